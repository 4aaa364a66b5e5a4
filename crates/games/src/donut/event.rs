//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{Seat, SeatSet, Viewer};

use super::card_set::Cards;
use super::cards::{Card, Flavour};
use super::pay::NoReview;
use super::sales::Reason;
use super::shape::{SaleShape, SeatShape};
use super::table::Phase;
use super::written::Written;

/// Something that happens. Cards and flavours are written as in views; what a seat has is told as it is afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The lot decides who is First Player in the first round.
    Lot {
        /// The First Player.
        seat: Seat,
    },
    /// A round begins. All cards are back in the bag: nobody has a card, a sale or a mark, and nobody has been asked.
    RoundBegan {
        /// Its number, from 1.
        round: u16,
        /// The First Player.
        first_player: Seat,
        /// Cards in the bag.
        bag: u8,
    },
    /// A card is turned up. It lies on the table until the First Player takes it.
    Flipped {
        /// The card.
        card: Written<Card>,
        /// Cards left in the bag.
        bag: u8,
    },
    /// A plain was turned up, so another card is revealed. It is out of play.
    Revealed {
        /// The card.
        card: Written<Card>,
        /// Cards left in the bag.
        bag: u8,
    },
    /// There is a Rush: nobody may sit out.
    Rush {
        /// The card that started it.
        card: Written<Card>,
    },
    /// A card decides which flavour is trending.
    Trending {
        /// The flavour.
        flavour: Written<Flavour>,
    },
    /// The First Player names the trending flavour.
    Named {
        /// The First Player.
        seat: Seat,
        /// The flavour, which is trending from now on.
        flavour: Written<Flavour>,
    },
    /// A card is dealt.
    Dealt {
        /// Who gets it.
        seat: Seat,
        /// The card; only the seat itself sees it.
        card: Option<Written<Card>>,
        /// Cards in its hand.
        cards: u8,
        /// Cards left in the bag.
        bag: u8,
    },
    /// A hand is complete.
    HandDealt {
        /// Whose hand.
        seat: Seat,
        /// The hand; only the seat itself sees it.
        hand: Option<Written<Cards>>,
        /// Cards in it.
        cards: u8,
        /// Whether it is the last one, so that everybody has cards.
        last: bool,
    },
    /// Because of the Rush everybody is in, and nobody is asked.
    AllIn,
    /// It is a seat's turn to choose. This always comes last.
    Asked {
        /// The seat.
        seat: Seat,
        /// What it is asked.
        phase: Phase,
    },
    /// A seat plays this round.
    StayedIn {
        /// The seat.
        seat: Seat,
    },
    /// A seat sits this round out.
    SatOut {
        /// The seat.
        seat: Seat,
        /// Whether it paid a Back in 5 token. If not, it had none, and a Bad Review or what stands for it comes next.
        token: bool,
        /// Its Back in 5 tokens.
        tokens: u8,
    },
    /// Only one seat is left, and it makes its sales without cards; they follow one by one.
    Walkover {
        /// The seat.
        seat: Seat,
        /// How many sales.
        sales: u8,
    },
    /// A seat discards cards to draw as many, or keeps all it has.
    Exchanged {
        /// The seat.
        seat: Seat,
        /// How many cards it exchanges, the flipped one included; 0 keeps all.
        exchanged: u8,
        /// What it discards; only the seat itself sees it.
        discards: Option<Written<Cards>>,
        /// The flipped card, if it is taken into the hand.
        flip: Option<Written<Card>>,
        /// Cards in its hand, before it draws.
        cards: u8,
    },
    /// A seat draws a card for one it has discarded.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card; only the seat itself sees it.
        card: Option<Written<Card>>,
        /// Cards in its hand.
        cards: u8,
        /// Cards left in the bag.
        bag: u8,
    },
    /// The First Player, who decides after drawing, leaves the flipped card on the table.
    LeftFlip {
        /// The First Player.
        seat: Seat,
        /// The flipped card.
        flip: Written<Card>,
    },
    /// The First Player, who decides after drawing, discards a card and takes the flipped one.
    PickedFlip {
        /// The First Player.
        seat: Seat,
        /// The flipped card.
        flip: Written<Card>,
        /// The card discarded; only the seat itself sees it.
        card: Option<Written<Card>>,
        /// How many cards it has exchanged, this one included.
        exchanged: u8,
    },
    /// A sale begins.
    SaleBegan {
        /// Its number in the round, from 1.
        sale: u8,
        /// Who leads.
        leader: Seat,
    },
    /// A seat plays a card.
    Played {
        /// The seat.
        seat: Seat,
        /// The number of the sale in the round, from 1.
        sale: u8,
        /// The card.
        card: Written<Card>,
        /// The flavour it counts as; a plain counts as the one its player declares.
        r#as: Written<Flavour>,
        /// Cards left in its hand.
        cards: u8,
        /// Whether it is the flipped card, which the First Player had taken.
        flip: bool,
        /// Whose card is the best so far.
        best: Seat,
        /// Why it is.
        why: Reason,
        /// Whose card is the next best; nobody's if no other card can win.
        second: Option<Seat>,
    },
    /// A seat did not follow: it shows that it has no card of the led flavour.
    Void {
        /// The seat.
        seat: Seat,
        /// The flavour it lacks.
        flavour: Written<Flavour>,
        /// All that it has shown to lack in this round.
        voids: Vec<String>,
    },
    /// All have played, and one of them makes the sale.
    Sold {
        /// Who makes it.
        seat: Seat,
        /// The number of the sale in the round, from 1.
        number: u8,
        /// The cards, the best of them and why it is.
        sale: SaleShape,
        /// Sales the seat has made in this round.
        sales: u8,
    },
    /// A seat's fame rises.
    Fame {
        /// The seat.
        seat: Seat,
        /// Its fame.
        fame: i16,
        /// By how much it rose.
        gained: i16,
        /// What for.
        cause: Cause,
    },
    /// A seat returns a Bad Review.
    ReviewReturned {
        /// The seat.
        seat: Seat,
        /// Its Bad Reviews.
        reviews: u8,
        /// What for.
        cause: Cause,
    },
    /// There are lucky cards in the sale.
    Lucky {
        /// Who made the sale.
        seat: Seat,
        /// Whose cards are lucky.
        by: SeatSet,
        /// How many bonuses that is.
        bonuses: u8,
    },
    /// A seat has no use for its bonus: it has no Bad Review to return and no room for a token.
    LuckWasted {
        /// The seat.
        seat: Seat,
    },
    /// A seat regains a Back in 5 token as its lucky bonus.
    TokenBack {
        /// The seat.
        seat: Seat,
        /// Its Back in 5 tokens.
        tokens: u8,
    },
    /// The round is over and a seat that played has made no sale. A Bad Review or what stands for it comes next.
    NoSale {
        /// The seat.
        seat: Seat,
    },
    /// A seat takes a Bad Review.
    Review {
        /// The seat.
        seat: Seat,
        /// Its Bad Reviews.
        reviews: u8,
    },
    /// A seat loses fame instead of taking a Bad Review.
    FameLost {
        /// The seat.
        seat: Seat,
        /// Its fame.
        fame: i16,
        /// Why it takes no Bad Review.
        why: NoReview,
    },
    /// A seat takes no Bad Review and loses nothing else.
    Spared {
        /// The seat.
        seat: Seat,
        /// Why it takes no Bad Review.
        why: NoReview,
    },
    /// All sales of the round are made and paid. This is the table before it is cleared.
    RoundEnded {
        /// The number of the round, from 1.
        round: u16,
        /// What the seats have, in order.
        seats: Vec<SeatShape>,
        /// The sales; none after a walkover.
        sales: Vec<SaleShape>,
    },
    /// That was the last round that may be played.
    RoundLimit {
        /// How many rounds were played.
        rounds: u16,
    },
    /// The game is over.
    Over {
        /// Why.
        why: Ending,
        /// Who wins, alone or together.
        winners: SeatSet,
    },
}

