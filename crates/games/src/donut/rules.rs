//! What is legal and what happens, phase by phase.

use tabletop::{Options, Seat, SeatCount, SetupError, Step, StepOf};

use super::cards::{Card, Cards, FACES, Face, Flavour, NATURALS, ones};
use super::edition::{Contents, Numbers, RankBy};
use super::table::{FlipAt, Phase, Sale};
use super::{Action, Chance, Donut};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) numbers: Numbers,
    pub(super) target: i16,
    pub(super) immediate: bool,
    /// 0 is none.
    pub(super) round_limit: u16,
    pub(super) first_seat: Option<Seat>,
    pub(super) reveal: bool,
    pub(super) plain_flip_takeable: bool,
    pub(super) reveal_rush: bool,
    pub(super) first_player_first: bool,
    pub(super) flip_after_draw: bool,
    /// The leader of the first sale leads all of them.
    pub(super) leader_stays: bool,
    pub(super) plain_free: bool,
    pub(super) plain_forced: bool,
    pub(super) winning_seven: bool,
    pub(super) per_seven: bool,
    pub(super) bonus_first: bool,
    pub(super) raw_walkover: bool,
    pub(super) floor: i16,
    pub(super) supply: Supply,
    pub(super) lucky_review: bool,
    pub(super) lucky_token: bool,
    pub(super) ranking: Vec<RankBy>,
    /// What each face counts among its flavour.
    rank2: [u8; FACES],
    /// Faces that are lucky, one bit each.
    lucky: u64,
    /// Kinds of card that start a Rush when flipped, one bit each.
    rush: u64,
    /// Ways to take 1 to `exchange_max` cards of a full hand, as sets of positions: the smaller first, then those with
    /// the earlier cards.
    handfuls: Vec<u32>,
}

/// What happens when all Bad Review tokens are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Supply {
    Unlimited,
    LoseFame,
    Nothing,
}

impl Rules {
    pub(super) fn new(parts: &Contents, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let refuse = |message: String| Err(SetupError(message));
        if !(parts.seats_min..=parts.seats_max).contains(&seats.get()) {
            let (min, max) = (parts.seats_min, parts.seats_max);
            return refuse(format!("this edition is for {min} to {max} seats, not {seats}"));
        }
        let first_seat = options.int("first_seat") as usize;
        if first_seat > seats.get() {
            return refuse(format!("first_seat is {first_seat}, but there are only {seats} seats"));
        }
        if options.is("plain_forced") && options.is_word("plain_declare", "free") {
            return refuse(
                "plain_forced=true contradicts plain_declare=free: a plain cannot be bound to the lead flavour \
                 and free at once"
                    .into(),
            );
        }
        let target = options.int("target_fame") as i16;
        if parts.numbers.start_fame >= target {
            let start = parts.numbers.start_fame;
            return refuse(format!("target_fame is {target}, but every seat starts with {start} fame"));
        }
        let mut rules = Rules {
            numbers: parts.numbers,
            target,
            immediate: options.is_word("end_timing", "immediate"),
            round_limit: options.int("round_limit") as u16,
            first_seat: Seat::from_number(first_seat),
            reveal: options.is_word("plain_flip", "reveal"),
            plain_flip_takeable: options.is("plain_flip_takeable"),
            reveal_rush: options.is("reveal_rush"),
            first_player_first: options.is_word("exchange_order", "first_player_first"),
            flip_after_draw: options.is("flip_after_draw"),
            leader_stays: options.is_word("lead_after_first", "first_player"),
            plain_free: options.is_word("plain_declare", "free"),
            plain_forced: options.is("plain_forced"),
            winning_seven: options.is_word("lucky_trigger", "winning_card"),
            per_seven: options.is("lucky_per_seven"),
            bonus_first: options.is_word("lucky_order", "bonus_first"),
            raw_walkover: options.is_word("walkover_pay", "raw_fame"),
            floor: options.int("fame_floor") as i16,
            supply: match options.int("review_supply") {
                0 => Supply::Unlimited,
                1 => Supply::LoseFame,
                _ => Supply::Nothing,
            },
            lucky_review: parts.lucky_review,
            lucky_token: parts.lucky_token,
            ranking: parts.ranking.clone(),
            rank2: [parts.plain.rank2; FACES],
            lucky: 0,
            rush: u64::from(parts.plain.rush) << NATURALS,
            handfuls: handfuls(parts.numbers.hand, parts.numbers.exchange_max),
        };
        for flavour in Flavour::ALL {
            rules.lucky |= u64::from(parts.plain.lucky) * Face::plain_as(flavour).bit();
            for (i, rank) in parts.ranks.iter().enumerate() {
                let card = Card::natural(flavour, i).index();
                rules.rank2[card] = rank.rank2;
                rules.lucky |= u64::from(rank.lucky) << card;
                rules.rush |= u64::from(rank.rush) << card;
            }
        }
        Ok(rules)
    }

