//! Answers that are not a success.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{Code, Problem};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::language;
use crate::WORDS;
use crate::core::{Refusal, TableId};
use crate::store::StoreError;
use tabletop::{Phrase, Speech, say};

/// Below this every whole number is one of its own.
const EXACT: f64 = (1_u64 << 53) as f64;

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
        | Code::NotMeant
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
        let (head, body) = request.into_parts();
        let bytes = Bytes::from_request(Request::from_parts(head.clone(), body), state).await;
        let bytes = bytes.map_err(|e| unreadable(e.body_text()))?;
        let read = Json::<T>::from_request(Request::from_parts(head, bytes.clone().into()), state).await;
        match read {
            Ok(Json(body)) => Ok(Body(body)),
            Err(e) => {
                let shaped_wrongly = matches!(e, JsonRejection::JsonDataError(_));
                let read = shaped_wrongly.then(|| with_whole_numbers(&bytes)).flatten();
                read.map(Body).ok_or_else(|| unreadable(e.body_text()))
            }
        }
    }
}

/// The body if all that is wrong with it is that whole numbers are written `4.0`, which is the same number in JSON.
fn with_whole_numbers<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let mut body = serde_json::from_slice(bytes).ok()?;
    write_whole(&mut body);
    serde_json::from_value(body).ok()
}

fn write_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < EXACT);
            if let Some(whole) = whole.filter(|_| number.is_f64()) {
                *value = Value::from(whole as i64);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(write_whole),
        Value::Object(values) => values.values_mut().for_each(write_whole),
        _ => {}
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

#[cfg(test)]
mod tests {
    use protocol::SeatBot;

    use super::*;

    #[test]
    fn a_whole_number_may_be_written_with_a_point() {
        let read = |text: &str| with_whole_numbers::<SeatBot>(text.as_bytes()).map(|asked| asked.seat);
        assert_eq!(read(r#"{"seat": 4.0, "bot": "easy"}"#), Some(4));
        assert_eq!(read(r#"{"seat": 4e0, "bot": "easy"}"#), Some(4));
        assert_eq!(read(r#"{"seat": 4.5, "bot": "easy"}"#), None);
        assert_eq!(read(r#"{"seat": 1e300, "bot": "easy"}"#), None);
        assert_eq!(read(r#"{"seat": 4.0, "bot": 1.0}"#), None);
    }
}
