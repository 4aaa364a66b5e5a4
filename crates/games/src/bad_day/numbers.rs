//! Numbers for programs that learn: action ids by slot of the hand, disc and space, and what the view says.

use tabletop::bits::nth_one;
use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::board::{DIRS, NOWHERE, Space, ones};
use super::dice::FACES;
use super::view::View;
use super::{Action, BadDay, Card, Disc, Fighter};

// The groups of actions, in the order of the menu.
const BAKE: usize = 0;
const BAKE_NONE: usize = 1;
const ROLL: usize = 2;
const SKIP: usize = 3;
const MOVE: usize = 4;
const STOP: usize = 5;
const FIGHT: usize = 6;
const USE: usize = 7;
const HEAL: usize = 8;
const STEER: usize = 9;
const PASS: usize = 10;
const GO: usize = 11;

const PHASES: usize = 18;
/// What is said of a donut: its card, its cubes, the points it is worth, whether it is stale, its space.
const DONUT: usize = 5;
const MOST: i16 = 9_999;

/// How many there are of what a table has.
struct Sizes {
    cards: usize,
    specials: usize,
    discs: usize,
    spaces: usize,
    draw: usize,
}

impl Sizes {
    #[inline]
    fn of(book: Book<BadDay>) -> Self {
        let rules = &book.rules;
        let cards = rules.all_cards.count_ones() as usize;
        Sizes {
            cards,
            specials: cards - usize::from(rules.donuts),
            discs: rules.all_discs.count_ones() as usize,
            spaces: rules.board.spaces().into(),
            draw: rules.draw.into(),
        }
    }
}

