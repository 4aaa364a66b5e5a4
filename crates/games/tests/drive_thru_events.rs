//! Doughnut Drive-Thru: events and offers can be trusted. A board that knows no rule and only does what the JSON of the
//! events says always looks like the view; offers say what the choices then bring; reasons are the true ones.

use std::collections::{BTreeMap, BTreeSet};

use games::drive_thru::{Action, BakerBy, Chance, DriveThru, End, Event, Failure, Offer, RefreshedBy, Roll};
use serde_json::{Value, from_value, json, to_value};
use tabletop::{
    Book, Config, Edition, Game, Offers, Seat, SeatCount, Step, StepOf, Turn, Viewer, below, fast_rng,
    parse_step,
};

const GAMES: u64 = 120;
/// A game that has not ended by then is left.
const MOST_STEPS: usize = 3000;
/// The parts of a view that events change.
const SHOWN: [&str; 19] = [
    "round",
    "last_round",
    "first",
    "current",
    "kitchen",
    "hands",
    "unprepared",
    "prepared",
    "served",
    "ready",
    "used",
    "bakers",
    "tips",
    "types",
    "deck",
    "discard",
    "removed",
    "drawn",
    "to_draw",
];

fn json_view(game: &DriveThru) -> Value {
    to_value(game.view(Viewer::Spectator)).expect("a view is plain values")
}

/// A table of game number `stream`: every edition, size and option in turn or by chance.
fn table(stream: u64) -> Book<DriveThru> {
    let editions = Edition::built_in();
    let mut rng = fast_rng(41, stream);
    let mut config = Config::<DriveThru>::of(editions[stream as usize % editions.len()]);
    let mut choose = |name: &str, values: &[&str]| {
        let value = values[below(&mut rng, values.len() as u32) as usize];
        config.set(name, &value.into()).expect("an option");
    };
    choose("bakers", &["off", "draft", "random"]);
    choose("first_player", &["random", "seat1"]);
    for name in ["fresh_recognition_ready", "starter_counts_as_type", "starter_recycles"] {
        choose(name, &["true", "false"]);
    }
    choose("max_rounds", &["0", "0", "12"]);
    Book::open(&config, SeatCount::new(2 + stream as usize / 2 % 3).expect("a table")).expect("a book")
}

/// Plays a random game; `look` gets every state, the step that comes next and what happens then.
fn play(stream: u64, mut look: impl FnMut(&DriveThru, StepOf<DriveThru>, &[Event], &DriveThru)) {
    let mut game = DriveThru::new(table(stream));
    let (mut rng, mut events) = (fast_rng(42, stream), vec![]);
    for _ in 0..MOST_STEPS {
        let Some(step) = game.random_step(&mut rng) else { break };
        let before = game;
        events.clear();
        game.apply_telling(step, &mut events);
        look(&before, step, &events, &game);
    }
}

/// A board that knows no rule.
struct Board(Value);

impl Board {
    fn move_card(&mut self, recipe: &Value, from: &str, to: &str) {
        let cards = |board: &mut Value, place: &str| -> Vec<u64> {
            from_value(board.pointer(place).expect("a place").clone()).expect("recipes")
        };
        let recipe = recipe.as_u64().expect("a recipe");
        let mut source = cards(&mut self.0, from);
        let at = source.iter().position(|card| *card == recipe);
        source.remove(at.unwrap_or_else(|| panic!("there is no {recipe} in {from}")));
        *self.0.pointer_mut(from).expect("a place") = json!(source);
        let mut goal = cards(&mut self.0, to);
        goal.push(recipe);
        goal.sort_unstable();
        *self.0.pointer_mut(to).expect("a place") = json!(goal);
    }

    fn move_cards(&mut self, recipes: &Value, from: &str, to: &str) {
        for recipe in recipes.as_array().expect("recipes") {
            self.move_card(recipe, from, to);
        }
    }

