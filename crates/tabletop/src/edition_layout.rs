//! What an edition file must look like, told by the types that it is read into: for editors as a JSON Schema, and for whoever
//! wrote the file as everything that does not fit, found at once.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::edition_patch::REMOVE;
use crate::edition_text::Text;
use crate::{EditionError, EditionHeader, OptionKind, Parts, Status};

/// A value of an edition file, and where it stands.
#[derive(Clone, Debug)]
pub struct Located<T>(Spanned<T>);

impl<T> Located<T> {
    /// Where it stands.
    pub fn span(&self) -> Range<usize> {
        self.0.span()
    }

    /// The value.
    pub fn get_ref(&self) -> &T {
        self.0.get_ref()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(Located)
    }
}

impl<T: JsonSchema> JsonSchema for Located<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// The part of a file that a game reads.
pub trait Layout: DeserializeOwned + JsonSchema {}
impl<T: DeserializeOwned + JsonSchema> Layout for T {}

/// Where types stand in a schema.
const TYPES: &str = "definitions";

fn schema_of<T: JsonSchema>() -> Value {
    SchemaSettings::draft07().into_generator().into_root_schema_for::<T>().to_value()
}

/// A JSON Schema of the edition files of a game, whole ones and patches.
pub(crate) fn schema<P: Parts>() -> Value {
    let mut tables = schema_of::<P::Layout>();
    let mut types = take(&mut tables, TYPES).unwrap_or_else(|| json!({}));
    let mut header = schema_of::<EditionHeader>();
    merge(&mut types, take(&mut header, TYPES));
    for schema in types.as_object_mut().into_iter().flat_map(|types| types.values_mut()) {
        allow_statuses(schema);
    }
    for key in ["$schema", "title"] {
        take(&mut header, key);
        take(&mut tables, key);
    }
    let options = P::OPTIONS.iter().map(|spec| {
        let mut value = match spec.kind {
            OptionKind::Bool => json!({ "type": "boolean" }),
            OptionKind::Int { min, max } => json!({ "type": "integer", "minimum": min, "maximum": max }),
            OptionKind::Choice(words) => json!({ "type": "string", "enum": words }),
        };
        value["description"] = spec.help.into();
        (spec.name.to_string(), value)
    });
    let options: serde_json::Map<String, Value> = options.collect();
    merge(
        &mut tables,
        Some(json!({
            "properties": {
                "edition": header,
                "options": { "type": "object", "properties": options, "additionalProperties": false },
                "option_values": { "type": "object" },
                "status_words": { "type": "object" },
                "drawing": { "type": "object" },
            },
        })),
    );
    allow_statuses(&mut tables);
    let patch = as_patch(&tables);
    let patch_types = types.as_object().into_iter().flatten();
    let patch_types: serde_json::Map<String, Value> =
        patch_types.map(|(name, schema)| (format!("{name}{IN_PATCH}"), as_patch(schema))).collect();
    merge(&mut types, Some(patch_types.into()));
    merge(&mut types, Some(json!({ STATUSES: statuses() })));
    if let Some(required) = tables["required"].as_array_mut() {
        required.insert(0, "edition".into());
    }
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": format!("An edition of {}", P::META.title),
        "if": { "properties": { "edition": { "required": ["extends"] } }, "required": ["edition"] },
        "then": patch,
        "else": tables,
        TYPES: types,
    })
}

/// The type of everything that says how sure something is.
const STATUSES: &str = "Statuses";
/// What the names of types end with where they are those of a patch.
const IN_PATCH: &str = "InPatch";

/// The same where a file says only what is different from another: nothing must be there, and things can be removed.
fn as_patch(schema: &Value) -> Value {
    match schema {
        Value::Object(fields) => {
            let mut patch = serde_json::Map::new();
            for (name, field) in fields.iter().filter(|(name, _)| *name != "required") {
                let to = field.as_str().filter(|to| *name == "$ref" && !to.ends_with(STATUSES));
                let field = to.map_or_else(|| as_patch(field), |to| format!("{to}{IN_PATCH}").into());
                patch.insert(name.clone(), field);
            }
            if let Some(Value::Object(properties)) = patch.get_mut("properties") {
                let what = json!({ "anyOf": [{ "const": true }, { "type": "array", "items": { "type": "string" } }] });
                properties.insert(REMOVE.to_string(), what);
            }
            Value::Object(patch)
        }
        Value::Array(items) => items.iter().map(as_patch).collect(),
        other => other.clone(),
    }
}

/// Every table and row may say how sure it is, and have notes.
fn allow_statuses(schema: &mut Value) {
    if schema.get("properties").is_some() {
        schema["patternProperties"] = json!({
            "^(note|cells)$": {},
            "_colours$": {},
            "(^|_)status$": { "$ref": format!("#/{TYPES}/{STATUSES}") },
        });
    }
}

