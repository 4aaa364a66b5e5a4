//! A plan file with the edition files beside it.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use catalog::AnyGame;
use lab::{PlanId, SweepPlan};
use tabletop::Language;

use crate::failure::Failure;
use crate::files;

/// So many editions are looked at before anybody plays; more would take long, and their faults are told at their tables.
const LOOKED_AT: usize = 50;

/// Reads a plan.
fn read(path: &Path) -> Result<SweepPlan, Failure> {
    let text = files::read_text(path)?;
    SweepPlan::parse(&text).map_err(|e| Failure::failed(format!("{}: {e}", files::name(path))))
}

/// A plan, and what tells it from others.
#[derive(Debug)]
pub(crate) struct OpenedPlan {
    pub(crate) path: PathBuf,
    pub(crate) plan: SweepPlan,
    pub(crate) id: PlanId,
    pub(crate) editions: EditionFiles,
}

impl OpenedPlan {
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let plan = read(path)?;
        let game = catalog::find(&plan.game)?;
        let editions =
            EditionFiles { folder: path.parent().map(Path::to_path_buf).unwrap_or_default(), game };
        let id = PlanId::of(&plan, &|edition| editions.read(edition)).map_err(|e| Failure::lab(&e))?;
        Ok(OpenedPlan { path: path.to_path_buf(), plan, id, editions })
    }

    /// Looks for faults before anybody plays for an hour.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let name = |edition: &str| {
            if edition.is_empty() { "the default edition".to_string() } else { edition.to_string() }
        };
        for edition in self.plan.editions.iter().take(LOOKED_AT) {
            let read = |edition: &str| self.editions.read(edition);
            self.plan.check_edition(edition, &read).map_err(|e| {
                Failure::failed(format!("{}: {}: {e}", files::name(&self.path), name(edition)))
            })?;
        }
        Ok(())
    }

    /// How many games these blocks have.
    pub(crate) fn games_in(&self, blocks: Range<u64>) -> u64 {
        blocks.map(|block| self.plan.games_in_block(block)).sum()
    }
}

/// The edition files that a plan names, which are looked for beside it.
#[derive(Debug)]
pub(crate) struct EditionFiles {
    folder: PathBuf,
    game: &'static dyn AnyGame,
}

impl EditionFiles {
    pub(crate) fn read(&self, name: &str) -> io::Result<String> {
        let path = self.folder.join(name);
        fs::read_to_string(&path).map_err(|e| {
            let known: Vec<String> =
                self.game.editions(Language::English).into_iter().map(|card| card.id).collect();
            let reason = match e.kind() {
                io::ErrorKind::NotFound => {
                    format!("there is no such file, and the built-in editions are: {}", known.join(", "))
                }
                _ => e.to_string(),
            };
            io::Error::new(e.kind(), format!("cannot read the edition {}: {reason}", path.display()))
        })
    }
}
