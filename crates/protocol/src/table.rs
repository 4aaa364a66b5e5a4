//! What a table, a game and a player look like from outside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::OptionValue;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::{TableConfig, Visibility};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is under way.
    Playing,
    /// The game is over, one way or another.
    Ended,
}

impl Phase {
    /// Its name, as messages write it.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Playing => "playing",
            Phase::Ended => "ended",
        }
    }
}

/// How a table came to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Ending {
    /// It was played to the end.
    Finished,
    /// Everybody agreed to stop, or the host closed a table that had not begun.
    Abandoned,
    /// The host ended the game.
    Closed,
    /// Whoever runs the server ended it.
    Operator,
    /// It had become longer than the server allows.
    TooLong,
    /// The deal failed too often: seats did not reveal what they had committed to.
    NotDealt,
    /// The lesson is over; the game could go on from here.
    Learned,
    /// A clock ran down and the table plays by such rules.
    Flag {
        /// Whose clock.
        seat: u8,
    },
}

/// Who sits somewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// What they are called.
        name: String,
        /// Whether they have left the table.
        away: bool,
        /// The bot that plays for them until they come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// A bot.
    Bot {
        /// Which one.
        bot: String,
        /// What it is called.
        #[serde(default)]
        name: String,
    },
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Chair {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Who sits there.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// Whether a random number of its owner is part of the deal: it has been revealed.
    pub entropy: bool,
    /// SHA-256 of the random number its owner has committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub committed: Option<String>,
}

/// How a table's deal comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealKind {
    /// From the server's seed and what seats added to it, which the server could see beforehand. Tables were made so by
    /// earlier versions.
    Added,
    /// Everybody commits to a random number, then all are revealed: nobody can choose the deal.
    Joint,
}

/// A seat that did not reveal what it had committed to. It lost the seat, and everybody committed anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Silence {
    /// Which attempt failed, counted from 1.
    pub attempt: u8,
    /// The seat.
    pub seat: u8,
    /// Who sat there.
    pub name: String,
}

/// Something everybody at the table must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Proposal {
    /// To go back to before the proposer's last action.
    Undo,
    /// To end the game without a result.
    Abandon,
    /// To take somebody's seat away and give it to a bot. The one it is about is not asked.
    Remove {
        /// Whose seat.
        seat: u8,
    },
}

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id, part of its address.
    pub id: String,
    /// What it was set up with; the text of an edition file is not repeated.
    pub config: TableConfig,
    /// The edition that was given as a file; absent where a built-in one is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own_edition: Option<EditionInfo>,
    /// How far it has come.
    pub phase: Phase,
    /// Its seats in order.
    pub chairs: Vec<Chair>,
    /// SHA-256 of the server's seed, shown before the first deal.
    pub commitment: String,
    /// How its deal comes about.
    pub deal: DealKind,
    /// Whether the game is about to begin: those who committed to a random number now reveal it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub revealing: bool,
    /// Who did not reveal, and lost the seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Silence>>")]
    pub silent: Vec<Silence>,
    /// The server's seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
    /// The table where they play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// What waits for everybody's consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposal>,
    /// The position it began with, where that was not the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub continued: Option<Continued>,
}

/// That a table began with a position of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Continued {
    /// How many steps were taken over.
    pub steps: u32,
    /// How many steps the other game had.
    pub of: u32,
    /// Whether the other game had come to its result.
    pub finished: bool,
}

/// Who the client is at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// Whether they made the table and may start it.
    pub host: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableLine {
    /// Its id, part of its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who sits where; an empty seat has no name.
    pub names: Vec<Option<String>>,
    /// When something last changed in it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
    /// The position of another game that it began with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub continued: Option<Continued>,
    /// The lesson that is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// The place of each seat, once the game has a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ranks: Option<Vec<u8>>,
}

/// How much time a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockFace {
    /// The seat.
    pub seat: u8,
    /// What is left at the moment the clock was last set, in milliseconds.
    #[ts(type = "number")]
    pub left: u64,
    /// When it runs down, in milliseconds since 1970; absent while it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub runs_down: Option<u64>,
}

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in one line.
    pub tagline: String,
    /// Smallest table.
    pub seats_min: u8,
    /// Largest table.
    pub seats_max: u8,
    /// How long it takes people, in minutes.
    pub minutes: u32,
    /// What a table may change.
    pub options: Vec<OptionInfo>,
    /// Its editions; the first is the default.
    pub editions: Vec<EditionInfo>,
    /// Its lessons: guided games and positions to practise from, in the order people meet them.
    pub lessons: Vec<LessonInfo>,
}

