//! Weights in a file: what the features of a game count for, to be used instead of the game's own.

use serde::{Deserialize, Serialize};
use tabletop::{Book, Judgement};

/// What `dozen tune` found, as a small TOML file. Features are named, so that a file that no longer fits is noticed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightsFile {
    /// The program that found them, with its version.
    pub program: String,
    /// How it was asked for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub command: String,
    /// Id of the game.
    pub game: String,
    /// Number of seats they were found at.
    pub seats: usize,
    /// Id of the edition they were found with.
    pub edition: String,
    /// Its hash.
    pub edition_hash: String,
    /// What each feature counts for.
    pub weights: Vec<NamedWeight>,
}

/// What one feature counts for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedWeight {
    /// Its name.
    pub feature: String,
    /// Its weight.
    pub weight: f64,
}

impl WeightsFile {
    /// Reads a file. Says what is wrong with it on one line.
    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|e| {
            let line = e.span().map(|at| text[..at.start].matches('\n').count() + 1);
            let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
            format!("{place}{}: is it a file of dozen tune?", e.message().trim().replace('\n', ", "))
        })
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        toml::to_string(self).expect("weights are plain values")
    }

    /// The rules of a table whose bots judge by these weights. Says why if they are not for it.
    pub(crate) fn weigh<G: Judgement>(&self, book: Book<G>) -> Result<Book<G>, String> {
        let again = || format!("find them anew: dozen tune {} --seats {} -o FILE", G::META.id, book.seats);
        if self.game != G::META.id {
            return Err(format!("these are weights of {}, not of {}", self.game, G::META.id));
        }
        let is_small = |seats: usize| seats <= 2;
        if is_small(self.seats) != is_small(book.seats.get()) {
            return Err(format!(
                "these weights were found at {} seats, and the table has {}: {}",
                self.seats,
                book.seats,
                again()
            ));
        }
        let mut weights = Vec::new();
        for feature in G::FEATURES {
            let mut named = self.weights.iter().filter(|named| named.feature == *feature);
            let weight = match (named.next(), named.next()) {
                (Some(named), None) => named.weight as f32,
                (None, _) => return Err(format!("they lack the feature '{feature}': {}", again())),
                (Some(_), Some(_)) => return Err(format!("they name the feature '{feature}' twice")),
            };
            if !weight.is_finite() {
                return Err(format!("the weight of '{feature}' is not a number"));
            }
            weights.push(weight);
        }
        let is_unknown = |named: &&NamedWeight| !G::FEATURES.contains(&named.feature.as_str());
        if let Some(unknown) = self.weights.iter().find(is_unknown) {
            return Err(format!("{} has no feature '{}': {}", G::META.id, unknown.feature, again()));
        }
        book.weighed(&weights).map_err(|e| e.to_string())
    }
}
