//! Games that are over, looked at again: the whole of it, single scenes, and a new table from one of its positions.
//!
//! Everything comes from a record, whether a table of this server wrote it or somebody sent it: one way in, checked step
//! by step. **A record never comes from a game that is still going on here**: a table gives its own only when it has
//! ended.

mod deals;
mod overview;
mod position;
mod scenes;
mod source;
mod standings;
mod turning;

pub(crate) use deals::deals_of;
pub(crate) use overview::overview;
pub(crate) use scenes::scenes;
pub use source::Source;
pub(crate) use standings::standings;

use protocol::{Code, Continues, TableConfig};
use tabletop::say;

use crate::WORDS;
use crate::core::{Continued, PlayerId, Refusal, TableId};
use crate::kept::{Sound as _, Use};
use crate::limits::Origin;
use crate::registry::Hub;
use crate::table::Request;

impl Hub {
    /// The game of a table that has ended, for somebody who may look at it.
    pub(crate) async fn finished(&self, table: TableId, player: Option<PlayerId>) -> Result<Source, Refusal> {
        self.ask(table, |reply| Request::Finished(player, reply)).await
    }

    /// Reads a record from outside where that delays no table, and has something done with it there.
    pub(crate) async fn read_record<T: Send + 'static>(
        &self,
        origin: Origin,
        record: String,
        edition_toml: Option<String>,
        work: impl FnOnce(&Source) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let hub = self.clone();
        self.read(origin, move || {
            let source = Source::read(&record, edition_toml)?;
            let settings = source.settings();
            hub.kept().has_room(origin, &settings, Use::Reading)?;
            let worked = work(&source);
            let is_sound = worked.is_ok() || settings.is_sound();
            hub.kept().note(origin, &settings, Use::Reading, is_sound);
            worked
        })
        .await
    }

    /// The settings of a table that begins with the position it names, and the position.
    pub(crate) async fn position(
        &self,
        from: (PlayerId, Origin),
        mut config: TableConfig,
    ) -> Result<(TableConfig, Option<Continued>), Refusal> {
        let Some(asked) = config.continues.take() else { return Ok((config, None)) };
        let found = self.find_position(from, config, *asked).await;
        let (config, continued) = found.map_err(|refusal| refusal.of_field("continues"))?;
        Ok((config, Some(continued)))
    }

    async fn find_position(
        &self,
        (player, origin): (PlayerId, Origin),
        mut config: TableConfig,
        asked: Continues,
    ) -> Result<(TableConfig, Continued), Refusal> {
        let steps = asked.steps as usize;
        match (asked.table, asked.record) {
            (Some(table), None) => {
                let unknown = |_| Refusal::new(Code::NotFound, say!(WORDS, "no-table"));
                let source = self.finished(table.parse().map_err(unknown)?, Some(player)).await?;
                self.read(origin, move || position::position(&source, steps, config)).await
            }
            (None, Some(record)) => {
                let edition = config.edition_toml.take();
                self.read_record(origin, record, edition, move |source| {
                    position::position(source, steps, config)
                })
                .await
            }
            _ => Err(Refusal::new(Code::BadConfig, say!(WORDS, "continue-what"))),
        }
    }
}
