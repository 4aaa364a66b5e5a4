//! What is legal and what happens, phase by phase.

use tabletop::{Options, Rng, Seat, SeatCount, SetupError, Sink, Step, StepOf, below, say};

use super::cards::{Few, Heap, Layout, MAX_CARDS, Recipe};
use super::edition::{Constants, TableSize};
use super::{
    Action, Attempt, Baker, Bakery, Chance, DriveThru, Event, Kitchen, MAX_BAKERS, Phase, Stage, WORDS,
};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) layout: Layout,
    pub(super) constants: Constants,
    pub(super) size: TableSize,
    /// Pieces that may be placed on each Kitchen card in one turn.
    pub(super) pieces_max: [u8; 4],
    /// What everybody can do, then what each baker can.
    skills: [Skill; MAX_BAKERS + 1],
    /// What a roll must reach, at each stage, for each recipe.
    pub(super) thresholds: [[u8; MAX_CARDS]; 2],
    pub(super) tips: [u8; MAX_CARDS],
    /// The treat type of each recipe as a bit, no bit if it has none that counts.
    pub(super) treats: [u32; MAX_CARDS],
    pub(super) starter: Recipe,
    /// The deck at the start.
    pub(super) deck: Heap,
    /// Starters without a seat.
    pub(super) spare_starters: Heap,
    pub(super) baker_mode: BakerMode,
    pub(super) random_start: bool,
    fresh_ready: bool,
    starter_recycles: bool,
    /// 0 is no limit.
    pub(super) max_rounds: u32,
}

/// How bakers are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BakerMode {
    Off,
    Draft,
    Random,
}

/// What a seat can do, with its baker if it has one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skill {
    /// Cards drawn at Learn by pieces placed (entry 0 is unused).
    pub(super) draw: [u8; 3],
    /// Cards kept at Learn at most.
    pub(super) keep: u8,
    /// Added to a roll at each stage.
    pub(super) bonus: [u8; 2],
    /// Recognitions made ready at the start of a turn.
    refresh: u8,
}

impl Rules {
    pub(super) fn new(bakery: &Bakery, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let constants = bakery.constants;
        let (min, max) = (constants.seats_min, constants.seats_max);
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError(say!(WORDS, "setup-seats", min: min, max: max, seats: seats.get())));
        }
        let baker_mode = match options.int("bakers") {
            0 => BakerMode::Off,
            1 => BakerMode::Draft,
            _ => BakerMode::Random,
        };
        let there = bakery.bakers.len();
        if baker_mode != BakerMode::Off && there < seats.get() {
            return Err(SetupError(say!(WORDS, "setup-bakers", there: there, seats: seats.get())));
        }
        let starter = Recipe::new(bakery.starter).expect("an edition has at most MAX_CARDS recipes");
        let mut rules = Rules {
            layout: Layout::new(bakery.recipes.iter().map(|recipe| recipe.copies)),
            constants,
            size: bakery.tables[seats.get() - min],
            pieces_max: Kitchen::ALL.map(|kitchen| bakery.kitchen[kitchen.index()].pieces_max),
            skills: [Skill::default(); MAX_BAKERS + 1],
            thresholds: [[0; MAX_CARDS]; 2],
            tips: [0; MAX_CARDS],
            treats: [0; MAX_CARDS],
            starter,
            deck: Heap::EMPTY,
            spare_starters: Heap::EMPTY,
            baker_mode,
            random_start: options.is_word("first_player", "random"),
            fresh_ready: options.is("fresh_recognition_ready"),
            starter_recycles: options.is("starter_recycles"),
            max_rounds: options.int("max_rounds") as u32,
        };
        let learn = &bakery.kitchen[Kitchen::Learn.index()];
        let draw = |by_pieces: &[u8]| {
            let at = |pieces: usize| by_pieces.get(pieces).copied().unwrap_or(0);
            [0, at(0), at(1)]
        };
        let common = Skill { draw: draw(&learn.draw), keep: learn.keep_max, bonus: [0; 2], refresh: 0 };
        rules.skills[0] = common;
        for (skill, baker) in rules.skills[1..].iter_mut().zip(&bakery.bakers) {
            *skill = Skill {
                draw: baker.learn_draw.as_deref().map_or(common.draw, draw),
                keep: baker.learn_keep_max.unwrap_or(common.keep),
                bonus: [baker.prepare_bonus, baker.serve_bonus],
                refresh: baker.refresh_at_turn_start,
            };
        }
        for (i, card) in bakery.recipes.iter().enumerate() {
            rules.thresholds[0][i] = card.prepare;
            rules.thresholds[1][i] = card.serve;
            rules.tips[i] = card.tip;
            rules.treats[i] = match card.treat {
                _ if card.starter && options.is("starter_counts_as_type") => 1 << 31,
                Some(treat) => 1 << treat,
                None => 0,
            };
            let recipe = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            let (heap, copies) = if card.starter {
                (&mut rules.spare_starters, card.copies - seats.get())
            } else {
                (&mut rules.deck, card.copies)
            };
            for _ in 0..copies {
                rules.layout.add(heap, recipe);
            }
        }
        Ok(rules)
    }

    #[inline]
    pub(super) fn skill(&self, baker: Option<Baker>) -> &Skill {
        &self.skills[baker.map_or(0, |baker| baker.index() + 1)]
    }

    /// Faces of the die that bring a roll which still needs `needed`.
    pub(super) fn faces_for(&self, needed: i16) -> u8 {
        let Constants { die_faces, natural_fail, .. } = self.constants;
        let least = needed.clamp(1, i16::from(die_faces) + 1) as u8;
        die_faces + 1 - least - u8::from((least..=die_faces).contains(&natural_fail))
    }
}

