//! The rules for people: what their text names, and which part of it is on now.

use serde_json::{Value, json};
use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::view::{Asks, View};
use super::words::{changed_score, explain};
use super::{Donut, GoNuts, Score};

impl Manual for GoNuts {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("clash", include_str!("examples/clash.example")),
        ("power", include_str!("examples/power.example")),
        ("points", include_str!("examples/points.example")),
    ];

    fn numbers(book: Book<Self>, speech: &Speech) -> Numbers {
        let (rules, types) = (&book.rules, &book.edition.parts.types);
        let used = (0..types.len()).filter(|i| rules.deck[*i] > 0);
        let used = used.map(|i| {
            let donut = Donut(i as u8);
            json!({
                "name": Self::translated(&types[i].name, speech),
                "copies": rules.deck[i],
                "worth": explain(rules, donut).say(speech),
                "score": rules.scores[i],
                "changed": changed_score(book, donut).is_some(),
                "counts_negatives": matches!(rules.scores[i], Score::EachPerNegative { .. }),
                "power": rules.powers[i],
                "power_count": rules.power_counts[i],
            })
        });
        let used: Vec<Value> = used.collect();
        Numbers::from_iter([
            ("row".into(), rules.row.into()),
            ("deck".into(), rules.deck_cards.into()),
            ("types".into(), used.into()),
        ])
    }

    fn topic(view: &View) -> &'static str {
        match view.asks {
            Asks::Fill => "fill",
            Asks::Pick => "pick",
            Asks::Peek | Asks::Keep => "peek",
            Asks::Over => "end",
            _ => "powers",
        }
    }
}
