//! Every bot against the one before it.

use bots::{Bot, Player};
use catalog::Setup;
use clap::Args;
use indicatif::ProgressBar;
use lab::{MatchPlan, ladder_pairs, open};
use tabletop::SeatCount;

/// Every bot against the one before it.
#[derive(Args)]
pub(crate) struct Ladder {
    /// The id of the game
    game: String,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Games of a match, all of which are played
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Fixes every chance outcome and every choice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, weakest first
    #[arg(long, value_delimiter = ',', default_values_t = Bot::ALL.map(Player::from))]
    bots: Vec<Player>,
}

impl Ladder {
    /// Plays all matches.
    pub(crate) fn answer(&self) -> Result<String, String> {
        let seats = Some(SeatCount::new(self.seats).ok_or("no game has so many seats")?);
        let table = open(&self.game, &Setup { seats, ..Setup::default() }).map_err(|e| e.to_string())?;
        let plan = |pair: [Player; 2]| MatchPlan {
            bots: pair.map(|bot| bot).into(),
            games: self.games,
            duplicate: true,
            all: true,
            seed: self.seed,
            threads: Some(rayon::current_num_threads()),
        };
        let matches = ladder_pairs(&self.bots, true)
            .into_iter()
            .map(|[bot, field]| table.contest(&plan([bot, field]), &ProgressBar::hidden()))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|e| e.to_string())?;
        let ladders = lab::Ladder::of_matches(&self.bots, &matches);
        Ok(ladders.iter().map(lab::Ladder::markdown).collect())
    }
}
