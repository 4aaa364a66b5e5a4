//! Why an action is refused.

use tabletop::{Phrase, say};

use super::view::Asks;
use super::{Action, Attempt, DriveThru, Few, Kitchen, Phase, WORDS};

impl DriveThru {
    /// Why an action is refused to the current seat.
    pub(super) fn explain_refusal(&self, action: Action) -> Phrase {
        let rules = &self.book.rules;
        match (self.phase, action) {
            (Phase::Draft, Action::Pick(baker)) => {
                say!(WORDS, "refused-baker", baker: self.parts().baker_name(baker))
            }
            (Phase::Turn, Action::Learn(pieces)) => self.why_not_place(pieces, Kitchen::Learn),
            (Phase::Turn, Action::Coffee) => self.why_not_place(1, Kitchen::Coffee),
            (Phase::Turn, Action::Attempt(Attempt { stage, pieces, recipe })) => {
                if rules.layout.has(self.candidates(stage), recipe) {
                    self.why_not_place(pieces, stage.kitchen())
                } else {
                    say!(WORDS, "refused-recipe", stage: stage.key(), recipe: self.parts().recipe_name(recipe))
                }
            }
            (Phase::Turn, Action::Take(pieces, kitchen)) => self.why_not_take(pieces, kitchen),
            (Phase::Keep, Action::Keep { kept, replaced }) => self.why_not_keep(kept, replaced),
            (Phase::Spend { attempt, die }, Action::Spend(_)) => {
                say!(WORDS, "refused-spend", n: self.short(attempt, die))
            }
            _ => say!(WORDS, "refused-question", asks: Asks::of(self).name()),
        }
    }

    fn why_not_place(&self, pieces: u8, kitchen: Kitchen) -> Phrase {
        let (hand, free) = (self.hand[self.current.index()], self.free(kitchen));
        let most = self.book.rules.pieces_max[kitchen.index()];
        if hand < pieces {
            say!(WORDS, "refused-few-in-hand", hand: hand)
        } else if free < pieces {
            say!(WORDS, "refused-plates", kitchen: self.parts().kitchen_name(kitchen), free: free)
        } else {
            say!(WORDS, "refused-place-max", kitchen: self.parts().kitchen_name(kitchen), most: most)
        }
    }

    fn why_not_take(&self, pieces: u8, kitchen: Kitchen) -> Phrase {
        let rules = &self.book.rules;
        let (there, hand) = (self.kitchen[kitchen.index()], self.hand[self.current.index()]);
        if there < pieces {
            say!(WORDS, "refused-few-there", kitchen: self.parts().kitchen_name(kitchen), there: there)
        } else if hand + pieces > rules.size.hand_limit {
            say!(WORDS, "refused-hand-limit", limit: rules.size.hand_limit)
        } else {
            say!(WORDS, "refused-take-max", most: rules.constants.take_max)
        }
    }

    fn why_not_keep(&self, kept: Few, replaced: Few) -> Phrase {
        let rules = &self.book.rules;
        let most = rules.skill(self.bakers[self.current.index()]).keep;
        let needed = self.excess(kept.len());
        if kept.len() > most.into() {
            say!(WORDS, "refused-keep-max", most: most)
        } else if replaced.len() != needed {
            say!(WORDS, "refused-replaced", needed: needed, n: replaced.len())
        } else if let Some(missing) = kept.iter().find(|recipe| !rules.layout.has(self.drawn, *recipe)) {
            say!(WORDS, "refused-not-drawn", recipe: self.parts().recipe_name(missing))
        } else {
            say!(WORDS, "refused-not-own")
        }
    }
}
