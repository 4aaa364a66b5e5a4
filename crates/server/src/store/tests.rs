//! What every store promises.

use std::path::Path;

use protocol::{Phase, TableLine, Visibility};
use tabletop::Seat;

use super::migrations::{VERSION, migrate_to};
use super::{Act, Append, Fault, Head, Log, Memory, Report, Sqlite, Store, StoreError, Summary};
use crate::core::{Entry, Fact, Millis, PlayerId, Secret, TableId};

/// When a backup is put back; its generation is the first.
const NOW: Millis = 1_000;

fn table(n: u8) -> TableId {
    TableId::new(std::array::from_fn(|i| if i == 0 { n / 16 } else { n % 16 }))
}

fn entry(at: u64) -> Entry {
    Entry { at, fact: Fact::StoodUp { seat: Seat::new(1) } }
}

fn entries(from: u64, to: u64) -> Vec<Entry> {
    (from..to).map(entry).collect()
}

/// The end of the log with so many entries.
fn head(n: u8, length: u64) -> Head {
    let mut head = Head::new(table(n));
    head.append(&entries(0, length));
    head
}

fn append(n: u8, first: u64, count: u64) -> Append {
    let line = TableLine {
        id: table(n).to_string(),
        game: "go-nuts".into(),
        phase: Phase::Open,
        visibility: Visibility::Public,
        names: vec![Some("Ann".into()), None],
        changed: first,
        continued: None,
        lesson: None,
        ranks: None,
    };
    let host = PlayerId(i64::from(n));
    let summary = Summary { line, players: vec![host], host, wake: Some(100 + first) };
    let entries = entries(first, first + count);
    Append { summary: Some(summary), reseated: true, ..head(n, first).append(&entries) }
}

/// One entry for a table where nobody sits.
fn by_nobody(n: u8, first: u64) -> Append {
    let summary = Summary { players: vec![], ..append(n, first, 1).summary.unwrap() };
    Append { summary: Some(summary), ..append(n, first, 1) }
}

/// How many entries the log of a table has.
async fn length(store: &dyn Store, n: u8) -> usize {
    store.load(table(n)).await.unwrap().entries.len()
}

