//! The same types for the browser.

use ts_rs::{Config, TS};

use crate::{
    Ack, AtZero, BotInfo, Chair, ClientMessage, Clock, ClockFace, Code, Created, Credentials, Done,
    EditionInfo, Ending, Entropy, Event, GameInfo, HintInfo, Hints, Leaver, LinkMade, Me, NewName,
    OptionInfo, PROTOCOL, Phase, Problem, Proposal, Scene, SeatBot, SeatChoice, ServerMessage, Sitter,
    TableBox, TableConfig, TableInfo, TableLine, TableState, Visibility, Watching, What, You,
};

/// The TypeScript module that declares every message, as it stands in `web/src/lib/protocol.ts`.
pub fn typescript() -> String {
    let mut text = format!(
        "// Made from crates/protocol; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p protocol\n\n\
         export const PROTOCOL = {PROTOCOL};\n"
    );
    let config = Config::default();
    macro_rules! declare {
        ($($name:ty),+ $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$name as TS>::decl(&config)));)+
        };
    }
    declare!(
        Ack,
        AtZero,
        BotInfo,
        Chair,
        ClientMessage,
        Clock,
        ClockFace,
        Code,
        Created,
        Credentials,
        Done,
        EditionInfo,
        Ending,
        Entropy,
        Event,
        GameInfo,
        HintInfo,
        Hints,
        Leaver,
        LinkMade,
        Me,
        NewName,
        OptionInfo,
        Phase,
        Problem,
        Proposal,
        Scene,
        SeatBot,
        SeatChoice,
        ServerMessage,
        Sitter,
        TableBox,
        TableConfig,
        TableInfo,
        TableLine,
        TableState,
        Visibility,
        Watching,
        What,
        You
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generated_file_is_fresh() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/protocol.ts");
        let made = typescript();
        if std::env::var_os("UPDATE_GENERATED").is_some() {
            std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib")).unwrap();
            std::fs::write(path, &made).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == made, "{path} is stale: UPDATE_GENERATED=1 cargo test -p protocol");
    }

    #[test]
    fn every_type_that_is_named_is_declared() {
        let text = typescript();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/'])).collect();
        // Neither what stands in quotes nor what the language brings along.
        let unquoted = code.split('"').step_by(2);
        let words = unquoted.flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let known = ["Array", "PROTOCOL", "Record"];
        let names = words.filter(|word| word.starts_with(char::is_uppercase) && !known.contains(word));
        let names: std::collections::BTreeSet<&str> = names.collect();
        assert!(names.contains("ServerMessage") && names.contains("ClockFace"), "{names:?}");
        for name in names {
            assert!(text.contains(&format!("export type {name} =")), "{name} is not declared");
        }
    }
}
