//! Editions: the components and numbers of a game, read from a TOML file.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use toml::de::DeTable;
use toml::{Spanned, Value};

use crate::edition_file::take_derived_out;
use crate::edition_patch::{self, Patched};
use crate::edition_text::Text;
use crate::phrase::WORDS;
use crate::{
    Arg, EditionError, EditionFile, Layout, MAX_SEATS, Meta, OptionError, OptionSpec, OptionValue, Options,
    Phrase, edition_layout, hex, say, shelf,
};

/// How sure a fact of an edition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It stands in the published game.
    Printed,
    /// Deduced from another source.
    Inferred,
    /// Our own choice; no source says so.
    Designed,
}

/// How many facts of an edition have which status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// See [`Status::Printed`].
    pub printed: usize,
    /// See [`Status::Inferred`].
    pub inferred: usize,
    /// See [`Status::Designed`].
    pub designed: usize,
}

impl Facts {
    fn add(&mut self, status: &str) {
        match status {
            "printed" => self.printed += 1,
            "inferred" => self.inferred += 1,
            "designed" => self.designed += 1,
            _ => {}
        }
    }
}

/// How much of an edition is the published game. What the file says of itself as a whole comes before what its facts add up
/// to: a deck that we made counts more than the many small numbers around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// All of it.
    Printed,
    /// Most of it; gaps were filled.
    MostlyPrinted,
    /// The smaller part, or not what matters most.
    Reconstruction,
    /// The file does not say.
    Unknown,
}

impl Origin {
    /// The label that stands wherever an edition is shown.
    pub fn label(self) -> Phrase {
        match self {
            Origin::Printed => say!(WORDS, "origin-printed"),
            Origin::MostlyPrinted => say!(WORDS, "origin-mostly-printed"),
            Origin::Reconstruction => say!(WORDS, "origin-reconstruction"),
            Origin::Unknown => say!(WORDS, "origin-unknown"),
        }
    }

    /// What is said of an edition whose file has no note.
    pub fn note(self) -> Phrase {
        match self {
            Origin::Printed => say!(WORDS, "origin-printed-note"),
            Origin::MostlyPrinted => say!(WORDS, "origin-mostly-printed-note"),
            Origin::Reconstruction => say!(WORDS, "origin-reconstruction-note"),
            Origin::Unknown => say!(WORDS, "origin-unknown-note"),
        }
    }
}

/// What the `[edition]` table of a file says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionHeader {
    /// Short name, lower case, unique within the game.
    pub id: String,
    /// The built-in edition of which the file says only what is different.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extends: Option<String>,
    /// Name for people.
    pub title: String,
    /// Id of the game the file belongs to.
    pub game: String,
    /// Raised by the author with every change.
    pub version: u32,
    /// Whether this is the edition to use when none is named.
    #[serde(default)]
    pub main: bool,
    /// How sure the edition is as a whole; where it extends another, how sure its changes are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// For people, in a sentence or two: which parts are printed and which are not.
    #[serde(default)]
    pub note: String,
}

/// The game's own part of an edition: typed components, checked. As JSON they are what a board needs to draw them, with
/// names as notation has them.
pub trait Parts: Sized + fmt::Debug + Serialize + Send + Sync + 'static {
    /// How its tables are laid out in a file.
    type Layout: Layout;
    /// What never changes about the game.
    const META: Meta;
    /// The files that come with the program; the first is the default.
    const BUILT_IN: &'static [&'static str];
    /// The options of the game; every edition gives each a default.
    const OPTIONS: &'static [OptionSpec];
    /// Those of them that are variants of the published rules, not readings or rules of the house.
    const VARIANTS: &'static [&'static str] = &[];
    /// Keys that had other names once, `table.key` or `table`, each before its `table.key` of today. Files that people wrote then
    /// are still read.
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] = &[];
    /// Keys of cells that follow from others, `table.key` (in each row of a table that has rows) or `table`. A file may leave them
    /// out; those it states are checked when it is read. They are not facts of their own where editions are compared.
    const DERIVED: &'static [&'static str] = &[];
    /// Hashes that built-in editions had while their files were laid out differently, each after the id of its edition.
    /// Records and stored games that name one still find the edition. Other components or numbers are another edition:
    /// its hash does not belong here.
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] = &[];
    /// The id of the edition that was the first default of the game, where another one is now: what is meant by a stored
    /// game that names none.
    const FIRST_DEFAULT: Option<&'static str> = None;

    /// Checks what the file says, and makes components of it. An error names the row and what is wrong with it.
    fn read(file: &EditionFile<'_>, said: Self::Layout) -> Result<Self, EditionError>;

    /// The table sizes that these components are enough for; by default all that the game knows.
    fn seats(&self) -> RangeInclusive<usize> {
        1..=MAX_SEATS
    }
}

