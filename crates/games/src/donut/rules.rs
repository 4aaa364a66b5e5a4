//! What happens, phase by phase.

use tabletop::{Seat, Sink, Step, StepOf};

use super::card_set::Cards;
use super::cards::{Card, Face};
use super::event::{Cause, Ending};
use super::pay::{Fee, Reward};
use super::table::{FlipAt, Phase, Sale};
use super::{Action, Chance, Donut, Event};

impl Donut {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        // Half of all steps are deals: the short way for them.
        if let Step::Chance(Chance::Deal(card)) = step {
            self.give(card);
            sink.tell(|| self.dealt(card));
            if self.table.left == 0 {
                self.hand_dealt(sink);
            }
        } else {
            self.apply_other(step, sink);
        }
    }

    /// Applies any step but a deal.
    #[inline(never)]
    fn apply_other(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Chance::Deal(_)) => {}
            Step::Chance(Chance::Draw(card)) => {
                self.give(card);
                sink.tell(|| self.drew(card));
                if self.table.left == 0 {
                    self.drawn(sink);
                }
            }
            Step::Chance(Chance::First(seat)) => {
                sink.tell(|| Event::Lot { seat });
                self.start_round(seat, sink);
            }
            Step::Chance(Chance::Flip(card)) => self.turn_up(card, sink),
            Step::Chance(Chance::Reveal(card)) => self.reveal(card, sink),
            Step::Act(seat, Action::Play(face)) => self.play(seat, face, sink),
            Step::Act(seat, Action::Name(flavour)) => {
                sink.tell(|| Event::Named { seat, flavour: self.written(flavour) });
                self.table.trending = Some(flavour);
                self.start_deal();
            }
            Step::Act(seat, Action::In) => {
                sink.tell(|| Event::StayedIn { seat });
                self.table.answered = self.table.answered.with(seat);
                self.ask_next();
            }
            Step::Act(seat, Action::Out) => self.sit_out(seat, sink),
            Step::Act(seat, Action::Keep) => self.exchange(seat, Cards::EMPTY, false, sink),
            Step::Act(seat, Action::Swap(cards)) => self.exchange(seat, cards.into(), false, sink),
            Step::Act(seat, Action::SwapWithFlip(cards)) => self.exchange(seat, cards.into(), true, sink),
            Step::Act(seat, Action::Leave) => {
                sink.tell(|| Event::LeftFlip { seat, flip: self.written(self.flipped()) });
                self.next_exchange(sink);
            }
            Step::Act(seat, Action::Pick(card)) => {
                self.hands[seat.index()].remove(card);
                self.discards[seat.index()].add(card);
                self.table.exchanged[seat.index()] += 1;
                self.take_flip(seat);
                sink.tell(|| Event::PickedFlip {
                    seat,
                    flip: self.written(self.flipped()),
                    card: Some(self.written(card)),
                    exchanged: self.table.exchanged[seat.index()],
                });
                self.next_exchange(sink);
            }
            Step::Act(seat, Action::LuckyReview) => {
                self.lucky_review(seat, sink);
                self.table.left -= 1;
                self.after_sale(sink);
            }
            Step::Act(seat, Action::LuckyToken) => {
                self.lucky_token(seat, sink);
                self.table.left -= 1;
                self.after_sale(sink);
            }
        }
        self.tell_turn(sink);
    }

    /// Clears the table and waits for the flip.
    pub(super) fn start_round(&mut self, first_player: Seat, sink: &mut impl Sink<Event>) {
        self.table.round += 1;
        self.table.first_player = first_player;
        self.clear_round();
        self.table.phase = Phase::Flip;
        sink.tell(|| Event::RoundBegan { round: self.table.round, first_player, bag: self.bag_size() });
    }

    fn turn_up(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.bag.remove(card);
        sink.tell(|| Event::Flipped { card: self.written(card), bag: self.bag_size() });
        self.table.flip = Some(card);
        let rules = &self.book.rules;
        if rules.starts_rush(card) {
            self.table.rush = true;
            sink.tell(|| Event::Rush { card: self.written(card) });
        }
        self.table.trending = card.flavour();
        match card.flavour() {
            Some(flavour) => {
                sink.tell(|| Event::Trending { flavour: self.written(flavour) });
                self.start_deal();
            }
            None if rules.reveal => self.table.phase = Phase::Reveal,
            None => self.table.phase = Phase::Name,
        }
    }

    fn reveal(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.bag.remove(card);
        sink.tell(|| Event::Revealed { card: self.written(card), bag: self.bag_size() });
        self.table.revealed.add(card);
        if let Some(flavour) = card.flavour() {
            self.table.trending = Some(flavour);
            sink.tell(|| Event::Trending { flavour: self.written(flavour) });
            let rules = &self.book.rules;
            if rules.reveal_rush && rules.starts_rush(card) && !self.table.rush {
                self.table.rush = true;
                sink.tell(|| Event::Rush { card: self.written(card) });
            }
            self.start_deal();
        }
    }

    /// Deals to the seats from the left of the First Player, who comes last.
    fn start_deal(&mut self) {
        self.table.phase = Phase::Deal;
        self.table.actor = self.book.seats.next(self.table.first_player);
        self.table.left = self.book.rules.numbers.hand;
    }

    /// A card of the bag goes to the actor.
    #[inline]
    fn give(&mut self, card: Card) {
        self.bag.remove(card);
        self.hands[self.table.actor.index()].add(card);
        self.table.left -= 1;
    }

    #[inline]
    fn hand_dealt(&mut self, sink: &mut impl Sink<Event>) {
        let all_dealt = self.table.actor == self.table.first_player;
        sink.tell(|| self.hand_complete(all_dealt));
        let table = &mut self.table;
        table.actor = self.book.seats.next(table.actor);
        if !all_dealt {
            table.left = self.book.rules.numbers.hand;
        } else if table.rush {
            table.answered = self.book.seats.all();
            sink.tell(|| Event::AllIn);
            self.start_exchange();
            self.tell_turn(sink);
        } else {
            table.phase = Phase::Sit;
            self.tell_turn(sink);
        }
    }

    fn sit_out(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.table.answered = self.table.answered.with(seat);
        self.table.ins = self.table.ins.without(seat);
        match self.table.pay_round_off(&self.book.rules, seat) {
            Fee::Token(tokens) => sink.tell(|| Event::SatOut { seat, token: true, tokens }),
            Fee::Review(penalty) => {
                sink.tell(|| Event::SatOut { seat, token: false, tokens: 0 });
                sink.tell(|| Event::penalty(seat, penalty));
            }
        }
        match self.table.ins.first() {
            Some(alone) if self.table.ins.without(alone).is_empty() => self.walk_over(alone, sink),
            _ => self.ask_next(),
        }
    }

    /// Asks the next seat whether it plays, or goes on to the exchange.
    #[inline]
    fn ask_next(&mut self) {
        let table = &mut self.table;
        if table.actor == table.first_player {
            self.start_exchange();
        } else {
            table.actor = self.book.seats.next(table.actor);
        }
    }

    /// The only seat left makes its sales without cards.
    fn walk_over(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let sales = self.book.rules.numbers.walkover_sales;
        sink.tell(|| Event::Walkover { seat, sales });
        for _ in 0..sales {
            if self.reward(seat, Cause::Walkover, sink) {
                return;
            }
        }
        self.end_round(sink);
    }

    pub(super) fn start_exchange(&mut self) {
        let table = &mut self.table;
        let fp = table.first_player;
        let fp_begins = self.book.rules.first_player_first && table.ins.contains(fp);
        table.phase = Phase::Exchange;
        table.actor = if fp_begins { fp } else { table.ins.after(fp).unwrap_or(fp) };
    }

    #[inline]
    fn exchange(&mut self, seat: Seat, cards: Cards, with_flip: bool, sink: &mut impl Sink<Event>) {
        let count = cards.len() as u8;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        self.discards[seat.index()] = cards;
        self.table.changed = self.table.changed.with(seat);
        self.table.exchanged[seat.index()] = count;
        self.table.left = count - u8::from(with_flip);
        if with_flip {
            self.take_flip(seat);
        }
        sink.tell(|| Event::Exchanged {
            seat,
            exchanged: count,
            discards: Some(self.written(cards)),
            flip: with_flip.then(|| self.written(self.flipped())),
            cards: self.hand_size(seat),
        });
        if self.table.left == 0 {
            self.drawn(sink);
        } else {
            self.table.phase = Phase::Draw;
        }
    }

    fn flipped(&self) -> Card {
        self.table.flip.expect("a card is flipped in every round")
    }

    fn take_flip(&mut self, seat: Seat) {
        self.hands[seat.index()].add(self.flipped());
        self.table.flip_at = FlipAt::Hand;
    }

    /// The actor has got all its cards.
    #[inline]
    fn drawn(&mut self, sink: &mut impl Sink<Event>) {
        let rules = &self.book.rules;
        let seat = self.table.actor;
        if rules.flip_after_draw
            && self.may_take_flip(seat)
            && self.table.exchanged[seat.index()] < rules.numbers.exchange_max
        {
            self.table.phase = Phase::Pick;
        } else {
            self.next_exchange(sink);
        }
    }

    #[inline]
    fn next_exchange(&mut self, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let next = table.ins.after(table.actor).unwrap_or(table.actor);
        if table.changed.contains(next) {
            let leader = table.first_leader();
            self.lead_sale(leader, sink);
        } else {
            table.phase = Phase::Exchange;
            table.actor = next;
        }
    }

    #[inline]
    pub(super) fn lead_sale(&mut self, leader: Seat, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Sale;
        self.table.actor = leader;
        self.table.sale = Sale::led_by(leader);
        sink.tell(|| Event::SaleBegan { sale: self.table.sales_played + 1, leader });
    }

    #[inline]
    fn play(&mut self, seat: Seat, face: Face, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].remove(face.card());
        let flip_was_at = self.table.flip_at;
        let void = self.table.lay(&self.book.rules, seat, face);
        sink.tell(|| self.played(seat, face, flip_was_at));
        if let Some(flavour) = void {
            sink.tell(|| self.void(seat, flavour));
        }
        let table = &mut self.table;
        table.actor = table.ins.after(seat).unwrap_or(seat);
        if table.actor == table.sale.leader {
            self.sold(sink);
        }
    }

    /// All have played: the best card makes the sale.
    fn sold(&mut self, sink: &mut impl Sink<Event>) {
        let book = self.book;
        let rules = &book.rules;
        let winner = self.table.sale.winner;
        self.table.count_sale();
        sink.tell(|| self.sale_made());
        let bonuses = self.table.sale.bonuses(rules);
        if !rules.bonus_first && self.reward(winner, Cause::Sale, sink) {
            return;
        }
        self.table.left = bonuses;
        if bonuses > 0 {
            sink.tell(|| Event::Lucky { seat: winner, by: self.lucky_seats(), bonuses });
        }
        self.after_sale(sink);
    }

    /// Hands out the bonuses that are left, as far as nobody need be asked, and goes on.
    fn after_sale(&mut self, sink: &mut impl Sink<Event>) {
        let book = self.book;
        let rules = &book.rules;
        let winner = self.table.sale.winner;
        while self.table.left > 0 {
            match self.table.lucky_choices(rules, winner) {
                (true, true) => {
                    self.table.phase = Phase::Lucky;
                    self.table.actor = winner;
                    return;
                }
                (true, false) => self.lucky_review(winner, sink),
                (false, true) => self.lucky_token(winner, sink),
                (false, false) => {
                    sink.tell(|| Event::LuckWasted { seat: winner });
                    self.table.left = 0;
                    break;
                }
            }
            self.table.left -= 1;
        }
        if rules.bonus_first && self.reward(winner, Cause::Sale, sink) {
            return;
        }
        if self.table.sales_played < rules.numbers.hand {
            self.lead_sale(self.table.next_leader(rules), sink);
        } else {
            self.give_reviews(sink);
            self.end_round(sink);
        }
    }

    /// A sale is paid. Returns whether the game is over.
    #[inline]
    fn reward(&mut self, seat: Seat, cause: Cause, sink: &mut impl Sink<Event>) -> bool {
        let rules = &self.book.rules;
        let reward = if cause == Cause::Walkover && rules.raw_walkover {
            self.table.pay_fame(rules, seat)
        } else {
            self.table.pay_sale(rules, seat)
        };
        match reward {
            Reward::Reviews(reviews) => {
                sink.tell(|| Event::ReviewReturned { seat, reviews, cause });
                false
            }
            Reward::Fame(fame) => {
                sink.tell(|| Event::Fame { seat, fame, gained: rules.numbers.fame_per_sale, cause });
                let over = rules.immediate && fame >= rules.target;
                if over {
                    self.finish(Ending::Goal, sink);
                }
                over
            }
        }
    }

    fn lucky_review(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let reviews = &mut self.table.reviews[seat.index()];
        *reviews -= 1;
        sink.tell(|| Event::ReviewReturned { seat, reviews: *reviews, cause: Cause::Lucky });
    }

    fn lucky_token(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let tokens = &mut self.table.tokens[seat.index()];
        *tokens += 1;
        sink.tell(|| Event::TokenBack { seat, tokens: *tokens });
    }

    /// Each seat that played without making a sale takes a Bad Review.
    fn give_reviews(&mut self, sink: &mut impl Sink<Event>) {
        let mut seat = self.table.first_player;
        for _ in self.book.seats.seats() {
            seat = self.book.seats.next(seat);
            if self.table.ins.contains(seat) && self.table.sales[seat.index()] == 0 {
                sink.tell(|| Event::NoSale { seat });
                let penalty = self.table.take_review(&self.book.rules, seat);
                sink.tell(|| Event::penalty(seat, penalty));
            }
        }
    }

    /// Ends the game if it is time; else the First Player moves on.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        sink.tell(|| self.round_ended());
        let rules = &self.book.rules;
        let reached = self.book.seats.seats().any(|seat| self.table.fame[seat.index()] >= rules.target);
        if reached {
            return self.finish(Ending::Goal, sink);
        }
        if rules.round_limit > 0 && self.table.round >= rules.round_limit {
            sink.tell(|| Event::RoundLimit { rounds: self.table.round });
            return self.finish(Ending::Rounds, sink);
        }
        self.start_round(self.book.seats.next(self.table.first_player), sink);
    }

    fn finish(&mut self, why: Ending, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Over;
        self.table.actor = self.table.first_player;
        self.table.left = 0;
        sink.tell(|| self.over(why));
    }
}
