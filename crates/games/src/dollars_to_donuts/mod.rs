//! Dollars to Donuts: lay strips of half donuts so that the halves meet; serve the whole ones, sell the botched ones.
//!
//! In a turn a seat may buy a strip off the Specials Board, lays it on its mat (it may hang over the border), takes
//! a token for every perfect donut and draws dollar tiles for every mismatch, may put a dollar tile on its mat, and
//! may serve one customer with its tokens. The game ends with the round in which a mat is full, or at once when the
//! board cannot be refilled. `RULES.md` has it all.
//!
//! Nothing is hidden, so a view is the whole state. The width of the game is in the placements: they are found with
//! bit masks (`board.rs`), counted and sampled without being listed (`legal.rs`).

#[cfg(feature = "testing")]
mod arrange;
mod board;
mod chance;
mod coach;
mod components;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod edition_sums;
mod event;
mod eye;
mod features;
mod goal;
mod joints;
mod judgement;
mod lab;
mod legal;
mod lessons;
mod manual;
mod mat;
mod naming;
mod notation;
mod numbers;
mod offer;
mod parts;
mod quick;
mod reasons;
mod refusals;
mod reports;
mod rules;
mod scoring;
mod shape;
mod tables;
mod telling;
#[cfg(test)]
mod trust;
mod validate;
mod view;
mod warnings;
mod weights;
mod words;

use serde::Serialize;
use std::sync::LazyLock;

use tabletop::{Book, Corrupt, Game, Outcome, Seat, SeatSet, Silent, Sink, StepOf, Turn};

pub use board::{Facing, Placement, Square};
pub use chance::Chance;
pub use components::{Customer, Donut, Kind, Payment, Starter, Tile};
pub use edition::{CustomerCard, DollarKind, DonutTile, DonutType, Half, Named, Shop, StarterTile};
pub use event::{Event, Filled, Holes, Slide, Standing};
pub use offer::{Brings, Edge, Makes, Offer};
pub use tables::Rules;
pub use view::View;

use mat::Mat;

