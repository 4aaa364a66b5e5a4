//! Languages: what is said to people exists in all of them, written in catalogues.
//!
//! Code says *what* is to be said, as a [`Phrase`](crate::Phrase): the name of a message and what goes into it. The
//! messages of each game (or crate) has that message in every language, with its plural rules. Nobody needs to know who
//! will listen until the words leave.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use serde::{Deserialize, Serialize};

/// A language people can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Language {
    /// English, the language of notation, files and programs.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The first of these that there is, from a list such as `de-AT, en;q=0.8`: the header `Accept-Language`. English if
    /// there is none. (`fluent-langneg` goes by the order alone: the weights would still have to be read here.)
    pub fn negotiate(wanted: &str) -> Language {
        let weighed = wanted.split(',').filter_map(|entry| {
            let (tag, rest) = entry.split_once(';').unwrap_or((entry, ""));
            let primary = tag.trim().split('-').next()?;
            let language = primary.to_ascii_lowercase().parse().ok()?;
            let quality = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
            (quality > 0.0).then_some((language, quality))
        });
        // The first of equals wins.
        let best = weighed.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map_or(Language::English, |(language, _)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Language::ALL.into_iter().find(|language| language.tag() == text);
        known.ok_or_else(|| {
            let tags = Language::ALL.map(Language::tag).join(", ");
            format!("there is no language '{text}'; the languages are: {tags}")
        })
    }
}

/// The messages of one part of the program in every language.
pub struct Messages {
    /// In the order of [`Language::ALL`].
    bundles: [FluentBundle<FluentResource>; Language::ALL.len()],
    /// The messages in which nothing is chosen but who is called "you", by name: most of what is said while people play.
    plain: [HashMap<String, Vec<Piece>>; Language::ALL.len()],
}

/// A part of a message in which nothing else is chosen: such messages are put together many times faster than by Fluent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(String),
    /// The argument with this name.
    Arg(String),
    /// What depends on whether this argument is the one who reads: see [`Address`](crate::phrase::Address).
    Address {
        arg: String,
        variants: Vec<(String, Vec<Piece>)>,
        default: usize,
    },
}

/// What is added to the name of an argument to ask whether it is the one who reads: `{ $who-is -> [you] .. }`.
pub(crate) const IS: &str = "-is";

impl Messages {
    /// Reads the texts of a messages, one per language in the order of [`Language::ALL`]: Fluent files, part of the
    /// program. What cannot be read in them is left out; tests look for that.
    pub fn new(texts: [&str; Language::ALL.len()]) -> Self {
        let resource = |i: usize| match FluentResource::try_new(texts[i].to_string()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let bundle = |i: usize| {
            let tag = Language::ALL[i].tag().parse().expect("the tags of languages are well formed");
            let mut bundle = FluentBundle::new_concurrent(vec![tag]);
            // The marks that keep foreign directions apart are for pages, which have better means.
            bundle.set_use_isolating(false);
            bundle.add_resource_overriding(resource(i));
            bundle
        };
        let plain = |i: usize| plain_messages(&resource(i));
        Messages { bundles: std::array::from_fn(bundle), plain: std::array::from_fn(plain) }
    }

    /// The message in this language, if nothing is chosen in it but who is called "you".
    pub(crate) fn plain(&self, language: Language, id: &str) -> Option<&[Piece]> {
        self.plain[language as usize].get(id).map(Vec::as_slice)
    }

    /// Whether the message says something else where `arg` is the one who reads.
    pub(crate) fn tells_apart(&self, language: Language, id: &str, arg: &str) -> bool {
        let pattern = self.bundle(language).get_message(id).and_then(|message| message.value());
        pattern.is_some_and(|pattern| tells_apart(pattern, arg))
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        &self.bundles[language as usize]
    }

    /// The message in this language; says what is wrong if it is not there or lacks something.
    pub(crate) fn find(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Result<String, String> {
        let bundle = self.bundle(language);
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("there is no message '{id}' in {language}"))?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(format!("message '{id}' in {language}: {error}")),
        }
    }

    /// Text of an edition, an option or a title, which is English where it is written: names and texts of components
    /// belong to the data. Its translation is the message `data-` and the text's letters and digits; what has none, like
    /// the names of an edition somebody brought, stays as it is.
    pub fn translate<'a>(&self, language: Language, english: &'a str) -> Cow<'a, str> {
        if language == Language::English {
            return Cow::Borrowed(english);
        }
        let id = data_id(english);
        if let Some([Piece::Text(text)]) = self.plain(language, &id) {
            return Cow::Owned(text.clone());
        }
        let found = self.find(language, &id, &FluentArgs::new());
        found.map_or(Cow::Borrowed(english), Cow::Owned)
    }
}

