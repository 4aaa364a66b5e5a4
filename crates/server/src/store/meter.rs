//! How the writer fares: how much it commits together, and how long that takes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::core::{Damaged, TableId};
use crate::metrics::times;

/// What the writer measures. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    batches: Histogram,
    commits: Histogram,
    failures: Counter,
    damages: Gauge,
    /// Tables that cannot be opened, and what is wrong with them.
    damaged: Arc<Mutex<BTreeMap<TableId, Damaged>>>,
}

impl Default for Meter {
    fn default() -> Self {
        let batches = Histogram::new(exponential_buckets(1.0, 2.0, 11));
        Meter {
            batches,
            commits: times(),
            failures: Counter::default(),
            damages: Gauge::default(),
            damaged: Arc::default(),
        }
    }
}

impl Meter {
    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register("store_batch", "Jobs that were committed together", self.batches.clone());
        registry.register_with_unit(
            "store_commit",
            "How long a commit took, with the sync of the disk",
            Unit::Seconds,
            self.commits.clone(),
        );
        registry.register("store_failures", "Commits that failed", self.failures.clone());
        let help = "Tables that cannot be opened because what is stored of them is damaged";
        registry.register("store_tables_damaged", help, self.damages.clone());
    }

    /// Notes that a table is damaged, and says so once.
    pub(super) fn note_damage(&self, table: TableId, damaged: &Damaged) {
        let mut known = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        if known.insert(table, damaged.clone()).is_none() {
            tracing::error!(%table, "a table is damaged and stays closed; the others go on: {damaged}");
            self.damages.set(known.len() as i64);
        }
    }

    /// The table is gone, and its damage with it.
    pub(super) fn forget_damage(&self, table: TableId) {
        let mut known = self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        known.remove(&table);
        self.damages.set(known.len() as i64);
    }

    pub(super) fn damaged(&self) -> BTreeMap<TableId, Damaged> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn committed(&self, jobs: usize, took: Duration, well: bool) {
        self.batches.observe(jobs as f64);
        self.commits.observe(took.as_secs_f64());
        if !well {
            self.failures.inc();
        }
    }
}
