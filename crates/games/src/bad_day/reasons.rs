//! Why an action looks good or bad: the largest terms of the heuristic in words.

use tabletop::{Names, Seat};

use super::board::{DIRS, Space};
use super::dice::odds;
use super::edition::Hook;
use super::heuristic::{Mover, Outlook, heal_worth, use_worth, way_worth};
use super::text::count;
use super::{Action, BadDay, Card, Dice, Dir, Disc, Fighter, Phase};

/// A fight below this chance is told as a bad one.
const BAD: f32 = 45.0;

/// One sentence on what counts most in `action` for `seat`.
pub(super) fn say_why(game: &BadDay, seat: Seat, action: Action, names: &Names) -> String {
    let rules = &game.book.rules;
    match action {
        Action::Bake(card) => {
            let (cubes, points) = (rules.freshness[card.index()], rules.points[card.index()]);
            let points = count(points.into(), "point");
            format!("{cubes} cubes on the board; whoever eliminates it gets {points}.")
        }
        Action::BakeNone => "Nothing to lose, but no new fighter either.".to_string(),
        Action::Roll => "Movement costs nothing, and you may still stop.".to_string(),
        Action::Skip => "Gives the movement away; rolling and stopping is never worse.".to_string(),
        Action::Move(disc, to) => moved(game, seat, disc, to, names),
        Action::Stop => {
            let mover = Mover::new(game, seat);
            if mover.best_attack() > 0.0 {
                "Leaves a good attack undone.".to_string()
            } else if game.table.donut_at(seat, rules.board.kitchen[seat.index()]).is_some() {
                "A donut stays in your kitchen, so you could not bake next turn.".to_string()
            } else {
                "No attack in reach looks good.".to_string()
            }
        }
        Action::Fight(space) => {
            let pair = game.table.donut_at(seat, space).zip(game.table.enemy_at(seat, space));
            let Some((own, enemy)) = pair else { return String::new() };
            match walls(game, space) {
                0 => fought(game, own, enemy, names),
                walls => {
                    let ways = count(walls, "other fight");
                    format!("{} Closed in by {ways}.", fought(game, own, enemy, names))
                }
            }
        }
        Action::Heal(card, disc) => healed(game, seat, card, disc),
        Action::Use(card) => used(game, seat, card),
        Action::Steer(_, dir) | Action::Go(dir) => steered(game, seat, dir, names),
        Action::Pass => {
            let mut legal = Vec::new();
            game.list_actions(seat, &mut legal);
            let good = |action: &Action| match *action {
                Action::Use(card) => use_worth(game, seat, card) > 0.0,
                Action::Steer(_, dir) => way_worth(game, seat, dir) > 0.3,
                _ => false,
            };
            if legal.iter().any(good) {
                "Saves the counter, although it would be well spent now.".to_string()
            } else {
                "Saves the counter for a moment when more is at stake.".to_string()
            }
        }
    }
}

fn moved(game: &BadDay, seat: Seat, disc: Disc, to: Space, names: &Names) -> String {
    let table = &game.table;
    let own = Fighter { seat, disc };
    let (closed, halting) = game.barriers(seat);
    let from = table.space_of(own);
    let cost = game.book.rules.board.cost(from, to, closed, halting);
    let mover = Mover::new(game, seat);
    if let Some(enemy) = table.enemy_at(seat, to) {
        return if mover.blocks_home(disc, cost) {
            "Leaves no point for the donut in your kitchen, which stops your next bake.".to_string()
        } else {
            fought(game, own, enemy, names)
        };
    }
    if mover.is_at_home(disc) {
        return "Makes room in your kitchen, so that you bake next turn.".to_string();
    }
    let outlook = Outlook::new(game, own);
    let (before, after) = (outlook.threats(from), outlook.threats(to));
    let stale = if table.is_stale(&game.book.rules, own) { "stale " } else { "" };
    let points = count(cost.into(), "point");
    if after > before {
        format!("Brings your {stale}donut within reach of {} that would beat it.", say_enemies(after))
    } else if after < before && after == 0 {
        format!("Brings your {stale}donut out of the reach of {} that would beat it.", say_enemies(before))
    } else if after < before {
        format!("Only {} instead of {before} can then reach your {stale}donut.", say_enemies(after))
    } else {
        match (outlook.nearest_target(from), outlook.nearest_target(to)) {
            (Some(far), Some(near)) if near < far => {
                format!(
                    "Comes nearer to a good target: {} away instead of {far}.",
                    count(near.into(), "step")
                )
            }
            _ if after > 0 => format!("Still within reach of {} that would beat it.", say_enemies(after)),
            _ => format!("Changes little for {points} of movement."),
        }
    }
}

