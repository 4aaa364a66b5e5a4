//! What needs everybody's consent: going back where that could matter, and ending a game without a result.

use protocol::{Code, Ending, Proposal};
use tabletop::{Seat, SeatSet, say};

use super::state::State;
use crate::WORDS;
use crate::core::{Fact, Refusal};

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenProposal {
    pub(super) by: Seat,
    pub(super) what: Proposal,
    agreed: SeatSet,
}

impl OpenProposal {
    pub(super) fn new(by: Seat, what: Proposal) -> Self {
        OpenProposal { by, what, agreed: SeatSet::only(by) }
    }
}

impl State {
    pub(super) fn take_answer(&mut self, seat: Seat, yes: bool) {
        match &mut self.proposal {
            Some(open) if yes => open.agreed = open.agreed.with(seat),
            _ => self.proposal = None,
        }
    }

    /// A proposal is over when it was carried out, or when the game has gone on since.
    pub(super) fn withdraw_what_is_moot(&mut self, fact: &Fact) {
        let moot = match fact {
            Fact::Undone { .. } | Fact::Ended { .. } => true,
            Fact::Step { .. } => self.proposal.is_some_and(|open| open.what == Proposal::Undo),
            _ => false,
        };
        if moot {
            self.proposal = None;
        }
    }

    /// What carries out the proposal, once everybody who has a say has agreed.
    pub(super) fn consequence(&self) -> Option<Fact> {
        let open = self.proposal?;
        let asked = self.seats.seats().filter(|seat| self.places[seat.index()].has_a_say());
        if asked.into_iter().any(|seat| !open.agreed.contains(seat)) {
            return None;
        }
        match open.what {
            Proposal::Abandon => Some(Fact::Ended { ending: Ending::Abandoned }),
            Proposal::Undo => {
                let steps = self.before_last_action(open.by).ok()?;
                Some(Fact::Undone { seat: open.by, steps, id: None })
            }
        }
    }

    /// Number of steps before the seat's last action, if no chance step came after it.
    pub(super) fn before_last_action(&self, seat: Seat) -> Result<usize, Refusal> {
        let refuse = |message| Refusal::new(Code::NoUndo, message);
        for (number, actor) in self.actors.iter().enumerate().skip(self.taken_over()).rev() {
            match actor {
                None => return Err(refuse(say!(WORDS, "no-undo-chance"))),
                Some(actor) if *actor == seat => return Ok(number),
                Some(_) => {}
            }
        }
        Err(refuse(say!(WORDS, "no-undo-nothing")))
    }
}
