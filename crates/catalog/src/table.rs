//! A game in progress without its type.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::Duration;

use bots::{Bot, Effort, Player, Recipe, Verdict};
use serde_json::value::RawValue;
use tabletop::{
    Corrupt, Dealer, Language, Meta, OptionValue, Outcome, Phrase, Reader, Record, ScoreSheet, Seat,
    SeatCount, Seed, Turn, Viewer,
};

use crate::{Answer, CatalogError, CheckedStep, EditionCard, RulesPage, SeenStep, TableError, Undo};

/// Something a seat may choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The action in notation, without the seat: `pick:2`.
    pub token: String,
    /// What it means: `take the Glazed at place 2`.
    pub words: String,
    /// What is costly about it and cannot be taken back; absent for ordinary choices.
    pub warning: Option<String>,
    /// Where the choice is too wide for one menu: the entries of the menus that lead to this action, outermost first.
    pub group: Vec<String>,
}

/// Something said, and what it was before anybody said it, for those who check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrased {
    /// The words.
    pub words: String,
    /// The message and what goes into it.
    pub phrase: Phrase,
}

/// How the points stood when a round or turn was over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number, counted from 1.
    pub turn: u32,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The components that each seat has points for since the standing before.
    pub gained: Vec<Vec<String>>,
}

/// How much to think about a hint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// How much.
    pub effort: Effort,
    /// Fixes the random numbers.
    pub seed: u64,
    /// The language of the hints.
    pub language: Language,
}

impl Default for Thinking {
    /// As much as `hard` thinks.
    fn default() -> Self {
        let Recipe::Search { effort, .. } = Bot::Hard.recipe() else { unreachable!("hard looks ahead") };
        Thinking { effort, seed: 0, language: Language::English }
    }
}

/// What a strong player thinks of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// Of the best choice: how clearly it is better than the next best. Of another: how clearly the best is better.
    pub verdict: Verdict,
    /// The same in words: `A close call.`
    pub judged: String,
    /// The expected share of the win, from 0 to 1, where it is known well enough. No other choice has more than the best.
    pub win: Option<f32>,
    /// The same in words: `You win about 6 in 10 from here.`
    pub chance: Option<String>,
    /// One sentence why the best choice is better than the next best, if there is something to say.
    pub why: Option<String>,
    /// That sentence before anybody said it, for those who check it.
    pub reason: Option<Phrase>,
}

/// Something to think about, cut loose from its table: it holds the view of one seat and can be thought about on any
/// thread, bit by bit. How it is sliced makes no difference to what comes of it.
pub trait Resumable<T>: Send {
    /// Thinks for about as long as `slice` says. `None` if there is more to think about; once there is an answer, that was
    /// all.
    fn resume(&mut self, slice: Duration) -> Option<T>;

    /// Thinks no longer than this in all: what was thought already counts.
    fn set_patience(&mut self, patience: Duration);

    /// Thinks to the end.
    fn finish(&mut self) -> T {
        loop {
            if let Some(answer) = self.resume(Duration::MAX) {
                return answer;
            }
        }
    }
}

/// A bot's decision.
pub type Question = Box<dyn Resumable<Answer>>;

/// A request for hints.
pub type HintQuestion = Box<dyn Resumable<Vec<Hint>>>;

/// A game in progress that speaks text and JSON. A viewer that is not a seat of this table is a spectator.
pub trait Table: Debug + Send {
    /// Id, title, seats.
    fn meta(&self) -> &'static Meta;

    /// How many seats there are.
    fn seats(&self) -> SeatCount;

    /// How a seat is called; `p2` where no name was given.
    fn name(&self, seat: Seat) -> String;

    /// The components in use.
    fn edition(&self, language: Language) -> EditionCard;

    /// The components of the edition as JSON: names and texts in this language, numbers, by the ids that notation and
    /// views use.
    fn parts_json(&self, language: Language) -> String;

    /// Every option as it is at this table.
    fn options(&self) -> BTreeMap<String, OptionValue>;

