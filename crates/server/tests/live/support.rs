//! A server in this process, and clients that speak to it over the network.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::http::{Reached, router};
use server::registry::Hub;
use server::store::{Memory, SharedStore};
use server::{Config, Limits, Server, World};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take before the test has failed. Nothing waits that long when all is well.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A small client, for the servers without a folder.
pub(crate) static PAGES: &[client::File] = &[
    client::File { path: "assets/app-4711.js", bytes: b"let donuts = 12;", gzip: Some(b"squeezed") },
    client::File { path: "assets/font-4712.woff2", bytes: &[0, 159, 146, 150], gzip: None },
    client::File { path: "favicon.svg", bytes: b"<svg/>", gzip: None },
    client::File { path: "index.html", bytes: b"<!doctype html><title>Dozen</title>", gzip: Some(b"small") },
];

/// A server with its data in a folder.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    /// Settings of a server that keeps its data here.
    pub(crate) fn config(data: &Path) -> Config {
        Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: data.to_path_buf(),
            reached: Reached::default(),
            idle_after: Duration::from_mins(1),
            limits: Limits::default(),
            largest_database: None,
            expire_after: None,
            seed: None,
            pages: &[],
        }
    }

    pub(crate) async fn start(data: &Path) -> Self {
        Self::run(Self::config(data)).await
    }

    pub(crate) async fn run(config: Config) -> Self {
        let server = Server::open(&config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(async move { server.run(stopped).await.unwrap() });
        Running { address, stop, task }
    }

    /// A server over a store in memory that can be told to fail.
    pub(crate) async fn over(store: Memory) -> Self {
        Self::with(Arc::new(store), World::real().unwrap(), Duration::from_mins(1), Limits::default()).await.0
    }

    /// A server whose clock the test sets.
    pub(crate) async fn timed(idle_after: Duration) -> (Self, Hub, Time) {
        let time = Time::default();
        let world = World { time: time.source(), ..World::real().unwrap() };
        let store = Arc::new(Memory::default());
        let (server, hub) = Self::with(store, world, idle_after, Limits::default()).await;
        (server, hub, time)
    }

    pub(crate) async fn with(
        store: SharedStore,
        world: World,
        idle_after: Duration,
        limits: Limits,
    ) -> (Self, Hub) {
        let hub = Hub::new(store, world, idle_after, limits);
        hub.come_up().await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let router = router(hub.clone(), Reached::default(), PAGES);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let task = tokio::spawn(async move {
            tokio::select! {
                served = axum::serve(listener, service) => served.unwrap(),
                _ = stopped => {}
            }
        });
        (Running { address, stop, task }, hub)
    }

    /// As a service manager stops it.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        timeout(PATIENCE, self.task).await.expect("the server stops").unwrap();
    }

    pub(crate) async fn player(&self, name: &str) -> Player {
        let mut player = Player { address: self.address, secret: None };
        let (status, made) = player.call("POST", "/api/players", json!({ "name": name })).await;
        assert_eq!(status, 201, "{made}");
        player.secret = Some(made["secret"].as_str().unwrap().to_string());
        player
    }

    /// A table where these sit in order, and the game has begun. The first is the host.
    pub(crate) async fn table(&self, config: Value, players: &[&Player]) -> String {
        let made = players[0].post("/api/tables", config).await;
        let table = made["id"].as_str().unwrap().to_string();
        for player in players {
            player.post(&format!("/api/tables/{table}/sit"), json!({})).await;
        }
        players[0].post(&format!("/api/tables/{table}/start"), json!({})).await;
        table
    }
}

/// A clock that goes when it is told to.
#[derive(Clone, Default)]
pub(crate) struct Time(Arc<AtomicU64>);

impl Time {
    pub(crate) fn source(&self) -> Arc<dyn Fn() -> u64 + Send + Sync> {
        let time = self.clone();
        Arc::new(move || 1_000_000 + time.0.load(Ordering::SeqCst))
    }

    /// Somebody sets the clock back.
    pub(crate) fn set_back(&self, seconds: u64) {
        self.0.fetch_sub(seconds * 1000, Ordering::SeqCst);
    }

    pub(crate) fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds * 1000, Ordering::SeqCst);
    }
}

/// Somebody who asks over HTTP.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) address: SocketAddr,
    pub(crate) secret: Option<String>,
}

