//! Views read back from JSON. Only tests need this.

use tabletop::Game;

use super::super::view::{Asks, View};
use super::super::{DriveThru, Phase, Recipe};
use super::Shape;

impl TryFrom<Shape> for View {
    type Error = String;

    /// What follows from the rest (tips, types, who is due, what cannot be done) is worked out again.
    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let n = book.seats.get();
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
