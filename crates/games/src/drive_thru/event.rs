//! What happens in the game. Nothing is hidden, so everybody sees all of it.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::blocked::{NoPlace, NoTake};
use super::{Baker, Few, Kitchen, Recipe, Stage};

/// Something that happens. Recipes and bakers are numbers, in the order of the edition; `ready`, `tips` and the like are
/// what the seat has after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// It is known who begins.
    First {
        /// Who has the first turn of every round.
        seat: Seat,
    },
    /// A seat gets its baker.
    GotBaker {
        /// Whose baker it is.
        seat: Seat,
        /// The baker.
        baker: Baker,
        /// Why this one.
        how: BakerBy,
    },
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u32,
    },
    /// A turn begins.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Used Recognitions are ready again.
    Refreshed {
        /// Whose Recognitions.
        seat: Seat,
        /// What made them ready.
        by: RefreshedBy,
        /// How many became ready; 0 if none was used.
        recognitions: u8,
        /// Ready ones now.
        ready: u8,
        /// Used ones now.
        used: u8,
    },
    /// A seat can do nothing at all, so its turn is skipped.
    Passed {
        /// Whose turn is skipped.
        seat: Seat,
        /// For each Kitchen card, why no piece can be placed on it.
        no_place: [Option<NoPlace>; 4],
        /// For each Kitchen card, why no piece can be taken from it.
        no_take: [Option<NoTake>; 4],
    },
    /// Pieces go from a hand to a Kitchen card.
    Placed {
        /// Whose hand.
        seat: Seat,
        /// Where they go.
        kitchen: Kitchen,
        /// How many.
        pieces: u8,
        /// For Prepare and Serve: the recipe to roll for.
        recipe: Option<Recipe>,
        /// For Learn: how many recipes are to be drawn; otherwise 0.
        draw: u8,
        /// Pieces on the Kitchen card now.
        there: u8,
        /// Its free plates now.
        free: u8,
        /// Pieces in the hand now.
        hand: u8,
    },
    /// Pieces go from a Kitchen card to a hand.
    Took {
        /// Whose hand.
        seat: Seat,
        /// Where they come from.
        kitchen: Kitchen,
        /// How many.
        pieces: u8,
        /// Pieces on the Kitchen card now.
        there: u8,
        /// Its free plates now.
        free: u8,
        /// Pieces in the hand now.
        hand: u8,
    },
    /// The deck is empty, so the discard pile becomes the deck.
    Reshuffled {
        /// Cards in the deck now; the discard pile is empty.
        deck: u8,
    },
    /// A recipe is drawn and shown.
    Drew {
        /// Who learns.
        seat: Seat,
        /// The recipe.
        recipe: Recipe,
        /// How many more are to be drawn.
        left: u8,
        /// Cards left in the deck.
        deck: u8,
    },
    /// Deck and discard pile are both empty, so the draw stops.
    OutOfCards {
        /// Who learns.
        seat: Seat,
        /// Recipes drawn before that; the seat chooses among them.
        drawn: u8,
        /// How many more should have been drawn.
        missing: u8,
    },
    /// A seat has chosen among the recipes drawn.
    Kept {
        /// Who learns.
        seat: Seat,
        /// Drawn recipes kept: they are now unprepared ones of the seat.
        kept: Few,
        /// Unprepared recipes of the seat that make room and go to the discard pile.
        replaced: Few,
        /// Unprepared recipes of the seat that make room and leave the game.
        removed: Few,
        /// Drawn recipes not kept: they go to the discard pile.
        unkept: Vec<Recipe>,
        /// Cards in the discard pile now.
        discard: u8,
    },
    /// The die is rolled to prepare or to serve.
    Rolled {
        /// Who rolls.
        seat: Seat,
        /// The roll.
        #[serde(flatten)]
        roll: Roll,
        /// Faces of the die.
        faces: u8,
        /// Die and bonuses together.
        sum: u8,
        /// What is missing; 0 if the sum is enough.
        short: u8,
        /// Whether this face fails whatever the sum is.
        always_fails: bool,
        /// Recognitions the seat has ready to make up for what is missing.
        ready: u8,
    },
    /// A seat spends Recognitions to make up for what its roll was short of.
    Spent {
        /// Whose Recognitions.
        seat: Seat,
        /// The roll.
        #[serde(flatten)]
        roll: Roll,
        /// How many, each for +1.
        recognitions: u8,
        /// Die, bonuses and these Recognitions together.
        sum: u8,
        /// Ready ones now.
        ready: u8,
        /// Used ones now.
        used: u8,
    },
    /// An unprepared recipe becomes a prepared one.
    Prepared {
        /// Whose recipe.
        seat: Seat,
        /// The recipe.
        recipe: Recipe,
        /// Recognitions it took; 0 if the roll was enough.
        spent: u8,
    },
    /// A prepared recipe becomes a served one, and so a Recognition.
    Served {
        /// Whose recipe.
        seat: Seat,
        /// The recipe.
        recipe: Recipe,
        /// Recognitions it took; 0 if the roll was enough.
        spent: u8,
        /// The tip for it.
        tip: u8,
        /// The seat's tips now.
        tips: i32,
        /// Whether the seat had not served this type of treat before.
        new_type: bool,
        /// How many types of treat the seat has served now.
        types: u32,
        /// How many recipes it has served now.
        served: u8,
        /// Ready Recognitions now.
        ready: u8,
        /// Used Recognitions now.
        used: u8,
    },
    /// An attempt fails; the recipe stays as it is.
    Failed {
        /// Who tried.
        seat: Seat,
        /// The roll.
        #[serde(flatten)]
        roll: Roll,
        /// Why it fails.
        why: Failure,
        /// What the roll was short of.
        short: u8,
    },
    /// A seat has served enough recipes: this round is the last.
    LastRound {
        /// Who has served enough.
        seat: Seat,
        /// How many it has served.
        served: u8,
        /// How many seats still have a turn.
        turns_left: u8,
    },
    /// The game is over.
    Over {
        /// Why it ends.
        why: End,
    },
}

/// What is rolled for, and all that counts in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Roll {
    /// What for.
    pub stage: Stage,
    /// The recipe.
    pub recipe: Recipe,
    /// The face shown.
    pub die: u8,
    /// Added for the second piece.
    pub piece_bonus: u8,
    /// Added by the seat's baker.
    pub baker_bonus: u8,
    /// What die and bonuses must reach.
    pub needed: u8,
}

/// Why a seat got its baker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BakerBy {
    /// The seat picked it.
    Picked,
    /// It was dealt.
    Dealt,
    /// It was the only one left.
    OnlyOne,
}

/// What made Recognitions ready again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RefreshedBy {
    /// A Coffee Break.
    Coffee,
    /// The seat's baker, at the start of its turn.
    Baker,
}

/// Why an attempt failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// The die showed the face that always fails.
    AlwaysFails,
    /// The sum was too low, and the seat had too few Recognitions ready.
    TooLow,
    /// The seat chose to spend nothing.
    Declined,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A seat has served enough recipes.
    Served,
    /// The agreed number of rounds has been played.
    RoundLimit,
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn uncovers(&self) -> bool {
        false
    }
}
