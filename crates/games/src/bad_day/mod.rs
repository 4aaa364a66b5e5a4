//! A Bad Day for Donuts: bakers with poor sales send their donuts into an underground fighting ring.
//!
//! A turn has three phases. *Bake*: draw two donuts, put one on the own kitchen. *Move*: two dice, shared among the own
//! donuts; moving onto an enemy starts a fight. *Fight*: dice against dice, the best die counts, the loser loses the
//! difference in cubes and must evacuate by the chart, perhaps into the next fight. A donut without cubes is eliminated
//! and gives its points to the seat that beat it; 13 points win at once, on whoever's turn. `RULES.md` has it all.
//!
//! All but the cards just drawn is public, so the state has a public half (`Table`), which every view copies, and two
//! sets of cards: the bag and the hand. Code never asks for a card by name: a special is its [`Hook`] and a number.

#[cfg(feature = "testing")]
mod arrange;
mod board;
mod check;
mod dice;
mod edition;
mod event;
mod features;
mod fight;
mod judgement;
mod legal;
mod notation;
mod odds;
mod offer;
mod reasons;
mod refusals;
mod rules;
mod text;
mod view;
mod weights;
mod words;

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

use tabletop::{
    Book, Corrupt, Edition, Game, Meta, Options, Outcome, PerSeat, Rng, Seat, SeatCount, SeatSet, SetupError,
    Silent, Sink, StepOf, StepViewOf, Turn, Viewer, below,
};

pub use board::{Dir, Space, SpaceName};
pub use dice::Dice;
pub use edition::{Bakery, DonutCard, Face, Hook, SpecialCard};
pub use event::{CardId, Discard, Event, Leave, Piece, Pile, Side, Stay, Way};
pub use odds::{Endings, Odds};
pub use offer::{Clash, Loss, Offer};
pub use view::View;

use board::{NOWHERE, SpaceSet, nth_one, ones};
use rules::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<tabletop::Catalogue> =
    LazyLock::new(|| tabletop::Catalogue::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// Largest table.
pub(crate) const SEATS: usize = 4;
/// Most cards an edition may have.
pub(crate) const MAX_CARDS: usize = 64;
/// Most Today's Special cards an edition may have.
pub(crate) const MAX_SPECIALS: usize = 16;
/// Most discs a seat may have.
pub(crate) const MAX_DISCS: usize = 16;
/// Most points a game may go to.
pub(crate) const MAX_GOAL: usize = 30;

/// A set of cards, one bit each.
type CardSet = u64;

/// A card: its position in the edition, donuts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(pub(crate) u8);

impl Card {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn bit(self) -> CardSet {
        1 << self.0
    }
}

/// A disc of a seat, counted from 0; people count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Disc(pub(crate) u8);

impl Disc {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Bake this card.
    Bake(Card),
    /// Bake nothing.
    BakeNone,
    /// Roll for movement.
    Roll,
    /// Do without movement.
    Skip,
    /// Move a disc to a space.
    Move(Disc, Space),
    /// End the movement.
    Stop,
    /// Start the fight that waits on this space.
    Fight(Space),
    /// Spend a counter of this special.
    Use(Card),
    /// Spend a counter on an own donut.
    Heal(Card, Disc),
    /// Spend a counter to choose where the loser goes.
    Steer(Card, Dir),
    /// Spend nothing.
    Pass,
    /// Go in this direction, after a 6.
    Go(Dir),
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// This seat takes the first turn.
    Start(Seat),
    /// The card that leaves the bag.
    Draw(Card),
    /// The movement dice.
    Pool(Dice),
    /// The dice of one side of a fight.
    Dice(Dice),
    /// The evacuation die.
    Evac(u8),
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// Chance: who begins.
    Start,
    /// Chance: a card for the active seat.
    Draw,
    /// The active seat bakes one of the cards in hand.
    Choose,
    /// The active seat rolls, or not; it may heal before.
    BeforeRoll,
    /// Chance: the movement dice.
    MoveRoll,
    /// The active seat moves.
    Moving,
    /// The active seat chooses the next fight.
    Pick,
    /// The seat that entered may add dice.
    DieEntering,
    /// The seat that was there may add dice.
    DieResident,
    /// Chance: the dice of the next side that has to roll.
    FightRoll,
    /// The seat that is losing may have dice rolled again.
    Answer,
    /// The seat that won may take more.
    Extra,
    /// The seat that lost may lose less.
    Prevent,
    /// The seat that lost may choose its way out.
    SteerOwn,
    /// The seat that won may choose the loser's way out.
    SteerOpp,
    /// Chance: the way out.
    EvacRoll,
    /// A 6: a seat chooses the way out.
    Direction,
    /// Nothing more happens.
    Over,
}

/// A donut by its seat and disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Fighter {
    seat: Seat,
    disc: Disc,
}

