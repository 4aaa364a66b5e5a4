//! The files of the browser client, as they are served.
//!
//! With the feature `embedded` the build script makes them from `web/` with npm; without it there are none.

#![deny(missing_docs)]

/// A file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it is below the root, without a slash in front: `index.html`, `assets/index-BxYz.js`. What is below
    /// `assets/` has the hash of its content in its name.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same compressed with gzip, where that makes it smaller.
    pub gzip: Option<&'static [u8]>,
}

/// All files, in the order of their paths.
pub static FILES: &[File] = MADE;

#[cfg(feature = "embedded")]
include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(not(feature = "embedded"))]
const MADE: &[File] = &[];

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    #[test]
    fn the_client_has_a_page_and_what_the_page_asks_for() {
        let find = |path: &str| FILES.iter().find(|file| file.path == path);
        let page = std::str::from_utf8(find("index.html").unwrap().bytes).unwrap();
        let asked = page.split(['"', '\'']).filter_map(|part| part.strip_prefix("/assets/"));
        let asked: Vec<&str> = asked.collect();
        assert!(!asked.is_empty(), "{page}");
        for name in asked {
            assert!(find(&format!("assets/{name}")).is_some(), "{name}");
        }
    }

    #[test]
    fn the_client_can_be_installed() {
        let find = |path: &str| FILES.iter().find(|file| file.path == path);
        let text = |path: &str| std::str::from_utf8(find(path).unwrap().bytes).unwrap();
        let icons = text("manifest.webmanifest").split('"').filter(|part| part.starts_with('/'));
        for icon in icons.filter(|path| *path != "/") {
            assert!(find(&icon[1..]).is_some(), "{icon}");
        }
        assert!(text("sw.js").contains("/offline.html"));
        assert!(!text("sw.js").contains("%version%"), "the worker is named after its client");
        assert!(text("offline.html").contains("lang=\"de\""));
    }

    #[test]
    fn whoever_reads_the_web_by_machine_is_told_what_to_leave_alone() {
        let robots = FILES.iter().find(|file| file.path == "robots.txt").unwrap();
        assert!(std::str::from_utf8(robots.bytes).unwrap().contains("Disallow: /api/"));
    }

    #[test]
    fn no_script_stands_in_the_page_itself() {
        let page = FILES.iter().find(|file| file.path == "index.html").unwrap();
        let page = std::str::from_utf8(page.bytes).unwrap();
        for script in page.split("<script").skip(1) {
            let (head, rest) = script.split_once('>').unwrap();
            let inside = rest.split("</script>").next().unwrap();
            assert!(
                head.contains(" src=") && inside.trim().is_empty(),
                "the page may load scripts only: {script}"
            );
        }
    }
}
