//! Components and options of A Bad Day for Donuts.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts, Status};

use super::board::{Delta, Dir};
use super::dice::FACES;
use super::edition_file::Raw;
use super::{MAX_GOAL, SEATS, edition_check};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 11] = [
    OptionSpec::int("goal", 1..=MAX_GOAL as i32, "Points that win the game"),
    OptionSpec::int(
        "no_progress_limit",
        0..=1000,
        "Turns per seat without an elimination after which the game ends; 0 for never",
    ),
    OptionSpec::choice("first_player", &["random", "seat1"], "Who takes the first turn"),
    OptionSpec::choice(
        "six",
        &["loser_chooses", "winner_chooses", "reroll", "stay"],
        "What a 6 on the evacuation die means: who chooses the direction, a new roll, or staying",
    ),
    OptionSpec::int("inner_rings", 2..=3, "Rings on the board of two; every further seat adds one"),
    OptionSpec::bool("specials", "Whether Today's Special cards are used"),
    OptionSpec::bool("bake_optional", "Whether a seat may bake nothing"),
    OptionSpec::choice(
        "on_empty_deck",
        &["reshuffle", "no_more_baking"],
        "Whether the discards become a new deck, or nothing is drawn any more",
    ),
    OptionSpec::choice(
        "spent_special",
        &["discard", "remove"],
        "Where a special without counters goes: to the discards, or out of the game",
    ),
    OptionSpec::choice(
        "pending_order",
        &["choose", "as_created"],
        "Whether the active seat chooses the next fight, or the oldest comes first",
    ),
    OptionSpec::bool("open_draw", "Whether drawn donuts are shown to everybody"),
];

/// The components of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Bakery {
    /// The donut cards, in the order of the file.
    pub donuts: Vec<DonutCard>,
    /// Today's Special cards, in the order of the file.
    pub specials: Vec<SpecialCard>,
    /// The numbers.
    pub(super) numbers: Numbers,
    /// Spaces of each ring.
    pub(super) spokes: u8,
    /// The kitchen spokes for 2, 3, 4 seats; empty where the edition has no such table.
    #[serde(skip)]
    pub(super) kitchen_spokes: [Vec<u8>; SEATS + 1],
    /// What each direction adds, in the order cw, ccw, in, out.
    pub(super) deltas: [Delta; 4],
    /// What each face of the evacuation die means, from 1 on.
    pub(super) chart: [Face; FACES as usize],
}

/// The numbers of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Numbers {
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// Cubes in the box.
    pub(super) cubes: u16,
    /// Discs of each seat.
    pub(super) discs: u8,
    /// Cards drawn to bake one.
    pub(super) draw: u8,
    /// Dice for movement.
    pub(super) movement_dice: u8,
    /// Dice of a fresh donut in a fight.
    pub(super) fresh_dice: u8,
    /// Dice of a stale one.
    pub(super) stale_dice: u8,
}

/// A donut card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Cubes at the start.
    pub freshness: u8,
    /// Stale at so many cubes or fewer.
    pub staleness: u8,
    /// For the seat that eliminates it.
    pub points: u8,
    /// How sure the card is.
    pub status: Status,
}

/// A Today's Special card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpecialCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// What one counter buys, in our words.
    pub text: String,
    /// Counters at the start.
    pub counters: u8,
    /// The kind of effect.
    pub hook: Hook,
    /// How much of it.
    pub magnitude: u8,
    /// Cubes that more damage leaves the loser, at least; 0 if it may take the last one.
    pub spares: u8,
    /// How sure the card is.
    pub status: Status,
}

/// What a special does, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hook {
    /// Puts cubes back on an own donut, in the own Move phase.
    Heal,
    /// Adds movement points after the roll.
    Move,
    /// Adds dice for a round.
    Die,
    /// Throws the own dice again when losing.
    RerollOwn,
    /// Throws the enemy's dice again when losing.
    RerollOpp,
    /// Takes more cubes.
    Extra,
    /// Loses fewer cubes.
    Prevent,
    /// Chooses the own way out.
    SteerOwn,
    /// Chooses the enemy's way out.
    SteerOpp,
}

/// How many kinds of effect there are.
pub(super) const HOOKS: usize = 9;

/// What a face of the evacuation die means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The donut stays.
    Stay,
    /// What the option `six` says.
    Six,
    /// The donut moves this way.
    #[serde(untagged)]
    Go(Dir),
}

impl Parts for Bakery {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "bad-day",
        title: "A Bad Day for Donuts",
        tagline: "Donuts in an underground fighting ring: bake, move, fight, and chase the loser into the next fight",
        seats_min: 2,
        seats_max: 4,
        minutes: 45,
        turn_noun: "turns",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/bad-day-2.toml"), include_str!("../../data/bad-day.toml")];
    const FIRST_DEFAULT: Option<&'static str> = Some("reconstruction-1");
    const DERIVED: &'static [&'static str] = &[
        "constants.cards",
        "constants.donut_cards",
        "constants.special_cards",
        "donuts.count",
        "specials.count",
    ];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] = &[
        ("constants.min_seats", "seats.min"),
        ("constants.max_seats", "seats.max"),
        ("seat_colour", "seats.colours"),
        ("constants_inferred.die_faces", "constants.die_faces"),
        ("constants_designed.donut_cards", "constants.donut_cards"),
        ("constants_designed.special_cards", "constants.special_cards"),
    ];
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] = &[
        ("reconstruction-1", "a424f7c92f39aadf"),
        ("reconstruction-1", "6e33b48f8d89ba2d"),
        ("reconstruction-2", "c326474112889207"),
    ];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.numbers.seats_min..=self.numbers.seats_max
    }
}
