//! What happens, phase by phase.

use tabletop::{PerSeat, SeatSet, Sink, Step, StepOf};

use super::{Action, CrullerClash, Draw, Event, Phase, Picks, total};

impl CrullerClash {
    /// Applies a legal step and tells what came of it.
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match (step, self.phase) {
            (Step::Chance(Draw(kind)), Phase::Fill) => {
                self.deck[kind.0 as usize] -= 1;
                if let Some(place) = self.row.iter().position(Option::is_none) {
                    self.row[place] = Some(kind);
                    sink.tell(|| Event::Filled { place: place as u8 + 1, kind });
                }
                if self.empty_places() == 0 {
                    self.phase = Phase::Pick(PerSeat::new(self.book.seats));
                }
            }
            (Step::Act(seat, Action::Pick(place)), Phase::Pick(mut picks)) => {
                picks[seat] = Some(place);
                sink.tell(|| Event::Chosen { seat, place: Some(place + 1) });
                self.phase = Phase::Pick(picks);
                if picks.as_slice().iter().all(Option::is_some) {
                    self.resolve(&picks, sink);
                }
            }
            (Step::Act(seat, action), Phase::Serve { servers, drawers }) => {
                if let Action::Serve(kind) = action {
                    self.hands[seat][kind.0 as usize] -= 1;
                    self.tables[seat][kind.0 as usize] += 1;
                    sink.tell(|| Event::Served { seat, kind });
                } else {
                    sink.tell(|| Event::Kept { seat });
                }
                self.settle(servers.without(seat), drawers, sink);
            }
            (Step::Chance(Draw(kind)), Phase::Draw { drawers }) => {
                if let Some(seat) = drawers.first() {
                    self.deck[kind.0 as usize] -= 1;
                    self.hands[seat][kind.0 as usize] += 1;
                    sink.tell(|| Event::Drew { seat, kind: Some(kind) });
                    self.settle(SeatSet::EMPTY, drawers.without(seat), sink);
                }
            }
            _ => debug_assert!(false, "{step:?} is not legal"),
        }
    }

    pub(super) fn empty_places(&self) -> usize {
        self.row[..self.book.rules.row].iter().filter(|place| place.is_none()).count()
    }

    pub(super) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        let need = self.empty_places();
        if total(self.deck) < need || self.round == self.book.edition.parts.max_rounds {
            self.phase = Phase::Over;
            return sink.tell(|| Event::Over);
        }
        self.round += 1;
        sink.tell(|| Event::Round { round: self.round });
        self.phase = if need > 0 { Phase::Fill } else { Phase::Pick(PerSeat::new(self.book.seats)) };
    }

    fn resolve(&mut self, picks: &Picks, sink: &mut impl Sink<Event>) {
        for (seat, pick) in picks.iter() {
            let Some(place) = *pick else { continue };
            let alone = picks.iter().filter(|(_, other)| **other == Some(place)).count() == 1;
            sink.tell(|| Event::Opened { seat, place: place + 1, alone });
        }
        let rules = &self.book.rules;
        let (mut servers, mut drawers) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for place in 0..rules.row {
            let Some(kind) = self.row[place] else { continue };
            let takers: SeatSet =
                picks.iter().filter(|(_, pick)| **pick == Some(place as u8)).map(|(seat, _)| seat).collect();
            match (takers.first(), takers.len()) {
                (Some(seat), 1) => {
                    self.row[place] = None;
                    self.tables[seat][kind.0 as usize] += 1;
                    if self.book.edition.parts.kinds[kind.0 as usize].serves && total(self.hands[seat]) > 0 {
                        servers = servers.with(seat);
                    }
                }
                (Some(_), _) => {
                    drawers = drawers.union(takers);
                    if !rules.contested_stay {
                        self.row[place] = None;
                        self.pile[kind.0 as usize] += 1;
                    }
                }
                (None, _) => {}
            }
        }
        let drawers = if rules.consolation { drawers } else { SeatSet::EMPTY };
        self.settle(servers, drawers, sink);
    }

    /// Goes to the first phase in which there is something to do.
    fn settle(&mut self, servers: SeatSet, drawers: SeatSet, sink: &mut impl Sink<Event>) {
        if !servers.is_empty() {
            self.phase = Phase::Serve { servers, drawers };
        } else if !drawers.is_empty() && total(self.deck) > 0 {
            self.phase = Phase::Draw { drawers };
        } else {
            self.begin_round(sink);
        }
    }
}
