//! The rule books, one folder each.
//!
//! A game depends on [`tabletop`] only and knows nothing of the other games. Each folder reads the same way:
//! `mod.rs` holds the rules in brief and the state, `legal.rs` what may be chosen, `rules.rs` what happens, `edition.rs` the
//! components, `event.rs` what happens and who sees it, `offer.rs` what a board shows of a choice, `view.rs` what a seat may
//! know, `notation.rs` the text form, `words.rs` the sentences for people, `judgement.rs` what looks good, `arrange.rs`
//! positions by hand, `RULES.md` the rules for people. The specification the code cites is in `docs/rules`.

pub mod bad_day;
pub mod dollars_to_donuts;
pub mod donut;
pub mod drive_thru;
pub mod go_nuts;
#[cfg(test)]
mod typescript;

pub use bad_day::BadDay;
pub use dollars_to_donuts::DollarsToDonuts;
pub use donut::Donut;
pub use drive_thru::DriveThru;
pub use go_nuts::GoNuts;