impl DriveThru {
    // What is legal.

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
    #[inline]
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

    /// What the current seat, which is asked, may choose.
    pub(super) fn list_actions(&self, out: &mut Vec<Action>) {
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

    /// Whether the current seat, which is asked, may choose `action`; without listing.
    pub(super) fn allows(&self, action: Action) -> bool {
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

    /// What a roll is short of, after all bonuses that cost nothing; zero or less is a success.
    #[inline]
    pub(super) fn short(&self, attempt: Attempt, die: u8) -> i16 {
        let threshold = self.book.rules.thresholds[attempt.stage as usize][attempt.recipe.index()];
        i16::from(threshold) - i16::from(die) - i16::from(self.bonus(attempt.stage, attempt.pieces))
    }

    /// What the current seat adds to a roll for nothing.
    #[inline]
    pub(super) fn bonus(&self, stage: Stage, pieces: u8) -> u8 {
        let rules = &self.book.rules;
        let baker = rules.skill(self.bakers[self.current.index()]).bonus[stage as usize];
        baker + if pieces == 2 { rules.constants.two_piece_bonus } else { 0 }
    }

    // What happens.

    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn apply_telling_all(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(_, action) => self.act(action, sink),
            Step::Chance(Chance::Die(die)) => {
                let Phase::Roll { attempt } = self.phase else { unreachable!("the die answers an attempt") };
                self.roll(attempt, die, sink);
            }
            Step::Chance(Chance::Draw(recipe)) => {
                let Phase::Draw { left } = self.phase else { unreachable!("a card answers a Learn") };
                let layout = &self.book.rules.layout;
                layout.remove(&mut self.bag, recipe);
                layout.add(&mut self.drawn, recipe);
                sink.tell(|| Event::Drew(recipe));
                self.draw(left - 1, sink);
            }
            Step::Chance(Chance::Start(seat)) => self.begin(seat, sink),
            Step::Chance(Chance::Baker(baker)) => self.give_baker(baker, sink),
        }
    }

    #[inline]
    fn act(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.current;
        match action {
            Action::Take(pieces, kitchen) => {
                self.kitchen[kitchen.index()] -= pieces;
                self.hand[seat.index()] += pieces;
                sink.tell(|| Event::Took(seat, pieces, kitchen));
                self.end_turn(sink);
            }
            Action::Attempt(attempt) => {
                self.place(attempt.pieces, attempt.stage.kitchen(), Some(attempt.recipe), sink);
                self.phase = Phase::Roll { attempt };
            }
            Action::Learn(pieces) => {
                self.place(pieces, Kitchen::Learn, None, sink);
                let skill = self.book.rules.skill(self.bakers[seat.index()]);
                self.draw(skill.draw[usize::from(pieces)], sink);
            }
            Action::Coffee => {
                self.place(1, Kitchen::Coffee, None, sink);
                sink.tell(|| Event::Rested(seat, self.used(seat)));
                self.ready[seat.index()] = self.served[seat.index()].len() as u8;
                self.end_turn(sink);
            }
            Action::Keep { kept, replaced } => self.keep(kept, replaced, sink),
            Action::Spend(n) => {
                let Phase::Spend { attempt, .. } = self.phase else {
                    unreachable!("spending follows a roll")
                };
                self.ready[seat.index()] -= n;
                sink.tell(|| Event::Spent(seat, n));
                self.succeed(attempt, sink);
            }
            Action::Fail => {
                let Phase::Spend { attempt, .. } = self.phase else { unreachable!("failing follows a roll") };
                self.fail(attempt, false, sink);
            }
            Action::Pick(baker) => self.give_baker(baker, sink),
        }
    }

    #[inline]
    fn place(&mut self, pieces: u8, kitchen: Kitchen, recipe: Option<Recipe>, sink: &mut impl Sink<Event>) {
        self.hand[self.current.index()] -= pieces;
        self.kitchen[kitchen.index()] += pieces;
        sink.tell(|| Event::Placed(self.current, pieces, kitchen, recipe));
    }

    /// The first player is known: hands out bakers, or starts round 1.
    pub(super) fn begin(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        self.first = first;
        self.current = first;
        sink.tell(|| Event::First(first));
        match self.book.rules.baker_mode {
            BakerMode::Off => self.first_turn(sink),
            BakerMode::Draft => {
                // The last in turn order picks first.
                self.current = self.previous(first);
                self.phase = Phase::Draft;
                self.last_baker(sink);
            }
            BakerMode::Random => self.phase = Phase::Deal,
        }
    }

    fn previous(&self, seat: Seat) -> Seat {
        let n = self.book.seats.get();
        Seat::new((seat.index() + n - 1) % n)
    }

    fn give_baker(&mut self, baker: Baker, sink: &mut impl Sink<Event>) {
        self.bakers[self.current.index()] = Some(baker);
        sink.tell(|| Event::Has(self.current, baker));
        let drafting = self.phase == Phase::Draft;
        let next = if drafting { self.previous(self.current) } else { self.book.seats.next(self.current) };
        if self.bakers[next.index()].is_some() {
            self.first_turn(sink);
            return;
        }
        self.current = next;
        if drafting {
            self.last_baker(sink);
        }
    }

    /// A draft with one baker left is no choice.
    fn last_baker(&mut self, sink: &mut impl Sink<Event>) {
        let mut left = self.bakers_left();
        if let (Some(only), None) = (left.next(), left.next()) {
            drop(left);
            self.give_baker(only, sink);
        }
    }

    fn first_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.round = 1;
        self.current = self.first;
        sink.tell(|| Event::Round(1));
        // All pieces are in hands and all plates free, so nobody has to pass yet.
        self.phase = Phase::Turn;
    }

