//! Secrets: nobody is shown, and no sampler is told, what a viewer may not know.
//!
//! A view is meant to be complete (all that the viewer may know, remembered things included) and tight (nothing else).
//! Both are tried here on random games:
//!
//! * A state drawn from a view is as good as the true one to that viewer: the same view byte for byte, the same turn, the
//!   same legal actions, the same looks of every step; and it is a sound state.
//! * The sampler depends on the view alone: views that are equal, also after a trip through JSON, give equal samples from
//!   equal random numbers. And it does not simply know the truth.
//! * Of the steps that could happen now, those that look alike to a viewer leave it with equal views, unless they complete
//!   a simultaneous choice; and those that leave it with equal views looked alike, or else the viewer would know more than
//!   its view does.
//! * Viewed events tell no more than views: where the views after a step are equal, so are the events that led to them,
//!   byte for byte. And no less: a step may open hidden things that it does not name (a hand laid down with the choice);
//!   but then an event says so. What comes into a view untold is taken for a leak. A leak that the game announces is a
//!   rule of the game: whether it is the right rule, only scenarios can tell.
//! * An event that a spectator sees whole, everybody sees whole; and a viewed event hides nothing more when it is viewed
//!   again.
//!
//! Not found here: a view that forgets what its viewer saw earlier, and a sampler that makes some states too likely.

use tabletop::{
    FastRng, Game, Judgement, Notation, Step, StepOf, StepView, StepViewOf, Viewer, below, fast_rng,
    format_step, format_step_view, parse_step, shuffle,
};

use crate::Tested;
use crate::fault::{Fault, ensure};
use crate::setup::{self, Amounts, Setup};
use crate::walk::{Walk, all_steps, legal, some_of};

const SEED: u64 = 2;
const AMOUNTS: Amounts = Amounts { standard: 8, edition: 3, option: 1, mixtures: 8 };
/// Every state is looked at up to this many steps; in longer games, one in so many.
const CLOSE_STEPS: usize = 200;
const CLOSE_EVERY: usize = 31;
/// A game that has not ended by then is left; that it ends is checked elsewhere.
const MAX_STEPS: usize = 5_000;
/// Of the steps that could happen instead, or in both states, at most so many are tried.
const OTHER_STEPS: usize = 10;

/// Plays random games of `G` at every table and panics if somebody can learn what they may not know.
///
/// # Panics
/// If the game leaks.
pub fn check_secrecy<G: Tested>() {
    if let Err(leak) = find_leak::<G>() {
        panic!("{leak}");
    }
}

/// The first leak of `G`, if there is one.
pub fn find_leak<G: Tested>() -> Result<(), Fault> {
    let outside = |what| Fault { game: G::META.id, setup: "all tables".into(), steps: Vec::new(), what };
    let plan = setup::plan::<G>(AMOUNTS, &mut fast_rng(SEED, u64::MAX)).map_err(outside)?;
    let mut tally = Tally::default();
    for (stream, setup) in plan.iter().enumerate() {
        play(setup, stream as u64, &mut tally)?;
    }
    ensure(!tally.hides_something || tally.samples_that_differ > 0, || {
        format!("the sampler knows the truth: all of {} samples were the true state", tally.samples)
    })
    .map_err(outside)
}

/// What is counted over all games.
#[derive(Debug, Default)]
struct Tally {
    hides_something: bool,
    samples: u64,
    samples_that_differ: u64,
}

fn play<G: Tested>(setup: &Setup<G>, stream: u64, tally: &mut Tally) -> Result<(), Fault> {
    let mut walk = Walk::begin(setup, SEED, stream);
    play_on(&mut walk, tally).map_err(|what| walk.fault(what))
}

fn play_on<G: Tested>(walk: &mut Walk<G>, tally: &mut Tally) -> Result<(), String> {
    let viewers: Vec<Viewer> = Viewer::all(walk.game.book().seats).collect();
    while walk.len() < MAX_STEPS {
        let close = walk.len() < CLOSE_STEPS || walk.len().is_multiple_of(CLOSE_EVERY);
        let completes = walk.completes_window();
        for &viewer in viewers.iter().filter(|_| close) {
            samples(&walk.game, completes, viewer, &mut walk.rng, tally)
                .map_err(|what| format!("{viewer}: {what}"))?;
        }
        let Some(step) = walk.choose()? else { break };
        looks(&walk.game, step, walk.in_window(), tally)?;
        events_look(&walk.game, step)?;
        let others = alternatives(&walk.game, step, &mut walk.rng);
        for &viewer in viewers.iter().filter(|_| close && completes) {
            // The answers come to light; all else that is hidden does not.
            if let Some(twin) = walk.twin(viewer).filter(|twin| twin.check(step).is_ok()) {
                no_news(&walk.game, &twin, step, viewer).map_err(|what| format!("{viewer}: {what}"))?;
            }
        }
        for &viewer in viewers.iter().filter(|_| close) {
            compare(&walk.game, step, &others, completes, viewer)
                .map_err(|what| format!("{viewer}: {what}"))?;
        }
        walk.advance(step);
    }
    Ok(())
}

