//! Contests between bots.

#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;
#[path = "support/race.rs"]
mod race;

use bots::{Bot, Player};
use crumbs::Crumbs;
use indicatif::ProgressBar;
use lab::{MatchPlan, MatchReport, Verdict, contest, progress_bar};
use race::Race;
use tabletop::{Book, Judgement, Notation, SeatCount};

fn plan(bots: &[Bot], games: u64) -> MatchPlan {
    let bots = bots.iter().copied().map(Player::from).collect();
    MatchPlan { bots, games, duplicate: false, all: false, seed: 1, threads: Some(2) }
}

fn played<G: Notation + Judgement>(seats: usize, plan: &MatchPlan) -> MatchReport {
    let book = Book::<G>::standard(SeatCount::new(seats).unwrap()).unwrap();
    contest(book, plan, &ProgressBar::hidden()).unwrap()
}

#[test]
fn a_better_bot_is_soon_known() {
    let report = played::<Crumbs>(2, &plan(&[Bot::Greedy, Bot::Random], 100_000));
    assert!(report.stopped_early && report.games < 2_000, "{report:?}");
    assert_eq!((report.verdict, report.games_planned), (Verdict::Better, 100_000));
    let [greedy, random] = &report.bots[..] else { panic!("{report:?}") };
    assert!(greedy.win_share_ci[0] > 0.5 && random.win_share_ci[1] < 0.5, "{report:?}");
    assert!((greedy.win_share + random.win_share - 1.0).abs() < 1e-9, "{report:?}");
    assert!(greedy.margin_ci.unwrap()[0] > 0.0 && greedy.score_mean > random.score_mean, "{report:?}");
    assert!((greedy.margin_mean - (greedy.score_mean - random.score_mean)).abs() < 1e-9, "{report:?}");
    // Four rounds with a bid each; who holds one of the lowest cards, a quarter of them, has no choice.
    assert!((2.5..3.5).contains(&greedy.decisions_per_game), "{report:?}");
    let worse = played::<Crumbs>(2, &plan(&[Bot::Random, Bot::Greedy], 100_000));
    assert_eq!((worse.verdict, worse.stopped_early), (Verdict::Worse, true));
}

#[test]
fn a_fair_contest_seldom_stops() {
    let wrong = (0..200).filter(|seed| {
        let fair = MatchPlan { seed: *seed, ..plan(&[Bot::Random, Bot::Random], 240) };
        played::<Crumbs>(3, &fair).stopped_early
    });
    let wrong = wrong.count();
    assert!(wrong <= 10, "{wrong} of 200 contests stopped");
}

#[test]
fn one_sits_among_a_field_of_the_other() {
    let report = played::<Crumbs>(4, &MatchPlan { all: true, ..plan(&[Bot::Greedy, Bot::Random], 4_001) });
    assert_eq!((report.games, report.blocks, report.stopped_early), (4_004, 1_001, false));
    assert!((report.even_share - 0.25).abs() < 1e-12);
    let [greedy, field] = &report.bots[..] else { panic!("{report:?}") };
    assert_eq!((greedy.seats, field.seats), (1, 3));
    assert!((greedy.win_share + 3.0 * field.win_share - 1.0).abs() < 1e-9, "{report:?}");
    assert!(greedy.win_share > 0.3 && report.verdict == Verdict::Better, "{report:?}");
    for bot in &report.bots {
        assert!((bot.win_share_ci[0]..=bot.win_share_ci[1]).contains(&bot.win_share), "{bot:?}");
        let [low, high] = bot.margin_ci.unwrap();
        assert!((low..=high).contains(&bot.margin_mean), "{bot:?}");
        assert!(bot.think_ms_mean > 0.0 && bot.think_ms_p99 <= bot.think_ms_max, "{bot:?}");
    }
}

#[test]
fn each_bot_may_have_a_seat_of_its_own() {
    let bots = [Bot::Random, Bot::Easy, Bot::Greedy];
    let report = played::<Crumbs>(3, &MatchPlan { all: true, ..plan(&bots, 6_000) });
    assert_eq!(
        report.bots.iter().map(|bot| (bot.bot.bot, bot.seats)).collect::<Vec<_>>(),
        bots.map(|bot| (bot, 1))
    );
    let shares: Vec<f64> = report.bots.iter().map(|bot| bot.win_share).collect();
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(shares[1] > shares[2] && shares[2] > shares[0], "{shares:?}");
}

#[test]
fn duplicate_deals_take_out_the_luck() {
    // Two players of the same kind: what one wins by good cards, the other wins by them at the other seating.
    let spread = |duplicate| {
        let report = played::<Crumbs>(
            2,
            &MatchPlan { all: true, duplicate, ..plan(&[Bot::Greedy, Bot::Greedy], 8_000) },
        );
        let [low, high] = report.bots[0].margin_ci.unwrap();
        high - low
    };
    let (with, without) = (spread(true), spread(false));
    assert!(with < 0.8 * without, "{with} with, {without} without");
}

