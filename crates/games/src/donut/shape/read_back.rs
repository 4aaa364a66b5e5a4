//! Views read back from JSON. Only tests need this.

use serde::{Deserialize, Deserializer, de};
use tabletop::{MAX_SEATS, Seat, SeatSet};

use super::super::card_set::Cards;
use super::super::cards::{Card, Face};
use super::super::notation::{parse_card, parse_flavour};
use super::super::table::{NO_PLAIN, Plays, Sale, Status, Table};
use super::super::view::View;
use super::{SeatShape, Shape};

impl TryFrom<Shape> for View {
    type Error = String;

    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let card = |text: &String| parse_card(book, text).map_err(|e| e.to_string());
        let flavour = |text: &String| parse_flavour(book, text).map_err(|e| e.to_string());
        let cards = |texts: &[String]| texts.iter().map(card).collect::<Result<Cards, _>>();
        let mut plays = Plays::default();
        for play in shape.sales.iter().flat_map(|sale| &sale.plays) {
            let (card, flavour) = (card(&play.card)?, flavour(&play.r#as)?);
            plays.push(Face::natural(card).unwrap_or(Face::plain_as(flavour)));
        }
        let first_player = shape.first_player.unwrap_or(Seat::new(0));
        let seats = |f: fn(&SeatShape) -> bool| -> SeatSet {
            book.seats.seats().filter(|seat| f(&shape.seats[seat.index()])).collect()
        };
        let mut table = Table {
            fame: each(&shape.seats, |seat| seat.fame),
            reviews: each(&shape.seats, |seat| seat.reviews),
            tokens: each(&shape.seats, |seat| seat.tokens),
            round: shape.round,
            first_player,
            phase: shape.phase,
            actor: shape.actor.unwrap_or(first_player),
            left: shape.left,
            flip: shape.flip.as_ref().map(card).transpose()?,
            flip_at: shape.flip_at,
            revealed: cards(&shape.revealed)?,
            trending: shape.trending.as_ref().map(flavour).transpose()?,
            rush: shape.rush,
            ins: seats(|seat| seat.status != Status::Out),
            answered: seats(|seat| seat.status != Status::NotAsked),
            changed: seats(|seat| seat.exchanged.is_some()),
            exchanged: each(&shape.seats, |seat| seat.exchanged.unwrap_or(0)),
            sales: each(&shape.seats, |seat| seat.sales),
            sales_played: 0,
            voids: [0; MAX_SEATS],
            sale: Sale::led_by(first_player),
            plays,
        };
        for (marks, seat) in table.voids.iter_mut().zip(&shape.seats) {
            for text in &seat.voids {
                *marks |=
                    if parse_card(book, text) == Ok(Card::PLAIN) { NO_PLAIN } else { flavour(text)?.bit() };
            }
        }
        Ok(View {
            book,
            viewer: shape.viewer,
            // Playing the cards again gives the rest.
            table: table.replayed(&book.rules),
            hand_sizes: each(&shape.seats, |seat| seat.cards),
            bag_cards: shape.bag,
            hand: cards(&shape.hand)?,
            discards: cards(&shape.discards)?,
        })
    }
}

fn each<T: Copy + Default>(seats: &[SeatShape], f: impl Fn(&SeatShape) -> T) -> [T; MAX_SEATS] {
    std::array::from_fn(|i| seats.get(i).map_or(T::default(), &f))
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Cards = cards.iter().copied().collect();
        if set.len() == cards.len() { Ok(set) } else { Err(de::Error::custom("a card is there too often")) }
    }
}
