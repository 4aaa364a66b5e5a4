//! Components and options of Go Nuts for Donuts.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts, Status};

use super::edition_check;
use super::edition_file::Raw;

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 8] = [
    OptionSpec::int(
        "bear_claw_points",
        -9..=9,
        "Points of each Bear Claw; the rulebook says -2 in its card guide and -3 in an example",
    ),
    OptionSpec::choice(
        "plain_bonus",
        &["once", "per_card"],
        "How the sole leader in Plains is paid: the bonus once, or as the value of each Plain",
    ),
    OptionSpec::int("plain_tie_bonus", 0..=3, "What each seat tied for most Plains gains"),
    OptionSpec::choice(
        "fewest_ties",
        &["share", "strict"],
        "Whether seats tied for the fewest donuts all score, or none of them",
    ),
    OptionSpec::choice(
        "twist_taker",
        &["any", "only_if_sole", "other"],
        "What the taker of a Cinnamon Twist may pass: any donut; the Twist only if it has no other; never the Twist",
    ),
    OptionSpec::choice(
        "give_or_discard_just_taken",
        &["only_if_sole", "always_allowed"],
        "Whether the donut just taken may itself be given away or discarded by its power",
    ),
    OptionSpec::choice(
        "row_refill",
        &["gaps", "shift"],
        "Whether new donuts fill the gaps, or the row first closes up to the low numbers",
    ),
    OptionSpec::choice(
        "deck_filter",
        &["min_players", "none"],
        "Whether donuts that need more players are left out",
    ),
];

/// The donuts of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Donuts {
    /// One entry per type, in the order of the file; the position is the type's index.
    pub types: Vec<DonutType>,
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// How many places the row has beyond the number of seats.
    pub(super) row_extra: usize,
}

/// A type of donut.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutType {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// What the card says, in our words.
    pub text: String,
    /// How sure the card is as a whole.
    pub status: Status,
    /// For each copy, how many seats it needs.
    pub min_players: Vec<usize>,
    /// What it is worth.
    pub score: Score,
    /// Whether its points are those of the option `bear_claw_points`.
    pub points_by_option: bool,
    /// What happens when it is taken from the row.
    pub power: Power,
    /// The number in its power, where it has one.
    pub power_count: u8,
}

/// How a type scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Score {
    /// So much for each copy.
    Each { points: i16 },
    /// So much in total for 1, 2, 3.. copies; the last entry stands for more.
    #[serde(serialize_with = "serialize_table")]
    ByCount {
        #[cfg_attr(test, ts(type = "Array<number>"))]
        table: [i16; MAX_TABLE],
        #[cfg_attr(test, ts(skip))]
        len: u8,
    },
    /// So much for every full set.
    PerSet { size: u8, points: i16 },
    /// So much each, and a bonus for the most copies.
    Majority { each: i16, bonus: i16 },
    /// So much each if the seat has at most so many types.
    EachIfTypesAtMost { limit: u8, points: i16 },
    /// So much each if the seat has at least so many types.
    EachIfTypesAtLeast { limit: u8, points: i16 },
    /// So much each if the seat has at most so many donuts.
    EachIfCardsAtMost { limit: u8, points: i16 },
    /// So much each if nobody has fewer donuts.
    EachIfFewestCards { points: i16 },
    /// So much each for every own donut with a fixed negative value.
    EachPerNegative { points: i16 },
}

/// A `by_count` table as an edition file has it.
// Serde hands over references.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn serialize_table<S: Serializer>(
    table: &[i16; MAX_TABLE],
    len: &u8,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("table", &table[..usize::from(*len)])])
}

/// Longest `by_count` table.
pub(super) const MAX_TABLE: usize = 12;

/// What a donut does when it is taken from the row by a seat that was alone on its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Nothing.
    None,
    /// Take the top card of the deck.
    DrawOne,
    /// Look at two cards of the deck, keep one, put the other back on top.
    PeekTwoKeepOne,
    /// Take the top card of the discard pile.
    TakeTopDiscard,
    /// Take any card of the discard pile.
    TakeAnyDiscard,
    /// Take a donut from an opponent.
    Steal,
    /// Give an own donut to an opponent.
    Give,
    /// Discard an own donut.
    DiscardOwn,
    /// Discard a donut of an opponent.
    DiscardOther,
    /// Everybody passes a donut to the left.
    PassLeft,
    /// Discard any of the row's donuts that nobody picked.
    ClearUnselected,
    /// Take several cards of the discard pile.
    ScoopDiscard,
    /// Discard several own donuts, or this one.
    PayOrDrop,
}

impl Power {
    /// Whether there is a number in it.
    pub(super) fn counts(self) -> bool {
        matches!(self, Power::ScoopDiscard | Power::PayOrDrop)
    }

    /// One word for what is missing where it has no effect.
    pub(super) fn lacks(self) -> &'static str {
        match self {
            Power::DrawOne | Power::PeekTwoKeepOne => "deck",
            Power::TakeTopDiscard | Power::TakeAnyDiscard | Power::ScoopDiscard => "pile",
            Power::Steal | Power::DiscardOther => "others",
            Power::PassLeft => "everybody",
            Power::ClearUnselected => "row",
            Power::None | Power::Give | Power::DiscardOwn | Power::PayOrDrop => "none",
        }
    }
}

impl Parts for Donuts {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "go-nuts",
        title: "Go Nuts for Donuts",
        tagline: "Secret picks from one tray: a donut two people reach for is lost to both",
        seats_min: 2,
        seats_max: 6,
        minutes: 20,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/go-nuts.toml"), include_str!("../../data/go-nuts-retail.toml")];
    const DERIVED: &'static [&'static str] =
        &["seat_table", "constants.donut_cards", "constants.donut_types", "constants.selection_cards"];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] =
        &[("constants.seats_min", "seats.min"), ("constants.seats_max", "seats.max")];
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] =
        &[("first-edition", "bdad28333e194603"), ("retail", "67cb61bdd636fec3")];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.seats_min..=self.seats_max
    }
}

impl Donuts {
    /// Copies of a type in the deck at this table size.
    pub(super) fn copies_at(&self, donut: usize, seats: usize) -> usize {
        self.types[donut].min_players.iter().filter(|needed| **needed <= seats).count()
    }
}
