//! Cards, and the faces they show in a sale.

use serde::Serialize;
use tabletop::Rng;
use tabletop::bits::{ones, random_one};

/// Number of flavours.
pub(super) const FLAVOURS: usize = 4;
/// Ranks of each flavour.
pub(super) const RANKS: usize = 13;
/// Cards with a flavour and a value of their own.
pub(super) const NATURALS: usize = FLAVOURS * RANKS;
/// Plains in the box.
pub(super) const PLAINS: usize = 2;
/// Cards in the box.
pub(super) const CARDS: usize = NATURALS + PLAINS;
/// Ways in which a card can lie in a sale: each natural, and a plain as each flavour.
pub(super) const FACES: usize = NATURALS + FLAVOURS;
/// The flags of the faces that are a plain as one of the flavours.
pub(super) const EVERY_PLAIN: u64 = 0b1111 << NATURALS;

/// A flavour: its position in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "u8", into = "u8")]
pub struct Flavour(u8);

impl Flavour {
    /// All of them, in the order of the edition.
    pub(super) const ALL: [Flavour; FLAVOURS] = [Flavour(0), Flavour(1), Flavour(2), Flavour(3)];

    /// Position in the edition's list of flavours.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A flag for sets of flavours.
    #[inline]
    pub(super) fn bit(self) -> u8 {
        1 << self.0
    }

    /// The naturals of this flavour.
    #[inline]
    pub(super) fn cards(self) -> u64 {
        ((1 << RANKS) - 1) << (RANKS * self.index())
    }
}

impl TryFrom<u8> for Flavour {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Flavour::ALL.get(usize::from(index)).copied().ok_or_else(|| format!("there is no flavour {index}"))
    }
}

impl From<Flavour> for u8 {
    fn from(flavour: Flavour) -> u8 {
        flavour.0
    }
}

/// A kind of card: a natural, or the plain, of which there are two that nothing tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(pub(super) u8);

impl Card {
    /// The plain.
    pub(super) const PLAIN: Card = Card(NATURALS as u8);

    /// The natural of this flavour and rank (counted from 0).
    pub(super) fn natural(flavour: Flavour, rank: usize) -> Self {
        debug_assert!(rank < RANKS, "a rank is below 13");
        Card((flavour.index() * RANKS + rank) as u8)
    }

    /// Position in the box: naturals by flavour and rank, then the plain.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is a plain.
    #[inline]
    pub fn is_plain(self) -> bool {
        self == Card::PLAIN
    }

    /// The flavour of a natural.
    #[inline]
    pub fn flavour(self) -> Option<Flavour> {
        Flavour::ALL.get(self.index() / RANKS).copied()
    }

    /// The rank of a natural within its flavour, counted from 0.
    pub(super) fn rank(self) -> Option<usize> {
        (!self.is_plain()).then_some(self.index() % RANKS)
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        let known = usize::from(index) <= NATURALS;
        known.then_some(Card(index)).ok_or_else(|| format!("there is no card {index}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// A card as it lies in a sale: a natural, or a plain with the flavour its player declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// This natural; the plain needs a flavour.
    pub(super) fn natural(card: Card) -> Option<Self> {
        (!card.is_plain()).then_some(Face(card.0))
    }

    /// A plain as this flavour.
    pub(super) fn plain_as(flavour: Flavour) -> Self {
        Face(NATURALS as u8 + flavour.0)
    }

    /// Position among all faces: naturals in card order, then the plain as each flavour.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card.
    #[inline]
    pub fn card(self) -> Card {
        Card(self.0.min(NATURALS as u8))
    }

    /// The flavour it counts as.
    #[inline]
    pub fn flavour(self) -> Flavour {
        if self.index() < NATURALS { Flavour(self.0 / RANKS as u8) } else { Flavour(self.0 - NATURALS as u8) }
    }

    /// A flag for sets of faces.
    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << self.0
    }

    /// The faces of a set of flags, in order.
    pub(super) fn each(bits: u64) -> impl Iterator<Item = Face> {
        ones(bits).map(|bit| Face(bit as u8))
    }

    /// The first of a non-empty set of flags.
    #[inline]
    pub(super) fn lowest(bits: u64) -> Face {
        debug_assert!(bits != 0, "there is a face to choose");
        Face(bits.trailing_zeros() as u8)
    }

    /// A uniformly random one of a non-empty set of flags.
    #[inline]
    pub(super) fn random(bits: u64, rng: &mut impl Rng) -> Face {
        Face(random_one(bits, rng) as u8)
    }
}

impl TryFrom<u8> for Face {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        let known = usize::from(index) < FACES;
        known.then_some(Face(index)).ok_or_else(|| format!("no card can be played as {index}"))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_know_their_card_and_flavour() {
        let faces: Vec<(usize, usize)> = Face::each(1 | 1 << 51 | 1 << 52 | 1 << 55)
            .map(|f| (f.card().index(), f.flavour().index()))
            .collect();
        assert_eq!(faces, [(0, 0), (51, 3), (52, 0), (52, 3)]);
    }
}
