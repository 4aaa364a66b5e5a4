//! Data of an earlier program: databases, logs, records and edition files must be read as they were meant, whatever has
//! changed since. `data/README.md` says what is there. The data is never made again.

mod data;
mod games;
mod logs;
mod records;
mod served;
#[path = "../live/support.rs"]
#[allow(dead_code, reason = "the tests of the live server use the rest of it")]
mod support;
