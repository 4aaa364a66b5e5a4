//! Games: their steps, records and editions.

use std::sync::LazyLock;

use catalog::{AnyGame, GAMES, Listed, Setup, Visitor};
use tabletop::{Dealer, Language, Record, Seed, Turn};
use testkit::Probe;

/// A position in which steps are read lies so many steps behind the beginning.
const STEPS_BEFORE: u8 = 64;
/// Longer records are not played again more often than once.
const PLAYED_TWICE: usize = 500;

/// Every game of the catalogue, ready to be tried.
static PROBES: LazyLock<Vec<Box<dyn Probe>>> =
    LazyLock::new(|| GAMES.iter().map(|game| probe(*game).expect("every game can be set up")).collect());

fn probe(game: &dyn AnyGame) -> Result<Box<dyn Probe>, String> {
    struct Prepare;

    impl Visitor for Prepare {
        type Answer = Result<Box<dyn Probe>, String>;

        fn visit<G: Listed>(self) -> Self::Answer {
            testkit::probe::<G>()
        }
    }

    catalog::visit(game.meta().id, Prepare).expect("what is in the list is found")
}

fn hold(held: Result<(), String>) {
    if let Err(what) = held {
        panic!("{what}");
    }
}

/// The first byte chooses the title, the second the table, and each of the others what happens next.
pub fn games(bytes: &[u8]) {
    let Some((title, bytes)) = bytes.split_first() else { return };
    hold(PROBES[usize::from(*title) % PROBES.len()].play(bytes));
}

/// The first byte chooses the title, the second how far the game has come; the rest are steps, one in a line.
pub fn notation(bytes: &[u8]) {
    let &[title, steps, ref text @ ..] = bytes else { return };
    let title = usize::from(title) % PROBES.len();
    let text = String::from_utf8_lossy(text);
    let mut table = GAMES[title].open(&Setup::default()).expect("every game can be played as it comes");
    let mut dealer = Dealer::new(Seed::new([steps; 32]));
    for number in 0..steps % STEPS_BEFORE {
        let done = match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.deal(&mut dealer),
            Turn::Act(due) => {
                let seat = due.iter().next().expect("somebody is due");
                let tokens = table.tokens(seat);
                table.act(seat, &tokens[usize::from(number) % tokens.len()])
            }
        };
        done.expect("what is offered can be done");
    }
    for line in text.lines() {
        hold(PROBES[title].read_step(line));
        for seat in table.seats().seats() {
            let why = table.why_not(seat, line, Language::German);
            let refused = table.read_action(seat, line).err();
            assert_eq!(why.is_some(), refused.is_some(), "{line:?}: {why:?}, but {refused:?}");
        }
        // Refused or made: either is an answer.
        let _ = table.apply(line);
        table.validate().expect("whatever was made, the state is sound");
    }
}

/// A record, as text or JSON.
pub fn records(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(record) = Record::parse(&text) else { return };
    let written = record.to_json();
    let again = Record::parse(&written).expect("a record is read as it is written");
    assert_eq!(again.to_json(), written);
    let Some(title) = GAMES.iter().position(|game| game.meta().id == record.game) else { return };
    if record.steps.len() <= PLAYED_TWICE {
        hold(PROBES[title].read_record(&text));
    }
    let _ = catalog::deal_again(GAMES[title], &record, None);
    if let Ok(table) = GAMES[title].replay(&record, None) {
        for language in Language::ALL {
            assert_eq!(table.seen_open(0, language).len(), table.len());
        }
    }
}

/// The file of an edition, tried as one of every title.
pub fn editions(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for probe in PROBES.iter() {
        hold(probe.play_edition(&text));
    }
}
