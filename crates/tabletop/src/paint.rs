//! Colour for boards drawn as text. A board writes itself plainly with `{}` and in colour with `{:#}`.

use std::fmt;

pub use anstyle::{AnsiColor, Style};

/// `text` in this style when the board is written in colour.
#[derive(Clone, Copy, Debug)]
pub struct Painted<T> {
    text: T,
    style: Style,
}

/// `text` in `style`.
pub const fn paint<T>(text: T, style: Style) -> Painted<T> {
    Painted { text, style }
}

/// A foreground colour.
pub const fn colour(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi(colour)))
}

/// Stands out.
pub const STRONG: Style = Style::new().bold();
/// Stands back.
pub const FAINT: Style = Style::new().dimmed();

impl<T: fmt::Display> fmt::Display for Painted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text itself is written without `#`, and padded as asked, so that columns stay aligned.
        let width = f.width().unwrap_or(0);
        let text = if f.sign_plus() {
            format!("{:>width$}", self.text.to_string())
        } else {
            format!("{:width$}", self.text.to_string())
        };
        if f.alternate() {
            write!(f, "{}{text}{}", self.style.render(), self.style.render_reset())
        } else {
            f.write_str(&text)
        }
    }
}

/// Writes `text` in `style`, in colour if the board is.
pub fn write_painted(f: &mut fmt::Formatter<'_>, text: &str, style: Style) -> fmt::Result {
    if f.alternate() { write!(f, "{:#}", paint(text, style)) } else { write!(f, "{}", paint(text, style)) }
}

/// So many of a thing: `1 card`, `2 cards`.
pub fn count(n: usize, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}
