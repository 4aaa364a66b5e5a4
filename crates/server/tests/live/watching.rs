//! Who watches, and who is no longer there.

use std::time::Duration;

use serde_json::{Value, json};

use crate::play::play_out;
use crate::support::{Live, Running};

/// Asks the table something, so that it looks at the clock.
async fn poke(live: &mut Live) -> Value {
    live.send(json!({ "type": "look" })).await;
    loop {
        let told = live.next().await;
        if told["type"] == "full" {
            return told;
        }
    }
}

#[tokio::test]
async fn spectators_of_a_late_table_see_every_hand_as_it_was() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": { "hands_delayed": { "seconds": 60 } } });
    let table = server.table(config, &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (mut two, _) = bo.join(&table, None).await;
    let (mut watching, first) = eve.join(&table, None).await;
    let begun = watching.last();
    assert!(begun < one.last(), "what was dealt is not shown yet");
    assert!(first["scene"]["hands"].as_array().unwrap().iter().all(|hand| *hand != one.scene["view"]));
    time.pass(59);
    watching.act(watching.last(), "pick:1").await;
    assert_eq!(watching.refused().await, "forbidden");
    assert_eq!(watching.last(), begun, "a refusal shows no more than it may");

    let (dealt, mine, theirs) = (one.last(), one.scene["view"].clone(), two.scene["view"].clone());
    let id = one.act(one.last(), "pick:1").await;
    one.acked(&id).await;
    two.next().await;
    time.pass(1);
    poke(&mut one).await;
    let seen = watching.next().await;
    assert_eq!((seen["type"].as_str(), watching.last()), (Some("entries"), dealt));
    assert_eq!(seen["scene"]["hands"], json!([mine, theirs]), "both hands, before the last pick");
    let record = eve.get(&format!("/api/tables/{table}/record")).await;
    assert!(!record.as_str().unwrap().contains("1.pick"), "{record}");

    play_out(&mut [one, two]).await;
    assert_eq!(poke(&mut watching).await["table"]["phase"], "playing", "the end is late too");
    time.pass(60);
    poke(&mut watching).await;
    assert_eq!(poke(&mut watching).await["table"]["phase"], "ended");
    server.stop().await;
}

#[tokio::test]
async fn all_hands_are_shown_after_the_end_where_the_table_says_so() {
    for (watching, shown) in [("hands_after_end", true), ("public_view", false)] {
        let (server, ..) = Running::timed(Duration::from_mins(1)).await;
        let (ann, bo, eve) =
            (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
        let config = json!({ "game": "go-nuts", "seats": 2, "watching": watching });
        let table = server.table(config, &[&ann, &bo]).await;
        let (one, _) = ann.join(&table, None).await;
        let (two, _) = bo.join(&table, None).await;
        let (_, before) = eve.join(&table, None).await;
        assert_eq!(before["scene"].get("hands"), None, "{watching}");
        play_out(&mut [one, two]).await;
        let (_, after) = eve.join(&table, None).await;
        assert_eq!(after["scene"]["hands"].as_array().map(Vec::len), shown.then_some(2), "{watching}");
        server.stop().await;
    }
}

#[tokio::test]
async fn who_is_gone_for_too_long_has_left_and_may_come_back() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2, "grace": 30 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    time.pass(31);
    assert_eq!(poke(&mut one).await["table"]["chairs"][1]["away"], false, "who is there is not gone");
    drop(two);
    // The table has noticed once it tells who is there.
    while !one.receive().await.unwrap().contains("\"seats\":[1]") {}
    time.pass(29);
    assert_eq!(poke(&mut one).await["table"]["chairs"][1]["away"], false, "not yet");
    time.pass(1);
    poke(&mut one).await;
    let chair = poke(&mut one).await["table"]["chairs"][1].clone();
    assert_eq!((&chair["away"], &chair["bot"]), (&json!(true), &json!("medium")));
    let (_, back) = bo.join(&table, None).await;
    assert_eq!(back["table"]["chairs"][1]["away"], false);
    server.stop().await;
}

#[tokio::test]
async fn a_game_everybody_has_left_alone_waits_for_them() {
    let (server, _, time) = Running::timed(Duration::from_mins(1)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (one, _) = ann.join(&table, None).await;
    drop(one);
    time.pass(24 * 60 * 60);
    let shown = bo.get(&format!("/api/tables/{table}")).await;
    assert_eq!(shown["table"]["chairs"][0]["away"], false);
    server.stop().await;
}
