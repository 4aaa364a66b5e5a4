//! The rules for people: a text with blanks, filled in for one table.
//!
//! A game writes its rules once in every language, as Markdown for minijinja. No number stands in that text: it names what the
//! edition, the options and the number of players come to, and what is shown beside it are positions that were played through
//! the checked door. So the text is true for every table, in the browser as in a terminal.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Rest, Serde};
use minijinja::{AutoEscape, Environment, ErrorKind, Output, State, UndefinedBehavior, Value, context};

use crate::phrase::WORDS;
use crate::{
    Book, Config, Edition, Language, Names, Notation, Parts, PartsOf, ScoreLine, Seat, SeatCount, Speech,
    Step, Viewer, Words, parse_step, say,
};

/// What a text names beside the components and the options of a table.
pub type Numbers = serde_json::Map<String, serde_json::Value>;

/// The rules of a game for people.
pub trait Manual: Notation + Words {
    /// The text in every language, in the order of [`Language::ALL`].
    const RULES: [&'static str; Language::ALL.len()];

    /// The positions that the text shows, by name.
    const EXAMPLES: &'static [(&'static str, &'static str)];

    /// What the text names beside components and options: what an edition, its options and a number of seats come to.
    fn numbers(book: Book<Self>, speech: &Speech) -> Numbers;

    /// The section about what is on now, for somebody who asks for help at the table.
    fn topic(view: &Self::View) -> &'static str;

    /// A name or a text of the components in the language of somebody.
    fn translated(english: &str, speech: &Speech) -> String {
        Self::messages().translate(speech.language, english).into_owned()
    }
}

/// The section with the rules in brief, which every text has.
pub const IN_BRIEF: &str = "brief";

/// A text filled in for one table.
#[derive(Clone, Debug)]
pub struct Guide<G: Manual> {
    /// Its sections in order; the first is the title.
    pub sections: Vec<Section<G>>,
}

/// A heading and what stands below it.
#[derive(Clone, Debug)]
pub struct Section<G: Manual> {
    /// Its name, the same in every language.
    pub id: String,
    /// 1 for the title, 2 for a section, 3 for a part of one.
    pub level: usize,
    /// The heading.
    pub title: String,
    /// What stands below.
    pub blocks: Vec<Block<G>>,
}

/// A piece of a section.
#[derive(Clone, Debug)]
pub enum Block<G: Manual> {
    /// Markdown.
    Text(String),
    /// A position that was played.
    Example(Box<Example<G>>),
}

/// A position that was played, and what happened then.
#[derive(Clone, Debug)]
pub struct Example<G: Manual> {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub caption: String,
    /// The rules it was played by: those of the table, or else those it was written for.
    pub book: Book<G>,
    /// Whether it could not be played at this table.
    pub elsewhere: bool,
    /// How the players are called.
    pub names: Names,
    /// Whose eyes we look through.
    pub viewer: Viewer,
    /// The position.
    pub before: G::View,
    /// The position after what happened.
    pub after: G::View,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The same in words.
    pub told: Vec<String>,
    /// Whose points are explained, and how they come about.
    pub sheet: Option<(Seat, Vec<ScoreLine>)>,
}

impl<G: Manual> Guide<G> {
    /// The rules for this table. An error is a fault in the text, in an example or in an edition that somebody wrote.
    pub fn new(book: Book<G>, language: Language) -> Result<Self, String> {
        let text = fill(book, language)?;
        let mut sections: Vec<Section<G>> = Vec::new();
        let mut paragraph = String::new();
        for line in text.lines() {
            if let Some((level, title, id)) = heading(line) {
                flush(&mut sections, &mut paragraph);
                sections.push(Section { id: id.into(), level, title: title.into(), blocks: Vec::new() });
            } else if let Some((caption, name)) = shown(line) {
                flush(&mut sections, &mut paragraph);
                let example = Example::play(book, name, caption, language)?;
                let section = sections.last_mut().ok_or("the text begins without a heading")?;
                section.blocks.push(Block::Example(Box::new(example)));
            } else {
                paragraph.push_str(line);
                paragraph.push('\n');
            }
        }
        flush(&mut sections, &mut paragraph);
        Ok(Guide { sections })
    }

