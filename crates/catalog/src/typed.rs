//! The implementation of [`Table`], once for all games.

use std::collections::BTreeMap;

use bots::{Advice, Bot, Mind};
use serde_json::value::{RawValue, Value, to_raw_value};
use tabletop::{
    Actor, Book, Corrupt, Dealer, FastRng, Game, Illegal, Language, MAX_SEATS, Meta, Names, Notation,
    OptionValue, Outcome, Record, Recorder, ScoreSheet, Seat, SeatCount, Seed, Speech, Step, StepOf,
    StepView, StepViewOf, Token, Turn, Viewer, Words, fast_rng, format_step, format_step_view, parse_step,
    say,
};

use crate::table::{Choice, Event, Hint, HintQuestion, Question, Thinking};
use crate::undo::{LastStep, is_sealed, undo_limit};
use crate::{EditionCard, Table, TableError, Undo, WORDS};

/// The fields of components that are words for people.
const SPOKEN: [&str; 2] = ["name", "text"];

/// A game in progress with its history.
#[derive(Debug)]
pub(crate) struct Typed<G: Game> {
    game: G,
    names: Vec<String>,
    /// How the seats are called in sentences, in the order of [`Language::ALL`].
    speeches: [Speech; Language::ALL.len()],
    /// Every step in the order it arrived, which is the order events are numbered by.
    history: Vec<StepOf<G>>,
    /// The same steps in the order a record has them.
    recorder: Recorder<G>,
    /// The state before the first answer to the simultaneous choice under way, and the number of that answer.
    window: Option<(usize, G)>,
    /// A state of the past with its number, from which events are told; never inside a simultaneous choice.
    mark: Option<(usize, G)>,
    /// What an undo would pass.
    last: Option<LastStep<G>>,
}

impl<G: Game> Typed<G> {
    pub(crate) fn new(book: Book<G>, names: Vec<String>) -> Self {
        Typed::at(G::new(book), names)
    }

    /// A table that knows nothing of what led to `game`.
    fn at(game: G, names: Vec<String>) -> Self {
        let speeches = Language::ALL.map(|language| speech(&names, language));
        let (history, recorder) = (Vec::new(), Recorder::default());
        Typed { game, names, speeches, history, recorder, window: None, mark: None, last: None }
    }

    /// The table after these steps, which must be legal one after the other.
    pub(crate) fn after(book: Book<G>, names: Vec<String>, steps: &[StepOf<G>]) -> Self {
        let mut table = Typed::new(book, names);
        for step in steps {
            table.push(*step);
        }
        table
    }

    /// Applies a legal step. Returns the simultaneous answers it makes public.
    fn push(&mut self, step: StepOf<G>) -> Vec<(Seat, G::Action)> {
        if self.window.is_none() && matches!(self.game.turn(), Turn::Act(due) if due.len() > 1) {
            self.window = Some((self.history.len(), self.game.clone()));
        }
        let revealed: Vec<_> = self
            .recorder
            .note(&self.game, step)
            .iter()
            .filter_map(|answer| match *answer {
                Step::Act(seat, action) => Some((seat, action)),
                Step::Chance(_) => None,
            })
            .collect();
        if !revealed.is_empty() {
            self.window = None;
        }
        self.last = Some(LastStep { before: self.game.clone(), step, opened: !revealed.is_empty() });
        self.history.push(step);
        self.game.apply_unchecked(step);
        revealed
    }

    /// The place in the history of the seat's answer to the simultaneous choice under way, if nobody has seen it.
    fn sealed_answer(&self, seat: Seat) -> Option<usize> {
        let (start, before) = self.window.as_ref()?;
        let place =
            start + self.history[*start..].iter().position(|step| step.actor() == Actor::Seat(seat))?;
        is_sealed(before, self.history[place]).then_some(place)
    }

    /// Makes these steps the whole history.
    fn replay(&mut self, steps: &[StepOf<G>]) {
        *self = Typed::after(self.game.book(), std::mem::take(&mut self.names), steps);
    }

