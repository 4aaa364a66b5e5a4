//! Numbers for programs that learn: action ids by slot of the hand and by face, and what the view says.

use tabletop::bits::{nth_one, ones};
use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::card_set::Cards;
use super::cards::{Card, FACES, FLAVOURS, Face, Flavour, NATURALS};
use super::table::{FlipAt, NO_PLAIN};
use super::tables::Rules;
use super::view::View;
use super::{Action, Donut};

// The groups of actions, in the order of the menu.
const NAME: usize = 0;
const SIT: usize = 1;
const KEEP: usize = 2;
const SWAP: usize = 3;
const LEAVE: usize = 4;
const PICK: usize = 5;
const PLAY: usize = 6;
const LUCKY: usize = 7;

/// Kinds of card: the naturals, and the plain.
const KINDS: usize = NATURALS + 1;
const PHASES: usize = 12;
const FLIP_PLACES: usize = 3;
const MOST_FAME: i16 = 999;
const MOST_ROUNDS: i16 = 10_000;
const MOST_CARDS: i16 = 54;

/// The slot of a card in a hand that lies in order; the first of two plains.
#[inline]
fn slot_of(hand: Cards, card: Card) -> usize {
    (hand.flags() & ((1 << card.index()) - 1)).count_ones() as usize
}

/// The slots of these cards of the hand, one bit each.
#[inline]
fn slots_of(hand: Cards, cards: Cards) -> u32 {
    ones(cards.flags()).fold(0, |slots, bit| slots | 1 << (hand.flags() & ((1 << bit) - 1)).count_ones())
}

impl Rules {
    /// Where this set of slots stands among those that may be exchanged: fewer come first, then those with the earlier slots.
    fn handful_at(&self, slots: u32) -> usize {
        let key = |slots: u32| (slots.count_ones(), !slots.reverse_bits());
        let found = self.handfuls.binary_search_by_key(&key(slots), |handful| key(*handful));
        found.expect("an exchange that is listed is among those the rules allow")
    }
}

