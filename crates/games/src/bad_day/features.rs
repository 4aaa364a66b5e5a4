//! Who will win: points, what may soon be won or lost, and strength on the board.

use tabletop::{Features, Seat};

use super::BadDay;
use super::board::ones;
use super::heuristic::Outlook;

pub(super) const NAMES: [&str; 15] = [
    "lead in points",
    "lead late",
    "one elimination from the goal",
    "cubes",
    "cubes late",
    "donuts",
    "fresh donuts",
    "points at risk",
    "points at risk late",
    "points in sight",
    "points in sight late",
    "counters",
    "turns to wait",
    "good fights near",
    "bad fights near",
];

/// Cubes that make a strong side.
const MANY_CUBES: f32 = 30.0;
/// Counters that make a strong hand.
const MANY_COUNTERS: f32 = 6.0;
/// How much nearer a stale donut is to its end than a fresh one with as many cubes.
const STALE: f32 = 1.5;

/// What a side has on the board.
#[derive(Clone, Copy, Default)]
struct Side {
    cubes: f32,
    donuts: f32,
    fresh: f32,
    /// Points that could soon be lost: those of each donut over its cubes.
    risk: f32,
    /// The most points one donut would give away.
    largest: u8,
    /// What the fights within reach are worth, to this side and to its enemies.
    hopes: f32,
    fears: f32,
}

/// The numbers of a seat, in the order of [`NAMES`].
pub(super) fn features(game: &BadDay, seat: Seat, out: &mut Features) {
    let (rules, table) = (&game.book.rules, &game.table);
    let goal = f32::from(rules.goal);
    let own = side(game, seat);
    let points = |seat: Seat| f32::from(table.points[seat.index()]);
    let (mut most, mut sight, mut largest) = (0.0f32, 0.0, 0);
    let seats = game.book.seats.get();
    for other in game.book.seats.seats().filter(|other| *other != seat) {
        let enemy = side(game, other);
        most = most.max(points(other));
        sight += enemy.risk;
        largest = largest.max(enemy.largest);
    }
    // What many seats may take is shared among them.
    sight /= (seats - 1) as f32;
    let late = points(seat).max(most) / goal;
    let lead = (points(seat) - most) / goal;
    let one_more = table.points[seat.index()] + largest >= rules.goal;
    let counters: u8 = ones(table.held[seat.index()].into()).map(|s| table.counters[usize::from(s)]).sum();
    let wait = (seat.index() + seats - table.active.index()) % seats;
    for number in [
        lead,
        lead * late,
        f32::from(u8::from(one_more)),
        own.cubes / MANY_CUBES,
        own.cubes / MANY_CUBES * late,
        own.donuts / goal,
        own.fresh / goal,
        own.risk / goal,
        own.risk / goal * late,
        sight / goal,
        sight / goal * late,
        f32::from(counters) / MANY_COUNTERS,
        wait as f32 / seats as f32,
        own.hopes / goal,
        own.fears / goal,
    ] {
        out.push(number);
    }
}

fn side(game: &BadDay, seat: Seat) -> Side {
    let (rules, table) = (&game.book.rules, &game.table);
    let mut side = Side::default();
    for donut in table.donuts(seat) {
        let points = rules.points[table.card_of(donut).index()];
        let cubes = f32::from(table.cubes_of(donut));
        let stale = table.is_stale(rules, donut);
        side.cubes += cubes;
        side.donuts += 1.0;
        side.fresh += if stale { 0.0 } else { 1.0 };
        side.risk += f32::from(points) / cubes.max(1.0) * if stale { STALE } else { 1.0 };
        side.largest = side.largest.max(points);
        let (hope, fear) = Outlook::new(game, donut).fights_near(table.space_of(donut));
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
}
