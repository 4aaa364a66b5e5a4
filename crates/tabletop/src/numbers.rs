//! Numbers for programs that learn: every action as an id, and a view as a row of small integers.
//!
//! Both are made from what a viewer may know and from nothing else, so they hide what the view hides. An id says what the seat
//! does as the seat sees it: a slot of the hand, a place of the row, a square. Seats count round the table from the viewer, who
//! is 0. How many ids and numbers there are depends on the book alone: all positions of a table have the same layout.

use std::ops::RangeInclusive;

use crate::phrase::WORDS;
use crate::{Book, Game, Seat, SeatCount, SetupError, Viewer, say};

/// Most action ids a table may have.
pub const MAX_ACTION_IDS: usize = 4096;
/// Most numbers a view may come to.
const MAX_NUMBERS: usize = 1 << 14;

/// A game in numbers.
pub trait Numbers: Game {
    /// Raised whenever an id or a number comes to mean something else, so that what was learned is not misread.
    const NUMBERS_VERSION: u32;

    /// The groups of actions, in the order of their ids.
    fn menu(book: Book<Self>) -> Menu;

    /// The id of an action that the seat whose view this is may choose.
    fn action_id(view: &Self::View, menu: &Menu, action: Self::Action) -> usize;

    /// The action that this place of a group stands for in this view; `None` where it stands for nothing. It need not be legal.
    fn action_at(view: &Self::View, group: usize, place: Place) -> Option<Self::Action>;

    /// Writes what the view says, the same parts in every view of a table.
    fn observe(view: &Self::View, out: &mut Observation<'_>);
}

/// Where an action stands in its group: up to three indices; those a group does not have are 0.
pub type Place = [usize; 3];

/// Groups of actions with consecutive ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    groups: Vec<ActionGroup>,
    len: usize,
}

/// Actions of one kind: a name, and as many ids as its shape has places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionGroup {
    /// What they do, in one word.
    pub name: &'static str,
    /// The first of their ids.
    pub first: usize,
    /// How far each index goes.
    pub shape: Place,
}

impl Menu {
    /// Groups with these names and shapes.
    pub fn new<const N: usize>(groups: [(&'static str, Place); N]) -> Self {
        let mut menu = Menu { groups: Vec::with_capacity(N), len: 0 };
        for (name, shape) in groups {
            menu.groups.push(ActionGroup { name, first: menu.len, shape });
            menu.len = menu.len.saturating_add(shape.iter().copied().fold(1, usize::saturating_mul));
        }
        menu
    }

    /// How many ids there are.
    // A menu without an action is not a menu of any game.
    #[allow(clippy::len_without_is_empty)]
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// The groups in the order of their ids.
    pub fn groups(&self) -> &[ActionGroup] {
        &self.groups
    }

    /// The id of a place in a group.
    #[inline]
    pub fn id(&self, group: usize, [a, b, c]: Place) -> usize {
        let ActionGroup { first, shape, .. } = self.groups[group];
        debug_assert!(
            a < shape[0] && b < shape[1] && c < shape[2],
            "{:?}: {:?}",
            self.groups[group],
            (a, b, c)
        );
        first + (a * shape[1] + b) * shape[2] + c
    }

    /// The group and the place of an id.
    #[inline]
    pub fn place(&self, id: usize) -> Option<(usize, Place)> {
        if id >= self.len {
            return None;
        }
        // Of groups without a place the last one counts, so it is one with places.
        let group = self.groups.iter().rposition(|group| group.first <= id)?;
        let ActionGroup { first, shape: [_, rows, columns], .. } = self.groups[group];
        let n = id - first;
        Some((group, [n / columns / rows, n / columns % rows, n % columns]))
    }
}

/// A part of an observation: a name, and numbers of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What they are.
    pub name: &'static str,
    /// How many there are along each axis.
    pub shape: Vec<usize>,
    /// Smallest and largest number.
    pub bounds: (i16, i16),
}

/// Where a game writes what a view says. All numbers are 0 to begin with.
#[derive(Debug)]
pub struct Observation<'a> {
    left: &'a mut [i16],
    parts: Option<&'a mut Vec<Part>>,
}

