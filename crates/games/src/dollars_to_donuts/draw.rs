//! The board as text.
//!
//! A filled square shows its halves as letters where they are: north above, west, south and east below it, so halves
//! that meet stand next to each other. Hole tiles show a small letter among `o`s, empty squares a dot.

use std::fmt::{self, Write as _};

use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};
use tabletop::{Seat, SeatSet};

use super::board::Facing;
use super::edition::{DonutTile, Half};
use super::mat::Piece;
use super::notation::{customer_id, donut_code, kind_id};
use super::{Customer, DollarsToDonuts, Donut, End, Kind, Phase, Square, Tile, View};

/// A line of a board with its colours, so that boards can be set side by side.
#[derive(Clone, Debug, Default)]
struct Line {
    text: String,
    /// Where each style ends, in bytes.
    styles: Vec<(usize, Style)>,
}

impl Line {
    fn add(&mut self, text: &str, style: Style) {
        self.text.push_str(text);
        self.end_style(style);
    }

    fn add_char(&mut self, letter: char, times: usize, style: Style) {
        self.text.extend(std::iter::repeat_n(letter, times));
        self.end_style(style);
    }

    fn end_style(&mut self, style: Style) {
        match self.styles.last_mut() {
            Some((end, last)) if *last == style => *end = self.text.len(),
            _ => self.styles.push((self.text.len(), style)),
        }
    }

    fn append(&mut self, other: &Line) {
        let start = self.text.len();
        self.text.push_str(&other.text);
        self.styles.extend(other.styles.iter().map(|(end, style)| (start + end, *style)));
    }

    fn width(&self) -> usize {
        self.text.chars().count()
    }
}

/// A line of one style.
fn line(text: &str, style: Style) -> Line {
    let mut line = Line::default();
    line.add(text, style);
    line
}

