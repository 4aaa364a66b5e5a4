//! The files.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, EditionCard};
use serde_json::Value;
use server::core::{Entry, TableId};
use tabletop::{Language, Record};
use tempfile::TempDir;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/data")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// What is in a folder, in the order of the names.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// A copy of the database, in a folder of its own.
pub(crate) fn database() -> (TempDir, PathBuf) {
    let copy = tempfile::tempdir().unwrap();
    let path = copy.path().join(server::DATABASE);
    fs::copy(folder().join("dozen.db"), &path).unwrap();
    (copy, path)
}

/// The moment the server stopped, in milliseconds since 1970.
pub(crate) fn stopped_at() -> u64 {
    json(&folder().join("people.json"))["now"].as_u64().unwrap()
}

/// Everybody's short name and secret.
pub(crate) fn people() -> Vec<(String, String)> {
    let people = json(&folder().join("people.json"));
    let secret = |person: &Value| person["secret"].as_str().unwrap().to_string();
    people["players"].as_object().unwrap().iter().map(|(name, p)| (name.clone(), secret(p))).collect()
}

/// An edition file and what was known of it.
pub(crate) struct EditionFile {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) id: String,
    pub(crate) hash: String,
    pub(crate) built_in: bool,
}

pub(crate) fn editions() -> Vec<EditionFile> {
    let folder = folder().join("editions");
    let known = json(&folder.join("hashes.json"));
    let file = |(name, known): (&String, &Value)| {
        let word = |key: &str| known[key].as_str().unwrap().to_string();
        EditionFile {
            name: name.clone(),
            text: read(&folder.join(name)),
            game: catalog::find(&word("game")).unwrap(),
            id: word("id"),
            hash: word("hash"),
            built_in: known["built_in"].as_bool().unwrap(),
        }
    };
    known.as_object().unwrap().iter().map(file).collect()
}

/// The file of the edition that a record was played with, where that was not a built-in one.
pub(crate) fn own_edition(record: &Record) -> Option<String> {
    let named = |file: &EditionFile| record.edition_hash.as_ref() == Some(&file.hash);
    editions().into_iter().find(named).filter(|file| !file.built_in).map(|file| file.text)
}

/// The edition that a record names, as this program knows it.
pub(crate) fn edition_of(record: &Record) -> EditionCard {
    let mut begin = record.clone();
    (begin.steps, begin.outcome, begin.continued) = (Vec::new(), None, None);
    let game = catalog::find(&record.game).unwrap();
    game.replay(&begin, own_edition(record).as_deref()).unwrap().edition(Language::English)
}

/// A file with a record.
pub(crate) struct RecordFile {
    /// With the folder it is in.
    pub(crate) name: String,
    pub(crate) text: String,
}

impl RecordFile {
    pub(crate) fn record(&self) -> Record {
        Record::parse(&self.text).unwrap_or_else(|e| panic!("{}: {e}", self.name))
    }

    /// Whether it is the JSON twin.
    pub(crate) fn is_json(&self) -> bool {
        self.text.starts_with('{')
    }
}

fn record_files(folder: &Path) -> Vec<RecordFile> {
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_string();
    let is_record = |path: &PathBuf| !["log.jsonl", "table.json"].contains(&name(path).as_str());
    let file =
        |path: PathBuf| RecordFile { name: format!("{}/{}", name(folder), name(&path)), text: read(&path) };
    listed(folder).into_iter().filter(is_record).map(file).collect()
}

/// Every record there is.
pub(crate) fn records() -> Vec<RecordFile> {
    let of_tables = tables().into_iter().flat_map(|table| table.records());
    record_files(&folder().join("records")).into_iter().chain(of_tables).collect()
}

/// Demands that a record is the one that was frozen. The program may name the edition by another hash today; the rest is
/// the same byte for byte.
pub(crate) fn assert_same(frozen: &RecordFile, now: &str) {
    let (then, record) = (frozen.record(), Record::parse(now).unwrap());
    let hash = record.edition_hash.unwrap();
    assert_eq!(edition_of(&then).hash, hash, "{}: another edition", frozen.name);
    let now = now.replacen(&hash, &then.edition_hash.unwrap(), 1);
    assert_eq!(now.trim_end(), frozen.text.trim_end(), "{}", frozen.name);
}

/// A table and what was known of it.
pub(crate) struct FrozenTable {
    pub(crate) name: String,
    pub(crate) known: Value,
    folder: PathBuf,
}

pub(crate) fn tables() -> Vec<FrozenTable> {
    let table = |folder: PathBuf| FrozenTable {
        name: folder.file_name().unwrap().to_str().unwrap().to_string(),
        known: json(&folder.join("table.json")),
        folder,
    };
    listed(&folder().join("tables")).into_iter().map(table).collect()
}

/// The one with this name.
pub(crate) fn table(name: &str) -> FrozenTable {
    tables().into_iter().find(|table| table.name == name).unwrap_or_else(|| panic!("no table {name}"))
}

impl FrozenTable {
    pub(crate) fn word(&self, key: &str) -> &str {
        self.known[key].as_str().unwrap_or_else(|| panic!("{}: no {key}", self.name))
    }

    pub(crate) fn id(&self) -> TableId {
        self.word("id").parse().unwrap()
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        format!("/api/tables/{}", self.word("id"))
    }

    /// Its log as it was stored.
    pub(crate) fn lines(&self) -> String {
        read(&self.folder.join("log.jsonl"))
    }

    pub(crate) fn log(&self) -> Vec<Entry> {
        let entry = |line| {
            let entry: Value = serde_json::from_str(line).unwrap();
            let fact = serde_json::from_value(entry["fact"].clone());
            let fact = fact.unwrap_or_else(|e| panic!("{}: {e}", self.name));
            Entry { at: entry["at"].as_u64().unwrap(), fact }
        };
        self.lines().lines().map(entry).collect()
    }

    /// Its records: `record` for everybody once the game is over, until then one for each seat and for spectators.
    pub(crate) fn records(&self) -> Vec<RecordFile> {
        record_files(&self.folder)
    }

    /// The record in this file, if there is one.
    pub(crate) fn record(&self, file: &str) -> Option<RecordFile> {
        self.records().into_iter().find(|record| record.name.ends_with(&format!("/{file}")))
    }

    /// The seats that must choose.
    pub(crate) fn due(&self) -> Vec<u64> {
        self.known["due"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect()
    }

    /// What a seat may choose, as tokens, if that was asked.
    pub(crate) fn choices(&self, seat: u64) -> Option<Vec<&str>> {
        Some(self.known["choices"][seat.to_string()].as_str()?.split(' ').collect())
    }

    /// Whether a bot must choose: then the table goes on by itself as soon as it is awake.
    pub(crate) fn waits_for_a_bot(&self) -> bool {
        self.due().iter().any(|seat| self.known["chairs"][*seat as usize - 1]["kind"] == "bot")
    }
}
