//! Every code a request can be refused with, over a real connection.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use protocol::Code;
use serde_json::{Value, json};
use server::core::{Entry, Fact, TableId};
use server::store::{Fault, Head, Memory, Store};
use server::{Limits, World};
use tabletop::Seat;

use crate::play::play_out;
use crate::support::{Player, Running};

/// The code of a request that must be refused.
async fn refused(player: &Player, method: &str, path: &str, body: Value) -> String {
    let (status, answer) = player.call(method, path, body).await;
    assert!(status >= 400, "{method} {path}: {answer}");
    answer["code"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn every_code_is_given_where_it_belongs() {
    let store = Memory::default();
    let world = World::real().unwrap();
    let limits = Limits { tables_per_player: 7, ..Limits::NONE };
    let (server, hub) = Running::with(Arc::new(store.clone()), world, Duration::from_mins(1), limits).await;
    let (ann, bo, cy) = (server.player("Ann").await, server.player("Bo").await, server.player("Cy").await);
    let nobody = Player { secret: None, ..ann.clone() };
    let mut seen = BTreeSet::new();
    let mut expect = |code: &str, given: String| {
        assert_eq!(given, code);
        seen.insert(given);
    };
    let game = json!({ "game": "go-nuts", "seats": 2 });

    expect("bad-request", refused(&ann, "POST", "/api/players", json!({ "name": "" })).await);
    expect("unauthorized", refused(&nobody, "POST", "/api/tables", game.clone()).await);
    expect(
        "bad-config",
        refused(&ann, "POST", "/api/tables", json!({ "game": "go-nuts", "seats": 99 })).await,
    );
    expect("not-found", refused(&ann, "GET", "/api/tables/2222222222222222", json!({})).await);

    // At a table that waits for people.
    let made = ann.post("/api/tables", game.clone()).await;
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    ann.post(&format!("{path}/sit"), json!({ "seat": 1 })).await;
    expect("seat-taken", refused(&bo, "POST", &format!("{path}/sit"), json!({ "seat": 1 })).await);
    expect("already-seated", refused(&ann, "POST", &format!("{path}/sit"), json!({ "seat": 2 })).await);
    expect("seats-empty", refused(&ann, "POST", &format!("{path}/start"), json!({})).await);
    expect("forbidden", refused(&bo, "POST", &format!("{path}/start"), json!({})).await);
    expect("not-started", refused(&ann, "GET", &format!("{path}/record"), json!({})).await);

    // In a game.
    let table = server.table(game.clone(), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    expect("already-started", refused(&cy, "POST", &format!("{path}/sit"), json!({})).await);
    let mut hasty = ann.connect(&table).await;
    hasty.send(json!({ "type": "hello", "protocol": 0 })).await;
    expect("wrong-protocol", hasty.refused().await);
    let (mut one, _) = ann.join(&table, None).await;
    let (mut two, _) = bo.join(&table, None).await;
    let base = two.last();
    two.act(base, "dance").await;
    expect("bad-notation", two.refused().await);
    two.act(base, "steal:p1:glazed").await;
    expect("illegal", two.refused().await);
    two.send(json!({ "type": "undo", "id": "u" })).await;
    expect("no-undo", two.refused().await);
    two.send(json!({ "type": "answer", "id": "y", "yes": true })).await;
    expect("no-proposal", two.refused().await);
    let token = one.some_token().unwrap();
    let id = one.act(base, &token).await;
    let event = one.acked(&id).await;
    one.act(event, &token).await;
    expect("not-asked", one.refused().await);
    two.act(0, &token).await;
    expect("stale", two.refused().await);
    one.send(json!({ "type": "abandon", "id": "a" })).await;
    one.acked("a").await;
    two.send(json!({ "type": "abandon", "id": "b" })).await;
    expect("limit", two.refused().await);
    two.send(json!({ "type": "answer", "id": "n", "yes": false })).await;
    two.acked("n").await;
    let (mut loud, _) = cy.join(&table, None).await;
    for _ in 0..6 {
        loud.send(json!({ "type": "chat", "text": "hurry up" })).await;
    }
    expect("too-many", loud.refused().await);
    let silent = json!({ "game": "go-nuts", "seats": 2, "hints": false });
    let silent = server.table(silent, &[&ann, &bo]).await;
    expect("not-over", refused(&ann, "GET", &format!("{path}/replay"), json!({})).await);
    expect("bad-record", refused(&ann, "POST", "/api/replay", json!({ "record": "donuts" })).await);
    expect("no-hints", refused(&ann, "POST", &format!("/api/tables/{silent}/hint"), json!({})).await);
    play_out(&mut [one, two]).await;
    expect("over", refused(&ann, "POST", &format!("{path}/abandon"), json!({})).await);

    // In a lesson, which has something else in mind.
    let lesson = json!({ "game": "go-nuts", "lesson": "first-game" });
    let lesson = server.table(lesson, &[&ann, &bo, &cy]).await;
    let (mut learning, _) = ann.join(&lesson, None).await;
    let base = learning.last();
    learning.act(base, "pick:2").await;
    expect("not-meant", learning.refused().await);

    // When the server is in trouble.
    store.set_fault(Fault::Lost);
    expect("not-stored", refused(&ann, "POST", "/api/tables", game.clone()).await);
    store.set_fault(Fault::None);
    let damaged = TableId::new([5; 16]);
    let entries = [Entry { at: 0, fact: Fact::StoodUp { seat: Seat::new(0) } }];
    store.append(Head::new(damaged).append(&entries)).await.unwrap();
    expect("internal", refused(&ann, "GET", &format!("/api/tables/{damaged}"), json!({})).await);
    hub.stop().await;
    expect("stopping", refused(&ann, "GET", &path, json!({})).await);
    assert_eq!(refused(&ann, "GET", "/readyz", json!({})).await, "stopping");

    let all: BTreeSet<String> =
        Code::ALL.iter().map(|code| json!(code).as_str().unwrap().to_string()).collect();
    assert_eq!(seen, all, "a code is never given, or not tried here");
    server.stop().await;
}

#[tokio::test]
async fn an_outsider_who_may_look_can_do_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut watching, _) = eve.join(&table, None).await;
    let base = watching.last();
    for message in [
        json!({ "type": "act", "id": "1", "base": base, "token": "pick:1" }),
        json!({ "type": "undo", "id": "2" }),
        json!({ "type": "abandon", "id": "3" }),
        json!({ "type": "answer", "id": "4", "yes": true }),
    ] {
        watching.send(message.clone()).await;
        assert_eq!(watching.refused().await, "forbidden", "{message}");
    }
    // What opens a seat opens that seat, at that table, until it is revoked.
    let path = format!("/api/tables/{table}");
    let link = bo.post(&format!("{path}/link"), json!({})).await;
    let other = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(refused(&eve, "POST", &format!("/api/tables/{other}/open"), link.clone()).await, "not-found");
    assert_eq!(refused(&ann, "POST", &format!("{path}/open"), link.clone()).await, "already-seated");
    eve.post(&format!("{path}/open"), link.clone()).await;
    assert_eq!(eve.get(&path).await["you"]["seat"], 2);
    for (method, call) in [("POST", "link"), ("DELETE", "link")] {
        assert_eq!(refused(&eve, method, &format!("{path}/{call}"), json!({})).await, "forbidden");
    }
    assert_eq!(bo.call("DELETE", &format!("{path}/link"), json!({})).await.0, 200);
    assert_eq!(eve.get(&path).await["you"]["seat"], Value::Null);
    assert_eq!(refused(&eve, "POST", &format!("{path}/open"), link).await, "not-found");
    server.stop().await;
}
