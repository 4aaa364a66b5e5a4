//! The server as a whole: opened, run, stopped.

use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

#[cfg(unix)]
use crate::admin::{SOCKET, socket::Socket};
use crate::folder::{Folder, FolderError};
use crate::http::{Reached, listen, router};
use crate::limits::{AtOnce, Limits};
use crate::registry::Hub;
use crate::store::{Sqlite, StoreError};
use crate::world::World;

/// The name of the database in the data directory.
pub const DATABASE: &str = "dozen.db";
/// How long open connections may take to end when the server stops.
const GOODBYE_WITHIN: Duration = Duration::from_secs(5);

/// Lets this process, and those it starts, open as many files as the system allows. Returns how many that is, if it is
/// bounded.
#[cfg(unix)]
pub fn open_many_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is not allowed, what was allowed before still is.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current
}

/// Where there is no such limit.
#[cfg(not(unix))]
pub fn open_many_files() -> Option<u64> {
    None
}

/// What an operator chooses.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the database is; made if it is not there.
    pub data: PathBuf,
    /// How clients reach the server.
    pub reached: Reached,
    /// How long a table that nobody needs stays in memory.
    pub idle_after: Duration,
    /// What players and addresses may ask for.
    pub limits: Limits,
    /// What the database must not outgrow, in bytes.
    pub largest_database: Option<u64>,
    /// How long a table is kept after its end; for good if nothing is said.
    pub expire_after: Option<Duration>,
    /// What all random numbers come from, in a test that needs the same deals every time; those of the operating system
    /// if nothing is said.
    pub seed: Option<u64>,
    /// The files of the browser client; without any there is a plain page.
    pub pages: &'static [client::File],
}

/// Why the server could not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data directory cannot be made.
    #[error("the data directory {path} cannot be used: {cause}")]
    Data {
        /// Which one.
        path: String,
        /// Why.
        cause: std::io::Error,
    },
    /// Another server uses the data directory.
    #[error(
        "another Dozen server uses the data directory {path}{}; stop it, or choose another directory with --data",
        .process.map_or_else(String::new, |id| format!(" (process {id})"))
    )]
    InUse {
        /// Which one.
        path: String,
        /// The process that uses it, if it is known.
        process: Option<u32>,
    },
    /// The database cannot be opened.
    #[error("the database {path} cannot be opened: {cause}")]
    Database {
        /// Which one.
        path: String,
        /// Why.
        cause: String,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// Which one.
        address: SocketAddr,
        /// Why.
        cause: std::io::Error,
    },
    /// Something of the operating system failed.
    #[error("the server cannot go on: {0}")]
    System(#[from] std::io::Error),
}

/// A server that is ready to run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hub: Hub,
    reached: Reached,
    pages: &'static [client::File],
    expire_after: Option<Duration>,
    folder: Folder,
    #[cfg(unix)]
    socket: Option<Socket>,
}

impl Server {
    /// Opens the database and the port.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        let folder = Folder::open(&config.data).map_err(|e| {
            let path = config.data.display().to_string();
            match e {
                FolderError::InUse(process) => ServeError::InUse { path, process },
                FolderError::Failed(cause) => ServeError::Data { path, cause },
            }
        })?;
        let path = config.data.join(DATABASE);
        let database = |cause| {
            let cause = match cause {
                StoreError::Failed(why) => why,
                other => other.to_string(),
            };
            ServeError::Database { path: path.display().to_string(), cause }
        };
        let store = Arc::new(Sqlite::open_bounded(&path, config.largest_database).map_err(database)?);
        let world = World::real()?;
        let world = config.seed.into_iter().fold(world, World::seeded);
        let hub = Hub::new(store, world, config.idle_after, config.limits);
        hub.come_up().await;
        let listen = |cause| ServeError::Listen { address: config.listen, cause };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let reached = Reached { port: address.port(), ..config.reached.clone() };
        let (pages, expire_after) = (config.pages, config.expire_after);
        Ok(Server {
            listener,
            address,
            hub,
            reached,
            pages,
            expire_after,
            #[cfg(unix)]
            socket: socket(&folder, &config.data),
            folder,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The tables.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Serves until `stop` is ready; then lets every table finish writing and say good-bye.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let clocks = tokio::spawn(self.hub.clone().watch_clocks());
        let noting = tokio::spawn(self.hub.clone().keep_noting());
        let turning = tokio::spawn(self.hub.clone().watch_generation());
        let expiry = tokio::spawn(self.hub.clone().watch_expiry(self.expire_after));
        #[cfg(unix)]
        let operators = self.socket.map(|socket| tokio::spawn(socket.serve(self.hub.clone())));
        let (stopping, mut stopped) = tokio::sync::watch::channel(false);
        let hub = self.hub.clone();
        let goodbye = async move {
            stop.await;
            hub.stop().await;
            stopping.send_replace(true);
        };
        // Behind a proxy all connections come from it.
        let most = self.hub.limits().connections_per_address;
        let most = (!self.reached.proxy).then(|| AtOnce::new(most));
        let router = router(self.hub.clone(), self.reached, self.pages);
        tokio::select! {
            () = listen::serve(self.listener, router, most, goodbye) => {}
            () = async {
                // A sender that is gone has sent what it had to.
                let _ = stopped.wait_for(|stopping| *stopping).await;
                tokio::time::sleep(GOODBYE_WITHIN).await;
            } => {}
        };
        clocks.abort();
        expiry.abort();
        noting.abort();
        turning.abort();
        #[cfg(unix)]
        if let Some(operators) = operators {
            operators.abort();
            // The socket goes before the directory is free for another server.
            let _ = operators.await;
        }
        drop(self.folder);
        Ok(())
    }
}

/// The socket for operators. A server is as good without one.
#[cfg(unix)]
fn socket(_held: &Folder, data: &Path) -> Option<Socket> {
    let opened = Socket::open(data);
    if let Err(e) = &opened {
        let path = data.join(SOCKET);
        tracing::warn!("dozen admin will not work: {} cannot be made: {e}", path.display());
    }
    opened.ok()
}
