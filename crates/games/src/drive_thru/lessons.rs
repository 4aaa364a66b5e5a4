//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::DriveThru;

impl Lessons for DriveThru {
    const LESSONS: &'static [&'static str] = &[
        include_str!("lessons/first-game.lesson"),
        include_str!("lessons/full-kitchen.lesson"),
        include_str!("lessons/endgame.lesson"),
    ];
}
