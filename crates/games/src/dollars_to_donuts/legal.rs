//! What is legal: listed, counted, sampled and tested, phase by phase.

use tabletop::{Choices, Phrase, Rng, Seat, below, sample_listed};

use super::board::{
    FIRST_COLUMN, FIRST_ROW, Facing, Places, STRIP, Square, covers, free_lines, runs, squares,
};
use super::{Action, Customer, DollarsToDonuts, Kind, LEVELS, Payment, Phase, Placement, Starter, Tile};
use tabletop::bits::nth_one;

/// The orientations of a set, one bit each, in the order n e s w.
fn facings(turns: u8) -> impl Iterator<Item = Facing> {
    Facing::ALL.into_iter().filter(move |facing| turns & 1 << facing.index() != 0)
}

fn nth_facing(turns: u8, n: u32) -> Facing {
    facings(turns).nth(n as usize).unwrap_or(Facing::N)
}

fn total(places: &Places) -> u32 {
    places.iter().flatten().map(|starts| starts.count_ones()).sum()
}

/// All overhanging placements of one axis in one set: those over the west (north) border moved to the column (row) of
/// the last square they cover, those over the east (south) border where they begin. No two share a square.
#[inline]
fn overhanging(places: &Places, axis: usize) -> u64 {
    let (first, step) = if axis == 0 { (FIRST_COLUMN, 1) } else { (FIRST_ROW, 8) };
    let [one, two, three, _] = places[axis];
    let moved = |starts: u64, by: u32| (starts & !first) | (starts & first) << (by * step);
    one | moved(two, 1) | moved(three, 2)
}

/// The placement that a member of [`overhanging`] stands for: its first square and how many are on the mat.
#[inline]
fn overhang_at(square: Square, axis: usize, grid: u8) -> (Square, u8) {
    let line = if axis == 0 { square.column() } else { square.row() };
    if line < STRIP - 1 { (square.back(axis, line), line + 1) } else { (square, grid - line) }
}

