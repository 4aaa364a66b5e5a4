//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, MAX_SEATS, Options, RuleTables, SeatCount, SetupError};

use super::{Donuts, MAX_TYPES, Power, Score};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    /// Number of types in the edition.
    pub(super) types: usize,
    /// Places in the row.
    pub(super) row: u8,
    /// Copies of each type in the deck at the start.
    pub(super) deck: [u8; MAX_TYPES],
    pub(super) deck_cards: u8,
    pub(super) powers: [Power; MAX_TYPES],
    pub(super) power_counts: [u8; MAX_TYPES],
    /// With `bear_claw_points` applied.
    pub(super) scores: [Score; MAX_TYPES],
    /// Types with a fixed negative value, one bit each.
    pub(super) negative: u32,
    /// Types that look at who has the fewest donuts, one bit each.
    pub(super) asks_for_fewest: u32,
    /// Types whose points depend on what else a seat owns, one bit each.
    pub(super) conditional: u32,
    /// Types of which several copies together count more, one bit each.
    pub(super) growing: u32,
    pub(super) plain_bonus_per_card: bool,
    pub(super) plain_tie_bonus: i16,
    pub(super) fewest_strict: bool,
    pub(super) twist_taker: TwistTaker,
    pub(super) just_taken_always: bool,
    pub(super) shift: bool,
}

/// What the taker of a Cinnamon Twist may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TwistTaker {
    Any,
    OnlyIfSole,
    Other,
}

impl RuleTables for Rules {
    type Parts = Donuts;

    fn new(edition: &Edition<Donuts>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let donuts = &edition.parts;
        // With the filter off every card is in the deck, as if all seats were taken.
        let filter = if options.is_word("deck_filter", "none") { MAX_SEATS } else { seats.get() };
        let mut rules = Rules {
            types: donuts.types.len(),
            row: (seats.get() + donuts.row_extra) as u8,
            deck: [0; MAX_TYPES],
            deck_cards: 0,
            powers: [Power::None; MAX_TYPES],
            power_counts: [0; MAX_TYPES],
            scores: [Score::Each { points: 0 }; MAX_TYPES],
            negative: 0,
            asks_for_fewest: 0,
            conditional: 0,
            growing: 0,
            plain_bonus_per_card: options.is_word("plain_bonus", "per_card"),
            plain_tie_bonus: options.int("plain_tie_bonus") as i16,
            fewest_strict: options.is_word("fewest_ties", "strict"),
            twist_taker: match options.int("twist_taker") {
                0 => TwistTaker::Any,
                1 => TwistTaker::OnlyIfSole,
                _ => TwistTaker::Other,
            },
            just_taken_always: options.is_word("give_or_discard_just_taken", "always_allowed"),
            shift: options.is_word("row_refill", "shift"),
        };
        for (i, donut) in donuts.types.iter().enumerate() {
            rules.deck[i] = donuts.copies_at(i, filter) as u8;
            rules.deck_cards += rules.deck[i];
            rules.powers[i] = donut.power;
            rules.power_counts[i] = donut.power_count;
            rules.scores[i] = match donut.score {
                Score::Each { .. } if donut.points_by_option => {
                    Score::Each { points: options.int("bear_claw_points") as i16 }
                }
                score => score,
            };
            if matches!(rules.scores[i], Score::Each { points } if points < 0) {
                rules.negative |= 1 << i;
            }
            if matches!(rules.scores[i], Score::EachIfFewestCards { .. }) {
                rules.asks_for_fewest |= 1 << i;
            }
            if matches!(
                rules.scores[i],
                Score::EachIfTypesAtMost { .. }
                    | Score::EachIfTypesAtLeast { .. }
                    | Score::EachIfCardsAtMost { .. }
                    | Score::EachIfFewestCards { .. }
                    | Score::EachPerNegative { .. }
            ) {
                rules.conditional |= 1 << i;
            }
            if matches!(rules.scores[i], Score::PerSet { .. } | Score::ByCount { .. }) {
                rules.growing |= 1 << i;
            }
        }
        Ok(rules)
    }
}
