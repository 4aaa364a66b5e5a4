//! Games that are over, of this server or sent as a record.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::{Deals, Problem, RecordRewrite, RecordSent, Replay, ReplayQuery, ReplayScenes, Standings};

use super::App;
use super::auth::Maybe;
use super::language::Spoken;
use super::problem::{Body, Failure, Named, Params};
use super::rates::From;
use super::tables::written;
use crate::replay::{deals_of, overview, scenes, standings};

/// A game that is over: every step with everybody's chances to win, and the turning points.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "replays",
    params(("table" = String, Path), ReplayQuery),
    responses((status = 200, body = Replay), (status = "default", body = Problem)))]
pub(super) async fn of_table(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Spoken(language): Spoken,
    Maybe(player): Maybe,
    Params(asked): Params<ReplayQuery>,
) -> Result<Json<Replay>, Failure> {
    let player = player.map(|player| player.id);
    app.rates.may_replay(origin, player)?;
    let source = app.hub.finished(table, player).await?;
    Ok(Json(app.hub.read(origin, move || overview(&source, asked.perspective, language)).await?))
}

/// Scenes of a game that is over, as one perspective has them: at most 64 at once.
#[utoipa::path(get, path = "/api/tables/{table}/replay/scenes", tag = "replays",
    params(("table" = String, Path), ReplayQuery),
    responses((status = 200, body = ReplayScenes), (status = "default", body = Problem)))]
pub(super) async fn scenes_of_table(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Spoken(language): Spoken,
    Maybe(player): Maybe,
    Params(asked): Params<ReplayQuery>,
) -> Result<Json<ReplayScenes>, Failure> {
    let player = player.map(|player| player.id);
    app.rates.may_replay(origin, player)?;
    let source = app.hub.finished(table, player).await?;
    let ReplayQuery { perspective, from, count } = asked;
    Ok(Json(app.hub.read(origin, move || scenes(&source, perspective, from, count, language)).await?))
}

/// Everything that decided the deal of a game that is over, so that you can check it: commitments, numbers, and every draw
/// with what could have come.
#[utoipa::path(get, path = "/api/tables/{table}/deals", tag = "deals", params(("table" = String, Path)),
    responses((status = 200, body = Deals), (status = "default", body = Problem)))]
pub(super) async fn deals(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Maybe(player): Maybe,
) -> Result<Json<Deals>, Failure> {
    let player = player.map(|player| player.id);
    app.rates.may_replay(origin, player)?;
    let source = app.hub.finished(table, player).await?;
    Ok(Json(app.hub.read(origin, move || deals_of(&source)).await?))
}

/// How the points of a game that is over came about: everybody's after each round in which somebody's changed.
#[utoipa::path(get, path = "/api/tables/{table}/standings", tag = "replays", params(("table" = String, Path)),
    responses((status = 200, body = Standings), (status = "default", body = Problem)))]
pub(super) async fn standings_of_table(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Maybe(player): Maybe,
) -> Result<Json<Standings>, Failure> {
    let player = player.map(|player| player.id);
    app.rates.may_replay(origin, player)?;
    let source = app.hub.finished(table, player).await?;
    Ok(Json(app.hub.read(origin, move || standings(&source)).await?))
}

/// The same of a record, whoever played it. Nothing is kept of it.
#[utoipa::path(post, path = "/api/replay", tag = "replays", request_body = RecordSent,
    responses((status = 200, body = Replay), (status = "default", body = Problem)))]
pub(super) async fn of_record(
    State(app): State<App>,
    From(origin): From,
    Spoken(language): Spoken,
    Body(sent): Body<RecordSent>,
) -> Result<Json<Replay>, Failure> {
    app.rates.may_replay(origin, None)?;
    let RecordSent { record, edition_toml, perspective, .. } = sent;
    let work = move |source: &_| overview(source, perspective, language);
    Ok(Json(app.hub.read_record(origin, record, edition_toml, work).await?))
}

/// Scenes of a record.
#[utoipa::path(post, path = "/api/replay/scenes", tag = "replays", request_body = RecordSent,
    responses((status = 200, body = ReplayScenes), (status = "default", body = Problem)))]
pub(super) async fn scenes_of_record(
    State(app): State<App>,
    From(origin): From,
    Spoken(language): Spoken,
    Body(sent): Body<RecordSent>,
) -> Result<Json<ReplayScenes>, Failure> {
    app.rates.may_replay(origin, None)?;
    let RecordSent { record, edition_toml, perspective, from, count } = sent;
    let work = move |source: &_| scenes(source, perspective, from, count, language);
    Ok(Json(app.hub.read_record(origin, record, edition_toml, work).await?))
}

/// A record written the other way: as text or as JSON.
#[utoipa::path(post, path = "/api/replay/record", tag = "replays", request_body = RecordRewrite,
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = Problem)))]
pub(super) async fn rewrite(
    State(app): State<App>,
    From(origin): From,
    Body(sent): Body<RecordRewrite>,
) -> Result<Response, Failure> {
    app.rates.may_replay(origin, None)?;
    let RecordRewrite { record, format } = sent;
    let record = app.hub.read_record(origin, record, None, |source| Ok(source.record.clone())).await?;
    Ok(written(&record, format))
}
