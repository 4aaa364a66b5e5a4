//! `cargo xtask api`: the description of the HTTP API as others' tools see it, against a server that runs.

use std::path::Path;
use std::process::Command;

use crate::{test, tools};

/// Checks the description with openapi-spec-validator, and the server against it with schemathesis.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let Some(python) = tools::python(root, "api")? else { return Ok(()) };
    let program = test::program(root);
    if !program.is_file() {
        return Err(format!("there is no {}; build it first: cargo build", program.display()));
    }
    let mut check = Command::new(&python);
    check.arg(root.join("xtask/python/api.py")).arg(&program).current_dir(root);
    let status = check.status().map_err(|e| format!("cannot run {}: {e}", python.display()))?;
    if status.success() { Ok(()) } else { Err("the API is not what its description says".to_string()) }
}
