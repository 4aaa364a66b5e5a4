//! What wins, and when the end is near.

use tabletop::{Book, Goals, Phrase, SeatSet, Turn, say};

use super::table::Fighter;
use super::view::View;
use super::{BadDay, Disc, WORDS};

impl Goals for BadDay {
    fn say_goal(book: Book<Self>) -> Phrase {
        say!(WORDS, "goal", n: book.rules.goal)
    }

    fn say_end_near(view: &View) -> Option<Phrase> {
        let (rules, table, seats) = (&view.book.rules, &view.table, view.book.seats);
        if table.turn(rules) == Turn::Over {
            return None;
        }
        // So much an enemy of the seat on the board is worth.
        let prize = |seat| {
            let enemies = seats.seats().filter(|other| *other != seat);
            let donuts = enemies.flat_map(|other| {
                let discs = table.discs[other.index()];
                (0..u16::BITS as u8).filter(move |disc| discs & 1 << disc != 0).map(move |disc| (other, disc))
            });
            let worth =
                |(seat, disc)| rules.points[table.card_of(Fighter { seat, disc: Disc(disc) }).index()];
            donuts.map(worth).max().unwrap_or(0)
        };
        let most = seats.seats().map(|seat| table.points[seat.index()]).max().unwrap_or(0);
        let missing = rules.goal.saturating_sub(most);
        let close = |seat: &tabletop::Seat| table.points[seat.index()] == most && prize(*seat) >= missing;
        let near: SeatSet = seats.seats().filter(close).collect();
        if !near.is_empty() {
            return Some(say!(WORDS, "end-points", count: near.len(), who: near, n: missing));
        }
        let left = rules.idle_limit.saturating_sub(table.idle);
        (rules.idle_limit > 0 && usize::from(left) <= seats.get()).then(|| say!(WORDS, "end-idle", n: left))
    }
}
