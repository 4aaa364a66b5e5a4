//! The arguments of `dozen load`.

use std::net::SocketAddr;

use clap::Args;

use super::GameId;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen load --tables 200 --seconds 5
  dozen load --rate 2000
  dozen load --kill 200 --seed 1
  dozen load --goals --json

Without --server it starts a server of its own, with an empty directory that is gone afterwards, and only that one is
ever killed. Two clients sit at each table and play any legal action; docs/load.md says how to read the figures.")]
pub(crate) struct LoadArgs {
    /// The game that is played
    #[arg(long, value_name = "GAME", default_value = "go-nuts", value_parser = GameId)]
    pub game: String,
    /// Tables that are played at, with two sockets each [default: 2000; 300 with --kill]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=10_000), conflicts_with_all = ["idle", "stored"])]
    pub tables: Option<u64>,
    /// How long to measure
    #[arg(long, value_name = "S", default_value = "20", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// Actions a second, whatever the server does; as many as possible if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub rate: Option<u32>,
    /// Measure the memory of this many sockets that do nothing
    #[arg(long, value_name = "SOCKETS", value_parser = clap::value_parser!(u64).range(2..=20_000), conflicts_with = "rate")]
    pub idle: Option<u64>,
    /// Measure how long a server takes to start with this many stored tables
    #[arg(long, value_name = "TABLES", value_parser = clap::value_parser!(u64).range(1..=1_000_000), conflicts_with_all = ["rate", "idle"])]
    pub stored: Option<u64>,
    /// Kill the server this often while everybody plays, and look whether anything was lost
    #[arg(long, value_name = "TIMES", value_parser = clap::value_parser!(u32).range(1..=10_000), conflicts_with_all = ["rate", "idle", "stored"])]
    pub kill: Option<u32>,
    /// Measure everything that has a goal, one after the other
    #[arg(long, conflicts_with_all = ["rate", "idle", "stored", "kill"])]
    pub goals: bool,
    /// A server that runs on this machine, without limits, instead of one's own
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["idle", "stored", "kill", "goals"])]
    pub server: Option<SocketAddr>,
    /// Seed of the clients' choices and of the kills; a random one if not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Print the figures as one JSON object
    #[arg(long)]
    pub json: bool,
}
