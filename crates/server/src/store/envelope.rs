//! Entries as they are stored: one line of JSON each, in an envelope that is the same for good.
//!
//! `{"v":1,"prev":"<64 digits>","at":1794962966688,"fact":{...}}`: the version of the fact, the hash of the entry before,
//! when it happened, and what. The hash of an entry is the SHA-256 of the digits of the hash before it and the line itself;
//! before the first entry stands the hash of the table's id. So a line that was changed, moved or taken out is noticed by
//! the line after it.
//!
//! Earlier programs wrote `{"at":...,"fact":...}`. Such lines are hashed as they are, and the first entry after them names
//! what came out.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use tabletop::hex;

use super::{Append, StoreError};
use crate::core::{Damaged, Entry, Fact, Millis, TableId};

/// The version of facts that this program writes. It rises when a fact that has a known name means something else; a new
/// fact needs no new version, since it has a new name.
const VERSION: u32 = 1;
/// Longer than most lines.
const USUAL_LENGTH: usize = 256;

#[derive(Serialize)]
struct Written<'a> {
    v: u32,
    prev: &'a str,
    at: Millis,
    fact: &'a Fact,
}

#[derive(Deserialize)]
struct Found<'a> {
    /// 0 where there is no envelope.
    #[serde(default)]
    v: u32,
    prev: Option<&'a str>,
    at: Millis,
    #[serde(borrow)]
    fact: &'a RawValue,
}

/// The end of a log, where the next entry goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    table: TableId,
    /// Of the store that the log is in.
    generation: u64,
    /// Number of entries.
    length: u64,
    /// Of the last entry, as digits.
    hash: String,
}

impl Head {
    /// Of a table without entries.
    pub fn new(table: TableId) -> Self {
        Head { table, generation: 0, length: 0, hash: hex::encode(&Sha256::digest(table.as_str())) }
    }

    /// The same in a store of this generation.
    #[must_use]
    pub fn in_generation(self, generation: u64) -> Self {
        Head { generation, ..self }
    }

    /// The generation of the store that the log is in.
    pub(crate) fn generation(&self) -> u64 {
        self.generation
    }

    /// Puts entries into their envelopes, and moves behind them. The append changes no summary.
    pub fn append(&mut self, entries: &[Entry]) -> Append {
        let (first, prev) = (self.length, self.hash.clone());
        let mut text = Vec::with_capacity(entries.len() * USUAL_LENGTH);
        for Entry { at, fact } in entries {
            if !text.is_empty() {
                text.push(b'\n');
            }
            let begin = text.len();
            let written = Written { v: VERSION, prev: &self.hash, at: *at, fact };
            serde_json::to_writer(&mut text, &written).expect("an entry is plain values");
            self.pass(&text[begin..]);
        }
        let entries = String::from_utf8(text).expect("JSON is UTF-8");
        let (table, generation, next, hash) = (self.table, self.generation, self.length, self.hash.clone());
        Append { table, generation, first, next, entries, prev, hash, summary: None, reseated: false }
    }

    /// Number of entries.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// Moves behind a line.
    fn pass(&mut self, line: &[u8]) {
        let hash = Sha256::new().chain_update(&self.hash).chain_update(line).finalize();
        self.hash = hex::encode(&hash);
        self.length += 1;
    }
}

/// The log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// All of it.
    pub entries: Vec<Entry>,
    /// Where it goes on.
    pub head: Head,
}

