//! What a client knows of a position, and what a reason claims about it.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use catalog::{Table, find};
use serde_json::{Value, json};
use tabletop::{Arg, Language, Phrase, Seat, Viewer};

/// A position as the seat that gets the hint sees it.
pub(crate) struct Position<'a> {
    pub(crate) table: &'a dyn Table,
    pub(crate) seat: Seat,
    pub(crate) view: Value,
    pub(crate) parts: Value,
    /// Luck that no hint was made with.
    pub(crate) seed: u64,
    choices: OnceCell<Vec<Value>>,
}

impl<'a> Position<'a> {
    pub(crate) fn new(table: &'a dyn Table, seat: Seat, seed: u64) -> Self {
        Position {
            table,
            seat,
            view: serde_json::from_str(&table.view_json(Viewer::Seat(seat))).unwrap(),
            parts: serde_json::from_str(&table.parts_json(Language::English)).unwrap(),
            seed,
            choices: OnceCell::new(),
        }
    }

    /// The seat as an index.
    pub(crate) fn me(&self) -> usize {
        self.seat.index()
    }

    pub(crate) fn choices(&self) -> &[Value] {
        self.choices.get_or_init(|| choices(self.table, self.seat))
    }

    /// What a board shows of a choice.
    pub(crate) fn offer(&self, token: &str) -> &Value {
        let choice = self.choices().iter().find(|choice| choice["token"] == token);
        choice.map_or(&Value::Null, |choice| &choice["offer"])
    }

    pub(crate) fn option(&self, name: &str) -> String {
        self.table.options()[name].to_string()
    }

    /// The table after a choice of the seat.
    pub(crate) fn after(&self, token: &str) -> Box<dyn Table> {
        let record = self.table.record(None);
        let mut table = find(self.table.meta().id).unwrap().replay(&record, None).unwrap();
        table.act(self.seat, token).unwrap();
        table
    }

    pub(crate) fn see(&self, table: &dyn Table) -> Value {
        serde_json::from_str(&table.view_json(Viewer::Seat(self.seat))).unwrap()
    }
}

/// What a seat may choose, with offers.
pub(crate) fn choices(table: &dyn Table, seat: Seat) -> Vec<Value> {
    serde_json::from_str(table.legal_raw(seat, Language::English).get()).unwrap()
}

/// What a reason says, of which choice and compared with which.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    pub(crate) id: &'static str,
    pub(crate) args: BTreeMap<&'static str, Value>,
    pub(crate) best: String,
    pub(crate) other: Option<String>,
    pub(crate) said: Result<(), String>,
}

impl Claim {
    pub(crate) fn new(reason: &Phrase, best: &str, other: Option<&str>) -> Self {
        Claim {
            id: reason.id(),
            args: reason.args().iter().map(|(name, arg)| (*name, value(arg))).collect(),
            best: best.to_string(),
            other: other.map(ToString::to_string),
            said: crate::said(reason),
        }
    }

    pub(crate) fn number(&self, name: &str) -> i64 {
        self.args[name].as_i64().unwrap_or_else(|| panic!("{name} of {self:?}"))
    }

    pub(crate) fn text(&self, name: &str) -> &str {
        self.args[name].as_str().unwrap_or_else(|| panic!("{name} of {self:?}"))
    }

    /// The index of a seat.
    pub(crate) fn seat(&self, name: &str) -> usize {
        self.number(name) as usize - 1
    }

    /// Makes a number larger by so much; there is nothing to it if the claim has none.
    pub(crate) fn add(&mut self, name: &'static str, more: i64) -> Option<()> {
        let spoilt = self.args.get(name)?.as_i64()? + more;
        self.args.insert(name, json!(spoilt));
        Some(())
    }
}

fn value(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => json!(number),
        Arg::Text(text) | Arg::Data(text) => json!(text),
        Arg::Seat(seat) => json!(seat.number()),
        Arg::Phrase(phrase) => json!(phrase.to_string()),
        Arg::All(args) | Arg::List(args) => args.iter().map(value).collect(),
    }
}

/// A claim that must hold.
pub(crate) fn holds(truth: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if truth { Ok(()) } else { Err(fault()) }
}

/// Two things that must be the same.
pub(crate) fn same<T: PartialEq + std::fmt::Debug>(
    what: &str,
    claimed: T,
    true_one: T,
) -> Result<(), String> {
    holds(claimed == true_one, move || format!("{what} is {true_one:?}, not {claimed:?}"))
}

pub(crate) fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
}
