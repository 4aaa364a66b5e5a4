//! What cards are worth to a hand, worked out once for a table.
//!
//! The numbers are sales that a card of the hand brought on average in games of a simple player. They go by the place of
//! a rank among the thirteen, not by its value, so that they fit other editions too.

use super::card_set::Cards;
use super::cards::{Card, FLAVOURS, Flavour, NATURALS, PLAINS, RANKS};
use tabletop::bits::ones;

/// Sales in a round at a table of so many seats.
struct Sales {
    /// Of a hand without anything.
    base: f32,
    /// Of the trending 13, 12, 11, of a 9 or 10, of 6 to 8, of 1 to 5.
    trending: [f32; 6],
    plain: f32,
}

/// From two seats to six.
const SALES: [Sales; 5] = [
    Sales { base: 1.07, trending: [1.17, 0.99, 0.85, 0.72, 0.56, 0.43], plain: 0.54 },
    Sales { base: 0.57, trending: [1.22, 1.06, 0.86, 0.72, 0.56, 0.37], plain: 0.50 },
    Sales { base: 0.38, trending: [1.24, 0.99, 0.82, 0.65, 0.49, 0.31], plain: 0.43 },
    Sales { base: 0.27, trending: [1.22, 0.94, 0.76, 0.59, 0.42, 0.25], plain: 0.35 },
    Sales { base: 0.19, trending: [1.21, 0.88, 0.73, 0.54, 0.36, 0.21], plain: 0.30 },
];
/// What the highest rank of another flavour and the next are worth, compared with an unknown card: the first is worth
/// keeping, the second hardly.
const TOP_OTHER: f32 = 1.3;
const NEXT_OTHER: f32 = 0.8;
/// What a rank below those adds.
const LOW_OTHER: f32 = 0.004;
/// Of two trumps that count alike above, the higher is a little better.
const WITHIN_STEP: f32 = 0.02;
/// What the First Player's seat is worth beyond the flipped card.
const FIRST_PLAYER: f32 = 0.1;

/// What cards are worth at one table.
#[derive(Debug)]
pub(super) struct Worths {
    /// By trending flavour, then by card.
    cards: [[f32; NATURALS + 1]; FLAVOURS],
    /// By trending flavour: the cards that are worth less than an unknown one.
    dull: [u64; FLAVOURS],
    /// An unknown card.
    pub(super) draw: f32,
    base: f32,
}

impl Worths {
    pub(super) fn new(seats: usize) -> Self {
        let sales = &SALES[seats.saturating_sub(2).min(SALES.len() - 1)];
        let trump = |rank: usize| {
            let (step, within) = match rank {
                10..RANKS => (12 - rank, 0),
                8.. => (3, rank - 8),
                5.. => (4, rank - 5),
                _ => (5, rank),
            };
            sales.trending[step] + WITHIN_STEP * within as f32
        };
        let trumps: f32 = (0..RANKS).map(trump).sum();
        let draw = (trumps + PLAINS as f32 * sales.plain) / (NATURALS + PLAINS) as f32;
        let other = |rank: usize| match rank {
            12 => TOP_OTHER * draw,
            11 => NEXT_OTHER * draw,
            _ => LOW_OTHER * rank as f32,
        };
        let mut worths = Worths {
            cards: [[sales.plain; NATURALS + 1]; FLAVOURS],
            dull: [0; FLAVOURS],
            draw,
            base: sales.base,
        };
        for trending in Flavour::ALL {
            for card in ones(Cards::BOX.naturals()) {
                let rank = card as usize % RANKS;
                let trumps = trending.cards() >> card & 1 != 0;
                let worth = if trumps { trump(rank) } else { other(rank) };
                worths.cards[trending.index()][card as usize] = worth;
                worths.dull[trending.index()] |= u64::from(worth < draw) << card;
            }
        }
        worths
    }

    /// A card, once this flavour is trending.
    #[inline]
    pub(super) fn card(&self, trending: Flavour, card: Card) -> f32 {
        self.cards[trending.index()][card.index()]
    }

    /// All these cards together.
    #[inline]
    pub(super) fn sum(&self, trending: Flavour, cards: Cards) -> f32 {
        cards.iter().map(|card| self.card(trending, card)).sum()
    }

    /// Those of the cards that are worth less than an unknown one, one flag each.
    #[inline]
    pub(super) fn dull(&self, trending: Flavour, cards: Cards) -> u64 {
        cards.flags() & self.dull[trending.index()]
    }

    /// The sales a hand that was just dealt may hope for; the First Player has the flipped card too.
    pub(super) fn dealt(&self, trending: Flavour, hand: Cards, flip: Option<Card>) -> f32 {
        let trumps = hand.minus(Cards::from_unary(hand.naturals() & !trending.cards()));
        let first = flip.map_or(0.0, |flip| FIRST_PLAYER + self.card(trending, flip));
        self.base + self.sum(trending, trumps) + first
    }
}

/// The chance to make no sale in a round, from the sales one may hope for.
pub(super) fn chance_of_none(sales: f32) -> f32 {
    (0.86 - 0.53 * sales).max(0.0)
}
