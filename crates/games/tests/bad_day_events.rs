//! The events and offers of A Bad Day for Donuts as a board gets them, as JSON.
//!
//! [`Picture`] begins with the view of a new game and then looks at events alone, without a rule: numbers are copied,
//! pieces are put where the event says. After every step of random games it must be the view of its viewer. And what an
//! offer promises is what the events after the choice tell.

use std::collections::{BTreeMap, BTreeSet};

use games::BadDay;
use games::bad_day::Bakery;
use serde_json::{Value, json};
use tabletop::{Book, Config, Edition, Game, Offers, Seat, SeatCount, Step, StepOf, Viewer, fast_rng};

/// What is on the table, as somebody sees it.
struct Picture {
    view: Value,
    /// The odds of both sides before they rolled, which a tie brings back.
    odds: [Value; 2],
}

impl Picture {
    fn new(view: &Value) -> Self {
        Picture { view: view.clone(), odds: [Value::Null, Value::Null] }
    }

    fn see(&mut self, event: &Value) {
        let seat = &event["seat"];
        let view = &mut self.view;
        for name in ["supply", "bag", "turn", "idle"] {
            if !event[name].is_null() {
                view[name] = event[name].clone();
            }
        }
        match event["kind"].as_str().unwrap() {
            "turn" => {
                view["active"] = seat.clone();
                view["eliminated_this_turn"] = json!(false);
            }
            "drew" => {
                match &event["card"] {
                    Value::Null => view["hidden"] = json!(number(&view["hidden"]) + 1),
                    card => {
                        take(&mut view["unseen"], card);
                        add(&mut view["hand"], card);
                    }
                }
                if event["open"] == true {
                    add(&mut view["shown"], &event["card"]);
                }
                assert_eq!(number(&event["hand"]), list(&view["hand"]).len() + number(&view["hidden"]));
            }
            "special" => {
                take(&mut view["unseen"], &event["card"]);
                let specials = list_mut(&mut view["seats"][index(seat)]["specials"]);
                specials.push(json!({ "card": event["card"], "counters": event["counters"] }));
                specials.sort_by_key(|special| special["card"].to_string());
            }
            "set_aside" => {
                take(&mut view["unseen"], &event["card"]);
                add(&mut view["set_aside"], &event["card"]);
            }
            "refilled" => {
                view["unseen"] = view["discard"].take();
                view["discard"] = json!([]);
                for name in ["hand", "shown"] {
                    view[name] = event["shown"].clone();
                }
                view["hidden"] = json!(0);
            }
            "aside_discarded" => {
                view["set_aside"] = json!([]);
                discard(view, &event["cards"]);
            }
            "baked" => {
                leave_hand(view, &event["donut"]["card"]);
                put(view, &event["donut"]);
            }
            "discarded" => {
                for card in list(&event["cards"]) {
                    leave_hand(view, card);
                }
                discard(view, &event["cards"]);
            }
            "steps" => {
                assert_eq!(number(&view["pool"]) + number(&event["gained"]), number(&event["steps"]));
                view["pool"] = event["steps"].clone();
            }
            "moved" => {
                let donut = &event["donut"];
                assert_eq!(donut_of(view, donut)["space"], event["from"], "{event}");
                assert_eq!(list(&event["way"]).last(), Some(&donut["space"]), "{event}");
                assert_eq!(list(&event["way"]).len(), number(&event["cost"]), "{event}");
                put(view, donut);
                view["pool"] = event["steps"].clone();
                if !list(&view["moved"]).contains(&donut["disc"]) {
                    add(&mut view["moved"], &donut["disc"]);
                }
                if !event["enemy"].is_null() {
                    is_there(view, &event["enemy"]);
                    add(&mut view["locked"], &donut["disc"]);
                    list_mut(&mut view["pending"]).push(donut["space"].clone());
                }
            }
            "stopped" => {
                assert_eq!(view["pool"], event["lapsed"]);
                view["pool"] = json!(0);
                view["locked"] = json!([]);
                view["moved"] = json!([]);
            }
            "spent" => {
                let specials = list_mut(&mut view["seats"][index(seat)]["specials"]);
                let at = specials.iter().position(|special| special["card"] == event["card"]).unwrap();
                specials[at]["counters"] = event["counters"].clone();
                if let Some(pile) = event["went"].as_str() {
                    specials.remove(at);
                    add(&mut view[pile], &event["card"]);
                }
            }
            "healed" | "lost" => {
                put(view, &event["donut"]);
                if !event["dice"].is_null() {
                    let side = side_of(view, &event["donut"]["seat"]);
                    let side = &mut view["fight"][side];
                    side["dice_due"] = json!(number(&event["dice"]) + number(&side["extra"]));
                }
            }
            "fight" => {
                if event["chain"] == false {
                    take(&mut view["pending"], &event["space"]);
                }
                for side in ["entering", "resident"] {
                    is_there(view, &event[side]);
                    assert_eq!(event[side]["space"], event["space"]);
                }
            }
            "round" => {
                view["fight"] = json!({ "used": [], "loser": 0, "damage": 0 });
                view["fight"]["space"] = event["entering"]["donut"]["space"].clone();
                for (side, odds) in ["entering", "resident"].into_iter().zip(&mut self.odds) {
                    let said = &event[side];
                    is_there(view, &said["donut"]);
                    view["fight"][side] = json!({
                        "seat": said["donut"]["seat"], "disc": said["donut"]["disc"], "extra": 0, "dice": "",
                        "dice_due": said["dice"], "odds": said["odds"],
                    });
                    *odds = said["odds"].clone();
                }
            }
            "more_dice" => {
                add(&mut view["fight"]["used"], &event["card"]);
                let side = side_of(view, seat);
                let extra = number(&view["fight"][side]["extra"]) + number(&event["added"]);
                view["fight"][side]["extra"] = json!(extra);
                for (side, odds) in ["entering", "resident"].into_iter().zip(&mut self.odds) {
                    view["fight"][side]["dice_due"] = event[side]["dice"].clone();
                    view["fight"][side]["odds"] = event[side]["odds"].clone();
                    *odds = event[side]["odds"].clone();
                }
            }
            "rolled" => {
                let side = side_of(view, &event["donut"]["seat"]);
                view["fight"][side]["dice"] = event["dice"].clone();
                assert_eq!(event["dice"].as_str().unwrap()[..1], event["best"].to_string());
                for side in ["entering", "resident"] {
                    view["fight"][side]["odds"] = Value::Null;
                }
            }
            "tie" => {
                for (side, odds) in ["entering", "resident"].into_iter().zip(&self.odds) {
                    let side = &mut view["fight"][side];
                    assert_eq!(side["dice"].as_str().unwrap()[..1], event["best"].to_string());
                    side["dice"] = json!("");
                    side["odds"] = odds.clone();
                }
            }
            "reroll" => {
                let side = side_of(view, &event["donut"]["seat"]);
                view["fight"][side]["dice"] = json!("");
            }
            "leads" | "round_won" => {
                let loser = side_of(view, &event["loser"]["seat"]);
                view["fight"]["loser"] = json!(u8::from(loser == "resident"));
                if !event["damage"].is_null() {
                    assert_eq!(number(&event["best"]) - number(&event["against"]), number(&event["damage"]));
                    view["fight"]["damage"] = event["damage"].clone();
                }
            }
            "more_damage" | "less_damage" => {
                add(&mut view["fight"]["used"], &event["card"]);
                view["fight"]["damage"] = event["damage"].clone();
            }
            "eliminated" => {
                let gone = &event["donut"];
                assert_eq!(gone["cubes"], 0);
                is_there(view, gone);
                list_mut(&mut view["seats"][index(&gone["seat"])]["donuts"])
                    .retain(|donut| donut["disc"] != gone["disc"]);
                let winner = &mut view["seats"][index(&event["by"])];
                winner["points"] = event["total"].clone();
                add(&mut winner["scored"], &gone["card"]);
                view["fight"] = Value::Null;
                view["eliminated_this_turn"] = json!(true);
            }
            "leaves" => {
                assert_eq!(donut_of(view, &event["donut"])["space"], event["from"], "{event}");
                put(view, &event["donut"]);
                view["fight"] = Value::Null;
            }
            "kitchen_full" | "must_leave" | "evacuation_die" | "stays" | "chooses_way" => {
                is_there(view, &event["donut"]);
            }
            "won" => assert_eq!(view["seats"][index(seat)]["points"], event["points"]),
            "stalled" => view["eliminated_this_turn"] = json!(false),
            "begins" | "no_disc" | "bakes_nothing" | "nothing_to_move" | "skips" | "movement_rolled"
            | "spends_nothing" | "evacuation_again" => {}
            other => panic!("nobody knows how {other} looks"),
        }
    }
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is not a number")) as usize
}

