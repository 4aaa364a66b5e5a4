//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, Options, RuleTables, Seat, SeatCount, SetupError, say};

use super::board::{Facing, Places, STRIP, on_mat_squares, possible_starts};
use super::edition::{DonutTile, Half, Shop};
use super::mat::{COVERS, Cover, Faces, MAX_STARTERS};
use super::{Customer, Kind, LEVELS, MAX_CUSTOMERS, MAX_KINDS, MAX_SLOTS, MAX_TYPES, Starter, Tile, WORDS};

/// The tables of one game.
#[derive(Debug)]
pub struct Rules {
    /// Squares per side.
    pub(super) grid: u8,
    pub(super) on_mat: u64,
    /// Where strips may begin.
    pub(super) starts: Places,
    /// The halves of everything that can cover a square.
    pub(super) faces: [Faces; COVERS],
    /// Tiles that look the same after a half turn.
    symmetric: u64,
    /// Orientations that look different, one bit each, by starter.
    pub(super) starter_turns: [u8; MAX_STARTERS],
    /// The same by dollar kind.
    pub(super) kind_turns: [u8; MAX_KINDS],
    pub(super) starters: u8,
    pub(super) types: usize,
    pub(super) kinds: usize,
    pub(super) slots: usize,
    /// Price of each slot, falling to 0.
    pub(super) costs: [u8; MAX_SLOTS],
    pub(super) line: usize,
    pub(super) start_hand: [u8; MAX_KINDS],
    /// Tiles of each dollar kind in the game.
    pub(super) dollars: [u8; MAX_KINDS],
    pub(super) all_tiles: u64,
    pub(super) all_customers: u64,
    /// What a mismatch of two types pays.
    pub(super) pays: [[u8; MAX_TYPES]; MAX_TYPES],
    pub(super) piles: [u8; MAX_TYPES],
    /// What each customer must be given, by level: a count of each type in each byte.
    pub(super) orders: [[u64; LEVELS]; MAX_CUSTOMERS],
    /// Donuts on a card, by level.
    pub(super) donuts: [u8; LEVELS],
    pub(super) limited_tokens: bool,
    pub(super) balanced: bool,
    /// The starting seat, unless it is drawn.
    pub(super) first: Option<Seat>,
    pub(super) solo: bool,
    pub(super) may_decline: bool,
    /// Whether the game ends when nobody does anything for a while.
    pub(super) guarded: bool,
    pub(super) idle_rounds: u8,
    pub(super) discard_free_tile: bool,
    pub(super) discard_customer: bool,
    /// Customers needed for the majority bonus.
    pub(super) majority_minimum: u8,
}

impl RuleTables for Rules {
    type Parts = Shop;

    fn new(edition: &Edition<Shop>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let shop = &edition.parts;
        let grid = options.int("grid") as u8;
        if !shop.grid_sizes.contains(&i64::from(grid)) {
            return Err(SetupError(say!(WORDS, "setup-grid", grid: grid)));
        }
        let solo = seats.get() == 1;
        let first = match options.int("first_seat") as usize {
            0 if solo => Some(Seat::new(0)),
            0 => None,
            number if number <= seats.get() => Seat::from_number(number),
            number => {
                let message = say!(WORDS, "setup-first-seat", number: number, seats: seats.get());
                return Err(SetupError(message));
            }
        };
        let may_decline = !solo || !shop.solo.must_buy;
        let mut rules = Rules {
            grid,
            on_mat: on_mat_squares(grid),
            starts: possible_starts(grid, shop.max_overhang),
            faces: [Faces::default(); COVERS],
            symmetric: 0,
            starter_turns: [0; MAX_STARTERS],
            kind_turns: [0; MAX_KINDS],
            starters: shop.starters.len() as u8,
            types: shop.types.len(),
            kinds: shop.kinds.len(),
            slots: shop.slot_costs.len(),
            costs: [0; MAX_SLOTS],
            line: shop.line_size,
            start_hand: shop.start_hand,
            dollars: [0; MAX_KINDS],
            all_tiles: set_of(shop.tiles.len()),
            all_customers: set_of(shop.customers.len()),
            pays: [[0; MAX_TYPES]; MAX_TYPES],
            piles: [0; MAX_TYPES],
            orders: [[0; LEVELS]; MAX_CUSTOMERS],
            donuts: std::array::from_fn(|level| shop.customers[0].donuts(level + 1) as u8),
            limited_tokens: options.is("limited_tokens"),
            balanced: options.is_word("starter_setup", "balanced"),
            first,
            solo,
            may_decline,
            guarded: !solo || (may_decline && !shop.solo.discard_free_tile),
            idle_rounds: shop.idle_rounds,
            discard_free_tile: solo && shop.solo.discard_free_tile,
            discard_customer: solo && shop.solo.discard_customer,
            majority_minimum: if solo { shop.solo.majority_minimum } else { shop.majority_minimum },
        };
        rules.costs[..rules.slots].copy_from_slice(&shop.slot_costs);
        rules.fill_faces(shop);
        for (i, kind) in shop.kinds.iter().enumerate() {
            rules.dollars[i] = kind.count;
        }
        for (i, one) in shop.types.iter().enumerate() {
            if rules.limited_tokens {
                rules.piles[i] = one.tokens;
            }
            for (j, other) in shop.types.iter().enumerate() {
                let void = i == j || one.voids_mismatch || other.voids_mismatch;
                rules.pays[i][j] = if void { 0 } else { one.dollar_signs.max(other.dollar_signs) };
            }
        }
        for (order, customer) in rules.orders.iter_mut().zip(&shop.customers) {
            let mut needed = [0u8; MAX_TYPES];
            for (level, line) in customer.lines.iter().enumerate() {
                for donut in line {
                    needed[usize::from(*donut)] += 1;
                }
                order[level] = u64::from_le_bytes(needed);
            }
        }
        Ok(rules)
    }
}

