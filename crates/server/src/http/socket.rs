//! The websocket of a table: from hello to good-bye.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use protocol::{ClientMessage, Code, PROTOCOL, ServerMessage, closing};
use tokio::sync::mpsc::{Receiver, Sender};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::App;
use super::auth::{Anybody, welcome};
use super::language::Spoken;
use super::packing::packed;
use super::problem::{Failure, Named};
use super::rates::{From, Rates};
use crate::WORDS;
use crate::core::{Command, PlayerId, Refusal, Secret, TableId};
use crate::limits::Origin;
use crate::registry::Hub;
use crate::store::Player;
use crate::table::{Closed, Extras, ListenerId, Request, outbox, sayable};
use tabletop::{Language, Speech, say};

/// The largest message a client may send.
const LARGEST_MESSAGE: usize = 4 * 1024;
/// What a socket reads at once; small, since most sockets are idle most of the time and messages are short.
const READ_BUFFER: usize = 512;
/// How much is put together before it is written.
const WRITE_BUFFER: usize = 16 * 1024;
/// How many frames are taken from a table at once.
const FRAMES_AT_ONCE: usize = 16;
/// How long a client may take to say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How many messages of other kinds may come before hello.
const BEFORE_HELLO: usize = 16;
/// How long a client may take to accept what is sent.
const SENT_WITHIN: Duration = Duration::from_secs(20);
/// How often a silent client is asked whether it is there; it is given up after two questions.
const PING_EVERY: Duration = Duration::from_secs(30);

/// Messages a client may send at once.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(200).expect("it is not zero");
/// Messages a client may send per second in the long run.
const PER_SECOND: NonZeroU32 = NonZeroU32::new(100).expect("it is not zero");
/// What a message costs.
const MESSAGE_COST: NonZeroU32 = NonZeroU32::MIN;
/// What it costs on top to be shown everything, because of another hello or on request.
const SHOWN_COST: NonZeroU32 = NonZeroU32::new(20).expect("it is not zero");
/// What saying something costs on top.
const CHAT_COST: NonZeroU32 = NonZeroU32::new(50).expect("it is not zero");

pub(super) async fn open(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Anybody(player): Anybody,
    Spoken(language): Spoken,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let held = app.rates.may_open_a_socket(origin)?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(app, table, (player, origin), language, socket).await;
        drop(held);
    }))
}

/// `language` is the one of the request, for those who never say hello.
async fn serve(
    app: App,
    mut table: TableId,
    (mut player, origin): (Option<Player>, Origin),
    mut language: Language,
    mut socket: WebSocket,
) {
    let hub = app.hub;
    let _counted = hub.metrics().connected();
    let mut said = match timeout(HELLO_WITHIN, hello(&mut socket, &mut language)).await {
        Ok(Ok(said)) => said,
        Ok(Err(refusal)) => return turn_away(socket, &refusal, language, closing::NO_HELLO).await,
        Err(_) => {
            let refusal = Refusal::new(Code::BadRequest, say!(WORDS, "no-hello"));
            return turn_away(socket, &refusal, language, closing::NO_HELLO).await;
        }
    };
    let allowance = RateLimiter::direct(Quota::per_second(PER_SECOND).allow_burst(AT_ONCE));
    loop {
        table = said.table.unwrap_or(table);
        let Hello { last, generation, extras, gzip, language, secret, .. } = said;
        if let Some(secret) = &secret {
            match known(&hub, secret).await {
                Ok(found) => player = Some(found),
                Err(refusal) => return turn_away(socket, &refusal, language, closing::FORBIDDEN).await,
            }
        }
        player = match player.map(welcome).transpose() {
            Ok(player) => player,
            Err(refusal) => return turn_away(socket, &refusal, language, closing::FORBIDDEN).await,
        };
        let (outbox, frames, closed) = outbox();
        let name = player.as_ref().map_or_else(|| "a spectator".to_string(), |player| player.name.clone());
        let who = player.as_ref().map(|player| player.id);
        let join = |reply| Request::Join {
            player: who,
            last,
            generation,
            name,
            origin,
            extras,
            language,
            outbox,
            reply,
        };
        let listener = match hub.ask(table, join).await {
            Ok(listener) => listener,
            Err(refusal) => return turn_away(socket, &refusal, language, closing::FORBIDDEN).await,
        };
        let way = hub.way(table);
        let client = Client {
            hub: &hub,
            rates: &app.rates,
            table,
            way,
            player: who,
            origin,
            listener,
            language,
            allowance: &allowance,
        };
        let parting = talk(client, &mut socket, gzip, frames, closed).await;
        // The table may have forgotten the listener already.
        hub.send_if_awake(table, Request::Part(listener)).await;
        match parting {
            Parting::Again(hello) => said = hello,
            Parting::Gone => return,
            Parting::Closed(code) => {
                hub.metrics().count_closed(code);
                let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
                // A client that is gone needs no good-bye.
                let _ = timeout(SENT_WITHIN, socket.send(Message::Close(Some(frame)))).await;
                return;
            }
        }
    }
}

