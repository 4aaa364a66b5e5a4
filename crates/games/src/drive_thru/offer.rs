//! What a board shows of a choice before it is made.

use serde::Serialize;
use tabletop::Offers;

use super::judgement::faces_with_help;
use super::view::View;
use super::{Action, Attempt, Baker, DriveThru, Few, Kitchen, Phase, Recipe, Stage};

/// What may be chosen. Recipes and bakers are numbers, in the order of the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Be this baker.
    Pick {
        /// The baker.
        baker: Baker,
    },
    /// Place pieces on Learn and draw recipes.
    Learn {
        /// Pieces placed.
        pieces: u8,
        /// Recipes drawn: as many as the pieces allow, or all there are.
        draw: u8,
        /// How many of them may be kept.
        keep: u8,
    },
    /// Place pieces on Prepare and roll for an unprepared recipe.
    Prepare {
        /// The recipe.
        recipe: Recipe,
        /// Pieces placed.
        pieces: u8,
        /// The chances.
        odds: Odds,
    },
    /// Place pieces on Serve and roll for a prepared recipe.
    Serve {
        /// The recipe.
        recipe: Recipe,
        /// Pieces placed.
        pieces: u8,
        /// The chances.
        odds: Odds,
        /// What a success brings.
        gain: Gain,
    },
    /// Place pieces on Coffee Break and make all used Recognitions ready.
    Coffee {
        /// Pieces placed.
        pieces: u8,
        /// Recognitions that become ready; 0 if none is used.
        recognitions: u8,
    },
    /// Take pieces from a Kitchen card.
    Take {
        /// The Kitchen card.
        kitchen: Kitchen,
        /// Pieces taken.
        pieces: u8,
    },
    /// Keep some of the recipes drawn, or none.
    Keep {
        /// Recipes kept.
        kept: Few,
        /// Own unprepared recipes that make room and go to the discard pile.
        replaced: Few,
        /// Own unprepared recipes that make room and leave the game.
        removed: Few,
    },
    /// Spend Recognitions, so that the attempt under way succeeds.
    Spend {
        /// How many.
        recognitions: u8,
        /// What that brings, if the recipe is served by it.
        gain: Option<Gain>,
    },
    /// Spend nothing, so that the attempt under way fails.
    Fail,
}

/// The chances of a roll, counted in faces of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Odds {
    /// What the sum must reach.
    pub needed: u8,
    /// Added to the die for pieces and baker.
    pub bonus: u8,
    /// Faces that succeed without Recognition.
    pub plain: u8,
    /// Faces that succeed if every ready Recognition may be spent.
    pub helped: u8,
    /// Faces of the die.
    pub faces: u8,
}

impl Odds {
    /// For the current seat.
    pub(super) fn of(game: &DriveThru, attempt: Attempt) -> Self {
        let rules = &game.book.rules;
        Odds {
            needed: game.needed(attempt),
            bonus: game.bonus(attempt.stage, attempt.pieces),
            plain: rules.faces_for(game.short(attempt, 0)),
            helped: faces_with_help(game, attempt),
            faces: rules.constants.die_faces,
        }
    }
}

/// What serving a recipe brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Gain {
    /// The tip.
    pub tip: u8,
    /// Whether it is a type of treat the seat has not served yet.
    pub new_type: bool,
    /// Whether the Recognition it becomes is ready at once.
    pub ready: bool,
    /// Whether it makes this round the last.
    pub last_round: bool,
}

impl Gain {
    /// For the current seat.
    fn of(game: &DriveThru, recipe: Recipe) -> Self {
        let (rules, served) = (&game.book.rules, game.served[game.current.index()]);
        let enough = served.len() + 1 >= rules.constants.served_to_end.into();
        Gain {
            tip: rules.tips[recipe.index()],
            new_type: game.is_new_type(served, recipe),
            ready: rules.fresh_ready,
            last_round: enough && !game.last_round,
        }
    }
}

impl Offers for DriveThru {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        let game = &view.game;
        let rules = &game.book.rules;
        match action {
            Action::Pick(baker) => Offer::Pick { baker },
            Action::Learn(pieces) => {
                let skill = rules.skill(game.bakers[game.current.index()]);
                let there = (game.bag.len() + game.discard.len()) as u8;
                let draw = skill.draw[usize::from(pieces)].min(there);
                Offer::Learn { pieces, draw, keep: skill.keep.min(draw) }
            }
            Action::Attempt(attempt) => {
                let Attempt { stage, pieces, recipe } = attempt;
                let odds = Odds::of(game, attempt);
                match stage {
                    Stage::Prepare => Offer::Prepare { recipe, pieces, odds },
                    Stage::Serve => Offer::Serve { recipe, pieces, odds, gain: Gain::of(game, recipe) },
                }
            }
            Action::Coffee => Offer::Coffee { pieces: 1, recognitions: game.used(game.current) },
            Action::Take(pieces, kitchen) => Offer::Take { kitchen, pieces },
            Action::Keep { kept, replaced } => Offer::Keep {
                kept,
                replaced: replaced.filter(|recipe| !rules.leaves(recipe)),
                removed: replaced.filter(|recipe| rules.leaves(recipe)),
            },
            Action::Spend(recognitions) => {
                let gain = match game.phase {
                    Phase::Spend { attempt: Attempt { stage: Stage::Serve, recipe, .. }, .. } => {
                        Some(Gain::of(game, recipe))
                    }
                    _ => None,
                };
                Offer::Spend { recognitions, gain }
            }
            Action::Fail => Offer::Fail,
        }
    }
}
