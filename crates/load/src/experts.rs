//! How long people wait for their bots while others keep the server busy: tables where only experts play, each watched by
//! one client, and tables where a person plays against one bot. The server has its usual limits; so everybody comes from
//! one of many addresses of this machine.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{FastRng, below, fast_rng};
use tokio::task::spawn_local;

use crate::Failure;
use crate::client::{Http, Socket, Trouble};
use crate::crowd::{Plan, on_this_thread};
use crate::measure::Latency;
use crate::process::{Process, memory};
use crate::wire::Say;

/// The game that the experts play, with as many seats as it has: all of them choose at once.
const BUSY: (&str, u8) = ("go-nuts", 6);
/// The bots that people play against, in turn.
const OPPONENTS: [&str; 2] = ["medium", "expert"];
/// So many addresses share the tables of the experts.
const ADDRESSES: u64 = 10;
/// How long a person thinks, in milliseconds: at least, and how much more at most.
const THINKS: (u32, u32) = (1_000, 2_000);
/// How long the experts play before anything counts.
const WARM_UP: Duration = Duration::from_secs(5);

/// What came of it.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    /// The game of the people.
    game: String,
    experts: u64,
    people: u64,
    seconds: u64,
    medium: Replies,
    expert: Replies,
    /// Steps of the tables where only experts play.
    watched_steps: u64,
    server_memory_mib: Option<f64>,
}

/// From asking a bot to its answer.
#[derive(Debug, Serialize)]
struct Replies {
    count: usize,
    latency: Latency,
}

/// What is counted.
#[derive(Debug, Default)]
struct Tally {
    counting: Cell<bool>,
    steps: Cell<u64>,
    /// For each of the opponents, in microseconds.
    replies: [RefCell<Vec<u32>>; 2],
    trouble: RefCell<Option<Trouble>>,
}

/// Somebody at an address of this machine.
struct Person {
    http: Http,
    server: SocketAddr,
    source: IpAddr,
    secret: String,
}

fn source(number: u64) -> IpAddr {
    IpAddr::V4(Ipv4Addr::new(127, 0, 1 + (number / 200) as u8, 2 + (number % 200) as u8))
}

fn text<'a>(value: &'a Value, field: &str) -> Result<&'a str, Trouble> {
    value[field].as_str().ok_or_else(|| Trouble::Wrong(format!("an answer has no {field}: {value}")))
}

impl Person {
    async fn at(server: SocketAddr, number: u64) -> Result<Self, Trouble> {
        let source = source(number);
        let mut person =
            Person { http: Http::coming_from(server, source), server, source, secret: String::new() };
        let made = person.post("/api/players", &json!({ "name": "Ann" })).await?;
        person.secret = text(&made, "secret")?.to_string();
        Ok(person)
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let answer = self.http.post(path, &self.secret, body.to_string()).await?;
        serde_json::from_slice(&answer).map_err(|e| Trouble::Wrong(format!("an answer cannot be read: {e}")))
    }

    /// A table with these bots on its last seats; the person takes the first one if it is free.
    async fn table(&self, game: &str, seats: u8, bots: &[&str]) -> Result<String, Trouble> {
        let made = self.post("/api/tables", &json!({ "game": game, "seats": seats })).await?;
        let at = format!("/api/tables/{}", text(&made, "id")?);
        let first = seats - bots.len() as u8;
        if first > 0 {
            self.post(&format!("{at}/sit"), &json!({ "seat": 1 })).await?;
        }
        for (seat, bot) in (first + 1..).zip(bots) {
            self.post(&format!("{at}/bots"), &json!({ "seat": seat, "bot": bot })).await?;
        }
        self.post(&format!("{at}/start"), &json!({})).await?;
        Ok(text(&made, "id")?.to_string())
    }

    async fn connect(&self, table: &str) -> Result<Socket, Trouble> {
        Socket::open_from((self.server, Some(self.source)), table, &self.secret, None).await
    }

    /// Looks at the game of experts, and at the next one when it is over.
    async fn watch(&self, tally: &Tally) -> Result<(), Trouble> {
        let (game, seats) = BUSY;
        loop {
            let table = self.table(game, seats, &vec!["expert"; seats.into()]).await?;
            let mut socket = self.connect(&table).await?;
            loop {
                let frame = heard(&mut socket).await?;
                if tally.counting.get() {
                    let steps = entries(&frame).filter(|entry| entry["kind"] == "step").count();
                    tally.steps.set(tally.steps.get() + steps as u64);
                }
                if frame["scene"]["outcome"].is_object() {
                    break;
                }
            }
        }
    }

