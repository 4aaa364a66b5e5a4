//! Where halves meet, and what comes of it.

use super::board::{Facing, Square};
use super::mat::{Cover, Mat};
use super::tables::Rules;
use super::{DollarsToDonuts, MAX_TYPES};

/// Two halves that meet: one of a square, and the one beyond its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Joint {
    pub(super) at: Square,
    /// The edge of the square.
    pub(super) side: Facing,
    /// Types of donut.
    pub(super) half: u8,
    pub(super) other: u8,
}

/// What two halves that meet make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Made {
    /// A perfect donut: a token.
    Token,
    /// A perfect donut, but no token of its type is left.
    NoToken,
    /// A botched donut: so many dollar tiles, or none.
    Dollars(u8),
}

impl Rules {
    /// The halves of a square that meet others if this covers it.
    #[inline]
    pub(super) fn joints(&self, mat: &Mat, at: Square, cover: Cover) -> impl Iterator<Item = Joint> {
        self.faces_of(cover).halves().filter_map(move |(side, half)| {
            let other = self.faces_of(mat.cover(at.next(side))).half(side.opposite())?;
            Some(Joint { at, side, half, other })
        })
    }

    /// What comes of two halves; a token leaves its pile.
    #[inline]
    pub(super) fn make(&self, joint: Joint, piles: &mut [u8; MAX_TYPES]) -> Made {
        let (half, other) = (usize::from(joint.half), usize::from(joint.other));
        if half != other {
            return Made::Dollars(self.pays[half][other]);
        }
        let pile = &mut piles[half];
        if self.limited_tokens && *pile == 0 {
            return Made::NoToken;
        }
        *pile = pile.saturating_sub(1);
        Made::Token
    }
}

/// What covering some squares of a mat would bring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Harvest {
    /// Tokens by type.
    pub(super) tokens: [u8; MAX_TYPES],
    /// Dollar tiles owed for mismatches; the bag may have fewer.
    pub(super) dollars: u8,
    pub(super) joints: Vec<(Joint, Made)>,
}

impl Harvest {
    /// Mismatches that pay nothing.
    pub(super) fn worthless(&self) -> usize {
        self.joints.iter().filter(|(_, made)| *made == Made::Dollars(0)).count()
    }
}

impl DollarsToDonuts {
    /// What covering these squares would bring the seat to move.
    pub(super) fn harvest(&self, covers: impl Iterator<Item = (Square, Cover)>) -> Harvest {
        let (rules, mat) = (&self.book.rules, &self.mats[self.to_move.index()]);
        let (mut piles, mut harvest) = (self.piles, Harvest::default());
        for joint in covers.flat_map(|(at, cover)| rules.joints(mat, at, cover)) {
            let made = rules.make(joint, &mut piles);
            match made {
                Made::Token => harvest.tokens[usize::from(joint.half)] += 1,
                Made::NoToken => {}
                Made::Dollars(pays) => harvest.dollars += pays,
            }
            harvest.joints.push((joint, made));
        }
        harvest
    }
}
