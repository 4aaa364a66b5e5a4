//! What is wanted of an edition, and how far it is from that.

use serde::Serialize;
use tabletop::SeatCount;

use crate::stats::Interval;
use crate::study::{ComponentFigures, TableFigures};
use crate::sweep::Targets;

/// A search aims at this part of what is allowed, so that other deals are likely to allow it, too.
const INSIDE: f64 = 0.8;

/// What is known of a table.
pub(super) struct Figures {
    pub(super) table: TableFigures,
    pub(super) components: Vec<ComponentFigures>,
}

/// One target at one table size, before and after, judged by what is worst.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Aim {
    /// The target as the plan names it.
    pub target: String,
    /// The table size.
    pub seats: SeatCount,
    /// The least that is wanted.
    pub low: f64,
    /// The most.
    pub high: f64,
    /// What the edition had.
    pub before: Wanted,
    /// What it has now.
    pub after: Wanted,
}

/// A figure, whether it is as it should be, and whose it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Wanted {
    /// Whose it is: a place or a component; empty for the game as a whole.
    pub whose: String,
    /// The figure, in the unit of the target.
    pub value: f64,
    /// Its 95 % interval, if it has one.
    pub ci: Option<Interval>,
    /// Whether the target is met.
    pub met: Met,
}

/// Whether a target is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Met {
    /// The whole interval is within.
    Yes,
    /// The whole interval is outside.
    No,
    /// The figure is within, the interval reaches outside.
    Likely,
    /// The figure is outside, the interval reaches inside.
    Unlikely,
}

impl Met {
    fn of(value: f64, ci: Option<Interval>, [low, high]: [f64; 2]) -> Self {
        let is_within = |value: f64| low <= value && value <= high;
        let [least, most] = ci.unwrap_or([value, value]);
        match (is_within(value), is_within(least) && is_within(most), most < low || least > high) {
            (_, true, _) => Met::Yes,
            (_, _, true) => Met::No,
            (true, ..) => Met::Likely,
            (false, ..) => Met::Unlikely,
        }
    }
}

/// A figure that a target speaks of.
struct Item {
    whose: String,
    value: f64,
    ci: Option<Interval>,
}

/// The targets with their ranges and the figures that they speak of.
fn items(targets: &Targets, figures: &Figures) -> Vec<(&'static str, [f64; 2], Vec<Item>)> {
    let Figures { table, components } = figures;
    let percent = |ci: Interval| ci.map(|end| end * 100.0);
    let mut all = Vec::new();
    if let Some(points) = targets.turn_order {
        let even = 100.0 / table.seats.get() as f64;
        let name = |i: usize| {
            if table.places.is_some() { crate::page::ordinal(i + 1) } else { format!("seat {}", i + 1) }
        };
        let each = table.in_order().iter().enumerate().map(|(i, place)| Item {
            whose: name(i),
            value: place.wins.share * 100.0 - even,
            ci: Some(percent(place.wins.ci).map(|end| end - even)),
        });
        all.push(("turn_order", [-points, points], each.collect()));
    }
    if let Some(range) = targets.turns {
        let (value, ci) = (table.turns.mean, table.turns.ci);
        all.push(("turns", range, vec![Item { whose: String::new(), value, ci }]));
    }
    if let Some(most) = targets.shared_wins {
        let (value, ci) = (table.shared.share * 100.0, Some(percent(table.shared.ci)));
        all.push(("shared_wins", [0.0, most], vec![Item { whose: String::new(), value, ci }]));
    }
    let is_meant = |one: &&ComponentFigures| {
        targets.components.is_empty() || targets.components.iter().any(|id| one.id.starts_with(id.as_str()))
    };
    let meant = || components.iter().filter(is_meant);
    if let Some(range) = targets.liking {
        let each = meant()
            .filter_map(|one| Some(Item { whose: one.id.clone(), value: one.liking?, ci: one.liking_ci }));
        all.push(("liking", range, each.collect()));
    }
    if let Some(points) = targets.win_difference {
        let each = meant().filter_map(|one| {
            let (value, ci) = (one.win_difference? * 100.0, one.win_difference_ci.map(percent));
            Some(Item { whose: one.id.clone(), value, ci })
        });
        all.push(("win_difference", [-points, points], each.collect()));
    }
    all
}

/// How far a value is outside of a range, in widths of the range.
fn miss(value: f64, [low, high]: [f64; 2]) -> f64 {
    (low - value).max(value - high).max(0.0) / (high - low)
}

/// How far an edition is from the targets, at all table sizes together; 0 if it is well within.
pub(super) fn loss(targets: &Targets, figures: &[Figures]) -> f64 {
    let mut sum = 0.0;
    for table in figures {
        // A game that does not end is worse than any that does.
        let endless = table.table.unfinished as f64 / table.table.games.max(1) as f64;
        sum += 1000.0 * endless;
        for (target, [low, high], items) in items(targets, table) {
            let (middle, half) = (f64::midpoint(low, high), (high - low) / 2.0 * INSIDE);
            // What cannot be too little has no lower end to keep away from.
            let from = if target == "shared_wins" { low } else { middle - half };
            let to = if target == "shared_wins" { high * INSIDE } else { middle + half };
            for item in items {
                let miss = miss(item.value, [from, to]);
                sum += miss * miss;
            }
        }
    }
    sum
}

/// Each target at each table size, before and after.
pub(super) fn aims(targets: &Targets, [before, after]: &[Vec<Figures>; 2]) -> Vec<Aim> {
    let mut all = Vec::new();
    for (before, after) in before.iter().zip(after) {
        for ((target, range, was), (_, _, is)) in
            items(targets, before).into_iter().zip(items(targets, after))
        {
            if let (Some(before_worst), Some(after_worst)) = (worst(was, range), worst(is, range)) {
                all.push(Aim {
                    target: target.to_string(),
                    seats: before.table.seats,
                    low: range[0],
                    high: range[1],
                    before: before_worst,
                    after: after_worst,
                });
            }
        }
    }
    all
}

/// The figure that is farthest from the middle of the range.
fn worst(items: Vec<Item>, range: [f64; 2]) -> Option<Wanted> {
    let middle = f64::midpoint(range[0], range[1]);
    let far = |item: &Item| (item.value - middle).abs();
    let worst = items.into_iter().max_by(|a, b| far(a).total_cmp(&far(b)))?;
    let Item { whose, value, ci } = worst;
    Some(Wanted { whose, value, ci, met: Met::of(value, ci, range) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_met_as_far_as_the_interval_says() {
        let range = [-2.0, 2.0];
        assert_eq!(Met::of(1.0, Some([0.0, 1.9]), range), Met::Yes);
        assert_eq!(Met::of(1.0, Some([0.0, 2.1]), range), Met::Likely);
        assert_eq!(Met::of(2.2, Some([1.0, 3.4]), range), Met::Unlikely);
        assert_eq!(Met::of(5.0, Some([3.0, 7.0]), range), Met::No);
        assert_eq!(Met::of(5.0, None, range), Met::No);
    }

    #[test]
    fn misses_are_counted_in_widths_of_the_range() {
        for (value, widths) in [(0.0, 0.0), (2.0, 0.0), (3.0, 0.25), (6.0, 1.0), (-6.0, 1.0)] {
            assert!((miss(value, [-2.0, 2.0]) - widths).abs() < 1e-12, "{value}");
        }
    }
}
