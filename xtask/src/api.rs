//! `cargo xtask api`: the description of the HTTP API and the schemas of edition files as others' tools see them.

use std::path::Path;
use std::process::Command;

use crate::{test, tools};

/// Checks the schemas with jsonschema, the description with openapi-spec-validator, and the server against it with
/// schemathesis.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let Some(python) = tools::python(root, "api")? else { return Ok(()) };
    let program = test::program(root);
    if !program.is_file() {
        return Err(format!("there is no {}; build it first: cargo build", program.display()));
    }
    for (script, fault) in [
        ("editions.py", "an edition file is not what its schema says"),
        ("api.py", "the API is not what its description says"),
    ] {
        let mut check = Command::new(&python);
        check.arg(root.join("xtask/python").join(script)).arg(&program).current_dir(root);
        let status = check.status().map_err(|e| format!("cannot run {}: {e}", python.display()))?;
        if !status.success() {
            return Err(fault.to_string());
        }
    }
    Ok(())
}
