//! How *Baker*, a simple player, plays a card: it takes cheap sales, tries high cards, and wastes nothing.
//!
//! All of it is done on sets of faces, one bit each: in the quick games of a search this is the most frequent question.

use tabletop::{Rng, Seat};

use super::Donut;
use super::card_set::Cards;
use super::cards::{EVERY_PLAIN, Face, Flavour, NATURALS, RANKS};
use super::tables::Rules;

/// The lowest rank, counted from 0, that is led although there are trumps enough.
const LEAD_FROM: u32 = 11;
/// With so many trumps and plains, trumps are led.
const MANY_TRUMPS: usize = 3;
/// The lowest rank that may win although others play after it.
const GOOD_WINNER: u32 = 9;
/// In so many of 2^32 cases a quick game does not do what seems best.
const WHIM: u32 = 1 << 27;

const ALL_NATURALS: u64 = (1 << NATURALS) - 1;
const ALL_PLAINS: u64 = 0b11 << NATURALS;
const RANK_MASK: u64 = (1 << RANKS) - 1;
/// One bit for each flavour: the lowest rank of each.
const EACH_FLAVOUR: u64 = 1 | 1 << RANKS | 1 << (2 * RANKS) | 1 << (3 * RANKS);

/// What to play: sets of faces, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Opinion {
    /// What Baker plays; several faces if nothing tells them apart.
    pub(super) best: u64,
    /// What one may think of as well.
    pub(super) fair: u64,
}

/// How the faces of a sale compare.
#[derive(Clone, Copy)]
pub(super) struct Faces<'a> {
    rules: &'a Rules,
    trending: Flavour,
}

impl<'a> Faces<'a> {
    pub(super) fn new(rules: &'a Rules, trending: Flavour) -> Self {
        Faces { rules, trending }
    }

    /// The lowest of a set of naturals of one flavour and plains.
    #[inline]
    fn lowest(self, set: u64) -> u64 {
        let (naturals, plains) = (set & ALL_NATURALS, set & EVERY_PLAIN);
        let rank = naturals.trailing_zeros() % RANKS as u32;
        if naturals == 0 || plains != 0 && rank >= self.rules.plain_rank {
            plains
        } else {
            naturals & naturals.wrapping_neg()
        }
    }

    /// The highest of a set of naturals of one flavour and plains.
    #[inline]
    fn highest(self, set: u64) -> u64 {
        let (naturals, plains) = (set & ALL_NATURALS, set & EVERY_PLAIN);
        match naturals.checked_ilog2() {
            Some(top) if plains == 0 || top % RANKS as u32 >= self.rules.plain_rank => 1 << top,
            _ => plains,
        }
    }

    /// The faces one misses least: low cards of other flavours, then the lowest trump or plain.
    #[inline]
    pub(super) fn cheapest(self, set: u64) -> u64 {
        let others = set & ALL_NATURALS & !self.trending.cards();
        if others == 0 {
            return self.lowest(set);
        }
        let ranks = ranks_of(others);
        others & ((ranks & ranks.wrapping_neg()) * EACH_FLAVOUR)
    }

    /// The faces that count as trending.
    #[inline]
    pub(super) fn trumps(self) -> u64 {
        self.trending.cards() | Face::plain_as(self.trending).bit()
    }
}

/// The ranks in a set of naturals, whatever their flavour.
#[inline]
fn ranks_of(naturals: u64) -> u64 {
    (naturals | naturals >> RANKS | naturals >> (2 * RANKS) | naturals >> (3 * RANKS)) & RANK_MASK
}

/// The naturals that `seat` cannot place: they are in other hands, in others' discards or in the bag. Which of them is
/// where makes no difference here.
#[inline]
pub(super) fn unseen_by(game: &Donut, seat: Seat) -> u64 {
    let all = game.hands.iter().chain(&game.discards).fold(game.bag.flags(), |all, set| all | set.flags());
    let own = game.hands[seat.index()].flags() | game.discards[seat.index()].flags();
    all & !own & ALL_NATURALS
}

