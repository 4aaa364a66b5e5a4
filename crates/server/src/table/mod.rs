//! A live table: one task that owns its state, talks to its listeners and writes its log.
//!
//! **Nothing leaves before it is durable.** The task decides what it was asked (in memory), hands the entries to the
//! store, and only when the store says that they are safe does anybody hear of them. If they are not, or if the task
//! panics, it ends: its sockets are closed, and the next request builds the table again from its log.

mod absence;
mod finished;
#[cfg(test)]
mod fixtures;
mod frames;
mod hints;
mod lag;
mod listeners;
mod people;
mod reports;
mod said;
mod saving;
mod task;
mod thinking;
mod visits;
mod waiting;
#[cfg(test)]
mod width;

pub use listeners::{Closed, Extras, Outbox, outbox};
pub use reports::Reported;
pub(crate) use said::sayable;
pub(crate) use task::{End, run};
pub use waiting::Waiter;

use std::time::Instant;

use catalog::Answer;
use protocol::{Hints, RulesPage, SaidLine, TableBox, TableConfig, TableState};
use tabletop::{Language, Phrase, Record, Seat};
use tokio::sync::oneshot;

use crate::budget::Account;
use crate::core::{Command, PlayerId, Refusal};
use crate::limits::Origin;
use crate::replay::Source;

/// A listener, by number. No two listeners of a server ever have the same one: a message that arrives late must not be
/// taken for somebody else's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListenerId(pub(crate) u64);

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table's task can be asked.
#[derive(Debug)]
pub enum Request {
    /// To do something, and to answer once it is durable.
    Do {
        /// What.
        command: Command,
        /// At whose cost, if it is at anybody's.
        account: Option<Account>,
        /// The generation of the table as whoever asks knows it, if they say so.
        generation: Option<u64>,
        /// The event that did it, if anything had to be done.
        reply: Reply<Option<u64>>,
    },
    /// To do something for a listener, who hears of it through its outbox.
    Tell {
        /// Who asks.
        listener: ListenerId,
        /// The client's own id of the request.
        id: String,
        /// What.
        command: Command,
        /// When, to measure how long it takes.
        asked: Instant,
    },
    /// To let somebody listen.
    Join {
        /// Who; `None` is somebody without a name.
        player: Option<PlayerId>,
        /// The last event they saw.
        last: Option<u64>,
        /// The generation of the table that they saw, if they say so.
        generation: Option<u64>,
        /// What they are called.
        name: String,
        /// Where they come from.
        origin: Origin,
        /// What they want to see beside the game.
        extras: Extras,
        /// The language they read.
        language: Language,
        /// Where frames go.
        outbox: Outbox,
        /// The listener's number.
        reply: Reply<ListenerId>,
    },
    /// The scene after an entry, for somebody without a websocket; with the other one, once there is something new.
    Scene(Waiter),
    /// To forget a listener.
    Part(ListenerId),
    /// To send a listener the full view.
    Look(ListenerId),
    /// To tell a listener why it cannot choose this action now.
    Why {
        /// Who asks.
        listener: ListenerId,
        /// The client's own id of the question.
        id: String,
        /// The action.
        token: String,
    },
    /// Why a player cannot choose this action now, in a language; `None` if they can.
    WhyNot(PlayerId, Language, String, Reply<Option<String>>),
    /// To pass on what a listener says.
    Chat(ListenerId, String),
    /// To pass on what a player says who is called so.
    Say((PlayerId, String), String, Reply<()>),
    /// What was said after the message with this number, as far as somebody heard it.
    Said(Option<PlayerId>, u64, Reply<Vec<SaidLine>>),
    /// How the table looks to a player.
    Info(Option<PlayerId>, Reply<TableState>),
    /// What is in the box, in a language.
    Contents(Option<PlayerId>, Language, Reply<TableBox>),
    /// The rules for people, in a language.
    Rules(Option<PlayerId>, Language, Reply<RulesPage>),
    /// The record as a player may have it.
    Record(Option<PlayerId>, Reply<Record>),
    /// The whole game, once it is over.
    Finished(Option<PlayerId>, Reply<Source>),
    /// The edition file the table was made with.
    Edition(Option<PlayerId>, Reply<String>),
    /// What a strong player would think of what the player's seat may choose.
    Hint(PlayerId, Language, Reply<Hints>),
    /// What a table for playing again needs: its settings and who sits where, if the player may ask for it.
    Again(PlayerId, Reply<Again>),
    /// A bot has thought; `None` if it failed to.
    BotChose {
        /// Whose seat.
        seat: Seat,
        /// The event that asked it.
        asked: u64,
        /// Its choice.
        answer: Option<Answer>,
    },
    /// Who it is whom a player reports: at this seat, or who said this.
    Report(PlayerId, Option<Seat>, Option<String>, Reply<Reported>),
    /// To send somebody away: this player, or everybody who listens; and to say why.
    SendAway(Option<PlayerId>, Phrase),
    /// To be put together again from its log.
    Restart,
    /// The same, unless the log is of this generation.
    TurnTo(u64),
    /// To finish writing, say good-bye and end.
    Stop,
}

/// What is needed to play again.
#[derive(Clone, Debug)]
pub enum Again {
    /// Somebody made the table already.
    Made(String),
    /// The settings, and who sits where: the first seat has moved on by one.
    Make {
        /// The settings.
        config: TableConfig,
        /// A person or the name of a bot for each seat.
        sitters: Vec<(Seat, Option<PlayerId>, String)>,
    },
}
