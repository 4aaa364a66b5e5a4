//! Places at the table: one seat, how many there are, a set of them, and who watches.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The largest table any game may have.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Inside the program it counts from 0 (`Seat::index`); people, files and JSON count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`]; indices from outside go through [`Seat::from_number`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a seat index is below MAX_SEATS");
        Seat(index as u8)
    }

    /// The seat with this number, counted from 1 as people do; `None` if no table has such a seat.
    pub fn from_number(number: usize) -> Option<Self> {
        (1..=MAX_SEATS).contains(&number).then(|| Seat(number as u8 - 1))
    }

    /// Position counted from 0, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Position counted from 1, for people.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let canonical = text.len() == 1;
        text.parse().ok().filter(|_| canonical).and_then(Seat::from_number).ok_or(())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number.into())
            .ok_or_else(|| de::Error::custom(format_args!("seat {number} does not exist")))
    }
}

/// How many seats a table has: 1 to `MAX_SEATS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

impl SeatCount {
    /// `None` outside 1 to [`MAX_SEATS`].
    pub const fn new(n: usize) -> Option<Self> {
        if n >= 1 && n <= MAX_SEATS { Some(SeatCount(n as u8)) } else { None }
    }

    /// The number itself.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats in order.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet(((1u16 << self.0) - 1) as u8)
    }

    /// Whether `seat` exists at this table.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The next seat clockwise: the left neighbour; after the last comes the first.
    #[inline]
    pub const fn next(self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.0 { Seat(seat.0 + 1) } else { Seat(0) }
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> u8 {
        count.0
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = String;
    fn try_from(n: u8) -> Result<Self, String> {
        SeatCount::new(n.into()).ok_or_else(|| format!("{n} seats are not possible"))
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, one bit each; in JSON the list of them in order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only `seat`.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// This set and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Everybody in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The next member clockwise after `seat`: `seat` itself if it is the only one, nobody if the set is empty.
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & !((2u8 << seat.0) - 1);
        SeatSet(if later == 0 { self.0 } else { later }).first()
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// Who looks at a game. A spectator is entitled to the public facts only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Somebody sitting at the table.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of this size: all seats, then the spectator.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> {
        seats.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether the viewer is this seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

/// Who makes a step: a seat, or chance (written `x`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A seat chooses.
    Seat(Seat),
    /// The dice, the bag, the deck.
    Chance,
}

impl Actor {
    /// The seat, unless it was chance.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("x"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_from_one() {
        assert_eq!(Seat::new(0).to_string(), "1");
        assert_eq!("6".parse(), Ok(Seat::new(5)));
        for bad in ["0", "7", "", "+1", "01", "x"] {
            assert!(bad.parse::<Seat>().is_err(), "{bad}");
        }
    }

    #[test]
    fn sets_iterate_in_seat_order() {
        let set: SeatSet = [4, 0, 2].map(Seat::new).into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 3, 5]);
        assert_eq!(set.len(), 3);
        assert!(set.contains(Seat::new(2)) && !set.contains(Seat::new(1)));
        assert_eq!(SeatCount::new(6).map(|n| n.all().len()), Some(6));
    }

    #[test]
    fn the_next_member_is_found_clockwise() {
        let set: SeatSet = [1, 2, 5].map(Seat::new).into_iter().collect();
        let after = |seat| set.after(Seat::new(seat)).map(Seat::index);
        assert_eq!([0, 1, 2, 3, 4, 5].map(after), [1, 2, 5, 5, 5, 1].map(Some));
        assert_eq!(SeatSet::only(Seat::new(5)).after(Seat::new(5)), Some(Seat::new(5)));
        assert_eq!(SeatSet::EMPTY.after(Seat::new(0)), None);
    }

    #[test]
    fn the_left_neighbour_wraps_around() {
        let three = SeatCount::new(3).unwrap();
        assert_eq!(three.next(Seat::new(2)), Seat::new(0));
        assert_eq!(three.next(Seat::new(0)), Seat::new(1));
    }
}
