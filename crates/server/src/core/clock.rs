//! How long people may think. Every time is computed from the times of the entries, so a clock needs no memory of its
//! own and goes on where it was after a restart.

use protocol::{Clock, ClockFace};
use tabletop::{MAX_SEATS, Seat};

use crate::core::Millis;

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    rule: Clock,
    hands: [Hand; MAX_SEATS],
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    /// What was left when it was last set.
    left: Millis,
    /// When it was set going; `None` while it stands.
    since: Option<Millis>,
    /// What was left for the last question when it last stopped; the whole time if it has not gone since.
    unspent: Millis,
}

impl Hand {
    fn runs_down(&self) -> Option<Millis> {
        self.since.map(|since| since + self.left)
    }
}

impl Clocks {
    pub(super) fn new(rule: Clock) -> Self {
        let left = match rule {
            Clock::None => 0,
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => millis(seconds),
        };
        Clocks { rule, hands: [Hand { left, since: None, unspent: left }; MAX_SEATS] }
    }

    /// The seat is asked something new.
    pub(super) fn renew(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat.index()];
        hand.unspent = match self.rule {
            Clock::PerMove { seconds } => millis(seconds),
            Clock::None | Clock::Bank { .. } => hand.left,
        };
    }

    /// The seat answers its question anew: its clock goes on as if it had not answered yet, so that nobody wins time by
    /// answering twice.
    pub(super) fn resume(&mut self, seat: Seat, at: Millis) {
        if self.rule != Clock::None {
            let hand = &mut self.hands[seat.index()];
            (hand.left, hand.since) = (hand.unspent, Some(at));
        }
    }

    /// Whether the clock has run down on the seat's last question.
    pub(super) fn is_spent(&self, seat: Seat) -> bool {
        self.rule != Clock::None && self.hands[seat.index()].unspent == 0
    }

    /// Sets the seat's clock going, unless it goes already.
    pub(super) fn start(&mut self, seat: Seat, at: Millis) {
        let hand = &mut self.hands[seat.index()];
        if hand.since.is_some() {
            return;
        }
        match self.rule {
            Clock::None => return,
            Clock::PerMove { seconds } => hand.left = millis(seconds),
            Clock::Bank { .. } => {}
        }
        hand.since = Some(at);
    }

    /// Stops the seat's clock, if it goes; `decided` says whether its owner has chosen.
    pub(super) fn stop(&mut self, seat: Seat, at: Millis, decided: bool) {
        let hand = &mut self.hands[seat.index()];
        let Some(since) = hand.since.take() else { return };
        hand.unspent = hand.left.saturating_sub(at.saturating_sub(since));
        if let Clock::Bank { increment, .. } = self.rule {
            hand.left = hand.unspent;
            if decided {
                hand.left += millis(increment);
            }
        }
    }

    /// Clocks that go have stood for so long.
    pub(super) fn stand(&mut self, millis: Millis) {
        for since in self.hands.iter_mut().filter_map(|hand| hand.since.as_mut()) {
            *since += millis;
        }
    }

    /// When the next clock runs down.
    pub(super) fn deadline(&self) -> Option<Millis> {
        self.hands.iter().filter_map(Hand::runs_down).min()
    }

    /// A seat whose clock has run down.
    pub(super) fn run_down(&self, now: Millis) -> Option<Seat> {
        let down = |hand: &Hand| hand.runs_down().is_some_and(|down| down <= now);
        self.hands.iter().position(down).map(Seat::new)
    }

    /// What the seat's clock shows; nothing at a table without clocks.
    pub(super) fn face(&self, seat: Seat) -> Option<ClockFace> {
        let hand = self.hands[seat.index()];
        let face = ClockFace { seat: seat.number() as u8, left: hand.left, runs_down: hand.runs_down() };
        (self.rule != Clock::None).then_some(face)
    }
}

fn millis(seconds: u32) -> Millis {
    Millis::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);

    #[test]
    fn a_bank_is_spent_and_grows_with_decisions_only() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 10, increment: 2 });
        clocks.start(ONE, 1000);
        clocks.start(ONE, 3000);
        assert_eq!(clocks.deadline(), Some(11_000), "it goes since the first start");
        clocks.stop(ONE, 4000, true);
        assert_eq!((clocks.deadline(), clocks.face(ONE).unwrap().left), (None, 9000));
        clocks.start(ONE, 5000);
        clocks.stop(ONE, 6000, false);
        assert_eq!(clocks.face(ONE).unwrap().left, 8000);
        clocks.start(ONE, 7000);
        assert_eq!((clocks.run_down(14_999), clocks.run_down(15_000)), (None, Some(ONE)));
    }

    #[test]
    fn time_per_move_begins_anew() {
        let mut clocks = Clocks::new(Clock::PerMove { seconds: 5 });
        clocks.start(ONE, 0);
        clocks.stop(ONE, 4000, true);
        clocks.start(ONE, 4000);
        assert_eq!(clocks.deadline(), Some(9000));
    }

    #[test]
    fn a_clock_that_stood_has_as_much_left() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 10, increment: 0 });
        clocks.start(ONE, 1000);
        clocks.stand(60_000);
        assert_eq!(clocks.deadline(), Some(71_000));
        clocks.stop(ONE, 63_000, true);
        clocks.stand(60_000);
        assert_eq!((clocks.deadline(), clocks.face(ONE).unwrap().left), (None, 8000));
    }

    #[test]
    fn without_a_clock_nothing_runs_down() {
        let mut clocks = Clocks::new(Clock::None);
        clocks.start(ONE, 0);
        clocks.resume(ONE, 5000);
        assert_eq!((clocks.deadline(), clocks.face(ONE), clocks.is_spent(ONE)), (None, None, false));
    }

    #[test]
    fn an_answer_that_is_withdrawn_wins_no_time() {
        for rule in [Clock::PerMove { seconds: 5 }, Clock::Bank { seconds: 5, increment: 2 }] {
            let mut clocks = Clocks::new(rule);
            clocks.start(ONE, 1000);
            clocks.stop(ONE, 2000, true);
            clocks.resume(ONE, 9000);
            assert_eq!(clocks.deadline(), Some(13_000), "{rule:?}: one of five seconds is spent");
            clocks.stop(ONE, 12_000, true);
            clocks.resume(ONE, 12_000);
            assert_eq!(clocks.deadline(), Some(13_000), "{rule:?}");
            clocks.stop(ONE, 13_000, false);
            assert!(clocks.is_spent(ONE), "{rule:?}");
            clocks.renew(ONE);
            assert_eq!(clocks.is_spent(ONE), matches!(rule, Clock::Bank { .. }), "{rule:?}");
        }
    }
}
