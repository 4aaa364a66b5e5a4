//! Views read back from JSON. Only tests need this.

use serde::{Deserialize, Deserializer, de};
use tabletop::{Game, MAX_SEATS, Seat, SeatSet, Viewer};

use super::super::card_set::Cards;
use super::super::cards::{Card, Face};
use super::super::notation::{parse_card, parse_flavour};
use super::super::table::{MAX_PLAYS, NO_PLAIN, Plays, Sale, Status, Table};
use super::super::view::View;
use super::{SeatShape, Shape, sales};

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble.
    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let card = |text: &String| parse_card(book, text).map_err(|e| e.to_string());
        let flavour = |text: &String| parse_flavour(book, text).map_err(|e| e.to_string());
        let cards = |texts: &[String]| {
            let list = texts.iter().map(card).collect::<Result<Vec<_>, _>>()?;
            let set: Cards = list.iter().copied().collect();
            if set.len() == list.len() { Ok(set) } else { Err("a card is there too often".to_string()) }
        };
        let mut plays = Plays::default();
        let all_plays = shape.sales.iter().flat_map(|sale| &sale.plays);
        if all_plays.clone().count() > MAX_PLAYS || shape.seats.len() != book.seats.get() {
            return Err("its lists do not fit the rule book it names".into());
        }
        for play in all_plays {
            let (card, flavour) = (card(&play.card)?, flavour(&play.r#as)?);
            let face = Face::natural(card).unwrap_or(Face::plain_as(flavour));
            if face.flavour() != flavour {
                return Err(format!("{} does not count as {}", play.card, play.r#as));
            }
            plays.push(face);
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
        // Replaying the cards gives the rest; what was said of it is compared below.
        let said = (table.sales, table.voids, table.flip_at);
        table = table.replayed(&book.rules);
        if said != (table.sales, table.voids, table.flip_at) || sales(book, &table) != shape.sales {
            return Err("the sales do not follow from the cards played".into());
        }
        let view = View {
            book,
            viewer: shape.viewer,
            table,
            hand_sizes: each(&shape.seats, |seat| seat.cards),
            bag_cards: shape.bag,
            hand: cards(&shape.hand)?,
            discards: cards(&shape.discards)?,
        };
        if shape.viewer.seat().is_some_and(|seat| !book.seats.contains(seat)) {
            return Err("its viewer does not sit at this table".into());
        }
        view.check()?;
        Ok(view)
    }
}

impl View {
    /// Whether the numbers of cards add up and the sampled states are sound.
    fn check(&self) -> Result<(), String> {
        let game = self.try_sample(&mut tabletop::fast_rng(0, 0))?;
        game.validate().map_err(|e| e.to_string())?;
        let again = game.view(self.viewer);
        let own = self.viewer != Viewer::Spectator || self.hand.is_empty() && self.discards.is_empty();
        if again == *self && own { Ok(()) } else { Err("its numbers of cards do not add up".into()) }
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

#[cfg(test)]
mod tests {
    use tabletop::{Book, SeatCount};

    use super::super::super::Donut;
    use super::*;

    #[test]
    fn a_forged_view_is_refused() {
        let game = Donut::new(Book::standard(SeatCount::new(3).unwrap()).unwrap());
        let text = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
        assert!(serde_json::from_str::<View>(&text).is_ok());
        for (from, to) in [
            ("\"bag\":54", "\"bag\":53"),
            ("\"hand\":[]", "\"hand\":[\"c7\"]"),
            ("\"hand\":[]", "\"hand\":[\"c77\"]"),
            ("\"tokens\":2", "\"tokens\":3"),
            ("\"cards\":0", "\"cards\":9"),
            ("\"phase\":\"first\"", "\"phase\":\"sale\""),
            ("\"viewer\":\"spectator\"", "\"viewer\":{\"seat\":5}"),
            ("\"voids\":[]", "\"voids\":[\"m\"]"),
        ] {
            assert!(text.contains(from), "{from} in {text}");
            let forged = text.replacen(from, to, 1);
            assert!(serde_json::from_str::<View>(&forged).is_err(), "{to}");
        }
    }

    #[test]
    fn a_forged_sale_is_refused() {
        let mut game = Donut::new(Book::standard(SeatCount::new(2).unwrap()).unwrap());
        let deals = "x.deal:c1 x.deal:c2 x.deal:c3 x.deal:c4 x.deal:p x.deal:m1 x.deal:m2 x.deal:m3 x.deal:m4 x.deal:m5";
        for step in format!("x.first:1 x.flip:s12 {deals} 2.keep 1.keep 1.m5 2.p@s").split_whitespace() {
            game.apply(tabletop::parse_step::<Donut>(game.book, step).unwrap()).unwrap();
        }
        let text = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
        assert!(serde_json::from_str::<View>(&text).is_ok());
        for (from, to) in [
            ("\"winner\":2", "\"winner\":1"),
            ("\"best\":2", "\"best\":1"),
            ("\"why\":\"trending\"", "\"why\":\"highest_led\""),
            ("\"second\":1", "\"second\":null"),
        ] {
            assert!(text.contains(from), "{from} in {text}");
            assert!(serde_json::from_str::<View>(&text.replacen(from, to, 1)).is_err(), "{to}");
        }
    }
}
