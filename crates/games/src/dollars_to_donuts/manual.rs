//! The rules for people: what their text names, and which part of it is on now.

use serde_json::{Value, json};
use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::view::View;
use super::{DollarsToDonuts, Phase};

impl Manual for DollarsToDonuts {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("perfect", include_str!("examples/perfect.example")),
        ("botched", include_str!("examples/botched.example")),
        ("serve", include_str!("examples/serve.example")),
    ];

    fn numbers(book: Book<Self>, speech: &Speech) -> Numbers {
        let parts = &book.edition.parts;
        let grid = book.options.int("grid") as u8;
        let titles = parts.solo.ratings.get(&grid).into_iter().flatten();
        let titles =
            titles.map(|(least, title)| json!({ "least": least, "name": Self::translated(title, speech) }));
        Numbers::from_iter([
            ("least".into(), parts.seats_min.into()),
            ("most".into(), parts.seats_max.into()),
            ("hand".into(), parts.start_hand.iter().map(|n| u32::from(*n)).sum::<u32>().into()),
            ("solo".into(), book.rules.solo.into()),
            ("titles".into(), titles.collect::<Vec<Value>>().into()),
        ])
    }

    fn topic(view: &View) -> &'static str {
        match view.game.phase {
            Phase::First | Phase::Starter { .. } | Phase::Stock | Phase::Queue => "setup",
            Phase::Buy | Phase::Pay => "buy",
            Phase::Place | Phase::Draw { .. } => "lay",
            Phase::Dollar => "put",
            Phase::Serve => "serve",
            Phase::Refill | Phase::Welcome | Phase::ClearedTile | Phase::ClearedCustomer => "refill",
            Phase::Over(_) => "end",
        }
    }
}
