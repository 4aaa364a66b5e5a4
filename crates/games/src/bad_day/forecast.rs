//! What fights under way will come to, so that a guess made in the middle of one is what it will be on average once they are
//! over. Nobody is taken to spend a counter.
//!
//! Searches ask where turns begin, when no fight is under way; replays and reports ask after every step.

use tabletop::{PerSeat, estimate_by_features};

use super::board::{DIRS, Space};
use super::dice::{FACES, MAX_DICE, best_ways};
use super::edition::Face;
use super::tables::Six;
use super::{BadDay, Dice, Dir, ENTERING, Fight, Fighter, Phase, RESIDENT};

/// So many rounds of a fight are looked at; it seldom has more.
const ROUNDS: u32 = 2;

/// How likely each face is the best of a side's dice; no face is 0.
type Best = [f32; FACES as usize + 1];

type Shares = PerSeat<f32>;

/// Each seat's share of the win, with fights under way counted.
pub(super) fn shares(game: &BadDay) -> Shares {
    let mut after = *game;
    let fight = after.table.fight.take();
    let waiting = std::mem::take(&mut after.table.pending);
    if fight.is_none() && waiting.len == 0 {
        return estimate_by_features(game);
    }
    let seats = game.book.seats;
    if game.table.phase != Phase::Moving {
        // Nothing is left of the turn but its fights.
        after.table.active = seats.next(game.table.active);
    }
    let unfought = estimate_by_features(&after);
    let mut changes = Shares::new(seats);
    let mut add = |fought: Shares| {
        for seat in seats.seats() {
            changes[seat] += fought[seat] - unfought[seat];
        }
    };
    if let Some(fight) = fight {
        add(after.after_fight(&fight, game.table.phase));
    }
    for space in waiting.iter() {
        if let Some(sides) = sides_at(game, space) {
            add(after.after_rounds(sides, ROUNDS));
        }
    }
    // Several fights together cannot bring more than everything.
    let share = |seat| (unfought[seat] + changes[seat]).max(0.0);
    let all: f32 = seats.seats().map(share).sum();
    PerSeat::from_fn(seats, |seat| share(seat) / all)
}

/// The donut that has moved onto this space, and the one that was there.
fn sides_at(game: &BadDay, space: Space) -> Option<[Fighter; 2]> {
    let active = game.table.active;
    Some([game.table.donut_at(active, space)?, game.table.enemy_at(active, space)?])
}

impl BadDay {
    /// The shares once this fight, which has been taken off the table in this phase, is over.
    fn after_fight(&self, fight: &Fight, phase: Phase) -> Shares {
        let loser = usize::from(fight.loser);
        match phase {
            Phase::Answer => self.after_blow(fight.sides, loser, fight.difference(), ROUNDS),
            Phase::Extra | Phase::Prevent => self.after_blow(fight.sides, loser, fight.damage, ROUNDS),
            Phase::SteerOwn | Phase::SteerOpp | Phase::EvacRoll => {
                self.after_evacuation(fight.sides, loser, ROUNDS)
            }
            Phase::Direction => {
                let open = self.table.open_directions(&self.book.rules, fight.loser());
                self.after_one_of(open, fight.loser(), ROUNDS - 1)
            }
            _ => {
                let best = [ENTERING, RESIDENT].map(|side| {
                    let lies = phase == Phase::FightRoll && fight.to_roll & 1 << side == 0;
                    let dice = self.table.base_dice(&self.book.rules, fight.sides[side]) + fight.extra[side];
                    if lies { lying(fight.dice[side]) } else { rolled(dice) }
                });
                self.after_roll(fight.sides, best, ROUNDS)
            }
        }
    }

    /// The shares after so many more rounds between two donuts, or fewer if they part.
    fn after_rounds(&self, sides: [Fighter; 2], rounds: u32) -> Shares {
        if rounds == 0 {
            return estimate_by_features(self);
        }
        self.after_roll(sides, self.usual_dice(sides), rounds)
    }

    fn usual_dice(&self, sides: [Fighter; 2]) -> [Best; 2] {
        sides.map(|fighter| rolled(self.table.base_dice(&self.book.rules, fighter)))
    }

    /// The shares after a roll with these chances; ties are rolled again with the usual dice.
    fn after_roll(&self, sides: [Fighter; 2], best: [Best; 2], rounds: u32) -> Shares {
        let mut decided = cases(&best);
        let tied = 1.0 - decided.iter().flatten().sum::<f32>();
        let again = cases(&self.usual_dice(sides));
        let all: f32 = again.iter().flatten().sum();
        let mut mean = Mean::new(self);
        for (loser, chances) in decided.iter_mut().enumerate() {
            for (less, chance) in chances.iter_mut().enumerate() {
                *chance += tied * again[loser][less] / all;
                if *chance > 0.0 {
                    mean.add(*chance, self.after_blow(sides, loser, less as u16 + 1, rounds));
                }
            }
        }
        mean.shares
    }

    /// The shares once this side has lost so many cubes.
    fn after_blow(&self, sides: [Fighter; 2], loser: usize, damage: u16, rounds: u32) -> Shares {
        let mut after = *self;
        let (fighter, winner) = (sides[loser], sides[1 - loser].seat.index());
        let table = &mut after.table;
        let cubes = &mut table.cubes[fighter.seat.index()][fighter.disc.index()];
        let taken = damage.min((*cubes).into());
        *cubes -= taken as u8;
        table.supply += taken;
        if *cubes > 0 {
            return after.after_evacuation(sides, loser, rounds);
        }
        table.points[winner] += self.book.rules.points[table.card_of(fighter).index()];
        table.take_off(fighter);
        if table.points[winner] >= self.book.rules.goal {
            table.end();
        }
        estimate_by_features(&after)
    }

