//! `dozen rules`: the rules for people.

use crate::cli::RulesArgs;
use crate::failure::Failure;
use crate::markdown;
use crate::screen::Screen;

pub(crate) fn run(args: &RulesArgs, screen: &mut Screen) -> Result<(), Failure> {
    show(catalog::find(&args.game)?.meta().rules_text, screen)
}

/// Headings and emphasis where there is colour; otherwise the Markdown itself, which reads well as it is.
pub(crate) fn show(rules_text: &str, screen: &mut Screen) -> Result<(), Failure> {
    if screen.colour() {
        writeln!(screen, "{}", markdown::render(rules_text, Screen::width()).trim_end())
    } else {
        writeln!(screen, "{}", rules_text.trim_end())
    }
}
