//! What an operator does while people play.

use protocol::PROTOCOL;
use serde_json::json;
use server::http::Reached;
use server::store::{backup, restore};
use server::{Config, DATABASE, Server};
use tempfile::tempdir;

use crate::play::play_out;
use crate::support::{Player, Running};

/// When a backup is put back; its generation is the first.
const NOW: u64 = 1_000;

/// The value of a line of `/metrics`, which counts something.
fn value(text: &str, name: &str) -> u64 {
    let line = text.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn metrics_tell_what_happened() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let nobody = Player { secret: None, ..ann.clone() };
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    one.act(one.last(), "dance").await;
    one.refused().await;
    assert_eq!(nobody.call("POST", "/api/tables", json!({ "game": "go-nuts" })).await.0, 401);
    let (lost, _) = bo.join(&table, Some(99_999)).await;
    let text = nobody.get("/metrics").await.as_str().unwrap().to_string();
    assert_eq!(value(&text, "dozen_connections"), 3);
    assert_eq!(value(&text, "dozen_tables_awake{phase=\"playing\"}"), 1);
    for (phase, count) in [("open", 0), ("playing", 1), ("ended", 0)] {
        assert_eq!(value(&text, &format!("dozen_tables_stored{{phase=\"{phase}\"}}")), count, "{phase}");
    }
    assert_eq!(value(&text, "dozen_refusals_total{code=\"bad-notation\"}"), 1);
    assert_eq!(value(&text, "dozen_refusals_total{code=\"unauthorized\"}"), 1);
    assert_eq!(value(&text, "dozen_resyncs_total"), 1);
    assert_eq!((value(&text, "dozen_acks_pending"), value(&text, "dozen_panics_total")), (0, 0));
    drop(lost);

    play_out(&mut [one, two]).await;
    let text = nobody.get("/metrics").await.as_str().unwrap().to_string();
    let record = ann.get(&format!("/api/tables/{table}/record")).await;
    let steps = tabletop::Record::parse(record.as_str().unwrap()).unwrap().steps;
    assert_eq!(value(&text, "dozen_steps_total"), steps.len() as u64);
    assert!(value(&text, "dozen_entries_total") > steps.len() as u64);
    let actions = steps.iter().filter(|step| !step.starts_with("x.")).count();
    assert_eq!(value(&text, "dozen_action_latency_seconds_count"), actions as u64);
    assert!(!text.contains("dozen_action_latency_seconds_sum 0.0\n"));
    assert_eq!(value(&text, "dozen_tables_awake{phase=\"ended\"}"), 1);
    assert_eq!(value(&text, "dozen_tables_stored{phase=\"ended\"}"), 1);
    assert_eq!(value(&text, "dozen_tables_stored{phase=\"playing\"}"), 0);
    for measured in ["store_batch_count", "store_commit_seconds_count", "append_latency_seconds_count"] {
        assert!(value(&text, &format!("dozen_{measured}")) > 0, "{measured}");
    }
    for zero in ["bots_pending", "bot_thinking_seconds_count", "store_failures_total"] {
        assert_eq!(value(&text, &format!("dozen_{zero}")), 0, "{zero}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_backup_is_made_and_put_back_while_people_play() {
    let folder = tempdir().unwrap();
    let (database, copy) = (folder.path().join(DATABASE), folder.path().join("copy.db"));
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut one, _) = ann.join(&table, None).await;
    let kept = one.scene.clone();
    let copied = backup(&database, &copy).unwrap();
    assert_eq!((copied.tables, copied.players), (1, 2));
    assert!(backup(&database, &copy).unwrap_err().to_string().contains("there already"));

    let id = one.act(one.last(), "pick:1").await;
    one.acked(&id).await;
    let later = server.table(json!({ "game": "donut", "seats": 2 }), &[&ann, &bo]).await;
    assert_eq!(restore(&copy, &database, NOW).unwrap(), copied);
    // The table notices when it next writes, and is put together again as it was.
    let (mut two, _) = bo.join(&table, None).await;
    two.act(two.last(), "pick:1").await;
    assert_eq!(two.closed().await, Some(4500));
    assert_eq!(one.closed().await, Some(4500));
    let (mut one, _) = ann.join(&table, None).await;
    assert_eq!(one.scene, kept);
    let id = one.act(one.last(), "pick:2").await;
    one.acked(&id).await;
    let (status, _) = ann.call("POST", &format!("/api/tables/{later}/leave"), json!({})).await;
    assert!(status == 404 || status == 503, "{status}: it does not exist any more");
    server.stop().await;
}

#[tokio::test]
async fn what_was_asked_before_a_backup_was_put_back_is_not_done_after_it() {
    let folder = tempdir().unwrap();
    let (database, copy) = (folder.path().join(DATABASE), folder.path().join("copy.db"));
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    let (mut one, _) = ann.join(&table, None).await;
    let base = one.last();
    backup(&database, &copy).unwrap();
    let asked = json!({ "id": "before", "base": base, "token": "pick:1" });
    ann.post(&format!("{path}/act"), asked.clone()).await;
    restore(&copy, &database, NOW).unwrap();
    // Whoever writes anything makes the server look: everybody hears of it, also where nobody does anything.
    server.player("Eve").await;
    assert_eq!(one.closed().await, Some(4500));
    // Another history gets as long as the one that was.
    bo.post(&format!("{path}/act"), json!({ "id": "after", "base": base, "token": "pick:2" })).await;
    let told = ann.get(&format!("{path}/scene?after={}&wait=0&generation=0", base + 1)).await;
    assert_eq!((&told["type"], &told["generation"]), (&json!("full"), &json!(1)), "{told}");
    let told = ann.get(&format!("{path}/scene?after={base}&wait=0&generation=1")).await;
    assert_eq!((&told["type"], &told["generation"]), (&json!("entries"), &json!(1)), "{told}");
    let knows = |generation: u64| {
        let mut asked = asked.clone();
        asked["generation"] = json!(generation);
        asked
    };
    let (status, refused) = ann.call("POST", &format!("{path}/act"), knows(0)).await;
    let said = (status, &refused["code"], &refused["field"]);
    assert_eq!(said, (409, &json!("stale"), &json!("generation")), "{refused}");
    assert_eq!(
        ann.get(&format!("{path}/scene?wait=0")).await["scene"]["due"],
        json!([1]),
        "nothing was done"
    );
    ann.post(&format!("{path}/act"), knows(1)).await;
    // The same over a websocket: entries are told to whoever knows this generation, and everything to others.
    for (generation, kind) in [(json!(0), "full"), (json!(1), "entries")] {
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "last": base, "generation": generation });
        let mut live = ann.connect(&table).await;
        live.send(hello).await;
        let told = live.next().await;
        assert_eq!((&told["type"], &told["generation"]), (&json!(kind), &json!(1)), "{told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_backup_changes_nothing() {
    let folder = tempdir().unwrap();
    let database = folder.path().join(DATABASE);
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let rubbish = folder.path().join("rubbish.db");
    std::fs::write(&rubbish, "rubbish".repeat(1000)).unwrap();
    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    for path in [rubbish, empty, folder.path().join("missing.db")] {
        let said = restore(&path, &database, NOW).unwrap_err().to_string();
        assert!(said.contains(path.to_str().unwrap()), "{said}");
    }
    ann.get("/api/me").await;
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    let data = folder.path().join("data");
    // A database that an earlier version left open to everybody.
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join(DATABASE), "").unwrap();
    std::fs::set_permissions(data.join(DATABASE), PermissionsExt::from_mode(0o644)).unwrap();
    let server = Running::start(&data).await;
    server.player("Ann").await;
    backup(&data.join(DATABASE), &data.join("copy.db")).unwrap();
    restore(&data.join("copy.db"), &data.join("new.db"), NOW).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut names = Vec::new();
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        names.push(path.file_name().unwrap().to_string_lossy().into_owned());
    }
    for name in ["copy.db", "dozen.db", "dozen.db-wal", "new.db"] {
        assert!(names.iter().any(|there| there == name), "{name} is not in {names:?}");
    }
    server.stop().await;
    let fresh = folder.path().join("fresh/deep");
    Running::start(&fresh).await.stop().await;
    assert_eq!(mode(&fresh), 0o700);
}

