//! Who asks: a secret in a cookie or a bearer token.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::Code;

use super::problem::Failure;
use super::{App, Reached};
use crate::WORDS;
use crate::core::{Refusal, Secret};
use crate::store::Player;
use tabletop::say;
use time::Duration;

/// How the names of our cookies begin; the port of the server follows.
const NAME: &str = "dozen";
/// So many cookies are looked at: one for each server of the host that the browser knows.
const MOST_COOKIES: usize = 8;
/// How long a browser keeps it.
const KEPT: Duration = Duration::days(365);

/// The cookie that makes a browser this player.
pub(crate) fn cookie(secret: Secret, reached: &Reached) -> Cookie<'static> {
    let cookie = Cookie::build((cookie_name(reached), secret.reveal())).path("/").max_age(KEPT);
    cookie.http_only(true).same_site(SameSite::Lax).secure(reached.https).build()
}

/// What our cookie is called at this server.
pub(super) fn cookie_name(reached: &Reached) -> String {
    format!("{NAME}-{}", reached.port)
}

/// The secrets a request brings, any of which may be one of ours. A bearer token counts before cookies; of these, those of
/// other ports are looked at too, so that a server that moves still knows its players.
fn secrets(headers: &HeaderMap, port: u16) -> Vec<Secret> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(bearer) = bearer {
        return bearer
            .strip_prefix("Bearer ")
            .and_then(|secret| secret.trim().parse().ok())
            .into_iter()
            .collect();
    }
    let jar = CookieJar::from_headers(headers);
    let own = format!("{NAME}-{port}");
    let is_ours =
        |name: &str| name.strip_prefix(NAME).is_some_and(|port| port.is_empty() || port.starts_with('-'));
    let mut cookies: Vec<&Cookie<'_>> = jar.iter().filter(|cookie| is_ours(cookie.name())).collect();
    cookies.sort_by_key(|cookie| (cookie.name() != own, cookie.name()));
    cookies.iter().take(MOST_COOKIES).filter_map(|cookie| cookie.value().parse().ok()).collect()
}

/// The player who asks, if they say who they are; banned or not.
#[derive(Debug)]
pub(crate) struct Anybody(pub(crate) Option<Player>);

impl FromRequestParts<App> for Anybody {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        for secret in secrets(&parts.headers, app.reached.port) {
            if let Some(player) = app.hub.store().find_player(secret.hash()).await? {
                return Ok(Anybody(Some(player)));
            }
        }
        Ok(Anybody(None))
    }
}

/// The player who asks, if they say who they are; refused if they are banned.
#[derive(Debug)]
pub(crate) struct Maybe(pub(crate) Option<Player>);

impl FromRequestParts<App> for Maybe {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Anybody(player) = Anybody::from_request_parts(parts, app).await?;
        Ok(Maybe(player.map(welcome).transpose()?))
    }
}

/// The player, unless they are banned.
pub(crate) fn welcome(player: Player) -> Result<Player, Refusal> {
    if player.banned {
        return Err(Refusal::new(Code::Forbidden, say!(WORDS, "banned")));
    }
    Ok(player)
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
        let secrets = |pairs: &[(&'static str, String)]| secrets(&headers(pairs), 1313);
        assert_eq!(secrets(&[("authorization", format!("Bearer {hex}"))]), [mine]);
        assert_eq!(secrets(&[("cookie", format!("a=b; dozen-1313={hex}; c=d"))]), [mine]);
        assert_eq!(secrets(&[("cookie", format!("dozen={hex}"))]), [mine], "as it was called before");
        assert_eq!(secrets(&[("cookie", format!("notdozen={hex}; dozens={hex}"))]), []);
        assert_eq!(secrets(&[("authorization", format!("Basic {hex}"))]), []);
        let both = [("authorization", "Bearer x".to_string()), ("cookie", format!("dozen-1313={hex}"))];
        assert_eq!(secrets(&both), [], "a wrong token is no reason to fall back");
    }

    #[test]
    fn the_cookie_of_this_server_is_looked_at_first_and_others_after_it() {
        let (mine, other) = (Secret::new([3; 32]), Secret::new([4; 32]));
        let cookies = format!("dozen-1200={}; dozen-1313={}; dozen-x=y", other.reveal(), mine.reveal());
        assert_eq!(secrets(&headers(&[("cookie", cookies)]), 1313), [mine, other]);
        let many: Vec<String> = (0..100).map(|port| format!("dozen-{port}={}", other.reveal())).collect();
        assert_eq!(secrets(&headers(&[("cookie", many.join("; "))]), 1313).len(), MOST_COOKIES);
    }

    #[test]
    fn cookies_are_out_of_reach_for_scripts() {
        let reached = Reached { https: true, port: 1313, ..Reached::default() };
        let text = cookie(Secret::new([3; 32]), &reached).to_string();
        assert!(text.starts_with("dozen-1313="), "{text}");
        assert!(text.contains("; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000"), "{text}");
        assert!(!cookie(Secret::new([3; 32]), &Reached::default()).to_string().contains("Secure"));
    }
}