    fn len(&self, place: &str) -> usize {
        self.0[place].as_array().expect("a list").len()
    }

    /// Does what the event says, and nothing else.
    fn show(&mut self, event: &Value) {
        let seat = event["seat"].as_u64().map_or(0, |seat| seat as usize - 1);
        let own = |place: &str| format!("/{place}/{seat}");
        let kind = event["kind"].as_str().expect("a kind");
        for (field, place) in
            [("hand", "hands"), ("ready", "ready"), ("used", "used"), ("tips", "tips"), ("types", "types")]
        {
            if let Some(now) = event.get(field) {
                self.0[place][seat] = now.clone();
            }
        }
        match kind {
            "first" => self.0["first"] = event["seat"].clone(),
            "got_baker" => self.0["bakers"][seat] = event["baker"].clone(),
            "round" => self.0["round"] = event["round"].clone(),
            "turn" => self.0["current"] = event["seat"].clone(),
            "placed" | "took" => {
                let cards = ["learn", "prepare", "serve", "coffee"];
                let card = cards.iter().position(|card| event["kitchen"] == **card).expect("a Kitchen card");
                self.0["kitchen"][card] = event["there"].clone();
                let free = self.0["plates"].as_u64().zip(event["there"].as_u64()).map(|(all, n)| all - n);
                assert_eq!(event["free"].as_u64(), free);
                self.0["to_draw"] = event.get("draw").cloned().unwrap_or(json!(0));
            }
            "reshuffled" => {
                self.0["deck"] = self.0["discard"].take();
                self.0["discard"] = json!([]);
                assert_eq!(event["deck"], self.len("deck"));
            }
            "drew" => {
                self.move_card(&event["recipe"], "/deck", "/drawn");
                self.0["to_draw"] = event["left"].clone();
                assert_eq!(event["deck"], self.len("deck"));
            }
            "out_of_cards" => {
                self.0["to_draw"] = json!(0);
                assert_eq!(event["drawn"], self.len("drawn"));
            }
            "kept" => {
                self.move_cards(&event["kept"], "/drawn", &own("unprepared"));
                self.move_cards(&event["replaced"], &own("unprepared"), "/discard");
                self.move_cards(&event["removed"], &own("unprepared"), "/removed");
                self.move_cards(&event["unkept"], "/drawn", "/discard");
                assert_eq!(event["discard"], self.len("discard"));
            }
            "prepared" => self.move_card(&event["recipe"], &own("unprepared"), &own("prepared")),
            "served" => {
                self.move_card(&event["recipe"], &own("prepared"), &own("served"));
                let served = self.0["served"][seat].as_array().map(Vec::len);
                assert_eq!(event["served"].as_u64(), served.map(|n| n as u64));
            }
            "last_round" => self.0["last_round"] = json!(true),
            "refreshed" | "passed" | "rolled" | "spent" | "failed" | "over" => {}
            _ => panic!("nobody told the board how to show {kind}"),
        }
    }
}

#[test]
fn a_board_that_only_does_what_events_say_looks_like_the_view() {
    let mut met = BTreeMap::new();
    for stream in 0..GAMES {
        let mut board = Board(json_view(&DriveThru::new(table(stream))));
        play(stream, |_, step, events, after| {
            for event in events {
                let event = to_value(event).expect("an event is plain values");
                board.show(&event);
                *met.entry(event["kind"].as_str().expect("a kind").to_string()).or_insert(0) += 1;
            }
            let view = json_view(after);
            // While bakers are given out, the seat that is due is told with the choices.
            let shown = SHOWN.iter().filter(|part| **part != "current" || view["round"] != 0);
            for part in shown {
                assert_eq!(board.0[part], view[part], "{part} after {step:?}: {events:?}");
            }
        });
    }
    assert_eq!(met.len(), 19, "some kind of event was never met: {met:?}");
}

