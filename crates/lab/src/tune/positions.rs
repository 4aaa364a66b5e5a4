//! Positions met in self-play, each with its seats' features and how the game ended for them.

use bots::{Bot, Mind};
use tabletop::{Book, Features, Judgement, Seat, Viewer, below, fast_rng};

use super::TunePlan;
use crate::playout::play;

/// At most so many positions are taken from one game: more of them say little that is new.
const PER_GAME: usize = 10;

/// Positions of tables of one size.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Positions {
    pub(super) n_seats: usize,
    pub(super) n_features: usize,
    /// By position, then by seat, then by feature.
    pub(super) features: Vec<f32>,
    /// What each seat got of the win in the end, by position, then by seat.
    pub(super) won: Vec<f32>,
    /// What the game guesses as it is now, by position, then by seat.
    pub(super) guessed: Vec<f32>,
}

/// One of the positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position<'a> {
    /// By seat, then by feature.
    pub(super) features: &'a [f32],
    pub(super) won: &'a [f32],
    pub(super) guessed: &'a [f32],
}

impl Positions {
    pub(super) fn new(n_seats: usize, n_features: usize) -> Self {
        Positions { n_seats, n_features, features: Vec::new(), won: Vec::new(), guessed: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.won.len() / self.n_seats
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Position<'_>> {
        let shares = self.won.chunks_exact(self.n_seats).zip(self.guessed.chunks_exact(self.n_seats));
        let features = self.features.chunks_exact(self.n_seats * self.n_features);
        features.zip(shares).map(|(features, (won, guessed))| Position { features, won, guessed })
    }

    pub(super) fn append(&mut self, other: &Positions) {
        self.features.extend_from_slice(&other.features);
        self.won.extend_from_slice(&other.won);
        self.guessed.extend_from_slice(&other.guessed);
    }

    /// Notes a position whose end is not known yet.
    fn note<G: Judgement>(&mut self, state: &G) {
        for seat in state.book().seats.seats() {
            let mut features = Features::default();
            state.features(seat, &mut features);
            check::<G>(&features, seat);
            self.features.extend_from_slice(features.as_slice());
        }
        self.guessed.extend_from_slice(state.estimate().as_slice());
    }
}

/// What a game promises of its features.
fn check<G: Judgement>(features: &Features, seat: Seat) {
    let (id, named, given) = (G::META.id, G::FEATURES.len(), features.as_slice().len());
    assert_eq!(given, named, "{id} gives {given} features for {named} names in FEATURES");
    for (name, value) in G::FEATURES.iter().zip(features.as_slice()) {
        assert!(value.is_finite(), "{id}: the feature '{name}' of seat {seat} is {value}");
    }
}

/// Plays one game of the plan and takes positions from it: one of each turn, its first or any, all alike, and of the
/// turns no more than [`PER_GAME`].
pub(super) fn of_game<G: Judgement>(book: Book<G>, plan: &TunePlan, game: u64) -> Positions {
    let mut rng = fast_rng(plan.seed, game);
    // Which positions are taken must not change what is played.
    let mut picker = fast_rng(plan.seed, u64::MAX - game);
    let mut mind = Mind::<G>::new();
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut state = G::new(book);
    let mut of_turns: Vec<Positions> = Vec::new();
    let (mut turn, mut steps_of_turn) = (None, 0);
    let empty = Positions::new(book.seats.get(), G::FEATURES.len());
    play(
        &mut state,
        &mut outcomes,
        &mut rng,
        |state, seat, rng| {
            if plan.bot.bot == Bot::Random || below(rng, 100) < plan.random_percent {
                return state.sample_action(seat, &mut actions, rng);
            }
            mind.choose(plan.bot, &state.view(Viewer::Seat(seat)), seat, rng)
        },
        |state, _| {
            if turn != Some(state.turns_played()) {
                (turn, steps_of_turn) = (Some(state.turns_played()), 0);
                of_turns.push(empty.clone());
            }
            steps_of_turn += 1;
            // The newest of n steps takes the place of the one before in one of n cases: then all are alike.
            let wanted =
                if plan.between_turns { steps_of_turn == 1 } else { below(&mut picker, steps_of_turn) == 0 };
            if wanted && let Some(of_turn) = of_turns.last_mut() {
                *of_turn = empty.clone();
                of_turn.note(state);
            }
        },
    );
    let outcome = state.outcome().expect("a game that is over has an outcome");
    while of_turns.len() > PER_GAME {
        of_turns.remove(below(&mut picker, of_turns.len() as u32) as usize);
    }
    let mut taken = empty;
    for of_turn in &of_turns {
        taken.append(of_turn);
        taken.won.extend(book.seats.seats().map(|seat| outcome.win_share(seat) as f32));
    }
    taken
}
