//! The proof that boards can trust events: one that knows no rule shows whole games from them.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::{
    Book, Config, FastRng, Game, Judgement, OptionValue, Seat, SeatCount, Step, StepOf, Turn, Viewer, below,
    fast_rng,
};

use super::{DollarsToDonuts, Event, Filled, Slide};

fn view(game: &DollarsToDonuts) -> Value {
    serde_json::to_value(game.view(Viewer::Spectator)).unwrap()
}

/// A board that knows no rule: it shows what events say.
fn show(board: &mut Value, event: &Event) {
    let seat_of = |seat: Seat| seat.index();
    match event {
        Event::Begins { seat } => board["first"] = json!(seat),
        Event::StartersDue { seat, .. } => board["to_move"] = json!(seat),
        Event::StarterLaid { mats, piece, squares, points, .. } => {
            mats.iter().for_each(|seat| lay(&mut board["seats"][seat_of(seat)], piece, squares));
            show_points(board, points);
        }
        Event::Slid { strips } => {
            for Slide { tile, from, to, .. } in strips {
                board["slots"][usize::from(*to)] = json!(tile);
                board["slots"][usize::from(*from)] = Value::Null;
            }
        }
        Event::Stocked { tile, slot, supply, .. } => {
            board["slots"][usize::from(*slot)] = json!(tile);
            board["gap"] = Value::Null;
            take(&mut board["supply"], tile);
            assert_eq!(board["supply"].as_array().unwrap().len() as u32, *supply);
        }
        Event::Queued { customer, place, deck } => {
            board["line"].as_array_mut().unwrap().insert(usize::from(*place), json!(customer));
            take(&mut board["deck"], customer);
            assert_eq!(board["deck"].as_array().unwrap().len() as u32, *deck);
        }
        Event::Turn { seat, round, turns, idle_rounds } => {
            board["to_move"] = json!(seat);
            board["round"] = json!(round);
            board["turns"] = json!(turns);
            board["idle_rounds"] = json!(idle_rounds);
        }
        Event::Bought { tile, slot, .. } => {
            board["slots"][usize::from(*slot)] = Value::Null;
            board["gap"] = json!(slot);
            board["tile"] = json!(tile);
        }
        Event::Paid { seat, hand, bag, .. } | Event::Drew { seat, hand, bag, .. } => {
            board["seats"][seat_of(*seat)]["hand"] = json!(hand);
            board["bag"] = json!(bag);
        }
        Event::Laid { seat, piece, squares, points, .. } => {
            board["tile"] = Value::Null;
            lay(&mut board["seats"][seat_of(*seat)], piece, squares);
            show_points(board, points);
        }
        Event::LaidAside { seat, tile, aside } => {
            board["tile"] = Value::Null;
            let list = board["seats"][seat_of(*seat)]["aside"].as_array_mut().unwrap();
            list.push(json!(tile));
            assert_eq!(list.len() as u32, *aside);
        }
        Event::Perfect { seat, donut, held, pile, points, .. } => {
            set_count(&mut board["seats"][seat_of(*seat)]["tokens"], *donut, *held);
            if let Some(pile) = pile {
                set_count(&mut board["piles"], *donut, *pile);
            }
            show_points(board, points);
        }
        Event::Put { seat, piece, squares, hand, points, .. } => {
            board["seats"][seat_of(*seat)]["hand"] = json!(hand);
            lay(&mut board["seats"][seat_of(*seat)], piece, squares);
            show_points(board, points);
        }
        Event::Served { seat, customer, level, place, tokens, points, .. } => {
            board["line"].as_array_mut().unwrap().remove(usize::from(*place));
            let mine = &mut board["seats"][seat_of(*seat)];
            mine["tokens"] = json!(tokens);
            mine["served"].as_array_mut().unwrap().push(json!(format!("{customer}-{level}")));
            show_points(board, points);
        }
        Event::Cleared { tile, slot } => {
            board["slots"][usize::from(*slot)] = Value::Null;
            board["gap"] = json!(slot);
            board["gone_tiles"].as_array_mut().unwrap().push(json!(tile));
        }
        Event::WentHome { customer, place } => {
            board["line"].as_array_mut().unwrap().remove(usize::from(*place));
            board["gone_customers"].as_array_mut().unwrap().push(json!(customer));
        }
        Event::MatFull { .. } => board["final_round"] = json!(true),
        Event::IdleRound { rounds, .. } => board["idle_rounds"] = json!(rounds),
        Event::Over { end, standings } => {
            board["phase"] = json!({ "over": end });
            let points: Vec<i32> = standings.iter().map(|standing| standing.points).collect();
            show_points(board, &points);
        }
        Event::Rated { rating, .. } => board["rating"] = json!(rating),
        Event::BoughtNothing { .. }
        | Event::Mismatched { .. }
        | Event::Short { .. }
        | Event::PutNothing { .. }
        | Event::ServedNobody { .. } => {}
    }
}

