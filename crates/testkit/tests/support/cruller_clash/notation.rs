//! The text of actions and chance outcomes, read back to exactly what was written.

use std::fmt;

use tabletop::{Book, Notation, NotationError, say};

use super::{Action, Components, Counts, CrullerClash, Draw, Kind, WORDS, present};

impl Components {
    pub(super) fn id(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].id
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
