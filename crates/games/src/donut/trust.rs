//! Proof that a board can trust events: whoever starts from a view and does what the events say has the next view, without
//! knowing a rule. Everything is done on JSON, as a browser would.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::{Book, Config, FastRng, Game, OptionKind, Parts, SeatCount, Turn, Viewer, below, fast_rng};

use super::{Contents, Donut};

const GAMES: u64 = 80;
/// Kinds of event there are.
const KINDS: usize = 34;

/// A board that knows no rule.
struct Board(Value);

impl Board {
    fn seat(&mut self, event: &Value) -> &mut Value {
        let seat = event["seat"].as_u64().unwrap() as usize;
        &mut self.0["seats"][seat - 1]
    }

    fn own(&self, event: &Value) -> bool {
        self.0["viewer"]["seat"] == event["seat"]
    }

    fn list(&mut self, name: &str) -> &mut Vec<Value> {
        self.0[name].as_array_mut().unwrap()
    }

    fn add(&mut self, list: &str, card: &Value) {
        self.list(list).push(card.clone());
    }

    fn remove(&mut self, list: &str, card: &Value) {
        let list = self.list(list);
        let at = list.iter().position(|other| other == card).expect("the card is there");
        list.remove(at);
    }

    /// Copies fields of the event to what the seat has.
    fn set(&mut self, event: &Value, fields: &[&str]) {
        for field in fields {
            let value = event[field].clone();
            assert!(!value.is_null(), "{field} in {event}");
            self.seat(event)[*field] = value;
        }
    }

    fn show(&mut self, event: &Value) {
        if !event["bag"].is_null() {
            self.0["bag"] = event["bag"].clone();
        }
        match event["kind"].as_str().unwrap() {
            "lot" | "hand_dealt" | "walkover" | "left_flip" | "lucky" | "luck_wasted" | "no_sale"
            | "spared" | "round_limit" => {}
            "round_began" => {
                self.0["round"] = event["round"].clone();
                self.0["first_player"] = event["first_player"].clone();
                self.0["trending"] = Value::Null;
                self.0["flip"] = Value::Null;
                self.0["flip_at"] = json!("table");
                self.0["rush"] = json!(false);
                for list in ["sales", "revealed", "hand", "discards"] {
                    self.0[list] = json!([]);
                }
                for seat in self.0["seats"].as_array_mut().unwrap() {
                    seat["status"] = json!("not_asked");
                    seat["cards"] = json!(0);
                    seat["exchanged"] = Value::Null;
                    seat["sales"] = json!(0);
                    seat["voids"] = json!([]);
                }
            }
            "flipped" => self.0["flip"] = event["card"].clone(),
            "revealed" => self.add("revealed", &event["card"]),
            "rush" => self.0["rush"] = json!(true),
            "trending" | "named" => self.0["trending"] = event["flavour"].clone(),
            "dealt" | "drew" => {
                self.set(event, &["cards"]);
                assert_eq!(event["card"].is_null(), !self.own(event));
                if self.own(event) {
                    self.add("hand", &event["card"]);
                }
            }
            "all_in" => {
                for seat in self.0["seats"].as_array_mut().unwrap() {
                    seat["status"] = json!("in");
                }
            }
            "asked" => {
                self.0["actor"] = event["seat"].clone();
                self.0["phase"] = event["phase"].clone();
            }
            "stayed_in" => self.seat(event)["status"] = json!("in"),
            "sat_out" => {
                self.seat(event)["status"] = json!("out");
                self.set(event, &["tokens"]);
            }
            "exchanged" => {
                self.set(event, &["cards", "exchanged"]);
                assert_eq!(event["discards"].is_null(), !self.own(event));
                for card in event["discards"].as_array().into_iter().flatten() {
                    self.remove("hand", card);
                    self.add("discards", card);
                }
                self.take_flip(event);
            }
            "picked_flip" => {
                self.set(event, &["exchanged"]);
                if self.own(event) {
                    self.remove("hand", &event["card"]);
                    self.add("discards", &event["card"]);
                }
                self.take_flip(event);
            }
            "sale_began" => assert_eq!(event["sale"], self.0["sales"].as_array().unwrap().len() + 1),
            "played" => self.play(event),
            "void" => self.set(event, &["voids"]),
            "sold" => {
                self.set(event, &["sales"]);
                let sale = self.list("sales").last_mut().unwrap();
                sale["winner"] = event["seat"].clone();
                assert_eq!(*sale, event["sale"], "what was played is what is sold");
                assert_eq!(event["number"], self.list("sales").len());
            }
            "fame" | "fame_lost" => self.set(event, &["fame"]),
            "review_returned" | "review" => self.set(event, &["reviews"]),
            "token_back" => self.set(event, &["tokens"]),
            "round_ended" => {
                for field in ["round", "seats", "sales"] {
                    assert_eq!(event[field], self.0[field], "{field} at the end of a round");
                }
            }
            "over" => {
                self.0["phase"] = json!("over");
                self.0["actor"] = Value::Null;
            }
            other => panic!("what is {other}?"),
        }
    }

