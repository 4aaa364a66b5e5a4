//! What is stored comes back: states and views through JSON, games through their records.

use serde_json::{from_str, to_string};
use tabletop::{Arrange, Notation, Record, Viewer, state_hash};

use crate::Tested;
use crate::fault::ensure;

/// The state and every view come back from JSON as they were.
pub(super) fn round_trips<G: Tested>(game: &G) -> Result<(), String> {
    let json = to_string(game).map_err(|e| format!("the state cannot be written as JSON: {e}"))?;
    let back: G = from_str(&json).map_err(|e| format!("the state cannot be read back from JSON: {e}"))?;
    ensure(back == *game, || "the state comes back from JSON as another".into())?;
    ensure(state_hash(&back) == state_hash(game), || "equal states have different hashes".into())?;
    for viewer in Viewer::all(game.book().seats) {
        let view = game.view(viewer);
        let json = to_string(&view).map_err(|e| format!("the view of {viewer} is no JSON: {e}"))?;
        let back: G::View =
            from_str(&json).map_err(|e| format!("the view of {viewer} is lost in JSON: {e}"))?;
        ensure(back == view, || format!("the view of {viewer} comes back from JSON as another"))?;
    }
    Ok(())
}

/// The record, as it is and through both of its written forms, leads to the same state.
pub(super) fn replays<G: Notation>(record: &Record, game: &G) -> Result<(), String> {
    let read = |form: &str, text: &str| {
        Record::parse(text).map_err(|e| format!("the record cannot be read back from {form}: {e}"))
    };
    let forms = [
        ("memory", record.clone()),
        ("text", read("text", &record.to_string())?),
        ("JSON", read("JSON", &record.to_json())?),
    ];
    for (form, record) in forms {
        let again = record.replay::<G>(None, |_, _| {});
        let again = again.map_err(|e| format!("the record from {form} does not replay: {e}"))?;
        ensure(again == *game, || format!("the record from {form} replays to another state"))?;
        ensure(state_hash(&again) == state_hash(game), || {
            format!("the record from {form} replays to another hash")
        })?;
    }
    Ok(())
}

/// Settings and facts that do not exist are refused with a reason.
pub(super) fn arrangements<G: Arrange>(game: &G) -> Result<(), String> {
    const NO_NAMES: [&str; 3] = ["", "no-such-thing", "p9"];
    for name in NO_NAMES {
        let settings = [(name.to_string(), "no-such-value".to_string())];
        match G::arrange(game.book(), &settings) {
            Ok(_) => return Err(format!("arrange accepts a setting '{name}'")),
            Err(e) => ensure(!e.trim().is_empty(), || format!("arrange refuses '{name}' without a reason"))?,
        }
        match game.fact(name) {
            Ok(_) => return Err(format!("there is a fact '{name}'")),
            Err(e) => {
                ensure(!e.trim().is_empty(), || format!("the fact '{name}' is refused without a reason"))?;
            }
        }
    }
    Ok(())
}
