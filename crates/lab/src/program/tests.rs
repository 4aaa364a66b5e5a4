use std::fs;
use std::path::Path;

use bots::Player;
use tabletop::{Chances, Game, SeatCount, fast_rng};

use super::*;
use crate::crumbs::Crumbs;

/// A program of these lines of Python.
fn program(folder: &Path, lines: &str) -> Player {
    let path = folder.join("bot.py");
    fs::write(&path, format!("import json, sys, time\n{lines}")).unwrap();
    Player::or_own(&format!("program:python3 {}", path.display())).unwrap()
}

/// How the first choice of a game goes, and what is said of the program afterwards.
fn first_choice(lines: &str, limit: Duration) -> (Result<Option<Outcome>, String>, Vec<ProgramUsed>) {
    let folder = tempfile::tempdir().unwrap();
    let player = program(folder.path(), lines);
    let programs = Programs { limit, ..Programs::new() };
    let book = Book::<Crumbs>::standard(SeatCount::new(2).unwrap()).unwrap();
    let mut company = Company::new(book, &programs);
    let mut state = Crumbs::new(book);
    let (mut outcomes, mut rng) = (Vec::new(), fast_rng(1, 0));
    let mut legal = Vec::new();
    loop {
        legal.clear();
        match state.turn() {
            tabletop::Turn::Chance => {
                let outcome = state.sample_chance(&mut outcomes, &mut rng);
                state.apply_unchecked(tabletop::Step::Chance(outcome));
                continue;
            }
            _ => state.legal_actions(Seat::new(0), &mut legal),
        }
        break;
    }
    assert!(legal.len() > 1, "who has no choice is not asked");
    company.choose(player, &state, Seat::new(0), 7, &mut rng);
    let outcome = company.outcome().map_err(|e| e.to_string());
    (outcome, company.leave().used())
}

const SOON: Duration = Duration::from_mins(1);

#[test]
fn a_choice_that_is_not_offered_loses_the_game() {
    let (outcome, used) = first_choice(
        "sys.stdin.readline()\nfor line in sys.stdin:\n    print('{\"choice\": \"bid:9\"}', flush=True)\n",
        SOON,
    );
    let outcome = outcome.unwrap().unwrap();
    assert_eq!(outcome.ranks.as_slice(), [2, 1]);
    let illegal = IllegalAnswer { game: 7, seat: 1, choice: "bid:9".into() };
    assert_eq!((used[0].illegal, used[0].late, &used[0].first_illegal), (1, 0, &Some(illegal)));
    assert!(used[0].text().unwrap().contains("first in game 7 at seat 1: 'bid:9'"));
}

#[test]
fn who_takes_too_long_loses_and_the_figures_are_not_exact() {
    let (outcome, used) = first_choice("sys.stdin.read()\n", Duration::from_millis(1));
    assert_eq!(outcome.unwrap().unwrap().ranks.as_slice(), [2, 1]);
    assert_eq!((used[0].illegal, used[0].late), (0, 1));
    assert!(used[0].text().unwrap().contains("not exact"));
}

#[test]
fn a_program_that_ends_or_talks_nonsense_is_named() {
    for (lines, said) in [
        ("sys.exit(3)\n", "ended before the games did (exit status: 3)"),
        ("sys.stdin.readline()\nsys.stdin.readline()\nsys.exit(4)\n", "(exit status: 4)"),
        (
            "print('hello')\nsys.stdout.flush()\nsys.stdin.read()\n",
            "answered 'hello'; an answer is a line such as {\"choice\": \"bid:",
        ),
        ("print('[1]')\nsys.stdout.flush()\nsys.stdin.read()\n", "answered '[1]'"),
        ("print('x' * 100000)\nsys.stdout.flush()\nsys.stdin.read()\n", "longer than 65536 bytes"),
    ] {
        let told = first_choice(lines, SOON).0.unwrap_err();
        assert!(told.contains("bot.py") && told.contains(said), "{told}");
    }
    let nowhere = Player::or_own("program:./no/such/bot").unwrap();
    let Bot::Program(nowhere) = nowhere.bot else { panic!() };
    let told = Process::start(nowhere, "").unwrap_err();
    assert!(told.starts_with("program:./no/such/bot cannot be started: "), "{told}");
}
