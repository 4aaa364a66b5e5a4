//! What a beginner is told: what matters before a pick or a power, and what came of it.

use tabletop::{Arg, Coach, Phrase, Seat, say};

use super::counts::kinds_of;
use super::offer::changes_of_points;
use super::view::{Asks, View};
use super::{Action, Donut, Event, GoNuts, Power, Score, WORDS};

/// A gain that is worth a word.
const MUCH: i32 = 4;

impl Coach for GoNuts {
    fn say_before(view: &View, seat: Seat, legal: &[Action]) -> Option<Phrase> {
        let table = Table { view, seat };
        match view.asks {
            Asks::Pick => table.say_pick(),
            Asks::Keep => table.say_keep(),
            Asks::Salvage | Asks::Scoop { .. } => table.say_pile(legal),
            Asks::Steal | Asks::Trash => table.say_victim(legal),
            Asks::Give | Asks::Toss | Asks::Pass | Asks::MilkToss { .. } => table.say_loss(legal),
            Asks::Clear => table.say_clear(),
            _ => None,
        }
    }

    fn say_after(view: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        let name = |donut: Donut| Arg::data(view.name(donut));
        // The last thing that touched the seat, the end first.
        events.iter().rev().find_map(|event| match *event {
            Event::Over { winners, score, .. } if winners.contains(seat) => {
                Some(say!(WORDS, "coach-won", n: winners.len(), points: score))
            }
            Event::Over { winners, score, .. } => {
                let own = view.table().points(seat);
                Some(say!(WORDS, "coach-lost", n: winners.len(), who: winners, points: score, own: own))
            }
            Event::Moved { from, to, donut, ref points, .. } if from == seat => {
                Some(say!(WORDS, "coach-gone", who: to, donut: name(donut), points: points[seat]))
            }
            Event::Moved { from, to, donut, copies, ref points, .. } if to == seat => Some(
                say!(WORDS, "coach-came", who: from, donut: name(donut), n: copies, points: points[seat]),
            ),
            Event::Discarded { seat: whose, donut, ref points, .. } if whose == seat => {
                Some(say!(WORDS, "coach-discarded", donut: name(donut), points: points[seat]))
            }
            Event::Drew { seat: who, donut, copies, ref points, .. } if who == seat => {
                Some(say!(WORDS, "coach-drew", donut: name(donut), n: copies, points: points[seat]))
            }
            Event::Kept { seat: who, donut, copies, ref points, .. } if who == seat => {
                Some(say!(WORDS, "coach-kept", donut: name(donut), n: copies, points: points[seat]))
            }
            Event::Salvaged { seat: who, donut, copies, ref points, .. } if who == seat => {
                Some(say!(WORDS, "coach-found", donut: name(donut), n: copies, points: points[seat]))
            }
            Event::Fizzled { seat: who, donut } if who == seat => {
                Some(say!(WORDS, "coach-fizzled", donut: name(donut)))
            }
            Event::Taken { seat: who, donut, ref points, place, .. } if who == seat => {
                Some(say!(WORDS, "coach-took", place: place, donut: name(donut), points: points[seat]))
            }
            Event::Contested { seats, donut, .. } if seats.contains(seat) => {
                let others = Arg::all(seats.iter().filter(|other| *other != seat));
                Some(say!(WORDS, "coach-clashed", who: others, donut: name(donut)))
            }
            _ => None,
        })
    }
}

/// What a seat sees.
struct Table<'a> {
    view: &'a View,
    seat: Seat,
}

