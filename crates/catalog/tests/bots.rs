//! What every bot promises, in every game: nothing illegal, nothing peeked at, the same seed the same choice, and no
//! win left lying about.
//!
//! The first test makes a few thousand decisions a game; a million take some minutes:
//! `DECISIONS=1000000 cargo test --profile quick -p catalog --test bots never`.

use bots::{Budget, Effort, Known, Leeway, Mind, Recipe, Search};
use games::{BadDay, DollarsToDonuts, Donut, DriveThru, GoNuts};
use tabletop::{
    Arrange, Book, FastRng, Judgement, MAX_SEATS, Notation, Seat, SeatCount, Step, Token, Turn, Viewer,
    fast_rng, parse_step,
};
use testkit::Tested;

/// One player of each kind; the searches are short.
const PLAYERS: [Recipe; 4] = [
    Recipe::Search {
        effort: Effort::Within(Budget::iterations(12)),
        leeway: Leeway { share: 0.3, tries: 1, evenly: false },
    },
    short_search(3),
    Recipe::FirstSight,
    short_search(12),
];

const fn short_search(iterations: u32) -> Recipe {
    Recipe::Search { effort: Effort::Within(Budget::iterations(iterations)), leeway: Leeway::NONE }
}

/// Plays one game between these players through the checked door. `visit` meets every decision and its answer; seats
/// that are asked together answer on the state before any of their answers.
fn play<G: Judgement>(
    seats: SeatCount,
    rng: &mut FastRng,
    minds: &mut [Mind<G>; MAX_SEATS],
    player: impl Fn(Seat) -> Recipe,
    mut visit: impl FnMut(&G, Seat, G::Action),
) {
    let mut state = G::new(Book::standard(seats).expect("the standard edition"));
    let mut outcomes = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = state.sample_chance(&mut outcomes, rng);
                state.apply(Step::Chance(outcome)).unwrap();
            }
            Turn::Act(due) => {
                let asked = state.clone();
                for seat in due.iter() {
                    let view = asked.view(Viewer::Seat(seat));
                    let action = minds[seat.index()].follow(player(seat), Known::View(&view), seat, rng);
                    visit(&asked, seat, action);
                    state.apply(Step::Act(seat, action)).unwrap();
                }
            }
        }
    }
}

fn fresh<G: Judgement>() -> [Mind<G>; MAX_SEATS] {
    std::array::from_fn(|_| Mind::new())
}

fn never_illegal<G: Judgement>() {
    let wanted: u64 = std::env::var("DECISIONS").map_or(4_000, |number| number.parse().expect("a number"));
    let (mut made, mut minds) = (0, fresh::<G>());
    for game in 0.. {
        for seats in G::META.seat_counts() {
            let player = |seat: Seat| PLAYERS[(seat.index() + game as usize) % PLAYERS.len()];
            play(seats, &mut fast_rng(51, game), &mut minds, player, |_, _, _| made += 1);
        }
        if made >= wanted {
            break;
        }
    }
}

/// Some decisions with a choice, spread over games at every table size.
fn decisions<G: Judgement>() -> Vec<(G, Seat)> {
    let mut met = Vec::new();
    for seats in G::META.seat_counts() {
        let mut count = 0;
        play(
            seats,
            &mut fast_rng(52, 0),
            &mut fresh(),
            |_| PLAYERS[0],
            |state: &G, seat, _| {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                count += 1;
                if legal.len() > 1 && count % 9 == 0 && count < 200 {
                    met.push((state.clone(), seat));
                }
            },
        );
    }
    met
}

