//! The rules for people as a page: sections of HTML, and positions to be drawn.

use pulldown_cmark::{Event, Options, Parser, html};
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{Block, Book, Example, Guide, Language, OptionValue, Speech, Viewer, components};

use crate::{EditionCard, Listed};

/// The rules of one table.
#[derive(Debug)]
pub struct RulesPage {
    /// The components they speak of.
    pub edition: EditionCard,
    /// The components as JSON, with names in this language.
    pub parts: Box<RawValue>,
    /// Every option.
    pub options: Vec<(String, OptionValue)>,
    /// How many play.
    pub seats: usize,
    /// What there is to read, the title first.
    pub sections: Vec<RulesSection>,
}

/// A heading and what stands below it.
#[derive(Debug)]
pub struct RulesSection {
    /// Its name, the same in every language.
    pub id: String,
    /// 1 for the title, 2 for a section, 3 for a part of one.
    pub level: usize,
    /// The heading.
    pub title: String,
    /// What stands below.
    pub blocks: Vec<RulesBlock>,
}

/// A piece of a section.
#[derive(Debug)]
pub enum RulesBlock {
    /// HTML. Nothing in it comes from outside but letters.
    Text(String),
    /// A position that was played.
    Example(Box<RulesExample>),
}

/// A position that was played, and what happened then.
#[derive(Debug)]
pub struct RulesExample {
    /// Its name.
    pub name: &'static str,
    /// What it shows.
    pub caption: String,
    /// Where it was played with other components than those of the page: a sentence that says so, and the components.
    pub elsewhere: Option<(String, Box<RawValue>)>,
    /// How the players are called, in seat order.
    pub names: Vec<String>,
    /// The seat whose eyes we look through, counted from 1; none where we watch.
    pub viewer: Option<usize>,
    /// The position.
    pub before: Box<RawValue>,
    /// The position after what happened.
    pub after: Box<RawValue>,
    /// What happened.
    pub events: Box<RawValue>,
    /// The same in words.
    pub told: Vec<String>,
    /// How the points of a player come about, where that is shown.
    pub sheet: Vec<SheetLine>,
}

/// A line of the points.
pub type SheetLine = tabletop::ScoreLine;

impl RulesPage {
    /// The rules for this table. An error says what is wrong with an edition that somebody wrote.
    pub(crate) fn of<G: Listed>(book: Book<G>, language: Language) -> Result<Self, String> {
        let guide = Guide::<G>::new(book, language)?;
        let section = |section: tabletop::Section<G>| RulesSection {
            id: section.id,
            level: section.level,
            title: section.title.replace('\\', ""),
            blocks: section.blocks.into_iter().map(|block| self::block(block, language)).collect(),
        };
        let options = book.options.specs().iter();
        Ok(RulesPage {
            edition: EditionCard::of::<G>(book.edition, language),
            parts: raw(&components(book, language)),
            options: options.map(|spec| (spec.name.to_string(), book.options.value(spec.name))).collect(),
            seats: book.seats.get(),
            sections: guide.sections.into_iter().map(section).collect(),
        })
    }
}

fn block<G: Listed>(block: Block<G>, language: Language) -> RulesBlock {
    match block {
        Block::Text(markdown) => RulesBlock::Text(page(&markdown)),
        Block::Example(example) => RulesBlock::Example(Box::new(shown(*example, language))),
    }
}

fn shown<G: Listed>(example: Example<G>, language: Language) -> RulesExample {
    let book = example.book;
    let speech = Speech { language, ..Speech::default() };
    let elsewhere = example.elsewhere.then(|| (example.say_where(&speech), raw(&components(book, language))));
    RulesExample {
        name: example.name,
        elsewhere,
        names: book.seats.seats().map(|seat| example.names.of(seat).into_owned()).collect(),
        viewer: match example.viewer {
            Viewer::Seat(seat) => Some(seat.number()),
            Viewer::Spectator => None,
        },
        before: raw(&example.before),
        after: raw(&example.after),
        events: raw(&example.events),
        told: example.told,
        sheet: example.sheet.map_or_else(Vec::new, |(_, lines)| lines),
        caption: example.caption,
    }
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("positions and components are plain values")
}

/// Markdown as HTML. Tags that somebody wrote into an edition are letters.
fn page(markdown: &str) -> String {
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    });
    let mut page = String::new();
    html::push_html(&mut page, events);
    // A table may be wider than the page; then it scrolls by itself.
    page.replace("<table>", "<div class=\"wide\"><table>").replace("</table>", "</table></div>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_wrote_into_an_edition_is_letters() {
        assert_eq!(page("a <script>b</script>"), "<p>a &lt;script&gt;b&lt;/script&gt;</p>\n");
        assert_eq!(page("<img src=x onerror=y>"), "&lt;img src=x onerror=y&gt;");
    }
}
