//! What holds for every request.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN, STRICT_TRANSPORT_SECURITY, UPGRADE};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;

use super::App;
use super::problem::Failure;
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

pub(super) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
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

/// Whether tables can be found and played: the store answers.
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    if app.hub.is_stopping() {
        return Err(Failure::of(Code::Stopping, say!(WORDS, "server-stops")));
    }
    app.hub.store().public_tables(1).await?;
    Ok("ready")
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
