//! A server under load, and a server that is killed while people play.

use serde_json::Value;
use tempfile::tempdir;

use crate::support::{dozen, good, refused};

fn load(args: &[&str]) -> Value {
    let folder = tempdir().unwrap();
    let said = good(dozen(folder.path(), &[&["load", "--json", "--seed", "1"], args].concat()));
    serde_json::from_str(&said).unwrap()
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

#[test]
fn only_this_machine_is_put_under_load_and_only_so_much() {
    let folder = tempdir().unwrap();
    for (args, code, said) in [
        (&["--server", "192.0.2.1:80"][..], 2, "another machine"),
        (&["--server", "127.0.0.1:1", "--kill", "3"], 2, "--kill"),
        (&["--tables", "1000000"], 2, "1000000"),
        (&["--game", "chess"], 2, "chess"),
    ] {
        refused(&dozen(folder.path(), &[&["load"], args].concat()), code, &[said]);
    }
}
