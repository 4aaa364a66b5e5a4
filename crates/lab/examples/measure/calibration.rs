//! Are the win shares true that hints claim?
//!
//! Positions are taken from games of medium bots, one from each game. `hard` claims a share for its best move; that move is
//! made in states sampled from the view, and medium bots without slips play on. The answer tells how far claims and results
//! are apart: as claimed, with the correction that the game has, and with one found from the other half of the positions,
//! which shows what a correction is good for.
//!
//! With `--fit` it is the game's `calibration.rs` instead: the correction found from all positions at two seats and, if
//! `--seats` names more, at so many for larger tables.

use std::fmt::Write as _;

use bots::{Bot, Effort, Known, Leeway, Mind, Recipe, believed};
use catalog::{Listed, Setup, Visitor, visit};
use clap::Args;
use rayon::prelude::*;
use tabletop::{Book, FastRng, Game, Seat, Step, Viewer, below, fast_rng};

use crate::play::play;

/// Positions in a bin.
const BIN: usize = 30;
/// The player who plays on.
const PLAYS_ON: Recipe = Recipe::Search { effort: Effort::Looks(4), leeway: Leeway::NONE };
/// The effort of the player who claims: that of `hard`.
const CLAIMS: Effort = Effort::Looks(10);

/// Compares the win shares that hints claim with games played on.
#[derive(Args, Clone, Debug)]
pub(crate) struct Calibration {
    /// The id of the game
    game: String,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Positions, each from a game of its own
    #[arg(long, default_value_t = 100)]
    positions: u64,
    /// Games played on from each position
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Fixes every chance outcome and every choice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints the correction as the file of the game
    #[arg(long)]
    fit: bool,
}

/// One position: what was claimed for the best move, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Claim {
    claimed: f64,
    /// With the correction that the game has.
    believed: f64,
    /// With one found from the other half of the positions.
    refitted: f64,
    /// Share of the games that were won.
    won: f64,
    /// Games that were played.
    games: f64,
}

impl Calibration {
    /// The table, or the file.
    pub(crate) fn answer(&self) -> Result<String, String> {
        visit(&self.game, Measure(self)).map_err(|unknown| unknown.to_string())?
    }
}

struct Measure<'a>(&'a Calibration);

impl Visitor for Measure<'_> {
    type Answer = Result<String, String>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let plan = self.0;
        let book = |seats: usize| {
            let seats = G::META.seat_count(seats).map_err(|refused| refused.to_string())?;
            let setup = Setup { seats: Some(seats), ..Setup::default() };
            setup.book::<G>().map_err(|refused| refused.to_string())
        };
        if plan.fit {
            let two = claims(book(2)?, plan);
            let larger = if plan.seats > 2 { Some(claims(book(plan.seats)?, plan)) } else { None };
            Ok(calibration_file(&two, larger.as_deref(), plan))
        } else {
            Ok(report::<G>(&claims(book(plan.seats)?, plan), plan))
        }
    }
}

/// All positions of the plan. Each has its own random numbers, so threads change nothing.
fn claims<G: Listed>(book: Book<G>, plan: &Calibration) -> Vec<Claim> {
    let mut claims: Vec<Claim> =
        (0..plan.positions).into_par_iter().map(|position| claim(book, plan, position)).collect();
    let half = |odd: usize| claims.iter().copied().skip(odd).step_by(2).collect::<Vec<_>>();
    let halves = [fit(&half(1)), fit(&half(0))];
    for (place, claim) in claims.iter_mut().enumerate() {
        claim.refitted = corrected(claim.claimed, halves[place % 2]);
    }
    claims
}

fn claim<G: Listed>(book: Book<G>, plan: &Calibration, position: u64) -> Claim {
    let mut rng = fast_rng(plan.seed, position);
    let mut mind = Mind::<G>::new();
    let (state, seat) = met(book, &mut mind, &mut rng);
    let view = state.view(Viewer::Seat(seat));
    let found = mind.think(Known::View(&view), seat, CLAIMS.budget::<G>(), 1, &mut rng);
    let best = found.first().expect("a search without a clock finds something");
    let mut won = 0.0;
    for _ in 0..plan.games {
        let mut state = G::determinize(&view, &mut rng);
        state.apply_unchecked(Step::Act(seat, best.action));
        play(&mut state, &mut rng, |state: &G, seat, rng| {
            mind.follow(PLAYS_ON, Known::View(&state.view(Viewer::Seat(seat))), seat, rng)
        });
        won += state.outcome().map_or(0.0, |outcome| outcome.win_share(seat));
    }
    let games = plan.games as f64;
    let believed = believed::<G>(book.seats, best.win);
    Claim { claimed: best.win.into(), believed: believed.into(), refitted: 0.0, won: won / games, games }
}

/// A decision of a game of medium bots, each of its decisions with a choice as likely as any other.
fn met<G: Listed>(book: Book<G>, mind: &mut Mind<G>, rng: &mut FastRng) -> (G, Seat) {
    let mut picker = rng.clone();
    let (mut state, mut taken, mut choices, mut legal) = (G::new(book), None, 0, Vec::new());
    play(&mut state, rng, |state: &G, seat, rng| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if legal.len() > 1 {
            choices += 1;
            if below(&mut picker, choices) == 0 {
                taken = Some((state.clone(), seat));
            }
        }
        mind.choose(Bot::Medium, &state.view(Viewer::Seat(seat)), seat, rng)
    });
    taken.expect("there is a choice in every game")
}

