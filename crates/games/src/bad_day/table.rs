//! All that everybody sees: the donuts on the board, the cards before the seats, the fight being fought.

use std::hash::{Hash, Hasher};

use serde::Serialize;
use tabletop::{Seat, SeatSet, Turn};

use super::board::{NOWHERE, Space, SpaceSet, ones};
use super::dice::Dice;
use super::pieces::Pile;
use super::tables::{Rules, Six};
use super::{Card, CardSet, Disc, MAX_DISCS, MAX_SPECIALS, SEATS};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// Chance: who begins.
    Start,
    /// Chance: a card for the active seat.
    Draw,
    /// The active seat bakes one of the cards in hand.
    Choose,
    /// The active seat rolls, or not; it may heal before.
    BeforeRoll,
    /// Chance: the movement dice.
    MoveRoll,
    /// The active seat moves.
    Moving,
    /// The active seat chooses the next fight.
    Pick,
    /// The seat that entered may add dice.
    DieEntering,
    /// The seat that was there may add dice.
    DieResident,
    /// Chance: the dice of the next side that has to roll.
    FightRoll,
    /// The seat that is losing may have dice rolled again.
    Answer,
    /// The seat that won may take more.
    Extra,
    /// The seat that lost may lose less.
    Prevent,
    /// The seat that lost may choose its way out.
    SteerOwn,
    /// The seat that won may choose the loser's way out.
    SteerOpp,
    /// Chance: the way out.
    EvacRoll,
    /// A 6: a seat chooses the way out.
    Direction,
    /// Nothing more happens.
    Over,
}

/// A donut by its seat and disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Fighter {
    pub(super) seat: Seat,
    pub(super) disc: Disc,
}

/// The side of a fight that moved in, by its own movement or as an evacuee.
pub(super) const ENTERING: usize = 0;
/// The side that was there.
pub(super) const RESIDENT: usize = 1;

/// A fight that is being fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Fight {
    /// The entering and the resident donut.
    pub(super) sides: [Fighter; 2],
    /// Dice added for this round.
    pub(super) extra: [u8; 2],
    /// Specials that give only one counter per round and have given it (bit = number of the special).
    pub(super) used: u16,
    /// The dice as they lie.
    pub(super) dice: [Dice; 2],
    /// The sides that have to roll, one bit each.
    pub(super) to_roll: u8,
    /// The side that is losing, once both have rolled.
    pub(super) loser: u8,
    /// The cubes it is to lose, once the roll is final.
    pub(super) damage: u16,
}

impl Fight {
    pub(super) fn between(entering: Fighter, resident: Fighter) -> Self {
        Fight {
            sides: [entering, resident],
            extra: [0; 2],
            used: 0,
            dice: [Dice::NONE; 2],
            to_roll: 0,
            loser: 0,
            damage: 0,
        }
    }

    pub(super) fn loser(&self) -> Fighter {
        self.sides[usize::from(self.loser)]
    }

    pub(super) fn winner(&self) -> Fighter {
        self.sides[usize::from(1 - self.loser)]
    }

    /// By how much the best dice of the sides differ.
    #[inline]
    pub(super) fn difference(&self) -> u16 {
        let [entering, resident] = self.dice.map(Dice::best);
        entering.abs_diff(resident).into()
    }

    /// The side of a seat that fights.
    #[inline]
    pub(super) fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.sides[RESIDENT].seat == seat)
    }
}

/// All that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Table {
    pub(super) phase: Phase,
    /// Whose turn it is.
    pub(super) active: Seat,
    /// Turns begun.
    pub(super) turn: u32,
    /// Completed turns since the last one with an elimination.
    pub(super) idle: u16,
    pub(super) eliminated_this_turn: bool,
    /// Cubes nobody has.
    pub(super) supply: u16,
    pub(super) points: [u8; SEATS],
    pub(super) discard: CardSet,
    pub(super) removed: CardSet,
    /// Specials drawn this turn that got no counter.
    pub(super) set_aside: CardSet,
    pub(super) scored: [CardSet; SEATS],
    /// Cards in hand that everybody knows.
    pub(super) shown: CardSet,
    /// The donut of each disc: its card, its cubes, its space ([`NOWHERE`] if the disc is free).
    pub(super) card: [[u8; MAX_DISCS]; SEATS],
    pub(super) cubes: [[u8; MAX_DISCS]; SEATS],
    pub(super) space: [[u8; MAX_DISCS]; SEATS],
    /// Discs in play, one bit each; follows from `space`.
    pub(super) discs: [u16; SEATS],
    /// Spaces with a donut of the seat; follows from `space`.
    pub(super) on: [SpaceSet; SEATS],
    /// Specials before each seat, one bit each, by number of the special.
    pub(super) held: [u16; SEATS],
    pub(super) counters: [u8; MAX_SPECIALS],
    /// Movement points left.
    pub(super) pool: u16,
    /// Discs of the active seat that have moved into a fight.
    pub(super) locked: u16,
    #[serde(default)]
    pub(super) moved: Moved,
    pub(super) pending: Pending,
    pub(super) fight: Option<Fight>,
}

