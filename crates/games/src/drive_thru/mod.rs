//! Doughnut Drive-Thru: bakers share one kitchen and one heap of pieces; learn recipes, prepare them, serve them.
//!
//! A turn is either work (place one or two pieces on a Kitchen card and carry it out) or taking one or two pieces
//! back from a card, whoever put them there. Learn draws recipes and keeps one; Prepare and Serve are rolls against
//! the recipe's numbers, where a natural 1 always fails; a served recipe is a tip and a Recognition, which can be
//! spent for +1 after a roll and refreshed by a Coffee Break. The fifth served recipe of a seat starts the last
//! round. `RULES.md` has it all.
//!
//! Nothing is hidden: the view of everybody is the whole state.

#[cfg(feature = "testing")]
mod arrange;
mod blocked;
mod cards;
mod edition;
mod event;
mod features;
mod judgement;
mod notation;
mod offer;
mod reasons;
mod refusals;
mod rules;
mod scoring;
mod steps;
mod view;
mod weights;
mod words;

use std::num::NonZeroU8;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tabletop::{
    Book, Catalogue, Corrupt, Edition, Game, Meta, Options, Outcome, Phrase, Rng, Seat, SeatCount, SeatSet,
    SetupError, Silent, Sink, StepOf, StepView, StepViewOf, Turn, Viewer, below,
};

pub use blocked::{NoPlace, NoTake};
pub use cards::{Few, Recipe};
pub use edition::{BakerCard, Bakery, KitchenCard, RecipeCard};
pub use event::{BakerBy, End, Event, Failure, RefreshedBy};
pub use offer::{Gain, Odds, Offer};
pub use view::View;

use cards::Heap;
use rules::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Largest table.
pub(crate) const SEATS: usize = 4;
/// Most bakers an edition may have: one bit each.
pub(crate) const MAX_BAKERS: usize = 8;

/// Which Kitchen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kitchen {
    /// Learn a Recipe.
    Learn,
    /// Prepare an order.
    Prepare,
    /// Serve a customer.
    Serve,
    /// Coffee Break.
    Coffee,
}

impl Kitchen {
    /// All four, in the order of lists.
    pub const ALL: [Kitchen; 4] = [Kitchen::Learn, Kitchen::Prepare, Kitchen::Serve, Kitchen::Coffee];

    /// Position in [`Kitchen::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Name in notation and in editions.
    pub const fn id(self) -> &'static str {
        match self {
            Kitchen::Learn => "learn",
            Kitchen::Prepare => "prepare",
            Kitchen::Serve => "serve",
            Kitchen::Coffee => "coffee",
        }
    }
}

/// The two things a roll can be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// An unprepared recipe becomes a prepared one.
    Prepare,
    /// A prepared recipe becomes a served one.
    Serve,
}

impl Stage {
    /// Both, in the order of lists.
    pub const ALL: [Stage; 2] = [Stage::Prepare, Stage::Serve];

    /// The Kitchen card it happens at.
    #[inline]
    pub const fn kitchen(self) -> Kitchen {
        match self {
            Stage::Prepare => Kitchen::Prepare,
            Stage::Serve => Kitchen::Serve,
        }
    }
}

/// A baker: its row in the edition, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Baker(NonZeroU8);

impl Baker {
    /// The baker in this row; `None` if no edition has so many.
    pub fn new(index: usize) -> Option<Self> {
        let number = u8::try_from(index + 1).ok().filter(|_| index < MAX_BAKERS)?;
        NonZeroU8::new(number).map(Baker)
    }

    /// Position in the edition's list of bakers.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl From<Baker> for u8 {
    fn from(baker: Baker) -> u8 {
        baker.index() as u8
    }
}

