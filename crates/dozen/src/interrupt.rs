//! Ctrl-C: the program ends at once, with one line that says how things stand.

use std::future::poll_fn;
use std::process;
use std::sync::mpsc;
use std::task::Poll;
use std::thread;

use crate::failure::{self, Failure};

/// What a shell says of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C calls `stop` and ends the program with the line it gives; if it gives none, the program goes on to its end,
/// which is near.
pub(crate) fn on_ctrl_c(stop: impl FnOnce() -> Option<String> + Send + 'static) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()
        .map_err(|e| Failure::failed(format!("cannot listen for Ctrl-C: {e}")))?;
    let (ready, listening) = mpsc::channel();
    thread::spawn(move || {
        runtime.block_on(async {
            let pressed = tokio::signal::ctrl_c();
            tokio::pin!(pressed);
            // Polled once, it listens.
            let first = poll_fn(|cx| Poll::Ready(pressed.as_mut().poll(cx))).await;
            let _ = ready.send(());
            let pressed = match first {
                Poll::Ready(result) => result,
                Poll::Pending => pressed.await,
            };
            if pressed.is_ok()
                && let Some(line) = stop()
            {
                failure::warn(&line);
                process::exit(INTERRUPTED);
            }
        });
    });
    // If the thread is gone there is nothing to listen for, and Ctrl-C ends the program by itself.
    let _ = listening.recv();
    Ok(())
}
