//! Playing.

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::support::{Live, Player, Running};

fn go_nuts(seats: u8) -> Value {
    json!({ "game": "go-nuts", "seats": seats })
}

/// Two people at a table, each with a socket.
async fn two(server: &Running) -> (String, [Player; 2], [Live; 2]) {
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(go_nuts(2), &[&ann, &bo]).await;
    let (one, _) = ann.join(&table, None).await;
    let (two, _) = bo.join(&table, None).await;
    (table, [ann, bo], [one, two])
}

/// Plays until the end, whoever is due.
pub(crate) async fn play_out(sockets: &mut [Live]) {
    loop {
        let last = sockets.iter().map(Live::last).max().unwrap();
        for socket in sockets.iter_mut() {
            while socket.last() < last {
                socket.next().await;
            }
        }
        if sockets[0].scene.get("outcome").is_some() {
            return;
        }
        for socket in sockets.iter_mut() {
            if let Some(token) = socket.some_token() {
                let id = socket.act(last, &token).await;
                socket.acked(&id).await;
            }
        }
    }
}

#[tokio::test]
async fn two_people_play_a_whole_game_and_its_record_is_whole() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, [ann, bo], mut sockets) = two(&server).await;
    play_out(&mut sockets).await;
    assert_eq!(sockets[0].scene["outcome"], sockets[1].scene["outcome"]);
    let (status, record) = ann.call("GET", &format!("/api/tables/{table}/record"), json!({})).await;
    let record = tabletop::Record::parse(record.as_str().unwrap()).unwrap();
    assert_eq!(status, 200);
    assert!(record.outcome.is_some() && record.steps.iter().all(|step| !step.contains('?')));
    // The seed that was opened is the one that was committed to, and it deals these very cards.
    let seed: tabletop::Seed = record.seed.clone().unwrap().parse().unwrap();
    assert_eq!(record.commitment, Some(seed.commitment()));
    let mut dealt = catalog::find("go-nuts")
        .unwrap()
        .open(&catalog::Setup { seats: Some(record.seats), ..Default::default() })
        .unwrap();
    let mut dealer = tabletop::Dealer::new(seed);
    for step in &record.steps {
        if dealt.turn() == tabletop::Turn::Chance {
            assert_eq!(*step, dealt.next_deal(&mut dealer).unwrap().to_string());
        }
        dealt.apply(step).unwrap();
    }
    let mine = bo.get("/api/me/tables").await;
    assert_eq!((mine[0]["id"].as_str().unwrap(), &mine[0]["phase"]), (table.as_str(), &json!("ended")));
    server.stop().await;
}

#[tokio::test]
async fn simultaneous_answers_are_both_taken_and_kept_apart() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (_, _, [mut one, mut two]) = two(&server).await;
    let base = one.last().max(two.last());
    let first = one.act(base, "pick:1").await;
    let entry = one.acked(&first).await;
    let seen = two.next().await;
    let step = &seen["entries"][0];
    assert_eq!((step["number"].as_u64(), &step["step"]), (Some(entry), &json!("1.pick:?")), "{seen}");
    assert!(seen.get("acks").is_none(), "an ack is for who asked");
    let second = two.act(base, "pick:1").await;
    two.acked(&second).await;
    server.stop().await;
}

#[tokio::test]
async fn a_secret_pick_is_changed_and_others_learn_only_that_somebody_chooses_again() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, [ann, _], [mut one, mut two]) = two(&server).await;
    let base = one.last().max(two.last());
    let asked = two.scene.clone();
    let id = one.act(base, "pick:1").await;
    one.acked(&id).await;
    assert_eq!((&one.scene["undo"], one.scene.get("choices")), (&json!("answer"), None));
    two.next().await;
    assert_eq!(two.scene.get("undo"), None);
    one.send(json!({ "type": "undo", "id": "u" })).await;
    let entry = one.acked("u").await;
    assert_eq!(one.scene.get("undo"), None);
    assert_eq!(one.scene["choices"], asked["choices"], "she is asked the same again");
    let seen = two.next().await;
    let told = &seen["entries"][0];
    assert_eq!(
        (told["number"].as_u64(), &told["kind"], &told["seat"]),
        (Some(entry), &json!("withdrawn"), &json!(1))
    );
    assert_eq!(
        (&two.scene["view"], &two.scene["due"]),
        (&asked["view"], &asked["due"]),
        "as if nothing had been"
    );
    let id = one.act(entry, "pick:2").await;
    one.acked(&id).await;
    let id = two.act(base, "pick:1").await;
    two.acked(&id).await;
    let (_, again) = ann.join(&table, Some(base)).await;
    assert_eq!(again["type"], "full", "what was withdrawn is not told again");
    let (_, after) = ann.join(&table, Some(entry)).await;
    assert_eq!(after["entries"][0]["step"], "1.pick:2");
    assert_eq!(after["entries"][1]["events"][0]["event"], json!({ "kind": "opened", "picks": [2, 1] }));
    server.stop().await;
}

