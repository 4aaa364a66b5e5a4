//! The lab plays every game of the catalogue.

use bots::{Bot, Player};
use catalog::{GAMES, Setup};
use lab::{Keep, Plan};
use tabletop::{Record, SeatCount};

#[test]
fn simulations_and_benchmarks_run_through_the_list() {
    let bar = lab::progress_bar(0, "");
    for game in GAMES {
        let plan =
            Plan { games: 20, seed: 1, threads: Some(1), bots: vec![Bot::Random.into(); 3], rotate: false };
        let setup = Setup { seats: SeatCount::new(3), ..Setup::default() };
        let table = lab::open(game.meta().id, &setup).unwrap();
        let mut lines = Vec::new();
        let report = table.simulate(&plan, &bar, Some((&mut lines, Keep::RecordsWithLegal))).unwrap();
        assert_eq!((report.games, report.provenance.seats.get()), (20, 3));
        let lines = String::from_utf8(lines).unwrap();
        assert_eq!(lines.lines().count(), 20);
        for line in lines.lines() {
            let record = Record::parse(line).unwrap();
            let table = game.replay(&record, None).unwrap();
            assert_eq!(table.outcome(), record.outcome);
        }
        let too_few = Plan { bots: vec![Bot::Random.into(); 2], ..plan };
        assert!(table.simulate(&too_few, &bar, None).is_err());
        let row = table.bench(true);
        assert!(row.steps_per_second > 0.0 && row.game == game.meta().id);
    }
}

/// Levels that look ahead as well: no clock has a say in what is kept.
#[test]
fn every_bot_plays_the_same_games_on_any_number_of_threads() {
    let bar = lab::progress_bar(0, "");
    for game in GAMES {
        let setup = Setup { seats: SeatCount::new(2), ..Setup::default() };
        let table = lab::open(game.meta().id, &setup).unwrap();
        for bots in [[Bot::Easy, Bot::Medium], [Bot::Greedy, Bot::Hard]] {
            let of_threads = |threads| {
                let plan = Plan {
                    games: 2,
                    seed: 5,
                    threads: Some(threads),
                    bots: bots.map(Player::from).to_vec(),
                    rotate: true,
                };
                let mut lines = Vec::new();
                table.simulate(&plan, &bar, Some((&mut lines, Keep::Records))).unwrap();
                lines
            };
            let one = of_threads(1);
            for threads in [2, 24] {
                assert!(one == of_threads(threads), "{} {bots:?} on {threads} threads", game.meta().id);
            }
        }
    }
}

#[test]
fn a_table_that_cannot_be_played_is_refused() {
    let refused = |game: &str, seats: usize| {
        let setup = Setup { seats: SeatCount::new(seats), ..Setup::default() };
        lab::open(game, &setup).err().map(|e| e.to_string())
    };
    assert_eq!(refused("go-nuts", 3), None);
    assert_eq!(refused("go-nuts", 1).unwrap(), "Go Nuts for Donuts is for 2 to 6 players, not 1");
    assert!(refused("chess", 3).unwrap().starts_with("there is no game 'chess'"));
}
