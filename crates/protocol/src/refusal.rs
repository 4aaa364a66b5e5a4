//! Why something was not done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was not done, for programs. The message beside it is for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message cannot be read, or a field has a value that makes no sense.
    BadRequest,
    /// The client speaks another version of the protocol.
    WrongProtocol,
    /// Nobody has said who they are, or the secret is not known here.
    Unauthorized,
    /// This is for somebody else to do.
    Forbidden,
    /// There is no such table, seat, game, bot or page.
    NotFound,
    /// The settings of the table contradict each other or the game.
    BadConfig,
    /// Somebody sits there.
    SeatTaken,
    /// Nobody may sit at two seats of one table.
    AlreadySeated,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Some seats are empty.
    SeatsEmpty,
    /// Somebody else must choose now.
    NotAsked,
    /// The text is not an action of this game.
    BadNotation,
    /// What was sent is not a record, or one that cannot be replayed here.
    BadRecord,
    /// The rules do not allow it now.
    Illegal,
    /// The game has gone on since the client decided.
    Stale,
    /// The rules allow it, but the lesson means something else.
    NotMeant,
    /// The last action stands.
    NoUndo,
    /// Nothing has been proposed that could be answered.
    NoProposal,
    /// This table gives no hints.
    NoHints,
    /// Too many requests; try again later.
    TooMany,
    /// The table holds or does as much as it may.
    Limit,
    /// The step could not be stored; nothing has changed as far as the server knows. Try again.
    NotStored,
    /// The server is about to stop. Try again in a moment.
    Stopping,
    /// A fault of the server. It has been noted.
    Internal,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 27] = [
        Code::BadRequest,
        Code::WrongProtocol,
        Code::Unauthorized,
        Code::Forbidden,
        Code::NotFound,
        Code::BadConfig,
        Code::SeatTaken,
        Code::AlreadySeated,
        Code::NotStarted,
        Code::AlreadyStarted,
        Code::Over,
        Code::NotOver,
        Code::SeatsEmpty,
        Code::NotAsked,
        Code::BadNotation,
        Code::BadRecord,
        Code::Illegal,
        Code::Stale,
        Code::NotMeant,
        Code::NoUndo,
        Code::NoProposal,
        Code::NoHints,
        Code::TooMany,
        Code::Limit,
        Code::NotStored,
        Code::Stopping,
        Code::Internal,
    ];
}

/// The body of every HTTP answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people.
    pub message: String,
    /// The field of the request that is to blame, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
}