/// What a client says first, and when it goes on to another table or wants to be told otherwise.
struct Hello {
    /// Where it goes, if not to the table of the address or that it is at.
    table: Option<TableId>,
    /// The last entry it saw.
    last: Option<u64>,
    /// The generation of the table that it saw.
    generation: Option<u64>,
    /// What it wants to see beside the game.
    extras: Extras,
    /// Whether it takes long messages compressed.
    gzip: bool,
    language: Language,
    /// Who it is, if not whom the request named.
    secret: Option<String>,
}

/// The language a hello asks for.
fn spoken(message: &ClientMessage) -> Option<Language> {
    let ClientMessage::Hello { language, .. } = message else { return None };
    Some(Language::negotiate(language.as_deref().unwrap_or_default()))
}

impl Hello {
    fn read(message: ClientMessage) -> Result<Self, Refusal> {
        let language = spoken(&message).unwrap_or_default();
        match message {
            ClientMessage::Hello {
                protocol: PROTOCOL,
                last,
                generation,
                sheets,
                coach,
                gzip,
                secret,
                table,
                ..
            } => {
                let unknown = |_| Refusal::new(Code::NotFound, say!(WORDS, "no-table")).of_field("table");
                let table = table.map(|id| id.parse().map_err(unknown)).transpose()?;
                let extras = Extras { sheets, coach };
                Ok(Hello { table, last, generation, extras, gzip, language, secret })
            }
            ClientMessage::Hello { protocol, .. } => {
                let words = say!(WORDS, "wrong-protocol", ours: PROTOCOL, theirs: protocol);
                Err(Refusal::new(Code::WrongProtocol, words))
            }
            _ => Err(Refusal::new(Code::BadRequest, say!(WORDS, "hello-first"))),
        }
    }
}

/// The player with this secret.
async fn known(hub: &Hub, secret: &str) -> Result<Player, Refusal> {
    let unknown = || Refusal::new(Code::Unauthorized, say!(WORDS, "secret-unknown"));
    let secret: Secret = secret.parse().map_err(|_: &str| unknown())?;
    let found = hub.store().find_player(secret.hash()).await.map_err(|e| {
        tracing::error!("a player could not be looked up: {e}");
        Refusal::new(Code::Internal, say!(WORDS, "storage-silent"))
    })?;
    found.ok_or_else(unknown)
}

/// Waits for the first message. Its language is known from then on, even if nothing else in it is good.
async fn hello(socket: &mut WebSocket, language: &mut Language) -> Result<Hello, Refusal> {
    let silent = || Refusal::new(Code::BadRequest, say!(WORDS, "left-silently"));
    for _ in 0..BEFORE_HELLO {
        let Some(Ok(message)) = socket.recv().await else { break };
        let Message::Text(text) = message else { continue };
        let message = serde_json::from_str(text.as_str())
            .map_err(|e| Refusal::new(Code::BadRequest, say!(WORDS, "no-message", why: e.to_string())))?;
        *language = spoken(&message).unwrap_or(*language);
        return Hello::read(message);
    }
    Err(silent())
}

