//! The chances of rounds and fights, for boards: worked out from the dice as they are, in whole thousandths. Nobody is
//! taken to spend a counter.
//!
//! Bots ask for chances all the time and have their own, rougher ones in `dice.rs`.

use serde::Serialize;

use super::dice::{FACES, MAX_DICE, best_ways};
use super::edition::Face;
use super::tables::{Rules, Six};
use super::{Dice, Fight, Fighter, Table};

/// The chances of one side in a round, in thousandths. Ties are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// The chance to win the round.
    pub win: u16,
    /// The chance to win by so much that the other donut is eliminated.
    pub eliminates: u16,
}

/// How a whole fight on one space may end, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Endings {
    /// The chance that the fight ends because the donut that moves in eliminates the other one.
    pub eliminates: u16,
    /// The chance that it ends because the other one leaves.
    pub drives_off: u16,
    /// The chance that it ends because the donut that moves in leaves.
    pub leaves: u16,
    /// The chance that it ends because the donut that moves in is eliminated.
    pub out: u16,
}

/// What a side brings into a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    /// Its dice.
    pub(super) dice: u8,
    /// Its cubes.
    pub(super) cubes: u8,
}

/// The difference of two dice is at most this.
const MOST: usize = FACES as usize - 1;

/// In how many ways each face can be the best die; no face is 0.
type Best = [u64; FACES as usize + 1];

/// Dice that are to be rolled.
fn rolled(dice: u8) -> Best {
    let mut ways = [0; FACES as usize + 1];
    for face in 1..=FACES {
        ways[usize::from(face)] = best_ways(dice.min(MAX_DICE).into(), face.into()).into();
    }
    ways
}

/// Dice that lie on the table.
fn lying(dice: Dice) -> Best {
    let mut ways = [0; FACES as usize + 1];
    ways[usize::from(dice.best())] = 1;
    ways
}

/// In how many ways one side can be ahead of the other by each difference; entry [`MOST`] counts the ties.
struct Cases([u64; 2 * MOST + 1]);

impl Cases {
    fn of(first: &Best, second: &Best) -> Self {
        let mut cases = [0; 2 * MOST + 1];
        for (mine, ways) in first.iter().enumerate().skip(1) {
            for (theirs, other_ways) in second.iter().enumerate().skip(1) {
                cases[MOST + mine - theirs] += ways * other_ways;
            }
        }
        Cases(cases)
    }

    fn ties(&self) -> u64 {
        self.0[MOST]
    }

    /// Those that are not a tie.
    fn decided(&self) -> u64 {
        self.0.iter().sum::<u64>() - self.ties()
    }

    /// The first side is ahead by at least so much.
    fn ahead(&self, by: u8) -> u64 {
        self.0[MOST..].iter().skip(by.into()).sum()
    }
}

/// So many ways of all, in thousandths. A view from outside may show dice that cannot lie so: then there is no way at all.
fn thousandths(ways: u128, all: u128) -> u16 {
    ((ways * 1000 + all / 2) / all.max(1)) as u16
}

impl Odds {
    /// Before both roll.
    pub(super) fn of_round([first, second]: [Corner; 2]) -> [Odds; 2] {
        let of = |own: Corner, other: Corner| {
            let cases = Cases::of(&rolled(own.dice), &rolled(other.dice));
            let chance = |by: u8| thousandths(cases.ahead(by).into(), cases.decided().into());
            Odds { win: chance(1), eliminates: chance(other.cubes) }
        };
        [of(first, second), of(second, first)]
    }

