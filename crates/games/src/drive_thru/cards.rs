//! Recipe cards as numbers: which recipe, and heaps of them.

use std::num::NonZeroU8;

use serde::{Serialize, Serializer};
use tabletop::bits::{nth_one, ones};

/// Most recipe cards a box may hold: one bit each.
pub(crate) const MAX_CARDS: usize = 64;

/// A recipe: its row in the edition. Copies of one recipe are all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
// Counted from 1 inside, so that "perhaps a recipe" fits into one byte and an action into eight.
pub struct Recipe(NonZeroU8);

impl Recipe {
    /// The recipe in this row, counted from 0; `None` if no edition has so many.
    pub fn new(index: usize) -> Option<Self> {
        let number = u8::try_from(index + 1).ok().filter(|_| index < MAX_CARDS)?;
        NonZeroU8::new(number).map(Recipe)
    }

    /// Position in the edition's list of recipes.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl From<Recipe> for u8 {
    fn from(recipe: Recipe) -> u8 {
        recipe.index() as u8
    }
}

impl TryFrom<u8> for Recipe {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Recipe::new(index.into()).ok_or_else(|| format!("there is no recipe {index}"))
    }
}

/// None, one or two recipes, in the order of the edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "Vec<Recipe>"))]
pub struct Few([Option<Recipe>; 2]);

impl Few {
    /// No recipe.
    pub const NONE: Few = Few([None, None]);

    /// Just this one.
    pub fn one(recipe: Recipe) -> Self {
        Few([Some(recipe), None])
    }

    /// These two, perhaps equal; the order does not matter.
    pub fn two(a: Recipe, b: Recipe) -> Self {
        Few([Some(a.min(b)), Some(a.max(b))])
    }

    /// How many.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The recipes in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Recipe> {
        self.0.into_iter().flatten()
    }

    /// Those of them that are meant.
    pub(super) fn filter(self, meant: impl Fn(Recipe) -> bool) -> Self {
        let mut found = self.iter().filter(|recipe| meant(*recipe));
        Few([found.next(), found.next()])
    }

    /// These and those, which are two at most.
    pub(super) fn and(self, others: Few) -> Self {
        let mut all = self.iter().chain(others.iter());
        match (all.next(), all.next()) {
            (Some(a), Some(b)) => Few::two(a, b),
            (only, _) => Few([only, None]),
        }
    }
}

impl Serialize for Few {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A heap of recipe cards without order. Every card of the box has its bit, the copies of a recipe are neighbours,
/// and a heap with k copies always has the lowest k of their bits: equal heaps are equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Heap(u64);

impl Heap {
    pub(super) const EMPTY: Heap = Heap(0);

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards in the heap.
    #[inline]
    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// Which bits belong to which recipe.
#[derive(Debug)]
pub(super) struct Layout {
    /// The bits of each recipe.
    bits: [u64; MAX_CARDS],
    /// The lowest bit of every recipe.
    lowest: u64,
    recipes: [Recipe; MAX_CARDS],
}

impl Layout {
    /// Room for so many copies of each recipe; at most [`MAX_CARDS`] in all.
    pub(super) fn new(copies: impl IntoIterator<Item = usize>) -> Self {
        let first = Recipe(NonZeroU8::MIN);
        let mut layout = Layout { bits: [0; MAX_CARDS], lowest: 0, recipes: [first; MAX_CARDS] };
        let mut next = 0;
        for (i, copies) in copies.into_iter().enumerate() {
            layout.lowest |= 1 << next;
            for bit in next..next + copies {
                layout.bits[i] |= 1 << bit;
                layout.recipes[bit] = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            }
            next += copies;
        }
        layout
    }

    #[inline]
    pub(super) fn has(&self, heap: Heap, recipe: Recipe) -> bool {
        heap.0 & self.bits[recipe.index()] != 0
    }

    /// Copies of a recipe in the heap.
    #[inline]
    pub(super) fn copies(&self, heap: Heap, recipe: Recipe) -> u32 {
        (heap.0 & self.bits[recipe.index()]).count_ones()
    }

    /// Puts a card in; the box has a copy to spare.
    #[inline]
    pub(super) fn add(&self, heap: &mut Heap, recipe: Recipe) {
        let spare = self.bits[recipe.index()] & !heap.0;
        debug_assert!(spare != 0, "the box has no further copy");
        heap.0 |= spare & spare.wrapping_neg();
    }