/// States drawn from the viewer's view are as good as the true one to that viewer.
fn samples<G: Tested>(
    game: &G,
    completes_window: bool,
    viewer: Viewer,
    rng: &mut FastRng,
    tally: &mut Tally,
) -> Result<(), String> {
    let view = game.view(viewer);
    let json = serde_json::to_string(&view).map_err(|e| format!("the view is no JSON: {e}"))?;
    let sent: G::View = serde_json::from_str(&json).map_err(|e| format!("the view is lost in JSON: {e}"))?;
    let (first, second) = (u64::from(below(rng, u32::MAX)), u64::from(below(rng, u32::MAX)));
    let draw = |view: &G::View, numbers: u64| G::determinize(view, &mut fast_rng(numbers, 0));

    let sample = draw(&sent, first);
    ensure(draw(&view, first) == sample, || {
        "the sampler uses something that is lost when the view is written as JSON".into()
    })?;
    same_look_to(game, &sample, viewer)?;
    ensure(draw(&sample.view(viewer), second) == draw(&view, second), || {
        "the sampler depends on more than the view: equal views and random numbers give different states"
            .into()
    })?;

    let mut steps = all_steps(game);
    shuffle(&mut steps, rng);
    for step in steps.into_iter().filter(|step| sample.check(*step).is_ok()).take(OTHER_STEPS) {
        same_look(game, &sample, step, viewer)?;
        if !completes_window {
            no_news(game, &sample, step, viewer)?;
        }
    }
    tally.samples += 1;
    tally.samples_that_differ += u64::from(sample != *game);
    Ok(())
}

/// A state drawn from the viewer's view looks like the true one to that viewer, and offers it the same things: nothing
/// hidden is in the view.
pub(crate) fn same_look_to<G: Judgement>(game: &G, sample: &G, viewer: Viewer) -> Result<(), String> {
    sample.validate().map_err(|e| format!("the state drawn from its view is corrupt: {e}"))?;
    let (view, again) = (game.view(viewer), sample.view(viewer));
    ensure(again == view, || {
        format!("its view changes when hidden things change:\n{view:?}\nbecomes\n{again:?}")
    })?;
    let json = |view: &G::View| serde_json::to_string(view).map_err(|e| format!("the view is no JSON: {e}"));
    ensure(json(&again)? == json(&view)?, || {
        "the JSON of its view changes when hidden things change".into()
    })?;
    ensure(format!("{again}") == format!("{view}") && format!("{again:#}") == format!("{view:#}"), || {
        "its board changes when hidden things change".into()
    })?;
    same_to(game, sample, viewer)
}

/// Two states with the same view for `viewer` offer it the same things.
fn same_to<G: Judgement>(game: &G, other: &G, viewer: Viewer) -> Result<(), String> {
    ensure(other.turn() == game.turn(), || {
        format!("hidden things decide whose turn it is: {:?} or {:?}", game.turn(), other.turn())
    })?;
    ensure(other.outcome() == game.outcome(), || "hidden things decide the outcome, which is public".into())?;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let actions = legal(game, seat);
    ensure(legal(other, seat) == actions, || {
        format!("its legal actions depend on hidden things: {actions:?} or {:?}", legal(other, seat))
    })?;
    let policy = |game: &G| {
        let mut weights = Vec::new();
        game.policy(seat, &actions, &mut weights);
        weights
    };
    ensure(policy(game) == policy(other), || "its policy depends on hidden things".into())
}

/// A step looks the same in two states with the same view.
fn same_look<G: Notation>(game: &G, other: &G, step: StepOf<G>, viewer: Viewer) -> Result<(), String> {
    let seen = |game: &G| format_step_view::<G>(game.book(), &game.view_step(step, viewer));
    let (truth, other) = (seen(game), seen(other));
    ensure(truth == other, || {
        format!("{} looks like {truth}; with other hidden things like {other}", text(game, step))
    })
}

/// A step that leads from two states with the same view to different views tells what is new; and one that leads to equal
/// views tells the same.
fn no_news<G: Tested>(game: &G, other: &G, step: StepOf<G>, viewer: Viewer) -> Result<(), String> {
    let (truth, sample) = (After::of(game, step, viewer), After::of(other, step, viewer));
    let told = || text(game, step);
    if truth.view == sample.view {
        ensure(truth.events == sample.events, || {
            let (truth, sample) = (&truth.events, &sample.events);
            format!("the events of {} depend on hidden things:\n{truth}\nor\n{sample}", told())
        })
    } else {
        ensure(truth.events != sample.events, || {
            let (truth, sample) = (&truth.view, &sample.view);
            format!(
                "{} brings something hidden into its view that nothing tells it:\n{truth:?}\nor\n{sample:?}",
                told()
            )
        })
    }
}

/// What a step leaves behind.
struct After<G: Game> {
    state: G,
    view: G::View,
    /// What happened as the viewer saw it, as JSON.
    events: String,
}

