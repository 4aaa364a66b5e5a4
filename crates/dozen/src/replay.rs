//! `dozen replay`: walks through a record.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use catalog::{AnyGame, CatalogError, Player, SeenStep, Table};
use serde::de::IgnoredAny;
use tabletop::paint::{FAINT, STRONG, paint};
use tabletop::{Language, Record, Viewer};

use crate::cli::{Perspective, ReplayArgs};
use crate::failure::{Failure, advised, warn};
use crate::input::Input;
use crate::screen::Screen;
use crate::show::{self, Labels};
use crate::wording::counted;
use crate::{files, setup};

pub(crate) fn run(args: &ReplayArgs, screen: &mut Screen) -> Result<(), Failure> {
    let walk = Walk::open(args)?;
    match args.step {
        Some(step) if step > walk.steps.len() => {
            let steps = counted(walk.steps.len() as i64, "step");
            Err(Failure::usage(format!(
                "there is no step {step}: the record has {steps}, so --step is 0 to that"
            )))
        }
        Some(step) => walk.show(step, screen),
        None if args.record != Path::new("-") && screen.is_terminal() && Input::is_terminal() => {
            walk.stroll(screen)
        }
        None => walk.print(screen),
    }
}

/// A record, checked from its first step to its last.
struct Walk {
    game: &'static dyn AnyGame,
    record: Record,
    edition_text: Option<String>,
    perspective: Perspective,
    viewer: Viewer,
    labels: Labels,
    /// The table after the last step.
    end: Box<dyn Table>,
    steps: Vec<SeenStep>,
}

impl Walk {
    fn open(args: &ReplayArgs) -> Result<Self, Failure> {
        let page = Page::find(&args.record, args.game)?;
        let mut record = Record::parse(&page.text).map_err(|mut e| {
            e.line = page.line.or(e.line);
            Failure::failed(format!("{}: {e}", files::name(&args.record)))
        })?;
        let fault = |e: CatalogError| {
            let line = page.line.map_or(String::new(), |line| format!("line {line}: "));
            Failure::failed(format!("{}: {line}{}", files::name(&args.record), advised(&e)))
        };
        let game = catalog::find(&record.game).map_err(fault)?;
        let edition_text = args.edition.as_deref().map(|path| setup::edition_file(game, path)).transpose()?;
        let viewer = match args.perspective {
            Perspective::All | Perspective::Spectator => Viewer::Spectator,
            Perspective::Seat(number) => Viewer::Seat(setup::seat(number, record.seats)?),
        };
        // Boards call the seats p1, p2 and so on, so the sentences do too; the heading says who they are.
        let names = std::mem::take(&mut record.names);
        let end = game.replay(&record, edition_text.as_deref()).map_err(fault)?;
        let steps = match args.perspective {
            Perspective::All => end.seen_open(0, Language::English),
            Perspective::Spectator | Perspective::Seat(_) => end.seen(0, viewer, Language::English.into()),
        };
        let called_after = record.commitment.clone().unwrap_or_default();
        let about = |seat: tabletop::Seat| {
            let name = names.get(seat.index()).filter(|name| !name.is_empty())?;
            let is_bot = name.parse::<Player>().is_ok();
            Some(if is_bot { show::bot_label(&called_after, seat, name, &names) } else { name.clone() })
        };
        let labels = Labels::new(end.seats(), about);
        Ok(Walk { game, record, edition_text, perspective: args.perspective, viewer, labels, end, steps })
    }

    fn heading(&self, screen: &mut Screen) -> Result<(), Failure> {
        show::heading(&*self.end, &self.labels, screen)?;
        if self.perspective != Perspective::All {
            writeln!(screen, "Seen by: {}", self.viewer)?;
        }
        Ok(())
    }

    /// Everything, one step after the other, then the board at the end.
    fn print(&self, screen: &mut Screen) -> Result<(), Failure> {
        self.heading(screen)?;
        writeln!(screen)?;
        let digits = self.steps.len().to_string().len();
        let width = self.steps.iter().map(|step| step.step.chars().count()).max().unwrap_or(0);
        for (i, step) in self.steps.iter().enumerate() {
            let number = paint(format!("{:>digits$}", i + 1), FAINT);
            let told = step.sentences().collect::<Vec<_>>().join(" ");
            let line = format!("{number:#}  {:width$}  {told}", step.step);
            writeln!(screen, "{}", line.trim_end())?;
        }
        writeln!(screen)?;
        show::board(&*self.end, self.viewer, screen)?;
        self.ending(screen)
    }

    fn ending(&self, screen: &mut Screen) -> Result<(), Failure> {
        writeln!(screen)?;
        match self.end.outcome() {
            Some(outcome) => {
                show::scores(&self.end.score_sheet(self.viewer, Language::English), &self.labels, screen)?;
                writeln!(screen)?;
                show::result(&outcome, &*self.end, None, &self.labels, screen)
            }
            None => writeln!(screen, "The record ends here; the game is not over."),
        }
    }

