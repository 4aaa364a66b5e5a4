//! Fights: rounds, windows for specials, damage, evacuation, chains.

use tabletop::{Seat, Sink};

use super::Event;
use super::board::{DIRS, Space};
use super::edition::Face;
use super::rules::{Six, Stay};
use super::{BadDay, Card, Dice, Dir, ENTERING, Fight, Fighter, Hook, Phase, RESIDENT};

/// Both sides, one bit each.
const BOTH: u8 = 0b11;

impl BadDay {
    // Which fight is next.

    pub(super) fn next_fight(&mut self, sink: &mut impl Sink<Event>) {
        let oldest = self.table.pending.iter().next();
        match oldest {
            None => self.finish_turn(sink),
            Some(space) if self.table.pending.len == 1 || self.book.rules.oldest_first => {
                self.start_pending(space, sink);
            }
            Some(_) => self.table.phase = Phase::Pick,
        }
    }

    pub(super) fn start_pending(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        table.pending.remove(space);
        let entering = table.donut_at(table.active, space).expect("the active seat has moved in");
        let resident = table.enemy_at(table.active, space).expect("an enemy was there");
        self.start_fight(entering, resident, false, sink);
    }

    fn start_fight(
        &mut self,
        entering: Fighter,
        resident: Fighter,
        chain: bool,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::Fight {
            entering: self.subject(entering),
            resident: self.subject(resident),
            space: self.table.space_of(entering),
            chain,
        });
        self.start_round(entering, resident);
    }

    // A round.

    fn start_round(&mut self, entering: Fighter, resident: Fighter) {
        self.table.fight = Some(Fight::between(entering, resident));
        self.dice_window(ENTERING);
    }

    fn fight_mut(&mut self) -> &mut Fight {
        self.table.fight.as_mut().expect("a fight is being fought")
    }

    /// The seat's specials with this hook that it may still use in this round, one bit each.
    #[inline]
    pub(super) fn usable_once(&self, seat: Seat, hook: Hook) -> u16 {
        self.table.held[seat.index()] & self.book.rules.with_hook(hook) & !self.table.fight().used
    }

    /// The seat's specials with this hook, one bit each.
    #[inline]
    pub(super) fn usable(&self, seat: Seat, hook: Hook) -> u16 {
        self.table.held[seat.index()] & self.book.rules.with_hook(hook)
    }

    fn dice_window(&mut self, side: usize) {
        let seats = self.table.fight().sides.map(|side| side.seat);
        if side == ENTERING && self.usable_once(seats[ENTERING], Hook::Die) != 0 {
            self.table.phase = Phase::DieEntering;
        } else if self.usable_once(seats[RESIDENT], Hook::Die) != 0 {
            self.table.phase = Phase::DieResident;
        } else {
            self.roll(BOTH);
        }
    }

    /// These sides roll all their dice.
    fn roll(&mut self, sides: u8) {
        let fight = self.fight_mut();
        fight.to_roll = sides;
        for (side, dice) in fight.dice.iter_mut().enumerate() {
            if sides & 1 << side != 0 {
                *dice = Dice::NONE;
            }
        }
        self.table.phase = Phase::FightRoll;
    }

    /// The side that rolls next.
    #[inline]
    pub(super) fn rolling_side(&self) -> usize {
        self.table.fight().to_roll.trailing_zeros() as usize
    }

    /// How many dice it rolls.
    #[inline]
    pub(super) fn dice_to_roll(&self) -> u8 {
        let side = self.rolling_side();
        let fight = self.table.fight();
        self.table.base_dice(&self.book.rules, fight.sides[side]) + fight.extra[side]
    }

    pub(super) fn rolled(&mut self, dice: Dice, sink: &mut impl Sink<Event>) {
        let side = self.rolling_side();
        let fight = self.fight_mut();
        fight.dice[side] = dice;
        fight.to_roll &= !(1 << side);
        let (roller, more) = (fight.sides[side], fight.to_roll != 0);
        sink.tell(|| Event::Rolled(self.subject(roller), dice));
        if !more {
            self.compare(sink);
        }
    }

    fn compare(&mut self, sink: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        let [entering, resident] = fight.dice.map(Dice::best);
        if entering == resident {
            sink.tell(|| Event::Tie);
            self.roll(BOTH);
            return;
        }
        fight.loser = u8::from(resident < entering);
        let loser = fight.loser().seat;
        if self.usable(loser, Hook::RerollOwn) | self.usable(loser, Hook::RerollOpp) != 0 {
            self.table.phase = Phase::Answer;
        } else {
            self.settle(sink);
        }
    }

    /// The roll is final.
    fn settle(&mut self, sink: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        let [entering, resident] = fight.dice.map(Dice::best);
        fight.damage = entering.abs_diff(resident).into();
        self.extra_window(sink);
    }

    fn extra_window(&mut self, sink: &mut impl Sink<Event>) {
        if self.usable_once(self.table.fight().winner().seat, Hook::Extra) != 0 {
            self.table.phase = Phase::Extra;
        } else {
            self.prevent_window(sink);
        }
    }

    fn prevent_window(&mut self, sink: &mut impl Sink<Event>) {
        if self.usable_once(self.table.fight().loser().seat, Hook::Prevent) != 0 {
            self.table.phase = Phase::Prevent;
        } else {
            self.take_damage(sink);
        }
    }

    /// A counter is spent in a window of the fight; the window stays open as long as there is more to spend.
    pub(super) fn use_in_fight(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let special = self.spend(seat, card, sink);
        let magnitude = self.book.rules.magnitudes[special];
        let hook = self.book.rules.hooks[special];
        let fight = self.fight_mut();
        let side = usize::from(fight.sides[RESIDENT].seat == seat);
        match hook {
            Hook::Die => {
                fight.used |= 1 << special;
                fight.extra[side] += magnitude;
                self.dice_window(side);
            }
            Hook::RerollOwn => self.roll(1 << side),
            Hook::RerollOpp => self.roll(1 << (1 - side)),
            Hook::Extra => {
                fight.used |= 1 << special;
                fight.damage += u16::from(magnitude);
                self.extra_window(sink);
            }
            Hook::Prevent => {
                fight.used |= 1 << special;
                fight.damage = fight.damage.saturating_sub(magnitude.into());
                self.prevent_window(sink);
            }
            Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp => {
                unreachable!("other specials are used elsewhere")
            }
        }
    }

    /// The seat that is asked closes its window.
    pub(super) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        match self.table.phase {
            Phase::DieEntering => self.dice_window(RESIDENT),
            Phase::DieResident => self.roll(BOTH),
            Phase::Answer => self.settle(sink),
            Phase::Extra => self.prevent_window(sink),
            Phase::Prevent => self.take_damage(sink),
            Phase::SteerOwn => self.steer_opp_window(),
            Phase::SteerOpp => self.table.phase = Phase::EvacRoll,
            _ => unreachable!("only windows are closed"),
        }
    }

    fn take_damage(&mut self, sink: &mut impl Sink<Event>) {
        let rules = &self.book.rules;
        let fight = *self.table.fight();
        let (loser, winner) = (fight.loser(), fight.winner());
        let donut = self.subject(loser);
        let table = &mut self.table;
        let was_stale = table.is_stale(rules, loser);
        let cubes = fight.damage.min(table.cubes_of(loser).into()) as u8;
        table.supply += u16::from(cubes);
        table.cubes[loser.seat.index()][loser.disc.index()] -= cubes;
        let left = table.cubes_of(loser);
        let now_stale = !was_stale && left > 0 && table.is_stale(rules, loser);
        sink.tell(|| Event::Lost { donut, cubes, left, now_stale });
        if left > 0 {
            self.evacuate(sink);
            return;
        }
        let points = rules.points[donut.card.index()];
        table.take_off(loser);
        let seat = winner.seat.index();
        table.scored[seat] |= donut.card.bit();
        table.points[seat] += points;
        table.eliminated_this_turn = true;
        sink.tell(|| Event::Eliminated { donut, by: winner.seat, points });
        if table.points[seat] >= rules.goal {
            table.end();
            sink.tell(|| Event::Won(winner.seat));
        } else {
            table.fight = None;
            self.next_fight(sink);
        }
    }

    // Evacuation.

    /// The directions in which this donut could leave, one bit each.
    #[inline]
    pub(super) fn open_directions(&self, fighter: Fighter) -> u8 {
        let board = &self.book.rules.board;
        let closed = board.kitchens | self.table.on[fighter.seat.index()] | self.table.pending.set;
        let from = self.table.space_of(fighter);
        DIRS.iter().fold(0, |open, dir| match board.neighbour(from, *dir) {
            Some(to) if closed & to.bit() == 0 => open | 1 << *dir as u8,
            _ => open,
        })
    }

    fn evacuate(&mut self, sink: &mut impl Sink<Event>) {
        let loser = self.table.fight().loser();
        if self.open_directions(loser) == 0 {
            self.stay(Stay::NoWay, sink);
        } else if self.usable(loser.seat, Hook::SteerOwn) != 0 {
            self.table.phase = Phase::SteerOwn;
        } else {
            self.steer_opp_window();
        }
    }

    fn steer_opp_window(&mut self) {
        let winner = self.table.fight().winner().seat;
        let steers = self.usable(winner, Hook::SteerOpp) != 0;
        self.table.phase = if steers { Phase::SteerOpp } else { Phase::EvacRoll };
    }

    pub(super) fn evacuation_die(&mut self, die: u8, sink: &mut impl Sink<Event>) {
        let fight = self.table.fight();
        let (loser, winner) = (fight.loser(), fight.winner());
        let open = self.open_directions(loser);
        match (self.book.rules.chart[usize::from(die) - 1], self.book.rules.six) {
            (Face::Go(dir), _) if open & 1 << dir as u8 != 0 => self.leave(dir, sink),
            (Face::Go(dir), _) => self.stay(Stay::Closed(dir), sink),
            (Face::Stay, _) | (Face::Six, Six::Stay) => self.stay(Stay::Die, sink),
            (Face::Six, Six::Reroll) => sink.tell(|| Event::RollAgain),
            (Face::Six, six @ (Six::LoserChooses | Six::WinnerChooses)) => {
                if open.is_power_of_two() {
                    self.leave(DIRS[open.trailing_zeros() as usize], sink);
                } else {
                    let chooser = if six == Six::LoserChooses { loser } else { winner };
                    sink.tell(|| Event::SeatChooses(chooser.seat));
                    self.table.phase = Phase::Direction;
                }
            }
        }
    }

    /// Another round between the same two.
    fn stay(&mut self, why: Stay, sink: &mut impl Sink<Event>) {
        let fight = *self.table.fight();
        sink.tell(|| Event::Stays(self.subject(fight.loser()), why));
        self.start_round(fight.sides[ENTERING], fight.sides[RESIDENT]);
    }

    /// The loser leaves; if an enemy is there, the next fight begins at once.
    pub(super) fn leave(&mut self, dir: Dir, sink: &mut impl Sink<Event>) {
        let loser = self.table.fight().loser();
        let from = self.table.space_of(loser);
        let to = self.book.rules.board.neighbour(from, dir).expect("the direction is open");
        sink.tell(|| Event::Leaves(self.subject(loser), dir, to));
        self.table.fight = None;
        self.table.put(loser, to);
        match self.table.enemy_at(loser.seat, to) {
            Some(resident) => self.start_fight(loser, resident, true, sink),
            None => self.next_fight(sink),
        }
    }
}
