//! What is legal and what happens, phase by phase.

use tabletop::{Options, PerSeat, Seat, SeatCount, SeatSet, SetupError, Sink, Step, StepOf, say};

use super::{
    Action, Donut, Donuts, Draw, Event, GoNuts, MAX_SEATS, MAX_TYPES, Peeked, Phase, Power, Score, Taking,
    Top, WORDS,
};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    /// Number of types in the edition.
    pub(super) types: usize,
    /// Places in the row.
    pub(super) row: u8,
    /// Copies of each type in the deck at the start.
    pub(super) deck: [u8; MAX_TYPES],
    pub(super) deck_cards: u8,
    pub(super) powers: [Power; MAX_TYPES],
    pub(super) power_counts: [u8; MAX_TYPES],
    /// With `bear_claw_points` applied.
    pub(super) scores: [Score; MAX_TYPES],
    /// Types with a fixed negative value, one bit each.
    pub(super) negative: u32,
    /// Types that look at who has the fewest donuts, one bit each.
    pub(super) asks_for_fewest: u32,
    /// Types whose points depend on what else a seat owns, one bit each.
    pub(super) conditional: u32,
    /// Types of which several copies together count more, one bit each.
    pub(super) growing: u32,
    pub(super) plain_bonus_per_card: bool,
    pub(super) plain_tie_bonus: i16,
    pub(super) fewest_strict: bool,
    twist_taker: TwistTaker,
    just_taken_always: bool,
    shift: bool,
}

/// What the taker of a Cinnamon Twist may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TwistTaker {
    Any,
    OnlyIfSole,
    Other,
}

impl Rules {
    pub(super) fn new(donuts: &Donuts, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        if !(donuts.seats_min..=donuts.seats_max).contains(&seats.get()) {
            let (min, max) = (donuts.seats_min, donuts.seats_max);
            return Err(SetupError(say!(WORDS, "setup-seats", min: min, max: max, seats: seats.get())));
        }
        // With the filter off every card is in the deck, as if all seats were taken.
        let filter = if options.is_word("deck_filter", "none") { MAX_SEATS } else { seats.get() };
        let mut rules = Rules {
            types: donuts.types.len(),
            row: (seats.get() + donuts.row_extra) as u8,
            deck: [0; MAX_TYPES],
            deck_cards: 0,
            powers: [Power::None; MAX_TYPES],
            power_counts: [0; MAX_TYPES],
            scores: [Score::Each { points: 0 }; MAX_TYPES],
            negative: 0,
            asks_for_fewest: 0,
            conditional: 0,
            growing: 0,
            plain_bonus_per_card: options.is_word("plain_bonus", "per_card"),
            plain_tie_bonus: options.int("plain_tie_bonus") as i16,
            fewest_strict: options.is_word("fewest_ties", "strict"),
            twist_taker: match options.int("twist_taker") {
                0 => TwistTaker::Any,
                1 => TwistTaker::OnlyIfSole,
                _ => TwistTaker::Other,
            },
            just_taken_always: options.is_word("give_or_discard_just_taken", "always_allowed"),
            shift: options.is_word("row_refill", "shift"),
        };
        for (i, donut) in donuts.types.iter().enumerate() {
            rules.deck[i] = donuts.copies_at(i, filter) as u8;
            rules.deck_cards += rules.deck[i];
            rules.powers[i] = donut.power;
            rules.power_counts[i] = donut.power_count;
            rules.scores[i] = match donut.score {
                Score::Each { .. } if donut.points_by_option => {
                    Score::Each { points: options.int("bear_claw_points") as i16 }
                }
                score => score,
            };
            if matches!(rules.scores[i], Score::Each { points } if points < 0) {
                rules.negative |= 1 << i;
            }
            if matches!(rules.scores[i], Score::EachIfFewestCards { .. }) {
                rules.asks_for_fewest |= 1 << i;
            }
            if matches!(
                rules.scores[i],
                Score::EachIfTypesAtMost { .. }
                    | Score::EachIfTypesAtLeast { .. }
                    | Score::EachIfCardsAtMost { .. }
                    | Score::EachIfFewestCards { .. }
                    | Score::EachPerNegative { .. }
            ) {
                rules.conditional |= 1 << i;
            }
            if matches!(rules.scores[i], Score::PerSet { .. } | Score::ByCount { .. }) {
                rules.growing |= 1 << i;
            }
        }
        Ok(rules)
    }
}