impl Table<'_> {
    fn name(&self, donut: Donut) -> Arg {
        Arg::data(self.view.name(donut))
    }

    /// What a donut would change a seat's points by.
    fn gain(&self, seat: Seat, donut: Donut, copies: i8) -> i32 {
        changes_of_points(self.view.table(), &[(seat, donut, copies)])(seat)
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        self.view.book.seats.seats().filter(move |seat| *seat != own)
    }

    fn row(&self) -> impl Iterator<Item = Donut> {
        self.view.row.iter().flatten().copied()
    }

    fn say_pick(&self) -> Option<Phrase> {
        if self.view.round == 1 {
            return Some(say!(WORDS, "coach-first-round"));
        }
        self.say_last_round()
            .or_else(|| self.say_limit())
            .or_else(|| self.say_gain())
            .or_else(|| self.say_rival())
            .or_else(|| self.say_power())
            .or_else(|| self.say_tie())
            .or_else(|| self.say_nothing())
    }

    /// Whatever is picked, at least one place is empty afterwards.
    fn say_last_round(&self) -> Option<Phrase> {
        let best = self.row().max_by_key(|donut| self.gain(self.seat, *donut, 1))?;
        let gain = self.gain(self.seat, best, 1);
        (self.view.deck_cards == 0)
            .then(|| say!(WORDS, "coach-last-round", donut: self.name(best), points: gain))
    }

    /// A donut that stops scoring with one more, or starts to.
    fn say_limit(&self) -> Option<Phrase> {
        let (view, own) = (self.view, &self.view.owned[self.seat.index()]);
        let cards = view.table().cards(self.seat);
        let types = kinds_of(own).count_ones();
        let mine = (0..view.book.rules.types as u8).map(Donut).filter(|donut| own[donut.index()] > 0);
        mine.into_iter().find_map(|donut| match view.book.rules.scores[donut.index()] {
            Score::EachIfCardsAtMost { limit, .. } if cards == u32::from(limit) => {
                Some(say!(WORDS, "coach-full", donut: self.name(donut), n: cards))
            }
            Score::EachIfTypesAtMost { limit, .. } if types == u32::from(limit) => {
                Some(say!(WORDS, "coach-types-full", donut: self.name(donut), n: types))
            }
            Score::EachIfTypesAtLeast { limit, .. } if types + 1 == u32::from(limit) => {
                Some(say!(WORDS, "coach-types-short", donut: self.name(donut), n: types))
            }
            _ => None,
        })
    }

    /// What lies there that is worth much to the seat.
    fn say_gain(&self) -> Option<Phrase> {
        let best = self.row().max_by_key(|donut| self.gain(self.seat, *donut, 1))?;
        let gain = self.gain(self.seat, best, 1);
        let wanting = self.rivals().filter(|who| self.gain(*who, best, 1) >= gain);
        let wanting: Vec<Seat> = wanting.collect();
        match &wanting[..] {
            _ if gain < MUCH => None,
            [] => Some(say!(WORDS, "coach-gain", donut: self.name(best), points: gain)),
            [who] => Some(say!(WORDS, "coach-gain-wanted", donut: self.name(best), points: gain, who: *who)),
            _ => Some(say!(WORDS, "coach-gain-all", donut: self.name(best), points: gain)),
        }
    }

    /// What lies there that is worth much to somebody else.
    fn say_rival(&self) -> Option<Phrase> {
        let each = self.rivals().flat_map(|who| self.row().map(move |donut| (who, donut)));
        let (who, donut) = each.max_by_key(|(who, donut)| self.gain(*who, *donut, 1))?;
        let gain = self.gain(who, donut, 1);
        (gain >= MUCH).then(|| say!(WORDS, "coach-rival", who: who, donut: self.name(donut), points: gain))
    }

    /// What a power in the row would do for the seat.
    fn say_power(&self) -> Option<Phrase> {
        let (view, rules) = (self.view, &self.view.book.rules);
        self.row().find_map(|donut| {
            let title = self.name(donut);
            match rules.powers[donut.index()] {
                Power::TakeTopDiscard => {
                    let top = *view.pile.iter().last()?;
                    let gain = self.gain(self.seat, top, 1);
                    (gain > 0)
                        .then(|| say!(WORDS, "coach-top", donut: title, found: self.name(top), points: gain))
                }
                Power::TakeAnyDiscard => {
                    let best =
                        view.pile.iter().copied().max_by_key(|found| self.gain(self.seat, *found, 1))?;
                    let gain = self.gain(self.seat, best, 1);
                    (gain > 1)
                        .then(|| say!(WORDS, "coach-any", donut: title, found: self.name(best), points: gain))
                }
                Power::Steal => {
                    let cost = -self.gain(self.seat, donut, 1);
                    (cost > 0).then(|| say!(WORDS, "coach-claw", donut: title, points: cost))
                }
                Power::DiscardOwn | Power::Give => {
                    let negative = (0..rules.types as u8).map(Donut).find(|own| {
                        view.owned[self.seat.index()][own.index()] > 0 && self.gain(self.seat, *own, -1) > 0
                    })?;
                    Some(say!(WORDS, "coach-rid", donut: title, bad: self.name(negative)))
                }
                _ => None,
            }
        })
    }

    /// The seat could take the lead in a type of which the most count.
    fn say_tie(&self) -> Option<Phrase> {
        let rules = &self.view.book.rules;
        let counted =
            self.row().find(|donut| matches!(rules.scores[donut.index()], Score::Majority { .. }))?;
        let has = |seat: Seat| self.view.owned[seat.index()][counted.index()];
        let most = self.rivals().map(has).max()?;
        (most > 0 && has(self.seat) == most)
            .then(|| say!(WORDS, "coach-majority", donut: self.name(counted), n: most))
    }

    /// Nothing in the row brings anything.
    fn say_nothing(&self) -> Option<Phrase> {
        self.row().all(|donut| self.gain(self.seat, donut, 1) <= 0).then(|| say!(WORDS, "coach-nothing-here"))
    }

    fn say_keep(&self) -> Option<Phrase> {
        let [Some(first), Some(second)] = self.view.peeked else { return None };
        let (one, two) = (self.gain(self.seat, first, 1), self.gain(self.seat, second, 1));
        let (best, other, points, less) =
            if one >= two { (first, second, one, two) } else { (second, first, two, one) };
        (points > less).then(|| {
            say!(WORDS, "coach-keep", donut: self.name(best), points: points, other: self.name(other), less: less)
        })
    }

    fn say_pile(&self, legal: &[Action]) -> Option<Phrase> {
        let found = legal.iter().filter_map(|action| match action {
            Action::Salvage(donut) | Action::Scoop(donut) => Some(*donut),
            _ => None,
        });
        let best = found.max_by_key(|donut| self.gain(self.seat, *donut, 1))?;
        let gain = self.gain(self.seat, best, 1);
        (gain > 0).then(|| say!(WORDS, "coach-pile", donut: self.name(best), points: gain))
    }

    fn say_victim(&self, legal: &[Action]) -> Option<Phrase> {
        let table = self.view.table();
        let can_hit = |seat: &Seat| {
            let hits = |action: &Action| matches!(action, Action::Steal(who, _) | Action::Trash(who, _) if who == seat);
            legal.iter().any(hits)
        };
        let leader = self.rivals().filter(can_hit).max_by_key(|seat| table.points(*seat))?;
        let points = table.points(leader);
        match self.view.asks {
            Asks::Steal => Some(say!(WORDS, "coach-steal", who: leader, points: points)),
            _ => Some(say!(WORDS, "coach-trash", who: leader, points: points)),
        }
    }

    fn say_loss(&self, legal: &[Action]) -> Option<Phrase> {
        let lost = legal.iter().filter_map(|action| match action {
            Action::Give(_, donut) | Action::Toss(donut) | Action::Pass(donut) => Some(*donut),
            _ => None,
        });
        let least = lost.max_by_key(|donut| self.gain(self.seat, *donut, -1))?;
        let change = self.gain(self.seat, least, -1);
        let donut = self.name(least);
        match (self.view.asks, change) {
            (_, 1..) => Some(say!(WORDS, "coach-better-off", donut: donut, points: change)),
            (Asks::Pass, _) => {
                let seats = self.view.book.seats;
                let giver = seats.seats().find(|other| seats.next(*other) == self.seat)?;
                Some(say!(WORDS, "coach-pass", donut: donut, points: -change, who: giver))
            }
            (_, 0) => Some(say!(WORDS, "coach-costs-nothing", donut: donut)),
            _ => Some(say!(WORDS, "coach-costs", donut: donut, points: -change)),
        }
    }

    fn say_clear(&self) -> Option<Phrase> {
        let each = self.rivals().flat_map(|who| self.row().map(move |donut| (who, donut)));
        let (who, donut) = each.max_by_key(|(who, donut)| self.gain(*who, *donut, 1))?;
        let gain = self.gain(who, donut, 1);
        (gain > 0).then(|| say!(WORDS, "coach-clear", who: who, donut: self.name(donut), points: gain))
    }
}
