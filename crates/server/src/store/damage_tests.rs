//! Bits that flip in the file and ends that are lost, at many tables: every one is noticed and named, and no other table
//! is hurt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{Phase, TableLine, Visibility};
use tabletop::{FastRng, below, fast_rng, shuffle};

use super::{Head, Log, Sqlite, Store, Summary};
use crate::core::{Entry, Fact, PlayerId, TableId};

const SEED: u64 = 27;
/// How many tables are made of each game that is in the frozen data.
const COPIES: usize = 6;
/// How many are hit.
const HIT: usize = 100;

/// Tables with real games, half of them in their logs and half on their way there, as a killed server leaves them.
struct Stored {
    folder: tempfile::TempDir,
    logs: BTreeMap<TableId, Vec<Entry>>,
    rng: FastRng,
}

fn games() -> Vec<Vec<Entry>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/data/tables");
    let mut tables: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|table| table.unwrap().path()).collect();
    tables.sort();
    let read = |table: &PathBuf| {
        let text = fs::read_to_string(table.join("log.jsonl")).unwrap();
        Log::read(TableId::new([0; 16]), [Ok(text)]).unwrap().entries
    };
    tables.iter().map(read).collect()
}

impl Stored {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (written, copy) = (folder.path().join("written.db"), folder.path().join("dozen.db"));
        let mut logs = BTreeMap::new();
        for game in std::iter::repeat_n(games(), COPIES).flatten() {
            let n = logs.len();
            let id = TableId::new(std::array::from_fn(|i| if i == 0 { n / 16 } else { n % 16 } as u8));
            let mut entries = game;
            let Fact::Created { table, .. } = &mut entries[0].fact else {
                unreachable!("every log begins so")
            };
            *table = id;
            logs.insert(id, entries);
        }
        let in_place = logs.len() / 2;
        let mut store = Sqlite::open(&written).unwrap();
        for (n, (id, entries)) in logs.iter().enumerate() {
            if n == in_place {
                // Whoever closes the store puts everything in its place.
                drop(store);
                store = Sqlite::open(&written).unwrap();
            }
            let mut head = Head::new(*id);
            let mut waiting = Vec::new();
            for piece in entries.chunks(5) {
                let summary = (waiting.is_empty()).then(|| summary(*id));
                let append = super::Append { summary, reseated: true, ..head.append(piece) };
                waiting.push(store.append(append));
            }
            for answer in waiting {
                answer.await.unwrap();
            }
        }
        super::backup(&written, &copy).unwrap();
        Stored { folder, logs, rng: fast_rng(SEED, 0) }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("dozen.db")
    }

    /// Some of the tables, each of which has several entries.
    fn some(&mut self) -> Vec<TableId> {
        let mut ids: Vec<TableId> =
            self.logs.iter().filter(|(_, entries)| entries.len() > 1).map(|(id, _)| *id).collect();
        shuffle(&mut ids, &mut self.rng);
        ids.truncate(HIT);
        assert_eq!(ids.len(), HIT);
        ids
    }

    /// The check names just these tables; they stay closed, and all others are as they were.
    async fn only_these_are_damaged(&self, hit: &[TableId]) {
        let hit: BTreeSet<TableId> = hit.iter().copied().collect();
        let checked = super::check(&self.path()).unwrap();
        assert_eq!(checked.tables, self.logs.len() as u64);
        assert_eq!(checked.unreadable.iter().map(|(id, _)| *id).collect::<BTreeSet<_>>(), hit);
        assert_eq!(checked.unreadable.len(), HIT, "each is named once");
        let store = Sqlite::open(&self.path()).unwrap();
        for (id, entries) in &self.logs {
            match store.load(*id).await {
                Ok(log) => assert!(!hit.contains(id) && log.entries == *entries, "{id}"),
                Err(e) => assert!(hit.contains(id), "{id}: {e}"),
            }
        }
        assert_eq!(store.damaged().into_keys().collect::<BTreeSet<_>>(), hit, "they are told apart for good");
    }
}

fn summary(id: TableId) -> Summary {
    let line = TableLine {
        id: id.to_string(),
        game: "go-nuts".into(),
        phase: Phase::Playing,
        visibility: Visibility::Public,
        names: Vec::new(),
        changed: 0,
        continued: None,
        lesson: None,
        ranks: None,
    };
    Summary { line, players: Vec::new(), host: PlayerId(1), wake: None }
}

/// Where each entry lies in the file, by the hash of the entry before it. Those that lie in pieces are left out.
fn places(file: &[u8]) -> BTreeMap<String, usize> {
    const BEGIN: &[u8] = br#"{"v":1,"prev":""#;
    let begins = file.windows(BEGIN.len()).enumerate().filter(|(_, bytes)| *bytes == BEGIN);
    let prev =
        |at: usize| String::from_utf8(file.get(at + BEGIN.len()..at + BEGIN.len() + 64)?.to_vec()).ok();
    begins.filter_map(|(at, _)| Some((prev(at)?, at))).collect()
}

#[tokio::test]
async fn a_hundred_flipped_bits_are_noticed_and_hurt_no_other_table() {
    let mut stored = Stored::new().await;
    let mut file = fs::read(stored.path()).unwrap();
    let places = places(&file);
    let hit = stored.some();
    for id in &hit {
        let lines: Vec<(usize, usize)> = {
            let mut head = Head::new(*id);
            let lines = head.append(&stored.logs[id]).entries;
            let prev = |line: &str| line.split('"').nth(5).unwrap().to_string();
            let place = |line: &str| {
                let at = *places.get(&prev(line))?;
                (file[at..].starts_with(line.as_bytes())).then_some((at, line.len()))
            };
            lines.lines().filter_map(place).collect()
        };
        assert!(!lines.is_empty(), "an entry of {id} lies in one piece");
        let (at, length) = lines[below(&mut stored.rng, lines.len() as u32) as usize];
        let byte = at + below(&mut stored.rng, length as u32) as usize;
        file[byte] ^= 1 << below(&mut stored.rng, 8);
    }
    fs::write(stored.path(), file).unwrap();
    stored.only_these_are_damaged(&hit).await;
}

#[tokio::test]
async fn a_hundred_lost_ends_are_missed_and_hurt_no_other_table() {
    let mut stored = Stored::new().await;
    // All of it in its place.
    drop(Sqlite::open(&stored.path()).unwrap());
    let hit = stored.some();
    let database = rusqlite::Connection::open(stored.path()).unwrap();
    for id in &hit {
        let sql = "DELETE FROM log WHERE game_table = ?1
            AND first = (SELECT max(first) FROM log WHERE game_table = ?1)";
        assert_eq!(database.execute(sql, [id.as_str()]).unwrap(), 1);
    }
    drop(database);
    stored.only_these_are_damaged(&hit).await;
}
