//! The same types for the browser.

use ts_rs::{Config, TS};

use crate::{
    Ack, AtZero, BotInfo, Chair, ClientMessage, Clock, ClockFace, Code, Created, Credentials, Done,
    EditionInfo, Ending, Entropy, Event, GameInfo, Leaver, LinkMade, Me, NewName, OptionInfo, PROTOCOL,
    Phase, Problem, Proposal, Scene, SeatBot, SeatChoice, ServerMessage, Sitter, TableConfig, TableInfo,
    TableLine, TableState, Visibility, Watching, What, You,
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
        for (at, _) in text.match_indices("export type ") {
            let name: String = text[at + 12..].chars().take_while(|c| c.is_alphanumeric()).collect();
            assert!(!name.is_empty());
        }
        for name in ["ServerMessage", "ClientMessage", "TableInfo", "Scene", "Code"] {
            assert!(text.contains(&format!("export type {name} =")), "{name} is missing");
        }
    }
}
