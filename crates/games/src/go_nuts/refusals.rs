//! Why an action is refused.

use tabletop::{Arg, Phrase, Seat, say};

use super::view::Asks;
use super::{Action, Donut, GoNuts, Phase, Power, Taking, WORDS};

impl GoNuts {
    /// Why an action is refused to a seat that is asked.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> Phrase {
        let name = |donut: Donut| Arg::data(self.book.edition.parts.types[donut.index()].name.as_str());
        let just_taken = |donut: Donut| self.taking.is_some_and(|taking| taking.donut == donut);
        match (self.phase, action) {
            (Phase::Keep { .. }, Action::Keep(donut)) => say!(WORDS, "refused-keep", donut: name(donut)),
            (Phase::Salvage, Action::Salvage(donut)) | (Phase::Scoop { .. }, Action::Scoop(donut)) => {
                say!(WORDS, "refused-pile", donut: name(donut))
            }
            (Phase::Steal, Action::Steal(other, _))
            | (Phase::Trash, Action::Trash(other, _))
            | (Phase::Give, Action::Give(other, _))
                if other == seat =>
            {
                say!(WORDS, "refused-self")
            }
            (Phase::Steal, Action::Steal(victim, donut)) | (Phase::Trash, Action::Trash(victim, donut)) => {
                say!(WORDS, "refused-theirs", who: victim, donut: name(donut))
            }
            (Phase::Give, Action::Give(_, donut))
            | (Phase::Toss | Phase::MilkToss { .. }, Action::Toss(donut))
            | (Phase::Pass { .. }, Action::Pass(donut)) => {
                if just_taken(donut) {
                    say!(WORDS, "refused-just-taken", donut: name(donut))
                } else {
                    say!(WORDS, "refused-own", donut: name(donut))
                }
            }
            (Phase::Clear, Action::Clear(_)) => say!(WORDS, "refused-clear"),
            _ => {
                let question = say!(WORDS, "question-now", ask: Asks::of(self.phase).name());
                let power = |taking: &Taking| self.book.rules.powers[taking.donut.index()] != Power::None;
                match self.taking.filter(power) {
                    None => say!(WORDS, "refused-question", question: question),
                    Some(taking) => {
                        say!(WORDS, "refused-question-power", question: question, donut: name(taking.donut))
                    }
                }
            }
        }
    }
}
