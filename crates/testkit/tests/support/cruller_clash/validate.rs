//! Whether a state can be: every card in exactly one place, every number in range.

use tabletop::{Corrupt, PerSeat};

use super::{Counts, CrullerClash, Phase};

impl CrullerClash {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        for (kind, row) in self.book.edition.parts.kinds.iter().enumerate() {
            let in_row = self.row.iter().flatten().filter(|k| k.0 as usize == kind).count();
            let held = |per_seat: &PerSeat<Counts>| -> usize {
                per_seat.as_slice().iter().map(|counts| counts[kind] as usize).sum()
            };
            let found = in_row + held(&self.tables) + held(&self.hands);
            let found = found + usize::from(self.pile[kind]) + usize::from(self.deck[kind]);
            let message = || format!("there are {found} of {} instead of {}", row.id, row.copies);
            Corrupt::unless(found == usize::from(row.copies), message)?;
        }
        let filled = matches!(self.phase, Phase::Pick(_));
        Corrupt::unless(!filled || self.empty_places() == 0, || "a place is empty while seats pick".into())?;
        let beyond = self.row[rules.row..].iter().any(Option::is_some);
        Corrupt::unless(!beyond, || "there is a card beyond the end of the row".into())
    }
}
