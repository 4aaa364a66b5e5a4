//! The board drawn as text: the rings cut open at spoke 0 and laid flat, the rim on top.

use std::fmt::{self, Write as _};

use tabletop::Seat;
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, count, write_painted};

use super::board::{Space, ones};
use super::notation::CardNames;
use super::view::View;
use super::{Card, CardSet, ENTERING, Fighter, Phase, RESIDENT};

/// Characters of a line.
const WIDTH: usize = 98;
/// Characters of a space, the line between two spaces not counted.
const CELL: usize = 7;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.write_board(f)?;
        self.write_fight(f)?;
        self.write_hand(f)?;
        for seat in self.book.seats.seats() {
            self.write_seat(f, seat)?;
        }
        Ok(())
    }
}

/// One colour per seat: green, pink, blue, orange, as near as a terminal comes.
fn seat_style(seat: Seat) -> Style {
    let colours = [AnsiColor::Green, AnsiColor::Magenta, AnsiColor::Cyan, AnsiColor::Yellow];
    colour(colours[seat.index() % colours.len()])
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        let heading = match table.phase {
            Phase::Over => format!("Over after {}", count(table.turn as usize, "turn")),
            Phase::Start => "Who begins?".to_string(),
            _ => format!("Turn {}, p{}: {}", table.turn, table.active, self.phase_words()),
        };
        write_painted(f, &heading, STRONG)?;
        let discards = table.discard.count_ones() as usize;
        write!(f, " · goal {} · bag {}, discards {discards}", self.book.rules.goal, self.bag_cards())?;
        write!(f, " · {} left", count(table.supply.into(), "cube"))?;
        writeln!(f)?;
        let limit = self.book.rules.idle_limit;
        if limit > 0 && table.idle * 2 >= limit {
            writeln!(f, "  {} of {limit} turns without an elimination", table.idle)?;
        }
        Ok(())
    }

    fn phase_words(&self) -> String {
        match self.table.phase {
            Phase::Draw | Phase::Choose => "baking".into(),
            Phase::BeforeRoll | Phase::MoveRoll => "about to move".into(),
            Phase::Moving => format!("moving, {} left", count(self.table.pool.into(), "point")),
            Phase::Pick => "which fight first?".into(),
            _ => "fighting".into(),
        }
    }

    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.book.rules.board;
        let mut spokes = String::from("  ");
        for spoke in 0..board.spokes {
            let here = board.space(board.rings, spoke);
            let owner = self.book.seats.seats().find(|seat| here == Some(board.kitchen[seat.index()]));
            let label = owner.map_or(spoke.to_string(), |seat| format!("{spoke} K{seat}"));
            let _ = write!(spokes, " {label:^CELL$}");
        }
        write_painted(f, spokes.trim_end(), FAINT)?;
        writeln!(f)?;
        for ring in (1..=board.rings).rev() {
            for line in 0..2 {
                let space = |spoke| board.space(ring, spoke).expect("the spoke is on the board");
                let donuts = |spoke| self.donuts_on(space(spoke)).nth(line);
                if line > 0 && (0..board.spokes).all(|spoke| donuts(spoke).is_none()) {
                    continue;
                }
                if line == 0 {
                    write!(f, "{ring:>2}")?;
                } else {
                    write!(f, "  ")?;
                }
                for spoke in 0..board.spokes {
                    write_painted(f, "│", FAINT)?;
                    match donuts(spoke) {
                        Some(fighter) => {
                            let text = format!("{:^CELL$}", self.disc_words(fighter));
                            write_painted(f, &text, seat_style(fighter.seat))?;
                        }
                        None if line == 0 && board.kitchens & space(spoke).bit() != 0 => {
                            write_painted(f, &format!("{:^CELL$}", "▒▒▒"), FAINT)?;
                        }
                        None if line == 0 => write_painted(f, &format!("{:^CELL$}", "·"), FAINT)?,
                        None => write!(f, "{:CELL$}", "")?,
                    }
                }
                write_painted(f, "│", FAINT)?;
                writeln!(f)?;
            }
        }
        let legend =
            "  the rim on top, clockwise to the right, both ends joined · seat/disc:cubes, ~ if stale";
        write_painted(f, legend, FAINT)?;
        writeln!(f)
    }

    /// The donuts on a space; the one that moved in comes first.
    fn donuts_on(&self, space: Space) -> impl Iterator<Item = Fighter> {
        let entering = match self.table.fight {
            Some(fight) if self.table.space_of(fight.sides[ENTERING]) == space => fight.sides[ENTERING].seat,
            _ => self.table.active,
        };
        let others = self.book.seats.seats().filter(move |seat| *seat != entering);
        [entering].into_iter().chain(others).filter_map(move |seat| self.table.donut_at(seat, space))
    }

    /// `1/3:7`.
    fn disc_words(&self, fighter: Fighter) -> String {
        let mark = if self.table.is_stale(&self.book.rules, fighter) { '~' } else { ':' };
        format!("{}/{}{mark}{}", fighter.seat, fighter.disc.0 + 1, self.table.cubes_of(fighter))
    }

    fn write_fight(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.book.rules.board;
        if self.table.pending.len > 0 && self.table.phase != Phase::Over {
            let spaces: Vec<String> =
                self.table.pending.iter().map(|space| board.name(space).to_string()).collect();
            writeln!(f, "  Fights to come on {}", spaces.join(", "))?;
        }
        let Some(fight) = self.table.fight else { return Ok(()) };
        write!(f, "  Fight on {}: ", board.name(self.table.space_of(fight.sides[ENTERING])))?;
        for (side, fighter) in fight.sides.into_iter().enumerate() {
            let name = self.book.card_name(self.table.card_of(fighter));
            write_painted(f, &format!("p{} {name}", fighter.seat), seat_style(fighter.seat))?;
            if fight.dice[side].count() > 0 {
                let dice: Vec<String> = fight.dice[side].falling().map(|die| die.to_string()).collect();
                write!(f, " rolls {}", dice.join(" "))?;
            } else {
                let dice = self.table.base_dice(&self.book.rules, fighter) + fight.extra[side];
                write!(f, " ({})", if dice == 1 { "1 die".into() } else { format!("{dice} dice") })?;
            }
            if side != RESIDENT {
                write!(f, " against ")?;
            }
        }
        writeln!(f)?;
        match self.table.phase {
            Phase::Answer => writeln!(f, "    p{} is losing", fight.loser().seat),
            Phase::Extra | Phase::Prevent => {
                let cubes = count(fight.damage.into(), "cube");
                writeln!(f, "    p{} is to lose {cubes}", fight.loser().seat)
            }
            Phase::SteerOwn | Phase::SteerOpp | Phase::EvacRoll | Phase::Direction => {
                writeln!(f, "    p{} must leave", fight.loser().seat)
            }
            _ => Ok(()),
        }
    }

    fn write_hand(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.hand == 0 && self.hidden == 0 {
            return Ok(());
        }
        let mut cards: Vec<String> = ones(self.hand).map(|card| self.card_words(Card(card))).collect();
        if self.hidden > 0 {
            cards.push(count(self.hidden.into(), "hidden donut"));
        }
        wrapped(f, &format!("p{} holds", self.table.active), &cards)
    }

    /// `d28 Boston Bruiser (7 cubes, stale at 2, 3 points)`.
    fn card_words(&self, card: Card) -> String {
        let rules = &self.book.rules;
        let i = card.index();
        format!(
            "{} {} ({} cubes, stale at {}, {})",
            self.book.card_id(card),
            self.book.card_name(card),
            rules.freshness[i],
            rules.staleness[i],
            count(rules.points[i].into(), "point")
        )
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let i = seat.index();
        let table = &self.table;
        let you = self.viewer.is(seat);
        let mark = if self.due().contains(seat) { "▸" } else { " " };
        let label = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        write!(f, "{mark} ")?;
        write_painted(f, &format!("{label:8}"), seat_style(seat).bold())?;
        write!(f, " {:>9}", count(table.points[i].into(), "point"))?;
        if table.scored[i] != 0 {
            write!(f, "  beat {}", self.names(table.scored[i]))?;
        }
        writeln!(f)?;
        let donut = |fighter: Fighter| {
            let card = table.card_of(fighter);
            let stale = if table.is_stale(&self.book.rules, fighter) { " stale" } else { "" };
            format!(
                "{} {} {}/{}{stale} ({})",
                fighter.disc.0 + 1,
                self.book.card_name(card),
                table.cubes_of(fighter),
                self.book.rules.freshness[card.index()],
                self.book.rules.points[card.index()],
            )
        };
        wrapped(f, "donuts", &table.donuts(seat).map(donut).collect::<Vec<_>>())?;
        let special = |special: u8| {
            let card = self.book.rules.special_card(special);
            let counters = table.counters[usize::from(special)];
            format!("{} {} ×{counters}", self.book.card_id(card), self.book.card_name(card))
        };
        wrapped(f, "specials", &ones(table.held[i].into()).map(special).collect::<Vec<_>>())
    }

    fn names(&self, cards: CardSet) -> String {
        let names: Vec<&str> = ones(cards).map(|card| self.book.card_name(Card(card))).collect();
        let text = names.join(", ");
        if text.chars().count() <= WIDTH - 27 { text } else { format!("{} donuts", names.len()) }
    }
}

