//! Players report players.

use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Code, NewReport, Problem};
use tabletop::say;

use super::App;
use super::auth::Known;
use super::problem::{Body, Failure, Named};
use super::rates::From;
use super::tables::seat;
use crate::WORDS;
use crate::core::Refusal;
use crate::store::Report;
use crate::table::Request;

/// The longest reason, in characters.
const LONGEST: usize = 500;

/// Report somebody at the table, or what they said there, to whoever runs the server. Nobody else hears of it.
#[utoipa::path(post, path = "/api/tables/{table}/reports", tag = "tables", params(("table" = String, Path)),
    request_body = NewReport, responses((status = 204), (status = "default", body = Problem)))]
pub(super) async fn report(
    State(app): State<App>,
    From(origin): From,
    Named(table): Named,
    Known(player): Known,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, Failure> {
    let NewReport { seat: number, message, words } = new;
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() || words.chars().count() > LONGEST || words.chars().any(char::is_control) {
        let said = say!(WORDS, "bad-report", most: LONGEST);
        return Err(Refusal::new(Code::BadRequest, said).of_field("words").into());
    }
    let (by, seat, quoted) = (player.id, number.map(seat).transpose()?, message.clone());
    let reported = app.hub.ask(table, |reply| Request::Report(by, seat, quoted, reply)).await?;
    app.rates.may_report(origin)?;
    let (at, player, name) = (app.hub.now(), reported.player, reported.name);
    let report = Report { number: 0, at, table, by, player, name, message, words };
    app.hub.store().desk().report(report).await?;
    tracing::info!(%table, "somebody was reported");
    Ok(StatusCode::NO_CONTENT)
}
