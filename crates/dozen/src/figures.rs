//! What the lab found goes to standard output as a page, or as JSON, and to a file as JSON if one is named.

use std::path::Path;

use serde::Serialize;

use crate::cli::LabArgs;
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
    pub(crate) fn new(args: &LabArgs) -> Result<Self, Failure> {
        if args.output.as_deref() == Some(Path::new("-")) {
            return Err(Failure::usage("-o names a file; --json prints the figures"));
        }
        let file = args.output.as_deref().map(|path| KeptFile::new(path, args.force)).transpose()?;
        Ok(Figures { printed: args.json, file })
    }

    /// Writes the figures to their file, if they have one; a later version replaces an earlier one.
    pub(crate) fn keep(&mut self, report: &impl Serialize) -> Result<(), Failure> {
        self.keep_text(&(json(report) + "\n"))
    }

    /// Writes something else there.
    pub(crate) fn keep_text(&mut self, text: &str) -> Result<(), Failure> {
        self.file.as_mut().map_or(Ok(()), |file| file.write(text))
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

/// The figures as text.
pub(crate) fn json(report: &impl Serialize) -> String {
    serde_json::to_string_pretty(report).expect("a report is plain values")
}
