//! Order at a table: the host ends it, people are removed, nobody is pestered, and no game goes on for ever.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Memory;
use server::{Limits, World};

use crate::support::{Live, Player, Running};

async fn limited(limits: Limits) -> Running {
    let store = Arc::new(Memory::default());
    Running::with(store, World::real().unwrap(), Duration::from_mins(1), limits).await.0
}

/// A game that only bots play. The host has no seat.
async fn bots_alone(server: &Running, host: &Player, bot: &str, config: Value) -> String {
    let made = host.post("/api/tables", config).await;
    let table = made["id"].as_str().unwrap().to_string();
    for seat in 1..=2 {
        host.post(&format!("/api/tables/{table}/bots"), json!({ "seat": seat, "bot": bot })).await;
    }
    host.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert!(server.address.ip().is_loopback());
    table
}

async fn refused(player: &Player, method: &str, path: &str) -> (u16, String) {
    let (status, answer) = player.call(method, path, json!({})).await;
    (status, answer["code"].as_str().unwrap_or_default().to_string())
}

/// Listens until the table has ended; says how.
async fn ending(live: &mut Live) -> Value {
    loop {
        let message = live.next().await;
        let entries = message["entries"].as_array().into_iter().flatten();
        if let Some(ended) = entries.into_iter().find(|entry| entry["kind"] == "ended") {
            return ended["ending"].clone();
        }
        if message["table"]["phase"] == "ended" {
            return message["table"]["ending"].clone();
        }
    }
}

#[tokio::test]
async fn the_host_ends_a_table_without_sitting_there() {
    let server = limited(Limits::NONE).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = bots_alone(&server, &ann, "expert", json!({ "game": "go-nuts", "seats": 2 })).await;
    let (mut watching, _) = bo.join(&table, None).await;
    let close = format!("/api/tables/{table}/close");
    assert_eq!(refused(&bo, "POST", &close).await, (403, "forbidden".to_string()));
    ann.post(&close, json!({})).await;
    assert_eq!(ending(&mut watching).await, json!({ "how": "closed" }));
    assert_eq!(refused(&ann, "POST", &close).await, (409, "over".to_string()));
    server.stop().await;
}

#[tokio::test]
async fn bots_that_nobody_looks_at_wait_until_somebody_does() {
    let server = limited(Limits::NONE).await;
    let ann = server.player("Ann").await;
    let table = bots_alone(&server, &ann, "random", json!({ "game": "go-nuts", "seats": 2 })).await;
    let record = format!("/api/tables/{table}/record");
    let before = ann.get(&record).await;
    // Whatever a bot had been asked would be done by now: another table is played to its end meanwhile.
    let other = bots_alone(&server, &ann, "random", json!({ "game": "go-nuts", "seats": 2 })).await;
    let (mut watching, _) = ann.join(&other, None).await;
    assert_eq!(ending(&mut watching).await, json!({ "how": "finished" }));
    assert_eq!(ann.get(&record).await, before, "nothing has happened");
    let (mut watching, _) = ann.join(&table, None).await;
    assert_eq!(ending(&mut watching).await, json!({ "how": "finished" }));
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_does_not_end_is_ended() {
    let server = limited(Limits { steps_per_table: 30, ..Limits::NONE }).await;
    let ann = server.player("Ann").await;
    let table = bots_alone(&server, &ann, "random", json!({ "game": "go-nuts", "seats": 2 })).await;
    let (mut watching, _) = ann.join(&table, None).await;
    assert_eq!(ending(&mut watching).await, json!({ "how": "too_long" }));
    let record = ann.get(&format!("/api/tables/{table}/record?format=json")).await;
    let steps = record["steps"].as_array().unwrap().len();
    assert!((28..=36).contains(&steps), "{steps}");
    server.stop().await;
}

#[tokio::test]
async fn the_host_removes_somebody_before_the_start_for_good() {
    let server = limited(Limits::NONE).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 3 })).await;
    let at = format!("/api/tables/{}", made["id"].as_str().unwrap());
    for player in [&ann, &bo, &eve] {
        player.post(&format!("{at}/sit"), json!({})).await;
    }
    assert_eq!(refused(&bo, "DELETE", &format!("{at}/people/3")).await.1, "forbidden");
    assert_eq!(refused(&ann, "DELETE", &format!("{at}/people/1")).await.1, "forbidden");
    assert_eq!(refused(&ann, "DELETE", &format!("{at}/people/7")).await.1, "not-found");
    assert_eq!(ann.call("DELETE", &format!("{at}/people/2"), json!({})).await.0, 200);
    assert_eq!(refused(&ann, "DELETE", &format!("{at}/people/2")).await.1, "not-found", "nobody is there");
    let shown = eve.get(&at).await;
    assert_eq!(shown["table"]["chairs"][1]["kind"], "nobody");
    assert_eq!(refused(&bo, "POST", &format!("{at}/sit")).await, (403, "forbidden".to_string()));
    server.stop().await;
}

