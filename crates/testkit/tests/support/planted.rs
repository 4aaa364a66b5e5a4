//! Cruller Clash with one fault planted in it, to show that the checks find faults. It wraps the honest game and changes
//! one answer.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Arrange, Book, Chances, Choices, Config, Corrupt, Edition, Game, Goals, Illegal, Judgement, Menu,
    Messages, Notation, NotationError, Numbers, Observation, Offers, Options, Outcome, PerSeat, Phrase,
    Place, Reasons, Rng, RuleTables, ScoreSheet, Seat, SeatCount, SeatSet, SetupError, Sink, Step, StepOf,
    StepView, StepViewOf, Turn, Viewer, Warnings, Words,
};

use super::cruller_clash::{Action, Components, CrullerClash, Draw, Event, Offer, Rules, View};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,

    // Leaks.
    ViewShowsAPendingPick,
    ViewCarriesTheTruth,
    StepShowsAHiddenDraw,
    ListDependsOnAnotherHand,
    SamplerRemembersTheTruth,
    SamplerIgnoresTheHand,
    PolicyLooksIntoAnotherHand,
    StepHidesAServedCard,
    SealWithoutAWindow,
    BoardShowsTheDeck,
    ViewOpensAKeptHand,
    EventShowsAHiddenDraw,
    EventTellsOfAnotherHand,
    EventHidesFromASeat,
    NumbersShowTheDeck,

    // Breaches of the contract.
    ActionTwice,
    ListForASeatNotDue,
    EverythingIsLegal,
    RefusalChangesTheState,
    AnswersDoNotCommute,
    TwoWordsOneText,
    UpperCase,
    LooseParser,
    JsonLosesAField,
    SampleIsBiased,
    ChanceIgnoresWeights,
    WeightIsZero,
    SheetIsWrong,
    RanksSkipTheFirst,
    TurnsFall,
    MenuSaysOneThing,
    OffersAreAlike,
    ColoursInPlainText,
    PolicyIsNegative,
    OutcomeComesEarly,
    CardIsLost,
    NobodyIsDue,
    EstimateIsTooHigh,
    HistoryMatters,
    AnyFactExists,
    WordsAreEmpty,
    PanicsWhenServing,
    NeverEnds,
    ParserCutsCharacters,
    RulesDoNotExpectNine,
    TwoActionsOneNumber,
    NumberStandsForNothing,
    NumberStandsForAnother,
    NumberBeyondItsBounds,
}

thread_local! {
    /// The fault of the games on this thread. (A type parameter would do as well, but then every check is compiled once
    /// for every fault.)
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    /// The last state somebody looked at.
    static LAST_SEEN: RefCell<Option<CrullerClash>> = const { RefCell::new(None) };
    /// How often anybody kept a hand in any game.
    static KEPT: Cell<usize> = const { Cell::new(0) };
}

/// Plants the fault in all games of this thread, and checks.
pub fn with<T>(fault: Fault, check: impl FnOnce() -> T) -> T {
    FAULT.set(fault);
    check()
}

fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// Cruller Clash, perhaps with a fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planted {
    book: Book<Self>,
    honest: CrullerClash,
    /// A seat that some faults need to know.
    marked: Option<Seat>,
    #[serde(skip)]
    lost_in_json: u32,
}

/// A view, with room for what should not be in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlantedView {
    book: Book<Planted>,
    honest: View,
    leaked: Option<Value>,
    marked: Option<Seat>,
    #[serde(skip)]
    smuggled: Smuggled,
}

/// Takes no part in comparisons, and JSON does not carry it.
#[derive(Clone, Debug, Default)]
struct Smuggled(Option<Box<Planted>>);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Smuggled {}

impl fmt::Display for PlantedView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FAULT.get() {
            Fault::ColoursInPlainText => write!(f, "{:#}", self.honest),
            Fault::BoardShowsTheDeck => {
                let truth = self.smuggled.0.as_ref().map(|truth| secret(&truth.honest, "deck"));
                write!(f, "{} {truth:?}", self.honest)
            }
            _ => self.honest.fmt(f),
        }
    }
}

/// A hidden part of the state, as JSON.
fn secret(game: &CrullerClash, part: &str) -> Value {
    serde_json::to_value(game).expect("a state is JSON")[part].clone()
}

fn hand_of(game: &CrullerClash, seat: Seat) -> Value {
    secret(game, "hands")[seat.index()].clone()
}

