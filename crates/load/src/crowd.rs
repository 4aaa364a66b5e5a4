//! All the pairs of a load, from the first to take a seat to the last to stop.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use tokio::task::{JoinSet, LocalSet};

use crate::Failure;
use crate::client::{Http, Trouble};
use crate::pace::Pace;
use crate::pair::{self, Shared, Stage, Stopped};

/// How long everybody together may take to sit down, or to stop.
const SEATED_WITHIN: Duration = Duration::from_mins(3);

/// Who plays, and how.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The program that serves.
    pub(crate) program: PathBuf,
    pub(crate) game: String,
    pub(crate) pairs: u64,
    pub(crate) seed: u64,
    /// Actions a second; as many as possible if there is none.
    pub(crate) rate: Option<u32>,
    /// Whether every acknowledged action is remembered.
    pub(crate) keep: bool,
}

/// The pairs, each a task of this thread.
#[derive(Debug)]
pub(crate) struct Crowd {
    pub(crate) shared: Rc<Shared>,
    pairs: JoinSet<Result<Stopped, Trouble>>,
}

/// Runs on this thread what has to do with clients. One thread is enough for them, and takes least from the server.
pub(crate) fn on_this_thread<T>(work: impl AsyncFnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|e| Failure::new(format!("cannot start: {e}")))?;
    runtime.block_on(LocalSet::new().run_until(work()))
}

impl Crowd {
    /// Everybody takes a seat; returns when all have.
    pub(crate) async fn gather(address: SocketAddr, plan: &Plan) -> Result<Self, Failure> {
        let shared = Shared::new(Http::new(address), &plan.game, plan.seed, Pace::of(plan.rate), plan.keep);
        let mut pairs = JoinSet::new();
        for number in 0..plan.pairs {
            pairs.spawn_local(pair::play(Rc::clone(&shared), number));
        }
        let mut crowd = Crowd { shared, pairs };
        let progress = lab::progress_bar(plan.pairs, "sitting down");
        let seated = async {
            loop {
                let seated = crowd.shared.tally.borrow().seated;
                progress.set_position(seated);
                if seated >= plan.pairs {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::select! {
            () = seated => {}
            failure = trouble(&mut crowd.pairs) => return Err(failure),
            () = tokio::time::sleep(SEATED_WITHIN) => {
                let words = format!("not everybody had a seat after {} s", SEATED_WITHIN.as_secs());
                return Err(Failure::new(words));
            }
        }
        progress.finish_and_clear();
        Ok(crowd)
    }

    /// Everybody plays while this is done.
    pub(crate) async fn play_during<T>(&mut self, work: impl Future<Output = T>) -> Result<T, Failure> {
        self.shared.stage.send_replace(Stage::Play);
        let shared = Rc::clone(&self.shared);
        tokio::select! {
            done = work => Ok(done),
            failure = trouble(&mut self.pairs) => Err(failure),
            () = shared.pace.run() => unreachable!("turns are given for ever"),
        }
    }

    /// Lets everybody hear the answers to what they have asked, and look where their tables are.
    pub(crate) async fn finish(mut self) -> Result<Vec<Stopped>, Failure> {
        self.shared.stage.send_replace(Stage::Finish);
        let stopped = async {
            let mut all = Vec::new();
            while let Some(ended) = self.pairs.join_next().await {
                all.push(ended_well(ended)?);
            }
            Ok(all)
        };
        tokio::time::timeout(SEATED_WITHIN, stopped)
            .await
            .unwrap_or_else(|_| Err(Failure::new("some actions were never answered")))
    }
}

fn ended_well(ended: Result<Result<Stopped, Trouble>, tokio::task::JoinError>) -> Result<Stopped, Failure> {
    let stopped = ended.map_err(|e| Failure::new(format!("a client failed: {e}")))?;
    stopped.map_err(|trouble| Failure::new(trouble.to_string()))
}

/// Ready when a pair has failed. None ends well before the end.
async fn trouble(pairs: &mut JoinSet<Result<Stopped, Trouble>>) -> Failure {
    match pairs.join_next().await.map(ended_well) {
        Some(Err(failure)) => failure,
        Some(Ok(_)) => Failure::new("a pair stopped too early"),
        None => std::future::pending().await,
    }
}
