//! What a beginner is told: what matters before a choice, and what came of it.

use tabletop::{Arg, Coach, Offers, Phrase, Seat, say};

use super::notation::CardNames;
use super::offer::{Clash, Offer};
use super::pieces::Piece;
use super::table::{Fighter, Phase};
use super::view::View;
use super::{Action, BadDay, Card, Event, WORDS};

/// From here on, in thousandths, a round is likely to be won.
const LIKELY: u16 = 550;
/// Up to here it is likely to be lost.
const UNLIKELY: u16 = 450;

impl Coach for BadDay {
    fn say_before(view: &View, seat: Seat, legal: &[Action]) -> Option<Phrase> {
        let offers: Vec<Offer> = legal.iter().map(|action| BadDay::offer(view, *action)).collect();
        let position = Position { view, seat, offers };
        match view.table.phase {
            Phase::Choose => position.say_bake(),
            Phase::BeforeRoll => position.say_roll(),
            Phase::Moving => Some(position.say_move()),
            Phase::Pick => position.say_pick(),
            Phase::DieEntering | Phase::DieResident => position.say_dice(),
            Phase::Answer => position.say_answer(),
            Phase::Extra | Phase::Prevent => position.say_damage(),
            Phase::SteerOwn | Phase::SteerOpp | Phase::Direction => position.say_way(),
            _ => None,
        }
    }

    fn say_after(view: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        let name = |piece: &Piece| view.piece(piece);
        let rules = &view.book.rules;
        // The last thing that touched the seat, the end first.
        events.iter().rev().find_map(|event| match event {
            Event::Won { seat: who, points, .. } if *who == seat => {
                Some(say!(WORDS, "coach-won", points: *points))
            }
            Event::Won { seat: who, points, .. } => {
                let own = view.table.points[seat.index()];
                Some(say!(WORDS, "coach-lost", who: *who, points: *points, own: own))
            }
            Event::Eliminated { donut, by, points, total } if *by == seat => {
                let missing = rules.goal.saturating_sub(*total);
                Some(say!(WORDS, "coach-knocked-out", donut: name(donut), who: donut.seat, points: *points, missing: missing))
            }
            Event::Eliminated { donut, by, points, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-out", donut: name(donut), who: *by, points: *points))
            }
            Event::Lost { donut, cubes, now_stale: true, dice, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-stale", donut: name(donut), n: *cubes, dice: *dice))
            }
            Event::Lost { donut, cubes: 0, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-unhurt", donut: name(donut)))
            }
            Event::Lost { donut, cubes, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-hurt", donut: name(donut), n: *cubes, left: donut.cubes))
            }
            Event::Lost { donut, cubes, now_stale: true, .. } if took_part(events, seat) => {
                Some(say!(WORDS, "coach-hit-stale", donut: name(donut), who: donut.seat, n: *cubes))
            }
            Event::Lost { donut, cubes, .. } if *cubes > 0 && took_part(events, seat) => {
                Some(say!(WORDS, "coach-hit", donut: name(donut), who: donut.seat, n: *cubes, left: donut.cubes))
            }
            Event::Healed { donut, now_fresh: true, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-fresh", donut: name(donut), dice: rules.fresh_dice))
            }
            Event::Healed { donut, cubes, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-healed", donut: name(donut), n: *cubes, left: donut.cubes))
            }
            Event::Stopped { seat: who, lapsed, .. } if *who == seat && *lapsed > 0 && view.home(seat).is_none() => {
                Some(say!(WORDS, "coach-lapsed", n: *lapsed))
            }
            Event::Stopped { seat: who, .. } | Event::Skips { seat: who } if *who == seat => {
                let home = view.home(seat)?;
                Some(say!(WORDS, "coach-stayed-home", donut: view.called(home)))
            }
            Event::MovementRolled { seat: who, dice } if *who == seat => {
                Some(say!(WORDS, "coach-rolled", n: dice.sum()))
            }
            Event::Moved { donut, enemy: Some(enemy), .. } if donut.seat == seat => Some(say!(
                WORDS, "coach-locked", donut: name(donut), enemy: name(enemy), who: enemy.seat, points: view.bounty(enemy)
            )),
            Event::Moved { donut, steps, enemy: None, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-moved", donut: name(donut), n: *steps))
            }
            Event::Baked { donut, .. } if donut.seat == seat => {
                Some(say!(WORDS, "coach-baked", donut: name(donut), n: donut.cubes))
            }
            _ => None,
        })
    }
}