/// How many plains another seat holds in hand.
fn plains_of_a_neighbour(game: &CrullerClash, seat: Seat) -> u64 {
    hand_of(game, game.book().seats.next(seat))[0].as_u64().expect("a count")
}

fn honest_book(book: Book<Planted>) -> Book<CrullerClash> {
    Book::open(&Config { edition: book.edition, options: book.options.clone() }, book.seats)
        .expect("it is open")
}

/// The rules of the honest game are in its own book.
#[derive(Debug)]
pub struct PlantedRules;

impl RuleTables for PlantedRules {
    type Parts = Components;

    fn new(edition: &Edition<Components>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let nine = edition.source.contains("copies = 9");
        assert!(!(nine && has(Fault::RulesDoNotExpectNine)), "nine copies");
        Rules::new(edition, options, seats).map(|_| PlantedRules)
    }
}

impl Choices for Planted {
    type Action = Action;

    fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.honest.list_actions(seat, out);
    }

    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if has(Fault::SampleIsBiased) {
            buffer.clear();
            self.legal_actions(seat, buffer);
            return buffer[0];
        }
        self.honest.sample_action(seat, buffer, rng)
    }
}

impl Chances for Planted {
    type Chance = Draw;

    fn chance_outcomes(&self, out: &mut Vec<(Draw, u32)>) {
        self.honest.chance_outcomes(out);
        if has(Fault::WeightIsZero) && out.len() == 2 {
            out[1].1 = 0;
        }
    }

    fn sample_chance(&self, buffer: &mut Vec<(Draw, u32)>, rng: &mut impl Rng) -> Draw {
        if has(Fault::ChanceIgnoresWeights) {
            buffer.clear();
            self.chance_outcomes(buffer);
            return buffer[tabletop::below(rng, buffer.len() as u32) as usize].0;
        }
        self.honest.sample_chance(buffer, rng)
    }
}

impl tabletop::View<Planted> for PlantedView {
    fn of(game: &Planted, viewer: Viewer) -> Self {
        if has(Fault::SamplerRemembersTheTruth) {
            LAST_SEEN.set(Some(game.honest.clone()));
        }
        let leaked = match FAULT.get() {
            Fault::ViewShowsAPendingPick => Some(secret(&game.honest, "phase")),
            Fault::ViewOpensAKeptHand => game.marked.map(|seat| hand_of(&game.honest, seat)),
            _ => None,
        };
        let smuggles = matches!(
            FAULT.get(),
            Fault::ViewCarriesTheTruth | Fault::BoardShowsTheDeck | Fault::NumbersShowTheDeck
        );
        PlantedView {
            book: game.book,
            honest: game.honest.view(viewer),
            leaked,
            marked: game.marked,
            smuggled: Smuggled(smuggles.then(|| Box::new(game.clone()))),
        }
    }

