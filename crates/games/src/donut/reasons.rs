//! Why an action looks good or bad: one sentence from what counts most in it.

use tabletop::{Phrase, Seat, say};

use super::baker::{Faces, is_unbeatable, opinion};
use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::judgement::{hopes, sit_worth};
use super::words::{card_arg, flavour_arg};
use super::worth::chance_of_none;
use super::{Action, Donut, WORDS};

/// Ranks, counted from 0, that often win though others play after them.
const HIGH: usize = 9;

/// The sentence. It looks at nothing that the seat does not know.
pub(super) fn say(game: &Donut, seat: Seat, action: Action) -> Phrase {
    let Some(trending) = game.table.trending else { return say_untrended(game, action) };
    match action {
        Action::Name(_) => say_untrended(game, action),
        Action::In => say_in(game, seat, trending),
        Action::Out => say_out(game, seat, trending),
        Action::Keep => say_keep(game, seat, trending),
        Action::Swap(cards) => say_swap(game, seat, trending, cards.into()),
        Action::SwapWithFlip(cards) => say_swap_with_flip(game, trending, cards.into()),
        Action::Leave => say!(WORDS, "why-leave"),
        Action::Pick(card) => say_pick(game, trending, card),
        Action::Play(face) => match game.table.sale.played {
            0 => say_lead(game, seat, trending, face),
            _ => say_follow(game, seat, trending, face),
        },
        Action::LuckyReview => say!(WORDS, "why-lucky-review"),
        Action::LuckyToken => say!(WORDS, "why-lucky-token"),
    }
}

/// While no flavour is trending, the only thing to choose is which.
fn say_untrended(game: &Donut, action: Action) -> Phrase {
    match action {
        Action::Name(flavour) => say!(WORDS, "why-name", flavour: flavour_arg(game.book, flavour)),
        _ => say!(WORDS, "why-untrended"),
    }
}

/// The trending cards and the plains of the seat.
fn trumps(game: &Donut, seat: Seat) -> usize {
    let trump = |card: &Card| card.is_plain() || card.flavour() == game.table.trending;
    game.hands[seat.index()].iter().filter(trump).count()
}

/// The sales to hope for, as what stands before and behind the decimal sign: that differs between languages.
fn sales_figure(hopes: f32) -> (String, String) {
    let figure = format!("{hopes:.1}");
    let (whole, tenths) = figure.split_once('.').unwrap_or((&figure, "0"));
    (whole.to_string(), tenths.to_string())
}

fn say_in(game: &Donut, seat: Seat, trending: Flavour) -> Phrase {
    let hopes = hopes(game, seat);
    let none = (100.0 * chance_of_none(hopes)).round() as u8;
    let (whole, tenths) = sales_figure(hopes);
    let (trumps, trending) = (trumps(game, seat), flavour_arg(game.book, trending));
    say!(WORDS, "why-in", trumps: trumps, trending: trending, whole: whole, tenths: tenths, none: none)
}

fn say_out(game: &Donut, seat: Seat, trending: Flavour) -> Phrase {
    let price = if game.table.tokens[seat.index()] > 0 { "token" } else { "review" };
    let worth = sit_worth(game, seat);
    if game.table.ins.len() == 2 {
        say!(WORDS, "why-out-last", price: price)
    } else if worth(Action::Out) > worth(Action::In) {
        let (trumps, trending) = (trumps(game, seat), flavour_arg(game.book, trending));
        say!(WORDS, "why-out", trumps: trumps, trending: trending, price: price)
    } else {
        let (whole, tenths) = sales_figure(hopes(game, seat));
        say!(WORDS, "why-not-out", price: price, whole: whole, tenths: tenths)
    }
}

fn say_keep(game: &Donut, seat: Seat, trending: Flavour) -> Phrase {
    let dull = game.book.rules.worths.dull(trending, game.hands[seat.index()]).count_ones();
    if dull > 0 { say!(WORDS, "why-not-keep", n: dull) } else { say!(WORDS, "why-keep") }
}

/// Of these cards, the best that is better than an unknown one.
fn dearest(game: &Donut, trending: Flavour, cards: Cards) -> Option<Card> {
    let worths = &game.book.rules.worths;
    let dear = cards.iter().filter(|card| worths.card(trending, *card) > worths.draw);
    dear.max_by(|a, b| worths.card(trending, *a).total_cmp(&worths.card(trending, *b)))
}

