//! Cruller Clash: a tiny complete game with one of everything a game can have. Secret simultaneous picks from a row, a
//! power with a choice, a draw that only one seat sees, options and two editions.
//!
//! This file holds the state; the others hold one role each and are called alike in every game. `RULES.md` has the rules
//! for people.

#[cfg(feature = "testing")]
mod arrange;
mod chance;
mod coach;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod event;
mod goal;
mod judgement;
mod lab;
mod legal;
mod lessons;
mod manual;
mod notation;
mod numbers;
mod offer;
mod refusals;
mod rules;
mod shape;
mod tables;
mod validate;
mod view;
mod words;

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{
    Book, Corrupt, Game, Messages, Outcome, PerSeat, SeatSet, Silent, Sink, StepOf, Turn, Viewer,
};

pub use chance::Draw;
pub use edition::Components;
pub use event::Event;
pub use offer::Offer;
pub use tables::Rules;
pub use view::View;

/// What this game says, in every language.
static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

const MAX_KINDS: usize = 6;
const MAX_ROW: usize = 8;

/// A type of donut: its row in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Kind(u8);

/// How many donuts of each kind.
type Counts = [u8; MAX_KINDS];

fn total(counts: Counts) -> usize {
    counts.iter().map(|&n| usize::from(n)).sum()
}

/// The kinds of which there is at least one, with their number.
fn present(counts: Counts) -> impl Iterator<Item = (Kind, u8)> {
    (0..).map(Kind).zip(counts).filter(|(_, n)| *n > 0)
}

/// What happens now. A state holds every pick (`P` is one pick per seat); a view holds what may be known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
enum Phase<P> {
    Fill,
    Pick(P),
    /// `servers` choose one after the other; then `drawers` draw.
    Serve {
        servers: SeatSet,
        drawers: SeatSet,
    },
    Draw {
        drawers: SeatSet,
    },
    Over,
}

impl<P> Phase<P> {
    fn map<Q>(self, picks: impl FnOnce(P) -> Q) -> Phase<Q> {
        match self {
            Phase::Fill => Phase::Fill,
            Phase::Pick(p) => Phase::Pick(picks(p)),
            Phase::Serve { servers, drawers } => Phase::Serve { servers, drawers },
            Phase::Draw { drawers } => Phase::Draw { drawers },
            Phase::Over => Phase::Over,
        }
    }
}

/// The place each seat chose, counted from 0.
type Picks = PerSeat<Option<u8>>;

/// What a seat may choose. Places count from 0 here and from 1 in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Reach for a place.
    Pick(u8),
    /// Lay a card of the hand on the table.
    Serve(Kind),
    /// Lay down nothing.
    Keep,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct CrullerClash {
    book: Book<Self>,
    round: u16,
    phase: Phase<Picks>,
    /// Places beyond the row of this table stay empty.
    row: [Option<Kind>; MAX_ROW],
    tables: PerSeat<Counts>,
    hands: PerSeat<Counts>,
    pile: Counts,
    /// The deck is a bag: a card becomes definite when it is drawn.
    deck: Counts,
}

impl Game for CrullerClash {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let mut game = CrullerClash {
            book,
            round: 0,
            phase: Phase::Fill,
            row: [None; MAX_ROW],
            tables: PerSeat::new(book.seats),
            hands: PerSeat::new(book.seats),
            pile: Counts::default(),
            deck: book.rules.deck,
        };
        game.begin_round(&mut Silent);
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Fill | Phase::Draw { .. } => Turn::Chance,
            Phase::Pick(picks) => {
                Turn::Act(picks.iter().filter(|(_, pick)| pick.is_none()).map(|(seat, _)| seat).collect())
            }
            Phase::Serve { servers, .. } => Turn::Act(servers.iter().take(1).collect()),
            Phase::Over => Turn::Over,
        }
    }

    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| {
            let scores = self.view(Viewer::Spectator).scores();
            let keys = PerSeat::from_fn(self.book.seats, |seat| (scores[seat], total(self.tables[seat])));
            Outcome::ranked(scores, &keys)
        })
    }

    fn turns_played(&self) -> u32 {
        self.round.into()
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

/// Points of `n` donuts of a kind on one table.
fn points(book: Book<CrullerClash>, kind: Kind, n: u8) -> i32 {
    let row = &book.edition.parts.kinds[kind.0 as usize];
    i32::from(n) * row.points + i32::from(n / 2) * row.pair_bonus
}
