//! Sentences for people.

use tabletop::{Arg, Book, Messages, Phrase, ScoreLine, ScoreSheet, Seat, Words, say};

use super::{Action, Components, CrullerClash, Event, Kind, View, WORDS, points, present};

impl Components {
    pub(super) fn name(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].name
    }

    /// Its name inside a phrase.
    pub(super) fn said(&self, kind: Kind) -> Arg {
        Arg::data(self.name(kind).to_string())
    }
}

impl Words for CrullerClash {
    fn messages() -> &'static Messages {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let name = |kind| view.book.edition.parts.said(kind);
        match action {
            Action::Pick(place) => match view.row.get(place as usize).copied().flatten() {
                Some(kind) => say!(WORDS, "pick", donut: name(kind), place: place + 1),
                None => say!(WORDS, "pick-empty", place: place + 1),
            },
            Action::Serve(kind) => say!(WORDS, "serve", donut: name(kind)),
            Action::Keep => say!(WORDS, "keep"),
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        let name = |kind| book.edition.parts.said(kind);
        Some(match *event {
            Event::Round { .. } => return None,
            Event::Filled { kind, .. } => say!(WORDS, "comes", donut: name(kind)),
            Event::Chosen { seat, .. } => say!(WORDS, "chosen", who: seat),
            Event::Opened { seat, place, alone: true } => say!(WORDS, "takes", who: seat, place: place),
            Event::Opened { seat, place, alone: false } => say!(WORDS, "contested", who: seat, place: place),
            Event::Served { seat, kind } => say!(WORDS, "serves", who: seat, donut: name(kind)),
            Event::Kept { seat } => say!(WORDS, "keeps", who: seat),
            Event::Drew { seat, kind: Some(kind) } => say!(WORDS, "draws", who: seat, donut: name(kind)),
            Event::Drew { seat, kind: None } => say!(WORDS, "draws-secretly", who: seat),
            Event::Over => say!(WORDS, "over"),
        })
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let lines = |seat: Seat| {
            let table = present(view.tables[seat]).map(|(kind, n)| {
                let label = Phrase::text(&WORDS, view.book.edition.parts.said(kind));
                ScoreLine::new(label, say!(WORDS, "on-table", n: n), points(view.book, kind, n))
            });
            let hand = view.hand_sizes[seat];
            let kept = i32::from(hand) * view.book.rules.hand_points;
            table.chain([ScoreLine::new(say!(WORDS, "hand"), say!(WORDS, "cards", n: hand), kept)])
        };
        ScoreSheet { seats: view.book.seats.seats().map(|seat| lines(seat).collect()).collect() }
    }
}