    /// The board after so many steps, and how the last of them came about.
    fn show(&self, step: usize, screen: &mut Screen) -> Result<(), Failure> {
        let all = self.steps.len();
        match step.checked_sub(1).map(|last| &self.steps[last]) {
            None => writeln!(screen, "{:#}", paint(format!("Before the first of {all} steps"), STRONG))?,
            Some(last) => {
                let heading = format!("Step {step} of {all}:");
                writeln!(screen, "{:#} {}", paint(heading, STRONG), last.step)?;
                show::paragraph(last.sentences(), screen)?;
            }
        }
        writeln!(screen)?;
        let mut part = self.record.clone();
        part.steps.truncate(step);
        part.outcome = None;
        let table = self.game.replay(&part, self.edition_text.as_deref())?;
        show::board(&*table, self.viewer, screen)?;
        if step == all { self.ending(screen) } else { Ok(()) }
    }

    /// Step by step, as the person at the terminal likes.
    fn stroll(&self, screen: &mut Screen) -> Result<(), Failure> {
        let all = self.steps.len();
        let mut input = Input::new();
        let mut step = 0;
        self.heading(screen)?;
        loop {
            writeln!(screen)?;
            self.show(step, screen)?;
            writeln!(screen)?;
            let prompt =
                format!("{:#} ", paint("Enter: next, b: back, a number: go there, e: end, q: quit:", FAINT));
            step = loop {
                let Some(line) = input.ask(&prompt, screen)? else { return Ok(()) };
                match line.to_lowercase().as_str() {
                    "q" | "quit" | "exit" => return Ok(()),
                    "" | "n" if step == all => writeln!(screen, "This was the last step.")?,
                    "" | "n" => break step + 1,
                    "b" | "back" if step == 0 => writeln!(screen, "This is the beginning.")?,
                    "b" | "back" => break step - 1,
                    "e" | "end" => break all,
                    typed => match typed.parse() {
                        Ok(there) if there <= all => break there,
                        _ => writeln!(screen, "Go to a step from 0 to {all}.")?,
                    },
                }
            };
        }
    }
}

/// The text of one record, and the line it stands on if it is one of a data set.
struct Page {
    text: String,
    line: Option<usize>,
}

impl Page {
    /// Reads a record. A data set may be larger than memory, so it is read line by line up to the one that is wanted.
    fn find(path: &Path, wanted: Option<u64>) -> Result<Self, Failure> {
        let mut lines = Lines { reader: BufReader::new(files::open(path)?), path, number: 0 };
        let first = lines.next_filled()?.unwrap_or_default();
        let is_data_set = first.trim_ascii_start().starts_with(b"{")
            && serde_json::from_slice::<IgnoredAny>(first.trim_ascii()).is_ok();
        if !is_data_set {
            if wanted.is_some_and(|wanted| wanted > 1) {
                let message =
                    format!("{} is one record, not a data set: leave --game out", files::name(path));
                return Err(Failure::usage(message));
            }
            // Empty lines before the first step or header count when a fault is reported.
            let mut start = vec![b'\n'; lines.number.saturating_sub(1)];
            start.extend(first);
            return Ok(Page { text: files::rest_of(path, &mut lines.reader, start)?, line: None });
        }
        let mut found = (lines.number, first);
        for game in 2..=wanted.unwrap_or(1) {
            let Some(line) = lines.next_filled()? else {
                let (name, games) = (files::name(path), counted(game as i64 - 1, "game"));
                return Err(Failure::usage(format!("{name} has {games}; --game is a number up to that")));
            };
            found = (lines.number, line);
        }
        let number = found.0;
        if wanted.is_none() && lines.next_filled()?.is_some() {
            warn(&format!(
                "{} holds several games; this is the first, --game N shows another",
                files::name(path)
            ));
        }
        Ok(Page { text: files::text(path, found.1)?, line: Some(number) })
    }
}

struct Lines<'a, R> {
    reader: BufReader<R>,
    path: &'a Path,
    /// Number of the line read last.
    number: usize,
}

impl<R: Read> Lines<'_, R> {
    /// The next line that is not blank, of a bearable length.
    fn next_filled(&mut self) -> Result<Option<Vec<u8>>, Failure> {
        loop {
            let mut line = Vec::new();
            let read = self.reader.by_ref().take(files::LARGEST_TEXT).read_until(b'\n', &mut line);
            if read.map_err(|e| files::cannot("read", self.path, &e))? == 0 {
                return Ok(None);
            }
            self.number += 1;
            if !line.trim_ascii().is_empty() {
                return Ok(Some(line));
            }
        }
    }
}
