//! The deal that nobody can choose, as the table plays it.

use protocol::{Code, Ending, Phase, TableConfig, TableInfo};
use tabletop::{Record, Seed, Viewer};

use super::tests::{ANN, BO, CY, Desk, ONE, OUTSIDER, THREE, TWO, go_nuts};
use super::{Command, Fact, PlayerId, Secret};

fn number(byte: u8) -> Secret {
    Secret::new([byte; 32])
}

fn commit(player: PlayerId, byte: u8) -> Command {
    Command::Commit { player, hash: number(byte).hash() }
}

fn reveal(player: PlayerId, byte: u8) -> Command {
    Command::Reveal { player, bytes: number(byte) }
}

/// Three people who have committed, about to reveal.
fn revealing() -> Desk {
    let mut desk = Desk::of_three(go_nuts());
    for (player, byte) in [(ANN, 1), (BO, 2), (CY, 3)] {
        desk.ask(commit(player, byte)).unwrap();
    }
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk
}

#[test]
fn the_game_begins_with_the_last_number() {
    let mut desk = revealing();
    assert!(desk.state.info().revealing);
    for (player, byte) in [(CY, 3), (ANN, 1)] {
        desk.ask(reveal(player, byte)).unwrap();
        assert_eq!(desk.state.phase(), Phase::Open);
    }
    desk.ask(reveal(BO, 2)).unwrap();
    assert_eq!((desk.state.phase(), desk.state.info().revealing), (Phase::Playing, false));
    assert_eq!(desk.state.deadline(), None, "nobody is waited for any more");
    assert_eq!(desk.ask(reveal(BO, 2)).unwrap().entries, [], "once is enough");
}

#[test]
fn every_number_changes_the_deal() {
    let deal = |bytes: [u8; 3]| {
        let mut desk = Desk::of_three(go_nuts());
        for (player, byte) in [ANN, BO, CY].into_iter().zip(bytes) {
            desk.ask(commit(player, byte)).unwrap();
        }
        desk.ask(Command::Start { player: ANN }).unwrap();
        for (player, byte) in [ANN, BO, CY].into_iter().zip(bytes) {
            desk.ask(reveal(player, byte)).unwrap();
        }
        assert_eq!(desk.state.info().seed, None, "the server's seed stays closed");
        desk.state.game().unwrap().view_json(Viewer::Spectator)
    };
    let all = [[1, 2, 3], [9, 2, 3], [1, 9, 3], [1, 2, 9]].map(deal);
    for (i, one) in all.iter().enumerate() {
        assert!(all[i + 1..].iter().all(|other| other != one));
    }
    assert_eq!(deal([1, 2, 3]), all[0]);
}

#[test]
fn where_nobody_commits_the_game_begins_at_once() {
    let desk = Desk::started(go_nuts());
    assert_eq!(desk.state.phase(), Phase::Playing);
    assert!(!desk.log.iter().any(|entry| entry.fact == Fact::Revealing));
}

#[test]
fn a_number_is_revealed_as_it_was_committed_to_and_only_then() {
    let mut desk = Desk::of_three(go_nuts());
    desk.ask(commit(ANN, 1)).unwrap();
    assert_eq!(desk.code(reveal(ANN, 1)), Code::NotStarted, "others could still choose theirs by it");
    desk.ask(commit(ANN, 4)).unwrap();
    desk.ask(commit(BO, 2)).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    assert_eq!(desk.code(commit(ANN, 5)), Code::AlreadyStarted);
    assert_eq!(desk.code(commit(CY, 5)), Code::AlreadyStarted);
    assert_eq!(desk.code(reveal(ANN, 1)), Code::BadRequest);
    assert_eq!(desk.code(reveal(CY, 5)), Code::BadRequest);
    assert_eq!(desk.code(reveal(OUTSIDER, 1)), Code::Forbidden);
    desk.ask(reveal(ANN, 4)).unwrap();
}

