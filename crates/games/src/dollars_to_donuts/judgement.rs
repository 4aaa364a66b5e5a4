//! What looks good: one turn ahead, by the numbers of `docs/rules/dollars-to-donuts.md`, section 12.
//!
//! A placement is worth its tokens, the cash of its mismatches, the squares it fills, the halves it leaves open and
//! closes, and what it does to the room for further strips.

use tabletop::{Features, Judgement, PerSeat, Rng, Seat};

use super::board::{Facing, Square, squares};
use super::eye::{Eye, TOKEN};
use super::mat::{Cover, Faces};
use super::{Action, Customer, DollarsToDonuts, Kind, Payment, Phase, Placement, Tile, features, weights};

/// A customer from a neighborhood served least.
const RARE_CUSTOMER: f32 = 0.8;
/// How much the tiles paid are missed, by type.
const MISSED_HOLES: [f32; 3] = [1.0, 2.0, 3.5];
const MISSED_HALVES: [f32; 3] = [2.2, 3.2, 4.2];

/// Weights below this part of the best one are not worth a look.
const LEAST: f32 = 1e-3;

impl Judgement for DollarsToDonuts {
    fn policy(&self, _: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let start = weights.len();
        if matches!(self.phase, Phase::Buy | Phase::Place | Phase::Dollar) {
            let mut eye = Eye::new(self);
            weights.extend(legal.iter().map(|action| eye.worth(*action)));
        } else {
            weights.extend(legal.iter().map(|action| worth_off_the_mat(self, *action)));
        }
        soften(&mut weights[start..], temperature(self.phase));
    }

    #[inline]
    fn sensible_action(
        &self,
        _: Seat,
        legal: &mut Vec<Action>,
        weights: &mut Vec<f32>,
        rng: &mut impl Rng,
    ) -> Action {
        self.quick_action(legal, weights, rng)
    }

    /// While the mat is mostly empty: a strip with only one square on it, and a turn in which nothing is done.
    fn needs_reason(&self, seat: Seat, action: Action) -> bool {
        let side = u32::from(self.book.rules.grid);
        let is_early = 2 * self.empty(seat).count_ones() > side * side;
        is_early
            && match action {
                Action::Lay(placement) => placement.on_mat == 1,
                Action::NoBuy => true,
                Action::NoPut => !self.acted,
                _ => false,
            }
    }

    /// The rest of this round and three more: what a strip is good for often shows only then.
    fn horizon(&self) -> u32 {
        4
    }

    const SHORT_LOOK: u32 = 40;

    /// With all of it `medium` wins one game in seven against `hard`.
    const LEEWAY: f32 = 0.3;

    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: [&'static [f32]; 2] = [&weights::TWO, &weights::MORE];

    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }

    fn estimate(&self) -> PerSeat<f32> {
        if self.book.rules.solo {
            PerSeat::from_fn(self.book.seats, |_| features::alone(self))
        } else {
            features::shares(self)
        }
    }
}

/// How far behind the best an action may look and still be chosen now and then.
pub(super) fn temperature(phase: Phase) -> f32 {
    match phase {
        Phase::Pay => 0.8,
        Phase::Dollar => 0.25,
        _ => 0.4,
    }
}

/// Turns worths into weights, the best one being 1.
pub(super) fn soften(worths: &mut [f32], temperature: f32) {
    let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for weight in worths {
        let share = libm::expf((*weight - best) / temperature);
        *weight = if share < LEAST { 0.0 } else { share };
    }
}

/// What an action is worth that needs no look at what lies on the mat.
pub(super) fn worth_off_the_mat(game: &DollarsToDonuts, action: Action) -> f32 {
    match action {
        Action::Start { starter, at, facing } => {
            let faces = game.book.rules.faces_of(Cover::starter(starter, facing));
            -TOKEN * game.lost_halves(faces, at) as f32
        }
        Action::Pay(payment) => -game.regret(payment),
        Action::Serve { customer, level } => game.serve_worth(customer, level),
        _ => 0.0,
    }
}

