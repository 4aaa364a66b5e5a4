//! What a game looks like on the screen: what happened, the points, how it ended.

use catalog::{EditionCard, Event, Table};
use tabletop::paint::{FAINT, STRONG, paint};
use tabletop::{Actor, Outcome, ScoreLine, ScoreSheet, Seat, SeatCount, Viewer};

use crate::failure::Failure;
use crate::screen::Screen;
use crate::wording::{counted, ordinal, settings, wrap};

/// Who sits where, for headings: `p1 (you)`, `p2 (greedy)`.
#[derive(Debug)]
pub(crate) struct Labels(Vec<String>);

impl Labels {
    /// Each seat as boards call it, with what is to be said about it, if anything.
    pub(crate) fn new(seats: SeatCount, about: impl Fn(Seat) -> Option<String>) -> Self {
        let label = |seat| match about(seat) {
            Some(about) => format!("p{seat} ({about})"),
            None => format!("p{seat}"),
        };
        Labels(seats.seats().map(label).collect())
    }

    pub(crate) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// All of them: `p1 (you), p2 (greedy)`.
    fn list(&self) -> String {
        self.0.join(", ")
    }

    fn width(&self) -> usize {
        self.0.iter().map(|label| label.chars().count()).max().unwrap_or(0)
    }
}

/// What happened, in sentences. Deals that follow each other share a line. Answers to a common choice are told
/// together once the last one is in, and begin a new paragraph (an empty line).
pub(crate) fn story(events: &[Event]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let (mut dealing, mut choosing) = (false, false);
    for event in events {
        if event.awaits_others {
            choosing = true;
            continue;
        }
        if std::mem::take(&mut choosing) && !lines.is_empty() {
            lines.push(String::new());
            dealing = false;
        }
        let chance = event.actor == Actor::Chance;
        for sentence in &event.sentences {
            match lines.last_mut() {
                Some(line) if chance && dealing => {
                    line.push(' ');
                    line.push_str(sentence);
                }
                _ => lines.push(sentence.clone()),
            }
            dealing = chance;
        }
    }
    lines
}

/// Writes the lines, indented, broken where the screen ends.
pub(crate) fn paragraph(lines: &[String], screen: &mut Screen) -> Result<(), Failure> {
    const INDENT: &str = "  ";
    for line in lines {
        if line.is_empty() {
            writeln!(screen)?;
        }
        for (i, part) in wrap(line, Screen::width().saturating_sub(2 * INDENT.len())).iter().enumerate() {
            writeln!(screen, "{INDENT}{}{part}", if i > 0 { INDENT } else { "" })?;
        }
    }
    Ok(())
}

/// Which game it is, and with which edition and options.
pub(crate) fn heading(table: &dyn Table, labels: &Labels, screen: &mut Screen) -> Result<(), Failure> {
    let (meta, EditionCard { title, label, .. }) = (table.meta(), table.edition());
    writeln!(screen, "{:#}: {}.", paint(meta.title, STRONG), meta.tagline)?;
    writeln!(screen, "Edition: {title}")?;
    writeln!(screen, "         {:#}", paint(label, FAINT))?;
    let changed = table.changed_options();
    if !changed.is_empty() {
        writeln!(screen, "Options: {}", settings(&changed))?;
    }
    writeln!(screen, "Seats:   {}", labels.list())
}

/// The board as the viewer sees it.
pub(crate) fn board(table: &dyn Table, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
    writeln!(screen, "{}", table.view_text(viewer, screen.colour()).trim_end())
}

/// Every point of every seat, line by line.
pub(crate) fn scores(sheet: &ScoreSheet, labels: &Labels, screen: &mut Screen) -> Result<(), Failure> {
    let label_width = sheet.seats.iter().flatten().map(|line| line.label.chars().count()).max().unwrap_or(0);
    for (i, lines) in sheet.seats.iter().enumerate() {
        let seat = Seat::new(i);
        let total = counted(sheet.total(seat), "point");
        writeln!(screen, "{:#}: {total}", paint(labels.of(seat), STRONG))?;
        for line in lines {
            let ScoreLine { label, detail, points } = line;
            writeln!(screen, "  {points:>4}  {label:label_width$}  {:#}", paint(detail, FAINT))?;
        }
    }
    Ok(())
}

/// Places and winners; `you` is the reader's seat.
pub(crate) fn result(
    outcome: &Outcome,
    table: &dyn Table,
    you: Option<Seat>,
    labels: &Labels,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let mut seats: Vec<Seat> = outcome.seats().seats().collect();
    seats.sort_by_key(|seat| outcome.ranks[*seat]);
    let width = labels.width();
    let turns = table.turns_played();
    writeln!(
        screen,
        "{:#} after {turns} {}.",
        paint("The game is over", STRONG),
        table.meta().turns_are_called
    )?;
    for seat in seats {
        let place = ordinal(outcome.ranks[seat]);
        let line = format!("  {place}  {:width$}  {:>4} points", labels.of(seat), outcome.scores[seat]);
        if outcome.ranks[seat] == 1 {
            writeln!(screen, "{:#}", paint(line, STRONG))?;
        } else {
            writeln!(screen, "{line}")?;
        }
    }
    let winners: Vec<Seat> = outcome.winners().collect();
    let names: Vec<&str> = winners.iter().map(|seat| labels.of(*seat)).collect();
    match (winners.as_slice(), names.as_slice()) {
        ([only], _) if you == Some(*only) => writeln!(screen, "{:#}", paint("You win!", STRONG)),
        (_, [only]) => writeln!(screen, "{only} wins."),
        (_, several) => writeln!(screen, "{} share the win.", several.join(" and ")),
    }
}