/// What this game says, in every language.
static WORDS: LazyLock<tabletop::Messages> =
    LazyLock::new(|| tabletop::Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Largest table.
pub(crate) const MAX_SEATS: usize = 4;
/// Most types of donut an edition may have.
pub(crate) const MAX_TYPES: usize = 8;
/// Most kinds of dollar tiles an edition may have.
pub(crate) const MAX_KINDS: usize = 8;
/// Most dollar tiles an edition may have.
pub(crate) const MAX_DOLLARS: i64 = 127;
/// Most donut tiles an edition may have.
pub(crate) const MAX_TILES: usize = 64;
/// Most customers an edition may have.
pub(crate) const MAX_CUSTOMERS: usize = 64;
/// Most neighborhoods an edition may have.
pub(crate) const MAX_NEIGHBORHOODS: usize = 8;
/// Most slots of the Specials Board.
pub(crate) const MAX_SLOTS: usize = 8;
/// Longest line of customers.
pub(crate) const MAX_LINE: usize = 8;
/// Levels at which a customer can be served.
pub(crate) const LEVELS: usize = 3;

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay a starter.
    Start {
        /// Which.
        starter: Starter,
        /// Where.
        at: Square,
        /// Where its printed north edge points.
        facing: Facing,
    },
    /// Decline to buy.
    NoBuy,
    /// Buy the tile in the slot with this price.
    Buy(u8),
    /// Pay for it with these tiles.
    Pay(Payment),
    /// Lay the strip bought.
    Lay(Placement),
    /// Put no dollar tile.
    NoPut,
    /// Put a dollar tile on the mat.
    Put {
        /// Which kind.
        kind: Kind,
        /// Where.
        at: Square,
        /// Where its half points; north for hole tiles.
        facing: Facing,
    },
    /// Serve nobody.
    NoServe,
    /// Serve a customer.
    Serve {
        /// Who.
        customer: Customer,
        /// 1 to 3.
        level: u8,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A mat was full, and the round was finished.
    Full,
    /// The board could not be refilled.
    Supply,
    /// Nobody did anything for some rounds.
    Idle,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// Chance names the starting seat.
    First,
    /// The seat to move lays one of these starters, one bit each.
    Starter { left: u8 },
    /// Chance fills the leftmost empty slot.
    Stock,
    /// Chance fills the line.
    Queue,
    /// Buy, or not.
    Buy,
    /// Choose which dollar tiles to pay.
    Pay,
    /// Lay the strip.
    Place,
    /// Chance draws so many dollar tiles, after a strip or after a put.
    Draw { owed: u8, after_put: bool },
    /// Put a dollar tile, or not.
    Dollar,
    /// Serve, or not.
    Serve,
    /// Chance refills the board.
    Refill,
    /// Chance sends a new customer.
    Welcome,
    /// Solo: chance refills the board after the free tile was cleared.
    ClearedTile,
    /// Solo: chance sends a customer for the one that went home.
    ClearedCustomer,
    /// Nothing more happens.
    Over(End),
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct DollarsToDonuts {
    book: Book<DollarsToDonuts>,
    mats: [Mat; MAX_SEATS],
    /// Dollar tiles in hand, by kind.
    hands: [[u8; MAX_KINDS]; MAX_SEATS],
    /// Tokens held, by type.
    tokens: [[u8; MAX_TYPES]; MAX_SEATS],
    /// Customers served at each level, one bit each.
    served: [[u64; LEVELS]; MAX_SEATS],
    /// Donut tiles laid aside because the mat could not take them.
    aside: [u64; MAX_SEATS],
    bag: [u8; MAX_KINDS],
    /// Tokens left to take; all zero unless tokens are limited.
    piles: [u8; MAX_TYPES],
    slots: [Option<Tile>; MAX_SLOTS],
    supply: u64,
    line: [Customer; MAX_LINE],
    line_len: u8,
    deck: u64,
    /// Solo: donut tiles that left the game.
    gone_tiles: u64,
    /// Solo: customers that left the game.
    gone_customers: u64,
    /// The starting seat; the first one until it is known.
    first: Seat,
    /// Whose turn it is, or who lays starters.
    to_move: Seat,
    phase: Phase,
    /// Turns begun, of all seats together.
    turns: u16,
    final_round: bool,
    /// Rounds in a row in which nobody did anything.
    idle_rounds: u8,
    /// Whether anybody did anything in this round, the turn in progress left aside.
    round_acted: bool,
    /// Whether the seat to move has bought, put or served in this turn.
    acted: bool,
    /// Whether it has served.
    served_now: bool,
    /// The empty slot.
    gap: Option<u8>,
    /// The tile bought and not yet laid.
    tile: Option<Tile>,
}

impl Game for DollarsToDonuts {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let rules = &book.rules;
        let mut game = DollarsToDonuts {
            book,
            mats: [Mat::EMPTY; MAX_SEATS],
            hands: [[0; MAX_KINDS]; MAX_SEATS],
            tokens: [[0; MAX_TYPES]; MAX_SEATS],
            served: [[0; LEVELS]; MAX_SEATS],
            aside: [0; MAX_SEATS],
            bag: rules.dollars,
            piles: rules.piles,
            slots: [None; MAX_SLOTS],
            supply: rules.all_tiles,
            line: [Customer(0); MAX_LINE],
            line_len: 0,
            deck: rules.all_customers,
            gone_tiles: 0,
            gone_customers: 0,
            first: rules.first.unwrap_or(Seat::new(0)),
            to_move: rules.first.unwrap_or(Seat::new(0)),
            phase: Phase::First,
            turns: 0,
            final_round: false,
            idle_rounds: 0,
            round_acted: false,
            acted: false,
            served_now: false,
            gap: None,
            tile: None,
        };
        for hand in &mut game.hands[..book.seats.get()] {
            *hand = rules.start_hand;
            for (in_bag, taken) in game.bag.iter_mut().zip(rules.start_hand) {
                *in_bag -= taken;
            }
        }
        if let Some(first) = rules.first {
            game.ask_starters(first, &mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Starter { .. } | Phase::Buy | Phase::Pay | Phase::Place | Phase::Dollar | Phase::Serve => {
                Turn::Act(SeatSet::only(self.to_move))
            }
            Phase::Over(_) => Turn::Over,
            _ => Turn::Chance,
        }
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over(_)).then(|| self.final_outcome())
    }

    fn turns_played(&self) -> u32 {
        self.round().into()
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

impl DollarsToDonuts {
    #[inline]
    fn line(&self) -> &[Customer] {
        &self.line[..usize::from(self.line_len)]
    }

    /// Rounds begun.
    fn round(&self) -> u16 {
        self.turns.div_ceil(self.book.seats.get() as u16)
    }

    /// How the game ended.
    fn end_reason(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Choices, SeatCount, fast_rng};

    use super::*;

    fn book(seats: usize) -> Book<DollarsToDonuts> {
        Book::standard(SeatCount::new(seats).unwrap()).unwrap()
    }

    /// Plays one random game and shows every state on the way.
    fn play(seats: usize, seed: u64, mut see: impl FnMut(&DollarsToDonuts)) {
        let mut game = DollarsToDonuts::new(book(seats));
        let mut rng = fast_rng(seed, 0);
        see(&game);
        while let Some(step) = game.random_step(&mut rng) {
            game.apply(step).unwrap();
            see(&game);
        }
    }

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<DollarsToDonuts>() <= 1024, "{}", size_of::<DollarsToDonuts>());
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
        assert!(size_of::<Chance>() <= 8);
    }

    #[test]
    fn random_games_keep_every_component() {
        for seats in 1..=4 {
            for seed in 0..5 {
                play(seats, seed, |game| assert_eq!(game.validate(), Ok(())));
            }
        }
    }

    #[test]
    fn a_list_is_as_long_as_its_count_and_every_phase_with_one_action_is_automatic() {
        let mut list = Vec::new();
        for seats in 1..=4 {
            play(seats, 7, |game| {
                list.clear();
                game.each_action(&mut list);
                assert_eq!(list.len() as u32, game.count_actions());
                assert_ne!(list.len(), 1, "{:?}", game.phase);
            });
        }
    }

    /// Draws from every width of choice met in a few games and compares with the list: each action equally often.
    #[test]
    fn sampled_actions_are_uniform() {
        let mut rng = fast_rng(99, 1);
        let (mut list, mut buffer) = (Vec::new(), Vec::new());
        let mut tested = std::collections::BTreeMap::new();
        for seed in 0..3 {
            play(2, seed, |game| {
                list.clear();
                game.each_action(&mut list);
                let phase = std::mem::discriminant(&game.phase);
                let times = tested.entry(format!("{phase:?}")).or_insert(0);
                if list.is_empty() || *times == 12 {
                    return;
                }
                *times += 1;
                list.sort_unstable();
                let per_action = 40;
                let mut seen = vec![0u32; list.len()];
                for _ in 0..per_action * list.len() {
                    let action = game.sample_action(game.to_move, &mut buffer, &mut rng);
                    seen[list.binary_search(&action).expect("a sampled action is listed")] += 1;
                }
                let expected = per_action as f64;
                let chi: f64 = seen.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
                let freedom = (list.len() - 1) as f64;
                // Five standard deviations above the mean of chi-squared, and a little for short lists.
                assert!(
                    chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0,
                    "{:?}: {chi} of {freedom}",
                    game.phase
                );
            });
        }
        assert_eq!(tested.values().filter(|times| **times > 1).count(), 6, "{tested:?}");
    }

    #[test]
    fn a_state_that_lost_a_tile_is_corrupt() {
        let mut game = DollarsToDonuts::new(book(3));
        assert_eq!(game.validate(), Ok(()));
        game.bag[1] += 1;
        assert_eq!(
            game.validate(),
            Err(Corrupt("there are 13 dollar tiles of the kind oc instead of 12".into()))
        );
        game.bag[1] -= 1;
        game.supply &= !1;
        assert_eq!(game.validate(), Err(Corrupt("the donut tile d01 is nowhere".into())));
    }
}