/// Lines as programs wrote them before there were envelopes.
fn bare<const N: usize>() -> [String; N] {
    std::array::from_fn(|at| format!(r#"{{"at":{at},"fact":{{"stood_up":{{"seat":2}}}}}}"#))
}

async fn listed(store: &dyn Store, limit: usize) -> Vec<String> {
    let lines = store.public_tables(limit).await.unwrap();
    assert!(lines.iter().all(|(_, host)| host.0 > 0), "who made it is known");
    lines.into_iter().map(|(line, _)| line.id).collect()
}

async fn promises(store: &dyn Store) {
    assert_eq!(store.load(table(1)).await, Err(StoreError::NoSuchTable));
    store.append(append(1, 0, 2)).await.unwrap();
    store.append(Append { summary: None, ..append(1, 2, 1) }).await.unwrap();
    assert_eq!(store.load(table(1)).await.unwrap(), Log { entries: entries(0, 3), head: head(1, 3) });
    for wrong in [0, 2, 4] {
        assert_eq!(store.append(append(1, wrong, 1)).await, Err(StoreError::Conflict), "{wrong}");
    }
    assert_eq!(store.append(append(2, 1, 1)).await, Err(StoreError::Conflict));
    let other = Append { prev: head(2, 3).append(&[]).prev, ..append(1, 3, 1) };
    assert_eq!(
        store.append(other).await,
        Err(StoreError::Conflict),
        "a log that is as long, and another one"
    );
    let later = *store.generation().borrow() + 1;
    let later = Append { generation: later, ..append(1, 3, 1) };
    assert_eq!(store.append(later).await, Err(StoreError::Conflict), "of another generation");
    store.append(append(2, 0, 1)).await.unwrap();
    store.append(append(1, 3, 1)).await.unwrap();
    let ids = |lines: Vec<TableLine>| lines.into_iter().map(|line| line.id).collect::<Vec<_>>();
    let [one, two] = [1, 2].map(|n| table(n).to_string());
    assert_eq!(listed(store, 9).await, [one.clone(), two.clone()], "the latest first");
    assert_eq!(listed(store, 1).await, [one]);
    assert_eq!(ids(store.tables_of(PlayerId(2), 9).await.unwrap()), [two]);
    assert_eq!(store.to_wake(100).await.unwrap(), []);
    assert_eq!(store.to_wake(101).await.unwrap(), [table(2)]);
    assert_eq!(store.to_wake(999).await.unwrap().len(), 2);
    assert_eq!(store.unfinished_of(PlayerId(2)).await.unwrap(), 1);
    let mut ended = append(2, 1, 1);
    let summary = ended.summary.as_mut().unwrap();
    (summary.line.phase, summary.wake, summary.players) = (Phase::Ended, None, vec![]);
    store.append(ended).await.unwrap();
    assert_eq!(store.public_tables(9).await.unwrap().len(), 1);
    let counts = [("ended".to_string(), 1), ("open".to_string(), 1)];
    assert_eq!(store.count_tables().await.unwrap(), counts);
    assert_eq!(store.unfinished_of(PlayerId(2)).await.unwrap(), 0);
    assert_eq!(
        (store.to_wake(999).await.unwrap().len(), store.tables_of(PlayerId(2), 9).await.unwrap().len()),
        (1, 0)
    );

    let hash = Secret::new([1; 32]).hash();
    assert_eq!(store.find_player(hash).await.unwrap(), None);
    let ann = store.add_player(hash, "Ann".into(), 5).await.unwrap();
    assert_eq!(store.find_player(hash).await.unwrap(), Some(ann.clone()));
    store.rename_player(ann.id, "Anna".into()).await.unwrap();
    assert_eq!(store.find_player(hash).await.unwrap().unwrap().name, "Anna");
    let bo = store.add_player(Secret::new([2; 32]).hash(), "Bo".into(), 5).await.unwrap();
    assert_ne!(bo.id, ann.id);
    for (called, names) in [(None, vec!["Bo", "Anna"]), (Some("NN"), vec!["Anna"])] {
        let players = store.desk().players(called.map(str::to_string), 2).await.unwrap();
        assert_eq!(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), names);
    }
    store.desk().ban(ann.id, Some(9)).await.unwrap();
    assert!(store.find_player(hash).await.unwrap().unwrap().banned);
    assert_eq!(store.desk().player(ann.id).await.unwrap().unwrap().banned, Some(9));
    store.desk().ban(ann.id, None).await.unwrap();
    let report = |by, player| {
        let (name, words) = ("Bo".to_string(), "spam".to_string());
        Report { number: 0, at: 1, table: table(1), by, player: Some(player), name, message: None, words }
    };
    store.desk().report(report(ann.id, bo.id)).await.unwrap();
    store.desk().report(report(PlayerId(99), PlayerId(98))).await.unwrap();
    assert_eq!(store.desk().reports(1).await.unwrap()[0].by, PlayerId(99), "the last first");
    store.desk().forget(ann.id).await.unwrap();
    assert_eq!(store.find_player(hash).await.unwrap(), None);
    assert_eq!(store.desk().player(ann.id).await.unwrap().unwrap().name, "N. N.");
    assert_eq!(store.desk().reports(9).await.unwrap().len(), 1);
    assert_eq!(store.came_up(100).await.unwrap(), []);
    store.note_running(200).await.unwrap();
    assert_eq!(store.came_up(300).await.unwrap(), [(200, 300)]);
    assert_eq!(store.came_up(250).await.unwrap(), [(200, 300)], "the clock was set back");
    assert_eq!(store.came_up(400).await.unwrap(), [(200, 300), (250, 400)]);
    // The second table has ended; what is left are those that have not.
    assert_eq!(store.expire(0).await.unwrap(), 0, "it is not that old");
    assert_eq!(store.expire(Millis::MAX >> 1).await.unwrap(), 1);
    assert_eq!(store.load(table(2)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.load(table(1)).await.unwrap().entries.len(), 4);
    assert_eq!(store.count_tables().await.unwrap(), [("open".to_string(), 1)]);
    store.append(append(2, 0, 1)).await.unwrap();
    assert_eq!(store.load(table(2)).await.unwrap().entries.len(), 1, "its name is free again");
}

fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("dozen.db")).unwrap()
}

#[tokio::test]
async fn memory_keeps_its_promises() {
    promises(&Memory::default()).await;
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    // The players of seats are known before they sit.
    let store = open(folder.path());
    for n in 1..=2 {
        store.add_player(Secret::new([100 + n; 32]).hash(), "Somebody".into(), 0).await.unwrap();
    }
    promises(&store).await;
    drop(store);
    assert_eq!(length(&open(folder.path()), 1).await, 4, "it is there after a restart");
}

