//! The tables of a game, and its course outside fights: the turn, baking, moving.

use tabletop::{Options, Seat, SeatCount, SetupError, Sink, Step, StepOf, say};

use super::board::{Board, NOWHERE, Space, ones};
use super::edition::{Face, HOOKS};
use super::event::{CardId, Discard, Leave, Pile};
use super::{
    Action, BadDay, Bakery, Card, CardSet, Chance, Disc, Event, Fighter, Hook, MAX_CARDS, MAX_SPECIALS,
    Phase, Table, WORDS,
};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) board: Board,
    pub(super) chart: [Face; 6],
    /// Number of donut cards; the cards from here on are specials.
    pub(super) donuts: u8,
    pub(super) donut_cards: CardSet,
    /// The cards in the game.
    pub(super) all_cards: CardSet,
    pub(super) freshness: [u8; MAX_CARDS],
    pub(super) staleness: [u8; MAX_CARDS],
    pub(super) points: [u8; MAX_CARDS],
    /// By number of the special.
    pub(super) hooks: [Hook; MAX_SPECIALS],
    pub(super) counters: [u8; MAX_SPECIALS],
    pub(super) magnitudes: [u8; MAX_SPECIALS],
    /// The specials with each hook, one bit each.
    with_hook: [u16; HOOKS],
    pub(super) cubes: u16,
    /// All discs of a seat, one bit each.
    pub(super) all_discs: u16,
    pub(super) draw: u8,
    pub(super) movement_dice: u8,
    pub(super) fresh_dice: u8,
    pub(super) stale_dice: u8,
    pub(super) goal: u8,
    /// Turns without an elimination that end the game; 0 for never.
    pub(super) idle_limit: u16,
    pub(super) six: Six,
    pub(super) seat1_begins: bool,
    pub(super) bake_optional: bool,
    pub(super) open_draw: bool,
    no_more_baking: bool,
    remove_spent: bool,
    pub(super) oldest_first: bool,
}

/// What a 6 on the evacuation die means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Six {
    LoserChooses,
    WinnerChooses,
    Reroll,
    Stay,
}

impl Rules {
    pub(super) fn new(bakery: &Bakery, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let numbers = bakery.numbers;
        if !(numbers.seats_min..=numbers.seats_max).contains(&seats.get()) {
            let (min, max) = (numbers.seats_min, numbers.seats_max);
            return Err(SetupError(
                say!(WORDS, "setup-edition-seats", min: min, max: max, seats: seats.get()),
            ));
        }
        let specials = if options.is("specials") { bakery.specials.as_slice() } else { &[] };
        let donuts = bakery.donuts.len();
        let low = |n: usize| if n == 64 { u64::MAX } else { (1 << n) - 1 };
        let rings = options.int("inner_rings") + seats.get() as i32 - 2;
        let kitchens = &bakery.kitchen_spokes[seats.get()];
        let mut rules = Rules {
            board: Board::new(rings as u8, bakery.spokes, kitchens, bakery.deltas),
            chart: bakery.chart,
            donuts: donuts as u8,
            donut_cards: low(donuts),
            all_cards: low(donuts + specials.len()),
            freshness: [0; MAX_CARDS],
            staleness: [0; MAX_CARDS],
            points: [0; MAX_CARDS],
            hooks: [Hook::Heal; MAX_SPECIALS],
            counters: [0; MAX_SPECIALS],
            magnitudes: [0; MAX_SPECIALS],
            with_hook: [0; HOOKS],
            cubes: numbers.cubes,
            all_discs: low(numbers.discs.into()) as u16,
            draw: numbers.draw,
            movement_dice: numbers.movement_dice,
            fresh_dice: numbers.fresh_dice,
            stale_dice: numbers.stale_dice,
            goal: options.int("goal") as u8,
            idle_limit: options.int("no_progress_limit") as u16 * seats.get() as u16,
            six: match options.int("six") {
                0 => Six::LoserChooses,
                1 => Six::WinnerChooses,
                2 => Six::Reroll,
                _ => Six::Stay,
            },
            seat1_begins: options.is_word("first_player", "seat1"),
            bake_optional: options.is("bake_optional"),
            open_draw: options.is("open_draw"),
            no_more_baking: options.is_word("on_empty_deck", "no_more_baking"),
            remove_spent: options.is_word("spent_special", "remove"),
            oldest_first: options.is_word("pending_order", "as_created"),
        };
        for (i, card) in bakery.donuts.iter().enumerate() {
            rules.freshness[i] = card.freshness;
            rules.staleness[i] = card.staleness;
            rules.points[i] = card.points;
        }
        for (i, card) in specials.iter().enumerate() {
            rules.hooks[i] = card.hook;
            rules.counters[i] = card.counters;
            rules.magnitudes[i] = card.magnitude;
            rules.with_hook[card.hook as usize] |= 1 << i;
        }
        rules.check(seats)?;
        Ok(rules)
    }

