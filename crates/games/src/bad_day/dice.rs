//! Dice: a throw of alike six-sided dice, in which only the numbers count, not which die shows them.

use std::fmt;

use serde::Serialize;
use tabletop::{Rng, below};

/// Most dice in one throw: the 6^12 ways they can fall are the most that fit a weight.
pub(super) const MAX_DICE: u8 = 12;

/// Faces of a die.
pub(super) const FACES: u8 = 6;

/// A throw: how many dice show each face, four bits per face, ones lowest. No dice at all is a throw not yet made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Dice(u32);

impl Dice {
    /// No die.
    pub(super) const NONE: Dice = Dice(0);

    const fn one(face: u8) -> u32 {
        1 << (4 * (face - 1))
    }

    /// How many dice show this face.
    pub(super) fn showing(self, face: u8) -> u32 {
        self.0 >> (4 * (face - 1)) & 15
    }

    /// The highest die; 0 without dice.
    #[inline]
    pub(super) fn best(self) -> u8 {
        (35 - self.0.leading_zeros() as u8) / 4
    }

    pub(super) fn count(self) -> u8 {
        (1..=FACES).map(|face| self.showing(face) as u8).sum()
    }

    pub(super) fn sum(self) -> u8 {
        (1..=FACES).map(|face| self.showing(face) as u8 * face).sum()
    }

    /// The dice from high to low.
    pub(super) fn falling(self) -> impl Iterator<Item = u8> {
        (1..=FACES).rev().flat_map(move |face| (0..self.showing(face)).map(move |_| face))
    }

    /// In how many orders these dice can have fallen.
    pub(super) fn weight(self) -> u32 {
        let factorial = |n: u32| (1..=n).product::<u32>();
        (1..=FACES).fold(factorial(self.count().into()), |ways, face| ways / factorial(self.showing(face)))
    }

    /// Calls `each` with every throw of `count` dice, from the best downwards.
    pub(super) fn every(count: u8, each: &mut impl FnMut(Dice)) {
        fn add(dice: u32, left: u8, highest: u8, each: &mut impl FnMut(Dice)) {
            if left == 0 {
                return each(Dice(dice));
            }
            for face in (1..=highest).rev() {
                add(dice + Dice::one(face), left - 1, face, each);
            }
        }
        add(0, count, FACES, each);
    }

    /// A random throw of `count` dice.
    #[inline]
    pub(super) fn throw(count: u8, rng: &mut impl Rng) -> Dice {
        let mut fallen = below(rng, 6u32.pow(count.into()));
        let mut dice = 0;
        for _ in 0..count {
            dice += 1 << (4 * (fallen % 6));
            fallen /= 6;
        }
        Dice(dice)
    }

    /// Reads `6421`: faces from high to low.
    pub(super) fn parse(text: &str) -> Option<Dice> {
        let sorted = text.as_bytes().is_sorted_by(|a, b| a >= b);
        let faces = text.bytes().all(|b| (b'1'..=b'6').contains(&b));
        let countable = (1..=usize::from(MAX_DICE)).contains(&text.len());
        (sorted && faces && countable).then(|| Dice(text.bytes().map(|b| Dice::one(b - b'0')).sum()))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.falling().try_for_each(|face| write!(f, "{face}"))
    }
}

/// With fewer dice than this the odds are kept ready.
const USUAL: usize = 5;

static ODDS: [[[f32; 11]; USUAL]; USUAL] = {
    let mut table = [[[0.0; 11]; USUAL]; USUAL];
    let mut own = 1;
    while own < USUAL {
        let mut other = 1;
        while other < USUAL {
            table[own][other] = work_out(own as u32, other as u32);
            other += 1;
        }
        own += 1;
    }
    table
};

/// Most cubes a round takes.
const WORST: usize = 5;

/// What a round does to a donut, by the number of its cubes; more than [`WORST`] all stand for one more.
#[derive(Clone, Copy)]
struct Blow {
    /// Cubes it loses on average, unless all.
    taken: [f32; WORST + 2],
    /// The probability that it loses all.
    fatal: [f32; WORST + 2],
}

/// What a round with `own` dice against `other` ones does to the other's donut with so many cubes: the cubes it loses
/// on average, unless all, and the probability that it loses all.
#[inline]
pub(super) fn blow(own: u8, other: u8, cubes: u8) -> (f32, f32) {
    let cubes = usize::from(cubes).min(WORST + 1);
    let on = |blow: &Blow| (blow.taken[cubes], blow.fatal[cubes]);
    let (own, other) = (usize::from(own), usize::from(other));
    if own < USUAL && other < USUAL {
        on(&BLOWS[own][other])
    } else {
        on(&unusual_blow(own as u32, other as u32))
    }
}