/// What is proposed at the table at the moment.
async fn proposal(player: &Player, table: &str) -> Value {
    player.get(&format!("/api/tables/{table}")).await["table"]["proposal"].clone()
}

#[tokio::test]
async fn those_who_play_vote_on_removing_somebody() {
    let server = limited(Limits::NONE).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 3 }), &[&ann, &bo, &eve]).await;
    let remove = format!("/api/tables/{table}/people/3");
    assert_eq!(bo.call("DELETE", &remove, json!({})).await.0, 200);
    assert_eq!(proposal(&ann, &table).await, json!({ "kind": "remove", "seat": 3 }));
    let (mut third, _) = eve.join(&table, None).await;
    third.send(json!({ "type": "answer", "id": "a", "yes": false })).await;
    assert_eq!(third.refused().await, "no-proposal", "nobody votes on their own removal");
    let (mut first, _) = ann.join(&table, None).await;
    first.send(json!({ "type": "answer", "id": "b", "yes": true })).await;
    first.acked("b").await;
    let shown = eve.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown["table"]["chairs"][2]["kind"], "bot");
    assert_eq!((&shown["you"]["seat"], &shown["table"]["phase"]), (&Value::Null, &json!("playing")));
    assert_eq!(refused(&ann, "DELETE", &format!("/api/tables/{table}/people/2")).await.1, "forbidden");
    server.stop().await;
}

#[tokio::test]
async fn a_proposal_that_was_declined_is_not_made_again_at_once() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (mut two, _) = bo.join(&table, None).await;
    one.send(json!({ "type": "abandon", "id": "a" })).await;
    one.acked("a").await;
    two.send(json!({ "type": "answer", "id": "b", "yes": false })).await;
    two.acked("b").await;
    one.send(json!({ "type": "abandon", "id": "c" })).await;
    assert_eq!(one.refused().await, "limit");
    two.send(json!({ "type": "abandon", "id": "d" })).await;
    two.acked("d").await;
    one.send(json!({ "type": "answer", "id": "e", "yes": false })).await;
    one.acked("e").await;
    time.pass(20);
    one.send(json!({ "type": "abandon", "id": "f" })).await;
    one.acked("f").await;
    server.stop().await;
}

#[tokio::test]
async fn a_guest_by_link_leaves_alone() {
    let server = limited(Limits::NONE).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let at = format!("/api/tables/{table}");
    let link = ann.post(&format!("{at}/link"), json!({})).await;
    eve.post(&format!("{at}/open"), link).await;
    assert_eq!(eve.get(&at).await["you"]["seat"], 1);
    eve.post(&format!("{at}/leave"), json!({})).await;
    assert_eq!(eve.get(&at).await["you"]["seat"], Value::Null);
    let shown = ann.get(&at).await;
    assert_eq!((&shown["you"]["seat"], &shown["table"]["chairs"][0]["away"]), (&json!(1), &json!(false)));
    server.stop().await;
}

#[tokio::test]
async fn whoever_may_not_watch_does_not_learn_where_they_play_again() {
    let server = limited(Limits::NONE).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" });
    let table = server.table(config, &[&ann, &bo]).await;
    ann.post(&format!("/api/tables/{table}/close"), json!({})).await;
    let again = format!("/api/tables/{table}/rematch");
    ann.post(&again, json!({})).await;
    assert_eq!(refused(&eve, "POST", &again).await, (403, "forbidden".to_string()));
    server.stop().await;
}

#[tokio::test]
async fn what_is_seen_late_is_late_over_http_too() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": { "hands_delayed": { "seconds": 60 } } });
    let table = server.table(config, &[&ann, &bo]).await;
    let at = format!("/api/tables/{table}");
    ann.post(&format!("{at}/close"), json!({})).await;
    assert_eq!(bo.get(&at).await["table"]["phase"], "ended");
    assert_eq!(eve.get(&at).await["table"]["phase"], "playing");
    let again = format!("{at}/rematch");
    ann.post(&again, json!({})).await;
    assert_eq!(refused(&eve, "POST", &again).await, (409, "not-started".to_string()));
    time.pass(60);
    // Asking makes the table look at the clock; the next answer knows.
    eve.get(&at).await;
    assert_eq!(eve.get(&at).await["table"]["phase"], "ended");
    eve.post(&again, json!({})).await;
    server.stop().await;
}

#[tokio::test]
async fn a_name_that_leads_here_from_elsewhere_is_refused() {
    let server = limited(Limits::NONE).await;
    let ann = server.player("Ann").await;
    let (port, body) = (server.address.port(), "{}");
    for (host, status) in [("evil.example", 403), ("localhost", 200), ("127.0.0.1", 200)] {
        let request = format!(
            "GET /api/me HTTP/1.1\r\nhost: {host}:{port}\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-length: {}\r\n\r\n{body}",
            ann.secret.as_ref().unwrap(),
            body.len()
        );
        assert_eq!(crate::support::status_of(server.address, &request).await, status, "{host}");
    }
    server.stop().await;
}
