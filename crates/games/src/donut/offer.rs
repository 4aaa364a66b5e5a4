//! What a board shows of a choice before it is made.

use serde::Serialize;
use tabletop::{Offers, Seat};

use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::pay::{Fee, Penalty, Reward};
use super::sales::Reason;
use super::table::{Status, Table};
use super::view::View;
use super::written::Written;
use super::{Action, Donut};

/// A choice, with what it would mean. Cards and flavours are written as in views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Name the trending flavour.
    Name {
        /// The flavour.
        flavour: Written<Flavour>,
    },
    /// Play this round.
    In {
        /// How many seats have yet to answer after this one.
        to_come: u8,
    },
    /// Sit this round out.
    Out {
        /// What it costs.
        price: Price,
        /// The Back in 5 tokens that are left then.
        tokens: u8,
        /// The Bad Reviews there are then.
        reviews: u8,
        /// The fame that is left then.
        fame: i16,
        /// Who is the only one left then, and makes every sale of the round.
        walkover: Option<Seat>,
    },
    /// Exchange nothing.
    Keep,
    /// Discard cards and get as many.
    Swap {
        /// The cards to discard.
        discards: Written<Cards>,
        /// The flipped card, if it is taken.
        flip: Option<Written<Card>>,
        /// How many cards are drawn.
        draws: u8,
    },
    /// Leave the flipped card.
    Leave {
        /// The flipped card.
        flip: Option<Written<Card>>,
    },
    /// Discard a card for the flipped one.
    Pick {
        /// The card to discard.
        card: Written<Card>,
        /// The flipped card.
        flip: Option<Written<Card>>,
    },
    /// Play a card.
    Play {
        /// The card.
        card: Written<Card>,
        /// The flavour it counts as.
        r#as: Written<Flavour>,
        /// What it does to the sale.
        effect: Effect,
        /// Why it wins or is winning.
        why: Option<Reason>,
        /// The flavour that everybody then knows to be lacking in the hand.
        void: Option<Written<Flavour>>,
        /// Bonuses for the winner of the sale, with the cards played so far and this one.
        bonuses: u8,
        /// What the sale brings, if the card makes it and the rules leave nothing open.
        reward: Option<Reward>,
    },
    /// As the lucky bonus, return a Bad Review.
    LuckyReview {
        /// The Bad Reviews that are left then.
        reviews: u8,
    },
    /// As the lucky bonus, regain a Back in 5 token.
    LuckyToken {
        /// The Back in 5 tokens there are then.
        tokens: u8,
    },
}

/// What it costs to sit out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// A Back in 5 token.
    Token,
    /// A Bad Review.
    Review,
    /// Fame, since no Bad Review can be taken.
    Fame,
    /// Nothing, since there is nothing to lose.
    Nothing,
}

/// What a card does to the sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// It leads the sale.
    Leads,
    /// It is the best card so far; others play after it.
    BestSoFar,
    /// It is the last card and makes the sale.
    MakesSale,
    /// Another card is better.
    Loses,
}

impl Offers for Donut {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        let (book, table, seat) = (view.book, view.table, view.table.actor);
        let card = |card| Written::new(book, card);
        let flip = table.flip.map(card);
        let swap = |discards: Cards, flip: Option<Written<Card>>| {
            let draws = discards.len() as u8 - u8::from(flip.is_some());
            Offer::Swap { discards: Written::new(book, discards), flip, draws }
        };
        match action {
            Action::Name(flavour) => Offer::Name { flavour: Written::new(book, flavour) },
            Action::In => {
                let open = book.seats.seats().filter(|seat| table.status(*seat) == Status::NotAsked);
                Offer::In { to_come: open.filter(|other| *other != seat).count() as u8 }
            }
            Action::Out => Offer::out(view, table, seat),
            Action::Keep => Offer::Keep,
            Action::Swap(cards) => swap(cards.into(), None),
            Action::SwapWithFlip(cards) => swap(cards.into(), flip),
            Action::Leave => Offer::Leave { flip },
            Action::Pick(discard) => Offer::Pick { card: card(discard), flip },
            Action::Play(face) => Offer::play(view, table, seat, face),
            Action::LuckyReview => {
                Offer::LuckyReview { reviews: table.reviews[seat.index()].saturating_sub(1) }
            }
            Action::LuckyToken => Offer::LuckyToken { tokens: table.tokens[seat.index()] + 1 },
        }
    }
}

impl Offer {
    fn out(view: &View, mut table: Table, seat: Seat) -> Self {
        let fee = table.pay_round_off(&view.book.rules, seat);
        let others = table.ins.without(seat);
        Offer::Out {
            price: fee.into(),
            tokens: table.tokens[seat.index()],
            reviews: table.reviews[seat.index()],
            fame: table.fame[seat.index()],
            walkover: others.first().filter(|_| others.len() == 1),
        }
    }

