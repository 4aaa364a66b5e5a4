//! Tables without types: what goes in and comes out is text, and nothing from outside can break them.

use std::collections::BTreeSet;

use catalog::{
    Bot, Budget, CatalogError, EditionChoice, Effort, GAMES, Setup, Standing, Table, TableError, Thinking,
    find,
};
use serde_json::json;
use tabletop::{Actor, Dealer, Language, Record, Seat, SeatCount, Seed, Turn, Viewer};

fn seats(n: usize) -> Option<SeatCount> {
    SeatCount::new(n)
}

fn open(id: &str, n: usize) -> Box<dyn Table> {
    find(id).unwrap().open(&Setup { seats: seats(n), ..Setup::default() }).unwrap()
}

/// Deals until somebody must act or the game is over.
fn deal_on(table: &mut dyn Table, dealer: &mut Dealer) {
    while table.turn() == Turn::Chance {
        table.deal(dealer).unwrap();
    }
}

/// One round of decisions by bots; `false` when the game is over.
fn play_on(table: &mut dyn Table, dealer: &mut Dealer) -> bool {
    deal_on(table, dealer);
    let Turn::Act(due) = table.turn() else { return false };
    for seat in due.iter() {
        let token = table.choose(seat, Bot::Random, 7).unwrap().to_string();
        table.act(seat, &token).unwrap();
    }
    true
}

/// The steps from number `from` on as the viewer saw them, to be compared.
fn seen(table: &dyn Table, from: usize, viewer: Viewer) -> Vec<String> {
    let steps = table.seen(from, viewer, Language::English.into());
    steps.iter().map(|step| format!("{} {} {}", step.step, step.awaits_others, json!(step.events))).collect()
}

fn dealer(seed: u64) -> Dealer {
    Dealer::new(Seed::from_number(seed))
}

fn finished(id: &str, n: usize, seed: u64) -> Box<dyn Table> {
    let (mut table, mut dealer) = (open(id, n), dealer(seed));
    while play_on(&mut *table, &mut dealer) {}
    table
}

#[test]
fn every_game_is_played_to_its_end_and_replayed_from_its_record() {
    for game in GAMES {
        for n in game.meta().seat_counts() {
            let table = finished(game.meta().id, n.get(), 3);
            let outcome = table.outcome().expect("it is over");
            assert!(table.validate().is_ok() && table.turns_played() > 0);
            let sheet = table.score_sheet(Viewer::Spectator, Language::English);
            for seat in n.seats() {
                assert_eq!(sheet.total(seat), outcome.scores[seat]);
            }
            let standings = table.standings();
            assert!(standings.is_sorted_by_key(|standing| standing.turn));
            let told_twice =
                |two: &[Standing]| two[0].scores == two[1].scores && two[1].gained.iter().all(Vec::is_empty);
            assert!(!standings.windows(2).any(told_twice));
            assert!(standings.iter().all(|standing| (1..=table.turns_played()).contains(&standing.turn)));
            let last = standings.last().map_or(vec![0; n.get()], |standing| standing.scores.clone());
            assert_eq!(last, outcome.scores.as_slice());
            for seat in n.seats() {
                let gained = standings.iter().flat_map(|standing| &standing.gained[seat.index()]);
                let gained: BTreeSet<&str> = gained.map(String::as_str).collect();
                // What somebody had for a while may be gone in the end, but nothing is there that never came.
                assert!(sheet.components(seat).into_iter().all(|id| gained.contains(id)), "{gained:?}");
            }
            let record = table.record(Some(Seed::from_number(3)));
            assert!(record.seed.is_some(), "the seed is opened at the end");
            for text in [record.to_string(), record.to_json()] {
                let again = game.replay(&Record::parse(&text).unwrap(), None).unwrap();
                assert_eq!(again.len(), table.len());
                assert_eq!(again.outcome(), Some(outcome));
                for viewer in Viewer::all(n) {
                    assert_eq!(again.view_json(viewer), table.view_json(viewer));
                }
            }
        }
    }
}

