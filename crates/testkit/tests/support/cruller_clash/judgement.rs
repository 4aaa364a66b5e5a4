//! What looks good: what brings points at once.

use tabletop::{Judgement, Reasons, Seat};

use super::{Action, CrullerClash, Kind, points};

impl Judgement for CrullerClash {
    fn policy(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let gain = |kind: Kind| {
            let have = self.tables[seat][kind.0 as usize];
            points(self.book, kind, have + 1) - points(self.book, kind, have)
        };
        weights.extend(legal.iter().map(|action| {
            let worth = match *action {
                Action::Pick(place) => self.row[place as usize].map_or(0, gain),
                Action::Serve(kind) => gain(kind),
                Action::Keep => self.book.rules.hand_points,
            };
            1.0 + 2.0 * worth.max(0) as f32
        }));
    }
}

/// Hints come without a reason.
impl Reasons for CrullerClash {}
