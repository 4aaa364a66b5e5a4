//! The moments after which a game was another one.

use catalog::SeenStep;
use protocol::TurningPoint;
use tabletop::Actor;

/// How many are named at most.
const MOST: usize = 5;
/// A smaller change of anybody's share is not a turning point.
const LEAST: f32 = 0.08;
/// What it counts for that somebody else is in front afterwards.
const NEW_LEADER: f32 = 0.1;
/// How many sentences of a step name it.
const SENTENCES: usize = 2;

/// A decision, or a simultaneous one, with what chance made of it.
struct Moment {
    /// Its first step and the one after its last, counted from 0.
    steps: std::ops::Range<usize>,
    seat: usize,
    change: f32,
    weight: f32,
}

/// The steps with the largest changes, in order, some distance apart. `shares[n]` are everybody's shares of the win
/// after `n` steps.
pub(super) fn turning_points(shares: &[Vec<f32>], seen: &[SeenStep]) -> Vec<TurningPoint> {
    let apart = (seen.len() / 25).max(4);
    let mut moments: Vec<Moment> =
        moments(seen).into_iter().filter_map(|steps| weigh(shares, steps)).collect();
    moments.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let mut chosen: Vec<TurningPoint> = Vec::new();
    for moment in moments {
        let Some(point) = named(&moment, shares, seen) else { continue };
        let near = |other: &TurningPoint| other.step.abs_diff(point.step) < apart as u32;
        if chosen.len() < MOST && !chosen.iter().any(near) {
            chosen.push(point);
        }
    }
    chosen.sort_by_key(|point| point.step);
    chosen
}

fn moments(seen: &[SeenStep]) -> Vec<std::ops::Range<usize>> {
    let begins = |i: usize| matches!(seen[i].actor, Actor::Seat(_)) && !(i > 0 && seen[i - 1].awaits_others);
    let mut starts: Vec<usize> = (0..seen.len()).filter(|i| *i == 0 || begins(*i)).collect();
    starts.push(seen.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// `None` where too little changed.
fn weigh(shares: &[Vec<f32>], steps: std::ops::Range<usize>) -> Option<Moment> {
    let (before, after) = (shares.get(steps.start)?, shares.get(steps.end)?);
    let changes = before.iter().zip(after).map(|(before, after)| after - before);
    // What one wins another may lose in full; then it is told of the one who won it.
    let size = |change: f32| ((change.abs() * 1000.0).round() as i32, change > 0.0);
    let (seat, change) = changes.enumerate().max_by_key(|(_, change)| size(*change))?;
    let turned = leader(before) != leader(after);
    // The end tells who has won; that alone turns nothing if it was who was in front.
    let confirms = steps.end + 1 == shares.len() && !turned;
    let weight = change.abs() + if turned { NEW_LEADER } else { 0.0 };
    (change.abs() >= LEAST && !confirms).then_some(Moment { steps, seat, change, weight })
}

fn leader(shares: &[f32]) -> Option<usize> {
    (0..shares.len()).max_by(|a, b| shares[*a].total_cmp(&shares[*b]).then(b.cmp(a)))
}

/// The step of the moment that did most of it, with the words of the nearest step that has some.
fn named(moment: &Moment, shares: &[Vec<f32>], seen: &[SeenStep]) -> Option<TurningPoint> {
    let Moment { steps, seat, change, .. } = moment;
    let part = |i: usize| (shares[i + 1][*seat] - shares[i][*seat]) * change.signum();
    let step = steps.clone().max_by(|a, b| part(*a).total_cmp(&part(*b)).then(b.cmp(a)))?;
    let told = steps.clone().filter(|i| seen[*i].sentences().next().is_some());
    let told = told.min_by_key(|i| i.abs_diff(step))?;
    Some(TurningPoint {
        step: step as u32 + 1,
        seat: *seat as u8 + 1,
        before: shares[steps.start][*seat],
        after: shares[steps.end][*seat],
        sentence: seen[told].sentences().take(SENTENCES).collect::<Vec<_>>().join(" "),
    })
}

#[cfg(test)]
mod tests {
    use catalog::SeenEvents;
    use tabletop::Seat;

    use super::*;

    fn step(actor: Option<usize>, words: &str) -> SeenStep {
        SeenStep {
            step: String::new(),
            actor: actor.map_or(Actor::Chance, |seat| Actor::Seat(Seat::new(seat))),
            events: SeenEvents::new([((), Some(words.to_string()).filter(|words| !words.is_empty()))]),
            awaits_others: false,
        }
    }

    /// Two seats take turns; `first` is the share of the first one after each step, with its share at the start.
    fn points(first: &[f32]) -> Vec<TurningPoint> {
        let shares: Vec<Vec<f32>> = first.iter().map(|share| vec![*share, 1.0 - share]).collect();
        let seen: Vec<SeenStep> = (1..first.len()).map(|i| step(Some(i % 2), &format!("step {i}"))).collect();
        turning_points(&shares, &seen)
    }

    #[test]
    fn the_largest_changes_are_found_in_order_and_apart() {
        let mut first = vec![0.5; 41];
        first[10..].fill(0.2);
        first[11..].fill(0.32);
        first[30..].fill(0.8);
        let found = points(&first);
        let steps: Vec<u32> = found.iter().map(|point| point.step).collect();
        assert_eq!(steps, [10, 30], "step 11 is next to a larger one");
        assert_eq!((found[1].seat, found[1].sentence.as_str()), (1, "step 30"));
        assert_eq!(found[0].seat, 2, "it is told of the one who gained");
        assert!((found[1].before - 0.32).abs() < 1e-6 && (found[1].after - 0.8).abs() < 1e-6);
    }

    #[test]
    fn a_calm_game_has_none_and_a_wild_one_a_few() {
        assert!(points(&[0.5; 30]).is_empty());
        let wild: Vec<f32> = (0..200).map(|i| if i / 10 % 2 == 0 { 0.3 } else { 0.7 }).collect();
        assert_eq!(points(&wild).len(), MOST);
    }

    #[test]
    fn the_end_counts_only_where_it_turns_the_game() {
        let mut first = vec![0.6; 20];
        first[19] = 1.0;
        assert!(points(&first).is_empty());
        first[19] = 0.0;
        assert_eq!(points(&first)[0].step, 19);
    }

    #[test]
    fn a_decision_and_its_luck_are_one_moment_with_words() {
        let shares: Vec<Vec<f32>> = [0.5, 0.5, 0.9, 0.9].map(|share| vec![share, 1.0 - share]).into();
        let seen = [step(Some(0), "Ann rolls."), step(None, ""), step(Some(1), "Bo passes.")];
        let found = turning_points(&shares, &seen);
        assert_eq!((found[0].step, found[0].sentence.as_str()), (2, "Ann rolls."));
    }
}
