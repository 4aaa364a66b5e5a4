//! `dozen play`: a real game in the terminal.

mod command;
mod menu;
mod session;

use std::path::Path;

use catalog::{Hint, TableError, Thinking};
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};
use tabletop::{Language, Reader, Seat, Viewer};

use crate::cli::PlayArgs;
use crate::failure::{Failure, warn};
use crate::harmless::harmless;
use crate::input::Input;
use crate::screen::Screen;
use crate::wording::shell_word;
use crate::{rules, show};
use command::{COMMANDS, Command};
use menu::{Entry, Menu};
use session::{Next, Session};

/// How warnings look.
const WARNED: Style = colour(AnsiColor::Yellow);
/// Sentences of a menu are padded to a common width up to this one.
const LONGEST_COLUMN: usize = 56;

pub(crate) fn run(args: &PlayArgs, screen: &mut Screen) -> Result<(), Failure> {
    let session = Session::open(args)?;
    let told = session.table.len();
    TerminalGame { args, session, screen, input: Input::new(), told, coached: args.coach }.run()
}

/// A person at the terminal, playing.
struct TerminalGame<'a> {
    args: &'a PlayArgs,
    session: Session,
    screen: &'a mut Screen,
    input: Input,
    /// Number of the first event that was not told yet.
    told: usize,
    /// Whether a beginner is told what matters.
    coached: bool,
}

/// Whether the game goes on after a decision.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Leave,
}

