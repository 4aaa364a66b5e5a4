//! The doors to the outside: HTTP for making and joining tables, a websocket for playing.
//!
//! A handler reads, asks the [`Hub`], and answers. What may be done is decided by [`crate::core`]; what comes from
//! outside is checked here once, by its type.

mod auth;
mod description;
mod guard;
mod language;
pub(crate) mod listen;
pub(crate) mod packing;
mod page;
mod plain;
mod players;
mod problem;
mod rates;
mod records;
mod replays;
mod reports;
mod site;
mod socket;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::routing::get;
use protocol::{Code, MAX_EDITION_BYTES, MAX_RECORD_BYTES};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::WORDS;
use crate::registry::Hub;
use problem::Failure;
use rates::Rates;
use site::Site;
use tabletop::say;

/// The largest body anybody may send: an edition file with every line break escaped. Where a record may come, there is
/// room for one more.
const LARGEST_BODY: usize = 2 * MAX_EDITION_BYTES;

/// How long the next piece of a request may take.
const BODY_GOES_ON_WITHIN: Duration = Duration::from_secs(20);

/// How clients reach the server.
#[derive(Clone, Debug, Default)]
pub struct Reached {
    /// By https, so that cookies must not travel otherwise.
    pub https: bool,
    /// Through a proxy that adds the client's address to `X-Forwarded-For`.
    pub proxy: bool,
    /// The port that the server listens on. Browsers send a host's cookies to all of its ports, so this tells the cookies
    /// of two servers apart.
    pub port: u16,
    /// The names that browsers know the server by.
    pub hosts: Arc<[String]>,
}

/// What handlers share.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) hub: Hub,
    pub(crate) reached: Reached,
    pub(crate) rates: Arc<Rates>,
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Dozen",
    description = "Tables that people and bots share. The live protocol is described in docs/protocol.md."
))]
struct Description;

/// The routes that the description is about, and the description.
fn api() -> (Router<App>, utoipa::openapi::OpenApi) {
    let with_records = OpenApiRouter::new()
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::check))
        .routes(routes!(replays::of_table))
        .routes(routes!(replays::scenes_of_table))
        .routes(routes!(replays::of_record))
        .routes(routes!(replays::scenes_of_record))
        .routes(routes!(replays::rewrite))
        .layer(DefaultBodyLimit::max(LARGEST_BODY + 2 * MAX_RECORD_BYTES));
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(players::new_player))
        .routes(routes!(players::new_session))
        .routes(routes!(players::me, players::rename))
        .routes(routes!(players::my_tables))
        .routes(routes!(tables::games))
        .routes(routes!(tables::rules))
        .routes(routes!(tables::table_rules))
        .routes(routes!(tables::bots))
        .routes(routes!(tables::show))
        .routes(routes!(tables::contents))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::remove_bot))
        .routes(routes!(tables::add_seat))
        .routes(routes!(tables::remove_seat))
        .routes(routes!(tables::remove_person))
        .routes(routes!(tables::close))
        .routes(routes!(tables::commit))
        .routes(routes!(tables::reveal))
        .routes(routes!(replays::deals))
        .routes(routes!(replays::standings_of_table))
        .routes(routes!(tables::start))
        .routes(routes!(tables::abandon))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::make_link, tables::revoke_link))
        .routes(routes!(tables::open_link))
        .routes(routes!(tables::record))
        .routes(routes!(tables::edition))
        .routes(routes!(tables::hint))
        .routes(routes!(reports::report))
        .routes(routes!(plain::act))
        .routes(routes!(plain::scene))
        .routes(routes!(plain::undo))
        .routes(routes!(plain::answer))
        .routes(routes!(plain::why))
        .routes(routes!(plain::chat, plain::say))
        .merge(with_records)
        .split_for_parts()
}

/// All routes. `pages` are the files of the browser client; without any there is a plain page.
pub fn router(hub: Hub, reached: Reached, pages: &'static [client::File]) -> Router {
    let rates = Arc::new(Rates::new(hub.limits()));
    rates.keep_small();
    let app = App { hub, reached, rates };
    let (api, description) = api();
    let description: Arc<str> = description::complete(&description, &auth::cookie_name(&app.reached)).into();
    let json = [("content-type", "application/json")];
    let plain = if pages.is_empty() { Router::new().route("/", get(page::front)) } else { Router::new() };
    let site = Arc::new(Site::new(pages));
    plain
        .route("/api/openapi.json", get(move || async move { (json, description.to_string()) }))
        .merge(api)
        .layer(CompressionLayer::new())
        // The live protocol is not compressed: frames are small and many.
        .route("/api/tables/{table}/live", get(socket::open))
        .layer(axum::middleware::from_fn(guard::same_origin))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::known_host))
        .layer(axum::middleware::from_fn_with_state(app.clone(), rates::limit))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY_GOES_ON_WITHIN))
        // Whoever watches over the server must not be told to come back later.
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(guard::ready))
        .route("/metrics", get(guard::metrics))
        // Files cost next to nothing, so they are not counted.
        .fallback(move |method, uri: Uri, headers: HeaderMap| async move {
            site.answer(&method, uri.path(), &headers)
        })
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::headers))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            let failure = Failure::of(Code::Internal, say!(WORDS, "server-fault"));
            axum::response::IntoResponse::into_response((StatusCode::INTERNAL_SERVER_ERROR, failure))
        }))
        .layer(axum::middleware::from_fn(language::with_language))
        .with_state(app)
}
