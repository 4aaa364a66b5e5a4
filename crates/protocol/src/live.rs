//! What goes over the websocket of a table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Outcome, ScoreSheet};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockFace, Code, DealKind, Ending, Proposal, TableInfo, You};

/// Why the server closed a websocket, as its close code.
pub mod closing {
    /// The server stops; come back in a moment.
    pub const STOPPING: u16 = 1001;
    /// The client sent something that is not a message.
    pub const BAD_MESSAGE: u16 = 4400;
    /// The client may not look at this table.
    pub const FORBIDDEN: u16 = 4403;
    /// The client did not say hello in time, or speaks another version.
    pub const NO_HELLO: u16 = 4408;
    /// The client reads too slowly; it should come back and name the last entry it saw.
    pub const TOO_SLOW: u16 = 4413;
    /// The client sends too much.
    pub const TOO_MANY: u16 = 4429;
    /// The table had to be put together again; come back.
    pub const TABLE_RESTARTED: u16 = 4500;
}

/// From a client to the server. `id` is the client's own name for what it asks: repeating a message with the same
/// `id` does it once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which protocol the client speaks, and the last entry it saw of this table. Said again, it goes
    /// on at another table, or is told in another way, over the same websocket.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Number of the last entry it saw; absent if it saw none.
        #[serde(default)]
        #[ts(optional, type = "number")]
        last: Option<u64>,
        /// The generation of the table that it saw. If it is another one by now, everything is told anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        generation: Option<u64>,
        /// Whether scenes should have the points as they stand.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        sheets: bool,
        /// Whether scenes should have a sentence for beginners, where the table allows hints.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        coach: bool,
        /// Whether long messages may come as binary ones, with the gzip of their text.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        gzip: bool,
        /// The language of what is told: a tag such as `de`, or a list of wishes like the header `Accept-Language`.
        /// English if it is absent or not spoken here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        language: Option<String>,
        /// The secret of a player, where no header can be sent: a browser in which several people play.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        secret: Option<String>,
        /// The table it goes to, if not that of the address or that it is at.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
    },
    /// Choose an action. In a lesson that tells something, the token `next` goes on.
    Act {
        /// The client's own id, at most 40 characters.
        id: String,
        /// Number of the last entry the client knew when it decided.
        #[ts(type = "number")]
        base: u64,
        /// One of the offered tokens.
        token: String,
    },
    /// Ask why an action cannot be chosen now. Nothing is done.
    Why {
        /// The client's own id.
        id: String,
        /// The action, in notation.
        token: String,
    },
    /// Take back the last action, as `undo` of the scene offers it. Nothing goes back behind what somebody was shown.
    Undo {
        /// The client's own id.
        id: String,
    },
    /// Propose to end the game without a result.
    Abandon {
        /// The client's own id.
        id: String,
    },
    /// Answer what has been proposed.
    Answer {
        /// The client's own id.
        id: String,
        /// Whether to agree.
        yes: bool,
    },
    /// Say something: players to players, spectators to spectators. Not kept.
    Chat {
        /// At most 300 characters.
        text: String,
    },
    /// Ask for the full view.
    Look,
    /// Answered with `pong`.
    Ping,
}

/// Something that happened in the game, as this viewer saw it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameEvent {
    /// What, as one of the events of the game; `kind` says which.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub event: Box<RawValue>,
    /// The same as a sentence, where it needs one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub words: Option<String>,
}

