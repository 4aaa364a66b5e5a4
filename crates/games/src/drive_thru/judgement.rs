//! What looks good: a steady hand that serves, prepares and learns in this order of worth.
//!
//! A placed piece must be fetched again, two per turn at best, so one piece costs 1.5 turns and two cost 2. An
//! attempt is worth its chance of success times the tip and what else a served recipe brings, over that cost.
//! Recognitions are spent after the roll, so all ready ones count in the chance.

use tabletop::{Choices, Features, Judgement, Rng, Seat, pick_weighted};

use super::{Action, Attempt, Baker, DriveThru, Few, Kitchen, Phase, Recipe, Stage, features, weights};

/// What serving a recipe is worth besides its tip: a step towards the end and a Recognition.
const SERVED: f32 = 3.0;
/// A recipe to prepare is worth less than one to serve.
const PREPARE: f32 = 0.7;
/// Worth of a Learn with 0, 1, 2 or more unprepared recipes.
const LEARN: [f32; 3] = [1.2, 0.45, 0.1];
/// ... if there are recipes enough for the rest of the game.
const LEARN_TO_SPARE: f32 = 0.3;
const LEARN_WITH_TWO: f32 = 0.99;
const REFRESH: f32 = 0.4;
const TAKE: f32 = 0.12;
const TAKE_WANTED: f32 = 0.03;
const TAKE_WANTED_FULL: f32 = 0.3;
/// What it costs to empty the full card that the next seat wants.
const HELPS_NEXT: f32 = 0.02;
/// A recipe of a type not yet served may break a tie.
const NEW_TYPE: f32 = 0.05;
/// What is left of the worth of a serve that ends the game behind somebody.
const ENDS_BEHIND: f32 = 0.1;
/// Price of a turn when recipes are compared.
const TURN: f32 = 0.7;
/// Recognitions a seat will have at hand for a recipe learnt now, per recipe served so far.
const HELP: f32 = 0.5;

/// How far behind the best an action may look and still be chosen now and then, by what is asked.
const TURN_TEMPERATURE: f32 = 0.3;
const KEEP_TEMPERATURE: f32 = 0.8;
const SPEND_TEMPERATURE: f32 = 0.4;
const PICK_TEMPERATURE: f32 = 1.5;

impl Judgement for DriveThru {
    fn policy(&self, _: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let start = weights.len();
        weights.extend(legal.iter().map(|action| worth(self, *action)));
        let temperature = match self.phase {
            Phase::Keep => KEEP_TEMPERATURE,
            Phase::Spend { .. } => SPEND_TEMPERATURE,
            Phase::Draft => PICK_TEMPERATURE,
            _ => TURN_TEMPERATURE,
        };
        let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[start..] {
            *weight = libm::expf((*weight - best) / temperature);
        }
    }

    /// Sharper than the policy: a quick game of many doubtful moves tells little.
    #[inline]
    fn sensible_action(
        &self,
        seat: Seat,
        legal: &mut Vec<Action>,
        weights: &mut Vec<f32>,
        rng: &mut impl Rng,
    ) -> Action {
        legal.clear();
        self.list_actions(self.current, legal);
        if let [only] = legal[..] {
            return only;
        }
        weights.clear();
        self.policy(seat, legal, weights);
        for weight in weights.iter_mut() {
            *weight = *weight * *weight * *weight;
        }
        let chosen = pick_weighted(weights, rng).expect("the best action has weight 1");
        legal[chosen]
    }

    /// A Coffee Break that refreshes nothing is a piece away for nothing.
    #[inline]
    fn is_dominated(&self, seat: Seat, action: Action) -> bool {
        action == Action::Coffee && self.used(seat) == 0
    }

    /// One piece where two lie may be left to keep the card full, but not for nothing.
    #[inline]
    fn needs_reason(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Take(1, kitchen) if self.allows(seat, Action::Take(2, kitchen)))
    }

    /// Twelve rounds: a recipe learned now can be prepared and served, and at larger tables nothing shorter tells much.
    fn horizon(&self) -> u32 {
        12
    }

    const SHORT_LOOK: u32 = 50;

    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: [&'static [f32]; 2] = [&weights::TWO, &weights::MORE];

    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }
}

pub(super) fn tip(game: &DriveThru, recipe: Recipe) -> f32 {
    game.book.rules.tips[recipe.index()].into()
}

fn cost(pieces: u8) -> f32 {
    if pieces == 1 { 1.5 } else { 2.0 }
}

