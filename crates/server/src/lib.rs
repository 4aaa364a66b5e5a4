//! Tables that people and bots share: nothing lost, nothing leaked.

#![deny(missing_docs)]

pub mod core;
pub mod store;
