//! What looks good: values of donuts, and how a sensible seat chooses.
//!
//! The pick is a game of mixed strategies: the best donut is worth nothing if somebody else wants it too. With three
//! or more seats the weights are the equilibrium of "alone or nothing" with the seat's own values; with two seats,
//! where denying counts as much as taking, they solve the zero-sum game of the round, softened.

use tabletop::{MAX_SEATS, Seat};

use super::scoring::Collections;
use super::{Action, Donut, GoNuts, MAX_ROW, MAX_TYPES, Phase, Power, Score};

/// What a power is worth that nothing can be computed for.
const DRAW_ONE: f32 = 1.7;
const PEEK_TWO: f32 = 2.4;
/// What half a set promises.
const OPEN_SET: f32 = 2.0;
const OPEN_TABLE_STEP: f32 = 2.5;
const RISING_TABLE_STEP: f32 = 1.0;
/// How much an opponent's loss is worth compared with an own gain.
const SPITE: f32 = 0.5;
/// Nothing is worth less: a seat that takes it at least denies it.
const LEAST: f32 = 0.2;
/// Rounds of fictitious play that solve the two-seat pick.
const PLAYS: u32 = 60;
/// How many points a place must pay more to be chosen e times as often in the two-seat pick.
const SOFTNESS: f32 = 0.6;

/// One weight per action.
pub(super) fn policy(game: &GoNuts, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    if let Phase::Pick { .. } = game.phase {
        let mix = pick_mix(game, seat);
        weights.extend(legal.iter().map(|action| match action {
            Action::Pick(place) => mix[usize::from(*place) - 1],
            _ => 0.0,
        }));
        return;
    }
    // Elsewhere the best, and chance among equals.
    let start = weights.len();
    weights.extend(legal.iter().map(|action| worth(game, seat, *action)));
    let best = weights[start..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for weight in &mut weights[start..] {
        *weight = if *weight >= best - 1e-4 { 1.0 } else { 0.0 };
    }
}

/// A guess at the seat's share of the win: points now, the more telling the smaller the deck.
pub(super) fn estimate(game: &GoNuts, seat: Seat) -> f32 {
    if let Some(outcome) = tabletop::Game::outcome(game) {
        return outcome.win_share(seat) as f32;
    }
    let spread = 1.5 + 0.15 * game.deck_cards() as f32;
    let table = game.table();
    let strength = |seat: Seat| (table.points(seat) as f32 / spread).exp();
    strength(seat) / game.book.seats.seats().map(strength).sum::<f32>()
}

/// A copy of all collections that can be changed to see what a change is worth.
#[derive(Clone, Copy)]
struct WhatIf<'a> {
    game: &'a GoNuts,
    owned: [[u8; MAX_TYPES]; MAX_SEATS],
}

impl<'a> WhatIf<'a> {
    fn new(game: &'a GoNuts) -> Self {
        WhatIf { game, owned: game.owned }
    }

    fn points(&self, seat: Seat) -> i32 {
        let GoNuts { book, .. } = self.game;
        Collections { rules: &book.rules, seats: book.seats, owned: &self.owned }.points(seat)
    }

    /// What one more copy would change.
    fn gain(&mut self, seat: Seat, donut: Donut) -> i32 {
        let before = self.points(seat);
        self.owned[seat.index()][donut.index()] += 1;
        let after = self.points(seat);
        self.owned[seat.index()][donut.index()] -= 1;
        after - before
    }

    /// What one copy fewer would cost (positive: it hurts).
    fn loss(&mut self, seat: Seat, donut: Donut) -> i32 {
        let before = self.points(seat);
        self.owned[seat.index()][donut.index()] -= 1;
        let after = self.points(seat);
        self.owned[seat.index()][donut.index()] += 1;
        before - after
    }

    /// The donut that is missed least, and how much.
    fn cheapest(&mut self, seat: Seat) -> Option<(Donut, i32)> {
        let owned: Vec<Donut> = (0..self.game.book.rules.types)
            .filter(|i| self.owned[seat.index()][*i] > 0)
            .map(|i| Donut(i as u8))
            .collect();
        owned.into_iter().map(|donut| (donut, self.loss(seat, donut))).min_by_key(|(_, loss)| *loss)
    }
}