impl DollarsToDonuts {
    /// The empty squares of a seat's mat.
    #[inline]
    pub(super) fn empty(&self, seat: Seat) -> u64 {
        self.book.rules.on_mat & !self.mats[seat.index()].filled()
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> &[u8; super::MAX_KINDS] {
        &self.hands[seat.index()]
    }

    /// Dollar tiles in hand.
    #[inline]
    pub(super) fn dollars(&self, seat: Seat) -> u8 {
        self.hand(seat).iter().sum()
    }

    /// Where a strip can begin on a seat's mat.
    #[inline]
    pub(super) fn places(&self, seat: Seat) -> Places {
        let mut places = runs(self.empty(seat));
        for (starts, possible) in places.iter_mut().flatten().zip(self.book.rules.starts.iter().flatten()) {
            *starts &= possible;
        }
        places
    }

    /// The squares the starters may go to now.
    fn starter_squares(&self) -> u64 {
        free_lines(self.book.rules.on_mat, self.mats[self.to_move.index()].filled())
    }

    /// The starters that may be laid now: one after the other, or any of those left.
    fn starter_choice(&self, left: u8) -> u8 {
        if self.book.rules.balanced { left } else { left & left.wrapping_neg() }
    }

    fn starters(set: u8) -> impl Iterator<Item = Starter> {
        (0..8).filter(move |i| set & 1 << i != 0).map(Starter)
    }

    /// How many slots the seat can pay for; they are the rightmost ones.
    #[inline]
    fn affordable(&self) -> u8 {
        let (rules, dollars) = (&self.book.rules, self.dollars(self.to_move));
        rules.costs[..rules.slots].iter().map(|cost| u8::from(*cost <= dollars)).sum()
    }

    /// How many levels of a customer the seat can serve; each includes the lower ones.
    #[inline]
    pub(super) fn levels(&self, seat: Seat, customer: Customer) -> u8 {
        let (tokens, order) = (self.tokens[seat.index()], &self.book.rules.orders[customer.index()]);
        order.iter().map(|needed| u8::from(covers(tokens, *needed))).sum()
    }

    pub(super) fn can_serve(&self, seat: Seat) -> bool {
        self.line().iter().any(|customer| self.levels(seat, *customer) > 0)
    }

    /// Whether the seat has a choice what to pay: it pays some but not all, and has more than one kind.
    #[inline]
    pub(super) fn chooses_payment(&self, price: u8) -> bool {
        let hand = self.hand(self.to_move);
        price > 0 && price < self.dollars(self.to_move) && hand.iter().filter(|count| **count > 0).count() > 1
    }

    /// What is paid where there is no choice.
    #[inline]
    pub(super) fn only_payment(&self, price: u8) -> Payment {
        let mut left = price;
        let mut payment = Payment::default();
        for (kind, held) in self.hand(self.to_move).iter().enumerate() {
            let count = left.min(*held);
            payment = payment.with(Kind(kind as u8), count);
            left -= count;
        }
        payment
    }

    /// Calls `pay` for every multiset of `price` tiles of the hand, most of the first kind first.
    pub(super) fn payments(&self, price: u8, pay: &mut impl FnMut(Payment)) {
        self.payments_from(0, price, Payment::default(), pay);
    }

    fn payments_from(&self, kind: u8, left: u8, paid: Payment, pay: &mut impl FnMut(Payment)) {
        if left == 0 {
            pay(paid);
            return;
        }
        let hand = self.hand(self.to_move);
        let later: u8 = hand[usize::from(kind)..].iter().skip(1).sum();
        let most = left.min(hand[usize::from(kind)]);
        for count in (left.saturating_sub(later)..=most).rev() {
            self.payments_from(kind + 1, left - count, paid.with(Kind(kind), count), pay);
        }
    }

    /// How many different puts each empty square allows.
    fn puts_per_square(&self) -> u32 {
        let (rules, hand) = (&self.book.rules, self.hand(self.to_move));
        let turns = |kind: usize| if hand[kind] > 0 { rules.kind_turns[kind].count_ones() } else { 0 };
        (0..rules.kinds).map(turns).sum()
    }

    /// In how many ways the seat to move could lay a strip.
    #[inline]
    pub(super) fn count_placements(&self, tile: Tile) -> u32 {
        self.book.rules.strip_turns(tile) * total(&self.places(self.to_move))
    }

    /// Whether any strip can lie so on the mat of the seat to move.
    pub(super) fn can_lie(&self, Placement { at, facing, on_mat }: Placement) -> bool {
        (1..=STRIP).contains(&on_mat)
            && self.places(self.to_move)[facing.axis()][usize::from(on_mat) - 1] & at.bit() != 0
    }

    /// Calls `lay` for every way in which a strip can lie on the mat of the seat to move.
    pub(super) fn placements(&self, tile: Tile, mut lay: impl FnMut(Placement)) {
        let places = self.places(self.to_move);
        for facing in Facing::ALL.into_iter().take(2 * self.book.rules.strip_turns(tile) as usize) {
            for (starts, on_mat) in places[facing.axis()].iter().zip(1..) {
                squares(*starts).for_each(|at| lay(Placement { at, facing, on_mat }));
            }
        }
    }

    /// How many actions the seat to move may choose from; what the phase does with one is up to the caller.
    pub(super) fn count_actions(&self) -> u32 {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Starter { left } => {
                let turns = |starter: Starter| rules.starter_turns[usize::from(starter.0)].count_ones();
                let turns: u32 = Self::starters(self.starter_choice(left)).map(turns).sum();
                turns * self.starter_squares().count_ones()
            }
            Phase::Buy => u32::from(rules.may_decline) + u32::from(self.affordable()),
            Phase::Pay => {
                let mut count = 0;
                self.payments(self.price(), &mut |_| count += 1);
                count
            }
            Phase::Place => self.tile.map_or(0, |tile| self.count_placements(tile)),
            Phase::Dollar => 1 + self.puts_per_square() * self.empty(self.to_move).count_ones(),
            Phase::Serve => {
                let levels = |customer: &Customer| u32::from(self.levels(self.to_move, *customer));
                1 + self.line().iter().map(levels).sum::<u32>()
            }
            _ => 0,
        }
    }

    /// Hands on what the seat to move may choose.
    pub(super) fn each_action(&self, out: &mut impl Extend<Action>) {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Starter { left } => {
                for starter in Self::starters(self.starter_choice(left)) {
                    let turns = rules.starter_turns[usize::from(starter.0)];
                    for at in squares(self.starter_squares()) {
                        out.extend(facings(turns).map(|facing| Action::Start { starter, at, facing }));
                    }
                }
            }
            Phase::Buy => {
                if rules.may_decline {
                    out.extend([Action::NoBuy]);
                }
                let slots = rules.slots - usize::from(self.affordable())..rules.slots;
                out.extend(slots.rev().map(|slot| Action::Buy(rules.costs[slot])));
            }
            Phase::Pay => self.payments(self.price(), &mut |payment| out.extend([Action::Pay(payment)])),
            Phase::Place => {
                if let Some(tile) = self.tile {
                    self.placements(tile, |placement| out.extend([Action::Lay(placement)]));
                }
            }
            Phase::Dollar => {
                out.extend([Action::NoPut]);
                let (hand, empty) = (self.hand(self.to_move), self.empty(self.to_move));
                for kind in (0..rules.kinds).filter(|kind| hand[*kind] > 0) {
                    let turns = rules.kind_turns[kind];
                    for at in squares(empty) {
                        out.extend(facings(turns).map(|facing| Action::Put {
                            kind: Kind(kind as u8),
                            at,
                            facing,
                        }));
                    }
                }
            }
            Phase::Serve => {
                out.extend([Action::NoServe]);
                for &customer in self.line() {
                    let levels = 1..=self.levels(self.to_move, customer);
                    out.extend(levels.map(|level| Action::Serve { customer, level }));
                }
            }
            _ => {}
        }
    }

    /// The slot with this price.
    #[inline]
    pub(super) fn slot_at(&self, price: u8) -> Option<usize> {
        let rules = &self.book.rules;
        rules.costs[..rules.slots].iter().position(|cost| *cost == price)
    }

    /// What the tile bought this turn costs.
    #[inline]
    pub(super) fn price(&self) -> u8 {
        self.gap.map_or(0, |slot| self.book.rules.costs[usize::from(slot)])
    }
}

