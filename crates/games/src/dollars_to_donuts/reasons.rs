//! Why an action looks good or bad: the largest terms of the heuristic in words.

use tabletop::{Phrase, say};

use super::board::Square;
use super::eye::Eye;
use super::joints::Harvest;
use super::mat::Cover;
use super::naming::{is_holes, order_points};
use super::offer::halves;
use super::{Action, DollarsToDonuts, Kind, Placement, Tile, WORDS};

/// One sentence on what counts most in `action` for the seat to move.
pub(super) fn say_why(game: &DollarsToDonuts, action: Action) -> Phrase {
    match action {
        Action::Start { starter, at, facing } => {
            let faces = game.book.rules.faces_of(Cover::starter(starter, facing));
            say!(WORDS, "why-start", lost: game.lost_halves(faces, at))
        }
        Action::NoBuy => say!(WORDS, "why-buy-nothing"),
        Action::Buy(price) => bought(game, price),
        Action::Pay(payment) => say!(WORDS, "why-pay", halves: halves(game.book, payment)),
        Action::Lay(placement) => {
            let harvest = game.tile.map(|tile| game.harvest(placement.covers(tile))).unwrap_or_default();
            let lost = Eye::new(game).more_fragments(placement.mask());
            covered(game, "strip", placement.on_mat, &harvest, lost)
        }
        Action::NoPut => say!(WORDS, "why-put-nothing"),
        Action::Put { kind, at, .. } if is_holes(game.book, kind) => hole(game, kind, at),
        Action::Put { kind, at, facing } => {
            let harvest = game.harvest([(at, Cover::dollar(kind, facing))].into_iter());
            let eye = Eye::new(game);
            if harvest.donuts() == 0 && eye.blocks_strip(at) {
                say!(WORDS, "why-put-blocks")
            } else {
                covered(game, "dollar", 1, &harvest, eye.more_fragments(at.bit()))
            }
        }
        Action::NoServe => {
            let thrilled = game.line().iter().any(|customer| game.levels(game.to_move, *customer) == 3);
            if thrilled { say!(WORDS, "why-serve-nobody-thrilled") } else { say!(WORDS, "why-serve-nobody") }
        }
        Action::Serve { customer, level } => {
            let (points, worth) =
                (order_points(game.book, customer, level), game.order_value(customer, level));
            let note = match level {
                1 | 2 => "larger",
                _ if game.is_rare(game.to_move, customer) => "rare",
                _ => "none",
            };
            say!(WORDS, "why-serve", points: points, worth: worth, more: points - worth, note: note)
        }
    }
}

/// `Completes 2 donuts for 3 points, and mismatches pay 1 dollar.`
fn covered(
    game: &DollarsToDonuts,
    how: &'static str,
    squares: u8,
    harvest: &Harvest,
    more_fragments: f32,
) -> Phrase {
    let (donuts, dollars) = (harvest.donuts(), harvest.dollars);
    let result = match (donuts, dollars) {
        (0, 0) => "nothing",
        (0, _) => "sold",
        (_, 0) => "made",
        _ => "both",
    };
    say!(
        WORDS,
        "why-cover",
        how: how,
        result: result,
        squares: squares,
        donuts: donuts,
        points: game.token_points(harvest.tokens),
        dollars: dollars,
        lost: more_fragments.round().max(0.0) as u8
    )
}

/// The best a strip could do, and what it costs.
fn bought(game: &DollarsToDonuts, price: u8) -> Phrase {
    let mut eye = Eye::new(game);
    let mut best: Option<(f32, Tile, Placement)> = None;
    if let Some(tile) = game.tile_for(price) {
        game.each_placement(tile, u64::MAX, |placement| {
            let worth = eye.strip_in_view(tile, placement, price) - eye.strip_room(placement);
            if best.is_none_or(|(other, ..)| worth > other) {
                best = Some((worth, tile, placement));
            }
        });
    }
    let Some((_, tile, placement)) = best else { return say!(WORDS, "why-buy-no-room") };
    let harvest = game.harvest(placement.covers(tile));
    let (donuts, dollars) = (harvest.donuts(), harvest.dollars);
    let result = match (donuts, dollars) {
        (0, 0) => "nothing",
        (0, _) => "sold",
        _ => "made",
    };
    say!(
        WORDS,
        "why-buy",
        result: result,
        squares: placement.on_mat,
        donuts: donuts,
        points: game.token_points(harvest.tokens),
        dollars: dollars,
        price: price
    )
}

