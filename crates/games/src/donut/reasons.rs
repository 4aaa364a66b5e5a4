//! Why the best choice is better than the next: one sentence that is true of the table, or of the games that were compared.

use tabletop::{Arg, Comparison, Game, Offers, Phrase, Reasons, Seat, Viewer, say};

use super::baker::unseen_by;
use super::card_set::Cards;
use super::cards::{Card, EVERY_PLAIN, Face, Flavour};
use super::offer::{Effect, Offer, Price};
use super::view::View;
use super::words::{card_arg, flavour_arg};
use super::{Action, Donut, WORDS};

impl Reasons for Donut {
    fn say_why(&self, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
        say_at_once(self, seat, found).or_else(|| say_in_the_end(seat, found))
    }
}

/// What the games show that followed both choices.
fn say_in_the_end(seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
    if let Some(fame) = found.points[seat].surely_more() {
        return Some(say!(WORDS, "why-ahead", fame: fame));
    }
    let (who, fame) = found.hurt_most(seat)?;
    Some(say!(WORDS, "why-hurts", who: who, fame: fame))
}

fn say_at_once(game: &Donut, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
    if let Action::Name(flavour) = found.best {
        return say_name(game, seat, flavour, found.other);
    }
    let hand = Hand { game, seat, trending: game.table.trending? };
    match found.best {
        Action::In => hand.say_in(),
        Action::Out => hand.say_out(),
        Action::Keep => hand.say_keep(found.other),
        Action::Swap(cards) => hand.say_swap(cards.into(), found.other),
        Action::SwapWithFlip(cards) => hand.say_swap_with_flip(cards.into(), found.other),
        Action::Pick(card) => hand.say_pick(card),
        Action::Leave => hand.say_leave(),
        Action::Play(face) => {
            let other = match found.other {
                Some(Action::Play(other)) => Some(other),
                _ => None,
            };
            hand.say_play(face, other)
        }
        Action::LuckyReview => {
            Some(say!(WORDS, "why-lucky-review", n: game.table.reviews[seat.index()].saturating_sub(1)))
        }
        Action::LuckyToken => Some(say!(WORDS, "why-lucky-token", n: game.table.tokens[seat.index()] + 1)),
        Action::Name(_) => None,
    }
}

/// More cards of the flavour than of the other.
fn say_name(game: &Donut, seat: Seat, flavour: Flavour, other: Option<Action>) -> Option<Phrase> {
    let count =
        |flavour| game.hands[seat.index()].iter().filter(|card| card.flavour() == Some(flavour)).count();
    let n = count(flavour);
    let more = matches!(other, Some(Action::Name(other)) if n > count(other));
    more.then(|| say!(WORDS, "why-name", n: n, flavour: flavour_arg(game.book, flavour)))
}

/// The seat's cards while a flavour is trending.
#[derive(Clone, Copy)]
struct Hand<'a> {
    game: &'a Donut,
    seat: Seat,
    trending: Flavour,
}