/// The messages of a file that are nothing but text and arguments.
fn plain_messages(resource: &FluentResource) -> HashMap<String, Vec<Piece>> {
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_string(), pieces(message.value.as_ref()?)?)),
        _ => None,
    });
    messages.collect()
}

fn pieces(pattern: &Pattern<&str>) -> Option<Vec<Piece>> {
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_string())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Piece::Arg(id.name.to_string())),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let each =
                variants.iter().map(|variant| Some((key(variant).to_string(), pieces(&variant.value)?)));
            let default = variants.iter().position(|variant| variant.default)?;
            Some(Piece::Address {
                arg: asked(selector)?.to_string(),
                variants: each.collect::<Option<_>>()?,
                default,
            })
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(piece).collect()
}

/// The argument of which a selector asks whether it is the one who reads.
fn asked<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => id.name.strip_suffix(IS),
        _ => None,
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Whether somewhere in the pattern something else is said where `arg` is the one who reads, or among others.
fn tells_apart(pattern: &Pattern<&str>, arg: &str) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let is_for_reader = |variant: &Variant<&str>| matches!(key(variant), "you" | "with-you");
            asked(selector) == Some(arg) && variants.iter().any(is_for_reader)
                || variants.iter().any(|variant| tells_apart(&variant.value, arg))
        }
        _ => false,
    })
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Messages")
    }
}

/// The message that translates a text of the data: `data-5-points-for-every-two-cards`.
pub fn data_id(english: &str) -> String {
    let mut id = String::from("data");
    let mut gap = true;
    let mut letters = english.chars().peekable();
    while let Some(c) = letters.next() {
        if c.is_ascii_alphanumeric() {
            if gap {
                id.push('-');
            }
            id.push(c.to_ascii_lowercase());
            gap = false;
            continue;
        }
        // `-2 points` and `2 points` differ.
        if matches!(c, '-' | '−') && gap && letters.peek().is_some_and(char::is_ascii_digit) {
            id.push_str("-minus");
        }
        gap = true;
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wish_of_a_browser_is_understood() {
        let negotiate = Language::negotiate;
        assert_eq!(negotiate("de"), Language::German);
        assert_eq!(negotiate("de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(negotiate("fr, en;q=0.5, de;q=0.7"), Language::German);
        assert_eq!(negotiate("en-GB, de;q=0.9"), Language::English);
        assert_eq!(negotiate("fr, *"), Language::English);
        assert_eq!(negotiate("de;q=0, fr"), Language::English);
        assert_eq!(negotiate("de;q=much"), Language::English);
        assert_eq!(negotiate(""), Language::English);
    }

    #[test]
    fn texts_of_the_data_are_found_by_their_words() {
        assert_eq!(data_id("5 points for every two cards."), "data-5-points-for-every-two-cards");
        assert_eq!(data_id("-2 points."), "data-minus-2-points");
        assert_eq!(data_id("2 points."), "data-2-points");
        assert_eq!(data_id("Day-Old Donuts"), "data-day-old-donuts");
        let messages = Messages::new(["", "data-jelly-filled = Marmelade"]);
        assert_eq!(messages.translate(Language::German, "Jelly Filled"), "Marmelade");
        assert_eq!(messages.translate(Language::German, "My own"), "My own");
        assert_eq!(messages.translate(Language::English, "Jelly Filled"), "Jelly Filled");
    }

    #[test]
    fn a_message_that_lacks_something_is_a_fault() {
        let messages = Messages::new(["a = { $n ->\n  [one] one card\n *[other] { $n } cards\n }", ""]);
        let with = |n: i64| FluentArgs::from_iter([("n", n)]);
        assert_eq!(messages.find(Language::English, "a", &with(1)), Ok("one card".to_string()));
        assert_eq!(messages.find(Language::English, "a", &with(3)), Ok("3 cards".to_string()));
        assert!(messages.find(Language::English, "a", &FluentArgs::new()).is_err());
        let missing = messages.find(Language::German, "a", &with(1)).unwrap_err();
        assert_eq!(missing, "there is no message 'a' in de");
    }
}
