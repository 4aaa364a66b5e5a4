//! Advice for a person: what a strong player would do, how sure it is, and what it compared.

use tabletop::{
    Comparison, Difference, FastRng, Judgement, PerSeat, Phrase, Rng, Seat, SeatCount, Step, fast_rng, say,
};

use crate::bot::WORDS;
use crate::mind::together;
use crate::{Budget, Candidate, Effort, Known, Mind, believed};

/// At most so many choices are named.
const NAMED: usize = 3;
/// A choice was examined if it was tried at least so often, and so often for each try of the best one.
const FEWEST_TRIES: u32 = 24;
const LEAST_PART: f32 = 0.05;
/// Steps of the games that compare the best choice with the next.
const STEPS: u64 = 40_000;
/// ... at most one pair of games for so many iterations of the search, and never more than so many.
const PART: u32 = 5;
const MOST_PAIRS: u32 = 400;
/// Fewer pairs of games compare nothing.
const FEWEST_PAIRS: u32 = 12;
/// So many pairs of games that all end alike show that two choices come to the same.
const ALIKE: u32 = 24;
/// A chance is told if half its 95 % interval is not wider: it is rounded to tenths.
const KNOWN_WITHIN: f32 = 0.06;

/// How clearly one choice is better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// There is little doubt.
    Clear,
    /// It probably is.
    Likely,
    /// Either may be better.
    CloseCall,
    /// Both come to the same.
    NoDifference,
}

impl Verdict {
    /// What is said of the best choice, compared with the next best.
    pub fn of_best(self) -> Phrase {
        match self {
            Verdict::Clear => say!(WORDS, "verdict-clear"),
            Verdict::Likely => say!(WORDS, "verdict-likely"),
            Verdict::CloseCall => say!(WORDS, "verdict-close-call"),
            Verdict::NoDifference => say!(WORDS, "verdict-no-difference"),
        }
    }

    /// What is said of another choice, compared with the best.
    pub fn of_other(self) -> Phrase {
        match self {
            Verdict::Clear => say!(WORDS, "verdict-clearly-weaker"),
            Verdict::Likely => say!(WORDS, "verdict-likely-weaker"),
            Verdict::CloseCall => say!(WORDS, "verdict-nearly-as-good"),
            Verdict::NoDifference => say!(WORDS, "verdict-just-as-good"),
        }
    }
}

/// A chance to win as people say it, such as `about 6 in 10`.
pub fn say_chance(win: f32) -> Phrase {
    match (win * 10.0).round() as u8 {
        0 => say!(WORDS, "chance-hardly-any"),
        10.. => say!(WORDS, "chance-nearly-sure"),
        tenths => say!(WORDS, "chance", tenths: tenths),
    }
}

/// A choice that a search has examined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advised<A> {
    /// The action.
    pub action: A,
    /// Of the best choice: how clearly it is better than the next best. Of another: how clearly the best is better.
    pub verdict: Verdict,
    /// The expected share of the win, from 0 to 1, where it is known well enough. No other choice has more than the best,
    /// and none has one where the best has none.
    pub win: Option<f32>,
}

/// What a search advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// At most three choices, best first, all of them examined.
    pub choices: Vec<Advised<A>>,
    /// The best choice compared with the next.
    pub comparison: Comparison<A>,
}

/// Between how many actions somebody chooses, and with whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choosers {
    choices: usize,
    seats: SeatCount,
    /// Whether several seats choose at once.
    mixed: bool,
}

impl<G: Judgement> Mind<G> {
    /// What a search with this effort advises `seat`. `None` if the seat is not asked, or has no choice.
    pub fn advise(
        &mut self,
        view: &G::View,
        seat: Seat,
        effort: Effort,
        trees: usize,
        rng: &mut FastRng,
    ) -> Option<Advice<G::Action>> {
        let budget = effort.budget::<G>();
        let asked = self.begin_advice(view, seat, rng)?;
        let found = self.think(Known::View(view), seat, budget, trees, rng);
        self.conclude_advice(view, seat, (found, budget, asked), rng)
    }

    /// What is asked; `None` if there is nothing to choose.
    pub(crate) fn begin_advice(&mut self, view: &G::View, seat: Seat, rng: &mut FastRng) -> Option<Choosers> {
        let state = self.imagine(Known::View(view), seat, rng);
        let choices = self.legal.len();
        (choices >= 2).then(|| Choosers { choices, seats: state.book().seats, mixed: together(&state) })
    }