impl<'a> Observation<'a> {
    /// The next part, to be filled: rows after each other, the last axis fastest.
    #[inline]
    pub fn part(
        &mut self,
        name: &'static str,
        shape: &[usize],
        bounds: RangeInclusive<i16>,
    ) -> &'a mut [i16] {
        if let Some(parts) = &mut self.parts {
            parts.push(Part { name, shape: shape.to_vec(), bounds: bounds.into_inner() });
        }
        let (part, left) = std::mem::take(&mut self.left).split_at_mut(shape.iter().product());
        self.left = left;
        part
    }

    /// A part of one number, cut off at the bounds.
    #[inline]
    pub fn number(&mut self, name: &'static str, value: impl Into<i64>, bounds: RangeInclusive<i16>) {
        let (low, high) = (*bounds.start(), *bounds.end());
        self.part(name, &[1], bounds)[0] = value.into().clamp(low.into(), high.into()) as i16;
    }

    /// A part of one number that is 1 if it holds.
    #[inline]
    pub fn flag(&mut self, name: &'static str, holds: bool) {
        self.part(name, &[1], 0..=1)[0] = holds.into();
    }

    /// A part of `n` numbers of which the one with this index is 1; none where there is no index.
    #[inline]
    pub fn one_of(&mut self, name: &'static str, n: usize, index: Option<usize>) {
        let part = self.part(name, &[n], 0..=1);
        if let Some(index) = index {
            part[index] = 1;
        }
    }

    /// A part of one small number for each item.
    #[inline]
    pub fn counts(&mut self, name: &'static str, counts: &[u8], most: i16) {
        let part = self.part(name, &[counts.len()], 0..=most);
        for (number, count) in part.iter_mut().zip(counts) {
            *number = i16::from(*count).min(most);
        }
    }
}

/// How a viewer counts the seats: itself is 0, its left neighbour 1 and so on. A spectator counts from the first seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatOrder {
    from: usize,
    seats: SeatCount,
}

impl SeatOrder {
    /// As this viewer counts.
    #[inline]
    pub fn of(viewer: Viewer, seats: SeatCount) -> Self {
        SeatOrder { from: viewer.seat().map_or(0, Seat::index), seats }
    }

    /// All seats in this order.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.seats.get()).map(move |distance| self.at(distance))
    }

    /// How many seats.
    #[inline]
    pub fn count(self) -> usize {
        self.seats.get()
    }

    /// The place of a seat in this order.
    #[inline]
    pub fn distance(self, seat: Seat) -> usize {
        let (seat, n) = (seat.index(), self.seats.get());
        if seat >= self.from { seat - self.from } else { seat + n - self.from }
    }

    /// The seat at this place of the order.
    #[inline]
    pub fn at(self, distance: usize) -> Seat {
        let (index, n) = (self.from + distance, self.seats.get());
        Seat::new(if index < n { index } else { index - n })
    }
}

/// The layout of a table in numbers: which ids and which numbers there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// [`Numbers::NUMBERS_VERSION`].
    pub version: u32,
    /// The action ids.
    pub menu: Menu,
    /// The parts of an observation, in order.
    pub parts: Vec<Part>,
    len: usize,
}

impl Layout {
    /// The layout of a table; refuses an edition with more actions than can be numbered.
    pub fn of<G: Numbers>(book: Book<G>) -> Result<Self, SetupError> {
        let menu = G::menu(book);
        if menu.len() > MAX_ACTION_IDS {
            let (there, most) = (menu.len(), MAX_ACTION_IDS);
            return Err(SetupError(say!(WORDS, "setup-action-ids", there: there, most: most)));
        }
        let (mut parts, mut numbers) = (Vec::new(), vec![0; MAX_NUMBERS]);
        let view = G::new(book).view(Viewer::Seat(Seat::new(0)));
        G::observe(&view, &mut Observation { left: &mut numbers, parts: Some(&mut parts) });
        let len = parts.iter().map(|part: &Part| part.shape.iter().product::<usize>()).sum();
        Ok(Layout { version: G::NUMBERS_VERSION, menu, parts, len })
    }

