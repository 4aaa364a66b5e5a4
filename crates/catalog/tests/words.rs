//! The catalogues of messages: complete in every language, nothing missing, nothing unused.
//!
//! Every folder `words` below `crates` is a catalogue with one Fluent file per language. The code beside it says its
//! messages with `say!`; this test reads both.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::GAMES;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use serde_json::Value;
use tabletop::{Language, OptionKind, data_id};

/// The messages of a file with the variables of each.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_message_is_there_in_every_language_and_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = Vec::new();
    find_folders(&crates, &mut folders);
    assert!(folders.len() > GAMES.len(), "catalogues are found: {folders:?}");
    let faults: Vec<String> = folders.iter().flat_map(|words| check(words)).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_data_of_every_game_is_translated_and_nothing_else() {
    let mut faults = Vec::new();
    for game in GAMES {
        let words = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../games/src")
            .join(game.meta().id.replace('-', "_"))
            .join("words");
        let needed: BTreeMap<String, String> =
            data(*game).into_iter().map(|english| (data_id(&english), english)).collect();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let file = words.join(format!("{language}.ftl"));
            let messages = read(&file, &mut faults);
            let there = |id: &String| messages.contains_key(id);
            faults.extend(
                needed
                    .iter()
                    .filter(|(id, _)| !there(id))
                    .map(|(id, english)| format!("{}: there is no '{id}' for '{english}'", file.display())),
            );
            let translated = messages.keys().filter(|id| id.starts_with("data-"));
            let unneeded = translated.filter(|id| !needed.contains_key(*id));
            faults.extend(unneeded.map(|id| format!("{}: '{id}' is not a text of the data", file.display())));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// All that is written in English in the data of a game: its tagline, options, editions and components.
fn data(game: &dyn catalog::AnyGame) -> BTreeSet<String> {
    let mut texts = BTreeSet::from([game.meta().tagline.to_string()]);
    for option in game.options() {
        texts.insert(option.help.to_string());
        if let OptionKind::Choice(values) = option.kind {
            texts.extend(values.iter().map(ToString::to_string));
        }
    }
    for card in game.editions(Language::English) {
        let setup = catalog::Setup {
            edition: catalog::EditionChoice::BuiltIn(card.id.clone()),
            ..catalog::Setup::default()
        };
        let parts = game.open(&setup).unwrap().parts_json(Language::English);
        spoken(&serde_json::from_str(&parts).unwrap(), &mut texts);
        texts.extend([card.title, card.note]);
    }
    texts.retain(|text| text.chars().any(char::is_alphabetic));
    texts
}

/// Names and texts of components.
fn spoken(json: &Value, texts: &mut BTreeSet<String>) {
    match json {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(text) if key == "name" || key == "text" => drop(texts.insert(text.clone())),
                    _ => spoken(value, texts),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| spoken(value, texts)),
        _ => {}
    }
}

fn find_folders(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if !path.is_dir() || path.ends_with("target") || path.ends_with("tests") {
            continue;
        }
        if path.ends_with("words") && path.join("en.ftl").exists() {
            found.push(path);
        } else {
            find_folders(&path, found);
        }
    }
}

/// What is wrong with one catalogue and the code beside it.
fn check(words: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    let english = read(&words.join("en.ftl"), &mut faults);
    for language in Language::ALL {
        let file = words.join(format!("{language}.ftl"));
        let messages = read(&file, &mut faults);
        let mut fault = |what: String| faults.push(format!("{}: {what}", file.display()));
        for (id, variables) in &english {
            match messages.get(id) {
                None => fault(format!("there is no '{id}'")),
                Some(others) if others != variables => {
                    fault(format!("'{id}' has the variables {others:?}; English has {variables:?}"));
                }
                Some(_) => {}
            }
        }
        for id in messages.keys().filter(|id| !id.starts_with("data-") && !english.contains_key(*id)) {
            fault(format!("'{id}' is not there in English"));
        }
    }
    let parent = words.parent().unwrap();
    let sources = if parent.join("src").is_dir() { parent.join("src") } else { parent.to_path_buf() };
    let mut used = BTreeSet::new();
    for (place, id, args) in said(&sources) {
        match english.get(&id) {
            None => faults.push(format!("{place} says '{id}', which is in no catalogue")),
            Some(variables) if *variables != args => {
                faults.push(format!("{place} says '{id}' with {args:?}; the message has {variables:?}"));
            }
            Some(_) => {}
        }
        used.insert(id);
    }
    for (id, args) in said_in_lessons(parent) {
        match english.get(&id) {
            None => {
                faults.push(format!("a lesson says '{id}', which is in no catalogue of {}", words.display()))
            }
            Some(variables) if *variables != args => {
                faults.push(format!("a lesson says '{id}' with {args:?}; the message has {variables:?}"));
            }
            Some(_) => {}
        }
        used.insert(id);
    }
    let unused = english.keys().filter(|id| !used.contains(*id));
    faults.extend(unused.map(|id| format!("{}: nobody says '{id}'", words.display())));
    faults
}