impl Rules {
    fn fill_faces(&mut self, shop: &Shop) {
        for (i, starter) in shop.starters.iter().enumerate() {
            let faces = Faces::new(starter.edges);
            self.starter_turns[i] = different_turns(faces);
            for facing in Facing::ALL {
                self.faces[Cover::starter(Starter(i as u8), facing).index()] = faces.turned(facing);
            }
        }
        for (i, kind) in shop.kinds.iter().enumerate() {
            let half = (!kind.holes).then_some(kind.donut);
            let faces = Faces::new([half, None, None, None]);
            self.kind_turns[i] = different_turns(faces);
            for facing in Facing::ALL {
                self.faces[Cover::dollar(Kind(i as u8), facing).index()] = faces.turned(facing);
            }
        }
        for (i, tile) in shop.tiles.iter().enumerate() {
            self.symmetric |= u64::from(tile.is_symmetric()) << i;
            for facing in Facing::ALL {
                for position in 0..STRIP {
                    let cover = Cover::strip(Tile(i as u8), facing, position);
                    self.faces[cover.index()] = Faces::new(strip_faces(tile, facing, position));
                }
            }
        }
    }

    /// How many orientations of a strip look different on each axis: two, or one if a half turn changes nothing.
    #[inline]
    pub(super) fn strip_turns(&self, tile: Tile) -> u32 {
        2 - (self.symmetric >> (tile.0 & 63) & 1) as u32
    }

    /// The tokens a customer takes at a level, by type.
    #[inline]
    pub(super) fn order(&self, customer: Customer, level: u8) -> [u8; MAX_TYPES] {
        self.orders[customer.index()][usize::from(level) - 1].to_le_bytes()
    }

    #[inline]
    pub(super) fn faces_of(&self, cover: Cover) -> Faces {
        self.faces[cover.index()]
    }
}

fn set_of(n: usize) -> u64 {
    if n == 64 { u64::MAX } else { (1 << n) - 1 }
}

/// Of orientations that look the same only the first counts.
fn different_turns(faces: Faces) -> u8 {
    let first = |facing: &Facing| {
        Facing::ALL[..facing.index()].iter().all(|earlier| faces.turned(*earlier) != faces.turned(*facing))
    };
    Facing::ALL.iter().filter(|facing| first(facing)).fold(0, |turns, facing| turns | 1 << facing.index())
}

/// The edges north, east, south, west of the square at this reading position (from west or north).
fn strip_faces(tile: &DonutTile, facing: Facing, position: u8) -> [Half; 4] {
    let (p, last) = (usize::from(position), usize::from(STRIP) - 1);
    let (at_start, at_end) = (p == 0, p == last);
    let at = |holds: bool, half: Half| half.filter(|_| holds);
    let DonutTile { top, bottom, left, right, .. } = tile;
    match facing {
        Facing::N => [top[p], at(at_end, *right), bottom[p], at(at_start, *left)],
        Facing::E => [at(at_start, *left), top[p], at(at_end, *right), bottom[p]],
        Facing::S => [bottom[last - p], at(at_end, *left), top[last - p], at(at_start, *right)],
        Facing::W => [at(at_start, *right), bottom[last - p], at(at_end, *left), top[last - p]],
    }
}
