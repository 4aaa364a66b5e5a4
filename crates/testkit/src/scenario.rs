//! Scenarios: a position, some steps, and what must be so afterwards. One scenario shows one rule.
//!
//! A file holds any number of scenarios, line by line; `#` starts a comment:
//!
//! ```text
//! scenario F1: a contested donut goes to the discard pile
//! rule 4.3
//! seats 3
//! edition retail            # the default edition if left out
//! option row_refill=shift   # any number of them
//! set row glazed plain jelly-filled eclair      # handed to `Arrange::arrange`; without any, the game starts as usual
//! set p1 glazed*2
//! do 1.pick:2 2.pick:2 3.pick:3                 # steps, through the checked door
//! expect pile plain                             # `Arrange::fact("pile")`; white space is folded; may be empty
//! expect legal:2 steal:p1:glazed steal:p1:plain # exactly these, in this order
//! expect chance draw:eclair*2 draw:plain        # outcomes with weights, 1 if left out, in any order
//! expect turn 1 2 3                             # or: turn chance, turn over
//! expect scores 14 2 0                          # the points as they stand
//! expect ranks 1 2 3                            # of a game that is over
//! expect view:1 /json/pointer "value"           # in the JSON of a viewer's view; or view:spectator
//! expect seen:2 x.draw:?                        # how the last step looked to that viewer
//! refuse 1.pick:9 no place 9                    # refused, or no step at all, with these words in the reason
//! ```
//!
//! What describes the position (`seats`, `edition`, `option`, `set`) stands before what happens (`do`, `expect`, `refuse`).
//! Every scenario names the rule it shows, and expects or refuses something.

mod read;
mod run;

use std::fs;
use std::path::Path;

use tabletop::{Arrange, Warnings, Words};

use crate::playthrough::files_of;

/// How files of scenarios end.
const ENDING: &str = "scenario";

/// Runs every scenario of the folder.
///
/// # Panics
/// With a list of everything that is not as expected, or if there is no scenario.
pub fn check_scenarios<G: Arrange + Warnings + Words>(dir: &Path) {
    if let Err(failures) = run_scenarios::<G>(dir) {
        panic!("{} failures in the scenarios of {}:\n{}", failures.len(), G::META.id, failures.join("\n"));
    }
}

/// What [`check_scenarios`] does, with its answer as a value: the number of scenarios, or all failures.
pub fn run_scenarios<G: Arrange + Warnings + Words>(dir: &Path) -> Result<usize, Vec<String>> {
    let files = files_of(dir, ENDING).map_err(|e| vec![e])?;
    if files.is_empty() {
        return Err(vec![format!("{}: there is no *.{ENDING} file", dir.display())]);
    }
    let (mut n, mut failures) = (0, Vec::new());
    for path in &files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match fs::read_to_string(path) {
            Err(e) => failures.push(format!("{name}: {e}")),
            Ok(text) => match run_scenario_text::<G>(&name, &text) {
                Ok(here) => n += here,
                Err(here) => failures.extend(here),
            },
        }
    }
    if failures.is_empty() { Ok(n) } else { Err(failures) }
}

/// Runs the scenarios of one text; `name` stands before the line number in every failure.
pub fn run_scenario_text<G: Arrange + Warnings + Words>(
    name: &str,
    text: &str,
) -> Result<usize, Vec<String>> {
    let (scenarios, mut failures) = read::scenarios(text);
    for scenario in &scenarios {
        let found = run::run::<G>(scenario);
        failures.extend(found.into_iter().map(|f| read::Failure { scenario: scenario.name.clone(), ..f }));
    }
    if scenarios.is_empty() && failures.is_empty() {
        failures.push(read::Failure::at(1, "there is no scenario in this file"));
    }
    failures.sort_by_key(|failure| failure.line);
    let texts: Vec<String> = failures.iter().map(|failure| format!("{name}:{failure}")).collect();
    if texts.is_empty() { Ok(scenarios.len()) } else { Err(texts) }
}
