//! What looks good: the one-ply bot of the rules file.
//!
//! A placement is worth its tokens, the cash of its mismatches, the squares it fills, the halves it leaves open and
//! closes, and what it does to the room for further strips.

use tabletop::{Game, Seat};

use super::board::{Cover, Facing, Mat, Places, STRIP, Square, runs, squares};
use super::rules::meet;
use super::{Action, Customer, DollarsToDonuts, Kind, Payment, Placement, Tile};

/// What a token is worth beyond its points, because it may serve a customer.
const TOKEN: f32 = 0.7;
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
const BUY_ABOVE: f32 = -0.3;
/// A dollar tile is put if it is worth more than this.
const PUT_ABOVE: f32 = 0.15;
/// What a draw owed to a put is worth, times the share of empty squares.
const PUT_DRAW: f32 = 0.45;
/// Cost of putting a dollar tile where a whole strip could lie.
const BLOCKS_STRIP: f32 = 0.6;
/// Value of a hole tile that makes a pair, and of one that does not, times its type's points.
const PAIR: f32 = 0.7;
const HALF_PAIR: f32 = 0.3;
/// A customer from a neighborhood served least.
const RARE_CUSTOMER: f32 = 0.8;

/// One weight per action: the best, and chance among equals.
pub(super) fn policy(game: &DollarsToDonuts, legal: &[Action], weights: &mut Vec<f32>) {
    let start = weights.len();
    let eye = Eye::new(game);
    weights.extend(legal.iter().map(|action| eye.worth(*action)));
    let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for weight in &mut weights[start..] {
        *weight = if *weight >= best - 1e-4 { 1.0 } else { 0.0 };
    }
}

/// A guess at the seat's share of the win: points now, the more telling the fuller the mats.
pub(super) fn estimate(game: &DollarsToDonuts, seat: Seat) -> f32 {
    if let Some(outcome) = game.outcome() {
        return outcome.win_share(seat) as f32;
    }
    let squares = game.book.rules.on_mat.count_ones() as f32;
    let emptiest = game.book.seats.seats().map(|seat| game.empty(seat).count_ones()).min().unwrap_or(0);
    let spread = 3.0 + 9.0 * emptiest as f32 / squares;
    let customs = game.customs();
    // A dollar buys about a point, and an empty square can still be filled while others play.
    let standing = |seat: Seat| {
        let share = game.empty(seat).count_ones() as f32 / squares;
        game.points_among(&customs, seat).total() as f32 + share * f32::from(game.dollars(seat))
    };
    let top = game.book.seats.seats().map(standing).fold(f32::NEG_INFINITY, f32::max);
    let strength = |seat: Seat| ((standing(seat) - top) / spread).exp();
    if game.book.rules.solo {
        // Alone there is nobody to beat; a good day is worth more than a bad one.
        return (standing(seat) / 100.0 + 0.4).clamp(0.0, 1.0);
    }
    strength(seat) / game.book.seats.seats().map(strength).sum::<f32>()
}

/// The seat to move, looking at its mat before the move.
struct Eye<'a> {
    game: &'a DollarsToDonuts,
    mat: &'a Mat,
    seat: Seat,
    empty: u64,
    /// Share of the squares still empty.
    share: f32,
    fragments: f32,
}

impl<'a> Eye<'a> {
    fn new(game: &'a DollarsToDonuts) -> Self {
        let (seat, rules) = (game.to_move, &game.book.rules);
        let empty = game.empty(seat);
        let room = rules.on_mat.count_ones() - u32::from(rules.starters);
        let share = empty.count_ones() as f32 / room as f32;
        let fragments = fragments(empty, &rules.starts);
        Eye { game, mat: &game.mats[seat.index()], seat, empty, share, fragments }
    }

    fn worth(&self, action: Action) -> f32 {
        match action {
            // Every place will do for a starter.
            Action::Start { .. } => 0.0,
            Action::NoBuy => BUY_ABOVE,
            Action::Buy(price) => self.buy(price),
            Action::Pay(payment) => -self.regret(payment),
            Action::Lay(placement) => self.game.tile.map_or(0.0, |tile| self.strip(tile, placement, 0)),
            Action::NoPut => PUT_ABOVE,
            Action::Put { kind, at, facing } => self.put(kind, at, facing),
            Action::NoServe => 0.0,
            Action::Serve { customer, level } => self.serve(customer, level),
        }
    }

