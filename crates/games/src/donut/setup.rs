//! The rules of one table made ready: an edition with its options for a number of seats.

use tabletop::{Options, Seat, SeatCount, SetupError};

use super::cards::{Card, FACES, Face, Flavour, NATURALS};
use super::edition::{Contents, Numbers, RankBy};

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
    pub(super) handfuls: Vec<u32>,
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