    /// The whole text as plain Markdown, with what happens in the examples in words.
    pub fn plain(&self, language: Language) -> String {
        let speech = Speech { language, ..Speech::default() };
        let mut text = String::new();
        for section in &self.sections {
            let _ = writeln!(text, "{} {}\n", "#".repeat(section.level), section.title);
            for block in &section.blocks {
                match block {
                    Block::Text(markdown) => {
                        let _ = writeln!(text, "{markdown}\n");
                    }
                    Block::Example(example) => {
                        let _ = writeln!(text, "{}\n", example.plain(&speech));
                    }
                }
            }
        }
        text
    }
}

fn flush<G: Manual>(sections: &mut [Section<G>], paragraph: &mut String) {
    let text = std::mem::take(paragraph);
    if let Some(section) = sections.last_mut().filter(|_| !text.trim().is_empty()) {
        section.blocks.push(Block::Text(text.trim().to_string()));
    }
}

/// The level, the words and the name of a heading: `## The exchange { #exchange }`.
fn heading(line: &str) -> Option<(usize, &str, &str)> {
    let level = line.bytes().take_while(|byte| *byte == b'#').count();
    let (title, id) = line[level..].strip_prefix(' ')?.split_once("{ #")?;
    Some((level, title.trim(), id.trim_end().strip_suffix('}')?.trim_end()))
}

/// The caption and the name of an example: `![Two want the same donut.](example:clash)`.
fn shown(line: &str) -> Option<(&str, &str)> {
    let (caption, rest) = line.strip_prefix("![")?.split_once("](example:")?;
    Some((caption, rest.trim_end().strip_suffix(')')?))
}

/// The text without blanks.
fn fill<G: Manual>(book: Book<G>, language: Language) -> Result<String, String> {
    let mut env = Environment::new();
    env.set_undefined_behavior(UndefinedBehavior::Strict);
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
    env.set_syntax(syntax.map_err(|e| e.to_string())?);
    env.set_auto_escape_callback(|_| AutoEscape::Custom("markdown".into()));
    env.set_formatter(write_escaped);
    env.add_filter("words", move |n: i64| in_words(n, language));
    env.add_filter("points", move |n: i64| points(n, language));
    env.add_function("n", counted);
    let changed: Vec<String> = book.changed_options().into_keys().collect();
    let specs = book.options.specs();
    let known: Vec<&'static str> = specs.iter().map(|spec| spec.name).collect();
    let speech = Speech { language, ..Speech::default() };
    let house_rule = say!(WORDS, "house-rule").say(&speech);
    let marked = changed.clone();
    env.add_function("house", move |names: Rest<String>| {
        if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
            return Err(minijinja::Error::new(
                ErrorKind::UndefinedError,
                format!("there is no option {unknown}"),
            ));
        }
        let is_changed = names.iter().any(|name| marked.contains(name));
        Ok(Value::from_safe_string(if is_changed { format!(" **({house_rule})**") } else { String::new() }))
    });
    let parts = components(book, language);
    let options: BTreeMap<_, _> =
        specs.iter().map(|spec| (spec.name, book.options.value(spec.name))).collect();
    let edition = &book.edition.header;
    let translate = |text: &str| G::translated(text, &speech);
    let playable = book.edition.parts.seats();
    let tables = G::META.seat_counts().filter(|seats| playable.contains(&seats.get())).filter_map(|seats| {
        let config = Config { edition: book.edition, options: book.options.clone() };
        let mut numbers = G::numbers(Book::open(&config, seats).ok()?, &speech);
        numbers.insert("players".into(), seats.get().into());
        Some(Value::from(Serde(numbers)))
    });
    let values = context! {
        title => G::META.title,
        minutes => G::META.minutes,
        players => book.seats.get(),
        tables => tables.collect::<Vec<_>>(),
        changes => changed.len(),
        parts => Value::from(Serde(parts)),
        options => Value::from(Serde(options)),
        numbers => Value::from(Serde(G::numbers(book, &speech))),
        edition => context! { title => translate(&edition.title), note => translate(&edition.note) },
    };
    let text = G::RULES[language as usize];
    env.render_named_str("RULES", text, values).map_err(|e| {
        let why = e.detail().map_or_else(|| e.kind().to_string(), ToString::to_string);
        format!("the rules of {} in {language}, line {}: {why}", G::META.id, e.line().unwrap_or(0))
    })
}

