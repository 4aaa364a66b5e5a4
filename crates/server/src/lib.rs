//! Tables that people and bots share: nothing lost, nothing leaked.
//!
//! From the inside out: [`core`] is a table without I/O; [`store`] keeps logs; [`table`] is the task that joins the
//! two and talks to listeners; [`registry`] holds the tables that are awake;
//! [`replay`] looks at games that are over; [`http`] is the outside, and [`admin`] the operator's door.

#![deny(missing_docs)]

pub mod admin;
mod budget;
pub mod core;
mod folder;
pub mod http;
mod kept;
mod limits;
mod listing;
mod metrics;
pub mod registry;
pub mod replay;
mod scheduler;
mod serve;
pub mod store;
pub mod table;
mod world;

use std::sync::LazyLock;

use tabletop::Messages;

pub use budget::Account;
pub use limits::{Limits, Origin};
pub use scheduler::{Attention, Errand, Job, Place, Share, Standing, Think};
pub use serve::{Config, DATABASE, ServeError, Server, open_many_files};
pub use world::{Random, Read, Time, World};

/// What the server says, in every language.
static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("../words/en.ftl"), include_str!("../words/de.ftl")]));
