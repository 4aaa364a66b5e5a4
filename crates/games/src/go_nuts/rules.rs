//! What happens, phase by phase.

use tabletop::{PerSeat, Seat, SeatSet, Sink, Step, StepOf};

use super::scoring::outcome;
use super::{Action, Donut, Draw, Event, GoNuts, MAX_SEATS, Peeked, Phase, Power, Taking};

impl GoNuts {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Draw(donut)) => self.draw(donut, sink),
            Step::Act(seat, Action::Pick(place)) => {
                let Phase::Pick { due } = self.phase else { unreachable!("a pick answers the row") };
                self.picks[seat.index()] = place;
                let due = due.without(seat);
                self.phase = Phase::Pick { due };
                if due.is_empty() {
                    let picks = || PerSeat::from_fn(self.book.seats, |seat| self.picks[seat.index()]);
                    sink.tell(|| Event::Opened { picks: picks() });
                    self.place = 0;
                    self.check_places(sink);
                } else {
                    sink.tell(|| Event::Picked { seat, place: Some(place) });
                }
            }
            Step::Act(seat, action) => self.answer_power(seat, action, sink),
        }
    }

    /// Begins the next round, or ends the game if the deck cannot fill the row.
    pub(super) fn start_round(&mut self, sink: &mut impl Sink<Event>) {
        self.place = 0;
        let row = usize::from(self.book.rules.row);
        let empty = self.row[..row].iter().filter(|place| place.is_none()).count();
        if self.deck_cards() < empty {
            self.phase = Phase::Over;
            sink.tell(|| self.over(empty as u8));
            return;
        }
        self.round += 1;
        sink.tell(|| Event::Round { round: self.round });
        self.picks = [0; MAX_SEATS];
        if self.book.rules.shift {
            self.shift_row(sink);
        }
        self.phase = if empty == 0 { self.all_pick() } else { Phase::Fill };
    }

    /// The game is over, with so many places empty.
    fn over(&self, empty: u8) -> Event {
        let (table, seats) = (self.table(), self.book.seats.seats());
        let winners: SeatSet = outcome(&table).winners().collect();
        let first = winners.first().expect("somebody wins");
        let score = table.points(first);
        Event::Over {
            deck: self.deck_cards() as u8,
            empty,
            winners,
            tied: seats.filter(|seat| table.points(*seat) == score).collect(),
            score,
            donuts: self.cards[first.index()],
        }
    }

    /// Slides the donuts of the row to the low numbers, in their order.
    fn shift_row(&mut self, sink: &mut impl Sink<Event>) {
        let mut to = 0;
        for from in 0..usize::from(self.book.rules.row) {
            let Some(donut) = self.row[from] else { continue };
            if from > to {
                self.row.swap(from, to);
                sink.tell(|| Event::Slid { from: from as u8 + 1, to: to as u8 + 1, donut });
            }
            to += 1;
        }
    }

    pub(super) fn copies(&self, seat: Seat, donut: Donut) -> u8 {
        self.owned[seat.index()][donut.index()]
    }

    /// Everybody's points, for those who are told what happens.
    pub(super) fn all_points(&self) -> PerSeat<i32> {
        let table = self.table();
        PerSeat::from_fn(self.book.seats, |seat| table.points(seat))
    }

    fn all_pick(&self) -> Phase {
        Phase::Pick { due: self.book.seats.all() }
    }

    fn draw(&mut self, donut: Donut, sink: &mut impl Sink<Event>) {
        let known = self.top.take();
        if known.is_none() {
            self.bag[donut.index()] -= 1;
            self.bag_cards -= 1;
        }
        match self.phase {
            Phase::Fill => {
                let row = usize::from(self.book.rules.row);
                let mut empty = (0..row).filter(|i| self.row[*i].is_none());
                let at = empty.next().expect("a place is empty while the row is filled");
                let more = empty.next().is_some();
                self.row[at] = Some(donut);
                sink.tell(|| Event::Filled { place: at as u8 + 1, donut, deck: self.deck_cards() as u8 });
                if !more {
                    self.phase = self.all_pick();
                }
            }
            Phase::Draw => {
                let taker = self.taking.expect("somebody draws").taker;
                self.gain(taker, donut);
                sink.tell(|| Event::Drew {
                    seat: taker,
                    donut,
                    copies: self.copies(taker, donut),
                    deck: self.deck_cards() as u8,
                    points: self.all_points(),
                });
                self.check_places(sink);
            }
            Phase::Peek { first: None } => {
                let put_back_by = known.map(|top| top.put_back_by);
                let known_by = known.map_or(SeatSet::EMPTY, |top| top.known_by);
                self.phase = Phase::Peek { first: Some(Peeked { donut, put_back_by, known_by }) };
                self.tell_look(donut, sink);
            }
            Phase::Peek { first: Some(first) } => {
                self.phase = Phase::Keep { first, second: donut };
                self.tell_look(donut, sink);
            }
            _ => unreachable!("no card is due"),
        }
    }

    pub(super) fn tell_look(&self, donut: Donut, sink: &mut impl Sink<Event>) {
        sink.tell(|| {
            let seat = self.taking.expect("somebody looks").taker;
            Event::Looked { seat, donut: Some(donut), deck: self.deck_cards() as u8 }
        });
    }

    /// Goes on with the places after `self.place`, until a power waits for an answer or the round is over.
    pub(super) fn check_places(&mut self, sink: &mut impl Sink<Event>) {
        self.taking = None;
        // Bit k is place k + 1: the places somebody picked and that were not handled yet.
        let picked =
            self.book.seats.seats().fold(0u32, |places, seat| places | 1 << self.picks[seat.index()]) >> 1;
        let mut open = picked >> self.place << self.place;
        while open != 0 {
            let here = open.trailing_zeros() as usize;
            open &= open - 1;
            self.place = here as u8 + 1;
            let Some(donut) = self.row[here].take() else { continue };
            let seats = self.picked_by(self.place);
            let seat = seats.first().expect("somebody picked it");
            if seats.len() > 1 {
                self.pile.push(donut);
                sink.tell(|| Event::Contested { place: self.place, seats, donut });
                continue;
            }
            self.gain(seat, donut);
            sink.tell(|| Event::Taken {
                place: self.place,
                seat,
                donut,
                copies: self.copies(seat, donut),
                points: self.all_points(),
            });
            let power = self.book.rules.powers[donut.index()];
            if power != Power::None && self.fire(power, Taking { taker: seat, donut }, sink) {
                return;
            }
            self.taking = None;
        }
        self.start_round(sink);
    }

    #[inline]
    pub(super) fn gain(&mut self, seat: Seat, donut: Donut) {
        let seat = seat.index();
        self.owned[seat][donut.index()] += 1;
        self.kinds[seat] |= 1 << donut.0;
        self.cards[seat] += 1;
    }

    pub(super) fn lose(&mut self, seat: Seat, donut: Donut) {
        let seat = seat.index();
        self.owned[seat][donut.index()] -= 1;
        if self.owned[seat][donut.index()] == 0 {
            self.kinds[seat] &= !(1 << donut.0);
        }
        self.cards[seat] -= 1;
    }

    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.lose(from, donut);
        self.arrive(from, to, donut, sink);
    }

    /// A donut that somebody has lost comes to its new owner.
    pub(super) fn arrive(&mut self, from: Seat, to: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.gain(to, donut);
        sink.tell(|| Event::Moved {
            from,
            to,
            donut,
            left: self.copies(from, donut),
            copies: self.copies(to, donut),
            points: self.all_points(),
        });
    }

    pub(super) fn discard(&mut self, seat: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.lose(seat, donut);
        self.pile.push(donut);
        sink.tell(|| Event::Discarded {
            seat,
            donut,
            copies: self.copies(seat, donut),
            points: self.all_points(),
        });
    }

    pub(super) fn salvage(&mut self, seat: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        let topmost = self.pile.iter().rposition(|card| *card == donut);
        self.pile.remove(topmost.expect("the pile holds what is taken from it"));
        self.gain(seat, donut);
        sink.tell(|| Event::Salvaged {
            seat,
            donut,
            copies: self.copies(seat, donut),
            points: self.all_points(),
        });
    }
}
