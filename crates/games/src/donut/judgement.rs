//! What looks good: exchange hard, take the flipped card, take cheap sales, sit out hopeless hands at large tables.

use tabletop::{Features, Judgement, Rng, Seat, below};

use super::card_set::Cards;
use super::cards::{Card, EVERY_PLAIN, Face, Flavour};
use super::table::{Phase, Table};
use super::worth::{Worths, chance_of_none};
use super::{Action, Donut, baker, features, weights};

/// How often one plays what Baker does not, but might have.
const FAIR_PLAY: f32 = 0.2;
const OTHER_PLAY: f32 = 0.05;
/// A plain that neither follows nor trumps is thrown away.
const WASTED_PLAIN: f32 = 0.01;
/// How much more an exchange must be worth, in sales, to be chosen e times as often; and what is not worth a thought.
const EXCHANGE_SOFTNESS: f32 = 0.08;
const LEAST_WEIGHT: f32 = 2e-3;
/// The same for sitting out.
const SIT_SOFTNESS: f32 = 0.1;
/// What sitting out costs against the rivals, who share one's sales, by the number of seats that are still in.
const RIVALS_GAIN: [f32; 7] = [2.0, 2.0, 1.14, 0.37, 0.15, 0.10, 0.06];
/// What a token is worth, by the number of seats.
const TOKEN: [f32; 7] = [0.0, 0.0, 0.0, 0.05, 0.15, 0.22, 0.27];
/// What a Bad Review costs.
const REVIEW: f32 = 0.9;
/// How often the lucky bonus is the token.
const LUCKY_TOKEN: f32 = 0.1;
/// Nobody sits out with so many trumps and plains.
const MANY_TRUMPS: usize = 3;
/// One in so many exchanges of a quick game throws a card less.
const HESITATES: u32 = 16;

impl Judgement for Donut {
    fn policy(&self, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        match self.table.phase {
            Phase::Sale => weigh_plays(self, seat, legal, weights),
            Phase::Sit => weigh_softly(legal, weights, SIT_SOFTNESS, sit_worth(self, seat)),
            Phase::Exchange | Phase::Pick => {
                weigh_softly(legal, weights, EXCHANGE_SOFTNESS, exchange_worth(self));
            }
            _ => weights.extend(legal.iter().map(|action| match action {
                Action::LuckyToken => LUCKY_TOKEN,
                _ => 1.0,
            })),
        }
    }

    /// About what [`Judgement::policy`] likes best, mostly.
    #[inline]
    fn quick_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        match self.table.phase {
            Phase::Sale => Some(Action::Play(baker::play(self, seat, rng))),
            Phase::Sit => {
                let worth = sit_worth(self, seat);
                let odds = libm::expf((worth(Action::Out) - worth(Action::In)) / SIT_SOFTNESS);
                let sits_out = unit(rng) * (1.0 + odds) < odds;
                Some(if sits_out { Action::Out } else { Action::In })
            }
            Phase::Exchange => Some(quick_exchange(self, seat, rng)),
            _ => None,
        }
    }

    /// A trump or a plain that is thrown away, a plain that wins nothing though it could, and a good hand that sits out.
    fn needs_reason(&self, seat: Seat, action: Action) -> bool {
        let Some(trending) = self.table.trending else { return false };
        let trumps = |cards: Cards| cards.minus(Cards::from_unary(cards.naturals() & !trending.cards()));
        let hand = self.hands[seat.index()];
        match action {
            Action::Out => trumps(hand).len() >= MANY_TRUMPS,
            Action::Play(face) => wastes(self, seat, trending, face),
            Action::Swap(cards) => !trumps(cards.into()).is_empty(),
            Action::SwapWithFlip(cards) => {
                // For the flipped card the lowest trump may go if there is nothing else.
                let thrown = Cards::from(cards);
                !trumps(thrown).is_empty() && (thrown.len() > 1 || trumps(hand).len() < hand.len())
            }
            _ => false,
        }
    }

    /// To the end of the round: hands and discards do not outlast it.
    fn horizon(&self) -> u32 {
        1
    }

    const SHORT_LOOK: u32 = 100;

    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: [&'static [f32]; 2] = [&weights::TWO, &weights::MORE];

    fn features(&self, seat: Seat, out: &mut Features) {
        features::features(self, seat, out);
    }
}

