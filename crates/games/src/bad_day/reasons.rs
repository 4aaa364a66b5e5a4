//! Why an action looks good or bad: the largest terms of the heuristic in words.

use tabletop::{Choices, Phrase, Seat, say};

use super::board::{DIRS, Space};
use super::dice::odds;
use super::edition::Hook;
use super::judgement::{Mover, Outlook, heal_worth, use_worth, way_worth};
use super::{Action, BadDay, Card, Dice, Dir, Disc, Fighter, Phase, WORDS};

/// A fight below this chance is told as a bad one.
const BAD: i64 = 45;

/// Where the words about a fight stand, which decides about a capital letter.
#[derive(Clone, Copy)]
enum Place {
    /// At the start of a sentence.
    Start,
    /// After a colon.
    Inside,
}

/// One sentence on what counts most in `action` for `seat`.
pub(super) fn say_why(game: &BadDay, seat: Seat, action: Action) -> Phrase {
    let rules = &game.book.rules;
    match action {
        Action::Bake(card) => {
            let (cubes, points) = (rules.freshness[card.index()], rules.points[card.index()]);
            say!(WORDS, "why-bake", cubes: cubes, points: points)
        }
        Action::BakeNone => say!(WORDS, "why-bake-nothing"),
        Action::Roll => say!(WORDS, "why-roll"),
        Action::Skip => say!(WORDS, "why-skip"),
        Action::Move(disc, to) => moved(game, seat, disc, to),
        Action::Stop => {
            let mover = Mover::new(game, seat);
            if mover.best_attack() > 0.0 {
                say!(WORDS, "why-stop-attack")
            } else if game.table.donut_at(seat, rules.board.kitchen[seat.index()]).is_some() {
                say!(WORDS, "why-stop-kitchen")
            } else {
                say!(WORDS, "why-stop-quiet")
            }
        }
        Action::Fight(space) => {
            let pair = game.table.donut_at(seat, space).zip(game.table.enemy_at(seat, space));
            let Some((own, enemy)) = pair else { return nothing() };
            let why = fought(game, own, enemy, Place::Start);
            match walls(game, space) {
                0 => why,
                walls => say!(WORDS, "why-fight-closed-in", why: why, n: walls),
            }
        }
        Action::Heal(card, disc) => healed(game, seat, card, disc),
        Action::Use(card) => used(game, seat, card),
        Action::Steer(_, dir) | Action::Go(dir) => steered(game, seat, dir),
        Action::Pass => {
            let mut legal = Vec::new();
            game.list_actions(seat, &mut legal);
            let good = |action: &Action| match *action {
                Action::Use(card) => use_worth(game, seat, card) > 0.0,
                Action::Steer(_, dir) => way_worth(game, seat, dir) > 0.3,
                _ => false,
            };
            if legal.iter().any(good) { say!(WORDS, "why-pass-bad") } else { say!(WORDS, "why-pass-good") }
        }
    }
}

/// What is said about an action that is not possible.
fn nothing() -> Phrase {
    say!(WORDS, "why-unknown")
}

fn moved(game: &BadDay, seat: Seat, disc: Disc, to: Space) -> Phrase {
    let table = &game.table;
    let own = Fighter { seat, disc };
    let (closed, halting) = game.barriers(seat);
    let from = table.space_of(own);
    let cost = game.book.rules.board.cost(from, to, closed, halting);
    let mover = Mover::new(game, seat);
    if let Some(enemy) = table.enemy_at(seat, to) {
        return if mover.blocks_home(disc, cost) {
            say!(WORDS, "why-move-blocks")
        } else {
            fought(game, own, enemy, Place::Start)
        };
    }
    if mover.is_at_home(disc) {
        return say!(WORDS, "why-move-home");
    }
    let outlook = Outlook::new(game, own);
    let (before, after) = (outlook.threats(from), outlook.threats(to));
    let state = if table.is_stale(&game.book.rules, own) { "stale" } else { "fresh" };
    if after > before {
        say!(WORDS, "why-move-danger", state: state, n: after)
    } else if after < before && after == 0 {
        say!(WORDS, "why-move-safe", state: state, n: before)
    } else if after < before {
        say!(WORDS, "why-move-safer", n: after, before: before, state: state)
    } else {
        match (outlook.nearest_target(from), outlook.nearest_target(to)) {
            (Some(far), Some(near)) if near < far => {
                say!(WORDS, "why-move-nearer", n: near, before: far)
            }
            _ if after > 0 => say!(WORDS, "why-move-in-reach", n: after),
            _ => say!(WORDS, "why-move-little", n: cost),
        }
    }
}

