//! A step with what came of it, and how much of that each viewer sees.

use std::borrow::Cow;

use tabletop::{Actor, Event, Game, Seat, SeatCount, SeatSet, StepOf, StepView, StepViewOf, Viewer};

/// A step with what came of it.
#[derive(Debug)]
pub(crate) struct Happened<G: Game> {
    pub(crate) step: StepOf<G>,
    /// If not everybody sees the step: the seats that do, and how it looks to the others.
    masked: Option<(SeatSet, StepViewOf<G>)>,
    events: Vec<G::Event>,
    /// Whether it completed a simultaneous choice, so that everybody's answers were opened.
    pub(crate) opens: bool,
    /// Whether it answers a simultaneous choice that others still have to answer.
    pub(crate) awaits_others: bool,
}

impl<G: Game> Happened<G> {
    /// Makes a legal step and notes what comes of it.
    pub(crate) fn make(game: &mut G, step: StepOf<G>, opens: bool, awaits_others: bool) -> Self {
        let (masked, mut events) = (mask(game, step), Vec::new());
        game.apply_telling(step, &mut events);
        Happened { step, masked, events, opens, awaits_others }
    }

    /// How the step looked to a viewer; to `None`, who sees everything, as it was.
    pub(crate) fn look(&self, viewer: Option<Viewer>) -> StepViewOf<G> {
        match (&self.masked, viewer) {
            (Some((open_to, look)), Some(viewer))
                if !viewer.seat().is_some_and(|seat| open_to.contains(seat)) =>
            {
                look.clone()
            }
            _ => StepView::Open(self.step),
        }
    }

    /// What the viewer noticed.
    pub(crate) fn noticed(&self, viewer: Option<Viewer>) -> impl Iterator<Item = Cow<'_, G::Event>> {
        self.events.iter().filter_map(move |event| match viewer {
            None => Some(Cow::Borrowed(event)),
            Some(viewer) => G::view_event(event, viewer).map(Cow::Owned),
        })
    }

    /// Whether nobody but the seat that acted saw what the step is.
    pub(crate) fn is_sealed(&self) -> bool {
        matches!(&self.masked, Some((open_to, StepView::Sealed(..)))
            if open_to.iter().all(|seat| Actor::Seat(seat) == self.step.actor()))
    }

    /// Whether it showed anybody something that had been hidden.
    pub(crate) fn uncovers(&self, seats: SeatCount) -> bool {
        Viewer::all(seats).any(|viewer| self.noticed(Some(viewer)).any(|event| event.uncovers()))
    }
}

/// The seats that see a step that is about to be made, and how it looks to the others; `None` if everybody sees it.
fn mask<G: Game>(game: &G, step: StepOf<G>) -> Option<(SeatSet, StepViewOf<G>)> {
    let seats = game.book().seats.seats();
    let sees = |seat: &Seat| matches!(game.view_step(step, Viewer::Seat(*seat)), StepView::Open(_));
    match game.view_step(step, Viewer::Spectator) {
        StepView::Open(_) => None,
        masked => Some((seats.filter(sees).collect(), masked)),
    }
}
