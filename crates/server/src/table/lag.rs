//! What people without a seat see at a table that shows all hands late: the table as it was.
//!
//! It is a second fold over the same log that runs behind. Nothing that is shown from it can know more than the log up
//! to that time.

use std::collections::VecDeque;

use protocol::{Phase, Watching};

use crate::core::{Damaged, Entry, Millis, State};

/// A table as it was a while ago.
#[derive(Debug)]
pub(super) struct Lag {
    past: State,
    delay: Millis,
    /// What is stored and not yet shown.
    waiting: VecDeque<Entry>,
}

impl Lag {
    /// The past of the table with this log; `None` if this table does not show itself late.
    pub(super) fn of(log: &[Entry], now: Millis) -> Result<Option<Self>, Damaged> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let past = State::begin(first)?;
        let Watching::HandsDelayed { seconds } = past.config().watching else { return Ok(None) };
        let delay = Millis::from(seconds) * 1000;
        let mut lag = Lag { past, delay, waiting: rest.iter().cloned().collect() };
        lag.catch_up(now);
        Ok(Some(lag))
    }

    /// The table as it was.
    pub(super) fn past(&self) -> &State {
        &self.past
    }

    /// Takes entries that are stored now.
    pub(super) fn follow(&mut self, entries: &[Entry]) {
        self.waiting.extend(entries.iter().cloned());
    }

    /// When there will be more to show. Until the game begins there is nothing to hide, and nothing is late.
    pub(super) fn next(&self) -> Option<Millis> {
        let delay = if self.past.phase() == Phase::Open { 0 } else { self.delay };
        self.waiting.front().map(|entry| entry.at + delay)
    }

    /// Moves up to what may be shown now. Returns the number of the first new event, if there is one.
    pub(super) fn catch_up(&mut self, now: Millis) -> Option<u64> {
        let first = self.past.length();
        while self.next().is_some_and(|next| next <= now) {
            let entry = self.waiting.pop_front().expect("something waits");
            self.past.apply(entry).expect("the table itself has applied it");
        }
        (self.past.length() > first).then_some(first)
    }
}