fn hole(game: &DollarsToDonuts, kind: Kind, at: Square) -> Phrase {
    let eye = Eye::new(game);
    let (points, makes_pair) = game.hole_pair(game.to_move, kind);
    let freed = -eye.more_fragments(at.bit());
    if makes_pair {
        say!(WORDS, "why-hole-pair", points: points)
    } else if eye.blocks_strip(at) {
        say!(WORDS, "why-hole-blocks")
    } else if freed > 0.5 {
        say!(WORDS, "why-hole-frees")
    } else {
        say!(WORDS, "why-hole")
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, SeatCount, Step, Words, parse_step};

    use super::*;

    /// What is said of the last of these steps.
    fn why(settings: &[(&str, &str)], steps: &str) -> String {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DollarsToDonuts::arrange(book, &settings).unwrap();
        let mut said = String::new();
        for text in steps.split_whitespace() {
            let step = parse_step::<DollarsToDonuts>(book, text).unwrap();
            if let Step::Act(seat, action) = step {
                said = game.say_why(seat, action).to_string();
            }
            game.apply(step).unwrap();
        }
        said
    }

    #[test]
    fn strips_are_told_by_donuts_and_dollars() {
        let lay = |tile: &str, steps: &str| why(&[("slots", &format!("d01 d02 d03 d04 d08 {tile}"))], steps);
        let both = "Completes 1 donut for 1 point, and mismatches pay 3 dollars.";
        assert_eq!(lay("d05", "1.buy:0 1.lay:b3s4"), both);
        assert_eq!(lay("d32", "1.buy:0 1.lay:b3s4"), "Completes 2 donuts for 4 points.");
        assert_eq!(lay("d06", "1.buy:0 1.lay:b3n4"), "Fills 4 squares; mismatches pay 6 dollars.");
        assert_eq!(why(&[], "1.nobuy"), "Saves the dollars, but fills no square.");
    }

    #[test]
    fn orders_are_told_by_what_they_add_to_the_tokens() {
        let tokens = [("hand1", "-"), ("tokens1", "P2 C1 J1")];
        let expected = "12 points for tokens worth 9: 3 more, and a neighborhood served least.";
        assert_eq!(why(&tokens, "1.nobuy 1.serve:c14-3"), expected);
        let expected = "6 points for tokens worth 4: 2 more; a larger order would bring more.";
        assert_eq!(why(&tokens, "1.nobuy 1.serve:c14-2"), expected);
        let expected = "Leaves a customer who could be thrilled to the others.";
        assert_eq!(why(&tokens, "1.nobuy 1.noserve"), expected);
    }

    #[test]
    fn dollar_tiles_are_told_by_what_they_complete_or_block() {
        let hand = [("hand1", "up1 op2")];
        assert_eq!(
            why(&hand, "1.nobuy 1.put:up@a1n"),
            "Completes nothing, and a whole strip could lie there."
        );
        assert_eq!(
            why(&hand, "1.nobuy 1.put:op@g7"),
            "A whole strip could lie there: a hole would waste the room."
        );
        let pay = "Pays with holes only and keeps the halves, which can complete donuts.";
        assert_eq!(why(&hand, "1.buy:1 1.pay:op1"), pay);
        assert_eq!(why(&hand, "1.buy:1 1.pay:up1"), "Gives away 1 half that could complete donuts.");
    }
}