/// The types with at least one copy, one bit each.
///
/// Eight counts at once: adding 0x7f sets the high bit of every byte that is not zero (counts are at most 120, so
/// nothing carries over), and the multiplication gathers the eight bits in the top byte.
#[inline]
pub(super) fn kinds_of(copies: &[u8; MAX_TYPES]) -> u32 {
    copies.as_chunks::<8>().0.iter().rev().fold(0, |kinds, counts| {
        let there = (u64::from_le_bytes(*counts) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        kinds << 8 | ((there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    })
}

/// The bits of `kinds` as donuts, in the order of the edition.
#[inline]
pub(super) fn donuts(mut kinds: u32) -> impl Iterator<Item = Donut> {
    std::iter::from_fn(move || {
        if kinds == 0 {
            return None;
        }
        let lowest = kinds.trailing_zeros();
        kinds &= kinds - 1;
        Some(Donut(lowest as u8))
    })
}

/// The type of the `n`-th card of a bag, counted from 0, all cards being laid out by type.
///
/// Eight counts are added up at once: multiplying by 0x0101..01 leaves in each byte the sum of it and all lower
/// bytes. A bag holds at most 120 cards, so no byte overflows and the high bit is free for the comparison.
#[inline]
pub(super) fn nth_card(bag: &[u8; MAX_TYPES], n: u8) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut n = n;
    for (word, counts) in bag.as_chunks::<8>().0.iter().enumerate() {
        let sums = u64::from_le_bytes(*counts).wrapping_mul(ONES);
        let total = (sums >> 56) as u8;
        if n < total {
            // In each byte: is the sum of the counts so far at most n?
            let passed = ((u64::from(n) | 0x80).wrapping_mul(ONES) - sums) & HIGH;
            return word as u8 * 8 + passed.count_ones() as u8;
        }
        n -= total;
    }
    unreachable!("n is below the number of cards")
}

impl GoNuts {
    // What is legal.

    /// The types `taker` may give or discard because of the donut it has just taken.
    fn disposable(&self, taking: Taking) -> u32 {
        if self.book.rules.just_taken_always {
            self.kinds[taking.taker.index()]
        } else {
            self.others_or_itself(taking)
        }
    }

    /// The taker's types without the copy just taken.
    fn others(&self, taking: Taking) -> u32 {
        let (seat, donut) = (taking.taker.index(), taking.donut.index());
        let sole = self.owned[seat][donut] == 1;
        self.kinds[seat] & !(u32::from(sole) << donut)
    }

    fn others_or_itself(&self, taking: Taking) -> u32 {
        match self.others(taking) {
            0 => 1 << taking.donut.0,
            others => others,
        }
    }

    /// The types `seat` may pass to the left.
    pub(super) fn passable(&self, seat: Seat, taking: Taking) -> u32 {
        if seat != taking.taker {
            return self.kinds[seat.index()];
        }
        match self.book.rules.twist_taker {
            TwistTaker::Any => self.kinds[seat.index()],
            TwistTaker::OnlyIfSole => self.others_or_itself(taking),
            TwistTaker::Other => self.others(taking),
        }
    }

    /// The places nobody picked that still hold a donut (bit 0 is place 1).
    fn unselected(&self) -> u8 {
        self.row_places()
            .filter(|place| self.at(*place).is_some() && self.picked_by(*place).is_empty())
            .fold(0, |mask, place| mask | 1 << (place - 1))
    }

    fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.book.seats.seats().filter(move |other| *other != seat)
    }

    /// Every opponent with every type it owns.
    fn targets(&self, taker: Seat) -> impl Iterator<Item = (Seat, Donut)> {
        self.opponents(taker)
            .flat_map(|victim| donuts(self.kinds[victim.index()]).map(move |donut| (victim, donut)))
    }

    /// What `seat`, which is asked, may choose.
    pub(super) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Phase::Pick { .. } = self.phase {
            out.extend(self.row_places().map(Action::Pick));
            return;
        }
        let Some(taking) = self.taking else { return };
        match self.phase {
            Phase::Keep { first, second } => {
                let kinds = 1 << first.donut.0 | 1 << second.0;
                out.extend(donuts(kinds).map(Action::Keep));
            }
            Phase::Salvage => out.extend(donuts(self.pile.kinds()).map(Action::Salvage)),
            Phase::Steal => {
                out.extend(self.targets(seat).map(|(victim, donut)| Action::Steal(victim, donut)));
            }
            Phase::Trash => {
                out.extend(self.targets(seat).map(|(victim, donut)| Action::Trash(victim, donut)));
            }
            Phase::Give => {
                let gifts = self.disposable(taking);
                out.extend(
                    self.opponents(seat)
                        .flat_map(|to| donuts(gifts).map(move |donut| Action::Give(to, donut))),
                );
            }
            Phase::Toss => out.extend(donuts(self.disposable(taking)).map(Action::Toss)),
            Phase::Pass { .. } => out.extend(donuts(self.passable(seat, taking)).map(Action::Pass)),
            Phase::Clear => {
                let free = self.unselected();
                // All subsets of `free` in increasing order, the empty one first.
                let mut subset = 0u8;
                loop {
                    out.push(Action::Clear(subset));
                    subset = subset.wrapping_sub(free) & free;
                    if subset == 0 {
                        break;
                    }
                }
            }
            Phase::Scoop { .. } => {
                out.push(Action::ScoopStop);
                out.extend(donuts(self.pile.kinds()).map(Action::Scoop));
            }
            Phase::Milk => out.extend([Action::MilkDrop, Action::MilkPay]),
            Phase::MilkToss { .. } => out.extend(donuts(self.others(taking)).map(Action::Toss)),
            Phase::Fill | Phase::Pick { .. } | Phase::Draw | Phase::Peek { .. } | Phase::Over => {}
        }
    }

    /// Whether `seat`, which is asked, may choose `action`; without listing.
    pub(super) fn allows(&self, seat: Seat, action: Action) -> bool {
        let has = |kinds: u32, donut: Donut| kinds & 1 << donut.0 != 0;
        let owns = |other: Seat, donut: Donut| {
            other != seat && self.book.seats.contains(other) && has(self.kinds[other.index()], donut)
        };
        if let (Phase::Pick { .. }, Action::Pick(place)) = (self.phase, action) {
            return self.row_places().contains(&place);
        }
        let Some(taking) = self.taking else { return false };
        match (self.phase, action) {
            (Phase::Keep { first, second }, Action::Keep(donut)) => donut == first.donut || donut == second,
            (Phase::Salvage, Action::Salvage(donut)) => has(self.pile.kinds(), donut),
            (Phase::Steal, Action::Steal(victim, donut)) | (Phase::Trash, Action::Trash(victim, donut)) => {
                owns(victim, donut)
            }
            (Phase::Give, Action::Give(to, donut)) => {
                to != seat && self.book.seats.contains(to) && has(self.disposable(taking), donut)
            }
            (Phase::Toss, Action::Toss(donut)) => has(self.disposable(taking), donut),
            (Phase::Pass { .. }, Action::Pass(donut)) => has(self.passable(seat, taking), donut),
            (Phase::Clear, Action::Clear(places)) => places & !self.unselected() == 0,
            (Phase::Scoop { .. }, Action::ScoopStop) => true,
            (Phase::Scoop { .. }, Action::Scoop(donut)) => has(self.pile.kinds(), donut),
            (Phase::Milk, Action::MilkDrop | Action::MilkPay) => true,
            (Phase::MilkToss { .. }, Action::Toss(donut)) => has(self.others(taking), donut),
            _ => false,
        }
    }

    // What happens.

    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn carry_out_step(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Chance(Draw(donut)) => self.draw(donut, sink),
            Step::Act(seat, Action::Pick(place)) => {
                let Phase::Pick { due } = self.phase else { unreachable!("a pick answers the row") };
                self.picks[seat.index()] = place;
                let due = due.without(seat);
                self.phase = Phase::Pick { due };
                if due.is_empty() {
                    let picks = || PerSeat::from_fn(self.book.seats, |seat| self.picks[seat.index()]);
                    sink.tell(|| Event::Opened { picks: picks() });
                    self.place = 0;
                    self.check_places(sink);
                } else {
                    sink.tell(|| Event::Picked { seat, place: Some(place) });
                }
            }
            Step::Act(seat, action) => self.answer_power(seat, action, sink),
        }
    }

    /// Begins the next round, or ends the game if the deck cannot fill the row.
    pub(super) fn start_round(&mut self, sink: &mut impl Sink<Event>) {
        self.place = 0;
        let row = usize::from(self.book.rules.row);
        let empty = self.row[..row].iter().filter(|place| place.is_none()).count();
        if self.deck_cards() < empty {
            self.phase = Phase::Over;
            sink.tell(|| Event::Over { deck: self.deck_cards() as u8, empty: empty as u8 });
            return;
        }
        self.round += 1;
        sink.tell(|| Event::Round { round: self.round });
        self.picks = [0; MAX_SEATS];
        if self.book.rules.shift {
            self.shift_row(sink);
        }
        self.phase = if empty == 0 { self.all_pick() } else { Phase::Fill };
    }

    /// Slides the donuts of the row to the low numbers, in their order.
    fn shift_row(&mut self, sink: &mut impl Sink<Event>) {
        let mut to = 0;
        for from in 0..usize::from(self.book.rules.row) {
            let Some(donut) = self.row[from] else { continue };
            if from > to {
                self.row.swap(from, to);
                sink.tell(|| Event::Slid { from: from as u8 + 1, to: to as u8 + 1, donut });
            }
            to += 1;
        }
    }

    fn copies(&self, seat: Seat, donut: Donut) -> u8 {
        self.owned[seat.index()][donut.index()]
    }

    /// Everybody's points, for those who are told what happens.
    fn all_points(&self) -> PerSeat<i32> {
        let table = self.table();
        PerSeat::from_fn(self.book.seats, |seat| table.points(seat))
    }

    fn all_pick(&self) -> Phase {
        Phase::Pick { due: self.book.seats.all() }
    }

    fn draw(&mut self, donut: Donut, sink: &mut impl Sink<Event>) {
        let known = self.top.take();
        if known.is_none() {
            self.bag[donut.index()] -= 1;
            self.bag_cards -= 1;
        }
        match self.phase {
            Phase::Fill => {
                let row = usize::from(self.book.rules.row);
                let mut empty = (0..row).filter(|i| self.row[*i].is_none());
                let at = empty.next().expect("a place is empty while the row is filled");
                let more = empty.next().is_some();
                self.row[at] = Some(donut);
                sink.tell(|| Event::Filled { place: at as u8 + 1, donut, deck: self.deck_cards() as u8 });
                if !more {
                    self.phase = self.all_pick();
                }
            }
            Phase::Draw => {
                let taker = self.taking.expect("somebody draws").taker;
                self.gain(taker, donut);
                sink.tell(|| Event::Drew {
                    seat: taker,
                    donut,
                    copies: self.copies(taker, donut),
                    deck: self.deck_cards() as u8,
                    points: self.all_points(),
                });
                self.check_places(sink);
            }
            Phase::Peek { first: None } => {
                let put_back_by = known.map(|top| top.put_back_by);
                let known_by = known.map_or(SeatSet::EMPTY, |top| top.known_by);
                self.phase = Phase::Peek { first: Some(Peeked { donut, put_back_by, known_by }) };
                self.tell_look(donut, sink);
            }
            Phase::Peek { first: Some(first) } => {
                self.phase = Phase::Keep { first, second: donut };
                self.tell_look(donut, sink);
            }
            _ => unreachable!("no card is due"),
        }
    }

    fn tell_look(&self, donut: Donut, sink: &mut impl Sink<Event>) {
        sink.tell(|| {
            let seat = self.taking.expect("somebody looks").taker;
            Event::Looked { seat, donut: Some(donut), deck: self.deck_cards() as u8 }
        });
    }

    /// Goes on with the places after `self.place`, until a power waits for an answer or the round is over.
    fn check_places(&mut self, sink: &mut impl Sink<Event>) {
        self.taking = None;
        // Bit k is place k + 1: the places somebody picked and that were not handled yet.
        let picked =
            self.book.seats.seats().fold(0u32, |places, seat| places | 1 << self.picks[seat.index()]) >> 1;
        let mut open = picked >> self.place << self.place;
        while open != 0 {
            let here = open.trailing_zeros() as usize;
            open &= open - 1;
            self.place = here as u8 + 1;
            let Some(donut) = self.row[here].take() else { continue };
            let seats = self.picked_by(self.place);
            let seat = seats.first().expect("somebody picked it");
            if seats.len() > 1 {
                self.pile.push(donut);
                sink.tell(|| Event::Contested { place: self.place, seats, donut });
                continue;
            }
            self.gain(seat, donut);
            sink.tell(|| Event::Taken {
                place: self.place,
                seat,
                donut,
                copies: self.copies(seat, donut),
                points: self.all_points(),
            });
            let power = self.book.rules.powers[donut.index()];
            if power != Power::None && self.fire(power, Taking { taker: seat, donut }, sink) {
                return;
            }
            self.taking = None;
        }
        self.start_round(sink);
    }

    /// Starts a power. Returns whether it waits for chance or an answer; if not, it has been carried out.
    fn fire(&mut self, power: Power, taking: Taking, sink: &mut impl Sink<Event>) -> bool {
        let Taking { taker, donut } = taking;
        self.taking = Some(taking);
        if power != Power::None {
            sink.tell(|| Event::Power { seat: taker, donut });
        }
        let fizzled = || Event::Fizzled { seat: taker, donut };
        match power {
            Power::None => false,
            Power::DrawOne | Power::PeekTwoKeepOne if self.deck_cards() == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::PeekTwoKeepOne if self.deck_cards() >= 2 => self.wait(Phase::Peek { first: None }),
            Power::DrawOne | Power::PeekTwoKeepOne => self.wait(Phase::Draw),
            Power::TakeTopDiscard => {
                match self.pile.pop() {
                    Some(found) => {
                        self.gain(taker, found);
                        sink.tell(|| Event::Salvaged {
                            seat: taker,
                            donut: found,
                            copies: self.copies(taker, found),
                            points: self.all_points(),
                        });
                    }
                    None => sink.tell(fizzled),
                }
                false
            }
            Power::TakeAnyDiscard if self.pile.len == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::TakeAnyDiscard => self.ask(Phase::Salvage, self.pile.kinds().count_ones(), sink),
            Power::Steal | Power::DiscardOther => {
                let targets: u32 =
                    self.opponents(taker).map(|victim| self.kinds[victim.index()].count_ones()).sum();
                if targets == 0 {
                    sink.tell(fizzled);
                    return false;
                }
                let phase = if power == Power::Steal { Phase::Steal } else { Phase::Trash };
                self.ask(phase, targets, sink)
            }
            Power::Give => {
                let options = self.disposable(taking).count_ones() * (self.book.seats.get() as u32 - 1);
                self.ask(Phase::Give, options, sink)
            }
            Power::DiscardOwn => self.ask(Phase::Toss, self.disposable(taking).count_ones(), sink),
            Power::PassLeft => self.start_pass(taking, sink),
            Power::ClearUnselected if self.unselected() == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::ClearUnselected => self.wait(Phase::Clear),
            Power::ScoopDiscard if self.pile.len == 0 => {
                sink.tell(fizzled);
                false
            }
            Power::ScoopDiscard => {
                self.wait(Phase::Scoop { left: self.book.rules.power_counts[donut.index()] })
            }
            Power::PayOrDrop => {
                let others = self.cards[taker.index()] - 1;
                if others < self.book.rules.power_counts[donut.index()] {
                    self.discard(taker, donut, sink);
                    false
                } else {
                    self.wait(Phase::Milk)
                }
            }
        }
    }

    fn wait(&mut self, phase: Phase) -> bool {
        self.phase = phase;
        true
    }

    /// Asks the taker, or carries out the only possibility without asking. Returns whether it waits.
    fn ask(&mut self, phase: Phase, options: u32, sink: &mut impl Sink<Event>) -> bool {
        self.phase = phase;
        if options > 1 {
            return true;
        }
        let taking = self.taking.expect("a power is under way");
        let seat = taking.taker;
        let only = match phase {
            Phase::Salvage => donuts(self.pile.kinds()).next().map(Action::Salvage),
            Phase::Steal => self.targets(seat).next().map(|(victim, donut)| Action::Steal(victim, donut)),
            Phase::Trash => self.targets(seat).next().map(|(victim, donut)| Action::Trash(victim, donut)),
            Phase::Give => {
                let to = self.opponents(seat).next();
                to.zip(donuts(self.disposable(taking)).next()).map(|(to, donut)| Action::Give(to, donut))
            }
            Phase::Toss => donuts(self.disposable(taking)).next().map(Action::Toss),
            Phase::MilkToss { .. } => donuts(self.others(taking)).next().map(Action::Toss),
            _ => unreachable!("only choices of the taker can be forced"),
        };
        self.carry_out(seat, only.expect("a choice that is asked has a possibility"), sink)
    }

    /// Applies the answer to a power, then goes on with the round unless the power waits for more.
    fn answer_power(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        if !self.carry_out(seat, action, sink) {
            self.check_places(sink);
        }
    }

    /// Carries out one choice. Returns whether the power waits for another.
    fn carry_out(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> bool {
        match (self.phase, action) {
            (Phase::Keep { first, second }, Action::Keep(kept)) => {
                let back = if kept == first.donut { second } else { first.donut };
                // Who knew the first card knows what went back exactly if another card was kept.
                let knowers = if kept == first.donut { SeatSet::EMPTY } else { first.known_by };
                self.top = Some(Top { donut: back, put_back_by: seat, known_by: knowers.with(seat) });
                self.gain(seat, kept);
                sink.tell(|| Event::Kept {
                    seat,
                    donut: kept,
                    back: Some(back),
                    copies: self.copies(seat, kept),
                    deck: self.deck_cards() as u8,
                    points: self.all_points(),
                });
                false
            }
            (Phase::Salvage, Action::Salvage(donut)) => {
                self.salvage(seat, donut, sink);
                false
            }
            (Phase::Scoop { left }, Action::Scoop(donut)) => {
                self.salvage(seat, donut, sink);
                left > 1 && self.pile.len > 0 && self.wait(Phase::Scoop { left: left - 1 })
            }
            (Phase::Scoop { .. }, Action::ScoopStop) => false,
            (Phase::Steal, Action::Steal(victim, donut)) => {
                self.hand_over(victim, seat, donut, sink);
                false
            }
            (Phase::Trash, Action::Trash(victim, donut)) => {
                self.discard(victim, donut, sink);
                false
            }
            (Phase::Give, Action::Give(to, donut)) => {
                self.hand_over(seat, to, donut, sink);
                false
            }
            (Phase::Toss, Action::Toss(donut)) => {
                self.discard(seat, donut, sink);
                false
            }
            (Phase::Pass { due }, Action::Pass(donut)) => {
                self.passing[seat.index()] = Some(donut);
                let due = due.without(seat);
                self.phase = Phase::Pass { due };
                if due.is_empty() {
                    self.pass_all(sink);
                } else {
                    sink.tell(|| Event::Chosen { seat, donut: Some(donut) });
                }
                !due.is_empty()
            }
            (Phase::Clear, Action::Clear(places)) => {
                for place in self.row_places().filter(|place| places & 1 << (place - 1) != 0) {
                    let cleared = self.row[usize::from(place) - 1].take().expect("only donuts are cleared");
                    self.pile.push(cleared);
                    sink.tell(|| Event::Cleared { place, donut: cleared });
                }
                false
            }
            (Phase::Milk, Action::MilkDrop) => {
                let milk = self.taking.expect("a power is under way").donut;
                self.discard(seat, milk, sink);
                false
            }
            (Phase::Milk, Action::MilkPay) => {
                let taking = self.taking.expect("a power is under way");
                let left = self.book.rules.power_counts[taking.donut.index()];
                self.ask(Phase::MilkToss { left }, self.others(taking).count_ones(), sink)
            }
            (Phase::MilkToss { left }, Action::Toss(donut)) => {
                self.discard(seat, donut, sink);
                let taking = self.taking.expect("a power is under way");
                left > 1
                    && self.ask(Phase::MilkToss { left: left - 1 }, self.others(taking).count_ones(), sink)
            }
            _ => unreachable!("a legal action fits the phase"),
        }
    }

    fn start_pass(&mut self, taking: Taking, sink: &mut impl Sink<Event>) -> bool {
        let choices = |seat| self.passable(seat, taking).count_ones();
        if self.book.seats.seats().any(|seat| choices(seat) == 0) {
            sink.tell(|| Event::Fizzled { seat: taking.taker, donut: taking.donut });
            self.discard(taking.taker, taking.donut, sink);
            return false;
        }
        let due: SeatSet = self.book.seats.seats().filter(|seat| choices(*seat) > 1).collect();
        self.passing = [None; MAX_SEATS];
        for seat in self.book.seats.seats().filter(|seat| !due.contains(*seat)) {
            self.passing[seat.index()] = donuts(self.passable(seat, taking)).next();
        }
        self.phase = Phase::Pass { due };
        if due.is_empty() {
            self.pass_all(sink);
        }
        !due.is_empty()
    }

    fn pass_all(&mut self, sink: &mut impl Sink<Event>) {
        let passing = std::mem::replace(&mut self.passing, [None; MAX_SEATS]);
        for seat in self.book.seats.seats() {
            self.lose(seat, passing[seat.index()].expect("everybody has answered"));
        }
        for from in self.book.seats.seats() {
            let (to, donut) =
                (self.book.seats.next(from), passing[from.index()].expect("everybody has answered"));
            self.gain(to, donut);
            sink.tell(|| Event::Moved {
                from,
                to,
                donut,
                left: self.copies(from, donut),
                copies: self.copies(to, donut),
                points: self.all_points(),
            });
        }
    }

    #[inline]
    pub(super) fn gain(&mut self, seat: Seat, donut: Donut) {
        let seat = seat.index();
        self.owned[seat][donut.index()] += 1;
        self.kinds[seat] |= 1 << donut.0;
        self.cards[seat] += 1;
    }

    pub(super) fn lose(&mut self, seat: Seat, donut: Donut) {
        let seat = seat.index();
        self.owned[seat][donut.index()] -= 1;
        if self.owned[seat][donut.index()] == 0 {
            self.kinds[seat] &= !(1 << donut.0);
        }
        self.cards[seat] -= 1;
    }

    fn hand_over(&mut self, from: Seat, to: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.lose(from, donut);
        self.gain(to, donut);
        sink.tell(|| Event::Moved {
            from,
            to,
            donut,
            left: self.copies(from, donut),
            copies: self.copies(to, donut),
            points: self.all_points(),
        });
    }

    fn discard(&mut self, seat: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.lose(seat, donut);
        self.pile.push(donut);
        sink.tell(|| Event::Discarded {
            seat,
            donut,
            copies: self.copies(seat, donut),
            points: self.all_points(),
        });
    }

    fn salvage(&mut self, seat: Seat, donut: Donut, sink: &mut impl Sink<Event>) {
        self.pile.remove_topmost(donut);
        self.gain(seat, donut);
        sink.tell(|| Event::Salvaged {
            seat,
            donut,
            copies: self.copies(seat, donut),
            points: self.all_points(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag() -> [u8; MAX_TYPES] {
        let mut bag = [0; MAX_TYPES];
        for (i, copies) in [(0, 2), (7, 1), (8, 3), (20, 6), (31, 100)] {
            bag[i] = copies;
        }
        bag
    }

    #[test]
    fn the_kinds_in_a_bag() {
        assert_eq!(kinds_of(&bag()), 1 | 1 << 7 | 1 << 8 | 1 << 20 | 1 << 31);
        assert_eq!(kinds_of(&[0; MAX_TYPES]), 0);
        assert_eq!(kinds_of(&[120; MAX_TYPES]), u32::MAX);
    }

    #[test]
    fn the_nth_card_of_a_bag() {
        let bag = bag();
        let laid_out: Vec<u8> =
            bag.iter().enumerate().flat_map(|(i, n)| std::iter::repeat_n(i as u8, usize::from(*n))).collect();
        for (n, donut) in laid_out.iter().enumerate() {
            assert_eq!(nth_card(&bag, n as u8), *donut, "card {n}");
        }
    }
}
