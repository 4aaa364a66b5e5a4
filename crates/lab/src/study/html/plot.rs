//! Small plots, drawn as SVG. Every number in them stands in a table beside them too.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use crate::stats::Interval;

const WIDTH: f64 = 640.0;
const ROW: f64 = 24.0;

/// A value with an interval, as a dot with a whisker.
pub(super) struct Dot {
    pub(super) label: String,
    pub(super) value: f64,
    pub(super) ci: Option<Interval>,
}

/// Dots below each other on one scale. `even` is a value to compare with; `number` says what stands at the scale.
pub(super) fn dots(title: &str, dots: &[Dot], even: Option<f64>, number: impl Fn(f64) -> String) -> Markup {
    let ends = dots.iter().flat_map(|dot| dot.ci.unwrap_or([dot.value; 2]).into_iter().chain([dot.value]));
    let scale = Scale::over(ends.chain(even));
    let widest = dots.iter().map(|dot| dot.label.chars().count()).max().unwrap_or(0);
    let left = (widest as f64 * 7.2 + 14.0).clamp(60.0, 230.0);
    let x = |value: f64| left + scale.part(value) * (WIDTH - left - 24.0);
    let bottom = dots.len() as f64 * ROW + 8.0;
    let y = |i: usize| i as f64 * ROW + 18.0;
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} {:.0}", bottom + 24.0)) {
            @for tick in scale.ticks() {
                line class="axis" x1=(at(x(tick))) x2=(at(x(tick))) y1="4" y2=(at(bottom)) {}
                text class="soft" x=(at(x(tick))) y=(at(bottom + 18.0)) text-anchor="middle" { (number(tick)) }
            }
            @if let Some(even) = even {
                line class="even" x1=(at(x(even))) x2=(at(x(even))) y1="4" y2=(at(bottom)) {}
            }
            @for (i, dot) in dots.iter().enumerate() {
                text x="0" y=(at(y(i) + 4.0)) { (shortened(&dot.label)) }
                @if let Some([low, high]) = dot.ci {
                    line class="whisker" x1=(at(x(low))) x2=(at(x(high))) y1=(at(y(i))) y2=(at(y(i))) {}
                }
                circle class="dot" cx=(at(x(dot.value))) cy=(at(y(i))) r="5" {}
            }
        }
    }
}

/// Columns, one for each number or for neighbours together.
pub(super) fn columns(title: &str, bins: &[(String, f64)], number: impl Fn(f64) -> String) -> Markup {
    const HEIGHT: f64 = 200.0;
    let scale = Scale::over(bins.iter().map(|(_, value)| *value).chain([0.0]));
    let left = 52.0;
    let step = (WIDTH - left - 8.0) / bins.len().max(1) as f64;
    let y = |value: f64| HEIGHT - scale.part(value) * (HEIGHT - 12.0);
    // As many labels as have room.
    let longest = bins.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(1) as f64;
    let every = ((longest * 7.5 + 10.0) / step).ceil().max(1.0) as usize;
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} {:.0}", HEIGHT + 26.0)) {
            @for tick in scale.ticks() {
                line class="axis" x1=(at(left)) x2=(at(WIDTH)) y1=(at(y(tick))) y2=(at(y(tick))) {}
                text class="soft" x=(at(left - 6.0)) y=(at(y(tick) + 4.0)) text-anchor="end" { (number(tick)) }
            }
            @for (i, (label, value)) in bins.iter().enumerate() {
                @let x = left + i as f64 * step;
                rect class="bar" x=(at(x + step * 0.08)) width=(at(step * 0.84)) y=(at(y(*value))) height=(at(HEIGHT - y(*value))) {}
                @if i % every == 0 {
                    text class="soft" x=(at(x + step / 2.0)) y=(at(HEIGHT + 18.0)) text-anchor="middle" { (label) }
                }
            }
        }
    }
}