#[test]
fn what_was_seen_is_never_rewritten() {
    for game in GAMES {
        let (mut table, mut dealer) = (game.open(&Setup::default()).unwrap(), dealer(11));
        let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
        let mut told = vec![Vec::new(); viewers.len()];
        let mut going = true;
        while going {
            going = play_on(&mut *table, &mut dealer);
            for (viewer, told) in viewers.iter().zip(&mut told) {
                told.extend(seen(&*table, told.len(), *viewer));
                assert_eq!(told.len(), table.len());
            }
        }
        for (viewer, told) in viewers.iter().zip(&told) {
            assert_eq!(seen(&*table, 0, *viewer), *told);
        }
        assert!(table.seen_open(0, Language::English).iter().all(|step| !step.step.contains('?')));
    }
}

#[test]
fn what_was_seen_is_the_same_while_it_happens_and_long_after() {
    for game in GAMES {
        let (mut table, mut dealer) = (game.open(&Setup::default()).unwrap(), dealer(12));
        let mut told = Vec::new();
        loop {
            deal_on(&mut *table, &mut dealer);
            let Turn::Act(due) = table.turn() else { break };
            // In the midst of simultaneous choices, too.
            for seat in due.iter() {
                table.act(seat, &table.choose(seat, Bot::Random, 7).unwrap().to_string()).unwrap();
                told.extend(seen(&*table, told.len(), Viewer::Spectator));
            }
        }
        told.extend(seen(&*table, told.len(), Viewer::Spectator));
        assert_eq!(told, seen(&*table, 0, Viewer::Spectator), "{}", game.meta().id);
        table.rewind(5);
        assert_eq!(seen(&*table, 0, Viewer::Spectator), told[..5]);
    }
}

#[test]
fn steps_of_a_record_make_the_same_table() {
    for game in GAMES {
        let (mut table, mut dealer) = (game.open(&Setup::default()).unwrap(), dealer(13));
        let mut copy = game.open(&Setup::default()).unwrap();
        loop {
            let step = match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.next_deal(&mut dealer).unwrap().to_string(),
                Turn::Act(due) => {
                    let seat = due.first().unwrap();
                    let mut elsewhere = table.question(seat, Bot::Greedy, 3).unwrap();
                    let token = std::thread::spawn(move || elsewhere.finish()).join().unwrap().to_string();
                    assert_eq!(token, table.choose(seat, Bot::Greedy, 3).unwrap().to_string());
                    format!("{seat}.{token}")
                }
            };
            table.apply(&step).unwrap();
            copy.apply(&step).unwrap();
        }
        assert_eq!(table.record(None), copy.record(None));
        assert_eq!(table.apply("1.donut"), copy.apply("1.donut"));
        assert!(table.apply("9.pick:1").is_err() && table.apply("").is_err());
    }
}

/// A table of three where everybody must pick.
fn picking() -> (Box<dyn Table>, Dealer) {
    let (mut table, mut dealer) = (open("go-nuts", 3), dealer(1));
    deal_on(&mut *table, &mut dealer);
    (table, dealer)
}