fn lay(mine: &mut Value, piece: &str, squares: &[Filled]) {
    mine["pieces"].as_array_mut().unwrap().push(json!(piece));
    let grid = mine["faces"].as_array().unwrap().len().isqrt();
    for Filled { at, faces } in squares {
        let face = &mut mine["faces"][usize::from(at.row()) * grid + usize::from(at.column())];
        assert_eq!(*face, Value::Null, "{at} was filled before");
        *face = json!(faces);
    }
}

fn show_points(board: &mut Value, points: &[i32]) {
    for (i, points) in points.iter().enumerate() {
        board["seats"][i]["points"] = json!(points);
    }
}

fn set_count(counts: &mut Value, donut: char, n: u8) {
    let counts = counts.as_object_mut().unwrap();
    counts.remove(&donut.to_string());
    if n > 0 {
        counts.insert(donut.to_string(), json!(n));
    }
}

fn take(list: &mut Value, id: &str) {
    list.as_array_mut().unwrap().retain(|other| other != id);
}

/// What a board shows of a view in this phase: not what follows from the rest, not whose move it is while the table is
/// laid out, and no list in an order that means nothing.
fn shown(board: &Value, phase: &Value) -> Value {
    let mut board = board.clone();
    let fields = board.as_object_mut().unwrap();
    let laid_out = phase != "stock" && phase != "queue";
    let over = phase.get("over").is_some();
    fields.retain(|field, _| match field.as_str() {
        "acted" | "round_acted" | "served_now" => false,
        "phase" => over,
        "to_move" => laid_out,
        _ => true,
    });
    for list in ["supply", "deck", "gone_tiles", "gone_customers"] {
        sort(&mut fields[list]);
    }
    for seat in fields["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().retain(|field, _| field != "met" && field != "orders");
        for list in ["pieces", "served", "aside"] {
            sort(&mut seat[list]);
        }
    }
    board
}

fn sort(list: &mut Value) {
    list.as_array_mut().unwrap().sort_by_key(Value::to_string);
}

fn books() -> Vec<Book<DollarsToDonuts>> {
    let mut books = Vec::new();
    for seats in (1..=4).filter_map(SeatCount::new) {
        for changes in [
            &[] as &[(&str, &str)],
            &[("grid", "6"), ("limited_tokens", "true")],
            &[("starter_setup", "balanced"), ("first_seat", "1")],
        ] {
            let mut config = Config::default();
            for (name, value) in changes {
                config.set(name, &OptionValue::from(*value)).unwrap();
            }
            books.push(Book::open(&config, seats).unwrap());
        }
    }
    books
}

/// A step of a random player, or now and then of a sensible one, who serves more and fills the mat.
fn next_step(game: &DollarsToDonuts, sensible: bool, rng: &mut FastRng) -> Option<StepOf<DollarsToDonuts>> {
    let seat = game.to_move;
    match game.turn() {
        Turn::Act(_) if sensible && below(rng, 4) > 0 => {
            Some(Step::Act(seat, game.sensible_action(seat, &mut Vec::new(), &mut Vec::new(), rng)))
        }
        _ => game.random_step(rng),
    }
}

#[test]
fn a_board_that_knows_no_rules_shows_every_game_from_its_events() {
    let mut kinds = BTreeSet::new();
    for (i, book) in books().into_iter().enumerate() {
        for seed in 0..8 {
            let (mut game, mut rng) = (DollarsToDonuts::new(book), fast_rng(seed, i as u64));
            let mut board = view(&game);
            while let Some(step) = next_step(&game, seed > 0, &mut rng) {
                let mut events = Vec::new();
                game.apply_telling(step, &mut events);
                for event in &events {
                    kinds.insert(serde_json::to_value(event).unwrap()["kind"].to_string());
                    show(&mut board, event);
                }
                let truth = view(&game);
                let phase = &truth["phase"];
                assert_eq!(shown(&board, phase), shown(&truth, phase), "after {events:#?}");
            }
        }
    }
    // Everything but a bag that runs short.
    assert_eq!(kinds.len(), 25, "{kinds:?}");
}
