//! Whole games over plain HTTP, with the same secrets and the same delays as over a websocket.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::support::{Player, Running};

/// The message that answers a request for a scene.
async fn scene(player: &Player, table: &str, query: &str) -> Value {
    player.get(&format!("/api/tables/{table}/scene{query}")).await
}

/// Plays a seat to the end of the game, waiting for every scene. Returns the last one.
async fn play(player: Player, table: String) -> Value {
    let mut told = scene(&player, &table, "").await;
    assert_eq!(told["type"], "full");
    let mut number = 0;
    while told["scene"].get("outcome").is_none() {
        let last = told["scene"]["last"].as_u64().unwrap();
        if let Some(choice) = told["scene"]["choices"].as_array().and_then(|choices| choices.first()) {
            number += 1;
            let action = json!({ "id": number.to_string(), "base": last, "token": choice["token"] });
            player.post(&format!("/api/tables/{table}/act"), action).await;
        }
        told = scene(&player, &table, &format!("?after={last}")).await;
        assert_eq!(told["type"], "entries", "{told}");
        let first = told["entries"].as_array().unwrap().first();
        assert_eq!(first.map(|entry| &entry["number"]), Some(&json!(last + 1)), "without gaps");
    }
    told["scene"].clone()
}

#[tokio::test]
async fn whole_games_of_two_titles_are_played_without_a_websocket() {
    let folder = tempdir().unwrap();
    let server =
        Running::run(server::Config { limits: server::Limits::NONE, ..Running::config(folder.path()) }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    for game in ["go-nuts", "donut"] {
        let table = server.table(json!({ "game": game, "seats": 2 }), &[&ann, &bo]).await;
        let (one, two) = tokio::join!(play(ann.clone(), table.clone()), play(bo.clone(), table.clone()));
        assert_eq!(one["outcome"], two["outcome"], "{game}");
        let record = ann.get(&format!("/api/tables/{table}/record?format=json")).await;
        assert_eq!(record["outcome"]["scores"], one["outcome"]["scores"], "{game}");
    }
    // Against bots, who think because somebody waits.
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let table = made["id"].as_str().unwrap().to_string();
    ann.post(&format!("/api/tables/{table}/sit"), json!({ "seat": 1 })).await;
    ann.post(&format!("/api/tables/{table}/bots"), json!({ "seat": 2, "bot": "greedy" })).await;
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert!(play(ann, table).await["outcome"]["ranks"].is_array());
    server.stop().await;
}

#[tokio::test]
async fn a_scene_is_what_a_websocket_would_have_been_sent() {
    let (server, _, _) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let last = scene(&ann, &table, "").await["scene"]["last"].as_u64().unwrap();
    let action = json!({ "id": "1", "base": last, "token": "pick:1" });
    ann.post(&format!("/api/tables/{table}/act"), action.clone()).await;
    let done = ann.post(&format!("/api/tables/{table}/act"), action).await;
    assert_eq!(done, json!({ "event": last + 1 }), "what is sent again is done once");
    let nobody = Player { secret: None, ..ann.clone() };
    for player in [&ann, &bo, &eve, &nobody] {
        for (query, known) in [("", None), ("?after=0", Some(0)), (&*format!("?after={last}"), Some(last))] {
            let (_, told) = player.join(&table, known).await;
            assert_eq!(scene(player, &table, query).await, told, "{query}");
        }
    }
    let seen = scene(&bo, &table, &format!("?after={last}")).await;
    assert_eq!(seen["entries"][0]["step"], "1.pick:?", "{seen}");
    let wrong = [
        (json!({ "id": "2", "base": last, "token": "dance" }), 400, "bad-notation"),
        (json!({ "id": "", "base": last, "token": "pick:1" }), 400, "bad-request"),
        (json!({ "id": "2", "base": 999, "token": "pick:1" }), 400, "bad-request"),
        (json!({ "id": "2", "base": 0, "token": "pick:1" }), 409, "stale"),
    ];
    for (action, status, code) in wrong {
        let (given, answer) = bo.call("POST", &format!("/api/tables/{table}/act"), action).await;
        assert_eq!((given, &answer["code"]), (status, &json!(code)), "{answer}");
    }
    let action = json!({ "id": "2", "base": last, "token": "pick:1" });
    assert_eq!(eve.call("POST", &format!("/api/tables/{table}/act"), action.clone()).await.0, 403);
    assert_eq!(nobody.call("POST", &format!("/api/tables/{table}/act"), action).await.0, 401);
    server.stop().await;
}

#[tokio::test]
async fn whoever_waits_hears_of_it_and_of_nothing_when_the_time_is_over() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let last = scene(&ann, &table, "").await["scene"]["last"].as_u64().unwrap();
    let after = format!("?after={last}");
    let told = scene(&bo, &table, &format!("{after}&wait=0")).await;
    assert_eq!((&told["type"], &told["entries"]), (&json!("entries"), &json!([])));
    let told = scene(&bo, &table, &format!("{after}&wait=1")).await;
    assert_eq!(told["entries"], json!([]), "nothing has happened");
    // Four wait; a fifth is refused, and all of them hear of the same action.
    let waiting: Vec<_> = (0..4)
        .map(|_| {
            let (bo, table, after) = (bo.clone(), table.clone(), after.clone());
            tokio::spawn(async move { scene(&bo, &table, &after).await })
        })
        .collect();
    let path = format!("/api/tables/{table}/scene{after}");
    crate::until::until("four wait", async || {
        bo.call("GET", &format!("{path}&wait=0"), json!({})).await.0 == 429
    })
    .await;
    let action = json!({ "id": "1", "base": last, "token": "pick:1" });
    ann.post(&format!("/api/tables/{table}/act"), action).await;
    for told in waiting {
        assert_eq!(told.await.unwrap()["entries"][0]["number"], last + 1);
    }
    let (status, answer) = bo.call("GET", &format!("{path}&wait=51"), json!({})).await;
    assert_eq!((status, &answer["field"]), (400, &json!("wait")));
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_look_gets_no_scene_and_who_sees_late_gets_it_late() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let shut = json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" });
    let shut = server.table(shut, &[&ann, &bo]).await;
    assert_eq!(eve.call("GET", &format!("/api/tables/{shut}/scene"), json!({})).await.0, 403);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": { "hands_delayed": { "seconds": 60 } } });
    let table = server.table(config, &[&ann, &bo]).await;
    time.pass(60);
    // Asking makes the table look at the clock; the next answer knows.
    scene(&eve, &table, "").await;
    let before = scene(&eve, &table, "").await["scene"]["last"].as_u64().unwrap();
    let action = json!({ "id": "1", "base": before, "token": "pick:1" });
    ann.post(&format!("/api/tables/{table}/act"), action).await;
    let query = format!("?after={before}&wait=0");
    assert_eq!(scene(&ann, &table, &query).await["entries"][0]["number"], before + 1);
    assert_eq!(scene(&eve, &table, &query).await["entries"], json!([]), "not yet");
    time.pass(60);
    scene(&eve, &table, &query).await;
    assert_eq!(scene(&eve, &table, &query).await["entries"][0]["number"], before + 1);
    server.stop().await;
}

