//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, Options, RuleTables, SeatCount, SetupError, say};

use super::board::Board;
use super::edition::{Face, HOOKS};
use super::{Bakery, Card, CardSet, Hook, MAX_CARDS, MAX_SPECIALS, WORDS};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) board: Board,
    pub(super) chart: [Face; 6],
    /// Number of donut cards; the cards from here on are specials.
    pub(super) donuts: u8,
    pub(super) donut_cards: CardSet,
    /// The cards in the game.
    pub(super) all_cards: CardSet,
    pub(super) freshness: [u8; MAX_CARDS],
    pub(super) staleness: [u8; MAX_CARDS],
    pub(super) points: [u8; MAX_CARDS],
    /// By number of the special.
    pub(super) hooks: [Hook; MAX_SPECIALS],
    pub(super) counters: [u8; MAX_SPECIALS],
    pub(super) magnitudes: [u8; MAX_SPECIALS],
    /// Cubes that more damage leaves; 0 for no such limit.
    pub(super) spares: [u8; MAX_SPECIALS],
    /// The specials with each hook, one bit each.
    with_hook: [u16; HOOKS],
    pub(super) cubes: u16,
    /// All discs of a seat, one bit each.
    pub(super) all_discs: u16,
    pub(super) draw: u8,
    pub(super) movement_dice: u8,
    pub(super) fresh_dice: u8,
    pub(super) stale_dice: u8,
    pub(super) goal: u8,
    /// Turns without an elimination that end the game; 0 for never.
    pub(super) idle_limit: u16,
    pub(super) six: Six,
    pub(super) seat1_begins: bool,
    pub(super) bake_optional: bool,
    pub(super) open_draw: bool,
    pub(super) no_more_baking: bool,
    pub(super) remove_spent: bool,
    pub(super) oldest_first: bool,
}

/// What a 6 on the evacuation die means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Six {
    LoserChooses,
    WinnerChooses,
    Reroll,
    Stay,
}

impl RuleTables for Rules {
    type Parts = Bakery;

    fn new(edition: &Edition<Bakery>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let bakery = &edition.parts;
        let numbers = bakery.numbers;
        let specials = if options.is("specials") { bakery.specials.as_slice() } else { &[] };
        let donuts = bakery.donuts.len();
        let low = |n: usize| if n == 64 { u64::MAX } else { (1 << n) - 1 };
        let rings = options.int("inner_rings") + seats.get() as i32 - 2;
        let kitchens = &bakery.kitchen_spokes[seats.get()];
        let mut rules = Rules {
            board: Board::new(rings as u8, bakery.spokes, kitchens, bakery.deltas),
            chart: bakery.chart,
            donuts: donuts as u8,
            donut_cards: low(donuts),
            all_cards: low(donuts + specials.len()),
            freshness: [0; MAX_CARDS],
            staleness: [0; MAX_CARDS],
            points: [0; MAX_CARDS],
            hooks: [Hook::Heal; MAX_SPECIALS],
            counters: [0; MAX_SPECIALS],
            magnitudes: [0; MAX_SPECIALS],
            spares: [0; MAX_SPECIALS],
            with_hook: [0; HOOKS],
            cubes: numbers.cubes,
            all_discs: low(numbers.discs.into()) as u16,
            draw: numbers.draw,
            movement_dice: numbers.movement_dice,
            fresh_dice: numbers.fresh_dice,
            stale_dice: numbers.stale_dice,
            goal: options.int("goal") as u8,
            idle_limit: options.int("no_progress_limit") as u16 * seats.get() as u16,
            six: match options.int("six") {
                0 => Six::LoserChooses,
                1 => Six::WinnerChooses,
                2 => Six::Reroll,
                _ => Six::Stay,
            },
            seat1_begins: options.is_word("first_player", "seat1"),
            bake_optional: options.is("bake_optional"),
            open_draw: options.is("open_draw"),
            no_more_baking: options.is_word("on_empty_deck", "no_more_baking"),
            remove_spent: options.is_word("spent_special", "remove"),
            oldest_first: options.is_word("pending_order", "as_created"),
        };
        for (i, card) in bakery.donuts.iter().enumerate() {
            rules.freshness[i] = card.freshness;
            rules.staleness[i] = card.staleness;
            rules.points[i] = card.points;
        }
        for (i, card) in specials.iter().enumerate() {
            rules.hooks[i] = card.hook;
            rules.counters[i] = card.counters;
            rules.magnitudes[i] = card.magnitude;
            rules.spares[i] = card.spares;
            rules.with_hook[card.hook as usize] |= 1 << i;
        }
        rules.check(seats)?;
        Ok(rules)
    }
}

impl Rules {
    /// Refuses games that nobody could win or that might never end.
    fn check(&self, seats: SeatCount) -> Result<(), SetupError> {
        let points: u32 = self.points.iter().map(|points| u32::from(*points)).sum();
        let needed = seats.get() as u32 * (u32::from(self.goal) - 1);
        if points <= needed {
            return Err(SetupError(
                say!(WORDS, "setup-goal", goal: self.goal, points: points, seats: seats.get()),
            ));
        }
        if self.idle_limit > 0 {
            return Ok(());
        }
        if self.no_more_baking {
            // Sooner or later one seat alone may have donuts, and nobody is left to fight.
            return Err(SetupError(say!(WORDS, "setup-no-more-baking")));
        }
        // A seat that draws must be able to bake at last; otherwise nobody might ever have a donut.
        let counters: u16 = self.counters.iter().map(|counters| u16::from(*counters)).sum();
        let largest = self.freshness.iter().copied().max().unwrap_or(0);
        if self.cubes < counters + u16::from(largest) {
            return Err(SetupError(say!(WORDS, "setup-few-cubes")));
        }
        Ok(())
    }

    /// The specials with this hook, one bit each.
    #[inline]
    pub(super) fn with_hook(&self, hook: Hook) -> u16 {
        self.with_hook[hook as usize]
    }

    /// The card of a special by its number.
    #[inline]
    pub(super) fn special_card(&self, special: u8) -> Card {
        Card(self.donuts + special)
    }

    /// The number of the special this card is, if it is one.
    #[inline]
    pub(super) fn special(&self, card: Card) -> Option<usize> {
        card.index().checked_sub(self.donuts.into())
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Config};

    use super::super::BadDay;
    use super::*;

    fn refusal(options: &[(&str, &str)]) -> Option<String> {
        let mut config = Config::<BadDay>::default();
        for (name, value) in options {
            config.set(name, &(*value).into()).unwrap();
        }
        Book::open(&config, SeatCount::new(4).unwrap()).err().map(|e| e.to_string())
    }

    #[test]
    fn a_game_that_might_never_end_is_refused() {
        let endless = [("on_empty_deck", "no_more_baking"), ("no_progress_limit", "0")];
        let said = refusal(&endless).unwrap();
        assert!(said.contains("no_progress_limit must not be 0"), "{said}");
        assert!(refusal(&[endless[0], endless[1], ("bake_optional", "true")]).is_some());
        assert_eq!(refusal(&[endless[0], ("bake_optional", "true")]), None);
        assert_eq!(refusal(&[endless[1], ("bake_optional", "true")]), None);
    }

    #[test]
    fn the_highest_goal_can_be_reached() {
        assert_eq!(refusal(&[("goal", "30")]), None);
    }
}
