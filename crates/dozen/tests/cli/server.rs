//! What belongs to a server: its settings, its backups, proofs of its deals.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use server::DATABASE;
use server::core::{PlayerId, Secret, State, TableId};
use server::store::{Append, Head, Sqlite, Store, Summary};
use tempfile::tempdir;

use crate::support::{Serving, command, dozen, good, refused};

#[test]
fn a_backup_goes_out_and_comes_back() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::create_dir(at.join("data")).unwrap();
    drop(Sqlite::open(&at.join("data").join(DATABASE)).unwrap());
    let said = good(dozen(at, &["backup", "monday.db", "--data", "data"]));
    assert!(said.starts_with("monday.db holds 0 tables and 0 players"), "{said}");
    refused(&dozen(at, &["backup", "monday.db", "--data", "data"]), 1, &["monday.db is there already"]);
    let said = good(dozen(at, &["restore", "monday.db", "--data", "data"]));
    assert!(said.contains("before-restore-") && said.contains("0 tables and 0 players"), "{said}");
    let said = good(dozen(at, &["restore", "monday.db", "--data", "other"]));
    assert!(!said.contains("before-restore-") && at.join("other").join(DATABASE).is_file(), "{said}");

    refused(&dozen(at, &["backup", "a.db", "--data", "nowhere"]), 1, &["there is no file nowhere"]);
    refused(&dozen(at, &["restore", "nothing.db", "--data", "data"]), 1, &["there is no file nothing.db"]);
    fs::write(at.join("rubbish.db"), "rubbish".repeat(500)).unwrap();
    let run = dozen(at, &["restore", "rubbish.db", "--data", "new"]);
    refused(&run, 1, &["rubbish.db", "not a usable backup"]);
}

#[test]
fn a_backup_comes_back_into_a_database_that_is_broken() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    drop(Sqlite::open(&at.join(DATABASE)).unwrap());
    good(dozen(at, &["backup", "monday.db", "--data", "."]));
    let sound = fs::read(at.join(DATABASE)).unwrap();
    // Without its beginning it is no database; without the rest it is one that holds nothing.
    for (data, lost) in [("head", 0..4096), ("rest", 4096..sound.len())] {
        let mut broken = sound.clone();
        broken[lost].fill(0);
        fs::create_dir(at.join(data)).unwrap();
        fs::write(at.join(data).join(DATABASE), &broken).unwrap();
        refused(&dozen(at, &["check", "--data", data]), 1, &[data, "dozen restore"]);
        let said = good(dozen(at, &["restore", "monday.db", "--data", data]));
        assert!(
            said.contains("cannot be read. It is kept as it is in") && said.contains("0 tables"),
            "{said}"
        );
        let mut files = fs::read_dir(at.join(data)).unwrap().map(|file| file.unwrap().path());
        let kept = files.find(|path| path.to_string_lossy().contains("before-restore-")).unwrap();
        assert!(fs::read(kept).unwrap() == broken, "{data}");
        good(dozen(at, &["check", "--data", data]));
    }
    // Not under a server, which would go on with a file that is gone.
    fs::create_dir(at.join("used")).unwrap();
    fs::write(at.join("used").join(DATABASE), "rubbish".repeat(500)).unwrap();
    let lock = fs::File::create(at.join("used/dozen.lock")).unwrap();
    lock.lock().unwrap();
    refused(&dozen(at, &["restore", "monday.db", "--data", "used"]), 1, &["used", "stop that first"]);
}

#[tokio::test]
async fn a_backup_names_the_tables_that_cannot_be_opened() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let store = Sqlite::open(&at.join(DATABASE)).unwrap();
    for (number, version) in [(1, 1), (2, 99)] {
        let config = serde_json::from_value(serde_json::json!({ "game": "go-nuts" })).unwrap();
        let (id, seed) = (TableId::new([number; 16]), Secret::new([number; 32]));
        let (state, first) = State::create(id, config, seed, PlayerId(1), None, 0).unwrap();
        let append = Head::new(id).append(&[first]);
        let entries = append.entries.replace("\"v\":1", &format!("\"v\":{version}"));
        let summary = Some(Summary::of(&state));
        store.append(Append { entries, summary, ..append }).await.unwrap();
    }
    let said = good(dozen(at, &["backup", "monday.db", "--data", "."]));
    let warned: Vec<&str> = said.lines().skip(1).collect();
    assert!(said.starts_with("monday.db holds 2 tables"), "{said}");
    assert!(warned.len() == 1 && warned[0].contains(TableId::new([2; 16]).as_str()), "{said}");
    assert!(warned[0].contains("newer version of Dozen"), "{said}");
}

#[test]
fn a_browser_gets_the_client_or_where_there_is_none_a_plain_page() {
    let folder = tempdir().unwrap();
    let page = Serving::start(folder.path()).ask("GET", "/", "", "");
    let expected = if cfg!(feature = "client") { "<div id=\"app\">" } else { "The server is running." };
    assert!(page.starts_with("HTTP/1.1 200") && page.contains(expected), "{page}");
}