#[tokio::test]
async fn repeated_stale_and_impossible_actions_are_answered() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (_, _, [mut one, mut two]) = two(&server).await;
    let base = one.last().max(two.last());
    let act = json!({ "type": "act", "id": "mine", "base": base, "token": "pick:1" });
    for _ in 0..3 {
        one.send(act.clone()).await;
    }
    let entry = one.acked("mine").await;
    assert_eq!((one.acked("mine").await, one.acked("mine").await), (entry, entry), "done once");
    one.act(entry, "pick:2").await;
    assert_eq!(one.refused().await, "not-asked");
    two.act(base, "dance").await;
    assert_eq!(two.refused().await, "bad-notation");
    assert_eq!(two.last(), entry, "a refusal brings the game as it is");
    two.act(0, "pick:1").await;
    assert_eq!(two.refused().await, "stale");
    two.send(json!({ "type": "dance" })).await;
    assert_eq!(two.refused().await, "bad-request");
    two.send(json!({ "type": "undo", "id": "u" })).await;
    assert_eq!(two.refused().await, "no-undo");
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_gets_what_is_missing() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, [ann, bo], [mut one, two]) = two(&server).await;
    let seen = two.last();
    drop(two);
    let id = one.act(one.last(), "pick:1").await;
    one.acked(&id).await;
    let (_, missing) = bo.join(&table, Some(seen)).await;
    let numbers: Vec<u64> = missing["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["number"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (seen + 1..=one.last()).collect::<Vec<_>>());
    assert_eq!(missing["scene"]["last"], json!(one.last()));
    let (_, fresh) = ann.join(&table, None).await;
    assert_eq!((&fresh["type"], &fresh["you"]["seat"]), (&json!("full"), &json!(1)));
    let (_, lost) = ann.join(&table, Some(99_999)).await;
    assert_eq!(lost["type"], "full", "who claims to have seen the future is told everything");
    server.stop().await;
}

#[tokio::test]
async fn bots_play_their_seats_and_a_leaver_is_replaced() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, [_, bo], [mut one, two]) = two(&server).await;
    drop(two);
    bo.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    let mut sockets = [one];
    // The bot answers by itself; only the first seat has a socket.
    for _ in 0..5 {
        while sockets[0].some_token().is_none() {
            sockets[0].next().await;
        }
        let (last, token) = (sockets[0].last(), sockets[0].some_token().unwrap());
        let id = sockets[0].act(last, &token).await;
        sockets[0].acked(&id).await;
    }
    let [back] = sockets;
    one = back;
    let (_, full) = bo.join(&table, None).await;
    assert_eq!(full["table"]["chairs"][1]["away"], false, "who opens the table is back");
    loop {
        let told = one.next().await;
        let entries = told["entries"].as_array().cloned().unwrap_or_default();
        if entries.iter().any(|entry| entry["kind"] == "taken_back") {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, [ann, bo], mut sockets) = two(&server).await;
    let path = format!("/api/tables/{table}/rematch");
    assert_eq!(ann.call("POST", &path, json!({})).await.0, 409, "the game is not over");
    play_out(&mut sockets).await;
    let (first, second) = tokio::join!(ann.post(&path, json!({})), bo.post(&path, json!({})));
    assert_eq!(first, second);
    let again = bo.get(&format!("/api/tables/{}", first["id"].as_str().unwrap())).await;
    assert_eq!(again["you"]["seat"], 1, "the first seat has moved on");
    server.stop().await;
}

