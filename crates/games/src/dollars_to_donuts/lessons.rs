//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::DollarsToDonuts;

impl Lessons for DollarsToDonuts {
    const LESSONS: &'static [&'static str] =
        &[include_str!("lessons/first-game.lesson"), include_str!("lessons/endgame.lesson")];
}