    /// Plays against a bot, as slowly as people do.
    async fn play(
        &self,
        game: &str,
        opponent: usize,
        tally: &Tally,
        mut rng: FastRng,
    ) -> Result<(), Trouble> {
        loop {
            let table = self.table(game, 2, &OPPONENTS[opponent..=opponent]).await?;
            let mut socket = self.connect(&table).await?;
            let (mut last_at, mut actions) = (None, 0);
            loop {
                let frame = heard(&mut socket).await?;
                for entry in entries(&frame) {
                    let at = entry["at"].as_u64();
                    if let (true, Some(at), Some(before)) = (entry["bot"] == true, at, last_at)
                        && tally.counting.get()
                    {
                        let reply = u32::try_from((at - before) * 1000).unwrap_or(u32::MAX);
                        tally.replies[opponent].borrow_mut().push(reply);
                    }
                    last_at = at;
                }
                let scene = &frame["scene"];
                if scene["outcome"].is_object() {
                    break;
                }
                let Some(choices) = scene["choices"].as_array().filter(|choices| !choices.is_empty()) else {
                    continue;
                };
                let thinks = THINKS.0 + below(&mut rng, THINKS.1);
                tokio::time::sleep(Duration::from_millis(thinks.into())).await;
                let choice = &choices[below(&mut rng, choices.len() as u32) as usize];
                actions += 1;
                let (id, base) = (format!("a{actions}"), scene["last"].as_u64().unwrap_or(0));
                socket.say(&Say::Act { id: &id, base, token: text(choice, "token")? }).await?;
            }
        }
    }
}

fn entries(frame: &Value) -> impl Iterator<Item = &Value> {
    frame["entries"].as_array().into_iter().flatten()
}

async fn heard(socket: &mut Socket) -> Result<Value, Trouble> {
    let frame = socket.hear().await?;
    serde_json::from_str(frame.as_str()).map_err(|e| Trouble::Wrong(format!("a frame cannot be read: {e}")))
}

/// Plays for so long.
pub(crate) fn run(plan: &Plan, experts: u64, people: u64, seconds: u64) -> Result<Figures, Failure> {
    let process = Process::start_limited(&plan.program)?;
    let server = process.address;
    let failed = |trouble: Trouble| Failure::new(trouble.to_string());
    on_this_thread(async || {
        let tally = Rc::new(Tally::default());
        for number in 0..experts {
            let watcher = Person::at(server, number % ADDRESSES).await.map_err(failed)?;
            let tally = Rc::clone(&tally);
            spawn_local(async move {
                let trouble = watcher.watch(&tally).await.err();
                tally.trouble.borrow_mut().get_or_insert_with(|| trouble.unwrap_or_else(never));
            });
        }
        for number in 0..people {
            let person = Person::at(server, ADDRESSES + number).await.map_err(failed)?;
            let (tally, rng) = (Rc::clone(&tally), fast_rng(plan.seed, number));
            let game = plan.game.clone();
            spawn_local(async move {
                let trouble = person.play(&game, number as usize % OPPONENTS.len(), &tally, rng).await.err();
                tally.trouble.borrow_mut().get_or_insert_with(|| trouble.unwrap_or_else(never));
            });
        }
        tokio::time::sleep(WARM_UP).await;
        tally.counting.set(true);
        let progress = lab::progress_bar(seconds, "playing, seconds");
        for _ in 0..seconds {
            tokio::time::sleep(Duration::from_secs(1)).await;
            progress.inc(1);
            if let Some(trouble) = tally.trouble.take() {
                return Err(failed(trouble));
            }
        }
        progress.finish_and_clear();
        let replies = |opponent: usize| {
            let mut waits = tally.replies[opponent].take();
            Replies { count: waits.len(), latency: Latency::of(&mut waits) }
        };
        Ok(Figures {
            game: plan.game.clone(),
            experts,
            people,
            seconds,
            medium: replies(0),
            expert: replies(1),
            watched_steps: tally.steps.get(),
            server_memory_mib: memory(process.id()).map(|bytes| bytes as f64 / f64::from(1 << 20)),
        })
    })
}

fn never() -> Trouble {
    Trouble::Wrong("a client stopped too early".to_string())
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { experts, people, seconds, .. } = self;
        let (_, seats) = BUSY;
        writeln!(
            f,
            "{}: {people} tables with a person, beside {experts} watched tables of {seats} experts, {seconds} s",
            self.game
        )?;
        for (name, Replies { count, latency }) in OPPONENTS.iter().zip([&self.medium, &self.expert]) {
            let Latency { p50, p90, p99, max } = latency;
            writeln!(
                f,
                "  {name:8} answers  p50 {p50:.0} ms, p90 {p90:.0} ms, p99 {p99:.0} ms, longest {max:.0} ms, of {count}"
            )?;
        }
        writeln!(f, "  steps of experts  {:.1} a second", self.watched_steps as f64 / *seconds as f64)?;
        if let Some(memory) = self.server_memory_mib {
            writeln!(f, "  server memory     {memory:.0} MiB")?;
        }
        Ok(())
    }
}
