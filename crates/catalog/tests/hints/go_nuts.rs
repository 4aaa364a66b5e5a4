//! Go Nuts for Donuts: what donuts are worth, counted again.

use serde_json::{Value, json};

use super::position::{Claim, Position, holds, numbers, same};
use super::{Plant, Reader, later};

pub(crate) const READER: Reader = Reader {
    game: "go-nuts",
    check,
    ids: &[
        "why-pick",
        "why-gain",
        "why-steal",
        "why-trash",
        "why-rid",
        "why-costs-less",
        "why-clear",
        "why-block",
        "why-clash",
        "why-power-draw",
        "why-power-peek",
        "why-power-salvage",
        "why-ahead",
        "why-hurts",
    ],
    plants: [
        Plant { id: "why-pick", spoil: |_, claim| claim.add("points", 1) },
        Plant { id: "why-pick", spoil: another_donut },
        Plant { id: "why-pick", spoil: another_move },
        Plant { id: "why-clash", spoil: names_oneself },
    ],
};

/// Names a donut that does not lie in the row.
fn another_donut(position: &Position, claim: &mut Claim) -> Option<()> {
    let row = position.view["row"].as_array()?;
    let types = position.parts["types"].as_array()?;
    let missing = (0..types.len()).find(|i| !row.contains(&json!(i)))?;
    claim.args.insert("donut", types[missing]["name"].clone());
    Some(())
}

/// Says of the seat itself what holds for another.
fn names_oneself(position: &Position, claim: &mut Claim) -> Option<()> {
    claim.args.insert("who", json!(position.seat.number())).map(drop)
}

/// Gives the reason to the runner-up.
fn another_move(position: &Position, claim: &mut Claim) -> Option<()> {
    let other = claim.other.clone()?;
    let differs = position.offer(&other)["donut"] != position.offer(&claim.best)["donut"];
    claim.best = other;
    differs.then_some(())
}

/// The collections of all seats, counted by type.
pub(crate) type Table = Vec<Vec<i64>>;

fn check(position: &Position, claim: &Claim) -> Result<(), String> {
    claim.said.clone()?;
    later::check(position, claim, "points").unwrap_or_else(|| check_at_once(position, claim))
}

fn check_at_once(position: &Position, claim: &Claim) -> Result<(), String> {
    let now: Table = position.view["collections"].as_array().unwrap().iter().map(numbers).collect();
    let me = position.me();
    let named = |arg: &str| donut(position, claim.text(arg));
    let offered = |token: &str| position.offer(token)["donut"].as_u64().map(|n| n as usize);
    let best = offered(&claim.best);
    // What somebody's points change by with one donut more or less.
    let change = |seat: usize, donut: usize, by: i64| {
        let mut then = now.clone();
        then[seat][donut] += by;
        points(position, &then, seat) - points(position, &now, seat)
    };
    let is_best = |donut: usize| same("the donut", Some(donut), best);
    match claim.id {
        "why-pick" | "why-gain" => {
            let donut = named("donut")?;
            is_best(donut)?;
            let kind = if claim.id == "why-pick" { "pick" } else { "" };
            let offer = position.offer(&claim.best)["kind"].as_str().unwrap_or_default().to_string();
            let takes = matches!(offer.as_str(), "keep" | "salvage" | "scoop");
            holds(offer == kind || kind.is_empty() && takes, || format!("it is a {offer}"))?;
            same("the gain", claim.number("points"), change(me, donut, 1))?;
            holds(claim.number("points") > 0, || "it gains nothing".into())
        }
        "why-steal" => {
            let (donut, who) = (named("donut")?, claim.seat("who"));
            is_best(donut)?;
            let mut then = now.clone();
            then[who][donut] -= 1;
            then[me][donut] += 1;
            let by = |seat| points(position, &then, seat) - points(position, &now, seat);
            same("the gain", claim.number("points"), by(me))?;
            same("their loss", claim.number("theirs"), -by(who))?;
            same("the victim", position.offer(&claim.best)["seat"].as_i64(), Some(who as i64 + 1))
        }
        "why-trash" => {
            let (donut, who) = (named("donut")?, claim.seat("who"));
            is_best(donut)?;
            same("the victim", position.offer(&claim.best)["seat"].as_i64(), Some(who as i64 + 1))?;
            holds(claim.number("points") > 0, || "it costs them nothing".into())?;
            same("their loss", claim.number("points"), -change(who, donut, -1))
        }
        "why-rid" => {
            let donut = named("donut")?;
            is_best(donut)?;
            holds(claim.number("points") > 0, || "nothing is gained".into())?;
            same("the gain", claim.number("points"), given(position, &now, donut, &claim.best))
        }
        "why-costs-less" => {
            let (donut, kept) = (named("donut")?, named("kept")?);
            let other = claim.other.as_deref().ok_or("there is nothing to compare with")?;
            is_best(donut)?;
            same("the other donut", Some(kept), offered(other))?;
            same("the cost", claim.number("points"), -given(position, &now, donut, &claim.best))?;
            same("the other cost", claim.number("more"), -given(position, &now, kept, other))?;
            holds(claim.number("points") < claim.number("more"), || "it costs no less".into())
        }
        "why-clear" => {
            let (donut, who) = (named("donut")?, claim.seat("who"));
            let places = numbers(&position.offer(&claim.best)["places"]);
            let row = position.view["row"].as_array().unwrap();
            let cleared = places.iter().any(|place| row[*place as usize - 1] == json!(donut));
            holds(cleared, || "it is not cleared".into())?;
            holds(who != me, || "it is one's own".into())?;
            same("the worth", claim.number("points"), change(who, donut, 1))
        }
        "why-block" | "why-clash" => {
            let (donut, who) = (named("donut")?, claim.seat("who"));
            let at = if claim.id == "why-block" { best } else { claim.other.as_deref().and_then(offered) };
            same("the donut", Some(donut), at)?;
            holds(claim.id == "why-block" || best != at, || "it is the same donut".into())?;
            holds(who != me, || "nobody blocks themselves".into())?;
            same("the worth", claim.number("points"), change(who, donut, 1))?;
            let row = position.view["row"].as_array().unwrap().iter().filter_map(Value::as_u64);
            let most = row
                .filter(|other| *other as usize != donut)
                .map(|other| change(who, other as usize, 1))
                .max();
            holds(most.is_none_or(|most| most < claim.number("points")), || {
                "they want something else more".into()
            })
        }
        "why-power-draw" | "why-power-peek" => {
            let donut = named("donut")?;
            is_best(donut)?;
            let power = if claim.id == "why-power-draw" { "draw_one" } else { "peek_two_keep_one" };
            same("the power", position.parts["types"][donut]["power"].as_str(), Some(power))?;
            // Everybody may draw two cards before.
            let deck = position.view["deck"].as_u64().unwrap() as usize;
            holds(deck >= 2 * now.len() + 2, || format!("the deck has only {deck} cards"))
        }
        "why-power-salvage" => {
            let (donut, found) = (named("donut")?, named("found")?);
            is_best(donut)?;
            let power = position.parts["types"][donut]["power"].as_str().unwrap();
            holds(matches!(power, "take_any_discard" | "scoop_discard"), || format!("its power is {power}"))?;
            let pile = position.view["pile"].as_array().unwrap();
            holds(pile.contains(&json!(found)), || "the pile has none".into())?;
            same("the worth", claim.number("points"), change(me, found, 1))
        }
        unknown => Err(format!("there is no check for {unknown}")),
    }
}