/// The components with names and texts in this language.
pub fn components<G: Words>(book: Book<G>, language: Language) -> serde_json::Value {
    let mut json = serde_json::to_value(&book.edition.parts).expect("components are plain values");
    if language != Language::English {
        translate_parts(&mut json, &|english| G::messages().translate(language, english).into_owned());
    }
    json
}

/// The fields of components that are words for people.
const SPOKEN: [&str; 2] = ["name", "text"];

/// Puts the names and texts of components into another language.
fn translate_parts(json: &mut serde_json::Value, translate: &impl Fn(&str) -> String) {
    match json {
        serde_json::Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    serde_json::Value::String(text) if SPOKEN.contains(&key.as_str()) => {
                        *text = translate(text);
                    }
                    _ => translate_parts(value, translate),
                }
            }
        }
        serde_json::Value::Array(values) => {
            for value in values {
                translate_parts(value, translate);
            }
        }
        _ => {}
    }
}

/// Names that somebody wrote into an edition stay the letters they are.
fn write_escaped(out: &mut Output<'_>, _: &mut State<'_, '_>, value: &Value) -> Result<(), minijinja::Error> {
    if value.is_undefined() {
        return Err(ErrorKind::UndefinedError.into());
    }
    let text = value.to_string();
    if value.is_safe() {
        out.write_str(&text)?;
        return Ok(());
    }
    for c in text.chars() {
        match c {
            '\n' | '\r' => out.write_char(' ')?,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' => write!(out, "\\{c}")?,
            c => out.write_char(c)?,
        }
    }
    Ok(())
}

/// A small number as people write it.
fn in_words(n: i64, language: Language) -> String {
    const ENGLISH: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    const GERMAN: [&str; 13] = [
        "kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
        "zwölf",
    ];
    let words = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    };
    usize::try_from(n).ok().and_then(|n| words.get(n)).map_or_else(|| n.to_string(), ToString::to_string)
}

/// So many points.
fn points(n: i64, language: Language) -> String {
    match (language, n.abs()) {
        (Language::English, 1) => format!("{n} point"),
        (Language::English, _) => format!("{n} points"),
        (Language::German, 1) => format!("{n} Punkt"),
        (Language::German, _) => format!("{n} Punkte"),
    }
}

/// A number with what is counted: `n(2, "card", "cards")`.
fn counted(n: i64, one: &str, many: &str) -> String {
    format!("{n} {}", if n.abs() == 1 { one } else { many })
}

/// An example as it is written.
struct Script<'a> {
    seats: SeatCount,
    names: Vec<String>,
    viewer: Viewer,
    edition: Option<&'a str>,
    options: Vec<(&'a str, &'a str)>,
    before: Vec<&'a str>,
    then: Vec<&'a str>,
    sheet: Option<Seat>,
}

impl<'a> Script<'a> {
    fn read(name: &str, text: &'a str) -> Result<Self, String> {
        let wrong = |line: &str| format!("the example {name}: '{line}' cannot be read");
        let seat = |rest: &str| rest.parse().ok().and_then(Seat::from_number);
        let mut script = Script {
            seats: SeatCount::new(2).expect("two can play"),
            names: Vec::new(),
            viewer: Viewer::Spectator,
            edition: None,
            options: Vec::new(),
            before: Vec::new(),
            then: Vec::new(),
            sheet: None,
        };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (word, rest) = line.split_once(' ').ok_or_else(|| wrong(line))?;
            match word {
                "seats" => {
                    let seats = rest.parse().ok().and_then(SeatCount::new);
                    script.seats = seats.ok_or_else(|| wrong(line))?;
                }
                "names" => script.names = rest.split(' ').map(ToString::to_string).collect(),
                "viewer" => script.viewer = Viewer::Seat(seat(rest).ok_or_else(|| wrong(line))?),
                "edition" => script.edition = Some(rest),
                "option" => script.options.push(rest.split_once('=').ok_or_else(|| wrong(line))?),
                "play" => script.before.extend(rest.split_whitespace()),
                "show" => script.then.extend(rest.split_whitespace()),
                "sheet" => script.sheet = Some(seat(rest).ok_or_else(|| wrong(line))?),
                _ => return Err(wrong(line)),
            }
        }
        Ok(script)
    }

    /// The rules it was written for.
    fn own_book<G: Manual>(&self) -> Result<Book<G>, String> {
        let built_in = Edition::<PartsOf<G>>::built_in();
        let named = |edition: &&Edition<PartsOf<G>>| self.edition.is_none_or(|id| edition.header.id == id);
        let edition =
            built_in.iter().copied().find(named).ok_or("the example names an edition that is unknown")?;
        self.book(Config::of(edition), true)
    }

    fn book<G: Manual>(&self, mut config: Config<G>, own: bool) -> Result<Book<G>, String> {
        for (name, value) in self.options.iter().filter(|_| own) {
            let value = serde_json::from_str(value).or_else(|_| serde_json::from_value((*value).into()));
            let value = value.map_err(|e| e.to_string())?;
            config.set(name, &value).map_err(|e| e.to_string())?;
        }
        Book::open(&config, self.seats).map_err(|e| e.to_string())
    }
}