/// Whether a trump or a plain is played that cannot win this sale, where a card of less worth could be played or the
/// plain could win.
fn wastes(game: &Donut, seat: Seat, trending: Flavour, face: Face) -> bool {
    let sale = &game.table.sale;
    let (legal, plains) = (game.playable(seat), EVERY_PLAIN);
    if sale.played == 0 {
        // The last card, a plain, is led as a trump.
        return game.hands[seat.index()].len() == 1
            && plains & !Face::plain_as(trending).bit() & face.bit() != 0;
    }
    let winners = legal & game.book.rules.winners(sale.key, trending, sale.lead);
    if winners & face.bit() != 0 {
        return false;
    }
    let is_plain = plains & face.bit() != 0;
    let trumps = trending.cards() | plains;
    (is_plain && winners & plains != 0) || (trumps & face.bit() != 0 && legal & !trumps & !winners != 0)
}

fn weigh_plays(game: &Donut, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    let opinion = baker::opinion(game, seat, game.playable(seat));
    let sale = &game.table.sale;
    let follows = if sale.played > 0 { Face::plain_as(sale.lead).bit() } else { 0 };
    let trumps = game.table.trending.map_or(0, |trending| Face::plain_as(trending).bit());
    let wasted = EVERY_PLAIN & !follows & !trumps;
    weights.extend(legal.iter().map(|action| match action {
        Action::Play(face) if opinion.best & face.bit() != 0 => 1.0,
        Action::Play(face) if opinion.fair & face.bit() != 0 => FAIR_PLAY,
        Action::Play(face) if wasted & face.bit() != 0 => WASTED_PLAIN,
        _ => OTHER_PLAY,
    }));
}

/// Weights that fall with the distance from the best.
fn weigh_softly(legal: &[Action], weights: &mut Vec<f32>, softness: f32, worth: impl Fn(Action) -> f32) {
    let start = weights.len();
    let mut best = f32::NEG_INFINITY;
    weights.extend(legal.iter().map(|action| {
        let worth = worth(*action);
        best = best.max(worth);
        worth
    }));
    for weight in &mut weights[start..] {
        let soft = libm::expf((*weight - best) / softness);
        *weight = if soft < LEAST_WEIGHT { 0.0 } else { soft };
    }
}

/// What sitting out is worth, and what playing, in sales.
pub(super) fn sit_worth(game: &Donut, seat: Seat) -> impl Fn(Action) -> f32 {
    let Table { tokens, reviews, fame, ins, .. } = &game.table;
    let rules = &game.book.rules;
    let hopes = hopes(game, seat);
    let (seats, i) = (game.book.seats.get(), seat.index());
    let price = if tokens[i] > 0 {
        TOKEN[seats]
    } else if reviews[i] >= rules.numbers.reviews_max && fame[i] <= rules.floor {
        0.0
    } else {
        REVIEW
    };
    let out = -price - RIVALS_GAIN[ins.len()];
    let play = hopes - REVIEW * chance_of_none(hopes);
    move |action| if action == Action::Out { out } else { play }
}

/// The sales a seat may hope for that has just been dealt its hand.
pub(super) fn hopes(game: &Donut, seat: Seat) -> f32 {
    let Some(trending) = game.table.trending else { return 0.0 };
    let flip = game.table.flip.filter(|_| game.may_take_flip(seat));
    game.book.rules.worths.dealt(trending, game.hands[seat.index()], flip)
}

