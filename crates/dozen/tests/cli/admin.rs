//! `dozen admin`: what an operator reads, and what is said where there is nobody to ask.

use tempfile::tempdir;

use crate::support::{Serving, dozen, good, refused};

#[test]
fn an_operator_asks_and_is_answered_in_text_and_json() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let server = Serving::start(at);
    let admin = |args: &[&str]| dozen(at, &[&["admin", "--data", "data"], args].concat());
    assert_eq!(good(admin(&["tables"])), "There is no table.\n");
    let made = server.ask("POST", "/api/players", "", r#"{"name":"Ann"}"#);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let said = good(admin(&["players"]));
    assert!(said.starts_with("1  Ann  known since 20") && said.ends_with(" UTC\n"), "{said}");
    let json: serde_json::Value = serde_json::from_str(&good(admin(&["players", "an", "--json"]))).unwrap();
    assert_eq!((&json["players"][0]["id"], &json["players"][0]["name"]), (&1.into(), &"Ann".into()));
    assert_eq!(good(admin(&["ban", "1"])), "Done.\n");
    assert!(good(admin(&["player", "1"])).contains("banned since 20"));
    let log = good(admin(&["log"]));
    assert!(log.starts_with("1  20") && log.contains(": ban player 1\n"), "{log}");
    refused(&admin(&["player", "7"]), 1, &["there is no player 7", "dozen admin players"]);
    refused(&admin(&["close", "2222222222222222"]), 1, &["there is no table 2222222222222222"]);
    refused(&admin(&["close", "here"]), 2, &["here", "16 letters and digits"]);
    refused(&admin(&["ban", "Ann"]), 2, &["Ann", "players have numbers"]);
    refused(&admin(&["rename", "1", "\u{202e}"]), 1, &["visible characters"]);
}

#[test]
fn where_no_server_runs_that_is_said() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    refused(
        &dozen(at, &["admin", "tables", "--data", "data"]),
        1,
        &["no server uses the data directory data"],
    );
    let server = Serving::start(at);
    drop(server);
    // Killed, so its socket is still there.
    assert!(at.join("data").join(server::admin::SOCKET).exists());
    refused(&dozen(at, &["admin", "tables", "--data", "data"]), 1, &["no server uses", "dozen serve"]);
}
