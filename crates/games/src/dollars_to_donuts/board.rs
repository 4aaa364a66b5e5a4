//! The mat: squares, directions, faces, and where a strip can lie.
//!
//! A mat is kept on an 8 x 8 field whose last row and column are never filled. So the four neighbours of a square are
//! fixed distances away, a step over a border always lands on a square that is never filled, and a set of squares is
//! one 64-bit word.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Customer, Kind, MAX_KINDS, MAX_TILES, Starter, Tile};

/// Squares of the field, the unused last row and column included.
pub(super) const FIELD: usize = 64;
const ROW: u8 = 8;
/// Squares a strip covers.
pub(super) const STRIP: u8 = 4;
/// Most starters a seat can own.
pub(super) const MAX_STARTERS: usize = 6;
/// Every way in which a piece can cover a square, see [`Cover`].
pub(super) const COVERS: usize = FIRST_STRIP + MAX_TILES * 16;

const FIRST_STARTER: usize = 2;
const FIRST_KIND: usize = FIRST_STARTER + MAX_STARTERS * 4;
const FIRST_STRIP: usize = FIRST_KIND + MAX_KINDS * 4;

/// A direction on the mat, and the orientation of a piece: where its printed north edge or top side points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
/// of its squares are on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// The halves on the four edges of a filled square: four bits for each direction, 0 where there is none, else the
/// type's index plus 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Faces(pub(super) u16);

impl Faces {
    pub(super) fn new(halves: [Option<u8>; 4]) -> Self {
        let nibble = |(i, half): (usize, &Option<u8>)| half.map_or(0, |half| u16::from(half + 1) << (4 * i));
        Faces(halves.iter().enumerate().map(nibble).sum())
    }

    /// The type of the half in this direction.
    #[inline]
    pub(super) fn half(self, facing: Facing) -> Option<u8> {
        (self.0 >> (4 * facing.index()) & 15).checked_sub(1).map(|half| half as u8)
    }

    /// The faces of a 1 x 1 piece after its printed north edge was turned to point in this direction.
    pub(super) fn turned(self, facing: Facing) -> Faces {
        Faces(self.0.rotate_left(4 * facing.index() as u32))
    }

    /// The directions with a half, and its type.
    #[inline]
    pub(super) fn halves(self) -> impl Iterator<Item = (Facing, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let direction = left.trailing_zeros() as usize / 4;
            let half = (left >> (4 * direction)) & 15;
            left &= !(15 << (4 * direction));
            Some((Facing::from_index(direction), half as u8 - 1))
        })
    }
}

/// What covers a square: nothing, or one square of a piece in one orientation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Cover(u16);

/// A cover taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Blank on all edges: only in positions set up by hand.
    Blank,
    Starter(Starter, Facing),
    Dollar(Kind, Facing),
    /// The square at this reading position of the strip.
    Strip(Tile, Facing, u8),
}

impl Cover {
    pub(super) const NONE: Cover = Cover(0);
    pub(super) const BLANK: Cover = Cover(1);

    pub(super) const fn starter(starter: Starter, facing: Facing) -> Self {
        Cover((FIRST_STARTER + starter.0 as usize * 4 + facing.index()) as u16)
    }

    #[inline]
    pub(super) const fn dollar(kind: Kind, facing: Facing) -> Self {
        Cover((FIRST_KIND + kind.0 as usize * 4 + facing.index()) as u16)
    }

    #[inline]
    pub(super) const fn strip(tile: Tile, facing: Facing, position: u8) -> Self {
        Cover((FIRST_STRIP + tile.0 as usize * 16 + facing.index() * 4 + position as usize) as u16)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// `None` for an empty square.
    pub(super) fn piece(self) -> Option<Piece> {
        let code = self.index();
        let facing = |code: usize| Facing::from_index(code & 3);
        match code {
            0 => None,
            1 => Some(Piece::Blank),
            _ if code < FIRST_KIND => {
                let code = code - FIRST_STARTER;
                Some(Piece::Starter(Starter((code / 4) as u8), facing(code)))
            }
            _ if code < FIRST_STRIP => {
                let code = code - FIRST_KIND;
                Some(Piece::Dollar(Kind((code / 4) as u8), facing(code)))
            }
            _ => {
                let code = code - FIRST_STRIP;
                Some(Piece::Strip(Tile((code / 16) as u8), facing(code / 4), (code % 4) as u8))
            }
        }
    }
}

/// What lies on one seat's mat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Mat {
    covers: [Cover; FIELD],
    /// Follows from `covers`.
    filled: u64,
}