/// What an exchange changes, in sales.
fn exchange_worth(game: &Donut) -> impl Fn(Action) -> f32 {
    let worths = &game.book.rules.worths;
    let trending = game.table.trending.unwrap_or(Flavour::ALL[0]);
    let flip = game.table.flip.map_or(0.0, |flip| worths.card(trending, flip));
    let thrown = move |cards: Cards| worths.sum(trending, cards);
    move |action| match action {
        Action::Swap(cards) => worths.draw * Cards::from(cards).len() as f32 - thrown(cards.into()),
        Action::SwapWithFlip(cards) => {
            flip + worths.draw * (Cards::from(cards).len() as f32 - 1.0) - thrown(cards.into())
        }
        Action::Pick(card) => flip - worths.card(trending, card),
        _ => 0.0,
    }
}

/// A random number from 0 to 1.
fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Throws the cards that are worth less than unknown ones, the lowest first.
fn quick_exchange(game: &Donut, seat: Seat, rng: &mut impl Rng) -> Action {
    let Some(trending) = game.table.trending else { return Action::Keep };
    let rules = &game.book.rules;
    let hand = game.hands[seat.index()];
    let faces = baker::Faces::new(rules, trending);
    let mut most = usize::from(rules.numbers.exchange_max);
    if below(rng, HESITATES) == 0 {
        most = most.saturating_sub(1);
    }
    let mut dull = rules.worths.dull(trending, hand);
    let mut throw = 0;
    for _ in 0..most {
        if dull == 0 {
            break;
        }
        let card = Face::lowest(faces.cheapest(dull)).bit();
        dull &= !card;
        throw |= card;
    }
    let mut throw = Cards::from_unary(throw);
    let with_flip = game.offers_flip(seat);
    if with_flip && throw.is_empty() && most > 0 {
        throw = worse_than_flip(game, &rules.worths, trending, hand).into_iter().collect();
    }
    match (throw.is_empty(), with_flip) {
        (true, _) => Action::Keep,
        (false, true) => Action::SwapWithFlip(throw.into()),
        (false, false) => Action::Swap(throw.into()),
    }
}