/// Says why, and closes.
async fn turn_away(mut socket: WebSocket, refusal: &Refusal, language: Language, code: Closed) {
    let frame = Message::Text(refused(None, refusal, language));
    let close = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let goodbye = async {
        socket.send(frame).await?;
        socket.send(Message::Close(Some(close))).await
    };
    // A client that is gone needs no good-bye.
    let _ = timeout(SENT_WITHIN, goodbye).await;
}

fn refused(id: Option<String>, refusal: &Refusal, language: Language) -> Utf8Bytes {
    let message = refusal.message.say(&Speech { language, ..Speech::default() });
    let message = ServerMessage::Refusal { id, code: refusal.code, message, scene: None };
    serde_json::to_string(&message).expect("a message is plain values").into()
}

/// How a client leaves a table.
enum Parting {
    /// It went, or cannot be reached.
    Gone,
    /// It is sent away with this code.
    Closed(Closed),
    /// It has said hello again.
    Again(Hello),
}

/// Passes messages both ways until one side has enough.
async fn talk(
    client: Client<'_>,
    socket: &mut WebSocket,
    gzip: bool,
    mut frames: Receiver<Utf8Bytes>,
    mut closed: watch::Receiver<Option<Closed>>,
) -> Parting {
    let mut waiting = Vec::new();
    let mut silent_since_ping = false;
    let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            count = frames.recv_many(&mut waiting, FRAMES_AT_ONCE) => {
                if count == 0 {
                    // The table has ended; if it had no time to say why, it had to be put together again.
                    return Parting::Closed(closed.borrow_and_update().unwrap_or(closing::TABLE_RESTARTED));
                }
                if !send_all(socket, &mut waiting, gzip).await {
                    return Parting::Gone;
                }
            }
            message = socket.recv() => {
                silent_since_ping = false;
                match message {
                    Some(Ok(Message::Text(text))) => match client.hear(text.as_str()).await {
                        Heard::Fine => {}
                        Heard::Answer(frame) => {
                            if !send(socket, Message::Text(frame)).await {
                                return Parting::Gone;
                            }
                        }
                        Heard::Again(hello) => return Parting::Again(hello),
                        Heard::Enough(code) => return Parting::Closed(code),
                    },
                    Some(Ok(Message::Binary(_))) => return Parting::Closed(closing::BAD_MESSAGE),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if !client.may_spend(MESSAGE_COST).await {
                            return Parting::Closed(closing::TOO_MANY);
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Parting::Gone,
                }
            }
            _ = ping.tick() => {
                if silent_since_ping {
                    return Parting::Gone;
                }
                silent_since_ping = true;
                if !send(socket, Message::Ping(Vec::new().into())).await {
                    return Parting::Gone;
                }
            }
        }
    }
}

/// `false` if the client is gone or does not read.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SENT_WITHIN, socket.send(message)).await, Ok(Ok(())))
}

