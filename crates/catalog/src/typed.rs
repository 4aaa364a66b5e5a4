//! The implementation of [`Table`], once for all games.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Player, bot_name};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{
    Actor, Book, Corrupt, Dealer, FastRng, Game, Guide, Illegal, Language, MAX_SEATS, Meta, Names, Notation,
    OptionValue, Outcome, Phrase, Reader, Record, Recorder, ScoreSheet, Seat, SeatCount, Seed, Speech, Step,
    StepOf, StepView, Token, Turn, Viewer, Warnings, Words, components, fast_rng, format_step,
    format_step_view, parse_step, say,
};

use crate::happened::Happened;
use crate::table::{Choice, HintQuestion, Phrased, Question, Standing, Thinking};
use crate::thought::{BotThought, HintThought};
use crate::undo::undo_limit;
use crate::{
    Answer, CatalogError, CheckedStep, EditionCard, Listed, RulesPage, SeenEvents, SeenStep, Table,
    TableError, Undo, WORDS,
};

/// How many of the latest steps a table keeps with what came of them; what came of older ones is worked out again.
const LATEST: usize = 64;

/// A game in progress with its history.
#[derive(Debug)]
pub(crate) struct Typed<G: Game> {
    game: G,
    sitting: Sitting,
    /// Every step in the order it arrived, which is the order events are numbered by.
    history: Vec<StepOf<G>>,
    /// The same steps in the order a record has them. It knows which simultaneous choice is under way.
    recorder: Recorder<G>,
    /// Names the position by all that led to it.
    position: u64,
    /// The latest steps with what came of them.
    latest: VecDeque<Happened<G>>,
    /// What was told since the last step.
    told: RefCell<Vec<Told<G>>>,
}

/// Who sits where.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sitting {
    /// As a record has them: a bot by the name of its level.
    recorded: Vec<String>,
    /// How the seats are called.
    spoken: Names,
}

impl Sitting {
    /// Bots get names of their own, which follow from the table.
    pub(crate) fn new(recorded: Vec<String>, table: &str) -> Self {
        let spoken = |(seat, name): (usize, &String)| match name.parse::<Player>() {
            Ok(_) => bot_name(table, Seat::new(seat), &recorded).to_string(),
            Err(_) => name.clone(),
        };
        let spoken = Names::new(recorded.iter().enumerate().map(spoken).collect());
        Sitting { recorded, spoken }
    }
}

/// What came of a step as some noticed it, in one language.
#[derive(Debug)]
struct Told<G: Game> {
    number: usize,
    reader: Reader,
    noticed: Vec<G::Event>,
    events: SeenEvents,
}

impl<G: Game> Typed<G> {
    pub(crate) fn new(book: Book<G>, sitting: Sitting) -> Self {
        Typed {
            game: G::new(book),
            sitting,
            history: Vec::new(),
            recorder: Recorder::default(),
            position: hash_of(book),
            latest: VecDeque::new(),
            told: RefCell::default(),
        }
    }

    /// The table after these steps, which must be legal one after the other.
    pub(crate) fn after(book: Book<G>, sitting: Sitting, steps: &[StepOf<G>]) -> Self {
        let mut table = Typed::new(book, sitting);
        for step in steps {
            table.push(*step);
        }
        table
    }

    /// Applies a legal step.
    fn push(&mut self, step: StepOf<G>) {
        let opens = !self.recorder.note(&self.game, step).is_empty();
        self.history.push(step);
        self.position = hash_of((self.position, step));
        self.told.get_mut().clear();
        if self.latest.len() == LATEST {
            self.latest.pop_front();
        }
        let awaits_others = self.recorder.awaits_others();
        self.latest.push_back(Happened::make(&mut self.game, step, opens, awaits_others));
    }

