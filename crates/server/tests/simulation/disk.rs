//! A store that fails as disks and machines do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use protocol::TableLine;
use server::core::{Millis, PlayerId, SecretHash, TableId};
use server::store::{Append, Desk, Log, Memory, Player, Store, StoreError};
use tokio::sync::{oneshot, watch};

use crate::dice::Dice;

/// A store in memory behind a disk that is slow and not to be trusted. What it says is durable, is.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    kept: Memory,
    dice: Dice,
    /// Whether accidents happen.
    pub(crate) troubled: Arc<AtomicBool>,
    pub(crate) lost: Arc<AtomicU64>,
    pub(crate) unsure: Arc<AtomicU64>,
}

impl Disk {
    pub(crate) fn new(dice: Dice) -> Self {
        let troubled = Arc::new(AtomicBool::new(true));
        Disk { kept: Memory::default(), dice, troubled, lost: Arc::default(), unsure: Arc::default() }
    }

    fn accident(&self, percent: u32) -> bool {
        self.troubled.load(Ordering::Relaxed) && self.dice.percent(percent)
    }

    fn failed<T>() -> Result<T, StoreError> {
        Err(StoreError::Failed("the disk of the simulation failed".into()))
    }
}

impl Store for Disk {
    fn desk(&self) -> &dyn Desk {
        self.kept.desk()
    }

    fn generation(&self) -> watch::Receiver<u64> {
        self.kept.generation()
    }

    fn append(&self, append: Append) -> BoxFuture<'static, Result<(), StoreError>> {
        assert!(!self.accident(1), "a fault of the program, planted");
        let disk = self.clone();
        let (done, told) = oneshot::channel();
        // Like a queue to a writer: once it is handed over it goes on, whatever becomes of the asker.
        tokio::spawn(async move {
            tokio::time::sleep(disk.dice.millis(20)).await;
            if disk.accident(3) {
                disk.lost.fetch_add(1, Ordering::Relaxed);
                return drop(done.send(Self::failed()));
            }
            let written = disk.kept.append(append).await;
            // The machine may stop here: kept, and nobody knows.
            tokio::time::sleep(disk.dice.millis(10)).await;
            let unsure = written.is_ok() && disk.accident(3);
            if unsure {
                disk.unsure.fetch_add(1, Ordering::Relaxed);
            }
            drop(done.send(if unsure { Self::failed() } else { written }));
        });
        async move { told.await.unwrap_or_else(|_| Self::failed()) }.boxed()
    }

    fn load(&self, table: TableId) -> BoxFuture<'static, Result<Log, StoreError>> {
        let disk = self.clone();
        async move {
            tokio::time::sleep(disk.dice.millis(5)).await;
            if disk.accident(5) { Self::failed() } else { disk.kept.load(table).await }
        }
        .boxed()
    }

    fn public_tables(
        &self,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>> {
        self.kept.public_tables(limit)
    }

    fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<TableLine>, StoreError>> {
        self.kept.tables_of(player, limit)
    }

    fn unfinished_of(&self, host: PlayerId) -> BoxFuture<'static, Result<usize, StoreError>> {
        self.kept.unfinished_of(host)
    }

    fn to_wake(&self, before: Millis) -> BoxFuture<'static, Result<Vec<TableId>, StoreError>> {
        self.kept.to_wake(before)
    }

    fn count_tables(&self) -> BoxFuture<'static, Result<Vec<(String, u64)>, StoreError>> {
        self.kept.count_tables()
    }

    fn note_running(&self, now: Millis) -> BoxFuture<'static, Result<(), StoreError>> {
        self.kept.note_running(now)
    }

    fn came_up(&self, now: Millis) -> BoxFuture<'static, Result<Vec<(Millis, Millis)>, StoreError>> {
        self.kept.came_up(now)
    }

    fn expire(&self, before: Millis) -> BoxFuture<'static, Result<usize, StoreError>> {
        self.kept.expire(before)
    }

    fn add_player(
        &self,
        hash: SecretHash,
        name: String,
        now: Millis,
    ) -> BoxFuture<'static, Result<Player, StoreError>> {
        self.kept.add_player(hash, name, now)
    }

    fn find_player(&self, hash: SecretHash) -> BoxFuture<'static, Result<Option<Player>, StoreError>> {
        self.kept.find_player(hash)
    }

    fn rename_player(&self, player: PlayerId, name: String) -> BoxFuture<'static, Result<(), StoreError>> {
        self.kept.rename_player(player, name)
    }
}