    /// Refuses games that nobody could win or that might never end.
    fn check(&self, seats: SeatCount) -> Result<(), SetupError> {
        let points: u32 = self.points.iter().map(|points| u32::from(*points)).sum();
        let needed = seats.get() as u32 * (u32::from(self.goal) - 1);
        if points <= needed {
            return Err(SetupError(
                say!(WORDS, "setup-goal", goal: self.goal, points: points, seats: seats.get()),
            ));
        }
        if self.idle_limit > 0 {
            return Ok(());
        }
        if self.no_more_baking {
            // Sooner or later one seat alone may have donuts, and nobody is left to fight.
            return Err(SetupError(say!(WORDS, "setup-no-more-baking")));
        }
        // A seat that draws must be able to bake at last; otherwise nobody might ever have a donut.
        let counters: u16 = self.counters.iter().map(|counters| u16::from(*counters)).sum();
        let largest = self.freshness.iter().copied().max().unwrap_or(0);
        if self.cubes < counters + u16::from(largest) {
            return Err(SetupError(say!(WORDS, "setup-few-cubes")));
        }
        Ok(())
    }

    /// The specials with this hook, one bit each.
    #[inline]
    pub(super) fn with_hook(&self, hook: Hook) -> u16 {
        self.with_hook[hook as usize]
    }

    /// The card of a special by its number.
    #[inline]
    pub(super) fn special_card(&self, special: u8) -> Card {
        Card(self.donuts + special)
    }

    /// The number of the special this card is, if it is one.
    #[inline]
    pub(super) fn special(&self, card: Card) -> Option<usize> {
        card.index().checked_sub(self.donuts.into())
    }
}

