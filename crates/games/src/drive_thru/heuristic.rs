//! What looks good: a steady hand that serves, prepares and learns in this order of worth.
//!
//! A placed piece must be fetched again, two per turn at best, so one piece costs 1.5 turns and two cost 2. An
//! attempt is worth its chance of success times the tip and what else a served recipe brings, over that cost.
//! Recognitions are spent after the roll, so all ready ones count in the chance.

use tabletop::Seat;

use super::{Action, Attempt, Baker, DriveThru, Few, Kitchen, Recipe, Stage};

/// What serving a recipe is worth besides its tip: a step towards the end and a Recognition.
const SERVED: f32 = 3.0;
/// A recipe to prepare is worth less than one to serve.
const PREPARE: f32 = 0.7;
/// Worth of a Learn with 0, 1, 2 or more unprepared recipes.
const LEARN: [f32; 3] = [1.2, 0.45, 0.1];
/// ... if there are recipes enough for the rest of the game.
const LEARN_TO_SPARE: f32 = 0.3;
const LEARN_WITH_TWO: f32 = 0.99;
const REFRESH: f32 = 0.35;
const TAKE: f32 = 0.12;
const TAKE_WANTED: f32 = 0.03;
const TAKE_WANTED_FULL: f32 = 0.3;
/// Price of a turn when recipes are compared.
const TURN: f32 = 0.7;
/// Recognitions a seat will have at hand for a recipe learnt now, per recipe served so far.
const HELP: f32 = 0.5;

/// One weight per action: the best, the first of equals.
pub(super) fn policy(game: &DriveThru, legal: &[Action], weights: &mut Vec<f32>) {
    let mut best = (0, f32::NEG_INFINITY);
    for (i, action) in legal.iter().enumerate() {
        let worth = worth(game, *action);
        if worth > best.1 {
            best = (i, worth);
        }
    }
    weights.extend((0..legal.len()).map(|i| if i == best.0 { 1.0 } else { 0.0 }));
}

/// A guess at the seat's share of the win: tips, what lies ready for more, and the pieces to do it with; the more
/// telling the nearer the end.
pub(super) fn estimate(game: &DriveThru, seat: Seat) -> f32 {
    if let Some(outcome) = tabletop::Game::outcome(game) {
        return outcome.win_share(seat) as f32;
    }
    let goal = f32::from(game.book.rules.constants.served_to_end);
    let furthest = game.served.iter().map(|served| served.len()).max().unwrap_or(0) as f32;
    let spread = if game.last_round { 0.7 } else { 2.0 + 0.5 * (goal - furthest).max(0.0) };
    let strength = |seat: Seat| (standing(game, seat) / spread).exp();
    strength(seat) / game.book.seats.seats().map(strength).sum::<f32>()
}

/// How well a seat stands, in tips.
fn standing(game: &DriveThru, seat: Seat) -> f32 {
    let rules = &game.book.rules;
    let i = seat.index();
    let tips = game.tips(seat) as f32;
    if game.last_round {
        return tips + 0.1 * game.types(seat) as f32;
    }
    let hoped = |heap| rules.layout.cards(heap).map(|recipe| tip(game, recipe) + SERVED).sum::<f32>();
    tips + 1.5 * game.served[i].len() as f32
        + 0.5 * hoped(game.prepared[i])
        + 0.25 * hoped(game.unprepared[i])
        + 0.2 * f32::from(game.ready[i])
        + 0.15 * f32::from(game.hand[i])
}

fn tip(game: &DriveThru, recipe: Recipe) -> f32 {
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
            if kitchen == wanted(game) {
                worth += TAKE_WANTED;
                if game.free(kitchen) == 0 {
                    worth += TAKE_WANTED_FULL;
                }
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
    let ready = i16::from(game.ready[game.current.index()]);
    let faces = rules.faces_for(game.short(attempt, 0) - ready);
    let chance = f32::from(faces) / f32::from(rules.constants.die_faces);
    let gain = chance * (tip(game, attempt.recipe) + SERVED) / cost(attempt.pieces);
    match attempt.stage {
        Stage::Serve if game.last_round => 10.0 * chance * tip(game, attempt.recipe),
        Stage::Serve => gain,
        Stage::Prepare if game.last_round => 0.0,
        Stage::Prepare => PREPARE * gain,
    }
}

/// The Kitchen card the current seat wants to use next.
fn wanted(game: &DriveThru) -> Kitchen {
    match Stage::ALL.map(|stage| game.candidates(stage).is_empty()) {
        [_, false] => Kitchen::Serve,
        [false, true] => Kitchen::Prepare,
        [true, true] => Kitchen::Learn,
    }
}

/// What a recipe is worth to the current seat: its tip and what else serving brings, minus the turns it takes.
fn recipe_worth(game: &DriveThru, recipe: Recipe) -> f32 {
    let rules = &game.book.rules;
    let help = HELP * game.served[game.current.index()].len() as f32;
    let faces = f32::from(rules.constants.die_faces);
    let turns = |stage: Stage| {
        let by_pieces = |pieces: u8| {
            let needed = f32::from(game.short(Attempt { stage, pieces, recipe }, 0)) - help;
            let chance = (faces + 1.0 - needed.max(2.0)) / faces;
            cost(pieces) / chance.max(0.02)
        };
        by_pieces(1).min(by_pieces(2))
    };
    tip(game, recipe) + SERVED - TURN * (turns(Stage::Prepare) + turns(Stage::Serve))
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
    use tabletop::{Arrange, Book, Config, Game, SeatCount, Step, Token, Turn, Viewer, fast_rng};

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
        legal[weights.iter().position(|weight| *weight > 0.0).expect("one is chosen")]
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

    /// The rules file gives 99 % for one such seat among random ones.
    #[test]
    fn a_steady_seat_beats_random_ones() {
        for seats in 2..=4 {
            let mut won = 0.0;
            for stream in 0..100 {
                let (mut game, mut rng) = (DriveThru::new(book(seats, "off")), fast_rng(5, stream));
                let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
                loop {
                    game.apply_unchecked(match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                        Turn::Act(_) if game.current.index() == 1 => Step::Act(game.current, choice(&game)),
                        Turn::Act(_) => {
                            Step::Act(game.current, game.sample_action(game.current, &mut actions, &mut rng))
                        }
                    });
                }
                won += game.estimate()[Seat::new(1)];
            }
            assert!(won >= 93.0, "{won} of 100 with {seats} seats");
        }
    }

    #[test]
    fn estimates_are_shares() {
        let game = DriveThru::new(book(3, "off"));
        let sum: f32 = game.book.seats.seats().map(|seat| game.estimate()[seat]).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        let view = game.view(Viewer::Spectator);
        assert!(
            (DriveThru::determinize(&view, &mut fast_rng(0, 0)).estimate()[Seat::new(0)] - 1.0 / 3.0).abs()
                < 1e-5
        );
    }
}