fn worth(game: &DriveThru, action: Action) -> f32 {
    let rules = &game.book.rules;
    let seat = game.current.index();
    match action {
        Action::Attempt(attempt) => attempt_worth(game, attempt),
        Action::Learn(pieces) => {
            let unprepared = game.unprepared[seat].len();
            let recipes = unprepared + game.prepared[seat].len() + game.served[seat].len();
            let worth = LEARN[LEARN.len().min(unprepared as usize + 1) - 1];
            let spare = if recipes >= rules.constants.served_to_end.into() { LEARN_TO_SPARE } else { 1.0 };
            worth * spare * if pieces == 2 { LEARN_WITH_TWO } else { 1.0 }
        }
        Action::Coffee => REFRESH * f32::from(game.used(game.current)),
        Action::Take(pieces, kitchen) => {
            let mut worth = TAKE * f32::from(pieces);
            let full = game.free(kitchen) == 0;
            if kitchen == wanted(game, game.current) {
                worth += TAKE_WANTED;
                if full {
                    worth += TAKE_WANTED_FULL;
                }
            }
            if full && kitchen == wanted(game, game.book.seats.next(game.current)) {
                worth -= HELPS_NEXT;
            }
            worth
        }
        Action::Keep { kept, replaced } => {
            let sum = |few: Few| few.iter().map(|recipe| recipe_worth(game, recipe)).sum::<f32>();
            sum(kept) - sum(replaced)
        }
        Action::Spend(_) => 1.0,
        Action::Fail => 0.0,
        Action::Pick(baker) => baker_worth(game, baker),
    }
}

fn attempt_worth(game: &DriveThru, attempt: Attempt) -> f32 {
    let rules = &game.book.rules;
    let chance = f32::from(faces_with_help(game, attempt)) / f32::from(rules.constants.die_faces);
    let gain = chance * (tip(game, attempt.recipe) + SERVED) / cost(attempt.pieces);
    match attempt.stage {
        Stage::Serve if game.last_round => 10.0 * chance * tip(game, attempt.recipe),
        Stage::Serve if ends_behind(game, attempt.recipe) => ENDS_BEHIND * gain,
        Stage::Serve => gain,
        Stage::Prepare if game.last_round => 0.0,
        Stage::Prepare => PREPARE * gain,
    }
}

/// Faces of the die that bring success if every ready Recognition may be spent.
pub(super) fn faces_with_help(game: &DriveThru, attempt: Attempt) -> u8 {
    let ready = i16::from(game.ready[game.current.index()]);
    game.book.rules.faces_for(game.short(attempt, 0) - ready)
}

/// Whether serving this recipe would start the last round with somebody else ahead already.
pub(super) fn ends_behind(game: &DriveThru, recipe: Recipe) -> bool {
    let (seat, rules) = (game.current, &game.book.rules);
    if game.last_round || game.served[seat.index()].len() + 1 < rules.constants.served_to_end.into() {
        return false;
    }
    let after = game.tips(seat) + i32::from(rules.tips[recipe.index()]);
    game.book.seats.seats().any(|other| other != seat && game.tips(other) > after)
}

/// The Kitchen card a seat wants to use next.
pub(super) fn wanted(game: &DriveThru, seat: Seat) -> Kitchen {
    let i = seat.index();
    if !game.prepared[i].is_empty() {
        Kitchen::Serve
    } else if !game.unprepared[i].is_empty() {
        Kitchen::Prepare
    } else {
        Kitchen::Learn
    }
}

/// What a recipe is worth to the current seat: its tip and what else serving brings, minus the turns it takes.
pub(super) fn recipe_worth(game: &DriveThru, recipe: Recipe) -> f32 {
    let served = game.served[game.current.index()];
    let new = game.book.rules.treats[recipe.index()] & game.treats(served) == 0;
    let help = HELP * served.len() as f32;
    tip(game, recipe) + SERVED
        - TURN * Stage::ALL.map(|stage| turns(game, game.current, stage, recipe, help)).iter().sum::<f32>()
        + if new { NEW_TYPE } else { 0.0 }
}

/// Turns a seat will need to prepare or to serve a recipe, pieces fetched again and failures included, if it can add
/// about `help` to its rolls by Recognitions.
pub(super) fn turns(game: &DriveThru, seat: Seat, stage: Stage, recipe: Recipe, help: f32) -> f32 {
    let rules = &game.book.rules;
    let faces = f32::from(rules.constants.die_faces);
    let bonus = rules.skill(game.bakers[seat.index()]).bonus[stage as usize];
    let needed = f32::from(rules.thresholds[stage as usize][recipe.index()]) - f32::from(bonus) - help;
    let by_pieces = |pieces: u8, needed: f32| {
        let chance = (faces + 1.0 - needed.max(2.0)) / faces;
        cost(pieces) / chance.max(0.02)
    };
    by_pieces(1, needed).min(by_pieces(2, needed - f32::from(rules.constants.two_piece_bonus)))
}

