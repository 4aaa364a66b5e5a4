//! Who thinks next. Bots think, and games that are over are read again, on a few threads of low priority, so that neither
//! delays a person's move; and they think in slices, so that no search delays another one that matters more.
//!
//! - Tables where a person waits come before those that are only watched, and these before hints ([`Class`]). Nobody
//!   starves: every class has its share of the slices ([`SHARES`]).
//! - Within a class it goes round: by address, then by player, then by table. Whoever makes many tables gets no more than
//!   others.
//! - Time that a job waits does not count as thinking. But where a person waits, a job that has been waited for too long
//!   ends with what it has ([`Errand::is_overdue`]), and so does one at an unattended table when many wait.

mod queue;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::core::{PlayerId, TableId};
use crate::limits::Origin;
use queue::{Pick, Queue};

/// How long a job works before others get their turn.
const SLICE: Duration = Duration::from_millis(20);
/// How much may wait to be read. What comes on top is refused: who waits so long has gone.
const TO_BE_READ: usize = 64;
/// How much of that may be for one address.
const TO_BE_READ_FOR_ONE: usize = 8;

/// How much a job may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Work for about so long.
    Slice(Duration),
    /// Come to an end with what there is.
    End,
}

/// Something to think about, or to read and work out, bit by bit: `true` once nothing is left to do.
pub type Job = Box<dyn FnMut(Share) -> bool + Send>;

/// Whether anybody waits for what a table thinks about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Attention {
    /// Somebody who sits there is connected.
    Person,
    /// Somebody looks.
    Watched,
    /// Nobody is there.
    #[default]
    Nobody,
}

/// How a table stands with the scheduler; it changes while its jobs wait.
#[derive(Debug, Default)]
pub struct Standing(Mutex<(Attention, Origin)>);

impl Standing {
    /// Who waits there, and from which address.
    pub fn set(&self, attention: Attention, origin: Origin) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (attention, origin);
    }

    /// See [`Standing::set`].
    pub fn get(&self) -> (Attention, Origin) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whose job it is.
#[derive(Clone, Debug)]
pub struct Place {
    /// The table.
    pub table: TableId,
    /// Who made it.
    pub host: PlayerId,
    /// Who waits there.
    pub standing: Arc<Standing>,
    /// What the job is for.
    pub errand: Errand,
}

/// What a job is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A bot's decision, which takes no longer than this.
    Bot(Duration),
    /// A hint for somebody who sits at the table.
    Hint,
}

/// What comes first, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    /// A person waits for a bot that answers soon.
    Prompt,
    /// A person waits for a bot that thinks for long.
    Patient,
    /// People look on.
    Watched,
    /// Hints, and what nobody waits for.
    Rest,
}

/// Whose turn it is, over and over. If nobody of that class waits, the most urgent job is done.
const SHARES: [Class; 8] = [
    Class::Prompt,
    Class::Patient,
    Class::Prompt,
    Class::Watched,
    Class::Prompt,
    Class::Patient,
    Class::Prompt,
    Class::Rest,
];

/// What takes longer is left to those who wait patiently.
const PROMPT: Duration = Duration::from_millis(300);
/// How much longer than it thinks somebody waits for a job.
const LATE: Duration = Duration::from_millis(500);
/// How long somebody waits for a hint.
const HINT_WITHIN: Duration = Duration::from_secs(2);

impl Errand {
    fn class(self, attention: Attention) -> Class {
        match (self, attention) {
            (Errand::Bot(patience), Attention::Person) if patience <= PROMPT => Class::Prompt,
            (Errand::Bot(_), Attention::Person) => Class::Patient,
            (Errand::Bot(_), Attention::Watched) => Class::Watched,
            _ => Class::Rest,
        }
    }

    /// Whether a person has waited for it for too long.
    fn is_overdue(self, attention: Attention, waited: Duration) -> bool {
        match (self, attention) {
            (Errand::Bot(patience), Attention::Person) => waited >= patience + LATE,
            (Errand::Bot(_), _) => false,
            (Errand::Hint, _) => waited >= HINT_WITHIN,
        }
    }

