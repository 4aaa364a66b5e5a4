//! What JSON has of a view.

use serde::{Deserialize, Serialize};
use tabletop::{Book, Game, Seat, SeatSet, Viewer};

use super::board::ones;
use super::notation::{CardNames, parse_card, parse_disc, parse_space, parse_special};
use super::odds::Odds;
use super::view::View;
use super::{BadDay, Card, CardSet, Dice, Disc, Fight, Fighter, MAX_DISCS, Phase, Table};

/// The view as JSON has it: cards, spaces and dice as in notation, discs counted from 1. `asked`, `idle_limit`, `goal`,
/// `rings`, `spokes`, `kitchens`, `bag`, `stale`, `dice_due` and `odds` follow from the rest.
#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
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

#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
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

#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "DonutView"))]
#[serde(deny_unknown_fields)]
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

#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SpecialView"))]
#[serde(deny_unknown_fields)]
struct SpecialShape {
    /// Its card.
    card: String,
    /// Counters left on it.
    counters: u8,
}

#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FightView"))]
#[serde(deny_unknown_fields)]
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

#[derive(PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SideView"))]
#[serde(deny_unknown_fields)]
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

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble.
    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let mut table = Table::new(&book.rules);
        table.phase = shape.phase;
        table.active = shape.active;
        table.turn = shape.turn;
        table.idle = shape.idle;
        table.eliminated_this_turn = shape.eliminated_this_turn;
        table.supply = shape.supply;
        table.pool = shape.pool;
        table.discard = read_cards(book, &shape.discard)?;
        table.removed = read_cards(book, &shape.removed)?;
        table.set_aside = read_cards(book, &shape.set_aside)?;
        table.shown = read_cards(book, &shape.shown)?;
        if shape.seats.len() != book.seats.get() {
            return Err("its seats do not fit the rule book it names".into());
        }
        for (seat, said) in book.seats.seats().zip(&shape.seats) {
            read_seat(book, &mut table, seat, said)?;
        }
        for disc in &shape.locked {
            table.locked |= 1 << read_disc(book, *disc)?.0;
        }
        for disc in &shape.moved {
            table.moved.0 |= 1 << read_disc(book, *disc)?.0;
        }
        if shape.pending.len() > MAX_DISCS {
            return Err("too many fights wait".into());
        }
        for space in &shape.pending {
            table.pending.push(parse_space(book, space).map_err(|e| e.to_string())?);
        }
        table.fight = shape.fight.as_ref().map(|fight| read_fight(book, fight)).transpose()?;
        let view = View {
            book,
            viewer: shape.viewer,
            table,
            hand: read_cards(book, &shape.hand)?,
            hidden: shape.hidden,
            unseen: read_cards(book, &shape.unseen)?,
        };
        let candidates = view.unseen & book.rules.donut_cards;
        if u32::from(view.hidden) > candidates.count_ones().min(book.rules.draw.into()) {
            return Err("more cards are hidden in hand than there can be".into());
        }
        if shape.viewer.seat().is_some_and(|seat| !book.seats.contains(seat)) {
            return Err("its viewer does not sit at this table".into());
        }
        BadDay::determinize(&view, &mut tabletop::fast_rng(0, 0)).check().map_err(|e| e.to_string())?;
        if Shape::from(view.clone()) == shape {
            Ok(view)
        } else {
            Err("its parts contradict each other".into())
        }
    }
}

fn read_cards(book: Book<BadDay>, ids: &[String]) -> Result<CardSet, String> {
    let card = |id: &String| parse_card(book, id).map_err(|e| e.to_string());
    ids.iter().try_fold(0, |set, id| Ok(set | card(id)?.bit()))
}

fn read_disc(book: Book<BadDay>, number: u8) -> Result<Disc, String> {
    parse_disc(book, &number.to_string()).map_err(|e| e.to_string())
}

fn read_special(book: Book<BadDay>, id: &str) -> Result<usize, String> {
    let card = parse_special(book, id).map_err(|e| e.to_string())?;
    book.rules.special(card).ok_or_else(|| format!("{id} is not a special"))
}

fn read_seat(book: Book<BadDay>, table: &mut Table, seat: Seat, said: &SeatShape) -> Result<(), String> {
    let i = seat.index();
    table.points[i] = said.points;
    table.scored[i] = read_cards(book, &said.scored)?;
    for donut in &said.donuts {
        let fighter = Fighter { seat, disc: read_disc(book, donut.disc)? };
        let card = parse_card(book, &donut.card).map_err(|e| e.to_string())?;
        let space = parse_space(book, &donut.space).map_err(|e| e.to_string())?;
        table.set_donut(fighter, card, donut.cubes, space);
    }
    for special in &said.specials {
        let number = read_special(book, &special.card)?;
        table.held[i] |= 1 << number;
        table.counters[number] = special.counters;
    }
    Ok(())
}

fn read_fight(book: Book<BadDay>, said: &FightShape) -> Result<Fight, String> {
    let dice = |text: &str| match text {
        "" => Ok(Dice::NONE),
        text => Dice::parse(text).ok_or_else(|| format!("'{text}' is not a roll")),
    };
    let sides = [&said.entering, &said.resident];
    let fighter = |side: &SideShape| {
        if !book.seats.contains(side.seat) {
            return Err("a fighter's seat does not exist".to_string());
        }
        Ok(Fighter { seat: side.seat, disc: read_disc(book, side.disc)? })
    };
    let mut fight = Fight::between(fighter(sides[0])?, fighter(sides[1])?);
    for (i, side) in sides.into_iter().enumerate() {
        fight.extra[i] = side.extra;
        fight.dice[i] = dice(&side.dice)?;
        fight.to_roll |= u8::from(side.to_roll) << i;
    }
    for id in &said.used {
        fight.used |= 1 << read_special(book, id)?;
    }
    fight.loser = said.loser;
    fight.damage = said.damage;
    Ok(fight)
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
