//! Files people name on the command line: read with clear faults, and never overwritten by accident.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// Larger than any record or edition; a bound for files that never end.
pub(crate) const LARGEST_TEXT: u64 = 64 << 20;

/// Opens a file for reading; `-` is standard input.
pub(crate) fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    if path.is_dir() {
        return Err(Failure::failed(format!("{} is a directory; name a file", path.display())));
    }
    let file = File::open(path).map_err(|e| cannot("read", path, &e))?;
    Ok(Box::new(file))
}

/// The whole text of a file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    rest_of(path, &mut open(path)?, Vec::new())
}

/// What is left to read, after `start`, as text.
pub(crate) fn rest_of(path: &Path, reader: &mut dyn Read, start: Vec<u8>) -> Result<String, Failure> {
    let mut bytes = start;
    reader.take(LARGEST_TEXT + 1).read_to_end(&mut bytes).map_err(|e| cannot("read", path, &e))?;
    if bytes.len() as u64 > LARGEST_TEXT {
        let message =
            format!("{} is larger than {} MB: this cannot be the right file", name(path), LARGEST_TEXT >> 20);
        return Err(Failure::failed(message));
    }
    text(path, bytes)
}

/// Bytes of a file as text.
pub(crate) fn text(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|e| {
        let good = e.utf8_error().valid_up_to();
        let line = e.as_bytes()[..good].split(|byte| *byte == b'\n').count();
        Failure::failed(format!(
            "{}: line {line}: not UTF-8 text (byte {} of the file); is it the right file?",
            name(path),
            good + 1
        ))
    })
}

/// How a file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_string() } else { path.display().to_string() }
}

pub(crate) fn cannot(act: &str, path: &Path, error: &io::Error) -> Failure {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_string(),
        io::ErrorKind::PermissionDenied => "permission denied".to_string(),
        _ => error.to_string(),
    };
    Failure::failed(format!("cannot {act} {}: {reason}", name(path)))
}

fn exists_already(path: &Path) -> Failure {
    Failure::failed(format!("{} exists already; add --force to overwrite it", path.display()))
}

/// Opens a file to write a stream into. An existing file is only replaced with `force`; a pipe or a device holds
/// nothing that could be lost.
pub(crate) fn create(path: &Path, force: bool) -> Result<File, Failure> {
    if path.is_dir() {
        return Err(Failure::failed(format!("{} is a directory; name a file", path.display())));
    }
    let mut how = OpenOptions::new();
    how.write(true);
    let special = fs::metadata(path).is_ok_and(|found| !found.is_file());
    if special {
        // Nothing to create or to cut off.
    } else if force {
        how.create(true).truncate(true);
    } else {
        how.create_new(true);
    }
    how.open(path).map_err(|e| match e.kind() {
        io::ErrorKind::AlreadyExists => exists_already(path),
        _ => cannot("write", path, &e),
    })
}

/// A small file that is written again and again as a whole: at any moment it holds a complete version.
#[derive(Debug)]
pub(crate) struct KeptFile {
    /// As it was named.
    path: PathBuf,
    /// Where that leads: a link stays a link, what it points to is replaced.
    target: PathBuf,
    /// Whether what stands under this name may be replaced: by `--force`, or because we wrote it.
    ours: bool,
}

impl KeptFile {
    /// Looks whether the file can be written, before anybody plays for an hour.
    pub(crate) fn new(path: &Path, force: bool) -> Result<Self, Failure> {
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                return Err(Failure::failed(format!("{} is a directory; name a file", path.display())));
            }
            Ok(found) if !found.is_file() => {
                return Err(Failure::failed(format!(
                    "{} is not a regular file; name another one",
                    path.display()
                )));
            }
            Ok(_) if !force => return Err(exists_already(path)),
            _ => {}
        }
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let kept = KeptFile { path: path.to_path_buf(), target, ours: force };
        kept.draft().map(|_| kept)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces the content.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Failure> {
        let mut draft = self.draft()?;
        draft.write_all(text.as_bytes()).map_err(|e| cannot("write", &self.path, &e))?;
        self.put(draft)
    }

    /// Replaces the content bit by bit: what is written shows when the draft is finished.
    pub(crate) fn begin(self) -> Result<Draft, Failure> {
        Ok(Draft { file: BufWriter::new(self.draft()?), kept: self })
    }

    fn put(&mut self, draft: NamedTempFile) -> Result<(), Failure> {
        let done =
            if self.ours { draft.persist(&self.target) } else { draft.persist_noclobber(&self.target) };
        match done {
            Ok(_) => {
                self.ours = true;
                Ok(())
            }
            Err(e) if e.error.kind() == io::ErrorKind::AlreadyExists => Err(exists_already(&self.path)),
            Err(e) => Err(cannot("write", &self.path, &e.error)),
        }
    }

    /// An unnamed draft in the same folder, so that renaming it is one act.
    fn draft(&self) -> Result<NamedTempFile, Failure> {
        let folder = self.target.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut builder = tempfile::Builder::new();
        builder.prefix(".dozen-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As for any new file: what the user's mask leaves of it.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        builder.tempfile_in(folder.unwrap_or(Path::new("."))).map_err(|e| cannot("write", &self.path, &e))
    }
}

/// A file as it is being written: nobody sees it before it is finished, and nothing is left of it if it never is.
#[derive(Debug)]
pub(crate) struct Draft {
    kept: KeptFile,
    file: BufWriter<NamedTempFile>,
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Draft {
    pub(crate) fn add(&mut self, text: &str) -> Result<(), Failure> {
        self.file.write_all(text.as_bytes()).map_err(|e| cannot("write", &self.kept.path, &e))
    }

    /// Puts it in its place, on the disk as a whole or not at all.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let file = self.file.into_inner().map_err(io::IntoInnerError::into_error);
        let file = file.and_then(|file| file.as_file().sync_data().map(|()| file));
        let file = file.map_err(|e| cannot("write", &self.kept.path, &e))?;
        self.kept.put(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_file_replaces_only_what_is_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let mut kept = KeptFile::new(&path, false).unwrap();
        kept.write("one").unwrap();
        kept.write("two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert!(KeptFile::new(&path, false).is_err());
        KeptFile::new(&path, true).unwrap().write("three").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "three");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no drafts are left");
    }

    #[test]
    fn a_file_that_appears_during_the_game_is_not_lost() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let mut kept = KeptFile::new(&path, false).unwrap();
        fs::write(&path, "precious").unwrap();
        assert!(kept.write("ours").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    }

    #[test]
    fn text_says_where_it_stops_being_text() {
        let Err(Failure::Failed(said)) = text(Path::new("a.txt"), b"ok\nno\xff".to_vec()) else { panic!() };
        assert_eq!(said, "a.txt: line 2: not UTF-8 text (byte 6 of the file); is it the right file?");
    }
}
