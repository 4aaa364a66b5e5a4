//! The arguments.

use std::net::SocketAddr;
use std::path::PathBuf;

use catalog::GAMES;
use clap::Parser;
use clap::builder::PossibleValuesParser;

/// Load-tests a server on this machine.
#[derive(Debug, Parser)]
#[command(
    name = "load",
    version,
    max_term_width = 100,
    after_help = "\
Examples:
  load --tables 200 --seconds 5
  load --rate 2000
  load --kill 200 --seed 1
  load --goals --json

Without --server it starts a server of its own, with an empty directory that is gone afterwards, and only that one is
ever killed. Two clients sit at each table and play any legal action; docs/load.md says how to read the figures."
)]
pub(crate) struct Args {
    /// The game that is played
    #[arg(long, value_name = "GAME", default_value = "go-nuts", value_parser = games())]
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
    /// Let only bots play at this many tables, six experts at each, while somebody watches, and measure how long people
    /// at other tables wait for their bots
    #[arg(long, value_name = "TABLES", value_parser = clap::value_parser!(u64).range(0..=1000), conflicts_with_all = ["rate", "idle", "stored", "kill", "goals", "server"])]
    pub experts: Option<u64>,
    /// Tables with a person and a bot, with --experts
    #[arg(long, value_name = "TABLES", default_value = "20", value_parser = clap::value_parser!(u64).range(1..=200))]
    pub people: u64,
    /// Measure everything that has a goal, one after the other
    #[arg(long, conflicts_with_all = ["rate", "idle", "stored", "kill"])]
    pub goals: bool,
    /// A server that runs on this machine, without limits, instead of one's own
    #[arg(long, value_name = "ADDRESS", value_parser = on_this_machine, conflicts_with_all = ["idle", "stored", "kill", "goals"])]
    pub server: Option<SocketAddr>,
    /// The program that is started as a server; the dozen beside this one if not given
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    pub program: Option<PathBuf>,
    /// Seed of the clients' choices and of the kills; a random one if not given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Print the figures as one JSON object
    #[arg(long)]
    pub json: bool,
}

fn games() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|game| game.meta().id))
}

fn on_this_machine(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr = text.parse().map_err(|_| "an address is written 127.0.0.1:1313".to_string())?;
    if !address.ip().is_loopback() {
        return Err("that is another machine; only a server on this one may be put under load".to_string());
    }
    Ok(address)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn only_this_machine_is_put_under_load_and_only_so_much() {
        for (args, said) in [
            (&["--server", "192.0.2.1:80"][..], "another machine"),
            (&["--server", "127.0.0.1:1", "--kill", "3"], "--kill"),
            (&["--tables", "1000000"], "1000000"),
            (&["--game", "chess"], "chess"),
        ] {
            let refused = Args::try_parse_from([&["load"], args].concat()).unwrap_err().to_string();
            assert!(refused.contains(said), "{refused}");
        }
        assert!(Args::try_parse_from(["load", "--server", "127.0.0.1:1313", "--game", "donut"]).is_ok());
    }
}