impl Numbers for BadDay {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let Sizes { specials, discs, spaces, draw, .. } = Sizes::of(book);
        Menu::new([
            ("bake", [draw, 1, 1]),
            ("bake_none", [1, 1, 1]),
            ("roll", [1, 1, 1]),
            ("skip", [1, 1, 1]),
            ("move", [discs, spaces, 1]),
            ("stop", [1, 1, 1]),
            ("fight", [spaces, 1, 1]),
            ("use", [specials, 1, 1]),
            ("heal", [specials, discs, 1]),
            ("steer", [specials, DIRS.len(), 1]),
            ("pass", [1, 1, 1]),
            ("go", [DIRS.len(), 1, 1]),
        ])
    }

    #[inline]
    fn action_id(view: &View, menu: &Menu, action: Action) -> usize {
        let special = |card: Card| view.book.rules.special(card).expect("a special is used");
        match action {
            Action::Bake(card) => menu.id(BAKE, [(view.hand & (card.bit() - 1)).count_ones() as usize, 0, 0]),
            Action::BakeNone => menu.id(BAKE_NONE, [0; 3]),
            Action::Roll => menu.id(ROLL, [0; 3]),
            Action::Skip => menu.id(SKIP, [0; 3]),
            Action::Move(disc, to) => menu.id(MOVE, [disc.index(), to.index(), 0]),
            Action::Stop => menu.id(STOP, [0; 3]),
            Action::Fight(space) => menu.id(FIGHT, [space.index(), 0, 0]),
            Action::Use(card) => menu.id(USE, [special(card), 0, 0]),
            Action::Heal(card, disc) => menu.id(HEAL, [special(card), disc.index(), 0]),
            Action::Steer(card, dir) => menu.id(STEER, [special(card), dir as usize, 0]),
            Action::Pass => menu.id(PASS, [0; 3]),
            Action::Go(dir) => menu.id(GO, [dir as usize, 0, 0]),
        }
    }

    #[inline]
    fn action_at(view: &View, group: usize, [first, second, _]: Place) -> Option<Action> {
        let special = || view.book.rules.special_card(first as u8);
        Some(match group {
            BAKE if first < view.hand.count_ones() as usize => {
                Action::Bake(Card(nth_one(view.hand, first as u32) as u8))
            }
            BAKE_NONE => Action::BakeNone,
            ROLL => Action::Roll,
            SKIP => Action::Skip,
            MOVE => Action::Move(Disc(first as u8), Space(second as u8)),
            STOP => Action::Stop,
            FIGHT => Action::Fight(Space(first as u8)),
            USE => Action::Use(special()),
            HEAL => Action::Heal(special(), Disc(second as u8)),
            STEER => Action::Steer(special(), DIRS[second]),
            PASS => Action::Pass,
            GO => Action::Go(DIRS[first]),
            _ => return None,
        })
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        let (table, rules) = (&view.table, &view.book.rules);
        let Sizes { cards, specials, discs, spaces, draw } = Sizes::of(view.book);
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let n = order.count();

        out.one_of("phase", PHASES, Some(table.phase as usize));
        out.one_of("due", n, view.due().first().map(|seat| order.distance(seat)));
        out.one_of("active", n, Some(order.distance(table.active)));
        out.number("turn", table.turn, 0..=MOST);
        out.number("idle_turns", table.idle, 0..=MOST);
        out.flag("eliminated_this_turn", table.eliminated_this_turn);
        out.number("supply", table.supply, 0..=MOST);
        set(out, "hand", view.hand, cards);
        let slots = out.part("slots", &[draw], 0..=cards as i16);
        for (slot, card) in slots.iter_mut().zip(ones(view.hand)) {
            *slot = i16::from(card) + 1;
        }
        out.number("hidden_cards", view.hidden, 0..=MOST);
        set(out, "unseen", view.unseen, cards);
        set(out, "discard", table.discard, cards);
        set(out, "removed", table.removed, cards);
        set(out, "set_aside", table.set_aside, cards);

        let points = out.part("points", &[n], 0..=255);
        let held = out.part("specials", &[n, specials], 0..=99);
        let donuts = out.part("donuts", &[n, discs, DONUT], 0..=255);
        let kitchens = out.part("kitchens", &[n, spaces], 0..=1);
        let cubes = out.part("cubes", &[n, spaces], 0..=255);
        for (i, seat) in order.seats().enumerate() {
            let at = seat.index();
            points[i] = table.points[at].into();
            kitchens[i * spaces + rules.board.kitchen[at].index()] = 1;
            for special in ones(table.held[at].into()).map(usize::from) {
                held[i * specials + special] = table.counters[special].into();
            }
            for fighter in table.donuts(seat) {
                let (card, space) = (table.card_of(fighter), table.space_of(fighter));
                let left = i16::from(table.cubes_of(fighter));
                let row = &mut donuts[(i * discs + fighter.disc.index()) * DONUT..][..DONUT];
                row[0] = card.index() as i16 + 1;
                row[1] = left;
                row[2] = rules.points[card.index()].into();
                row[3] = table.is_stale(rules, fighter).into();
                row[4] = if space.0 == NOWHERE { 0 } else { space.index() as i16 + 1 };
                cubes[i * spaces + space.index()] = left;
            }
        }

        out.number("pool", table.pool, 0..=MOST);
        set(out, "locked", table.locked.into(), discs);
        set(out, "moved", table.moved.0.into(), discs);
        let pending = out.part("pending", &[spaces], 0..=discs as i16);
        for (number, space) in (1..).zip(table.pending.iter()) {
            pending[space.index()] = number;
        }

        // The fight: the donut that moved in, then the one that was there.
        let fight = table.fight.as_ref();
        out.flag("fighting", fight.is_some());
        let sides = out.part("fight_seats", &[2, n], 0..=1);
        let fighters = out.part("fight_discs", &[2, discs], 0..=1);
        let extra = out.part("extra_dice", &[2], 0..=255);
        let dice = out.part("dice", &[2, FACES.into()], 0..=99);
        let to_roll = out.part("to_roll", &[2], 0..=1);
        let losing = out.part("losing", &[2], 0..=1);
        let used = out.part("used", &[specials], 0..=1);
        let damage = out.part("damage", &[1], 0..=MOST);
        let Some(fight) = fight else { return };
        for (side, Fighter { seat, disc }) in fight.sides.into_iter().enumerate() {
            sides[side * n + order.distance(seat)] = 1;
            fighters[side * discs + disc.index()] = 1;
            extra[side] = fight.extra[side].into();
            for face in 1..=FACES {
                dice[side * usize::from(FACES) + usize::from(face) - 1] =
                    fight.dice[side].showing(face) as i16;
            }
            to_roll[side] = (fight.to_roll >> side & 1).into();
            losing[side] = (usize::from(fight.loser) == side).into();
        }
        for special in ones(fight.used.into()) {
            used[usize::from(special)] = 1;
        }
        damage[0] = fight.damage.min(MOST as u16) as i16;
    }
}

/// The members of a set, one number each.
fn set(out: &mut Observation<'_>, name: &'static str, set: u64, n: usize) {
    let part = out.part(name, &[n], 0..=1);
    for member in ones(set) {
        part[usize::from(member)] = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Phase;
    use super::*;

    #[test]
    fn phases_have_a_number_each() {
        assert_eq!(Phase::Over as usize + 1, PHASES);
    }
}
