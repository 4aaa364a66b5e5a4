//! Whether a sample looks like the distribution it should come from.

/// A sample this unlikely does not happen by chance: six standard deviations.
const DEVIATIONS: f64 = 6.0;
/// Cells with fewer expected hits are counted together; the test is not sound below.
const SMALLEST_CELL: f64 = 5.0;

/// Pearson's test. Returns the statistic and its bound if the sample is too far from what was expected. `cells` are the
/// number of hits and a weight; the expected numbers are in proportion to the weights.
pub(crate) fn too_far(cells: &[(u32, f64)]) -> Option<(f64, f64)> {
    let draws: f64 = cells.iter().map(|(hits, _)| f64::from(*hits)).sum();
    let weight: f64 = cells.iter().map(|(_, weight)| weight).sum();
    let (mut statistic, mut degrees) = (0.0, -1.0);
    let mut pooled = (0.0, 0.0);
    let mut add = |hits: f64, expected: f64| {
        statistic += (hits - expected).powi(2) / expected;
        degrees += 1.0;
    };
    for &(hits, share) in cells {
        let expected = draws * share / weight;
        if expected < SMALLEST_CELL {
            pooled = (pooled.0 + f64::from(hits), pooled.1 + expected);
        } else {
            add(f64::from(hits), expected);
        }
    }
    if pooled.1 >= SMALLEST_CELL {
        add(pooled.0, pooled.1);
    }
    if degrees < 1.0 {
        return None;
    }
    // Wilson and Hilferty: the cube root of a chi-squared number is nearly normal.
    let spread = 2.0 / (9.0 * degrees);
    let bound = degrees * (1.0 - spread + DEVIATIONS * f64::sqrt(spread)).powi(3);
    (statistic > bound).then_some((statistic, bound))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_sample_passes_and_a_biased_one_does_not() {
        assert_eq!(too_far(&[(98, 1.0), (103, 1.0), (199, 2.0)]), None);
        assert!(too_far(&[(40, 1.0), (160, 1.0), (200, 2.0)]).is_some());
        assert!(too_far(&[(200, 1.0), (0, 1.0)]).is_some());
    }

    #[test]
    fn tiny_cells_are_counted_together() {
        let mut cells = vec![(1000, 1000.0)];
        cells.extend(std::iter::repeat_n((1, 1.0), 10));
        assert_eq!(too_far(&cells), None);
        // Ten cells of expected weight one that take a tenth of the hits between them.
        cells.iter_mut().skip(1).for_each(|cell| cell.0 = 11);
        assert!(too_far(&cells).is_some());
    }

    #[test]
    fn one_cell_proves_nothing() {
        assert_eq!(too_far(&[(500, 1.0)]), None);
        assert_eq!(too_far(&[]), None);
    }
}
