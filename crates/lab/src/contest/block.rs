//! One block of a contest: every seating once.

use std::io;
use std::time::Instant;

use tabletop::{
    Book, Judgement, MAX_SEATS, Notation, Outcome, PerSeat, Seat, SeatCount, SeatSet, Step, Turn, fast_rng,
};

use super::MatchPlan;
use super::clock::ThinkingTimes;
use crate::dice::FastDealer;
use crate::playout::{MOST_DECISIONS, place_in_turn};
use crate::program::{Company, Mishaps, Programs};
use crate::stats::{Shares, WIN};

/// What a contestant that won every game of a block has won.
pub(super) fn whole(seats: SeatCount) -> u64 {
    WIN * seats.get() as u64
}

/// Some games, summed up by contestant.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) games: u64,
    pub(super) contestants: Vec<Sitting>,
    pub(super) mishaps: Mishaps,
    /// Games that were broken off, since they did not end.
    pub(super) unfinished: u64,
}

/// What one contestant did, all its seats together.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    /// Wins, each counted as [`WIN`].
    pub(super) won: u64,
    /// Points of its seats.
    pub(super) points: i64,
    /// What its seats were ahead of the best other seat of the table, added up.
    pub(super) margin: i64,
    /// What one of its seats won in a game, by place in turn order.
    pub(super) by_turn: Vec<Shares>,
    /// How long it thought.
    pub(super) times: ThinkingTimes,
}

impl Sitting {
    fn new(seats: SeatCount) -> Self {
        let by_turn = vec![Shares::of(WIN); seats.get()];
        Sitting { won: 0, points: 0, margin: 0, by_turn, times: ThinkingTimes::default() }
    }
}

impl Block {
    pub(super) fn new(n_contestants: usize, seats: SeatCount) -> Self {
        let contestants = vec![Sitting::new(seats); n_contestants];
        Block { games: 0, contestants, mishaps: Mishaps::default(), unfinished: 0 }
    }

    pub(super) fn merge(&mut self, other: &Block) {
        self.games += other.games;
        self.mishaps.merge(&other.mishaps);
        self.unfinished += other.unfinished;
        for (mine, theirs) in self.contestants.iter_mut().zip(&other.contestants) {
            mine.won += theirs.won;
            mine.points += theirs.points;
            mine.margin += theirs.margin;
            mine.by_turn.iter_mut().zip(&theirs.by_turn).for_each(|(mine, theirs)| mine.merge(theirs));
            mine.times.merge(&theirs.times);
        }
    }

    /// Plays the block with this number. `line_up` says which contestant has each seat before they move on.
    pub(super) fn play<G: Notation + Judgement>(
        book: Book<G>,
        plan: &MatchPlan,
        line_up: &[usize],
        programs: &Programs,
        number: u64,
    ) -> io::Result<Self> {
        let n = line_up.len();
        let mut block = Block::new(plan.bots.len(), book.seats);
        let mut company = Company::new(book, programs);
        for moved in 0..n {
            let game = number * n as u64 + moved as u64;
            let deal = if plan.duplicate { number * n as u64 } else { game };
            let mut dealer = FastDealer::new(plan.seed, deal);
            // Streams with odd numbers are for the bots, those with even numbers for the deals.
            let mut rng = fast_rng(plan.seed, 2 * game + 1);
            let contestant = |seat: Seat| contestant_at(seat, line_up, moved);
            let (outcome, first) = play_game(
                book,
                &mut dealer,
                |state: &G, seat| {
                    let contestant = contestant(seat);
                    let start = Instant::now();
                    let action = company.choose(plan.bots[contestant], state, seat, game + 1, &mut rng);
                    block.contestants[contestant].times.add(start.elapsed());
                    (!company.is_broken_off()).then_some(action)
                },
                |seat| plan.bots[contestant(seat)].bot.sees_everything(),
            );
            let outcome = company.outcome()?.or(outcome).unwrap_or_else(|| {
                block.unfinished += 1;
                won_by_all(book.seats)
            });
            block.count(&outcome, first, contestant);
        }
        block.mishaps = company.leave();
        Ok(block)
    }

    fn count(&mut self, outcome: &Outcome, first: Option<Seat>, contestant: impl Fn(Seat) -> usize) {
        self.games += 1;
        let winners = outcome.winners().count() as u64;
        for (seat, &score) in outcome.scores.iter() {
            let others = outcome.scores.iter().filter(|(other, _)| *other != seat);
            let best_other = others.map(|(_, score)| *score).max().unwrap_or(score);
            let sitting = &mut self.contestants[contestant(seat)];
            let won = if outcome.ranks[seat] == 1 { WIN / winners } else { 0 };
            sitting.won += won;
            if let Some(first) = first {
                sitting.by_turn[place_in_turn(seat, first, outcome.seats().get())].add(won);
            }
            sitting.points += i64::from(score);
            sitting.margin += i64::from(score) - i64::from(best_other);
        }
    }
}