impl BadDay {
    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn apply_telling_all(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Chance::Start(seat)) => {
                self.table.active = seat;
                sink.tell(|| Event::Begins { seat });
                self.start_turn(sink);
            }
            Step::Chance(Chance::Draw(card)) => self.drawn(card, sink),
            Step::Chance(Chance::Pool(dice)) => {
                sink.tell(|| Event::MovementRolled { seat: self.table.active, dice });
                self.gain_steps(dice.sum().into(), sink);
            }
            Step::Chance(Chance::Dice(dice)) => self.rolled(dice, sink),
            Step::Chance(Chance::Evac(die)) => self.evacuation_die(die, sink),
            Step::Act(seat, action) => match action {
                Action::Bake(card) => {
                    self.bake(card, false, sink);
                    self.move_or_finish(sink);
                }
                Action::BakeNone => {
                    sink.tell(|| Event::BakesNothing { seat });
                    self.discard_hand(Discard::Declined, sink);
                    self.move_or_finish(sink);
                }
                Action::Roll => self.table.phase = Phase::MoveRoll,
                Action::Skip => {
                    sink.tell(|| Event::Skips { seat });
                    self.next_fight(sink);
                }
                Action::Move(disc, to) => self.move_donut(Fighter { seat, disc }, to, sink),
                Action::Stop => self.stop(false, sink),
                Action::Fight(space) => self.start_pending(space, sink),
                Action::Heal(card, disc) => self.heal(card, Fighter { seat, disc }, sink),
                Action::Use(card) if self.table.phase == Phase::Moving => {
                    let special = self.spend(seat, card, sink);
                    self.gain_steps(self.book.rules.magnitudes[special].into(), sink);
                }
                Action::Use(card) => self.use_in_fight(seat, card, sink),
                Action::Steer(card, dir) => {
                    self.spend(seat, card, sink);
                    self.leave(dir, Leave::Special, Some(seat), sink);
                }
                Action::Pass => {
                    sink.tell(|| Event::SpendsNothing { seat });
                    self.pass(sink);
                }
                Action::Go(dir) => self.leave(dir, Leave::Six, Some(seat), sink),
            },
        }
    }

    // The turn.

    /// Begins the turn of the active seat, and further turns as long as they pass without a step.
    pub(super) fn start_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            self.table.turn = self.table.turn.saturating_add(1);
            sink.tell(|| {
                let table = &self.table;
                Event::Turn { seat: table.active, turn: table.turn, idle: table.idle }
            });
            if self.begin_baking(sink) || !self.close_turn(sink) {
                return;
            }
        }
    }

    /// The turn is over: the next one begins, or the game ends.
    pub(super) fn finish_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.close_turn(sink) {
            self.start_turn(sink);
        }
    }

    /// Returns whether the game goes on.
    fn close_turn(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let table = &mut self.table;
        table.idle = if table.eliminated_this_turn { 0 } else { table.idle.saturating_add(1) };
        table.eliminated_this_turn = false;
        let limit = self.book.rules.idle_limit;
        if limit > 0 && table.idle >= limit {
            table.phase = Phase::Over;
            sink.tell(|| {
                let most = table.points.iter().max();
                let wins = |seat: &Seat| Some(&table.points[seat.index()]) == most;
                Event::Stalled { idle: table.idle, winners: self.book.seats.seats().filter(wins).collect() }
            });
            return false;
        }
        table.active = self.book.seats.next(table.active);
        true
    }

    // Bake. These return whether something waits; if not, the turn is over.

    fn begin_baking(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let rules = &self.book.rules;
        let seat = self.table.active;
        let kitchen = rules.board.kitchen[seat.index()];
        if self.table.on[seat.index()] & kitchen.bit() != 0 {
            sink.tell(|| {
                let donut = self.table.donut_at(seat, kitchen).expect("a donut is there");
                Event::KitchenFull { donut: self.piece(donut) }
            });
            return self.begin_moving(sink);
        }
        if self.table.discs[seat.index()] == rules.all_discs {
            sink.tell(|| Event::NoDisc { seat });
            return self.begin_moving(sink);
        }
        self.go_on_drawing(sink)
    }

    fn go_on_drawing(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let rules = &self.book.rules;
        if self.hand.count_ones() < rules.draw.into() {
            if self.bag == 0 && self.table.discard != 0 && !rules.no_more_baking {
                self.bag = std::mem::take(&mut self.table.discard);
                // The cards in hand were the last unseen ones.
                self.table.shown = self.hand;
                sink.tell(|| Event::Refilled {
                    bag: self.bag_cards(),
                    shown: CardId::all(self.book, self.hand),
                });
            }
            if self.bag != 0 {
                self.table.phase = Phase::Draw;
                return true;
            }
        }
        if self.table.set_aside != 0 {
            let cards = std::mem::take(&mut self.table.set_aside);
            self.table.discard |= cards;
            sink.tell(|| Event::AsideDiscarded { cards: CardId::all(self.book, cards) });
        }
        let affordable = self.affordable();
        match affordable.count_ones() {
            0 => self.discard_hand(Discard::TooDear, sink),
            1 if !rules.bake_optional => self.bake(Card(affordable.trailing_zeros() as u8), true, sink),
            _ => {
                self.table.phase = Phase::Choose;
                return true;
            }
        }
        self.begin_moving(sink)
    }

    /// The cards in hand that the supply can pay for.
    pub(super) fn affordable(&self) -> CardSet {
        let rules = &self.book.rules;
        let payable = |card: &u8| u16::from(rules.freshness[usize::from(*card)]) <= self.table.supply;
        ones(self.hand).filter(payable).fold(0, |set, card| set | Card(card).bit())
    }

    /// Cards in the bag.
    fn bag_cards(&self) -> u8 {
        self.bag.count_ones() as u8
    }

    fn drawn(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.bag &= !card.bit();
        match self.book.rules.special(card) {
            None => {
                self.hand |= card.bit();
                let open = self.book.rules.open_draw;
                if open {
                    self.table.shown |= card.bit();
                }
                sink.tell(|| Event::Drew {
                    seat: self.table.active,
                    card: Some(self.card_id(card)),
                    hand: self.hand.count_ones() as u8,
                    bag: self.bag_cards(),
                    open,
                });
            }
            Some(special) => {
                let table = &mut self.table;
                let seat = table.active;
                let counters = u16::from(self.book.rules.counters[special]).min(table.supply) as u8;
                if counters == 0 {
                    table.set_aside |= card.bit();
                    sink.tell(|| Event::SetAside { seat, card: self.card_id(card), bag: self.bag_cards() });
                } else {
                    table.supply -= u16::from(counters);
                    table.counters[special] = counters;
                    table.held[seat.index()] |= 1 << special;
                    sink.tell(|| Event::Special {
                        seat,
                        card: self.card_id(card),
                        counters,
                        supply: self.table.supply,
                        bag: self.bag_cards(),
                    });
                }
            }
        }
        if !self.go_on_drawing(sink) {
            self.finish_turn(sink);
        }
    }

    fn discard_hand(&mut self, why: Discard, sink: &mut impl Sink<Event>) {
        if self.hand != 0 {
            sink.tell(|| Event::Discarded {
                seat: self.table.active,
                cards: CardId::all(self.book, self.hand),
                why,
                open: self.hand & !self.table.shown == 0,
            });
        }
        self.table.discard |= std::mem::take(&mut self.hand);
        self.table.shown = 0;
    }

    fn bake(&mut self, card: Card, forced: bool, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let seat = table.active.index();
        let kitchen = self.book.rules.board.kitchen[seat];
        let disc = table.free_disc(table.active);
        let freshness = self.book.rules.freshness[card.index()];
        self.hand &= !card.bit();
        table.supply -= u16::from(freshness);
        table.card[seat][disc.index()] = card.0;
        table.cubes[seat][disc.index()] = freshness;
        table.space[seat][disc.index()] = kitchen.0;
        table.discs[seat] |= 1 << disc.0;
        table.on[seat] |= kitchen.bit();
        sink.tell(|| {
            let donut = self.piece(Fighter { seat: self.table.active, disc });
            let open = self.table.shown & card.bit() != 0;
            Event::Baked { donut, forced, open, supply: self.table.supply }
        });
        self.discard_hand(Discard::OtherBaked, sink);
    }

    // Move.

    fn move_or_finish(&mut self, sink: &mut impl Sink<Event>) {
        if !self.begin_moving(sink) {
            self.finish_turn(sink);
        }
    }

    fn begin_moving(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.table.discs[self.table.active.index()] == 0 {
            sink.tell(|| Event::NothingToMove { seat: self.table.active });
            return false;
        }
        self.table.phase = Phase::BeforeRoll;
        true
    }

    /// More movement points for the active seat.
    fn gain_steps(&mut self, gained: u16, sink: &mut impl Sink<Event>) {
        self.table.pool += gained;
        sink.tell(|| Event::Steps { seat: self.table.active, gained, steps: self.table.pool });
        self.go_on_moving(sink);
    }

    fn move_donut(&mut self, fighter: Fighter, to: Space, sink: &mut impl Sink<Event>) {
        let (closed, halting) = self.barriers(fighter.seat);
        let board = &self.book.rules.board;
        let from = self.table.space_of(fighter);
        let cost = board.cost(from, to, closed, halting);
        self.table.walk(fighter, to, cost, halting & to.bit() != 0);
        sink.tell(|| Event::Moved {
            donut: self.piece(fighter),
            from: board.name(from),
            way: board.way(from, to, closed, halting).into_iter().map(|space| board.name(space)).collect(),
            cost,
            steps: self.table.pool,
            enemy: self.table.enemy_at(fighter.seat, to).map(|enemy| self.piece(enemy)),
        });
        self.go_on_moving(sink);
    }

    /// Asks the active seat to move on, unless all it can do is to stop.
    fn go_on_moving(&mut self, sink: &mut impl Sink<Event>) {
        self.table.phase = Phase::Moving;
        if !self.table.can_go_on_moving(&self.book.rules) {
            self.stop(true, sink);
        }
    }

    fn stop(&mut self, forced: bool, sink: &mut impl Sink<Event>) {
        let lapsed = std::mem::take(&mut self.table.pool);
        self.table.locked = 0;
        sink.tell(|| Event::Stopped { seat: self.table.active, lapsed, forced });
        self.next_fight(sink);
    }

    fn heal(&mut self, card: Card, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let special = self.spend(fighter.seat, card, sink);
        let was_stale = self.table.is_stale(&self.book.rules, fighter);
        let cubes = self.table.heal(&self.book.rules, special, fighter);
        sink.tell(|| {
            let donut = self.piece(fighter);
            Event::Healed { donut, cubes, now_fresh: was_stale && !donut.stale, supply: self.table.supply }
        });
        if self.table.phase == Phase::Moving {
            // Nothing may be left but to stop, if the last counter was spent.
            self.go_on_moving(sink);
        }
    }

    /// Spends a counter; a special without counters leaves the seat. Returns the number of the special.
    pub(super) fn spend(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) -> usize {
        let special = self.book.rules.special(card).expect("only specials have counters");
        let went = self.table.spend(&self.book.rules, seat, special);
        sink.tell(|| Event::Spent {
            seat,
            card: self.card_id(card),
            counters: self.table.counters[special],
            went,
            supply: self.table.supply,
        });
        special
    }
}

