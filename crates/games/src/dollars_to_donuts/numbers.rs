//! Numbers for programs that learn: action ids by square, slot and place in the line, and what the view says.

use tabletop::bits::ones;
use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::board::{Facing, Placement, STRIP, Square};
use super::{
    Action, DollarsToDonuts, Kind, LEVELS, MAX_CUSTOMERS, MAX_DOLLARS, MAX_TILES, MAX_TYPES, Payment, Phase,
    Starter, Tile, View,
};

// The groups of actions, in the order of the menu.
const START: usize = 0;
const NO_BUY: usize = 1;
const BUY: usize = 2;
const PAY: usize = 3;
const LAY: usize = 4;
const NO_PUT: usize = 5;
const PUT: usize = 6;
const NO_SERVE: usize = 7;
const SERVE: usize = 8;

const PHASES: usize = 14;
const FACINGS: usize = 4;
/// The halves of a strip: four above, four below, left and right.
const HALVES: usize = 2 * STRIP as usize + 2;
/// Squares by which a strip may hang over a border.
const OVERHANG: usize = STRIP as usize - 1;
const MOST_ROUNDS: i16 = 1000;
const TYPES: i16 = MAX_TYPES as i16;
const TILES: i16 = MAX_TILES as i16;
const CUSTOMERS: i16 = MAX_CUSTOMERS as i16;
const DOLLARS: i16 = MAX_DOLLARS as i16;

/// Pieces in all the orientations that look different, numbered one after the other.
fn piece_at(turns: &[u8], piece: usize, facing: Facing) -> usize {
    let before: u32 = turns[..piece].iter().map(|turns| turns.count_ones()).sum();
    (before + (turns[piece] & ((1 << facing.index()) - 1)).count_ones()) as usize
}

/// The other way round.
fn nth_piece(turns: &[u8], n: usize) -> Option<(u8, Facing)> {
    let mut left = n;
    for (piece, turns) in (0..).zip(turns) {
        let width = turns.count_ones() as usize;
        if left < width {
            let facing = ones((*turns).into()).nth(left)?;
            return Some((piece, Facing::from_index(facing as usize)));
        }
        left -= width;
    }
    None
}

fn pieces(turns: &[u8]) -> usize {
    turns.iter().map(|turns| turns.count_ones() as usize).sum()
}

/// In how many ways `n` tiles can be of `kinds` kinds.
fn multisets(n: usize, kinds: usize) -> usize {
    match kinds {
        0 => usize::from(n == 0),
        _ => (1..kinds).fold(1, |ways, i| ways * (n + i) / i),
    }
}

/// Payments of this price come after those of lower ones.
fn payments_below(price: usize, kinds: usize) -> usize {
    (1..price).map(|lower| multisets(lower, kinds)).sum()
}

/// The number of a payment: the lower prices first, then most of the first kind first.
fn payment_at(payment: Payment, kinds: usize) -> usize {
    let mut counts = [0; super::MAX_KINDS];
    for (kind, count) in payment.counts() {
        counts[kind.index()] = usize::from(count);
    }
    let mut left: usize = counts.iter().sum();
    let mut number = payments_below(left, kinds);
    for (kind, count) in counts.into_iter().enumerate().take(kinds) {
        number += (count + 1..=left).map(|more| multisets(left - more, kinds - kind - 1)).sum::<usize>();
        left -= count;
    }
    number
}

/// The payment with this number, which has this price.
fn nth_payment(n: usize, price: usize, kinds: usize) -> Option<Payment> {
    let mut n = n.checked_sub(payments_below(price, kinds)).filter(|n| *n < multisets(price, kinds))?;
    let (mut left, mut payment) = (price, Payment::default());
    for kind in 0..kinds {
        let mut count = left;
        loop {
            let ways = multisets(left - count, kinds - kind - 1);
            if n < ways {
                break;
            }
            n -= ways;
            count -= 1;
        }
        payment = payment.with(Kind(kind as u8), count as u8);
        left -= count;
    }
    Some(payment)
}

