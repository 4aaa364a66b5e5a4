//! `dozen admin`: the operator's door to a server that runs.

use server::admin::{self, Ask, AskError, Place, Sheet, TableRow, Told};
use server::core::TableId;
use server::store::{Act, PlayerCard, Report};
use time::OffsetDateTime;

use crate::cli::AdminArgs;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings;

pub(crate) fn run(args: AdminArgs, screen: &mut Screen) -> Result<(), Failure> {
    let AdminArgs { wanted, json, config, data } = args;
    let data = settings::data_of(config.as_deref(), data.as_ref())?;
    let told = admin::ask(&data, &Ask::from(wanted)).map_err(|e: AskError| Failure::failed(e.to_string()))?;
    if json {
        let text = serde_json::to_string_pretty(&told).expect("what is told is plain values");
        return writeln!(screen, "{text}");
    }
    for line in lines(&told) {
        writeln!(screen, "{line}")?;
    }
    Ok(())
}

/// What was told, for people.
fn lines(told: &Told) -> Vec<String> {
    match told {
        Told::Tables(rows) => listed("table", rows, table),
        Told::Players(players) => listed("player", players, player),
        Told::Reports(reports) => listed("report", reports, report),
        Told::Log(acts) => listed("act", acts, act),
        Told::Table(sheet) => whole(sheet),
        Told::Player { player: card, tables } => {
            let mut lines = vec![player(card)];
            lines.extend(tables.iter().map(|row| format!("  {}", table(row))));
            lines
        }
        Told::Done { freed, held, logs } => {
            let mut lines = vec!["Done.".to_string()];
            let mut say = |what: &str, tables: &[TableId]| {
                if !tables.is_empty() {
                    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
                    lines.push(format!("{what}: {}", ids.join(", ")));
                }
            };
            say("Seats were taken away at", freed);
            say("The game is about to begin, so the seat was left alone at", held);
            say("The name was changed at", &logs.tables);
            say("The name is still in these tables, which cannot be read", &logs.unreadable);
            lines
        }
    }
}

fn listed<T>(what: &str, all: &[T], line: impl Fn(&T) -> String) -> Vec<String> {
    if all.is_empty() {
        return vec![format!("There is no {what}.")];
    }
    all.iter().map(line).collect()
}

fn table(row: &TableRow) -> String {
    let TableRow { id, game, phase, names, host, changed, awake } = row;
    let names: Vec<&str> = names.iter().map(|name| name.as_deref().unwrap_or("-")).collect();
    let awake = if *awake { ", in memory" } else { "" };
    format!(
        "{id}  {}  {game}, {}{awake}  host {}  {}",
        time(*changed),
        phase.name(),
        host.0,
        names.join(", ")
    )
}

fn whole(sheet: &Sheet) -> Vec<String> {
    let mut lines = vec![table(&sheet.row)];
    for Place { seat, name, player, guests } in &sheet.places {
        let name = name.as_deref().unwrap_or("-");
        let who = player.map_or(String::new(), |player| format!(", player {}", player.0));
        let guests: Vec<String> =
            guests.iter().map(|guest| format!(", by link player {}", guest.0)).collect();
        lines.push(format!("  seat {seat}: {name}{who}{}", guests.concat()));
    }
    match &sheet.unreadable {
        Some(why) => lines.push(format!("  It cannot be opened: {why}.")),
        None => lines.push(format!("  Its log has {}.", counted_entries(sheet.entries))),
    }
    lines
}

fn counted_entries(count: u64) -> String {
    if count == 1 { "1 entry".to_string() } else { format!("{count} entries") }
}

fn player(card: &PlayerCard) -> String {
    let PlayerCard { id, name, since, banned } = card;
    let banned = banned.map_or(String::new(), |at| format!(", banned since {}", time(at)));
    format!("{}  {name}  known since {}{banned}", id.0, time(*since))
}

fn report(report: &Report) -> String {
    let Report { at, table, by, player, name, message, words, .. } = report;
    let who = player.map_or(String::new(), |player| format!(" (player {})", player.0));
    let said = message.as_ref().map_or(String::new(), |message| format!(", who said \"{message}\""));
    format!("{}  at {table}: player {} reports {name}{who}{said}: {words}", time(*at), by.0)
}

fn act(act: &Act) -> String {
    let Act { number, at, user, act, table, player, failed } = act;
    let table = table.map_or(String::new(), |table| format!(" table {table}"));
    let player = player.map_or(String::new(), |player| format!(" player {}", player.0));
    let failed = failed.as_ref().map_or(String::new(), |why| format!("  not done: {why}"));
    format!("{number}  {}  user {user}: {act}{table}{player}{failed}", time(*at))
}

/// A time as it is everywhere.
fn time(millis: u64) -> String {
    let seconds = i64::try_from(millis / 1000).unwrap_or(i64::MAX);
    let Ok(time) = OffsetDateTime::from_unix_timestamp(seconds) else { return "?".to_string() };
    let (date, clock) = (time.date(), time.time());
    format!(
        "{:04}-{:02}-{:02} {:02}:{:02}:{:02} UTC",
        date.year(),
        u8::from(date.month()),
        date.day(),
        clock.hour(),
        clock.minute(),
        clock.second()
    )
}
