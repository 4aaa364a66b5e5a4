//! Everybody is spoken to in their own language.

use serde_json::{Value, json};

use crate::support::{Player, Running};

const GERMAN: [(&str, &str); 1] = [("accept-language", "de-AT, en;q=0.5")];

async fn german(player: &Player, method: &str, path: &str, body: Value) -> Value {
    let (_, _, answer) = player.raw(method, path, &GERMAN, &body.to_string()).await;
    serde_json::from_str(&answer).unwrap()
}

#[tokio::test]
async fn answers_heed_the_wish_of_the_browser() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let nowhere = "/api/tables/aaaaaaaaaaaaaaaa/start";
    let (english, told) =
        (ann.call("POST", nowhere, json!({})).await.1, german(&ann, "POST", nowhere, json!({})).await);
    assert_eq!((english["code"].as_str(), told["code"].as_str()), (Some("not-found"), Some("not-found")));
    assert_eq!(told["message"], "es gibt keinen solchen Tisch");
    assert_eq!(english["message"], "there is no such table");

    let bots = german(&ann, "GET", "/api/bots", json!({})).await;
    assert_eq!(bots[0]["about"], "Spielt irgendeinen erlaubten Zug, jeden gleich oft.");
    let games = german(&ann, "GET", "/api/games", json!({})).await;
    for (german, english) in
        games.as_array().unwrap().iter().zip(ann.get("/api/games").await.as_array().unwrap())
    {
        assert_eq!(german["id"], english["id"]);
        assert_ne!(german["tagline"], english["tagline"], "{german}");
        assert_ne!(german["options"][0]["help"], english["options"][0]["help"], "{german}");
    }

    let made = ann.post("/api/tables", json!({ "game": "go-nuts" })).await;
    let path = format!("/api/tables/{}/box", made["id"].as_str().unwrap());
    let (_, head, contents) = ann.raw("GET", &path, &GERMAN, "").await;
    assert!(head.contains("vary: accept-language"), "{head}");
    let (german, english): (Value, Value) = (serde_json::from_str(&contents).unwrap(), ann.get(&path).await);
    assert_ne!(german["parts"]["types"][0]["text"], english["parts"]["types"][0]["text"]);
    assert_eq!(german["parts"]["types"][0]["id"], english["parts"]["types"][0]["id"]);
    server.stop().await;
}

/// A record of go-nuts whose header has these lines too, with these steps.
fn record(header: &str, steps: &str) -> Value {
    json!({ "record": format!("[Game \"go-nuts\"]\n[Seats \"2\"]\n{header}\n\n{steps}\n") })
}

