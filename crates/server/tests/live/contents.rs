//! What is in the box, over HTTP.

use serde_json::{Value, json};

use crate::play::play_out;
use crate::support::Running;

#[tokio::test]
async fn every_game_has_a_box_with_all_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    for game in ann.get("/api/games").await.as_array().unwrap() {
        let made = ann.post("/api/tables", json!({ "game": game["id"] })).await;
        let contents = ann.get(&format!("/api/tables/{}/box", made["id"].as_str().unwrap())).await;
        assert_eq!(contents["game"], game["id"]);
        assert_eq!(contents["edition"], game["editions"][0]);
        let options = contents["options"].as_object().unwrap();
        for option in game["options"].as_array().unwrap() {
            assert_eq!(options[option["name"].as_str().unwrap()], option["default"], "{option}");
        }
        assert_eq!(options.len(), game["options"].as_array().unwrap().len());
        assert!(!contents["parts"].as_object().unwrap().is_empty());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_box_is_the_same_before_and_in_the_game_and_follows_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let config = json!({
        "game": "go-nuts", "seats": 2, "edition": "retail", "options": { "bear_claw_points": -3 },
        "watching": "nobody"
    });
    let id = ann.post("/api/tables", config).await["id"].as_str().unwrap().to_string();
    let path = format!("/api/tables/{id}/box");
    let before = bo.get(&path).await;
    assert_eq!(before["seats"], 2);
    assert_eq!(before["edition"]["id"], "retail");
    assert_eq!(before["options"]["bear_claw_points"], -3);
    let names: Vec<&Value> = before["parts"]["types"].as_array().unwrap().iter().map(|t| &t["id"]).collect();
    assert!(names.contains(&&json!("bear-claw")), "{names:?}");

    for player in [&ann, &bo] {
        player.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    }
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(bo.get(&path).await, before);
    let (status, head, _) = bo.raw("GET", &path, &[], "").await;
    assert_eq!(status, 200);
    assert!(head.contains("cache-control: private, max-age=3600"), "{head}");

    let eve = server.player("Eve").await;
    let (status, told) = eve.call("GET", &path, json!({})).await;
    assert_eq!((status, told["code"].as_str()), (403, Some("forbidden")), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn points_are_told_to_those_who_ask_for_them_and_to_all_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    // One seat, looked at from two devices: only one of them wants the points.
    let mut counting = ann.connect(&table).await;
    counting.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "sheets": true })).await;
    let first = counting.next().await;
    assert_eq!(first["scene"]["sheet"]["seats"].as_array().map(Vec::len), Some(2), "{first}");
    let (one, plain) = ann.join(&table, None).await;
    assert_eq!(plain["scene"].get("sheet"), None);
    let (two, _) = bo.join(&table, None).await;
    let mut players = [one, two];
    play_out(&mut players).await;
    let end = &players[0].scene;
    assert!(end["outcome"].is_object() && end["sheet"]["seats"].is_array(), "{end}");

    let mut told = 0;
    while counting.scene.get("outcome").is_none() {
        counting.next().await;
        told += 1;
        let sheet = &counting.scene["sheet"]["seats"];
        let sum = |lines: &Value| {
            lines.as_array().unwrap().iter().map(|line| line["points"].as_i64().unwrap()).sum()
        };
        let sums: Vec<i64> = sheet.as_array().unwrap().iter().map(sum).collect();
        assert_eq!(json!(sums), counting.scene["view"]["points"], "nothing is hidden in this game's points");
    }
    assert!(told > 5);
    assert_eq!(counting.scene["sheet"], end["sheet"]);
    server.stop().await;
}
