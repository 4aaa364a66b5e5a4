//! What looks good: how a sensible seat chooses.
//!
//! A fight is judged by its first round: the cubes that change hands, as shares of the points they stand for, and the
//! chance of an elimination. Even fights are accepted; a seat that waits for better ones does worse, and a table of such
//! seats never ends. Elsewhere a donut goes where good targets are near and dangerous enemies are far.

use tabletop::{Features, Judgement, PerSeat, Seat};

use super::board::{DIRS, MAX_SPACES, NOWHERE, Space, SpaceSet, ones};
use super::edition::Hook;
use super::outlook::{Enemies, Outlook, round_worth};
use super::{Action, BadDay, Card, Dice, Dir, Disc, Fighter, Phase, features, forecast, weights};

/// What a movement point is worth.
const STEP: f32 = 0.01;
/// A `move` counter is spent for an attack worth more than this.
const WORTH_A_COUNTER: f32 = 0.2;
/// A donut with at most so many cubes is in danger.
const WEAK: u8 = 4;
/// Missing cubes that are worth a counter of healing.
const MISSING: u8 = 4;

/// What it costs to leave no point for the donut in the kitchen.
const BLOCKS_HOME: f32 = 0.5;

/// In the moving phase quiet moves are many and little apart, so all worths are kept close together there: this is
/// what a point of a fight or of a place counts, ...
const SCALE: f32 = 0.1;
/// ... and what an attack, leaving the kitchen, a counter well spent and a healing count beyond.
const ATTACK: f32 = 0.5;
const LEAVE_KITCHEN: f32 = 0.3;
const BOOST: f32 = 0.2;
const HEAL: f32 = 1.0;
const WASTE: f32 = -0.3;

/// How much better an action must look for another to be chosen a third as often, in the moving phase.
const MOVING_TEMPERATURE: f32 = 0.03;
/// An action so many temperatures behind the best is not worth a look: its weight would be less than a thousandth.
const HOPELESS: f32 = -6.907_755;
/// What is behind the best by this in the moving phase is hopeless, however numbers are rounded.
const FAR_BEHIND: f32 = HOPELESS * MOVING_TEMPERATURE - 0.001;

impl Judgement for BadDay {
    fn policy(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let start = weights.len();
        if self.table.phase == Phase::Moving {
            Mover::new(self, seat).rate(legal, weights);
        } else {
            weights.extend(legal.iter().map(|action| worth(self, seat, *action)));
        }
        let temperature = match self.table.phase {
            Phase::Moving => MOVING_TEMPERATURE,
            Phase::Choose => 0.3,
            Phase::BeforeRoll => 0.2,
            _ => 0.4,
        };
        let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[start..] {
            let behind = (*weight - best) / temperature;
            *weight = if behind < HOPELESS { 0.0 } else { libm::expf(behind) };
        }
    }

    /// Who rolls may still stand where they are.
    #[inline]
    fn is_dominated(&self, _: Seat, action: Action) -> bool {
        action == Action::Skip
    }

    /// A donut goes where it is to go in one go: in pieces it never gets farther.
    #[inline]
    fn is_afterthought(&self, _: Seat, action: Action) -> bool {
        matches!(action, Action::Move(disc, _) if self.table.moved.contains(disc))
    }

    /// One turn of every seat, this one among them.
    fn horizon(&self) -> u32 {
        self.book.seats.get() as u32
    }

    const SHORT_LOOK: u32 = 140;

    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: [&'static [f32]; 2] = [&weights::TWO, &weights::MORE];

    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }

    fn estimate(&self) -> PerSeat<f32> {
        forecast::shares(self)
    }
}

/// Rates the actions of the moving phase with what they share worked out once.
pub(super) struct Mover<'a> {
    game: &'a BadDay,
    seat: Seat,
    pool: u16,
    /// The own disc that stands on the kitchen.
    at_home: Option<Disc>,
    /// Spaces that may be attacked.
    targets: SpaceSet,
    enemies: Enemies<'a>,
}

/// One own donut that may move.
struct Walker<'a> {
    disc: Disc,
    outlook: Outlook<'a>,
    /// Steps to every space in reach.
    costs: [u8; MAX_SPACES],
    /// What it is worth to stay.
    here: f32,
}

