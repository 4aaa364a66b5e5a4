//! All that is random in a simulation.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tabletop::{FastRng, Rng, below, fast_rng};

/// Dice that everything in a simulation shares, so that one seed fixes all of it.
#[derive(Clone, Debug)]
pub(crate) struct Dice(Arc<Mutex<FastRng>>);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice(Arc::new(Mutex::new(fast_rng(seed, 0))))
    }

    /// A number below `n`.
    pub(crate) fn below(&self, n: u32) -> u32 {
        below(&mut *self.0.lock().unwrap(), n)
    }

    pub(crate) fn percent(&self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// A while of up to so many milliseconds.
    pub(crate) fn millis(&self, most: u32) -> Duration {
        Duration::from_millis(self.below(most + 1).into())
    }

    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        self.0.lock().unwrap().fill_bytes(bytes);
    }
}
