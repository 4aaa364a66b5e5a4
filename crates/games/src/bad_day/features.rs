//! Who will win: points, strength on the board, counters, and the fights that are near.

use tabletop::{Features, Seat};

use super::BadDay;
use super::board::ones;
use super::edition::Hook;
use super::heuristic::Enemies;

pub(super) const NAMES: [&str; 21] = [
    "lead in points",
    "lead late",
    "cubes",
    "cubes late",
    "donuts",
    "fresh donuts",
    "points to lose",
    "wounds",
    "points at risk",
    "points nearly lost",
    "counters",
    "cubes to heal",
    "counters to roll again",
    "counters for damage",
    "kitchen occupied",
    "turns to wait",
    "good fights near",
    "good fights near, to move",
    "bad fights near",
    "bad fights near, to wait",
    "bad fights near late",
];

/// Cubes that make a strong side.
const MANY_CUBES: f32 = 30.0;
/// Counters that make a strong hand.
const MANY_COUNTERS: f32 = 6.0;
/// How much nearer a stale donut is to its end than a fresh one with as many cubes.
const STALE: f32 = 1.5;
/// No counter is likely to bring back more cubes than this.
const MOST_HEALED: u8 = 6;
/// A donut with at most so many cubes may not outlive a round.
const NEARLY_LOST: u8 = 2;

/// What a side has on the board.
#[derive(Clone, Copy, Default)]
struct Side {
    cubes: f32,
    donuts: f32,
    fresh: f32,
    /// The points of its donuts.
    points: f32,
    /// Points by the square of the share of the cubes that is lost: wounds on one donut are worse than on two.
    wounds: f32,
    /// Points that could soon be lost: those of each donut over its cubes.
    risk: f32,
    nearly_lost: f32,
    /// What the fights within reach are worth, to this side and to its enemies.
    hopes: f32,
    fears: f32,
}

/// The numbers of a seat, in the order of [`NAMES`].
pub(super) fn features(game: &BadDay, seat: Seat, out: &mut Features) {
    let (rules, table) = (&game.book.rules, &game.table);
    let goal = f32::from(rules.goal);
    let seats = game.book.seats;
    let own = side(game, seat);
    let points = |seat: Seat| f32::from(table.points[seat.index()]);
    let most = seats.seats().filter(|other| *other != seat).map(points).fold(0.0, f32::max);
    let late = points(seat).max(most) / goal;
    let lead = (points(seat) - most) / goal;
    let wait = (seat.index() + seats.get() - table.active.index()) % seats.get();
    let (to_move, to_wait) = if wait == 0 { (1.0, 0.0) } else { (0.0, 1.0) };
    let held = || ones(table.held[seat.index()].into()).map(usize::from);
    let counters = |kind: fn(Hook) -> bool| {
        let wanted = held().filter(|special| kind(rules.hooks[*special]));
        wanted.map(|special| f32::from(table.counters[special])).sum::<f32>() / MANY_COUNTERS
    };
    let heals = |special: usize| {
        f32::from(table.counters[special]) * f32::from(rules.magnitudes[special].min(MOST_HEALED))
    };
    let healing: f32 = held().filter(|special| rules.hooks[*special] == Hook::Heal).map(heals).sum();
    let kitchen = table.on[seat.index()] & rules.board.kitchen[seat.index()].bit() != 0;
    for number in [
        lead,
        lead * late,
        own.cubes / MANY_CUBES,
        own.cubes / MANY_CUBES * late,
        own.donuts / goal,
        own.fresh / goal,
        own.points / goal,
        own.wounds / goal,
        own.risk / goal,
        own.nearly_lost / goal,
        counters(|_| true),
        healing / MANY_CUBES,
        counters(|hook| matches!(hook, Hook::RerollOwn | Hook::RerollOpp)),
        counters(|hook| matches!(hook, Hook::Extra | Hook::Prevent)),
        f32::from(u8::from(kitchen)),
        wait as f32 / seats.get() as f32,
        own.hopes / goal,
        own.hopes / goal * to_move,
        own.fears / goal,
        own.fears / goal * to_wait,
        own.fears / goal * late,
    ] {
        out.push(number);
    }
}

fn side(game: &BadDay, seat: Seat) -> Side {
    let (rules, table) = (&game.book.rules, &game.table);
    let mut side = Side::default();
    let enemies = Enemies::of(game, seat);
    for donut in table.donuts(seat) {
        let card = table.card_of(donut).index();
        let cubes = table.cubes_of(donut);
        let points = f32::from(rules.points[card]);
        let lost = 1.0 - f32::from(cubes) / f32::from(rules.freshness[card]);
        side.cubes += f32::from(cubes);
        side.donuts += 1.0;
        side.points += points;
        side.wounds += points * lost * lost;
        let (fresh, haste) = if table.is_stale(rules, donut) { (0.0, STALE) } else { (1.0, 1.0) };
        side.fresh += fresh;
        side.risk += points / f32::from(cubes.max(1)) * haste;
        side.nearly_lost += if cubes <= NEARLY_LOST { points } else { 0.0 };
        let (hope, fear) = enemies.outlook(donut).fights_near(table.space_of(donut));
        side.hopes += hope;
        side.fears += fear;
    }
    side
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, SeatCount};

    use super::*;

    fn first(settings: &[(&str, &str)]) -> f32 {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let estimate = BadDay::arrange(book, &settings).unwrap().estimate();
        assert!((estimate.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5, "{estimate:?}");
        estimate[Seat::new(0)]
    }

    #[test]
    fn cubes_help_and_stale_donuts_do_not() {
        let enemy = ("2/1", "d36 2.4 c8");
        let level = first(&[("1/1", "d35 2.9 c8"), enemy]);
        assert!((0.3..0.7).contains(&level), "{level}");
        assert!(first(&[("1/1", "d35 2.9 c2"), enemy]) < level - 0.02);
    }

    #[test]
    fn counters_help_and_those_that_fill_a_donut_up_help_most() {
        let with = |counters: &[(&str, &str)]| {
            let donuts = [("1/1", "d35 2.9 c8"), ("2/1", "d36 2.4 c8")];
            first(&[&donuts[..], counters].concat())
        };
        let (none, steer, fill) =
            (with(&[]), with(&[("special:1", "s12*1")]), with(&[("special:1", "s02*1")]));
        assert!(none < steer && steer < fill, "{none} {steer} {fill}");
    }
}