impl<G: Manual> Example<G> {
    fn play(table: Book<G>, name: &str, caption: &str, language: Language) -> Result<Self, String> {
        let (name, text) = G::EXAMPLES
            .iter()
            .copied()
            .find(|(known, _)| *known == name)
            .ok_or_else(|| format!("there is no example {name}"))?;
        let script = Script::read(name, text)?;
        let config = Config { edition: table.edition, options: table.options.clone() };
        let here = script.book(config, false).and_then(|book| Self::run(&script, book, language));
        let (mut example, elsewhere) = match here {
            Ok(example) => (example, false),
            Err(_) => (
                Self::run(&script, script.own_book()?, language)
                    .map_err(|e| format!("the example {name}: {e}"))?,
                true,
            ),
        };
        example.name = name;
        example.caption = caption.to_string();
        example.elsewhere = elsewhere;
        Ok(example)
    }

    /// Every step goes through the checked door.
    fn run(script: &Script<'_>, book: Book<G>, language: Language) -> Result<Self, String> {
        let mut game = G::new(book);
        for step in &script.before {
            let step: Step<_, _> = parse_step::<G>(book, step).map_err(|e| e.to_string())?;
            game.apply(step).map_err(|e| e.to_string())?;
        }
        let viewer = script.viewer;
        let before = game.view(viewer);
        let mut events = Vec::new();
        for step in &script.then {
            let step: Step<_, _> = parse_step::<G>(book, step).map_err(|e| e.to_string())?;
            game.check(step).map_err(|e| e.to_string())?;
            let mut told = Vec::new();
            game.apply_telling(step, &mut told);
            events.extend(told.iter().filter_map(|event| G::view_event(event, viewer)));
        }
        let after = game.view(viewer);
        let names = Names::new(script.names.clone());
        let speech = Speech::new(language, names.clone());
        let told =
            events.iter().filter_map(|event| G::say_event(book, event)).map(|words| words.say(&speech));
        let sheet = script.sheet.map(|seat| {
            let mut said = G::score_sheet(&after).say(&speech);
            (seat, said.seats.swap_remove(seat.index()))
        });
        let told = told.collect();
        Ok(Example {
            name: "",
            caption: String::new(),
            book,
            elsewhere: false,
            names,
            viewer,
            before,
            after,
            events,
            told,
            sheet,
        })
    }

    /// What happens, in words.
    fn plain(&self, speech: &Speech) -> String {
        let mut text = format!("*{}*", self.caption);
        if self.elsewhere {
            let _ = write!(text, " {}", self.say_where(speech));
        }
        text.push_str("\n\n");
        for sentence in &self.told {
            let _ = writeln!(text, "* {sentence}");
        }
        if let Some((_, lines)) = &self.sheet {
            for line in lines {
                let _ = writeln!(text, "* {}: **{}** ({})", line.label, line.points, line.detail);
            }
        }
        text.trim_end().to_string()
    }

    /// That it was played with other components than those of the table.
    pub fn say_where(&self, speech: &Speech) -> String {
        let title = G::messages().translate(speech.language, &self.book.edition.header.title).into_owned();
        say!(WORDS, "example-elsewhere", edition: title).say(speech)
    }
}