#[test]
fn simultaneous_answers_stay_secret_until_the_last_is_in() {
    let (mut table, _) = picking();
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    let start = table.len();
    let recorded = table.record(None);
    table.act(three, "pick:1").unwrap();
    table.act(one, "pick:2").unwrap();
    assert_eq!(table.record(None), recorded, "answers are not part of the record yet");
    assert_eq!(table.record_for(Viewer::Seat(two)), recorded, "nor of anybody's");
    let steps = |table: &dyn Table, viewer| -> Vec<String> {
        table.seen(start, viewer, Language::English.into()).into_iter().map(|step| step.step).collect()
    };
    assert_eq!(steps(&*table, Viewer::Seat(one)), ["3.pick:?", "1.pick:2"]);
    assert_eq!(steps(&*table, Viewer::Spectator), ["3.pick:?", "1.pick:?"]);
    assert!(
        table.seen(start, Viewer::Spectator, Language::English.into()).iter().all(|step| step.awaits_others)
    );

    table.act(two, "pick:3").unwrap();
    let last = table.seen(start, Viewer::Spectator, Language::English.into()).pop().unwrap();
    assert!(!last.awaits_others);
    assert_eq!(last.actor, Actor::Seat(two));
    let told = last.sentences().next().unwrap();
    assert!(told.contains("p1 (place 2)") && told.contains("p3 (place 1)"), "{last:?}");
    for record in [table.record(None), table.record_for(Viewer::Spectator)] {
        assert_eq!(record.steps[start..], ["1.pick:2", "2.pick:3", "3.pick:1"], "in seat order, and open");
    }
}

#[test]
fn the_order_of_answers_changes_nothing() {
    let play = |order: [usize; 3]| {
        let (mut table, _) = picking();
        for i in order {
            let token = table.choose(Seat::new(i), Bot::Greedy, 5).unwrap().to_string();
            table.act(Seat::new(i), &token).unwrap();
        }
        (table.record(None), table.view_json(Viewer::Spectator))
    };
    assert_eq!(play([0, 1, 2]), play([2, 0, 1]));
}

#[test]
fn a_viewers_record_masks_what_it_never_saw() {
    // Somebody looks at two cards of the deck in this game.
    let table = (0..50)
        .map(|seed| finished("go-nuts", 3, seed))
        .find(|table| table.record(None).steps.iter().any(|step| step.contains(".keep:")));
    let table = table.expect("some game has a look at two cards");
    let open = table.record(None);
    let keep = open.steps.iter().position(|step| step.contains(".keep:")).unwrap();
    let taker = Viewer::Seat(open.steps[keep][..1].parse().unwrap());
    let mut others = Viewer::all(table.seats()).filter(|viewer| *viewer != taker);
    assert_eq!(table.record_for(taker).steps[keep - 2..keep], open.steps[keep - 2..keep]);
    assert!(others.all(|viewer| table.record_for(viewer).steps[keep - 2..keep] == ["x.draw:?", "x.draw:?"]));
    let masked = table.record_for(Viewer::Spectator);
    assert_eq!((masked.outcome, &masked.seed), (open.outcome, &None));
    let refused = find("go-nuts").unwrap().replay(&masked, None).unwrap_err().to_string();
    assert!(refused.contains("written for one viewer"), "{refused}");
}

#[test]
fn a_bot_decides_alike_at_the_same_position() {
    let (mut table, _) = picking();
    let [one, two, _] = [0, 1, 2].map(Seat::new);
    let before: Vec<String> =
        (0..30).map(|seed| table.choose(two, Bot::Greedy, seed).unwrap().to_string()).collect();
    table.act(one, "pick:1").unwrap();
    let after: Vec<String> =
        (0..30).map(|seed| table.choose(two, Bot::Greedy, seed).unwrap().to_string()).collect();
    assert_eq!(before, after, "the answer of another seat is not news");
    assert!(before.iter().any(|token| *token != before[0]), "the seed counts");
    assert!(table.choose(one, Bot::Greedy, 1).is_err(), "it has answered");
}

