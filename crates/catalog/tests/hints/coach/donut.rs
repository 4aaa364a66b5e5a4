//! Donut!: cards counted again from the view, and what the events say.

use serde_json::{Value, json};

use super::{Truth, bare, last, number, offers, own, truth};
use crate::position::Position;

pub(super) fn check(position: &Position, events: &[Value], id: &str) -> Vec<Truth> {
    one(position, events, id).into_iter().collect()
}

/// A card as it is called.
fn card(position: &Position, code: &str) -> Value {
    let parts = &position.parts;
    if parts["plain"]["code"] == code {
        return parts["plain"]["name"].clone();
    }
    let flavours = parts["flavours"].as_array().unwrap();
    let flavour = flavours.iter().find(|flavour| flavour["code"] == code[..1]).unwrap();
    json!(format!("{} {}", flavour["name"].as_str().unwrap(), &code[1..]))
}

/// What a card counts for winning: trending ones beat those of the flavour that was led.
fn strength(position: &Position, offer: &Value, trending: &str) -> (bool, i64) {
    let parts = &position.parts;
    let value = offer["card"].as_str().and_then(|code| code[1..].parse::<i64>().ok());
    let ranks = parts["ranks"].as_array().unwrap();
    let rank = value.and_then(|value| ranks.iter().find(|rank| rank["value"] == value));
    (offer["as"] == trending, number(&rank.unwrap_or(&parts["plain"])["rank2"]))
}