#[test]
fn the_interval_holds_the_truth_although_games_of_a_block_depend_on_each_other() {
    let covered = (0..200).filter(|seed| {
        let bots = [Bot::Greedy, Bot::Greedy];
        let fair = MatchPlan { seed: *seed, all: true, duplicate: true, ..plan(&bots, 200) };
        let [low, high] = played::<Crumbs>(2, &fair).bots[0].win_share_ci;
        (low..=high).contains(&0.5)
    });
    let covered = covered.count();
    // 95 % of 200 are 190, and 3.1 the standard deviation.
    assert!((180..=199).contains(&covered), "{covered} of 200");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for duplicate in [false, true] {
        let with = |threads| {
            let plan =
                MatchPlan { threads: Some(threads), duplicate, ..plan(&[Bot::Greedy, Bot::Easy], 3_000) };
            let mut report = played::<Crumbs>(3, &plan);
            (report.seconds, report.threads) = (0.0, 0);
            for bot in &mut report.bots {
                (bot.think_ms_mean, bot.think_ms_p99, bot.think_ms_max) = (0.0, 0.0, 0.0);
            }
            report
        };
        assert_eq!(with(1), with(3));
    }
}

#[test]
fn who_begins_is_told_apart() {
    let fair = MatchPlan { all: true, ..plan(&[Bot::Greedy, Bot::Greedy], 20_000) };
    let report = played::<Race>(2, &fair);
    for bot in &report.bots {
        let [first, second] = bot.wins_by_turn.as_ref().unwrap()[..] else { panic!("{bot:?}") };
        // Whoever throws first is ahead by half a throw.
        assert!(first > second + 0.02, "{bot:?}");
        let [low, high] = bot.wins_by_turn_ci.as_ref().unwrap()[0];
        assert!(low < first && first < high, "{bot:?}");
    }
    let page = report.text(false);
    assert!(page.contains("wins when       1st       2nd  in turn order"), "{page}");
    let together = played::<Crumbs>(2, &fair);
    assert!(together.bots[0].wins_by_turn.is_none() && !together.text(false).contains("turn order"));
}

#[test]
fn who_sees_everything_answers_last() {
    // Whoever knows the bids before its own can outbid them whenever its card allows.
    let oracle = played::<Crumbs>(2, &MatchPlan { all: true, ..plan(&[Bot::Oracle, Bot::Greedy], 60) });
    let blind = played::<Crumbs>(2, &MatchPlan { all: true, ..plan(&[Bot::Medium, Bot::Greedy], 60) });
    assert!(oracle.bots[0].win_share > blind.bots[0].win_share, "{oracle:?}\n{blind:?}");
}

#[test]
fn the_page_says_who_won_and_fits() {
    let report = played::<Race>(4, &plan(&[Bot::Greedy, Bot::Random], 50_000));
    let page = report.text(false);
    for part in [
        "Race, 4 seats",
        "One greedy against 3 random",
        "greedy wins more than its even share; that was clear before all 50,000 games",
        "an even share is 25.0 %",
        "●",
    ] {
        assert!(page.replace('\n', " ").contains(part), "{part} is missing\n{page}");
    }
    for line in page.lines() {
        assert!(line.chars().count() <= 80 && line == line.trim_end(), "{line}");
    }
    let all = played::<Race>(2, &MatchPlan { all: true, ..plan(&[Bot::Random, Bot::Random], 20) });
    assert!(all.text(false).contains("random against random: 20 games with seed 1"), "{}", all.text(false));
    assert!(all.text(false).contains("It is open whether random wins more"), "{}", all.text(false));
}

#[test]
fn one_deal_tells_no_interval_of_the_margin() {
    let one =
        played::<Race>(2, &MatchPlan { duplicate: true, all: true, ..plan(&[Bot::Greedy, Bot::Random], 2) });
    assert_eq!((one.blocks, one.bots[0].margin_ci), (1, None));
    assert!(one.text(false).contains("unknown") && !one.text(false).contains("inf"), "{}", one.text(false));
}

#[test]
fn progress_shows_the_share_so_far() {
    let book = Book::<Race>::standard(SeatCount::new(2).unwrap()).unwrap();
    let bar = progress_bar(100, "Race");
    contest(book, &MatchPlan { all: true, ..plan(&[Bot::Greedy, Bot::Random], 100) }, &bar).unwrap();
    assert!(bar.position() == 100 && bar.message().starts_with("Race  greedy "), "{}", bar.message());
}

#[test]
fn what_is_no_contest_is_refused_in_words() {
    let book = Book::<Race>::standard(SeatCount::new(2).unwrap()).unwrap();
    let refused = contest(book, &plan(&[Bot::Greedy], 10), &ProgressBar::hidden()).unwrap_err();
    assert!(refused.to_string().contains("needs two bots"), "{refused}");
}
