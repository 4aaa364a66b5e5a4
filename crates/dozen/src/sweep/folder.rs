//! The folder in which the blocks of a plan are kept: a file for each part, named by the plan and its blocks. A part is there as a
//! whole or not at all.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::iter;
use std::ops::Range;
use std::path::{Path, PathBuf};

use lab::PlanId;

use crate::failure::Failure;
use crate::files::{self, KeptFile};

const LOCK: &str = "lock";
/// How drafts begin that a killed program has left behind.
const DRAFT: &str = ".dozen-";

/// The folder, which nobody else writes to meanwhile.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    hash: String,
    /// Parts by their first block.
    parts: BTreeMap<u64, Range<u64>>,
    _lock: File,
}

impl Folder {
    /// Opens the folder of a plan, or makes it.
    pub(super) fn open(path: &Path, plan: &PlanId) -> Result<Self, Failure> {
        fs::create_dir_all(path).map_err(|e| files::cannot("make the folder", path, &e))?;
        let lock_path = path.join(LOCK);
        let lock = File::create(&lock_path).map_err(|e| files::cannot("write", &lock_path, &e))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::failed(format!(
                    "another dozen sweep is at work in {}: wait for it, or name another --folder",
                    path.display()
                )));
            }
            Err(TryLockError::Error(e)) => return Err(files::cannot("lock", &lock_path, &e)),
        }
        let mut folder =
            Folder { path: path.to_path_buf(), hash: plan.hash.clone(), parts: BTreeMap::new(), _lock: lock };
        let entries = fs::read_dir(path).map_err(|e| files::cannot("read", path, &e))?;
        for entry in entries {
            let entry = entry.map_err(|e| files::cannot("read", path, &e))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with(DRAFT) {
                fs::remove_file(entry.path()).map_err(|e| files::cannot("remove", &entry.path(), &e))?;
            } else if let Some(blocks) = folder.blocks_of(&name) {
                folder.add(blocks);
            }
        }
        Ok(folder)
    }

    /// Notes that these blocks are there, if none of them was.
    fn add(&mut self, blocks: Range<u64>) {
        let before = self.parts.range(..blocks.end).next_back();
        if before.is_none_or(|(_, other)| other.end <= blocks.start) {
            self.parts.insert(blocks.start, blocks);
        }
    }

    /// The blocks that are in a file of this name, if it is a part of this plan.
    fn blocks_of(&self, name: &str) -> Option<Range<u64>> {
        let blocks = name.strip_prefix(&format!("part-{}-", self.hash))?.strip_suffix(".json")?;
        let (start, end) = blocks.split_once('-')?;
        let blocks = start.parse().ok()?..end.parse().ok()?;
        (!blocks.is_empty()).then_some(blocks)
    }

    fn part(&self, blocks: &Range<u64>) -> PathBuf {
        self.path.join(format!("part-{}-{:08}-{:08}.json", self.hash, blocks.start, blocks.end))
    }

    /// The blocks that are not there, in order.
    pub(super) fn missing(&self, n_blocks: u64) -> Vec<Range<u64>> {
        let mut missing = Vec::new();
        let mut next = 0;
        for blocks in self.parts.values().cloned().chain(iter::once(n_blocks..n_blocks)) {
            missing.extend((next < blocks.start).then_some(next..blocks.start));
            next = blocks.end;
        }
        missing
    }

    /// Keeps a part that was played.
    pub(super) fn keep(&self, blocks: &Range<u64>, text: &str) -> Result<(), Failure> {
        let mut draft = KeptFile::new(&self.part(blocks), true)?.begin()?;
        draft.add(text)?;
        draft.finish()
    }

    /// The files of all parts, in order.
    pub(super) fn parts(&self, n_blocks: u64) -> Vec<PathBuf> {
        let mut there: BTreeMap<u64, Range<u64>> = BTreeMap::new();
        for entry in fs::read_dir(&self.path).into_iter().flatten().flatten() {
            if let Some(blocks) = self.blocks_of(&entry.file_name().to_string_lossy()) {
                there.insert(blocks.start, blocks);
            }
        }
        let mut paths = Vec::new();
        let mut next = 0;
        while let Some(blocks) = there.get(&next).filter(|_| next < n_blocks) {
            paths.push(self.part(blocks));
            next = blocks.end;
        }
        paths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(folder: &Path) -> PlanId {
        let path = folder.join("plan.toml");
        fs::write(&path, "game = \"go-nuts\"\nseed = 1\ngames = 1000\nblock = 10").unwrap();
        super::super::plan::OpenedPlan::open(&path).unwrap().id
    }

    #[test]
    fn what_is_missing_is_what_no_part_has() {
        let folder = tempfile::tempdir().unwrap();
        let plan = plan(folder.path());
        let at = folder.path().join("state");
        let opened = Folder::open(&at, &plan).unwrap();
        assert_eq!(opened.missing(100), vec![0..100; 1]);
        for blocks in [0..10, 30..31, 95..100] {
            opened.keep(&blocks, "{}").unwrap();
        }
        fs::write(at.join(".dozen-half"), "{").unwrap();
        fs::write(at.join("part-0000000000000000-00000010-00000020.json"), "of another plan").unwrap();
        assert!(Folder::open(&at, &plan).is_err(), "one at a time");
        drop(opened);
        let opened = Folder::open(&at, &plan).unwrap();
        assert_eq!(opened.missing(100), [10..30, 31..95]);
        assert!(!at.join(".dozen-half").exists());
        for blocks in [10..30, 31..95] {
            opened.keep(&blocks, "{}").unwrap();
        }
        assert_eq!(opened.parts(100).len(), 5);
    }
}
