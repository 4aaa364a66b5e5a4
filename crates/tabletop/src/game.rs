//! The contract of a game.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use rand_core::Rng;
use serde::Serialize;

use crate::phrase::WORDS;
use crate::{
    Book, Corrupt, Edition, Illegal, Options, Outcome, Parts, Phrase, Seat, SeatCount, SetupError, Silent,
    Sink, Step, StepView, Turn, Viewer, below, say,
};

/// A word of a game's language: an action or a chance outcome. Small and `Copy`; at most 8 bytes.
pub trait Word: Copy + Ord + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Ord + Hash + Debug + Send + Sync + 'static> Word for T {}

/// The step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
/// How a step of a game looks to somebody.
pub type StepViewOf<G> = StepView<<G as Game>::Action, <G as Game>::Chance>;

/// What never changes about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Meta {
    /// Id in files, on the command line and in addresses: lower case with hyphens.
    pub id: &'static str,
    /// Name for people.
    pub title: &'static str,
    /// What it is, in one line.
    pub tagline: &'static str,
    /// Smallest table.
    pub seats_min: usize,
    /// Largest table.
    pub seats_max: usize,
    /// How long it takes people, in minutes.
    pub minutes: usize,
    /// What a turn or round of the game is called, for reports: `rounds`.
    pub turn_noun: &'static str,
    /// Raised with any change in behaviour, so that old records are not misread.
    pub rules_version: u32,
    /// The rules for people, Markdown.
    #[serde(skip)]
    pub rules_text: &'static str,
}

impl Meta {
    /// The table sizes this game can be played at.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> + use<> {
        (self.seats_min..=self.seats_max).filter_map(SeatCount::new)
    }

    /// The table size when nobody names one: three, or as near as the game allows.
    pub fn default_seats(&self) -> SeatCount {
        const USUAL: usize = 3;
        let seats = USUAL.clamp(self.seats_min, self.seats_max);
        SeatCount::new(seats).expect("a game's table sizes are possible ones")
    }

    /// So many seats, if the game can be played at them.
    pub fn seat_count(&self, seats: usize) -> Result<SeatCount, SetupError> {
        let Meta { title, seats_min: min, seats_max: max, .. } = *self;
        let known = SeatCount::new(seats).filter(|_| (min..=max).contains(&seats));
        let refused = || say!(WORDS, "setup-seats", title: title, min: min, max: max, seats: seats);
        known.ok_or_else(|| SetupError(refused()))
    }
}

