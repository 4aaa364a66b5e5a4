//! What looks good: *Baker*, a simple player that exchanges hard, takes cheap sales and sits out hopeless hands.

use tabletop::{Game, Seat};

use super::cards::{Card, Cards, Face, Flavour};
use super::table::{FlipAt, Phase, Table};
use super::{Action, Donut};

/// An off-flavour card of at least this value is kept in the exchange.
const KEEP_FROM: u32 = 12;
/// What makes a trending card and a plain worth keeping.
const KEEP_TRENDING: u32 = 100;
const KEEP_PLAIN: u32 = 200;
/// An off-flavour card of at least this value is led although there are trumps enough.
const LEAD_FROM: u8 = 12;
/// With so many trumps and plains, trumps are led.
const MANY_TRUMPS: usize = 3;
/// A card of at least this value may win although others play after it.
const GOOD_WINNER: u8 = 10;
/// Sitting out pays with so many seats, and so many still in.
const SIT_OUT_SEATS: usize = 5;
const SIT_OUT_LEFT: usize = 4;

/// One weight per action: 1 for what Baker does, 0 for the rest.
pub(super) fn policy(game: &Donut, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
    let chosen = choose(game, seat).filter(|action| legal.contains(action));
    weights.extend(legal.iter().map(|action| match chosen {
        Some(chosen) => f32::from(u8::from(*action == chosen)),
        None => 1.0,
    }));
}

/// What Baker does; nothing where it has no opinion.
fn choose(game: &Donut, seat: Seat) -> Option<Action> {
    let hand = game.hands[seat.index()];
    match game.table.phase {
        Phase::Sit => Some(if sits_out(game, seat, hand) { Action::Out } else { Action::In }),
        Phase::Exchange => Some(exchange(game, seat, hand)),
        Phase::Pick => Some(if takes_flip(game, hand) {
            lowest(game, hand).map_or(Action::Leave, Action::Pick)
        } else {
            Action::Leave
        }),
        Phase::Sale => play(game, seat, hand).map(Action::Play),
        Phase::Lucky => Some(Action::LuckyReview),
        _ => None,
    }
}

/// Whether the hand has neither trump nor plain, and it is cheap to wait for a better one.
fn sits_out(game: &Donut, seat: Seat, hand: Cards) -> bool {
    let Table { tokens, first_player, ins, .. } = &game.table;
    game.book.seats.get() >= SIT_OUT_SEATS
        && tokens[seat.index()] > 0
        && seat != *first_player
        && ins.len() >= SIT_OUT_LEFT
        && trumps(game, hand).is_empty()
}

/// The natural trumps and the plains.
fn trumps(game: &Donut, hand: Cards) -> Cards {
    hand.iter().filter(|card| card.is_plain() || card.flavour() == game.table.trending).collect()
}

fn value(game: &Donut, card: Card) -> u8 {
    card.rank().map_or(0, |rank| game.book.edition.parts.ranks[rank].value)
}

fn keep(game: &Donut, card: Card) -> u32 {
    let value = u32::from(value(game, card));
    match card.flavour() {
        None => KEEP_PLAIN,
        Some(flavour) if Some(flavour) == game.table.trending => KEEP_TRENDING + value,
        Some(_) => value,
    }
}

fn lowest(game: &Donut, hand: Cards) -> Option<Card> {
    hand.iter().min_by_key(|card| keep(game, *card))
}

/// Whether the flipped card is better than the worst of the hand.
fn takes_flip(game: &Donut, hand: Cards) -> bool {
    let flip = game.table.flip.map_or(0, |flip| keep(game, flip));
    lowest(game, hand).is_some_and(|card| keep(game, card) < flip.max(KEEP_TRENDING))
}

fn exchange(game: &Donut, seat: Seat, hand: Cards) -> Action {
    let most = usize::from(game.book.rules.numbers.exchange_max);
    let mut throw = Cards::EMPTY;
    let mut rest = hand;
    while throw.len() < most
        && let Some(card) = lowest(game, rest).filter(|card| keep(game, *card) < KEEP_FROM)
    {
        rest.remove(card);
        throw.add(card);
    }
    let with_flip = game.offers_flip(seat);
    if with_flip && throw.is_empty() && most > 0 && takes_flip(game, hand) {
        throw = lowest(game, hand).into_iter().collect();
    }
    match (throw.is_empty(), with_flip) {
        (true, _) => Action::Keep,
        (false, true) => Action::SwapWithFlip(throw.into()),
        (false, false) => Action::Swap(throw.into()),
    }
}

fn play(game: &Donut, seat: Seat, hand: Cards) -> Option<Face> {
    let legal = game.playable(seat);
    if legal.is_power_of_two() {
        return Face::each(legal).next();
    }
    if game.table.sale.played == 0 { Some(lead(game, hand)?) } else { follow(game, legal) }
}

fn lead(game: &Donut, hand: Cards) -> Option<Face> {
    let Table { trending, plays, flip, flip_at, revealed, .. } = &game.table;
    let trending = (*trending)?;
    let trumps = trumps(game, hand);
    let natural_trumps = hand.naturals() & trending.cards();
    let mut gone = hand.plus(plays.cards()).plus(*revealed);
    if let (Some(flip), FlipAt::Table) = (flip, flip_at) {
        gone.add(*flip);
    }
    if natural_trumps != 0 {
        let top = natural_trumps.ilog2();
        let higher = trending.cards() & !((2 << top) - 1);
        if higher & !gone.flags() == 0 {
            return Face::each(1 << top).next();
        }
    }
    let off = hand.minus(trumps);
    // Of equal values the card that comes first.
    let best_off = off.iter().max_by_key(|card| (value(game, *card), std::cmp::Reverse(*card)));
    if let Some(card) = best_off
        && (trumps.len() < MANY_TRUMPS || value(game, card) >= LEAD_FROM)
    {
        return Face::natural(card);
    }
    let face = |card: Card| Face::natural(card).unwrap_or(Face::plain_as(trending));
    trumps.kinds().map(face).max_by_key(|face| game.book.rules.rank2(*face))
}

