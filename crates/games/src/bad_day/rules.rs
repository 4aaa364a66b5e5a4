//! The course of the game outside fights: the turn, baking, moving.

use tabletop::{Seat, Sink, Step, StepOf};

use super::board::{Space, ones};
use super::pieces::{CardId, Discard, Leave};
use super::{Action, BadDay, Card, CardSet, Chance, Event, Fighter, Moved, Phase};

impl BadDay {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Chance::Start(seat)) => {
                self.table.active = seat;
                sink.tell(|| Event::Begins { seat });
                self.start_turn(sink);
            }
            Step::Chance(Chance::Draw(card)) => self.drawn(card, sink),
            Step::Chance(Chance::Pool(dice)) => {
                sink.tell(|| Event::MovementRolled { seat: self.table.active, dice });
                self.gain_steps(dice.sum().into(), sink);
            }
            Step::Chance(Chance::Dice(dice)) => self.rolled(dice, sink),
            Step::Chance(Chance::Evac(die)) => self.evacuation_die(die, sink),
            Step::Act(seat, action) => match action {
                Action::Bake(card) => {
                    self.bake(card, false, sink);
                    self.move_or_finish(sink);
                }
                Action::BakeNone => {
                    sink.tell(|| Event::BakesNothing { seat });
                    self.discard_hand(Discard::Declined, sink);
                    self.move_or_finish(sink);
                }
                Action::Roll => self.table.phase = Phase::MoveRoll,
                Action::Skip => {
                    sink.tell(|| Event::Skips { seat });
                    self.next_fight(sink);
                }
                Action::Move(disc, to) => self.move_donut(Fighter { seat, disc }, to, sink),
                Action::Stop => self.stop(false, sink),
                Action::Fight(space) => self.start_pending(space, sink),
                Action::Heal(card, disc) => self.heal(card, Fighter { seat, disc }, sink),
                Action::Use(card) if self.table.phase == Phase::Moving => {
                    let special = self.spend(seat, card, sink);
                    self.gain_steps(self.book.rules.magnitudes[special].into(), sink);
                }
                Action::Use(card) => self.use_in_fight(seat, card, sink),
                Action::Steer(card, dir) => {
                    self.spend(seat, card, sink);
                    self.leave(dir, Leave::Special, Some(seat), sink);
                }
                Action::Pass => {
                    sink.tell(|| Event::SpendsNothing { seat });
                    self.pass(sink);
                }
                Action::Go(dir) => self.leave(dir, Leave::Six, Some(seat), sink),
            },
        }
    }

    // The turn.

    /// Begins the turn of the active seat, and further turns as long as they pass without a step.
    pub(super) fn start_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            self.table.turn = self.table.turn.saturating_add(1);
            sink.tell(|| {
                let table = &self.table;
                Event::Turn { seat: table.active, turn: table.turn, idle: table.idle }
            });
            if self.begin_baking(sink) || !self.close_turn(sink) {
                return;
            }
        }
    }

    /// The turn is over: the next one begins, or the game ends.
    pub(super) fn finish_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.close_turn(sink) {
            self.start_turn(sink);
        }
    }

    /// Returns whether the game goes on.
    fn close_turn(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let table = &mut self.table;
        table.idle = if table.eliminated_this_turn { 0 } else { table.idle.saturating_add(1) };
        table.eliminated_this_turn = false;
        let limit = self.book.rules.idle_limit;
        if limit > 0 && table.idle >= limit {
            table.phase = Phase::Over;
            sink.tell(|| {
                let most = table.points.iter().max();
                let wins = |seat: &Seat| Some(&table.points[seat.index()]) == most;
                Event::Stalled { idle: table.idle, winners: self.book.seats.seats().filter(wins).collect() }
            });
            return false;
        }
        table.active = self.book.seats.next(table.active);
        true
    }

    // Bake. These return whether something waits; if not, the turn is over.

    fn begin_baking(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let rules = &self.book.rules;
        let seat = self.table.active;
        let kitchen = rules.board.kitchen[seat.index()];
        if self.table.on[seat.index()] & kitchen.bit() != 0 {
            sink.tell(|| {
                let donut = self.table.donut_at(seat, kitchen).expect("a donut is there");
                Event::KitchenFull { donut: self.piece(donut) }
            });
            return self.begin_moving(sink);
        }
        if self.table.discs[seat.index()] == rules.all_discs {
            sink.tell(|| Event::NoDisc { seat });
            return self.begin_moving(sink);
        }
        self.go_on_drawing(sink)
    }

    fn go_on_drawing(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let rules = &self.book.rules;
        if self.hand.count_ones() < rules.draw.into() {
            if self.bag == 0 && self.table.discard != 0 && !rules.no_more_baking {
                self.bag = std::mem::take(&mut self.table.discard);
                // The cards in hand were the last unseen ones.
                self.table.shown = self.hand;
                sink.tell(|| Event::Refilled {
                    bag: self.bag_cards(),
                    shown: CardId::all(self.book, self.hand),
                });
            }
            if self.bag != 0 {
                self.table.phase = Phase::Draw;
                return true;
            }
        }
        if self.table.set_aside != 0 {
            let cards = std::mem::take(&mut self.table.set_aside);
            self.table.discard |= cards;
            sink.tell(|| Event::AsideDiscarded { cards: CardId::all(self.book, cards) });
        }
        let affordable = self.affordable();
        match affordable.count_ones() {
            0 => self.discard_hand(Discard::TooDear, sink),
            1 if !rules.bake_optional => self.bake(Card(affordable.trailing_zeros() as u8), true, sink),
            _ => {
                self.table.phase = Phase::Choose;
                return true;
            }
        }
        self.begin_moving(sink)
    }

    /// The cards in hand that the supply can pay for.
    pub(super) fn affordable(&self) -> CardSet {
        let rules = &self.book.rules;
        let payable = |card: &u8| u16::from(rules.freshness[usize::from(*card)]) <= self.table.supply;
        ones(self.hand).filter(payable).fold(0, |set, card| set | Card(card).bit())
    }

    /// Cards in the bag.
    fn bag_cards(&self) -> u8 {
        self.bag.count_ones() as u8
    }

    fn drawn(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.bag &= !card.bit();
        match self.book.rules.special(card) {
            None => {
                self.hand |= card.bit();
                let open = self.book.rules.open_draw;
                if open {
                    self.table.shown |= card.bit();
                }
                sink.tell(|| Event::Drew {
                    seat: self.table.active,
                    card: Some(self.card_id(card)),
                    hand: self.hand.count_ones() as u8,
                    bag: self.bag_cards(),
                    open,
                });
            }
            Some(special) => {
                let table = &mut self.table;
                let seat = table.active;
                let counters = u16::from(self.book.rules.counters[special]).min(table.supply) as u8;
                if counters == 0 {
                    table.set_aside |= card.bit();
                    sink.tell(|| Event::SetAside { seat, card: self.card_id(card), bag: self.bag_cards() });
                } else {
                    table.supply -= u16::from(counters);
                    table.counters[special] = counters;
                    table.held[seat.index()] |= 1 << special;
                    sink.tell(|| Event::Special {
                        seat,
                        card: self.card_id(card),
                        counters,
                        supply: self.table.supply,
                        bag: self.bag_cards(),
                    });
                }
            }
        }
        if !self.go_on_drawing(sink) {
            self.finish_turn(sink);
        }
    }

    fn discard_hand(&mut self, why: Discard, sink: &mut impl Sink<Event>) {
        if self.hand != 0 {
            sink.tell(|| Event::Discarded {
                seat: self.table.active,
                cards: CardId::all(self.book, self.hand),
                why,
                open: self.hand & !self.table.shown == 0,
            });
        }
        self.table.discard |= std::mem::take(&mut self.hand);
        self.table.shown = 0;
    }

    fn bake(&mut self, card: Card, forced: bool, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let seat = table.active.index();
        let kitchen = self.book.rules.board.kitchen[seat];
        let disc = table.free_disc(table.active);
        let freshness = self.book.rules.freshness[card.index()];
        self.hand &= !card.bit();
        table.supply -= u16::from(freshness);
        table.card[seat][disc.index()] = card.0;
        table.cubes[seat][disc.index()] = freshness;
        table.space[seat][disc.index()] = kitchen.0;
        table.discs[seat] |= 1 << disc.0;
        table.on[seat] |= kitchen.bit();
        sink.tell(|| {
            let donut = self.piece(Fighter { seat: self.table.active, disc });
            let open = self.table.shown & card.bit() != 0;
            Event::Baked { donut, forced, open, supply: self.table.supply }
        });
        self.discard_hand(Discard::OtherBaked, sink);
    }

    // Move.

    fn move_or_finish(&mut self, sink: &mut impl Sink<Event>) {
        if !self.begin_moving(sink) {
            self.finish_turn(sink);
        }
    }

    fn begin_moving(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.table.discs[self.table.active.index()] == 0 {
            sink.tell(|| Event::NothingToMove { seat: self.table.active });
            return false;
        }
        self.table.phase = Phase::BeforeRoll;
        true
    }

    /// More movement points for the active seat.
    fn gain_steps(&mut self, gained: u16, sink: &mut impl Sink<Event>) {
        self.table.pool += gained;
        sink.tell(|| Event::Steps { seat: self.table.active, gained, steps: self.table.pool });
        self.go_on_moving(sink);
    }

    fn move_donut(&mut self, fighter: Fighter, to: Space, sink: &mut impl Sink<Event>) {
        let (closed, halting) = self.barriers(fighter.seat);
        let board = &self.book.rules.board;
        let from = self.table.space_of(fighter);
        let cost = board.cost(from, to, closed, halting);
        self.table.walk(fighter, to, cost, halting & to.bit() != 0);
        sink.tell(|| Event::Moved {
            donut: self.piece(fighter),
            from: board.name(from),
            way: board.way(from, to, closed, halting).into_iter().map(|space| board.name(space)).collect(),
            cost,
            steps: self.table.pool,
            enemy: self.table.enemy_at(fighter.seat, to).map(|enemy| self.piece(enemy)),
        });
        self.go_on_moving(sink);
    }

    /// Asks the active seat to move on, unless all it can do is to stop.
    fn go_on_moving(&mut self, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Moving;
        if !self.table.can_go_on_moving(&self.book.rules) {
            self.stop(true, sink);
        }
    }

    fn stop(&mut self, forced: bool, sink: &mut impl Sink<Event>) {
        let lapsed = std::mem::take(&mut self.table.pool);
        self.table.locked = 0;
        self.table.moved = Moved(0);
        sink.tell(|| Event::Stopped { seat: self.table.active, lapsed, forced });
        self.next_fight(sink);
    }

    fn heal(&mut self, card: Card, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let special = self.spend(fighter.seat, card, sink);
        let was_stale = self.table.is_stale(&self.book.rules, fighter);
        let cubes = self.table.heal(&self.book.rules, special, fighter);
        sink.tell(|| {
            let donut = self.piece(fighter);
            Event::Healed { donut, cubes, now_fresh: was_stale && !donut.stale, supply: self.table.supply }
        });
        if self.table.phase == Phase::Moving {
            // Nothing may be left but to stop, if the last counter was spent.
            self.go_on_moving(sink);
        }
    }

    /// Spends a counter; a special without counters leaves the seat. Returns the number of the special.
    pub(super) fn spend(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) -> usize {
        let special = self.book.rules.special(card).expect("only specials have counters");
        let went = self.table.spend(&self.book.rules, seat, special);
        sink.tell(|| Event::Spent {
            seat,
            card: self.card_id(card),
            counters: self.table.counters[special],
            went,
            supply: self.table.supply,
        });
        special
    }
}
