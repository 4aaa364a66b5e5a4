//! The facts a table is made of.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::stored::{DealKind, Ending, Proposal, Settings};
use crate::core::{PlayerId, Secret, SecretHash, TableId};

/// Milliseconds since 1970, by the server's clock.
pub type Millis = u64;

/// One entry of a table's log. The store puts it into an envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub fact: Fact,
}

/// The position of another game that a table begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continued {
    /// The steps that lead there, as a record writes them.
    pub steps: Vec<String>,
    /// How many steps the other game had.
    pub of: u32,
    /// Whether the other game had come to its result.
    pub finished: bool,
}

/// A lasting fact of a table. Stored: variants and fields may be added, never changed. A program that does not know one
/// leaves the table alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The first entry of every log.
    Created {
        /// The table.
        table: TableId,
        /// What it was set up with; seats, edition and options are as the game understood them.
        config: Box<Settings>,
        /// What the server deals from. Secret until the end.
        seed: Secret,
        /// Who made it.
        host: PlayerId,
        /// The table it repeats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<TableId>,
        /// How its deal comes about.
        #[serde(default)]
        deal: DealKind,
        /// The position it begins with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        continued: Option<Box<Continued>>,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
    },
    /// A bot was put on an empty seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which one.
        bot: String,
    },
    /// A seat became empty before the start.
    StoodUp {
        /// Which one.
        seat: Seat,
    },
    /// A link was made that opens a seat on another device. An earlier one no longer does.
    LinkMade {
        /// The seat.
        seat: Seat,
        /// Of what opens it.
        hash: SecretHash,
    },
    /// The seat's link, and what was opened with it, is no longer good.
    LinkRevoked {
        /// The seat.
        seat: Seat,
    },
    /// Somebody opened a seat with its link.
    LinkOpened {
        /// The seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
    },
    /// Somebody gave back a seat that they had opened with its link.
    LinkLeft {
        /// The seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
    },
    /// Somebody was removed: by the host before the start, by vote after it. They do not get another seat here.
    Removed {
        /// Whose seat.
        seat: Seat,
        /// Who sat down there.
        player: PlayerId,
        /// The bot that plays the seat from now on, in a game under way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A player added randomness to the deal. Only in logs of tables whose deal is [`DealKind::Added`].
    Entropy {
        /// The seat.
        seat: Seat,
        /// What they added.
        bytes: Secret,
    },
    /// A seat committed to a random number.
    Committed {
        /// The seat.
        seat: Seat,
        /// SHA-256 of the number.
        hash: SecretHash,
    },
    /// The game is about to begin: nobody comes or goes, and who has committed reveals the number.
    Revealing,
    /// A seat revealed its number.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The number.
        bytes: Secret,
    },
    /// These seats did not reveal theirs in time. They become empty, and everybody commits anew.
    Silent {
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// The game began.
    Started,
    /// A step of the game.
    Step {
        /// As a record writes it: `1.pick:2`, `x.draw:glazed`.
        step: String,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Whether a bot chose.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
    },
    /// The game went back to where it was after so many steps.
    Undone {
        /// Whose action was taken back.
        seat: Seat,
        /// How many steps are left.
        steps: usize,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Whoever learns has read what the lesson told.
    Read {
        /// Whose seat.
        seat: Seat,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A seat withdrew its answer to the simultaneous choice under way; the others' answers stay.
    Withdrawn {
        /// Whose answer.
        seat: Seat,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Somebody proposed something that needs everybody's consent.
    Proposed {
        /// Who.
        seat: Seat,
        /// What.
        proposal: Proposal,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Somebody answered the proposal.
    Answered {
        /// Who.
        seat: Seat,
        /// How.
        yes: bool,
        /// The client's own id of the request.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// A person left a game under way.
    Left {
        /// Whose seat.
        seat: Seat,
    },
    /// No server ran for so many milliseconds. Clocks stood meanwhile.
    Stood {
        /// How long.
        millis: Millis,
    },
    /// A clock ran down; a bot makes this one decision unless more is said.
    Flag {
        /// Whose clock.
        seat: Seat,
    },
    /// A bot plays a person's seat.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The person is back.
    TakenBack {
        /// Whose seat.
        seat: Seat,
    },
    /// The table came to its end.
    Ended {
        /// How.
        ending: Ending,
    },
    /// They play again at another table.
    Rematch {
        /// Which one.
        table: TableId,
    },
    /// The table got another seat, the last one.
    SeatAdded,
    /// An empty seat was taken away. Those behind it moved up, and commit anew.
    SeatRemoved {
        /// Which one.
        seat: Seat,
    },
}

impl Fact {
    /// The request this fact carried out, as its client named it.
    pub fn request(&self) -> Option<&str> {
        match self {
            Fact::Step { id, .. }
            | Fact::Read { id, .. }
            | Fact::Undone { id, .. }
            | Fact::Withdrawn { id, .. }
            | Fact::Proposed { id, .. }
            | Fact::Answered { id, .. } => id.as_deref(),
            _ => None,
        }
    }

    /// The seat whose request this fact carried out. Who made a step says the game.
    pub fn requester(&self, actor: Option<Seat>) -> Option<Seat> {
        match self {
            Fact::Step { .. } => actor,
            Fact::Read { seat, .. }
            | Fact::Undone { seat, .. }
            | Fact::Withdrawn { seat, .. }
            | Fact::Proposed { seat, .. }
            | Fact::Answered { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether the list of seats or the state of the table, as everybody sees it, changes with it.
    pub fn changes_table(&self) -> bool {
        !matches!(
            self,
            Fact::Step { .. }
                | Fact::Read { .. }
                | Fact::Undone { .. }
                | Fact::Withdrawn { .. }
                | Fact::Flag { .. }
        )
    }
}

/// A table keeps its latest entries at hand, most of them steps: they must not be as large as the first one.
const _: () = assert!(size_of::<Entry>() <= 144);