#[test]
fn hints_are_about_legal_choices_best_first() {
    let (table, _) = picking();
    let seat = Seat::new(0);
    let thinking = Thinking { effort: Effort::Within(Budget::iterations(200)), ..Thinking::default() };
    let hints = table.advise(seat, thinking).unwrap();
    let again = table.advise(seat, thinking).unwrap();
    assert_eq!(hints, again, "the same seed, the same advice");
    let legal = table.legal(seat, Language::English);
    assert!((1..=3).contains(&hints.len()), "{hints:?}");
    assert!(hints.iter().all(|hint| legal.contains(&hint.choice)));
    assert!(hints.iter().all(|hint| hint.judged.ends_with('.')), "{hints:?}");
    assert!(hints.iter().all(|hint| hint.win.is_none_or(|win| (0.0..=1.0).contains(&win))));
    let german = table.advise(seat, Thinking { language: Language::German, ..thinking }).unwrap();
    for (hint, german) in hints.iter().zip(&german) {
        assert_eq!((hint.verdict, &hint.reason), (german.verdict, &german.reason), "the same in other words");
        assert_ne!(hint.judged, german.judged);
    }
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let (mut table, mut dealer) = picking();
    let [one, two, _] = [0, 1, 2].map(Seat::new);
    let before = table.view_json(Viewer::Spectator);
    for token in ["", "pick:9", "pick:?", "pick", "steal:p2:glazed", "🍩", "1.pick:1", "pick:1 "] {
        let refused = table.act(one, token).unwrap_err().to_string();
        assert!(!refused.is_empty(), "{token}");
    }
    assert_eq!(
        table.act(Seat::new(4), "pick:1"),
        Err(TableError::NoSuchSeat { seat: Seat::new(4), seats: table.seats() })
    );
    assert!(table.deal(&mut dealer).is_err(), "nothing is to be dealt");
    assert_eq!((table.view_json(Viewer::Spectator), table.len()), (before, 4));

    table.act(one, "pick:1").unwrap();
    let refused = table.act(one, "pick:2").unwrap_err().to_string();
    assert_eq!(refused, "seat 1 is not asked now: seats 2, 3 are to act");
    assert!(
        table.legal(one, Language::English).is_empty()
            && table.legal(Seat::new(5), Language::English).is_empty()
    );
    assert!(
        table.advise(Seat::new(5), Thinking::default()).is_err()
            && table.choose(Seat::new(5), Bot::Random, 0).is_err()
    );

    let mut over = finished("go-nuts", 2, 0);
    assert_eq!(over.act(two, "pick:1").unwrap_err().to_string(), "the game is over");
    assert!(over.deal(&mut dealer).is_err());
}

#[test]
fn who_does_not_sit_here_is_a_spectator() {
    let (table, _) = picking();
    let nobody = Viewer::Seat(Seat::new(5));
    assert_eq!(table.view_json(nobody), table.view_json(Viewer::Spectator));
    assert_eq!(table.view_text(nobody, false), table.view_text(Viewer::Spectator, false));
    assert_eq!(seen(&*table, 0, nobody), seen(&*table, 0, Viewer::Spectator));
    assert_eq!(table.record_for(nobody), table.record_for(Viewer::Spectator));
}

#[test]
fn undo_takes_back_what_told_nobody_anything() {
    // In the retail-like edition a taker may have several decisions in a row.
    let retail =
        Setup { edition: EditionChoice::BuiltIn("retail".into()), seats: seats(4), ..Setup::default() };
    let (mut undone, mut withdrawn) = (0, 0);
    for seed in 0..40 {
        let mut table = find("go-nuts").unwrap().open(&retail).unwrap();
        let mut dealer = dealer(seed);
        loop {
            deal_on(&mut *table, &mut dealer);
            let Turn::Act(due) = table.turn() else { break };
            let seat = due.first().unwrap();
            let before = (table.len(), table.view_json(Viewer::Seat(seat)), table.record(None));
            let token = table.choose(seat, Bot::Random, seed).unwrap().to_string();
            table.act(seat, &token).unwrap();
            let (others_owe, alone) = (due.len() > 1, table.turn() == Turn::Act(due));
            match table.undo(seat) {
                Ok(()) => {
                    let after = (table.len(), table.view_json(Viewer::Seat(seat)), table.record(None));
                    assert_eq!(after, before);
                    table.act(seat, &token).unwrap();
                    withdrawn += usize::from(others_owe);
                    undone += usize::from(!others_owe);
                }
                Err(refused) => {
                    let opened = token.starts_with("pick:") || token.starts_with("pass:");
                    assert!(!others_owe && (opened || !alone), "{token}: {refused}");
                }
            }
        }
    }
    assert!(undone > 10 && withdrawn > 100, "{undone} {withdrawn}");
}

