//! What a beginner is told: what matters before a choice, and what came of it.

use tabletop::{Arg, Coach, Offers, Phrase, Seat, say};

use super::event::Failure;
use super::offer::{Gain, Odds, Offer};
use super::view::View;
use super::{Action, DriveThru, Event, Kitchen, Phase, Recipe, WORDS};

impl Coach for DriveThru {
    fn say_before(view: &View, seat: Seat, legal: &[Action]) -> Option<Phrase> {
        let offers = legal.iter().map(|action| DriveThru::offer(view, *action)).collect();
        let position = Position { view, seat, offers };
        match view.game.phase {
            Phase::Draft => Some(say!(WORDS, "coach-draft")),
            Phase::Turn => position.say_turn(),
            Phase::Keep => position.say_keep(),
            Phase::Spend { .. } => position.say_spend(),
            _ => None,
        }
    }

    fn say_after(view: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        let name = |recipe: Recipe| Arg::data(view.name(recipe));
        let game = &view.game;
        let needed = game.book.rules.constants.served_to_end;
        // The last thing that touched the seat, the end first.
        events.iter().rev().find_map(|event| match event {
            Event::Over { .. } => {
                let tips = game.tips(seat);
                Some(say!(WORDS, "coach-over", tips: tips))
            }
            Event::LastRound { seat: who, .. } if *who == seat => {
                Some(say!(WORDS, "coach-your-last", n: needed))
            }
            Event::LastRound { seat: who, .. } => Some(say!(WORDS, "coach-their-last", who: *who, n: needed)),
            Event::Served { seat: who, recipe, tip: 0, served, .. } if *who == seat => {
                Some(say!(WORDS, "coach-served-plain", recipe: name(*recipe), n: *served, of: needed))
            }
            Event::Served { seat: who, recipe, tip, tips, served, .. } if *who == seat => Some(say!(
                WORDS, "coach-served", recipe: name(*recipe), tip: *tip, tips: *tips, n: *served, of: needed
            )),
            Event::Prepared { seat: who, recipe, spent: 0 } if *who == seat => {
                let serve = game.book.rules.thresholds[1][recipe.index()];
                Some(say!(WORDS, "coach-prepared", recipe: name(*recipe), needed: serve))
            }
            Event::Prepared { seat: who, recipe, spent } if *who == seat => {
                Some(say!(WORDS, "coach-prepared-spent", recipe: name(*recipe), n: *spent))
            }
            Event::Failed { seat: who, roll, why: Failure::AlwaysFails, .. } if *who == seat => {
                Some(say!(WORDS, "coach-always-fails", die: roll.die, recipe: name(roll.recipe)))
            }
            Event::Failed { seat: who, roll, short, why: Failure::TooLow } if *who == seat => {
                Some(say!(WORDS, "coach-too-low", n: *short, recipe: name(roll.recipe)))
            }
            Event::Failed { seat: who, roll, .. } if *who == seat => {
                Some(say!(WORDS, "coach-declined", recipe: name(roll.recipe)))
            }
            Event::Kept { seat: who, kept, .. } if *who == seat && kept.iter().next().is_none() => {
                Some(say!(WORDS, "coach-kept-none"))
            }
            Event::Kept { seat: who, kept, .. } if *who == seat => {
                let recipe = kept.iter().next()?;
                let [prepare, serve] = game.book.rules.thresholds.map(|numbers| numbers[recipe.index()]);
                Some(say!(WORDS, "coach-kept", recipe: name(recipe), prepare: prepare, serve: serve))
            }
            Event::Refreshed { seat: who, recognitions: 0, .. } if *who == seat => {
                Some(say!(WORDS, "coach-coffee-nothing"))
            }
            Event::Refreshed { seat: who, ready, .. } if *who == seat => {
                Some(say!(WORDS, "coach-coffee", n: *ready))
            }
            Event::Took { seat: who, pieces, hand, .. } if *who == seat => {
                Some(say!(WORDS, "coach-took", n: *pieces, hand: *hand))
            }
            Event::Passed { seat: who, .. } if *who == seat => Some(say!(WORDS, "coach-passed")),
            _ => None,
        })
    }
}

/// A decision of a seat.
struct Position<'a> {
    view: &'a View,
    seat: Seat,
    offers: Vec<Offer>,
}

