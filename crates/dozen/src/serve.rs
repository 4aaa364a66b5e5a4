//! `dozen serve`: the tabletop for browsers and programs.

use std::io::{ErrorKind, IsTerminal as _};

use server::{ServeError, Server};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::{Failure, warn};
use crate::screen::Screen;
use crate::settings::Settings;

/// How many threads read from the database at once. Reading is short, and every thread has a connection with a cache and
/// memory of its own.
const READERS_PER_CORE: usize = 2;

pub(crate) fn run(args: &ServeArgs, screen: &mut Screen) -> Result<(), Failure> {
    let settings = Settings::read(args.config.as_deref())?;
    log(args.log_json || settings.log_json, settings.log.as_deref())?;
    let config = settings.config(args)?;
    let open = settings.open && !args.no_open;
    // Every connection is an open file.
    server::open_many_files();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(READERS_PER_CORE * cores)
        .build()
        .map_err(|e| Failure::failed(format!("cannot start: {e}")))?;
    runtime.block_on(async {
        let failed = |e: ServeError| match &e {
            ServeError::Listen { address, cause } if cause.kind() == ErrorKind::AddrInUse => {
                let words = "another program listens there; stop it, or choose another address with --listen";
                Failure::failed(format!("cannot listen on {address}: {words}"))
            }
            _ => Failure::failed(e.to_string()),
        };
        let server = Server::open(&config).await.map_err(failed)?;
        let address = format!("http://{}", server.address());
        writeln!(screen, "Dozen is at {address} (data in {}); Ctrl-C stops it.", config.data.display())?;
        screen.flush()?;
        if open {
            open_browser(address);
        }
        server.run(asked_to_stop()).await.map_err(failed)
    })
}

/// What is never logged in detail.
const OVERHEARD: [&str; 3] = ["hyper=info", "tungstenite=info", "tokio_tungstenite=info"];

/// Sends logs to standard error, as much as `DOZEN_LOG` or the file says.
fn log(json: bool, file: Option<&str>) -> Result<(), Failure> {
    let wanted = std::env::var("DOZEN_LOG").ok().or_else(|| file.map(str::to_string));
    let wanted = wanted.unwrap_or_else(|| "info".to_string());
    let filter = EnvFilter::try_new(&wanted)
        .map_err(|e| Failure::usage(format!("DOZEN_LOG cannot be '{wanted}': {e}")))?;
    // These write down what is sent, secrets and all, when they are asked for everything.
    let filter = OVERHEARD
        .iter()
        .try_fold(filter, |filter, quiet| quiet.parse().map(|quiet| filter.add_directive(quiet)));
    let filter = filter.map_err(|e| Failure::failed(format!("logs cannot be set up: {e}")))?;
    let colours = std::io::stderr().is_terminal();
    let logs =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    if json {
        logs.json().init();
    } else {
        logs.init();
    }
    Ok(())
}

/// Opening a browser may take a while or hang; the server does not wait for it.
fn open_browser(address: String) {
    std::thread::spawn(move || {
        if let Err(e) = open::that_detached(&address) {
            warn(&format!("the browser cannot be opened ({e}); go to {address} yourself"));
        }
    });
}

/// Ready when somebody wants the server to stop: Ctrl-C, or the signal service managers send.
async fn asked_to_stop() {
    let interrupted = async {
        // Without a handler the signal ends the process by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            },
            Err(_) => interrupted.await,
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
