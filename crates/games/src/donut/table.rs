//! What lies open on the table: everything that everybody knows. A view copies it as it is; secrets are kept elsewhere.

use serde::Serialize;
use tabletop::{List, MAX_SEATS, Seat, SeatSet};

use super::card_set::Cards;
use super::cards::{Card, Face, Flavour};
use super::tables::{NextLead, Rules};

/// Most cards that can be played in a round: all but the flipped one and two that are revealed.
pub(super) const MAX_PLAYS: usize = 51;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance names the first First Player.
    First,
    /// Chance turns up a card.
    Flip,
    /// Chance reveals cards until one has a flavour.
    Reveal,
    /// Chance deals a card to the actor.
    Deal,
    /// Chance gives the actor a card for one it has discarded.
    Draw,
    /// The First Player names the trending flavour.
    Name,
    /// The actor plays or sits out.
    Sit,
    /// The actor discards.
    Exchange,
    /// The First Player may take the flipped card.
    Pick,
    /// The actor plays a card.
    Sale,
    /// The winner of the sale chooses a bonus.
    Lucky,
    /// Nothing more happens.
    Over,
}

impl Phase {
    /// One word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Phase::First => "first",
            Phase::Flip => "flip",
            Phase::Reveal => "reveal",
            Phase::Deal => "deal",
            Phase::Draw => "draw",
            Phase::Name => "name",
            Phase::Sit => "sit",
            Phase::Exchange => "exchange",
            Phase::Pick => "pick",
            Phase::Sale => "sale",
            Phase::Lucky => "lucky",
            Phase::Over => "over",
        }
    }
}

/// Where the flipped card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum FlipAt {
    /// On the table, or not turned up yet.
    Table,
    /// In the hand of the First Player, as everybody knows.
    Hand,
    /// Played by the First Player. Of two plains the first to be played counts as the flipped one.
    Played,
}

/// Whether a seat takes part in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It has not been asked yet.
    NotAsked,
    /// It plays.
    In,
    /// It sits out.
    Out,
}

/// The sale under way, or the last one while its reward is settled. All of it follows from the cards played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Sale {
    pub(super) leader: Seat,
    /// Cards played in this sale.
    pub(super) played: u8,
    /// The flavour to follow; of no meaning before the first card.
    pub(super) lead: Flavour,
    /// Who is winning.
    pub(super) winner: Seat,
    /// With which card; of no meaning before the first card.
    pub(super) best: Face,
    /// How much that counts.
    pub(super) key: u8,
    /// Lucky cards in this sale.
    pub(super) sevens: u8,
}

impl Sale {
    pub(super) fn led_by(leader: Seat) -> Self {
        let [first, ..] = Flavour::ALL;
        Sale {
            leader,
            played: 0,
            lead: first,
            winner: leader,
            best: Face::plain_as(first),
            key: 0,
            sevens: 0,
        }
    }

    /// Takes the next card into account.
    #[inline]
    pub(super) fn add(&mut self, rules: &Rules, trending: Option<Flavour>, seat: Seat, face: Face) {
        if self.played == 0 {
            self.lead = face.flavour();
        }
        let key = rules.key(face, trending, self.lead);
        if self.played == 0 || key > self.key {
            (self.winner, self.best, self.key) = (seat, face, key);
        }
        self.played += 1;
        self.sevens += u8::from(rules.is_lucky(face));
    }
}

/// The cards played in this round, in sequence.
pub(super) type Plays = List<Face, MAX_PLAYS>;

/// Everything that everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub(super) struct Table {
    // What outlasts a round.
    pub(super) fame: [i16; MAX_SEATS],
    pub(super) reviews: [u8; MAX_SEATS],
    /// Back in 5 tokens.
    pub(super) tokens: [u8; MAX_SEATS],
    /// Rounds begun.
    pub(super) round: u16,
    pub(super) first_player: Seat,
    // Where the round stands.
    pub(super) phase: Phase,
    /// The seat that must act, or that gets the next card; the First Player where it is neither.
    pub(super) actor: Seat,
    /// Cards the actor is still to get, or lucky bonuses still to be handed out.
    pub(super) left: u8,
    pub(super) flip: Option<Card>,
    pub(super) flip_at: FlipAt,
    /// Cards revealed because a plain was flipped.
    pub(super) revealed: Cards,
    pub(super) trending: Option<Flavour>,
    pub(super) rush: bool,
    /// Seats that do not sit out, or have not been asked yet.
    pub(super) ins: SeatSet,
    /// Seats that have answered, or need not in a Rush.
    pub(super) answered: SeatSet,
    /// Seats that have discarded, or kept all.
    pub(super) changed: SeatSet,
    /// How many cards each seat has exchanged, the flipped one included.
    pub(super) exchanged: [u8; MAX_SEATS],
    /// Sales each seat has won.
    pub(super) sales: [u8; MAX_SEATS],
    /// Sales played.
    pub(super) sales_played: u8,
    /// Flavours each seat has shown to lack, one bit each; the fifth bit is for the plain.
    pub(super) voids: [u8; MAX_SEATS],
    pub(super) sale: Sale,
    pub(super) plays: Plays,
}

