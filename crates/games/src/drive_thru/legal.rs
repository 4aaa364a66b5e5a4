//! What is legal, phase by phase.

use tabletop::{Choices, Phrase, Rng, Seat, below, sample_listed};

use super::cards::{Few, Heap, Layout, Recipe};
use super::{Action, Attempt, DriveThru, Kitchen, Phase, Stage};

impl DriveThru {
    /// Pieces the current seat may place on a Kitchen card.
    #[inline]
    pub(super) fn placeable(&self, kitchen: Kitchen) -> u8 {
        let hand = self.hand[self.current.index()];
        hand.min(self.free(kitchen)).min(self.book.rules.pieces_max[kitchen.index()])
    }

    /// Pieces the current seat may take from a Kitchen card.
    #[inline]
    pub(super) fn takeable(&self, kitchen: Kitchen) -> u8 {
        let rules = &self.book.rules;
        let room = rules.size.hand_limit - self.hand[self.current.index()];
        room.min(self.kitchen[kitchen.index()]).min(rules.constants.take_max)
    }

    /// The recipes the current seat may roll for.
    #[inline]
    pub(super) fn candidates(&self, stage: Stage) -> Heap {
        match stage {
            Stage::Prepare => self.unprepared[self.current.index()],
            Stage::Serve => self.prepared[self.current.index()],
        }
    }

    /// Whether the current seat has any action.
    #[expect(clippy::inline_always, reason = "it is asked at the end of every turn of a simulation")]
    #[inline(always)]
    pub(super) fn can_act(&self) -> bool {
        let kitchen_used = self.kitchen.iter().any(|pieces| *pieces > 0);
        if kitchen_used && self.hand[self.current.index()] < self.book.rules.size.hand_limit {
            return true;
        }
        self.placeable(Kitchen::Coffee) > 0
            || self.placeable(Kitchen::Learn) > 0
            || Stage::ALL
                .into_iter()
                .any(|stage| !self.candidates(stage).is_empty() && self.placeable(stage.kitchen()) > 0)
    }

    fn list_turn(&self, out: &mut Vec<Action>) {
        let layout = &self.book.rules.layout;
        out.extend((1..=self.placeable(Kitchen::Learn)).map(Action::Learn));
        for stage in Stage::ALL {
            let most = self.placeable(stage.kitchen());
            for recipe in layout.kinds(self.candidates(stage)) {
                out.extend((1..=most).map(|pieces| Action::Attempt(Attempt { stage, pieces, recipe })));
            }
        }
        if self.placeable(Kitchen::Coffee) > 0 {
            out.push(Action::Coffee);
        }
        for kitchen in Kitchen::ALL {
            out.extend((1..=self.takeable(kitchen)).map(|pieces| Action::Take(pieces, kitchen)));
        }
    }

    /// A random action of the list above, without listing: counts each kind of action, then finds the one meant.
    #[inline]
    pub(super) fn sample_turn(&self, rng: &mut impl Rng) -> Action {
        let layout = &self.book.rules.layout;
        let learn = u32::from(self.placeable(Kitchen::Learn));
        let tries = Stage::ALL.map(|stage| {
            u32::from(self.placeable(stage.kitchen())) * layout.count_kinds(self.candidates(stage))
        });
        let coffee = u32::from(self.placeable(Kitchen::Coffee) > 0);
        let takes = Kitchen::ALL.map(|kitchen| u32::from(self.takeable(kitchen)));
        let total = learn + tries[0] + tries[1] + coffee + takes.iter().sum::<u32>();
        let mut n = below(rng, total);
        if n < learn {
            return Action::Learn(1 + n as u8);
        }
        n -= learn;
        for (stage, tries) in Stage::ALL.into_iter().zip(tries) {
            if n < tries {
                // One or two pieces: a shift divides by either.
                let second = u32::from(self.placeable(stage.kitchen())) - 1;
                let recipe = layout.nth_kind(self.candidates(stage), n >> second);
                return Action::Attempt(Attempt { stage, pieces: 1 + (n & second) as u8, recipe });
            }
            n -= tries;
        }
        if n < coffee {
            return Action::Coffee;
        }
        n -= coffee;
        for (kitchen, takes) in Kitchen::ALL.into_iter().zip(takes) {
            if n < takes {
                return Action::Take(1 + n as u8, kitchen);
            }
            n -= takes;
        }
        unreachable!("the draw is below the number of actions")
    }

    /// Cards that must go if so many are kept.
    pub(super) fn excess(&self, kept: usize) -> usize {
        let unprepared = self.unprepared[self.current.index()].len() as usize;
        (unprepared + kept).saturating_sub(self.book.rules.constants.unprepared_limit.into())
    }

