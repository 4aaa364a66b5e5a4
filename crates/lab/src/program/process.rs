//! One running program: a line to it, a line from it, within a time.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use bots::Program;

/// An answer has at most this many bytes.
const LONGEST_LINE: u64 = 64 << 10;

/// A program that was started; it is ended when it is let go of.
#[derive(Debug)]
pub(super) struct Process {
    program: Program,
    child: Child,
    /// `None` once it is closed.
    input: Option<ChildStdin>,
    lines: Receiver<io::Result<String>>,
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Silent {
    /// It takes too long.
    Late,
    /// It has ended, or cannot be talked to: in words.
    Broken(String),
}

impl Process {
    /// Starts it and says the first line.
    pub(super) fn start(program: Program, first_line: &str) -> Result<Self, String> {
        let mut words = program.words();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("{} cannot be started: {e}", program.name()))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (sender, lines) = sync_channel(1);
        if let Some(output) = output {
            thread::spawn(move || pass_on(output, &sender));
        }
        let mut process = Process { program, child, input, lines };
        process.say(first_line).map_err(|_| process.ending())?;
        Ok(process)
    }

    /// What it answers to a line.
    pub(super) fn ask(&mut self, line: &str, limit: Duration) -> Result<String, Silent> {
        self.say(line).map_err(|_| Silent::Broken(self.ending()))?;
        match self.lines.recv_timeout(limit) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(e)) => Err(Silent::Broken(format!("{} cannot be understood: {e}", self.program.name()))),
            Err(RecvTimeoutError::Timeout) => Err(Silent::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silent::Broken(self.ending())),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(line.as_bytes())?;
        input.write_all(b"\n")?;
        input.flush()
    }

    /// How it ended.
    fn ending(&mut self) -> String {
        self.input = None;
        match self.child.wait() {
            Ok(status) => format!("{} ended before the games did ({status})", self.program.name()),
            Err(e) => format!("{} cannot be talked to: {e}", self.program.name()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands over the lines of a program as they come.
fn pass_on(output: ChildStdout, lines: &SyncSender<io::Result<String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        let read = output.by_ref().take(LONGEST_LINE).read_line(&mut line);
        let line = match read {
            Ok(0) => return,
            Ok(read) if read as u64 == LONGEST_LINE && !line.ends_with('\n') => {
                Err(io::Error::other(format!("a line of its output is longer than {LONGEST_LINE} bytes")))
            }
            Ok(_) => Ok(line),
            Err(e) => Err(e),
        };
        let is_over = line.is_err();
        if lines.send(line).is_err() || is_over {
            return;
        }
    }
}
