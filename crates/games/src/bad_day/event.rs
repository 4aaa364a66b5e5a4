//! What happens in the game, and who sees it.

use serde::Serialize;
use tabletop::{Seat, SeatSet, Viewer};

use super::board::{Dir, SpaceName};
use super::dice::Dice;
use super::edition::Face;
use super::pieces::{CardId, Discard, Leave, Piece, Pile, Side, Stay, Way};

/// Something that happens. Numbers are those after the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// Chance has decided who takes the first turn.
    Begins {
        /// Who.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// The number of the turn, counted from 1 over all seats.
        turn: u32,
        /// Completed turns since the last one with an elimination.
        idle: u16,
    },

    /// A seat cannot bake, because one of its donuts still stands on its kitchen.
    KitchenFull {
        /// That donut.
        donut: Piece,
    },
    /// A seat cannot bake, because all its discs are in play.
    NoDisc {
        /// Which seat.
        seat: Seat,
    },
    /// A seat draws a donut. Only the seat itself knows which, unless the table draws openly.
    Drew {
        /// Who draws.
        seat: Seat,
        /// The card; null for those who may not see it.
        card: Option<CardId>,
        /// Donuts in its hand now.
        hand: u8,
        /// Cards left in the bag.
        bag: u8,
        /// Whether everybody sees the card.
        open: bool,
    },
    /// A seat draws a special, which is laid before it.
    Special {
        /// Who draws.
        seat: Seat,
        /// The special.
        card: CardId,
        /// Counters on it.
        counters: u8,
        /// Cubes left in the supply.
        supply: u16,
        /// Cards left in the bag.
        bag: u8,
    },
    /// A seat draws a special, but no cube is left for it. It is put aside until the drawing is over.
    SetAside {
        /// Who draws.
        seat: Seat,
        /// The special.
        card: CardId,
        /// Cards left in the bag.
        bag: u8,
    },
    /// The bag was empty, and the discards have become the new bag.
    Refilled {
        /// Cards in the bag now.
        bag: u8,
        /// The cards in the hand of the seat that draws. They were the last unseen ones, so everybody knows them now.
        shown: Vec<CardId>,
    },
    /// The drawing is over, and the specials that were put aside go to the discards.
    AsideDiscarded {
        /// Those specials.
        cards: Vec<CardId>,
    },
    /// A donut is baked and put onto its kitchen.
    Baked {
        /// The donut.
        donut: Piece,
        /// Whether it was the only card in hand that the supply could pay for, so that nobody was asked.
        forced: bool,
        /// Whether everybody knew already that the card was in hand.
        open: bool,
        /// Cubes left in the supply.
        supply: u16,
    },
    /// A seat has chosen to bake nothing.
    BakesNothing {
        /// Who.
        seat: Seat,
    },
    /// The cards left in hand go to the discards.
    Discarded {
        /// Whose hand it was.
        seat: Seat,
        /// The cards.
        cards: Vec<CardId>,
        /// Why they are not baked.
        why: Discard,
        /// Whether everybody knew them already.
        open: bool,
    },

    /// A seat has no donut to move, so its turn is over.
    NothingToMove {
        /// Who.
        seat: Seat,
    },
    /// A seat does without movement.
    Skips {
        /// Who.
        seat: Seat,
    },
    /// The movement dice are rolled.
    MovementRolled {
        /// Who rolls.
        seat: Seat,
        /// The dice, the best first: `63`.
        #[serde(serialize_with = "super::pieces::as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        dice: Dice,
    },
    /// A seat gets steps to move its donuts, by its roll or by a special.
    Steps {
        /// Who.
        seat: Seat,
        /// How many steps more.
        gained: u16,
        /// Steps it has now.
        steps: u16,
    },
    /// A donut moves.
    Moved {
        /// The donut, where it is now.
        donut: Piece,
        /// The space it comes from.
        from: SpaceName,
        /// The spaces of its way one after the other, from the first step to the end.
        way: Vec<SpaceName>,
        /// Steps it takes.
        cost: u16,
        /// Steps left.
        steps: u16,
        /// The enemy it has moved onto: a fight waits there now, and the donut stays for the rest of the turn.
        enemy: Option<Piece>,
    },
    /// The movement of a turn is over. Steps that are left lapse.
    Stopped {
        /// Who moved.
        seat: Seat,
        /// Steps that lapse.
        lapsed: u16,
        /// Whether there was nothing else left to do, so that nobody was asked.
        forced: bool,
    },

    /// A seat spends a counter of a special; the cube goes back to the supply.
    Spent {
        /// Who.
        seat: Seat,
        /// The special.
        card: CardId,
        /// Counters left on it.
        counters: u8,
        /// Where the card goes if that was its last counter.
        went: Option<Pile>,
        /// Cubes in the supply now.
        supply: u16,
    },
    /// A seat that could spend a counter spends none.
    SpendsNothing {
        /// Who.
        seat: Seat,
    },
    /// A donut gets cubes back.
    Healed {
        /// The donut.
        donut: Piece,
        /// How many cubes it gets.
        cubes: u8,
        /// Whether it was stale and is fresh again.
        now_fresh: bool,
        /// Cubes left in the supply.
        supply: u16,
    },

    /// A fight begins.
    Fight {
        /// Where.
        space: SpaceName,
        /// The donut that moved in.
        entering: Piece,
        /// The donut that was there.
        resident: Piece,
        /// Whether the one that moved in was running from another fight. If not, the fight has waited on this space.
        chain: bool,
    },
    /// A round of the fight begins.
    Round {
        /// The donut that moved in.
        entering: Side,
        /// The donut that was there.
        resident: Side,
    },
    /// A special adds dice to one side for this round.
    MoreDice {
        /// Whose special.
        seat: Seat,
        /// The special. It cannot be used again in this round.
        card: CardId,
        /// How many dice it adds.
        added: u8,
        /// The donut that moved in.
        entering: Side,
        /// The donut that was there.
        resident: Side,
    },
    /// A donut in a fight rolls.
    Rolled {
        /// The donut.
        donut: Piece,
        /// Its dice, the best first: `63`.
        #[serde(serialize_with = "super::pieces::as_text")]
        #[cfg_attr(test, ts(type = "string"))]
        dice: Dice,
        /// The best one, which counts.
        best: u8,
    },
    /// Both sides have rolled the same: all dice are picked up, and both roll again.
    Tie {
        /// The best die of both.
        best: u8,
    },
    /// Both have rolled, and the seat that is losing may have dice rolled again.
    Leads {
        /// The donut that is winning.
        winner: Piece,
        /// The donut that is losing.
        loser: Piece,
        /// The best die of the winner.
        best: u8,
        /// The best die of the loser.
        against: u8,
    },
    /// A special has the dice of one side picked up and rolled again.
    Reroll {
        /// Whose special.
        seat: Seat,
        /// The special.
        card: CardId,
        /// The donut whose dice they are.
        donut: Piece,
    },
    /// The roll is final: one side has won the round.
    RoundWon {
        /// The donut that won.
        winner: Piece,
        /// The donut that lost.
        loser: Piece,
        /// The best die of the winner.
        best: u8,
        /// The best die of the loser.
        against: u8,
        /// The difference: the cubes the loser is to lose.
        damage: u16,
    },
    /// A special of the winner takes more cubes.
    MoreDamage {
        /// Whose special.
        seat: Seat,
        /// The special. It cannot be used again in this round.
        card: CardId,
        /// How many cubes more.
        added: u16,
        /// The cubes the loser is to lose now.
        damage: u16,
    },
    /// A special of the loser saves cubes.
    LessDamage {
        /// Whose special.
        seat: Seat,
        /// The special. It cannot be used again in this round.
        card: CardId,
        /// How many cubes it saves.
        saved: u16,
        /// The cubes the loser is to lose now.
        damage: u16,
    },
    /// The loser of a round loses its cubes.
    Lost {
        /// The donut.
        donut: Piece,
        /// How many cubes it loses: never more than it has, and none if all were saved.
        cubes: u8,
        /// Whether it was fresh and is stale now.
        now_stale: bool,
        /// How many dice it fights with from now on, without those of specials.
        dice: u8,
        /// Cubes in the supply now.
        supply: u16,
    },
    /// A donut has no cube left and is out. The fight is over.
    Eliminated {
        /// The donut, where it stood.
        donut: Piece,
        /// The seat that gets its card and its points.
        by: Seat,
        /// The points of the card.
        points: u8,
        /// The points the seat has now.
        total: u8,
    },

    /// The loser of a round must leave.
    MustLeave {
        /// The donut.
        donut: Piece,
        /// The ways that are open to it.
        ways: Vec<Way>,
    },
    /// The evacuation die is rolled.
    EvacuationDie {
        /// The donut that must leave.
        donut: Piece,
        /// What the die shows.
        die: u8,
        /// What the chart says about that.
        face: Face,
    },
    /// The evacuation die is rolled again, as the table has it for a six.
    EvacuationAgain,
    /// The evacuation die shows a six: a seat chooses the way, which the donut must go.
    ChoosesWay {
        /// Who chooses.
        seat: Seat,
        /// The donut that must leave.
        donut: Piece,
        /// The ways to choose from.
        ways: Vec<Way>,
    },
    /// The loser of a round stays, and the same two fight another round.
    Stays {
        /// The donut.
        donut: Piece,
        /// Why it stays.
        why: Stay,
        /// The direction that is not open, if that is why.
        dir: Option<Dir>,
    },
    /// The loser of a round leaves, and the fight is over. If an enemy is where it goes, the next fight begins at once.
    Leaves {
        /// The donut, where it is now.
        donut: Piece,
        /// The space it leaves.
        from: SpaceName,
        /// The direction in which it goes.
        dir: Dir,
        /// What decided about the direction.
        why: Leave,
        /// Who chose it, if somebody did.
        by: Option<Seat>,
    },

    /// A seat has reached the goal: the game is over. Fights that wait are not fought.
    Won {
        /// Who wins.
        seat: Seat,
        /// Its points.
        points: u8,
        /// The points that win.
        goal: u8,
    },
    /// Nothing was eliminated for too long: the game is over, and the most points win.
    Stalled {
        /// Completed turns since the last one with an elimination.
        idle: u16,
        /// The seats that win.
        winners: SeatSet,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Event::Drew { seat, hand, bag, open: false, .. } if !viewer.is(seat) => {
                Event::Drew { seat, card: None, hand, bag, open: false }
            }
            ref event => event.clone(),
        })
    }

    fn uncovers(&self) -> bool {
        match self {
            Event::Drew { card, .. } => card.is_some(),
            Event::Special { .. } | Event::SetAside { .. } => true,
            Event::Refilled { shown, .. } => !shown.is_empty(),
            Event::Baked { open, .. } | Event::Discarded { open, .. } => !open,
            _ => false,
        }
    }
}