    fn play(view: &View, mut table: Table, seat: Seat, face: Face) -> Self {
        let (book, rules) = (view.book, &view.book.rules);
        let void = table.lay(rules, seat, face);
        let sale = table.last_sale(rules);
        let effect = match (sale.best == seat, sale.winner) {
            (false, _) => Effect::Loses,
            (true, Some(_)) => Effect::MakesSale,
            (true, None) if sale.leader == seat => Effect::Leads,
            (true, None) => Effect::BestSoFar,
        };
        let bonuses = table.sale.bonuses(rules);
        // A bonus that is paid before the sale may change what the sale brings.
        let certain = effect == Effect::MakesSale && !(rules.bonus_first && bonuses > 0);
        Offer::Play {
            card: Written::new(book, face.card()),
            r#as: Written::new(book, face.flavour()),
            effect,
            why: matches!(effect, Effect::BestSoFar | Effect::MakesSale).then_some(sale.why),
            void: void.map(|flavour| Written::new(book, flavour)),
            bonuses,
            reward: certain.then(|| table.pay_sale(rules, seat)),
        }
    }
}

impl From<Fee> for Price {
    fn from(fee: Fee) -> Self {
        match fee {
            Fee::Token(_) => Price::Token,
            Fee::Review(Penalty::Review(_)) => Price::Review,
            Fee::Review(Penalty::Fame(..)) => Price::Fame,
            Fee::Review(Penalty::Nothing(_)) => Price::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Game, Notation, Viewer};

    use super::super::arrange::position;
    use super::*;

    /// What the seat that must choose is offered.
    fn offered(game: &Donut, token: &str) -> Value {
        let action = Donut::parse_action(game.book, token).unwrap();
        assert!(game.is_legal(game.table.actor, action), "{token}");
        let view = game.view(Viewer::Seat(game.table.actor));
        serde_json::to_value(Donut::offer(&view, action)).unwrap()
    }

    #[test]
    fn sitting_out_has_a_price_and_what_is_left() {
        let price = |has: &str| {
            let game = position(2, &format!("phase sit; flip v5; p2 {has}"), "");
            let offer = offered(&game, "out");
            assert_eq!(offer["walkover"], 1);
            ["price", "fame", "reviews", "tokens"].map(|field| offer[field].clone())
        };
        assert_eq!(price("5/1/2"), [json!("token"), json!(5), json!(1), json!(1)]);
        assert_eq!(price("5/1/0"), [json!("review"), json!(5), json!(2), json!(0)]);
        assert_eq!(price("5/4/0"), [json!("fame"), json!(4), json!(4), json!(0)]);
        assert_eq!(price("0/4/0"), [json!("nothing"), json!(0), json!(4), json!(0)]);
        let three = position(3, "phase sit; flip v5", "");
        assert_eq!(offered(&three, "out")["walkover"], Value::Null);
        assert_eq!(offered(&three, "in"), json!({ "kind": "in", "to_come": 2 }));
    }

    #[test]
    fn an_exchange_says_what_goes_and_what_comes() {
        let hands = "hand:2 c2 m13 v1 s6 p; hand:1 c1 c3 c4 c5 c6";
        let game = position(2, &format!("phase exchange; flip s5; {hands}"), "2.keep");
        let swap = |flip: Value, draws| json!({ "kind": "swap", "discards": ["c1", "c3"], "flip": flip, "draws": draws });
        assert_eq!(offered(&game, "swap:c1,c3"), swap(Value::Null, 2));
        assert_eq!(offered(&game, "swap:c1,c3+flip"), swap(json!("s5"), 1));
    }

    /// Vanilla is trending.
    #[test]
    fn a_card_says_what_it_does_to_the_sale() {
        let hands = "hand:1 m10 c1; hand:2 v6 p c3; hand:3 m12 m9 v7";
        let at = |steps: &str| position(3, &format!("phase sale; flip v5; p3 2/1/2; {hands}"), steps);
        let effect = |steps: &str, token: &str| {
            let offer = offered(&at(steps), token);
            [offer["effect"].clone(), offer["why"].clone()]
        };
        assert_eq!(effect("", "m10"), [json!("leads"), Value::Null]);
        assert_eq!(effect("1.m10", "v6"), [json!("best_so_far"), json!("trending")]);
        assert_eq!(effect("1.m10", "p@m"), [json!("loses"), Value::Null]);
        assert_eq!(effect("1.m10 2.c3", "m12"), [json!("makes_sale"), json!("highest_led")]);
        let offer = offered(&at("1.m10 2.c3"), "m12");
        assert_eq!(
            (&offer["reward"], &offer["void"], &offer["bonuses"]),
            (&json!({ "reviews": 0 }), &Value::Null, &json!(0))
        );
        assert_eq!(offered(&at("1.m10"), "c3")["void"], "m");
        assert_eq!(offered(&at("1.c1 2.c3"), "v7")["bonuses"], 1);
    }

    #[test]
    fn a_lucky_bonus_says_what_is_left() {
        let hands = "hand:1 m7 c1; hand:2 m2 c3";
        let game = position(2, &format!("phase sale; flip v5; p1 2/2/1; {hands}"), "1.m7 2.m2");
        assert_eq!(offered(&game, "lucky:review"), json!({ "kind": "lucky_review", "reviews": 0 }));
        assert_eq!(offered(&game, "lucky:token"), json!({ "kind": "lucky_token", "tokens": 2 }));
    }
}
