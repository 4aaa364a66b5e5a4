//! Dealing the unseen cards anew: an arrangement that contradicts nothing known, each as likely as any other but for one
//! thing: what seats threw away is mostly what is worth throwing.

use tabletop::{MAX_SEATS, Rng, Seat, below};

use super::Donut;
use super::card_set::Cards;
use super::cards::{FLAVOURS, Flavour, NATURALS, PLAINS};
use super::table::{FlipAt, NO_PLAIN};
use super::view::View;
use tabletop::bits::random_one;

/// Attempts by chance before the careful way is taken.
const ATTEMPTS: usize = 64;
/// In so many of 100 samples a seat is taken to have exchanged any cards.
const CARELESS: u32 = 15;
/// Four flavours and the plain.
const KINDS: usize = FLAVOURS + 1;

/// A hand to be filled: how many cards, and of which kinds (one bit each).
#[derive(Clone, Copy, Debug)]
struct Order {
    seat: usize,
    need: usize,
    kinds: u8,
}

impl View {
    /// A full state this view allows; an error if there is none, as a forged view may have it.
    pub(super) fn try_sample(&self, rng: &mut impl Rng) -> Result<Donut, String> {
        let table = self.table;
        let own = self.viewer.seat();
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        let mut discards = [Cards::EMPTY; MAX_SEATS];
        let mut known = self.hand.plus(self.discards).plus(table.cards_played()).plus(table.revealed);
        if let Some(seat) = own {
            hands[seat.index()] = self.hand;
            discards[seat.index()] = self.discards;
        }
        let fp = table.first_player;
        match (table.flip, table.flip_at) {
            (Some(flip), FlipAt::Table) => known = known.plus([flip].into_iter().collect()),
            (Some(flip), FlipAt::Hand) if !self.viewer.is(fp) => {
                known = known.plus([flip].into_iter().collect());
                hands[fp.index()].add(flip);
            }
            _ => {}
        }
        let mut unseen = Cards::BOX.minus(known).flags();

        let mut orders = [Order { seat: 0, need: 0, kinds: 0 }; MAX_SEATS];
        let mut marked = 0;
        for seat in self.book.seats.seats().filter(|seat| own != Some(*seat)) {
            let voids = table.voids[seat.index()];
            if voids != 0 {
                let need = self.still_needed(seat, hands[seat.index()])?;
                orders[marked] = Order { seat: seat.index(), need, kinds: !voids & ALL_KINDS };
                marked += usize::from(need > 0);
            }
        }
        let orders = &mut orders[..marked];
        let filled =
            fill_marked(unseen, orders, rng).ok_or("no deal fits the flavours shown to be missing")?;
        for (order, cards) in orders.iter().zip(filled) {
            unseen &= !cards;
            hands[order.seat] = hands[order.seat].plus(Cards::from_flags(cards));
        }
        for seat in self.book.seats.seats().filter(|seat| own != Some(*seat)) {
            let i = seat.index();
            let need = self.still_needed(seat, hands[i])?;
            if self.exchanged_sensibly(seat, need, &mut unseen, (&mut hands[i], &mut discards[i]), rng) {
                continue;
            }
            let cards = take(&mut unseen, need, rng).ok_or(TOO_FEW)?;
            hands[i] = hands[i].plus(cards);
            discards[i] = take(&mut unseen, table.exchanged[i].into(), rng).ok_or(TOO_FEW)?;
        }
        Ok(Donut { book: self.book, table, bag: Cards::from_flags(unseen), hands, discards })
    }

    /// Mostly people throw what an unknown card beats, and keep nothing of the sort if they throw less than they might:
    /// deals a hand and its discards so. Whether it did; now and then it does not, since not everybody is sensible.
    fn exchanged_sensibly(
        &self,
        seat: Seat,
        need: usize,
        unseen: &mut u64,
        (hand, discards): (&mut Cards, &mut Cards),
        rng: &mut impl Rng,
    ) -> bool {
        let numbers = &self.book.rules.numbers;
        let thrown = usize::from(self.table.exchanged[seat.index()]);
        let Some(trending) = self.table.trending.filter(|_| thrown > 0) else { return false };
        if below(rng, 100) < CARELESS {
            return false;
        }
        let dull = self.book.rules.worths.dull(trending, Cards::from_flags(*unseen));
        let mut left = *unseen;
        let Some(away) = take_flags(&mut left, dull, thrown, rng) else { return false };
        let mut dealt = 0;
        for _ in 0..need {
            let kept = below(rng, u32::from(numbers.hand)) >= thrown as u32;
            let picky = kept && thrown < usize::from(numbers.exchange_max) && left & !dull != 0;
            let allowed = if picky { !dull } else { u64::MAX };
            let Some(card) = take_flags(&mut left, allowed, 1, rng) else { return false };
            dealt |= card;
        }
        *unseen = left;
        *hand = hand.plus(Cards::from_flags(dealt));
        *discards = Cards::from_flags(away);
        true
    }