    /// The options that differ from the edition's defaults.
    fn changed_options(&self) -> BTreeMap<String, OptionValue>;

    /// Who must do something now.
    fn turn(&self) -> Turn;

    /// Whether a simultaneous choice is under way: somebody has answered, and those who must choose now are still asked
    /// what they were asked before.
    fn awaits_others(&self) -> bool;

    /// What `seat` may choose now; empty if it is not asked.
    fn legal(&self, seat: Seat, language: Language) -> Vec<Choice>;

    /// The same as JSON: a list of choices, each with `token`, `words`, the `offer`, which is what a board shows of it in
    /// the form of the game (targets, prices, odds, what is given up), and `warning`, `certain` (why it needs no decision)
    /// and `group` where there is one.
    fn legal_raw(&self, seat: Seat, language: Language) -> Box<RawValue>;

    /// The same for programs, which need no words: the tokens.
    fn tokens(&self, seat: Seat) -> Vec<String>;

    /// The action written `token`, if `seat` may choose it now. Refused with a reason if it cannot.
    fn read_action(&self, seat: Seat, token: &str) -> Result<CheckedStep, TableError>;

    /// Why `seat` cannot choose the action written `token` now, in the words of the checked door; `None` if it can. The words
    /// are made from the seat's view, so they cannot tell what it may not know.
    fn why_not(&self, seat: Seat, token: &str, language: Language) -> Option<String>;

    /// A step as a record writes it, `1.pick:2` or `x.draw:glazed`, if it can happen now.
    fn read_step(&self, step: &str) -> Result<CheckedStep, TableError>;

    /// What a bot has chosen, if its seat may choose it now: the table may have gone on while it was thinking.
    fn check(&self, answer: &Answer) -> Result<CheckedStep, TableError>;

    /// What chance may bring now, as tokens in the order of the game, with what each weighs; empty if chance is not due.
    fn chances(&self) -> Vec<(String, u32)>;

    /// What the dealer decides for the chance step that is due.
    fn next_deal(&self, dealer: &mut Dealer) -> Result<CheckedStep, TableError>;

    /// Makes a step. Refused if it was checked in another position than the one the table is in now.
    fn make(&mut self, step: CheckedStep) -> Result<(), TableError>;

    /// `seat` chooses the action written `token`.
    fn act(&mut self, seat: Seat, token: &str) -> Result<(), TableError> {
        self.make(self.read_action(seat, token)?)
    }

    /// The dealer decides the chance step that is due.
    fn deal(&mut self, dealer: &mut Dealer) -> Result<(), TableError> {
        self.make(self.next_deal(dealer)?)
    }

    /// Makes a step as a record writes it.
    fn apply(&mut self, step: &str) -> Result<(), TableError> {
        self.make(self.read_step(step)?)
    }

