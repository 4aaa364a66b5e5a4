//! How much one may ask for.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Memory;
use server::{Limits, World};

use crate::support::{Player, Running};

async fn limited(limits: Limits) -> Running {
    let world = World::real().unwrap();
    Running::with(Arc::new(Memory::default()), world, Duration::from_mins(1), limits).await.0
}

/// The status of an answer, when to try again, and the problem.
async fn ask(player: &Player, method: &str, path: &str, body: &Value) -> (u16, Option<u64>, Value) {
    let (status, head, body) = player.raw(method, path, &[], &body.to_string()).await;
    let retry = head.lines().find_map(|line| line.strip_prefix("retry-after: "));
    (status, retry.map(|seconds| seconds.parse().unwrap()), serde_json::from_str(&body).unwrap_or_default())
}

#[tokio::test]
async fn an_address_may_ask_so_often_and_is_told_when_to_come_back() {
    let server = limited(Limits { requests_per_second: 1, ..Limits::NONE }).await;
    let nobody = Player { address: server.address, secret: None };
    for _ in 0..4 {
        assert_eq!(ask(&nobody, "GET", "/api/games", &json!({})).await.0, 200);
    }
    let (status, retry, problem) = ask(&nobody, "GET", "/api/games", &json!({})).await;
    assert_eq!((status, &problem["code"]), (429, &json!("too-many")));
    assert_eq!(retry, Some(1));
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(
            nobody.raw("GET", path, &[], "").await.0,
            200,
            "{path} is for those who watch over the server"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_crowd_of_spectators_keeps_no_player_out() {
    let server = limited(Limits::NONE).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let nobody = Player { secret: None, ..ann.clone() };
    let mut crowd = Vec::new();
    for _ in 0..1000 {
        crowd.push(nobody.join(&table, None).await);
    }
    let (mut late, refused) = nobody.join(&table, None).await;
    assert_eq!((&refused["code"], late.closed().await), (&json!("limit"), Some(4403)));
    let mut windows = Vec::new();
    for _ in 0..20 {
        let (window, first) = ann.join(&table, None).await;
        assert_eq!(first["type"], "full");
        windows.push(window);
    }
    assert_eq!(ann.join(&table, None).await.1["code"], "limit", "one player has windows enough");
    assert_eq!(bo.join(&table, None).await.1["type"], "full", "each for themselves");
    server.stop().await;
}

#[tokio::test]
async fn players_and_tables_of_an_address_are_counted() {
    let limits = Limits { players_per_hour: 2, tables_per_hour: 2, ..Limits::NONE };
    let server = limited(limits).await;
    let ann = server.player("Ann").await;
    server.player("Bo").await;
    let (status, retry, _) = ask(&ann, "POST", "/api/players", &json!({ "name": "Cy" })).await;
    assert!(
        status == 429 && retry.is_some_and(|seconds| (1700..=1801).contains(&seconds)),
        "{status} {retry:?}"
    );
    let nobody = Player { secret: None, ..ann.clone() };
    assert_eq!(ask(&nobody, "POST", "/api/session", &json!({ "name": "Cy" })).await.0, 429);
    assert_eq!(ask(&ann, "POST", "/api/session", &json!({ "name": "Ann" })).await.0, 200, "she is one");
    for _ in 0..2 {
        ann.post("/api/tables", json!({ "game": "go-nuts" })).await;
    }
    assert_eq!(ask(&ann, "POST", "/api/tables", &json!({ "game": "go-nuts" })).await.0, 429);
    server.stop().await;
}

#[tokio::test]
async fn every_limit_names_what_there_was_too_much_of() {
    let limits = Limits {
        players_per_hour: 1,
        tables_per_hour: 1,
        hints_per_minute: 1,
        replays_per_minute: 1,
        ..Limits::NONE
    };
    let server = limited(limits).await;
    let ann = server.player("Ann").await;
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let cases = [
        ("POST", "/api/players".to_string(), json!({ "name": "Bo" }), ["new players", "neue Spieler"]),
        ("POST", "/api/tables".to_string(), json!({ "game": "go-nuts" }), ["new tables", "neue Tische"]),
        ("POST", format!("{table}/hint"), json!({}), ["hints", "Tipps"]),
        ("POST", "/api/replay".to_string(), json!({ "record": "" }), ["replays", "Wiederholungen"]),
        ("GET", format!("{table}/replay"), json!({}), ["replays", "Wiederholungen"]),
    ];
    for (method, path, body, names) in cases {
        // The first may do it; whoever comes next has done it too often.
        ask(&ann, method, &path, &body).await;
        for (language, name) in ["en", "de"].into_iter().zip(names) {
            let headers = [("accept-language", language)];
            let (status, _, answer) = ann.raw(method, &path, &headers, &body.to_string()).await;
            assert_eq!(status, 429, "{path}: {answer}");
            assert!(answer.contains(name), "{path} speaks of {name}: {answer}");
        }
    }
    server.stop().await;
    let server = limited(Limits { requests_per_second: 1, ..Limits::NONE }).await;
    let nobody = Player { address: server.address, secret: None };
    for (language, name) in [("en", "too many requests"), ("de", "zu viele Anfragen")] {
        let mut said = String::new();
        for _ in 0..10 {
            said = nobody.raw("GET", "/api/games", &[("accept-language", language)], "").await.2;
        }
        assert!(said.contains(name), "{said}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_talks_too_fast_is_told_so() {
    let server = limited(Limits::NONE).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    for (language, name) in [("en", "sending messages too fast"), ("de", "schreibst zu schnell")] {
        let mut live = ann.connect(&table).await;
        live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "language": language })).await;
        for _ in 0..10 {
            live.send(json!({ "type": "chat", "text": "donuts!" })).await;
        }
        let refusal = loop {
            let heard = live.next().await;
            if heard["type"] == "refusal" {
                break heard;
            }
        };
        assert_eq!(refusal["code"], "too-many");
        assert!(refusal["message"].as_str().unwrap().contains(name), "{refusal}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_player_has_so_many_unfinished_tables() {
    let server = limited(Limits { tables_per_player: 2, ..Limits::NONE }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let config = json!({ "game": "go-nuts" });
    let first = ann.post("/api/tables", config.clone()).await;
    ann.post("/api/tables", config.clone()).await;
    let (status, _, problem) = ask(&ann, "POST", "/api/tables", &config).await;
    assert_eq!((status, &problem["code"]), (429, &json!("limit")));
    bo.post("/api/tables", config.clone()).await;
    ann.post(&format!("/api/tables/{}/abandon", first["id"].as_str().unwrap()), json!({})).await;
    ann.post("/api/tables", config).await;
    server.stop().await;
}

#[tokio::test]
async fn edition_files_are_played_and_counted() {
    let server = limited(Limits { editions: 1, ..Limits::NONE }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let text = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    let config = |text: &str| json!({ "game": "go-nuts", "seats": 2, "edition_toml": text });
    let table = server.table(config(&text), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&format!("{path}/edition")).await, Value::String(text.clone()));
    let shown = ann.get(&path).await;
    assert!(shown["table"]["own_edition"]["label"].is_string(), "{shown}");
    server.table(config(&text), &[&ann, &bo]).await;
    let other = format!("# mine\n{text}");
    let (status, _, problem) = ask(&ann, "POST", "/api/tables", &config(&other)).await;
    assert_eq!((status, &problem["field"]), (429, &json!("edition_toml")));
    let plain = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(ask(&ann, "GET", &format!("/api/tables/{plain}/edition"), &json!({})).await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn options_are_counted_and_what_is_refused_is_not() {
    let server = limited(Limits { editions: 1, option_sets: 1, ..Limits::NONE }).await;
    let ann = server.player("Ann").await;
    let with = |value: u32| json!({ "game": "go-nuts", "options": { "plain_tie_bonus": value } });
    for wrong in [json!({ "game": "go-nuts", "edition_toml": "nonsense" }), with(1_000_000)] {
        assert_eq!(ask(&ann, "POST", "/api/tables", &wrong).await.0, 400);
    }
    for _ in 0..2 {
        ann.post("/api/tables", with(1)).await;
    }
    let (status, _, problem) = ask(&ann, "POST", "/api/tables", &with(2)).await;
    assert_eq!((status, &problem["field"]), (429, &json!("options")));
    ann.post("/api/tables", json!({ "game": "go-nuts" })).await;
    let text = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    ann.post("/api/tables", json!({ "game": "go-nuts", "edition_toml": text })).await;
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_websockets() {
    let server = limited(Limits { sockets_per_address: 2, ..Limits::NONE }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (_ann_live, _) = ann.join(&table, None).await;
    let (bo_live, _) = bo.join(&table, None).await;
    let (status, problem) = bo.try_connect(&table).await.err().expect("the third is one too many");
    assert_eq!((status, &problem["code"]), (429, &json!("limit")), "{problem}");
    drop(bo_live);
    // The server notices the closed connection in its own time.
    for attempt in 0.. {
        assert!(attempt < 1000, "the place of a closed connection is never free again");
        if bo.try_connect(&table).await.is_ok() {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn who_has_had_too_much_written_waits_and_may_still_end_it() {
    let server = limited(Limits { log_megabytes_per_hour: 1, ..Limits::NONE }).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut live, _) = ann.join(&table, None).await;
    let base = live.last();
    let text = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    let long = format!("{text}\n# {}", "x".repeat(protocol::MAX_EDITION_BYTES - text.len() - 10));
    let config = json!({ "game": "go-nuts", "seats": 2, "edition_toml": long });
    let mut made = 0;
    let (retry, problem) = loop {
        let (status, retry, answer) = ask(&ann, "POST", "/api/tables", &config).await;
        if status != 201 {
            assert_eq!(status, 429, "{answer}");
            break (retry, answer);
        }
        made += 1;
        assert!(made < 100, "the budget is never used up");
    };
    assert!((14..=16).contains(&made), "{made} tables of 64 KiB");
    assert_eq!((&problem["code"], retry.is_some()), (&json!("too-many"), true), "{problem}");
    assert!(problem["message"].as_str().unwrap().contains("stored a lot"), "{problem}");
    // Whatever else would be written, over HTTP or a websocket, for the player or for the address.
    assert_eq!(ask(&ann, "POST", &format!("/api/tables/{table}/abandon"), &json!({})).await.0, 429);
    assert_eq!(ask(&bo, "POST", &format!("/api/tables/{table}/abandon"), &json!({})).await.0, 429);
    live.act(base, "pick:1").await;
    assert_eq!(live.refused().await, "too-many");
    assert_eq!(
        ask(&ann, "GET", &format!("/api/tables/{table}/scene"), &json!({})).await.0,
        200,
        "to look is free"
    );
    assert_eq!(ask(&ann, "POST", &format!("/api/tables/{table}/close"), &json!({})).await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn rules_with_unusual_options_are_counted_too() {
    let server = limited(Limits { option_sets: 4, ..Limits::NONE }).await;
    let nobody = Player { address: server.address, secret: None };
    let rules = async |value: u32| {
        let options = format!("%7B%22plain_tie_bonus%22:{value}%7D");
        ask(&nobody, "GET", &format!("/api/games/go-nuts/rules?options={options}"), &json!({})).await.0
    };
    // A quarter of what may stay is for those who only look.
    assert_eq!((rules(1).await, rules(2).await, rules(1).await), (200, 429, 200));
    let nothing = json!({});
    assert_eq!(ask(&nobody, "GET", "/api/games/go-nuts/rules", &nothing).await.0, 200, "the usual rules");
    server.stop().await;
}
