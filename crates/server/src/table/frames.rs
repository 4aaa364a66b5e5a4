//! What goes to clients: the log and the game as one viewer may know them.
//!
//! Everything a client receives of a game is made here, from [`catalog::Table`]'s view, visible steps and legal
//! choices of that viewer. What depends on anything else does not belong into a frame.

use axum::extract::ws::Utf8Bytes;
use protocol::{Ack, Code, Entry as Told, LessonNow, PROTOCOL, Phase, Scene, ServerMessage, What, You};
use tabletop::{Language, Names, Phrase, Reader, Speech, Viewer, say};

use super::listeners::Extras;
use crate::WORDS;
use crate::core::{Entry, Fact, Refusal, State};

/// Longer than most frames, so that the text does not have to move while it is written.
const USUAL_LENGTH: usize = 2048;

/// The text of a message.
pub(super) fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(USUAL_LENGTH);
    serde_json::to_writer(&mut text, message).expect("a message is plain values");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

/// Whose audience look at what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Snapshot<'a> {
    /// The table as it is, or for some spectators as it was.
    pub(super) state: &'a State,
    pub(super) viewer: Viewer,
    /// Whether every seat's view is shown too.
    pub(super) hands: bool,
    /// What is shown beside the game.
    pub(super) extras: Extras,
    pub(super) language: Language,
}

/// What somebody hears who comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greeting {
    pub(super) you: You,
    /// Of the table.
    pub(super) generation: u64,
}

/// Everything anew.
pub(super) fn full(snapshot: &Snapshot<'_>, Greeting { you, generation }: Greeting) -> Utf8Bytes {
    text(&ServerMessage::Full {
        protocol: PROTOCOL,
        generation,
        you,
        table: snapshot.state.info(),
        scene: scene(snapshot),
    })
}

/// The entries from number `from` on; `None` if they can no longer be told one by one. The greeting is for somebody new, who
/// is told of the table as well: while they were away it may have been put together from a log that was written anew.
pub(super) fn entries(snapshot: &Snapshot<'_>, from: u64, greeting: Option<Greeting>) -> Option<Utf8Bytes> {
    let state = snapshot.state;
    let entries: Vec<(u64, &Entry)> = state.entries_from(from)?.collect();
    let changed = entries.iter().any(|(_, entry)| entry.fact.changes_table());
    let table = (changed || greeting.is_some()).then(|| state.info());
    let (entries, acks) = tell(snapshot, &entries)?;
    let (you, generation) = greeting.map(|greeting| (greeting.you, greeting.generation)).unzip();
    Some(text(&ServerMessage::Entries { entries, acks, you, generation, table, scene: scene(snapshot) }))
}

/// The answer to a request that had been done before, or needed nothing.
pub(super) fn ack_only(id: String, entry: u64) -> Utf8Bytes {
    text(&ServerMessage::Ack(Ack { id, entry }))
}

/// A request that was not done, with the game as it is.
pub(super) fn refusal(snapshot: &Snapshot<'_>, id: Option<String>, refusal: &Refusal) -> Utf8Bytes {
    let scene = Some(scene(snapshot));
    let message = refusal.message.say(&speech(snapshot));
    text(&ServerMessage::Refusal { id, code: refusal.code, message, scene })
}

/// What somebody hears who is sent away.
pub(super) fn farewell(words: &Phrase, language: Language) -> Utf8Bytes {
    let message = words.say(&Speech { language, ..Speech::default() });
    text(&ServerMessage::Refusal { id: None, code: Code::Forbidden, message, scene: None })
}

/// Why the viewer cannot choose this action now.
pub(super) fn why(snapshot: &Snapshot<'_>, id: String, token: &str) -> Utf8Bytes {
    text(&ServerMessage::Why { id, words: why_not(snapshot, token) })
}

