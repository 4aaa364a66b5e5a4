//! The mat of the seat to move, seen by somebody who has to fill it.
//!
//! Placements are many, so everything they share is worked out once: what surrounds each empty square, what each pair
//! of halves is worth, what each number of dollars is worth. The room for further strips is the dearest term; it is
//! kept for the two ways a strip can lie on a place, and for all strips that could lie there.

use super::board::{FIELD, Facing, Places, STRIP, Square, runs, squares};
use super::judgement::worth_off_the_mat;
use super::mat::{Cover, Faces};
use super::{Action, DollarsToDonuts, Kind, MAX_KINDS, MAX_TYPES, Phase, Placement, Tile};

/// What a token is worth beyond its points, because it may serve a customer.
pub(super) const TOKEN: f32 = 0.7;
/// What a filled square is worth.
const FILLED: f32 = 0.5;
/// Part of the value of halves that still wait for another half.
const OPEN_HALF: f32 = 0.3;
/// Open halves count at least like this near the end.
const LEAST_SHARE: f32 = 0.15;
/// Cost of each square that no strip can reach any more.
const FRAGMENT: f32 = 0.5;
/// How bad a square is that only an overhanging strip reaches.
const OVERHANG_ONLY: f32 = 0.4;
/// A strip is bought if it is worth more than this.
pub(super) const BUY_ABOVE: f32 = -0.3;
/// A dollar tile is put if it is worth more than this.
pub(super) const PUT_ABOVE: f32 = 0.15;
/// What a draw owed to a put is worth, times the share of empty squares.
const PUT_DRAW: f32 = 0.9;
/// Cost of putting a dollar tile where a whole strip could lie.
const BLOCKS_STRIP: f32 = 0.6;
/// Value of a hole tile that makes a pair, and of one that does not, times its type's points.
const PAIR: f32 = 0.7;
const HALF_PAIR: f32 = 0.3;
/// What the first dollars in hand are worth each, and every further one.
const DOLLARS: [f32; 9] = [1.2, 1.2, 1.2, 0.9, 0.9, 0.9, 0.5, 0.5, 0.5];
const FURTHER_DOLLAR: f32 = 0.16;
/// Most dollars whose worth is kept ready; nobody has more.
const MAX_CASH: usize = 64;
/// Stands in a square's surroundings for an empty square.
const EMPTY: u16 = 15;

/// The seat to move, looking at its mat before the move.
pub(super) struct Eye<'a> {
    game: &'a DollarsToDonuts,
    pub(super) empty: u64,
    /// Share of the squares still empty.
    share: f32,
    fragments: f32,
    /// Dollar tiles in hand.
    hand: usize,
    /// What the holes on a tile of each kind are worth: more if they make a pair.
    holes: [f32; MAX_KINDS],
    /// What so many dollar tiles in hand are worth.
    cash: [f32; MAX_CASH],
    /// By own half and what it meets, each counted from 1, 0 being none: what it is worth, and the draws it owes.
    gains: [[f32; 16]; MAX_TYPES + 1],
    draws: [[u8; 16]; MAX_TYPES + 1],
    /// For each empty square the halves that face it, like [`Faces`], with [`EMPTY`] for empty squares.
    around: [u16; FIELD],
    /// The empty squares that a half faces.
    pub(super) faced: u64,
    /// What covering each empty square is worth whatever covers it.
    base: [f32; FIELD],
    /// What the room lost to a strip costs, by axis, squares on the mat and first square; not a number if unknown.
    room: [[[f32; FIELD]; STRIP as usize]; 2],
}

