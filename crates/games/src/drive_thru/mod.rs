//! Doughnut Drive-Thru: bakers share one kitchen and one heap of pieces; learn recipes, prepare them, serve them.
//!
//! A turn is either work (place one or two pieces on a Kitchen card and carry it out) or taking one or two pieces
//! back from a card, whoever put them there. Learn draws recipes and keeps one; Prepare and Serve are rolls against
//! the recipe's numbers, where a natural 1 always fails; a served recipe is a tip and a Recognition, which can be
//! spent for +1 after a roll and refreshed by a Coffee Break. The fifth served recipe of a seat starts the last
//! round. `RULES.md` has it all.
//!
//! Nothing is hidden: the view of everybody is the whole state.

#[cfg(feature = "testing")]
mod arrange;
mod blocked;
mod cards;
mod certain;
mod chance;
mod coach;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod event;
mod features;
mod goal;
mod judgement;
mod kitchen;
mod lab;
mod legal;
mod lessons;
mod manual;
mod notation;
mod numbers;
mod offer;
mod reasons;
mod refusals;
mod rules;
mod scoring;
mod shape;
mod tables;
mod validate;
mod view;
mod warnings;
mod weights;
mod words;

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{Book, Corrupt, Game, Messages, Outcome, Seat, SeatSet, Silent, Sink, StepOf, Turn};

pub use blocked::{NoPlace, NoTake};
pub use cards::{Few, Recipe};
pub use chance::Chance;
pub use edition::{BakerCard, Bakery, KitchenCard, RecipeCard};
pub use event::{BakerBy, End, Event, Failure, RefreshedBy, Roll};
pub use kitchen::{Baker, Kitchen, Stage};
pub use offer::{Gain, Odds, Offer};
pub use view::View;

use cards::Heap;
use tables::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Largest table.
pub(crate) const SEATS: usize = 4;
/// Most bakers an edition may have: one bit each.
pub(crate) const MAX_BAKERS: usize = 8;

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Be this baker.
    Pick(Baker),
    /// Place so many pieces on Learn and draw recipes.
    Learn(u8),
    /// Place pieces on Prepare or Serve and roll for this recipe.
    Attempt(Attempt),
    /// Place one piece on Coffee Break and make every Recognition ready.
    Coffee,
    /// Take so many pieces from this Kitchen card.
    Take(u8, Kitchen),
    /// Of the recipes drawn keep these, and put away those own unprepared ones.
    Keep {
        /// Recipes kept.
        kept: Few,
        /// Own unprepared recipes replaced.
        replaced: Few,
    },
    /// Spend so many Recognitions; the attempt succeeds.
    Spend(u8),
    /// Spend nothing; the attempt fails.
    Fail,
}

/// Pieces placed on Prepare or Serve for one recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Attempt {
    /// What for.
    pub stage: Stage,
    /// Pieces placed this turn.
    pub pieces: u8,
    /// The recipe declared.
    pub recipe: Recipe,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
enum Phase {
    /// Chance names the first player.
    Start,
    /// The current seat picks a baker.
    Draft,
    /// Chance deals the current seat a baker.
    Deal,
    /// The current seat works or takes.
    Turn,
    /// Chance draws a recipe; so many are still to come, this one included.
    Draw { left: u8 },
    /// The current seat chooses among the recipes drawn.
    Keep,
    /// The die is due.
    Roll { attempt: Attempt },
    /// The current seat may spend Recognitions to make up for what the roll is short of.
    Spend { attempt: Attempt, die: u8 },
    /// Nothing more happens.
    Over,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct DriveThru {
    book: Book<DriveThru>,
    /// The deck, whose order nobody knows.
    bag: Heap,
    discard: Heap,
    /// Out of the game.
    removed: Heap,
    /// During a Learn: the recipes drawn so far.
    drawn: Heap,
    unprepared: [Heap; SEATS],
    prepared: [Heap; SEATS],
    served: [Heap; SEATS],
    /// Recognitions ready; the other served recipes are used ones.
    ready: [u8; SEATS],
    hand: [u8; SEATS],
    /// Pieces on each Kitchen card.
    kitchen: [u8; 4],
    bakers: [Option<Baker>; SEATS],
    first: Seat,
    /// The seat that acts, or that gets a baker.
    current: Seat,
    /// A seat has served enough: the round is played to its end.
    last_round: bool,
    /// 0 until the first turn begins.
    round: u32,
    phase: Phase,
}

impl Game for DriveThru {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let rules = &book.rules;
        let seat1 = Seat::new(0);
        let mut unprepared = [Heap::EMPTY; SEATS];
        let mut hand = [0; SEATS];
        for seat in book.seats.seats() {
            rules.layout.add(&mut unprepared[seat.index()], rules.starter);
            hand[seat.index()] = rules.size.pieces_each;
        }
        let mut game = DriveThru {
            book,
            bag: rules.deck,
            discard: Heap::EMPTY,
            removed: rules.spare_starters,
            drawn: Heap::EMPTY,
            unprepared,
            prepared: [Heap::EMPTY; SEATS],
            served: [Heap::EMPTY; SEATS],
            ready: [0; SEATS],
            hand,
            kitchen: [0; 4],
            bakers: [None; SEATS],
            first: seat1,
            current: seat1,
            last_round: false,
            round: 0,
            phase: Phase::Start,
        };
        if !rules.random_start {
            game.begin(seat1, &mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draft | Phase::Turn | Phase::Keep | Phase::Spend { .. } => {
                Turn::Act(SeatSet::only(self.current))
            }
            Phase::Start | Phase::Deal | Phase::Draw { .. } | Phase::Roll { .. } => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| scoring::outcome(self))
    }

