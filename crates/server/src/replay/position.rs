//! A position of a game that is over, as the beginning of a new table.

use protocol::{Code, TableConfig};
use tabletop::{Language, Turn, say};

use super::source::Source;
use crate::WORDS;
use crate::core::{Continued, Refusal};

/// The settings with all that the other game fixes, and the steps to begin with.
pub(super) fn position(
    source: &Source,
    steps: usize,
    config: TableConfig,
) -> Result<(TableConfig, Continued), Refusal> {
    let refuse = |words| Err(Refusal::new(Code::BadConfig, words));
    let opened = source.open()?;
    let of = source.record.steps.len();
    if config.game != source.record.game {
        return refuse(
            say!(WORDS, "continue-other-game", theirs: source.record.game.clone(), ours: config.game),
        );
    }
    if config.lesson.is_some()
        || config.seats.is_some()
        || config.edition.is_some()
        || config.edition_toml.is_some()
        || !config.options.is_empty()
    {
        return refuse(say!(WORDS, "continue-settings"));
    }
    if steps > of {
        return refuse(say!(WORDS, "continue-too-far", of: of, steps: steps));
    }
    let mut table = opened.beginning();
    for step in &source.record.steps[..steps] {
        table.apply(step).expect("the whole record was checked");
    }
    if table.turn() == Turn::Over {
        return refuse(say!(WORDS, "continue-over"));
    }
    // Answers to a choice that others still owe would bind those who sit down now.
    let settled = table.record(None).steps.len();
    let edition = table.edition(Language::English);
    let own = source
        .edition_toml
        .clone()
        .filter(|text| opened.game.load_edition(text).is_ok_and(|loaded| loaded.hash == edition.hash));
    let config = TableConfig {
        seats: Some(table.seats().get() as u8),
        edition: (own.is_none() && !edition.default).then_some(edition.id),
        edition_toml: own,
        options: table.changed_options(),
        ..config
    };
    let continued = Continued {
        steps: source.record.steps[..settled].to_vec(),
        of: of as u32,
        finished: opened.end.outcome().is_some(),
    };
    Ok((config, continued))
}