fn follow(game: &Donut, legal: u64) -> Option<Face> {
    let rules = &game.book.rules;
    let Table { sale, trending, ins, .. } = &game.table;
    let is_trump = |face: Face| Some(face.flavour()) == *trending;
    let cost = |face: &Face| (is_trump(*face) || face.card().is_plain(), rules.rank2(*face));
    let wins = |face: &Face| rules.key(*face, *trending, sale.lead) > sale.key;
    let cheapest = || Face::each(legal).min_by_key(cost);
    let winning = || Face::each(legal).filter(wins);
    if winning().next().is_none() {
        return cheapest();
    }
    let after = ins.len() - usize::from(sale.played) - 1;
    if after == 0 {
        return winning().min_by_key(cost);
    }
    let lead_trends = Some(sale.lead) == *trending;
    let natural_lead = |face: &Face| !face.card().is_plain() && face.flavour() == sale.lead;
    if !lead_trends && !winning().any(|face| natural_lead(&face)) {
        let trump = winning().filter(|face| is_trump(*face)).min_by_key(cost);
        return trump.or_else(|| winning().find(|face| face.flavour() == sale.lead));
    }
    let best =
        winning().filter(|face| lead_trends || natural_lead(face)).max_by_key(|face| rules.rank2(*face))?;
    let good =
        value(game, best.card()) >= GOOD_WINNER || after == 1 || Face::each(legal).all(|face| wins(&face));
    if good { Some(best) } else { cheapest() }
}

/// A guess at the seat's share of the win: where the seats stand, what their hands promise for the rest of the round,
/// and the more telling the closer the best of them is to the target.
pub(super) fn estimate(game: &Donut, seat: Seat) -> f32 {
    if let Some(outcome) = game.outcome() {
        return outcome.win_share(seat) as f32;
    }
    let table = &game.table;
    let seats = game.book.seats;
    let token_worth = if seats.get() >= SIT_OUT_SEATS { 0.3 } else { 0.0 };
    let left = f32::from(game.book.rules.numbers.hand - table.sales_played.min(game.book.rules.numbers.hand));
    let promise =
        |seat: Seat| if table.ins.contains(seat) { promise(game, game.hands[seat.index()]) } else { 0.0 };
    let promised: f32 = seats.seats().map(promise).sum();
    let standing = |seat: Seat| {
        let i = seat.index();
        let sales = if promised > 0.0 { left * promise(seat) / promised } else { 0.0 };
        let review =
            if table.sales[i] == 0 && table.ins.contains(seat) { (0.9 - 0.5 * sales).max(0.0) } else { 0.0 };
        let stands = f32::from(table.fame[i]) - f32::from(table.reviews[i]);
        stands + token_worth * f32::from(table.tokens[i]) + sales - review
    };
    let best = seats.seats().map(standing).fold(f32::NEG_INFINITY, f32::max);
    let to_go = (f32::from(game.book.rules.target) - best).max(0.0);
    let spread = 1.0 + 0.35 * to_go;
    let strength = |seat: Seat| ((standing(seat) - best) / spread).exp();
    strength(seat) / seats.seats().map(strength).sum::<f32>()
}

/// Sales that a hand may hope for, before the hands are compared.
fn promise(game: &Donut, hand: Cards) -> f32 {
    let worth = |card: Card| {
        let value = f32::from(value(game, card));
        match card.flavour() {
            None => 0.4,
            Some(flavour) if is_trending(game, flavour) => 0.2 + 0.006 * value * value,
            Some(_) => {
                if value > 12.0 {
                    0.15
                } else {
                    0.02
                }
            }
        }
    };
    0.1 + hand.iter().map(worth).sum::<f32>()
}

fn is_trending(game: &Donut, flavour: Flavour) -> bool {
    Some(flavour) == game.table.trending
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, SeatCount, Step, Token, Turn, fast_rng, parse_step};

    use super::*;

    /// What Baker does in a position set up by hand, after some steps.
    fn answer(seats: usize, settings: &str, steps: &str) -> String {
        let book = Book::<Donut>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<(String, String)> = settings
            .split(';')
            .filter_map(|setting| setting.trim().split_once(' '))
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .collect();
        let mut game = Donut::arrange(book, &settings).unwrap();
        for step in steps.split_whitespace() {
            game.apply(parse_step::<Donut>(book, step).unwrap()).unwrap();
        }
        let action = choose(&game, game.table.actor).unwrap();
        Token::<Donut>::Action(book, action).to_string()
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
        let (mut actions, mut outcomes, mut wins) = (Vec::new(), Vec::new(), 0);
        for stream in 0..100 {
            let mut game = Donut::new(book);
            let mut rng = fast_rng(12, stream);
            while game.turn() != Turn::Over {
                let seat = game.table.actor;
                let step = match game.turn() {
                    Turn::Act(_) if seat == Seat::new(0) => match choose(&game, seat) {
                        Some(action) => Step::Act(seat, action),
                        None => Step::Act(seat, game.sample_action(seat, &mut actions, &mut rng)),
                    },
                    Turn::Act(_) => Step::Act(seat, game.sample_action(seat, &mut actions, &mut rng)),
                    _ => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                };
                game.apply(step).unwrap();
            }
            wins += u32::from(game.outcome().unwrap().ranks[Seat::new(0)] == 1);
        }
        assert!(wins >= 95, "{wins} of 100");
    }
}
