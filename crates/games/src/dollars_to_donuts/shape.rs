//! What JSON has of a view: components by their names in notation.

#[cfg(feature = "testing")]
mod read_back;

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Book, Seat, Viewer};

use super::board::{Facing, customers, squares, tiles};
use super::notation::{customer_id, donut_code, kind_id, tile_id, write_piece};
use super::view::{View, counted};
use super::{Customer, DollarsToDonuts, Donut, End, Kind, Phase, Square, Tile};

/// The view as JSON has it.
#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub(super) struct Shape {
    /// The rules of the table.
    book: Book<DollarsToDonuts>,
    /// Whose view this is.
    viewer: Viewer,
    /// Where the game stands. In `starter`, `left` has a bit for each starter that is still to be laid.
    phase: Phase,
    /// Rounds begun.
    round: u16,
    /// Turns begun, of all seats together.
    turns: u16,
    /// The starting seat; the first one until it is known.
    first: Seat,
    /// Whose turn it is, or who lays starters.
    to_move: Seat,
    /// Whether this round is the last.
    final_round: bool,
    /// Rounds in a row in which nobody did anything.
    idle_rounds: u8,
    /// Whether anybody did anything in this round, the turn in progress left aside.
    round_acted: bool,
    /// Whether the seat to move has bought, put or served in this turn.
    acted: bool,
    /// Whether it has served.
    served_now: bool,
    /// The empty slot, counted from 0 on the left.
    gap: Option<u8>,
    /// The tile bought and not yet laid.
    tile: Option<String>,
    /// From the dearest to the free one.
    slots: Vec<Option<String>>,
    /// The customers in line, the one at the front first.
    line: Vec<String>,
    /// Dollar tiles in the bag, by kind.
    bag: BTreeMap<String, u8>,
    /// Tokens left to take, by type; empty unless tokens are limited.
    piles: BTreeMap<String, u8>,
    /// The strips not yet seen, in no order.
    supply: Vec<String>,
    /// The customers not yet seen, in no order.
    deck: Vec<String>,
    /// Solo: strips that left the game.
    gone_tiles: Vec<String>,
    /// Solo: customers that left the game.
    gone_customers: Vec<String>,
    /// The seats in order.
    seats: Vec<SeatShape>,
    /// What a finished solo score is called.
    rating: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
struct SeatShape {
    /// `s1@b2n d32@b3s4 uc@g5s op@g7`, as a list.
    pieces: Vec<String>,
    /// For every square, row by row: the halves north, east, south, west, or nothing if it is empty. Follows from the
    /// pieces.
    faces: Vec<Option<String>>,
    /// For every square, row by row: what became of its halves north, east, south, west, or nothing if it is empty. `+` is
    /// a perfect donut, `x` a mismatch, `o` a half that can still meet one, `-` a half that never will, `.` no half.
    /// Follows from the pieces.
    met: Vec<Option<String>>,
    /// Dollar tiles in hand, by kind.
    hand: BTreeMap<String, u8>,
    /// Tokens, by type.
    tokens: BTreeMap<String, u8>,
    /// For every customer in line, the lines of the order: `+` for a donut that the tokens cover, `-` for one that is
    /// missing. Follows from the tokens.
    orders: Vec<Vec<String>>,
    /// `c14-3`: the customer and the level.
    served: Vec<String>,
    /// Strips laid aside because the mat could not take them.
    aside: Vec<String>,
    /// Points as they stand.
    points: i32,
}

/// What became of the halves of a square, in the order n e s w; `None` if it is empty.
fn met_text(game: &DollarsToDonuts, seat: Seat, square: Square) -> Option<String> {
    let (rules, mat) = (&game.book.rules, &game.mats[seat.index()]);
    let faces = rules.faces_of(mat.cover(square));
    let met = |facing: Facing| {
        let Some(half) = faces.half(facing) else { return '.' };
        let next = square.next(facing);
        match rules.faces_of(mat.cover(next)).half(facing.opposite()) {
            Some(other) if other == half => '+',
            Some(_) => 'x',
            None if game.empty(seat) & next.bit() != 0 => 'o',
            None => '-',
        }
    };
    (mat.filled() & square.bit() != 0).then(|| Facing::ALL.map(met).iter().collect())
}