#[tokio::test]
async fn many_tables_are_written_together_and_a_conflict_hurts_one_only() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let waiting: Vec<_> = (0..100).map(|n| store.append(by_nobody(n, u64::from(n == 50)))).collect();
    for (n, answer) in waiting.into_iter().enumerate() {
        let expected = if n == 50 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(answer.await, expected, "{n}");
    }
}

#[tokio::test]
async fn a_store_that_is_closed_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    store.append(by_nobody(1, 0)).await.unwrap();
    assert_eq!(length(&store, 1).await, 1);
    drop(store);
    let files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["dozen.db"], "the write-ahead log has gone to its place");
}

/// A step, which lists need not know of.
fn step(n: u8, first: u64) -> Append {
    Append { summary: None, ..append(n, first, 1) }
}

/// How many rows are in the journal and in the logs.
fn rows(folder: &Path) -> (i64, i64) {
    let database = rusqlite::Connection::open(folder.join("dozen.db")).unwrap();
    let count = |sql: &str| database.query_row(sql, [], |row| row.get(0)).unwrap();
    (count("SELECT count(*) FROM journal"), count("SELECT count(*) FROM log"))
}

#[tokio::test]
async fn entries_are_there_on_their_way_and_after_they_arrived() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    for n in 0..100 {
        store.append(by_nobody(n, 0)).await.unwrap();
    }
    for first in 1..4 {
        let waiting: Vec<_> = (0..100).map(|n| store.append(step(n, first))).collect();
        for answer in waiting {
            answer.await.unwrap();
        }
    }
    assert_eq!(store.load(table(7)).await.unwrap().entries, entries(0, 4));
    let (journal, logs) = rows(folder.path());
    assert!((1..=400).contains(&journal) && logs == 0, "{journal} rows on their way, {logs} in place");
    // As after a power cut: somebody else finds what is in the file.
    let copy = tempfile::tempdir().unwrap();
    super::backup(&folder.path().join("dozen.db"), &copy.path().join("dozen.db")).unwrap();
    let found = open(copy.path());
    assert_eq!(found.load(table(99)).await.unwrap().entries, entries(0, 4));
    assert_eq!(found.append(step(99, 3)).await, Err(StoreError::Conflict));
    found.append(step(99, 4)).await.unwrap();
    drop((store, found));
    assert_eq!(rows(folder.path()), (0, 100), "one row for all that was on its way to a log");
    assert_eq!(rows(copy.path()), (0, 100));
    assert_eq!(length(&open(copy.path()), 99).await, 5);
    assert_eq!(length(&open(folder.path()), 7).await, 4);
}

#[tokio::test]
async fn a_journal_that_grows_is_cleared_while_others_write() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    for n in 0..200 {
        store.append(by_nobody(n, 0)).await.unwrap();
    }
    // More than twenty megabytes in all.
    let name = "x".repeat(2000);
    let fact = || Fact::BotSat { seat: Seat::new(0), bot: name.clone() };
    let mut heads: Vec<Head> = (0..200).map(|n| head(n, 1)).collect();
    for at in 1..60 {
        let appends = heads.iter_mut().map(|head| store.append(head.append(&[Entry { at, fact: fact() }])));
        for answer in appends.collect::<Vec<_>>() {
            answer.await.unwrap();
        }
    }
    let (_, logs) = rows(folder.path());
    assert!(logs > 0, "some have arrived");
    for n in 0..200 {
        let log = store.load(table(n)).await.unwrap();
        let times: Vec<u64> = log.entries.iter().map(|entry| entry.at).collect();
        assert_eq!(times, (0..60).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_backup_put_back_while_the_store_is_open_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("dozen.db"), folder.path().join("copy.db"));
    let store = open(folder.path());
    store.append(by_nobody(1, 0)).await.unwrap();
    store.append(step(1, 1)).await.unwrap();
    super::backup(&database, &copy).unwrap();
    store.append(step(1, 2)).await.unwrap();
    super::restore(&copy, &database, NOW).unwrap();
    assert_eq!(store.append(step(1, 3)).await, Err(StoreError::Conflict), "it is shorter now");
    assert_eq!(length(&store, 1).await, 2);
    store.append(in_generation(1, step(1, 2))).await.unwrap();
    assert_eq!(length(&store, 1).await, 3);
}

fn in_generation(generation: u64, append: Append) -> Append {
    Append { generation, ..append }
}

