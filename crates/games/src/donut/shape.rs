//! What JSON has of a view, and of a table at the end of a round.

use serde::{Deserialize, Serialize};
use tabletop::{Book, MAX_SEATS, Seat, SeatSet, Viewer};

use super::Donut;
use super::card_set::Cards;
use super::cards::{Card, Face};
use super::notation::{card_text, flavour_code, parse_card, parse_flavour, void_texts};
use super::sales::{PlayedSale, Reason};
use super::table::{FlipAt, MAX_PLAYS, NO_PLAIN, Phase, Plays, Sale, Status, Table};
use super::view::View;

/// The view as JSON has it. Cards are written as in notation.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
pub(super) struct Shape {
    /// The rules of the table.
    book: Book<Donut>,
    /// Whose view this is.
    viewer: Viewer,
    /// Rounds begun.
    round: u16,
    /// The First Player, once it is known.
    first_player: Option<Seat>,
    /// Where the game stands.
    phase: Phase,
    /// Who must act, or gets the next card.
    actor: Option<Seat>,
    /// Cards the actor is still to get, or bonuses still to come.
    left: u8,
    /// The card that was flipped.
    flip: Option<String>,
    /// Where it is.
    flip_at: FlipAt,
    /// Cards revealed because a plain was flipped.
    revealed: Vec<String>,
    /// The letter of the trending flavour.
    trending: Option<String>,
    /// Whether nobody may sit out.
    rush: bool,
    /// The seats in order.
    seats: Vec<SeatShape>,
    /// The sales of this round, the last one perhaps under way.
    sales: Vec<SaleShape>,
    /// Cards left in the bag.
    bag: u8,
    /// The viewer's cards.
    hand: Vec<String>,
    /// What the viewer has discarded in this round.
    discards: Vec<String>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
pub struct SeatShape {
    /// Its fame.
    pub fame: i16,
    /// Its Bad Reviews.
    pub reviews: u8,
    /// Its Back in 5 tokens.
    pub tokens: u8,
    /// Whether it takes part in the round.
    pub status: Status,
    /// Cards in its hand.
    pub cards: u8,
    /// How many cards it has exchanged; nothing before it had the chance.
    pub exchanged: Option<u8>,
    /// Sales it has won in this round.
    pub sales: u8,
    /// Flavours it has shown to lack; the plain too, where a rule shows that.
    pub voids: Vec<String>,
}

/// A sale, perhaps under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SaleView"))]
#[serde(deny_unknown_fields)]
pub struct SaleShape {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order they were played.
    pub plays: Vec<PlayShape>,
    /// Who won it, once it is complete.
    pub winner: Option<Seat>,
    /// Whose card is the best of them: who is winning so far, or has won.
    pub best: Seat,
    /// Why it is.
    pub why: Reason,
    /// Whose card is the next best; nobody's if no other card can win.
    pub second: Option<Seat>,
}

/// A card in a sale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayView"))]
#[serde(deny_unknown_fields)]
pub struct PlayShape {
    /// Who played.
    pub seat: Seat,
    /// The card.
    pub card: String,
    /// The flavour it counts as.
    pub r#as: String,
}

/// What the seats have.
pub(super) fn seats(book: Book<Donut>, table: &Table, hand_sizes: [u8; MAX_SEATS]) -> Vec<SeatShape> {
    let seat_shape = |seat: Seat| {
        let i = seat.index();
        SeatShape {
            fame: table.fame[i],
            reviews: table.reviews[i],
            tokens: table.tokens[i],
            status: table.status(seat),
            cards: hand_sizes[i],
            exchanged: table.changed.contains(seat).then_some(table.exchanged[i]),
            sales: table.sales[i],
            voids: void_texts(book, table.voids[i]),
        }
    };
    book.seats.seats().map(seat_shape).collect()
}

/// The sales of the round, the last one perhaps under way.
pub(super) fn sales(book: Book<Donut>, table: &Table) -> Vec<SaleShape> {
    table.history(&book.rules).into_iter().map(|sale| SaleShape::new(book, sale)).collect()
}

impl SaleShape {
    pub(super) fn new(book: Book<Donut>, sale: PlayedSale) -> Self {
        let play_shape = |(seat, face): (Seat, Face)| PlayShape {
            seat,
            card: card_text(book, face.card()),
            r#as: flavour_code(book, face.flavour()).to_string(),
        };
        SaleShape {
            leader: sale.leader,
            plays: sale.plays.into_iter().map(play_shape).collect(),
            winner: sale.winner,
            best: sale.best,
            why: sale.why,
            second: sale.second,
        }
    }
}

impl From<View> for Shape {
    fn from(view: View) -> Shape {
        let book = view.book;
        let table = &view.table;
        let cards = |cards: Cards| cards.iter().map(|card| card_text(book, card)).collect();
        let code = |flavour| flavour_code(book, flavour).to_string();
        Shape {
            book,
            viewer: view.viewer,
            round: table.round,
            first_player: (table.phase != Phase::First).then_some(table.first_player),
            phase: table.phase,
            actor: (view.due().is_some() || table.left > 0).then_some(table.actor),
            left: table.left,
            flip: table.flip.map(|card| card_text(book, card)),
            flip_at: table.flip_at,
            revealed: cards(table.revealed),
            trending: table.trending.map(code),
            rush: table.rush,
            seats: seats(book, table, view.hand_sizes),
            sales: sales(book, table),
            bag: view.bag_cards,
            hand: cards(view.hand),
            discards: cards(view.discards),
        }
    }
}

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

fn each<T: Copy + Default>(seats: &[SeatShape], f: impl Fn(&SeatShape) -> T) -> [T; MAX_SEATS] {
    std::array::from_fn(|i| seats.get(i).map_or(T::default(), &f))
}

#[cfg(test)]
mod tests {
    use super::super::edition::Contents;
    use super::super::{Event, Offer};
    use tabletop::{Game, SeatCount};

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

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<Donut, Shape, Contents, Event, Offer>();
    }
}
