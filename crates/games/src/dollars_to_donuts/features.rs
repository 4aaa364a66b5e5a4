//! Who will win: points now, and what the mat, the hand and the tokens will still bring.

use tabletop::{Features, Game, Judgement, PerSeat, Seat};

use super::board::{Facing, squares};
use super::scoring::Custom;
use super::{DollarsToDonuts, MAX_NEIGHBORHOODS};

/// Points of a good game, by squares of the mat.
const POINTS: f32 = 1.0;
/// A hand full of dollars, a good store of tokens, customers of a good game.
const DOLLARS: f32 = 10.0;
const TOKENS: f32 = 10.0;
const CUSTOMERS: f32 = 5.0;

/// Alone: points that a square still empty, a dollar and an open half bring until the end, ...
const SOLO_SQUARE: f32 = 2.2;
const SOLO_DOLLAR: f32 = 0.6;
/// ... and how far good and bad days are apart, by squares of the mat.
const SOLO_SPREAD: f32 = 0.2;

/// What all seats share.
struct Scene {
    customs: PerSeat<[Custom; MAX_NEIGHBORHOODS]>,
    /// 0 at the start, 1 when the fullest mat is full.
    late: f32,
}

impl Scene {
    fn new(game: &DollarsToDonuts) -> Self {
        let all = game.book.rules.on_mat.count_ones() as f32;
        let fewest = game.book.seats.seats().map(|seat| game.empty(seat).count_ones()).min().unwrap_or(0);
        Scene { customs: game.customs(), late: 1.0 - fewest as f32 / all }
    }
}

/// The numbers of a seat, in the order of [`NAMES`].
pub(super) fn features(game: &DollarsToDonuts, seat: Seat, out: &mut Features) {
    look(game, &Scene::new(game), seat, out);
}

/// Each seat's share of the win, the truth at the end: as every game does it, with what the seats share worked out
/// once.
pub(super) fn shares(game: &DollarsToDonuts) -> PerSeat<f32> {
    let seats = game.book.seats;
    if let Some(outcome) = game.outcome() {
        return PerSeat::from_fn(seats, |seat| outcome.win_share(seat) as f32);
    }
    let scene = Scene::new(game);
    let weights = DollarsToDonuts::weights(game.book);
    let sums = PerSeat::from_fn(seats, |seat| {
        let mut numbers = Features::default();
        look(game, &scene, seat, &mut numbers);
        numbers.weigh(weights)
    });
    let top = sums.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let strength = |seat: Seat| libm::expf(sums[seat] - top);
    let total: f32 = seats.seats().map(strength).sum();
    PerSeat::from_fn(seats, |seat| strength(seat) / total)
}

/// One name for each number.
pub(super) const NAMES: [&str; 12] = [
    "points",
    "points late",
    "empty squares",
    "empty squares late",
    "dollars",
    "dollars late",
    "tokens",
    "tokens late",
    "open halves",
    "open halves late",
    "customers served",
    "turns to wait",
];

fn look(game: &DollarsToDonuts, scene: &Scene, seat: Seat, out: &mut Features) {
    let all = game.book.rules.on_mat.count_ones() as f32;
    let late = scene.late;
    let i = seat.index();
    let points = game.points_among(&scene.customs, seat).total() as f32 / (POINTS * all);
    let empty = game.empty(seat).count_ones() as f32 / all;
    let dollars = f32::from(game.dollars(seat)) / DOLLARS;
    let tokens = f32::from(game.tokens[i].iter().sum::<u8>()) / TOKENS;
    let open = open_halves(game, seat) / all;
    let served: u32 = game.served[i].iter().map(|set| set.count_ones()).sum();
    let seats = game.book.seats.get();
    let wait = (i + seats - game.to_move.index()) % seats;
    for number in [
        points,
        points * late,
        empty,
        empty * late,
        dollars,
        dollars * late,
        tokens,
        tokens * late,
        open,
        open * late,
        served as f32 / CUSTOMERS,
        wait as f32 / seats as f32,
    ] {
        out.push(number);
    }
}