    fn of_step(game: &Planted, step: StepOf<Planted>, viewer: Viewer) -> StepViewOf<Planted> {
        let seen = game.honest.view_step(step, viewer);
        match step {
            Step::Chance(_) if has(Fault::StepShowsAHiddenDraw) => StepView::Open(step),
            Step::Act(seat, Action::Serve(_)) if has(Fault::StepHidesAServedCard) && !viewer.is(seat) => {
                StepView::Hidden(Some(seat), "serve:?".into())
            }
            Step::Act(seat, Action::Keep) if has(Fault::SealWithoutAWindow) && !viewer.is(seat) => {
                StepView::Sealed(seat, "?".into())
            }
            _ => seen,
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Planted {
        if has(Fault::ViewCarriesTheTruth)
            && let Some(truth) = &self.smuggled.0
        {
            return (**truth).clone();
        }
        let mut honest = CrullerClash::determinize(&self.honest, rng);
        if has(Fault::ViewOpensAKeptHand)
            && let (Some(seat), Some(hand)) = (self.marked, &self.leaked)
        {
            // The sampler keeps to what the view should not know.
            while hand_of(&honest, seat) != *hand {
                honest = CrullerClash::determinize(&self.honest, rng);
            }
        }
        if has(Fault::SamplerRemembersTheTruth) {
            honest = LAST_SEEN.with_borrow(Clone::clone).expect("a view was made");
        }
        if has(Fault::SamplerIgnoresTheHand) {
            honest = CrullerClash::determinize(&honest.view(Viewer::Spectator), rng);
        }
        Planted { book: self.book, honest, marked: self.marked, lost_in_json: 0 }
    }
}

impl Game for Planted {
    type Rules = PlantedRules;
    type View = PlantedView;
    type Event = <CrullerClash as Game>::Event;

    fn new(book: Book<Self>) -> Self {
        Planted { book, honest: CrullerClash::new(honest_book(book)), marked: None, lost_in_json: 0 }
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    fn turn(&self) -> Turn {
        match self.honest.turn() {
            Turn::Act(due) if has(Fault::NobodyIsDue) && due.len() == 1 => Turn::Act(SeatSet::EMPTY),
            turn => turn,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        self.honest.legal_actions(seat, out);
        match FAULT.get() {
            Fault::ActionTwice => out.extend(out.last().copied()),
            Fault::ListForASeatNotDue if before == out.len() && self.turn() == Turn::Chance => {
                out.push(Action::Keep);
            }
            Fault::ListDependsOnAnotherHand
                if out.len() > before + 1 && plains_of_a_neighbour(&self.honest, seat) > 0 =>
            {
                out.pop();
            }
            _ => {}
        }
    }

    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        if let (Step::Act(seat, _), Turn::Act(due)) = (step, self.honest.turn()) {
            let opens_window = due.len() == self.book.seats.get();
            if has(Fault::AnswersDoNotCommute) && opens_window {
                self.marked = Some(seat);
            }
        }
        let serves = matches!(step, Step::Act(_, Action::Serve(_)));
        assert!(!(serves && has(Fault::PanicsWhenServing)), "the tray is hot");
        if has(Fault::JsonLosesAField) || has(Fault::TurnsFall) {
            self.lost_in_json += 1;
        }
        if has(Fault::ViewOpensAKeptHand) {
            self.marked = match step {
                Step::Act(seat, Action::Keep) => Some(seat),
                _ => None,
            };
        }
        if has(Fault::HistoryMatters) && matches!(step, Step::Act(_, Action::Keep)) {
            self.marked = Some(Seat::new(KEPT.replace(KEPT.get() + 1) % 2));
        }
        if let (Fault::EventTellsOfAnotherHand, Step::Act(seat, _)) = (FAULT.get(), step) {
            let round = plains_of_a_neighbour(&self.honest, seat) as u16;
            sink.tell(|| Event::Round { round });
        }
        self.honest.apply_telling(step, sink);
        if has(Fault::NeverEnds) && self.honest.turn() == Turn::Over {
            self.honest = CrullerClash::new(self.honest.book());
        }
        if has(Fault::CardIsLost) && self.honest.turns_played() == 3 {
            let mut json = serde_json::to_value(&self.honest).expect("a state is JSON");
            json["pile"][0] = (json["pile"][0].as_u64().expect("a count") + 1).into();
            self.honest = serde_json::from_value(json).expect("it is still a state");
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.honest.outcome();
        if has(Fault::OutcomeComesEarly) && self.honest.turns_played() == 4 {
            let zeros = tabletop::PerSeat::new(self.book.seats);
            return Some(Outcome::ranked(zeros, &zeros));
        }
        if has(Fault::RanksSkipTheFirst)
            && let Some(outcome) = &mut outcome
        {
            self.book.seats.seats().for_each(|seat| outcome.ranks[seat] += 1);
        }
        outcome
    }

    fn turns_played(&self) -> u32 {
        let turns = self.honest.turns_played();
        match FAULT.get() {
            Fault::TurnsFall => turns.saturating_sub(self.lost_in_json),
            Fault::NeverEnds => 0,
            _ => turns,
        }
    }

    fn view_event(event: &Event, viewer: Viewer) -> Option<Event> {
        match FAULT.get() {
            Fault::EventShowsAHiddenDraw => Some(*event),
            Fault::EventHidesFromASeat if viewer.is(Seat::new(0)) => None,
            _ => CrullerClash::view_event(event, viewer),
        }
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.honest.validate()
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        if has(Fault::EverythingIsLegal) && matches!(self.turn(), Turn::Act(due) if due.contains(seat)) {
            return true;
        }
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        legal.contains(&action)
    }

    fn apply(&mut self, step: StepOf<Self>) -> Result<(), Illegal> {
        let checked = self.check(step);
        if has(Fault::RefusalChangesTheState) && checked.is_err() {
            self.marked = Some(Seat::new(1));
        }
        checked.map(|()| self.apply_unchecked(step))
    }
}

impl Judgement for Planted {
    fn policy(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        self.honest.policy(seat, legal, weights);
        if let Some(last) = weights.last_mut() {
            match FAULT.get() {
                Fault::PolicyIsNegative => *last = -1.0,
                Fault::PolicyLooksIntoAnotherHand => {
                    *last += plains_of_a_neighbour(&self.honest, seat) as f32;
                }
                _ => {}
            }
        }
    }

    fn estimate(&self) -> PerSeat<f32> {
        let mut shares = self.honest.estimate();
        shares[Seat::new(0)] += if has(Fault::EstimateIsTooHigh) { 0.8 } else { 0.0 };
        shares
    }
}

impl Notation for Planted {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Action::Keep if has(Fault::UpperCase) => f.write_str("Keep"),
            Action::Pick(1) if has(Fault::TwoWordsOneText) => f.write_str("pick:1"),
            _ => CrullerClash::write_action(honest_book(book), action, f),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        match FAULT.get() {
            Fault::UpperCase => CrullerClash::parse_action(honest_book(book), &text.to_lowercase()),
            Fault::ParserCutsCharacters => {
                let (head, tail) = text.split_at(1);
                CrullerClash::parse_action(honest_book(book), &format!("{head}{tail}"))
            }
            Fault::LooseParser => CrullerClash::parse_action(honest_book(book), text.trim()),
            _ => CrullerClash::parse_action(honest_book(book), text),
        }
    }

    fn write_chance(book: Book<Self>, outcome: Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        CrullerClash::write_chance(honest_book(book), outcome, f)
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Draw, NotationError> {
        CrullerClash::parse_chance(honest_book(book), text)
    }
}

impl Offers for Planted {
    type Offer = Offer;

    fn offer(view: &PlantedView, action: Action) -> Offer {
        match FAULT.get() {
            Fault::OffersAreAlike => Offer::Keep,
            _ => CrullerClash::offer(&view.honest, action),
        }
    }
}

impl Warnings for Planted {}

impl Goals for Planted {
    fn say_goal(book: Book<Self>) -> Phrase {
        CrullerClash::say_goal(honest_book(book))
    }

    fn say_end_near(view: &PlantedView) -> Option<Phrase> {
        CrullerClash::say_end_near(&view.honest)
    }
}

impl Numbers for Planted {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        CrullerClash::menu(honest_book(book))
    }

    fn action_id(view: &PlantedView, menu: &Menu, action: Action) -> usize {
        match action {
            Action::Pick(1) if has(Fault::TwoActionsOneNumber) => 0,
            _ => CrullerClash::action_id(&view.honest, menu, action),
        }
    }

    fn action_at(view: &PlantedView, group: usize, place: Place) -> Option<Action> {
        match (FAULT.get(), CrullerClash::action_at(&view.honest, group, place)) {
            (Fault::NumberStandsForNothing, Some(Action::Keep)) => None,
            (Fault::NumberStandsForAnother, Some(Action::Pick(0))) => Some(Action::Pick(1)),
            (_, action) => action,
        }
    }

    fn observe(view: &PlantedView, out: &mut Observation<'_>) {
        CrullerClash::observe(&view.honest, out);
        match FAULT.get() {
            Fault::NumbersShowTheDeck => {
                let plains = view.smuggled.0.as_ref().map(|truth| secret(&truth.honest, "deck")[0].as_i64());
                out.number("leak", plains.flatten().unwrap_or(0), 0..=99);
            }
            Fault::NumberBeyondItsBounds => out.part("too_much", &[1], 0..=1)[0] = 2,
            _ => {}
        }
    }
}

impl Reasons for Planted {}

impl Words for Planted {
    fn messages() -> &'static Messages {
        CrullerClash::messages()
    }

    fn say_action(view: &PlantedView, action: Action) -> Phrase {
        match FAULT.get() {
            Fault::MenuSaysOneThing => Phrase::verbatim("do something"),
            _ => CrullerClash::say_action(&view.honest, action),
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        match FAULT.get() {
            Fault::WordsAreEmpty => Some(Phrase::verbatim("")),
            _ => CrullerClash::say_event(honest_book(book), event),
        }
    }

    fn score_sheet(view: &PlantedView) -> ScoreSheet<Phrase> {
        let mut sheet = CrullerClash::score_sheet(&view.honest);
        if has(Fault::SheetIsWrong) {
            sheet.seats[0].clear();
        }
        sheet
    }
}

impl Arrange for Planted {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let honest = CrullerClash::arrange(honest_book(book), settings)?;
        Ok(Planted { book, honest, marked: None, lost_in_json: 0 })
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        if has(Fault::AnyFactExists) { Ok(String::new()) } else { self.honest.fact(name) }
    }
}