    #[inline]
    fn still_needed(&self, seat: Seat, has: Cards) -> Result<usize, String> {
        let size = usize::from(self.hand_sizes[seat.index()]);
        size.checked_sub(has.len()).ok_or_else(|| format!("the hand of seat {seat} is too small"))
    }
}

const TOO_FEW: &str = "there are not enough cards for all hands";
const ALL_KINDS: u8 = NO_PLAIN | (NO_PLAIN - 1);

/// The flags of all cards of these kinds.
#[inline]
fn flags_of(kinds: u8) -> u64 {
    let naturals = Flavour::ALL.into_iter().filter(|flavour| kinds & flavour.bit() != 0).map(Flavour::cards);
    let plains = if kinds & NO_PLAIN != 0 { ((1 << PLAINS) - 1) << NATURALS } else { 0 };
    naturals.fold(plains, |all, cards| all | cards)
}

/// Takes `n` random cards out of `from`.
fn take(from: &mut u64, n: usize, rng: &mut impl Rng) -> Option<Cards> {
    take_flags(from, u64::MAX, n, rng).map(Cards::from_flags)
}

/// Takes `n` random cards of the `allowed` ones out of `from`.
fn take_flags(from: &mut u64, allowed: u64, n: usize, rng: &mut impl Rng) -> Option<u64> {
    let mut taken = 0;
    for _ in 0..n {
        let choice = *from & allowed;
        if choice == 0 {
            return None;
        }
        let flag = 1 << random_one(choice, rng);
        *from &= !flag;
        taken |= flag;
    }
    Some(taken)
}

/// Fills the hands that lack flavours, each arrangement as likely as any other; `None` if there is none. Sorts `orders`
/// and returns their cards in that order.
///
/// Hands are filled one after the other. That alone would favour worlds in which an earlier hand leaves few cards to a
/// later one, so an attempt goes on only with the probability C(left, need) / C(all, need) for each hand.
fn fill_marked(unseen: u64, orders: &mut [Order], rng: &mut impl Rng) -> Option<[u64; MAX_SEATS]> {
    let allowed = |order: &Order| unseen & flags_of(order.kinds);
    orders.sort_by_key(|order| allowed(order).count_ones());
    let attempt = |rng: &mut _| {
        let mut rest = unseen;
        let mut filled = [0; MAX_SEATS];
        for (order, cards) in orders.iter().zip(&mut filled) {
            let all = allowed(order).count_ones();
            let left = (rest & flags_of(order.kinds)).count_ones();
            for i in 0..order.need as u32 {
                if left <= i || below(rng, all - i) >= left - i {
                    return None;
                }
            }
            *cards = take_flags(&mut rest, flags_of(order.kinds), order.need, rng)?;
        }
        Some(filled)
    };
    let by_chance = (0..ATTEMPTS).find_map(|_| attempt(rng));
    by_chance.or_else(|| fill_carefully(unseen, orders, rng))
}

/// The rare way out: card by card, each such that a legal arrangement of the rest remains.
fn fill_carefully(unseen: u64, orders: &[Order], rng: &mut impl Rng) -> Option<[u64; MAX_SEATS]> {
    let mut rest = unseen;
    let mut filled = [0; MAX_SEATS];
    let mut open = [0; MAX_SEATS];
    for (slot, order) in open.iter_mut().zip(orders) {
        *slot = order.need;
    }
    for (i, order) in orders.iter().enumerate() {
        while open[i] > 0 {
            open[i] -= 1;
            let possible = |kind: &u8| {
                let left = rest & flags_of(*kind);
                left != 0
                    && order.kinds & kind != 0
                    && remains(rest & !(left & left.wrapping_neg()), orders, &open)
            };
            let kinds = (0..KINDS).map(|kind| 1 << kind).filter(possible).fold(0, |all, kind| all | kind);
            filled[i] |= take_flags(&mut rest, flags_of(kinds), 1, rng)?;
        }
    }
    Some(filled)
}

/// Hall's condition: for every set of kinds, the hands that take nothing else find enough cards of them.
fn remains(rest: u64, orders: &[Order], open: &[usize; MAX_SEATS]) -> bool {
    (0..=ALL_KINDS).all(|kinds| {
        let bound = orders.iter().zip(open).filter(|(order, _)| order.kinds & !kinds == 0);
        let needed: usize = bound.map(|(_, need)| need).sum();
        needed <= (rest & flags_of(kinds)).count_ones() as usize
    })
}

#[cfg(test)]
mod tests {
    use tabletop::fast_rng;

    use super::*;