impl Hand<'_> {
    fn cards(self) -> Cards {
        self.game.hands[self.seat.index()]
    }

    fn name(self, card: Card) -> Arg {
        card_arg(self.game.book, card)
    }

    fn trending(self) -> Arg {
        flavour_arg(self.game.book, self.trending)
    }

    /// A card at its strongest: a plain as trending, any other in a sale of its own flavour.
    fn strength(self, card: Card) -> u8 {
        let face = Face::natural(card).unwrap_or(Face::plain_as(self.trending));
        self.game.book.rules.key(face, Some(self.trending), face.flavour())
    }

    fn is_trump(self, card: Card) -> bool {
        card.is_plain() || card.flavour() == Some(self.trending)
    }

    /// Whether no card that the seat has not seen beats this one in a sale of that flavour.
    fn is_sure(self, face: Face, lead: Flavour) -> bool {
        self.beaten_by(face, lead) & (unseen_by(self.game, self.seat) | EVERY_PLAIN) == 0
    }

    /// The faces that beat this one in a sale of that flavour.
    fn beaten_by(self, face: Face, lead: Flavour) -> u64 {
        let rules = &self.game.book.rules;
        rules.winners(rules.key(face, Some(self.trending), lead), self.trending, lead)
    }

    fn say_in(self) -> Option<Phrase> {
        let own = self.cards().iter().filter(|card| card.flavour() == Some(self.trending));
        let top = own.max_by_key(|card| self.strength(*card)).and_then(Face::natural);
        if let Some(top) = top.filter(|top| self.is_sure(*top, self.trending)) {
            return Some(say!(WORDS, "why-in-sure", card: self.name(top.card())));
        }
        let n = self.cards().iter().filter(|card| self.is_trump(*card)).count();
        (n > 1).then(|| say!(WORDS, "why-in", n: n, trending: self.trending()))
    }

    fn say_out(self) -> Option<Phrase> {
        if self.cards().iter().any(|card| self.is_trump(card)) {
            return None;
        }
        let view = self.game.view(Viewer::Seat(self.seat));
        let price = match Donut::offer(&view, Action::Out) {
            Offer::Out { price: Price::Token, walkover: None, .. } => "token",
            Offer::Out { walkover: None, .. } => "other",
            _ => return None,
        };
        Some(say!(WORDS, "why-out", trending: self.trending(), price: price))
    }

    /// The strongest trump that the other exchange would throw away and these would not.
    fn say_spared(self, thrown: Cards, other: Option<Action>) -> Option<Phrase> {
        let (Action::Swap(others) | Action::SwapWithFlip(others)) = other? else { return None };
        let kept: Vec<Card> = thrown.iter().collect();
        let spared = Cards::from(others).iter().filter(|card| self.is_trump(*card) && !kept.contains(card));
        let best = spared.max_by_key(|card| self.strength(*card))?;
        Some(say!(WORDS, "why-keeps", card: self.name(best)))
    }

    fn say_keep(self, other: Option<Action>) -> Option<Phrase> {
        if self.cards().iter().all(|card| self.is_trump(card)) {
            return Some(say!(WORDS, "why-keep-all", trending: self.trending()));
        }
        self.say_spared(Cards::default(), other)
    }

    fn say_swap(self, thrown: Cards, other: Option<Action>) -> Option<Phrase> {
        if let Some(spared) = self.say_spared(thrown, other) {
            return Some(spared);
        }
        let fewer = match other {
            Some(Action::Swap(others) | Action::SwapWithFlip(others)) => {
                Cards::from(others).len() < thrown.len()
            }
            _ => true,
        };
        let weak = thrown.iter().all(|card| !self.is_trump(card));
        (weak && fewer).then(|| say!(WORDS, "why-swap", n: thrown.len(), trending: self.trending()))
    }

    fn say_swap_with_flip(self, thrown: Cards, other: Option<Action>) -> Option<Phrase> {
        let flip = self.game.table.flip?;
        let left = !matches!(other, Some(Action::SwapWithFlip(_)));
        if left && self.is_trump(flip) {
            let kind = if flip.is_plain() { "plain" } else { "trending" };
            return Some(say!(WORDS, "why-flip", flip: self.name(flip), kind: kind));
        }
        self.say_swap(thrown, other)
    }

    fn say_pick(self, card: Card) -> Option<Phrase> {
        let flip = self.game.table.flip?;
        (self.strength(flip) > self.strength(card))
            .then(|| say!(WORDS, "why-pick", flip: self.name(flip), card: self.name(card)))
    }

    fn say_leave(self) -> Option<Phrase> {
        let flip = self.game.table.flip?;
        let weakest = self.cards().iter().map(|card| self.strength(card)).min()?;
        (weakest > self.strength(flip)).then(|| say!(WORDS, "why-leave", flip: self.name(flip)))
    }

    fn say_play(self, face: Face, other: Option<Face>) -> Option<Phrase> {
        let view = self.game.view(Viewer::Seat(self.seat));
        let effect = |face| match Donut::offer(&view, Action::Play(face)) {
            Offer::Play { effect, .. } => effect,
            _ => Effect::Loses,
        };
        let lead = if self.game.table.sale.played == 0 { face.flavour() } else { self.game.table.sale.lead };
        let spared = other.map(Face::card).filter(|other| self.strength(*other) > self.strength(face.card()));
        let wins = |face: Option<Face>| face.is_some_and(|face| effect(face) != Effect::Loses);
        match effect(face) {
            Effect::MakesSale if !wins(other) => self.say_beats(&view, "last"),
            Effect::MakesSale => {
                Some(say!(WORDS, "why-enough", card: self.name(face.card()), kept: self.name(spared?)))
            }
            Effect::Leads | Effect::BestSoFar if self.is_sure(face, lead) => Some(say!(WORDS, "why-sure")),
            Effect::BestSoFar if !wins(other) => self.say_beats(&view, "so-far"),
            Effect::BestSoFar => {
                let other = other?;
                match spared {
                    Some(kept) => Some(say!(WORDS, "why-best-keeps", kept: self.name(kept))),
                    None if self.is_harder_to_beat(face, other, lead) => {
                        Some(say!(WORDS, "why-harder", card: self.name(other.card())))
                    }
                    None => None,
                }
            }
            Effect::Leads => self.say_lead(face, spared),
            Effect::Loses => {
                let kept = self.name(spared?);
                let winners = self.game.book.rules.winners(self.game.table.sale.key, self.trending, lead);
                if self.game.playable(self.seat) & winners == 0 {
                    Some(say!(WORDS, "why-lost", kept: kept))
                } else {
                    Some(say!(WORDS, "why-keeps", card: kept))
                }
            }
        }
    }

    /// The card that is beaten.
    fn say_beats(self, view: &View, place: &'static str) -> Option<Phrase> {
        let sale = view.table.last_sale(&view.book.rules);
        let (_, beaten) = sale.plays.iter().find(|(seat, _)| *seat == sale.best)?;
        Some(say!(WORDS, "why-beats", who: sale.best, card: self.name(beaten.card()), place: place))
    }

    fn is_harder_to_beat(self, face: Face, other: Face, lead: Flavour) -> bool {
        let [mine, theirs] = [face, other].map(|face| self.beaten_by(face, lead));
        mine & !theirs == 0 && mine != theirs
    }

    fn say_lead(self, face: Face, spared: Option<Card>) -> Option<Phrase> {
        let flavour = face.flavour();
        let own = self.beaten_by(face, flavour) & (flavour.cards() | Face::plain_as(flavour).bit());
        if flavour != self.trending && own & (unseen_by(self.game, self.seat) | EVERY_PLAIN) == 0 {
            let lead = flavour_arg(self.game.book, flavour);
            return Some(say!(WORDS, "why-highest", lead: lead, trending: self.trending()));
        }
        Some(say!(WORDS, "why-keeps", card: self.name(spared?)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use tabletop::{Language, Names, PerSeat, Speech, Step, parse_step};

    use super::*;

    /// Why the first of two actions, if nothing is known of the games after it.
    fn why_in(language: Language, seats: usize, settings: &str, steps: &str, pair: [&str; 2]) -> String {
        let game = position(seats, settings, steps);
        let book = game.book;
        let [(seat, best), (_, other)] = pair.map(|text| {
            let Ok(Step::Act(seat, action)) = parse_step::<Donut>(book, text) else { panic!("{text}") };
            assert!(game.is_legal(seat, action), "{text}");
            (seat, action)
        });
        let found = Comparison { best, other: Some(other), points: PerSeat::new(book.seats) };
        let speech = Speech::new(language, Names::default());
        game.say_why(seat, &found).map_or_else(String::new, |why| why.try_say(&speech).unwrap())
    }

    fn why(seats: usize, settings: &str, steps: &str, best: &str, other: &str) -> String {
        why_in(Language::English, seats, settings, steps, [best, other])
    }

    #[test]
    fn sitting_out() {
        let hand = |mine: &str| format!("phase sit; flip c7; hand:2 {mine}");
        assert_eq!(
            why(5, &hand("m2 v3 s4 s5 m12"), "", "2.out", "2.in"),
            "You hold neither Chocolate nor a plain, and sitting out costs only a token."
        );
        assert_eq!(
            why(4, &hand("m2 v3 c4 s5 p"), "", "2.in", "2.out"),
            "2 of your cards are Chocolate or plain."
        );
        assert_eq!(
            why(4, &hand("m2 v3 c13 s5 s6"), "", "2.in", "2.out"),
            "No card you haven't seen beats your Chocolate 13."
        );
        assert_eq!(
            why(2, &hand("m2 v3 s4 s5 m12"), "", "2.out", "2.in"),
            "",
            "it leaves every sale to the other"
        );
    }

    #[test]
    fn exchanging() {
        let hands = "phase exchange; flip c7; hand:2 c2 m13 v1 s5 s11; hand:1 c13 c12 c11 m12 p";
        let why = |steps: &str, best: &str, other: &str| why(2, hands, steps, best, other);
        assert_eq!(
            why("", "2.swap:v1,s5,s11", "2.swap:v1,s5"),
            "None of the 3 cards you change is Chocolate or plain."
        );
        assert_eq!(why("", "2.swap:v1,s5", "2.swap:c2,v1"), "You keep your Chocolate 2.");
        assert_eq!(why("", "2.swap:c2", "2.keep"), "");
        assert_eq!(
            why("2.keep", "1.swap:m12+flip", "1.keep"),
            "You get the flipped Chocolate 7, which is trending."
        );
    }

    #[test]
    fn leading() {
        let hands = "phase sale; flip c7; hand:1 c13 c2 m12 m3 m13; hand:2 v1";
        let why = |best: &str, other: &str| why(2, hands, "", best, other);
        assert_eq!(why("1.c13", "1.c2"), "No card you haven't seen beats it.");
        assert_eq!(why("1.m13", "1.m3"), "No higher Maple is left: only Chocolate or a plain beats it.");
        assert_eq!(why("1.m3", "1.c2"), "You keep your Chocolate 2.");
        assert_eq!(why("1.c2", "1.m3"), "");
    }

    #[test]
    fn following() {
        let hands = |mine: &str| format!("phase sale; trending c; hand:1 m5; hand:2 {mine}");
        let why = |mine: &str, best: &str, other: &str| why(2, &hands(mine), "1.m5", best, other);
        assert_eq!(why("m4 m6 m13", "2.m6", "2.m4"), "It beats p1's Maple 5, and you play last.");
        assert_eq!(
            why("m4 m6 m13", "2.m6", "2.m13"),
            "Maple 6 is enough to make the sale, and you keep Maple 13."
        );
        assert_eq!(why("m4 m6 m13", "2.m4", "2.m13"), "You keep your Maple 13.");
        assert_eq!(
            why("m4 m2", "2.m2", "2.m4"),
            "No card you may play wins this sale, and you keep Maple 4."
        );
        assert_eq!(why("m4 m2", "2.m4", "2.m2"), "");
    }

    #[test]
    fn reasons_are_german_too() {
        let why = |mine: &str, best, other| {
            let settings = format!("phase sit; flip c7; hand:2 {mine}");
            why_in(Language::German, 4, &settings, "", [best, other])
        };
        assert_eq!(why("m2 v3 c4 s5 p", "2.in", "2.out"), "2 deiner Karten sind Schokolade oder Natur.");
        assert_eq!(
            why("m2 v3 s4 s5 m12", "2.out", "2.in"),
            "Du hast weder Schokolade noch einen Natur-Donut, und Aussetzen kostet nur einen Marker."
        );
    }
}
