//! Keeping a record while a game is played.

use crate::{Actor, Game, Notation, Record, SeatSet, Seed, Step, StepOf, Turn, format_step};

/// Writes the record of a game while it is played. Simultaneous answers are put in seat order, whatever order they
/// arrived in, so that a record says nothing about who answered first. So it knows which simultaneous choice is under way,
/// and whoever wants to know asks it.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    steps: Vec<StepOf<G>>,
    window: Option<Window<G>>,
}

/// A simultaneous choice that is under way: somebody has answered, others have not.
#[derive(Clone, Debug)]
struct Window<G> {
    /// The state before the first answer.
    before: G,
    /// Number of the first answer.
    start: usize,
    /// The seats that have not answered.
    due: SeatSet,
}

impl<G: Game> Default for Recorder<G> {
    fn default() -> Self {
        Recorder { steps: Vec::new(), window: None }
    }
}

impl<G: Game> Recorder<G> {
    /// Notes `step`, which is about to be applied to `before`. Returns the simultaneous answers that it completes, in
    /// seat order; empty for every other step.
    pub fn note(&mut self, before: &G, step: StepOf<G>) -> &[StepOf<G>] {
        if self.window.is_none()
            && let Turn::Act(due) = before.turn()
            && due.len() > 1
        {
            self.window = Some(Window { before: before.clone(), start: self.steps.len(), due });
        }
        self.steps.push(step);
        let (Some(window), Actor::Seat(seat)) = (&mut self.window, step.actor()) else { return &[] };
        window.due = window.due.without(seat);
        if !window.due.is_empty() {
            return &[];
        }
        let answers = window.start..;
        self.window = None;
        self.steps[answers.clone()].sort_by_key(|step| match step {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        });
        &self.steps[answers]
    }

    /// The steps so far. The answers to a simultaneous choice that is under way stand at the end, as they arrived.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// How many of the steps have their place for good: all but the answers to a simultaneous choice that is under way.
    pub fn settled(&self) -> usize {
        self.window.as_ref().map_or(self.steps.len(), |window| window.start)
    }

    /// The state before the first answer to the simultaneous choice that is under way, if one is.
    pub fn before_answers(&self) -> Option<&G> {
        self.window.as_ref().map(|window| &window.before)
    }

    /// Whether a simultaneous choice is under way: somebody has answered, others have not.
    pub fn awaits_others(&self) -> bool {
        self.window.is_some()
    }

    /// Forgets everything, to record another game.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.window = None;
    }
}

impl<G: Notation> Recorder<G> {
    /// The record of the game that is now in the state `game`. While a simultaneous choice is under way its answers
    /// are not yet part of it.
    pub fn record(&self, game: &G, names: &[String], seed: Option<Seed>) -> Record {
        let book = game.book();
        let over = game.outcome();
        let mut record = Record::of::<G>(book);
        record.names = names.to_vec();
        record.steps =
            self.steps[..self.settled()].iter().map(|step| format_step::<G>(book, *step)).collect();
        record.commitment = seed.map(|seed| seed.commitment());
        record.seed = seed.filter(|_| over.is_some()).map(|seed| seed.to_string());
        record.outcome = over;
        record
    }
}
