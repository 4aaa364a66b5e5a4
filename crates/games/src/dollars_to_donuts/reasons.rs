//! Why the best choice is better than the next: one sentence that is true of the table, or of the games that were compared.

use tabletop::{Comparison, Game, Offers, Phrase, Reasons, Seat, Viewer, say};

use super::joints::Harvest;
use super::mat::Cover;
use super::naming::is_holes;
use super::offer::halves;
use super::{Action, DollarsToDonuts, Payment, WORDS};

impl Reasons for DollarsToDonuts {
    fn say_why(&self, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
        let at_once = say_at_once(self, found.best, found.other);
        at_once
            .or_else(|| say_in_the_end(seat, found))
            .or_else(|| say_at_least(self, found.best, found.other))
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

/// What tells the best choice from the next as the table stands.
fn say_at_once(game: &DollarsToDonuts, best: Action, other: Option<Action>) -> Option<Phrase> {
    let dollars = game.dollars(game.to_move);
    match best {
        Action::Start { .. } => say_start(game, best, other?),
        Action::Buy(price) => say_buy(game, price, other),
        Action::NoBuy => {
            let spends = matches!(other, Some(Action::Buy(price)) if price > 0);
            spends.then(|| say!(WORDS, "why-saves", n: dollars))
        }
        Action::Pay(payment) => say_pay(game, payment, other?),
        Action::Lay(_) | Action::Put { .. } => say_cover(game, best, other),
        Action::NoPut => {
            matches!(other, Some(Action::Put { .. })).then(|| say!(WORDS, "why-saves", n: dollars))
        }
        Action::Serve { .. } => {
            let gain = service_gain(game, best)?;
            let more = other.and_then(|other| service_gain(game, other)).is_none_or(|other| gain > other);
            (gain > 0 && more).then(|| say!(WORDS, "why-serve", points: gain))
        }
        Action::NoServe => None,
    }
}

/// What is true of the best choice though it is as true of the next.
fn say_at_least(game: &DollarsToDonuts, best: Action, other: Option<Action>) -> Option<Phrase> {
    let yields = Yield::of(game, best)?;
    let no_less =
        other.and_then(|other| Yield::of(game, other)).is_none_or(|other| yields.points >= other.points);
    (yields.donuts > 0 && no_less).then(|| yields.say_completed())
}

/// What a piece brings at once.
#[derive(Clone, Copy, Debug, Default)]
struct Yield {
    /// Squares it covers.
    squares: u8,
    /// Donuts completed, and the points of their tokens.
    donuts: u8,
    points: i32,
    /// Dollar tiles that mismatches pay.
    dollars: u8,
    /// Points of a pair of holes.
    pair: i32,
}

impl Yield {
    fn new(game: &DollarsToDonuts, squares: u8, harvest: &Harvest) -> Self {
        let in_bag: u8 = game.bag.iter().sum();
        Yield {
            squares,
            donuts: harvest.tokens.iter().sum(),
            points: game.token_points(harvest.tokens),
            dollars: harvest.dollars.min(in_bag),
            pair: 0,
        }
    }

    fn of(game: &DollarsToDonuts, action: Action) -> Option<Self> {
        match action {
            Action::Lay(placement) => {
                let harvest = game.harvest(placement.covers(game.tile?));
                Some(Yield::new(game, placement.on_mat, &harvest))
            }
            Action::Put { kind, at, facing } => {
                let harvest = game.harvest([(at, Cover::dollar(kind, facing))].into_iter());
                let pair = match game.hole_pair(game.to_move, kind) {
                    (points, true) if is_holes(game.book, kind) => points,
                    _ => 0,
                };
                Some(Yield { pair, ..Yield::new(game, 1, &harvest) })
            }
            Action::NoPut => Some(Yield::default()),
            _ => None,
        }
    }

    /// The placement of a strip that brings most points, then most dollars, then fills most squares.
    fn best_of_strip(game: &DollarsToDonuts, price: u8) -> Option<Self> {
        let tile = game.tile_for(price)?;
        let mut best: Option<Yield> = None;
        game.each_placement(tile, u64::MAX, |placement| {
            let found = Yield::new(game, placement.on_mat, &game.harvest(placement.covers(tile)));
            let key = |found: &Yield| (found.points, found.dollars, found.squares);
            if best.as_ref().is_none_or(|best| key(&found) > key(best)) {
                best = Some(found);
            }
        });
        best
    }

    fn say_completed(self) -> Phrase {
        let Yield { donuts, points, dollars, .. } = self;
        say!(WORDS, "why-completes", donuts: donuts, points: points, dollars: dollars)
    }
}

fn say_cover(game: &DollarsToDonuts, best: Action, other: Option<Action>) -> Option<Phrase> {
    let yields = Yield::of(game, best)?;
    let others = other.and_then(|other| Yield::of(game, other)).unwrap_or_default();
    let empty = -game.book.edition.parts.empty_square;
    if yields.donuts > 0 && yields.points > others.points {
        Some(yields.say_completed())
    } else if yields.pair > others.pair {
        Some(say!(WORDS, "why-pair", points: yields.pair))
    } else if yields.points < others.points {
        None
    } else if yields.dollars > others.dollars {
        Some(say!(WORDS, "why-pays", dollars: yields.dollars))
    } else if yields.squares > others.squares && empty > 0 {
        Some(say!(WORDS, "why-fills", n: yields.squares, others: others.squares, points: empty))
    } else {
        None
    }
}

fn say_buy(game: &DollarsToDonuts, price: u8, other: Option<Action>) -> Option<Phrase> {
    let can = Yield::best_of_strip(game, price)?;
    let (others, other_price) = match other {
        Some(Action::Buy(price)) => (Yield::best_of_strip(game, price).unwrap_or_default(), Some(price)),
        _ => (Yield::default(), None),
    };
    if can.donuts > 0 && can.points > others.points {
        Some(say!(WORDS, "why-buy-completes", donuts: can.donuts, points: can.points))
    } else if can.points < others.points {
        None
    } else if let Some(dear) = other_price.filter(|other| *other > price) {
        Some(say!(WORDS, "why-cheaper", price: price, other: dear))
    } else if other_price.is_none() && can.dollars > price {
        Some(say!(WORDS, "why-buy-pays", dollars: can.dollars, price: price))
    } else {
        None
    }
}

fn say_pay(game: &DollarsToDonuts, payment: Payment, other: Action) -> Option<Phrase> {
    let Action::Pay(other) = other else { return None };
    let (given, others) = (halves(game.book, payment), halves(game.book, other));
    (given < others).then(|| say!(WORDS, "why-pay", n: given, others: others))
}

fn say_start(game: &DollarsToDonuts, best: Action, other: Action) -> Option<Phrase> {
    let lost = |action| match action {
        Action::Start { starter, at, facing } => {
            Some(game.lost_halves(game.book.rules.faces_of(Cover::starter(starter, facing)), at))
        }
        _ => None,
    };
    let (mine, others) = (lost(best)?, lost(other)?);
    (mine < others).then(|| say!(WORDS, "why-start", n: mine, others: others))
}

/// What an order changes the points by at once; nothing for serving nobody.
fn service_gain(game: &DollarsToDonuts, action: Action) -> Option<i32> {
    use super::Offer;
    match DollarsToDonuts::offer(&game.view(Viewer::Spectator), action) {
        Offer::Serve { gain, .. } => Some(gain),
        Offer::ServeNobody => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, PerSeat, SeatCount, Step, parse_step};

    use super::*;

    /// Why the first of the last two steps and not the second.
    fn why(settings: &[(&str, &str)], steps: &str) -> String {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DollarsToDonuts::arrange(book, &settings).unwrap();
        let steps: Vec<_> = steps.split_whitespace().collect();
        let (before, pair) = steps.split_at(steps.len() - 2);
        for text in before {
            game.apply(parse_step::<DollarsToDonuts>(book, text).unwrap()).unwrap();
        }
        let action = |text: &str| match parse_step::<DollarsToDonuts>(book, text) {
            Ok(Step::Act(seat, action)) if game.is_legal(seat, action) => (seat, action),
            _ => panic!("{text}"),
        };
        let (seat, best) = action(pair[0]);
        // Of a choice that was compared with none.
        let other = (pair[1] != "-").then(|| action(pair[1]).1);
        let found = Comparison { best, other, points: PerSeat::new(book.seats) };
        game.say_why(seat, &found).map_or_else(String::new, |why| why.to_string())
    }

    #[test]
    fn strips_are_told_by_donuts_and_dollars() {
        let lay = |tile: &str, steps: &str| why(&[("slots", &format!("d01 d02 d03 d04 d08 {tile}"))], steps);
        let both = "It completes 1 donut for 1 point and pays 3 dollars.";
        assert_eq!(lay("d05", "1.buy:0 1.lay:b3s4 -"), both);
        assert_eq!(lay("d32", "1.buy:0 1.lay:b3s4 -"), "It completes 2 donuts for 4 points.");
        assert_eq!(lay("d06", "1.buy:0 1.lay:b3n4 -"), "Its mismatches pay 6 dollars.");
        assert_eq!(lay("d05", "1.buy:0 1.lay:b3n4 1.lay:b3s4"), "");
        assert_eq!(lay("d32", "1.buy:0 1.nobuy"), "It can complete 2 donuts for 6 points.");
    }

    #[test]
    fn orders_are_told_by_what_they_add() {
        let tokens = [("hand1", "-"), ("tokens1", "P2 C1 J1")];
        let expected = "It brings 5 points more than the tokens are worth.";
        assert_eq!(why(&tokens, "1.nobuy 1.serve:c14-3 1.serve:c14-2"), expected);
        assert_eq!(why(&tokens, "1.nobuy 1.serve:c14-2 1.serve:c14-3"), "");
        assert_eq!(why(&tokens, "1.nobuy 1.noserve 1.serve:c14-3"), "");
    }

    #[test]
    fn dollar_tiles_are_told_by_what_stays() {
        let hand = [("hand1", "up1 op2")];
        let fills = "It fills a square that would cost 1 point.";
        assert_eq!(why(&hand, "1.nobuy 1.put:up@a1n 1.noput"), fills);
        assert_eq!(why(&hand, "1.nobuy 1.noput 1.put:up@a1n"), "You keep your 3 dollars.");
        let pay = "You pay with holes only and keep your halves.";
        assert_eq!(why(&hand, "1.buy:1 1.pay:op1 1.pay:up1"), pay);
        assert_eq!(why(&hand, "1.buy:1 1.pay:up1 1.pay:op1"), "");
    }
}
