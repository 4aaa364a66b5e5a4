//! M. Morris' Donut!: rival donut stands, five tricks a round, a trump flavour, and a way to sit out.
//!
//! Each round a card is turned up to set the trending flavour, everybody gets five cards, may sit out for a token, may
//! exchange up to three cards, and then five sales are played: follow the lead flavour if you can, the highest trending
//! card wins, else the highest of the lead flavour. A sale is one fame, or takes away a Bad Review; a round without a
//! sale brings one. Sixteen fame win at once. `RULES.md` has it all.
//!
//! The state has two halves. `Table` (in `table.rs`) is all that lies open, and a view copies it as it is. Beside it are the
//! secrets: the hands, the discards and the bag of undealt cards, which has no order.

#[cfg(feature = "testing")]
mod arrange;
mod baker;
mod card_set;
mod cards;
mod certain;
mod chance;
mod coach;
mod draw;
mod edition;
mod edition_check;
mod edition_file;
mod edition_sums;
mod event;
mod features;
mod goal;
mod judgement;
mod lab;
mod legal;
mod lessons;
mod manual;
mod notation;
mod numbers;
mod offer;
mod pay;
mod reasons;
mod refusals;
mod resample;
mod rules;
mod sales;
mod shape;
mod table;
mod tables;
mod telling;
#[cfg(test)]
mod trust;
mod validate;
mod view;
mod warnings;
mod weights;
mod words;
mod worth;
mod written;

use serde::Serialize;
use std::sync::LazyLock;

use tabletop::{
    Book, Choices, Corrupt, Game, Illegal, MAX_SEATS, Outcome, PerSeat, Seat, SeatSet, Silent, Sink, Step,
    StepOf, Turn,
};

pub use card_set::{Cards, Handful};
pub use cards::{Card, Face, Flavour};
pub use chance::Chance;
pub use edition::{Contents, FlavourPart, PlainPart, RankPart};
pub use event::{Cause, Ending, Event};
pub use offer::{Effect, Offer, Price};
pub use pay::{NoReview, Reward};
pub use sales::Reason;
pub use shape::{PlayShape, SaleShape, SeatShape};
pub use table::{Phase, Status};
pub use view::View;
pub use written::{Spelled, Written};

use edition::RankBy;
use table::{FlipAt, Plays, Sale, Table};
use tables::Rules;

/// What this game says, in every language.
static WORDS: LazyLock<tabletop::Messages> =
    LazyLock::new(|| tabletop::Messages::new([include_str!("words/en.ftl"), include_str!("words/de.ftl")]));

/// What a seat may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Name the trending flavour.
    Name(Flavour),
    /// Play this round.
    In,
    /// Sit this round out.
    Out,
    /// Exchange nothing.
    Keep,
    /// Discard these cards and draw as many.
    Swap(Handful),
    /// Discard these cards, take the flipped one and draw the rest.
    SwapWithFlip(Handful),
    /// Leave the flipped card.
    Leave,
    /// Discard this card for the flipped one.
    Pick(Card),
    /// Play this card.
    Play(Face),
    /// As the lucky bonus, return a Bad Review.
    LuckyReview,
    /// As the lucky bonus, regain a token.
    LuckyToken,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
pub struct Donut {
    book: Book<Donut>,
    /// What everybody knows.
    table: Table,
    /// The cards that are nowhere else, in no order.
    bag: Cards,
    /// What each seat holds; a seat that sits out keeps its five.
    hands: [Cards; MAX_SEATS],
    /// What each seat has discarded in this round.
    discards: [Cards; MAX_SEATS],
}

impl Game for Donut {
    type Rules = Rules;
    type View = View;
    type Event = Event;

    fn new(book: Book<Self>) -> Self {
        let numbers = &book.rules.numbers;
        let mut fame = [0; MAX_SEATS];
        let (mut reviews, mut tokens) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in book.seats.seats().map(Seat::index) {
            fame[seat] = numbers.start_fame;
            reviews[seat] = numbers.start_reviews;
            tokens[seat] = numbers.start_tokens;
        }
        let first = Seat::new(0);
        let table = Table {
            fame,
            reviews,
            tokens,
            round: 0,
            first_player: first,
            phase: Phase::First,
            actor: first,
            left: 0,
            flip: None,
            flip_at: FlipAt::Table,
            revealed: Cards::EMPTY,
            trending: None,
            rush: false,
            ins: book.seats.all(),
            answered: SeatSet::EMPTY,
            changed: SeatSet::EMPTY,
            exchanged: [0; MAX_SEATS],
            sales: [0; MAX_SEATS],
            sales_played: 0,
            voids: [0; MAX_SEATS],
            sale: Sale::led_by(first),
            plays: Plays::default(),
        };
        let (hands, discards) = ([Cards::EMPTY; MAX_SEATS], [Cards::EMPTY; MAX_SEATS]);
        let mut game = Donut { book, table, bag: Cards::BOX, hands, discards };
        if let Some(seat) = book.rules.first_seat {
            game.start_round(seat, &mut Silent);
        }
        game
    }

