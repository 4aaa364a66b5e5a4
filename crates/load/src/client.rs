//! The network side of the load: HTTP requests and websockets, on loopback.

use std::cell::RefCell;
use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::wire::Say;

/// What a websocket reads at once.
const READ_BUFFER: usize = 8 * 1024;
/// The version of the protocol that is spoken.
const PROTOCOL: u32 = 2;

/// Why something did not work.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The server is gone, or the connection is: it may be worth another try.
    Lost(String),
    /// The server said no, with this code and these words.
    Refused(String, String),
    /// The server did something that it must not do.
    Wrong(String),
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Trouble::Lost(why) => write!(f, "the connection is lost: {why}"),
            Trouble::Refused(code, words) if code == "too-many" || code == "limit" => {
                write!(f, "the server refuses: {words}; lift its limits, as docs/load.md says")
            }
            Trouble::Refused(code, words) => write!(f, "the server refuses ({code}): {words}"),
            Trouble::Wrong(what) => f.write_str(what),
        }
    }
}

/// An address of the server, with connections that are kept open.
#[derive(Debug)]
pub(crate) struct Http {
    pub(crate) address: SocketAddr,
    /// The address it comes from, if the system does not choose one.
    source: Option<IpAddr>,
    idle: RefCell<Vec<SendRequest<Full<Bytes>>>>,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
    message: String,
}

impl Http {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Http { address, source: None, idle: RefCell::default() }
    }

    /// The same from this address of the machine.
    pub(crate) fn coming_from(address: SocketAddr, source: IpAddr) -> Self {
        Http { address, source: Some(source), idle: RefCell::default() }
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, Trouble> {
        let stream = tcp(self.address, self.source).await?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(lost)?;
        // A connection that breaks is noticed by whoever uses it next.
        tokio::task::spawn_local(async move { drop(connection.await) });
        Ok(sender)
    }

    /// A request and the body of its answer. Nobody is asked for a secret that is empty.
    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        secret: &str,
        body: String,
    ) -> Result<Bytes, Trouble> {
        let kept = self.idle.borrow_mut().pop().filter(|sender| !sender.is_closed());
        let mut sender = match kept {
            Some(sender) => sender,
            None => self.connect().await?,
        };
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        let request = if secret.is_empty() {
            request
        } else {
            request.header(AUTHORIZATION, format!("Bearer {secret}"))
        };
        let request = request.body(Full::from(body)).expect("a request is made of plain words");
        let answer = sender.send_request(request).await.map_err(lost)?;
        let status = answer.status();
        let body = answer.into_body().collect().await.map_err(lost)?.to_bytes();
        self.idle.borrow_mut().push(sender);
        if status.is_success() {
            return Ok(body);
        }
        match serde_json::from_slice(&body) {
            Ok(Problem { code, message }) => Err(Trouble::Refused(code, message)),
            Err(_) => Err(Trouble::Wrong(format!("the server answered {path} with {status}"))),
        }
    }

    pub(crate) async fn post(&self, path: &str, secret: &str, body: String) -> Result<Bytes, Trouble> {
        self.call(Method::POST, path, secret, body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Bytes, Trouble> {
        self.call(Method::GET, path, "", String::new()).await
    }
}

async fn tcp(address: SocketAddr, source: Option<IpAddr>) -> Result<TcpStream, Trouble> {
    let stream = match source {
        None => TcpStream::connect(address).await.map_err(lost)?,
        Some(source) => {
            let socket = TcpSocket::new_v4().map_err(lost)?;
            socket.bind(SocketAddr::new(source, 0)).map_err(lost)?;
            socket.connect(address).await.map_err(lost)?
        }
    };
    stream.set_nodelay(true).map_err(lost)?;
    Ok(stream)
}

fn lost(e: impl std::fmt::Display) -> Trouble {
    Trouble::Lost(e.to_string())
}

/// A websocket at a table.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects and says hello.
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        secret: &str,
        last: Option<u64>,
    ) -> Result<Self, Trouble> {
        Self::open_from((address, None), table, secret, last).await
    }

    /// The same from an address of the machine.
    pub(crate) async fn open_from(
        (address, source): (SocketAddr, Option<IpAddr>),
        table: &str,
        secret: &str,
        last: Option<u64>,
    ) -> Result<Self, Trouble> {
        let mut request = format!("ws://{address}/api/tables/{table}/live")
            .into_client_request()
            .map_err(|e| Trouble::Wrong(format!("'{table}' is not the id of a table: {e}")))?;
        let bearer = format!("Bearer {secret}").parse().expect("a secret is hexadecimal");
        request.headers_mut().insert(AUTHORIZATION, bearer);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = client_async_with_config(request, tcp(address, source).await?, Some(config)).await;
        let (stream, _) = opened.map_err(|e| match e {
            tungstenite::Error::Http(answer) => Trouble::Wrong(format!("no websocket: {}", answer.status())),
            e => lost(e),
        })?;
        let mut socket = Socket(stream);
        socket.say(&Say::Hello { protocol: PROTOCOL, last, table: None }).await?;
        Ok(socket)
    }

    /// Goes on at another table.
    pub(crate) async fn go_on(&mut self, table: &str) -> Result<(), Trouble> {
        self.say(&Say::Hello { protocol: PROTOCOL, last: None, table: Some(table) }).await
    }

    pub(crate) async fn say(&mut self, say: &Say<'_>) -> Result<(), Trouble> {
        self.0.send(Message::text(say.text())).await.map_err(lost)
    }

    /// The next frame. May be given up while it waits: nothing is lost by that.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(reason))) => {
                    let code = reason.map_or(0, |reason| reason.code.into());
                    return Err(Trouble::Lost(format!("closed with code {code}")));
                }
                Some(Ok(_)) => {}
                Some(Err(e)) => return Err(lost(e)),
                None => return Err(Trouble::Lost("the server hung up".to_string())),
            }
        }
    }
}
