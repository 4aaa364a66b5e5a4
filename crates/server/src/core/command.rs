//! What can be asked of a table, and the answers.

use protocol::Code;
use tabletop::{Phrase, Seat};

use crate::core::{Entry, Millis, PlayerId, Secret, SecretHash, TableId};

/// A request to a table. Players are named by who they are; what they may do follows from the log.
#[derive(Clone, Debug)]
pub enum Command {
    /// Take a seat: this one, or any.
    Sit {
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
        /// Where.
        seat: Option<Seat>,
    },
    /// The host puts a bot on an empty seat.
    SeatBot {
        /// Who asks.
        player: PlayerId,
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The host takes a bot off its seat.
    RemoveBot {
        /// Who asks.
        player: PlayerId,
        /// Where.
        seat: Seat,
    },
    /// The host adds a seat, before the start.
    AddSeat {
        /// Who asks.
        player: PlayerId,
    },
    /// The host takes an empty seat away, before the start.
    RemoveSeat {
        /// Who asks.
        player: PlayerId,
        /// Which one.
        seat: Seat,
    },
    /// Take somebody's seat away: the host does it before the start; after it those at the table vote.
    Remove {
        /// Who asks.
        player: PlayerId,
        /// Whose seat.
        seat: Seat,
    },
    /// The host ends the game, whether or not they sit at the table.
    Close {
        /// Who asks.
        player: PlayerId,
    },
    /// Whoever runs the server ends the game.
    Intervene,
    /// Whoever runs the server takes every seat away from a player.
    Dismiss {
        /// Who it is.
        player: PlayerId,
    },
    /// The table has become longer than is allowed.
    CutShort,
    /// Leave the seat.
    Leave {
        /// Who.
        player: PlayerId,
    },
    /// The seat has been without a connection for too long.
    Vanish {
        /// Which one.
        seat: Seat,
    },
    /// Be back: the player has opened the table.
    Return {
        /// Who.
        player: PlayerId,
    },
    /// Make a link that opens the own seat on another device.
    MakeLink {
        /// Who.
        player: PlayerId,
        /// Of what will open it.
        hash: SecretHash,
    },
    /// Make the link of the own seat worthless, and shut out who came by it.
    RevokeLink {
        /// Who.
        player: PlayerId,
    },
    /// Open a seat with its link.
    OpenLink {
        /// Who.
        player: PlayerId,
        /// Of what they have.
        hash: SecretHash,
    },
    /// Commit to a random number for the deal.
    Commit {
        /// Who.
        player: PlayerId,
        /// SHA-256 of the number.
        hash: SecretHash,
    },
    /// Reveal the number that the seat committed to.
    Reveal {
        /// Who.
        player: PlayerId,
        /// The number.
        bytes: Secret,
    },
    /// The host starts the game.
    Start {
        /// Who.
        player: PlayerId,
    },
    /// Choose an action.
    Act {
        /// Who.
        player: PlayerId,
        /// The client's own id of the request.
        id: String,
        /// The last event the client knew when it decided.
        base: u64,
        /// The action in notation.
        token: String,
    },
    /// A bot has thought.
    BotAct {
        /// The event that asked it.
        asked: u64,
        /// What it chose.
        answer: catalog::Answer,
    },
    /// Take back the last action.
    Undo {
        /// Who.
        player: PlayerId,
        /// The client's own id of the request.
        id: String,
    },
    /// End the game without a result.
    Abandon {
        /// Who.
        player: PlayerId,
        /// The client's own id of the request.
        id: Option<String>,
    },
    /// Answer a proposal.
    Answer {
        /// Who.
        player: PlayerId,
        /// The client's own id of the request.
        id: String,
        /// How.
        yes: bool,
    },
    /// Look at the clocks.
    Tick,
    /// Let the clocks stand for as long as no server ran.
    Stand {
        /// How long that was.
        millis: Millis,
    },
    /// Play again at this new table.
    Rematch {
        /// Who.
        player: PlayerId,
        /// The id of the new table.
        table: TableId,
    },
}

/// What came of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// The entries that follow from it, applied already; they must be stored before anybody hears of them.
    pub entries: Vec<Entry>,
    /// The event that did it: the first of the entries, or the one that did it before.
    pub event: Option<u64>,
}

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people.
    pub message: Phrase,
    /// The field of the request that is to blame.
    pub field: Option<&'static str>,
}

impl Refusal {
    /// A refusal with these words.
    pub fn new(code: Code, message: Phrase) -> Self {
        Refusal { code, message, field: None }
    }

    /// The same, blaming a field of the request.
    #[must_use]
    pub fn of_field(self, field: &'static str) -> Self {
        Refusal { field: Some(field), ..self }
    }
}