    /// The odds of `own` when one side rolls again: the dice of the other side lie on the table, `None` for the side that
    /// rolls. After a tie both roll.
    pub(super) fn of_reroll(own: Corner, other: Corner, lie: [Option<Dice>; 2]) -> Odds {
        let best = |corner: Corner, dice: Option<Dice>| dice.map_or_else(|| rolled(corner.dice), lying);
        let now = Cases::of(&best(own, lie[0]), &best(other, lie[1]));
        let both = Cases::of(&rolled(own.dice), &rolled(other.dice));
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        let chance = |by: u8| {
            let ways = product(now.ahead(by), both.decided()) + product(now.ties(), both.ahead(by));
            thousandths(ways, product(now.ties() + now.decided(), both.decided()))
        };
        Odds { win: chance(1), eliminates: chance(other.cubes) }
    }
}

/// Chances inside of a fight, in parts of this.
const SURE: u64 = 1 << 31;

impl Endings {
    /// Of a fight between these two, as the board stands.
    pub(super) fn of(rules: &Rules, table: &Table, fighters: [Fighter; 2]) -> Endings {
        let cubes = fighters.map(|fighter| table.cubes_of(fighter));
        let staleness = fighters.map(|fighter| rules.staleness[table.card_of(fighter).index()]);
        let leaving = fighters.map(|fighter| leaving(rules, table.open_directions(rules, fighter)));
        // The chances of a round, by whether each side is stale.
        let rounds = [false, true].map(|first| [false, true].map(|second| round(rules, [first, second])));
        // How likely it is that both come to have so many cubes. Every round takes some, so the largest come first.
        let width = usize::from(cubes[1]) + 1;
        let mut likely = vec![0; (usize::from(cubes[0]) + 1) * width];
        likely[usize::from(cubes[0]) * width + usize::from(cubes[1])] = SURE;
        let (mut eliminates, mut drives_off, mut leaves, mut out) = (0, 0, 0, 0);
        for own in (1..=usize::from(cubes[0])).rev() {
            for other in (1..=usize::from(cubes[1])).rev() {
                let here = likely[own * width + other];
                let stale = [own <= staleness[0].into(), other <= staleness[1].into()];
                let round = &rounds[usize::from(stale[0])][usize::from(stale[1])];
                for by in 1..=MOST {
                    let [won, lost] = [round[MOST + by], round[MOST - by]].map(|part| here * part / SURE);
                    if by >= other {
                        eliminates += won;
                    } else {
                        let gone = won * leaving[1] / SURE;
                        drives_off += gone;
                        likely[own * width + other - by] += won - gone;
                    }
                    if by >= own {
                        out += lost;
                    } else {
                        let gone = lost * leaving[0] / SURE;
                        leaves += gone;
                        likely[(own - by) * width + other] += lost - gone;
                    }
                }
            }
        }
        let share = |part: u64| thousandths(part.into(), SURE.into());
        Endings {
            eliminates: share(eliminates),
            drives_off: share(drives_off),
            leaves: share(leaves),
            out: share(out),
        }
    }
}

/// How likely each difference of a round is, in parts of [`SURE`], for sides that are stale or not.
fn round(rules: &Rules, stale: [bool; 2]) -> [u64; 2 * MOST + 1] {
    let [first, second] = stale.map(|stale| rolled(if stale { rules.stale_dice } else { rules.fresh_dice }));
    let cases = Cases::of(&first, &second);
    let decided = u128::from(cases.decided());
    cases.0.map(|ways| (u128::from(ways) * u128::from(SURE) / decided) as u64)
}

/// How likely a donut that must leave does so, in parts of [`SURE`].
fn leaving(rules: &Rules, open: u8) -> u64 {
    if open == 0 {
        return 0;
    }
    let (mut leaves, mut faces) = (0, 0);
    for face in rules.chart {
        match (face, rules.six) {
            (Face::Six, Six::Reroll) => continue,
            (Face::Go(dir), _) => leaves += u64::from(open >> dir as u8 & 1),
            (Face::Six, Six::LoserChooses | Six::WinnerChooses) => leaves += 1,
            (Face::Stay, _) | (Face::Six, Six::Stay) => {}
        }
        faces += 1;
    }
    // A chart of nothing but rerolls never lets a donut go.
    leaves * SURE / faces.max(1)
}

