//! The arguments of `dozen admin`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use server::admin::Ask;
use server::core::{PlayerId, TableId};

const EXAMPLES: &str = "\
Examples:
  dozen admin tables
  dozen admin players ann
  dozen admin ban 17
  dozen admin log --json --data /var/lib/dozen

The server must be running. Only the user who runs it can ask it, and root. Whatever is changed is in its log for good.";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub wanted: Wanted,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// File with settings, in TOML
    #[arg(long, value_name = "FILE", env = "DOZEN_CONFIG", global = true)]
    pub config: Option<PathBuf>,
    /// Directory of the database [default: dozen in the user's data directory]
    #[arg(long, value_name = "DIR", env = "DOZEN_DATA", global = true)]
    pub data: Option<PathBuf>,
}

/// How many lines a list has.
#[derive(Debug, Args)]
pub(crate) struct Limit {
    /// How many at most, the latest first
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: usize,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Wanted {
    /// List the tables that changed last
    Tables(Limit),
    /// List the latest players
    Players {
        /// Only those whose names contain this
        name: Option<String>,
        #[command(flatten)]
        limit: Limit,
    },
    /// Show a table: its seats, and who sits there
    Table {
        /// Its id
        #[arg(value_parser = table)]
        id: TableId,
    },
    /// Show a player and their tables
    Player {
        /// Their number
        #[arg(value_parser = player)]
        id: PlayerId,
    },
    /// End the game at a table; everybody there is told
    Close {
        /// Its id
        #[arg(value_parser = table)]
        id: TableId,
    },
    /// Delete a table with its record; everybody there is told
    Delete {
        /// Its id
        #[arg(value_parser = table)]
        id: TableId,
    },
    /// Shut a player out; bots take their seats
    Ban {
        /// Their number
        #[arg(value_parser = player)]
        id: PlayerId,
    },
    /// Let a player in again
    Unban {
        /// Their number
        #[arg(value_parser = player)]
        id: PlayerId,
    },
    /// Call a player differently, at all their tables
    Rename {
        /// Their number
        #[arg(value_parser = player)]
        id: PlayerId,
        /// What they are called from now on
        name: String,
    },
    /// Forget a player: their secret, their name everywhere, their seats, and reports by and about them
    Forget {
        /// Their number
        #[arg(value_parser = player)]
        id: PlayerId,
    },
    /// List what players reported
    Reports(Limit),
    /// List what operators did
    Log(Limit),
}

fn table(text: &str) -> Result<TableId, &'static str> {
    text.parse()
}

fn player(text: &str) -> Result<PlayerId, String> {
    let number = text.parse().map_err(|_| "players have numbers; dozen admin players lists them".to_string());
    number.map(PlayerId)
}

impl From<Wanted> for Ask {
    fn from(wanted: Wanted) -> Self {
        match wanted {
            Wanted::Tables(Limit { limit }) => Ask::Tables { limit },
            Wanted::Players { name, limit: Limit { limit } } => Ask::Players { called: name, limit },
            Wanted::Table { id } => Ask::Table { table: id },
            Wanted::Player { id } => Ask::Player { player: id },
            Wanted::Close { id } => Ask::Close { table: id },
            Wanted::Delete { id } => Ask::Delete { table: id },
            Wanted::Ban { id } => Ask::Ban { player: id },
            Wanted::Unban { id } => Ask::Unban { player: id },
            Wanted::Rename { id, name } => Ask::Rename { player: id, name },
            Wanted::Forget { id } => Ask::Forget { player: id },
            Wanted::Reports(Limit { limit }) => Ask::Reports { limit },
            Wanted::Log(Limit { limit }) => Ask::Log { limit },
        }
    }
}
