//! Where bots think and games that are over are read again: threads of low priority, so that neither delays a person's move.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::world::Job;

/// How far these threads stand behind all others, as `nice` counts it.
const NICENESS: i32 = 10;
/// How many threads read.
const READERS: usize = 2;
/// How much may wait to be read. What comes on top is refused: who waits so long has gone.
const TO_BE_READ: usize = 64;

/// The threads.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: Sender<Job>,
    waiting: Arc<AtomicUsize>,
    /// How many jobs may wait.
    most: usize,
}

impl Pool {
    /// For bots: one thread less than there are cores, at least one. Whatever is asked of them is done.
    pub(crate) fn of_bots() -> io::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self::start("bot", cores.saturating_sub(1).max(1), usize::MAX)
    }

    /// For replays.
    pub(crate) fn of_readers() -> io::Result<Self> {
        Self::start("reader", READERS, TO_BE_READ)
    }

    fn start(name: &'static str, threads: usize, most: usize) -> io::Result<Self> {
        let (jobs, queue) = channel();
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::new(AtomicUsize::new(0)));
        for i in 0..threads {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || work(name, &queue, &waiting);
            std::thread::Builder::new().name(format!("{name}-{i}")).spawn(work)?;
        }
        Ok(Pool { jobs, waiting, most })
    }

    /// Does the job when its turn comes; `false` if too many wait.
    pub(crate) fn run(&self, job: Job) -> bool {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return false;
        }
        // The threads end when the pool does, so there is always somebody to take it.
        self.jobs.send(job).is_ok()
    }
}

fn work(name: &str, queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize) {
    lower_priority();
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        waiting.fetch_sub(1, Ordering::Relaxed);
        // Who waits for it hears that nothing came of it.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a {name} panicked");
        }
    }
}

/// Lets this thread stand back behind those that serve people.
fn lower_priority() {
    // A machine that does not allow it still plays.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_that_panics_is_not_the_last_one() {
        for pool in [Pool::of_bots().unwrap(), Pool::of_readers().unwrap()] {
            let threads = std::thread::available_parallelism().unwrap().get().max(READERS);
            for _ in 0..threads {
                assert!(pool.run(Box::new(|| panic!("planted"))));
            }
            let (tell, told) = channel();
            assert!(pool.run(Box::new(move || tell.send("pick:1").unwrap())));
            assert_eq!(told.recv(), Ok("pick:1"));
        }
    }

    #[test]
    fn so_many_wait_and_no_more() {
        let readers = Pool::of_readers().unwrap();
        let (go, waits) = channel::<()>();
        let waits = Arc::new(Mutex::new(waits));
        let wait = || {
            let waits = Arc::clone(&waits);
            readers.run(Box::new(move || waits.lock().unwrap().recv().unwrap_or_default()))
        };
        let taken = (0..=READERS + TO_BE_READ).filter(|_| wait()).count();
        assert!((TO_BE_READ..=READERS + TO_BE_READ).contains(&taken), "{taken}");
        drop(go);
    }
}
