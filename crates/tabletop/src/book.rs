//! The rules of one table: an edition, options and a number of seats, made ready once and shared by every state.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Serialize, Serializer};

use crate::phrase::WORDS;
use crate::{
    Edition, Game, OptionError, OptionValue, Options, Parts, PartsOf, RuleTables, SeatCount, SetupError, say,
    shelf,
};

/// What people choose before a game: an edition and its options.
pub struct Config<G: Game> {
    /// The components.
    pub edition: &'static Edition<PartsOf<G>>,
    /// The options, at first the edition's defaults.
    pub options: Options,
}

impl<G: Game> Config<G> {
    /// This edition with its default options.
    pub fn of(edition: &'static Edition<PartsOf<G>>) -> Self {
        Config { edition, options: edition.defaults.clone() }
    }

    /// Sets an option.
    pub fn set(&mut self, name: &str, value: &OptionValue) -> Result<(), OptionError> {
        self.options.set(name, value)
    }
}

impl<G: Game> Default for Config<G> {
    /// The printed game: the default edition with its default options.
    fn default() -> Self {
        Config::of(Edition::built_in()[0])
    }
}

impl<G: Game> Clone for Config<G> {
    fn clone(&self) -> Self {
        Config { edition: self.edition, options: self.options.clone() }
    }
}

impl<G: Game> fmt::Debug for Config<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("edition", &self.edition.header.id)
            .field("options", &self.options)
            .finish()
    }
}

/// Everything about a table that never changes while it is played.
pub struct Rulebook<G: Game> {
    /// The components.
    pub edition: &'static Edition<PartsOf<G>>,
    /// All options.
    pub options: Options,
    /// Number of seats.
    pub seats: SeatCount,
    /// What the game made of them: tables the rules look things up in.
    pub rules: G::Rules,
    /// What the features of the game count for, where it is not what the game itself says.
    weights: Option<Box<[f32]>>,
    fingerprint: u64,
    citation: Citation,
}

impl<G: Game> Rulebook<G> {
    /// The options that differ from the edition's defaults.
    pub fn changed_options(&self) -> BTreeMap<String, OptionValue> {
        self.citation.options.clone()
    }
}

impl<G: Game> fmt::Debug for Rulebook<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rulebook")
            .field("edition", &self.edition.header.id)
            .field("options", &self.options)
            .field("seats", &self.seats)
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

/// A handle to a [`Rulebook`]: one copy per content, kept for the life of the process, free to copy.
pub struct Book<G: Game>(&'static Rulebook<G>);

impl<G: Game> Book<G> {
    /// The rules for this configuration and table size.
    pub fn open(config: &Config<G>, seats: SeatCount) -> Result<Self, SetupError> {
        Self::open_weighed(config, seats, None)
    }

    /// The same rules, for bots that judge by other weights than the game's own.
    pub fn weighed(self, weights: &[f32]) -> Result<Self, SetupError> {
        let config = Config { edition: self.edition, options: self.options.clone() };
        Self::open_weighed(&config, self.seats, Some(weights))
    }

    /// What an edition and options come to at this table size; refused if that cannot be played. Nothing of it is kept.
    pub fn rules(
        edition: &Edition<PartsOf<G>>,
        options: &Options,
        seats: SeatCount,
    ) -> Result<G::Rules, SetupError> {
        Self::must_seat(edition, seats)?;
        G::Rules::new(edition, options, seats)
    }

    fn must_seat(edition: &Edition<PartsOf<G>>, seats: SeatCount) -> Result<(), SetupError> {
        G::META.seat_count(seats.get())?;
        let playable = edition.parts.seats();
        if playable.contains(&seats.get()) {
            return Ok(());
        }
        let (min, max) = playable.into_inner();
        Err(SetupError(say!(WORDS, "setup-edition-seats", min: min, max: max, seats: seats.get())))
    }

    fn open_weighed(
        config: &Config<G>,
        seats: SeatCount,
        weights: Option<&[f32]>,
    ) -> Result<Self, SetupError> {
        Self::must_seat(config.edition, seats)?;
        let options = serde_json::to_string(&config.options).expect("options are plain values");
        let key = format!("{}:{seats}:{options}:{weights:?}", config.edition.text_hash);
        if let Some(kept) = shelf::find(&key) {
            return Ok(Book(kept));
        }
        let mut hasher = crate::game::StableHasher::default();
        (&config.edition.hash, seats, options).hash(&mut hasher);
        let rules = G::Rules::new(config.edition, &config.options, seats)?;
        let book = Rulebook {
            edition: config.edition,
            options: config.options.clone(),
            seats,
            rules,
            weights: weights.map(Into::into),
            fingerprint: hasher.finish(),
            citation: Citation {
                edition: config.edition.header.id.clone(),
                edition_hash: config.edition.hash.clone(),
                seats,
                options: config.options.changed_from(&config.edition.defaults),
            },
        };
        Ok(Book(shelf::keep(key, book)))
    }

    /// What the features of the game count for, if it is not what the game itself says.
    #[inline]
    pub fn weights(self) -> Option<&'static [f32]> {
        self.0.weights.as_deref()
    }

    /// The default game at this table size.
    pub fn standard(seats: SeatCount) -> Result<Self, SetupError> {
        Book::open(&Config::default(), seats)
    }
}

impl<G: Game> Deref for Book<G> {
    type Target = Rulebook<G>;
    #[inline]
    fn deref(&self) -> &Rulebook<G> {
        self.0
    }
}

impl<G: Game> Clone for Book<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Book<G> {}

impl<G: Game> PartialEq for Book<G> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<G: Game> Eq for Book<G> {}

impl<G: Game> Hash for Book<G> {
    /// By content, so that the same game has the same hash in every process.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint.hash(state);
    }
}

impl<G: Game> fmt::Debug for Book<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} for {} seats)", self.edition.header.id, self.seats)
    }
}

/// A book is stored by naming its edition, not by repeating it.
#[derive(Serialize)]
#[cfg_attr(any(test, feature = "testing"), derive(serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Book"))]
struct Citation {
    /// Id of the edition.
    edition: String,
    /// 16 hexadecimal digits that change with every number or component of the edition.
    edition_hash: String,
    /// How many play.
    seats: SeatCount,
    /// The options that differ from the edition's defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "{ [name in string]: boolean | number | string }"))]
    options: BTreeMap<String, OptionValue>,
}

impl<G: Game> Serialize for Book<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.citation.serialize(serializer)
    }
}

#[cfg(any(test, feature = "testing"))]
impl<'de, G: Game> serde::Deserialize<'de> for Book<G> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cited = <Citation as serde::Deserialize>::deserialize(deserializer)?;
        let edition = Edition::by_hash(&cited.edition_hash).ok_or_else(|| {
            let Citation { edition, edition_hash, .. } = &cited;
            serde::de::Error::custom(format_args!(
                "the edition '{edition}' ({edition_hash}) has not been loaded"
            ))
        })?;
        let mut config = Config::of(edition);
        for (name, value) in &cited.options {
            config.set(name, value).map_err(serde::de::Error::custom)?;
        }
        Book::open(&config, cited.seats).map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "typescript")]
impl<G: Game> ts_rs::TS for Book<G> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Citation::docs()
    }
    fn name(config: &ts_rs::Config) -> String {
        Citation::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        Citation::inline(config)
    }
    fn decl(config: &ts_rs::Config) -> String {
        Citation::decl(config)
    }
    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        Citation::visit_dependencies(visitor);
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Citation::output_path()
    }
}
