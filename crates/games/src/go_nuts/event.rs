//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{PerSeat, Seat, SeatSet, Viewer};

use super::Donut;

/// Something that happens. Places of the row count from 1; donuts are types, by their number in the edition. `points` are
/// those of every seat as they stand after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    Round {
        /// Its number, counted from 1.
        round: u16,
    },
    /// A donut of the row moves up to an empty place.
    Slid {
        /// Where it was.
        from: u8,
        /// Where it is now.
        to: u8,
        /// Which one.
        donut: Donut,
    },
    /// A donut comes from the deck to a place of the row.
    Filled {
        /// Where.
        place: u8,
        /// Which one.
        donut: Donut,
        /// Cards left in the deck.
        deck: u8,
    },
    /// A seat has picked a place, and others still have to.
    Picked {
        /// Who.
        seat: Seat,
        /// Which place; only the seat itself knows.
        place: Option<u8>,
    },
    /// Everybody has picked, and all picks are open.
    Opened {
        /// The place each seat picked, in seat order.
        #[cfg_attr(test, ts(type = "number[]"))]
        picks: PerSeat<u8>,
    },
    /// Several seats picked the same place: its donut goes to the discards.
    Contested {
        /// Where.
        place: u8,
        /// Who.
        seats: SeatSet,
        /// What nobody gets.
        donut: Donut,
    },
    /// A seat was the only one to pick a place and takes its donut.
    Taken {
        /// Where.
        place: u8,
        /// Who.
        seat: Seat,
        /// Which donut.
        donut: Donut,
        /// How many of it the seat has now.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// The power of a donut just taken begins.
    Power {
        /// Who has taken it.
        seat: Seat,
        /// The donut with the power.
        donut: Donut,
    },
    /// The power has nothing to work on.
    Fizzled {
        /// Who has taken the donut.
        seat: Seat,
        /// The donut with the power.
        donut: Donut,
    },
    /// A seat gets the next card of the deck, for everybody to see.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        donut: Donut,
        /// Cards left in the deck.
        deck: u8,
        /// How many of it the seat has now.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat looks at the next card of the deck.
    Looked {
        /// Who.
        seat: Seat,
        /// What; only the seat itself knows.
        donut: Option<Donut>,
        /// Cards left in the deck.
        deck: u8,
    },
    /// A seat keeps one of the two cards it has looked at.
    Kept {
        /// Who.
        seat: Seat,
        /// What it keeps.
        donut: Donut,
        /// What goes back on top of the deck; only the seat itself knows.
        back: Option<Donut>,
        /// Cards in the deck now.
        deck: u8,
        /// How many of it the seat has now.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat gets a donut from the discards: the topmost of its type.
    Salvaged {
        /// Who.
        seat: Seat,
        /// What.
        donut: Donut,
        /// How many of it the seat has now.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A seat has chosen what to pass to the left, and others still have to.
    Chosen {
        /// Who.
        seat: Seat,
        /// What; only the seat itself knows.
        donut: Option<Donut>,
    },
    /// A donut goes from one seat to another.
    Moved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        donut: Donut,
        /// How many of it the one still has.
        left: u8,
        /// How many of it the other has now.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A donut of a seat goes to the discards.
    Discarded {
        /// Whose.
        seat: Seat,
        /// What.
        donut: Donut,
        /// How many of it the seat still has.
        copies: u8,
        /// Everybody's points now.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
    },
    /// A donut of the row goes to the discards.
    Cleared {
        /// Where.
        place: u8,
        /// What.
        donut: Donut,
    },
    /// The game is over: the deck cannot fill the row any more.
    Over {
        /// Cards left in the deck.
        deck: u8,
        /// Places that are empty.
        empty: u8,
        /// Who wins, alone or together.
        winners: SeatSet,
        /// Who has as many points as the winners. Where that is more than the winners, they have more donuts.
        tied: SeatSet,
        /// The points of the winners.
        score: i32,
        /// The donuts of the winners.
        donuts: u8,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Event::Picked { seat, .. } if !viewer.is(seat) => Event::Picked { seat, place: None },
            Event::Chosen { seat, .. } if !viewer.is(seat) => Event::Chosen { seat, donut: None },
            Event::Looked { seat, deck, .. } if !viewer.is(seat) => Event::Looked { seat, donut: None, deck },
            Event::Kept { seat, donut, copies, deck, points, .. } if !viewer.is(seat) => {
                Event::Kept { seat, donut, back: None, copies, deck, points }
            }
            event => event,
        })
    }

    fn uncovers(&self) -> bool {
        match self {
            Event::Filled { .. } | Event::Opened { .. } | Event::Drew { .. } | Event::Kept { .. } => true,
            Event::Looked { donut, .. } => donut.is_some(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Config, Edition, Game, SeatCount, Turn, fast_rng};

    use super::super::view::View;
    use super::super::{Donuts, GoNuts};
    use super::*;

    /// What a board shows, changed by events alone.
    #[derive(Debug, PartialEq, Eq)]
    struct Picture {
        round: u16,
        row: Vec<Option<Donut>>,
        owned: Vec<Vec<u8>>,
        points: Vec<i32>,
        pile: Vec<Donut>,
        deck: u8,
        over: bool,
    }

    impl Picture {
        fn of(game: &GoNuts, viewer: Viewer) -> Self {
            let view: View = game.view(viewer);
            let seats = view.book.seats.seats();
            Picture {
                round: view.round,
                row: view.row[..usize::from(view.book.rules.row)].to_vec(),
                owned: seats.map(|seat| view.owned[seat.index()].to_vec()).collect(),
                points: view.book.seats.seats().map(|seat| view.table().points(seat)).collect(),
                pile: view.pile.to_vec(),
                deck: view.deck_cards,
                over: game.turn() == Turn::Over,
            }
        }

        fn show(&mut self, event: Event) {
            let place = |place: u8| usize::from(place) - 1;
            let mut own = |seat: Seat, donut: Donut, n: u8| self.owned[seat.index()][donut.index()] = n;
            match event {
                Event::Round { round } => self.round = round,
                Event::Slid { from, to, donut } => {
                    self.row[place(from)] = None;
                    self.row[place(to)] = Some(donut);
                }
                Event::Filled { place: at, donut, deck } => {
                    self.row[place(at)] = Some(donut);
                    self.deck = deck;
                }
                Event::Contested { place: at, donut, .. } | Event::Cleared { place: at, donut } => {
                    self.row[place(at)] = None;
                    self.pile.push(donut);
                }
                Event::Taken { place: at, seat, donut, copies, .. } => {
                    own(seat, donut, copies);
                    self.row[place(at)] = None;
                }
                Event::Drew { seat, donut, copies, deck, .. }
                | Event::Kept { seat, donut, copies, deck, .. } => {
                    own(seat, donut, copies);
                    self.deck = deck;
                }
                Event::Looked { deck, .. } => self.deck = deck,
                Event::Salvaged { seat, donut, copies, .. } => {
                    own(seat, donut, copies);
                    let at = self.pile.iter().rposition(|other| *other == donut);
                    self.pile.remove(at.expect("it lies there"));
                }
                Event::Moved { from, to, donut, left, copies, .. } => {
                    own(from, donut, left);
                    own(to, donut, copies);
                }
                Event::Discarded { seat, donut, copies, .. } => {
                    own(seat, donut, copies);
                    self.pile.push(donut);
                }
                Event::Over { .. } => self.over = true,
                Event::Picked { .. }
                | Event::Opened { .. }
                | Event::Power { .. }
                | Event::Fizzled { .. }
                | Event::Chosen { .. } => {}
            }
            match event {
                Event::Taken { points, .. }
                | Event::Drew { points, .. }
                | Event::Kept { points, .. }
                | Event::Salvaged { points, .. }
                | Event::Moved { points, .. }
                | Event::Discarded { points, .. } => self.points = points.as_slice().to_vec(),
                _ => {}
            }
        }
    }

    /// Random games at every table; `visit` gets the state before and after each step with what happened between.
    fn games(mut visit: impl FnMut(&GoNuts, &GoNuts, &[Event])) {
        for edition in Edition::<Donuts>::built_in() {
            for (seats, shift) in [(2, false), (3, true), (4, false), (5, true), (6, false)] {
                let mut config = Config::<GoNuts>::of(edition);
                let refill = if shift { "shift" } else { "gaps" };
                config.set("row_refill", &refill.into()).unwrap_or_else(|e| panic!("{e}"));
                let book = Book::open(&config, SeatCount::new(seats).unwrap()).unwrap();
                for stream in 0..20 {
                    let (mut game, mut rng) = (GoNuts::new(book), fast_rng(23, stream));
                    while let Some(step) = game.random_step(&mut rng) {
                        let (before, mut events) = (game, Vec::new());
                        game.apply_telling(step, &mut events);
                        visit(&before, &game, &events);
                    }
                }
            }
        }
    }

    #[test]
    fn events_alone_keep_a_board_true() {
        games(|before, after, events| {
            for viewer in Viewer::all(before.book().seats) {
                let mut picture = Picture::of(before, viewer);
                for event in events {
                    picture.show(GoNuts::view_event(event, viewer).unwrap());
                }
                assert_eq!(picture, Picture::of(after, viewer), "{viewer}: {events:?}");
            }
        });
    }

    #[test]
    fn a_secret_card_is_shown_to_its_seat_alone() {
        let mut secrets = 0;
        games(|before, _, events| {
            for event in events {
                let (owner, hidden) = match *event {
                    Event::Picked { seat, .. } => (seat, Event::Picked { seat, place: None }),
                    Event::Chosen { seat, .. } => (seat, Event::Chosen { seat, donut: None }),
                    Event::Looked { seat, deck, .. } => (seat, Event::Looked { seat, donut: None, deck }),
                    _ => continue,
                };
                secrets += 1;
                for viewer in Viewer::all(before.book().seats) {
                    let expected = if viewer.is(owner) { *event } else { hidden };
                    assert_eq!(GoNuts::view_event(event, viewer), Some(expected));
                }
            }
        });
        assert!(secrets > 1000, "{secrets}");
    }
}
