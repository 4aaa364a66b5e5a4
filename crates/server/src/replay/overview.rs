//! A whole game at a glance.

use protocol::{Perspective, Replay, ReplayStep, TableBox};
use serde_json::value::RawValue;
use tabletop::Language;

use super::source::Source;
use super::turning::turning_points;
use crate::core::{Refusal, edition_info};

/// The game from its first step to its last, as this perspective saw it, with what everybody's chances were.
pub(crate) fn overview(
    source: &Source,
    perspective: Perspective,
    language: Language,
) -> Result<Replay, Refusal> {
    let opened = source.open()?;
    let viewer = opened.viewer(perspective)?;
    let end = &*opened.end;
    let open = end.seen_open(0, language);
    let seen =
        if perspective == Perspective::All { open.clone() } else { end.seen(0, viewer, language.into()) };
    let mut walk = opened.beginning();
    let mut shares = vec![rounded(&walk.win_shares())];
    let mut steps = Vec::with_capacity(seen.len());
    for (step, seen) in source.record.steps.iter().zip(seen) {
        walk.apply(step).expect("the whole record was checked");
        let now = rounded(&walk.win_shares());
        shares.push(now.clone());
        steps.push(ReplayStep {
            step: seen.step.clone(),
            seat: seen.actor.seat().map(|seat| seat.number() as u8),
            turn: walk.turns_played(),
            shares: now,
            sentences: seen.sentences().map(str::to_string).collect(),
        });
    }
    Ok(Replay {
        game: end.meta().id.to_string(),
        names: end.seats().seats().map(|seat| end.name(seat)).collect(),
        contents: TableBox {
            game: end.meta().id.to_string(),
            seats: end.seats().get() as u8,
            edition: edition_info(end.edition(language)),
            options: end.options(),
            parts: RawValue::from_string(end.parts_json(language)).expect("components are JSON"),
        },
        turning_points: turning_points(&shares, &open),
        shares: shares.swap_remove(0),
        steps,
        outcome: end.outcome(),
        continued: source.record.continued.map(|steps| steps as u32),
    })
}

/// Three digits are more than an estimate is worth, and keep the answer small.
fn rounded(shares: &[f32]) -> Vec<f32> {
    shares.iter().map(|share| (share * 1000.0).round() / 1000.0).collect()
}
