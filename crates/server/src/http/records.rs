//! Records for downloading. A very long one, which only a server without the usual limit of steps has, is written while it is
//! sent, so that a few hundred kilobytes of it are in memory and not all of it; and only so many are written at a time.

use std::fmt;
use std::io::{self, BufWriter, Write};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Code, RecordFormat};
use tabletop::{Record, say};
use tokio::runtime::Handle;
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::timeout;

use super::problem::Failure;
use super::tables::written;
use crate::WORDS;

/// A record with so many steps is given in one piece, as every one within the usual limits is: then nobody who takes it slowly
/// keeps others from theirs.
const SHORT: usize = 6_000;
/// How large the pieces of a longer one are.
const PIECE: usize = 64 * 1024;
/// How long a client may take to accept a piece.
const TAKEN_WITHIN: Duration = Duration::from_secs(10);

/// A piece, or the end. A record whose end does not come was cut off.
type Piece = Option<Bytes>;

/// The record as the answer to a request. `turn` is given back when all of it is sent.
pub(super) fn given(record: Record, format: RecordFormat, turn: OwnedSemaphorePermit) -> Response {
    if record.steps.len() <= SHORT {
        written(&record, format)
    } else {
        streamed(record, format, turn, TAKEN_WITHIN)
    }
}

/// The same in pieces, each of which must be taken in time.
fn streamed(record: Record, format: RecordFormat, turn: OwnedSemaphorePermit, within: Duration) -> Response {
    let (pieces, taken) = channel(1);
    let pipe = Pipe { pieces, within, runtime: Handle::current() };
    // A thread of its own: those that read from the database must not wait for a slow client.
    let writing = std::thread::Builder::new().name("record".to_string()).spawn(move || {
        // A client that has gone needs no more of it.
        let _ = write(&record, format, pipe);
        drop(turn);
    });
    if writing.is_err() {
        return Failure::of(Code::Limit, say!(WORDS, "records-busy")).into_response();
    }
    let kind = match format {
        RecordFormat::Text => "text/plain; charset=utf-8",
        RecordFormat::Json => "application/json",
    };
    ([(CONTENT_TYPE, kind)], Body::from_stream(stream::unfold(Some(taken), next))).into_response()
}

async fn next(taken: Option<Receiver<Piece>>) -> Option<(io::Result<Bytes>, Option<Receiver<Piece>>)> {
    let mut taken = taken?;
    match taken.recv().await {
        Some(Some(piece)) => Some((Ok(piece), Some(taken))),
        Some(None) => None,
        None => Some((Err(io::Error::other("the record was cut off")), None)),
    }
}

fn write(record: &Record, format: RecordFormat, pipe: Pipe) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(PIECE, pipe);
    match format {
        RecordFormat::Text => write!(out, "{record}")?,
        RecordFormat::Json => serde_json::to_writer(&mut out, record)?,
    }
    out.flush()?;
    out.get_ref().send(None)
}

/// From the thread that writes to the task that sends.
struct Pipe {
    pieces: Sender<Piece>,
    within: Duration,
    runtime: Handle,
}

impl fmt::Debug for Pipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pipe").finish_non_exhaustive()
    }
}

impl Pipe {
    fn send(&self, piece: Piece) -> io::Result<()> {
        match self.runtime.block_on(async { timeout(self.within, self.pieces.send(piece)).await }) {
            Ok(Ok(())) => Ok(()),
            _ => Err(io::Error::from(io::ErrorKind::TimedOut)),
        }
    }
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.send(Some(Bytes::copy_from_slice(bytes)))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::Semaphore;

    use super::*;

    fn record(steps: usize) -> Record {
        let head = "[Game \"go-nuts\"]\n[Seats \"2\"]\n\n";
        let steps: Vec<String> = (0..steps).map(|i| format!("{}.pick:{}", 1 + i % 2, 1 + i % 4)).collect();
        Record::parse(&format!("{head}{}\n", steps.join(" "))).unwrap()
    }

    #[tokio::test]
    async fn a_long_record_arrives_piece_by_piece_and_whole() {
        let turns = Arc::new(Semaphore::new(1));
        for steps in [10, 100_000] {
            for (format, whole) in [
                (RecordFormat::Text, record(steps).to_string()),
                (RecordFormat::Json, record(steps).to_json()),
            ] {
                // The turn before is given back when all was sent.
                let turn = Arc::clone(&turns).acquire_owned().await.unwrap();
                let sent =
                    axum::body::to_bytes(given(record(steps), format, turn).into_body(), usize::MAX).await;
                assert!(sent.unwrap() == whole, "{steps} {format:?}");
            }
        }
    }

    #[tokio::test]
    async fn whoever_does_not_take_a_record_gives_up_the_turn_and_is_told() {
        let turns = Arc::new(Semaphore::new(1));
        let turn = Arc::clone(&turns).acquire_owned().await.unwrap();
        let within = Duration::from_millis(20);
        let slow = streamed(record(100_000), RecordFormat::Text, turn, within).into_body();
        drop(turns.acquire().await.unwrap());
        assert!(axum::body::to_bytes(slow, usize::MAX).await.is_err(), "half a record is not a record");
    }
}
