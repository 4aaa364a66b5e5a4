//! Games that are over, seen again; and games that are not, which nobody sees.

use std::sync::Arc;
use std::time::Duration;

use catalog::{Bot, GAMES, Setup};
use serde_json::{Value, json};
use server::store::Memory;
use server::{Limits, World};
use tabletop::{Dealer, Language, Record, Seed, Turn, Viewer};
use tempfile::tempdir;

use crate::play::play_out;
use crate::support::{Player, Running};

/// A whole game at a table of two people.
async fn finished(server: &Running, config: Value, ann: &Player, bo: &Player) -> String {
    let table = server.table(config, &[ann, bo]).await;
    let (one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    play_out(&mut [one, two]).await;
    table
}

/// A game that bots played, somewhere else.
fn recorded(game: &str, seats: usize) -> Record {
    let setup = Setup { seats: tabletop::SeatCount::new(seats), ..Setup::default() };
    let mut table = catalog::find(game).unwrap().open(&setup).unwrap();
    let mut dealer = Dealer::new(Seed::from_number(7));
    loop {
        match table.turn() {
            Turn::Over => return table.record(None),
            Turn::Chance => table.deal(&mut dealer).unwrap(),
            Turn::Act(due) => {
                let seat = due.first().unwrap();
                let answer = table.choose(seat, Bot::Greedy, 1).unwrap();
                table.make(table.check(&answer).unwrap()).unwrap();
            }
        }
    }
}

async fn refused(player: &Player, method: &str, path: &str, body: Value) -> (u16, String, String) {
    let (status, answer) = player.call(method, path, body).await;
    assert!(status >= 400, "{method} {path}: {answer}");
    let word = |name: &str| answer[name].as_str().unwrap_or_default().to_string();
    (status, word("code"), word("message"))
}

#[tokio::test]
async fn a_finished_table_is_replayed_step_by_step() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = finished(&server, json!({ "game": "go-nuts", "seats": 2 }), &ann, &bo).await;
    let path = format!("/api/tables/{table}");
    let record = eve.get(&format!("{path}/record")).await;
    let record = Record::parse(record.as_str().unwrap()).unwrap();
    let twin = eve.get(&format!("{path}/record?format=json")).await;
    assert_eq!(Record::parse(&twin.to_string()).unwrap().steps, record.steps);

    let whole = eve.get(&format!("{path}/replay")).await;
    assert_eq!((&whole["game"], &whole["names"]), (&json!("go-nuts"), &json!(["Ann", "Bo"])));
    assert_eq!(whole["outcome"], json!(record.outcome));
    assert_eq!(whole["contents"], eve.get(&format!("{path}/box")).await);
    let steps = whole["steps"].as_array().unwrap();
    assert_eq!(steps.iter().map(|step| step["step"].as_str().unwrap()).collect::<Vec<_>>(), record.steps);
    for step in steps {
        let actor = step["step"].as_str().unwrap().split('.').next().unwrap();
        assert_eq!(actor.parse::<u8>().ok(), step["seat"].as_u64().map(|seat| seat as u8));
        let sum: f64 = step["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.01, "{step}");
    }
    let outcome = record.outcome.unwrap();
    let truth: Vec<f64> = record.seats.seats().map(|seat| outcome.win_share(seat)).collect();
    assert_eq!(steps.last().unwrap()["shares"], json!(truth), "at the end it is known who has won");
    for point in whole["turning_points"].as_array().unwrap() {
        let step = &steps[point["step"].as_u64().unwrap() as usize - 1];
        let seat = point["seat"].as_u64().unwrap() as usize;
        assert!((1..=2).contains(&seat) && !point["sentence"].as_str().unwrap().is_empty(), "{point} {step}");
    }

    // The scenes, for each perspective, are what that viewer had before their eyes.
    let game = catalog::find("go-nuts").unwrap();
    let seats = [json!("1"), json!("2"), json!("nobody"), json!("all")];
    for perspective in seats {
        let perspective = perspective.as_str().unwrap();
        let told = eve.get(&format!("{path}/replay/scenes?perspective={perspective}&from=5&count=3")).await;
        let told = told["scenes"].as_array().unwrap();
        assert_eq!(told.iter().map(|scene| scene["at"].as_u64().unwrap()).collect::<Vec<_>>(), [5, 6, 7]);
        for scene in told {
            let at = scene["at"].as_u64().unwrap() as usize;
            let mut part = record.clone();
            part.steps.truncate(at);
            part.outcome = None;
            let then = game.replay(&part, None).unwrap();
            let view = |viewer| serde_json::from_str::<Value>(&then.view_json(viewer)).unwrap();
            let viewer = perspective.parse().map_or(Viewer::Spectator, Viewer::Seat);
            assert_eq!(scene["view"], view(viewer), "{perspective} {at}");
            let step = if perspective == "all" {
                then.seen_open(at - 1, Language::English).pop().unwrap()
            } else {
                then.seen(at - 1, viewer, Language::English.into()).pop().unwrap()
            };
            assert_eq!(scene["step"]["step"], json!(step.step), "{perspective}");
            assert_eq!(scene["step"]["events"], json!(step.events), "{perspective}");
            if perspective == "all" {
                let hands: Vec<Value> = then.seats().seats().map(|seat| view(Viewer::Seat(seat))).collect();
                assert_eq!(scene["hands"], json!(hands));
            } else {
                assert!(scene.get("hands").is_none());
            }
        }
    }
    let first = eve.get(&format!("{path}/replay/scenes?from=0&count=1000")).await;
    assert_eq!(first["scenes"].as_array().unwrap().len(), 64.min(steps.len() + 1), "so many at once");
    assert!(first["scenes"][0].get("step").is_none());
    let beyond = eve.get(&format!("{path}/replay/scenes?from={}", steps.len() + 1)).await;
    assert_eq!(beyond["scenes"], json!([]));
    let seen = eve.get(&format!("{path}/replay?perspective=1")).await;
    assert!(
        seen["steps"].to_string().contains("2.pick:?"),
        "what seat 1 did not see stays masked to its perspective"
    );
    for (wrong, code) in
        [("perspective=3", "not-found"), ("perspective=hers", "bad-request"), ("from=-1", "bad-request")]
    {
        assert_eq!(refused(&eve, "GET", &format!("{path}/replay?{wrong}"), json!({})).await.1, code);
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_gets_anything_of_a_game_that_is_not_over() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let nobody = Player { secret: None, ..eve.clone() };
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" });
    let table = server.table(config, &[&ann, &bo]).await;
    let open = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let continues = |table: &str| json!({ "game": "go-nuts", "continues": { "table": table, "steps": 3 } });
    for player in [&ann, &bo, &eve, &nobody] {
        for path in
            ["replay", "replay?perspective=1", "replay/scenes", "replay/scenes?from=2&perspective=nobody"]
        {
            let said = refused(player, "GET", &format!("/api/tables/{open}/{path}"), json!({})).await;
            assert_eq!((said.0, said.1.as_str()), (409, "not-over"));
        }
    }
    for player in [&eve, &nobody] {
        let said = refused(player, "GET", &format!("/api/tables/{table}/replay"), json!({})).await;
        assert_eq!((said.0, said.1.as_str()), (403, "forbidden"));
    }
    // Nor by way of a new table, nor with the record a seat may have meanwhile.
    for player in [&ann, &eve] {
        assert_eq!(refused(player, "POST", "/api/tables", continues(&open)).await.1, "not-over");
    }
    let masked = json!({ "record": recorded_for_one() });
    let (status, code, words) = refused(&ann, "POST", "/api/replay", masked).await;
    assert_eq!((status, code.as_str()), (400, "bad-record"));
    assert!(words.contains("is hidden") && words.contains("when the game is over"), "{words}");

    // When it is over, those who may look may replay it.
    let (one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    play_out(&mut [one, two]).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}/replay")).await["game"], "go-nuts");
    assert_eq!(refused(&eve, "GET", &format!("/api/tables/{table}/replay"), json!({})).await.1, "forbidden");
    assert_eq!(refused(&eve, "POST", "/api/tables", continues(&table)).await.1, "forbidden");
    let waiting = ann.post("/api/tables", json!({ "game": "go-nuts" })).await;
    let path = format!("/api/tables/{}/replay", waiting["id"].as_str().unwrap());
    assert_eq!(refused(&ann, "GET", &path, json!({})).await.1, "not-started");
    server.stop().await;
}

/// What one seat has of a game that is under way, in which something is hidden from it.
fn recorded_for_one() -> String {
    let mut part = recorded("donut", 2);
    part.outcome = None;
    part.steps.truncate(part.steps.len() / 2);
    let table = catalog::find("donut").unwrap().replay(&part, None).unwrap();
    table.record_for(Viewer::Seat(tabletop::Seat::new(0))).to_string()
}

#[tokio::test]
async fn spectators_of_a_late_table_replay_it_late() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": { "hands_delayed": { "seconds": 60 } } });
    let table = finished(&server, config, &ann, &bo).await;
    let path = format!("/api/tables/{table}/replay");
    assert_eq!(refused(&eve, "GET", &path, json!({})).await.1, "not-over");
    ann.get(&path).await;
    time.pass(61);
    // The table looks at the clock when somebody asks.
    eve.get(&format!("/api/tables/{table}")).await;
    eve.get(&path).await;
    server.stop().await;
}

#[tokio::test]
async fn a_record_of_every_game_is_replayed_and_what_is_wrong_is_said() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let nobody = Player { address: server.address, secret: None };
    for game in GAMES {
        let record = recorded(game.meta().id, game.meta().seats_min.max(2));
        let text = nobody.post("/api/replay", json!({ "record": record.to_string() })).await;
        let twin = nobody.post("/api/replay", json!({ "record": record.to_json() })).await;
        assert_eq!(text, twin);
        assert_eq!(text["steps"].as_array().unwrap().len(), record.steps.len());
        let rewrite = json!({ "record": record.to_string(), "format": "json" });
        let rewritten = nobody.post("/api/replay/record", rewrite).await;
        assert_eq!(Record::parse(&rewritten.to_string()).unwrap().steps, record.steps);
        let rewrite = json!({ "record": record.to_json(), "format": "text" });
        assert_eq!(nobody.post("/api/replay/record", rewrite).await, json!(record.to_string()));
        let at = record.steps.len() - 1;
        let asked = json!({ "record": record.to_string(), "perspective": "2", "from": at });
        let told = nobody.post("/api/replay/scenes", asked).await;
        let told = told["scenes"].as_array().unwrap();
        assert_eq!((told.len(), &told[1]["due"]), (2, &json!([])), "{}", game.meta().id);
    }

    let record = recorded("go-nuts", 3);
    let said = async |change: &dyn Fn(&mut Record)| {
        let mut wrong = record.clone();
        change(&mut wrong);
        let (status, code, words) =
            refused(&nobody, "POST", "/api/replay", json!({ "record": wrong.to_string() })).await;
        assert_eq!((status, code.as_str()), (400, "bad-record"), "{words}");
        words
    };
    assert!(said(&|record| record.rules = 99).await.contains("version 99 of the rules"));
    assert!(said(&|record| record.game = "go-nutz".into()).await.contains("did you mean go-nuts?"));
    assert!(said(&|record| record.steps[11] = "1.dance".into()).await.contains("step 12: "));
    assert!(said(&|record| drop(record.steps.remove(4))).await.contains("step "));
    assert!(
        said(&|record| record.steps[6] = "x.draw:?".into()).await.contains("step 7 is hidden (x.draw:?)")
    );
    assert!(said(&|record| record.edition_hash = Some("0".repeat(16))).await.contains("not available here"));
    assert!(said(&|record| drop(record.steps.pop())).await.contains("steps are missing"));
    assert!(said(&|record| record.steps = vec!["x.draw:plain".into(); 5001]).await.contains("5000 steps"));
    assert!(said(&|record| record.continued = Some(5000)).await.contains("come from an earlier game"));
    for (no_record, words) in
        [("", "it is empty"), ("hello", "is missing"), ("{\"a\":1}", "not a game record")]
    {
        let (_, code, said) = refused(&nobody, "POST", "/api/replay", json!({ "record": no_record })).await;
        assert!(code == "bad-record" && said.contains(words), "{said}");
    }
    let large = "x".repeat(256 * 1024 + 1);
    let (_, code, words) = refused(&nobody, "POST", "/api/replay", json!({ "record": large })).await;
    assert!(code == "bad-record" && words.contains("bytes"), "{words}");
    let (_, code, _) =
        refused(&nobody, "POST", "/api/replay", json!({ "record": "x".repeat(1_000_000) })).await;
    assert_eq!(code, "bad-request", "what is far too large is not even read");
    server.stop().await;
}

