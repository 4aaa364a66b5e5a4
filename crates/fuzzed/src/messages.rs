//! What clients send.

use std::fmt::Debug;

use protocol::{
    ClientMessage, Commit, LinkMade, NewAction, NewAnswer, NewMessage, NewName, NewReport, NewRequest,
    RecordRewrite, RecordSent, Reveal, SeatBot, SeatChoice, TableConfig, WhyAsked,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A message or the body of a request. What is read is written as it will be read again, and settings of a table make
/// sense or are refused.
pub fn protocol(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    again::<ClientMessage>(text);
    again::<Commit>(text);
    again::<LinkMade>(text);
    again::<NewAction>(text);
    again::<NewAnswer>(text);
    again::<NewMessage>(text);
    again::<NewName>(text);
    again::<NewReport>(text);
    again::<NewRequest>(text);
    again::<RecordRewrite>(text);
    again::<RecordSent>(text);
    again::<Reveal>(text);
    again::<SeatBot>(text);
    again::<SeatChoice>(text);
    again::<WhyAsked>(text);
    if let Some(config) = again::<TableConfig>(text)
        && let Ok(checked) = server::core::checked(config)
    {
        let twice = server::core::checked(checked.clone()).expect("what was found good stays so");
        assert_eq!(twice, checked);
    }
}

fn again<T: Serialize + DeserializeOwned + Debug + PartialEq>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&read).expect("a message is plain values");
    let again: T = serde_json::from_str(&written).expect("a message is read as it is written");
    assert_eq!(again, read, "{written}");
    Some(read)
}
