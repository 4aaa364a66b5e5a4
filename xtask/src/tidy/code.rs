//! Reading Rust source as text: enough to find the paths it names. The sources are formatted by rustfmt, which is what
//! makes so simple a reader reliable.

/// The code that ships: comments and items under `#[cfg(test)]` are blanked out, line by line, so that line numbers
/// stay true.
pub(super) fn shipped(text: &str) -> String {
    select(text, |is_test| !is_test)
}

/// The other half: items under `#[cfg(test)]`, at the same lines.
pub(super) fn tests_in(text: &str) -> String {
    select(text, |is_test| is_test)
}

/// The lines that are wanted, without comments; the others are blank.
fn select(text: &str, wanted: fn(bool) -> bool) -> String {
    let mut code = String::with_capacity(text.len());
    // How far the item under `#[cfg(test)]` is indented that is being read.
    let mut indent: Option<&str> = None;
    for line in text.lines() {
        let begins = indent.is_none() && line.trim() == "#[cfg(test)]";
        if begins {
            indent = Some(&line[..line.len() - line.trim_start().len()]);
        }
        if wanted(indent.is_some()) {
            code.push_str(without_comment(line));
        }
        code.push('\n');
        let same_level = |indent| line.strip_prefix(indent).is_some_and(|rest| !rest.starts_with(' '));
        if !begins && indent.is_some_and(same_level) && line.ends_with(['}', ';']) {
            indent = None;
        }
    }
    code
}

/// The line up to `//`, unless that belongs to an address such as `https://`.
fn without_comment(line: &str) -> &str {
    let comment = line.match_indices("//").find(|(at, _)| !line[..*at].ends_with(':'));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// Where a path names something below a root.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Named<'a> {
    /// Line, counted from 1.
    pub(super) line: usize,
    /// What follows the root: `fs` for `std::fs::File`.
    pub(super) name: &'a str,
    /// Whether the path was written `::root::name`.
    pub(super) absolute: bool,
}

/// Every name directly below the path root `root` (`std`, `crate`), also inside groups such as `std::{fmt, fs}`.
pub(super) fn named_below<'a>(code: &'a str, root: &str) -> Vec<Named<'a>> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(root) {
        let Some(rest) = code[at + root.len()..].strip_prefix("::") else { continue };
        let before = &code[..at];
        let (before, absolute) = before.strip_suffix("::").map_or((before, false), |before| (before, true));
        if before.ends_with(|c: char| is_word(c) || c == '>') {
            continue;
        }
        let start = code.len() - rest.len();
        let mut note = |offset: usize| {
            let name = word_at(&code[offset..]);
            if !name.is_empty() {
                let line = 1 + code[..offset].matches('\n').count();
                found.push(Named { line, name, absolute });
            }
        };
        if rest.starts_with('{') {
            for offset in group_items(rest) {
                note(start + offset);
            }
        } else {
            note(start);
        }
    }
    found
}

/// Offsets of the items of a group `{a, b::{c, d}, e}`, nested ones left out.
fn group_items(group: &str) -> Vec<usize> {
    let mut items = Vec::new();
    let mut depth = 0;
    let mut item_begins = false;
    for (at, c) in group.char_indices() {
        match c {
            '{' => {
                depth += 1;
                item_begins = depth == 1;
            }
            '}' => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            ',' => item_begins = depth == 1,
            c if item_begins && !c.is_whitespace() => {
                items.push(at);
                item_begins = false;
            }
            _ => {}
        }
    }
    items
}

fn word_at(text: &str) -> &str {
    let end = text.find(|c: char| !is_word(c)).unwrap_or(text.len());
    &text[..end]
}

/// Whether the character can stand in a Rust name.
pub(super) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(code: &str, root: &str) -> Vec<(usize, String)> {
        named_below(code, root).into_iter().map(|named| (named.line, named.name.to_string())).collect()
    }

    #[test]
    fn names_are_found_in_paths_and_groups() {
        let code =
            "use std::{\n    collections::{BTreeMap, fs},\n    env,\n};\nlet t = ::std::time::now();\n";
        let expected = [(2, "collections"), (3, "env"), (5, "time")];
        assert_eq!(names(code, "std"), expected.map(|(line, name)| (line, name.to_string())));
        assert!(named_below(code, "std")[2].absolute && !named_below(code, "std")[0].absolute);
    }

    #[test]
    fn a_root_in_the_middle_of_a_path_is_no_root() {
        assert_eq!(names("my::std::fs; mystd::fs; std_fs; Vec<T>::std::fs", "std"), []);
    }

    #[test]
    fn comments_and_tests_are_not_shipped() {
        let text = "fn a() {} // one\nlet site = \"https://x\";\n#[cfg(test)]\nuse b;\nfn c() {}\n\
                    #[cfg(test)]\nmod tests {\n    fn d() {}\n}\nfn e() {}\n";
        assert_eq!(
            shipped(text),
            "fn a() {} \nlet site = \"https://x\";\n\n\nfn c() {}\n\n\n\n\nfn e() {}\n"
        );
        assert_eq!(
            tests_in(text),
            "\n\n#[cfg(test)]\nuse b;\n\n#[cfg(test)]\nmod tests {\n    fn d() {}\n}\n\n"
        );
    }
}
