//! Random numbers without bias, and the fast generator for simulations.

use rand_core::{Rng, SeedableRng};

/// The generator of simulations and bots: fast, and the same everywhere.
pub type FastRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A generator for the `stream`-th independent task (a game, a decision) under `seed`.
pub fn fast_rng(seed: u64, stream: u64) -> FastRng {
    FastRng::seed_from_u64(scramble(seed ^ scramble(stream)))
}

/// Spreads neighbouring numbers over all 64 bits (the finalizer of `MurmurHash3`), so that the generators of
/// neighbouring streams have nothing in common.
fn scramble(mut x: u64) -> u64 {
    x = (x ^ x >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    x = (x ^ x >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}

/// A uniform number below `n`, exactly: multiply and shift, redrawing in the sliver that would favour some values.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    debug_assert!(n > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let sliver = n.wrapping_neg() % n;
        while (product as u32) < sliver {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// A random index in proportion to the weights; `None` if no weight is positive.
pub fn pick_weighted(weights: &[f32], rng: &mut impl Rng) -> Option<usize> {
    let total: f64 = weights.iter().map(|w| f64::from(w.max(0.0))).sum();
    if total <= 0.0 {
        return None;
    }
    let unit = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
    let mut left = unit * total;
    let mut last = None;
    for (i, &weight) in weights.iter().enumerate() {
        if weight > 0.0 {
            last = Some(i);
            left -= f64::from(weight);
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

/// Puts the items into a uniformly random order.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_uniform() {
        let mut rng = fast_rng(7, 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut rng, 6) as usize] += 1;
        }
        // Chi-squared with 5 degrees of freedom: 20.5 is the 99.9 % point.
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{counts:?}: {chi}");
    }

    #[test]
    fn below_is_exact_where_rejection_is_frequent() {
        // With n just above 2^31 nearly half of the draws are rejected; without rejection low values come twice as often.
        let n = (1 << 31) + 1;
        let mut rng = fast_rng(3, 0);
        let low = (0..40_000).filter(|_| below(&mut rng, n) < n / 2).count();
        assert!((19_300..20_700).contains(&low), "{low}");
    }

    #[test]
    fn weights_of_zero_are_never_picked() {
        let mut rng = fast_rng(1, 1);
        for _ in 0..1000 {
            assert_eq!(pick_weighted(&[0.0, 2.0, -1.0], &mut rng), Some(1));
        }
        assert_eq!(pick_weighted(&[0.0], &mut rng), None);
    }

    #[test]
    fn streams_differ() {
        let first = |seed, stream| fast_rng(seed, stream).next_u64();
        let mut seen: Vec<u64> =
            (0..1000).map(|stream| first(1, stream)).chain((2..1000).map(|seed| first(seed, 0))).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 1998);
        assert_eq!(first(1, 5), first(1, 5));
        // Half of the bits of neighbours differ: 32 of 64 on average, 4 being the standard deviation of one pair.
        let distance: u32 =
            (0..1000).map(|stream| (first(1, stream) ^ first(1, stream + 1)).count_ones()).sum();
        assert!((31_400..32_600).contains(&distance), "{distance}");
    }
}
