//! Cards and flavours together with the book that spells them, so that events and offers have them as views do: `c7`, `p`,
//! `m`.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::Book;

use super::Donut;
use super::card_set::Cards;
use super::cards::{Card, Flavour};
use super::notation::{card_text, flavour_code};

/// Something that an edition has its own letters for.
pub trait Spelled: Copy {
    /// What JSON gets.
    type Text: Serialize;

    /// How this book writes it.
    fn spelled(self, book: Book<Donut>) -> Self::Text;
}

impl Spelled for Card {
    type Text = String;
    fn spelled(self, book: Book<Donut>) -> String {
        card_text(book, self)
    }
}

impl Spelled for Flavour {
    type Text = char;
    fn spelled(self, book: Book<Donut>) -> char {
        flavour_code(book, self)
    }
}

impl Spelled for Cards {
    type Text = Vec<String>;
    fn spelled(self, book: Book<Donut>) -> Vec<String> {
        self.iter().map(|card| card_text(book, card)).collect()
    }
}

/// A thing that is written as its book has it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Written<T>(Book<Donut>, T);

impl<T: Copy> Written<T> {
    pub(super) fn new(book: Book<Donut>, thing: T) -> Self {
        Written(book, thing)
    }

    /// The thing itself.
    pub fn get(self) -> T {
        self.1
    }
}

impl<T: Spelled> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.1.spelled(self.0).serialize(serializer)
    }
}

impl<T: fmt::Debug> fmt::Debug for Written<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.1.fmt(f)
    }
}

#[cfg(test)]
impl<T: Spelled<Text: ts_rs::TS> + 'static> ts_rs::TS for Written<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        T::Text::name(config)
    }
    fn inline(config: &ts_rs::Config) -> String {
        T::Text::inline(config)
    }
}
