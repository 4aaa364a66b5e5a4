//! Numbers: action ids and observations say what a seat may do and know, and nothing else.
//!
//! In every state of random games, for whoever is asked: different actions have different ids, an id stands for the action it
//! came from, and the mask is exactly the list. Ids that are not in the mask stand for nothing legal. For every viewer: the
//! numbers keep their bounds, and in another world that looks the same to the viewer both numbers and mask are the same,
//! byte for byte.

use tabletop::{Layout, Numbers, Seat, SeatSet, Turn, Viewer, fast_rng};

use crate::Tested;
use crate::fault::{Fault, ensure};
use crate::setup::{self, Amounts, Setup};
use crate::walk::{Walk, legal};

const SEED: u64 = 3;
const AMOUNTS: Amounts = Amounts { standard: 4, edition: 2, option: 1, mixtures: 8 };
/// A game that has not ended by then is left; that it ends is checked elsewhere.
const MAX_STEPS: usize = 2_000;
/// One state in so many is looked at from every side, others from the side of those who are asked.
const CLOSE_EVERY: usize = 7;
/// Names the number of states to look at, instead of the few that every test run looks at.
const STATES: &str = "NUMBERS_STATES";

/// Plays random games of `G` at every table and panics at the first number that is wrong. With `NUMBERS_STATES` in the
/// environment it goes on until so many states were looked at.
///
/// # Panics
/// If a number is wrong.
pub fn check_numbers<G: Tested>() {
    let states = std::env::var(STATES).ok().map_or(0, |n| n.parse().expect("NUMBERS_STATES is a number"));
    if let Err(fault) = find_wrong_number::<G>(states) {
        panic!("{fault}");
    }
}

/// The first wrong number of `G`, if there is one; at least so many states are looked at.
pub fn find_wrong_number<G: Tested>(states: u64) -> Result<(), Fault> {
    let outside = |what| Fault { game: G::META.id, setup: "all tables".into(), steps: Vec::new(), what };
    let plan = setup::plan::<G>(AMOUNTS, &mut fast_rng(SEED, u64::MAX)).map_err(outside)?;
    let (mut seen, mut stream) = (0, 0);
    while seen < states || stream < plan.len() as u64 {
        seen += play(&plan[stream as usize % plan.len()], stream)?;
        stream += 1;
    }
    Ok(())
}

/// Plays one game. Returns how many states it had.
fn play<G: Tested>(setup: &Setup<G>, stream: u64) -> Result<u64, Fault> {
    let mut walk = Walk::begin(setup, SEED, stream);
    play_on(&mut walk).map_err(|what| walk.fault(what))
}

fn play_on<G: Tested>(walk: &mut Walk<G>) -> Result<u64, String> {
    let layout = Layout::of(walk.game.book()).map_err(|e| e.to_string())?;
    let mut desk = Desk::new(&layout);
    loop {
        let due = match walk.game.turn() {
            Turn::Act(due) => due,
            _ => SeatSet::EMPTY,
        };
        for seat in due.iter() {
            desk.actions(&walk.game, seat).map_err(|what| format!("seat {seat}: {what}"))?;
        }
        if walk.len().is_multiple_of(CLOSE_EVERY) {
            for viewer in Viewer::all(walk.game.book().seats) {
                let world = G::determinize(&walk.game.view(viewer), &mut walk.rng);
                desk.worlds(&walk.game, &world, viewer).map_err(|what| format!("{viewer}: {what}"))?;
            }
            for seat in due.iter() {
                desk.other_ids(&walk.game, seat).map_err(|what| format!("seat {seat}: {what}"))?;
            }
        }
        let next = if walk.len() < MAX_STEPS { walk.choose()? } else { None };
        let Some(step) = next else { return Ok(walk.len() as u64 + 1) };
        walk.advance(step);
    }
}

/// A layout, and room to write in.
struct Desk<'a> {
    layout: &'a Layout,
    numbers: [Vec<i16>; 2],
    masks: [Vec<bool>; 2],
}

impl<'a> Desk<'a> {
    fn new(layout: &'a Layout) -> Self {
        let numbers = || vec![0; layout.observation_len()];
        let mask = || vec![false; layout.menu.len()];
        Desk { layout, numbers: [numbers(), numbers()], masks: [mask(), mask()] }
    }

    /// Ids, actions and the mask belong together.
    fn actions<G: Numbers>(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        let (view, actions) = (game.view(Viewer::Seat(seat)), legal(game, seat));
        let [mask, _] = &mut self.masks;
        self.layout.mask::<G>(&view, &actions, mask);
        for action in &actions {
            let id = self.layout.id::<G>(&view, *action);
            let again = self.layout.action::<G>(&view, id);
            ensure(again == Some(*action), || {
                format!("{action:?} has the id {id}, which stands for {again:?}")
            })?;
            ensure(mask[id], || format!("{action:?} is legal, but its id {id} is not in the mask"))?;
        }
        let marked = mask.iter().filter(|marked| **marked).count();
        ensure(marked == actions.len(), || format!("{} actions have {marked} ids", actions.len()))
    }

    /// What is not in the mask stands for nothing that is legal.
    fn other_ids<G: Numbers>(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        let (view, actions) = (game.view(Viewer::Seat(seat)), legal(game, seat));
        let [mask, _] = &mut self.masks;
        self.layout.mask::<G>(&view, &actions, mask);
        for id in (0..mask.len()).filter(|id| !mask[*id]) {
            let action = self.layout.action::<G>(&view, id).filter(|action| game.is_legal(seat, *action));
            ensure(action.is_none(), || {
                format!("the id {id} is not in the mask, but stands for {action:?}")
            })?;
        }
        let beyond = self.layout.action::<G>(&view, mask.len());
        ensure(beyond.is_none(), || format!("the id after the last one stands for {beyond:?}"))
    }

    /// Numbers keep their bounds, and are the same in two worlds that look the same.
    fn worlds<G: Numbers>(&mut self, game: &G, world: &G, viewer: Viewer) -> Result<(), String> {
        for (i, game) in [game, world].into_iter().enumerate() {
            let view = game.view(viewer);
            self.layout.observe::<G>(&view, &mut self.numbers[i]);
            let actions = viewer.seat().map(|seat| legal(game, seat)).unwrap_or_default();
            self.layout.mask::<G>(&view, &actions, &mut self.masks[i]);
        }
        let mut from = 0;
        for part in &self.layout.parts {
            let to = from + part.shape.iter().product::<usize>();
            let (truth, other) = (&self.numbers[0][from..to], &self.numbers[1][from..to]);
            let (low, high) = part.bounds;
            ensure(truth.iter().all(|number| (low..=high).contains(number)), || {
                format!("{} is {truth:?}, beyond {low} to {high}", part.name)
            })?;
            ensure(truth == other, || {
                format!("{} depends on hidden things: {truth:?} or {other:?}", part.name)
            })?;
            from = to;
        }
        ensure(self.masks[0] == self.masks[1], || "its mask depends on hidden things".to_string())
    }
}
