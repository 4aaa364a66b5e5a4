//! Maximum likelihood for a conditional logit: the weights under which the winners were most likely.
//!
//! The loss is convex and has few unknowns, so Newton's method finds its bottom in a handful of rounds. Features are
//! first measured from the seats' mean, since what all seats share cancels out, and divided by how much seats differ in
//! them. A small penalty on the squared weights keeps features that say the same, or nothing, from running away.

use super::positions::Positions;

/// The penalty, in units of the mean loss of a position for a weight of one deviation.
const PENALTY: f64 = 1e-4;
/// Newton's method doubles the correct digits in every round; more of them are never needed.
const MAX_ROUNDS: usize = 50;
/// The bottom is reached when a round promises less than this.
const PRECISION: f64 = 1e-10;

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    /// One for each feature, as the game gives it.
    pub(super) weights: Vec<f64>,
    /// How much seats of one position differ in each feature: the standard deviation from the seats' mean.
    pub(super) deviations: Vec<f64>,
}

/// The best weights for these positions.
pub(super) fn fit(positions: &Positions) -> Fit {
    let deviations = deviations(positions);
    // What never differs tells nothing: nothing is left of it, and the penalty draws its weight to nothing.
    let scales: Vec<f64> = deviations.iter().map(|sd| if *sd > 0.0 { *sd } else { 1.0 }).collect();
    let mut standard = positions.clone();
    for of_position in standard.features.chunks_exact_mut(positions.n_features * positions.n_seats) {
        for (i, scale) in scales.iter().enumerate() {
            let mean = mean(of_position, i, positions.n_features);
            let values = of_position.iter_mut().skip(i).step_by(positions.n_features);
            values.for_each(|value| *value = ((f64::from(*value) - mean) / scale) as f32);
        }
    }
    let weights = minimise(&standard);
    Fit { weights: weights.iter().zip(&scales).map(|(weight, scale)| weight / scale).collect(), deviations }
}

/// Each seat's share of the win under these weights.
pub(super) fn shares(features: &[f32], weights: &[f64], out: &mut Vec<f64>) {
    out.clear();
    out.extend(features.chunks_exact(weights.len()).map(|of_seat| {
        of_seat.iter().zip(weights).map(|(value, weight)| f64::from(*value) * weight).sum::<f64>()
    }));
    let top = out.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for sum in &mut *out {
        *sum = libm::exp(*sum - top);
    }
    let total: f64 = out.iter().sum();
    for share in out {
        *share /= total;
    }
}

/// What a guess costs: the mean surprise at what happened. A guess of nothing at all for what happens is cut off.
pub(super) fn log_loss(guess: impl Iterator<Item = f64>, won: &[f32]) -> f64 {
    const LEAST: f64 = 1e-6;
    guess.zip(won).map(|(share, won)| -f64::from(*won) * libm::log(share.max(LEAST))).sum()
}

/// The seats' mean of one feature.
fn mean(of_position: &[f32], feature: usize, n_features: usize) -> f64 {
    let n_seats = of_position.len() / n_features;
    let values = of_position.iter().skip(feature).step_by(n_features);
    values.map(|value| f64::from(*value)).sum::<f64>() / n_seats as f64
}

fn deviations(positions: &Positions) -> Vec<f64> {
    /// A difference this small beside the numbers themselves is one of rounding.
    const ROUNDING: f64 = 1e-6;
    let n = positions.n_features;
    let (mut sizes, mut squares) = (vec![0.0; n], vec![0.0; n]);
    for position in positions.iter() {
        for i in 0..n {
            let mean = mean(position.features, i, n);
            for value in position.features.iter().skip(i).step_by(n).map(|value| f64::from(*value)) {
                sizes[i] += value * value;
                squares[i] += (value - mean) * (value - mean);
            }
        }
    }
    let n_values = (positions.len() * positions.n_seats).max(1) as f64;
    let deviation = |square: f64, size: f64| {
        if square > size * ROUNDING * ROUNDING { (square / n_values).sqrt() } else { 0.0 }
    };
    squares.iter().zip(&sizes).map(|(square, size)| deviation(*square, *size)).collect()
}

