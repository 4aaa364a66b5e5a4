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
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::watch;

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
    let (stopping, stopped) = watch::channel(());
    let mut stop = pin!(stop);
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
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopped = stopped.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                // Whoever is gone needs no answer.
                _ = connection.as_mut() => {}
                _ = stopped.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((stopped, held));
        });
    }
    drop((listener, stopped));
    stopping.send_replace(());
    stopping.closed().await;
}

#[cfg(test)]
mod tests {
    use axum::routing::{get, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;

    /// A server for this many connections of an address.
    async fn server(most: u32) -> (SocketAddr, oneshot::Sender<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let router = Router::new()
            .route("/", get(|| async { "donut" }))
            .route("/", post(|body: String| async { body }))
            .layer(tower_http::timeout::RequestBodyTimeoutLayer::new(HEAD_WITHIN));
        let most = Some(AtOnce::new(most));
        tokio::spawn(serve(listener, router, most, async move { drop(stopped.await) }));
        (address, stop)
    }

    async fn said(address: SocketAddr, words: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        stream
    }

    /// What comes until the server hangs up.
    async fn answer(mut stream: TcpStream) -> String {
        let mut answer = String::new();
        let read = tokio::time::timeout(4 * HEAD_WITHIN, stream.read_to_string(&mut answer)).await;
        // A connection that was reset is closed too.
        drop(read.expect("the server hangs up"));
        answer
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_says_nothing_or_half_of_it_is_hung_up_on() {
        let (address, _stop) = server(0).await;
        for words in [
            "",
            "GET / HTTP/1.1\r\nhost: ",
            "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
            "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf",
        ] {
            let began = tokio::time::Instant::now();
            let heard = answer(said(address, words).await).await;
            assert!(began.elapsed() < 3 * HEAD_WITHIN, "{words:?}: {heard}");
            assert_eq!(heard.contains("donut"), words.ends_with("a\r\n\r\n"), "{words:?}: {heard}");
        }
    }

    #[tokio::test]
    async fn an_address_has_so_many_connections_and_no_more() {
        let (address, stop) = server(2).await;
        let close = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
        let first = said(address, "GET").await;
        assert!(answer(said(address, close).await).await.contains("donut"));
        let mut second = said(address, "GET / HTTP/1.1\r\nhost: a\r\n\r\n").await;
        // Once it is answered it is known to be counted.
        assert!(second.read(&mut [0; 1000]).await.unwrap() > 0);
        assert_eq!(answer(said(address, "").await).await, "", "a third one is closed");
        drop(first);
        stop.send(()).unwrap();
        assert_eq!(answer(second).await, "", "one that waits for nothing ends with the server");
    }
}
