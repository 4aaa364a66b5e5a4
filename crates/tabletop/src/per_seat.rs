//! One value for each seat, without allocation.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{MAX_SEATS, Seat, SeatCount};

/// One `T` for each seat of a table, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: SeatCount,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for every seat.
    pub fn new(seats: SeatCount) -> Self {
        PerSeat { seats, items: [T::default(); MAX_SEATS] }
    }

    /// The value `f` gives for each seat.
    pub fn from_fn(seats: SeatCount, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut made = PerSeat::new(seats);
        for seat in seats.seats() {
            made[seat] = f(seat);
        }
        made
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.get()]
    }

    /// The values with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats.seats().zip(self.as_slice())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        let seats = SeatCount::new(items.len())
            .ok_or_else(|| de::Error::custom(format_args!("{} seats are not possible", items.len())))?;
        Ok(PerSeat::from_fn(seats, |seat| items[seat.index()]))
    }
}
