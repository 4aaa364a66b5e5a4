//! What is to be said, before anybody knows in which language.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::language::Piece;
use crate::{Language, Messages, Names, Seat, SeatSet};

/// The messages of this crate.
pub(crate) static WORDS: LazyLock<Messages> =
    LazyLock::new(|| Messages::new([include_str!("../words/en.ftl"), include_str!("../words/de.ftl")]));

/// Something to be said: a message of a messages and what goes into it. Made with [`say!`](crate::say).
#[derive(Clone, Debug)]
pub struct Phrase {
    messages: &'static Messages,
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// What goes into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; it decides about singular and plural.
    Number(i64),
    /// Text that is the same in every language: notation, a name somebody gave, a figure.
    Text(Cow<'static, str>),
    /// The name of whoever sits there.
    Seat(Seat),
    /// A word of the data, such as the name of a component: see [`Messages::translate`].
    Data(Cow<'static, str>),
    /// Something said inside something else.
    Phrase(Phrase),
    /// `a, b and c`; `nobody` if there is none.
    All(Vec<Arg>),
    /// `a, b, c`.
    List(Vec<Arg>),
}

/// Who is spoken about, and in which language.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    /// The language.
    pub language: Language,
    /// How the people at the table are called.
    pub names: Names,
}

impl Speech {
    /// In this language, with these names.
    pub fn new(language: Language, names: Names) -> Self {
        Speech { language, names }
    }
}

impl Phrase {
    /// The message `id` of a messages with these arguments. [`say!`](crate::say) is easier to read.
    pub fn new(messages: &'static Messages, id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Phrase { messages, id, args }
    }

    /// The name of the message.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What goes into the message.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Self {
        Phrase::text(&WORDS, Arg::Text(text.into()))
    }

    /// What an argument alone says: a word of the messages's data, a name, a list.
    pub fn text(messages: &'static Messages, arg: impl Into<Arg>) -> Self {
        // `*` does not name a message: the argument stands alone.
        Phrase { messages, id: "*", args: vec![("*", arg.into())] }
    }

    /// The words. What a messages lacks is said in English, and at worst by the name of the message.
    pub fn say(&self, speech: &Speech) -> String {
        self.try_say(speech).unwrap_or_else(|_| {
            let english = Speech::new(Language::English, speech.names.clone());
            self.try_say(&english).unwrap_or_else(|_| self.id.to_string())
        })
    }

    /// The words; what is wrong if the messages has them not or not fully.
    pub fn try_say(&self, speech: &Speech) -> Result<String, String> {
        let mut words = String::new();
        self.write(speech, &mut words)?;
        Ok(words)
    }

    fn write(&self, speech: &Speech, out: &mut String) -> Result<(), String> {
        if let ("*", [(_, arg)]) = (self.id, &self.args[..]) {
            return self.write_arg(arg, speech, out);
        }
        let Some(pieces) = self.messages.plain(speech.language, self.id) else {
            return self.write_by_fluent(speech, out);
        };
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Arg(name) => {
                    let Some((_, arg)) = self.args.iter().find(|(known, _)| known == name) else {
                        // Fluent says what is wrong.
                        return self.write_by_fluent(speech, out);
                    };
                    self.write_arg(arg, speech, out)?;
                }
            }
        }
        Ok(())
    }

    /// The same for any message.
    fn write_by_fluent(&self, speech: &Speech, out: &mut String) -> Result<(), String> {
        let mut args = FluentArgs::with_capacity(self.args.len());
        for (name, arg) in &self.args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                other => {
                    let mut words = String::new();
                    self.write_arg(other, speech, &mut words)?;
                    FluentValue::from(words)
                }
            };
            args.set(*name, value);
        }
        out.push_str(&self.messages.find(speech.language, self.id, &args)?);
        Ok(())
    }

    fn write_arg(&self, arg: &Arg, speech: &Speech, out: &mut String) -> Result<(), String> {
        match arg {
            Arg::Number(n) => out.push_str(&n.to_string()),
            Arg::Text(text) => out.push_str(text),
            Arg::Seat(seat) => out.push_str(&speech.names.of(*seat)),
            Arg::Data(english) => out.push_str(&self.messages.translate(speech.language, english)),
            Arg::Phrase(phrase) => phrase.write(speech, out)?,
            Arg::List(args) => self.write_each(args, speech, out)?,
            Arg::All(args) => match &args[..] {
                [] => crate::say!(WORDS, "nobody").write(speech, out)?,
                [only] => self.write_arg(only, speech, out)?,
                [earlier @ .., last] => {
                    let (mut head, mut end) = (String::new(), String::new());
                    self.write_each(earlier, speech, &mut head)?;
                    self.write_arg(last, speech, &mut end)?;
                    crate::say!(WORDS, "and", head: head, last: end).write(speech, out)?;
                }
            },
        }
        Ok(())
    }

    fn write_each(&self, args: &[Arg], speech: &Speech, out: &mut String) -> Result<(), String> {
        for (i, arg) in args.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write_arg(arg, speech, out)?;
        }
        Ok(())
    }
}

