//! What looks good in a game: all that bots know of it beyond its rules.

use rand_core::Rng;

use crate::{Book, Features, Game, PerSeat, Seat, below, pick_weighted};

/// What looks good in a game. It decides nothing: whatever is said here, the rules are the same. Every part has a default,
/// so a game without opinions is an empty `impl` and can be played by every bot.
pub trait Judgement: Game {
    /// How a sensible player would choose: appends one weight per action of `legal`, the greater the better the action
    /// looks, in proportion to how often such a player would choose it. Second-best actions keep some weight: a search
    /// looks where the weights are. It may look at nothing that `seat` does not know; a bot calls it on states it
    /// sampled from its view. The default has no opinion.
    fn policy(&self, seat: Seat, legal: &[Self::Action], weights: &mut Vec<f32>) {
        let _ = seat;
        weights.extend(legal.iter().map(|_| 1.0));
    }

    /// A sensible action found without listing and weighing all of them, where a game knows a fast way to it: about what
    /// [`Judgement::policy`] would choose. The default knows none.
    fn quick_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action> {
        let _ = (seat, rng);
        None
    }

    /// What a sensible player chooses at first sight, for the many quick games inside a search: a quick action, or one
    /// of [`Judgement::policy`] in proportion to its weight. The buffers are scratch space.
    fn sensible_action(
        &self,
        seat: Seat,
        legal: &mut Vec<Self::Action>,
        weights: &mut Vec<f32>,
        rng: &mut impl Rng,
    ) -> Self::Action {
        if let Some(action) = self.quick_action(seat, rng) {
            return action;
        }
        legal.clear();
        self.legal_actions(seat, legal);
        if let [only] = legal[..] {
            return only;
        }
        weights.clear();
        self.policy(seat, legal, weights);
        let chosen = pick_weighted(weights, rng);
        legal[chosen.unwrap_or_else(|| below(rng, legal.len() as u32) as usize)]
    }

    /// Whether an action is never better than another one that is always on offer beside it. No bot but a random one
    /// takes it, and no search looks at it. Like every opinion it may look at nothing that `seat` does not know.
    fn is_dominated(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Whether an action only goes on with what the seat has done in this turn and could have done in one go. Nobody who
    /// plans does that, so bots do not; a person who did the first half may still be advised to do the second.
    fn is_afterthought(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// Whether an action looks foolish unless there is a reason that only looking ahead can find: a gift to the others, or
    /// half of what could be had. A bot takes it only if its search clearly prefers it.
    fn needs_reason(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// How many turns, as [`Game::turns_played`] counts them, a search should play on before it trusts
    /// [`Judgement::estimate`]. By default it plays to the end.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// The iterations of a short look ahead; the levels take fixed multiples of it, from four to sixty. Enough that four
    /// short looks play sensibly, and so few that sixty still play better and end within a second.
    const SHORT_LOOK: u32 = 100;

    /// How far behind the best `medium` may choose, as a part of what it may elsewhere: less where menus are wide and luck
    /// decides little, since there the same slips lose more games. `easy` is meant to lose them.
    const LEEWAY: f32 = 1.0;

    /// What [`Judgement::features`] looks at, one name for each number.
    const FEATURES: &'static [&'static str] = &[];

    /// The numbers of a seat that tell its chance to win, in the order of [`Judgement::FEATURES`]. They look at nothing but
    /// this state, which may be one a bot sampled; they are asked for while the game is not over.
    fn features(&self, seat: Seat, out: &mut Features) {
        let _ = (seat, out);
    }

    /// What each feature counts for, found by `cargo xtask tune`: at tables of two, and at larger ones.
    const WEIGHTS: [&'static [f32]; 2] = [&[], &[]];

    /// The weights that count at a table: those of its book, or else the game's own for its size.
    #[inline]
    fn weights(book: Book<Self>) -> &'static [f32] {
        book.weights().unwrap_or(Self::WEIGHTS[usize::from(book.seats.get() > 2)])
    }

    /// How a share of the win that a search claims becomes one to be believed: shift and slope of its log odds, at tables of
    /// two and at larger ones. Found by the lab's example `calibration`; by default a claim is believed as it is.
    const CALIBRATION: [(f32, f32); 2] = [(0.0, 1.0); 2];

    /// A guess at each seat's share of the win, looking at nothing but this state: shares of 1, the truth when the game
    /// is over.
    fn estimate(&self) -> PerSeat<f32> {
        crate::estimate_by_features(self)
    }
}
