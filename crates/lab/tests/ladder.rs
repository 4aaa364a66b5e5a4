//! Ladders: who beats whom.

#[path = "../../bots/tests/support/crumbs.rs"]
mod crumbs;

use bots::{Bot, Player};
use crumbs::Crumbs;
use indicatif::ProgressBar;
use lab::{Ladder, MatchPlan, MatchReport, contest, ladder_pairs};
use tabletop::{Book, SeatCount};

const BOTS: [Player; 3] = [
    Player { bot: Bot::Random, iterations: None },
    Player { bot: Bot::Greedy, iterations: None },
    Player { bot: Bot::Easy, iterations: None },
];

fn matches(seats: usize, neighbours_only: bool) -> Vec<MatchReport> {
    let book = Book::<Crumbs>::standard(SeatCount::new(seats).unwrap()).unwrap();
    let play = |bots: [Player; 2]| {
        let plan = MatchPlan {
            bots: bots.to_vec(),
            games: 2_000,
            duplicate: true,
            all: true,
            seed: 3,
            threads: Some(2),
        };
        contest(book, &plan, &ProgressBar::hidden()).unwrap()
    };
    ladder_pairs(&BOTS, neighbours_only).into_iter().map(play).collect()
}

#[test]
fn every_bot_meets_those_before_it() {
    let [a, b, c] = BOTS;
    assert_eq!(ladder_pairs(&BOTS, false), [[b, a], [c, a], [c, b]]);
    assert_eq!(ladder_pairs(&BOTS, true), [[b, a], [c, b]]);
    assert_eq!(ladder_pairs(&[a], false), [[a; 2]; 0]);
}

#[test]
fn ratings_explain_the_shares() {
    for neighbours_only in [false, true] {
        let matches = matches(2, neighbours_only);
        let ladders = Ladder::of_matches(&BOTS, &matches);
        let [ladder] = &ladders[..] else { panic!("one table size") };
        let ratings: Vec<f64> = ladder.bots.iter().map(|rung| rung.rating.unwrap()).collect();
        assert!(ratings[0].abs() < 1e-9 && ratings[0] < ratings[1] && ratings[1] < ratings[2], "{ratings:?}");
        for report in &matches {
            let rating = |bot| ratings[BOTS.iter().position(|other| *other == bot).unwrap()];
            let ahead = rating(report.bots[0].bot) - rating(report.bots[1].bot);
            let said = 1.0 / (1.0 + 10f64.powf(-ahead / 400.0));
            // Three bots need not lie on one line; two neighbours do.
            let near = if neighbours_only { 0.002 } else { 0.05 };
            assert!((said - report.bots[0].win_share).abs() < near, "{said} for {report:?}");
        }
    }
}

#[test]
fn the_page_and_the_markdown_hold_every_match() {
    let mut all = matches(2, false);
    all.extend(matches(3, true));
    let ladders = Ladder::of_matches(&BOTS, &all);
    assert_eq!(ladders.iter().map(|ladder| ladder.seats.get()).collect::<Vec<_>>(), [2, 3]);
    assert!(ladders[1].bots.iter().all(|rung| rung.rating.is_none()));
    for ladder in &ladders {
        let (page, markdown) = (ladder.text(false), ladder.markdown());
        for report in &ladder.matches {
            let first = &report.bots[0];
            let [low, high] = first.win_share_ci.map(|end| end * 100.0);
            let share = first.win_share * 100.0;
            assert!(page.contains(&format!("{share:.0} {low:.0}-{high:.0}")), "{page}");
            assert!(markdown.contains(&format!("{share:.1} ({low:.1} to {high:.1})")), "{markdown}");
        }
        for line in page.lines() {
            assert!(line.chars().count() <= 80 && line == line.trim_end(), "{line}");
        }
        assert!(page.contains('*') && markdown.contains("**"), "greedy is clearly better\n{page}");
        let tables = markdown.lines().filter(|line| line.starts_with('|'));
        let columns: Vec<usize> = tables.map(|line| line.matches('|').count()).collect();
        assert_eq!(columns, [4, 4, 4, 4, 6, 6, 6, 6, 6], "{markdown}");
    }
    assert!(ladders[1].text(false).contains("2 of the column's"));
}
