//! What the lab found goes to standard output as a page, or as JSON, and to a file as JSON if one is named.

use std::path::Path;

use serde::Serialize;

use crate::failure::Failure;
use crate::files::KeptFile;
use crate::screen::Screen;

/// Where the figures go, looked at before anybody plays for an hour.
#[derive(Debug)]
pub(crate) struct Figures {
    /// Whether they are printed instead of the page.
    printed: bool,
    file: Option<KeptFile>,
}

impl Figures {
    pub(crate) fn new(printed: bool, file: Option<&Path>, force: bool) -> Result<Self, Failure> {
        Ok(Figures { printed, file: file.map(|path| output(path, force)).transpose()? })
    }

    /// Writes the figures to their file, if they have one; a later version replaces an earlier one.
    pub(crate) fn keep(&mut self, report: &impl Serialize) -> Result<(), Failure> {
        match &mut self.file {
            Some(file) => file.write(&(json(report) + "\n")),
            None => Ok(()),
        }
    }

    /// Prints the page, or the figures instead of it.
    pub(crate) fn show(
        &self,
        report: &impl Serialize,
        page: &str,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        if self.printed { writeln!(screen, "{}", json(report)) } else { write!(screen, "{page}") }
    }
}

/// The file that `-o` names.
pub(crate) fn output(path: &Path, force: bool) -> Result<KeptFile, Failure> {
    if path == Path::new("-") {
        return Err(Failure::usage("-o names a file; --json prints the figures"));
    }
    KeptFile::new(path, force)
}

fn json(report: &impl Serialize) -> String {
    serde_json::to_string_pretty(report).expect("a report is plain values")
}
