//! `dozen games`: what can be played.

use catalog::{AnyGame, EditionCard, GAMES};
use serde::Serialize;
use tabletop::paint::{FAINT, STRONG, paint};
use tabletop::{Language, Meta, OptionSpec};

use crate::cli::GamesArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::wording::wrap;

/// A game in `--json`.
#[derive(Serialize)]
struct GameCard {
    #[serde(flatten)]
    meta: &'static Meta,
    options: &'static [OptionSpec],
    editions: Vec<EditionCard>,
}

pub(crate) fn run(args: &GamesArgs, screen: &mut Screen) -> Result<(), Failure> {
    if args.json {
        let cards: Vec<GameCard> = GAMES
            .iter()
            .map(|game| GameCard {
                meta: game.meta(),
                options: game.options(),
                editions: game.editions(Language::English),
            })
            .collect();
        let json = serde_json::to_string_pretty(&cards).expect("cards are plain values");
        return writeln!(screen, "{json}");
    }
    for (i, game) in GAMES.iter().enumerate() {
        if i > 0 {
            writeln!(screen)?;
        }
        show(*game, screen)?;
    }
    writeln!(screen, "\nPlay one: dozen play {}", GAMES[0].meta().id)
}

fn show(game: &dyn AnyGame, screen: &mut Screen) -> Result<(), Failure> {
    let Meta { id, title, tagline, seats_min, seats_max, minutes, .. } = *game.meta();
    writeln!(screen, "{:#}  {title}", paint(id, STRONG))?;
    writeln!(screen, "  {tagline}")?;
    writeln!(screen, "  {seats_min} to {seats_max} seats, about {minutes} minutes at a table")?;
    let editions = game.editions(Language::English);
    writeln!(screen, "  Editions (--edition ID, or a file of your own):")?;
    let width = editions.iter().map(|edition| edition.id.len()).max().unwrap_or(0);
    for EditionCard { id, title, label, note, default, .. } in &editions {
        let default = if *default { "; the default" } else { "" };
        writeln!(screen, "    {id:width$}  {title} ({label}{default})")?;
        for line in wrap(note, Screen::width().saturating_sub(width + 6)) {
            writeln!(screen, "    {:width$}  {:#}", "", paint(line, FAINT))?;
        }
    }
    if game.options().is_empty() {
        return Ok(());
    }
    writeln!(screen, "  Options (--option NAME=VALUE):")?;
    let width = game.options().iter().map(|option| option.name.len()).max().unwrap_or(0);
    for OptionSpec { name, kind, help } in game.options() {
        let default = &editions[0].defaults[*name];
        writeln!(screen, "    {name:width$}  {:#}", paint(format!("{kind}; default {default}"), FAINT))?;
        for line in wrap(help, Screen::width().saturating_sub(width + 6)) {
            writeln!(screen, "    {:width$}  {line}", "")?;
        }
    }
    Ok(())
}
