//! The board: rings of spaces lined up on spokes, the four directions, and how far a donut can walk.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::bits;

use super::SEATS;

/// A set of spaces, one bit each.
pub(super) type SpaceSet = u64;

/// Most spaces a board can have.
pub(super) const MAX_SPACES: usize = 64;

/// Stands for a neighbour beyond an edge, and for the space of a donut that is not on the board.
pub(super) const NOWHERE: u8 = u8::MAX;

/// A space of the board: its index, ring by ring from the innermost, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Space(pub(super) u8);

impl Space {
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn bit(self) -> SpaceSet {
        1 << self.0
    }
}

/// A direction of the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    /// Clockwise round the ring.
    Cw,
    /// Counter-clockwise.
    Ccw,
    /// To the next ring towards the centre.
    In,
    /// To the next ring towards the rim.
    Out,
}

/// All directions, in the order of lists.
pub(super) const DIRS: [Dir; 4] = [Dir::Cw, Dir::Ccw, Dir::In, Dir::Out];

impl Dir {
    /// Name in notation.
    pub(super) fn id(self) -> &'static str {
        match self {
            Dir::Cw => "cw",
            Dir::Ccw => "ccw",
            Dir::In => "in",
            Dir::Out => "out",
        }
    }
}

/// What a direction adds to ring and spoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Delta {
    /// Added to the ring.
    pub(super) ring: i8,
    /// Added to the spoke, round the ring.
    pub(super) spoke: i8,
}

/// The board at one table.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) rings: u8,
    pub(super) spokes: u8,
    /// The kitchen of each seat.
    pub(super) kitchen: [Space; SEATS],
    /// All of them.
    pub(super) kitchens: SpaceSet,
    /// The space in each direction, or [`NOWHERE`].
    neighbours: [[u8; 4]; MAX_SPACES],
    shifts: [Shift; 4],
    /// Steps between spaces for a donut alone on the board, [`NOWHERE`] if there is no way.
    distances: Vec<[u8; MAX_SPACES]>,
    /// How likely two dice are enough for that, by the space where the way begins ...
    chances_from: Vec<[f32; MAX_SPACES]>,
    /// ... and by the space where it ends.
    chances_to: Vec<[f32; MAX_SPACES]>,
}

/// The chance, in 36 parts, that two dice give at least this distance.
const IN_REACH: [u8; 13] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/// A direction as two rotations of a set of spaces: one for most spaces, one for those whose step passes spoke 0.
#[derive(Clone, Copy, Debug, Default)]
struct Shift {
    plain: SpaceSet,
    plain_by: u32,
    wrapped: SpaceSet,
    wrapped_by: u32,
}

impl Board {
    /// `kitchen_spokes` has one entry per seat; `rings * spokes` is at most [`MAX_SPACES`].
    pub(super) fn new(rings: u8, spokes: u8, kitchen_spokes: &[u8], deltas: [Delta; 4]) -> Self {
        let index = |ring: u8, spoke: u8| (ring - 1) * spokes + spoke;
        let mut kitchen = [Space(NOWHERE); SEATS];
        for (slot, spoke) in kitchen.iter_mut().zip(kitchen_spokes) {
            *slot = Space(index(rings, *spoke));
        }
        let mut neighbours = [[NOWHERE; 4]; MAX_SPACES];
        let mut shifts = [Shift::default(); 4];
        for (dir, delta) in deltas.into_iter().enumerate() {
            for ring in 1..=rings {
                for spoke in 0..spokes {
                    let to_ring = ring as i8 + delta.ring;
                    if !(1..=rings as i8).contains(&to_ring) {
                        continue;
                    }
                    let unwrapped = spoke as i8 + delta.spoke;
                    let to_spoke = unwrapped.rem_euclid(spokes as i8);
                    let (from, to) = (index(ring, spoke), index(to_ring as u8, to_spoke as u8));
                    neighbours[usize::from(from)][dir] = to;
                    let by = u32::from(to.wrapping_sub(from) % 64);
                    if to_spoke == unwrapped {
                        shifts[dir].plain |= 1 << from;
                        shifts[dir].plain_by = by;
                    } else {
                        shifts[dir].wrapped |= 1 << from;
                        shifts[dir].wrapped_by = by;
                    }
                }
            }
        }
        let kitchens = kitchen_spokes.iter().fold(0, |set, spoke| set | 1 << index(rings, *spoke));
        let mut board = Board {
            rings,
            spokes,
            kitchen,
            kitchens,
            neighbours,
            shifts,
            distances: Vec::new(),
            chances_from: Vec::new(),
            chances_to: Vec::new(),
        };
        board.distances = (0..board.spaces()).map(|from| board.distances_from(Space(from))).collect();
        let chance =
            |distance: u8| IN_REACH.get(usize::from(distance)).map_or(0.0, |ways| f32::from(*ways) / 36.0);
        board.chances_from = board.distances.iter().map(|row| row.map(chance)).collect();
        board.chances_to = (0..usize::from(board.spaces()))
            .map(|to| {
                let mut column = [0.0; MAX_SPACES];
                for (entry, row) in column.iter_mut().zip(&board.chances_from) {
                    *entry = row[to];
                }
                column
            })
            .collect();
        board
    }

