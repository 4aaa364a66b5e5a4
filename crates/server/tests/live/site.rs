//! The files of the browser client, and the addresses of its pages.

use serde_json::Value;
use server::store::Memory;

use crate::support::{Player, Running};

/// Status, headers and body of a request without a body of its own.
async fn fetch(
    server: &Running,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> (u16, String, String) {
    Player { address: server.address, secret: None }.raw(method, path, headers, "").await
}

#[tokio::test]
async fn files_come_with_their_kind_and_how_long_they_may_be_kept() {
    let server = Running::over(Memory::default()).await;
    let (status, head, body) = fetch(&server, "GET", "/assets/app-4711.js", &[]).await;
    assert_eq!((status, body.as_str()), (200, "let donuts = 12;"));
    assert!(head.contains("content-type: text/javascript"), "{head}");
    assert!(head.contains("cache-control: public, max-age=31536000, immutable"), "{head}");
    assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
    let (_, head, body) =
        fetch(&server, "GET", "/assets/app-4711.js", &[("accept-encoding", "br, gzip")]).await;
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
    assert_eq!(body, "squeezed");
    for refusing in ["br", "gzip;q=0", "gzip; q=0, br"] {
        let (_, head, _) =
            fetch(&server, "GET", "/assets/app-4711.js", &[("accept-encoding", refusing)]).await;
        assert!(!head.contains("content-encoding"), "{refusing}: {head}");
    }
    let (_, head, _) = fetch(&server, "GET", "/favicon.svg", &[("accept-encoding", "gzip")]).await;
    assert!(
        head.contains("content-type: image/svg+xml") && head.contains("cache-control: no-cache"),
        "{head}"
    );
    server.stop().await;
}

#[tokio::test]
async fn every_address_of_a_page_gets_the_page() {
    let server = Running::over(Memory::default()).await;
    for path in ["/", "/table/2222222222222222", "/replay", "/rules/go-nuts?from=table", "/apiary"] {
        let (status, head, body) = fetch(&server, "GET", path, &[]).await;
        assert_eq!((status, body.as_str()), (200, "<!doctype html><title>Dozen</title>"), "{path}");
        assert!(
            head.contains("content-type: text/html") && head.contains("cache-control: no-cache"),
            "{head}"
        );
        let (status, head, body) = fetch(&server, "HEAD", path, &[]).await;
        assert_eq!((status, body.as_str()), (200, ""), "{path}");
        assert!(head.contains("content-length: 35"), "{head}");
    }
    let (_, head, _) = fetch(&server, "GET", "/", &[]).await;
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let (status, head, body) = fetch(&server, "GET", "/replay", &[("if-none-match", tag)]).await;
    assert_eq!((status, body.as_str()), (304, ""), "{head}");
    let (status, ..) = fetch(&server, "GET", "/", &[("if-none-match", "W/\"another\"")]).await;
    assert_eq!(status, 200);
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_page_is_not_found() {
    let server = Running::over(Memory::default()).await;
    let requests = [
        ("GET", "/api"),
        ("GET", "/api/nothing"),
        ("GET", "//api/nothing"),
        ("GET", "/assets/of-an-older-client.js"),
        ("POST", "/table/2222222222222222"),
    ];
    for (method, path) in requests {
        let (status, head, body) = fetch(&server, method, path, &[]).await;
        let problem: Value = serde_json::from_str(&body).unwrap();
        assert_eq!((status, problem["code"].as_str()), (404, Some("not-found")), "{method} {path}");
        assert!(head.contains("content-type: application/problem+json"), "{head}");
    }
    server.stop().await;
}

#[tokio::test]
async fn without_a_client_there_is_a_plain_page() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (status, head, body) = fetch(&server, "GET", "/", &[]).await;
    assert!(status == 200 && head.contains("content-type: text/html"), "{head}");
    assert!(body.contains("The server is running"), "{body}");
    assert_eq!(fetch(&server, "GET", "/replay", &[]).await.0, 404);
    server.stop().await;
}
