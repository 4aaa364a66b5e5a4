//! Squares, directions, and where a strip can lie.
//!
//! A mat is kept on an 8 x 8 field whose last row and column are never filled. So the four neighbours of a square are
//! fixed distances away, a step over a border always lands on a square that is never filled, and a set of squares is
//! one 64-bit word.

use serde::{Serialize, Serializer};
use tabletop::bits::ones;

use super::mat::Cover;
use super::{Customer, Kind, MAX_KINDS, Tile};

/// Squares of the field, the unused last row and column included.
pub(super) const FIELD: usize = 64;
const ROW: u8 = 8;
/// Squares a strip covers.
pub(super) const STRIP: u8 = 4;

/// A direction on the mat, and the orientation of a piece: where its printed north edge or top side points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Facing {
    /// Towards row 1.
    N,
    /// Towards the last column.
    E,
    /// Towards the last row.
    S,
    /// Towards column a.
    W,
}

impl Facing {
    /// All four, in the order the rules use everywhere.
    pub const ALL: [Facing; 4] = [Facing::N, Facing::E, Facing::S, Facing::W];

    /// 0 to 3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub(super) const fn from_index(index: usize) -> Self {
        Facing::ALL[index & 3]
    }

    #[inline]
    pub(super) const fn opposite(self) -> Self {
        Facing::from_index(self.index() + 2)
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self.index()]
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Facing::ALL.into_iter().find(|facing| facing.letter() == letter)
    }

    /// For a strip: 0 if it lies west-east, 1 if north-south.
    #[inline]
    pub(super) const fn axis(self) -> usize {
        self.index() & 1
    }

    /// For people.
    pub(super) const fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self.index()]
    }
}

/// A square of a mat: its column, a letter from the west, and its row, a number from the north. `c4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both counted from 0.
    pub(super) const fn new(column: u8, row: u8) -> Self {
        Square((row * ROW + column) & 63)
    }

    #[inline]
    pub(super) const fn from_index(index: u32) -> Self {
        Square(index as u8 & 63)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Column, counted from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % ROW
    }

    /// Row, counted from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / ROW
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The neighbour in this direction; over a border it is a square that is never filled.
    #[inline]
    pub(super) const fn next(self, facing: Facing) -> Square {
        const STEPS: [u8; 4] = [64 - ROW, 1, ROW, 63];
        Square((self.0 + STEPS[facing.index()]) & 63)
    }

    /// The `n`-th square before this one on this axis.
    #[inline]
    pub(super) const fn back(self, axis: usize, n: u8) -> Square {
        Square((self.0 - if axis == 0 { n } else { n * ROW }) & 63)
    }

    /// The `n`-th square further along a strip that lies on this axis.
    #[inline]
    pub(super) const fn along(self, axis: usize, n: u8) -> Square {
        Square((self.0 + if axis == 0 { n } else { n * ROW }) & 63)
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where and how a strip lies: the first of its squares that are on the mat, where its top side points, and how many
/// of its squares are on the mat. `f3n2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Placement {
    /// The westernmost or northernmost square on the mat.
    pub at: Square,
    /// Where the printed top side points.
    pub facing: Facing,
    /// Squares on the mat, 1 to 4.
    pub on_mat: u8,
}

impl Placement {
    /// The squares covered, from west to east or from north to south.
    #[inline]
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.on_mat).map(move |n| self.at.along(self.facing.axis(), n))
    }

    pub(super) fn mask(self) -> u64 {
        self.squares().fold(0, |mask, square| mask | square.bit())
    }

    /// Which of the strip's squares, in reading order, lies on `at`.
    #[inline]
    pub(super) fn first_position(self) -> u8 {
        let line = if self.facing.axis() == 0 { self.at.column() } else { self.at.row() };
        if line == 0 { STRIP - self.on_mat } else { 0 }
    }

    /// The border over which the strip hangs.
    pub(super) fn over(self) -> Option<Facing> {
        match (self.on_mat, self.first_position() > 0, self.facing.axis()) {
            (STRIP, ..) => None,
            (_, true, 0) => Some(Facing::W),
            (_, false, 0) => Some(Facing::E),
            (_, true, _) => Some(Facing::N),
            (_, false, _) => Some(Facing::S),
        }
    }

    /// What covers each of its squares if this tile lies so.
    #[inline]
    pub(super) fn covers(self, tile: Tile) -> impl Iterator<Item = (Square, Cover)> + Clone {
        let (axis, first) = (self.facing.axis(), self.first_position());
        let cover = move |n| (self.at.along(axis, n), Cover::strip(tile, self.facing, first + n));
        (0..self.on_mat.min(STRIP)).map(cover)
    }
}

