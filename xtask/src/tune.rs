//! `cargo xtask tune [GAME..]`: lets `dozen tune` find the weights of a game's features and writes them into the game.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Args;
use serde::Deserialize;

use crate::say;
use crate::tidy::{listed_module, listed_modules};
use crate::tree::Tree;

/// What to tune.
#[derive(Debug, Args)]
pub(crate) struct Order {
    /// Ids of games, such as go-nuts; all games if none is named
    games: Vec<String>,
    /// Number of games played at each table size
    #[arg(long = "games", value_name = "N", default_value_t = 20_000)]
    n_games: u64,
    /// Fixes what is played
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who plays every seat
    #[arg(long, value_name = "NAME", default_value = "greedy")]
    bot: String,
    /// Number of threads; all cores if not given
    #[arg(long, value_name = "T")]
    threads: Option<u16>,
}

/// The larger table of a game, where it is not the common one: its games with four seats are long and rare.
const LARGER_TABLES: [(&str, usize); 1] = [("bad-day", 3)];
const COMMON_LARGER_TABLE: usize = 4;

/// Games whose turns are long: their features say little of what is under way in one, and no search asks there.
const BETWEEN_TURNS: [&str; 1] = ["bad-day"];

/// The part of the report of `dozen tune` that matters here.
#[derive(Debug, Deserialize)]
struct Report {
    seats: usize,
    between_turns: bool,
    weights: Vec<FeatureWeight>,
    log_loss_even: f64,
    log_loss_before: f64,
    log_loss: f64,
}

#[derive(Debug, Deserialize)]
struct FeatureWeight {
    feature: String,
    weight: f64,
}

/// Tunes the games and writes a file of weights into each.
pub(crate) fn run(root: &Path, order: &Order) -> Result<(), String> {
    let listed = listed_modules(&Tree::read(root)?)?;
    let modules = match &order.games[..] {
        [] => listed,
        named => named.iter().map(|id| listed_module(id, &listed)).collect::<Result<_, _>>()?,
    };
    for module in modules {
        let id = module.replace('_', "-");
        let larger = LARGER_TABLES.iter().find(|(game, _)| *game == id);
        let larger = larger.map_or(COMMON_LARGER_TABLE, |(_, seats)| *seats);
        let reports = [tune(root, &id, 2, order)?, tune(root, &id, larger, order)?];
        let path = format!("crates/games/src/{module}/weights.rs");
        let file = root.join(&path);
        fs::write(&file, file_text(&reports, order)).map_err(|e| format!("cannot write {path}: {e}"))?;
        align_comments(&file).map_err(|e| format!("cannot format {path}: {e}"))?;
        say(format_args!("wrote {path}"));
    }
    Ok(())
}

/// Runs `dozen tune` for one table size, built for speed.
fn tune(root: &Path, id: &str, seats: usize, order: &Order) -> Result<Report, String> {
    let mut command = Command::new(crate::cargo());
    command.args(["run", "--quiet", "--profile", "quick", "--package", "dozen", "--"]);
    command.args(["tune", id, "--json", "--bot", &order.bot]);
    command.args(["--seats", &seats.to_string(), "--games", &order.n_games.to_string()]);
    command.args(["--seed", &order.seed.to_string()]);
    if BETWEEN_TURNS.contains(&id) {
        command.arg("--between-turns");
    }
    if let Some(threads) = order.threads {
        command.args(["--threads", &threads.to_string()]);
    }
    command.current_dir(root).stderr(Stdio::inherit());
    let output = command.output().map_err(|e| format!("cannot run dozen tune: {e}"))?;
    if !output.status.success() {
        return Err(format!("{id} was not tuned at {seats} seats"));
    }
    let report: Report = serde_json::from_slice(&output.stdout)
        .map_err(|e| format!("the report of dozen tune is not readable: {e}"))?;
    say(format_args!(
        "{id}, {seats} seats: log loss {:.4}; it was {:.4}, and an even guess has {:.4}",
        report.log_loss, report.log_loss_before, report.log_loss_even
    ));
    Ok(report)
}

/// How far the comments stand from the numbers is rustfmt's to decide.
fn align_comments(file: &Path) -> io::Result<()> {
    let status = Command::new("rustfmt").args(["--edition", "2024"]).arg(file).status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other("rustfmt refused it")) }
}