fn index(seat: &Value) -> usize {
    number(seat) - 1
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

fn list_mut(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().unwrap()
}

/// Into a list that is in order.
fn add(to: &mut Value, thing: &Value) {
    let things = list_mut(to);
    assert!(!things.contains(thing), "{thing} is there already");
    things.push(thing.clone());
    things.sort_by_key(|one| (one.as_u64(), one.to_string()));
}

fn take(from: &mut Value, thing: &Value) {
    let things = list_mut(from);
    let at = things.iter().position(|one| one == thing);
    things.remove(at.unwrap_or_else(|| panic!("{thing} is not there")));
}

fn discard(view: &mut Value, cards: &Value) {
    for card in list(cards) {
        add(&mut view["discard"], card);
    }
}

/// A card that everybody sees now leaves the hand of the active seat.
fn leave_hand(view: &mut Value, card: &Value) {
    if list(&view["hand"]).contains(card) {
        take(&mut view["hand"], card);
    } else {
        view["hidden"] = json!(number(&view["hidden"]) - 1);
        take(&mut view["unseen"], card);
    }
    if list(&view["shown"]).contains(card) {
        take(&mut view["shown"], card);
    }
}

/// A piece of an event as views have donuts.
fn as_donut(piece: &Value) -> Value {
    let mut donut = piece.clone();
    donut.as_object_mut().unwrap().remove("seat");
    donut
}

fn donut_of<'a>(view: &'a Value, piece: &Value) -> &'a Value {
    let donuts = list(&view["seats"][index(&piece["seat"])]["donuts"]);
    donuts.iter().find(|donut| donut["disc"] == piece["disc"]).unwrap()
}

