//! The operator's door: what is seen, what is done, and that it is in the log.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::{Value, json};
use server::admin::{Ask, AskError, SOCKET, Told, ask};
use server::core::{PlayerId, TableId};
use server::store::Act;
use tempfile::tempdir;

use crate::support::{Player, Running};

/// Asks on a thread of its own: it is another program that asks.
async fn asked(data: &Path, wanted: Ask) -> Result<Told, AskError> {
    let data = data.to_path_buf();
    tokio::task::spawn_blocking(move || ask(&data, &wanted)).await.unwrap()
}

async fn done(data: &Path, wanted: Ask) -> Told {
    asked(data, wanted).await.unwrap()
}

async fn refused(data: &Path, wanted: Ask) -> String {
    match asked(data, wanted).await {
        Err(AskError::Refused(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// The number of the player with this name.
async fn number(data: &Path, name: &str) -> PlayerId {
    let called = Some(name.to_string());
    let Told::Players(players) = done(data, Ask::Players { called, limit: 9 }).await else {
        panic!("no list")
    };
    assert_eq!(players.len(), 1, "{players:?}");
    players[0].id
}

/// What is in the log of acts, the first first.
async fn acts(data: &Path) -> Vec<String> {
    let Told::Log(acts) = done(data, Ask::Log { limit: 100 }).await else { panic!("no log") };
    let told =
        |act: &Act| if act.failed.is_some() { format!("{}, not done", act.act) } else { act.act.clone() };
    acts.iter().rev().map(told).collect()
}

fn id(table: &str) -> TableId {
    table.parse().unwrap()
}

#[tokio::test]
async fn nobody_else_can_open_the_socket_and_it_goes_with_the_server() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("data");
    let nowhere = asked(&data, Ask::Tables { limit: 1 }).await.unwrap_err();
    assert!(matches!(nowhere, AskError::NoServer(_)), "{nowhere}");
    let server = Running::start(&data).await;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&data.join(SOCKET))), (0o700, 0o600));
    assert_eq!(done(&data, Ask::Tables { limit: 1 }).await, Told::Tables(Vec::new()));
    server.stop().await;
    assert!(!data.join(SOCKET).exists());
    // A server that was killed leaves its socket behind, and a new one takes its place.
    drop(std::os::unix::net::UnixListener::bind(data.join(SOCKET)).unwrap());
    assert!(matches!(asked(&data, Ask::Tables { limit: 1 }).await, Err(AskError::NoServer(_))));
    let server = Running::start(&data).await;
    assert_eq!(done(&data, Ask::Tables { limit: 1 }).await, Told::Tables(Vec::new()));
    server.stop().await;
}

#[tokio::test]
async fn an_operator_sees_tables_and_who_sits_there() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let Told::Tables(rows) = done(folder.path(), Ask::Tables { limit: 9 }).await else { panic!("no list") };
    assert_eq!((rows.len(), &rows[0].names), (1, &vec![Some("Ann".to_string()), Some("Bo".to_string())]));
    let Told::Table(sheet) = done(folder.path(), Ask::Table { table: id(&table) }).await else {
        panic!("no table")
    };
    let (one, two) = (number(folder.path(), "ann").await, number(folder.path(), "Bo").await);
    assert_eq!(sheet.places.iter().map(|place| place.player).collect::<Vec<_>>(), [Some(one), Some(two)]);
    assert_eq!((sheet.row.host, sheet.row.awake, sheet.unreadable), (one, true, None));
    let Told::Player { player, tables } = done(folder.path(), Ask::Player { player: two }).await else {
        panic!("no player")
    };
    assert_eq!((player.name.as_str(), tables[0].id), ("Bo", id(&table)));
    let nobody = refused(folder.path(), Ask::Player { player: PlayerId(99) }).await;
    assert!(nobody.contains("no player 99"), "{nobody}");
    let nothing = refused(folder.path(), Ask::Close { table: id("2222222222222222") }).await;
    assert!(nothing.contains("no table 2222222222222222"), "{nothing}");
    assert_eq!(acts(folder.path()).await, [""; 0], "who only looks changes nothing");
    server.stop().await;
}

