//! The Python package: its tests (`cargo xtask python`), and the wheel (`cargo xtask wheel`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{say, test, tools};

const PACKAGE: &str = "crates/python";

/// Builds the compiled part as the other tests have built the rest, puts it beside the Python part and runs its suites.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let Some(python) = tools::python(root, "python")? else { return Ok(()) };
    // With the whole workspace the dependencies have the features that the tests have compiled them with. The
    // extension is not linked with a Python of its own.
    let build = ["build", "--locked", "--workspace", "--lib"];
    let mut cargo = Command::new(crate::cargo());
    done(
        cargo.args(build).env("PYO3_BUILD_EXTENSION_MODULE", "1").current_dir(root),
        "cargo build --workspace --lib",
    )?;
    let there = assemble(root)?;
    let mut suites = Command::new(&python);
    suites.args(["-m", "pytest", "--quiet", "--color=no", "-p", "no:cacheprovider"]);
    suites.arg(root.join(PACKAGE).join("tests")).env("PYTHONPATH", &there);
    done(suites.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(root), "pytest")?;
    let mut stubs = Command::new(&python);
    stubs.args(["-m", "mypy.stubtest", "dozen._dozen"]).env("PYTHONPATH", &there);
    done(stubs.current_dir(&there), "stubtest")
}

/// Builds the wheel for this machine into `target/wheels`.
pub(crate) fn wheel(root: &Path) -> Result<(), String> {
    let Some(python) = tools::python(root, "wheel")? else { return Ok(()) };
    let wheels = test::target(root).join("wheels");
    let mut maturin = Command::new(&python);
    maturin.args(["-m", "maturin", "build", "--release", "--locked", "--out"]).arg(&wheels).current_dir(root);
    done(&mut maturin, "maturin build")?;
    for wheel in fs::read_dir(&wheels).map_err(|e| format!("{}: {e}", wheels.display()))?.flatten() {
        let mut audit = Command::new(&python);
        audit.args(["-m", "abi3audit", "--strict", "--summary"]).arg(wheel.path()).current_dir(root);
        done(&mut audit, "abi3audit")?;
        let size = wheel.metadata().map_or(0, |about| about.len()) as f64 / 1e6;
        say(format_args!("{} ({size:.1} MB)", wheel.path().display()));
    }
    Ok(())
}

/// A folder with the package as it is installed: the Python part and the compiled part.
fn assemble(root: &Path) -> Result<PathBuf, String> {
    let target = test::target(root);
    let folder = target.join("python-package");
    let package = folder.join("dozen");
    let fault = |path: &Path, e: std::io::Error| format!("{}: {e}", path.display());
    if package.exists() {
        fs::remove_dir_all(&package).map_err(|e| fault(&package, e))?;
    }
    fs::create_dir_all(&package).map_err(|e| fault(&package, e))?;
    let sources = root.join(PACKAGE).join("dozen");
    for file in fs::read_dir(&sources).map_err(|e| fault(&sources, e))?.flatten() {
        if file.path().is_file() {
            fs::copy(file.path(), package.join(file.file_name())).map_err(|e| fault(&file.path(), e))?;
        }
    }
    let (built, module) = if cfg!(windows) {
        ("_dozen.dll", "_dozen.pyd")
    } else if cfg!(target_os = "macos") {
        ("lib_dozen.dylib", "_dozen.abi3.so")
    } else {
        ("lib_dozen.so", "_dozen.abi3.so")
    };
    let built = target.join("debug").join(built);
    fs::copy(&built, package.join(module)).map_err(|e| fault(&built, e))?;
    Ok(folder)
}

fn done(command: &mut Command, name: &str) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("cannot run {name}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed")) }
}
