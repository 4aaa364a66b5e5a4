//! The contract every game passes.
//!
//! A game gets all of it by standing in the list of the catalogue: the tests made from that list call
//! [`contract_tests!`] once for each game, and that expands to one test for each of
//!
//! * [`check_contract`]: what [`tabletop::Game`], [`tabletop::Judgement`], [`tabletop::Notation`], [`tabletop::Words`],
//!   [`tabletop::Offers`] and [`tabletop::Arrange`] promise, on random games at every table size, in every edition and with every option;
//! * [`check_manual`]: the rules for people can be written for every table and have no number of their own;
//! * [`check_secrecy`]: nobody is shown, and no sampler is told, what a viewer may not know;
//! * [`check_numbers`]: action ids and observations are what the seat may do and know, as [`tabletop::Numbers`] promises;
//! * [`check_playthroughs`]: the games written out in `*.playthrough` files come out the same;
//! * [`check_scenarios`]: the worked examples in `*.scenario` files hold;
//! * [`check_bytes_are_games`]: arbitrary bytes are sound games, broken records are refused.
//!
//! A game that is not in the list can be tested on its own in the same way. [`check_second_opinion`] needs a second engine,
//! so a game calls it itself.
//!
//! The checks speak of games in general and never name one. Each has a twin that returns what it finds
//! ([`find_breach`], [`find_leak`] and so on), so that the checks themselves can be tested with faults planted in a game.

#![deny(missing_docs)]

mod contract;
mod fault;
mod generated;
mod manual;
mod numbers;
mod playthrough;
mod probe;
mod property;
mod scenario;
mod second_opinion;
mod secrecy;
mod setup;
mod statistics;
mod walk;

use serde::de::DeserializeOwned;
use tabletop::{Arrange, Judgement, Numbers, Warnings, Words};

pub use contract::{check_contract, find_breach};
pub use fault::Fault;
pub use generated::check_generated;
pub use manual::{check_manual, find_fault_in_rules};
pub use numbers::{check_numbers, find_wrong_number};
pub use playthrough::{check_playthroughs, compare_playthroughs, playthrough, write_playthrough};
pub use probe::{Probe, probe};
pub use property::{check_bytes_are_games, find_bad_bytes, try_broken};
pub use scenario::{check_scenarios, run_scenario_text, run_scenarios};
pub use second_opinion::{SecondOpinion, check_second_opinion, find_disagreement};
pub use secrecy::{check_secrecy, find_leak};
pub use setup::position;

/// All that the checks ask of a game: the traits every game has, positions set up by hand, and states and views that can be
/// read back from JSON.
pub trait Tested:
    Warnings + Words + Judgement + Numbers + Arrange<View: DeserializeOwned> + DeserializeOwned
{
}

impl<G> Tested for G where
    G: Warnings + Words + Judgement + Numbers + Arrange<View: DeserializeOwned> + DeserializeOwned
{
}

/// A module with one test for each check of a game: `contract_tests!(go_nuts, games::go_nuts::GoNuts);`.
///
/// Playthroughs and scenarios are looked for in the folder named after the game's id below `../games/testdata` of the
/// calling crate, or below the folder given as a third argument.
#[macro_export]
macro_rules! contract_tests {
    ($name:ident, $game:ty) => {
        $crate::contract_tests!($name, $game, concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata"));
    };
    ($name:ident, $game:ty, $testdata:expr) => {
        mod $name {
            // The caller may name the game by a path or by what it imported.
            #[allow(unused_imports)]
            use super::*;

            fn testdata() -> ::std::path::PathBuf {
                ::std::path::Path::new($testdata).join($crate::id_of::<$game>())
            }

            #[test]
            fn contract() {
                $crate::check_contract::<$game>();
            }

            #[test]
            fn manual() {
                $crate::check_manual::<$game>();
            }

            #[test]
            fn secrecy() {
                $crate::check_secrecy::<$game>();
            }

            #[test]
            fn numbers() {
                $crate::check_numbers::<$game>();
            }

            #[test]
            fn playthroughs() {
                $crate::check_playthroughs::<$game>(&testdata());
            }

            #[test]
            fn scenarios() {
                $crate::check_scenarios::<$game>(&testdata());
            }

            #[test]
            fn bytes_are_games() {
                $crate::check_bytes_are_games::<$game>();
            }
        }
    };
}

/// The id of a game, for [`contract_tests!`]: its caller need not know `tabletop`.
#[doc(hidden)]
pub fn id_of<G: tabletop::Game>() -> &'static str {
    G::META.id
}