/// The file of weights.
fn file_text(reports: &[Report; 2], order: &Order) -> String {
    let Order { n_games, seed, bot, .. } = order;
    let [two, more] = reports;
    let by = if bot == "greedy" { String::new() } else { format!(" of {bot}") };
    let taken = if two.between_turns { ", between turns" } else { "" };
    let mut text = format!(
        "//! Found by `cargo xtask tune`: {n_games} games of self-play{by} at {} and {} seats, seed {seed}{taken}. Do not edit.\n",
        two.seats, more.seats
    );
    for (name, report) in [("TWO", two), ("MORE", more)] {
        let _ = writeln!(
            text,
            "\n/// At {} seats. Log loss {:.4} on other games; an even guess has {:.4}.",
            report.seats, report.log_loss, report.log_loss_even
        );
        let _ = writeln!(text, "pub(super) const {name}: [f32; {}] = [", report.weights.len());
        for FeatureWeight { feature, weight } in &report.weights {
            let _ = writeln!(text, "    {}, // {feature}", literal(*weight));
        }
        text.push_str("];\n");
    }
    text
}

/// A number as Rust source with four digits that count, long runs of digits in groups of three.
fn literal(number: f64) -> String {
    const DIGITS: i32 = 4;
    const MOST_DECIMALS: i32 = 9;
    let size = if number == 0.0 { 0 } else { number.abs().log10().floor() as i32 };
    let decimals = (DIGITS - 1 - size).clamp(1, MOST_DECIMALS) as usize;
    let text = format!("{number:.decimals$}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, "0"));
    let fraction = match fraction.trim_end_matches('0') {
        "" => "0",
        some => some,
    };
    let (sign, whole) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
    let sign = if whole.chars().chain(fraction.chars()).all(|digit| digit == '0') { "" } else { sign };
    let groups: Vec<&str> =
        fraction.as_bytes().chunks(3).filter_map(|group| str::from_utf8(group).ok()).collect();
    let groups_of_whole: Vec<&str> =
        whole.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    format!("{sign}{}.{}", groups_of_whole.join("_"), groups.join("_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_rust_wants_them() {
        for (number, expected) in [
            (0.0, "0.0"),
            (-0.0, "0.0"),
            (1.0, "1.0"),
            (-0.123_456, "-0.123_5"),
            (0.001_234_56, "0.001_235"),
            (12.345_67, "12.35"),
            (12_345.678, "12_345.7"),
            (-2_345_678.0, "-2_345_678.0"),
            (1e-12, "0.0"),
            (-1e-12, "0.0"),
            (0.999_99, "1.0"),
        ] {
            assert_eq!(literal(number), expected);
            let read: f64 = literal(number).replace('_', "").parse().unwrap();
            assert!((read - number).abs() <= 1e-3 * number.abs() + 1e-9, "{number}");
        }
    }

    #[test]
    fn the_file_names_every_feature() {
        let report = |seats, weights: &[f64]| Report {
            seats,
            between_turns: false,
            weights: ["points", "cards in hand"]
                .into_iter()
                .zip(weights)
                .map(|(feature, &weight)| FeatureWeight { feature: feature.to_string(), weight })
                .collect(),
            log_loss_even: f64::from(seats as u8).ln(),
            log_loss_before: 0.9,
            log_loss: 0.5,
        };
        let order = Order { games: vec![], n_games: 20_000, seed: 1, bot: "greedy".into(), threads: None };
        let expected = "\
//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 4 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5000 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 2] = [
    0.25, // points
    -0.012_35, // cards in hand
];

/// At 4 seats. Log loss 0.5000 on other games; an even guess has 1.3863.
pub(super) const MORE: [f32; 2] = [
    1.5, // points
    0.0, // cards in hand
];
";
        let mut reports = [report(2, &[0.25, -0.012_345_6]), report(4, &[1.5, 0.0])];
        assert_eq!(file_text(&reports, &order), expected);
        reports[0].between_turns = true;
        let expected = expected.replacen("seed 1.", "seed 1, between turns.", 1);
        assert_eq!(file_text(&reports, &order), expected);
    }
}
