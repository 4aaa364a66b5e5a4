//! What JSON has of a view.

#[cfg(feature = "testing")]
mod read_back;

use serde::Serialize;
use tabletop::{Book, Game as _, Seat, SeatSet, Turn, Viewer};

use super::blocked::{NoPlace, NoTake};
use super::cards::Heap;
use super::view::{Asks, View};
use super::{Attempt, Baker, DriveThru, Phase, Recipe, SEATS};

/// The view as JSON has it. Recipes and bakers are numbers, in the order of the edition.
#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub(super) struct Shape {
    /// The rules of the table.
    book: Book<DriveThru>,
    /// Whose view this is.
    viewer: Viewer,
    /// What the game waits for.
    asks: Asks,
    /// Who must choose now.
    due: SeatSet,
    /// Rounds begun.
    round: u32,
    /// Whether this round is the last.
    last_round: bool,
    /// Who began.
    first: Seat,
    /// Whose turn it is.
    current: Seat,
    /// Pieces on Learn, Prepare, Serve, Coffee Break.
    kitchen: Vec<u8>,
    /// Pieces a Kitchen card can hold.
    plates: u8,
    /// Pieces in each seat's hand.
    hands: Vec<u8>,
    /// How many pieces a hand can hold.
    hand_limit: u8,
    /// Each seat's unprepared recipes.
    unprepared: Vec<Vec<Recipe>>,
    /// Each seat's prepared recipes.
    prepared: Vec<Vec<Recipe>>,
    /// Each seat's served recipes, which are its Recognitions.
    served: Vec<Vec<Recipe>>,
    /// How many of them are ready.
    ready: Vec<u8>,
    /// How many of them are used.
    used: Vec<u8>,
    /// Each seat's baker.
    bakers: Vec<Option<Baker>>,
    /// While they are given out: those nobody has yet.
    bakers_left: Vec<Baker>,
    /// Each seat's tips.
    tips: Vec<i32>,
    /// How many types of treat each seat has served.
    types: Vec<u32>,
    /// The recipes left in the deck, in no order.
    deck: Vec<Recipe>,
    /// The discards.
    discard: Vec<Recipe>,
    /// Recipes out of the game.
    removed: Vec<Recipe>,
    /// The recipes drawn, while the seat chooses.
    drawn: Vec<Recipe>,
    /// How many are still to be drawn.
    to_draw: u8,
    /// While a seat chooses what to do: for each Kitchen card, why it cannot place a piece there; `null` if it can.
    no_place: Vec<Option<NoPlace>>,
    /// While a seat chooses what to do: for each Kitchen card, why it cannot take a piece from there; `null` if it can.
    no_take: Vec<Option<NoTake>>,
    /// What the roll is for.
    attempt: Option<Attempt>,
    /// What the roll must reach, with all that is added to the die.
    needed: Option<u8>,
    /// What is added to the die for pieces and baker.
    bonus: Option<u8>,
    /// What was rolled.
    die: Option<u8>,
    /// What the roll is short of.
    short: Option<i16>,
}

impl From<View> for Shape {
    fn from(View { viewer, game }: View) -> Shape {
        let rules = &game.book.rules;
        let n = game.book.seats.get();
        let list = |heap: Heap| rules.layout.cards(heap).collect::<Vec<_>>();
        let lists = |heaps: &[Heap; SEATS]| heaps[..n].iter().map(|heap| list(*heap)).collect();
        let seats = || game.book.seats.seats();
        let (attempt, die) = match game.phase {
            Phase::Roll { attempt } => (Some(attempt), None),
            Phase::Spend { attempt, die } => (Some(attempt), Some(die)),
            _ => (None, None),
        };
        let choosing = game.phase == Phase::Turn;
        Shape {
            book: game.book,
            viewer,
            asks: Asks::of(&game),
            due: match game.turn() {
                Turn::Act(due) => due,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            },
            round: game.round,
            last_round: game.last_round,
            first: game.first,
            current: game.current,
            kitchen: game.kitchen.to_vec(),
            plates: rules.size.plates,
            hands: game.hand[..n].to_vec(),
            hand_limit: rules.size.hand_limit,
            unprepared: lists(&game.unprepared),
            prepared: lists(&game.prepared),
            served: lists(&game.served),
            ready: game.ready[..n].to_vec(),
            used: seats().map(|seat| game.used(seat)).collect(),
            bakers: game.bakers[..n].to_vec(),
            bakers_left: match game.phase {
                Phase::Draft | Phase::Deal => game.bakers_left().collect(),
                _ => Vec::new(),
            },
            tips: seats().map(|seat| game.tips(seat)).collect(),
            types: seats().map(|seat| game.types(seat)).collect(),
            deck: list(game.bag),
            discard: list(game.discard),
            removed: list(game.removed),
            drawn: list(game.drawn),
            to_draw: if let Phase::Draw { left } = game.phase { left } else { 0 },
            no_place: if choosing { game.no_place().to_vec() } else { Vec::new() },
            no_take: if choosing { game.no_take().to_vec() } else { Vec::new() },
            attempt,
            needed: attempt.map(|attempt| game.needed(attempt)),
            bonus: attempt.map(|attempt| game.bonus(attempt.stage, attempt.pieces)),
            die,
            short: attempt.zip(die).map(|(attempt, die)| game.short(attempt, die)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bakery, Event, Offer};
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<DriveThru, Shape, Bakery, Event, Offer>();
    }
}
