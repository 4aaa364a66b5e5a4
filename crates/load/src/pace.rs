//! When actions are sent: as soon as possible, or at a fixed rate whatever the server does.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Says when to act.
#[derive(Debug)]
pub(crate) enum Pace {
    /// At once.
    Saturated,
    /// So many a second.
    Rate(u32, RefCell<Queue>),
}

/// Those who could act and those who should have.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    ready: VecDeque<oneshot::Sender<Instant>>,
    /// Times at which somebody should have acted when nobody could. Whoever can act next is late from the start, and
    /// that counts: a slow server must not slow down what it is measured with.
    missed: VecDeque<Instant>,
}

impl Queue {
    fn take(&mut self, asker: oneshot::Sender<Instant>) {
        match self.missed.pop_front() {
            // Who asked is still there: it waits for the answer of this very call.
            Some(time) => drop(asker.send(time)),
            None => self.ready.push_back(asker),
        }
    }

    fn give(&mut self, time: Instant) {
        while let Some(asker) = self.ready.pop_front() {
            if asker.send(time).is_ok() {
                return;
            }
        }
        self.missed.push_back(time);
    }
}

impl Pace {
    pub(crate) fn of(rate: Option<u32>) -> Self {
        rate.map_or(Pace::Saturated, |rate| Pace::Rate(rate, RefCell::default()))
    }

    /// The time at which the asker should act, once that has come.
    pub(crate) fn ask(&self) -> oneshot::Receiver<Instant> {
        let (asker, answer) = oneshot::channel();
        match self {
            Pace::Saturated => drop(asker.send(Instant::now())),
            Pace::Rate(_, queue) => queue.borrow_mut().take(asker),
        }
        answer
    }

    /// Gives out times from now on, for ever.
    pub(crate) async fn run(&self) {
        let Pace::Rate(rate, queue) = self else { return std::future::pending().await };
        let begin = Instant::now();
        let time = |number: u64| begin + Duration::from_secs_f64(number as f64 / f64::from(*rate));
        let mut next = 0;
        loop {
            while time(next) <= Instant::now() {
                queue.borrow_mut().give(time(next));
                next += 1;
            }
            tokio::time::sleep_until(time(next).into()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_could_not_act_in_time_is_late_from_the_start() {
        let mut queue = Queue::default();
        let (early, late) = (Instant::now(), Instant::now() + Duration::from_secs(1));
        let (asker, mut answer) = oneshot::channel();
        queue.take(asker);
        queue.give(early);
        assert_eq!(answer.try_recv(), Ok(early));
        queue.give(early);
        queue.give(late);
        let (asker, mut answer) = oneshot::channel();
        queue.take(asker);
        assert_eq!(answer.try_recv(), Ok(early), "the oldest first");
    }
}