    /// Whether it has thought enough for a job at an unattended table while so many wait for each thread.
    fn is_spent(self, attention: Attention, spent: Duration, waiting: usize) -> bool {
        /// With so many nobody has to think less.
        const FEW: u32 = 8;
        match (self, attention) {
            (Errand::Bot(patience), Attention::Watched | Attention::Nobody) => {
                let part = patience.saturating_mul(FEW) / u32::try_from(waiting).unwrap_or(u32::MAX).max(FEW);
                spent >= part.max(SLICE)
            }
            _ => false,
        }
    }
}

/// Somebody who gets jobs done.
pub trait Think: Send + Sync {
    /// Does the job, sooner or later, without holding up who asks.
    fn think(&self, place: Place, job: Job);
}

impl<F: Fn(Place, Job) + Send + Sync> Think for F {
    fn think(&self, place: Place, job: Job) {
        self(place, job);
    }
}

struct Shared {
    queue: Mutex<Queue>,
    arrived: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The threads and what waits for them.
pub(crate) struct Scheduler(Arc<Shared>);

impl Scheduler {
    /// For bots: one thread less than there are cores, at least one. Whatever is asked of them is done.
    pub(crate) fn of_bots() -> io::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self::start("bot", cores.saturating_sub(1).max(1))
    }

    /// For replays.
    pub(crate) fn of_readers() -> io::Result<Self> {
        Self::start("reader", 1)
    }

    fn start(name: &'static str, threads: usize) -> io::Result<Self> {
        let shared = Arc::new(Shared { queue: Mutex::new(Queue::new(threads)), arrived: Condvar::default() });
        for i in 0..threads {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name(format!("{name}-{i}")).spawn(move || work(name, &shared))?;
        }
        Ok(Scheduler(shared))
    }

    /// Does the job of a table when its turn comes.
    pub(crate) fn run(&self, place: Place, job: Job) {
        self.0.queue().push(place, job);
        self.0.arrived.notify_one();
    }

    /// Does the job of an address when its turn comes; `false` if too many wait.
    pub(crate) fn read(&self, origin: Origin, job: Job) -> bool {
        let mut queue = self.0.queue();
        if queue.len() >= TO_BE_READ || queue.waiting_for(origin) >= TO_BE_READ_FOR_ONE {
            return false;
        }
        queue.push_for(origin, job);
        self.0.arrived.notify_one();
        true
    }
}

impl Drop for Scheduler {
    /// The threads end with what they do.
    fn drop(&mut self) {
        self.0.queue().close();
        self.0.arrived.notify_all();
    }
}

fn work(name: &str, shared: &Shared) {
    lower_priority();
    let mut queue = shared.queue();
    loop {
        if queue.is_closed() {
            return;
        }
        let Some(Pick { mut taken, share }) = queue.pick(Instant::now()) else {
            queue = shared.arrived.wait(queue).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(queue);
        let began = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| (taken.job)(share)));
        taken.spent += began.elapsed();
        if done.is_err() {
            // Who waits for it hears that nothing came of it.
            tracing::error!("a {name} panicked");
        }
        queue = shared.queue();
        if let Ok(false) = done {
            queue.put_back(taken);
        } else {
            queue.done(&taken);
            // What others wait for may be in there: not while the queue is locked.
            drop(queue);
            drop(taken);
            queue = shared.queue();
        }
    }
}

/// Lets this thread stand back behind those that serve people.
#[cfg(target_os = "linux")]
fn lower_priority() {
    /// How far it stands back, as `nice` counts it.
    const NICENESS: i32 = 10;
    // A machine that does not allow it still plays.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS);
}

/// The same where a thread has no priority of its own that is easily set: slices are short enough.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

#[cfg(test)]
mod tests;
