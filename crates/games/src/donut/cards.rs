//! Cards, and sets of them in 64 bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{Rng, below};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
        Face(random_bit(bits, rng) as u8)
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

/// A set of cards: bits 0 to 51 for the naturals, bits 52 and 53 for the number of plains in unary (`00`, `01`, `11`).
/// So a population count counts cards, and equal sets have equal bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

const FIRST_PLAIN: u64 = 1 << NATURALS;
const ALL_PLAINS: u64 = 0b11 << NATURALS;
const ALL_NATURALS: u64 = FIRST_PLAIN - 1;

/// Six random bits make a guess.
const GUESSES: usize = 10;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// The whole box.
    pub(super) const BOX: Cards = Cards(ALL_NATURALS | ALL_PLAINS);

    /// Puts flags together; the flags of the plains are counted, whichever they are.
    pub(super) fn from_flags(flags: u64) -> Self {
        let plains = (flags & ALL_PLAINS).count_ones();
        Cards(flags & ALL_NATURALS | unary(plains))
    }

    /// The set with these flags, in which a second plain does not stand without the first.
    #[inline]
    pub(super) fn from_unary(flags: u64) -> Self {
        debug_assert!(flags >> NATURALS != 0b10, "plains are counted in unary");
        Cards(flags)
    }

    /// One flag for each card.
    #[inline]
    pub(super) fn flags(self) -> u64 {
        self.0
    }

    /// The flags of the naturals.
    #[inline]
    pub(super) fn naturals(self) -> u64 {
        self.0 & ALL_NATURALS
    }

    /// How many plains are in the set.
    #[inline]
    pub(super) fn plains(self) -> u32 {
        ((self.0 >> NATURALS & 1) + (self.0 >> (NATURALS + 1) & 1)) as u32
    }

    /// How many cards are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a card of this kind is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether all of `other` is in the set.
    #[inline]
    pub(super) fn contains_all(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// Puts a card in.
    #[inline]
    pub(super) fn add(&mut self, card: Card) {
        // A second plain takes the second flag.
        let second = u64::from(card.is_plain()) & self.0 >> NATURALS;
        self.0 |= 1 << (u64::from(card.0) + second);
    }

    /// Takes a card out that is in it.
    #[inline]
    pub(super) fn remove(&mut self, card: Card) {
        let second = u64::from(card.is_plain()) & self.0 >> (NATURALS + 1);
        self.0 &= !(1 << (u64::from(card.0) + second));
    }

    /// Both sets together.
    #[must_use]
    pub(super) fn plus(self, other: Cards) -> Cards {
        Cards(self.naturals() | other.naturals() | unary(self.plains() + other.plains()))
    }

    /// What is left without `other`.
    #[must_use]
    #[inline]
    pub(super) fn minus(self, other: Cards) -> Cards {
        Cards(self.naturals() & !other.0 | unary(self.plains().saturating_sub(other.plains())))
    }

    /// The cards in order; both plains come if both are there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        ones(self.0).map(|bit| Card(bit.min(NATURALS as u32) as u8))
    }

    /// The kinds of card in order; the plain comes once.
    pub(super) fn kinds(self) -> impl Iterator<Item = Card> {
        ones(self.0 & !(ALL_PLAINS ^ FIRST_PLAIN)).map(|bit| Card(bit as u8))
    }

    /// How many of this kind are in the set.
    pub(super) fn count(self, card: Card) -> u32 {
        if card.is_plain() { self.plains() } else { u32::from(self.contains(card)) }
    }

    /// A uniformly random card of a set that is not empty.
    ///
    /// A bag is rarely less than half full, so guessing finds a card soon; and unlike counting, a guess need not wait for
    /// the card before it to leave the bag. One random number is good for several guesses.
    #[inline]
    pub(super) fn random(self, rng: &mut impl Rng) -> Card {
        let mut guesses = rng.next_u64();
        for _ in 0..GUESSES {
            let guess = guesses as u8 & 63;
            if self.0 >> guess & 1 != 0 {
                return Card(guess.min(NATURALS as u8));
            }
            guesses >>= 6;
        }
        self.random_of_few(rng)
    }

    #[cold]
    fn random_of_few(self, rng: &mut impl Rng) -> Card {
        Card((random_bit(self.0, rng) as u8).min(NATURALS as u8))
    }
}

fn unary(plains: u32) -> u64 {
    // A set made from bad input may claim more plains than there are.
    ((1 << plains.min(PLAINS as u32)) - 1) << NATURALS
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::EMPTY, |mut set, card| {
            set.add(card);
            set
        })
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Cards = cards.iter().copied().collect();
        if set.len() == cards.len() { Ok(set) } else { Err(de::Error::custom("a card is there too often")) }
    }
}

/// Cards to be exchanged, in seven bytes, so that an action fits in eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handful([u8; 7]);

impl From<Cards> for Handful {
    #[inline]
    fn from(cards: Cards) -> Handful {
        let [bytes @ .., _] = cards.0.to_le_bytes();
        Handful(bytes)
    }
}

impl From<Handful> for Cards {
    #[inline]
    fn from(Handful(low): Handful) -> Cards {
        let mut bytes = [0; 8];
        bytes[..low.len()].copy_from_slice(&low);
        Cards(u64::from_le_bytes(bytes))
    }
}

