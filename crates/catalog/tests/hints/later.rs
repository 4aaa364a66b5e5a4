//! What is said of the games to come, played again with other luck.

use catalog::{Listed, Visitor, visit};
use tabletop::{FastRng, Rng, Seat, Step, Turn, Viewer, fast_rng};

use super::position::{Claim, Position, holds};

/// Pairs of games.
const PAIRS: u32 = 120;

/// Checks `why-ahead` and `why-hurts`, whatever the points are called.
pub(crate) fn check(position: &Position, claim: &Claim, points: &str) -> Option<Result<(), String>> {
    let (of, sign) = match claim.id {
        "why-ahead" => (position.me(), 1.0),
        "why-hurts" => (claim.seat("who"), -1.0),
        _ => return None,
    };
    let claimed = claim.number(points) as f64;
    let other = claim.other.as_ref()?;
    let game = position.table.meta().id;
    let again = Again { position, tokens: [&claim.best, other], of };
    let (mean, error) = visit(game, again).unwrap();
    let (mean, far) = (sign * mean, (mean * sign - claimed).abs());
    Some(holds(
        claimed >= 1.0
            && (claim.id == "why-ahead" || of != position.me())
            && far <= 1.0 + 0.5 * claimed + 4.0 * error,
        || format!("games played again give {mean:.1} (±{error:.1} standard errors), not {claimed}"),
    ))
}

struct Again<'a> {
    position: &'a Position<'a>,
    tokens: [&'a String; 2],
    /// Whose points.
    of: usize,
}

impl Visitor for Again<'_> {
    /// The mean of the difference and its standard error.
    type Answer = (f64, f64);

    fn visit<G: Listed>(self) -> (f64, f64) {
        let state: G = self.position.table.record(None).replay(None, |_, _| {}).unwrap();
        let view = state.view(Viewer::Seat(self.position.seat));
        let mut rng = fast_rng(self.position.seed, 77);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..PAIRS {
            let sample = G::determinize(&view, &mut rng);
            let luck = rng.next_u64();
            let [best, other] = self.tokens.map(|token| {
                let mut state = sample.clone();
                let action = G::parse_action(state.book(), token).unwrap();
                state.apply(Step::Act(self.position.seat, action)).unwrap();
                play_out(state, &mut fast_rng(luck, 1), Seat::new(self.of))
            });
            sum += best - other;
            squares += (best - other) * (best - other);
        }
        let n = f64::from(PAIRS);
        let mean = sum / n;
        (mean, ((squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt())
    }
}

/// The points of a seat if everybody goes on at first sight.
fn play_out<G: Listed>(mut state: G, rng: &mut FastRng, of: Seat) -> f64 {
    let (mut legal, mut weights, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let step = match state.turn() {
            Turn::Over => return state.outcome().map_or(0.0, |outcome| f64::from(outcome.scores[of])),
            Turn::Chance => Step::Chance(state.sample_chance(&mut outcomes, rng)),
            Turn::Act(due) => {
                let seat = due.first().unwrap();
                Step::Act(seat, state.sensible_action(seat, &mut legal, &mut weights, rng))
            }
        };
        state.apply_unchecked(step);
    }
}