/// An edition, read and checked.
#[derive(Debug)]
pub struct Edition<P> {
    /// Id, title, note.
    pub header: EditionHeader,
    /// Default of every option.
    pub defaults: Options,
    /// How many of its facts are printed, inferred, designed.
    pub facts: Facts,
    /// 16 hexadecimal digits that change with every number or component, not with words for people.
    pub hash: String,
    /// The text it was read from, for those who want to copy or show it; of a patch, all that it comes to.
    pub source: String,
    /// The components.
    pub parts: P,
    /// Changes with the words for people too.
    pub(crate) text_hash: String,
}

#[derive(Deserialize)]
struct Whose {
    edition: Spanned<WhoseHeader>,
}

#[derive(Deserialize)]
struct WhoseHeader {
    game: String,
    extends: Option<Spanned<String>>,
}

/// What every edition file says besides the game's own tables.
#[derive(Deserialize)]
struct Frame {
    edition: Spanned<EditionHeader>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, OptionValue>,
    #[serde(default)]
    option_values: BTreeMap<Spanned<String>, OptionValues>,
}

/// What an option may be, as files repeated it once: a list, or both ends of a range.
#[derive(Deserialize)]
#[serde(untagged)]
enum OptionValues {
    List(Vec<OptionValue>),
    Range { min: OptionValue, max: OptionValue },
}

impl OptionValues {
    fn into_list(self) -> Vec<OptionValue> {
        match self {
            OptionValues::List(values) => values,
            OptionValues::Range { min, max } => vec![min, max],
        }
    }
}

impl Frame {
    /// The default of every option: what the file says; where it says nothing, what the main edition says.
    fn defaults<P: Parts>(&mut self, text: Text<'_>) -> Result<Options, EditionError> {
        let fault = |name: &Spanned<String>, table: &str, e: &OptionError| {
            text.fault(&name.span(), table, e.phrase())
        };
        // An edition cannot change what an option may be.
        let mut scratch = Options::blank(P::OPTIONS);
        for (name, values) in std::mem::take(&mut self.option_values) {
            for value in values.into_list() {
                scratch.set(name.get_ref(), &value).map_err(|e| fault(&name, "[option_values]", &e))?;
            }
        }
        let mut defaults = Options::blank(P::OPTIONS);
        let main = Text::whole(P::BUILT_IN[0]);
        let main = main.read::<Frame>(&main.tables()?)?.options;
        for (name, value) in &main {
            defaults.set(name.get_ref(), value).map_err(|e| fault(name, "[options]", &e))?;
        }
        let wrong = self.options.iter().filter_map(|(name, value)| {
            defaults.set(name.get_ref(), value).err().map(|e| fault(name, "[options]", &e))
        });
        EditionError::unless_none(wrong.collect(), ())?;
        let is_missing = |spec: &&OptionSpec| main.keys().all(|name| name.get_ref() != spec.name);
        if let Some(missing) = P::OPTIONS.iter().find(is_missing) {
            let message = say!(WORDS, "edition-no-default", name: missing.name, kind: missing.kind.phrase());
            return Err(EditionError::at("[options]", message));
        }
        Ok(defaults)
    }
}

