//! Who asks: a secret in a cookie or a bearer token.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::Code;

use super::App;
use super::problem::Failure;
use crate::WORDS;
use crate::core::Secret;
use crate::store::Player;
use tabletop::say;
use time::Duration;

/// The name of the cookie.
const NAME: &str = "dozen";
/// How long a browser keeps it.
const KEPT: Duration = Duration::days(365);

/// The cookie that makes a browser this player.
pub(crate) fn cookie(secret: Secret, https: bool) -> Cookie<'static> {
    let cookie = Cookie::build((NAME, secret.reveal())).path("/").max_age(KEPT);
    cookie.http_only(true).same_site(SameSite::Lax).secure(https).build()
}

/// The secret a request brings. A bearer token counts before a cookie.
fn secret(headers: &HeaderMap) -> Option<Secret> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(bearer) = bearer {
        return bearer.strip_prefix("Bearer ")?.trim().parse().ok();
    }
    CookieJar::from_headers(headers).get(NAME)?.value().parse().ok()
}

/// The player who asks, if they say who they are.
#[derive(Debug)]
pub(crate) struct Maybe(pub(crate) Option<Player>);

impl FromRequestParts<App> for Maybe {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Some(secret) = secret(&parts.headers) else { return Ok(Maybe(None)) };
        Ok(Maybe(app.hub.store().find_player(secret.hash()).await?))
    }
}

/// The player who asks; refused if nobody is known by the secret.
#[derive(Debug)]
pub(crate) struct Known(pub(crate) Player);

impl FromRequestParts<App> for Known {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Maybe(player) = Maybe::from_request_parts(parts, app).await?;
        let unknown = || Failure::of(Code::Unauthorized, say!(WORDS, "unknown-player"));
        player.map(Known).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, String)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_secret_is_found_where_it_belongs() {
        let mine = Secret::new([3; 32]);
        let hex = mine.reveal();
        assert_eq!(secret(&headers(&[("authorization", format!("Bearer {hex}"))])), Some(mine));
        assert_eq!(secret(&headers(&[("cookie", format!("a=b; dozen={hex}; c=d"))])), Some(mine));
        assert_eq!(secret(&headers(&[("cookie", format!("notdozen={hex}"))])), None);
        assert_eq!(secret(&headers(&[("authorization", format!("Basic {hex}"))])), None);
        let both = [("authorization", "Bearer x".to_string()), ("cookie", format!("dozen={hex}"))];
        assert_eq!(secret(&headers(&both)), None, "a wrong token is no reason to fall back");
    }

    #[test]
    fn cookies_are_out_of_reach_for_scripts() {
        let text = cookie(Secret::new([3; 32]), true).to_string();
        assert!(text.contains("; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000"), "{text}");
        assert!(!cookie(Secret::new([3; 32]), false).to_string().contains("Secure"));
    }
}
