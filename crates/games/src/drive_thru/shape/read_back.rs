//! Views read back from JSON. Only tests need this.

use tabletop::Game;

use super::super::view::{Asks, View};
use super::super::{DriveThru, Phase, Recipe};
use super::Shape;

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble. What follows from
    /// the rest (tips, types, who is due, what cannot be done) is worked out again.
    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let n = book.seats.get();
        let lengths = [
            shape.hands.len(),
            shape.unprepared.len(),
            shape.prepared.len(),
            shape.served.len(),
            shape.ready.len(),
            shape.bakers.len(),
        ];
        let viewer_sits = shape.viewer.seat().is_none_or(|seat| book.seats.contains(seat));
        if lengths.iter().any(|len| *len != n) || shape.kitchen.len() != 4 || !viewer_sits {
            return Err("its lists do not fit the rule book it names".into());
        }
        let heap = |cards: &[Recipe]| {
            let too_many =
                |recipe: Recipe| format!("there are too many cards of recipe {}", u8::from(recipe));
            book.rules.layout.heap(cards.iter().copied()).map_err(too_many)
        };
        let mut game = DriveThru {
            bag: heap(&shape.deck)?,
            discard: heap(&shape.discard)?,
            removed: heap(&shape.removed)?,
            drawn: heap(&shape.drawn)?,
            first: shape.first,
            current: shape.current,
            last_round: shape.last_round,
            round: shape.round,
            phase: phase(&shape)?,
            ..DriveThru::new(book)
        };
        game.kitchen.copy_from_slice(&shape.kitchen);
        game.hand[..n].copy_from_slice(&shape.hands);
        game.ready[..n].copy_from_slice(&shape.ready);
        game.bakers[..n].copy_from_slice(&shape.bakers);
        for seat in 0..n {
            game.unprepared[seat] = heap(&shape.unprepared[seat])?;
            game.prepared[seat] = heap(&shape.prepared[seat])?;
            game.served[seat] = heap(&shape.served[seat])?;
        }
        game.validate().map_err(|e| e.to_string())?;
        Ok(View { viewer: shape.viewer, game })
    }
}

fn phase(shape: &Shape) -> Result<Phase, String> {
    Ok(match (shape.asks, shape.attempt, shape.die) {
        (Asks::Start, ..) => Phase::Start,
        (Asks::Draft, ..) => Phase::Draft,
        (Asks::Deal, ..) => Phase::Deal,
        (Asks::Turn, ..) => Phase::Turn,
        (Asks::Draw, ..) => Phase::Draw { left: shape.to_draw },
        (Asks::Keep, ..) => Phase::Keep,
        (Asks::Roll, Some(attempt), None) => Phase::Roll { attempt },
        (Asks::Spend, Some(attempt), Some(die)) => Phase::Spend { attempt, die },
        (Asks::Over, ..) => Phase::Over,
        (Asks::Roll | Asks::Spend, ..) => return Err("it does not say what the roll is for".into()),
    })
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, SeatCount, Viewer};

    use super::*;

    #[test]
    fn a_view_that_no_game_shows_is_refused() {
        let book = Book::standard(SeatCount::new(3).expect("a table")).expect("a book");
        let view = DriveThru::new(book).view(Viewer::Spectator);
        let json = serde_json::to_value(&view).expect("a view is plain values");
        assert_eq!(serde_json::from_value::<View>(json.clone()).expect("its own view"), view);
        let faults = [
            ("/hands", serde_json::json!([2, 2]), "its lists do not fit the rule book it names"),
            ("/hands", serde_json::json!([2, 2, 3]), "there are 7 pieces instead of 6"),
            ("/removed", serde_json::json!([0, 0, 0, 0, 0]), "there are too many cards of recipe 0"),
            ("/removed", serde_json::json!([]), "there are 3 of bun instead of 4"),
            ("/deck", serde_json::json!([64]), "there is no recipe 64"),
            ("/asks", serde_json::json!("spend"), "it does not say what the roll is for"),
            ("/asks", serde_json::json!("over"), "the round and the phase disagree"),
            ("/first", serde_json::json!(4), "the first or the current seat does not exist"),
            ("/ready", serde_json::json!([1, 0, 0]), "the served recipes of seat 1 are miscounted"),
            ("/bakers", serde_json::json!([1, 1, null]), "the bakers are miscounted"),
        ];
        for (pointer, value, expected) in faults {
            let mut changed = json.clone();
            *changed.pointer_mut(pointer).expect("a part of the view") = value;
            let refused = serde_json::from_value::<View>(changed).expect_err(pointer).to_string();
            assert!(refused.contains(expected), "{pointer}: {refused}");
        }
    }
}