#[tokio::test]
async fn of_two_clients_that_race_for_one_turn_one_wins() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    for _ in 0..5 {
        let table = server.table(go_nuts(2), &[&ann, &bo]).await;
        let (mut here, _) = ann.join(&table, None).await;
        let (mut there, _) = ann.join(&table, None).await;
        let base = here.last();
        let act = |id: &str, token: &str| json!({ "type": "act", "id": id, "base": base, "token": token });
        tokio::join!(here.send(act("here", "pick:1")), there.send(act("there", "pick:2")));
        let mut answers = Vec::new();
        for (socket, id) in [(&mut here, "here"), (&mut there, "there")] {
            loop {
                let told = socket.next().await;
                let acked = told["acks"].as_array().into_iter().flatten().any(|ack| ack["id"] == id);
                if acked || told["type"] == "refusal" {
                    answers.push(acked);
                    break;
                }
            }
        }
        answers.sort_unstable();
        assert_eq!(answers, [false, true]);
        let (fresh, _) = ann.join(&table, None).await;
        assert_eq!(fresh.last(), base + 1, "one step was made");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_players_add_to_the_deal_is_in_the_record_and_proves_it() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let made = ann.post("/api/tables", go_nuts(2)).await;
    let table = made["id"].as_str().unwrap();
    let path = format!("/api/tables/{table}");
    for player in [&ann, &bo] {
        player.post(&format!("{path}/sit"), json!({})).await;
    }
    let added = "5e".repeat(32);
    let hash = tabletop::Seed::new([0x5e; 32]).commitment();
    bo.post(&format!("{path}/commit"), json!({ "hash": hash })).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(ann.get(&path).await["table"]["revealing"], true);
    bo.post(&format!("{path}/reveal"), json!({ "bytes": added })).await;
    let (one, _) = ann.join(table, None).await;
    let (two, _) = bo.join(table, None).await;
    let before = ann.get(&format!("{path}/record")).await;
    assert!(!before.as_str().unwrap().contains(&added), "it is shown when the seed is");
    play_out(&mut [one, two]).await;
    let record = ann.get(&format!("{path}/record")).await;
    let record = tabletop::Record::parse(record.as_str().unwrap()).unwrap();
    assert_eq!(record.entropy, [(2, added)].into());
    assert_eq!(record.committed, [(2, hash)].into());
    let standings = ann.get(&format!("{path}/standings")).await;
    let deals = ann.get(&format!("{path}/deals")).await;
    let draws: Vec<_> = record.steps.iter().filter_map(|step| step.strip_prefix("x.")).collect();
    let listed = deals["draws"].as_array().unwrap().iter().map(|draw| draw["drawn"].as_str().unwrap());
    assert_eq!(listed.collect::<Vec<_>>(), draws);
    assert_eq!(
        deals["draws"][0]["outcomes"].as_array().unwrap().len(),
        deals["draws"][0]["weights"].as_array().unwrap().len()
    );
    let seed: tabletop::Seed = record.seed.clone().unwrap().parse().unwrap();
    let mut dealer = tabletop::Dealer::new(seed.with_entropy([(tabletop::Seat::new(1), [0x5e; 32])]));
    let setup = catalog::Setup { seats: Some(record.seats), ..Default::default() };
    let mut again = catalog::find("go-nuts").unwrap().open(&setup).unwrap();
    for step in &record.steps {
        if again.turn() == tabletop::Turn::Chance {
            assert_eq!(*step, again.next_deal(&mut dealer).unwrap().to_string());
        }
        again.apply(step).unwrap();
    }
    // Where nobody ever gets a point there is no round to tell of.
    let scores = again.outcome().unwrap().scores;
    let last = standings["after"].as_array().unwrap().last().map(|last| last["scores"].clone());
    assert_eq!(last.unwrap_or_else(|| json!([0, 0])), json!(scores.as_slice()));
    server.stop().await;
}

#[tokio::test]
async fn a_list_can_say_whose_turn_it_is_to_those_who_sit_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo, eve) = (server.player("Ann").await, server.player("Bo").await, server.player("Eve").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&path).await["due"], json!([1, 2]));
    let (mut live, _) = ann.join(&table, None).await;
    let token = live.some_token().unwrap();
    let id = live.act(live.last(), &token).await;
    live.acked(&id).await;
    assert_eq!(bo.get(&path).await["due"], json!([2]));
    assert_eq!(eve.get(&path).await.get("due"), None, "who watches may see things late");
    server.stop().await;
}

