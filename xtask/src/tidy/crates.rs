//! The crates from outside: their licences, and how many versions there are of each. What is allowed stands in deny.toml.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// The part of deny.toml that matters here.
#[derive(Debug, Deserialize)]
struct Allowed {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    skip: Vec<Skipped>,
}

#[derive(Debug, Deserialize)]
struct Skipped {
    #[serde(rename = "crate")]
    name: String,
}

#[derive(Debug, Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A crate in one version. Those of the workspace have no source.
#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

/// Asks cargo for all crates of this platform, and names what deny.toml does not allow.
pub(super) fn check(root: &Path) -> Result<Vec<String>, String> {
    let allowed = fs::read_to_string(root.join("deny.toml")).map_err(|e| format!("deny.toml: {e}"))?;
    let host = host()?;
    let output = Command::new(crate::cargo())
        .args(["metadata", "--format-version=1", "--locked", "--filter-platform", &host])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cannot run cargo metadata: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    faults(&allowed, &output.stdout)
}

/// The platform we are on, as compilers call it.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|e| format!("cannot run rustc: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).ok_or_else(|| "rustc does not say which platform this is".to_string())
}

fn faults(allowed: &str, metadata: &[u8]) -> Result<Vec<String>, String> {
    let allowed: Allowed = toml::from_str(allowed).map_err(|e| format!("deny.toml: {e}"))?;
    let metadata: Metadata =
        serde_json::from_slice(metadata).map_err(|e| format!("cargo metadata is not readable: {e}"))?;
    let mut faults = Vec::new();
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Package { name, version, license, source } in metadata.packages {
        if source.is_none() {
            continue;
        }
        match license {
            Some(license) if is_allowed(&license, &allowed.licenses.allow) => {}
            Some(license) => faults.push(format!("{name} {version} has the licence {license}")),
            None => faults.push(format!("{name} {version} names no licence")),
        }
        versions.entry(name).or_default().insert(version);
    }
    let skipped: BTreeSet<&String> = allowed.bans.skip.iter().map(|skipped| &skipped.name).collect();
    for (name, versions) in &versions {
        if versions.len() > 1 && !skipped.contains(name) {
            let versions: Vec<&str> = versions.iter().map(String::as_str).collect();
            faults.push(format!("{name} is there in {} versions: {}", versions.len(), versions.join(", ")));
        }
    }
    Ok(faults)
}

/// Whether a licence expression, such as `(MIT OR Apache-2.0) AND Unicode-3.0`, can be fulfilled with these.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    // An exception allows more than its licence.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any(&mut words, allowed)
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let mut found = all(words, allowed);
    while words.next_if_eq(&"OR").is_some() {
        found |= all(words, allowed);
    }
    found
}

fn all(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let mut found = one(words, allowed);
    while words.next_if_eq(&"AND").is_some() {
        found &= one(words, allowed);
    }
    found
}

fn one(words: &mut Words<'_>, allowed: &BTreeSet<String>) -> bool {
    let Some(word) = words.next() else { return false };
    if word == "(" {
        let found = any(words, allowed);
        return words.next_if_eq(&")").is_some() && found;
    }
    if words.next_if_eq(&"WITH").is_some() {
        words.next();
    }
    allowed.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = "[licenses]\nallow = [\"MIT\", \"Zlib\"]\n[bans]\nskip = [{ crate = \"old\" }]\n";

    #[test]
    fn licences_are_read() {
        let allowed = BTreeSet::from(["MIT".to_string(), "Zlib".to_string()]);
        for yes in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "(GPL-3.0 OR MIT) AND Zlib",
            "MIT WITH LLVM-exception",
        ] {
            assert!(is_allowed(yes, &allowed), "{yes}");
        }
        for no in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR MIT) AND BSD-2-Clause", "", "(MIT"] {
            assert!(!is_allowed(no, &allowed), "{no}");
        }
    }

    #[test]
    fn a_licence_that_is_not_allowed_and_a_second_version_are_found() {
        let package = |name: &str, version: &str, license: &str| {
            format!(r#"{{"name":"{name}","version":"{version}","license":{license},"source":"registry"}}"#)
        };
        let packages = [
            package("good", "1.0.0", "\"MIT\""),
            package("old", "1.0.0", "\"MIT\""),
            package("old", "2.0.0", "\"MIT\""),
            package("twice", "1.0.0", "\"MIT\""),
            package("twice", "2.0.0", "\"MIT\""),
            package("odd", "1.0.0", "\"GPL-3.0\""),
            package("silent", "1.0.0", "null"),
            r#"{"name":"ours","version":"0.1.0","license":null,"source":null}"#.to_string(),
        ];
        let found = faults(DENY, format!(r#"{{"packages":[{}]}}"#, packages.join(",")).as_bytes()).unwrap();
        let expected = [
            "odd 1.0.0 has the licence GPL-3.0",
            "silent 1.0.0 names no licence",
            "twice is there in 2 versions: 1.0.0, 2.0.0",
        ];
        assert_eq!(found, expected);
    }
}
