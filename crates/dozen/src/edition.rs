//! `dozen edition`: whether an edition file is sound, what differs between two editions, and what editors need to help with
//! one.

use std::ffi::OsStr;
use std::path::Path;

use catalog::{CatalogError, EditionChoice};
use tabletop::FactChange;

use crate::cli::EditionCommand;
use crate::failure::Failure;
use crate::figures;
use crate::files;
use crate::screen::Screen;
use crate::setup;
use crate::wording::counted;

pub(crate) fn run(command: &EditionCommand, screen: &mut Screen) -> Result<(), Failure> {
    match command {
        EditionCommand::Check { file } => check(file, screen),
        EditionCommand::Diff { game, from, to, json } => {
            diff(game, [from.as_os_str(), to.as_os_str()], *json, screen)
        }
        EditionCommand::Schema { game } => {
            writeln!(screen, "{}", figures::json(&catalog::find(game)?.edition_schema()))
        }
    }
}

fn check(path: &Path, screen: &mut Screen) -> Result<(), Failure> {
    let (name, text) = (files::name(path), files::read_text(path)?);
    let table: toml::Table = toml::from_str(&text).map_err(|e| {
        let line = e.span().map_or(1, |at| 1 + text[..at.start].matches('\n').count());
        Failure::failed(format!("{name}: line {line}: {}", e.message()))
    })?;
    let header = |key: &str| table.get("edition")?.get(key)?.as_str();
    let game = header("game").ok_or_else(|| {
        Failure::failed(format!("{name}: it says no game: write game = \"ID\" below [edition]"))
    })?;
    let game = catalog::find(game)?;
    let card = match game.load_edition(&text) {
        Ok(card) => card,
        Err(CatalogError::Edition(mut first)) => {
            let more = std::mem::take(&mut first.more);
            let faults: Vec<_> = std::iter::once(first).chain(more).collect();
            for fault in &faults {
                writeln!(screen, "{name}: {}", fault.phrase())?;
            }
            let found = counted(faults.len() as i64, "fault");
            return Err(Failure::failed(format!("{found} found in {name}")));
        }
        Err(other) => return Err(other.into()),
    };
    writeln!(screen, "{name} is sound: {} of {}.", card.title, game.meta().title)?;
    let editions = game.editions(tabletop::Language::English);
    let began_as = card.extends.as_ref().unwrap_or(&card.id);
    let original = editions.iter().find(|edition| edition.id == *began_as);
    let original =
        original.map_or(EditionChoice::Default, |edition| EditionChoice::BuiltIn(edition.id.clone()));
    let origin = match &original {
        EditionChoice::BuiltIn(id) => id.as_str(),
        _ => game.default_edition(),
    };
    let changes = game.edition_changes(&original, &EditionChoice::Text(text))?;
    tell(&changes, &format!("from {origin}"), screen)
}

fn diff(game: &str, named: [&OsStr; 2], json: bool, screen: &mut Screen) -> Result<(), Failure> {
    let game = catalog::find(game)?;
    let [from, to] = named.map(|named| setup::edition(game, named));
    let changes = game.edition_changes(&from?, &to?)?;
    if json {
        return writeln!(screen, "{}", figures::json(&changes));
    }
    tell(&changes, &format!("between {} and {}", named[0].display(), named[1].display()), screen)
}

/// One line for each fact.
fn tell(changes: &[FactChange], between: &str, screen: &mut Screen) -> Result<(), Failure> {
    if changes.is_empty() {
        return writeln!(screen, "No fact differs {between}.");
    }
    let verb = if changes.len() == 1 { "differs" } else { "differ" };
    writeln!(screen, "{} {verb} {between}:", counted(changes.len() as i64, "fact"))?;
    for change in changes {
        writeln!(screen, "  {change}")?;
    }
    Ok(())
}
