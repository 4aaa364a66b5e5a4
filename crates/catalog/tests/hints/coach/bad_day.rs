//! A Bad Day for Donuts: cubes, odds and steps read again from the view, the offers and the events.

use serde_json::{Value, json};

use super::{Truth, last, number, offers, own, truth};
use crate::position::{Claim, Position};

pub(super) fn check(position: &Position, events: &[Value], claim: &Claim) -> Option<Truth> {
    let (me, view) = (position.me(), &position.view);
    let parts = &position.parts;
    let mine = |kind: &str| own(position, events, kind);
    let donuts = parts["donuts"].as_array()?;
    let card = |id: &Value| donuts.iter().find(|donut| donut["id"] == *id).unwrap_or(&Value::Null);
    let title = |donut: &Value| card(&donut["card"])["name"].clone();
    let own_seat = json!(me + 1);
    let of = |kind: &str, side: &str| {
        events.iter().rev().find(|e| e["kind"] == kind && e[side]["seat"] == own_seat)
    };
    let enemy = |clash: &Value| {
        let seat = &view["seats"][number(&clash["seat"]) as usize - 1];
        let donut = seat["donuts"].as_array()?.iter().find(|donut| donut["disc"] == clash["disc"])?;
        Some(title(donut))
    };
    let home = || {
        let kitchen = &view["seats"][me]["kitchen"];
        view["seats"][me]["donuts"].as_array()?.iter().find(|donut| donut["space"] == *kitchen).map(title)
    };
    let tenths = |thousandths: &Value| json!((number(thousandths) + 50) / 100);
    let fights = || offers(position, "move").map(|offer| &offer["fight"]).filter(|fight| !fight.is_null());
    let surest = || fights().map(|fight| number(&fight["win"])).max();
    let pool = &view["steps"];
    let loss = || offers(position, "pass").next().map(|offer| &offer["loss"]);
    let missing = number(&view["goal"]) - number(&view["seats"][me]["points"]);
    let ways = || {
        position
            .choices()
            .iter()
            .map(|choice| &choice["offer"])
            .filter(|offer| matches!(offer["kind"].as_str(), Some("steer" | "go")))
    };
    let into = || ways().filter(|way| !way["fight"].is_null()).count();
    match claim.id {
        "coach-bake" | "coach-bake-better" => {
            let find = |arg: &str| {
                offers(position, "bake").find(|offer| card(&offer["card"])["name"] == claim.args[arg])
            };
            let (tough, other) = (find("donut")?, find("other")?);
            let mut known = Truth::from([
                ("donut", claim.args["donut"].clone()),
                ("other", claim.args["other"].clone()),
                ("n", tough["cubes"].clone()),
                ("fewer", other["cubes"].clone()),
            ]);
            if claim.id == "coach-bake" {
                known.insert("points", tough["points"].clone());
                known.insert("less", other["points"].clone());
            }
            (number(&tough["cubes"]) > number(&other["cubes"])).then_some(known)
        }
        "coach-heal" => offers(position, "heal").any(|offer| offer["now_fresh"] == true).then(Truth::new),
        "coach-leave" | "coach-leave-now" => truth([("donut", home()?)]),
        "coach-leave-step" => truth([("donut", home()?), ("n", pool.clone())]),
        "coach-prey" => {
            let who = number(&claim.args["who"]) as usize;
            (who != me + 1).then_some(())?;
            let theirs = view["seats"].as_array()?.get(who - 1)?["donuts"].as_array()?;
            let prey =
                theirs.iter().find(|donut| title(donut) == claim.args["donut"] && donut["stale"] == true)?;
            truth([
                ("donut", title(prey)),
                ("who", json!(who)),
                ("points", card(&prey["card"])["points"].clone()),
            ])
        }
        "coach-winning" => {
            let fight = fights().find(|fight| {
                number(&fight["points"]) >= missing && enemy(fight).as_ref() == claim.args.get("donut")
            })?;
            truth([("donut", enemy(fight)?), ("who", fight["seat"].clone()), ("n", json!(missing))])
        }
        "coach-no-enemy" => {
            fights().next().is_none().then_some(()).and_then(|()| truth([("n", pool.clone())]))
        }
        "coach-good-fight" | "coach-even-fight" => {
            let best = surest()?;
            let fight = fights().find(|fight| {
                number(&fight["win"]) == best
                    && enemy(fight).as_ref() == claim.args.get("donut")
                    && fight["points"] == claim.args["points"]
            })?;
            let mut known = Truth::from([
                ("donut", enemy(fight)?),
                ("who", fight["seat"].clone()),
                ("points", fight["points"].clone()),
            ]);
            if claim.id == "coach-good-fight" {
                known.insert("tenths", tenths(&fight["win"]));
            } else {
                known.insert(
                    "stake",
                    claim.args["stake"]
                        .clone()
                        .as_i64()
                        .filter(|stake| fights().any(|f| number(&f["stake"]) == *stake))
                        .map(|stake| json!(stake))?,
                );
            }
            Some(known)
        }
        "coach-bad-fight" => {
            (surest()? <= 450).then_some(()).and_then(|()| truth([("n", json!(fights().count()))]))
        }
        "coach-next-fight" => {
            let all = || offers(position, "fight").map(|offer| &offer["fight"]);
            let best = all().map(|fight| number(&fight["win"])).max()?;
            let fight = all().find(|fight| {
                number(&fight["win"]) == best && enemy(fight).as_ref() == claim.args.get("donut")
            })?;
            truth([
                ("donut", enemy(fight)?),
                ("who", fight["seat"].clone()),
                ("tenths", tenths(&fight["win"])),
            ])
        }
        "coach-dice" => {
            let best = offers(position, "more_dice").max_by_key(|offer| number(&offer["then"]["win"]))?;
            truth([("from", tenths(&best["now"]["win"])), ("tenths", tenths(&best["then"]["win"]))])
        }
        "coach-answer" | "coach-answer-out" => {
            let best = offers(position, "reroll").max_by_key(|offer| number(&offer["then"]["win"]))?;
            let mut known = Truth::from([("tenths", tenths(&best["then"]["win"]))]);
            if claim.id == "coach-answer" {
                known.insert("n", loss()?["damage"].clone());
            }
            ((claim.id == "coach-answer-out") == (loss()?["left"] == 0)).then_some(known)
        }
        "coach-finish" => {
            let out = offers(position, "more_damage").find(|offer| offer["loss"]["left"] == 0)?;
            truth([("points", out["loss"]["points"].clone())])
        }
        "coach-more" | "coach-less" => {
            let kind = if claim.id == "coach-more" { "more_damage" } else { "less_damage" };
            let offer = offers(position, kind).next()?;
            truth([("n", offer["loss"]["damage"].clone()), ("before", loss()?["damage"].clone())])
        }
        "coach-save" => (loss()?["left"] == 0
            && offers(position, "less_damage").any(|o| o["loss"]["left"] != 0))
        .then(Truth::new),
        "coach-way-free" => (into() == 0).then_some(()).and_then(|()| truth([("n", json!(ways().count()))])),
        "coach-way-all-fights" => (into() == ways().count()).then(Truth::new),
        "coach-way-some-fights" => truth([("n", json!(into())), ("of", json!(ways().count()))]),
        "coach-drive-free" => (into() == 0).then(Truth::new),
        "coach-drive" => truth([("n", json!(into()))]),
        "coach-won" => mine("won").and_then(|e| truth([("points", e["points"].clone())])),
        "coach-lost" => last(events, "won").filter(|e| e["seat"] != own_seat).and_then(|e| {
            truth([
                ("who", e["seat"].clone()),
                ("points", e["points"].clone()),
                ("own", view["seats"][me]["points"].clone()),
            ])
        }),
        "coach-knocked-out" => {
            events.iter().rev().find(|e| e["kind"] == "eliminated" && e["by"] == own_seat).and_then(|e| {
                truth([
                    ("donut", title(&e["donut"])),
                    ("who", e["donut"]["seat"].clone()),
                    ("points", e["points"].clone()),
                    ("total", e["total"].clone()),
                    ("missing", json!((number(&view["goal"]) - number(&e["total"])).max(0))),
                ])
            })
        }
        "coach-out" => of("eliminated", "donut").and_then(|e| {
            truth([("donut", title(&e["donut"])), ("who", e["by"].clone()), ("points", e["points"].clone())])
        }),
        "coach-stale" => of("lost", "donut").and_then(|e| {
            truth([("donut", title(&e["donut"])), ("n", e["cubes"].clone()), ("dice", e["dice"].clone())])
        }),
        "coach-unhurt" => of("lost", "donut")
            .filter(|e| e["cubes"] == 0)
            .and_then(|e| truth([("donut", title(&e["donut"]))])),
        "coach-hurt" => of("lost", "donut").and_then(|e| {
            truth([
                ("donut", title(&e["donut"])),
                ("n", e["cubes"].clone()),
                ("left", e["donut"]["cubes"].clone()),
            ])
        }),
        "coach-hit" | "coach-hit-stale" => {
            last(events, "lost").filter(|e| e["donut"]["seat"] != own_seat).and_then(|e| {
                let mut known = Truth::from([
                    ("donut", title(&e["donut"])),
                    ("who", e["donut"]["seat"].clone()),
                    ("n", e["cubes"].clone()),
                ]);
                if claim.id == "coach-hit" {
                    known.insert("left", e["donut"]["cubes"].clone());
                }
                ((claim.id == "coach-hit-stale") == (e["now_stale"] == true)).then_some(known)
            })
        }
        "coach-fresh" => of("healed", "donut").and_then(|e| {
            truth([("donut", title(&e["donut"])), ("dice", parts["numbers"]["fresh_dice"].clone())])
        }),
        "coach-healed" => of("healed", "donut").and_then(|e| {
            truth([
                ("donut", title(&e["donut"])),
                ("n", e["cubes"].clone()),
                ("left", e["donut"]["cubes"].clone()),
            ])
        }),
        "coach-lapsed" => mine("stopped").and_then(|e| truth([("n", e["lapsed"].clone())])),
        "coach-stayed-home" => truth([("donut", home()?)]),
        "coach-rolled" => mine("movement_rolled").and_then(|e| {
            let sum: u32 = e["dice"].as_str()?.chars().filter_map(|face| face.to_digit(10)).sum();
            truth([("n", json!(sum))])
        }),
        "coach-locked" => of("moved", "donut").and_then(|e| {
            truth([
                ("donut", title(&e["donut"])),
                ("enemy", title(&e["enemy"])),
                ("who", e["enemy"]["seat"].clone()),
                ("points", card(&e["enemy"]["card"])["points"].clone()),
            ])
        }),
        "coach-moved" => of("moved", "donut")
            .and_then(|e| truth([("donut", title(&e["donut"])), ("n", e["steps"].clone())])),
        "coach-baked" => of("baked", "donut")
            .and_then(|e| truth([("donut", title(&e["donut"])), ("n", e["donut"]["cubes"].clone())])),
        _ => None,
    }
}
