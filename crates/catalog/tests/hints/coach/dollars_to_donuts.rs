//! Dollars to Donuts: what pieces bring and customers are worth, read again from the offers and the events.

use serde_json::{Value, json};

use super::{Truth, bare, last, number, offers, own, truth};
use crate::position::Position;

fn total(counts: &Value) -> i64 {
    counts.as_object().map_or(0, |counts| counts.values().map(number).sum())
}

pub(super) fn check(position: &Position, events: &[Value], id: &str) -> Vec<Truth> {
    match id {
        "coach-serve-set" | "coach-serve-lead" | "coach-serve-level" | "coach-serve" => {
            best_served(position, id)
        }
        _ => one(position, events, id).into_iter().collect(),
    }
}

fn customer(position: &Position, id: &Value) -> Value {
    let customers = position.parts["customers"].as_array().unwrap();
    customers.iter().find(|customer| customer["id"] == *id).map_or(Value::Null, |found| found["name"].clone())
}

/// The customers who bring most now.
fn best_served(position: &Position, id: &str) -> Vec<Truth> {
    let best = offers(position, "serve").map(|offer| number(&offer["gain"])).max();
    let levels = position.parts["levels"].as_array().map_or(0, Vec::len) as i64;
    let said =
        offers(position, "serve").filter(|offer| Some(number(&offer["gain"])) == best).filter_map(|offer| {
            let mut known = Truth::from([
                ("customer", customer(position, &offer["customer"])),
                ("points", offer["gain"].clone()),
            ]);
            let holds = match id {
                "coach-serve-set" => number(&offer["sets"]) > 0,
                "coach-serve-lead" => number(&offer["majorities"]) > 0,
                "coach-serve-level" => {
                    known.insert("level", offer["level"].clone());
                    number(&offer["level"]) < levels
                }
                _ => number(&offer["level"]) == levels,
            };
            (holds && number(&offer["gain"]) > 0).then_some(known)
        });
    said.collect()
}

fn one(position: &Position, events: &[Value], id: &str) -> Option<Truth> {
    let (me, view, parts) = (position.me(), &position.view, &position.parts);
    let mine = |kind: &str| own(position, events, kind);
    let seat = &view["seats"][me];
    let dollars = json!(total(&seat["hand"]));
    let empty = seat["faces"].as_array()?.iter().filter(|face| face.is_null()).count();
    let most = |kind: &'static str| {
        let brings = offers(position, kind)
            .map(|offer| (total(&offer["brings"]["tokens"]), number(&offer["brings"]["dollars"])));
        brings.fold((0, 0), |most, one| (most.0.max(one.0), most.1.max(one.1)))
    };
    let points = |event: &Value| event["points"][me].clone();
    let buys = || offers(position, "buy");
    let perfect = events
        .iter()
        .filter(|e| e["kind"] == "perfect" && e["seat"] == json!(me + 1) && e["token"] == true)
        .count() as i64;
    let sold: i64 = events
        .iter()
        .filter(|e| e["kind"] == "mismatched" && e["seat"] == json!(me + 1))
        .map(|e| number(&e["pays"]))
        .sum();
    match id {
        "coach-start" => bare(offers(position, "start").next().is_some()),
        "coach-pay" => bare(offers(position, "pay").next().is_some()),
        "coach-no-room" => bare(buys().all(|offer| offer["places"].as_array().is_some_and(Vec::is_empty))),
        "coach-first-buy" => truth([("n", dollars)]),
        "coach-only-free" => bare(buys().all(|offer| offer["price"] == 0)),
        "coach-few-squares" => truth([("n", json!(empty))]),
        "coach-buy" => {
            truth([("n", dollars), ("price", json!(buys().map(|offer| number(&offer["price"])).max()?))])
        }
        "coach-lay" => {
            let (donuts, dollars) = most("lay");
            truth([("n", json!(donuts)), ("dollars", json!(dollars))])
        }
        "coach-lay-perfect" => truth([("n", json!(most("lay").0))]),
        "coach-lay-sell" => {
            (most("lay").0 == 0).then_some(()).and_then(|()| truth([("dollars", json!(most("lay").1))]))
        }
        "coach-lay-nothing" => bare(most("lay") == (0, 0)),
        "coach-put-perfect" => truth([("n", json!(most("put").0))]),
        "coach-put-sell" => {
            (most("put").0 == 0).then_some(()).and_then(|()| truth([("n", json!(most("put").1))]))
        }
        "coach-put-pair" => truth([(
            "points",
            json!(offers(position, "put").filter_map(|offer| offer["pair"].as_i64()).max()?),
        )]),
        "coach-put-keep" | "coach-put-fill" => {
            (most("put") == (0, 0)).then_some(()).and_then(|()| truth([("n", dollars)]))
        }
        "coach-serve-wait" => bare(offers(position, "serve").all(|offer| number(&offer["gain"]) <= 0)),
        "coach-over" => {
            let standings = last(events, "over")?["standings"].as_array()?;
            let own = standings.iter().find(|standing| standing["seat"] == json!(me + 1))?;
            truth([("points", own["points"].clone())])
        }
        "coach-mat-full" => bare(mine("mat_full").is_some()),
        "coach-their-mat-full" => last(events, "mat_full").and_then(|e| truth([("who", e["seat"].clone())])),
        "coach-served-set" | "coach-served-lead" | "coach-served" => mine("served").and_then(|e| {
            let mut known = Truth::from([
                ("customer", customer(position, &e["customer"])),
                ("points", e["worth"].clone()),
                ("total", points(e)),
            ]);
            let leads = e["leaders"].as_array()?.contains(&json!(me + 1));
            match id {
                "coach-served-set" if number(&e["sets"]) > 0 => {
                    known.insert("bonus", parts["set_bonus"].clone());
                }
                "coach-served-lead" if leads => {}
                "coach-served" if !leads => {}
                _ => return None,
            }
            Some(known)
        }),
        "coach-served-nobody" => {
            mine("served_nobody").and_then(|_| truth([("n", json!(total(&seat["tokens"])))]))
        }
        "coach-put-holes" => mine("put").and_then(|e| truth([("n", e["dollars"].clone())])),
        "coach-spoiled" => {
            let types = parts["types"].as_array()?;
            let spoilt = mine("mismatched").filter(|e| e["spoiled_by"].is_string() && sold == 0)?;
            let kind = types.iter().find(|kind| kind["code"] == spoilt["spoiled_by"])?;
            truth([("donut", kind["name"].clone())])
        }
        "coach-sold" => (perfect == 0).then_some(()).and_then(|()| truth([("n", json!(sold))])),
        "coach-perfect" => (sold == 0).then_some(()).and_then(|()| truth([("n", json!(perfect))])),
        "coach-both" => truth([("n", json!(perfect)), ("dollars", json!(sold))]),
        "coach-laid-over" => {
            mine("laid").and_then(|e| truth([("n", e["on_mat"].clone()), ("empty", e["empty"].clone())]))
        }
        "coach-laid" => mine("laid").and_then(|e| truth([("empty", e["empty"].clone())])),
        "coach-paid" => mine("paid").and_then(|e| truth([("n", e["dollars"].clone())])),
        "coach-kept" | "coach-bought-nothing" => truth([("n", dollars)]),
        _ => None,
    }
}
