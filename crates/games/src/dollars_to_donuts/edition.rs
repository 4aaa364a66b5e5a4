//! Components and options of Dollars to Donuts.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::Serialize;
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts};

use super::board::STRIP;
use super::edition_file::Raw;
use super::{LEVELS, MAX_KINDS, MAX_SEATS, edition_check};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 4] = [
    OptionSpec::int("grid", 6..=7, "Squares per side of a mat"),
    OptionSpec::choice(
        "starter_setup",
        &["free", "balanced"],
        "Whether each seat lays its own starters, or the seats lay them in turn and every mat gets a copy",
    ),
    OptionSpec::bool(
        "limited_tokens",
        "Whether a pile of tokens can run out, so that a perfect donut of its type gives none",
    ),
    OptionSpec::int("first_seat", 0..=4, "The starting seat; 0 draws it by lot"),
];

/// A type that is on the edge of a piece: its index, or nothing.
pub type Half = Option<u8>;

/// The components of an edition.
#[derive(Debug)]
pub struct Shop {
    /// The types of donut, in the order of the file; the position is the type's index. So it is with all lists here.
    pub types: Vec<DonutType>,
    /// The neighborhoods customers come from.
    pub neighborhoods: Vec<Named>,
    /// How content a customer can be, from level 1 on.
    pub levels: Vec<Named>,
    /// The 1 x 1 tiles every seat begins with.
    pub starters: Vec<StarterTile>,
    /// The strips.
    pub tiles: Vec<DonutTile>,
    /// The kinds of dollar tiles.
    pub kinds: Vec<DollarKind>,
    /// The customer cards.
    pub customers: Vec<CustomerCard>,
    /// Names of the mats.
    pub colors: Vec<String>,
    pub(super) seats_min: usize,
    pub(super) seats_max: usize,
    pub(super) grid_sizes: Vec<i64>,
    pub(super) max_overhang: u8,
    /// Prices from left to right, falling to 0.
    pub(super) slot_costs: Vec<u8>,
    pub(super) line_size: usize,
    /// By kind.
    pub(super) start_hand: [u8; MAX_KINDS],
    pub(super) set_bonus: i32,
    pub(super) majority_bonus: i32,
    pub(super) majority_minimum: u8,
    pub(super) empty_square: i32,
    pub(super) tie_break: Vec<TieBreak>,
    pub(super) idle_rounds: u8,
    pub(super) solo: Solo,
}

/// An id for files and a name for people.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Named {
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
}

/// A type of donut.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutType {
    /// The letter on the pieces.
    pub code: char,
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Points of a token that served nobody.
    pub token_points: i32,
    /// Tokens in the pile.
    pub tokens: u8,
    /// What a half pays in a mismatch: the higher number counts.
    pub dollar_signs: u8,
    /// Whether a mismatch with this type pays nothing.
    pub voids_mismatch: bool,
    /// Points for two hole tiles of the type on a mat.
    pub hole_pair_points: i32,
}

/// A starter tile: the halves on its edges, north first, clockwise.
#[derive(Debug)]
pub struct StarterTile {
    /// Name in notation.
    pub id: String,
    /// North, east, south, west.
    pub edges: [Half; 4],
}

/// A strip.
#[derive(Debug, PartialEq, Eq)]
pub struct DonutTile {
    /// Name in notation.
    pub id: String,
    /// From left to right.
    pub top: [Half; STRIP as usize],
    /// From left to right.
    pub bottom: [Half; STRIP as usize],
    /// The left end.
    pub left: Half,
    /// The right end.
    pub right: Half,
}

/// A kind of dollar tile.
#[derive(Debug)]
pub struct DollarKind {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Its type of donut.
    pub donut: u8,
    /// Whether its back shows donut holes; else it shows a half.
    pub holes: bool,
    /// Tiles of this kind.
    pub count: u8,
}

/// A customer card.
#[derive(Debug)]
pub struct CustomerCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Index of the neighborhood.
    pub neighborhood: u8,
    /// The types ordered, line by line.
    pub lines: [Vec<u8>; LEVELS],
    /// Points by level.
    pub points: [i32; LEVELS],
}

/// What decides between seats with equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum TieBreak {
    MostDollars,
    FewestEmptySquares,
}

/// The rules for one seat.
#[derive(Debug)]
pub(super) struct Solo {
    pub(super) must_buy: bool,
    pub(super) discard_free_tile: bool,
    pub(super) discard_customer: bool,
    pub(super) majority_minimum: u8,
    /// By size of the mat: least score and title, rising.
    pub(super) ratings: BTreeMap<u8, Vec<(i32, String)>>,
}

impl Parts for Shop {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "dollars-to-donuts",
        title: "Dollars to Donuts",
        tagline: "Lay strips so that half donuts meet; serve the whole ones, sell the botched ones",
        seats_min: 1,
        seats_max: MAX_SEATS,
        minutes: 40,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] = &[include_str!("../../data/dollars-to-donuts.toml")];
    const DERIVED: &'static [&'static str] =
        &["checks", "donut_tiles.count", "dollar_kinds.count", "customers.count", "starters.per_seat"];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const VARIANTS: &'static [&'static str] = &["starter_setup"];
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] = &[("seats.colors", "seats.colours")];
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] =
        &[("reconstruction-1", "6d4e485080b8329a")];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.seats_min..=self.seats_max
    }
}

impl DonutTile {
    pub(super) fn halves(&self) -> impl Iterator<Item = &u8> {
        self.top.iter().chain(&self.bottom).chain([&self.left, &self.right]).flatten()
    }

    /// Whether the strip looks the same after a half turn.
    pub(super) fn is_symmetric(&self) -> bool {
        self.top.iter().eq(self.bottom.iter().rev()) && self.left == self.right
    }
}

impl CustomerCard {
    /// How many donuts a level takes, 1 being the lowest.
    pub fn donuts(&self, level: usize) -> usize {
        self.lines[..level].iter().map(Vec::len).sum()
    }
}
