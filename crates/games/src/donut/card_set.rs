//! Sets of cards in 64 bits.

use serde::{Serialize, Serializer};
use tabletop::Rng;
use tabletop::bits::{ones, random_one};

use super::cards::{Card, NATURALS, PLAINS};

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
    #[inline]
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
    #[inline]
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
        Card((random_one(self.0, rng) as u8).min(NATURALS as u8))
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

#[cfg(test)]
mod tests {
    use tabletop::fast_rng;

    use super::super::cards::CARDS;

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
}
