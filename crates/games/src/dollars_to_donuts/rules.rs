//! What happens, phase by phase.

use tabletop::{Seat, Sink, Step, StepOf};

use super::board::{Cover, Facing, Mat, STRIP, Square};
use super::{
    Action, Chance, Customer, DollarsToDonuts, Donut, End, Event, Kind, MAX_TYPES, Payment, Phase, Placement,
    Starter, Tile,
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
    pub(super) fn apply_telling_all(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(outcome) => self.chance(outcome, sink),
            Step::Act(_, action) => self.act(action, sink),
        }
    }

    fn chance(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat;
                sink.tell(|| Event::Starts(seat));
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
                sink.tell(|| Event::BoughtNothing(seat));
                self.ask_put(sink);
            }
            Action::Buy(price) => self.buy(price, sink),
            Action::Pay(payment) => self.pay(payment, sink),
            Action::Lay(placement) => self.lay_strip(placement, sink),
            Action::NoPut => {
                sink.tell(|| Event::PutNothing(seat));
                self.ask_serve(sink);
            }
            Action::Put { kind, at, facing } => self.put(kind, at, facing, sink),
            Action::NoServe => {
                sink.tell(|| Event::ServedNobody(seat));
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
        sink.tell(|| Event::Started { seat, starter, at, facing });
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
        self.list_actions(&mut first);
        self.act(first.0.expect("the actions were counted"), sink);
    }

    fn new_tile(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.supply &= !tile.bit();
        let slots = self.book.rules.slots;
        sink.tell(|| Event::Stocked(tile));
        match self.phase {
            Phase::Stock => {
                let mut empty = (0..slots).filter(|slot| self.slots[*slot].is_none());
                let slot = empty.next().expect("a slot is empty while the board is stocked");
                let more = empty.next().is_some();
                self.slots[slot] = Some(tile);
                if !more {
                    self.phase = Phase::Queue;
                }
            }
            phase => {
                let gap = usize::from(self.gap.take().expect("a slot is empty"));
                self.slots.copy_within(..gap, 1);
                self.slots[0] = Some(tile);
                if phase == Phase::ClearedTile { self.send_home(sink) } else { self.welcome(sink) }
            }
        }
    }

    fn new_customer(&mut self, customer: Customer, sink: &mut impl Sink<Event>) {
        self.deck &= !customer.bit();
        self.line[usize::from(self.line_len)] = customer;
        self.line_len += 1;
        sink.tell(|| Event::Queued(customer));
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
        sink.tell(|| Event::Turn(seat, self.round()));
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
        sink.tell(|| Event::Bought(self.to_move, tile, price));
        if self.chooses_payment(price) {
            self.phase = Phase::Pay;
            return;
        }
        let hand = *self.hand(self.to_move);
        let mut left = price;
        let mut payment = Payment::default();
        for (kind, held) in hand.iter().enumerate() {
            let count = left.min(*held);
            payment = payment.with(Kind(kind as u8), count);
            left -= count;
        }
        self.pay(payment, sink);
    }

    fn pay(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        if payment != Payment::default() {
            let hand = &mut self.hands[self.to_move.index()];
            for (kind, count) in payment.counts() {
                hand[kind.index()] -= count;
                self.bag[kind.index()] += count;
            }
            sink.tell(|| Event::Paid(self.to_move, payment));
        }
        self.phase = Phase::Place;
        let tile = self.tile.expect("a tile was bought");
        let places = self.places(self.to_move);
        if places.iter().flatten().all(|starts| *starts == 0) {
            self.tile = None;
            self.aside[self.to_move.index()] |= tile.bit();
            sink.tell(|| Event::LaidAside(self.to_move, tile));
            self.ask_put(sink);
        } else if self.book.rules.strip_turns(tile) == 1 && self.count_actions() == 1 {
            self.take_only_action(sink);
        }
    }

    fn lay_strip(&mut self, placement: Placement, sink: &mut impl Sink<Event>) {
        let tile = self.tile.take().expect("a tile was bought");
        sink.tell(|| Event::Laid(self.to_move, tile, placement));
        let first = placement.first_position();
        let mut found = Found::default();
        for n in 0..placement.on_mat.min(STRIP) {
            let at = placement.at.along(placement.facing.axis(), n);
            let cover = Cover::strip(tile, placement.facing, first + n);
            self.lay(at, cover, &mut found, sink);
        }
        if !self.collect(found, false, sink) {
            self.ask_put(sink);
        }
    }

    /// Fills a square and finds the donuts that its halves complete.
    #[inline]
    fn lay(&mut self, at: Square, cover: Cover, found: &mut Found, sink: &mut impl Sink<Event>) {
        let seat = self.to_move;
        let mat = &mut self.mats[seat.index()];
        mat.lay(at, cover);
        meet(&self.book.rules, mat, at, cover, &mut |half, other| {
            if half == other {
                let pile = &mut self.piles[usize::from(half)];
                let gets = !self.book.rules.limited_tokens || *pile > 0;
                if gets {
                    *pile = pile.saturating_sub(1);
                    found.tokens[usize::from(half)] += 1;
                }
                sink.tell(|| Event::Perfect(seat, Donut(half), gets));
            } else {
                let pays = self.book.rules.pays[usize::from(half)][usize::from(other)];
                found.draws += pays;
                sink.tell(|| Event::Mismatched(seat, Donut(half), Donut(other), pays));
            }
        });
    }

    /// Tokens first, then the draws. Returns whether draws are due.
    #[inline]
    fn collect(&mut self, found: Found, after_put: bool, sink: &mut impl Sink<Event>) -> bool {
        let tokens = &mut self.tokens[self.to_move.index()];
        for (held, gained) in tokens.iter_mut().zip(found.tokens) {
            *held += gained;
        }
        if found.draws == 0 {
            return false;
        }
        let in_bag: u8 = self.bag.iter().sum();
        let owed = found.draws.min(in_bag);
        if owed < found.draws {
            sink.tell(|| Event::Short(found.draws - owed));
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
        sink.tell(|| Event::Drew(self.to_move, kind));
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
        sink.tell(|| Event::Put(self.to_move, kind, at, facing));
        let mut found = Found::default();
        self.lay(at, Cover::dollar(kind, facing), &mut found, sink);
        if !self.collect(found, true, sink) {
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
        let needed = self.book.rules.orders[customer.index()][usize::from(level) - 1].to_le_bytes();
        for (held, spent) in self.tokens[seat].iter_mut().zip(needed) {
            *held -= spent;
        }
        self.leave_line(customer);
        self.served[seat][usize::from(level) - 1] |= customer.bit();
        self.acted = true;
        self.served_now = true;
        sink.tell(|| Event::Served(self.to_move, customer, level));
        self.refill(sink);
    }

    fn leave_line(&mut self, customer: Customer) {
        let at = self.line().iter().position(|other| *other == customer).expect("the customer is in line");
        self.line.copy_within(at + 1.., at);
        self.line_len -= 1;
        // A customer left behind would tell equal lines apart.
        self.line[usize::from(self.line_len)..].fill(Customer(0));
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
            sink.tell(|| Event::LastRound(self.to_move));
        }
        let next = self.book.seats.next(self.to_move);
        if next == self.first {
            if self.final_round {
                return self.end(End::Full, sink);
            }
            if self.book.rules.guarded {
                self.idle_rounds = if self.round_acted { 0 } else { self.idle_rounds + 1 };
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
        sink.tell(|| Event::Cleared(tile));
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
            sink.tell(|| Event::WentHome(customer));
            if self.deck != 0 {
                self.phase = Phase::ClearedCustomer;
                return;
            }
        }
        self.start_turn(self.first, sink);
    }

    fn end(&mut self, end: End, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over(end);
        sink.tell(|| Event::Over(end));
    }
}

/// What the donuts of one placement bring.
#[derive(Clone, Copy, Default)]
struct Found {
    tokens: [u8; MAX_TYPES],
    draws: u8,
}

/// Calls `found` with the two halves of every donut that the halves of this square complete.
#[inline]
pub(super) fn meet(
    rules: &super::tables::Rules,
    mat: &Mat,
    at: Square,
    cover: Cover,
    found: &mut impl FnMut(u8, u8),
) {
    for (facing, half) in rules.faces_of(cover).halves() {
        let neighbour = rules.faces_of(mat.cover(at.next(facing)));
        if let Some(other) = neighbour.half(facing.opposite()) {
            found(half, other);
        }
    }
}
