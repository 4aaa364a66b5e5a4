//! Why the best choice is better than the next: one sentence that is true of the table, or of the games that were compared.

use tabletop::{Arg, Comparison, Game, Offers, Phrase, Reasons, Seat, Viewer, say};

use super::offer::{Offer, changes_of_points};
use super::view::View;
use super::{Action, Donut, GoNuts, Power, WORDS};

/// A donut that is worth less to somebody is not worth speaking of.
const WORTH_A_WORD: i32 = 2;
/// With so many cards for each seat the deck outlasts the round.
const AMPLE: u8 = 3;

impl Reasons for GoNuts {
    fn say_why(&self, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
        let view = self.view(Viewer::Seat(seat));
        let pair = Pair {
            view: &view,
            seat,
            best: GoNuts::offer(&view, found.best),
            other: found.other.map(|other| GoNuts::offer(&view, other)),
        };
        pair.say_at_once().or_else(|| say_in_the_end(seat, found)).or_else(|| pair.say_at_least())
    }
}

/// What the games show that followed both choices.
fn say_in_the_end(seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
    if let Some(points) = found.points[seat].surely_more() {
        return Some(say!(WORDS, "why-ahead", points: points));
    }
    let (who, points) = found.hurt_most(seat)?;
    Some(say!(WORDS, "why-hurts", who: who, points: points))
}

/// The two choices as a board shows them.
struct Pair<'a> {
    view: &'a View,
    seat: Seat,
    best: Offer,
    other: Option<Offer>,
}

