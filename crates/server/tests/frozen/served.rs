//! The database behind a server: everything is there for those who had it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Sqlite;
use server::{Limits, World};
use tempfile::TempDir;

use crate::data::{FrozenTable, assert_same, database, people, stopped_at, tables};
use crate::support::{Player, Running};

/// A server that goes on with the data, and those who had something there.
pub(crate) struct Again {
    pub(crate) server: Running,
    players: Vec<(String, Player)>,
    _folder: TempDir,
}

impl Again {
    /// So many seconds after the earlier server stopped. Time stands still: no clock runs down that had not.
    pub(crate) async fn after(seconds: u64) -> Self {
        let (folder, path) = database();
        let now = stopped_at() + 1000 * seconds;
        let world = World { time: Arc::new(move || now), ..World::real().unwrap() };
        let store = Arc::new(Sqlite::open(&path).unwrap());
        let (server, _) = Running::with(store, world, Duration::from_mins(1), Limits::NONE).await;
        let player = |(name, secret)| (name, Player { address: server.address, secret: Some(secret) });
        let players = people().into_iter().map(player).collect();
        Again { server, players, _folder: folder }
    }

    pub(crate) fn player(&self, name: &str) -> &Player {
        &self.players.iter().find(|(known, _)| known == name).unwrap().1
    }

    /// Those who hold a seat of the table, with its number.
    pub(crate) fn seated(&self, table: &FrozenTable) -> Vec<(u64, &Player)> {
        let seat = |name: &str| table.known["people"][name]["seat"].as_u64();
        self.players.iter().filter_map(|(name, player)| Some((seat(name)?, player))).collect()
    }
}

/// Tables that stay as they are while nobody chooses.
fn quiet() -> Vec<FrozenTable> {
    tables().into_iter().filter(|table| !table.waits_for_a_bot()).collect()
}

/// The parts of an answer that were frozen; `null` for one that is not there.
fn parts(of: &Value, keys: &[&str]) -> Value {
    keys.iter().map(|key| (key.to_string(), of[key].clone())).collect()
}

#[tokio::test]
async fn tables_are_as_they_were_to_everybody() {
    let again = Again::after(0).await;
    for table in quiet() {
        for (name, player) in &again.players {
            let known = &table.known["people"][name];
            let (status, answer) = player.call("GET", &table.path(), json!({})).await;
            if let Some(code) = known["refused"].as_str() {
                assert_eq!((status, answer["code"].as_str()), (403, Some(code)), "{}: {name}", table.name);
                continue;
            }
            assert_eq!(status, 200, "{}: {name}: {answer}", table.name);
            assert_eq!(parts(&answer["you"], &["seat", "host"]), *known, "{}: {name}", table.name);
            compare(&table, &answer["table"]);
            if known["seat"].is_u64() {
                let due = answer.get("due").cloned().unwrap_or(json!([]));
                assert_eq!(due, table.known["due"], "{}", table.name);
            }
        }
    }
}

fn compare(table: &FrozenTable, now: &Value) {
    let (known, name) = (&table.known, &table.name);
    let keys = ["id", "phase", "commitment", "seed", "ending", "rematch", "proposal", "continued"];
    assert_eq!(parts(now, &keys), parts(known, &keys), "{name}");
    let keys = ["game", "seats", "edition"];
    assert_eq!(parts(&now["config"], &keys), parts(known, &keys), "{name}");
    let options = now["config"].get("options").cloned().unwrap_or(json!({}));
    assert_eq!(options, known.get("options").cloned().unwrap_or(json!({})), "{name}");
    let chairs = |of: &Value| -> Vec<Value> {
        let keys = ["kind", "away", "bot", "entropy"];
        // Bots had no names then.
        let name = |chair: &Value| if chair["kind"] == "bot" { Value::Null } else { chair["name"].clone() };
        let chairs = of["chairs"].as_array().unwrap().iter();
        chairs.map(|chair| json!([parts(chair, &keys), name(chair)])).collect()
    };
    assert_eq!(chairs(now), chairs(known), "{name}");
}

#[tokio::test]
async fn everybody_finds_their_tables() {
    let again = Again::after(0).await;
    let ids = |lines: Value| -> BTreeSet<String> {
        lines.as_array().unwrap().iter().map(|line| line["id"].as_str().unwrap().to_string()).collect()
    };
    let those = |wanted: &dyn Fn(&FrozenTable) -> bool| -> BTreeSet<String> {
        tables().iter().filter(|table| wanted(table)).map(|table| table.word("id").to_string()).collect()
    };
    for (name, player) in &again.players {
        let known = those(&|table| table.known["people"][name]["seat"].is_u64());
        assert_eq!(ids(player.get("/api/me/tables").await), known, "{name}");
    }
    let listed = those(&|table| table.known["listed"] == true);
    assert_eq!((listed.len(), ids(again.player("Ann").get("/api/tables").await)), (2, listed));
}

#[tokio::test]
async fn everybody_gets_the_record_they_got() {
    let again = Again::after(0).await;
    let mut compared = BTreeSet::new();
    for table in quiet() {
        for (name, player) in &again.players {
            let seat = table.known["people"][name]["seat"].as_u64();
            let whose = match (table.word("phase"), seat) {
                ("ended", _) => "record".to_string(),
                (_, Some(seat)) => format!("seat-{seat}"),
                (_, None) => "spectator".to_string(),
            };
            for (form, query) in [("txt", ""), ("json", "?format=json")] {
                let (status, answer) =
                    player.call("GET", &format!("{}/record{query}", table.path()), json!({})).await;
                let text = answer.as_str().map_or_else(|| answer.to_string(), str::to_string);
                match table.record(&format!("{whose}.{form}")) {
                    Some(file) if form == "txt" => {
                        assert_eq!(status, 200, "{}: {text}", file.name);
                        assert_same(&file, &text);
                        compared.insert(file.name);
                    }
                    Some(file) => {
                        // The order of keys is lost on the way here.
                        let record: tabletop::Record = serde_json::from_value(answer).unwrap();
                        assert_same(&file, &record.to_json());
                        compared.insert(file.name);
                    }
                    None if form == "txt" => assert!(status >= 400, "{}: {text}", table.name),
                    None => {}
                }
            }
        }
    }
    let frozen: BTreeSet<String> =
        quiet().iter().flat_map(FrozenTable::records).map(|file| file.name).collect();
    assert_eq!(compared, frozen, "every file has been compared");
}

#[tokio::test]
async fn games_that_are_over_are_seen_again_and_no_others() {
    let again = Again::after(0).await;
    let mut seen = 0;
    for table in quiet() {
        let cleo = again.player("Cleo");
        let path = format!("{}/replay", table.path());
        let (status, whole) = cleo.call("GET", &path, json!({})).await;
        let Some(file) = table.record("record.json") else {
            assert!(status >= 400, "{}: {whole}", table.name);
            continue;
        };
        let record: Value = serde_json::from_str(&file.text).unwrap();
        assert_eq!(status, 200, "{}: {whole}", table.name);
        let steps: Vec<&Value> =
            whole["steps"].as_array().unwrap().iter().map(|step| &step["step"]).collect();
        assert_eq!(json!(steps), record["steps"], "{}", table.name);
        assert_eq!(whole["outcome"], record["outcome"], "{}", table.name);
        for perspective in ["1", "nobody", "all"] {
            let scenes = cleo.get(&format!("{path}/scenes?perspective={perspective}&from=1&count=2")).await;
            assert_eq!(scenes["scenes"].as_array().unwrap().len(), 2, "{}", table.name);
        }
        seen += 1;
    }
    assert_eq!(seen, 14);
}
