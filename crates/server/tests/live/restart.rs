//! What is acknowledged is still there.

use serde_json::json;
use tempfile::tempdir;

use crate::play::play_out;
use crate::support::Running;

#[tokio::test]
async fn a_stopped_server_says_good_bye_and_goes_on_where_it_was() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "donut", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (mut two, _) = bo.join(&table, None).await;
    let mine = if one.some_token().is_some() { &mut one } else { &mut two };
    let (last, token) = (mine.last(), mine.some_token().unwrap());
    let id = mine.act(last, &token).await;
    mine.acked(&id).await;
    let before = mine.scene.clone();
    let first = before["view"] == one.scene["view"];
    server.stop().await;
    assert_eq!((one.closed().await, two.closed().await), (Some(1001), Some(1001)));

    let server = Running::start(folder.path()).await;
    let [ann, bo] = [ann, bo].map(|player| crate::support::Player { address: server.address, ..player });
    let (one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    assert_eq!(if first { &one } else { &two }.scene, before);
    play_out(&mut [one, two]).await;
    server.stop().await;
}
