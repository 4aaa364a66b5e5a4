//! Why an action looks good or bad: one sentence from what counts most in it.

use tabletop::{Arg, Phrase, Seat, say};

use super::counts::donuts;
use super::values::Holding;
use super::{Action, Donut, GoNuts, Power, WORDS, picks};

/// From here on a place is likely to be contested.
const CROWDED: f32 = 0.4;

/// The sentence. It looks at nothing that the seat does not know.
pub(super) fn say(game: &GoNuts, seat: Seat, action: Action) -> Phrase {
    let own = Holding::new(game, seat);
    match action {
        Action::Pick(place) => say_pick(game, seat, &own, place),
        Action::Keep(donut) | Action::Salvage(donut) | Action::Scoop(donut) => {
            say!(WORDS, "why-alone", good: gain_in_words(game, &own, donut))
        }
        Action::Steal(victim, donut) => {
            let (theirs, points) = change(-Holding::new(game, victim).loss(donut));
            let good = gain_in_words(game, &own, donut);
            say!(WORDS, "why-steal", good: good, who: victim, theirs: theirs, their_points: points)
        }
        Action::Trash(victim, donut) => {
            let (theirs, points) = change(-Holding::new(game, victim).loss(donut));
            say!(WORDS, "why-trash", who: victim, theirs: theirs, their_points: points)
        }
        Action::Give(to, donut) => {
            let mut after = *game;
            after.lose(seat, donut);
            hand_over(own.loss(donut), to, Holding::new(&after, to).gain(donut))
        }
        Action::Toss(donut) => {
            let (own, points) = change(-own.loss(donut));
            say!(WORDS, "why-toss", donut: name(game, donut), own: own, own_points: points)
        }
        Action::Pass(donut) => {
            let left = game.book.seats.next(seat);
            hand_over(own.loss(donut), left, Holding::new(game, left).gain(donut))
        }
        Action::Clear(0) => say!(WORDS, "why-clear-none"),
        Action::Clear(places) => say!(WORDS, "why-clear", n: places.count_ones()),
        Action::ScoopStop => say!(WORDS, "why-scoop-stop"),
        Action::MilkDrop => say!(WORDS, "why-milk-drop"),
        Action::MilkPay => {
            let cheapest = own.cheapest(game.kinds[seat.index()]);
            let (donut, _) = cheapest.expect("whoever can pay with donuts has some");
            say!(WORDS, "why-milk-pay", donut: name(game, donut))
        }
    }
}

fn name(game: &GoNuts, donut: Donut) -> Arg {
    Arg::data(game.book.edition.parts.types[donut.index()].name.as_str())
}

/// Which way the points go, and by how many.
fn change(gained: i32) -> (&'static str, i32) {
    let way = match gained {
        0 => "nothing",
        1.. => "gain",
        _ => "loss",
    };
    (way, gained.abs())
}

/// A donut goes from the seat that is advised to another.
fn hand_over(lost: i32, to: Seat, gained: i32) -> Phrase {
    let ((own, own_points), (theirs, their_points)) = (change(-lost), change(gained));
    say!(
        WORDS, "why-hand-over", own: own, own_points: own_points,
        who: to, theirs: theirs, their_points: their_points
    )
}

/// `A second Jelly Filled brings 5 points now`.
fn gain_in_words(game: &GoNuts, own: &Holding<'_>, donut: Donut) -> Phrase {
    let vowel = game.book.edition.parts.types[donut.index()].name.starts_with(['A', 'E', 'I', 'O', 'U']);
    let which = match own.copies(donut) {
        // English says `an Eclair`.
        0 if vowel => "first-vowel",
        0 => "first",
        1 => "second",
        2 => "third",
        _ => "further",
    };
    let gain = own.gain(donut);
    let promise = own.promise(donut) > 0.0;
    let change = match (gain, promise) {
        (1.., true) => "gain-and-more",
        (1.., false) => "gain",
        (0, true) => "later",
        (0, false) => "nothing",
        (_, true) => "loss-for-now",
        (_, false) => "loss",
    };
    say!(WORDS, "why-gain", which: which, donut: name(game, donut), change: change, points: gain.abs())
}

