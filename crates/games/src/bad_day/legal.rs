//! What a seat may choose: the list, the test of one action, a random one without the list.

use tabletop::{Choices, Phrase, Rng, Seat, below, sample_listed};

use super::board::{DIRS, Space, SpaceSet, nth_one, ones};
use super::tables::Rules;
use super::{Action, BadDay, Card, Disc, Fighter, Hook, MAX_DISCS, Phase, Table};

impl Table {
    /// Spaces a donut of the seat may not enter, and those it may enter but not pass.
    #[inline]
    pub(super) fn barriers(&self, rules: &Rules, seat: Seat) -> (SpaceSet, SpaceSet) {
        (rules.board.kitchens | self.pending.set, self.enemies(seat))
    }

    /// The seat's specials with this hook, one bit each.
    #[inline]
    pub(super) fn usable(&self, rules: &Rules, seat: Seat, hook: Hook) -> u16 {
        self.held[seat.index()] & rules.with_hook(hook)
    }

    /// Discs of the active seat that may still move, one bit each.
    #[inline]
    fn free_discs(&self) -> u16 {
        self.discs[self.active.index()] & !self.locked
    }

    /// Where a donut of the active seat may go with the points left.
    #[inline]
    pub(super) fn destinations(&self, rules: &Rules, disc: Disc) -> SpaceSet {
        let seat = self.active;
        let (closed, halting) = self.barriers(rules, seat);
        let from = self.space_of(Fighter { seat, disc });
        rules.board.reach(from.bit(), self.pool, closed, halting) & !self.on[seat.index()]
    }

    /// Whether the active seat could do anything but stop.
    pub(super) fn can_go_on_moving(&self, rules: &Rules) -> bool {
        let seat = self.active;
        let free = self.free_discs();
        if self.pool > 0 && free != 0 {
            let (closed, halting) = self.barriers(rules, seat);
            let own = self.on[seat.index()];
            // Locked donuts stand on closed spaces, so they are the own ones that do not start.
            let from = own & !self.pending.set;
            if rules.board.reach(from, self.pool, closed, halting) & !own != 0 {
                return true;
            }
        }
        (free != 0 && self.usable(rules, seat, Hook::Move) != 0)
            || (self.usable(rules, seat, Hook::Heal) != 0 && self.damaged(rules, seat) != 0)
    }

    /// Discs of the seat whose donuts lack cubes, one bit each.
    fn damaged(&self, rules: &Rules, seat: Seat) -> u16 {
        let lacks =
            |fighter: &Fighter| self.cubes_of(*fighter) < rules.freshness[self.card_of(*fighter).index()];
        self.donuts(seat).filter(lacks).fold(0, |set, fighter| set | 1 << fighter.disc.0)
    }

    /// The directions in which this donut could leave, one bit each.
    #[inline]
    pub(super) fn open_directions(&self, rules: &Rules, fighter: Fighter) -> u8 {
        let closed = rules.board.kitchens | self.on[fighter.seat.index()] | self.pending.set;
        let from = self.space_of(fighter);
        DIRS.iter().fold(0, |open, dir| match rules.board.neighbour(from, *dir) {
            Some(to) if closed & to.bit() == 0 => open | 1 << *dir as u8,
            _ => open,
        })
    }
}

impl BadDay {
    /// See [`Table::barriers`].
    #[inline]
    pub(super) fn barriers(&self, seat: Seat) -> (SpaceSet, SpaceSet) {
        self.table.barriers(&self.book.rules, seat)
    }

    /// See [`Table::usable`].
    #[inline]
    pub(super) fn usable(&self, seat: Seat, hook: Hook) -> u16 {
        self.table.usable(&self.book.rules, seat, hook)
    }

    /// See [`Table::destinations`].
    #[inline]
    pub(super) fn destinations(&self, disc: Disc) -> SpaceSet {
        self.table.destinations(&self.book.rules, disc)
    }

    /// The directions in which the loser of the fight could leave, one bit each.
    #[inline]
    pub(super) fn ways_of_loser(&self) -> u8 {
        self.table.open_directions(&self.book.rules, self.table.fight().loser())
    }

    /// Specials of the bits as cards.
    fn cards(&self, specials: u16) -> impl Iterator<Item = Card> {
        ones(specials.into()).map(|special| self.book.rules.special_card(special))
    }

    /// Healing, and movement points if there is movement.
    fn list_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        let moving = self.table.phase == Phase::Moving && self.table.free_discs() != 0;
        let heal = self.usable(seat, Hook::Heal);
        let boost = if moving { self.usable(seat, Hook::Move) } else { 0 };
        if heal | boost == 0 {
            return;
        }
        let damaged = self.table.damaged(&self.book.rules, seat);
        for special in ones((heal | boost).into()) {
            let card = self.book.rules.special_card(special);
            if heal & 1 << special == 0 {
                out.push(Action::Use(card));
            } else {
                out.extend(ones(damaged.into()).map(|disc| Action::Heal(card, Disc(disc))));
            }
        }
    }

    /// The specials that the window now open offers to the seat, one bit each.
    pub(super) fn offered(&self, seat: Seat) -> u16 {
        match self.table.phase {
            Phase::DieEntering | Phase::DieResident => self.usable_once(seat, Hook::Die),
            Phase::Answer => self.usable(seat, Hook::RerollOwn) | self.usable(seat, Hook::RerollOpp),
            Phase::Extra => self.usable_once(seat, Hook::Extra),
            Phase::Prevent => self.usable_once(seat, Hook::Prevent),
            Phase::SteerOwn => self.usable(seat, Hook::SteerOwn),
            Phase::SteerOpp => self.usable(seat, Hook::SteerOpp),
            _ => 0,
        }
    }
}

