//! Why an action looks good or bad: one sentence from what counts most in it.

use tabletop::Seat;

use super::baker::{Faces, is_unbeatable, opinion};
use super::cards::{Card, Cards, Face, Flavour};
use super::heuristic::{hopes, sit_worth};
use super::view::card_name;
use super::worth::chance_of_none;
use super::{Action, Donut};

/// Ranks, counted from 0, that often win though others play after them.
const HIGH: usize = 9;

/// The sentence. It looks at nothing that the seat does not know.
pub(super) fn say(game: &Donut, seat: Seat, action: Action) -> String {
    match action {
        Action::Name(flavour) => {
            format!("No card is dealt yet, so {} is as good as any.", flavour_name(game, flavour))
        }
        Action::In => say_in(game, seat),
        Action::Out => say_out(game, seat),
        Action::Keep => say_keep(game, seat),
        Action::Swap(cards) => say_swap(game, seat, cards.into(), false),
        Action::SwapWithFlip(cards) => say_swap(game, seat, cards.into(), true),
        Action::Leave => "All your cards are as good as the flipped one.".to_string(),
        Action::Pick(card) => say_pick(game, card),
        Action::Play(face) => match game.table.sale.played {
            0 => say_lead(game, seat, face),
            _ => say_follow(game, seat, face),
        },
        Action::LuckyReview => "A Bad Review less saves you a whole sale.".to_string(),
        Action::LuckyToken => {
            "A token lets you sit out a hopeless hand, but a Bad Review costs a sale.".to_string()
        }
    }
}

fn flavour_name(game: &Donut, flavour: Flavour) -> &'static str {
    &game.book.edition.parts.flavours[flavour.index()].name
}

fn trending_name(game: &Donut) -> &'static str {
    game.table.trending.map_or("trending", |trending| flavour_name(game, trending))
}

fn n_cards(n: usize) -> String {
    if n == 1 { "one card".to_string() } else { format!("{n} cards") }
}

/// The trending cards and the plains of the seat.
fn trumps(game: &Donut, hand: Cards) -> usize {
    hand.iter().filter(|card| card.is_plain() || card.flavour() == game.table.trending).count()
}

fn hand_in_words(game: &Donut, seat: Seat) -> String {
    let trending = trending_name(game);
    match trumps(game, game.hands[seat.index()]) {
        0 => format!("Your hand has neither {trending} nor a plain"),
        1 => format!("One card of your hand is {trending} or plain"),
        n => format!("{n} of your cards are {trending} or plain"),
    }
}

fn say_in(game: &Donut, seat: Seat) -> String {
    let hopes = hopes(game, seat);
    let none = (100.0 * chance_of_none(hopes)).round();
    let hand = hand_in_words(game, seat);
    if none > 0.0 {
        format!("{hand}: about {hopes:.1} sales, and {none:.0} % to make none.")
    } else {
        format!("{hand}: about {hopes:.1} sales.")
    }
}

fn say_out(game: &Donut, seat: Seat) -> String {
    let i = seat.index();
    let price = if game.table.tokens[i] > 0 { "a token" } else { "a Bad Review" };
    let worth = sit_worth(game, seat);
    if game.table.ins.len() == 2 {
        format!("It costs {price} and leaves every sale to your last rival.")
    } else if worth(Action::Out) > worth(Action::In) {
        format!("{}: {price} is cheaper than a round without a sale.", hand_in_words(game, seat))
    } else {
        format!("It costs {price}, and playing promises about {:.1} sales.", hopes(game, seat))
    }
}

fn say_keep(game: &Donut, seat: Seat) -> String {
    let Some(trending) = game.table.trending else { return String::new() };
    let dull = game.book.rules.worths.dull(trending, game.hands[seat.index()]).count_ones() as usize;
    if dull > 0 {
        format!("You would keep {} that an unknown card beats on average.", n_cards(dull))
    } else {
        "Every card of your hand is better than an unknown one.".to_string()
    }
}

