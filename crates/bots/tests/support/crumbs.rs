//! Crumbs, a game small enough to read in a minute, with all that can trip up a player or a simulation: a hidden deal,
//! a secret simultaneous choice whose legal list depends on the hidden card, an option, shared wins.
//!
//! Every round each seat is dealt a card of 1 to 4 crumbs that only it sees. Then all bid at once, at most what their
//! card shows. Whoever bids strictly most scores the bid; on a tie nobody does. Cards are then thrown away openly.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{
    Book, Chances, Choices, Corrupt, Edition, EditionError, EditionFile, Game, Judgement, Meta, Notation,
    NotationError, OptionSpec, Options, Outcome, Parts, PerSeat, Phrase, Rng, RuleTables, Seat, SeatCount,
    SeatSet, SetupError, Sink, Step, StepOf, StepView, StepViewOf, Turn, View, Viewer, below, shuffle,
};

/// Kinds of cards: 1 to 4 crumbs.
const KINDS: usize = 4;

#[derive(Debug, Deserialize, JsonSchema, Serialize)]
pub(crate) struct Cards {
    /// How many cards there are of 1, 2, 3 and 4 crumbs.
    copies: [u8; KINDS],
}

impl Parts for Cards {
    type Layout = Cards;

    const META: Meta = Meta {
        id: "crumbs",
        title: "Crumbs",
        tagline: "A game for tests",
        seats_min: 1,
        seats_max: 4,
        minutes: 1,
        turn_noun: "rounds",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] = &[r#"
        copies = [6, 6, 6, 6]
        copies_status = "designed"
        [edition]
        id = "plain"
        title = "Plain"
        game = "crumbs"
        version = 1
        main = true
        [options]
        rounds = 4
    "#];
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::int("rounds", 1..=6, "How many rounds are played.")];

    fn read(_: &EditionFile<'_>, said: Cards) -> Result<Self, EditionError> {
        Ok(said)
    }
}

/// A bid of so many crumbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Bid(pub(crate) u8);

/// A card of so many crumbs goes to the next seat without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Deal(pub(crate) u8);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Crumbs {
    book: Book<Crumbs>,
    bag: [u8; KINDS],
    rounds_begun: u32,
    scores: PerSeat<i32>,
    cards: PerSeat<Option<u8>>,
    bids: PerSeat<Option<Bid>>,
}

/// What one viewer knows: with the hidden cards counted among those still in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CrumbsView {
    book: Book<Crumbs>,
    viewer: Viewer,
    unseen: [u8; KINDS],
    rounds_begun: u32,
    scores: PerSeat<i32>,
    dealt: SeatSet,
    answered: SeatSet,
    own_card: Option<u8>,
    own_bid: Option<Bid>,
}

impl fmt::Display for CrumbsView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, points {:?}", self.rounds_begun, self.scores.as_slice())
    }
}

impl Crumbs {
    fn all_dealt(&self) -> bool {
        self.cards.as_slice().iter().all(Option::is_some)
    }

    fn unanswered(&self) -> SeatSet {
        self.bids.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
    }

    fn end_of_round(&mut self) {
        let most = self.bids.iter().filter_map(|(_, bid)| *bid).max();
        let leaders: SeatSet =
            self.bids.iter().filter(|(_, bid)| **bid == most).map(|(seat, _)| seat).collect();
        if let (1, Some(leader), Some(Bid(crumbs))) = (leaders.len(), leaders.first(), most) {
            self.scores[leader] += i32::from(crumbs);
        }
        self.cards = PerSeat::new(self.book.seats);
        self.bids = PerSeat::new(self.book.seats);
    }
}

#[derive(Debug)]
pub(crate) struct Rules {
    rounds: u32,
}

impl RuleTables for Rules {
    type Parts = Cards;

    fn new(_: &Edition<Cards>, options: &Options, _: SeatCount) -> Result<Self, SetupError> {
        Ok(Rules { rounds: options.int("rounds") as u32 })
    }
}

impl Choices for Crumbs {
    type Action = Bid;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Bid>) {
        out.extend((1..=self.cards[seat].unwrap_or(0)).map(Bid));
    }
}

impl Chances for Crumbs {
    type Chance = Deal;

    fn chance_outcomes(&self, out: &mut Vec<(Deal, u32)>) {
        if self.turn() == Turn::Chance {
            let stock = (1..).zip(self.bag).filter(|(_, copies)| *copies > 0);
            out.extend(stock.map(|(crumbs, copies)| (Deal(crumbs), copies.into())));
        }
    }
}