impl<'a> Eye<'a> {
    pub(super) fn new(game: &'a DollarsToDonuts) -> Self {
        let (seat, rules) = (game.to_move, &game.book.rules);
        let (empty, mat) = (game.empty(seat), &game.mats[seat.index()]);
        let room = rules.on_mat.count_ones() - u32::from(rules.starters);
        let share = empty.count_ones() as f32 / room as f32;
        let mut eye = Eye {
            game,
            empty,
            share,
            fragments: fragments(empty, &rules.starts),
            hand: usize::from(game.dollars(seat)),
            holes: [0.0; MAX_KINDS],
            cash: [0.0; MAX_CASH],
            gains: [[0.0; 16]; MAX_TYPES + 1],
            draws: [[0; 16]; MAX_TYPES + 1],
            around: [0; FIELD],
            faced: 0,
            base: [0.0; FIELD],
            room: [[[f32::NAN; FIELD]; STRIP as usize]; 2],
        };
        let scale = 0.25 + 0.75 * share.sqrt();
        for n in 1..MAX_CASH {
            eye.cash[n] = eye.cash[n - 1] + scale * DOLLARS.get(n - 1).copied().unwrap_or(FURTHER_DOLLAR);
        }
        if game.phase == Phase::Dollar {
            let lying = game.holes(seat);
            for (worth, card) in
                eye.holes.iter_mut().zip(&game.book.edition.parts.kinds).filter(|(_, card)| card.holes)
            {
                let donut = usize::from(card.donut);
                let points = game.book.edition.parts.types[donut].hole_pair_points as f32;
                *worth = points * if lying[donut] % 2 == 1 { PAIR } else { HALF_PAIR };
            }
        }
        let open = OPEN_HALF * share.max(LEAST_SHARE);
        let points = |donut: usize| game.book.edition.parts.types[donut].token_points as f32;
        for own in 0..rules.types {
            eye.gains[own + 1][usize::from(EMPTY)] = open * points(own);
            for other in 0..rules.types {
                if own == other {
                    eye.gains[own + 1][other + 1] = points(own) + TOKEN;
                } else {
                    eye.draws[own + 1][other + 1] = rules.pays[own][other];
                }
            }
        }
        for square in squares(empty) {
            let (mut around, mut closed) = (0, 0.0);
            for facing in Facing::ALL {
                let next = square.next(facing);
                let there = if empty & next.bit() != 0 {
                    EMPTY
                } else {
                    let half = rules.faces_of(mat.cover(next)).0 >> (4 * facing.opposite().index()) & 15;
                    closed += if half > 0 { points(usize::from(half) - 1) } else { 0.0 };
                    half
                };
                around |= there << (4 * facing.index());
            }
            eye.around[square.index()] = around;
            eye.faced |= if closed > 0.0 { square.bit() } else { 0 };
            eye.base[square.index()] = FILLED - open * closed;
        }
        eye
    }

    pub(super) fn worth(&mut self, action: Action) -> f32 {
        match action {
            Action::NoBuy => BUY_ABOVE,
            Action::Buy(price) => self.buy(price),
            Action::Lay(placement) => self.game.tile.map_or(0.0, |tile| self.strip(tile, placement, 0)),
            Action::NoPut => PUT_ABOVE,
            Action::Put { kind, at, facing } => self.put_in_view(kind, at, facing) - self.put_room(at),
            _ => worth_off_the_mat(self.game, action),
        }
    }

    /// What a piece's halves are worth on an empty square, and the draws they owe.
    #[inline]
    fn meet(&self, at: Square, faces: Faces) -> (f32, u8) {
        let around = self.around[at.index()];
        let (mut worth, mut draws) = (0.0, 0);
        let mut halves = faces.0;
        while halves != 0 {
            let shift = halves.trailing_zeros() & !3;
            let (own, other) = (usize::from(faces.0 >> shift & 15), usize::from(around >> shift & 15));
            worth += self.gains[own.min(MAX_TYPES)][other];
            draws += self.draws[own.min(MAX_TYPES)][other];
            halves &= !(15 << shift);
        }
        (worth, draws)
    }

    /// The best placement of the strip in this slot.
    fn buy(&mut self, price: u8) -> f32 {
        let mut best = f32::NEG_INFINITY;
        if let Some(tile) = self.game.tile_for(price) {
            self.game.each_placement(tile, u64::MAX, |placement| {
                best = best.max(self.strip(tile, placement, price));
            });
        }
        // A strip that cannot be laid only costs its price.
        if best == f32::NEG_INFINITY { self.cash_change(price, 0) } else { best }
    }

    fn cash_change(&self, spent: u8, gained: u8) -> f32 {
        let after = (self.hand + usize::from(gained)).saturating_sub(spent.into());
        self.cash[after.min(MAX_CASH - 1)] - self.cash[self.hand.min(MAX_CASH - 1)]
    }

    fn strip(&mut self, tile: Tile, placement: Placement, price: u8) -> f32 {
        self.strip_in_view(tile, placement, price) - self.strip_room(placement)
    }

    /// What a strip is worth here without the room it takes from others.
    #[inline]
    pub(super) fn strip_in_view(&self, tile: Tile, placement: Placement, price: u8) -> f32 {
        let rules = &self.game.book.rules;
        let (mut worth, mut draws) = (0.0, 0);
        for (square, position) in placement.squares().zip(placement.first_position()..) {
            let faces = rules.faces_of(Cover::strip(tile, placement.facing, position));
            let (more, owed) = self.meet(square, faces);
            worth += self.base[square.index()] + more;
            draws += owed;
        }
        worth + self.cash_change(price, draws)
    }

    /// What the room a strip takes from others costs.
    pub(super) fn strip_room(&mut self, placement: Placement) -> f32 {
        let Placement { at, facing, on_mat } = placement;
        let known = self.room[facing.axis()][usize::from(on_mat) - 1][at.index()];
        if !known.is_nan() {
            return known;
        }
        let cost = FRAGMENT * self.more_fragments(placement.mask());
        self.room[facing.axis()][usize::from(on_mat) - 1][at.index()] = cost;
        cost
    }

    /// How many squares more are out of reach when these are covered.
    pub(super) fn more_fragments(&self, mask: u64) -> f32 {
        fragments(self.empty & !mask, &self.game.book.rules.starts) - self.fragments
    }