#[tokio::test]
async fn what_was_read_before_a_backup_was_put_back_is_not_stored_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("dozen.db"), folder.path().join("copy.db"));
    let store = open(folder.path());
    let mut generation = store.generation();
    // Entries without envelopes name no hash: that another history is as long as this one shows in nothing else.
    let [first] = bare();
    let bare = Append { entries: first, prev: String::new(), ..by_nobody(1, 0) };
    store.append(bare).await.unwrap();
    super::backup(&database, &copy).unwrap();
    assert_eq!((*generation.borrow(), generation.has_changed().unwrap()), (0, false));
    super::restore(&copy, &database, NOW).unwrap();
    let late = store.load(table(1)).await.unwrap().head.append(&[entry(1)]);
    assert_eq!(*generation.borrow_and_update(), 1, "whoever reads hears of it");
    assert_eq!(store.append(in_generation(0, late.clone())).await, Err(StoreError::Conflict));
    assert_eq!(
        store.append(in_generation(0, by_nobody(2, 0))).await,
        Err(StoreError::Conflict),
        "a new table"
    );
    store.append(late).await.unwrap();
    // Once more, and over an empty database: never the same generation, whatever the clock says.
    super::restore(&copy, &database, 0).unwrap();
    assert_eq!(store.load(table(1)).await.unwrap().head.generation(), 2);
    let elsewhere = tempfile::tempdir().unwrap();
    super::restore(&copy, &elsewhere.path().join("dozen.db"), 7 * NOW).unwrap();
    assert_eq!(*open(elsewhere.path()).generation().borrow(), 7);
    let mut files: Vec<_> =
        std::fs::read_dir(elsewhere.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.retain(|name| !name.to_string_lossy().starts_with("dozen.db"));
    assert!(files.is_empty(), "nothing else is left: {files:?}");
}

#[tokio::test]
async fn clocks_stood_since_a_backup_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("dozen.db"), folder.path().join("copy.db"));
    let store = open(folder.path());
    assert_eq!(store.came_up(1_000).await.unwrap(), []);
    store.note_running(9_000).await.unwrap();
    super::backup(&database, &copy).unwrap();
    store.note_running(19_000).await.unwrap();
    super::restore(&copy, &database, 25_000).unwrap();
    assert_eq!(store.came_up(26_000).await.unwrap(), [(9_000, 25_000), (25_000, 26_000)]);
}

#[tokio::test]
async fn a_copy_names_the_tables_whose_logs_were_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("dozen.db"), folder.path().join("copy.db"));
    let store = open(folder.path());
    for n in 0..3 {
        store.append(by_nobody(n, 0)).await.unwrap();
        store.append(step(n, 1)).await.unwrap();
    }
    drop(store);
    let changed = rusqlite::Connection::open(&database).unwrap();
    let sql = "UPDATE log SET entries = replace(entries, '\"at\":0', '\"at\":9') WHERE game_table = ?1";
    assert_eq!(changed.execute(sql, [table(1).as_str()]).unwrap(), 1);
    drop(changed);
    let store = open(folder.path());
    let damaged = store.load(table(1)).await.unwrap_err();
    assert!(matches!(damaged, StoreError::Damaged(_)), "{damaged}");
    // This one is still in the journal.
    store.append(step(2, 2)).await.unwrap();
    let copied = super::backup(&database, &copy).unwrap();
    assert_eq!((copied.tables, &*copied.unreadable), (3, &[(table(1), damaged)][..]));
    assert_eq!(super::restore(&copy, &database, NOW).unwrap(), copied, "the others can be had");
    assert_eq!((length(&store, 0).await, length(&store, 2).await), (2, 3));
}

#[tokio::test]
async fn what_nobody_can_read_in_the_journal_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()));
    for (n, row) in (0..).zip(["what?", "{}", "2222222222222222 5 6\n{}"]) {
        let database = rusqlite::Connection::open(folder.path().join("dozen.db")).unwrap();
        database.execute("INSERT INTO journal (appends) VALUES (?1)", [row]).unwrap();
        drop(database);
        let store = open(folder.path());
        store.append(by_nobody(n, 0)).await.unwrap();
        assert_eq!(length(&store, n).await, 1);
    }
    assert_eq!(rows(folder.path()).0, 2, "what is damaged is kept to be looked at");
}

