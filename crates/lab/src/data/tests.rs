//! What is written is read back, and is what the records say.

use bots::Bot;
use bytes::Bytes;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::{Map, Value};
use tabletop::{Book, Record, SeatCount};

use super::*;
use crate::crumbs::Crumbs;
use crate::simulate::write_data;
use crate::{Keep, progress_bar, simulate};

fn plan(games: u64, threads: usize) -> Plan {
    let bots = [Bot::Greedy, Bot::Random, Bot::Random].map(Into::into).to_vec();
    Plan { games, seed: 7, threads: Some(threads), bots, rotate: true }
}

fn book() -> Book<Crumbs> {
    Book::standard(SeatCount::new(3).unwrap()).unwrap()
}

fn written(games: u64, threads: usize, rows: Rows, format: Format) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut data = DataSet::new(rows, format, &mut bytes);
    write_data(book(), &plan(games, threads), &progress_bar(games, ""), &mut data).unwrap();
    drop(data);
    bytes
}

/// The rows of a Parquet file, as the lines of JSON have them.
fn read_back(bytes: Vec<u8>) -> Vec<Value> {
    let reader = SerializedFileReader::new(Bytes::from(bytes)).unwrap();
    let value = |field: &Field| match field {
        Field::Null => Value::Null,
        Field::Long(number) => (*number).into(),
        Field::ULong(number) => (*number).into(),
        Field::Str(text) => text.as_str().into(),
        other => panic!("no column is {other}"),
    };
    let object = |row: parquet::record::Row| {
        row.get_column_iter().map(|(name, field)| (name.clone(), value(field))).collect::<Map<_, _>>()
    };
    reader.get_row_iter(None).unwrap().map(|row| Value::Object(object(row.unwrap()))).collect()
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    std::str::from_utf8(bytes).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn both_formats_say_the_same() {
    for rows in [Rows::Games, Rows::Decisions] {
        let json = lines(&written(300, 2, rows, Format::JsonLines));
        assert_eq!(json.len(), if rows == Rows::Games { 300 } else { 300 * 12 });
        assert_eq!(read_back(written(300, 2, rows, Format::Parquet)), json);
    }
}

#[test]
fn the_number_of_threads_changes_no_byte() {
    // More rows than one group has.
    let games = GROUP_GAMES;
    let one = written(games, 1, Rows::Decisions, Format::Parquet);
    let reader = SerializedFileReader::new(Bytes::from(one.clone())).unwrap();
    assert_eq!(reader.metadata().num_row_groups(), 2);
    let from = reader.metadata().file_metadata().key_value_metadata().unwrap()[0].value.clone().unwrap();
    let from: Value = serde_json::from_str(&from).unwrap();
    assert_eq!((&from["provenance"]["game"], &from["provenance"]["seed"]), (&"crumbs".into(), &7.into()));
    assert!(one == written(games, 3, Rows::Decisions, Format::Parquet));
}

const GROUP_GAMES: u64 = super::columns::GROUP as u64 / 12 + 9;

#[test]
fn rows_are_those_of_the_records() {
    let mut bytes = Vec::new();
    let plan = plan(60, 2);
    simulate(book(), &plan, &progress_bar(60, ""), Some((&mut bytes, Keep::RecordsWithLegal))).unwrap();
    let records: Vec<Record> =
        std::str::from_utf8(&bytes).unwrap().lines().map(|line| Record::parse(line).unwrap()).collect();
    let games = lines(&written(60, 2, Rows::Games, Format::JsonLines));
    let decisions = lines(&written(60, 2, Rows::Decisions, Format::JsonLines));
    let mut next = decisions.iter();
    for (record, game) in records.iter().zip(&games) {
        let outcome = record.outcome.as_ref().unwrap();
        let simulation = record.simulation.as_ref().unwrap();
        assert_eq!((&game["number"], &game["seed"]), (&simulation.number.into(), &7.into()));
        assert_eq!(
            (&game["game"], &game["seats"], &game["options"]),
            (&"crumbs".into(), &3.into(), &"{}".into())
        );
        assert_eq!(game["steps"], record.steps.len());
        assert!(game["first"].is_null(), "all bid at once");
        for (i, name) in record.names.iter().enumerate() {
            assert_eq!(game[format!("bot_{}", i + 1)], *name);
            assert_eq!(game[format!("score_{}", i + 1)], outcome.scores.as_slice()[i]);
            assert_eq!(game[format!("rank_{}", i + 1)], outcome.ranks.as_slice()[i]);
        }
        let (legal, turns) = (record.legal.as_ref().unwrap(), record.turns.as_ref().unwrap());
        for (i, step) in record.steps.iter().enumerate() {
            let (actor, token) = step.split_once('.').unwrap();
            let Some(offered) = &legal[i] else { continue };
            let row = next.next().unwrap();
            let seat: usize = actor.parse().unwrap();
            assert_eq!(
                (&row["step"], &row["action"], &row["turn"]),
                (&(i + 1).into(), &token.into(), &turns[i].into())
            );
            assert_eq!((&row["seat"], &row["bot"]), (&seat.into(), &record.names[seat - 1].as_str().into()));
            assert_eq!((&row["choices"], &row["legal"]), (&offered.len().into(), &offered.join(" ").into()));
            assert_eq!(row["score"], outcome.scores.as_slice()[seat - 1]);
            assert_eq!(row["number"], game["number"]);
        }
    }
    assert!(next.next().is_none());
}

#[test]
fn a_full_disk_is_told_as_such() {
    struct Full;
    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for format in [Format::Parquet, Format::JsonLines] {
        let mut full = Full;
        let mut data = DataSet::new(Rows::Games, format, &mut full);
        let failed = write_data(book(), &plan(20, 1), &progress_bar(20, ""), &mut data).unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::StorageFull, "{failed}");
    }
}
