//! What looks good: the worth of a round, of a place on the board, and how a sensible seat chooses.
//!
//! A fight is judged by its first round: the cubes that change hands, as shares of the points they stand for, and the
//! chance of an elimination. Even fights are accepted; a seat that waits for better ones does worse, and a table of such
//! seats never ends. Elsewhere a donut goes where good targets are near and dangerous enemies are far.

use tabletop::Seat;

use super::board::{DIRS, Space, SpaceSet, ones};
use super::dice::odds;
use super::edition::Hook;
use super::{Action, BadDay, Card, Dice, Dir, Disc, Fighter, Phase};

/// What an elimination is worth beyond the cubes, in parts of the donut's points.
const ELIMINATION: f32 = 0.6;
/// What the elimination that wins the game is worth in addition.
const VICTORY: f32 = 3.0;
/// What a movement point is worth.
const STEP: f32 = 0.01;
/// A `move` counter is spent for an attack worth more than this.
const WORTH_A_COUNTER: f32 = 0.2;
/// A donut with at most so many cubes is in danger.
const WEAK: u8 = 4;
/// Missing cubes that are worth a counter of healing.
const MISSING: u8 = 4;

/// The chance, in 36 parts, that two dice give at least this distance.
const IN_REACH: [u8; 13] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/// One weight per action: the best, and chance among equals.
pub(super) fn policy(game: &BadDay, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    let start = weights.len();
    if game.table.phase == Phase::Moving {
        Mover::new(game, seat).rate(legal, weights);
    } else {
        weights.extend(legal.iter().map(|action| worth(game, seat, *action)));
    }
    let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for weight in &mut weights[start..] {
        *weight = if *weight >= best - 1e-4 { 1.0 } else { 0.0 };
    }
}

/// A guess at the seat's share of the win: points first, then cubes and counters in play.
pub(super) fn estimate(game: &BadDay, seat: Seat) -> f32 {
    if let Some(outcome) = tabletop::Game::outcome(game) {
        return outcome.win_share(seat) as f32;
    }
    let strength = |seat: Seat| {
        let table = &game.table;
        let i = seat.index();
        let progress = f32::from(table.points[i]) / f32::from(game.book.rules.goal);
        let cubes: f32 = table.cubes[i].iter().map(|cubes| f32::from(*cubes)).sum();
        let counters: f32 =
            ones(table.held[i].into()).map(|s| f32::from(table.counters[usize::from(s)])).sum();
        (4.0 * progress + 0.03 * cubes + 0.05 * counters).exp()
    };
    strength(seat) / game.book.seats.seats().map(strength).sum::<f32>()
}

/// What a round between two donuts is worth to the seat of the first.
fn round_worth(game: &BadDay, own: Fighter, other: Fighter) -> f32 {
    let rules = &game.book.rules;
    let dice = |fighter| game.table.base_dice(rules, fighter);
    let odds = odds(dice(own), dice(other));
    let hit = |by: Fighter, donut: Fighter, damage: usize| {
        let cubes = f32::from(game.table.cubes_of(donut));
        let points = rules.points[game.table.card_of(donut).index()];
        let damage = damage as f32;
        if damage < cubes {
            return f32::from(points) * damage / cubes;
        }
        let wins = game.table.points[by.seat.index()] + points >= rules.goal;
        f32::from(points) * (1.0 + ELIMINATION) + if wins { VICTORY } else { 0.0 }
    };
    (1..=5).map(|d| odds[5 + d] * hit(own, other, d) - odds[5 - d] * hit(other, own, d)).sum()
}

