//! Lists of actions and outcomes, and the doors that must agree with them.

use tabletop::{FastRng, Judgement, Notation, Seat, Step, StepOf, Turn, format_step};

use super::texts::Pool;
use crate::fault::ensure;
use crate::walk::{legal, outcomes, some_of};

/// So many words of earlier states are tried in each state.
const OTHER_WORDS: usize = 6;
/// Of a long list, so many random words are tried.
const LISTED_WORDS: usize = 12;

/// Who is due has something to choose; nobody else has; nothing is listed twice; weights are positive.
pub(super) fn plain<G: Notation>(game: &G) -> Result<(), String> {
    let turn = game.turn();
    let seats = game.book().seats;
    if let Turn::Act(due) = turn {
        ensure(!due.is_empty(), || "it is somebody's turn, but no seat is due".into())?;
        ensure(due.iter().all(|seat| seats.contains(seat)), || {
            format!("{due:?} are due at a table of {seats} seats")
        })?;
    }
    for seat in seats.seats() {
        let mut actions = legal(game, seat);
        let due = matches!(turn, Turn::Act(due) if due.contains(seat));
        ensure(!due || !actions.is_empty(), || format!("seat {seat} is due, but has no legal action"))?;
        ensure(due || actions.is_empty(), || format!("seat {seat} is not due, but may {actions:?}"))?;
        let n = actions.len();
        actions.sort_unstable();
        actions.dedup();
        ensure(actions.len() == n, || format!("the actions of seat {seat} are not unique"))?;
    }
    let chances = outcomes(game);
    let due = turn == Turn::Chance;
    ensure(due != chances.is_empty(), || {
        format!("the turn is {turn:?}, and {} chance outcomes are listed", chances.len())
    })?;
    ensure(chances.iter().all(|(_, weight)| *weight > 0), || "a chance outcome has no weight".into())?;
    let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
    ensure(u32::try_from(total).is_ok(), || format!("the weights sum up to {total}, which is too much"))?;
    let mut kinds: Vec<_> = chances.iter().map(|(outcome, _)| *outcome).collect();
    kinds.sort_unstable();
    kinds.dedup();
    ensure(kinds.len() == chances.len(), || "the chance outcomes are not unique".into())
}

/// `is_legal`, `check` and `apply` allow what is listed and nothing else. A refusal gives a reason and changes nothing.
pub(super) fn agree<G: Notation>(game: &G, pool: &Pool, rng: &mut FastRng) -> Result<(), String> {
    let book = game.book();
    let (actions, chances) = pool.some(book, OTHER_WORDS, rng);
    for seat in book.seats.seats() {
        let listed = legal(game, seat);
        for action in some_of(listed.clone(), LISTED_WORDS, rng) {
            ensure(game.is_legal(seat, action), || refused_by("is_legal", game, seat, action))?;
            ensure(game.check(Step::Act(seat, action)).is_ok(), || refused_by("check", game, seat, action))?;
        }
        for &action in actions.iter().filter(|action| !listed.contains(action)) {
            let text = || format_step::<G>(book, Step::Act(seat, action));
            ensure(!game.is_legal(seat, action), || format!("{} is legal, but not listed", text()))?;
            refused(game, Step::Act(seat, action))?;
        }
    }
    let listed = outcomes(game);
    for &(outcome, _) in &listed {
        ensure(game.check(Step::Chance(outcome)).is_ok(), || {
            format!("{} is listed, but check refuses it", format_step::<G>(book, Step::Chance(outcome)))
        })?;
    }
    for &outcome in chances.iter().filter(|outcome| listed.iter().all(|(other, _)| other != *outcome)) {
        refused(game, Step::Chance(outcome))?;
    }
    Ok(())
}

fn refused_by<G: Notation>(door: &str, game: &G, seat: Seat, action: G::Action) -> String {
    format!("{} is listed, but {door} refuses it", format_step::<G>(game.book(), Step::Act(seat, action)))
}

fn refused<G: Notation>(game: &G, step: StepOf<G>) -> Result<(), String> {
    let mut copy = game.clone();
    let text = || format_step::<G>(game.book(), step);
    match copy.apply(step) {
        Ok(()) => Err(format!("{} is not listed, but it is applied", text())),
        Err(e) => {
            ensure(!e.to_string().trim().is_empty(), || format!("{} is refused without a reason", text()))?;
            ensure(copy == *game, || format!("{} is refused, but the state has changed", text()))
        }
    }
}

/// What a game thinks of a state is made of numbers a bot can use.
pub(super) fn opinions<G: Judgement>(game: &G) -> Result<(), String> {
    let shares = game.estimate();
    let total: f32 = shares.as_slice().iter().sum();
    let sound =
        shares.as_slice().iter().all(|share| (0.0..=1.0).contains(share)) && (total - 1.0).abs() < 1e-3;
    // Alone there is nobody to share the win with: any number will do.
    ensure(sound || shares.seats().get() == 1 && (0.0..=1.0).contains(&total), || {
        format!("the estimates {:?} are not shares of the win", shares.as_slice())
    })?;
    for seat in game.book().seats.seats() {
        let actions = legal(game, seat);
        let mut weights = Vec::new();
        game.policy(seat, &actions, &mut weights);
        ensure(weights.len() == actions.len(), || {
            format!("the policy gives seat {seat} {} weights for {} actions", weights.len(), actions.len())
        })?;
        let sound = weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0);
        ensure(sound && (weights.is_empty() || weights.iter().sum::<f32>() > 0.0), || {
            format!("the policy of seat {seat} has impossible weights: {weights:?}")
        })?;
    }
    Ok(())
}
