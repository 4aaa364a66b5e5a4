//! Fights: rounds, windows for specials, damage, evacuation, chains.

use tabletop::{Seat, Sink};

use super::board::{DIRS, Space};
use super::edition::Face;
use super::pieces::{Leave, Stay};
use super::tables::Six;
use super::{BadDay, Card, Dice, Dir, ENTERING, Event, Fight, Fighter, Hook, Phase, RESIDENT};

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
        sink.tell(|| {
            let (entering, resident) = (self.piece(entering), self.piece(resident));
            Event::Fight { space: entering.space, entering, resident, chain }
        });
        self.start_round(entering, resident, sink);
    }

    // A round.

    fn start_round(&mut self, entering: Fighter, resident: Fighter, sink: &mut impl Sink<Event>) {
        self.table.fight = Some(Fight::between(entering, resident));
        sink.tell(|| {
            let [entering, resident] = self.sides();
            Event::Round { entering, resident }
        });
        self.dice_window(ENTERING);
    }

    fn fight_mut(&mut self) -> &mut Fight {
        self.table.fight.as_mut().expect("a fight is being fought")
    }

    /// The seat's specials with this hook that it may still use in this round, one bit each.
    #[inline]
    pub(super) fn usable_once(&self, seat: Seat, hook: Hook) -> u16 {
        self.usable(seat, hook) & !self.table.fight().used
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
        sink.tell(|| Event::Rolled { donut: self.piece(roller), dice, best: dice.best() });
        if !more {
            self.compare(sink);
        }
    }

    fn compare(&mut self, sink: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        let [entering, resident] = fight.dice.map(Dice::best);
        if entering == resident {
            sink.tell(|| Event::Tie { best: entering });
            self.roll(BOTH);
            return;
        }
        fight.loser = u8::from(resident < entering);
        let loser = fight.loser().seat;
        if self.usable(loser, Hook::RerollOwn) | self.usable(loser, Hook::RerollOpp) != 0 {
            self.table.phase = Phase::Answer;
            sink.tell(|| {
                let fight = self.table.fight();
                let (winner, loser) = (self.piece(fight.winner()), self.piece(fight.loser()));
                Event::Leads { winner, loser, best: entering.max(resident), against: entering.min(resident) }
            });
        } else {
            self.settle(sink);
        }
    }

    /// The roll is final.
    fn settle(&mut self, sink: &mut impl Sink<Event>) {
        let fight = self.fight_mut();
        fight.damage = fight.difference();
        sink.tell(|| {
            let fight = self.table.fight();
            let [entering, resident] = fight.dice.map(Dice::best);
            Event::RoundWon {
                winner: self.piece(fight.winner()),
                loser: self.piece(fight.loser()),
                best: entering.max(resident),
                against: entering.min(resident),
                damage: fight.damage,
            }
        });
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
        let side = fight.side_of(seat);
        match hook {
            Hook::Die => {
                fight.used |= 1 << special;
                fight.extra[side] += magnitude;
                sink.tell(|| {
                    let (card, [entering, resident]) = (self.card_id(card), self.sides());
                    Event::MoreDice { seat, card, added: magnitude, entering, resident }
                });
                self.dice_window(side);
            }
            Hook::RerollOwn => self.roll_again(seat, card, side, sink),
            Hook::RerollOpp => self.roll_again(seat, card, 1 - side, sink),
            Hook::Extra => {
                fight.used |= 1 << special;
                let added = self.table.more_damage(&self.book.rules, special);
                let fight = self.fight_mut();
                fight.damage += added;
                let damage = fight.damage;
                sink.tell(|| Event::MoreDamage { seat, card: self.card_id(card), added, damage });
                self.extra_window(sink);
            }
            Hook::Prevent => {
                fight.used |= 1 << special;
                let saved = fight.damage.min(magnitude.into());
                fight.damage -= saved;
                let damage = fight.damage;
                sink.tell(|| Event::LessDamage { seat, card: self.card_id(card), saved, damage });
                self.prevent_window(sink);
            }
            Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp => {
                unreachable!("other specials are used elsewhere")
            }
        }
    }

    /// A special has one side roll again.
    fn roll_again(&mut self, seat: Seat, card: Card, side: usize, sink: &mut impl Sink<Event>) {
        sink.tell(|| {
            let donut = self.piece(self.table.fight().sides[side]);
            Event::Reroll { seat, card: self.card_id(card), donut }
        });
        self.roll(1 << side);
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
        let table = &mut self.table;
        let was_stale = table.is_stale(rules, loser);
        let cubes = fight.damage.min(table.cubes_of(loser).into()) as u8;
        table.supply += u16::from(cubes);
        table.cubes[loser.seat.index()][loser.disc.index()] -= cubes;
        sink.tell(|| {
            let donut = table.piece(self.book, loser);
            let now_stale = !was_stale && donut.cubes > 0 && donut.stale;
            let dice = table.base_dice(rules, loser);
            Event::Lost { donut, cubes, now_stale, dice, supply: table.supply }
        });
        if table.cubes_of(loser) > 0 {
            self.evacuate(sink);
            return;
        }
        let card = table.card_of(loser);
        let points = rules.points[card.index()];
        let by = winner.seat;
        table.scored[by.index()] |= card.bit();
        table.points[by.index()] += points;
        table.eliminated_this_turn = true;
        let total = table.points[by.index()];
        sink.tell(|| Event::Eliminated { donut: table.piece(self.book, loser), by, points, total });
        table.take_off(loser);
        if total >= rules.goal {
            table.end();
            sink.tell(|| Event::Won { seat: by, points: total, goal: rules.goal });
        } else {
            table.fight = None;
            self.next_fight(sink);
        }
    }

    // Evacuation.

    fn evacuate(&mut self, sink: &mut impl Sink<Event>) {
        if self.ways_of_loser() == 0 {
            self.stay(Stay::NoWay, None, sink);
            return;
        }
        let loser = self.table.fight().loser();
        sink.tell(|| Event::MustLeave {
            donut: self.piece(loser),
            ways: self.table.ways_out(self.book, loser),
        });
        if self.usable(loser.seat, Hook::SteerOwn) != 0 {
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
        let open = self.ways_of_loser();
        let face = self.book.rules.chart[usize::from(die) - 1];
        sink.tell(|| Event::EvacuationDie { donut: self.piece(loser), die, face });
        match (face, self.book.rules.six) {
            (Face::Go(dir), _) if open & 1 << dir as u8 != 0 => self.leave(dir, Leave::Die, None, sink),
            (Face::Go(dir), _) => self.stay(Stay::Closed, Some(dir), sink),
            (Face::Stay, _) | (Face::Six, Six::Stay) => self.stay(Stay::Die, None, sink),
            (Face::Six, Six::Reroll) => sink.tell(|| Event::EvacuationAgain),
            (Face::Six, six @ (Six::LoserChooses | Six::WinnerChooses)) => {
                if open.is_power_of_two() {
                    self.leave(DIRS[open.trailing_zeros() as usize], Leave::OnlyWay, None, sink);
                } else {
                    let chooser = if six == Six::LoserChooses { loser } else { winner };
                    sink.tell(|| Event::ChoosesWay {
                        seat: chooser.seat,
                        donut: self.piece(loser),
                        ways: self.table.ways_out(self.book, loser),
                    });
                    self.table.phase = Phase::Direction;
                }
            }
        }
    }

    /// Another round between the same two; `dir` is not open, if that is why.
    fn stay(&mut self, why: Stay, dir: Option<Dir>, sink: &mut impl Sink<Event>) {
        let fight = *self.table.fight();
        sink.tell(|| Event::Stays { donut: self.piece(fight.loser()), why, dir });
        self.start_round(fight.sides[ENTERING], fight.sides[RESIDENT], sink);
    }

    /// The loser leaves; if an enemy is there, the next fight begins at once. `by` has chosen the direction, if anybody.
    pub(super) fn leave(&mut self, dir: Dir, why: Leave, by: Option<Seat>, sink: &mut impl Sink<Event>) {
        let board = &self.book.rules.board;
        let loser = self.table.fight().loser();
        let from = self.table.space_of(loser);
        let to = board.neighbour(from, dir).expect("the direction is open");
        self.table.fight = None;
        self.table.put(loser, to);
        sink.tell(|| Event::Leaves { donut: self.piece(loser), from: board.name(from), dir, why, by });
        match self.table.enemy_at(loser.seat, to) {
            Some(resident) => self.start_fight(loser, resident, true, sink),
            None => self.next_fight(sink),
        }
    }
}
