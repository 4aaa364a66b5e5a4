//! The board as text.
//!
//! A filled square shows its halves as letters where they are: north above, west, south and east below it, so halves
//! that meet stand next to each other. Hole tiles show a small letter among `o`s, empty squares a dot.

use std::fmt::{self, Write as _};

use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};
use tabletop::{Seat, SeatSet};

use super::board::{Facing, Piece};
use super::edition::{DonutTile, Half};
use super::notation::{customer_id, donut_code, kind_id};
use super::{Customer, DollarsToDonuts, Donut, End, Kind, Phase, Square, Tile, View};

/// Lines of a board, each a list of painted pieces, so that boards can be set side by side.
type Line = Vec<(String, Style)>;

const PLAIN: Style = Style::new();
/// Wide enough for the longest heading of a mat.
const GAP: &str = "  ";

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = vec![self.heading()];
        lines.extend(side_by_side(&[self.specials(), self.customers_in_line()], "   "));
        lines.push(Line::new());
        let seats = self.game.book.seats;
        let mats: Vec<Vec<Line>> = seats.seats().map(|seat| self.mat(seat)).collect();
        lines.extend(side_by_side(&mats, GAP));
        lines.push(Line::new());
        for seat in seats.seats() {
            self.seat(seat, &mut lines);
        }
        for line in lines {
            let mut text = String::new();
            for (piece, style) in line {
                if f.alternate() && style != PLAIN {
                    let _ = write!(text, "{:#}", paint(piece, style));
                } else {
                    text.push_str(&piece);
                }
            }
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

fn width(line: &Line) -> usize {
    line.iter().map(|(text, _)| text.chars().count()).sum()
}

fn side_by_side(blocks: &[Vec<Line>], gap: &str) -> Vec<Line> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = blocks.iter().map(|block| block.iter().map(width).max().unwrap_or(0)).collect();
    let row = |i: usize| {
        let mut line = Line::new();
        for (n, (block, wide)) in blocks.iter().zip(&widths).enumerate() {
            let part = block.get(i).cloned().unwrap_or_default();
            let pad = wide - width(&part);
            line.extend(part);
            line.push((" ".repeat(pad), PLAIN));
            if n + 1 < blocks.len() {
                line.push((gap.to_string(), PLAIN));
            }
        }
        line
    };
    (0..height).map(row).collect()
}

/// The colour of a type of donut, by its position.
fn donut_style(donut: u8) -> Style {
    const COLOURS: [AnsiColor; 6] = [
        AnsiColor::Yellow,
        AnsiColor::Magenta,
        AnsiColor::Cyan,
        AnsiColor::Red,
        AnsiColor::Green,
        AnsiColor::Blue,
    ];
    colour(COLOURS[usize::from(donut) % COLOURS.len()]).bold()
}

impl View {
    fn heading(&self) -> Line {
        let game = &self.game;
        let title = match game.phase {
            Phase::First | Phase::Starter { .. } | Phase::Stock | Phase::Queue => "Setup".to_string(),
            Phase::Over(end) => {
                let why = match end {
                    End::Full => "a mat is full",
                    End::Supply => "no tile is left for the board",
                    End::Idle => "nobody did anything",
                };
                let rating = game.rating().map_or(String::new(), |name| format!(", you are a {name}"));
                format!("Over after {} rounds: {why}{rating}", game.round())
            }
            _ if game.final_round => format!("Round {}, the last", game.round()),
            _ => format!("Round {}", game.round()),
        };
        let facts = format!(
            " · {} tiles in the supply · {} customers in the deck · bag {}",
            game.supply.count_ones(),
            game.deck.count_ones(),
            kinds(game, &game.bag)
        );
        let mut line = vec![(title, STRONG), (facts, PLAIN)];
        if game.book.rules.limited_tokens {
            line.push((format!(" · piles {}", tokens(game, &game.piles)), PLAIN));
        }
        line
    }

    /// The Specials Board: six strips with their prices, and the one in hand.
    fn specials(&self) -> Vec<Line> {
        let game = &self.game;
        let rules = &game.book.rules;
        let slots = (0..rules.slots).map(|slot| {
            let price = format!("${}", rules.costs[slot]);
            game.slots[slot].map_or_else(|| empty_slot(&price), |tile| strip(game, tile, &price))
        });
        let in_hand = game.tile.map(|tile| strip(game, tile, "lay"));
        side_by_side(&slots.chain(in_hand).collect::<Vec<_>>(), " ")
    }

