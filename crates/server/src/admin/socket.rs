//! The socket: made so that nobody but its user can ever open it, and answered as long as the server runs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::process::geteuid;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::timeout;

use super::{Answer, SOCKET};
use crate::registry::Hub;
use crate::store::private;

/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How long somebody may take to ask.
const ASKED_WITHIN: Duration = Duration::from_secs(10);
/// How long to wait when the system has no more room for connections.
const NO_ROOM: Duration = Duration::from_millis(100);

/// The socket of a data directory, gone when it is dropped.
#[derive(Debug)]
pub(crate) struct Socket {
    listener: UnixListener,
    path: PathBuf,
}

impl Socket {
    /// Makes the socket in a data directory that this process holds. It is made in a folder of its own, which nobody else
    /// may look into, and comes out of there when it is private itself.
    pub(crate) fn open(data: &Path) -> io::Result<Self> {
        let (path, folder) = (data.join(SOCKET), data.join("admin.new"));
        private::make_folder(&folder)?;
        private::only_for_owner(&folder, 0o700)?;
        let inside = folder.join(SOCKET);
        // Left behind by a server that was killed.
        drop(fs::remove_file(&inside));
        let listener = UnixListener::bind(&inside)?;
        private::only_for_owner(&inside, 0o600)?;
        fs::rename(&inside, &path)?;
        fs::remove_dir(&folder)?;
        Ok(Socket { listener, path })
    }

    /// Answers, one connection after another: operators are few, and what they do is in the order of the log.
    pub(crate) async fn serve(self, hub: Hub) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    // Whoever is gone needs no answer.
                    let _ = answer(&hub, stream).await;
                }
                Err(_) => tokio::time::sleep(NO_ROOM).await,
            }
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        // Whatever is left of it leads nowhere.
        let _ = fs::remove_file(&self.path);
    }
}

async fn answer(hub: &Hub, stream: UnixStream) -> io::Result<()> {
    let user = stream.peer_cred()?.uid();
    let (read, mut write) = stream.into_split();
    let answer = if user == geteuid().as_raw() || user == 0 {
        let mut line = String::new();
        let mut asked = BufReader::new(read.take(LONGEST));
        timeout(ASKED_WITHIN, asked.read_line(&mut line)).await??;
        match serde_json::from_str(&line) {
            Ok(ask) => hub.administer(ask, user).await.map_or_else(Answer::Refused, Answer::Told),
            Err(e) => Answer::Refused(format!("the server does not know this request: {e}")),
        }
    } else {
        Answer::Refused("only the user who runs the server may ask it".to_string())
    };
    let mut line = serde_json::to_vec(&answer).expect("an answer is plain values");
    line.push(b'\n');
    write.write_all(&line).await
}
