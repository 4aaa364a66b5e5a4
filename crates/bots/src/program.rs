//! Somebody's own program as a player.

use std::fmt;

use crate::PlayerError;

/// What its name begins with: `program:python3 my_bot.py`.
const PREFIX: &str = "program:";
/// A label has at most so many characters.
const LONGEST_LABEL: usize = 20;

/// A program that the lab asks what it chooses. Two with the same command are the same player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    name: &'static str,
    label: &'static str,
}

impl Program {
    /// The program of this name, if it is one of a program.
    pub(crate) fn named(name: &str) -> Option<Result<Program, PlayerError>> {
        let command = name.strip_prefix(PREFIX)?.trim();
        if command.is_empty() {
            return Some(Err(PlayerError::NoCommand));
        }
        // Whoever is named plays to the end of the process, so names are kept as long.
        Some(Ok(Program { name: format!("{PREFIX}{command}").leak(), label: label(command).leak() }))
    }

    /// The whole name.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// The program and its arguments: words between spaces.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.name[PREFIX.len()..].split_whitespace()
    }
}

/// As tables show it: the file that somebody wrote, and its arguments.
fn label(command: &str) -> String {
    let words: Vec<&str> = command.split_whitespace().collect();
    let file = |word: &str| word.rsplit(['/', '\\']).next().unwrap_or_default().to_string();
    let written = words.iter().position(|word| file(word).contains('.')).unwrap_or(0);
    let mut label = file(words[written]);
    for argument in &words[written + 1..] {
        label.push(' ');
        label.push_str(argument);
    }
    match label.char_indices().nth(LONGEST_LABEL) {
        None => label,
        Some(_) => label.chars().take(LONGEST_LABEL - 1).chain(['…']).collect(),
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_the_file_and_its_arguments() {
        for (command, expected) in [
            ("python3 my_bot.py", "my_bot.py"),
            ("/usr/bin/python3.12 -u bots/my_bot.py --level 3", "python3.12 -u bots/…"),
            ("./my_bot --level 3", "my_bot --level 3"),
            ("node a_bot_with_a_long_name.js", "a_bot_with_a_long_n…"),
        ] {
            assert_eq!(label(command), expected);
        }
    }
}