impl DollarsToDonuts {
    /// Positive for customers worth serving now.
    fn serve_worth(&self, customer: Customer, level: u8) -> f32 {
        let (seat, side) = (self.to_move, u32::from(self.book.rules.grid));
        let empty = self.empty(seat).count_ones();
        let tokens: u8 = self.tokens[seat.index()].iter().sum();
        let wanted = match level {
            _ if self.final_round => true,
            3 => true,
            2 => empty * 4 <= side * side || tokens >= 6,
            _ => empty <= 6,
        };
        if !wanted {
            return -1.0;
        }
        let card = &self.book.edition.parts.customers[customer.index()];
        let bonus = card.points[usize::from(level) - 1] - self.order_value(customer, level);
        bonus as f32 + if self.is_rare(seat, customer) { RARE_CUSTOMER } else { 0.0 } + 0.01
    }

    /// The strip in the slot with this price.
    pub(super) fn tile_for(&self, price: u8) -> Option<Tile> {
        self.slot_at(price).and_then(|slot| self.slots[slot])
    }

    /// Calls `each` with every placement of a strip on the mat of the seat to move that covers a square of `near`.
    #[inline]
    pub(super) fn each_placement(&self, tile: Tile, near: u64, mut each: impl FnMut(Placement)) {
        let turns = self.book.rules.strip_turns(tile) as usize;
        let places = self.places(self.to_move);
        for facing in Facing::ALL.into_iter().take(2 * turns) {
            let step = if facing.axis() == 0 { 1 } else { 8 };
            let mut covering = 0;
            for (starts, on_mat) in places[facing.axis()].iter().zip(1..) {
                covering |= near >> (step * (u32::from(on_mat) - 1));
                squares(*starts & covering).for_each(|at| each(Placement { at, facing, on_mat }));
            }
        }
    }

    /// Halves of a piece on this square that look over the border.
    pub(super) fn lost_halves(&self, faces: Faces, at: Square) -> usize {
        faces.halves().filter(|(facing, _)| self.book.rules.on_mat & at.next(*facing).bit() == 0).count()
    }

    /// The points of a pair of the holes on this tile, and whether it makes one.
    pub(super) fn hole_pair(&self, seat: Seat, kind: Kind) -> (i32, bool) {
        let donut = usize::from(self.book.edition.parts.kinds[kind.index()].donut);
        let points = self.book.edition.parts.types[donut].hole_pair_points;
        (points, self.holes(seat)[donut] % 2 == 1)
    }

    /// How much the tiles paid would be missed: halves more than holes, dear types more than cheap ones.
    pub(super) fn regret(&self, payment: Payment) -> f32 {
        payment.counts().map(|(kind, count)| self.missed(kind) * f32::from(count)).sum()
    }

    /// How much one tile of a kind would be missed.
    pub(super) fn missed(&self, kind: Kind) -> f32 {
        let kind = &self.book.edition.parts.kinds[kind.index()];
        let by_type = if kind.holes { MISSED_HOLES } else { MISSED_HALVES };
        by_type[usize::from(kind.donut).min(by_type.len() - 1)]
    }

    /// The payment with the tiles that are missed least.
    pub(super) fn cheapest_payment(&self) -> Payment {
        let hand = self.hand(self.to_move);
        let mut left = self.price();
        let mut paid = Payment::default();
        let mut used = 0u8;
        while left > 0 {
            let next = (0..self.book.rules.kinds)
                .filter(|kind| hand[*kind] > 0 && used & 1 << kind == 0)
                .min_by(|a, b| self.missed(Kind(*a as u8)).total_cmp(&self.missed(Kind(*b as u8))))
                .expect("the seat can pay");
            used |= 1 << next;
            let count = left.min(hand[next]);
            paid = paid.with(Kind(next as u8), count);
            left -= count;
        }
        paid
    }

    /// Whether the seat has served no neighborhood less than this customer's.
    pub(super) fn is_rare(&self, seat: Seat, customer: Customer) -> bool {
        let parts = &self.book.edition.parts;
        let custom = self.custom(seat);
        let least = custom[..parts.neighborhoods.len()].iter().map(|(served, _)| *served).min();
        let place = usize::from(parts.customers[customer.index()].neighborhood);
        least == Some(custom[place].0)
    }
}
