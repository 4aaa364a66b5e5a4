//! Views read back from JSON. Only tests need this.

use tabletop::{Book, Seat};

use super::super::notation::{parse_card, parse_disc, parse_space, parse_special};
use super::super::view::View;
use super::super::{BadDay, CardSet, Dice, Disc, Fight, Fighter, Table};
use super::{FightShape, SeatShape, Shape, SideShape};

impl TryFrom<Shape> for View {
    type Error = String;

    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let mut table = Table {
            phase: shape.phase,
            active: shape.active,
            turn: shape.turn,
            idle: shape.idle,
            eliminated_this_turn: shape.eliminated_this_turn,
            supply: shape.supply,
            pool: shape.pool,
            discard: read_cards(book, &shape.discard)?,
            removed: read_cards(book, &shape.removed)?,
            set_aside: read_cards(book, &shape.set_aside)?,
            shown: read_cards(book, &shape.shown)?,
            ..Table::new(&book.rules)
        };
        for (seat, said) in book.seats.seats().zip(&shape.seats) {
            read_seat(book, &mut table, seat, said)?;
        }
        for disc in &shape.locked {
            table.locked |= 1 << read_disc(book, *disc)?.0;
        }
        for disc in &shape.moved {
            table.moved.0 |= 1 << read_disc(book, *disc)?.0;
        }
        for space in &shape.pending {
            table.pending.push(parse_space(book, space).map_err(|e| e.to_string())?);
        }
        table.fight = shape.fight.as_ref().map(|fight| read_fight(book, fight)).transpose()?;
        Ok(View {
            book,
            viewer: shape.viewer,
            table,
            hand: read_cards(book, &shape.hand)?,
            hidden: shape.hidden,
            unseen: read_cards(book, &shape.unseen)?,
        })
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
    let fighter = |side: &SideShape| -> Result<Fighter, String> {
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