#[test]
fn numbers_of_a_roll_add_up() {
    for stream in 0..GAMES {
        play(stream, |before, _, events, _| {
            let view = json_view(before);
            for event in events {
                let Event::Rolled { roll, faces, sum, short, ready, .. } = *event else {
                    continue;
                };
                let Roll { die, piece_bonus, baker_bonus, needed, .. } = roll;
                assert!((1..=faces).contains(&die));
                assert_eq!(sum, die + piece_bonus + baker_bonus);
                assert_eq!(short, needed.saturating_sub(sum));
                assert_eq!(view["needed"], needed);
                assert_eq!(view["bonus"], piece_bonus + baker_bonus);
                let seat = view["current"].as_u64().expect("a seat") as usize - 1;
                assert_eq!(view["ready"][seat], ready);
            }
        });
    }
}

fn applied(game: &DriveThru, step: StepOf<DriveThru>) -> (DriveThru, Vec<Event>) {
    let (mut after, mut events) = (*game, Vec::new());
    after.apply_telling(step, &mut events);
    (after, events)
}

/// What comes of each face of the die in the attempt under way: whether it succeeds at once, and whether it can with
/// Recognition.
fn faces(game: &DriveThru, faces: u8) -> (u8, u8) {
    let succeeds = |events: &[Event]| {
        events.iter().any(|event| matches!(event, Event::Prepared { .. } | Event::Served { .. }))
    };
    let (mut plain, mut helped) = (0, 0);
    for face in 1..=faces {
        let (after, events) = applied(game, Step::Chance(Chance::Die(face)));
        let asked = json_view(&after)["asks"] == "spend";
        plain += u8::from(succeeds(&events));
        helped += u8::from(succeeds(&events) || asked);
    }
    (plain, helped)
}

fn check_offer(game: &DriveThru, seat: Seat, action: Action) {
    let offer = DriveThru::offer(&game.view(Viewer::Seat(seat)), action);
    let (after, events) = applied(game, Step::Act(seat, action));
    let served = |events: &[Event], gain: games::drive_thru::Gain| {
        let found = events.iter().find_map(|event| match *event {
            Event::Served { tip, new_type, .. } => Some((tip, new_type)),
            _ => None,
        });
        assert_eq!(found, Some((gain.tip, gain.new_type)), "{offer:?}");
        let last_round = events.iter().any(|event| matches!(event, Event::LastRound { .. }));
        assert_eq!(last_round, gain.last_round, "{offer:?}");
    };
    match (offer, &events[0]) {
        (Offer::Pick { baker }, Event::GotBaker { baker: got, how: BakerBy::Picked, .. }) => {
            assert_eq!(baker, *got);
        }
        (Offer::Learn { pieces, draw, keep }, Event::Placed { pieces: placed, .. }) => {
            assert_eq!(pieces, *placed);
            let (mut game, mut drawn, mut rng) = (after, 0, fast_rng(1, 1));
            while json_view(&game)["asks"] == "draw" {
                let (next, events) = applied(&game, game.random_step(&mut rng).expect("a draw"));
                drawn += events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
                game = next;
            }
            assert_eq!(usize::from(draw), drawn);
            let mut keeps = Vec::new();
            game.legal_actions(seat, &mut keeps);
            let kept = keeps.iter().map(|action| match action {
                Action::Keep { kept, .. } => kept.len(),
                _ => 0,
            });
            assert_eq!(kept.max().unwrap_or(0), usize::from(keep));
        }
        (Offer::Prepare { recipe, pieces, odds }, event) => {
            assert!(
                matches!(event, Event::Placed { pieces: n, recipe: Some(r), .. } if (*n, *r) == (pieces, recipe))
            );
            assert_eq!((odds.plain, odds.helped), faces(&after, odds.faces));
        }
        (Offer::Serve { recipe, pieces, odds, gain }, event) => {
            assert!(
                matches!(event, Event::Placed { pieces: n, recipe: Some(r), .. } if (*n, *r) == (pieces, recipe))
            );
            assert_eq!((odds.plain, odds.helped), faces(&after, odds.faces));
            if odds.plain > 0 {
                served(&applied(&after, Step::Chance(Chance::Die(odds.faces))).1, gain);
            }
        }
        (Offer::Coffee { pieces, recognitions }, Event::Placed { pieces: placed, .. }) => {
            assert_eq!(pieces, *placed);
            let Event::Refreshed { by: RefreshedBy::Coffee, recognitions: refreshed, used: 0, .. } =
                events[1]
            else {
                panic!("{offer:?} brings {:?}", events[1])
            };
            assert_eq!(recognitions, refreshed);
        }
        (Offer::Take { kitchen, pieces }, Event::Took { kitchen: from, pieces: took, .. }) => {
            assert_eq!((kitchen, pieces), (*from, *took));
        }
        (Offer::Keep { kept, replaced, removed }, Event::Kept { kept: k, replaced: r, removed: m, .. }) => {
            assert_eq!((kept, replaced, removed), (*k, *r, *m));
        }
        (Offer::Spend { recognitions, gain }, Event::Spent { recognitions: spent, sum, roll, .. }) => {
            assert_eq!((recognitions, *sum), (*spent, roll.needed));
            match gain {
                Some(gain) => served(&events, gain),
                None => assert!(matches!(events[1], Event::Prepared { spent: n, .. } if n == recognitions)),
            }
        }
        (Offer::Fail, Event::Failed { why: Failure::Declined, short, .. }) => {
            assert_eq!(json_view(game)["short"], *short);
        }
        (offer, event) => panic!("{offer:?} brings {event:?}"),
    }
}