/// Lines over the course of a game; the second is dashed. Each has its name at its end.
pub(super) fn lines(title: &str, lines: &[(&str, &[f64])], number: impl Fn(f64) -> String) -> Markup {
    const HEIGHT: f64 = 220.0;
    let scale = Scale::over(lines.iter().flat_map(|(_, values)| values.iter().copied()).chain([0.0]));
    let left = 52.0;
    let y = |value: f64| HEIGHT - scale.part(value) * (HEIGHT - 24.0);
    let path = |values: &[f64]| {
        let mut path = String::new();
        for (i, value) in values.iter().enumerate() {
            let x = left + i as f64 / (values.len() - 1).max(1) as f64 * (WIDTH - left - 12.0);
            let _ = write!(path, "{}{x:.1} {:.1}", if i == 0 { "M" } else { "L" }, y(*value));
        }
        path
    };
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} {:.0}", HEIGHT + 26.0)) {
            @for tick in scale.ticks() {
                line class="axis" x1=(at(left)) x2=(at(WIDTH)) y1=(at(y(tick))) y2=(at(y(tick))) {}
                text class="soft" x=(at(left - 6.0)) y=(at(y(tick) + 4.0)) text-anchor="end" { (number(tick)) }
            }
            @for (i, (name, values)) in lines.iter().enumerate() {
                path class=(if i == 0 { "one" } else { "two" }) d=(path(values)) {}
                @if lines.len() > 1 {
                    @let x = left + 8.0 + i as f64 * 220.0;
                    line class=(if i == 0 { "one" } else { "two" }) x1=(at(x)) x2=(at(x + 34.0)) y1="10" y2="10" {}
                    text x=(at(x + 42.0)) y="14" { (name) }
                }
            }
            @for (part, anchor) in [(0.0, "start"), (0.5, "middle"), (1.0, "end")] {
                text class="soft" x=(at(left + part * (WIDTH - left - 12.0))) y=(at(HEIGHT + 18.0)) text-anchor=(anchor) {
                    (number_of_percent(part))
                }
            }
        }
    }
}

fn number_of_percent(part: f64) -> String {
    format!("{:.0} %", part * 100.0)
}

/// Parts of a whole, side by side.
pub(super) fn parts(title: &str, parts: &[f64], number: impl Fn(f64) -> String) -> Markup {
    let mut from = 0.0;
    let mut boxes = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        boxes.push((i + 1, from, *part));
        from += part;
    }
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} 46")) {
            @for (i, from, part) in boxes {
                rect class=(format!("p{i}")) x=(at(from * WIDTH)) y="4" width=(at((part * WIDTH - 2.0).max(0.0))) height="38" rx="4" {}
                @if part > 0.09 {
                    text class="on" x=(at((from + part / 2.0) * WIDTH)) y="28" text-anchor="middle" { (number(part)) }
                }
            }
        }
    }
}

/// The mark of a light: its shape says as much as its colour.
pub(super) fn mark(shape: &str) -> Markup {
    let path = match shape {
        "good" => "M10 1a9 9 0 1 0 .01 0z",
        "look" => "M10 1 19 18 1 18z",
        "problem" => "M2 2h16v16H2z",
        _ => "M10 1a9 9 0 1 0 .01 0zm0 4a5 5 0 1 1-.01 0z",
    };
    html! { svg viewBox="0 0 20 20" aria-hidden="true" { (PreEscaped(format!("<path fill-rule=\"evenodd\" d=\"{path}\"/>"))) } }
}

fn at(place: f64) -> String {
    format!("{place:.1}")
}

fn shortened(label: &str) -> String {
    const LONGEST: usize = 30;
    if label.chars().count() <= LONGEST {
        return label.to_string();
    }
    label.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// From one round number to another.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn over(values: impl Iterator<Item = f64>) -> Self {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.filter(|value| value.is_finite()) {
            (low, high) = (low.min(value), high.max(value));
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let span = (high - low).max(1e-6);
        // The power of ten below, found without a logarithm: those differ between machines.
        let mut ten = 1e-9;
        while ten * 10.0 <= span {
            ten *= 10.0;
        }
        let step = [0.2, 0.5, 1.0, 2.0, 5.0].map(|digit| digit * ten);
        let step = step.into_iter().find(|step| span / step <= 6.0).unwrap_or(10.0 * ten);
        Scale { low: (low / step + 1e-9).floor() * step, high: (high / step - 1e-9).ceil() * step, step }
    }

    fn part(&self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low).max(1e-12)).clamp(0.0, 1.0)
    }

    fn ticks(&self) -> Vec<f64> {
        let n = ((self.high - self.low) / self.step).round() as usize;
        (0..=n.min(12)).map(|i| self.low + i as f64 * self.step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_are_of_round_numbers() {
        let scale = Scale::over([0.31, 0.37].into_iter());
        assert!(scale.low <= 0.31 && scale.high >= 0.37, "{} to {}", scale.low, scale.high);
        assert!((3..=8).contains(&scale.ticks().len()), "{:?}", scale.ticks());
        let one = Scale::over([5.0].into_iter());
        assert!(one.part(5.0) >= 0.0 && one.ticks().len() < 13);
        assert_eq!(Scale::over(std::iter::empty()).ticks().len(), 6);
    }

    #[test]
    fn what_is_drawn_is_escaped() {
        let dot = Dot { label: "<b>&".to_string(), value: 1.0, ci: Some([0.5, 1.5]) };
        let drawn = dots("a", &[dot], Some(1.0), |value| format!("{value:.1}")).into_string();
        assert!(drawn.contains("&lt;b&gt;&amp;") && !drawn.contains("NaN"), "{drawn}");
    }
}
