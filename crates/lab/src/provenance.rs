//! Where figures come from: everything that is needed to get them again, and to know what they speak of.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use bots::Player;
use serde::Serialize;
use tabletop::{Book, FactChange, Judgement, OptionValue, SeatCount};

use crate::WeightsFile;
use crate::page::plural;

/// The program and its version, as records and reports name it.
pub const PROGRAM: &str = concat!("dozen ", env!("CARGO_PKG_VERSION"));
/// So many changed facts of an edition are named; the rest is counted.
const MOST_CHANGES: usize = 20;
/// So many of them stand in a sentence.
const TOLD_CHANGES: usize = 5;

/// What the lab cannot know by itself of a table: how it was asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Origin {
    /// The file the edition was read from.
    pub edition_file: Option<String>,
    /// The weights the bots judge by, with the file they were read from.
    pub weights: Option<(String, WeightsFile)>,
    /// The command line that gives the same figures again.
    pub command: Option<String>,
}

/// Where figures come from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Provenance {
    /// The program with its version.
    pub program: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game for people.
    #[serde(skip)]
    pub title: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// Number of seats.
    pub seats: SeatCount,
    /// The components.
    pub edition: EditionUsed,
    /// The options that differ from the edition's defaults.
    pub options: BTreeMap<String, OptionValue>,
    /// Who played, in the order they were named.
    pub bots: Vec<BotUsed>,
    /// What the bots judged by, if not by the game's own weights.
    pub weights: Option<WeightsUsed>,
    /// How many games were asked for.
    pub games: u64,
    /// Fixes everything that happened.
    pub seed: u64,
    /// The command line that gives the same figures again.
    pub command: Option<String>,
}

/// The components that were played with.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EditionUsed {
    /// Id of the edition.
    pub id: String,
    /// 16 hexadecimal digits that change with every number or component.
    pub hash: String,
    /// The built-in edition that it extends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extends: Option<String>,
    /// How much of it is the published game.
    pub label: String,
    /// The file it was read from; `None` if it comes with the program.
    pub file: Option<String>,
    /// Whether the program has the edition that it extends, or one of its id.
    pub known: bool,
    /// How many facts differ from that edition.
    pub n_changes: usize,
    /// The first of them.
    pub changes: Vec<FactChange>,
}

/// A bot that played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotUsed {
    /// Its name as the command line takes it.
    pub bot: Player,
    /// Most iterations of a search; `None` if it does not search.
    pub iterations: Option<u32>,
}

/// Weights that were read from a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WeightsUsed {
    /// The file.
    pub file: String,
    /// The number of seats they were found at.
    pub seats: usize,
    /// The edition they were found with.
    pub edition: String,
    /// Its hash.
    pub edition_hash: String,
}

impl Provenance {
    /// What is known of games by this book.
    pub(crate) fn new<G: Judgement>(book: Book<G>, bots: &[Player], games: u64, seed: u64) -> Self {
        let edition = book.edition;
        let mut changes = edition.changes();
        let n_changes = changes.len();
        changes.truncate(MOST_CHANGES);
        Provenance {
            program: PROGRAM.to_string(),
            game: G::META.id.to_string(),
            title: G::META.title.to_string(),
            rules: G::META.rules_version,
            seats: book.seats,
            edition: EditionUsed {
                id: edition.header.id.clone(),
                hash: edition.hash.clone(),
                extends: edition.header.extends.clone(),
                label: edition.origin().label().to_string(),
                file: None,
                known: edition.original().is_some(),
                n_changes,
                changes,
            },
            options: book.changed_options(),
            bots: bots
                .iter()
                .map(|bot| BotUsed { bot: *bot, iterations: bot.iterations_in::<G>() })
                .collect(),
            weights: None,
            games,
            seed,
            command: None,
        }
    }

    /// Adds how the table was asked for.
    pub(crate) fn comes_from(&mut self, origin: &Origin) {
        self.edition.file.clone_from(&origin.edition_file);
        self.command.clone_from(&origin.command);
        self.weights = origin.weights.as_ref().map(|(file, weights)| WeightsUsed {
            file: file.clone(),
            seats: weights.seats,
            edition: weights.edition.clone(),
            edition_hash: weights.edition_hash.clone(),
        });
    }

