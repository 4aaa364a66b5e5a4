//! How the writer fares: how much it commits together, and how long that takes.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::metrics::times;

/// What the writer measures. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Meter {
    batches: Histogram,
    commits: Histogram,
    failures: Counter,
}

impl Default for Meter {
    fn default() -> Self {
        let batches = Histogram::new(exponential_buckets(1.0, 2.0, 11));
        Meter { batches, commits: times(), failures: Counter::default() }
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
    }

    pub(super) fn committed(&self, jobs: usize, took: Duration, well: bool) {
        self.batches.observe(jobs as f64);
        self.commits.observe(took.as_secs_f64());
        if !well {
            self.failures.inc();
        }
    }
}
