//! Who will win: points, strength on the board, counters, and the fights that are near.

use tabletop::{Features, Seat};

use super::board::ones;
use super::edition::Hook;
use super::outlook::Enemies;
use super::{BadDay, Fighter, MAX_GOAL};

/// Cubes that make a strong side.
const MANY_CUBES: f32 = 30.0;
/// Counters that make a strong hand.
const MANY_COUNTERS: f32 = 6.0;
/// How much nearer a stale donut is to its end than a fresh one with as many cubes.
const STALE: f32 = 1.5;
/// A counter is not likely to do more than this, whatever its card says.
const MOST_DONE: u8 = 6;
/// With so many cubes or fewer a donut is weak, and each cube counts.
const WEAK: usize = 4;
/// A donut with at most so many cubes will not last long.
const HALF_DEAD: u8 = 3;
/// Cubes that are taken for a point from donuts that are yet to be baked.
const CUBES_OF_A_POINT: f32 = 3.0;

/// What a side has on the board.
#[derive(Clone, Copy, Default)]
struct Side {
    /// Cubes its donuts can lose before they are stale.
    fresh_cubes: f32,
    /// The points of its donuts.
    points: f32,
    /// Points that could soon be lost: those of each donut over its cubes.
    risk: f32,
    /// The points of its weak donuts, by their cubes.
    weak: [f32; WEAK],
    half_dead: f32,
    /// What the fights within reach are worth, to this side and to its enemies.
    hopes: f32,
    fears: f32,
    /// The chance of a blow that wins the game.
    victory: f32,
}

/// One name for each number.
pub(super) const NAMES: [&str; 25] = [
    "lead in points",
    "lead late",
    "cubes before donuts are stale",
    "points at risk",
    "points on one cube",
    "points on two cubes",
    "points on three cubes",
    "points on four cubes",
    "points to lose",
    "way to defeat",
    "half dead",
    "cubes to heal",
    "counters to roll again",
    "cubes to spare",
    "cubes to take",
    "dice to add",
    "steps to add",
    "ways out to choose",
    "kitchen occupied",
    "turns to wait",
    "good fights near, to move",
    "bad fights near, to wait",
    "victory near, to move",
    "points of one of several",
    "way to victory over several",
];

/// The numbers of a seat, in the order of [`NAMES`].
pub(super) fn features(game: &BadDay, seat: Seat, out: &mut Features) {
    let (rules, table) = (&game.book.rules, &game.table);
    let goal = f32::from(rules.goal);
    let seats = game.book.seats;
    let own = side(game, seat);
    let points = |seat: Seat| table.points[seat.index()];
    let most = seats.seats().filter(|other| *other != seat).map(points).max().unwrap_or(0);
    let needs = needed(rules.goal, most);
    let lead = (f32::from(points(seat)) - f32::from(most)) / goal;
    let late = f32::from(points(seat).max(most)) / goal;
    let wait = (seat.index() + seats.get() - table.active.index()) % seats.get();
    let (to_move, to_wait) = if wait == 0 { (1.0, 0.0) } else { (0.0, 1.0) };
    let counters = |kind: fn(Hook) -> bool, does: fn(u8) -> u8| {
        let held = ones(table.held[seat.index()].into()).map(usize::from);
        let wanted = held.filter(|special| kind(rules.hooks[*special]));
        let worth =
            |special: usize| f32::from(table.counters[special]) * f32::from(does(rules.magnitudes[special]));
        wanted.map(worth).sum::<f32>() / MANY_COUNTERS
    };
    let (each, by_size) = (|_: u8| 1, |magnitude: u8| magnitude.min(MOST_DONE));
    let kitchen = table.on[seat.index()] & rules.board.kitchen[seat.index()].bit() != 0;
    let [one, two, three, four] = own.weak;
    // With a single enemy the lead and its way to defeat say the same.
    let (points_of_one, way_to_victory) = if seats.get() > 2 {
        let enemies = seats.seats().filter(|other| *other != seat).flat_map(|other| table.donuts(other));
        let to_win = needed(rules.goal, points(seat));
        (f32::from(points(seat)) / goal, libm::logf(fewest_cubes(game, enemies, to_win)))
    } else {
        (0.0, 0.0)
    };
    for number in [
        lead,
        lead * late,
        own.fresh_cubes / MANY_CUBES,
        own.risk / goal,
        one / goal,
        two / goal,
        three / goal,
        four / goal,
        libm::log1pf(own.points),
        libm::logf(fewest_cubes(game, table.donuts(seat), needs)),
        own.half_dead / needs as f32,
        counters(|hook| hook == Hook::Heal, by_size),
        counters(|hook| matches!(hook, Hook::RerollOwn | Hook::RerollOpp), each),
        counters(|hook| hook == Hook::Prevent, by_size),
        counters(|hook| hook == Hook::Extra, by_size),
        counters(|hook| hook == Hook::Die, by_size),
        counters(|hook| hook == Hook::Move, by_size),
        counters(|hook| matches!(hook, Hook::SteerOwn | Hook::SteerOpp), each),
        f32::from(u8::from(kitchen)),
        wait as f32 / seats.get() as f32,
        own.hopes / goal * to_move,
        own.fears / goal * to_wait,
        own.victory * to_move,
        points_of_one,
        way_to_victory,
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
        side.fresh_cubes += f32::from(cubes.saturating_sub(rules.staleness[card]));
        side.points += points;
        let haste = if table.is_stale(rules, donut) { STALE } else { 1.0 };
        side.risk += points / f32::from(cubes.max(1)) * haste;
        if let Some(weak) = side.weak.get_mut(usize::from(cubes).wrapping_sub(1)) {
            *weak += points;
        }
        side.half_dead += if cubes <= HALF_DEAD { points } else { 0.0 };
        let (hope, fear) = enemies.outlook(donut).fights_near(table.space_of(donut));
        side.hopes += hope;
        side.fears += fear;
        side.victory = side.victory.max(enemies.victory_near(donut));
    }
    side
}

