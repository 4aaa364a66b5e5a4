//! An edition file as it is written. Keys that are not listed here are faults.

use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::{Located, SeatsTable};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raw {
    pub(super) seats: Located<SeatsTable>,
    pub(super) round: Located<RawRound>,
    pub(super) start: Located<RawStart>,
    pub(super) limits: Located<RawLimits>,
    pub(super) rewards: Located<RawRewards>,
    pub(super) components: Located<RawComponents>,
    pub(super) ranking: Located<RawRanking>,
    pub(super) flavours: Vec<Located<RawFlavour>>,
    pub(super) ranks: Located<RawRanks>,
    pub(super) plain: Located<RawPlain>,
    pub(super) derived: Option<Located<RawDerived>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRound {
    pub(super) hand_size: i64,
    pub(super) sales: i64,
    pub(super) exchange_max: i64,
    pub(super) walkover_sales: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStart {
    pub(super) fame: i64,
    pub(super) bad_reviews: i64,
    pub(super) back_in_5: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) back_in_5_max: i64,
    pub(super) bad_reviews_max: i64,
    pub(super) bad_review_loss: i64,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRewards {
    pub(super) fame_per_sale: i64,
    pub(super) lucky_bonus_choices: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
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

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRanking {
    pub(super) keys: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFlavour {
    pub(super) code: String,
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRanks {
    pub(super) rows: Vec<Located<RawRank>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRank {
    pub(super) value: i64,
    pub(super) rank2: i64,
    pub(super) rush: bool,
    pub(super) lucky: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
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

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDerived {
    #[serde(default)]
    pub(super) rows: Vec<Located<RawDerivedRow>>,
    pub(super) exchange_actions: Option<i64>,
    pub(super) exchange_actions_first_player: Option<i64>,
    pub(super) exchange_actions_two_plains: Option<i64>,
    pub(super) exchange_actions_first_player_two_plains: Option<i64>,
    pub(super) play_actions_max: Option<i64>,
    pub(super) rush_flip_weight: Option<i64>,
    pub(super) plain_flip_weight: Option<i64>,
}

#[derive(Debug, Deserialize, JsonSchema)]
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
