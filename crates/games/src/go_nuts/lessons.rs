//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::GoNuts;

impl Lessons for GoNuts {
    const LESSONS: &'static [&'static str] =
        &[include_str!("lessons/first-game.lesson"), include_str!("lessons/endgame.lesson")];
}
