//! What is legal, phase by phase.

use tabletop::{Choices, Phrase, Rng, Seat, below, sample_listed};

use super::counts::donuts;
use super::tables::TwistTaker;
use super::{Action, Donut, GoNuts, Phase, Taking};

impl GoNuts {
    /// The types `taker` may give or discard because of the donut it has just taken.
    pub(super) fn disposable(&self, taking: Taking) -> u32 {
        if self.book.rules.just_taken_always {
            self.kinds[taking.taker.index()]
        } else {
            self.others_or_itself(taking)
        }
    }

    /// The taker's types without the copy just taken.
    pub(super) fn others(&self, taking: Taking) -> u32 {
        let (seat, donut) = (taking.taker.index(), taking.donut.index());
        let sole = self.owned[seat][donut] == 1;
        self.kinds[seat] & !(u32::from(sole) << donut)
    }

    fn others_or_itself(&self, taking: Taking) -> u32 {
        match self.others(taking) {
            0 => 1 << taking.donut.0,
            others => others,
        }
    }

    /// The types `seat` may pass to the left.
    pub(super) fn passable(&self, seat: Seat, taking: Taking) -> u32 {
        if seat != taking.taker {
            return self.kinds[seat.index()];
        }
        match self.book.rules.twist_taker {
            TwistTaker::Any => self.kinds[seat.index()],
            TwistTaker::OnlyIfSole => self.others_or_itself(taking),
            TwistTaker::Other => self.others(taking),
        }
    }

    /// The places nobody picked that still hold a donut (bit 0 is place 1).
    pub(super) fn unselected(&self) -> u8 {
        self.row_places()
            .filter(|place| self.at(*place).is_some() && self.picked_by(*place).is_empty())
            .fold(0, |mask, place| mask | 1 << (place - 1))
    }

    pub(super) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.book.seats.seats().filter(move |other| *other != seat)
    }

    /// Every opponent with every type it owns.
    pub(super) fn targets(&self, taker: Seat) -> impl Iterator<Item = (Seat, Donut)> {
        self.opponents(taker)
            .flat_map(|victim| donuts(self.kinds[victim.index()]).map(move |donut| (victim, donut)))
    }
}

impl Choices for GoNuts {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Phase::Pick { .. } = self.phase {
            out.extend(self.row_places().map(Action::Pick));
            return;
        }
        let Some(taking) = self.taking else { return };
        match self.phase {
            Phase::Keep { first, second } => {
                let kinds = 1 << first.donut.0 | 1 << second.0;
                out.extend(donuts(kinds).map(Action::Keep));
            }
            Phase::Salvage => out.extend(donuts(self.pile_kinds()).map(Action::Salvage)),
            Phase::Steal => {
                out.extend(self.targets(seat).map(|(victim, donut)| Action::Steal(victim, donut)));
            }
            Phase::Trash => {
                out.extend(self.targets(seat).map(|(victim, donut)| Action::Trash(victim, donut)));
            }
            Phase::Give => {
                let gifts = self.disposable(taking);
                out.extend(
                    self.opponents(seat)
                        .flat_map(|to| donuts(gifts).map(move |donut| Action::Give(to, donut))),
                );
            }
            Phase::Toss => out.extend(donuts(self.disposable(taking)).map(Action::Toss)),
            Phase::Pass { .. } => out.extend(donuts(self.passable(seat, taking)).map(Action::Pass)),
            Phase::Clear => {
                let free = self.unselected();
                // All subsets of `free` in increasing order, the empty one first.
                let mut subset = 0u8;
                loop {
                    out.push(Action::Clear(subset));
                    subset = subset.wrapping_sub(free) & free;
                    if subset == 0 {
                        break;
                    }
                }
            }
            Phase::Scoop { .. } => {
                out.push(Action::ScoopStop);
                out.extend(donuts(self.pile_kinds()).map(Action::Scoop));
            }
            Phase::Milk => out.extend([Action::MilkDrop, Action::MilkPay]),
            Phase::MilkToss { .. } => out.extend(donuts(self.others(taking)).map(Action::Toss)),
            Phase::Fill | Phase::Pick { .. } | Phase::Draw | Phase::Peek { .. } | Phase::Over => {}
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> bool {
        let has = |kinds: u32, donut: Donut| kinds & 1 << donut.0 != 0;
        let owns = |other: Seat, donut: Donut| {
            other != seat && self.book.seats.contains(other) && has(self.kinds[other.index()], donut)
        };
        if let (Phase::Pick { .. }, Action::Pick(place)) = (self.phase, action) {
            return self.row_places().contains(&place);
        }
        let Some(taking) = self.taking else { return false };
        match (self.phase, action) {
            (Phase::Keep { first, second }, Action::Keep(donut)) => donut == first.donut || donut == second,
            (Phase::Salvage, Action::Salvage(donut)) => has(self.pile_kinds(), donut),
            (Phase::Steal, Action::Steal(victim, donut)) | (Phase::Trash, Action::Trash(victim, donut)) => {
                owns(victim, donut)
            }
            (Phase::Give, Action::Give(to, donut)) => {
                to != seat && self.book.seats.contains(to) && has(self.disposable(taking), donut)
            }
            (Phase::Toss, Action::Toss(donut)) => has(self.disposable(taking), donut),
            (Phase::Pass { .. }, Action::Pass(donut)) => has(self.passable(seat, taking), donut),
            (Phase::Clear, Action::Clear(places)) => places & !self.unselected() == 0,
            (Phase::Scoop { .. }, Action::ScoopStop) => true,
            (Phase::Scoop { .. }, Action::Scoop(donut)) => has(self.pile_kinds(), donut),
            (Phase::Milk, Action::MilkDrop | Action::MilkPay) => true,
            (Phase::MilkToss { .. }, Action::Toss(donut)) => has(self.others(taking), donut),
            _ => false,
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Phrase {
        self.explain_refusal(seat, action)
    }

    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if let Phase::Pick { .. } = self.phase {
            return Action::Pick(1 + below(rng, u32::from(self.book.rules.row)) as u8);
        }
        sample_listed(self, seat, buffer, rng)
    }
}
