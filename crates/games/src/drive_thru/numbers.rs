//! Numbers for programs that learn: action ids by recipe, Kitchen card and slot, and what the view says.

use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::cards::{Few, Heap, Layout, MAX_CARDS, Recipe};
use super::view::{Asks, View};
use super::{Action, Attempt, Baker, DriveThru, Kitchen, Phase, Stage};

// The groups of actions, in the order of the menu.
const BAKER: usize = 0;
const LEARN: usize = 1;
const ATTEMPT: usize = 2;
const COFFEE: usize = 3;
const TAKE: usize = 4;
const KEEP: usize = 5;
const SPEND: usize = 6;
const FAIL: usize = 7;

/// Pieces that can be placed or taken at once.
const PIECES: usize = 2;
const ASKS: usize = 9;
const MOST_ROUNDS: i16 = 10_000;
const MOST: i16 = 99;
const CARDS: i16 = MAX_CARDS as i16;

/// In how many ways up to two of `n` slots can be chosen.
const fn few_of(n: usize) -> usize {
    1 + n + n * n.saturating_sub(1) / 2
}

/// The number of these recipes of the heap among all ways to choose up to two of its slots; of equal cards the first is meant.
fn few_at(layout: &Layout, heap: Heap, few: Few) -> usize {
    let slot = |recipe| layout.cards(heap).take_while(|card| *card < recipe).count();
    let mut chosen = few.iter();
    match (chosen.next(), chosen.next()) {
        (None, _) => 0,
        (Some(only), None) => 1 + slot(only),
        (Some(first), Some(second)) => {
            let (low, high) = (slot(first), slot(second) + usize::from(first == second));
            // After those of one slot come the pairs, by their higher slot.
            1 + heap.len() as usize + high * high.saturating_sub(1) / 2 + low
        }
    }
}

/// The other way round.
fn nth_few(layout: &Layout, heap: Heap, n: usize) -> Option<Few> {
    let held = heap.len() as usize;
    let card = |slot: usize| layout.nth_card(heap, slot as u32);
    match n.checked_sub(1) {
        None => Some(Few::NONE),
        Some(slot) if slot < held => Some(Few::one(card(slot))),
        Some(rest) => {
            let pair = rest - held;
            let high = (1..held).find(|high| pair < high * (high + 1) / 2)?;
            Some(Few::two(card(pair - high * (high - 1) / 2), card(high)))
        }
    }
}

impl DriveThru {
    /// Most cards that can be drawn at once.
    fn most_drawn(book: Book<Self>) -> usize {
        let bakers = (0..book.edition.parts.bakers.len()).map(Baker::new);
        let drawn = |baker| book.rules.skill(baker).draw.into_iter().max().unwrap_or(0);
        bakers.chain([None]).map(drawn).max().unwrap_or(0).into()
    }
}

