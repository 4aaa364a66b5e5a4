//! The fast samplers return what is listed, as often as they should.

use std::fmt::Debug;

use tabletop::{FastRng, Game, Turn, below};

use crate::fault::ensure;
use crate::statistics::too_far;
use crate::walk::{legal, outcomes};

/// One state in so many is sampled.
const ONE_IN: u32 = 12;
/// Draws for each listed word, and the most in one state.
const DRAWS_EACH: usize = 40;
const MAX_DRAWS: usize = 4000;

/// Whether to sample this state: now and then, if there is a choice.
pub(super) fn worth_a_look<G: Game>(game: &G, rng: &mut FastRng) -> bool {
    let choice = match game.turn() {
        Turn::Over => false,
        Turn::Chance => outcomes(game).len() > 1,
        Turn::Act(due) => due.iter().any(|seat| legal(game, seat).len() > 1),
    };
    choice && below(rng, ONE_IN) == 0
}

pub(super) fn check<G: Game>(game: &G, rng: &mut FastRng) -> Result<(), String> {
    match game.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let mut buffer = Vec::new();
            let listed: Vec<_> = outcomes(game).iter().map(|(c, weight)| (*c, f64::from(*weight))).collect();
            count("sample_chance", &listed, || game.sample_chance(&mut buffer, rng))
        }
        Turn::Act(due) => due.iter().try_for_each(|seat| {
            let mut buffer = Vec::new();
            let listed: Vec<_> = legal(game, seat).into_iter().map(|action| (action, 1.0)).collect();
            count("sample_action", &listed, || game.sample_action(seat, &mut buffer, rng))
        }),
    }
}

fn count<W: Copy + Ord + Debug>(
    door: &str,
    listed: &[(W, f64)],
    mut draw: impl FnMut() -> W,
) -> Result<(), String> {
    let mut cells: Vec<(W, u32, f64)> = listed.iter().map(|(word, weight)| (*word, 0, *weight)).collect();
    cells.sort_unstable_by_key(|cell| cell.0);
    for _ in 0..(DRAWS_EACH * cells.len()).min(MAX_DRAWS) {
        let word = draw();
        let found = cells.binary_search_by_key(&word, |cell| cell.0);
        let Ok(i) = found else { return Err(format!("{door} returned {word:?}, which is not listed")) };
        cells[i].1 += 1;
    }
    let counts: Vec<(u32, f64)> = cells.iter().map(|(_, hits, weight)| (*hits, *weight)).collect();
    let far = too_far(&counts);
    ensure(far.is_none(), || {
        let (statistic, bound) = far.unwrap_or_default();
        format!(
            "{door} does not follow the weights: chi-squared is {statistic:.0}, at most {bound:.0} is plausible; hits and weights: {counts:?}"
        )
    })
}
