//! What looks good: how a sensible seat answers the row and the powers.

use tabletop::{Features, Judgement, Rng, Seat};

use super::values::{Holding, SPITE};
use super::{Action, GoNuts, Phase, features, picks, weights};

/// How many points an answer must be worth more to be chosen e times as often, and what is not worth a thought.
const SOFTNESS: f32 = 0.5;
const LEAST_WEIGHT: f32 = 2e-3;
/// So many points more than necessary are not given away.
const GIFT: i32 = 3;
/// Taking nothing more from the pile is better than taking something useless.
const USELESS: f32 = 0.1;

impl Judgement for GoNuts {
    fn policy(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        if let Phase::Pick { .. } = self.phase {
            let mix = picks::mix(self, seat);
            weights.extend(legal.iter().map(|action| match action {
                Action::Pick(place) => mix[usize::from(*place) - 1],
                _ => 0.0,
            }));
            return;
        }
        let start = weights.len();
        let holding = Holding::new(self, seat);
        let mut best = f32::NEG_INFINITY;
        weights.extend(legal.iter().map(|action| {
            let worth = worth(self, seat, &holding, *action);
            best = best.max(worth);
            worth
        }));
        for weight in &mut weights[start..] {
            let soft = libm::expf((*weight - best) / SOFTNESS);
            *weight = if soft < LEAST_WEIGHT { 0.0 } else { soft };
        }
    }

    #[inline]
    fn quick_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let Phase::Pick { .. } = self.phase else { return None };
        let mix = picks::quick_mix(self, seat);
        Some(Action::Pick(picks::draw(&mix, self.book.rules.row.into(), rng)))
    }

    /// Giving away what counts while there is something that does not.
    fn needs_reason(&self, seat: Seat, action: Action) -> bool {
        let (Action::Give(_, donut) | Action::Toss(donut) | Action::Pass(donut)) = action else {
            return false;
        };
        let holding = Holding::new(self, seat);
        let least = holding.cheapest(self.kinds[seat.index()]).map_or(0, |(_, loss)| loss);
        holding.loss(donut) >= least + GIFT
    }

    /// Then the points tell more than playing on by first sight.
    fn horizon(&self) -> u32 {
        3
    }

    const SHORT_LOOK: u32 = 300;

    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: [&'static [f32]; 2] = [&weights::TWO, &weights::MORE];

    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }
}

/// What an answer to a power is worth to the seat, in points.
pub(super) fn worth(game: &GoNuts, seat: Seat, holding: &Holding<'_>, action: Action) -> f32 {
    match action {
        Action::Keep(donut) | Action::Salvage(donut) => holding.gain_and_promise(donut),
        Action::Scoop(donut) => holding.gain_and_promise(donut) - USELESS,
        Action::Pick(_) | Action::ScoopStop => 0.0,
        Action::Steal(victim, donut) => {
            let lost = Holding::new(game, victim).loss(donut) as f32;
            holding.gain_and_promise(donut) + SPITE * lost
        }
        Action::Trash(victim, donut) => SPITE * Holding::new(game, victim).loss(donut) as f32,
        Action::Give(to, donut) => {
            let mut after = *game;
            after.lose(seat, donut);
            let gained = Holding::new(&after, to).gain(donut) as f32;
            -(holding.loss(donut) as f32) - SPITE * gained
        }
        Action::Toss(donut) | Action::Pass(donut) => -(holding.loss(donut) as f32),
        Action::Clear(places) => {
            let places = game.row_places().filter(|place| places & 1 << (place - 1) != 0);
            places.filter_map(|place| game.at(place)).map(|donut| gain_of_clearing(game, seat, donut)).sum()
        }
        Action::MilkDrop => {
            let taken = game.taking.map(|taking| taking.donut);
            taken.map_or(0.0, |donut| -(holding.loss(donut) as f32))
        }
        Action::MilkPay => worth_of_paying(game, seat, holding),
    }
}

/// What the others lose by it, on average, less what the seat loses.
fn gain_of_clearing(game: &GoNuts, seat: Seat, donut: super::Donut) -> f32 {
    let others = game.book.seats.seats().filter(|other| *other != seat);
    let theirs: f32 = others.map(|other| Holding::new(game, other).value(donut)).sum();
    theirs / (game.book.seats.get() as f32 - 1.0) - Holding::new(game, seat).value(donut)
}

/// Pays with the cheapest others for the donut just taken.
fn worth_of_paying(game: &GoNuts, seat: Seat, holding: &Holding<'_>) -> f32 {
    let Some(taken) = game.taking.map(|taking| taking.donut) else { return 0.0 };
    let mut after = *game;
    // Set the donut itself aside, and take it back in the end.
    after.lose(seat, taken);
    for _ in 0..game.book.rules.power_counts[taken.index()] {
        if let Some((donut, _)) = Holding::new(&after, seat).cheapest(after.kinds[seat.index()]) {
            after.lose(seat, donut);
        }
    }
    after.gain(seat, taken);
    (Holding::new(&after, seat).points() - holding.points()) as f32
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Choices, Config, Edition, Game, SeatCount, Step, Turn, fast_rng, pick_weighted};

    use super::*;

    /// Quick choices in every edition and at every table are legal.
    #[test]
    fn quick_choices_are_legal() {
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        for edition in Edition::built_in() {
            for stream in 0..20 {
                let seats = SeatCount::new(2 + stream as usize % 5).unwrap();
                let mut game = GoNuts::new(Book::open(&Config::of(edition), seats).unwrap());
                let mut rng = fast_rng(14, stream);
                while game.turn() != Turn::Over {
                    let step = match game.turn() {
                        Turn::Act(due) => {
                            let seat = due.first().unwrap();
                            let action = game.sensible_action(seat, &mut legal, &mut weights, &mut rng);
                            Step::Act(seat, action)
                        }
                        _ => game.random_step(&mut rng).unwrap(),
                    };
                    game.apply(step).unwrap();
                }
            }
        }
    }

    /// Share of the wins of one seat that follows the policy among seats that choose at random.
    fn share_of_wins(seats: usize, games: u64) -> f64 {
        let book = Book::<GoNuts>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        let mut won = 0.0;
        for stream in 0..games {
            let mut game = GoNuts::new(book);
            let mut rng = fast_rng(15, stream);
            while game.turn() != Turn::Over {
                let step = match game.turn() {
                    Turn::Act(due) => {
                        let seat = due.first().unwrap();
                        let action = if seat == Seat::new(0) {
                            legal.clear();
                            game.legal_actions(seat, &mut legal);
                            weights.clear();
                            game.policy(seat, &legal, &mut weights);
                            legal[pick_weighted(&weights, &mut rng).unwrap()]
                        } else {
                            game.sample_action(seat, &mut legal, &mut rng)
                        };
                        Step::Act(seat, action)
                    }
                    _ => game.random_step(&mut rng).unwrap(),
                };
                game.apply_unchecked(step);
            }
            won += game.outcome().unwrap().win_share(Seat::new(0));
        }
        won / games as f64
    }

    #[test]
    fn the_policy_beats_random_choices() {
        // About 0.9 and 0.55 are to be expected; a fair share would be 0.5 and 0.25.
        let (two, four) = (share_of_wins(2, 200), share_of_wins(4, 200));
        assert!(two > 0.8 && four > 0.42, "{two} {four}");
    }
}