/// The points that a seat with these still needs; a game that is not over lacks some.
fn needed(goal: u8, points: u8) -> usize {
    usize::from(goal.saturating_sub(points)).clamp(1, MAX_GOAL)
}

/// The fewest cubes that have to be taken from these donuts until they have given somebody so many points.
fn fewest_cubes(game: &BadDay, donuts: impl Iterator<Item = Fighter>, needs: usize) -> f32 {
    // The fewest cubes for each number of points; more than what is needed counts like just that.
    let mut fewest = [f32::INFINITY; MAX_GOAL + 1];
    fewest[0] = 0.0;
    for donut in donuts {
        let points = usize::from(game.book.rules.points[game.table.card_of(donut).index()]);
        let cubes = f32::from(game.table.cubes_of(donut));
        for before in (0..=needs).rev() {
            let after = (before + points).min(needs);
            fewest[after] = fewest[after].min(fewest[before] + cubes);
        }
    }
    let with_those_to_come =
        |(points, cubes): (usize, &f32)| cubes + CUBES_OF_A_POINT * (needs - points) as f32;
    fewest[..=needs].iter().enumerate().map(with_those_to_come).fold(f32::INFINITY, f32::min).max(1.0)
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Judgement, SeatCount};

    use super::*;

    fn position(seats: usize, settings: &[(&str, &str)]) -> BadDay {
        let book = Book::standard(SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        BadDay::arrange(book, &settings).unwrap()
    }

    fn first(settings: &[(&str, &str)]) -> f32 {
        let estimate = position(2, settings).estimate();
        assert!((estimate.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5, "{estimate:?}");
        estimate[Seat::new(0)]
    }

    fn of_first(game: &BadDay, name: &str) -> f32 {
        let mut features = Features::default();
        game.features(Seat::new(0), &mut features);
        features.as_slice()[NAMES.iter().position(|listed| *listed == name).unwrap()]
    }

    #[test]
    fn cubes_help_and_stale_donuts_do_not() {
        let enemy = ("2/1", "d36 2.4 c8");
        let level = first(&[("1/1", "d35 2.9 c8"), enemy]);
        assert!((0.3..0.7).contains(&level), "{level}");
        assert!(first(&[("1/1", "d35 2.9 c2"), enemy]) < level - 0.02);
    }

    #[test]
    fn counters_help_and_those_that_heal_help_most() {
        let with = |counters: &[(&str, &str)]| {
            let donuts = [("1/1", "d35 2.9 c8"), ("2/1", "d36 2.4 c8")];
            first(&[&donuts[..], counters].concat())
        };
        let (none, steer, heal) =
            (with(&[]), with(&[("special:1", "s12*1")]), with(&[("special:1", "s02*1")]));
        assert!(none < steer && steer < heal, "{none} {steer} {heal}");
    }

    #[test]
    fn the_way_to_a_victory_is_the_cheapest() {
        // Points and cubes: 6 and 10, 3 and 2, 3 and 4, 1 and 3.
        let donuts =
            [("1/1", "d48 2.1 c10"), ("1/2", "d35 2.3 c2"), ("1/3", "d36 2.5 c4"), ("1/4", "d01 2.7 c3")];
        let game = position(2, &donuts);
        let way = |needs| fewest_cubes(&game, game.table.donuts(Seat::new(0)), needs);
        // Points yet to be baked are 3 cubes each.
        for (needs, cubes) in
            [(1, 2.0), (3, 2.0), (4, 5.0), (5, 6.0), (6, 6.0), (7, 9.0), (9, 12.0), (13, 19.0)]
        {
            assert!((way(needs) - cubes).abs() < 1e-5, "{needs} points: {} cubes", way(needs));
        }
        assert!((way(15) - 25.0).abs() < 1e-5, "two points are not on the board: {}", way(15));
    }

    #[test]
    fn a_victory_in_reach_counts_for_the_seat_to_move() {
        let victory = |points: &str, active: &str| {
            let donuts = [("1/1", "d35 2.2 c8"), ("2/1", "d36 2.4 c2")];
            let game = position(2, &[&donuts[..], &[("points", points), ("active", active)]].concat());
            of_first(&game, "victory near, to move")
        };
        assert!(victory("10 0", "1") > 0.3);
        assert!(victory("9 0", "1") <= 0.0 && victory("10 0", "2") <= 0.0);
    }

    #[test]
    fn points_may_come_from_any_of_several_enemies() {
        // Two donuts of 3 points, with 2 and 4 cubes.
        let donuts = [("2/1", "d35 2.2 c2"), ("3/1", "d36 2.6 c4"), ("1/1", "d01 2.9 c1")];
        let game = position(3, &[&donuts[..], &[("points", "7 0 0")]].concat());
        assert!((of_first(&game, "way to victory over several") - 6f32.ln()).abs() < 1e-5);
        assert!((of_first(&game, "points of one of several") - 7.0 / 13.0).abs() < 1e-5);
    }
}
