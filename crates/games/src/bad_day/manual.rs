//! The rules for people: what their text names, and which part of it is on now.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::BadDay;
use super::table::Phase;
use super::view::View;

impl Manual for BadDay {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] =
        &[("bake", include_str!("examples/bake.example")), ("fight", include_str!("examples/fight.example"))];

    fn numbers(book: Book<Self>, _: &Speech) -> Numbers {
        let rings = book.options.int("inner_rings") as usize + book.seats.get() - 2;
        let mut groups: BTreeMap<u8, (usize, u8, u8)> = BTreeMap::new();
        for donut in &book.edition.parts.donuts {
            let (cards, least, most) =
                groups.entry(donut.points).or_insert((0, donut.freshness, donut.freshness));
            *cards += 1;
            *least = donut.freshness.min(*least);
            *most = donut.freshness.max(*most);
        }
        let groups: Vec<Value> = groups
            .into_iter()
            .map(|(points, (cards, least, most))| {
                json!({ "points": points, "cards": cards, "least": least, "most": most })
            })
            .collect();
        Numbers::from_iter([
            ("rings".into(), rings.into()),
            ("spaces".into(), (rings * usize::from(book.edition.parts.spokes)).into()),
            ("groups".into(), groups.into()),
        ])
    }

    fn topic(view: &View) -> &'static str {
        match view.table.phase {
            Phase::Start | Phase::Draw | Phase::Choose => "bake",
            Phase::BeforeRoll | Phase::MoveRoll | Phase::Moving => "move",
            Phase::Pick | Phase::FightRoll => "fight",
            Phase::DieEntering | Phase::DieResident | Phase::Answer | Phase::Extra | Phase::Prevent => {
                "specials"
            }
            Phase::SteerOwn | Phase::SteerOpp | Phase::EvacRoll | Phase::Direction => "evacuate",
            Phase::Over => "end",
        }
    }
}