    fn turns_played(&self) -> u32 {
        self.round
    }

    /// In a draft of bakers the last in turn order picks first.
    fn first_in_turn(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

impl DriveThru {
    /// Recognitions of a seat that are spent and not refreshed.
    #[inline]
    fn used(&self, seat: Seat) -> u8 {
        self.served[seat.index()].len() as u8 - self.ready[seat.index()]
    }

    /// Plates without a piece.
    #[inline]
    fn free(&self, kitchen: Kitchen) -> u8 {
        self.book.rules.size.plates - self.kitchen[kitchen.index()]
    }

    /// Bakers nobody has.
    fn bakers_left(&self) -> impl Iterator<Item = Baker> {
        let taken = self.bakers;
        (0..self.book.edition.parts.bakers.len())
            .filter_map(Baker::new)
            .filter(move |baker| !taken.contains(&Some(*baker)))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{SeatCount, Step, fast_rng};

    use super::*;

    fn table(seats: usize) -> DriveThru {
        DriveThru::new(Book::standard(SeatCount::new(seats).expect("a table")).expect("a book"))
    }

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<DriveThru>() <= 256, "{}", size_of::<DriveThru>());
        assert!(size_of::<Action>() <= 8 && size_of::<Chance>() <= 8);
    }

    #[test]
    fn a_state_that_lost_something_is_corrupt() {
        let mut game = table(3);
        assert_eq!(game.validate(), Ok(()));
        game.hand[1] -= 1;
        assert_eq!(game.validate(), Err(Corrupt("there are 5 pieces instead of 6".into())));
        let mut game = table(3);
        game.bag = Heap::EMPTY;
        assert_eq!(game.validate(), Err(Corrupt("there are 0 of cherryberry instead of 1".into())));
    }

    #[test]
    fn a_step_is_refused_with_the_reason() {
        let mut game = table(2);
        let refused = game.apply(Step::Act(Seat::new(0), Action::Coffee)).unwrap_err();
        assert_eq!(refused.to_string(), "nobody decides now: a chance step is due");
        game.apply(Step::Chance(Chance::Start(Seat::new(1)))).unwrap();
        let refused = game.apply(Step::Act(Seat::new(0), Action::Coffee)).unwrap_err();
        assert_eq!(refused.to_string(), "seat 1 is not asked now: seat 2 is to act");
    }

    /// 4.9: a forced pass needs three or four seats; random play meets it.
    #[test]
    fn the_forced_pass_happens_with_three_and_four_seats_and_never_with_two() {
        for (seats, games) in [(2, 300), (3, 300), (4, 3000)] {
            let mut passes = 0;
            for stream in 0..games {
                let mut rng = fast_rng(16, stream);
                let (mut game, mut events) = (table(seats), Vec::new());
                while let Some(step) = game.random_step(&mut rng) {
                    game.apply_telling(step, &mut events);
                    passes += events.drain(..).filter(|event| matches!(event, Event::Passed { .. })).count();
                }
            }
            assert_eq!(passes > 0, seats > 2, "{passes} passes with {seats} seats");
        }
    }
}