/// Kept out of the way of the usual ones, which are asked for all the time.
#[cold]
fn unusual_blow(own: u32, other: u32) -> Blow {
    Blow::of(&work_out(own, other))
}

static BLOWS: [[Blow; USUAL]; USUAL] = {
    let mut table = [[Blow::of(&ODDS[0][0]); USUAL]; USUAL];
    let mut own = 1;
    while own < USUAL {
        let mut other = 1;
        while other < USUAL {
            table[own][other] = Blow::of(&ODDS[own][other]);
            other += 1;
        }
        own += 1;
    }
    table
};

impl Blow {
    /// What rounds of these [`odds`] do.
    const fn of(odds: &[f32; 11]) -> Blow {
        let mut blow = Blow { taken: [0.0; WORST + 2], fatal: [0.0; WORST + 2] };
        let mut cubes = 0;
        while cubes < blow.taken.len() {
            let mut damage = 1;
            while damage <= WORST {
                if damage < cubes {
                    blow.taken[cubes] += odds[5 + damage] * damage as f32;
                } else {
                    blow.fatal[cubes] += odds[5 + damage];
                }
                damage += 1;
            }
            cubes += 1;
        }
        blow
    }
}

/// In how many ways this face can be the best of so many dice.
pub(super) const fn best_ways(dice: u32, face: u32) -> u32 {
    face.pow(dice) - (face - 1).pow(dice)
}

const fn work_out(own: u32, other: u32) -> [f32; 11] {
    let mut ways = [0.0; 11];
    let mut all = 0.0;
    let mut mine = 1;
    while mine <= 6 {
        let mut theirs = 1;
        while theirs <= 6 {
            if mine != theirs {
                let cases = best_ways(own, mine) as f32 * best_ways(other, theirs) as f32;
                ways[(5 + mine - theirs) as usize] += cases;
                all += cases;
            }
            theirs += 1;
        }
        mine += 1;
    }
    let mut way = 0;
    while way < ways.len() {
        ways[way] /= all;
        way += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_throws_and_their_weights() {
        for (count, throws) in [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)] {
            let (mut seen, mut total) = (0, 0);
            Dice::every(count, &mut |dice| {
                assert_eq!(dice.count(), count);
                assert_eq!(Dice::parse(&dice.to_string()), Some(dice));
                seen += 1;
                total += dice.weight();
            });
            assert_eq!((seen, total), (throws, 6u32.pow(count.into())));
        }
        assert_eq!(
            Dice::parse("666666666666").map(|dice| (dice.weight(), dice.sum(), dice.best())),
            Some((1, 72, 6))
        );
    }

    #[test]
    fn text_that_is_no_throw() {
        for bad in ["", "0", "7", "35", "6x", "6666666666666"] {
            assert_eq!(Dice::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_best_die_counts() {
        assert_eq!(Dice::NONE.best(), 0);
        assert_eq!(Dice::parse("6").map(Dice::best), Some(6));
        assert_eq!(Dice::parse("4411").map(Dice::best), Some(4));
        assert_eq!(Dice::parse("1").map(Dice::best), Some(1));
    }

    #[test]
    fn odds_of_a_round() {
        // docs/rules/bad-day.md, section 12: two dice against one win 69.4 % of the rounds and take 1.75 cubes on
        // average.
        let odds = work_out(2, 1);
        let win: f32 = odds[6..].iter().sum();
        let taken: f32 = (1..=5).map(|d| odds[5 + d] * d as f32).sum();
        assert!((win - 0.694).abs() < 1e-3 && (taken - 1.75).abs() < 5e-3, "{win} {taken}");
        assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn blows_take_cubes_or_all_of_them() {
        for (own, other) in [(2, 1), (1, 2), (3, 4), (6, 2)] {
            let odds = work_out(u32::from(own), u32::from(other));
            let win: f32 = odds[6..].iter().sum();
            let taken: f32 = (1..=5).map(|d| odds[5 + d] * d as f32).sum();
            let (all_taken, never) = blow(own, other, 9);
            assert!((all_taken - taken).abs() < 1e-5 && never == 0.0, "nine cubes outlast every round");
            let (none, always) = blow(own, other, 1);
            assert!(none == 0.0 && (always - win).abs() < 1e-5, "one cube outlasts none");
            let (some, fatal) = blow(own, other, 3);
            assert!((some - odds[6] - 2.0 * odds[7]).abs() < 1e-5);
            assert!((fatal - odds[8] - odds[9] - odds[10]).abs() < 1e-5);
        }
    }
}
