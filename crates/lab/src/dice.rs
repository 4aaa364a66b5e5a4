//! Where games take their random numbers from.

use tabletop::{FastRng, MAX_SEATS, Rng, Seat, fast_rng};

/// Random numbers for one game.
pub(crate) trait Dice {
    /// For the next chance step.
    fn chance(&mut self) -> &mut FastRng;

    /// For what this seat chooses next.
    fn seat(&mut self, seat: Seat) -> &mut FastRng;
}

/// One stream for everything.
impl Dice for FastRng {
    #[inline]
    fn chance(&mut self) -> &mut FastRng {
        self
    }

    #[inline]
    fn seat(&mut self, _: Seat) -> &mut FastRng {
        self
    }
}

/// Deals one game: the `k`-th chance step takes its random numbers from stream `k`, so that a deal depends on its place
/// in the game, and not on how many numbers the bots or other deals have used. (`tabletop::Dealer` for people's tables does
/// the same with a stronger generator.)
pub(crate) struct FastDealer {
    seed: u64,
    dealt: u64,
}

impl FastDealer {
    /// The dealer of the deal with this number.
    pub(crate) fn new(seed: u64, deal: u64) -> Self {
        FastDealer { seed: fast_rng(seed, 2 * deal).next_u64(), dealt: 0 }
    }

    pub(crate) fn next(&mut self) -> FastRng {
        self.dealt += 1;
        fast_rng(self.seed, self.dealt)
    }
}

/// The deals and the moods of one game: deals that depend on nothing else, and a stream for each seat, so that two games
/// of the same number are alike as long as nobody chooses otherwise.
pub(crate) struct SameDice {
    dealer: FastDealer,
    dealt: FastRng,
    seats: [FastRng; MAX_SEATS],
}

impl SameDice {
    /// The dice of the game with this number.
    pub(crate) fn new(seed: u64, game: u64) -> Self {
        Self::in_mood(seed, game, game)
    }

    /// The dice of a deal, for seats in the mood with this number.
    pub(crate) fn in_mood(seed: u64, deal: u64, mood: u64) -> Self {
        let mut mood = fast_rng(seed, 2 * mood + 1);
        SameDice {
            dealer: FastDealer::new(seed, deal),
            dealt: mood.clone(),
            seats: std::array::from_fn(|_| fast_rng(mood.next_u64(), 0)),
        }
    }
}

impl Dice for SameDice {
    fn chance(&mut self) -> &mut FastRng {
        self.dealt = self.dealer.next();
        &mut self.dealt
    }

    fn seat(&mut self, seat: Seat) -> &mut FastRng {
        &mut self.seats[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_depends_on_its_place_and_on_nothing_else() {
        let (mut one, mut other) = (SameDice::new(5, 3), SameDice::new(5, 3));
        one.chance().next_u64();
        other.chance();
        one.seat(Seat::new(0)).next_u64();
        assert_eq!(one.chance().next_u64(), other.chance().next_u64());
        assert_ne!(one.chance().next_u64(), SameDice::new(5, 4).chance().next_u64());
        assert_ne!(one.seat(Seat::new(1)).next_u64(), one.seat(Seat::new(2)).next_u64());
    }
}
