//! What a choice would mean, for boards.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Game, Offers, Step};

use super::board::{Facing, Square};
use super::joints::{Harvest, Joint, Made};
use super::mat::Cover;
use super::naming::{is_holes, order_points};
use super::notation::{ThisBook, customer_id, kind_id, starter_id, tile_id};
use super::{Action, Customer, DollarsToDonuts, Kind, Payment, Placement, View};

/// What a board shows of a choice. Things are called as in events. `gain` is by how much the points of the seat change at
/// once, empty squares included. There can be hundreds of placements, so what they do not have is left out, and those
/// that complete nothing do not say that squares are filled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Lay a starter.
    Start {
        /// The starter.
        starter: &'static str,
        /// Its square.
        at: Square,
        /// Where its printed north edge points.
        facing: Facing,
    },
    /// Buy nothing.
    BuyNothing,
    /// Buy a strip.
    Buy {
        /// The strip.
        tile: &'static str,
        /// Its slot, counted from 0.
        slot: u8,
        /// What it costs.
        price: u8,
        /// The dollar tiles that go for it, by kind; nothing if there is a choice, which comes next.
        tiles: Option<BTreeMap<&'static str, u8>>,
        /// Dollar tiles left in hand after it.
        dollars: u8,
        /// How it can lie on the mat. If there is no way it is laid aside.
        places: Vec<Placement>,
    },
    /// Pay for the strip.
    Pay {
        /// The dollar tiles that go for it, by kind.
        tiles: BTreeMap<&'static str, u8>,
        /// How many of them have a half on the back.
        halves: u8,
        /// Whether these are the tiles that are missed least: one payment is the best.
        best: bool,
        /// What stays in hand, by kind.
        hand: BTreeMap<&'static str, u8>,
    },
    /// Lay the strip.
    Lay {
        /// The westernmost or northernmost of its squares on the mat.
        at: Square,
        /// Where its top points.
        facing: Facing,
        /// How many of its squares are on the mat.
        on_mat: u8,
        /// The border over which the others hang.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        over: Option<Facing>,
        /// Points, if it completes anything.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        gain: Option<i32>,
        /// What its halves complete.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        brings: Option<Brings>,
    },
    /// Put no dollar tile.
    PutNothing,
    /// Put a dollar tile on the mat.
    Put {
        /// The kind of the tile.
        dollar: &'static str,
        /// Its square.
        at: Square,
        /// Where its half points; hole tiles have none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        facing: Option<Facing>,
        /// Points, if it completes anything.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        gain: Option<i32>,
        /// Points for the pair of hole tiles that it completes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        pair: Option<i32>,
        /// What its half completes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        brings: Option<Brings>,
    },
    /// Serve nobody.
    ServeNobody,
    /// Serve a customer.
    Serve {
        /// The customer.
        customer: &'static str,
        /// The place in line, counted from 0.
        place: u8,
        /// How well, from 1 to 3.
        level: u8,
        /// The tokens given up, by type.
        spent: BTreeMap<char, u8>,
        /// The tokens left after it, by type.
        tokens: BTreeMap<char, u8>,
        /// Points of the card at this level.
        worth: i32,
        /// Points for a set that it completes.
        sets: i32,
        /// Points for a neighborhood in which the seat takes or shares the lead.
        majorities: i32,
        /// Points that the tokens given up would have been.
        forgone: i32,
        /// Points in all.
        gain: i32,
    },
}

/// What the halves of a piece complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Brings {
    /// Tokens collected, by type.
    pub tokens: BTreeMap<char, u8>,
    /// Dollar tiles drawn: what mismatches pay, as far as the bag goes.
    pub dollars: u8,
    /// Where halves meet.
    pub edges: Vec<Edge>,
}

/// An edge at which two halves meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Edge {
    /// The square of the piece.
    pub at: Square,
    /// Which edge of that square.
    pub side: Facing,
    /// What comes of it.
    pub makes: Makes,
    /// Dollar tiles that it pays.
    pub pays: u8,
}

/// What comes of two halves that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Makes {
    /// A perfect donut, and a token for it.
    Token,
    /// A perfect donut, but no token of its type is left.
    NoToken,
    /// A mismatch that pays dollar tiles.
    Dollars,
    /// A mismatch that pays nothing.
    Nothing,
}

/// How many of the dollar tiles paid have a half on the back.
pub(super) fn halves(book: ThisBook, payment: Payment) -> u8 {
    payment.counts().filter(|(kind, _)| !is_holes(book, *kind)).map(|(_, count)| count).sum()
}

