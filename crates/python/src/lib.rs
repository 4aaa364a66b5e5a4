//! The Python package `dozen`: every game of the catalogue as a fast environment that hides what a seat may not know.
//!
//! Nothing here knows a game: `lab` gives tables without types, and one call plays a whole batch of games. What comes from Python is
//! checked here and refused with an exception that says what is wrong and what to do.

#![allow(
    clippy::doc_markdown,
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    reason = "arguments come from Python, by value and one by one; the words are for Python's help"
)]

mod arrays;
mod batch;
mod errors;
mod game;
mod state;

use pyo3::pymodule;

/// The compiled part of `dozen`. Use the names in `dozen` itself.
#[pymodule(gil_used = true)]
mod _dozen {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::game::{Game, game_ids};
    #[pymodule_export]
    use crate::state::State;
}
