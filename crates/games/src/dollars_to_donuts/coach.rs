//! What a beginner is told: what matters before a choice, and what came of it.

use std::collections::BTreeMap;

use tabletop::{Arg, Coach, Offers, Phrase, Seat, say};

use super::offer::{Brings, Offer};
use super::view::View;
use super::{Action, DollarsToDonuts, Event, Phase, WORDS};

impl Coach for DollarsToDonuts {
    fn say_before(view: &View, seat: Seat, legal: &[Action]) -> Option<Phrase> {
        let offers = legal.iter().map(|action| DollarsToDonuts::offer(view, *action)).collect();
        let position = Position { view, seat, offers };
        match view.game.phase {
            Phase::Starter { .. } => Some(say!(WORDS, "coach-start")),
            Phase::Buy => position.say_buy(),
            Phase::Pay => Some(say!(WORDS, "coach-pay")),
            Phase::Place => Some(position.say_lay()),
            Phase::Dollar => Some(position.say_put()),
            Phase::Serve => position.say_serve(),
            _ => None,
        }
    }

    fn say_after(view: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        let parts = &view.game.book.edition.parts;
        let named = |code: char| {
            let found = parts.types.iter().find(|kind| kind.code == code);
            Arg::data(found.map_or("?", |kind| kind.name.as_str()))
        };
        let points = |points: &[i32]| points[seat.index()];
        let mine = |event: &&Event| match event {
            Event::Perfect { seat: who, token, .. } => *who == seat && *token,
            _ => false,
        };
        let donuts = events.iter().filter(mine).count();
        let sold = events.iter().filter_map(|event| match event {
            Event::Mismatched { seat: who, pays, .. } if *who == seat => Some(u32::from(*pays)),
            _ => None,
        });
        let dollars: u32 = sold.sum();
        // The last thing that touched the seat, the end first.
        events.iter().rev().find_map(|event| match event {
            Event::Over { standings, .. } => {
                let own = standings.iter().find(|standing| standing.seat == seat)?;
                Some(say!(WORDS, "coach-over", points: own.points))
            }
            Event::MatFull { seat: who } if *who == seat => Some(say!(WORDS, "coach-mat-full")),
            Event::MatFull { seat: who } => Some(say!(WORDS, "coach-their-mat-full", who: *who)),
            Event::Served { seat: who, customer, worth, sets: 1.., points: all, .. } if *who == seat => Some(say!(
                WORDS, "coach-served-set", customer: view.customer(customer), points: *worth, bonus: parts.set_bonus, total: points(all)
            )),
            Event::Served { seat: who, customer, worth, leaders, points: all, .. } if *who == seat && leaders.contains(seat) => {
                Some(say!(
                    WORDS, "coach-served-lead", customer: view.customer(customer), points: *worth, total: points(all)
                ))
            }
            Event::Served { seat: who, customer, worth, points: all, .. } if *who == seat => Some(say!(
                WORDS, "coach-served", customer: view.customer(customer), points: *worth, total: points(all)
            )),
            Event::ServedNobody { seat: who } if *who == seat => {
                let held: u32 = view.game.tokens[seat.index()].iter().map(|n| u32::from(*n)).sum();
                Some(say!(WORDS, "coach-served-nobody", n: held))
            }
            Event::Put { seat: who, holes: Some(_), dollars, .. } if *who == seat => {
                Some(say!(WORDS, "coach-put-holes", n: *dollars))
            }
            Event::Mismatched { seat: who, spoiled_by: Some(code), .. } if *who == seat && donuts == 0 && dollars == 0 => {
                Some(say!(WORDS, "coach-spoiled", donut: named(*code)))
            }
            Event::Perfect { seat: who, .. } | Event::Mismatched { seat: who, .. } if *who == seat && donuts + dollars as usize > 0 => {
                Some(match (donuts, dollars) {
                    (0, _) => say!(WORDS, "coach-sold", n: dollars),
                    (_, 0) => say!(WORDS, "coach-perfect", n: donuts),
                    _ => say!(WORDS, "coach-both", n: donuts, dollars: dollars),
                })
            }
            Event::Laid { seat: who, on_mat, over: Some(_), empty, .. } if *who == seat => {
                Some(say!(WORDS, "coach-laid-over", n: *on_mat, empty: *empty))
            }
            Event::Laid { seat: who, empty, .. } if *who == seat => Some(say!(WORDS, "coach-laid", empty: *empty)),
            Event::Paid { seat: who, dollars, .. } if *who == seat => {
                Some(say!(WORDS, "coach-paid", n: *dollars))
            }
            Event::PutNothing { seat: who } if *who == seat => {
                Some(say!(WORDS, "coach-kept", n: view.game.dollars(seat)))
            }
            Event::BoughtNothing { seat: who } if *who == seat => {
                Some(say!(WORDS, "coach-bought-nothing", n: view.game.dollars(seat)))
            }
            _ => None,
        })
    }
}

