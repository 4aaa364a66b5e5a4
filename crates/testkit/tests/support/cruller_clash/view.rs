//! What somebody may know, how steps look to them, and states drawn from what they know.

use serde::Serialize;
use tabletop::{Book, PerSeat, Rng, Seat, SeatSet, Step, StepOf, StepView, StepViewOf, Viewer, below};

use super::shape::Shape;
use super::{Action, Counts, CrullerClash, Kind, Phase, points, present, total};

/// What may be known of the picks while they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answers {
    pub(super) answered: SeatSet,
    pub(super) mine: Option<u8>,
}

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "Shape", into = "Shape")]
pub struct View {
    pub(super) book: Book<CrullerClash>,
    pub(super) viewer: Viewer,
    pub(super) round: u16,
    pub(super) phase: Phase<Answers>,
    pub(super) row: Vec<Option<Kind>>,
    pub(super) tables: PerSeat<Counts>,
    pub(super) hand_sizes: PerSeat<u8>,
    /// The viewer's own hand; empty for a spectator.
    pub(super) hand: Counts,
    pub(super) pile: Counts,
}

impl tabletop::View<CrullerClash> for View {
    fn of(game: &CrullerClash, viewer: Viewer) -> Self {
        let own = viewer.seat();
        let answered = |picks: PerSeat<Option<u8>>| Answers {
            answered: picks.iter().filter(|(_, pick)| pick.is_some()).map(|(seat, _)| seat).collect(),
            mine: own.and_then(|seat| picks[seat]),
        };
        View {
            book: game.book,
            viewer,
            round: game.round,
            phase: game.phase.map(answered),
            row: game.row[..game.book.rules.row].to_vec(),
            tables: game.tables,
            hand_sizes: PerSeat::from_fn(game.book.seats, |seat| total(game.hands[seat]) as u8),
            hand: own.map(|seat| game.hands[seat]).unwrap_or_default(),
            pile: game.pile,
        }
    }

    fn of_step(game: &CrullerClash, step: StepOf<CrullerClash>, viewer: Viewer) -> StepViewOf<CrullerClash> {
        match (step, game.phase) {
            (Step::Act(seat, Action::Pick(_)), _) if !viewer.is(seat) => {
                StepView::Sealed(seat, "pick:?".into())
            }
            (Step::Chance(_), Phase::Draw { drawers }) if drawers.first() != viewer.seat() => {
                StepView::Hidden(None, "draw:?".into())
            }
            _ => StepView::Open(step),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> CrullerClash {
        let mut deck = self.unseen();
        let mut hands: PerSeat<Counts> = PerSeat::new(self.book.seats);
        for (seat, &size) in self.hand_sizes.iter() {
            if self.viewer.is(seat) {
                hands[seat] = self.hand;
                continue;
            }
            for _ in 0..size {
                let kind = draw(deck, rng);
                deck[kind.0 as usize] -= 1;
                hands[seat][kind.0 as usize] += 1;
            }
        }
        let places = self.row.len() as u32;
        let mut pick = |Answers { answered, mine }: Answers, seat: Seat| match mine {
            Some(place) if self.viewer.is(seat) => Some(place),
            _ => answered.contains(seat).then(|| below(rng, places) as u8),
        };
        let picks = |answers| PerSeat::from_fn(self.book.seats, |seat| pick(answers, seat));
        let mut row = [None; super::MAX_ROW];
        row[..self.row.len()].copy_from_slice(&self.row);
        CrullerClash {
            book: self.book,
            round: self.round,
            phase: self.phase.map(picks),
            row,
            tables: self.tables,
            hands,
            pile: self.pile,
            deck,
        }
    }
}

impl View {
    /// The points as they stand. Hands count by their size alone, so everybody knows them.
    pub(super) fn scores(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.book.seats, |seat| {
            let table: i32 = present(self.tables[seat]).map(|(kind, n)| points(self.book, kind, n)).sum();
            table + i32::from(self.hand_sizes[seat]) * self.book.rules.hand_points
        })
    }

    /// The cards this viewer has not seen: the deck and the hands of the others. In a position set up by hand there
    /// may be more cards on the table than in the box; then there is nothing unseen.
    pub(super) fn unseen(&self) -> Counts {
        let mut unseen = self.book.rules.deck;
        for kind in self.row.iter().flatten() {
            unseen[kind.0 as usize] = unseen[kind.0 as usize].saturating_sub(1);
        }
        for seen in self.tables.as_slice().iter().chain([&self.pile, &self.hand]) {
            for (left, n) in unseen.iter_mut().zip(seen) {
                *left = left.saturating_sub(*n);
            }
        }
        unseen
    }

    /// How many cards are in the deck.
    pub(super) fn deck_size(&self) -> usize {
        let hidden = self.hand_sizes.iter().filter(|(seat, _)| !self.viewer.is(*seat));
        total(self.unseen()).saturating_sub(hidden.map(|(_, n)| usize::from(*n)).sum())
    }
}

/// A random card of a bag that is not empty.
fn draw(bag: Counts, rng: &mut impl Rng) -> Kind {
    let mut left = below(rng, total(bag) as u32) as usize;
    let found = present(bag).find(|(_, n)| {
        let hit = left < usize::from(*n);
        left = left.saturating_sub(usize::from(*n));
        hit
    });
    found.expect("the number is below the total").0
}
