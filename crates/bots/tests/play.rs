//! What every bot promises, tried on a small game with hidden cards and secret bids.

#[path = "support/crumbs.rs"]
mod crumbs;

use bots::{Bot, Mind};
use crumbs::{Bid, Crumbs, CrumbsView};
use tabletop::{Book, FastRng, Game, Seat, SeatCount, Step, Turn, Viewer, fast_rng};

fn table(seats: usize) -> Book<Crumbs> {
    Book::standard(SeatCount::new(seats).unwrap()).unwrap()
}

/// Plays a game with these bots and calls `visit` at every decision, with the state before it and the choice.
fn play(bots: &[Bot], rng: &mut FastRng, mut visit: impl FnMut(&Crumbs, Seat, Bid)) -> Crumbs {
    let mut state = Crumbs::new(table(bots.len()));
    let (mut mind, mut outcomes) = (Mind::<Crumbs>::new(), Vec::new());
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = state.sample_chance(&mut outcomes, rng);
                state.apply_unchecked(Step::Chance(outcome));
            }
            Turn::Act(due) => {
                let seat = due.first().unwrap();
                let action = mind.choose(bots[seat.index()], &view(&state, seat), seat, rng);
                visit(&state, seat, action);
                state.apply(Step::Act(seat, action)).unwrap();
                state.validate().unwrap();
            }
        }
    }
}

fn view(state: &Crumbs, seat: Seat) -> CrumbsView {
    state.view(Viewer::Seat(seat))
}

/// Some decision points of random games, with the seat to decide.
fn decisions(seats: usize, games: u64) -> Vec<(Crumbs, Seat)> {
    let mut met = Vec::new();
    for game in 0..games {
        play(&vec![Bot::Random; seats], &mut fast_rng(11, game), |state, seat, _| {
            met.push((state.clone(), seat));
        });
    }
    met
}

#[test]
fn no_bot_ever_chooses_what_the_rules_forbid() {
    let mut asked = 0;
    for game in 0..500 {
        for seats in 1..=4 {
            let bots: Vec<Bot> = Bot::ALL.into_iter().cycle().skip(game as usize % 2).take(seats).collect();
            // `play` applies through the checked door, which refuses what is not allowed.
            play(&bots, &mut fast_rng(1, game), |_, _, _| asked += 1);
        }
    }
    assert_eq!(asked, 500 * 4 * (1 + 2 + 3 + 4), "every seat was asked in each of the four rounds");
}

#[test]
fn the_same_seed_gives_the_same_choice_and_another_seed_may_not() {
    let mut differ = 0;
    for (state, seat) in decisions(3, 50) {
        for bot in Bot::ALL {
            let choose =
                |seed| Mind::<Crumbs>::new().choose(bot, &view(&state, seat), seat, &mut fast_rng(seed, 0));
            assert_eq!(choose(5), choose(5));
            differ += usize::from(choose(5) != choose(6));
        }
    }
    assert!(differ > 100, "only {differ} choices depend on the seed");
}

#[test]
fn a_mind_that_has_played_before_chooses_like_a_fresh_one() {
    let mut used = Mind::<Crumbs>::new();
    for (i, (state, seat)) in decisions(4, 20).into_iter().enumerate() {
        for bot in Bot::ALL {
            let seen = view(&state, seat);
            let fresh = Mind::<Crumbs>::new().choose(bot, &seen, seat, &mut fast_rng(5, i as u64));
            assert_eq!(used.choose(bot, &seen, seat, &mut fast_rng(5, i as u64)), fresh);
        }
    }
}

