//! What waits, and which of it is next.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Attention, Class, Errand, Job, Place, SHARES, SLICE, Share, Standing};
use crate::core::{PlayerId, TableId};
use crate::limits::Origin;

/// How many searches of each class may have begun without having ended: each has a tree, and trees are large.
const BEGUN: [usize; 4] = [64, 16, 4, 4];
/// When so many are remembered, who was served when is forgotten.
const REMEMBERED: usize = 10_000;

/// Whose jobs wait together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Table(TableId),
    Address(Origin),
}

/// A job that waits or is being done.
pub(super) struct Waiting {
    pub(super) job: Job,
    owner: Owner,
    host: PlayerId,
    pub(super) standing: Arc<Standing>,
    errand: Errand,
    since: Instant,
    pub(super) spent: Duration,
    begun: Option<Class>,
}

/// The jobs of one table, or of one address.
struct Line {
    owner: Owner,
    host: PlayerId,
    standing: Arc<Standing>,
    jobs: VecDeque<Waiting>,
    served: u64,
}

/// A job whose turn it is.
pub(super) struct Pick {
    pub(super) taken: Waiting,
    pub(super) share: Share,
}

pub(super) struct Queue {
    lines: Vec<Line>,
    /// When each address and each player was served, by the number of the slice.
    origins: HashMap<Origin, u64>,
    hosts: HashMap<PlayerId, u64>,
    /// How many slices there were.
    slices: u64,
    begun: [usize; 4],
    waiting: usize,
    threads: usize,
    closed: bool,
}

impl Queue {
    pub(super) fn new(threads: usize) -> Self {
        Queue {
            lines: Vec::new(),
            origins: HashMap::new(),
            hosts: HashMap::new(),
            slices: 0,
            begun: [0; 4],
            waiting: 0,
            threads,
            closed: false,
        }
    }

    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many wait.
    pub(super) fn len(&self) -> usize {
        self.waiting
    }

    pub(super) fn waiting_for(&self, origin: Origin) -> usize {
        let own = |line: &&Line| line.owner == Owner::Address(origin);
        self.lines.iter().find(own).map_or(0, |line| line.jobs.len())
    }

    pub(super) fn push(&mut self, place: Place, job: Job) {
        let Place { table, host, standing, errand } = place;
        let (owner, since) = (Owner::Table(table), Instant::now());
        self.put_back(Waiting {
            job,
            owner,
            host,
            standing,
            errand,
            since,
            spent: Duration::ZERO,
            begun: None,
        });
    }

    pub(super) fn push_for(&mut self, origin: Origin, job: Job) {
        let standing = Arc::new(Standing::default());
        standing.set(Attention::Nobody, origin);
        self.put_back(Waiting {
            job,
            owner: Owner::Address(origin),
            host: PlayerId(0),
            standing,
            errand: Errand::Bot(Duration::MAX),
            since: Instant::now(),
            spent: Duration::ZERO,
            begun: None,
        });
    }

    pub(super) fn put_back(&mut self, waiting: Waiting) {
        self.waiting += 1;
        let own = |line: &Line| line.owner == waiting.owner;
        if let Some(line) = self.lines.iter_mut().find(|line| own(line)) {
            return line.jobs.push_back(waiting);
        }
        let (owner, host, standing) = (waiting.owner, waiting.host, Arc::clone(&waiting.standing));
        self.lines.push(Line { owner, host, standing, jobs: VecDeque::from([waiting]), served: self.slices });
    }

    /// Notes that a job that was taken is over.
    pub(super) fn done(&mut self, taken: &Waiting) {
        if let Some(class) = taken.begun {
            self.begun[class as usize] -= 1;
        }
    }

    /// The job whose turn it is.
    pub(super) fn pick(&mut self, now: Instant) -> Option<Pick> {
        let turn = SHARES[(self.slices % SHARES.len() as u64) as usize];
        // The one whose turn it is, and otherwise the most urgent.
        let (mut best, mut best_key) = (None, None);
        for (at, line) in self.lines.iter().enumerate() {
            let (attention, origin) = line.standing.get();
            for (place, job) in line.jobs.iter().enumerate() {
                let class = job.errand.class(attention);
                let full = self.begun[class as usize] >= BEGUN[class as usize];
                if job.begun.is_none() && full {
                    continue;
                }
                let overdue = job.errand.is_overdue(attention, now.saturating_duration_since(job.since));
                let served = |served: Option<&u64>| served.copied().unwrap_or(0);
                let key = (
                    class != turn,
                    class,
                    !overdue,
                    served(self.origins.get(&origin)),
                    served(self.hosts.get(&line.host)),
                    line.served,
                    job.since,
                    place,
                );
                if best_key.is_none_or(|best| key < best) {
                    (best, best_key) = (Some((at, place, attention, origin, overdue)), Some(key));
                }
            }
        }
        let (at, place, attention, origin, overdue) = best?;
        let many = self.waiting / self.threads;
        self.waiting -= 1;
        self.slices += 1;
        let slices = self.slices;
        if self.origins.len() + self.hosts.len() > REMEMBERED {
            self.origins.clear();
            self.hosts.clear();
        }
        let line = &mut self.lines[at];
        let mut taken = line.jobs.remove(place)?;
        line.served = slices;
        self.origins.insert(origin, slices);
        self.hosts.insert(line.host, slices);
        if line.jobs.is_empty() {
            self.lines.swap_remove(at);
        }
        if taken.begun.is_none() {
            let class = taken.errand.class(attention);
            taken.begun = Some(class);
            self.begun[class as usize] += 1;
        }
        let ends = overdue || taken.errand.is_spent(attention, taken.spent, many);
        Some(Pick { taken, share: if ends { Share::End } else { Share::Slice(SLICE) } })
    }
}
