//! A Bad Day for Donuts: distances, dice and bounties, worked out again.

use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::position::{Claim, Position, holds, same};
use super::{Plant, Reader, later};

pub(crate) const READER: Reader = Reader {
    game: "bad-day",
    check,
    ids: &[
        "why-bake-cubes",
        "why-bake-bounty",
        "why-bake-new",
        "why-roll",
        "why-home",
        "why-flees",
        "why-nears",
        "why-attack-wins-game",
        "why-attack-both",
        "why-attack-odds",
        "why-attack-stakes",
        "why-heal-fresh",
        "why-heal",
        "why-dice",
        "why-reroll",
        "why-finish",
        "why-damage",
        "why-saves",
        "why-less",
        "why-pass",
        "why-way-quiet",
        "why-way-fight",
        "why-way-drives",
        "why-way-drives-own",
        "why-ahead",
        "why-hurts",
    ],
    plants: [
        Plant { id: "why-bake-cubes", spoil: |_, claim| claim.add("n", 1) },
        Plant { id: "why-attack-odds", spoil: |_, claim| claim.add("tenths", 2) },
        Plant { id: "why-nears", spoil: |_, claim| claim.add("n", -1) },
        Plant {
            id: "why-nears",
            // The donut does not come from the kitchen.
            spoil: |position, claim| {
                let at_home =
                    own_donut(position, &claim.best)?["space"] == position.view["kitchens"][position.me()];
                claim.id = "why-home";
                (!at_home).then_some(())
            },
        },
    ],
};

fn check(position: &Position, claim: &Claim) -> Result<(), String> {
    claim.said.clone()?;
    later::check(position, claim, "points").unwrap_or_else(|| check_at_once(position, claim))
}

/// The own donut that a choice moves or heals.
fn own_donut<'a>(position: &'a Position, token: &str) -> Option<&'a Value> {
    let disc = &position.offer(token)["disc"];
    let donuts = position.view["seats"][position.me()]["donuts"].as_array()?;
    donuts.iter().find(|donut| donut["disc"] == *disc)
}

/// The enemy donut on a space, and whose it is.
fn enemy_at<'a>(position: &'a Position, space: &Value) -> Option<(usize, &'a Value)> {
    let seats = position.view["seats"].as_array()?.iter().enumerate();
    let others = seats.filter(|(seat, _)| *seat != position.me());
    let mut donuts = others
        .flat_map(|(seat, shape)| shape["donuts"].as_array().unwrap().iter().map(move |donut| (seat, donut)));
    donuts.find(|(_, donut)| donut["space"] == *space)
}

fn card<'a>(position: &'a Position, id: &Value) -> &'a Value {
    let donuts = position.parts["donuts"].as_array().unwrap();
    donuts.iter().find(|card| card["id"] == *id).unwrap_or(&Value::Null)
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(-1)
}

/// Steps from a space to all others on an empty board: along rings and spokes, and into no kitchen.
fn steps_from(position: &Position, from: &str) -> BTreeMap<String, i64> {
    let (rings, spokes) = (number(&position.view["rings"]), number(&position.view["spokes"]));
    let kitchens = position.view["kitchens"].as_array().unwrap();
    let mut steps = BTreeMap::from([(from.to_string(), 0)]);
    let mut front = VecDeque::from([from.to_string()]);
    while let Some(at) = front.pop_front() {
        let (ring, spoke) = at.split_once('.').unwrap();
        let (ring, spoke): (i64, i64) = (ring.parse().unwrap(), spoke.parse().unwrap());
        for (ring, spoke) in [(ring - 1, spoke), (ring + 1, spoke), (ring, spoke - 1), (ring, spoke + 1)] {
            let to = format!("{ring}.{}", spoke.rem_euclid(spokes));
            let closed = kitchens.iter().any(|kitchen| *kitchen == to.as_str());
            if (1..=rings).contains(&ring) && !closed && !steps.contains_key(&to) {
                steps.insert(to.clone(), steps[&at] + 1);
                front.push_back(to);
            }
        }
    }
    steps
}

/// The nearest enemy donut that is stale or is not: how far it is, and whose such donuts are.
fn nearest(position: &Position, from: &str, stale: bool) -> Option<(i64, Vec<usize>)> {
    let steps = steps_from(position, from);
    let mut found = Vec::new();
    for (seat, shape) in position.view["seats"].as_array()?.iter().enumerate() {
        for donut in shape["donuts"].as_array()?.iter().filter(|donut| donut["stale"] == stale) {
            if let (true, Some(steps)) = (seat != position.me(), steps.get(donut["space"].as_str()?)) {
                found.push((*steps, seat));
            }
        }
    }
    let least = found.iter().map(|(steps, _)| *steps).min()?;
    Some((least, found.iter().filter(|(steps, _)| *steps == least).map(|(_, seat)| *seat).collect()))
}

