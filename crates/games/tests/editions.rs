//! Edition files: what is wrong with one is told by its line, its row and what would be right.

use std::fs;
use std::path::Path;

use games::{BadDay, DollarsToDonuts, Donut, DriveThru, GoNuts};
use serde::Deserialize;
use tabletop::{Edition, Game, Parts, PartsOf};

#[derive(Deserialize)]
struct Faults {
    fault: Vec<Fault>,
}

/// A piece of the main edition's file, what it is replaced by, and what is said then.
#[derive(Deserialize)]
struct Fault {
    replace: String,
    by: String,
    says: String,
}

/// Tries every fault in `testdata/<game>/faults.toml`.
fn check_faults<G: Game>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(G::META.id);
    let faults: Faults = toml::from_str(&fs::read_to_string(folder.join("faults.toml")).unwrap()).unwrap();
    let main = PartsOf::<G>::BUILT_IN[0];
    let mut wrong = Vec::new();
    for Fault { replace, by, says } in faults.fault {
        assert!(main.contains(&replace), "the file has no '{replace}'");
        let said = match Edition::<PartsOf<G>>::load(&main.replacen(&replace, &by, 1)) {
            Ok(_) => "nothing".to_string(),
            Err(fault) => fault.to_string(),
        };
        if !said.contains(&says) || said.contains('\n') {
            wrong.push(format!("{by}\n  said:     {said}\n  expected: {says}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn faults_of_bad_day_are_told() {
    check_faults::<BadDay>();
}

#[test]
fn faults_of_dollars_to_donuts_are_told() {
    check_faults::<DollarsToDonuts>();
}

#[test]
fn faults_of_donut_are_told() {
    check_faults::<Donut>();
}

#[test]
fn faults_of_drive_thru_are_told() {
    check_faults::<DriveThru>();
}

#[test]
fn faults_of_go_nuts_are_told() {
    check_faults::<GoNuts>();
}

/// A file that was written before an option existed has the main edition's default.
#[test]
fn an_option_that_a_file_does_not_name_is_that_of_the_main_edition() {
    let main = Edition::<PartsOf<GoNuts>>::built_in()[0];
    let line = "row_refill = \"gaps\"";
    assert!(main.source.contains(line));
    let without = Edition::<PartsOf<GoNuts>>::load(&main.source.replacen(line, "", 1)).unwrap();
    assert_eq!(without.defaults, main.defaults);
    assert_ne!(without.hash, main.hash);
}
