//! What JSON has of a view, and of a table at the end of a round.

#[cfg(feature = "testing")]
mod read_back;

use serde::Serialize;
use tabletop::{Book, MAX_SEATS, Seat, Viewer};

use super::Donut;
use super::card_set::Cards;
use super::cards::Face;
use super::notation::{card_text, flavour_code, void_texts};
use super::sales::{PlayedSale, Reason};
use super::table::{FlipAt, Phase, Status, Table};
use super::view::View;

/// The view as JSON has it. Cards are written as in notation.
#[derive(Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SaleView"))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayView"))]
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

#[cfg(test)]
mod tests {
    use super::super::edition::Contents;
    use super::super::{Event, Offer};
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<Donut, Shape, Contents, Event, Offer>();
    }
}
