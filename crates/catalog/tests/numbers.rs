//! `docs/numbers.md`, for those who let programs learn: the action ids and the parts of the observation of every game. It pins
//! them too: whoever changes a layout raises its version. And writing numbers takes no memory.

use std::fmt::Write as _;
use std::path::Path;

use catalog::{GAMES, Listed, Visitor, visit};
use tabletop::{Book, Layout, Turn, Viewer, fast_rng};

const INTRODUCTION: &str = "# Numbers

What a seat may do and know, as numbers for programs that learn. Both are made from the view of the seat and from its list of
choices, so nothing hidden is in them.

**Seats** count round the table from the viewer: 0 is itself, 1 its left neighbour. A spectator counts from the first seat.

**Actions** have ids, group after group; within a group the last index runs fastest. Ids say what the seat sees: a place of
the row, a slot of the hand (cards lie in order), a square. How many there are depends on the edition, the options and the
number of seats, never on the position; a table has at most 4,096. The mask marks exactly the actions that are legal.

**Observations** are small integers, part after part. Each part has a shape and bounds. A part from 0 to 1 is flags, or one
index out of several. Where a part holds components (`slots`, `halves`, `line`), 0 means none and the first component of the
edition is 1. Counters that can grow without end stop at their bound.

The **version** rises whenever an id or a number comes to mean something else. What was learned is good for one version, one
edition, its options and one number of seats.

The tables show the default edition and number of seats. This file is made from the code:
`UPDATE_GENERATED=1 cargo test -p catalog --test numbers`.
";

struct Describe;

impl Visitor for Describe {
    type Answer = String;

    fn visit<G: Listed>(self) -> String {
        let book = Book::<G>::standard(G::META.default_seats()).expect("the default table");
        let layout = Layout::of(book).expect("the default table has a layout");
        let mut text = format!(
            "\n## {}\n\n{} seats, edition {}, version {}: {} action ids, {} numbers.\n\n| Actions | From | Shape |\n|---|---|---|\n",
            G::META.title,
            book.seats,
            book.edition.header.id,
            layout.version,
            layout.menu.len(),
            layout.observation_len(),
        );
        for group in layout.menu.groups() {
            let _ = writeln!(text, "| `{}` | {} | {} |", group.name, group.first, shape(&group.shape));
        }
        text.push_str("\n| Part | Shape | Bounds |\n|---|---|---|\n");
        for part in &layout.parts {
            let (low, high) = part.bounds;
            let _ = writeln!(text, "| `{}` | {} | {low} to {high} |", part.name, shape(&part.shape));
        }
        text
    }
}

/// `4 x 21`.
fn shape(shape: &[usize]) -> String {
    let used = shape.iter().rposition(|n| *n != 1).map_or(1, |last| last + 1);
    shape[..used].iter().map(ToString::to_string).collect::<Vec<_>>().join(" x ")
}

#[test]
fn the_numbers_are_as_they_are_documented() {
    let games = GAMES.iter().map(|game| visit(game.meta().id, Describe).expect("it is listed"));
    let made: String = [INTRODUCTION.to_string()].into_iter().chain(games).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/numbers.md");
    testkit::check_generated(&path, &made, "cargo test -p catalog --test numbers");
}

struct CountAllocations;

impl Visitor for CountAllocations {
    type Answer = u64;

    /// Plays one random game by numbers and counts how often writing and reading them takes memory.
    fn visit<G: Listed>(self) -> u64 {
        let book = Book::<G>::standard(G::META.default_seats()).expect("the default table");
        let layout = Layout::of(book).expect("the default table has a layout");
        let mut numbers = vec![0; layout.observation_len()];
        let mut mask = vec![false; layout.menu.len()];
        let (mut game, mut rng, mut actions) = (G::new(book), fast_rng(5, 0), Vec::new());
        let mut total = 0;
        while let Some(step) = game.random_step(&mut rng) {
            if let Turn::Act(due) = game.turn() {
                let seat = due.first().expect("somebody is due");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let count = allocation_counter::measure(|| {
                    let view = game.view(Viewer::Seat(seat));
                    layout.observe::<G>(&view, &mut numbers);
                    layout.mask::<G>(&view, &actions, &mut mask);
                    for action in &actions {
                        let id = layout.id::<G>(&view, *action);
                        assert_eq!(layout.action::<G>(&view, id), Some(*action));
                    }
                });
                total += count.count_total;
            }
            game.apply_unchecked(step);
        }
        total
    }
}

#[test]
fn numbers_take_no_memory() {
    for game in GAMES {
        let id = game.meta().id;
        assert_eq!(visit(id, CountAllocations).expect("it is listed"), 0, "{id}");
    }
}
