//! Hints: for whom, when, how often.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Memory;
use server::{Limits, World};

use crate::play::play_out;
use crate::support::{Player, Running};

async fn ask(player: &Player, table: &str) -> (u16, Value) {
    player.call("POST", &format!("/api/tables/{table}/hint"), json!({})).await
}

/// The code of a hint that is refused.
async fn refused(player: &Player, table: &str) -> String {
    let (status, told) = ask(player, table).await;
    assert!(status >= 400, "{told}");
    told["code"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn a_seat_that_is_asked_gets_hints_about_its_choices() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (one, _) = ann.join(&table, None).await;
    let (status, told) = ask(&ann, &table).await;
    assert_eq!((status, &told["last"]), (200, &json!(one.last())), "{told}");
    let hints = told["hints"].as_array().unwrap();
    let choices = one.scene["choices"].as_array().unwrap();
    assert!(!hints.is_empty());
    for hint in hints {
        let choice = choices.iter().find(|choice| choice["token"] == hint["token"]).unwrap();
        assert_eq!(choice["words"], hint["words"]);
        assert!(hint["judged"].as_str().is_some_and(|judged| judged.ends_with('.')), "{hint}");
        let verdicts = ["clear", "likely", "close_call", "no_difference"];
        assert!(verdicts.iter().any(|verdict| hint["verdict"] == *verdict), "{hint}");
        for figure in ["win", "error", "sure", "score"] {
            assert!(hint.get(figure).is_none(), "what people cannot use is not sent: {hint}");
        }
    }
    assert!(hints.len() <= 3, "{told}");
    assert!(hints[1..].iter().all(|hint| hint.get("why").is_none()), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn nobody_else_gets_one_and_nobody_at_another_time() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let waiting = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let waiting = waiting["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{waiting}/sit"), json!({})).await;
    assert_eq!(refused(&ann, waiting).await, "not-started");

    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(refused(&eve, &table).await, "forbidden");
    assert_eq!(refused(&Player { secret: None, ..eve }, &table).await, "unauthorized");
    let (mut one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    let id = one.act(one.last(), &one.some_token().unwrap()).await;
    one.acked(&id).await;
    assert_eq!(refused(&ann, &table).await, "not-asked");
    play_out(&mut [one, two]).await;
    assert_eq!(refused(&ann, &table).await, "over");

    let silent = json!({ "game": "go-nuts", "seats": 2, "hints": false });
    let silent = server.table(silent, &[&ann, &bo]).await;
    assert_eq!(refused(&ann, &silent).await, "no-hints");
    server.stop().await;
}

#[tokio::test]
async fn a_table_thinks_about_one_hint_at_a_time() {
    // Somebody who thinks when the test says so.
    let jobs = Arc::new(Mutex::new(Vec::new()));
    let (kept, arrived) = (Arc::clone(&jobs), Arc::new(tokio::sync::Notify::new()));
    let tell = Arc::clone(&arrived);
    let think = move |_: server::Place, job: server::Job| {
        kept.lock().unwrap().push(job);
        tell.notify_one();
    };
    let world = World { think: Arc::new(think), ..World::real().unwrap() };
    let store = Arc::new(Memory::default());
    let (server, _) = Running::with(store, world, Duration::from_mins(1), Limits::NONE).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let first = tokio::spawn({
        let (ann, table) = (ann.clone(), table.clone());
        async move { ask(&ann, &table).await }
    });
    arrived.notified().await;
    assert_eq!(refused(&bo, &table).await, "limit");
    let mut job = jobs.lock().unwrap().pop().unwrap();
    while !job(server::Share::Slice(Duration::MAX)) {}
    assert_eq!(first.await.unwrap().0, 200);
    let second = tokio::spawn({
        let (bo, table) = (bo.clone(), table.clone());
        async move { ask(&bo, &table).await }
    });
    arrived.notified().await;
    jobs.lock().unwrap().clear();
    let (status, told) = second.await.unwrap();
    assert_eq!((status, told["code"].as_str()), (500, Some("internal")), "one that fails is answered too");
    server.stop().await;
}

#[tokio::test]
async fn an_address_may_ask_for_so_many_hints_a_minute() {
    let world = World::real().unwrap();
    let limits = Limits { hints_per_minute: 1, ..Limits::NONE };
    let store = Arc::new(Memory::default());
    let (server, _) = Running::with(store, world, Duration::from_mins(1), limits).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(ask(&ann, &table).await.0, 200);
    assert_eq!(refused(&bo, &table).await, "too-many");
    server.stop().await;
}
