//! Copies of each type, counted: which types are there, and which the n-th card is.

use tabletop::bits::ones;

use super::{Donut, MAX_TYPES};

/// The types with at least one copy, one bit each.
///
/// Eight counts at once: adding 0x7f sets the high bit of every byte that is not zero (counts are at most 120, so
/// nothing carries over), and the multiplication gathers the eight bits in the top byte.
#[inline]
pub(super) fn kinds_of(copies: &[u8; MAX_TYPES]) -> u32 {
    copies.as_chunks::<8>().0.iter().rev().fold(0, |kinds, counts| {
        let there = (u64::from_le_bytes(*counts) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        kinds << 8 | ((there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    })
}

/// The bits of `kinds` as donuts, in the order of the edition.
#[inline]
pub(super) fn donuts(kinds: u32) -> impl Iterator<Item = Donut> {
    ones(kinds.into()).map(|i| Donut(i as u8))
}

/// The type of the `n`-th card of a bag, counted from 0, all cards being laid out by type.
///
/// Eight counts are added up at once: multiplying by 0x0101..01 leaves in each byte the sum of it and all lower
/// bytes. A bag holds at most 120 cards, so no byte overflows and the high bit is free for the comparison.
#[inline]
pub(super) fn nth_card(bag: &[u8; MAX_TYPES], n: u8) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut n = n;
    for (word, counts) in bag.as_chunks::<8>().0.iter().enumerate() {
        let sums = u64::from_le_bytes(*counts).wrapping_mul(ONES);
        let total = (sums >> 56) as u8;
        if n < total {
            // In each byte: is the sum of the counts so far at most n?
            let passed = ((u64::from(n) | 0x80).wrapping_mul(ONES) - sums) & HIGH;
            return word as u8 * 8 + passed.count_ones() as u8;
        }
        n -= total;
    }
    unreachable!("n is below the number of cards")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag() -> [u8; MAX_TYPES] {
        let mut bag = [0; MAX_TYPES];
        for (i, copies) in [(0, 2), (7, 1), (8, 3), (20, 6), (31, 100)] {
            bag[i] = copies;
        }
        bag
    }

    #[test]
    fn the_kinds_in_a_bag() {
        assert_eq!(kinds_of(&bag()), 1 | 1 << 7 | 1 << 8 | 1 << 20 | 1 << 31);
        assert_eq!(kinds_of(&[0; MAX_TYPES]), 0);
        assert_eq!(kinds_of(&[120; MAX_TYPES]), u32::MAX);
    }

    #[test]
    fn the_nth_card_of_a_bag() {
        let bag = bag();
        let laid_out: Vec<u8> =
            bag.iter().enumerate().flat_map(|(i, n)| std::iter::repeat_n(i as u8, usize::from(*n))).collect();
        for (n, donut) in laid_out.iter().enumerate() {
            assert_eq!(nth_card(&bag, n as u8), *donut, "card {n}");
        }
    }
}