#[test]
fn nobody_comes_or_goes_while_numbers_are_revealed() {
    let mut desk = revealing();
    let tries = [
        Command::Leave { player: BO },
        Command::Remove { player: ANN, seat: TWO },
        Command::Start { player: ANN },
        Command::Sit { player: OUTSIDER, name: "Dee".into(), seat: None },
        Command::RemoveBot { player: ANN, seat: TWO },
        Command::AddSeat { player: ANN },
        Command::RemoveSeat { player: ANN, seat: TWO },
    ];
    for command in tries {
        assert_eq!(desk.code(command.clone()), Code::AlreadyStarted, "{command:?}");
    }
}

#[test]
fn who_is_silent_is_named_and_loses_the_seat_and_all_commit_anew() {
    let mut desk = revealing();
    desk.ask(reveal(ANN, 1)).unwrap();
    desk.ask(reveal(CY, 3)).unwrap();
    desk.now = desk.state.deadline().unwrap() - 1;
    desk.ask(Command::Tick).unwrap();
    assert!(desk.state.info().revealing);
    desk.now += 1;
    desk.ask(Command::Tick).unwrap();
    let info = desk.state.info();
    assert_eq!((info.phase, info.revealing), (Phase::Open, false));
    let silent: Vec<_> = info.silent.iter().map(|one| (one.attempt, one.seat, one.name.as_str())).collect();
    assert_eq!(silent, [(1, 2, "Bo")]);
    assert!(info.chairs.iter().all(|chair| chair.committed.is_none() && !chair.entropy));
    assert_eq!(desk.state.seat_of(BO), None);
    assert_eq!(desk.state.seat_of(ANN), Some(ONE));
    assert_eq!(desk.state.deadline(), None);
    assert_eq!(desk.replayed().info(), info, "the log says so too");
    // It is said in the record of the game that follows.
    desk.ask(Command::SeatBot { player: ANN, seat: TWO, bot: "random".into() }).unwrap();
    desk.ask(commit(ANN, 11)).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk.ask(reveal(ANN, 11)).unwrap();
    desk.ask(Command::Close { player: ANN }).unwrap();
    let record = desk.state.record(Viewer::Spectator).unwrap();
    assert_eq!(record.silent, desk.state.deal.silent());
    assert_eq!(record.entropy.keys().collect::<Vec<_>>(), [&1]);
}

#[test]
fn whoever_moves_up_commits_anew() {
    let mut desk = Desk::new(TableConfig { seats: Some(3), ..go_nuts() }, 1);
    for (player, seat, byte) in [(ANN, ONE, 1), (BO, THREE, 2)] {
        desk.ask(Command::Sit { player, name: "Somebody".into(), seat: Some(seat) }).unwrap();
        desk.ask(commit(player, byte)).unwrap();
    }
    desk.ask(Command::RemoveSeat { player: ANN, seat: TWO }).unwrap();
    let committed = desk.state.info().chairs.into_iter().map(|chair| chair.committed.is_some());
    assert_eq!(committed.collect::<Vec<_>>(), [true, false]);
    desk.ask(commit(BO, 3)).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk.ask(reveal(ANN, 1)).unwrap();
    assert_eq!(desk.code(reveal(BO, 2)), Code::BadRequest);
    desk.ask(reveal(BO, 3)).unwrap();
    assert_eq!(desk.state.phase(), Phase::Playing);
}

#[test]
fn after_the_third_silence_the_table_ends() {
    let mut desk = revealing();
    for attempt in 1..=3 {
        desk.now = desk.state.deadline().unwrap();
        desk.ask(Command::Tick).unwrap();
        assert_eq!(desk.state.phase() == Phase::Ended, attempt == 3);
        if attempt < 3 {
            for (player, byte) in [(ANN, 1), (BO, 2), (CY, 3)] {
                desk.ask(Command::Sit { player, name: "Somebody".into(), seat: None }).unwrap();
                desk.ask(commit(player, byte)).unwrap();
            }
            desk.ask(Command::Start { player: ANN }).unwrap();
        }
    }
    let info = desk.state.info();
    assert_eq!((info.ending, info.silent.len()), (Some(Ending::NotDealt), 9));
    assert_eq!(desk.state.deadline(), None);
}

