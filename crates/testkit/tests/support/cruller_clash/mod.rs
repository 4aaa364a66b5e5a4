//! Cruller Clash: a tiny complete game with one of everything a game can have. Secret simultaneous picks from a row, a
//! power with a choice, a draw that only one seat sees, options and two editions.
//!
//! This file holds the state and the rules; `edition.rs` the components and options; `event.rs` what happens; `offer.rs`
//! what boards show of a choice; `view.rs` what somebody may know and `shape.rs` how it is sent; `judgement.rs` what looks
//! good; `text.rs` the board, the notation and the words for people; `arrange.rs` the positions of scenarios. The rules for
//! people are in `RULES.md`.

mod arrange;
mod edition;
mod event;
mod judgement;
mod offer;
mod shape;
mod text;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{
    Book, Chances, Choices, Corrupt, Edition, Game, Options, Outcome, PerSeat, RuleTables, Seat, SeatCount,
    SeatSet, SetupError, Silent, Sink, Step, StepOf, Turn, Viewer, say,
};

pub use edition::Components;
pub use event::Event;
pub use offer::Offer;
pub use view::View;

const MAX_KINDS: usize = 6;
const MAX_ROW: usize = 8;

/// A type of donut: its row in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// What the edition, the options and the number of seats come to.
#[derive(Debug)]
pub struct Rules {
    row: usize,
    deck: Counts,
    hand_points: i32,
    contested_stay: bool,
    consolation: bool,
}

/// What happens now. A state holds every pick (`P` is one pick per seat); a view holds what may be known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// The kind of the card drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw(Kind);

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

impl CrullerClash {
    fn empty_places(&self) -> usize {
        self.row[..self.book.rules.row].iter().filter(|place| place.is_none()).count()
    }

    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        let need = self.empty_places();
        if total(self.deck) < need || self.round == self.book.edition.parts.max_rounds {
            self.phase = Phase::Over;
            return sink.tell(|| Event::Over);
        }
        self.round += 1;
        sink.tell(|| Event::Round { round: self.round });
        self.phase = if need > 0 { Phase::Fill } else { Phase::Pick(PerSeat::new(self.book.seats)) };
    }

    fn resolve(&mut self, picks: &Picks, sink: &mut impl Sink<Event>) {
        for (seat, pick) in picks.iter() {
            let Some(place) = *pick else { continue };
            let alone = picks.iter().filter(|(_, other)| **other == Some(place)).count() == 1;
            sink.tell(|| Event::Opened { seat, place: place + 1, alone });
        }
        let rules = &self.book.rules;
        let (mut servers, mut drawers) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for place in 0..rules.row {
            let Some(kind) = self.row[place] else { continue };
            let takers: SeatSet =
                picks.iter().filter(|(_, pick)| **pick == Some(place as u8)).map(|(seat, _)| seat).collect();
            match (takers.first(), takers.len()) {
                (Some(seat), 1) => {
                    self.row[place] = None;
                    self.tables[seat][kind.0 as usize] += 1;
                    if self.book.edition.parts.kinds[kind.0 as usize].serves && total(self.hands[seat]) > 0 {
                        servers = servers.with(seat);
                    }
                }
                (Some(_), _) => {
                    drawers = drawers.union(takers);
                    if !rules.contested_stay {
                        self.row[place] = None;
                        self.pile[kind.0 as usize] += 1;
                    }
                }
                (None, _) => {}
            }
        }
        let drawers = if rules.consolation { drawers } else { SeatSet::EMPTY };
        self.settle(servers, drawers, sink);
    }

    /// Goes to the first phase in which there is something to do.
    fn settle(&mut self, servers: SeatSet, drawers: SeatSet, sink: &mut impl Sink<Event>) {
        if !servers.is_empty() {
            self.phase = Phase::Serve { servers, drawers };
        } else if !drawers.is_empty() && total(self.deck) > 0 {
            self.phase = Phase::Draw { drawers };
        } else {
            self.begin_round(sink);
        }
    }
}

/// Points of `n` donuts of a kind on one table.
fn points(book: Book<CrullerClash>, kind: Kind, n: u8) -> i32 {
    let row = &book.edition.parts.kinds[kind.0 as usize];
    i32::from(n) * row.points + i32::from(n / 2) * row.pair_bonus
}

