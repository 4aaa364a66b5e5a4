//! Everything in words: the board, the notation, sentences for people.

use std::fmt;
use std::sync::LazyLock;

use tabletop::paint::{AnsiColor, FAINT, STRONG, colour, paint};
use tabletop::{
    Arg, Book, Comparison, Messages, Notation, NotationError, Phrase, ScoreLine, ScoreSheet, Seat, Words, say,
};

use super::view::{Answers, View};
use super::{Action, Components, Counts, CrullerClash, Draw, Event, Kind, Offer, Phase, points, present};

/// What the game says, in every language.
pub(super) static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

impl Components {
    pub(super) fn id(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].id
    }

    fn name(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].name
    }

    /// Its name inside a phrase.
    fn said(&self, kind: Kind) -> Arg {
        Arg::data(self.name(kind).to_string())
    }

    pub(super) fn find(&self, id: &str) -> Result<Kind, NotationError> {
        let found = self.kinds.iter().position(|row| row.id == id);
        let ids = || self.kinds.iter().map(|row| row.id.as_str()).collect::<Vec<_>>().join(", ");
        let unknown = || say!(WORDS, "no-donut", id: id.to_string(), ids: ids());
        found.map(|i| Kind(i as u8)).ok_or_else(|| NotationError(unknown()))
    }

    /// Several donuts on one line: `plain*2 cruller`.
    pub(super) fn write(&self, counts: Counts) -> String {
        let each = present(counts).map(|(kind, n)| match n {
            1 => self.id(kind).to_string(),
            _ => format!("{}*{n}", self.id(kind)),
        });
        each.collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = &self.book.edition.parts;
        let or_none = |text: String| if text.is_empty() { "none".to_string() } else { text };
        paint(format!("Cruller Clash, round {}", self.round), STRONG).fmt(f)?;
        writeln!(f, ", {} cards in the deck", self.deck_size())?;
        write!(f, "row:")?;
        for (i, place) in self.row.iter().enumerate() {
            write!(f, "  {}=", i + 1)?;
            match place {
                Some(kind) => paint(parts.name(*kind), colour(AnsiColor::Yellow)).fmt(f)?,
                None => paint("empty", FAINT).fmt(f)?,
            }
        }
        writeln!(f, "\npile: {}", or_none(parts.write(self.pile)))?;
        for (seat, points) in self.scores().iter() {
            let chosen = matches!(self.phase, Phase::Pick(answers) if answers.answered.contains(seat));
            let table = or_none(parts.write(self.tables[seat]));
            write!(f, "seat {seat}: {points} points, table: {table}, hand: {} cards", self.hand_sizes[seat])?;
            writeln!(f, "{}", if chosen { ", has chosen" } else { "" })?;
        }
        if self.viewer.seat().is_some() {
            write!(f, "your hand: {}", or_none(parts.write(self.hand)))?;
            if let Phase::Pick(Answers { mine: Some(place), .. }) = self.phase {
                write!(f, "; your pick: place {}", place + 1)?;
            }
            writeln!(f)?;
        }
        if self.phase == Phase::Over { writeln!(f, "the game is over") } else { Ok(()) }
    }
}

impl Notation for CrullerClash {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Action::Pick(place) => write!(f, "pick:{}", place + 1),
            Action::Serve(kind) => write!(f, "serve:{}", book.edition.parts.id(kind)),
            Action::Keep => f.write_str("keep"),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        match text.split_once(':') {
            None if text == "keep" => Ok(Action::Keep),
            Some(("serve", id)) => book.edition.parts.find(id).map(Action::Serve),
            Some(("pick", place)) => {
                let row = book.rules.row as u8;
                let found = (1..=row).find(|n| n.to_string() == place);
                let none = || say!(WORDS, "no-place", place: place.to_string(), row: row);
                found.map(|n| Action::Pick(n - 1)).ok_or_else(|| NotationError(none()))
            }
            _ => Err(NotationError(say!(WORDS, "no-action", text: text.to_string()))),
        }
    }

    fn write_chance(book: Book<Self>, Draw(kind): Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw:{}", book.edition.parts.id(kind))
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Draw, NotationError> {
        let unknown = || say!(WORDS, "no-outcome", text: text.to_string());
        let id = text.strip_prefix("draw:").ok_or_else(|| NotationError(unknown()))?;
        book.edition.parts.find(id).map(Draw)
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

    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        Offer::of(view, action)
    }

    fn say_why(&self, _: Seat, _: &Comparison<Action>) -> Option<Phrase> {
        None
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let lines = |seat: Seat| {
            let table = present(view.tables[seat]).map(|(kind, n)| ScoreLine {
                label: Phrase::text(&WORDS, view.book.edition.parts.said(kind)),
                detail: say!(WORDS, "on-table", n: n),
                points: points(view.book, kind, n),
            });
            let hand = view.hand_sizes[seat];
            table.chain([ScoreLine {
                label: say!(WORDS, "hand"),
                detail: say!(WORDS, "cards", n: hand),
                points: i32::from(hand) * view.book.rules.hand_points,
            }])
        };
        ScoreSheet { seats: view.book.seats.seats().map(|seat| lines(seat).collect()).collect() }
    }
}