#[test]
fn a_seat_that_nobody_waits_for_has_all_the_time() {
    let mut desk = Desk::new(TableConfig { seats: Some(2), ..go_nuts() }, 1);
    desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: Some(ONE) }).unwrap();
    desk.ask(Command::SeatBot { player: ANN, seat: TWO, bot: "random".into() }).unwrap();
    desk.ask(commit(ANN, 1)).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    assert_eq!(desk.state.deadline(), None);
    desk.now += 1_000_000;
    desk.ask(Command::Tick).unwrap();
    desk.ask(reveal(ANN, 1)).unwrap();
    assert_eq!(desk.state.phase(), Phase::Playing);
}

#[test]
fn a_person_who_put_in_no_number_does_not_wait_for_ever() {
    let mut desk = Desk::of_three(go_nuts());
    desk.ask(commit(BO, 2)).unwrap();
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk.now = desk.state.deadline().expect("two others wait");
    desk.ask(Command::Tick).unwrap();
    assert_eq!((desk.state.seat_of(BO), desk.state.info().revealing), (None, false));
    assert_eq!(desk.state.info().silent.len(), 1);
}

#[test]
fn a_table_of_an_earlier_version_is_dealt_as_it_was_begun() {
    let mut desk = Desk::of_three(go_nuts());
    let Fact::Created { deal, .. } = &mut desk.log[0].fact else { unreachable!() };
    *deal = super::stored::DealKind::Added;
    desk.log.push(super::Entry { at: desk.now, fact: Fact::Entropy { seat: THREE, bytes: number(7) } });
    desk.state = desk.replayed();
    assert_eq!(desk.code(commit(ANN, 1)), Code::Forbidden);
    desk.ask(Command::Start { player: ANN }).unwrap();
    let added = Seed::new([1; 32]).with_entropy([(THREE, [7; 32])]);
    let mut dealer = tabletop::Dealer::new(added);
    let mut dealt = catalog::find("go-nuts")
        .unwrap()
        .open(&catalog::Setup { seats: tabletop::SeatCount::new(3), ..catalog::Setup::default() })
        .unwrap();
    while dealt.turn() == tabletop::Turn::Chance {
        dealt.deal(&mut dealer).unwrap();
    }
    assert_eq!(desk.state.game().unwrap().view_json(Viewer::Spectator), dealt.view_json(Viewer::Spectator));
}

#[test]
fn what_a_table_allows_never_changes() {
    let mut desk = Desk::of_three(TableConfig { undo: false, hints: false, ..go_nuts() });
    let config = desk.state.info().config;
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk.play(3);
    assert_eq!(desk.state.info().config, config);
    for player in [ANN, BO, CY] {
        let undo = Command::Undo { player, id: format!("{player:?}") };
        assert_eq!(desk.code(undo), Code::NoUndo);
    }
    assert!([ONE, TWO, THREE].into_iter().all(|seat| desk.state.undo_offer(seat).is_none()));
}

/// A record that proves itself, of a game that was dealt from this seed and these numbers.
fn dealt_from(seed: u8, numbers: [u8; 3]) -> Record {
    let added = || [ONE, TWO, THREE].into_iter().zip(numbers);
    let joint = Seed::new([seed; 32]).with_entropy(added().map(|(seat, byte)| (seat, [byte; 32])));
    let mut dealer = tabletop::Dealer::new(joint);
    let setup = catalog::Setup { seats: tabletop::SeatCount::new(3), ..catalog::Setup::default() };
    let mut table = catalog::find("go-nuts").unwrap().open(&setup).unwrap();
    while table.turn() == tabletop::Turn::Chance {
        table.deal(&mut dealer).unwrap();
    }
    let mut record = table.record(None);
    record.seed = Some(number(seed).reveal());
    record.commitment = Some(number(seed).hash().to_string());
    record.entropy = added().map(|(seat, byte)| (seat.number(), number(byte).reveal())).collect();
    record.committed = added().map(|(seat, byte)| (seat.number(), number(byte).hash().to_string())).collect();
    record
}

