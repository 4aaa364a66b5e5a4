//! What one viewer may know, and states drawn from it.

use std::borrow::Cow;

use serde::Serialize;
use tabletop::{Book, MAX_SEATS, Rng, Seat, SeatSet, Step, StepOf, StepView, StepViewOf, Viewer, below};

use super::counts::{donuts, kinds_of, nth_card};
use super::scoring::Collections;
use super::{
    Action, Donut, GoNuts, MASKED_DRAW, MASKED_PASS, MASKED_PICK, MAX_ROW, MAX_TYPES, Peeked, Phase, Pile,
    Taking, Top,
};

/// All that one viewer is entitled to know, remembered cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(from = "super::shape::Shape", into = "super::shape::Shape")]
pub struct View {
    pub(super) book: Book<GoNuts>,
    pub(super) viewer: Viewer,
    pub(super) round: u16,
    pub(super) asks: Asks,
    pub(super) place: u8,
    pub(super) taking: Option<Taking>,
    /// Who owes an answer now.
    pub(super) due: SeatSet,
    pub(super) row: [Option<Donut>; MAX_ROW],
    pub(super) owned: [[u8; MAX_TYPES]; MAX_SEATS],
    pub(super) pile: Pile,
    /// Cards in the deck, known top card included.
    pub(super) deck_cards: u8,
    /// All cards whose place the viewer does not know: the deck, and what is hidden in a hand.
    pub(super) unseen: [u8; MAX_TYPES],
    /// The picks of this round that the viewer knows: all of them, or only its own while seats are picking.
    pub(super) picks: [u8; MAX_SEATS],
    /// What the viewer has chosen to pass, and what the others pass because they have no choice.
    pub(super) passing: [Option<Donut>; MAX_SEATS],
    /// Who put a card back on top of the deck that still lies there.
    pub(super) returned_by: Option<Seat>,
    /// That card, if the viewer knows it.
    pub(super) top_card: Option<Donut>,
    /// How many cards the taker has in hand during a look at two.
    pub(super) hand: u8,
    /// Who had put back the first of them.
    pub(super) hand_from: Option<Seat>,
    /// The ones the viewer knows: both as the taker, at most the first as somebody else.
    pub(super) peeked: [Option<Donut>; 2],
}

/// What the game waits for, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum Asks {
    Fill,
    Pick,
    Draw,
    Peek,
    Keep,
    Salvage,
    Steal,
    Trash,
    Give,
    Toss,
    Pass,
    Clear,
    Scoop { left: u8 },
    Milk,
    MilkToss { left: u8 },
    Over,
}

impl Asks {
    pub(super) fn of(phase: Phase) -> Self {
        match phase {
            Phase::Fill => Asks::Fill,
            Phase::Pick { .. } => Asks::Pick,
            Phase::Draw => Asks::Draw,
            Phase::Peek { .. } => Asks::Peek,
            Phase::Keep { .. } => Asks::Keep,
            Phase::Salvage => Asks::Salvage,
            Phase::Steal => Asks::Steal,
            Phase::Trash => Asks::Trash,
            Phase::Give => Asks::Give,
            Phase::Toss => Asks::Toss,
            Phase::Pass { .. } => Asks::Pass,
            Phase::Clear => Asks::Clear,
            Phase::Scoop { left } => Asks::Scoop { left },
            Phase::Milk => Asks::Milk,
            Phase::MilkToss { left } => Asks::MilkToss { left },
            Phase::Over => Asks::Over,
        }
    }

    /// One word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Asks::Fill => "fill",
            Asks::Pick => "pick",
            Asks::Draw => "draw",
            Asks::Peek => "peek",
            Asks::Keep => "keep",
            Asks::Salvage => "salvage",
            Asks::Steal => "steal",
            Asks::Trash => "trash",
            Asks::Give => "give",
            Asks::Toss | Asks::MilkToss { .. } => "toss",
            Asks::Pass => "pass",
            Asks::Clear => "clear",
            Asks::Scoop { .. } => "scoop",
            Asks::Milk => "milk",
            Asks::Over => "over",
        }
    }
}

impl tabletop::View<GoNuts> for View {
    fn of(game: &GoNuts, viewer: Viewer) -> Self {
        let knows = |seats: SeatSet| viewer.seat().is_some_and(|seat| seats.contains(seat));
        let takes = game.taking.is_some_and(|taking| viewer.is(taking.taker));
        let (due, mut picks, mut passing) = match game.phase {
            Phase::Pick { due } => (due, [0; MAX_SEATS], [None; MAX_SEATS]),
            Phase::Pass { due } => (due, game.picks, [None; MAX_SEATS]),
            _ => match tabletop::Game::turn(game) {
                tabletop::Turn::Act(due) => (due, game.picks, [None; MAX_SEATS]),
                _ => (SeatSet::EMPTY, game.picks, [None; MAX_SEATS]),
            },
        };
        if let Some(own) = viewer.seat().map(Seat::index) {
            picks[own] = game.picks[own];
            passing[own] = game.passing[own];
        }
        let mut unseen = game.bag;
        let top_card = game.top.filter(|top| knows(top.known_by)).map(|top| top.donut);
        if let (Some(top), None) = (game.top, top_card) {
            unseen[top.donut.index()] += 1;
        }
        let (first, second) = game.in_hand();
        let peeked = [
            first.filter(|first| takes || knows(first.known_by)).map(|first| first.donut),
            second.filter(|_| takes),
        ];
        for (held, known) in [first.map(|first| first.donut), second].into_iter().zip(peeked) {
            if let (Some(donut), None) = (held, known) {
                unseen[donut.index()] += 1;
            }
        }
        View {
            book: game.book,
            viewer,
            round: game.round,
            asks: Asks::of(game.phase),
            place: game.place,
            taking: game.taking,
            due,
            row: game.row,
            owned: game.owned,
            pile: game.pile,
            deck_cards: game.deck_cards() as u8,
            unseen,
            picks,
            passing,
            returned_by: game.top.map(|top| top.put_back_by),
            top_card,
            hand: u8::from(first.is_some()) + u8::from(second.is_some()),
            hand_from: first.and_then(|first| first.put_back_by),
            peeked,
        }
    }

