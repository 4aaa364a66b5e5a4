//! What donuts do when they are taken from the row.

use tabletop::{Seat, SeatSet, Sink};

use super::counts::donuts;
use super::{Action, Event, GoNuts, MAX_SEATS, Phase, Power, Taking, Top};

impl GoNuts {
    /// Starts a power. Returns whether it waits for chance or an answer; if not, it has been carried out.
    pub(super) fn fire(&mut self, power: Power, taking: Taking, sink: &mut impl Sink<Event>) -> bool {
        let Taking { taker, donut } = taking;
        self.taking = Some(taking);
        if power != Power::None {
            sink.tell(|| Event::Power { seat: taker, donut });
        }
        let fizzled = || Event::Fizzled { seat: taker, donut };
        match power {
            Power::None => false,
            Power::DrawOne | Power::PeekTwoKeepOne if self.deck_cards() == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::PeekTwoKeepOne if self.deck_cards() >= 2 => self.wait(Phase::Peek { first: None }),
            Power::DrawOne | Power::PeekTwoKeepOne => self.wait(Phase::Draw),
            Power::TakeTopDiscard => {
                match self.pile.pop() {
                    Some(found) => {
                        self.gain(taker, found);
                        sink.tell(|| Event::Salvaged {
                            seat: taker,
                            donut: found,
                            copies: self.copies(taker, found),
                            points: self.all_points(),
                        });
                    }
                    None => sink.tell(fizzled),
                }
                false
            }
            Power::TakeAnyDiscard if self.pile.is_empty() => {
                sink.tell(fizzled);
                false
            }
            Power::TakeAnyDiscard => self.ask(Phase::Salvage, self.pile_kinds().count_ones(), sink),
            Power::Steal | Power::DiscardOther => {
                let targets: u32 =
                    self.opponents(taker).map(|victim| self.kinds[victim.index()].count_ones()).sum();
                if targets == 0 {
                    sink.tell(fizzled);
                    return false;
                }
                let phase = if power == Power::Steal { Phase::Steal } else { Phase::Trash };
                self.ask(phase, targets, sink)
            }
            Power::Give => {
                let options = self.disposable(taking).count_ones() * (self.book.seats.get() as u32 - 1);
                self.ask(Phase::Give, options, sink)
            }
            Power::DiscardOwn => self.ask(Phase::Toss, self.disposable(taking).count_ones(), sink),
            Power::PassLeft => self.start_pass(taking, sink),
            Power::ClearUnselected if self.unselected() == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::ClearUnselected => self.wait(Phase::Clear),
            Power::ScoopDiscard if self.pile.is_empty() => {
                sink.tell(fizzled);
                false
            }
            Power::ScoopDiscard => {
                self.wait(Phase::Scoop { left: self.book.rules.power_counts[donut.index()] })
            }
            Power::PayOrDrop => {
                let others = self.cards[taker.index()] - 1;
                if others < self.book.rules.power_counts[donut.index()] {
                    self.discard(taker, donut, sink);
                    false
                } else {
                    self.wait(Phase::Milk)
                }
            }
        }
    }

    fn wait(&mut self, phase: Phase) -> bool {
        self.phase = phase;
        true
    }

    /// Asks the taker, or carries out the only possibility without asking. Returns whether it waits.
    fn ask(&mut self, phase: Phase, options: u32, sink: &mut impl Sink<Event>) -> bool {
        self.phase = phase;
        if options > 1 {
            return true;
        }
        let taking = self.taking.expect("a power is under way");
        let seat = taking.taker;
        let only = match phase {
            Phase::Salvage => donuts(self.pile_kinds()).next().map(Action::Salvage),
            Phase::Steal => self.targets(seat).next().map(|(victim, donut)| Action::Steal(victim, donut)),
            Phase::Trash => self.targets(seat).next().map(|(victim, donut)| Action::Trash(victim, donut)),
            Phase::Give => {
                let to = self.opponents(seat).next();
                to.zip(donuts(self.disposable(taking)).next()).map(|(to, donut)| Action::Give(to, donut))
            }
            Phase::Toss => donuts(self.disposable(taking)).next().map(Action::Toss),
            Phase::MilkToss { .. } => donuts(self.others(taking)).next().map(Action::Toss),
            _ => unreachable!("only choices of the taker can be forced"),
        };
        self.carry_out(seat, only.expect("a choice that is asked has a possibility"), sink)
    }

    /// Applies the answer to a power, then goes on with the round unless the power waits for more.
    pub(super) fn answer_power(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if !self.carry_out(seat, action, sink) {
            self.check_places(sink);
        }
    }