fn proves_itself(record: &Record) -> bool {
    catalog::deal_again(catalog::find("go-nuts").unwrap(), record, None).is_ok()
}

/// Whether a record proves itself and is of the deal that an honest player saw everybody commit to.
fn bears_out(record: &Record, seen: &TableInfo) -> bool {
    let committed =
        seen.chairs.iter().filter_map(|chair| Some((chair.seat.into(), chair.committed.clone()?)));
    proves_itself(record)
        && record.commitment.as_ref() == Some(&seen.commitment)
        && record.committed == committed.collect()
}

#[test]
fn a_cheating_server_that_has_the_last_word_gains_nothing_without_a_named_refusal() {
    // The server and Bo play together: when it is for Bo to reveal, they know the seed and all other numbers, and what
    // every number would bring.
    let mut desk = revealing();
    let seen = desk.state.info();
    desk.ask(reveal(ANN, 1)).unwrap();
    desk.ask(reveal(CY, 3)).unwrap();
    for byte in (0..=255).filter(|byte| *byte != 2) {
        assert_eq!(desk.code(reveal(BO, byte)), Code::BadRequest, "another number is not his");
        assert_eq!(desk.code(commit(BO, byte)), Code::AlreadyStarted, "nor can it become his");
    }
    desk.ask(reveal(BO, 2)).unwrap();
    desk.ask(Command::Close { player: ANN }).unwrap();
    let honest = desk.state.record(Viewer::Spectator).unwrap();
    assert!(bears_out(&honest, &seen));
    // Whatever else they deal from is not what Ann saw, or does not prove itself.
    assert_eq!(dealt_from(1, [1, 2, 3]).steps, honest.steps);
    for byte in 4..=255 {
        for other in [dealt_from(byte, [1, 2, 3]), dealt_from(1, [1, byte, 3])] {
            assert!(proves_itself(&other) && !bears_out(&other, &seen), "{byte}");
            let mut as_seen = other.clone();
            (as_seen.commitment, as_seen.committed) = (honest.commitment.clone(), honest.committed.clone());
            assert!(!proves_itself(&as_seen), "{byte}");
            let mut as_dealt = honest.clone();
            as_dealt.steps.clone_from(&other.steps);
            assert!(other.steps == honest.steps || !proves_itself(&as_dealt), "{byte}");
        }
    }
    // What is left is to refuse a deal they do not like: every time with Bo's name, and not for long.
    let mut desk = revealing();
    for attempt in 1..=3 {
        desk.ask(reveal(ANN, 1)).unwrap();
        desk.ask(reveal(CY, 3)).unwrap();
        desk.now = desk.state.deadline().unwrap();
        desk.ask(Command::Tick).unwrap();
        let named: Vec<_> = desk.state.info().silent.into_iter().map(|one| (one.attempt, one.name)).collect();
        assert_eq!(named, (1..=attempt).map(|attempt| (attempt, "Bo".to_string())).collect::<Vec<_>>());
        if attempt < 3 {
            desk.ask(Command::Sit { player: BO, name: "Bo".into(), seat: Some(TWO) }).unwrap();
            for (player, byte) in [(ANN, 1), (BO, 2), (CY, 3)] {
                desk.ask(commit(player, byte)).unwrap();
            }
            desk.ask(Command::Start { player: ANN }).unwrap();
        }
    }
    assert_eq!(desk.state.info().ending, Some(Ending::NotDealt), "there is no fourth deal");
}
