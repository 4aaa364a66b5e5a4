//! Whether a state can be: every card and every piece in exactly one place, every number in range.

use tabletop::Corrupt;

use super::cards::{Heap, Recipe};
use super::tables::BakerMode;
use super::{Attempt, DriveThru, Phase, SEATS};

impl DriveThru {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        self.check_seats()?;
        self.check_components()?;
        self.check_phase()
    }

    pub(super) fn check_seats(&self) -> Result<(), Corrupt> {
        let seats = self.book.seats;
        let here = seats.contains(self.first) && seats.contains(self.current);
        Corrupt::unless(here, || "the first or the current seat does not exist".into())?;
        for i in seats.get()..SEATS {
            let heaps = [self.unprepared[i], self.prepared[i], self.served[i]];
            let empty = heaps.iter().all(|heap| heap.is_empty())
                && self.hand[i] == 0
                && self.ready[i] == 0
                && self.bakers[i].is_none();
            Corrupt::unless(empty, || format!("seat {} does not exist and owns something", i + 1))?;
        }
        Ok(())
    }

    pub(super) fn check_components(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let pieces: u32 = self.hand.iter().chain(&self.kitchen).map(|n| u32::from(*n)).sum();
        let in_play = u32::from(rules.size.pieces_each) * self.book.seats.get() as u32;
        Corrupt::unless(pieces == in_play, || format!("there are {pieces} pieces instead of {in_play}"))?;
        let fits = self.hand.iter().all(|n| *n <= rules.size.hand_limit)
            && self.kitchen.iter().all(|n| *n <= rules.size.plates);
        Corrupt::unless(fits, || "a hand or a Kitchen card holds too many pieces".into())?;

        let heaps = || {
            let own = self.unprepared.iter().chain(&self.prepared).chain(&self.served);
            own.chain([&self.bag, &self.discard, &self.removed, &self.drawn]).copied()
        };
        Corrupt::unless(heaps().all(|heap| rules.layout.is_sound(heap)), || {
            "a heap has cards the box does not know".into()
        })?;
        for (i, card) in self.book.edition.parts.recipes.iter().enumerate() {
            let recipe = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            let counted: u32 = heaps().map(|heap| rules.layout.copies(heap, recipe)).sum();
            Corrupt::unless(counted as usize == card.copies, || {
                format!("there are {counted} of {} instead of {}", card.id, card.copies)
            })?;
        }
        for seat in self.book.seats.seats() {
            let i = seat.index();
            let unprepared = self.unprepared[i].len();
            Corrupt::unless(unprepared <= rules.constants.unprepared_limit.into(), || {
                format!("seat {seat} has {unprepared} unprepared recipes")
            })?;
            let served = self.served[i].len();
            let sound = served <= rules.constants.served_to_end.into() && u32::from(self.ready[i]) <= served;
            Corrupt::unless(sound, || format!("the served recipes of seat {seat} are miscounted"))?;
        }
        let bakers = self.book.edition.parts.bakers.len();
        let known = self.bakers.iter().flatten().all(|baker| baker.index() < bakers);
        let twice = |i: usize| self.bakers[i].is_some() && self.bakers[..i].contains(&self.bakers[i]);
        Corrupt::unless(known && !(0..SEATS).any(twice), || "the bakers are miscounted".into())
    }

    fn check_phase(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let holds = |holds: bool, what: &str| Corrupt::unless(holds, || what.to_string());
        let learning = matches!(self.phase, Phase::Draw { .. } | Phase::Keep);
        holds(learning || self.drawn.is_empty(), "cards are drawn outside a Learn")?;
        let reached = |heap: &Heap| heap.len() >= rules.constants.served_to_end.into();
        holds(self.last_round == self.served.iter().any(reached), "the last round is misjudged")?;
        let setting_up = matches!(self.phase, Phase::Start | Phase::Draft | Phase::Deal);
        holds(setting_up == (self.round == 0), "the round and the phase disagree")?;
        let limit = rules.max_rounds;
        holds(limit == 0 || self.round <= limit, "there were too many rounds")?;
        let with_bakers = self.bakers.iter().flatten().count();
        let wanted = if rules.baker_mode == BakerMode::Off { 0 } else { self.book.seats.get() };
        holds(setting_up || with_bakers == wanted, "the bakers are not given out as agreed")?;
        let current = self.current.index();
        match self.phase {
            Phase::Start => {
                let fresh = self.first.index() == 0 && current == 0 && with_bakers == 0;
                holds(fresh && rules.random_start, "the game has begun already")
            }
            Phase::Draft | Phase::Deal => {
                let draft = self.phase == Phase::Draft;
                let agreed = rules.baker_mode == if draft { BakerMode::Draft } else { BakerMode::Random };
                holds(agreed && self.bakers[current].is_none(), "nobody waits for a baker")
            }
            Phase::Turn => holds(self.can_act(), "a seat without a possible action is asked"),
            Phase::Draw { left } => {
                let most = rules.skill(self.bakers[current]).draw.into_iter().max().unwrap_or(0);
                let sound = left > 0 && u32::from(left) + self.drawn.len() <= most.into();
                holds(sound && !self.bag.is_empty(), "no card can be drawn")
            }
            Phase::Keep => holds(!self.drawn.is_empty(), "there is nothing to keep"),
            Phase::Roll { attempt } => holds(self.is_under_way(attempt), "there is nothing to roll for"),
            Phase::Spend { attempt, die } => {
                let short = self.short(attempt, die);
                let sound = self.is_under_way(attempt)
                    && (1..=rules.constants.die_faces).contains(&die)
                    && die != rules.constants.natural_fail
                    && (1..=i16::from(self.ready[current])).contains(&short);
                holds(sound, "there is nothing to spend for")
            }
            Phase::Over => {
                let done = self.last_round || (limit > 0 && self.round == limit);
                holds(done && self.book.seats.next(self.current) == self.first, "the game is over too early")
            }
        }
    }

    fn is_under_way(&self, attempt: Attempt) -> bool {
        let kitchen = attempt.stage.kitchen();
        (1..=self.book.rules.pieces_max[kitchen.index()]).contains(&attempt.pieces)
            && attempt.pieces <= self.kitchen[kitchen.index()]
            && self.book.rules.layout.has(self.candidates(attempt.stage), attempt.recipe)
    }
}
