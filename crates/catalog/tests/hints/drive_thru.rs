//! Doughnut Drive-Thru: dice, pieces and tips, counted again.

use serde_json::Value;

use super::position::{Claim, Position, holds, numbers, same};
use super::{Plant, Reader, later};

pub(crate) const READER: Reader = Reader {
    game: "drive-thru",
    check,
    ids: &[
        "why-second",
        "why-one-enough",
        "why-serve",
        "why-ends",
        "why-prepare",
        "why-fills",
        "why-learn-choice",
        "why-learn-first",
        "why-learn-more",
        "why-coffee",
        "why-take-room",
        "why-take-two",
        "why-take-blocks",
        "why-take-empty",
        "why-keep",
        "why-keep-easier",
        "why-spend",
        "why-fail",
        "why-ahead",
        "why-hurts",
    ],
    plants: [
        Plant { id: "why-serve", spoil: |_, claim| claim.add("tip", 1) },
        Plant { id: "why-prepare", spoil: |_, claim| claim.add("good", 1) },
        Plant { id: "why-take-two", spoil: |_, claim| claim.add("others", 1) },
        Plant {
            id: "why-prepare",
            // There is a recipe to prepare.
            spoil: |_, claim| {
                claim.id = "why-learn-first";
                Some(())
            },
        },
    ],
};

const KITCHEN: [&str; 4] = ["learn", "prepare", "serve", "coffee"];

fn check(position: &Position, claim: &Claim) -> Result<(), String> {
    claim.said.clone()?;
    later::check(position, claim, "tips").unwrap_or_else(|| check_at_once(position, claim))
}

/// Faces of the die that succeed, with every ready Recognition spent.
fn faces(position: &Position, offer: &Value) -> Result<i64, String> {
    let stage = offer["kind"]
        .as_str()
        .filter(|kind| matches!(*kind, "prepare" | "serve"))
        .ok_or("it rolls nothing")?;
    let (view, parts, me) = (&position.view, &position.parts, position.me());
    let constants = &parts["constants"];
    let number = |value: &Value| value.as_i64().unwrap();
    let recipe = &parts["recipes"][number(&offer["recipe"]) as usize];
    let two = if number(&offer["pieces"]) > 1 { number(&constants["two_piece_bonus"]) } else { 0 };
    let baker = view["bakers"][me]
        .as_u64()
        .map_or(0, |baker| number(&parts["bakers"][baker as usize][format!("{stage}_bonus")]));
    let help = two + baker + number(&view["ready"][me]);
    let fails = number(&constants["natural_fail"]);
    let good = (1..=number(&constants["die_faces"])).filter(|face| *face != fails);
    Ok(good.filter(|face| face + help >= number(&recipe[stage])).count() as i64)
}

