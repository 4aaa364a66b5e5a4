//! Kills the server again and again while everybody plays, and looks afterwards whether anything was lost.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use serde::Serialize;
use server::DATABASE;
use server::core::{Entry, Fact, State, TableId};
use server::store::{Sqlite, Store};
use tabletop::{Record, below, fast_rng};

use crate::Failure;
use crate::crowd::{Crowd, Plan, on_this_thread};
use crate::pair::{Acknowledged, Stopped};
use crate::process::Process;

/// The server lives between these times before it is killed, in milliseconds.
const LIVES: (u32, u32) = (30, 800);

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) kills: u32,
    pub(crate) seed: u64,
    /// Tables that were played at.
    pub(crate) tables: u64,
    pub(crate) acknowledged: u64,
    /// Entries of all logs.
    pub(crate) entries: u64,
    /// Complete games, dealt again from their seeds.
    pub(crate) verified: u64,
    /// Clients that know the last event of their table.
    pub(crate) converged: u64,
    pub(crate) refusals: BTreeMap<String, u64>,
}

/// Plays and kills; fails if a promise was broken.
pub(crate) fn run(plan: &Plan, kills: u32) -> Result<Figures, Failure> {
    let mut process = Process::start(&plan.program)?;
    let (stopped, shared, mut process) = on_this_thread(async || {
        let mut crowd = Crowd::gather(process.address, plan).await?;
        let shared = Rc::clone(&crowd.shared);
        let progress = lab::progress_bar(kills.into(), "kills");
        let killing = async {
            let mut rng = fast_rng(plan.seed, u64::MAX);
            for _ in 0..kills {
                let life = LIVES.0 + below(&mut rng, LIVES.1 - LIVES.0);
                tokio::time::sleep(Duration::from_millis(life.into())).await;
                process.kill()?;
                // Starting waits for the first line of the server; the clients must not.
                let again = tokio::task::spawn_blocking(move || process.start_again().map(|()| process));
                process = again.await.map_err(|e| Failure::new(format!("a start failed: {e}")))??;
                shared.note_alive();
                progress.inc(1);
            }
            Ok::<_, Failure>(process)
        };
        let process = crowd.play_during(killing).await??;
        progress.finish_and_clear();
        Ok((crowd.finish().await?, shared, process))
    })?;
    process.stop()?;
    let acknowledged = shared.tally.borrow_mut().acknowledged.take().unwrap_or_default();
    let logs = read_logs(&process, &acknowledged, &stopped)?;
    let broken = |what: String| Failure::new(format!("a promise is broken (seed {}): {what}", plan.seed));
    check_acknowledged(&acknowledged, &logs).map_err(broken)?;
    check_converged(&stopped, &logs).map_err(broken)?;
    let verified = check_records(&logs).map_err(broken)?;
    let refusals = shared.tally.borrow().refusals.clone();
    if !refusals.is_empty() {
        return Err(broken(format!("legal actions were refused: {refusals:?}")));
    }
    Ok(Figures {
        kills,
        seed: plan.seed,
        tables: logs.len() as u64,
        acknowledged: acknowledged.len() as u64,
        entries: logs.values().map(|log| log.len() as u64).sum(),
        verified,
        converged: 2 * stopped.len() as u64,
        refusals,
    })
}

type Logs = BTreeMap<String, Vec<Entry>>;

/// The logs of all tables that anybody played at, as they are on the disk.
fn read_logs(process: &Process, acknowledged: &[Acknowledged], stopped: &[Stopped]) -> Result<Logs, Failure> {
    let failed = |e: &dyn std::fmt::Display| Failure::new(format!("the logs cannot be read: {e}"));
    let store = Sqlite::open(&process.data().join(DATABASE)).map_err(|e| failed(&e))?;
    let tables: BTreeSet<&str> =
        acknowledged.iter().map(|one| &*one.table).chain(stopped.iter().map(|one| &*one.table)).collect();
    on_this_thread(async || {
        let mut logs = Logs::new();
        for table in tables {
            let id: TableId = table.parse().map_err(|e: &str| failed(&e))?;
            let log = store.load(id).await.map_err(|e| failed(&format!("table {table}: {e}")))?;
            logs.insert(table.to_string(), log.entries);
        }
        Ok(logs)
    })
}

