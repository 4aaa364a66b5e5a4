//! Numbers for programs that learn: action ids by place and type, and what the view says.

use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::view::{Asks, View};
use super::{Action, Donut, GoNuts, MAX_CARDS};

// The groups of actions, in the order of the menu.
const PICK: usize = 0;
const KEEP: usize = 1;
const SALVAGE: usize = 2;
const STEAL: usize = 3;
const TRASH: usize = 4;
const GIVE: usize = 5;
const TOSS: usize = 6;
const PASS: usize = 7;
const CLEAR: usize = 8;
const SCOOP_STOP: usize = 9;
const SCOOP: usize = 10;
const MILK: usize = 11;

/// How many things the game can ask.
const QUESTIONS: usize = 16;

impl Asks {
    fn index(self) -> usize {
        match self {
            Asks::Fill => 0,
            Asks::Pick => 1,
            Asks::Draw => 2,
            Asks::Peek => 3,
            Asks::Keep => 4,
            Asks::Salvage => 5,
            Asks::Steal => 6,
            Asks::Trash => 7,
            Asks::Give => 8,
            Asks::Toss => 9,
            Asks::Pass => 10,
            Asks::Clear => 11,
            Asks::Scoop { .. } => 12,
            Asks::Milk => 13,
            Asks::MilkToss { .. } => 14,
            Asks::Over => 15,
        }
    }
}

impl Numbers for GoNuts {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let (row, types, others) = (usize::from(book.rules.row), book.rules.types, book.seats.get() - 1);
        Menu::new([
            ("pick", [row, 1, 1]),
            ("keep", [types, 1, 1]),
            ("salvage", [types, 1, 1]),
            ("steal", [others, types, 1]),
            ("trash", [others, types, 1]),
            ("give", [others, types, 1]),
            ("toss", [types, 1, 1]),
            ("pass", [types, 1, 1]),
            ("clear", [1 << row, 1, 1]),
            ("scoop_stop", [1, 1, 1]),
            ("scoop", [types, 1, 1]),
            ("milk", [2, 1, 1]),
        ])
    }

    #[inline]
    fn action_id(view: &View, menu: &Menu, action: Action) -> usize {
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let card = |group, donut: Donut| menu.id(group, [donut.index(), 0, 0]);
        let target = |group, seat, donut: Donut| menu.id(group, [order.distance(seat) - 1, donut.index(), 0]);
        match action {
            Action::Pick(place) => menu.id(PICK, [usize::from(place) - 1, 0, 0]),
            Action::Keep(donut) => card(KEEP, donut),
            Action::Salvage(donut) => card(SALVAGE, donut),
            Action::Steal(seat, donut) => target(STEAL, seat, donut),
            Action::Trash(seat, donut) => target(TRASH, seat, donut),
            Action::Give(seat, donut) => target(GIVE, seat, donut),
            Action::Toss(donut) => card(TOSS, donut),
            Action::Pass(donut) => card(PASS, donut),
            Action::Clear(places) => menu.id(CLEAR, [places.into(), 0, 0]),
            Action::ScoopStop => menu.id(SCOOP_STOP, [0; 3]),
            Action::Scoop(donut) => card(SCOOP, donut),
            Action::MilkDrop => menu.id(MILK, [0; 3]),
            Action::MilkPay => menu.id(MILK, [1, 0, 0]),
        }
    }

    #[inline]
    fn action_at(view: &View, group: usize, [first, second, _]: Place) -> Option<Action> {
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let card = Donut(first as u8);
        let target = || (order.at(first + 1), Donut(second as u8));
        Some(match group {
            PICK => Action::Pick(first as u8 + 1),
            KEEP => Action::Keep(card),
            SALVAGE => Action::Salvage(card),
            STEAL => Action::Steal(target().0, target().1),
            TRASH => Action::Trash(target().0, target().1),
            GIVE => Action::Give(target().0, target().1),
            TOSS => Action::Toss(card),
            PASS => Action::Pass(card),
            CLEAR => Action::Clear(first as u8),
            SCOOP_STOP => Action::ScoopStop,
            SCOOP => Action::Scoop(card),
            MILK if first == 0 => Action::MilkDrop,
            MILK => Action::MilkPay,
            _ => return None,
        })
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        const CARDS: i16 = MAX_CARDS as i16;
        let rules = &view.book.rules;
        let (types, row) = (rules.types, usize::from(rules.row));
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let type_of = |donut: Option<Donut>| donut.map(Donut::index);

        out.one_of("asks", QUESTIONS, Some(view.asks.index()));
        let due = out.part("due", &[order.count()], 0..=1);
        out.number("round", view.round, 0..=MAX_CARDS as i16);
        out.number("place", view.place, 0..=8);
        let left = match view.asks {
            Asks::Scoop { left } | Asks::MilkToss { left } => left,
            _ => 0,
        };
        out.number("left", left, 0..=CARDS);
        out.one_of("taker", order.count(), view.taking.map(|taking| order.distance(taking.taker)));
        out.one_of("taken", types, view.taking.map(|taking| taking.donut.index()));
        let tray = out.part("row", &[row, types], 0..=1);
        for (place, donut) in view.row[..row].iter().enumerate() {
            if let Some(donut) = donut {
                tray[place * types + donut.index()] = 1;
            }
        }
        let owned = out.part("owned", &[order.count(), types], 0..=CARDS);
        let picks = out.part("picks", &[order.count(), row], 0..=1);
        for (i, seat) in order.seats().enumerate() {
            due[i] = view.due.contains(seat).into();
            for (number, copies) in owned[i * types..][..types].iter_mut().zip(&view.owned[seat.index()]) {
                *number = i16::from(*copies);
            }
            if let Some(place) = view.picks[seat.index()].checked_sub(1) {
                picks[i * row + usize::from(place)] = 1;
            }
        }
        let own = view.viewer.seat().and_then(|seat| view.passing[seat.index()]);
        out.one_of("passing", types, type_of(own));
        let pile = out.part("pile", &[types], 0..=CARDS);
        for donut in view.pile.iter() {
            pile[donut.index()] += 1;
        }
        out.one_of("pile_top", types, type_of(view.pile.last().copied()));
        out.counts("unseen", &view.unseen[..types], CARDS);
        out.number("deck_cards", view.deck_cards, 0..=CARDS);
        out.one_of("returned_by", order.count(), view.returned_by.map(|seat| order.distance(seat)));
        out.one_of("top_card", types, type_of(view.top_card));
        out.number("hand", view.hand, 0..=2);
        out.one_of("hand_from", order.count(), view.hand_from.map(|seat| order.distance(seat)));
        out.one_of("peeked_first", types, type_of(view.peeked[0]));
        out.one_of("peeked_second", types, type_of(view.peeked[1]));
    }
}