fn say_enemies(n: usize) -> String {
    if n == 1 { "1 enemy".into() } else { format!("{n} enemies") }
}

/// The first round of a fight: who is likely to win it, and what is at stake.
fn fought(game: &BadDay, own: Fighter, enemy: Fighter, names: &Names) -> String {
    let (rules, table) = (&game.book.rules, &game.table);
    let odds = odds(table.base_dice(rules, own), table.base_dice(rules, enemy));
    let percent = |chance: f32| (100.0 * chance).round();
    let points = |fighter| rules.points[table.card_of(fighter).index()];
    // The first entry is the chance to win or lose by one.
    let at_least = |cubes: u8, sign: i32| -> f32 {
        (i32::from(cubes).max(1)..=5).map(|d| odds[(5 + sign * d) as usize]).sum()
    };
    let (win, ends) = (percent(at_least(1, 1)), percent(at_least(table.cubes_of(enemy), 1)));
    let loses = percent(at_least(table.cubes_of(own), -1));
    let theirs = count(points(enemy).into(), "point");
    let goal = rules.goal;
    let reaches = |seat: Seat, points: u8| table.points[seat.index()] + points >= goal;
    if ends > 0.0 && reaches(own.seat, points(enemy)) {
        format!("{ends} % to eliminate it at once, which wins the game.")
    } else if loses > 0.0 && reaches(enemy.seat, points(own)) {
        format!("{loses} % to be eliminated at once, which makes {} win.", names.of(enemy.seat))
    } else if ends > 0.0 && ends >= loses {
        format!("{win} % to win the round and {ends} % to eliminate it at once for {theirs}.")
    } else if loses > 0.0 {
        let own = count(points(own).into(), "point");
        format!("{win} % to win the round, but {loses} % to lose your donut and {own} at once.")
    } else if win < BAD {
        format!("Only {win} % to win the round; your {} against their {}.", points(own), points(enemy))
    } else {
        format!("{win} % to win the round; {theirs} at stake against {} of yours.", points(own))
    }
}

/// Neighbours of a space that are closed because a fight waits there.
fn walls(game: &BadDay, space: Space) -> usize {
    let board = &game.book.rules.board;
    let wall =
        |dir: &&Dir| board.neighbour(space, **dir).is_some_and(|to| game.table.pending.set & to.bit() != 0);
    DIRS.iter().filter(wall).count()
}

fn healed(game: &BadDay, seat: Seat, card: Card, disc: Disc) -> String {
    let rules = &game.book.rules;
    let fighter = Fighter { seat, disc };
    let donut = game.table.card_of(fighter).index();
    let cubes = game.table.cubes_of(fighter);
    let most = rules.special(card).map_or(0, |i| rules.magnitudes[i]);
    let back = most.min(rules.freshness[donut] - cubes);
    if cubes <= rules.staleness[donut] && cubes + back > rules.staleness[donut] {
        let (fresh, stale) = (rules.fresh_dice, rules.stale_dice);
        format!("Makes it fresh again: {fresh} dice instead of {stale}.")
    } else if heal_worth(game, seat, card, disc) > 0.0 {
        format!("{} come back, none of it wasted.", count(back.into(), "cube"))
    } else {
        format!("Only {} would come back for a counter.", count(back.into(), "cube"))
    }
}

fn used(game: &BadDay, seat: Seat, card: Card) -> String {
    let rules = &game.book.rules;
    let Some(special) = rules.special(card) else { return String::new() };
    if game.table.phase == Phase::Moving {
        let mover = Mover::new(game, seat);
        return if mover.best_attack() > 0.0 {
            "You have a good attack without more movement.".to_string()
        } else if mover.attack_with(card) > 0.0 {
            "The additional movement opens a good attack.".to_string()
        } else {
            "No good attack comes into reach by it.".to_string()
        };
    }
    let good = use_worth(game, seat, card) > 0.0;
    let fight = game.table.fight();
    let [a, b] = fight.dice.map(Dice::best);
    let lost = count(a.abs_diff(b).into(), "cube");
    let damage = count(fight.damage.into(), "cube");
    match (rules.hooks[special], good) {
        (Hook::Die, true) => "One of the two may not last: another die counts much here.".to_string(),
        (Hook::Die, false) => "Both donuts are strong: a die more decides little here.".to_string(),
        (Hook::RerollOwn | Hook::RerollOpp, true) => format!("You are about to lose {lost}: roll again."),
        (Hook::RerollOwn | Hook::RerollOpp, false) => format!("Only {lost} would be lost."),
        (Hook::Extra, true) => "It is enough to eliminate the donut.".to_string(),
        (Hook::Extra, false) if fight.damage >= u16::from(game.table.cubes_of(fight.loser())) => {
            "The donut is eliminated without it.".to_string()
        }
        (Hook::Extra, false) => "It would not be enough to eliminate the donut.".to_string(),
        (Hook::Prevent, true) => format!("You are about to lose {damage}: this saves some."),
        (Hook::Prevent, false) if fight.damage >= 2 => "The donut would be lost all the same.".to_string(),
        (Hook::Prevent, false) => format!("Only {damage} would be lost."),
        (Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp, _) => String::new(),
    }
}