    /// Number of steps that no longer can change their place in the record.
    fn settled(&self) -> usize {
        self.window.as_ref().map_or(self.history.len(), |(start, _)| *start)
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

    /// The dealer's decision on the chance step that is due.
    fn dealt_by(&self, dealer: &mut Dealer) -> Result<G::Chance, TableError> {
        match self.game.turn() {
            Turn::Over => return Err(Illegal::Over.into()),
            Turn::Act(due) => return Err(Illegal::NoChanceDue(due).into()),
            Turn::Chance => {}
        }
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        Ok(dealer.deal(&outcomes).expect("chance is due, so something can happen"))
    }

    /// What a bot at `seat` decides by: the seat's view before anybody answered the question it is asked, and random
    /// numbers for this decision alone. So who answers first makes no difference.
    fn asked(&self, seat: Seat, seed: u64) -> Result<(G::View, FastRng), TableError> {
        self.must_choose(seat)?;
        let asked = self.window.as_ref().map_or(&self.game, |(_, before)| before);
        let stream = self.settled() * MAX_SEATS + seat.index();
        Ok((asked.view(Viewer::Seat(seat)), fast_rng(seed, stream as u64)))
    }
}

impl<G: Notation + Words> Typed<G> {
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

    /// The action written `token`, if `seat` may choose it now.
    fn action(&self, seat: Seat, token: &str) -> Result<StepOf<G>, TableError> {
        self.must_choose(seat)?;
        let step = Step::Act(seat, G::parse_action(self.game.book(), token)?);
        self.game.check(step)?;
        Ok(step)
    }

    /// The history told to `viewer`, with each step shown as `show` says.
    fn tell(
        &self,
        from: usize,
        viewer: Viewer,
        language: Language,
        show: impl Fn(&G, StepOf<G>) -> StepViewOf<G>,
    ) -> Vec<Event> {
        let (book, speech) = (self.game.book(), self.speech(language));
        let marked = self.mark.as_ref().filter(|(number, _)| *number <= from);
        let (start, game) =
            marked.map_or_else(|| (0, G::new(book)), |(number, game)| (*number, game.clone()));
        let mut past = Typed::at(game, Vec::new());
        let mut steps = self.history.iter().enumerate().skip(start).peekable();
        while let Some((_, &step)) = steps.next_if(|(number, _)| *number < from) {
            past.push(step);
        }
        let mut before = past.game.view(viewer);
        let mut events = Vec::new();
        for (_, &step) in steps {
            let shown = show(&past.game, step);
            let revealed = past.push(step);
            let after = past.game.view(viewer);
            let mut sentences = Vec::new();
            G::say_step(&before, &shown, &revealed, &after, &mut sentences);
            before = after;
            let text = format_step_view::<G>(book, &shown);
            events.push(Event {
                step: text,
                actor: step.actor(),
                revealed: revealed
                    .iter()
                    .map(|&(seat, action)| format_step::<G>(book, Step::Act(seat, action)))
                    .collect(),
                sentences: sentences.iter().map(|sentence| sentence.say(speech)).collect(),
                awaits_others: past.window.is_some(),
            });
        }
        events
    }

    fn speech(&self, language: Language) -> &Speech {
        &self.speeches[language as usize]
    }
}

/// How seats with these names are called in sentences. Bots of one level would all be called the same: they get their
/// seat's number.
fn speech(names: &[String], language: Language) -> Speech {
    let nameless = Speech { language, ..Speech::default() };
    let spoken = |(seat, name): (usize, &String)| match name.parse::<Bot>() {
        Ok(bot) => format!("{} {}", bot.title().say(&nameless), seat + 1),
        Err(_) => name.clone(),
    };
    Speech::new(language, Names::new(names.iter().enumerate().map(spoken).collect()))
}

fn choice<G: Notation + Words>(book: Book<G>, view: &G::View, action: G::Action, speech: &Speech) -> Choice {
    let group = (0..).map_while(|depth| G::menu_group(view, action, depth));
    let group = group.map(|entry| entry.say(speech)).collect();
    let token = Token::<G>::Action(book, action).to_string();
    Choice { token, words: G::say_action(view, action).say(speech), group }
}

/// Puts the names and texts of components into another language.
fn translate_parts(json: &mut Value, translate: &impl Fn(&str) -> String) {
    match json {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(text) if SPOKEN.contains(&key.as_str()) => *text = translate(text),
                    _ => translate_parts(value, translate),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| translate_parts(value, translate)),
        _ => {}
    }
}

