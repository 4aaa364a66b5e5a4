//! What is to be said, before anybody knows in which language.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::language::{IS, Piece};
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

/// Who is spoken about and to, and in which language.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    /// The language.
    pub language: Language,
    /// How the people at the table are called.
    pub names: Names,
    /// The seat of the one who reads, which is called "you"; nobody is where many read, or somebody else.
    pub reader: Option<Seat>,
}

impl Speech {
    /// In this language, with these names, to nobody in particular.
    pub fn new(language: Language, names: Names) -> Self {
        Speech { language, names, reader: None }
    }

    /// The same, said to the one who sits there.
    #[must_use]
    pub fn to(self, reader: Option<Seat>) -> Self {
        Speech { reader, ..self }
    }

    fn is_reader(&self, arg: &Arg) -> bool {
        matches!(arg, Arg::Seat(seat) if self.reader == Some(*seat))
    }
}

/// Somebody who reads, and in which language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The seat that is called "you".
    pub seat: Option<Seat>,
}

/// Somebody who is called by name like everybody else.
impl From<Language> for Reader {
    fn from(language: Language) -> Self {
        Reader { language, seat: None }
    }
}

/// Whether somebody who is spoken about is the one who reads. A message asks for it with `-is` after the name of the
/// argument: `{ $who-is -> [you] You take *[other] { $who } takes } ...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    You,
    /// Several, among them the one who reads.
    WithYou,
    Other,
}

