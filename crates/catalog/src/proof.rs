//! Dealing a finished game again.

use tabletop::{Dealer, Record, Seat, Seed, Turn, hex};
use thiserror::Error;

use crate::{AnyGame, CatalogError, Table};

/// Why a record proves nothing about its deals.
#[derive(Debug, Error)]
pub enum Unproved {
    /// It cannot be played again.
    #[error(transparent)]
    Record(#[from] CatalogError),
    /// Something is missing in it, or does not hold.
    #[error("{0}")]
    Fault(String),
}

impl From<&str> for Unproved {
    fn from(fault: &str) -> Self {
        Unproved::Fault(fault.to_string())
    }
}

/// A draw: what could come, and what came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// What could come, as tokens in the order of the game, with what each weighs.
    pub chances: Vec<(String, u32)>,
    /// The token of what came.
    pub drawn: String,
}

/// Every draw of a game, without those that were taken over from another one.
pub fn draws(game: &dyn AnyGame, record: &Record, edition: Option<&str>) -> Result<Vec<Draw>, Unproved> {
    let mut draws = Vec::new();
    follow(game, record, edition, |table, _, step| {
        let token = step.strip_prefix("x.").unwrap_or(step);
        draws.push(Draw { chances: table.chances(), drawn: token.to_string() });
        Ok(())
    })?;
    Ok(draws)
}

/// Plays the game again, and compares its deals with what its seed gives, which must be the one that was committed to, with
/// what seats added, which must be what they had committed to. Deals that were taken over from another game are not
/// compared. Returns how many were.
pub fn deal_again(game: &dyn AnyGame, record: &Record, edition: Option<&str>) -> Result<usize, Unproved> {
    if record.first_masked().is_some() {
        return Err("this is one viewer's record, with steps masked; take the one after the end".into());
    }
    game.replay(record, edition)?;
    let seed = record.seed.as_deref().ok_or("there is no seed in it, so the deals cannot be checked")?;
    let seed: Seed = seed.parse().map_err(|e| Unproved::Fault(format!("its seed cannot be read: {e}")))?;
    match &record.commitment {
        Some(commitment) if *commitment == seed.commitment() => {}
        Some(_) => return Err("the seed is not the one that was committed to".into()),
        None => return Err("there is no commitment in it: the seed may have been chosen later".into()),
    }
    let added = entropy(record).map_err(Unproved::Fault)?;
    check_commitments(record, &added).map_err(Unproved::Fault)?;
    let mut dealer = Dealer::new(seed.with_entropy(added));
    let mut deals = 0;
    follow(game, record, edition, |table, number, step| {
        let given = table.next_deal(&mut dealer).map_err(|e| Unproved::Fault(e.to_string()))?.to_string();
        if given != *step {
            return Err(Unproved::Fault(format!("step {number} is {step}, but the seed gives {given}")));
        }
        deals += 1;
        Ok(())
    })?;
    Ok(deals)
}

/// Plays the game again and shows each of its own chance steps, with its number, before it is made.
fn follow(
    game: &dyn AnyGame,
    record: &Record,
    edition: Option<&str>,
    mut visit: impl FnMut(&dyn Table, usize, &str) -> Result<(), Unproved>,
) -> Result<(), Unproved> {
    let mut begin = record.clone();
    (begin.steps, begin.outcome, begin.continued) = (Vec::new(), None, None);
    let mut table = game.replay(&begin, edition)?;
    for (number, step) in (1..).zip(&record.steps) {
        if table.turn() == Turn::Chance && number > record.continued.unwrap_or(0) {
            visit(&*table, number, step)?;
        }
        table.apply(step).map_err(|e| Unproved::Fault(e.to_string()))?;
    }
    Ok(())
}

/// Where seats committed to something, exactly that was added.
fn check_commitments(record: &Record, added: &[(Seat, [u8; 32])]) -> Result<(), String> {
    if record.committed.is_empty() {
        return Ok(());
    }
    for (seat, bytes) in added {
        match record.committed.get(&seat.number()) {
            Some(hash) if *hash == Seed::new(*bytes).commitment() => {}
            Some(_) => return Err(format!("what seat {seat} added is not what it had committed to")),
            None => return Err(format!("seat {seat} added something it had not committed to")),
        }
    }
    let missing = record.committed.keys().find(|seat| !record.entropy.contains_key(seat));
    missing.map_or(Ok(()), |seat| Err(format!("what seat {seat} had committed to is missing")))
}

/// What the seats added to the seed.
fn entropy(record: &Record) -> Result<Vec<(Seat, [u8; 32])>, String> {
    let added = record.entropy.iter().map(|(number, digits)| {
        let seat = Seat::from_number(*number).ok_or_else(|| format!("there is no seat {number}"))?;
        let bytes = hex::decode(digits).ok_or_else(|| format!("the entropy of seat {number} is damaged"))?;
        Ok((seat, bytes))
    });
    added.collect()
}