/// What giving, tossing or passing a donut changes the own points by.
fn given(position: &Position, now: &Table, donut: usize, token: &str) -> i64 {
    let (me, offer) = (position.me(), position.offer(token));
    let mut then = now.clone();
    then[me][donut] -= 1;
    if offer["kind"] == "give" {
        then[offer["seat"].as_u64().unwrap() as usize - 1][donut] += 1;
    }
    points(position, &then, me) - points(position, now, me)
}

fn donut(position: &Position, name: &str) -> Result<usize, String> {
    let types = position.parts["types"].as_array().unwrap();
    types.iter().position(|kind| kind["name"] == name).ok_or_else(|| format!("there is no {name}"))
}

/// The points of a seat, from the words of the rules.
pub(crate) fn points(position: &Position, table: &Table, seat: usize) -> i64 {
    let types = position.parts["types"].as_array().unwrap();
    let own = &table[seat];
    let cards = |seat: usize| table[seat].iter().sum::<i64>();
    let kinds = own.iter().filter(|n| **n > 0).count() as i64;
    let number = |i: usize, key: &str| types[i]["score"][key].as_i64().unwrap();
    let fixed = |i: usize| (types[i]["score"]["kind"] == "each").then(|| number(i, "points"));
    let rivals = || (0..table.len()).filter(|other| *other != seat);
    let mut sum = 0;
    for (i, &n) in own.iter().enumerate().filter(|(_, n)| **n > 0) {
        let each_if = |holds: bool| if holds { n * number(i, "points") } else { 0 };
        sum += match types[i]["score"]["kind"].as_str().unwrap() {
            "each" => n * number(i, "points"),
            "by_count" => {
                let entries = numbers(&types[i]["score"]["table"]);
                entries[(n as usize).min(entries.len()) - 1]
            }
            "per_set" => n / number(i, "size") * number(i, "points"),
            "majority" => {
                let most = rivals().map(|other| table[other][i]).max().unwrap_or(0);
                let bonus = match n.cmp(&most) {
                    std::cmp::Ordering::Less => 0,
                    std::cmp::Ordering::Equal => position.option("plain_tie_bonus").parse().unwrap(),
                    std::cmp::Ordering::Greater if position.option("plain_bonus") == "per_card" => {
                        n * (number(i, "bonus") - number(i, "each"))
                    }
                    std::cmp::Ordering::Greater => number(i, "bonus"),
                };
                n * number(i, "each") + bonus
            }
            "each_if_types_at_most" => each_if(kinds <= number(i, "limit")),
            "each_if_types_at_least" => each_if(kinds >= number(i, "limit")),
            "each_if_cards_at_most" => each_if(cards(seat) <= number(i, "limit")),
            "each_if_fewest_cards" => {
                let strict = position.option("fewest_ties") == "strict";
                each_if(
                    rivals()
                        .all(|other| cards(seat) < cards(other) || !strict && cards(seat) == cards(other)),
                )
            }
            "each_per_negative" => {
                let negative = |i: &usize| fixed(*i).is_some_and(|points| points < 0);
                let minus: i64 = (0..own.len()).filter(negative).map(|i| own[i]).sum();
                each_if(true) * minus
            }
            unknown => panic!("no score {unknown}"),
        };
    }
    sum
}