    fn customers_in_line(&self) -> Vec<Line> {
        let game = &self.game;
        let parts = &game.book.edition.parts;
        let row = |customer: Customer| {
            let card = &parts.customers[customer.index()];
            let place = &parts.neighborhoods[usize::from(card.neighborhood)].id;
            let mut line = vec![(format!("{} ", card.id), STRONG)];
            for (i, order) in card.lines.iter().enumerate() {
                let separator = if i > 0 { "+" } else { "" };
                line.push((separator.to_string(), PLAIN));
                line.extend(order.iter().map(|donut| letter(game, *donut)));
            }
            let [first, second, third] = card.points;
            line.push((format!(" for {first}/{second}/{third:<2} {place}"), PLAIN));
            line
        };
        let mut lines: Vec<Line> = game.line().iter().map(|customer| row(*customer)).collect();
        if lines.is_empty() {
            lines.push(vec![("nobody in line".to_string(), FAINT)]);
        }
        lines
    }

    /// One seat's mat. With one or two seats there is room for larger squares.
    fn mat(&self, seat: Seat) -> Vec<Line> {
        let game = &self.game;
        let grid = game.book.rules.grid;
        let large = game.book.seats.get() <= 2;
        let (wide, high) = if large { (5, 3) } else { (3, 2) };
        let mut lines = vec![self.mat_title(seat)];
        let mut letters = "  ".to_string();
        for column in 0..grid {
            let _ = write!(letters, "{:^wide$}", (b'a' + column) as char);
        }
        lines.push(vec![(letters, FAINT)]);
        for row in 0..grid {
            for part in 0..high {
                let label = if part == high / 2 { format!("{} ", row + 1) } else { GAP.to_string() };
                let mut line = vec![(label, FAINT)];
                for column in 0..grid {
                    line.extend(square_part(game, seat, Square::new(column, row), part, large));
                }
                lines.push(line);
            }
        }
        lines
    }

    fn mat_title(&self, seat: Seat) -> Line {
        let game = &self.game;
        let due = match tabletop::Game::turn(game) {
            tabletop::Turn::Act(due) => due,
            _ => SeatSet::EMPTY,
        };
        let mark = if due.contains(seat) { "▸ " } else { GAP };
        let you = self.viewer.is(seat);
        let name = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        let color = &game.book.edition.parts.colors[seat.index()];
        let style = if you { STRONG } else { colour(AnsiColor::Cyan) };
        vec![(mark.to_string(), STRONG), (name, style), (format!(" {color}"), FAINT)]
    }

    /// What a seat has beside its mat.
    fn seat(&self, seat: Seat, lines: &mut Vec<Line>) {
        let game = &self.game;
        let mut title = self.mat_title(seat);
        title.pop();
        let pad = 11usize.saturating_sub(width(&title));
        title.push((" ".repeat(pad), PLAIN));
        let or_none = |text: String| if text.is_empty() { "none".to_string() } else { text };
        let dollars = game.dollars(seat);
        let mut facts = format!(
            "{:3} points · {dollars} dollars{} · tokens {} · {} empty squares",
            game.points(seat).total(),
            if dollars > 0 { format!(" ({})", kinds(game, game.hand(seat))) } else { String::new() },
            or_none(tokens(game, &game.tokens[seat.index()])),
            game.empty(seat).count_ones(),
        );
        let holes = tokens(game, &game.holes(seat));
        if !holes.is_empty() {
            let _ = write!(facts, " · holes {holes}");
        }
        title.push((facts, PLAIN));
        lines.push(title);
        let served: Vec<String> =
            game.served(seat).map(|(customer, level)| self.served_text(customer, level)).collect();
        for (i, part) in served.chunks(7).enumerate() {
            let label = if i == 0 { "served " } else { "       " };
            lines.push(vec![(format!("{:16}{label}{}", "", part.join(" ")), PLAIN)]);
        }
    }

