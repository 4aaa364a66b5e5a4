//! Plays a scenario and asks its questions.

use tabletop::{
    Arrange, Book, Notation, Seat, StepOf, Token, Turn, Viewer, Warnings, Words, format_step_view, parse_step,
};

use super::read::{Event, Failure, Scenario, split_word};
use crate::fault::ensure;
use crate::playthrough::config_of;
use crate::walk::{legal, outcomes};

/// Everything in this scenario that is not as expected.
pub(super) fn run<G: Arrange + Warnings + Words>(scenario: &Scenario) -> Vec<Failure> {
    let mut failures = Vec::new();
    let mut fail = |line, what: String| failures.push(Failure::at(line, what));
    if scenario.rule.is_none() {
        fail(scenario.line, "it does not name its rule: add a line like `rule 4.3`".to_string());
    }
    if scenario.events.iter().all(|(_, event)| matches!(event, Event::Do(_))) {
        fail(scenario.line, "it expects nothing: add an `expect` or `refuse` line".to_string());
    }
    let mut game = match position::<G>(scenario) {
        Ok(game) => game,
        Err((line, what)) => {
            fail(line, what);
            return failures;
        }
    };
    let mut last = None;
    for (line, event) in &scenario.events {
        let done = match event {
            Event::Do(steps) => {
                let done = steps.iter().try_for_each(|text| advance(&mut game, text, &mut last));
                if let Err(what) = done {
                    // What follows would only fail for the same reason.
                    fail(*line, what);
                    break;
                }
                Ok(())
            }
            Event::Expect(name, value) => expect(&game, last.as_ref(), name, value),
            Event::Refuse(step, reason) => refuse(&game, step, reason),
        };
        if let Err(what) = done {
            fail(*line, what);
        }
    }
    failures
}

fn position<G: Arrange>(scenario: &Scenario) -> Result<G, (usize, String)> {
    let here = |what: String| (scenario.line, what);
    let seats = scenario.seats.ok_or_else(|| here("it does not say how many seats".to_string()))?;
    let mut config = config_of::<G>(scenario.edition.as_deref()).map_err(here)?;
    for (line, name, value) in &scenario.options {
        config.set(name, &value.as_str().into()).map_err(|e| (*line, e.to_string()))?;
    }
    let book = Book::open(&config, seats).map_err(|e| here(e.to_string()))?;
    if scenario.settings.is_empty() {
        return Ok(G::new(book));
    }
    G::arrange(book, &scenario.settings).map_err(|e| here(format!("the position cannot be set up: {e}")))
}

/// The state before the last step, and the step.
type Last<G> = Option<(G, StepOf<G>)>;

fn advance<G: Notation>(game: &mut G, text: &str, last: &mut Last<G>) -> Result<(), String> {
    let refused = |e: String| format!("do {text}: {e}");
    let step = parse_step::<G>(game.book(), text).map_err(|e| refused(e.to_string()))?;
    let before = game.clone();
    game.apply(step).map_err(|e| refused(e.to_string()))?;
    *last = Some((before, step));
    Ok(())
}

fn refuse<G: Notation>(game: &G, text: &str, reason: &str) -> Result<(), String> {
    let said = match parse_step::<G>(game.book(), text) {
        Err(e) => e.to_string(),
        Ok(step) => {
            let mut copy = game.clone();
            match copy.apply(step) {
                Ok(()) => return Err(format!("expected {text} to be refused, found it allowed")),
                Err(e) => {
                    ensure(copy == *game, || format!("{text} is refused, but the state has changed"))?;
                    e.to_string()
                }
            }
        }
    };
    ensure(fold(&said).contains(&fold(reason)), || {
        format!("expected {text} to be refused with '{reason}', found '{said}'")
    })
}