/// Has the journal of three tables as a killed server leaves it, after something was done to its only row.
async fn with_journal(folder: &Path, change: impl FnOnce(&mut Vec<u8>)) -> Sqlite {
    let store = open(folder);
    for n in 0..3 {
        store.append(by_nobody(n, 0)).await.unwrap();
    }
    let database = rusqlite::Connection::open(folder.join("dozen.db")).unwrap();
    let row = |database: &rusqlite::Connection| -> Vec<u8> {
        let mut query = database.prepare("SELECT appends FROM journal ORDER BY number").unwrap();
        let rows = query.query_map([], |row| row.get::<_, String>(0)).unwrap();
        rows.map(Result::unwrap).collect::<String>().into_bytes()
    };
    let mut bytes = row(&database);
    drop(store);
    change(&mut bytes);
    database.execute_batch("DELETE FROM log; DELETE FROM head; DELETE FROM journal").unwrap();
    database.execute("INSERT INTO journal (appends) VALUES (CAST(?1 AS TEXT))", [bytes]).unwrap();
    drop(database);
    open(folder)
}

#[tokio::test]
async fn damage_in_the_journal_closes_its_table_and_is_told_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let store = with_journal(folder.path(), |row| {
        let end = row.windows(16).rposition(|name| name == table(1).as_str().as_bytes()).unwrap();
        row[end + 40] ^= 4;
    })
    .await;
    for store in [store, open(folder.path())] {
        assert!(matches!(store.load(table(1)).await, Err(StoreError::Damaged(_))));
        assert!(matches!(store.append(step(1, 1)).await, Err(StoreError::Damaged(_))));
        assert!(matches!(store.append(step(1, 0)).await, Err(StoreError::Damaged(_))));
        assert_eq!(store.damaged().into_keys().collect::<Vec<_>>(), [table(1)]);
        for n in [0, 2] {
            let next = length(&store, n).await as u64;
            store.append(step(n, next)).await.unwrap();
            assert_eq!(length(&store, n).await as u64, next + 1);
        }
        let checked = super::check(&folder.path().join("dozen.db")).unwrap();
        assert!(
            checked.unreadable.iter().any(|(id, e)| *id == table(1) && matches!(e, StoreError::Damaged(_)))
        );
        // Its journal is cleared with that.
        drop(store);
    }
}

#[tokio::test]
async fn a_damaged_table_is_deleted_for_good_and_others_expire_beside_the_damage() {
    let folder = tempfile::tempdir().unwrap();
    // One is damaged in a row that holds the others, too.
    let store = with_journal(folder.path(), |row| {
        let end = row.windows(16).rposition(|name| name == table(1).as_str().as_bytes()).unwrap();
        row[end + 40] ^= 4;
    })
    .await;
    let mut ended = by_nobody(2, 1);
    ended.summary.as_mut().unwrap().line.phase = Phase::Ended;
    store.append(ended).await.unwrap();
    assert_eq!(store.expire(Millis::MAX >> 1).await.unwrap(), 1);
    assert!(matches!(store.load(table(1)).await, Err(StoreError::Damaged(_))));
    store.desk().delete(table(1)).await.unwrap();
    store.desk().delete(table(0)).await.unwrap();
    assert!(store.damaged().is_empty());
    drop(store);
    let store = open(folder.path());
    for n in 0..3 {
        assert_eq!(
            store.load(table(n)).await,
            Err(StoreError::NoSuchTable),
            "{n}: the kept row still names it"
        );
    }
    assert!(store.damaged().is_empty());
    assert_eq!(store.desk().tables(9).await.unwrap(), []);
}