    /// These cards as a heap; the first card the box has no further copy of is an error.
    #[cfg(feature = "testing")]
    pub(super) fn heap(&self, cards: impl IntoIterator<Item = Recipe>) -> Result<Heap, Recipe> {
        let mut heap = Heap::EMPTY;
        for recipe in cards {
            if self.bits[recipe.index()] & !heap.0 == 0 {
                return Err(recipe);
            }
            self.add(&mut heap, recipe);
        }
        Ok(heap)
    }

    /// Takes a card out; the heap has one.
    #[inline]
    pub(super) fn remove(&self, heap: &mut Heap, recipe: Recipe) {
        let held = self.bits[recipe.index()] & heap.0;
        debug_assert!(held != 0, "the heap has no such card");
        heap.0 ^= 1 << (63 ^ held.leading_zeros());
    }

    /// The cards, copies one after the other.
    #[inline]
    pub(super) fn cards(&self, heap: Heap) -> impl Iterator<Item = Recipe> + Clone + use<'_> {
        ones(heap.0).map(|bit| self.recipes[bit as usize])
    }

    /// The different recipes, each once.
    #[inline]
    pub(super) fn kinds(&self, heap: Heap) -> impl Iterator<Item = Recipe> + Clone + use<'_> {
        ones(heap.0 & self.lowest).map(|bit| self.recipes[bit as usize])
    }

    /// How many different recipes.
    #[inline]
    pub(super) fn count_kinds(&self, heap: Heap) -> u32 {
        (heap.0 & self.lowest).count_ones()
    }

    /// The `n`-th card, counted from 0.
    #[inline]
    pub(super) fn nth_card(&self, heap: Heap, n: u32) -> Recipe {
        self.recipes[nth_one(heap.0, n) as usize]
    }

    /// The `n`-th recipe, counted from 0, copies counting as one.
    #[inline]
    pub(super) fn nth_kind(&self, heap: Heap, n: u32) -> Recipe {
        self.recipes[nth_one(heap.0 & self.lowest, n) as usize]
    }

    /// Whether the number is a heap of this box: no bit outside, no gap among the copies of a recipe.
    pub(super) fn is_sound(&self, heap: Heap) -> bool {
        let mut rebuilt = Heap::EMPTY;
        for bits in self.bits {
            let copies = (heap.0 & bits).count_ones();
            for _ in 0..copies {
                let spare = bits & !rebuilt.0;
                rebuilt.0 |= spare & spare.wrapping_neg();
            }
        }
        rebuilt == heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recipe(index: usize) -> Recipe {
        Recipe::new(index).expect("a recipe")
    }

    #[test]
    fn equal_heaps_are_equal_numbers_however_they_came_about() {
        let layout = Layout::new([4, 1, 2]);
        let (mut a, mut b) = (Heap::EMPTY, Heap::EMPTY);
        for i in [0, 2, 0, 1] {
            layout.add(&mut a, recipe(i));
        }
        for i in [1, 0, 0, 2, 0, 2] {
            layout.add(&mut b, recipe(i));
        }
        layout.remove(&mut b, recipe(2));
        layout.remove(&mut b, recipe(0));
        assert_eq!(a, b);
        assert!(layout.is_sound(a));
        assert_eq!(layout.cards(a).map(Recipe::index).collect::<Vec<_>>(), [0, 0, 1, 2]);
        assert_eq!(layout.kinds(a).map(Recipe::index).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!((layout.count_kinds(a), layout.copies(a, recipe(0)), a.len()), (3, 2, 4));
        assert!(!layout.is_sound(Heap(0b10)), "the second copy without the first");
        assert!(!layout.is_sound(Heap(1 << 7)), "a bit of no card");
    }

    #[test]
    fn the_nth_bit() {
        for set in [1, 0b1011_0010, u64::MAX, 1 << 63, 0x8000_0001_0000_8001] {
            for (n, bit) in ones(set).enumerate() {
                assert_eq!(nth_one(set, n as u32), bit, "bit {n} of {set:b}");
            }
        }
    }

    #[test]
    fn perhaps_a_recipe_is_one_byte() {
        assert_eq!(size_of::<Few>(), 2);
        assert_eq!(Few::two(recipe(3), recipe(1)), Few::two(recipe(1), recipe(3)));
        assert!(Recipe::try_from(64).is_err());
        assert_eq!(u8::from(recipe(63)), 63);
    }
}
