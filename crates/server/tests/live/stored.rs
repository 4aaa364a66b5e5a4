//! Tables whose logs cannot be read stay closed, with a reason; the others go on.

use serde_json::{Value, json};
use server::core::{Entry, Fact, TableId};
use server::store::{Append, Head, Memory, Store};
use tabletop::Seat;

use crate::support::{Player, Running};

/// A table with two entries, of which one was changed on the disk.
async fn stored(store: &Memory, id: u8, entry: usize, from: &str, to: &str) -> TableId {
    let table = TableId::new([id; 16]);
    let entries = [1, 2].map(|at| Entry { at, fact: Fact::StoodUp { seat: Seat::new(0) } });
    let append = Head::new(table).append(&entries);
    let mut lines: Vec<String> = append.entries.lines().map(str::to_string).collect();
    lines[entry] = lines[entry].replace(from, to);
    store.append(Append { entries: lines.join("\n"), ..append }).await.unwrap();
    table
}

async fn answer(player: &Player, table: TableId) -> (u16, Value) {
    player.call("GET", &format!("/api/tables/{table}"), json!({})).await
}

#[tokio::test]
async fn a_log_that_cannot_be_read_closes_its_own_table_only() {
    let store = Memory::default();
    let server = Running::over(store.clone()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let newer = "saved by a newer version of Dozen";
    for (id, entry, from, to, why) in [
        (1, 1, "\"v\":1", "\"v\":2", newer),
        (2, 1, "stood_up", "flew_away", newer),
        (3, 0, "stood_up", "flew_away", "is damaged"),
        (4, 0, "\"seat\":1", "\"seat\":2", "is damaged"),
    ] {
        let table = stored(&store, id, entry, from, to).await;
        for _ in 0..2 {
            let (status, said) = answer(&ann, table).await;
            let message = said["message"].as_str().unwrap();
            assert_eq!((status, &said["code"]), (500, &json!("internal")), "{to}: {said}");
            assert!(message.contains(why), "{to}: {message}");
        }
        let (mut live, first) = ann.join(&table.to_string(), None).await;
        assert_eq!(first["code"], "internal", "{to}: {first}");
        live.closed().await;
    }
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let id = one.act(one.last(), "pick:1").await;
    one.acked(&id).await;
    server.stop().await;
}