/// A guided game, or a position to practise from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LessonInfo {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// One sentence about it.
    pub about: String,
    /// Whether somebody is guided; otherwise it is a position from which a game goes on.
    pub guided: bool,
    /// About how long it takes, in minutes; 0 where nobody can say.
    pub minutes: u8,
    /// How many seats there are.
    pub seats: u8,
    /// The seat of whoever learns.
    pub seat: u8,
}

/// An edition of a game: its components and numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EditionInfo {
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// How much of it is the published game, in a word or two that begin with a small letter where the language has it so.
    pub label: String,
    /// In a sentence or two: which parts are printed and which are not.
    pub note: String,
}

/// What is in the box at one table: all that a board needs to draw components. It never changes, and it is the same for
/// everybody.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableBox {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// The edition that is played.
    pub edition: EditionInfo,
    /// Every option as it is at this table.
    #[ts(type = "Record<string, boolean | number | string>")]
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub options: BTreeMap<String, OptionValue>,
    /// The components, as `web/src/games/<game>/types.ts` has them.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub parts: Box<RawValue>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it may be.
    pub kind: OptionRange,
    /// What it changes.
    pub help: String,
    /// What it is in the default edition.
    #[ts(type = "boolean | number | string")]
    #[schema(value_type = serde_json::Value)]
    pub default: OptionValue,
    /// Whether it is a variant that the published rules offer, not a reading or a rule of the house.
    pub variant: bool,
}

/// What an option may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionRange {
    /// `true` or `false`.
    Switch,
    /// A whole number.
    Number {
        /// The smallest.
        min: i32,
        /// The largest.
        max: i32,
    },
    /// One of these.
    Word {
        /// The words.
        words: Vec<OptionWord>,
    },
}

/// A value of an option that is chosen from a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionWord {
    /// For programs.
    pub value: String,
    /// For people.
    pub label: String,
}

/// A new identity. The secret is shown once; who has it, is this player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Credentials {
    /// What to send as `Authorization: Bearer ...`.
    pub secret: String,
    /// What the player is called.
    pub name: String,
}

/// The player who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What the player is called.
    pub name: String,
}

/// A name to be called by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 1 to 30 printable characters.
    pub name: String,
}

/// A table has been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its id, part of its address.
    pub id: String,
}

/// A link that restores a seat on another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkMade {
    /// What opens the seat, as 64 hexadecimal digits; shown once.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub secret: String,
}

/// A table and who the asker is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState {
    /// The table.
    pub table: TableInfo,
    /// Who the asker is there.
    pub you: You,
    /// For those who sit there: the seats that must choose now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "number[]")]
    pub due: Vec<u8>,
}

/// A request has been carried out, durably.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Done {
    /// The event that did it; absent if nothing had to be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub event: Option<u64>,
}

/// Where to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// The seat, counted from 1; any free one if left out.
    #[serde(default)]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
}

/// A bot for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The seat, counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    pub seat: u8,
    /// The bot's name.
    pub bot: String,
}

/// What somebody reports to whoever runs the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Whose seat, counted from 1; absent for somebody who watches, whose `message` is reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
    /// What they said, word for word, if it is about that: one of the latest 100 messages at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub message: Option<String>,
    /// What happened, in 1 to 500 characters.
    pub words: String,
}

/// An action, for programs that play over plain HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAction {
    /// The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
    #[schema(min_length = 1, max_length = 40)]
    pub id: String,
    /// Number of the last entry the client knew when it decided.
    #[ts(type = "number")]
    pub base: u64,
    /// The generation of the table that this was the last entry of: after a backup was put back it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub generation: Option<u64>,
    /// One of the offered tokens.
    pub token: String,
}

/// A request without anything else to say, for programs that play over plain HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRequest {
    /// The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
    #[schema(min_length = 1, max_length = 40)]
    pub id: String,
    /// The generation of the table as the client knows it: after a backup was put back it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub generation: Option<u64>,
}

/// An answer to what is proposed, for programs that play over plain HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAnswer {
    /// The client's own id of the request, at most 40 characters. Sent again with the same id, it is done once.
    #[schema(min_length = 1, max_length = 40)]
    pub id: String,
    /// The generation of the table as the client knows it: after a backup was put back it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub generation: Option<u64>,
    /// Whether to agree.
    pub yes: bool,
}

