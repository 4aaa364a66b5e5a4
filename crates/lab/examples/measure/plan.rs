//! The whole plan: every experiment whose figures the documentation has, with its size.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, Parser};

/// A line for each experiment, as it is asked for on the command line. `#` begins a comment.
const PLAN: &str = include_str!("plan.txt");

/// Runs the whole plan, but what is there already.
#[derive(Args)]
pub(crate) struct All {
    /// The folder of the answers, one file for each line of the plan
    folder: PathBuf,
    /// Only lines that begin like this, such as 'silly donut'
    #[arg(long, default_value = "")]
    only: String,
    /// Names the lines and runs none
    #[arg(long)]
    list: bool,
}

impl All {
    /// Runs what is missing, and tells which line took how long.
    pub(crate) fn answer(&self) -> Result<String, String> {
        let lines = PLAN.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let wanted: Vec<&str> =
            lines.filter(|line| !line.is_empty() && line.starts_with(&self.only)).collect();
        if self.list {
            return Ok(wanted.join("\n") + "\n");
        }
        fs::create_dir_all(&self.folder).map_err(|e| cannot("make", &self.folder, &e))?;
        for line in &wanted {
            let file = self.folder.join(format!("{}.txt", line.replace("--", "").replace([' ', '/'], "-")));
            if file.exists() {
                continue;
            }
            let start = Instant::now();
            let text = experiment(line)?;
            // A name of its own until it is whole: an experiment that is ended begins anew.
            let partial = file.with_extension("part");
            fs::write(&partial, text).map_err(|e| cannot("write", &partial, &e))?;
            fs::rename(&partial, &file).map_err(|e| cannot("write", &file, &e))?;
            eprintln!("{:7.0} s  {line}", start.elapsed().as_secs_f64());
        }
        Ok(format!("{} answers in {}\n", wanted.len(), self.folder.display()))
    }
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

fn experiment(line: &str) -> Result<String, String> {
    let words = std::iter::once("measure").chain(line.split_whitespace());
    let args = super::Args::try_parse_from(words).map_err(|e| e.to_string())?;
    args.what.answer()
}
