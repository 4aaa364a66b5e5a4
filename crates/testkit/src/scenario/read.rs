//! Reads the lines of a scenario file.

use std::fmt;

use tabletop::SeatCount;

/// Something that is not as it should be.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    pub(super) line: usize,
    pub(super) scenario: String,
    pub(super) what: String,
}

impl Failure {
    pub(super) fn at(line: usize, what: impl Into<String>) -> Self {
        Failure { line, scenario: String::new(), what: what.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        if !self.scenario.is_empty() {
            write!(f, "{}: ", self.scenario)?;
        }
        f.write_str(&self.what)
    }
}

/// One scenario as it is written.
#[derive(Debug, Default)]
pub(super) struct Scenario {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) rule: Option<String>,
    pub(super) seats: Option<SeatCount>,
    pub(super) edition: Option<String>,
    pub(super) options: Vec<(usize, String, String)>,
    pub(super) settings: Vec<(String, String)>,
    pub(super) events: Vec<(usize, Event)>,
}

/// What happens in a scenario.
#[derive(Debug)]
pub(super) enum Event {
    /// These steps.
    Do(Vec<String>),
    /// A question and its answer.
    Expect(String, String),
    /// A step, and words of the reason.
    Refuse(String, String),
}

/// All scenarios of a text, and the lines that make no sense.
pub(super) fn scenarios(text: &str) -> (Vec<Scenario>, Vec<Failure>) {
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut failures = Vec::new();
    for (i, full) in text.lines().enumerate() {
        let line = without_comment(full).trim();
        if line.is_empty() {
            continue;
        }
        let (word, rest) = split_word(line);
        let read = if word == "scenario" {
            scenarios.push(Scenario { name: rest.to_string(), line: i + 1, ..Scenario::default() });
            if rest.is_empty() { Err("a scenario needs a name".to_string()) } else { Ok(()) }
        } else {
            match scenarios.last_mut() {
                Some(scenario) => scenario.read(i + 1, word, rest),
                None => Err(format!("'{word}' stands before the first scenario")),
            }
        };
        if let Err(what) = read {
            let scenario = scenarios.last().map_or(String::new(), |scenario| scenario.name.clone());
            failures.push(Failure { line: i + 1, scenario, what });
        }
    }
    (scenarios, failures)
}

/// A comment starts the line or follows white space, so that values may contain `#`.
fn without_comment(line: &str) -> &str {
    let starts = |(i, _): &(usize, &str)| *i == 0 || line[..*i].ends_with(char::is_whitespace);
    line.match_indices('#').find(starts).map_or(line, |(i, _)| &line[..i])
}

/// The first word and the rest.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

impl Scenario {
    fn read(&mut self, line: usize, word: &str, rest: &str) -> Result<(), String> {
        if !self.events.is_empty() && matches!(word, "seats" | "edition" | "option" | "set") {
            return Err(format!("'{word}' stands after the first do, expect or refuse; it belongs before"));
        }
        if rest.is_empty() {
            return Err(format!("'{word}' alone says nothing"));
        }
        match word {
            "rule" => self.rule = Some(rest.to_string()),
            "seats" => {
                let seats = rest.parse().ok().and_then(SeatCount::new);
                self.seats = Some(seats.ok_or_else(|| format!("'{rest}' is not a number of seats"))?);
            }
            "edition" => self.edition = Some(rest.to_string()),
            "option" => {
                let (name, value) = rest.split_once('=').ok_or("an option is name=value")?;
                self.options.push((line, name.to_string(), value.to_string()));
            }
            "set" => {
                let (name, value) = split_word(rest);
                self.settings.push((name.to_string(), value.to_string()));
            }
            "do" => {
                let steps = rest.split_whitespace().map(str::to_string).collect();
                self.events.push((line, Event::Do(steps)));
            }
            "expect" => {
                let (name, value) = split_word(rest);
                self.events.push((line, Event::Expect(name.to_string(), value.to_string())));
            }
            "refuse" => {
                let (step, reason) = split_word(rest);
                self.events.push((line, Event::Refuse(step.to_string(), reason.to_string())));
            }
            _ => {
                return Err(format!(
                    "'{word}' is none of scenario, rule, seats, edition, option, set, do, expect, refuse"
                ));
            }
        }
        Ok(())
    }
}
