//! Clocks over restarts, and tables that leave the memory.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::core::Fact;
use server::registry::Hub;
use server::store::{Memory, Store};
use server::{Limits, World};

use crate::support::{Player, Running, Time};
use crate::until::until;

/// A server over this store, whose clock the test sets.
async fn start(store: &Memory, time: &Time) -> (Running, Hub) {
    let world = World { time: time.source(), ..World::real().unwrap() };
    Running::with(Arc::new(store.clone()), world, Duration::from_mins(1), Limits::default()).await
}

async fn stop(server: Running, hub: Hub) {
    hub.stop().await;
    server.stop().await;
}

/// How many clocks have run down, and how often a bot has chosen.
async fn flags_and_bots(store: &Memory, table: &str) -> (usize, usize) {
    let log = store.load(table.parse().unwrap()).await.unwrap().entries;
    let flags = log.iter().filter(|entry| matches!(entry.fact, Fact::Flag { .. })).count();
    let bots = log.iter().filter(|entry| matches!(entry.fact, Fact::Step { bot: true, .. })).count();
    (flags, bots)
}

/// When the clocks of a scene run down.
fn run_down(full: &Value) -> Vec<u64> {
    let clocks = full["scene"]["clocks"].as_array().unwrap();
    clocks.iter().map(|clock| clock["runs_down"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn clocks_stand_while_no_server_runs_and_run_down_without_anybody() {
    let (store, time) = (Memory::default(), Time::default());
    let (server, hub) = start(&store, &time).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let clock = json!({ "kind": "per_move", "seconds": 86400 });
    let config = json!({ "game": "go-nuts", "seats": 2, "clock": clock, "stand_in": "random" });
    let table = server.table(config, &[&ann, &bo]).await;
    let before = run_down(&ann.join(&table, None).await.1);
    stop(server, hub).await;

    time.pass(80_000);
    let (server, hub) = start(&store, &time).await;
    let [ann, _] = [ann, bo].map(|player| Player { address: server.address, ..player });
    let (live, full) = ann.join(&table, None).await;
    let after: Vec<u64> = before.iter().map(|at| at + 80_000_000).collect();
    assert_eq!(run_down(&full), after, "as much is left as before");
    drop(live);
    stop(server, hub).await;

    // Longer than the clock goes, and nobody opens the table.
    time.pass(90_000);
    let (server, hub) = start(&store, &time).await;
    time.pass(86_399);
    let watch = tokio::spawn(hub.clone().watch_clocks());
    until("the table is opened", async || hub.tables_awake() == 1).await;
    ann_looks(&ann, &server, &table).await;
    assert_eq!(flags_and_bots(&store, &table).await, (0, 0), "a second is left");
    time.pass(1);
    ann_looks(&ann, &server, &table).await;
    until("the clocks run down although nobody plays", async || {
        flags_and_bots(&store, &table).await == (2, 2)
    })
    .await;
    watch.abort();
    stop(server, hub).await;
}

/// Makes the table look at the clock.
async fn ann_looks(ann: &Player, server: &Running, table: &str) {
    Player { address: server.address, ..ann.clone() }.get(&format!("/api/tables/{table}")).await;
}

#[tokio::test]
async fn a_clock_of_the_machine_that_was_wrong_for_a_day_harms_nobody() {
    let (store, time) = (Memory::default(), Time::default());
    time.pass(86_400);
    let (server, hub) = start(&store, &time).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let clock = json!({ "kind": "bank", "seconds": 20, "increment": 0 });
    let config = json!({ "game": "go-nuts", "seats": 2, "clock": clock, "stand_in": "random" });
    let table = server.table(config, &[&ann, &bo]).await;
    let before = run_down(&ann.join(&table, None).await.1);
    stop(server, hub).await;

    time.set_back(86_400);
    let (server, hub) = start(&store, &time).await;
    ann_looks(&ann, &server, &table).await;
    time.pass(19);
    ann_looks(&ann, &server, &table).await;
    assert_eq!(flags_and_bots(&store, &table).await.0, 0);
    let ann = Player { address: server.address, ..ann };
    assert_eq!(run_down(&ann.join(&table, None).await.1), before);
    time.pass(1);
    ann_looks(&ann, &server, &table).await;
    until("the bank is empty after its twenty seconds", async || flags_and_bots(&store, &table).await.0 >= 2)
        .await;
    stop(server, hub).await;
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
