//! The rules for people: what their text names, and which part of it is on now.

use serde_json::{Value, json};
use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::view::View;
use super::{DriveThru, Phase};

impl Manual for DriveThru {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("learn", include_str!("examples/learn.example")),
        ("serve", include_str!("examples/serve.example")),
    ];

    fn numbers(book: Book<Self>, speech: &Speech) -> Numbers {
        let (rules, parts) = (&book.rules, &book.edition.parts);
        let starter = &parts.recipes[parts.starter];
        let least = rules.constants.natural_fail + 1;
        let chances: Vec<Value> = (least..=rules.constants.die_faces)
            .map(|at_least| json!({ "at_least": at_least, "ways": rules.constants.die_faces + 1 - at_least }))
            .collect();
        Numbers::from_iter([
            ("pieces".into(), rules.size.pieces_each.into()),
            ("hand".into(), rules.size.hand_limit.into()),
            ("plates".into(), rules.size.plates.into()),
            ("starter".into(), json!({ "name": Self::translated(&starter.name, speech) })),
            ("chances".into(), chances.into()),
        ])
    }

    fn topic(view: &View) -> &'static str {
        match view.game.phase {
            Phase::Start | Phase::Draft | Phase::Deal => "setup",
            Phase::Turn => "turn",
            Phase::Draw { .. } | Phase::Keep => "learn",
            Phase::Roll { .. } | Phase::Spend { .. } => "roll",
            Phase::Over => "end",
        }
    }
}