/// Newton's method from nothing, with shorter steps where a whole one would overshoot.
fn minimise(positions: &Positions) -> Vec<f64> {
    let mut weights = vec![0.0; positions.n_features];
    for _ in 0..MAX_ROUNDS {
        let here = Slope::at(positions, &weights);
        let step = solve(here.curvature, &here.gradient);
        let promise: f64 = step.iter().zip(&here.gradient).map(|(step, slope)| step * slope).sum();
        if promise < PRECISION {
            break;
        }
        let mut share = 1.0;
        let further = |share: f64| -> Vec<f64> {
            weights.iter().zip(&step).map(|(weight, step)| weight - share * step).collect()
        };
        let mut next = further(share);
        // A tenth of what the slope promises is enough (Armijo's rule).
        while loss(positions, &next) > here.loss - 0.1 * share * promise && share > 1e-6 {
            share /= 2.0;
            next = further(share);
        }
        weights = next;
    }
    weights
}

fn penalty(weights: &[f64]) -> f64 {
    PENALTY / 2.0 * weights.iter().map(|weight| weight * weight).sum::<f64>()
}

fn loss(positions: &Positions, weights: &[f64]) -> f64 {
    let mut guess = Vec::new();
    let mut total = 0.0;
    for position in positions.iter() {
        shares(position.features, weights, &mut guess);
        total += log_loss(guess.iter().copied(), position.won);
    }
    total / positions.len().max(1) as f64 + penalty(weights)
}

/// The loss around some weights: its value, its first and its second derivatives.
struct Slope {
    loss: f64,
    gradient: Vec<f64>,
    /// Row by row; only the lower half is filled in.
    curvature: Vec<Vec<f64>>,
}

impl Slope {
    fn at(positions: &Positions, weights: &[f64]) -> Self {
        let n = weights.len();
        let (mut total, mut gradient, mut curvature) = (0.0, vec![0.0; n], vec![vec![0.0; n]; n]);
        let (mut guess, mut expected) = (Vec::new(), vec![0.0; n]);
        for position in positions.iter() {
            shares(position.features, weights, &mut guess);
            total += log_loss(guess.iter().copied(), position.won);
            expected.fill(0.0);
            for (i, of_seat) in position.features.chunks_exact(n).enumerate() {
                let surplus = guess[i] - f64::from(position.won[i]);
                for (row, value) in of_seat.iter().map(|value| f64::from(*value)).enumerate() {
                    gradient[row] += surplus * value;
                    expected[row] += guess[i] * value;
                    for (cell, other) in curvature[row][..=row].iter_mut().zip(of_seat) {
                        *cell += guess[i] * value * f64::from(*other);
                    }
                }
            }
            for (row, value) in expected.iter().enumerate() {
                for (cell, other) in curvature[row][..=row].iter_mut().zip(&expected) {
                    *cell -= value * other;
                }
            }
        }
        let count = positions.len().max(1) as f64;
        for (row, weight) in weights.iter().enumerate() {
            gradient[row] = gradient[row] / count + PENALTY * weight;
            curvature[row].iter_mut().for_each(|cell| *cell /= count);
            curvature[row][row] += PENALTY;
        }
        Slope { loss: total / count + penalty(weights), gradient, curvature }
    }
}

