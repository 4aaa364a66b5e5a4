//! One entry of the catalogue: a game without its type.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::Serialize;
use tabletop::{
    Book, Config, Edition, FactChange, Game, Guide, Language, Messages, Meta, OptionSpec, OptionValue, Parts,
    PartsOf, Record, SeatCount, Speech, Words,
};

use crate::typed::{Sitting, Typed};
use crate::{CatalogError, Listed, RulesPage, Table};

/// An edition as clients show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionCard {
    /// Short name, unique within the game.
    pub id: String,
    /// The built-in edition of which its file says only what is different.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extends: Option<String>,
    /// Name for people.
    pub title: String,
    /// In a sentence or two: which parts are printed and which are not.
    pub note: String,
    /// How much of it is the published game, in a word or two: it stands wherever the edition is shown.
    pub label: String,
    /// Raised by its author with every change.
    pub version: u32,
    /// What tells editions of one name apart.
    pub hash: String,
    /// Whether it is used when none is named.
    pub default: bool,
    /// Its default for every option.
    pub defaults: BTreeMap<String, OptionValue>,
}

impl EditionCard {
    pub(crate) fn of<G: Words>(edition: &Edition<PartsOf<G>>, language: Language) -> Self {
        let translate = |text: &str| G::messages().translate(language, text).into_owned();
        let speech = Speech { language, ..Speech::default() };
        let (specs, origin) = (edition.defaults.specs().iter(), edition.origin());
        let note = match edition.header.note.trim() {
            "" => origin.note().say(&speech),
            note => translate(note),
        };
        EditionCard {
            id: edition.header.id.clone(),
            extends: edition.header.extends.clone(),
            title: translate(&edition.header.title),
            note,
            label: origin.label().say(&speech),
            version: edition.header.version,
            hash: edition.hash.clone(),
            default: edition.is_default(),
            defaults: specs.map(|spec| (spec.name.to_string(), edition.defaults.value(spec.name))).collect(),
        }
    }
}

/// Which components to play with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EditionChoice {
    /// The game's default edition.
    #[default]
    Default,
    /// The edition that is meant by a stored game that names none: the game's first default.
    FirstDefault,
    /// An edition that comes with the program, by id.
    BuiltIn(String),
    /// The text of an edition file.
    Text(String),
}

impl EditionChoice {
    /// The edition that is meant, read and checked.
    pub fn find<P: Parts>(&self) -> Result<&'static Edition<P>, CatalogError> {
        let built_in = Edition::<P>::built_in();
        match self {
            EditionChoice::Default => Ok(built_in[0]),
            EditionChoice::FirstDefault => {
                let first = built_in.iter().copied().find(|edition| edition.is_first_default());
                Ok(first.unwrap_or(built_in[0]))
            }
            EditionChoice::Text(text) => Ok(Edition::load(text)?),
            EditionChoice::BuiltIn(id) => {
                let found = built_in.iter().copied().find(|edition| edition.header.id == *id);
                found.ok_or_else(|| {
                    let known = built_in.iter().map(|edition| edition.header.id.as_str()).collect();
                    CatalogError::UnknownEdition { name: id.clone(), known }
                })
            }
        }
    }
}

/// What people choose before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Number of seats; `None` is the game's [usual](Meta::default_seats) one.
    pub seats: Option<SeatCount>,
    /// The components.
    pub edition: EditionChoice,
    /// Options to change from the edition's defaults.
    pub options: Vec<(String, OptionValue)>,
    /// Who sits where, in seat order; may be empty, or shorter than the table. A bot sits there by the name of its level.
    pub names: Vec<String>,
    /// What tells the table from others, and its bots are named after: the commitment to its deal.
    pub table: String,
}

impl Setup {
    /// The rules of a table set up like this.
    pub fn book<G: Game>(&self) -> Result<Book<G>, CatalogError> {
        let mut config = Config::of(self.edition.find()?);
        for (name, value) in &self.options {
            config.set(name, value)?;
        }
        Ok(Book::open(&config, self.seat_count::<G>())?)
    }