/// A game in progress. The implementing type is the complete state, hidden parts included: a plain value that is
/// cheap to clone, holds no random numbers and knows nothing of the future.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// Id, title, seats, version.
    const META: Meta;
    /// The components an edition file describes.
    type Parts: Parts;
    /// Tables made from an edition, options and a number of seats.
    type Rules: Debug + Send + Sync + 'static;
    /// What a seat may choose.
    type Action: Word;
    /// What the dice, the bag or the deck may answer.
    type Chance: Word;
    /// All that one viewer is entitled to know, and nothing else; its text form is the board drawn for a terminal
    /// (with `{:#}` in colour).
    type View: Clone + Eq + Debug + std::fmt::Display + Serialize + Send + Sync + 'static;
    /// Something that happens while a step is applied: what people see, hear and count. It is complete: whoever shows it
    /// needs no rule of the game. What only some may know is an `Option` in it, which [`Game::view_event`] empties for
    /// the others.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// Makes the tables; refuses what contradicts itself or cannot be played.
    fn rules(
        edition: &Edition<Self::Parts>,
        options: &Options,
        seats: SeatCount,
    ) -> Result<Self::Rules, SetupError>;

    /// The state before the first step.
    fn new(book: Book<Self>) -> Self;

    /// The rules this game is played by.
    fn book(&self) -> Book<Self>;

    /// Who must do something now.
    fn turn(&self) -> Turn;

    /// Appends what `seat` may choose now, without duplicates, nothing if it is not asked. The list depends only on
    /// what the seat may know.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every outcome that can happen now, with its positive integer weight; nothing unless chance is due.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// The only mutator: applies the step and reports what happens, in order. The caller guarantees that `step` is
    /// legal; an illegal one may panic or corrupt the state.
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Self::Event>);

    /// Ranks and scores, exactly when [`Game::turn`] is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Rounds or turns begun so far, for reports on the length of games.
    fn turns_played(&self) -> u32;

    /// What `viewer` is entitled to know, remembered things included, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How `step`, about to be applied, looks to `viewer`.
    fn view_step(&self, step: StepOf<Self>, viewer: Viewer) -> StepViewOf<Self>;

    /// How an event looks to `viewer`; `None` if the viewer does not notice it.
    fn view_event(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether an event, as somebody saw it, shows what had been hidden from somebody. No undo passes such an event.
    fn uncovers(seen: &Self::Event) -> bool;

    /// A full state drawn from those the view allows. It takes a view, so it cannot peek.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Every component exactly once, every counter in range: run on restored states and, in tests, after every step.
    fn validate(&self) -> Result<(), Corrupt>;

    // Provided from here on; a game overrides these for speed or for better words, never for another meaning.

    /// The mutator for those who do not want to know what happens. The same is asked of `step`.
    #[inline]
    fn apply_unchecked(&mut self, step: StepOf<Self>) {
        self.apply_telling(step, &mut Silent);
    }

    /// Whether `seat` may choose `action` now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        legal.contains(&action)
    }

    /// Why `action`, which `seat` may not choose although it is asked, is refused: words for the player.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Phrase {
        let _ = (seat, action);
        say!(WORDS, "illegal-action")
    }

    /// Whether the step can happen now; the reason if not.
    fn check(&self, step: StepOf<Self>) -> Result<(), Illegal> {
        match (self.turn(), step) {
            (Turn::Over, _) => Err(Illegal::Over),
            (Turn::Chance, Step::Act(..)) => Err(Illegal::ChanceDue),
            (Turn::Act(due), Step::Chance(_)) => Err(Illegal::NoChanceDue(due)),
            (Turn::Act(due), Step::Act(seat, _)) if !due.contains(seat) => {
                Err(Illegal::NotAsked { seat, due })
            }
            (Turn::Act(_), Step::Act(seat, action)) => {
                if self.is_legal(seat, action) {
                    Ok(())
                } else {
                    Err(Illegal::Refused(self.refusal(seat, action)))
                }
            }
            (Turn::Chance, Step::Chance(outcome)) => {
                let mut outcomes = Vec::new();
                self.chance_outcomes(&mut outcomes);
                if outcomes.iter().any(|(possible, _)| *possible == outcome) {
                    Ok(())
                } else {
                    Err(Illegal::Refused(say!(WORDS, "illegal-outcome")))
                }
            }
        }
    }

    /// The checked door: applies the step, or says why not and changes nothing.
    fn apply(&mut self, step: StepOf<Self>) -> Result<(), Illegal> {
        self.check(step)?;
        self.apply_unchecked(step);
        Ok(())
    }

    /// Who is first in turn order, asked when the first action of a game is due: from there play goes round the table.
    /// `None` where all choose at once. A game whose first action is not its first turn says better.
    fn first_in_turn(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Act(due) if due.len() == 1 => due.first(),
            _ => None,
        }
    }

    /// A chance outcome in proportion to its weight. `buffer` is scratch space.
    fn sample_chance(&self, buffer: &mut Vec<(Self::Chance, u32)>, rng: &mut impl Rng) -> Self::Chance {
        buffer.clear();
        self.chance_outcomes(buffer);
        let total = buffer.iter().map(|(_, weight)| weight).sum();
        let mut left = below(rng, total);
        for &(outcome, weight) in &*buffer {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("the draw is below the total weight")
    }

    /// A uniformly random legal action of a seat that is asked. `buffer` is scratch space.
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Self::Action>, rng: &mut impl Rng) -> Self::Action {
        buffer.clear();
        self.legal_actions(seat, buffer);
        buffer[below(rng, buffer.len() as u32) as usize]
    }
}

/// A hash of a state that is the same in every process and on every machine.
pub fn state_hash<G: Game>(game: &G) -> u64 {
    let mut hasher = StableHasher::default();
    game.hash(&mut hasher);
    hasher.finish()
}

/// FNV-1a over little-endian bytes: slow, simple, and fixed for ever. (`DefaultHasher` promises nothing.)
pub(crate) struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        StableHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn write_u16(&mut self, i: u16) {
        self.write(&i.to_le_bytes());
    }
    fn write_u32(&mut self, i: u32) {
        self.write(&i.to_le_bytes());
    }
    fn write_u64(&mut self, i: u64) {
        self.write(&i.to_le_bytes());
    }
    fn write_u128(&mut self, i: u128) {
        self.write(&i.to_le_bytes());
    }
    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }
    fn write_i16(&mut self, i: i16) {
        self.write_u16(i as u16);
    }
    fn write_i32(&mut self, i: i32) {
        self.write_u32(i as u32);
    }
    fn write_i64(&mut self, i: i64) {
        self.write_u64(i as u64);
    }
    fn write_isize(&mut self, i: isize) {
        self.write_u64(i as u64);
    }
}
