//! `cargo xtask test`: one stage after another, until one fails.
//!
//! Every stage of cargo uses the dev profile, no `RUSTFLAGS` and the whole workspace, so that they share what cargo has
//! compiled: with `-p` the features of dependencies would be others, and nearly everything would be compiled twice.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::say;
use crate::tools::{self, runs};

/// A stage: a command, with the environment it needs.
struct Stage {
    name: &'static str,
    with: With,
    environment: &'static [(&'static str, &'static str)],
    arguments: &'static [&'static str],
}

/// What runs a stage.
#[derive(Clone, Copy)]
enum With {
    /// Cargo, in the root of the project.
    Cargo,
    /// npm, in `web/`; it is told where the program is that the Rust tests have built.
    Npm,
}

const fn cargo(name: &'static str, arguments: &'static [&'static str]) -> Stage {
    Stage { name, with: With::Cargo, environment: &[], arguments }
}

const fn npm(name: &'static str, arguments: &'static [&'static str]) -> Stage {
    Stage { name, with: With::Npm, environment: &[], arguments }
}

/// The cheap stages stand first, so that small faults are told early; those that use the program stand last. The program without the client comes before the one with it, which has the same name.
const STAGES: [Stage; 15] = [
    cargo("format", &["fmt", "--all", "--check"]),
    cargo("tidy", &["xtask", "tidy"]),
    cargo("lints", &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    cargo(
        "without the client",
        &["test", "--locked", "--workspace", "--no-default-features", "--bin", "dozen", "--test", "cli"],
    ),
    cargo("tests", &["test", "--locked", "--workspace"]),
    cargo("API by others' tools", &["xtask", "api"]),
    cargo("Python", &["xtask", "python"]),
    Stage {
        name: "docs",
        with: With::Cargo,
        environment: &[("RUSTDOCFLAGS", "-D warnings")],
        arguments: &["doc", "--locked", "--workspace", "--no-deps"],
    },
    npm("client packages", &["ci", "--no-audit", "--no-fund"]),
    npm("client format", &["run", "format:check"]),
    npm("client lints", &["run", "lint"]),
    npm("client types", &["run", "check"]),
    npm("client tests", &["run", "test"]),
    npm("client in a browser", &["run", "e2e"]),
    cargo("a new game", &["xtask", "sixth-game"]),
];

/// What takes too long to be run every time.
const LONG_STAGES: [Stage; 1] = [Stage {
    name: "whole games on all screens",
    with: With::Npm,
    environment: &[("E2E_LONG", "1")],
    arguments: &["run", "e2e", "--", "matrix.spec.ts"],
}];

impl Stage {
    /// What a person types to run this stage alone.
    fn line(&self) -> String {
        let mut words: Vec<String> =
            self.environment.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        words.push(match self.with {
            With::Cargo => "cargo".to_string(),
            With::Npm => format!("npm --prefix {WEB}"),
        });
        words.extend(self.arguments.iter().map(ToString::to_string));
        words.join(" ")
    }

    fn run(&self, root: &Path) -> Result<(), String> {
        let mut command = match self.with {
            With::Cargo => Command::new(crate::cargo()),
            With::Npm => Command::new(tools::npm()),
        };
        match self.with {
            With::Cargo => command.current_dir(root),
            With::Npm => command.current_dir(root.join(WEB)).env("DOZEN_BIN", program(root)),
        };
        let status = command
            .args(self.arguments)
            .envs(self.environment.iter().copied())
            .status()
            .map_err(|e| format!("cannot run {}: {e}", self.line()))?;
        if status.success() { Ok(()) } else { Err(self.failure()) }
    }

    fn failure(&self) -> String {
        format!("{} failed; run it again with: {}", self.name, self.line())
    }
}

/// Where the browser client is.
const WEB: &str = "web";

/// The program, as the stage `tests` leaves it.
pub(crate) fn program(root: &Path) -> PathBuf {
    target(root).join("debug").join(format!("dozen{}", env::consts::EXE_SUFFIX))
}

/// Where cargo puts what it makes.
pub(crate) fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// Runs every stage, and the long ones if they are wanted; stops at the first that fails. With `times` a table of the
/// stages ends what it prints.
pub(crate) fn run(root: &Path, times: bool, long: bool) -> Result<(), String> {
    let start = Instant::now();
    install_components(root)?;
    tools::check_node(root)?;
    tools::install_browser(root)?;
    let mut taken = Vec::new();
    let mut stages = STAGES.iter().chain(LONG_STAGES.iter().filter(|_| long));
    let done = stages.try_for_each(|stage| {
        say(format_args!("\n==> {}: {}", stage.name, stage.line()));
        let start = Instant::now();
        let done = stage.run(root);
        let time = start.elapsed();
        let how = if done.is_ok() { "ok" } else { "FAILED" };
        say(format_args!("<== {}: {how} in {}", stage.name, seconds(time)));
        taken.push((stage.name, time));
        done
    });
    let all = start.elapsed();
    if times {
        say(format_args!("\n{}", table(&taken, all)));
    }
    done?;
    say(format_args!("\nall is well: {} stages in {}", taken.len(), seconds(all)));
    Ok(())
}

/// The stages that were run with their times, and the sum.
fn table(taken: &[(&str, Duration)], all: Duration) -> String {
    let lines = taken.iter().copied().chain([("in all", all)]);
    lines.map(|(name, time)| format!("{name:<20}{:>10}", seconds(time))).collect::<Vec<_>>().join("\n")
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
            "docs failed; run it again with: RUSTDOCFLAGS=\"-D warnings\" cargo doc --locked --workspace --no-deps"
        );
    }

    #[test]
    fn stages_of_the_client_are_run_in_its_folder() {
        let types = STAGES.iter().find(|stage| stage.name == "client types").unwrap();
        assert_eq!(types.failure(), "client types failed; run it again with: npm --prefix web run check");
    }

    #[test]
    fn a_long_stage_says_that_it_is_one() {
        assert_eq!(LONG_STAGES[0].line(), "E2E_LONG=\"1\" npm --prefix web run e2e -- matrix.spec.ts");
    }

    #[test]
    fn stages_of_cargo_leave_the_lock_file_alone() {
        for stage in STAGES.iter().chain(&LONG_STAGES).filter(|stage| matches!(stage.with, With::Cargo)) {
            // The first does not resolve anything; the others are an alias that says so itself.
            let exempt = stage.name == "format" || stage.arguments.first() == Some(&"xtask");
            assert!(exempt || stage.arguments.contains(&"--locked"), "{}", stage.line());
        }
    }

    #[test]
    fn times_stand_in_a_table() {
        let taken =
            [("format", Duration::from_millis(900)), ("client in a browser", Duration::from_secs(271))];
        assert_eq!(
            table(&taken, Duration::from_secs(1234)),
            "format                   0.9 s\nclient in a browser    271.0 s\nin all                1234.0 s"
        );
    }

    #[test]
    fn what_uses_the_program_comes_after_it_is_built() {
        let place = |name: &str| STAGES.iter().position(|stage| stage.name == name).unwrap();
        assert!(place("without the client") < place("tests"));
        assert!(place("tests") < place("client in a browser"));
        assert!(place("tests") < place("API by others' tools"));
        assert!(place("client packages") < place("client format"));
        assert!(place("client packages") < place("client types"));
        assert!(place("client packages") < place("a new game"));
    }
}
