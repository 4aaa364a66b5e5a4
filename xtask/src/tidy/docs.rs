//! The project's documentation: decisions have their parts, links lead somewhere.

use std::borrow::Cow;
use std::path::{Component, Path};

use crate::tree::Tree;

const DECISIONS: &str = "docs/decisions/";
const PARTS: [&str; 3] = ["Context", "Choice", "Rejected"];

/// Every decision says what the question was, what was chosen and what was not.
pub(super) fn decisions_are_complete(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.between(DECISIONS, ".md") {
        for part in PARTS {
            if !text.lines().any(|line| line.trim_end() == format!("## {part}")) {
                faults.push(format!("{path} has no section '## {part}'"));
            }
        }
    }
    faults
}

/// Every link from a Markdown file to a file of the project leads to one that exists.
pub(super) fn links_lead_somewhere(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.between("", ".md") {
        for (i, line) in text.lines().enumerate() {
            for target in local_links(line) {
                let target = &shown(target);
                let folder = Path::new(path).parent().unwrap_or(Path::new(""));
                if resolve(folder, target).is_none_or(|target| !tree.exists(&target)) {
                    faults.push(format!("{path}:{}: the link to {target} leads nowhere", i + 1));
                }
            }
        }
    }
    faults
}

/// What `example:NAME` in the rules of a game shows is a file beside them.
fn shown(target: &str) -> Cow<'_, str> {
    target.strip_prefix("example:").map_or(target.into(), |name| format!("examples/{name}.example").into())
}

/// Targets of `[text](target)` within the project, without their `#part`; code between backticks has none. Line by line, so
/// that a fault has a line: no parser of Markdown for that.
fn local_links(line: &str) -> impl Iterator<Item = &str> {
    let prose = line.split('`').step_by(2);
    let targets = prose.flat_map(|part| part.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    let local = targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:"));
    local.map(|target| target.split('#').next().unwrap_or_default()).filter(|target| !target.is_empty())
}

/// The path from the root of the project; `None` if the target lies outside.
fn resolve(folder: &Path, target: &str) -> Option<String> {
    let mut parts = Vec::new();
    for part in folder.join(target).components() {
        match part {
            Component::Normal(name) => parts.push(name.to_string_lossy().into_owned()),
            Component::ParentDir => {
                parts.pop()?;
            }
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_without_a_part_is_named() {
        let tree = Tree::from([
            ("docs/decisions/0001-a.md", "# A\n\n## Context\n\n## Choice\n\n## Rejected\n"),
            ("docs/decisions/0002-b.md", "# B\n\n## Context\n\n## Choices\n\nRejected\n"),
        ]);
        assert_eq!(
            decisions_are_complete(&tree),
            [
                "docs/decisions/0002-b.md has no section '## Choice'",
                "docs/decisions/0002-b.md has no section '## Rejected'"
            ]
        );
    }

    #[test]
    fn dead_links_are_named() {
        let tree = Tree::from([
            (
                "README.md",
                "[a](docs/a.md) and [b](docs/b.md#top)\n[c](https://x.org/y) [d](#here) [e](../README.md)\n",
            ),
            ("docs/a.md", "[back](../README.md) [folder](../docs) [gone](a/../c.md)\n"),
            (
                "rules/RULES.md",
                "![a clash](example:clash) and ![a steal](example:steal), as in `![a](example:b)`\n",
            ),
            ("rules/examples/clash.example", ""),
        ]);
        assert_eq!(
            links_lead_somewhere(&tree),
            [
                "README.md:1: the link to docs/b.md leads nowhere",
                "README.md:2: the link to ../README.md leads nowhere",
                "docs/a.md:1: the link to a/../c.md leads nowhere",
                "rules/RULES.md:1: the link to examples/steal.example leads nowhere"
            ]
        );
    }
}
