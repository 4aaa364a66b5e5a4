//! The tables of one game: an edition with its options for a number of seats, ready to be looked things up in.

use tabletop::{Edition, Options, RuleTables, SeatCount, SetupError, say};

use super::cards::{Heap, Layout, MAX_CARDS, Recipe};
use super::edition::{Constants, TableSize};
use super::{Baker, Bakery, Kitchen, MAX_BAKERS, WORDS};

/// The tables of one game: an edition with its options for a number of seats.
#[derive(Debug)]
pub struct Rules {
    pub(super) layout: Layout,
    pub(super) constants: Constants,
    pub(super) size: TableSize,
    /// Pieces that may be placed on each Kitchen card in one turn.
    pub(super) pieces_max: [u8; 4],
    /// What everybody can do, then what each baker can.
    skills: [Skill; MAX_BAKERS + 1],
    /// What a roll must reach, at each stage, for each recipe.
    pub(super) thresholds: [[u8; MAX_CARDS]; 2],
    pub(super) tips: [u8; MAX_CARDS],
    /// The treat type of each recipe as a bit, no bit if it has none that counts.
    pub(super) treats: [u32; MAX_CARDS],
    pub(super) starter: Recipe,
    /// The deck at the start.
    pub(super) deck: Heap,
    /// Starters without a seat.
    pub(super) spare_starters: Heap,
    pub(super) baker_mode: BakerMode,
    pub(super) random_start: bool,
    pub(super) fresh_ready: bool,
    starter_recycles: bool,
    /// 0 means no limit.
    pub(super) max_rounds: u32,
}

/// How bakers are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BakerMode {
    Off,
    Draft,
    Random,
}

/// What a seat can do, with its baker if it has one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Skill {
    /// Cards drawn at Learn by pieces placed (entry 0 is unused).
    pub(super) draw: [u8; 3],
    /// Cards kept at Learn at most.
    pub(super) keep: u8,
    /// Added to a roll at each stage.
    pub(super) bonus: [u8; 2],
    /// Recognitions made ready at the start of a turn.
    pub(super) refresh: u8,
}

impl RuleTables for Rules {
    type Parts = Bakery;

    fn new(edition: &Edition<Bakery>, options: &Options, seats: SeatCount) -> Result<Self, SetupError> {
        let bakery = &edition.parts;
        let constants = bakery.constants;
        let baker_mode = match options.int("bakers") {
            0 => BakerMode::Off,
            1 => BakerMode::Draft,
            _ => BakerMode::Random,
        };
        let there = bakery.bakers.len();
        if baker_mode != BakerMode::Off && there < seats.get() {
            return Err(SetupError(say!(WORDS, "setup-bakers", there: there, seats: seats.get())));
        }
        let starter = Recipe::new(bakery.starter).expect("an edition has at most MAX_CARDS recipes");
        let mut rules = Rules {
            layout: Layout::new(bakery.recipes.iter().map(|recipe| recipe.copies)),
            constants,
            size: bakery.tables[seats.get() - constants.seats_min],
            pieces_max: Kitchen::ALL.map(|kitchen| bakery.kitchen[kitchen.index()].pieces_max),
            skills: [Skill::default(); MAX_BAKERS + 1],
            thresholds: [[0; MAX_CARDS]; 2],
            tips: [0; MAX_CARDS],
            treats: [0; MAX_CARDS],
            starter,
            deck: Heap::EMPTY,
            spare_starters: Heap::EMPTY,
            baker_mode,
            random_start: options.is_word("first_player", "random"),
            fresh_ready: options.is("fresh_recognition_ready"),
            starter_recycles: options.is("starter_recycles"),
            max_rounds: options.int("max_rounds") as u32,
        };
        let learn = &bakery.kitchen[Kitchen::Learn.index()];
        let draw = |by_pieces: &[u8]| {
            let at = |pieces: usize| by_pieces.get(pieces).copied().unwrap_or(0);
            [0, at(0), at(1)]
        };
        let common = Skill { draw: draw(&learn.draw), keep: learn.keep_max, bonus: [0; 2], refresh: 0 };
        rules.skills[0] = common;
        for (skill, baker) in rules.skills[1..].iter_mut().zip(&bakery.bakers) {
            *skill = Skill {
                draw: baker.learn_draw.as_deref().map_or(common.draw, draw),
                keep: baker.learn_keep_max.unwrap_or(common.keep),
                bonus: [baker.prepare_bonus, baker.serve_bonus],
                refresh: baker.refresh_at_turn_start,
            };
        }
        for (i, card) in bakery.recipes.iter().enumerate() {
            rules.thresholds[0][i] = card.prepare;
            rules.thresholds[1][i] = card.serve;
            rules.tips[i] = card.tip;
            rules.treats[i] = match card.treat {
                _ if card.starter && options.is("starter_counts_as_type") => 1 << 31,
                Some(treat) => 1 << treat,
                None => 0,
            };
            let recipe = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            let (heap, copies) = if card.starter {
                (&mut rules.spare_starters, card.copies - seats.get())
            } else {
                (&mut rules.deck, card.copies)
            };
            for _ in 0..copies {
                rules.layout.add(heap, recipe);
            }
        }
        Ok(rules)
    }
}

impl Rules {
    #[inline]
    pub(super) fn skill(&self, baker: Option<Baker>) -> &Skill {
        &self.skills[baker.map_or(0, |baker| baker.index() + 1)]
    }

    /// Whether a recipe that makes room leaves the game instead of going to the discard pile.
    pub(super) fn leaves(&self, recipe: Recipe) -> bool {
        recipe == self.starter && !self.starter_recycles
    }

    /// Faces of the die that bring a roll which still needs `needed`.
    pub(super) fn faces_for(&self, needed: i16) -> u8 {
        let Constants { die_faces, natural_fail, .. } = self.constants;
        let least = needed.clamp(1, i16::from(die_faces) + 1) as u8;
        die_faces + 1 - least - u8::from((least..=die_faces).contains(&natural_fail))
    }
}