    /// Draws so many cards more, or as many as there are; then the seat chooses.
    #[inline]
    fn draw(&mut self, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 {
            if self.bag.is_empty() && !self.discard.is_empty() {
                self.bag = std::mem::take(&mut self.discard);
                sink.tell(|| Event::Reshuffled(self.bag.len()));
            }
            if !self.bag.is_empty() {
                self.phase = Phase::Draw { left };
                return;
            }
        }
        if self.drawn.is_empty() {
            sink.tell(|| Event::NothingDrawn);
            self.end_turn(sink);
        } else {
            self.phase = Phase::Keep;
        }
    }

    fn keep(&mut self, kept: Few, replaced: Few, sink: &mut impl Sink<Event>) {
        let rules = &self.book.rules;
        let layout = &rules.layout;
        let own = &mut self.unprepared[self.current.index()];
        for recipe in replaced.iter() {
            layout.remove(own, recipe);
            let leaves = recipe == rules.starter && !rules.starter_recycles;
            layout.add(if leaves { &mut self.removed } else { &mut self.discard }, recipe);
        }
        let mut drawn = std::mem::take(&mut self.drawn);
        for recipe in kept.iter() {
            layout.remove(&mut drawn, recipe);
            layout.add(own, recipe);
        }
        for recipe in layout.cards(drawn) {
            layout.add(&mut self.discard, recipe);
        }
        sink.tell(|| Event::Kept(self.current, kept, replaced));
        self.end_turn(sink);
    }