fn say_swap_with_flip(game: &Donut, trending: Flavour, cards: Cards) -> Phrase {
    let Some(flip) = game.table.flip else { return say_hope(game, trending) };
    let worths = &game.book.rules.worths;
    let flip_arg = card_arg(game.book, flip);
    match dearest(game, trending, cards) {
        Some(card) if worths.card(trending, card) >= worths.card(trending, flip) => {
            say!(WORDS, "why-not-flip", card: card_arg(game.book, card), flip: flip_arg)
        }
        _ => say!(WORDS, "why-flip", n: cards.len() - 1, flip: flip_arg),
    }
}

fn say_swap(game: &Donut, seat: Seat, trending: Flavour, cards: Cards) -> Phrase {
    if let Some(card) = dearest(game, trending, cards) {
        return say!(WORDS, "why-not-swap", card: card_arg(game.book, card));
    }
    let dull = game.book.rules.worths.dull(trending, game.hands[seat.index()]).count_ones() as usize;
    let left = dull.saturating_sub(cards.len());
    let room = usize::from(game.book.rules.numbers.exchange_max) - cards.len();
    if left > 0 && room > 0 { say!(WORDS, "why-swap-more", n: left) } else { say_hope(game, trending) }
}

fn say_hope(game: &Donut, trending: Flavour) -> Phrase {
    say!(WORDS, "why-swap", trending: flavour_arg(game.book, trending))
}

fn say_pick(game: &Donut, trending: Flavour, card: Card) -> Phrase {
    let Some(flip) = game.table.flip else { return say_hope(game, trending) };
    let worths = &game.book.rules.worths;
    let better = worths.card(trending, flip) > worths.card(trending, card);
    let (flip, card) = (card_arg(game.book, flip), card_arg(game.book, card));
    say!(WORDS, "why-pick", flip: flip, card: card, better: if better { "yes" } else { "no" })
}

fn say_lead(game: &Donut, seat: Seat, trending: Flavour, face: Face) -> Phrase {
    let card = face.card();
    let trending_arg = flavour_arg(game.book, trending);
    if card.is_plain() {
        return if face.flavour() == trending {
            say!(WORDS, "why-lead-plain", trending: trending_arg)
        } else {
            say!(WORDS, "why-lead-plain-other")
        };
    }
    if face.flavour() == trending {
        return if is_unbeatable(game, seat, trending, card.index() as u32) {
            say!(WORDS, "why-lead-sure")
        } else {
            say!(WORDS, "why-lead-trending", trending: trending_arg)
        };
    }
    if card.rank().is_some_and(|rank| rank >= HIGH) {
        let lead = flavour_arg(game.book, face.flavour());
        say!(WORDS, "why-lead-high", lead: lead, trending: trending_arg)
    } else {
        say!(WORDS, "why-lead-low", trending: trending_arg)
    }
}