/// What it is worth to the donut's seat that its donut stands on this space, which is free: targets near, danger far.
fn place_worth(game: &BadDay, fighter: Fighter, at: Space, rounds: &[(Fighter, f32)]) -> f32 {
    let board = &game.book.rules.board;
    let (mut chance, mut danger) = (0.0f32, 0.0f32);
    for (enemy, worth) in rounds {
        let there = game.table.space_of(*enemy);
        let coming = usize::from(board.distance(there, at));
        let going = usize::from(board.distance(at, there));
        let reach = |distance: usize| f32::from(IN_REACH.get(distance).copied().unwrap_or(0)) / 36.0;
        chance = chance.max(worth * reach(going));
        danger = danger.max(-worth * reach(coming));
    }
    let weak = if game.table.is_stale(&game.book.rules, fighter) { 1.0 } else { 0.6 };
    0.4 * chance - weak * danger
}

/// Rates the actions of the moving phase with what they share worked out once.
struct Mover<'a> {
    game: &'a BadDay,
    seat: Seat,
    /// For each own disc that may be asked about: the worth of a round against every enemy.
    rounds: Vec<Vec<(Fighter, f32)>>,
    /// The own disc that stands on the kitchen.
    at_home: Option<Disc>,
}

impl<'a> Mover<'a> {
    fn new(game: &'a BadDay, seat: Seat) -> Self {
        let enemies: Vec<Fighter> = game
            .book
            .seats
            .seats()
            .filter(|other| *other != seat)
            .flat_map(|other| game.table.donuts(other))
            .collect();
        let against = |own: Fighter| {
            enemies.iter().map(|enemy| (*enemy, round_worth(game, own, *enemy))).collect::<Vec<_>>()
        };
        let mut rounds = vec![Vec::new(); super::MAX_DISCS];
        for own in game.table.donuts(seat) {
            rounds[own.disc.index()] = against(own);
        }
        let kitchen = game.book.rules.board.kitchen[seat.index()];
        let at_home = game.table.donut_at(seat, kitchen).map(|fighter| fighter.disc);
        Mover { game, seat, rounds, at_home }
    }

    fn rate(&self, legal: &[Action], weights: &mut Vec<f32>) {
        let best_attack = legal
            .iter()
            .filter_map(|action| match action {
                Action::Move(disc, to) => self.attack(*disc, *to),
                _ => None,
            })
            .fold(0.0, f32::max);
        weights.extend(legal.iter().map(|action| match *action {
            Action::Move(disc, to) => self.rate_move(disc, to),
            Action::Use(card) => {
                if best_attack <= 0.0 && self.attack_with(card) > WORTH_A_COUNTER {
                    0.4
                } else {
                    -1.0
                }
            }
            Action::Heal(card, disc) => heal_worth(self.game, self.seat, card, disc),
            _ => 0.0,
        }));
    }

    fn cost(&self, disc: Disc, to: Space) -> u16 {
        let (closed, halting) = self.game.barriers(self.seat);
        let from = self.game.table.space_of(Fighter { seat: self.seat, disc });
        self.game.book.rules.board.cost(from, to, closed, halting)
    }

    /// What the attack on this space is worth, if there is an enemy.
    fn attack(&self, disc: Disc, to: Space) -> Option<f32> {
        let enemy = self.game.table.enemy_at(self.seat, to)?;
        let (_, worth) = self.rounds[disc.index()].iter().find(|(other, _)| *other == enemy)?;
        let cost = self.cost(disc, to);
        // Leave a point for the donut that has to make room in the kitchen.
        let reserve = u16::from(self.at_home.is_some_and(|home| home != disc));
        let blocks_home = cost + reserve > self.game.table.pool;
        Some(worth - STEP * f32::from(cost) - if blocks_home { 0.5 } else { 0.0 })
    }

    fn rate_move(&self, disc: Disc, to: Space) -> f32 {
        if let Some(worth) = self.attack(disc, to) {
            return if worth > 0.0 { 1.0 + worth } else { -1.0 };
        }
        let fighter = Fighter { seat: self.seat, disc };
        let rounds = &self.rounds[disc.index()];
        let worth = |at| place_worth(self.game, fighter, at, rounds);
        if self.at_home == Some(disc) {
            return 0.6 + 0.1 * worth(to) - STEP * f32::from(self.cost(disc, to));
        }
        // A move must be worth its points, and moves to and fro must not be.
        let gain = worth(to) - worth(self.game.table.space_of(fighter));
        0.1 * gain - STEP * f32::from(self.cost(disc, to))
    }

