//! The language of games.
//!
//! A game is a plain value: one function changes it, everything else reads. Chance is an explicit step that is
//! recorded, so a state knows nothing of the future. What a seat may know is a type of its own, the view, and bots
//! receive views only.
//!
//! Start with [`Game`], the contract every rule book fulfils; then [`Book`], which turns an edition (components and
//! numbers read from a file), options and a number of seats into the rules of one table; then [`Record`], the
//! durable form of a game.
//!
//! # A tiny game
//!
//! Last Crumb: a die decides how many crumbs lie on the plate. In turn everybody eats one or two. Whoever eats the last one
//! wins.
//!
//! ```
//! use std::fmt;
//!
//! use schemars::JsonSchema;
//! use serde::{Deserialize, Serialize};
//! use tabletop::*;
//!
//! /// What an edition file describes: how many crumbs may come on top of the first three.
//! #[derive(Debug, Deserialize, JsonSchema, Serialize)]
//! struct Plate {
//!     more: u8,
//! }
//!
//! impl Parts for Plate {
//!     type Layout = Plate;
//!     const META: Meta = Meta {
//!         id: "last-crumb",
//!         title: "Last Crumb",
//!         tagline: "Eat the last one",
//!         seats_min: 2,
//!         seats_max: 4,
//!         minutes: 1,
//!         turn_noun: "turns",
//!         rules_version: 1,
//!     };
//!     const BUILT_IN: &'static [&'static str] = &[r#"
//!         more = 4
//!         [edition]
//!         id = "plain"
//!         title = "Plain"
//!         game = "last-crumb"
//!         version = 1
//!         main = true
//!     "#];
//!     const OPTIONS: &'static [OptionSpec] = &[];
//!
//!     fn read(_: &EditionFile<'_>, said: Plate) -> Result<Self, EditionError> {
//!         Ok(said)
//!     }
//! }
//!
//! /// The state. Nothing is hidden, so it is its own view.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
//! struct LastCrumb {
//!     book: Book<LastCrumb>,
//!     /// `None` until the die has been rolled.
//!     crumbs: Option<u8>,
//!     next: Seat,
//!     turns: u32,
//! }
//!
//! /// What happens.
//! #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
//! enum Event {
//!     Served { crumbs: u8 },
//!     Eaten { seat: Seat, crumbs: u8, left: u8 },
//! }
//!
//! impl fmt::Display for LastCrumb {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "{}", ".".repeat(self.crumbs.unwrap_or(0).into()))
//!     }
//! }
//!
//! /// The rules of one table.
//! #[derive(Debug)]
//! struct Rules {
//!     most_crumbs: u8,
//! }
//!
//! impl RuleTables for Rules {
//!     type Parts = Plate;
//!
//!     fn new(edition: &Edition<Plate>, _: &Options, _: SeatCount) -> Result<Self, SetupError> {
//!         Ok(Rules { most_crumbs: 3 + edition.parts.more })
//!     }
//! }
//!
//! impl Choices for LastCrumb {
//!     /// How many crumbs a seat eats.
//!     type Action = u8;
//!
//!     fn list_actions(&self, _: Seat, out: &mut Vec<u8>) {
//!         out.extend(1..=self.crumbs.unwrap_or(0).min(2));
//!     }
//! }
//!
//! impl Chances for LastCrumb {
//!     /// How many crumbs there are.
//!     type Chance = u8;
//!
//!     fn chance_outcomes(&self, out: &mut Vec<(u8, u32)>) {
//!         if self.turn() == Turn::Chance {
//!             out.extend((3..=self.book.rules.most_crumbs).map(|crumbs| (crumbs, 1)));
//!         }
//!     }
//! }
//!
//! impl View<LastCrumb> for LastCrumb {
//!     fn of(game: &LastCrumb, _: Viewer) -> Self {
//!         game.clone()
//!     }
//!     fn of_step(_: &LastCrumb, step: StepOf<LastCrumb>, _: Viewer) -> StepViewOf<LastCrumb> {
//!         StepView::Open(step)
//!     }
//!     fn sample(&self, _: &mut impl Rng) -> LastCrumb {
//!         self.clone()
//!     }
//! }
//!
//! impl tabletop::Event for Event {
//!     fn seen_by(&self, _: Viewer) -> Option<Event> {
//!         Some(self.clone())
//!     }
//!     fn uncovers(&self) -> bool {
//!         false
//!     }
//! }
//!
//! impl Game for LastCrumb {
//!     type Rules = Rules;
//!     type View = LastCrumb;
//!     type Event = Event;
//!
//!     fn new(book: Book<Self>) -> Self {
//!         LastCrumb { book, crumbs: None, next: Seat::new(0), turns: 0 }
//!     }
//!     fn book(&self) -> Book<Self> {
//!         self.book
//!     }
//!     fn turn(&self) -> Turn {
//!         match self.crumbs {
//!             None => Turn::Chance,
//!             Some(0) => Turn::Over,
//!             Some(_) => Turn::Act(SeatSet::only(self.next)),
//!         }
//!     }
//!     fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
//!         match step {
//!             Step::Chance(crumbs) => {
//!                 self.crumbs = Some(crumbs);
//!                 sink.tell(|| Event::Served { crumbs });
//!             }
//!             Step::Act(seat, crumbs) => {
//!                 let left = self.crumbs.unwrap_or(0) - crumbs;
//!                 self.crumbs = Some(left);
//!                 self.turns += 1;
//!                 if left > 0 {
//!                     self.next = self.book.seats.next(seat);
//!                 }
//!                 sink.tell(|| Event::Eaten { seat, crumbs, left });
//!             }
//!         }
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         let last = PerSeat::from_fn(self.book.seats, |seat| i32::from(seat == self.next));
//!         (self.crumbs == Some(0)).then(|| Outcome::ranked(last, &last))
//!     }
//!     fn turns_played(&self) -> u32 {
//!         self.turns
//!     }
//!     fn validate(&self) -> Result<(), Corrupt> {
//!         Ok(())
//!     }
//! }
//!
//! // Two seats; the die says five crumbs.
//! let (ann, bo) = (Seat::new(0), Seat::new(1));
//! let mut game = LastCrumb::new(Book::standard(SeatCount::new(2).unwrap())?);
//! game.apply(Step::Chance(5))?;
//! assert!(game.apply(Step::Act(bo, 1)).is_err(), "it is Ann's turn");
//! game.apply(Step::Act(ann, 2))?;
//! game.apply(Step::Act(bo, 1))?;
//!
//! // Whoever wants to know what happens gives a sink.
//! let mut told = Vec::new();
//! game.apply_telling(Step::Act(ann, 2), &mut told);
//! assert_eq!(told, [Event::Eaten { seat: ann, crumbs: 2, left: 0 }]);
//! assert_eq!(game.outcome().map(|outcome| outcome.ranks[ann]), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate reads no file, no clock, no environment and no source of entropy.

