//! The pick: a game of mixed strategies, since the best donut is worth nothing if somebody else reaches for it too.
//!
//! With three or more seats everybody is thought to play the equilibrium of "alone or nothing" for its own values, and a
//! seat leans towards the best answer to that. With two seats denying counts as much as taking, and the round is a
//! zero-sum game; its solution is softened, since two seats that are sure of each other block each other for ever.

use tabletop::{Rng, Seat};

use super::values::{Holding, LEAST};
use super::{GoNuts, MAX_ROW};

/// How many points a place must pay more to be chosen e times as often, with two seats.
const TWO_SOFTNESS: f32 = 0.6;
/// The same in an answer to the mixes of several opponents, compared with what the best place pays: at large tables all
/// places pay little.
const REPLY_SOFTNESS: f32 = 0.18;
/// Rounds in which the two seats answer each other, with time to think and in a hurry.
const ANSWERS: u32 = 12;
const QUICK_ANSWERS: u32 = 4;

/// The probability of each place.
pub(super) type Mix = [f32; MAX_ROW];

/// How a sensible seat mixes, with a thought of what the others want.
pub(super) fn mix(game: &GoNuts, seat: Seat) -> Mix {
    let row = usize::from(game.book.rules.row);
    let own = Holding::new(game, seat).row();
    if game.book.seats.get() == 2 {
        return against_one(game, seat, &own[..row], ANSWERS);
    }
    let free = chances_to_be_alone(game, seat);
    let mut pays = [0.0; MAX_ROW];
    for (pay, (value, free)) in pays.iter_mut().zip(own.iter().zip(free)) {
        *pay = value * free;
    }
    let best = pays.iter().copied().fold(0.0, f32::max);
    soften(&pays[..row], REPLY_SOFTNESS * best.max(LEAST))
}

/// How a seat in a hurry mixes: with several opponents it looks at its own donuts only.
pub(super) fn quick_mix(game: &GoNuts, seat: Seat) -> Mix {
    let row = usize::from(game.book.rules.row);
    let own = Holding::new(game, seat).row();
    match game.book.seats.get() {
        2 => against_one(game, seat, &own[..row], QUICK_ANSWERS),
        n => alone_or_nothing(&own[..row], n),
    }
}

/// For each place, how likely no opponent reaches for it.
pub(super) fn chances_to_be_alone(game: &GoNuts, seat: Seat) -> Mix {
    let row = usize::from(game.book.rules.row);
    let mut free = [1.0; MAX_ROW];
    for other in game.book.seats.seats().filter(|other| *other != seat) {
        let theirs = Holding::new(game, other).row();
        let mix = alone_or_nothing(&theirs[..row], game.book.seats.get());
        for (free, chance) in free.iter_mut().zip(mix) {
            *free *= 1.0 - chance;
        }
    }
    free
}

fn against_one(game: &GoNuts, seat: Seat, own: &[f32], answers: u32) -> Mix {
    let other = Holding::new(game, game.book.seats.next(seat)).row();
    solve_two_seats(own, &other[..own.len()], answers)
}

/// The symmetric equilibrium when all `seats` share these values and a donut is worth nothing to two: place i is
/// picked with probability max(0, 1 - g / v^(1 / (seats - 1))), with g such that they add up to 1. Places that are worth
/// too little drop out one after the other.
fn alone_or_nothing(values: &[f32], seats: usize) -> Mix {
    let mut shrunk = [0.0; MAX_ROW];
    for (slot, value) in shrunk.iter_mut().zip(values) {
        let value = value.max(LEAST);
        *slot = match seats {
            3 => 1.0 / value.sqrt(),
            5 => 1.0 / value.sqrt().sqrt(),
            n => libm::powf(value, -1.0 / (n as f32 - 1.0)),
        };
    }
    let shrunk = &shrunk[..values.len()];
    // A place is in while its inverse root is below this.
    let mut bound = f32::INFINITY;
    let factor = loop {
        let (mut sum, mut n_in) = (0.0, 0.0);
        for &root in shrunk.iter().filter(|root| **root < bound) {
            sum += root;
            n_in += 1.0;
        }
        let factor = (n_in - 1.0) / sum;
        if n_in < 2.0 || shrunk.iter().all(|root| *root >= bound || factor * root < 1.0) {
            break factor;
        }
        bound = 1.0 / factor;
    };
    let mut mix = [0.0; MAX_ROW];
    for (slot, root) in mix.iter_mut().zip(shrunk) {
        *slot = (1.0 - factor * root).max(0.0);
    }
    mix
}

