//! Why the best choice is better than the next: one sentence that is true of the table, or of the games that were compared.

use tabletop::{Comparison, Game, Offers, Phrase, Reasons, Seat, Viewer, say};

use super::board::{NOWHERE, Space};
use super::offer::{Clash, Loss, Offer};
use super::view::View;
use super::{Action, BadDay, Disc, Fighter, WORDS};

/// From here on, in thousandths, a round is likely to be won.
const LIKELY: u16 = 550;
/// Up to here it is likely to be lost.
const UNLIKELY: u16 = 450;

impl Reasons for BadDay {
    fn say_why(&self, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
        let view = self.view(Viewer::Seat(seat));
        let pair = Pair {
            view: &view,
            seat,
            best: (found.best, BadDay::offer(&view, found.best)),
            other: found.other.map(|other| (other, BadDay::offer(&view, other))),
        };
        pair.say_at_once().or_else(|| say_in_the_end(seat, found))
    }
}

/// What the games show that followed both choices.
fn say_in_the_end(seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
    if let Some(points) = found.points[seat].surely_more() {
        return Some(say!(WORDS, "why-ahead", points: points));
    }
    let (who, points) = found.hurt_most(seat)?;
    Some(say!(WORDS, "why-hurts", who: who, points: points))
}

/// A chance in tenths, from thousandths.
fn tenths(thousandths: u16) -> u16 {
    (thousandths + 50) / 100
}

/// The two choices as a board shows them.
struct Pair<'a> {
    view: &'a View,
    seat: Seat,
    best: (Action, Offer),
    other: Option<(Action, Offer)>,
}