fn say_pick(game: &GoNuts, seat: Seat, own: &Holding<'_>, place: u8) -> Phrase {
    let Some(donut) = game.at(place) else { return say!(WORDS, "why-empty") };
    let good = power_in_words(game, own, seat, donut).unwrap_or_else(|| gain_in_words(game, own, donut));
    let crowd = 1.0 - picks::chances_to_be_alone(game, seat)[usize::from(place) - 1];
    let tail = if game.book.seats.get() == 2 {
        let rival = Holding::new(game, game.book.seats.next(seat));
        if rival.value(donut) <= own.value(donut) {
            return say!(WORDS, "why-alone", good: good);
        }
        "rival"
    } else if crowd >= CROWDED {
        "crowded"
    } else {
        "free"
    };
    say!(WORDS, "why-pick", good: good, tail: tail, percent: (100.0 * crowd).round() as u8)
}

/// What a power of the row is good for, if it matters more than the points.
fn power_in_words(game: &GoNuts, own: &Holding<'_>, seat: Seat, donut: Donut) -> Option<Phrase> {
    let title = name(game, donut);
    Some(match game.book.rules.powers[donut.index()] {
        Power::None | Power::PassLeft | Power::ClearUnselected => return None,
        Power::DrawOne | Power::PeekTwoKeepOne if game.deck_cards() == 0 => {
            say!(WORDS, "why-power-no-deck", donut: title)
        }
        Power::DrawOne => say!(WORDS, "why-power-draw", donut: title),
        Power::PeekTwoKeepOne => say!(WORDS, "why-power-peek", donut: title),
        Power::TakeTopDiscard | Power::TakeAnyDiscard | Power::ScoopDiscard if game.pile.is_empty() => {
            say!(WORDS, "why-power-no-pile", donut: title)
        }
        Power::TakeTopDiscard => {
            let top = *game.pile.last()?;
            say!(WORDS, "why-power-salvage", donut: title, found: name(game, top))
        }
        Power::TakeAnyDiscard | Power::ScoopDiscard => {
            let found = donuts(game.pile_kinds());
            let best = found.max_by(|a, b| own.gain_and_promise(*a).total_cmp(&own.gain_and_promise(*b)))?;
            say!(WORDS, "why-power-salvage", donut: title, found: name(game, best))
        }
        Power::Steal => say!(WORDS, "why-power-steal", donut: title),
        Power::DiscardOther => say!(WORDS, "why-power-trash", donut: title),
        Power::Give | Power::DiscardOwn => {
            let (worst, loss) = own.cheapest(game.kinds[seat.index()])?;
            let (gain, worst) = (own.gain(donut), name(game, worst));
            say!(WORDS, "why-power-cost", donut: title, points: gain, lost: worst, loss: loss)
        }
        Power::PayOrDrop => {
            say!(WORDS, "why-power-pay", donut: title, n: game.book.rules.power_counts[donut.index()])
        }
    })
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, Language, Names, SeatCount, Speech, Step, parse_step};

    use super::*;

    fn phrase(seats: usize, settings: &[(&str, &str)], action: &str) -> Phrase {
        let book = Book::<GoNuts>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<(String, String)> =
            settings.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
        let game = GoNuts::arrange(book, &settings).unwrap();
        let Ok(Step::Act(seat, action)) = parse_step::<GoNuts>(book, action) else { panic!("{action}") };
        assert!(game.is_legal(seat, action), "{action:?}");
        say(&game, seat, action)
    }

    fn why(seats: usize, settings: &[(&str, &str)], action: &str) -> String {
        phrase(seats, settings, action).to_string()
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

    #[test]
    fn reasons_are_german_too() {
        let row = [("row", "jelly-filled glazed maple-bar donut-holes"), ("p1", "jelly-filled")];
        let speech = Speech::new(Language::German, Names::default());
        let why = |action| phrase(3, &row, action).try_say(&speech).unwrap();
        assert_eq!(
            why("1.pick:1"),
            "Eine zweite Karte „Marmelade“ bringt jetzt 5 Punkte; nur mit 0\u{a0}% umkämpft."
        );
        assert_eq!(
            why("1.pick:3"),
            "„Ahornriegel“ bringt einen zweiten Donut vom Stapel, aber andere wollen das auch: mit 62\u{a0}% umkämpft."
        );
        assert_eq!(
            why("1.pick:4"),
            "Eine Karte „Donut-Bällchen“ bringt jetzt 1 Punkt; nur mit 35\u{a0}% umkämpft."
        );
    }
}