/// Discs of the active seat that have moved in this turn, one bit each. No rule asks for them, so hashes, which records
/// and logs keep, leave them out; bots ask, so as not to move a donut to and fro.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Moved(pub(super) u16);

impl Hash for Moved {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Moved {
    #[inline]
    pub(super) fn contains(self, disc: Disc) -> bool {
        self.0 & 1 << disc.0 != 0
    }
}

/// The spaces where fights wait, in the order in which they arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Pending {
    pub(super) spaces: [u8; MAX_DISCS],
    pub(super) len: u8,
    /// The same as a set.
    pub(super) set: SpaceSet,
}

impl Table {
    pub(super) fn new(rules: &Rules) -> Self {
        Table {
            phase: Phase::Start,
            active: Seat::new(0),
            turn: 0,
            idle: 0,
            eliminated_this_turn: false,
            supply: rules.cubes,
            points: [0; SEATS],
            discard: 0,
            removed: 0,
            set_aside: 0,
            scored: [0; SEATS],
            shown: 0,
            card: [[0; MAX_DISCS]; SEATS],
            cubes: [[0; MAX_DISCS]; SEATS],
            space: [[NOWHERE; MAX_DISCS]; SEATS],
            discs: [0; SEATS],
            on: [0; SEATS],
            held: [0; SEATS],
            counters: [0; MAX_SPECIALS],
            pool: 0,
            locked: 0,
            moved: Moved(0),
            pending: Pending::default(),
            fight: None,
        }
    }