impl<'a> Mover<'a> {
    pub(super) fn new(game: &'a BadDay, seat: Seat) -> Self {
        let kitchen = game.book.rules.board.kitchen[seat.index()];
        let at_home = game.table.donut_at(seat, kitchen).map(|fighter| fighter.disc);
        let (pool, targets) = (game.table.pool, game.table.enemies(seat));
        Mover { game, seat, pool, at_home, targets, enemies: Enemies::of(game, seat) }
    }

    fn walker(&self, disc: Disc) -> Walker<'a> {
        let fighter = Fighter { seat: self.seat, disc };
        let from = self.game.table.space_of(fighter);
        let (closed, halting) = self.game.barriers(self.seat);
        let outlook = self.enemies.outlook(fighter);
        let here = outlook.place_worth(from);
        let costs = self.game.book.rules.board.costs(from, self.pool, closed, halting);
        Walker { disc, outlook, costs, here }
    }

    /// Appends the worth of each action; of one that is hopeless beside another perhaps only that it is.
    fn rate(&self, legal: &[Action], weights: &mut Vec<f32>) {
        // Moves come first in a list, those of one disc together, so each disc is looked at once.
        let is_move = |action: &Action| matches!(action, Action::Move(..));
        let (moves, others) = legal.split_at(legal.partition_point(is_move));
        let start = weights.len();
        weights.resize(start + moves.len(), 0.0);
        let mut uses = false;
        weights.extend(others.iter().map(|action| match *action {
            Action::Heal(card, disc) => match heal_worth(self.game, self.seat, card, disc) {
                worth if worth > 0.0 => HEAL + SCALE * worth,
                _ => WASTE,
            },
            Action::Use(_) => {
                uses = true;
                WASTE
            }
            _ => 0.0,
        }));
        let (moving, other) = weights[start..].split_at_mut(moves.len());
        let mut best = other.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut best_attack = 0.0f32;
        let mut done = 0;
        for group in moves.chunk_by(|a, b| disc_of(*a) == disc_of(*b)) {
            let weights = &mut moving[done..done + group.len()];
            done += group.len();
            best_attack = self.rate_moves(group, weights, &mut best).max(best_attack);
        }
        if uses && best_attack <= 0.0 {
            for (action, weight) in others.iter().zip(other) {
                if let Action::Use(card) = *action
                    && self.attack_with(card) > WORTH_A_COUNTER
                {
                    *weight = BOOST;
                }
            }
        }
    }

    /// Rates the moves of one disc and returns what its best attack is worth. `best` is the best weight of all so far:
    /// attacks are looked at first, for they may leave the quiet moves without hope.
    fn rate_moves(&self, moves: &[Action], weights: &mut [f32], best: &mut f32) -> f32 {
        let Some(Action::Move(disc, _)) = moves.first() else { return 0.0 };
        let walker = self.walker(*disc);
        let mut best_attack = 0.0f32;
        for (action, weight) in moves.iter().zip(&mut *weights) {
            let Action::Move(_, to) = *action else { continue };
            if let Some(worth) = self.attack(&walker, to) {
                best_attack = best_attack.max(worth);
                *weight = if worth > 0.0 { ATTACK + SCALE * worth } else { SCALE * (worth - 0.3) };
                *best = best.max(*weight);
            }
        }
        let quiet = |place: f32, cost: u8| {
            let cost = STEP * f32::from(cost);
            if self.is_at_home(walker.disc) {
                return LEAVE_KITCHEN + SCALE * place - cost;
            }
            // A move must be worth its points, and moves to and fro must not be.
            SCALE * (place - walker.here) - cost
        };
        let hopeless = quiet(walker.outlook.best_place_worth(), 1) < *best + FAR_BEHIND;
        let places = if hopeless { [f32::NEG_INFINITY; MAX_SPACES] } else { walker.outlook.place_worths() };
        for (action, weight) in moves.iter().zip(weights) {
            let Action::Move(_, to) = *action else { continue };
            if self.targets & to.bit() == 0 {
                *weight = quiet(places[to.index()], walker.costs[to.index()]);
                *best = best.max(*weight);
            }
        }
        best_attack
    }

    /// What the attack on this space is worth, if there is an enemy.
    #[inline]
    fn attack(&self, walker: &Walker, to: Space) -> Option<f32> {
        if self.targets & to.bit() == 0 {
            return None;
        }
        let fight = walker.outlook.against(to)?;
        let cost = u16::from(walker.costs[to.index()]);
        let blocks = if self.blocks_home(walker.disc, cost) { BLOCKS_HOME } else { 0.0 };
        Some(fight - STEP * f32::from(cost) - blocks)
    }

    /// Whether a move of another donut leaves no point for the one that has to make room in the kitchen.
    pub(super) fn blocks_home(&self, disc: Disc, cost: u16) -> bool {
        self.at_home.is_some_and(|home| home != disc) && cost + 1 > self.pool
    }

    pub(super) fn is_at_home(&self, disc: Disc) -> bool {
        self.at_home == Some(disc)
    }

    /// The best attack that one more counter of this special would open.
    pub(super) fn attack_with(&self, card: Card) -> f32 {
        let rules = &self.game.book.rules;
        let more = rules.special(card).map_or(0, |i| u16::from(rules.magnitudes[i]));
        Mover { pool: self.pool + more, ..*self }.best_attack()
    }

    /// The best attack with the points at hand; 0 if none is good.
    pub(super) fn best_attack(&self) -> f32 {
        let table = &self.game.table;
        let mut best = 0.0f32;
        for own in table.donuts(self.seat).filter(|own| table.locked & 1 << own.disc.0 == 0) {
            let walker = self.walker(own.disc);
            for to in ones(self.targets).map(Space).filter(|to| walker.costs[to.index()] != NOWHERE) {
                best = self.attack(&walker, to).map_or(best, |worth| worth.max(best));
            }
        }
        best
    }
}

