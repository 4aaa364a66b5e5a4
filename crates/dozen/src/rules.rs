//! `dozen rules`: the rules for people.

use crate::cli::RulesArgs;
use crate::failure::Failure;
use crate::harmless::harmless_page;
use crate::markdown;
use crate::screen::Screen;
use crate::setup;

pub(crate) fn run(args: &RulesArgs, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(&args.table.game)?;
    let text = game.rules_text(&setup::read(game, &args.table)?, args.language)?;
    show(&text, screen)
}

/// Headings and emphasis where there is colour; otherwise the Markdown itself, which reads well as it is.
pub(crate) fn show(rules_text: &str, screen: &mut Screen) -> Result<(), Failure> {
    // An edition that somebody wrote has words of its own.
    let text = harmless_page(rules_text.trim_end());
    if screen.colour() {
        writeln!(screen, "{}", markdown::render(&text, Screen::width()).trim_end())
    } else {
        writeln!(screen, "{text}")
    }
}