/// Whether nothing that `seat` has not seen beats its highest trump.
#[inline]
pub(super) fn is_unbeatable(game: &Donut, seat: Seat, trending: Flavour, top: u32) -> bool {
    let higher = trending.cards() & !((2 << top) - 1);
    higher & unseen_by(game, seat) == 0
}

/// What Baker thinks of the faces it may play.
#[inline]
pub(super) fn opinion(game: &Donut, seat: Seat, legal: u64) -> Opinion {
    let Some(trending) = game.table.trending else { return Opinion { best: legal, fair: 0 } };
    let faces = Faces::new(&game.book.rules, trending);
    if game.table.sale.played == 0 { lead(game, seat, legal, faces) } else { follow(game, legal, faces) }
}

fn lead(game: &Donut, seat: Seat, legal: u64, faces: Faces<'_>) -> Opinion {
    let trending = faces.trending;
    let natural_trumps = legal & trending.cards();
    let others = legal & ALL_NATURALS & !trending.cards();
    let ranks = ranks_of(others);
    let best_other = ranks.checked_ilog2().map_or(0, |rank| others & (EACH_FLAVOUR << rank));
    let highest_trump = faces.highest(legal & faces.trumps());
    if let Some(top) = natural_trumps.checked_ilog2()
        && is_unbeatable(game, seat, trending, top)
    {
        return Opinion { best: 1 << top, fair: best_other };
    }
    let hand: Cards = game.hands[seat.index()];
    let n_trumps = (hand.flags() & (trending.cards() | ALL_PLAINS)).count_ones() as usize;
    if best_other != 0 && (n_trumps < MANY_TRUMPS || ranks >> LEAD_FROM != 0) {
        Opinion { best: best_other, fair: faces.cheapest(others) | highest_trump }
    } else {
        Opinion { best: highest_trump, fair: best_other | faces.lowest(legal & faces.trumps()) }
    }
}

fn follow(game: &Donut, legal: u64, faces: Faces<'_>) -> Opinion {
    let sale = &game.table.sale;
    let trending = faces.trending;
    let winning = legal & faces.rules.winners(sale.key, trending, sale.lead);
    let cheapest = faces.cheapest(legal);
    // A plain that would be thrown away may as well win.
    let cheapest = if cheapest & winning == 0 { cheapest } else { cheapest & winning };
    if winning == 0 {
        return Opinion { best: cheapest, fair: 0 };
    }
    let cheap_winner = faces.cheapest(winning);
    let after = game.table.ins.len() - usize::from(sale.played) - 1;
    if after == 0 {
        return Opinion { best: cheap_winner, fair: cheapest };
    }
    let lead_trends = sale.lead == trending;
    let high = if lead_trends { winning } else { winning & sale.lead.cards() };
    if high == 0 {
        let trumps = winning & faces.trumps();
        let best = if trumps == 0 { winning } else { faces.lowest(trumps) };
        return Opinion { best, fair: cheapest | faces.highest(trumps) };
    }
    let best = faces.highest(high);
    let rank = if best & ALL_NATURALS == 0 { 0 } else { best.trailing_zeros() % RANKS as u32 };
    if rank >= GOOD_WINNER || after == 1 || legal & !winning == 0 {
        Opinion { best, fair: cheap_winner | cheapest }
    } else {
        Opinion { best: cheapest, fair: best | cheap_winner }
    }
}

/// What a quick game plays: mostly what Baker does.
#[inline]
pub(super) fn play(game: &Donut, seat: Seat, rng: &mut impl Rng) -> Face {
    let legal = game.playable(seat);
    if legal.is_power_of_two() {
        return Face::lowest(legal);
    }
    let Opinion { best, fair } = opinion(game, seat, legal);
    let whim = rng.next_u32() < WHIM;
    match (whim, fair) {
        (false, _) => Face::lowest(best),
        (true, 0) => Face::random(legal, rng),
        (true, _) => Face::random(fair, rng),
    }
}
