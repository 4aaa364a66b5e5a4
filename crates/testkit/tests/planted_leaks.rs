//! The secrecy check finds every leak that is planted, and says what it is.

pub mod support;

use support::planted::{Fault, Planted, with};
use testkit::find_leak;

#[track_caller]
fn says(fault: Fault, words: &str) {
    let leak = with(fault, find_leak::<Planted>).expect_err("the leak is found");
    assert!(leak.what.contains(words), "it says: {leak}");
}

#[test]
fn the_wrapper_alone_leaks_nothing() {
    assert_eq!(with(Fault::None, find_leak::<Planted>), Ok(()));
}

#[test]
fn a_view_that_shows_a_pending_pick() {
    says(Fault::ViewShowsAPendingPick, "look alike, but the views after them tell them apart");
}

#[test]
fn a_view_that_carries_the_truth_past_json() {
    says(Fault::ViewCarriesTheTruth, "lost when the view is written as JSON");
}

#[test]
fn a_step_that_shows_a_hidden_draw() {
    says(Fault::StepShowsAHiddenDraw, "can be told apart when they happen");
}

#[test]
fn a_legal_list_that_depends_on_another_hand() {
    says(Fault::ListDependsOnAnotherHand, "its legal actions depend on hidden things");
}

#[test]
fn a_sampler_that_remembers_the_truth() {
    says(Fault::SamplerRemembersTheTruth, "the sampler knows the truth");
}

#[test]
fn a_sampler_that_forgets_what_the_viewer_knows() {
    says(Fault::SamplerIgnoresTheHand, "its view changes when hidden things change");
}

#[test]
fn a_policy_that_looks_into_another_hand() {
    says(Fault::PolicyLooksIntoAnotherHand, "its policy depends on hidden things");
}

#[test]
fn a_step_hidden_although_its_result_is_seen() {
    says(Fault::StepHidesAServedCard, "look alike, but the views after them tell them apart");
}

#[test]
fn a_seal_that_nothing_would_open() {
    says(Fault::SealWithoutAWindow, "no simultaneous choice is under way");
}

#[test]
fn a_board_that_draws_what_the_view_does_not_hold() {
    says(Fault::BoardShowsTheDeck, "its board changes when hidden things change");
}

#[test]
fn a_view_that_opens_what_nothing_says() {
    says(Fault::ViewOpensAKeptHand, "brings something hidden into its view that nothing tells it");
}

#[test]
fn an_event_that_shows_a_hidden_draw() {
    says(Fault::EventShowsAHiddenDraw, "look alike, but their events tell them apart");
}

#[test]
fn an_event_that_tells_of_another_hand() {
    says(Fault::EventTellsOfAnotherHand, "depend on hidden things");
}

#[test]
fn an_event_that_everybody_but_one_seat_sees() {
    says(Fault::EventHidesFromASeat, "but a spectator sees it whole");
}
