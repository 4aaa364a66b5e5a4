//! What a search found, and how several searches are put together.

use tabletop::{Game, Seat};

use super::Search;
use super::tree::{ROOT, action_of};

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win it brought on average; without tries, what all brought.
    pub win: f32,
    /// Half the width of the 95 % interval around `win`.
    pub error: f32,
    /// How often it should be played: what a mixed choice follows, and otherwise its share of the tries.
    pub play: f32,
}

/// Sums over several searches.
#[derive(Clone, Copy, Debug)]
struct Sums<A> {
    action: A,
    visits: u32,
    value: f32,
    squares: f32,
    prior: f32,
    wanted: f32,
}

/// What these searches of the same decision found together, most played first.
pub(crate) fn candidates<'a, G: Game>(
    searches: impl IntoIterator<Item = &'a Search<G>>,
    seat: Seat,
) -> Vec<Candidate<G::Action>> {
    let mut sums: Vec<Sums<G::Action>> = Vec::new();
    for search in searches {
        for (arm, extra) in search.tree.arms(ROOT).iter().zip(search.tree.extras(ROOT)) {
            let Some(action) = action_of(&arm.step, seat) else { continue };
            let known = sums.iter().position(|sum| sum.action == action);
            let at = known.unwrap_or_else(|| {
                sums.push(Sums { action, visits: 0, value: 0.0, squares: 0.0, prior: 0.0, wanted: 0.0 });
                sums.len() - 1
            });
            let sum = &mut sums[at];
            sum.visits += arm.visits;
            sum.value += arm.value;
            sum.squares += extra.squares;
            sum.prior += arm.prior;
            sum.wanted += extra.wanted;
        }
    }
    let visits: u32 = sums.iter().map(|sum| sum.visits).sum();
    let value: f32 = sums.iter().map(|sum| sum.value).sum();
    let wanted: f32 = sums.iter().map(|sum| sum.wanted).sum();
    let prior: f32 = sums.iter().map(|sum| sum.prior).sum();
    let mut found: Vec<(f32, Candidate<G::Action>)> = sums
        .iter()
        .map(|sum| {
            let n = sum.visits as f32;
            let win = if sum.visits == 0 { value / visits.max(1) as f32 } else { sum.value / n };
            let variance = if sum.visits < 2 { 0.25 } else { (sum.squares / n - win * win).max(0.0) };
            let error = 1.96 * (variance / n.max(1.0)).sqrt();
            let play = match (wanted > 0.0, visits > 0) {
                (true, _) => sum.wanted / wanted,
                (false, true) => n / visits as f32,
                (false, false) => sum.prior / prior,
            };
            (sum.prior, Candidate { action: sum.action, visits: sum.visits, win, error, play })
        })
        .collect();
    // Of equals the one the policy likes more.
    found.sort_by(|(liked, a), (other, b)| b.play.total_cmp(&a.play).then(other.total_cmp(liked)));
    found.into_iter().map(|(_, candidate)| candidate).collect()
}
