//! Components, constants and options of Donut!

use std::ops::RangeInclusive;

use serde::Serialize;
use tabletop::{EditionError, EditionFile, Meta, OptionSpec, Parts};

use super::edition_check;
use super::edition_file::Raw;

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 20] = [
    OptionSpec::int("target_fame", 5..=40, "Fame that ends the game"),
    OptionSpec::choice(
        "end_timing",
        &["immediate", "end_of_round"],
        "Whether the game ends at once or after the round",
    ),
    OptionSpec::int("round_limit", 0..=10_000, "The game is over after so many rounds; 0 means no limit"),
    OptionSpec::int("first_seat", 0..=6, "The seat that is First Player first; 0 lets chance decide"),
    OptionSpec::int(
        "newcomer_seat",
        0..=6,
        "The seat of a newcomer, who is First Player last; 0 means there is none",
    ),
    OptionSpec::choice(
        "plain_flip",
        &["name_blind", "reveal"],
        "A plain is flipped: the First Player names the trending flavour unseen, or further cards are revealed",
    ),
    OptionSpec::bool("plain_flip_takeable", "Whether the First Player may take a plain that was flipped"),
    OptionSpec::bool("reveal_rush", "Whether a revealed card can start a Rush (with plain_flip=reveal)"),
    OptionSpec::choice(
        "exchange_order",
        &["first_player_last", "first_player_first"],
        "Whether the First Player exchanges cards last or first",
    ),
    OptionSpec::bool(
        "flip_after_draw",
        "Whether the First Player decides about the flipped card after drawing",
    ),
    OptionSpec::choice(
        "lead_after_first",
        &["winner", "first_player", "passes_left"],
        "Who leads the second and later sales of a round",
    ),
    OptionSpec::choice(
        "plain_declare",
        &["void_only", "free"],
        "Whether a plain may be declared as another flavour only by a seat that cannot follow, or always",
    ),
    OptionSpec::bool(
        "plain_forced",
        "Whether a seat that cannot follow must play its plain as the lead flavour",
    ),
    OptionSpec::choice(
        "lucky_trigger",
        &["any_seven", "winning_card"],
        "Whether any 7 in a sale is lucky, or only one that wins it",
    ),
    OptionSpec::bool("lucky_per_seven", "Whether every 7 in a sale brings a bonus of its own"),
    OptionSpec::choice(
        "lucky_needs",
        &["either", "both"],
        "Whether a lucky bonus needs a Bad Review to return or a token to regain, or both",
    ),
    OptionSpec::choice(
        "lucky_order",
        &["sale_first", "bonus_first"],
        "Whether the sale or the lucky bonus is paid first",
    ),
    OptionSpec::choice(
        "walkover_pay",
        &["five_sales", "raw_fame"],
        "Whether a walkover counts as sales, which pay off reviews, or as fame",
    ),
    OptionSpec::int("fame_floor", -20..=0, "Lowest fame a seat can fall to"),
    OptionSpec::choice(
        "review_supply",
        &["unlimited", "limited_lose_fame", "limited_nothing"],
        "What a Bad Review means when all tokens are in use: a substitute, a loss of fame, nothing",
    ),
];

/// The cards and numbers of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Contents {
    /// Flavours in card order.
    pub flavours: Vec<FlavourPart>,
    /// Ranks from the lowest.
    pub ranks: Vec<RankPart>,
    /// The plain.
    pub plain: PlainPart,
    /// The colours of the seats' boards.
    pub colours: Vec<String>,
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// The constants.
    pub(super) numbers: Numbers,
    /// What places are compared by, first things first.
    pub(super) ranking: Vec<RankBy>,
    /// Whether a lucky bonus may take away a Bad Review.
    pub(super) lucky_review: bool,
    /// Whether a lucky bonus may be a Back in 5 token.
    pub(super) lucky_token: bool,
}

/// A flavour.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FlavourPart {
    /// Letter in notation.
    pub code: char,
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
}

/// A rank, the same in every flavour.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankPart {
    /// What the card shows.
    pub value: u8,
    /// What decides, twice the value.
    pub rank2: u8,
    /// Whether it bars everybody from sitting out when it is flipped.
    pub rush: bool,
    /// Whether it brings the winner of its sale a bonus.
    pub lucky: bool,
}

/// The wild card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlainPart {
    /// Letter in notation.
    pub code: char,
    /// Name for people.
    pub name: String,
    /// Its value, for people.
    pub label: String,
    /// What decides, twice the value.
    pub rank2: u8,
    /// As for a rank.
    pub rush: bool,
    /// As for a rank.
    pub lucky: bool,
}

/// The constants.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Numbers {
    /// Cards in a hand, and sales in a round.
    pub(super) hand: u8,
    /// Cards that may be exchanged, at most.
    pub(super) exchange_max: u8,
    /// What a seat that is alone in a round gets.
    pub(super) walkover_sales: u8,
    /// Fame at the start.
    pub(super) start_fame: i16,
    /// Bad Reviews at the start.
    pub(super) start_reviews: u8,
    /// Back in 5 tokens at the start.
    pub(super) start_tokens: u8,
    /// Back in 5 tokens a seat may have.
    pub(super) tokens_max: u8,
    /// Bad Reviews a seat may have.
    pub(super) reviews_max: u8,
    /// Fame lost for a Bad Review too many.
    pub(super) review_loss: i16,
    /// Fame for a sale.
    pub(super) fame_per_sale: i16,
    /// Bad Review tokens in the box.
    pub(super) review_tokens: u16,
}

/// What places are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum RankBy {
    Fame,
    FewerReviews,
    Tokens,
}

impl Parts for Contents {
    type Layout = Raw;

    const META: Meta = Meta {
        id: "donut",
        title: "M. Morris' Donut!",
        tagline: "Five tricks a round, a trending flavour, and a token to sit out the bad ones",
        seats_min: 2,
        seats_max: 6,
        minutes: 30,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] = &[include_str!("../../data/donut.toml")];
    const DERIVED: &'static [&'static str] = &["derived", "components.donut_cards"];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;
    const EARLIER_KEYS: &'static [(&'static str, &'static str)] = &[("colours.rows", "seats.colours")];
    const EARLIER_HASHES: &'static [(&'static str, &'static str)] =
        &[("standard", "2aa0544ecd16386d"), ("standard", "11ea90a68d1eb3f5")];

    fn read(file: &EditionFile<'_>, said: Raw) -> Result<Self, EditionError> {
        edition_check::read(file, &said)
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.seats_min..=self.seats_max
    }
}