fn expect<G: Arrange + Warnings + Words>(
    game: &G,
    last: Option<&(G, StepOf<G>)>,
    name: &str,
    value: &str,
) -> Result<(), String> {
    let equal = |found: String| {
        ensure(fold(&found) == fold(value), || format!("expected {name} '{value}', found '{}'", fold(&found)))
    };
    match name.split_once(':').unwrap_or((name, "")) {
        ("legal", seat) => equal(legal_words(game, seat_of(game, seat)?)),
        ("chance", "") => equal_sets(name, value, chance_words(game)),
        ("turn", "") => equal(match game.turn() {
            Turn::Chance => "chance".to_string(),
            Turn::Over => "over".to_string(),
            Turn::Act(due) => join(due.iter()),
        }),
        ("scores", "") => equal(scores(game)),
        ("ranks", "") => match game.outcome() {
            Some(outcome) => equal(join(outcome.ranks.as_slice())),
            None => Err(format!("expected ranks '{value}', found that the game is not over")),
        },
        ("goal", "") => contains(name, value, &G::say_goal(game.book()).to_string()),
        ("near", "") => {
            let near = G::say_end_near(&game.view(Viewer::Spectator));
            contains(name, value, &near.map_or("none".to_string(), |near| near.to_string()))
        }
        ("warning", seat) => warning(game, seat_of(game, seat)?, value),
        ("view", viewer) => in_view(game, viewer_of(game, viewer)?, value),
        ("seen", viewer) => {
            let viewer = viewer_of(game, viewer)?;
            let (before, step) = last.ok_or("nothing has happened yet that could be seen")?;
            equal(format_step_view::<G>(game.book(), &before.view_step(*step, viewer)))
        }
        _ => equal(game.fact(name)?),
    }
}

fn legal_words<G: Notation>(game: &G, seat: Seat) -> String {
    join(legal(game, seat).into_iter().map(|action| Token::<G>::Action(game.book(), action)))
}

fn chance_words<G: Notation>(game: &G) -> Vec<String> {
    let word = |(outcome, weight)| match (Token::<G>::Chance(game.book(), outcome), weight) {
        (token, 1) => token.to_string(),
        (token, weight) => format!("{token}*{weight}"),
    };
    outcomes(game).into_iter().map(word).collect()
}

/// The points at the end or, before it, those the public score sheet shows.
fn scores<G: Words>(game: &G) -> String {
    game.outcome().map_or_else(
        || {
            let sheet = G::score_sheet(&game.view(Viewer::Spectator));
            join(game.book().seats.seats().map(|seat| sheet.total(seat)))
        },
        |outcome| join(outcome.scores.as_slice()),
    )
}

fn equal_sets(name: &str, expected: &str, mut found: Vec<String>) -> Result<(), String> {
    // Weight 1 may be written or left out.
    let plain = |word: &str| word.strip_suffix("*1").unwrap_or(word).to_string();
    let mut wanted: Vec<String> = expected.split_whitespace().map(plain).collect();
    wanted.sort_unstable();
    found.sort_unstable();
    ensure(wanted == found, || format!("expected {name} '{}', found '{}'", wanted.join(" "), found.join(" ")))
}

fn in_view<G: Notation>(game: &G, viewer: Viewer, question: &str) -> Result<(), String> {
    let (pointer, value) = split_word(question);
    let view = serde_json::to_value(game.view(viewer)).map_err(|e| format!("the view is no JSON: {e}"))?;
    let expected: serde_json::Value =
        serde_json::from_str(value).map_err(|e| format!("'{value}' is no JSON value: {e}"))?;
    let found = view.pointer(pointer).ok_or_else(|| format!("there is no {pointer} in the view: {view}"))?;
    ensure(*found == expected, || format!("expected {pointer} of {viewer} to be {expected}, found {found}"))
}

/// What a choice of the seat costs, after its token.
fn warning<G: Warnings + Notation>(game: &G, seat: Seat, question: &str) -> Result<(), String> {
    let (token, value) = split_word(question);
    let action = G::parse_action(game.book(), token).map_err(|e| e.to_string())?;
    ensure(legal(game, seat).contains(&action), || format!("{token} is not legal"))?;
    let view = game.view(Viewer::Seat(seat));
    let found = G::say_warning(&view, action, &G::offer(&view, action));
    let found = found.map_or("none".to_string(), |warning| warning.to_string());
    contains(&format!("the warning of {token}"), value, &found)
}

/// The words are there, and nothing but `none` is none.
fn contains(name: &str, value: &str, found: &str) -> Result<(), String> {
    let (value, found) = (fold(value), fold(found));
    let right = if value == "none" { found == value } else { found.contains(&value) };
    ensure(right, || format!("expected {name} to say '{value}', found '{found}'"))
}

fn seat_of<G: Notation>(game: &G, text: &str) -> Result<Seat, String> {
    let seats = game.book().seats;
    let seat = text.parse().ok().filter(|seat| seats.contains(*seat));
    seat.ok_or_else(|| format!("'{text}' is not a seat from 1 to {seats}"))
}

fn viewer_of<G: Notation>(game: &G, text: &str) -> Result<Viewer, String> {
    if text == "spectator" { Ok(Viewer::Spectator) } else { seat_of(game, text).map(Viewer::Seat) }
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// White space of any kind and length is one blank.
fn fold(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
