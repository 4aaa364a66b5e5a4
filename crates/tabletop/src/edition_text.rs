//! The text that an edition file is read from, and places in it.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, Deserializer};

use crate::{EditionError, Phrase};

/// A text in which faults are found. Behind a patch stands the edition that it extends, so that every fact has a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a> {
    /// All of it.
    all: &'a str,
    /// Where the edition begins that is extended, and its id.
    extended: Option<(usize, &'a str)>,
}

impl<'a> Text<'a> {
    /// A whole edition.
    pub(crate) fn whole(all: &'a str) -> Self {
        Text { all, extended: None }
    }

    /// A patch, and from this place on the edition with this id that it extends.
    pub(crate) fn patch(all: &'a str, extended_at: usize, id: &'a str) -> Self {
        Text { all, extended: Some((extended_at, id)) }
    }

    /// Whether braces stand there.
    pub(crate) fn is_in_braces(self, at: &Range<usize>) -> bool {
        self.all[at.start..].starts_with('{')
    }

    /// A fault at a place of the text.
    pub(crate) fn fault(
        self,
        at: &Range<usize>,
        place: impl Into<String>,
        message: impl Into<Phrase>,
    ) -> EditionError {
        let place = place.into();
        match self.extended {
            // Nobody can mend that line; which edition it is may help.
            Some((from, id)) if at.start >= from => EditionError::at(format!("{place} of {id}"), message),
            _ => EditionError::on_line(self.all, at.start, place, message),
        }
    }

    /// What the parser says, in one line.
    pub(crate) fn syntax(self, error: &toml::de::Error) -> EditionError {
        let message = error.message().trim().replace('\n', ", ");
        match error.span() {
            Some(at) => self.fault(&at, "", message),
            None => EditionError::at("", message),
        }
    }

    /// The tables of a whole text.
    pub(crate) fn tables(self) -> Result<Spanned<DeTable<'a>>, EditionError> {
        DeTable::parse(self.all).map_err(|e| self.syntax(&e))
    }

    /// Reads tables into `T`.
    pub(crate) fn read<T: DeserializeOwned>(self, tables: &Spanned<DeTable<'_>>) -> Result<T, EditionError> {
        T::deserialize(Deserializer::from(tables.clone())).map_err(|e| self.syntax(&e))
    }
}