/// One of the shares of a claim.
type Of = fn(&Claim) -> f64;

/// How far claims and results are apart, in points of a hundred.
fn report<G: Game>(claims: &[Claim], plan: &Calibration) -> String {
    let mut text = format!(
        "{}, {} seats, {} positions, {} games each, seed {}\n",
        G::META.title,
        plan.seats,
        claims.len(),
        plan.games,
        plan.seed
    );
    let kinds: [(&str, Of); 3] = [
        ("claimed", |claim| claim.claimed),
        ("corrected", |claim| claim.believed),
        ("refitted", |claim| claim.refitted),
    ];
    for (name, of) in kinds {
        let off = |claim: &Claim| of(claim) - claim.won;
        let absolute = mean(claims, |claim| off(claim).abs());
        let _ = writeln!(
            text,
            "{name:>9}: off by {:+.1} on average (noise {:.1}), {:.1} without sign (noise {:.1})",
            100.0 * mean(claims, off),
            100.0 * noise(claims),
            100.0 * absolute,
            100.0 * mean(claims, |claim| (2.0 / std::f64::consts::PI).sqrt() * deviation(claim)),
        );
        let mut sorted = claims.to_vec();
        sorted.sort_by(|a, b| of(a).total_cmp(&of(b)));
        let bins = (sorted.len() / BIN).max(1);
        for bin in 0..bins {
            // What is left over goes to the last.
            let end = if bin + 1 == bins { sorted.len() } else { (bin + 1) * BIN };
            let bin = &sorted[bin * BIN..end];
            let _ = writeln!(
                text,
                "{:>11} positions: {:5.1} {name}, {:5.1} won, off by {:+5.1} (noise {:.1})",
                bin.len(),
                100.0 * mean(bin, of),
                100.0 * mean(bin, |claim| claim.won),
                100.0 * mean(bin, off),
                100.0 * noise(bin),
            );
        }
    }
    text
}

fn mean(claims: &[Claim], of: impl Fn(&Claim) -> f64) -> f64 {
    claims.iter().map(of).sum::<f64>() / claims.len() as f64
}

/// How far the share won of one position lies from the truth by chance.
fn deviation(claim: &Claim) -> f64 {
    (claim.won * (1.0 - claim.won) / claim.games).sqrt()
}

/// The same for the mean of several.
fn noise(claims: &[Claim]) -> f64 {
    claims.iter().map(|claim| deviation(claim).powi(2)).sum::<f64>().sqrt() / claims.len() as f64
}

/// The file a game keeps beside its weights.
fn calibration_file(two: &[Claim], larger: Option<&[Claim]>, plan: &Calibration) -> String {
    let mut text = format!(
        "//! Found by the lab's example `calibration`: {} positions at {} seats, {} games each, seed {}. Do not edit.\n\n",
        plan.positions,
        if larger.is_some() { format!("2 and {}", plan.seats) } else { "2".into() },
        plan.games,
        plan.seed
    );
    let mut line = |name: &str, seats: &str, claims: Option<&[Claim]>| {
        let (shift, slope) = claims.map_or((0.0, 1.0), fit);
        let _ = writeln!(text, "/// At {seats}: shift and slope of the log odds.");
        let _ = writeln!(text, "pub(super) const {name}: (f32, f32) = ({shift:.2}, {slope:.2});");
    };
    line("TWO", "2 seats", Some(two));
    line("MORE", "larger tables", larger);
    text
}

/// Shift and slope under which what was won is most likely: Newton's method, drawn a little towards no correction.
fn fit(claims: &[Claim]) -> (f64, f64) {
    /// How many games' worth of belief there is in no correction.
    const PRIOR: f64 = 20.0;
    let (mut shift, mut slope) = (0.0, 1.0);
    for _ in 0..50 {
        let mut gradient = [-PRIOR * shift, -PRIOR * (slope - 1.0)];
        let mut curve = [PRIOR, 0.0, PRIOR];
        for claim in claims {
            let odds = log_odds(claim.claimed);
            let guess = corrected(claim.claimed, (shift, slope));
            let (miss, weight) = (claim.won - guess, guess * (1.0 - guess));
            gradient[0] += claim.games * miss;
            gradient[1] += claim.games * miss * odds;
            curve[0] += claim.games * weight;
            curve[1] += claim.games * weight * odds;
            curve[2] += claim.games * weight * odds * odds;
        }
        let determinant = curve[0] * curve[2] - curve[1] * curve[1];
        shift += (gradient[0] * curve[2] - gradient[1] * curve[1]) / determinant;
        slope += (gradient[1] * curve[0] - gradient[0] * curve[1]) / determinant;
    }
    (shift, slope)
}

fn log_odds(share: f64) -> f64 {
    let share = share.clamp(1e-3, 1.0 - 1e-3);
    libm::log(share / (1.0 - share))
}

fn corrected(claimed: f64, (shift, slope): (f64, f64)) -> f64 {
    1.0 / (1.0 + libm::exp(-shift - slope * log_odds(claimed)))
}
