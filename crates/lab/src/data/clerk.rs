//! Makes rows of the games as they are played.

use bots::Player;
use tabletop::{Game, Notation, Outcome, Seat, SeatCount, Step, StepOf, Token};

use super::{Cell, Kind, Rows, by_seat};
use crate::playout::Length;

/// The columns that a row has of its own, in order.
pub(super) fn names(rows: Rows, seats: SeatCount) -> Vec<(String, Kind)> {
    let one = |name: &str, kind| (name.to_string(), kind);
    match rows {
        Rows::Games => {
            let mut names = vec![
                one("number", Kind::Number),
                one("first", Kind::MaybeNumber),
                one("turns", Kind::Number),
                one("decisions", Kind::Number),
                one("steps", Kind::Number),
                one("winners", Kind::MaybeNumber),
            ];
            names.extend(by_seat("bot", seats).map(|name| (name, Kind::Text)));
            names.extend(by_seat("score", seats).map(|name| (name, Kind::MaybeNumber)));
            names.extend(by_seat("rank", seats).map(|name| (name, Kind::MaybeNumber)));
            names
        }
        Rows::Decisions => vec![
            one("number", Kind::Number),
            one("step", Kind::Number),
            one("decision", Kind::Number),
            one("turn", Kind::Number),
            one("seat", Kind::Number),
            one("place", Kind::MaybeNumber),
            one("bot", Kind::Text),
            one("choices", Kind::Number),
            one("action", Kind::Text),
            one("legal", Kind::Text),
            one("score", Kind::MaybeNumber),
            one("rank", Kind::MaybeNumber),
            one("winners", Kind::MaybeNumber),
        ],
    }
}

/// A decision, until it is known how the game ends.
struct Decision {
    step: u64,
    turn: u32,
    seat: Seat,
    choices: usize,
    action: String,
    legal: String,
}

/// Notes what its rows need of one game after the other.
pub(crate) struct Clerk<G: Game> {
    rows: Option<Rows>,
    steps: u64,
    decisions: Vec<Decision>,
    legal: Vec<G::Action>,
}

impl<G: Notation> Clerk<G> {
    /// One that writes such rows, or none.
    pub(crate) fn new(rows: Option<Rows>) -> Self {
        Clerk { rows, steps: 0, decisions: Vec::new(), legal: Vec::new() }
    }

    /// Notes a step that is about to be applied.
    #[inline]
    pub(crate) fn note(&mut self, state: &G, step: StepOf<G>) {
        if self.rows != Some(Rows::Decisions) {
            return;
        }
        self.steps += 1;
        let Step::Act(seat, action) = step else { return };
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        let token = |action: &G::Action| Token::<G>::Action(state.book(), *action).to_string();
        self.decisions.push(Decision {
            step: self.steps,
            turn: state.turns_played(),
            seat,
            choices: self.legal.len(),
            action: token(&action),
            legal: self.legal.iter().map(token).collect::<Vec<_>>().join(" "),
        });
    }

    /// The rows of the game that ended in `state` with this outcome, or was broken off there; `number` is counted from 1.
    pub(crate) fn finish(
        &mut self,
        (state, outcome): (&G, Option<&Outcome>),
        bots: &[Player],
        number: u64,
        length: Length,
        first: Option<Seat>,
        rows: &mut Vec<Vec<Cell>>,
    ) {
        let Some(kind) = self.rows else { return };
        let winners = outcome.map(|outcome| outcome.winners().count() as i64);
        let score = |seat: Seat| outcome.map(|outcome| i64::from(outcome.scores[seat]));
        let rank = |seat: Seat| outcome.map(|outcome| i64::from(outcome.ranks[seat]));
        let text = |bot: &Player| Cell::Text(bot.to_string());
        let seats = state.book().seats;
        match kind {
            Rows::Games => {
                let mut row = vec![
                    Cell::Number(number as i64),
                    first.map(|first| first.number() as i64).into(),
                    Cell::Number(state.turns_played().into()),
                    Cell::Number(length.decisions as i64),
                    Cell::Number(length.steps as i64),
                    winners.into(),
                ];
                row.extend(bots.iter().map(text));
                row.extend(seats.seats().map(|seat| score(seat).into()));
                row.extend(seats.seats().map(|seat| rank(seat).into()));
                rows.push(row);
            }
            Rows::Decisions => {
                for (i, decision) in self.decisions.drain(..).enumerate() {
                    let Decision { step, turn, seat, choices, action, legal } = decision;
                    let place =
                        first.map(|first| crate::playout::place_in_turn(seat, first, seats.get()) as i64 + 1);
                    rows.push(vec![
                        Cell::Number(number as i64),
                        Cell::Number(step as i64),
                        Cell::Number(i as i64 + 1),
                        Cell::Number(turn.into()),
                        Cell::Number(seat.number() as i64),
                        place.into(),
                        text(&bots[seat.index()]),
                        Cell::Number(choices as i64),
                        Cell::Text(action),
                        Cell::Text(legal),
                        score(seat).into(),
                        rank(seat).into(),
                        winners.into(),
                    ]);
                }
                self.steps = 0;
            }
        }
    }
}