/// The same for frames that wait together: they go out together.
async fn send_all(socket: &mut WebSocket, frames: &mut Vec<Utf8Bytes>, gzip: bool) -> bool {
    let sending = async {
        for frame in frames.drain(..) {
            socket.feed(packed(frame, gzip)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(SENT_WITHIN, sending).await, Ok(Ok(())))
}

/// What came of a message.
enum Heard {
    /// The table answers, if anybody does.
    Fine,
    /// This is the answer.
    Answer(Utf8Bytes),
    /// It said hello again.
    Again(Hello),
    /// The client is sent away.
    Enough(Closed),
}

/// The client at the other end.
struct Client<'a> {
    hub: &'a Hub,
    rates: &'a Rates,
    table: TableId,
    /// To the table as long as it stays awake.
    way: Sender<Request>,
    player: Option<PlayerId>,
    origin: Origin,
    listener: ListenerId,
    language: Language,
    /// What it may still send.
    allowance: &'a DefaultDirectRateLimiter,
}

impl Client<'_> {
    /// Asks the table, which is woken if it has fallen asleep.
    async fn ask(&self, request: Request) {
        if let Err(returned) = self.way.send(request).await {
            self.hub.send(self.table, returned.0).await;
        }
    }

    /// Whether the client may do something that costs so much, once those at its address together may.
    async fn may_spend(&self, cost: NonZeroU32) -> bool {
        let may = self.allowance.check_n(cost).is_ok_and(|spent| spent.is_ok());
        if may {
            self.rates.may_send(self.origin, cost).await;
        }
        may
    }

    async fn hear(&self, text: &str) -> Heard {
        let asked = std::time::Instant::now();
        if !self.may_spend(MESSAGE_COST).await {
            return Heard::Enough(closing::TOO_MANY);
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(e) => {
                let refusal = Refusal::new(Code::BadRequest, say!(WORDS, "no-message", why: e.to_string()));
                return Heard::Answer(refused(None, &refusal, self.language));
            }
        };
        let (id, command) = match (message, self.player) {
            (hello @ ClientMessage::Hello { .. }, _) => {
                if !self.may_spend(SHOWN_COST).await {
                    return Heard::Enough(closing::TOO_MANY);
                }
                return match Hello::read(hello) {
                    Ok(hello) => Heard::Again(hello),
                    Err(refusal) => Heard::Answer(refused(None, &refusal, self.language)),
                };
            }
            (ClientMessage::Ping, _) => {
                let pong = serde_json::to_string(&ServerMessage::Pong).expect("a message is plain values");
                return Heard::Answer(pong.into());
            }
            (ClientMessage::Look, _) => {
                if !self.may_spend(SHOWN_COST).await {
                    return Heard::Enough(closing::TOO_MANY);
                }
                self.ask(Request::Look(self.listener)).await;
                return Heard::Fine;
            }
            (ClientMessage::Why { id, token }, _) => {
                self.ask(Request::Why { listener: self.listener, id, token }).await;
                return Heard::Fine;
            }
            (ClientMessage::Chat { text }, _) => return self.chat(&text).await,
            (ClientMessage::Act { id, base, token }, Some(player)) => {
                (id.clone(), Command::Act { player, id, base, token })
            }
            (ClientMessage::Undo { id }, Some(player)) => (id.clone(), Command::Undo { player, id }),
            (ClientMessage::Abandon { id }, Some(player)) => {
                (id.clone(), Command::Abandon { player, id: Some(id) })
            }
            (ClientMessage::Answer { id, yes }, Some(player)) => {
                (id.clone(), Command::Answer { player, id, yes })
            }
            (
                ClientMessage::Act { id, .. }
                | ClientMessage::Undo { id }
                | ClientMessage::Abandon { id }
                | ClientMessage::Answer { id, .. },
                None,
            ) => {
                let refusal = Refusal::new(Code::Unauthorized, say!(WORDS, "not-said-who"));
                return Heard::Answer(refused(Some(id), &refusal, self.language));
            }
        };
        self.ask(Request::Tell { listener: self.listener, id, command, asked }).await;
        Heard::Fine
    }

    async fn chat(&self, text: &str) -> Heard {
        let text = match sayable(text) {
            Ok(text) => text,
            Err(refusal) => return Heard::Answer(refused(None, &refusal, self.language)),
        };
        // Talking costs more than playing.
        if !self.may_spend(CHAT_COST).await {
            let refusal = Refusal::new(Code::TooMany, say!(WORDS, "too-much-talk"));
            return Heard::Answer(refused(None, &refusal, self.language));
        }
        self.ask(Request::Chat(self.listener, text)).await;
        Heard::Fine
    }
}
