//! The little game the checks are tried on, the same with faults, and a second opinion on it.

pub mod cruller_clash;
pub mod planted;
pub mod second_opinion;
