//! How much a study plays. All counts follow from one number, so that the plan fits into a command line.

use std::io;

use bots::{Bot, Player};
use tabletop::{Components, Judgement, SeatCount};

/// How many games a study plays, with whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyPlan {
    /// Games of the main bot at each table size; the others follow from it.
    pub games: u64,
    /// Fixes every chance outcome and every choice.
    pub seed: u64,
    /// How many threads play; `None` (or 0) is one for each core.
    pub threads: Option<usize>,
    /// The table sizes, smallest first.
    pub seats: Vec<SeatCount>,
    /// The bots along the skill axis, weakest first.
    pub bots: Vec<Player>,
}

/// Who plays if nobody is named, weakest first in most games.
pub const AXIS: [Bot; 4] = [Bot::Random, Bot::Easy, Bot::Greedy, Bot::Medium];
/// Fewer games than this say nothing.
const FEWEST: u64 = 8;
/// Components of which a copy is taken out, at most.
pub(crate) const MOST_REMOVED: usize = 6;
/// Doublings of the thinking that are tried.
pub(crate) const DOUBLINGS: usize = 2;

impl StudyPlan {
    /// The games of the main bot if nobody says how many.
    pub const USUAL_GAMES: u64 = 2000;

    /// Refuses what cannot be played.
    pub(crate) fn check(&self) -> io::Result<()> {
        let refuse = |message: &str| Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        match () {
            () if self.games == 0 => refuse("there is nothing to report on: ask for at least one game"),
            () if self.seats.is_empty() => refuse("there is no table: name at least one number of seats"),
            () if self.bots.is_empty() => refuse("nobody plays: name at least one bot"),
            () => Ok(()),
        }
    }

    /// Whose games most figures are from: `greedy` if it is there, or else the first.
    pub fn main_bot(&self) -> Player {
        let greedy = self.bots.iter().find(|player| player.bot == Bot::Greedy);
        *greedy.unwrap_or(&self.bots[0])
    }

    /// The table that most figures are from: of three, or the largest below, or the smallest.
    pub fn main_seats(&self) -> SeatCount {
        let fits = self.seats.iter().rev().find(|seats| seats.get() <= 3);
        *fits.unwrap_or(&self.seats[0])
    }

    /// Games of this bot against itself or another one that thinks no longer: the longer it thinks, the fewer.
    pub(crate) fn games_of<G: Judgement>(&self, player: Player) -> u64 {
        let looks =
            player.iterations_in::<G>().map(|iterations| u64::from(iterations.div_ceil(G::SHORT_LOOK)));
        match looks {
            None => self.games,
            Some(looks) => (self.games / (25 * (1 + looks))).max(FEWEST),
        }
    }

    /// Games of a contest between these two.
    pub(crate) fn games_between<G: Judgement>(&self, one: Player, other: Player) -> u64 {
        self.games_of::<G>(one).min(self.games_of::<G>(other))
    }

    /// Pairs of games with and without a copy of a component.
    pub(crate) fn removal_pairs(&self) -> u64 {
        (self.games / 2).max(FEWEST)
    }

    /// Pairs of games with and without an option.
    pub(crate) fn option_pairs(&self) -> u64 {
        (self.games / 10).max(FEWEST)
    }

    /// Deals that are played four times to see what they are worth.
    pub(crate) fn deals(&self) -> u64 {
        (self.games / 4).max(FEWEST)
    }

    /// What all of it takes on one thread, if games of each of these bots take so many seconds.
    pub(crate) fn seconds<G: Components + Judgement>(
        &self,
        bots: &[(Player, f64)],
        n_options: u64,
        has_other: bool,
    ) -> f64 {
        let of =
            |bot: Player| bots.iter().find(|(known, _)| *known == bot).map_or(0.0, |(_, seconds)| *seconds);
        let main = of(self.main_bot());
        let axis = self.bots.iter().filter(|bot| **bot != self.main_bot());
        let axis: f64 = axis.map(|bot| self.games_of::<G>(*bot) as f64 * of(*bot)).sum();
        let n = bots.len();
        let pairs = (0..n).flat_map(|i| (0..i).map(move |j| (bots[i], bots[j])));
        let matrix: f64 = pairs
            .map(|((one, a), (other, b))| self.games_between::<G>(one, other) as f64 * f64::midpoint(a, b))
            .sum();
        // Thinkers and the one who sees everything are as slow as a bot that thinks.
        let slowest =
            bots.iter().map(|(bot, seconds)| self.games_of::<G>(*bot) as f64 * seconds).fold(0.0, f64::max);
        let games = self.seats.len() as u64 * self.games
            + 2 * n_options * self.option_pairs()
            + if has_other { 2 * self.removal_pairs() } else { 0 }
            + 4 * self.deals()
            + 2 * MOST_REMOVED as u64 * self.removal_pairs();
        games as f64 * main + axis + matrix + (DOUBLINGS + 1) as f64 * slowest
    }

    /// All games, for a progress bar; how many there are of components and options is known only later.
    pub(crate) fn total<G: Components + Judgement>(&self, n_options: u64, has_other: bool) -> u64 {
        let main = self.main_bot();
        let tables = self.seats.len() as u64 * self.games;
        let axis: u64 =
            self.bots.iter().filter(|bot| **bot != main).map(|bot| self.games_of::<G>(*bot)).sum();
        let bots = &self.bots;
        let pairs =
            bots.iter().enumerate().flat_map(|(i, one)| bots[..i].iter().map(move |other| (*one, *other)));
        let matrix: u64 = pairs.map(|(one, other)| self.games_between::<G>(one, other)).sum();
        let compared = n_options * self.option_pairs() + if has_other { self.removal_pairs() } else { 0 };
        tables + axis + matrix + compared + 4 * self.deals() + 2 * MOST_REMOVED as u64 * self.removal_pairs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_figures_are_from_the_usual_table_and_bot() {
        let seats = |sizes: &[usize]| sizes.iter().filter_map(|n| SeatCount::new(*n)).collect::<Vec<_>>();
        let plan = |sizes: &[usize], bots: &[Bot]| StudyPlan {
            games: 10,
            seed: 1,
            threads: None,
            seats: seats(sizes),
            bots: bots.iter().copied().map(Player::from).collect(),
        };
        assert_eq!(plan(&[2, 3, 4], &AXIS).main_seats().get(), 3);
        assert_eq!(plan(&[2], &AXIS).main_seats().get(), 2);
        assert_eq!(plan(&[4, 5], &AXIS).main_seats().get(), 4);
        assert_eq!(plan(&[2], &AXIS).main_bot(), Bot::Greedy.into());
        assert_eq!(plan(&[2], &[Bot::Hard]).main_bot(), Bot::Hard.into());
        assert!(plan(&[], &AXIS).check().is_err() && plan(&[2], &[]).check().is_err());
        let none = StudyPlan { games: 0, ..plan(&[2], &AXIS) };
        assert!(none.check().unwrap_err().to_string().contains("at least one game"));
    }
}
