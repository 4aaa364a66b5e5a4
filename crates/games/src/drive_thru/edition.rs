//! Components and options of Doughnut Drive-Thru.

use std::ops::RangeInclusive;

use serde::Serialize;
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts, Status};

use super::edition_file::Raw;
use super::{SEATS, edition_check};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 6] = [
    OptionSpec::choice(
        "bakers",
        &["off", "draft", "random"],
        "Whether every seat plays a baker with a power of its own: none, picked by the seats, or dealt",
    ),
    OptionSpec::choice("first_player", &["random", "seat1"], "Who begins: a seat drawn by chance, or seat 1"),
    OptionSpec::bool(
        "fresh_recognition_ready",
        "Whether a recipe just served is a ready Recognition, or comes in used",
    ),
    OptionSpec::bool("starter_counts_as_type", "Whether a served starter is one more type in the tie-break"),
    OptionSpec::bool(
        "starter_recycles",
        "Whether a replaced starter goes to the discard pile, or leaves the game",
    ),
    OptionSpec::int(
        "max_rounds",
        0..=1_000_000,
        "The game ends after this round at the latest; 0 means no limit (300 suits bots left alone)",
    ),
];

/// The components of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Bakery {
    /// One entry per recipe, in the order of the file; the position is the recipe's index.
    pub recipes: Vec<RecipeCard>,
    /// The bakers, in the order of the file.
    pub bakers: Vec<BakerCard>,
    /// The four Kitchen cards in order; in notation they are `learn`, `prepare`, `serve`, `coffee`.
    pub kitchen: [KitchenCard; 4],
    /// The treat types, in the order of the file.
    pub types: Vec<String>,
    /// Numbers that hold for every table.
    pub(super) constants: Constants,
    /// One entry per number of seats from `constants.seats_min`.
    pub(super) tables: Vec<TableSize>,
    /// Which recipe everybody starts with.
    pub(super) starter: usize,
}

/// A recipe as it stands on its cards.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecipeCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Position of its treat type, if it has one.
    pub treat: Option<usize>,
    /// What serving it earns.
    pub tip: u8,
    /// What a roll must reach to prepare it.
    pub prepare: u8,
    /// What a roll must reach to serve it.
    pub serve: u8,
    /// Cards in the box.
    pub copies: usize,
    /// Whether every seat starts with one.
    pub starter: bool,
    /// How sure the card is as a whole.
    pub status: Status,
}

/// A baker and what it changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BakerCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Cards drawn at Learn with one piece, with two pieces; `None`: as everybody.
    pub learn_draw: Option<Vec<u8>>,
    /// Cards kept at Learn at most; `None`: as everybody.
    pub learn_keep_max: Option<u8>,
    /// Added to Prepare rolls.
    pub prepare_bonus: u8,
    /// Added to Serve rolls.
    pub serve_bonus: u8,
    /// Recognitions made ready at the start of every own turn.
    pub refresh_at_turn_start: u8,
}

/// A Kitchen card.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KitchenCard {
    /// Name for people.
    pub name: String,
    /// Pieces that may be placed in one turn, at most.
    pub pieces_max: u8,
    /// Learn only: cards drawn with one piece, with two pieces.
    pub draw: Vec<u8>,
    /// Learn only: cards kept at most.
    pub keep_max: u8,
}

/// Numbers that hold for every table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Constants {
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// Sides of the die.
    pub(super) die_faces: u8,
    /// A roll of so much always fails.
    pub(super) natural_fail: u8,
    /// Pieces taken back in one turn, at most.
    pub(super) take_max: u8,
    /// Unprepared recipes a seat may have.
    pub(super) unprepared_limit: u8,
    /// So many served recipes bring the last round.
    pub(super) served_to_end: u8,
    /// Added to a roll with two pieces.
    pub(super) two_piece_bonus: u8,
}

/// Numbers that depend on how many play.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct TableSize {
    /// Pieces of each seat.
    pub(super) pieces_each: u8,
    /// How many a hand can hold.
    pub(super) hand_limit: u8,
    /// Pieces a Kitchen card can hold.
    pub(super) plates: u8,
}

impl Parts for Bakery {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "drive-thru",
        title: "Doughnut Drive-Thru",
        tagline: "One kitchen for all: learn recipes, roll to prepare and serve them, collect tips",
        seats_min: 2,
        seats_max: SEATS,
        minutes: 25,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] = &[
        include_str!("../../data/drive-thru-d6-2.toml"),
        include_str!("../../data/drive-thru.toml"),
        include_str!("../../data/drive-thru-d6.toml"),
    ];
    const FIRST_DEFAULT: Option<&'static str> = Some("standard");
    const DERIVED: &'static [&'static str] = &["constants.recipes_in_box", "setup.starters_removed"];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const VARIANTS: &'static [&'static str] = &["bakers"];
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] =
        &[("constants.min_seats", "seats.min"), ("constants.max_seats", "seats.max")];
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] =
        &[("standard", "0de4de6c76147d32"), ("d6", "eedaa2486144213f")];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.constants.seats_min..=self.constants.seats_max
    }
}
