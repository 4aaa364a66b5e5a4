//! What a disk gives back.

use server::core::{Command, Entry, State, TableId};
use server::store::{Head, Log, Part, Pending, parts, write_part};
use tabletop::{Language, Viewer};

/// A long time after whatever happened.
const LATER: u64 = 1 << 60;

/// The log of a table. It is refused, or it is a table that goes on; and written anew it is the same table.
pub fn stored(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let id = TableId::new([0; 16]);
    let Ok(Log { entries, .. }) = Log::read(id, [Ok(text)]) else { return };
    let Ok(mut state) = State::replay(entries.clone()) else { return };
    let again = written_anew(id, &entries);
    assert_eq!(again, entries);
    let again = State::replay(again).expect("the same log is the same table");
    assert_eq!(again.info(), state.info());
    for viewer in Viewer::all(state.seats()) {
        assert_eq!(again.record(viewer), state.record(viewer));
        if let (Some(one), Some(other)) = (again.game(), state.game()) {
            assert_eq!(one.view_json(viewer), other.view_json(viewer));
        }
    }
    let _ = state.contents(Language::English);
    let _ = (state.line(), state.deadline(), state.due());
    if let Ok(decision) = state.decide(&Command::Tick, LATER) {
        let all = entries.into_iter().chain(decision.entries).collect::<Vec<_>>();
        let fold = State::replay(all).expect("what was decided can be done");
        assert_eq!(fold.info(), state.info(), "the fold over the log is the table");
    }
}

fn written_anew(id: TableId, entries: &[Entry]) -> Vec<Entry> {
    let stored = Head::new(id).append(entries).entries;
    Log::read(id, [Ok(stored)]).expect("a log is read as it is written").entries
}

/// A row of the journal. What is read of it is written as it will be read again, and whatever it is, it reaches no part that
/// stands behind it.
pub fn journal(bytes: &[u8]) {
    for part in parts(bytes) {
        let Part::Sound(table, pending) = part else { continue };
        let mut row = String::new();
        write_part(&mut row, table, &pending);
        assert_eq!(parts(row.as_bytes()), [Part::Sound(table, pending)]);
    }
    let (table, entries) = (TableId::new([7; 16]), "{\"at\":1}\n{\"at\":2}".to_string());
    let pending = Pending { first: 3, next: 5, entries };
    let mut behind = "\n".to_string();
    write_part(&mut behind, table, &pending);
    let all = [bytes, behind.as_bytes()].concat();
    assert_eq!(parts(&all).pop(), Some(Part::Sound(table, pending)), "damage reaches the next part");
}