    /// Whether a table can be set up like this. What is opened stays in memory for good; what is only checked does not.
    fn check<G: Game>(&self) -> Result<(), CatalogError> {
        let read;
        let edition = if let EditionChoice::Text(text) = &self.edition {
            read = Edition::read(text)?;
            &read
        } else {
            self.edition.find()?
        };
        let mut options = edition.defaults.clone();
        for (name, value) in &self.options {
            options.set(name, value)?;
        }
        let seats = self.seat_count::<G>();
        Book::<G>::rules(edition, &options, seats)?;
        self.must_name_at_most(seats)
    }

    fn seat_count<G: Game>(&self) -> SeatCount {
        self.seats.unwrap_or_else(|| G::META.default_seats())
    }

    fn must_name_at_most(&self, seats: SeatCount) -> Result<(), CatalogError> {
        let names = self.names.len();
        if names <= seats.get() {
            return Ok(());
        }
        Err(CatalogError::Names(format!("{names} names are given for {seats} seats")))
    }
}

/// A game of the catalogue.
pub trait AnyGame: Debug + Sync {
    /// Id, title, seats.
    fn meta(&self) -> &'static Meta;

    /// What a table may change.
    fn options(&self) -> &'static [OptionSpec];

    /// The options that are variants of the published rules.
    fn variants(&self) -> &'static [&'static str];

    /// The editions that come with the program; the first is the default.
    fn editions(&self, language: Language) -> Vec<EditionCard>;

    /// The id of the edition that is played if none is named.
    fn default_edition(&self) -> &'static str;

    /// The words of the game, in every language.
    fn messages(&self) -> &'static Messages;

    /// The files of its lessons and of the positions to practise from.
    fn lesson_texts(&self) -> &'static [&'static str];

    /// Text of the data in another language: the tagline, the help of an option, the name of a component. What has no
    /// translation stays as it is.
    fn translate<'a>(&self, language: Language, english: &'a str) -> Cow<'a, str>;

    /// Reads and checks the text of an edition file.
    fn load_edition(&self, text: &str) -> Result<EditionCard, CatalogError>;

    /// The text of an edition file with all that is in the edition that it extends, if it extends one.
    fn whole_edition(&self, text: &str) -> Result<String, CatalogError>;

    /// A JSON Schema of the game's edition files, for editors.
    fn edition_schema(&self) -> serde_json::Value;

    /// What differs between two editions, fact by fact.
    fn edition_changes(
        &self,
        from: &EditionChoice,
        to: &EditionChoice,
    ) -> Result<Vec<FactChange>, CatalogError>;

    /// Whether [`AnyGame::open`] would succeed. Nothing of what was asked about stays in memory.
    fn check(&self, setup: &Setup) -> Result<(), CatalogError>;

    /// A new game at its first step.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, CatalogError>;

    /// The rules for people, filled in for a table that is set up like this.
    fn rules(&self, setup: &Setup, language: Language) -> Result<RulesPage, CatalogError>;

    /// The same as plain Markdown.
    fn rules_text(&self, setup: &Setup, language: Language) -> Result<String, CatalogError>;

    /// A recorded game, every step checked; the table holds its whole history. `edition_text` is the file of an
    /// edition that does not come with the program.
    fn replay(&self, record: &Record, edition_text: Option<&str>) -> Result<Box<dyn Table>, CatalogError>;
}

/// The implementation of [`AnyGame`], once for all games.
#[derive(Debug)]
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const NEW: Self = Entry(PhantomData);
}

