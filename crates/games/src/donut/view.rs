//! What one viewer may know.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::{Book, MAX_SEATS, Seat, SeatSet, Step, StepOf, StepView, StepViewOf, Viewer};

use super::cards::{Card, Cards, Face, Flavour};
use super::notation::{card_text, face_text, flavour_code, parse_card, parse_flavour};
use super::table::{FlipAt, MAX_PLAYS, NO_PLAIN, Phase, PlayedSale, Plays, Sale, Status, Table};
use super::{Action, Chance, Donut};

/// All that one viewer is entitled to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Shape", into = "Shape")]
pub struct View {
    pub(super) book: Book<Donut>,
    pub(super) viewer: Viewer,
    /// What everybody knows.
    pub(super) table: Table,
    /// How many cards each seat holds.
    pub(super) hand_sizes: [u8; MAX_SEATS],
    pub(super) bag_cards: u8,
    /// The viewer's own cards; none for a spectator.
    pub(super) hand: Cards,
    /// What the viewer has discarded in this round.
    pub(super) discards: Cards,
}

/// What others see of an exchange of one to three cards, without and with the flip. Searches ask for it all the time, so
/// it is not put together anew.
const MASKED_SWAPS: [[&str; 2]; 3] =
    [["swap:?1", "swap:?1+flip"], ["swap:?2", "swap:?2+flip"], ["swap:?3", "swap:?3+flip"]];

/// What others see of an exchange.
fn masked_swap(cards: Cards, with_flip: bool) -> Cow<'static, str> {
    let n = cards.len();
    match MASKED_SWAPS.get(n.wrapping_sub(1)) {
        Some(masks) => Cow::Borrowed(masks[usize::from(with_flip)]),
        None => Cow::Owned(format!("swap:?{n}{}", if with_flip { "+flip" } else { "" })),
    }
}

/// How a step looks before it is applied.
pub(super) fn step(game: &Donut, step: StepOf<Donut>, viewer: Viewer) -> StepViewOf<Donut> {
    match step {
        Step::Chance(Chance::Deal(_)) if !viewer.is(game.table.actor) => {
            StepView::Hidden(None, Cow::Borrowed("deal:?"))
        }
        Step::Chance(Chance::Draw(_)) if !viewer.is(game.table.actor) => {
            StepView::Hidden(None, Cow::Borrowed("draw:?"))
        }
        Step::Act(seat, Action::Swap(cards)) if !viewer.is(seat) => {
            StepView::Hidden(Some(seat), masked_swap(cards.into(), false))
        }
        Step::Act(seat, Action::SwapWithFlip(cards)) if !viewer.is(seat) => {
            StepView::Hidden(Some(seat), masked_swap(cards.into(), true))
        }
        Step::Act(seat, Action::Pick(_)) if !viewer.is(seat) => {
            StepView::Hidden(Some(seat), Cow::Borrowed("pick:?"))
        }
        step => StepView::Open(step),
    }
}

impl View {
    pub(super) fn of(game: &Donut, viewer: Viewer) -> Self {
        let own = |zones: &[Cards; MAX_SEATS]| viewer.seat().map_or(Cards::EMPTY, |seat| zones[seat.index()]);
        View {
            book: game.book,
            viewer,
            table: game.table,
            hand_sizes: game.hands.map(|hand| hand.len() as u8),
            bag_cards: game.bag.len() as u8,
            hand: own(&game.hands),
            discards: own(&game.discards),
        }
    }

    /// The seat that owes an action.
    pub(super) fn due(&self) -> Option<Seat> {
        let asks = matches!(
            self.table.phase,
            Phase::Name | Phase::Sit | Phase::Exchange | Phase::Pick | Phase::Sale | Phase::Lucky
        );
        asks.then_some(self.table.actor)
    }

    pub(super) fn history(&self) -> Vec<PlayedSale> {
        self.table.history(&self.book.rules)
    }
}

/// The view as JSON has it. Cards are written as in notation.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
struct Shape {
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

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
struct SeatShape {
    /// Its fame.
    fame: i16,
    /// Its Bad Reviews.
    reviews: u8,
    /// Its Back in 5 tokens.
    tokens: u8,
    /// Whether it takes part in the round.
    status: Status,
    /// Cards in its hand.
    cards: u8,
    /// How many cards it has exchanged; nothing before it had the chance.
    exchanged: Option<u8>,
    /// Sales it has won in this round.
    sales: u8,
    /// Flavours it has shown to lack; the plain too, where a rule shows that.
    voids: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SaleView"))]
#[serde(deny_unknown_fields)]
struct SaleShape {
    /// Who led.
    leader: Seat,
    /// The cards in the order they were played.
    plays: Vec<PlayShape>,
    /// Who won it, once it is complete.
    winner: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayView"))]
#[serde(deny_unknown_fields)]
struct PlayShape {
    /// Who played.
    seat: Seat,
    /// The card.
    card: String,
    /// The flavour it counts as.
    r#as: String,
}

impl From<View> for Shape {
    fn from(view: View) -> Shape {
        let book = view.book;
        let table = &view.table;
        let cards = |cards: Cards| cards.iter().map(|card| card_text(book, card)).collect();
        let code = |flavour| flavour_code(book, flavour).to_string();
        let seat_shape = |seat: Seat| {
            let i = seat.index();
            let lacks = Flavour::ALL.into_iter().filter(|flavour| table.voids[i] & flavour.bit() != 0);
            let plain = (table.voids[i] & NO_PLAIN != 0).then(|| card_text(book, Card::PLAIN));
            SeatShape {
                fame: table.fame[i],
                reviews: table.reviews[i],
                tokens: table.tokens[i],
                status: table.status(seat),
                cards: view.hand_sizes[i],
                exchanged: table.changed.contains(seat).then_some(table.exchanged[i]),
                sales: table.sales[i],
                voids: lacks.map(code).chain(plain).collect(),
            }
        };
        let sale_shape = |sale: PlayedSale| SaleShape {
            leader: sale.leader,
            winner: sale.winner,
            plays: sale
                .plays
                .into_iter()
                .map(|(seat, face)| PlayShape {
                    seat,
                    card: card_text(book, face.card()),
                    r#as: code(face.flavour()),
                })
                .collect(),
        };
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
            seats: book.seats.seats().map(seat_shape).collect(),
            sales: view.history().into_iter().map(sale_shape).collect(),
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
        let mut plays = Plays::none();
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
        if said != (table.sales, table.voids, table.flip_at) {
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

impl View {
    /// The name of a flavour.
    pub(super) fn flavour_name(&self, flavour: Flavour) -> &'static str {
        &self.book.edition.parts.flavours[flavour.index()].name
    }

    /// A card in full: `Maple 7`, `Plain`.
    pub(super) fn card_name(&self, card: Card) -> String {
        let parts = &self.book.edition.parts;
        match (card.flavour(), card.rank()) {
            (Some(flavour), Some(rank)) => {
                format!("{} {}", self.flavour_name(flavour), parts.ranks[rank].value)
            }
            _ => parts.plain.name.clone(),
        }
    }

    /// The short form of a card as played: `m7`, `p@m`.
    pub(super) fn face_text(&self, face: Face) -> String {
        face_text(self.book, face)
    }
}

#[cfg(test)]
mod tests {
    use super::super::edition::Contents;
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
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<Donut, Shape, Contents, (), ()>();
    }
}
