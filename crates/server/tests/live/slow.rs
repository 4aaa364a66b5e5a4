//! Clients that do not keep up.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::store::Memory;
use server::{Limits, World};

use crate::support::Running;

#[tokio::test]
async fn a_deaf_client_is_cut_off_with_its_code() {
    let world = World::real().unwrap();
    let store = Arc::new(Memory::default());
    let server = Running::with(store, world, Duration::from_mins(1), Limits::NONE).await.0;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut two, _) = bo.join(&table, None).await;
    let mut deaf = ann.connect_narrow(&table).await;
    deaf.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL })).await;
    while !two.receive().await.unwrap().contains("\"seats\":[1,2]") {}
    // From now on it reads nothing, while much happens.
    let path = format!("/api/tables/{table}/link");
    let mut cut = false;
    for _ in 0..20_000 {
        bo.post(&path, json!({})).await;
        loop {
            let told = two.receive().await.expect("who reads is not cut off");
            if told.contains("\"type\":\"entries\"") {
                break;
            }
            cut |= told.contains("\"type\":\"presence\",\"seats\":[2]");
        }
        if cut {
            break;
        }
    }
    assert!(cut, "others are told that it is gone");
    assert_eq!(deaf.closed().await, Some(4413));
    server.stop().await;
}