/// The side of a fight that moved in, by its own movement or as an evacuee.
const ENTERING: usize = 0;
/// The side that was there.
const RESIDENT: usize = 1;

/// A fight that is being fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Fight {
    /// The entering and the resident donut.
    sides: [Fighter; 2],
    /// Dice added for this round.
    extra: [u8; 2],
    /// Specials that give only one counter per round and have given it (bit = number of the special).
    used: u16,
    /// The dice as they lie.
    dice: [Dice; 2],
    /// The sides that have to roll, one bit each.
    to_roll: u8,
    /// The side that is losing, once both have rolled.
    loser: u8,
    /// The cubes it is to lose, once the roll is final.
    damage: u16,
}

impl Fight {
    fn between(entering: Fighter, resident: Fighter) -> Self {
        Fight {
            sides: [entering, resident],
            extra: [0; 2],
            used: 0,
            dice: [Dice::NONE; 2],
            to_roll: 0,
            loser: 0,
            damage: 0,
        }
    }

    fn loser(&self) -> Fighter {
        self.sides[usize::from(self.loser)]
    }

    fn winner(&self) -> Fighter {
        self.sides[usize::from(1 - self.loser)]
    }

    /// By how much the best dice of the sides differ.
    #[inline]
    fn difference(&self) -> u16 {
        let [entering, resident] = self.dice.map(Dice::best);
        entering.abs_diff(resident).into()
    }

    /// The side of a seat that fights.
    #[inline]
    fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.sides[RESIDENT].seat == seat)
    }
}

/// All that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Table {
    phase: Phase,
    /// Whose turn it is.
    active: Seat,
    /// Turns begun.
    turn: u32,
    /// Completed turns since the last one with an elimination.
    idle: u16,
    eliminated_this_turn: bool,
    /// Cubes nobody has.
    supply: u16,
    points: [u8; SEATS],
    discard: CardSet,
    removed: CardSet,
    /// Specials drawn this turn that got no counter.
    set_aside: CardSet,
    scored: [CardSet; SEATS],
    /// Cards in hand that everybody knows.
    shown: CardSet,
    /// The donut of each disc: its card, its cubes, its space ([`NOWHERE`] if the disc is free).
    card: [[u8; MAX_DISCS]; SEATS],
    cubes: [[u8; MAX_DISCS]; SEATS],
    space: [[u8; MAX_DISCS]; SEATS],
    /// Discs in play, one bit each; follows from `space`.
    discs: [u16; SEATS],
    /// Spaces with a donut of the seat; follows from `space`.
    on: [SpaceSet; SEATS],
    /// Specials before each seat, one bit each, by number of the special.
    held: [u16; SEATS],
    counters: [u8; MAX_SPECIALS],
    /// Movement points left.
    pool: u16,
    /// Discs of the active seat that have moved into a fight.
    locked: u16,
    pending: Pending,
    fight: Option<Fight>,
}

/// The spaces where fights wait, in the order in which they arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Pending {
    spaces: [u8; MAX_DISCS],
    len: u8,
    /// The same as a set.
    set: SpaceSet,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BadDay {
    book: Book<BadDay>,
    table: Table,
    bag: CardSet,
    hand: CardSet,
}

