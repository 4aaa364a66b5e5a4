//! Components by their position in the edition, and dollar tiles that are paid together.

use serde::Serialize;

use super::MAX_KINDS;

/// A component of the edition, by its position in the edition's list.
macro_rules! component {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[cfg_attr(feature = "testing", derive(serde::Deserialize))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Position in the edition's list.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

component!(
    /// A type of donut.
    Donut
);
component!(
    /// A starter tile.
    Starter
);
component!(
    /// A donut tile, the strip.
    Tile
);
component!(
    /// A kind of dollar tile.
    Kind
);
component!(
    /// A customer card.
    Customer
);

impl Tile {
    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl Customer {
    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// Dollar tiles paid: how many of each kind, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment(pub(super) u32);

impl Payment {
    #[inline]
    pub(super) fn with(self, kind: Kind, count: u8) -> Self {
        Payment(self.0 | u32::from(count & 15) << (4 * kind.0))
    }

    /// The kinds paid, and how many of each.
    #[inline]
    pub fn counts(self) -> impl Iterator<Item = (Kind, u8)> {
        let count = move |kind: u8| (Kind(kind), (self.0 >> (4 * kind) & 15) as u8);
        (0..MAX_KINDS as u8).map(count).filter(|(_, count)| *count > 0)
    }

    /// Tiles paid in all.
    pub fn total(self) -> u8 {
        self.counts().map(|(_, count)| count).sum()
    }
}
