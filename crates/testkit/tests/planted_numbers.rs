//! The check of numbers finds every wrong number that is planted, and says what it is.

pub mod support;

use support::planted::{Fault, Planted, with};
use testkit::find_wrong_number;

#[track_caller]
fn says(fault: Fault, words: &str) {
    let wrong = with(fault, || find_wrong_number::<Planted>(0)).expect_err("the wrong number is found");
    assert!(wrong.what.contains(words), "it says: {wrong}");
}

#[test]
fn the_wrapper_alone_is_right() {
    assert_eq!(with(Fault::None, || find_wrong_number::<Planted>(0)), Ok(()));
}

#[test]
fn numbers_that_show_the_deck() {
    says(Fault::NumbersShowTheDeck, "leak depends on hidden things");
}

#[test]
fn two_actions_with_one_number() {
    says(Fault::TwoActionsOneNumber, "which stands for Some(Pick(0))");
}

#[test]
fn a_number_that_stands_for_nothing() {
    says(Fault::NumberStandsForNothing, "Keep has the id");
}

#[test]
fn a_number_that_stands_for_another_action() {
    says(Fault::NumberStandsForAnother, "stands for");
}

#[test]
fn a_number_beyond_its_bounds() {
    says(Fault::NumberBeyondItsBounds, "too_much is [2], beyond 0 to 1");
}
