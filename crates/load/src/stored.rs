//! How long a server takes to be ready that has many tables stored.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;
use serde_json::json;
use server::DATABASE;
use server::core::{Command, PlayerId, Secret, State, TableId};
use server::store::{Append, Head, Sqlite, Store, StoreError, Summary};
use tabletop::{FastRng, Rng, below, fast_rng};

use crate::Failure;
use crate::client::{Http, Trouble};
use crate::crowd::{Plan, on_this_thread};
use crate::process::Process;

/// How often the server is started; the median counts.
const STARTS: usize = 5;
/// How many tables are stored at once.
const AT_ONCE: usize = 500;

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) tables: u64,
    pub(crate) database_mib: f64,
    /// From the start of the process to the first answer that it is ready, in milliseconds, each time.
    pub(crate) starts_ms: Vec<f64>,
    pub(crate) ready_ms: f64,
}

/// Stores so many tables, each somewhere in the middle of a game, and starts a server over them.
pub(crate) fn run(plan: &Plan, tables: u64) -> Result<Figures, Failure> {
    let mut process = Process::start(&plan.program)?;
    process.stop()?;
    let file = process.data().join(DATABASE);
    on_this_thread(async || fill(&file, &plan.game, plan.seed, tables).await)?;
    let mut starts_ms = Vec::new();
    for _ in 0..STARTS {
        let begin = Instant::now();
        process.start_again()?;
        let address = process.address;
        on_this_thread(async || {
            let ready = Http::new(address).get("/readyz").await;
            ready.map(drop).map_err(|trouble: Trouble| Failure::new(trouble.to_string()))
        })?;
        starts_ms.push(begin.elapsed().as_secs_f64() * 1000.0);
        process.stop()?;
    }
    let size = std::fs::metadata(&file).map_or(0, |file| file.len());
    let mut sorted = starts_ms.clone();
    sorted.sort_unstable_by(f64::total_cmp);
    let database_mib = size as f64 / f64::from(1 << 20);
    Ok(Figures { tables, database_mib, starts_ms, ready_ms: sorted[STARTS / 2] })
}

/// Plays tables here and stores their logs as the server would: one row for each request.
async fn fill(file: &Path, game: &str, seed: u64, tables: u64) -> Result<(), Failure> {
    let failed = |e: StoreError| Failure::new(format!("tables for the start cannot be stored: {e}"));
    let store = Arc::new(Sqlite::open(file).map_err(failed)?);
    let mut rng = fast_rng(seed, 0);
    let mut players = Vec::new();
    for name in ["Ann", "Bob"] {
        let hash = secret(&mut rng).hash();
        players.push(store.add_player(hash, name.to_string(), 0).await.map_err(failed)?.id);
    }
    let progress = lab::progress_bar(tables, "storing tables");
    let mut waiting = Vec::new();
    for _ in 0..tables {
        for append in table(game, &players, &mut rng)? {
            waiting.push(store.append(append));
        }
        if waiting.len() >= AT_ONCE {
            for stored in waiting.drain(..) {
                stored.await.map_err(failed)?;
            }
        }
        progress.inc(1);
    }
    for stored in waiting {
        stored.await.map_err(failed)?;
    }
    progress.finish_and_clear();
    Ok(())
}

fn secret(rng: &mut FastRng) -> Secret {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Secret::new(bytes)
}

/// A table that has come some way, as what its requests stored.
fn table(game: &str, players: &[PlayerId], rng: &mut FastRng) -> Result<Vec<Append>, Failure> {
    const MOST_ACTIONS: u32 = 30;
    let config = json!({ "game": game, "seats": 2, "visibility": "public" });
    let config = serde_json::from_value(config).expect("these are settings of a table");
    let id = TableId::new(std::array::from_fn(|_| rng.next_u32() as u8));
    let refused = |refusal: server::core::Refusal| Failure::new(refusal.to_string());
    let (mut state, first) = State::create(id, config, secret(rng), players[0], None, 0).map_err(refused)?;
    let summary = |state: &State| Some(Summary::of(state));
    let mut head = Head::new(id);
    let mut appends = vec![Append { summary: summary(&state), reseated: true, ..head.append(&[first]) }];
    let sit = |player: &PlayerId| Command::Sit { player: *player, name: "Ann".to_string(), seat: None };
    let begin: Vec<Command> =
        players.iter().map(sit).chain([Command::Start { player: players[0] }]).collect();
    for command in begin {
        let entries = state.decide(&command, 0).map_err(refused)?.entries;
        appends.push(Append { summary: summary(&state), reseated: true, ..head.append(&entries) });
    }
    for number in 0..below(rng, MOST_ACTIONS) {
        let Some(seat) = state.due().first() else { break };
        let legal = state.game().expect("it has begun").tokens(seat);
        let token = legal[below(rng, legal.len() as u32) as usize].clone();
        let (base, player) = (state.length() - 1, players[seat.index()]);
        let act = Command::Act { player, id: number.to_string(), base, token };
        let entries = state.decide(&act, 0).map_err(refused)?.entries;
        appends.push(head.append(&entries));
    }
    Ok(appends)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { tables, database_mib, starts_ms, ready_ms } = self;
        writeln!(f, "Start: {tables} stored tables, {database_mib:.0} MiB")?;
        let all: Vec<String> = starts_ms.iter().map(|ms| format!("{ms:.0}")).collect();
        writeln!(f, "  start to ready    {ready_ms:.0} ms (median of {})", all.join(", "))
    }
}
