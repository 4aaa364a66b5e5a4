//! What one viewer may know, and states drawn from it.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::paint::{AnsiColor, FAINT, STRONG, colour, paint};
use tabletop::{Book, MAX_SEATS, Rng, Seat, SeatSet, Step, StepOf, StepView, StepViewOf, Viewer, below};

use super::rules::{donuts, kinds_of, nth_card};
use super::scoring::Collections;
use super::{
    Action, Donut, GoNuts, MASKED_DRAW, MASKED_PASS, MASKED_PICK, MAX_CARDS, MAX_ROW, MAX_TYPES, Peeked,
    Phase, Pile, Taking, Top,
};

/// All that one viewer is entitled to know, remembered cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Shape", into = "Shape")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// How a step looks before it is applied.
pub(super) fn step(game: &GoNuts, step: StepOf<GoNuts>, viewer: Viewer) -> StepViewOf<GoNuts> {
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

impl View {
    pub(super) fn of(game: &GoNuts, viewer: Viewer) -> Self {
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

    /// A full state this view allows: hidden cards are drawn from the unseen ones, hidden answers from the possible
    /// ones.
    pub(super) fn sample(&self, rng: &mut impl Rng) -> GoNuts {
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

    fn phase(&self, first: Option<Peeked>, second: Option<Donut>) -> Phase {
        match self.asks {
            Asks::Fill => Phase::Fill,
            Asks::Pick => Phase::Pick { due: self.due },
            Asks::Draw => Phase::Draw,
            Asks::Peek => Phase::Peek { first },
            Asks::Keep => match (first, second) {
                (Some(first), Some(second)) => Phase::Keep { first, second },
                // A view with fewer cards in hand is no view of this game; reading one refuses it.
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

/// The view as JSON has it: lists as long as they need to be. Types are numbers, in the order of the edition.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
struct Shape {
    /// The rules of the table.
    book: Book<GoNuts>,
    /// Whose view this is.
    viewer: Viewer,
    /// Rounds begun.
    round: u16,
    /// What the game waits for.
    asks: Asks,
    /// The place of the row that is being handled, counted from 1; 0 while seats pick.
    place: u8,
    /// The donut whose power is being carried out.
    taking: Option<Taking>,
    /// Who must choose now.
    due: SeatSet,
    /// The row from place 1 on.
    row: Vec<Option<Donut>>,
    /// For each seat, how many of each type lie before it.
    collections: Vec<Vec<u8>>,
    /// Each seat's points as they stand.
    points: Vec<i32>,
    /// The discards, bottom to top.
    pile: Pile,
    /// Cards in the deck.
    deck: u8,
    /// For each type, the cards whose place the viewer does not know.
    unseen: Vec<u8>,
    /// The place each seat has picked, as far as the viewer knows.
    picks: Vec<Option<u8>>,
    /// What each seat passes, as far as the viewer knows.
    passing: Vec<Option<Donut>>,
    /// Who put a card back on top of the deck that still lies there.
    returned_by: Option<Seat>,
    /// That card, if the viewer knows it.
    top_card: Option<Donut>,
    /// How many cards the taker has in hand during a look at two.
    hand: u8,
    /// Who had put back the first of them.
    hand_from: Option<Seat>,
    /// The ones the viewer knows.
    peeked: Vec<Donut>,
}

impl From<View> for Shape {
    fn from(view: View) -> Shape {
        let (seats, types) = (view.book.seats, view.book.rules.types);
        Shape {
            row: view.row[..usize::from(view.book.rules.row)].to_vec(),
            collections: seats.seats().map(|seat| view.owned[seat.index()][..types].to_vec()).collect(),
            points: seats.seats().map(|seat| view.table().points(seat)).collect(),
            unseen: view.unseen[..types].to_vec(),
            picks: view.picks[..seats.get()].iter().map(|pick| (*pick > 0).then_some(*pick)).collect(),
            passing: view.passing[..seats.get()].to_vec(),
            peeked: view.peeked.into_iter().flatten().collect(),
            book: view.book,
            viewer: view.viewer,
            round: view.round,
            asks: view.asks,
            place: view.place,
            taking: view.taking,
            due: view.due,
            pile: view.pile,
            deck: view.deck_cards,
            returned_by: view.returned_by,
            top_card: view.top_card,
            hand: view.hand,
            hand_from: view.hand_from,
        }
    }
}

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble.
    fn try_from(shape: Shape) -> Result<View, String> {
        let (seats, types) = (shape.book.seats, shape.book.rules.types);
        let is_type = |donut: &Donut| donut.index() < types;
        let is_seat = |seat: &Seat| seats.contains(*seat);
        let fits = shape.row.len() == usize::from(shape.book.rules.row)
            && shape.collections.len() == seats.get()
            && shape.collections.iter().all(|collection| collection.len() == types)
            && shape.unseen.len() == types
            && shape.picks.len() == seats.get()
            && shape.passing.len() == seats.get()
            && shape.peeked.len() <= usize::from(shape.hand)
            && shape.hand <= 2
            && (shape.asks == Asks::Keep) == (shape.hand == 2)
            && shape.picks.iter().flatten().all(|pick| (1..=shape.book.rules.row).contains(pick))
            && shape.row.iter().chain(&shape.passing).flatten().all(is_type)
            && shape.pile.iter().chain(shape.peeked.iter().copied()).all(|donut| is_type(&donut))
            && shape.taking.is_none_or(|taking| is_seat(&taking.taker) && is_type(&taking.donut))
            && [shape.returned_by, shape.hand_from, shape.viewer.seat()].iter().flatten().all(is_seat)
            && shape.due.iter().all(|seat| is_seat(&seat))
            && shape.top_card.iter().all(is_type);
        let total = |counts: &[u8]| counts.iter().map(|copies| usize::from(*copies)).sum::<usize>();
        let hidden = usize::from(shape.returned_by.is_some() && shape.top_card.is_none())
            + usize::from(shape.hand).saturating_sub(shape.peeked.len());
        let countable =
            shape.collections.iter().chain([&shape.unseen]).all(|counts| total(counts) <= MAX_CARDS)
                && hidden <= total(&shape.unseen);
        if !fits || !countable {
            return Err("its lists do not fit the rule book it names".into());
        }
        let mut view = View {
            row: [None; MAX_ROW],
            owned: [[0; MAX_TYPES]; MAX_SEATS],
            unseen: [0; MAX_TYPES],
            picks: [0; MAX_SEATS],
            passing: [None; MAX_SEATS],
            peeked: [shape.peeked.first().copied(), shape.peeked.get(1).copied()],
            book: shape.book,
            viewer: shape.viewer,
            round: shape.round,
            asks: shape.asks,
            place: shape.place,
            taking: shape.taking,
            due: shape.due,
            pile: shape.pile,
            deck_cards: shape.deck,
            returned_by: shape.returned_by,
            top_card: shape.top_card,
            hand: shape.hand,
            hand_from: shape.hand_from,
        };
        view.row[..shape.row.len()].copy_from_slice(&shape.row);
        view.unseen[..types].copy_from_slice(&shape.unseen);
        view.passing[..seats.get()].copy_from_slice(&shape.passing);
        for (slot, pick) in view.picks.iter_mut().zip(&shape.picks) {
            *slot = pick.unwrap_or(0);
        }
        for (slot, collection) in view.owned.iter_mut().zip(&shape.collections) {
            slot[..types].copy_from_slice(collection);
        }
        tabletop::Game::validate(&view.sample(&mut tabletop::fast_rng(0, 0))).map_err(|e| e.to_string())?;
        Ok(view)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.write_row(f)?;
        self.write_pile(f)?;
        writeln!(f)?;
        for seat in self.book.seats.seats() {
            self.write_seat(f, seat)?;
        }
        Ok(())
    }
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = match self.asks {
            Asks::Over => format!("Over after {} rounds", self.round),
            _ => format!("Round {}", self.round),
        };
        write_painted(f, &heading, STRONG)?;
        write!(f, " · {} in the deck", count(self.deck_cards.into(), "card"))?;
        if let Some(seat) = self.returned_by {
            let who = if self.viewer.is(seat) { "you".into() } else { format!("p{seat}") };
            match self.top_card {
                Some(donut) => write!(f, ", on top the {} that {who} put back", self.name(donut))?,
                None => write!(f, ", on top a card that {who} put back")?,
            }
        }
        writeln!(f)
    }

    fn write_row(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let types = &self.book.edition.parts.types;
        let widest = types.iter().map(|donut| donut.name.chars().count()).max().unwrap_or(0);
        for place in 1..=self.book.rules.row {
            write!(f, "  ")?;
            write_painted(f, &place.to_string(), STRONG)?;
            let pickers: Vec<String> = self
                .book
                .seats
                .seats()
                .filter(|seat| self.picks[seat.index()] == place)
                .map(|seat| format!("p{seat}"))
                .collect();
            let picked =
                if pickers.is_empty() { String::new() } else { format!("  ← {}", pickers.join(" ")) };
            match self.row[usize::from(place) - 1] {
                Some(here) => {
                    let donut = &types[here.index()];
                    write!(f, "  ")?;
                    write_painted(f, &format!("{:widest$}", donut.name), colour(AnsiColor::Yellow))?;
                    write!(f, "  {}", donut.text)?;
                    if let Some(here) = super::words::changed_score(self.book, here) {
                        write!(f, " (Here: {here}.)")?;
                    }
                }
                None => write!(f, "  {:widest$}", "—")?,
            }
            writeln!(f, "{picked}")?;
        }
        Ok(())
    }

    fn write_pile(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// As many cards from the top as fit on a line.
        const SHOWN: usize = 5;
        let pile = self.pile.as_slice();
        write!(f, "  ")?;
        write_painted(f, "Discards", FAINT)?;
        if pile.is_empty() {
            return writeln!(f, "  none");
        }
        let names: Vec<&str> = pile.iter().rev().take(SHOWN).map(|donut| self.name(*donut)).collect();
        write!(f, "  top: {}", names.join(", "))?;
        let below = pile.len().saturating_sub(SHOWN);
        if below > 0 {
            write!(f, " … {below} more: {}", self.collection(&tally(&pile[..below])))?;
        }
        writeln!(f)
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let owned = &self.owned[seat.index()];
        let cards: u32 = owned.iter().map(|copies| u32::from(*copies)).sum();
        let you = self.viewer.is(seat);
        let mark = if self.due.contains(seat) { "▸" } else { " " };
        write!(f, "{mark} ")?;
        let label = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        write_painted(f, &format!("{label:8}"), if you { STRONG } else { colour(AnsiColor::Cyan) })?;
        let points = self.table().points(seat);
        let donuts = if cards == 1 { "donut " } else { "donuts" };
        let word = if points.abs() == 1 { "point " } else { "points" };
        write!(f, " {points:3} {word}  {cards:2} {donuts}")?;
        if cards > 0 {
            write!(f, "  {}", self.collection(owned))?;
        }
        if self.asks == Asks::Keep && self.taking.is_some_and(|taking| taking.taker == seat) {
            let seen: Vec<&str> = self.peeked.iter().flatten().map(|donut| self.name(*donut)).collect();
            let unknown = usize::from(self.hand) - seen.len();
            let words = match (seen.as_slice(), unknown) {
                ([], _) => "two hidden cards".to_string(),
                (seen, 0) => seen.join(" and "),
                (seen, _) => format!("{} and a hidden card", seen.join(" and ")),
            };
            write!(f, "  · looks at {words}")?;
        }
        writeln!(f)
    }

    /// `Glazed ×2, Plain`.
    fn collection(&self, copies: &[u8; MAX_TYPES]) -> String {
        let entry = |donut: Donut| match copies[donut.index()] {
            1 => self.name(donut).to_string(),
            n => format!("{} ×{n}", self.name(donut)),
        };
        donuts(kinds_of(copies)).map(entry).collect::<Vec<_>>().join(", ")
    }
}

fn tally(cards: &[Donut]) -> [u8; MAX_TYPES] {
    cards.iter().fold([0; MAX_TYPES], |mut counts, donut| {
        counts[donut.index()] += 1;
        counts
    })
}

fn count(n: usize, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

fn write_painted(f: &mut fmt::Formatter<'_>, text: &str, style: tabletop::paint::Style) -> fmt::Result {
    if f.alternate() { write!(f, "{:#}", paint(text, style)) } else { write!(f, "{}", paint(text, style)) }
}

#[cfg(test)]
mod tests {
    use super::super::edition::Donuts;
    use super::*;

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<GoNuts, Shape, Donuts, super::super::Event, super::super::Offer>();
    }
}
