//! Why an action looks good or bad: the largest terms of the heuristic in words.

use super::board::{Cover, Square};
use super::heuristic::Eye;
use super::rules::meet;
use super::{Action, DollarsToDonuts, Kind, Payment, Placement, Tile};

/// What covering some squares brings at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Brings {
    donuts: u32,
    points: i32,
    dollars: u8,
}

/// One sentence on what counts most in `action` for the seat to move.
pub(super) fn say_why(game: &DollarsToDonuts, action: Action) -> String {
    match action {
        Action::Start { starter, at, facing } => {
            let faces = game.book.rules.faces_of(Cover::starter(starter, facing));
            match game.lost_halves(faces, at) {
                0 => "All its halves face the mat and can become donuts.".to_string(),
                1 => "One half looks over the border and is lost.".to_string(),
                n => format!("{n} halves look over the border and are lost."),
            }
        }
        Action::NoBuy => "Saves the dollars, but fills no square.".to_string(),
        Action::Buy(price) => bought(game, price),
        Action::Pay(payment) => paid(game, payment),
        Action::Lay(placement) => game.tile.map_or_else(String::new, |tile| {
            let brings = strip(game, tile, placement);
            let lost = Eye::new(game).more_fragments(placement.mask());
            let filled = format!("Fills {}", count(placement.on_mat.into(), "square"));
            sentence(&filled, brings, lost)
        }),
        Action::NoPut => "The dollar tiles stay in hand to pay for strips.".to_string(),
        Action::Put { kind, at, .. } if game.book.edition.parts.kinds[kind.index()].holes => {
            hole(game, kind, at)
        }
        Action::Put { kind, at, facing } => {
            let mut brings = Brings::default();
            add(game, at, Cover::dollar(kind, facing), &mut brings);
            let eye = Eye::new(game);
            if brings.donuts == 0 && eye.blocks_strip(at) {
                "Completes nothing, and a whole strip could lie there.".to_string()
            } else {
                sentence("Fills 1 square for a dollar", brings, eye.more_fragments(at.bit()))
            }
        }
        Action::NoServe => {
            let served = game.line().iter().any(|customer| game.levels(game.to_move, *customer) == 3);
            if served {
                "Leaves a customer who could be thrilled to the others.".to_string()
            } else {
                "Keeps the tokens for a larger order.".to_string()
            }
        }
        Action::Serve { customer, level } => {
            let card = &game.book.edition.parts.customers[customer.index()];
            let (points, worth) = (card.points[usize::from(level) - 1], game.order_value(customer, level));
            let rare =
                if game.is_rare(game.to_move, customer) { ", and a neighborhood served least" } else { "" };
            let more = if level < 3 { "; a larger order would bring more" } else { rare };
            format!("{points} points for tokens worth {worth}: {} more{more}.", points - worth)
        }
    }
}

fn count(n: usize, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

/// Adds the donuts and dollars that covering this square brings.
fn add(game: &DollarsToDonuts, at: Square, cover: Cover, brings: &mut Brings) {
    let (rules, mat) = (&game.book.rules, &game.mats[game.to_move.index()]);
    meet(rules, mat, at, cover, &mut |half, other| {
        if half == other {
            brings.donuts += 1;
            brings.points += game.book.edition.parts.types[usize::from(half)].token_points;
        } else {
            brings.dollars += rules.pays[usize::from(half)][usize::from(other)];
        }
    });
}

fn strip(game: &DollarsToDonuts, tile: Tile, placement: Placement) -> Brings {
    let mut brings = Brings::default();
    for (square, position) in placement.squares().zip(placement.first_position()..) {
        add(game, square, Cover::strip(tile, placement.facing, position), &mut brings);
    }
    brings
}

/// `Completes 2 donuts for 3 points, and mismatches pay 1 dollar.`
fn sentence(filled: &str, brings: Brings, more_fragments: f32) -> String {
    let Brings { donuts, points, dollars } = brings;
    let mut text = match (donuts, dollars) {
        (0, 0) => format!("{filled}, but completes no donut"),
        (0, _) => format!("{filled}; mismatches pay {}", count(dollars.into(), "dollar")),
        (_, 0) => made(donuts, points),
        _ => format!("{}, and mismatches pay {}", made(donuts, points), count(dollars.into(), "dollar")),
    };
    let lost = more_fragments.round() as usize;
    if more_fragments >= 1.0 {
        text += &format!(
            "; {} harder to reach",
            if lost == 1 { "1 square is".into() } else { format!("{lost} squares are") }
        );
    }
    text + "."
}

fn made(donuts: u32, points: i32) -> String {
    let points = count(points.unsigned_abs() as usize, "point");
    format!("Completes {} for {points}", count(donuts as usize, "donut"))
}

/// The best a strip could do, and what it costs.
fn bought(game: &DollarsToDonuts, price: u8) -> String {
    let Some(tile) = game.tile_for(price) else { return String::new() };
    let mut eye = Eye::new(game);
    let mut best: Option<(f32, Placement)> = None;
    game.each_placement(tile, u64::MAX, |placement| {
        let worth = eye.strip_in_view(tile, placement, price) - eye.strip_room(placement);
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, placement));
        }
    });
    let Some((_, placement)) = best else { return "There is no room for it on your mat.".to_string() };
    let brings = strip(game, tile, placement);
    let costs =
        if price == 0 { "free".to_string() } else { format!("for {}", count(price.into(), "dollar")) };
    match brings {
        Brings { donuts: 0, dollars: 0, .. } => {
            format!(
                "Completes no donut now, but fills {}, {costs}.",
                count(placement.on_mat.into(), "square")
            )
        }
        Brings { donuts: 0, dollars, .. } => {
            format!("Its mismatches pay {}, {costs}.", count(dollars.into(), "dollar"))
        }
        Brings { donuts, points, .. } => format!("{}, {costs}.", made(donuts, points)),
    }
}

fn paid(game: &DollarsToDonuts, payment: Payment) -> String {
    let kinds = &game.book.edition.parts.kinds;
    let halves: usize = payment
        .counts()
        .filter(|(kind, _)| !kinds[kind.index()].holes)
        .map(|(_, count)| usize::from(count))
        .sum();
    if halves == 0 {
        "Pays with holes only and keeps the halves, which can complete donuts.".to_string()
    } else {
        format!(
            "Gives away {} that could complete donuts.",
            if halves == 1 { "1 half".into() } else { format!("{halves} halves") }
        )
    }
}

fn hole(game: &DollarsToDonuts, kind: Kind, at: Square) -> String {
    let eye = Eye::new(game);
    let (points, makes_pair) = game.hole_pair(game.to_move, kind);
    let freed = -eye.more_fragments(at.bit());
    if makes_pair {
        format!(
            "A second tile of these holes makes a pair: {}.",
            count(points.unsigned_abs() as usize, "point")
        )
    } else if eye.blocks_strip(at) {
        "A whole strip could lie there: a hole would waste the room.".to_string()
    } else if freed > 0.5 {
        "Fills a square that no strip can reach.".to_string()
    } else {
        "Fills a square, which saves a point, for a dollar.".to_string()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, Names, SeatCount, Step, Words, parse_step};

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
                said = game.say_why(seat, action, &Names::new(Vec::new()));
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
