//! Answers that are not a success.

use std::time::Duration;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{Code, Problem};
use serde::de::DeserializeOwned;

use super::language;
use crate::WORDS;
use crate::core::{Refusal, TableId};
use crate::store::StoreError;
use tabletop::{Phrase, Speech, say};

/// Why a request failed, as problem JSON.
#[derive(Debug)]
pub(crate) struct Failure {
    refusal: Refusal,
    /// Seconds after which it may be worth another try.
    retry_after: Option<u64>,
}

impl Failure {
    pub(crate) fn of(code: Code, message: Phrase) -> Self {
        Refusal::new(code, message).into()
    }

    /// Somebody asks too often; the words say for what, and how many seconds to wait.
    pub(crate) fn too_often(wait: Duration, words: impl FnOnce(u32) -> Phrase) -> Self {
        // Rounded up: who waits so long is let in.
        let seconds = wait.as_secs() + 1;
        let failure = Failure::of(Code::TooMany, words(seconds as u32));
        Failure { retry_after: Some(seconds), ..failure }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let passes = matches!(refusal.code, Code::TooMany | Code::Limit | Code::NotStored | Code::Stopping);
        Failure { refusal, retry_after: passes.then_some(1) }
    }
}

impl From<StoreError> for Failure {
    /// What went wrong inside is for the log, not for clients.
    fn from(e: StoreError) -> Self {
        tracing::error!("a request failed: {e}");
        Failure::of(Code::Internal, say!(WORDS, "storage-silent"))
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest | Code::WrongProtocol | Code::BadConfig | Code::BadNotation | Code::BadRecord => {
            StatusCode::BAD_REQUEST
        }
        Code::Unauthorized => StatusCode::UNAUTHORIZED,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::TooMany | Code::Limit => StatusCode::TOO_MANY_REQUESTS,
        Code::NotStored | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::SeatTaken
        | Code::AlreadySeated
        | Code::NotStarted
        | Code::AlreadyStarted
        | Code::Over
        | Code::NotOver
        | Code::SeatsEmpty
        | Code::NotAsked
        | Code::Illegal
        | Code::Stale
        | Code::NoUndo
        | Code::NoProposal
        | Code::NoHints => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let json = [(CONTENT_TYPE, "application/problem+json")];
        let retry = self.retry_after.map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        let Refusal { code, message, field } = self.refusal;
        let speech = Speech { language: language::current(), ..Speech::default() };
        let problem = Problem { code, message: message.say(&speech), field: field.map(str::to_string) };
        let body = serde_json::to_string(&problem).expect("a problem is plain values");
        (status(code), retry, json, Extension(code), body).into_response()
    }
}

/// A request that is not what the API describes; why is for the author of a program.
fn unreadable(why: String) -> Failure {
    Failure::of(Code::BadRequest, say!(WORDS, "bad-request", why: why))
}

/// A JSON body; faults in it are problems.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let read = Json::<T>::from_request(request, state).await;
        let Json(body) = read.map_err(|e: JsonRejection| unreadable(e.body_text()))?;
        Ok(Body(body))
    }
}

/// What stands behind the question mark of an address; faults in it are problems.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        let Query(params) = read.map_err(|e: QueryRejection| unreadable(e.body_text()))?;
        Ok(Params(params))
    }
}

/// The table an address names.
pub(crate) struct Named(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let missing = || Failure::of(Code::NotFound, say!(WORDS, "no-table"));
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, state).await;
        let Path(path) = path.map_err(|_: PathRejection| missing())?;
        path.get("table").and_then(|id| id.parse().ok()).map(Named).ok_or_else(missing)
    }
}