fn check_at_once(position: &Position, claim: &Claim) -> Result<(), String> {
    let (view, parts, me) = (&position.view, &position.parts, position.me());
    let offer = position.offer(&claim.best);
    let other = claim.other.as_deref().map(|token| position.offer(token));
    let compared = || other.ok_or("it is compared with nothing".to_string());
    let kind = |wanted: &str| same("the choice", offer["kind"].as_str(), Some(wanted));
    let count = |list: &str, seat: usize| view[list][seat].as_array().unwrap().len() as i64;
    let number = |value: &Value| value.as_i64().unwrap_or(-1);
    let recipe = |value: &Value| &parts["recipes"][value.as_u64().unwrap() as usize];
    let name = |kitchen: &str| {
        let at = KITCHEN.iter().position(|id| *id == kitchen).unwrap();
        parts["kitchen"][at]["name"].as_str().unwrap()
    };
    let pieces_on = |kitchen: &str| {
        let at = KITCHEN.iter().position(|id| *id == kitchen).unwrap();
        number(&view["kitchen"][at])
    };
    let plates = number(&view["plates"]);
    let seats = view["hands"].as_array().unwrap().len();
    let next = (me + 1) % seats;
    let has_work = |seat: usize, kitchen: &str| match kitchen {
        "learn" => count("unprepared", seat) == 0,
        "prepare" => count("unprepared", seat) > 0,
        "serve" => count("prepared", seat) > 0,
        _ => false,
    };
    let roll = || {
        same("the chance", claim.number("good"), faces(position, offer)?)?;
        same("the die", claim.number("faces"), number(&parts["constants"]["die_faces"]))
    };
    let tip = || same("the tip", claim.number("tip"), number(&recipe(&offer["recipe"])["tip"]));
    let same_attempt = || {
        let other = compared()?;
        let same = ["kind", "recipe"].iter().all(|key| other[*key] == offer[*key]);
        holds(same, || "the other choice is something else".into())?;
        Ok::<_, String>(other)
    };
    match claim.id {
        "why-second" => {
            roll()?;
            let other = same_attempt()?;
            same("the chance with one", claim.number("from"), faces(position, other)?)?;
            same("the pieces", (number(&offer["pieces"]), number(&other["pieces"])), (2, 1))?;
            holds(claim.number("from") < claim.number("good"), || "it raises nothing".into())
        }
        "why-one-enough" => {
            roll()?;
            let other = same_attempt()?;
            same("the pieces", (number(&offer["pieces"]), number(&other["pieces"])), (1, 2))?;
            same("the chance with two", faces(position, other)?, claim.number("good"))
        }
        "why-serve" => kind("serve").and_then(|()| roll()).and_then(|()| tip()),
        "why-prepare" => kind("prepare").and_then(|()| roll()).and_then(|()| tip()),
        "why-ends" => {
            kind("serve").and_then(|()| roll()).and_then(|()| tip())?;
            let to_end = number(&parts["constants"]["served_to_end"]);
            let ends = count("served", me) + 1 >= to_end && view["last_round"] == false;
            holds(ends, || "it does not start the last round".into())?;
            let tips = numbers(&view["tips"]);
            let after = tips[me] + claim.number("tip");
            let ahead = (0..seats).all(|seat| seat == me || tips[seat] < after);
            holds(ahead, || "somebody has as many tips".into())
        }
        "why-fills" => {
            let stage = offer["kind"].as_str().unwrap_or_default();
            same("the card", claim.text("kitchen"), name(stage))?;
            same("the stage", claim.text("stage"), stage)?;
            same("who is next", claim.seat("who"), next)?;
            holds(has_work(next, stage), || "they have nothing to do there".into())?;
            same("the pieces on it", pieces_on(stage) + number(&offer["pieces"]), plates)
        }
        "why-learn-choice" => {
            kind("learn")?;
            same("the cards", claim.number("n"), number(&offer["draw"]))?;
            same("the other cards", claim.number("others"), number(&compared()?["draw"]))?;
            holds(claim.number("n") > claim.number("others"), || "they are no more".into())
        }
        "why-learn-first" => {
            kind("learn")?;
            same("recipes to prepare", count("unprepared", me), 0)
        }
        "why-learn-more" => {
            kind("learn")?;
            let have = ["unprepared", "prepared", "served"].iter().map(|list| count(list, me)).sum::<i64>();
            let missing = number(&parts["constants"]["served_to_end"]) - have;
            same("what is missing", claim.number("n"), missing)
        }
        "why-coffee" => {
            kind("coffee")?;
            holds(claim.number("n") > 0, || "none is used".into())?;
            same("the used Recognitions", claim.number("n"), number(&view["used"][me]))
        }
        "why-take-room" => {
            kind("take")?;
            let kitchen = offer["kitchen"].as_str().unwrap();
            same("the card", claim.text("kitchen"), name(kitchen))?;
            same("what it is for", claim.text("what"), kitchen)?;
            same("the pieces on it", pieces_on(kitchen), plates)?;
            holds(has_work(me, kitchen), || "there is nothing to do there".into())
        }
        "why-take-two" => {
            kind("take")?;
            let other = compared()?;
            same("the other choice", other["kind"].as_str(), Some("take"))?;
            same("the pieces", claim.number("n"), number(&offer["pieces"]))?;
            same("the other pieces", claim.number("others"), number(&other["pieces"]))?;
            holds(claim.number("n") > claim.number("others"), || "they are no more".into())
        }
        "why-take-blocks" => {
            kind("take")?;
            let other = compared()?["kitchen"].as_str().ok_or("the other choice takes nothing")?;
            same("the card", claim.text("kitchen"), name(other))?;
            same("the stage", claim.text("stage"), other)?;
            same("who is next", claim.seat("who"), next)?;
            same("the pieces on it", pieces_on(other), plates)?;
            holds(offer["kitchen"] != other, || "it is emptied".into())?;
            holds(has_work(next, other), || "they have nothing to do there".into())
        }
        "why-take-empty" => {
            kind("take")?;
            same("the pieces in hand", number(&view["hands"][me]), 0)
        }
        "why-keep" => {
            let tips = |offer: &Value| {
                let sum = |list: &str| {
                    let recipes = offer[list].as_array().map_or(&[][..], Vec::as_slice);
                    recipes.iter().map(|id| number(&recipe(id)["tip"])).sum::<i64>()
                };
                sum("kept") - sum("replaced") - sum("removed")
            };
            kind("keep")?;
            same("the tips", claim.number("tips"), tips(offer))?;
            same("the other tips", claim.number("others"), tips(compared()?))?;
            holds(claim.number("tips") > claim.number("others"), || "they are no more".into())
        }
        "why-keep-easier" => {
            kind("keep")?;
            let only = |offer: &Value| match offer["kept"].as_array().map(Vec::as_slice) {
                Some([one]) => Ok(recipe(one)),
                _ => Err("it does not keep one".to_string()),
            };
            let (mine, theirs) = (only(offer)?, only(compared()?)?);
            same("the recipe", claim.text("recipe"), mine["name"].as_str().unwrap())?;
            same("the other recipe", claim.text("other"), theirs["name"].as_str().unwrap())?;
            let needs = |recipe: &Value| [number(&recipe["prepare"]), number(&recipe["serve"])];
            let ([a, b], [c, d]) = (needs(mine), needs(theirs));
            holds(a <= c && b <= d && a + b < c + d, || "it is not easier".into())
        }
        "why-spend" => {
            kind("spend")?;
            same("the Recognitions", claim.number("n"), number(&offer["recognitions"]))?;
            let attempt = &view["attempt"];
            same("the stage", claim.text("stage"), attempt["stage"].as_str().unwrap_or_default())?;
            let roll = recipe(&attempt["recipe"]);
            same("the recipe", claim.text("recipe"), roll["name"].as_str().unwrap())?;
            same("the tip", claim.number("tip"), number(&roll["tip"]))
        }
        "why-fail" => {
            kind("fail")?;
            same("the other choice", compared()?["kind"].as_str(), Some("spend"))?;
            same("the ready Recognitions", claim.number("n"), number(&view["ready"][me]))
        }
        unknown => Err(format!("there is no check for {unknown}")),
    }
}