/// The zero-sum game of a round for two: different places i and j pay `own[i] - other[j]`, the same place nothing. What
/// place i pays is therefore `own[i] - theirs[i] * (own[i] - other[i])`, less a sum that is the same for all places.
fn solve_two_seats(own: &[f32], other: &[f32], answers: u32) -> Mix {
    let mut mine = soften(own, TWO_SOFTNESS);
    let mut theirs = soften(other, TWO_SOFTNESS);
    let (mut my_pays, mut their_pays) = ([0.0; MAX_ROW], [0.0; MAX_ROW]);
    for round in 0..answers {
        for (i, (own, other)) in own.iter().zip(other).enumerate() {
            my_pays[i] = own - theirs[i] * (own - other);
            their_pays[i] = other - mine[i] * (other - own);
        }
        let my_answer = soften(&my_pays[..own.len()], TWO_SOFTNESS);
        let their_answer = soften(&their_pays[..own.len()], TWO_SOFTNESS);
        // Later answers count more than the first guess, and no single one for all.
        let share = 2.0 / (round as f32 + 3.0);
        for i in 0..own.len() {
            mine[i] += share * (my_answer[i] - mine[i]);
            theirs[i] += share * (their_answer[i] - theirs[i]);
        }
    }
    mine
}

/// Probabilities that rise with what a place pays.
fn soften(pays: &[f32], softness: f32) -> Mix {
    let best = pays.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut mix = [0.0; MAX_ROW];
    let mut total = 0.0;
    for (slot, pay) in mix.iter_mut().zip(pays) {
        *slot = libm::expf((pay - best) / softness);
        total += *slot;
    }
    mix.map(|weight| weight / total)
}

/// A place, counted from 1, in proportion to the mix of a row of this length.
pub(super) fn draw(mix: &Mix, row: usize, rng: &mut impl Rng) -> u8 {
    let total: f32 = mix[..row].iter().sum();
    let mut left = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * total;
    for (i, chance) in mix[..row].iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return i as u8 + 1;
        }
    }
    row as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(mix: &[f32], expected: &[f32], by: f32) {
        let total: f32 = mix.iter().sum();
        for (a, b) in mix.iter().zip(expected) {
            assert!((a / total - b).abs() < by, "{mix:?} is not {expected:?}");
        }
    }

    #[test]
    fn equal_values_are_picked_equally() {
        for seats in 3..=6 {
            close(&alone_or_nothing(&[2.0; 5], seats), &[0.2; 5], 1e-3);
        }
    }

    #[test]
    fn nobody_reaches_for_what_is_worth_too_little() {
        let mix = alone_or_nothing(&[5.0, 5.0, 0.2], 3);
        close(&mix, &[0.5, 0.5, 0.0], 1e-2);
    }

    #[test]
    fn places_that_are_picked_pay_the_same() {
        let values = [5.0, 1.2, 3.0, 0.2, 2.0];
        for seats in 3..=6 {
            let mix = alone_or_nothing(&values, seats);
            assert!((mix.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{mix:?}");
            let pays = |i: usize| values[i] * (1.0 - mix[i]).powi(seats as i32 - 1);
            let best = pays(0);
            for i in 0..values.len() {
                assert!(
                    if mix[i] > 0.0 { (pays(i) - best).abs() < 1e-3 } else { pays(i) <= best + 1e-3 },
                    "{mix:?}"
                );
            }
        }
    }

    #[test]
    fn two_seats_block_what_is_worth_most_to_both() {
        // One donut is worth 4 to both, the others nothing: whoever leaves it loses 4, so both reach for it.
        let mix = solve_two_seats(&[4.0, 0.0, 0.0], &[4.0, 0.0, 0.0], ANSWERS);
        assert!(mix[0] > 0.9 * mix.iter().sum::<f32>(), "{mix:?}");
    }

    #[test]
    fn two_seats_leave_a_little_to_chance() {
        let mix = solve_two_seats(&[2.0, 1.5, 1.0], &[2.0, 1.5, 1.0], ANSWERS);
        let total: f32 = mix.iter().sum();
        assert!(
            mix[0] > mix[1] && mix[1] > mix[2] && mix[2] > 0.05 * total && mix[0] < 0.9 * total,
            "{mix:?}"
        );
    }

    #[test]
    fn two_seats_answer_each_other() {
        // Answering once more changes next to nothing.
        let (own, other) = ([3.0, 2.0, 1.0], [1.5, 2.0, 2.0]);
        let (mine, theirs) = (solve_two_seats(&own, &other, ANSWERS), solve_two_seats(&other, &own, ANSWERS));
        let pays: Vec<f32> = (0..3).map(|i| own[i] - theirs[i] * (own[i] - other[i])).collect();
        close(&mine, &soften(&pays, TWO_SOFTNESS)[..3], 0.05);
    }

    #[test]
    fn places_are_drawn_in_proportion() {
        let mut rng = tabletop::fast_rng(2, 0);
        let mix = [0.5, 0.0, 0.25, 0.25, 0.0, 0.0, 0.0, 0.0];
        let mut counts = [0; 4];
        for _ in 0..4_000 {
            counts[usize::from(draw(&mix, 4, &mut rng)) - 1] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((1_850..2_150).contains(&counts[0]) && (880..1_120).contains(&counts[3]), "{counts:?}");
    }
}
