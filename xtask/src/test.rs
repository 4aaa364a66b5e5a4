//! `cargo xtask test`: one stage after another, until one fails.
//!
//! Every stage uses the dev profile and no `RUSTFLAGS`, so lints, tests and docs share what cargo has compiled.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::say;

/// A stage: a cargo command, with the environment it needs.
struct Stage {
    name: &'static str,
    environment: &'static [(&'static str, &'static str)],
    arguments: &'static [&'static str],
}

/// The cheap stages stand first, so that small faults are told early.
const STAGES: [Stage; 5] = [
    Stage { name: "format", environment: &[], arguments: &["fmt", "--all", "--check"] },
    Stage { name: "tidy", environment: &[], arguments: &["xtask", "tidy"] },
    Stage {
        name: "lints",
        environment: &[],
        arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    },
    Stage { name: "tests", environment: &[], arguments: &["test", "--workspace"] },
    Stage {
        name: "docs",
        environment: &[("RUSTDOCFLAGS", "-D warnings")],
        arguments: &["doc", "--workspace", "--no-deps"],
    },
];

impl Stage {
    /// What a person types to run this stage alone.
    fn line(&self) -> String {
        let mut words: Vec<String> =
            self.environment.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        words.push("cargo".to_string());
        words.extend(self.arguments.iter().map(ToString::to_string));
        words.join(" ")
    }

    fn run(&self, root: &Path) -> Result<(), String> {
        let status = Command::new(crate::cargo())
            .args(self.arguments)
            .envs(self.environment.iter().copied())
            .current_dir(root)
            .status()
            .map_err(|e| format!("cannot run {}: {e}", self.line()))?;
        if status.success() { Ok(()) } else { Err(self.failure()) }
    }

    fn failure(&self) -> String {
        format!("{} failed; run it again with: {}", self.name, self.line())
    }
}

/// Runs every stage; stops at the first that fails.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let start = Instant::now();
    install_components(root)?;
    let mut times = Vec::new();
    for stage in &STAGES {
        say(format_args!("\n==> {}: {}", stage.name, stage.line()));
        let stage_start = Instant::now();
        let done = stage.run(root);
        let time = seconds(stage_start.elapsed());
        say(format_args!("<== {}: {} in {time}", stage.name, if done.is_ok() { "ok" } else { "FAILED" }));
        done?;
        times.push(format!("{} {time}", stage.name));
    }
    say(format_args!("\nall is well: {}; {} in all", times.join(", "), seconds(start.elapsed())));
    Ok(())
}

/// The parts of the toolchain the stages need, by the cargo command that shows them to be there.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

fn install_components(root: &Path) -> Result<(), String> {
    for (command, component) in COMPONENTS {
        if runs(root, &crate::cargo(), &[command, "--version"]) {
            continue;
        }
        if !runs(root, "rustup", &["--version"]) {
            return Err(format!(
                "{component} is missing, and so is rustup, which installs it: see https://rustup.rs"
            ));
        }
        say(format_args!("==> installing {component}"));
        if !runs(root, "rustup", &["component", "add", component]) {
            return Err(format!("{component} cannot be installed; try: rustup component add {component}"));
        }
    }
    Ok(())
}

fn runs(root: &Path, program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_that_fails_says_how_to_run_it_again() {
        let docs = STAGES.iter().find(|stage| stage.name == "docs").unwrap();
        assert_eq!(
            docs.failure(),
            "docs failed; run it again with: RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps"
        );
    }

    #[test]
    fn a_program_that_is_not_there_does_not_run() {
        let root = crate::root().unwrap();
        assert!(runs(&root, &crate::cargo(), &["--version"]));
        assert!(!runs(&root, "no-such-program-of-anybody", &[]));
    }
}
