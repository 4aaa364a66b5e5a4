//! Standard output. Text is written in colour; where colour is not wanted it is taken out on the way. What could steer a
//! terminal otherwise is written out.

use std::fmt::Arguments;
use std::io::{self, StdoutLock, Write};

use anstream::{AutoStream, ColorChoice};

use crate::failure::Failure;
use crate::harmless::harmless_page;

/// Where commands write. `write!` and `writeln!` work on it and fail with a [`Failure`].
#[derive(Debug)]
pub(crate) struct Screen {
    stream: AutoStream<StdoutLock<'static>>,
    colour: bool,
}

impl Screen {
    pub(crate) fn new() -> Self {
        let colour = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        Screen { stream: anstream::stdout().lock(), colour }
    }

    /// Whether colour reaches the reader.
    pub(crate) fn colour(&self) -> bool {
        self.colour
    }

    /// Whether somebody looks at it on a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.stream.is_terminal()
    }

    /// Columns of the terminal, if it is one.
    pub(crate) fn columns(&self) -> Option<usize> {
        let (width, _) = terminal_size::terminal_size().filter(|_| self.is_terminal())?;
        Some(usize::from(width.0)).filter(|columns| *columns > 0)
    }

    /// Columns for running text: those of the terminal, but no more than one likes to read. (Some terminals claim to
    /// have none.)
    pub(crate) fn width() -> usize {
        const PLEASANT: u16 = 100;
        const NARROWEST: u16 = 40;
        let columns = terminal_size::terminal_size().map_or(PLEASANT, |(width, _)| width.0);
        columns.clamp(NARROWEST, PLEASANT).into()
    }

    /// What `write!` calls. Whatever is in the text, the terminal only shows it.
    pub(crate) fn write_fmt(&mut self, text: Arguments<'_>) -> Result<(), Failure> {
        let page = harmless_page(&text.to_string());
        self.stream.write_all(page.as_bytes()).map_err(|e| Failure::output(&e))
    }

    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.stream.flush().map_err(|e| Failure::output(&e))
    }
}
