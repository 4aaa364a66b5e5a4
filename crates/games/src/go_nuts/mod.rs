//! Go Nuts for Donuts: everybody grabs at the same tray; a donut that two people reach for is lost to both.
//!
//! Each round the row is filled to one more place than there are seats, every seat secretly picks a place, and the
//! places are handled in ascending order: nobody picked it, it stays; several did, it is discarded; one did, that
//! seat takes it and carries out its power at once. The game ends when the deck cannot fill the row. `RULES.md` has
//! it all.
//!
//! Code never asks for a type by name: it looks at the type's [`Score`] and [`Power`], so that an edition can move
//! effects between names.

#[cfg(feature = "testing")]
mod arrange;
mod chance;
mod coach;
mod counts;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod event;
mod features;
mod goal;
mod judgement;
mod lab;
mod legal;
mod lessons;
mod manual;
mod notation;
mod numbers;
mod offer;
mod picks;
mod powers;
mod reasons;
mod refusals;
mod rules;
mod scoring;
mod shape;
mod tables;
mod validate;
mod values;
mod view;
mod warnings;
mod weights;
mod words;

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{
    Book, Corrupt, Game, List, MAX_SEATS, Messages, Outcome, Seat, SeatSet, Silent, Sink, StepOf, Turn,
};

pub use chance::Draw;
pub use edition::{DonutType, Donuts, Power, Score};
pub use event::Event;
pub use offer::Offer;
pub use view::View;

use tables::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Most types of donut an edition may have.
pub(crate) const MAX_TYPES: usize = 32;
/// Most donut cards an edition may have.
pub(crate) const MAX_CARDS: usize = 120;
/// Longest row.
pub(crate) const MAX_ROW: usize = 8;

/// A type of donut: its position in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Donut(pub(crate) u8);

impl Donut {
    /// Position in the edition's list of types.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Select a place of the row, counted from 1.
    Pick(u8),
    /// Of the two cards looked at, keep this one.
    Keep(Donut),
    /// Take the topmost such card of the discard pile.
    Salvage(Donut),
    /// Take this donut from that opponent.
    Steal(Seat, Donut),
    /// Discard this donut of that opponent.
    Trash(Seat, Donut),
    /// Give this own donut to that opponent.
    Give(Seat, Donut),
    /// Discard this own donut.
    Toss(Donut),
    /// Pass this donut to the left.
    Pass(Donut),
    /// Discard these places of the row (bit 0 is place 1).
    Clear(u8),
    /// Take no more of the pile.
    ScoopStop,
    /// Take one more card of the pile.
    Scoop(Donut),
    /// Discard the donut just taken.
    MilkDrop,
    /// Keep it and discard others.
    MilkPay,
}

/// Where the game stands. Everything from `Draw` on happens while the power of a donut just taken is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
enum Phase {
    /// Chance fills the lowest empty place.
    Fill,
    /// These seats have not picked yet.
    Pick { due: SeatSet },
    /// Chance gives the taker a card, openly.
    Draw,
    /// Chance shows the taker cards: the first, if it was drawn already, and the second.
    Peek { first: Option<Peeked> },
    /// The taker keeps one of two.
    Keep { first: Peeked, second: Donut },
    /// The taker chooses from the pile.
    Salvage,
    /// The taker chooses a victim.
    Steal,
    /// The taker chooses a victim.
    Trash,
    /// The taker chooses a gift.
    Give,
    /// The taker chooses what to discard.
    Toss,
    /// These seats have not chosen what to pass.
    Pass { due: SeatSet },
    /// The taker chooses places to clear.
    Clear,
    /// The taker may take so many more from the pile.
    Scoop { left: u8 },
    /// The taker pays, or drops the donut.
    Milk,
    /// The taker still discards so many.
    MilkToss { left: u8 },
    /// Nothing more happens.
    Over,
}

/// The first card of a look at two. If somebody had put it back earlier, that seat, and the seats that know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
struct Peeked {
    donut: Donut,
    put_back_by: Option<Seat>,
    known_by: SeatSet,
}

/// A card on top of the deck that somebody put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
struct Top {
    donut: Donut,
    put_back_by: Seat,
    known_by: SeatSet,
}

