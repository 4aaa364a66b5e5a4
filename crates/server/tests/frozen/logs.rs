//! The database and the logs of its tables, without a server.

use std::collections::BTreeSet;

use server::core::{Entry, Fact, State};
use server::store::{Sqlite, Store, StoreError};
use tabletop::{Language, Seat, Viewer};

use crate::data::{FrozenTable, assert_same, database, tables};

#[test]
fn the_database_is_what_the_earlier_program_left() {
    let (_folder, path) = database();
    let database = rusqlite::Connection::open(path).unwrap();
    let version: i64 = database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    let waiting: i64 = database.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap();
    assert_eq!(version, 4);
    assert!(waiting > 0, "the server stopped with entries on their way to the logs");
    let mut query = database.prepare("SELECT game_table FROM summary").unwrap();
    let stored: BTreeSet<String> =
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let known: BTreeSet<String> = tables().iter().map(|table| table.word("id").to_string()).collect();
    assert_eq!((known.len(), stored), (38, known));
}

#[tokio::test]
async fn the_store_has_every_log() {
    let (_folder, path) = database();
    // The first time entries are still on their way to the logs, the second time they have arrived.
    for time in ["first", "second"] {
        let store = Sqlite::open(&path).unwrap();
        for table in tables() {
            let log = store.load(table.id()).await.map(|log| log.entries);
            assert_eq!(log, Ok(table.log()), "{} the {time} time", table.name);
        }
    }
}

#[tokio::test]
async fn a_log_that_goes_on_keeps_its_bytes_and_is_safe_from_then_on() {
    let (_folder, path) = database();
    let store = Sqlite::open(&path).unwrap();
    let later = Entry { at: u64::MAX, fact: Fact::LinkRevoked { seat: Seat::new(0) } };
    for table in tables() {
        let mut log = store.load(table.id()).await.unwrap();
        store.append(log.head.append(std::slice::from_ref(&later))).await.unwrap();
        log.entries.push(later.clone());
        assert_eq!(store.load(table.id()).await, Ok(log), "{}", table.name);
    }
    drop(store);
    let database = rusqlite::Connection::open(&path).unwrap();
    for table in tables() {
        let sql = "SELECT group_concat(entries, char(10)) FROM
            (SELECT entries FROM log WHERE game_table = ?1 ORDER BY first)";
        let stored: String = database.query_row(sql, [table.word("id")], |row| row.get(0)).unwrap();
        assert!(stored.starts_with(table.lines().trim_end()), "{}", table.name);
        let sql = "UPDATE log SET entries = replace(entries, '\"created\"', ' \"created\"')
            WHERE game_table = ?1 AND first = 0";
        assert_eq!(database.execute(sql, [table.word("id")]).unwrap(), 1);
    }
    drop(database);
    let store = Sqlite::open(&path).unwrap();
    for table in tables() {
        let found = store.load(table.id()).await;
        assert!(matches!(found, Err(StoreError::Damaged(_))), "{}: {found:?}", table.name);
    }
}

#[test]
fn every_log_makes_the_table_it_made() {
    for table in tables() {
        let state = State::replay(table.log()).unwrap_or_else(|e| panic!("{}: {e}", table.name));
        assert_eq!(state.phase().name(), table.word("phase"), "{}", table.name);
        let due: Vec<u64> = state.due().iter().map(|seat| seat.number() as u64).collect();
        assert_eq!(due, table.due(), "{}", table.name);
        compare_records(&table, &state);
        compare_choices(&table, &state);
        compare_points(&table, &state);
    }
}

/// Who the name of a file, or of an entry, means.
fn viewer(name: &str) -> Viewer {
    name.parse().map_or(Viewer::Spectator, Viewer::Seat)
}

fn compare_records(table: &FrozenTable, state: &State) {
    // Whoever watches there sees less than the log has.
    let late = |file: &str| table.name == "drive-thru-playing" && file.starts_with("spectator");
    for file in table.records() {
        let name = file.name.rsplit('/').next().unwrap();
        if late(name) {
            continue;
        }
        let whose = name.split('.').next().unwrap().trim_start_matches("seat-");
        let record = state.record(viewer(whose)).unwrap();
        let text = if file.is_json() { record.to_json() } else { record.to_string() };
        assert_same(&file, &text);
    }
}

fn compare_choices(table: &FrozenTable, state: &State) {
    for seat in table.due() {
        let Some(choices) = table.choices(seat) else { continue };
        let seat = Seat::from_number(seat as usize).unwrap();
        assert_eq!(state.game().unwrap().tokens(seat), choices, "{}", table.name);
    }
}

fn compare_points(table: &FrozenTable, state: &State) {
    let Some(points) = table.known["points"].as_object() else { return };
    for (who, points) in points {
        let sheet = state.game().unwrap().score_sheet(viewer(who), Language::English);
        let totals: Vec<i32> = state.seats().seats().map(|seat| sheet.total(seat)).collect();
        assert_eq!(serde_json::json!(totals), *points, "{} as {who} saw it", table.name);
    }
}
