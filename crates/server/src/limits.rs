//! How much one player or one address may ask for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Debug;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Deserialize;

/// What an operator allows. 0 means no limit, except for editions and sets of options, of which it allows none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests an address may make per second; four times as many at once.
    pub requests_per_second: u32,
    /// Players an address may become in an hour.
    pub players_per_hour: u32,
    /// Tables an address may make in an hour.
    pub tables_per_hour: u32,
    /// Hints an address may ask for in a minute.
    pub hints_per_minute: u32,
    /// Replays and their scenes an address may ask for in a minute.
    pub replays_per_minute: u32,
    /// Messages an address may send to tables without a websocket, in a minute.
    pub chats_per_minute: u32,
    /// Reports an address may send in an hour.
    pub reports_per_hour: u32,
    /// Tables a player may have made that have not come to their end.
    pub tables_per_player: u32,
    /// Messages an address may send over all its websockets per second; four times as many at once.
    pub messages_per_second: u32,
    /// Websockets an address may have open.
    pub sockets_per_address: u32,
    /// Connections an address may have open besides its websockets.
    pub connections_per_address: u32,
    /// Megabytes that may be written into logs in an hour at the wish of an address or a player.
    pub log_megabytes_per_hour: u32,
    /// Steps a game may have; one that has more ends without a result.
    pub steps_per_table: u32,
    /// Different edition files that tables may be made with while the server runs; each stays in memory.
    pub editions: u32,
    /// Different sets of options that tables may be made with while the server runs; each stays in memory.
    pub option_sets: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests_per_second: 50,
            players_per_hour: 120,
            tables_per_hour: 120,
            hints_per_minute: 20,
            replays_per_minute: 240,
            chats_per_minute: 60,
            reports_per_hour: 20,
            tables_per_player: 100,
            messages_per_second: 500,
            sockets_per_address: 200,
            connections_per_address: 400,
            log_megabytes_per_hour: 64,
            steps_per_table: 5_000,
            editions: 200,
            option_sets: 2000,
        }
    }
}

impl Limits {
    /// No limits, for measuring.
    pub const NONE: Limits = Limits {
        requests_per_second: 0,
        players_per_hour: 0,
        tables_per_hour: 0,
        hints_per_minute: 0,
        replays_per_minute: 0,
        chats_per_minute: 0,
        reports_per_hour: 0,
        tables_per_player: 0,
        messages_per_second: 0,
        sockets_per_address: 0,
        connections_per_address: 0,
        log_megabytes_per_hour: 0,
        steps_per_table: 0,
        editions: u32::MAX,
        option_sets: u32::MAX,
    };
}

impl Limits {
    /// The most steps a game may have.
    pub(crate) fn steps(self) -> u64 {
        if self.steps_per_table == 0 { u64::MAX } else { self.steps_per_table.into() }
    }
}

/// Whom a limit counts for: an address, or the part of it that one household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Origin(IpAddr);

impl Default for Origin {
    /// From nowhere that is known.
    fn default() -> Self {
        Origin(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }
}

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Self {
        Origin(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// A limit on how often something is done, for each key.
#[derive(Debug)]
pub(crate) struct Rate<K: Clone + Eq + Hash + Debug>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Clone + Eq + Hash + Debug> Rate<K> {
    /// So many per second, four times as many at once.
    pub(crate) fn per_second(count: u32) -> Self {
        Self::of(count, |count| Quota::per_second(count).allow_burst(count.saturating_mul(BURST)))
    }

    /// So many per minute.
    pub(crate) fn per_minute(count: u32) -> Self {
        Self::of(count, Quota::per_minute)
    }

    /// So many per hour.
    pub(crate) fn per_hour(count: u32) -> Self {
        Self::of(count, Quota::per_hour)
    }

    fn of(count: u32, quota: impl Fn(NonZeroU32) -> Quota) -> Self {
        Rate(NonZeroU32::new(count).map(|count| RateLimiter::keyed(quota(count))))
    }

    /// Whether it may be done now; otherwise how long to wait.
    pub(crate) fn check(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|until| until.wait_time_from(DefaultClock::default().now()))
    }

    /// Waits until so many may be done.
    pub(crate) async fn ready(&self, key: &K, count: NonZeroU32) {
        let Some(limiter) = &self.0 else { return };
        // What is more than may ever be done at once would be waited for in vain.
        while let Ok(Err(until)) = limiter.check_key_n(key, count) {
            tokio::time::sleep(until.wait_time_from(DefaultClock::default().now())).await;
        }
    }

    /// Forgets those who have not been seen for so long that it makes no difference.
    pub(crate) fn forget_old(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}

/// A limit on how many of something are open at the same time, for each address.
#[derive(Debug)]
pub(crate) struct AtOnce {
    most: u32,
    open: Mutex<HashMap<Origin, u32>>,
}

impl AtOnce {
    /// So many; 0 means no limit.
    pub(crate) fn new(most: u32) -> Arc<Self> {
        Arc::new(AtOnce { most, open: Mutex::default() })
    }

    /// One more, until what is returned is dropped; `None` if there are enough.
    pub(crate) fn one_more(self: &Arc<Self>, origin: Origin) -> Option<Held> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&origin).copied().unwrap_or(0);
        if self.most > 0 && count >= self.most {
            return None;
        }
        open.insert(origin, count + 1);
        Some(Held { of: Arc::clone(self), origin })
    }
}

/// One that is open.
#[derive(Debug)]
pub(crate) struct Held {
    of: Arc<AtOnce>,
    origin: Origin,
}

impl Drop for Held {
    /// An address with nothing open is forgotten.
    fn drop(&mut self) {
        let mut open = self.of.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = open.entry(self.origin) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// How many seconds' worth may come at once.
const BURST: NonZeroU32 = NonZeroU32::new(4).expect("four is not zero");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_a_limit_and_strangers_do_not() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(origin("2001:db8::1"), origin("2001:db8::2:3"));
        assert_ne!(origin("2001:db8::1"), origin("2001:db8:0:1::1"));
        assert_ne!(origin("192.0.2.1"), origin("192.0.2.2"));
        assert_eq!(origin("192.0.2.1"), origin("::ffff:192.0.2.1"));
    }

    #[test]
    fn what_is_open_counts_until_it_is_closed() {
        let at = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        let two = AtOnce::new(2);
        let first = two.one_more(at("192.0.2.1")).unwrap();
        let _second = two.one_more(at("192.0.2.1")).unwrap();
        assert!(two.one_more(at("192.0.2.1")).is_none());
        assert!(two.one_more(at("192.0.2.2")).is_some(), "each for itself");
        assert_eq!(two.open.lock().unwrap().len(), 1, "who has nothing open is forgotten");
        drop(first);
        assert!(two.one_more(at("192.0.2.1")).is_some());
        let free = AtOnce::new(0);
        let many: Vec<_> = (0..100).map(|_| free.one_more(at("192.0.2.1"))).collect();
        assert!(many.iter().all(Option::is_some));
    }

    #[test]
    fn a_rate_says_how_long_to_wait_and_zero_is_no_limit() {
        let rate = Rate::per_hour(3);
        for _ in 0..3 {
            assert_eq!(rate.check(&1), Ok(()));
        }
        let wait = rate.check(&1).unwrap_err();
        assert!(wait > Duration::from_mins(19) && wait <= Duration::from_mins(20), "{wait:?}");
        assert_eq!(rate.check(&2), Ok(()), "each for itself");
        let free = Rate::per_second(0);
        assert!((0..10_000).all(|_| free.check(&1).is_ok()));
    }
}