impl Player {
    /// A request and its answer, one connection each.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let (status, _, body) = self.raw(method, path, &[], &body.to_string()).await;
        let value = serde_json::from_str(&body).unwrap_or(Value::String(body));
        (status, value)
    }

    /// The same with headers of one's own; returns the headers of the answer too.
    pub(crate) async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (u16, String, String) {
        let bearer = self.secret.as_ref().map_or(String::new(), |s| format!("authorization: Bearer {s}\r\n"));
        let more: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let more = more.concat();
        let (host, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{bearer}{more}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let talk = async {
            let mut connection = TcpStream::connect(self.address).await.unwrap();
            connection.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            connection.read_to_string(&mut answer).await.unwrap();
            answer
        };
        let answer = timeout(PATIENCE, talk).await.expect("the server answers");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_string(), body.to_string())
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.call("POST", path, body).await;
        assert!((200..300).contains(&status), "{path}: {status} {answer}");
        answer
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.call("GET", path, json!({})).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Opens the table without a word.
    pub(crate) async fn connect(&self, table: &str) -> Live {
        self.try_connect(table).await.expect("the server accepts a websocket")
    }

    /// The same from a browser that prefers a language.
    pub(crate) async fn connect_speaking(&self, table: &str, language: &str) -> Live {
        let connected = self.try_connect_speaking(table, language).await;
        connected.expect("the server accepts a websocket")
    }

    /// The status and the problem if it is refused.
    pub(crate) async fn try_connect(&self, table: &str) -> Result<Live, (u16, Value)> {
        self.try_connect_speaking(table, "*").await
    }

    async fn try_connect_speaking(&self, table: &str, language: &str) -> Result<Live, (u16, Value)> {
        let mut request =
            format!("ws://{}/api/tables/{table}/live", self.address).into_client_request().unwrap();
        request.headers_mut().insert("accept-language", language.parse().unwrap());
        if let Some(secret) = &self.secret {
            request.headers_mut().insert("authorization", format!("Bearer {secret}").parse().unwrap());
        }
        match timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await.unwrap() {
            Ok((socket, _)) => Ok(Live { socket, scene: Value::Null, requests: 0 }),
            Err(Error::Http(answer)) => {
                let problem = answer.body().as_deref().unwrap_or_default();
                Err((answer.status().as_u16(), serde_json::from_slice(problem).unwrap_or_default()))
            }
            Err(e) => panic!("{e}"),
        }
    }

    /// The same over a connection that holds next to nothing for a client that does not read.
    pub(crate) async fn connect_narrow(&self, table: &str) -> Live {
        let mut request =
            format!("ws://{}/api/tables/{table}/live", self.address).into_client_request().unwrap();
        let bearer = format!("Bearer {}", self.secret.as_ref().unwrap());
        request.headers_mut().insert("authorization", bearer.parse().unwrap());
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = MaybeTlsStream::Plain(socket.connect(self.address).await.unwrap());
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        Live { socket, scene: Value::Null, requests: 0 }
    }

    /// Opens the table and says hello; returns the answer too.
    pub(crate) async fn join(&self, table: &str, last: Option<u64>) -> (Live, Value) {
        let mut live = self.connect(table).await;
        live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "last": last })).await;
        let first = live.next().await;
        (live, first)
    }
}

/// What a request as it is written here is answered with.
pub(crate) async fn status_of(address: SocketAddr, request: &str) -> u16 {
    let talk = async {
        let mut connection = TcpStream::connect(address).await.unwrap();
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await.unwrap();
        answer
    };
    let answer = timeout(PATIENCE, talk).await.expect("the server answers");
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A websocket at a table.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The game as it was last told.
    pub(crate) scene: Value,
    requests: usize,
}

impl Live {
    pub(crate) async fn send(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    pub(crate) async fn ping(&mut self) {
        // Who is cut off in between is cut off.
        drop(self.socket.send(Message::Ping(Vec::new().into())).await);
    }

    /// The next message that is not about who is there.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let text = match self.receive().await {
                Ok(text) => text,
                Err(code) => panic!("closed with {code:?}"),
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            if let Some(scene) = message.get("scene") {
                self.scene = scene.clone();
            }
            if message["type"] != "presence" {
                return message;
            }
        }
    }

    /// The next message as it is, or the code the socket was closed with.
    pub(crate) async fn receive(&mut self) -> Result<String, Option<u16>> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("the server says something") {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Waits for the socket to be closed.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.receive().await {
                return code;
            }
        }
    }

    pub(crate) fn last(&self) -> u64 {
        self.scene["last"].as_u64().unwrap()
    }

    /// The tokens of what may be chosen.
    pub(crate) fn tokens(&self) -> Vec<String> {
        let choices = self.scene["choices"].as_array().into_iter().flatten();
        choices.map(|choice| choice["token"].as_str().unwrap().to_string()).collect()
    }

    /// The token of the first thing that may be chosen.
    pub(crate) fn some_token(&self) -> Option<String> {
        self.tokens().into_iter().next()
    }

    /// Chooses, with an id of its own; returns the id.
    pub(crate) async fn act(&mut self, base: u64, token: &str) -> String {
        self.requests += 1;
        let id = format!("request {}", self.requests);
        self.send(json!({ "type": "act", "id": id, "base": base, "token": token })).await;
        id
    }

    /// Waits for the ack of a request; returns its entry.
    pub(crate) async fn acked(&mut self, id: &str) -> u64 {
        loop {
            let message = self.next().await;
            assert_ne!(message["type"], "refusal", "{message}");
            let alone = (message["type"] == "ack").then_some(&message);
            let listed = message["acks"].as_array().into_iter().flatten();
            if let Some(ack) = alone.into_iter().chain(listed).find(|ack| ack["id"] == id) {
                return ack["entry"].as_u64().unwrap();
            }
        }
    }

    /// Waits for a refusal; returns its code.
    pub(crate) async fn refused(&mut self) -> String {
        loop {
            let message = self.next().await;
            if message["type"] == "refusal" {
                return message["code"].as_str().unwrap().to_string();
            }
        }
    }
}
