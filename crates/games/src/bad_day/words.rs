use tabletop::Seat;
use super::{Action, BadDay};
impl BadDay { pub(super) fn explain_refusal(&self, _seat: Seat, _action: Action) -> String { String::new() } }