impl View<Crumbs> for CrumbsView {
    fn of(game: &Crumbs, viewer: Viewer) -> Self {
        let mut unseen = game.bag;
        for (_, card) in game.cards.iter().filter(|(seat, _)| !viewer.is(*seat)) {
            if let Some(crumbs) = card {
                unseen[usize::from(*crumbs) - 1] += 1;
            }
        }
        let holds = |cards: &PerSeat<Option<u8>>| {
            cards.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat).collect()
        };
        let everybody = game.book.seats.seats();
        CrumbsView {
            book: game.book,
            viewer,
            unseen,
            rounds_begun: game.rounds_begun,
            scores: game.scores,
            dealt: holds(&game.cards),
            answered: everybody.filter(|seat| !game.unanswered().contains(*seat)).collect(),
            own_card: viewer.seat().and_then(|seat| game.cards[seat]),
            own_bid: viewer.seat().and_then(|seat| game.bids[seat]),
        }
    }

    fn of_step(game: &Crumbs, step: StepOf<Crumbs>, viewer: Viewer) -> StepViewOf<Crumbs> {
        match step {
            Step::Act(seat, _) if !viewer.is(seat) => StepView::Sealed(seat, "bid:?".into()),
            Step::Chance(_) => {
                let receiver = game.book.seats.seats().find(|seat| game.cards[*seat].is_none());
                if receiver.is_some_and(|seat| viewer.is(seat)) {
                    StepView::Open(step)
                } else {
                    StepView::Hidden(None, "deal:?".into())
                }
            }
            Step::Act(..) => StepView::Open(step),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Crumbs {
        let mut game = Crumbs::new(self.book);
        game.rounds_begun = self.rounds_begun;
        game.scores = self.scores;
        let mut unseen: Vec<u8> =
            (1..).zip(self.unseen).flat_map(|(crumbs, copies)| vec![crumbs; copies.into()]).collect();
        shuffle(&mut unseen, rng);
        for seat in self.dealt.iter() {
            let own = self.viewer.is(seat);
            let card = if own { self.own_card } else { unseen.pop() };
            game.cards[seat] = card;
            if self.answered.contains(seat) {
                let guess = card.map(|crumbs| Bid(1 + below(rng, crumbs.into()) as u8));
                game.bids[seat] = if own { self.own_bid } else { guess };
            }
        }
        game.bag = [0; KINDS];
        for crumbs in unseen {
            game.bag[usize::from(crumbs) - 1] += 1;
        }
        game
    }
}

impl Game for Crumbs {
    type Rules = Rules;
    type View = CrumbsView;
    /// Nobody is told anything.
    type Event = ();

    fn new(book: Book<Self>) -> Self {
        Crumbs {
            book,
            bag: book.edition.parts.copies,
            rounds_begun: 0,
            scores: PerSeat::new(book.seats),
            cards: PerSeat::new(book.seats),
            bids: PerSeat::new(book.seats),
        }
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    fn turn(&self) -> Turn {
        let between_rounds = self.cards.as_slice().iter().all(Option::is_none);
        match self.all_dealt() {
            true => Turn::Act(self.unanswered()),
            false if between_rounds && self.rounds_begun == self.book.rules.rounds => Turn::Over,
            false => Turn::Chance,
        }
    }

    fn apply_telling(&mut self, step: StepOf<Self>, _: &mut impl Sink<()>) {
        match step {
            Step::Chance(Deal(crumbs)) => {
                let waiting = self.book.seats.seats().find(|seat| self.cards[*seat].is_none());
                let seat = waiting.expect("a card is dealt to a seat without one");
                if seat.index() == 0 {
                    self.rounds_begun += 1;
                }
                self.bag[usize::from(crumbs) - 1] -= 1;
                self.cards[seat] = Some(crumbs);
            }
            Step::Act(seat, bid) => {
                self.bids[seat] = Some(bid);
                if self.unanswered().is_empty() {
                    self.end_of_round();
                }
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome::ranked(self.scores, &self.scores))
    }

    fn turns_played(&self) -> u32 {
        self.rounds_begun
    }

    fn validate(&self) -> Result<(), Corrupt> {
        let fits =
            |(_, bid): (Seat, &Option<Bid>), card: Option<u8>| bid.is_none_or(|bid| Some(bid.0) <= card);
        let held = self.bids.iter().all(|entry| fits(entry, self.cards[entry.0]));
        Corrupt::unless(held, || "a bid is higher than its card".to_string())
    }
}

impl Judgement for Crumbs {
    /// High bids mostly, low ones now and then; nothing but the own list is looked at.
    fn policy(&self, _: Seat, legal: &[Bid], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|bid| f32::from(bid.0).powi(3)));
    }
}

impl Notation for Crumbs {
    fn write_action(_: Book<Self>, action: Bid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid:{}", action.0)
    }
    fn parse_action(_: Book<Self>, text: &str) -> Result<Bid, NotationError> {
        parse(text, "bid:").map(Bid)
    }
    fn write_chance(_: Book<Self>, outcome: Deal, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal:{}", outcome.0)
    }
    fn parse_chance(_: Book<Self>, text: &str) -> Result<Deal, NotationError> {
        parse(text, "deal:").map(Deal)
    }
}

fn parse(text: &str, verb: &str) -> Result<u8, NotationError> {
    let crumbs =
        text.strip_prefix(verb).filter(|number| number.len() == 1).and_then(|number| number.parse().ok());
    let known = crumbs.filter(|crumbs| (1..=KINDS as u8).contains(crumbs));
    known.ok_or_else(|| NotationError(Phrase::verbatim(format!("'{text}' is not {verb}1 to {verb}{KINDS}"))))
}
