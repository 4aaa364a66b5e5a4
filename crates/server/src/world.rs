//! What a server gets from outside: the time, random numbers, and somewhere for bots to think and games to be replayed.
//!
//! Everything that could differ between two runs comes through here, so that a simulation can bring its own.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime};

use tabletop::{Rng as _, fast_rng};

use crate::core::Millis;
use crate::limits::Origin;
use crate::scheduler::{Job, Place, Scheduler, Think};

/// Tells the time: milliseconds since 1970.
pub type Time = Arc<dyn Fn() -> Millis + Send + Sync>;
/// Fills with random bytes.
pub type Random = Arc<dyn Fn(&mut [u8]) + Send + Sync>;
/// Does a job for an address, sooner or later, without holding up any table; `false` if too many wait already.
pub type Read = Arc<dyn Fn(Origin, Job) -> bool + Send + Sync>;

/// Where time, random numbers and thinking come from.
#[derive(Clone)]
pub struct World {
    /// The time.
    pub time: Time,
    /// What secrets are made of.
    pub random: Random,
    /// Where bots think.
    pub think: Arc<dyn Think>,
    /// Where games that are over are replayed.
    pub read: Read,
}

impl World {
    /// The time and the random numbers of the operating system, and threads for bots and readers.
    pub fn real() -> std::io::Result<Self> {
        let (bots, readers) = (Scheduler::of_bots()?, Scheduler::of_readers()?);
        // The system is asked for the time once. From then on it is counted, so that a clock that is set differently while
        // people play harms nobody.
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let (since, began) = (since.map_or(0, |d| d.as_millis() as Millis), Instant::now());
        let time = move || since + began.elapsed().as_millis() as Millis;
        // Without random numbers no secret is safe, so nothing can go on.
        let random =
            |bytes: &mut [u8]| getrandom::fill(bytes).expect("the operating system gives random numbers");
        let think = move |place: Place, job: Job| bots.run(place, job);
        let read = move |origin: Origin, job: Job| readers.read(origin, job);
        Ok(World {
            time: Arc::new(time),
            random: Arc::new(random),
            think: Arc::new(think),
            read: Arc::new(read),
        })
    }
}

impl World {
    /// The same random numbers in every run, so that a test gets the same deals. Whoever knows the seed knows every
    /// secret.
    #[must_use]
    pub fn seeded(self, seed: u64) -> Self {
        let rng = Mutex::new(fast_rng(seed, 0));
        let random =
            move |bytes: &mut [u8]| rng.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(bytes);
        World { random: Arc::new(random), ..self }
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_secrets() {
        let bytes = |world: World| {
            let mut bytes = [0; 64];
            (world.random)(&mut bytes);
            bytes
        };
        let seeded = |seed| bytes(World::real().unwrap().seeded(seed));
        assert_eq!(seeded(7), seeded(7));
        assert_ne!(seeded(7), seeded(8));
        assert_ne!(bytes(World::real().unwrap()), bytes(World::real().unwrap()));
    }
}
