//! A store that forgets when the process ends, for tests and simulations. It fails when it is told to.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, ready};
use protocol::{Phase, TableLine, Visibility};

use super::{Append, Log, Player, Store, StoreError, Summary};
use crate::core::{Millis, PlayerId, SecretHash, TableId};

/// What happens to the appends that come next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// They are kept.
    #[default]
    None,
    /// They are lost, and the writer is told so.
    Lost,
    /// They are kept, but the writer is told that the storage failed.
    KeptButUnsure,
    /// The writer panics.
    Panic,
}

/// A store in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Shelf>>);

#[derive(Debug, Default)]
struct Shelf {
    tables: BTreeMap<TableId, Kept>,
    players: Vec<(SecretHash, Player)>,
    fault: Fault,
}

/// A table.
#[derive(Debug, Default)]
struct Kept {
    /// The appends, as they are stored.
    log: Vec<String>,
    /// How many entries that is.
    length: u64,
    summary: Option<Summary>,
}

impl Memory {
    /// From now on appends fare like this.
    pub fn set_fault(&self, fault: Fault) {
        self.shelf().fault = fault;
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The latest first.
    fn summaries(&self, limit: usize, wanted: impl Fn(&Summary) -> bool) -> Vec<Summary> {
        let kept = self.shelf();
        let summaries = kept.tables.values().filter_map(|table| table.summary.as_ref());
        let mut found: Vec<Summary> = summaries.filter(|s| wanted(s)).cloned().collect();
        found.sort_by_key(|summary| std::cmp::Reverse(summary.line.changed));
        found.truncate(limit);
        found
    }

    fn lines(&self, limit: usize, wanted: impl Fn(&Summary) -> bool) -> Vec<TableLine> {
        self.summaries(limit, wanted).into_iter().map(|summary| summary.line).collect()
    }
}

impl Shelf {
    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let failed = || Err(StoreError::Failed("told to fail".to_string()));
        let length = self.tables.get(&append.table).map_or(0, |table| table.length);
        if length != append.first {
            return Err(StoreError::Conflict);
        }
        match self.fault {
            Fault::None | Fault::KeptButUnsure => {}
            Fault::Lost => return failed(),
            Fault::Panic => panic!("told to panic"),
        }
        let table = self.tables.entry(append.table).or_default();
        table.log.push(append.entries);
        table.length = append.next;
        if append.summary.is_some() {
            table.summary = append.summary;
        }
        if self.fault == Fault::KeptButUnsure { failed() } else { Ok(()) }
    }
}

fn now<T: Send + 'static>(answer: Result<T, StoreError>) -> BoxFuture<'static, Result<T, StoreError>> {
    ready(answer).boxed()
}

impl Store for Memory {
    fn append(&self, append: Append) -> BoxFuture<'static, Result<(), StoreError>> {
        now(self.shelf().append(append))
    }

    fn load(&self, table: TableId) -> BoxFuture<'static, Result<Log, StoreError>> {
        let kept = self.shelf();
        let stored = kept.tables.get(&table).into_iter().flat_map(|table| &table.log);
        now(Log::read(table, stored.map(Ok)))
    }

    fn public_tables(
        &self,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>> {
        let listed = |s: &Summary| s.line.visibility == Visibility::Public && s.line.phase != Phase::Ended;
        now(Ok(self.summaries(limit, listed).into_iter().map(|s| (s.line, s.host)).collect()))
    }

    fn expire(&self, before: Millis) -> BoxFuture<'static, Result<usize, StoreError>> {
        let mut kept = self.shelf();
        let all = kept.tables.len();
        let is_old = |s: &Summary| s.line.phase == Phase::Ended && s.line.changed < before;
        kept.tables.retain(|_, table| !table.summary.as_ref().is_some_and(is_old));
        now(Ok(all - kept.tables.len()))
    }

    fn tables_of(
        &self,
        player: PlayerId,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<TableLine>, StoreError>> {
        now(Ok(self.lines(limit, |summary| summary.players.contains(&player))))
    }

    fn unfinished_of(&self, host: PlayerId) -> BoxFuture<'static, Result<usize, StoreError>> {
        let unfinished = |s: &Summary| s.host == host && s.line.phase != Phase::Ended;
        now(Ok(self.lines(usize::MAX, unfinished).len()))
    }

    fn to_wake(&self, before: Millis) -> BoxFuture<'static, Result<Vec<TableId>, StoreError>> {
        let kept = self.shelf();
        let due = |table: &Kept| table.summary.as_ref()?.wake.filter(|wake| *wake < before);
        now(Ok(kept.tables.iter().filter(|(_, table)| due(table).is_some()).map(|(id, _)| *id).collect()))
    }

    fn count_tables(&self) -> BoxFuture<'static, Result<Vec<(String, u64)>, StoreError>> {
        let mut counts = BTreeMap::new();
        for line in self.lines(usize::MAX, |_| true) {
            *counts.entry(line.phase.name().to_string()).or_default() += 1;
        }
        now(Ok(counts.into_iter().collect()))
    }

    fn add_player(
        &self,
        hash: SecretHash,
        name: String,
        _: Millis,
    ) -> BoxFuture<'static, Result<Player, StoreError>> {
        let mut kept = self.shelf();
        let player = Player { id: PlayerId(kept.players.len() as i64 + 1), name };
        kept.players.push((hash, player.clone()));
        now(Ok(player))
    }

    fn find_player(&self, hash: SecretHash) -> BoxFuture<'static, Result<Option<Player>, StoreError>> {
        let kept = self.shelf();
        let found = kept.players.iter().find(|(known, _)| *known == hash);
        now(Ok(found.map(|(_, player)| player.clone())))
    }

    fn rename_player(&self, player: PlayerId, name: String) -> BoxFuture<'static, Result<(), StoreError>> {
        let mut kept = self.shelf();
        if let Some((_, known)) = kept.players.iter_mut().find(|(_, known)| known.id == player) {
            known.name = name;
        }
        now(Ok(()))
    }
}
