//! What chance decides: its answers, how likely each is, and one drawn quickly.

use tabletop::{Chances, Rng, Seat, below};

use super::board::{nth_one, ones};
use super::dice::{self, Dice};
use super::{BadDay, Card, Phase};

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat takes the first turn.
    Start(Seat),
    /// The card that leaves the bag.
    Draw(Card),
    /// The movement dice.
    Pool(Dice),
    /// The dice of one side of a fight.
    Dice(Dice),
    /// The evacuation die.
    Evac(u8),
}

impl Chances for BadDay {
    type Chance = Chance;

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let mut dice = |count, chance: fn(Dice) -> Chance| {
            Dice::every(count, &mut |dice| out.push((chance(dice), dice.weight())));
        };
        match self.table.phase {
            Phase::Start => out.extend(self.book.seats.seats().map(|seat| (Chance::Start(seat), 1))),
            Phase::Draw => out.extend(ones(self.bag).map(|card| (Chance::Draw(Card(card)), 1))),
            Phase::MoveRoll => dice(self.book.rules.movement_dice, Chance::Pool),
            Phase::FightRoll => dice(self.dice_to_roll(), Chance::Dice),
            Phase::EvacRoll => out.extend((1..=dice::FACES).map(|die| (Chance::Evac(die), 1))),
            _ => {}
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        match self.table.phase {
            Phase::Start => Chance::Start(Seat::new(below(rng, self.book.seats.get() as u32) as usize)),
            Phase::Draw => Chance::Draw(Card(nth_one(self.bag, below(rng, self.bag.count_ones())))),
            Phase::MoveRoll => Chance::Pool(Dice::throw(self.book.rules.movement_dice, rng)),
            Phase::FightRoll => Chance::Dice(Dice::throw(self.dice_to_roll(), rng)),
            _ => Chance::Evac(1 + below(rng, dice::FACES.into()) as u8),
        }
    }
}