/// The bit of [`Table::voids`] that says: no plain.
pub(super) const NO_PLAIN: u8 = 1 << 4;

impl Table {
    /// All cards played in this round.
    #[inline]
    pub(super) fn cards_played(&self) -> Cards {
        self.plays.iter().map(|face| face.card()).collect()
    }

    pub(super) fn status(&self, seat: Seat) -> Status {
        match (self.ins.contains(seat), self.answered.contains(seat)) {
            (false, _) => Status::Out,
            (true, true) => Status::In,
            (true, false) => Status::NotAsked,
        }
    }

    /// The seat that must choose now.
    #[inline]
    pub(super) fn due(&self) -> Option<Seat> {
        let asks = matches!(
            self.phase,
            Phase::Name | Phase::Sit | Phase::Exchange | Phase::Pick | Phase::Sale | Phase::Lucky
        );
        asks.then_some(self.actor)
    }

    /// Who leads the first sale: the First Player, or the next seat that is in.
    pub(super) fn first_leader(&self) -> Seat {
        let fp = self.first_player;
        if self.ins.contains(fp) { fp } else { self.ins.after(fp).unwrap_or(fp) }
    }

    /// A card is laid. Returns the flavour the seat shows to lack by it.
    #[expect(clippy::inline_always, reason = "half of a simulation's steps lay a card")]
    #[inline(always)]
    pub(super) fn lay(&mut self, rules: &Rules, seat: Seat, face: Face) -> Option<Flavour> {
        let card = face.card();
        self.plays.push(face);
        if self.flip_at == FlipAt::Hand && seat == self.first_player && self.flip == Some(card) {
            self.flip_at = FlipAt::Played;
        }
        let mut shown = None;
        if self.sale.played > 0 && face.flavour() != self.sale.lead {
            let voids = &mut self.voids[seat.index()];
            if !(card.is_plain() && rules.plain_free) {
                *voids |= self.sale.lead.bit();
                shown = Some(self.sale.lead);
            }
            if rules.plain_forced && !card.is_plain() {
                *voids |= NO_PLAIN;
            }
        }
        self.sale.add(rules, self.trending, seat, face);
        shown
    }

    /// Notes who made the sale.
    #[inline]
    pub(super) fn count_sale(&mut self) {
        self.sales[self.sale.winner.index()] += 1;
        self.sales_played += 1;
    }

    /// Who leads the sale after this one.
    #[inline]
    pub(super) fn next_leader(&self, rules: &Rules) -> Seat {
        match rules.next_lead {
            NextLead::Winner => self.sale.winner,
            NextLead::Stays => self.first_leader(),
            NextLead::PassesLeft => self.ins.after(self.sale.leader).unwrap_or(self.sale.leader),
        }
    }

    /// Plays the cards of the round again, and hands out every sale on the way.
    pub(super) fn replay(&self, rules: &Rules, mut visit: impl FnMut(Sale, &[(Seat, Face)])) -> Table {
        let mut again = *self;
        (again.plays, again.sales, again.sales_played) = (Plays::default(), [0; MAX_SEATS], 0);
        again.voids = [0; MAX_SEATS];
        if self.flip_at == FlipAt::Played {
            again.flip_at = FlipAt::Hand;
        }
        if self.phase != Phase::Sale && self.plays.is_empty() {
            again.sale = Sale::led_by(self.first_player);
            return again;
        }
        let seats = self.ins.len().max(1);
        let mut leader = self.first_leader();
        again.sale = Sale::led_by(leader);
        let mut sales = self.plays.chunks(seats).peekable();
        while let Some(faces) = sales.next() {
            let mut seat = leader;
            let mut by = Vec::new();
            for &face in faces {
                again.lay(rules, seat, face);
                by.push((seat, face));
                seat = self.ins.after(seat).unwrap_or(seat);
            }
            visit(again.sale, &by);
            if faces.len() == seats {
                again.count_sale();
                leader = again.next_leader(rules);
                if sales.peek().is_some() || self.phase == Phase::Sale {
                    again.sale = Sale::led_by(leader);
                }
            }
        }
        again
    }

    /// This table with everything that follows from the cards played worked out anew.
    pub(super) fn replayed(&self, rules: &Rules) -> Table {
        self.replay(rules, |_, _| {})
    }

    /// How many cards of its hand `seat` has played.
    pub(super) fn played_by(&self, seat: Seat) -> usize {
        if !self.ins.contains(seat) {
            return 0;
        }
        let (plays, seats) = (self.plays.len(), self.ins.len().max(1));
        let (full, rest) = (plays / seats, plays % seats);
        // Of the sale under way, the first `rest` seats from its leader have played.
        let mut next = self.sale.leader;
        let mut extra = 0;
        for _ in 0..rest {
            extra += usize::from(next == seat);
            next = self.ins.after(next).unwrap_or(next);
        }
        full + extra
    }
}
