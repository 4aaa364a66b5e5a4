//! What JSON has of a view.

#[cfg(feature = "testing")]
mod read_back;

use serde::Serialize;
use tabletop::{Book, Seat, SeatSet, Viewer};

use super::board::ones;
use super::notation::CardNames;
use super::odds::Odds;
use super::view::View;
use super::{BadDay, Card, CardSet, Fight, Phase};

/// The view as JSON has it: cards, spaces and dice as in notation, discs counted from 1. `asked`, `idle_limit`, `goal`,
/// `rings`, `spokes`, `kitchens`, `bag`, `stale`, `dice_due` and `odds` follow from the rest.
#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub(super) struct Shape {
    /// The rules of the table.
    book: Book<BadDay>,
    /// Whose view this is.
    viewer: Viewer,
    /// What the game waits for.
    phase: Phase,
    /// Who must choose now.
    asked: SeatSet,
    /// Whose turn it is.
    active: Seat,
    /// Turns begun.
    turn: u32,
    /// Completed turns since the last one with an elimination.
    idle: u16,
    /// So many of them end the game; 0 for never.
    idle_limit: u16,
    /// Whether a donut was eliminated in this turn.
    eliminated_this_turn: bool,
    /// Points that win the game.
    goal: u8,
    /// Rings of the board; ring 1 is the innermost.
    rings: u8,
    /// Spaces of each ring; spoke 0 is at the top, and spokes grow clockwise.
    spokes: u8,
    /// The kitchen of each seat: `4.0` is ring 4, spoke 0.
    kitchens: Vec<String>,
    /// Cubes nobody has.
    supply: u16,
    /// The seats in order.
    seats: Vec<SeatShape>,
    /// Cards left in the bag.
    bag: u32,
    /// The bag and the hidden cards in hand together.
    unseen: Vec<String>,
    /// The discards.
    discard: Vec<String>,
    /// Cards out of the game.
    removed: Vec<String>,
    /// Specials drawn this turn that got no counter.
    set_aside: Vec<String>,
    /// Cards in the active seat's hand that the viewer knows.
    hand: Vec<String>,
    /// Cards in that hand that everybody knows.
    shown: Vec<String>,
    /// How many more cards are in that hand.
    hidden: u8,
    /// Movement points left.
    pool: u16,
    /// Discs of the active seat that have moved into a fight.
    locked: Vec<u8>,
    /// Discs of the active seat that have moved in this turn.
    #[serde(default)]
    moved: Vec<u8>,
    /// The spaces where fights wait, in the order in which they arose.
    pending: Vec<String>,
    /// The fight that is being fought.
    fight: Option<FightShape>,
}

#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
struct SeatShape {
    /// Its points.
    points: u8,
    /// The donuts it has eliminated.
    scored: Vec<String>,
    /// Its donuts on the board.
    donuts: Vec<DonutShape>,
    /// The specials before it.
    specials: Vec<SpecialShape>,
}

#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "DonutView"))]
struct DonutShape {
    /// The number of its disc, counted from 1.
    disc: u8,
    /// Its card.
    card: String,
    /// Its cubes.
    cubes: u8,
    /// Where it is: `4.0` is ring 4, spoke 0.
    space: String,
    /// Whether it has become stale.
    stale: bool,
}

#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SpecialView"))]
struct SpecialShape {
    /// Its card.
    card: String,
    /// Counters left on it.
    counters: u8,
}

#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FightView"))]
struct FightShape {
    /// Where they fight.
    space: String,
    /// The donut that moved in.
    entering: SideShape,
    /// The donut that was there.
    resident: SideShape,
    /// Specials that have given their counter of this round.
    used: Vec<String>,
    /// The side that is losing once both have rolled: 0 is the entering one, 1 the resident.
    loser: u8,
    /// The cubes the loser is to lose, once the roll is final.
    damage: u16,
}

#[derive(PartialEq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SideView"))]
struct SideShape {
    /// Whose donut.
    seat: Seat,
    /// Its disc.
    disc: u8,
    /// Dice added for this round.
    extra: u8,
    /// The dice as they lie, the best first: `63`; empty before the roll.
    dice: String,
    /// How many dice the side rolls in this round.
    dice_due: u8,
    /// Whether it has to roll.
    to_roll: bool,
    /// Its chances in this round as long as nobody has rolled, if nobody spends another counter.
    odds: Option<Odds>,
}

impl From<View> for Shape {
    fn from(view: View) -> Shape {
        let (book, table) = (view.book, &view.table);
        let board = &book.rules.board;
        let id = |card: Card| book.card_id(card).to_string();
        let ids = |cards: CardSet| ones(cards).map(|card| id(Card(card))).collect::<Vec<_>>();
        let space = |space| board.name(space).to_string();
        let seat_shape = |seat: Seat| SeatShape {
            points: table.points[seat.index()],
            scored: ids(table.scored[seat.index()]),
            donuts: table
                .donuts(seat)
                .map(|fighter| DonutShape {
                    disc: fighter.disc.0 + 1,
                    card: id(table.card_of(fighter)),
                    cubes: table.cubes_of(fighter),
                    space: space(table.space_of(fighter)),
                    stale: table.is_stale(&book.rules, fighter),
                })
                .collect(),
            specials: ones(table.held[seat.index()].into())
                .map(|special| SpecialShape {
                    card: id(book.rules.special_card(special)),
                    counters: table.counters[usize::from(special)],
                })
                .collect(),
        };
        let fight_shape = |fight: &Fight| {
            let odds = table.odds(&book.rules, fight);
            let side = |i: usize| SideShape {
                seat: fight.sides[i].seat,
                disc: fight.sides[i].disc.0 + 1,
                extra: fight.extra[i],
                dice: fight.dice[i].to_string(),
                dice_due: table.base_dice(&book.rules, fight.sides[i]) + fight.extra[i],
                to_roll: fight.to_roll & 1 << i != 0,
                odds: odds.map(|odds| odds[i]),
            };
            FightShape {
                space: space(table.space_of(fight.sides[0])),
                entering: side(0),
                resident: side(1),
                used: ones(fight.used.into()).map(|special| id(book.rules.special_card(special))).collect(),
                loser: fight.loser,
                damage: fight.damage,
            }
        };
        Shape {
            asked: view.due(),
            idle_limit: book.rules.idle_limit,
            goal: book.rules.goal,
            rings: board.rings,
            spokes: board.spokes,
            kitchens: book.seats.seats().map(|seat| space(board.kitchen[seat.index()])).collect(),
            seats: book.seats.seats().map(seat_shape).collect(),
            bag: view.bag_cards(),
            unseen: ids(view.unseen),
            discard: ids(table.discard),
            removed: ids(table.removed),
            set_aside: ids(table.set_aside),
            hand: ids(view.hand),
            shown: ids(table.shown),
            locked: ones(table.locked.into()).map(|disc| disc + 1).collect(),
            moved: ones(table.moved.0.into()).map(|disc| disc + 1).collect(),
            pending: table.pending.iter().map(space).collect(),
            fight: table.fight.as_ref().map(fight_shape),
            book,
            viewer: view.viewer,
            phase: table.phase,
            active: table.active,
            turn: table.turn,
            idle: table.idle,
            eliminated_this_turn: table.eliminated_this_turn,
            supply: table.supply,
            hidden: view.hidden,
            pool: table.pool,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::edition::Bakery;
    use super::super::{Event, Offer};
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<BadDay, Shape, Bakery, Event, Offer>();
    }
}