#[tokio::test]
async fn what_is_unknown_is_refused_in_the_language_of_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let bots = format!("/api/tables/{}/bots", made["id"].as_str().unwrap());
    let with = |setting: &str, value: Value| {
        let mut config = json!({ "game": "go-nuts" });
        config[setting] = value;
        config
    };
    let edition = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    let changed = |from: &str, to: &str| with("edition_toml", edition.replacen(from, to, 1).into());
    let unknown_game = json!({ "record": "[Game \"chess\"]\n[Seats \"2\"]\n" });
    let cases = [
        ("/api/tables", json!({ "game": "chess" }), "chess"),
        ("/api/tables", json!({ "game": "gonuts" }), "gonuts"),
        ("/api/tables", with("edition", json!("third")), "third"),
        ("/api/tables", with("edition", json!("retial")), "retial"),
        ("/api/tables", with("options", json!({ "sugar": 1 })), "sugar"),
        ("/api/tables", with("options", json!({ "row_refill": "sideways" })), "sideways"),
        ("/api/tables", with("options", json!({ "plain_tie_bonus": 1_000_000 })), "1000000"),
        ("/api/tables", with("seats", json!(1)), "1"),
        ("/api/tables", with("seats", json!(99)), "99"),
        ("/api/tables", with("seats", json!("many")), "many"),
        ("/api/tables", with("stand_in", json!("gready")), "gready"),
        ("/api/tables", with("sugar", json!(1)), "sugar"),
        ("/api/tables", changed("id = \"first-edition\"", "id = \"no/id\""), "no/id"),
        ("/api/tables", changed("game = \"go-nuts\"", "game = \"chess\""), "chess"),
        ("/api/tables", changed("row_refill = ", "row_refil = "), "row_refil"),
        ("/api/tables", changed("[edition]", "[edition"), "6"),
        (&bots, json!({ "seat": 1, "bot": "gready" }), "gready"),
        (&bots, json!({ "seat": 9, "bot": "greedy" }), "9"),
        ("/api/replay", unknown_game, "chess"),
        ("/api/replay", record("[Edition \"third\"]", ""), "third"),
        ("/api/replay", record("[EditionHash \"0123456789abcdef\"]", ""), "0123456789abcdef"),
        ("/api/replay", record("[Option \"sugar=1\"]", ""), "sugar"),
        ("/api/replay", record("[Option \"row_refill=sideways\"]", ""), "sideways"),
        ("/api/replay", record("[Rules \"99\"]", ""), "99"),
        ("/api/replay", record("[Chairs \"2\"]", ""), "Chairs"),
        ("/api/replay", record("[Continued \"7\"]", ""), "7"),
        ("/api/replay", record("", "9.pick:1"), "9"),
        ("/api/replay", record("", "1.pick:1"), "1.pick:1"),
        ("/api/replay", json!({ "record": "a letter" }), "Game"),
    ];
    for (path, body, name) in cases {
        let (status, english) = ann.call("POST", path, body.clone()).await;
        let told = german(&ann, "POST", path, body).await;
        let words = |answer: &Value| answer["message"].as_str().unwrap().to_string();
        assert!((400..500).contains(&status), "{name}: {english}");
        assert_eq!((&told["code"], &told["field"]), (&english["code"], &english["field"]), "{name}");
        assert_ne!(words(&told), words(&english));
        for said in [words(&told), words(&english)] {
            assert!(said.contains(name), "'{name}' is missing: {said}");
            assert!(!said.contains("dozen ") && !said.contains("--"), "not for the command line: {said}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_websocket_is_refused_in_the_language_of_its_hello() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let table = made["id"].as_str().unwrap();
    for hello in [
        json!({ "type": "hello", "protocol": 99 }),
        json!({ "type": "hello", "protocol": protocol::PROTOCOL, "secret": "0".repeat(64) }),
        json!({ "type": "hello", "protocol": protocol::PROTOCOL, "table": "nowhere" }),
        json!({ "type": "hello", "protocol": protocol::PROTOCOL, "table": "2222222222222222" }),
    ] {
        let mut said = Vec::new();
        for language in ["en", "de"] {
            let mut hello = hello.clone();
            hello["language"] = json!(language);
            let mut live = ann.connect(table).await;
            live.send(hello).await;
            said.push(live.next().await["message"].as_str().unwrap().to_string());
        }
        assert_ne!(said[0], said[1], "{hello}");
    }
    // Who never says hello has told a language all the same, if it is a browser.
    for (language, words) in [("en", "the first message must be hello"), ("de", "die erste Nachricht")] {
        let mut live = ann.connect_speaking(table, language).await;
        live.send(json!({ "type": "ping" })).await;
        let said = live.next().await;
        assert!(said["message"].as_str().unwrap().starts_with(words), "{said}");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_table_speaks_several_languages() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut ann, mut bo) = (ann.connect(&table).await, bo.connect(&table).await);
    ann.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "last": 0, "language": "de" })).await;
    bo.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "last": 0, "language": "xx" })).await;
    let (german, english) = (ann.next().await, bo.next().await);
    let sentences = |frame: &Value| -> Vec<String> {
        let entries = frame["entries"].as_array().unwrap().iter();
        let events = entries.flat_map(|entry| entry["events"].as_array().into_iter().flatten());
        events.filter_map(|event| event["words"].as_str().map(str::to_string)).collect()
    };
    assert!(!sentences(&german).is_empty());
    assert_eq!(sentences(&german).len(), sentences(&english).len());
    assert!(sentences(&german).iter().zip(sentences(&english)).all(|(german, english)| *german != english));
    let words = |frame: &Value| frame["scene"]["choices"][0]["words"].clone();
    assert_ne!(words(&german), words(&english));
    assert_eq!(german["scene"]["choices"][0]["token"], english["scene"]["choices"][0]["token"]);

    ann.send(json!({ "type": "act", "id": "1", "base": 0, "token": "keep:plain" })).await;
    let refusal = ann.next().await;
    bo.send(json!({ "type": "act", "id": "1", "base": 0, "token": "keep:plain" })).await;
    assert_ne!(refusal["message"], bo.next().await["message"]);
    assert_eq!(refusal["code"], "stale");
    assert_eq!(refusal["message"], "das Spiel ist weitergegangen, seit du dich entschieden hast");
    server.stop().await;
}

#[tokio::test]
async fn several_people_play_in_one_browser() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    // The cookie or header says Ann; the hello says Bo.
    let mut live = ann.connect(&table).await;
    live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "secret": bo.secret })).await;
    assert_eq!(live.next().await["you"]["seat"], 2);
    let mut stranger = ann.connect(&table).await;
    stranger.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "secret": "0".repeat(64) })).await;
    assert_eq!(stranger.next().await["code"], "unauthorized");
    server.stop().await;
}
