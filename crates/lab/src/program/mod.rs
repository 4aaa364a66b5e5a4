//! Programs of somebody's own as bots. They are asked over their standard input and answer over their standard output, in
//! lines of JSON; `docs/programs.md` describes them.
//!
//! A program gets a view and the list of choices, as every bot does. One that chooses what is not on the list has lost that
//! game; so has one that takes too long, and then the figures depend on the clock. One that ends or cannot be understood ends
//! the whole run.

mod mishaps;
mod process;

use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Mind, Player, Program};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{Book, FastRng, Judgement, Notation, Outcome, PerSeat, Rng, Seat, SeatCount, Token, Viewer};

pub(crate) use mishaps::Mishaps;
pub use mishaps::{IllegalAnswer, ProgramUsed};
use process::{Process, Silent};

/// How long a program may take for a choice.
const LIMIT: Duration = Duration::from_secs(10);

/// Programs that run, and wait for somebody to ask them.
#[derive(Debug)]
pub(crate) struct Programs {
    idle: Mutex<HashMap<Program, Vec<Process>>>,
    limit: Duration,
}

impl Programs {
    pub(crate) fn new() -> Self {
        Programs { idle: Mutex::default(), limit: LIMIT }
    }

    fn take(&self, program: Program) -> Option<Process> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&program)?.pop()
    }

    fn give_back(&self, program: Program, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).entry(program).or_default().push(process);
    }
}

/// What a program is asked.
#[derive(Serialize)]
struct Question<'a, V> {
    r#type: &'static str,
    /// The number of the game, from 1.
    number: u64,
    seat: usize,
    view: &'a V,
    choices: Vec<String>,
    /// For whoever chooses by chance: the same in every run.
    seed: u32,
}

/// What it answers; more may stand there.
#[derive(Deserialize)]
struct Answer {
    choice: String,
}

/// Why a game is broken off.
#[derive(Debug)]
enum BrokenOff {
    /// This seat has lost it.
    Lost(Seat),
    /// Nobody can go on.
    Failed(String),
}

/// Whoever sits at the seats of a table: bots that think here, and programs.
#[derive(Debug)]
pub(crate) struct Company<'p, G: Judgement> {
    book: Book<G>,
    minds: Vec<Mind<G>>,
    programs: &'p Programs,
    /// The programs that play here.
    running: Vec<(Program, Process)>,
    legal: Vec<G::Action>,
    broken_off: Option<BrokenOff>,
    mishaps: Mishaps,
}

impl<'p, G: Notation + Judgement> Company<'p, G> {
    pub(crate) fn new(book: Book<G>, programs: &'p Programs) -> Self {
        let minds = book.seats.seats().map(|_| Mind::new()).collect();
        let (running, legal) = (Vec::new(), Vec::new());
        Company { book, minds, programs, running, legal, broken_off: None, mishaps: Mishaps::default() }
    }

    /// What the player at a seat chooses in the game with this number, counted from 1.
    pub(crate) fn choose(
        &mut self,
        player: Player,
        state: &G,
        seat: Seat,
        number: u64,
        rng: &mut FastRng,
    ) -> G::Action {
        if let Bot::Program(program) = player.bot {
            return self.ask(program, state, seat, number, rng);
        }
        let mind = &mut self.minds[seat.index()];
        if player.bot.sees_everything() {
            mind.choose_openly(player, state, seat, rng)
        } else {
            mind.choose(player, &state.view(Viewer::Seat(seat)), seat, rng)
        }
    }

    /// Whether the game cannot go on.
    pub(crate) fn is_broken_off(&self) -> bool {
        self.broken_off.is_some()
    }

    /// How a game ended that was broken off: who was to blame lost it, and all others won; `None` if it was not.
    pub(crate) fn outcome(&mut self) -> io::Result<Option<Outcome>> {
        match self.broken_off.take() {
            None => Ok(None),
            Some(BrokenOff::Lost(seat)) => Ok(Some(lost_by(seat, self.book.seats))),
            Some(BrokenOff::Failed(message)) => Err(io::Error::other(message)),
        }
    }

    /// Lets the programs rest; returns what went wrong with them.
    pub(crate) fn leave(self) -> Mishaps {
        for (program, process) in self.running {
            self.programs.give_back(program, process);
        }
        self.mishaps
    }

    fn ask(&mut self, program: Program, state: &G, seat: Seat, number: u64, rng: &mut FastRng) -> G::Action {
        self.legal.clear();
        state.legal_actions(seat, &mut self.legal);
        let any = self.legal[0];
        // Who has no choice is not asked, nor is anybody once the game is lost.
        if self.legal.len() == 1 || self.is_broken_off() {
            return any;
        }
        let choices: Vec<String> =
            self.legal.iter().map(|action| Token::<G>::Action(self.book, *action).to_string()).collect();
        let view = state.view(Viewer::Seat(seat));
        let (seat_number, seed) = (seat.number(), rng.next_u32());
        let asked = Question { r#type: "choose", number, seat: seat_number, view: &view, choices, seed };
        let line = serde_json::to_string(&asked).expect("a view is valid JSON");
        let choices = asked.choices;
        match self.answer(program, &line) {
            Ok(choice) => {
                if let Some(chosen) = choices.iter().position(|offered| *offered == choice) {
                    return self.legal[chosen];
                }
                self.mishaps.illegal(program, number, seat, &choice);
                self.broken_off = Some(BrokenOff::Lost(seat));
            }
            Err(Silent::Late) => {
                self.mishaps.late(program);
                // Its answer may still come, and would be taken for the next one.
                self.running.retain(|(other, _)| *other != program);
                self.broken_off = Some(BrokenOff::Lost(seat));
            }
            Err(Silent::Broken(message)) => self.broken_off = Some(BrokenOff::Failed(message)),
        }
        any
    }

    fn answer(&mut self, program: Program, line: &str) -> Result<String, Silent> {
        let limit = self.programs.limit;
        let mut running = self.running.iter().position(|(other, _)| *other == program);
        if running.is_none() {
            let process = self.programs.take(program).map_or_else(|| self.start(program), Ok);
            self.running.push((program, process.map_err(Silent::Broken)?));
            running = Some(self.running.len() - 1);
        }
        let running = running.expect("it was just started");
        let answer = self.running[running].1.ask(line, limit)?;
        let read = serde_json::from_str::<Answer>(&answer);
        read.map(|answer| answer.choice).map_err(|_| {
            let said: String = answer.trim_end().chars().take(80).collect();
            Silent::Broken(format!(
                "{} answered '{said}'; an answer is a line such as {{\"choice\": \"{}\"}}",
                program.name(),
                Token::<G>::Action(self.book, self.legal[0])
            ))
        })
    }

    fn start(&self, program: Program) -> Result<Process, String> {
        let first = json!({
            "type": "begin",
            "game": G::META.id,
            "rules": G::META.rules_version,
            "seats": self.book.seats,
            "edition": self.book.edition.header.id,
            "options": self.book.options,
            "components": self.book.edition.parts,
        });
        Process::start(program, &first.to_string())
    }
}

fn lost_by(loser: Seat, seats: SeatCount) -> Outcome {
    let keys = PerSeat::from_fn(seats, |seat| u8::from(seat != loser));
    Outcome::ranked(PerSeat::new(seats), &keys)
}

#[cfg(test)]
mod tests;
