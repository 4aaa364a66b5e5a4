//! The contract of a game.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use rand_core::Rng;
use serde::Serialize;

use crate::phrase::WORDS;
use crate::{
    Book, Corrupt, Edition, Event, Illegal, Options, Outcome, Parts, Phrase, Seat, SeatCount, SetupError,
    Silent, Sink, Step, StepView, Turn, Viewer, below, say,
};

/// A word of a game's language: an action or a chance outcome. Small and `Copy`; at most 8 bytes.
pub trait Word: Copy + Ord + Hash + Debug + Send + Sync + 'static {}

impl<T: Copy + Ord + Hash + Debug + Send + Sync + 'static> Word for T {}

/// The step of a game.
pub type StepOf<G> = Step<<G as Choices>::Action, <G as Chances>::Chance>;
/// How a step of a game looks to somebody.
pub type StepViewOf<G> = StepView<<G as Choices>::Action, <G as Chances>::Chance>;
/// The components that an edition of a game describes.
pub type PartsOf<G> = <<G as Game>::Rules as RuleTables>::Parts;

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

/// Tables in which the rules look things up, made once for an edition, options and a number of seats.
pub trait RuleTables: Debug + Send + Sync + Sized + 'static {
    /// The components an edition file describes.
    type Parts: Parts;

    /// Makes the tables; refuses what contradicts itself or cannot be played.
    fn new(edition: &Edition<Self::Parts>, options: &Options, seats: SeatCount) -> Result<Self, SetupError>;
}

/// What seats may choose. Whoever calls this guarantees that `seat` is asked; [`Game::legal_actions`] and
/// [`Game::is_legal`] look first.
pub trait Choices {
    /// What a seat may choose.
    type Action: Word;

    /// Appends what `seat` may choose now, without duplicates. The list depends only on what the seat may know.
    fn list_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    // Provided from here on; a game overrides these for speed or for better words, never for another meaning.

    /// Whether `seat` may choose `action` now.
    fn allows(&self, seat: Seat, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.list_actions(seat, &mut legal);
        legal.contains(&action)
    }

    /// Why `action`, which `seat` may not choose, is refused: words for the player.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Phrase {
        let _ = (seat, action);
        say!(WORDS, "illegal-action")
    }

    /// A uniformly random action of those listed. `buffer` is scratch space.
    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Self::Action>, rng: &mut impl Rng) -> Self::Action {
        sample_listed(self, seat, buffer, rng)
    }
}

/// A uniformly random action, found by listing all.
#[inline]
pub fn sample_listed<G: Choices + ?Sized>(
    game: &G,
    seat: Seat,
    buffer: &mut Vec<G::Action>,
    rng: &mut impl Rng,
) -> G::Action {
    buffer.clear();
    game.list_actions(seat, buffer);
    buffer[below(rng, buffer.len() as u32) as usize]
}

/// What chance may answer.
pub trait Chances {
    /// What the dice, the bag or the deck may answer.
    type Chance: Word;

    /// Appends every outcome that can happen now, with its positive integer weight; nothing unless chance is due.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// A chance outcome in proportion to its weight. `buffer` is scratch space. A game overrides it for speed only.
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
}

/// All that one viewer is entitled to know, and nothing else; its text form is the board drawn for a terminal (with
/// `{:#}` in colour).
pub trait View<G: Choices + Chances>:
    Clone + Eq + Debug + std::fmt::Display + Serialize + Send + Sync + 'static
{
    /// What `viewer` is entitled to know, remembered things included, built up from nothing.
    fn of(game: &G, viewer: Viewer) -> Self;

    /// How `step`, about to be applied, looks to `viewer`.
    fn of_step(game: &G, step: StepOf<G>, viewer: Viewer) -> StepViewOf<G>;

    /// A full state drawn from those the view allows.
    fn sample(&self, rng: &mut impl Rng) -> G;
}

/// A game in progress. The implementing type is the complete state, hidden parts included: a plain value that is
/// cheap to clone, holds no random numbers and knows nothing of the future. What seats may choose and what chance may
/// answer are traits of their own.
pub trait Game: Choices + Chances + Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// Tables made from an edition, options and a number of seats.
    type Rules: RuleTables;
    /// All that one viewer is entitled to know.
    type View: View<Self>;
    /// Something that happens while a step is applied.
    type Event: Event;

    /// The state before the first step.
    fn new(book: Book<Self>) -> Self;

    /// The rules this game is played by.
    fn book(&self) -> Book<Self>;

    /// Who must do something now.
    fn turn(&self) -> Turn;

    /// The only mutator: applies the step and reports what happens, in order. The caller guarantees that `step` is
    /// legal; an illegal one may panic or corrupt the state.
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Self::Event>);

    /// Ranks and scores, exactly when [`Game::turn`] is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Rounds or turns begun so far, for reports on the length of games.
    fn turns_played(&self) -> u32;

    /// Every component exactly once, every counter in range: run on restored states and, in tests, after every step.
    fn validate(&self) -> Result<(), Corrupt>;

    // Provided from here on; a game overrides these for better words, never for another meaning.

    /// Id, title, seats, version.
    const META: Meta = PartsOf::<Self>::META;

    /// What `viewer` is entitled to know.
    #[inline]
    fn view(&self, viewer: Viewer) -> Self::View {
        Self::View::of(self, viewer)
    }

    /// How `step`, about to be applied, looks to `viewer`.
    #[inline]
    fn view_step(&self, step: StepOf<Self>, viewer: Viewer) -> StepViewOf<Self> {
        Self::View::of_step(self, step, viewer)
    }

    /// How an event looks to `viewer`; `None` if the viewer does not notice it.
    #[inline]
    fn view_event(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        event.seen_by(viewer)
    }

    /// A full state drawn from those the view allows. It takes a view, so it cannot peek.
    #[inline]
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self {
        view.sample(rng)
    }

    /// The mutator for those who do not want to know what happens. The same is asked of `step`.
    #[inline]
    fn apply_unchecked(&mut self, step: StepOf<Self>) {
        self.apply_telling(step, &mut Silent);
    }

    /// Appends what `seat` may choose now, nothing if it is not asked.
    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        if self.turn().asks(seat) {
            self.list_actions(seat, out);
        }
    }

    /// Whether `seat` may choose `action` now.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        self.turn().asks(seat) && self.allows(seat, action)
    }

    /// A step of blind players: what chance answers, or any action of the first seat that is asked; `None` when the game
    /// is over. It allocates, so simulations do without it.
    fn random_step(&self, rng: &mut impl Rng) -> Option<StepOf<Self>> {
        match self.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Step::Chance(self.sample_chance(&mut Vec::new(), rng))),
            Turn::Act(due) => {
                let seat = due.first()?;
                Some(Step::Act(seat, self.sample_action(seat, &mut Vec::new(), rng)))
            }
        }
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