/// The chance to win a round, ties rolled again.
fn chance(own: i64, other: i64) -> f64 {
    let best = |dice: i64, face: i64| {
        (face as f64 / 6.0).powi(dice as i32) - ((face - 1) as f64 / 6.0).powi(dice as i32)
    };
    let (mut win, mut lose) = (0.0, 0.0);
    for mine in 1..=6 {
        for theirs in 1..=6 {
            let both = best(own, mine) * best(other, theirs);
            win += if mine > theirs { both } else { 0.0 };
            lose += if mine < theirs { both } else { 0.0 };
        }
    }
    win / (win + lose)
}

fn dice(position: &Position, donut: &Value) -> i64 {
    let numbers = &position.parts["numbers"];
    number(if donut["stale"] == true { &numbers["stale_dice"] } else { &numbers["fresh_dice"] })
}

fn check_at_once(position: &Position, claim: &Claim) -> Result<(), String> {
    let (view, me) = (&position.view, position.me());
    let offer = position.offer(&claim.best);
    let other = claim.other.as_deref().map(|token| position.offer(token));
    let compared = || other.ok_or("it is compared with nothing".to_string());
    let kind = |wanted: &str| same("the choice", offer["kind"].as_str(), Some(wanted));
    let tenths = |chance: f64| {
        let claimed = claim.number("tenths") as f64;
        holds((10.0 * chance - claimed).abs() <= 0.51, || {
            format!("the chance is {chance:.3}, not {claimed} in 10")
        })
    };
    let thousandths = |value: &Value| number(value) as f64 / 1_000.0;
    let bounty = |donut: &Value| number(&card(position, &donut["card"])["points"]);
    // What the loser of the round loses as it is.
    let as_it_is = || &position.offer("pass")["loss"];
    match claim.id {
        "why-bake-cubes" => {
            kind("bake")?;
            let cubes = |offer: &Value| number(&card(position, &offer["card"])["freshness"]);
            same("the cubes", claim.number("n"), cubes(offer))?;
            same("the other cubes", claim.number("others"), cubes(compared()?))?;
            holds(claim.number("n") > claim.number("others"), || "they are no more".into())
        }
        "why-bake-bounty" => {
            kind("bake")?;
            same("the bounty", claim.number("n"), bounty(offer))?;
            same("the other bounty", claim.number("others"), bounty(compared()?))?;
            holds(claim.number("n") < claim.number("others"), || "it is no less".into())
        }
        "why-bake-new" => {
            kind("bake")?;
            same("the other choice", compared()?["kind"].as_str(), Some("bake_nothing"))
        }
        "why-roll" => {
            kind("roll")?;
            same("the other choice", compared()?["kind"].as_str(), Some("skip"))
        }
        "why-home" => {
            kind("move")?;
            let donut = own_donut(position, &claim.best).ok_or("there is no such donut")?;
            same("where it comes from", &donut["space"], &view["kitchens"][me])?;
            holds(offer["to"] != donut["space"] && offer["no_bake"] != true, || {
                "the kitchen is not free then".into()
            })
        }
        "why-flees" | "why-nears" => {
            kind("move")?;
            let donut = own_donut(position, &claim.best).ok_or("there is no such donut")?;
            let stale = claim.id == "why-flees";
            same("whether the donut is stale", donut["stale"] == true, stale)?;
            let near =
                |space: &Value| nearest(position, space.as_str().unwrap(), !stale).ok_or("there is none");
            let ((before, whose), (after, whose_then)) = (near(&donut["space"])?, near(&offer["to"])?);
            same("the steps before", claim.number("before"), before)?;
            same("the steps after", claim.number("n"), after)?;
            let named = if stale { whose } else { whose_then };
            holds(named.contains(&claim.seat("who")), || format!("it is a donut of {named:?}"))?;
            holds(if stale { after > before } else { after < before }, || "it does not".into())
        }
        "why-attack-wins-game" | "why-attack-both" | "why-attack-odds" | "why-attack-stakes" => {
            kind("move")?;
            let own = own_donut(position, &claim.best).ok_or("there is no such donut")?;
            let (who, enemy) = enemy_at(position, &offer["to"]).ok_or("nobody is there")?;
            let (points, stake) = (bounty(enemy), bounty(own));
            if claim.id == "why-attack-wins-game" {
                same("whose it is", claim.seat("who"), who)?;
                let then = number(&view["seats"][me]["points"]) + points;
                return holds(then >= number(&view["goal"]), || format!("{then} points do not win"));
            }
            if claim.id != "why-attack-stakes" {
                let win = chance(dice(position, own), dice(position, enemy));
                tenths(win)?;
                holds(win > 0.5, || "it speaks against it".into())?;
            }
            if claim.id != "why-attack-odds" {
                same("the bounties", (claim.number("points"), claim.number("stake")), (points, stake))?;
                holds(points > stake, || "it speaks against it".into())?;
            }
            Ok(())
        }
        "why-heal-fresh" | "why-heal" => {
            kind("heal")?;
            let donut = own_donut(position, &claim.best).ok_or("there is no such donut")?;
            let after = position.see(&*position.after(&claim.best));
            let donuts = after["seats"][me]["donuts"].as_array().unwrap();
            let healed = donuts.iter().find(|other| other["disc"] == donut["disc"]).ok_or("it is gone")?;
            if claim.id == "why-heal" {
                return same(
                    "the cubes",
                    claim.number("n"),
                    number(&healed["cubes"]) - number(&donut["cubes"]),
                );
            }
            holds(donut["stale"] == true && healed["stale"] == false, || "it does not become fresh".into())?;
            let numbers = &position.parts["numbers"];
            let dice = (number(&numbers["fresh_dice"]), number(&numbers["stale_dice"]));
            same("the dice", (claim.number("fresh"), claim.number("stale")), dice)
        }
        "why-dice" => {
            kind("more_dice")?;
            tenths(thousandths(&offer["then"]["win"]))?;
            let from = 10.0 * thousandths(&offer["now"]["win"]);
            holds((from - claim.number("from") as f64).abs() <= 0.51, || format!("it was {from} in 10"))?;
            holds(claim.number("from") < claim.number("tenths"), || "it does not help".into())
        }
        "why-reroll" => {
            kind("reroll")?;
            tenths(thousandths(&offer["then"]["win"]))?;
            same("the loss", claim.number("n"), number(&as_it_is()["damage"]))
        }
        "why-finish" => {
            kind("more_damage")?;
            same("what is left", number(&offer["loss"]["left"]), 0)?;
            holds(number(&as_it_is()["left"]) > 0, || "it is eliminated anyway".into())?;
            same("the points", claim.number("points"), number(&offer["loss"]["points"]))
        }
        "why-damage" | "why-less" => {
            kind(if claim.id == "why-damage" { "more_damage" } else { "less_damage" })?;
            let (now, then) = (number(&as_it_is()["damage"]), number(&offer["loss"]["damage"]));
            same("the damage", (claim.number("before"), claim.number("n")), (now, then))?;
            holds(if claim.id == "why-damage" { then > now } else { then < now }, || "it does not".into())
        }
        "why-saves" => {
            kind("less_damage")?;
            let left = (number(&as_it_is()["left"]), number(&offer["loss"]["left"]));
            holds(left.0 == 0 && left.1 > 0, || format!("{left:?} cubes are left"))
        }
        "why-pass" => {
            kind("pass")?;
            let spends = ["more_dice", "reroll", "more_damage", "less_damage", "steer"];
            let other = compared()?["kind"].as_str().unwrap_or_default();
            holds(spends.contains(&other), || format!("{other} spends nothing"))
        }
        "why-way-quiet" => {
            holds(offer["fight"].is_null(), || "there is a fight".into())?;
            same("whose donut is there", claim.number("who"), number(&compared()?["fight"]["seat"]))
        }
        "why-way-fight" | "why-way-drives" | "why-way-drives-own" => {
            let fight = &offer["fight"];
            let win = thousandths(&fight["win"]);
            tenths(win)?;
            let who = number(&fight["seat"]);
            let named = if claim.id == "why-way-drives-own" { me as i64 + 1 } else { claim.number("who") };
            same("whose donut is there", named, who)?;
            let loser = number(&view["fight"]["loser"]);
            let side = if loser == 0 { "entering" } else { "resident" };
            let mine = number(&view["fight"][side]["seat"]) == me as i64 + 1;
            same("whether the loser is one's own", claim.id == "why-way-fight", mine)?;
            holds(if mine { win > 0.5 } else { win < 0.5 }, || "it speaks against it".into())
        }
        unknown => Err(format!("there is no check for {unknown}")),
    }
}