fn is_there(view: &Value, piece: &Value) {
    assert_eq!(donut_of(view, piece), &as_donut(piece));
}

fn put(view: &mut Value, piece: &Value) {
    let donuts = list_mut(&mut view["seats"][index(&piece["seat"])]["donuts"]);
    donuts.retain(|donut| donut["disc"] != piece["disc"]);
    donuts.push(as_donut(piece));
    donuts.sort_by_key(|donut| number(&donut["disc"]));
}

fn side_of(view: &Value, seat: &Value) -> &'static str {
    if view["fight"]["entering"]["seat"] == *seat { "entering" } else { "resident" }
}

/// The view without what the game waits for: that is asked, it does not happen.
fn seen(game: &BadDay, viewer: Viewer) -> Value {
    let mut view = serde_json::to_value(game.view(viewer)).unwrap();
    let fields = view.as_object_mut().unwrap();
    fields.remove("phase");
    fields.remove("asked");
    if let Some(fight) = view["fight"].as_object_mut() {
        for side in ["entering", "resident"] {
            fight[side].as_object_mut().unwrap().remove("to_roll");
        }
    }
    view
}

fn events_of(game: &mut BadDay, step: StepOf<BadDay>, viewers: &[Viewer]) -> Vec<Vec<Value>> {
    let mut events = Vec::new();
    game.apply_telling(step, &mut events);
    let look = |viewer: &Viewer| {
        let seen = events.iter().filter_map(|event| BadDay::view_event(event, *viewer));
        seen.map(|event| serde_json::to_value(event).unwrap()).collect()
    };
    viewers.iter().map(look).collect()
}

/// The box with too few cubes and discs, other dice and another chart, so that everything runs out now and then.
fn poor() -> &'static Edition<Bakery> {
    let mut text = include_str!("../data/bad-day.toml").to_string();
    for (from, to) in [
        ("freshness_cubes = 165", "freshness_cubes = 28"),
        ("discs_per_seat = 13", "discs_per_seat = 3"),
        ("\ndraw = 2", "\ndraw = 3"),
        ("\nfresh_dice = 2", "\nfresh_dice = 3"),
        ("\nmovement_dice = 2", "\nmovement_dice = 3"),
        ("result = \"cw\"", "result = \"six\""),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Edition::load(&text).unwrap()
}

