//! `dozen serve`: the tabletop for browsers and programs.

use std::path::PathBuf;
use std::time::Duration;

use server::http::Reached;
use server::{Config, Limits, Server};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::{Failure, warn};
use crate::screen::Screen;

pub(crate) fn run(args: &ServeArgs, screen: &mut Screen) -> Result<(), Failure> {
    log(args.log_json)?;
    let config = Config {
        listen: args.listen,
        data: args.data.clone().map_or_else(usual_data, Ok)?,
        reached: Reached { https: args.https, proxy: args.proxy },
        idle_after: Duration::from_secs(args.idle_after),
        limits: Limits::default(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|e| Failure::failed(format!("cannot start: {e}")))?;
    runtime.block_on(async {
        let failed = |e: server::ServeError| Failure::failed(e.to_string());
        let server = Server::open(&config).await.map_err(failed)?;
        let address = format!("http://{}", server.address());
        writeln!(screen, "Dozen is at {address} (data in {}); Ctrl-C stops it.", config.data.display())?;
        screen.flush()?;
        if !args.no_open {
            open_browser(address);
        }
        server.run(asked_to_stop()).await.map_err(failed)
    })
}

/// Where the database is if nobody says: where programs of this user keep their data.
fn usual_data() -> Result<PathBuf, Failure> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    let unknown = || Failure::usage("there is no home directory; say where the data is with --data DIR");
    Ok(base.ok_or_else(unknown)?.join("dozen"))
}

/// Sends logs to standard error, as much as `DOZEN_LOG` says.
fn log(json: bool) -> Result<(), Failure> {
    let wanted = std::env::var("DOZEN_LOG").unwrap_or_else(|_| "info".to_string());
    let filter = EnvFilter::try_new(&wanted)
        .map_err(|e| Failure::usage(format!("DOZEN_LOG cannot be '{wanted}': {e}")))?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
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
