//! `cargo xtask lighthouse`: how quick and how accessible the pages are, as Lighthouse sees them on a phone.

use std::path::Path;
use std::process::Command;

use crate::{cargo, say, tools};

/// The last one that runs on the Node.js the client is built with. It is large and few need it, so it is no dependency of
/// the client: it is installed beside the build when it is asked for.
const LIGHTHOUSE: &str = "lighthouse@12.8.2";

/// Measures every page so many times with a server of its own.
pub(crate) fn run(root: &Path, runs: u32) -> Result<(), String> {
    tools::check_node(root)?;
    tools::install_browser(root)?;
    let kept = root.join("target/lighthouse");
    if !kept.join("node_modules/lighthouse").is_dir() {
        say(format_args!("==> installing {LIGHTHOUSE}"));
        std::fs::create_dir_all(&kept).map_err(|e| format!("{}: {e}", kept.display()))?;
        let install = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", ".", LIGHTHOUSE];
        done(Command::new(tools::npm()).args(install).current_dir(&kept), "npm cannot install Lighthouse")?;
    }
    say("==> building the server");
    let build = ["build", "--locked", "--package", "dozen"];
    done(Command::new(cargo()).args(build).current_dir(root), "the server does not build")?;
    say("==> measuring");
    let mut measure = Command::new("node");
    measure.arg("web/lighthouse.mjs").arg(root.join("target/debug/dozen")).arg(&kept).arg(runs.to_string());
    done(measure.current_dir(root), "a page stays below what it must reach")
}

fn done(command: &mut Command, trouble: &str) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{trouble}: {e}"))?;
    if status.success() { Ok(()) } else { Err(trouble.to_string()) }
}
