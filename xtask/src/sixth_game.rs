//! `cargo xtask sixth-game`: shows that `new-game` keeps its promise. In a copy of the project a game is made, tidied,
//! tested and won in a browser, with nothing done by hand.
//!
//! The copy has the target directory of the project, so that only the crates of the workspace are compiled for it.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

#[cfg(unix)]
use std::os::unix::fs::symlink;
#[cfg(windows)]
use std::os::windows::fs::symlink_dir as symlink;

use crate::say;
use crate::test::{program, target};
use crate::tools;
use crate::tree::paths;

const GAME: &str = "cruller-clash";
const MODULE: &str = "cruller_clash";
/// What the client is built and tested with.
const PACKAGES: &str = "web/node_modules";

/// What cargo is told in the copy.
const SETTINGS: &str = ".cargo/config.toml";

/// Makes the game in a copy and tries it. The copy is removed, unless something is wrong with it.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    if !root.join(PACKAGES).is_dir() {
        return Err(format!("there is no {PACKAGES}: npm --prefix web ci makes it"));
    }
    let copy = Copy { folder: target(root).join("sixth-game"), target: target(root) };
    copy.make(root)?;
    copy.try_game(root).map_err(|fault| format!("{fault}\n(the copy is in {})", copy.folder.display()))?;
    copy.remove()
}

/// A copy of the project.
struct Copy {
    folder: PathBuf,
    /// The target directory of the original.
    target: PathBuf,
}

impl Copy {
    fn make(&self, root: &Path) -> Result<(), String> {
        self.remove()?;
        let paths = paths(root)?;
        for path in &paths {
            let (from, to) = (root.join(path), self.folder.join(path));
            let fault = |e: io::Error| format!("cannot copy {path}: {e}");
            fs::create_dir_all(to.parent().unwrap_or(&self.folder)).map_err(fault)?;
            // A tracked file may be deleted on disk.
            if from.is_file() {
                copy_with_time(&from, &to).map_err(fault)?;
            }
        }
        let packages = self.folder.join(PACKAGES);
        symlink(root.join(PACKAGES), packages).map_err(|e| format!("cannot link {PACKAGES}: {e}"))?;
        let settings = self.folder.join(SETTINGS);
        let before = fs::read_to_string(&settings).unwrap_or_default();
        fs::write(&settings, before + &quickly(&paths)).map_err(|e| format!("cannot write {SETTINGS}: {e}"))
    }

    fn remove(&self) -> Result<(), String> {
        match fs::remove_dir_all(&self.folder) {
            Err(e) if self.folder.exists() => Err(format!("cannot remove {}: {e}", self.folder.display())),
            _ => Ok(()),
        }
    }

    fn try_game(&self, root: &Path) -> Result<(), String> {
        let xtask = env::current_exe().map_err(|e| format!("cannot find this program: {e}"))?;
        let (xtask, cargo) = (xtask.to_string_lossy(), crate::cargo());
        self.run(&xtask, &["new-game", GAME])?;
        self.run(&xtask, &["tidy"])?;
        self.run(&cargo, &["fmt", "--all", "--check"])?;
        watch(self.command(&cargo).args(crate::CATALOGUE_TESTS).args(["--lib", MODULE]))?;
        let own = self.build(&program(root))?;
        let mut browser = self.command(tools::npm());
        browser.current_dir(self.folder.join("web")).env("DOZEN_BIN", own);
        watch(browser.args(["run", "e2e", "--", "--grep", GAME]))
    }

    /// Builds the program with the new game in it. The one without it is put back where it was.
    fn build(&self, program: &Path) -> Result<PathBuf, String> {
        let (before, own) = (self.folder.join("dozen-before"), self.folder.join("dozen"));
        let fault = |e: io::Error| format!("cannot move {}: {e}", program.display());
        if program.exists() {
            fs::rename(program, &before).map_err(fault)?;
        }
        let built = self.run(&crate::cargo(), &["build", "--locked", "--package", "dozen"]);
        let built = built.and_then(|()| fs::rename(program, &own).map_err(fault));
        if before.exists() {
            fs::rename(&before, program).map_err(fault)?;
        }
        built.map(|()| own)
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        watch(self.command(program).args(arguments))
    }

    /// A command in the copy.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", self.folder.join("xtask"))
            .env("CARGO_TARGET_DIR", &self.target);
        command
    }
}

/// Settings for what is compiled to be tried once: it need not be fast, nor be looked into. They are for the crates of the
/// workspace alone, so that all others are found among what is compiled already.
fn quickly(paths: &[String]) -> String {
    let crates = paths.iter().filter_map(|path| path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"));
    let each = crates.map(|name| format!("[profile.dev.package.{name}]\nopt-level = 0\n"));
    "\n[profile.dev]\ndebug = false\nincremental = false\n".to_string() + &each.collect::<String>()
}

/// A copy as old as the original: what cargo and npm have made for the one is not older than the other.
fn copy_with_time(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}

/// Runs a command and tells how long it took.
fn watch(command: &mut Command) -> Result<(), String> {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let line = arguments.join(" ");
    let start = Instant::now();
    let status = command.status().map_err(|e| format!("cannot run {line}: {e}"))?;
    say(format_args!("--> {line}: {:.1} s", start.elapsed().as_secs_f64()));
    if status.success() { Ok(()) } else { Err(format!("a new game fails at: {line}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_crates_of_the_workspace_are_compiled_in_another_way() {
        let paths = ["Cargo.toml", "crates/games/Cargo.toml", "crates/games/src/lib.rs"].map(String::from);
        assert!(quickly(&paths).ends_with("\n[profile.dev.package.games]\nopt-level = 0\n"));
        assert_eq!(quickly(&paths).matches("opt-level").count(), 1);
    }
}
