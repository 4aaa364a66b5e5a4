//! Two clients at one table. They play legal actions at random; when the game is over they play again at the next table.
//! A lost connection is opened again with the last event seen, and what was not acknowledged is said again.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use tabletop::{FastRng, fast_rng};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::client::{Http, Socket, Trouble};
use crate::pace::Pace;
use crate::wire::{Frame, Say};

/// How long nobody may hear of the server.
const BACK_WITHIN: Duration = Duration::from_secs(30);
/// How long to wait before knocking again.
const KNOCK_EVERY: Duration = Duration::from_millis(20);
/// How many pairs come in at the same time: a server that is asked everything at once answers nobody in time.
const AT_THE_DOOR: usize = 64;

/// How far the load is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Everybody takes a seat.
    Gather,
    /// Everybody plays.
    Play,
    /// Nobody begins anything; what is under way is still answered.
    Finish,
}

/// What all pairs share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) http: Http,
    pub(crate) game: String,
    pub(crate) seed: u64,
    pub(crate) pace: Pace,
    pub(crate) stage: watch::Sender<Stage>,
    pub(crate) tally: RefCell<Tally>,
    door: Semaphore,
    /// When the server was last known to be there.
    alive: Cell<tokio::time::Instant>,
}

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Whether actions count at the moment.
    pub(crate) counting: bool,
    /// From when each action should have been sent to its ack, in microseconds.
    pub(crate) waits: Vec<u32>,
    pub(crate) refusals: BTreeMap<String, u64>,
    pub(crate) lost: u64,
    pub(crate) games: u64,
    pub(crate) seated: u64,
    /// Every acknowledged action, where they are wanted.
    pub(crate) acknowledged: Option<Vec<Acknowledged>>,
}

/// An action that the server said is durable.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: Rc<str>,
    pub(crate) id: String,
    pub(crate) event: u64,
}

/// Where a pair was when it stopped: the table, and the last event each of them knows.
#[derive(Debug)]
pub(crate) struct Stopped {
    pub(crate) table: Rc<str>,
    pub(crate) last: [u64; 2],
}

impl Shared {
    pub(crate) fn new(http: Http, game: &str, seed: u64, pace: Pace, keep: bool) -> Rc<Self> {
        let tally = Tally { acknowledged: keep.then(Vec::new), ..Tally::default() };
        let (stage, _) = watch::channel(Stage::Gather);
        let door = Semaphore::new(AT_THE_DOOR);
        let alive = Cell::new(tokio::time::Instant::now());
        Rc::new(Shared { http, game: game.to_string(), seed, pace, stage, tally: tally.into(), door, alive })
    }

    /// The server is there: it has been started, or it has told somebody something.
    pub(crate) fn note_alive(&self) {
        self.alive.set(tokio::time::Instant::now());
    }

    /// Does something again until the server answers it. Who never gets through to a server that is there goes on: it may
    /// be killed before each answer. Only when nobody has heard of it for too long, it is given up.
    async fn insist<T>(&self, ask: impl AsyncFn() -> Result<T, Trouble>) -> Result<T, Trouble> {
        let mut lost_since = None;
        loop {
            let why = match ask().await {
                Err(Trouble::Lost(why)) => why,
                Err(Trouble::Refused(code, why)) if code == "not-stored" || code == "stopping" => why,
                answer => {
                    self.note_alive();
                    return answer;
                }
            };
            let lost_since = *lost_since.get_or_insert_with(tokio::time::Instant::now);
            if self.alive.get().max(lost_since).elapsed() > BACK_WITHIN {
                return Err(Trouble::Wrong(format!("the server does not come back: {why}")));
            }
            self.tally.borrow_mut().lost += 1;
            tokio::time::sleep(KNOCK_EVERY).await;
        }
    }
}

/// An action that was sent and not yet acknowledged.
#[derive(Debug)]
struct Flight {
    id: String,
    base: u64,
    token: String,
    /// When it should have been sent.
    due: Instant,
}

