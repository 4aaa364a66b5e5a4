//! A table at which a lesson is played.

use catalog::lesson::NEXT;
use catalog::{GAMES, Lesson, lessons};
use protocol::{Code, Ending, Phase, TableConfig};
use tabletop::{Language, Seat, Viewer};

use super::tests::{ANN, BO, Desk};
use super::{Command, Fact};

/// Every guided game.
fn guided() -> impl Iterator<Item = &'static Lesson> {
    GAMES.iter().flat_map(|game| lessons(game.meta().id)).filter(|lesson| lesson.is_guided)
}

fn of(lesson: &Lesson) -> TableConfig {
    TableConfig { game: lesson.game.into(), lesson: Some(lesson.id.into()), ..TableConfig::default() }
}

/// Somebody sits down to learn, and the others are bots.
fn begun(lesson: &Lesson) -> Desk {
    let mut desk = Desk::new(of(lesson), 1);
    desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: Some(lesson.seat) }).unwrap();
    for seat in lesson.seats.seats().filter(|seat| *seat != lesson.seat) {
        desk.ask(Command::SeatBot { player: ANN, seat, bot: "easy".into() }).unwrap();
    }
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk
}

/// What the lesson wants now: a token that is meant, or to go on.
fn wanted(desk: &Desk) -> String {
    let said = desk.state.course().unwrap().said(desk.state.game().unwrap(), Language::English).unwrap();
    said.tokens.first().map_or_else(|| NEXT.to_string(), Clone::clone)
}

fn last(desk: &Desk) -> u64 {
    desk.state.length() - 1
}

#[test]
fn a_lesson_is_finished_by_doing_what_it_says() {
    for lesson in guided() {
        let (mut desk, mut said) = (begun(lesson), 0);
        while desk.state.phase() == Phase::Playing {
            assert_eq!(desk.state.due_bots().count(), 0, "{}: the others do what is written", lesson.game);
            let token = wanted(&desk);
            desk.act(ANN, last(&desk), &token).unwrap();
            assert_eq!(desk.replayed().info(), desk.state.info(), "{}: the log says so too", lesson.game);
            said += 1;
        }
        assert_eq!(desk.state.info().ending, Some(Ending::Learned));
        let end = desk.state.course().unwrap().said(desk.state.game().unwrap(), Language::German).unwrap();
        assert_eq!((end.at, end.is_last, end.of), (said + 1, true, said + 1), "{}", lesson.game);
        let record = desk.state.record(Viewer::Spectator).unwrap();
        assert_eq!(record.continued, Some(record.steps.len()), "nothing in it was drawn");
    }
}

/// Wherever something is asked, everything else that the rules allow is answered by the lesson, and what they do not allow by
/// them; nothing changes.
#[test]
fn whatever_else_is_done_is_answered_and_changes_nothing() {
    for lesson in guided() {
        let (mut desk, mut answered) = (begun(lesson), 0);
        while desk.state.phase() == Phase::Playing {
            let token = wanted(&desk);
            let before = desk.picture();
            let meant = desk.state.course().unwrap().accepted(desk.state.game().unwrap());
            let allowed = desk.state.game().unwrap().tokens(lesson.seat);
            for other in allowed.iter().filter(|other| !meant.contains(*other)).take(8) {
                let refusal = desk.act(ANN, last(&desk), other).unwrap_err();
                assert_eq!(refusal.code, Code::NotMeant, "{}: {other}: {refusal}", lesson.game);
                answered += 1;
            }
            let codes = [Code::BadNotation, Code::NotMeant];
            assert!(codes.contains(&desk.act(ANN, last(&desk), "nonsense").unwrap_err().code));
            if token != NEXT {
                assert!(
                    desk.act(ANN, last(&desk), NEXT).is_err(),
                    "{}: it is not read, but done",
                    lesson.game
                );
            }
            assert_eq!(desk.picture(), before);
            desk.act(ANN, last(&desk), &token).unwrap();
        }
        assert!(answered >= 5, "{}: {answered} wrong actions", lesson.game);
    }
}

#[test]
fn going_on_twice_by_accident_is_stale() {
    let lesson = guided().next().unwrap();
    let mut desk = begun(lesson);
    let base = last(&desk);
    assert_eq!(wanted(&desk), NEXT);
    desk.act(ANN, base, NEXT).unwrap();
    assert_eq!(desk.act(ANN, base, NEXT).unwrap_err().code, Code::Stale);
    assert_eq!(desk.act(BO, last(&desk), NEXT).unwrap_err().code, Code::Forbidden, "it is not Bo's lesson");
}

#[test]
fn a_lesson_brings_its_own_settings() {
    let lesson = guided().next().unwrap();
    let desk = begun(lesson);
    let config = desk.state.config();
    assert_eq!(
        (config.seats, config.edition.as_deref()),
        (Some(lesson.seats.get() as u8), Some(lesson.edition))
    );
    assert!(!config.undo && !config.hints);
    let refused = |config| super::checked(config).unwrap_err();
    let other = TableConfig { seats: Some(6), ..of(lesson) };
    let unknown = TableConfig { lesson: Some("no-such-lesson".into()), ..of(lesson) };
    assert_eq!((refused(other).code, refused(unknown).code), (Code::BadConfig, Code::NotFound));
    // What was checked once may be checked again.
    super::checked(config.clone()).unwrap();
}

/// A log may be older than the lesson. Then the game goes on like any other.
#[test]
fn a_lesson_that_was_written_anew_becomes_a_game() {
    let lesson = guided().next().unwrap();
    let mut desk = begun(lesson);
    while wanted(&desk) == NEXT {
        desk.act(ANN, last(&desk), NEXT).unwrap();
    }
    let mut log = desk.stored_and_read();
    let at = log.last().unwrap().at;
    let game = desk.state.game().unwrap();
    let meant = desk.state.course().unwrap().accepted(game);
    let seat = lesson.seat;
    let action = game.tokens(seat).into_iter().find(|token| meant.contains(token)).unwrap();
    // Where the lesson asks for something it now tells something, or the other way round.
    log.push(super::Entry { at, fact: Fact::Read { seat, id: None } });
    log.push(super::Entry {
        at,
        fact: Fact::Step { step: format!("{seat}.{action}"), id: None, bot: false },
    });
    let state = super::State::replay(log).unwrap();
    assert!(state.course().is_none() && state.phase() == Phase::Playing);
    assert!(state.due_bots().next().is_some() || state.due().contains(Seat::new(0)));
}