impl Table {
    /// The lowest disc of the seat that is not in play.
    pub(super) fn free_disc(&self, seat: Seat) -> Disc {
        Disc(self.discs[seat.index()].trailing_ones() as u8)
    }

    /// Moves a donut of the active seat for so many points, perhaps into a fight.
    #[inline]
    pub(super) fn walk(&mut self, fighter: Fighter, to: Space, cost: u16, attacks: bool) {
        self.pool -= cost;
        self.put(fighter, to);
        if attacks {
            self.locked |= 1 << fighter.disc.0;
            self.pending.push(to);
        }
    }

    /// Takes a counter off a special. Without counters the card leaves the seat: for this pile.
    pub(super) fn spend(&mut self, rules: &Rules, seat: Seat, special: usize) -> Option<Pile> {
        self.counters[special] -= 1;
        self.supply += 1;
        if self.counters[special] > 0 {
            return None;
        }
        self.held[seat.index()] &= !(1 << special);
        let card = rules.special_card(special as u8);
        if rules.remove_spent {
            self.removed |= card.bit();
            Some(Pile::Removed)
        } else {
            self.discard |= card.bit();
            Some(Pile::Discard)
        }
    }

    /// Puts cubes back onto a donut, as many as a counter of the special buys. Returns how many.
    pub(super) fn heal(&mut self, rules: &Rules, special: usize, fighter: Fighter) -> u8 {
        let missing = rules.freshness[self.card_of(fighter).index()] - self.cubes_of(fighter);
        let cubes = u16::from(rules.magnitudes[special].min(missing)).min(self.supply);
        self.supply -= cubes;
        self.cubes[fighter.seat.index()][fighter.disc.index()] += cubes as u8;
        cubes as u8
    }

