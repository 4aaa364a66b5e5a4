//! The language of a request.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use tabletop::Language;

tokio::task_local! {
    /// Failures become answers deep inside, where nobody has the request at hand.
    static LANGUAGE: Language;
}

/// The language of the request under way.
pub(super) fn current() -> Language {
    LANGUAGE.try_with(|language| *language).unwrap_or_default()
}

/// Lets everything that answers the request know its language.
pub(super) async fn with_language(request: Request, next: Next) -> Response {
    LANGUAGE.scope(wanted(request.headers()), next.run(request)).await
}

/// The language the answer should have.
pub(super) struct Spoken(pub(super) Language);

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Spoken(wanted(&parts.headers)))
    }
}

fn wanted(headers: &HeaderMap) -> Language {
    let wish = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wish.map_or_else(Language::default, Language::negotiate)
}
