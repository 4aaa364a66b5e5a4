//! What a beginner is told: what matters before a choice, and what came of it.

use tabletop::{Coach, Offers, Phrase, Seat, say};

use super::cards::Card;
use super::event::Cause;
use super::offer::{Effect, Offer, Price};
use super::view::View;
use super::words::{card_arg, flavour_arg};
use super::{Action, Donut, Event, Phase, WORDS};

impl Coach for Donut {
    fn say_before(view: &View, seat: Seat, legal: &[Action]) -> Option<Phrase> {
        let position = Position { view, seat, legal };
        match view.table.phase {
            Phase::Name => Some(say!(WORDS, "coach-name")),
            Phase::Sit => position.say_sit(),
            Phase::Exchange => Some(position.say_exchange()),
            Phase::Sale if view.table.sale.played == 0 => Some(position.say_lead()),
            Phase::Sale => position.say_follow(),
            Phase::Lucky => Some(position.say_lucky()),
            _ => None,
        }
    }

    fn say_after(view: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        let rules = &view.book.rules;
        // The last thing that touched the seat, the end first.
        events.iter().rev().find_map(|event| match event {
            Event::Over { winners, .. } if winners.contains(seat) => Some(say!(WORDS, "coach-won")),
            Event::Over { winners, .. } => {
                let fame = view.table.fame[seat.index()];
                Some(say!(WORDS, "coach-lost", who: *winners, n: winners.len(), fame: fame))
            }
            Event::Review { seat: who, reviews } if *who == seat => {
                Some(say!(WORDS, "coach-review", n: *reviews))
            }
            Event::FameLost { seat: who, fame, .. } if *who == seat => {
                Some(say!(WORDS, "coach-fame-lost", fame: *fame))
            }
            Event::TokenBack { seat: who, tokens } if *who == seat => {
                Some(say!(WORDS, "coach-token", n: *tokens))
            }
            Event::LuckWasted { seat: who } if *who == seat => Some(say!(WORDS, "coach-luck-wasted")),
            Event::ReviewReturned { seat: who, reviews, cause: Cause::Lucky } if *who == seat => {
                Some(say!(WORDS, "coach-lucky-returned", n: *reviews))
            }
            Event::ReviewReturned { seat: who, reviews, cause: Cause::Sale } if *who == seat => {
                Some(say!(WORDS, "coach-returned", n: *reviews))
            }
            Event::Fame { seat: who, fame, cause: Cause::Walkover, .. } if *who == seat => {
                Some(say!(WORDS, "coach-walkover", fame: *fame))
            }
            Event::Fame { seat: who, fame, .. } if *who == seat => {
                let missing = rules.target.saturating_sub(*fame).max(0);
                Some(say!(WORDS, "coach-fame", fame: *fame, n: missing))
            }
            Event::Sold { seat: who, sale, number, .. } if *who != seat => {
                let mine = sale.plays.iter().any(|play| play.seat == seat);
                let left = rules.numbers.hand.saturating_sub(*number);
                let none = view.table.sales[seat.index()] == 0;
                match (mine, left) {
                    (true, 1..) if none => Some(say!(WORDS, "coach-outsold-none", who: *who, n: left)),
                    (true, 1..) => Some(say!(WORDS, "coach-outsold", who: *who, n: left)),
                    _ => None,
                }
            }
            Event::Void { seat: who, flavour, .. } if *who == seat => {
                Some(say!(WORDS, "coach-void", flavour: flavour_arg(view.book, flavour.get())))
            }
            Event::PickedFlip { seat: who, flip, .. } if *who == seat => {
                Some(say!(WORDS, "coach-took-flip", card: card_arg(view.book, flip.get())))
            }
            Event::Exchanged { seat: who, exchanged: 1.., .. } if *who == seat => {
                let position = Position { view, seat, legal: &[] };
                let trending = position.trumps();
                Some(say!(WORDS, "coach-exchanged", n: trending))
            }
            Event::SatOut { seat: who, token: true, tokens } if *who == seat => {
                Some(say!(WORDS, "coach-sat-out", n: *tokens))
            }
            _ => None,
        })
    }
}

/// A decision of a seat.
struct Position<'a> {
    view: &'a View,
    seat: Seat,
    legal: &'a [Action],
}

