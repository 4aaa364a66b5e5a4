//! Doughnut Drive-Thru: faces, tips and pieces counted again from the view, the offers and the events.

use serde_json::{Value, json};

use super::{Truth, last, number, offers, own, truth};
use crate::position::{Claim, Position};

pub(super) fn check(position: &Position, events: &[Value], claim: &Claim) -> Option<Truth> {
    let (me, view) = (position.me(), &position.view);
    let mine = |kind: &str| own(position, events, kind);
    let recipes = position.parts["recipes"].as_array()?;
    let name = |index: &Value| recipes[index.as_u64().unwrap() as usize]["name"].clone();
    let card = |index: &Value| &recipes[index.as_u64().unwrap() as usize];
    let needed = &position.parts["constants"]["served_to_end"];
    let faces = &position.parts["constants"]["die_faces"];
    let seat = &view["seats"][me];
    let len = |list: &str| seat[list].as_array().map_or(0, Vec::len);
    let named = |kind: &'static str| {
        offers(position, kind).filter(|offer| name(&offer["recipe"]) == claim.args["recipe"])
    };
    let odds = |offer: &Value, which: &str| number(&offer["odds"][which]);
    let most = |kind: &'static str, which: &str| offers(position, kind).map(|offer| odds(offer, which)).max();
    match claim.id {
        "coach-draft" => (view["asks"] == "draft").then(Truth::new),
        "coach-ends" => {
            let offer = named("serve").find(|offer| offer["gain"]["last_round"] == true)?;
            truth([("recipe", name(&offer["recipe"]))])
        }
        "coach-last-serve" => {
            (view["last_round"] == true && offers(position, "serve").next().is_some()).then(Truth::new)
        }
        "coach-last-round" => {
            (view["last_round"] == true && offers(position, "serve").next().is_none()).then(Truth::new)
        }
        "coach-two-pieces" => {
            let two = named("serve").find(|offer| offer["pieces"] == 2)?;
            let one = named("serve").find(|offer| offer["pieces"] == 1)?;
            (odds(two, "plain") > odds(one, "plain") && Some(odds(two, "plain")) == most("serve", "plain"))
                .then_some(())?;
            truth([
                ("recipe", name(&two["recipe"])),
                ("n", json!(odds(two, "plain"))),
                ("one", json!(odds(one, "plain"))),
                ("of", faces.clone()),
            ])
        }
        "coach-serve-hopeless" => named("serve")
            .next()
            .filter(|_| most("serve", "plain") == Some(0))
            .and_then(|o| truth([("recipe", name(&o["recipe"]))])),
        "coach-serve-helped"
        | "coach-serve-plain"
        | "coach-serve"
        | "coach-prepare-helped"
        | "coach-prepare" => {
            let kind = if claim.id.starts_with("coach-serve") { "serve" } else { "prepare" };
            let best = most(kind, "plain")?;
            let offer = named(kind)
                .filter(|offer| odds(offer, "plain") == best)
                .min_by_key(|offer| number(&offer["pieces"]))?;
            let mut known =
                Truth::from([("recipe", name(&offer["recipe"])), ("n", json!(best)), ("of", faces.clone())]);
            let tip = number(&card(&offer["recipe"])["tip"]);
            let helps = odds(offer, "helped") > best;
            match claim.id {
                "coach-serve-helped" | "coach-prepare-helped" if helps => {
                    known.insert("helped", json!(odds(offer, "helped")));
                }
                "coach-serve-plain" if tip == 0 => {}
                "coach-serve" if tip > 0 => drop(known.insert("tip", json!(tip))),
                "coach-prepare" if !helps => {}
                _ => return None,
            }
            Some(known)
        }
        "coach-empty-hand" => (seat["hand"] == 0).then(Truth::new),
        "coach-learn" => (len("unprepared") + len("prepared") == 0).then(Truth::new),
        "coach-serve-full" | "coach-prepare-full" => {
            let (list, kind) = if claim.id == "coach-serve-full" {
                ("prepared", "serve")
            } else {
                ("unprepared", "prepare")
            };
            (offers(position, kind).next().is_none() && len(list) > 0).then_some(())?;
            truth([("n", json!(len(list)))])
        }
        "coach-tired" => truth([("n", json!(len("served") as i64 - number(&seat["ready"])))]),
        "coach-keep-easy" | "coach-keep" => {
            let kept = || offers(position, "keep").filter_map(|offer| offer["kept"].as_array()?.first());
            let total = |index: &Value| number(&card(index)["prepare"]) + number(&card(index)["serve"]);
            let tip = |index: &Value| number(&card(index)["tip"]);
            let least = kept().map(total).min()?;
            let richest = kept().map(tip).max()?;
            let is = |arg: &str| kept().find(|index| name(index) == claim.args[arg]);
            if claim.id == "coach-keep-easy" {
                let easy = is("recipe").filter(|index| total(index) == least)?;
                return truth([("recipe", name(easy)), ("tip", json!(richest))]);
            }
            let (easy, rich) = (is("easy").filter(|index| total(index) == least)?, is("rich")?);
            truth([
                ("easy", name(easy)),
                ("rich", name(rich)),
                ("less", json!(tip(easy))),
                ("tip", json!(richest)),
            ])
        }
        "coach-spend-tip" | "coach-spend-serve" | "coach-spend" => {
            let spend = offers(position, "spend").next()?;
            let mut known = Truth::from([("n", spend["recognitions"].clone())]);
            if claim.id == "coach-spend-tip" {
                known.insert("tip", spend["gain"]["tip"].clone());
            }
            ((claim.id == "coach-spend") == spend["gain"].is_null()).then_some(known)
        }
        "coach-over" => {
            last(events, "over")?;
            let served = seat["served"].as_array()?;
            truth([("tips", json!(served.iter().map(|index| number(&card(index)["tip"])).sum::<i64>()))])
        }
        "coach-your-last" => mine("last_round").and_then(|_| truth([("n", needed.clone())])),
        "coach-their-last" => last(events, "last_round")
            .and_then(|e| truth([("who", e["seat"].clone()), ("n", needed.clone())])),
        "coach-served-plain" => mine("served").filter(|e| e["tip"] == 0).and_then(|e| {
            truth([("recipe", name(&e["recipe"])), ("n", e["served"].clone()), ("of", needed.clone())])
        }),
        "coach-served" => mine("served").and_then(|e| {
            truth([
                ("recipe", name(&e["recipe"])),
                ("tip", e["tip"].clone()),
                ("tips", e["tips"].clone()),
                ("n", e["served"].clone()),
                ("of", needed.clone()),
            ])
        }),
        "coach-prepared" => mine("prepared").filter(|e| e["spent"] == 0).and_then(|e| {
            truth([("recipe", name(&e["recipe"])), ("needed", card(&e["recipe"])["serve"].clone())])
        }),
        "coach-prepared-spent" => {
            mine("prepared").and_then(|e| truth([("recipe", name(&e["recipe"])), ("n", e["spent"].clone())]))
        }
        "coach-always-fails" => {
            mine("failed").and_then(|e| truth([("die", e["die"].clone()), ("recipe", name(&e["recipe"]))]))
        }
        "coach-too-low" => {
            mine("failed").and_then(|e| truth([("n", e["short"].clone()), ("recipe", name(&e["recipe"]))]))
        }
        "coach-declined" => mine("failed").and_then(|e| truth([("recipe", name(&e["recipe"]))])),
        "coach-kept-none" => {
            mine("kept").filter(|e| e["kept"].as_array().is_some_and(Vec::is_empty)).map(|_| Truth::new())
        }
        "coach-kept" => mine("kept").and_then(|e| {
            let first = e["kept"].as_array()?.first()?;
            truth([
                ("recipe", name(first)),
                ("prepare", card(first)["prepare"].clone()),
                ("serve", card(first)["serve"].clone()),
            ])
        }),
        "coach-coffee-nothing" => mine("refreshed").filter(|e| e["recognitions"] == 0).map(|_| Truth::new()),
        "coach-coffee" => mine("refreshed").and_then(|e| truth([("n", e["ready"].clone())])),
        "coach-took" => {
            mine("took").and_then(|e| truth([("n", e["pieces"].clone()), ("hand", e["hand"].clone())]))
        }
        "coach-passed" => mine("passed").map(|_| Truth::new()),
        _ => None,
    }
}
