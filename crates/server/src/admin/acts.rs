//! What the server does for operators.
//!
//! Nothing is done before it is in the log of acts. If it then fails, another entry says so.

use protocol::{Code, Phase, TableLine};
use tabletop::{Phrase, Speech, say};

use super::answer::{Place, Sheet, TableRow, Told};
use super::{Ask, PlayerId, TableId};
use crate::WORDS;
use crate::core::{Command, Refusal, State, checked_name};
use crate::registry::Hub;
use crate::store::{Act, Desk, FORGOTTEN, PlayerCard, Retold, StoreError};
use crate::table::Request;

/// How many tables of a player are looked at.
const MOST_TABLES: usize = 10_000;
/// How many logs are written anew at once, so that nobody waits for it.
const RETOLD_TOGETHER: usize = 20;

/// Why something is not done, in words.
type Why = String;

impl Hub {
    /// Does what the user of the operating system asks for, or says why not.
    pub(crate) async fn administer(&self, ask: Ask, user: u32) -> Result<Told, Why> {
        let desk = self.store().desk();
        match ask {
            Ask::Tables { limit } => {
                let rows = desk.tables(limit).await.map_err(|e| failed(&e))?;
                Ok(Told::Tables(rows.into_iter().map(|row| self.row(row)).collect::<Result<_, _>>()?))
            }
            Ask::Players { called, limit } => {
                Ok(Told::Players(desk.players(called, limit).await.map_err(|e| failed(&e))?))
            }
            Ask::Reports { limit } => Ok(Told::Reports(desk.reports(limit).await.map_err(|e| failed(&e))?)),
            Ask::Log { limit } => Ok(Told::Log(desk.acts(limit).await.map_err(|e| failed(&e))?)),
            Ask::Table { table } => Ok(Told::Table(Box::new(self.sheet(table).await?))),
            Ask::Player { player } => {
                let player = known(desk, player).await?;
                let tables = desk_tables(self, player.id).await?;
                Ok(Told::Player { player, tables })
            }
            Ask::Close { table } => {
                must_exist(desk, table).await?;
                let closing = self.command(table, Command::Intervene);
                self.noted(act("close", user, Some(table), None), async { said(closing.await) }).await
            }
            Ask::Delete { table } => {
                let line = must_exist(desk, table).await?;
                self.noted(act("delete", user, Some(table), None), self.delete(table, line.phase)).await
            }
            Ask::Ban { player } => {
                known(desk, player).await?;
                self.noted(act("ban", user, None, Some(player)), self.ban(player)).await
            }
            Ask::Unban { player } => {
                known(desk, player).await?;
                let unban = async { desk.ban(player, None).await.map_err(|e| failed(&e)).map(|()| done()) };
                self.noted(act("unban", user, None, Some(player)), unban).await
            }
            Ask::Rename { player, name } => {
                known(desk, player).await?;
                let name = checked_name(&name).map_err(|refusal| words(&refusal.message))?;
                self.noted(act("rename", user, None, Some(player)), self.rename(player, name)).await
            }
            Ask::Forget { player } => {
                known(desk, player).await?;
                self.noted(act("forget", user, None, Some(player)), self.forget_player(player)).await
            }
        }
    }

    /// Does something that is in the log of acts, before it and if it fails after it.
    async fn noted(&self, act: Act, doing: impl Future<Output = Result<Told, Why>>) -> Result<Told, Why> {
        let act = Act { at: self.now(), ..act };
        self.store().desk().note(act.clone()).await.map_err(|e| failed(&e))?;
        let done = doing.await;
        if let Err(why) = &done {
            let act = Act { at: self.now(), failed: Some(why.clone()), ..act };
            self.store().desk().note(act).await.map_err(|e| failed(&e))?;
        }
        done
    }

    fn row(&self, (line, host): (TableLine, PlayerId)) -> Result<TableRow, Why> {
        let TableLine { id, game, phase, names, changed, .. } = line;
        let id = id.parse().map_err(|e: &str| e.to_string())?;
        Ok(TableRow { id, game, phase, names, host, changed, awake: self.is_awake(id) })
    }

    /// A table with its seats. What is on its way to the store is not in it yet.
    async fn sheet(&self, table: TableId) -> Result<Sheet, Why> {
        let found = self.store().desk().table(table).await.map_err(|e| failed(&e))?;
        let row = self.row(found.ok_or_else(|| no_table(table))?)?;
        let read = self.store().load(table).await;
        let read = read.and_then(|log| State::replay(log.entries).map_err(StoreError::from));
        let state = match read {
            Ok(state) => state,
            Err(e) => {
                return Ok(Sheet { row, places: Vec::new(), entries: 0, unreadable: Some(e.to_string()) });
            }
        };
        let place = |seat| {
            let player = state.owners().find(|(owned, _)| *owned == seat).map(|(_, player)| player);
            let guests = state
                .holders()
                .filter(|holder| Some(*holder) != player && state.seat_of(*holder) == Some(seat));
            let guests = guests.collect();
            Place { seat: seat.number() as u8, name: state.name(seat), player, guests }
        };
        let places = state.seats().seats().map(place).collect();
        Ok(Sheet { row, places, entries: state.length(), unreadable: None })
    }

    async fn delete(&self, table: TableId, phase: Phase) -> Result<Told, Why> {
        if phase != Phase::Ended {
            // A table that cannot be opened can be deleted all the same.
            let _ = self.command(table, Command::Intervene).await;
        }
        self.put_to_sleep(table, Some(say!(WORDS, "table-deleted"))).await;
        self.store().desk().delete(table).await.map_err(|e| failed(&e))?;
        // Somebody may have woken it meanwhile.
        self.put_to_sleep(table, Some(say!(WORDS, "table-deleted"))).await;
        Ok(done())
    }

