//! The rules for people: what their text names, and which part of it is on now.

use tabletop::{Book, Language, Manual, Numbers, Speech};

use super::{CrullerClash, Phase, View};

impl Manual for CrullerClash {
    const RULES: [&'static str; Language::ALL.len()] =
        [include_str!("RULES.md"), include_str!("RULES.de.md")];
    const EXAMPLES: &'static [(&'static str, &'static str)] =
        &[("clash", include_str!("examples/clash.example"))];

    fn numbers(book: Book<Self>, _: &Speech) -> Numbers {
        Numbers::from_iter([("row".into(), book.rules.row.into())])
    }

    fn topic(view: &View) -> &'static str {
        match view.phase {
            Phase::Fill => "fill",
            Phase::Pick(_) => "pick",
            Phase::Serve { .. } => "serve",
            Phase::Draw { .. } => "consolation",
            Phase::Over => "end",
        }
    }
}
