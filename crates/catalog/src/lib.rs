//! The one list of games, and tables without types.
//!
//! Inside, rules and bots are generic over the game. Outside, the terminal, the server and Python speak text
//! and JSON. This crate is the seam: [`GAMES`] lists what there is, [`AnyGame`] is one entry of that list and
//! [`Table`] is a game in progress of any kind. A whole search is one call through it, so nothing is paid for the missing
//! type where speed matters. [`visit`] gives the type back to whoever wants to do more with a game.
//!
//! **This is the only crate that names games.** A new game is one line of `catalogue!` below; the line also puts
//! the game under every contract test.
//!
//! Nothing here panics on what comes from outside: a wrong name, token, edition or record is an answer.

#![deny(missing_docs)]

mod checked;
mod error;
mod game;
mod happened;
pub mod lesson;
mod proof;
mod rules;
mod seen;
mod table;
mod thought;
mod typed;
mod undo;
mod visit;

pub use bots::{Bot, Budget, Effort, Player, PlayerError, Verdict, bot_name};
pub use checked::{Answer, CheckedStep};
pub use error::{CatalogError, TableError};
pub use game::{AnyGame, EditionCard, EditionChoice, Setup};
pub use lesson::{Course, Lesson, lesson_of, lessons};
pub use proof::{Draw, Unproved, deal_again, draws};
pub use rules::{RulesBlock, RulesExample, RulesPage, RulesSection, SheetLine};
pub use seen::{SeenEvents, SeenStep};
pub use table::{Choice, Hint, HintQuestion, Phrased, Question, Resumable, Standing, Table, Thinking};
pub use undo::Undo;
pub use visit::{Listed, Visitor};

use std::sync::LazyLock;

use game::Entry;
use tabletop::{Game, Messages};

/// What tables of every game say.
static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("../words/en.ftl"), include_str!("../words/de.ftl")]));

/// Makes the registry and the contract tests from `module: Type` lines.
macro_rules! catalogue {
    ($($module:ident: $game:ty),+ $(,)?) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Entry::<$game>::NEW),+];

        /// Calls `visitor` with the type of the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Answer, CatalogError> {
            match find(id)?.meta().id {
                $(id if id == <$game>::META.id => Ok(visitor.visit::<$game>()),)+
                _ => unreachable!("what is found is in the list"),
            }
        }

        #[cfg(test)]
        mod contract {
            $(testkit::contract_tests!($module, $game);)+
        }

        #[cfg(test)]
        mod no_undo_passes_what_was_shown {
            $(
                #[test]
                fn $module() {
                    crate::undo::tests::no_undo_passes_what_was_shown::<$game>();
                }
            )+
        }
    };
}

catalogue! {
    dollars_to_donuts: games::DollarsToDonuts,
    go_nuts: games::GoNuts,
    drive_thru: games::DriveThru,
    donut: games::Donut,
    bad_day: games::BadDay,
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, CatalogError> {
    let found = GAMES.iter().copied().find(|game| game.meta().id == id);
    found.ok_or_else(|| {
        let known = GAMES.iter().map(|game| game.meta().id).collect();
        CatalogError::UnknownGame { name: id.to_string(), known }
    })
}

/// The candidate a person most likely meant by `word`; `None` if nothing is close.
pub fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    const CLOSE_ENOUGH: f64 = 0.8;
    let word = word.to_lowercase();
    let likeness = |candidate: &str| strsim::jaro_winkler(&word, candidate);
    let best = candidates.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(best) >= CLOSE_ENOUGH).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_found_and_unique() {
        for game in GAMES {
            assert!(std::ptr::addr_eq(find(game.meta().id).unwrap(), *game), "{}", game.meta().id);
        }
    }

    #[test]
    fn an_unknown_game_is_answered_with_the_likely_one() {
        let said = find("gonuts").map(|game| game.meta().id).unwrap_err().to_string();
        assert!(
            said.starts_with("there is no game 'gonuts'; did you mean go-nuts? The games are: "),
            "{said}"
        );
        let said = find("chess").map(|game| game.meta().id).unwrap_err().to_string();
        assert!(said.starts_with("there is no game 'chess'; the games are: "), "{said}");
    }

    #[test]
    fn nearest_needs_likeness() {
        assert_eq!(nearest("HNT", &["help", "hint", "undo"]), Some("hint"));
        assert_eq!(nearest("zzz", &["help", "hint", "undo"]), None);
        assert_eq!(nearest("hint", &[]), None);
    }
}
