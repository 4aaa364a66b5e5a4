//! What happens in the game, and who sees it.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::board::{Dir, Space};
use super::dice::Dice;
use super::rules::{Stay, Subject};
use super::{Card, CardSet};

/// What happened, for those who tell it. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The seat's turn begins.
    Turn(Seat),
    /// The seat cannot bake: its kitchen is occupied.
    KitchenFull(Seat),
    /// The seat cannot bake: all its discs are in play.
    NoDisc(Seat),
    /// The discards have become the bag; so many cards.
    Refilled(u32),
    /// A special is laid before the seat with so many counters.
    Special(Seat, Card, u8),
    /// A special came, but no cube is left for it.
    SetAside(Card),
    /// The donut is baked.
    Baked(Subject),
    /// These cards go to the discards without being baked.
    Discarded(CardSet),
    /// The seat has no donut to move.
    NothingToMove(Seat),
    /// So many movement points.
    Pool(Seat, u16),
    /// The donut moves.
    Moved { donut: Subject, to: Space, cost: u16 },
    /// The seat spends a counter; so many are left.
    Spent(Seat, Card, u8),
    /// The donut gets cubes back.
    Healed(Subject, u8),
    /// A fight begins; whether because an evacuee ran into it.
    Fight { entering: Subject, resident: Subject, space: Space, chain: bool },
    /// The dice of a donut.
    Rolled(Subject, Dice),
    /// Both have rolled the same.
    Tie,
    /// The donut loses so many cubes and has so many left.
    Lost { donut: Subject, cubes: u8, left: u8, now_stale: bool },
    /// The donut is out; the seat gets its points.
    Eliminated { donut: Subject, by: Seat, points: u8 },
    /// The donut does not leave; another round follows.
    Stays(Subject, Stay),
    /// The donut leaves for this space.
    Leaves(Subject, Dir, Space),
    /// The die says that a seat chooses the direction.
    SeatChooses(Seat),
    /// The die is rolled again.
    RollAgain,
    /// The seat has reached the goal.
    Won(Seat),
    /// Nothing was eliminated for too long.
    Stalled,
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}
