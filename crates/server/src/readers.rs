//! Where games that are over are read again: a few threads of low priority, so that no replay delays a table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::bots::stand_back;
use crate::world::Job;

/// How many threads read.
const THREADS: usize = 2;
/// How much may wait to be read. What comes on top is refused: who waits so long has gone.
const WAITING: usize = 64;

/// The threads.
#[derive(Debug)]
pub(crate) struct Readers {
    jobs: SyncSender<Job>,
}

impl Readers {
    pub(crate) fn start() -> std::io::Result<Self> {
        let (jobs, waiting) = sync_channel(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for i in 0..THREADS {
            let waiting = Arc::clone(&waiting);
            std::thread::Builder::new().name(format!("reader-{i}")).spawn(move || work(&waiting))?;
        }
        Ok(Readers { jobs })
    }

    /// Does the job when its turn comes; `false` if too many wait.
    pub(crate) fn read(&self, job: Job) -> bool {
        self.jobs.try_send(job).is_ok()
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    stand_back();
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        // Who waits for it hears that nothing came of it.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a replay panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_job_that_panics_is_not_the_last_one() {
        let readers = Readers::start().unwrap();
        let (tell, told) = channel();
        for _ in 0..THREADS {
            assert!(readers.read(Box::new(|| panic!("planted"))));
        }
        assert!(readers.read(Box::new(move || tell.send(1).unwrap())));
        assert_eq!(told.recv(), Ok(1));
    }

    #[test]
    fn so_many_wait_and_no_more() {
        let readers = Readers::start().unwrap();
        let (go, waits) = channel::<()>();
        let waits = Arc::new(Mutex::new(waits));
        let taken = (0..=THREADS + WAITING)
            .filter(|_| {
                let waits = Arc::clone(&waits);
                readers.read(Box::new(move || waits.lock().unwrap().recv().unwrap_or_default()))
            })
            .count();
        assert!((WAITING..=THREADS + WAITING).contains(&taken), "{taken}");
        drop(go);
    }
}