/// Every acknowledged action is where its ack said, and nothing was done twice.
fn check_acknowledged(acknowledged: &[Acknowledged], logs: &Logs) -> Result<(), String> {
    for Acknowledged { table, id, event } in acknowledged {
        let entry = logs.get(&**table).and_then(|log| log.get(*event as usize));
        if entry.and_then(|entry| entry.fact.request()) != Some(id) {
            return Err(format!(
                "action {id} was acknowledged as event {event} of table {table}, which is not so"
            ));
        }
    }
    for (table, log) in logs {
        let mut done = BTreeSet::new();
        let requests = log.iter().filter_map(|entry| entry.fact.request());
        for id in requests {
            if !done.insert(id) {
                return Err(format!("action {id} was done twice at table {table}"));
            }
        }
    }
    Ok(())
}

/// Whoever was still there knows the last event that is stored.
fn check_converged(stopped: &[Stopped], logs: &Logs) -> Result<(), String> {
    for Stopped { table, last } in stopped {
        let stored = logs.get(&**table).map_or(0, |log| log.len() as u64 - 1);
        if *last != [stored; 2] {
            return Err(format!("table {table} ends with event {stored}, but its clients saw {last:?}"));
        }
    }
    Ok(())
}

/// Every log can be played again, and every complete game is what its seed gives. Returns how many are complete.
fn check_records(logs: &Logs) -> Result<u64, String> {
    let mut verified = 0;
    for (table, log) in logs {
        let state = State::replay(log.iter().cloned()).map_err(|e| format!("table {table}: {e}"))?;
        if !log.iter().any(|entry| matches!(entry.fact, Fact::Ended { .. })) {
            continue;
        }
        let record = state.record(tabletop::Viewer::Spectator).ok_or("a game that is over has a record")?;
        let record = Record::parse(&record.to_string()).map_err(|e| format!("table {table}: {e}"))?;
        let game = catalog::find(&record.game).map_err(|e| e.to_string())?;
        catalog::deal_again(game, &record, None).map_err(|e| format!("table {table}: {e}"))?;
        verified += 1;
    }
    Ok(verified)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { kills, tables, acknowledged, entries, verified, converged, seed, .. } = self;
        writeln!(f, "Killed {kills} times (seed {seed}) while {tables} tables were played at")?;
        writeln!(f, "  acknowledged      {acknowledged} actions, all in the logs, none twice")?;
        writeln!(f, "  logs              {entries} entries, all play again")?;
        writeln!(f, "  complete games    {verified}, every deal is what its seed gives")?;
        writeln!(f, "  clients           {converged}, all know the last event of their table")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(ids: &[Option<&str>]) -> Logs {
        let fact = |id: Option<&str>| Fact::Step {
            step: "1.pick:1".to_string(),
            id: id.map(str::to_string),
            bot: false,
        };
        let entries = ids.iter().map(|id| Entry { at: 0, fact: fact(*id) }).collect();
        [("t".to_string(), entries)].into()
    }

    fn acknowledged(id: &str, event: u64) -> [Acknowledged; 1] {
        [Acknowledged { table: "t".into(), id: id.to_string(), event }]
    }

    #[test]
    fn a_broken_promise_is_noticed() {
        let logs = log(&[None, Some("a"), Some("b")]);
        assert_eq!(check_acknowledged(&acknowledged("b", 2), &logs), Ok(()));
        for lost in [acknowledged("b", 1), acknowledged("c", 2), acknowledged("b", 3)] {
            assert!(check_acknowledged(&lost, &logs).unwrap_err().contains("which is not so"));
        }
        let twice = log(&[Some("a"), Some("b"), Some("a")]);
        assert!(check_acknowledged(&[], &twice).unwrap_err().contains("a was done twice"));
        let stopped = |last| [Stopped { table: "t".into(), last }];
        assert_eq!(check_converged(&stopped([2, 2]), &logs), Ok(()));
        assert!(check_converged(&stopped([2, 1]), &logs).is_err());
        assert!(check_records(&logs).unwrap_err().contains("damaged"));
    }
}
