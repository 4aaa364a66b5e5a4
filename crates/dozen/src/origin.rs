//! How a table of the lab was asked for: the files that were read, and the command line that gives the same figures again.

use std::fmt::Display;
use std::path::Path;

use catalog::{EditionChoice, Player, Setup};
use lab::{Origin, WeightsFile};

use crate::cli::{LabArgs, TableArgs};
use crate::failure::Failure;
use crate::files;
use crate::wording::shell_word;

/// A command line, word by word.
#[derive(Debug)]
pub(crate) struct CommandLine(String);

impl CommandLine {
    /// A command at a table. Number of threads, output and the like do not belong to it: they change no figure.
    pub(crate) fn new(command: &str, table: &TableArgs) -> Self {
        let mut line = CommandLine(format!("dozen {command} {}", shell_word(&table.game)));
        if let Some(edition) = &table.edition {
            line = line.value("--edition", edition.to_string_lossy());
        }
        for (name, value) in &table.options {
            line = line.value("--option", format!("{name}={value}"));
        }
        line
    }

    /// Adds a word.
    pub(crate) fn word(mut self, word: &str) -> Self {
        self.0.push(' ');
        self.0.push_str(&shell_word(word));
        self
    }

    /// Adds a flag with its value.
    pub(crate) fn value(self, flag: &str, value: impl Display) -> Self {
        self.flag(flag, true).word(&value.to_string())
    }

    /// Adds a flag, if it is set.
    pub(crate) fn flag(mut self, flag: &str, is_set: bool) -> Self {
        if is_set {
            self.0.push(' ');
            self.0.push_str(flag);
        }
        self
    }

    /// Adds who plays.
    pub(crate) fn bots(self, flag: &str, bots: &[Player]) -> Self {
        let names: Vec<String> = bots.iter().map(|bot| bot.argument()).collect();
        self.value(flag, names.join(","))
    }

    /// All that is known of how the table was asked for.
    pub(crate) fn origin(
        self,
        table: &TableArgs,
        setup: &Setup,
        lab: &LabArgs,
        seed: u64,
    ) -> Result<Origin, Failure> {
        let mut line = self.value("--seed", seed);
        if let Some(path) = &lab.weights {
            line = line.value("--weights", path.display());
        }
        let read_from_file = matches!(setup.edition, EditionChoice::Text(_));
        let named = table.edition.as_ref().filter(|_| read_from_file);
        Ok(Origin {
            edition_file: named.map(|named| files::name(Path::new(named))),
            weights: lab.weights.as_deref().map(weights).transpose()?,
            command: Some(line.0),
        })
    }
}

/// The weights in a file, with its name.
fn weights(path: &Path) -> Result<(String, WeightsFile), Failure> {
    let name = files::name(path);
    let read = WeightsFile::parse(&files::read_text(path)?);
    read.map(|weights| (name.clone(), weights)).map_err(|e| Failure::failed(format!("{name}: {e}")))
}
