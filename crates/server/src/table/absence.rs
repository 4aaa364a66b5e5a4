//! Who is not there although others wait: a connection that is gone for too long counts as leaving.
//!
//! Presence is not stored. After a restart everybody has the whole grace again.

use tabletop::{MAX_SEATS, Seat};

use crate::core::{Millis, State};

/// Since when each seat has been without a connection while somebody else was there.
#[derive(Debug, Default)]
pub(super) struct Absence([Option<Millis>; MAX_SEATS]);

impl Absence {
    /// Looks who is there now; `present` are the seats with a connection.
    pub(super) fn look(&mut self, state: &State, present: &[Seat], now: Millis) {
        for seat in state.seats().seats() {
            // Nobody has to be there for a game that all others have left alone too: it waits for tomorrow.
            let missed = state.waits_for(seat) && !present.is_empty() && !present.contains(&seat);
            let since = &mut self.0[seat.index()];
            *since = missed.then(|| since.unwrap_or(now));
        }
    }

    /// When the next grace is over.
    pub(super) fn next(&self, grace: Option<Millis>) -> Option<Millis> {
        Some(self.0.iter().flatten().min()? + grace?)
    }

    /// A seat whose grace is over.
    pub(super) fn over(&self, grace: Option<Millis>, now: Millis) -> Option<Seat> {
        let grace = grace?;
        let over = |since: &Option<Millis>| since.is_some_and(|since| since + grace <= now);
        self.0.iter().position(over).map(Seat::new)
    }
}
