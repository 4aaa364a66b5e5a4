//! A game over plain HTTP, for programs without websockets.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::{
    ChatQuery, Code, Done, NewAction, NewAnswer, NewMessage, NewRequest, Problem, SaidLine, SceneQuery,
    WhyAsked, WhyTold,
};
use tabletop::say;
use tokio::time::timeout;

use super::App;
use super::auth::{Known, Maybe};
use super::language::Spoken;
use super::problem::{Body, Failure, Named, Params};
use super::rates::From;
use crate::WORDS;
use crate::core::{Command, Refusal};
use crate::table::{Extras, Request, Waiter, sayable};

/// How many seconds a scene is waited for, if nobody says, and at most: less than proxies bear silence.
const WAIT: u32 = 25;
const LONGEST_WAIT: u32 = 50;

/// Choose an action. The answer comes when it is durable; `scene` says what came of it.
#[utoipa::path(post, path = "/api/tables/{table}/act", tag = "tables", params(("table" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn act(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Known(player): Known,
    Body(action): Body<NewAction>,
) -> Result<Json<Done>, Failure> {
    let NewAction { id, base, generation, token } = action;
    let command = Command::Act { player: player.id, id, base, token };
    let event = app.hub.wished(table, (player.id, origin), generation, command).await?;
    Ok(Json(Done { event }))
}

/// Take back your last action or answer, or propose it where others must agree: `undo` of the scene says which.
#[utoipa::path(post, path = "/api/tables/{table}/undo", tag = "tables", params(("table" = String, Path)),
    request_body = NewRequest, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn undo(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Known(player): Known,
    Body(request): Body<NewRequest>,
) -> Result<Json<Done>, Failure> {
    let NewRequest { id, generation } = request;
    let command = Command::Undo { player: player.id, id };
    let event = app.hub.wished(table, (player.id, origin), generation, command).await?;
    Ok(Json(Done { event }))
}

/// Answer what somebody has proposed.
#[utoipa::path(post, path = "/api/tables/{table}/answer", tag = "tables", params(("table" = String, Path)),
    request_body = NewAnswer, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn answer(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Known(player): Known,
    Body(answer): Body<NewAnswer>,
) -> Result<Json<Done>, Failure> {
    let NewAnswer { id, generation, yes } = answer;
    let command = Command::Answer { player: player.id, id, yes };
    let event = app.hub.wished(table, (player.id, origin), generation, command).await?;
    Ok(Json(Done { event }))
}

/// Why your seat cannot choose an action now. Nothing is done.
#[utoipa::path(post, path = "/api/tables/{table}/why", tag = "tables", params(("table" = String, Path)),
    request_body = WhyAsked, responses((status = 200, body = WhyTold), (status = "default", body = Problem)))]
pub(super) async fn why(
    State(app): State<App>,
    Named(table): Named,
    Known(player): Known,
    Spoken(language): Spoken,
    Body(WhyAsked { token }): Body<WhyAsked>,
) -> Result<Json<WhyTold>, Failure> {
    let words = app.hub.ask(table, |reply| Request::WhyNot(player.id, language, token, reply)).await?;
    Ok(Json(WhyTold { words }))
}

/// Say something: players to players, spectators to spectators. It is not kept.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "tables", params(("table" = String, Path)),
    request_body = NewMessage, responses((status = 204), (status = "default", body = Problem)))]
pub(super) async fn say(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Known(player): Known,
    Body(NewMessage { text }): Body<NewMessage>,
) -> Result<StatusCode, Failure> {
    let text = sayable(&text)?;
    app.rates.may_say_something(origin)?;
    app.hub.ask(table, |reply| Request::Say((player.id, player.name), text, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The latest of what was said, as far as you would have heard it.
#[utoipa::path(get, path = "/api/tables/{table}/chat", tag = "tables",
    params(("table" = String, Path), ChatQuery),
    responses((status = 200, body = [SaidLine]), (status = "default", body = Problem)))]
pub(super) async fn chat(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
    Params(ChatQuery { after }): Params<ChatQuery>,
) -> Result<Json<Vec<SaidLine>>, Failure> {
    let player = player.map(|player| player.id);
    Ok(Json(app.hub.ask(table, |reply| Request::Said(player, after, reply)).await?))
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
    let SceneQuery { after, generation, wait, sheets, coach } = asked;
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
            Request::Scene(Waiter { player, origin, after, generation, waits, extras, language, reply })
        })
    };
    let frame = match timeout(Duration::from_secs(wait.into()), ask(wait > 0)).await {
        Ok(frame) => frame?,
        Err(_) => ask(false).await?,
    };
    Ok(([(CONTENT_TYPE, "application/json")], frame.as_str().to_owned()))
}