/// The worst card of the hand, if the flipped one is better.
fn worse_than_flip(game: &Donut, worths: &Worths, trending: Flavour, hand: Cards) -> Option<Card> {
    let flip = worths.card(trending, game.table.flip?);
    let worth = |card: &Card| worths.card(trending, *card);
    hand.iter().min_by(|a, b| worth(a).total_cmp(&worth(b))).filter(|card| worth(card) < flip)
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use tabletop::{Book, Game, SeatCount, Step, Token, Turn, fast_rng};

    use super::*;

    /// What looks best in a position set up by hand, after some steps.
    fn answer(seats: usize, settings: &str, steps: &str) -> String {
        let game = position(seats, settings, steps);
        let book = game.book;
        Token::<Donut>::Action(book, favourite(&game)).to_string()
    }

    /// The action with the greatest weight, the first of equals.
    fn favourite(game: &Donut) -> Action {
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(game.table.actor, &mut legal);
        game.policy(game.table.actor, &legal, &mut weights);
        let best = weights.iter().copied().fold(0.0, f32::max);
        legal[weights.iter().position(|weight| *weight >= best).unwrap()]
    }

    #[test]
    fn it_exchanges_hard_and_takes_the_flip() {
        let hands = "phase exchange; flip c7; hand:2 c2 m13 v1 s5 s11; hand:1 c13 c12 c11 m12 p";
        assert_eq!(answer(2, hands, ""), "swap:v1,s5,s11");
        assert_eq!(answer(2, hands, "2.keep"), "swap:m12+flip");
    }

    #[test]
    fn it_wins_cheaply_when_last_and_saves_what_cannot_win() {
        let hands = |mine: &str| format!("phase sale; trending c; hand:1 m5; hand:2 {mine}");
        assert_eq!(answer(2, &hands("m4 m6 m13 p"), "1.m5"), "m6");
        assert_eq!(answer(2, &hands("v3 c9 c2 p"), "1.m5"), "c2");
        assert_eq!(answer(2, &hands("m4 m2"), "1.m5"), "m2");
    }

    /// What looks best may be several actions; `greedy` takes any of them.
    #[test]
    fn a_plain_that_could_win_is_not_thrown_away() {
        let game = position(4, "phase sale; trending c; hand:1 c2; hand:2 p", "1.c2");
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal_actions(game.table.actor, &mut legal);
        game.policy(game.table.actor, &legal, &mut weights);
        let token = |action: Action| Token::<Donut>::Action(game.book, action).to_string();
        let best: Vec<_> =
            legal.iter().zip(&weights).filter(|(_, w)| **w >= 1.0).map(|(a, _)| token(*a)).collect();
        assert_eq!(best, ["p@c"]);
    }

    #[test]
    fn it_leads_a_trump_that_nothing_beats_or_its_best_other_card() {
        let hand = |mine: &str, flip: &str| format!("phase sale; flip {flip}; hand:1 {mine}; hand:2 v1");
        assert_eq!(answer(2, &hand("c13 c2 m12", "c7"), ""), "c13");
        assert_eq!(answer(2, &hand("c12 c2 m12", "c13"), ""), "c12");
        assert_eq!(answer(2, &hand("c12 c2 m12 v3", "c7"), ""), "m12");
        assert_eq!(answer(2, &hand("c3 c2 p m4", "c7"), ""), "p@c");
    }

    #[test]
    fn it_sits_out_hopeless_hands_at_large_tables() {
        let hand = |mine: &str| format!("phase sit; flip c7; hand:2 {mine}");
        assert_eq!(answer(5, &hand("m2 v3 s4 s5 m13"), ""), "out");
        assert_eq!(answer(5, &hand("m2 v3 s4 s5 p"), ""), "in");
        assert_eq!(answer(4, &hand("m2 v3 s4 s5 m13"), ""), "in");
    }

    #[test]
    fn it_beats_random_play() {
        let book = Book::<Donut>::standard(SeatCount::new(4).unwrap()).unwrap();
        let mut wins = 0;
        for stream in 0..100 {
            let mut game = Donut::new(book);
            let mut rng = fast_rng(12, stream);
            while game.turn() != Turn::Over {
                let seat = game.table.actor;
                let step = match game.turn() {
                    Turn::Act(_) if seat == Seat::new(0) => Step::Act(seat, favourite(&game)),
                    _ => game.random_step(&mut rng).unwrap(),
                };
                game.apply(step).unwrap();
            }
            wins += u32::from(game.outcome().unwrap().ranks[Seat::new(0)] == 1);
        }
        assert!(wins >= 95, "{wins} of 100");
    }

    /// Whatever the options, a quick choice is legal, and mostly what looks best.
    #[test]
    fn quick_choices_are_legal_and_like_the_policy() {
        let options: [&[(&str, &str)]; 4] = [
            &[],
            &[("flip_after_draw", "true"), ("plain_declare", "free")],
            &[("plain_forced", "true"), ("plain_flip", "reveal")],
            &[("plain_flip_takeable", "true"), ("exchange_order", "first_player_first")],
        ];
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        let (mut asked, mut alike) = (0u32, 0u32);
        for (stream, changed) in (0..40).zip(options.iter().cycle()) {
            let mut config = tabletop::Config::default();
            for (name, value) in *changed {
                config.set(name, &(*value).into()).unwrap();
            }
            let seats = SeatCount::new(2 + stream as usize % 5).unwrap();
            let mut game = Donut::new(Book::open(&config, seats).unwrap());
            let mut rng = fast_rng(13, stream);
            while game.turn() != Turn::Over {
                let seat = game.table.actor;
                let step = match game.turn() {
                    Turn::Act(_) => {
                        let action = game.sensible_action(seat, &mut legal, &mut weights, &mut rng);
                        asked += 1;
                        alike += u32::from(action == favourite(&game));
                        Step::Act(seat, action)
                    }
                    _ => game.random_step(&mut rng).unwrap(),
                };
                game.apply(step).unwrap();
            }
        }
        assert!(alike * 10 > asked * 9, "{alike} of {asked}");
    }
}