#[test]
fn offers_come_true() {
    let mut met = BTreeSet::new();
    for stream in 0..GAMES {
        let mut step = 0;
        play(stream, |game, _, _, _| {
            step += 1;
            let Turn::Act(due) = game.turn() else { return };
            if step > 300 {
                return;
            }
            let seat = due.first().expect("somebody is due");
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in legal {
                check_offer(game, seat, action);
                let offer = DriveThru::offer(&game.view(Viewer::Seat(seat)), action);
                met.insert(to_value(offer).expect("plain values")["kind"].as_str().map(str::to_string));
            }
        });
    }
    assert_eq!(met.len(), 9, "some kind of offer was never met: {met:?}");
}

#[test]
fn a_kitchen_card_is_closed_exactly_if_nothing_is_offered_there() {
    for stream in 0..GAMES {
        play(stream, |game, _, _, _| {
            let view = json_view(game);
            let Turn::Act(due) = game.turn() else {
                assert_eq!((view["no_place"].clone(), view["no_take"].clone()), (json!([]), json!([])));
                return;
            };
            if view["asks"] != "turn" {
                return;
            }
            let seat = due.first().expect("somebody is due");
            let (mut legal, mut placing, mut taking) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
            game.legal_actions(seat, &mut legal);
            for action in legal {
                let offer =
                    to_value(DriveThru::offer(&game.view(Viewer::Seat(seat)), action)).expect("values");
                match offer["kind"].as_str().expect("a kind") {
                    "take" => taking.insert(offer["kitchen"].as_str().expect("a card").to_string()),
                    kitchen => placing.insert(kitchen.to_string()),
                };
            }
            for (i, kitchen) in ["learn", "prepare", "serve", "coffee"].into_iter().enumerate() {
                assert_eq!(view["no_place"][i].is_null(), placing.contains(kitchen), "{kitchen}: {view}");
                assert_eq!(view["no_take"][i].is_null(), taking.contains(kitchen), "{kitchen}: {view}");
            }
        });
    }
}

