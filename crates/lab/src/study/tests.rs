//! What is known to be wrong with an edition that was played for long is found.

use catalog::{EditionChoice, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;

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
        let tallies =
            tallies::watched(book, &bots, (self.games, 7), &pool, &ProgressBar::hidden()).unwrap();
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
