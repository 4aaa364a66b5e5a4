//! How much memory a connected client costs that does nothing.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::Failure;
use crate::crowd::{Crowd, Plan, on_this_thread};
use crate::process::{Process, memory};

/// How long the server may settle before its memory is read.
const SETTLE: Duration = Duration::from_secs(2);

/// What came of it. All in KiB.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) sockets: u64,
    pub(crate) tables: u64,
    pub(crate) before_kib: f64,
    pub(crate) after_kib: f64,
    /// With everything that belongs to it: its connection, its share of a table in memory.
    pub(crate) kib_per_socket: f64,
}

/// So many sockets, two at each table.
pub(crate) fn run(plan: &Plan) -> Result<Figures, Failure> {
    let process = Process::start(&plan.program)?;
    let unknown = || Failure::new("the memory of a process cannot be read here");
    let kib = || memory(process.id()).map(|bytes| bytes as f64 / 1024.0).ok_or_else(unknown);
    on_this_thread(async || {
        let warm = Plan { pairs: 1, ..plan.clone() };
        drop(Crowd::gather(process.address, &warm).await?);
        tokio::time::sleep(SETTLE).await;
        let before_kib = kib()?;
        let crowd = Crowd::gather(process.address, plan).await?;
        tokio::time::sleep(SETTLE).await;
        let after_kib = kib()?;
        drop(crowd);
        let sockets = 2 * plan.pairs;
        let kib_per_socket = (after_kib - before_kib) / sockets as f64;
        Ok(Figures { sockets, tables: plan.pairs, before_kib, after_kib, kib_per_socket })
    })
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { sockets, tables, before_kib, after_kib, kib_per_socket } = self;
        writeln!(f, "Idle: {sockets} sockets at {tables} tables")?;
        writeln!(f, "  server memory     {before_kib:.0} KiB before, {after_kib:.0} KiB with them")?;
        writeln!(f, "  for each socket   {kib_per_socket:.1} KiB, with its share of the table")
    }
}
