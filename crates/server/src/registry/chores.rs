//! What the hub does by itself as long as the server runs: it notes that it does, and notices what the time demands and that a
//! backup was put back.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc::Sender;

use super::Hub;
use crate::core::Millis;
use crate::table::Request;

impl Hub {
    /// Learns when no server ran. Before any table is opened.
    pub async fn come_up(&self) {
        match self.0.store.came_up(self.now()).await {
            Ok(found) => *self.0.downtimes.lock().unwrap_or_else(PoisonError::into_inner) = found,
            // On a full disk games can still be looked at.
            Err(e) => tracing::error!("it is not known when no server ran, so clocks went on: {e}"),
        }
    }

    /// Notices, as long as the server runs, that a backup was put back.
    pub async fn watch_generation(self) {
        let mut generation = self.0.store.generation();
        while generation.changed().await.is_ok() {
            let now = *generation.borrow_and_update();
            self.turn_to(now).await;
        }
    }

    /// Tables of this generation are there: all that are of another one are put together again.
    pub(crate) async fn turn_to(&self, generation: u64) {
        // It only rises. Whoever was late has read what is no more, and hears of that.
        if self.0.generation.load(Ordering::SeqCst) >= generation {
            return;
        }
        // Before any of their clocks is looked at.
        self.come_up().await;
        if self.0.generation.fetch_max(generation, Ordering::SeqCst) >= generation {
            return;
        }
        tracing::warn!("a backup was put back: all tables are put together again from it");
        let ways: Vec<Sender<Request>> = self.awake().values().cloned().collect();
        // A table that waits for this may be one of them.
        tokio::spawn(async move {
            for way in ways {
                // It fell asleep just now.
                let _ = way.send(Request::TurnTo(generation)).await;
            }
        });
    }

    /// For how long no server ran between two times.
    pub(crate) fn downtime(&self, from: Millis, to: Millis) -> Millis {
        let downtimes = self.0.downtimes.lock().unwrap_or_else(PoisonError::into_inner);
        let within = |(began, ended): &(Millis, Millis)| (*ended).min(to).saturating_sub((*began).max(from));
        downtimes.iter().map(within).sum()
    }

    /// Notes that the server runs, again and again.
    pub async fn keep_noting(self) {
        const EVERY: Duration = Duration::from_secs(10);
        while !self.is_stopping() {
            tokio::time::sleep(EVERY).await;
            self.note_running().await;
        }
    }

    pub(super) async fn note_running(&self) {
        if let Err(e) = self.0.store.note_running(self.now()).await {
            tracing::error!("it cannot be noted that the server runs: {e}");
        }
    }

    /// Wakes the tables whose clocks run down soon, again and again.
    pub async fn watch_clocks(self) {
        let every = self.0.idle_after / 2;
        while !self.is_stopping() {
            let soon = self.now() + self.0.idle_after.as_millis() as Millis;
            match self.0.store.to_wake(soon).await {
                Ok(tables) => {
                    for table in tables {
                        self.awake().entry(table).or_insert_with(|| self.wake(table, None));
                    }
                }
                Err(e) => tracing::error!("the clocks cannot be read: {e}"),
            }
            tokio::time::sleep(every).await;
        }
    }

    /// Deletes tables that ended too long ago, again and again.
    pub async fn watch_expiry(self, after: Option<Duration>) {
        const EVERY: Duration = Duration::from_hours(1);
        let Some(after) = after else { return };
        while !self.is_stopping() {
            let before = self.now().saturating_sub(after.as_millis() as Millis);
            match self.0.store.expire(before).await {
                // There may be more.
                Ok(expired) if expired > 0 => tracing::info!("{expired} old tables were deleted"),
                Ok(_) => tokio::time::sleep(EVERY).await,
                Err(e) => {
                    tracing::error!("old tables cannot be deleted: {e}");
                    tokio::time::sleep(EVERY).await;
                }
            }
        }
    }
}
