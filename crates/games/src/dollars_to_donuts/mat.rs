//! What lies on a mat: the pieces that cover its squares, and the halves on their edges.

use serde::{Serialize, Serializer};

use super::board::{FIELD, Facing, STRIP, Square, squares};
use super::{Kind, MAX_KINDS, MAX_TILES, Starter, Tile};

/// Most starters a seat can own.
pub(super) const MAX_STARTERS: usize = 6;
/// Every way in which a piece can cover a square, see [`Cover`].
pub(super) const COVERS: usize = FIRST_STRIP + MAX_TILES * 16;

const FIRST_STARTER: usize = 2;
const FIRST_KIND: usize = FIRST_STARTER + MAX_STARTERS * 4;
const FIRST_STRIP: usize = FIRST_KIND + MAX_KINDS * 4;

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
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
    #[cfg(feature = "testing")]
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

#[cfg(test)]
mod tests {
    use super::*;

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
