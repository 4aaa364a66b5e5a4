//! The public list: one address does not push the tables of others off it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use protocol::TableLine;

use crate::core::{PlayerId, TableId};
use crate::limits::Origin;
use crate::registry::Hub;
use crate::store::StoreError;

/// How many tables are looked at for a list.
const LOOKED_AT: usize = 2_000;
/// For how many of the latest tables it is known where they were made.
const KNOWN: usize = 10_000;

/// Where the latest tables were made. Not stored: addresses are nobody's business.
#[derive(Debug, Default)]
pub(crate) struct Makers(Mutex<(HashMap<String, Origin>, VecDeque<String>)>);

impl Makers {
    pub(crate) fn note(&self, table: TableId, origin: Origin) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (origins, order) = &mut *known;
        if order.len() >= KNOWN
            && let Some(oldest) = order.pop_front()
        {
            origins.remove(&oldest);
        }
        origins.insert(table.to_string(), origin);
        order.push_back(table.to_string());
    }

    /// The first of each maker, then the second of each, and so on; otherwise in the order they have.
    fn take_turns(&self, lines: Vec<(TableLine, PlayerId)>, limit: usize) -> Vec<TableLine> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut by_origin, mut by_host) = (HashMap::<Origin, u32>::new(), HashMap::<PlayerId, u32>::new());
        let mut ranked: Vec<(u32, TableLine)> = lines
            .into_iter()
            .map(|(line, host)| {
                let of_host = by_host.entry(host).or_default();
                let count =
                    known.0.get(&line.id).map_or(of_host, |origin| by_origin.entry(*origin).or_default());
                *count += 1;
                (*count, line)
            })
            .collect();
        ranked.sort_by_key(|(turn, _)| *turn);
        ranked.truncate(limit);
        ranked.into_iter().map(|(_, line)| line).collect()
    }
}

impl Hub {
    /// Public tables for a list, fair to those who made them.
    pub(crate) async fn listed(&self, limit: usize) -> Result<Vec<TableLine>, StoreError> {
        let lines = self.store().public_tables(LOOKED_AT).await?;
        Ok(self.makers().take_turns(lines, limit))
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Phase, Visibility};

    use super::*;

    #[test]
    fn a_flood_from_one_address_leaves_room_for_everybody_else() {
        let makers = Makers::default();
        let at = |text: &str| Origin::from(text.parse::<std::net::IpAddr>().unwrap());
        let line = |number: u8| {
            let id = TableId::new([number; 16]).to_string();
            let (game, names) = ("go-nuts".to_string(), Vec::new());
            let (phase, visibility) = (Phase::Open, Visibility::Public);
            TableLine {
                id,
                game,
                phase,
                visibility,
                names,
                changed: 0,
                continued: None,
                lesson: None,
                ranks: None,
            }
        };
        // Players are as easy to make as tables.
        let mut lines: Vec<_> = (0..20).map(|i| (line(i), PlayerId(i.into()))).collect();
        for i in 0..20 {
            makers.note(TableId::new([i; 16]), at("192.0.2.1"));
        }
        makers.note(TableId::new([20; 16]), at("192.0.2.2"));
        lines.extend([(line(20), PlayerId(20)), (line(21), PlayerId(21)), (line(22), PlayerId(21))]);
        let listed = makers.take_turns(lines, 4);
        let expected = [0, 20, 21, 1].map(line);
        assert_eq!(listed, expected, "those of unknown origin by who made them");
    }
}
