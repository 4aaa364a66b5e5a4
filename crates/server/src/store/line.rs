//! A table in a list, as it is stored: apart from what clients are sent, like the entries of a log.

use protocol::TableLine;
use serde::{Deserialize, Serialize};

use crate::core::stored::{Phase, Visibility};

#[derive(Serialize, Deserialize)]
pub(super) struct Line {
    id: String,
    game: String,
    phase: Phase,
    visibility: Visibility,
    names: Vec<Option<String>>,
    changed: u64,
    continued: Option<Continued>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranks: Option<Vec<u8>>,
}

#[derive(Serialize, Deserialize)]
struct Continued {
    steps: u32,
    of: u32,
    finished: bool,
}

impl From<TableLine> for Line {
    fn from(line: TableLine) -> Self {
        let TableLine { id, game, phase, visibility, names, changed, continued, lesson, ranks } = line;
        let (phase, visibility) = (phase.into(), visibility.into());
        let continued =
            continued.map(|protocol::Continued { steps, of, finished }| Continued { steps, of, finished });
        Line { id, game, phase, visibility, names, changed, continued, lesson, ranks }
    }
}

impl From<Line> for TableLine {
    fn from(line: Line) -> Self {
        let Line { id, game, phase, visibility, names, changed, continued, lesson, ranks } = line;
        let (phase, visibility) = (phase.into(), visibility.into());
        let continued =
            continued.map(|Continued { steps, of, finished }| protocol::Continued { steps, of, finished });
        TableLine { id, game, phase, visibility, names, changed, continued, lesson, ranks }
    }
}
