//! What a viewer may know, which is everything.

use serde::Serialize;
use tabletop::{Rng, StepOf, StepView, StepViewOf, Viewer};

use super::{DriveThru, Kitchen, Phase, Recipe};

/// All that one viewer is entitled to know: all there is. Only the order of the deck and the rolls to come are
/// unknown, and no state holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[serde(try_from = "super::shape::Shape", into = "super::shape::Shape")]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) game: DriveThru,
}

impl tabletop::View<DriveThru> for View {
    fn of(game: &DriveThru, viewer: Viewer) -> Self {
        View { viewer, game: *game }
    }

    fn of_step(_: &DriveThru, step: StepOf<DriveThru>, _: Viewer) -> StepViewOf<DriveThru> {
        StepView::Open(step)
    }

    fn sample(&self, _: &mut impl Rng) -> DriveThru {
        self.game
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(super) enum Asks {
    Start,
    Draft,
    Deal,
    Turn,
    Draw,
    Keep,
    Roll,
    Spend,
    Over,
}

impl Asks {
    pub(super) fn of(game: &DriveThru) -> Self {
        match game.phase {
            Phase::Start => Asks::Start,
            Phase::Draft => Asks::Draft,
            Phase::Deal => Asks::Deal,
            Phase::Turn => Asks::Turn,
            Phase::Draw { .. } => Asks::Draw,
            Phase::Keep => Asks::Keep,
            Phase::Roll { .. } => Asks::Roll,
            Phase::Spend { .. } => Asks::Spend,
            Phase::Over => Asks::Over,
        }
    }

    /// One word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Asks::Start => "start",
            Asks::Draft => "draft",
            Asks::Deal => "deal",
            Asks::Turn => "turn",
            Asks::Draw => "draw",
            Asks::Keep => "keep",
            Asks::Roll => "roll",
            Asks::Spend => "spend",
            Asks::Over => "over",
        }
    }
}

impl View {
    pub(super) fn name(&self, recipe: Recipe) -> &'static str {
        &self.game.book.edition.parts.recipes[recipe.index()].name
    }

    pub(super) fn kitchen_name(&self, kitchen: Kitchen) -> &'static str {
        &self.game.book.edition.parts.kitchen[kitchen.index()].name
    }
}