impl<G: Notation + Words> Table for Typed<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn seats(&self) -> SeatCount {
        self.game.book().seats
    }

    fn name(&self, seat: Seat, language: Language) -> String {
        self.speech(language).names.of(seat).into_owned()
    }

    fn edition(&self, language: Language) -> EditionCard {
        EditionCard::of::<G>(self.game.book().edition, language)
    }

    fn parts_json(&self, language: Language) -> String {
        let parts = &self.game.book().edition.parts;
        if language == Language::English {
            return serde_json::to_string(parts).expect("components are plain values");
        }
        let mut json = serde_json::to_value(parts).expect("components are plain values");
        translate_parts(&mut json, &|english| G::catalogue().translate(language, english).into_owned());
        json.to_string()
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

    fn legal(&self, seat: Seat, language: Language) -> Vec<Choice> {
        let (book, view) = (self.game.book(), self.game.view(self.entitled(Viewer::Seat(seat))));
        let speech = self.speech(language);
        self.actions(seat).into_iter().map(|action| choice(book, &view, action, speech)).collect()
    }

    fn tokens(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).into_iter().map(|action| self.token(action)).collect()
    }

    fn act(&mut self, seat: Seat, token: &str) -> Result<(), TableError> {
        let step = self.action(seat, token)?;
        self.push(step);
        Ok(())
    }

    fn read_action(&self, seat: Seat, token: &str) -> Result<String, TableError> {
        Ok(format_step::<G>(self.game.book(), self.action(seat, token)?))
    }

    fn deal(&mut self, dealer: &mut Dealer) -> Result<(), TableError> {
        let outcome = self.dealt_by(dealer)?;
        self.push(Step::Chance(outcome));
        Ok(())
    }

    fn next_deal(&self, dealer: &mut Dealer) -> Result<String, TableError> {
        let outcome = self.dealt_by(dealer)?;
        Ok(format_step::<G>(self.game.book(), Step::Chance(outcome)))
    }

    fn apply(&mut self, step: &str) -> Result<(), TableError> {
        let step = parse_step::<G>(self.game.book(), step)?;
        self.game.check(step)?;
        self.push(step);
        Ok(())
    }

    fn undo_to(&self, seat: Seat) -> Result<Undo, TableError> {
        if self.sealed_answer(seat).is_some() {
            return Ok(Undo::Withdraw);
        }
        let nothing = || TableError::NoUndo(say!(WORDS, "no-undo-nothing"));
        undo_limit(self.last.as_ref().ok_or_else(nothing)?, seat).map_err(TableError::NoUndo)?;
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

    fn events(&self, from: usize, viewer: Viewer, language: Language) -> Vec<Event> {
        let viewer = self.entitled(viewer);
        self.tell(from, viewer, language, |before, step| before.view_step(step, viewer))
    }

    fn mark(&mut self) {
        let (number, game) =
            self.window.as_ref().map_or((self.history.len(), &self.game), |(n, game)| (*n, game));
        self.mark = Some((number, game.clone()));
    }

    fn open_events(&self, from: usize, language: Language) -> Vec<Event> {
        self.tell(from, Viewer::Spectator, language, |_, step| StepView::Open(step))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn score_sheet(&self, viewer: Viewer, language: Language) -> ScoreSheet {
        G::score_sheet(&self.game.view(self.entitled(viewer))).say(self.speech(language))
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
        self.recorder.record(&self.game, &self.names, seed)
    }

    fn record_for(&self, viewer: Viewer) -> Record {
        let (book, viewer) = (self.game.book(), self.entitled(viewer));
        let mut past = G::new(book);
        let mut steps = Vec::new();
        for &step in &self.recorder.steps()[..self.settled()] {
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

    fn choose(&self, seat: Seat, bot: Bot, seed: u64) -> Result<String, TableError> {
        let (view, mut rng) = self.asked(seat, seed)?;
        Ok(self.token(Mind::<G>::default().choose(bot, &view, seat, &mut rng)))
    }

    fn question(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Question, TableError> {
        let (view, mut rng) = self.asked(seat, seed)?;
        let book = self.game.book();
        Ok(Box::new(move || {
            let action = Mind::<G>::default().choose(bot, &view, seat, &mut rng);
            Token::<G>::Action(book, action).to_string()
        }))
    }

    fn hint_question(&self, seat: Seat, thinking: Thinking) -> Result<HintQuestion, TableError> {
        let (view, mut rng) = self.asked(seat, thinking.seed)?;
        let (book, speech) = (self.game.book(), self.speech(thinking.language).clone());
        Ok(Box::new(move || {
            let found = Mind::<G>::default().advise(&view, seat, thinking.effort, thinking.threads, &mut rng);
            let sample = G::determinize(&view, &mut rng);
            let hint = |advice: Advice<G::Action>| Hint {
                choice: choice(book, &view, advice.action, &speech),
                win: advice.win,
                error: advice.error,
                score: advice.score,
                sure: advice.sure,
                why: sample.say_why(seat, advice.action).say(&speech),
            };
            found.into_iter().map(hint).collect()
        }))
    }
}