#[tokio::test]
async fn what_a_seat_can_do_it_can_do_without_a_websocket() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    let ask = async |player: &Player, what: &str, body: Value| {
        let (status, answer) = player.call("POST", &format!("{path}/{what}"), body).await;
        (status, answer.get("code").or(answer.get("event")).cloned().unwrap_or_default())
    };
    let last = scene(&ann, &table, "").await["scene"]["last"].as_u64().unwrap();
    // Why not, and why not not.
    let why = ann.post(&format!("{path}/why"), json!({ "token": "pick:9" })).await;
    assert!(why["words"].as_str().is_some_and(|words| words.contains('9')), "{why}");
    assert_eq!(ann.post(&format!("{path}/why"), json!({ "token": "pick:1" })).await, json!({}));
    // Taking back an answer that nobody has seen is done at once, and once.
    assert_eq!(ask(&ann, "undo", json!({ "id": "u0" })).await, (409, json!("no-undo")));
    ask(&ann, "act", json!({ "id": "a", "base": last, "token": "pick:1" })).await;
    assert_eq!(scene(&ann, &table, "").await["scene"]["undo"], "answer");
    for _ in 0..2 {
        assert_eq!(ask(&ann, "undo", json!({ "id": "u" })).await, (200, json!(last + 2)));
    }
    assert_eq!(ask(&ann, "undo", json!({ "id": "v", "generation": 7 })).await, (409, json!("stale")));
    let told = scene(&bo, &table, &format!("?after={}", last + 1)).await;
    assert_eq!(told["entries"][0]["kind"], "withdrawn", "{told}");
    // A proposal that is refused, and one that is agreed to.
    assert_eq!(ask(&bo, "answer", json!({ "id": "y", "yes": true })).await, (409, json!("no-proposal")));
    ask(&ann, "abandon", json!({})).await;
    assert_eq!(scene(&bo, &table, "").await["table"]["proposal"], json!({ "kind": "abandon" }));
    for _ in 0..2 {
        assert_eq!(ask(&bo, "answer", json!({ "id": "n", "yes": false })).await, (200, json!(last + 4)));
    }
    assert_eq!(scene(&ann, &table, "").await["table"].get("proposal"), None);
    // What is said reaches players, not spectators, with a websocket and without.
    let (mut two, _) = bo.join(&table, None).await;
    let (status, _) = ann.call("POST", &format!("{path}/chat"), json!({ "text": " hello " })).await;
    assert_eq!(status, 204);
    let said = two.next().await;
    assert_eq!((&said["type"], &said["seat"], &said["text"]), (&json!("chat"), &json!(1), &json!("hello")));
    let heard = bo.get(&format!("{path}/chat")).await;
    let number = heard[0]["number"].as_u64().unwrap();
    assert_eq!(heard, json!([{ "number": number, "seat": 1, "name": "Ann", "text": "hello" }]));
    assert_eq!(eve.get(&format!("{path}/chat")).await, json!([]));
    eve.call("POST", &format!("{path}/chat"), json!({ "text": "pick 3!" })).await;
    assert_eq!(bo.get(&format!("{path}/chat?after={number}")).await, json!([]));
    assert_eq!(eve.get(&format!("{path}/chat?after={number}")).await[0]["text"], "pick 3!");
    assert_eq!(ask(&ann, "chat", json!({ "text": "" })).await, (400, json!("bad-request")));
    let nobody = Player { secret: None, ..ann.clone() };
    for (what, body) in [
        ("undo", json!({ "id": "1" })),
        ("answer", json!({ "id": "1", "yes": true })),
        ("why", json!({ "token": "pick:1" })),
        ("chat", json!({ "text": "hello" })),
    ] {
        assert_eq!(ask(&nobody, what, body).await, (401, json!("unauthorized")), "{what}");
    }
    // The other one proposes to end it, and it ends.
    ask(&bo, "abandon", json!({})).await;
    ask(&ann, "answer", json!({ "id": "yes", "yes": true })).await;
    assert_eq!(scene(&ann, &table, "").await["table"]["phase"], "ended");
    server.stop().await;
}