/// The `x` with `matrix * x = right`, for a symmetric positive matrix of which the lower half is given (Cholesky).
fn solve(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Vec<f64> {
    let n = right.len();
    for row in 0..n {
        for column in 0..=row {
            let known: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let rest = matrix[row][column] - known;
            // The penalty keeps the diagonal above zero.
            matrix[row][column] =
                if row == column { rest.max(PENALTY / 2.0).sqrt() } else { rest / matrix[column][column] };
        }
    }
    let mut x = right.to_vec();
    for row in 0..n {
        let known: f64 = (0..row).map(|k| matrix[row][k] * x[k]).sum();
        x[row] = (x[row] - known) / matrix[row][row];
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|k| matrix[k][row] * x[k]).sum();
        x[row] = (x[row] - known) / matrix[row][row];
    }
    x
}

#[cfg(test)]
mod tests {
    use tabletop::{Rng, fast_rng, pick_weighted};

    use super::*;

    /// Positions of three seats with features of very different sizes, won according to these weights.
    fn made_up(truth: &[f64], n: usize) -> Positions {
        let mut rng = fast_rng(11, 0);
        let mut unit = move || (rng.next_u32() as f32) / u32::MAX as f32;
        let mut rng = fast_rng(12, 0);
        let mut positions = Positions::new(3, truth.len());
        let mut guess = Vec::new();
        for _ in 0..n {
            let shared = 0.1 + 1000.0 * unit();
            let features: Vec<f32> = (0..3)
                .flat_map(|_| {
                    let first = 100.0 * unit();
                    [first, unit() - 0.5, 0.01 * unit() + 0.0001 * first, shared]
                })
                .collect();
            shares(&features, truth, &mut guess);
            let weights: Vec<f32> = guess.iter().map(|share| *share as f32).collect();
            let winner = pick_weighted(&weights, &mut rng).unwrap();
            positions.features.extend(features);
            positions.won.extend((0..3).map(|seat| f32::from(u8::from(seat == winner))));
            positions.guessed.extend([1.0 / 3.0; 3]);
        }
        positions
    }

    #[test]
    fn known_weights_are_found_again() {
        let truth = [0.03, -2.0, 120.0, 5.0];
        let found = fit(&made_up(&truth, 40_000));
        for (i, truth) in truth[..3].iter().enumerate() {
            let off = (found.weights[i] / truth - 1.0).abs();
            assert!(off < 0.05, "weight {i} is {} instead of {truth}", found.weights[i]);
        }
        // What all seats share says nothing about who wins.
        assert!(found.weights[3].abs() < 1e-12 && found.deviations[3].abs() < 1e-12, "{found:?}");
        assert!((found.deviations[1] - (1.0f64 / 12.0 * 2.0 / 3.0).sqrt()).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn a_feature_said_twice_shares_its_weight() {
        let mut positions = made_up(&[0.03, 0.0, 0.0, 0.0], 20_000);
        for of_seat in positions.features.chunks_exact_mut(4) {
            of_seat[1] = of_seat[0];
            of_seat[2] = 0.0;
        }
        let weights = fit(&positions).weights;
        assert!((weights[0] - weights[1]).abs() < 1e-6, "{weights:?}");
        assert!((weights[0] + weights[1] - 0.03).abs() < 0.002 && weights[2].abs() < 1e-12, "{weights:?}");
    }

    #[test]
    fn the_bottom_is_flat() {
        let positions = made_up(&[0.03, -2.0, 120.0, 0.0], 2_000);
        let weights = minimise(&positions);
        let at = loss(&positions, &weights);
        for i in 0..weights.len() {
            for nudge in [-1e-3, 1e-3] {
                let mut beside = weights.clone();
                beside[i] += nudge;
                assert!(loss(&positions, &beside) > at, "weight {i}");
            }
        }
    }

    #[test]
    fn a_system_of_equations_is_solved() {
        let matrix = vec![vec![4.0, 0.0, 0.0], vec![2.0, 5.0, 0.0], vec![-2.0, 1.0, 6.0]];
        // 4x + 2y - 2z, 2x + 5y + z and -2x + y + 6z at (1, 2, 3).
        let x = solve(matrix, &[2.0, 15.0, 18.0]);
        for (found, expected) in x.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{x:?}");
        }
    }
}