/// A status, or a table of them.
fn statuses() -> Value {
    let mut words = schema_of::<Status>();
    for key in ["$schema", "title"] {
        take(&mut words, key);
    }
    json!({ "anyOf": [words, { "type": "object", "additionalProperties": words }] })
}

fn take(schema: &mut Value, key: &str) -> Option<Value> {
    schema.as_object_mut()?.remove(key)
}

/// Puts the fields of one object into another.
fn merge(into: &mut Value, from: Option<Value>) {
    let (Value::Object(into), Some(Value::Object(from))) = (into, from) else { return };
    for (name, value) in from {
        match into.get_mut(&name) {
            Some(there) if there.is_object() => merge(there, Some(value)),
            _ => drop(into.insert(name, value)),
        }
    }
}

/// Everything in the tables that `T` has no place for.
pub(crate) fn misfits<T: JsonSchema>(
    text: Text<'_>,
    tables: &Spanned<DeTable<'_>>,
    new_rows: &BTreeMap<usize, String>,
) -> Vec<EditionError> {
    let schema = schema_of::<T>();
    let mut check = Check { text, types: &schema[TYPES], new_rows, faults: Vec::new() };
    check.table(&schema, tables.get_ref(), &tables.span(), &Place::default());
    check.faults.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
    check.faults
}

/// A table or row, and a cell in it.
#[derive(Clone, Default)]
struct Place {
    row: String,
    cell: String,
}

impl Place {
    /// What stands below a key.
    fn at_key(&self, key: &str, value: &DeValue<'_>) -> Place {
        let is_root = self.row.is_empty() && self.cell.is_empty();
        let holds_rows =
            value.as_array().and_then(|items| items.first()).is_some_and(|row| row.get_ref().is_table());
        match value {
            DeValue::Table(_) if is_root => Place { row: format!("[{key}]"), cell: String::new() },
            _ if is_root && holds_rows => Place { row: format!("[[{key}]]"), cell: String::new() },
            _ if self.cell.is_empty() && holds_rows && key == "rows" => self.clone(),
            _ if self.cell.is_empty() => Place { row: self.row.clone(), cell: key.to_string() },
            _ => Place { row: self.row.clone(), cell: format!("{}.{key}", self.cell) },
        }
    }

    fn at_item(&self, i: usize, item: &DeValue<'_>) -> Place {
        if !self.cell.is_empty() || !item.is_table() {
            return Place { row: self.row.clone(), cell: format!("{}[{}]", self.cell, i + 1) };
        }
        let id = item.get("id").and_then(|id| id.get_ref().as_str());
        let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
        Place { row: format!("{} row {}{id}", self.row, i + 1), cell: String::new() }
    }

    /// The cell as the subject of a sentence.
    fn subject(&self) -> &str {
        if self.cell.is_empty() { "it" } else { &self.cell }
    }
}

struct Check<'c> {
    text: Text<'c>,
    types: &'c Value,
    new_rows: &'c BTreeMap<usize, String>,
    faults: Vec<EditionError>,
}

impl<'c> Check<'c> {
    fn fault(&mut self, at: &Range<usize>, place: &Place, message: String) {
        self.faults.push(self.text.fault(at, place.row.clone(), message));
    }

