//! How a table looks from outside.

use catalog::{CatalogError, bot_name};
use protocol::{
    Chair, Continued, Phase, PointsLine, RulesBlock, RulesExample, RulesPage, RulesSection, Sitter, TableBox,
    TableConfig, TableInfo, TableLine, TableState, You,
};
use serde_json::value::RawValue;
use tabletop::{Language, Record, Seat, Silence, Viewer};

use super::state::{State, edition_info, setup};
use crate::core::PlayerId;

impl State {
    /// Who the player is here.
    pub fn you(&self, player: Option<PlayerId>) -> You {
        let seat = player.and_then(|player| self.seat_of(player));
        You { seat: seat.map(|seat| seat.number() as u8), host: player == Some(self.host) }
    }

    /// What a seat with this name or bot is called.
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.places[seat.index()].name()
    }

    /// What a bot on this seat is called.
    pub fn bot_name(&self, seat: Seat) -> &'static str {
        let names: Vec<String> = self.seats.seats().filter_map(|seat| self.name(seat)).collect();
        bot_name(&self.seed.hash().to_string(), seat, &names)
    }

    /// The table as everybody may see it.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            id: self.table.to_string(),
            config: TableConfig { edition_toml: None, ..self.config.clone() },
            own_edition: self.own_edition.clone(),
            phase: self.phase,
            chairs: self.seats.seats().map(|seat| self.chair(seat)).collect(),
            commitment: self.seed.hash().to_string(),
            deal: self.deal.kind().into(),
            revealing: self.deal.is_revealing(),
            silent: self.deal.silent().iter().map(silence).collect(),
            seed: self.open_seed(),
            ending: self.ending.map(Into::into),
            rematch: self.rematch.map(|table| table.to_string()),
            proposal: self.proposal.map(|open| open.what.into()),
            continued: self.continued(),
        }
    }

    /// The position of another game that it began with.
    fn continued(&self) -> Option<Continued> {
        self.continued.as_ref().map(|position| Continued {
            steps: position.steps.len() as u32,
            of: position.of,
            finished: position.finished,
        })
    }

    /// The components, which are the same before, during and after the game.
    pub fn contents(&self, language: Language) -> Result<TableBox, CatalogError> {
        let game = catalog::find(&self.config.game)?.open(&setup(&self.config, Vec::new()))?;
        Ok(TableBox {
            game: self.config.game.clone(),
            seats: self.seats.get() as u8,
            edition: edition_info(game.edition(language)),
            options: game.options(),
            parts: RawValue::from_string(game.parts_json(language)).expect("components are JSON"),
        })
    }

    /// The rules for people, true for these components and options.
    pub fn rules(&self, language: Language) -> Result<RulesPage, CatalogError> {
        rules_page(&self.config, language)
    }

    /// The server's seed, once the table has come to its end.
    pub fn open_seed(&self) -> Option<String> {
        (self.phase == Phase::Ended).then(|| self.seed.reveal())
    }

    fn chair(&self, seat: Seat) -> Chair {
        let place = &self.places[seat.index()];
        Chair {
            seat: seat.number() as u8,
            sitter: place.sitter(self.bot_name(seat)),
            entropy: place.entropy.is_some(),
            committed: place.committed.map(|hash| hash.to_string()),
        }
    }

    /// The table as a player finds it. Who watches may see things late, so they are not told whose turn it is now.
    pub fn shown_to(&self, player: Option<PlayerId>) -> TableState {
        let you = self.you(player);
        let due = self.due();
        let due = if you.seat.is_some() {
            due.iter().map(|seat| seat.number() as u8).collect()
        } else {
            Vec::new()
        };
        TableState { table: self.info(), you, due }
    }

    /// The table in a list.
    pub fn line(&self) -> TableLine {
        let name = |seat: Seat| match self.chair(seat).sitter {
            Sitter::Nobody => None,
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => Some(name),
        };
        TableLine {
            id: self.table.to_string(),
            game: self.config.game.clone(),
            phase: self.phase,
            visibility: self.config.visibility,
            names: self.seats.seats().map(name).collect(),
            changed: self.changed,
            continued: self.continued(),
            lesson: self.config.lesson.clone(),
            ranks: self.ranks(),
        }
    }

    /// The place of each seat, once the game has a result.
    fn ranks(&self) -> Option<Vec<u8>> {
        let outcome = self.game.as_ref().filter(|_| self.phase == Phase::Ended)?.outcome()?;
        Some(outcome.ranks.as_slice().to_vec())
    }

    /// The record of the game as the viewer may have it: all of it once the game is over.
    pub fn record(&self, viewer: Viewer) -> Option<Record> {
        let game = self.game.as_ref()?;
        let mut record = if self.phase == Phase::Ended { game.record(None) } else { game.record_for(viewer) };
        record.commitment = Some(self.seed.hash().to_string());
        record.seed = self.open_seed();
        // What a lesson deals is written down, not drawn.
        let written =
            self.config.lesson.as_ref().filter(|_| self.course().is_some()).map(|_| record.steps.len());
        record.continued = written.or(self.continued.as_ref().map(|position| position.steps.len()));
        if record.seed.is_some() {
            record.entropy = self.entropy().map(|(seat, added)| (seat.number(), added.reveal())).collect();
            record.committed =
                self.committed().map(|(seat, hash)| (seat.number(), hash.to_string())).collect();
            record.silent = self.deal.silent().to_vec();
        }
        Some(record)
    }
}

/// Who did not reveal, as clients are told.
pub(crate) fn silence(silence: &Silence) -> protocol::Silence {
    let Silence { attempt, seat, name } = silence.clone();
    protocol::Silence { attempt, seat: seat as u8, name }
}

/// The rules for people of a table with these settings.
pub fn rules_page(config: &TableConfig, language: Language) -> Result<RulesPage, CatalogError> {
    let rules = catalog::find(&config.game)?.rules(&setup(config, Vec::new()), language)?;
    let block = |block: catalog::RulesBlock| match block {
        catalog::RulesBlock::Text(html) => RulesBlock::Text { html },
        catalog::RulesBlock::Example(example) => RulesBlock::Example(Box::new(shown_example(*example))),
    };
    let section = |section: catalog::RulesSection| RulesSection {
        id: section.id,
        level: section.level as u8,
        title: section.title,
        blocks: section.blocks.into_iter().map(block).collect(),
    };
    Ok(RulesPage {
        contents: TableBox {
            game: config.game.clone(),
            seats: rules.seats as u8,
            edition: edition_info(rules.edition),
            options: rules.options.into_iter().collect(),
            parts: rules.parts,
        },
        sections: rules.sections.into_iter().map(section).collect(),
    })
}

fn shown_example(example: catalog::RulesExample) -> RulesExample {
    let (elsewhere, parts) = example.elsewhere.unzip();
    let line =
        |line: catalog::SheetLine| PointsLine { label: line.label, detail: line.detail, points: line.points };
    RulesExample {
        name: example.name.into(),
        caption: example.caption,
        elsewhere,
        parts,
        names: example.names,
        viewer: example.viewer.map(|seat| seat as u8),
        before: example.before,
        after: example.after,
        events: example.events,
        told: example.told,
        sheet: example.sheet.into_iter().map(line).collect(),
    }
}
