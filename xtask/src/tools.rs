//! What `cargo xtask test` needs besides Rust: Node.js for the browser client, Chromium for its tests, Python with packages
//! of its own.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::say;

/// The oldest Node.js that the tools of the client run on.
const OLDEST_NODE: u32 = 20;
/// How browsers are called that the tests can use.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The name of npm's program here.
pub(crate) fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// Fails unless Node.js and npm are there and not too old.
pub(crate) fn check_node(root: &Path) -> Result<(), String> {
    let output = Command::new("node").arg("--version").output();
    let version =
        output.map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).into());
    check_version(version.trim())?;
    if runs(root, npm(), &["--version"]) { Ok(()) } else { Err(missing("npm is missing")) }
}

fn check_version(version: &str) -> Result<(), String> {
    let major = version.strip_prefix('v').and_then(|numbers| numbers.split('.').next()?.parse::<u32>().ok());
    match major {
        None => Err(missing("Node.js is missing")),
        Some(major) if major < OLDEST_NODE => Err(missing(&format!("Node.js {version} is too old"))),
        Some(_) => Ok(()),
    }
}

fn missing(what: &str) -> String {
    format!(
        "{what}, and the browser client is built and tested with it: install Node.js {OLDEST_NODE} or newer with npm, \
         see https://nodejs.org"
    )
}

/// Installs Chromium if there is none and this user may.
pub(crate) fn install_browser(root: &Path) -> Result<(), String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = |name: &str| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    if BROWSERS.into_iter().any(on_path) {
        return Ok(());
    }
    let wanted = format!("the browser client is tested in Chromium: install one of {}", BROWSERS.join(", "));
    if !(is_root() && on_path("apt-get")) {
        return Err(format!("no browser is on the path, and {wanted}"));
    }
    say("==> installing chromium");
    let install = ["install", "--yes", "--no-install-recommends", "chromium"];
    if runs(root, "apt-get", &["update"]) && runs(root, "apt-get", &install) && on_path("chromium") {
        return Ok(());
    }
    Err(format!("chromium cannot be installed with apt-get, and {wanted}"))
}

/// The oldest Python that the packages of the stages run on.
const OLDEST_PYTHON: (u32, u32) = (3, 11);

/// The Python of a virtual environment in `target/python/NAME` which has the packages of `xtask/python/NAME.txt`, and
/// nothing else. It is made and filled if it is not there or its list of packages has changed. Where there is no
/// Python it says so in one line and is `None`; in continuous integration that is an error.
pub(crate) fn python(root: &Path, name: &str) -> Result<Option<PathBuf>, String> {
    let system = match system_python(root) {
        Ok(system) => system,
        Err(missing) if env::var_os("CI").is_some_and(|ci| ci == "true") => return Err(missing),
        Err(missing) => {
            say(format_args!("skipped: {missing}"));
            return Ok(None);
        }
    };
    let list = root.join("xtask/python").join(format!("{name}.txt"));
    let wanted = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let folder = crate::test::target(root).join("python").join(name);
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    // Written last, so that an environment that was not filled to the end is made anew.
    let filled = folder.join("filled-with.txt");
    if fs::read_to_string(&filled).is_ok_and(|there| there == wanted) {
        return Ok(Some(python));
    }
    say(format_args!("==> making a virtual environment in {}", folder.display()));
    let step = |program: &str, arguments: &[&str]| {
        let status = Command::new(program).args(arguments).current_dir(root).status();
        let well = status.is_ok_and(|status| status.success());
        if well { Ok(()) } else { Err(format!("failed: {program} {}", arguments.join(" "))) }
    };
    step(system, &["-m", "venv", "--clear", &folder.to_string_lossy()])?;
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    step(&python.to_string_lossy(), &[&install[..], &[&list.to_string_lossy()]].concat())?;
    fs::write(&filled, &wanted).map_err(|e| format!("{}: {e}", filled.display()))?;
    Ok(Some(python))
}

/// How Python is called here, if it is new enough and can make virtual environments.
fn system_python(root: &Path) -> Result<&'static str, String> {
    let (major, minor) = OLDEST_PYTHON;
    let new_enough = format!("import sys, venv, ensurepip; sys.exit(sys.version_info < ({major}, {minor}))");
    let found = ["python3", "python"].into_iter().find(|python| runs(root, python, &["-c", &new_enough]));
    found.ok_or_else(|| {
        format!("Python {major}.{minor} or newer with venv is missing, see https://www.python.org")
    })
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Whether a command can be run and succeeds.
pub(crate) fn runs(root: &Path, program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_or_missing_node_is_told_so() {
        assert_eq!(check_version("v20.20.2"), Ok(()));
        assert_eq!(check_version("v24.1.0"), Ok(()));
        assert!(check_version("v18.19.0").unwrap_err().starts_with("Node.js v18.19.0 is too old, and"));
        assert!(check_version("").unwrap_err().starts_with("Node.js is missing, and the browser client"));
    }

    #[test]
    fn a_program_that_is_not_there_does_not_run() {
        let root = crate::root().unwrap();
        assert!(runs(&root, &crate::cargo(), &["--version"]));
        assert!(!runs(&root, "no-such-program-of-anybody", &[]));
    }
}
