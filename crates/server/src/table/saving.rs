//! From what was decided to what is heard: stored first, then let go.

use protocol::{Code, closing};

use super::task::{Live, Outgoing};
use crate::WORDS;
use crate::core::{Entry, Refusal};
use crate::store::{StoreError, Summary};
use tabletop::say;

/// How much too early a table that sleeps may be woken for a clock, in milliseconds. So a table with a short clock does
/// not have to note a new time with every step.
const WAKES_EARLY: u64 = 60_000;

impl Live {
    /// Stores what was decided, and then lets everybody hear of it.
    pub(super) async fn save(&mut self) -> Result<(), StoreError> {
        self.narrate();
        self.answer_waiting();
        if !self.unsaved.is_empty() {
            let entries = std::mem::take(&mut self.unsaved);
            let mut payers = std::mem::take(&mut self.payers);
            payers.resize(entries.len(), None);
            let summary = self.changed_summary(&entries);
            let reseated = summary.as_ref().is_some_and(|now| now.players != self.summary.players);
            if let Some(lag) = &mut self.lag {
                // If they are not stored, the task ends before anybody looks.
                lag.follow(&entries);
            }
            let stored =
                self.hub.append(&mut self.head, (&entries, &payers), summary.clone(), reseated).await;
            if let Err(e) = stored {
                self.refuse_all(&e);
                return Err(e);
            }
            if let Some(summary) = summary {
                self.summary = summary;
            }
            let phase = self.state.phase();
            if self.awake.0 != phase {
                self.awake = (phase, self.hub.metrics().awake(phase));
            }
        }
        for asked in self.asked.drain(..) {
            self.hub.metrics().count_answered(asked);
        }
        self.flush();
        Ok(())
    }

    /// What lists say of the table from now on, if that has changed with these entries.
    fn changed_summary(&self, entries: &[Entry]) -> Option<Summary> {
        let known = &self.summary;
        // Tables are woken by the clock of the machine.
        let deadline = self.state.deadline().map(|deadline| deadline.saturating_sub(self.ahead));
        let timely = match (known.wake, deadline) {
            (Some(known), Some(deadline)) => known <= deadline && deadline - known <= WAKES_EARLY,
            (known, deadline) => known == deadline,
        };
        if timely && entries.iter().all(|entry| !entry.fact.changes_table()) {
            return None;
        }
        let now = Summary { wake: deadline, ..Summary::of(&self.state) };
        let same = now.players == known.players
            && (now.line.phase, &now.line.names) == (known.line.phase, &known.line.names);
        (!timely || !same).then_some(now)
    }

    /// Lets everybody hear what was prepared for them.
    pub(super) fn flush(&mut self) {
        let mut sent_away = false;
        for (place, outgoing) in self.outgoing.drain(..).enumerate() {
            match outgoing {
                Outgoing::Audience(audience, frame) => self.listeners.send_to(audience, &frame, place),
                Outgoing::Listener(id, frame) => self.listeners.send(id, frame),
                Outgoing::SentAway(id, frame) => {
                    self.listeners.send(id, frame);
                    self.listeners.close(id, closing::FORBIDDEN);
                    sent_away = true;
                }
                Outgoing::Answer(reply, answer) => drop(reply.send(answer)),
                Outgoing::Joined(reply, id) => {
                    if reply.send(Ok(id)).is_err() {
                        // Gone before it was let in.
                        self.listeners.remove(id);
                    }
                }
                Outgoing::Info(give) => give(),
            }
        }
        self.listeners.all_gone();
        if self.listeners.was_somebody_cut() | sent_away {
            self.tell_presence();
            self.flush();
        }
    }

    /// What was decided is not stored, as far as is known: nobody hears of it.
    fn refuse_all(&mut self, e: &StoreError) {
        tracing::error!(table = %self.state.id(), "what was decided could not be stored: {e}");
        for outgoing in self.outgoing.drain(..) {
            if let Outgoing::Answer(reply, _) = outgoing {
                let words = say!(WORDS, "not-stored");
                drop(reply.send(Err(Refusal::new(Code::NotStored, words))));
            }
        }
    }
}
