//! What the server and its clients say to each other.
//!
//! Plain types that become JSON, described for people in `docs/protocol.md` and for the browser in
//! `web/src/lib/protocol.ts`, which is made from them. Nothing here decides anything.
//!
//! A client makes and joins tables over HTTP ([`TableConfig`], [`TableInfo`], [`Problem`]) and plays over one
//! websocket per table ([`ClientMessage`], [`ServerMessage`]).

#![deny(missing_docs)]

mod config;
mod live;
mod refusal;
mod replay;
mod rules;
mod table;
mod typescript;

pub use config::{
    Clock, Continues, MAX_CLOCK_SECONDS, MAX_DELAY_SECONDS, MAX_EDITION_BYTES, MIN_DELAY_SECONDS, OnLeave,
    OnTimeout, TableConfig, Visibility, Watching,
};
pub use live::{
    Ack, ClientMessage, Entry, GameEvent, LessonNow, Scene, ServerMessage, UndoOffer, What, closing,
};
pub use refusal::{Code, Problem};
pub use replay::{
    MAX_RECORD_BYTES, MAX_REPLAY_STEPS, MAX_SCENES, Perspective, RecordFormat, RecordRewrite, RecordSent,
    Replay, ReplayQuery, ReplayScene, ReplayScenes, ReplayStep, SeenStep, TurningPoint,
};
pub use rules::{PointsLine, RulesBlock, RulesExample, RulesPage, RulesQuery, RulesSection};
pub use table::{
    BotInfo, Chair, ChatQuery, ClockFace, Commit, Continued, Created, Credentials, DealKind, Deals, Done,
    Draw, EditionInfo, Ending, GameInfo, HintInfo, HintVerdict, Hints, LessonInfo, LinkMade, Me, NewAction,
    NewAnswer, NewMessage, NewName, NewReport, NewRequest, OptionInfo, OptionRange, OptionWord, Phase,
    Proposal, Reveal, SaidLine, SceneQuery, SeatBot, SeatChoice, SeatDigits, Silence, Sitter, Standing,
    Standings, TableBox, TableInfo, TableLine, TableState, WhyAsked, WhyTold, You,
};
pub use typescript::typescript;

/// Raised when a client of an older version would misread what the server says.
pub const PROTOCOL: u32 = 2;
