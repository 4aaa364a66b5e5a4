//! Single scenes of a game that is over.

use catalog::Table;
use protocol::{MAX_SCENES, Perspective, ReplayScene, ReplayScenes, SeenStep};
use tabletop::{Language, ScoreSheet, Turn, Viewer};

use super::source::Source;
use crate::core::Refusal;

/// The scenes after `from`, `from + 1`, .. steps, as this perspective saw them.
pub(crate) fn scenes(
    source: &Source,
    perspective: Perspective,
    from: u32,
    count: Option<u32>,
    language: Language,
) -> Result<ReplayScenes, Refusal> {
    let opened = source.open()?;
    let viewer = opened.viewer(perspective)?;
    let steps = &source.record.steps;
    let first = from as usize;
    let count = count.unwrap_or(MAX_SCENES).min(MAX_SCENES) as usize;
    let end = first.saturating_add(count).min(steps.len() + 1);
    let mut walk = opened.beginning();
    let mut scenes = Vec::new();
    for at in 0..end {
        if at > 0 {
            walk.apply(&steps[at - 1]).expect("the whole record was checked");
        }
        if at >= first {
            scenes.push(scene(&*walk, at, perspective, viewer, language));
        }
    }
    // The table has gone exactly as far as the last scene, so it tells no more than the scenes need.
    let begin = first.saturating_sub(1);
    let told = if begin >= walk.len() {
        Vec::new()
    } else if perspective == Perspective::All {
        walk.seen_open(begin, language)
    } else {
        walk.seen(begin, viewer, language.into())
    };
    for (scene, seen) in scenes.iter_mut().filter(|scene| scene.at > 0).zip(told) {
        let catalog::SeenStep { step, events, awaits_others, .. } = seen;
        scene.step = Some(SeenStep { step, events: events.json().to_owned(), awaits_others });
    }
    Ok(ReplayScenes { scenes })
}

fn scene(
    table: &dyn Table,
    at: usize,
    perspective: Perspective,
    viewer: Viewer,
    language: Language,
) -> ReplayScene {
    let all = perspective == Perspective::All;
    let seats = table.seats();
    ReplayScene {
        at: at as u32,
        step: None,
        view: table.view_raw(viewer),
        hands: if all {
            seats.seats().map(|seat| table.view_raw(Viewer::Seat(seat))).collect()
        } else {
            Vec::new()
        },
        due: match table.turn() {
            Turn::Act(due) => due.iter().map(|seat| seat.number() as u8).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        },
        sheet: if all { open_sheet(table, language) } else { table.score_sheet(viewer, language) },
    }
}

/// The points of each seat as that seat knows them.
fn open_sheet(table: &dyn Table, language: Language) -> ScoreSheet {
    let own = |seat: tabletop::Seat| {
        let mut sheet = table.score_sheet(Viewer::Seat(seat), language);
        std::mem::take(&mut sheet.seats[seat.index()])
    };
    ScoreSheet { seats: table.seats().seats().map(own).collect() }
}
