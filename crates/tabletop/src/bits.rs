//! Sets of small numbers, one bit each.

use rand_core::Rng;

use crate::below;

/// The members of a set in ascending order.
#[inline]
pub fn ones(mut set: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros();
        set &= set - 1;
        Some(lowest)
    })
}

/// The `n`-th member of a set, counted from 0; there must be so many.
#[inline]
pub fn nth_one(set: u64, n: u32) -> u32 {
    debug_assert!(n < set.count_ones(), "n is below the number of members");
    nth(set, sums(set), n)
}

/// A uniformly random member of a set that is not empty.
#[inline]
pub fn random_one(set: u64, rng: &mut impl Rng) -> u32 {
    let sums = sums(set);
    nth(set, sums, below(rng, (sums >> 56) as u32))
}

/// In each byte, how many members are in it and in all lower bytes.
///
/// Random games do this at every step, so it is done without a loop: the members of each byte are counted side by side,
/// and multiplying by 0x0101..01 leaves in each byte the sum of it and all lower ones.
#[inline]
fn sums(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES)
}

/// Comparing the sums with `n` tells the byte; a table knows the rest.
#[inline]
fn nth(set: u64, sums: u64, n: u32) -> u32 {
    let passed = ((u64::from(n) | 0x80).wrapping_mul(BYTES) - sums) & HIGH;
    // One flag for each byte that is passed; adding them up gives eight times their number.
    let shift = ((passed >> 7).wrapping_mul(BYTES) >> 53) as u32;
    let before = (sums << 8 >> shift) as u8;
    let byte = (set >> shift) as u8;
    shift + u32::from(NTH_OF_BYTE[usize::from(byte)][usize::from(n as u8 - before) & 7])
}

const BYTES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// `NTH_OF_BYTE[byte][n]`: the `n`-th member of the byte.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
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
    use super::*;
    use crate::fast_rng;

    #[test]
    fn the_members_are_found_in_order() {
        for set in [0, 1, 1 << 63, u64::MAX, 0x8100_0000_0000_0f01, 0x00ff_0000_ff00_0010] {
            let members: Vec<u32> = (0..64).filter(|i| set >> i & 1 == 1).collect();
            assert_eq!(ones(set).collect::<Vec<_>>(), members);
            let found: Vec<u32> = (0..set.count_ones()).map(|n| nth_one(set, n)).collect();
            assert_eq!(found, members, "{set:x}");
        }
    }

    #[test]
    fn every_member_is_drawn_equally_often() {
        let mut rng = fast_rng(5, 0);
        for set in [1, 1 << 63 | 1, (1 << 54) - 1, 0x0080_0000_0000_0001, u64::MAX, 0b1011 << 30] {
            let mut counts = [0f64; 64];
            for _ in 0..400 * set.count_ones() {
                counts[random_one(set, &mut rng) as usize] += 1.0;
            }
            for (i, count) in counts.iter().enumerate() {
                let right = if set >> i & 1 == 1 { (300.0..500.0).contains(count) } else { *count < 0.5 };
                assert!(right, "member {i} of {set:x} was drawn {count} times");
            }
        }
    }
}