    fn token_points(&self, donut: u8) -> f32 {
        self.game.book.edition.parts.types[usize::from(donut)].token_points as f32
    }

    /// What so many dollar tiles in hand are worth.
    fn cash(&self, dollars: u8) -> f32 {
        const WEIGHTS: [f32; 9] = [0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.25, 0.25, 0.25];
        const FURTHER: f32 = 0.08;
        let n = usize::from(dollars);
        let first: f32 = WEIGHTS.iter().take(n).sum();
        let rest = n.saturating_sub(WEIGHTS.len()) as f32 * FURTHER;
        (0.25 + 0.75 * self.share.sqrt()) * (first + rest)
    }

    /// The best placement of the strip in this slot.
    fn buy(&self, price: u8) -> f32 {
        let game = self.game;
        let tile = game.slot_at(price).and_then(|slot| game.slots[slot]);
        let Some(tile) = tile else { return f32::NEG_INFINITY };
        let turns = game.book.rules.strip_turns(tile) as usize;
        let places = game.places(self.seat);
        let mut best = f32::NEG_INFINITY;
        for facing in Facing::ALL.into_iter().take(2 * turns) {
            for (starts, on_mat) in places[facing.axis()].iter().zip(1..) {
                for at in squares(*starts) {
                    best = best.max(self.strip(tile, Placement { at, facing, on_mat }, price));
                }
            }
        }
        // A strip that cannot be laid only costs its price.
        if best == f32::NEG_INFINITY { self.cash_change(price, 0) } else { best }
    }

    fn cash_change(&self, spent: u8, gained: u8) -> f32 {
        let hand = self.game.dollars(self.seat);
        self.cash(hand - spent + gained) - self.cash(hand)
    }

    fn strip(&self, tile: Tile, placement: Placement, price: u8) -> f32 {
        let first = placement.first_position();
        let mask = placement.mask();
        let mut sum = Sum::default();
        for (square, position) in placement.squares().zip(first..) {
            self.look(square, Cover::strip(tile, placement.facing, position), mask, &mut sum);
        }
        sum.tokens
            + self.cash_change(price, sum.draws)
            + FILLED * mask.count_ones() as f32
            + self.openness(&sum)
            - FRAGMENT * (fragments(self.empty & !mask, &self.game.book.rules.starts) - self.fragments)
    }

    fn openness(&self, sum: &Sum) -> f32 {
        OPEN_HALF * self.share.max(LEAST_SHARE) * (sum.opened - sum.closed)
    }

    /// Adds what covering this square changes, when all of `mask` is covered at once.
    fn look(&self, square: Square, cover: Cover, mask: u64, sum: &mut Sum) {
        let rules = &self.game.book.rules;
        meet(rules, self.mat, square, cover, &mut |half, other| {
            if half == other {
                sum.tokens += self.token_points(half) + TOKEN;
            } else {
                sum.draws += rules.pays[usize::from(half)][usize::from(other)];
            }
        });
        let still_empty = self.empty & !mask;
        for (facing, half) in rules.faces_of(cover).halves() {
            if square.next(facing).bit() & still_empty != 0 {
                sum.opened += self.token_points(half);
            }
        }
        for facing in Facing::ALL {
            let neighbour = rules.faces_of(self.mat.cover(square.next(facing)));
            if let Some(half) = neighbour.half(facing.opposite()) {
                sum.closed += self.token_points(half);
            }
        }
    }

