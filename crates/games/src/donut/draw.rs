//! The board as text, for a terminal.

use std::fmt;

use tabletop::Seat;
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, write_painted};

use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::notation::{card_text, void_texts};
use super::sales::PlayedSale;
use super::table::{FlipAt, Phase, Status};
use super::view::View;

/// Width of the fame track.
const TRACK: usize = 16;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.write_flip(f)?;
        writeln!(f)?;
        for seat in self.book.seats.seats() {
            self.write_seat(f, seat)?;
        }
        let history = self.history();
        if !history.is_empty() || self.table.phase == Phase::Sale {
            writeln!(f)?;
            self.write_sales(f, &history)?;
        }
        self.write_own(f)
    }
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        let heading = match table.phase {
            Phase::First => "Before the first round".to_string(),
            Phase::Over => format!("Over in round {}", table.round),
            _ => format!("Round {}", table.round),
        };
        write_painted(f, &heading, STRONG)?;
        if table.rush {
            write!(f, " · ")?;
            write_painted(f, "Rush", STRONG)?;
            write!(f, ": nobody may sit out")?;
        }
        let what = match table.phase {
            Phase::First => "who is First Player?",
            Phase::Flip => "a card is turned up",
            Phase::Reveal => "cards are revealed until one has a flavour",
            Phase::Name => "the First Player names the trending flavour",
            Phase::Deal => "dealing",
            Phase::Sit => "who plays, who sits out?",
            Phase::Exchange | Phase::Draw | Phase::Pick => "exchanging cards",
            Phase::Sale | Phase::Lucky | Phase::Over => "",
        };
        if !what.is_empty() {
            write!(f, " · {what}")?;
        }
        if matches!(table.phase, Phase::Sale | Phase::Lucky) {
            let sale = usize::from(table.sales_played) + usize::from(table.phase == Phase::Sale);
            write!(f, " · sale {sale} of {}", self.book.rules.numbers.hand)?;
        }
        if table.phase == Phase::Lucky {
            write!(f, " · a lucky 7")?;
        }
        writeln!(f, " · {} fame wins", self.book.rules.target)
    }

    fn write_flip(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        write!(f, "  ")?;
        match table.trending {
            Some(flavour) => {
                write_painted(f, self.flavour_name(flavour), flavour_style(flavour))?;
                write!(f, " is trending")?;
            }
            None => write!(f, "No flavour is trending yet")?,
        }
        if let Some(flip) = table.flip {
            write!(f, " · flipped: ")?;
            self.write_card(f, flip)?;
            let place = match table.flip_at {
                FlipAt::Table => String::new(),
                FlipAt::Hand => format!(", now in the hand of p{}", table.first_player),
                FlipAt::Played => format!(", played by p{}", table.first_player),
            };
            write!(f, "{place}")?;
        }
        if !table.revealed.is_empty() {
            write!(f, " · revealed:")?;
            for card in table.revealed.iter() {
                write!(f, " ")?;
                self.write_card(f, card)?;
            }
        }
        writeln!(f, " · {} in the bag", self.bag_cards)
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let table = &self.table;
        let i = seat.index();
        let you = self.viewer.is(seat);
        let mark = if self.due() == Some(seat) { "▸" } else { " " };
        let first = if table.phase != Phase::First && table.first_player == seat { "★" } else { " " };
        write!(f, "{mark}{first}")?;
        let label = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        write_painted(f, &format!("{label:8}"), if you { STRONG } else { colour(AnsiColor::Cyan) })?;
        write!(f, " {:3} ", table.fame[i])?;
        let target = usize::try_from(self.book.rules.target).unwrap_or(1).max(1);
        let filled = usize::try_from(table.fame[i]).unwrap_or(0).min(target) * TRACK / target;
        write_painted(f, &"█".repeat(filled), colour(AnsiColor::Yellow))?;
        write_painted(f, &"·".repeat(TRACK - filled), FAINT)?;
        let reviews = usize::from(table.reviews[i]);
        let room = usize::from(self.book.rules.numbers.reviews_max).max(reviews);
        write!(f, "  reviews ")?;
        write_painted(f, &"✗".repeat(reviews), colour(AnsiColor::Red))?;
        write_painted(f, &"·".repeat(room - reviews), FAINT)?;
        let tokens = usize::from(table.tokens[i]);
        let room = usize::from(self.book.rules.numbers.tokens_max).max(tokens);
        write!(f, "  tokens ")?;
        write_painted(f, &"●".repeat(tokens), colour(AnsiColor::Green))?;
        write_painted(f, &"·".repeat(room - tokens), FAINT)?;
        let remarks = self.remarks(seat);
        if !remarks.is_empty() {
            write!(f, "  {remarks}")?;
        }
        writeln!(f)
    }

    /// What the seat does in this round.
    fn remarks(&self, seat: Seat) -> String {
        let table = &self.table;
        let i = seat.index();
        let mut remarks = Vec::new();
        let asked = !table.rush && table.phase != Phase::Name;
        match table.status(seat) {
            Status::Out => remarks.push("out".to_string()),
            Status::In if asked && !table.changed.contains(seat) => remarks.push("in".to_string()),
            _ => {}
        }
        if table.changed.contains(seat) {
            remarks.push(match table.exchanged[i] {
                0 => "kept".to_string(),
                n => format!("changed {n}"),
            });
        }
        if table.sales[i] > 0 {
            let n = table.sales[i];
            remarks.push(if n == 1 { "1 sale".to_string() } else { format!("{n} sales") });
        }
        let lacks = void_texts(self.book, table.voids[i]);
        if !lacks.is_empty() {
            remarks.push(format!("no {}", lacks.join(" ")));
        }
        remarks.join(", ")
    }

    fn write_sales(&self, f: &mut fmt::Formatter<'_>, history: &[PlayedSale]) -> fmt::Result {
        for (i, sale) in history.iter().enumerate() {
            let current = sale.winner.is_none();
            write!(f, "  ")?;
            write_painted(f, &format!("Sale {}", i + 1), if current { STRONG } else { FAINT })?;
            for (seat, face) in &sale.plays {
                write!(f, "  p{seat} ")?;
                self.write_face(f, *face)?;
                if current && sale.best == *seat {
                    write!(f, "*")?;
                }
            }
            match sale.winner {
                Some(winner) => writeln!(f, "  → p{winner}")?,
                None => writeln!(f, "  … (* is winning)")?,
            }
        }
        let waits = self.table.phase == Phase::Sale && self.table.sale.played == 0;
        if waits {
            write!(f, "  ")?;
            write_painted(f, &format!("Sale {}", self.table.sales_played + 1), STRONG)?;
            writeln!(f, "  p{} leads", self.table.sale.leader)?;
        }
        Ok(())
    }

    /// The viewer's own cards.
    fn write_own(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.hand.is_empty() && self.discards.is_empty() {
            return Ok(());
        }
        writeln!(f)?;
        let out = self.viewer.seat().is_some_and(|seat| !self.table.ins.contains(seat));
        write!(f, "  ")?;
        write_painted(f, if out { "Your folded hand" } else { "Your hand" }, STRONG)?;
        self.write_cards(f, self.hand)?;
        writeln!(f)?;
        if !self.discards.is_empty() {
            write!(f, "  ")?;
            write_painted(f, "Discarded", FAINT)?;
            write!(f, " ")?;
            for card in self.discards.iter() {
                write!(f, " {}", card_text(self.book, card))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    /// Cards by flavour: `  Maple m2 m7  Plain p`.
    fn write_cards(&self, f: &mut fmt::Formatter<'_>, cards: Cards) -> fmt::Result {
        for flavour in Flavour::ALL {
            let mut of_flavour = cards.iter().filter(|card| card.flavour() == Some(flavour)).peekable();
            if of_flavour.peek().is_some() {
                let trends = if Some(flavour) == self.table.trending { "▲" } else { "" };
                write!(f, "  ")?;
                write_painted(f, &format!("{}{trends}", self.flavour_name(flavour)), flavour_style(flavour))?;
            }
            for card in of_flavour {
                write!(f, " {}", card_text(self.book, card))?;
            }
        }
        if cards.contains(Card::PLAIN) {
            let plain = &self.book.edition.parts.plain;
            write!(f, "  {} ({})", plain.name, plain.label)?;
        }
        for _ in 0..cards.plains() {
            write!(f, " {}", card_text(self.book, Card::PLAIN))?;
        }
        Ok(())
    }

    fn write_card(&self, f: &mut fmt::Formatter<'_>, card: Card) -> fmt::Result {
        let style = card.flavour().map_or(STRONG, flavour_style);
        write_painted(f, &self.card_name(card), style)
    }

    fn write_face(&self, f: &mut fmt::Formatter<'_>, face: Face) -> fmt::Result {
        write_painted(f, &self.face_text(face), flavour_style(face.flavour()))
    }
}

fn flavour_style(flavour: Flavour) -> Style {
    const COLOURS: [AnsiColor; 4] =
        [AnsiColor::BrightBlue, AnsiColor::Yellow, AnsiColor::White, AnsiColor::BrightMagenta];
    colour(COLOURS[flavour.index()])
}