/// The messages that the lessons of a game say, with the names of what goes into them. `home` is the folder of its code.
fn said_in_lessons(home: &Path) -> Vec<(String, BTreeSet<String>)> {
    let name = home.file_name().and_then(|name| name.to_str()).unwrap_or_default().replace('_', "-");
    let said = catalog::lessons(&name).flat_map(catalog::Lesson::messages);
    said.map(|(id, args)| (id.to_string(), args.into_iter().map(ToString::to_string).collect())).collect()
}

fn read(file: &Path, faults: &mut Vec<String>) -> Messages {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let mut fault = |what: String| faults.push(format!("{}: {what}", file.display()));
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
        for error in &errors {
            fault(format!("{error:?}"));
        }
        resource
    });
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        message.value.iter().for_each(|pattern| in_pattern(pattern, &mut variables));
        if messages.insert(message.id.name.to_string(), variables).is_some() {
            fault(format!("'{}' is there twice", message.id.name));
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        // `$who-is` asks whether `$who` is the one who reads.
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.strip_suffix("-is").unwrap_or(id.name).to_string());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}

/// Every `say!` below a folder: where it stands, which message, and the names of its arguments.
fn said(folder: &Path) -> Vec<(String, String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(said(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            // Tests of the phrases themselves bring catalogues of their own.
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            for (at, _) in code.match_indices("say!(") {
                let line = 1 + code[..at].matches('\n').count();
                // Comments show how it is used.
                if code[..at].rsplit('\n').next().is_some_and(|line| line.trim_start().starts_with("//")) {
                    continue;
                }
                let Some((id, args)) = read_call(&code[at + "say!(".len()..]) else { continue };
                found.push((format!("{}:{line}", path.display()), id, args));
            }
        }
    }
    found
}

/// The message and the names of the arguments in what follows `say!(`; nothing if no message is named there, as where
/// the macro is defined.
fn read_call(code: &str) -> Option<(String, BTreeSet<String>)> {
    let mut args = BTreeSet::new();
    let (mut depth, mut id, mut word) = (0_usize, None, String::new());
    let mut chars = code.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' => {
                let mut text = String::new();
                while let Some(c) = chars.next().filter(|c| *c != '"') {
                    text.push(if c == '\\' { chars.next()? } else { c });
                }
                if depth == 0 && id.is_none() {
                    id = Some(text);
                }
            }
            // A character, not a lifetime.
            '\'' if chars.clone().nth(1) == Some('\'') => drop((chars.next(), chars.next())),
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return id.map(|id| (id, args)),
            ')' | ']' | '}' => depth -= 1,
            ':' if chars.peek() == Some(&':') => drop(chars.next()),
            ':' if depth == 0 && id.is_some() && !word.is_empty() => drop(args.insert(word.clone())),
            _ => {}
        }
        if c.is_alphanumeric() || c == '_' {
            word.push(c);
        } else {
            word.clear();
        }
    }
    None
}

#[test]
fn a_call_is_read() {
    let (id, args) = read_call(r#"WORDS, "a-b", who: seat, n: count("x", y::z), last: f(|d| d.n))"#).unwrap();
    assert_eq!(
        (id.as_str(), args.into_iter().collect::<Vec<_>>().join(" ")),
        ("a-b", "last n who".to_string())
    );
    assert!(read_call("$catalogue:expr, $id:literal)").is_none());
}
