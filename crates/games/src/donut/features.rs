//! The numbers that tell who will win.
//!
//! A search asks for them at the start of a round, when nothing but fame, reviews, tokens and the First Player counts.
//! Within a round they guess how it will end: who will make the sale that is open, and what the hands may hope for after it.

use tabletop::bits::ones;
use tabletop::{Features, MAX_SEATS, Seat};

use super::Donut;
use super::cards::{Face, Flavour};
use super::table::{Phase, Table};
use super::worth::chance_of_none;

/// How fast a lead gains weight towards the end.
const SPREAD: f32 = 0.35;
/// A hand hopes for this much beside what its cards are worth.
const HOPE: f32 = 0.1;
/// How often a seat that can take an open sale does so.
const TAKES: f32 = 0.8;

/// One name for each number.
pub(super) const NAMES: [&str; 9] = [
    "sales ahead of the best rival",
    "the same, late in the game",
    "nearness of the last sale",
    "nearness squared",
    "Bad Reviews",
    "tokens, early in the game",
    "is First Player",
    "is First Player, late in the game",
    "seats until First Player",
];

/// The numbers of a seat.
pub(super) fn features(game: &Donut, seat: Seat, out: &mut Features) {
    let Table { reviews, tokens, first_player, .. } = &game.table;
    let book = game.book;
    let numbers = &book.rules.numbers;
    let to_go = sales_to_go(game);
    let (mut rival, mut own) = (f32::INFINITY, 0.0);
    for other in book.seats.seats() {
        let needs = to_go[other.index()];
        if other == seat { own = needs } else { rival = rival.min(needs) }
    }
    let late = 1.0 / (1.0 + SPREAD * own.min(rival).max(0.0));
    let near = 1.0 / (0.5 + own.max(0.5));
    let lead = rival - own;
    let n_seats = book.seats.get();
    let until_first = (seat.index() + n_seats - first_player.index()) % n_seats;
    let is_first = f32::from(u8::from(until_first == 0));
    out.push(lead / 10.0);
    out.push(lead * late);
    out.push(near);
    out.push(near * near);
    out.push(f32::from(reviews[seat.index()]) / f32::from(numbers.reviews_max.max(1)));
    out.push(f32::from(tokens[seat.index()]) / f32::from(numbers.tokens_max.max(1)) * (1.0 - late));
    out.push(is_first);
    out.push(is_first * late);
    out.push(until_first as f32 / n_seats as f32);
}

/// The sales each seat still needs, counting those it may hope for in this round.
fn sales_to_go(game: &Donut) -> [f32; MAX_SEATS] {
    let Table { fame, reviews, sales, ins, sales_played, phase, trending, .. } = &game.table;
    let book = game.book;
    let numbers = &book.rules.numbers;
    let per_sale = f32::from(numbers.fame_per_sale.max(1));
    let mut to_go = [0.0; MAX_SEATS];
    for seat in book.seats.seats().map(Seat::index) {
        to_go[seat] = f32::from(book.rules.target - fame[seat]) / per_sale + f32::from(reviews[seat]);
    }
    let Some(trending) = trending else { return to_go };
    if *phase == Phase::Deal {
        return to_go;
    }
    let mut left = f32::from(numbers.hand.saturating_sub(*sales_played));
    let mut hopes = [0.0; MAX_SEATS];
    for seat in ins.iter().map(Seat::index) {
        hopes[seat] = HOPE + book.rules.worths.sum(*trending, game.hands[seat]);
    }
    if *phase == Phase::Draw {
        hopes[game.table.actor.index()] += f32::from(game.table.left) * book.rules.worths.draw;
    }
    let open = open_sale(game, *trending, &mut hopes);
    left -= open.iter().sum::<f32>();
    let share = left / hopes.iter().sum::<f32>();
    for seat in ins.iter().map(Seat::index) {
        let expected = open[seat] + hopes[seat] * share;
        let review = if sales[seat] == 0 { chance_of_none(expected) } else { 0.0 };
        to_go[seat] += review - expected;
    }
    if *phase == Phase::Lucky && book.rules.bonus_first {
        // Its reward is yet to come.
        to_go[game.table.sale.winner.index()] -= 1.0;
    }
    to_go
}

/// How likely each seat makes the sale that is open; nobody does if none is. What the seats that are yet to play will give
/// for it is taken from their hopes.
fn open_sale(game: &Donut, trending: Flavour, hopes: &mut [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let (rules, sale) = (&game.book.rules, &game.table.sale);
    let mut makes = [0.0; MAX_SEATS];
    if game.table.phase != Phase::Sale || sale.played == 0 {
        return makes;
    }
    let winning = rules.winners(sale.key, trending, sale.lead);
    makes[sale.winner.index()] = 1.0;
    let mut seat = game.table.actor;
    while seat != sale.leader {
        let playable = game.playable(seat);
        let can_win = playable & winning;
        if can_win != 0 {
            for chance in &mut makes {
                *chance *= 1.0 - TAKES;
            }
            makes[seat.index()] += TAKES;
        }
        let given = if can_win != 0 { can_win } else { playable };
        let worth = |face: u32| rules.worths.card(trending, Face::lowest(1 << face).card());
        hopes[seat.index()] -=
            ones(given).map(worth).fold(f32::INFINITY, f32::min).min(hopes[seat.index()] - HOPE);
        seat = game.table.ins.after(seat).unwrap_or(sale.leader);
    }
    makes
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use tabletop::{Book, Chances, Game, Judgement, SeatCount, Step, Turn, fast_rng};

    use super::*;

    /// How much the guess for a seat changes with each card of a sale, on average over many quick games.
    fn mean_jump(seats: usize) -> f32 {
        let book = Book::<Donut>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let (mut legal, mut weights, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
        let (mut jumps, mut n) = (0.0, 0.0);
        for stream in 0..100 {
            let (mut game, mut rng) = (Donut::new(book), fast_rng(21, stream));
            while game.turn() != Turn::Over {
                let before = game;
                let step = match game.turn() {
                    Turn::Act(_) => {
                        let seat = game.table.actor;
                        Step::Act(seat, game.sensible_action(seat, &mut legal, &mut weights, &mut rng))
                    }
                    _ => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                };
                game.apply(step).unwrap();
                let goes_on = game.table.phase == Phase::Sale && game.table.round == before.table.round;
                if before.table.phase == Phase::Sale && goes_on {
                    jumps += (game.estimate()[Seat::new(0)] - before.estimate()[Seat::new(0)]).abs();
                    n += 1.0;
                }
            }
        }
        jumps / n
    }

    #[test]
    fn the_guess_does_not_jump_inside_a_sale() {
        assert!(mean_jump(2) < 0.03, "two seats: {}", mean_jump(2));
        assert!(mean_jump(4) < 0.012_5, "four seats: {}", mean_jump(4));
    }

    #[test]
    fn a_card_that_will_make_the_sale_costs_nothing() {
        let hands = "phase sale; trending c; hand:1 c13 c9 m4 v2 s5; hand:2 c10 c8 s3 v4 p";
        let before = position(2, hands, "").estimate()[Seat::new(0)];
        let after = position(2, hands, "1.c13").estimate()[Seat::new(0)];
        assert!(after > before - 0.02, "{before} {after}");
    }
}
