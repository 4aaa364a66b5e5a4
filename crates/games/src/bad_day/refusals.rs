//! Why an action is refused, in words.

use tabletop::{Arg, Phrase, Seat, say};

use super::board::Space;
use super::notation::CardNames;
use super::words::say_dir;
use super::{Action, BadDay, Card, Disc, Fighter, Hook, Phase, WORDS};

impl BadDay {
    /// Why an action is refused to a seat that is asked.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> Phrase {
        let (rules, table) = (&self.book.rules, &self.table);
        let name = |card: Card| Arg::data(self.book.card_name(card));
        let in_play = |disc: Disc| table.discs[seat.index()] & 1 << disc.0 != 0;
        let holds = |card: Card| {
            rules.special(card).is_some_and(|special| table.held[seat.index()] & 1 << special != 0)
        };
        match action {
            Action::Bake(card) if table.phase == Phase::Choose && self.hand & card.bit() == 0 => {
                say!(WORDS, "refused-not-in-hand", donut: name(card))
            }
            Action::Bake(card) if table.phase == Phase::Choose => {
                let cost = rules.freshness[card.index()];
                say!(WORDS, "refused-too-dear", donut: name(card), cost: cost, supply: table.supply)
            }
            Action::BakeNone if table.phase == Phase::Choose => say!(WORDS, "refused-must-bake"),
            Action::Move(disc, _) if table.phase == Phase::Moving && !in_play(disc) => {
                say!(WORDS, "refused-disc-not-there")
            }
            Action::Move(disc, to) if table.phase == Phase::Moving => self.explain_move(seat, disc, to),
            Action::Use(card) | Action::Heal(card, _) | Action::Steer(card, _) if !holds(card) => {
                say!(WORDS, "refused-not-held", special: name(card))
            }
            Action::Heal(card, disc)
                if matches!(table.phase, Phase::BeforeRoll | Phase::Moving)
                    && self.usable(seat, Hook::Heal) & 1 << rules.special(card).unwrap_or(0) != 0 =>
            {
                if in_play(disc) {
                    say!(WORDS, "refused-disc-full", donut: name(table.card_of(Fighter { seat, disc })))
                } else {
                    say!(WORDS, "refused-disc-not-there")
                }
            }
            Action::Use(card) | Action::Heal(card, _) | Action::Steer(card, _)
                if matches!(table.phase, Phase::BeforeRoll | Phase::Moving | Phase::Pick)
                    || !self.offers(seat, card) =>
            {
                say!(WORDS, "refused-special-now", special: name(card), question: self.question())
            }
            Action::Steer(_, dir) | Action::Go(dir) if table.fight.is_some() => {
                say!(WORDS, "refused-way", dir: say_dir(dir))
            }
            Action::Fight(_) if table.phase == Phase::Pick => say!(WORDS, "refused-no-fight"),
            _ => say!(WORDS, "refused-other-question", question: self.question()),
        }
    }

    fn offers(&self, seat: Seat, card: Card) -> bool {
        self.book.rules.special(card).is_some_and(|special| self.offered(seat) & 1 << special != 0)
    }

    fn explain_move(&self, seat: Seat, disc: Disc, to: Space) -> Phrase {
        let (board, table) = (&self.book.rules.board, &self.table);
        let donut = Arg::data(self.book.card_name(table.card_of(Fighter { seat, disc })));
        if table.locked & 1 << disc.0 != 0 {
            return say!(WORDS, "refused-locked", donut: donut);
        }
        if board.kitchens & to.bit() != 0 {
            return say!(WORDS, "refused-kitchen");
        }
        if table.pending.set & to.bit() != 0 {
            return say!(WORDS, "refused-fight-waits");
        }
        if table.on[seat.index()] & to.bit() != 0 {
            return say!(WORDS, "refused-own-donut");
        }
        say!(WORDS, "refused-too-far", donut: donut, left: table.pool)
    }

    /// What is asked now.
    fn question(&self) -> Phrase {
        let phase = match self.table.phase {
            Phase::Choose => "choose",
            Phase::BeforeRoll => "before-roll",
            Phase::Moving => "moving",
            Phase::Pick => "pick",
            Phase::DieEntering | Phase::DieResident => "die",
            Phase::Answer => "answer",
            Phase::Extra => "extra",
            Phase::Prevent => "prevent",
            Phase::SteerOwn | Phase::SteerOpp => "steer",
            Phase::Direction => "direction",
            Phase::Start
            | Phase::Draw
            | Phase::MoveRoll
            | Phase::FightRoll
            | Phase::EvacRoll
            | Phase::Over => "other",
        };
        say!(WORDS, "question", phase: phase)
    }
}