impl Offers for DollarsToDonuts {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        let game = &view.game;
        match action {
            Action::Start { starter, at, facing } => {
                Offer::Start { starter: starter_id(game.book, starter), at, facing }
            }
            Action::NoBuy => Offer::BuyNothing,
            Action::Buy(price) => game.offer_strip(price),
            Action::Pay(payment) => game.offer_payment(payment),
            Action::Lay(placement) => game.offer_placement(placement),
            Action::NoPut => Offer::PutNothing,
            Action::Put { kind, at, facing } => game.offer_put(kind, at, facing),
            Action::NoServe => Offer::ServeNobody,
            Action::Serve { customer, level } => game.offer_service(customer, level),
        }
    }
}

impl DollarsToDonuts {
    fn offer_strip(&self, price: u8) -> Offer {
        let Some((slot, tile)) = self.slot_at(price).and_then(|slot| Some((slot, self.slots[slot]?))) else {
            return Offer::BuyNothing;
        };
        let tiles = (!self.chooses_payment(price)).then(|| self.payment_by_kind(self.only_payment(price)));
        let mut places = Vec::new();
        self.placements(tile, |placement| places.push(placement));
        Offer::Buy {
            tile: tile_id(self.book, tile),
            slot: slot as u8,
            price,
            tiles,
            dollars: self.dollars(self.to_move).saturating_sub(price),
            places,
        }
    }

    fn offer_payment(&self, payment: Payment) -> Offer {
        let mut hand = *self.hand(self.to_move);
        for (kind, count) in payment.counts() {
            hand[kind.index()] -= count;
        }
        Offer::Pay {
            tiles: self.payment_by_kind(payment),
            halves: halves(self.book, payment),
            best: payment == self.cheapest_payment(),
            hand: self.by_kind(hand),
        }
    }

    fn offer_placement(&self, placement: Placement) -> Offer {
        let Placement { at, facing, on_mat } = placement;
        let harvest = self.tile.map(|tile| self.harvest(placement.covers(tile))).unwrap_or_default();
        Offer::Lay {
            at,
            facing,
            on_mat,
            over: placement.over(),
            gain: (!harvest.joints.is_empty()).then(|| self.gain(on_mat, &harvest)),
            brings: self.brings(&harvest),
        }
    }

    fn offer_put(&self, kind: Kind, at: Square, facing: Facing) -> Offer {
        let has_half = !is_holes(self.book, kind);
        let harvest = self.harvest([(at, Cover::dollar(kind, facing))].into_iter());
        let (points, makes_pair) = self.hole_pair(self.to_move, kind);
        let pair = (!has_half && makes_pair).then_some(points);
        let completes = pair.is_some() || !harvest.joints.is_empty();
        Offer::Put {
            dollar: kind_id(self.book, kind),
            at,
            facing: has_half.then_some(facing),
            gain: completes.then(|| self.gain(1, &harvest) + pair.unwrap_or(0)),
            pair,
            brings: self.brings(&harvest),
        }
    }

    fn offer_service(&self, customer: Customer, level: u8) -> Offer {
        let seat = self.to_move;
        let mut after = *self;
        after.apply_unchecked(Step::Act(seat, Action::Serve { customer, level }));
        let (then, now) = (after.points(seat), self.points(seat));
        Offer::Serve {
            customer: customer_id(self.book, customer),
            place: self.line().iter().position(|other| *other == customer).unwrap_or(0) as u8,
            level,
            spent: self.by_type(self.book.rules.order(customer, level)),
            tokens: self.by_type(after.tokens[seat.index()]),
            worth: order_points(self.book, customer, level),
            sets: then.sets - now.sets,
            majorities: then.majorities - now.majorities,
            forgone: now.tokens - then.tokens,
            gain: then.total() - now.total(),
        }
    }

    /// Points for squares filled and tokens collected.
    fn gain(&self, squares: u8, harvest: &Harvest) -> i32 {
        self.token_points(harvest.tokens) - i32::from(squares) * self.book.edition.parts.empty_square
    }