    #[inline]
    pub(super) fn turn(&self, rules: &Rules) -> Turn {
        let of = |seat: Seat| Turn::Act(SeatSet::only(seat));
        match self.phase {
            Phase::Start | Phase::Draw | Phase::MoveRoll | Phase::FightRoll | Phase::EvacRoll => Turn::Chance,
            Phase::Choose | Phase::BeforeRoll | Phase::Moving | Phase::Pick => of(self.active),
            Phase::DieEntering => of(self.fight().sides[ENTERING].seat),
            Phase::DieResident => of(self.fight().sides[RESIDENT].seat),
            Phase::Answer | Phase::Prevent | Phase::SteerOwn => of(self.fight().loser().seat),
            Phase::Extra | Phase::SteerOpp => of(self.fight().winner().seat),
            Phase::Direction if rules.six == Six::WinnerChooses => of(self.fight().winner().seat),
            Phase::Direction => of(self.fight().loser().seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The fight that is being fought.
    #[inline]
    pub(super) fn fight(&self) -> &Fight {
        self.fight.as_ref().expect("a fight is being fought")
    }

    pub(super) fn card_of(&self, fighter: Fighter) -> Card {
        Card(self.card[fighter.seat.index()][fighter.disc.index()])
    }

    pub(super) fn cubes_of(&self, fighter: Fighter) -> u8 {
        self.cubes[fighter.seat.index()][fighter.disc.index()]
    }

    #[inline]
    pub(super) fn space_of(&self, fighter: Fighter) -> Space {
        Space(self.space[fighter.seat.index()][fighter.disc.index()])
    }

    /// The seat's donut on this space, if there is one.
    #[inline]
    pub(super) fn donut_at(&self, seat: Seat, space: Space) -> Option<Fighter> {
        if self.on[seat.index()] & space.bit() == 0 {
            return None;
        }
        let disc = self.space[seat.index()].iter().position(|at| *at == space.0)?;
        Some(Fighter { seat, disc: Disc(disc as u8) })
    }

    /// A donut on this space that does not belong to the seat.
    #[inline]
    pub(super) fn enemy_at(&self, seat: Seat, space: Space) -> Option<Fighter> {
        let holder = (0..SEATS).find(|i| *i != seat.index() && self.on[*i] & space.bit() != 0)?;
        self.donut_at(Seat::new(holder), space)
    }

    /// Spaces with a donut of somebody else.
    #[inline]
    pub(super) fn enemies(&self, seat: Seat) -> SpaceSet {
        (0..SEATS).filter(|i| *i != seat.index()).fold(0, |set, i| set | self.on[i])
    }

    /// All donuts of a seat, by disc.
    pub(super) fn donuts(&self, seat: Seat) -> impl Iterator<Item = Fighter> + use<> {
        ones(self.discs[seat.index()].into()).map(move |disc| Fighter { seat, disc: Disc(disc) })
    }

    pub(super) fn is_stale(&self, rules: &Rules, fighter: Fighter) -> bool {
        self.cubes_of(fighter) <= rules.staleness[self.card_of(fighter).index()]
    }

    /// The dice the donut rolls without help.
    #[inline]
    pub(super) fn base_dice(&self, rules: &Rules, fighter: Fighter) -> u8 {
        if self.is_stale(rules, fighter) { rules.stale_dice } else { rules.fresh_dice }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Pending { spaces: [NOWHERE; MAX_DISCS], len: 0, set: 0 }
    }
}

impl Pending {
    pub(super) fn iter(&self) -> impl Iterator<Item = Space> {
        self.spaces[..usize::from(self.len)].iter().map(|space| Space(*space))
    }

    #[inline]
    pub(super) fn push(&mut self, space: Space) {
        self.spaces[usize::from(self.len)] = space.0;
        self.len += 1;
        self.set |= space.bit();
    }

    #[inline]
    pub(super) fn remove(&mut self, space: Space) {
        let at = self.iter().position(|waiting| waiting == space).expect("a fight waits there");
        self.spaces.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        // A space left behind would tell equal lists apart.
        self.spaces[usize::from(self.len)] = NOWHERE;
        self.set &= !space.bit();
    }
}

impl Table {
    /// Puts a donut onto the board.
    #[cfg(feature = "testing")]
    pub(super) fn set_donut(&mut self, fighter: Fighter, card: Card, cubes: u8, space: Space) {
        let (seat, disc) = (fighter.seat.index(), fighter.disc.index());
        self.card[seat][disc] = card.0;
        self.cubes[seat][disc] = cubes;
        self.space[seat][disc] = space.0;
        self.discs[seat] |= 1 << disc;
        self.on[seat] |= space.bit();
    }
}

impl Table {
    /// The lowest disc of the seat that is not in play.
    pub(super) fn free_disc(&self, seat: Seat) -> Disc {
        Disc(self.discs[seat.index()].trailing_ones() as u8)
    }

    /// Moves a donut of the active seat for so many points, perhaps into a fight.
    #[inline]
    pub(super) fn walk(&mut self, fighter: Fighter, to: Space, cost: u16, attacks: bool) {
        self.pool -= cost;
        self.put(fighter, to);
        self.moved.0 |= 1 << fighter.disc.0;
        if attacks {
            self.locked |= 1 << fighter.disc.0;
            self.pending.push(to);
        }
    }

    /// Takes a counter off a special. Without counters the card leaves the seat: for this pile.
    pub(super) fn spend(&mut self, rules: &Rules, seat: Seat, special: usize) -> Option<Pile> {
        self.counters[special] -= 1;
        self.supply += 1;
        if self.counters[special] > 0 {
            return None;
        }
        self.held[seat.index()] &= !(1 << special);
        let card = rules.special_card(special as u8);
        if rules.remove_spent {
            self.removed |= card.bit();
            Some(Pile::Removed)
        } else {
            self.discard |= card.bit();
            Some(Pile::Discard)
        }
    }

    /// Puts cubes back onto a donut, as many as a counter of the special buys. Returns how many.
    pub(super) fn heal(&mut self, rules: &Rules, special: usize, fighter: Fighter) -> u8 {
        let missing = rules.freshness[self.card_of(fighter).index()] - self.cubes_of(fighter);
        let cubes = u16::from(rules.magnitudes[special].min(missing)).min(self.supply);
        self.supply -= cubes;
        self.cubes[fighter.seat.index()][fighter.disc.index()] += cubes as u8;
        cubes as u8
    }

    /// How much a counter of the special adds to the damage of the round.
    pub(super) fn more_damage(&self, rules: &Rules, special: usize) -> u16 {
        let (fight, most) = (self.fight(), u16::from(rules.magnitudes[special]));
        let spares = rules.spares[special];
        if spares == 0 {
            return most;
        }
        let to_take = self.cubes_of(fight.loser()).saturating_sub(spares);
        u16::from(to_take).saturating_sub(fight.damage).min(most)
    }

    /// Puts a donut that is on the board onto another space.
    #[inline]
    pub(super) fn put(&mut self, fighter: Fighter, to: Space) {
        let seat = fighter.seat.index();
        let at = &mut self.space[seat][fighter.disc.index()];
        self.on[seat] = self.on[seat] & !(1 << *at) | to.bit();
        *at = to.0;
    }

    /// Takes a donut off the board; its disc is free again.
    pub(super) fn take_off(&mut self, fighter: Fighter) {
        let (seat, disc) = (fighter.seat.index(), fighter.disc.index());
        self.on[seat] &= !(1 << self.space[seat][disc]);
        self.discs[seat] &= !(1 << disc);
        self.space[seat][disc] = NOWHERE;
        self.card[seat][disc] = 0;
        self.cubes[seat][disc] = 0;
    }

    /// Nothing more happens. Fights that wait are not fought.
    pub(super) fn end(&mut self) {
        self.phase = Phase::Over;
        self.fight = None;
    }
}