#[test]
fn a_view_that_went_through_json_gives_the_same_choice() {
    for (i, (state, seat)) in decisions(3, 50).into_iter().enumerate() {
        let seen = view(&state, seat);
        let sent: CrumbsView = serde_json::from_str(&serde_json::to_string(&seen).unwrap()).unwrap();
        for bot in Bot::ALL {
            let choose = |view| Mind::<Crumbs>::new().choose(bot, view, seat, &mut fast_rng(9, i as u64));
            assert_eq!(choose(&seen), choose(&sent));
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut pairs = 0;
    for (i, (state, seat)) in decisions(4, 50).into_iter().enumerate() {
        let twin = Crumbs::determinize(&view(&state, seat), &mut fast_rng(77, i as u64));
        pairs += usize::from(twin != state);
        for bot in Bot::ALL {
            let choose = |of: &Crumbs| {
                Mind::<Crumbs>::new().choose(bot, &view(of, seat), seat, &mut fast_rng(3, i as u64))
            };
            assert_eq!(choose(&state), choose(&twin));
            let weigh = |of: &Crumbs| Mind::<Crumbs>::new().weigh(&view(of, seat), seat, &mut fast_rng(3, 0));
            assert_eq!(weigh(&state), weigh(&twin));
        }
    }
    assert!(pairs > 400, "only {pairs} pairs of states really differ");
}

/// A state in which seat 1 holds the highest card, so that it has four bids to choose from.
fn four_choices() -> (Crumbs, Seat) {
    let widest = |(state, seat): &(Crumbs, Seat)| {
        let mut legal = Vec::new();
        state.legal_actions(*seat, &mut legal);
        legal.len() == 4
    };
    decisions(2, 50).into_iter().find(widest).expect("one card in four is the highest")
}

/// How often `bot` chooses each of four bids.
fn frequencies(bot: Bot, tries: u64) -> [f64; 4] {
    let (state, seat) = four_choices();
    let (seen, mut mind) = (view(&state, seat), Mind::<Crumbs>::new());
    let mut counts = [0.0; 4];
    for i in 0..tries {
        counts[usize::from(mind.choose(bot, &seen, seat, &mut fast_rng(21, i)).0) - 1] += 1.0;
    }
    counts
}

fn chi_squared(seen: [f64; 4], expected: [f64; 4]) -> f64 {
    seen.iter().zip(expected).map(|(seen, expected)| (seen - expected).powi(2) / expected).sum()
}

/// The 99.9 % point of chi-squared with 3 degrees of freedom.
const CHI_LIMIT: f64 = 16.27;

#[test]
fn random_likes_all_actions_alike() {
    let seen = frequencies(Bot::Random, 8_000);
    let chi = chi_squared(seen, [2_000.0; 4]);
    assert!(chi < CHI_LIMIT, "{seen:?}: {chi}");
}

#[test]
fn greedy_plays_in_proportion_to_the_policy() {
    // The policy's weights are 1, 8, 27 and 64.
    let seen = frequencies(Bot::Greedy, 10_000);
    let chi = chi_squared(seen, [100.0, 800.0, 2_700.0, 6_400.0]);
    assert!(chi < CHI_LIMIT, "{seen:?}: {chi}");
}

#[test]
fn hints_are_shares_of_one_with_the_best_first() {
    let (state, seat) = four_choices();
    let weighed = Mind::<Crumbs>::new().weigh(&view(&state, seat), seat, &mut fast_rng(1, 0));
    assert_eq!(weighed, [(Bid(4), 0.64), (Bid(3), 0.27), (Bid(2), 0.08), (Bid(1), 0.01)]);
}

#[test]
fn nobody_is_given_hints_who_is_not_asked() {
    let over = play(&[Bot::Greedy; 2], &mut fast_rng(1, 0), |_, _, _| {});
    for state in [over, Crumbs::new(table(2))] {
        let seat = Seat::new(0);
        assert!(Mind::<Crumbs>::new().weigh(&view(&state, seat), seat, &mut fast_rng(1, 0)).is_empty());
    }
}

#[test]
fn greedy_beats_random() {
    let mut greedy_share = 0.0;
    for game in 0..1_000 {
        let end = play(&[Bot::Greedy, Bot::Random], &mut fast_rng(4, game), |_, _, _| {});
        greedy_share += end.outcome().unwrap().win_share(Seat::new(0));
    }
    // Even play would give 500, with a standard deviation below 16.
    assert!(greedy_share > 600.0, "{greedy_share}");
}
