//! What the person at the table types.

use std::path::PathBuf;

use catalog::nearest;
use tabletop::Seat;

use super::menu::Entry;
use crate::input::quoted;

/// The words that are not actions, and what they do.
pub(super) const COMMANDS: [(&str, &str); 11] = [
    ("?, help", "this list"),
    ("hint", "what a strong player thinks of your choices"),
    ("coach", "on or off: one sentence on what matters before you act, and on what came of it"),
    ("undo", "take back your last action, if nobody has learnt anything by it"),
    ("back", "from a part of the actions to all of them"),
    ("board", "the board and your actions again"),
    ("score", "the points as they stand, line by line"),
    ("log", "everything that has happened so far"),
    ("rules", "the rules of the game"),
    ("save FILE", "write the game so far to a file (save FILE --force overwrites)"),
    ("quit", "end here; so does Ctrl-D"),
];

/// One line of input, understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// An action in notation, perhaps not a legal one.
    Choose(String),
    /// The group of actions with this label.
    Open(String),
    Back,
    Help,
    Hint,
    Coach,
    Undo,
    Board,
    Score,
    Log,
    Rules,
    Save {
        path: PathBuf,
        force: bool,
    },
    Quit,
    /// It makes no sense; the text says why.
    Wrong(String),
}

impl Command {
    /// Reads what `seat` typed when this was its menu.
    pub(super) fn read(line: &str, seat: Seat, entries: &[Entry]) -> Self {
        let line = line.trim();
        let lower = line.to_ascii_lowercase();
        match lower.as_str() {
            "" => return Command::Nothing,
            "?" | "h" | "help" => return Command::Help,
            "hint" => return Command::Hint,
            "coach" => return Command::Coach,
            "undo" => return Command::Undo,
            "back" => return Command::Back,
            "board" => return Command::Board,
            "score" => return Command::Score,
            "log" => return Command::Log,
            "rules" => return Command::Rules,
            "q" | "quit" | "exit" => return Command::Quit,
            "save" => return Command::Wrong("save needs a file name: save game.txt".to_string()),
            _ => {}
        }
        if lower.starts_with("save ") {
            let named = line["save ".len()..].trim();
            let (named, force) = match named.strip_suffix(" --force") {
                Some(named) => (named.trim(), true),
                None => (named, false),
            };
            return Command::Save { path: PathBuf::from(named), force };
        }
        if lower.bytes().all(|byte| byte.is_ascii_digit()) {
            let chosen = lower.parse::<usize>().ok().and_then(|n| entries.get(n.checked_sub(1)?));
            return match chosen {
                Some(Entry::Act(choice)) => Command::Choose(choice.token.clone()),
                Some(Entry::Open { label, .. }) => Command::Open(label.clone()),
                None => Command::Wrong(format!(
                    "there is no action {}: choose 1 to {}",
                    quoted(&lower),
                    entries.len()
                )),
            };
        }
        match lower.split_once('.') {
            Some((actor, token)) if actor == seat.to_string() => Command::Choose(token.to_string()),
            Some((actor, _)) if actor.parse::<Seat>().is_ok() => {
                Command::Wrong(format!("you are seat {seat}; leave the action of seat {actor} to it"))
            }
            _ => Command::Choose(lower),
        }
    }
}

/// The answer to a word that is neither a command nor notation.
pub(super) fn unknown(text: &str, entries: &[Entry]) -> String {
    let commands = ["help", "hint", "undo", "back", "board", "score", "log", "rules", "save", "quit"];
    let tokens = entries.iter().filter_map(|entry| match entry {
        Entry::Act(choice) => Some(choice.token.as_str()),
        Entry::Open { .. } => None,
    });
    let known: Vec<&str> = commands.into_iter().chain(tokens).collect();
    match nearest(text, &known) {
        Some(likely) => {
            format!("'{}' means nothing here; did you mean {likely}? Type ? for help", quoted(text))
        }
        None => format!(
            "'{}' means nothing here; type a number from 1 to {}, or ? for help",
            quoted(text),
            entries.len()
        ),
    }
}

#[cfg(test)]
mod tests {
    use catalog::Choice;

    use super::*;

    fn read(line: &str) -> Command {
        let act = |token: &str| {
            let (token, words, group) = (token.into(), String::new(), Vec::new());
            Entry::Act(Choice { token, words, warning: None, group })
        };
        let open = Entry::Open { label: "more".into(), size: 9 };
        Command::read(line, Seat::new(0), &[act("pick:1"), act("pick:2"), open])
    }

    #[test]
    fn a_number_or_notation_chooses() {
        let second = Command::Choose("pick:2".to_string());
        for line in ["2", " 2 ", "pick:2", "1.pick:2", "PICK:2"] {
            assert_eq!(read(line), second, "{line}");
        }
    }

    #[test]
    fn a_number_opens_a_group() {
        assert_eq!(read("3"), Command::Open("more".to_string()));
        assert_eq!(read("back"), Command::Back);
    }

    #[test]
    fn numbers_out_of_range_and_other_seats_are_explained() {
        assert_eq!(read("4"), Command::Wrong("there is no action 4: choose 1 to 3".to_string()));
        assert_eq!(read("0"), Command::Wrong("there is no action 0: choose 1 to 3".to_string()));
        assert!(matches!(read(&"9".repeat(500)), Command::Wrong(said) if said.len() < 100));
        let said = "you are seat 1; leave the action of seat 2 to it".to_string();
        assert_eq!(read("2.pick:2"), Command::Wrong(said));
    }

    #[test]
    fn save_takes_a_file_name_as_it_is() {
        let save = |path: &str, force| Command::Save { path: path.into(), force };
        assert_eq!(read("save My Game.txt"), save("My Game.txt", false));
        assert_eq!(read("SAVE a.json --force"), save("a.json", true));
        assert!(matches!(read("save"), Command::Wrong(_)));
    }

    #[test]
    fn unknown_words_are_answered_with_the_likely_one() {
        assert_eq!(unknown("hnit", &[]), "'hnit' means nothing here; did you mean hint? Type ? for help");
        assert!(unknown("\u{1b}[2J", &[]).starts_with("'\\u001b[2J' means nothing here; type a number"));
    }
}
