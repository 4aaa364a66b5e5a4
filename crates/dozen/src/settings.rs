//! Settings of the server: from the command line, the environment and a file, in this order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::Deserialize;
use server::http::Reached;
use server::{Config, Limits};

use crate::cli::{DataArgs, ServeArgs};
use crate::failure::Failure;
use crate::files;

/// Where the server listens if nobody says.
const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 1313);
/// How long a table that nobody needs stays in memory, in seconds, if nobody says.
const IDLE_AFTER: u64 = 120;

/// What a file of settings may hold; everything may be left out.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) data: Option<PathBuf>,
    /// Whether to open the browser.
    pub(crate) open: bool,
    pub(crate) https: bool,
    pub(crate) proxy: bool,
    /// How much to log.
    pub(crate) log: Option<String>,
    pub(crate) log_json: bool,
    /// In seconds.
    pub(crate) idle_after: Option<u64>,
    /// In MiB; 0 means no limit.
    pub(crate) largest_database: u64,
    /// 0 keeps tables for good.
    pub(crate) expire_after_days: u32,
    /// The names that browsers know the server by.
    pub(crate) hosts: Vec<String>,
    pub(crate) limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            listen: None,
            data: None,
            open: true,
            https: false,
            proxy: false,
            log: None,
            log_json: false,
            idle_after: None,
            largest_database: 0,
            expire_after_days: 0,
            hosts: Vec::new(),
            limits: Limits::default(),
        }
    }
}

impl Settings {
    /// Those of the file; the usual ones if none is named.
    pub(crate) fn read(file: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = file else { return Ok(Settings::default()) };
        let settings: Settings = toml::from_str(&files::read_text(path)?)
            .map_err(|e| Failure::failed(format!("{}: {e}", files::name(path))))?;
        if settings.idle_after.is_some_and(|seconds| !(1..=86400).contains(&seconds)) {
            let message = "idle_after is 1 to 86400 seconds";
            return Err(Failure::failed(format!("{}: {message}", files::name(path))));
        }
        Ok(settings)
    }

    /// What the server runs with.
    pub(crate) fn config(&self, args: &ServeArgs) -> Result<Config, Failure> {
        const MIB: u64 = 1 << 20;
        let largest = self.largest_database.saturating_mul(MIB);
        let listen = args.listen.or(self.listen).unwrap_or(LISTEN);
        if args.seed.is_some() && !listen.ip().is_loopback() {
            return Err(Failure::usage("--seed makes secrets that can be guessed: listen on 127.0.0.1"));
        }
        Ok(Config {
            listen,
            seed: args.seed,
            data: data(args.data.as_ref().or(self.data.as_ref()))?,
            reached: Reached {
                https: args.https || self.https,
                proxy: args.proxy || self.proxy,
                hosts: self.hosts.clone().into(),
                ..Reached::default()
            },
            idle_after: Duration::from_secs(args.idle_after.or(self.idle_after).unwrap_or(IDLE_AFTER)),
            limits: self.limits,
            largest_database: (largest > 0).then_some(largest),
            expire_after: (self.expire_after_days > 0)
                .then(|| Duration::from_hours(24 * u64::from(self.expire_after_days))),
            pages: client::FILES,
        })
    }
}

/// Where the database is.
pub(crate) fn database(args: &DataArgs) -> Result<PathBuf, Failure> {
    Ok(data_of(args.config.as_deref(), args.data.as_ref())?.join(server::DATABASE))
}

/// Where the data of a server is that was started with this file of settings or this directory.
pub(crate) fn data_of(config: Option<&Path>, named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let settings = Settings::read(config)?;
    data(named.or(settings.data.as_ref()))
}

/// The data directory: the one that was named, or where programs of this user keep their data.
fn data(named: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    if let Some(named) = named {
        return Ok(named.clone());
    }
    let unknown = |_| Failure::usage("there is no home directory; say where the data is with --data DIR");
    Ok(choose_base_strategy().map_err(unknown)?.data_dir().join("dozen"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Settings, Failure> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        std::io::Write::write_all(&mut file, text.as_bytes()).unwrap();
        Settings::read(Some(file.path()))
    }

    fn args() -> ServeArgs {
        ServeArgs {
            config: None,
            listen: None,
            data: Some("/data".into()),
            no_open: false,
            https: false,
            proxy: false,
            log_json: false,
            idle_after: None,
            seed: None,
        }
    }

    #[test]
    fn secrets_that_can_be_guessed_do_not_leave_the_machine() {
        let seeded = |listen: &str| ServeArgs { seed: Some(1), listen: listen.parse().ok(), ..args() };
        assert_eq!(read("").unwrap().config(&seeded("127.0.0.1:0")).unwrap().seed, Some(1));
        assert!(read("").unwrap().config(&seeded("0.0.0.0:0")).is_err());
    }

    #[test]
    fn a_flag_counts_before_the_file_and_the_file_before_the_default() {
        let text = "listen = '0.0.0.0:80'\nidle_after = 9\nhttps = true\nlargest_database = 3\n[limits]\ntables_per_player = 5";
        let settings = read(text).unwrap();
        let config = settings.config(&args()).unwrap();
        assert_eq!(config.listen, "0.0.0.0:80".parse().unwrap());
        assert_eq!((config.idle_after, config.largest_database), (Duration::from_secs(9), Some(3 << 20)));
        assert!(config.reached.https && !config.reached.proxy);
        assert_eq!(config.limits, Limits { tables_per_player: 5, ..Limits::default() });
        let flags = ServeArgs { listen: Some("127.0.0.1:7".parse().unwrap()), idle_after: Some(4), ..args() };
        let config = settings.config(&flags).unwrap();
        assert_eq!((config.listen.port(), config.idle_after), (7, Duration::from_secs(4)));
        let plain = Settings::default().config(&args()).unwrap();
        assert_eq!((plain.listen, plain.idle_after), (LISTEN, Duration::from_mins(2)));
    }

    #[test]
    fn a_wrong_setting_is_named() {
        for (text, word) in
            [("lisen = 1", "lisen"), ("idle_after = 0", "idle_after"), ("limits = 3", "limits")]
        {
            let Failure::Failed(said) = read(text).unwrap_err() else { panic!("{text}") };
            assert!(said.contains(word), "{said}");
        }
    }
}
