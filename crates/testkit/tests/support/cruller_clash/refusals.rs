//! Why an action is refused.

use tabletop::{Phrase, say};

use super::{Action, CrullerClash, Phase, WORDS};

impl CrullerClash {
    /// Why an action is refused to a seat that is asked.
    pub(super) fn explain_refusal(&self, action: Action) -> Phrase {
        match (self.phase, action) {
            (Phase::Serve { .. }, Action::Serve(kind)) => {
                say!(WORDS, "refused-hand", donut: self.book.edition.parts.said(kind))
            }
            (Phase::Serve { .. }, _) => say!(WORDS, "refused-serve"),
            _ => say!(WORDS, "refused-pick"),
        }
    }
}