impl Numbers for DriveThru {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let parts = &book.edition.parts;
        let (kept, replaced) = (Self::most_drawn(book), usize::from(book.rules.constants.unprepared_limit));
        Menu::new([
            ("baker", [parts.bakers.len(), 1, 1]),
            ("learn", [PIECES, 1, 1]),
            ("attempt", [Stage::ALL.len(), parts.recipes.len(), PIECES]),
            ("coffee", [1, 1, 1]),
            ("take", [Kitchen::ALL.len(), PIECES, 1]),
            ("keep", [few_of(kept), few_of(replaced), 1]),
            ("spend", [1, 1, 1]),
            ("fail", [1, 1, 1]),
        ])
    }

    #[inline]
    fn action_id(view: &View, menu: &Menu, action: Action) -> usize {
        match action {
            Action::Pick(baker) => menu.id(BAKER, [baker.index(), 0, 0]),
            Action::Learn(pieces) => menu.id(LEARN, [usize::from(pieces) - 1, 0, 0]),
            Action::Attempt(Attempt { stage, pieces, recipe }) => {
                menu.id(ATTEMPT, [stage as usize, recipe.index(), usize::from(pieces) - 1])
            }
            Action::Coffee => menu.id(COFFEE, [0; 3]),
            Action::Take(pieces, kitchen) => menu.id(TAKE, [kitchen.index(), usize::from(pieces) - 1, 0]),
            Action::Keep { kept, replaced } => {
                let game = &view.game;
                let layout = &game.book.rules.layout;
                let own = game.unprepared[game.current.index()];
                menu.id(KEEP, [few_at(layout, game.drawn, kept), few_at(layout, own, replaced), 0])
            }
            Action::Spend(_) => menu.id(SPEND, [0; 3]),
            Action::Fail => menu.id(FAIL, [0; 3]),
        }
    }

    #[inline]
    fn action_at(view: &View, group: usize, [first, second, third]: Place) -> Option<Action> {
        let game = &view.game;
        let layout = &game.book.rules.layout;
        Some(match group {
            BAKER => Action::Pick(Baker::new(first)?),
            LEARN => Action::Learn(first as u8 + 1),
            ATTEMPT => Action::Attempt(Attempt {
                stage: Stage::ALL[first],
                pieces: third as u8 + 1,
                recipe: Recipe::new(second)?,
            }),
            COFFEE => Action::Coffee,
            TAKE => Action::Take(second as u8 + 1, Kitchen::ALL[first]),
            KEEP => Action::Keep {
                kept: nth_few(layout, game.drawn, first)?,
                replaced: nth_few(layout, game.unprepared[game.current.index()], second)?,
            },
            SPEND => match game.phase {
                Phase::Spend { attempt, die } => Action::Spend(game.short(attempt, die) as u8),
                _ => return None,
            },
            FAIL => Action::Fail,
            _ => return None,
        })
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        let game = &view.game;
        let parts = &game.book.edition.parts;
        let order = SeatOrder::of(view.viewer, game.book.seats);
        let (n, bakers) = (order.count(), parts.bakers.len());
        let recipes = Recipes { layout: &game.book.rules.layout, kinds: parts.recipes.len() };

        out.one_of("asks", ASKS, Some(Asks::of(game) as usize));
        out.one_of("current", n, Some(order.distance(game.current)));
        out.one_of("first", n, Some(order.distance(game.first)));
        out.flag("last_round", game.last_round);
        out.number("round", game.round, 0..=MOST_ROUNDS);
        let (left, attempt, die) = match game.phase {
            Phase::Draw { left } => (left, None, 0),
            Phase::Roll { attempt } => (0, Some(attempt), 0),
            Phase::Spend { attempt, die } => (0, Some(attempt), die),
            _ => (0, None, 0),
        };
        out.number("left", left, 0..=MOST);
        out.one_of("attempt_stage", Stage::ALL.len(), attempt.map(|attempt| attempt.stage as usize));
        out.one_of("attempt_recipe", recipes.kinds, attempt.map(|attempt| attempt.recipe.index()));
        out.number("attempt_pieces", attempt.map_or(0, |attempt| attempt.pieces), 0..=PIECES as i16);
        out.number("die", die, 0..=MOST);
        let short = attempt.filter(|_| die > 0).map_or(0, |attempt| game.short(attempt, die));
        out.number("short", short, 0..=MOST);

        let ready = out.part("ready", &[n], 0..=MOST);
        let hand = out.part("hand", &[n], 0..=MOST);
        let baker = out.part("bakers", &[n, bakers], 0..=1);
        let unprepared = out.part("unprepared", &[n, recipes.kinds], 0..=CARDS);
        let prepared = out.part("prepared", &[n, recipes.kinds], 0..=CARDS);
        let served = out.part("served", &[n, recipes.kinds], 0..=CARDS);
        for (i, seat) in order.seats().enumerate() {
            let (at, row) = (seat.index(), i * recipes.kinds..(i + 1) * recipes.kinds);
            ready[i] = game.ready[at].into();
            hand[i] = game.hand[at].into();
            if let Some(card) = game.bakers[at] {
                baker[i * bakers + card.index()] = 1;
            }
            recipes.count(game.unprepared[at], &mut unprepared[row.clone()]);
            recipes.count(game.prepared[at], &mut prepared[row.clone()]);
            recipes.count(game.served[at], &mut served[row]);
        }
        out.counts("kitchen", &game.kitchen, MOST);
        recipes.count(game.drawn, out.part("drawn", &[recipes.kinds], 0..=CARDS));
        recipes.count(game.bag, out.part("deck", &[recipes.kinds], 0..=CARDS));
        recipes.count(game.discard, out.part("discard", &[recipes.kinds], 0..=CARDS));
        recipes.count(game.removed, out.part("removed", &[recipes.kinds], 0..=CARDS));
    }
}

/// Heaps as counts of each recipe.
struct Recipes<'a> {
    layout: &'a Layout,
    kinds: usize,
}

impl Recipes<'_> {
    #[inline]
    fn count(&self, heap: Heap, counts: &mut [i16]) {
        for recipe in self.layout.cards(heap) {
            counts[recipe.index()] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_two_slots_have_a_number() {
        let layout = Layout::new([4, 1, 2]);
        let recipe = |i| Recipe::new(i).unwrap();
        let heap = layout.heap([0, 0, 1, 2].map(recipe)).unwrap();
        let all: Vec<Few> = (0..few_of(4)).map(|n| nth_few(&layout, heap, n).unwrap()).collect();
        assert_eq!(nth_few(&layout, heap, few_of(4)), None);
        let mut met = Vec::new();
        for few in all {
            let number = few_at(&layout, heap, few);
            assert_eq!(nth_few(&layout, heap, number), Some(few));
            met.push(number);
        }
        met.sort_unstable();
        met.dedup();
        // Nothing, three kinds, and the pairs 00, 01, 02, 12.
        assert_eq!(met.len(), 8);
    }
}