impl Choices for DollarsToDonuts {
    type Action = Action;

    fn list_actions(&self, _: Seat, out: &mut Vec<Action>) {
        self.each_action(out);
    }

    fn allows(&self, _: Seat, action: Action) -> bool {
        let (rules, seat) = (&self.book.rules, self.to_move);
        let turn_counts = |turns: u8, facing: Facing| turns & 1 << facing.index() != 0;
        match (self.phase, action) {
            (Phase::Starter { left }, Action::Start { starter, at, facing }) => {
                self.starter_choice(left) & 1 << (starter.0 & 7) != 0
                    && self.starter_squares() & at.bit() != 0
                    && turn_counts(rules.starter_turns[usize::from(starter.0)], facing)
            }
            (Phase::Buy, Action::NoBuy) => rules.may_decline,
            (Phase::Buy, Action::Buy(price)) => self.slot_at(price).is_some() && price <= self.dollars(seat),
            (Phase::Pay, Action::Pay(payment)) => {
                payment.total() == self.price()
                    && payment.counts().all(|(kind, n)| n <= self.hand(seat)[kind.index()])
            }
            (Phase::Place, Action::Lay(placement)) => {
                let turns = self.tile.map_or(0, |tile| rules.strip_turns(tile)) as usize;
                placement.facing.index() < 2 * turns && self.can_lie(placement)
            }
            (Phase::Dollar, Action::NoPut) | (Phase::Serve, Action::NoServe) => true,
            (Phase::Dollar, Action::Put { kind, at, facing }) => {
                self.hand(seat)[kind.index()] > 0
                    && self.empty(seat) & at.bit() != 0
                    && turn_counts(rules.kind_turns[kind.index()], facing)
            }
            (Phase::Serve, Action::Serve { customer, level }) => {
                (1..=LEVELS as u8).contains(&level)
                    && self.line().contains(&customer)
                    && level <= self.levels(seat, customer)
            }
            _ => false,
        }
    }

    fn refusal(&self, _: Seat, action: Action) -> Phrase {
        self.explain_refusal(action)
    }

    #[inline]
    fn sample_action(&self, _: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Starter { left } if !rules.balanced => {
                let starter = Starter(left.trailing_zeros() as u8);
                let turns = rules.starter_turns[usize::from(starter.0)];
                let (free, width) = (self.starter_squares(), turns.count_ones());
                let n = below(rng, free.count_ones() * width);
                let at = Square::from_index(nth_one(free, n / width));
                Action::Start { starter, at, facing: nth_facing(turns, n % width) }
            }
            Phase::Buy => {
                let declines = u32::from(rules.may_decline);
                match below(rng, declines + u32::from(self.affordable())) {
                    0 if rules.may_decline => Action::NoBuy,
                    n => Action::Buy(rules.costs[rules.slots - 1 - (n - declines) as usize]),
                }
            }
            Phase::Place => {
                let places = self.places(self.to_move);
                let turns = self.tile.map_or(1, |tile| rules.strip_turns(tile));
                let sets = [overhanging(&places, 0), overhanging(&places, 1), places[0][3], places[1][3]];
                let counts = sets.map(u64::count_ones);
                let total: u32 = counts.iter().sum();
                let mut n = below(rng, total * turns);
                let half_turn = n >= total;
                n -= if half_turn { total } else { 0 };
                let mut set = 0;
                while n >= counts[set] {
                    n -= counts[set];
                    set += 1;
                }
                let axis = set % 2;
                let square = Square::from_index(nth_one(sets[set], n));
                let facing = Facing::from_index(axis + 2 * usize::from(half_turn));
                let (at, on_mat) =
                    if set < 2 { overhang_at(square, axis, rules.grid) } else { (square, STRIP) };
                Action::Lay(Placement { at, facing, on_mat })
            }
            Phase::Dollar => {
                let (hand, empty) = (self.hand(self.to_move), self.empty(self.to_move));
                let squares = empty.count_ones();
                let Some(mut n) = below(rng, 1 + self.puts_per_square() * squares).checked_sub(1) else {
                    return Action::NoPut;
                };
                for kind in (0..rules.kinds).filter(|kind| hand[*kind] > 0) {
                    let turns = rules.kind_turns[kind];
                    let width = turns.count_ones();
                    if n < width * squares {
                        let at = Square::from_index(nth_one(empty, n / width));
                        let facing = nth_facing(turns, n % width);
                        return Action::Put { kind: Kind(kind as u8), at, facing };
                    }
                    n -= width * squares;
                }
                unreachable!("the draw is below the number of puts")
            }
            _ => sample_listed(self, self.to_move, buffer, rng),
        }
    }
}