impl View {
    fn customer(&self, id: &str) -> Arg {
        let customers = &self.game.book.edition.parts.customers;
        let found = customers.iter().find(|customer| customer.id == id);
        Arg::data(found.map_or("?", |customer| customer.name.as_str()))
    }
}

fn total(counts: &BTreeMap<char, u8>) -> u8 {
    counts.values().sum()
}

/// A decision of a seat.
struct Position<'a> {
    view: &'a View,
    seat: Seat,
    offers: Vec<Offer>,
}

impl Position<'_> {
    fn say_buy(&self) -> Option<Phrase> {
        let game = &self.view.game;
        let empty = game.empty(self.seat).count_ones();
        let buys = self.offers.iter().filter_map(|offer| match offer {
            Offer::Buy { price, places, .. } => Some((*price, places.len())),
            _ => None,
        });
        let buys: Vec<(u8, usize)> = buys.collect();
        let dollars = game.dollars(self.seat);
        let dearest = buys.iter().map(|(price, _)| *price).max()?;
        if buys.iter().all(|(_, places)| *places == 0) {
            return Some(say!(WORDS, "coach-no-room"));
        }
        if game.turns <= game.book.seats.get() as u16 {
            return Some(say!(WORDS, "coach-first-buy", n: dollars));
        }
        Some(match (dearest, dollars) {
            (0, _) => say!(WORDS, "coach-only-free"),
            _ if empty <= 8 => say!(WORDS, "coach-few-squares", n: empty),
            _ => say!(WORDS, "coach-buy", n: dollars, price: dearest),
        })
    }

    /// The most tokens and the most dollars that a placement brings.
    fn most(&self) -> (u8, u8) {
        let brings = self.offers.iter().filter_map(|offer| match offer {
            Offer::Lay { brings: Some(brings), .. } | Offer::Put { brings: Some(brings), .. } => Some(brings),
            _ => None,
        });
        let both = brings.map(|Brings { tokens, dollars, .. }| (total(tokens), *dollars));
        both.fold((0, 0), |most, one| (most.0.max(one.0), most.1.max(one.1)))
    }

    fn say_lay(&self) -> Phrase {
        match self.most() {
            (0, 0) => say!(WORDS, "coach-lay-nothing"),
            (0, dollars) => say!(WORDS, "coach-lay-sell", dollars: dollars),
            (donuts, 0) => say!(WORDS, "coach-lay-perfect", n: donuts),
            (donuts, dollars) => say!(WORDS, "coach-lay", n: donuts, dollars: dollars),
        }
    }

    fn say_put(&self) -> Phrase {
        let pair = self.offers.iter().filter_map(|offer| match offer {
            Offer::Put { pair, .. } => *pair,
            _ => None,
        });
        let dollars = self.view.game.dollars(self.seat);
        let pair = pair.max();
        match (self.most(), pair) {
            ((0, 0), Some(points)) => say!(WORDS, "coach-put-pair", points: points),
            ((0, 0), None) if dollars <= 2 => say!(WORDS, "coach-put-keep", n: dollars),
            ((0, 0), None) => say!(WORDS, "coach-put-fill", n: dollars),
            ((0, sold), _) => say!(WORDS, "coach-put-sell", n: sold),
            ((donuts, _), _) => say!(WORDS, "coach-put-perfect", n: donuts),
        }
    }

    fn say_serve(&self) -> Option<Phrase> {
        let serves = self.offers.iter().filter_map(|offer| match offer {
            Offer::Serve { customer, level, gain, sets, majorities, .. } => {
                Some((*customer, *level, *gain, *sets, *majorities))
            }
            _ => None,
        });
        let (customer, level, gain, sets, lead) =
            serves.max_by_key(|(_, level, gain, ..)| (*gain, *level))?;
        let name = self.view.customer(customer);
        let highest = self.view.game.book.edition.parts.levels.len() as u8;
        Some(match () {
            () if gain <= 0 => say!(WORDS, "coach-serve-wait"),
            () if sets > 0 => say!(WORDS, "coach-serve-set", customer: name, points: gain),
            () if lead > 0 => say!(WORDS, "coach-serve-lead", customer: name, points: gain),
            () if level < highest => {
                say!(WORDS, "coach-serve-level", customer: name, points: gain, level: level)
            }
            () => say!(WORDS, "coach-serve", customer: name, points: gain),
        })
    }
}
