//! How much the server does, and how fast it answers.

use std::fmt;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::Failure;
use crate::Target;
use crate::client::Http;
use crate::crowd::{Crowd, Plan, on_this_thread};
use crate::process::{memory, processor_time};

/// How long everybody plays before anything counts: until then all games are at the same place.
const WARM_UP: Duration = Duration::from_secs(3);

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) game: String,
    pub(crate) tables: u64,
    pub(crate) sockets: u64,
    pub(crate) seconds: f64,
    /// Actions that were asked for, a second; nothing where as many as possible were.
    pub(crate) rate: Option<u32>,
    /// Actions that were acknowledged: durable ones.
    pub(crate) actions: u64,
    pub(crate) actions_per_second: f64,
    pub(crate) latency: Latency,
    /// Games that came to their end; each pair went on at a new table.
    pub(crate) games: u64,
    pub(crate) refusals: u64,
    pub(crate) lost_connections: u64,
    /// Processor time for an action, in microseconds.
    pub(crate) server_us_per_action: Option<f64>,
    pub(crate) load_us_per_action: Option<f64>,
    /// Actions and other things to be stored in one commit, on average.
    pub(crate) jobs_per_commit: Option<f64>,
    pub(crate) commits_per_second: Option<f64>,
    pub(crate) server_memory_mib: Option<f64>,
}

/// From when an action should have been sent to its ack, in milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct Latency {
    pub(crate) p50: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

impl Latency {
    pub(crate) fn of(waits: &mut [u32]) -> Self {
        waits.sort_unstable();
        let share = |percent: usize| {
            let place = (waits.len() * percent).div_ceil(100).saturating_sub(1);
            waits.get(place).map_or(0.0, |wait| f64::from(*wait) / 1000.0)
        };
        Latency { p50: share(50), p90: share(90), p99: share(99), max: share(100) }
    }
}

/// What is read before and after.
struct Reading {
    at: Instant,
    server: Option<f64>,
    load: Option<f64>,
    /// Jobs and commits of the store.
    store: Option<(f64, f64)>,
}

impl Reading {
    async fn take(http: &Http, server: Option<u32>) -> Self {
        let metrics = http.get("/metrics").await.ok();
        let metrics =
            metrics.as_deref().and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default();
        let value = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
            line.parse::<f64>().ok()
        };
        Reading {
            at: Instant::now(),
            server: server.and_then(processor_time),
            load: processor_time(std::process::id()),
            store: value("dozen_store_batch_sum").zip(value("dozen_store_batch_count")),
        }
    }
}

/// Plays for so long.
pub(crate) fn run(target: &Target, plan: &Plan, seconds: u64) -> Result<Figures, Failure> {
    on_this_thread(async || {
        let mut crowd = Crowd::gather(target.address(), plan).await?;
        let shared = std::rc::Rc::clone(&crowd.shared);
        let http = &shared.http;
        let progress = lab::progress_bar(WARM_UP.as_secs() + seconds, "playing, seconds");
        let pass = async |seconds: u64| {
            for _ in 0..seconds {
                tokio::time::sleep(Duration::from_secs(1)).await;
                progress.inc(1);
            }
        };
        let measured = async {
            pass(WARM_UP.as_secs()).await;
            let before = Reading::take(http, target.process()).await;
            let games = {
                let mut tally = shared.tally.borrow_mut();
                tally.counting = true;
                tally.games
            };
            pass(seconds).await;
            shared.tally.borrow_mut().counting = false;
            (before, Reading::take(http, target.process()).await, games)
        };
        let (before, after, games) = crowd.play_during(measured).await?;
        progress.finish_and_clear();
        let mut tally = shared.tally.borrow_mut();
        let (actions, seconds) = (tally.waits.len() as u64, (after.at - before.at).as_secs_f64());
        let each = |from: Option<f64>, to: Option<f64>| Some((to? - from?) * 1e6 / actions as f64);
        let store = before.store.zip(after.store).map(|(from, to)| (to.0 - from.0, to.1 - from.1));
        Ok(Figures {
            game: plan.game.clone(),
            tables: plan.pairs,
            sockets: 2 * plan.pairs,
            seconds,
            rate: plan.rate,
            actions,
            actions_per_second: actions as f64 / seconds,
            latency: Latency::of(&mut tally.waits),
            games: tally.games - games,
            refusals: tally.refusals.values().sum(),
            lost_connections: tally.lost,
            server_us_per_action: each(before.server, after.server),
            load_us_per_action: each(before.load, after.load),
            jobs_per_commit: store.map(|(jobs, commits)| jobs / commits),
            commits_per_second: store.map(|(_, commits)| commits / seconds),
            server_memory_mib: target
                .process()
                .and_then(memory)
                .map(|bytes| bytes as f64 / f64::from(1 << 20)),
        })
    })
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace =
            self.rate.map_or("as fast as they can".to_string(), |rate| format!("{rate} actions a second"));
        let (tables, sockets) = (self.tables, self.sockets);
        writeln!(f, "{}: {tables} tables, {sockets} sockets, {pace}, {:.1} s", self.game, self.seconds)?;
        let (all, rate) = (self.actions, self.actions_per_second);
        writeln!(f, "  durable actions   {all}, {rate:.0} a second")?;
        let Latency { p50, p90, p99, max } = self.latency;
        writeln!(
            f,
            "  action to ack     p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, longest {max:.1} ms"
        )?;
        if let (Some(server), Some(load)) = (self.server_us_per_action, self.load_us_per_action) {
            let cores = |us: f64| us * rate / 1e6;
            writeln!(
                f,
                "  processor time    server {server:.1} us an action ({:.2} cores), load {load:.1} us ({:.2} cores)",
                cores(server),
                cores(load)
            )?;
        }
        if let (Some(jobs), Some(commits)) = (self.jobs_per_commit, self.commits_per_second) {
            writeln!(f, "  commits           {commits:.0} a second, of {jobs:.1} jobs")?;
        }
        if let Some(memory) = self.server_memory_mib {
            writeln!(f, "  server memory     {memory:.0} MiB")?;
        }
        writeln!(f, "  games finished    {}; each pair plays again at a new table", self.games)?;
        writeln!(
            f,
            "  trouble           {} refusals, {} lost connections",
            self.refusals, self.lost_connections
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_was_measured() {
        let mut waits: Vec<u32> = (1..=1000).rev().map(|n| n * 1000).collect();
        let latency = Latency::of(&mut waits);
        assert_eq!((latency.p50, latency.p90, latency.p99, latency.max), (500.0, 900.0, 990.0, 1000.0));
        assert_eq!(Latency::of(&mut []).p99.to_bits(), 0.0_f64.to_bits());
        let one = Latency::of(&mut [7]);
        assert_eq!((one.p50, one.max), (0.007, 0.007));
    }
}
