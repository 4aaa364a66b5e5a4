//! Runs the binary as a user does.

use std::io::{BufRead as _, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The binary in a folder, with no colour forced or forbidden from outside.
pub(crate) fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dozen"));
    command.args(args).current_dir(folder).stdin(Stdio::null());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command
}

fn finished(output: Output) -> Run {
    let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
    let run = Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(!run.err.contains("panicked") && !run.err.contains("RUST_BACKTRACE"), "{run:?}");
    run
}

/// Runs it without input.
pub(crate) fn dozen(folder: &Path, args: &[&str]) -> Run {
    finished(command(folder, args).output().expect("the binary starts"))
}

/// Runs it with this input.
pub(crate) fn dozen_with(folder: &Path, args: &[&str], input: &[u8]) -> Run {
    let mut command = command(folder, args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // It may end before it has read everything.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let run = finished(child.wait_with_output().expect("the binary ends"));
    writer.join().expect("the writer ends");
    run
}

/// Succeeds, with nothing on standard error.
pub(crate) fn good(run: Run) -> String {
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out
}

/// Fails with this code and one line that contains all of `said`; nothing on standard output.
pub(crate) fn refused(run: &Run, code: i32, said: &[&str]) {
    assert_eq!(run.code, Some(code), "{run:?}");
    assert_eq!(run.out, "", "{run:?}");
    assert!(run.err.starts_with("dozen: ") && run.err.ends_with('\n'), "{run:?}");
    assert_eq!(run.err.lines().count(), 1, "{run:?}");
    for part in said {
        assert!(run.err.contains(part), "'{part}' is missing: {}", run.err);
    }
}

/// A server that is stopped when the test ends, and its address.
pub(crate) struct Serving(Child, pub(crate) String);

impl Serving {
    pub(crate) fn start(folder: &Path) -> Self {
        let serve = ["serve", "--no-open", "--data", "data", "--listen", "127.0.0.1:0"];
        Self::of(command(folder, &serve).stderr(Stdio::null()))
    }

    /// The server that this command starts.
    pub(crate) fn of(command: &mut Command) -> Self {
        let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.split(' ').find_map(|word| word.strip_prefix("http://")).expect(&said);
        Serving(server, address.to_string())
    }
}

impl Serving {
    /// A request and its answer; `headers` are lines.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut connection = TcpStream::connect(&self.1).unwrap();
        let (host, length) = (&self.1, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        connection.write_all(request.as_bytes()).unwrap();
        std::io::read_to_string(connection).unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