/// Entry `number` of the table's log, as this viewer may know it. Never changed later.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Entry {
    /// Its number, counted from 0 without gaps.
    #[ts(type = "number")]
    pub number: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    /// The table was made.
    Created {
        /// SHA-256 of the server's seed.
        commitment: String,
        /// How its deal comes about.
        deal: DealKind,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// What they are called.
        name: String,
    },
    /// A bot was put on a seat.
    BotSat {
        /// Where.
        seat: u8,
        /// Which one.
        bot: String,
        /// What it is called.
        #[serde(default)]
        name: String,
    },
    /// A seat became empty.
    StoodUp {
        /// Which one.
        seat: u8,
    },
    /// The table got another seat, the last one.
    SeatAdded,
    /// An empty seat was taken away before the start, and those behind it moved up.
    SeatRemoved {
        /// Which one.
        seat: u8,
    },
    /// Somebody was removed from the table: by the host before the start, by vote after it. A game under way goes on with
    /// a bot.
    Removed {
        /// Whose seat it was.
        seat: u8,
    },
    /// Somebody left a game under way.
    Left {
        /// Whose seat.
        seat: u8,
    },
    /// A seat can be opened on another device, or no longer.
    Link {
        /// Whose seat.
        seat: u8,
    },
    /// A player added randomness to the deal.
    Entropy {
        /// Whose seat.
        seat: u8,
        /// SHA-256 of what they added.
        hash: String,
    },
    /// A seat committed to a random number.
    Committed {
        /// Whose seat.
        seat: u8,
        /// SHA-256 of the number.
        hash: String,
    },
    /// The game is about to begin: those who committed reveal their numbers.
    Revealing,
    /// A seat revealed its number.
    Revealed {
        /// Whose seat.
        seat: u8,
        /// The number, as 64 hexadecimal digits.
        bytes: String,
    },
    /// Seats did not reveal theirs in time. They are empty now, and everybody commits anew.
    Silent {
        /// Which seats.
        seats: Vec<u8>,
    },
    /// The game began.
    Started,
    /// A step of the game.
    Step {
        /// In notation, with what this viewer may not know masked: `1.pick:2`, `x.draw:?`.
        step: String,
        /// What came of it, in order, as far as this viewer noticed.
        #[ts(as = "Vec<GameEvent>")]
        events: Box<RawValue>,
        /// Whether it answers a choice that others still have to answer.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        awaits_others: bool,
        /// Whether a bot chose.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        bot: bool,
    },
    /// Steps were taken back.
    Undone {
        /// How many steps are left.
        #[ts(type = "number")]
        steps: u64,
    },
    /// Whoever learns has read what the lesson told.
    Read {
        /// Whose seat.
        seat: u8,
    },
    /// A seat withdrew its answer to a simultaneous choice that is still open, and will answer anew.
    Withdrawn {
        /// Whose answer: its last step. The others' answers stay.
        seat: u8,
    },
    /// Something was proposed.
    Proposed {
        /// By whom.
        seat: u8,
        /// What.
        proposal: Proposal,
    },
    /// Somebody answered a proposal.
    Answered {
        /// Who.
        seat: u8,
        /// How.
        yes: bool,
    },
    /// No server ran for a while. Clocks stood meanwhile.
    Stood {
        /// How long, in milliseconds.
        #[ts(type = "number")]
        millis: u64,
    },
    /// A clock ran down.
    Flag {
        /// Whose.
        seat: u8,
    },
    /// A bot plays a person's seat until they come back.
    HandedOver {
        /// Which seat.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// A person is back.
    TakenBack {
        /// Whose seat.
        seat: u8,
    },
    /// The table came to its end.
    Ended {
        /// How.
        ending: Ending,
        /// The server's seed, opened.
        seed: String,
    },
    /// They play again elsewhere.
    Rematch {
        /// The new table.
        table: String,
    },
}

/// A request has been done, durably.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ack {
    /// The client's own id of it.
    pub id: String,
    /// The entry that did it.
    #[ts(type = "number")]
    pub entry: u64,
}

/// What a seat can take back. Nothing that was dealt, that somebody else did or that was shown to anybody is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoOffer {
    /// Its answer to a simultaneous choice, which nobody has seen. It is done at once.
    Answer,
    /// Its last action. It is done at once.
    Action,
    /// Its last action. It is somebody else's turn by now, so the others must agree.
    Ask,
}