impl Flight {
    fn say(&self) -> Say<'_> {
        Say::Act { id: &self.id, base: self.base, token: &self.token }
    }
}

/// One of the two.
#[derive(Debug)]
struct Player {
    shared: Rc<Shared>,
    rng: FastRng,
    secret: String,
    /// Names for its actions: never the same twice.
    actions: u64,
    number: u64,
    table: Rc<str>,
    socket: Socket,
    /// Whether what is heard is of this table: until it has told everything, it may be of the one before.
    arrived: bool,
    last: Option<u64>,
    /// What it will choose, and the event it knew when it decided.
    choice: Option<(u64, String)>,
    /// When it may.
    turn: Option<oneshot::Receiver<Instant>>,
    flight: Option<Flight>,
    over: bool,
}

/// What a player has to do next.
enum Next {
    Hear(Utf8Bytes),
    Act(Instant),
    ComeBack,
}

#[derive(Deserialize)]
struct Credentials {
    secret: String,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

impl Player {
    async fn next(&mut self) -> Result<Next, Trouble> {
        let turn = async {
            match &mut self.turn {
                Some(turn) => turn.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            heard = self.socket.hear() => match heard {
                Ok(text) => Ok(Next::Hear(text)),
                Err(Trouble::Lost(_)) => Ok(Next::ComeBack),
                Err(trouble) => Err(trouble),
            },
            due = turn => {
                self.turn = None;
                Ok(Next::Act(due.map_err(|_| Trouble::Wrong("nobody gives turns any more".to_string()))?))
            }
        }
    }

    async fn take(&mut self, next: Next) -> Result<(), Trouble> {
        match next {
            Next::Hear(text) => self.hear(text.as_str()),
            Next::Act(due) => self.act(due).await,
            Next::ComeBack => self.come_back().await,
        }
    }

    async fn act(&mut self, due: Instant) -> Result<(), Trouble> {
        if *self.shared.stage.borrow() != Stage::Play {
            // The turn was given before the end; it lapses.
            return Ok(());
        }
        let Some((base, token)) = self.choice.take() else { return Ok(()) };
        self.actions += 1;
        let id = format!("{:x}-{:x}", self.number, self.actions);
        let flight = self.flight.insert(Flight { id, base, token, due });
        match self.socket.say(&flight.say()).await {
            Err(Trouble::Lost(_)) => self.come_back().await,
            said => said,
        }
    }

    /// Takes the same seat at another table.
    async fn go_on(&mut self, table: &Rc<str>) -> Result<(), Trouble> {
        self.table = Rc::clone(table);
        (self.last, self.choice, self.flight, self.over) = (None, None, None, false);
        self.arrived = false;
        match self.socket.go_on(table).await {
            Err(Trouble::Lost(_)) => self.come_back().await,
            said => said,
        }
    }

    /// Connects again, and says again what was not answered.
    async fn come_back(&mut self) -> Result<(), Trouble> {
        let shared = Rc::clone(&self.shared);
        // Over a new websocket no other table is heard.
        self.arrived = true;
        self.socket = shared
            .insist(async || {
                let mut socket =
                    Socket::open(shared.http.address, &self.table, &self.secret, self.last).await?;
                if let Some(flight) = &self.flight {
                    socket.say(&flight.say()).await?;
                }
                Ok(socket)
            })
            .await?;
        Ok(())
    }

    fn hear(&mut self, text: &str) -> Result<(), Trouble> {
        self.shared.note_alive();
        let frame = Frame::read(text).map_err(Trouble::Wrong)?;
        self.arrived |= frame.kind == "full" && frame.table.is_some_and(|table| table.id == &*self.table);
        if !self.arrived {
            return Ok(());
        }
        for ack in &frame.acks {
            self.acknowledged(ack.id, ack.entry);
        }
        match (frame.kind, frame.id, frame.entry) {
            ("ack", Some(id), Some(event)) => self.acknowledged(id, event),
            ("refusal", id, _) => self.refused(id, frame.code.unwrap_or("without a code")),
            _ => {}
        }
        let Some(scene) = frame.scene else { return Ok(()) };
        if self.last.is_some_and(|last| scene.last < last) {
            return Err(Trouble::Wrong(format!("table {}: event numbers went back", self.table)));
        }
        self.last = Some(scene.last);
        self.over = scene.is_over();
        if self.flight.is_none() {
            self.choice =
                scene.choose(&mut self.rng).map_err(Trouble::Wrong)?.map(|token| (scene.last, token));
            self.ask_for_a_turn();
        }
        Ok(())
    }

    fn ask_for_a_turn(&mut self) {
        let playing = *self.shared.stage.borrow() == Stage::Play;
        if playing && self.choice.is_some() && self.turn.is_none() {
            self.turn = Some(self.shared.pace.ask());
        }
    }

    fn acknowledged(&mut self, id: &str, event: u64) {
        // After a lost connection an action may be acknowledged twice: by its event, and for being repeated.
        let Some(flight) = self.flight.take_if(|flight| flight.id == id) else { return };
        let mut tally = self.shared.tally.borrow_mut();
        if tally.counting {
            tally.waits.push(flight.due.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
        }
        if let Some(all) = &mut tally.acknowledged {
            all.push(Acknowledged { table: Rc::clone(&self.table), id: flight.id, event });
        }
    }

    fn refused(&mut self, id: Option<&str>, code: &str) {
        *self.shared.tally.borrow_mut().refusals.entry(code.to_string()).or_default() += 1;
        self.flight.take_if(|flight| Some(flight.id.as_str()) == id);
    }

    /// Listens until there is nothing more to hear of the table's past. Returns the last event.
    async fn converge(&mut self) -> Result<u64, Trouble> {
        let before = self.last;
        self.come_back().await?;
        self.last = None;
        while self.last.is_none() || self.last < before {
            let next = self.next().await?;
            self.take(next).await?;
        }
        Ok(self.last.unwrap_or(0))
    }
}

/// Plays from the first seat taken until the load ends.
pub(crate) async fn play(shared: Rc<Shared>, number: u64) -> Result<Stopped, Trouble> {
    let mut stage = shared.stage.subscribe();
    let come_in = shared.door.acquire().await.expect("the door is never closed");
    let mut secrets = Vec::new();
    for name in ["Ann", "Bob"] {
        let body = json!({ "name": name }).to_string();
        let made: Credentials =
            answer(&shared.insist(async || shared.http.post("/api/players", "", body.clone()).await).await?)?;
        secrets.push(made.secret);
    }
    let mut table = first_table(&shared, &secrets).await?;
    let mut players = Vec::new();
    for (seat, secret) in (0..).zip(&secrets) {
        let socket =
            shared.insist(async || Socket::open(shared.http.address, &table, secret, None).await).await?;
        players.push(Player {
            rng: fast_rng(shared.seed, 2 * number + seat),
            shared: Rc::clone(&shared),
            secret: secret.clone(),
            actions: 0,
            number: 2 * number + seat,
            table: Rc::clone(&table),
            socket,
            arrived: true,
            last: None,
            choice: None,
            turn: None,
            flight: None,
            over: false,
        });
    }
    drop(come_in);
    let [mut ann, mut bob]: [Player; 2] = players.try_into().expect("there are two");
    loop {
        shared.tally.borrow_mut().seated += 1;
        while !(ann.over && bob.over) {
            let finishing = *stage.borrow_and_update() == Stage::Finish;
            if finishing && ann.flight.is_none() && bob.flight.is_none() {
                let last = [ann.converge().await?, bob.converge().await?];
                return Ok(Stopped { table, last });
            }
            tokio::select! {
                next = ann.next() => ann.take(next?).await?,
                next = bob.next() => bob.take(next?).await?,
                _ = stage.changed() => {
                    ann.ask_for_a_turn();
                    bob.ask_for_a_turn();
                }
            }
        }
        shared.tally.borrow_mut().games += 1;
        table = next_table(&shared, &table, &secrets[0]).await?;
        for player in [&mut ann, &mut bob] {
            player.go_on(&table).await?;
        }
    }
}

/// A table where both sit and the game has begun.
async fn first_table(shared: &Shared, secrets: &[String]) -> Result<Rc<str>, Trouble> {
    let http = &shared.http;
    let config = json!({ "game": shared.game, "seats": 2, "grace": 3600 }).to_string();
    let made = shared.insist(async || http.post("/api/tables", &secrets[0], config.clone()).await).await?;
    let Created { id } = answer(&made)?;
    for secret in secrets {
        let sit = format!("/api/tables/{id}/sit");
        shared.insist(async || http.post(&sit, secret, "{}".to_string()).await).await?;
    }
    start(shared, &id, &secrets[0]).await?;
    Ok(id.into())
}

/// The table where they play again.
async fn next_table(shared: &Shared, table: &str, secret: &str) -> Result<Rc<str>, Trouble> {
    let rematch = format!("/api/tables/{table}/rematch");
    let made = shared.insist(async || shared.http.post(&rematch, secret, String::new()).await).await?;
    let Created { id } = answer(&made)?;
    start(shared, &id, secret).await?;
    Ok(id.into())
}

async fn start(shared: &Shared, table: &str, secret: &str) -> Result<(), Trouble> {
    let start = format!("/api/tables/{table}/start");
    match shared.insist(async || shared.http.post(&start, secret, String::new()).await).await {
        // The answer to an earlier try was lost.
        Err(Trouble::Refused(code, _)) if code == "already-started" => Ok(()),
        answer => answer.map(drop),
    }
}

fn answer<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, Trouble> {
    serde_json::from_slice(body).map_err(|e| Trouble::Wrong(format!("an answer cannot be read: {e}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyper::Method;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::{LocalSet, spawn_local};

    /// Asks a server that closes the first `broken` connections in the middle of its answer. Each time, `at` is told how
    /// many it has closed so. Returns the answer and how long it took; the clock stands still but for the waiting.
    fn ask(broken: u32, at: impl Fn(&Shared, u32) + 'static) -> (Result<(), Trouble>, Duration) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
        runtime.unwrap().block_on(LocalSet::new().run_until(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let http = Http::new(listener.local_addr().unwrap());
            let shared = Shared::new(http, "go-nuts", 1, Pace::of(None), false);
            let server = Rc::clone(&shared);
            spawn_local(async move {
                for number in 1.. {
                    let (mut connection, _) = listener.accept().await.unwrap();
                    assert!(connection.read(&mut [0; 1000]).await.unwrap() > 0);
                    let head = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n";
                    let body = if number > broken { "donut" } else { "do" };
                    connection.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
                    at(&server, number);
                }
            });
            let begin = tokio::time::Instant::now();
            let answer = shared.insist(async || shared.http.call(Method::GET, "/", "", String::new()).await);
            let answer = answer.await.map(|body| assert_eq!(&body[..], b"donut"));
            (answer, begin.elapsed())
        }))
    }

    #[test]
    fn a_server_that_comes_back_and_is_killed_before_each_answer_is_waited_for() {
        let lives = 2 * (BACK_WITHIN.as_millis() / KNOCK_EVERY.as_millis()) as u32;
        // Every tenth time it has been started again.
        let started = |shared: &Shared, number: u32| {
            if number.is_multiple_of(10) {
                shared.note_alive();
            }
        };
        let (answer, took) = ask(lives, started);
        answer.unwrap();
        assert!(took > BACK_WITHIN, "{took:?}");
    }

    #[test]
    fn a_server_that_nobody_hears_of_is_given_up_in_time_and_not_before() {
        let (answer, took) = ask(u32::MAX, |_, _| ());
        let said = answer.unwrap_err().to_string();
        assert!(said.starts_with("the server does not come back: "), "{said}");
        assert!((BACK_WITHIN..BACK_WITHIN + 3 * KNOCK_EVERY).contains(&took), "{took:?}");
        let (answer, took) = ask(100, |_, _| ());
        answer.unwrap();
        assert_eq!(took, 100 * KNOCK_EVERY);
    }
}
