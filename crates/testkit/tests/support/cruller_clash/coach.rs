//! What a beginner is told: what matters before a choice, and what came of it.

use tabletop::{Coach, Phrase, Seat, say};

use super::{Action, CrullerClash, Event, View, WORDS};

impl Coach for CrullerClash {
    fn say_before(view: &View, _: Seat, legal: &[Action]) -> Option<Phrase> {
        match legal.first()? {
            Action::Pick(_) if view.round == 1 => Some(say!(WORDS, "coach-guess")),
            _ => None,
        }
    }

    fn say_after(_: &View, seat: Seat, events: &[Event]) -> Option<Phrase> {
        events.iter().rev().find_map(|event| match *event {
            Event::Opened { seat: who, place, alone } if who == seat && alone => {
                Some(say!(WORDS, "coach-alone", place: place))
            }
            Event::Opened { seat: who, place, .. } if who == seat => {
                Some(say!(WORDS, "coach-clashed", place: place))
            }
            _ => None,
        })
    }
}
