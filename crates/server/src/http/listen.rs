//! Connections: how many an address may have, and how long they may say nothing.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;

use crate::limits::{AtOnce, Origin};

/// How long a connection may take to say what it wants, at first and between two requests.
pub(crate) const HEAD_WITHIN: Duration = Duration::from_secs(30);
/// How long to wait when the system has no more room for connections.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Answers connections until `stop` is ready, and then until each has got the answer it waits for.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    most: Option<Arc<AtOnce>>,
    stop: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN);
    let (open, mut stop) = (GracefulShutdown::new(), pin!(stop));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(e) => {
                // It may have gone already; or there are too many, and others must go first.
                tracing::debug!("a connection was not accepted: {e}");
                tokio::time::sleep(NO_ROOM).await;
                continue;
            }
        };
        let held = match &most {
            None => None,
            Some(most) => match most.one_more(Origin::from(address.ip())) {
                None => continue,
                held => held,
            },
        };
        // Small frames must not wait for each other; a connection without that still works.
        let _ = stream.set_nodelay(true);
        let answering = TowerToHyperService::new(router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            answering.call(request)
        });
        let connection = open.watch(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
        tokio::spawn(async move {
            // Whoever is gone needs no answer.
            let _ = connection.await;
            drop(held);
        });
    }
    drop(listener);
    open.shutdown().await;
}