    fn book(&self) -> Book<Self> {
        self.book
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::First | Phase::Flip | Phase::Reveal | Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::Act(SeatSet::only(self.table.actor)),
        }
    }

    fn check(&self, step: StepOf<Self>) -> Result<(), Illegal> {
        match (self.turn(), step) {
            (Turn::Over, _) => Err(Illegal::Over),
            (Turn::Chance, Step::Act(..)) => Err(Illegal::ChanceDue),
            (Turn::Act(due), Step::Chance(_)) => Err(Illegal::NoChanceDue(due)),
            (Turn::Act(due), Step::Act(seat, action)) => {
                if due.contains(seat) && self.allows(seat, action) {
                    Ok(())
                } else {
                    Err(Illegal::Refused(self.explain_refusal(seat, action)))
                }
            }
            (Turn::Chance, Step::Chance(outcome)) => {
                if self.can_happen(outcome) {
                    Ok(())
                } else {
                    Err(Illegal::Refused(self.explain_impossible(outcome)))
                }
            }
        }
    }

    #[inline]
    fn apply_telling(&mut self, step: StepOf<Self>, sink: &mut impl Sink<Event>) {
        self.carry_out_step(step, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == Phase::Over).then(|| ranked(self.book, &self.table))
    }

    #[inline]
    fn turns_played(&self) -> u32 {
        self.table.round.into()
    }

    /// The First Player leads, although the others are asked before whether they play.
    fn first_in_turn(&self) -> Option<Seat> {
        Some(self.table.first_player)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        self.check_state()
    }
}

impl Donut {
    /// Takes everything off the table that belongs to a round.
    fn clear_round(&mut self) {
        self.bag = Cards::BOX;
        self.hands = [Cards::EMPTY; MAX_SEATS];
        self.discards = [Cards::EMPTY; MAX_SEATS];
        let table = &mut self.table;
        table.actor = table.first_player;
        table.left = 0;
        table.flip = None;
        table.flip_at = FlipAt::Table;
        table.revealed = Cards::EMPTY;
        table.trending = None;
        table.rush = false;
        table.ins = self.book.seats.all();
        table.answered = SeatSet::EMPTY;
        table.changed = SeatSet::EMPTY;
        table.exchanged = [0; MAX_SEATS];
        table.sales = [0; MAX_SEATS];
        table.sales_played = 0;
        table.voids = [0; MAX_SEATS];
        table.sale = Sale::led_by(table.first_player);
        table.plays = Plays::default();
    }

    /// Whether chance, which is due, may answer so.
    fn can_happen(&self, outcome: Chance) -> bool {
        match (self.table.phase, outcome) {
            (Phase::First, Chance::First(seat)) => self.book.seats.contains(seat),
            (Phase::Flip, Chance::Flip(card))
            | (Phase::Reveal, Chance::Reveal(card))
            | (Phase::Deal, Chance::Deal(card))
            | (Phase::Draw, Chance::Draw(card)) => self.bag.contains(card),
            _ => false,
        }
    }
}

/// Places by fame and what breaks its ties.
fn ranked(book: Book<Donut>, table: &Table) -> Outcome {
    let Table { fame, reviews, tokens, .. } = table;
    let scores = PerSeat::from_fn(book.seats, |seat| i32::from(fame[seat.index()]));
    let keys = PerSeat::from_fn(book.seats, |seat| {
        let seat = seat.index();
        let mut key = [0; 3];
        for (slot, by) in key.iter_mut().zip(&book.rules.ranking) {
            *slot = match by {
                RankBy::Fame => i32::from(fame[seat]),
                RankBy::FewerReviews => -i32::from(reviews[seat]),
                RankBy::Tokens => i32::from(tokens[seat]),
            };
        }
        key
    });
    Outcome::ranked(scores, &keys)
}

#[cfg(test)]
mod tests {
    use tabletop::{SeatCount, SetupError};

    use super::*;

    #[test]
    fn the_state_is_small() {
        assert!(size_of::<Donut>() <= 384, "{}", size_of::<Donut>());
        assert!(size_of::<Action>() <= 8 && size_of::<Chance>() <= 8);
    }

    fn book(seats: usize, options: &[(&str, &str)]) -> Result<Book<Donut>, SetupError> {
        let mut config = tabletop::Config::default();
        for (name, value) in options {
            config.set(name, &(*value).into()).unwrap();
        }
        Book::open(&config, SeatCount::new(seats).unwrap())
    }

    #[test]
    fn contradictions_are_refused_with_the_reason() {
        let refused = |seats, options: &[_]| book(seats, options).unwrap_err().to_string();
        assert!(refused(2, &[("first_seat", "3")]).contains("there are only 2 seats"));
        assert!(refused(2, &[("newcomer_seat", "3")]).contains("newcomer_seat is 3, but there are only 2"));
        let two = [("first_seat", "1"), ("newcomer_seat", "2")];
        assert!(refused(2, &two).contains("give only one of them"));
        let both = [("plain_forced", "true"), ("plain_declare", "free")];
        assert!(refused(2, &both).contains("contradicts"));
        assert!(book(3, &[("first_seat", "3")]).is_ok());
    }

    /// Example 18 of `docs/rules/donut.md`, section 10: six seats that always sit out go round in circles.
    #[test]
    fn six_seats_that_sit_out_need_the_round_limit() {
        let rounds = |options: &[_], most: u32| {
            let mut game = Donut::new(book(6, options).unwrap());
            let mut rng = tabletop::fast_rng(18, 0);
            while game.turn() != Turn::Over && game.turns_played() <= most {
                let step = match game.turn() {
                    Turn::Act(_) => Step::Act(game.table.actor, Action::Out),
                    _ if game.table.phase == Phase::Flip => {
                        Step::Chance(Chance::Flip(Card::natural(Flavour::ALL[0], 4)))
                    }
                    _ => game.random_step(&mut rng).unwrap(),
                };
                game.apply(step).unwrap();
            }
            (game.turn(), game.turns_played())
        };
        assert_eq!(rounds(&[("round_limit", "0")], 5_000), (Turn::Chance, 5_001));
        assert_eq!(rounds(&[], 5_000), (Turn::Over, 200));
    }

    #[test]
    fn a_step_is_refused_with_the_reason() {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = Donut::new(book);
        let refused = game.apply(Step::Act(Seat::new(0), Action::In)).unwrap_err();
        assert_eq!(refused.to_string(), "nobody decides now: a chance step is due");
    }
}
