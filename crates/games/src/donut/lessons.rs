//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::Donut;

impl Lessons for Donut {
    const LESSONS: &'static [&'static str] = &[
        include_str!("lessons/first-game.lesson"),
        include_str!("lessons/one-sale-short.lesson"),
        include_str!("lessons/endgame.lesson"),
    ];
}