fn say_swap(game: &Donut, seat: Seat, cards: Cards, with_flip: bool) -> String {
    let Some(trending) = game.table.trending else { return String::new() };
    let worths = &game.book.rules.worths;
    let trending_name = trending_name(game);
    let dearest = cards.iter().filter(|card| worths.card(trending, *card) > worths.draw);
    let dearest = dearest.max_by(|a, b| worths.card(trending, *a).total_cmp(&worths.card(trending, *b)));
    let flip = game.table.flip.filter(|_| with_flip);
    if let Some(flip) = flip {
        let flip_name = card_name(game.book, flip);
        return match dearest {
            Some(card) if worths.card(trending, card) >= worths.card(trending, flip) => {
                format!("It throws {}, no worse than the flipped {flip_name}.", card_name(game.book, card))
            }
            _ if cards.len() == 1 => format!("The flipped {flip_name} is better than what it throws."),
            _ => format!(
                "It takes the flipped {flip_name}, and {} more for weak ones.",
                n_cards(cards.len() - 1)
            ),
        };
    }
    if let Some(card) = dearest {
        return format!("It throws {}, better than an unknown card.", card_name(game.book, card));
    }
    let left = worths.dull(trending, game.hands[seat.index()]).count_ones() as usize - cards.len();
    let room = usize::from(game.book.rules.numbers.exchange_max) - cards.len();
    if left > 0 && room > 0 {
        format!("It keeps {} that an unknown card beats on average.", n_cards(left))
    } else {
        format!("It throws weak cards in the hope of {trending_name} and plains.")
    }
}

fn say_pick(game: &Donut, card: Card) -> String {
    let Some((flip, trending)) = game.table.flip.zip(game.table.trending) else { return String::new() };
    let worths = &game.book.rules.worths;
    let better = worths.card(trending, flip) > worths.card(trending, card);
    let (flip, card) = (card_name(game.book, flip), card_name(game.book, card));
    format!("The flipped {flip} is {} than {card}.", if better { "better" } else { "no better" })
}

fn say_lead(game: &Donut, seat: Seat, face: Face) -> String {
    let Some(trending) = game.table.trending else { return String::new() };
    let trending_name = trending_name(game);
    let card = face.card();
    if card.is_plain() {
        return if face.flavour() == trending {
            format!("The plain draws {trending_name} from the others, but many cards beat it.")
        } else {
            "A plain led as another flavour is nearly always beaten.".to_string()
        };
    }
    if face.flavour() == trending {
        return if is_unbeatable(game, seat, trending, card.index() as u32) {
            "Nothing that you have not seen beats it: a sure sale.".to_string()
        } else {
            format!("It draws {trending_name} from the others, but a higher one is still about.")
        };
    }
    if card.rank().is_some_and(|rank| rank >= HIGH) {
        format!(
            "It wins unless somebody has no {} and plays {trending_name}.",
            flavour_name(game, face.flavour())
        )
    } else {
        format!("A low lead gives this sale away and saves your {trending_name}.")
    }
}

fn say_follow(game: &Donut, seat: Seat, face: Face) -> String {
    let Some(trending) = game.table.trending else { return String::new() };
    let sale = &game.table.sale;
    let rules = &game.book.rules;
    let faces = Faces::new(rules, trending);
    let legal = game.playable(seat);
    let winning = legal & rules.winners(sale.key, trending, sale.lead);
    let after = game.table.ins.len() - usize::from(sale.played) - 1;
    let dear = face.card().is_plain() || face.flavour() == trending;
    if winning & face.bit() == 0 {
        return if dear {
            format!("It cannot win this sale, and {} is worth keeping.", dear_name(game, face))
        } else if winning == 0 {
            "Nothing you may play wins this sale, so lose a weak card.".to_string()
        } else {
            "It gives this sale away and saves better cards.".to_string()
        };
    }
    let cheapest = faces.cheapest(winning) & face.bit() != 0;
    match after {
        0 if cheapest => "You play last, and this is the cheapest card that wins.".to_string(),
        0 => "It wins this sale, but a cheaper card would do.".to_string(),
        _ => {
            let rivals =
                if after == 1 { "one rival plays".to_string() } else { format!("{after} rivals play") };
            if opinion(game, seat, legal).best & face.bit() != 0 {
                format!("It is winning so far, and {rivals} after you.")
            } else {
                format!("It is winning so far, but {rivals} after you and may beat it.")
            }
        }
    }
}