/// The same seed gives the same choice: with a fresh mind or a used one, after the view went through JSON, and from
/// another state that differs only in what the seat cannot know.
fn nothing_but_the_view_counts<G: Tested>() {
    let mut used = Mind::<G>::new();
    for (i, (state, seat)) in decisions::<G>().into_iter().enumerate() {
        let view = state.view(Viewer::Seat(seat));
        let choose = |mind: &mut Mind<G>, view: &G::View| {
            mind.follow(short_search(20), Known::View(view), seat, &mut fast_rng(5, i as u64))
        };
        let chosen = choose(&mut Mind::new(), &view);
        assert_eq!(choose(&mut used, &view), chosen, "a used mind");
        let sent = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
        assert_eq!(choose(&mut Mind::new(), &sent), chosen, "after JSON");
        let twin = G::determinize(&view, &mut fast_rng(6, i as u64));
        assert_eq!(
            choose(&mut Mind::new(), &twin.view(Viewer::Seat(seat))),
            chosen,
            "with other hidden things"
        );
    }
}

/// A search that ends when its choice is clear chooses what it would have chosen, in less time.
fn clear_choices_are_made_early<G: Judgement>() {
    const ITERATIONS: u32 = 60;
    let (mut alone, mut made) = (0, 0);
    for (i, (state, seat)) in decisions::<G>().into_iter().enumerate() {
        if !matches!(state.turn(), Turn::Act(due) if due.len() == 1) {
            continue;
        }
        let view = state.view(Viewer::Seat(seat));
        let think = |until_clear| {
            let mut mind = Mind::<G>::new();
            let budget = Budget { until_clear, ..Budget::iterations(ITERATIONS) };
            let found = mind.think(Known::View(&view), seat, budget, 1, &mut fast_rng(5, i as u64));
            (found[0].action, mind.effort().0)
        };
        let ((whole, all), (early, some)) = (think(false), think(true));
        assert_eq!((early, all), (whole, u64::from(ITERATIONS)));
        alone += 1;
        made += some;
    }
    assert!(made < alone * u64::from(ITERATIONS), "{made} of {alone} times {ITERATIONS}");
}

/// Once the buffers are large enough, an iteration allocates nothing: neither the search nor the game's samples, steps,
/// opinions and estimates.
fn thinking_again_allocates_nothing<G: Judgement>() {
    for (i, (state, seat)) in decisions::<G>().into_iter().enumerate() {
        let view = state.view(Viewer::Seat(seat));
        let mut search = Search::<G>::default();
        let mut think = || {
            search.run(Known::View(&view), seat, Budget::iterations(60), &mut fast_rng(5, i as u64));
        };
        let fresh = allocation_counter::measure(&mut think);
        assert!(fresh.count_total > 0, "the first time fills the buffers");
        assert_eq!(allocation_counter::measure(&mut think).count_total, 0, "{view}");
    }
}

fn no_time_is_no_excuse<G: Judgement>() {
    for (state, seat) in decisions::<G>() {
        let view = state.view(Viewer::Seat(seat));
        let action = Mind::<G>::new().follow(short_search(0), Known::View(&view), seat, &mut fast_rng(1, 0));
        assert!(state.is_legal(seat, action));
    }
}

/// Every player but a random one leaves alone what is dominated or comes too late. Returns how often it could have done
/// so: first what is dominated, then what comes too late.
fn nothing_silly<G: Judgement>() -> [u32; 2] {
    let (mut met, mut legal) = ([0; 2], Vec::new());
    let mut minds = fresh::<G>();
    for game in 0..6 {
        for seats in G::META.seat_counts() {
            let player = |seat: Seat| PLAYERS[(seat.index() + game as usize) % PLAYERS.len()];
            play(seats, &mut fast_rng(54, game), &mut minds, player, |state: &G, seat, chosen| {
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let dominated = |action: &G::Action| state.is_dominated(seat, *action);
                let late = |action: &G::Action| state.is_afterthought(seat, *action);
                met[0] += u32::from(legal.iter().any(dominated));
                met[1] += u32::from(legal.iter().any(late));
                if legal.iter().any(|action| !dominated(action) && !late(action)) {
                    assert!(!dominated(&chosen) && !late(&chosen), "{chosen:?} of {legal:?}");
                }
            });
        }
    }
    met
}

