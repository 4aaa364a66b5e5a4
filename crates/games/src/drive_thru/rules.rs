//! What happens, phase by phase.

use tabletop::{Seat, Sink, Step, StepOf};

use super::cards::{Few, Recipe};
use super::event::{BakerBy, End, Event, Failure, RefreshedBy, Roll};
use super::tables::BakerMode;
use super::{Action, Attempt, Baker, Chance, DriveThru, Kitchen, Phase, Stage};

impl DriveThru {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
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
                let (seat, left) = (self.current, left - 1);
                sink.tell(|| Event::Drew { seat, recipe, left, deck: self.bag.len() as u8 });
                self.draw(left, sink);
            }
            Step::Chance(Chance::Start(seat)) => self.begin(seat, sink),
            Step::Chance(Chance::Baker(baker)) => self.give_baker(baker, BakerBy::Dealt, sink),
        }
    }

    #[inline]
    fn act(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.current;
        match action {
            Action::Take(pieces, kitchen) => {
                self.kitchen[kitchen.index()] -= pieces;
                self.hand[seat.index()] += pieces;
                sink.tell(|| Event::Took {
                    seat,
                    kitchen,
                    pieces,
                    there: self.kitchen[kitchen.index()],
                    free: self.free(kitchen),
                    hand: self.hand[seat.index()],
                });
                self.end_turn(sink);
            }
            Action::Attempt(attempt) => {
                self.place(attempt.pieces, attempt.stage.kitchen(), Some(attempt.recipe), 0, sink);
                self.phase = Phase::Roll { attempt };
            }
            Action::Learn(pieces) => {
                let draw = self.book.rules.skill(self.bakers[seat.index()]).draw[usize::from(pieces)];
                self.place(pieces, Kitchen::Learn, None, draw, sink);
                self.draw(draw, sink);
            }
            Action::Coffee => {
                self.place(1, Kitchen::Coffee, None, 0, sink);
                self.refresh(self.used(seat), RefreshedBy::Coffee, sink);
                self.end_turn(sink);
            }
            Action::Keep { kept, replaced } => self.keep(kept, replaced, sink),
            Action::Spend(n) => {
                let Phase::Spend { attempt, die } = self.phase else {
                    unreachable!("spending follows a roll")
                };
                self.ready[seat.index()] -= n;
                sink.tell(|| Event::Spent {
                    seat,
                    roll: self.rolled(attempt, die),
                    recognitions: n,
                    sum: die + self.bonus(attempt.stage, attempt.pieces) + n,
                    ready: self.ready[seat.index()],
                    used: self.used(seat),
                });
                self.succeed(attempt, n, sink);
            }
            Action::Fail => {
                let Phase::Spend { attempt, die } = self.phase else {
                    unreachable!("failing follows a roll")
                };
                self.fail(attempt, die, Failure::Declined, sink);
            }
            Action::Pick(baker) => self.give_baker(baker, BakerBy::Picked, sink),
        }
    }

    #[inline]
    fn place(
        &mut self,
        pieces: u8,
        kitchen: Kitchen,
        recipe: Option<Recipe>,
        draw: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.hand[self.current.index()] -= pieces;
        self.kitchen[kitchen.index()] += pieces;
        sink.tell(|| Event::Placed {
            seat: self.current,
            kitchen,
            pieces,
            recipe,
            draw,
            there: self.kitchen[kitchen.index()],
            free: self.free(kitchen),
            hand: self.hand[self.current.index()],
        });
    }

    /// The first player is known: hands out bakers, or starts round 1.
    pub(super) fn begin(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        self.first = first;
        self.current = first;
        sink.tell(|| Event::First { seat: first });
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

    fn give_baker(&mut self, baker: Baker, how: BakerBy, sink: &mut impl Sink<Event>) {
        self.bakers[self.current.index()] = Some(baker);
        sink.tell(|| Event::GotBaker { seat: self.current, baker, how });
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

    /// A draft with one baker left is not a choice.
    fn last_baker(&mut self, sink: &mut impl Sink<Event>) {
        let mut left = self.bakers_left();
        if let (Some(only), None) = (left.next(), left.next()) {
            drop(left);
            self.give_baker(only, BakerBy::OnlyOne, sink);
        }
    }

    fn first_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.round = 1;
        self.current = self.first;
        sink.tell(|| Event::Round { round: 1 });
        sink.tell(|| Event::Turn { seat: self.current });
        // All pieces are in hands and all plates free, so nobody has to pass yet.
        self.phase = Phase::Turn;
    }

    /// Draws so many cards more, or as many as there are; then the seat chooses.
    #[inline]
    fn draw(&mut self, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 {
            if self.bag.is_empty() && !self.discard.is_empty() {
                self.bag = std::mem::take(&mut self.discard);
                sink.tell(|| Event::Reshuffled { deck: self.bag.len() as u8 });
            }
            if !self.bag.is_empty() {
                self.phase = Phase::Draw { left };
                return;
            }
            let (seat, drawn) = (self.current, self.drawn);
            sink.tell(|| Event::OutOfCards { seat, drawn: drawn.len() as u8, missing: left });
        }
        if self.drawn.is_empty() {
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
            layout.add(if rules.leaves(recipe) { &mut self.removed } else { &mut self.discard }, recipe);
        }
        let mut drawn = std::mem::take(&mut self.drawn);
        for recipe in kept.iter() {
            layout.remove(&mut drawn, recipe);
            layout.add(own, recipe);
        }
        for recipe in layout.cards(drawn) {
            layout.add(&mut self.discard, recipe);
        }
        sink.tell(|| Event::Kept {
            seat: self.current,
            kept,
            replaced: replaced.filter(|recipe| !rules.leaves(recipe)),
            removed: replaced.filter(|recipe| rules.leaves(recipe)),
            unkept: layout.cards(drawn).collect(),
            discard: self.discard.len() as u8,
        });
        self.end_turn(sink);
    }

    #[inline]
    fn roll(&mut self, attempt: Attempt, die: u8, sink: &mut impl Sink<Event>) {
        let always_fails = die == self.book.rules.constants.natural_fail;
        sink.tell(|| Event::Rolled {
            seat: self.current,
            roll: self.rolled(attempt, die),
            faces: self.book.rules.constants.die_faces,
            sum: die + self.bonus(attempt.stage, attempt.pieces),
            short: self.short(attempt, die).max(0) as u8,
            always_fails,
            ready: self.ready[self.current.index()],
        });
        if always_fails {
            self.fail(attempt, die, Failure::AlwaysFails, sink);
            return;
        }
        let short = self.short(attempt, die);
        if short <= 0 {
            self.succeed(attempt, 0, sink);
        } else if short > self.ready[self.current.index()].into() {
            self.fail(attempt, die, Failure::TooLow, sink);
        } else {
            self.phase = Phase::Spend { attempt, die };
        }
    }

    /// The roll as events tell it.
    fn rolled(&self, attempt: Attempt, die: u8) -> Roll {
        let Attempt { stage, pieces, recipe } = attempt;
        Roll {
            stage,
            recipe,
            die,
            piece_bonus: self.piece_bonus(pieces),
            baker_bonus: self.baker_bonus(stage),
            needed: self.needed(attempt),
        }
    }

    fn fail(&mut self, attempt: Attempt, die: u8, why: Failure, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Failed {
            seat: self.current,
            roll: self.rolled(attempt, die),
            why,
            short: self.short(attempt, die).max(0) as u8,
        });
        self.end_turn(sink);
    }

    /// The recipe goes on to its next stage, for so many Recognitions.
    fn succeed(&mut self, attempt: Attempt, spent: u8, sink: &mut impl Sink<Event>) {
        let rules = &self.book.rules;
        let Attempt { stage, recipe, .. } = attempt;
        let seat = self.current.index();
        match stage {
            Stage::Prepare => {
                rules.layout.remove(&mut self.unprepared[seat], recipe);
                rules.layout.add(&mut self.prepared[seat], recipe);
                sink.tell(|| Event::Prepared { seat: self.current, recipe, spent });
            }
            Stage::Serve => {
                let before = self.served[seat];
                rules.layout.remove(&mut self.prepared[seat], recipe);
                rules.layout.add(&mut self.served[seat], recipe);
                self.ready[seat] += u8::from(rules.fresh_ready);
                sink.tell(|| Event::Served {
                    seat: self.current,
                    recipe,
                    spent,
                    tip: rules.tips[recipe.index()],
                    tips: self.tips(self.current),
                    new_type: self.is_new_type(before, recipe),
                    types: self.types(self.current),
                    served: self.served[seat].len() as u8,
                    ready: self.ready[seat],
                    used: self.used(self.current),
                });
                if !self.last_round && self.served[seat].len() >= rules.constants.served_to_end.into() {
                    self.last_round = true;
                    sink.tell(|| Event::LastRound {
                        seat: self.current,
                        served: self.served[seat].len() as u8,
                        turns_left: self.turns_left(),
                    });
                }
            }
        }
        self.end_turn(sink);
    }

    /// Seats that still have a turn in this round.
    fn turns_left(&self) -> u8 {
        let n = self.book.seats.get();
        ((self.first.index() + n - 1 - self.current.index()) % n) as u8
    }

    /// Goes on to the next seat that can act, or ends the game. Many turns end here: one copy is faster than many.
    #[inline(never)]
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            let next = self.book.seats.next(self.current);
            if next == self.first {
                let limit = self.book.rules.max_rounds;
                if self.last_round || (limit > 0 && self.round >= limit) {
                    self.phase = Phase::Over;
                    let why = if self.last_round { End::Served } else { End::RoundLimit };
                    sink.tell(|| Event::Over { why });
                    return;
                }
                self.round += 1;
                sink.tell(|| Event::Round { round: self.round });
            }
            self.current = next;
            sink.tell(|| Event::Turn { seat: next });
            self.start_turn(sink);
            if self.can_act() {
                self.phase = Phase::Turn;
                return;
            }
            sink.tell(|| Event::Passed { seat: next, no_place: self.no_place(), no_take: self.no_take() });
        }
    }

    /// What a baker does at the start of its seat's turn.
    #[inline]
    fn start_turn(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(baker) = self.bakers[self.current.index()] {
            let refreshed = self.book.rules.skill(Some(baker)).refresh.min(self.used(self.current));
            if refreshed > 0 {
                self.refresh(refreshed, RefreshedBy::Baker, sink);
            }
        }
    }

    /// Makes so many used Recognitions of the current seat ready.
    #[inline]
    fn refresh(&mut self, recognitions: u8, by: RefreshedBy, sink: &mut impl Sink<Event>) {
        let seat = self.current;
        self.ready[seat.index()] += recognitions;
        sink.tell(|| Event::Refreshed {
            seat,
            by,
            recognitions,
            ready: self.ready[seat.index()],
            used: self.used(seat),
        });
    }
}
