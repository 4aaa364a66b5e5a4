//! Steps and answers as values.

use catalog::{Bot, GAMES, Setup, Table, TableError, find};
use tabletop::{Dealer, Seat, SeatCount, Seed, Turn};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A table of Go Nuts at which all three seats pick.
fn picking(seed: u64) -> Box<dyn Table> {
    let setup = Setup { seats: SeatCount::new(3), ..Setup::default() };
    let mut table = find("go-nuts").unwrap().open(&setup).unwrap();
    let mut dealer = Dealer::new(Seed::from_number(seed));
    while table.turn() == Turn::Chance {
        table.deal(&mut dealer).unwrap();
    }
    table
}

#[test]
fn a_step_that_was_checked_in_another_position_is_refused() {
    let mut table = picking(1);
    let checked = || [(ONE, "pick:1"), (ONE, "pick:2"), (TWO, "pick:1")];
    let [first, other, second] = checked().map(|(seat, token)| table.read_action(seat, token).unwrap());
    table.make(first).unwrap();
    assert_eq!(table.make(other), Err(TableError::Misplaced), "one has answered");
    assert_eq!(table.make(second), Err(TableError::Misplaced), "it would be legal, but nobody has looked");
    assert_eq!(table.len(), picking(1).len() + 1, "nothing has changed");

    let late = table.read_action(TWO, "pick:1").unwrap();
    table.undo(ONE).unwrap();
    table.act(ONE, "pick:2").unwrap();
    assert_eq!(table.make(late), Err(TableError::Misplaced), "as many steps, but not the same");
    let elsewhere = picking(2).read_action(TWO, "pick:1").unwrap();
    assert_eq!(picking(1).make(elsewhere), Err(TableError::Misplaced), "another deal");
}

#[test]
fn a_step_is_good_wherever_the_same_has_happened() {
    let (mut table, mut twin) = (picking(1), picking(1));
    let step = table.read_action(ONE, "pick:1").unwrap();
    assert_eq!(step.to_string(), "1.pick:1");
    twin.make(step).unwrap();
    table.act(ONE, "pick:1").unwrap();
    // Undone, it is the same position again.
    let step = table.read_action(TWO, "pick:2").unwrap();
    twin.undo(ONE).unwrap();
    twin.act(ONE, "pick:1").unwrap();
    twin.make(step).unwrap();
    assert_eq!(twin.len(), table.len() + 1);
}

#[test]
fn an_answer_is_checked_when_it_arrives() {
    let mut table = picking(1);
    let answer = table.question(ONE, Bot::Greedy, 3).unwrap().finish();
    let made = table.check(&answer).unwrap();
    assert_eq!(made.to_string(), format!("1.{answer}"));
    table.make(made).unwrap();
    assert!(matches!(table.check(&answer), Err(TableError::Illegal(_))), "the seat has answered");
    let first = table.first_choice(TWO).unwrap();
    assert_eq!(Some(first.to_string()), table.tokens(TWO).into_iter().next());
    assert!(table.first_choice(ONE).is_none() && table.first_choice(Seat::new(5)).is_none());
}

#[test]
fn steps_and_answers_of_another_game_are_refused() {
    for game in GAMES.iter().filter(|game| game.meta().id != "go-nuts") {
        let mut table = game.open(&Setup::default()).unwrap();
        let mut dealer = Dealer::new(Seed::from_number(1));
        while table.turn() == Turn::Chance {
            table.deal(&mut dealer).unwrap();
        }
        let Turn::Act(due) = table.turn() else { panic!("somebody begins") };
        let seat = due.first().unwrap();
        let (step, answer) = (picking(1).read_action(seat, "pick:1"), picking(1).first_choice(seat));
        assert!(matches!(table.check(&answer.unwrap()), Err(TableError::Misplaced)), "{}", game.meta().id);
        assert_eq!(table.make(step.unwrap()), Err(TableError::Misplaced), "{}", game.meta().id);
    }
}