    fn take_flip(&mut self, event: &Value) {
        if event["flip"].is_null() {
            return;
        }
        assert_eq!(event["flip"], self.0["flip"]);
        self.0["flip_at"] = json!("hand");
        if self.own(event) {
            self.add("hand", &event["flip"]);
        }
    }

    fn play(&mut self, event: &Value) {
        self.set(event, &["cards"]);
        if self.own(event) {
            self.remove("hand", &event["card"]);
        }
        if event["flip"] == true {
            assert_eq!((&json!("hand"), &event["card"]), (&self.0["flip_at"], &self.0["flip"]));
            self.0["flip_at"] = json!("played");
        }
        let number = event["sale"].as_u64().unwrap() as usize;
        if number > self.list("sales").len() {
            self.list("sales").push(json!({ "leader": event["seat"], "plays": [], "winner": null }));
        }
        let sale = &mut self.0["sales"][number - 1];
        let play = json!({ "seat": event["seat"], "card": event["card"], "as": event["as"] });
        sale["plays"].as_array_mut().unwrap().push(play);
        for field in ["best", "why", "second"] {
            sale[field] = event[field].clone();
        }
    }

    /// Fails unless it shows what the view does. What chance is asked, no event says.
    fn check(&self, mut view: Value, turn: Turn) {
        let mut shown = self.0.clone();
        for side in [&mut view, &mut shown] {
            for list in ["hand", "discards", "revealed"] {
                side[list].as_array_mut().unwrap().sort_by_key(ToString::to_string);
            }
            let unsaid = if turn == Turn::Chance { &["left", "phase", "actor"][..] } else { &["left"] };
            for field in unsaid {
                side[field].take();
            }
        }
        assert_eq!(shown, view);
    }
}

/// A table with some options changed, as chance has it.
fn any_table(seats: SeatCount, rng: &mut FastRng) -> Option<Book<Donut>> {
    let mut config = Config::<Donut>::default();
    for spec in Contents::OPTIONS {
        if below(rng, 4) > 0 {
            continue;
        }
        let value = match spec.kind {
            OptionKind::Bool => (below(rng, 2) == 1).to_string(),
            // Small numbers are the ones that are met in a game.
            OptionKind::Int { min, max } => (min + below(rng, 21) as i32).min(max).to_string(),
            OptionKind::Choice(words) => words[below(rng, words.len() as u32) as usize].to_string(),
        };
        config.set(spec.name, &value.as_str().into()).unwrap();
    }
    Book::open(&config, seats).ok()
}

#[test]
fn a_board_that_follows_the_events_shows_the_view() {
    let json = |view| serde_json::to_value(&view).unwrap();
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        let mut rng = fast_rng(seed, 0);
        let seats = SeatCount::new(2 + seed as usize % 5).unwrap();
        let Some(book) = any_table(seats, &mut rng) else { continue };
        let mut game = Donut::new(book);
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let viewer = viewers[below(&mut rng, viewers.len() as u32) as usize];
        let mut board = Board(json(game.view(viewer)));
        for _ in 0..2_000 {
            let Some(step) = game.random_step(&mut rng) else { break };
            let mut events = Vec::new();
            game.apply_telling(step, &mut events);
            for event in events.iter().filter_map(|event| Donut::view_event(event, viewer)) {
                let event = serde_json::to_value(&event).unwrap();
                board.show(&event);
                kinds.insert(event["kind"].to_string());
            }
            board.check(json(game.view(viewer)), game.turn());
        }
    }
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
}