impl Table {
    /// What a side of the fight brings into its next roll.
    pub(super) fn corner(&self, rules: &Rules, fight: &Fight, side: usize) -> Corner {
        let fighter = fight.sides[side];
        Corner { dice: self.base_dice(rules, fighter) + fight.extra[side], cubes: self.cubes_of(fighter) }
    }

    /// The odds of both sides of the fight, as long as nobody has rolled.
    pub(super) fn odds(&self, rules: &Rules, fight: &Fight) -> Option<[Odds; 2]> {
        let unrolled = fight.dice == [Dice::NONE; 2];
        unrolled.then(|| Odds::of_round([0, 1].map(|side| self.corner(rules, fight, side))))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Seat, SeatCount};

    use super::super::{BadDay, Disc};
    use super::*;

    /// The best die of every roll of so many dice.
    fn every_best(dice: u8) -> Vec<i32> {
        (0..dice).fold(vec![0], |rolls, _| {
            rolls.iter().flat_map(|best| (1..=6).map(|die| die.max(*best))).collect()
        })
    }

    /// How often the first side is ahead by at least so much, among all rolls that are not a tie.
    fn counted(own: u8, other: u8, by: u8) -> f64 {
        let (mut ahead, mut decided) = (0, 0);
        for mine in every_best(own) {
            for theirs in every_best(other) {
                ahead += u32::from(mine - theirs >= by.into());
                decided += u32::from(mine != theirs);
            }
        }
        f64::from(ahead) / f64::from(decided)
    }

    fn thousandths(chance: f64) -> u16 {
        (chance * 1000.0).round() as u16
    }

