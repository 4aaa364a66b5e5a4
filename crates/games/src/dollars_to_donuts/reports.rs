//! What has happened, put into an event from the state after it.

use std::collections::BTreeMap;

use tabletop::{Seat, SeatSet};

use super::board::{Facing, Square};
use super::event::{Event, Filled, Holes, Slide, Standing};
use super::joints::Joint;
use super::mat::{Cover, Piece};
use super::notation::{customer_id, donut_code, kind_id, starter_id, tile_id, write_piece};
use super::view::{counted, faces_text};
use super::{
    Customer, DollarsToDonuts, Donut, End, Kind, MAX_KINDS, MAX_TYPES, Payment, Placement, Starter, Tile,
};

/// Each of these is asked for when it has just happened.
impl DollarsToDonuts {
    pub(super) fn starters_due(&self, left: u8) -> Event {
        let starters = (0..self.book.rules.starters).filter(|i| left & 1 << i != 0);
        Event::StartersDue {
            seat: self.to_move,
            starters: starters.map(|i| starter_id(self.book, Starter(i))).collect(),
        }
    }

    pub(super) fn starter_laid(&self, starter: Starter, at: Square, facing: Facing) -> Event {
        let seat = self.to_move;
        Event::StarterLaid {
            seat,
            mats: if self.book.rules.balanced { self.book.seats.all() } else { SeatSet::only(seat) },
            starter: starter_id(self.book, starter),
            at,
            facing,
            piece: write_piece(self.book, (Piece::Starter(starter, facing), at, 1)),
            squares: self.filled([(at, Cover::starter(starter, facing))].into_iter()),
            empty: self.empty_squares(seat),
            points: self.points_now(),
        }
    }

    /// The strips before the gap have moved one slot on.
    pub(super) fn slid(&self, gap: usize) -> Event {
        let slide = |to: usize| {
            let tile = self.slots[to].map(|tile| tile_id(self.book, tile))?;
            Some(Slide { tile, from: to as u8 - 1, to: to as u8, price: self.book.rules.costs[to] })
        };
        Event::Slid { strips: (1..=gap).rev().filter_map(slide).collect() }
    }

    pub(super) fn stocked(&self, tile: Tile, slot: usize) -> Event {
        Event::Stocked {
            tile: tile_id(self.book, tile),
            slot: slot as u8,
            price: self.book.rules.costs[slot],
            supply: self.supply.count_ones(),
        }
    }

    pub(super) fn queued(&self, customer: Customer) -> Event {
        Event::Queued {
            customer: customer_id(self.book, customer),
            place: self.line_len - 1,
            deck: self.deck.count_ones(),
        }
    }

    pub(super) fn turn_begun(&self) -> Event {
        Event::Turn {
            seat: self.to_move,
            round: self.round(),
            turns: self.turns,
            idle_rounds: self.idle_rounds,
        }
    }

    pub(super) fn bought(&self, tile: Tile, slot: usize) -> Event {
        Event::Bought {
            seat: self.to_move,
            tile: tile_id(self.book, tile),
            slot: slot as u8,
            price: self.book.rules.costs[slot],
        }
    }

    pub(super) fn paid(&self, payment: Payment) -> Event {
        let seat = self.to_move;
        Event::Paid {
            seat,
            tiles: self.payment_by_kind(payment),
            hand: self.by_kind(*self.hand(seat)),
            dollars: self.dollars(seat),
            bag: self.by_kind(self.bag),
        }
    }

    pub(super) fn laid(&self, tile: Tile, placement: Placement) -> Event {
        let (seat, Placement { at, facing, on_mat }) = (self.to_move, placement);
        let piece = Piece::Strip(tile, facing, placement.first_position());
        Event::Laid {
            seat,
            tile: tile_id(self.book, tile),
            at,
            facing,
            on_mat,
            over: placement.over(),
            piece: write_piece(self.book, (piece, at, on_mat)),
            squares: self.filled(placement.covers(tile)),
            empty: self.empty_squares(seat),
            points: self.points_now(),
        }
    }