/// A player with some leeway chooses nothing that its search puts further behind the best than that, and one who takes all
/// near misses alike has tried everything.
fn slips_are_near_misses<G: Judgement>() {
    for evenly in [false, true] {
        let (leeway, iterations) = (Leeway { share: 0.1, tries: 4, evenly }, 320);
        let (each, part) = if evenly { (leeway.tries, 1.0) } else { (0, G::LEEWAY) };
        let budget = Budget { afterthoughts: false, each, ..Budget::iterations(iterations) };
        let recipe = Recipe::Search { effort: Effort::Within(Budget::iterations(iterations)), leeway };
        let (mut slips, mut made) = (0, 0);
        for (i, (state, seat)) in decisions::<G>().into_iter().enumerate() {
            let view = state.view(Viewer::Seat(seat));
            let chosen =
                Mind::<G>::new().follow(recipe, Known::View(&view), seat, &mut fast_rng(5, i as u64));
            // The same search once more: it comes after the look at what is legal.
            let mut rng = fast_rng(5, i as u64);
            G::determinize(&view, &mut rng);
            let found = Mind::<G>::new().think(Known::View(&view), seat, budget, 1, &mut rng);
            let alone = matches!(state.turn(), Turn::Act(due) if due.len() == 1);
            if alone && found.len() > 1 {
                assert!(found.iter().all(|candidate| candidate.visits >= each), "{found:?}");
            }
            let plain = found.iter().find(|candidate| !state.needs_reason(seat, candidate.action));
            let best = plain.unwrap_or(&found[0]);
            let Some(taken) = found.iter().find(|candidate| candidate.action == chosen) else { continue };
            assert!(taken.win > best.win - leeway.share * part, "{taken:?} in place of {best:?}");
            slips += u32::from(chosen != best.action);
            made += 1;
        }
        assert!(slips * 20 > made, "{slips} of {made}");
    }
}

/// How many of some games that go on at random after `action` are won by `seat` alone; `None` if they are long.
fn wins<G: Judgement>(view: &G::View, seat: Seat, action: G::Action, tries: u64) -> Option<u64> {
    const LONG: usize = 40;
    let mut won = 0;
    for stream in 0..tries {
        let mut rng = fast_rng(8, stream);
        let mut state = G::determinize(view, &mut rng);
        state.apply_unchecked(Step::Act(seat, action));
        let mut steps = 0;
        let outcome = loop {
            let Some(step) = state.random_step(&mut rng) else { break state.outcome()? };
            state.apply_unchecked(step);
            steps += 1;
            if steps > LONG {
                return None;
            }
        };
        won += u64::from(outcome.win_share(seat) > 0.99);
    }
    Some(won)
}

/// Finds positions near the end in which one action wins nearly whatever comes and every other one mostly does not; a
/// search must choose it.
fn the_winning_action_is_found<G: Judgement>() {
    const TRIES: u64 = 30;
    let two = SeatCount::new(2).unwrap();
    let mut solved = 0;
    for game in 0..400 {
        let mut met = Vec::new();
        play(
            two,
            &mut fast_rng(53, game),
            &mut fresh(),
            |_| PLAYERS[2],
            |state: &G, seat, _| {
                met.push((state.clone(), seat));
            },
        );
        for (state, seat) in met.into_iter().rev().take(9) {
            if !matches!(state.turn(), Turn::Act(due) if due.len() == 1) {
                continue;
            }
            let view = state.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let worth: Option<Vec<u64>> =
                legal.iter().map(|action| wins::<G>(&view, seat, *action, TRIES)).collect();
            let Some(worth) = worth else { continue };
            let good: Vec<usize> = (0..legal.len()).filter(|i| worth[*i] * 2 > TRIES).collect();
            if let [only] = good[..]
                && legal.len() > 1
                && worth[only] * 10 >= TRIES * 9
            {
                let chosen = Mind::<G>::new().follow(
                    short_search(400),
                    Known::View(&view),
                    seat,
                    &mut fast_rng(9, game),
                );
                assert_eq!(chosen, legal[only], "wins of {legal:?}: {worth:?} in\n{view}");
                solved += 1;
            }
        }
        if solved >= 5 {
            return;
        }
    }
    assert!(solved > 0, "no position with one winning action was met");
}

