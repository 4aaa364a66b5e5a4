//! Tables that had not come to their end, played on.

use serde_json::json;
use tabletop::Record;

use crate::data::{FrozenTable, editions, table, tables};
use crate::served::Again;
use crate::support::{Live, Player};

/// Opens a table and waits until its player may choose.
async fn asked(player: &Player, table: &FrozenTable) -> Live {
    let (mut live, _) = player.join(table.word("id"), None).await;
    while live.some_token().is_none() {
        live.next().await;
    }
    live
}

/// The steps of a table as the player may know them.
async fn steps(player: &Player, table: &FrozenTable) -> Vec<String> {
    let record = player.get(&format!("{}/record", table.path())).await;
    Record::parse(record.as_str().unwrap()).unwrap().steps
}

#[tokio::test]
async fn whoever_was_asked_is_asked_again_and_plays_on() {
    let again = Again::after(0).await;
    let mut played = 0;
    for table in tables() {
        let entries = table.log().len() as u64;
        for (seat, player) in again.seated(&table) {
            let Some(choices) = table.choices(seat) else { continue };
            let mut live = asked(player, &table).await;
            assert_eq!(live.tokens(), choices, "{}", table.name);
            let id = live.act(live.last(), choices[0]).await;
            assert!(live.acked(&id).await >= entries, "{}", table.name);
            played += 1;
            // A guest may hold the same seat; it has chosen.
            break;
        }
    }
    assert!(played >= 14, "{played}");
}

#[tokio::test]
async fn a_bot_that_was_thinking_thinks_again() {
    let (again, table) = (Again::after(0).await, table("dollars-to-donuts-bot-thinks"));
    assert!(table.waits_for_a_bot());
    let eve = again.player("Eve");
    asked(eve, &table).await;
    let before = table.record("seat-1.txt").unwrap().record().steps;
    let now = steps(eve, &table).await;
    assert!(now.len() > before.len() && now[..before.len()] == before, "{now:?}");
}

#[tokio::test]
async fn a_proposal_that_waited_is_answered() {
    let (again, table) = (Again::after(0).await, table("dollars-to-donuts-playing"));
    let (mut bo, _) = again.player("Bo").join(table.word("id"), None).await;
    bo.send(json!({ "type": "answer", "id": "yes", "yes": true })).await;
    bo.acked("yes").await;
    let ended = again.player("Ann").get(&table.path()).await;
    assert_eq!(ended["table"]["ending"], json!({ "how": "abandoned" }));
}

#[tokio::test]
async fn clocks_go_on_where_they_were() {
    // Everybody had a day.
    let again = Again::after(3 * 24 * 60 * 60).await;
    for name in ["bad-day-playing", "drive-thru-playing"] {
        let table = table(name);
        let due = table.due()[0];
        let (_, owner) = again.seated(&table).into_iter().find(|(seat, _)| *seat == due).unwrap();
        let (mut live, _) = owner.join(table.word("id"), None).await;
        // The clock runs down and a bot chooses.
        let entries = table.log().len() as u64;
        while live.last() < entries + 1 {
            live.next().await;
        }
        let before = table.record(&format!("seat-{due}.txt")).unwrap().record().steps;
        assert!(steps(owner, &table).await.len() > before.len(), "{name}");
    }
}

#[tokio::test]
async fn links_that_were_good_are_good_and_no_others() {
    let again = Again::after(0).await;
    for (name, seat) in [("go-nuts-open", 1), ("go-nuts-playing", 2)] {
        let table = table(name);
        let stranger = again.server.player("Fay").await;
        let open = format!("{}/open", table.path());
        if let Some(revoked) = table.known["links"]["revoked"].as_str() {
            let (status, answer) = stranger.call("POST", &open, json!({ "secret": revoked })).await;
            assert_eq!((status, &answer["code"]), (404, &json!("not-found")), "{name}");
        }
        stranger.post(&open, json!({ "secret": table.known["links"]["good"] })).await;
        assert_eq!(stranger.get(&table.path()).await["you"]["seat"], seat, "{name}");
    }
}

#[tokio::test]
async fn open_tables_begin_with_what_they_were_made_with() {
    let again = Again::after(0).await;
    let (ann, bo, cleo) = (again.player("Ann"), again.player("Bo"), again.player("Cleo"));
    let sit = async |player: &Player, table: &FrozenTable| {
        player.post(&format!("{}/sit", table.path()), json!({})).await;
    };
    let begin = async |host: &Player, table: &FrozenTable| {
        host.post(&format!("{}/start", table.path()), json!({})).await;
        host.get(&format!("{}/record?format=json", table.path())).await
    };
    let hash = |file: &str| editions().into_iter().find(|edition| edition.name == file).unwrap().hash;

    let solo = table("dollars-to-donuts-open");
    sit(ann, &solo).await;
    assert_eq!(begin(ann, &solo).await["edition_hash"], hash("dollars-to-donuts-changed.toml"));

    let rematch = table("go-nuts-own-edition-rematch");
    let record = begin(cleo, &rematch).await;
    assert_eq!(record["edition_hash"], hash("go-nuts-changed.toml"));
    assert_eq!(record["options"], json!({ "row_refill": "shift" }));

    let continued = table("bad-day-continued-open");
    sit(ann, &continued).await;
    sit(bo, &continued).await;
    begin(ann, &continued).await;
    let taken = continued.known["continued"]["steps"].as_u64().unwrap() as usize;
    let other = table("bad-day-reconstruction-1-finished").record("record.txt").unwrap().record().steps;
    let now = steps(ann, &continued).await;
    assert!(now.len() >= taken);
    for (now, then) in now.iter().zip(&other[..taken]) {
        assert!(now == then || now.contains('?'), "{now} is not {then}, of which a part may be masked");
    }
}
