//! The board as text, for a terminal.

use std::fmt;

use tabletop::Seat;
use tabletop::paint::{AnsiColor, FAINT, STRONG, colour, count, write_painted};

use super::counts::{donuts, kinds_of};
use super::view::{Asks, View};
use super::{Donut, MAX_TYPES};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.write_row(f)?;
        self.write_pile(f)?;
        writeln!(f)?;
        for seat in self.book.seats.seats() {
            self.write_seat(f, seat)?;
        }
        Ok(())
    }
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = match self.asks {
            Asks::Over => format!("Over after {} rounds", self.round),
            _ => format!("Round {}", self.round),
        };
        write_painted(f, &heading, STRONG)?;
        write!(f, " · {} in the deck", count(self.deck_cards.into(), "card"))?;
        if let Some(seat) = self.returned_by {
            let who = if self.viewer.is(seat) { "you".into() } else { format!("p{seat}") };
            match self.top_card {
                Some(donut) => write!(f, ", on top the {} that {who} put back", self.name(donut))?,
                None => write!(f, ", on top a card that {who} put back")?,
            }
        }
        writeln!(f)
    }

    fn write_row(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let types = &self.book.edition.parts.types;
        let widest = types.iter().map(|donut| donut.name.chars().count()).max().unwrap_or(0);
        for place in 1..=self.book.rules.row {
            write!(f, "  ")?;
            write_painted(f, &place.to_string(), STRONG)?;
            let pickers: Vec<String> = self
                .book
                .seats
                .seats()
                .filter(|seat| self.picks[seat.index()] == place)
                .map(|seat| format!("p{seat}"))
                .collect();
            let picked =
                if pickers.is_empty() { String::new() } else { format!("  ← {}", pickers.join(" ")) };
            match self.row[usize::from(place) - 1] {
                Some(here) => {
                    let donut = &types[here.index()];
                    write!(f, "  ")?;
                    write_painted(f, &format!("{:widest$}", donut.name), colour(AnsiColor::Yellow))?;
                    write!(f, "  {}", donut.text)?;
                    if let Some(here) = super::words::changed_score(self.book, here) {
                        write!(f, " (Here: {here}.)")?;
                    }
                }
                None => write!(f, "  {:widest$}", "—")?,
            }
            writeln!(f, "{picked}")?;
        }
        Ok(())
    }

    fn write_pile(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// As many cards from the top as fit on a line.
        const SHOWN: usize = 5;
        let pile = &self.pile;
        write!(f, "  ")?;
        write_painted(f, "Discards", FAINT)?;
        if pile.is_empty() {
            return writeln!(f, "  none");
        }
        let names: Vec<&str> = pile.iter().rev().take(SHOWN).map(|donut| self.name(*donut)).collect();
        write!(f, "  top: {}", names.join(", "))?;
        let below = pile.len().saturating_sub(SHOWN);
        if below > 0 {
            write!(f, " … {below} more: {}", self.collection(&tally(&pile[..below])))?;
        }
        writeln!(f)
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let owned = &self.owned[seat.index()];
        let cards: u32 = owned.iter().map(|copies| u32::from(*copies)).sum();
        let you = self.viewer.is(seat);
        let mark = if self.due.contains(seat) { "▸" } else { " " };
        write!(f, "{mark} ")?;
        let label = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        write_painted(f, &format!("{label:8}"), if you { STRONG } else { colour(AnsiColor::Cyan) })?;
        let points = self.table().points(seat);
        let donuts = if cards == 1 { "donut " } else { "donuts" };
        let word = if points.abs() == 1 { "point " } else { "points" };
        write!(f, " {points:3} {word}  {cards:2} {donuts}")?;
        if cards > 0 {
            write!(f, "  {}", self.collection(owned))?;
        }
        if self.asks == Asks::Keep && self.taking.is_some_and(|taking| taking.taker == seat) {
            let seen: Vec<&str> = self.peeked.iter().flatten().map(|donut| self.name(*donut)).collect();
            let unknown = usize::from(self.hand) - seen.len();
            let words = match (seen.as_slice(), unknown) {
                ([], _) => "two hidden cards".to_string(),
                (seen, 0) => seen.join(" and "),
                (seen, _) => format!("{} and a hidden card", seen.join(" and ")),
            };
            write!(f, "  · looks at {words}")?;
        }
        writeln!(f)
    }

    /// `Glazed ×2, Plain`.
    fn collection(&self, copies: &[u8; MAX_TYPES]) -> String {
        let entry = |donut: Donut| match copies[donut.index()] {
            1 => self.name(donut).to_string(),
            n => format!("{} ×{n}", self.name(donut)),
        };
        donuts(kinds_of(copies)).map(entry).collect::<Vec<_>>().join(", ")
    }
}

fn tally(cards: &[Donut]) -> [u8; MAX_TYPES] {
    cards.iter().fold([0; MAX_TYPES], |mut counts, donut| {
        counts[donut.index()] += 1;
        counts
    })
}