    /// What a dollar tile is worth on a square without the room it takes from strips.
    #[inline]
    pub(super) fn put_in_view(&self, kind: Kind, at: Square, facing: Facing) -> f32 {
        let faces = self.game.book.rules.faces_of(Cover::dollar(kind, facing));
        let (worth, draws) = self.meet(at, faces);
        self.base[at.index()]
            + worth
            + PUT_DRAW * self.share * f32::from(draws)
            + self.cash_change(1, 0)
            + self.holes[kind.index()]
    }

    /// What the room a dollar tile takes from strips costs.
    pub(super) fn put_room(&mut self, at: Square) -> f32 {
        // A strip with one square on the mat lies like a dollar tile.
        let known = self.room[0][0][at.index()];
        if !known.is_nan() {
            return known;
        }
        let blocks = if self.blocks_strip(at) { BLOCKS_STRIP } else { 0.0 };
        let cost = FRAGMENT * self.more_fragments(at.bit()) + blocks;
        self.room[0][0][at.index()] = cost;
        cost
    }

    /// Whether a strip could lie wholly on the mat over this square.
    pub(super) fn blocks_strip(&self, at: Square) -> bool {
        reachable(self.empty, &self.game.book.rules.starts).0 & at.bit() != 0
    }
}

/// The squares that a strip could cover: one that lies wholly on the mat, and any.
fn reachable(empty: u64, starts: &Places) -> (u64, u64) {
    let (mut whole, mut any) = (0, 0);
    for ((runs, starts), step) in runs(empty).iter().zip(starts).zip([1, 8]) {
        let [one, two, three, four]: [u64; STRIP as usize] = std::array::from_fn(|n| runs[n] & starts[n]);
        let pairs = four | four << step;
        let wholly = pairs | pairs << (2 * step);
        whole |= wholly;
        any |= wholly | three | three << step | three << (2 * step) | two | two << step | one;
    }
    (whole, any)
}

/// Empty squares that no strip can cover, and in part those that only an overhanging one can.
fn fragments(empty: u64, starts: &Places) -> f32 {
    let (whole, any) = reachable(empty, starts);
    (empty & !any).count_ones() as f32 + OVERHANG_ONLY * (any & !whole).count_ones() as f32
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Game, Judgement, SeatCount, Step, Turn, fast_rng};

    use super::super::board::{on_mat_squares, possible_starts};
    use super::super::joints::Joint;
    use super::*;

    #[test]
    fn fragments_are_squares_out_of_reach() {
        let starts = possible_starts(7, 3);
        assert!(fragments(on_mat_squares(7), &starts).abs() < 1e-6);
        let only = |names: &[(u8, u8)]| names.iter().map(|(c, r)| Square::new(*c, *r).bit()).sum::<u64>();
        // d4 alone is out of reach; a4 alone can be reached by an overhanging strip.
        assert!((fragments(only(&[(3, 3)]), &starts) - 1.0).abs() < 1e-6);
        assert!((fragments(only(&[(0, 3)]), &starts) - 0.4).abs() < 1e-6);
    }

    /// The tables of the eye against the rules: tokens and draws of every placement of a game on the way.
    #[test]
    fn the_eye_sees_what_the_rules_do() {
        let mut game = DollarsToDonuts::new(Book::standard(SeatCount::new(2).unwrap()).unwrap());
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        let mut rng = fast_rng(3, 1);
        let mut seen = 0;
        while let turn @ (Turn::Act(_) | Turn::Chance) = game.turn() {
            if let (Phase::Place, Some(tile)) = (game.phase, game.tile) {
                let eye = Eye::new(&game);
                game.each_placement(tile, u64::MAX, |placement| {
                    let (mut tokens, mut draws) = (0, 0);
                    let (mut worth, mut owed) = (0.0, 0);
                    for (square, cover) in placement.covers(tile) {
                        let rules = &game.book.rules;
                        let mat = &game.mats[game.to_move.index()];
                        for Joint { half, other, .. } in rules.joints(mat, square, cover) {
                            let points = game.book.edition.parts.types[usize::from(half)].token_points;
                            tokens += if half == other { points * 10 + 7 } else { 0 };
                            draws += rules.pays[usize::from(half)][usize::from(other)];
                        }
                        let (more, cash) = eye.meet(square, rules.faces_of(cover));
                        worth += more;
                        owed += cash;
                    }
                    // Open halves come on top of the tokens, at most one for each half of the strip.
                    let open = worth * 10.0 - tokens as f32;
                    assert!((-1e-3..=10.0 * 10.0 * OPEN_HALF * 5.0).contains(&open), "{open}");
                    assert_eq!(owed, draws);
                    seen += 1;
                });
            }
            let step = if turn == Turn::Chance {
                game.random_step(&mut rng).unwrap()
            } else {
                let seat = game.to_move;
                Step::Act(seat, game.sensible_action(seat, &mut legal, &mut weights, &mut rng))
            };
            game.apply(step).unwrap();
        }
        assert!(seen > 500, "{seen}");
    }
}
