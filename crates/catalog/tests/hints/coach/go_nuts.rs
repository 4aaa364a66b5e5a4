//! Go Nuts for Donuts: what donuts are worth, counted again.

use serde_json::{Value, json};

use super::{Truth, last, number, own, truth};
use crate::go_nuts::{Table, points};
use crate::position::{Claim, Position, numbers};

pub(super) fn check(position: &Position, events: &[Value], claim: &Claim) -> Option<Truth> {
    let (me, view) = (position.me(), &position.view);
    let types = position.parts["types"].as_array().unwrap();
    let name = |donut: usize| types[donut]["name"].clone();
    let title = |event: &Value| name(event["donut"].as_u64().unwrap() as usize);
    let now: Table = view["collections"].as_array().unwrap().iter().map(numbers).collect();
    let worth = |seat: usize, donut: usize, by: i64| {
        let mut then = now.clone();
        then[seat][donut] += by;
        points(position, &then, seat) - points(position, &now, seat)
    };
    let named = |arg: &str| types.iter().position(|kind| kind["name"] == claim.args[arg]);
    let row: Vec<usize> =
        view["row"].as_array().unwrap().iter().filter_map(Value::as_u64).map(|n| n as usize).collect();
    let most = |seat: usize| row.iter().map(|donut| worth(seat, *donut, 1)).max().unwrap_or(0);
    let mine = |kind: &str| own(position, events, kind);
    let total = |event: &Value| event["points"][me].clone();
    let rivals = || (0..now.len()).filter(|other| *other != me);
    let seat = |index: usize| json!(index + 1);
    let cards: i64 = now[me].iter().sum();
    let kinds = now[me].iter().filter(|n| **n > 0).count() as i64;
    let limit = |kind: &str, arg: &str| {
        named("donut")
            .filter(|i| types[*i]["score"]["kind"] == kind && now[me][*i] > 0)
            .map(|i| number(&types[i]["score"][arg]))
    };
    match claim.id {
        "coach-first-round" => (view["round"] == 1).then(Truth::new),
        "coach-last-round" => {
            (view["deck"] == 0).then_some(())?;
            let donut = named("donut").filter(|donut| row.contains(donut))?;
            truth([("donut", name(donut)), ("points", json!(most(me)))])
        }
        "coach-full" => (limit("each_if_cards_at_most", "limit")? == cards)
            .then(|| Truth::from([("n", json!(cards)), ("donut", claim.args["donut"].clone())])),
        "coach-types-full" => (limit("each_if_types_at_most", "limit")? == kinds)
            .then(|| Truth::from([("n", json!(kinds)), ("donut", claim.args["donut"].clone())])),
        "coach-types-short" => (limit("each_if_types_at_least", "limit")? == kinds + 1)
            .then(|| Truth::from([("n", json!(kinds)), ("donut", claim.args["donut"].clone())])),
        "coach-gain" | "coach-gain-wanted" | "coach-gain-all" => {
            let donut = named("donut").filter(|donut| row.contains(donut))?;
            let gain = most(me);
            let wanting: Vec<usize> = rivals().filter(|who| worth(*who, donut, 1) >= gain).collect();
            let mut known = Truth::from([("donut", name(donut)), ("points", json!(worth(me, donut, 1)))]);
            match (claim.id, &wanting[..]) {
                ("coach-gain", []) => {}
                ("coach-gain-wanted", [who]) => drop(known.insert("who", seat(*who))),
                ("coach-gain-all", [_, _, ..]) => {}
                _ => return None,
            }
            Some(known)
        }
        "coach-rival" | "coach-clear" => {
            let donut = named("donut").filter(|donut| row.contains(donut))?;
            let who = number(&claim.args["who"]) as usize - 1;
            (who != me && who < now.len()).then_some(())?;
            truth([("donut", name(donut)), ("who", seat(who)), ("points", json!(rivals().map(most).max()?))])
                .filter(|_| worth(who, donut, 1) == rivals().map(most).max().unwrap_or(0))
        }
        "coach-top" | "coach-any" => {
            let pile = numbers(&view["pile"]);
            let found = named("found")?;
            let lies = if claim.id == "coach-top" {
                pile.last() == Some(&(found as i64))
            } else {
                pile.contains(&(found as i64))
            };
            let power = if claim.id == "coach-top" { "take_top_discard" } else { "take_any_discard" };
            let donut =
                named("donut").filter(|donut| row.contains(donut) && types[*donut]["power"] == power)?;
            lies.then_some(())?;
            truth([("donut", name(donut)), ("found", name(found)), ("points", json!(worth(me, found, 1)))])
        }
        "coach-claw" => {
            let donut =
                named("donut").filter(|donut| row.contains(donut) && types[*donut]["power"] == "steal")?;
            truth([("donut", name(donut)), ("points", json!(-worth(me, donut, 1)))])
        }
        "coach-rid" => {
            let donut = named("donut").filter(|donut| row.contains(donut))?;
            let bad = named("bad").filter(|bad| now[me][*bad] > 0 && worth(me, *bad, -1) > 0)?;
            matches!(types[donut]["power"].as_str(), Some("give" | "discard_own")).then_some(())?;
            truth([("donut", name(donut)), ("bad", name(bad))])
        }
        "coach-majority" => {
            let donut = named("donut")
                .filter(|donut| row.contains(donut) && types[*donut]["score"]["kind"] == "majority")?;
            let best = rivals().map(|who| now[who][donut]).max()?;
            (best == now[me][donut] && best > 0).then_some(())?;
            truth([("donut", name(donut)), ("n", json!(best))])
        }
        "coach-nothing-here" => (most(me) <= 0).then(Truth::new),
        "coach-keep" => {
            let (best, other) = (named("donut")?, named("other")?);
            let peeked = numbers(&view["peeked"]);
            (peeked.contains(&(best as i64)) && peeked.contains(&(other as i64))).then_some(())?;
            let (points, less) = (worth(me, best, 1), worth(me, other, 1));
            (points > less).then_some(())?;
            truth([
                ("donut", name(best)),
                ("other", name(other)),
                ("points", json!(points)),
                ("less", json!(less)),
            ])
        }
        "coach-pile" => {
            let donut = named("donut").filter(|donut| numbers(&view["pile"]).contains(&(*donut as i64)))?;
            truth([("donut", name(donut)), ("points", json!(worth(me, donut, 1)))])
        }
        "coach-steal" | "coach-trash" => {
            let who = number(&claim.args["who"]) as usize - 1;
            (who != me && who < now.len() && now[who].iter().sum::<i64>() > 0).then_some(())?;
            let best = rivals()
                .filter(|who| now[*who].iter().sum::<i64>() > 0)
                .map(|who| points(position, &now, who))
                .max();
            (best == Some(points(position, &now, who))).then_some(())?;
            truth([("who", seat(who)), ("points", json!(points(position, &now, who)))])
        }
        "coach-better-off" | "coach-costs-nothing" | "coach-costs" | "coach-pass" => {
            let donut = named("donut").filter(|donut| now[me][*donut] > 0)?;
            let change = worth(me, donut, -1);
            let mut known = Truth::from([("donut", name(donut))]);
            match claim.id {
                "coach-better-off" if change > 0 => drop(known.insert("points", json!(change))),
                "coach-costs-nothing" if change == 0 => {}
                "coach-costs" if change < 0 => drop(known.insert("points", json!(-change))),
                "coach-pass" if change <= 0 => {
                    known.insert("points", json!(-change));
                    known.insert("who", seat((me + now.len() - 1) % now.len()));
                }
                _ => return None,
            }
            Some(known)
        }
        "coach-won" | "coach-lost" => {
            let over = last(events, "over")?;
            let winners = over["winners"].as_array()?;
            let won = winners.contains(&seat(me));
            let mut known = Truth::from([("n", json!(winners.len())), ("points", over["score"].clone())]);
            match (claim.id, won) {
                ("coach-won", true) => {}
                ("coach-lost", false) => {
                    known.insert("who", json!(winners));
                    known.insert("own", json!(points(position, &now, me)));
                }
                _ => return None,
            }
            Some(known)
        }
        "coach-gone" => {
            let moved = events.iter().rev().find(|e| e["kind"] == "moved" && e["from"] == seat(me))?;
            truth([("who", moved["to"].clone()), ("donut", title(moved)), ("points", total(moved))])
        }
        "coach-came" => {
            let moved = events.iter().rev().find(|e| e["kind"] == "moved" && e["to"] == seat(me))?;
            truth([
                ("who", moved["from"].clone()),
                ("donut", title(moved)),
                ("n", moved["copies"].clone()),
                ("points", total(moved)),
            ])
        }
        "coach-discarded" => {
            mine("discarded").and_then(|e| truth([("donut", title(e)), ("points", total(e))]))
        }
        "coach-drew" | "coach-kept" | "coach-found" => {
            let kind = match claim.id {
                "coach-drew" => "drew",
                "coach-kept" => "kept",
                _ => "salvaged",
            };
            mine(kind)
                .and_then(|e| truth([("donut", title(e)), ("n", e["copies"].clone()), ("points", total(e))]))
        }
        "coach-fizzled" => mine("fizzled").and_then(|e| truth([("donut", title(e))])),
        "coach-took" => mine("taken").and_then(|e| {
            truth([
                ("place", e["place"].clone()),
                ("donut", title(e)),
                ("n", e["copies"].clone()),
                ("points", total(e)),
            ])
        }),
        "coach-clashed" => {
            let clash = events.iter().rev().find(|e| {
                e["kind"] == "contested"
                    && e["seats"].as_array().is_some_and(|seats| seats.contains(&seat(me)))
            })?;
            let others: Vec<Value> =
                clash["seats"].as_array()?.iter().filter(|other| **other != seat(me)).cloned().collect();
            truth([("who", json!(others)), ("donut", title(clash))])
        }
        _ => None,
    }
}
