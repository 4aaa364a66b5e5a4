//! Scenarios, playthroughs, bytes and second opinions: what is wrong is found, and said where.

pub mod support;

use std::fs;
use std::path::Path;

use support::cruller_clash::CrullerClash;
use support::planted::{Fault, Planted, with};
use support::second_opinion::PlainCrullerClash;
use tabletop::{Book, OptionValue, Seat, SeatCount};
use testkit::{
    SecondOpinion, compare_playthroughs, find_bad_bytes, find_disagreement, run_scenario_text, run_scenarios,
    write_playthrough,
};

/// The failures of a scenario that begins with these four lines, so the first line of `rest` is number 5.
fn failures(rest: &str) -> Vec<String> {
    let head = "scenario A1: a test\nrule 1\nseats 2\nset deck plain*4\n";
    run_scenario_text::<CrullerClash>("a.scenario", &format!("{head}{rest}")).err().unwrap_or_default()
}

#[test]
fn a_scenario_that_holds_is_counted() {
    assert_eq!(failures("expect deck plain*4   # a comment\n\nexpect   turn  1   2"), [""; 0]);
    assert_eq!(
        run_scenario_text::<CrullerClash>("", "scenario B\nrule 1\nseats 2\nexpect turn chance"),
        Ok(1)
    );
}

#[test]
fn a_wrong_expectation_says_where_what_and_what_instead() {
    let said = [
        ("expect deck plain", "a.scenario:5: A1: a test: expected deck 'plain', found 'plain*4'"),
        ("expect turn 1", "a.scenario:5: A1: a test: expected turn '1', found '1 2'"),
        (
            "expect legal:1 pick:1 pick:3 pick:2",
            "expected legal:1 'pick:1 pick:3 pick:2', found 'pick:1 pick:2 pick:3'",
        ),
        ("expect scores 1 0", "expected scores '1 0', found '0 0'"),
        ("expect ranks 1 1", "found that the game is not over"),
        (
            "do 1.pick:1 2.pick:2\nexpect chance draw:plain",
            "6: A1: a test: expected chance 'draw:plain', found 'draw:plain*4'",
        ),
        ("expect view:1 /round 2", "expected /round of seat 1 to be 2, found 1"),
        ("expect view:1 /rounds 2", "there is no /rounds in the view"),
        ("expect view:1 /round two", "'two' is no JSON value"),
        ("expect view:3 /round 2", "'3' is not a seat from 1 to 2"),
        ("do 1.pick:1\nexpect seen:2 1.pick:1", "expected seen:2 '1.pick:1', found '1.pick:?'"),
        ("expect seen:2 1.pick:1", "nothing has happened yet"),
        ("expect weather fine", "there is no fact 'weather'"),
        ("refuse 1.pick:1", "expected 1.pick:1 to be refused, found it allowed"),
        (
            "refuse 1.pick:8 too far",
            "expected 1.pick:8 to be refused with 'too far', found 'there is no place 8",
        ),
        ("do 1.pick:1 1.pick:2\nexpect turn 2", "do 1.pick:2: seat 1 is not asked now: seat 2 is to act"),
        ("do 1.pick", "do 1.pick: 'pick' is not an action"),
        ("expect turn 1 2\nset row plain plain plain", "6: A1: a test: 'set' stands after the first do"),
        ("expect", "'expect' alone says nothing"),
        ("exspect turn 1", "'exspect' is none of scenario, rule"),
        ("set milk plain\nexpect turn 1 2", "the position cannot be set up: there is no setting 'milk'"),
        ("set p1 milk\nexpect turn 1 2", "there is no donut 'milk'"),
        ("option milk=3\nexpect turn 1 2", "there is no option 'milk'"),
        ("option milk\nexpect turn 1 2", "an option is name=value"),
        ("edition milk\nexpect turn 1 2", "there is no edition 'milk'; there are house, party"),
        ("seats 9\nexpect turn 1 2", "'9' is not a number of seats"),
        ("seats 5\nexpect turn 1 2", "is for 2 to 4 players, not 5"),
        ("do 1.pick:1", "it expects nothing"),
    ];
    for (rest, words) in said {
        let found = failures(rest);
        assert!(found.join("\n").contains(words), "{rest}: {found:#?}");
    }
}

#[test]
fn all_failures_come_together_in_the_order_of_the_lines() {
    let found = failures("expect deck plain\nexpect turn over\nscenario A2\nseats 2\nexpect turn over");
    let lines: Vec<&str> = found.iter().map(|f| f.split(':').nth(1).expect("a line")).collect();
    assert_eq!(lines, ["5", "6", "7", "9"], "{found:#?}");
    assert!(found[2].contains("it does not name its rule"), "{found:#?}");
}

#[test]
fn a_chance_list_may_be_written_in_any_order_with_or_without_weight_one() {
    let play = "set deck jelly plain*2 glazed\ndo 1.pick:1 2.pick:1\n";
    assert_eq!(failures(&format!("{play}expect chance draw:plain*2 draw:jelly draw:glazed*1")), [""; 0]);
    assert_eq!(failures(&format!("{play}expect chance draw:plain*2 draw:jelly")).len(), 1);
}

