//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, Options, Phrase, RuleTables, Seat, SeatCount, SetupError, say};

use super::WORDS;
use super::cards::{Card, FACES, Face, Flavour, NATURALS, RANKS};
use super::edition::{Contents, Numbers, RankBy};
use super::worth::Worths;

/// What a card of the trending flavour counts more than one of the lead flavour; ranks are below that.
const TRENDING: u8 = 64;

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) numbers: Numbers,
    pub(super) target: i16,
    pub(super) immediate: bool,
    /// 0 is none.
    pub(super) round_limit: u16,
    /// The first First Player, where chance has no say.
    pub(super) first_seat: Option<Seat>,
    pub(super) reveal: bool,
    pub(super) plain_flip_takeable: bool,
    pub(super) reveal_rush: bool,
    pub(super) first_player_first: bool,
    pub(super) flip_after_draw: bool,
    pub(super) next_lead: NextLead,
    pub(super) plain_free: bool,
    pub(super) plain_forced: bool,
    pub(super) winning_seven: bool,
    pub(super) per_seven: bool,
    /// No bonus without both: a review to return and room for a token.
    pub(super) lucky_needs_both: bool,
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
    /// For each number below [`TRENDING`]: the ranks that count more, one bit each, and the plain as the bit after them.
    above: [u16; TRENDING as usize],
    /// How many ranks a plain beats within its flavour.
    pub(super) plain_rank: u32,
    /// What cards are worth, for bots.
    pub(super) worths: Worths,
}

/// Who leads the second and later sales of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NextLead {
    /// Whoever made the sale before.
    Winner,
    /// Whoever led the first sale.
    Stays,
    /// The next seat that is in, left of the leader before.
    PassesLeft,
}

/// What happens when all Bad Review tokens are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Supply {
    Unlimited,
    LoseFame,
    Nothing,
}

impl RuleTables for Rules {
    type Parts = Contents;

    fn new(edition: &Edition<Contents>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let parts = &edition.parts;
        let refuse = |message: Phrase| Err(SetupError(message));
        let given_seat = |name: &'static str| match options.int(name) as usize {
            number if number > seats.get() => {
                let message = say!(WORDS, "setup-seat", option: name, number: number, seats: seats.get());
                Err(SetupError(message))
            }
            number => Ok(Seat::from_number(number)),
        };
        let (first_seat, newcomer) = (given_seat("first_seat")?, given_seat("newcomer_seat")?);
        if let (Some(first), Some(newcomer)) = (first_seat, newcomer) {
            let (first, newcomer) = (first.number(), newcomer.number());
            return refuse(say!(WORDS, "setup-newcomer", first: first, newcomer: newcomer));
        }
        if options.is("plain_forced") && options.is_word("plain_declare", "free") {
            return refuse(say!(WORDS, "setup-plain"));
        }
        let target = options.int("target_fame") as i16;
        if parts.numbers.start_fame >= target {
            let start = parts.numbers.start_fame;
            return refuse(say!(WORDS, "setup-target", target: target, start: start));
        }
        let mut rules = Rules {
            numbers: parts.numbers,
            target,
            immediate: options.is_word("end_timing", "immediate"),
            round_limit: options.int("round_limit") as u16,
            first_seat: first_seat.or(newcomer.map(|newcomer| seats.next(newcomer))),
            reveal: options.is_word("plain_flip", "reveal"),
            plain_flip_takeable: options.is("plain_flip_takeable"),
            reveal_rush: options.is("reveal_rush"),
            first_player_first: options.is_word("exchange_order", "first_player_first"),
            flip_after_draw: options.is("flip_after_draw"),
            next_lead: match options.int("lead_after_first") {
                0 => NextLead::Winner,
                1 => NextLead::Stays,
                _ => NextLead::PassesLeft,
            },
            plain_free: options.is_word("plain_declare", "free"),
            plain_forced: options.is("plain_forced"),
            winning_seven: options.is_word("lucky_trigger", "winning_card"),
            per_seven: options.is("lucky_per_seven"),
            lucky_needs_both: options.is_word("lucky_needs", "both"),
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
            above: std::array::from_fn(|count| above(parts, count)),
            plain_rank: parts.ranks.iter().filter(|rank| rank.rank2 < parts.plain.rank2).count() as u32,
            worths: Worths::new(seats.get()),
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
}

impl Rules {
    /// How much a card counts in a sale; 0 cannot win.
    #[inline]
    pub(super) fn key(&self, face: Face, trending: Option<Flavour>, lead: Flavour) -> u8 {
        let (rank2, flavour) = (self.rank2[face.index()], face.flavour());
        if Some(flavour) == trending {
            TRENDING + rank2
        } else if flavour == lead {
            rank2
        } else {
            0
        }
    }

    /// The faces that would win a sale over one that counts `key`, one bit each.
    #[inline]
    pub(super) fn winners(&self, key: u8, trending: Flavour, lead: Flavour) -> u64 {
        match key.checked_sub(TRENDING) {
            Some(key) => faces(self.above[usize::from(key) % self.above.len()], trending),
            None => faces(self.above[0], trending) | faces(self.above[usize::from(key)], lead),
        }
    }

    #[inline]
    pub(super) fn is_lucky(&self, face: Face) -> bool {
        self.lucky & face.bit() != 0
    }

    pub(super) fn starts_rush(&self, card: Card) -> bool {
        self.rush >> card.index() & 1 != 0
    }
}

/// The ranks that count more than `count` among their flavour, one bit each, and the plain as the bit after them.
fn above(parts: &Contents, count: usize) -> u16 {
    let counts = parts.ranks.iter().map(|rank| rank.rank2).chain([parts.plain.rank2]);
    let higher = counts.enumerate().filter(|(_, rank2)| usize::from(*rank2) > count);
    higher.fold(0, |all, (i, _)| all | 1 << i)
}

/// Ranks of a flavour as faces.
#[inline]
fn faces(ranks: u16, flavour: Flavour) -> u64 {
    let (naturals, plain) = (u64::from(ranks) & ((1 << RANKS) - 1), u64::from(ranks) >> RANKS);
    naturals << (RANKS * flavour.index()) | plain << Face::plain_as(flavour).index()
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

#[cfg(test)]
mod tests {
    use tabletop::Book;

    use super::super::Donut;
    use super::*;

    #[test]
    fn the_winners_are_the_faces_with_a_greater_key() {
        let book = Book::<Donut>::standard(SeatCount::new(2).unwrap()).unwrap();
        for trending in Flavour::ALL {
            for lead in Flavour::ALL {
                for best in Face::each((1 << FACES) - 1) {
                    let key = book.rules.key(best, Some(trending), lead);
                    let above = |face: &Face| book.rules.key(*face, Some(trending), lead) > key;
                    let expected =
                        Face::each((1 << FACES) - 1).filter(above).fold(0, |all, face| all | face.bit());
                    if key > 0 {
                        assert_eq!(
                            book.rules.winners(key, trending, lead),
                            expected,
                            "{best:?} {trending:?} {lead:?}"
                        );
                    }
                }
            }
        }
    }
}