impl<G: Game> After<G> {
    fn of(game: &G, step: StepOf<G>, viewer: Viewer) -> Self {
        let (mut state, mut events) = (game.clone(), Vec::new());
        state.apply_telling(step, &mut events);
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::view_event(event, viewer)).collect();
        let events = serde_json::to_string(&seen).unwrap_or_else(|e| format!("the events are not JSON: {e}"));
        let view = state.view(viewer);
        After { state, view, events }
    }
}

/// How events look: what a spectator sees whole, everybody sees whole, and nothing is hidden twice.
fn events_look<G: Notation>(game: &G, step: StepOf<G>) -> Result<(), String> {
    let mut events = Vec::new();
    game.clone().apply_telling(step, &mut events);
    for event in &events {
        let public = G::view_event(event, Viewer::Spectator).as_ref() == Some(event);
        for viewer in Viewer::all(game.book().seats) {
            let seen = G::view_event(event, viewer);
            let told = || format!("{viewer}: {event:?} of {} looks like {seen:?}, ", text(game, step));
            ensure(!public || seen.as_ref() == Some(event), || told() + "but a spectator sees it whole")?;
            let again = seen.as_ref().and_then(|seen| G::view_event(seen, viewer));
            ensure(again == seen, || told() + &format!("and viewed again like {again:?}"))?;
        }
    }
    Ok(())
}

/// How a step looks: an open one is the true one; a masked one shows who and that, not what; a seat sees what it does;
/// what a spectator sees, everybody sees; and only answers of a simultaneous choice are sealed.
fn looks<G: Notation>(game: &G, step: StepOf<G>, in_window: bool, tally: &mut Tally) -> Result<(), String> {
    let book = game.book();
    let public = matches!(game.view_step(step, Viewer::Spectator), StepView::Open(_));
    for viewer in Viewer::all(book.seats) {
        let seen: StepViewOf<G> = game.view_step(step, viewer);
        let shown = format_step_view::<G>(book, &seen);
        let told = || format!("{viewer}: {} looks like {shown}, ", text(game, step));
        ensure(seen.actor() == step.actor(), || told() + "as if somebody else did it")?;
        match seen {
            StepView::Open(open) => {
                ensure(open == step, || told() + "which is not what happened")?;
                continue;
            }
            StepView::Sealed(..) => {
                ensure(in_window, || told() + "but no simultaneous choice is under way that would open it")?;
            }
            StepView::Hidden(..) => {}
        }
        tally.hides_something = true;
        ensure(!public, || told() + "but a spectator sees it")?;
        let own = matches!(step, Step::Act(seat, _) if viewer.is(seat));
        ensure(!own, || told() + "but the seat did it itself")?;
        let masked = shown.contains('?') && !shown.contains(char::is_whitespace);
        ensure(masked && parse_step::<G>(book, &shown).is_err(), || {
            told() + "which can be taken for a step: a mask has a ? for the secret part"
        })?;
    }
    Ok(())
}

/// Other steps of the same actor that could happen instead.
fn alternatives<G: Game>(game: &G, step: StepOf<G>, rng: &mut FastRng) -> Vec<StepOf<G>> {
    let mut others = all_steps(game);
    others.retain(|other| other.actor() == step.actor() && *other != step);
    some_of(others, OTHER_STEPS, rng)
}

/// Compares `step` with each of the steps that could happen instead: what `viewer` sees of them and after them.
fn compare<G: Tested>(
    game: &G,
    step: StepOf<G>,
    others: &[StepOf<G>],
    completes_window: bool,
    viewer: Viewer,
) -> Result<(), String> {
    let (seen, after) = (game.view_step(step, viewer), After::of(game, step, viewer));
    for &other in others {
        let (other_seen, other_after) = (game.view_step(other, viewer), After::of(game, other, viewer));
        let both = || format!("{} and {}", text(game, step), text(game, other));
        let same_events = after.events == other_after.events;
        if seen == other_seen && !completes_window {
            // A hidden deal may come to light by itself in the same step; then the viewer is told.
            let comes_to_light = matches!(seen, StepView::Hidden(None, _)) && !same_events;
            ensure(after.view == other_after.view || comes_to_light, || {
                format!("{} look alike, but the views after them tell them apart", both())
            })?;
        }
        if after.view == other_after.view {
            ensure(seen == other_seen || after.state == other_after.state, || {
                format!(
                    "{} can be told apart when they happen, although the views after them are equal",
                    both()
                )
            })?;
            ensure(same_events || seen != other_seen || completes_window, || {
                let (one, other) = (&after.events, &other_after.events);
                format!("{} look alike, but their events tell them apart:\n{one}\nor\n{other}", both())
            })?;
            same_to(&after.state, &other_after.state, viewer)?;
        }
    }
    Ok(())
}

fn text<G: Notation>(game: &G, step: StepOf<G>) -> String {
    format_step::<G>(game.book(), step)
}
