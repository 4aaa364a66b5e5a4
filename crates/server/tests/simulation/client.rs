//! A client that does what a good one does, over a network that does what bad ones do.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use server::core::{Command, PlayerId, TableId};
use server::registry::Hub;
use server::table::{Extras, ListenerId, Request, outbox};
use tokio::time::{Instant, sleep, sleep_until};

use crate::dice::Dice;

/// What a client knows, and what it waits for. It outlives connections and servers.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// `None` is a spectator.
    pub(crate) player: Option<PlayerId>,
    last: Option<u64>,
    scene: Value,
    /// Every entry it was ever told, by number.
    told: BTreeMap<u64, Value>,
    requests: u32,
    /// What it has asked and not heard of.
    waiting: Option<(String, Command)>,
    /// What was acknowledged, by the entry that did it.
    pub(crate) acked: BTreeMap<String, u64>,
    pub(crate) refused: u64,
    pub(crate) repeated: u64,
}

/// Something to ask for, seen from the scene.
fn something(memory: &Memory, dice: &Dice, id: &str) -> Option<Command> {
    let (player, id) = (memory.player?, id.to_string());
    let choices = memory.scene["choices"].as_array().filter(|choices| !choices.is_empty());
    Some(match (dice.below(40), choices) {
        (0, _) => Command::Undo { player, id },
        (1, _) if dice.percent(5) => Command::Abandon { player, id: Some(id) },
        (2 | 3, _) => Command::Answer { player, id, yes: dice.percent(50) },
        (4, _) => Command::Act { player, id, base: memory.last?, token: "donut".into() },
        (_, Some(choices)) => {
            let chosen = &choices[dice.below(choices.len() as u32) as usize];
            let late = u64::from(dice.percent(5));
            let base = memory.last?.saturating_sub(late);
            Command::Act { player, id, base, token: chosen["token"].as_str()?.to_string() }
        }
        _ => return None,
    })
}

impl Memory {
    pub(crate) fn of(player: Option<PlayerId>) -> Self {
        Memory { player, ..Memory::default() }
    }

    /// Takes a frame into account; everything in it must fit what was heard before.
    fn hear(&mut self, frame: &str) {
        let message: Value = serde_json::from_str(frame).unwrap();
        match message["type"].as_str().unwrap() {
            "full" => {
                self.scene = message["scene"].clone();
                self.last = self.scene["last"].as_u64();
            }
            "entries" => {
                for entry in message["entries"].as_array().unwrap() {
                    let number = entry["number"].as_u64().unwrap();
                    assert_eq!(Some(number), self.last.map(|last| last + 1), "a gap: {message}");
                    self.last = Some(number);
                    let before = self.told.entry(number).or_insert_with(|| entry.clone());
                    assert_eq!(before, entry, "an entry has changed");
                }
                self.scene = message["scene"].clone();
                assert_eq!(self.scene["last"].as_u64(), self.last, "{message}");
                for ack in message["acks"].as_array().into_iter().flatten() {
                    self.take_ack(ack);
                }
            }
            "ack" => self.take_ack(&message),
            "refusal" => {
                self.refused += 1;
                assert_eq!(message["scene"]["last"].as_u64(), self.last, "{message}");
                self.scene = message["scene"].clone();
                self.settle(message["id"].as_str().unwrap());
            }
            "presence" => {}
            other => panic!("an unknown message {other}"),
        }
    }

    /// Whether it knows what somebody new at its place is shown; `false` if it has not heard the last of it.
    pub(crate) fn agrees_with(&self, scene: &Value) -> bool {
        assert!(self.waiting.is_none(), "{:?} was never answered", self.waiting);
        let up_to_date = self.last == scene["last"].as_u64();
        assert!(!up_to_date || self.scene == *scene, "{} sees something else", self.name());
        up_to_date
    }

    fn take_ack(&mut self, ack: &Value) {
        let (id, entry) = (ack["id"].as_str().unwrap(), ack["entry"].as_u64().unwrap());
        let before = self.acked.insert(id.to_string(), entry);
        assert!(before.is_none_or(|before| before == entry), "acknowledged twice, differently: {ack}");
        self.repeated += u64::from(before.is_some());
        self.settle(id);
    }

    /// The request with this id has been answered. It must be an own one.
    fn settle(&mut self, id: &str) {
        assert!(id.starts_with(&self.name()), "somebody else's answer: {id}");
        if self.waiting.as_ref().is_some_and(|(waiting, _)| waiting == id) {
            self.waiting = None;
        }
    }

    fn name(&self) -> String {
        format!("{:?} ", self.player)
    }

    /// The request that waits for an answer, or a new one.
    fn next_request(&mut self, dice: &Dice) -> Option<(String, Command)> {
        if self.waiting.is_none() {
            self.requests += 1;
            let id = format!("{}{}", self.name(), self.requests);
            self.waiting = something(self, dice, &id).map(|command| (id, command));
        }
        self.waiting.clone()
    }
}

/// A client in one life of a server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) memory: Arc<Mutex<Memory>>,
    pub(crate) hub: Hub,
    pub(crate) table: TableId,
    pub(crate) dice: Dice,
    /// Whether it asks for new things and the network fails.
    pub(crate) troubled: bool,
}

impl Client {
    /// Connects, talks and is cut off, again and again.
    pub(crate) async fn run(self) {
        loop {
            sleep(self.dice.millis(400)).await;
            let (outbox, mut frames, _closed) = outbox();
            let (player, last) = {
                let memory = self.memory.lock().unwrap();
                (memory.player, memory.last)
            };
            let join = |reply| Request::Join {
                player,
                last,
                generation: None,
                name: "Somebody".into(),
                origin: server::Origin::default(),
                extras: Extras::default(),
                language: tabletop::Language::English,
                outbox,
                reply,
            };
            let Ok(listener) = self.hub.ask(self.table, join).await else { continue };
            let cut = Instant::now() + if self.troubled { self.dice.millis(6000) } else { Duration::MAX / 4 };
            let mut next = Instant::now() + self.dice.millis(200);
            loop {
                tokio::select! {
                    biased;
                    frame = frames.recv() => {
                        let Some(frame) = frame else { break };
                        self.memory.lock().unwrap().hear(&frame);
                        if self.troubled {
                            // The network is slow.
                            sleep(self.dice.millis(15)).await;
                        }
                    }
                    () = sleep_until(cut) => break,
                    () = sleep_until(next) => {
                        self.ask(listener);
                        next = Instant::now() + self.dice.millis(300);
                    }
                }
            }
            // The server may not notice for a while that somebody is gone.
            if self.dice.percent(70) {
                self.hub.send_if_awake(self.table, Request::Part(listener)).await;
            }
        }
    }

    /// Sends what it waits for, or something new; the network loses it, delays it, repeats it.
    fn ask(&self, listener: ListenerId) {
        let mut memory = self.memory.lock().unwrap();
        let request = if self.troubled { memory.next_request(&self.dice) } else { memory.waiting.clone() };
        let Some((id, command)) = request else { return };
        let copies = match self.dice.below(10) {
            0 if self.troubled => 0,
            1 | 2 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let (hub, table, delay) = (self.hub.clone(), self.table, self.dice.millis(50));
            let tell = Request::Tell {
                listener,
                id: id.clone(),
                command: command.clone(),
                asked: std::time::Instant::now(),
            };
            tokio::spawn(async move {
                sleep(delay).await;
                hub.send(table, tell).await;
            });
        }
    }
}
