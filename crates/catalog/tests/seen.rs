//! What is made for boards: events and choices as JSON.

use catalog::{Bot, GAMES, SeenStep, Setup, Table};
use serde_json::{Value, json};
use tabletop::{Dealer, Language, Seat, Seed, Turn, Viewer};

/// Longer games bring nothing new.
const MOST_STEPS: usize = 100;

/// Lets bots play, and looks at the table after every step.
fn walk(mut look: impl FnMut(&dyn Table)) {
    for game in GAMES {
        let mut table = game.open(&Setup::default()).unwrap();
        let mut dealer = Dealer::new(Seed::from_number(3));
        while table.len() < MOST_STEPS {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.deal(&mut dealer).unwrap(),
                Turn::Act(due) => {
                    let answer = table.choose(due.first().unwrap(), Bot::Random, 7).unwrap();
                    table.make(table.check(&answer).unwrap()).unwrap();
                }
            }
            look(&*table);
        }
    }
}

#[test]
fn who_noticed_the_same_shares_what_is_made_of_it() {
    let (mut shared, mut apart) = (0, 0);
    walk(|table| {
        let last = |viewer, language| -> SeenStep {
            table.seen(table.len() - 1, viewer, language).pop().expect("a step was made")
        };
        for language in Language::ALL {
            let spectator = last(Viewer::Spectator, language);
            for viewer in Viewer::all(table.seats()) {
                let seen = last(viewer, language);
                let same = seen.events.json().get() == spectator.events.json().get();
                assert_eq!(std::ptr::eq(seen.events.json(), spectator.events.json()), same);
                shared += usize::from(same);
                apart += usize::from(!same);
            }
        }
    });
    assert!(shared > 500 && apart > 50, "{shared} {apart}");
}

#[test]
fn choices_for_boards_are_those_for_people_with_their_offers() {
    walk(|table| {
        for seat in (0..table.seats().get()).map(Seat::new) {
            let language = Language::German;
            let choices: Vec<Value> = serde_json::from_str(table.legal_raw(seat, language).get()).unwrap();
            assert!(choices.iter().all(|choice| choice["offer"].is_object()), "{choices:?}");
            let told = choices.iter().map(|choice| {
                json!([choice["token"], choice["words"], choice.get("group").unwrap_or(&json!([]))])
            });
            let legal = table.legal(seat, language).into_iter();
            let legal = legal.map(|choice| json!([choice.token, choice.words, choice.group]));
            assert_eq!(told.collect::<Vec<_>>(), legal.collect::<Vec<_>>());
        }
    });
}
