//! `docs/events.md`, for those who write bots and boards: every event and offer of every game. The words are the doc
//! comments of the sources, the examples come from the playthroughs; what has no words or no example fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, Bot, EditionChoice, GAMES, SeenStep, Setup, Table};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tabletop::{Dealer, Language, OptionKind, OptionValue, Record, SeatCount, Seed, Turn, Viewer};

const INTRODUCTION: &str = "# Events and offers

What the games say of themselves, for bots and boards. [protocol.md](protocol.md) tells where it is found in messages;
[crates/games](../crates/games/src) has the sources; the exact types of games with a board of their own are in
`web/src/games/<game>/types.ts`.

An **event** is something that happened, in an entry of kind `step`. An **offer** comes with a choice and says what it would
mean. Both are objects whose `kind` says which they are. Seats count from 1. A list with a value for every seat is in seat
order. Where a viewer may not know something, it is `null`.

This file is made from the doc comments and from real games: `UPDATE_GENERATED=1 cargo test -p catalog --test events`.
";

/// Events that no game shows which is found in a reasonable time.
const RARE: [(&str, &str); 2] = [("dollars-to-donuts", "short"), ("donut", "round_limit")];
/// So many random games are looked through for what the playthroughs do not show, and so far.
const MOST_STEPS: usize = 3000;
const MOST_GAMES: u64 = 900;

/// A type, a variant of one, or a field: its name in JSON, what is said about it, and what it consists of.
#[derive(Clone, Debug, Default)]
struct Item {
    name: String,
    words: String,
    parts: Vec<Item>,
    /// The names in the Rust type of a field.
    names: Vec<String>,
    /// A field whose own fields stand in its place.
    flat: bool,
    /// A field that is left out where there is nothing to say.
    optional: bool,
    /// A type whose parts are those of its JSON.
    derived: bool,
}

/// Reads the types that a source declares. It is formatted, so lines are enough.
fn declared(source: &str) -> BTreeMap<String, Item> {
    let mut types = BTreeMap::new();
    // The type, the variant and the field that are open, by how far they are indented.
    let (mut open, mut next): (Vec<Item>, Item) = (Vec::new(), Item::default());
    let mut is_enum = false;
    for line in source.lines() {
        let text = line.trim();
        let depth = (line.len() - line.trim_start().len()) / 4;
        if let Some(words) = text.strip_prefix("///") {
            next.words = format!("{} {}", next.words, words.trim()).trim().to_string();
        } else if text.starts_with("#[") {
            next.derived |= text.starts_with("#[derive(") && text.contains("Serialize");
            next.flat |= text.contains("flatten");
            next.optional |= text.contains("skip_serializing_if");
            if let Some((_, name)) = text.split_once("rename = \"") {
                next.name = name.split('"').next().unwrap().to_string();
            }
        } else if text.starts_with('}') && depth < open.len() {
            let done = open.pop().unwrap();
            match open.last_mut() {
                Some(outer) => outer.parts.push(done),
                None => drop(types.insert(done.name.clone(), done)),
            }
        } else if depth == 0 {
            let mut item = std::mem::take(&mut next);
            let declares = ["pub enum ", "pub struct "].iter().find_map(|start| text.strip_prefix(start));
            let Some(name) = declares else { continue };
            is_enum = text.starts_with("pub enum ");
            item.name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap().to_string();
            if text.ends_with('{') {
                open.push(item);
            } else {
                types.insert(item.name.clone(), item);
            }
        } else if depth == open.len() && depth <= 2 && !text.is_empty() {
            let mut item = std::mem::take(&mut next);
            let outer = open.last_mut().expect("something is open at this depth");
            if is_enum && depth == 1 {
                item.name = snake(text.split(|c: char| !c.is_alphanumeric()).next().unwrap());
                if text.ends_with('{') {
                    open.push(item);
                } else {
                    outer.parts.push(item);
                }
            } else if let Some((name, kind)) = text.trim_start_matches("pub ").split_once(": ") {
                if item.name.is_empty() {
                    item.name = name.trim_start_matches("r#").to_string();
                }
                item.names = kind.split(|c: char| !c.is_alphanumeric()).map(str::to_string).collect();
                outer.parts.push(item);
            }
        }
    }
    types
}