#[test]
fn wrong_settings_are_named() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("dozen.toml"), "lisen = 3").unwrap();
    refused(&dozen(at, &["serve", "--config", "dozen.toml"]), 1, &["dozen.toml", "lisen"]);
    refused(&dozen(at, &["serve", "--config", "missing.toml"]), 1, &["missing.toml"]);
    refused(&dozen(at, &["serve", "--listen", "here"]), 2, &["here"]);
    refused(
        &dozen(at, &["--no-open", "--lisen", "here"]),
        2,
        &["--lisen", "'--listen'", "dozen serve --help"],
    );
    refused(&dozen(at, &["--no-open", "--config", "missing.toml"]), 1, &["missing.toml"]);
    fs::write(at.join("file"), "").unwrap();
    let run = dozen(at, &["serve", "--no-open", "--data", "file", "--listen", "127.0.0.1:0"]);
    refused(&run, 1, &["file", "cannot be"]);
    let busy = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = busy.local_addr().unwrap().to_string();
    let run = dozen(at, &["serve", "--no-open", "--data", "data", "--listen", &address]);
    refused(&run, 1, &[&address, "another program listens there", "--listen"]);
    fs::write(at.join("data").join(DATABASE), "rubbish").unwrap();
    let run = dozen(at, &["serve", "--no-open", "--data", "data", "--listen", "127.0.0.1:0"]);
    refused(&run, 1, &["dozen.db cannot be opened", "not a database"]);
}

#[test]
fn data_is_where_programs_of_the_user_keep_theirs() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    // A path that is not absolute does not count.
    for (share, expected) in [(at.join("share"), "share"), ("share".into(), ".local/share")] {
        let mut run = command(at, &["backup", "monday.db"]);
        let run = run.env("HOME", at).env("XDG_DATA_HOME", share).env_remove("DOZEN_DATA").output().unwrap();
        let (said, place) = (String::from_utf8(run.stderr).unwrap(), at.join(expected).join("dozen"));
        assert!(said.contains(place.join(DATABASE).to_str().unwrap()), "{said}");
    }
}

#[test]
fn what_cannot_be_verified_is_said() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("game.txt"), "[Game \"go-nuts\"]\n[Seats \"3\"]\n").unwrap();
    refused(&dozen(at, &["verify", "game.txt"]), 1, &["game.txt", "no seed"]);
    fs::write(at.join("masked.txt"), "[Game \"go-nuts\"]\n[Seats \"3\"]\n\nx.draw:?\n").unwrap();
    refused(&dozen(at, &["verify", "masked.txt"]), 1, &["masked"]);
    refused(&dozen(at, &["verify", "missing.txt"]), 1, &["missing.txt"]);
}

#[test]
fn a_log_of_everything_has_no_secrets_and_outside_a_terminal_no_colours() {
    let folder = tempdir().unwrap();
    let at = folder.path();
    let serve = ["serve", "--no-open", "--data", "data", "--listen", "127.0.0.1:0"];
    let everything = "trace,hyper=trace,tungstenite=trace,tokio_tungstenite=trace";
    let log = fs::File::create(at.join("log")).unwrap();
    let server = Serving::of(command(at, &serve).env("DOZEN_LOG", everything).stderr(log));
    let made = server.ask("POST", "/api/players", "", r#"{"name":"Ann"}"#);
    let secret = made.split("\"secret\":\"").nth(1).and_then(|rest| rest.get(..64)).expect(&made).to_string();
    let bearer = format!("authorization: Bearer {secret}\r\n");
    assert!(server.ask("GET", "/api/me", &bearer, "").starts_with("HTTP/1.1 200"));
    assert!(
        server.ask("GET", "/api/me", &format!("cookie: dozen={secret}\r\n"), "").starts_with("HTTP/1.1 200")
    );
    let table = server.ask("POST", "/api/tables", &bearer, r#"{"game":"go-nuts"}"#);
    let table = table.split("\"id\":\"").nth(1).and_then(|rest| rest.get(..16)).expect(&table).to_string();
    // A websocket over which the secret is said once more, in a frame masked with zeros.
    let mut socket = TcpStream::connect(&server.1).unwrap();
    let hello = format!(r#"{{"type":"hello","protocol":{},"secret":"{secret}"}}"#, protocol_version());
    write!(
        socket,
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.1
    )
    .unwrap();
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    assert!(hello.len() < 126, "it fits into a short frame");
    frame.extend(hello.as_bytes());
    socket.write_all(&frame).unwrap();
    let mut heard = Vec::new();
    let mut part = [0; 1024];
    while !String::from_utf8_lossy(&heard).contains("\"full\"") {
        let count = socket.read(&mut part).unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&heard));
        heard.extend(&part[..count]);
    }
    drop(server);
    let log = fs::read_to_string(at.join("log")).unwrap();
    assert!(!log.contains(&secret), "the secret is in the log");
    assert!(!log.contains('\u{1b}'), "{log}");
}

/// As clients say it.
fn protocol_version() -> u32 {
    let text = include_str!("../../../../web/src/lib/protocol.ts");
    let version = text.split("PROTOCOL = ").nth(1).and_then(|rest| rest.split(';').next());
    version.unwrap().parse().unwrap()
}

#[cfg(unix)]
#[test]
fn the_example_without_websockets_plays_whole_games() {
    let folder = tempdir().unwrap();
    let server = Serving::start(folder.path());
    let program = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/http_bot.py");
    for game in ["go-nuts", "drive-thru"] {
        let address = format!("http://{}", server.1);
        let asked = ["--server", &address, "--game", game, "--seats", "2", "--bot", "greedy"];
        let run = std::process::Command::new("python3").arg(&program).args(asked).output().unwrap();
        let said = String::from_utf8_lossy(&run.stdout);
        let last = said.lines().last().unwrap_or_default();
        assert!(run.status.success() && last.contains("'ranks'"), "{game}: {run:?}");
    }
}