impl Numbers for DollarsToDonuts {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let rules = &book.rules;
        let grid = usize::from(rules.grid);
        let highest = usize::from(rules.costs[..rules.slots].iter().copied().max().unwrap_or(0));
        Menu::new([
            ("start", [pieces(&rules.starter_turns), grid, grid]),
            ("no_buy", [1, 1, 1]),
            ("buy", [rules.slots, 1, 1]),
            ("pay", [payments_below(highest + 1, rules.kinds), 1, 1]),
            ("lay", [FACINGS, grid, grid + OVERHANG]),
            ("no_put", [1, 1, 1]),
            ("put", [pieces(&rules.kind_turns[..rules.kinds]), grid, grid]),
            ("no_serve", [1, 1, 1]),
            ("serve", [rules.line, LEVELS, 1]),
        ])
    }

    #[inline]
    fn action_id(view: &View, menu: &Menu, action: Action) -> usize {
        let game = &view.game;
        let rules = &game.book.rules;
        let on_square =
            |group, piece, at: Square| menu.id(group, [piece, at.row().into(), at.column().into()]);
        match action {
            Action::Start { starter, at, facing } => {
                on_square(START, piece_at(&rules.starter_turns, starter.index(), facing), at)
            }
            Action::NoBuy => menu.id(NO_BUY, [0; 3]),
            Action::Buy(price) => menu.id(BUY, [game.slot_at(price).unwrap_or(0), 0, 0]),
            Action::Pay(payment) => menu.id(PAY, [payment_at(payment, rules.kinds), 0, 0]),
            Action::Lay(placement) => {
                let Placement { at, facing, .. } = placement;
                let (line, along) =
                    if facing.axis() == 0 { (at.row(), at.column()) } else { (at.column(), at.row()) };
                let start = OVERHANG + usize::from(along) - usize::from(placement.first_position());
                menu.id(LAY, [facing.index(), line.into(), start])
            }
            Action::NoPut => menu.id(NO_PUT, [0; 3]),
            Action::Put { kind, at, facing } => {
                on_square(PUT, piece_at(&rules.kind_turns, kind.index(), facing), at)
            }
            Action::NoServe => menu.id(NO_SERVE, [0; 3]),
            Action::Serve { customer, level } => {
                let place = game.line().iter().position(|other| *other == customer).unwrap_or(0);
                menu.id(SERVE, [place, usize::from(level) - 1, 0])
            }
        }
    }

    #[inline]
    fn action_at(view: &View, group: usize, [first, second, third]: Place) -> Option<Action> {
        let game = &view.game;
        let rules = &game.book.rules;
        let square = Square::new(third as u8, second as u8);
        Some(match group {
            START => {
                let (starter, facing) = nth_piece(&rules.starter_turns, first)?;
                Action::Start { starter: Starter(starter), at: square, facing }
            }
            NO_BUY => Action::NoBuy,
            BUY => Action::Buy(rules.costs[first]),
            PAY => Action::Pay(nth_payment(first, game.price().into(), rules.kinds)?),
            LAY => {
                let (facing, line) = (Facing::from_index(first), second as u8);
                let begins = third.saturating_sub(OVERHANG) as u8;
                let ends = (third as u8 + STRIP - OVERHANG as u8).min(rules.grid);
                let at = match facing.axis() {
                    0 => Square::new(begins, line),
                    _ => Square::new(line, begins),
                };
                Action::Lay(Placement { at, facing, on_mat: ends - begins })
            }
            NO_PUT => Action::NoPut,
            PUT => {
                let (kind, facing) = nth_piece(&rules.kind_turns, first)?;
                Action::Put { kind: Kind(kind), at: square, facing }
            }
            NO_SERVE => Action::NoServe,
            SERVE => Action::Serve { customer: *game.line().get(first)?, level: second as u8 + 1 },
            _ => return None,
        })
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        let game = &view.game;
        let rules = &game.book.rules;
        let shop = &game.book.edition.parts;
        let order = SeatOrder::of(view.viewer, game.book.seats);
        let (n, grid, types, kinds) = (order.count(), usize::from(rules.grid), rules.types, rules.kinds);
        let (tiles, customers) = (shop.tiles.len(), shop.customers.len());

        out.one_of("phase", PHASES, Some(phase_index(game.phase)));
        out.one_of("to_move", n, Some(order.distance(game.to_move)));
        out.one_of("first", n, Some(order.distance(game.first)));
        out.number("round", game.round(), 0..=MOST_ROUNDS);
        out.flag("final_round", game.final_round);
        out.number("idle_rounds", game.idle_rounds, 0..=255);
        out.flag("round_acted", game.round_acted);
        out.flag("acted", game.acted);
        out.flag("served_now", game.served_now);
        let (left, owed, after_put) = match game.phase {
            Phase::Starter { left } => (left, 0, false),
            Phase::Draw { owed, after_put } => (0, owed, after_put),
            _ => (0, 0, false),
        };
        set(out, "starters_left", left.into(), rules.starters.into());
        out.number("owed", owed, 0..=DOLLARS);
        out.flag("after_put", after_put);
        out.one_of("gap", rules.slots, game.gap.map(usize::from));
        strip(game, game.tile, out.part("bought", &[HALVES], 0..=TYPES));

        let filled = out.part("filled", &[n, grid, grid], 0..=1);
        let halves = out.part("halves", &[n, grid, grid, FACINGS], 0..=TYPES);
        let hands = out.part("hands", &[n, kinds], 0..=DOLLARS);
        let tokens = out.part("tokens", &[n, types], 0..=255);
        let served = out.part("served", &[n, customers], 0..=LEVELS as i16);
        let aside = out.part("aside", &[n], 0..=TILES);
        for (i, seat) in order.seats().enumerate() {
            let at = seat.index();
            for (square, cover) in game.mats[at].iter() {
                let place = (i * grid + usize::from(square.row())) * grid + usize::from(square.column());
                filled[place] = 1;
                for (facing, half) in rules.faces_of(cover).halves() {
                    halves[place * FACINGS + facing.index()] = i16::from(half) + 1;
                }
            }
            copy(&game.hands[at], &mut hands[i * kinds..][..kinds]);
            copy(&game.tokens[at], &mut tokens[i * types..][..types]);
            for (level, set) in (1..).zip(game.served[at]) {
                for customer in ones(set) {
                    served[i * customers + customer as usize] = level;
                }
            }
            aside[i] = game.aside[at].count_ones() as i16;
        }
        out.counts("bag", &game.bag[..kinds], DOLLARS);
        out.counts("token_piles", &game.piles[..types], 255);
        let slots = out.part("slots", &[rules.slots, HALVES], 0..=TYPES);
        for (halves, tile) in slots.chunks_exact_mut(HALVES).zip(&game.slots) {
            strip(game, *tile, halves);
        }
        set(
            out,
            "slots_filled",
            (0..rules.slots).fold(0, |set, i| set | u64::from(game.slots[i].is_some()) << i),
            rules.slots,
        );
        set(out, "supply", game.supply, tiles);
        let line = out.part("line", &[rules.line], 0..=CUSTOMERS);
        let orders = out.part("orders", &[rules.line, LEVELS, types], 0..=255);
        for (i, &customer) in game.line().iter().enumerate() {
            line[i] = customer.index() as i16 + 1;
            for level in 0..LEVELS {
                let needed = rules.order(customer, level as u8 + 1);
                copy(&needed, &mut orders[(i * LEVELS + level) * types..][..types]);
            }
        }
        set(out, "customer_deck", game.deck, customers);
    }
}