#[test]
fn no_scenario_is_a_failure() {
    let dir = tempfile::tempdir().expect("a folder");
    let say = |dir: &Path| run_scenarios::<CrullerClash>(dir).expect_err("there is none").join("\n");
    assert!(say(&dir.path().join("nowhere")).contains("nowhere"));
    assert!(say(dir.path()).contains("there is no *.scenario file"));
    fs::write(dir.path().join("empty.scenario"), "# nothing\n").expect("it can be written");
    assert_eq!(say(dir.path()), "empty.scenario:1: there is no scenario in this file");
    fs::write(dir.path().join("empty.scenario"), "rule 1\n").expect("it can be written");
    assert_eq!(say(dir.path()), "empty.scenario:1: 'rule' stands before the first scenario");
}

#[test]
fn a_playthrough_that_differs_names_its_line_and_can_be_rewritten() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("one.playthrough");
    let compare = |update| compare_playthroughs::<CrullerClash>(dir.path(), update);
    assert!(compare(false).expect_err("there is none").contains("has no *.playthrough file"));

    let options = [("contested".to_string(), OptionValue::from("stay"))];
    let two = SeatCount::new(2).expect("a table");
    write_playthrough::<CrullerClash>(&path, two, Some("party"), &options, 9).expect("it can be written");
    assert_eq!(compare(false), Ok(1));
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.starts_with("game cruller-clash\nrules 1\nedition party\nhash "), "{text}");
    assert!(text.contains("\nseats 2\noption contested=stay\nseed 9\n"), "{text}");

    fs::write(&path, text.replacen("draw:plain*14", "draw:plain*15", 1)).expect("it can be written");
    let said = compare(false).expect_err("it differs");
    let line = 1 + text.lines().position(|line| line.contains("draw:plain*14")).expect("a first draw");
    assert!(said.contains(&format!("line {line} differs")) && said.contains("draw:plain*15"), "{said}");
    assert_eq!(compare(true), Ok(1));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), text);

    // A file that says what to play is enough to begin with; one that does not is refused.
    fs::write(&path, "seats 3\nseed 1\n").expect("it can be written");
    assert!(compare(false).expect_err("it differs").contains("line 1 differs"));
    assert_eq!(compare(true).and_then(|_| compare(false)), Ok(1));
    let bad = [
        ("seed 1", "do not say how many seats"),
        ("seats 3", "do not say which seed"),
        ("seats 9", "'9' is not a number of seats"),
        ("seats 3\nseed one", "line 2: a seed is a whole number"),
        ("game chess", "this is for the game 'chess'"),
        ("seats 3\nseed 1\nedition milk", "there is no edition 'milk'"),
        ("seats 3\nseed 1\noption milk=1", "there is no option 'milk'"),
        ("seats 3\nseed 1\nmilk", "'milk' is none of"),
    ];
    for (text, words) in bad {
        fs::write(&path, text).expect("it can be written");
        let said = compare(true).expect_err("it cannot be played");
        assert!(said.contains(words), "{text}: {said}");
    }
}

#[test]
fn bytes_find_a_corrupt_state_and_shrink_to_a_short_game() {
    let said = with(Fault::CardIsLost, find_bad_bytes::<Planted>).expect_err("it is found");
    assert!(said.contains("these bytes are not a sound game: the state is corrupt"), "{said}");
    // At two seats the third round can begin after 2 rounds of at most 7 steps.
    let steps = said.matches(".pick:").count();
    assert!((4..=6).contains(&steps), "{steps} picks: {said}");
}

#[test]
fn bytes_find_a_panic() {
    let said = with(Fault::PanicsWhenServing, find_bad_bytes::<Planted>).expect_err("it is found");
    assert!(said.contains("the tray is hot"), "{said}");
}

#[test]
fn a_broken_record_or_a_changed_edition_finds_a_panic() {
    let said = with(Fault::ParserCutsCharacters, find_bad_bytes::<Planted>).expect_err("it is found");
    assert!(said.contains("a broken record: "), "{said}");
    let said = with(Fault::RulesDoNotExpectNine, find_bad_bytes::<Planted>).expect_err("it is found");
    assert!(said.contains("a changed edition: ") && said.contains("nine copies"), "{said}");
}

/// The second opinion with another opinion on one thing.
#[derive(Debug)]
struct Contrary<const ON: char>(PlainCrullerClash);

impl<const ON: char> SecondOpinion<CrullerClash> for Contrary<ON> {
    fn new(book: Book<CrullerClash>) -> Self {
        Contrary(PlainCrullerClash::new(book))
    }
    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        let mut legal = self.0.legal();
        legal.iter_mut().filter(|_| ON == 'l').for_each(|(_, tokens)| tokens.retain(|token| token != "keep"));
        legal
    }
    fn chance(&self) -> Vec<(String, u32)> {
        let mut chance = self.0.chance();
        chance.iter_mut().filter(|_| ON == 'c').for_each(|(_, weight)| *weight = 1);
        chance
    }
    fn apply(&mut self, step: &str) {
        self.0.apply(step);
    }
    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        self.0
            .outcome()
            .map(|(scores, ranks)| (scores.iter().map(|s| s + i32::from(ON == 'o')).collect(), ranks))
    }
}

#[test]
fn a_second_opinion_that_differs_is_heard() {
    fn said<const ON: char>() -> String {
        find_disagreement::<CrullerClash, Contrary<ON>>(2).expect_err("they differ").to_string()
    }
    assert!(said::<'l'>().contains("the legal actions differ"));
    assert!(said::<'c'>().contains("the chance outcomes differ"));
    assert!(said::<'o'>().contains("the outcomes differ"));
    assert_eq!(find_disagreement::<CrullerClash, Contrary<' '>>(2), Ok(()));
}