    /// What is advised once a search has found this.
    pub(crate) fn conclude_advice(
        &mut self,
        view: &G::View,
        seat: Seat,
        (mut found, budget, asked): (Vec<Candidate<G::Action>>, Budget, Choosers),
        rng: &mut FastRng,
    ) -> Option<Advice<G::Action>> {
        let Choosers { choices, seats, mixed } = asked;
        rank(&mut found, mixed);
        let (best, others) = found.split_first()?;
        let (best, others) = (*best, &others[..others.len().min(NAMED - 1)]);
        let chance = |candidate: &_| known_chance(candidate, seats).map(|share| believed::<G>(seats, share));
        let mut advised = vec![Advised { action: best.action, verdict: Verdict::Clear, win: chance(&best) }];
        let mut points = PerSeat::new(seats);
        for (i, other) in others.iter().enumerate() {
            let same = is_near(&best, other) && self.comes_to_the_same(view, seat, &best, other, rng);
            let verdict = if same { Verdict::NoDifference } else { verdict(&best, other, mixed) };
            let most = advised[0].win;
            let win = chance(other).filter(|win| most.is_some_and(|most| *win <= most));
            advised.push(Advised { action: other.action, verdict, win });
            if i == 0 && !same {
                points = self.compare(view, seat, [best.action, other.action], budget, rng);
            }
        }
        let all_named = advised.len() == choices;
        let unlike =
            advised[1..].iter().map(|other| other.verdict).find(|verdict| *verdict != Verdict::NoDifference);
        advised[0].verdict = match unlike {
            Some(verdict) => verdict,
            None if advised.len() == 1 => Verdict::Clear,
            None if all_named => Verdict::NoDifference,
            None => Verdict::CloseCall,
        };
        let other = advised.get(1).map(|other| other.action);
        Some(Advice { comparison: Comparison { best: best.action, other, points }, choices: advised })
    }

    /// How much the points at the end differ, the first action's less the second's: both are tried on the same samples with
    /// the same luck, and everybody goes on at first sight. Too few games tell nothing.
    fn compare(
        &mut self,
        view: &G::View,
        seat: Seat,
        actions: [G::Action; 2],
        budget: Budget,
        rng: &mut FastRng,
    ) -> PerSeat<Difference> {
        let most = (budget.iterations / PART).min(MOST_PAIRS);
        let (mut sums, mut pairs, mut steps) = (None, 0, 0);
        while pairs < most && steps < STEPS {
            let Some((points, played)) = self.play_pair(view, seat, actions, rng) else { break };
            let sums = sums.get_or_insert_with(|| PerSeat::<(f32, f32)>::new(points.seats()));
            for (seat, more) in points.iter() {
                let more = *more as f32;
                sums[seat] = (sums[seat].0 + more, sums[seat].1 + more * more);
            }
            pairs += 1;
            steps += played;
        }
        let seats = G::determinize(view, rng).book().seats;
        let sums = sums.filter(|_| pairs >= FEWEST_PAIRS).unwrap_or_else(|| PerSeat::new(seats));
        let n = pairs.max(1) as f32;
        PerSeat::from_fn(seats, |seat| {
            let (sum, squares) = sums[seat];
            let mean = sum / n;
            let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
            Difference { mean, error: 1.96 * (variance / n).sqrt() }
        })
    }

    /// Whether two choices come to the same: games that follow them with the same luck all end alike.
    fn comes_to_the_same(
        &mut self,
        view: &G::View,
        seat: Seat,
        best: &Candidate<G::Action>,
        other: &Candidate<G::Action>,
        rng: &mut FastRng,
    ) -> bool {
        (0..ALIKE).all(|_| {
            let played = self.play_pair(view, seat, [best.action, other.action], rng);
            played.is_some_and(|(points, _)| points.as_slice().iter().all(|more| *more == 0))
        })
    }

    /// Plays two actions to the end from the same sample with the same luck: the difference of all points, and the steps that
    /// took. `None` for a game without an end within reach; no game of the catalogue is one.
    fn play_pair(
        &mut self,
        view: &G::View,
        seat: Seat,
        actions: [G::Action; 2],
        rng: &mut FastRng,
    ) -> Option<(PerSeat<i32>, u64)> {
        let sample = G::determinize(view, rng);
        let luck = fast_rng(rng.next_u64(), 0);
        let mut steps = 0;
        let mut play = |action| {
            let mut state = sample.clone();
            state.apply_unchecked(Step::Act(seat, action));
            steps += self.play_out(&mut state, &mut luck.clone());
            state.outcome()
        };
        let [first, second] = actions.map(&mut play);
        let (first, second) = (first?.scores, second?.scores);
        Some((PerSeat::from_fn(first.seats(), |seat| first[seat] - second[seat]), steps))
    }
}

