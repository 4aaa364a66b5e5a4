//! Dependencies between the crates of the workspace point one way.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// What each crate may use of the others. A crate that is not listed may use none, so a new crate is a decision.
const MAY_USE: [(&str, &[&str]); 14] = [
    ("tabletop", &[]),
    ("games", &["tabletop"]),
    ("bots", &["tabletop"]),
    ("testkit", &["tabletop"]),
    ("protocol", &["tabletop"]),
    ("catalog", &["bots", "games", "tabletop"]),
    ("lab", &["bots", "catalog", "tabletop"]),
    ("client", &[]),
    ("server", &["catalog", "client", "protocol", "tabletop"]),
    ("dozen", &["catalog", "client", "lab", "server", "tabletop"]),
    ("python", &["catalog", "lab", "tabletop"]),
    ("load", &["catalog", "lab", "server", "tabletop"]),
    ("fuzzed", &["catalog", "protocol", "server", "tabletop", "testkit"]),
    ("xtask", &[]),
];

/// Only tests may use this one, and the tests of every crate may. (A crate may also name itself for its tests, to see itself
/// with more features.)
const FOR_TESTS: &str = "testkit";

/// What only tests need stands behind this feature. Features unify: asked for once, it is there for all, so nothing that is
/// built for people may ask for it.
const TESTING: &str = "testing";

/// The part of `cargo metadata` that matters here.
#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A crate of the workspace with what it asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Package {
    name: String,
    dependencies: Vec<Dependency>,
    #[serde(default)]
    features: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Deserialize)]
struct Dependency {
    name: String,
    /// `dev`, `build`, or nothing for a normal one.
    kind: Option<String>,
    /// What it asks for beyond the default.
    #[serde(default)]
    features: Vec<String>,
}

/// Asks cargo for the crates of the workspace.
pub(super) fn read_packages(root: &Path) -> Result<Vec<Package>, String> {
    let output = Command::new(crate::cargo())
        .args(["metadata", "--no-deps", "--format-version=1"])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cannot run cargo metadata: {e}"))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo metadata failed: {}", message.trim()));
    }
    parse_packages(&output.stdout)
}

fn parse_packages(json: &[u8]) -> Result<Vec<Package>, String> {
    let metadata: Metadata =
        serde_json::from_slice(json).map_err(|e| format!("cargo metadata is not readable: {e}"))?;
    Ok(metadata.packages)
}

/// Names every edge that is not allowed.
pub(super) fn check(packages: &[Package]) -> Vec<String> {
    let is_member = |name: &str| packages.iter().any(|package| package.name == name);
    let mut faults = Vec::new();
    for package in packages {
        let from = &package.name;
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| name == from) else {
            faults.push(format!("the crate {from} is new: say in {} what it may use", file!()));
            continue;
        };
        let by_default = package.features.get("default").is_some_and(|on| on.iter().any(|on| on == TESTING));
        if by_default && from != FOR_TESTS {
            faults.push(format!("{from} must not have the feature {TESTING} by default"));
        }
        for used in package.dependencies.iter().filter(|used| is_member(&used.name)) {
            let to = &used.name;
            let only_tests = used.kind.as_deref() == Some("dev");
            if !only_tests && from != FOR_TESTS && used.features.iter().any(|feature| feature == TESTING) {
                faults.push(format!("{from} must ask {to} for the feature {TESTING} in its tests only"));
            }
            if allowed.contains(&to.as_str()) || (only_tests && (to == FOR_TESTS || to == from)) {
                continue;
            }
            let may = match allowed {
                [] => "no crate of the workspace".to_string(),
                some => format!("only {}", some.join(", ")),
            };
            let how = if only_tests { "in tests " } else { "" };
            faults.push(format!("{from} must not depend {how}on {to}: it may use {may}"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(json: &str) -> Vec<String> {
        check(&parse_packages(json.as_bytes()).unwrap())
    }

    /// Metadata of a workspace of all crates, in which `from` uses `to`.
    fn one_edge(from: &str, to: &str, kind: &str) -> String {
        let others = MAY_USE.iter().map(|(name, _)| *name).filter(|name| *name != from);
        let others: Vec<String> =
            others.map(|name| format!(r#"{{"name": "{name}", "dependencies": []}}"#)).collect();
        format!(
            r#"{{"packages": [{{"name": "{from}", "dependencies": [{{"name": "{to}", "kind": {kind}}}]}}, {}]}}"#,
            others.join(", ")
        )
    }

    #[test]
    fn a_forbidden_edge_is_named() {
        assert_eq!(
            faults(&one_edge("tabletop", "games", "null")),
            ["tabletop must not depend on games: it may use no crate of the workspace"]
        );
        assert_eq!(
            faults(&one_edge("lab", "games", "\"dev\"")),
            ["lab must not depend in tests on games: it may use only bots, catalog, tabletop"]
        );
        assert_eq!(faults(&one_edge("dozen", "games", "\"build\"")).len(), 1);
    }

    #[test]
    fn testkit_is_for_tests_only() {
        assert_eq!(faults(&one_edge("games", "testkit", "\"dev\"")), [""; 0]);
        assert_eq!(faults(&one_edge("games", "testkit", "null")).len(), 1);
        assert_eq!(faults(&one_edge("games", "games", "\"dev\"")), [""; 0]);
    }

    #[test]
    fn what_tests_need_is_asked_for_by_tests_alone() {
        let asks = |from: &str, kind: &str| {
            one_edge(from, "games", kind).replace("\"kind\"", "\"features\": [\"testing\"], \"kind\"")
        };
        assert_eq!(
            faults(&asks("catalog", "null")),
            ["catalog must ask games for the feature testing in its tests only"]
        );
        assert_eq!(faults(&asks("catalog", "\"dev\"")), [""; 0]);
        let default = one_edge("games", "tabletop", "null").replacen(
            "{\"name\": \"games\"",
            "{\"features\": {\"default\": [\"testing\"]}, \"name\": \"games\"",
            1,
        );
        assert_eq!(faults(&default), ["games must not have the feature testing by default"]);
    }

    #[test]
    fn allowed_edges_and_other_peoples_crates_are_left_alone() {
        assert_eq!(faults(&one_edge("catalog", "games", "null")), [""; 0]);
        assert_eq!(faults(&one_edge("tabletop", "serde", "null")), [""; 0]);
    }

    #[test]
    fn a_new_crate_needs_a_decision() {
        let json = r#"{"packages": [{"name": "glaze", "dependencies": []}]}"#;
        assert!(faults(json)[0].starts_with("the crate glaze is new"), "{:?}", faults(json));
    }
}
