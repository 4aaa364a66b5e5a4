//! What is legal, phase by phase.

use tabletop::{Choices, Phrase, Seat};

use super::{Action, CrullerClash, Phase, present};

impl Choices for CrullerClash {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Pick(_) => out.extend((0..self.book.rules.row as u8).map(Action::Pick)),
            Phase::Serve { .. } => {
                out.extend(present(self.hands[seat]).map(|(kind, _)| Action::Serve(kind)));
                out.push(Action::Keep);
            }
            _ => {}
        }
    }

    fn refusal(&self, _: Seat, action: Action) -> Phrase {
        self.explain_refusal(action)
    }
}
