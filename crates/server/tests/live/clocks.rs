//! Clocks over restarts, and tables that leave the memory.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::core::Fact;
use server::store::{Memory, Store};
use server::{Limits, World};

use crate::support::{Player, Running, Time};
use crate::until::until;

#[tokio::test]
async fn a_clock_goes_on_while_the_server_is_away_and_runs_down_without_anybody() {
    let (store, time) = (Memory::default(), Time::default());
    let start = async || {
        let world = World { time: time.source(), ..World::real().unwrap() };
        Running::with(Arc::new(store.clone()), world, Duration::from_mins(1), Limits::default()).await
    };
    let (server, hub) = start().await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let clock = json!({ "kind": "per_move", "seconds": 86400 });
    let config = json!({ "game": "go-nuts", "seats": 2, "clock": clock, "stand_in": "random" });
    let table = server.table(config, &[&ann, &bo]).await;
    let before = ann.join(&table, None).await.1["scene"]["clocks"].clone();
    assert!(before[0]["runs_down"].is_u64(), "{before}");
    hub.stop().await;
    server.stop().await;

    time.pass(80_000);
    let (server, hub) = start().await;
    let [ann, _] = [ann, bo].map(|player| Player { address: server.address, ..player });
    let (live, full) = ann.join(&table, None).await;
    assert_eq!(full["scene"]["clocks"], before, "it is as if the server had never been away");
    drop(live);
    hub.stop().await;
    server.stop().await;

    time.pass(6400);
    let (server, hub) = start().await;
    let watch = tokio::spawn(hub.watch_clocks());
    let id = table.parse().unwrap();
    until("the clocks run down although nobody looks", async || {
        let log = store.load(id).await.unwrap().entries;
        let flags = log.iter().filter(|entry| matches!(entry.fact, Fact::Flag { .. })).count();
        let bots = log.iter().filter(|entry| matches!(entry.fact, Fact::Step { bot: true, .. })).count();
        (flags, bots) == (2, 2)
    })
    .await;
    watch.abort();
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_the_memory_and_comes_back() {
    let (server, hub, _) = Running::timed(Duration::from_millis(30)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let config = json!({ "game": "go-nuts", "seats": 2 });
    let table = server.table(config.clone(), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    // A younger table falls asleep; this one stays because somebody listens, and speaks on.
    server.table(config, &[&ann, &bo]).await;
    until("a table without listeners falls asleep", async || hub.tables_awake() == 1).await;
    let id = one.act(one.last(), "pick:1").await;
    let entry = one.acked(&id).await;
    let scene = one.scene.clone();
    drop(one);
    until("the table falls asleep", async || hub.tables_awake() == 0).await;
    let (one, told) = ann.join(&table, Some(entry - 1)).await;
    assert_eq!(
        (told["type"].as_str(), told["entries"][0]["number"].as_u64()),
        (Some("entries"), Some(entry))
    );
    assert_eq!((one.scene, hub.tables_awake()), (scene, 1));
    server.stop().await;
}
