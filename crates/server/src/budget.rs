//! What players and addresses may have written into logs: it stays on the disk, so there is a budget for it. What was written
//! is known only afterwards; whoever has used up their budget waits until enough of it has come back, which it does little by
//! little.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::Code;
use tabletop::say;

use crate::WORDS;
use crate::core::{PlayerId, Refusal};
use crate::limits::{Limits, Origin};

/// In which time a whole budget comes back.
const AN_HOUR: Duration = Duration::from_hours(1);
const MEGABYTE: u64 = 1 << 20;
/// How many are known before those who owe nothing are forgotten.
const MANY: usize = 1000;

/// Whose wish it was that something was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Account {
    /// The player, if it was one.
    pub player: Option<PlayerId>,
    /// Where the wish came from.
    pub origin: Origin,
}

/// Who has a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Payer {
    Player(PlayerId),
    Address(Origin),
}

impl Account {
    fn payers(self) -> impl Iterator<Item = Payer> {
        let player = self.player.map(Payer::Player);
        let address = Some(self.origin).filter(|origin| *origin != Origin::default());
        player.into_iter().chain(address.map(Payer::Address))
    }
}

/// What somebody has used up, at this time.
#[derive(Clone, Copy, Debug)]
struct Spent {
    bytes: u64,
    at: Instant,
}

/// What everybody has used up.
#[derive(Debug)]
pub(crate) struct Budget {
    /// In an hour; 0 is no limit.
    most: u64,
    spent: Mutex<HashMap<Payer, Spent>>,
}

impl Budget {
    pub(crate) fn new(limits: Limits) -> Self {
        Budget { most: u64::from(limits.log_megabytes_per_hour) * MEGABYTE, spent: Mutex::default() }
    }

    /// What is left of what somebody has used up.
    fn owed(&self, Spent { bytes, at }: Spent, now: Instant) -> u64 {
        let back =
            u128::from(self.most) * now.saturating_duration_since(at).as_millis() / AN_HOUR.as_millis();
        bytes.saturating_sub(u64::try_from(back).unwrap_or(u64::MAX))
    }

    /// Notes that so many bytes were written.
    pub(crate) fn spend(&self, account: Account, bytes: u64, now: Instant) {
        if self.most == 0 {
            return;
        }
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() >= MANY {
            spent.retain(|_, spent| self.owed(*spent, now) > 0);
        }
        for payer in account.payers() {
            let known = spent.get(&payer).map_or(0, |spent| self.owed(*spent, now));
            spent.insert(payer, Spent { bytes: known + bytes, at: now });
        }
    }

    /// How long the account waits until more may be written, if it has to.
    pub(crate) fn wait(&self, account: Account, now: Instant) -> Option<Duration> {
        if self.most == 0 {
            return None;
        }
        let spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let owed = account.payers().filter_map(|payer| Some(self.owed(*spent.get(&payer)?, now))).max()?;
        let over = owed.checked_sub(self.most)?;
        let millis = u128::from(over) * AN_HOUR.as_millis() / u128::from(self.most);
        Some(Duration::from_millis(u64::try_from(millis).unwrap_or(u64::MAX)))
    }

    /// Refused if the account has used up its budget.
    pub(crate) fn must_have_room(&self, account: Account) -> Result<(), Refusal> {
        let Some(wait) = self.wait(account, Instant::now()) else { return Ok(()) };
        let seconds = wait.as_secs() + 1;
        Err(Refusal::new(Code::TooMany, say!(WORDS, "log-spent", seconds: seconds as usize)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(player: Option<i64>, address: &str) -> Account {
        let origin = address.parse::<std::net::IpAddr>().unwrap().into();
        Account { player: player.map(PlayerId), origin }
    }

    fn budget(log_megabytes_per_hour: u32) -> Budget {
        Budget::new(Limits { log_megabytes_per_hour, ..Limits::default() })
    }

    #[test]
    fn a_player_and_an_address_pay_each_for_itself_and_get_it_back_little_by_little() {
        let (budget, now) = (budget(2), Instant::now());
        let (ann, home) = (account(Some(1), "192.0.2.1"), account(Some(2), "192.0.2.1"));
        let elsewhere = account(Some(1), "192.0.2.2");
        budget.spend(ann, MEGABYTE, now);
        assert_eq!(budget.wait(ann, now), None);
        budget.spend(ann, MEGABYTE, now);
        for other in [ann, home, elsewhere, account(None, "192.0.2.1")] {
            assert!(budget.wait(other, now).is_some(), "{other:?}");
        }
        assert_eq!(budget.wait(account(Some(2), "192.0.2.2"), now), None, "neither of both");
        budget.spend(ann, MEGABYTE, now);
        assert_eq!(budget.wait(ann, now), Some(AN_HOUR / 2));
        let later = now + AN_HOUR / 2;
        assert_eq!(budget.wait(ann, later), Some(Duration::ZERO));
        let later = later + Duration::from_secs(1);
        assert_eq!(budget.wait(ann, later), None);
        budget.spend(ann, MEGABYTE, later + AN_HOUR);
        assert_eq!(budget.wait(ann, later + AN_HOUR), None, "what has come back counts no more");
    }

    #[test]
    fn who_owes_nothing_is_forgotten_and_zero_is_no_limit() {
        let (budget, now) = (budget(1), Instant::now());
        for player in 0..i64::try_from(MANY).unwrap() {
            budget.spend(account(Some(player), "192.0.2.1"), 1, now);
        }
        budget.spend(account(Some(-1), "192.0.2.1"), 1, now + AN_HOUR);
        assert_eq!(budget.spent.lock().unwrap().len(), 2);
        let free = super::Budget::new(Limits::NONE);
        free.spend(account(Some(1), "192.0.2.1"), u64::MAX / 2, now);
        assert_eq!(free.wait(account(Some(1), "192.0.2.1"), now), None);
    }
}