#[tokio::test]
async fn a_record_of_an_edition_file_is_replayed_with_that_file() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let text = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    let text = text.replacen("id = \"first-edition\"", "id = \"mine\"", 1);
    let config = json!({ "game": "go-nuts", "seats": 2, "edition_toml": text });
    let table = finished(&server, config, &ann, &bo).await;
    let path = format!("/api/tables/{table}");
    let whole = ann.get(&format!("{path}/replay")).await;
    assert_eq!(whole["contents"]["edition"]["id"], "mine");
    let record = ann.get(&format!("{path}/record")).await;
    let again = ann.post("/api/replay", json!({ "record": record, "edition_toml": text })).await;
    assert_eq!(again, whole);
    let (_, code, words) = refused(&ann, "POST", "/api/replay", json!({ "record": record })).await;
    assert!(code == "bad-record" && words.contains("'mine'"), "{words}");
    let made = ann
        .post("/api/tables", json!({ "game": "go-nuts", "continues": { "table": table, "steps": 3 } }))
        .await;
    let info = ann.get(&format!("/api/tables/{}", made["id"].as_str().unwrap())).await;
    assert_eq!(info["table"]["own_edition"]["id"], "mine");
    server.stop().await;
}

#[tokio::test]
async fn a_game_goes_on_from_a_position_and_survives_a_restart() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = finished(&server, json!({ "game": "go-nuts", "seats": 2 }), &ann, &bo).await;
    let old = ann.get(&format!("/api/tables/{table}/record")).await;
    let old = Record::parse(old.as_str().unwrap()).unwrap();
    // Step 4 is the first of two answers to the same choice: the choice is made anew.
    assert!(old.steps[3].starts_with("1.pick"));
    let config = json!({ "game": "go-nuts", "continues": { "table": table, "steps": 4 } });
    let new = server.table(config, &[&ann, &bo]).await;
    let info = ann.get(&format!("/api/tables/{new}")).await["table"].clone();
    assert_eq!(info["continued"], json!({ "steps": 3, "of": old.steps.len(), "finished": true }));
    let lines = ann.get("/api/me/tables").await;
    let line = |id: &str| lines.as_array().unwrap().iter().find(|line| line["id"] == id).unwrap().clone();
    assert_eq!((&line(&new)["continued"], line(&table).get("continued")), (&info["continued"], None));
    assert!(info["config"].get("continues").is_none(), "the record is not repeated");
    assert_eq!((&info["config"]["seats"], &info["config"]["game"]), (&json!(2), &json!("go-nuts")));
    let (mut one, _) = ann.join(&new, None).await;
    let mut part = old.clone();
    (part.steps, part.outcome) = (old.steps[..3].to_vec(), None);
    let then = catalog::find("go-nuts").unwrap().replay(&part, None).unwrap();
    let view: Value = serde_json::from_str(&then.view_json(Viewer::Seat(tabletop::Seat::new(0)))).unwrap();
    assert_eq!(one.scene["view"], view);
    one.send(json!({ "type": "undo", "id": "u" })).await;
    assert_eq!(one.refused().await, "no-undo");
    let id = one.act(one.last(), &one.some_token().unwrap()).await;
    one.acked(&id).await;
    let before = one.scene.clone();
    server.stop().await;

    let server = Running::start(folder.path()).await;
    let [ann, bo] = [ann, bo].map(|player| Player { address: server.address, ..player });
    let (one, _) = ann.join(&new, None).await;
    assert_eq!(one.scene, before);
    let (two, _) = bo.join(&new, None).await;
    play_out(&mut [one, two]).await;
    let record = ann.get(&format!("/api/tables/{new}/record")).await;
    let record = Record::parse(record.as_str().unwrap()).unwrap();
    assert_eq!((record.continued, &record.steps[..3]), (Some(3), &old.steps[..3]));
    assert_eq!(ann.get(&format!("/api/tables/{new}/replay")).await["continued"], 3);
    // What was dealt here is what the seed gives, counted from the position on.
    let mut dealer = Dealer::new(record.seed.clone().unwrap().parse().unwrap());
    let mut dealt = then;
    for step in &record.steps[3..] {
        if dealt.turn() == Turn::Chance {
            assert_eq!(dealt.next_deal(&mut dealer).unwrap().to_string(), *step);
        }
        dealt.apply(step).unwrap();
    }
    assert!(record.outcome.is_some() && dealt.outcome() == record.outcome);
    server.stop().await;
}