impl Address {
    fn key(self) -> &'static str {
        match self {
            Address::You => "you",
            Address::WithYou => "with-you",
            Address::Other => "other",
        }
    }

    fn of(arg: &Arg, speech: &Speech) -> Self {
        match arg {
            Arg::All(args) | Arg::List(args) if args.iter().any(|arg| speech.is_reader(arg)) => {
                if args.len() == 1 { Address::You } else { Address::WithYou }
            }
            arg if speech.is_reader(arg) => Address::You,
            _ => Address::Other,
        }
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
            let english = Speech { language: Language::English, ..speech.clone() };
            self.try_say(&english).unwrap_or_else(|_| self.id.to_string())
        })
    }

    /// The words; what is wrong if the messages has them not or not fully.
    pub fn try_say(&self, speech: &Speech) -> Result<String, String> {
        let mut words = String::new();
        self.write(speech, &mut words)?;
        Ok(words)
    }

    /// The places of this phrase in which somebody at the table is spoken about and a language has no words for the case
    /// that it is the one who reads: for tests of what is said about what happens.
    pub fn unaddressed(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, arg) in &self.args {
            let lacks =
                |language: &Language| self.id != "*" && !self.messages.tells_apart(*language, self.id, name);
            let lacking: Vec<Language> = Language::ALL.into_iter().filter(lacks).collect();
            let is_lacking = match arg {
                Arg::Seat(_) => !lacking.is_empty(),
                // The plural may be the same in some language: "Ann and you have".
                Arg::All(args) => matches!(args[..], [Arg::Seat(_), ..]) && lacking == Language::ALL,
                _ => false,
            };
            if is_lacking {
                let tags = lacking.iter().map(|language| language.tag()).collect::<Vec<_>>().join(", ");
                faults.push(format!("'{}' never calls ${name} \"you\" ({tags})", self.id));
            }
            match arg {
                Arg::Phrase(phrase) => faults.extend(phrase.unaddressed()),
                Arg::All(args) | Arg::List(args) => {
                    let phrases = args.iter().filter_map(|arg| match arg {
                        Arg::Phrase(phrase) => Some(phrase),
                        _ => None,
                    });
                    faults.extend(phrases.flat_map(Phrase::unaddressed));
                }
                _ => {}
            }
        }
        faults
    }

    fn write(&self, speech: &Speech, out: &mut String) -> Result<(), String> {
        if let ("*", [(_, arg)]) = (self.id, &self.args[..]) {
            return self.write_arg(arg, speech, out);
        }
        let Some(pieces) = self.messages.plain(speech.language, self.id) else {
            return self.write_by_fluent(speech, out);
        };
        let begin = out.len();
        if self.write_pieces(pieces, speech, out)? {
            return Ok(());
        }
        // Fluent says what is wrong.
        out.truncate(begin);
        self.write_by_fluent(speech, out)
    }

    /// `false` where an argument is missing.
    fn write_pieces(&self, pieces: &[Piece], speech: &Speech, out: &mut String) -> Result<bool, String> {
        let find = |name: &str| self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Arg(name) => {
                    let Some(arg) = find(name) else { return Ok(false) };
                    self.write_arg(arg, speech, out)?;
                }
                Piece::Address { arg, variants, default } => {
                    let Some(arg) = find(arg) else { return Ok(false) };
                    let wanted = Address::of(arg, speech).key();
                    let variant = variants.iter().find(|(key, _)| key == wanted);
                    if !self.write_pieces(&variant.unwrap_or(&variants[*default]).1, speech, out)? {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
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
            if matches!(arg, Arg::Seat(_) | Arg::All(_) | Arg::List(_)) {
                args.set(format!("{name}{IS}"), Address::of(arg, speech).key());
            }
            args.set(*name, value);
        }
        out.push_str(&self.messages.find(speech.language, self.id, &args)?);
        Ok(())
    }

    fn write_arg(&self, arg: &Arg, speech: &Speech, out: &mut String) -> Result<(), String> {
        match arg {
            Arg::Number(n) => out.push_str(&n.to_string()),
            Arg::Text(text) => out.push_str(text),
            Arg::Seat(_) if speech.is_reader(arg) => crate::say!(WORDS, "you").write(speech, out)?,
            Arg::Seat(seat) => out.push_str(&speech.names.of(*seat)),
            Arg::Data(english) => out.push_str(&self.messages.translate(speech.language, english)),
            Arg::Phrase(phrase) => phrase.write(speech, out)?,
            Arg::List(args) => self.write_each(args, speech, out)?,
            Arg::All(args) => {
                // "Ann and you": the others come first.
                let (you, mut args): (Vec<&Arg>, Vec<&Arg>) =
                    args.iter().partition(|arg| speech.is_reader(arg));
                args.extend(you);
                match &args[..] {
                    [] => crate::say!(WORDS, "nobody").write(speech, out)?,
                    [only] => self.write_arg(only, speech, out)?,
                    [earlier @ .., last] => {
                        let (mut head, mut end) = (String::new(), String::new());
                        self.write_each(earlier.iter().copied(), speech, &mut head)?;
                        self.write_arg(last, speech, &mut end)?;
                        crate::say!(WORDS, "and", head: head, last: end).write(speech, out)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn write_each<'a>(
        &self,
        args: impl IntoIterator<Item = &'a Arg>,
        speech: &Speech,
        out: &mut String,
    ) -> Result<(), String> {
        for (i, arg) in args.into_iter().enumerate() {
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
    fn who_reads_is_called_you() {
        static TOLD: LazyLock<Messages> = LazyLock::new(|| {
            Messages::new([
                "takes = { $who-is ->\n  [you] You take\n *[other] { $who } takes\n } it from { $from }.\n\
                 wins = { $n ->\n  [one] { $who-is ->\n    [you] You win\n   *[other] { $who } wins\n  }\n \
                 *[other] { $who } share it\n }.\nflat = { $who } win.",
                "takes = { $who-is ->\n  [you] Du nimmst\n *[other] { $who } nimmt\n } es.\n\
                 wins = { $who-is ->\n  [you] Du gewinnst\n  [with-you] { $who } teilt es euch\n *[other] Jemand\n }.\nflat = { $who } gewinnen.",
            ])
        });
        let seat = |number| Seat::from_number(number).unwrap();
        let said = |phrase: &Phrase, language, reader| {
            let names = Names::new(vec!["Ann".into(), "you".into()]);
            phrase.try_say(&Speech::new(language, names).to(reader)).unwrap()
        };
        let takes = say!(TOLD, "takes", who: seat(1), from: seat(2));
        assert_eq!(said(&takes, Language::English, None), "Ann takes it from you.");
        assert_eq!(said(&takes, Language::English, Some(seat(1))), "You take it from you.");
        assert_eq!(said(&takes, Language::German, Some(seat(1))), "Du nimmst es.");
        assert_eq!(said(&takes, Language::German, Some(seat(2))), "Ann nimmt es.");
        // Whoever is named so is not the reader.
        let other = say!(TOLD, "takes", who: seat(2), from: seat(1));
        assert_eq!(said(&other, Language::English, Some(seat(1))), "you takes it from you.");

        let wins = |seats: SeatSet| say!(TOLD, "wins", who: seats, n: seats.len());
        let both = crate::SeatCount::new(2).unwrap().all();
        assert_eq!(said(&wins(SeatSet::only(seat(1))), Language::English, Some(seat(1))), "You win.");
        assert_eq!(said(&wins(both), Language::German, Some(seat(1))), "you und du teilt es euch.");
        assert_eq!(takes.unaddressed(), ["'takes' never calls $from \"you\" (en, de)"]);
        assert_eq!(wins(both).unaddressed(), [""; 0]);
        let flat = say!(TOLD, "flat", who: both);
        assert_eq!(flat.unaddressed(), ["'flat' never calls $who \"you\" (en, de)"]);
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
