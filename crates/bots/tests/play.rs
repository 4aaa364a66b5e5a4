//! What every bot promises, tried on a small game with hidden cards and secret bids.

#[path = "support/crumbs.rs"]
mod crumbs;

use std::time::Duration;

use bots::{Advice, Advising, Bot, Budget, Choosing, Effort, Known, Leeway, Mind, Recipe};
use crumbs::{Bid, Crumbs, CrumbsView};
use tabletop::{Book, Chances, FastRng, Game, Seat, SeatCount, Step, Turn, Viewer, fast_rng};

/// One player of each kind; the searches are short.
const PLAYERS: [Recipe; 4] = [
    Recipe::Any,
    Recipe::FirstSight,
    Recipe::Search {
        effort: Effort::Within(Budget::iterations(25)),
        leeway: Leeway { share: 0.1, tries: 2, evenly: false },
    },
    Recipe::Search { effort: Effort::Within(Budget::iterations(25)), leeway: Leeway::NONE },
];

fn choose(mind: &mut Mind<Crumbs>, player: Recipe, view: &CrumbsView, seat: Seat, rng: &mut FastRng) -> Bid {
    mind.follow(player, Known::View(view), seat, rng)
}

fn table(seats: usize) -> Book<Crumbs> {
    Book::standard(SeatCount::new(seats).unwrap()).unwrap()
}

/// Plays a game with these bots and calls `visit` at every decision, with the state before it and the choice.
fn play(players: &[Recipe], rng: &mut FastRng, mut visit: impl FnMut(&Crumbs, Seat, Bid)) -> Crumbs {
    let mut state = Crumbs::new(table(players.len()));
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
                let action = choose(&mut mind, players[seat.index()], &view(&state, seat), seat, rng);
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
        play(&vec![Recipe::Any; seats], &mut fast_rng(11, game), |state, seat, _| {
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
            let players: Vec<Recipe> =
                PLAYERS.into_iter().cycle().skip(game as usize % 4).take(seats).collect();
            // `play` applies through the checked door, which refuses what is not allowed.
            play(&players, &mut fast_rng(1, game), |_, _, _| asked += 1);
        }
    }
    assert_eq!(asked, 500 * 4 * (1 + 2 + 3 + 4), "every seat was asked in each of the four rounds");
}

#[test]
fn the_same_seed_gives_the_same_choice_and_another_seed_may_not() {
    let mut differ = 0;
    for (state, seat) in decisions(3, 50) {
        for player in PLAYERS {
            let chosen =
                |seed| choose(&mut Mind::new(), player, &view(&state, seat), seat, &mut fast_rng(seed, 0));
            assert_eq!(chosen(5), chosen(5));
            differ += usize::from(chosen(5) != chosen(6));
        }
    }
    assert!(differ > 100, "only {differ} choices depend on the seed");
}

#[test]
fn a_mind_that_has_played_before_chooses_like_a_fresh_one() {
    let mut used = Mind::<Crumbs>::new();
    for (i, (state, seat)) in decisions(4, 20).into_iter().enumerate() {
        for player in PLAYERS {
            let seen = view(&state, seat);
            let fresh = choose(&mut Mind::new(), player, &seen, seat, &mut fast_rng(5, i as u64));
            assert_eq!(choose(&mut used, player, &seen, seat, &mut fast_rng(5, i as u64)), fresh);
        }
    }
}