fn snake(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// What was seen of one kind of event or offer.
#[derive(Default)]
struct Example {
    /// The first that was seen, as it is sent.
    first: String,
    fields: BTreeSet<String>,
    /// What not everybody saw of it.
    hidden: BTreeSet<String>,
    /// Whether somebody did not notice it at all.
    unnoticed: bool,
}

/// What was seen in games, by kind.
#[derive(Default)]
struct Examples(BTreeMap<String, Example>);

impl Examples {
    /// Whether every variant was seen.
    fn are_complete(&self, item: &Item) -> bool {
        let is_rare = |name: &str| RARE.iter().any(|(_, rare)| *rare == name);
        item.parts.iter().all(|variant| is_rare(&variant.name) || self.0.contains_key(&variant.name))
    }

    fn add(&mut self, raw: &RawValue) -> &mut Example {
        let fields: BTreeMap<String, Value> = serde_json::from_str(raw.get()).expect("an object");
        let kind = fields["kind"].as_str().expect("a kind").to_string();
        let first = || Example { first: raw.get().to_string(), ..Example::default() };
        let example = self.0.entry(kind).or_insert_with(first);
        example.fields.extend(fields.keys().filter(|name| *name != "kind").cloned());
        example
    }
}

/// What a choice says of itself as it is sent.
#[derive(Deserialize)]
struct Offered {
    offer: Box<RawValue>,
}

/// An event as it is sent.
#[derive(Deserialize)]
struct Noticed {
    event: Box<RawValue>,
}

fn noticed(step: &SeenStep) -> Vec<Noticed> {
    serde_json::from_str(step.events.json().get()).unwrap()
}

/// The events and the offers of one game.
#[derive(Default)]
struct Seen {
    events: Examples,
    offers: Examples,
}

impl Seen {
    fn is_complete(&self, types: &BTreeMap<String, Item>) -> bool {
        self.events.are_complete(&types["Event"]) && self.offers.are_complete(&types["Offer"])
    }

    /// Goes through a game from its first step.
    fn follow(
        &mut self,
        table: &mut dyn Table,
        types: &BTreeMap<String, Item>,
        mut next: impl FnMut(&dyn Table, usize) -> Option<String>,
    ) {
        let all_offers = self.offers.are_complete(&types["Offer"]);
        for number in 0.. {
            if let (Turn::Act(due), false) = (table.turn(), all_offers) {
                for choices in due.iter().map(|seat| table.legal_raw(seat, Language::English)) {
                    let choices: Vec<Offered> = serde_json::from_str(choices.get()).unwrap();
                    for choice in choices {
                        self.offers.add(&choice.offer);
                    }
                }
            }
            let Some(step) = next(table, number) else { break };
            table.apply(&step).unwrap();
            self.note(table);
        }
    }

    /// What came of the last step, and who saw how much of it.
    fn note(&mut self, table: &dyn Table) {
        let from = table.len() - 1;
        let truth = noticed(&table.seen_open(from, Language::English)[0]);
        let seen = |viewer| noticed(&table.seen(from, viewer, Language::English.into())[0]);
        let seen = Viewer::all(table.seats()).map(seen);
        let seen: Vec<Vec<Value>> =
            seen.map(|noticed| noticed.iter().map(|line| json!(line.event)).collect()).collect();
        for (i, line) in truth.iter().enumerate() {
            let example = self.events.add(&line.event);
            let event = json!(line.event);
            for theirs in &seen {
                example.unnoticed |= theirs.len() < truth.len();
                let Some(theirs) = theirs.get(i).filter(|_| theirs.len() == truth.len()) else { continue };
                let fields = event.as_object().unwrap().iter();
                let hidden = fields.filter(|(name, value)| theirs[name] != **value);
                example.hidden.extend(hidden.map(|(name, _)| name.clone()));
            }
        }
    }
}

fn sources(game: &dyn AnyGame) -> PathBuf {
    root().join("crates/games/src").join(game.meta().id.replace('-', "_"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder whose names end so, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = all.filter(|path| path.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

/// All that is seen in the playthroughs of a game, and in random games with each value of each option until all was seen.
fn seen(game: &dyn AnyGame, types: &BTreeMap<String, Item>) -> Seen {
    let mut seen = Seen::default();
    for path in files(&root().join("crates/games/testdata").join(game.meta().id), "playthrough") {
        let text = fs::read_to_string(path).unwrap();
        let record = Record::parse(&text[text.find("\n[Game ").expect("a record at the end")..]).unwrap();
        let mut start = record.clone();
        (start.steps, start.outcome) = (Vec::new(), None);
        let mut table = game.replay(&start, None).unwrap();
        seen.follow(&mut *table, types, |_, number| record.steps.get(number).cloned());
    }
    let setups = setups(game);
    for number in 0..MOST_GAMES {
        if seen.is_complete(types) {
            break;
        }
        let Ok(mut table) = game.open(&setups[number as usize % setups.len()]) else { continue };
        let mut dealer = Dealer::new(Seed::from_number(number));
        seen.follow(&mut *table, types, |table, step| match table.turn() {
            Turn::Chance => Some(table.next_deal(&mut dealer).unwrap().to_string()),
            Turn::Act(due) if step < MOST_STEPS => {
                let seat = due.first().unwrap();
                let token = table.choose(seat, Bot::Random, number + step as u64).unwrap();
                Some(format!("{seat}.{token}"))
            }
            _ => None,
        });
    }
    seen
}

/// Every edition, and every value of every option at different tables.
fn setups(game: &dyn AnyGame) -> Vec<Setup> {
    let editions = game
        .editions(Language::English)
        .into_iter()
        .map(|edition| Setup { edition: EditionChoice::BuiltIn(edition.id), ..Setup::default() });
    let values = game.options().iter().flat_map(|spec| {
        let values = match spec.kind {
            OptionKind::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
            OptionKind::Int { min, max } => [min, min + 1, max].map(|n| OptionValue::Int(n.into())).to_vec(),
            OptionKind::Choice(words) => {
                words.iter().map(|word| OptionValue::Word((*word).to_string())).collect()
            }
        };
        values.into_iter().map(|value| (spec.name.to_string(), value))
    });
    let sizes: Vec<SeatCount> = game.meta().seat_counts().collect();
    let options = values.zip(sizes.into_iter().cycle()).map(|(option, seats)| Setup {
        seats: Some(seats),
        options: vec![option],
        ..Setup::default()
    });
    editions.chain(options).collect()
}

/// The types of a game by name, from all its sources. Those that are a single value are told where they are used.
fn types(game: &dyn AnyGame) -> BTreeMap<String, Item> {
    let sources = files(&sources(game), "rs").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let declared = sources.flat_map(|source| declared(&source));
    declared.filter(|(_, item)| item.derived && !item.parts.is_empty()).collect()
}

/// The chapter of a game; what is wrong goes to `faults`.
fn chapter(game: &dyn AnyGame, faults: &mut Vec<String>) -> String {
    let types = types(game);
    let seen = seen(game, &types);
    let mut out = format!("\n## {}\n", game.meta().title);
    let mut named = BTreeSet::new();
    for (title, examples) in [("Event", &seen.events), ("Offer", &seen.offers)] {
        let item = &types[title];
        writeln!(out, "\n### {title}s\n\n{}", item.words).unwrap();
        for variant in &item.parts {
            let mut fault =
                |what: &str| faults.push(format!("{}: {title} `{}` {what}", game.meta().id, variant.name));
            writeln!(out, "\n#### `{}`\n\n{}\n", variant.name, variant.words).unwrap();
            if variant.words.is_empty() || variant.parts.iter().any(|field| field.words.is_empty()) {
                fault("is not documented");
            }
            list(&mut out, &variant.parts, &types, &mut named);
            let Some(example) = examples.0.get(&variant.name) else {
                if !RARE.contains(&(game.meta().id, &variant.name)) {
                    fault("was never seen");
                }
                continue;
            };
            let fields = field_names(&variant.parts, &types);
            if fields != example.fields.iter().collect() {
                fault(&format!("has the fields {fields:?}, but there were {:?}", example.fields));
            }
            writeln!(out, "\n```json\n{}\n```", example.first).unwrap();
            if !example.hidden.is_empty() {
                let hidden: Vec<String> = example.hidden.iter().map(|name| format!("`{name}`")).collect();
                writeln!(out, "\nNot everybody sees {}.", hidden.join(" and ")).unwrap();
            }
            if example.unnoticed {
                writeln!(out, "\nNot everybody notices it.").unwrap();
            }
        }
        for kind in examples.0.keys().filter(|kind| item.parts.iter().all(|variant| variant.name != **kind)) {
            faults.push(format!("{}: {title} `{kind}` is not in the source", game.meta().id));
        }
    }
    parts(&mut out, &types, named);
    out
}

/// The names of fields as they are sent: a flat one is all that it is made of.
fn field_names<'a>(fields: &'a [Item], types: &'a BTreeMap<String, Item>) -> BTreeSet<&'a String> {
    let mut names = BTreeSet::new();
    for field in fields {
        match field.names.iter().find(|name| field.flat && types.contains_key(*name)) {
            Some(made_of) => names.append(&mut field_names(&types[made_of].parts, types)),
            None => _ = names.insert(&field.name),
        }
    }
    names
}

/// A list of fields. Types of the game that they are made of are noted.
fn list(out: &mut String, fields: &[Item], types: &BTreeMap<String, Item>, named: &mut BTreeSet<String>) {
    for field in fields {
        let made_of: Vec<&String> = field.names.iter().filter(|name| types.contains_key(*name)).collect();
        if field.flat {
            list(out, &types[made_of[0]].parts, types, named);
            continue;
        }
        named.extend(made_of.iter().map(|name| (*name).clone()));
        let of = made_of.first().map_or_else(String::new, |name| format!(" (`{name}`)"));
        let optional = if field.optional { " Left out if there is nothing to say." } else { "" };
        writeln!(out, "- `{}`{of}: {}{optional}", field.name, field.words).unwrap();
    }
}

/// The types that events and offers are made of.
fn parts(out: &mut String, types: &BTreeMap<String, Item>, mut open: BTreeSet<String>) {
    let mut told = BTreeMap::new();
    while let Some(name) = open.pop_first() {
        let item = &types[&name];
        let mut text = format!("\n#### {name}\n\n{}\n", item.words);
        let mut more = BTreeSet::new();
        if !item.parts.is_empty() {
            text.push('\n');
            list(&mut text, &item.parts, types, &mut more);
        }
        told.insert(name, text);
        open.extend(more.into_iter().filter(|name| !told.contains_key(name)));
    }
    if !told.is_empty() {
        writeln!(out, "\n### What they are made of").unwrap();
        out.extend(told.into_values());
    }
}

#[test]
fn the_document_of_all_events_and_offers_is_fresh() {
    let mut faults = Vec::new();
    let chapters: String = GAMES.iter().map(|game| chapter(*game, &mut faults)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let text = format!("{INTRODUCTION}{chapters}");
    testkit::check_generated(&root().join("docs/events.md"), &text, "cargo test -p catalog --test events");
}