impl Mat {
    pub(super) const EMPTY: Mat = Mat { covers: [Cover::NONE; FIELD], filled: 0 };

    #[inline]
    pub(super) fn filled(&self) -> u64 {
        self.filled
    }

    #[inline]
    pub(super) fn cover(&self, square: Square) -> Cover {
        self.covers[square.index()]
    }

    #[inline]
    pub(super) fn lay(&mut self, square: Square, cover: Cover) {
        self.covers[square.index()] = cover;
        self.filled |= square.bit();
    }

    /// The filled squares with what covers them, row by row.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Square, Cover)> {
        squares(self.filled).map(|square| (square, self.cover(square)))
    }

    /// The pieces: each with its first square on the mat and how many squares it covers there.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Piece, Square, u8)> {
        self.iter().filter_map(|(square, cover)| {
            let piece = cover.piece()?;
            let Piece::Strip(tile, facing, position) = piece else { return Some((piece, square, 1)) };
            let axis = facing.axis();
            let is_next = |n: &u8| {
                position + n < STRIP
                    && self.cover(square.along(axis, *n)) == Cover::strip(tile, facing, position + n)
            };
            let before = if axis == 0 { square.next(Facing::W) } else { square.next(Facing::N) };
            let inner = position > 0 && self.cover(before) == Cover::strip(tile, facing, position - 1);
            (!inner).then(|| (piece, square, 1 + (1..STRIP).take_while(is_next).count() as u8))
        })
    }
}

impl std::fmt::Debug for Mat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter().map(|(square, cover)| (square.to_string(), cover.piece()))).finish()
    }
}

impl Serialize for Mat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.covers)
    }
}

impl<'de> Deserialize<'de> for Mat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let covers = Vec::<Cover>::deserialize(deserializer)?;
        if covers.len() != FIELD || covers.iter().any(|cover| cover.index() >= COVERS) {
            return Err(de::Error::custom("a mat is a list of 64 covers"));
        }
        let mut mat = Mat::EMPTY;
        for (i, cover) in covers.into_iter().enumerate() {
            if cover != Cover::NONE {
                mat.lay(Square::from_index(i as u32), cover);
            }
        }
        Ok(mat)
    }
}

/// The squares of a set, row by row.
#[inline]
pub(super) fn squares(set: u64) -> impl Iterator<Item = Square> {
    bits(set).map(Square::from_index)
}

/// The members of a set of tiles or customers, by number.
#[inline]
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros();
        set &= set - 1;
        Some(lowest)
    })
}

pub(super) fn customers(set: u64) -> impl Iterator<Item = Customer> {
    bits(set).map(|i| Customer(i as u8))
}

pub(super) fn tiles(set: u64) -> impl Iterator<Item = Tile> {
    bits(set).map(|i| Tile(i as u8))
}

pub(super) const FIRST_ROW: u64 = 0xff;
pub(super) const FIRST_COLUMN: u64 = ONES;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The `n`-th member of a set, counted from 0.
///
/// The number of members in each byte is counted for all bytes at once; multiplying by 0x0101..01 then leaves in each
/// byte the members in it and all lower bytes.
#[inline]
pub(super) fn nth_bit(set: u64, n: u32) -> u32 {
    let pairs = set - ((set >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let sums = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    // In each byte: are its members and all before at most n?
    let passed = ((u64::from(n) | 0x80).wrapping_mul(ONES) - sums) & HIGH;
    let byte = passed.count_ones();
    let before = ((sums << 8) >> (8 * byte)) as u8;
    let mut rest = (set >> (8 * byte)) as u8;
    for _ in 0..n - u32::from(before) {
        rest &= rest - 1;
    }
    8 * byte + rest.trailing_zeros()
}

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
    fn the_nth_member_of_a_set() {
        for set in [1u64, 1 << 63, 0xdead_beef_1234_5678, u64::MAX, 0x8000_0000_0000_0001] {
            for (n, member) in bits(set).enumerate() {
                assert_eq!(nth_bit(set, n as u32), member, "{n} of {set:x}");
            }
        }
    }

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

    #[test]
    fn covers_come_apart_as_they_were_made() {
        for facing in Facing::ALL {
            for position in 0..STRIP {
                let cover = Cover::strip(Tile(63), facing, position);
                assert!(cover.index() < COVERS);
                assert_eq!(cover.piece(), Some(Piece::Strip(Tile(63), facing, position)));
            }
            assert_eq!(Cover::dollar(Kind(7), facing).piece(), Some(Piece::Dollar(Kind(7), facing)));
            assert_eq!(Cover::starter(Starter(5), facing).piece(), Some(Piece::Starter(Starter(5), facing)));
        }
    }
}
