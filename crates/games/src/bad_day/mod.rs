//! A Bad Day for Donuts: bakers with poor sales send their donuts into an underground fighting ring.
//!
//! A turn has three phases. *Bake*: draw two donuts, put one on the own kitchen. *Move*: two dice, shared among the own
//! donuts; moving onto an enemy starts a fight. *Fight*: dice against dice, the best die counts, the loser loses the
//! difference in cubes and must evacuate by the chart, perhaps into the next fight. A donut without cubes is eliminated
//! and gives its points to the seat that beat it; 13 points win at once, on whoever's turn. `RULES.md` has it all.
//!
//! All but the cards just drawn is public, so the state has a public half (`Table`), which every view copies, and two
//! sets of cards: the bag and the hand. Code never asks for a card by name: a special is its [`Hook`] and a number.

#[cfg(feature = "testing")]
mod arrange;
mod board;
mod chance;
mod coach;
mod dice;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod event;
mod features;
mod fight;
mod forecast;
mod goal;
mod judgement;
mod lab;
mod legal;
mod lessons;
mod manual;
mod notation;
mod numbers;
mod odds;
mod offer;
mod outlook;
mod pieces;
mod reasons;
mod refusals;
mod rules;
mod shape;
mod table;
mod tables;
mod validate;
mod view;
mod warnings;
mod weights;
mod words;

use serde::Serialize;
use std::sync::LazyLock;

use tabletop::{Book, Corrupt, Game, Outcome, PerSeat, Silent, Sink, StepOf, Turn};

pub use board::{Dir, Space, SpaceName};
pub use chance::Chance;
pub use dice::Dice;
pub use edition::{Bakery, DonutCard, Face, Hook, SpecialCard};
pub use event::Event;
pub use odds::{Endings, Odds};
pub use offer::{Clash, Loss, Offer};
pub use pieces::{CardId, Discard, Leave, Piece, Pile, Side, Stay, Way};
pub use view::View;

use table::{ENTERING, Fight, Fighter, Moved, Phase, RESIDENT, Table};
use tables::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<tabletop::Messages> =
    LazyLock::new(|| tabletop::Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Largest table.
pub(crate) const SEATS: usize = 4;
/// Most cards an edition may have.
pub(crate) const MAX_CARDS: usize = 64;
/// Most Today's Special cards an edition may have.
pub(crate) const MAX_SPECIALS: usize = 16;
/// Most discs a seat may have.
pub(crate) const MAX_DISCS: usize = 16;
/// Most points a game may go to.
pub(crate) const MAX_GOAL: usize = 30;

/// A set of cards, one bit each.
type CardSet = u64;

/// A card: its position in the edition, donuts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Card(pub(crate) u8);

impl Card {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn bit(self) -> CardSet {
        1 << self.0
    }
}

/// A disc of a seat, counted from 0; people count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Disc(pub(crate) u8);

impl Disc {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Bake this card.
    Bake(Card),
    /// Bake nothing.
    BakeNone,
    /// Roll for movement.
    Roll,
    /// Do without movement.
    Skip,
    /// Move a disc to a space.
    Move(Disc, Space),
    /// End the movement.
    Stop,
    /// Start the fight that waits on this space.
    Fight(Space),
    /// Spend a counter of this special.
    Use(Card),
    /// Spend a counter on an own donut.
    Heal(Card, Disc),
    /// Spend a counter to choose where the loser goes.
    Steer(Card, Dir),
    /// Spend nothing.
    Pass,
    /// Go in this direction, after a 6.
    Go(Dir),
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct BadDay {
    book: Book<BadDay>,
    table: Table,
    bag: CardSet,
    hand: CardSet,
}

impl Game for BadDay {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let mut game = BadDay { book, table: Table::new(&book.rules), bag: book.rules.all_cards, hand: 0 };
        if book.rules.seat1_begins {
            game.start_turn(&mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn(&self.book.rules)
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = PerSeat::from_fn(self.book.seats, |seat| i32::from(self.table.points[seat.index()]));
        (self.table.phase == Phase::Over).then(|| Outcome::ranked(points, &points))
    }

    fn turns_played(&self) -> u32 {
        self.table.turn
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

/// How a drawn donut is written for those who may not see it.
pub(crate) const MASKED_DRAW: &str = "draw:?";

#[cfg(test)]
mod tests {
    use tabletop::SeatCount;

    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<BadDay>() <= 512, "{}", size_of::<BadDay>());
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 8);
    }

    #[test]
    fn a_state_that_lost_a_cube_is_corrupt() {
        let book = Book::standard(SeatCount::new(3).unwrap()).unwrap();
        let mut game = BadDay::new(book);
        assert_eq!(game.validate(), Ok(()));
        game.table.supply -= 1;
        assert_eq!(game.validate(), Err(Corrupt("there are 164 cubes instead of 165".into())));
    }

    #[test]
    fn a_state_that_lost_a_card_is_corrupt() {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = BadDay::new(book);
        game.bag &= !1;
        assert_eq!(game.validate(), Err(Corrupt("the card d01 is nowhere".into())));
        game.bag |= 1;
        game.table.discard |= 1;
        assert_eq!(game.validate(), Err(Corrupt("the card d01 is in two places".into())));
    }
}