    #[inline]
    fn roll(&mut self, attempt: Attempt, die: u8, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Rolled {
            die,
            bonus: self.bonus(attempt.stage, attempt.pieces),
            threshold: self.book.rules.thresholds[attempt.stage as usize][attempt.recipe.index()],
        });
        if die == self.book.rules.constants.natural_fail {
            self.fail(attempt, true, sink);
            return;
        }
        let short = self.short(attempt, die);
        if short <= 0 {
            self.succeed(attempt, sink);
        } else if short > self.ready[self.current.index()].into() {
            self.fail(attempt, false, sink);
        } else {
            self.phase = Phase::Spend { attempt, die };
        }
    }

    fn fail(&mut self, attempt: Attempt, natural: bool, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Failed(self.current, attempt.stage, attempt.recipe, natural));
        self.end_turn(sink);
    }

    fn succeed(&mut self, attempt: Attempt, sink: &mut impl Sink<Event>) {
        let rules = &self.book.rules;
        let Attempt { stage, recipe, .. } = attempt;
        let seat = self.current.index();
        sink.tell(|| Event::Succeeded(self.current, stage, recipe));
        match stage {
            Stage::Prepare => {
                rules.layout.remove(&mut self.unprepared[seat], recipe);
                rules.layout.add(&mut self.prepared[seat], recipe);
            }
            Stage::Serve => {
                rules.layout.remove(&mut self.prepared[seat], recipe);
                rules.layout.add(&mut self.served[seat], recipe);
                self.ready[seat] += u8::from(rules.fresh_ready);
                if !self.last_round && self.served[seat].len() >= rules.constants.served_to_end.into() {
                    self.last_round = true;
                    sink.tell(|| Event::LastRound(self.current));
                }
            }
        }
        self.end_turn(sink);
    }

    /// Goes on to the next seat that can act, or ends the game.
    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            let next = self.book.seats.next(self.current);
            if next == self.first {
                let limit = self.book.rules.max_rounds;
                if self.last_round || (limit > 0 && self.round >= limit) {
                    self.phase = Phase::Over;
                    sink.tell(|| Event::Over);
                    return;
                }
                self.round += 1;
                sink.tell(|| Event::Round(self.round));
            }
            self.current = next;
            self.refresh(sink);
            if self.can_act() {
                self.phase = Phase::Turn;
                return;
            }
            sink.tell(|| Event::Passed(next));
        }
    }

    /// What a baker does at the start of its seat's turn.
    #[inline]
    fn refresh(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.current;
        if let Some(baker) = self.bakers[seat.index()] {
            let refreshed = self.book.rules.skill(Some(baker)).refresh.min(self.used(seat));
            if refreshed > 0 {
                self.ready[seat.index()] += refreshed;
                sink.tell(|| Event::Refreshed(seat, refreshed));
            }
        }
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
