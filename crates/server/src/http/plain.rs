//! A game over plain HTTP, for programs without websockets.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::{Code, Done, NewAction, Problem, SceneQuery};
use tabletop::say;
use tokio::time::timeout;

use super::App;
use super::auth::{Known, Maybe};
use super::language::Spoken;
use super::problem::{Body, Failure, Named, Params};
use super::rates::From;
use crate::WORDS;
use crate::core::{Command, Refusal};
use crate::table::{Extras, Request, Waiter};

/// How many seconds a scene is waited for, if nobody says, and at most: less than proxies bear silence.
const WAIT: u32 = 25;
const LONGEST_WAIT: u32 = 50;

/// Choose an action. The answer comes when it is durable; `scene` says what came of it.
#[utoipa::path(post, path = "/api/tables/{table}/act", tag = "tables", params(("table" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn act(
    State(app): State<App>,
    Named(table): Named,
    Known(player): Known,
    Body(action): Body<NewAction>,
) -> Result<Json<Done>, Failure> {
    let NewAction { id, base, token } = action;
    let command = Command::Act { player: player.id, id, base, token };
    Ok(Json(Done { event: app.hub.command(table, command).await? }))
}

/// The game as you may see it, with what has happened since the entry you know: a message `entries` or `full` as on the
/// websocket, which docs/protocol.md describes. It waits until there is something new, or until the time is over.
#[utoipa::path(get, path = "/api/tables/{table}/scene", tag = "tables",
    params(("table" = String, Path), SceneQuery),
    responses((status = 200, body = serde_json::Value), (status = "default", body = Problem)))]
pub(super) async fn scene(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Maybe(player): Maybe,
    Spoken(language): Spoken,
    Params(asked): Params<SceneQuery>,
) -> Result<impl IntoResponse, Failure> {
    let SceneQuery { after, wait, sheets, coach } = asked;
    let extras = Extras { sheets, coach };
    let wait = wait.unwrap_or(WAIT);
    if wait > LONGEST_WAIT {
        let words = say!(WORDS, "bad-wait", most: LONGEST_WAIT);
        return Err(Refusal::new(Code::BadRequest, words).of_field("wait").into());
    }
    // Whoever waits takes as much as a websocket.
    let _held = app.rates.may_open_a_socket(origin)?;
    let player = player.map(|player| player.id);
    let ask = |waits| {
        app.hub.ask(table, move |reply| {
            Request::Scene(Waiter { player, origin, after, waits, extras, language, reply })
        })
    };
    let frame = match timeout(Duration::from_secs(wait.into()), ask(wait > 0)).await {
        Ok(frame) => frame?,
        Err(_) => ask(false).await?,
    };
    Ok(([(CONTENT_TYPE, "application/json")], frame.as_str().to_owned()))
}
