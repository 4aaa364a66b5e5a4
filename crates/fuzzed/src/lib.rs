//! Where bytes come from outside: one function for each door, which panics when something is not as it must be.
//!
//! `fuzz/` feeds them with what libFuzzer thinks of (`cargo xtask fuzz`); the tests of this crate feed them with the
//! corpora in `fuzz/corpus`, as they are and broken. What was ever found stands there as a file and stays found.

#![deny(missing_docs)]

mod games;
mod messages;
mod stored;

pub use games::{editions, games, notation, records};
pub use messages::protocol;
pub use stored::{journal, stored};

/// A door: its name, which is that of its corpus, and what is fed.
pub type Door = (&'static str, fn(&[u8]));

/// Every door.
pub const DOORS: [Door; 7] = [
    ("editions", editions),
    ("games", games),
    ("journal", journal),
    ("notation", notation),
    ("protocol", protocol),
    ("records", records),
    ("stored", stored),
];
