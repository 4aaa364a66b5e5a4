//! The rules for people: what their text names, and which part of it is on now.

use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::card_set::Cards;
use super::view::View;
use super::{Donut, Phase};

impl Manual for Donut {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[
        ("exchange", include_str!("examples/exchange.example")),
        ("sale", include_str!("examples/sale.example")),
        ("lucky", include_str!("examples/lucky.example")),
    ];

    fn numbers(book: Book<Self>, _: &Speech) -> Numbers {
        let ranks = &book.edition.parts.ranks;
        let rush: Vec<u8> = ranks.iter().filter(|rank| rank.rush).map(|rank| rank.value).collect();
        let lucky: Vec<u8> = ranks.iter().filter(|rank| rank.lucky).map(|rank| rank.value).collect();
        Numbers::from_iter([
            ("rush".into(), rush.into()),
            ("lucky".into(), lucky.into()),
            ("cards".into(), Cards::BOX.len().into()),
            ("plains".into(), Cards::BOX.plains().into()),
        ])
    }

    fn topic(view: &View) -> &'static str {
        match view.table.phase {
            Phase::First | Phase::Flip | Phase::Reveal | Phase::Deal | Phase::Name => "flip",
            Phase::Sit => "sit",
            Phase::Exchange | Phase::Draw | Phase::Pick => "exchange",
            Phase::Sale => "sale",
            Phase::Lucky => "reward",
            Phase::Over => "end",
        }
    }
}