impl<P: Parts> Edition<P> {
    /// Reads an edition from the text of its file, which may be a patch of a built-in one. The same content read twice is kept
    /// once.
    pub fn load(text: &str) -> Result<&'static Edition<P>, EditionError> {
        let edition = Edition::read(text)?;
        let kept = shelf::keep(edition.text_hash.clone(), edition);
        // The hash alone must find it too: that is what a stored view or record names.
        shelf::keep(kept.hash.clone(), ByHash(kept));
        Ok(kept)
    }

    /// The same for somebody who only wants to know what it says: nothing of it is kept.
    pub fn read(text: &str) -> Result<Edition<P>, EditionError> {
        let own = Text::whole(text);
        let tables = own.tables()?;
        // A file of another game is told so before its foreign tables are complained about.
        let whose = own.read::<Whose>(&tables)?.edition;
        let at = whose.span();
        let WhoseHeader { game, extends } = whose.into_inner();
        if game != P::META.id {
            let message = say!(WORDS, "edition-other-game", theirs: game, ours: P::META.id);
            return Err(own.fault(&at, "[edition]", message));
        }
        let Some(extends) = extends else { return Self::made_of(text, own, tables, BTreeMap::new()) };
        let extended =
            Self::built_in().iter().copied().find(|edition| edition.header.id == *extends.get_ref());
        let extended = extended.ok_or_else(|| {
            let known = Self::built_in().iter().map(|edition| edition.header.id.as_str());
            let message = say!(WORDS, "edition-extends-unknown", id: extends.get_ref().clone(), known: Arg::list(known));
            own.fault(&extends.span(), "[edition]", message)
        })?;
        // Places in the extended edition come after those in the patch.
        let from = text.len() + 1;
        let moved = format!("{}{}", " ".repeat(from), extended.source);
        let mut extended_tables = Text::whole(&moved).tables()?.into_inner();
        take_derived_out::<P>(&mut extended_tables);
        let both = format!("{text}\n{}", extended.source);
        let id = &extended.header.id;
        let at = tables.span();
        let (both, patch) = (Text::patch(&both, from, id), tables.into_inner());
        let Patched { tables, new_rows } = edition_patch::apply(both, id, extended_tables, patch)?;
        Self::made_of(text, both, Spanned::new(at, tables), new_rows)
    }

    /// What these tables say, which come from a file.
    fn made_of<'t>(
        file: &str,
        text: Text<'t>,
        tables: Spanned<DeTable<'t>>,
        new_rows: BTreeMap<usize, String>,
    ) -> Result<Edition<P>, EditionError> {
        let mut plain: toml::Table = text.read(&tables)?;
        let mut frame: Frame = text.read(&tables)?;
        let defaults = frame.defaults::<P>(text)?;
        let at = frame.edition.span();
        let header = frame.edition.into_inner();
        if header.id.is_empty() || !header.id.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
        {
            let message = say!(WORDS, "edition-bad-id", id: header.id);
            return Err(text.fault(&at, "[edition]", message));
        }
        let mut facts = Facts::default();
        count_facts(&Value::Table(plain.clone()), &mut facts);
        let hash = content_hash(&plain);
        let edition_file = EditionFile::new::<P>(text, tables, new_rows, defaults.clone())?;
        let parts = P::read(&edition_file, edition_file.read()?)?;
        let mut source = file.to_string();
        if header.extends.is_some() {
            plain.get_mut("edition").and_then(Value::as_table_mut).map(|header| header.remove("extends"));
            source = toml::to_string(&plain).expect("what was TOML can be written as TOML");
        }
        let text_hash = hex::encode(&Sha256::digest(file));
        Ok(Edition { header, defaults, facts, hash, source, parts, text_hash })
    }

    /// The tables of its file without the cells that follow from others, for whoever changes one of these others.
    pub fn without_derived(&self) -> toml::Table {
        let text = Text::whole(&self.source);
        let tables = text.tables().and_then(|mut tables| {
            take_derived_out::<P>(tables.get_mut());
            text.read(&tables)
        });
        tables.expect("the edition was read from this text")
    }

    /// A JSON Schema of the game's edition files, for editors.
    pub fn schema() -> serde_json::Value {
        edition_layout::schema::<P>()
    }

    /// The editions that come with the program; the first is the default.
    ///
    /// # Panics
    /// If a built-in file is faulty, which a test of every game rules out.
    pub fn built_in() -> &'static [&'static Edition<P>] {
        const KEY: &str = "built in";
        if let Some(kept) = shelf::find::<Vec<&'static Edition<P>>>(KEY) {
            return kept;
        }
        let load = |text: &&str| match Edition::load(text) {
            Ok(edition) => edition,
            Err(e) => panic!("built-in edition of {}: {e}", P::META.id),
        };
        shelf::keep(KEY.to_string(), P::BUILT_IN.iter().map(load).collect::<Vec<_>>())
    }

    /// An edition read earlier in this process, or built in, by its hash or one that it had before.
    pub fn by_hash(hash: &str) -> Option<&'static Edition<P>> {
        // A file that only says the same in other words has the hash of the built-in one, which is meant then.
        let built_in = Self::built_in().iter().copied().find(|edition| edition.matches_hash(hash));
        built_in.or_else(|| shelf::find::<ByHash<P>>(hash).map(|found| found.0))
    }

    /// Whether this hash names the edition: it is its own, or one that a built-in edition had before.
    pub fn matches_hash(&self, hash: &str) -> bool {
        let had_before = P::EARLIER_HASHES.contains(&(self.header.id.as_str(), hash));
        self.hash == hash || (had_before && self.is_built_in())
    }

    fn is_built_in(&self) -> bool {
        Self::built_in().iter().any(|edition| edition.hash == self.hash)
    }

    /// How much of it is the published game.
    pub fn origin(&self) -> Origin {
        let Facts { printed, inferred, designed } = self.facts;
        let guessed = inferred + designed;
        match self.header.status {
            _ if printed + guessed == 0 => Origin::Unknown,
            _ if guessed == 0 => Origin::Printed,
            Some(Status::Printed) => Origin::MostlyPrinted,
            None if printed >= guessed => Origin::MostlyPrinted,
            _ => Origin::Reconstruction,
        }
    }

    /// Whether this is the default edition of its game.
    pub fn is_default(&self) -> bool {
        Self::built_in()[0].hash == self.hash
    }

    /// Whether this is the edition that is meant where a record or a stored game names none: whatever becomes the default
    /// later, they mean what they meant.
    pub fn is_first_default(&self) -> bool {
        P::FIRST_DEFAULT.map_or_else(|| self.is_default(), |id| self.header.id == id && self.is_built_in())
    }
}