const PLAIN: Style = Style::new();
/// Wide enough for the longest heading of a mat.
const GAP: &str = "  ";

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.heading();
        lines.extend(side_by_side(&[self.specials(), self.customers_in_line()], "   "));
        lines.push(Line::default());
        let seats = self.game.book.seats;
        let mats: Vec<Vec<Line>> = seats.seats().map(|seat| self.mat(seat)).collect();
        lines.extend(side_by_side(&mats, GAP));
        lines.push(Line::default());
        for seat in seats.seats() {
            self.seat(seat, &mut lines);
        }
        for line in lines {
            if !f.alternate() {
                writeln!(f, "{}", line.text.trim_end())?;
                continue;
            }
            let mut start = 0;
            for (end, style) in line.styles {
                let part = &line.text[start..end];
                if style == PLAIN {
                    f.write_str(part)?;
                } else {
                    write!(f, "{:#}", paint(part, style))?;
                }
                start = end;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn side_by_side(blocks: &[Vec<Line>], gap: &str) -> Vec<Line> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> =
        blocks.iter().map(|block| block.iter().map(Line::width).max().unwrap_or(0)).collect();
    let row = |i: usize| {
        let mut joined = Line::default();
        for (n, (block, wide)) in blocks.iter().zip(&widths).enumerate() {
            let part = block.get(i);
            if let Some(part) = part {
                joined.append(part);
            }
            joined.add_char(' ', wide - part.map_or(0, Line::width), PLAIN);
            if n + 1 < blocks.len() {
                joined.add(gap, PLAIN);
            }
        }
        joined
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
    fn heading(&self) -> Vec<Line> {
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
            " · {} tiles in the supply · {} customers in the deck",
            game.supply.count_ones(),
            game.deck.count_ones(),
        );
        let mut bag = format!("bag {}", kinds(game, &game.bag));
        if game.book.rules.limited_tokens {
            let _ = write!(bag, " · tokens to take {}", tokens(game, &game.piles));
        }
        let mut first = line(&title, STRONG);
        first.add(&facts, PLAIN);
        vec![first, line(&bag, FAINT)]
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
            let mut order = line(&format!("{} ", card.id), STRONG);
            for (i, donuts) in card.lines.iter().enumerate() {
                order.add(if i > 0 { "+" } else { "" }, PLAIN);
                for donut in donuts {
                    add_half(game, &mut order, Some(*donut));
                }
            }
            let [first, second, third] = card.points;
            order.add(&format!(" for {first}/{second}/{third:<2} {place}"), PLAIN);
            order
        };
        let mut lines: Vec<Line> = game.line().iter().map(|customer| row(*customer)).collect();
        if lines.is_empty() {
            lines.push(line("nobody in line", FAINT));
        }
        lines
    }

    /// One seat's mat. With one or two seats there is room for larger squares.
    fn mat(&self, seat: Seat) -> Vec<Line> {
        let game = &self.game;
        let grid = game.book.rules.grid;
        let large = game.book.seats.get() <= 2;
        let (wide, high) = if large { (5, 3) } else { (3, 2) };
        let mut title = self.seat_title(seat);
        title.add(&format!(" {}", game.book.edition.parts.colors[seat.index()]), FAINT);
        let mut lines = vec![title];
        let mut letters = "  ".to_string();
        for column in 0..grid {
            let _ = write!(letters, "{:^wide$}", (b'a' + column) as char);
        }
        lines.push(line(&letters, FAINT));
        for row in 0..grid {
            for part in 0..high {
                let label = if part == high / 2 { format!("{} ", row + 1) } else { GAP.to_string() };
                let mut drawn = line(&label, FAINT);
                for column in 0..grid {
                    square_part(game, seat, Square::new(column, row), part, large, &mut drawn);
                }
                lines.push(drawn);
            }
        }
        lines
    }

    /// Who it is, and whether the seat is to act.
    fn seat_title(&self, seat: Seat) -> Line {
        let game = &self.game;
        let due = match tabletop::Game::turn(game) {
            tabletop::Turn::Act(due) => due,
            _ => SeatSet::EMPTY,
        };
        let mark = if due.contains(seat) { "▸ " } else { GAP };
        let you = self.viewer.is(seat);
        let name = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        let style = if you { STRONG } else { colour(AnsiColor::Cyan) };
        let mut title = line(mark, STRONG);
        title.add(&name, style);
        title
    }

    /// What a seat has beside its mat.
    fn seat(&self, seat: Seat, lines: &mut Vec<Line>) {
        let game = &self.game;
        let mut title = self.seat_title(seat);
        title.add_char(' ', 11usize.saturating_sub(title.width()), PLAIN);
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
        title.add(&facts, PLAIN);
        lines.push(title);
        let served: Vec<String> =
            game.served(seat).map(|(customer, level)| self.served_text(customer, level)).collect();
        for (i, part) in served.chunks(7).enumerate() {
            let label = if i == 0 { "served " } else { "       " };
            lines.push(line(&format!("{:16}{label}{}", "", part.join(" ")), PLAIN));
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

/// The letter of a half, or a point where there is none.
fn add_half(game: &DollarsToDonuts, line: &mut Line, half: Half) {
    match half {
        Some(half) => line.add_char(donut_code(game.book, Donut(half)), 1, donut_style(half)),
        None => line.add(".", FAINT),
    }
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
        let mut side = line(" ", PLAIN);
        for half in halves {
            add_half(game, &mut side, *half);
        }
        side.add(" ", PLAIN);
        side
    };
    let mut middle = Line::default();
    add_half(game, &mut middle, *left);
    middle.add("░░░░", FAINT);
    add_half(game, &mut middle, *right);
    let mut heading = line(&format!("{label:<3}"), STRONG);
    heading.add(&format!("{name:>4}"), PLAIN);
    vec![heading, long_side(top), middle, long_side(bottom)]
}

fn empty_slot(label: &str) -> Vec<Line> {
    vec![line(&format!("{label:<7}"), STRONG), line("  --", FAINT)]
}

/// Adds one text line of one square.
fn square_part(game: &DollarsToDonuts, seat: Seat, square: Square, part: usize, large: bool, out: &mut Line) {
    let cover = game.mats[seat.index()].cover(square);
    let Some(piece) = cover.piece() else {
        return match (large, part) {
            (true, 1) => out.add("  ·  ", FAINT),
            (false, 1) => out.add(" · ", FAINT),
            (true, _) => out.add("     ", PLAIN),
            (false, _) => out.add("   ", PLAIN),
        };
    };
    let edge = usize::from(large);
    if let Piece::Dollar(kind, _) = piece
        && let kind = &game.book.edition.parts.kinds[kind.index()]
        && kind.holes
    {
        let small = donut_code(game.book, Donut(kind.donut)).to_ascii_lowercase();
        out.add_char('░', edge, FAINT);
        if part == edge {
            out.add("o", FAINT);
            out.add_char(small, 1, donut_style(kind.donut));
            out.add("o", FAINT);
        } else {
            out.add("ooo", FAINT);
        }
        out.add_char('░', edge, FAINT);
        return;
    }
    let faces = game.book.rules.faces_of(cover);
    // From left to right: a half, or so many blank places.
    let places: &[Result<Facing, usize>] = match (large, part) {
        (true, 0) => &[Err(2), Ok(Facing::N), Err(2)],
        (true, 1) => &[Ok(Facing::W), Err(3), Ok(Facing::E)],
        (true, _) => &[Err(2), Ok(Facing::S), Err(2)],
        (false, 0) => &[Err(1), Ok(Facing::N), Err(1)],
        (false, _) => &[Ok(Facing::W), Ok(Facing::S), Ok(Facing::E)],
    };
    for place in places {
        match place.map(|facing| faces.half(facing)) {
            Ok(Some(half)) => add_half(game, out, Some(half)),
            Ok(None) => out.add("░", FAINT),
            Err(blanks) => out.add_char('░', blanks, FAINT),
        }
    }
}
