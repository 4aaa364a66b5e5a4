//! What one viewer may know.

use std::borrow::Cow;

use serde::Serialize;
use tabletop::{Book, MAX_SEATS, Rng, Seat, Step, StepOf, StepView, StepViewOf, Viewer};

use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::notation::face_text;
use super::sales::PlayedSale;
use super::shape::Shape;
use super::table::Table;
use super::{Action, Chance, Donut};

/// All that one viewer is entitled to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
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

impl tabletop::View<Donut> for View {
    fn of(game: &Donut, viewer: Viewer) -> Self {
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

    fn of_step(game: &Donut, step: StepOf<Donut>, viewer: Viewer) -> StepViewOf<Donut> {
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

    fn sample(&self, rng: &mut impl Rng) -> Donut {
        self.try_sample(rng).expect("a view of a game allows at least the state it was made from")
    }
}

impl View {
    /// The seat that owes an action.
    pub(super) fn due(&self) -> Option<Seat> {
        self.table.due()
    }

    pub(super) fn history(&self) -> Vec<PlayedSale> {
        self.table.history(&self.book.rules)
    }

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