impl Game for BadDay {
    const META: Meta = Meta {
        id: "bad-day",
        title: "A Bad Day for Donuts",
        tagline: "Donuts in an underground fighting ring: bake, move, fight, and chase the loser into the next fight",
        seats_min: 2,
        seats_max: 4,
        minutes: 45,
        turns_are_called: "turns",
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
        let mut game = BadDay { book, table: Table::new(&book.rules), bag: book.rules.all_cards, hand: 0 };
        if book.rules.seat1_begins {
            game.start_turn(&mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn(&self.book.rules)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asks(seat) {
            self.list_actions(seat, out);
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.asks(seat) && self.allows(seat, action)
    }

    fn refusal(&self, seat: Seat, action: Action) -> tabletop::Phrase {
        self.explain_refusal(seat, action)
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let mut dice = |count, chance: fn(Dice) -> Chance| {
            Dice::every(count, &mut |dice| out.push((chance(dice), dice.weight())));
        };
        match self.table.phase {
            Phase::Start => out.extend(self.book.seats.seats().map(|seat| (Chance::Start(seat), 1))),
            Phase::Draw => out.extend(ones(self.bag).map(|card| (Chance::Draw(Card(card)), 1))),
            Phase::MoveRoll => dice(self.book.rules.movement_dice, Chance::Pool),
            Phase::FightRoll => dice(self.dice_to_roll(), Chance::Dice),
            Phase::EvacRoll => out.extend((1..=dice::FACES).map(|die| (Chance::Evac(die), 1))),
            _ => {}
        }
    }

    #[inline]
    fn sample_chance(&self, _: &mut Vec<(Chance, u32)>, rng: &mut impl Rng) -> Chance {
        match self.table.phase {
            Phase::Start => Chance::Start(Seat::new(below(rng, self.book.seats.get() as u32) as usize)),
            Phase::Draw => Chance::Draw(Card(nth_one(self.bag, below(rng, self.bag.count_ones())))),
            Phase::MoveRoll => Chance::Pool(Dice::throw(self.book.rules.movement_dice, rng)),
            Phase::FightRoll => Chance::Dice(Dice::throw(self.dice_to_roll(), rng)),
            _ => Chance::Evac(1 + below(rng, dice::FACES.into()) as u8),
        }
    }

    #[inline]
    fn sample_action(&self, seat: Seat, buffer: &mut Vec<Action>, rng: &mut impl Rng) -> Action {
        self.pick_action(seat, buffer, rng)
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.apply_telling_all(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = PerSeat::from_fn(self.book.seats, |seat| i32::from(self.table.points[seat.index()]));
        (self.table.phase == Phase::Over).then(|| Outcome::ranked(points, &points))
    }

    fn turns_played(&self) -> u32 {
        self.table.turn
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn view_step(&self, step: StepOf<Self>, viewer: Viewer) -> StepViewOf<Self> {
        view::step(self, step, viewer)
    }

    fn view_event(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn uncovers(seen: &Event) -> bool {
        seen.uncovers()
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        view.sample(rng)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check()
    }
}

impl Table {
    fn new(rules: &Rules) -> Self {
        Table {
            phase: Phase::Start,
            active: Seat::new(0),
            turn: 0,
            idle: 0,
            eliminated_this_turn: false,
            supply: rules.cubes,
            points: [0; SEATS],
            discard: 0,
            removed: 0,
            set_aside: 0,
            scored: [0; SEATS],
            shown: 0,
            card: [[0; MAX_DISCS]; SEATS],
            cubes: [[0; MAX_DISCS]; SEATS],
            space: [[NOWHERE; MAX_DISCS]; SEATS],
            discs: [0; SEATS],
            on: [0; SEATS],
            held: [0; SEATS],
            counters: [0; MAX_SPECIALS],
            pool: 0,
            locked: 0,
            pending: Pending::default(),
            fight: None,
        }
    }

    #[inline]
    fn turn(&self, rules: &Rules) -> Turn {
        let of = |seat: Seat| Turn::Act(SeatSet::only(seat));
        match self.phase {
            Phase::Start | Phase::Draw | Phase::MoveRoll | Phase::FightRoll | Phase::EvacRoll => Turn::Chance,
            Phase::Choose | Phase::BeforeRoll | Phase::Moving | Phase::Pick => of(self.active),
            Phase::DieEntering => of(self.fight().sides[ENTERING].seat),
            Phase::DieResident => of(self.fight().sides[RESIDENT].seat),
            Phase::Answer | Phase::Prevent | Phase::SteerOwn => of(self.fight().loser().seat),
            Phase::Extra | Phase::SteerOpp => of(self.fight().winner().seat),
            Phase::Direction if rules.six == rules::Six::WinnerChooses => of(self.fight().winner().seat),
            Phase::Direction => of(self.fight().loser().seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The fight that is being fought.
    #[inline]
    fn fight(&self) -> &Fight {
        self.fight.as_ref().expect("a fight is being fought")
    }

    fn card_of(&self, fighter: Fighter) -> Card {
        Card(self.card[fighter.seat.index()][fighter.disc.index()])
    }

    fn cubes_of(&self, fighter: Fighter) -> u8 {
        self.cubes[fighter.seat.index()][fighter.disc.index()]
    }

    #[inline]
    fn space_of(&self, fighter: Fighter) -> Space {
        Space(self.space[fighter.seat.index()][fighter.disc.index()])
    }

    /// The seat's donut on this space, if there is one.
    #[inline]
    fn donut_at(&self, seat: Seat, space: Space) -> Option<Fighter> {
        if self.on[seat.index()] & space.bit() == 0 {
            return None;
        }
        let disc = self.space[seat.index()].iter().position(|at| *at == space.0)?;
        Some(Fighter { seat, disc: Disc(disc as u8) })
    }

    /// A donut on this space that does not belong to the seat.
    #[inline]
    fn enemy_at(&self, seat: Seat, space: Space) -> Option<Fighter> {
        let holder = (0..SEATS).find(|i| *i != seat.index() && self.on[*i] & space.bit() != 0)?;
        self.donut_at(Seat::new(holder), space)
    }

    /// Spaces with a donut of somebody else.
    #[inline]
    fn enemies(&self, seat: Seat) -> SpaceSet {
        (0..SEATS).filter(|i| *i != seat.index()).fold(0, |set, i| set | self.on[i])
    }

    /// All donuts of a seat, by disc.
    fn donuts(&self, seat: Seat) -> impl Iterator<Item = Fighter> + use<> {
        ones(self.discs[seat.index()].into()).map(move |disc| Fighter { seat, disc: Disc(disc) })
    }

    fn is_stale(&self, rules: &Rules, fighter: Fighter) -> bool {
        self.cubes_of(fighter) <= rules.staleness[self.card_of(fighter).index()]
    }

    /// The dice the donut rolls without help.
    #[inline]
    fn base_dice(&self, rules: &Rules, fighter: Fighter) -> u8 {
        if self.is_stale(rules, fighter) { rules.stale_dice } else { rules.fresh_dice }
    }
}

impl Default for Pending {
    fn default() -> Self {
        Pending { spaces: [NOWHERE; MAX_DISCS], len: 0, set: 0 }
    }
}

impl Pending {
    fn iter(&self) -> impl Iterator<Item = Space> {
        self.spaces[..usize::from(self.len)].iter().map(|space| Space(*space))
    }

    #[inline]
    fn push(&mut self, space: Space) {
        self.spaces[usize::from(self.len)] = space.0;
        self.len += 1;
        self.set |= space.bit();
    }

    #[inline]
    fn remove(&mut self, space: Space) {
        let at = self.iter().position(|waiting| waiting == space).expect("a fight waits there");
        self.spaces.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        // A space left behind would tell equal lists apart.
        self.spaces[usize::from(self.len)] = NOWHERE;
        self.set &= !space.bit();
    }
}

/// How a drawn donut is written for those who may not see it.
pub(crate) const MASKED_DRAW: &str = "draw:?";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<BadDay>() <= 512, "{}", size_of::<BadDay>());
        assert!(size_of::<Action>() <= 8);
        assert!(size_of::<Chance>() <= 8);
    }

    #[test]
    fn a_state_that_lost_a_cube_is_corrupt() {
        let book = Book::standard(SeatCount::new(3).unwrap()).unwrap();
        let mut game = BadDay::new(book);
        assert_eq!(game.validate(), Ok(()));
        game.table.supply -= 1;
        assert_eq!(game.validate(), Err(Corrupt("there are 164 cubes instead of 165".into())));
    }

    #[test]
    fn a_state_that_lost_a_card_is_corrupt() {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = BadDay::new(book);
        game.bag &= !1;
        assert_eq!(game.validate(), Err(Corrupt("the card d01 is nowhere".into())));
        game.bag |= 1;
        game.table.discard |= 1;
        assert_eq!(game.validate(), Err(Corrupt("the card d01 is in two places".into())));
    }
}
