//! A disk that is full, and a directory that cannot be written.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::http::Reached;
use server::store::Sqlite;
use server::{Config, DATABASE, Limits, Server, World};

use crate::support::Running;

/// What the database may grow to: enough for a few tables.
const SMALL: u64 = 200 * 1024;

async fn start(folder: &Path, largest: Option<u64>) -> Running {
    let store = Sqlite::open_bounded(&folder.join(DATABASE), largest).unwrap();
    Running::with(Arc::new(store), World::real().unwrap(), Duration::from_mins(1), Limits::NONE).await.0
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), Some(SMALL)).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    let (mut one, _) = ann.join(&table, None).await;
    let mut links = 0u64;
    let problem = loop {
        let (status, answer) = ann.call("POST", &format!("{path}/link"), json!({})).await;
        if status != 201 {
            break (status, answer);
        }
        links += 1;
        assert!(links < 10_000, "the disk is never full");
    };
    assert_eq!((problem.0, &problem.1["code"]), (503, &json!("not-stored")), "{problem:?}");
    // The one who listened is told to come back; what was acknowledged is there, and can be read.
    assert_eq!(one.closed().await, Some(4500));
    let acknowledged = one_link_each(&ann, &table, links).await;
    assert_eq!(ann.call("POST", &format!("{path}/link"), json!({})).await.0, 503, "still full");
    assert_eq!(ann.call("GET", "/readyz", json!({})).await.0, 200, "what there is can be played back");
    server.stop().await;

    let server = start(folder.path(), None).await;
    let ann = crate::support::Player { address: server.address, ..ann };
    assert_eq!(one_link_each(&ann, &table, links).await, acknowledged);
    assert_eq!(ann.call("POST", &format!("{path}/link"), json!({})).await.0, 201, "there is room again");
    server.stop().await;
}

/// The last event of a game that has begun and seen so many links.
async fn one_link_each(player: &crate::support::Player, table: &str, links: u64) -> u64 {
    let (live, _) = player.join(table, None).await;
    let record = player.get(&format!("/api/tables/{table}/record")).await;
    let steps = tabletop::Record::parse(record.as_str().unwrap()).unwrap().steps.len() as u64;
    // Made, two sat down, started; then the deal.
    assert_eq!(live.last() + 1, 4 + steps + links);
    live.last()
}

#[tokio::test]
async fn a_directory_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a directory").unwrap();
    // Not even root can make a file in the last one.
    let places = [file.clone(), file.join("below"), "/sys".into()];
    for data in places {
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: data.clone(),
            reached: Reached::default(),
            expire_after: None,
            idle_after: Duration::from_mins(1),
            limits: Limits::default(),
            largest_database: None,
            seed: None,
            pages: &[],
        };
        let said = Server::open(&config).await.unwrap_err().to_string();
        assert!(said.contains(data.to_str().unwrap()) && said.contains("cannot be"), "{said}");
    }
}
