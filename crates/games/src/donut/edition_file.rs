//! An edition file as it is written. Keys that are not listed here are faults.

use serde::Deserialize;
use tabletop::SeatsTable;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) seats: Spanned<SeatsTable>,
    pub(super) round: Spanned<RawRound>,
    pub(super) start: Spanned<RawStart>,
    pub(super) limits: Spanned<RawLimits>,
    pub(super) rewards: Spanned<RawRewards>,
    pub(super) components: Spanned<RawComponents>,
    pub(super) ranking: Spanned<RawRanking>,
    pub(super) flavours: Vec<Spanned<RawFlavour>>,
    pub(super) ranks: Spanned<RawRanks>,
    pub(super) plain: Spanned<RawPlain>,
    pub(super) derived: Option<Spanned<RawDerived>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRound {
    pub(super) hand_size: i64,
    pub(super) sales: i64,
    pub(super) exchange_max: i64,
    pub(super) walkover_sales: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) fame: i64,
    pub(super) bad_reviews: i64,
    pub(super) back_in_5: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) back_in_5_max: i64,
    pub(super) bad_reviews_max: i64,
    pub(super) bad_review_loss: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRewards {
    pub(super) fame_per_sale: i64,
    pub(super) lucky_bonus_choices: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawComponents {
    pub(super) player_boards: i64,
    pub(super) back_in_5_tokens: i64,
    pub(super) bad_review_tokens: i64,
    pub(super) meeples: i64,
    pub(super) donut_cards: Option<i64>,
    #[serde(rename = "rule_sheets")]
    _rule_sheets: Option<i64>,
    #[serde(rename = "fame_tracks")]
    _fame_tracks: Option<i64>,
    #[serde(rename = "trending_markers")]
    _trending_markers: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRanking {
    pub(super) keys: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFlavour {
    pub(super) code: String,
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRanks {
    pub(super) rows: Vec<Spanned<RawRank>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRank {
    pub(super) value: i64,
    pub(super) rank2: i64,
    pub(super) rush: bool,
    pub(super) lucky: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlain {
    pub(super) code: String,
    #[serde(rename = "id")]
    _id: Option<String>,
    pub(super) name: String,
    pub(super) label: String,
    pub(super) rank2: i64,
    pub(super) copies: i64,
    pub(super) wild: bool,
    pub(super) rush: bool,
    pub(super) lucky: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDerived {
    #[serde(default)]
    pub(super) rows: Vec<Spanned<RawDerivedRow>>,
    pub(super) exchange_actions: Option<i64>,
    pub(super) exchange_actions_first_player: Option<i64>,
    pub(super) exchange_actions_two_plains: Option<i64>,
    pub(super) exchange_actions_first_player_two_plains: Option<i64>,
    pub(super) play_actions_max: Option<i64>,
    pub(super) rush_flip_weight: Option<i64>,
    pub(super) plain_flip_weight: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDerivedRow {
    pub(super) seats: i64,
    pub(super) dealt: Option<i64>,
    pub(super) bag_after_deal: Option<i64>,
    pub(super) bag_min: Option<i64>,
    pub(super) bag_min_reveal: Option<i64>,
    pub(super) max_rounds: Option<i64>,
    pub(super) max_steps_per_round: Option<i64>,
}
