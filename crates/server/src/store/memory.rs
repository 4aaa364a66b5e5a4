//! A store that forgets when the process ends, for tests and simulations. It fails when it is told to.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, ready};
use protocol::{Phase, TableLine, Visibility};
use tokio::sync::watch;

use super::desk::retold;
use super::{
    Act, Append, Desk, FORGOTTEN, Head, Log, Player, PlayerCard, Report, Retold, Store, StoreError, Summary,
};
use crate::core::{Millis, PlayerId, SecretHash, State, TableId};

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

/// No backup is ever put back.
const GENERATION: u64 = 0;

/// A store in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Shelf>>);

#[derive(Debug, Default)]
struct Shelf {
    tables: BTreeMap<TableId, Kept>,
    /// `None` stands for the secret of somebody who was forgotten.
    players: Vec<(Option<SecretHash>, PlayerCard)>,
    reports: Vec<Report>,
    acts: Vec<Act>,
    running: Option<Millis>,
    downtimes: Vec<(Millis, Millis)>,
    fault: Fault,
}

/// A table.
#[derive(Debug, Default)]
struct Kept {
    /// The appends, as they are stored.
    log: Vec<String>,
    /// How many entries that is.
    length: u64,
    /// The hash of the last of them; `None` where there is none.
    hash: Option<String>,
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
        let known = self.tables.get(&append.table);
        let (length, hash) = known.map_or((0, None), |table| (table.length, table.hash.as_ref()));
        if length != append.first
            || hash.is_some_and(|hash| *hash != append.prev)
            || append.generation != GENERATION
        {
            return Err(StoreError::Conflict);
        }
        match self.fault {
            Fault::None | Fault::KeptButUnsure => {}
            Fault::Lost => return failed(),
            Fault::Panic => panic!("told to panic"),
        }
        let table = self.tables.entry(append.table).or_default();
        table.log.push(append.entries);
        (table.length, table.hash) = (append.next, Some(append.hash));
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
    fn desk(&self) -> &dyn Desk {
        self
    }

    fn generation(&self) -> watch::Receiver<u64> {
        watch::channel(GENERATION).1
    }

    fn append(&self, append: Append) -> BoxFuture<'static, Result<(), StoreError>> {
        now(self.shelf().append(append))
    }

    fn load(&self, table: TableId) -> BoxFuture<'static, Result<Log, StoreError>> {
        now(self.shelf().log(table))
    }

    fn public_tables(
        &self,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>> {
        let listed = |s: &Summary| s.line.visibility == Visibility::Public && s.line.phase != Phase::Ended;
        now(Ok(self.summaries(limit, listed).into_iter().map(|s| (s.line, s.host)).collect()))
    }

    fn note_running(&self, at: Millis) -> BoxFuture<'static, Result<(), StoreError>> {
        self.shelf().running = Some(at);
        now(Ok(()))
    }

    fn came_up(&self, at: Millis) -> BoxFuture<'static, Result<Vec<(Millis, Millis)>, StoreError>> {
        let mut kept = self.shelf();
        if let Some(last) = kept.running.replace(at).filter(|last| *last < at) {
            kept.downtimes.push((last, at));
        }
        now(Ok(kept.downtimes.clone()))
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
        since: Millis,
    ) -> BoxFuture<'static, Result<Player, StoreError>> {
        let mut kept = self.shelf();
        let id = PlayerId(kept.players.len() as i64 + 1);
        kept.players.push((Some(hash), PlayerCard { id, name: name.clone(), since, banned: None }));
        now(Ok(Player { id, name, banned: false }))
    }

    fn find_player(&self, hash: SecretHash) -> BoxFuture<'static, Result<Option<Player>, StoreError>> {
        let kept = self.shelf();
        let found = kept.players.iter().find(|(known, _)| *known == Some(hash));
        let player = |card: &PlayerCard| Player {
            id: card.id,
            name: card.name.clone(),
            banned: card.banned.is_some(),
        };
        now(Ok(found.map(|(_, card)| player(card))))
    }

    fn rename_player(&self, player: PlayerId, name: String) -> BoxFuture<'static, Result<(), StoreError>> {
        self.shelf().change_player(player, |(_, card)| card.name = name);
        now(Ok(()))
    }
}

impl Shelf {
    fn change_player(
        &mut self,
        player: PlayerId,
        change: impl FnOnce(&mut (Option<SecretHash>, PlayerCard)),
    ) {
        if let Some(known) = self.players.iter_mut().find(|(_, card)| card.id == player) {
            change(known);
        }
    }

    fn log(&self, table: TableId) -> Result<Log, StoreError> {
        let stored = self.tables.get(&table).into_iter().flat_map(|table| &table.log);
        Log::read(table, stored.map(Ok))
    }
}

