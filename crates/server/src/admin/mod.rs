//! What whoever runs the server may ask of it, over a socket in the data directory that nobody else can open.
//!
//! A connection is one request and one answer, each a line of JSON.

mod acts;
mod answer;
#[cfg(unix)]
pub(crate) mod socket;

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::core::{PlayerId, TableId};

pub use answer::{Place, Sheet, TableRow, Told};

/// The name of the socket in the data directory.
pub const SOCKET: &str = "admin.sock";

/// Something an operator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// The tables that changed last.
    Tables {
        /// How many at most.
        limit: usize,
    },
    /// The latest players.
    Players {
        /// What their names contain.
        called: Option<String>,
        /// How many at most.
        limit: usize,
    },
    /// All there is to know of a table.
    Table {
        /// Which one.
        table: TableId,
    },
    /// A player and their tables.
    Player {
        /// Who.
        player: PlayerId,
    },
    /// To end the game at a table.
    Close {
        /// Which one.
        table: TableId,
    },
    /// To delete a table.
    Delete {
        /// Which one.
        table: TableId,
    },
    /// To shut a player out.
    Ban {
        /// Who.
        player: PlayerId,
    },
    /// To let a player in again.
    Unban {
        /// Who.
        player: PlayerId,
    },
    /// To call a player differently.
    Rename {
        /// Who.
        player: PlayerId,
        /// How.
        name: String,
    },
    /// To forget who a player was.
    Forget {
        /// Who.
        player: PlayerId,
    },
    /// What players reported.
    Reports {
        /// How many at most.
        limit: usize,
    },
    /// What operators did.
    Log {
        /// How many at most.
        limit: usize,
    },
}

/// The answer as it is sent.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Told(Told),
    Refused(String),
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// Nobody listens.
    #[error(
        "no server uses the data directory {0}; start one with dozen serve, or name the directory with --data"
    )]
    NoServer(String),
    /// Somebody else's server.
    #[error("the server of the data directory {0} belongs to another user: only that user can ask it")]
    NotYours(String),
    /// There are no such sockets here.
    #[error("this needs a Unix socket, and this system has none")]
    NoSockets,
    /// It was not done.
    #[error("{0}")]
    Refused(String),
    /// The server said nothing that can be understood.
    #[error("the server gave no answer: {0}")]
    Silent(String),
}

/// Asks the server that uses this data directory.
#[cfg(unix)]
pub fn ask(data: &Path, ask: &Ask) -> Result<Told, AskError> {
    use std::io::{BufRead as _, BufReader, ErrorKind, Write as _};
    use std::os::unix::net::UnixStream;

    let silent = |e: std::io::Error| AskError::Silent(e.to_string());
    let place = || data.display().to_string();
    let mut stream = UnixStream::connect(data.join(SOCKET)).map_err(|e| match e.kind() {
        ErrorKind::NotFound | ErrorKind::ConnectionRefused => AskError::NoServer(place()),
        ErrorKind::PermissionDenied => AskError::NotYours(place()),
        _ => silent(e),
    })?;
    let mut line = serde_json::to_string(ask).expect("what is asked is plain values");
    line.push('\n');
    stream.write_all(line.as_bytes()).map_err(silent)?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).map_err(silent)?;
    match serde_json::from_str(&answer) {
        Ok(Answer::Told(told)) => Ok(told),
        Ok(Answer::Refused(why)) => Err(AskError::Refused(why)),
        Err(e) => Err(AskError::Silent(e.to_string())),
    }
}

/// Asks the server that uses this data directory.
#[cfg(not(unix))]
pub fn ask(_: &Path, _: &Ask) -> Result<Told, AskError> {
    Err(AskError::NoSockets)
}
