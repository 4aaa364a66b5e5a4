//! What a component does for the one who gets it: the same deals once more, with one copy less in the box.

use std::io;
use std::ops::ControlFlow;

use bots::Player;
use indicatif::ProgressBar;
use rayon::ThreadPool;
use tabletop::{Book, Components, Config, Edition, Judgement};
use toml::{Table, Value};

use super::watch::Watch;
use crate::dice::SameDice;
use crate::in_order::in_order;
use crate::stats::WIN;

const CHUNK: u64 = 16;

/// The same table with one copy less of the component with this id; why not, if it cannot be played.
pub(crate) fn without_copy<G: Components>(book: Book<G>, id: &str) -> Result<Book<G>, String> {
    let mut file: Table = book.edition.without_derived();
    if !take_one(&mut file, id) {
        return Err("the edition file has no row of its own for it".to_string());
    }
    let text = toml::to_string(&file).map_err(|e| e.to_string())?;
    let edition = Edition::load(&text).map_err(|e| e.to_string())?;
    let config = Config { edition, options: book.options.clone() };
    Book::open(&config, book.seats).map_err(|e| e.to_string())
}

/// Takes one copy out of the row with this id, or the row if it has only one.
fn take_one(table: &mut Table, id: &str) -> bool {
    table.iter_mut().any(|(_, value)| match value {
        Value::Table(inner) => take_one(inner, id),
        Value::Array(rows) => {
            let is_it = |row: &Value| row.get("id").and_then(Value::as_str) == Some(id);
            let Some(at) = rows.iter().position(is_it) else { return false };
            let copies =
                ["copies", "count"].into_iter().find_map(|key| Some((key, rows[at].get(key)?.as_integer()?)));
            match (copies, rows[at].as_table_mut()) {
                (Some((key, n)), Some(row)) if n > 1 => {
                    row.insert(key.to_string(), Value::Integer(n - 1));
                    // A list with an entry for each copy loses one too.
                    for list in row.iter_mut().filter_map(|(_, value)| value.as_array_mut()) {
                        if list.len() as i64 == n {
                            list.remove(0);
                        }
                    }
                }
                _ => drop(rows.remove(at)),
            }
            true
        }
        _ => false,
    })
}

/// What those who got the component won, and what the same seats won without that copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Removal {
    pub(crate) games: u64,
    /// Pairs of games in which somebody, but not everybody, got it.
    pub(crate) pairs: u64,
    /// What the seats that got it lose on average without it, in parts of [`WIN`] times 60.
    pub(crate) loss: i128,
    pub(crate) loss_squares: i128,
}

impl Removal {
    fn merge(&mut self, other: &Removal) {
        self.games += other.games;
        self.pairs += other.pairs;
        self.loss += other.loss;
        self.loss_squares += other.loss_squares;
    }
}

/// A loss of the whole win, as it is counted.
pub(crate) const WHOLE_LOSS: f64 = (WIN * WIN) as f64;

/// Plays the same deals with and without the copy.
pub(crate) fn removal<G: Components + Judgement>(
    [with, without]: [Book<G>; 2],
    component: usize,
    bots: &[Player],
    (games, seed): (u64, u64),
    pool: &ThreadPool,
    progress: &ProgressBar,
) -> io::Result<Removal> {
    let mut sum = Removal::default();
    let play = |chunk: u64| {
        let mut part = Removal::default();
        let mut tables = [Watch::new(with, bots), Watch::new(without, bots)];
        for game in chunk * CHUNK..((chunk + 1) * CHUNK).min(games) {
            part.games += 1;
            let [base, other] = &mut tables;
            let base = base.play(&mut SameDice::new(seed, game));
            let (Some(outcome), got) = (base.outcome, base.pieces[component].got) else { continue };
            let holders =
                with.seats.seats().filter(|seat| got[seat.index()] > 0).collect::<tabletop::SeatSet>();
            if holders.is_empty() || holders.len() == with.seats.get() {
                continue;
            }
            let Some(then) = other.play(&mut SameDice::new(seed, game)).outcome else { continue };
            let won = |outcome: &tabletop::Outcome| {
                let part = WIN / outcome.winners().count() as u64;
                outcome.winners().filter(|seat| holders.contains(*seat)).count() as u64 * part
            };
            let loss = i128::from(won(&outcome)) - i128::from(won(&then));
            let loss = loss * i128::from(WIN) / holders.len() as i128;
            part.pairs += 1;
            part.loss += loss;
            part.loss_squares += loss * loss;
        }
        part
    };
    in_order(pool, games.div_ceil(CHUNK), play, |part| {
        progress.inc(2 * part.games);
        sum.merge(&part);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_copy_is_taken_out_of_the_row() {
        let mut file: Table = r#"
            [box]
            count = 9
            [[box.rows]]
            id = "maple"
            copies = 3
            min_players = [2, 3, 4]
            score = [1, 2]
            [[box.rows]]
            id = "plain"
        "#
        .parse()
        .unwrap();
        assert!(take_one(&mut file, "maple"));
        let row = |file: &Table, i: usize| file["box"]["rows"].as_array().unwrap().get(i).cloned();
        let maple = row(&file, 0).unwrap();
        assert_eq!(maple["copies"].as_integer(), Some(2));
        assert_eq!(
            (maple["min_players"].as_array().unwrap().len(), maple["score"].as_array().unwrap().len()),
            (2, 2)
        );
        assert!(take_one(&mut file, "plain") && row(&file, 1).is_none());
        assert!(!take_one(&mut file, "plain"));
    }
}