/// The first round of a fight: who is likely to win it, and what is at stake.
fn fought(game: &BadDay, own: Fighter, enemy: Fighter, place: Place) -> Phrase {
    let (rules, table) = (&game.book.rules, &game.table);
    let odds = odds(table.base_dice(rules, own), table.base_dice(rules, enemy));
    let percent = |chance: f32| (100.0 * chance).round() as i64;
    let points = |fighter| rules.points[table.card_of(fighter).index()];
    // The first entry is the chance to win or lose by one.
    let at_least = |cubes: u8, sign: i32| -> f32 {
        (i32::from(cubes).max(1)..=5).map(|d| odds[(5 + sign * d) as usize]).sum()
    };
    let (win, ends) = (percent(at_least(1, 1)), percent(at_least(table.cubes_of(enemy), 1)));
    let loses = percent(at_least(table.cubes_of(own), -1));
    let (mine, theirs) = (points(own), points(enemy));
    let reaches = |seat: Seat, points: u8| table.points[seat.index()] + points >= rules.goal;
    if ends > 0 && reaches(own.seat, theirs) {
        say!(WORDS, "why-fight-wins-game", ends: ends)
    } else if loses > 0 && reaches(enemy.seat, mine) {
        say!(WORDS, "why-fight-loses-game", loses: loses, who: enemy.seat)
    } else if ends > 0 && ends >= loses {
        say!(WORDS, "why-fight-ends", win: win, ends: ends, points: theirs)
    } else if loses > 0 {
        say!(WORDS, "why-fight-risky", win: win, loses: loses, points: mine)
    } else if win < BAD {
        let place = match place {
            Place::Start => "start",
            Place::Inside => "inside",
        };
        say!(WORDS, "why-fight-poor", place: place, win: win, own: mine, theirs: theirs)
    } else {
        say!(WORDS, "why-fight-fair", win: win, theirs: theirs, own: mine)
    }
}

/// Neighbours of a space that are closed because a fight waits there.
fn walls(game: &BadDay, space: Space) -> usize {
    let board = &game.book.rules.board;
    let wall =
        |dir: &&Dir| board.neighbour(space, **dir).is_some_and(|to| game.table.pending.set & to.bit() != 0);
    DIRS.iter().filter(wall).count()
}

fn healed(game: &BadDay, seat: Seat, card: Card, disc: Disc) -> Phrase {
    let rules = &game.book.rules;
    let fighter = Fighter { seat, disc };
    let donut = game.table.card_of(fighter).index();
    let cubes = game.table.cubes_of(fighter);
    let most = rules.special(card).map_or(0, |i| rules.magnitudes[i]);
    let back = most.min(rules.freshness[donut] - cubes);
    if cubes <= rules.staleness[donut] && cubes + back > rules.staleness[donut] {
        say!(WORDS, "why-heal-fresh", fresh: rules.fresh_dice, stale: rules.stale_dice)
    } else if heal_worth(game, seat, card, disc) > 0.0 {
        say!(WORDS, "why-heal-full", n: back)
    } else {
        say!(WORDS, "why-heal-little", n: back)
    }
}

fn used(game: &BadDay, seat: Seat, card: Card) -> Phrase {
    let rules = &game.book.rules;
    let Some(special) = rules.special(card) else { return nothing() };
    if game.table.phase == Phase::Moving {
        let mover = Mover::new(game, seat);
        return if mover.best_attack() > 0.0 {
            say!(WORDS, "why-boost-needless")
        } else if mover.attack_with(card) > 0.0 {
            say!(WORDS, "why-boost-good")
        } else {
            say!(WORDS, "why-boost-vain")
        };
    }
    let good = use_worth(game, seat, card) > 0.0;
    let fight = game.table.fight();
    let [a, b] = fight.dice.map(Dice::best);
    let lost = a.abs_diff(b);
    match (rules.hooks[special], good) {
        (Hook::Die, true) => say!(WORDS, "why-die-good"),
        (Hook::Die, false) => say!(WORDS, "why-die-vain"),
        (Hook::RerollOwn | Hook::RerollOpp, true) => say!(WORDS, "why-reroll-good", n: lost),
        (Hook::RerollOwn | Hook::RerollOpp, false) => say!(WORDS, "why-loss-small", n: lost),
        (Hook::Extra, true) => say!(WORDS, "why-extra-good"),
        (Hook::Extra, false) if fight.damage >= u16::from(game.table.cubes_of(fight.loser())) => {
            say!(WORDS, "why-extra-needless")
        }
        (Hook::Extra, false) => say!(WORDS, "why-extra-vain"),
        (Hook::Prevent, true) => say!(WORDS, "why-prevent-good", n: fight.damage),
        (Hook::Prevent, false) if fight.damage >= 2 => say!(WORDS, "why-prevent-vain"),
        (Hook::Prevent, false) => say!(WORDS, "why-loss-small", n: fight.damage),
        (Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp, _) => nothing(),
    }
}

fn steered(game: &BadDay, seat: Seat, dir: Dir) -> Phrase {
    let table = &game.table;
    let loser = table.fight().loser();
    let Some(to) = game.book.rules.board.neighbour(table.space_of(loser), dir) else { return nothing() };
    if let Some(enemy) = table.enemy_at(loser.seat, to) {
        return if seat == loser.seat {
            say!(WORDS, "why-way-fight", why: fought(game, loser, enemy, Place::Inside))
        } else if way_worth(game, seat, dir) > 0.0 {
            say!(WORDS, "why-way-drives", who: enemy.seat)
        } else {
            say!(WORDS, "why-way-suits", who: enemy.seat)
        };
    }
    let threats = Outlook::new(game, loser).threats(to);
    match (threats, seat == loser.seat) {
        (0, true) => say!(WORDS, "why-way-safe"),
        (0, false) => say!(WORDS, "why-way-spares"),
        (n, _) => say!(WORDS, "why-way-danger", n: n),
    }
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
        game.say_why(Seat::new(0), action).to_string()
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
