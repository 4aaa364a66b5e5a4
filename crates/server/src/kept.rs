//! What stays in memory for good once a game was set up with it: edition files, and sets of options that differ from the
//! usual one. So their number is bounded, and one address may bring only a part of them in an hour. Only what stays is
//! counted: a game that cannot be set up leaves nothing behind, or its edition file where a record was to be replayed.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Code, TableConfig};
use sha2::{Digest, Sha256};
use tabletop::say;

use crate::WORDS;
use crate::core::{Refusal, setup};
use crate::limits::{Limits, Origin};

type Hash = [u8; 32];

/// Which part of what may stay in memory is for records that somebody sent and rules that somebody read: one in so many.
const READ_SHARE: u32 = 4;
/// Which part of it an address may bring in an hour: one in so many, but at least a few.
const ADDRESS_SHARE: u32 = 10;
const A_FEW: u32 = 10;
const AN_HOUR: Duration = Duration::from_hours(1);

/// What a game is set up for. Who sends records, or reads rules, must not keep others from making tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Table,
    Reading,
}

/// Whether a game can be set up so.
pub(crate) trait Sound {
    fn is_sound(&self) -> bool;
}

impl Sound for TableConfig {
    fn is_sound(&self) -> bool {
        catalog::find(&self.game).is_ok_and(|game| game.check(&setup(self, Vec::new())).is_ok())
    }
}

/// What stays in memory.
#[derive(Debug)]
pub(crate) struct Kept {
    limits: Limits,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    editions: BTreeSet<Hash>,
    option_sets: BTreeSet<Hash>,
    /// Those of records and rules that were read.
    read: BTreeSet<Hash>,
    /// How much each address has brought in this hour.
    brought: HashMap<(Origin, bool), u32>,
    since: Instant,
}

impl Known {
    fn has(&self, hash: &Hash) -> bool {
        self.editions.contains(hash) || self.option_sets.contains(hash) || self.read.contains(hash)
    }
}

impl Kept {
    pub(crate) fn new(limits: Limits) -> Self {
        let known = Known {
            editions: BTreeSet::new(),
            option_sets: BTreeSet::new(),
            read: BTreeSet::new(),
            brought: HashMap::new(),
            since: Instant::now(),
        };
        Kept { limits, known: Mutex::new(known) }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.since.elapsed() >= AN_HOUR {
            known.brought.clear();
            known.since = Instant::now();
        }
        known
    }

    /// Refused if something would have to stay for which there is no room.
    pub(crate) fn has_room(&self, origin: Origin, config: &TableConfig, what: Use) -> Result<(), Refusal> {
        let Limits { editions, option_sets, .. } = self.limits;
        let known = self.known();
        for (hash, most, is_edition) in
            [(edition_hash(config), editions, true), (options_hash(config), option_sets, false)]
        {
            if hash.is_none_or(|hash| known.has(&hash)) {
                continue;
            }
            let (count, room) = match what {
                Use::Reading => (known.read.len(), most / READ_SHARE),
                Use::Table if is_edition => (known.editions.len(), most),
                Use::Table => (known.option_sets.len(), most),
            };
            let brought = known.brought.get(&(origin, is_edition)).copied().unwrap_or(0);
            if count >= room as usize || brought >= (most / ADDRESS_SHARE).max(A_FEW) {
                let (words, field) = match (what, is_edition) {
                    (Use::Reading, true) => (say!(WORDS, "too-many-unusual"), "edition_toml"),
                    (Use::Reading, false) => (say!(WORDS, "too-many-unusual"), "options"),
                    (Use::Table, true) => (say!(WORDS, "too-many-editions"), "edition_toml"),
                    (Use::Table, false) => (say!(WORDS, "too-many-options"), "options"),
                };
                return Err(Refusal::new(Code::Limit, words).of_field(field));
            }
        }
        Ok(())
    }

    /// Notes what stays after somebody tried to set up a game. `is_sound` says whether that succeeded.
    pub(crate) fn note(&self, origin: Origin, config: &TableConfig, what: Use, is_sound: bool) {
        // A table that is refused leaves nothing; a record that cannot be played leaves its edition.
        let leaves_edition = is_sound || (what == Use::Reading && has_sound_edition(config));
        let edition = edition_hash(config).filter(|_| leaves_edition);
        let options = options_hash(config).filter(|_| is_sound);
        let mut known = self.known();
        for (hash, is_edition) in [(edition, true), (options, false)] {
            let Some(hash) = hash.filter(|hash| !known.has(hash)) else { continue };
            match what {
                Use::Reading => known.read.insert(hash),
                Use::Table if is_edition => known.editions.insert(hash),
                Use::Table => known.option_sets.insert(hash),
            };
            *known.brought.entry((origin, is_edition)).or_default() += 1;
        }
    }
}

fn has_sound_edition(config: &TableConfig) -> bool {
    let text = config.edition_toml.as_deref();
    text.is_some_and(|text| catalog::find(&config.game).is_ok_and(|game| game.load_edition(text).is_ok()))
}

/// Names the edition file of a table that was given one.
fn edition_hash(config: &TableConfig) -> Option<Hash> {
    config.edition_toml.as_ref().map(|text| Sha256::digest(text.as_bytes()).into())
}

/// Names the rules of a table that changes some of their options.
fn options_hash(config: &TableConfig) -> Option<Hash> {
    let TableConfig { game, seats, edition, options, .. } = config;
    let set = (game, seats, edition, edition_hash(config), options);
    let text = serde_json::to_string(&set).expect("settings are plain values");
    (!options.is_empty()).then(|| Sha256::digest(text.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use tabletop::OptionValue;

    use super::*;

    fn at(text: &str) -> Origin {
        Origin::from(text.parse::<std::net::IpAddr>().unwrap())
    }

    fn bonus(points: i64) -> TableConfig {
        let options = [("plain_tie_bonus".to_string(), OptionValue::Int(points))].into();
        TableConfig { game: "go-nuts".to_string(), options, ..TableConfig::default() }
    }

    #[test]
    fn what_was_refused_does_not_count() {
        let kept = Kept::new(Limits { option_sets: 10, ..Limits::default() });
        let nonsense = bonus(4711);
        assert!(!nonsense.is_sound() && bonus(1).is_sound());
        for _ in 0..100 {
            kept.has_room(at("192.0.2.1"), &nonsense, Use::Reading).unwrap();
            kept.note(at("192.0.2.1"), &nonsense, Use::Reading, false);
        }
        kept.has_room(at("192.0.2.1"), &bonus(1), Use::Table).unwrap();
    }

    #[test]
    fn an_address_brings_a_part_and_leaves_the_rest_to_others() {
        let kept = Kept::new(Limits { option_sets: 120, ..Limits::default() });
        let brings = |address: &str, number: u8| {
            let config = TableConfig { seats: Some(2 + number / 4), ..bonus(i64::from(1 + number % 4)) };
            let room = kept.has_room(at(address), &config, Use::Table);
            kept.note(at(address), &config, Use::Table, room.is_ok());
            room.is_ok()
        };
        assert_eq!((0..20).filter(|number| brings("192.0.2.1", *number)).count(), 12);
        assert!(brings("192.0.2.1", 0), "what is known costs nothing");
        assert!(brings("192.0.2.2", 19));
    }
}