/// What happens during the last of these steps, as JSON.
fn told(seats: usize, options: &[(&str, &str)], settings: &[(&str, &str)], steps: &str) -> Vec<Value> {
    let mut game: DriveThru = testkit::position(seats, options, settings);
    let book = game.book();
    let mut events = Vec::new();
    for text in steps.split_whitespace() {
        events.clear();
        let step = parse_step::<DriveThru>(book, text).expect("a step");
        game.check(step).expect("a legal step");
        game.apply_telling(step, &mut events);
    }
    events.iter().map(|event| to_value(event).expect("an event is plain values")).collect()
}

fn kinds(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["kind"].as_str().expect("a kind")).collect()
}

#[test]
fn a_failure_says_why() {
    let matcha = [("p1", "matcha"), ("s1", "maple")];
    let cases =
        [("x.die:1", "always_fails", 3), ("x.die:2", "too_low", 2), ("x.die:3 1.fail", "declined", 1)];
    for (steps, why, short) in cases {
        let events = told(2, &[], &matcha, &format!("1.serve1:matcha {steps}"));
        let failed = events.iter().find(|event| event["kind"] == "failed").expect("it fails");
        assert_eq!((&failed["why"], &failed["short"]), (&json!(why), &json!(short)), "{steps}");
        // Whoever chose to let it fail rolled before that was asked.
        let die = steps.as_bytes()["x.die:".len()] - b'0';
        assert_eq!((&failed["die"], &failed["needed"]), (&json!(die), &json!(4)), "{steps}");
    }
}

#[test]
fn a_roll_and_what_is_spent_on_it_are_told_in_full() {
    let bakers = [("bakers", "random")];
    let table = [("p1", "matcha"), ("s1", "maple"), ("baker1", "tina"), ("baker2", "tommy")];
    let rolled = told(2, &bakers, &table, "1.serve2:matcha x.die:1");
    assert_eq!(kinds(&rolled), ["rolled", "failed", "turn"]);
    let roll = &rolled[0];
    assert_eq!((&roll["piece_bonus"], &roll["baker_bonus"], &roll["sum"]), (&json!(1), &json!(1), &json!(3)));
    assert_eq!(
        (&roll["needed"], &roll["short"], &roll["always_fails"]),
        (&json!(4), &json!(1), &json!(true))
    );

    let spent = told(2, &[], &table[..2], "1.serve1:matcha x.die:3 1.spend:1");
    assert_eq!(
        spent,
        [
            json!({
                "kind": "spent", "seat": 1, "stage": "serve", "recipe": 4, "die": 3, "piece_bonus": 0, "baker_bonus": 0,
                "needed": 4, "recognitions": 1, "sum": 4, "ready": 0, "used": 1,
            }),
            json!({
                "kind": "served", "seat": 1, "recipe": 4, "spent": 1, "tip": 1, "tips": 3, "new_type": true,
                "types": 2, "served": 2, "ready": 1, "used": 1,
            }),
            json!({"kind": "turn", "seat": 2}),
        ]
    );
}

#[test]
fn a_second_recipe_of_a_type_is_not_a_new_type() {
    let table = [("p1", "matcha"), ("s1", "cinnamoan")];
    let served = told(2, &[], &table, "1.serve1:matcha x.die:6");
    assert_eq!((&served[1]["new_type"], &served[1]["types"]), (&json!(false), &json!(1)));
    let starter = [("p1", "bun"), ("s1", "matcha"), ("u1", "")];
    for (counts, types) in [("false", 1), ("true", 2)] {
        let served = told(2, &[("starter_counts_as_type", counts)], &starter, "1.serve1:bun x.die:6");
        assert_eq!((&served[1]["new_type"], &served[1]["types"]), (&json!(types == 2), &json!(types)));
    }
}