#[tokio::test]
async fn whoever_sits_at_a_table_hears_that_it_is_closed_and_deleted() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    done(folder.path(), Ask::Close { table: id(&table) }).await;
    let told = one.next().await;
    assert_eq!(told["entries"][0]["ending"], json!({ "how": "operator" }), "{told}");
    let again = refused(folder.path(), Ask::Close { table: id(&table) }).await;
    assert!(again.contains("over"), "{again}");

    done(folder.path(), Ask::Delete { table: id(&table) }).await;
    let told = one.next().await;
    assert!(told["message"].as_str().unwrap().contains("deleted"), "{told}");
    assert_eq!(one.closed().await, Some(4403));
    assert_eq!(ann.call("GET", &format!("/api/tables/{table}"), json!({})).await.0, 404);
    assert_eq!(ann.get("/api/me/tables").await, json!([]));
    let all = acts(folder.path()).await;
    assert_eq!(all, ["close", "close", "close, not done", "delete"], "what fails is there twice");
    server.stop().await;
    // It does not come back with the server.
    let server = Running::start(folder.path()).await;
    assert_eq!(done(folder.path(), Ask::Tables { limit: 9 }).await, Told::Tables(Vec::new()));
    assert_eq!(acts(folder.path()).await.len(), 4, "what was done is known for good");
    server.stop().await;
}

#[tokio::test]
async fn who_is_banned_is_out_until_they_are_let_in_again() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (mut two, _) = bo.join(&table, None).await;
    let player = number(folder.path(), "Bo").await;
    let Told::Done { freed, held, .. } = done(folder.path(), Ask::Ban { player }).await else { panic!() };
    assert_eq!((freed, held.len()), (vec![id(&table)], 0));
    let told = two.next().await;
    assert!(told["message"].as_str().unwrap().contains("banned"), "{told}");
    assert_eq!(two.closed().await, Some(4403));
    let told = one.next().await;
    assert_eq!((&told["entries"][0]["kind"], &told["entries"][0]["seat"]), (&json!("removed"), &json!(2)));
    assert_eq!(told["table"]["chairs"][1]["kind"], "bot");
    for (method, path) in [("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/session")] {
        let (status, answer) = bo.call(method, path, json!({ "game": "go-nuts", "name": "Bo" })).await;
        assert_eq!((status, &answer["code"]), (403, &json!("forbidden")), "{path}: {answer}");
    }
    let (mut again, first) = bo.join(&table, None).await;
    assert_eq!((&first["code"], again.closed().await), (&json!("forbidden"), Some(4403)));
    let nobody = Player { secret: None, ..bo.clone() };
    let mut named = nobody.connect(&table).await;
    let secret = bo.secret.as_ref().unwrap();
    named.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "secret": secret })).await;
    assert_eq!((named.refused().await.as_str(), named.closed().await), ("forbidden", Some(4403)));

    done(folder.path(), Ask::Unban { player }).await;
    assert_eq!(bo.get("/api/me").await["name"], "Bo");
    assert_eq!(bo.get(&format!("/api/tables/{table}")).await["you"]["seat"], Value::Null, "the seat is gone");
    assert_eq!(acts(folder.path()).await, ["ban", "unban"]);
    server.stop().await;
}