    /// The best attack that one more counter of this special would open.
    fn attack_with(&self, card: Card) -> f32 {
        let game = self.game;
        let more = game.book.rules.special(card).map_or(0, |i| u16::from(game.book.rules.magnitudes[i]));
        let mut boosted = *game;
        boosted.table.pool += more;
        let mover = Mover { game: &boosted, rounds: self.rounds.clone(), ..*self };
        let targets: SpaceSet = game.table.enemies(self.seat);
        let mut best = 0.0;
        for own in game.table.donuts(self.seat).filter(|own| game.table.locked & 1 << own.disc.0 == 0) {
            for to in ones(boosted.destinations(own.disc) & targets) {
                best = mover.attack(own.disc, Space(to)).map_or(best, |worth| worth.max(best));
            }
        }
        best
    }
}

/// What healing is worth: much when it makes a stale donut fresh, or when it is not wasted.
fn heal_worth(game: &BadDay, seat: Seat, card: Card, disc: Disc) -> f32 {
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
fn fight_worth(game: &BadDay, seat: Seat, space: Space) -> f32 {
    let pair = game.table.donut_at(seat, space).zip(game.table.enemy_at(seat, space));
    let Some((own, enemy)) = pair else { return 0.0 };
    let board = &game.book.rules.board;
    let wall =
        |dir: &&Dir| board.neighbour(space, **dir).is_some_and(|to| game.table.pending.set & to.bit() != 0);
    let walls = DIRS.iter().filter(wall).count() as f32;
    round_worth(game, own, enemy) * (1.0 + walls)
}

/// What spending a counter in the window now open is worth.
fn use_worth(game: &BadDay, seat: Seat, card: Card) -> f32 {
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
        Hook::Extra => fight.damage < losing && fight.damage + magnitude >= losing,
        Hook::Prevent => {
            let left = fight.damage.saturating_sub(magnitude);
            fight.damage >= 2 && (fight.damage < losing || left < losing)
        }
        Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp => false,
    };
    if good { 1.0 } else { -1.0 }
}

/// What it is worth to the seat, the loser's or the winner's, that the loser of the fight goes this way.
fn way_worth(game: &BadDay, seat: Seat, dir: Dir) -> f32 {
    let table = &game.table;
    let loser = table.fight().loser();
    let Some(to) = game.book.rules.board.neighbour(table.space_of(loser), dir) else { return -1.0 };
    let worth = if let Some(enemy) = table.enemy_at(loser.seat, to) {
        round_worth(game, loser, enemy)
    } else {
        let enemies = game.book.seats.seats().filter(|other| *other != loser.seat);
        let rounds: Vec<(Fighter, f32)> = enemies
            .flat_map(|other| table.donuts(other))
            .map(|enemy| (enemy, round_worth(game, loser, enemy)))
            .collect();
        place_worth(game, loser, to, &rounds)
    };
    if seat == loser.seat { worth } else { -worth }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, SeatCount};

    use super::*;

    fn position(settings: &[(&str, &str)]) -> BadDay {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        BadDay::arrange(book, &settings).unwrap()
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
        tabletop::Game::legal_actions(&game, Seat::new(0), &mut legal);
        policy(&game, Seat::new(0), &legal, &mut weights);
        let chosen: Vec<_> = legal.iter().zip(&weights).filter(|(_, w)| **w > 0.0).map(|(a, _)| *a).collect();
        let target = game.book.rules.board.space(2, 3).unwrap();
        assert_eq!(chosen, [Action::Move(Disc(0), target)]);
    }
}
