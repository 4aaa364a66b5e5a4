//! Why an action looks good or bad: one sentence from what counts most in it.

use tabletop::{Names, Seat};

use super::rules::donuts;
use super::values::Holding;
use super::{Action, Donut, GoNuts, Power, picks};

/// From here on a place is likely to be contested.
const CROWDED: f32 = 0.4;

/// The sentence. It looks at nothing that the seat does not know.
pub(super) fn say(game: &GoNuts, seat: Seat, action: Action, names: &Names) -> String {
    let own = Holding::new(game, seat);
    let name = |donut: Donut| name(game, donut);
    match action {
        Action::Pick(place) => say_pick(game, seat, &own, place),
        Action::Keep(donut) | Action::Salvage(donut) | Action::Scoop(donut) => {
            format!("{}.", gain_in_words(game, &own, donut))
        }
        Action::Steal(victim, donut) => {
            let lost = Holding::new(game, victim).loss(donut);
            format!("{}, and {} {}.", gain_in_words(game, &own, donut), names.of(victim), loses(lost))
        }
        Action::Trash(victim, donut) => {
            format!("{} {}.", names.of(victim), loses(Holding::new(game, victim).loss(donut)))
        }
        Action::Give(to, donut) => {
            let mut after = *game;
            after.lose(seat, donut);
            let gained = Holding::new(&after, to).gain(donut);
            format!("You {}, and {} {}.", lose(own.loss(donut)), names.of(to), gains(gained))
        }
        Action::Toss(donut) => format!("Without the {} you {}.", name(donut), lose(own.loss(donut))),
        Action::Pass(donut) => {
            let left = game.book.seats.next(seat);
            let gained = Holding::new(game, left).gain(donut);
            format!("You {}, and {} {}.", lose(own.loss(donut)), names.of(left), gains(gained))
        }
        Action::Clear(0) => "What is left may be yours in the next round.".to_string(),
        Action::Clear(places) => {
            let n = places.count_ones();
            format!(
                "{} of the row that others want more than you.",
                if n == 1 { "A donut" } else { "Donuts" }
            )
        }
        Action::ScoopStop => "Nothing in the pile is worth more to you.".to_string(),
        Action::MilkDrop => "You keep your other donuts.".to_string(),
        Action::MilkPay => {
            let cheapest = own.cheapest(game.kinds[seat.index()]).map(|(donut, _)| name(donut));
            format!("It can be paid with what you miss least, such as {}.", cheapest.unwrap_or("nothing"))
        }
    }
}

fn name(game: &GoNuts, donut: Donut) -> &'static str {
    &game.book.edition.parts.types[donut.index()].name
}

fn points(n: i32) -> String {
    if n == 1 { "1 point".to_string() } else { format!("{n} points") }
}

fn lose(lost: i32) -> String {
    match lost {
        0 => "lose nothing".to_string(),
        1.. => format!("lose {}", points(lost)),
        _ => format!("gain {}", points(-lost)),
    }
}

fn loses(lost: i32) -> String {
    gains(-lost)
}

fn gains(gained: i32) -> String {
    match gained {
        0 => "gains and loses nothing".to_string(),
        1.. => format!("gains {}", points(gained)),
        _ => format!("loses {}", points(-gained)),
    }
}

/// `A second Jelly Filled brings 5 points now`.
fn gain_in_words(game: &GoNuts, own: &Holding<'_>, donut: Donut) -> String {
    let which = match own.copies(donut) {
        0 => "A",
        1 => "A second",
        2 => "A third",
        _ => "Another",
    };
    let name = name(game, donut);
    let which = if which == "A" && name.starts_with(['A', 'E', 'I', 'O', 'U']) { "An" } else { which };
    let promise = own.promise(donut) > 0.0;
    match (own.gain(donut), promise) {
        (gain @ 1.., true) => format!("{which} {name} brings {} now, and more with another", points(gain)),
        (gain @ 1.., false) => format!("{which} {name} brings {} now", points(gain)),
        (0, true) => format!("{which} {name} counts nothing yet, but with another"),
        (0, false) => format!("{which} {name} brings you no points"),
        (gain, true) => format!("{which} {name} costs {} until you have another", points(-gain)),
        (gain, false) => format!("{which} {name} costs {}", points(-gain)),
    }
}