    /// Takes back `seat`'s last action, as far as [`Table::undo_to`] allows.
    fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        match self.undo_to(seat)? {
            Undo::Rewind(len) => self.rewind(len),
            Undo::Withdraw => self.withdraw(seat)?,
        }
        Ok(())
    }

    /// How `seat` can take back its last action. Nothing goes back behind a chance step, another seat's action or
    /// anything that was shown to somebody, whoever would agree to it. An answer that nobody has seen can be withdrawn.
    fn undo_to(&self, seat: Seat) -> Result<Undo, TableError>;

    /// Goes back to where the table was after `len` steps, whatever has been shown since: a stored log may say so.
    fn rewind(&mut self, len: usize);

    /// Takes `seat`'s answer out of the simultaneous choice under way, and leaves the others' where they are.
    fn withdraw(&mut self, seat: Seat) -> Result<(), TableError>;

    /// All that the viewer is entitled to know, as JSON.
    fn view_json(&self, viewer: Viewer) -> String {
        self.view_raw(viewer).get().to_string()
    }

    /// The same, to be put into a larger message as it is.
    fn view_raw(&self, viewer: Viewer) -> Box<RawValue>;

    /// The board as the viewer sees it, drawn for a terminal.
    fn view_text(&self, viewer: Viewer, colour: bool) -> String;

    /// Number of steps so far: the number of the next one.
    fn len(&self) -> usize;

    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The steps from number `from` on (counted from 0), in the order they happened, as the viewer saw them. What was
    /// seen never changes later: a simultaneous answer stays masked, and the step that completes the choice tells all.
    /// Only the words depend on who reads.
    fn seen(&self, from: usize, viewer: Viewer, reader: Reader) -> Vec<SeenStep>;

    /// [`Table::seen`] with everything open, for those who may know everything: the reader of a record.
    fn seen_open(&self, from: usize, language: Language) -> Vec<SeenStep>;

    /// Ranks and scores, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points as they stand, as far as the viewer knows them.
    fn score_sheet(&self, viewer: Viewer, language: Language) -> ScoreSheet;

    /// The points after each round or turn in which somebody's changed; the last are those as they stand.
    fn standings(&self) -> Vec<Standing>;

    /// One sentence for the whole game: what wins here, and when it ends.
    fn goal(&self, language: Language) -> String;

    /// One sentence when the end is near, as far as the viewer knows.
    fn end_near(&self, viewer: Viewer, reader: Reader) -> Option<String>;

    /// The rules for people, filled in for this table.
    fn rules(&self, language: Language) -> Result<RulesPage, CatalogError>;

    /// The same as plain Markdown.
    fn rules_text(&self, language: Language) -> Result<String, CatalogError>;

    /// The section of the rules about what is on now, as far as the viewer knows.
    fn topic(&self, viewer: Viewer) -> &'static str;

    /// For a beginner who must choose: one sentence on what matters now, if anything does.
    fn coach_before(&self, seat: Seat, language: Language) -> Option<Phrased>;

    /// For a beginner: one sentence on what came of the last thing `seat` did, if there is something to say.
    fn coach_after(&self, seat: Seat, language: Language) -> Option<Phrased>;

    /// Rounds or turns begun so far.
    fn turns_played(&self) -> u32;

    /// A guess at each seat's share of the win in seat order, looking at everything: for those who may, which is nobody
    /// while the game is under way.
    fn win_shares(&self) -> Vec<f32>;

    /// Every component exactly once, every counter in range.
    fn validate(&self) -> Result<(), Corrupt>;

    /// The record so far. Answers to a simultaneous choice that is under way are not yet part of it; the seed is
    /// committed to, and opened when the game is over.
    fn record(&self, seed: Option<Seed>) -> Record;

    /// The record as the viewer may have it: what it never saw is masked.
    fn record_for(&self, viewer: Viewer) -> Record;

    /// What `bot` chooses for `seat`. It sees that seat's view and nothing else, and chooses the same again for the same
    /// seed and position.
    fn choose(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Answer, TableError> {
        Ok(self.question(seat, bot, seed)?.finish())
    }

    /// The same decision to be made elsewhere, so that thinking holds up nobody at the table.
    fn question(&self, seat: Seat, bot: Bot, seed: u64) -> Result<Question, TableError> {
        self.player_question(seat, bot.into(), seed)
    }

    /// The same for a player who may think more or less than its bot does.
    fn player_question(&self, seat: Seat, player: Player, seed: u64) -> Result<Question, TableError>;

    /// The first thing `seat` may choose, for a bot that failed to; nothing if the seat is not asked.
    fn first_choice(&self, seat: Seat) -> Option<Answer>;

    /// What a strong player advises `seat`: at most three choices it has examined, best first. It sees that seat's view and
    /// nothing else. Empty where there is nothing to choose.
    fn advise(&self, seat: Seat, thinking: Thinking) -> Result<Vec<Hint>, TableError> {
        Ok(self.hint_question(seat, thinking)?.finish())
    }

    /// The same to be thought about elsewhere.
    fn hint_question(&self, seat: Seat, thinking: Thinking) -> Result<HintQuestion, TableError>;
}