/// What an answer to a power is worth to the seat.
fn worth(game: &GoNuts, seat: Seat, action: Action) -> f32 {
    let mut what_if = WhatIf::new(game);
    match action {
        Action::Keep(donut) | Action::Salvage(donut) => {
            what_if.gain(seat, donut) as f32 + promise(game, seat, donut)
        }
        Action::Scoop(donut) => what_if.gain(seat, donut) as f32 + promise(game, seat, donut) - 0.1,
        Action::ScoopStop => 0.0,
        Action::Steal(victim, donut) => {
            what_if.gain(seat, donut) as f32 + SPITE * what_if.loss(victim, donut) as f32
        }
        Action::Trash(victim, donut) => SPITE * what_if.loss(victim, donut) as f32,
        Action::Give(to, donut) => {
            let lost = what_if.loss(seat, donut) as f32;
            what_if.owned[seat.index()][donut.index()] -= 1;
            -lost - SPITE * what_if.gain(to, donut) as f32
        }
        Action::Toss(donut) | Action::Pass(donut) => -what_if.loss(seat, donut) as f32,
        Action::Clear(places) => {
            let gain_of_clearing = |donut: Donut| {
                let others = game.book.seats.seats().filter(|other| *other != seat);
                let theirs: f32 = others.map(|other| value(game, other, donut)).sum();
                theirs / (game.book.seats.get() as f32 - 1.0) - value(game, seat, donut)
            };
            game.row_places()
                .filter(|place| places & 1 << (place - 1) != 0)
                .filter_map(|place| game.at(place))
                .map(gain_of_clearing)
                .sum()
        }
        Action::MilkDrop => {
            let taken = game.taking.map(|taking| taking.donut);
            taken.map_or(0.0, |donut| -what_if.loss(seat, donut) as f32)
        }
        Action::MilkPay => {
            let Some(taken) = game.taking.map(|taking| taking.donut) else { return 0.0 };
            let before = what_if.points(seat);
            // Set the donut itself aside, pay with the cheapest others, and take it back.
            what_if.owned[seat.index()][taken.index()] -= 1;
            for _ in 0..game.book.rules.power_counts[taken.index()] {
                if let Some((donut, _)) = what_if.cheapest(seat) {
                    what_if.owned[seat.index()][donut.index()] -= 1;
                }
            }
            what_if.owned[seat.index()][taken.index()] += 1;
            (what_if.points(seat) - before) as f32
        }
        Action::Pick(_) => 0.0,
    }
}

/// What a half-finished set promises beyond the points of now.
fn promise(game: &GoNuts, seat: Seat, donut: Donut) -> f32 {
    let copies = game.owned[seat.index()][donut.index()];
    match game.book.rules.scores[donut.index()] {
        Score::PerSet { size, .. } if copies % size != size - 1 => OPEN_SET,
        Score::ByCount { table, len } if copies < len => {
            let at = |n: u8| if n == 0 { 0 } else { table[usize::from(n.min(len)) - 1] };
            match (at(copies + 1) - at(copies), at(copies + 2) - at(copies + 1)) {
                (now, next) if now <= 0 && next > 0 => OPEN_TABLE_STEP,
                (_, next) if next > 0 => RISING_TABLE_STEP,
                _ => 0.0,
            }
        }
        _ => 0.0,
    }
}

/// What a donut of the row is worth to a seat that gets it.
fn value(game: &GoNuts, seat: Seat, donut: Donut) -> f32 {
    let mut what_if = WhatIf::new(game);
    let own = what_if.gain(seat, donut) as f32 + promise(game, seat, donut);
    let opponents = || game.book.seats.seats().filter(|other| *other != seat);
    let owned_by = |other: Seat| super::rules::donuts(game.kinds[other.index()]);
    let best = |values: &mut dyn Iterator<Item = f32>| values.fold(0.0, f32::max);
    let power = match game.book.rules.powers[donut.index()] {
        Power::None => 0.0,
        Power::DrawOne | Power::PeekTwoKeepOne if game.deck_cards() == 0 => 0.0,
        Power::DrawOne => DRAW_ONE,
        Power::PeekTwoKeepOne => PEEK_TWO,
        Power::TakeTopDiscard => {
            game.pile.iter().next_back().map_or(0.0, |top| what_if.gain(seat, top) as f32)
        }
        Power::TakeAnyDiscard | Power::ScoopDiscard => {
            best(&mut super::rules::donuts(game.pile.kinds()).map(|found| what_if.gain(seat, found) as f32))
        }
        Power::Steal => best(&mut opponents().flat_map(|victim| {
            owned_by(victim)
                .map(|loot| what_if.gain(seat, loot) as f32 + SPITE * what_if.loss(victim, loot) as f32)
                .collect::<Vec<_>>()
        })),
        Power::DiscardOther => best(&mut opponents().flat_map(|victim| {
            owned_by(victim).map(|loot| SPITE * what_if.loss(victim, loot) as f32).collect::<Vec<_>>()
        })),
        Power::Give | Power::DiscardOwn => match what_if.cheapest(seat) {
            Some((_, loss)) => -loss as f32,
            None => return LEAST,
        },
        Power::PassLeft | Power::ClearUnselected => 0.0,
        Power::PayOrDrop => {
            let price = game.book.rules.power_counts[donut.index()];
            if game.cards[seat.index()] < price {
                return LEAST;
            }
            what_if.cheapest(seat).map_or(0.0, |(_, loss)| -(loss * i32::from(price)) as f32)
        }
    };
    (own + power).max(LEAST)
}

