//! Records and the database of an earlier program, given to this one. What they are is said in
//! `crates/server/tests/frozen/data/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::tempdir;

use crate::support::{dozen, good};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/frozen/data");

fn listed(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// Records with this ending: those made at the terminal, and those of tables that have ended.
fn records(ending: &str) -> Vec<PathBuf> {
    let of_tables = listed(&Path::new(DATA).join("tables")).into_iter().map(|table| table.join("record"));
    let of_tables = of_tables.map(|path| path.with_extension(ending)).filter(|path| path.exists());
    let mut records = listed(&Path::new(DATA).join("records"));
    records.retain(|path| path.extension().is_some_and(|own| own == ending));
    records.into_iter().chain(of_tables).collect()
}

/// Runs a command with a record and, where it was played with an edition of somebody's own, that file.
fn with_record(command: &str, record: &Path) -> String {
    let text = fs::read_to_string(record).unwrap();
    let known = fs::read_to_string(Path::new(DATA).join("editions/hashes.json")).unwrap();
    let known: Value = serde_json::from_str(&known).unwrap();
    let own = known.as_object().unwrap().iter().find(|(_, edition)| {
        edition["built_in"] == false && text.contains(edition["hash"].as_str().unwrap())
    });
    let own = own.map(|(file, _)| format!("{DATA}/editions/{file}"));
    let mut args = vec![command, record.to_str().unwrap()];
    args.extend(own.iter().flat_map(|file| ["--edition", file]));
    good(dozen(Path::new(DATA), &args))
}

#[test]
fn every_deal_of_an_earlier_program_is_verified() {
    let records = records("txt");
    assert_eq!(records.len(), 17 + 14, "at the terminal and at tables");
    for record in records {
        with_record("verify", &record);
    }
}

#[test]
fn data_sets_of_an_earlier_program_are_replayed() {
    let sets = records("jsonl");
    assert_eq!(sets.len(), 12);
    for set in sets {
        let said = with_record("replay", &set);
        let record: Value = serde_json::from_str(&fs::read_to_string(&set).unwrap()).unwrap();
        let last = record["steps"].as_array().unwrap().last().unwrap().as_str().unwrap();
        assert!(said.contains(last), "{}: {said}", set.display());
    }
}

#[test]
fn a_backup_of_an_earlier_program_is_restored() {
    let folder = tempdir().unwrap();
    let said = good(dozen(folder.path(), &["restore", &format!("{DATA}/dozen.db"), "--data", "data"]));
    assert!(said.contains("38 tables and 5 players"), "{said}");
}