#[tokio::test]
async fn a_second_server_does_not_start_over_the_same_data() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let refused = Server::open(&Running::config(folder.path())).await.unwrap_err().to_string();
    let words = format!("(process {}); stop it, or choose another directory with --data", std::process::id());
    assert!(refused.contains(&words), "{refused}");
    server.stop().await;
    Running::start(folder.path()).await.stop().await;
}

#[tokio::test]
async fn two_servers_of_one_host_keep_their_players_apart() {
    let folders = [tempdir().unwrap(), tempdir().unwrap()];
    let servers = [Running::start(folders[0].path()).await, Running::start(folders[1].path()).await];
    let mut cookies = String::new();
    for name in ["Ann", "Ann elsewhere"] {
        let server = &servers[usize::from(name != "Ann")];
        let browser = Player { address: server.address, secret: None };
        let body = json!({ "name": name }).to_string();
        let (status, head, _) = browser.raw("POST", "/api/session", &[("cookie", &cookies)], &body).await;
        assert_eq!(status, 200, "{head}");
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookies += set.split(' ').next().unwrap();
    }
    for (server, name) in servers.into_iter().zip(["Ann", "Ann elsewhere"]) {
        let browser = Player { address: server.address, secret: None };
        let (_, _, body) = browser.raw("GET", "/api/me", &[("cookie", &cookies)], "").await;
        assert_eq!(body, json!({ "name": name }).to_string());
        server.stop().await;
    }
}