#[test]
fn undo_says_why_not() {
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    let why = |table: &mut dyn Table, seat| table.undo(seat).unwrap_err().to_string();
    let mut table = open("go-nuts", 3);
    assert_eq!(why(&mut *table, one), "this cannot be taken back: nothing has happened yet");
    let (mut table, _) = picking();
    assert_eq!(why(&mut *table, one), "this cannot be taken back: chance has decided something since");
    table.act(one, "pick:1").unwrap();
    assert_eq!(why(&mut *table, two), "this cannot be taken back: somebody else has acted since");
    table.act(two, "pick:1").unwrap();
    table.undo(one).expect("nobody has seen it yet");
    assert_eq!(table.turn(), Turn::Act([one, three].into_iter().collect()), "the other answer stays");
    table.act(one, "pick:1").unwrap();
    table.act(three, "pick:2").unwrap();
    assert_eq!(why(&mut *table, three), "this cannot be taken back: everybody has seen what you chose");
}

#[test]
fn impossible_setups_are_answered() {
    let game = find("go-nuts").unwrap();
    let said = |setup: Setup| game.open(&setup).unwrap_err().to_string();
    assert!(said(Setup { seats: seats(1), ..Setup::default() }).contains("2 to 6 players, not 1"));
    let names = vec![String::new(); 4];
    assert_eq!(said(Setup { names, ..Setup::default() }), "4 names are given for 3 seats");
    let edition = EditionChoice::BuiltIn("retial".into());
    assert_eq!(
        said(Setup { edition, ..Setup::default() }),
        "there is no edition 'retial'; did you mean retail? The built-in editions are: first-edition, retail"
    );
    let options = vec![("row_refil".to_string(), "shift".into())];
    assert!(said(Setup { options, ..Setup::default() }).starts_with("there is no option 'row_refil'; "));
    for text in ["", "no toml", "[edition]\nid = 1", "\u{0}"] {
        let said = said(Setup { edition: EditionChoice::Text(text.into()), ..Setup::default() });
        assert!(said.starts_with("this edition cannot be used: "), "{said}");
    }
}

/// The default edition with another name and another number.
fn own_edition() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/data/go-nuts.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let changed = text.replacen("id = \"first-edition\"", "id = \"mine\"", 1).replacen(
        "bear_claw_points = -2",
        "bear_claw_points = -5",
        1,
    );
    assert_ne!(text, changed);
    changed
}

#[test]
fn an_edition_of_ones_own_is_played_recorded_and_asked_for_again() {
    let (game, text) = (find("go-nuts").unwrap(), own_edition());
    let card = game.load_edition(&text).unwrap();
    assert!(card.id == "mine" && !card.default && card.hash != game.editions(Language::English)[0].hash);
    assert_eq!(card.defaults["bear_claw_points"], (-5i64).to_string().as_str().into());
    let setup = Setup { edition: EditionChoice::Text(text.clone()), ..Setup::default() };
    let mut table = game.open(&setup).unwrap();
    let mut dealer = dealer(4);
    while play_on(&mut *table, &mut dealer) {}
    assert_eq!(table.edition(Language::English), card);
    let record = table.record(None);
    assert_eq!(record.edition.as_deref(), Some("mine"));
    let refused = game.replay(&record, None).unwrap_err();
    assert!(matches!(&refused, CatalogError::Record(e) if e.lacks_edition), "{refused}");
    assert_eq!(game.replay(&record, Some(&text)).unwrap().outcome(), table.outcome());
}