    /// How much a card counts in a sale; 0 cannot win.
    #[inline]
    pub(super) fn key(&self, face: Face, trending: Option<Flavour>, lead: Flavour) -> u8 {
        let (rank2, flavour) = (self.rank2[face.index()], face.flavour());
        if Some(flavour) == trending {
            64 + rank2
        } else if flavour == lead {
            rank2
        } else {
            0
        }
    }

    /// What a card counts among its flavour.
    #[inline]
    pub(super) fn rank2(&self, face: Face) -> u8 {
        self.rank2[face.index()]
    }

    #[inline]
    pub(super) fn is_lucky(&self, face: Face) -> bool {
        self.lucky & face.bit() != 0
    }

    pub(super) fn starts_rush(&self, card: Card) -> bool {
        self.rush >> card.index() & 1 != 0
    }
}

/// All sets of 1 to `most` of `n` positions, by size, then by their positions.
fn handfuls(n: u8, most: u8) -> Vec<u32> {
    fn extend(chosen: u32, from: u8, n: u8, missing: u8, out: &mut Vec<u32>) {
        if missing == 0 {
            out.push(chosen);
            return;
        }
        for position in from..n {
            extend(chosen | 1 << position, position + 1, n, missing - 1, out);
        }
    }
    let mut out = Vec::new();
    for size in 1..=most.min(n) {
        extend(0, 0, n, size, &mut out);
    }
    out
}

/// What happened, for those who tell it. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// This seat is First Player first.
    First(Seat),
    /// This card is turned up.
    Flipped(Card),
    /// This card is revealed after a plain.
    Revealed(Card),
    /// The First Player names the flavour.
    Named(Seat, Flavour),
    /// This flavour is trending.
    Trending(Flavour),
    /// Nobody may sit out.
    Rush,
    /// The seat's hand is complete.
    Dealt(Seat),
    /// The seat plays.
    StaysIn(Seat),
    /// The seat sits out and pays a token.
    OutForToken(Seat),
    /// The seat sits out without a token; what it costs follows.
    OutForReview(Seat),
    /// The seat is the only one left.
    Walkover(Seat),
    /// The seat exchanges so many cards, the flipped one included if it is taken.
    Exchanged { seat: Seat, cards: u8, with_flip: bool },
    /// The First Player leaves the flipped card after all.
    LeftFlip(Seat),
    /// The First Player discards a card for the flipped one.
    PickedFlip(Seat),
    /// The seat plays a card.
    Played(Seat, Face),
    /// The seat shows that it has no natural of this flavour.
    Void(Seat, Flavour),
    /// The seat makes the sale.
    Sold(Seat),
    /// The seat's fame rises to this.
    Fame(Seat, i16),
    /// The seat returns a Bad Review.
    ReviewReturned(Seat),
    /// A lucky card was in the sale.
    Lucky,
    /// A bonus that the seat has no use for.
    LuckWasted(Seat),
    /// The seat regains a token.
    TokenBack(Seat),
    /// The seat ends the round without a sale.
    NoSale(Seat),
    /// The seat takes a Bad Review.
    Review(Seat),
    /// Instead of a Bad Review the seat's fame falls to this.
    FameLost(Seat, i16),
    /// A Bad Review costs the seat nothing.
    Spared(Seat),
    /// A new round begins with this First Player.
    Round(u16, Seat),
    /// The round limit is reached.
    RoundLimit,
    /// The game is over.
    Over,
}