#[tokio::test]
async fn a_table_begins_with_a_position_of_a_record() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    for game in GAMES {
        let id = game.meta().id;
        let record = recorded(id, game.meta().seats_min.max(2));
        let half = record.steps.len() / 2;
        let continues = json!({ "record": record.to_string(), "steps": half });
        let made = ann.post("/api/tables", json!({ "game": id, "continues": continues })).await;
        let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
        ann.post(&format!("{path}/sit"), json!({ "seat": 2 })).await;
        ann.post(&format!("{path}/bots"), json!({ "seat": 1, "bot": "greedy" })).await;
        ann.post(&format!("{path}/start"), json!({})).await;
        let shown = ann.get(&path).await;
        assert_eq!(shown["table"]["phase"], "playing", "{id}");
        assert!(shown["table"]["continued"]["steps"].as_u64().unwrap() as usize <= half);
    }

    let record = recorded("go-nuts", 3);
    let with = |more: Value| {
        let mut config =
            json!({ "game": "go-nuts", "continues": { "record": record.to_string(), "steps": 9 } });
        for (name, value) in more.as_object().unwrap() {
            config[name] = value.clone();
        }
        config
    };
    let over = json!({ "record": record.to_string(), "steps": record.steps.len() });
    let beyond = json!({ "record": record.to_string(), "steps": record.steps.len() + 1 });
    for (wrong, words) in [
        (with(json!({ "seats": 3 })), "leave them out"),
        (with(json!({ "options": { "plain_tie_bonus": 1 } })), "leave them out"),
        (with(json!({ "game": "donut" })), "a game of 'go-nuts'"),
        (with(json!({ "continues": over })), "already over there"),
        (with(json!({ "continues": beyond })), "no position after"),
        (with(json!({ "continues": { "steps": 1 } })), "name either a table or a record"),
        (with(json!({ "continues": { "record": "donuts", "steps": 1 } })), "not a game record"),
        (with(json!({ "continues": { "table": "nowhere", "steps": 1 } })), "no such table"),
    ] {
        let (status, answer) = ann.call("POST", "/api/tables", wrong.clone()).await;
        assert!((400..500).contains(&status), "{answer}");
        assert_eq!(answer["field"], "continues", "{answer}");
        assert!(answer["message"].as_str().unwrap().contains(words), "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn replays_are_counted_and_unusual_records_have_their_own_share_of_memory() {
    let world = World::real().unwrap();
    let limits = Limits { replays_per_minute: 2, ..Limits::NONE };
    let (server, _) = Running::with(Arc::new(Memory::default()), world, Duration::from_mins(1), limits).await;
    let nobody = Player { address: server.address, secret: None };
    let record = recorded("go-nuts", 2).to_string();
    for _ in 0..2 {
        nobody.post("/api/replay", json!({ "record": record })).await;
    }
    assert_eq!(refused(&nobody, "POST", "/api/replay", json!({ "record": record })).await.1, "too-many");
    server.stop().await;

    let limits = Limits { option_sets: 4, ..Limits::NONE };
    let (server, _) =
        Running::with(Arc::new(Memory::default()), World::real().unwrap(), Duration::from_mins(1), limits)
            .await;
    let ann = server.player("Ann").await;
    let with = |bonus: u32| {
        let head = format!("[Game \"go-nuts\"]\n[Seats \"2\"]\n[Option \"plain_tie_bonus={bonus}\"]\n");
        json!({ "record": head })
    };
    for _ in 0..2 {
        ann.post("/api/replay", with(1)).await;
    }
    assert_eq!(refused(&ann, "POST", "/api/replay", with(2)).await.1, "limit");
    ann.post("/api/tables", json!({ "game": "go-nuts", "options": { "plain_tie_bonus": 2 } })).await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_has_too_much_to_read_says_so() {
    let world = World { read: Arc::new(|_, _| false), ..World::real().unwrap() };
    let store = Arc::new(Memory::default());
    let (server, _) = Running::with(store, world, Duration::from_mins(1), Limits::NONE).await;
    let nobody = Player { address: server.address, secret: None };
    let record = json!({ "record": recorded("go-nuts", 2).to_string() });
    assert_eq!(refused(&nobody, "POST", "/api/replay", record).await.1, "limit");
    server.stop().await;
}