impl TerminalGame<'_> {
    fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            let next = self.session.advance()?;
            match next {
                Next::Over => return self.finish(),
                Next::You(seat) => {
                    // A full disk should not end a game; the last write says so again.
                    if let Err(Failure::Failed(message)) = self.session.write_record() {
                        warn(&message);
                    }
                    self.tell()?;
                    let menu = Menu::new(self.session.table.legal(seat, Language::English));
                    self.show_choices(seat, &menu)?;
                    if self.decide(seat, menu)? == Then::Leave {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn viewer(&self) -> Viewer {
        self.session.human.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn reader(&self) -> Reader {
        Reader { seat: self.session.human, ..Reader::default() }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let session = &self.session;
        show::heading(&*session.table, &session.labels, self.screen)?;
        writeln!(self.screen, "Goal:    {}", session.table.goal(Language::English))?;
        let again = format!("(--seed {} deals the same cards again)", session.seed);
        writeln!(self.screen, "Seed:    {} {:#}", session.seed, paint(again, FAINT))?;
        if self.session.human.is_some() {
            writeln!(self.screen, "Type the number of an action, rules for the rules, ? for help.")?;
        }
        Ok(())
    }

    /// What happened since it was last told.
    fn tell(&mut self) -> Result<(), Failure> {
        let seen = self.session.table.seen(self.told, self.viewer(), self.reader());
        self.told = self.session.table.len();
        let story = show::story(&seen);
        if !story.is_empty() {
            writeln!(self.screen, "{:#}", paint("─".repeat(Screen::width() / 2), FAINT))?;
            show::paragraph(story.iter().map(String::as_str), self.screen)?;
        }
        Ok(())
    }

    /// One sentence on what matters now; where nothing does, one on what came of the last action.
    fn coach(&mut self, seat: Seat) -> Result<(), Failure> {
        let table = &self.session.table;
        let said = table
            .coach_before(seat, Language::English)
            .or_else(|| table.coach_after(seat, Language::English));
        match said.filter(|_| self.coached) {
            Some(said) => writeln!(self.screen, "{:#}", paint(harmless(&said.words), STRONG)),
            None => Ok(()),
        }
    }

    fn show_choices(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        writeln!(self.screen)?;
        show::board(&*self.session.table, Viewer::Seat(seat), self.screen)?;
        writeln!(self.screen)?;
        self.coach(seat)?;
        if let Some(near) = self.session.table.end_near(Viewer::Seat(seat), self.reader()) {
            writeln!(self.screen, "{:#}", paint(harmless(&near), WARNED))?;
        }
        self.show_menu(menu)
    }

    /// The numbered choices in words, each with its notation.
    fn show_menu(&mut self, menu: &Menu) -> Result<(), Failure> {
        let lines: Vec<(&str, String, Option<&str>)> = menu
            .entries
            .iter()
            .map(|entry| match entry {
                Entry::Act(choice) => {
                    (choice.words.as_str(), choice.token.clone(), choice.warning.as_deref())
                }
                Entry::Open { label, size } => (label.as_str(), format!("{size} ways"), None),
            })
            .collect();
        if let Some(title) = menu.title() {
            let back = paint("(back for all actions)", FAINT);
            writeln!(self.screen, "  {:#} {back:#}", paint(format!("{title}:"), STRONG))?;
        }
        let digits = lines.len().to_string().len();
        // One long sentence does not push the notation of all others off the screen.
        let widest = lines.iter().map(|(words, ..)| words.chars().count()).max().unwrap_or(0);
        let width = widest.min(LONGEST_COLUMN);
        for (i, (words, aside, warning)) in lines.iter().enumerate() {
            let number = format!("{:>digits$}", i + 1);
            writeln!(
                self.screen,
                "  {:#}  {words:width$}  {:#}",
                paint(number, STRONG),
                paint(aside, FAINT)
            )?;
            if let Some(warning) = warning {
                writeln!(self.screen, "  {:digits$}  {:#}", "", paint(format!("! {warning}"), WARNED))?;
            }
        }
        Ok(())
    }

    /// Talks with the person until an action is made, or the person leaves.
    fn decide(&mut self, seat: Seat, mut menu: Menu) -> Result<Then, Failure> {
        loop {
            let asked = format!("Your choice, 1 to {}:", menu.entries.len());
            let prompt = format!("{:#} ", paint(asked, STRONG));
            let Some(line) = self.input.ask(&prompt, self.screen)? else {
                writeln!(self.screen, "The input has ended; the game was not finished.")?;
                self.leave()?;
                return Ok(Then::Leave);
            };
            match Command::read(&line, seat, &menu.entries) {
                Command::Nothing => {}
                Command::Choose(token) => match self.session.table.act(seat, &token) {
                    Ok(()) => return Ok(Then::GoOn),
                    Err(TableError::Notation(_)) if !token.contains(':') => {
                        self.reply(&format!("{}.", command::unknown(&token, &menu.entries)))?;
                    }
                    Err(refused) => self.reply(&format!("No: {refused}."))?,
                },
                Command::Open(label) => {
                    menu.open(label);
                    self.show_menu(&menu)?;
                }
                Command::Back => {
                    if menu.back() {
                        self.show_menu(&menu)?;
                    } else {
                        writeln!(self.screen, "These are all your actions; undo takes one back.")?;
                    }
                }
                Command::Help => self.help()?,
                Command::Hint => self.hint(seat, &menu)?,
                Command::Undo => match self.session.table.undo(seat) {
                    Ok(()) => {
                        self.told = self.told.min(self.session.table.len());
                        writeln!(self.screen, "Taken back.")?;
                        return Ok(Then::GoOn);
                    }
                    Err(refused) => self.reply(&format!("No: {refused}."))?,
                },
                Command::Board => self.show_choices(seat, &menu)?,
                Command::Score => {
                    let sheet = self.session.table.score_sheet(Viewer::Seat(seat), Language::English);
                    show::scores(&sheet, &self.session.labels, self.screen)?;
                }
                Command::Log => {
                    let seen = self.session.table.seen(0, Viewer::Seat(seat), self.reader());
                    show::paragraph(show::story(&seen).iter().map(String::as_str), self.screen)?;
                }
                Command::Rules => {
                    let text = self.session.table.rules_text(Language::English)?;
                    rules::show(&text, self.screen)?;
                }
                Command::Coach => {
                    self.coached = !self.coached;
                    let now = if self.coached { "The coach is with you." } else { "The coach is silent." };
                    writeln!(self.screen, "{now}")?;
                    self.coach(seat)?;
                }
                Command::Save { path, force } => self.save(&path, force)?,
                Command::Quit => {
                    writeln!(self.screen, "The game was not finished.")?;
                    self.leave()?;
                    return Ok(Then::Leave);
                }
                Command::Wrong(why) => self.reply(&format!("{why}."))?,
            }
        }
    }

    /// An answer that may quote what was typed.
    fn reply(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.screen, "{}", harmless(text))
    }

    fn help(&mut self) -> Result<(), Failure> {
        writeln!(self.screen, "Type the number of an action, or its notation as shown beside it. Or:")?;
        for (word, does) in COMMANDS {
            writeln!(self.screen, "  {:#}  {does}", paint(format!("{word:9}"), STRONG))?;
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        match self.session.table.advise(seat, Thinking::default()) {
            Err(refused) => self.reply(&format!("No: {refused}.")),
            Ok(hints) => {
                if hints.is_empty() {
                    return self.reply("There is only one thing you can do.");
                }
                for Hint { choice, judged, chance, why, .. } in &hints {
                    let number = menu.number_of(choice).map_or(String::new(), |number| number.to_string());
                    let (words, token) = (&choice.words, paint(&choice.token, FAINT));
                    writeln!(self.screen, "{number:>4}  {words}  {token:#}")?;
                    let said = [Some(judged), chance.as_ref(), why.as_ref()];
                    let said = said.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" ");
                    writeln!(self.screen, "      {:#}", paint(harmless(&said), FAINT))?;
                }
                Ok(())
            }
        }
    }

    fn save(&mut self, path: &Path, force: bool) -> Result<(), Failure> {
        match self.session.save(path, force) {
            Ok(()) => {
                let path = path.display().to_string();
                self.reply(&format!("Saved in {path}. Go on later: {}", self.resume_command(&path)))
            }
            Err(Failure::Failed(why) | Failure::Usage(why)) => self.reply(&format!("Not saved: {why}.")),
            Err(gone) => Err(gone),
        }
    }

    /// The last words of a game that was not finished: where its record is.
    fn leave(&mut self) -> Result<(), Failure> {
        self.session.write_record()?;
        let Some(record) = &self.session.record else { return Ok(()) };
        let path = record.path().display().to_string();
        self.reply(&format!("Walk through it: dozen replay {}", shell_word(&path)))?;
        self.reply(&format!("Go on with it:   {}", self.resume_command(&path)))
    }

    fn resume_command(&self, path: &str) -> String {
        let mut command = format!(
            "dozen play {} --resume {} --seed {}",
            self.args.table.game,
            shell_word(path),
            self.session.seed
        );
        if let Some(edition) = self.args.table.edition.as_ref().and_then(|edition| edition.to_str()) {
            command.push_str(" --edition ");
            command.push_str(&shell_word(edition));
        }
        command
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.tell()?;
        writeln!(self.screen)?;
        let (session, viewer) = (&self.session, self.viewer());
        show::board(&*session.table, viewer, self.screen)?;
        writeln!(self.screen)?;
        show::scores(&session.table.score_sheet(viewer, Language::English), &session.labels, self.screen)?;
        writeln!(self.screen)?;
        if let Some(outcome) = session.table.outcome() {
            show::result(&outcome, &*session.table, session.human, &session.labels, self.screen)?;
        }
        self.session.write_record()?;
        match &self.session.record {
            Some(record) => {
                let path = shell_word(&record.path().display().to_string());
                self.reply(&format!("Walk through it: dozen replay {path}"))
            }
            None => Ok(()),
        }
    }
}
