//! Things that go wrong, and people who try.

use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{PATIENCE, Player, Running};

#[tokio::test]
async fn an_outsider_gets_nowhere() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" });
    let table = server.table(config, &[&ann, &bo]).await;
    let nobody = Player { secret: None, ..eve.clone() };
    let calls = [
        ("POST", "sit", json!({})),
        ("POST", "leave", json!({})),
        ("POST", "bots", json!({ "seat": 1, "bot": "random" })),
        ("DELETE", "bots/1", json!({})),
        ("POST", "commit", json!({ "hash": "0".repeat(64) })),
        ("POST", "reveal", json!({ "bytes": "0".repeat(64) })),
        ("POST", "start", json!({})),
        ("POST", "abandon", json!({})),
        ("POST", "rematch", json!({})),
        ("POST", "link", json!({})),
        ("DELETE", "link", json!({})),
        ("POST", "open", json!({ "secret": "0".repeat(64) })),
        ("POST", "reports", json!({ "seat": 1, "words": "spam" })),
    ];
    for (method, call, body) in calls {
        let path = format!("/api/tables/{table}/{call}");
        let (status, answer) = eve.call(method, &path, body.clone()).await;
        assert!((400..500).contains(&status), "{call}: {status} {answer}");
        assert!(answer["code"].is_string() && answer["message"].is_string(), "{call}: {answer}");
        assert_eq!(nobody.call(method, &path, body).await.0, 401, "{call}");
    }
    for path in ["", "/record"] {
        assert_eq!(eve.call("GET", &format!("/api/tables/{table}{path}"), json!({})).await.0, 403);
    }
    let (mut live, first) = eve.join(&table, None).await;
    assert_eq!((&first["code"], live.closed().await), (&json!("forbidden"), Some(4403)));
    server.stop().await;
}

#[tokio::test]
async fn spectators_see_what_everybody_may_and_cannot_act() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut watching, full) = eve.join(&table, None).await;
    assert_eq!((&full["you"]["seat"], full["scene"].get("choices")), (&Value::Null, None));
    watching.act(watching.last(), "pick:1").await;
    assert_eq!(watching.refused().await, "forbidden");
    let (mut one, _) = ann.join(&table, None).await;
    let id = one.act(one.last(), "pick:1").await;
    one.acked(&id).await;
    assert_eq!(watching.next().await["entries"][0]["step"], "1.pick:?");
    let nobody = Player { secret: None, ..eve };
    let (mut nameless, _) = nobody.join(&table, None).await;
    nameless.act(1, "pick:1").await;
    assert_eq!(nameless.refused().await, "unauthorized");
    server.stop().await;
}

#[tokio::test]
async fn bad_requests_get_a_reason() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let cases = [
        ("POST", "/api/tables", json!({ "game": "chess" }), 404, "not-found"),
        ("POST", "/api/tables", json!({ "game": "go-nuts", "seats": 99 }), 400, "bad-config"),
        ("POST", "/api/tables", json!({ "game": "go-nuts", "sugar": 1 }), 400, "bad-request"),
        ("POST", "/api/tables", json!("x".repeat(20_000)), 400, "bad-request"),
        ("POST", "/api/players", json!({ "name": "" }), 400, "bad-request"),
        ("GET", "/api/tables/2222222222222222", json!({}), 404, "not-found"),
        ("GET", "/api/tables/..%2F..%2Fetc", json!({}), 404, "not-found"),
        ("GET", "/nothing", json!({}), 404, "not-found"),
    ];
    for (method, path, body, status, code) in cases {
        let answer = ann.call(method, path, body).await;
        assert_eq!((answer.0, &answer.1["code"]), (status, &json!(code)), "{path}: {answer:?}");
    }
    let (mut live, first) = ann.join("2222222222222222", None).await;
    assert_eq!((&first["code"], live.closed().await), (&json!("not-found"), Some(4403)));
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_servers_are_refused_and_headers_are_set() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let foreign = [("origin", "https://evil.example")];
    assert_eq!(ann.raw("POST", "/api/tables", &foreign, "{\"game\":\"go-nuts\"}").await.0, 403);
    let own = format!("http://{}", server.address);
    let (status, head, _) =
        ann.raw("POST", "/api/tables", &[("origin", &own)], "{\"game\":\"go-nuts\"}").await;
    assert_eq!(status, 201);
    assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
    assert!(head.contains("cache-control: no-store") && !head.contains("strict-transport"), "{head}");
    let nobody = Player { secret: None, ..ann };
    let (_, head, body) = nobody.raw("POST", "/api/session", &[], "{\"name\":\"Bo\"}").await;
    assert!(
        head.contains(&format!("set-cookie: dozen-{}=", server.address.port()))
            && head.contains("HttpOnly; SameSite=Lax"),
        "{head}"
    );
    assert_eq!(body, "{\"name\":\"Bo\"}", "the secret is in the cookie only");
    let upgrade = [
        foreign[0],
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    assert_eq!(nobody.raw("GET", "/api/tables/2222222222222222/live", &upgrade, "").await.0, 403);
    server.stop().await;
}

#[tokio::test]
async fn the_first_word_is_hello_in_the_right_version() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    for (word, code) in [
        (json!({ "type": "hello", "protocol": 99 }), "wrong-protocol"),
        (json!({ "type": "ping" }), "bad-request"),
        (json!("hi"), "bad-request"),
    ] {
        let mut live = ann.connect(&table).await;
        live.send(word).await;
        assert_eq!((live.refused().await.as_str(), live.closed().await), (code, Some(4408)));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_never_reads_does_not_hold_up_the_others() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "dollars-to-donuts", "seats": 2 }), &[&ann, &bo]).await;
    // It says hello, and then never reads again.
    let (deaf, _) = ann.join(&table, None).await;
    let (one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    crate::play::play_out(&mut [one, two]).await;
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn who_is_refused_before_their_body_was_read_is_told_that_nothing_follows() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{{",
        server.address
    );
    let mut connection = TcpStream::connect(server.address).await.unwrap();
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(PATIENCE, connection.read_to_string(&mut answer)).await.expect("the server hangs up").unwrap();
    assert!(answer.starts_with("HTTP/1.1 401") && answer.contains("connection: close\r\n"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn pings_are_counted_like_messages() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut live, _) = ann.join(&table, None).await;
    for _ in 0..1000 {
        live.ping().await;
    }
    // The good-bye is lost where more pings were on their way; the server counts it.
    live.closed().await;
    let metrics = ann.get("/metrics").await;
    assert!(metrics.as_str().unwrap().contains("dozen_closed_total{code=\"4429\"} 1\n"), "{metrics}");
    let mut silent = ann.connect(&table).await;
    for _ in 0..16 {
        silent.ping().await;
    }
    assert_eq!((silent.refused().await.as_str(), silent.closed().await), ("bad-request", Some(4408)));
    server.stop().await;
}