#[test]
fn changed_options_and_names_stay_with_the_table() {
    let options =
        vec![("row_refill".to_string(), "shift".into()), ("plain_tie_bonus".to_string(), "0".into())];
    let setup = Setup { options, names: vec!["Ann".into()], ..Setup::default() };
    let table = find("go-nuts").unwrap().open(&setup).unwrap();
    let changed: Vec<String> = table.changed_options().into_keys().collect();
    assert_eq!(changed, ["row_refill"], "a default is not a change");
    assert_eq!((table.name(Seat::new(0)), table.name(Seat::new(1))), ("Ann".into(), "p2".into()));
    assert_eq!(table.record(None).options, table.changed_options());
}

#[test]
fn bots_have_names_of_their_own_which_a_record_gives_them_again() {
    let names = ["Ann", "medium", "medium"].map(String::from).to_vec();
    let seed = Seed::from_number(7);
    let setup = Setup { names, table: seed.commitment(), seats: SeatCount::new(3), ..Setup::default() };
    let game = find("go-nuts").unwrap();
    let table = game.open(&setup).unwrap();
    let called = |table: &dyn Table| table.seats().seats().map(|seat| table.name(seat)).collect::<Vec<_>>();
    let at_table = called(&*table);
    assert_eq!(at_table[0], "Ann");
    assert!(at_table.iter().all(|name| !name.to_lowercase().contains("medium")), "{at_table:?}");
    assert_ne!(at_table[1], at_table[2]);
    let record = table.record(Some(seed));
    assert_eq!(record.names, ["Ann", "medium", "medium"], "programs find the level there");
    assert_eq!(called(&*game.replay(&record, None).unwrap()), at_table);
}

#[test]
fn damaged_records_are_refused_with_the_place() {
    let game = find("go-nuts").unwrap();
    let text = finished("go-nuts", 3, 2).record(None).to_string();
    let replay =
        |text: &str| -> Result<usize, CatalogError> { Ok(game.replay(&Record::parse(text)?, None)?.len()) };
    assert!(replay(&text).is_ok());
    let impossible = replay(&text.replacen("1.pick:", "2.pick:", 1)).unwrap_err().to_string();
    assert!(impossible.contains("step") && impossible.contains("line"), "{impossible}");
    let cut = &text[..text.len() - text.len() / 4];
    assert!(replay(cut).is_err());
    let mut other = Record::parse(&text).unwrap();
    other.game = "chess".into();
    assert!(game.replay(&other, None).is_err());
}

#[test]
fn why_something_cannot_be_chosen_is_told_in_words_and_never_of_what_can() {
    for game in GAMES {
        let mut known = BTreeSet::new();
        let (mut table, mut dealer) = (open(game.meta().id, 2), dealer(6));
        for turn in 0..40 {
            let language = Language::ALL[turn % Language::ALL.len()];
            for seat in table.seats().seats() {
                let legal: BTreeSet<String> = table.tokens(seat).into_iter().collect();
                known.extend(legal.iter().take(5).cloned());
                for token in legal.iter().take(10).chain(&known) {
                    let words = table.why_not(seat, token, language);
                    assert_eq!(words.is_none(), legal.contains(token), "{token}: {words:?}");
                    assert!(words.is_none_or(|words| !words.trim().is_empty()), "{token}");
                }
            }
            if !play_on(&mut *table, &mut dealer) {
                break;
            }
        }
        let nonsense = table.why_not(Seat::new(0), "a dozen", Language::English).unwrap();
        assert!(nonsense.contains("a dozen"), "{nonsense}");
    }
}

#[test]
fn whose_turn_it_is_instead_is_told_by_name() {
    let setup =
        Setup { seats: seats(3), names: ["Ann", "Bo", "Cy"].map(Into::into).into(), ..Setup::default() };
    let mut table = find("go-nuts").unwrap().open(&setup).unwrap();
    deal_on(&mut *table, &mut dealer(1));
    table.act(Seat::new(0), "pick:1").unwrap();
    let why = |language| table.why_not(Seat::new(0), "pick:2", language).unwrap();
    assert_eq!(why(Language::English), "Bo and Cy are still choosing");
    assert_eq!(why(Language::German), "Bo und Cy überlegen noch");
}