#![deny(missing_docs)]

#[cfg(feature = "testing")]
mod arrange;
pub mod bits;
mod book;
pub mod checks;
mod coach;
mod comparison;
mod components;
mod dealer;
mod edition;
mod edition_changes;
mod edition_file;
mod edition_layout;
mod edition_numbers;
mod edition_patch;
mod edition_text;
mod error;
mod estimate;
mod event;
mod game;
mod goal;
pub mod hex;
mod judgement;
mod language;
mod lessons;
mod list;
mod manual;
mod notation;
mod numbers;
mod offer;
mod options;
mod outcome;
pub mod paint;
mod per_seat;
mod phrase;
mod random;
mod reasons;
mod record;
mod recorder;
mod seat;
mod shelf;
mod step;
mod words;

#[cfg(feature = "testing")]
pub use arrange::Arrange;
pub use book::{Book, Config, Rulebook};
pub use coach::Coach;
pub use comparison::{Comparison, Difference};
pub use components::{Component, Components};
pub use dealer::{Dealer, Seed};
pub use edition::{Edition, EditionHeader, Facts, Origin, Parts, Status};
pub use edition_changes::FactChange;
pub use edition_file::{EditionFile, Row, SeatsTable};
pub use edition_layout::{Layout, Located};
pub use error::{Corrupt, EditionError, Illegal, NotationError, SetupError};
pub use estimate::{Features, MAX_FEATURES, estimate_by_features};
pub use event::{Event, Silent, Sink};
pub use game::{
    Chances, Choices, Game, Meta, PartsOf, RuleTables, StepOf, StepViewOf, View, Word, sample_listed,
    state_hash,
};
pub use goal::Goals;
pub use judgement::Judgement;
pub use language::{Language, Messages, data_id};
pub use lessons::Lessons;
pub use list::List;
pub use manual::{Block, Example, Guide, IN_BRIEF, Manual, Numbers, Section, components};
pub use notation::{Notation, Token, format_step, format_step_view, parse_step};
pub use numbers::{ActionGroup, Layout, MAX_ACTION_IDS, Menu, Numbers, Observation, Part, Place, SeatOrder};
pub use offer::{Certain, Offers, Warnings};
pub use options::{OptionError, OptionKind, OptionSpec, OptionValue, Options};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use per_seat::PerSeat;
pub use phrase::{Arg, Phrase, Reader, Speech};
pub use rand_core::Rng;
pub use random::{FastRng, below, fast_rng, pick_weighted, shuffle};
pub use reasons::Reasons;
pub use record::{Record, RecordError, Silence, Simulation};
pub use recorder::Recorder;
pub use seat::{Actor, MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};
pub use step::{Step, StepView, Turn};
pub use words::{Names, Words};