impl Pair<'_> {
    /// What tells the best choice from the next as the table stands.
    fn say_at_once(&self) -> Option<Phrase> {
        match self.best {
            Offer::Pick { donut: Some(donut), gain, .. } => self.say_pick(donut, gain),
            Offer::Keep { donut, gain, .. } | Offer::Salvage { donut, gain } | Offer::Scoop { donut, gain } => {
                let more = self.other.as_ref().and_then(own_gain).is_none_or(|other| gain > other);
                (gain > 0 && more).then(|| say!(WORDS, "why-gain", donut: self.name(donut), points: gain))
            }
            Offer::Steal { seat, donut, gain, theirs } => (gain > 0 && theirs < 0).then(|| {
                say!(WORDS, "why-steal", who: seat, donut: self.name(donut), points: gain, theirs: -theirs)
            }),
            Offer::Trash { seat, donut, theirs, .. } => (theirs < 0)
                .then(|| say!(WORDS, "why-trash", who: seat, donut: self.name(donut), points: -theirs)),
            Offer::Give { donut, gain, .. } | Offer::Toss { donut, gain } | Offer::Pass { donut, gain } => {
                self.say_loss(donut, gain)
            }
            Offer::Clear { ref places } => self.say_clear(places),
            _ => None,
        }
    }

    fn say_pick(&self, donut: Donut, gain: i32) -> Option<Phrase> {
        let other = match self.other {
            Some(Offer::Pick { donut, gain, .. }) => donut.map(|donut| (donut, gain)),
            _ => None,
        };
        if gain > 0 && other.is_none_or(|(_, other)| gain > other) {
            return Some(say!(WORDS, "why-pick", donut: self.name(donut), points: gain));
        }
        if other.is_some_and(|(other, _)| other == donut) {
            return None;
        }
        self.say_power(donut).or_else(|| self.say_block(donut)).or_else(|| self.say_clash(other?.0))
    }

    /// What the power of a donut surely does, whatever the others pick.
    fn say_power(&self, donut: Donut) -> Option<Phrase> {
        let view = self.view;
        let title = self.name(donut);
        let ample = usize::from(view.deck_cards) > usize::from(AMPLE) * view.book.seats.get();
        match view.book.rules.powers[donut.index()] {
            Power::DrawOne if ample => Some(say!(WORDS, "why-power-draw", donut: title)),
            Power::PeekTwoKeepOne if ample => Some(say!(WORDS, "why-power-peek", donut: title)),
            Power::TakeAnyDiscard | Power::ScoopDiscard => {
                let worth = |found: &Donut| self.worth(self.seat, *found);
                let best = view.pile.iter().copied().max_by_key(worth)?;
                let points = self.worth(self.seat, best);
                (points >= WORTH_A_WORD).then(
                    || say!(WORDS, "why-power-salvage", donut: title, found: self.name(best), points: points),
                )
            }
            _ => None,
        }
    }

    /// The donut is the one another seat gains most from, and whoever reaches for it too keeps it from them.
    fn say_block(&self, donut: Donut) -> Option<Phrase> {
        let (who, points) = self.wanted_most_by(donut)?;
        Some(say!(WORDS, "why-block", who: who, donut: self.name(donut), points: points))
    }

    /// The other donut is the one another seat gains most from, and would be contested.
    fn say_clash(&self, other: Donut) -> Option<Phrase> {
        let (who, points) = self.wanted_most_by(other)?;
        Some(say!(WORDS, "why-clash", who: who, donut: self.name(other), points: points))
    }

    /// An own donut goes.
    fn say_loss(&self, donut: Donut, gain: i32) -> Option<Phrase> {
        let name = self.name(donut);
        if gain > 0 {
            return Some(say!(WORDS, "why-rid", donut: name, points: gain));
        }
        let (Offer::Give { donut: kept, gain: other, .. }
        | Offer::Toss { donut: kept, gain: other }
        | Offer::Pass { donut: kept, gain: other }) = *self.other.as_ref()?
        else {
            return None;
        };
        let kept = self.name(kept);
        (other < gain)
            .then(|| say!(WORDS, "why-costs-less", donut: name, points: -gain, kept: kept, more: -other))
    }

    /// A donut goes that another seat would gain from.
    fn say_clear(&self, places: &[u8]) -> Option<Phrase> {
        let spared =
            |place: &&u8| !matches!(&self.other, Some(Offer::Clear { places }) if places.contains(place));
        let cleared = places.iter().filter(spared).filter_map(|place| self.view.row[usize::from(*place) - 1]);
        let (donut, who, points) = cleared
            .flat_map(|donut| self.rivals().map(move |who| (donut, who)))
            .map(|(donut, who)| (donut, who, self.worth(who, donut)))
            .filter(|(donut, _, points)| *points > self.worth(self.seat, *donut))
            .max_by_key(|(_, _, points)| *points)?;
        (points >= WORTH_A_WORD)
            .then(|| say!(WORDS, "why-clear", who: who, donut: self.name(donut), points: points))
    }

    /// What is true of the best choice though it is as true of the next.
    fn say_at_least(&self) -> Option<Phrase> {
        let gain = own_gain(&self.best).filter(|gain| *gain > 0)?;
        let no_less = self.other.as_ref().and_then(own_gain).is_none_or(|other| gain >= other);
        match self.best {
            _ if !no_less => None,
            Offer::Pick { donut: Some(donut), .. } => {
                Some(say!(WORDS, "why-pick", donut: self.name(donut), points: gain))
            }
            Offer::Keep { donut, .. } | Offer::Salvage { donut, .. } | Offer::Scoop { donut, .. } => {
                Some(say!(WORDS, "why-gain", donut: self.name(donut), points: gain))
            }
            _ => None,
        }
    }

    fn name(&self, donut: Donut) -> Arg {
        Arg::data(self.view.name(donut))
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> {
        let own = self.seat;
        self.view.book.seats.seats().filter(move |seat| *seat != own)
    }

    /// What a donut would change a seat's points by.
    fn worth(&self, seat: Seat, donut: Donut) -> i32 {
        changes_of_points(self.view.table(), &[(seat, donut, 1)])(seat)
    }

    /// The opponent to whom this donut is worth more than anything else in the row.
    fn wanted_most_by(&self, donut: Donut) -> Option<(Seat, i32)> {
        let row = || self.view.row.iter().flatten().filter(move |other| **other != donut);
        let most_to = |who: &Seat| row().all(|other| self.worth(*who, *other) < self.worth(*who, donut));
        let wanting = self.rivals().filter(most_to).map(|who| (who, self.worth(who, donut)));
        wanting.filter(|(_, points)| *points >= WORTH_A_WORD).max_by_key(|(_, points)| *points)
    }
}