/// The positions of the ones, from the lowest.
pub(super) fn ones(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let lowest = bits.trailing_zeros();
            bits &= bits - 1;
            lowest
        })
    })
}

/// The position of a uniformly random one of `bits`, which has at least one and fewer than 128.
///
/// Random games do this at every play, so it is done without a loop: the ones of each byte are counted
/// side by side, multiplying by 0x0101..01 leaves in each byte the sum of it and all lower ones, and comparing these
/// with the wanted number tells the byte. A table knows the rest.
#[inline]
pub(super) fn random_bit(bits: u64, rng: &mut impl Rng) -> u32 {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES);
    let n = below(rng, (sums >> 56) as u32);
    let passed = ((u64::from(n) | 0x80).wrapping_mul(BYTES) - sums) & HIGH;
    // One flag for each byte that is passed; adding them up gives eight times their number.
    let shift = ((passed >> 7).wrapping_mul(BYTES) >> 53) as u32;
    let before = (sums << 8 >> shift) as u8;
    let byte = (bits >> shift) as u8;
    shift + u32::from(NTH_ONE[usize::from(byte)][usize::from(n as u8 - before) & 7])
}

/// `NTH_ONE[byte][n]`: the position of the `n`-th one of the byte.
static NTH_ONE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut position) = (0, 0);
        while position < 8 {
            if byte >> position & 1 != 0 {
                table[byte][n] = position as u8;
                n += 1;
            }
            position += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use tabletop::fast_rng;

    use super::*;

    #[test]
    fn the_plains_are_counted_not_told_apart() {
        let mut set = Cards::EMPTY;
        for (step, plains) in [(true, 1), (true, 2), (false, 1), (true, 2), (false, 1), (false, 0)] {
            if step {
                set.add(Card::PLAIN);
            } else {
                set.remove(Card::PLAIN);
            }
            assert_eq!(set.plains(), plains);
            assert_eq!(set.len(), plains as usize);
            assert_eq!(set.contains(Card::PLAIN), plains > 0);
        }
        assert_eq!(set, Cards::EMPTY);
        let one: Cards = [Card(3), Card::PLAIN].into_iter().collect();
        let two: Cards = [Card::PLAIN, Card(3), Card::PLAIN].into_iter().collect();
        assert_eq!(two.minus(one), [Card::PLAIN].into_iter().collect());
        assert_eq!(one.minus(two), Cards::EMPTY);
        assert_eq!(one.plus([Card::PLAIN].into_iter().collect()), two);
        assert_eq!(Cards::from_flags(0b10 << NATURALS).plains(), 1);
    }

    #[test]
    fn a_set_reads_back_from_its_list() {
        let set: Cards = [Card(51), Card::PLAIN, Card(0), Card::PLAIN].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,51,52,52]");
        assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), set);
        for bad in ["[1,1]", "[52,52,52]", "[53]"] {
            assert!(serde_json::from_str::<Cards>(bad).is_err(), "{bad}");
        }
        assert_eq!(Cards::from(Handful::from(set)), set);
        assert_eq!(Cards::BOX.len(), CARDS);
    }

    #[test]
    fn faces_know_their_card_and_flavour() {
        let faces: Vec<(usize, usize)> = Face::each(1 | 1 << 51 | 1 << 52 | 1 << 55)
            .map(|f| (f.card().index(), f.flavour().index()))
            .collect();
        assert_eq!(faces, [(0, 0), (51, 3), (52, 0), (52, 3)]);
    }

    #[test]
    fn every_card_of_a_bag_is_drawn_equally_often() {
        let mut rng = fast_rng(6, 0);
        for flags in [Cards::BOX.0, 0b1_0000_0000_1111, 1 << 52 | 1, 0b11 << 52 | 0b1011 << 30] {
            let bag = Cards(flags);
            let mut counts = [0f64; CARDS];
            for _ in 0..400 * bag.len() {
                counts[bag.random(&mut rng).index()] += 1.0;
            }
            for card in Cards::BOX.kinds() {
                let expected = f64::from(bag.count(card)) * 400.0;
                let times = counts[card.index()];
                assert!(
                    (times - expected).abs() <= expected / 4.0,
                    "{card:?} of {bag:?} was drawn {times} times"
                );
            }
        }
    }

    #[test]
    fn every_one_is_drawn_equally_often() {
        let mut rng = fast_rng(5, 0);
        for bits in [1, 1 << 63 | 1, Cards::BOX.0, 0x0080_0000_0000_0001, u64::MAX, 0b1011 << 30] {
            let expected: Vec<u32> = (0..64).filter(|i| bits >> i & 1 != 0).collect();
            let mut counts = [0f64; 64];
            for _ in 0..400 * expected.len() {
                counts[random_bit(bits, &mut rng) as usize] += 1.0;
            }
            for (i, count) in counts.iter().enumerate() {
                let right = if expected.contains(&(i as u32)) {
                    (300.0..500.0).contains(count)
                } else {
                    *count < 0.5
                };
                assert!(right, "bit {i} of {bits:x} was drawn {count} times");
            }
        }
    }
}
