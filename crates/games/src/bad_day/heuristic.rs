use tabletop::Seat;
use super::{Action, BadDay};
pub(super) fn policy(_game: &BadDay, _seat: Seat, legal: &[Action], weights: &mut Vec<f32>) { weights.extend(legal.iter().map(|_| 1.0)); }
pub(super) fn estimate(_game: &BadDay, _seat: Seat) -> f32 { 0.5 }