/// Whether the fight is one of the seat's own.
fn took_part(events: &[Event], seat: Seat) -> bool {
    let last = events.iter().rev().find_map(|event| match event {
        Event::RoundWon { winner, .. } => Some(winner.seat),
        _ => None,
    });
    last == Some(seat)
}

/// A chance in tenths, from thousandths.
fn tenths(thousandths: u16) -> u16 {
    (thousandths + 50) / 100
}

impl View {
    fn called(&self, fighter: Fighter) -> Arg {
        Arg::data(self.book.card_name(self.table.card_of(fighter)))
    }

    fn piece(&self, piece: &Piece) -> Arg {
        Arg::data(self.book.card_name(piece.card.card))
    }

    fn bounty(&self, piece: &Piece) -> u8 {
        self.book.rules.points[piece.card.card.index()]
    }

    fn named(&self, card: Card) -> Arg {
        Arg::data(self.book.card_name(card))
    }

    /// The donut on the seat's own kitchen.
    fn home(&self, seat: Seat) -> Option<Fighter> {
        self.table.donut_at(seat, self.book.rules.board.kitchen[seat.index()])
    }
}

/// A decision of a seat.
struct Position<'a> {
    view: &'a View,
    seat: Seat,
    offers: Vec<Offer>,
}

impl Position<'_> {
    fn say_bake(&self) -> Option<Phrase> {
        let bakes = self.offers.iter().filter_map(|offer| match offer {
            Offer::Bake { card, cubes, points, .. } => Some((card.card, *cubes, *points)),
            _ => None,
        });
        let mut bakes: Vec<_> = bakes.collect();
        bakes.sort_by_key(|(_, cubes, _)| std::cmp::Reverse(*cubes));
        let [(tough, cubes, points), .., (other, fewer, less)] = bakes[..] else { return None };
        if cubes == fewer {
            return None;
        }
        let (tough, other) = (self.view.named(tough), self.view.named(other));
        Some(if points > less {
            say!(WORDS, "coach-bake", donut: tough, n: cubes, points: points, other: other, fewer: fewer, less: less)
        } else {
            say!(WORDS, "coach-bake-better", donut: tough, n: cubes, other: other, fewer: fewer)
        })
    }

    fn say_roll(&self) -> Option<Phrase> {
        let healed = self.offers.iter().any(|offer| matches!(offer, Offer::Heal { now_fresh: true, .. }));
        if healed {
            return Some(say!(WORDS, "coach-heal"));
        }
        if let Some(home) = self.view.home(self.seat) {
            return Some(say!(WORDS, "coach-leave", donut: self.view.called(home)));
        }
        let (table, rules) = (&self.view.table, &self.view.book.rules);
        let rivals = self.view.book.seats.seats().filter(|other| *other != self.seat);
        let worth = |fighter: &Fighter| rules.points[table.card_of(*fighter).index()];
        let weak = rivals.flat_map(|who| table.donuts(who)).filter(|donut| table.is_stale(rules, *donut));
        let prey = weak.max_by_key(worth)?;
        let (donut, points) = (self.view.called(prey), worth(&prey));
        Some(say!(WORDS, "coach-prey", donut: donut, who: prey.seat, points: points))
    }

    fn say_move(&self) -> Phrase {
        let (view, table) = (self.view, &self.view.table);
        let attacks = self.offers.iter().filter_map(|offer| match offer {
            Offer::Move { fight: Some(clash), .. } => Some(*clash),
            _ => None,
        });
        let attacks: Vec<Clash> = attacks.collect();
        let enemy =
            |clash: &Clash| view.called(Fighter { seat: clash.seat, disc: super::Disc(clash.disc - 1) });
        let missing = view.book.rules.goal.saturating_sub(table.points[self.seat.index()]);
        if let Some(clash) =
            attacks.iter().filter(|clash| clash.points >= missing).max_by_key(|clash| clash.win)
        {
            return say!(WORDS, "coach-winning", donut: enemy(clash), who: clash.seat, n: missing);
        }
        if let Some(home) = view.home(self.seat).filter(|_| view.can_leave_kitchen()) {
            let donut = view.called(home);
            return match table.pool {
                1 => say!(WORDS, "coach-leave-now", donut: donut),
                steps => say!(WORDS, "coach-leave-step", donut: donut, n: steps),
            };
        }
        match attacks.iter().max_by_key(|clash| clash.win) {
            None => say!(WORDS, "coach-no-enemy", n: table.pool),
            Some(clash) if clash.win >= LIKELY => say!(
                WORDS, "coach-good-fight", donut: enemy(clash), who: clash.seat, tenths: tenths(clash.win), points: clash.points
            ),
            Some(clash) if clash.win <= UNLIKELY => say!(WORDS, "coach-bad-fight", n: attacks.len()),
            Some(clash) => say!(
                WORDS, "coach-even-fight", donut: enemy(clash), who: clash.seat, points: clash.points, stake: clash.stake
            ),
        }
    }

    fn say_pick(&self) -> Option<Phrase> {
        let fights = self.offers.iter().filter_map(|offer| match offer {
            Offer::Fight { fight, .. } => Some(*fight),
            _ => None,
        });
        let best = fights.max_by_key(|clash| clash.win)?;
        let donut = self.view.called(Fighter { seat: best.seat, disc: super::Disc(best.disc - 1) });
        Some(say!(WORDS, "coach-next-fight", donut: donut, who: best.seat, tenths: tenths(best.win)))
    }

    fn say_dice(&self) -> Option<Phrase> {
        let more = self.offers.iter().filter_map(|offer| match offer {
            Offer::MoreDice { now, then, .. } => Some((now.win, then.win)),
            _ => None,
        });
        let (now, then) = more.max_by_key(|(_, then)| *then)?;
        let (from, to) = (tenths(now), tenths(then));
        (to > from).then(|| say!(WORDS, "coach-dice", from: from, tenths: to))
    }

    fn say_answer(&self) -> Option<Phrase> {
        let turned = self.offers.iter().filter_map(|offer| match offer {
            Offer::Reroll { then, .. } => Some(then.win),
            _ => None,
        });
        let lost = self.offers.iter().find_map(|offer| match offer {
            Offer::Pass { loss: Some(loss) } => Some(*loss),
            _ => None,
        })?;
        let tenths = tenths(turned.max()?);
        Some(if lost.left == 0 {
            say!(WORDS, "coach-answer-out", tenths: tenths)
        } else {
            say!(WORDS, "coach-answer", n: lost.damage, tenths: tenths)
        })
    }

    fn say_damage(&self) -> Option<Phrase> {
        let as_it_is = self.offers.iter().find_map(|offer| match offer {
            Offer::Pass { loss: Some(loss) } => Some(*loss),
            _ => None,
        })?;
        self.offers.iter().find_map(|offer| match offer {
            Offer::MoreDamage { loss, .. } if loss.left == 0 && as_it_is.left > 0 => {
                Some(say!(WORDS, "coach-finish", points: loss.points))
            }
            Offer::MoreDamage { loss, .. } => {
                Some(say!(WORDS, "coach-more", n: loss.damage, before: as_it_is.damage))
            }
            Offer::LessDamage { loss, .. } if as_it_is.left == 0 && loss.left > 0 => {
                Some(say!(WORDS, "coach-save"))
            }
            Offer::LessDamage { loss, .. } => {
                Some(say!(WORDS, "coach-less", n: loss.damage, before: as_it_is.damage))
            }
            _ => None,
        })
    }

    fn say_way(&self) -> Option<Phrase> {
        let ways = self.offers.iter().filter_map(|offer| match offer {
            Offer::Steer { fight, .. } | Offer::Go { fight, .. } => Some(*fight),
            _ => None,
        });
        let ways: Vec<Option<Clash>> = ways.collect();
        let mine = self.view.table.fight().loser().seat == self.seat;
        let fights = ways.iter().flatten().count();
        Some(match (mine, fights) {
            _ if ways.is_empty() => return None,
            (true, 0) => say!(WORDS, "coach-way-free", n: ways.len()),
            (true, _) if fights == ways.len() => say!(WORDS, "coach-way-all-fights"),
            (true, _) => say!(WORDS, "coach-way-some-fights", n: fights, of: ways.len()),
            (false, 0) => say!(WORDS, "coach-drive-free"),
            (false, _) => say!(WORDS, "coach-drive", n: fights),
        })
    }
}
