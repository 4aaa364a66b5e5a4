//! Turns a seed into chance outcomes, without bias, so that anybody can deal the same game again.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{Seat, hex};

/// 256 random bits that fix every chance outcome of a game. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// A seed people can type: the number in the first eight bytes, little-endian, the rest zero.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// What a dealer may show before the game without giving anything away: the SHA-256 of the seed.
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }
}

impl Seed {
    /// The seed to deal from when seats have added randomness of their own: the SHA-256 of this seed followed by, for
    /// each of them in the order given, the seat's number as one byte and its 32 bytes. This seed itself if none did.
    #[must_use]
    pub fn with_entropy(self, added: impl IntoIterator<Item = (Seat, [u8; 32])>) -> Seed {
        let mut added = added.into_iter().peekable();
        if added.peek().is_none() {
            return self;
        }
        let mut hasher = Sha256::new_with_prefix(self.0);
        for (seat, bytes) in added {
            hasher.update([seat.number() as u8]);
            hasher.update(bytes);
        }
        Seed(hasher.finalize().into())
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed is a secret while its game runs; logs do not show it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", &self.commitment()[..16])
    }
}

impl FromStr for Seed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = || {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| digits).map(Seed::from_number)
        };
        // So many digits are never a number, even if none of them is a letter.
        let seed = hex::decode(text).map(Seed).or_else(number);
        seed.ok_or_else(|| "a seed is a number, or 64 hexadecimal digits".to_string())
    }
}

/// Deals one game from a seed.
///
/// The `k`-th chance step of the game (from 0) takes its randomness from stream `k` of `ChaCha20` keyed with the seed:
/// 64-bit words are drawn until one lies below the largest multiple of the total weight, and the remainder by the
/// total weight selects the outcome in the listed order. So a deal depends on the seed and the position alone, not on
/// how many numbers other deals used.
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Seed,
    dealt: u64,
}

impl Dealer {
    /// A dealer at the start of a game.
    pub fn new(seed: Seed) -> Self {
        Dealer { seed, dealt: 0 }
    }

    /// A dealer who goes on after `dealt` chance steps, for a game restored from its record.
    pub fn resume(seed: Seed, dealt: u64) -> Self {
        Dealer { seed, dealt }
    }

    /// The seed this dealer deals from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The next outcome, in proportion to the weights; `None` if no outcome has weight.
    pub fn deal<C: Copy>(&mut self, outcomes: &[(C, u32)]) -> Option<C> {
        let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        if total == 0 {
            return None;
        }
        let mut rng = ChaCha20Rng::from_seed(self.seed.0);
        rng.set_stream(self.dealt);
        self.dealt += 1;
        let fair_limit = u64::MAX - u64::MAX % total;
        let mut left = loop {
            let word = rng.next_u64();
            if word < fair_limit {
                break word % total;
            }
        };
        outcomes
            .iter()
            .find(|(_, weight)| {
                let hit = left < u64::from(*weight);
                left = left.saturating_sub(u64::from(*weight));
                hit
            })
            .map(|(outcome, _)| *outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAG: [(char, u32); 4] = [('a', 1), ('b', 0), ('c', 3), ('d', 2)];

    #[test]
    fn the_same_seed_deals_the_same_game() {
        let deal = |seed: u64| {
            let mut dealer = Dealer::new(Seed::from_number(seed));
            (0..40).map(|_| dealer.deal(&BAG).unwrap()).collect::<String>()
        };
        assert_eq!(deal(1313), deal(1313));
        assert_ne!(deal(1313), deal(1314));
        // Fixed for ever: records that open their seed must deal the same game in every later version.
        assert_eq!(deal(1313), include_str!("../testdata/deal-1313.txt").trim());
    }

    #[test]
    fn the_test_vectors_of_the_docs_hold() {
        let doc = include_str!("../../../docs/deals.md");
        let json = doc.split("```json").nth(1).unwrap().split("```").next().unwrap();
        let vectors: serde_json::Value = serde_json::from_str(json).unwrap();
        let bytes = |digits: &serde_json::Value| digits.as_str().unwrap().parse::<Seed>().unwrap();
        let seed = bytes(&vectors["seed"]);
        assert_eq!(vectors["commitment"], seed.commitment());
        let numbers = vectors["numbers"].as_object().unwrap();
        for (seat, number) in numbers {
            assert_eq!(vectors["committed"][seat], bytes(number).commitment());
        }
        let added = numbers.iter().map(|(seat, number)| (seat.parse().unwrap(), bytes(number).bytes()));
        let joint = seed.with_entropy(added);
        assert_eq!(joint, bytes(&vectors["joint"]));
        let mut dealer = Dealer::new(joint);
        for draw in vectors["draws"].as_array().unwrap() {
            let weights =
                draw["weights"].as_array().unwrap().iter().map(|weight| weight.as_u64().unwrap() as u32);
            let outcomes: Vec<(usize, u32)> = weights.enumerate().collect();
            assert_eq!(dealer.deal(&outcomes), draw["outcome"].as_u64().map(|outcome| outcome as usize));
        }
    }

    #[test]
    fn a_deal_depends_on_its_position_only() {
        let mut all = Dealer::new(Seed::from_number(5));
        let first_five: Vec<_> = (0..5).map(|_| all.deal(&BAG)).collect();
        assert_eq!(Dealer::resume(Seed::from_number(5), 4).deal(&BAG), first_five[4]);
    }

    #[test]
    fn outcomes_come_in_proportion_to_their_weights() {
        let mut dealer = Dealer::new(Seed::from_number(42));
        let mut counts = [0f64; 4];
        for _ in 0..12_000 {
            let outcome = dealer.deal(&BAG).unwrap();
            counts[BAG.iter().position(|(c, _)| *c == outcome).unwrap()] += 1.0;
        }
        assert!(counts[1] < 0.5, "weight 0 is never dealt");
        let chi: f64 = [(counts[0], 2000.0), (counts[2], 6000.0), (counts[3], 4000.0)]
            .iter()
            .map(|(seen, expected): &(f64, f64)| (seen - expected).powi(2) / expected)
            .sum();
        assert!(chi < 13.8, "{counts:?}: {chi}");
    }

    #[test]
    fn nothing_to_deal_is_no_deal() {
        assert_eq!(Dealer::new(Seed::from_number(1)).deal::<char>(&[]), None);
    }

    #[test]
    fn seeds_read_back() {
        let seed = Seed::new(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("1313".parse(), Ok(Seed::from_number(1313)));
        assert_eq!("12".repeat(32).parse(), Ok(Seed::new([0x12; 32])));
        assert_eq!("Ab".repeat(32).parse(), Ok(Seed::new([0xab; 32])));
        let more = "1".repeat(63);
        for wrong in
            ["", "donut", "-1", "+1", &"+1".repeat(32), &"é".repeat(32), &more, "99999999999999999999"]
        {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }
}
