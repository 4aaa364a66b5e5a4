//! Answers that are no success.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use serde::de::DeserializeOwned;

use crate::core::{Refusal, TableId};
use crate::store::StoreError;

/// Why a request failed, as problem JSON.
#[derive(Debug)]
pub(crate) struct Failure(Problem);

impl Failure {
    pub(crate) fn of(code: Code, message: impl Into<String>) -> Self {
        Failure(Problem { code, message: message.into(), field: None })
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let Refusal { code, message, field } = refusal;
        Failure(Problem { code, message, field: field.map(str::to_string) })
    }
}

impl From<StoreError> for Failure {
    /// What went wrong inside is for the log, not for clients.
    fn from(e: StoreError) -> Self {
        tracing::error!("a request failed: {e}");
        Failure::of(Code::Internal, "the storage does not answer; it has been noted")
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest | Code::WrongProtocol | Code::BadConfig | Code::BadNotation => {
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
        | Code::SeatsEmpty
        | Code::NotAsked
        | Code::Illegal
        | Code::Stale
        | Code::NoUndo
        | Code::NoProposal => StatusCode::CONFLICT,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let json = [(CONTENT_TYPE, "application/problem+json")];
        let retry = matches!(self.0.code, Code::TooMany | Code::Limit | Code::NotStored | Code::Stopping);
        let retry = retry.then_some([("retry-after", "1")]);
        (status(self.0.code), retry, json, serde_json::to_string(&self.0).unwrap_or_default()).into_response()
    }
}

/// A JSON body; faults in it are problems.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let read = Json::<T>::from_request(request, state).await;
        let Json(body) = read.map_err(|e: JsonRejection| Failure::of(Code::BadRequest, e.body_text()))?;
        Ok(Body(body))
    }
}

/// The table an address names.
pub(crate) struct Named(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let missing = || Failure::of(Code::NotFound, "there is no such table");
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, state).await;
        let Path(path) = path.map_err(|_: PathRejection| missing())?;
        path.get("table").and_then(|id| id.parse().ok()).map(Named).ok_or_else(missing)
    }
}