    fn of_step(game: &GoNuts, step: StepOf<GoNuts>, viewer: Viewer) -> StepViewOf<GoNuts> {
        let sealed = |seat, mask| StepView::Sealed(seat, Cow::Borrowed(mask));
        match step {
            Step::Act(seat, Action::Pick(_)) if !viewer.is(seat) => sealed(seat, MASKED_PICK),
            Step::Act(seat, Action::Pass(_)) if !viewer.is(seat) => sealed(seat, MASKED_PASS),
            Step::Chance(_)
                if matches!(game.phase, Phase::Peek { .. })
                    && !game.taking.is_some_and(|taking| viewer.is(taking.taker)) =>
            {
                StepView::Hidden(None, Cow::Borrowed(MASKED_DRAW))
            }
            step => StepView::Open(step),
        }
    }

    /// A full state this view allows: hidden cards are drawn from the unseen ones, hidden answers from the possible
    /// ones.
    fn sample(&self, rng: &mut impl Rng) -> GoNuts {
        let mut bag = self.unseen;
        let mut left: u8 = bag.iter().sum();
        let mut from_bag = |rng: &mut _| {
            let donut = nth_card(&bag, below(rng, left.into()) as u8);
            bag[usize::from(donut)] -= 1;
            left -= 1;
            Donut(donut)
        };
        let knowers = |put_back_by: Option<Seat>, known: bool| {
            let viewer = self.viewer.seat().filter(|_| known);
            put_back_by.into_iter().chain(viewer).collect::<SeatSet>()
        };
        let top = self.returned_by.map(|put_back_by| Top {
            donut: self.top_card.unwrap_or_else(|| from_bag(rng)),
            put_back_by,
            known_by: knowers(Some(put_back_by), self.top_card.is_some()),
        });
        let takes = self.taking.is_some_and(|taking| self.viewer.is(taking.taker));
        let first = (self.hand > 0).then(|| Peeked {
            donut: self.peeked[0].unwrap_or_else(|| from_bag(rng)),
            put_back_by: self.hand_from,
            known_by: knowers(self.hand_from, self.peeked[0].is_some() && !takes),
        });
        let second = (self.hand > 1).then(|| self.peeked[1].unwrap_or_else(|| from_bag(rng)));
        let mut game = GoNuts {
            book: self.book,
            owned: self.owned,
            kinds: self.owned.map(|owned| kinds_of(&owned)),
            cards: self.owned.map(|owned| owned.iter().sum()),
            bag,
            bag_cards: left,
            top,
            pile: self.pile,
            row: self.row,
            picks: self.picks,
            passing: self.passing,
            round: self.round,
            place: self.place,
            taking: self.taking,
            phase: Phase::Over,
        };
        game.phase = self.phase(first, second);
        for seat in self.book.seats.seats().filter(|seat| !self.due.contains(*seat)) {
            match (self.asks, self.taking) {
                (Asks::Pick, _) if game.picks[seat.index()] == 0 => {
                    game.picks[seat.index()] = 1 + below(rng, self.book.rules.row.into()) as u8;
                }
                (Asks::Pass, Some(taking)) if game.passing[seat.index()].is_none() => {
                    let kinds = game.passable(seat, taking);
                    let nth = below(rng, kinds.count_ones().max(1)) as usize;
                    game.passing[seat.index()] = donuts(kinds).nth(nth);
                }
                _ => {}
            }
        }
        game
    }
}

impl View {
    fn phase(&self, first: Option<Peeked>, second: Option<Donut>) -> Phase {
        match self.asks {
            Asks::Fill => Phase::Fill,
            Asks::Pick => Phase::Pick { due: self.due },
            Asks::Draw => Phase::Draw,
            Asks::Peek => Phase::Peek { first },
            Asks::Keep => match (first, second) {
                (Some(first), Some(second)) => Phase::Keep { first, second },
                // A view with fewer cards in hand is not a view of this game; reading one refuses it.
                _ => Phase::Peek { first },
            },
            Asks::Salvage => Phase::Salvage,
            Asks::Steal => Phase::Steal,
            Asks::Trash => Phase::Trash,
            Asks::Give => Phase::Give,
            Asks::Toss => Phase::Toss,
            Asks::Pass => Phase::Pass { due: self.due },
            Asks::Clear => Phase::Clear,
            Asks::Scoop { left } => Phase::Scoop { left },
            Asks::Milk => Phase::Milk,
            Asks::MilkToss { left } => Phase::MilkToss { left },
            Asks::Over => Phase::Over,
        }
    }

    pub(super) fn table(&self) -> Collections<'_> {
        Collections { rules: &self.book.rules, seats: self.book.seats, owned: &self.owned }
    }

    pub(super) fn name(&self, donut: Donut) -> &'static str {
        &self.book.edition.parts.types[donut.index()].name
    }
}