#[tokio::test]
async fn what_operators_did_cannot_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path());
    let act = "ban".to_string();
    let act = Act { number: 0, at: 5, user: 7, act, table: None, player: Some(PlayerId(3)), failed: None };
    store.desk().note(act).await.unwrap();
    let database = rusqlite::Connection::open(folder.path().join("dozen.db")).unwrap();
    for sql in ["UPDATE act SET user = 0", "DELETE FROM act"] {
        let said = database.execute(sql, []).unwrap_err().to_string();
        assert!(said.contains("stays as it is"), "{sql}: {said}");
    }
    assert_eq!(store.desk().acts(9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_end_of_a_log_that_was_changed_or_lost_is_missed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dozen.db");
    let store = open(folder.path());
    for n in 0..4 {
        store.append(by_nobody(n, 0)).await.unwrap();
    }
    drop(store);
    let store = open(folder.path());
    for n in 0..4 {
        store.append(step(n, 1)).await.unwrap();
    }
    drop(store);
    let database = rusqlite::Connection::open(&path).unwrap();
    let change = |sql: &str, n: u8| assert_eq!(database.execute(sql, [table(n).as_str()]).unwrap(), 1);
    // Nothing follows that could name another hash.
    change(
        "UPDATE log SET entries = replace(entries, '\"at\":1', '\"at\":9') WHERE game_table = ?1 AND first = 1",
        1,
    );
    change("DELETE FROM log WHERE game_table = ?1 AND first = 1", 2);
    drop(database);
    let store = open(folder.path());
    for (n, sound) in [(0, true), (1, false), (2, false), (3, true)] {
        let log = store.load(table(n)).await;
        assert!(if sound { log.is_ok() } else { matches!(log, Err(StoreError::Damaged(_))) }, "{n}: {log:?}");
    }
    assert_eq!(store.damaged().into_keys().collect::<Vec<_>>(), [table(1), table(2)]);
}

#[tokio::test]
async fn a_log_of_the_same_length_with_another_history_is_another_log() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("dozen.db"), folder.path().join("copy.db"));
    let store = open(folder.path());
    store.append(by_nobody(1, 0)).await.unwrap();
    super::backup(&database, &copy).unwrap();
    store.append(step(1, 1)).await.unwrap();
    super::restore(&copy, &database, NOW).unwrap();
    store.append(in_generation(1, head(1, 1).append(&[entry(9)]))).await.unwrap();
    let follows = in_generation(1, step(1, 2));
    assert_eq!(store.append(follows).await, Err(StoreError::Conflict), "it follows from what is no more");
    assert_eq!(length(&store, 1).await, 2);
}

/// A database with one table of three entries, as the program that knew this version left it.
fn earlier(path: &Path, version: u32) {
    let mut database = rusqlite::Connection::open(path).unwrap();
    migrate_to(&mut database, version).unwrap();
    let [one, two, later] = bare();
    let first = format!("{one}\n{two}");
    let rows = match version {
        1 | 2 => "INSERT INTO log (game_table, first, entries) VALUES (?1, 0, ?2), (?1, 2, ?3)",
        _ => "INSERT INTO log (game_table, first, next, entries) VALUES (?1, 0, 2, ?2), (?1, 2, 3, ?3)",
    };
    database.execute(rows, rusqlite::params![table(1).as_str(), first, later]).unwrap();
    let line = serde_json::to_string(&append(1, 0, 1).summary.unwrap().line).unwrap();
    let row = match version {
        1 | 2 => "INSERT INTO summary (game_table, length, listed, changed, line) VALUES (?1, 3, 1, 0, ?2)",
        _ => "INSERT INTO summary (game_table, listed, changed, line, phase) VALUES (?1, 1, 0, ?2, 'open')",
    };
    database.execute(row, rusqlite::params![table(1).as_str(), line]).unwrap();
}

#[tokio::test]
async fn a_database_of_every_earlier_version_is_brought_up_to_date() {
    for version in 1..VERSION {
        let folder = tempfile::tempdir().unwrap();
        earlier(&folder.path().join("dozen.db"), version);
        let store = open(folder.path());
        assert_eq!(length(&store, 1).await, 3, "{version}");
        assert_eq!(store.public_tables(9).await.unwrap().len(), 1, "{version}");
        assert_eq!(store.count_tables().await.unwrap(), [("open".to_string(), 1)], "{version}");
        for wrong in [2, 4] {
            assert_eq!(store.append(append(1, wrong, 1)).await, Err(StoreError::Conflict), "{version}");
        }
        let mut head = store.load(table(1)).await.unwrap().head;
        store.append(head.append(&[entry(3)])).await.unwrap();
        assert_eq!(store.load(table(1)).await.unwrap(), Log { entries: entries(0, 4), head }, "{version}");
    }
}

#[tokio::test]
async fn a_database_from_the_future_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    drop(open(folder.path()));
    let database = rusqlite::Connection::open(folder.path().join("dozen.db")).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    drop(database);
    let said = Sqlite::open(&folder.path().join("dozen.db")).unwrap_err().to_string();
    assert!(said.contains("version 99"), "{said}");
}

#[tokio::test]
async fn memory_fails_when_told_to() {
    let store = Memory::default();
    store.set_fault(Fault::Lost);
    assert!(matches!(store.append(append(1, 0, 1)).await, Err(StoreError::Failed(_))));
    assert_eq!(store.load(table(1)).await, Err(StoreError::NoSuchTable));
    store.set_fault(Fault::KeptButUnsure);
    assert!(matches!(store.append(append(1, 0, 1)).await, Err(StoreError::Failed(_))));
    assert_eq!(length(&store, 1).await, 1);
}