impl<G: Listed> AnyGame for Entry<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn options(&self) -> &'static [OptionSpec] {
        PartsOf::<G>::OPTIONS
    }

    fn variants(&self) -> &'static [&'static str] {
        PartsOf::<G>::VARIANTS
    }

    fn default_edition(&self) -> &'static str {
        &Edition::<PartsOf<G>>::built_in()[0].header.id
    }

    fn editions(&self, language: Language) -> Vec<EditionCard> {
        let built_in = Edition::<PartsOf<G>>::built_in();
        built_in.iter().map(|edition| EditionCard::of::<G>(edition, language)).collect()
    }

    fn messages(&self) -> &'static Messages {
        G::messages()
    }

    fn lesson_texts(&self) -> &'static [&'static str] {
        G::LESSONS
    }

    fn translate<'a>(&self, language: Language, english: &'a str) -> Cow<'a, str> {
        G::messages().translate(language, english)
    }

    fn load_edition(&self, text: &str) -> Result<EditionCard, CatalogError> {
        Ok(EditionCard::of::<G>(Edition::<PartsOf<G>>::load(text)?, Language::English))
    }

    fn whole_edition(&self, text: &str) -> Result<String, CatalogError> {
        Ok(Edition::<PartsOf<G>>::read(text)?.source)
    }

    fn edition_schema(&self) -> serde_json::Value {
        Edition::<PartsOf<G>>::schema()
    }

    fn edition_changes(
        &self,
        from: &EditionChoice,
        to: &EditionChoice,
    ) -> Result<Vec<FactChange>, CatalogError> {
        Ok(to.find::<PartsOf<G>>()?.changes_from(from.find()?))
    }

    fn check(&self, setup: &Setup) -> Result<(), CatalogError> {
        setup.check::<G>()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, CatalogError> {
        let book = setup.book::<G>()?;
        setup.must_name_at_most(book.seats)?;
        Ok(Box::new(Typed::<G>::new(book, Sitting::new(setup.names.clone(), &setup.table))))
    }

    fn rules(&self, setup: &Setup, language: Language) -> Result<RulesPage, CatalogError> {
        RulesPage::of(setup.book::<G>()?, language).map_err(CatalogError::Rules)
    }

    fn rules_text(&self, setup: &Setup, language: Language) -> Result<String, CatalogError> {
        let guide = Guide::<G>::new(setup.book()?, language).map_err(CatalogError::Rules)?;
        Ok(guide.plain(language))
    }

    fn replay(&self, record: &Record, edition_text: Option<&str>) -> Result<Box<dyn Table>, CatalogError> {
        let loaded = edition_text.map(Edition::<PartsOf<G>>::load).transpose()?;
        let mut steps = Vec::with_capacity(record.steps.len());
        let end = record.replay::<G>(loaded, |_, step| steps.push(step))?;
        let sitting = Sitting::new(record.names.clone(), record.commitment.as_deref().unwrap_or_default());
        Ok(Box::new(Typed::<G>::after(end.book(), sitting, &steps)))
    }
}

#[cfg(test)]
mod tests {
    use games::GoNuts;

    use super::*;
    use crate::find;

    fn seats(n: usize) -> SeatCount {
        SeatCount::new(n).unwrap()
    }

    #[test]
    fn what_is_only_checked_leaves_nothing_behind() {
        let text = include_str!("../../games/data/go-nuts.toml")
            .replacen("plain_tie_bonus = 0", "plain_tie_bonus = 3", 1)
            .replacen("bear_claw_points = -2", "bear_claw_points = -3", 1);
        let hash = Edition::<PartsOf<GoNuts>>::read(&text).unwrap().hash;
        let is_kept = || Edition::<PartsOf<GoNuts>>::by_hash(&hash).is_some();
        let game = find("go-nuts").unwrap();
        let setup = Setup { edition: EditionChoice::Text(text.clone()), ..Setup::default() };
        game.check(&setup).unwrap();
        assert!(!is_kept());
        game.open(&setup).unwrap();
        assert!(is_kept(), "what is played is kept");
    }

    #[test]
    fn what_cannot_be_opened_is_refused_in_the_same_words() {
        let odd = ("plain_tie_bonus".to_string(), OptionValue::Int(99));
        let unknown = ("tie_bonus".to_string(), OptionValue::Int(1));
        let names = vec!["Ann".to_string(); 3];
        for setup in [
            Setup { edition: EditionChoice::Text("donuts!".to_string()), ..Setup::default() },
            Setup { edition: EditionChoice::BuiltIn("second".to_string()), ..Setup::default() },
            Setup { options: vec![odd], ..Setup::default() },
            Setup { options: vec![unknown], ..Setup::default() },
            Setup { seats: Some(seats(1)), ..Setup::default() },
            Setup { seats: Some(seats(2)), names, ..Setup::default() },
        ] {
            let game = find("go-nuts").unwrap();
            let (checked, opened) = (game.check(&setup), game.open(&setup).map(drop));
            assert_eq!(checked.map_err(|e| e.to_string()), opened.map_err(|e| e.to_string()), "{setup:?}");
            assert!(game.check(&setup).is_err(), "{setup:?}");
        }
    }
}