struct ByHash<P: 'static>(&'static Edition<P>);

/// Keys that speak to people and change nothing in the game.
pub(crate) fn is_documentation(key: &str) -> bool {
    matches!(
        key,
        "note" | "text" | "title" | "name" | "status" | "status_words" | "main" | "cells" | "extends"
    ) || key.ends_with("_status")
        || key.ends_with("_colours")
}

fn count_facts(value: &Value, facts: &mut Facts) {
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                match value {
                    Value::String(status) if key == "status" || key.ends_with("_status") => facts.add(status),
                    Value::Table(statuses) if key.ends_with("_status") => {
                        statuses.values().filter_map(Value::as_str).for_each(|status| facts.add(status));
                    }
                    _ => count_facts(value, facts),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| count_facts(item, facts)),
        _ => {}
    }
}

fn content_hash(table: &toml::Table) -> String {
    fn strip(value: &Value) -> Value {
        match value {
            Value::Table(table) => Value::Table(strip_table(table)),
            Value::Array(items) => Value::Array(items.iter().map(strip).collect()),
            other => other.clone(),
        }
    }
    fn strip_table(table: &toml::Table) -> toml::Table {
        table.iter().filter(|(key, _)| !is_documentation(key)).map(|(k, v)| (k.clone(), strip(v))).collect()
    }
    // Keys of a table are sorted, so the text is canonical.
    let canonical = serde_json::to_string(&strip_table(table)).expect("a TOML table is valid JSON");
    hex::encode(&Sha256::digest(canonical))[..16].to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    /// The parts of a game whose edition file once had other keys.
    #[derive(Debug, Deserialize, Serialize, JsonSchema)]
    struct Tray {
        donuts: u32,
    }

    impl Parts for Tray {
        type Layout = Tray;
        const META: Meta = Meta {
            id: "tray",
            title: "Tray",
            tagline: "",
            seats_min: 1,
            seats_max: 4,
            minutes: 1,
            turn_noun: "rounds",
            rules_version: 1,
        };
        const BUILT_IN: &'static [&'static str] = &[PLAIN, PARTY];
        const OPTIONS: &'static [OptionSpec] = &[];
        const EARLIER_HASHES: &'static [(&'static str, &'static str)] =
            &[("plain", "00000000000000a1"), ("plain", "00000000000000a2"), ("party", "00000000000000b1")];

        fn read(_: &EditionFile<'_>, said: Tray) -> Result<Self, EditionError> {
            Ok(said)
        }
    }

    const PLAIN: &str =
        "donuts = 12\n[edition]\nid = \"plain\"\ntitle = \"Plain\"\ngame = \"tray\"\nversion = 1\n";
    const PARTY: &str =
        "donuts = 24\n[edition]\nid = \"party\"\ntitle = \"Party\"\ngame = \"tray\"\nversion = 1\n";

    /// How many donuts a record with these headers is played with; what is said if it cannot be.
    fn donuts(headers: &str, file: Option<&str>) -> Result<u32, String> {
        let record = Record::parse(&format!("[Game \"tray\"]\n{headers}\n[Seats \"2\"]\n")).unwrap();
        let loaded = file.map(|text| Edition::load(text).unwrap());
        record.edition::<Tray>(loaded).map(|edition| edition.parts.donuts).map_err(|e| e.to_string())
    }

    #[test]
    fn a_record_finds_its_edition_by_every_hash_that_it_ever_had() {
        for edition in Edition::<Tray>::built_in() {
            let named = format!("[EditionHash \"{}\"]", edition.hash);
            assert_eq!(donuts(&named, None), Ok(edition.parts.donuts));
        }
        for hash in ["00000000000000a1", "00000000000000a2"] {
            assert_eq!(donuts(&format!("[EditionHash \"{hash}\"]"), None), Ok(12));
            let named = format!("[Edition \"plain\"]\n[EditionHash \"{hash}\"]");
            assert_eq!((donuts(&named, None), donuts(&named, Some(PLAIN))), (Ok(12), Ok(12)));
            assert_eq!(Edition::<Tray>::by_hash(hash).map(|edition| edition.parts.donuts), Some(12));
        }
        assert_eq!(donuts("[Edition \"party\"]\n[EditionHash \"00000000000000b1\"]", None), Ok(24));
    }

    #[test]
    fn an_edition_says_how_much_of_it_is_printed() {
        let origin = |header: &str, facts: &[(&str, usize)]| {
            let mut text = format!("{PLAIN}{header}");
            for (i, (status, n)) in facts.iter().enumerate() {
                let rows: Vec<_> = (0..*n).map(|row| format!("fact{i}{row}_status = \"{status}\"")).collect();
                text = format!("{}\n{text}", rows.join("\n"));
            }
            Edition::<Tray>::load(&text).unwrap().origin()
        };
        assert_eq!(origin("", &[]), Origin::Unknown);
        assert_eq!(origin("", &[("printed", 3)]), Origin::Printed);
        assert_eq!(origin("", &[("printed", 3), ("inferred", 2), ("designed", 1)]), Origin::MostlyPrinted);
        assert_eq!(origin("", &[("printed", 3), ("inferred", 2), ("designed", 2)]), Origin::Reconstruction);
        // What the file says of itself comes first.
        let (printed, designed) = ("status = \"printed\"", "status = \"designed\"");
        assert_eq!(origin(printed, &[("designed", 9)]), Origin::MostlyPrinted);
        assert_eq!(origin(designed, &[("printed", 9)]), Origin::Reconstruction);
        assert_eq!(origin(printed, &[]), Origin::Printed);
    }

    #[test]
    fn a_record_with_another_hash_is_refused() {
        let refused = |id: &str, hash: &str, file: Option<&str>| {
            let said = donuts(&format!("[Edition \"{id}\"]\n[EditionHash \"{hash}\"]"), file).unwrap_err();
            let expected =
                format!("it was played with the edition '{id}' ({hash}), which is not available here");
            assert!(said.starts_with(&expected), "{said}");
        };
        refused("plain", "00000000000000c1", None);
        refused("plain", "00000000000000b1", None);
        // Whoever calls a file of their own like a built-in edition has not got its past.
        let mine = PLAIN.replace("12", "13");
        assert_eq!(donuts("[Edition \"plain\"]\n[EditionHash \"00000000000000a1\"]", Some(&mine)), Ok(12));
        refused("mine", "00000000000000a1", Some(&mine.replace("\"plain\"", "\"mine\"")));
        assert!(Edition::<Tray>::by_hash("00000000000000c1").is_none());
    }
}
