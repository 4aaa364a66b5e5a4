//! Who plays.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use protocol::{Credentials, Me, NewName, Problem, TableLine};

use super::App;
use super::auth::{Known, Maybe, cookie};
use super::problem::{Body, Failure};
use super::rates::From;
use crate::core::{Secret, checked_name};
use crate::limits::Origin;
use crate::store::Player;

/// How many tables a list has at most.
const LISTED: usize = 200;

async fn add(app: &App, origin: Origin, name: &str) -> Result<(Secret, Player), Failure> {
    let name = checked_name(name)?;
    app.rates.may_become_a_player(origin)?;
    let secret = app.hub.secret();
    let player = app.hub.store().add_player(secret.hash(), name, app.hub.now()).await?;
    Ok((secret, player))
}

/// Become a player, as a program: the secret is in the answer.
#[utoipa::path(post, path = "/api/players", tag = "players", request_body = NewName,
    responses((status = 201, body = Credentials), (status = "default", body = Problem)))]
pub(super) async fn new_player(
    State(app): State<App>,
    From(origin): From,
    Body(new): Body<NewName>,
) -> Result<(StatusCode, Json<Credentials>), Failure> {
    let (secret, player) = add(&app, origin, &new.name).await?;
    Ok((StatusCode::CREATED, Json(Credentials { secret: secret.reveal(), name: player.name })))
}

/// Become a player, in a browser: the secret is in a cookie that scripts cannot read. Who is one already stays one.
#[utoipa::path(post, path = "/api/session", tag = "players", request_body = NewName,
    responses((status = 200, body = Me), (status = "default", body = Problem)))]
pub(super) async fn new_session(
    State(app): State<App>,
    From(origin): From,
    Maybe(player): Maybe,
    Body(new): Body<NewName>,
) -> Result<(CookieJar, Json<Me>), Failure> {
    if let Some(Player { name, .. }) = player {
        return Ok((CookieJar::new(), Json(Me { name })));
    }
    let (secret, player) = add(&app, origin, &new.name).await?;
    Ok((CookieJar::new().add(cookie(secret, &app.reached)), Json(Me { name: player.name })))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "players",
    responses((status = 200, body = Me), (status = "default", body = Problem)))]
pub(super) async fn me(Known(player): Known) -> Json<Me> {
    Json(Me { name: player.name })
}

/// Be called differently at the tables you sit down at from now on.
#[utoipa::path(put, path = "/api/me", tag = "players", request_body = NewName,
    responses((status = 200, body = Me), (status = "default", body = Problem)))]
pub(super) async fn rename(
    State(app): State<App>,
    Known(player): Known,
    Body(new): Body<NewName>,
) -> Result<Json<Me>, Failure> {
    let name = checked_name(&new.name)?;
    app.hub.store().rename_player(player.id, name.clone()).await?;
    Ok(Json(Me { name }))
}

/// The tables where you have a seat.
#[utoipa::path(get, path = "/api/me/tables", tag = "players",
    responses((status = 200, body = [TableLine]), (status = "default", body = Problem)))]
pub(super) async fn my_tables(
    State(app): State<App>,
    Known(player): Known,
) -> Result<Json<Vec<TableLine>>, Failure> {
    Ok(Json(app.hub.store().tables_of(player.id, LISTED).await?))
}