fn row_values(game: &GoNuts, seat: Seat) -> [f32; MAX_ROW] {
    let mut values = [0.0; MAX_ROW];
    for place in game.row_places() {
        if let Some(donut) = game.at(place) {
            values[usize::from(place) - 1] = value(game, seat, donut);
        }
    }
    values
}

/// The probability of each place.
fn pick_mix(game: &GoNuts, seat: Seat) -> [f32; MAX_ROW] {
    let row = usize::from(game.book.rules.row);
    let own = row_values(game, seat);
    match game.book.seats.get() {
        2 => {
            let other = game.book.seats.next(seat);
            solve_two_seats(&own[..row], &row_values(game, other)[..row])
        }
        n => alone_or_nothing(&own[..row], n),
    }
}

/// The symmetric equilibrium when all `seats` share these values and a donut is worth nothing to two: place i is
/// picked with probability max(0, 1 - (c / v)^(1 / (seats - 1))), with c such that they add up to 1.
fn alone_or_nothing(values: &[f32], seats: usize) -> [f32; MAX_ROW] {
    let root = 1.0 / (seats as f32 - 1.0);
    let share = |c: f32, v: f32| (1.0 - (c / v).powf(root)).max(0.0);
    let (mut low, mut high) = (0.0, values.iter().copied().fold(LEAST, f32::max));
    for _ in 0..30 {
        let c = f32::midpoint(low, high);
        if values.iter().map(|v| share(c, *v)).sum::<f32>() > 1.0 { low = c } else { high = c }
    }
    let mut mix = [0.0; MAX_ROW];
    for (slot, v) in mix.iter_mut().zip(values) {
        *slot = share(low, *v);
    }
    mix
}

/// The zero-sum game of a round for two: different places i and j pay `own[i] - other[j]`, the same place nothing.
/// Solved by fictitious play: each side in turn answers the average of the other's answers so far. The answers are
/// softened, since two seats that are sure of each other block each other for ever.
fn solve_two_seats(own: &[f32], other: &[f32]) -> [f32; MAX_ROW] {
    let n = own.len();
    let pay = |i: usize, j: usize| if i == j { 0.0 } else { own[i] - other[j] };
    let (mut mine, mut theirs) = ([1.0f32; MAX_ROW], [1.0f32; MAX_ROW]);
    let mut rounds = 1.0;
    for _ in 0..PLAYS {
        let my_answer =
            soften(n, |i| (0..n).map(|j| theirs[j] * pay(i, j)).sum::<f32>() / (rounds * n as f32));
        let their_answer =
            soften(n, |j| -(0..n).map(|i| mine[i] * pay(i, j)).sum::<f32>() / (rounds * n as f32));
        for place in 0..n {
            mine[place] += n as f32 * my_answer[place];
            theirs[place] += n as f32 * their_answer[place];
        }
        rounds += 1.0;
    }
    mine[n..].fill(0.0);
    mine
}

/// Probabilities that rise with what a place pays.
fn soften(places: usize, pays: impl Fn(usize) -> f32) -> [f32; MAX_ROW] {
    let mut answer = [0.0; MAX_ROW];
    for (place, slot) in answer[..places].iter_mut().enumerate() {
        *slot = (pays(place) / SOFTNESS).exp();
    }
    let total: f32 = answer.iter().sum();
    answer.map(|weight| weight / total)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(mix: &[f32], expected: &[f32], by: f32) {
        let total: f32 = mix.iter().sum();
        for (a, b) in mix.iter().zip(expected) {
            assert!((a / total - b).abs() < by, "{mix:?} is not {expected:?}");
        }
    }

    #[test]
    fn equal_values_are_picked_equally() {
        close(&alone_or_nothing(&[2.0; 5], 4), &[0.2; 5], 1e-3);
    }

    #[test]
    fn nobody_reaches_for_what_is_worth_too_little() {
        let mix = alone_or_nothing(&[5.0, 5.0, 0.2], 3);
        close(&mix, &[0.5, 0.5, 0.0], 1e-2);
    }

    #[test]
    fn two_seats_block_what_is_worth_most_to_both() {
        // One donut is worth 4 to both, the others nothing: whoever leaves it loses 4, so both reach for it.
        let mix = solve_two_seats(&[4.0, 0.0, 0.0], &[4.0, 0.0, 0.0]);
        assert!(mix[0] > 0.9 * mix.iter().sum::<f32>(), "{mix:?}");
    }

    #[test]
    fn two_seats_leave_a_little_to_chance() {
        let mix = solve_two_seats(&[2.0, 1.5, 1.0], &[2.0, 1.5, 1.0]);
        let total: f32 = mix.iter().sum();
        assert!(
            mix[0] > mix[1] && mix[1] > mix[2] && mix[2] > 0.05 * total && mix[0] < 0.9 * total,
            "{mix:?}"
        );
    }
}
