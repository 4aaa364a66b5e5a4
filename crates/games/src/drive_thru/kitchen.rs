//! Where work is done and who does it: Kitchen cards, what a roll is for, bakers.

use std::num::NonZeroU8;

use serde::Serialize;

use super::MAX_BAKERS;

/// Which Kitchen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Kitchen {
    /// Learn a Recipe.
    Learn,
    /// Prepare an order.
    Prepare,
    /// Serve a customer.
    Serve,
    /// Coffee Break.
    Coffee,
}

impl Kitchen {
    /// All four, in the order of lists.
    pub const ALL: [Kitchen; 4] = [Kitchen::Learn, Kitchen::Prepare, Kitchen::Serve, Kitchen::Coffee];

    /// Position in [`Kitchen::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Name in notation and in editions.
    pub const fn id(self) -> &'static str {
        match self {
            Kitchen::Learn => "learn",
            Kitchen::Prepare => "prepare",
            Kitchen::Serve => "serve",
            Kitchen::Coffee => "coffee",
        }
    }
}

/// The two things a roll can be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// An unprepared recipe becomes a prepared one.
    Prepare,
    /// A prepared recipe becomes a served one.
    Serve,
}

impl Stage {
    /// Both, in the order of lists.
    pub const ALL: [Stage; 2] = [Stage::Prepare, Stage::Serve];

    /// The Kitchen card it happens at.
    #[inline]
    pub const fn kitchen(self) -> Kitchen {
        match self {
            Stage::Prepare => Kitchen::Prepare,
            Stage::Serve => Kitchen::Serve,
        }
    }
}

/// A baker: its row in the edition, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Baker(NonZeroU8);

impl Baker {
    /// The baker in this row; `None` if no edition has so many.
    pub fn new(index: usize) -> Option<Self> {
        let number = u8::try_from(index + 1).ok().filter(|_| index < MAX_BAKERS)?;
        NonZeroU8::new(number).map(Baker)
    }

    /// Position in the edition's list of bakers.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl From<Baker> for u8 {
    fn from(baker: Baker) -> u8 {
        baker.index() as u8
    }
}

impl TryFrom<u8> for Baker {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        Baker::new(index.into()).ok_or_else(|| format!("there is no baker {index}"))
    }
}