/// The disc that an action moves.
fn disc_of(action: Action) -> Option<Disc> {
    match action {
        Action::Move(disc, _) => Some(disc),
        _ => None,
    }
}

/// What healing is worth: much when it makes a stale donut fresh, or when it is not wasted.
pub(super) fn heal_worth(game: &BadDay, seat: Seat, card: Card, disc: Disc) -> f32 {
    let rules = &game.book.rules;
    let fighter = Fighter { seat, disc };
    let donut = game.table.card_of(fighter).index();
    let cubes = game.table.cubes_of(fighter);
    let missing = rules.freshness[donut] - cubes;
    let healed = rules.special(card).map_or(0, |i| rules.magnitudes[i]).min(missing);
    let freshens = cubes <= rules.staleness[donut] && cubes + healed > rules.staleness[donut];
    let enough = healed >= MISSING.min(rules.special(card).map_or(MISSING, |i| rules.magnitudes[i]));
    if freshens || enough { 2.0 + f32::from(rules.points[donut]) * f32::from(healed) * 0.1 } else { -1.0 }
}

/// What an action outside the moving phase is worth to the seat; 0 is doing nothing.
fn worth(game: &BadDay, seat: Seat, action: Action) -> f32 {
    let rules = &game.book.rules;
    match action {
        Action::Bake(card) => {
            let i = card.index();
            let (freshness, staleness) = (f32::from(rules.freshness[i]), f32::from(rules.staleness[i]));
            (1.5 * freshness - 0.5 * staleness) / (f32::from(rules.points[i]) + 1.0)
        }
        Action::Roll => 1.0,
        Action::Heal(card, disc) => heal_worth(game, seat, card, disc),
        Action::Fight(space) => fight_worth(game, seat, space),
        Action::Use(card) => use_worth(game, seat, card),
        Action::Steer(_, dir) => {
            let loser = game.table.fight().loser();
            let weak = game.table.cubes_of(loser) <= WEAK;
            let worth = way_worth(game, seat, dir);
            let least = if loser.seat == seat { -1.0 } else { 0.3 };
            if weak && worth > least { 1.0 + worth } else { -1.0 }
        }
        Action::Go(dir) => way_worth(game, seat, dir),
        Action::Pass | Action::Skip | Action::Stop | Action::BakeNone | Action::Move(..) => 0.0,
    }
}