    /// Carries out one choice. Returns whether the power waits for another.
    fn carry_out(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> bool {
        match (self.phase, action) {
            (Phase::Keep { first, second }, Action::Keep(kept)) => {
                let back = if kept == first.donut { second } else { first.donut };
                // Who knew the first card knows what went back exactly if another card was kept.
                let knowers = if kept == first.donut { SeatSet::EMPTY } else { first.known_by };
                self.top = Some(Top { donut: back, put_back_by: seat, known_by: knowers.with(seat) });
                self.gain(seat, kept);
                sink.tell(|| Event::Kept {
                    seat,
                    donut: kept,
                    back: Some(back),
                    copies: self.copies(seat, kept),
                    deck: self.deck_cards() as u8,
                    points: self.all_points(),
                });
                false
            }
            (Phase::Salvage, Action::Salvage(donut)) => {
                self.salvage(seat, donut, sink);
                false
            }
            (Phase::Scoop { left }, Action::Scoop(donut)) => {
                self.salvage(seat, donut, sink);
                left > 1 && !self.pile.is_empty() && self.wait(Phase::Scoop { left: left - 1 })
            }
            (Phase::Scoop { .. }, Action::ScoopStop) => false,
            (Phase::Steal, Action::Steal(victim, donut)) => {
                self.hand_over(victim, seat, donut, sink);
                false
            }
            (Phase::Trash, Action::Trash(victim, donut)) => {
                self.discard(victim, donut, sink);
                false
            }
            (Phase::Give, Action::Give(to, donut)) => {
                self.hand_over(seat, to, donut, sink);
                false
            }
            (Phase::Toss, Action::Toss(donut)) => {
                self.discard(seat, donut, sink);
                false
            }
            (Phase::Pass { due }, Action::Pass(donut)) => {
                self.passing[seat.index()] = Some(donut);
                let due = due.without(seat);
                self.phase = Phase::Pass { due };
                if due.is_empty() {
                    self.pass_all(sink);
                } else {
                    sink.tell(|| Event::Chosen { seat, donut: Some(donut) });
                }
                !due.is_empty()
            }
            (Phase::Clear, Action::Clear(places)) => {
                for place in self.row_places().filter(|place| places & 1 << (place - 1) != 0) {
                    let cleared = self.row[usize::from(place) - 1].take().expect("only donuts are cleared");
                    self.pile.push(cleared);
                    sink.tell(|| Event::Cleared { place, donut: cleared });
                }
                false
            }
            (Phase::Milk, Action::MilkDrop) => {
                let milk = self.taking.expect("a power is under way").donut;
                self.discard(seat, milk, sink);
                false
            }
            (Phase::Milk, Action::MilkPay) => {
                let taking = self.taking.expect("a power is under way");
                let left = self.book.rules.power_counts[taking.donut.index()];
                self.ask(Phase::MilkToss { left }, self.others(taking).count_ones(), sink)
            }
            (Phase::MilkToss { left }, Action::Toss(donut)) => {
                self.discard(seat, donut, sink);
                let taking = self.taking.expect("a power is under way");
                left > 1
                    && self.ask(Phase::MilkToss { left: left - 1 }, self.others(taking).count_ones(), sink)
            }
            _ => unreachable!("a legal action fits the phase"),
        }
    }

    fn start_pass(&mut self, taking: Taking, sink: &mut impl Sink<Event>) -> bool {
        let choices = |seat| self.passable(seat, taking).count_ones();
        if self.book.seats.seats().any(|seat| choices(seat) == 0) {
            sink.tell(|| Event::Fizzled { seat: taking.taker, donut: taking.donut });
            self.discard(taking.taker, taking.donut, sink);
            return false;
        }
        let due: SeatSet = self.book.seats.seats().filter(|seat| choices(*seat) > 1).collect();
        self.passing = [None; MAX_SEATS];
        for seat in self.book.seats.seats().filter(|seat| !due.contains(*seat)) {
            self.passing[seat.index()] = donuts(self.passable(seat, taking)).next();
        }
        self.phase = Phase::Pass { due };
        if due.is_empty() {
            self.pass_all(sink);
        }
        !due.is_empty()
    }

    fn pass_all(&mut self, sink: &mut impl Sink<Event>) {
        let passing = std::mem::replace(&mut self.passing, [None; MAX_SEATS]);
        for seat in self.book.seats.seats() {
            self.lose(seat, passing[seat.index()].expect("everybody has answered"));
        }
        for from in self.book.seats.seats() {
            let (to, donut) =
                (self.book.seats.next(from), passing[from.index()].expect("everybody has answered"));
            self.arrive(from, to, donut, sink);
        }
    }
}
