//! What is known to be wrong with an edition that was played for long is found.

use catalog::{EditionChoice, GAMES, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;
use tabletop::Language;

use super::*;

/// The components that stand out when `greedy` plays an edition, strongest first.
struct StandingOut<'a> {
    setup: &'a Setup,
    games: u64,
}

impl Visitor for StandingOut<'_> {
    type Answer = Vec<(String, Flag)>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let book: Book<G> = self.setup.book().unwrap();
        let (pool, bots) = (pool(Some(2), u64::MAX).unwrap(), vec![Bot::Greedy.into(); book.seats.get()]);
        let tallies = tallies::watched(book, &bots, (self.games, 7), &pool, &ProgressBar::hidden()).unwrap();
        let mut all = ComponentFigures::all(book, &tallies.pieces.0, self.games);
        let worth = |one: &ComponentFigures| one.win_difference.unwrap_or(0.0);
        all.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        all.into_iter().filter_map(|one| Some((one.name.to_string(), one.flag?))).collect()
    }
}

#[test]
fn the_strongest_special_of_the_old_bad_day_is_accused() {
    let setup = Setup {
        edition: EditionChoice::BuiltIn("reconstruction-1".to_string()),
        seats: SeatCount::new(3),
        ..Setup::default()
    };
    let found = visit("bad-day", StandingOut { setup: &setup, games: 1000 }).unwrap();
    assert_eq!(found[0], ("Extra Crunch".to_string(), Flag::Dominant), "{found:?}");
}

/// Every component of an edition with one copy less: the table, or why not.
struct Without<'a>(&'a Setup);

impl Visitor for Without<'_> {
    type Answer = Vec<(String, Result<(), String>)>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let book: Book<G> = self.0.book().unwrap();
        let without = |id: String| {
            let less = removed::without_copy(book, &id).map(drop);
            (id, less)
        };
        G::components(book).into_iter().map(|component| without(component.id)).collect()
    }
}

/// What a file says of its rows as a whole changes with them.
#[test]
fn a_copy_can_be_taken_out_of_every_edition_with_rows_for_its_components() {
    for game in GAMES {
        for edition in game.editions(Language::English) {
            let setup = Setup { edition: EditionChoice::BuiltIn(edition.id.clone()), ..Setup::default() };
            let tried = visit(game.meta().id, Without(&setup)).unwrap();
            let refused: Vec<_> =
                tried.iter().filter_map(|(id, less)| Some((id, less.as_ref().err()?))).collect();
            // Donut! makes its cards of ranks and flavours; elsewhere there is a card or two that the rules need.
            let most = if game.meta().id == "donut" { tried.len() } else { 2 };
            assert!(refused.len() <= most, "{} {}: {refused:?}", game.meta().id, edition.id);
            assert!(refused.iter().all(|(_, why)| !why.contains("add up to")), "{refused:?}");
        }
    }
}
