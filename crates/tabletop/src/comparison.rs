//! Two choices compared by the games that follow them.

use crate::{PerSeat, Seat};

/// A difference between two choices, as a mean over games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// The mean.
    pub mean: f32,
    /// Half the width of its 95 % interval.
    pub error: f32,
}

impl Difference {
    /// The mean in whole numbers, if it is at least 1 and so much larger than its error that it can be said aloud.
    pub fn surely_more(self) -> Option<i32> {
        (self.mean >= 1.0 && self.mean >= CERTAIN * self.error).then(|| self.mean.round() as i32)
    }

    /// The same for a negative mean, without its sign.
    pub fn surely_less(self) -> Option<i32> {
        Difference { mean: -self.mean, ..self }.surely_more()
    }
}

/// A mean is said aloud if it is so many times half its 95 % interval: about four standard errors.
const CERTAIN: f32 = 2.0;

/// What a search recommends, and how it differs from the next best choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison<A> {
    /// The choice it recommends.
    pub best: A,
    /// The next best one; `None` if no other was worth a real look.
    pub other: Option<A>,
    /// By how much the seats' points at the end differ, the best choice's less the other's, if everybody goes on sensibly.
    pub points: PerSeat<Difference>,
}

impl<A> Comparison<A> {
    /// Who, other than `seat`, surely ends with fewer points after the best choice, and by how many: the one who is hurt
    /// most.
    pub fn hurt_most(&self, seat: Seat) -> Option<(Seat, i32)> {
        let others = self.points.iter().filter(|(other, _)| *other != seat);
        others
            .filter_map(|(other, points)| Some((other, points.surely_less()?)))
            .max_by_key(|(_, less)| *less)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatCount;

    #[test]
    fn only_what_is_certain_is_said() {
        let said = |mean, error| Difference { mean, error }.surely_more();
        assert_eq!(said(2.6, 1.0), Some(3));
        assert_eq!(said(2.6, 1.4), None, "it may well be less than nothing");
        assert_eq!(said(0.9, 0.0), None, "less than a point");
        assert_eq!(said(-5.0, 0.1), None);
        assert_eq!(Difference { mean: -5.0, error: 0.1 }.surely_less(), Some(5));
    }

    #[test]
    fn the_one_who_is_hurt_most_is_somebody_else() {
        let mut points = PerSeat::new(SeatCount::new(3).unwrap());
        for (seat, mean) in [-9.0, -2.0, -4.0].into_iter().enumerate() {
            points[Seat::new(seat)] = Difference { mean, error: 0.5 };
        }
        let found = Comparison { best: (), other: Some(()), points };
        assert_eq!(found.hurt_most(Seat::new(0)), Some((Seat::new(2), 4)));
        assert_eq!(found.hurt_most(Seat::new(2)), Some((Seat::new(0), 9)));
    }
}
