//! Dollars to Donuts: what pieces bring and customers are worth, read again from the offers and the events.

use serde_json::{Value, json};

use super::{Truth, last, number, offers, own, truth};
use crate::position::{Claim, Position};

fn total(counts: &Value) -> i64 {
    counts.as_object().map_or(0, |counts| counts.values().map(number).sum())
}

pub(super) fn check(position: &Position, events: &[Value], claim: &Claim) -> Option<Truth> {
    let (me, view, parts) = (position.me(), &position.view, &position.parts);
    let mine = |kind: &str| own(position, events, kind);
    let seat = &view["seats"][me];
    let dollars = json!(total(&seat["hand"]));
    let empty = seat["faces"].as_array()?.iter().filter(|face| face.is_null()).count();
    let customer = |id: &Value| {
        let customers = parts["customers"].as_array().unwrap();
        customers.iter().find(|customer| customer["id"] == *id).map(|customer| customer["name"].clone())
    };
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
    match claim.id {
        "coach-start" => offers(position, "start").next().map(|_| Truth::new()),
        "coach-pay" => offers(position, "pay").next().map(|_| Truth::new()),
        "coach-no-room" => {
            buys().all(|offer| offer["places"].as_array().is_some_and(Vec::is_empty)).then(Truth::new)
        }
        "coach-first-buy" => truth([("n", dollars)]),
        "coach-only-free" => buys().all(|offer| offer["price"] == 0).then(Truth::new),
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
        "coach-lay-nothing" => (most("lay") == (0, 0)).then(Truth::new),
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
        "coach-serve-wait" => {
            offers(position, "serve").all(|offer| number(&offer["gain"]) <= 0).then(Truth::new)
        }
        "coach-serve-set" | "coach-serve-lead" | "coach-serve-level" | "coach-serve" => {
            let best = offers(position, "serve").map(|offer| number(&offer["gain"])).max()?;
            let of = |offer: &&Value| {
                customer(&offer["customer"]).as_ref() == claim.args.get("customer")
                    && number(&offer["gain"]) == best
            };
            let level = |offer: &&Value| claim.args.get("level").is_none_or(|level| offer["level"] == *level);
            let offer = offers(position, "serve").filter(of).find(level)?;
            let mut known =
                Truth::from([("customer", customer(&offer["customer"])?), ("points", json!(best))]);
            match claim.id {
                "coach-serve-set" => (number(&offer["sets"]) > 0).then_some(())?,
                "coach-serve-lead" => (number(&offer["majorities"]) > 0).then_some(())?,
                "coach-serve-level" => drop(known.insert("level", offer["level"].clone())),
                _ => {}
            }
            Some(known)
        }
        "coach-over" => {
            let standings = last(events, "over")?["standings"].as_array()?;
            let own = standings.iter().find(|standing| standing["seat"] == json!(me + 1))?;
            truth([("points", own["points"].clone())])
        }
        "coach-mat-full" => mine("mat_full").map(|_| Truth::new()),
        "coach-their-mat-full" => last(events, "mat_full").and_then(|e| truth([("who", e["seat"].clone())])),
        "coach-served-set" | "coach-served-lead" | "coach-served" => mine("served").and_then(|e| {
            let mut known = Truth::from([
                ("customer", customer(&e["customer"])?),
                ("points", e["worth"].clone()),
                ("total", points(e)),
            ]);
            let leads = e["leaders"].as_array()?.contains(&json!(me + 1));
            match claim.id {
                "coach-served-set" if number(&e["sets"]) > 0 => {
                    drop(known.insert("bonus", parts["set_bonus"].clone()))
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
