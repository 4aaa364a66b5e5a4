//! Everything the server promises about speed and size, measured in one go.

use serde::Serialize;
use std::fmt;

use crate::crowd::Plan;
use crate::process::Process;
use crate::{Failure, Target, idle, measure, stored};

/// Actions a second at which the answers are timed.
const RATE: u32 = 2000;
/// Tables that are stored when the start is timed.
const STORED: u64 = 10_000;

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    saturated: measure::Figures,
    at_rate: measure::Figures,
    idle: idle::Figures,
    stored: stored::Figures,
    goals: Vec<Goal>,
}

/// What was wanted, and what is.
#[derive(Debug, Serialize)]
struct Goal {
    what: &'static str,
    wanted: f64,
    measured: f64,
    reached: bool,
}

impl Goal {
    fn at_least(what: &'static str, wanted: f64, measured: f64) -> Self {
        Goal { what, wanted, measured, reached: measured >= wanted }
    }

    fn below(what: &'static str, wanted: f64, measured: f64) -> Self {
        Goal { what, wanted, measured, reached: measured < wanted }
    }
}

/// Measures all of it, each with a fresh server.
pub(crate) fn run(plan: &Plan, seconds: u64) -> Result<Figures, Failure> {
    let saturated = measure::run(&Target::Own(Process::start(&plan.program)?), plan, seconds)?;
    let paced = Plan { rate: Some(RATE), ..plan.clone() };
    let at_rate = measure::run(&Target::Own(Process::start(&plan.program)?), &paced, seconds)?;
    let idle = idle::run(plan)?;
    let stored = stored::run(plan, STORED)?;
    let goals = vec![
        Goal::at_least("durable actions a second, saturated", 20_000.0, saturated.actions_per_second),
        Goal::below("p99 of action to ack at 2000 a second, ms", 50.0, at_rate.latency.p99),
        Goal::below("memory of an idle socket, KiB", 30.0, idle.kib_per_socket),
        Goal::below("start to ready with 10000 stored tables, ms", 300.0, stored.ready_ms),
    ];
    Ok(Figures { saturated, at_rate, idle, stored, goals })
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { saturated, at_rate, idle, stored, goals } = self;
        write!(f, "{saturated}{at_rate}{idle}{stored}")?;
        writeln!(f, "\n{:44} {:>10} {:>10}", "Goal", "wanted", "measured")?;
        for Goal { what, wanted, measured, reached } in goals {
            let verdict = if *reached { "" } else { "  missed" };
            writeln!(f, "{what:44} {wanted:10.0} {measured:10.1}{verdict}")?;
        }
        Ok(())
    }
}