    pub(super) fn spaces(&self) -> u8 {
        self.rings * self.spokes
    }

    /// The space of this ring (from 1) and spoke (from 0), if there is one.
    pub(super) fn space(&self, ring: u8, spoke: u8) -> Option<Space> {
        let exists = (1..=self.rings).contains(&ring) && spoke < self.spokes;
        exists.then(|| Space((ring - 1) * self.spokes + spoke))
    }

    /// Ring and spoke as people write them: `3.11`.
    pub(super) fn name(&self, space: Space) -> SpaceName {
        SpaceName { ring: space.0 / self.spokes + 1, spoke: space.0 % self.spokes }
    }

    #[inline]
    pub(super) fn neighbour(&self, space: Space, dir: Dir) -> Option<Space> {
        let to = self.neighbours[space.index()][dir as usize];
        (to != NOWHERE).then_some(Space(to))
    }

    /// The neighbours of all spaces of the set.
    #[inline]
    fn spread(&self, set: SpaceSet) -> SpaceSet {
        self.shifts.iter().fold(0, |all, shift| {
            all | (set & shift.plain).rotate_left(shift.plain_by)
                | (set & shift.wrapped).rotate_left(shift.wrapped_by)
        })
    }

    /// Where donuts that start on `from` can get within `pool` steps, `from` included: never onto `closed` spaces, and
    /// no further from the spaces in `halting`.
    #[inline]
    pub(super) fn reach(&self, from: SpaceSet, pool: u16, closed: SpaceSet, halting: SpaceSet) -> SpaceSet {
        let mut reached = from;
        let mut front = from;
        for _ in 0..pool {
            let next = self.spread(front) & !(closed | reached);
            if next == 0 {
                break;
            }
            reached |= next;
            front = next & !halting;
        }
        reached
    }

    /// Steps of the shortest way from `from` to `to`, which [`Board::reach`] has found with the same sets.
    #[inline]
    pub(super) fn cost(&self, from: Space, to: Space, closed: SpaceSet, halting: SpaceSet) -> u16 {
        let mut reached = from.bit();
        let mut front = reached;
        let mut steps = 0;
        while reached & to.bit() == 0 && front != 0 {
            let next = self.spread(front) & !(closed | reached);
            reached |= next;
            front = next & !halting;
            steps += 1;
        }
        steps
    }

    /// Steps of the shortest way from `from` to every space within `pool` steps, as [`Board::reach`] finds them.
    pub(super) fn costs(
        &self,
        from: Space,
        pool: u16,
        closed: SpaceSet,
        halting: SpaceSet,
    ) -> [u8; MAX_SPACES] {
        let mut costs = [NOWHERE; MAX_SPACES];
        let (mut reached, mut front) = (from.bit(), from.bit());
        for steps in 1..=pool.min(NOWHERE.into()) as u8 {
            let next = self.spread(front) & !(closed | reached);
            if next == 0 {
                break;
            }
            for space in ones(next) {
                costs[usize::from(space)] = steps;
            }
            reached |= next;
            front = next & !halting;
        }
        costs
    }

    /// The spaces of a shortest way from `from` to `to`, which [`Board::reach`] has found with the same sets: from the
    /// first step to `to`.
    pub(super) fn way(&self, from: Space, to: Space, closed: SpaceSet, halting: SpaceSet) -> Vec<Space> {
        let mut fronts = Vec::new();
        let (mut reached, mut front) = (from.bit(), from.bit());
        while reached & to.bit() == 0 && front != 0 {
            fronts.push(front);
            let next = self.spread(front) & !(closed | reached);
            reached |= next;
            front = next & !halting;
        }
        // Back from the end: on each step from a space that leads to the one after it.
        let mut next = to;
        let mut way = Vec::with_capacity(fronts.len());
        for front in fronts.into_iter().rev() {
            way.push(next);
            let leads = |space: &Space| DIRS.iter().any(|dir| self.neighbour(*space, *dir) == Some(next));
            next = ones(front).map(Space).find(leads).unwrap_or(from);
        }
        way.reverse();
        way
    }

    fn distances_from(&self, from: Space) -> [u8; MAX_SPACES] {
        let mut distances = [NOWHERE; MAX_SPACES];
        let mut steps = 0;
        let mut reached = 0;
        let mut front = from.bit();
        while front != 0 {
            for space in ones(front) {
                distances[usize::from(space)] = steps;
            }
            reached |= front;
            front = self.spread(front) & !(self.kitchens | reached);
            steps += 1;
        }
        distances
    }

    /// Steps between two spaces for a donut alone on the board; [`NOWHERE`] if there is no way.
    pub(super) fn distance(&self, from: Space, to: Space) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// How likely two dice are enough for a donut alone on the board to get there.
    #[inline]
    pub(super) fn chance(&self, from: Space, to: Space) -> f32 {
        self.chances_from[from.index()][to.index()]
    }