    /// How many numbers an observation has.
    #[inline]
    pub fn observation_len(&self) -> usize {
        self.len
    }

    /// Writes what a view says.
    ///
    /// # Panics
    /// If `out` does not have [`observation_len`](Layout::observation_len) numbers.
    #[inline]
    pub fn observe<G: Numbers>(&self, view: &G::View, out: &mut [i16]) {
        assert_eq!(out.len(), self.len, "an observation has as many numbers as its layout says");
        out.fill(0);
        let mut observation = Observation { left: out, parts: None };
        G::observe(view, &mut observation);
        debug_assert!(observation.left.is_empty(), "every view of a table has the same parts");
    }

    /// Marks the ids of the actions that the seat whose view this is may choose, and no others.
    ///
    /// # Panics
    /// If `out` does not have one mark for each id.
    #[inline]
    pub fn mask<G: Numbers>(&self, view: &G::View, legal: &[G::Action], out: &mut [bool]) {
        assert_eq!(out.len(), self.menu.len(), "a mask has one mark for each id");
        out.fill(false);
        for action in legal {
            out[G::action_id(view, &self.menu, *action)] = true;
        }
    }

    /// The action with this id; `None` where it stands for nothing in this view. It need not be legal.
    #[inline]
    pub fn action<G: Numbers>(&self, view: &G::View, id: usize) -> Option<G::Action> {
        let (group, place) = self.menu.place(id)?;
        // Two slots may hold cards that are alike: only one of them has the id.
        G::action_at(view, group, place).filter(|action| self.id::<G>(view, *action) == id)
    }

    /// The id of an action that the seat whose view this is may choose.
    #[inline]
    pub fn id<G: Numbers>(&self, view: &G::View, action: G::Action) -> usize {
        G::action_id(view, &self.menu, action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_places_are_the_same_thing() {
        let menu =
            Menu::new([("pick", [3, 1, 1]), ("none", [0, 1, 1]), ("steal", [2, 4, 1]), ("lay", [2, 3, 2])]);
        assert_eq!(menu.len(), 3 + 8 + 12);
        for id in 0..menu.len() {
            let (group, place) = menu.place(id).unwrap();
            assert_eq!(menu.id(group, place), id);
        }
        assert_eq!(menu.place(5), Some((2, [0, 2, 0])));
        assert_eq!(menu.place(menu.len()), None);
    }

    #[test]
    fn a_viewer_counts_from_itself() {
        let seats = SeatCount::new(4).unwrap();
        let round = SeatOrder::of(Viewer::Seat(Seat::new(2)), seats);
        assert_eq!(round.seats().map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
        for (distance, seat) in round.seats().enumerate() {
            assert_eq!((round.distance(seat), round.at(distance)), (distance, seat));
        }
        assert_eq!(SeatOrder::of(Viewer::Spectator, seats).distance(Seat::new(3)), 3);
    }

    #[test]
    fn parts_lie_one_after_the_other() {
        let (mut numbers, mut parts) = (vec![0; 16], Vec::new());
        let mut out = Observation { left: &mut numbers, parts: Some(&mut parts) };
        out.number("round", 70_000, 0..=1000);
        out.one_of("seat", 3, Some(1));
        out.part("table", &[2, 2], -1..=9)[3] = -1;
        out.flag("last", true);
        assert_eq!(numbers[..9], [1000, 0, 1, 0, 0, 0, 0, -1, 1]);
        assert_eq!(parts[2], Part { name: "table", shape: vec![2, 2], bounds: (-1, 9) });
    }
}
