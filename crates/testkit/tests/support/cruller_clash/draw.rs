//! The board drawn for a terminal.

use std::fmt;

use tabletop::paint::{AnsiColor, FAINT, STRONG, colour, paint};

use super::Phase;
use super::view::{Answers, View};

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