/// The last of them first.
fn latest<T: Clone>(all: &[T], limit: usize) -> Vec<T> {
    all.iter().rev().take(limit).cloned().collect()
}

impl Desk for Memory {
    fn tables(&self, limit: usize) -> BoxFuture<'static, Result<Vec<(TableLine, PlayerId)>, StoreError>> {
        now(Ok(self.summaries(limit, |_| true).into_iter().map(|s| (s.line, s.host)).collect()))
    }

    fn table(&self, table: TableId) -> BoxFuture<'static, Result<Option<(TableLine, PlayerId)>, StoreError>> {
        let kept = self.shelf();
        let summary = kept.tables.get(&table).and_then(|table| table.summary.clone());
        now(Ok(summary.map(|summary| (summary.line, summary.host))))
    }

    fn players(
        &self,
        called: Option<String>,
        limit: usize,
    ) -> BoxFuture<'static, Result<Vec<PlayerCard>, StoreError>> {
        let called = called.unwrap_or_default().to_lowercase();
        let kept = self.shelf();
        let wanted = kept.players.iter().map(|(_, card)| card);
        let wanted = wanted.filter(|card| card.name.to_lowercase().contains(&called));
        now(Ok(wanted.rev().take(limit).cloned().collect()))
    }

    fn player(&self, player: PlayerId) -> BoxFuture<'static, Result<Option<PlayerCard>, StoreError>> {
        let kept = self.shelf();
        let found = kept.players.iter().find(|(_, card)| card.id == player);
        now(Ok(found.map(|(_, card)| card.clone())))
    }

    fn ban(&self, player: PlayerId, since: Option<Millis>) -> BoxFuture<'static, Result<(), StoreError>> {
        self.shelf().change_player(player, |(_, card)| card.banned = since);
        now(Ok(()))
    }

    fn sat_at(&self, player: PlayerId) -> BoxFuture<'static, Result<Vec<TableId>, StoreError>> {
        let kept = self.shelf();
        let sat = |table: &&TableId| {
            kept.log(**table).is_ok_and(|log| retold(log.entries, player, FORGOTTEN).is_some())
        };
        now(Ok(kept.tables.keys().filter(sat).copied().collect()))
    }

    fn retell(
        &self,
        player: PlayerId,
        name: String,
        tables: Vec<TableId>,
    ) -> BoxFuture<'static, Result<Retold, StoreError>> {
        let mut kept = self.shelf();
        let mut told = Retold::default();
        for table in tables {
            let entries = kept.log(table).ok().and_then(|log| retold(log.entries, player, &name));
            let state = entries.as_ref().and_then(|entries| State::replay(entries.clone()).ok());
            let (Some(entries), Some(state)) = (entries, state) else {
                told.unreadable.push(table);
                continue;
            };
            let append = Head::new(table).append(&entries);
            let (log, hash, summary) = (vec![append.entries], Some(append.hash), Some(Summary::of(&state)));
            kept.tables.insert(table, Kept { log, length: append.next, hash, summary });
            told.tables.push(table);
        }
        now(Ok(told))
    }

    fn forget(&self, player: PlayerId) -> BoxFuture<'static, Result<(), StoreError>> {
        let mut kept = self.shelf();
        kept.change_player(player, |(hash, card)| {
            *hash = None;
            card.name = FORGOTTEN.to_string();
        });
        kept.reports.retain(|report| report.by != player && report.player != Some(player));
        for table in kept.tables.values_mut() {
            if let Some(summary) = &mut table.summary {
                summary.players.retain(|seated| *seated != player);
            }
        }
        now(Ok(()))
    }

    fn delete(&self, table: TableId) -> BoxFuture<'static, Result<(), StoreError>> {
        let mut kept = self.shelf();
        kept.tables.remove(&table);
        kept.reports.retain(|report| report.table != table);
        now(Ok(()))
    }

    fn report(&self, report: Report) -> BoxFuture<'static, Result<(), StoreError>> {
        let mut kept = self.shelf();
        let number = kept.reports.last().map_or(1, |last| last.number + 1);
        kept.reports.push(Report { number, ..report });
        now(Ok(()))
    }

    fn reports(&self, limit: usize) -> BoxFuture<'static, Result<Vec<Report>, StoreError>> {
        now(Ok(latest(&self.shelf().reports, limit)))
    }

    fn note(&self, act: Act) -> BoxFuture<'static, Result<(), StoreError>> {
        let mut kept = self.shelf();
        let number = kept.acts.len() as u64 + 1;
        kept.acts.push(Act { number, ..act });
        now(Ok(()))
    }

    fn acts(&self, limit: usize) -> BoxFuture<'static, Result<Vec<Act>, StoreError>> {
        now(Ok(latest(&self.shelf().acts, limit)))
    }
}
