//! What happens, phase by phase.

use tabletop::{Seat, Sink, Step, StepOf};

use super::board::{Facing, Square};
use super::joints::Made;
use super::mat::Cover;
use super::{
    Action, Chance, Customer, DollarsToDonuts, End, Event, Kind, Payment, Phase, Placement, Starter, Tile,
};

/// The first of the actions that are listed, without a list.
struct First(Option<Action>);

impl Extend<Action> for First {
    fn extend<T: IntoIterator<Item = Action>>(&mut self, actions: T) {
        self.0 = self.0.or_else(|| actions.into_iter().next());
    }
}

impl DollarsToDonuts {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(outcome) => self.chance(outcome, sink),
            Step::Act(_, action) => self.act(action, sink),
        }
    }

    fn chance(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat;
                sink.tell(|| Event::Begins { seat });
                self.ask_starters(seat, sink);
            }
            Chance::Tile(tile) => self.new_tile(tile, sink),
            Chance::Customer(customer) => self.new_customer(customer, sink),
            Chance::Cash(kind) => self.draw(kind, sink),
        }
    }

    fn act(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        match action {
            Action::Start { starter, at, facing } => self.lay_starter(starter, at, facing, sink),
            Action::NoBuy => {
                sink.tell(|| Event::BoughtNothing { seat });
                self.ask_put(sink);
            }
            Action::Buy(price) => self.buy(price, sink),
            Action::Pay(payment) => self.pay(payment, sink),
            Action::Lay(placement) => self.lay_strip(placement, sink),
            Action::NoPut => {
                sink.tell(|| Event::PutNothing { seat });
                self.ask_serve(sink);
            }
            Action::Put { kind, at, facing } => self.put(kind, at, facing, sink),
            Action::NoServe => {
                sink.tell(|| Event::ServedNobody { seat });
                self.refill(sink);
            }
            Action::Serve { customer, level } => self.serve(customer, level, sink),
        }
    }

    // Setup.

    /// Asks a seat for its starters; with the balanced setup, for the next starter of all mats.
    pub(super) fn ask_starters(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.to_move = seat;
        self.ask_starter((1 << self.book.rules.starters) - 1, sink);
    }

    fn ask_starter(&mut self, left: u8, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Starter { left };
        sink.tell(|| self.starters_due(left));
        if self.count_actions() == 1 {
            self.take_only_action(sink);
        }
    }

    fn lay_starter(&mut self, starter: Starter, at: Square, facing: Facing, sink: &mut impl Sink<Event>) {
        let Phase::Starter { left } = self.phase else { unreachable!("starters are laid in their phase") };
        let cover = Cover::starter(starter, facing);
        let seat = self.to_move;
        let balanced = self.book.rules.balanced;
        if balanced {
            for mat in &mut self.mats[..self.book.seats.get()] {
                mat.lay(at, cover);
            }
        } else {
            self.mats[seat.index()].lay(at, cover);
        }
        sink.tell(|| self.starter_laid(starter, at, facing));
        let left = left & !(1 << starter.0);
        if left == 0 {
            self.starters_laid(sink);
        } else {
            if balanced {
                self.to_move = self.book.seats.next(seat);
            }
            self.ask_starter(left, sink);
        }
    }

    fn starters_laid(&mut self, sink: &mut impl Sink<Event>) {
        let next = self.book.seats.next(self.to_move);
        if self.book.rules.balanced || next == self.first {
            self.to_move = self.first;
            self.phase = Phase::Stock;
        } else {
            self.ask_starters(next, sink);
        }
    }

    /// Carries out the only possible action of the phase.
    fn take_only_action(&mut self, sink: &mut impl Sink<Event>) {
        let mut first = First(None);
        self.each_action(&mut first);
        self.act(first.0.expect("the actions were counted"), sink);
    }

    fn new_tile(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.supply &= !tile.bit();
        let slots = self.book.rules.slots;
        match self.phase {
            Phase::Stock => {
                let mut empty = (0..slots).filter(|slot| self.slots[*slot].is_none());
                let slot = empty.next().expect("a slot is empty while the board is stocked");
                let more = empty.next().is_some();
                self.slots[slot] = Some(tile);
                sink.tell(|| self.stocked(tile, slot));
                if !more {
                    self.phase = Phase::Queue;
                }
            }
            phase => {
                let gap = usize::from(self.gap.take().expect("a slot is empty"));
                self.slots.copy_within(..gap, 1);
                self.slots[0] = Some(tile);
                if gap > 0 {
                    sink.tell(|| self.slid(gap));
                }
                sink.tell(|| self.stocked(tile, 0));
                if phase == Phase::ClearedTile { self.send_home(sink) } else { self.welcome(sink) }
            }
        }
    }

    fn new_customer(&mut self, customer: Customer, sink: &mut impl Sink<Event>) {
        self.deck &= !customer.bit();
        self.line[usize::from(self.line_len)] = customer;
        self.line_len += 1;
        sink.tell(|| self.queued(customer));
        match self.phase {
            Phase::Queue if usize::from(self.line_len) < self.book.rules.line => {}
            Phase::Queue => self.start_turn(self.first, sink),
            Phase::Welcome => self.end_turn(sink),
            _ => self.start_turn(self.first, sink),
        }
    }

    // A turn.

    fn start_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.turns += 1;
        self.to_move = seat;
        self.acted = false;
        self.served_now = false;
        sink.tell(|| self.turn_begun());
        self.begin_turn(sink);
    }

    pub(super) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Buy;
        // Who must buy and has no dollar takes the free tile.
        if !self.book.rules.may_decline && self.count_actions() == 1 {
            self.take_only_action(sink);
        }
    }

    fn buy(&mut self, price: u8, sink: &mut impl Sink<Event>) {
        let slot = self.slot_at(price).expect("a legal price is that of a slot");
        let tile = self.slots[slot].take().expect("all slots are full at the start of a turn");
        self.gap = Some(slot as u8);
        self.tile = Some(tile);
        self.acted = true;
        sink.tell(|| self.bought(tile, slot));
        if self.chooses_payment(price) {
            self.phase = Phase::Pay;
            return;
        }
        self.pay(self.only_payment(price), sink);
    }

    fn pay(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        if payment != Payment::default() {
            let hand = &mut self.hands[self.to_move.index()];
            for (kind, count) in payment.counts() {
                hand[kind.index()] -= count;
                self.bag[kind.index()] += count;
            }
            sink.tell(|| self.paid(payment));
        }
        self.phase = Phase::Place;
        let tile = self.tile.expect("a tile was bought");
        let places = self.places(self.to_move);
        if places.iter().flatten().all(|starts| *starts == 0) {
            self.tile = None;
            self.aside[self.to_move.index()] |= tile.bit();
            sink.tell(|| self.laid_aside(tile));
            self.ask_put(sink);
        } else if self.book.rules.strip_turns(tile) == 1 && self.count_actions() == 1 {
            self.take_only_action(sink);
        }
    }

    fn lay_strip(&mut self, placement: Placement, sink: &mut impl Sink<Event>) {
        let tile = self.tile.take().expect("a tile was bought");
        let mat = &mut self.mats[self.to_move.index()];
        for (at, cover) in placement.covers(tile) {
            mat.lay(at, cover);
        }
        sink.tell(|| self.laid(tile, placement));
        // No two halves of one strip meet, so it does not matter that all of it lies there already.
        let mut pays = 0;
        for (at, cover) in placement.covers(tile) {
            self.join_halves(at, cover, &mut pays, sink);
        }
        if !self.owe(pays, false, sink) {
            self.ask_put(sink);
        }
    }

    /// Takes a token for every perfect donut that a square just filled completes, and adds what the botched ones pay. It
    /// stands alone, since inlined it makes every other action slower.
    #[inline(never)]
    fn join_halves(&mut self, at: Square, cover: Cover, owed: &mut u8, sink: &mut impl Sink<Event>) {
        let (book, seat) = (self.book, self.to_move.index());
        for joint in book.rules.joints(&self.mats[seat], at, cover) {
            match book.rules.make(joint, &mut self.piles) {
                Made::Token => {
                    self.tokens[seat][usize::from(joint.half)] += 1;
                    sink.tell(|| self.perfect(joint, true));
                }
                Made::NoToken => sink.tell(|| self.perfect(joint, false)),
                Made::Dollars(pays) => {
                    *owed += pays;
                    sink.tell(|| self.mismatched(joint, pays, *owed));
                }
            }
        }
    }

    /// Has dollar tiles drawn from the bag, as far as it goes. Returns whether any are.
    #[inline]
    fn owe(&mut self, pays: u8, after_put: bool, sink: &mut impl Sink<Event>) -> bool {
        if pays == 0 {
            return false;
        }
        let in_bag: u8 = self.bag.iter().sum();
        let owed = pays.min(in_bag);
        if owed < pays {
            sink.tell(|| Event::Short { seat: self.to_move, missing: pays - owed, owed });
        }
        if owed > 0 {
            self.phase = Phase::Draw { owed, after_put };
        }
        owed > 0
    }

    fn draw(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        let Phase::Draw { owed, after_put } = self.phase else { unreachable!("no dollar tile is owed") };
        self.bag[kind.index()] -= 1;
        self.hands[self.to_move.index()][kind.index()] += 1;
        sink.tell(|| self.drew(kind, owed - 1));
        if owed > 1 {
            self.phase = Phase::Draw { owed: owed - 1, after_put };
        } else if after_put {
            self.ask_serve(sink);
        } else {
            self.ask_put(sink);
        }
    }

    fn ask_put(&mut self, sink: &mut impl Sink<Event>) {
        if self.dollars(self.to_move) == 0 || self.empty(self.to_move) == 0 {
            self.ask_serve(sink);
        } else {
            self.phase = Phase::Dollar;
        }
    }

    fn put(&mut self, kind: Kind, at: Square, facing: Facing, sink: &mut impl Sink<Event>) {
        self.hands[self.to_move.index()][kind.index()] -= 1;
        self.acted = true;
        let cover = Cover::dollar(kind, facing);
        self.mats[self.to_move.index()].lay(at, cover);
        sink.tell(|| self.was_put(kind, at, facing));
        let mut pays = 0;
        self.join_halves(at, cover, &mut pays, sink);
        if !self.owe(pays, true, sink) {
            self.ask_serve(sink);
        }
    }

    fn ask_serve(&mut self, sink: &mut impl Sink<Event>) {
        if self.can_serve(self.to_move) {
            self.phase = Phase::Serve;
        } else {
            self.refill(sink);
        }
    }

    fn serve(&mut self, customer: Customer, level: u8, sink: &mut impl Sink<Event>) {
        let seat = self.to_move.index();
        let needed = self.book.rules.order(customer, level);
        for (held, spent) in self.tokens[seat].iter_mut().zip(needed) {
            *held -= spent;
        }
        let place = self.leave_line(customer);
        self.served[seat][usize::from(level) - 1] |= customer.bit();
        self.acted = true;
        self.served_now = true;
        sink.tell(|| self.was_served(customer, level, place));
        self.refill(sink);
    }

    /// Returns the place the customer had.
    fn leave_line(&mut self, customer: Customer) -> usize {
        let at = self.line().iter().position(|other| *other == customer).expect("the customer is in line");
        self.line.copy_within(at + 1.., at);
        self.line_len -= 1;
        // A customer left behind would tell equal lines apart.
        self.line[usize::from(self.line_len)..].fill(Customer(0));
        at
    }

    fn refill(&mut self, sink: &mut impl Sink<Event>) {
        match self.gap {
            None => self.welcome(sink),
            Some(_) if self.supply == 0 => self.end(End::Supply, sink),
            Some(_) => self.phase = Phase::Refill,
        }
    }

    fn welcome(&mut self, sink: &mut impl Sink<Event>) {
        if self.served_now && self.deck != 0 {
            self.phase = Phase::Welcome;
        } else {
            self.end_turn(sink);
        }
    }

    // Between turns.

    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.round_acted |= self.acted;
        if self.empty(self.to_move) == 0 && !self.final_round {
            self.final_round = true;
            sink.tell(|| Event::MatFull { seat: self.to_move });
        }
        let next = self.book.seats.next(self.to_move);
        if next == self.first {
            if self.final_round {
                return self.end(End::Full, sink);
            }
            if self.book.rules.guarded {
                self.idle_rounds = if self.round_acted { 0 } else { self.idle_rounds + 1 };
                if self.idle_rounds > 0 {
                    sink.tell(|| self.idle_round());
                }
                if self.idle_rounds == self.book.rules.idle_rounds {
                    return self.end(End::Idle, sink);
                }
            }
            self.round_acted = false;
            if self.book.rules.solo {
                return self.clear_free_tile(sink);
            }
        }
        self.start_turn(next, sink);
    }

    /// Solo: the free tile leaves the game.
    fn clear_free_tile(&mut self, sink: &mut impl Sink<Event>) {
        if !self.book.rules.discard_free_tile {
            return self.send_home(sink);
        }
        let last = self.book.rules.slots - 1;
        let tile = self.slots[last].take().expect("all slots are full after a turn");
        self.gone_tiles |= tile.bit();
        self.gap = Some(last as u8);
        sink.tell(|| self.cleared(tile, last));
        if self.supply == 0 {
            self.end(End::Supply, sink);
        } else {
            self.phase = Phase::ClearedTile;
        }
    }

    /// Solo: if nobody was served the customer longest in line leaves the game.
    fn send_home(&mut self, sink: &mut impl Sink<Event>) {
        if self.book.rules.discard_customer
            && !self.served_now
            && let Some(&customer) = self.line().first()
        {
            self.leave_line(customer);
            self.gone_customers |= customer.bit();
            sink.tell(|| self.went_home(customer));
            if self.deck != 0 {
                self.phase = Phase::ClearedCustomer;
                return;
            }
        }
        self.start_turn(self.first, sink);
    }

    fn end(&mut self, end: End, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over(end);
        sink.tell(|| self.ended(end));
        if self.book.rules.solo {
            sink.tell(|| self.rated());
        }
    }
}
