//! Markdown drawn for a terminal: headings, emphasis, lists and tables, wrapped to its width. Only what rules files use.

use std::fmt::Write as _;

use tabletop::paint::{AnsiColor, Style, colour, paint};

const HEADING: Style = colour(AnsiColor::Yellow).bold();
const CODE: Style = colour(AnsiColor::Cyan);
const STRONG: Style = Style::new().bold();
const PLAIN: Style = Style::new();

/// The text in colour, `width` columns wide.
pub(crate) fn render(source: &str, width: usize) -> String {
    let mut out = String::new();
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        let text = line.trim_start();
        let indent = line.len() - text.len();
        if text.is_empty() {
            out.push('\n');
        } else if text.starts_with("```") {
            for code in lines.by_ref().take_while(|line| !line.trim_start().starts_with("```")) {
                let _ = writeln!(out, "    {:#}", paint(code, CODE));
            }
        } else if let Some(heading) = heading(text) {
            let _ = writeln!(out, "{:#}", paint(plain(heading), HEADING));
        } else if text.starts_with('|') {
            let mut rows = vec![cells(text)];
            while let Some(row) = lines.next_if(|line| line.trim_start().starts_with('|')) {
                rows.push(cells(row.trim_start()));
            }
            table(&rows, width, &mut out);
        } else {
            let (marker, first) = item(text).unwrap_or(("", text));
            let mut paragraph = first.to_string();
            while let Some(more) = lines.next_if(|line| continues(line)) {
                paragraph.push(' ');
                paragraph.push_str(more.trim());
            }
            let bullet = if marker == "-" || marker == "*" { "•" } else { marker };
            let hang = indent + if bullet.is_empty() { 0 } else { bullet.chars().count() + 1 };
            for (i, words) in wrap(&words(&paragraph), width.saturating_sub(hang)).iter().enumerate() {
                let lead = if i == 0 && !bullet.is_empty() { format!("{bullet} ") } else { String::new() };
                let _ = writeln!(out, "{:>hang$}{}", lead, painted(words, PLAIN));
            }
        }
    }
    out
}

/// The text of a heading line.
fn heading(text: &str) -> Option<&str> {
    text.strip_prefix('#').map(|rest| rest.trim_start_matches('#').trim())
}

/// The marker and the text of a list item: `- text`, `2. text`.
fn item(text: &str) -> Option<(&str, &str)> {
    let (marker, rest) = text.split_once(' ')?;
    let numbered =
        marker.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    (numbered || marker == "-" || marker == "*").then_some((marker, rest.trim_start()))
}

/// Whether a line goes on with the paragraph or item above it.
fn continues(line: &str) -> bool {
    let text = line.trim_start();
    !text.is_empty() && !text.starts_with(['#', '|']) && !text.starts_with("```") && item(text).is_none()
}

/// Letters that stay together, in pieces of one style.
type Word = Vec<(String, Style)>;

fn word_width(word: &Word) -> usize {
    word.iter().map(|(piece, _)| piece.chars().count()).sum()
}

/// The words of a text, its `**strong**`, `*strong*` and `` `code` `` turned into styles, links into their text.
fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = vec![Word::new()];
    let (mut strong, mut code) = (false, false);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let here = rest;
        rest = &rest[c.len_utf8()..];
        match c {
            '`' => code = !code,
            _ if code => push(&mut words, c, CODE),
            '\\' if rest.starts_with(['|', '*', '`', '\\', '_']) => {
                let escaped = rest.chars().next().expect("it starts with one of these");
                rest = &rest[1..];
                push(&mut words, escaped, if strong { STRONG } else { PLAIN });
            }
            '*' if here.starts_with("**") => {
                rest = &here[2..];
                strong = !strong;
            }
            // A lone star between spaces is a star.
            '*' if strong || rest.starts_with(|next: char| !next.is_whitespace()) => strong = !strong,
            '[' if let Some((label, after)) = link(rest) => {
                label.chars().for_each(|c| push(&mut words, c, CODE));
                rest = after;
            }
            c => push(&mut words, c, if strong { STRONG } else { PLAIN }),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// After `[`: the label of `label](address)` and what follows.
fn link(text: &str) -> Option<(&str, &str)> {
    let (label, rest) = text.split_once("](")?;
    let (_, after) = rest.split_once(')')?;
    (!label.contains('[')).then_some((label, after))
}

fn push(words: &mut Vec<Word>, c: char, style: Style) {
    if c.is_whitespace() {
        words.push(Word::new());
        return;
    }
    let word = words.last_mut().expect("there is always a word begun");
    match word.last_mut() {
        Some((piece, same)) if *same == style => piece.push(c),
        _ => word.push((c.to_string(), style)),
    }
}

/// Without its marks.
fn plain(text: &str) -> String {
    let words = words(text);
    let each = words.iter().map(|word| word.iter().map(|(piece, _)| piece.as_str()).collect::<String>());
    each.collect::<Vec<_>>().join(" ")
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

fn cells(row: &str) -> Vec<Vec<Word>> {
    let inner = row.trim().trim_start_matches('|');
    let inner = inner.strip_suffix('|').unwrap_or(inner).replace("\\|", "\u{1}");
    inner.split('|').map(|cell| words(&cell.replace('\u{1}', "|"))).collect()
}

/// Whether it is the `|---|:--:|` row under the headings.
fn is_ruler(row: &[Vec<Word>]) -> bool {
    row.iter().all(|cell| matches!(cell.as_slice(), [word] if word.iter().all(|(p, _)| p.chars().all(|c| c == '-' || c == ':'))))
}

/// Columns as wide as they need to be; where that is too much, the widest are narrowed and their cells wrapped.
fn table(rows: &[Vec<Vec<Word>>], width: usize, out: &mut String) {
    const GAP: usize = 2;
    const NARROWEST: usize = 8;
    let headed = rows.get(1).is_some_and(|row| is_ruler(row));
    let rows: Vec<&Vec<Vec<Word>>> = rows.iter().filter(|row| !is_ruler(row)).collect();
    let n_columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
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
        let style = if i == 0 && headed { STRONG } else { PLAIN };
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
        if i == 0 && headed {
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
            "# A *title*\n\none two **three\nfour** five\n\n- six `seven` eight nine\n2. ten\n",
            12,
        );
        assert_eq!(drawn, "A title\n\none two\nthree four\nfive\n\n• six seven\n  eight nine\n2. ten\n");
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
