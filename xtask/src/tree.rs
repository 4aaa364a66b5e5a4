//! The files of the project, read once.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Folders that hold what tools made, for checkouts that git cannot list.
const MADE_BY_TOOLS: [&str; 4] = [".git", "target", "node_modules", "dist"];

/// Files by their path from the root of the project, written with `/`; those that are not text are empty.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads every file that belongs to the project.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let mut files = BTreeMap::new();
        for path in paths(root)? {
            // A tracked file may be deleted on disk; a picture exists, but has no text.
            if let Ok(bytes) = fs::read(root.join(&path)) {
                files.insert(path, String::from_utf8(bytes).unwrap_or_default());
            }
        }
        Ok(Tree { files })
    }

    /// Every file, in order of path.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files whose path begins with `start` and ends with `end`.
    pub(crate) fn between<'a>(
        &'a self,
        start: &'a str,
        end: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.iter().filter(move |(path, _)| path.starts_with(start) && path.ends_with(end))
    }

    /// The text of one file.
    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether the path is a file, or a folder with a file in it.
    pub(crate) fn exists(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.contains_key(path) || self.iter().any(|(file, _)| file.starts_with(&folder))
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Self {
        files.into_iter().collect()
    }
}

#[cfg(test)]
impl<P: Into<String>, T: Into<String>> FromIterator<(P, T)> for Tree {
    fn from_iter<I: IntoIterator<Item = (P, T)>>(files: I) -> Self {
        Tree { files: files.into_iter().map(|(path, text)| (path.into(), text.into())).collect() }
    }
}

/// Every file that belongs to the project: what git tracks or would track. A copy without git is listed folder by folder.
pub(crate) fn paths(root: &Path) -> Result<Vec<String>, String> {
    let mut paths = git_files(root);
    if paths.is_empty() {
        walk(root, "", &mut paths)?;
    }
    Ok(paths)
}

fn git_files(root: &Path) -> Vec<String> {
    let listing = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output();
    match listing {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout)
            .split('\0')
            .filter(|path| !path.is_empty())
            .map(str::to_string)
            .collect(),
        _ => Vec::new(),
    }
}

fn walk(root: &Path, folder: &str, paths: &mut Vec<String>) -> Result<(), String> {
    let place = root.join(folder);
    let fault = |e: std::io::Error| format!("cannot list {}: {e}", place.display());
    for entry in fs::read_dir(&place).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if entry.file_type().map_err(fault)?.is_dir() {
            if !MADE_BY_TOOLS.contains(&name.as_str()) {
                walk(root, &path, paths)?;
            }
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_itself_is_read_with_and_without_git() {
        let root = crate::root().unwrap();
        let listed = Tree::read(&root).unwrap();
        assert!(listed.get("xtask/src/tree.rs").is_some_and(|text| text.contains("fn git_files")));
        assert!(listed.exists("xtask/src") && !listed.exists("xtask/sr") && !listed.exists("target"));

        let mut walked = Vec::new();
        walk(&root, "", &mut walked).unwrap();
        assert!(walked.contains(&"xtask/src/tree.rs".to_string()));
        assert!(!walked.iter().any(|path| path.starts_with("target/") || path.starts_with(".git/")));
    }
}
