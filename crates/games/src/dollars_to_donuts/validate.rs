//! Every component exactly once, every counter in range.

use tabletop::{Corrupt, Seat};

use super::board::STRIP;
use super::mat::{Mat, Piece};
use super::{Customer, DollarsToDonuts, Kind, LEVELS, MAX_KINDS, MAX_SEATS, Phase, Placement, Tile};
use tabletop::bits::ones;

/// More turns than any game can have, few enough to count on.
const MOST_TURNS: u16 = 60_000;

impl DollarsToDonuts {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        let book = self.book;
        Corrupt::unless(book.seats.contains(self.first) && book.seats.contains(self.to_move), || {
            "the seat to move does not exist".into()
        })?;
        self.check_absent_seats()?;
        for seat in book.seats.seats() {
            self.check_mat(seat)?;
        }
        self.check_dollars()?;
        self.check_tiles()?;
        self.check_customers()?;
        self.check_tokens()?;
        self.check_phase()
    }

    fn check_absent_seats(&self) -> Result<(), Corrupt> {
        let clear = |seat: usize| {
            self.mats[seat].filled() == 0
                && self.hands[seat].iter().chain(&self.tokens[seat]).all(|count| *count == 0)
                && self.served[seat] == [0; LEVELS]
                && self.aside[seat] == 0
        };
        let absent = (self.book.seats.get()..MAX_SEATS).find(|seat| !clear(*seat));
        absent.map_or(Ok(()), |seat| {
            Err(Corrupt(format!("seat {} does not exist and owns something", seat + 1)))
        })
    }

    /// Pieces are those of the edition, lie as pieces can lie, and no starter lies in line with another.
    fn check_mat(&self, seat: Seat) -> Result<(), Corrupt> {
        let (rules, mat) = (&self.book.rules, &self.mats[seat.index()]);
        let wrong = |what: &str| Corrupt(format!("{what} on the mat of seat {seat}"));
        if mat.filled() & !rules.on_mat != 0 {
            return Err(wrong("there is something beside the grid"));
        }
        let (mut rows, mut columns, mut starters) = (0u8, 0u8, 0u8);
        let mut seen = 0u64;
        for (piece, at, length) in mat.pieces() {
            match piece {
                Piece::Blank => return Err(wrong("there is a piece of no kind")),
                Piece::Starter(starter, facing) => {
                    let known = starter.0 < rules.starters
                        && rules.starter_turns[starter.index()] & 1 << facing.index() != 0
                        && starters & 1 << starter.0 == 0;
                    let (row, column) = (1 << at.row(), 1 << at.column());
                    if !known || rows & row != 0 || columns & column != 0 {
                        return Err(wrong("a starter lies wrongly"));
                    }
                    (rows, columns, starters) = (rows | row, columns | column, starters | 1 << starter.0);
                }
                Piece::Dollar(kind, facing) => {
                    let known = kind.index() < rules.kinds
                        && rules.kind_turns[kind.index()] & 1 << facing.index() != 0;
                    if !known {
                        return Err(wrong("a dollar tile lies wrongly"));
                    }
                }
                Piece::Strip(tile, facing, position) => {
                    let placement = Placement { at, facing, on_mat: length };
                    let start = rules.starts[facing.axis()][usize::from(length) - 1];
                    let lies = rules.all_tiles & tile.bit() != 0
                        && facing.index() < 2 * rules.strip_turns(tile) as usize
                        && length <= STRIP
                        && start & at.bit() != 0
                        && placement.first_position() == position
                        && seen & tile.bit() == 0;
                    if !lies {
                        return Err(wrong("a strip lies wrongly"));
                    }
                    seen |= tile.bit();
                }
            }
        }
        let laid = match self.phase {
            Phase::First | Phase::Starter { .. } => true,
            _ => starters.count_ones() == u32::from(rules.starters),
        };
        if laid { Ok(()) } else { Err(wrong("a starter is missing")) }
    }

    /// Dollar tiles of one kind on all mats.
    pub(super) fn dollars_on_mats(&self, kind: Kind) -> usize {
        let is = |piece: Option<Piece>| matches!(piece, Some(Piece::Dollar(other, _)) if other == kind);
        self.mats.iter().flat_map(Mat::iter).filter(|(_, cover)| is(cover.piece())).count()
    }

    fn check_dollars(&self) -> Result<(), Corrupt> {
        for kind in 0..MAX_KINDS {
            let held: usize = self.hands.iter().map(|hand| usize::from(hand[kind])).sum();
            let counted = usize::from(self.bag[kind]) + held + self.dollars_on_mats(Kind(kind as u8));
            let right = usize::from(self.book.rules.dollars[kind]);
            Corrupt::unless(counted == right, || match self.book.edition.parts.kinds.get(kind) {
                Some(known) => {
                    format!("there are {counted} dollar tiles of the kind {} instead of {right}", known.id)
                }
                None => "there are dollar tiles of no kind".to_string(),
            })?;
        }
        Ok(())
    }

    /// The donut tiles on a mat.
    pub(super) fn tiles_on(&self, seat: usize) -> u64 {
        self.mats[seat].iter().fold(0, |tiles, (_, cover)| match cover.piece() {
            Some(Piece::Strip(tile, ..)) => tiles | tile.bit(),
            _ => tiles,
        })
    }

    fn check_tiles(&self) -> Result<(), Corrupt> {
        let (rules, parts) = (&self.book.rules, &self.book.edition.parts);
        let known =
            |tile: &Tile| rules.all_tiles & tile.bit() != 0 && usize::from(tile.0) < parts.tiles.len();
        let in_slots = self.slots.iter().chain([&self.tile]).flatten();
        Corrupt::unless(in_slots.clone().all(known), || "there is a donut tile of no kind".into())?;
        let sets = in_slots
            .map(|tile| tile.bit())
            .chain([self.supply, self.gone_tiles])
            .chain(self.aside)
            .chain((0..MAX_SEATS).map(|seat| self.tiles_on(seat)));
        let mut seen = 0u64;
        for set in sets {
            Corrupt::unless(seen & set == 0, || "a donut tile is in two places".into())?;
            seen |= set;
        }
        let missing = ones(rules.all_tiles & !seen).next();
        let id = |i: u32| &parts.tiles[i as usize].id;
        Corrupt::unless(missing.is_none(), || {
            format!("the donut tile {} is nowhere", missing.map_or("?", |tile| id(tile)))
        })?;
        Corrupt::unless(seen == rules.all_tiles, || "there is a donut tile of no kind".into())
    }

    fn check_customers(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let len = usize::from(self.line_len);
        Corrupt::unless(len <= rules.line, || "the line is too long".into())?;
        let tail_clear = self.line[len..].iter().all(|customer| *customer == Customer(0));
        let known = self.line().iter().all(|customer| usize::from(customer.0) < 64);
        Corrupt::unless(tail_clear && known, || "the line is miscounted".into())?;
        let in_line = self.line().iter().map(|customer| customer.bit());
        let sets =
            in_line.chain([self.deck, self.gone_customers]).chain(self.served.iter().flatten().copied());
        let mut seen = 0u64;
        for set in sets {
            Corrupt::unless(seen & set == 0, || "a customer is in two places".into())?;
            seen |= set;
        }
        Corrupt::unless(seen == rules.all_customers, || "the customers are miscounted".into())
    }

    /// With limited tokens those collected are gone from the piles, held or spent.
    fn check_tokens(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let mut collected = self.piles.map(usize::from);
        for seat in self.book.seats.seats() {
            let mut spent = [0u8; super::MAX_TYPES];
            for (level, customers) in self.served[seat.index()].iter().enumerate() {
                for customer in ones(*customers) {
                    let needed = rules.orders[customer as usize][level].to_le_bytes();
                    spent.iter_mut().zip(needed).for_each(|(sum, needed)| *sum += needed);
                }
            }
            for (donut, sum) in collected.iter_mut().enumerate() {
                let held = self.tokens[seat.index()][donut];
                Corrupt::unless(held < 128 && (held == 0 || donut < rules.types), || {
                    "there are tokens of no type".into()
                })?;
                *sum += usize::from(held) + usize::from(spent[donut]);
            }
        }
        let right = !rules.limited_tokens
            || collected.iter().zip(rules.piles).all(|(sum, pile)| *sum == usize::from(pile));
        let none_kept = rules.limited_tokens || self.piles.iter().all(|pile| *pile == 0);
        Corrupt::unless(right && none_kept, || "the tokens are miscounted".into())
    }

    fn check_phase(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let wrong = |holds: bool, what: &str| Corrupt::unless(holds, || what.to_string());
        let gaps = self.slots[..rules.slots].iter().filter(|slot| slot.is_none()).count();
        let extra = self.slots[rules.slots..].iter().any(Option::is_some);
        wrong(!extra, "the board has too many slots")?;
        let stocked = match self.phase {
            Phase::First | Phase::Starter { .. } => gaps == rules.slots,
            Phase::Stock => {
                gaps > 0 && self.slots[rules.slots - gaps..rules.slots].iter().all(Option::is_none)
            }
            _ => gaps == usize::from(self.gap.is_some()),
        };
        wrong(stocked, "the slots and the phase disagree")?;
        if let Some(gap) = self.gap {
            let empty = self.slots[..rules.slots].get(usize::from(gap)).is_some_and(Option::is_none);
            wrong(empty, "the empty slot is not empty")?;
        }
        let bought = matches!(self.phase, Phase::Pay | Phase::Place);
        wrong(self.tile.is_some() == bought, "the tile bought and the phase disagree")?;
        wrong(!bought || self.gap.is_some(), "the tile bought came from nowhere")?;
        let needs_gap = matches!(self.phase, Phase::Refill | Phase::ClearedTile);
        wrong(!needs_gap || (self.gap.is_some() && self.supply != 0), "the board cannot be refilled")?;
        let needs_customer = matches!(self.phase, Phase::Queue | Phase::Welcome | Phase::ClearedCustomer);
        let room = usize::from(self.line_len) < rules.line;
        wrong(!needs_customer || (self.deck != 0 && room), "no customer can come")?;
        let over = matches!(self.phase, Phase::Over(_));
        wrong(self.turns <= MOST_TURNS, "there were too many turns")?;
        wrong(self.idle_rounds < rules.idle_rounds + u8::from(over), "the idle rounds are miscounted")?;
        let in_bag: u32 = self.bag.iter().map(|count| u32::from(*count)).sum();
        match self.phase {
            Phase::First => wrong(rules.first.is_none() && self.turns == 0, "the starting seat is known"),
            Phase::Starter { left } => wrong(
                left != 0 && u32::from(left) < 1 << rules.starters && self.count_actions() > 1,
                "the starters left are miscounted",
            ),
            Phase::Draw { owed, .. } => {
                wrong(owed > 0 && u32::from(owed) <= in_bag, "the draws owed are miscounted")
            }
            Phase::Buy | Phase::Pay | Phase::Place | Phase::Dollar | Phase::Serve => {
                wrong(self.turns > 0 && self.count_actions() > 1, "there is nothing to choose")
            }
            _ => Ok(()),
        }
    }
}