    pub(super) fn laid_aside(&self, tile: Tile) -> Event {
        let aside = self.aside[self.to_move.index()].count_ones();
        Event::LaidAside { seat: self.to_move, tile: tile_id(self.book, tile), aside }
    }

    pub(super) fn perfect(&self, joint: Joint, token: bool) -> Event {
        let Joint { at, side, half, .. } = joint;
        Event::Perfect {
            seat: self.to_move,
            donut: donut_code(self.book, Donut(half)),
            at,
            side,
            next: at.next(side),
            token,
            held: self.tokens[self.to_move.index()][usize::from(half)],
            pile: self.book.rules.limited_tokens.then(|| self.piles[usize::from(half)]),
            points: self.points_now(),
        }
    }

    pub(super) fn mismatched(&self, joint: Joint, pays: u8, owed: u8) -> Event {
        let Joint { at, side, half, other } = joint;
        let types = &self.book.edition.parts.types;
        let spoils = |half: &u8| types[usize::from(*half)].voids_mismatch;
        let code = |half| donut_code(self.book, Donut(half));
        Event::Mismatched {
            seat: self.to_move,
            donut: code(half),
            other: code(other),
            at,
            side,
            next: at.next(side),
            pays,
            spoiled_by: [half, other].into_iter().find(spoils).map(code),
            owed,
        }
    }

    pub(super) fn drew(&self, kind: Kind, owed: u8) -> Event {
        let seat = self.to_move;
        Event::Drew {
            seat,
            dollar: kind_id(self.book, kind),
            owed,
            hand: self.by_kind(*self.hand(seat)),
            dollars: self.dollars(seat),
            bag: self.by_kind(self.bag),
        }
    }

    pub(super) fn was_put(&self, kind: Kind, at: Square, facing: Facing) -> Event {
        let (seat, row) = (self.to_move, &self.book.edition.parts.kinds[kind.index()]);
        let holes = || {
            let on_mat = self.holes(seat)[usize::from(row.donut)];
            let points = self.book.edition.parts.types[usize::from(row.donut)].hole_pair_points;
            let pair = if on_mat.is_multiple_of(2) { points } else { 0 };
            Holes { donut: donut_code(self.book, Donut(row.donut)), on_mat, pair }
        };
        Event::Put {
            seat,
            dollar: kind_id(self.book, kind),
            at,
            facing: (!row.holes).then_some(facing),
            piece: write_piece(self.book, (Piece::Dollar(kind, facing), at, 1)),
            squares: self.filled([(at, Cover::dollar(kind, facing))].into_iter()),
            holes: row.holes.then(holes),
            hand: self.by_kind(*self.hand(seat)),
            dollars: self.dollars(seat),
            empty: self.empty_squares(seat),
            points: self.points_now(),
        }
    }

    pub(super) fn was_served(&self, customer: Customer, level: u8, place: usize) -> Event {
        let (seat, parts) = (self.to_move, &self.book.edition.parts);
        let card = &parts.customers[customer.index()];
        let home = usize::from(card.neighborhood);
        let customs = self.customs();
        Event::Served {
            seat,
            customer: customer_id(self.book, customer),
            level,
            place: place as u8,
            spent: self.by_type(self.book.rules.order(customer, level)),
            tokens: self.by_type(self.tokens[seat.index()]),
            worth: card.points[usize::from(level) - 1],
            neighborhood: &parts.neighborhoods[home].id,
            leaders: self.book.seats.seats().filter(|seat| self.leads(&customs, *seat, home)).collect(),
            sets: self.sets(&customs[seat]),
            points: self.points_now(),
        }
    }

    pub(super) fn cleared(&self, tile: Tile, slot: usize) -> Event {
        Event::Cleared { tile: tile_id(self.book, tile), slot: slot as u8 }
    }

    pub(super) fn went_home(&self, customer: Customer) -> Event {
        Event::WentHome { customer: customer_id(self.book, customer), place: 0 }
    }