macro_rules! promises {
    ($($module:ident: $game:ident),+ $(,)?) => {
        $(mod $module {
            #[test]
            fn never_illegal() {
                super::never_illegal::<super::$game>();
            }
            #[test]
            fn nothing_but_the_view_counts() {
                super::nothing_but_the_view_counts::<super::$game>();
            }
            #[test]
            fn clear_choices_are_made_early() {
                super::clear_choices_are_made_early::<super::$game>();
            }
            #[test]
            fn thinking_again_allocates_nothing() {
                super::thinking_again_allocates_nothing::<super::$game>();
            }
            #[test]
            fn slips_are_near_misses() {
                super::slips_are_near_misses::<super::$game>();
            }
            #[test]
            fn nothing_silly() {
                super::nothing_silly::<super::$game>();
            }
            #[test]
            fn no_time_is_no_excuse() {
                super::no_time_is_no_excuse::<super::$game>();
            }
        })+
    };
}

promises! {
    dollars_to_donuts: DollarsToDonuts,
    go_nuts: GoNuts,
    drive_thru: DriveThru,
    donut: Donut,
    bad_day: BadDay,
}

/// A roll can be skipped in every turn, a donut moved again in most, and a Coffee Break is often for nothing.
#[test]
fn silly_actions_are_on_offer() {
    assert!(nothing_silly::<BadDay>().iter().all(|met| *met > 100));
    assert!(nothing_silly::<DriveThru>()[0] > 100);
}

#[test]
fn the_winning_action_is_found_at_the_end_of_dollars_to_donuts() {
    the_winning_action_is_found::<DollarsToDonuts>();
}

#[test]
fn the_winning_action_is_found_at_the_end_of_drive_thru() {
    the_winning_action_is_found::<DriveThru>();
}

#[test]
fn the_winning_action_is_found_at_the_end_of_donut() {
    the_winning_action_is_found::<Donut>();
}

/// What a search chooses for `seat` in a position set up by hand, after some steps.
fn choice<G: Notation + Arrange + Judgement>(
    seats: usize,
    settings: &[(&str, &str)],
    steps: &str,
    seat: usize,
) -> String {
    let book = Book::<G>::standard(SeatCount::new(seats).unwrap()).unwrap();
    let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
    let mut state = G::arrange(book, &settings).unwrap();
    for step in steps.split_whitespace() {
        state.apply(parse_step::<G>(book, step).unwrap()).unwrap();
    }
    let seat = Seat::new(seat);
    let view = state.view(Viewer::Seat(seat));
    let action = Mind::<G>::new().follow(short_search(600), Known::View(&view), seat, &mut fast_rng(9, 0));
    Token::<G>::Action(book, action).to_string()
}

/// The last card decides: a second Boston Cream makes a set, anything else leaves seat 2 ahead.
#[test]
fn the_winning_action_is_found_in_go_nuts() {
    let settings = [
        ("row", "maple-glazed plain glazed jelly-filled"),
        ("bag", "boston-cream plain"),
        ("p1", "boston-cream"),
        ("p2", "jelly-filled*2"),
    ];
    let steps = "1.pick:1 2.pick:3 3.pick:3 x.draw:boston-cream x.draw:plain";
    assert_eq!(choice::<GoNuts>(3, &settings, steps, 0), "keep:boston-cream");
}

/// Both seats are one point from the goal, and the enemy next door has one cube left: attack now.
#[test]
fn the_winning_action_is_found_in_bad_day() {
    let settings = [("1/1", "d35 2.2 c8"), ("2/1", "d37 2.3 c1"), ("points", "12 12")];
    assert_eq!(choice::<BadDay>(2, &settings, "1.roll x.pool:21", 0), "move:1@2.3");
}