impl TryFrom<u8> for Baker {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Baker::new(index.into()).ok_or_else(|| format!("there is no baker {index}"))
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Be this baker.
    Pick(Baker),
    /// Place so many pieces on Learn and draw recipes.
    Learn(u8),
    /// Place pieces on Prepare or Serve and roll for this recipe.
    Attempt(Attempt),
    /// Place one piece on Coffee Break and make every Recognition ready.
    Coffee,
    /// Take so many pieces from this Kitchen card.
    Take(u8, Kitchen),
    /// Of the recipes drawn keep these, and put away those own unprepared ones.
    Keep {
        /// Recipes kept.
        kept: Few,
        /// Own unprepared recipes replaced.
        replaced: Few,
    },
    /// Spend so many Recognitions; the attempt succeeds.
    Spend(u8),
    /// Spend nothing; the attempt fails.
    Fail,
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat begins.
    Start(Seat),
    /// The seat whose turn it is to get one gets this baker.
    Baker(Baker),
    /// This recipe leaves the deck.
    Draw(Recipe),
    /// The die shows this.
    Die(u8),
}

/// Pieces placed on Prepare or Serve for one recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Attempt {
    /// What for.
    pub stage: Stage,
    /// Pieces placed this turn.
    pub pieces: u8,
    /// The recipe declared.
    pub recipe: Recipe,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Phase {
    /// Chance names the first player.
    Start,
    /// The current seat picks a baker.
    Draft,
    /// Chance deals the current seat a baker.
    Deal,
    /// The current seat works or takes.
    Turn,
    /// Chance draws a recipe; so many are still to come, this one included.
    Draw { left: u8 },
    /// The current seat chooses among the recipes drawn.
    Keep,
    /// The die is due.
    Roll { attempt: Attempt },
    /// The current seat may spend Recognitions to make up for what the roll is short of.
    Spend { attempt: Attempt, die: u8 },
    /// Nothing more happens.
    Over,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DriveThru {
    book: Book<DriveThru>,
    /// The deck, whose order nobody knows.
    bag: Heap,
    discard: Heap,
    /// Out of the game.
    removed: Heap,
    /// During a Learn: the recipes drawn so far.
    drawn: Heap,
    unprepared: [Heap; SEATS],
    prepared: [Heap; SEATS],
    served: [Heap; SEATS],
    /// Recognitions ready; the other served recipes are used ones.
    ready: [u8; SEATS],
    hand: [u8; SEATS],
    /// Pieces on each Kitchen card.
    kitchen: [u8; 4],
    bakers: [Option<Baker>; SEATS],
    first: Seat,
    /// The seat that acts, or that gets a baker.
    current: Seat,
    /// A seat has served enough: the round is played to its end.
    last_round: bool,
    /// 0 until the first turn begins.
    round: u32,
    phase: Phase,
}

impl Game for DriveThru {
    const META: Meta = Meta {
        id: "drive-thru",
        title: "Doughnut Drive-Thru",
        tagline: "One kitchen for all: learn recipes, roll to prepare and serve them, collect tips",
        seats_min: 2,
        seats_max: SEATS,
        minutes: 25,
        turns_are_called: "rounds",
        rules_version: 1,
        rules_text: include_str!("RULES.md"),
    };
    type Parts = Bakery;
    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    fn rules(edition: &Edition<Bakery>, options: &Options, seats: SeatCount) -> Result<Rules, SetupError> {
        Rules::new(&edition.parts, options, seats)
    }

    fn new(book: Book<Self>) -> Self {
        let rules = &book.rules;
        let seat1 = Seat::new(0);
        let mut unprepared = [Heap::EMPTY; SEATS];
        let mut hand = [0; SEATS];
        for seat in book.seats.seats() {
            rules.layout.add(&mut unprepared[seat.index()], rules.starter);
            hand[seat.index()] = rules.size.pieces_each;
        }
        let mut game = DriveThru {
            book,
            bag: rules.deck,
            discard: Heap::EMPTY,
            removed: rules.spare_starters,
            drawn: Heap::EMPTY,
            unprepared,
            prepared: [Heap::EMPTY; SEATS],
            served: [Heap::EMPTY; SEATS],
            ready: [0; SEATS],
            hand,
            kitchen: [0; 4],
            bakers: [None; SEATS],
            first: seat1,
            current: seat1,
            last_round: false,
            round: 0,
            phase: Phase::Start,
        };
        if !rules.random_start {
            game.begin(seat1, &mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draft | Phase::Turn | Phase::Keep | Phase::Spend { .. } => {
                Turn::Act(SeatSet::only(self.current))
            }
            Phase::Start | Phase::Deal | Phase::Draw { .. } | Phase::Roll { .. } => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asks(seat) {
            self.list_actions(out);
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.asks(seat) && self.allows(action)
    }

    fn refusal(&self, _: Seat, action: Action) -> Phrase {
        self.explain_refusal(action)
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Start => out.extend(self.book.seats.seats().map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal => out.extend(self.bakers_left().map(|baker| (Chance::Baker(baker), 1))),
            Phase::Draw { .. } => out.extend(
                rules
                    .layout
                    .kinds(self.bag)
                    .map(|recipe| (Chance::Draw(recipe), rules.layout.copies(self.bag, recipe))),
            ),
            Phase::Roll { .. } => {
                out.extend((1..=rules.constants.die_faces).map(|face| (Chance::Die(face), 1)));
            }
            Phase::Draft | Phase::Turn | Phase::Keep | Phase::Spend { .. } | Phase::Over => {}
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        let rules = &self.book.rules;
        match self.phase {
            Phase::Draw { .. } => Chance::Draw(rules.layout.nth_card(self.bag, below(rng, self.bag.len()))),
            Phase::Roll { .. } => Chance::Die(1 + below(rng, rules.constants.die_faces.into()) as u8),
            Phase::Start => Chance::Start(Seat::new(below(rng, self.book.seats.get() as u32) as usize)),
            _ => {
                let left = self.bakers_left().count() as u32;
                let nth = below(rng, left) as usize;
                Chance::Baker(self.bakers_left().nth(nth).expect("the draw is below their number"))
            }
        }
    }

    #[inline]
    fn sample_action(&self, _: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        if self.phase == Phase::Turn {
            return self.sample_turn(rng);
        }
        buffer.clear();
        self.list_actions(buffer);
        buffer[below(rng, buffer.len() as u32) as usize]
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| scoring::outcome(self))
    }

    fn turns_played(&self) -> u32 {
        self.round
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, game: *self }
    }

    fn view_step(&self, step: StepOf<Self>, _: Viewer) -> StepViewOf<Self> {
        StepView::Open(step)
    }

    fn view_event(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn uncovers(_: &Event) -> bool {
        false
    }

    fn determinize(view: &View, _: &mut impl Rng) -> Self {
        view.game
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_seats()?;
        self.check_components()?;
        self.check_phase()
    }
}

impl DriveThru {
    #[inline]
    fn asks(&self, seat: Seat) -> bool {
        matches!(self.turn(), Turn::Act(due) if due.contains(seat))
    }

    /// Recognitions of a seat that are spent and not refreshed.
    #[inline]
    fn used(&self, seat: Seat) -> u8 {
        self.served[seat.index()].len() as u8 - self.ready[seat.index()]
    }

    /// Plates without a piece.
    #[inline]
    fn free(&self, kitchen: Kitchen) -> u8 {
        self.book.rules.size.plates - self.kitchen[kitchen.index()]
    }

    /// Bakers nobody has.
    fn bakers_left(&self) -> impl Iterator<Item = Baker> {
        let taken = self.bakers;
        (0..self.book.edition.parts.bakers.len())
            .filter_map(Baker::new)
            .filter(move |baker| !taken.contains(&Some(*baker)))
    }

    fn check_seats(&self) -> Result<(), Corrupt> {
        let seats = self.book.seats;
        let here = seats.contains(self.first) && seats.contains(self.current);
        Corrupt::unless(here, || "the first or the current seat does not exist".into())?;
        for i in seats.get()..SEATS {
            let heaps = [self.unprepared[i], self.prepared[i], self.served[i]];
            let empty = heaps.iter().all(|heap| heap.is_empty())
                && self.hand[i] == 0
                && self.ready[i] == 0
                && self.bakers[i].is_none();
            Corrupt::unless(empty, || format!("seat {} does not exist and owns something", i + 1))?;
        }
        Ok(())
    }

    fn check_components(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let pieces: u32 = self.hand.iter().chain(&self.kitchen).map(|n| u32::from(*n)).sum();
        let in_play = u32::from(rules.size.pieces_each) * self.book.seats.get() as u32;
        Corrupt::unless(pieces == in_play, || format!("there are {pieces} pieces instead of {in_play}"))?;
        let fits = self.hand.iter().all(|n| *n <= rules.size.hand_limit)
            && self.kitchen.iter().all(|n| *n <= rules.size.plates);
        Corrupt::unless(fits, || "a hand or a Kitchen card holds too many pieces".into())?;

        let heaps = || {
            let own = self.unprepared.iter().chain(&self.prepared).chain(&self.served);
            own.chain([&self.bag, &self.discard, &self.removed, &self.drawn]).copied()
        };
        Corrupt::unless(heaps().all(|heap| rules.layout.is_sound(heap)), || {
            "a heap has cards the box does not know".into()
        })?;
        for (i, card) in self.book.edition.parts.recipes.iter().enumerate() {
            let recipe = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            let counted: u32 = heaps().map(|heap| rules.layout.copies(heap, recipe)).sum();
            Corrupt::unless(counted as usize == card.copies, || {
                format!("there are {counted} of {} instead of {}", card.id, card.copies)
            })?;
        }
        for seat in self.book.seats.seats() {
            let i = seat.index();
            let unprepared = self.unprepared[i].len();
            Corrupt::unless(unprepared <= rules.constants.unprepared_limit.into(), || {
                format!("seat {seat} has {unprepared} unprepared recipes")
            })?;
            let served = self.served[i].len();
            let sound = served <= rules.constants.served_to_end.into() && u32::from(self.ready[i]) <= served;
            Corrupt::unless(sound, || format!("the served recipes of seat {seat} are miscounted"))?;
        }
        let bakers = self.book.edition.parts.bakers.len();
        let known = self.bakers.iter().flatten().all(|baker| baker.index() < bakers);
        let twice = |i: usize| self.bakers[i].is_some() && self.bakers[..i].contains(&self.bakers[i]);
        Corrupt::unless(known && !(0..SEATS).any(twice), || "the bakers are miscounted".into())
    }

    fn check_phase(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let holds = |holds: bool, what: &str| Corrupt::unless(holds, || what.to_string());
        let learning = matches!(self.phase, Phase::Draw { .. } | Phase::Keep);
        holds(learning || self.drawn.is_empty(), "cards are drawn outside a Learn")?;
        let reached = |heap: &Heap| heap.len() >= rules.constants.served_to_end.into();
        holds(self.last_round == self.served.iter().any(reached), "the last round is misjudged")?;
        let setting_up = matches!(self.phase, Phase::Start | Phase::Draft | Phase::Deal);
        holds(setting_up == (self.round == 0), "the round and the phase disagree")?;
        let limit = rules.max_rounds;
        holds(limit == 0 || self.round <= limit, "there were too many rounds")?;
        let with_bakers = self.bakers.iter().flatten().count();
        let wanted = if rules.baker_mode == rules::BakerMode::Off { 0 } else { self.book.seats.get() };
        holds(setting_up || with_bakers == wanted, "the bakers are not given out as agreed")?;
        let current = self.current.index();
        match self.phase {
            Phase::Start => {
                let fresh = self.first.index() == 0 && current == 0 && with_bakers == 0;
                holds(fresh && rules.random_start, "the game has begun already")
            }
            Phase::Draft | Phase::Deal => {
                let draft = self.phase == Phase::Draft;
                let agreed = rules.baker_mode
                    == if draft { rules::BakerMode::Draft } else { rules::BakerMode::Random };
                holds(agreed && self.bakers[current].is_none(), "nobody waits for a baker")
            }
            Phase::Turn => holds(self.can_act(), "a seat without a possible action is asked"),
            Phase::Draw { left } => {
                let most = rules.skill(self.bakers[current]).draw.into_iter().max().unwrap_or(0);
                let sound = left > 0 && u32::from(left) + self.drawn.len() <= most.into();
                holds(sound && !self.bag.is_empty(), "no card can be drawn")
            }
            Phase::Keep => holds(!self.drawn.is_empty(), "there is nothing to keep"),
            Phase::Roll { attempt } => holds(self.is_under_way(attempt), "there is nothing to roll for"),
            Phase::Spend { attempt, die } => {
                let short = self.short(attempt, die);
                let sound = self.is_under_way(attempt)
                    && (1..=rules.constants.die_faces).contains(&die)
                    && die != rules.constants.natural_fail
                    && (1..=i16::from(self.ready[current])).contains(&short);
                holds(sound, "there is nothing to spend for")
            }
            Phase::Over => {
                let done = self.last_round || (limit > 0 && self.round == limit);
                holds(done && self.book.seats.next(self.current) == self.first, "the game is over too early")
            }
        }
    }

    fn is_under_way(&self, attempt: Attempt) -> bool {
        let kitchen = attempt.stage.kitchen();
        (1..=self.book.rules.pieces_max[kitchen.index()]).contains(&attempt.pieces)
            && attempt.pieces <= self.kitchen[kitchen.index()]
            && self.book.rules.layout.has(self.candidates(attempt.stage), attempt.recipe)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Step, fast_rng};

    use super::*;

    fn table(seats: usize) -> DriveThru {
        DriveThru::new(Book::standard(SeatCount::new(seats).expect("a table")).expect("a book"))
    }

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<DriveThru>() <= 256, "{}", size_of::<DriveThru>());
        assert!(size_of::<Action>() <= 8 && size_of::<Chance>() <= 8);
    }

    #[test]
    fn a_state_that_lost_something_is_corrupt() {
        let mut game = table(3);
        assert_eq!(game.validate(), Ok(()));
        game.hand[1] -= 1;
        assert_eq!(game.validate(), Err(Corrupt("there are 5 pieces instead of 6".into())));
        let mut game = table(3);
        game.bag = Heap::EMPTY;
        assert_eq!(game.validate(), Err(Corrupt("there are 0 of cherryberry instead of 1".into())));
    }

    #[test]
    fn a_step_is_refused_with_the_reason() {
        let mut game = table(2);
        let refused = game.apply(Step::Act(Seat::new(0), Action::Coffee)).unwrap_err();
        assert_eq!(refused.to_string(), "nobody decides now: a chance step is due");
        game.apply(Step::Chance(Chance::Start(Seat::new(1)))).unwrap();
        let refused = game.apply(Step::Act(Seat::new(0), Action::Coffee)).unwrap_err();
        assert_eq!(refused.to_string(), "seat 1 is not asked now: seat 2 is to act");
    }

    /// 4.9: a forced pass needs three or four seats; random play meets it.
    #[test]
    fn the_forced_pass_happens_with_three_and_four_seats_and_never_with_two() {
        for (seats, games) in [(2, 300), (3, 300), (4, 3000)] {
            let mut passes = 0;
            for stream in 0..games {
                let mut rng = fast_rng(16, stream);
                let (mut game, mut actions, mut outcomes) = (table(seats), Vec::new(), Vec::new());
                let mut events = Vec::new();
                loop {
                    let step = match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                        Turn::Act(due) => {
                            let seat = due.first().expect("somebody is due");
                            Step::Act(seat, game.sample_action(seat, &mut actions, &mut rng))
                        }
                    };
                    game.apply_telling(step, &mut events);
                    passes += events.drain(..).filter(|event| matches!(event, Event::Passed { .. })).count();
                }
            }
            assert_eq!(passes > 0, seats > 2, "{passes} passes with {seats} seats");
        }
    }
}