/// The donut whose power is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Taking {
    taker: Seat,
    donut: Donut,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct GoNuts {
    book: Book<GoNuts>,
    /// Copies of each type in front of each seat.
    owned: [[u8; MAX_TYPES]; MAX_SEATS],
    /// The types in front of each seat, one bit each; follows from `owned`.
    kinds: [u32; MAX_SEATS],
    /// Donuts in front of each seat; follows from `owned`.
    cards: [u8; MAX_SEATS],
    /// The cards of the deck whose order nobody knows.
    bag: [u8; MAX_TYPES],
    /// How many they are; follows from `bag`.
    bag_cards: u8,
    /// A card on top of them that somebody knows.
    top: Option<Top>,
    pile: Pile,
    row: [Option<Donut>; MAX_ROW],
    /// The picks of this round, 0 where none was made yet.
    picks: [u8; MAX_SEATS],
    /// What each seat passes.
    passing: [Option<Donut>; MAX_SEATS],
    /// Rounds begun.
    round: u16,
    /// The number being checked, 0 outside the checks.
    place: u8,
    taking: Option<Taking>,
    phase: Phase,
}

/// The discard pile, bottom to top.
type Pile = List<Donut, MAX_CARDS>;

impl Game for GoNuts {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let mut game = GoNuts {
            book,
            owned: [[0; MAX_TYPES]; MAX_SEATS],
            kinds: [0; MAX_SEATS],
            cards: [0; MAX_SEATS],
            bag: book.rules.deck,
            bag_cards: book.rules.deck_cards,
            top: None,
            pile: Pile::default(),
            row: [None; MAX_ROW],
            picks: [0; MAX_SEATS],
            passing: [None; MAX_SEATS],
            round: 0,
            place: 0,
            taking: None,
            phase: Phase::Fill,
        };
        game.start_round(&mut Silent);
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Pick { due } | Phase::Pass { due } => Turn::Act(due),
            Phase::Fill | Phase::Draw | Phase::Peek { .. } => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Act(self.taking.map_or(SeatSet::EMPTY, |taking| SeatSet::only(taking.taker))),
        }
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| scoring::outcome(&self.table()))
    }

    fn turns_played(&self) -> u32 {
        self.round.into()
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

impl GoNuts {
    fn deck_cards(&self) -> usize {
        usize::from(self.bag_cards) + usize::from(self.top.is_some())
    }

    fn row_places(&self) -> std::ops::RangeInclusive<u8> {
        1..=self.book.rules.row
    }

    fn at(&self, place: u8) -> Option<Donut> {
        self.row[usize::from(place) - 1]
    }

    /// The types in the discard pile, one bit each.
    fn pile_kinds(&self) -> u32 {
        self.pile.iter().fold(0, |kinds, donut| kinds | 1 << donut.0)
    }

    fn picked_by(&self, place: u8) -> SeatSet {
        self.book.seats.seats().filter(|seat| self.picks[seat.index()] == place).collect()
    }

    /// What scoring looks at.
    fn table(&self) -> scoring::Collections<'_> {
        scoring::Collections { rules: &self.book.rules, seats: self.book.seats, owned: &self.owned }
    }

    /// The cards a seat looks at while a peek is under way.
    fn in_hand(&self) -> (Option<Peeked>, Option<Donut>) {
        match self.phase {
            Phase::Peek { first } => (first, None),
            Phase::Keep { first, second } => (Some(first), Some(second)),
            _ => (None, None),
        }
    }
}

/// How a step is written when it is still a secret.
pub(crate) const MASKED_PICK: &str = "pick:?";
pub(crate) const MASKED_PASS: &str = "pass:?";
pub(crate) const MASKED_DRAW: &str = "draw:?";

#[cfg(test)]
mod tests {
    use tabletop::{SeatCount, Step};

    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<GoNuts>() <= 512, "{}", size_of::<GoNuts>());
        assert!(size_of::<Action>() <= 8);
    }

    #[test]
    fn a_state_that_lost_a_card_is_corrupt() {
        let book = Book::standard(SeatCount::new(3).unwrap()).unwrap();
        let mut game = GoNuts::new(book);
        assert_eq!(game.validate(), Ok(()));
        game.bag[0] += 1;
        game.bag_cards += 1;
        assert_eq!(game.validate(), Err(Corrupt("there are 1 of bear-claw instead of 0".into())));
    }

    #[test]
    fn a_step_is_refused_with_the_reason() {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = GoNuts::new(book);
        let refused = game.apply(Step::Act(Seat::new(0), Action::Pick(1))).unwrap_err();
        assert_eq!(refused.to_string(), "nobody decides now: a chance step is due");
    }
}