/// Nobody listens; the compiler removes the telling.
#[inline]
pub(super) fn unheard(_: Event) {}

impl Donut {
    // What is legal.

    /// Whether the seat may exchange a card for the flipped one in this round.
    pub(super) fn may_take_flip(&self, seat: Seat) -> bool {
        let rules = &self.book.rules;
        seat == self.table.first_player
            && self.table.flip.is_some_and(|flip| rules.plain_flip_takeable || !flip.is_plain())
    }

    /// The faces `seat`, whose turn it is, may play, one bit each.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> u64 {
        let rules = &self.book.rules;
        let hand = self.hands[seat.index()];
        let any_plain = if hand.contains(Card::PLAIN) { EVERY_PLAIN } else { 0 };
        let sale = &self.table.sale;
        if sale.played == 0 {
            return hand.naturals() | any_plain;
        }
        let as_lead = any_plain & Face::plain_as(sale.lead).bit();
        match hand.naturals() & sale.lead.cards() {
            0 if rules.plain_forced && as_lead != 0 => as_lead,
            0 => hand.naturals() | any_plain,
            following if rules.plain_free => following | any_plain,
            following => following | as_lead,
        }
    }

    /// What `seat`, which is asked, may choose.
    pub(super) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat.index()];
        match self.table.phase {
            Phase::Name => out.extend(Flavour::ALL.map(Action::Name)),
            Phase::Sit => out.extend([Action::In, Action::Out]),
            Phase::Exchange => {
                out.push(Action::Keep);
                out.extend(self.handfuls(hand).map(|cards| Action::Swap(cards.into())));
                if self.offers_flip(seat) {
                    out.extend(self.handfuls(hand).map(|cards| Action::SwapWithFlip(cards.into())));
                }
            }
            Phase::Pick => {
                out.push(Action::Leave);
                out.extend(hand.kinds().map(Action::Pick));
            }
            Phase::Sale => out.extend(Face::each(self.playable(seat)).map(Action::Play)),
            Phase::Lucky => out.extend([Action::LuckyReview, Action::LuckyToken]),
            Phase::First | Phase::Flip | Phase::Reveal | Phase::Deal | Phase::Draw | Phase::Over => {}
        }
    }

    /// Whether the seat's exchange may include the flipped card.
    #[inline]
    pub(super) fn offers_flip(&self, seat: Seat) -> bool {
        !self.book.rules.flip_after_draw && self.may_take_flip(seat)
    }

    /// The sets of cards that may be exchanged out of this full hand.
    fn handfuls(&self, hand: Cards) -> impl Iterator<Item = Cards> {
        let mut flags = [0; 64];
        let mut n = 0;
        for bit in ones(hand.flags()) {
            flags[n] = 1u64 << bit;
            n += 1;
        }
        // Both plains are the last two cards of a hand; the second alone is the same as the first alone.
        let second = if hand.plains() == 2 { 1u32 << (n - 1) } else { 0 };
        let alike = move |set: u32| set & second != 0 && set & second >> 1 == 0;
        // A hand set up by hand may be smaller than one that was dealt.
        let exists = move |set: u32| u64::from(set) >> n == 0;
        let sets = self.book.rules.handfuls.iter().copied().filter(move |set| exists(*set) && !alike(*set));
        sets.map(move |set| gather(&flags, set))
    }

    /// A uniformly random exchange.
    #[inline]
    pub(super) fn random_exchange(&self, seat: Seat, rng: &mut impl tabletop::Rng) -> Option<Action> {
        let hand = self.hands[seat.index()];
        if hand.plains() == 2 {
            // Some handfuls are alike: the list knows which.
            return None;
        }
        let handfuls = &self.book.rules.handfuls;
        let forms = if self.offers_flip(seat) { 2 * handfuls.len() } else { handfuls.len() };
        let Some(chosen) = (tabletop::below(rng, forms as u32 + 1) as usize).checked_sub(1) else {
            return Some(Action::Keep);
        };
        let (set, with_flip) = match handfuls.get(chosen) {
            Some(set) => (*set, false),
            None => (handfuls[chosen - handfuls.len()], true),
        };
        // Walks up the hand and keeps the cards whose position is in the set.
        let (mut rest, mut positions, mut cards) = (hand.flags(), set, 0);
        while positions != 0 {
            let lowest = rest & rest.wrapping_neg();
            cards |= lowest & u64::from(positions & 1).wrapping_neg();
            rest ^= lowest;
            positions >>= 1;
        }
        let cards = Cards::from_unary(cards).into();
        Some(if with_flip { Action::SwapWithFlip(cards) } else { Action::Swap(cards) })
    }

    /// Whether `seat`, which is asked, may choose `action`; without listing.
    pub(super) fn allows(&self, seat: Seat, action: Action) -> bool {
        let hand = self.hands[seat.index()];
        let may_discard = |cards: Cards| {
            let sizes = 1..=usize::from(self.book.rules.numbers.exchange_max);
            sizes.contains(&cards.len()) && hand.contains_all(cards)
        };
        match (self.table.phase, action) {
            (Phase::Name, Action::Name(_)) => true,
            (Phase::Sit, Action::In | Action::Out) => true,
            (Phase::Exchange, Action::Keep) => true,
            (Phase::Exchange, Action::Swap(cards)) => may_discard(cards.into()),
            (Phase::Exchange, Action::SwapWithFlip(cards)) => {
                self.offers_flip(seat) && may_discard(cards.into())
            }
            (Phase::Pick, Action::Leave) => true,
            (Phase::Pick, Action::Pick(card)) => hand.contains(card),
            (Phase::Sale, Action::Play(face)) => self.playable(seat) & face.bit() != 0,
            (Phase::Lucky, Action::LuckyReview | Action::LuckyToken) => true,
            _ => false,
        }
    }

    // What happens.

    /// Applies a legal step and tells what came of it.
    #[inline]
    pub(super) fn apply_and_tell(&mut self, step: StepOf<Self>, tell: &mut impl FnMut(Event)) {
        match step {
            Step::Chance(Chance::Deal(card)) => {
                self.give(card);
                if self.table.left == 0 {
                    self.hand_dealt(tell);
                }
            }
            Step::Chance(Chance::Draw(card)) => {
                self.give(card);
                if self.table.left == 0 {
                    self.drawn();
                }
            }
            Step::Chance(Chance::First(seat)) => {
                tell(Event::First(seat));
                self.start_round(seat, tell);
            }
            Step::Chance(Chance::Flip(card)) => self.turn_up(card, tell),
            Step::Chance(Chance::Reveal(card)) => self.reveal(card, tell),
            Step::Act(seat, Action::Play(face)) => self.play(seat, face, tell),
            Step::Act(seat, Action::Name(flavour)) => {
                tell(Event::Named(seat, flavour));
                self.table.trending = Some(flavour);
                self.start_deal();
            }
            Step::Act(seat, Action::In) => {
                tell(Event::StaysIn(seat));
                self.table.answered = self.table.answered.with(seat);
                self.ask_next();
            }
            Step::Act(seat, Action::Out) => self.sit_out(seat, tell),
            Step::Act(seat, Action::Keep) => self.exchange(seat, Cards::EMPTY, false, tell),
            Step::Act(seat, Action::Swap(cards)) => self.exchange(seat, cards.into(), false, tell),
            Step::Act(seat, Action::SwapWithFlip(cards)) => self.exchange(seat, cards.into(), true, tell),
            Step::Act(seat, Action::Leave) => {
                tell(Event::LeftFlip(seat));
                self.next_exchange();
            }
            Step::Act(seat, Action::Pick(card)) => {
                tell(Event::PickedFlip(seat));
                self.hands[seat.index()].remove(card);
                self.discards[seat.index()].add(card);
                self.table.exchanged[seat.index()] += 1;
                self.take_flip(seat);
                self.next_exchange();
            }
            Step::Act(seat, Action::LuckyReview) => {
                self.return_review(seat, tell);
                self.table.left -= 1;
                self.after_sale(tell);
            }
            Step::Act(seat, Action::LuckyToken) => {
                self.regain_token(seat, tell);
                self.table.left -= 1;
                self.after_sale(tell);
            }
        }
    }

    /// Clears the table and waits for the flip.
    pub(super) fn start_round(&mut self, first_player: Seat, tell: &mut impl FnMut(Event)) {
        self.table.round += 1;
        self.table.first_player = first_player;
        self.clear_round();
        self.table.phase = Phase::Flip;
        tell(Event::Round(self.table.round, first_player));
    }

    fn turn_up(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        tell(Event::Flipped(card));
        self.bag.remove(card);
        self.table.flip = Some(card);
        let rules = &self.book.rules;
        if rules.starts_rush(card) {
            self.table.rush = true;
            tell(Event::Rush);
        }
        self.table.trending = card.flavour();
        match card.flavour() {
            Some(flavour) => {
                tell(Event::Trending(flavour));
                self.start_deal();
            }
            None if rules.reveal => self.table.phase = Phase::Reveal,
            None => self.table.phase = Phase::Name,
        }
    }

    fn reveal(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        tell(Event::Revealed(card));
        self.bag.remove(card);
        self.table.revealed.add(card);
        if let Some(flavour) = card.flavour() {
            self.table.trending = Some(flavour);
            tell(Event::Trending(flavour));
            let rules = &self.book.rules;
            if rules.reveal_rush && rules.starts_rush(card) && !self.table.rush {
                self.table.rush = true;
                tell(Event::Rush);
            }
            self.start_deal();
        }
    }

    /// Deals to the seats from the left of the First Player, who comes last.
    fn start_deal(&mut self) {
        self.table.phase = Phase::Deal;
        self.table.actor = self.book.seats.next(self.table.first_player);
        self.table.left = self.book.rules.numbers.hand;
    }

    /// A card of the bag goes to the actor.
    #[inline]
    fn give(&mut self, card: Card) {
        self.bag.remove(card);
        self.hands[self.table.actor.index()].add(card);
        self.table.left -= 1;
    }

    #[inline]
    fn hand_dealt(&mut self, tell: &mut impl FnMut(Event)) {
        let table = &mut self.table;
        tell(Event::Dealt(table.actor));
        let all_dealt = table.actor == table.first_player;
        table.actor = self.book.seats.next(table.actor);
        if !all_dealt {
            table.left = self.book.rules.numbers.hand;
        } else if table.rush {
            table.answered = self.book.seats.all();
            self.start_exchange();
        } else {
            table.phase = Phase::Sit;
        }
    }

    fn sit_out(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.table.answered = self.table.answered.with(seat);
        self.table.ins = self.table.ins.without(seat);
        if self.table.tokens[seat.index()] > 0 {
            self.table.tokens[seat.index()] -= 1;
            tell(Event::OutForToken(seat));
        } else {
            tell(Event::OutForReview(seat));
            self.take_review(seat, tell);
        }
        match self.table.ins.first() {
            Some(alone) if self.table.ins.without(alone).is_empty() => self.walk_over(alone, tell),
            _ => self.ask_next(),
        }
    }

    /// Asks the next seat whether it plays, or goes on to the exchange.
    #[inline]
    fn ask_next(&mut self) {
        let table = &mut self.table;
        if table.actor == table.first_player {
            self.start_exchange();
        } else {
            table.actor = self.book.seats.next(table.actor);
        }
    }

    /// The only seat left makes its sales without cards.
    fn walk_over(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        tell(Event::Walkover(seat));
        for _ in 0..self.book.rules.numbers.walkover_sales {
            let over = if self.book.rules.raw_walkover {
                self.gain_fame(seat, tell)
            } else {
                self.reward(seat, tell)
            };
            if over {
                return;
            }
        }
        self.end_round(tell);
    }

    pub(super) fn start_exchange(&mut self) {
        let table = &mut self.table;
        let fp = table.first_player;
        let fp_begins = self.book.rules.first_player_first && table.ins.contains(fp);
        table.phase = Phase::Exchange;
        table.actor = if fp_begins { fp } else { table.ins.after(fp).unwrap_or(fp) };
    }

    #[inline]
    fn exchange(&mut self, seat: Seat, cards: Cards, with_flip: bool, tell: &mut impl FnMut(Event)) {
        let count = cards.len() as u8;
        tell(Event::Exchanged { seat, cards: count, with_flip });
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards);
        self.discards[seat.index()] = cards;
        self.table.changed = self.table.changed.with(seat);
        self.table.exchanged[seat.index()] = count;
        self.table.left = count - u8::from(with_flip);
        if with_flip {
            self.take_flip(seat);
        }
        if self.table.left == 0 {
            self.drawn();
        } else {
            self.table.phase = Phase::Draw;
        }
    }

    fn take_flip(&mut self, seat: Seat) {
        let flip = self.table.flip.expect("a card is flipped in every round");
        self.hands[seat.index()].add(flip);
        self.table.flip_at = FlipAt::Hand;
    }

    /// The actor has got all its cards.
    #[inline]
    fn drawn(&mut self) {
        let rules = &self.book.rules;
        let seat = self.table.actor;
        if rules.flip_after_draw
            && self.may_take_flip(seat)
            && self.table.exchanged[seat.index()] < rules.numbers.exchange_max
        {
            self.table.phase = Phase::Pick;
        } else {
            self.next_exchange();
        }
    }

    #[inline]
    fn next_exchange(&mut self) {
        let table = &mut self.table;
        let next = table.ins.after(table.actor).unwrap_or(table.actor);
        if table.changed.contains(next) {
            let leader = table.first_leader();
            self.lead_sale(leader);
        } else {
            table.phase = Phase::Exchange;
            table.actor = next;
        }
    }

    #[inline]
    pub(super) fn lead_sale(&mut self, leader: Seat) {
        self.table.phase = Phase::Sale;
        self.table.actor = leader;
        self.table.sale = Sale::led_by(leader);
    }

    #[inline]
    fn play(&mut self, seat: Seat, face: Face, tell: &mut impl FnMut(Event)) {
        tell(Event::Played(seat, face));
        self.hands[seat.index()].remove(face.card());
        let table = &mut self.table;
        if let Some(flavour) = table.lay(&self.book.rules, seat, face) {
            tell(Event::Void(seat, flavour));
        }
        table.actor = table.ins.after(seat).unwrap_or(seat);
        if table.actor == table.sale.leader {
            self.sold(tell);
        }
    }

    /// All have played: the best card makes the sale.
    fn sold(&mut self, tell: &mut impl FnMut(Event)) {
        let rules = &self.book.rules;
        let table = &mut self.table;
        let winner = table.sale.winner;
        tell(Event::Sold(winner));
        table.count_sale();
        let sevens = if rules.winning_seven {
            u8::from(rules.is_lucky(table.sale.best))
        } else if rules.per_seven {
            table.sale.sevens
        } else {
            table.sale.sevens.min(1)
        };
        if !rules.bonus_first && self.reward(winner, tell) {
            return;
        }
        self.table.left = sevens;
        if sevens > 0 {
            tell(Event::Lucky);
        }
        self.after_sale(tell);
    }

    /// Hands out the bonuses that are left, as far as nobody need be asked, and goes on.
    fn after_sale(&mut self, tell: &mut impl FnMut(Event)) {
        let book = self.book;
        let rules = &book.rules;
        let winner = self.table.sale.winner;
        while self.table.left > 0 {
            let review = rules.lucky_review && self.table.reviews[winner.index()] > 0;
            let token = rules.lucky_token && self.table.tokens[winner.index()] < rules.numbers.tokens_max;
            match (review, token) {
                (true, true) => {
                    self.table.phase = Phase::Lucky;
                    self.table.actor = winner;
                    return;
                }
                (true, false) => self.return_review(winner, tell),
                (false, true) => self.regain_token(winner, tell),
                (false, false) => {
                    tell(Event::LuckWasted(winner));
                    self.table.left = 0;
                    break;
                }
            }
            self.table.left -= 1;
        }
        if rules.bonus_first && self.reward(winner, tell) {
            return;
        }
        if self.table.sales_played < rules.numbers.hand {
            self.lead_sale(self.table.next_leader(rules));
        } else {
            self.give_reviews(tell);
            self.end_round(tell);
        }
    }

    /// A sale returns a Bad Review, or else it raises fame. Returns whether the game is over.
    fn reward(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) -> bool {
        if self.table.reviews[seat.index()] > 0 {
            self.return_review(seat, tell);
            return false;
        }
        self.gain_fame(seat, tell)
    }

    fn gain_fame(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) -> bool {
        let rules = &self.book.rules;
        let fame = &mut self.table.fame[seat.index()];
        *fame += rules.numbers.fame_per_sale;
        tell(Event::Fame(seat, *fame));
        let over = rules.immediate && *fame >= rules.target;
        if over {
            self.finish(tell);
        }
        over
    }

    fn return_review(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.table.reviews[seat.index()] -= 1;
        tell(Event::ReviewReturned(seat));
    }

    fn regain_token(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.table.tokens[seat.index()] += 1;
        tell(Event::TokenBack(seat));
    }

    /// Each seat that played without making a sale takes a Bad Review.
    fn give_reviews(&mut self, tell: &mut impl FnMut(Event)) {
        let mut seat = self.table.first_player;
        for _ in self.book.seats.seats() {
            seat = self.book.seats.next(seat);
            if self.table.ins.contains(seat) && self.table.sales[seat.index()] == 0 {
                tell(Event::NoSale(seat));
                self.take_review(seat, tell);
            }
        }
    }

    fn take_review(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let Numbers { reviews_max, review_loss, review_tokens, .. } = self.book.rules.numbers;
        let supply = self.book.rules.supply;
        let in_use: u16 = self.table.reviews.iter().map(|held| u16::from(*held)).sum();
        if self.table.reviews[seat.index()] < reviews_max {
            if supply == Supply::Unlimited || in_use < review_tokens {
                self.table.reviews[seat.index()] += 1;
                return tell(Event::Review(seat));
            }
            if supply == Supply::Nothing {
                return tell(Event::Spared(seat));
            }
        }
        let fame = &mut self.table.fame[seat.index()];
        let lower = (*fame - review_loss).max(self.book.rules.floor);
        if lower < *fame {
            *fame = lower;
            tell(Event::FameLost(seat, lower));
        } else {
            tell(Event::Spared(seat));
        }
    }

    /// Ends the game if it is time; else the First Player moves on.
    fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        let rules = &self.book.rules;
        let reached = self.book.seats.seats().any(|seat| self.table.fame[seat.index()] >= rules.target);
        if reached {
            return self.finish(tell);
        }
        if rules.round_limit > 0 && self.table.round >= rules.round_limit {
            tell(Event::RoundLimit);
            return self.finish(tell);
        }
        self.start_round(self.book.seats.next(self.table.first_player), tell);
    }

    fn finish(&mut self, tell: &mut impl FnMut(Event)) {
        self.table.phase = Phase::Over;
        self.table.actor = self.table.first_player;
        self.table.left = 0;
        tell(Event::Over);
    }
}

/// A plain as each flavour.
const EVERY_PLAIN: u64 = 0b1111 << NATURALS;

/// The cards at these positions.
fn gather(flags: &[u64; 64], positions: u32) -> Cards {
    Cards::from_unary(ones(positions.into()).fold(0, |cards, position| cards | flags[position as usize]))
}