/// Fights that are walled in by others are fought while the walls stand.
pub(super) fn fight_worth(game: &BadDay, seat: Seat, space: Space) -> f32 {
    let pair = game.table.donut_at(seat, space).zip(game.table.enemy_at(seat, space));
    let Some((own, enemy)) = pair else { return 0.0 };
    let board = &game.book.rules.board;
    let wall =
        |dir: &&Dir| board.neighbour(space, **dir).is_some_and(|to| game.table.pending.set & to.bit() != 0);
    let walls = DIRS.iter().filter(wall).count() as f32;
    round_worth(game, own, enemy) * (1.0 + walls)
}

/// What spending a counter in the window now open is worth.
pub(super) fn use_worth(game: &BadDay, seat: Seat, card: Card) -> f32 {
    let rules = &game.book.rules;
    let Some(special) = rules.special(card) else { return -1.0 };
    let fight = game.table.fight();
    let magnitude = u16::from(rules.magnitudes[special]);
    let losing = u16::from(game.table.cubes_of(fight.loser()));
    let [a, b] = fight.dice.map(Dice::best);
    let good = match rules.hooks[special] {
        Hook::Die => {
            let own = fight.sides[usize::from(fight.sides[1].seat == seat)];
            let cubes = fight.sides.map(|fighter| game.table.cubes_of(fighter));
            game.table.is_stale(rules, own) || cubes.into_iter().min().unwrap_or(0) <= 3
        }
        Hook::RerollOwn | Hook::RerollOpp => a.abs_diff(b) >= 2 || u16::from(a.abs_diff(b)) >= losing,
        Hook::Extra => {
            let added = game.table.more_damage(rules, special);
            let eliminates = fight.damage < losing && fight.damage + added >= losing;
            eliminates || rules.spares[special] > 0 && added == magnitude
        }
        Hook::Prevent => {
            let left = fight.damage.saturating_sub(magnitude);
            fight.damage >= 2 && (fight.damage < losing || left < losing)
        }
        Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp => false,
    };
    if good { 1.0 } else { -1.0 }
}