impl Position<'_> {
    fn name(&self, recipe: Recipe) -> Arg {
        Arg::data(self.view.name(recipe))
    }

    fn say_turn(&self) -> Option<Phrase> {
        self.say_end()
            .or_else(|| self.say_serve())
            .or_else(|| self.say_empty_hand())
            .or_else(|| self.say_prepare())
            .or_else(|| self.say_learn())
            .or_else(|| self.say_blocked())
    }

    fn serves(&self) -> impl Iterator<Item = (Recipe, u8, Odds, Gain)> {
        self.offers.iter().filter_map(|offer| match *offer {
            Offer::Serve { recipe, pieces, odds, gain } => Some((recipe, pieces, odds, gain)),
            _ => None,
        })
    }

    /// The last round, or a chance to bring it.
    fn say_end(&self) -> Option<Phrase> {
        let game = &self.view.game;
        let last = self.serves().filter(|(.., gain)| gain.last_round).max_by_key(|(.., odds, _)| odds.helped);
        if let Some((recipe, ..)) = last {
            return Some(say!(WORDS, "coach-ends", recipe: self.name(recipe)));
        }
        if game.last_round {
            return Some(match self.serves().next() {
                Some(_) => say!(WORDS, "coach-last-serve"),
                None => say!(WORDS, "coach-last-round"),
            });
        }
        None
    }

    fn say_serve(&self) -> Option<Phrase> {
        let (recipe, pieces, odds, gain) =
            self.serves().max_by_key(|(_, pieces, odds, _)| (odds.plain, 3 - pieces))?;
        let alone = self.serves().find(|(other, fewer, ..)| *other == recipe && *fewer < pieces);
        let title = self.name(recipe);
        Some(match alone {
            Some((.., one, _)) if odds.plain > one.plain => {
                say!(WORDS, "coach-two-pieces", recipe: title, n: odds.plain, one: one.plain, of: odds.faces)
            }
            _ if odds.plain == 0 && odds.helped == 0 => say!(WORDS, "coach-serve-hopeless", recipe: title),
            _ if odds.helped > odds.plain => {
                say!(WORDS, "coach-serve-helped", recipe: title, n: odds.plain, helped: odds.helped, of: odds.faces)
            }
            _ if gain.tip == 0 => {
                say!(WORDS, "coach-serve-plain", recipe: title, n: odds.plain, of: odds.faces)
            }
            _ => say!(WORDS, "coach-serve", recipe: title, n: odds.plain, of: odds.faces, tip: gain.tip),
        })
    }

    fn say_empty_hand(&self) -> Option<Phrase> {
        (self.view.game.hand[self.seat.index()] == 0).then(|| say!(WORDS, "coach-empty-hand"))
    }

    fn say_prepare(&self) -> Option<Phrase> {
        let prepares = self.offers.iter().filter_map(|offer| match *offer {
            Offer::Prepare { recipe, pieces, odds } => Some((recipe, pieces, odds)),
            _ => None,
        });
        let (recipe, _, odds) = prepares.max_by_key(|(_, pieces, odds)| (odds.plain, 3 - pieces))?;
        let title = self.name(recipe);
        Some(if odds.helped > odds.plain {
            say!(WORDS, "coach-prepare-helped", recipe: title, n: odds.plain, helped: odds.helped, of: odds.faces)
        } else {
            say!(WORDS, "coach-prepare", recipe: title, n: odds.plain, of: odds.faces)
        })
    }

    fn say_learn(&self) -> Option<Phrase> {
        let game = &self.view.game;
        let can = self.offers.iter().any(|offer| matches!(offer, Offer::Learn { .. }));
        let has = game.unprepared[self.seat.index()].len() + game.prepared[self.seat.index()].len();
        (can && has == 0).then(|| say!(WORDS, "coach-learn"))
    }

    /// Why the plan must wait.
    fn say_blocked(&self) -> Option<Phrase> {
        let game = &self.view.game;
        let full = |kitchen: Kitchen| game.free(kitchen) == 0;
        let prepared = game.prepared[self.seat.index()].len();
        if prepared > 0 && full(Kitchen::Serve) {
            return Some(say!(WORDS, "coach-serve-full", n: prepared));
        }
        let unprepared = game.unprepared[self.seat.index()].len();
        if unprepared > 0 && full(Kitchen::Prepare) {
            return Some(say!(WORDS, "coach-prepare-full", n: unprepared));
        }
        let used = game.used(self.seat);
        (used > 1).then(|| say!(WORDS, "coach-tired", n: used))
    }

    fn say_keep(&self) -> Option<Phrase> {
        let rules = &self.view.game.book.rules;
        let kept = self.offers.iter().filter_map(|offer| match offer {
            Offer::Keep { kept, .. } => kept.iter().next(),
            _ => None,
        });
        let total = |recipe: &Recipe| {
            rules.thresholds.map(|numbers| u32::from(numbers[recipe.index()])).iter().sum::<u32>()
        };
        let kept: Vec<Recipe> = kept.collect();
        let easy = *kept
            .iter()
            .min_by_key(|recipe| (total(recipe), std::cmp::Reverse(rules.tips[recipe.index()])))?;
        let rich = *kept.iter().max_by_key(|recipe| rules.tips[recipe.index()])?;
        let tip = |recipe: Recipe| rules.tips[recipe.index()];
        Some(if tip(easy) == tip(rich) {
            say!(WORDS, "coach-keep-easy", recipe: self.name(easy), tip: tip(easy))
        } else {
            say!(
                WORDS, "coach-keep", easy: self.name(easy), less: tip(easy), rich: self.name(rich), tip: tip(rich)
            )
        })
    }

    fn say_spend(&self) -> Option<Phrase> {
        self.offers.iter().find_map(|offer| match *offer {
            Offer::Spend { recognitions, gain: Some(gain) } if gain.tip > 0 => {
                Some(say!(WORDS, "coach-spend-tip", n: recognitions, tip: gain.tip))
            }
            Offer::Spend { recognitions, gain: Some(_) } => {
                Some(say!(WORDS, "coach-spend-serve", n: recognitions))
            }
            Offer::Spend { recognitions, gain: None } => Some(say!(WORDS, "coach-spend", n: recognitions)),
            _ => None,
        })
    }
}
