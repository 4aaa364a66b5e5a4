//! A server under load, and a server that is killed while people play.
//!
//! The server is the `dozen` beside the program under test; where all crates are tested, cargo has just built it.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn load(args: &[&str]) -> Value {
    let program = Path::new(env!("CARGO_BIN_EXE_load"));
    assert!(program.with_file_name("dozen").exists(), "build the server first: cargo build -p dozen");
    let run = Command::new(program).args(["--json", "--seed", "1"]).args(args).output().unwrap();
    assert!(run.status.success() && run.stderr.is_empty(), "{}", String::from_utf8_lossy(&run.stderr));
    serde_json::from_slice(&run.stdout).unwrap()
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let figures = load(&["--kill", "5", "--tables", "40"]);
    assert_eq!((&figures["kills"], &figures["converged"]), (&5.into(), &80.into()), "{figures}");
    assert!(figures["acknowledged"].as_u64().unwrap() >= 40, "there was something to lose: {figures}");
    assert!(figures["entries"].as_u64().unwrap() > figures["acknowledged"].as_u64().unwrap(), "{figures}");
}

#[test]
fn a_server_is_measured() {
    let figures = load(&["--tables", "4", "--seconds", "1", "--rate", "50", "--game", "drive-thru"]);
    let actions = figures["actions"].as_u64().unwrap();
    assert!((1..=100).contains(&actions), "{figures}");
    assert_eq!((&figures["refusals"], &figures["lost_connections"]), (&0.into(), &0.into()), "{figures}");
    assert!(figures["latency"]["p50"].as_f64().unwrap() > 0.0, "{figures}");
    let figures = load(&["--idle", "10"]);
    assert_eq!(figures["sockets"], 10, "{figures}");
    let figures = load(&["--stored", "20"]);
    assert!(figures["ready_ms"].as_f64().unwrap() > 0.0, "{figures}");
}
