//! `dozen completions`: what a shell needs to complete our commands.

use clap::CommandFactory;

use crate::cli::{Cli, CompletionsArgs};
use crate::failure::Failure;
use crate::screen::Screen;

pub(crate) fn run(args: &CompletionsArgs, screen: &mut Screen) -> Result<(), Failure> {
    // The generator panics when it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "dozen", &mut script);
    write!(screen, "{}", String::from_utf8_lossy(&script))
}
