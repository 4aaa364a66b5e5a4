//! What is made for boards: events and choices as JSON.

use catalog::{Bot, GAMES, SeenStep, Setup, Table};
use serde_json::{Value, json};
use tabletop::{Dealer, Language, Reader, Seat, Seed, Turn, Viewer};

/// Longer games bring nothing new.
const MOST_STEPS: usize = 100;

/// Names that no message has by chance.
const NAMES: [&str; 6] = ["Zeppa", "Yvoxi", "Xumbo", "Wicqu", "Vraly", "Ujopp"];

/// Lets bots play, and looks at the table after every step.
fn walk(mut look: impl FnMut(&dyn Table)) {
    for game in GAMES {
        let names = NAMES[..game.meta().default_seats().get()].iter().map(ToString::to_string).collect();
        let mut table = game.open(&Setup { names, ..Setup::default() }).unwrap();
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
        let last = |viewer, language: Language| -> SeenStep {
            table.seen(table.len() - 1, viewer, language.into()).pop().expect("a step was made")
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
fn whoever_reads_is_never_called_by_name_and_everybody_else_is() {
    let (mut to_seats, mut to_others) = (0, 0);
    walk(|table| {
        let told = |viewer, reader| -> Vec<String> {
            let seen = table.seen(table.len() - 1, viewer, reader).pop().expect("a step was made");
            seen.sentences().map(str::to_string).collect()
        };
        for (language, you) in [(Language::English, "you"), (Language::German, "d")] {
            for seat in table.seats().seats() {
                let viewer = Viewer::Seat(seat);
                let sentences = told(viewer, Reader { language, seat: Some(seat) });
                let by_name = told(viewer, language.into());
                for (to_seat, neutral) in sentences.iter().zip(&by_name) {
                    let name = NAMES[seat.index()];
                    assert!(!to_seat.contains(name), "{to_seat}");
                    if neutral.contains(name) {
                        assert!(to_seat.to_lowercase().contains(you), "{to_seat}");
                        assert_ne!(to_seat, neutral);
                        to_seats += 1;
                    } else {
                        assert_eq!(to_seat, neutral);
                        to_others += 1;
                    }
                }
            }
        }
    });
    assert!(to_seats > 500 && to_others > 500, "{to_seats} {to_others}");
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