/// What a gain is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A sale.
    Sale,
    /// One of the sales of a walkover.
    Walkover,
    /// The lucky bonus.
    Lucky,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody has the fame that is needed.
    Goal,
    /// All rounds have been played.
    Rounds,
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, card, .. }
            | Event::Drew { seat, card, .. }
            | Event::PickedFlip { seat, card, .. }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            Event::HandDealt { seat, hand: cards, .. } | Event::Exchanged { seat, discards: cards, .. }
                if !viewer.is(*seat) =>
            {
                *cards = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn uncovers(&self) -> bool {
        match self {
            Event::Flipped { .. } | Event::Revealed { .. } | Event::Void { .. } => true,
            Event::Dealt { card, .. } | Event::Drew { card, .. } => card.is_some(),
            Event::HandDealt { hand, .. } => hand.is_some(),
            Event::Played { flip, .. } => !flip,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Game, parse_step};

    use super::super::Donut;
    use super::super::arrange::position;
    use super::*;

    /// What comes of a step, as a viewer sees it.
    fn seen(game: &Donut, step: &str, viewer: Viewer) -> Vec<Value> {
        let (mut game, mut events) = (*game, Vec::new());
        let step = parse_step::<Donut>(game.book, step).unwrap();
        game.check(step).unwrap();
        game.apply_telling(step, &mut events);
        let seen = events.iter().filter_map(|event| Donut::view_event(event, viewer));
        seen.map(|event| serde_json::to_value(event).unwrap()).collect()
    }

    fn public(game: &Donut, step: &str) -> Vec<Value> {
        seen(game, step, Viewer::Spectator)
    }

    fn kinds(events: &[Value]) -> Vec<&str> {
        events.iter().filter_map(|event| event["kind"].as_str()).collect()
    }

    /// Fails unless the first event of the step tells seat 2 alone what is in this field.
    fn only_seat_2_sees(field: &str, expected: &Value, game: &Donut, step: &str) {
        let shown = |viewer| seen(game, step, viewer)[0].clone();
        let mut own = shown(Viewer::Seat(Seat::new(1)));
        assert_eq!(own[field], *expected, "{step}");
        own[field] = Value::Null;
        assert_eq!(shown(Viewer::Seat(Seat::new(0))), own, "{step}");
        assert_eq!(shown(Viewer::Spectator), own, "{step}");
    }

    #[test]
    fn cards_of_a_hand_are_seen_by_their_owner_alone() {
        let deal = position(2, "phase deal; flip s5", "");
        only_seat_2_sees("card", &json!("c7"), &deal, "x.deal:c7");
        let exchange =
            position(2, "phase exchange; flip s5; hand:2 c2 m13 v1 s6 p; hand:1 c1 c3 c4 c5 c6", "");
        only_seat_2_sees("discards", &json!(["c2", "p"]), &exchange, "2.swap:c2,p");
        only_seat_2_sees("discards", &json!([]), &exchange, "2.keep");
        let mut drawing = exchange;
        drawing.apply(parse_step::<Donut>(drawing.book, "2.swap:c2").unwrap()).unwrap();
        only_seat_2_sees("card", &json!("m7"), &drawing, "x.draw:m7");
    }

    #[test]
    fn a_complete_hand_is_shown_to_its_owner() {
        let deals = "x.deal:c1 x.deal:c2 x.deal:c3 x.deal:c4";
        let game = position(2, "phase deal; flip s5", deals);
        let hand = |viewer| seen(&game, "x.deal:p", viewer)[1].clone();
        let expected =
            |hand| json!({ "kind": "hand_dealt", "seat": 2, "hand": hand, "cards": 5, "last": false });
        assert_eq!(hand(Viewer::Seat(Seat::new(1))), expected(json!(["c1", "c2", "c3", "c4", "p"])));
        assert_eq!(hand(Viewer::Seat(Seat::new(0))), expected(Value::Null));
    }

    #[test]
    fn everybody_sees_that_the_flipped_card_is_taken() {
        let hands = "hand:2 c2 m13 v1 s6 p; hand:1 c1 c3 c4 c5 c6";
        let game = position(2, &format!("phase exchange; flip s5; {hands}"), "2.keep");
        let expected = json!({ "kind": "exchanged", "seat": 1, "exchanged": 2, "discards": null, "flip": "s5", "cards": 4 });
        assert_eq!(public(&game, "1.swap:c1,c3+flip"), [expected]);
    }

    /// The table is cleared at once, so events are all that is seen of the last sale.
    #[test]
    fn the_last_sale_of_a_round_is_told_to_its_end() {
        let mut game = position(2, "phase sale; flip v5; p1 3/0/1; hand:1 m10; hand:2 v7", "1.m10");
        game.table.sales_played = 4;
        game.table.sales[0] = 4;
        let events = public(&game, "2.v7");
        assert_eq!(
            kinds(&events),
            ["played", "void", "sold", "fame", "lucky", "luck_wasted", "round_ended", "round_began"]
        );
        let [played, void, sold, fame, lucky, ..] = &events[..] else { panic!("too few") };
        assert_eq!(
            (&played["best"], &played["why"], &played["second"]),
            (&json!(2), &json!("trending"), &json!(1))
        );
        assert_eq!(*void, json!({ "kind": "void", "seat": 2, "flavour": "m", "voids": ["m"] }));
        let plays = json!([{ "seat": 1, "card": "m10", "as": "m" }, { "seat": 2, "card": "v7", "as": "v" }]);
        let sale =
            json!({ "leader": 1, "plays": plays, "winner": 2, "best": 2, "why": "trending", "second": 1 });
        assert_eq!(*sold, json!({ "kind": "sold", "seat": 2, "number": 5, "sale": sale, "sales": 1 }));
        assert_eq!(*fame, json!({ "kind": "fame", "seat": 2, "fame": 1, "gained": 1, "cause": "sale" }));
        assert_eq!(*lucky, json!({ "kind": "lucky", "seat": 2, "by": [2], "bonuses": 1 }));
        assert_eq!(events[6]["sales"], json!([sale]));
    }

    #[test]
    fn a_plain_is_told_with_the_flavour_it_was_declared_as() {
        let game = position(2, "phase sale; flip v5; hand:1 m10 c1; hand:2 p c2", "1.m10");
        let played = &public(&game, "2.p@v")[0];
        assert_eq!((&played["card"], &played["as"], &played["cards"]), (&json!("p"), &json!("v"), &json!(1)));
    }

    #[test]
    fn the_end_has_its_reason_and_its_winners() {
        let game = position(2, "phase sale; flip v5; p1 15/0/2; hand:1 v10 c1; hand:2 v7 c2", "1.v10");
        let events = public(&game, "2.v7");
        assert_eq!(kinds(&events), ["played", "sold", "fame", "over"]);
        assert_eq!(events[3], json!({ "kind": "over", "why": "goal", "winners": [1] }));
        let game = position(2, "phase sit; round 200; p1 3/0/2; p2 9/0/0; hand:1 v10; hand:2 v7", "");
        let events = public(&game, "2.out");
        assert_eq!(kinds(&events)[..3], ["sat_out", "review", "walkover"]);
        let last = &events[events.len() - 2..];
        assert_eq!(last[0], json!({ "kind": "round_limit", "rounds": 200 }));
        assert_eq!(last[1], json!({ "kind": "over", "why": "rounds", "winners": [2] }));
    }

    #[test]
    fn no_review_is_taken_by_a_seat_that_is_full() {
        let full = |fame| position(3, &format!("phase sit; flip v5; p2 {fame}/4/0"), "");
        let lost = json!({ "kind": "fame_lost", "seat": 2, "fame": 4, "why": "full" });
        assert_eq!(public(&full(5), "2.out")[1], lost);
        assert_eq!(public(&full(0), "2.out")[1], json!({ "kind": "spared", "seat": 2, "why": "full" }));
    }
}
