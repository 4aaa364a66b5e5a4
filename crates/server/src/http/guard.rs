//! What holds for every request.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, ORIGIN, STRICT_TRANSPORT_SECURITY,
    TRANSFER_ENCODING, UPGRADE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;

use super::problem::Failure;
use super::{App, Reached};
use crate::WORDS;
use tabletop::say;

/// Headers of every answer. The page may load what comes from here and talk to here, nothing else.
const HEADERS: [(&str, &str); 4] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    ("x-content-type-options", "nosniff"),
    // Addresses of tables are secrets of their players.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
];

/// How long a browser that came by https once stays with it: a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// What the API answers is for the one who asked, now.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

fn has_body(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH).is_some_and(|length| length.as_bytes() != b"0");
    length || headers.contains_key(TRANSFER_ENCODING)
}

pub(super) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let has_body = has_body(request.headers());
    let mut response = next.run(request).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if has_body && refused {
        // Nobody may have read it, so nothing can follow on this connection.
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    if is_api {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(NO_STORE);
    }
    if app.reached.https {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    if let Some(code) = response.extensions().get::<Code>() {
        app.hub.metrics().count_refusal(*code);
    }
    for (name, value) in HEADERS {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        response.headers_mut().insert(name, value);
    }
    response
}

/// Whatever changes something, and every websocket, must come from our own pages or from a program: a browser tells
/// the origin of the page, and it must be this server.
pub(super) async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let harmless = request.method().is_safe() && !headers.contains_key(UPGRADE);
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let foreign = match (text(ORIGIN), text(HOST)) {
        (None, _) => headers.contains_key(ORIGIN),
        (Some(origin), host) => origin.split_once("://").map(|(_, host)| host) != host,
    };
    if foreign && !harmless {
        return Failure::of(Code::Forbidden, say!(WORDS, "foreign-page")).into_response();
    }
    next.run(request).await
}

/// The server is asked by one of its own names: a page from elsewhere whose name suddenly leads here is not one of ours.
pub(super) async fn known_host(State(app): State<App>, request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).map(|host| host.to_str().unwrap_or_default().to_string());
    match host {
        Some(host) if !is_known(&host, &app.reached) => {
            Failure::of(Code::Forbidden, say!(WORDS, "unknown-host", host: host)).into_response()
        }
        // No browser leaves it out.
        _ => next.run(request).await,
    }
}

/// Addresses are nobody else's, and so are names that no public server knows.
fn is_known(host: &str, reached: &Reached) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let local = !name.contains('.') || [".local", ".localhost"].iter().any(|end| name.ends_with(end));
    bare.parse::<IpAddr>().is_ok()
        || local && !name.is_empty()
        || reached.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
        || reached.hosts.is_empty() && reached.proxy
}

/// Whether tables can be found and played: the store answers.
pub(super) async fn ready(State(app): State<App>) -> Result<String, Failure> {
    if app.hub.is_stopping() {
        return Err(Failure::of(Code::Stopping, say!(WORDS, "server-stops")));
    }
    app.hub.store().in_place()?;
    app.hub.store().public_tables(1).await?;
    let damaged = app.hub.store().damaged();
    let lines = damaged.iter().map(|(table, damaged)| format!("\ntable {table} stays closed: {damaged}"));
    Ok("ready".to_string() + &lines.collect::<String>())
}

/// What is counted and measured, for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    match app.hub.store().count_tables().await {
        Ok(counts) => app.hub.metrics().set_tables(&counts),
        // What is counted in memory is told all the same.
        Err(e) => tracing::error!("tables cannot be counted: {e}"),
    }
    let kind = [(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, app.hub.metrics().render())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_anybody_could_point_here_are_refused_unless_they_are_ours() {
        let home = Reached::default();
        let proxied = Reached { proxy: true, ..Reached::default() };
        let named = Reached { hosts: ["dozen.example".to_string()].into(), ..proxied.clone() };
        for host in [
            "127.0.0.1:1313",
            "192.168.1.5",
            "[::1]:1313",
            "localhost:5173",
            "donut",
            "pc.local:1313",
            "a.localhost",
        ] {
            assert!([&home, &proxied, &named].iter().all(|reached| is_known(host, reached)), "{host}");
        }
        for host in
            ["evil.example", "evil.example:1313", "127.0.0.1.evil.example", "local", ".local.evil.example"]
        {
            let plain = !host.contains('.');
            assert_eq!((is_known(host, &home), is_known(host, &named)), (plain, plain), "{host}");
        }
        assert!(is_known("evil.example", &proxied), "a proxy knows its names");
        assert!(is_known("Dozen.Example:443", &named) && is_known("dozen.example.", &named));
        assert!(!is_known("", &home));
    }
}