impl RuleTables for Rules {
    type Parts = Components;

    fn new(edition: &Edition<Components>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let row = seats.get() + options.int("row_extra") as usize;
        let mut deck = Counts::default();
        for (count, kind) in deck.iter_mut().zip(&edition.parts.kinds) {
            *count = kind.copies;
        }
        if row > MAX_ROW || row > total(deck) {
            return Err(SetupError(say!(text::WORDS, "row-too-long", row: row, most: MAX_ROW)));
        }
        Ok(Rules {
            row,
            deck,
            hand_points: options.int("hand_points"),
            contested_stay: options.is_word("contested", "stay"),
            consolation: options.is("consolation"),
        })
    }
}

impl Choices for CrullerClash {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Pick(_) => out.extend((0..self.book.rules.row as u8).map(Action::Pick)),
            Phase::Serve { .. } => {
                out.extend(present(self.hands[seat]).map(|(kind, _)| Action::Serve(kind)));
                out.push(Action::Keep);
            }
            _ => {}
        }
    }
}

impl Chances for CrullerClash {
    type Chance = Draw;

    fn chance_outcomes(&self, out: &mut Vec<(Draw, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(present(self.deck).map(|(kind, n)| (Draw(kind), n.into())));
        }
    }
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
        match (step, self.phase) {
            (Step::Chance(Draw(kind)), Phase::Fill) => {
                self.deck[kind.0 as usize] -= 1;
                if let Some(place) = self.row.iter().position(Option::is_none) {
                    self.row[place] = Some(kind);
                    sink.tell(|| Event::Filled { place: place as u8 + 1, kind });
                }
                if self.empty_places() == 0 {
                    self.phase = Phase::Pick(PerSeat::new(self.book.seats));
                }
            }
            (Step::Act(seat, Action::Pick(place)), Phase::Pick(mut picks)) => {
                picks[seat] = Some(place);
                sink.tell(|| Event::Chosen { seat, place: Some(place + 1) });
                self.phase = Phase::Pick(picks);
                if picks.as_slice().iter().all(Option::is_some) {
                    self.resolve(&picks, sink);
                }
            }
            (Step::Act(seat, action), Phase::Serve { servers, drawers }) => {
                if let Action::Serve(kind) = action {
                    self.hands[seat][kind.0 as usize] -= 1;
                    self.tables[seat][kind.0 as usize] += 1;
                    sink.tell(|| Event::Served { seat, kind });
                } else {
                    sink.tell(|| Event::Kept { seat });
                }
                self.settle(servers.without(seat), drawers, sink);
            }
            (Step::Chance(Draw(kind)), Phase::Draw { drawers }) => {
                if let Some(seat) = drawers.first() {
                    self.deck[kind.0 as usize] -= 1;
                    self.hands[seat][kind.0 as usize] += 1;
                    sink.tell(|| Event::Drew { seat, kind: Some(kind) });
                    self.settle(SeatSet::EMPTY, drawers.without(seat), sink);
                }
            }
            _ => debug_assert!(false, "{step:?} is not legal"),
        }
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
        let rules = &self.book.rules;
        for (kind, row) in self.book.edition.parts.kinds.iter().enumerate() {
            let in_row = self.row.iter().flatten().filter(|k| k.0 as usize == kind).count();
            let held = |per_seat: &PerSeat<Counts>| -> usize {
                per_seat.as_slice().iter().map(|counts| counts[kind] as usize).sum()
            };
            let found = in_row + held(&self.tables) + held(&self.hands);
            let found = found + usize::from(self.pile[kind]) + usize::from(self.deck[kind]);
            let message = || format!("there are {found} of {} instead of {}", row.id, row.copies);
            Corrupt::unless(found == usize::from(row.copies), message)?;
        }
        let filled = matches!(self.phase, Phase::Pick(_));
        Corrupt::unless(!filled || self.empty_places() == 0, || "a place is empty while seats pick".into())?;
        let beyond = self.row[rules.row..].iter().any(Option::is_some);
        Corrupt::unless(!beyond, || "there is a card beyond the end of the row".into())
    }
}