/// The points of the halves on a seat's mat that face empty squares.
fn open_halves(game: &DollarsToDonuts, seat: Seat) -> f32 {
    let (rules, mat) = (&game.book.rules, &game.mats[seat.index()]);
    let types = &game.book.edition.parts.types;
    let empty = game.empty(seat);
    let mut open = 0;
    for facing in Facing::ALL {
        // Only filled squares next to empty ones count.
        let towards = squares(empty).map(|square| square.next(facing));
        for neighbour in towards.filter(|neighbour| mat.filled() & neighbour.bit() != 0) {
            let half = rules.faces_of(mat.cover(neighbour)).half(facing.opposite());
            open += half.map_or(0, |half| types[usize::from(half)].token_points);
        }
    }
    open as f32
}

/// Alone there is nobody to beat: how good a day it will be, 0 to 1. At the end only the points count.
pub(super) fn alone(game: &DollarsToDonuts) -> f32 {
    let seat = Seat::new(0);
    let all = game.book.rules.on_mat.count_ones() as f32;
    let points = game.points(seat).total() as f32;
    let coming = if game.end_reason().is_some() {
        0.0
    } else {
        let empty = game.empty(seat).count_ones() as f32;
        SOLO_SQUARE * empty
            + SOLO_DOLLAR * empty / all * f32::from(game.dollars(seat))
            + 0.3 * open_halves(game, seat)
    };
    1.0 / (1.0 + libm::expf(-(points + coming - POINTS * all) / (SOLO_SPREAD * all)))
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, SeatCount, Step, Turn, fast_rng};

    use super::*;

    /// Plays one game with sensible actions and shows every state.
    fn play(seats: usize, seed: u64, mut see: impl FnMut(&DollarsToDonuts)) {
        let mut game = DollarsToDonuts::new(Book::standard(SeatCount::new(seats).unwrap()).unwrap());
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        let mut rng = fast_rng(seed, 0);
        see(&game);
        while let Some(step) = match game.turn() {
            Turn::Over | Turn::Chance => game.random_step(&mut rng),
            Turn::Act(_) => {
                let action = game.sensible_action(game.to_move, &mut legal, &mut weights, &mut rng);
                Some(Step::Act(game.to_move, action))
            }
        } {
            // The checked door: a quick action is legal.
            game.apply(step).unwrap();
            see(&game);
        }
    }

    #[test]
    fn the_estimate_of_the_winner_is_good_before_the_end() {
        let (mut right, mut games) = (0, 0);
        for seed in 0..20 {
            let mut last = None;
            let mut end = None;
            play(2, seed, |game| match game.outcome() {
                None => last = Some(game.estimate()),
                Some(outcome) => end = Some(outcome),
            });
            let (last, end) = (last.unwrap(), end.unwrap());
            games += 1;
            let favourite = end.seats().seats().max_by(|a, b| last[*a].total_cmp(&last[*b])).unwrap();
            right += u32::from(end.ranks[favourite] == 1);
        }
        assert!(right * 10 >= games * 8, "{right} of {games}");
    }

    #[test]
    fn alone_more_points_are_a_better_day() {
        let mut ends = Vec::new();
        for seed in 0..6 {
            play(1, seed, |game| {
                let estimate = game.estimate()[Seat::new(0)];
                assert!((0.0..=1.0).contains(&estimate), "{estimate}");
                if let Some(outcome) = game.outcome() {
                    ends.push((outcome.scores[Seat::new(0)], estimate));
                }
            });
        }
        ends.sort_by_key(|(points, _)| *points);
        assert!(ends.is_sorted_by(|a, b| a.0 == b.0 || a.1 < b.1), "{ends:?}");
        assert!(ends[0].0 < ends[ends.len() - 1].0, "{ends:?}");
    }
}
