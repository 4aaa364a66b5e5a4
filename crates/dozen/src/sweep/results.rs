//! Parts put together, one of them in memory at a time, and written as they come.

use std::path::{Path, PathBuf};

use lab::{Merger, Part, Summary, csv_head};

use crate::failure::Failure;
use crate::files::{self, Draft, KeptFile};
use crate::screen::Screen;

/// Reads a part.
pub(super) fn read(path: &Path) -> Result<Part, Failure> {
    let text = files::read_text(path)?;
    serde_json::from_str(&text).map_err(|e| {
        Failure::failed(format!(
            "{}: line {}: {e}: is it a part that dozen sim --plan wrote, and all of it?",
            files::name(path),
            e.line()
        ))
    })
}

/// Where the tables go.
#[derive(Debug)]
pub(super) struct Results {
    jsonl: Option<KeptFile>,
    csv: Option<KeptFile>,
    /// In the order of their blocks.
    parts: Vec<PathBuf>,
}

impl Results {
    pub(super) fn to(jsonl: Option<KeptFile>, csv: Option<KeptFile>, parts: Vec<PathBuf>) -> Self {
        Results { jsonl, csv, parts }
    }

    /// Puts the parts together and writes the tables; also as JSON on the screen if asked.
    pub(super) fn put_together(&mut self, screen: &mut Screen, printed: bool) -> Result<Summary, Failure> {
        let begin = |file: Option<KeptFile>| file.map(KeptFile::begin).transpose();
        let (mut jsonl, mut csv): (Option<Draft>, Option<Draft>) =
            (begin(self.jsonl.take())?, begin(self.csv.take())?);
        let mut merger = Merger::default();
        let mut summary: Option<Summary> = None;
        for path in &self.parts {
            let part = read(path)?;
            let (next, start) = (merger.next(), part.blocks[0]);
            if start > next {
                return Err(missing(next, start));
            }
            if summary.is_none()
                && let Some(csv) = &mut csv
            {
                csv.add(&csv_head(&part.plan))?;
            }
            let summary = summary.get_or_insert_with(|| Summary::new(&part.plan));
            let plan = part.plan.clone();
            let mut rows = Vec::new();
            merger
                .add(part, |row| rows.push(row))
                .map_err(|e| Failure::failed(format!("{}: {e}", files::name(path))))?;
            for row in rows {
                summary.add(&row);
                let line = row.json_line();
                if printed {
                    write!(screen, "{line}")?;
                }
                if let Some(jsonl) = &mut jsonl {
                    jsonl.add(&line)?;
                }
                if let Some(csv) = &mut csv {
                    csv.add(&row.csv_line(&plan))?;
                }
            }
        }
        let n_blocks = merger.plan().map_or(0, lab::PlanId::n_blocks);
        let Some(summary) = summary.filter(|_| merger.is_complete()) else {
            return Err(missing(merger.next(), n_blocks));
        };
        for draft in [jsonl, csv].into_iter().flatten() {
            draft.finish()?;
        }
        Ok(summary)
    }
}

fn missing(from: u64, to: u64) -> Failure {
    Failure::failed(format!(
        "the blocks {from}..{to} are missing: play them with dozen sim --plan PLAN --blocks {from}..{to} --tally FILE"
    ))
}
