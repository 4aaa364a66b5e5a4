//! How a command ends badly: one line on standard error and an exit code.

use std::io::{self, Write};
use std::process::ExitCode;

use catalog::CatalogError;
use tabletop::paint::{AnsiColor, colour, paint};

use crate::harmless;

/// The reason a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request itself makes no sense: exit code 2.
    Usage(String),
    /// The request could not be carried out: exit code 1.
    Failed(String),
    /// Nobody reads the output any more. That is the reader's right (`dozen rules go-nuts | head -1`): exit code 0.
    ReaderGone,
}

impl Failure {
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Failure::Usage(message.into())
    }

    pub(crate) fn failed(message: impl Into<String>) -> Self {
        Failure::Failed(message.into())
    }

    /// Standard output did not take what was written.
    pub(crate) fn output(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::failed(format!("cannot write the output: {error}")),
        }
    }

    /// The lab did not do what it was asked.
    pub(crate) fn lab(error: &io::Error) -> Self {
        Failure::failed(error.to_string())
    }

    /// Says it on standard error; gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (message, code) = match self {
            Failure::Usage(message) => (message, 2),
            Failure::Failed(message) => (message, 1),
            Failure::ReaderGone => return ExitCode::SUCCESS,
        };
        warn(message);
        ExitCode::from(code)
    }
}

/// One line on standard error. It may quote what somebody else wrote, so nothing in it can move the cursor. If
/// standard error is gone too, there is nobody left to tell.
pub(crate) fn warn(message: &str) {
    let mark = paint("dozen:", colour(AnsiColor::Red).bold());
    let _ = writeln!(anstream::stderr(), "{mark:#} {}", one_line(message));
}

/// The text on one line of bearable length, with nothing in it that could disturb a terminal.
pub(crate) fn one_line(text: &str) -> String {
    const LONGEST: usize = 600;
    let mut line = String::new();
    for (i, c) in text.trim().chars().enumerate() {
        if i == LONGEST {
            line.push('…');
            break;
        }
        harmless::push(&mut line, if c == '\n' { ' ' } else { c });
    }
    line
}

/// What is wrong, and what to do about it on a command line.
pub(crate) fn advised(error: &CatalogError) -> String {
    match error {
        CatalogError::Record(fault) if fault.lacks_edition => {
            format!("{error}; name its file with --edition FILE")
        }
        _ => error.to_string(),
    }
}

impl From<CatalogError> for Failure {
    fn from(error: CatalogError) -> Self {
        match error {
            CatalogError::UnknownGame { .. }
            | CatalogError::UnknownEdition { .. }
            | CatalogError::Option(_)
            | CatalogError::Setup(_) => Failure::usage(advised(&error)),
            _ => Failure::failed(advised(&error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_cannot_disturb_the_terminal() {
        assert_eq!(one_line("bad \x1b[2J token\r\nhere\t"), "bad \\u001b[2J token\\r here");
        assert_eq!(one_line(&"x".repeat(9999)).chars().count(), 601);
    }
}