    fn list_keeps(&self, out: &mut Vec<Action>) {
        let rules = &self.book.rules;
        let own = self.unprepared[self.current.index()];
        let most = rules.skill(self.bakers[self.current.index()]).keep;
        for number in 0..=usize::from(most) {
            let excess = self.excess(number);
            for_each_choice(&rules.layout, self.drawn, number, |kept| {
                for_each_choice(&rules.layout, own, excess, |replaced| {
                    out.push(Action::Keep { kept, replaced });
                });
            });
        }
    }

    /// What a roll is short of, after all bonuses that cost nothing; zero or less is a success.
    #[inline]
    pub(super) fn short(&self, attempt: Attempt, die: u8) -> i16 {
        i16::from(self.needed(attempt))
            - i16::from(die)
            - i16::from(self.bonus(attempt.stage, attempt.pieces))
    }

    /// What the sum of a roll must reach.
    #[inline]
    pub(super) fn needed(&self, attempt: Attempt) -> u8 {
        self.book.rules.thresholds[attempt.stage as usize][attempt.recipe.index()]
    }

    /// What the current seat adds to a roll for nothing.
    #[inline]
    pub(super) fn bonus(&self, stage: Stage, pieces: u8) -> u8 {
        self.baker_bonus(stage) + self.piece_bonus(pieces)
    }

    #[inline]
    pub(super) fn baker_bonus(&self, stage: Stage) -> u8 {
        self.book.rules.skill(self.bakers[self.current.index()]).bonus[stage as usize]
    }

    #[inline]
    pub(super) fn piece_bonus(&self, pieces: u8) -> u8 {
        if pieces == 2 { self.book.rules.constants.two_piece_bonus } else { 0 }
    }
}

impl Choices for DriveThru {
    type Action = Action;

    fn list_actions(&self, _: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Draft => out.extend(self.bakers_left().map(Action::Pick)),
            Phase::Turn => self.list_turn(out),
            Phase::Keep => self.list_keeps(out),
            Phase::Spend { attempt, die } => {
                out.extend([Action::Spend(self.short(attempt, die) as u8), Action::Fail]);
            }
            Phase::Start | Phase::Deal | Phase::Draw { .. } | Phase::Roll { .. } | Phase::Over => {}
        }
    }

    fn allows(&self, _: Seat, action: Action) -> bool {
        let rules = &self.book.rules;
        let within = |pieces: u8, most: u8| (1..=most).contains(&pieces);
        let holds = |heap: Heap, few: Few| {
            let wanted = |recipe: Recipe| few.iter().filter(|other| *other == recipe).count();
            few.iter().all(|recipe| rules.layout.copies(heap, recipe) as usize >= wanted(recipe))
        };
        match (self.phase, action) {
            (Phase::Draft, Action::Pick(baker)) => self.bakers_left().any(|left| left == baker),
            (Phase::Turn, Action::Learn(pieces)) => within(pieces, self.placeable(Kitchen::Learn)),
            (Phase::Turn, Action::Attempt(Attempt { stage, pieces, recipe })) => {
                within(pieces, self.placeable(stage.kitchen()))
                    && rules.layout.has(self.candidates(stage), recipe)
            }
            (Phase::Turn, Action::Coffee) => self.placeable(Kitchen::Coffee) > 0,
            (Phase::Turn, Action::Take(pieces, kitchen)) => within(pieces, self.takeable(kitchen)),
            (Phase::Keep, Action::Keep { kept, replaced }) => {
                kept.len() <= rules.skill(self.bakers[self.current.index()]).keep.into()
                    && replaced.len() == self.excess(kept.len())
                    && holds(self.drawn, kept)
                    && holds(self.unprepared[self.current.index()], replaced)
            }
            (Phase::Spend { attempt, die }, Action::Spend(n)) => i16::from(n) == self.short(attempt, die),
            (Phase::Spend { .. }, Action::Fail) => true,
            _ => false,
        }
    }

    fn refusal(&self, _: Seat, action: Action) -> Phrase {
        self.explain_refusal(action)
    }

    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if self.phase == Phase::Turn {
            return self.sample_turn(rng);
        }
        sample_listed(self, seat, buffer, rng)
    }
}

/// Calls `each` with every way to choose so many cards of a heap, equal cards being alike, in the edition's order.
#[inline]
fn for_each_choice(layout: &Layout, heap: Heap, number: usize, mut each: impl FnMut(Few)) {
    match number {
        0 => each(Few::NONE),
        1 => layout.kinds(heap).for_each(|recipe| each(Few::one(recipe))),
        _ => {
            let mut left = layout.kinds(heap);
            while let Some(first) = left.next() {
                if layout.copies(heap, first) > 1 {
                    each(Few::two(first, first));
                }
                left.clone().for_each(|second| each(Few::two(first, second)));
            }
        }
    }
}