    /// Example 16 of `docs/rules/donut.md`, section 10: c1 c2 c3 m1 m2 v1 v2; X takes three of c and m, Y three of c
    /// and v.
    const UNSEEN: u64 = 0b111 | 0b11 << 13 | 0b11 << 26;

    fn x_and_y() -> [Order; 2] {
        [Order { seat: 0, need: 3, kinds: 0b0011 }, Order { seat: 1, need: 3, kinds: 0b0101 }]
    }

    fn chocolates(cards: u64) -> u32 {
        (cards & 0b111).count_ones()
    }

    #[test]
    fn worlds_are_equally_likely() {
        let mut rng = fast_rng(16, 0);
        let mut worlds = std::collections::BTreeMap::new();
        for _ in 0..18_000 {
            let mut orders = x_and_y();
            let filled = fill_marked(UNSEEN, &mut orders, &mut rng).unwrap();
            let x = orders.iter().position(|order| order.seat == 0).unwrap();
            *worlds.entry((filled[x], filled[1 - x])).or_insert(0u32) += 1;
        }
        assert_eq!(worlds.len(), 18);
        assert!(worlds.values().all(|times| (870..1130).contains(times)), "{worlds:?}");
        let one: u32 = worlds.iter().filter(|((x, _), _)| chocolates(*x) == 1).map(|(_, times)| times).sum();
        assert!((11_700..12_300).contains(&one), "{one}");
    }

    #[test]
    fn the_careful_way_is_never_stuck() {
        let mut rng = fast_rng(17, 0);
        for _ in 0..2_000 {
            let [x, y, ..] = fill_carefully(UNSEEN, &x_and_y(), &mut rng).unwrap();
            assert!((1..=2).contains(&chocolates(x)), "{x:b}");
            assert_eq!((x.count_ones(), y.count_ones(), x & y), (3, 3, 0));
            assert_eq!((x & !flags_of(0b0011), y & !flags_of(0b0101)), (0, 0));
        }
    }

    #[test]
    fn the_impossible_is_no_deal() {
        let mut rng = fast_rng(18, 0);
        let mut orders = x_and_y();
        orders[1].need = 5;
        assert_eq!(fill_marked(UNSEEN, &mut orders, &mut rng), None);
    }

    /// Example 15 of `docs/rules/donut.md`, section 10: what is unseen after the first sale of example 5, and that
    /// samples keep to what is known.
    #[test]
    fn samples_respect_marks_numbers_and_the_flipped_card() {
        use tabletop::{Book, Game, SeatCount, Viewer, parse_step};
        let book = Book::<Donut>::standard(SeatCount::new(3).unwrap()).unwrap();
        let mut game = Donut::new(book);
        let steps = "x.first:1 x.flip:c7 x.deal:c4 x.deal:c10 x.deal:m2 x.deal:v7 x.deal:s8 x.deal:m13 x.deal:v3 \
                     x.deal:v12 x.deal:s1 x.deal:p x.deal:c3 x.deal:m9 x.deal:v1 x.deal:s5 x.deal:s13 2.in 3.in 1.in \
                     2.swap:m2,v7,s8 x.draw:s11 x.draw:c1 x.draw:m6 3.swap:v3,s1 x.draw:v9 x.draw:c13 \
                     1.swap:m9,v1,s5+flip x.draw:m4 x.draw:c2 1.s13 2.s11 3.p@c";
        for step in steps.split_whitespace() {
            game.apply(parse_step::<Donut>(book, step).unwrap()).unwrap();
        }
        let strawberry = Flavour::ALL[3].cards();
        let flip = game.table.flip.unwrap();
        // Who watches, and how many cards are unseen by them, of which may be in the hand of seat 3.
        for (viewer, unseen, allowed) in [
            (Viewer::Seat(Seat::new(0)), 44, 34),
            (Viewer::Seat(Seat::new(1)), 43, 33),
            (Viewer::Spectator, 50, 39),
        ] {
            let view = game.view(viewer);
            let mut seen_in_hand_3 = Cards::EMPTY;
            for stream in 0..400 {
                let sample = Donut::determinize(&view, &mut fast_rng(15, stream));
                assert_eq!(sample.validate(), Ok(()));
                assert_eq!(sample.view(viewer), view);
                assert_eq!(sample.hands[2].naturals() & strawberry, 0);
                assert!(sample.hands[0].contains(flip));
                seen_in_hand_3 = Cards::from_flags(seen_in_hand_3.flags() | sample.hands[2].flags());
            }
            let own = view.hand.len() + view.discards.len();
            let known = own + 3 + usize::from(!viewer.is(Seat::new(0)));
            assert_eq!(54 - known, unseen, "{viewer}");
            assert_eq!(seen_in_hand_3.len(), allowed, "{viewer}");
        }
    }
}