#[tokio::test]
async fn a_player_is_called_differently_at_all_tables_and_the_game_goes_on() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Rude").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let last = one.last();
    let player = number(folder.path(), "Rude").await;
    let bad = refused(folder.path(), Ask::Rename { player, name: "\u{202e}".into() }).await;
    assert!(bad.contains("visible characters"), "{bad}");
    let Told::Done { logs, .. } = done(folder.path(), Ask::Rename { player, name: "Bo".into() }).await else {
        panic!()
    };
    assert_eq!((logs.tables, logs.unreadable), (vec![id(&table)], vec![]));
    assert_eq!(one.closed().await, Some(4500), "the table is put together again");
    let (mut one, told) = ann.join(&table, Some(last)).await;
    assert_eq!((&told["type"], &told["table"]["chairs"][1]["name"]), (&json!("entries"), &json!("Bo")));
    let id = one.act(last, "pick:1").await;
    one.acked(&id).await;
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    assert!(
        record.as_str().unwrap().contains("\"Bo\"") && !record.as_str().unwrap().contains("Rude"),
        "{record}"
    );
    assert_eq!(bo.get("/api/me").await["name"], "Bo");
    assert_eq!(bo.get("/api/me/tables").await[0]["names"], json!(["Ann", "Bo"]));
    server.stop().await;
    let checked = server::store::check(&folder.path().join(server::DATABASE)).unwrap();
    assert_eq!((checked.tables, checked.unreadable), (1, vec![]), "the chain is sound");
}

#[tokio::test]
async fn who_is_forgotten_is_nowhere_any_more() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Zebulon").await);
    let over = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    ann.post(&format!("/api/tables/{over}/close"), json!({})).await;
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    // At this one they only sat for a moment.
    let made = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 2 })).await;
    let brief = made["id"].as_str().unwrap().to_string();
    for call in ["sit", "leave"] {
        bo.post(&format!("/api/tables/{brief}/{call}"), json!({})).await;
    }
    let player = number(folder.path(), "Zebulon").await;
    let Told::Done { freed, logs, .. } = done(folder.path(), Ask::Forget { player }).await else { panic!() };
    assert_eq!(freed, [id(&table)]);
    let mut expected = [&over, &table, &brief].map(|table| id(table));
    let mut found = logs.tables.clone();
    expected.sort();
    found.sort();
    assert_eq!((found.as_slice(), logs.unreadable.len()), (expected.as_slice(), 0));
    assert_eq!(bo.call("GET", "/api/me", json!({})).await.0, 401, "nobody knows the secret");
    let newcomer = server.player("Cy").await;
    assert_ne!(number(folder.path(), "Cy").await, player, "nobody gets their number");
    assert_eq!(newcomer.get(&format!("/api/tables/{over}")).await["you"]["seat"], Value::Null);
    let record = ann.get(&format!("/api/tables/{over}/record")).await;
    assert!(record.as_str().unwrap().contains("N. N."), "{record}");
    server.stop().await;
    // A copy has nothing but what is there: no free pages with what was there before.
    let (database, copy) = (folder.path().join(server::DATABASE), folder.path().join("copy.db"));
    server::store::backup(&database, &copy).unwrap();
    assert!(readable(&copy).contains("Ann") && !readable(&copy).contains("Zebulon"));
    let checked = server::store::check(&database).unwrap();
    assert_eq!((checked.tables, checked.unreadable), (3, vec![]), "the chains are sound");
}

/// What can be read in a file.
fn readable(path: &Path) -> String {
    String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()
}

#[tokio::test]
async fn copies_checks_and_operators_pass_the_lock_of_a_running_server() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    server.player("Ann").await;
    let database = folder.path().join(server::DATABASE);
    assert_eq!(server::store::check(&database).unwrap().tables, 0);
    let copy = folder.path().join("copy.db");
    assert_eq!(server::store::backup(&database, &copy).unwrap().players, 1);
    number(folder.path(), "Ann").await;
    let second = server::Server::open(&Running::config(folder.path())).await.unwrap_err().to_string();
    assert!(
        second.contains("another Dozen server") && second.contains(&std::process::id().to_string()),
        "{second}"
    );
    // Whoever was turned away has not taken the socket along.
    number(folder.path(), "Ann").await;
    server.stop().await;
}