/// In English, with seats instead of names.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Speech::default()))
    }
}

/// The same message of the same messages, with the same things in it.
impl PartialEq for Phrase {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.messages, other.messages) && self.id == other.id && self.args == other.args
    }
}

impl Eq for Phrase {}

/// Text that is the same in every language.
impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Phrase::verbatim(text)
    }
}

impl From<&'static str> for Phrase {
    fn from(text: &'static str) -> Self {
        Phrase::verbatim(text)
    }
}

impl Arg {
    /// A word of the data, such as the name of a component.
    pub fn data(english: impl Into<Cow<'static, str>>) -> Self {
        Arg::Data(english.into())
    }

    /// `a, b and c`.
    pub fn all<A: Into<Arg>>(args: impl IntoIterator<Item = A>) -> Self {
        Arg::All(args.into_iter().map(Into::into).collect())
    }

    /// `a, b, c`.
    pub fn list<A: Into<Arg>>(args: impl IntoIterator<Item = A>) -> Self {
        Arg::List(args.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        })*
    };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Arg::all(seats.iter())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

/// A phrase: the messages, the message, and what goes into it: `say!(WORDS, "taken", who: seat, what: donut)`.
#[macro_export]
macro_rules! say {
    ($messages:expr, $id:literal $(, $name:ident: $value:expr)* $(,)?) => {
        $crate::Phrase::new(&$messages, $id, vec![$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
        Messages::new([
            "takes = { $who } takes { $n ->\n  [one] one card\n *[other] { $n } cards\n }: { $what }.",
            "takes = { $who } nimmt { $n ->\n  [one] eine Karte\n *[other] { $n } Karten\n }: { $what }.\n\
             data-jelly-filled = Marmelade",
        ])
    });

    fn takes(n: u8) -> Phrase {
        let what = Arg::all([Arg::data("Jelly Filled"), Arg::data("Plain")]);
        say!(MESSAGES, "takes", who: Seat::from_number(2).unwrap(), n: n, what: what)
    }

    #[test]
    fn a_phrase_is_said_in_every_language() {
        let names = Names::new(vec!["Ann".into(), "Bo".into()]);
        let in_ = |language| Speech::new(language, names.clone());
        assert_eq!(takes(2).say(&in_(Language::English)), "Bo takes 2 cards: Jelly Filled and Plain.");
        assert_eq!(takes(1).say(&in_(Language::German)), "Bo nimmt eine Karte: Marmelade und Plain.");
        assert_eq!(takes(1).to_string(), "p2 takes one card: Jelly Filled and Plain.");
    }

    #[test]
    fn a_plain_message_says_what_fluent_would_say() {
        static PLAIN: LazyLock<Messages> = LazyLock::new(|| {
            let text = "taken = { $who } takes { $n }\n    of the { $what }\n  at last: { \"{\" }\n\
                        plain = { $who } takes { $n }\n    of the { $what }, at last.\n";
            Messages::new([text, text])
        });
        let args = || {
            let list =
                Arg::list([Arg::data("Jelly"), Arg::from(-3), Arg::Seat(Seat::from_number(1).unwrap())]);
            vec![
                ("who", Arg::from(crate::SeatCount::new(2).unwrap().all())),
                ("n", Arg::from(1_234_567)),
                ("what", list),
            ]
        };
        let phrase = Phrase::new(&PLAIN, "plain", args());
        let mut by_fluent = String::new();
        phrase.write_by_fluent(&Speech::default(), &mut by_fluent).unwrap();
        assert_eq!(phrase.to_string(), by_fluent);
        assert_eq!(by_fluent, "p1 and p2 takes 1234567\nof the Jelly, -3, p1, at last.");
        assert!(PLAIN.plain(Language::English, "plain").is_some());
        assert_eq!(PLAIN.plain(Language::English, "taken"), None);
        assert!(Phrase::new(&PLAIN, "taken", args()).to_string().ends_with("at last: {"));
    }

    #[test]
    fn lists_are_spoken() {
        let text = |arg: Arg| Phrase::text(&MESSAGES, arg).to_string();
        assert_eq!(text(Arg::all(["a"; 0])), "nobody");
        assert_eq!(text(Arg::all(["a"])), "a");
        assert_eq!(text(Arg::all(["a", "b", "c"])), "a, b and c");
        assert_eq!(text(Arg::list(["a", "b", "c"])), "a, b, c");
    }

    #[test]
    fn what_is_missing_is_told_to_those_who_ask() {
        let phrase = say!(MESSAGES, "gone");
        assert_eq!(phrase.try_say(&Speech::default()), Err("there is no message 'gone' in en".to_string()));
        assert_eq!(phrase.to_string(), "gone");
        assert!(say!(MESSAGES, "takes", who: "Ann").try_say(&Speech::default()).is_err());
    }
}