/// A list with a label, broken into lines between entries.
fn wrapped(f: &mut fmt::Formatter<'_>, label: &str, entries: &[String]) -> fmt::Result {
    let Some((last, head)) = entries.split_last() else { return Ok(()) };
    write!(f, "    ")?;
    write_painted(f, &format!("{label:9}"), FAINT)?;
    let mut used = 13;
    for entry in head.iter().map(|entry| format!("{entry}, ")).chain([last.clone()]) {
        let width = entry.chars().count();
        if used + width > WIDTH && used > 13 {
            write!(f, "\n{:13}", "")?;
            used = 13;
        }
        f.write_str(&entry)?;
        used += width;
    }
    writeln!(f)
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Game, SeatCount, Viewer, fast_rng};

    use super::super::BadDay;

    /// Along random games at every table size, in which boards are crowded and hands, specials and fights are shown.
    #[test]
    fn the_board_fits_into_100_columns() {
        for seats in (2..=4).filter_map(SeatCount::new) {
            let mut game = BadDay::new(Book::standard(seats).unwrap());
            let mut rng = fast_rng(13, seats.get() as u64);
            loop {
                let board = game.view(Viewer::Spectator).to_string();
                let widest = board.lines().map(|line| line.chars().count()).max();
                assert!(widest <= Some(100), "{board}");
                let Some(step) = game.random_step(&mut rng) else { break };
                game.apply_unchecked(step);
            }
        }
    }
}