/// Which donuts of a customer's order a seat's tokens cover, line by line.
fn order_text(game: &DollarsToDonuts, seat: Seat, customer: Customer) -> Vec<String> {
    let mut left = game.tokens[seat.index()];
    let mut cover = |donut: &u8| {
        let held = &mut left[usize::from(*donut)];
        let covered = *held > 0;
        *held = held.saturating_sub(1);
        if covered { '+' } else { '-' }
    };
    let card = &game.book.edition.parts.customers[customer.index()];
    card.lines.iter().map(|line| line.iter().map(&mut cover).collect()).collect()
}

impl From<View> for Shape {
    fn from(View { viewer, game }: View) -> Shape {
        let book = game.book;
        let tile_name = |tile: Tile| tile_id(book, tile).to_string();
        let customer_name = |customer: Customer| customer_id(book, customer).to_string();
        let kind_name = |i: u8| kind_id(book, Kind(i)).to_string();
        let donut_name = |i: u8| donut_code(book, Donut(i)).to_string();
        let seat_shape = |seat: Seat| {
            let i = seat.index();
            SeatShape {
                pieces: game.mats[i].pieces().map(|piece| write_piece(book, piece)).collect(),
                faces: squares(book.rules.on_mat)
                    .map(|square| View::face_text(&game, seat, square))
                    .collect(),
                met: squares(book.rules.on_mat).map(|square| met_text(&game, seat, square)).collect(),
                hand: counted(&game.hands[i], kind_name),
                tokens: counted(&game.tokens[i], donut_name),
                orders: game.line().iter().map(|customer| order_text(&game, seat, *customer)).collect(),
                served: game
                    .served(seat)
                    .map(|(customer, level)| format!("{}-{level}", customer_id(book, customer)))
                    .collect(),
                aside: tiles(game.aside[i]).map(tile_name).collect(),
                points: game.points(seat).total(),
            }
        };
        Shape {
            book,
            viewer,
            phase: game.phase,
            round: game.round(),
            turns: game.turns,
            first: game.first,
            to_move: game.to_move,
            final_round: game.final_round,
            idle_rounds: game.idle_rounds,
            round_acted: game.round_acted,
            acted: game.acted,
            served_now: game.served_now,
            gap: game.gap,
            tile: game.tile.map(tile_name),
            slots: game.slots[..book.rules.slots].iter().map(|slot| slot.map(tile_name)).collect(),
            line: game.line().iter().map(|customer| customer_name(*customer)).collect(),
            bag: counted(&game.bag, kind_name),
            piles: counted(&game.piles, donut_name),
            supply: tiles(game.supply).map(tile_name).collect(),
            deck: customers(game.deck).map(customer_name).collect(),
            gone_tiles: tiles(game.gone_tiles).map(tile_name).collect(),
            gone_customers: customers(game.gone_customers).map(customer_name).collect(),
            seats: book.seats.seats().map(seat_shape).collect(),
            rating: game.end_reason().and_then(|_: End| game.rating()).map(str::to_string),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Game, SeatCount};

    use super::super::parts::PartsShape;
    use super::super::{Event, Offer};
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<DollarsToDonuts, Shape, PartsShape<'static>, Event, Offer>();
    }

    /// What seat 1 of two shows in a position.
    fn shown(settings: &[(&str, &str)]) -> serde_json::Value {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let game = DollarsToDonuts::arrange(book, &settings).unwrap();
        serde_json::to_value(game.view(Viewer::Spectator)).unwrap()["seats"][0].clone()
    }

    #[test]
    fn a_view_says_what_became_of_every_half() {
        // Plain meets plain to the south, chocolate to the east; a hole tile is blank; the last half faces the border.
        let seat = shown(&[("mat1", "s1@b2n up@b3n s2@d2e up@c2e op@b1 uc@a1n")]);
        let met = |column: usize, row: usize| seat["met"][(row - 1) * 7 + column - 1].clone();
        assert_eq!([met(2, 2), met(2, 3), met(3, 2)], ["-.+.", "+...", ".x.."]);
        assert_eq!([met(4, 2), met(2, 1), met(1, 1)], [".o.x", "....", "-..."]);
        assert_eq!(met(5, 5), serde_json::Value::Null);
    }

    #[test]
    fn a_view_says_which_donuts_of_an_order_are_covered() {
        // c14 wants plain and chocolate, plain, jelly; c01 two plain, sprinkle, plain.
        let seat = shown(&[("line", "c14 c01"), ("tokens1", "P1 C1 S1")]);
        assert_eq!(seat["orders"], serde_json::json!([["++", "-", "-"], ["+-", "+", "-"]]));
    }
}