/// Tables at which everything that can happen does.
fn tables() -> Vec<Book<BadDay>> {
    let standard = Edition::<Bakery>::built_in()[0];
    let mut books = Vec::new();
    for (edition, seats, options) in [
        (standard, 2, &[][..]),
        (standard, 3, &[]),
        (standard, 4, &[]),
        (standard, 2, &[("goal", "30"), ("six", "winner_chooses"), ("spent_special", "remove")]),
        (standard, 3, &[("open_draw", "true"), ("bake_optional", "true"), ("six", "stay")]),
        (standard, 4, &[("pending_order", "as_created"), ("first_player", "seat1"), ("goal", "25")]),
        (standard, 2, &[("no_progress_limit", "2")]),
        (poor(), 2, &[("six", "reroll")]),
        (poor(), 3, &[("bake_optional", "true")]),
        (poor(), 4, &[("on_empty_deck", "no_more_baking")]),
    ] {
        let mut config = Config::<BadDay>::of(edition);
        for (name, value) in options {
            config.set(name, &(*value).into()).unwrap();
        }
        books.push(Book::open(&config, SeatCount::new(seats).unwrap()).unwrap());
    }
    books
}

/// Plays random games at all tables.
fn play(mut each: impl FnMut(&BadDay, StepOf<BadDay>, usize)) {
    for (table, book) in tables().into_iter().enumerate() {
        for round in 0..4 {
            let mut game = BadDay::new(book);
            let mut rng = fast_rng(round, table as u64);
            while let Some(step) = game.random_step(&mut rng) {
                each(&game, step, table * 4 + round as usize);
                game.apply_unchecked(step);
            }
        }
    }
}

#[test]
fn events_put_together_are_the_view_of_everybody() {
    let mut told = BTreeSet::new();
    let mut pictures: Vec<Picture> = Vec::new();
    let mut number_of_game = usize::MAX;
    play(|game, step, number| {
        let viewers: Vec<Viewer> = Viewer::all(game.book().seats).collect();
        if number != number_of_game {
            number_of_game = number;
            pictures = viewers.iter().map(|viewer| Picture::new(&seen(game, *viewer))).collect();
        }
        let mut after = *game;
        let events = events_of(&mut after, step, &viewers);
        for ((viewer, events), picture) in viewers.iter().zip(events).zip(&mut pictures) {
            for event in &events {
                picture.see(event);
                told.insert(match event["why"].as_str() {
                    Some(why) => format!("{}:{why}", event["kind"].as_str().unwrap()),
                    None => event["kind"].as_str().unwrap().to_string(),
                });
            }
            assert_eq!(picture.view, seen(&after, *viewer), "{viewer} after {step:?}: {events:?}");
        }
    });
    let all = [
        "aside_discarded",
        "baked",
        "bakes_nothing",
        "begins",
        "chooses_way",
        "discarded:declined",
        "discarded:other_baked",
        "discarded:too_dear",
        "drew",
        "eliminated",
        "evacuation_again",
        "evacuation_die",
        "fight",
        "healed",
        "kitchen_full",
        "leads",
        "leaves:die",
        "leaves:only_way",
        "leaves:six",
        "leaves:special",
        "less_damage",
        "lost",
        "more_damage",
        "more_dice",
        "moved",
        "movement_rolled",
        "must_leave",
        "no_disc",
        "nothing_to_move",
        "refilled",
        "reroll",
        "rolled",
        "round",
        "round_won",
        "set_aside",
        "skips",
        "special",
        "spends_nothing",
        "spent",
        "stalled",
        "stays:closed",
        "stays:die",
        "stays:no_way",
        "steps",
        "stopped",
        "tie",
        "turn",
        "won",
    ];
    assert_eq!(told.iter().map(String::as_str).collect::<Vec<_>>(), all, "all of it has happened");
}