#[tokio::test]
async fn who_came_by_https_stays_with_it() {
    let folder = tempdir().unwrap();
    let config = Running::config(folder.path());
    let server = Running::run(Config { reached: Reached { https: true, ..config.reached }, ..config }).await;
    let browser = Player { address: server.address, secret: None };
    let (_, head, _) = browser.raw("GET", "/api/games", &[], "").await;
    assert!(head.contains("strict-transport-security: max-age=31536000"), "{head}");
    server.stop().await;
}

#[tokio::test]
async fn a_server_whose_data_is_gone_is_not_ready() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let nobody = Player { address: server.address, secret: None };
    assert_eq!(nobody.raw("GET", "/readyz", &[], "").await.0, 200);
    std::fs::rename(&data, folder.path().join("elsewhere")).unwrap();
    assert_eq!(nobody.raw("GET", "/readyz", &[], "").await.0, 500);
    assert_eq!(nobody.raw("GET", "/healthz", &[], "").await.0, 200, "the process is there");
    // Another database in its place is not the one that is written to.
    std::fs::create_dir(&data).unwrap();
    drop(server::store::Sqlite::open(&data.join(DATABASE)).unwrap());
    assert_eq!(nobody.raw("GET", "/readyz", &[], "").await.0, 500);
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::rename(folder.path().join("elsewhere"), &data).unwrap();
    assert_eq!(nobody.raw("GET", "/readyz", &[], "").await.0, 200, "it is back");
    server.stop().await;
}

#[tokio::test]
async fn browsers_that_came_by_https_stay_with_it() {
    let folder = tempdir().unwrap();
    let reached = Reached { https: true, ..Reached::default() };
    let server = Running::run(Config { reached, ..Running::config(folder.path()) }).await;
    let nobody = Player { address: server.address, secret: None };
    for path in ["/", "/api/games", "/healthz"] {
        let (_, head, _) = nobody.raw("GET", path, &[], "").await;
        assert!(head.contains("strict-transport-security: max-age=31536000"), "{path}: {head}");
    }
    server.stop().await;
}
