//! Dollars to Donuts: choices are made, and what came of them is counted.

use serde_json::Value;
use tabletop::Turn;

use super::position::{Claim, Position, choices, holds, same};
use super::{Plant, Reader, later};

pub(crate) const READER: Reader = Reader {
    game: "dollars-to-donuts",
    check,
    ids: &[
        "why-start",
        "why-buy-completes",
        "why-buy-pays",
        "why-cheaper",
        "why-saves",
        "why-pay",
        "why-completes",
        "why-pays",
        "why-pair",
        "why-fills",
        "why-serve",
        "why-ahead",
        "why-hurts",
    ],
    plants: [
        Plant { id: "why-completes", spoil: |_, claim| claim.add("points", 1) },
        Plant { id: "why-completes", spoil: |_, claim| claim.add("donuts", 1) },
        Plant { id: "why-buy-completes", spoil: |_, claim| claim.add("points", 1) },
        Plant { id: "why-serve", spoil: |_, claim| claim.add("points", 1) },
    ],
};

fn check(position: &Position, claim: &Claim) -> Result<(), String> {
    claim.said.clone()?;
    later::check(position, claim, "points").unwrap_or_else(|| check_at_once(position, claim))
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

/// Counts by name, added up.
fn total(counts: &Value) -> i64 {
    counts.as_object().map_or(0, |counts| counts.values().map(number).sum())
}

/// The points of tokens by type.
fn token_points(position: &Position, tokens: &Value) -> i64 {
    let types = position.parts["types"].as_array().unwrap();
    let of = |code: &str| {
        types.iter().find(|kind| kind["code"] == code).map_or(0, |kind| number(&kind["token_points"]))
    };
    tokens.as_object().map_or(0, |tokens| tokens.iter().map(|(code, n)| of(code) * number(n)).sum())
}

/// What covering squares has brought: tokens, their points, dollars owed, squares filled.
fn brought(position: &Position, token: &str) -> [i64; 4] {
    let then = position.see(&*position.after(token));
    let [now, then_seat] = [&position.view, &then].map(|view| &view["seats"][position.me()]);
    let owed = then["phase"]["draw"]["owed"].as_i64().unwrap_or(0);
    let filled = |seat: &Value| seat["pieces"].to_string();
    let empty =
        |seat: &Value| seat["faces"].as_array().unwrap().iter().filter(|face| face.is_null()).count() as i64;
    let squares = if filled(now) == filled(then_seat) { 0 } else { empty(now) - empty(then_seat) };
    [
        total(&then_seat["tokens"]) - total(&now["tokens"]),
        token_points(position, &then_seat["tokens"]) - token_points(position, &now["tokens"]),
        owed,
        squares,
    ]
}

/// What the placements of a strip bring, as offered once it is bought: donuts, points, dollars.
fn placements(position: &Position, token: &str) -> Vec<[i64; 3]> {
    let mut table = position.after(token);
    let mut offered = Vec::new();
    for _ in 0..2 {
        if !matches!(table.turn(), Turn::Act(due) if due.contains(position.seat)) {
            break;
        }
        offered = choices(&*table, position.seat);
        if offered[0]["offer"]["kind"] != "pay" {
            break;
        }
        table.act(position.seat, offered[0]["token"].as_str().unwrap()).unwrap();
    }
    let lays = offered.iter().map(|choice| &choice["offer"]).filter(|offer| offer["kind"] == "lay");
    lays.map(|offer| {
        let brings = &offer["brings"];
        [total(&brings["tokens"]), token_points(position, &brings["tokens"]), number(&brings["dollars"])]
    })
    .collect()
}

fn check_at_once(position: &Position, claim: &Claim) -> Result<(), String> {
    let own = &position.view["seats"][position.me()];
    let offer = position.offer(&claim.best);
    let other = claim.other.as_deref().map(|token| position.offer(token));
    let compared = || other.ok_or("it is compared with nothing".to_string());
    let kind = |wanted: &str| same("the choice", offer["kind"].as_str(), Some(wanted));
    let covers =
        || holds(matches!(offer["kind"].as_str(), Some("lay" | "put")), || "it covers nothing".into());
    let points_after = |token: &str| {
        number(&position.see(&*position.after(token))["seats"][position.me()]["points"])
            - number(&own["points"])
    };
    match claim.id {
        "why-start" => {
            kind("start")?;
            let compared = claim.other.as_deref().ok_or("it is compared with nothing")?;
            let lost = |token: &str| halves_lost(position, token);
            same("the halves lost", claim.number("n"), lost(&claim.best))?;
            same("the other halves lost", claim.number("others"), lost(compared))?;
            holds(claim.number("n") < claim.number("others"), || "they are no fewer".into())
        }
        "why-buy-completes" => {
            kind("buy")?;
            let wanted = [claim.number("donuts"), claim.number("points")];
            let found = placements(position, &claim.best);
            holds(found.iter().any(|[donuts, points, _]| [*donuts, *points] == wanted), || {
                format!("no placement brings {wanted:?}")
            })
        }
        "why-buy-pays" => {
            kind("buy")?;
            same("the price", claim.number("price"), number(&offer["price"]))?;
            holds(claim.number("dollars") > claim.number("price"), || {
                "it pays no more than it costs".into()
            })?;
            let found = placements(position, &claim.best);
            holds(found.iter().any(|[_, _, dollars]| *dollars == claim.number("dollars")), || {
                "no placement does".into()
            })
        }
        "why-cheaper" => {
            kind("buy")?;
            same("the price", claim.number("price"), number(&offer["price"]))?;
            same("the other price", claim.number("other"), compared()?["price"].as_i64().unwrap_or(-1))?;
            holds(claim.number("price") < claim.number("other"), || "it is no less".into())
        }
        "why-saves" => {
            let keeps = matches!(offer["kind"].as_str(), Some("buy_nothing" | "put_nothing"));
            holds(keeps, || "dollars are spent".into())?;
            let spends = compared()?["kind"] == "put" || number(&compared()?["price"]) > 0;
            holds(spends, || "the other choice spends none".into())?;
            same("the dollars", claim.number("n"), total(&own["hand"]))
        }
        "why-pay" => {
            kind("pay")?;
            same("the halves", claim.number("n"), halves_paid(position, &offer["tiles"]))?;
            same("the other halves", claim.number("others"), halves_paid(position, &compared()?["tiles"]))?;
            holds(claim.number("n") < claim.number("others"), || "they are no fewer".into())
        }
        "why-completes" => {
            covers()?;
            let [donuts, points, dollars, _] = brought(position, &claim.best);
            let claimed = ["donuts", "points", "dollars"].map(|arg| claim.number(arg));
            holds(donuts > 0, || "nothing is completed".into())?;
            same("what it brings", claimed, [donuts, points, dollars])
        }
        "why-pays" => {
            covers()?;
            let [_, _, dollars, _] = brought(position, &claim.best);
            same("the dollars", claim.number("dollars"), dollars)?;
            let other = claim.other.as_deref().map_or(0, |token| brought(position, token)[2]);
            holds(dollars > other, || "the other choice pays as much".into())
        }
        "why-pair" => {
            kind("put")?;
            let [_, tokens, _, squares] = brought(position, &claim.best);
            let filled = -squares * number(&position.parts["empty_square"]);
            same("the pair", claim.number("points"), points_after(&claim.best) - tokens - filled)
        }
        "why-fills" => {
            covers()?;
            let squares = |token: &str| brought(position, token)[3];
            same("the squares", claim.number("n"), squares(&claim.best))?;
            same("the other squares", claim.number("others"), claim.other.as_deref().map_or(0, squares))?;
            same("an empty square", claim.number("points"), -number(&position.parts["empty_square"]))?;
            holds(claim.number("n") > claim.number("others"), || "they are no more".into())
        }
        "why-serve" => {
            kind("serve")?;
            holds(claim.number("points") > 0, || "it brings nothing".into())?;
            same("the gain", claim.number("points"), points_after(&claim.best))
        }
        unknown => Err(format!("there is no check for {unknown}")),
    }
}

/// Tiles of a payment that are not holes.
fn halves_paid(position: &Position, tiles: &Value) -> i64 {
    let kinds = position.parts["kinds"].as_array().unwrap();
    let has_half = |id: &str| kinds.iter().any(|kind| kind["id"] == id && kind["holes"] == false);
    tiles
        .as_object()
        .map_or(0, |tiles| tiles.iter().filter(|(id, _)| has_half(id)).map(|(_, n)| number(n)).sum())
}

/// Halves of a starter that look over the border once it lies there.
fn halves_lost(position: &Position, token: &str) -> i64 {
    let then = position.see(&*position.after(token));
    let [before, after] =
        [&position.view, &then].map(|view| view["seats"][position.me()]["faces"].as_array().unwrap());
    let side = after.len().isqrt();
    let new = (0..after.len()).find(|i| before[*i].is_null() && !after[*i].is_null()).unwrap();
    let (row, column) = (new / side, new % side);
    let border = [row == 0, column + 1 == side, row + 1 == side, column == 0];
    let halves = after[new].as_str().unwrap().chars();
    halves.zip(border).filter(|(half, border)| *half != '.' && *border).count() as i64
}