/// How a game counts that does not end.
fn won_by_all(seats: SeatCount) -> Outcome {
    Outcome::ranked(PerSeat::new(seats), &PerSeat::<u8>::new(seats))
}

/// Who sits here after all have moved on by so many seats.
fn contestant_at(seat: Seat, line_up: &[usize], moved: usize) -> usize {
    line_up[(seat.index() + line_up.len() - moved) % line_up.len()]
}

/// Plays one game. Seats asked together answer on the state before any of their answers, but for those that see
/// everything: they answer last, on the state with the answers of the others. Who has no choice is not asked. A game is broken
/// off where there is no answer, and where it does not end. Returns how it ended, and who was first in turn order.
fn play_game<G: Judgement>(
    book: Book<G>,
    dealer: &mut FastDealer,
    mut choose: impl FnMut(&G, Seat) -> Option<G::Action>,
    sees_everything: impl Fn(Seat) -> bool,
) -> (Option<Outcome>, Option<Seat>) {
    let mut state = G::new(book);
    let (mut outcomes, mut legal) = (Vec::new(), Vec::new());
    let (mut has_begun, mut first, mut decisions) = (false, None, 0);
    let mut answer = |state: &G, seat| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if let [only] = legal[..] { Some(only) } else { choose(state, seat) }
    };
    loop {
        match state.turn() {
            Turn::Over => return (state.outcome(), first),
            Turn::Chance => {
                let outcome = state.sample_chance(&mut outcomes, &mut dealer.next());
                state.apply_unchecked(Step::Chance(outcome));
            }
            Turn::Act(_) if decisions >= MOST_DECISIONS => return (None, first),
            Turn::Act(due) => {
                decisions += due.len() as u64;
                if !has_begun {
                    (has_begun, first) = (true, state.first_in_turn());
                }
                let open: SeatSet = due.iter().filter(|seat| sees_everything(*seat)).collect();
                let mut answers = [None; MAX_SEATS];
                for seat in due.iter().filter(|seat| !open.contains(*seat)) {
                    let Some(action) = answer(&state, seat) else { return (None, first) };
                    answers[seat.index()] = Some((seat, action));
                }
                for (seat, action) in answers.into_iter().flatten() {
                    state.apply_unchecked(Step::Act(seat, action));
                }
                for seat in open.iter() {
                    let Some(action) = answer(&state, seat) else { return (None, first) };
                    state.apply_unchecked(Step::Act(seat, action));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Choices, Game};

    use super::*;
    use crate::crumbs::Crumbs;

    #[test]
    fn in_a_block_everybody_sits_everywhere_once() {
        let seats = || SeatCount::new(4).unwrap().seats();
        for player in 0..4 {
            let places =
                (0..4).map(|moved| seats().find(|seat| contestant_at(*seat, &[0, 1, 2, 3], moved) == player));
            let places: SeatSet = places.map(|place| place.expect("somebody sits out")).collect();
            assert_eq!(places.len(), 4, "player {player}");
        }
        let alone =
            (0..4).map(|moved| seats().position(|seat| contestant_at(seat, &[0, 1, 1, 1], moved) == 0));
        assert_eq!(alone.collect::<Vec<_>>(), [Some(0), Some(1), Some(2), Some(3)]);
    }

    #[test]
    fn who_sees_everything_answers_last() {
        let seats = SeatCount::new(3).unwrap();
        let (seer, mut asked, mut legal) = (Seat::new(1), [0; 3], Vec::new());
        let mut rng = fast_rng(3, 0);
        let book = Book::<Crumbs>::standard(seats).unwrap();
        let (outcome, _) = play_game(
            book,
            &mut FastDealer::new(1, 0),
            |state: &Crumbs, seat| {
                let due = if seat == seer { SeatSet::only(seer) } else { seats.all() };
                assert_eq!(state.turn(), Turn::Act(due));
                asked[seat.index()] += 1;
                Some(state.sample_action(seat, &mut legal, &mut rng))
            },
            |seat| seat == seer,
        );
        assert!(asked.iter().all(|asked| (1..=4).contains(asked)) && outcome.is_some(), "{asked:?}");
    }

    #[test]
    fn a_deal_depends_on_its_place_alone() {
        let mut dealt = Vec::new();
        for bot_seed in [1, 2] {
            let (mut rng, mut legal, mut cards) = (fast_rng(bot_seed, 0), Vec::new(), Vec::new());
            let book = Book::<Crumbs>::standard(SeatCount::new(2).unwrap()).unwrap();
            play_game(
                book,
                &mut FastDealer::new(7, 0),
                |state: &Crumbs, seat| {
                    // The list of legal bids is as long as the card is worth.
                    let action = state.sample_action(seat, &mut legal, &mut rng);
                    assert!(legal.len() > 1, "who has no choice is not asked");
                    cards.push(legal.len());
                    Some(action)
                },
                |_| false,
            );
            dealt.push(cards);
        }
        assert_eq!(dealt[0], dealt[1]);
        assert!(dealt[0].iter().any(|card| *card != dealt[0][0]));
    }
}