    /// The place in the history of the seat's answer to the simultaneous choice under way, if nobody has seen it.
    fn sealed_answer(&self, seat: Seat) -> Option<usize> {
        let start = self.recorder.settled();
        let place =
            start + self.history[start..].iter().position(|step| step.actor() == Actor::Seat(seat))?;
        self.latest.get(place - self.first_kept())?.is_sealed().then_some(place)
    }

    /// Makes these steps the whole history.
    fn replay(&mut self, steps: &[StepOf<G>]) {
        *self = Typed::after(self.game.book(), std::mem::take(&mut self.sitting), steps);
    }

    /// The last step.
    pub(crate) fn last(&self) -> Option<&Happened<G>> {
        self.latest.back()
    }

    /// Number of the first step that is kept with what came of it.
    fn first_kept(&self) -> usize {
        self.history.len() - self.latest.len()
    }

    /// A seat that does not exist here sees what anybody sees.
    fn entitled(&self, viewer: Viewer) -> Viewer {
        viewer
            .seat()
            .filter(|seat| self.game.book().seats.contains(*seat))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Fails unless `seat` exists and must choose now.
    fn must_choose(&self, seat: Seat) -> Result<(), TableError> {
        let seats = self.game.book().seats;
        if !seats.contains(seat) {
            return Err(TableError::NoSuchSeat { seat, seats });
        }
        match self.game.turn() {
            Turn::Act(due) if due.contains(seat) => Ok(()),
            Turn::Act(due) => Err(Illegal::NotAsked { seat, due }.into()),
            Turn::Chance => Err(Illegal::ChanceDue.into()),
            Turn::Over => Err(Illegal::Over.into()),
        }
    }

    /// What a bot at `seat` decides by: the seat's view before anybody answered the question it is asked, and random
    /// numbers for this decision alone. So who answers first makes no difference.
    fn asked(&self, seat: Seat, seed: u64) -> Result<(G::View, FastRng), TableError> {
        self.must_choose(seat)?;
        let asked = self.recorder.before_answers().unwrap_or(&self.game);
        let stream = self.recorder.settled() * MAX_SEATS + seat.index();
        Ok((asked.view(Viewer::Seat(seat)), fast_rng(seed, stream as u64)))
    }
}

impl<G: Notation + Warnings + Words> Typed<G> {
    /// What `seat` may choose now.
    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.must_choose(seat).is_ok() {
            self.game.legal_actions(seat, &mut actions);
        }
        actions
    }

    fn token(&self, action: G::Action) -> String {
        Token::<G>::Action(self.game.book(), action).to_string()
    }

    /// The step, if it can happen now.
    fn checked(&self, step: StepOf<G>) -> Result<CheckedStep, TableError> {
        self.game.check(step)?;
        Ok(self.legal_here(step))
    }

    /// A step that is legal now.
    fn legal_here(&self, step: StepOf<G>) -> CheckedStep {
        let book = self.game.book();
        let token = match step {
            Step::Act(_, action) => Token::<G>::Action(book, action),
            Step::Chance(outcome) => Token::Chance(book, outcome),
        };
        CheckedStep::new(step.actor(), token, self.position)
    }

    /// The history from step number `from` on as the viewer saw it; `None` sees everything.
    fn tell(&self, from: usize, viewer: Option<Viewer>, reader: Reader) -> Vec<SeenStep> {
        let first = self.first_kept();
        if from >= first {
            let kept = (first..).zip(&self.latest).skip(from - first);
            return kept.map(|(number, past)| self.show_latest(number, past, viewer, reader)).collect();
        }
        let mut past = Typed::new(self.game.book(), Sitting::default());
        let mut told = Vec::new();
        for (number, &step) in self.history.iter().enumerate() {
            past.push(step);
            if let Some(last) = past.last().filter(|_| number >= from) {
                told.push(self.show(last, viewer, self.events(&noticed(last, viewer), reader)));
            }
        }
        told
    }

    fn show(&self, past: &Happened<G>, viewer: Option<Viewer>, events: SeenEvents) -> SeenStep {
        SeenStep {
            step: format_step_view::<G>(self.game.book(), &past.look(viewer)),
            actor: past.step.actor(),
            events,
            awaits_others: past.awaits_others,
        }
    }