/// The members of a set, one number each.
fn set(out: &mut Observation<'_>, name: &'static str, set: u64, n: usize) {
    let part = out.part(name, &[n], 0..=1);
    for member in ones(set) {
        part[member as usize] = 1;
    }
}

#[inline]
fn copy(counts: &[u8], to: &mut [i16]) {
    for (number, count) in to.iter_mut().zip(counts) {
        *number = i16::from(*count);
    }
}

/// The halves of a strip as it is printed: those above, those below, left, right.
fn strip(game: &DollarsToDonuts, tile: Option<Tile>, to: &mut [i16]) {
    let Some(tile) = tile else { return };
    let tile = &game.book.edition.parts.tiles[tile.index()];
    let halves = tile.top.iter().chain(&tile.bottom).chain([&tile.left, &tile.right]);
    for (number, half) in to.iter_mut().zip(halves) {
        *number = half.map_or(0, |half| i16::from(half) + 1);
    }
}

fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::First => 0,
        Phase::Starter { .. } => 1,
        Phase::Stock => 2,
        Phase::Queue => 3,
        Phase::Buy => 4,
        Phase::Pay => 5,
        Phase::Place => 6,
        Phase::Draw { .. } => 7,
        Phase::Dollar => 8,
        Phase::Serve => 9,
        Phase::Refill => 10,
        Phase::Welcome => 11,
        Phase::ClearedTile | Phase::ClearedCustomer => 12,
        Phase::Over(_) => 13,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_numbered_without_gaps() {
        for (kinds, highest) in [(1, 4), (3, 5), (6, 4)] {
            let mut next = 0;
            for price in 1..=highest {
                for _ in 0..multisets(price, kinds) {
                    let payment = nth_payment(next, price, kinds).unwrap();
                    assert_eq!((usize::from(payment.total()), payment_at(payment, kinds)), (price, next));
                    next += 1;
                }
                assert_eq!(nth_payment(next, price, kinds), None);
            }
            assert_eq!(next, payments_below(highest + 1, kinds));
        }
    }
}
