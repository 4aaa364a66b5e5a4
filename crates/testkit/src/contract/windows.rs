//! Simultaneous choices: the answers commute, and nobody's answer changes what the others may choose.

use tabletop::{FastRng, Game, Seat, SeatSet, Step, Turn, below, shuffle};

use crate::fault::ensure;
use crate::walk::legal;

/// Lets all due seats answer at random, in several orders. Does nothing unless two or more are due.
pub(super) fn commute<G: Game>(game: &G, rng: &mut FastRng) -> Result<(), String> {
    let Turn::Act(due) = game.turn() else { return Ok(()) };
    if due.len() < 2 {
        return Ok(());
    }
    let mut answers: Vec<(Seat, G::Action)> = due
        .iter()
        .map(|seat| {
            let actions = legal(game, seat);
            (seat, actions[below(rng, actions.len() as u32) as usize])
        })
        .collect();
    let in_order = answer_all(game, due, &answers)?;
    answers.reverse();
    let reversed = answer_all(game, due, &answers)?;
    shuffle(&mut answers, rng);
    let shuffled = answer_all(game, due, &answers)?;
    ensure(in_order == reversed && in_order == shuffled, || {
        format!("the simultaneous answers {answers:?} do not commute")
    })
}

fn answer_all<G: Game>(game: &G, due: SeatSet, answers: &[(Seat, G::Action)]) -> Result<G, String> {
    let mut game = game.clone();
    let mut left = due;
    for &(seat, action) in answers {
        let lists = |game: &G, left: SeatSet| left.iter().map(|s| legal(game, s)).collect::<Vec<_>>();
        left = left.without(seat);
        let before = lists(&game, left);
        game.apply(Step::Act(seat, action))
            .map_err(|e| format!("seat {seat} may not answer {action:?} after others have: {e}"))?;
        if left.is_empty() {
            break;
        }
        ensure(game.turn() == Turn::Act(left), || {
            format!("after seat {seat} has answered {left:?} should be due; the turn is {:?}", game.turn())
        })?;
        ensure(lists(&game, left) == before, || {
            format!("the answer of seat {seat} changes what other seats may choose")
        })?;
    }
    Ok(game)
}