    /// [`Board::chance`] from this space to every space.
    #[inline]
    pub(super) fn chances_from(&self, from: Space) -> &[f32] {
        &self.chances_from[from.index()][..usize::from(self.spaces())]
    }

    /// [`Board::chance`] from every space to this one.
    #[inline]
    pub(super) fn chances_to(&self, to: Space) -> &[f32] {
        &self.chances_to[to.index()][..usize::from(self.spaces())]
    }
}

/// A space as people write it: `4.0` is ring 4, spoke 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(as = "String"))]
pub struct SpaceName {
    pub(super) ring: u8,
    pub(super) spoke: u8,
}

impl Serialize for SpaceName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for SpaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ring, self.spoke)
    }
}

/// The members of a set in ascending order.
#[inline]
pub(super) fn ones(set: u64) -> impl Iterator<Item = u8> {
    bits::ones(set).map(|member| member as u8)
}

/// The `n`-th member of a set, counted from 0.
#[inline]
pub(super) fn nth_one(set: u64, n: u32) -> u8 {
    bits::nth_one(set, n) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    const DELTAS: [Delta; 4] = [
        Delta { ring: 0, spoke: 1 },
        Delta { ring: 0, spoke: -1 },
        Delta { ring: -1, spoke: 0 },
        Delta { ring: 1, spoke: 0 },
    ];

    fn board(seats: usize) -> Board {
        let spokes: [&[u8]; 3] = [&[0, 6], &[0, 4, 8], &[0, 3, 6, 9]];
        Board::new(seats as u8 + 1, 12, spokes[seats - 2], DELTAS)
    }

    /// Example 3 of `docs/rules/bad-day.md`, section 10: the table of destinations of a lone donut on its kitchen.
    #[test]
    fn reach_from_the_kitchen() {
        let expected = [
            [3, 8, 14, 20, 26, 30, 33, 34, 34, 34, 34, 34],
            [3, 8, 15, 21, 27, 33, 40, 44, 45, 45, 45, 45],
            [3, 8, 13, 20, 28, 38, 47, 52, 55, 56, 56, 56],
        ];
        for seats in 2..=4 {
            let board = board(seats);
            for pool in 1..=12 {
                let reached = board.reach(board.kitchen[0].bit(), pool, board.kitchens, 0);
                let found = (reached & !board.kitchen[0].bit()).count_ones();
                assert_eq!(found, expected[seats - 2][usize::from(pool) - 1], "{seats} seats, pool {pool}");
            }
        }
    }

    /// Example 3 of `docs/rules/bad-day.md`, section 10: costs to the neighbours (cw, ccw, in) of other kitchens.
    #[test]
    fn the_way_to_another_kitchen() {
        for (seats, other, costs) in [
            (2, 1, [5, 5, 7]),
            (3, 1, [7, 3, 5]),
            (3, 2, [3, 7, 5]),
            (4, 1, [6, 2, 4]),
            (4, 2, [7, 7, 7]),
            (4, 3, [2, 6, 4]),
        ] {
            let board = board(seats);
            for (dir, cost) in [Dir::Cw, Dir::Ccw, Dir::In].into_iter().zip(costs) {
                let beside = board.neighbour(board.kitchen[other], dir).unwrap();
                assert_eq!(board.distance(board.kitchen[0], beside), cost, "{seats} seats, {other}, {dir:?}");
                assert_eq!(board.cost(board.kitchen[0], beside, board.kitchens, 0), u16::from(cost));
            }
        }
    }

    #[test]
    fn a_way_is_as_long_as_it_costs_and_goes_round_what_is_closed() {
        let board = board(3);
        let at = |ring, spoke| board.space(ring, spoke).unwrap();
        let closed = board.kitchens | at(3, 1).bit() | at(2, 0).bit();
        let halting = at(3, 3).bit() | at(2, 2).bit();
        for from in (0..board.spaces()).map(Space) {
            let reached = board.reach(from.bit(), 40, closed, halting) & !from.bit();
            for to in ones(reached).map(Space) {
                let way = board.way(from, to, closed, halting);
                assert_eq!(way.len(), usize::from(board.cost(from, to, closed, halting)));
                assert_eq!(way.last(), Some(&to));
                let mut here = from;
                for space in way {
                    assert!(DIRS.iter().any(|dir| board.neighbour(here, *dir) == Some(space)));
                    assert_eq!(closed & space.bit(), 0);
                    assert!(halting & here.bit() == 0 || here == from, "nobody goes on from there");
                    here = space;
                }
            }
        }
    }

    #[test]
    fn the_edges_and_the_seam() {
        let board = board(2);
        let at = |ring, spoke| board.space(ring, spoke).unwrap();
        assert_eq!(board.neighbour(at(1, 3), Dir::In), None);
        assert_eq!(board.neighbour(at(3, 3), Dir::Out), None);
        assert_eq!(board.neighbour(at(2, 11), Dir::Cw), Some(at(2, 0)));
        assert_eq!(board.neighbour(at(2, 0), Dir::Ccw), Some(at(2, 11)));
        assert_eq!(board.space(4, 0), None);
    }
}
