//! Standard input, line by line.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock};

use crate::failure::{Failure, one_line};
use crate::screen::Screen;

/// What somebody typed, short and harmless.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let line = one_line(text);
    if line.chars().count() <= LONGEST {
        return line;
    }
    line.chars().take(LONGEST).chain(['…']).collect()
}

/// Standard input, line by line.
#[derive(Debug)]
pub(crate) struct Input {
    lines: StdinLock<'static>,
    terminal: bool,
}

impl Input {
    pub(crate) fn new() -> Self {
        Input { lines: io::stdin().lock(), terminal: Self::is_terminal() }
    }

    /// Whether somebody types.
    pub(crate) fn is_terminal() -> bool {
        io::stdin().is_terminal()
    }

    /// Asks and reads one line; `None` when there is no more. What comes from a pipe is shown, so that the output
    /// reads like a game that was typed.
    pub(crate) fn ask(&mut self, prompt: &str, screen: &mut Screen) -> Result<Option<String>, Failure> {
        const LONGEST: u64 = 4096;
        write!(screen, "{prompt}")?;
        screen.flush()?;
        let mut bytes = Vec::new();
        let read = self.lines.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        read.map_err(|e| Failure::failed(format!("cannot read your input: {e}")))?;
        if bytes.is_empty() {
            writeln!(screen)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_string();
        if !self.terminal {
            writeln!(screen, "{}", quoted(&line))?;
        }
        Ok(Some(line))
    }
}