    /// Puts a donut that is on the board onto another space.
    #[inline]
    pub(super) fn put(&mut self, fighter: Fighter, to: Space) {
        let seat = fighter.seat.index();
        let at = &mut self.space[seat][fighter.disc.index()];
        self.on[seat] = self.on[seat] & !(1 << *at) | to.bit();
        *at = to.0;
    }

    /// Takes a donut off the board; its disc is free again.
    pub(super) fn take_off(&mut self, fighter: Fighter) {
        let (seat, disc) = (fighter.seat.index(), fighter.disc.index());
        self.on[seat] &= !(1 << self.space[seat][disc]);
        self.discs[seat] &= !(1 << disc);
        self.space[seat][disc] = NOWHERE;
        self.card[seat][disc] = 0;
        self.cubes[seat][disc] = 0;
    }

    /// Nothing more happens. Fights that wait are not fought.
    pub(super) fn end(&mut self) {
        self.phase = Phase::Over;
        self.fight = None;
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Config};

    use super::*;

    fn refusal(options: &[(&str, &str)]) -> Option<String> {
        let mut config = Config::<BadDay>::default();
        for (name, value) in options {
            config.set(name, &(*value).into()).unwrap();
        }
        Book::open(&config, SeatCount::new(4).unwrap()).err().map(|e| e.to_string())
    }

    #[test]
    fn a_game_that_might_never_end_is_refused() {
        let endless = [("on_empty_deck", "no_more_baking"), ("no_progress_limit", "0")];
        let said = refusal(&endless).unwrap();
        assert!(said.contains("no_progress_limit must not be 0"), "{said}");
        assert!(refusal(&[endless[0], endless[1], ("bake_optional", "true")]).is_some());
        assert_eq!(refusal(&[endless[0], ("bake_optional", "true")]), None);
        assert_eq!(refusal(&[endless[1], ("bake_optional", "true")]), None);
    }

    #[test]
    fn the_highest_goal_can_be_reached() {
        assert_eq!(refusal(&[("goal", "30")]), None);
    }
}
