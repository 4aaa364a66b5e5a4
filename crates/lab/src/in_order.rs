//! Work on all cores, taken back in order.
//!
//! The calling thread hands numbered tasks to a pool and takes the results in the order of their numbers. No more than a
//! fixed number of tasks is under way at a time, so memory is bounded however many there are and however long one of
//! them takes.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use rayon::{ThreadPool, ThreadPoolBuilder};

/// How many tasks may be under way for each thread.
const WINDOW_PER_THREAD: usize = 4;

/// A pool of so many threads, no more than there are tasks; `None` (or 0) is one for each core.
pub(crate) fn pool(threads: Option<usize>, tasks: u64) -> io::Result<ThreadPool> {
    let threads = threads.map_or(0, |threads| threads.min(tasks.try_into().unwrap_or(usize::MAX)));
    ThreadPoolBuilder::new().num_threads(threads).build().map_err(io::Error::other)
}

/// Does the tasks numbered 0 to `n_tasks`, and hands each result to `take` in the order of the numbers, until `take`
/// breaks off or fails. Tasks that have not begun by then are left.
pub(crate) fn in_order<T: Send>(
    pool: &ThreadPool,
    n_tasks: u64,
    task: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> io::Result<ControlFlow<()>>,
) -> io::Result<()> {
    let task = &task;
    let enough = &AtomicBool::new(false);
    pool.in_place_scope(|scope| {
        let (sender, finished) = mpsc::channel();
        let send_off = |index: u64| {
            let sender = sender.clone();
            scope.spawn(move |_| {
                if enough.load(Ordering::Relaxed) {
                    return;
                }
                let done = catch_unwind(AssertUnwindSafe(|| task(index)));
                // Nobody listens any more after the last result was taken; then nobody misses this one.
                let _ = sender.send((index, done));
            });
        };
        let mut to_send = 0..n_tasks;
        to_send.by_ref().take(pool.current_num_threads() * WINDOW_PER_THREAD).for_each(send_off);
        let mut early = BTreeMap::new();
        let mut take_all = || {
            for index in 0..n_tasks {
                let result: T = loop {
                    if let Some(result) = early.remove(&index) {
                        break result;
                    }
                    let (index, done) = finished.recv().expect("this thread holds a sender itself");
                    early.insert(index, done.unwrap_or_else(|panic| resume_unwind(panic)));
                };
                to_send.next().into_iter().for_each(send_off);
                if take(result)?.is_break() {
                    break;
                }
            }
            Ok(())
        };
        let taken = take_all();
        enough.store(true, Ordering::Relaxed);
        taken
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_numbers() {
        let pool = pool(Some(2), 100).unwrap();
        let mut taken = Vec::new();
        // Early tasks take longest, so the later ones are finished before them.
        let slow_first = |index: u64| (0..(100 - index) * 10_000).fold(index, |x, _| std::hint::black_box(x));
        in_order(&pool, 100, slow_first, |index| {
            taken.push(index);
            Ok(ControlFlow::Continue(()))
        })
        .unwrap();
        assert_eq!(taken, (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn breaking_off_leaves_the_rest() {
        let pool = pool(Some(2), 10_000).unwrap();
        let (begun, mut taken) = (AtomicU64::new(0), 0);
        in_order(
            &pool,
            10_000,
            |index| {
                begun.fetch_add(1, Ordering::Relaxed);
                index
            },
            |index| {
                taken += 1;
                Ok(if index == 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
        )
        .unwrap();
        assert_eq!(taken, 21);
        let begun = begun.into_inner();
        assert!(begun <= 21 + 1 + 2 * WINDOW_PER_THREAD as u64, "{begun} tasks were begun");
    }

    #[test]
    fn an_error_ends_the_work() {
        let pool = pool(Some(1), 10).unwrap();
        let failed = in_order(&pool, 10, |index| index, |_| Err(io::Error::other("the disk is full")));
        assert_eq!(failed.unwrap_err().to_string(), "the disk is full");
    }
}