/// The words of that; `None` if the action can be chosen.
pub(super) fn why_not(snapshot: &Snapshot<'_>, token: &str) -> Option<String> {
    let Snapshot { state, viewer, language, .. } = *snapshot;
    let general = match (viewer, state.phase()) {
        (Viewer::Spectator, _) => Some(say!(WORDS, "no-seat")),
        (_, Phase::Open) => Some(say!(WORDS, "game-not-begun")),
        (_, Phase::Ended) => Some(say!(WORDS, "game-over")),
        (_, Phase::Playing) => None,
    };
    match (general, viewer, state.game()) {
        (Some(why), ..) => Some(why.say(&speech(snapshot))),
        (None, Viewer::Seat(seat), Some(game)) => game.why_not(seat, token, language),
        _ => None,
    }
}

/// How the table talks to these audience.
fn speech(snapshot: &Snapshot<'_>) -> Speech {
    let game = snapshot.state.game();
    let name = |seat| game.map_or_else(String::new, |game| game.name(seat));
    let names = snapshot.state.seats().seats().map(name).collect();
    Speech::new(snapshot.language, Names::new(names)).to(snapshot.viewer.seat())
}

/// Who reads: whoever sits at the table is called "you".
fn reader(snapshot: &Snapshot<'_>) -> Reader {
    Reader { language: snapshot.language, seat: snapshot.viewer.seat() }
}

/// The entries as the viewer saw them, and which of the viewer's own requests they carried out. Steps that were taken back
/// later cannot be told any more.
fn tell(snapshot: &Snapshot<'_>, entries: &[(u64, &Entry)]) -> Option<(Vec<Told>, Vec<Ack>)> {
    let Snapshot { state, viewer, .. } = *snapshot;
    let is_step = |entry: &Entry| matches!(entry.fact, Fact::Step { .. });
    let takes_back = |entry: &Entry| matches!(entry.fact, Fact::Undone { .. } | Fact::Withdrawn { .. });
    let undone = entries.iter().rposition(|(_, entry)| takes_back(entry));
    if entries[..undone.unwrap_or(0)].iter().any(|(_, entry)| is_step(entry)) {
        return None;
    }
    let steps = entries.iter().filter(|(_, entry)| is_step(entry)).count();
    let mut seen = match state.game() {
        Some(game) if steps > 0 => game.seen(game.len() - steps, viewer, reader(snapshot)),
        _ => Vec::new(),
    }
    .into_iter();
    let (mut told, mut acks) = (Vec::with_capacity(entries.len()), Vec::new());
    for &(number, Entry { at, fact }) in entries {
        let (what, actor) = match fact {
            Fact::Step { bot, .. } => {
                let seen = seen.next()?;
                let events = seen.events.json().to_owned();
                let what =
                    What::Step { step: seen.step, events, awaits_others: seen.awaits_others, bot: *bot };
                (what, seen.actor.seat())
            }
            fact => (public(fact, state)?, None),
        };
        told.push(Told { number, at: *at, what });
        let own = fact.requester(actor).is_some_and(|seat| viewer.is(seat));
        acks.extend(fact.request().filter(|_| own).map(|id| Ack { id: id.to_string(), entry: number }));
    }
    Some((told, acks))
}

