//! Words that must not stay in the project. They are spelled in two halves here, so that this file passes too.

use super::code::is_word;
use crate::tree::Tree;

/// In Rust sources: what belongs to an afternoon, not to a commit.
const IN_RUST: [&str; 4] =
    [concat!("db", "g!"), concat!("tod", "o!"), concat!("unimplem", "ented!"), concat!("#[ign", "ore")];
/// In any file: marks for work left over. An issue is the place for that.
const ANYWHERE: [&str; 2] = [concat!("FIX", "ME"), concat!("XX", "X")];
/// Folders of one machine.
const MACHINES: [&str; 3] = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/wo", "rk/")];
/// Written by a tool.
const NOT_OURS: &str = "Cargo.lock";

/// No debugging output, no placeholder, no switched-off test, no mark for work left over.
pub(super) fn nothing_is_left_unfinished(tree: &Tree) -> Vec<String> {
    let rust = find(tree, ".rs", &IN_RUST);
    let all = find(tree, "", &ANYWHERE);
    rust.chain(all)
        .map(|(place, word)| format!("{place}: {word} is left here: finish it or open an issue"))
        .collect()
}

/// No file names a folder that exists on somebody's machine only.
pub(super) fn no_machine_paths(tree: &Tree) -> Vec<String> {
    let found = find(tree, "", &MACHINES);
    found
        .map(|(place, word)| {
            format!("{place}: {word} is a folder of one machine: write a path from the root")
        })
        .collect()
}

/// Places (`path:line`) where one of the words stands by itself in a file whose name ends with `end`.
fn find<'a>(tree: &'a Tree, end: &'a str, words: &'a [&str]) -> impl Iterator<Item = (String, &'a str)> {
    let files = tree.between("", end).filter(|(path, _)| !path.ends_with(NOT_OURS));
    files.flat_map(move |(path, text)| {
        text.lines().enumerate().flat_map(move |(i, line)| {
            let here = words.iter().filter(move |word| has_word(line, word));
            here.map(move |word| (format!("{path}:{}", i + 1), *word))
        })
    })
}

/// Whether `word` stands in the line without being the tail or, if it ends with a letter, the head of a longer one.
pub(super) fn has_word(line: &str, word: &str) -> bool {
    // Before a folder, a point or a hyphen belongs to a longer path or address.
    let joins = |c: char| is_word(c) || (word.starts_with('/') && ".-".contains(c));
    line.match_indices(word).any(|(at, _)| {
        let longer = word.ends_with(is_word) && line[at + word.len()..].starts_with(is_word);
        !line[..at].ends_with(joins) && !longer
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_found_where_it_counts() {
        for word in IN_RUST {
            let line = format!("fn f() {{}}\n    {word}(x)]\n");
            let faults = nothing_is_left_unfinished(&Tree::from([("a.rs", line.as_str())]));
            assert_eq!(faults, [format!("a.rs:2: {word} is left here: finish it or open an issue")]);
            assert_eq!(nothing_is_left_unfinished(&Tree::from([("a.md", line.as_str())])), [""; 0]);
        }
        for word in ANYWHERE {
            let line = format!("<!-- {word}: later -->");
            assert_eq!(nothing_is_left_unfinished(&Tree::from([("a.md", line.as_str())])).len(), 1, "{word}");
        }
        for word in MACHINES {
            let line = format!("see `{word}somebody`");
            assert_eq!(no_machine_paths(&Tree::from([("a.txt", line.as_str())])).len(), 1, "{word}");
            assert_eq!(no_machine_paths(&Tree::from([("Cargo.lock", line.as_str())])), [""; 0]);
        }
    }

    #[test]
    fn longer_words_and_addresses_are_left_alone() {
        let harmless = [
            format!("my_{}()", IN_RUST[0]),
            format!("{}L", ANYWHERE[1]),
            format!("https://example.org{}page", MACHINES[0]),
            format!("crates{}x", MACHINES[2]),
        ];
        for line in harmless {
            let tree = Tree::from([("a.rs", line.as_str())]);
            assert_eq!(nothing_is_left_unfinished(&tree), [""; 0], "{line}");
            assert_eq!(no_machine_paths(&tree), [""; 0], "{line}");
        }
    }
}
