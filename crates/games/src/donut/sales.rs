//! The sales of a round as people look back on them: who played what, who wins, and why.

use serde::Serialize;
use tabletop::Seat;

use super::cards::{Face, Flavour};
use super::table::{Sale, Table};
use super::tables::Rules;

/// A sale as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayedSale {
    pub(super) leader: Seat,
    pub(super) plays: Vec<(Seat, Face)>,
    /// Nobody while it is under way.
    pub(super) winner: Option<Seat>,
    /// Who is winning so far, or has won.
    pub(super) best: Seat,
    pub(super) why: Reason,
    /// Whose card comes next.
    pub(super) second: Option<Seat>,
}

/// Why a card makes a sale, or is winning it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// No other card can win: none is trending, and none follows the led flavour.
    Unchallenged,
    /// It is trending, and trending beats every card of the led flavour.
    Trending,
    /// Several cards are trending, and it is the highest of them.
    HighestTrending,
    /// No card is trending, and it is the highest of the led flavour.
    HighestLed,
    /// Another plain counts the same, but this one was played first.
    FirstPlain,
}

impl Sale {
    /// How many bonuses its winner gets for lucky cards, as it stands.
    #[inline]
    pub(super) fn bonuses(self, rules: &Rules) -> u8 {
        if rules.winning_seven {
            u8::from(rules.is_lucky(self.best))
        } else if rules.per_seven {
            self.sevens
        } else {
            self.sevens.min(1)
        }
    }

    /// Why the best card is the best of these, and whose card comes next.
    fn standing(
        self,
        rules: &Rules,
        trending: Option<Flavour>,
        plays: &[(Seat, Face)],
    ) -> (Reason, Option<Seat>) {
        let key = |face: Face| rules.key(face, trending, self.lead);
        // From the last to the first: of equal cards the first is meant.
        let others = plays.iter().rev().filter(|(seat, face)| *seat != self.winner && key(*face) > 0);
        let Some(&(second, face)) = others.max_by_key(|(_, face)| key(*face)) else {
            return (Reason::Unchallenged, None);
        };
        let trends = |face: Face| Some(face.flavour()) == trending;
        let why = match (trends(self.best), trends(face)) {
            _ if key(face) == self.key => Reason::FirstPlain,
            (true, true) => Reason::HighestTrending,
            (true, false) => Reason::Trending,
            (false, _) => Reason::HighestLed,
        };
        (why, Some(second))
    }
}

impl PlayedSale {
    /// The sale with these cards in it.
    fn new(sale: Sale, table: &Table, rules: &Rules, plays: &[(Seat, Face)]) -> Self {
        let (why, second) = sale.standing(rules, table.trending, plays);
        PlayedSale {
            leader: sale.leader,
            plays: plays.to_vec(),
            winner: (plays.len() == table.ins.len()).then_some(sale.winner),
            best: sale.winner,
            why,
            second,
        }
    }
}

impl Table {
    /// The sales of this round, the one under way included.
    pub(super) fn history(&self, rules: &Rules) -> Vec<PlayedSale> {
        let mut history = Vec::new();
        self.replay(rules, |sale, plays| history.push(PlayedSale::new(sale, self, rules, plays)));
        history
    }

    /// The sale under way, or the one that has just been made.
    pub(super) fn last_sale(&self, rules: &Rules) -> PlayedSale {
        let plays = self.plays;
        let faces = &plays[plays.len() - usize::from(self.sale.played)..];
        let seats = std::iter::successors(Some(self.sale.leader), |seat| self.ins.after(*seat));
        let plays: Vec<(Seat, Face)> = seats.zip(faces.iter().copied()).collect();
        PlayedSale::new(self.sale, self, rules, &plays)
    }
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use super::*;

    /// Why the last sale stands as it does, and whose card is the next best; strawberry is trending.
    fn standing(hands: &str, plays: &str) -> (Reason, Option<usize>) {
        let game = position(3, &format!("phase sale; flip s5; {hands}"), plays);
        let last = game.table.history(&game.book.rules).pop().unwrap();
        (last.why, last.second.map(Seat::number))
    }

    #[test]
    fn every_sale_has_its_reason() {
        let hands = "hand:1 m10 m3 s6 p c1; hand:2 v6 s9 p c2 v1; hand:3 m12 v4 s2 c3 v9";
        assert_eq!(standing(hands, "1.m10"), (Reason::Unchallenged, None));
        assert_eq!(standing(hands, "1.m10 2.v6"), (Reason::Unchallenged, None));
        assert_eq!(standing(hands, "1.m10 2.s9"), (Reason::Trending, Some(1)));
        assert_eq!(standing(hands, "1.m10 2.v6 3.m12"), (Reason::HighestLed, Some(1)));
        assert_eq!(standing(hands, "1.s6 2.s9 3.s2"), (Reason::HighestTrending, Some(1)));
        assert_eq!(standing(hands, "1.m10 2.p@s 3.m12"), (Reason::Trending, Some(3)));
        assert_eq!(standing(hands, "1.p@m 2.p@m 3.m12"), (Reason::HighestLed, Some(1)));
    }

    #[test]
    fn of_two_plains_the_first_wins() {
        let hands = "hand:1 p c1 c4 c5 c6; hand:2 p c2 v1 v2 v3; hand:3 v4 v5 v6 c3 v9";
        assert_eq!(standing(hands, "1.p@m 2.p@m 3.v9"), (Reason::FirstPlain, Some(2)));
    }
}
