//! A table without I/O, clock or threads.
//!
//! **A table is a log.** Every lasting fact of it is an [`Entry`], and its [`State`] is a fold over them:
//! [`State::apply`] is the only thing that changes a state. [`State::decide`] turns a request into the entries that
//! follow from it, or says why not. Time comes in as an argument, secrets come in with the first entry. So a restart, a
//! test and a simulation run the same code, and the same log gives the same table everywhere.
//!
//! Entry `n` of the log is event `n` for every client, as far as the client's viewer may know it.

mod checks;
mod clock;
mod command;
mod consent;
mod deal;
#[cfg(test)]
mod deal_tests;
mod decide;
mod entry;
mod hosting;
#[cfg(test)]
mod hosting_tests;
mod ids;
#[cfg(test)]
mod lesson_tests;
mod names;
mod seating;
mod shown;
mod state;
pub mod stored;
#[cfg(test)]
mod tests;

pub use checks::checked;
pub use command::{Command, Decision, Refusal};
pub use entry::{Continued, Entry, Fact, Millis};
pub use ids::{PlayerId, Secret, SecretHash, TableId};
pub(crate) use names::checked_name;
pub use shown::rules_page;
pub(crate) use shown::silence;
pub use state::{Damaged, State};
pub(crate) use state::{edition_info, setup};
