//! `cargo xtask fuzz`: what comes from outside, as libFuzzer thinks of it. Needs no nightly: without a sanitizer stable will
//! do, since there is no unsafe code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use crate::{cargo, say, tools};

const CARGO_FUZZ: &str = "cargo-fuzz@0.13.2";
/// A longer input finds nothing that a shorter one does not, and is slow.
const LONGEST_INPUT: u32 = 32 * 1024;
/// An input that takes longer is a find, in seconds.
const LONGEST_RUN: u32 = 20;

/// What to fuzz, and for how long.
#[derive(Debug, Args)]
pub(crate) struct Order {
    /// One of the fuzz targets; all of them, one after another, if left out
    target: Option<String>,
    /// How long each target is fuzzed
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..))]
    minutes: u32,
}

/// Fuzzes until the time is up or something is found.
pub(crate) fn run(root: &Path, Order { target, minutes }: &Order) -> Result<(), String> {
    let targets = targets(root)?;
    let wanted = match target {
        None => targets,
        Some(target) if targets.contains(target) => vec![target.clone()],
        Some(target) => {
            return Err(format!("there is no target {target}; the targets are: {}", targets.join(", ")));
        }
    };
    let fuzz = cargo_fuzz(root)?;
    wanted.iter().try_for_each(|target| run_one(root, &fuzz, target, *minutes))
}

/// The names of the targets.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let stem = |path: PathBuf| Some(path.file_stem()?.to_string_lossy().into_owned());
    let mut targets: Vec<String> = entries.filter_map(|entry| stem(entry.ok()?.path())).collect();
    targets.sort();
    Ok(targets)
}

/// The program cargo-fuzz, installed beside the build if it is not there.
fn cargo_fuzz(root: &Path) -> Result<PathBuf, String> {
    if tools::runs(root, "cargo-fuzz", &["fuzz", "--version"]) {
        return Ok("cargo-fuzz".into());
    }
    let kept = crate::test::target(root).join("cargo-fuzz");
    let program = kept.join("bin").join(format!("cargo-fuzz{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        say(format_args!("==> installing {CARGO_FUZZ}"));
        let mut install = Command::new(cargo());
        install.args(["install", "--locked", "--root"]).arg(&kept).arg(CARGO_FUZZ).current_dir(root);
        let status = install.status().map_err(|e| format!("cannot run cargo install: {e}"))?;
        if !status.success() {
            return Err(format!(
                "{CARGO_FUZZ} cannot be installed; try: cargo install --locked {CARGO_FUZZ}"
            ));
        }
    }
    Ok(program)
}

/// Begins with the corpus that is kept. What else is of interest goes to `target/fuzz`, which may be thrown away.
fn run_one(root: &Path, fuzz: &Path, target: &str, minutes: u32) -> Result<(), String> {
    let kept = crate::test::target(root).join("fuzz");
    let (corpus, found) = (kept.join("corpus").join(target), kept.join("found").join(target));
    for folder in [&corpus, &found] {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    say(format_args!("==> fuzzing {target} for {minutes} min"));
    let mut run = Command::new(fuzz);
    run.args(["fuzz", "run", "--sanitizer", "none", "--target-dir"]).arg(&kept).arg(target);
    run.arg(&corpus).arg(root.join("fuzz/corpus").join(target)).arg("--");
    run.arg(format!("-max_total_time={}", minutes * 60));
    run.arg(format!("-max_len={LONGEST_INPUT}")).arg(format!("-timeout={LONGEST_RUN}"));
    run.arg(format!("-artifact_prefix={}/", found.display()));
    let status = run.current_dir(root).status().map_err(|e| format!("cannot run cargo-fuzz: {e}"))?;
    let folder = root.join("fuzz/corpus").join(target);
    let found = || {
        format!(
            "{target}: see above; what was found is in {}. When it is mended, keep the file in {}",
            found.display(),
            folder.display()
        )
    };
    if status.success() { Ok(()) } else { Err(found()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_target_is_answered_with_those_there_are() {
        let root = crate::root().unwrap();
        let order = Order { target: Some("donuts".to_string()), minutes: 1 };
        let said = run(&root, &order).unwrap_err();
        assert!(said.starts_with("there is no target donuts; the targets are: editions, games,"), "{said}");
    }
}