impl Log {
    /// Reads a log from the texts it was stored in, and checks that every line follows from the one before.
    pub fn read<T: AsRef<str>>(
        table: TableId,
        texts: impl IntoIterator<Item = Result<T, StoreError>>,
    ) -> Result<Self, StoreError> {
        let mut log = Log { entries: Vec::new(), head: Head::new(table) };
        let mut chained = false;
        // A fact that was changed looks like one from the future until the next line says what it was.
        let mut newer = None;
        for text in texts {
            for line in text?.as_ref().lines() {
                let number = log.head.length;
                let damaged = |message: String| StoreError::Damaged(Damaged { number, message });
                let found: Found<'_> = serde_json::from_str(line).map_err(|e| damaged(e.to_string()))?;
                chained |= found.v > 0;
                if chained && found.prev != Some(&log.head.hash) {
                    return Err(damaged("it does not follow from the entry before".to_string()));
                }
                log.head.pass(line.as_bytes());
                match (found.v, serde_json::from_str(found.fact.get())) {
                    (0..=VERSION, Ok(fact)) => log.entries.push(Entry { at: found.at, fact }),
                    (0, Err(e)) => return Err(damaged(e.to_string())),
                    (1..=VERSION, Err(e)) => drop(newer.get_or_insert((number, e.to_string()))),
                    (version, _) => drop(newer.get_or_insert((number, format!("it has version {version}")))),
                }
            }
        }
        match newer {
            _ if log.head.length == 0 => Err(StoreError::NoSuchTable),
            None => Ok(log),
            Some((number, message)) => Err(StoreError::Newer { number, message }),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    fn table() -> TableId {
        TableId::new([7; 16])
    }

    fn entries(from: u64, to: u64) -> Vec<Entry> {
        (from..to).map(|at| Entry { at, fact: Fact::StoodUp { seat: Seat::new(1) } }).collect()
    }

    /// Lines of a log with four entries.
    fn lines() -> [String; 4] {
        let stored = Head::new(table()).append(&entries(0, 4)).entries;
        let lines: Vec<String> = stored.lines().map(str::to_string).collect();
        lines.try_into().unwrap()
    }

    fn read(lines: &[String]) -> Result<Log, StoreError> {
        Log::read(table(), lines.iter().map(Ok))
    }

    /// The number of the entry that is said to be damaged.
    fn damaged(lines: &[String]) -> u64 {
        match read(lines) {
            Err(StoreError::Damaged(Damaged { number, .. })) => number,
            other => panic!("{other:?}"),
        }
    }

    /// The log with the line that says its facts differently, and with hashes that fit.
    fn rewritten(change: impl Fn(usize, String) -> String) -> Vec<String> {
        let mut head = Head::new(table());
        let line = |(number, entry): (usize, &Entry)| {
            let before = head.clone();
            let line = change(number, before.clone().append(std::slice::from_ref(entry)).entries);
            head.pass(line.as_bytes());
            line
        };
        entries(0, 4).iter().enumerate().map(line).collect()
    }

    #[test]
    fn a_line_is_what_it_will_be_for_good() {
        let line = &lines()[1];
        let before = Sha256::new().chain_update(hex::encode(&Sha256::digest("9999999999999999")));
        let before = hex::encode(&before.chain_update(&lines()[0]).finalize());
        let fact = r#"{"stood_up":{"seat":2}}"#;
        assert_eq!(*line, format!(r#"{{"v":1,"prev":"{before}","at":1,"fact":{fact}}}"#));
    }

    #[test]
    fn a_log_is_read_back_whatever_was_appended_together() {
        let mut head = Head::new(table());
        let appends = [(0, 1), (1, 3), (3, 4)].map(|(from, to)| head.append(&entries(from, to)));
        let bounds = appends.each_ref().map(|append| (append.first, append.next));
        assert_eq!(bounds, [(0, 1), (1, 3), (3, 4)]);
        let log = Log::read(table(), appends.iter().map(|append| Ok(&append.entries))).unwrap();
        assert_eq!(log, Log { entries: entries(0, 4), head });
        assert_eq!(read(&lines()).unwrap(), log);
        assert_eq!(read(&[]), Err(StoreError::NoSuchTable));
    }

    #[test]
    fn every_changed_byte_is_noticed_by_the_entry_after_it() {
        let honest = lines();
        for (number, line) in honest[..3].iter().enumerate() {
            for place in 0..line.len() {
                let mut bytes = line.clone().into_bytes();
                bytes[place] ^= 1;
                let Ok(changed) = String::from_utf8(bytes) else { continue };
                let mut lines = honest.clone();
                lines[number] = changed;
                assert!(matches!(read(&lines), Err(StoreError::Damaged(_))), "{}", lines[number]);
            }
        }
    }

    #[test]
    fn entries_that_were_moved_taken_out_or_brought_in_are_noticed() {
        let [a, b, c, d] = lines();
        assert_eq!(damaged(&[a.clone(), c.clone(), b.clone(), d.clone()]), 1, "moved");
        assert_eq!(damaged(&[a.clone(), c.clone(), d.clone()]), 1, "taken out");
        assert_eq!(damaged(&[b.clone(), c.clone()]), 0, "the beginning taken out");
        assert_eq!(damaged(&[a.clone(), b.clone(), b.clone()]), 2, "repeated");
        let bare = r#"{"at":2,"fact":{"stood_up":{"seat":2}}}"#.to_string();
        assert_eq!(damaged(&[a.clone(), b.clone(), bare]), 2, "without an envelope");
        let other = Log::read(TableId::new([8; 16]), [Ok(a)]);
        assert!(matches!(other, Err(StoreError::Damaged(_))), "of another table: {other:?}");
    }

    #[test]
    fn what_only_a_newer_program_knows_is_told_apart_from_damage() {
        let newer = |from: &str, to: &str| {
            let lines = rewritten(|n, line| if n == 2 { line.replace(from, to) } else { line });
            assert_ne!(lines[2], self::lines()[2]);
            let said = read(&lines).unwrap_err();
            assert!(matches!(said, StoreError::Newer { number: 2, .. }), "{said:?}");
            said.to_string()
        };
        assert!(newer("\"v\":1", "\"v\":2").contains("newer version of Dozen: it has version 2"));
        assert!(newer("stood_up", "flew_away").contains("unknown variant `flew_away`"));
        assert!(newer("{\"seat\":2}", "{\"seat\":2,\"why\":\"bored\"}").contains("unknown field `why`"));
        // The same words where the next entry knows that something else was there.
        let mut lines = lines();
        lines[2] = lines[2].replace("stood_up", "flew_away");
        assert_eq!(damaged(&lines), 3);
    }

    #[test]
    fn a_log_without_envelopes_goes_on_with_them_and_is_pinned_by_the_first() {
        let bare = |at: u64| format!(r#"{{"at":{at},"fact":{{"stood_up":{{"seat":2}}}}}}"#);
        let old = [bare(0), bare(1)];
        let Log { entries: found, mut head } = read(&old).unwrap();
        assert_eq!(found, entries(0, 2));
        let [first, second] = old;
        let later = head.append(&entries(2, 4)).entries;
        let stored = [first.clone(), second.clone(), later.clone()];
        assert_eq!(read(&stored).unwrap(), Log { entries: entries(0, 4), head });
        assert_eq!(damaged(&[first.clone(), first.clone(), later.clone()]), 2, "repeated");
        assert_eq!(damaged(&[second, first.clone(), later.clone()]), 2, "swapped");
        assert_eq!(damaged(&[first, later]), 1, "taken out");
        assert!(matches!(read(&[bare(0).replace("stood_up", "flew_away")]), Err(StoreError::Damaged(_))));
    }
}