#[test]
fn a_drawn_donut_is_seen_by_its_seat_alone_unless_all_draw_openly() {
    let mut hidden = 0;
    play(|game, step, _| {
        let book = game.book();
        let open = book.options.is("open_draw");
        let viewers: Vec<Viewer> = Viewer::all(book.seats).collect();
        let events = events_of(&mut game.clone(), step, &viewers);
        for (viewer, event) in viewers.iter().zip(events.iter().filter_map(|events| events.first())) {
            if event["kind"] == "drew" {
                let own = viewer.seat().is_some_and(|seat| seat.number() == number(&event["seat"]));
                assert_eq!(event["card"].is_null(), !own && !open, "{viewer}: {event}");
                hidden += usize::from(event["card"].is_null());
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}

/// The first event of this kind.
fn first<'a>(events: &'a [Value], kind: &str) -> Option<&'a Value> {
    events.iter().find(|event| event["kind"] == kind)
}

#[test]
fn what_an_offer_promises_is_what_happens() {
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    // What the last choice in its turn told a seat about baking in the next one.
    let mut promised: BTreeMap<(usize, Seat), bool> = BTreeMap::new();
    play(|game, step, number_of_game| {
        if let Step::Act(seat, action) = step {
            let view = game.view(Viewer::Seat(seat));
            let offer = serde_json::to_value(BadDay::offer(&view, action)).unwrap();
            let events = events_of(&mut game.clone(), step, &[Viewer::Seat(seat)]).remove(0);
            let kind = offer["kind"].as_str().unwrap();
            if kind == "move" {
                let way = way_to(&offers(game, seat), &offer);
                assert_eq!(way, list(&first(&events, "moved").unwrap()["way"]).as_slice(), "{offer}");
            }
            *checked.entry(kind.to_string()).or_default() += 1;
            keeps_promise(kind, &offer, &events);
            let ends = offer["ends"] == true || kind == "skip" || kind == "stop";
            if ends && kind != "heal" {
                promised.insert((number_of_game, seat), offer["no_bake"] == true);
            }
        }
        let events = events_of(&mut game.clone(), step, &[Viewer::Spectator]).remove(0);
        for (i, event) in events.iter().enumerate().filter(|(_, event)| event["kind"] == "turn") {
            let full = events.get(i + 1).is_some_and(|next| next["kind"] == "kitchen_full");
            let seat = Seat::from_number(number(&event["seat"])).unwrap();
            if let Some(no_bake) = promised.remove(&(number_of_game, seat)) {
                assert_eq!(no_bake, full, "{events:?}");
                *checked.entry("kitchen".into()).or_default() += usize::from(full);
            }
        }
    });
    for kind in [
        "bake",
        "bake_nothing",
        "roll",
        "skip",
        "move",
        "stop",
        "fight",
        "more_steps",
        "heal",
        "more_dice",
        "reroll",
        "more_damage",
        "less_damage",
        "steer",
        "go",
        "pass",
        "kitchen",
    ] {
        assert!(checked.get(kind).is_some_and(|times| *times >= 10), "{kind}: {checked:?}");
    }
}

/// The whole menu of a seat.
fn offers(game: &BadDay, seat: Seat) -> Vec<Value> {
    let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.legal_actions(seat, &mut legal);
    legal.into_iter().map(|action| serde_json::to_value(BadDay::offer(&view, action)).unwrap()).collect()
}

/// The way of an offered move, put together from the menu.
fn way_to(menu: &[Value], offer: &Value) -> Vec<Value> {
    let via: &[Value] = offer["via"].as_array().map_or(&[], Vec::as_slice);
    let mut way = match via.first() {
        Some(first) => {
            let same = |other: &&Value| other["disc"] == offer["disc"] && other["to"] == *first;
            let on_the_way = menu.iter().filter(|other| other["kind"] == "move").find(same);
            on_the_way.map_or_else(|| vec![first.clone()], |other| way_to(menu, other))
        }
        None => Vec::new(),
    };
    way.extend(via.iter().skip(1).cloned());
    way.push(offer["to"].clone());
    way
}

fn keeps_promise(kind: &str, offer: &Value, events: &[Value]) {
    let told = |kind: &str| first(events, kind).unwrap_or_else(|| panic!("{offer}: {events:?}"));
    let fights = |clash: &Value, resident: &Value| {
        for name in ["seat", "disc"] {
            assert_eq!(clash[name], resident[name], "{offer}");
        }
    };
    if !offer["counters"].is_null() {
        assert_eq!(offer["counters"], told("spent")["counters"]);
    }
    match kind {
        "bake" => {
            let baked = told("baked");
            for name in ["card", "disc", "space", "cubes"] {
                assert_eq!(offer[name], baked["donut"][name], "{offer}");
            }
            assert_eq!(offer["supply"], baked["supply"]);
            let discarded = first(events, "discarded").map_or(json!([]), |event| event["cards"].clone());
            assert_eq!(offer["discards"], discarded);
        }
        "bake_nothing" => assert_eq!(offer["discards"], told("discarded")["cards"]),
        "move" => {
            let moved = told("moved");
            for name in ["cost", "steps"] {
                assert_eq!(offer[name], moved[name], "{offer}");
            }
            assert_eq!(offer["to"], moved["donut"]["space"]);
            assert_eq!(offer["fight"].is_null(), moved["enemy"].is_null());
            if !moved["enemy"].is_null() {
                fights(&offer["fight"], &moved["enemy"]);
            }
            assert_eq!(offer["ends"] == true, first(events, "stopped").is_some(), "{offer}");
        }
        "stop" => {
            assert_eq!(offer["lapses"], told("stopped")["lapsed"]);
            if let [space] = list(&offer["fights"]).as_slice() {
                assert_eq!(space, &told("fight")["space"]);
            }
        }
        "fight" => {
            let (fight, round) = (told("fight"), told("round"));
            assert_eq!(offer["space"], fight["space"]);
            assert_eq!(offer["disc"], fight["entering"]["disc"]);
            fights(&offer["fight"], &fight["resident"]);
            same_round(&offer["fight"], round);
        }
        "more_steps" => {
            assert_eq!(offer["steps"], told("steps")["steps"]);
            assert_eq!(offer["gained"], told("steps")["gained"]);
        }
        "heal" => {
            let healed = told("healed");
            assert_eq!(offer["gained"], healed["cubes"]);
            assert_eq!(offer["cubes"], healed["donut"]["cubes"]);
            assert_eq!(offer["now_fresh"] == true, healed["now_fresh"] == true);
            assert_eq!(offer["ends"] == true, first(events, "stopped").is_some(), "{offer}");
        }
        "more_dice" => {
            let more = told("more_dice");
            let side =
                if more["entering"]["donut"]["seat"] == more["seat"] { "entering" } else { "resident" };
            assert_eq!(offer["dice"], more[side]["dice"]);
            assert_eq!(offer["then"], more[side]["odds"]);
        }
        "reroll" => assert_eq!(offer["seat"], told("reroll")["donut"]["seat"]),
        "more_damage" | "less_damage" => {
            let damage = told(kind);
            assert_eq!(offer["loss"]["damage"], damage["damage"]);
            if let Some(lost) = first(events, "lost") {
                assert_eq!(offer["loss"]["left"], lost["donut"]["cubes"]);
                let points = first(events, "eliminated").map_or(json!(0), |event| event["points"].clone());
                assert_eq!(offer["loss"]["points"], points);
            }
        }
        "pass" => {
            if let (false, Some(lost)) = (offer["loss"].is_null(), first(events, "lost")) {
                assert_eq!(offer["loss"]["left"], lost["donut"]["cubes"]);
            }
        }
        "steer" | "go" => {
            let leaves = told("leaves");
            assert_eq!(offer["to"], leaves["donut"]["space"]);
            assert_eq!(offer["dir"], leaves["dir"]);
            let chain = first(events, "fight").filter(|fight| fight["chain"] == true);
            assert_eq!(offer["fight"].is_null(), chain.is_none(), "{offer}");
            if let Some(chain) = chain {
                fights(&offer["fight"], &chain["resident"]);
                same_round(&offer["fight"], told("round"));
            }
        }
        "roll" | "skip" => {}
        other => panic!("nobody knows what {other} promises"),
    }
}

fn same_round(clash: &Value, round: &Value) {
    assert_eq!(clash["dice"], round["entering"]["dice"]);
    assert_eq!(clash["against"], round["resident"]["dice"]);
    assert_eq!(clash["win"], round["entering"]["odds"]["win"]);
}