fn one(position: &Position, events: &[Value], id: &str) -> Option<Truth> {
    let (me, view) = (position.me(), &position.view);
    let mine = |kind: &str| own(position, events, kind);
    let numbers = &position.parts["numbers"];
    let seats = view["seats"].as_array()?;
    let hand: Vec<&str> =
        view["hand"].as_array().map_or(Vec::new(), |cards| cards.iter().filter_map(Value::as_str).collect());
    let plain = position.parts["plain"]["code"].as_str()?;
    let trending = view["trending"].as_str().unwrap_or("?");
    let trumps = hand.iter().filter(|card| card.starts_with(trending) || **card == plain).count();
    let target = position.option("target_fame").parse::<i64>().ok()?;
    let one_sale = |seat: usize| {
        seats[seat]["reviews"] == 0
            && number(&seats[seat]["fame"]) + number(&numbers["fame_per_sale"]) >= target
    };
    let plays = || offers(position, "play");
    let wins = |offer: &Value| matches!(offer["effect"].as_str(), Some("best_so_far" | "makes_sale"));
    let sale = view["sales"].as_array().and_then(|sales| sales.last());
    let best = sale.map_or(0, |sale| number(&sale["best"]) as usize);
    let n = |count: usize| json!(count);
    let hand_size = number(&numbers["hand"]);
    match id {
        "coach-name" => bare(view["phase"] == "name"),
        "coach-sit-walkover" => {
            let out = offers(position, "out").next()?;
            out["walkover"].is_u64().then_some(())?;
            truth([("who", out["walkover"].clone()), ("sales", numbers["walkover_sales"].clone())])
        }
        "coach-sit-weak" => {
            (trumps == 0).then_some(()).and_then(|()| truth([("tokens", seats[me]["tokens"].clone())]))
        }
        "coach-sit-one" => bare(trumps == 1 && number(&seats[me]["tokens"]) > 0),
        "coach-sit-strong" => (trumps > 1).then_some(()).and_then(|()| truth([("n", n(trumps))])),
        "coach-sit-review" => {
            (seats[me]["tokens"] == 0).then_some(()).and_then(|()| truth([("n", n(trumps))]))
        }
        "coach-sit-fame" => bare(offers(position, "out").next()?["price"] == "fame"),
        "coach-sit-free" => bare(offers(position, "out").next()?["price"] == "nothing"),
        "coach-flip" | "coach-flip-plain" => {
            let flip = offers(position, "swap").find_map(|offer| offer["flip"].as_str())?;
            match id {
                "coach-flip-plain" => bare(flip == plain),
                _ => truth([("card", card(position, flip))]).filter(|_| flip.starts_with(trending)),
            }
        }
        "coach-exchange-none" => bare(trumps == hand.len()),
        "coach-exchange-many" => {
            let dull = hand.len() - trumps;
            (dull as i64 > number(&numbers["exchange_max"])).then_some(())?;
            truth([("n", n(dull)), ("most", numbers["exchange_max"].clone())])
        }
        "coach-exchange" => {
            (hand.len() > trumps).then_some(()).and_then(|()| truth([("n", n(hand.len() - trumps))]))
        }
        "coach-lead-all" => bare(position.choices().iter().all(|choice| choice["certain"].is_string())),
        "coach-one-sale" | "coach-win-now" => bare(one_sale(me)),
        "coach-lead-none-yet" => {
            let done =
                view["sales"].as_array()?.iter().filter(|sale| !sale["winner"].is_null()).count() as i64;
            (seats[me]["sales"] == 0 && hand_size - done <= 2).then_some(())?;
            truth([("n", json!(hand_size - done))])
        }
        "coach-lead-no-trump" => bare(trumps == 0),
        "coach-lead" => truth([("n", n(trumps))]),
        "coach-cannot-win" | "coach-cannot-stop" => {
            (!plays().any(wins) && (id == "coach-cannot-stop") == one_sale(best - 1)).then_some(())?;
            truth([("who", n(best))])
        }
        "coach-stop" => {
            (one_sale(best - 1) && plays().any(wins)).then_some(()).and_then(|()| truth([("who", n(best))]))
        }
        "coach-others-follow" => {
            let players = seats.iter().filter(|seat| seat["status"] == "in").count();
            truth([("n", n(players - sale?["plays"].as_array()?.len() - 1))])
        }
        "coach-last" | "coach-last-lucky" => {
            let makes = plays().filter(|offer| offer["effect"] == "makes_sale");
            let least = makes.min_by_key(|offer| strength(position, offer, trending))?;
            let lucky = number(&least["bonuses"]) > 0;
            truth([("card", card(position, least["card"].as_str()?))])
                .filter(|_| lucky == (id == "coach-last-lucky"))
        }
        "coach-lucky" => {
            truth([("n", seats[me]["reviews"].clone()), ("tokens", seats[me]["tokens"].clone())])
        }
        "coach-lucky-no-token" => (seats[me]["tokens"] == 0)
            .then_some(())
            .and_then(|()| truth([("n", seats[me]["reviews"].clone())])),
        "coach-won" => bare(last(events, "over")?["winners"].as_array()?.contains(&n(me + 1))),
        "coach-lost" => {
            let winners = last(events, "over")?["winners"].as_array()?;
            (!winners.contains(&n(me + 1))).then_some(())?;
            truth([("who", json!(winners)), ("n", n(winners.len())), ("fame", seats[me]["fame"].clone())])
        }
        "coach-review" => mine("review").and_then(|e| truth([("n", e["reviews"].clone())])),
        "coach-fame-lost" => mine("fame_lost").and_then(|e| truth([("fame", e["fame"].clone())])),
        "coach-token" => mine("token_back").and_then(|e| truth([("n", e["tokens"].clone())])),
        "coach-luck-wasted" => bare(mine("luck_wasted").is_some()),
        "coach-lucky-returned" | "coach-returned" => mine("review_returned").and_then(|e| {
            let cause = if id == "coach-returned" { "sale" } else { "lucky" };
            (e["cause"] == cause).then_some(())?;
            truth([("n", e["reviews"].clone())])
        }),
        "coach-walkover" => mine("fame")
            .filter(|e| e["cause"] == "walkover")
            .and_then(|e| truth([("fame", e["fame"].clone())])),
        "coach-fame" => mine("fame").and_then(|e| {
            truth([("fame", e["fame"].clone()), ("n", json!((target - number(&e["fame"])).max(0)))])
        }),
        "coach-outsold" | "coach-outsold-none" => {
            let sold = last(events, "sold")?;
            (sold["seat"] != n(me + 1)).then_some(())?;
            ((id == "coach-outsold-none") == (seats[me]["sales"] == 0)).then_some(())?;
            truth([("who", sold["seat"].clone()), ("n", json!(hand_size - number(&sold["number"])))])
        }
        "coach-void" => mine("void").and_then(|e| {
            let flavours = position.parts["flavours"].as_array()?;
            let flavour = flavours.iter().find(|flavour| flavour["code"] == e["flavour"])?;
            truth([("flavour", flavour["name"].clone())])
        }),
        "coach-took-flip" => {
            mine("picked_flip").and_then(|e| truth([("card", card(position, e["flip"].as_str()?))]))
        }
        "coach-exchanged" => mine("exchanged").and_then(|_| truth([("n", n(trumps))])),
        "coach-sat-out" => mine("sat_out").and_then(|e| truth([("n", e["tokens"].clone())])),
        _ => None,
    }
}