impl Position<'_> {
    /// Cards of the hand that are trending, or can be.
    fn trumps(&self) -> usize {
        let Some(trending) = self.view.table.trending else { return 0 };
        self.view.hand.iter().filter(|card| card.is_plain() || card.flavour() == Some(trending)).count()
    }

    fn say_sit(&self) -> Option<Phrase> {
        let n = self.trumps();
        let out = Donut::offer(self.view, Action::Out);
        let Offer::Out { price, tokens, walkover, .. } = out else { return None };
        let sales = self.view.book.rules.numbers.walkover_sales;
        Some(match (walkover, price) {
            (Some(who), _) => say!(WORDS, "coach-sit-walkover", who: who, sales: sales),
            (None, Price::Token) if n == 0 => say!(WORDS, "coach-sit-weak", tokens: tokens + 1),
            (None, Price::Token) if n == 1 => say!(WORDS, "coach-sit-one"),
            (None, Price::Token) => say!(WORDS, "coach-sit-strong", n: n),
            (None, Price::Review) => say!(WORDS, "coach-sit-review", n: n),
            (None, Price::Fame) => say!(WORDS, "coach-sit-fame"),
            (None, Price::Nothing) => say!(WORDS, "coach-sit-free"),
        })
    }

    fn say_exchange(&self) -> Phrase {
        let (view, table) = (self.view, &self.view.table);
        let hand = view.hand.iter().count();
        let dull = hand - self.trumps();
        let takes = self.legal.iter().any(|action| matches!(action, Action::SwapWithFlip(_)));
        let most = usize::from(view.book.rules.numbers.exchange_max);
        match table.flip.filter(|_| takes) {
            Some(flip) if flip.is_plain() => say!(WORDS, "coach-flip-plain"),
            Some(flip) => say!(WORDS, "coach-flip", card: card_arg(view.book, flip)),
            None if dull == 0 => say!(WORDS, "coach-exchange-none"),
            None if dull > most => say!(WORDS, "coach-exchange-many", n: dull, most: most),
            None => say!(WORDS, "coach-exchange", n: dull),
        }
    }

    /// Whether a sale would win the game for this seat.
    fn one_sale_wins(&self, seat: Seat) -> bool {
        let (table, rules) = (&self.view.table, &self.view.book.rules);
        let fame = table.fame[seat.index()] + rules.numbers.fame_per_sale;
        table.reviews[seat.index()] == 0 && fame >= rules.target && rules.immediate
    }

    /// Cards to play, with what they do.
    fn plays(&self) -> impl Iterator<Item = (Card, Effect, u8)> {
        self.legal.iter().filter_map(|action| match Donut::offer(self.view, *action) {
            Offer::Play { card, effect, bonuses, .. } => Some((card.get(), effect, bonuses)),
            _ => None,
        })
    }

    fn say_lead(&self) -> Phrase {
        let (view, table) = (self.view, &self.view.table);
        if self.legal.iter().all(|action| super::certain::certain(view, *action, self.legal.len()).is_some())
        {
            return say!(WORDS, "coach-lead-all");
        }
        if self.one_sale_wins(self.seat) {
            return say!(WORDS, "coach-one-sale");
        }
        let left = view.book.rules.numbers.hand.saturating_sub(table.sales_played);
        if table.sales[self.seat.index()] == 0 && left <= 2 {
            return say!(WORDS, "coach-lead-none-yet", n: left);
        }
        match self.trumps() {
            0 => say!(WORDS, "coach-lead-no-trump"),
            n => say!(WORDS, "coach-lead", n: n),
        }
    }

    fn say_follow(&self) -> Option<Phrase> {
        let (view, table) = (self.view, &self.view.table);
        let best = table.sale.winner;
        let wins = |effect: Effect| matches!(effect, Effect::BestSoFar | Effect::MakesSale);
        let can_win = self.plays().any(|(_, effect, _)| wins(effect));
        if !can_win {
            return Some(if self.one_sale_wins(best) {
                say!(WORDS, "coach-cannot-stop", who: best)
            } else {
                say!(WORDS, "coach-cannot-win", who: best)
            });
        }
        if self.one_sale_wins(self.seat) {
            return Some(say!(WORDS, "coach-win-now"));
        }
        if self.one_sale_wins(best) {
            return Some(say!(WORDS, "coach-stop", who: best));
        }
        let last = self.plays().any(|(_, effect, _)| effect == Effect::MakesSale);
        if !last {
            let players = table.ins.len();
            let to_come = players.saturating_sub(usize::from(table.sale.played) + 1);
            return Some(say!(WORDS, "coach-others-follow", n: to_come));
        }
        // The card that wins and counts least.
        let rules = &view.book.rules;
        let cheapest = self
            .legal
            .iter()
            .filter_map(|action| match (action, Donut::offer(view, *action)) {
                (Action::Play(face), Offer::Play { effect: Effect::MakesSale, bonuses, .. }) => {
                    Some((*face, bonuses))
                }
                _ => None,
            })
            .min_by_key(|(face, _)| rules.key(*face, table.trending, table.sale.lead));
        let (face, bonuses) = cheapest?;
        let card = card_arg(view.book, face.card());
        Some(if bonuses > 0 {
            say!(WORDS, "coach-last-lucky", card: card)
        } else {
            say!(WORDS, "coach-last", card: card)
        })
    }

    fn say_lucky(&self) -> Phrase {
        let table = &self.view.table;
        let (reviews, tokens) = (table.reviews[self.seat.index()], table.tokens[self.seat.index()]);
        match tokens {
            0 => say!(WORDS, "coach-lucky-no-token", n: reviews),
            _ => say!(WORDS, "coach-lucky", n: reviews, tokens: tokens),
        }
    }
}
