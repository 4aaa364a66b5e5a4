//! What a game looks like on the screen: what happened, the points, how it ended.

use anstream::adapter::strip_str;
use catalog::{EditionCard, SeenStep, Table, bot_name};
use tabletop::paint::{FAINT, STRONG, paint};
use tabletop::{Actor, Language, Outcome, ScoreLine, ScoreSheet, Seat, SeatCount, Viewer};

use crate::failure::Failure;
use crate::harmless::harmless;
use crate::screen::Screen;
use crate::wording::{counted, ordinal, settings, wrap};

/// A bot by its name and level, beside these others: `Otis, easy`.
pub(crate) fn bot_label(table: &str, seat: Seat, level: &str, names: &[String]) -> String {
    format!("{}, {level}", bot_name(table, seat, names))
}

/// Who sits where, for headings: `p1 (you)`, `p2 (Otis, easy)`.
#[derive(Debug)]
pub(crate) struct Labels(Vec<String>);

impl Labels {
    /// Each seat as boards call it, with what is to be said about it, if anything.
    pub(crate) fn new(seats: SeatCount, about: impl Fn(Seat) -> Option<String>) -> Self {
        let label = |seat| match about(seat) {
            Some(about) => format!("p{seat} ({})", harmless(&about)),
            None => format!("p{seat}"),
        };
        Labels(seats.seats().map(label).collect())
    }

    pub(crate) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// All of them: `p1 (you), p2 (Otis, easy)`.
    fn list(&self) -> String {
        self.0.join(", ")
    }

    fn width(&self) -> usize {
        self.0.iter().map(|label| label.chars().count()).max().unwrap_or(0)
    }
}

/// What happened, in sentences. Deals that follow each other share a line. Answers to a common choice are told
/// together once the last one is in, and begin a new paragraph (an empty line).
pub(crate) fn story(steps: &[SeenStep]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let (mut dealing, mut choosing) = (false, false);
    for step in steps {
        if step.awaits_others {
            choosing = true;
            continue;
        }
        if std::mem::take(&mut choosing) && !lines.is_empty() {
            lines.push(String::new());
            dealing = false;
        }
        let chance = step.actor == Actor::Chance;
        for sentence in step.sentences() {
            match lines.last_mut() {
                Some(line) if chance && dealing => {
                    line.push(' ');
                    line.push_str(sentence);
                }
                _ => lines.push(sentence.to_string()),
            }
            dealing = chance;
        }
    }
    lines
}

/// Writes the lines, indented, broken where the screen ends.
pub(crate) fn paragraph<'a>(
    lines: impl IntoIterator<Item = &'a str>,
    screen: &mut Screen,
) -> Result<(), Failure> {
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
    let (meta, EditionCard { title, label, note, .. }) = (table.meta(), table.edition(Language::English));
    writeln!(screen, "{:#}: {}.", paint(meta.title, STRONG), meta.tagline)?;
    writeln!(screen, "Edition: {title} ({label})")?;
    let indent = "Edition: ".len();
    for line in wrap(&note, Screen::width().saturating_sub(indent)) {
        writeln!(screen, "{:indent$}{:#}", "", paint(line, FAINT))?;
    }
    let changed = table.changed_options();
    if !changed.is_empty() {
        writeln!(screen, "Options: {}", settings(&changed))?;
    }
    writeln!(screen, "Seats:   {}", labels.list())
}

/// The board as the viewer sees it, its lines broken between words where the terminal ends.
pub(crate) fn board(table: &dyn Table, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
    let board = table.view_text(viewer, screen.colour());
    let columns = screen.columns().unwrap_or(usize::MAX);
    for line in board.trim_end().lines() {
        writeln!(screen, "{}", folded(line, columns))?;
    }
    Ok(())
}

/// A line of a board, perhaps in colour, in no more columns than these. What does not fit goes on below the last
/// column of its table, which is where two spaces end.
fn folded(line: &str, columns: usize) -> String {
    let plain = strip_str(line).to_string();
    if plain.chars().count() <= columns {
        return line.to_string();
    }
    let first_part: String = plain.chars().take(columns * 2 / 3).collect();
    let hang = first_part.rfind("  ").map_or(0, |gap| first_part[..gap].chars().count() + 2);
    let mut text = String::new();
    let mut used = 0;
    for (i, word) in line.split(' ').enumerate() {
        let letters = strip_str(word).to_string().chars().count();
        if used + 1 + letters > columns && used > hang {
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', hang));
            used = hang;
        } else if i > 0 {
            text.push(' ');
            used += 1;
        }
        text.push_str(word);
        used += letters;
    }
    text
}

/// Every point of every seat, line by line.
pub(crate) fn scores(sheet: &ScoreSheet, labels: &Labels, screen: &mut Screen) -> Result<(), Failure> {
    let label_width = sheet.seats.iter().flatten().map(|line| line.label.chars().count()).max().unwrap_or(0);
    for (i, lines) in sheet.seats.iter().enumerate() {
        let seat = Seat::new(i);
        let total = counted(sheet.total(seat), "point");
        writeln!(screen, "{:#}: {total}", paint(labels.of(seat), STRONG))?;
        for line in lines {
            let ScoreLine { label, detail, points, .. } = line;
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
    writeln!(screen, "{:#} after {turns} {}.", paint("The game is over", STRONG), table.meta().turn_noun)?;
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

#[cfg(test)]
mod tests {
    use catalog::SeenEvents;

    use super::*;

    #[test]
    fn long_lines_of_a_board_go_on_below_their_column() {
        let line = "  2  \u{1b}[33mSprinkled\u{1b}[0m   2 points. Give one of your donuts away.";
        let drawn = folded(line, 32);
        let expected =
            "  2  Sprinkled   2 points. Give\n                 one of your\n                 donuts away.";
        assert_eq!(strip_str(&drawn).to_string(), expected);
        assert!(drawn.contains("\u{1b}[33mSprinkled"));
        assert_eq!(folded(line, 80), line);
        assert_eq!(folded("abc def", 2), "abc\ndef");
    }

    #[test]
    fn a_story_tells_common_choices_once_and_deals_on_one_line() {
        let event = |actor, sentence: &str, awaits_others| SeenStep {
            step: String::new(),
            actor,
            events: SeenEvents::new([((), Some(sentence.to_string()))]),
            awaits_others,
        };
        let seat = Actor::Seat(Seat::new(0));
        let events = [
            event(Actor::Chance, "A.", false),
            event(Actor::Chance, "B.", false),
            event(seat, "Secret.", true),
            event(seat, "Picks.", false),
            event(Actor::Chance, "C.", false),
            event(seat, "Steals.", false),
            event(Actor::Chance, "D.", false),
        ];
        assert_eq!(story(&events), ["A. B.", "", "Picks.", "C.", "Steals.", "D."]);
    }
}
