//! What is counted and measured, for Prometheus.

use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use protocol::{Code, Phase};
use serde::Serialize;

/// A label and its value.
type Label = [(&'static str, String); 1];

/// What the tables of a server have in common to count and measure.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    connections: Gauge,
    tables: Family<Label, Gauge>,
    tables_stored: Family<Label, Gauge>,
    entries: Counter,
    steps: Counter,
    latency: Histogram,
    appends: Histogram,
    pub(crate) appends_pending: Gauge,
    pub(crate) resyncs: Counter,
    refusals: Family<Label, Counter>,
    closed: Family<Label, Counter>,
    pub(crate) bots_pending: Gauge,
    thinking: Histogram,
    replies: Histogram,
    pub(crate) bots_cut: Counter,
    pub(crate) panics: Counter,
}

/// Buckets for times from a tenth of a millisecond to six seconds.
pub(crate) fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.0001, 2.0, 17))
}

/// The name of a plain value as the protocol writes it.
fn name(value: &impl Serialize) -> String {
    let name = serde_json::to_value(value).ok().and_then(|value| Some(value.as_str()?.to_string()));
    name.unwrap_or_default()
}

impl Metrics {
    /// Everything at zero. `more` registers what others measure.
    pub(crate) fn new(more: impl FnOnce(&mut Registry)) -> Self {
        let mut registry = Registry::with_prefix("dozen");
        more(&mut registry);
        let mut metrics = Metrics {
            connections: Gauge::default(),
            tables: Family::default(),
            tables_stored: Family::default(),
            entries: Counter::default(),
            steps: Counter::default(),
            latency: times(),
            appends: times(),
            appends_pending: Gauge::default(),
            resyncs: Counter::default(),
            refusals: Family::default(),
            closed: Family::default(),
            bots_pending: Gauge::default(),
            thinking: times(),
            replies: times(),
            bots_cut: Counter::default(),
            panics: Counter::default(),
            registry,
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let Metrics { registry: all, .. } = self;
        all.register("connections", "Websockets that are open", self.connections.clone());
        all.register("tables_awake", "Tables in memory by how far they have come", self.tables.clone());
        all.register("tables_stored", "All tables by how far they have come", self.tables_stored.clone());
        all.register("entries", "Entries added to logs", self.entries.clone());
        all.register("steps", "Steps of games, of people, bots and chance", self.steps.clone());
        all.register_with_unit(
            "action_latency",
            "From a person's request on a websocket to its durable answer",
            Unit::Seconds,
            self.latency.clone(),
        );
        all.register_with_unit(
            "append_latency",
            "From handing entries to the store to hearing that they are durable",
            Unit::Seconds,
            self.appends.clone(),
        );
        all.register(
            "acks_pending",
            "Appends that are not durable yet, so that nobody has heard of them",
            self.appends_pending.clone(),
        );
        all.register("resyncs", "Clients that came back and needed everything anew", self.resyncs.clone());
        all.register("refusals", "Requests that were refused, by code", self.refusals.clone());
        all.register("closed", "Websockets that the server closed, by close code", self.closed.clone());
        all.register(
            "bots_pending",
            "Decisions of bots that wait or are thought about",
            self.bots_pending.clone(),
        );
        all.register_with_unit(
            "bot_thinking",
            "How long bots thought about a decision",
            Unit::Seconds,
            self.thinking.clone(),
        );
        all.register_with_unit(
            "bot_reply",
            "From asking a bot to its answer, or for a hint, where a person waits",
            Unit::Seconds,
            self.replies.clone(),
        );
        all.register("bots_cut", "Decisions of bots whose thinking the clock ended", self.bots_cut.clone());
        all.register("panics", "Tables that panicked and were put together again", self.panics.clone());
    }

    /// All of it as Prometheus reads it.
    pub(crate) fn render(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }

    /// Notes how many tables there are, by the names of their phases.
    pub(crate) fn set_tables(&self, counts: &[(String, u64)]) {
        for phase in [Phase::Open, Phase::Playing, Phase::Ended] {
            let count = counts.iter().find(|(name, _)| name == phase.name()).map_or(0, |(_, count)| *count);
            self.tables_stored.get_or_create(&[("phase", phase.name().to_string())]).set(count as i64);
        }
    }

    pub(crate) fn count_stored(&self, entries: usize, steps: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.steps.inc_by(steps as u64);
        self.appends.observe(took.as_secs_f64());
    }

    pub(crate) fn count_answered(&self, asked: Instant) {
        self.latency.observe(asked.elapsed().as_secs_f64());
    }

    pub(crate) fn count_thought(&self, took: Duration) {
        self.thinking.observe(took.as_secs_f64());
    }

    pub(crate) fn count_reply(&self, took: Duration) {
        self.replies.observe(took.as_secs_f64());
    }

    pub(crate) fn count_refusal(&self, code: Code) {
        self.refusals.get_or_create(&[("code", name(&code))]).inc();
    }

    pub(crate) fn count_closed(&self, code: u16) {
        self.closed.get_or_create(&[("code", code.to_string())]).inc();
    }

    /// Counts a connection until it is dropped.
    pub(crate) fn connected(&self) -> Counted {
        Counted::in_gauge(self.connections.clone())
    }

    /// Counts a table in memory until it is dropped.
    pub(crate) fn awake(&self, phase: Phase) -> Counted {
        Counted::in_gauge(self.tables.get_or_create(&[("phase", phase.name().to_string())]).clone())
    }
}

/// Something that is counted as long as it is there.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Counted {
    fn in_gauge(gauge: Gauge) -> Self {
        gauge.inc();
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