fn say_follow(game: &Donut, seat: Seat, trending: Flavour, face: Face) -> Phrase {
    let sale = &game.table.sale;
    let rules = &game.book.rules;
    let faces = Faces::new(rules, trending);
    let legal = game.playable(seat);
    let winning = legal & rules.winners(sale.key, trending, sale.lead);
    let after = game.table.ins.len() - usize::from(sale.played) - 1;
    if winning & face.bit() == 0 {
        return if face.card().is_plain() {
            say!(WORDS, "why-lose-plain")
        } else if face.flavour() == trending {
            say!(WORDS, "why-lose-trending", trending: flavour_arg(game.book, trending))
        } else if winning == 0 {
            say!(WORDS, "why-lose-weak")
        } else {
            say!(WORDS, "why-give-away")
        };
    }
    let cheapest = faces.cheapest(winning) & face.bit() != 0;
    match after {
        0 if cheapest => say!(WORDS, "why-win-cheap"),
        0 => say!(WORDS, "why-win-dear"),
        _ if opinion(game, seat, legal).best & face.bit() != 0 => say!(WORDS, "why-winning", rivals: after),
        _ => say!(WORDS, "why-winning-yet", rivals: after),
    }
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use tabletop::{Game, Language, Names, Speech, Step, parse_step};

    use super::*;

    /// Why seat 1 or 2, whoever is asked, should or should not do this.
    fn why_in(language: Language, seats: usize, settings: &str, steps: &str, action: &str) -> String {
        let game = position(seats, settings, steps);
        let book = game.book;
        let Ok(Step::Act(seat, action)) = parse_step::<Donut>(book, action) else { panic!("{action}") };
        assert!(game.is_legal(seat, action));
        say(&game, seat, action).say(&Speech::new(language, Names::default()))
    }

    fn why(seats: usize, settings: &str, steps: &str, action: &str) -> String {
        why_in(Language::English, seats, settings, steps, action)
    }

    #[test]
    fn sitting_out() {
        let hand = |mine: &str| format!("phase sit; flip c7; hand:2 {mine}");
        assert_eq!(
            why(5, &hand("m2 v3 s4 s5 m12"), "", "2.out"),
            "Your hand has neither Chocolate nor a plain: a token is cheaper than a round without a sale."
        );
        assert_eq!(
            why(4, &hand("m2 v3 c4 s5 p"), "", "2.in"),
            "2 of your cards are Chocolate or plain: about 1.2 sales, and 23 % to make none."
        );
        assert_eq!(
            why(2, &hand("m2 v3 s4 s5 m12"), "", "2.out"),
            "It costs a token and leaves every sale to your last rival."
        );
    }

    #[test]
    fn exchanging() {
        let hands = "phase exchange; flip c7; hand:2 c2 m13 v1 s5 s11; hand:1 c13 c12 c11 m12 p";
        assert_eq!(
            why(2, hands, "", "2.swap:v1,s5,s11"),
            "It throws weak cards in the hope of Chocolate and plains."
        );
        assert_eq!(why(2, hands, "", "2.swap:c2"), "It throws Chocolate 2, better than an unknown card.");
        assert_eq!(
            why(2, hands, "", "2.keep"),
            "You would keep 3 cards that an unknown card beats on average."
        );
        assert_eq!(
            why(2, hands, "2.keep", "1.swap:m12+flip"),
            "The flipped Chocolate 7 is better than what it throws."
        );
    }

    #[test]
    fn leading() {
        let hands = "phase sale; flip c7; hand:1 c13 c2 m12 m3 p; hand:2 v1";
        let why = |card: &str| why(2, hands, "", card);
        assert_eq!(why("1.c13"), "Nothing that you have not seen beats it: a sure sale.");
        assert_eq!(why("1.c2"), "It draws Chocolate from the others, but a higher one is still about.");
        assert_eq!(why("1.m12"), "It wins unless somebody has no Maple and plays Chocolate.");
        assert_eq!(why("1.m3"), "A low lead gives this sale away and saves your Chocolate.");
        assert_eq!(why("1.p@m"), "A plain led as another flavour is nearly always beaten.");
    }

    #[test]
    fn following() {
        let hands = |mine: &str| format!("phase sale; trending c; hand:1 m5; hand:2 {mine}");
        let why = |mine: &str, card: &str| why(2, &hands(mine), "1.m5", card);
        assert_eq!(why("m4 m6 m13", "2.m6"), "You play last, and this is the cheapest card that wins.");
        assert_eq!(why("m4 m6 m13", "2.m13"), "It wins this sale, but a cheaper card would do.");
        assert_eq!(why("m4 m6 m13", "2.m4"), "It gives this sale away and saves better cards.");
        assert_eq!(why("m4 m2", "2.m2"), "Nothing you may play wins this sale, so lose a weak card.");
    }

    /// German has a decimal comma and other rules of numbers.
    #[test]
    fn figures_are_german_in_german() {
        let why = |seats, mine: &str, action| {
            why_in(Language::German, seats, &format!("phase sit; flip c7; hand:2 {mine}"), "", action)
        };
        assert_eq!(
            why(4, "m2 v3 c4 s5 p", "2.in"),
            "2 deiner Karten sind Schokolade oder Natur: etwa 1,2 Verkäufe und zu 23\u{a0}% keiner."
        );
        assert_eq!(
            why(5, "m2 v3 s4 s5 m12", "2.out"),
            "Du hast weder Schokolade noch einen Natur-Donut: Ein Marker ist billiger als eine Runde ohne Verkauf."
        );
    }
}
