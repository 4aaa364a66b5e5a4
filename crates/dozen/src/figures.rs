//! What the lab found goes to standard output as a page, and to a file as JSON if one is named.

use std::path::Path;

use serde::Serialize;

use crate::cli::LabArgs;
use crate::failure::Failure;
use crate::files::KeptFile;
use crate::screen::Screen;

/// Where the figures go, looked at before anybody plays for an hour.
#[derive(Debug)]
pub(crate) enum Figures {
    /// Nowhere.
    Unwanted,
    /// To standard output, instead of the page.
    Printed,
    /// To a file, beside the page.
    Kept(KeptFile),
}

impl Figures {
    pub(crate) fn new(args: &LabArgs) -> Result<Self, Failure> {
        match &args.json {
            None => Ok(Figures::Unwanted),
            Some(path) if path == Path::new("-") => Ok(Figures::Printed),
            Some(path) => KeptFile::new(path, args.force).map(Figures::Kept),
        }
    }

    /// Writes the figures to their file, if they have one; a later version replaces an earlier one.
    pub(crate) fn keep(&mut self, report: &impl Serialize) -> Result<(), Failure> {
        match self {
            Figures::Kept(file) => file.write(&(json(report) + "\n")),
            Figures::Unwanted | Figures::Printed => Ok(()),
        }
    }

    /// Prints the page, or the figures instead of it.
    pub(crate) fn show(
        &self,
        report: &impl Serialize,
        page: &str,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        match self {
            Figures::Printed => writeln!(screen, "{}", json(report)),
            Figures::Unwanted | Figures::Kept(_) => write!(screen, "{page}"),
        }
    }
}

fn json(report: &impl Serialize) -> String {
    serde_json::to_string_pretty(report).expect("a report is plain values")
}
