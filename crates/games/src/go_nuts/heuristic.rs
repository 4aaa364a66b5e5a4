//! What looks good: how a sensible seat answers the row and the powers.

use tabletop::{Rng, Seat};

use super::values::{Holding, SPITE};
use super::{Action, GoNuts, Phase, picks};

/// How many points an answer must be worth more to be chosen e times as often, and what is not worth a thought.
const SOFTNESS: f32 = 0.5;
const LEAST_WEIGHT: f32 = 2e-3;
/// Taking nothing more from the pile is better than taking something useless.
const USELESS: f32 = 0.1;

/// One weight per action, in proportion to how often a sensible player would choose it.
pub(super) fn policy(game: &GoNuts, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    if let Phase::Pick { .. } = game.phase {
        let mix = picks::mix(game, seat);
        weights.extend(legal.iter().map(|action| match action {
            Action::Pick(place) => mix[usize::from(*place) - 1],
            _ => 0.0,
        }));
        return;
    }
    let start = weights.len();
    let holding = Holding::new(game, seat);
    let mut best = f32::NEG_INFINITY;
    weights.extend(legal.iter().map(|action| {
        let worth = worth(game, seat, &holding, *action);
        best = best.max(worth);
        worth
    }));
    for weight in &mut weights[start..] {
        let soft = ((*weight - best) / SOFTNESS).exp();
        *weight = if soft < LEAST_WEIGHT { 0.0 } else { soft };
    }
}

/// What a seat in a hurry picks; nothing where it is asked for something else.
#[inline]
pub(super) fn quick_pick(game: &GoNuts, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
    let Phase::Pick { .. } = game.phase else { return None };
    let mix = picks::quick_mix(game, seat);
    Some(Action::Pick(picks::draw(&mix, game.book.rules.row.into(), rng)))
}

/// What an answer to a power is worth to the seat, in points.
pub(super) fn worth(game: &GoNuts, seat: Seat, holding: &Holding<'_>, action: Action) -> f32 {
    match action {
        Action::Keep(donut) | Action::Salvage(donut) => holding.gain_and_promise(donut),
        Action::Scoop(donut) => holding.gain_and_promise(donut) - USELESS,
        Action::Pick(_) | Action::ScoopStop => 0.0,
        Action::Steal(victim, donut) => {
            let lost = Holding::new(game, victim).loss(donut) as f32;
            holding.gain_and_promise(donut) + SPITE * lost
        }
        Action::Trash(victim, donut) => SPITE * Holding::new(game, victim).loss(donut) as f32,
        Action::Give(to, donut) => {
            let mut after = *game;
            after.lose(seat, donut);
            let gained = Holding::new(&after, to).gain(donut) as f32;
            -(holding.loss(donut) as f32) - SPITE * gained
        }
        Action::Toss(donut) | Action::Pass(donut) => -(holding.loss(donut) as f32),
        Action::Clear(places) => {
            let places = game.row_places().filter(|place| places & 1 << (place - 1) != 0);
            places.filter_map(|place| game.at(place)).map(|donut| gain_of_clearing(game, seat, donut)).sum()
        }
        Action::MilkDrop => {
            let taken = game.taking.map(|taking| taking.donut);
            taken.map_or(0.0, |donut| -(holding.loss(donut) as f32))
        }
        Action::MilkPay => worth_of_paying(game, seat, holding),
    }
}

/// What the others lose by it, on average, less what the seat loses.
fn gain_of_clearing(game: &GoNuts, seat: Seat, donut: super::Donut) -> f32 {
    let others = game.book.seats.seats().filter(|other| *other != seat);
    let theirs: f32 = others.map(|other| Holding::new(game, other).value(donut)).sum();
    theirs / (game.book.seats.get() as f32 - 1.0) - Holding::new(game, seat).value(donut)
}

/// Pays with the cheapest others for the donut just taken.
fn worth_of_paying(game: &GoNuts, seat: Seat, holding: &Holding<'_>) -> f32 {
    let Some(taken) = game.taking.map(|taking| taking.donut) else { return 0.0 };
    let mut after = *game;
    // Set the donut itself aside, and take it back in the end.
    after.lose(seat, taken);
    for _ in 0..game.book.rules.power_counts[taken.index()] {
        if let Some((donut, _)) = Holding::new(&after, seat).cheapest(after.kinds[seat.index()]) {
            after.lose(seat, donut);
        }
    }
    after.gain(seat, taken);
    (Holding::new(&after, seat).points() - holding.points()) as f32
}