    fn value(&mut self, schema: &'c Value, value: &Spanned<DeValue<'_>>, place: &Place) {
        let schema = self.resolve(schema);
        if let Some(choices) = schema.get("anyOf").or(schema.get("oneOf")).and_then(Value::as_array) {
            return self.any_of(choices, value, place);
        }
        let at = value.span();
        if !fits_type(schema, value.get_ref()) {
            let (is, must) = (shown(value.get_ref()), kinds(schema));
            return self.fault(&at, place, format!("{} is {is}, but it must be {must}", place.subject()));
        }
        match value.get_ref() {
            DeValue::Table(table) => self.table(schema, table, &at, place),
            DeValue::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    if let Some(schema) = schema.get("items") {
                        self.value(schema, item, &place.at_item(i, item.get_ref()));
                    }
                }
            }
            DeValue::String(word) => {
                let words = schema.get("enum").and_then(Value::as_array);
                if let Some(words) = words.filter(|words| !words.iter().any(|known| known == word.as_ref())) {
                    self.unknown_word(&at, place, word, words);
                }
            }
            DeValue::Integer(number) => self.range(schema, number.as_str(), &at, place),
            _ => {}
        }
    }

    fn table(&mut self, schema: &'c Value, table: &DeTable<'_>, at: &Range<usize>, place: &Place) {
        let properties = schema.get("properties").and_then(Value::as_object);
        let known = |name: &str| properties.and_then(|properties| properties.get(name));
        let others = schema.get("additionalProperties");
        for (key, value) in table {
            let name: &str = key.get_ref();
            let below = place.at_key(name, value.get_ref());
            match known(name).or(others) {
                Some(Value::Bool(false)) => {
                    let names: Vec<String> = properties
                        .into_iter()
                        .flat_map(|all| all.keys())
                        .map(|name| format!("`{name}`"))
                        .collect();
                    let inside =
                        if place.cell.is_empty() { String::new() } else { format!("{}: ", place.cell) };
                    let message =
                        format!("{inside}unknown field `{name}`, expected one of {}", names.join(", "));
                    self.fault(&key.span(), place, message);
                }
                Some(schema) => self.value(schema, value, &below),
                None => {}
            }
        }
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
        let missing: Vec<String> = required
            .filter_map(Value::as_str)
            .filter(|name| !table.contains_key(*name))
            .map(|name| format!("`{name}`"))
            .collect();
        if !missing.is_empty() {
            let inside = if place.cell.is_empty() { String::new() } else { format!("{}: ", place.cell) };
            let fields = if missing.len() == 1 { "field" } else { "fields" };
            let why = self.new_rows.get(&at.start).map(|why| format!(" ({why})")).unwrap_or_default();
            self.fault(at, place, format!("{inside}missing {fields} {}{why}", missing.join(", ")));
        }
    }

    /// One of several: where none fits, what is wrong with the one that fits best is told.
    fn any_of(&mut self, choices: &'c [Value], value: &Spanned<DeValue<'_>>, place: &Place) {
        let words: Vec<&Value> = choices.iter().filter_map(|choice| choice.get("const")).collect();
        if let (Some(word), true) = (value.get_ref().as_str(), words.len() == choices.len()) {
            if !words.iter().any(|known| *known == word) {
                let words: Vec<Value> = words.into_iter().cloned().collect();
                self.unknown_word(&value.span(), place, word, &words);
            }
            return;
        }
        let before = std::mem::take(&mut self.faults);
        let mut best: Option<Vec<EditionError>> = None;
        for choice in choices.iter().filter(|choice| choice.get("type").is_none_or(|kind| kind != "null")) {
            self.value(choice, value, place);
            let faults = std::mem::take(&mut self.faults);
            if best.as_ref().is_none_or(|best| faults.len() < best.len()) {
                best = Some(faults);
            }
        }
        self.faults = before;
        self.faults.extend(best.into_iter().flatten());
    }

    fn unknown_word(&mut self, at: &Range<usize>, place: &Place, word: &str, words: &[Value]) {
        let known: Vec<String> =
            words.iter().filter_map(Value::as_str).map(|word| format!("`{word}`")).collect();
        let message = format!("unknown {} `{word}`, expected one of {}", place.subject(), known.join(", "));
        self.fault(at, place, message);
    }

    fn range(&mut self, schema: &Value, digits: &str, at: &Range<usize>, place: &Place) {
        let bound = |name: &str| schema.get(name).and_then(Value::as_i64);
        let (Ok(number), Some(min), Some(max)) = (digits.parse::<i64>(), bound("minimum"), bound("maximum"))
        else {
            return;
        };
        if let Err(message) = crate::checks::within::<i64>(number, min, max, place.subject()) {
            self.fault(at, place, message);
        }
    }

    fn resolve(&self, schema: &'c Value) -> &'c Value {
        let named = schema.get("$ref").and_then(Value::as_str).and_then(|to| to.rsplit('/').next());
        named.and_then(|name| self.types.get(name)).unwrap_or(schema)
    }
}

/// The types that a schema allows; none if it allows any.
fn types_of(schema: &Value) -> Vec<&str> {
    match schema.get("type") {
        Some(Value::String(one)) => vec![one],
        Some(Value::Array(several)) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

fn fits_type(schema: &Value, value: &DeValue<'_>) -> bool {
    let types = types_of(schema);
    let is = match value {
        DeValue::String(_) | DeValue::Datetime(_) => "string",
        DeValue::Integer(_) => "integer",
        DeValue::Float(_) => "number",
        DeValue::Boolean(_) => "boolean",
        DeValue::Array(_) => "array",
        DeValue::Table(_) => "object",
    };
    types.is_empty() || types.contains(&is)
}

/// The types that a schema allows, in words.
fn kinds(schema: &Value) -> String {
    let words = types_of(schema).into_iter().filter(|kind| *kind != "null").map(|kind| match kind {
        "integer" => "a whole number",
        "number" => "a number",
        "string" => "text in quotes",
        "boolean" => "true or false",
        "array" => "a list",
        _ => "a table",
    });
    words.collect::<Vec<_>>().join(" or ")
}

fn shown(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("'{text}'"),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(is) => is.to_string(),
        DeValue::Datetime(_) => "a date".to_string(),
        DeValue::Array(_) => "a list".to_string(),
        DeValue::Table(_) => "a table".to_string(),
    }
}