    /// The same for one of the latest steps, about which many are told at the same time: those who noticed the same, and are
    /// spoken to alike, share what is made of it.
    fn show_latest(
        &self,
        number: usize,
        past: &Happened<G>,
        viewer: Option<Viewer>,
        reader: Reader,
    ) -> SeenStep {
        let (noticed, mut told) = (noticed(past, viewer), self.told.borrow_mut());
        let same =
            |told: &&Told<G>| (told.number, told.reader) == (number, reader) && told.noticed == noticed;
        let known = told.iter().find(same).map(|told| told.events.clone());
        let events = known.unwrap_or_else(|| {
            let events = self.events(&noticed, reader);
            told.push(Told { number, reader, noticed, events: events.clone() });
            events
        });
        self.show(past, viewer, events)
    }

    /// Events as somebody noticed them, in words for this reader.
    fn events(&self, noticed: &[G::Event], reader: Reader) -> SeenEvents {
        let (book, speech) = (self.game.book(), self.speech(reader));
        let words = |event: &G::Event| G::say_event(book, event).map(|sentence| sentence.say(&speech));
        SeenEvents::new(noticed.iter().map(|event| (event, words(event))))
    }

    fn phrased(&self, phrase: Phrase, seat: Seat, language: Language) -> Phrased {
        Phrased { words: phrase.say(&self.speech(Reader { language, seat: Some(seat) })), phrase }
    }

    fn speech(&self, reader: impl Into<Reader>) -> Speech {
        let Reader { language, seat } = reader.into();
        Speech::new(language, self.sitting.spoken.clone()).to(seat)
    }
}

/// A name for a value that holds in this process.
fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What somebody noticed of a step; `None` notices everything.
fn noticed<G: Game>(past: &Happened<G>, viewer: Option<Viewer>) -> Vec<G::Event> {
    past.noticed(viewer).map(Cow::into_owned).collect()
}

pub(crate) fn choice<G: Notation + Warnings + Words>(
    book: Book<G>,
    view: &G::View,
    action: G::Action,
    speech: &Speech,
) -> Choice {
    Choice {
        token: Token::<G>::Action(book, action).to_string(),
        words: G::say_action(view, action).say(speech),
        warning: warning::<G>(view, action, &G::offer(view, action), speech),
        group: group::<G>(view, action, speech),
    }
}

/// What is costly about the action and cannot be taken back.
fn warning<G: Warnings>(
    view: &G::View,
    action: G::Action,
    offer: &G::Offer,
    speech: &Speech,
) -> Option<String> {
    G::say_warning(view, action, offer).map(|warning| warning.say(speech))
}

/// The entries of the menus that lead to the action.
fn group<G: Words>(view: &G::View, action: G::Action, speech: &Speech) -> Vec<String> {
    (0..).map_while(|depth| G::menu_group(view, action, depth)).map(|entry| entry.say(speech)).collect()
}

/// A choice as a board gets it.
struct Offered<'a, G: Game> {
    token: Token<G>,
    view: &'a G::View,
    action: G::Action,
    /// How many there are to choose from.
    of: usize,
    speech: &'a Speech,
}

impl<G: Notation + Warnings + Words> Serialize for Offered<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Offered { token, view, action, of, speech } = self;
        let group = group::<G>(view, *action, speech);
        let offer = G::offer(view, *action);
        let warning = warning::<G>(view, *action, &offer, speech);
        let certain = G::certain(view, *action, *of);
        let n_fields = 3
            + usize::from(warning.is_some())
            + usize::from(certain.is_some())
            + usize::from(!group.is_empty());
        let mut fields = serializer.serialize_struct("Choice", n_fields)?;
        fields.serialize_field("token", &token.to_string())?;
        fields.serialize_field("words", &G::say_action(view, *action).say(speech))?;
        fields.serialize_field("offer", &offer)?;
        if let Some(warning) = warning {
            fields.serialize_field("warning", &warning)?;
        }
        if let Some(certain) = certain {
            fields.serialize_field("certain", &certain)?;
        }
        if !group.is_empty() {
            fields.serialize_field("group", &group)?;
        }
        fields.end()
    }
}

