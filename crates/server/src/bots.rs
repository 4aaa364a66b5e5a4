//! Where bots think: a few threads of low priority, so that no number of thinking bots delays a person's move.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::world::Job;

/// How much the threads of bots stand back behind all others, as `nice` counts it.
const NICENESS: i32 = 10;

/// The threads.
#[derive(Debug)]
pub(crate) struct BotPool {
    jobs: Sender<Job>,
}

impl BotPool {
    /// Starts one thread less than there are cores, at least one.
    pub(crate) fn start() -> std::io::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (jobs, waiting) = channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for i in 0..cores.saturating_sub(1).max(1) {
            let waiting = Arc::clone(&waiting);
            std::thread::Builder::new().name(format!("bot-{i}")).spawn(move || work(&waiting))?;
        }
        Ok(BotPool { jobs })
    }

    /// Does the job when its turn comes.
    pub(crate) fn think(&self, job: Job) {
        // The threads end when the pool does, so there is always somebody to take it.
        let _ = self.jobs.send(job);
    }
}

/// Lets this thread stand back behind those that serve people.
pub(crate) fn stand_back() {
    // A machine that does not allow it still plays.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    stand_back();
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_bots_that_panic_the_next_one_thinks() {
        let pool = BotPool::start().unwrap();
        let threads = std::thread::available_parallelism().unwrap().get();
        for _ in 0..threads {
            pool.think(Box::new(|| panic!("planted")));
        }
        let (tell, told) = channel();
        pool.think(Box::new(move || tell.send("pick:1").unwrap()));
        assert_eq!(told.recv(), Ok("pick:1"));
    }
}
