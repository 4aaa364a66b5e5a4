//! Markdown drawn for a terminal: headings, emphasis, lists and tables, wrapped to its width. What rules files do not use
//! is drawn as the text in it.

use std::fmt::Write as _;
use std::mem::take;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use tabletop::paint::{AnsiColor, Style, colour, paint};

const HEADING: Style = colour(AnsiColor::Yellow).bold();
const CODE: Style = colour(AnsiColor::Cyan);
const STRONG: Style = Style::new().bold();
const PLAIN: Style = Style::new();

/// The text in colour, `width` columns wide.
pub(crate) fn render(source: &str, width: usize) -> String {
    let mut page = Page { width, ..Page::default() };
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.out
}

/// What is drawn so far, and where in the text we are.
#[derive(Default)]
struct Page {
    width: usize,
    out: String,
    /// Words that are not yet drawn.
    words: Vec<Word>,
    /// How many things around the text are styled so.
    strong: usize,
    links: usize,
    /// Whether the text is code that is kept as it is.
    code: bool,
    /// The lists around the text: the number of the next item, if they are numbered.
    lists: Vec<Option<u64>>,
    /// How far the text of each item around is set in.
    indents: Vec<usize>,
    /// What stands before the first line of an item.
    marker: String,
    /// The table under way, row by row.
    rows: Vec<Vec<Vec<Word>>>,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.begin(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.code => {
                for line in text.lines() {
                    let _ = writeln!(self.out, "    {:#}", paint(line, CODE));
                }
            }
            Event::Code(text) => self.say(&text, CODE),
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                self.say(&text, if self.links > 0 { CODE } else { PLAIN });
            }
            Event::SoftBreak | Event::HardBreak => self.say(" ", PLAIN),
            _ => {}
        }
    }

    fn begin(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Strong | Tag::Emphasis => self.strong += 1,
            Tag::Link { .. } => self.links += 1,
            Tag::Heading { .. } | Tag::Paragraph | Tag::Table(_) => self.leave_a_line(),
            Tag::CodeBlock(_) => {
                self.flush(PLAIN);
                self.leave_a_line();
                self.code = true;
            }
            Tag::List(first) => {
                self.flush(PLAIN);
                if self.lists.is_empty() {
                    self.leave_a_line();
                }
                self.lists.push(*first);
            }
            Tag::Item => {
                self.marker = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_string(),
                };
                self.indents.push(self.marker.chars().count());
            }
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis => self.strong -= 1,
            TagEnd::Link => self.links -= 1,
            TagEnd::Heading(_) => self.flush(HEADING),
            TagEnd::CodeBlock => self.code = false,
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::Item => {
                self.flush(PLAIN);
                self.indents.pop();
            }
            TagEnd::TableCell => {
                let cell = take_words(&mut self.words);
                self.rows.last_mut().expect("cells are in rows").push(cell);
            }
            TagEnd::Table => table(&take(&mut self.rows), self.width, &mut self.out),
            TagEnd::Paragraph | TagEnd::HtmlBlock => self.flush(PLAIN),
            _ => {}
        }
    }

    /// Adds to the words of the block under way.
    fn say(&mut self, text: &str, style: Style) {
        let style = if style == PLAIN && self.strong > 0 { STRONG } else { style };
        text.chars().for_each(|c| push(&mut self.words, c, style));
    }

    /// Leaves a line empty before a block.
    fn leave_a_line(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// Draws the words of a block that has come to its end.
    fn flush(&mut self, base: Style) {
        let words = take_words(&mut self.words);
        if words.is_empty() {
            return;
        }
        let hang: usize = self.indents.iter().sum();
        for line in wrap(&words, self.width.saturating_sub(hang)) {
            let _ = writeln!(self.out, "{:>hang$}{}", take(&mut self.marker), painted(line, base));
        }
    }
}

/// Letters that stay together, in pieces of one style.
type Word = Vec<(String, Style)>;

fn word_width(word: &Word) -> usize {
    word.iter().map(|(piece, _)| piece.chars().count()).sum()
}

fn push(words: &mut Vec<Word>, c: char, style: Style) {
    if c.is_whitespace() {
        words.push(Word::new());
        return;
    }
    if words.is_empty() {
        words.push(Word::new());
    }
    let word = words.last_mut().expect("a word has begun");
    match word.last_mut() {
        Some((piece, same)) if *same == style => piece.push(c),
        _ => word.push((c.to_string(), style)),
    }
}

/// The words so far, without the gaps between them.
fn take_words(words: &mut Vec<Word>) -> Vec<Word> {
    take(words).into_iter().filter(|word| !word.is_empty()).collect()
}

