//! Builds the browser client with npm and lists its files, where the feature `embedded` asks for it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "embedded")]
    if let Err(fault) = embed::run() {
        for line in fault.lines() {
            println!("cargo::error={line}");
        }
    }
}

#[cfg(feature = "embedded")]
mod embed {
    use std::fmt::Write as _;
    use std::fs;
    use std::io::Write as _;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    /// The oldest Node.js that the tools of the client run on.
    const OLDEST_NODE: u32 = 20;
    /// What the client is made of, below `web/`.
    const SOURCES: [&str; 9] = [
        "index.html",
        "offline.html",
        "package.json",
        "package-lock.json",
        "public",
        "src",
        "svelte.config.js",
        "tsconfig.json",
        "vite.config.ts",
    ];
    const WAYS_OUT: &str = "either install Node.js 20 or newer with npm (https://nodejs.org), or build without the client: \
                            cargo run --release --no-default-features";

    pub(crate) fn run() -> Result<(), String> {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let web = here.join("../../web");
        let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo does not say where to build")?);
        watch(&web);
        check_node()?;
        install(&web)?;
        let dist = out.join("dist");
        npm(&web, &["run", "build", "--", "--outDir", text_of(&dist)?, "--emptyOutDir"])?;
        list(&dist, &out)
    }

    /// Runs again when a source has changed, and only then.
    fn watch(web: &Path) {
        // A path that is not there would make cargo run this every time.
        let sources = SOURCES.iter().map(|source| web.join(source)).filter(|path| path.exists());
        for path in sources {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }

    fn check_node() -> Result<(), String> {
        let missing = |what: &str| format!("{what} is needed to build the browser client: {WAYS_OUT}");
        let output = Command::new("node").arg("--version").output().map_err(|_| missing("Node.js"))?;
        let version = String::from_utf8_lossy(&output.stdout).trim().to_string();
        let major =
            version.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
        if major.is_none_or(|major| major < OLDEST_NODE) {
            return Err(missing(&format!("a newer Node.js than {version}")));
        }
        npm_command(&["--version"]).output().map_err(|_| missing("npm")).map(drop)
    }

    /// Installs what the client is built with, unless that has been done since the list last changed.
    fn install(web: &Path) -> Result<(), String> {
        let changed = |path: &str| fs::metadata(web.join(path)).and_then(|found| found.modified());
        let fresh = match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
            (Ok(installed), Ok(listed)) => installed >= listed,
            _ => false,
        };
        if fresh { Ok(()) } else { npm(web, &["ci", "--no-audit", "--no-fund"]) }
    }

    fn npm_command(arguments: &[&str]) -> Command {
        let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
        command.args(arguments);
        command
    }

    fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
        let line = format!("npm {}", arguments.join(" "));
        let output = npm_command(arguments).current_dir(web).output();
        let output = output.map_err(|e| format!("cannot run {line}: {e}"))?;
        if output.status.success() {
            return Ok(());
        }
        let said =
            [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
        let lines: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
        let last = lines[lines.len().saturating_sub(30)..].join("\n");
        Err(format!("{line} failed in web/:\n{last}\n(the client can be left out: --no-default-features)"))
    }

    /// Writes the list of files as Rust, each with its compressed twin.
    fn list(dist: &Path, out: &Path) -> Result<(), String> {
        let mut paths = Vec::new();
        walk(dist, &mut paths)?;
        paths.sort();
        let zipped = out.join("gzip");
        if zipped.exists() {
            fs::remove_dir_all(&zipped).map_err(|e| trouble(&zipped, &e))?;
        }
        fs::create_dir_all(&zipped).map_err(|e| trouble(&zipped, &e))?;
        let mut text = String::from("const MADE: &[File] = &[\n");
        for (number, path) in paths.iter().enumerate() {
            let bytes = fs::read(path).map_err(|e| trouble(path, &e))?;
            let below = path.strip_prefix(dist).map_err(|e| e.to_string())?;
            let name = text_of(below)?.replace('\\', "/");
            let place = text_of(path)?;
            let twin = zipped.join(number.to_string());
            let gzip = if compress(&bytes, &twin)? {
                format!("Some(include_bytes!({:?}))", text_of(&twin)?)
            } else {
                "None".to_string()
            };
            writeln!(text, "    File {{ path: {name:?}, bytes: include_bytes!({place:?}), gzip: {gzip} }},")
                .map_err(|e| e.to_string())?;
        }
        text.push_str("];\n");
        let made = out.join("files.rs");
        fs::write(&made, text).map_err(|e| trouble(&made, &e))
    }

    /// Whether it is worth it: pictures and fonts are compressed already.
    fn compress(bytes: &[u8], to: &Path) -> Result<bool, String> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let zipped = encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|e| trouble(to, &e))?;
        let smaller = zipped.len() < bytes.len() / 10 * 9;
        if smaller {
            fs::write(to, zipped).map_err(|e| trouble(to, &e))?;
        }
        Ok(smaller)
    }

    fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
        for path in read_dir(folder)? {
            if path.is_dir() {
                walk(&path, found)?;
            } else {
                found.push(path);
            }
        }
        Ok(())
    }

    fn read_dir(folder: &Path) -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(folder).map_err(|e| trouble(folder, &e))?;
        entries.map(|entry| entry.map(|entry| entry.path()).map_err(|e| trouble(folder, &e))).collect()
    }

    fn text_of(path: &Path) -> Result<&str, String> {
        path.to_str().ok_or_else(|| format!("{} is not a readable path", path.display()))
    }

    fn trouble(path: &Path, e: &std::io::Error) -> String {
        format!("{}: {e}", path.display())
    }
}