impl Choices for BadDay {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.table.phase {
            Phase::Choose => {
                out.extend(ones(self.affordable()).map(|card| Action::Bake(Card(card))));
                if self.book.rules.bake_optional {
                    out.push(Action::BakeNone);
                }
            }
            Phase::BeforeRoll => {
                out.extend([Action::Roll, Action::Skip]);
                self.list_uses(seat, out);
            }
            Phase::Moving => {
                for disc in ones(self.table.free_discs().into()).map(Disc) {
                    out.extend(ones(self.destinations(disc)).map(|to| Action::Move(disc, Space(to))));
                }
                self.list_uses(seat, out);
                out.push(Action::Stop);
            }
            Phase::Pick => out.extend(ones(self.table.pending.set).map(|space| Action::Fight(Space(space)))),
            Phase::Direction => {
                let open = self.ways_of_loser();
                out.extend(ones(open.into()).map(|dir| Action::Go(DIRS[usize::from(dir)])));
            }
            Phase::SteerOwn | Phase::SteerOpp => {
                let open = self.ways_of_loser();
                for card in self.cards(self.offered(seat)) {
                    let steer = |dir| Action::Steer(card, DIRS[usize::from(dir)]);
                    out.extend(ones(open.into()).map(steer));
                }
                out.push(Action::Pass);
            }
            Phase::DieEntering | Phase::DieResident | Phase::Answer | Phase::Extra | Phase::Prevent => {
                out.extend(self.cards(self.offered(seat)).map(Action::Use));
                out.push(Action::Pass);
            }
            Phase::Start
            | Phase::Draw
            | Phase::MoveRoll
            | Phase::FightRoll
            | Phase::EvacRoll
            | Phase::Over => {}
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> bool {
        let has = |specials: u16, card: Card| {
            self.book.rules.special(card).is_some_and(|special| special < 16 && specials & 1 << special != 0)
        };
        let has_disc = |discs: u16, disc: Disc| disc.index() < MAX_DISCS && discs & 1 << disc.0 != 0;
        let goes = |dir| self.ways_of_loser() & 1 << dir as u8 != 0;
        let phase = self.table.phase;
        let window = matches!(
            phase,
            Phase::DieEntering
                | Phase::DieResident
                | Phase::Answer
                | Phase::Extra
                | Phase::Prevent
                | Phase::SteerOwn
                | Phase::SteerOpp
        );
        match action {
            Action::Bake(card) => phase == Phase::Choose && self.affordable() & card.bit() != 0,
            Action::BakeNone => phase == Phase::Choose && self.book.rules.bake_optional,
            Action::Roll | Action::Skip => phase == Phase::BeforeRoll,
            Action::Stop => phase == Phase::Moving,
            Action::Move(disc, to) => {
                phase == Phase::Moving
                    && has_disc(self.table.free_discs(), disc)
                    && self.destinations(disc) & to.bit() != 0
            }
            Action::Heal(card, disc) => {
                matches!(phase, Phase::BeforeRoll | Phase::Moving)
                    && has(self.usable(seat, Hook::Heal), card)
                    && has_disc(self.table.damaged(&self.book.rules, seat), disc)
            }
            Action::Use(card) if phase == Phase::Moving => {
                self.table.free_discs() != 0 && has(self.usable(seat, Hook::Move), card)
            }
            Action::Use(card) => {
                !matches!(phase, Phase::SteerOwn | Phase::SteerOpp) && has(self.offered(seat), card)
            }
            Action::Steer(card, dir) => {
                matches!(phase, Phase::SteerOwn | Phase::SteerOpp)
                    && has(self.offered(seat), card)
                    && goes(dir)
            }
            Action::Fight(space) => phase == Phase::Pick && self.table.pending.set & space.bit() != 0,
            Action::Pass => window,
            Action::Go(dir) => phase == Phase::Direction && goes(dir),
        }
    }

    fn refusal(&self, seat: Seat, action: Action) -> Phrase {
        self.explain_refusal(seat, action)
    }

    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if self.table.phase != Phase::Moving {
            return sample_listed(self, seat, buffer, rng);
        }
        buffer.clear();
        // Count the moves instead of listing them: they are many, and one is wanted.
        let mut reached = [0; MAX_DISCS];
        let mut moves = 0;
        let free = self.table.free_discs();
        for disc in ones(free.into()) {
            reached[usize::from(disc)] = self.destinations(Disc(disc));
            moves += reached[usize::from(disc)].count_ones();
        }
        self.list_uses(seat, buffer);
        buffer.push(Action::Stop);
        let mut n = below(rng, moves + buffer.len() as u32);
        if n >= moves {
            return buffer[(n - moves) as usize];
        }
        for disc in ones(free.into()) {
            let here = reached[usize::from(disc)].count_ones();
            if n < here {
                return Action::Move(Disc(disc), Space(nth_one(reached[usize::from(disc)], n)));
            }
            n -= here;
        }
        unreachable!("the draw is below the number of moves")
    }
}
