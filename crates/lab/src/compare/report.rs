//! What a comparison found, for machines.

use std::time::Duration;

use serde::Serialize;
use tabletop::Judgement;

use super::measure::{Measure, PairSums};
use super::{ComparePlan, Playing, Sums};
use crate::Provenance;
use crate::stats::{Interval, widened};

/// What changes between two tables. All but `threads` and `seconds` depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CompareReport {
    /// Where the figures of the first side come from.
    pub a: Provenance,
    /// And those of the second.
    pub b: Provenance,
    /// Pairs of games played.
    pub games: u64,
    /// Pairs in which a step or the result was another.
    pub other_ways: u64,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// What was measured, the greatest effect first.
    pub differences: Vec<Difference>,
}

/// One measure on both sides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// What was measured.
    pub what: String,
    /// Whether it is a share of 1.
    pub is_share: bool,
    /// Pairs of games that have it.
    pub games: u64,
    /// Its mean on the first side.
    pub a: f64,
    /// Its mean on the second.
    pub b: f64,
    /// The second less the first.
    pub difference: f64,
    /// 95 % confidence interval of the difference, from pairs; `None` for a single pair.
    pub ci: Option<Interval>,
    /// How wide that interval would be if the sides had met different deals.
    pub unpaired_width: f64,
    /// The difference in standard deviations of a game: what the measures are sorted by.
    pub effect: f64,
    /// Whether it is clear that there is a difference, with all measures looked at.
    pub clear: bool,
}

impl CompareReport {
    pub(super) fn new<G: Judgement>(
        [a, b]: &[Playing<G>; 2],
        plan: &ComparePlan,
        measures: &[Measure],
        sums: &Sums,
        took: Duration,
        threads: usize,
    ) -> Self {
        let from = |side: &Playing<G>| Provenance::new(side.book, &side.bots, plan.games, plan.seed);
        let found = measures.iter().zip(&sums.pairs).filter(|(_, pairs)| pairs.count() > 0);
        let n_measures = found.clone().count();
        let mut differences: Vec<Difference> =
            found.map(|(measure, pairs)| Difference::new(measure, pairs, n_measures)).collect();
        differences.sort_by(|one, other| other.effect.abs().total_cmp(&one.effect.abs()));
        CompareReport {
            a: from(a),
            b: from(b),
            games: sums.games,
            other_ways: sums.other_ways,
            threads,
            seconds: took.as_secs_f64(),
            differences,
        }
    }
}

impl Difference {
    fn new(measure: &Measure, pairs: &PairSums, n_measures: usize) -> Self {
        let unit = measure.unit as f64;
        let [a, b] = [pairs.mean(0), pairs.mean(1)].map(|mean| mean / unit);
        let ci = pairs.interval().map(|ci| ci.map(|end| end / unit));
        let spread = pairs.spread() / unit;
        Difference {
            what: measure.name.clone(),
            is_share: measure.is_share,
            games: pairs.count(),
            a,
            b,
            difference: b - a,
            ci,
            unpaired_width: pairs.unpaired_width() / unit,
            effect: if spread > 0.0 { (b - a) / spread } else { 0.0 },
            clear: ci.is_some_and(|ci| {
                let [low, high] = widened(ci, n_measures);
                low > 0.0 || high < 0.0
            }),
        }
    }
}
