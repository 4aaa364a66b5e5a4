//! Files that are made from the code and kept beside it.

use std::fs;
use std::path::Path;

use crate::fault::ensure;

/// Compares a file with what the code makes of it. With `UPDATE_GENERATED` in the environment the file is written instead.
///
/// # Panics
/// If the file is stale; then it names the `command` that makes it anew.
pub fn check_generated(path: &Path, made: &str, command: &str) {
    let update = std::env::var_os("UPDATE_GENERATED").is_some();
    if let Err(what) = compare(path, made, update) {
        panic!("{}: {what}; make it anew with: UPDATE_GENERATED=1 {command}", path.display());
    }
}

fn compare(path: &Path, made: &str, update: bool) -> Result<(), String> {
    if update {
        let folder = path.parent().unwrap_or(Path::new(""));
        return fs::create_dir_all(folder).and_then(|()| fs::write(path, made)).map_err(|e| e.to_string());
    }
    let kept = fs::read_to_string(path).map_err(|e| e.to_string())?;
    ensure(kept == made, || "it is stale".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_compared_and_written_where_asked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("below/file.ts");
        assert!(compare(&path, "new", false).is_err(), "there is none");
        assert_eq!(compare(&path, "new", true), Ok(()));
        assert_eq!(compare(&path, "new", false), Ok(()));
        assert_eq!(compare(&path, "newer", false), Err("it is stale".to_string()));
    }
}