/// What it is worth to the seat, the loser's or the winner's, that the loser of the fight goes this way.
pub(super) fn way_worth(game: &BadDay, seat: Seat, dir: Dir) -> f32 {
    let table = &game.table;
    let loser = table.fight().loser();
    let Some(to) = game.book.rules.board.neighbour(table.space_of(loser), dir) else { return -1.0 };
    let worth = if let Some(enemy) = table.enemy_at(loser.seat, to) {
        round_worth(game, loser, enemy)
    } else {
        Outlook::new(game, loser).place_worth(to)
    };
    if seat == loser.seat { worth } else { -worth }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Game, SeatCount, Step, Turn, fast_rng};

    use super::*;

    fn position(settings: &[(&str, &str)]) -> BadDay {
        testkit::position(2, &[], settings)
    }

    #[test]
    fn an_even_fight_is_worth_nothing_and_a_stale_enemy_is_worth_something() {
        let game = position(&[("1/1", "d35 2.2 c8"), ("2/1", "d36 2.4 c8"), ("2/2", "d37 2.6 c3")]);
        let own = game.table.donuts(Seat::new(0)).next().unwrap();
        let enemies: Vec<Fighter> = game.table.donuts(Seat::new(1)).collect();
        assert!(round_worth(&game, own, enemies[0]).abs() < 1e-5);
        assert!(round_worth(&game, own, enemies[1]) > 0.5);
    }

    #[test]
    fn a_fresh_donut_attacks_the_stale_one() {
        let mut game = position(&[("1/1", "d35 2.2 c8"), ("2/1", "d36 2.4 c8"), ("2/2", "d37 2.3 c3")]);
        game.table.pool = 4;
        game.table.phase = Phase::Moving;
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(Seat::new(0), &mut legal);
        game.policy(Seat::new(0), &legal, &mut weights);
        let chosen: Vec<_> =
            legal.iter().zip(&weights).filter(|(_, w)| **w >= 1.0).map(|(a, _)| *a).collect();
        let target = game.book.rules.board.space(2, 3).unwrap();
        assert_eq!(chosen, [Action::Move(Disc(0), target)]);
    }

    #[test]
    fn quiet_moves_keep_some_weight_and_hopeless_attacks_none() {
        let mut game = position(&[("1/1", "d35 2.2 c3"), ("2/1", "d36 2.4 c8"), ("2/2", "d37 1.9 c8")]);
        game.table.pool = 4;
        game.table.phase = Phase::Moving;
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(Seat::new(0), &mut legal);
        game.policy(Seat::new(0), &legal, &mut weights);
        let of = |wanted: Action| weights[legal.iter().position(|action| *action == wanted).unwrap()];
        let target = game.book.rules.board.space(2, 4).unwrap();
        assert!(of(Action::Move(Disc(0), target)) < 0.01, "a stale donut against a fresh one");
        assert!(of(Action::Stop) > 0.0, "{weights:?}");
        assert!(weights.iter().filter(|weight| **weight > 0.0).count() > 3, "{weights:?}");
    }

    /// Rating in groups, with what is hopeless left out, is the same as looking at every action for itself.
    #[test]
    fn short_cuts_change_no_weight() {
        let mut seen = [0; 2];
        for seats in 2..=4 {
            let book = Book::<BadDay>::standard(SeatCount::new(seats).unwrap()).unwrap();
            let mut rng = fast_rng(9, seats as u64);
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            for _ in 0..20 {
                let mut game = BadDay::new(book);
                while let Some(step) = match game.turn() {
                    Turn::Over | Turn::Chance => game.random_step(&mut rng),
                    Turn::Act(due) => {
                        let seat = due.first().unwrap();
                        let action = game.sensible_action(seat, &mut legal, &mut weights, &mut rng);
                        Some(Step::Act(seat, action))
                    }
                } {
                    game.apply_unchecked(step);
                    if game.table.phase == Phase::Moving {
                        let seat = game.table.active;
                        legal.clear();
                        game.legal_actions(seat, &mut legal);
                        weights.clear();
                        game.policy(seat, &legal, &mut weights);
                        assert_eq!(weights, one_by_one(&game, seat, &legal));
                        seen[usize::from(weights.contains(&0.0))] += 1;
                    }
                }
            }
        }
        assert!(seen[0] > 100 && seen[1] > 100, "with and without hopeless actions: {seen:?}");
    }

    fn one_by_one(game: &BadDay, seat: Seat, legal: &[Action]) -> Vec<f32> {
        let mover = Mover::new(game, seat);
        let attack_of = |action: &Action| match *action {
            Action::Move(disc, to) => mover.attack(&mover.walker(disc), to),
            _ => None,
        };
        let can_attack = legal.iter().filter_map(attack_of).any(|worth| worth > 0.0);
        let worths = legal.iter().map(|action| match *action {
            Action::Move(disc, to) => match attack_of(action) {
                Some(worth) if worth > 0.0 => ATTACK + SCALE * worth,
                Some(worth) => SCALE * (worth - 0.3),
                None => {
                    let walker = mover.walker(disc);
                    let (place, cost) = (walker.outlook.place_worth(to), walker.costs[to.index()]);
                    let gain = if mover.is_at_home(disc) {
                        LEAVE_KITCHEN + SCALE * place
                    } else {
                        SCALE * (place - walker.here)
                    };
                    gain - STEP * f32::from(cost)
                }
            },
            Action::Heal(card, disc) => {
                let worth = heal_worth(game, seat, card, disc);
                if worth > 0.0 { HEAL + SCALE * worth } else { WASTE }
            }
            Action::Use(card) if !can_attack && mover.attack_with(card) > WORTH_A_COUNTER => BOOST,
            Action::Use(_) => WASTE,
            _ => 0.0,
        });
        let worths: Vec<f32> = worths.collect();
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weight = |worth: &f32| {
            let behind = (worth - best) / MOVING_TEMPERATURE;
            if behind < HOPELESS { 0.0 } else { libm::expf(behind) }
        };
        worths.iter().map(weight).collect()
    }
}
