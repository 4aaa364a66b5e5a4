//! The arguments of the server and of what looks after its data.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  dozen serve
  dozen serve --listen 0.0.0.0:8080 --data /var/lib/dozen --no-open --https
  dozen serve --config /etc/dozen.toml

A flag counts before the environment, the environment before the file. Logs go to standard error; DOZEN_LOG says how much: error, info, debug.")]
pub(crate) struct ServeArgs {
    /// File with settings, in TOML
    #[arg(long, value_name = "FILE", env = "DOZEN_CONFIG")]
    pub config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:1313]
    #[arg(long, value_name = "ADDRESS", env = "DOZEN_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// Directory of the database; made if it is not there [default: dozen in the user's data directory]
    #[arg(long, value_name = "DIR", env = "DOZEN_DATA")]
    pub data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long, env = "DOZEN_NO_OPEN")]
    pub no_open: bool,
    /// Clients come by https, through a proxy: cookies must not travel otherwise
    #[arg(long, env = "DOZEN_HTTPS")]
    pub https: bool,
    /// Take a client's address from the last entry of X-Forwarded-For, which a proxy before the server adds
    #[arg(long, env = "DOZEN_PROXY")]
    pub proxy: bool,
    /// Write logs as one JSON object a line
    #[arg(long, env = "DOZEN_LOG_JSON")]
    pub log_json: bool,
    /// Seconds until a table that nobody needs leaves the memory [default: 120]
    #[arg(long, value_name = "S", env = "DOZEN_IDLE_AFTER", value_parser = clap::value_parser!(u64).range(1..=86400))]
    pub idle_after: Option<u64>,
    /// The same random numbers in every run, for tests: whoever knows the seed knows every secret
    #[arg(long, value_name = "N", hide = true)]
    pub seed: Option<u64>,
}

/// Where the data of a server is.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// File with settings, in TOML
    #[arg(long, value_name = "FILE", env = "DOZEN_CONFIG")]
    pub config: Option<PathBuf>,
    /// Directory of the database [default: dozen in the user's data directory]
    #[arg(long, value_name = "DIR", env = "DOZEN_DATA")]
    pub data: Option<PathBuf>,
}

pub(super) const CHECK: &str = "\
Examples:
  dozen check
  dozen check --data /var/lib/dozen

The exit code is 0 if everything is as it was stored.";

pub(super) const BACKUP: &str = "\
Examples:
  dozen backup /backup/dozen-monday.db
  dozen backup monday.db --data /var/lib/dozen

The server may go on meanwhile. A file that is there already is not written over.";

pub(super) const RESTORE: &str = "\
Examples:
  dozen restore /backup/dozen-monday.db
  dozen restore monday.db --data /var/lib/dozen

The server may go on meanwhile. What was there is kept in a file beside the database.";

#[derive(Debug, Args)]
pub(crate) struct CopyArgs {
    /// The copy
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

/// Reads the flags of `serve` from nothing, so that its defaults and the environment count.
#[derive(Debug, Parser)]
struct OnlyServe {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// What a plain `dozen` runs with.
    pub(super) fn usual() -> Result<Self, clap::Error> {
        OnlyServe::try_parse_from(["dozen"]).map(|only| only.args)
    }
}