fn steered(game: &BadDay, seat: Seat, dir: Dir, names: &Names) -> String {
    let table = &game.table;
    let loser = table.fight().loser();
    let Some(to) = game.book.rules.board.neighbour(table.space_of(loser), dir) else { return String::new() };
    if let Some(enemy) = table.enemy_at(loser.seat, to) {
        return if seat == loser.seat {
            format!("Into the next fight: {}", lower_first(&fought(game, loser, enemy, names)))
        } else {
            let name = names.of(enemy.seat);
            match way_worth(game, seat, dir) > 0.0 {
                true => format!("Drives it into a fight it should lose against a donut of {name}."),
                false => format!("The fight there against a donut of {name} suits the loser."),
            }
        };
    }
    let threats = Outlook::new(game, loser).threats(to);
    match (threats, seat == loser.seat) {
        (0, true) => "An empty space out of the reach of stronger enemies.".to_string(),
        (0, false) => "It would be safe there.".to_string(),
        (n, _) => format!("An empty space within reach of {} that would beat it.", say_enemies(n)),
    }
}

fn lower_first(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, SeatCount, Words};

    use super::*;

    fn moving(settings: &[(&str, &str)], disc: u8, ring: u8, spoke: u8) -> String {
        let mut game = position(settings);
        game.table.pool = 5;
        game.table.phase = Phase::Moving;
        let to = game.book.rules.board.space(ring, spoke).unwrap();
        why(&game, Action::Move(Disc(disc), to))
    }

    fn position(settings: &[(&str, &str)]) -> BadDay {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        BadDay::arrange(book, &settings).unwrap()
    }

    fn why(game: &BadDay, action: Action) -> String {
        game.say_why(Seat::new(0), action, &Names::new(Vec::new()))
    }

    #[test]
    fn attacks_are_told_by_their_chances_and_stakes() {
        let fresh = [("1/1", "d35 2.2 c8"), ("2/1", "d36 2.4 c8"), ("2/2", "d37 2.3 c3")];
        assert_eq!(moving(&fresh, 0, 2, 4), "50 % to win the round; 3 points at stake against 3 of yours.");
        let expected = "69 % to win the round and 32 % to eliminate it at once for 3 points.";
        assert_eq!(moving(&fresh, 0, 2, 3), expected);
        let stale = [("1/1", "d35 2.2 c3"), ("2/1", "d36 2.4 c8")];
        let expected = "31 % to win the round, but 32 % to lose your donut and 3 points at once.";
        assert_eq!(moving(&stale, 0, 2, 4), expected);
    }

    #[test]
    fn quiet_moves_are_told_by_danger_and_targets() {
        let home = [("1/1", "d35 3.0 c8"), ("2/1", "d36 2.4 c8")];
        assert_eq!(moving(&home, 0, 2, 0), "Makes room in your kitchen, so that you bake next turn.");
        let stale = [("1/1", "d35 3.1 c3"), ("2/1", "d36 1.7 c8")];
        let expected = "Brings your stale donut within reach of 1 enemy that would beat it.";
        assert_eq!(moving(&stale, 0, 2, 1), expected);
        let hunter = [("1/1", "d35 3.1 c8"), ("2/1", "d36 1.6 c2")];
        assert_eq!(moving(&hunter, 0, 2, 1), "Comes nearer to a good target: 6 steps away instead of 7.");
    }

    #[test]
    fn the_other_choices_of_a_turn() {
        let game = position(&[("1/1", "d35 3.1 c3"), ("2/1", "d36 1.6 c8")]);
        let bake = |card| why(&game, Action::Bake(Card(card)));
        assert_eq!(bake(0), "3 cubes on the board; whoever eliminates it gets 1 point.");
        assert_eq!(why(&game, Action::Skip), "Gives the movement away; rolling and stopping is never worse.");
        let mut game = game;
        game.table.pool = 5;
        game.table.phase = Phase::Moving;
        assert_eq!(why(&game, Action::Stop), "No attack in reach looks good.");
    }
}
