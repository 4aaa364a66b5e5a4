//! One random game, step by step, that can say how it came to where it is.

use tabletop::{
    FastRng, Game, Notation, Record, Recorder, Seat, Step, StepOf, Turn, Viewer, below, fast_rng,
    format_step, shuffle,
};

use crate::fault::Fault;
use crate::setup::Setup;

/// What `seat` may choose.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.legal_actions(seat, &mut out);
    out
}

/// What chance may answer.
pub(crate) fn outcomes<G: Game>(game: &G) -> Vec<(G::Chance, u32)> {
    let mut out = Vec::new();
    game.chance_outcomes(&mut out);
    out
}

/// Every step that can happen now.
pub(crate) fn all_steps<G: Game>(game: &G) -> Vec<StepOf<G>> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => outcomes(game).into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect(),
        Turn::Act(due) => due
            .iter()
            .flat_map(|seat| legal(game, seat).into_iter().map(move |action| Step::Act(seat, action)))
            .collect(),
    }
}

/// At most `n` of the items, in random order.
pub(crate) fn some_of<T>(mut items: Vec<T>, n: usize, rng: &mut FastRng) -> Vec<T> {
    shuffle(&mut items, rng);
    items.truncate(n);
    items
}

/// A random step: any seat that is due and any of its actions, or a chance outcome in proportion to its weight. It is
/// made from the lists alone, so a game that samples faster still walks the same way. `None` when the game is over; an
/// error when there is nothing to choose from.
pub(crate) fn random_step<G: Game>(game: &G, rng: &mut FastRng) -> Result<Option<StepOf<G>>, String> {
    match game.turn() {
        Turn::Over => Ok(None),
        Turn::Act(due) if due.is_empty() => Err("it is somebody's turn, but no seat is due".to_string()),
        Turn::Act(due) => {
            let seats: Vec<Seat> = due.iter().collect();
            let seat = seats[below(rng, seats.len() as u32) as usize];
            let actions = legal(game, seat);
            if actions.is_empty() {
                return Err(format!("seat {seat} is due, but has no legal action"));
            }
            Ok(Some(Step::Act(seat, actions[below(rng, actions.len() as u32) as usize])))
        }
        Turn::Chance => {
            let outcomes = outcomes(game);
            let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
            let Some(total) = u32::try_from(total).ok().filter(|total| *total > 0) else {
                return Err(format!("a chance step is due, but the weights sum up to {total}"));
            };
            let mut left = below(rng, total);
            let hit = outcomes.iter().find(|(_, weight)| {
                let hit = left < *weight;
                left = left.saturating_sub(*weight);
                hit
            });
            Ok(hit.map(|(outcome, _)| Step::Chance(*outcome)))
        }
    }
}

/// A random game in progress.
#[derive(Debug)]
pub(crate) struct Walk<G: Notation> {
    pub(crate) game: G,
    pub(crate) rng: FastRng,
    setup: String,
    recorder: Recorder<G>,
    texts: Vec<String>,
}

impl<G: Notation> Walk<G> {
    /// Before the first step of game number `stream`.
    pub(crate) fn begin(setup: &Setup<G>, seed: u64, stream: u64) -> Self {
        Walk {
            game: G::new(setup.book),
            rng: fast_rng(seed, stream),
            setup: setup.name.clone(),
            recorder: Recorder::default(),
            texts: Vec::new(),
        }
    }

    /// Number of steps so far.
    pub(crate) fn len(&self) -> usize {
        self.texts.len()
    }

    /// A random step to go on with; `None` when the game is over.
    pub(crate) fn choose(&mut self) -> Result<Option<StepOf<G>>, String> {
        random_step(&self.game, &mut self.rng)
    }

    /// Whether a simultaneous choice is under way, that is, whether two or more seats were due when it began.
    pub(crate) fn in_window(&self) -> bool {
        self.continues_window() || matches!(self.game.turn(), Turn::Act(due) if due.len() > 1)
    }

    /// Whether somebody has answered a simultaneous choice that is still under way.
    pub(crate) fn continues_window(&self) -> bool {
        self.recorder.awaits_others()
    }

    /// Whether the next action is the last answer of a simultaneous choice.
    pub(crate) fn completes_window(&self) -> bool {
        self.continues_window() && matches!(self.game.turn(), Turn::Act(due) if due.len() == 1)
    }

    /// Another world in which the same answers were given: it differs only in what `viewer` did not know when the
    /// simultaneous choice began. `None` if none is under way, or if an answer is impossible there.
    pub(crate) fn twin(&mut self, viewer: Viewer) -> Option<G> {
        let before = self.recorder.before_answers()?;
        let answers = &self.recorder.steps()[self.recorder.settled()..];
        let mut twin = G::determinize(&before.view(viewer), &mut self.rng);
        answers.iter().all(|answer| twin.apply(*answer).is_ok()).then_some(twin)
    }

    /// Applies a legal step. Returns what happened.
    pub(crate) fn advance(&mut self, step: StepOf<G>) -> Vec<G::Event> {
        self.texts.push(format_step::<G>(self.game.book(), step));
        self.recorder.note(&self.game, step);
        let mut events = Vec::new();
        self.game.apply_telling(step, &mut events);
        events
    }

    /// The record so far; without the answers of a simultaneous choice that is under way.
    pub(crate) fn record(&self) -> Record {
        self.recorder.record(&self.game, &[], None)
    }

    /// This fault, here.
    pub(crate) fn fault(&self, what: String) -> Fault {
        Fault { game: G::META.id, setup: self.setup.clone(), steps: self.texts.clone(), what }
    }
}

impl<G: Notation> Drop for Walk<G> {
    /// A game that panics says nothing of how it got there; this does.
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.fault("the check ended in a panic".to_string()));
        }
    }
}
