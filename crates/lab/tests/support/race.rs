//! Race, a game whose estimate can be learned: in turn each seat throws a die of 1 to 3 and goes on by as much, or stays
//! and keeps its breath. Whoever first reaches the end wins; if the last round brings nobody there, the foremost do.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{
    Book, Chances, Choices, Components, Corrupt, Edition, EditionError, EditionFile, Features, Game,
    Judgement, Meta, Notation, NotationError, OptionSpec, Options, Outcome, Parts, PerSeat, Phrase, Rng,
    RuleTables, Seat, SeatCount, SeatSet, SetupError, Sink, Step, StepOf, StepView, StepViewOf, Turn, View,
    Viewer,
};

const END: u8 = 20;
const ROUNDS: u32 = 15;

#[derive(Debug, Deserialize, JsonSchema, Serialize)]
pub(crate) struct Track {}

impl Parts for Track {
    type Layout = Track;

    const META: Meta = Meta {
        id: "race",
        title: "Race",
        tagline: "A game for tests",
        seats_min: 1,
        seats_max: 4,
        minutes: 1,
        turn_noun: "turns",
        rules_version: 1,
    };
    const BUILT_IN: &'static [&'static str] = &[r#"
        [edition]
        id = "plain"
        title = "Plain"
        game = "race"
        version = 1
        main = true
        [options]
        treadmill = false
    "#];
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec::bool("treadmill", "Whether the track runs back under everybody, without end.")];
    fn read(_: &EditionFile<'_>, said: Track) -> Result<Self, EditionError> {
        Ok(said)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    Throw,
    Stay,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Race {
    book: Book<Race>,
    places: PerSeat<u8>,
    next: Seat,
    thrown: bool,
    turns: u32,
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.places.as_slice())
    }
}

impl Race {
    fn pass_on(&mut self) {
        self.thrown = false;
        self.next = self.book.seats.next(self.next);
        self.turns += 1;
    }

    fn over(&self) -> bool {
        if self.book.options.is("treadmill") {
            return false;
        }
        let arrived = self.places.as_slice().iter().any(|place| *place >= END);
        arrived || self.turns >= ROUNDS * self.book.seats.get() as u32
    }
}

/// There is nothing to look up.
#[derive(Debug)]
pub(crate) struct Rules;

impl RuleTables for Rules {
    type Parts = Track;

    fn new(_: &Edition<Track>, _: &Options, _: SeatCount) -> Result<Self, SetupError> {
        Ok(Rules)
    }
}

impl Choices for Race {
    type Action = Choice;

    fn list_actions(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend([Choice::Throw, Choice::Stay]);
    }
}

impl Chances for Race {
    type Chance = u8;

    fn chance_outcomes(&self, out: &mut Vec<(u8, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend([(1, 1), (2, 1), (3, 1)]);
        }
    }
}

impl View<Race> for Race {
    fn of(game: &Race, _: Viewer) -> Self {
        game.clone()
    }

    fn of_step(_: &Race, step: StepOf<Race>, _: Viewer) -> StepViewOf<Race> {
        StepView::Open(step)
    }

    fn sample(&self, _: &mut impl Rng) -> Race {
        self.clone()
    }
}

impl Game for Race {
    type Rules = Rules;
    /// Nothing is hidden.
    type View = Race;
    /// Nobody is told anything.
    type Event = ();

    fn new(book: Book<Self>) -> Self {
        Race { book, places: PerSeat::new(book.seats), next: Seat::new(0), thrown: false, turns: 0 }
    }
    fn book(&self) -> Book<Self> {
        self.book
    }
    fn turn(&self) -> Turn {
        match self.thrown {
            _ if self.over() => Turn::Over,
            true => Turn::Chance,
            false => Turn::Act(SeatSet::only(self.next)),
        }
    }
    fn apply_telling(&mut self, step: StepOf<Self>, _: &mut impl Sink<()>) {
        match step {
            Step::Act(_, Choice::Throw) => self.thrown = true,
            Step::Act(_, Choice::Stay) => self.pass_on(),
            Step::Chance(far) => {
                self.places[self.next] = (self.places[self.next] + far) % 100;
                self.pass_on();
            }
        }
    }
    fn outcome(&self) -> Option<Outcome> {
        let scores = PerSeat::from_fn(self.book.seats, |seat| self.places[seat].into());
        self.over().then(|| Outcome::ranked(scores, &self.places))
    }
    fn turns_played(&self) -> u32 {
        self.turns
    }
    fn validate(&self) -> Result<(), Corrupt> {
        Ok(())
    }
}

impl Judgement for Race {
    const FEATURES: &'static [&'static str] = &["place", "to move", "length of the track", "has thrown"];

    fn policy(&self, _: Seat, legal: &[Choice], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|choice| if *choice == Choice::Throw { 4.0 } else { 1.0 }));
    }
    fn features(&self, seat: Seat, out: &mut Features) {
        out.push(self.places[seat].into());
        out.push(f32::from(u8::from(seat == self.next)));
        out.push(END.into());
        out.push(f32::from(u8::from(seat == self.next && self.thrown)));
    }
    /// A bad guess on purpose: it takes the hindmost for the best.
    fn weights(_: Book<Race>) -> &'static [f32] {
        &[-0.1, 0.0, 0.0, 0.0]
    }
}

/// Nothing in it is worth more than anything else.
impl Components for Race {}

impl Notation for Race {
    fn write_action(_: Book<Self>, action: Choice, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if action == Choice::Throw { "throw" } else { "stay" })
    }
    fn parse_action(_: Book<Self>, text: &str) -> Result<Choice, NotationError> {
        match text {
            "throw" => Ok(Choice::Throw),
            "stay" => Ok(Choice::Stay),
            _ => Err(NotationError(Phrase::verbatim(format!("'{text}' is not throw or stay")))),
        }
    }
    fn write_chance(_: Book<Self>, far: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die:{far}")
    }
    fn parse_chance(_: Book<Self>, text: &str) -> Result<u8, NotationError> {
        let far = text.strip_prefix("die:").and_then(|far| far.parse().ok());
        far.ok_or_else(|| NotationError(Phrase::verbatim(format!("'{text}' is not die:1 to die:3"))))
    }
}