    async fn ban(&self, player: PlayerId) -> Result<Told, Why> {
        self.store().desk().ban(player, Some(self.now())).await.map_err(|e| failed(&e))?;
        for table in self.awake_tables() {
            self.send_if_awake(table, Request::SendAway(Some(player), say!(WORDS, "banned"))).await;
        }
        let (freed, held) = self.dismiss(player).await?;
        Ok(Told::Done { freed, held, logs: Retold::default() })
    }

    async fn rename(&self, player: PlayerId, name: String) -> Result<Told, Why> {
        self.store().rename_player(player, name.clone()).await.map_err(|e| failed(&e))?;
        let logs = self.retell(player, &name).await?;
        Ok(Told::Done { freed: Vec::new(), held: Vec::new(), logs })
    }

    async fn forget_player(&self, player: PlayerId) -> Result<Told, Why> {
        let banned = self.ban(player).await?;
        let Told::Done { freed, held, .. } = banned else { return Ok(banned) };
        if !held.is_empty() {
            return Err(format!("the game at {} is about to begin; try again in a moment", listed(&held)));
        }
        self.store().desk().forget(player).await.map_err(|e| failed(&e))?;
        let logs = self.retell(player, FORGOTTEN).await?;
        Ok(Told::Done { freed, held, logs })
    }

    /// Takes a player's seats away at all tables that have not ended. Returns where that was done and where it could not be.
    async fn dismiss(&self, player: PlayerId) -> Result<(Vec<TableId>, Vec<TableId>), Why> {
        let (mut freed, mut held) = (Vec::new(), Vec::new());
        for row in desk_tables(self, player).await? {
            if row.phase == Phase::Ended {
                continue;
            }
            match self.command(row.id, Command::Dismiss { player }).await {
                Ok(_) => freed.push(row.id),
                Err(Refusal { code: Code::AlreadyStarted, .. }) => held.push(row.id),
                // Nobody sits at a table that cannot be opened.
                Err(refusal) => {
                    tracing::warn!(table = %row.id, "a seat could not be taken away: {refusal}");
                }
            }
        }
        Ok((freed, held))
    }

    /// Calls a player differently in all logs. Tables that are awake are put together again from theirs.
    async fn retell(&self, player: PlayerId, name: &str) -> Result<Retold, Why> {
        let desk = self.store().desk();
        let mut all = Retold::default();
        for tables in desk.sat_at(player).await.map_err(|e| failed(&e))?.chunks(RETOLD_TOGETHER) {
            let told =
                desk.retell(player, name.to_string(), tables.to_vec()).await.map_err(|e| failed(&e))?;
            for table in &told.tables {
                self.put_to_sleep(*table, None).await;
            }
            all.tables.extend(told.tables);
            all.unreadable.extend(told.unreadable);
        }
        Ok(all)
    }

    /// Has a table leave the memory. Those who listen are sent away with these words, or told to come back.
    async fn put_to_sleep(&self, table: TableId, words: Option<Phrase>) {
        let Some(way) = self.way_if_awake(table) else { return };
        if let Some(words) = words {
            // It is falling asleep just now.
            let _ = way.send(Request::SendAway(None, words)).await;
        }
        let _ = way.send(Request::Restart).await;
        way.closed().await;
    }
}

fn act(name: &str, user: u32, table: Option<TableId>, player: Option<PlayerId>) -> Act {
    Act { number: 0, at: 0, user, act: name.to_string(), table, player, failed: None }
}

fn done() -> Told {
    Told::Done { freed: Vec::new(), held: Vec::new(), logs: Retold::default() }
}

fn said(answer: Result<Option<u64>, Refusal>) -> Result<Told, Why> {
    answer.map(|_| done()).map_err(|refusal| words(&refusal.message))
}

fn words(phrase: &Phrase) -> Why {
    phrase.say(&Speech::default())
}

fn failed(e: &StoreError) -> Why {
    tracing::error!("an operator's request failed: {e}");
    e.to_string()
}

fn listed(tables: &[TableId]) -> String {
    tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn no_table(table: TableId) -> Why {
    format!("there is no table {table}; dozen admin tables lists those there are")
}

async fn must_exist(desk: &dyn Desk, table: TableId) -> Result<TableLine, Why> {
    let found = desk.table(table).await.map_err(|e| failed(&e))?;
    found.map(|(line, _)| line).ok_or_else(|| no_table(table))
}

async fn known(desk: &dyn Desk, player: PlayerId) -> Result<PlayerCard, Why> {
    let unknown = || format!("there is no player {}; dozen admin players lists those there are", player.0);
    desk.player(player).await.map_err(|e| failed(&e))?.ok_or_else(unknown)
}

/// The tables where a player has a seat.
async fn desk_tables(hub: &Hub, player: PlayerId) -> Result<Vec<TableRow>, Why> {
    let lines = hub.store().tables_of(player, MOST_TABLES).await.map_err(|e| failed(&e))?;
    let mut rows = Vec::new();
    for line in lines {
        let id = line.id.parse().map_err(|e: &str| e.to_string())?;
        if let Some(found) = hub.store().desk().table(id).await.map_err(|e| failed(&e))? {
            rows.push(hub.row(found)?);
        }
    }
    Ok(rows)
}