#[tokio::test]
async fn bots_are_called_by_names_of_their_own_in_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let ann = server.player("Ann").await;
    let id = ann.post("/api/tables", json!({ "game": "go-nuts", "seats": 3 })).await["id"]
        .as_str()
        .unwrap()
        .to_string();
    ann.post(&format!("/api/tables/{id}/sit"), json!({ "seat": 1 })).await;
    for seat in [2, 3] {
        ann.post(&format!("/api/tables/{id}/bots"), json!({ "seat": seat, "bot": "random" })).await;
    }
    let (mut live, _) = ann.join(&id, None).await;
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let mut told = String::new();
    let mut asked = None;
    let table = ann.get(&format!("/api/tables/{id}")).await;
    let [one, other] = [1, 2].map(|i| table["table"]["chairs"][i]["name"].as_str().unwrap().to_string());
    assert_ne!(one, other);
    while !(told.contains(&one) && told.contains(&other)) {
        let message = live.next().await;
        told += &message["entries"].to_string();
        let base = message["scene"]["last"].as_u64();
        if let (Some(base), Some(token)) = (base, live.some_token())
            && asked != Some(base)
        {
            asked = Some(base);
            live.act(base, &token).await;
        }
    }
    let record = ann.get(&format!("/api/tables/{id}/record")).await;
    assert!(record.to_string().contains("random") && !record.to_string().contains(&one), "{record}");
    server.stop().await;
}

#[tokio::test]
async fn a_websocket_goes_on_at_another_table() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let config = json!({ "game": "go-nuts", "seats": 2, "watching": "nobody" });
    let first = server.table(config.clone(), &[&ann, &bo]).await;
    let second = server.table(config.clone(), &[&bo, &ann]).await;
    let (mut live, _) = ann.join(&first, None).await;
    let (mut other, _) = bo.join(&first, None).await;
    live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "table": second, "language": "de" }))
        .await;
    let full = live.next().await;
    assert_eq!(
        (&full["type"], &full["table"]["id"], &full["you"]["seat"]),
        (&json!("full"), &json!(second), &json!(2))
    );
    assert!(full["scene"]["choices"][0]["words"].as_str().unwrap().starts_with("nach Feld"), "{full}");
    // The table it left hears that it is gone, and tells it nothing any more.
    loop {
        let message: serde_json::Value = serde_json::from_str(&other.receive().await.unwrap()).unwrap();
        if message["type"] == "presence" && message["seats"] == json!([2]) {
            break;
        }
    }
    let token = other.some_token().unwrap();
    let id = other.act(other.last(), &token).await;
    other.acked(&id).await;
    let token = live.some_token().unwrap();
    let id = live.act(live.last(), &token).await;
    assert_eq!(live.acked(&id).await, live.last(), "only the new table speaks");
    // Said again where it is, it is told in another way.
    live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "last": live.last() })).await;
    assert_eq!(live.next().await["you"]["seat"], json!(2));
    // A wrong word changes nothing; a table that is not open to it is the end.
    let (older, newer) = (protocol::PROTOCOL - 1, protocol::PROTOCOL + 1);
    let spoken = [(older, "wrong-protocol"), (newer, "wrong-protocol"), (protocol::PROTOCOL, "not-found")];
    for (spoken, code) in spoken {
        live.send(json!({ "type": "hello", "protocol": spoken, "table": "nowhere" })).await;
        assert_eq!(live.refused().await, code);
    }
    let closed = server.table(config, &[&bo, &server.player("Cy").await]).await;
    live.send(json!({ "type": "hello", "protocol": protocol::PROTOCOL, "table": closed })).await;
    assert_eq!(live.refused().await, "forbidden");
    assert_eq!(live.closed().await, Some(4403));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_is_told_why_something_cannot_be_chosen() {
    let folder = tempdir().unwrap();
    let server = Running::start(folder.path()).await;
    let (table, _, [mut one, _]) = two(&server).await;
    let why = async |live: &mut Live, token: &str| {
        live.send(json!({ "type": "why", "id": "w", "token": token })).await;
        let answer = live.next().await;
        assert_eq!((&answer["type"], &answer["id"]), (&json!("why"), &json!("w")), "{answer}");
        answer.get("words").map(|words| words.as_str().unwrap().to_string())
    };
    assert_eq!(why(&mut one, "pick:1").await, None, "it can be chosen");
    let refused = why(&mut one, "scoop:stop").await.unwrap();
    assert_eq!(refused, "not now: first pick a place of the row");
    let base = one.last();
    let id = one.act(base, "pick:1").await;
    one.acked(&id).await;
    assert_eq!(why(&mut one, "pick:2").await.unwrap(), "it's Bo's turn");
    let (mut watcher, _) = server.player("Eve").await.join(&table, None).await;
    assert_eq!(why(&mut watcher, "pick:1").await.unwrap(), "you don't have a seat at this table");
    server.stop().await;
}