fn say_pick(game: &GoNuts, seat: Seat, own: &Holding<'_>, place: u8) -> String {
    let Some(donut) = game.at(place) else { return "The place is empty.".to_string() };
    let good = power_in_words(game, own, seat, donut).unwrap_or_else(|| gain_in_words(game, own, donut));
    let free = picks::chances_to_be_alone(game, seat)[usize::from(place) - 1];
    if game.book.seats.get() == 2 {
        let rival = Holding::new(game, game.book.seats.next(seat));
        let theirs = rival.value(donut);
        return if theirs > own.value(donut) {
            format!("{good}; your rival wants it more, so blocking it helps too.")
        } else {
            format!("{good}.")
        };
    }
    let crowd = (100.0 * (1.0 - free)).round();
    if 1.0 - free >= CROWDED {
        format!("{good}, but others want it too: {crowd:.0} % to be contested.")
    } else {
        format!("{good}; only {crowd:.0} % to be contested.")
    }
}

/// What a power of the row is good for, if it matters more than the points.
fn power_in_words(game: &GoNuts, own: &Holding<'_>, seat: Seat, donut: Donut) -> Option<String> {
    let title = name(game, donut);
    let words = match game.book.rules.powers[donut.index()] {
        Power::None | Power::PassLeft | Power::ClearUnselected => return None,
        Power::DrawOne | Power::PeekTwoKeepOne if game.deck_cards() == 0 => {
            format!("{title} finds the deck empty")
        }
        Power::DrawOne => format!("{title} brings a second donut from the deck"),
        Power::PeekTwoKeepOne => format!("{title} brings the better of two donuts from the deck"),
        Power::TakeTopDiscard | Power::TakeAnyDiscard | Power::ScoopDiscard if game.pile.len == 0 => {
            format!("{title} finds no discarded donut")
        }
        Power::TakeTopDiscard => {
            let top = game.pile.iter().next_back()?;
            format!("{title} brings the discarded {}", name(game, top))
        }
        Power::TakeAnyDiscard | Power::ScoopDiscard => {
            let found = donuts(game.pile.kinds());
            let best = found.max_by(|a, b| own.gain_and_promise(*a).total_cmp(&own.gain_and_promise(*b)))?;
            format!("{title} brings the discarded {}", name(game, best))
        }
        Power::Steal => format!("{title} takes a donut from an opponent"),
        Power::DiscardOther => format!("{title} destroys a donut of an opponent"),
        Power::Give | Power::DiscardOwn => {
            let (worst, loss) = own.cheapest(game.kinds[seat.index()])?;
            let gain = own.gain(donut);
            format!("{title} brings {} and costs your {} ({loss})", points(gain), name(game, worst))
        }
        Power::PayOrDrop => {
            format!("{title} must be paid with {} others", game.book.rules.power_counts[donut.index()])
        }
    };
    Some(words)
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, SeatCount, Step, parse_step};

    use super::*;

    fn why(seats: usize, settings: &[(&str, &str)], action: &str) -> String {
        let book = Book::<GoNuts>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<(String, String)> =
            settings.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
        let game = GoNuts::arrange(book, &settings).unwrap();
        let Ok(Step::Act(seat, action)) = parse_step::<GoNuts>(book, action) else { panic!("{action}") };
        assert!(game.is_legal(seat, action), "{action:?}");
        say(&game, seat, action, &Names::new(vec![]))
    }

    #[test]
    fn a_pick_tells_what_it_brings_and_who_else_wants_it() {
        let row = [("row", "jelly-filled glazed maple-bar donut-holes"), ("p1", "jelly-filled")];
        let why = |action| why(3, &row, action);
        assert_eq!(why("1.pick:1"), "A second Jelly Filled brings 5 points now; only 0 % to be contested.");
        assert_eq!(
            why("1.pick:2"),
            "A Glazed brings 2 points now, but others want it too: 67 % to be contested."
        );
        assert_eq!(
            why("1.pick:3"),
            "Maple Bar brings a second donut from the deck, but others want it too: 62 % to be contested."
        );
        assert_eq!(why("1.pick:4"), "A Donut Holes brings 1 point now; only 35 % to be contested.");
        assert_eq!(
            why("2.pick:1"),
            "A Jelly Filled brings you no points, but others want it too: 53 % to be contested."
        );
    }

    #[test]
    fn two_seats_may_block_each_other() {
        let row = [("row", "jelly-filled glazed plain"), ("p2", "jelly-filled")];
        assert_eq!(
            why(2, &row, "1.pick:1"),
            "A Jelly Filled brings you no points; your rival wants it more, so blocking it helps too."
        );
        assert_eq!(why(2, &row, "2.pick:1"), "A second Jelly Filled brings 5 points now.");
    }
}