    fn put(&self, kind: Kind, at: Square, facing: Facing) -> f32 {
        let game = self.game;
        let rules = &game.book.rules;
        let mut sum = Sum::default();
        self.look(at, Cover::dollar(kind, facing), at.bit(), &mut sum);
        let hand = game.dollars(self.seat);
        let card = &game.book.edition.parts.kinds[kind.index()];
        let holes = if card.holes {
            let lying = game.holes(self.seat)[usize::from(card.donut)];
            let points = game.book.edition.parts.types[usize::from(card.donut)].hole_pair_points as f32;
            points * if lying % 2 == 1 { PAIR } else { HALF_PAIR }
        } else {
            0.0
        };
        let blocks = covered(&whole(&runs(self.empty), &rules.starts)) & at.bit() != 0;
        sum.tokens + PUT_DRAW * self.share * f32::from(sum.draws) - (self.cash(hand) - self.cash(hand - 1))
            + FILLED
            + self.openness(&sum)
            - FRAGMENT * (fragments(self.empty & !at.bit(), &rules.starts) - self.fragments)
            + holes
            - if blocks { BLOCKS_STRIP } else { 0.0 }
    }

    /// How much the tiles paid would be missed: halves more than holes, dear types more than cheap ones.
    fn regret(&self, payment: Payment) -> f32 {
        const HOLES: [f32; 3] = [1.0, 2.0, 3.5];
        const HALVES: [f32; 3] = [2.2, 3.2, 4.2];
        let kinds = &self.game.book.edition.parts.kinds;
        let each = |kind: Kind| {
            let kind = &kinds[kind.index()];
            let weights = if kind.holes { HOLES } else { HALVES };
            weights[usize::from(kind.donut).min(2)]
        };
        payment.counts().map(|(kind, count)| each(kind) * f32::from(count)).sum()
    }

    /// Positive for customers worth serving now.
    fn serve(&self, customer: Customer, level: u8) -> f32 {
        let game = self.game;
        let side = u32::from(game.book.rules.grid);
        let empty = self.empty.count_ones();
        let tokens: u8 = game.tokens[self.seat.index()].iter().sum();
        let wanted = match level {
            3 => true,
            2 => empty * 4 <= side * side || tokens >= 6,
            _ => empty <= 6,
        };
        if !wanted {
            return -1.0;
        }
        let parts = &game.book.edition.parts;
        let card = &parts.customers[customer.index()];
        let bonus = card.points[usize::from(level) - 1] - game.order_value(customer, level);
        let custom = game.custom(self.seat);
        let served = |place: usize| custom[place].0;
        let least = (0..parts.neighborhoods.len()).map(served).min().unwrap_or(0);
        let rare = served(usize::from(card.neighborhood)) == least;
        bonus as f32 + if rare { RARE_CUSTOMER } else { 0.0 } + 0.01
    }
}

/// What a placement brings.
#[derive(Default)]
struct Sum {
    tokens: f32,
    draws: u8,
    /// Value of new halves that face empty squares.
    opened: f32,
    /// Value of old halves that faced the squares now covered.
    closed: f32,
}

/// Only the placements that lie wholly on the mat.
fn whole(runs: &Places, starts: &Places) -> Places {
    let last = usize::from(STRIP) - 1;
    let mut places = [[0; STRIP as usize]; 2];
    for axis in 0..2 {
        places[axis][last] = runs[axis][last] & starts[axis][last];
    }
    places
}

/// The squares that strips beginning at these places cover.
fn covered(places: &Places) -> u64 {
    let mut all = 0;
    for (axis, by_length) in places.iter().enumerate() {
        let step = if axis == 0 { 1 } else { 8 };
        for (length, starts) in by_length.iter().enumerate() {
            for n in 0..=length {
                all |= starts << (n * step);
            }
        }
    }
    all
}

/// Empty squares that no strip can cover, and in part those that only an overhanging one can.
fn fragments(empty: u64, starts: &Places) -> f32 {
    let mut places = runs(empty);
    let on_mat = covered(&whole(&places, starts));
    for (found, possible) in places.iter_mut().flatten().zip(starts.iter().flatten()) {
        *found &= possible;
    }
    let any = covered(&places);
    (empty & !any).count_ones() as f32 + OVERHANG_ONLY * (any & !on_mat).count_ones() as f32
}

#[cfg(test)]
mod tests {
    use super::super::board::{on_mat_squares, possible_starts};
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
}