impl Numbers for Donut {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let hand = usize::from(book.rules.numbers.hand);
        Menu::new([
            ("name", [FLAVOURS, 1, 1]),
            ("sit", [2, 1, 1]),
            ("keep", [1, 1, 1]),
            ("swap", [2, book.rules.handfuls.len(), 1]),
            ("leave", [1, 1, 1]),
            ("pick", [hand, 1, 1]),
            ("play", [FACES, 1, 1]),
            ("lucky", [2, 1, 1]),
        ])
    }

    #[inline]
    fn action_id(view: &View, menu: &Menu, action: Action) -> usize {
        let swap = |with_flip, cards: Cards| {
            menu.id(SWAP, [with_flip, view.book.rules.handful_at(slots_of(view.hand, cards)), 0])
        };
        match action {
            Action::Name(flavour) => menu.id(NAME, [flavour.index(), 0, 0]),
            Action::In => menu.id(SIT, [0; 3]),
            Action::Out => menu.id(SIT, [1, 0, 0]),
            Action::Keep => menu.id(KEEP, [0; 3]),
            Action::Swap(cards) => swap(0, cards.into()),
            Action::SwapWithFlip(cards) => swap(1, cards.into()),
            Action::Leave => menu.id(LEAVE, [0; 3]),
            Action::Pick(card) => menu.id(PICK, [slot_of(view.hand, card), 0, 0]),
            Action::Play(face) => menu.id(PLAY, [face.index(), 0, 0]),
            Action::LuckyReview => menu.id(LUCKY, [0; 3]),
            Action::LuckyToken => menu.id(LUCKY, [1, 0, 0]),
        }
    }

    #[inline]
    fn action_at(view: &View, group: usize, [first, second, _]: Place) -> Option<Action> {
        let hand = view.hand.flags();
        let card = |slot: u32| Card(nth_one(hand, slot).min(NATURALS as u32) as u8);
        Some(match group {
            NAME => Action::Name(Flavour::ALL[first]),
            SIT if first == 0 => Action::In,
            SIT => Action::Out,
            KEEP => Action::Keep,
            SWAP => {
                let slots = view.book.rules.handfuls[second];
                if u64::from(slots) >> view.hand.len() != 0 {
                    return None;
                }
                let cards: Cards = ones(slots.into()).map(card).collect();
                if first == 0 { Action::Swap(cards.into()) } else { Action::SwapWithFlip(cards.into()) }
            }
            LEAVE => Action::Leave,
            PICK if first < view.hand.len() => Action::Pick(card(first as u32)),
            PLAY => Action::Play(Face::try_from(first as u8).ok()?),
            LUCKY if first == 0 => Action::LuckyReview,
            LUCKY => Action::LuckyToken,
            _ => return None,
        })
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        let (table, numbers) = (&view.table, &view.book.rules.numbers);
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let n = order.count();
        let seat = |seat| Some(order.distance(seat));

        out.one_of("phase", PHASES, Some(table.phase as usize));
        out.one_of("due", n, view.due().map(|seat| order.distance(seat)));
        out.one_of("actor", n, seat(table.actor));
        out.number("left", table.left, 0..=MOST_CARDS);
        out.one_of("first_player", n, seat(table.first_player));
        out.number("round", table.round, 0..=MOST_ROUNDS);
        let fame = out.part("fame", &[n], -MOST_FAME..=MOST_FAME);
        let reviews = out.part("reviews", &[n], 0..=255);
        let tokens = out.part("tokens", &[n], 0..=255);
        let sits = out.part("in", &[n], 0..=1);
        let answered = out.part("answered", &[n], 0..=1);
        let changed = out.part("changed", &[n], 0..=1);
        let exchanged = out.part("exchanged", &[n], 0..=MOST_CARDS);
        let sales = out.part("sales", &[n], 0..=MOST_CARDS);
        let voids = out.part("voids", &[n, FLAVOURS + 1], 0..=1);
        let hands = out.part("hand_sizes", &[n], 0..=MOST_CARDS);
        for (i, seat) in order.seats().enumerate() {
            let at = seat.index();
            fame[i] = table.fame[at].clamp(-MOST_FAME, MOST_FAME);
            reviews[i] = table.reviews[at].into();
            tokens[i] = table.tokens[at].into();
            sits[i] = table.ins.contains(seat).into();
            answered[i] = table.answered.contains(seat).into();
            changed[i] = table.changed.contains(seat).into();
            exchanged[i] = table.exchanged[at].into();
            sales[i] = table.sales[at].into();
            hands[i] = view.hand_sizes[at].into();
            debug_assert!(table.voids[at] < NO_PLAIN << 1, "a void is a flavour or the plain");
            for bit in ones(table.voids[at].into()) {
                voids[i * (FLAVOURS + 1) + bit as usize] = 1;
            }
        }
        out.one_of("flip", KINDS, table.flip.map(Card::index));
        let flip_at = match table.flip_at {
            FlipAt::Table => 0,
            FlipAt::Hand => 1,
            FlipAt::Played => 2,
        };
        out.one_of("flip_at", FLIP_PLACES, Some(flip_at));
        cards(out, "revealed", table.revealed);
        out.one_of("trending", FLAVOURS, table.trending.map(Flavour::index));
        out.flag("rush", table.rush);
        out.number("bag_cards", view.bag_cards, 0..=MOST_CARDS);
        cards(out, "hand", view.hand);
        let slots = out.part("slots", &[usize::from(numbers.hand)], 0..=KINDS as i16);
        for (slot, card) in slots.iter_mut().zip(view.hand.iter()) {
            *slot = card.index() as i16 + 1;
        }
        cards(out, "discards", view.discards);
        out.number("sales_played", table.sales_played, 0..=MOST_CARDS);
        cards(out, "played", table.cards_played());

        // The sale under way, or the one whose reward is settled.
        let sale = &table.sale;
        let begun = sale.played > 0;
        out.one_of("leader", n, seat(sale.leader));
        out.one_of("lead", FLAVOURS, begun.then(|| sale.lead.index()));
        out.one_of("winner", n, seat(sale.winner).filter(|_| begun));
        out.number("lucky_cards", sale.sevens, 0..=MOST_CARDS);
        let on_table = out.part("on_table", &[n], 0..=FACES as i16);
        let mut player = Some(sale.leader);
        for face in &table.plays[table.plays.len() - usize::from(sale.played)..] {
            if let Some(seat) = player {
                on_table[order.distance(seat)] = face.index() as i16 + 1;
                player = table.ins.after(seat);
            }
        }
    }
}

/// How many of each kind of card.
fn cards(out: &mut Observation<'_>, name: &'static str, cards: Cards) {
    let counts = out.part(name, &[KINDS], 0..=2);
    for card in cards.iter() {
        counts[card.index()] += 1;
    }
}

#[cfg(test)]
mod tests {
    use tabletop::SeatCount;

    use super::super::table::Phase;
    use super::*;

    #[test]
    fn exchanges_are_numbered_by_slot() {
        let book = Book::<Donut>::standard(SeatCount::new(4).unwrap()).unwrap();
        let menu = Donut::menu(book);
        assert_eq!(menu.groups()[SWAP].shape, [2, 25, 1]);
        for (i, handful) in book.rules.handfuls.iter().enumerate() {
            assert_eq!(book.rules.handful_at(*handful), i);
        }
    }

    #[test]
    fn phases_have_a_number_each() {
        assert_eq!(Phase::Over as usize + 1, PHASES);
    }
}