/// Breaks into lines of at most `width` columns; a longer word has its line to itself.
fn wrap(words: &[Word], width: usize) -> Vec<&[Word]> {
    let mut lines = Vec::new();
    let (mut start, mut used) = (0, 0);
    for (i, word) in words.iter().enumerate() {
        let needed = word_width(word) + usize::from(i > start);
        if i > start && used + needed > width {
            lines.push(&words[start..i]);
            (start, used) = (i, word_width(word));
        } else {
            used += needed;
        }
    }
    lines.push(&words[start..]);
    lines
}

fn line_width(words: &[Word]) -> usize {
    words.iter().map(word_width).sum::<usize>() + words.len().saturating_sub(1)
}

/// Words in their own style, or in `base` where they have none.
fn painted(words: &[Word], base: Style) -> String {
    let paint_word = |word: &Word| {
        let pieces = word.iter().map(|(piece, style)| match if *style == PLAIN { base } else { *style } {
            PLAIN => piece.clone(),
            style => format!("{:#}", paint(piece, style)),
        });
        pieces.collect::<String>()
    };
    words.iter().map(paint_word).collect::<Vec<_>>().join(" ")
}

/// The first row is the headings. Columns are as wide as they need to be; where that is too much, the widest are narrowed and their cells wrapped.
fn table(rows: &[Vec<Vec<Word>>], width: usize, out: &mut String) {
    const GAP: usize = 2;
    const NARROWEST: usize = 8;
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let natural =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| line_width(cell)).max();
    let mut widths: Vec<usize> = (0..n_columns).map(|column| natural(column).unwrap_or(0)).collect();
    while widths.iter().sum::<usize>() + GAP * n_columns.saturating_sub(1) > width {
        match widths.iter_mut().max() {
            Some(widest) if *widest > NARROWEST => *widest -= 1,
            _ => break,
        }
    }
    for (i, row) in rows.iter().enumerate() {
        let style = if i == 0 { STRONG } else { PLAIN };
        let wrapped: Vec<Vec<&[Word]>> =
            row.iter().zip(&widths).map(|(cell, width)| wrap(cell, *width)).collect();
        let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let mut text = String::new();
            for (cell, width) in wrapped.iter().zip(&widths) {
                let words = cell.get(line).copied().unwrap_or(&[]);
                text.push_str(&painted(words, style));
                text.extend(std::iter::repeat_n(' ', width.saturating_sub(line_width(words)) + GAP));
            }
            let _ = writeln!(out, "{}", text.trim_end());
        }
        if i == 0 {
            let rules: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
            let _ = writeln!(out, "{}", rules.join("  "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uncoloured(source: &str, width: usize) -> String {
        anstream::adapter::strip_str(&render(source, width)).to_string()
    }

    #[test]
    fn paragraphs_and_items_are_wrapped() {
        let drawn = uncoloured(
            "# A *title*\n\none two **three\nfour** five\n\n- six `seven` eight nine\n\n2. ten\n3. eleven\n",
            12,
        );
        let text = "A title\n\none two\nthree four\nfive";
        assert_eq!(drawn, format!("{text}\n\n• six seven\n  eight nine\n\n2. ten\n3. eleven\n"));
    }

    #[test]
    fn lists_in_lists_are_set_in_and_loose_ones_keep_their_gaps() {
        let drawn = uncoloured("1. one\n   - two three\n   - four\n2. five\n\nsix\n", 9);
        assert_eq!(drawn, "1. one\n   • two\n     three\n   • four\n2. five\n\nsix\n");
        assert_eq!(uncoloured("- one\n\n  two\n\n- three\n", 9), "• one\n\n  two\n\n• three\n");
    }

    #[test]
    fn strong_text_stays_strong_across_a_line_end() {
        let drawn = render("a **b c** d", 3);
        assert_eq!(drawn.matches("\u{1b}[1m").count(), 2, "{drawn:?}");
    }

    #[test]
    fn tables_are_aligned_and_fit() {
        let source = "| Type | Points |\n|---|--:|\n| Old Fashioned | five each if at most nine donuts |\n| Plain | 1 |\n";
        let drawn = uncoloured(source, 30);
        assert_eq!(
            drawn,
            "Type           Points\n\
             ─────────────  ───────────────\n\
             Old Fashioned  five each if at\n\
             \u{20}              most nine\n\
             \u{20}              donuts\n\
             Plain          1\n"
        );
        assert!(drawn.lines().all(|line| line.chars().count() <= 30));
    }

    #[test]
    fn code_is_kept_as_it_is() {
        assert_eq!(uncoloured("```\nx.draw:?   *a*\n```\n", 10), "    x.draw:?   *a*\n");
        assert_eq!(uncoloured("a_b_c `p|q` 2 * 3 [text](address)", 80), "a_b_c p|q 2 * 3 text\n");
    }

    #[test]
    fn odd_markdown_is_still_drawn() {
        for source in ["|", "||", "```", "#", "-", "- ", "**", "`", "[a](", "|-|\n|", "\\", "a\\"] {
            render(source, 0);
        }
    }
}
