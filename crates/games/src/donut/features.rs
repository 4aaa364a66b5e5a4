//! The numbers that tell who will win.
//!
//! A search asks for them at the start of a round, when nothing but fame, reviews, tokens and the First Player counts.
//! Within a round they guess how it will end.

use tabletop::{Features, Seat};

use super::Donut;
use super::table::{Phase, Table};
use super::worth::chance_of_none;

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

/// How fast a lead gains weight towards the end.
const SPREAD: f32 = 0.35;
/// A hand hopes for this much beside what its cards are worth.
const HOPE: f32 = 0.1;

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
fn sales_to_go(game: &Donut) -> [f32; tabletop::MAX_SEATS] {
    let Table { fame, reviews, sales, ins, sales_played, phase, trending, .. } = &game.table;
    let book = game.book;
    let numbers = &book.rules.numbers;
    let per_sale = f32::from(numbers.fame_per_sale.max(1));
    let mut to_go = [0.0; tabletop::MAX_SEATS];
    for seat in book.seats.seats().map(Seat::index) {
        to_go[seat] = f32::from(book.rules.target - fame[seat]) / per_sale + f32::from(reviews[seat]);
    }
    let Some(trending) = trending else { return to_go };
    if *phase == Phase::Deal {
        return to_go;
    }
    let left = f32::from(numbers.hand.saturating_sub(*sales_played));
    let mut hopes = [0.0; tabletop::MAX_SEATS];
    for seat in ins.iter().map(Seat::index) {
        hopes[seat] = HOPE + book.rules.worths.sum(*trending, game.hands[seat]);
    }
    let share = left / hopes.iter().sum::<f32>();
    for seat in ins.iter().map(Seat::index) {
        let expected = hopes[seat] * share;
        let review = if sales[seat] == 0 { chance_of_none(expected) } else { 0.0 };
        to_go[seat] += review - expected;
    }
    to_go
}