    /// The game and its table: `Go Nuts for Donuts, 4 seats`.
    pub(crate) fn heading(&self) -> String {
        format!("{}, {}", self.title, plural(self.seats.get() as u64, "seat"))
    }

    /// The edition and what was changed in it, in a sentence.
    pub(crate) fn edition_text(&self) -> String {
        let EditionUsed { id, hash, extends, label, file, known, n_changes, changes } = &self.edition;
        let mut text = format!("Edition {id}");
        if let Some(extended) = extends {
            let _ = write!(text, " (extends {extended})");
        }
        if *n_changes > 0 {
            let told: Vec<String> = changes.iter().take(TOLD_CHANGES).map(ToString::to_string).collect();
            let _ = write!(text, " with {} changed: {}", plural(*n_changes as u64, "fact"), told.join(", "));
            if *n_changes > told.len() {
                let _ = write!(text, " and {} more", n_changes - told.len());
            }
        } else if *known {
            let _ = write!(text, ", {label}");
        } else {
            text.push_str(", not one of the program's own");
        }
        match file {
            Some(file) => format!("{text}; file {file}, hash {hash}."),
            None => format!("{text}; hash {hash}."),
        }
    }

    /// The changed options, in a sentence; nothing if there are none.
    pub(crate) fn options_text(&self) -> Option<String> {
        let changed: Vec<String> =
            self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!changed.is_empty()).then(|| format!("Options: {}.", changed.join(", ")))
    }

    /// Who played with how many iterations, in a sentence, each kind once.
    pub(crate) fn bots_text(&self) -> String {
        let mut told: Vec<String> = Vec::new();
        for BotUsed { bot, iterations } in &self.bots {
            let one = match iterations {
                Some(iterations) => {
                    format!("{} ({})", bot.bot, plural(u64::from(*iterations), "iteration"))
                }
                None => bot.to_string(),
            };
            if !told.contains(&one) {
                told.push(one);
            }
        }
        format!("Bots: {}.", told.join(", "))
    }

    /// What the bots judged by, in a sentence; nothing if it was the game's own weights.
    pub(crate) fn weights_text(&self) -> Option<String> {
        let WeightsUsed { file, seats, edition, edition_hash } = self.weights.as_ref()?;
        let other = if *edition_hash == self.edition.hash { "" } else { ", which is not this one" };
        Some(format!(
            "Weights from {file}, found at {} with the edition {edition} ({edition_hash}){other}.",
            plural(*seats as u64, "seat")
        ))
    }

    /// Which program it was, and how to get the same again.
    pub(crate) fn program_text(&self) -> String {
        let again = self.command.as_ref().map(|command| format!(" Again: {command}")).unwrap_or_default();
        format!("{}, rules version {}.{again}", self.program, self.rules)
    }

    /// Lines for the top of a table, each beginning with `# `: pandas and R pass over them if asked.
    pub(crate) fn comment(&self) -> String {
        let changes: Vec<String> = self.edition.changes.iter().map(ToString::to_string).collect();
        let options: Vec<String> =
            self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let bots: Vec<String> = self.bots.iter().map(|used| used.bot.to_string()).collect();
        let iterations = self.bots.iter().map(|used| used.iterations.map_or("-".into(), |n| n.to_string()));
        let lines = [
            ("program", self.program.clone()),
            ("game", self.game.clone()),
            ("rules", self.rules.to_string()),
            ("seats", self.seats.to_string()),
            ("edition", self.edition.id.clone()),
            ("edition_hash", self.edition.hash.clone()),
            ("edition_file", self.edition.file.clone().unwrap_or_default()),
            ("edition_changes", format!("{} {}", self.edition.n_changes, changes.join(", "))),
            ("options", options.join(", ")),
            ("bots", bots.join(", ")),
            ("iterations", iterations.collect::<Vec<_>>().join(", ")),
            ("weights", self.weights.as_ref().map(|used| used.file.clone()).unwrap_or_default()),
            ("games", self.games.to_string()),
            ("seed", self.seed.to_string()),
            ("command", self.command.clone().unwrap_or_default()),
        ];
        let mut text = String::new();
        for (name, value) in lines {
            let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            let _ = writeln!(text, "{}", format!("# {name}: {value}").trim_end());
        }
        text
    }
}
