//! The metrics of a study, computed from records with fractions and loops, one plain sentence of their definition at a time.

use std::collections::BTreeMap;

use lab::{ComponentFigures, TableFigures};
use tabletop::{Components, Judgement, Notation, Record, Step, StepOf, Turn};

#[derive(Debug, Default)]
pub(crate) struct PlainMetrics {
    games: f64,
    seat_wins: Vec<f64>,
    points: Vec<f64>,
    margins: Vec<f64>,
    shared: f64,
    turns: Vec<f64>,
    menus: Vec<f64>,
    lead_changes: Vec<f64>,
    decided: Vec<f64>,
    drama: Vec<f64>,
    offered: BTreeMap<usize, f64>,
    chosen: BTreeMap<usize, f64>,
    got: BTreeMap<usize, f64>,
    differences: BTreeMap<usize, Vec<f64>>,
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

impl PlainMetrics {
    pub(crate) fn of<G: Components + Judgement + Notation>(records: &[Record]) -> Self {
        let mut plain = PlainMetrics::default();
        for record in records {
            plain.add::<G>(record);
        }
        plain
    }

    fn add<G: Components + Judgement + Notation>(&mut self, record: &Record) {
        let mut states: Vec<G> = Vec::new();
        let mut steps: Vec<StepOf<G>> = Vec::new();
        let end = record
            .replay::<G>(None, |state, step| {
                states.push(state.clone());
                steps.push(step);
            })
            .unwrap();
        let n_seats = record.seats.get();
        let outcome = end.outcome().unwrap();
        let won: Vec<f64> = record.seats.seats().map(|seat| outcome.win_share(seat)).collect();
        self.games += 1.0;
        self.seat_wins.resize(n_seats, 0.0);
        for (sum, won) in self.seat_wins.iter_mut().zip(&won) {
            *sum += won;
        }
        let mut scores: Vec<f64> = outcome.scores.as_slice().iter().map(|score| f64::from(*score)).collect();
        self.points.extend(&scores);
        scores.sort_by(f64::total_cmp);
        self.margins.push(scores[n_seats - 1] - scores[n_seats - 2]);
        self.shared += f64::from(u8::from(outcome.winners().count() > 1));
        self.turns.push(end.turns_played().into());

        let n_components = G::components(end.book()).len();
        let mut got = vec![vec![0.0; n_seats]; n_components];
        let mut estimates: Vec<Vec<f64>> = Vec::new();
        // Those who are asked together choose on the state before any of their answers.
        let mut asked = states[0].clone();
        for (i, (state, step)) in states.iter().zip(&steps).enumerate() {
            if i == 0 || states[i - 1].turns_played() != state.turns_played() {
                estimates.push(state.estimate().as_slice().iter().map(|share| f64::from(*share)).collect());
            }
            if let Step::Act(seat, action) = *step {
                let goes_on = i > 0
                    && matches!((states[i - 1].turn(), steps[i - 1], state.turn()),
                        (Turn::Act(due), Step::Act(before, _), Turn::Act(left)) if due.without(before) == left);
                if !goes_on {
                    asked = state.clone();
                }
                let mut menu = Vec::new();
                asked.legal_actions(seat, &mut menu);
                self.menus.push(menu.len() as f64);
                if menu.len() > 1 {
                    for component in 0..n_components {
                        let wants = |action| {
                            let mut times = 0.0;
                            asked.wanted(seat, action, |wanted| {
                                times += f64::from(u8::from(wanted == component));
                            });
                            times
                        };
                        if menu.iter().any(|action| wants(*action) > 0.0) {
                            *self.offered.entry(component).or_default() += 1.0;
                        }
                        *self.chosen.entry(component).or_default() += wants(action);
                    }
                }
            }
            let (mut after, mut events) = (state.clone(), Vec::new());
            after.apply_telling(*step, &mut events);
            for (seat, component) in events.iter().filter_map(|event| state.gained(event)) {
                got[component][seat.index()] += 1.0;
                *self.got.entry(component).or_default() += 1.0;
            }
        }
        for (component, got) in got.iter().enumerate() {
            let with: Vec<f64> = (0..n_seats).filter(|seat| got[*seat] > 0.0).map(|seat| won[seat]).collect();
            let without: Vec<f64> =
                (0..n_seats).filter(|seat| got[*seat] == 0.0).map(|seat| won[seat]).collect();
            if !with.is_empty() && !without.is_empty() {
                self.differences.entry(component).or_default().push(mean(&with) - mean(&without));
            }
        }
        self.add_tension(&estimates, &won);
    }

