//! How open a game stays, by the game's own estimate of who will win.

use tabletop::{Seat, SeatCount};

use super::watch::{SHARE, Seen};
use crate::stats::{Histogram, Shares};

/// A game is looked at in so many steps of equal length.
pub(crate) const STEPS: usize = 20;
/// Places in a game are counted in parts of so many.
pub(crate) const WHOLE_GAME: i64 = 1000;

/// What the estimates of many games come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tension {
    n_seats: u64,
    /// Games in which the estimate told the seats apart.
    pub(crate) games: u64,
    /// What the seat that will win is given, at each step of the game, in parts of [`SHARE`].
    pub(crate) winner: Vec<u64>,
    /// What the seat that leads is given.
    pub(crate) leader: Vec<u64>,
    /// How often another seat takes the lead.
    pub(crate) lead_changes: Histogram,
    /// From when on the winner leads, in parts of [`WHOLE_GAME`].
    pub(crate) decided: Histogram,
    /// How far the winner is behind the leader, on average over the turns, in parts of [`SHARE`].
    pub(crate) drama: Histogram,
    /// Games whose winner had less than half an even share in the second half.
    pub(crate) comebacks: Shares,
}

impl Tension {
    pub(crate) fn new(seats: SeatCount) -> Self {
        Tension {
            n_seats: seats.get() as u64,
            games: 0,
            winner: vec![0; STEPS],
            leader: vec![0; STEPS],
            lead_changes: Histogram::default(),
            decided: Histogram::default(),
            drama: Histogram::default(),
            comebacks: Shares::of(1),
        }
    }

    pub(crate) fn add<A>(&mut self, game: &Seen<A>) {
        let Some(outcome) = &game.outcome else { return };
        let n = self.n_seats as usize;
        let tells = |shares: &[u32]| shares.iter().any(|share| share.abs_diff(shares[0]) > 1);
        if n < 2 || !game.shares.iter().any(|shares| tells(&shares[..n])) {
            return;
        }
        self.games += 1;
        let mut winners = outcome.winners().map(Seat::index);
        // Who shares the win is looked at by the first of them.
        let winner = winners.next().expect("somebody wins");
        let wins = |seat: usize| outcome.ranks.as_slice()[seat] == 1;
        let turns = game.shares.len();
        let (mut leader, mut changes, mut behind_until, mut behind_sum) = (None, 0, 0, 0_u64);
        let mut lowest = SHARE;
        for (i, shares) in game.shares.iter().enumerate() {
            let shares = &shares[..n];
            let top = shares.iter().copied().max().unwrap_or(0);
            // Who is level with the leader does not take the lead.
            let leads = |seat: &usize| shares[*seat] == top;
            let now = leader.filter(leads).unwrap_or_else(|| (0..n).find(leads).unwrap_or(0));
            // At the begin nobody leads.
            if tells(shares) {
                changes += i64::from(leader.is_some_and(|before| before != now));
                leader = Some(now);
                if !wins(now) {
                    behind_until = i + 1;
                }
            }
            behind_sum += u64::from(top - shares[winner]);
            if 2 * i >= turns {
                lowest = lowest.min(shares[winner]);
            }
        }
        for step in 0..STEPS {
            let shares = &game.shares[step * turns / STEPS][..n];
            self.winner[step] += u64::from(shares[winner]);
            self.leader[step] += u64::from(shares.iter().copied().max().unwrap_or(0));
        }
        self.lead_changes.add(changes);
        self.decided.add(behind_until as i64 * WHOLE_GAME / turns as i64);
        self.drama.add((behind_sum / turns as u64) as i64);
        self.comebacks.add(u64::from(u64::from(lowest) * 2 * self.n_seats < u64::from(SHARE)));
    }

    pub(crate) fn merge(&mut self, other: &Tension) {
        self.games += other.games;
        self.winner.iter_mut().zip(&other.winner).for_each(|(mine, theirs)| *mine += theirs);
        self.leader.iter_mut().zip(&other.leader).for_each(|(mine, theirs)| *mine += theirs);
        self.lead_changes.merge(&other.lead_changes);
        self.decided.merge(&other.decided);
        self.drama.merge(&other.drama);
        self.comebacks.merge(&other.comebacks);
    }
}
