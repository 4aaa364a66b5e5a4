//! The server as a whole: opened, run, stopped.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::http::router;
use crate::registry::{Hub, machine_time};
use crate::store::{Sqlite, StoreError};

/// The name of the database in the data directory.
pub const DATABASE: &str = "dozen.db";
/// How long open connections may take to end when the server stops.
const GOODBYE_WITHIN: Duration = Duration::from_secs(5);

/// What an operator chooses.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the database is; made if it is not there.
    pub data: PathBuf,
    /// Whether clients reach the server by https (through a proxy).
    pub https: bool,
    /// How long a table that nobody needs stays in memory.
    pub idle_after: Duration,
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
    /// The database cannot be opened.
    #[error("the database {path} cannot be opened: {cause}")]
    Database {
        /// Which one.
        path: String,
        /// Why.
        cause: StoreError,
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
    https: bool,
}

impl Server {
    /// Opens the database and the port.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        let data = |cause| ServeError::Data { path: config.data.display().to_string(), cause };
        std::fs::create_dir_all(&config.data).map_err(data)?;
        let path = config.data.join(DATABASE);
        let database = |cause| ServeError::Database { path: path.display().to_string(), cause };
        let store = Arc::new(Sqlite::open(&path).map_err(database)?);
        let hub = Hub::new(store, machine_time(), config.idle_after)?;
        let listen = |cause| ServeError::Listen { address: config.listen, cause };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        Ok(Server { listener, address, hub, https: config.https })
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
        let (stopping, mut stopped) = tokio::sync::watch::channel(false);
        let hub = self.hub.clone();
        let goodbye = async move {
            stop.await;
            hub.stop().await;
            stopping.send_replace(true);
        };
        let listener = self.listener.tap_io(|connection| {
            // Small frames must not wait for each other; a connection without that still works.
            let _ = connection.set_nodelay(true);
        });
        let router = router(self.hub.clone(), self.https);
        let serving = axum::serve(listener, router).with_graceful_shutdown(goodbye).into_future();
        let served = tokio::select! {
            served = serving => served,
            () = async {
                // A sender that is gone has sent what it had to.
                let _ = stopped.wait_for(|stopping| *stopping).await;
                tokio::time::sleep(GOODBYE_WITHIN).await;
            } => Ok(()),
        };
        clocks.abort();
        Ok(served?)
    }
}