    fn brings(&self, harvest: &Harvest) -> Option<Brings> {
        let edge = |(joint, made): &(Joint, Made)| {
            let Joint { at, side, .. } = *joint;
            let (makes, pays) = match *made {
                Made::Token => (Makes::Token, 0),
                Made::NoToken => (Makes::NoToken, 0),
                Made::Dollars(0) => (Makes::Nothing, 0),
                Made::Dollars(pays) => (Makes::Dollars, pays),
            };
            Edge { at, side, makes, pays }
        };
        let in_bag: u8 = self.bag.iter().sum();
        (!harvest.joints.is_empty()).then(|| Brings {
            tokens: self.by_type(harvest.tokens),
            dollars: harvest.dollars.min(in_bag),
            edges: harvest.joints.iter().map(edge).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{
        Arrange, Book, Choices, Config, Judgement, SeatCount, Turn, Viewer, below, fast_rng, parse_step,
    };

    use super::super::{Event, Phase};
    use super::*;

    /// What is offered after these steps.
    fn offers(settings: &[(&str, &str)], steps: &str) -> Vec<Offer> {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DollarsToDonuts::arrange(book, &settings).unwrap();
        for text in steps.split_whitespace() {
            game.apply(parse_step::<DollarsToDonuts>(book, text).unwrap()).unwrap();
        }
        let mut legal = Vec::new();
        game.legal_actions(game.to_move, &mut legal);
        let view = game.view(Viewer::Spectator);
        legal.into_iter().map(|action| DollarsToDonuts::offer(&view, action)).collect()
    }

    fn offered(settings: &[(&str, &str)], steps: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let mut offers =
            offers(settings, steps).into_iter().map(|offer| serde_json::to_value(offer).unwrap());
        offers.find(is_it).expect("it is offered")
    }

    /// Compares an offer with what comes of the choice.
    fn keep_promise(game: &DollarsToDonuts, action: Action, seen: &mut [u32; 5]) {
        let seat = game.to_move;
        let offer = DollarsToDonuts::offer(&game.view(Viewer::Seat(seat)), action);
        let (mut after, mut events) = (*game, Vec::new());
        after.apply_telling(Step::Act(seat, action), &mut events);
        let gained = after.points(seat).total() - game.points(seat).total();
        match offer {
            Offer::Lay { gain, brings, .. } | Offer::Put { gain, brings, .. } => {
                let filled = if let Action::Lay(Placement { on_mat, .. }) = action { on_mat } else { 1 };
                assert_eq!(gain.unwrap_or(filled.into()), gained, "{action:?}");
                let owed = if let Phase::Draw { owed, .. } = after.phase { owed } else { 0 };
                let edges: Vec<_> = events.iter().filter_map(edge).collect();
                assert_eq!(brings.as_ref().map_or(0, |brings| brings.dollars), owed);
                assert_eq!(brings.as_ref().map_or(Vec::new(), |brings| brings.edges.clone()), edges);
                let tokens: u8 = brings.iter().flat_map(|brings| brings.tokens.values()).sum();
                assert_eq!(
                    usize::from(tokens),
                    edges.iter().filter(|edge| edge.makes == Makes::Token).count()
                );
                seen[usize::from(edges.is_empty())] += 1;
            }
            Offer::Buy { tiles: promised, dollars: left, places, .. } => {
                let paid = events.iter().find_map(|event| match event {
                    Event::Paid { tiles, dollars, .. } => Some((tiles.clone(), *dollars)),
                    _ => None,
                });
                let aside = events.iter().any(|event| matches!(event, Event::LaidAside { .. }));
                assert_eq!(places.is_empty() && promised.is_some(), aside);
                let mut legal = Vec::new();
                if after.phase == Phase::Place {
                    after.each_action(&mut legal);
                    let lay: Vec<_> = places.iter().map(|placement| Action::Lay(*placement)).collect();
                    assert_eq!(lay, legal);
                }
                if let Some((tiles, dollars)) = paid {
                    assert_eq!((promised, left), (Some(tiles), dollars));
                }
                seen[2] += 1;
            }
            Offer::Pay { tiles: promised, hand: left, .. } => {
                let Event::Paid { tiles, hand, .. } = &events[0] else { panic!("{events:?}") };
                assert_eq!((&promised, &left), (tiles, hand));
                seen[3] += 1;
            }
            Offer::Serve {
                spent: given,
                tokens: left,
                worth,
                sets,
                majorities,
                forgone,
                gain,
                place: from,
                ..
            } => {
                let Event::Served { spent, tokens, place, .. } = &events[0] else { panic!("{events:?}") };
                assert_eq!((&given, &left, from), (spent, tokens, *place));
                assert_eq!((gain, worth + sets + majorities - forgone), (gained, gained));
                seen[4] += 1;
            }
            Offer::Start { .. } | Offer::BuyNothing | Offer::PutNothing | Offer::ServeNobody => {}
        }
    }

    fn edge(event: &Event) -> Option<Edge> {
        match *event {
            Event::Perfect { at, side, token, .. } => {
                Some(Edge { at, side, makes: if token { Makes::Token } else { Makes::NoToken }, pays: 0 })
            }
            Event::Mismatched { at, side, pays: 0, .. } => {
                Some(Edge { at, side, makes: Makes::Nothing, pays: 0 })
            }
            Event::Mismatched { at, side, pays, .. } => Some(Edge { at, side, makes: Makes::Dollars, pays }),
            _ => None,
        }
    }

    #[test]
    fn every_offer_keeps_its_promise() {
        let mut seen = [0; 5];
        for (seats, limited) in [(1, "false"), (2, "true"), (3, "false"), (4, "true")] {
            let mut config = Config::default();
            config.set("limited_tokens", &limited.into()).unwrap();
            let book = Book::open(&config, SeatCount::new(seats).unwrap()).unwrap();
            let (mut game, mut rng) = (DollarsToDonuts::new(book), fast_rng(5, seats as u64));
            let mut legal = Vec::new();
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.random_step(&mut rng).unwrap(),
                    Turn::Act(_) => {
                        legal.clear();
                        game.legal_actions(game.to_move, &mut legal);
                        for action in legal.iter().step_by(1 + legal.len() / 20) {
                            keep_promise(&game, *action, &mut seen);
                        }
                        let sensible = below(&mut rng, 3) > 0;
                        let chosen = if sensible {
                            game.sensible_action(game.to_move, &mut legal, &mut Vec::new(), &mut rng)
                        } else {
                            game.sample_action(game.to_move, &mut legal, &mut rng)
                        };
                        Step::Act(game.to_move, chosen)
                    }
                };
                game.apply(step).unwrap();
            }
        }
        assert!(seen.iter().all(|times| *times > 20), "{seen:?}");
    }

    #[test]
    fn a_placement_tells_what_it_completes_and_where() {
        let slots = [("slots", "d01 d02 d03 d04 d08 d05")];
        let strip = offered(&slots, "1.buy:0", |offer| offer["at"] == "b3" && offer["facing"] == "s");
        assert_eq!(
            strip,
            json!({
                "kind": "lay", "at": "b3", "facing": "s", "on_mat": 4, "gain": 5,
                "brings": {
                    "tokens": { "P": 1 }, "dollars": 3,
                    "edges": [
                        { "at": "b3", "side": "n", "makes": "token", "pays": 0 },
                        { "at": "d3", "side": "s", "makes": "nothing", "pays": 0 },
                        { "at": "e3", "side": "e", "makes": "dollars", "pays": 3 }
                    ]
                }
            })
        );
        let over = offered(&slots, "1.buy:0", |offer| offer["on_mat"] == 1 && offer["at"] == "a7");
        assert_eq!(over, json!({ "kind": "lay", "at": "a7", "facing": "n", "on_mat": 1, "over": "w" }));
    }

    #[test]
    fn a_price_tells_what_goes_and_what_stays() {
        let hand = [("hand1", "op2 up1")];
        let strip = |price: u8| offered(&hand, "", |offer| offer["price"] == price);
        assert_eq!(strip(2)["tiles"], Value::Null);
        assert_eq!(strip(3)["tiles"], json!({ "op": 2, "up": 1 }));
        assert_eq!(
            (&strip(2)["slot"], &strip(2)["tile"], &strip(2)["dollars"]),
            (&json!(3), &json!("d04"), &json!(1))
        );
        let payment = offered(&hand, "1.buy:2", |offer| offer["halves"] == 1);
        assert_eq!(
            payment,
            json!({ "kind": "pay", "tiles": { "op": 1, "up": 1 }, "halves": 1, "best": false, "hand": { "op": 1 } })
        );
        let best = offered(&hand, "1.buy:2", |offer| offer["best"] == true);
        assert_eq!(best["tiles"], json!({ "op": 2 }));
    }

    #[test]
    fn one_payment_is_the_best() {
        let dear = [("hand1", "op1 oc1 up2 us1")];
        for price in 1..=4 {
            let payments = offers(&dear, &format!("1.buy:{price}"));
            let best = payments.iter().filter(|offer| matches!(offer, Offer::Pay { best: true, .. }));
            assert_eq!((payments.len() > 1, best.count()), (true, 1), "{payments:?}");
        }
    }

    #[test]
    fn a_strip_says_where_it_fits_before_it_is_bought() {
        let mat = [("mat1", "s1@a1n s2@c2n")];
        let strip = offered(&mat, "", |offer| offer["price"] == 0);
        let places = strip["places"].as_array().unwrap();
        for (place, fits) in
            [("a2n2", true), ("d2n4", true), ("b2n4", false), ("a1n4", false), ("e1n4", false)]
        {
            assert_eq!(places.contains(&json!(place)), fits, "{place}");
        }
    }

    #[test]
    fn the_widest_menu_is_offered_in_few_bytes() {
        let wide = [("hand1", "op1 oc1 os1 up1 uc1 us1"), ("mat1", "s1@a1n s2@g2n s3@b7e s4@f6n")];
        let narrow = [("mat1", "s1@a1n s2@g2n s3@b7e s4@f6n")];
        let menus = [offers(&wide, "1.nobuy"), offers(&narrow, "1.buy:0"), offers(&wide, "")];
        assert_eq!(menus.each_ref().map(Vec::len), [1 + 45 * 15, 216, 1 + 6]);
        let bytes = menus.map(|menu| serde_json::to_string(&menu).unwrap().len());
        assert!(bytes[0] < 36 * 1024 && bytes[1] < 16 * 1024 && bytes[2] < 12 * 1024, "{bytes:?}");
    }
}
