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

#[tokio::test]
async fn one_table_speaks_several_languages() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut ann, mut bo) = (ann.connect(&table).await, bo.connect(&table).await);
    ann.send(json!({ "type": "hello", "protocol": 1, "last": 0, "language": "de" })).await;
    bo.send(json!({ "type": "hello", "protocol": 1, "last": 0, "language": "xx" })).await;
    let (german, english) = (ann.next().await, bo.next().await);
    let sentences = |frame: &Value| -> Vec<String> {
        let steps = frame["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "step");
        steps.map(|event| event["sentences"].to_string()).collect()
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
    live.send(json!({ "type": "hello", "protocol": 1, "secret": bo.secret })).await;
    assert_eq!(live.next().await["you"]["seat"], 2);
    let mut stranger = ann.connect(&table).await;
    stranger.send(json!({ "type": "hello", "protocol": 1, "secret": "0".repeat(64) })).await;
    assert_eq!(stranger.next().await["code"], "unauthorized");
    server.stop().await;
}