    fn add_tension(&mut self, estimates: &[Vec<f64>], won: &[f64]) {
        let differ = |shares: &[f64]| shares.iter().any(|share| (share - shares[0]).abs() > 1.5e-4);
        if !estimates.iter().any(|shares| differ(shares)) {
            return;
        }
        let winner = won.iter().position(|won| *won > 0.0).unwrap();
        let best = |shares: &[f64]| shares.iter().copied().fold(0.0, f64::max);
        let (mut leaders, mut behind) = (Vec::new(), 0);
        for (i, shares) in estimates.iter().enumerate() {
            if !differ(shares) {
                continue;
            }
            let leads = |seat: &usize| best(shares) - shares[*seat] < 5e-5;
            let leader = leaders.last().copied().filter(leads).or((0..won.len()).find(leads)).unwrap();
            leaders.push(leader);
            if won[leader] == 0.0 {
                behind = i + 1;
            }
        }
        self.lead_changes.push(leaders.windows(2).filter(|pair| pair[0] != pair[1]).count() as f64);
        self.decided.push(behind as f64 / estimates.len() as f64);
        let gaps: Vec<f64> = estimates.iter().map(|shares| best(shares) - shares[winner]).collect();
        self.drama.push(mean(&gaps));
    }

    pub(crate) fn assert_same(&self, found: &TableFigures, components: &[ComponentFigures]) {
        let near = |what: &str, found: f64, plain: f64, tolerance: f64| {
            assert!((found - plain).abs() <= tolerance, "{what}: {found} is not {plain}");
        };
        near("games", found.games as f64, self.games, 0.0);
        for (seat, wins) in self.seat_wins.iter().enumerate() {
            near("wins", found.by_seat[seat].wins.share, wins / self.games, 1e-9);
        }
        near("points", found.points.mean, mean(&self.points), 1e-9);
        near("margin", found.margin.mean, mean(&self.margins), 1e-9);
        near("shared", found.shared.share, self.shared / self.games, 1e-9);
        near("turns", found.turns.mean, mean(&self.turns), 1e-9);
        near("decisions", found.choice.decisions as f64, self.menus.len() as f64, 0.0);
        near("choices", found.choice.mean, mean(&self.menus), 1e-9);
        let forced = self.menus.iter().filter(|menu| **menu <= 1.0).count() as f64;
        near("forced", found.choice.forced, forced / self.menus.len() as f64, 1e-9);
        match &found.tension {
            None => assert!(self.decided.is_empty(), "tension was not seen"),
            Some(tension) => {
                near("lead changes", tension.lead_changes.mean, mean(&self.lead_changes), 1e-9);
                // A thousandth of a game, and a ten-thousandth of the win, are the units of the sums.
                near("decided", tension.decided, mean(&self.decided), 1e-3);
                near("drama", tension.drama, mean(&self.drama), 2e-4);
            }
        }
        let sum = |of: &BTreeMap<usize, f64>, i: usize| of.get(&i).copied().unwrap_or(0.0);
        for (i, one) in components.iter().enumerate() {
            near("offered", one.offered, sum(&self.offered, i) / self.games, 1e-9);
            near("got", one.got, sum(&self.got, i) / self.games, 1e-9);
            let chosen = sum(&self.chosen, i) / sum(&self.offered, i);
            near("chosen", one.chosen.unwrap(), chosen, 1e-9);
            let differences = self.differences.get(&i).map_or(&[][..], Vec::as_slice);
            near("games of a component", one.games as f64, differences.len() as f64, 0.0);
            near("win difference", one.win_difference.unwrap(), mean(differences), 1e-9);
        }
    }
}