/// The game as this viewer sees it after all entries up to `last`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Scene {
    /// Number of the last entry.
    #[ts(type = "number")]
    pub last: u64,
    /// All that the viewer may know; absent before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Box<RawValue>>,
    /// What this seat may choose now: token, words, what a board shows of it, what is costly about it and cannot be taken
    /// back, why it needs no decision, and where it stands in nested menus.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(
        optional,
        type = "{ token: string; words: string; offer: unknown; warning?: string; certain?: \"forced\" | \"rest\"; group?: string[] }[]"
    )]
    pub choices: Option<Box<RawValue>>,
    /// What this seat can take back now; absent if nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoOffer>,
    /// The seats that must choose now.
    pub due: Vec<u8>,
    /// One sentence for the whole game: what wins here, and when it ends. Absent before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub goal: Option<String>,
    /// One sentence when the end is near: `This is the last round.`
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end_near: Option<String>,
    /// The section of the rules about what is on now. Absent before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub topic: Option<&'static str>,
    /// For a beginner who must choose: one sentence on what matters now. For clients that asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coach: Option<String>,
    /// For a beginner: one sentence on what came of the last thing they did. For clients that asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brought: Option<String>,
    /// What the lesson says, for whoever learns at this table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonNow>,
    /// The clocks, if the table has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ClockFace>>")]
    pub clocks: Vec<ClockFace>,
    /// Ranks and scores, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ scores: number[]; ranks: number[] }")]
    pub outcome: Option<Outcome>,
    /// The points of each seat as they stand, line by line, as far as the viewer knows them: for clients that asked for
    /// them, and for everybody once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(
        optional,
        type = "{ seats: { label: string; detail: string; points: number; components?: string[] }[][] }"
    )]
    pub sheet: Option<ScoreSheet>,
    /// Every seat's view, where the table shows all hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "unknown[]")]
    pub hands: Vec<Box<RawValue>>,
}

/// What a lesson says now.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LessonNow {
    /// The how-many-th thing it says, counted from 1.
    pub at: u32,
    /// How many it says in all.
    pub of: u32,
    /// The words.
    pub words: String,
    /// The choices that are meant. Without any it only tells something: the token `next` goes on.
    pub tokens: Vec<String>,
    /// What is lit on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ seat: number | null; events: unknown[]; offer: unknown }")]
    #[schema(value_type = Option<serde_json::Value>)]
    pub point: Option<Box<RawValue>>,
    /// Whether this is the last of it.
    pub last: bool,
}

/// From the server to a client.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to hello where entries are missing: everything anew.
    Full {
        /// The version of the protocol.
        protocol: u32,
        /// The generation of the table. It is another one after a backup was put back: then no entry need be what it was, and
        /// what was asked before counts no more.
        #[ts(type = "number")]
        generation: u64,
        /// Who the client is here.
        you: You,
        /// The table.
        table: TableInfo,
        /// The game.
        scene: Scene,
    },
    /// What happened since the last message. Also the answer to hello, if all missing entries are at hand.
    Entries {
        /// In order, without gaps.
        entries: Vec<Entry>,
        /// The client's requests that these entries carried out.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Ack>>")]
        acks: Vec<Ack>,
        /// Who the client is here; in the answer to hello.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        you: Option<You>,
        /// The generation of the table; in the answer to hello.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        generation: Option<u64>,
        /// The table, if something about it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableInfo>,
        /// The game after them.
        scene: Scene,
    },
    /// A request that had been done before, or that changed nothing.
    Ack(Ack),
    /// A request that was not done.
    Refusal {
        /// The client's own id of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why, for programs.
        code: Code,
        /// Why, for people.
        message: String,
        /// The game as it is now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        scene: Option<Scene>,
    },
    /// The answer to `why`.
    Why {
        /// The client's own id of it.
        id: String,
        /// Why not, for people, from what this seat may see; absent if the action can be chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        words: Option<String>,
    },
    /// Who is connected.
    Presence {
        /// The seats with somebody in front of the screen.
        seats: Vec<u8>,
        /// How many watch.
        spectators: u32,
    },
    /// Somebody said something.
    Chat {
        /// Their seat; absent for a spectator.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// What they are called.
        name: String,
        /// What they said.
        text: String,
    },
    /// The answer to ping.
    Pong,
}