    /// The shares once this side has left, or fought on where the die keeps it.
    fn after_evacuation(&self, sides: [Fighter; 2], loser: usize, rounds: u32) -> Shares {
        let rules = &self.book.rules;
        let fighter = sides[loser];
        let open = self.table.open_directions(rules, fighter);
        let (mut mean, mut stays) = (Mean::new(self), 0.0);
        for face in rules.chart {
            match face {
                Face::Go(dir) if open & 1 << dir as u8 != 0 => {
                    mean.add(1.0, self.after_leaving(fighter, dir, rounds - 1));
                }
                Face::Six if open != 0 && rules.six == Six::Reroll => {}
                Face::Six if open != 0 && rules.six != Six::Stay => {
                    mean.add(1.0, self.after_one_of(open, fighter, rounds - 1));
                }
                Face::Go(_) | Face::Stay | Face::Six => stays += 1.0,
            }
        }
        if stays > 0.0 {
            mean.add(stays, self.after_rounds(sides, rounds - 1));
        }
        mean.shares
    }

    /// The shares once a donut has left in one of these directions.
    fn after_one_of(&self, open: u8, fighter: Fighter, rounds: u32) -> Shares {
        let mut mean = Mean::new(self);
        for dir in DIRS.into_iter().filter(|dir| open & 1 << *dir as u8 != 0) {
            mean.add(1.0, self.after_leaving(fighter, dir, rounds));
        }
        mean.shares
    }

    /// The shares once a donut has left in this direction, perhaps into its next fight.
    fn after_leaving(&self, fighter: Fighter, dir: Dir, rounds: u32) -> Shares {
        let mut after = *self;
        let Some(to) = self.book.rules.board.neighbour(self.table.space_of(fighter), dir) else {
            return estimate_by_features(self);
        };
        after.table.put(fighter, to);
        match after.table.enemy_at(fighter.seat, to) {
            Some(enemy) => after.after_rounds([fighter, enemy], rounds.min(1)),
            None => estimate_by_features(&after),
        }
    }
}

/// A mean of shares, by their weights.
struct Mean {
    shares: Shares,
    weight: f32,
}

impl Mean {
    fn new(game: &BadDay) -> Self {
        Mean { shares: Shares::new(game.book.seats), weight: 0.0 }
    }

    fn add(&mut self, weight: f32, shares: Shares) {
        self.weight += weight;
        for (seat, share) in shares.iter() {
            self.shares[seat] += (share - self.shares[seat]) * weight / self.weight;
        }
    }
}

/// Dice that are to be rolled.
fn rolled(dice: u8) -> Best {
    let dice = u32::from(dice.min(MAX_DICE));
    let all = u32::from(FACES).pow(dice) as f32;
    std::array::from_fn(|face| if face == 0 { 0.0 } else { best_ways(dice, face as u32) as f32 / all })
}

/// Dice that lie on the table.
fn lying(dice: Dice) -> Best {
    let mut best = Best::default();
    best[usize::from(dice.best())] = 1.0;
    best
}

/// How likely each side loses 1, 2, ... cubes; what is missing is a tie.
fn cases([entering, resident]: &[Best; 2]) -> [[f32; FACES as usize - 1]; 2] {
    let mut cases = [[0.0; FACES as usize - 1]; 2];
    for (a, chance) in entering.iter().enumerate() {
        for (b, other) in resident.iter().enumerate().filter(|(b, _)| *b != a) {
            if chance * other > 0.0 {
                cases[usize::from(b < a)][a.abs_diff(b) - 1] += chance * other;
            }
        }
    }
    cases
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Chances, Game, Judgement, Seat, SeatCount, Step, Turn, fast_rng};

    use super::*;

    fn is_fighting(game: &BadDay) -> bool {
        game.table.fight.is_some()
    }

    /// How far a guess before chance decides a fight is from the mean of the guesses after it, and how much a guess changes
    /// when somebody decides in a fight: means over quick games.
    fn errors(seats: usize, guess: impl Fn(&BadDay) -> Shares) -> [f32; 2] {
        let book = Book::<BadDay>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let (mut legal, mut weights, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
        let (mut sums, mut counts) = ([0.0; 2], [0.0; 2]);
        let own = Seat::new(0);
        for stream in 0..2 {
            let (mut game, mut rng) = (BadDay::new(book), fast_rng(31, stream));
            while game.turn() != Turn::Over {
                let before = game;
                let step = match game.turn() {
                    Turn::Act(due) => {
                        let seat = due.first().unwrap();
                        Step::Act(seat, game.sensible_action(seat, &mut legal, &mut weights, &mut rng))
                    }
                    _ => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                };
                game.apply(step).unwrap();
                if !is_fighting(&before) {
                    continue;
                }
                let (error, kind) = match step {
                    Step::Act(..) => (guess(&game)[own] - guess(&before)[own], 0),
                    Step::Chance(_) => {
                        outcomes.clear();
                        before.chance_outcomes(&mut outcomes);
                        let mut mean = Mean::new(&before);
                        for (outcome, weight) in &outcomes {
                            let mut after = before;
                            after.apply_unchecked(Step::Chance(*outcome));
                            mean.add(*weight as f32, guess(&after));
                        }
                        (mean.shares[own] - guess(&before)[own], 1)
                    }
                };
                sums[kind] += error.abs();
                counts[kind] += 1.0;
            }
        }
        [sums[0] / counts[0], sums[1] / counts[1]]
    }

    #[test]
    fn a_fight_is_worth_what_it_comes_to() {
        // Where fights do not count, about 0.018 and 0.014.
        let [decided, thrown] = errors(2, shares);
        assert!(decided < 0.01 && thrown < 0.003, "{decided} {thrown}");
    }
}