impl std::fmt::Display for Placement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}{}", self.at, self.facing.letter(), self.on_mat)
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The squares of a set, row by row.
#[inline]
pub(super) fn squares(set: u64) -> impl Iterator<Item = Square> {
    ones(set).map(Square::from_index)
}

pub(super) fn customers(set: u64) -> impl Iterator<Item = Customer> {
    ones(set).map(|i| Customer(i as u8))
}

pub(super) fn tiles(set: u64) -> impl Iterator<Item = Tile> {
    ones(set).map(|i| Tile(i as u8))
}

pub(super) const FIRST_ROW: u64 = 0xff;
pub(super) const FIRST_COLUMN: u64 = ONES;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The kind of the `n`-th tile of a bag, counted from 0, all tiles being laid out by kind. A bag holds at most 127.
#[inline]
pub(super) fn nth_tile(bag: [u8; MAX_KINDS], n: u32) -> Kind {
    let sums = u64::from_le_bytes(bag).wrapping_mul(ONES);
    let passed = ((u64::from(n) | 0x80).wrapping_mul(ONES) - sums) & HIGH;
    Kind(passed.count_ones() as u8)
}

/// Whether `held` has at least the counts of `needed`. All counts are below 128.
#[inline]
pub(super) fn covers(held: [u8; 8], needed: u64) -> bool {
    ((u64::from_le_bytes(held) | HIGH) - needed) & HIGH == HIGH
}

/// First squares of the placements possible on some empty squares: by axis, and by how many squares are on the mat.
pub(super) type Places = [[u64; STRIP as usize]; 2];

/// Where runs of 1, 2, 3 and 4 empty squares begin, on both axes.
#[inline]
pub(super) fn runs(empty: u64) -> Places {
    let along = |step: u32| {
        let two = empty & empty >> step;
        [empty, two, two & empty >> (2 * step), two & two >> (2 * step)]
    };
    [along(1), along(u32::from(ROW))]
}

/// Where a strip with so many squares on the mat may begin, whatever is filled.
pub(super) fn possible_starts(grid: u8, max_overhang: u8) -> Places {
    let mut starts = [[0; STRIP as usize]; 2];
    for (axis, by_length) in starts.iter_mut().enumerate() {
        for on_mat in (STRIP - max_overhang.min(STRIP - 1))..=STRIP {
            for square in squares(on_mat_squares(grid)) {
                let line = if axis == 0 { square.column() } else { square.row() };
                let fits =
                    if on_mat == STRIP { line + STRIP <= grid } else { line == 0 || line + on_mat == grid };
                if fits {
                    by_length[usize::from(on_mat) - 1] |= square.bit();
                }
            }
        }
    }
    starts
}

/// All squares of a mat.
pub(super) fn on_mat_squares(grid: u8) -> u64 {
    (0..grid).flat_map(|row| (0..grid).map(move |column| Square::new(column, row).bit())).sum()
}

/// The squares whose row and column hold none of `filled`.
pub(super) fn free_lines(on_mat: u64, filled: u64) -> u64 {
    squares(filled).fold(on_mat, |free, square| {
        free & !(FIRST_ROW << (ROW * square.row())) & !(FIRST_COLUMN << square.column())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_tile_of_a_bag() {
        let bag = [3, 0, 6, 12, 1, 40, 0, 0];
        let laid_out: Vec<u8> =
            bag.iter().enumerate().flat_map(|(i, n)| std::iter::repeat_n(i as u8, usize::from(*n))).collect();
        for (n, kind) in laid_out.iter().enumerate() {
            assert_eq!(nth_tile(bag, n as u32), Kind(*kind), "tile {n}");
        }
    }

    #[test]
    fn an_empty_mat_has_280_placements_or_216() {
        for (grid, expected) in [(7, 280), (6, 216)] {
            let (runs, starts) = (runs(on_mat_squares(grid)), possible_starts(grid, 3));
            let count: u32 =
                (0..2).flat_map(|a| (0..4).map(move |k| (runs[a][k] & starts[a][k]).count_ones())).sum();
            assert_eq!(2 * count, expected);
        }
    }

    #[test]
    fn a_step_over_the_border_lands_on_a_square_that_is_never_filled() {
        for grid in [6, 7] {
            let mat = on_mat_squares(grid);
            for square in squares(mat) {
                let inside = Facing::ALL.iter().filter(|d| square.next(**d).bit() & mat != 0).count();
                let borders = [
                    square.column() == 0,
                    square.row() == 0,
                    square.column() + 1 == grid,
                    square.row() + 1 == grid,
                ];
                assert_eq!(inside, 4 - borders.iter().filter(|b| **b).count(), "{square}");
            }
        }
    }
}
