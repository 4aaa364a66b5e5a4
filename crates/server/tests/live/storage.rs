//! When what was decided cannot be stored, nobody hears of it, and nothing is done twice.

use serde_json::json;
use server::store::{Fault, Memory};

use crate::support::Running;

#[tokio::test]
async fn a_failing_store_loses_nothing_that_was_acknowledged() {
    let store = Memory::default();
    let server = Running::over(store.clone()).await;
    let (ann, bo) = (server.player("Ann").await, server.player("Bo").await);
    let table = server.table(json!({ "game": "go-nuts", "seats": 2 }), &[&ann, &bo]).await;
    let (mut watching, _) = bo.join(&table, None).await;
    let before = watching.last();
    for (fault, kept) in [(Fault::Lost, false), (Fault::Panic, false), (Fault::KeptButUnsure, true)] {
        let (mut one, _) = ann.join(&table, None).await;
        let base = one.last();
        store.set_fault(fault);
        let act = json!({ "type": "act", "id": "mine", "base": base, "token": "pick:1" });
        one.send(act.clone()).await;
        assert_eq!(one.closed().await, Some(4500), "{fault:?}: no ack");
        assert_eq!(watching.closed().await, Some(4500), "{fault:?}: nobody heard of it");
        if !kept {
            let (status, said) = ann.call("POST", &format!("/api/tables/{table}/leave"), json!({})).await;
            assert_eq!((status, &said["code"]), (503, &json!("not-stored")), "{fault:?}");
        }
        store.set_fault(Fault::None);

        let (again, missing) = bo.join(&table, Some(before)).await;
        watching = again;
        let heard = missing["entries"].as_array().map_or(0, Vec::len);
        assert_eq!(heard > 0, kept, "{fault:?}: {missing}");
        if kept {
            let (mut one, _) = ann.join(&table, Some(base)).await;
            one.send(act).await;
            assert_eq!(one.acked("mine").await, base + 1, "it was done before");
        }
    }
    server.stop().await;
}
