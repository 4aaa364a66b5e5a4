//! What decided the deal of a game that is over.

use std::collections::BTreeMap;

use protocol::{Code, Deals, Draw, SeatDigits};
use tabletop::say;

use super::source::Source;
use crate::WORDS;
use crate::core::{Refusal, silence};

/// Commitments, numbers, and every draw with what could have come.
pub(crate) fn deals_of(source: &Source) -> Result<Deals, Refusal> {
    let opened = source.open()?;
    let record = &source.record;
    let (Some(commitment), Some(seed)) = (record.commitment.clone(), record.seed.clone()) else {
        return Err(Refusal::new(Code::NotOver, say!(WORDS, "replay-not-over")));
    };
    let draws = catalog::draws(opened.game, record, source.edition_toml.as_deref()).map_err(|e| {
        tracing::error!("the draws of a game that was checked cannot be listed: {e}");
        Refusal::new(Code::Internal, say!(WORDS, "server-fault"))
    })?;
    let draws = draws.into_iter().map(|draw| {
        let (outcomes, weights) = draw.chances.into_iter().unzip();
        Draw { outcomes, weights, drawn: draw.drawn }
    });
    Ok(Deals {
        commitment,
        seed,
        committed: by_seat(&record.committed),
        entropy: by_seat(&record.entropy),
        silent: record.silent.iter().map(silence).collect(),
        draws: draws.collect(),
    })
}

fn by_seat(digits: &BTreeMap<usize, String>) -> Vec<SeatDigits> {
    let of_seat =
        |(seat, digits): (&usize, &String)| SeatDigits { seat: *seat as u8, digits: digits.clone() };
    digits.iter().map(of_seat).collect()
}
