//! The numbers that tell who will win.

use tabletop::{Features, Seat};

use super::GoNuts;
use super::values::Holding;

/// A lead counts half as much with so many cards in the deck.
const HALF_DECK: f32 = 10.0;

/// One name for each number.
pub(super) const NAMES: [&str; 7] = [
    "points",
    "points, late in the game",
    "promise of open sets",
    "points that hang on other donuts, early in the game",
    "donuts",
    "types, early in the game",
    "donuts that cost points, early in the game",
];

/// The numbers of a seat.
pub(super) fn features(game: &GoNuts, seat: Seat, out: &mut Features) {
    let holding = Holding::new(game, seat);
    let points = holding.points() as f32;
    let late = HALF_DECK / (HALF_DECK + game.deck_cards() as f32);
    let early = 1.0 - late;
    let i = seat.index();
    out.push(points / 10.0);
    out.push(points * late);
    out.push(holding.open_sets());
    out.push(holding.conditional_points() as f32 * early);
    out.push(f32::from(game.cards[i]) / 10.0);
    out.push(game.kinds[i].count_ones() as f32 / 10.0 * early);
    out.push((game.kinds[i] & game.book.rules.negative).count_ones() as f32 * early);
}