/// Leaves only what was examined, best first: where seats choose at once what is to be played most, otherwise what surely
/// brings most.
fn rank<A>(found: &mut Vec<Candidate<A>>, mixed: bool) {
    let most = found.iter().map(|candidate| candidate.visits).max().unwrap_or(0);
    let fewest = FEWEST_TRIES.max((LEAST_PART * most as f32) as u32).min(most);
    found.retain(|candidate| candidate.visits >= fewest);
    let surely = |candidate: &Candidate<A>| candidate.win - candidate.error;
    if !mixed {
        found.sort_by(|a, b| surely(b).total_cmp(&surely(a)));
    }
}

/// The share of the win that may be told: the search's own figure, before it is corrected by what came of such figures.
fn known_chance<A>(candidate: &Candidate<A>, seats: SeatCount) -> Option<f32> {
    (seats.get() > 1 && candidate.error <= KNOWN_WITHIN).then_some(candidate.win)
}

/// Whether the search sees hardly any difference.
fn is_near<A>(best: &Candidate<A>, other: &Candidate<A>) -> bool {
    (best.win - other.win).abs() < 0.02
}

/// How clearly the best choice is better than another.
fn verdict<A>(best: &Candidate<A>, other: &Candidate<A>, mixed: bool) -> Verdict {
    if mixed {
        return match best.play {
            0.85.. => Verdict::Clear,
            0.6.. => Verdict::Likely,
            _ => Verdict::CloseCall,
        };
    }
    let (gap, error) = (best.win - other.win, libm::hypotf(best.error, other.error));
    if gap >= 0.03 && gap >= 1.5 * error {
        Verdict::Clear
    } else if gap >= 0.01 && gap >= 0.7 * error {
        Verdict::Likely
    } else {
        Verdict::CloseCall
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(action: char, visits: u32, win: f32, error: f32, play: f32) -> Candidate<char> {
        Candidate { action, visits, win, error, play }
    }

    #[test]
    fn what_was_not_examined_is_not_named_and_the_best_surely_brings_most() {
        let mut found = vec![
            candidate('a', 500, 0.40, 0.02, 0.50),
            candidate('b', 430, 0.43, 0.02, 0.43),
            candidate('c', 40, 0.60, 0.30, 0.04),
            candidate('d', 20, 0.90, 0.10, 0.02),
            candidate('e', 10, 0.0, 0.0, 0.01),
        ];
        rank(&mut found, false);
        assert_eq!(found.iter().map(|candidate| candidate.action).collect::<String>(), "bac");
    }

    #[test]
    fn verdicts_need_more_than_a_difference() {
        let best = candidate('a', 500, 0.50, 0.02, 0.5);
        let against = |win, error| verdict(&best, &candidate('b', 100, win, error, 0.1), false);
        assert_eq!(against(0.30, 0.05), Verdict::Clear);
        assert_eq!(against(0.45, 0.05), Verdict::Likely);
        assert_eq!(against(0.30, 0.40), Verdict::CloseCall, "too little is known of the other");
        assert_eq!(against(0.495, 0.001), Verdict::CloseCall, "too little depends on it");
        let mixing = |play| verdict(&candidate('a', 9, 0.5, 0.1, play), &best, true);
        assert_eq!(
            [mixing(0.9), mixing(0.7), mixing(0.4)],
            [Verdict::Clear, Verdict::Likely, Verdict::CloseCall]
        );
    }

    #[test]
    fn a_chance_is_told_only_where_it_is_known() {
        let (two, one) = (SeatCount::new(2).unwrap(), SeatCount::new(1).unwrap());
        assert_eq!(known_chance(&candidate('a', 500, 0.58, 0.03, 0.5), two), Some(0.58));
        assert_eq!(known_chance(&candidate('a', 30, 0.58, 0.2, 0.5), two), None);
        assert_eq!(known_chance(&candidate('a', 500, 1.0, 0.0, 0.5), one), None, "nobody else can win");
    }

    #[test]
    fn chances_are_said_in_tenths() {
        assert_eq!(say_chance(0.58).to_string(), "You win about 6 in 10 from here.");
        assert_eq!(say_chance(0.02).to_string(), "You hardly ever win from here.");
        assert_eq!(say_chance(0.97).to_string(), "You nearly always win from here.");
    }
}
