//! `cargo xtask playthrough GAME`: writes down what to play and lets the tests of the catalogue write the rest.
//!
//! The tests regenerate every playthrough anyway, and rewrite it when `UPDATE=1` is set. So this program needs no game
//! compiled into it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Args;

use crate::say;
use crate::tidy::{listed_module, listed_modules};
use crate::tree::Tree;

const USUAL_SEATS: u8 = 3;
const USUAL_SEED: u64 = 1;

/// What to play.
#[derive(Debug, Args)]
pub(crate) struct Order {
    /// Id of the game, such as go-nuts
    game: String,
    /// Number of seats
    #[arg(long, value_name = "N", default_value_t = USUAL_SEATS)]
    seats: u8,
    /// A built-in edition; the default edition otherwise
    #[arg(long, value_name = "ID", value_parser = one_word)]
    edition: Option<String>,
    /// An option that differs from the edition's default; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = one_setting)]
    options: Vec<String>,
    /// Fixes the deals and the choices
    #[arg(long, value_name = "S", default_value_t = USUAL_SEED)]
    seed: u64,
}

fn one_word(text: &str) -> Result<String, String> {
    let is_word = !text.is_empty() && !text.contains(char::is_whitespace);
    if is_word { Ok(text.to_string()) } else { Err("it must be one word".to_string()) }
}

fn one_setting(text: &str) -> Result<String, String> {
    if text.contains('=') { one_word(text) } else { Err("an option is written NAME=VALUE".to_string()) }
}

impl Order {
    /// What is played if nothing else is asked for.
    pub(crate) fn usual(game: &str) -> Self {
        Order {
            game: game.to_string(),
            seats: USUAL_SEATS,
            edition: None,
            options: Vec::new(),
            seed: USUAL_SEED,
        }
    }

    /// The first lines of a playthrough; the rest follows from them.
    fn header(&self) -> String {
        let mut text = format!("game {}\n", self.game);
        if let Some(edition) = &self.edition {
            let _ = writeln!(text, "edition {edition}");
        }
        let _ = writeln!(text, "seats {}", self.seats);
        for option in &self.options {
            let _ = writeln!(text, "option {option}");
        }
        let _ = writeln!(text, "seed {}", self.seed);
        text
    }

    /// A file name that tells what is in it.
    fn file_name(&self) -> String {
        let mut parts = vec![format!("{}-seats", self.seats)];
        parts.extend(self.edition.clone());
        parts.extend(self.options.iter().cloned());
        parts.push(format!("seed-{}", self.seed));
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        format!("{}.playthrough", parts.join("-").chars().map(plain).collect::<String>())
    }
}

/// Writes a playthrough, and brings the others of the game up to date.
pub(crate) fn run(root: &Path, order: &Order) -> Result<(), String> {
    let Order { game, .. } = order;
    let module = listed_module(game, &listed_modules(&Tree::read(root)?)?)?;
    let name = order.file_name();
    let path = format!("crates/games/testdata/{game}/{name}");
    let file = root.join(&path);
    let fault = |e: std::io::Error| format!("cannot write {path}: {e}");
    let is_new = !file.exists();
    fs::create_dir_all(file.parent().unwrap_or(root)).map_err(fault)?;
    fs::write(&file, order.header()).map_err(fault)?;

    let done = update(root, &module, &name);
    if done.is_err() && is_new {
        fs::remove_file(&file).map_err(|e| format!("cannot remove the unfinished {path}: {e}"))?;
    }
    done?;
    say(format_args!("wrote {path}: read it, it is the proof-reading"));
    Ok(())
}

/// Runs the test that rewrites the playthroughs of one game.
fn update(root: &Path, module: &str, name: &str) -> Result<(), String> {
    let test = format!("{module}::playthroughs");
    let output = Command::new(crate::cargo())
        .args(crate::CATALOGUE_TESTS)
        .args(["--quiet", "--lib", &test])
        .env("UPDATE", "1")
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cannot run cargo test: {e}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stdout);
    // The test names the file, then says what is wrong with it.
    let reason = said.lines().find_map(|line| line.split_once(&format!("{name}: ")));
    match reason {
        Some((_, reason)) => Err(reason.to_string()),
        None => Err(format!("the playthroughs could not be written\n{}", said.trim_end())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_becomes_the_first_lines_and_a_name() {
        let mut order = Order {
            game: "go-nuts".into(),
            seats: 4,
            edition: Some("retail".into()),
            options: vec!["row_refill=shift".into(), "bear_claw_points=-3".into()],
            seed: 7,
        };
        assert_eq!(
            order.header(),
            "game go-nuts\nedition retail\nseats 4\noption row_refill=shift\noption bear_claw_points=-3\nseed 7\n"
        );
        assert_eq!(
            order.file_name(),
            "4-seats-retail-row-refill-shift-bear-claw-points--3-seed-7.playthrough"
        );
        (order.edition, order.options) = (None, Vec::new());
        assert_eq!(order.header(), "game go-nuts\nseats 4\nseed 7\n");
        assert_eq!(order.file_name(), "4-seats-seed-7.playthrough");
    }

    #[test]
    fn words_and_settings_are_checked() {
        assert!(one_word("retail").is_ok() && one_word("").is_err() && one_word("a\nseed 9").is_err());
        assert!(one_setting("a=b").is_ok() && one_setting("a").is_err() && one_setting("a=b c").is_err());
    }
}
