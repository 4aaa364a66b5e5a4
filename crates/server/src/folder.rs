//! The data directory of a server: for its owner alone, and for one server at a time.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;

use crate::store::private;

/// The file that a running server holds locked. It names the process, for whoever finds it locked.
const LOCK: &str = "dozen.lock";

/// Why a folder cannot be used.
#[derive(Debug)]
pub(crate) enum FolderError {
    /// Another server uses it: the process that does, if it said so.
    InUse(Option<u32>),
    /// It cannot be made or written to.
    Failed(io::Error),
}

impl From<io::Error> for FolderError {
    fn from(e: io::Error) -> Self {
        FolderError::Failed(e)
    }
}

/// A data directory that this process may use. The system unlocks it when the process ends, however it ends. Copies of the
/// database are made without the lock: the database keeps them apart from what is written meanwhile.
#[derive(Debug)]
pub(crate) struct Folder {
    _lock: File,
}

impl Folder {
    /// Makes the folder if it is not there and takes it.
    pub(crate) fn open(path: &Path) -> Result<Self, FolderError> {
        private::make_folder(path)?;
        let name = path.join(LOCK);
        let mut lock = private::open_file(&name)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let process = fs::read_to_string(&name).ok().and_then(|text| text.trim().parse().ok());
                return Err(FolderError::InUse(process));
            }
            Err(TryLockError::Error(e)) => return Err(e.into()),
        }
        lock.set_len(0)?;
        writeln!(lock, "{}", std::process::id())?;
        Ok(Folder { _lock: lock })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_used_once_and_the_second_is_told_by_whom() {
        let folder = tempfile::tempdir().unwrap();
        let first = Folder::open(folder.path()).unwrap();
        let refused = Folder::open(folder.path()).unwrap_err();
        assert!(matches!(refused, FolderError::InUse(Some(process)) if process == std::process::id()));
        drop(first);
        Folder::open(folder.path()).unwrap();
    }
}
