//! Labels of arms: a few bits that tell most of them apart without a look at their steps.

use std::hash::{Hash, Hasher};

use tabletop::Step;

/// Up to so many actions are marked one by one; where there are more, looking at the arms is quicker.
const MOST_MARKED: usize = 32;
/// A mark is one of 64.
const MARK_BITS: u32 = 6;

/// The mark of an arm, and where its action stood in the list when the arm was made: mostly it still does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Label(u32);

impl Label {
    pub(super) fn new<A: Hash, C: Hash>(step: &Step<A, C>, slot: usize) -> Self {
        Label((slot as u32) << MARK_BITS | mark_of_step(step))
    }

    #[inline]
    pub(super) fn slot(self) -> usize {
        (self.0 >> MARK_BITS) as usize
    }
}

/// The marks of several steps, one bit each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks(u64);

impl Marks {
    /// Of the actions of a seat.
    #[inline]
    pub(super) fn of<A: Hash>(actions: &[A]) -> Self {
        if actions.len() > MOST_MARKED {
            return Marks(u64::MAX);
        }
        Marks(actions.iter().fold(0, |marks, action| marks | 1 << mark(action)))
    }

    /// Of one step.
    #[inline]
    pub(super) fn of_step<A: Hash, C: Hash>(step: &Step<A, C>) -> Self {
        Marks(1 << mark_of_step(step))
    }

    /// Whether an arm with this label may be one of them; if not, it is none.
    #[inline]
    pub(super) fn may_hold(self, label: Label) -> bool {
        self.0 >> (label.0 & ((1 << MARK_BITS) - 1)) & 1 != 0
    }
}

#[inline]
fn mark_of_step<A: Hash, C: Hash>(step: &Step<A, C>) -> u32 {
    match step {
        Step::Act(_, action) => mark(action),
        Step::Chance(outcome) => mark(outcome),
    }
}

#[inline]
fn mark(word: &impl Hash) -> u32 {
    let mut mixer = Mixer(0);
    word.hash(&mut mixer);
    (mixer.0 >> (u64::BITS - MARK_BITS)) as u32
}

/// Mixes a few small numbers; the same on every machine, though nothing depends on it but speed.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64((*byte).into());
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        // A multiplication by the golden ratio spreads small numbers over the upper bits.
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn what_is_marked_is_found_and_most_else_is_not() {
        let act = |action: u16| Step::<u16, u16>::Act(Seat::new(1), action);
        let marks = Marks::of(&[3u16, 17, 40]);
        assert!([3, 17, 40].into_iter().all(|action| marks.may_hold(Label::new(&act(action), 9))));
        let taken_for_one =
            (100..1_100).filter(|action| marks.may_hold(Label::new(&act(*action), 0))).count();
        assert!(taken_for_one < 100, "{taken_for_one}");
        assert_eq!(Label::new(&act(3), 70_000).slot(), 70_000);
    }

    #[test]
    fn long_lists_are_not_marked() {
        let many: Vec<u16> = (0..=MOST_MARKED as u16).collect();
        let elsewhere = Label::new(&Step::<u16, u16>::Chance(5_000), 0);
        assert!(Marks::of(&many).may_hold(elsewhere));
    }
}