impl<G: Listed> Table for Typed<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn seats(&self) -> SeatCount {
        self.game.book().seats
    }

    fn name(&self, seat: Seat) -> String {
        self.sitting.spoken.of(seat).into_owned()
    }

    fn edition(&self, language: Language) -> EditionCard {
        EditionCard::of::<G>(self.game.book().edition, language)
    }

    fn parts_json(&self, language: Language) -> String {
        components(self.game.book(), language).to_string()
    }

    fn options(&self) -> BTreeMap<String, OptionValue> {
        let options = &self.game.book().options;
        options.specs().iter().map(|spec| (spec.name.to_string(), options.value(spec.name))).collect()
    }

    fn changed_options(&self) -> BTreeMap<String, OptionValue> {
        self.game.book().changed_options()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn awaits_others(&self) -> bool {
        self.recorder.awaits_others()
    }

    fn legal(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let (book, view) = (self.game.book(), self.game.view(self.entitled(Viewer::Seat(seat))));
        let speech = self.speech(Reader { language, seat: Some(seat) });
        self.actions(seat).into_iter().map(|action| choice(book, &view, action, &speech)).collect()
    }

    fn legal_raw(&self, seat: Seat, language: Language) -> Box<RawValue> {
        let (book, view) = (self.game.book(), self.game.view(self.entitled(Viewer::Seat(seat))));
        let (view, speech) = (&view, &self.speech(Reader { language, seat: Some(seat) }));
        let actions = self.actions(seat);
        let of = actions.len();
        let offered = |action| Offered { token: Token::<G>::Action(book, action), view, action, of, speech };
        let choices: Vec<_> = actions.into_iter().map(offered).collect();
        to_raw_value(&choices).expect("choices are plain values")
    }

    fn tokens(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).into_iter().map(|action| self.token(action)).collect()
    }

    fn read_action(&self, seat: Seat, token: &str) -> Result<CheckedStep, TableError> {
        self.must_choose(seat)?;
        self.checked(Step::Act(seat, G::parse_action(self.game.book(), token)?))
    }

    fn why_not(&self, seat: Seat, token: &str, language: Language) -> Option<String> {
        let book = self.game.book();
        let refused = || -> Result<(), TableError> {
            if !book.seats.contains(seat) {
                return Err(TableError::NoSuchSeat { seat, seats: book.seats });
            }
            let action = G::parse_action(book, token)?;
            // What a seat may choose depends on its view alone; words that are made from the true state might not.
            let known = G::determinize(&self.game.view(Viewer::Seat(seat)), &mut fast_rng(0, 0));
            Ok(known.check(Step::Act(seat, action))?)
        };
        let why = match refused() {
            Ok(()) => return None,
            // People are called by their names here.
            Err(TableError::Illegal(Illegal::NotAsked { due, .. })) => {
                say!(WORDS, "not-your-turn", count: due.len(), who: due)
            }
            Err(e) => e.phrase(),
        };
        Some(why.say(&self.speech(Reader { language, seat: Some(seat) })))
    }

    fn read_step(&self, step: &str) -> Result<CheckedStep, TableError> {
        self.checked(parse_step::<G>(self.game.book(), step)?)
    }

    fn check(&self, answer: &Answer) -> Result<CheckedStep, TableError> {
        self.must_choose(answer.seat())?;
        self.checked(Step::Act(answer.seat(), answer.action::<G>()?))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        if self.game.turn() != Turn::Chance {
            return Vec::new();
        }
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let token = |outcome| Token::<G>::Chance(self.game.book(), outcome).to_string();
        outcomes.into_iter().map(|(outcome, weight)| (token(outcome), weight)).collect()
    }

    fn next_deal(&self, dealer: &mut Dealer) -> Result<CheckedStep, TableError> {
        match self.game.turn() {
            Turn::Over => return Err(Illegal::Over.into()),
            Turn::Act(due) => return Err(Illegal::NoChanceDue(due).into()),
            Turn::Chance => {}
        }
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let outcome = dealer.deal(&outcomes).expect("chance is due, so something can happen");
        Ok(self.legal_here(Step::Chance(outcome)))
    }

    fn make(&mut self, step: CheckedStep) -> Result<(), TableError> {
        self.push(step.at::<G>(self.position)?);
        Ok(())
    }

    fn undo_to(&self, seat: Seat) -> Result<Undo, TableError> {
        if self.sealed_answer(seat).is_some() {
            return Ok(Undo::Withdraw);
        }
        let nothing = || TableError::NoUndo(say!(WORDS, "no-undo-nothing"));
        undo_limit(self.last().ok_or_else(nothing)?, seat, self.game.book().seats)
            .map_err(TableError::NoUndo)?;
        Ok(Undo::Rewind(self.history.len() - 1))
    }

    fn rewind(&mut self, len: usize) {
        let steps = std::mem::take(&mut self.history);
        self.replay(&steps[..len.min(steps.len())]);
    }

    fn withdraw(&mut self, seat: Seat) -> Result<(), TableError> {
        let none = || TableError::NoUndo(say!(WORDS, "no-undo-opened"));
        let place = self.sealed_answer(seat).ok_or_else(none)?;
        let mut steps = std::mem::take(&mut self.history);
        steps.remove(place);
        self.replay(&steps);
        Ok(())
    }

    fn view_raw(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.game.view(self.entitled(viewer))).expect("a view is plain values")
    }

    fn view_text(&self, viewer: Viewer, colour: bool) -> String {
        let view = self.game.view(self.entitled(viewer));
        if colour { format!("{view:#}") } else { view.to_string() }
    }

    fn len(&self) -> usize {
        self.history.len()
    }

    fn seen(&self, from: usize, viewer: Viewer, reader: Reader) -> Vec<SeenStep> {
        self.tell(from, Some(self.entitled(viewer)), reader)
    }

    fn seen_open(&self, from: usize, language: Language) -> Vec<SeenStep> {
        self.tell(from, None, language.into())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn score_sheet(&self, viewer: Viewer, language: Language) -> ScoreSheet {
        G::score_sheet(&self.game.view(self.entitled(viewer))).say(&self.speech(language))
    }

    fn standings(&self) -> Vec<Standing> {
        let mut game = G::new(self.game.book());
        let seats = game.book().seats;
        let mut standings: Vec<Standing> = Vec::new();
        let mut before = ScoreSheet { seats: vec![Vec::new(); seats.get()] };
        let mut note = |turn: u32, game: &G| {
            let sheet = G::score_sheet(&game.view(Viewer::Spectator));
            let scores: Vec<i32> = seats.seats().map(|seat| sheet.total(seat)).collect();
            let gained = |seat| added(&before.components(seat), &sheet.components(seat));
            let gained: Vec<Vec<String>> = seats.seats().map(gained).collect();
            let changed = seats.seats().any(|seat| before.total(seat) != sheet.total(seat));
            if changed || gained.iter().any(|gained| !gained.is_empty()) {
                standings.push(Standing { turn, scores, gained });
                before = sheet;
            }
        };
        for step in &self.history {
            let turn = game.turns_played();
            game.apply_unchecked(*step);
            if turn > 0 && game.turns_played() > turn {
                note(turn, &game);
            }
        }
        note(game.turns_played(), &game);
        standings
    }

    fn goal(&self, language: Language) -> String {
        G::say_goal(self.game.book()).say(&self.speech(language))
    }

    fn end_near(&self, viewer: Viewer, reader: Reader) -> Option<String> {
        let near = G::say_end_near(&self.game.view(self.entitled(viewer)))?;
        (self.game.turn() != Turn::Over).then(|| near.say(&self.speech(reader)))
    }

    fn rules(&self, language: Language) -> Result<RulesPage, CatalogError> {
        RulesPage::of(self.game.book(), language).map_err(CatalogError::Rules)
    }

    fn rules_text(&self, language: Language) -> Result<String, CatalogError> {
        let guide = Guide::<G>::new(self.game.book(), language).map_err(CatalogError::Rules)?;
        Ok(guide.plain(language))
    }

    fn topic(&self, viewer: Viewer) -> &'static str {
        G::topic(&self.game.view(self.entitled(viewer)))
    }

    fn coach_before(&self, seat: Seat, language: Language) -> Option<Phrased> {
        let actions = self.actions(seat);
        if actions.len() < 2 {
            return None;
        }
        let view = self.game.view(Viewer::Seat(seat));
        G::say_before(&view, seat, &actions).map(|phrase| self.phrased(phrase, seat, language))
    }

    fn coach_after(&self, seat: Seat, language: Language) -> Option<Phrased> {
        let own = |past: &Happened<G>| past.step.actor() == Actor::Seat(seat);
        let acted = self.latest.iter().rposition(own)?;
        let events: Vec<G::Event> =
            self.latest.iter().skip(acted).flat_map(|past| noticed(past, Some(Viewer::Seat(seat)))).collect();
        let view = self.game.view(Viewer::Seat(seat));
        G::say_after(&view, seat, &events).map(|phrase| self.phrased(phrase, seat, language))
    }

    fn turns_played(&self) -> u32 {
        self.game.turns_played()
    }

    fn win_shares(&self) -> Vec<f32> {
        self.game.estimate().as_slice().to_vec()
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.game.validate()
    }

    fn record(&self, seed: Option<Seed>) -> Record {
        self.recorder.record(&self.game, &self.sitting.recorded, seed)
    }

    fn record_for(&self, viewer: Viewer) -> Record {
        let (book, viewer) = (self.game.book(), self.entitled(viewer));
        let mut past = G::new(book);
        let mut steps = Vec::new();
        for &step in &self.recorder.steps()[..self.recorder.settled()] {
            steps.push(match past.view_step(step, viewer) {
                hidden @ StepView::Hidden(..) => format_step_view::<G>(book, &hidden),
                // The choice it belongs to is complete, so the answer is public by now.
                StepView::Sealed(..) | StepView::Open(_) => format_step::<G>(book, step),
            });
            past.apply_unchecked(step);
        }
        let mut record = self.record(None);
        record.steps = steps;
        record
    }

    fn player_question(&self, seat: Seat, player: Player, seed: u64) -> Result<Question, TableError> {
        let (view, rng) = self.asked(seat, seed)?;
        Ok(Box::new(BotThought::<G>::new(self.game.book(), player, view, seat, rng)))
    }

    fn first_choice(&self, seat: Seat) -> Option<Answer> {
        let first = *self.actions(seat).first()?;
        Some(Answer::new(seat, Token::<G>::Action(self.game.book(), first)))
    }

    fn hint_question(&self, seat: Seat, thinking: Thinking) -> Result<HintQuestion, TableError> {
        let (view, rng) = self.asked(seat, thinking.seed)?;
        let speech = self.speech(Reader { language: thinking.language, seat: Some(seat) });
        Ok(Box::new(HintThought::<G>::new(self.game.book(), speech, thinking, view, seat, rng)))
    }
}

/// What is in `after` and not in `before`, copy by copy; both are sorted.
fn added(before: &[&str], after: &[&str]) -> Vec<String> {
    let mut before = before.iter().peekable();
    let is_new = |id: &&&str| {
        while before.next_if(|had| *had < *id).is_some() {}
        before.next_if_eq(id).is_none()
    };
    after.iter().filter(is_new).map(|id| (*id).to_string()).collect()
}
