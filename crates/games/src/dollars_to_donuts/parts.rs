//! The components as JSON has them: types of donut by their letters, as in notation and in views.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::edition::{DonutType, Half, Named, Shop, TieBreak};

impl Serialize for Shop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PartsShape::of(self).serialize(serializer)
    }
}

/// The components of an edition. `.` is an edge without a half.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub(super) struct PartsShape<'a> {
    /// The types of donut.
    types: &'a [DonutType],
    /// The neighborhoods customers come from.
    neighborhoods: &'a [Named],
    /// How content a customer can be, from level 1 on.
    levels: &'a [Named],
    /// The 1 x 1 tiles every seat begins with.
    starters: Vec<StarterShape<'a>>,
    /// The strips.
    tiles: Vec<TileShape<'a>>,
    /// The kinds of dollar tiles.
    kinds: Vec<KindShape<'a>>,
    /// The customer cards.
    customers: Vec<CustomerShape<'a>>,
    /// Names of the mats.
    colors: &'a [String],
    /// How long the side of a mat may be.
    grid_sizes: &'a [i64],
    /// How many squares of a strip may lie outside the mat.
    max_overhang: u8,
    /// Prices of the slots from left to right, falling to 0.
    slot_costs: &'a [u8],
    /// How many customers wait in the line.
    line_size: usize,
    /// What every seat begins with, by kind of dollar tile.
    start_hand: BTreeMap<&'a str, u8>,
    /// Points for one customer of every neighborhood.
    set_bonus: i32,
    /// Points for leading a neighborhood.
    majority_bonus: i32,
    /// How many customers it takes to lead.
    majority_minimum: u8,
    /// Points for an empty square.
    empty_square: i32,
    /// What decides between seats with equal scores.
    tie_break: &'a [TieBreak],
    /// The game ends after so many rounds in which nobody did anything.
    idle_rounds: u8,
    /// What differs where one plays alone.
    solo: SoloShape<'a>,
}

/// A starter tile, its north up.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Starter"))]
struct StarterShape<'a> {
    /// Name in notation.
    id: &'a str,
    /// The halves on its edges: north, east, south, west.
    edges: String,
}

/// A strip of four squares, lying from west to east with its top up.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Tile"))]
struct TileShape<'a> {
    /// Name in notation.
    id: &'a str,
    /// Four halves from left to right.
    top: String,
    /// Four halves from left to right.
    bottom: String,
    /// The left end.
    left: char,
    /// The right end.
    right: char,
}

/// A kind of dollar tile.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Kind"))]
struct KindShape<'a> {
    /// Name in notation.
    id: &'a str,
    /// Name for people.
    name: &'a str,
    /// Its type of donut.
    donut: char,
    /// Whether its back shows donut holes; else it shows a half.
    holes: bool,
    /// Tiles of this kind.
    count: u8,
}

/// A customer card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Customer"))]
struct CustomerShape<'a> {
    /// Name in notation.
    id: &'a str,
    /// Name for people.
    name: &'a str,
    /// Id of the neighborhood.
    neighborhood: &'a str,
    /// The types ordered, line by line; a level needs its line and those above.
    lines: Vec<String>,
    /// Points by level.
    points: Vec<i32>,
}

/// The rules for one seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Solo"))]
struct SoloShape<'a> {
    /// Whether a tile must be bought in every turn.
    must_buy: bool,
    /// Whether the free tile leaves the game after every turn.
    discard_free_tile: bool,
    /// Whether a customer goes home where none was served.
    discard_customer: bool,
    /// How many customers it takes to lead a neighborhood.
    majority_minimum: u8,
    /// By size of the mat: titles of scores, rising.
    ratings: BTreeMap<u8, Vec<RatingShape<'a>>>,
}

/// A title for a score.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Rating"))]
struct RatingShape<'a> {
    /// The least score it is given for.
    at_least: i32,
    /// The title.
    name: &'a str,
}

impl<'a> PartsShape<'a> {
    fn of(shop: &'a Shop) -> Self {
        let code = |donut: u8| shop.types[usize::from(donut)].code;
        let letter = |half: Half| half.map_or('.', code);
        let letters = |halves: &[Half]| halves.iter().map(|half| letter(*half)).collect::<String>();
        let order = |line: &Vec<u8>| line.iter().map(|donut| code(*donut)).collect::<String>();
        let starters = shop
            .starters
            .iter()
            .map(|starter| StarterShape { id: &starter.id, edges: letters(&starter.edges) });
        let tiles = shop.tiles.iter().map(|tile| TileShape {
            id: &tile.id,
            top: letters(&tile.top),
            bottom: letters(&tile.bottom),
            left: letter(tile.left),
            right: letter(tile.right),
        });
        let kinds = shop.kinds.iter().map(|kind| KindShape {
            id: &kind.id,
            name: &kind.name,
            donut: code(kind.donut),
            holes: kind.holes,
            count: kind.count,
        });
        let customers = shop.customers.iter().map(|customer| CustomerShape {
            id: &customer.id,
            name: &customer.name,
            neighborhood: &shop.neighborhoods[usize::from(customer.neighborhood)].id,
            lines: customer.lines.iter().map(order).collect(),
            points: customer.points.to_vec(),
        });
        let held = shop.kinds.iter().zip(shop.start_hand).filter(|(_, count)| *count > 0);
        let rating = |(at_least, name): &'a (i32, String)| RatingShape { at_least: *at_least, name };
        let ratings = shop.solo.ratings.iter();
        PartsShape {
            types: &shop.types,
            neighborhoods: &shop.neighborhoods,
            levels: &shop.levels,
            starters: starters.collect(),
            tiles: tiles.collect(),
            kinds: kinds.collect(),
            customers: customers.collect(),
            colors: &shop.colors,
            grid_sizes: &shop.grid_sizes,
            max_overhang: shop.max_overhang,
            slot_costs: &shop.slot_costs,
            line_size: shop.line_size,
            start_hand: held.map(|(kind, count)| (kind.id.as_str(), count)).collect(),
            set_bonus: shop.set_bonus,
            majority_bonus: shop.majority_bonus,
            majority_minimum: shop.majority_minimum,
            empty_square: shop.empty_square,
            tie_break: &shop.tie_break,
            idle_rounds: shop.idle_rounds,
            solo: SoloShape {
                must_buy: shop.solo.must_buy,
                discard_free_tile: shop.solo.discard_free_tile,
                discard_customer: shop.solo.discard_customer,
                majority_minimum: shop.solo.majority_minimum,
                ratings: ratings.map(|(grid, titles)| (*grid, titles.iter().map(rating).collect())).collect(),
            },
        }
    }
}
