//! How tables come about: made with settings, with a position of another game, or to play again.

use protocol::{Code, TableConfig};
use tabletop::{Seat, say};

use super::Hub;
use crate::WORDS;
use crate::budget::Account;
use crate::core::{Command, PlayerId, Refusal, State, TableId};
use crate::kept::Use;
use crate::limits::{Limits, Origin};
use crate::store::{Head, Log, Summary};
use crate::table::{Again, Request};

impl Hub {
    /// Makes a table and stores it. `sitters` are seated at once.
    pub async fn create(
        &self,
        (host, origin): (PlayerId, Origin),
        config: TableConfig,
        sitters: Vec<(Seat, Option<PlayerId>, String)>,
        rematch_of: Option<TableId>,
    ) -> Result<TableId, Refusal> {
        let account = Account { player: Some(host), origin };
        self.budget().must_have_room(account)?;
        let (config, position) = self.position((host, origin), config).await?;
        self.check_unfinished(host).await?;
        self.kept().has_room(origin, &config, Use::Table)?;
        let (table, now) = (TableId::new(self.random()), self.now());
        let brought = config.clone();
        let created = match position {
            Some(position) => State::create_at(table, config, self.secret(), host, position, now),
            None => State::create(table, config, self.secret(), host, rematch_of, now),
        };
        self.kept().note(origin, &brought, Use::Table, created.is_ok());
        let (mut state, first) = created?;
        let mut entries = vec![first];
        for (seat, player, name) in sitters {
            let command = match player {
                Some(player) => Command::Sit { player, name, seat: Some(seat) },
                None => Command::SeatBot { player: host, seat, bot: name },
            };
            entries.extend(state.decide(&command, now)?.entries);
        }
        let generation = *self.0.store.generation().borrow();
        let (mut head, summary) = (Head::new(table).in_generation(generation), Some(Summary::of(&state)));
        let payers = vec![Some(account); entries.len()];
        self.append(&mut head, (&entries, &payers), summary, true).await.map_err(|e| {
            tracing::error!("a table could not be stored: {e}");
            Refusal::new(Code::NotStored, say!(WORDS, "table-not-stored"))
        })?;
        self.makers().note(table, origin);
        if !self.is_stopping() {
            // Whoever made it comes next: it need not be read.
            self.awake().entry(table).or_insert_with(|| self.wake(table, Some(Log { entries, head })));
        }
        Ok(table)
    }

    /// A player's unfinished tables are counted.
    async fn check_unfinished(&self, host: PlayerId) -> Result<(), Refusal> {
        let Limits { tables_per_player, .. } = self.0.limits;
        if tables_per_player == 0 {
            return Ok(());
        }
        let unreadable = |e| {
            tracing::error!("tables cannot be counted: {e}");
            Refusal::new(Code::Internal, say!(WORDS, "storage-silent"))
        };
        if self.0.store.unfinished_of(host).await.map_err(unreadable)? >= tables_per_player as usize {
            let words = say!(WORDS, "too-many-tables", tables: tables_per_player);
            return Err(Refusal::new(Code::Limit, words));
        }
        Ok(())
    }

    /// Makes the table where the people of an ended one play again, or finds it if somebody has.
    pub async fn rematch(
        &self,
        table: TableId,
        (player, origin): (PlayerId, Origin),
    ) -> Result<TableId, Refusal> {
        let again = self.ask(table, |reply| Request::Again(player, reply)).await?;
        let known = |id: &str| {
            id.parse().map_err(|_: &str| Refusal::new(Code::Internal, say!(WORDS, "server-fault")))
        };
        match again {
            Again::Made(id) => known(&id),
            Again::Make { config, sitters } => {
                let made = self.create((player, origin), config, sitters, Some(table)).await?;
                self.command(table, Command::Rematch { player, table: made }).await?;
                // Two may have asked at once: the one the table knows counts.
                match self.ask(table, |reply| Request::Again(player, reply)).await? {
                    Again::Made(id) => known(&id),
                    Again::Make { .. } => Ok(made),
                }
            }
        }
    }
}
