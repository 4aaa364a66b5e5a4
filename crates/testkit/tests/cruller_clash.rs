//! Cruller Clash passes every check.

pub mod support;

use support::cruller_clash::CrullerClash;
use support::second_opinion::PlainCrullerClash;

testkit::contract_tests!(checks, CrullerClash, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/testdata"));

#[test]
fn second_opinion() {
    testkit::check_second_opinion::<CrullerClash, PlainCrullerClash>(20);
}
