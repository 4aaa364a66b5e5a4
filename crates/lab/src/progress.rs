//! The bar that shows how far a simulation is.

use std::fmt;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// A progress bar on standard error for `len` games, with a label before it. It hides itself where standard error is
/// not a terminal.
pub fn progress_bar(len: u64, label: &str) -> ProgressBar {
    let template = "{msg} {bar:30.cyan} {human_pos} of {human_len}{left}";
    let style = ProgressStyle::with_template(template).expect("the template is a constant that parses");
    let left = |state: &ProgressState, out: &mut dyn fmt::Write| {
        if let Some(left) = time_left(state.pos(), state.len().unwrap_or(0), state.elapsed()) {
            // Nobody is told if a line of a progress bar cannot be written.
            let _ = write!(out, ", {:#} left", HumanDuration(left));
        }
    };
    let bar = ProgressBar::with_draw_target(Some(len), ProgressDrawTarget::stderr())
        .with_style(style.with_key("left", left).progress_chars("█▉▊▋▌▍▎▏·"))
        .with_message(label.to_string());
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(250));
    }
    bar
}

/// How long the rest will take if it goes on as it went so far. The library's own guess looks at the last seconds only,
/// in which not one long game may have ended.
fn time_left(done: u64, all: u64, elapsed: Duration) -> Option<Duration> {
    let rest = all.saturating_sub(done) as f64;
    // Before the first there is nothing to go by, and some ends are too far away for a clock.
    Duration::try_from_secs_f64(elapsed.as_secs_f64() * rest / done as f64).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_parses() {
        let bar = progress_bar(10, "crumbs");
        bar.inc(4);
        assert_eq!((bar.position(), bar.length()), (4, Some(10)));
    }

    #[test]
    fn the_time_left_is_known_after_the_first_game() {
        let minute = Duration::from_mins(1);
        assert_eq!(time_left(0, 402, minute), None);
        assert_eq!(time_left(3, 402, minute), Some(Duration::from_mins(133)));
        assert_eq!(time_left(402, 402, minute), Some(Duration::ZERO));
        assert_eq!(time_left(1, u64::MAX, minute), None);
        assert_eq!(time_left(0, 0, Duration::ZERO), None);
    }
}