impl Pair<'_> {
    /// What tells the best choice from the next as the board stands.
    fn say_at_once(&self) -> Option<Phrase> {
        let other = self.other.as_ref().map(|(_, offer)| offer);
        match &self.best.1 {
            Offer::Bake { cubes, points, .. } => self.say_bake(*cubes, *points),
            Offer::Roll { .. } => matches!(other, Some(Offer::Skip { .. })).then(|| say!(WORDS, "why-roll")),
            Offer::Move { fight: Some(clash), .. } => self.say_attack(clash),
            Offer::Move { no_bake, .. } => self.say_move(*no_bake),
            Offer::Heal { now_fresh: true, .. } => {
                let rules = &self.view.book.rules;
                Some(say!(WORDS, "why-heal-fresh", fresh: rules.fresh_dice, stale: rules.stale_dice))
            }
            Offer::Heal { gained, .. } => match other {
                Some(Offer::Heal { gained: fewer, .. }) if gained <= fewer => None,
                _ => Some(say!(WORDS, "why-heal", n: *gained)),
            },
            Offer::MoreDice { now, then, .. } => {
                let (from, to) = (tenths(now.win), tenths(then.win));
                (to > from).then(|| say!(WORDS, "why-dice", from: from, tenths: to))
            }
            Offer::Reroll { then, .. } => {
                let lost = self.loss_as_it_is()?.damage;
                let to = tenths(then.win);
                (to > 0).then(|| say!(WORDS, "why-reroll", n: lost, tenths: to))
            }
            Offer::MoreDamage { loss, .. } => self.say_more_damage(*loss),
            Offer::LessDamage { loss, .. } => self.say_less_damage(*loss),
            Offer::Steer { fight, .. } | Offer::Go { fight, .. } => self.say_way(fight.as_ref()),
            Offer::Pass { .. } => self.say_pass(),
            Offer::BakeNothing { .. }
            | Offer::Skip { .. }
            | Offer::Stop { .. }
            | Offer::Fight { .. }
            | Offer::MoreSteps { .. } => None,
        }
    }

    fn say_bake(&self, cubes: u8, points: u8) -> Option<Phrase> {
        match self.other.as_ref()?.1 {
            Offer::Bake { cubes: others, .. } if cubes > others => {
                Some(say!(WORDS, "why-bake-cubes", n: cubes, others: others))
            }
            Offer::Bake { points: others, .. } if points < others => {
                Some(say!(WORDS, "why-bake-bounty", n: points, others: others))
            }
            Offer::BakeNothing { .. } => Some(say!(WORDS, "why-bake-new")),
            _ => None,
        }
    }

    /// An attack is told by its stakes and its odds, as far as they speak for it.
    fn say_attack(&self, clash: &Clash) -> Option<Phrase> {
        let own = self.view.table.points[self.seat.index()];
        let Clash { seat, points, stake, win, .. } = *clash;
        let likely = win >= LIKELY;
        if own + points >= self.view.book.rules.goal {
            Some(say!(WORDS, "why-attack-wins-game", who: seat))
        } else if likely && points > stake {
            Some(say!(WORDS, "why-attack-both", tenths: tenths(win), points: points, stake: stake))
        } else if likely {
            Some(say!(WORDS, "why-attack-odds", tenths: tenths(win)))
        } else if points > stake {
            Some(say!(WORDS, "why-attack-stakes", points: points, stake: stake))
        } else {
            None
        }
    }

    fn say_move(&self, no_bake: bool) -> Option<Phrase> {
        let Action::Move(disc, to) = self.best.0 else { return None };
        let own = Fighter { seat: self.seat, disc };
        let (rules, table) = (&self.view.book.rules, &self.view.table);
        let from = table.space_of(own);
        let home = rules.board.kitchen[self.seat.index()];
        if from == home && to != home && !no_bake && !self.other_clears(home) {
            return Some(say!(WORDS, "why-home"));
        }
        let stale = table.is_stale(rules, own);
        let near = |at: Space| self.nearest(at, !stale);
        let ((who, before), (_, after)) = (near(from)?, near(to)?);
        let elsewhere = match self.other {
            Some((Action::Move(other, there), _)) if other == disc => near(there).map(|(_, steps)| steps),
            _ => None,
        };
        if stale && after > before && elsewhere.is_none_or(|there| after > there) {
            Some(say!(WORDS, "why-flees", who: who, n: after, before: before))
        } else if !stale && after < before && elsewhere.is_none_or(|there| after < there) {
            let (who, _) = near(to)?;
            Some(say!(WORDS, "why-nears", who: who, n: after, before: before))
        } else {
            None
        }
    }

    /// Whether the other choice also takes the donut off the kitchen.
    fn other_clears(&self, home: Space) -> bool {
        let is_home = |disc: Disc| self.view.table.space_of(Fighter { seat: self.seat, disc }) == home;
        matches!(self.other, Some((Action::Move(disc, to), _)) if is_home(disc) && to != home)
    }

    /// The enemy donut nearest to a space, of the stale or of the fresh ones: whose it is, and how many steps away on an
    /// empty board.
    fn nearest(&self, at: Space, stale: bool) -> Option<(Seat, u8)> {
        let (rules, table) = (&self.view.book.rules, &self.view.table);
        let enemies = self.view.book.seats.seats().filter(|seat| *seat != self.seat);
        let donuts = enemies.flat_map(|seat| table.donuts(seat));
        let such = donuts.filter(|enemy| table.is_stale(rules, *enemy) == stale);
        let steps = such.map(|enemy| (enemy.seat, rules.board.distance(at, table.space_of(enemy))));
        steps.filter(|(_, steps)| *steps != NOWHERE).min_by_key(|(_, steps)| *steps)
    }

    /// What the loser of the round loses if nobody does anything.
    fn loss_as_it_is(&self) -> Option<Loss> {
        match BadDay::offer(self.view, Action::Pass) {
            Offer::Pass { loss } => loss,
            _ => None,
        }
    }

    fn say_more_damage(&self, loss: Loss) -> Option<Phrase> {
        let now = self.loss_as_it_is()?;
        if loss.left == 0 && now.left > 0 {
            return Some(say!(WORDS, "why-finish", points: loss.points));
        }
        (loss.left < now.left).then(|| say!(WORDS, "why-damage", n: loss.damage, before: now.damage))
    }

    fn say_less_damage(&self, loss: Loss) -> Option<Phrase> {
        let now = self.loss_as_it_is()?;
        if loss.left > 0 && now.left == 0 {
            return Some(say!(WORDS, "why-saves"));
        }
        (loss.left > now.left).then(|| say!(WORDS, "why-less", n: loss.damage, before: now.damage))
    }

    /// Where the loser of the round goes.
    fn say_way(&self, fight: Option<&Clash>) -> Option<Phrase> {
        let loser = self.view.table.fight().loser();
        let other = match self.other {
            Some((_, Offer::Steer { fight, .. } | Offer::Go { fight, .. })) => Some(fight),
            _ => None,
        };
        match (loser.seat == self.seat, fight) {
            (true, None) => other.flatten().map(|clash| say!(WORDS, "why-way-quiet", who: clash.seat)),
            (true, Some(clash)) if clash.win >= LIKELY => {
                Some(say!(WORDS, "why-way-fight", who: clash.seat, tenths: tenths(clash.win)))
            }
            (false, Some(clash)) if clash.win <= UNLIKELY => {
                let odds = tenths(clash.win);
                Some(if clash.seat == self.seat {
                    say!(WORDS, "why-way-drives-own", tenths: odds)
                } else {
                    say!(WORDS, "why-way-drives", who: clash.seat, tenths: odds)
                })
            }
            _ => None,
        }
    }

    fn say_pass(&self) -> Option<Phrase> {
        let spends = matches!(self.other, Some((Action::Use(_) | Action::Steer(..) | Action::Heal(..), _)));
        spends.then(|| say!(WORDS, "why-pass"))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::PerSeat;

    use super::super::{Card, Phase};
    use super::*;

    fn position(settings: &[(&str, &str)]) -> BadDay {
        testkit::position(2, &[], settings)
    }

    fn why(game: &BadDay, best: Action, other: Action) -> String {
        let found = Comparison { best, other: Some(other), points: PerSeat::new(game.book.seats) };
        game.say_why(Seat::new(0), &found).map_or_else(String::new, |why| why.to_string())
    }

    /// Why the first donut moves there and does not stay.
    fn moving(settings: &[(&str, &str)], ring: u8, spoke: u8) -> String {
        let mut game = position(settings);
        game.table.pool = 5;
        game.table.phase = Phase::Moving;
        let to = game.book.rules.board.space(ring, spoke).unwrap();
        why(&game, Action::Move(Disc(0), to), Action::Stop)
    }

    #[test]
    fn attacks_are_told_by_what_speaks_for_them() {
        let board = [("1/1", "d35 2.2 c8"), ("2/1", "d36 2.4 c8"), ("2/2", "d37 2.3 c3")];
        assert_eq!(moving(&board, 2, 4), "", "neither the odds nor the stakes");
        assert_eq!(moving(&board, 2, 3), "You win the first round about 7 in 10.");
        let stakes = [("1/1", "d01 2.2 c2"), ("2/1", "d36 2.4 c8")];
        assert_eq!(moving(&stakes, 2, 4), "You risk a bounty of 1 for one of 3.");
    }

    #[test]
    fn quiet_moves_are_told_by_the_kitchen_and_by_distances() {
        let home = [("1/1", "d35 3.0 c8"), ("2/1", "d36 2.4 c8")];
        assert_eq!(moving(&home, 2, 0), "It clears your kitchen for the next donut.");
        let stale = [("1/1", "d35 2.1 c3"), ("2/1", "d36 1.3 c8")];
        assert_eq!(moving(&stale, 2, 0), "It takes your stale donut away from p2: 4 steps instead of 3.");
        assert_eq!(moving(&stale, 2, 2), "");
        let hunter = [("1/1", "d35 3.1 c8"), ("2/1", "d36 1.6 c2")];
        assert_eq!(moving(&hunter, 2, 1), "It gets closer to a stale donut of p2: 6 steps instead of 7.");
    }

    #[test]
    fn the_other_choices_of_a_turn() {
        let game = position(&[("1/1", "d35 3.1 c3"), ("2/1", "d36 1.6 c8")]);
        let bake = |card, other| why(&game, Action::Bake(Card(card)), Action::Bake(Card(other)));
        assert_eq!(bake(35, 0), "It starts with 8 cubes, the other donut with 3.");
        assert_eq!(bake(0, 35), "Whoever beats it gets only 1, not 3.");
        assert_eq!(why(&game, Action::Roll, Action::Skip), "Rolling costs nothing, and you can still stop.");
        assert_eq!(why(&game, Action::Skip, Action::Roll), "");
    }
}
