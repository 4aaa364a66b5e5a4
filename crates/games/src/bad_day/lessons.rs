//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::BadDay;

impl Lessons for BadDay {
    const LESSONS: &'static [&'static str] =
        &[include_str!("lessons/first-game.lesson"), include_str!("lessons/endgame.lesson")];
}
