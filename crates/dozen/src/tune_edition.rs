//! `dozen tune-edition`: numbers of an edition with which it is as somebody wants it.

use crate::cli::TuneEditionArgs;
use crate::failure::Failure;
use crate::figures;
use crate::files::KeptFile;
use crate::interrupt;
use crate::screen::Screen;
use crate::sweep::OpenedPlan;

pub(crate) fn run(args: &TuneEditionArgs, screen: &mut Screen) -> Result<(), Failure> {
    let opened = OpenedPlan::open(&args.plan)?;
    opened.check()?;
    let mut file = args.output.as_deref().map(|path| KeptFile::new(path, args.force)).transpose()?;
    let progress = lab::progress_bar(lab::most_games(&opened.plan), &opened.id.title);
    let bar = progress.clone();
    interrupt::on_ctrl_c(move || {
        bar.finish_and_clear();
        Some("stopped; nothing was written".to_string())
    })?;
    let threads = args.threads.map(usize::from);
    let found = lab::tune_edition(&opened.plan, threads, &|edition| opened.editions.read(edition), &progress);
    progress.finish_and_clear();
    let found = found?.map_err(|e| Failure::lab(&e))?;
    if let Some(file) = &mut file {
        file.write(&found.file)?;
    }
    if args.json {
        return writeln!(screen, "{}", figures::json(&found));
    }
    write!(screen, "{}", found.text(screen.colour()))?;
    match &file {
        Some(file) => writeln!(screen, "\n{}", file.path().display()),
        None => Ok(()),
    }
}