/// A fact that is the same for everybody.
fn public(fact: &Fact, state: &State) -> Option<What> {
    let number = |seat: tabletop::Seat| seat.number() as u8;
    Some(match fact {
        Fact::Step { .. } => return None,
        Fact::Created { seed, deal, .. } => {
            What::Created { commitment: seed.hash().to_string(), deal: (*deal).into() }
        }
        Fact::Sat { seat, name, .. } => What::Sat { seat: number(*seat), name: name.clone() },
        Fact::BotSat { seat, bot } => {
            What::BotSat { seat: number(*seat), bot: bot.clone(), name: state.bot_name(*seat).into() }
        }
        Fact::StoodUp { seat } => What::StoodUp { seat: number(*seat) },
        Fact::LinkMade { seat, .. }
        | Fact::LinkRevoked { seat }
        | Fact::LinkOpened { seat, .. }
        | Fact::LinkLeft { seat, .. } => What::Link { seat: number(*seat) },
        Fact::Removed { seat, .. } => What::Removed { seat: number(*seat) },
        Fact::Entropy { seat, bytes } => {
            What::Entropy { seat: number(*seat), hash: bytes.hash().to_string() }
        }
        Fact::Committed { seat, hash } => What::Committed { seat: number(*seat), hash: hash.to_string() },
        Fact::Revealing => What::Revealing,
        Fact::Revealed { seat, bytes } => What::Revealed { seat: number(*seat), bytes: bytes.reveal() },
        Fact::Silent { seats } => What::Silent { seats: seats.iter().copied().map(number).collect() },
        Fact::Started => What::Started,
        Fact::Read { seat, .. } => What::Read { seat: number(*seat) },
        Fact::Undone { steps, .. } => What::Undone { steps: *steps as u64 },
        Fact::Withdrawn { seat, .. } => What::Withdrawn { seat: number(*seat) },
        Fact::Proposed { seat, proposal, .. } => {
            What::Proposed { seat: number(*seat), proposal: (*proposal).into() }
        }
        Fact::Answered { seat, yes, .. } => What::Answered { seat: number(*seat), yes: *yes },
        Fact::Left { seat } => What::Left { seat: number(*seat) },
        Fact::Stood { millis } => What::Stood { millis: *millis },
        Fact::Flag { seat } => What::Flag { seat: number(*seat) },
        Fact::HandedOver { seat, bot } => What::HandedOver { seat: number(*seat), bot: bot.clone() },
        Fact::TakenBack { seat } => What::TakenBack { seat: number(*seat) },
        Fact::Ended { ending } => {
            What::Ended { ending: (*ending).into(), seed: state.open_seed().unwrap_or_default() }
        }
        Fact::Rematch { table } => What::Rematch { table: table.to_string() },
        Fact::SeatAdded => What::SeatAdded,
        Fact::SeatRemoved { seat } => What::SeatRemoved { seat: number(*seat) },
    })
}

/// What the lesson says, to whoever learns.
fn lesson(snapshot: &Snapshot<'_>) -> Option<LessonNow> {
    let (state, viewer) = (snapshot.state, snapshot.viewer);
    let course = state.course().filter(|course| viewer.is(course.lesson().seat))?;
    let said = course.said(state.game()?, snapshot.language)?;
    Some(LessonNow {
        at: said.at as u32,
        of: said.of as u32,
        words: said.words,
        tokens: said.tokens,
        point: said.point,
        last: said.is_last,
    })
}

/// The game as the viewer sees it now.
fn scene(snapshot: &Snapshot<'_>) -> Scene {
    let Snapshot { state, viewer, hands, extras, language } = *snapshot;
    let game = state.game();
    let due = state.due();
    let asked = viewer.seat().filter(|seat| due.contains(*seat));
    let choices = asked.zip(game).map(|(seat, game)| game.legal_raw(seat, language));
    let hands = game.filter(|_| hands).map_or_else(Vec::new, |game| {
        game.seats().seats().map(|seat| game.view_raw(Viewer::Seat(seat))).collect()
    });
    let outcome = game.and_then(catalog::Table::outcome);
    let coached = game.filter(|_| extras.coach && state.config().hints);
    let words = |said: catalog::Phrased| said.words;
    Scene {
        last: state.length() - 1,
        view: game.map(|game| game.view_raw(viewer)),
        choices,
        undo: viewer.seat().and_then(|seat| state.undo_offer(seat)),
        due: due.iter().map(|seat| seat.number() as u8).collect(),
        goal: game.map(|game| game.goal(language)),
        end_near: game.and_then(|game| game.end_near(viewer, reader(snapshot))),
        topic: game.map(|game| game.topic(viewer)),
        coach: coached.zip(asked).and_then(|(game, seat)| game.coach_before(seat, language)).map(words),
        brought: coached
            .zip(viewer.seat())
            .and_then(|(game, seat)| game.coach_after(seat, language))
            .map(words),
        lesson: lesson(snapshot),
        clocks: state.clock_faces(),
        sheet: game
            .filter(|_| extras.sheets || outcome.is_some())
            .map(|game| game.score_sheet(viewer, language)),
        outcome,
        hands,
    }
}
