//! Who is there without a websocket: they ask for a scene, decide what to do, and ask again.

use std::collections::BTreeMap;

use crate::budget::Account;
use crate::core::Millis;

/// How long somebody is there after they last asked for a scene, or waited for one, in milliseconds. Long enough to think, and to
/// be away from a network for a moment.
const STAYS: Millis = 30_000;

/// When each visitor last asked for something or waited for it. Whoever is not a player is known by their address.
#[derive(Debug, Default)]
pub(super) struct Visits(BTreeMap<Account, Millis>);

impl Visits {
    /// Somebody asks, or waits. `true` if they were not there before.
    pub(super) fn note(&mut self, who: Account, now: Millis) -> bool {
        self.0.insert(who, now).is_none()
    }

    /// Forgets those who have not come again. `true` if there was anybody.
    pub(super) fn forget_gone(&mut self, now: Millis) -> bool {
        let before = self.0.len();
        self.0.retain(|_, seen| *seen + STAYS > now);
        self.0.len() < before
    }

    /// When somebody may have gone.
    pub(super) fn next(&self) -> Option<Millis> {
        self.0.values().min().map(|seen| seen + STAYS)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Account> {
        self.0.keys().copied()
    }

    pub(super) fn contains(&self, who: Account) -> bool {
        self.0.contains_key(&who)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::PlayerId;

    fn player(number: i64) -> Account {
        Account { player: Some(PlayerId(number)), ..Account::default() }
    }

    #[test]
    fn whoever_comes_again_in_time_stays() {
        let mut visits = Visits::default();
        assert!(visits.note(player(1), 0) && visits.note(player(2), 0));
        assert!(!visits.note(player(1), 20_000), "she was there");
        assert_eq!(visits.next(), Some(30_000));
        assert!(!visits.forget_gone(29_999));
        assert!(visits.forget_gone(30_000));
        assert_eq!(visits.all().collect::<Vec<_>>(), [player(1)]);
        assert!(visits.forget_gone(50_000) && visits.next().is_none());
    }
}
