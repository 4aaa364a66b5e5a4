//! Players report players, and whoever runs the server reads it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::{Memory, Report, Store};
use server::{Limits, World};

use crate::support::{Player, Running};

async fn start(limits: Limits) -> (Running, Memory) {
    let (store, world) = (Memory::default(), World::real().unwrap());
    let (server, _) = Running::with(Arc::new(store.clone()), world, Duration::from_mins(1), limits).await;
    (server, store)
}

/// The status, the code and the field of a report's answer.
async fn report(player: &Player, table: &str, body: Value) -> (u16, Value, Value) {
    let (status, answer) = player.call("POST", &format!("/api/tables/{table}/reports"), body).await;
    (status, answer["code"].clone(), answer["field"].clone())
}

async fn kept(store: &Memory) -> Vec<Report> {
    store.desk().reports(100).await.unwrap()
}

#[tokio::test]
async fn a_player_is_reported_with_or_without_what_they_said() {
    let (server, store) = start(Limits::NONE).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(report(&ann, &table, json!({ "seat": 2, "words": " cheats " })).await.0, 204);
    let (mut two, _) = bo.join(&table, None).await;
    two.send(json!({ "type": "chat", "text": "rude words" })).await;
    assert_eq!(two.next().await["type"], "chat");
    let quoted = json!({ "seat": 2, "message": "rude words", "words": "insults" });
    assert_eq!(report(&ann, &table, quoted.clone()).await.0, 204);
    let (mut watching, _) = eve.join(&table, None).await;
    watching.send(json!({ "type": "chat", "text": "from the side" })).await;
    assert_eq!(watching.next().await["type"], "chat");

    let reports = kept(&store).await;
    let told: Vec<_> = reports
        .iter()
        .map(|report| (report.name.as_str(), report.message.as_deref(), report.words.as_str()))
        .collect();
    assert_eq!(told, [("Bo", Some("rude words"), "insults"), ("Bo", None, "cheats")], "the latest first");
    assert!(reports.iter().all(|report| report.table.to_string() == table && report.player.is_some()));
    let missing = json!("not-found");
    let wrong = [
        // Nobody said it, or somebody else did, or who reports cannot have heard it.
        (&ann, json!({ "seat": 2, "message": "nice words", "words": "x" }), 404, &missing, "message"),
        (&bo, json!({ "seat": 1, "message": "rude words", "words": "x" }), 404, &missing, "message"),
        (&eve, quoted, 404, &missing, "message"),
        (&ann, json!({ "message": "from the side", "words": "x" }), 404, &missing, "message"),
        (&ann, json!({ "seat": 9, "words": "x" }), 404, &missing, "seat"),
        (&ann, json!({ "seat": 1, "words": "x" }), 403, &json!("forbidden"), "seat"),
        (&ann, json!({ "words": "x" }), 400, &json!("bad-request"), "seat"),
        (&ann, json!({ "seat": 2, "words": "  " }), 400, &json!("bad-request"), "words"),
        (&ann, json!({ "seat": 2, "words": "x".repeat(501) }), 400, &json!("bad-request"), "words"),
    ];
    for (player, body, status, code, field) in wrong {
        let answer = report(player, &table, body.clone()).await;
        assert_eq!(answer, (status, code.clone(), json!(field)), "{body}");
    }
    assert_eq!(kept(&store).await.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn an_address_reports_so_often_and_what_was_refused_does_not_count() {
    let (server, store) = start(Limits { reports_per_hour: 2, ..Limits::NONE }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    for (seat, status) in [(9, 404), (2, 204), (9, 404), (2, 204), (2, 429)] {
        assert_eq!(report(&ann, &table, json!({ "seat": seat, "words": "spam" })).await.0, status);
    }
    assert_eq!(kept(&store).await.len(), 2);
    server.stop().await;
}