#[test]
fn a_view_that_went_through_json_gives_the_same_choice() {
    for (i, (state, seat)) in decisions(3, 50).into_iter().enumerate() {
        let seen = view(&state, seat);
        let sent: CrumbsView = serde_json::from_str(&serde_json::to_string(&seen).unwrap()).unwrap();
        for player in PLAYERS {
            let chosen = |view| choose(&mut Mind::new(), player, view, seat, &mut fast_rng(9, i as u64));
            assert_eq!(chosen(&seen), chosen(&sent));
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut pairs = 0;
    for (i, (state, seat)) in decisions(4, 50).into_iter().enumerate() {
        let twin = Crumbs::determinize(&view(&state, seat), &mut fast_rng(77, i as u64));
        pairs += usize::from(twin != state);
        for player in PLAYERS {
            let chosen = |of: &Crumbs| {
                choose(&mut Mind::new(), player, &view(of, seat), seat, &mut fast_rng(3, i as u64))
            };
            assert_eq!(chosen(&state), chosen(&twin));
        }
        assert_eq!(advise(&state, seat, 20), advise(&twin, seat, 20));
    }
    assert!(pairs > 400, "only {pairs} pairs of states really differ");
}

/// A state in which seat 1 holds the highest card, so that it has four bids to choose from.
fn four_choices() -> (Crumbs, Seat) {
    let widest = |(state, seat): &(Crumbs, Seat)| {
        let mut legal = Vec::new();
        state.legal_actions(*seat, &mut legal);
        legal.len() == 4 && matches!(state.turn(), Turn::Act(due) if due.len() == 2)
    };
    decisions(2, 50).into_iter().find(widest).expect("one card in four is the highest")
}

/// How often the player chooses each of four bids.
fn frequencies(player: Recipe, tries: u64) -> [f64; 4] {
    let (state, seat) = four_choices();
    let (seen, mut mind) = (view(&state, seat), Mind::<Crumbs>::new());
    let mut counts = [0.0; 4];
    for i in 0..tries {
        counts[usize::from(choose(&mut mind, player, &seen, seat, &mut fast_rng(21, i)).0) - 1] += 1.0;
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
    let seen = frequencies(Recipe::Any, 8_000);
    let chi = chi_squared(seen, [2_000.0; 4]);
    assert!(chi < CHI_LIMIT, "{seen:?}: {chi}");
}

#[test]
fn greedy_plays_in_proportion_to_the_policy_where_seats_choose_at_once() {
    // The policy's weights are 1, 8, 27 and 64.
    let seen = frequencies(Bot::Greedy.recipe(), 10_000);
    let chi = chi_squared(seen, [100.0, 800.0, 2_700.0, 6_400.0]);
    assert!(chi < CHI_LIMIT, "{seen:?}: {chi}");
}

fn advise(state: &Crumbs, seat: Seat, iterations: u32) -> Option<Advice<Bid>> {
    let effort = Effort::Within(Budget::iterations(iterations));
    Mind::<Crumbs>::new().advise(&view(state, seat), seat, effort, 1, &mut fast_rng(3, 0))
}

#[test]
fn advice_names_at_most_three_choices_and_compares_the_first_two() {
    let (state, seat) = four_choices();
    let advice = advise(&state, seat, 2_000).unwrap();
    assert!((2..=3).contains(&advice.choices.len()), "{advice:?}");
    let named = |i: usize| advice.choices.get(i).map(|choice| choice.action);
    assert_eq!((Some(advice.comparison.best), advice.comparison.other), (named(0), named(1)));
    let most = advice.choices[0].win.unwrap();
    assert!(advice.choices.iter().all(|choice| choice.win.is_none_or(|win| win <= most)), "{advice:?}");
    assert!(advice.comparison.points.iter().any(|(_, points)| points.error > 0.0), "games were played");
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let over = play(&[Bot::Greedy.recipe(); 2], &mut fast_rng(1, 0), |_, _, _| {});
    for state in [over, Crumbs::new(table(2))] {
        assert!(advise(&state, Seat::new(0), 10).is_none());
    }
}

/// As often as it takes, in the shortest slices there are.
fn bit_by_bit<T>(mut resume: impl FnMut(Duration) -> Option<T>) -> (T, usize) {
    let mut slices = 1;
    loop {
        if let Some(done) = resume(Duration::ZERO) {
            return (done, slices);
        }
        slices += 1;
    }
}

#[test]
fn thinking_bit_by_bit_comes_to_the_same_result_as_in_one_go() {
    let mut most = 0;
    for (i, (state, seat)) in decisions(3, 5).into_iter().enumerate() {
        let (seen, rng) = (view(&state, seat), fast_rng(7, i as u64));
        for bot in [Bot::Random, Bot::Easy, Bot::Medium, Bot::Hard] {
            let whole = Mind::<Crumbs>::new().choose(bot, &seen, seat, &mut rng.clone());
            let mut choosing = Choosing::<Crumbs>::new(bot, seen.clone(), seat, rng.clone());
            choosing.set_patience(Duration::MAX);
            let (result, slices) = bit_by_bit(|slice| choosing.resume(slice));
            assert_eq!(result, whole, "{bot}");
            most = most.max(slices);
        }
        let effort = Effort::Within(Budget::iterations(300));
        let whole = Mind::<Crumbs>::new().advise(&seen, seat, effort, 1, &mut rng.clone());
        let mut advising = Advising::<Crumbs>::new(effort, Duration::MAX, seen, seat, rng);
        let (result, slices) = bit_by_bit(|slice| advising.resume(slice));
        assert_eq!(result, whole);
        assert_eq!(slices > 30, whole.is_some(), "{slices}");
    }
    assert!(most > 30, "{most}");
}

#[test]
fn who_has_no_time_left_answers_with_what_was_found_so_far() {
    let (state, seat) = four_choices();
    let mut choosing = Choosing::<Crumbs>::new(Bot::Expert, view(&state, seat), seat, fast_rng(3, 0));
    choosing.set_patience(Duration::MAX);
    assert_eq!(choosing.resume(Duration::ZERO), None);
    assert!(!choosing.was_cut());
    choosing.set_patience(Duration::ZERO);
    assert!(choosing.resume(Duration::ZERO).is_some());
    assert!(choosing.was_cut());
}

#[test]
fn greedy_beats_random() {
    let mut greedy_share = 0.0;
    for game in 0..1_000 {
        let end = play(&[Bot::Greedy.recipe(), Recipe::Any], &mut fast_rng(4, game), |_, _, _| {});
        greedy_share += end.outcome().unwrap().win_share(Seat::new(0));
    }
    // Even play would give 500, with a standard deviation below 16.
    assert!(greedy_share > 600.0, "{greedy_share}");
}

#[test]
fn a_bot_without_any_time_still_answers() {
    for budget in
        [Budget::iterations(0), Budget::time(Duration::ZERO), Budget { steps: 0, ..Budget::iterations(9) }]
    {
        for (state, seat) in decisions(3, 20) {
            let mut mind = Mind::new();
            let action = choose(
                &mut mind,
                Recipe::Search { effort: Effort::Within(budget), leeway: Leeway::NONE },
                &view(&state, seat),
                seat,
                &mut fast_rng(1, 0),
            );
            assert!(state.is_legal(seat, action));
            assert_eq!(mind.effort().0, 0, "it thought nevertheless");
        }
    }
}

#[test]
fn a_search_ends_with_its_budget() {
    let (state, seat) = four_choices();
    let seen = view(&state, seat);
    let effort = |budget| {
        let mut mind = Mind::<Crumbs>::new();
        mind.think(Known::View(&seen), seat, budget, 1, &mut fast_rng(1, 0));
        mind.effort().0
    };
    assert_eq!(effort(Budget::iterations(77)), 77);
    // An iteration of this game is at most 24 steps: four rounds of three deals and three bids.
    let few = effort(Budget { steps: 240, ..Budget::iterations(1_000) });
    assert!((10..100).contains(&few), "{few}");
}

#[test]
fn threads_put_their_trees_together() {
    let (state, seat) = four_choices();
    let mut mind = Mind::<Crumbs>::new();
    let found =
        mind.think(Known::View(&view(&state, seat)), seat, Budget::iterations(300), 3, &mut fast_rng(1, 0));
    assert_eq!(found.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
    assert_eq!((found.len(), mind.effort().0), (4, 300));
}

#[test]
fn every_level_answers() {
    let (state, seat) = four_choices();
    for bot in Bot::ALL {
        let action = Mind::<Crumbs>::new().choose(bot, &view(&state, seat), seat, &mut fast_rng(1, 0));
        assert!(state.is_legal(seat, action), "{bot}");
    }
}
