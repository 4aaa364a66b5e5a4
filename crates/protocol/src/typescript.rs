//! The same types for the browser.

use ts_rs::{Config, TS};

use crate::{
    Ack, BotInfo, Chair, ClientMessage, Clock, ClockFace, Code, Commit, Continued, Continues, Created,
    Credentials, DealKind, Deals, Done, Draw, EditionInfo, Ending, Entry, GameEvent, GameInfo, HintInfo,
    HintVerdict, Hints, LessonInfo, LessonNow, LinkMade, Me, NewAction, NewAnswer, NewMessage, NewName,
    NewReport, NewRequest, OnLeave, OnTimeout, OptionInfo, OptionRange, OptionWord, PROTOCOL, Perspective,
    Phase, PointsLine, Problem, Proposal, RecordFormat, RecordRewrite, RecordSent, Replay, ReplayScene,
    ReplayScenes, ReplayStep, Reveal, RulesBlock, RulesExample, RulesPage, RulesSection, SaidLine, Scene,
    SeatBot, SeatChoice, SeatDigits, SeenStep, ServerMessage, Silence, Sitter, Standing, Standings, TableBox,
    TableConfig, TableInfo, TableLine, TableState, TurningPoint, UndoOffer, Visibility, Watching, What,
    WhyAsked, WhyTold, You,
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
        OnTimeout,
        BotInfo,
        Chair,
        ClientMessage,
        Clock,
        ClockFace,
        Code,
        Continued,
        Continues,
        Created,
        Credentials,
        Done,
        EditionInfo,
        Ending,
        Commit,
        DealKind,
        Deals,
        Draw,
        Reveal,
        SeatDigits,
        Silence,
        Entry,
        GameEvent,
        Perspective,
        GameInfo,
        HintInfo,
        HintVerdict,
        Hints,
        LessonInfo,
        LessonNow,
        OnLeave,
        LinkMade,
        Me,
        NewAction,
        NewAnswer,
        NewMessage,
        NewRequest,
        SaidLine,
        WhyAsked,
        WhyTold,
        NewName,
        NewReport,
        OptionInfo,
        OptionRange,
        OptionWord,
        Phase,
        Problem,
        Proposal,
        RecordFormat,
        RecordRewrite,
        RecordSent,
        Replay,
        SeenStep,
        ReplayScene,
        ReplayScenes,
        ReplayStep,
        Scene,
        SeatBot,
        SeatChoice,
        ServerMessage,
        Sitter,
        Standing,
        Standings,
        TableBox,
        PointsLine,
        RulesBlock,
        RulesExample,
        RulesPage,
        RulesSection,
        TableConfig,
        TableInfo,
        TableLine,
        TableState,
        TurningPoint,
        UndoOffer,
        Visibility,
        Watching,
        What,
        You
    );
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_generated_file_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
        testkit::check_generated(&path, &typescript(), "cargo test -p protocol");
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