#[test]
fn the_end_says_why() {
    let four = "maple lemon shards mocha";
    let table = [("p1", "matcha"), ("s1", four), ("first", "1")];
    let last = told(3, &[], &table, "1.serve1:matcha x.die:6");
    assert_eq!(kinds(&last), ["rolled", "served", "last_round", "turn"]);
    assert_eq!(last[2], json!({"kind": "last_round", "seat": 1, "served": 5, "turns_left": 2}));
    let table = [("p3", "matcha"), ("s3", four), ("first", "1"), ("current", "3")];
    let ended = told(3, &[], &table, "3.serve1:matcha x.die:6");
    assert_eq!(kinds(&ended), ["rolled", "served", "last_round", "over"]);
    assert_eq!((&ended[2]["turns_left"], &ended[3]["why"]), (&json!(0), &to_value(End::Served).unwrap()));
    let limit = [("max_rounds", "1"), ("first_player", "seat1")];
    let ended = told(2, &limit, &[], "1.coffee 2.coffee");
    assert_eq!(ended.last(), Some(&json!({"kind": "over", "why": "round_limit"})));
}

#[test]
fn a_pass_names_what_is_closed() {
    let table = [("current", "3"), ("kitchen", "2 0 0 1"), ("hands", "2 0 1"), ("u1", "")];
    let events = told(3, &[], &table, "3.coffee");
    assert_eq!(kinds(&events), ["placed", "refreshed", "round", "turn", "passed", "turn"]);
    let (full, no_recipe) = ("full", "no_recipe");
    assert_eq!(
        events[4],
        json!({
            "kind": "passed", "seat": 1, "no_place": [full, no_recipe, no_recipe, full],
            "no_take": ["hand_full", "empty", "empty", "hand_full"],
        })
    );
}

#[test]
fn bakers_and_what_they_refresh_say_how() {
    let draft = [("bakers", "draft"), ("first_player", "random")];
    let given = told(4, &draft, &[], "x.start:1 4.pick:dwight 3.pick:tommy 2.pick:tina");
    assert_eq!(kinds(&given), ["got_baker", "got_baker", "round", "turn"]);
    assert_eq!((&given[0]["how"], &given[1]["how"]), (&json!("picked"), &json!("only_one")));
    let dealt = told(2, &[("bakers", "random")], &[], "x.start:1 x.baker:tina");
    assert_eq!(dealt, [json!({"kind": "got_baker", "seat": 1, "baker": 2, "how": "dealt"})]);
    let table = [("baker1", "tina"), ("baker2", "dwight"), ("s2", "bun lemon"), ("r2", "0/2"), ("u2", "")];
    let turn = told(2, &[("bakers", "random")], &table, "1.coffee");
    assert_eq!(kinds(&turn), ["placed", "refreshed", "turn", "refreshed"]);
    assert_eq!((&turn[1]["by"], &turn[1]["recognitions"]), (&json!("coffee"), &json!(0)));
    assert_eq!(
        turn[3],
        json!({"kind": "refreshed", "seat": 2, "by": "baker", "recognitions": 1, "ready": 1, "used": 1})
    );
}

#[test]
fn a_draw_that_stops_short_is_told() {
    let table = [("bag", "lemon"), ("discard", "")];
    let events = told(2, &[], &table, "1.learn2 x.draw:lemon");
    let out = json!({"kind": "out_of_cards", "seat": 1, "drawn": 1, "missing": 2});
    assert_eq!(events[1..], [out]);
    let events = told(2, &[], &[("bag", ""), ("discard", "")], "1.learn1");
    assert_eq!(kinds(&events), ["placed", "out_of_cards", "turn"]);
}

#[test]
fn a_replaced_starter_goes_where_the_table_agreed() {
    let table = [("u1", "bun custard")];
    let steps = "1.learn1 x.draw:lemon x.draw:hazel 1.keep:hazel/bun";
    for (recycles, replaced, removed) in [("true", json!([0]), json!([])), ("false", json!([]), json!([0]))] {
        let events = told(2, &[("starter_recycles", recycles)], &table, steps);
        assert_eq!((&events[0]["replaced"], &events[0]["removed"]), (&replaced, &removed));
        assert_eq!(events[0]["unkept"], json!([10]));
    }
}
