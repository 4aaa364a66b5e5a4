//! The bar that shows how far a simulation is.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar on standard error for `len` games, with a label before it. It hides itself where standard error is
/// not a terminal.
pub fn progress_bar(len: u64, label: &str) -> ProgressBar {
    let template = "{msg} {bar:30.cyan} {human_pos} of {human_len}, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is a constant that parses");
    let bar = ProgressBar::with_draw_target(Some(len), ProgressDrawTarget::stderr())
        .with_style(style.progress_chars("█▉▊▋▌▍▎▏·"))
        .with_message(label.to_string());
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(250));
    }
    bar
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
}
