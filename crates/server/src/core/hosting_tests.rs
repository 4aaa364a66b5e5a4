//! The host adds seats and takes them away.

use protocol::{Code, TableConfig};
use tabletop::{OptionValue, Viewer};

use super::tests::{ANN, BO, CY, Desk, ONE, OUTSIDER, THREE, TWO, go_nuts};
use super::{Command, Continued, Secret, SecretHash, State, TableId};

const ADD: Command = Command::AddSeat { player: ANN };

fn remove(seat: tabletop::Seat) -> Command {
    Command::RemoveSeat { player: ANN, seat }
}

fn names(state: &State) -> Vec<Option<String>> {
    state.seats().seats().map(|seat| state.name(seat)).collect()
}

#[test]
fn the_host_adds_seats_as_far_as_the_game_goes() {
    let mut desk = Desk::new(TableConfig { seats: Some(5), ..go_nuts() }, 1);
    assert_eq!(desk.code(Command::AddSeat { player: BO }), Code::Forbidden);
    desk.ask(ADD).unwrap();
    assert_eq!((desk.state.info().chairs.len(), desk.state.config().seats), (6, Some(6)));
    let refusal = desk.ask(ADD).unwrap_err();
    assert_eq!((refusal.code, refusal.field), (Code::BadConfig, Some("seats")));
    assert_eq!(desk.replayed().info(), desk.state.info(), "the log says so too");
}

#[test]
fn a_seat_that_is_taken_away_was_empty_and_those_behind_it_move_up() {
    let mut desk = Desk::new(TableConfig { seats: Some(4), ..go_nuts() }, 1);
    for (player, name, seat) in [(ANN, "Ann", ONE), (BO, "Bo", THREE)] {
        desk.ask(Command::Sit { player, name: name.into(), seat: Some(seat) }).unwrap();
    }
    let hash: SecretHash = Secret::new([5; 32]).hash();
    desk.ask(Command::MakeLink { player: BO, hash }).unwrap();
    assert_eq!(desk.code(Command::RemoveSeat { player: BO, seat: TWO }), Code::Forbidden);
    assert_eq!(desk.code(remove(THREE)), Code::SeatTaken);
    desk.ask(remove(TWO)).unwrap();
    assert_eq!(names(&desk.state), [Some("Ann".into()), Some("Bo".into()), None]);
    desk.ask(Command::OpenLink { player: OUTSIDER, hash }).unwrap();
    assert_eq!(desk.state.seat_of(OUTSIDER), Some(TWO), "the link goes along with the seat");
    desk.ask(remove(THREE)).unwrap();
    assert_eq!(desk.code(remove(THREE)), Code::NotFound);
    assert_eq!(desk.replayed().info(), desk.state.info());
    desk.ask(Command::Leave { player: BO }).unwrap();
    assert_eq!(desk.code(remove(TWO)), Code::BadConfig, "two at least play it");
    desk.ask(Command::Sit { player: CY, name: "Cy".into(), seat: None }).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    assert_eq!(desk.state.game().unwrap().seats().get(), 2);
    assert_eq!(desk.code(ADD), Code::AlreadyStarted);
    assert_eq!(desk.code(remove(TWO)), Code::AlreadyStarted);
}

#[test]
fn a_seat_that_a_house_rule_names_stays() {
    let options = [("first_seat".to_string(), OptionValue::Int(3))].into();
    let game = TableConfig { game: "dollars-to-donuts".into(), ..TableConfig::default() };
    let mut desk = Desk::new(TableConfig { seats: Some(3), options, ..game }, 1);
    assert_eq!(desk.code(remove(TWO)), Code::BadConfig);
    desk.ask(ADD).unwrap();
    desk.ask(remove(TWO)).unwrap();
}

#[test]
fn a_table_that_continues_a_game_keeps_its_seats() {
    let mut other = Desk::started(go_nuts());
    other.play(3);
    let steps = other.state.record(Viewer::Seat(ONE)).unwrap().steps;
    let position = Continued { of: steps.len() as u32, steps, finished: false };
    let config = TableConfig { seats: Some(3), ..go_nuts() };
    let made = State::create_at(TableId::new([8; 16]), config, Secret::new([2; 32]), ANN, position, 1000);
    let mut state = made.unwrap().0;
    for command in [ADD, remove(TWO)] {
        assert_eq!(state.decide(&command, 1000).unwrap_err().code, Code::Forbidden);
    }
}
