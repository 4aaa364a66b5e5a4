//! Where bots think: a few threads of low priority, so that no number of thinking bots delays a person's move.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use catalog::Question;

/// How much the threads of bots stand back behind all others, as `nice` counts it.
const NICENESS: i32 = 10;

/// Something to think about, and who wants to know.
struct Job {
    question: Question,
    answer: Box<dyn FnOnce(Option<String>) + Send>,
}

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

    /// Thinks about the question when its turn comes, and hands over the answer; `None` if the bot failed.
    pub(crate) fn think(&self, question: Question, answer: impl FnOnce(Option<String>) + Send + 'static) {
        let job = Job { question, answer: Box::new(answer) };
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
        let Ok(Job { question, answer }) = next else { return };
        let thought = catch_unwind(AssertUnwindSafe(question));
        if thought.is_err() {
            tracing::error!("a bot panicked");
        }
        answer(thought.ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_panics_is_answered_for_and_the_next_one_thinks() {
        let pool = BotPool::start().unwrap();
        let (tell, told) = channel();
        let second = tell.clone();
        pool.think(Box::new(|| panic!("planted")), move |answer| tell.send(answer).unwrap());
        pool.think(Box::new(|| "pick:1".to_string()), move |answer| second.send(answer).unwrap());
        let mut answers = [told.recv().unwrap(), told.recv().unwrap()];
        answers.sort();
        assert_eq!(answers, [None, Some("pick:1".to_string())]);
    }
}
