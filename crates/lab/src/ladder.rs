//! Bots against each other, two at a time: a table of who beats whom.

use std::collections::BTreeMap;

use bots::Player;
use serde::Serialize;
use tabletop::SeatCount;

use crate::{Contestant, MatchReport};

/// The matches of a ladder, one pair of bots after the other, the weaker ones first.
pub fn ladder_pairs(bots: &[Player], neighbours_only: bool) -> Vec<[Player; 2]> {
    let below = |i: usize| if neighbours_only { i.saturating_sub(1)..i } else { 0..i };
    (0..bots.len()).flat_map(|i| below(i).map(move |j| [bots[i], bots[j]])).collect()
}

/// The matches of one game at one table size, each between a bot and a field of one that was named before it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// Id of the game.
    pub game: String,
    /// Name of the game for people.
    #[serde(skip)]
    pub title: String,
    /// Number of seats.
    pub seats: SeatCount,
    /// Who took part, in the order they were named.
    pub bots: Vec<Rung>,
    /// What was played.
    pub matches: Vec<MatchReport>,
}

/// One bot of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The bot.
    pub bot: Player,
    /// Its rating on the scale of Elo, the first bot having 0: 400 points more are ten wins for one. Only two seats
    /// tell.
    pub rating: Option<f64>,
    /// Mean time for a decision, in milliseconds.
    pub think_ms_mean: f64,
    /// All but one in a hundred decisions took less than this many milliseconds, in every match.
    pub think_ms_p99: f64,
    /// The longest time for a decision, in milliseconds.
    pub think_ms_max: f64,
}

impl Ladder {
    /// The ladder of these bots, in this order, from matches of two bots each; one for each table size.
    pub fn of_matches(bots: &[Player], matches: &[MatchReport]) -> Vec<Self> {
        let mut by_seats: BTreeMap<SeatCount, Vec<MatchReport>> = BTreeMap::new();
        for report in matches {
            by_seats.entry(report.provenance.seats).or_default().push(report.clone());
        }
        by_seats.into_iter().map(|(seats, matches)| Self::at_one_size(bots, seats, matches)).collect()
    }

    fn at_one_size(bots: &[Player], seats: SeatCount, matches: Vec<MatchReport>) -> Self {
        let two_seats = seats.get() == 2;
        let ratings = two_seats.then(|| ratings(bots, &matches));
        let rungs = bots.iter().enumerate().map(|(i, bot)| {
            let played: Vec<(f64, &Contestant)> = matches
                .iter()
                .flat_map(|report| report.bots.iter().map(|contestant| (report.games as f64, contestant)))
                .filter(|(_, contestant)| contestant.bot == *bot)
                .collect();
            let decisions = |(games, contestant): &(f64, &Contestant)| {
                games * contestant.seats as f64 * contestant.decisions_per_game
            };
            let total: f64 = played.iter().map(decisions).sum();
            let time: f64 = played.iter().map(|one| decisions(one) * one.1.think_ms_mean).sum();
            let longest =
                |of: fn(&Contestant) -> f64| played.iter().map(|(_, one)| of(one)).fold(0.0, f64::max);
            Rung {
                bot: *bot,
                rating: ratings.as_ref().map(|ratings| ratings[i]),
                think_ms_mean: if total > 0.0 { time / total } else { 0.0 },
                think_ms_p99: longest(|one| one.think_ms_p99),
                think_ms_max: longest(|one| one.think_ms_max),
            }
        });
        let (game, title) = matches
            .first()
            .map(|first| (first.provenance.game.clone(), first.provenance.title.clone()))
            .unwrap_or_default();
        Ladder { game, title, seats, bots: rungs.collect(), matches }
    }

    /// The match of `bot` against `field`.
    pub(crate) fn between(&self, bot: Player, field: Player) -> Option<&MatchReport> {
        self.matches.iter().find(|report| report.bots[0].bot == bot && report.bots[1].bot == field)
    }
}

/// Ratings that explain the shares best (Bradley and Terry), found by Zermelo's iteration. Each pair that played is given
/// one drawn game more, so that whoever won every game has a rating too.
fn ratings(bots: &[Player], matches: &[MatchReport]) -> Vec<f64> {
    const ROUNDS: usize = 10_000;
    let place = |bot: Player| bots.iter().position(|other| *other == bot);
    let mut wins = vec![0.0; bots.len()];
    let mut pairs = Vec::new();
    for report in matches {
        let [one, other] = &report.bots[..] else { continue };
        let (Some(i), Some(j)) = (place(one.bot), place(other.bot)) else { continue };
        let games = report.games as f64;
        wins[i] += one.win_share * games + 0.5;
        wins[j] += other.win_share * games + 0.5;
        pairs.push((i, j, games + 1.0));
    }
    let mut strengths = vec![1.0f64; bots.len()];
    for _ in 0..ROUNDS {
        let mut expected = vec![0.0; bots.len()];
        for &(i, j, games) in &pairs {
            let chance = games / (strengths[i] + strengths[j]);
            expected[i] += chance;
            expected[j] += chance;
        }
        for ((strength, wins), expected) in strengths.iter_mut().zip(&wins).zip(expected) {
            if expected > 0.0 {
                *strength = wins / expected;
            }
        }
        // Only proportions matter; the first bot is the measure.
        let first = strengths[0];
        for strength in &mut strengths {
            *strength /= first;
        }
    }
    strengths.iter().map(|strength| 400.0 * libm::log10(*strength)).collect()
}
