//! No byte that depends on what a seat may not know: two tables that differ only in hidden things send it the same.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::{Bot, GAMES, Setup};
use protocol::TableConfig;
use server::core::{Command, Entry, Fact, PlayerId, Secret, State, TableId};
use server::store::{Append, Head, Memory, Store, Summary};
use server::{Limits, World};
use tabletop::{Dealer, Language, Seat, Seed, Turn, Viewer};

use crate::support::Running;

const ANN: PlayerId = PlayerId(1);
const BO: PlayerId = PlayerId(2);

/// Two logs that are the same but for the last step, which looks the same to the first seat.
struct Twins {
    game: &'static str,
    logs: [Vec<Entry>; 2],
}

fn started(game: &str, number: u8) -> (State, Vec<Entry>) {
    let config = TableConfig { game: game.into(), seats: Some(2), ..TableConfig::default() };
    let (table, seed) = (TableId::new([number; 16]), Secret::new([number; 32]));
    let (mut state, first) = State::create(table, config, seed, ANN, None, 0).unwrap();
    let mut log = vec![first];
    for (player, name) in [(ANN, "Ann"), (BO, "Bo")] {
        let sit = Command::Sit { player, name: name.into(), seat: None };
        log.extend(state.decide(&sit, 0).unwrap().entries);
    }
    let entry = Entry { at: 0, fact: Fact::Started };
    state.apply(entry.clone()).unwrap();
    log.push(entry);
    (state, log)
}

/// What could happen next, as steps of a record.
fn possible(state: &State) -> Vec<String> {
    let game = state.game().unwrap();
    let mut steps: Vec<String> = match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Act(due) => {
            let seat = due.iter().last().unwrap();
            game.tokens(seat).into_iter().map(|token| format!("{}.{token}", seat.number())).collect()
        }
        Turn::Chance => {
            let deal = |seed| game.next_deal(&mut Dealer::new(Seed::from_number(seed))).unwrap().to_string();
            (0..20).map(deal).collect()
        }
    };
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// How the first seat sees the last step and what it may know after it.
fn seen(log: &[Entry]) -> (Option<String>, String) {
    let state = State::replay(log.iter().cloned()).unwrap();
    let (game, ann) = (state.game().unwrap(), Viewer::Seat(Seat::new(0)));
    (
        game.seen(game.len() - 1, ann, Language::English.into()).pop().map(|step| step.step),
        game.view_json(ann),
    )
}

/// Looks for hidden steps in a game played at random.
fn twins(game: &'static str, number: u8) -> Vec<Twins> {
    let (mut state, mut log) = started(game, number);
    let mut found = Vec::new();
    for turn in 0..60 {
        let steps = possible(&state);
        let with = |step: &String| {
            let fact = Fact::Step { step: step.clone(), id: None, bot: false };
            let mut log = log.clone();
            log.push(Entry { at: turn, fact });
            log
        };
        let hidden = |step: &&String| seen(&with(step)).0.is_some_and(|shown| shown != **step);
        let hidden: Vec<&String> = steps.iter().filter(hidden).collect();
        if let [first, .., last] = hidden[..] {
            found.push(Twins { game, logs: [with(first), with(last)] });
        }
        let Some(step) = (match state.game().unwrap().turn() {
            Turn::Over => None,
            Turn::Act(due) => {
                let seat = due.iter().last().unwrap();
                let token = state.game().unwrap().choose(seat, Bot::Random, turn).unwrap().to_string();
                Some(format!("{}.{token}", seat.number()))
            }
            Turn::Chance => steps.get(turn as usize % steps.len()).cloned(),
        }) else {
            break;
        };
        let entry = Entry { at: turn, fact: Fact::Step { step, id: None, bot: false } };
        state.apply(entry.clone()).unwrap();
        log.push(entry);
    }
    found
}

/// All that the first seat and a spectator are sent, byte for byte.
async fn heard(log: &[Entry]) -> Vec<String> {
    let store = Memory::default();
    let world = World {
        time: Arc::new(|| 5000),
        random: Arc::new(|bytes: &mut [u8]| bytes.fill(7)),
        ..World::real().unwrap()
    };
    let (server, _) =
        Running::with(Arc::new(store.clone()), world, Duration::from_mins(1), Limits::NONE).await;
    let ann = server.player("Ann").await;
    let state = State::replay(log.iter().cloned()).unwrap();
    let (table, summary) = (state.id(), Some(Summary::of(&state)));
    let append = Append { summary, reseated: true, ..Head::new(table).append(log) };
    store.append(append).await.unwrap();
    let table = table.to_string();
    let mut all = Vec::new();
    // Everything anew, the last event alone, a refusal, and what the rest of HTTP says.
    for last in [None, Some(log.len() as u64 - 2)] {
        let mut live = ann.connect(&table).await;
        live.send(serde_json::json!({ "type": "hello", "protocol": protocol::PROTOCOL, "last": last })).await;
        all.push(live.receive().await.unwrap());
        all.push(live.receive().await.unwrap());
        let base = log.len() - 1;
        live.send(serde_json::json!({ "type": "act", "id": "a", "base": base, "token": "nonsense" })).await;
        all.push(live.receive().await.unwrap());
        drop(live);
    }
    let nobody = crate::support::Player { secret: None, ..ann.clone() };
    for player in [ann, nobody] {
        for path in ["", "/record"] {
            let (status, _, body) = player.raw("GET", &format!("/api/tables/{table}{path}"), &[], "").await;
            all.push(format!("{status} {body}"));
        }
    }
    server.stop().await;
    all
}

#[tokio::test]
async fn tables_that_differ_in_hidden_things_send_a_seat_the_same_bytes() {
    let mut compared = BTreeMap::new();
    for game in GAMES {
        let id = game.meta().id;
        assert!(game.open(&Setup { seats: tabletop::SeatCount::new(2), ..Setup::default() }).is_ok(), "{id}");
        let mut pairs = (1..4).flat_map(|number| twins(id, number)).collect::<Vec<_>>();
        pairs.truncate(6);
        for Twins { game, logs: [one, two] } in pairs {
            assert_ne!(one, two);
            assert_eq!(seen(&one), seen(&two), "{game}: the view itself differs");
            assert_eq!(heard(&one).await, heard(&two).await, "{game}");
            *compared.entry(game).or_insert(0) += 1;
        }
    }
    println!("{compared:?}");
    assert!(
        compared.len() >= 2 && compared.values().sum::<u32>() >= 8,
        "too few hidden things: {compared:?}"
    );
}
