//! One game from its first step to its last: the loop under every simulation and every benchmark.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use tabletop::{FastRng, Game, MAX_SEATS, Seat, Step, StepOf, Turn};

use crate::dice::Dice;

/// A game that is not over after so many decisions is broken off.
pub(crate) const MOST_DECISIONS: u64 = 20_000;

/// Who has this place in turn order, both counted from 0, if play goes round from `first`.
pub(crate) fn place_in_turn(seat: Seat, first: Seat, n_seats: usize) -> usize {
    (seat.index() + n_seats - first.index()) % n_seats
}

/// How long a game was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Length {
    /// Actions chosen by seats.
    pub(crate) decisions: u64,
    /// Actions and chance outcomes.
    pub(crate) steps: u64,
}

impl Length {
    pub(crate) fn add(&mut self, other: Length) {
        self.decisions += other.decisions;
        self.steps += other.steps;
    }
}

/// Plays `state` to its end. `choose` answers for the seats; those asked together all answer on the state before any
/// of their answers, which are then applied in seat order. `visit` meets every step just before it is applied.
/// `outcomes` is scratch space.
#[inline]
pub(crate) fn play<G: Game>(
    state: &mut G,
    outcomes: &mut Vec<(G::Chance, u32)>,
    dice: &mut impl Dice,
    choose: impl FnMut(&G, Seat, &mut FastRng) -> G::Action,
    mut visit: impl FnMut(&G, StepOf<G>),
) -> Length {
    play_by(state, outcomes, dice, choose, |state, step| {
        visit(state, step);
        state.apply_unchecked(step);
        ControlFlow::Continue(())
    })
}

/// The same, but a game that does not end is broken off: then the state is not over.
#[inline]
pub(crate) fn play_to_end<G: Game>(
    state: &mut G,
    outcomes: &mut Vec<(G::Chance, u32)>,
    dice: &mut impl Dice,
    choose: impl FnMut(&G, Seat, &mut FastRng) -> G::Action,
    mut visit: impl FnMut(&G, StepOf<G>),
) -> Length {
    let mut decisions = 0;
    play_by(state, outcomes, dice, choose, |state, step| {
        visit(state, step);
        state.apply_unchecked(step);
        decisions += u64::from(matches!(step, Step::Act(..)));
        if decisions >= MOST_DECISIONS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

/// The same for those who apply the steps themselves, and may break off.
#[inline]
pub(crate) fn play_by<G: Game>(
    state: &mut G,
    outcomes: &mut Vec<(G::Chance, u32)>,
    dice: &mut impl Dice,
    mut choose: impl FnMut(&G, Seat, &mut FastRng) -> G::Action,
    mut apply: impl FnMut(&mut G, StepOf<G>) -> ControlFlow<()>,
) -> Length {
    let mut length = Length::default();
    let mut take = |state: &mut G, step| {
        length.steps += 1;
        length.decisions += u64::from(matches!(step, Step::Act(..)));
        apply(state, step)
    };
    loop {
        match state.turn() {
            Turn::Over => return length,
            Turn::Chance => {
                let outcome = state.sample_chance(outcomes, dice.chance());
                if take(state, Step::Chance(outcome)).is_break() {
                    return length;
                }
            }
            Turn::Act(due) => {
                let mut answers = [None; MAX_SEATS];
                for seat in due.iter() {
                    answers[seat.index()] = Some(choose(state, seat, dice.seat(seat)));
                }
                for seat in due.iter() {
                    if let Some(action) = answers[seat.index()]
                        && take(state, Step::Act(seat, action)).is_break()
                    {
                        return length;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Choices, SeatCount, fast_rng};

    use super::*;
    use crate::crumbs::Crumbs;

    #[test]
    fn seats_asked_together_do_not_see_each_others_answers() {
        let seats = SeatCount::new(3).unwrap();
        let mut state = Crumbs::new(Book::standard(seats).unwrap());
        let (mut legal, mut asked, mut seen) = (Vec::new(), 0, Vec::new());
        let length = play(
            &mut state,
            &mut Vec::new(),
            &mut fast_rng(3, 0),
            |state, seat, rng| {
                assert_eq!(state.turn(), Turn::Act(seats.all()), "somebody's answer was applied too early");
                asked += 1;
                state.sample_action(seat, &mut legal, rng)
            },
            |state, step| {
                state.check(step).unwrap();
                seen.push(step);
            },
        );
        // Four rounds of three deals and three bids.
        assert_eq!((asked, seen.len()), (12, 24));
        assert_eq!(length, Length { decisions: 12, steps: 24 });
        assert!(state.outcome().is_some());
    }
}