    pub(super) fn idle_round(&self) -> Event {
        Event::IdleRound { rounds: self.idle_rounds, of: self.book.rules.idle_rounds }
    }

    pub(super) fn ended(&self, end: End) -> Event {
        let outcome = self.final_outcome();
        let standing = |seat: Seat| Standing {
            seat,
            rank: outcome.ranks[seat],
            points: outcome.scores[seat],
            dollars: self.dollars(seat),
            empty: self.empty_squares(seat),
        };
        Event::Over { end, standings: self.book.seats.seats().map(standing).collect() }
    }

    pub(super) fn rated(&self) -> Event {
        let seat = self.to_move;
        Event::Rated { seat, points: self.points(seat).total(), rating: self.rating() }
    }

    /// What these covers show.
    fn filled(&self, covers: impl Iterator<Item = (Square, Cover)>) -> Vec<Filled> {
        covers.map(|(at, cover)| Filled { at, faces: faces_text(self.book, cover) }).collect()
    }

    fn empty_squares(&self, seat: Seat) -> u32 {
        self.empty(seat).count_ones()
    }

    fn points_now(&self) -> Vec<i32> {
        self.all_points().as_slice().to_vec()
    }

    /// Dollar tiles as views have them.
    pub(super) fn by_kind(&self, counts: [u8; MAX_KINDS]) -> BTreeMap<&'static str, u8> {
        counted(&counts, |i| kind_id(self.book, Kind(i)))
    }

    pub(super) fn payment_by_kind(&self, payment: Payment) -> BTreeMap<&'static str, u8> {
        payment.counts().map(|(kind, n)| (kind_id(self.book, kind), n)).collect()
    }

    /// Tokens as views have them.
    pub(super) fn by_type(&self, counts: [u8; MAX_TYPES]) -> BTreeMap<char, u8> {
        counted(&counts, |i| donut_code(self.book, Donut(i)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Arrange, Book, Config, Game, OptionValue, SeatCount, parse_step};

    use super::*;

    /// What comes of the last of these steps, as boards get it.
    fn told(seats: usize, options: &[(&str, &str)], settings: &[(&str, &str)], steps: &str) -> Vec<Value> {
        let mut config = Config::default();
        for (name, value) in options {
            config.set(name, &OptionValue::from(*value)).unwrap();
        }
        let book = Book::open(&config, SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DollarsToDonuts::arrange(book, &settings).unwrap();
        let mut events = Vec::new();
        for text in steps.split_whitespace() {
            let step = parse_step::<DollarsToDonuts>(book, text).unwrap();
            Game::check(&game, step).unwrap();
            events.clear();
            game.apply_telling(step, &mut events);
        }
        events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
    }

    fn slots(free: &str) -> String {
        format!("d01 d02 d03 d04 d08 {free}")
    }

    #[test]
    fn a_donut_says_where_its_halves_met_and_what_it_brings() {
        let told = told(2, &[], &[("slots", &slots("d05"))], "1.buy:0 1.lay:b3s4");
        let [laid, perfect, void, sold] = &told[..] else { panic!("{told:#?}") };
        assert_eq!(laid["piece"], "d05@b3s4");
        assert_eq!((&laid["empty"], &laid["points"]), (&json!(41), &json!([-41, -45])));
        assert_eq!(
            *perfect,
            json!({
                "kind": "perfect", "seat": 1, "donut": "P", "at": "b3", "side": "n", "next": "b2",
                "token": true, "held": 1, "pile": null, "points": [-40, -45]
            })
        );
        assert_eq!(
            *void,
            json!({
                "kind": "mismatched", "seat": 1, "donut": "C", "other": "J", "at": "d3", "side": "s",
                "next": "d4", "pays": 0, "spoiled_by": "J", "owed": 0
            })
        );
        assert_eq!(
            *sold,
            json!({
                "kind": "mismatched", "seat": 1, "donut": "P", "other": "S", "at": "e3", "side": "e",
                "next": "f3", "pays": 3, "spoiled_by": null, "owed": 3
            })
        );
    }

    #[test]
    fn a_strip_that_hangs_over_says_where() {
        let laid = |place: &str| told(2, &[], &[], &format!("1.buy:0 1.lay:{place}"))[0].clone();
        let west = laid("a7n1");
        assert_eq!((&west["on_mat"], &west["over"], &west["at"]), (&json!(1), &json!("w"), &json!("a7")));
        assert_eq!(west["squares"].as_array().unwrap().len(), 1);
        assert_eq!(laid("a6e2")["over"], "s");
        assert_eq!(laid("d1n4")["over"], Value::Null);
    }

    #[test]
    fn without_a_token_left_a_perfect_donut_says_so() {
        let settings = [("slots", &*slots("d32")), ("piles", "P0 C28 S18 J12")];
        let told = told(2, &[("limited_tokens", "true")], &settings, "1.buy:0 1.lay:b3s4");
        let perfect: Vec<_> = told.iter().filter(|event| event["kind"] == "perfect").collect();
        assert_eq!(perfect.len(), 2);
        assert_eq!(
            (&perfect[0]["token"], &perfect[0]["held"], &perfect[0]["pile"]),
            (&json!(false), &json!(0), &json!(0))
        );
        assert_eq!(
            (&perfect[1]["token"], &perfect[1]["held"], &perfect[1]["pile"]),
            (&json!(true), &json!(1), &json!(17))
        );
    }

    #[test]
    fn strips_slide_into_the_gap_before_a_new_one_comes() {
        let told = told(2, &[], &[("hand1", "op3")], "1.buy:3 1.lay:d1n4 x.tile:d07");
        let slide = |tile: &str, from: u8, price: u8| json!({ "tile": tile, "from": from, "to": from + 1, "price": price });
        assert_eq!(told[0], json!({ "kind": "slid", "strips": [slide("d02", 1, 3), slide("d01", 0, 4)] }));
        assert_eq!(told[1], json!({ "kind": "stocked", "tile": "d07", "slot": 0, "price": 5, "supply": 54 }));
        assert_eq!(told[2]["kind"], "turn");
    }

    #[test]
    fn a_payment_and_a_draw_say_what_is_left() {
        let settings = [("hand1", "op2 up1"), ("bag", "oc1")];
        let paid = &told(2, &[], &settings, "1.buy:2 1.pay:op1+up1")[0];
        assert_eq!(
            *paid,
            json!({
                "kind": "paid", "seat": 1, "tiles": { "op": 1, "up": 1 }, "hand": { "op": 1 }, "dollars": 1,
                "bag": { "oc": 1, "op": 1, "up": 1 }
            })
        );
        let settings = [("hand1", "us1"), ("bag", "up2")];
        let put = told(2, &[], &settings, "1.nobuy 1.put:us@g5s");
        assert_eq!(put[1]["kind"], "mismatched");
        assert_eq!(put[2], json!({ "kind": "short", "seat": 1, "missing": 1, "owed": 2 }));
        let drew = &told(2, &[], &settings, "1.nobuy 1.put:us@g5s x.cash:up")[0];
        assert_eq!(
            *drew,
            json!({
                "kind": "drew", "seat": 1, "dollar": "up", "owed": 1, "hand": { "up": 1 }, "dollars": 1,
                "bag": { "up": 1 }
            })
        );
    }

    #[test]
    fn a_hole_tile_says_whether_it_makes_a_pair() {
        let settings = [("hand1", "oc2 up1"), ("mat1", "s1@b2n oc@a1")];
        let put = &told(2, &[], &settings, "1.nobuy 1.put:oc@c1")[0];
        assert_eq!(put["holes"], json!({ "donut": "C", "on_mat": 2, "pair": 2 }));
        assert_eq!((&put["facing"], &put["hand"]), (&Value::Null, &json!({ "oc": 1, "up": 1 })));
        assert_eq!((&put["points"][0], &put["empty"]), (&json!(-44), &json!(46)));
        let put = &told(2, &[], &settings, "1.nobuy 1.put:up@c1e")[0];
        assert_eq!((&put["facing"], &put["holes"]), (&json!("e"), &Value::Null));
    }

    #[test]
    fn a_customer_served_can_take_the_lead_from_another_seat() {
        let settings = [("hand1", "-"), ("tokens1", "P2 C1 J1"), ("served1", "c27-1"), ("served2", "c15-1")];
        let before = told(2, &[], &settings, "1.nobuy");
        assert_eq!(before.len(), 1);
        let served = &told(2, &[], &settings, "1.nobuy 1.serve:c14-2")[0];
        assert_eq!(
            *served,
            json!({
                "kind": "served", "seat": 1, "customer": "c14", "level": 2, "place": 0,
                "spent": { "C": 1, "P": 2 }, "tokens": { "J": 1 }, "worth": 6, "neighborhood": "rose",
                "leaders": [1], "sets": 0, "points": [-45 + 3 + 2 + 6 + 2 + 5, -45 + 3]
            })
        );
    }

    #[test]
    fn the_end_says_why_and_what_broke_a_tie() {
        let settings = [("hand1", "op1"), ("hand2", "op2"), ("supply", "-"), ("fill1", "-"), ("fill2", "a4")];
        let standing = |seat: u8, rank: u8, dollars: u8| json!({ "seat": seat, "rank": rank, "points": 0, "dollars": dollars, "empty": 0 });
        let over = told(2, &[], &settings, "1.nobuy 2.buy:0 2.lay:a4n1").pop();
        let standings = [standing(1, 2, 1), standing(2, 1, 2)];
        assert_eq!(over, Some(json!({ "kind": "over", "end": "supply", "standings": standings })));
    }

    #[test]
    fn idle_rounds_are_counted_until_they_end_the_game() {
        let idle = "1.nobuy 1.noput 2.nobuy 2.noput ";
        let told = |rounds: usize| told(2, &[], &[], &idle.repeat(rounds));
        assert_eq!(told(1)[1], json!({ "kind": "idle_round", "rounds": 1, "of": 3 }));
        assert_eq!(
            told(1)[2],
            json!({ "kind": "turn", "seat": 1, "round": 2, "turns": 3, "idle_rounds": 1 })
        );
        assert_eq!(told(3)[1], json!({ "kind": "idle_round", "rounds": 3, "of": 3 }));
        assert_eq!((&told(3)[2]["kind"], &told(3)[2]["end"]), (&json!("over"), &json!("idle")));
    }

    #[test]
    fn a_solo_game_ends_with_a_title() {
        let told =
            told(1, &[], &[("hand1", "-"), ("fill1", "a4"), ("tokens1", "J10")], "1.lay:a4n1 x.tile:d07");
        let [.., full, over, rated] = &told[..] else { panic!("{told:#?}") };
        assert_eq!((&full["kind"], &over["end"]), (&json!("mat_full"), &json!("full")));
        assert_eq!(*rated, json!({ "kind": "rated", "seat": 1, "points": 50, "rating": "apprentice" }));
    }

    #[test]
    fn with_the_balanced_setup_a_starter_comes_to_every_mat() {
        let mut config = Config::default();
        config.set("starter_setup", &"balanced".into()).unwrap();
        config.set("first_seat", &OptionValue::from("2")).unwrap();
        let book = Book::open(&config, SeatCount::new(3).unwrap()).unwrap();
        let mut events = Vec::new();
        let step = parse_step::<DollarsToDonuts>(book, "2.start:s3@f3e").unwrap();
        DollarsToDonuts::new(book).apply_telling(step, &mut events);
        let [laid, due] = &events[..] else { panic!("{events:#?}") };
        assert!(matches!(laid, Event::StarterLaid { mats, .. } if mats.len() == 3));
        let expected = json!({ "kind": "starters_due", "seat": 3, "starters": ["s1", "s2", "s4"] });
        assert_eq!(serde_json::to_value(due).unwrap(), expected);
    }
}
