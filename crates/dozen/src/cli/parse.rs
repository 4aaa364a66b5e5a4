//! From the words of a command line to a command, and one line for words that make none.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, FromArgMatches};

use super::{Cli, Command, ServeArgs};
use crate::failure::Failure;

/// What to do, from the program's arguments. `None` if help or the version was asked for, and given.
pub(crate) fn parse() -> Result<Option<Command>, Failure> {
    let mut args: Vec<OsString> = std::env::args_os().collect();
    let colour = colour_wanted(&args);
    // For clap's own output and for ours.
    let global = match colour {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    global.write_global();
    let mut command = Cli::command().color(colour);
    if only_flags(&command, &args) {
        // Without a command it is the server that is meant, and its flags: `dozen --no-open`.
        args.insert(1, "serve".into());
    }
    let parsed = command.try_get_matches_from_mut(&args).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(Cli { command: Some(command), .. }) => Ok(Some(command)),
        Ok(Cli { command: None, .. }) => match ServeArgs::usual() {
            Ok(usual) => Ok(Some(Command::Serve(usual))),
            Err(wrong) => Err(Failure::usage(explain(&wrong, &command, &args))),
        },
        Err(shown) if matches!(shown.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            shown.print().map_err(|e| Failure::output(&e))?;
            Ok(None)
        }
        Err(wrong) => Err(Failure::usage(explain(&wrong, &command, &args))),
    }
}

/// Whether there are flags, of which one is not known without a command, and no command.
fn only_flags(command: &clap::Command, args: &[OsString]) -> bool {
    let named = |arg: &OsString| command.get_subcommands().any(|known| arg == known.get_name());
    let unknown = |wrong: clap::Error| wrong.kind() == ErrorKind::UnknownArgument;
    !args.iter().skip(1).any(named) && command.clone().try_get_matches_from(args).is_err_and(unknown)
}

/// `--color` before the arguments are parsed, since it also rules how a fault in them is shown.
fn colour_wanted(args: &[OsString]) -> ColorChoice {
    let words: Vec<&str> =
        args.iter().filter_map(|arg| arg.to_str()).take_while(|arg| *arg != "--").collect();
    let value = words.iter().enumerate().find_map(|(i, word)| match word.strip_prefix("--color") {
        Some("") => words.get(i + 1).copied(),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    value.and_then(|value| value.parse().ok()).unwrap_or(ColorChoice::Auto)
}

/// Clap's answer on one line: what is wrong and its tips, without the usage text; then where to read on.
fn explain(wrong: &clap::Error, command: &clap::Command, args: &[OsString]) -> String {
    if let Some(file) = json_file(wrong, args) {
        let then = match file {
            "-" => "leave the - away".to_string(),
            file if args.iter().any(|arg| arg == "tune") => format!("--json > {file} keeps them in a file"),
            file => format!("-o {file} writes them to a file"),
        };
        return format!("--json takes no value, it prints the figures; {then}");
    }
    let text = wrong.to_string();
    let mut said = String::new();
    for line in text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:")) {
        let line = line.strip_prefix("error: ").unwrap_or(line);
        if line.is_empty() || line.starts_with("For more information") {
            continue;
        }
        if !said.is_empty() {
            said.push_str(if line.starts_with("tip:") { "; " } else { " " });
        }
        said.push_str(line);
    }
    let subcommand = args
        .iter()
        .filter_map(|arg| arg.to_str())
        .find_map(|arg| command.get_subcommands().find(|known| known.get_name() == arg));
    let name = subcommand.map_or_else(String::new, |known| format!(" {}", known.get_name()));
    format!("{said}; see: dozen{name} --help")
}

/// The file after `--json`, which took one once.
fn json_file<'a>(wrong: &clap::Error, args: &'a [OsString]) -> Option<&'a str> {
    if !matches!(wrong.kind(), ErrorKind::UnknownArgument | ErrorKind::TooManyValues) {
        return None;
    }
    let words: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let beside = words.iter().find_map(|word| word.strip_prefix("--json="));
    let after = || {
        let at = words.iter().position(|word| *word == "--json")?;
        words.get(at + 1).copied().filter(|word| *word == "-" || !word.starts_with('-'))
    };
    beside.or_else(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn colour_is_known_before_parsing() {
        let wanted = |text: &str| colour_wanted(&text.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(wanted("dozen games --color never"), ColorChoice::Never);
        assert_eq!(wanted("dozen --color=always games"), ColorChoice::Always);
        assert_eq!(wanted("dozen games -- --color never"), ColorChoice::Auto);
        assert_eq!(wanted("dozen --color"), ColorChoice::Auto);
    }

    #[test]
    fn flags_alone_are_those_of_the_server() {
        let only = |text: &str| {
            only_flags(&Cli::command(), &text.split(' ').map(OsString::from).collect::<Vec<_>>())
        };
        assert!(only("dozen --no-open") && only("dozen --color never --listen 127.0.0.1:80"));
        for other in ["dozen", "dozen --help", "dozen --color never", "dozen pley", "dozen games --no-open"] {
            assert!(!only(other), "{other}");
        }
    }

    #[test]
    fn a_wrong_argument_is_explained_on_one_line() {
        let said = |text: &str| {
            let args: Vec<OsString> = text.split(' ').map(OsString::from).collect();
            let mut command = Cli::command();
            let wrong = command.try_get_matches_from_mut(&args).unwrap_err();
            explain(&wrong, &command, &args)
        };
        assert_eq!(
            said("dozen play go-nuts --bot medim"),
            "invalid value 'medim' for '--bot <NAME>' [possible values: easy, medium, hard, expert]; \
             tip: a similar value exists: 'medium'; see: dozen play --help"
        );
        assert_eq!(
            said("dozen rules"),
            "the following required arguments were not provided: <GAME>; see: dozen rules --help"
        );
        assert!(said("dozen pley").ends_with("; see: dozen --help"));
        let takes_none = "--json takes no value, it prints the figures;";
        for (text, then) in [
            ("dozen match go-nuts --bots hard,easy --json m.json", "-o m.json writes them to a file"),
            ("dozen match go-nuts --bots hard,easy --json=m.json", "-o m.json writes them to a file"),
            ("dozen tune go-nuts --json - --seed 1", "leave the - away"),
            ("dozen tune go-nuts --json w.json", "--json > w.json keeps them in a file"),
        ] {
            assert_eq!(said(text), format!("{takes_none} {then}"));
        }
        assert!(said("dozen match go-nuts --bots hard,easy --json --jsn").contains("--jsn"));
    }
}
