//! The guided first game, and positions to practise from.

use tabletop::Lessons;

use super::CrullerClash;

impl Lessons for CrullerClash {
    const LESSONS: &'static [&'static str] = &[include_str!("lessons/first-game.lesson")];
}
