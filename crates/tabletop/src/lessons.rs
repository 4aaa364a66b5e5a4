//! What a game has for those who learn it.

use crate::Words;

/// The guided games and the positions to practise from, each a file that `catalog` reads: see CONTRIBUTING.
pub trait Lessons: Words {
    /// The text of every file, in the order people meet them.
    const LESSONS: &'static [&'static str];
}