fn dear_name(game: &Donut, face: Face) -> String {
    if face.card().is_plain() { "a plain".to_string() } else { trending_name(game).to_string() }
}

#[cfg(test)]
mod tests {
    use super::super::arrange::position;
    use tabletop::{Game, Step, parse_step};

    use super::*;

    /// Why seat 1 or 2, whoever is asked, should or should not do this.
    fn why(seats: usize, settings: &str, steps: &str, action: &str) -> String {
        let game = position(seats, settings, steps);
        let book = game.book;
        let Ok(Step::Act(seat, action)) = parse_step::<Donut>(book, action) else { panic!("{action}") };
        assert!(game.is_legal(seat, action));
        say(&game, seat, action)
    }

    #[test]
    fn sitting_out() {
        let hand = |mine: &str| format!("phase sit; flip c7; hand:2 {mine}");
        assert_eq!(
            why(5, &hand("m2 v3 s4 s5 m12"), "", "2.out"),
            "Your hand has neither Chocolate nor a plain: a token is cheaper than a round without a sale."
        );
        assert_eq!(
            why(4, &hand("m2 v3 c4 s5 p"), "", "2.in"),
            "2 of your cards are Chocolate or plain: about 1.2 sales, and 23 % to make none."
        );
        assert_eq!(
            why(2, &hand("m2 v3 s4 s5 m12"), "", "2.out"),
            "It costs a token and leaves every sale to your last rival."
        );
    }

    #[test]
    fn exchanging() {
        let hands = "phase exchange; flip c7; hand:2 c2 m13 v1 s5 s11; hand:1 c13 c12 c11 m12 p";
        assert_eq!(
            why(2, hands, "", "2.swap:v1,s5,s11"),
            "It throws weak cards in the hope of Chocolate and plains."
        );
        assert_eq!(why(2, hands, "", "2.swap:c2"), "It throws Chocolate 2, better than an unknown card.");
        assert_eq!(
            why(2, hands, "", "2.keep"),
            "You would keep 3 cards that an unknown card beats on average."
        );
        assert_eq!(
            why(2, hands, "2.keep", "1.swap:m12+flip"),
            "The flipped Chocolate 7 is better than what it throws."
        );
    }

    #[test]
    fn leading() {
        let hands = "phase sale; flip c7; hand:1 c13 c2 m12 m3 p; hand:2 v1";
        let why = |card: &str| why(2, hands, "", card);
        assert_eq!(why("1.c13"), "Nothing that you have not seen beats it: a sure sale.");
        assert_eq!(why("1.c2"), "It draws Chocolate from the others, but a higher one is still about.");
        assert_eq!(why("1.m12"), "It wins unless somebody has no Maple and plays Chocolate.");
        assert_eq!(why("1.m3"), "A low lead gives this sale away and saves your Chocolate.");
        assert_eq!(why("1.p@m"), "A plain led as another flavour is nearly always beaten.");
    }

    #[test]
    fn following() {
        let hands = |mine: &str| format!("phase sale; trending c; hand:1 m5; hand:2 {mine}");
        let why = |mine: &str, card: &str| why(2, &hands(mine), "1.m5", card);
        assert_eq!(why("m4 m6 m13", "2.m6"), "You play last, and this is the cheapest card that wins.");
        assert_eq!(why("m4 m6 m13", "2.m13"), "It wins this sale, but a cheaper card would do.");
        assert_eq!(why("m4 m6 m13", "2.m4"), "It gives this sale away and saves better cards.");
        assert_eq!(why("m4 m2", "2.m2"), "Nothing you may play wins this sale, so lose a weak card.");
    }
}