/// Refreshing is worth most, then help with rolls, then a wider choice of recipes.
fn baker_worth(game: &DriveThru, baker: Baker) -> f32 {
    let card = &game.book.edition.parts.bakers[baker.index()];
    f32::from(card.refresh_at_turn_start) * 4.0
        + f32::from(card.prepare_bonus) * 3.0
        + f32::from(card.serve_bonus) * 2.0
        + if card.learn_draw.is_some() || card.learn_keep_max.is_some() { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Game, SeatCount, Step, Token, Turn, fast_rng};

    use super::*;

    fn book(seats: usize, bakers: &str) -> Book<DriveThru> {
        let mut config = Config::<DriveThru>::default();
        config.set("bakers", &bakers.into()).expect("an option");
        Book::open(&config, SeatCount::new(seats).expect("a table")).expect("a book")
    }

    fn choice(game: &DriveThru) -> Action {
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(game.current, &mut legal);
        game.policy(game.current, &legal, &mut weights);
        let best = weights.iter().copied().fold(0.0, f32::max);
        legal[weights.iter().position(|weight| *weight >= best).expect("one is best")]
    }

    #[test]
    fn the_best_action_of_a_position() {
        let cases: [(&[(&str, &str)], &str); 6] = [
            // 5/6 of 3 for a starter beats learning; serving beats preparing.
            (&[("u1", "bun")], "prepare1:bun"),
            (&[("u1", "bun"), ("p1", "cherryberry")], "serve1:cherryberry"),
            (&[("u1", "")], "learn1"),
            // Two pieces pay at 6: 1/6 to 2/6 for a third more.
            (&[("u1", "bacon saffron"), ("p1", "pistachio")], "serve2:pistachio"),
            // Three used Recognitions are worth a turn.
            (&[("u1", "bacon"), ("s1", "bun lemon matcha shards"), ("r1", "0/4")], "coffee"),
            // The wanted card is full: empty it.
            (&[("u1", "bacon"), ("kitchen", "1 2 0 0"), ("hands", "0 3")], "take2:prepare"),
        ];
        for (settings, expected) in cases {
            let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
            let game = DriveThru::arrange(book(2, "off"), &settings).expect("a position");
            assert_eq!(
                Token::<DriveThru>::Action(game.book, choice(&game)).to_string(),
                expected,
                "{settings:?}"
            );
        }
    }

    #[test]
    fn bakers_are_picked_in_the_order_of_their_worth() {
        let mut game = DriveThru::new(book(4, "draft"));
        game.apply(Step::Chance(super::super::Chance::Start(Seat::new(0)))).expect("a first player");
        for expected in ["dwight", "sally", "tina"] {
            let pick = choice(&game);
            assert_eq!(Token::<DriveThru>::Action(game.book, pick).to_string(), format!("pick:{expected}"));
            game.apply(Step::Act(game.current, pick)).expect("a legal pick");
        }
    }

    /// `docs/rules/drive-thru.md`, section 11, gives 99 % for one such seat among random ones.
    #[test]
    fn a_steady_seat_beats_random_ones() {
        for seats in 2..=4 {
            let mut won = 0.0;
            for stream in 0..100 {
                let (mut game, mut rng) = (DriveThru::new(book(seats, "off")), fast_rng(5, stream));
                while let Some(step) = match game.turn() {
                    Turn::Act(_) if game.current.index() == 1 => Some(Step::Act(game.current, choice(&game))),
                    _ => game.random_step(&mut rng),
                } {
                    game.apply_unchecked(step);
                }
                won += game.estimate()[Seat::new(1)];
            }
            assert!(won >= 93.0, "{won} of 100 with {seats} seats");
        }
    }

    #[test]
    fn second_best_actions_keep_some_weight() {
        let settings = [("u1".to_string(), "bun".to_string()), ("p1".to_string(), "cherryberry".to_string())];
        let game = DriveThru::arrange(book(2, "off"), &settings).expect("a position");
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(game.current, &mut legal);
        game.policy(game.current, &legal, &mut weights);
        let weight_of = |text: &str| {
            let found =
                legal.iter().position(|a| Token::<DriveThru>::Action(game.book, *a).to_string() == text);
            weights[found.expect("a legal action")]
        };
        assert!((weight_of("serve1:cherryberry") - 1.0).abs() < 1e-6);
        assert!((0.01..0.9).contains(&weight_of("serve2:cherryberry")), "{weights:?}");
        assert!(weight_of("coffee") < weight_of("prepare1:bun"), "{weights:?}");
    }

    /// A fifth recipe that leaves the seat behind loses the game.
    #[test]
    fn the_game_is_not_ended_from_behind() {
        let tips = |own: &str| {
            let settings = [("s1", own), ("p1", "cherryberry"), ("u1", "bun"), ("s2", "saffron pistachio")];
            let settings = settings.map(|(name, value)| (name.to_string(), value.to_string()));
            DriveThru::arrange(book(2, "off"), &settings).expect("a position")
        };
        let serves =
            |game: &DriveThru| matches!(choice(game), Action::Attempt(Attempt { stage: Stage::Serve, .. }));
        assert!(!serves(&tips("bun matcha caramel cinnamoan")), "4 tips against 9");
        assert!(serves(&tips("shards matcha mocha jalapeno")), "12 tips against 9");
    }
}