    /// `c14-3 rose`.
    fn served_text(&self, customer: Customer, level: u8) -> String {
        let book = self.game.book;
        let parts = &book.edition.parts;
        let place = usize::from(parts.customers[customer.index()].neighborhood);
        format!("{}-{level} {}", customer_id(book, customer), parts.neighborhoods[place].id)
    }
}

fn letter(game: &DollarsToDonuts, donut: u8) -> (String, Style) {
    (donut_code(game.book, Donut(donut)).to_string(), donut_style(donut))
}

fn half_letter(game: &DollarsToDonuts, half: Half) -> (String, Style) {
    half.map_or_else(|| (".".to_string(), FAINT), |half| letter(game, half))
}

/// `op4 oc1`.
pub(super) fn kinds(game: &DollarsToDonuts, counts: &[u8]) -> String {
    let held = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
    let words: Vec<String> = held.map(|(n, kind)| format!("{}{n}", kind_id(game.book, Kind(kind)))).collect();
    words.join(" ")
}

/// `P2 J1`.
pub(super) fn tokens(game: &DollarsToDonuts, counts: &[u8]) -> String {
    let held = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
    let words: Vec<String> =
        held.map(|(n, donut)| format!("{}{n}", donut_code(game.book, Donut(donut)))).collect();
    words.join(" ")
}

/// A strip as printed, top side up.
fn strip(game: &DollarsToDonuts, tile: Tile, label: &str) -> Vec<Line> {
    let DonutTile { id: name, top, bottom, left, right } = &game.book.edition.parts.tiles[tile.index()];
    let long_side = |halves: &[Half; 4]| {
        let mut line: Line = vec![(" ".to_string(), PLAIN)];
        line.extend(halves.iter().map(|half| half_letter(game, *half)));
        line.push((" ".to_string(), PLAIN));
        line
    };
    let middle = vec![half_letter(game, *left), ("░░░░".to_string(), FAINT), half_letter(game, *right)];
    let heading = vec![(format!("{label:<3}"), STRONG), (format!("{name:>4}"), PLAIN)];
    vec![heading, long_side(top), middle, long_side(bottom)]
}

fn empty_slot(label: &str) -> Vec<Line> {
    vec![
        vec![(format!("{label:<3}"), STRONG), ("    ".to_string(), PLAIN)],
        vec![("  --".to_string(), FAINT)],
    ]
}

/// One text line of one square.
fn square_part(game: &DollarsToDonuts, seat: Seat, square: Square, part: usize, large: bool) -> Line {
    let mat = &game.mats[seat.index()];
    let cover = mat.cover(square);
    let fill = |n: usize| ("░".repeat(n), FAINT);
    let Some(piece) = cover.piece() else {
        return match (large, part) {
            (true, 1) => vec![("  ·  ".to_string(), FAINT)],
            (false, 1) => vec![(" · ".to_string(), FAINT)],
            (true, _) => vec![("     ".to_string(), PLAIN)],
            (false, _) => vec![("   ".to_string(), PLAIN)],
        };
    };
    if let Piece::Dollar(kind, _) = piece
        && let kind = &game.book.edition.parts.kinds[kind.index()]
        && kind.holes
    {
        let small = donut_code(game.book, Donut(kind.donut)).to_ascii_lowercase().to_string();
        let o = |n: usize| ("o".repeat(n), FAINT);
        return match (large, part) {
            (true, 1) => vec![fill(1), o(1), (small, donut_style(kind.donut)), o(1), fill(1)],
            (true, _) => vec![fill(1), o(3), fill(1)],
            (false, 0) => vec![o(1), (small, donut_style(kind.donut)), o(1)],
            (false, _) => vec![o(3)],
        };
    }
    let faces = game.book.rules.faces_of(cover);
    let half = |facing: Facing| faces.half(facing).map_or_else(|| fill(1), |half| letter(game, half));
    match (large, part) {
        (true, 0) => vec![fill(2), half(Facing::N), fill(2)],
        (true, 1) => vec![half(Facing::W), fill(3), half(Facing::E)],
        (true, _) => vec![fill(2), half(Facing::S), fill(2)],
        (false, 0) => vec![fill(1), half(Facing::N), fill(1)],
        (false, _) => vec![half(Facing::W), half(Facing::S), half(Facing::E)],
    }
}