/// An action that somebody asks about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyAsked {
    /// The action, in notation.
    pub token: String,
}

/// Why an action cannot be chosen now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WhyTold {
    /// For people, from what this seat may see; absent if the action can be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub words: Option<String>,
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMessage {
    /// At most 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub text: String,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SaidLine {
    /// Its number: what is said later has a larger one.
    #[ts(type = "number")]
    pub number: u64,
    /// The seat of who said it; absent for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// What was said that somebody asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ChatQuery {
    /// Number of the last message you know.
    #[serde(default)]
    #[param(required = false)]
    pub after: u64,
}

/// Which scene of a table somebody asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct SceneQuery {
    /// Number of the last entry you know: the answer is what came after it. If nothing has come yet, it waits for that.
    /// Everything anew if it is left out.
    #[serde(default)]
    pub after: Option<u64>,
    /// The generation of the table that you know it of: everything comes anew if it is another one by now.
    #[serde(default)]
    pub generation: Option<u64>,
    /// How many seconds to wait at most: 25 if nothing is said.
    #[serde(default)]
    #[param(maximum = 50)]
    pub wait: Option<u32>,
    /// Whether the scene has the points as they stand.
    #[serde(default)]
    #[param(required = false)]
    pub sheets: bool,
    /// Whether the scene has a sentence for beginners, where the table allows hints.
    #[serde(default)]
    #[param(required = false)]
    pub coach: bool,
}

/// What a seat commits to before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Commit {
    /// SHA-256 of 32 random bytes, as 64 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
}

/// What a seat had committed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The 32 random bytes, as 64 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub bytes: String,
}

/// Everything that decided a deal, for whoever checks it; of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Deals {
    /// SHA-256 of the server's seed.
    pub commitment: String,
    /// The server's seed.
    pub seed: String,
    /// What seats had committed to, in the attempt that succeeded.
    pub committed: Vec<SeatDigits>,
    /// What seats put in.
    pub entropy: Vec<SeatDigits>,
    /// Who did not reveal.
    pub silent: Vec<Silence>,
    /// Every draw of this table, in order. Draws that were taken over from another game are not among them.
    pub draws: Vec<Draw>,
}

/// How the points of a game that is over came about, round by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standings {
    /// What a turn or round of the game is called: `rounds`.
    pub turn_noun: String,
    /// The rounds in which somebody's points changed or somebody got something, in order.
    pub after: Vec<Standing>,
}

/// How the points stood when a round or turn was over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// Its number, counted from 1.
    pub turn: u32,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The ids of the components that each seat has points for since the standing before, such as `glazed`.
    pub gained: Vec<Vec<String>>,
}

/// 64 hexadecimal digits of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatDigits {
    /// The seat.
    pub seat: u8,
    /// The digits.
    pub digits: String,
}

/// A draw: what could come, and what came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Draw {
    /// What could come, in the order of the game, as a record writes it.
    pub outcomes: Vec<String>,
    /// What each of them weighs.
    pub weights: Vec<u32>,
    /// What came, as a record writes it.
    pub drawn: String,
}

/// A bot of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotInfo {
    /// Its name.
    pub name: String,
    /// What kind of player it is.
    pub about: String,
    /// Whether it is one of the levels people choose from; the others are for those who write programs.
    pub level: bool,
}

/// What a strong player advises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hints {
    /// Number of the last event it knew.
    #[ts(type = "number")]
    pub last: u64,
    /// At most three choices it has examined, best first; none where there is only one thing to do.
    pub hints: Vec<HintInfo>,
}

/// How clearly the best choice is better: than the next best, or than the one it is said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HintVerdict {
    /// There is little doubt.
    Clear,
    /// It probably is.
    Likely,
    /// Either may be better.
    CloseCall,
    /// Both come to the same.
    NoDifference,
}

/// What a strong player says of one choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintInfo {
    /// The choice, as one of the offered tokens.
    pub token: String,
    /// What it means.
    pub words: String,
    /// How clear it is.
    pub verdict: HintVerdict,
    /// The same in words: `A close call.`
    pub judged: String,
    /// How often the seat wins from there, in words, where that is known well enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<String>,
    /// Of the best choice: one sentence why it is better than the next best, if there is something to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
}