/// What a choice changes the own points by at once; nothing for those that take nothing.
fn own_gain(offer: &Offer) -> Option<i32> {
    match *offer {
        Offer::Pick { gain, .. }
        | Offer::Keep { gain, .. }
        | Offer::Salvage { gain, .. }
        | Offer::Scoop { gain, .. }
        | Offer::Steal { gain, .. } => Some(gain),
        Offer::ScoopStop => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{
        Arrange, Book, Difference, Language, Names, PerSeat, SeatCount, Speech, Step, parse_step,
    };

    use super::*;

    /// Why the first of two actions, if nothing is known of the games after it or this.
    fn phrase(seats: usize, settings: &[(&str, &str)], pair: [&str; 2], own: f32) -> Option<Phrase> {
        let book = Book::<GoNuts>::standard(SeatCount::new(seats).unwrap()).unwrap();
        let settings: Vec<(String, String)> =
            settings.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
        let game = GoNuts::arrange(book, &settings).unwrap();
        let [(seat, best), (_, other)] = pair.map(|text| {
            let Ok(Step::Act(seat, action)) = parse_step::<GoNuts>(book, text) else { panic!("{text}") };
            assert!(game.is_legal(seat, action), "{text}");
            (seat, action)
        });
        let mut points = PerSeat::new(book.seats);
        points[seat] = Difference { mean: own, error: 0.2 };
        game.say_why(seat, &Comparison { best, other: Some(other), points })
    }

    fn why(seats: usize, settings: &[(&str, &str)], best: &str, other: &str) -> String {
        phrase(seats, settings, [best, other], 0.0).map_or_else(String::new, |why| why.to_string())
    }

    #[test]
    fn a_pick_tells_what_sets_it_apart_from_the_next() {
        let row = [
            ("row", "jelly-filled glazed maple-bar donut-holes"),
            ("p1", "jelly-filled"),
            ("bag", "plain*30"),
        ];
        let why = |best, other| why(3, &row, best, other);
        let jelly = "The Jelly Filled is worth 5 points to you if nobody else picks it.";
        assert_eq!(why("1.pick:1", "1.pick:2"), jelly);
        assert_eq!(why("1.pick:3", "1.pick:1"), "The Maple Bar brings a second donut from the deck.");
        assert_eq!(
            why("2.pick:1", "2.pick:4"),
            "The Jelly Filled is worth 5 points to p1: picking it too keeps it from them."
        );
        let clash = "The Jelly Filled is worth 5 points to p1, so you may well clash there.";
        assert_eq!(
            why("2.pick:4", "2.pick:1"),
            "The Donut Holes is worth 1 point to you if nobody else picks it."
        );
        let plain = [("row", "jelly-filled eclair boston-cream glazed"), ("p1", "jelly-filled")];
        assert_eq!(super::tests::why(3, &plain, "2.pick:3", "2.pick:1"), clash);
    }

    #[test]
    fn what_is_neither_true_nor_known_is_not_said() {
        let row = [("row", "jelly-filled eclair boston-cream jelly-filled")];
        assert_eq!(why(3, &row, "1.pick:1", "1.pick:2"), "");
        let ahead = phrase(3, &row, ["1.pick:1", "1.pick:2"], 2.0).unwrap().to_string();
        assert_eq!(ahead, "You end with about 2 points more this way.");
    }

    #[test]
    fn reasons_are_german_too() {
        let row = [
            ("row", "jelly-filled glazed maple-bar donut-holes"),
            ("p1", "jelly-filled"),
            ("bag", "plain*30"),
        ];
        let speech = Speech::new(Language::German, Names::default());
        let why = |best, other| phrase(3, &row, [best, other], 0.0).unwrap().try_say(&speech).unwrap();
        assert_eq!(
            why("1.pick:1", "1.pick:2"),
            "„Marmelade“ bringt dir 5 Punkte, wenn sonst niemand zugreift."
        );
        assert_eq!(why("1.pick:3", "1.pick:1"), "„Ahornriegel“ bringt noch einen Donut vom Stapel.");
    }
}
