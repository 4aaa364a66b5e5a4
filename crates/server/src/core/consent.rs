//! What needs everybody's consent: going back when it is somebody else's turn, and ending a game without a result.

use catalog::Undo;
use protocol::{Code, Phase, UndoOffer};
use tabletop::{Seat, SeatSet, say};

use super::state::State;
use super::stored::{Ending, Proposal};
use crate::WORDS;
use crate::core::{Fact, Millis, Refusal};

/// How long a seat waits before it proposes something again after nothing came of it, in milliseconds.
const COOL_DOWN: Millis = 20_000;

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
            Fact::Removed { seat, .. } => self
                .proposal
                .is_some_and(|open| open.by == *seat || open.what == Proposal::Remove { seat: *seat }),
            Fact::Step { .. } => self.proposal.is_some_and(|open| open.what == Proposal::Undo),
            _ => false,
        };
        if moot {
            // What was agreed to was no nuisance.
            if let Some(open) = self.proposal.take().filter(|_| !matches!(fact, Fact::Step { .. })) {
                self.proposed[open.by.index()] = None;
            }
        }
    }

    /// How the seat can take back its last action. No consent goes further than this.
    pub(super) fn undo_to(&self, seat: Seat) -> Result<Undo, Refusal> {
        let refuse = |words| Err(Refusal::new(Code::NoUndo, words));
        if !self.config.undo {
            return refuse(say!(WORDS, "no-undo-here"));
        }
        let Some(game) = self.game() else { return refuse(say!(WORDS, "no-undo-nothing")) };
        match game.undo_to(seat) {
            Err(e) => refuse(e.phrase()),
            Ok(Undo::Rewind(steps)) if steps < self.taken_over() => refuse(say!(WORDS, "no-undo-nothing")),
            Ok(Undo::Withdraw) if self.clocks.is_spent(seat) => refuse(say!(WORDS, "no-undo-time")),
            Ok(undo) => Ok(undo),
        }
    }

    /// Whether the others must agree before the game goes back to the seat: somebody else is asked by now.
    pub(super) fn must_ask_to_rewind(&self, seat: Seat) -> bool {
        let others = || self.seats.seats().filter(|other| *other != seat);
        self.due() != SeatSet::only(seat) && others().any(|other| self.places[other.index()].has_a_say())
    }

    /// What the seat could take back now, for clients to offer it.
    pub fn undo_offer(&self, seat: Seat) -> Option<UndoOffer> {
        let undo = self.undo_to(seat).ok().filter(|_| self.phase == Phase::Playing)?;
        match undo {
            Undo::Withdraw => Some(UndoOffer::Answer),
            Undo::Rewind(_) if !self.must_ask_to_rewind(seat) => Some(UndoOffer::Action),
            Undo::Rewind(_) => self.proposal.is_none().then_some(UndoOffer::Ask),
        }
    }

    /// What carries out the proposal, once everybody who has a say has agreed.
    pub(super) fn consequence(&self) -> Option<Fact> {
        let open = self.proposal?;
        let asked = self.seats.seats().filter(|seat| self.is_asked(open.what, *seat));
        if asked.into_iter().any(|seat| !open.agreed.contains(seat)) {
            return None;
        }
        match open.what {
            Proposal::Abandon => Some(Fact::Ended { ending: Ending::Abandoned }),
            Proposal::Undo => match self.undo_to(open.by) {
                Ok(Undo::Rewind(steps)) => Some(Fact::Undone { seat: open.by, steps, id: None }),
                _ => None,
            },
            Proposal::Remove { seat } => {
                let (player, bot) = (self.places[seat.index()].owner?, self.stand_in_name().to_string());
                Some(Fact::Removed { seat, player, bot: Some(bot) })
            }
        }
    }

    /// Whether the seat must agree to what is proposed. Nobody is asked about their own removal.
    pub(super) fn is_asked(&self, what: Proposal, seat: Seat) -> bool {
        self.places[seat.index()].has_a_say() && what != Proposal::Remove { seat }
    }

    /// How many milliseconds a seat must wait until it may propose something again.
    pub(super) fn cool_down(&self, seat: Seat, now: Millis) -> Millis {
        self.proposed[seat.index()].map_or(0, |last| (last + COOL_DOWN).saturating_sub(now))
    }
}