    #[test]
    fn the_odds_of_a_round_are_those_of_all_rolls_counted() {
        for (own, other) in [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 4)] {
            for cubes in 1..=6 {
                let corners = [Corner { dice: own, cubes: 9 }, Corner { dice: other, cubes }];
                let [first, second] = Odds::of_round(corners);
                assert_eq!(first.win, thousandths(counted(own, other, 1)), "{own} {other}");
                assert_eq!(
                    first.eliminates,
                    thousandths(counted(own, other, cubes)),
                    "{own} {other} {cubes}"
                );
                assert_eq!(second.win, thousandths(counted(other, own, 1)), "{own} {other}");
                assert_eq!(second.eliminates, 0, "nine cubes outlast a round");
            }
        }
        let most = Corner { dice: MAX_DICE, cubes: 1 };
        assert_eq!(Odds::of_round([most, most])[0], Odds { win: 500, eliminates: 500 });
    }

    #[test]
    fn a_side_that_rolls_again_does_so_against_the_dice_that_lie() {
        let [own, other] = [Corner { dice: 1, cubes: 9 }, Corner { dice: 1, cubes: 2 }];
        let die = |text| Dice::parse(text);
        // Nothing beats a six at once; a six of one's own makes a tie, and then it is even.
        assert_eq!(Odds::of_reroll(own, other, [None, die("6")]).win, thousandths(1.0 / 12.0));
        assert_eq!(Odds::of_reroll(own, other, [die("1"), None]).win, thousandths(1.0 / 12.0));
        // Against a three: 4, 5 and 6 win, two of them by two cubes; a 3 is a tie.
        let odds = Odds::of_reroll(own, other, [None, die("31")]);
        assert_eq!(odds.win, thousandths((3.0 + 0.5) / 6.0));
        assert_eq!(odds.eliminates, thousandths((2.0 + counted(1, 1, 2)) / 6.0));
    }

    /// The same once more: the fight as a tree, every roll of every round counted.
    fn tree(cubes: [i32; 2], staleness: [i32; 2], leaving: [f64; 2]) -> [f64; 4] {
        let dice = |side: usize| if cubes[side] <= staleness[side] { 1 } else { 2 };
        let mut ends = [0.0; 4];
        let (mine, theirs) = (every_best(dice(0)), every_best(dice(1)));
        let ties = mine.iter().flat_map(|a| theirs.iter().filter(move |b| a == *b)).count();
        let each = 1.0 / (mine.len() * theirs.len() - ties) as f64;
        let mut damages = [[0u32; 6]; 2];
        for (a, b) in mine.iter().flat_map(|a| theirs.iter().map(move |b| (a, b))).filter(|(a, b)| a != b) {
            damages[usize::from(a > b)][(a - b).unsigned_abs() as usize] += 1;
        }
        for (loser, damages) in damages.iter().enumerate() {
            for (damage, times) in damages.iter().enumerate() {
                let chance = f64::from(*times) * each;
                let mut left = cubes;
                left[loser] -= damage as i32;
                if left[loser] <= 0 {
                    ends[if loser == 1 { 0 } else { 3 }] += chance;
                } else if chance > 0.0 {
                    ends[if loser == 1 { 1 } else { 2 }] += chance * leaving[loser];
                    let on = tree(left, staleness, leaving);
                    (0..4).for_each(|i| ends[i] += chance * (1.0 - leaving[loser]) * on[i]);
                }
            }
        }
        ends
    }

    fn endings(six: &str, settings: &[(&str, &str)]) -> Endings {
        let mut config = Config::<BadDay>::default();
        config.set("six", &six.into()).unwrap();
        let book = Book::open(&config, SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let game = BadDay::arrange(book, &settings).unwrap();
        let fighters = [0, 1].map(|seat| Fighter { seat: Seat::new(seat), disc: Disc(0) });
        Endings::of(&book.rules, &game.table, fighters)
    }

    fn rounded([eliminates, drives_off, leaves, out]: [f64; 4]) -> Endings {
        Endings {
            eliminates: thousandths(eliminates),
            drives_off: thousandths(drives_off),
            leaves: thousandths(leaves),
            out: thousandths(out),
        }
    }

    /// d28 is stale at 2 cubes, d35 at 3.
    #[test]
    fn the_endings_of_a_fight_are_those_of_its_tree() {
        let both = |a: &'static str, b: &'static str| [("1/1", a), ("2/1", b)];
        // In the middle of the board all four ways are open, and a six is one more way out.
        let open = both("d28 2.2 c6", "d35 2.2 c5");
        assert_eq!(endings("loser_chooses", &open), rounded(tree([6, 5], [2, 3], [5.0 / 6.0; 2])));
        assert_eq!(endings("stay", &open), rounded(tree([6, 5], [2, 3], [4.0 / 6.0; 2])));
        assert_eq!(endings("reroll", &open), rounded(tree([6, 5], [2, 3], [4.0 / 5.0; 2])));
        // No way inward from the innermost ring, and none onto an own donut.
        let mut closed = both("d28 1.2 c2", "d35 1.2 c4").to_vec();
        closed.push(("1/2", "d01 1.3 c3"));
        let leaving = [3.0 / 6.0, 4.0 / 6.0];
        assert_eq!(endings("winner_chooses", &closed), rounded(tree([2, 4], [2, 3], leaving)));
        // With one cube each the first round decides.
        let last = endings("loser_chooses", &both("d28 2.2 c1", "d35 2.2 c1"));
        assert_eq!(last, Endings { eliminates: 500, drives_off: 0, leaves: 0, out: 500 });
    }

    #[test]
    fn who_is_walled_in_stays() {
        let walls = [("1/1", "d28 1.2 c3"), ("2/1", "d35 1.2 c3")];
        let around = [("2/2", "d01 1.1 c3"), ("2/3", "d02 1.3 c3"), ("2/4", "d03 2.2 c3")];
        let ends = endings("loser_chooses", &[walls.as_slice(), &around].concat());
        assert_eq!(ends, rounded(tree([3, 3], [2, 3], [4.0 / 6.0, 0.0])));
        assert_eq!(ends.drives_off, 0);
    }
}
