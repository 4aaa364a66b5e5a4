//! What happened, in words.

use std::collections::BTreeMap;

use tabletop::{Arg, Phrase, say};

use super::board::Facing;
use super::naming::{
    customer_name, directions, dollar_tiles, donut_name, halves_of, kind_name, last_square, mood, of_types,
    order, over, place_name, starter_shows, yes,
};
use super::notation::{ThisBook, find_starter, parse_customer, parse_kind, parse_tile};
use super::{Donut, End, Event, Kind, Placement, WORDS};

/// The sentence for an event, if it deserves one.
pub(super) fn say_event(book: ThisBook, event: &Event) -> Option<Phrase> {
    let customer_of = |id: &str| parse_customer(book, id).ok();
    Some(match *event {
        Event::StartersDue { .. } | Event::Slid { .. } | Event::Turn { .. } | Event::IdleRound { .. } => {
            return None;
        }
        Event::Begins { seat } => say!(WORDS, "begins", who: seat),
        Event::StarterLaid { seat, mats, starter, at, facing, .. } => {
            let (every, which) = (yes(mats.len() > 1), find_starter(book, starter)?);
            let (shows, halves) = (starter_shows(book, which), directions(book, which, facing));
            say!(WORDS, "started", who: seat, every: every, shows: shows, at: at.to_string(), halves: halves)
        }
        Event::Stocked { tile, .. } => {
            // A strip is told by how much it has of what; the menu and the board say where.
            let counts = halves_of(book, parse_tile(book, tile).ok()?);
            let n: u8 = counts.iter().sum();
            say!(WORDS, "stocked", n: n, halves: Arg::all(of_types(book, &counts)))
        }
        Event::Queued { customer: id, .. } => {
            let customer = customer_of(id)?;
            let (name, place) = (customer_name(book, customer), place_name(book, customer));
            say!(WORDS, "queued", customer: name, place: place)
        }
        Event::BoughtNothing { seat } => say!(WORDS, "bought-nothing", who: seat),
        Event::Bought { seat, price, .. } => say!(WORDS, "bought", who: seat, price: price),
        Event::Paid { seat, ref tiles, .. } => {
            say!(WORDS, "paid", who: seat, tiles: dollar_tiles(book, in_order(book, tiles)))
        }
        Event::Laid { seat, at, facing, on_mat, .. } => {
            let placement = Placement { at, facing, on_mat };
            say!(
                WORDS,
                "laid",
                who: seat,
                n: on_mat,
                from: at.to_string(),
                to: last_square(placement),
                over: over(placement),
                facing: facing.word()
            )
        }
        Event::LaidAside { seat, .. } => say!(WORDS, "laid-aside", who: seat),
        Event::Perfect { seat, donut, token: true, .. } => {
            say!(WORDS, "perfect", donut: called(book, donut)?, who: seat)
        }
        Event::Perfect { donut, token: false, .. } => {
            say!(WORDS, "perfect-no-token", donut: called(book, donut)?)
        }
        Event::Mismatched { donut, other, pays, .. } => {
            say!(WORDS, "mismatched", one: called(book, donut)?, other: called(book, other)?, pays: pays)
        }
        Event::Short { missing, .. } => say!(WORDS, "short", n: missing),
        Event::Drew { seat, dollar, .. } => {
            say!(WORDS, "drew", who: seat, kind: kind_name(book, parse_kind(book, dollar).ok()?))
        }
        Event::PutNothing { seat } => say!(WORDS, "put-none", who: seat),
        Event::Put { seat, dollar, at, facing, .. } => {
            let kind = parse_kind(book, dollar).ok()?;
            let (half, name, at) = (yes(facing.is_some()), kind_name(book, kind), at.to_string());
            let facing = facing.map_or("none", Facing::word);
            say!(WORDS, "was-put", who: seat, half: half, kind: name, at: at, facing: facing)
        }
        Event::ServedNobody { seat } => say!(WORDS, "served-nobody", who: seat),
        Event::Served { seat, customer: id, level, worth, .. } => {
            let customer = customer_of(id)?;
            say!(
                WORDS,
                "served",
                who: seat,
                customer: customer_name(book, customer),
                level: level,
                mood: mood(book, level),
                tokens: order(book, customer, level),
                points: worth
            )
        }
        Event::Cleared { .. } => say!(WORDS, "cleared"),
        Event::WentHome { customer: id, .. } => {
            let customer = customer_of(id)?;
            let (name, place) = (customer_name(book, customer), place_name(book, customer));
            say!(WORDS, "went-home", customer: name, place: place)
        }
        Event::MatFull { seat } if book.rules.solo => say!(WORDS, "mat-full", who: seat),
        Event::MatFull { seat } => say!(WORDS, "last-round", who: seat),
        Event::Over { end: End::Full, .. } => say!(WORDS, "over-full"),
        Event::Over { end: End::Supply, .. } => say!(WORDS, "over-supply"),
        Event::Over { end: End::Idle, .. } => say!(WORDS, "over-idle", n: book.rules.idle_rounds),
        Event::Rated { points, rating, .. } => {
            say!(WORDS, "rated", points: points, rating: Arg::data(rating?))
        }
    })
}

/// The name of the type of donut with this letter.
fn called(book: ThisBook, code: char) -> Option<Arg> {
    let i = book.edition.parts.types.iter().position(|donut| donut.code == code)?;
    Some(donut_name(book, Donut(i as u8)))
}

/// Dollar tiles in the order of the edition.
fn in_order(book: ThisBook, tiles: &BTreeMap<&str, u8>) -> impl Iterator<Item = (Kind, u8)> {
    let kinds = book.edition.parts.kinds.iter().zip(0..);
    kinds.filter_map(|(row, i)| tiles.get(row.id.as_str()).map(|n| (Kind(i), *n)))
}
