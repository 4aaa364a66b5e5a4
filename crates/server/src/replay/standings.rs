//! How the points of a game that is over came about.

use protocol::{Standing, Standings};

use super::source::Source;
use crate::core::Refusal;

/// The points after every round in which somebody's changed.
pub(crate) fn standings(source: &Source) -> Result<Standings, Refusal> {
    let end = source.open()?.end;
    let after = end.standings().into_iter().map(|catalog::Standing { turn, scores, gained }| Standing {
        turn,
        scores,
        gained,
    });
    Ok(Standings { turn_noun: end.meta().turn_noun.to_string(), after: after.collect() })
}
