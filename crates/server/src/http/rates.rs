//! How often one address may ask for something.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::Extensions;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::App;
use super::problem::Failure;
use crate::WORDS;
use crate::core::PlayerId;
use crate::limits::{AtOnce, Held, Limits, Origin, Rate};
use tabletop::say;

/// What is counted for each address.
#[derive(Debug)]
pub(crate) struct Rates {
    requests: Rate<Origin>,
    players: Rate<Origin>,
    tables: Rate<Origin>,
    hints: Rate<Origin>,
    hints_of: Rate<PlayerId>,
    chats: Rate<Origin>,
    replays: Rate<Origin>,
    replays_of: Rate<PlayerId>,
    reports: Rate<Origin>,
    messages: Rate<Origin>,
    sockets: Arc<AtOnce>,
    records: Arc<Semaphore>,
}

/// How many records are given at a time.
const RECORDS: usize = 8;
/// How long somebody waits for their turn.
const RECORD_WITHIN: Duration = Duration::from_secs(20);

impl Rates {
    pub(super) fn new(limits: Limits) -> Self {
        Rates {
            requests: Rate::per_second(limits.requests_per_second),
            players: Rate::per_hour(limits.players_per_hour),
            tables: Rate::per_hour(limits.tables_per_hour),
            hints: Rate::per_minute(limits.hints_per_minute),
            hints_of: Rate::per_minute(limits.hints_per_minute),
            chats: Rate::per_minute(limits.chats_per_minute),
            replays: Rate::per_minute(limits.replays_per_minute),
            replays_of: Rate::per_minute(limits.replays_per_minute),
            reports: Rate::per_hour(limits.reports_per_hour),
            messages: Rate::per_second(limits.messages_per_second),
            sockets: AtOnce::new(limits.sockets_per_address),
            records: Arc::new(Semaphore::new(RECORDS)),
        }
    }

    pub(super) fn may_become_a_player(&self, origin: Origin) -> Result<(), Failure> {
        self.players.check(&origin).map_err(|wait| {
            Failure::too_often(wait, |seconds| say!(WORDS, "too-many-players", seconds: seconds))
        })
    }

    pub(super) fn may_make_a_table(&self, origin: Origin) -> Result<(), Failure> {
        self.tables.check(&origin).map_err(|wait| {
            Failure::too_often(wait, |seconds| say!(WORDS, "too-many-new-tables", seconds: seconds))
        })
    }

    pub(super) fn may_ask_for_a_hint(&self, origin: Origin, player: PlayerId) -> Result<(), Failure> {
        self.hints.check(&origin).and_then(|()| self.hints_of.check(&player)).map_err(|wait| {
            Failure::too_often(wait, |seconds| say!(WORDS, "too-many-hints", seconds: seconds))
        })
    }

    pub(super) fn may_say_something(&self, origin: Origin) -> Result<(), Failure> {
        self.chats.check(&origin).map_err(|wait| Failure::too_often(wait, |_| say!(WORDS, "too-much-talk")))
    }

    pub(super) fn may_replay(&self, origin: Origin, player: Option<PlayerId>) -> Result<(), Failure> {
        let of_player = || player.map_or(Ok(()), |player| self.replays_of.check(&player));
        self.replays.check(&origin).and_then(|()| of_player()).map_err(|wait| {
            Failure::too_often(wait, |seconds| say!(WORDS, "too-many-replays", seconds: seconds))
        })
    }

    pub(super) fn may_report(&self, origin: Origin) -> Result<(), Failure> {
        self.reports.check(&origin).map_err(|wait| {
            Failure::too_often(wait, |seconds| say!(WORDS, "too-many-reports", seconds: seconds))
        })
    }

    /// A turn to have a record made and sent, as long as what is returned is kept.
    pub(super) async fn may_have_a_record(&self) -> Result<OwnedSemaphorePermit, Failure> {
        let turn = timeout(RECORD_WITHIN, Arc::clone(&self.records).acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or_else(|| Failure::of(Code::Limit, say!(WORDS, "records-busy")))
    }

    /// Waits until the address may send one more message over a websocket, or something that costs as much as so many. What is
    /// answered costs the server as much whether it is done or refused.
    pub(super) async fn may_send(&self, origin: Origin, cost: NonZeroU32) {
        self.messages.ready(&origin, cost).await;
    }

    /// A place for one more websocket, as long as what is returned is kept.
    pub(super) fn may_open_a_socket(&self, origin: Origin) -> Result<Held, Failure> {
        let words = say!(WORDS, "too-many-sockets");
        self.sockets.one_more(origin).ok_or_else(|| Failure::of(Code::Limit, words))
    }

    /// Forgets addresses that have been quiet, so that memory is bounded by those who are not.
    fn forget_old(&self) {
        self.requests.forget_old();
        self.players.forget_old();
        self.tables.forget_old();
        self.hints.forget_old();
        self.hints_of.forget_old();
        self.chats.forget_old();
        self.replays.forget_old();
        self.replays_of.forget_old();
        self.reports.forget_old();
        self.messages.forget_old();
    }

    /// Forgets quiet addresses, again and again, as long as somebody uses the rates.
    pub(super) fn keep_small(self: &Arc<Self>) {
        const EVERY: Duration = Duration::from_mins(5);
        let rates = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(EVERY).await;
                let Some(rates) = rates.upgrade() else { return };
                rates.forget_old();
            }
        });
    }
}

/// Where a request comes from, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) Origin);

impl FromRequestParts<App> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(From(origin(&parts.headers, &parts.extensions, app.reached.proxy)))
    }
}

fn origin(headers: &HeaderMap, extensions: &Extensions, proxy: bool) -> Origin {
    let connected = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = connected.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
    // Only what the nearest proxy added can be believed: the last address of the last header.
    let told = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| proxy);
    let told = told.and_then(|value| address(value.to_str().ok()?.rsplit(',').next()?.trim()));
    told.unwrap_or(peer).into()
}

/// An address as proxies write it: some with the port.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    text.parse::<IpAddr>().or_else(|_| with_port()).ok()
}

/// Turns away who asks too often.
pub(super) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let origin = origin(request.headers(), request.extensions(), app.reached.proxy);
    match app.rates.requests.check(&origin) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let words = |seconds| say!(WORDS, "too-many-requests", seconds: seconds);
            Failure::too_often(wait, words).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_says_of_its_address_is_believed_from_a_proxy_only() {
        let at = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo("192.0.2.1:5000".parse::<SocketAddr>().unwrap()));
        let mut headers = HeaderMap::new();
        assert_eq!(origin(&headers, &extensions, true), at("192.0.2.1"));
        headers.insert("x-forwarded-for", "198.51.100.7, 203.0.113.9".parse().unwrap());
        assert_eq!(origin(&headers, &extensions, false), at("192.0.2.1"));
        assert_eq!(origin(&headers, &extensions, true), at("203.0.113.9"), "the rest anybody can write");
        for (told, expected) in [
            ("203.0.113.9:4711", "203.0.113.9"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]:80", "2001:db8::1"),
        ] {
            headers.insert("x-forwarded-for", told.parse().unwrap());
            assert_eq!(origin(&headers, &extensions, true), at(expected), "{told}");
        }
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(origin(&headers, &extensions, true), at("192.0.2.1"));
    }
}
