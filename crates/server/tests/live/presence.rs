//! Who is there: told whenever somebody comes or goes, and whenever somebody who is there changes seats.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::support::{Live, Player, Running};

/// A client that remembers who is there.
struct Window {
    live: Live,
    presence: Value,
}

impl Window {
    async fn open(player: &Player, table: &str) -> Self {
        let (live, _) = player.join(table, None).await;
        Window { live, presence: Value::Null }
    }

    /// The seats that are there and the number of those who watch, as it was last told.
    async fn shows(&mut self) -> (Value, Value) {
        // The refusal comes after all that was told before.
        self.live.send(json!({ "type": "answer", "id": "nothing is proposed", "yes": true })).await;
        loop {
            let message: Value = serde_json::from_str(&self.live.receive().await.unwrap()).unwrap();
            match message["type"].as_str() {
                Some("presence") => self.presence = message,
                Some("refusal") => {
                    return (self.presence["seats"].clone(), self.presence["spectators"].clone());
                }
                _ => {}
            }
        }
    }
}

fn there(seats: &[u8], watching: u32) -> (Value, Value) {
    (json!(seats), json!(watching))
}

#[tokio::test]
async fn who_sits_down_stands_up_or_opens_a_seat_is_shown_so_to_everybody() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 3, "watching": "nobody" })).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let id = made["id"].as_str().unwrap();
    ann.post(&format!("{table}/sit"), json!({})).await;
    let mut host = Window::open(&ann, id).await;
    assert_eq!(host.shows().await, there(&[1], 0));
    let mut friend = Window::open(&bo, id).await;
    assert_eq!(host.shows().await, there(&[1], 1));
    bo.post(&format!("{table}/sit"), json!({})).await;
    assert_eq!(host.shows().await, there(&[1, 2], 0), "who sits down no longer watches");
    assert_eq!(friend.shows().await, there(&[1, 2], 0));
    bo.post(&format!("{table}/leave"), json!({})).await;
    assert_eq!(host.shows().await, there(&[1], 1), "who stands up watches");
    bo.post(&format!("{table}/sit"), json!({ "seat": 3 })).await;
    ann.post(&format!("{table}/bots"), json!({ "seat": 2, "bot": "greedy" })).await;
    assert_eq!(host.shows().await, there(&[1, 3], 0), "a bot is never away");

    let mut phone = Window::open(&eve, id).await;
    assert_eq!(host.shows().await, there(&[1, 3], 1));
    let link = bo.post(&format!("{table}/link"), json!({})).await;
    eve.post(&format!("{table}/open"), json!({ "secret": link["secret"] })).await;
    assert_eq!(host.shows().await, there(&[1, 3], 0), "the seat is open on another device");
    assert_eq!(phone.shows().await, there(&[1, 3], 0));
    bo.call("DELETE", &format!("{table}/link"), json!({})).await;
    assert_eq!(host.shows().await, there(&[1, 3], 1), "the link is no longer good");
    ann.post(&format!("{table}/start"), json!({})).await;
    assert_eq!(host.shows().await, there(&[1, 3], 0), "who may no longer watch is gone");
    server.stop().await;
}

#[tokio::test]
async fn a_second_window_is_told_who_is_there() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let mut first = Window::open(&ann, &table).await;
    let mut second = Window::open(&bo, &table).await;
    let mut third = Window::open(&ann, &table).await;
    for window in [&mut first, &mut second, &mut third] {
        assert_eq!(window.shows().await, there(&[1, 2], 0));
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_for_scenes_is_there_without_a_websocket_until_they_ask_no_more() {
    let (server, _, time) = Running::timed(Duration::from_mins(5)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" })).await;
    let table = made["id"].as_str().unwrap();
    let path = format!("/api/tables/{table}");
    ann.post(&format!("{path}/sit"), json!({})).await;
    let mut window = Window::open(&ann, table).await;
    assert_eq!(window.shows().await, there(&[1], 0));
    for player in [&bo, &eve] {
        player.get(&format!("{path}/scene")).await;
    }
    assert_eq!(window.shows().await, there(&[1], 2));
    bo.post(&format!("{path}/sit"), json!({})).await;
    assert_eq!(window.shows().await, there(&[1, 2], 1), "who sits down no longer watches");
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(window.shows().await, there(&[1, 2], 0), "who may no longer look is gone");
    time.pass(29);
    bo.get(&format!("{path}/scene")).await;
    time.pass(29);
    // The first request makes the table look at the clock.
    window.shows().await;
    assert_eq!(window.shows().await, there(&[1, 2], 0), "who thinks is still there");
    time.pass(1);
    window.shows().await;
    assert_eq!(window.shows().await, there(&[1], 0));
    server.stop().await;
}

#[tokio::test]
async fn whoever_thinks_between_two_scenes_does_not_lose_their_seat() {
    let (server, _, time) = Running::timed(Duration::from_mins(5)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2, "grace": 5 }), &[&ann, &bo]).await;
    let mut window = Window::open(&ann, &table).await;
    bo.get(&format!("/api/tables/{table}/scene")).await;
    let is_away = async || {
        let shown = ann.get(&format!("/api/tables/{table}")).await;
        shown["table"]["chairs"][1]["away"].clone()
    };
    for (seconds, expected) in [(20, false), (10, false), (5, true)] {
        time.pass(seconds);
        window.shows().await;
        window.shows().await;
        assert_eq!(is_away().await, json!(expected), "{seconds}");
    }
    server.stop().await;
}
