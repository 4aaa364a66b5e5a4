//! The words of the game: menus, what happened, where the points come from.

use tabletop::{Arg, Book, Messages, Phrase, ScoreLine, ScoreSheet, Seat, SeatSet, Words, say};

use super::counts::{donuts, kinds_of};
use super::scoring::outcome;
use super::tables::Rules;
use super::view::{Asks, View};
use super::{Action, Donut, Event, GoNuts, Score, WORDS};

impl Words for GoNuts {
    fn messages() -> &'static Messages {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let name = |donut: Donut| Arg::data(view.name(donut));
        let taken = || view.taking.expect("it is asked while a power is carried out").donut;
        match action {
            Action::Pick(place) => match view.row[usize::from(place) - 1] {
                Some(donut) => say!(WORDS, "action-pick", place: place, donut: name(donut)),
                None => say!(WORDS, "action-pick-empty", place: place),
            },
            Action::Keep(donut) => {
                let other = view.peeked.iter().flatten().find(|other| **other != donut);
                say!(WORDS, "action-keep", donut: name(donut), other: name(*other.unwrap_or(&donut)))
            }
            Action::Salvage(donut) => say!(WORDS, "action-salvage", donut: name(donut)),
            Action::Steal(seat, donut) => say!(WORDS, "action-steal", who: seat, donut: name(donut)),
            Action::Trash(seat, donut) => say!(WORDS, "action-trash", who: seat, donut: name(donut)),
            Action::Give(seat, donut) => say!(WORDS, "action-give", who: seat, donut: name(donut)),
            Action::Toss(donut) => say!(WORDS, "action-toss", donut: name(donut)),
            Action::Pass(donut) => say!(WORDS, "action-pass", donut: name(donut)),
            Action::Clear(0) => say!(WORDS, "action-clear-none"),
            Action::Clear(places) => {
                let cleared = (1..=view.book.rules.row).filter(|place| places & 1 << (place - 1) != 0);
                let each = cleared.filter_map(|place| {
                    let donut = view.row[usize::from(place) - 1]?;
                    Some(say!(WORDS, "action-clear-place", place: place, donut: name(donut)))
                });
                say!(WORDS, "action-clear", places: Arg::list(each))
            }
            Action::ScoopStop => say!(WORDS, "action-scoop-stop"),
            Action::Scoop(donut) => say!(WORDS, "action-scoop", donut: name(donut)),
            Action::MilkDrop => say!(WORDS, "action-milk-drop", donut: name(taken())),
            Action::MilkPay => {
                let price = view.book.rules.power_counts[taken().index()];
                say!(WORDS, "action-milk-pay", donut: name(taken()), n: price)
            }
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        let name = |donut: Donut| Arg::data(book.edition.parts.types[donut.index()].name.as_str());
        Some(match *event {
            Event::Round { .. } | Event::Slid { .. } | Event::Power { .. } => return None,
            Event::Filled { place, donut, .. } => say!(WORDS, "filled", place: place, donut: name(donut)),
            Event::Picked { seat, place: None } => say!(WORDS, "has-picked", who: seat),
            Event::Picked { seat, place: Some(place) } => {
                say!(WORDS, "picks-place", who: seat, place: place)
            }
            Event::Opened { picks } => {
                let each = picks.iter().map(|(seat, place)| say!(WORDS, "pick-of", who: seat, place: *place));
                say!(WORDS, "picks", each: Arg::list(each))
            }
            Event::Contested { place, donut, .. } => {
                say!(WORDS, "contested", place: place, donut: name(donut))
            }
            Event::Taken { seat, donut, .. } => say!(WORDS, "taken", who: seat, donut: name(donut)),
            Event::Fizzled { donut, .. } => {
                let lacks = book.edition.parts.types[donut.index()].power.lacks();
                say!(WORDS, "fizzled", lacks: lacks, donut: name(donut))
            }
            Event::Drew { seat, donut, .. } => say!(WORDS, "drew", who: seat, donut: name(donut)),
            Event::Looked { seat, donut: None, .. } => say!(WORDS, "looks-hidden", who: seat),
            Event::Looked { seat, donut: Some(donut), .. } => {
                say!(WORDS, "looks", who: seat, donut: name(donut))
            }
            Event::Kept { seat, donut, .. } => say!(WORDS, "kept", who: seat, donut: name(donut)),
            Event::Salvaged { seat, donut, .. } => say!(WORDS, "salvaged", who: seat, donut: name(donut)),
            Event::Chosen { seat, donut: None } => say!(WORDS, "has-chosen-pass", who: seat),
            Event::Chosen { seat, donut: Some(donut) } => {
                say!(WORDS, "chooses-pass", who: seat, donut: name(donut))
            }
            Event::Moved { from, to, donut, .. } => {
                say!(WORDS, "moved", donut: name(donut), from: from, to: to)
            }
            Event::Discarded { seat, donut, .. } => say!(WORDS, "discarded", who: seat, donut: name(donut)),
            Event::Cleared { place, donut } => say!(WORDS, "cleared", place: place, donut: name(donut)),
            Event::Over { winners, tied, score, donuts, .. } => {
                let all = |seats: SeatSet| Arg::all(seats.iter());
                let how = match (winners.len(), tied.len()) {
                    (1, 1) => "alone",
                    (1, _) => "donuts",
                    _ => "shared",
                };
                say!(WORDS, "over", how: how, who: all(winners), tied: all(tied), points: score, donuts: donuts)
            }
        })
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let table = view.table();
        let line = |seat: Seat, donut: Donut| {
            let name = Arg::data(view.name(donut));
            let copies = view.owned[seat.index()][donut.index()];
            let label = match copies {
                1 => Phrase::text(&WORDS, name),
                n => say!(WORDS, "score-copies", donut: name, n: n),
            };
            let id = view.book.edition.parts.types[donut.index()].id.as_str();
            ScoreLine::new(label, explain(&view.book.rules, donut), table.points_of(seat, donut))
                .of(std::iter::repeat_n(id, copies.into()))
        };
        let over = (view.asks == Asks::Over).then(|| outcome(&table));
        let sheet = |seat: Seat| {
            let tie = over.filter(|over| over.is_tied(seat)).map(|_| {
                let detail = say!(WORDS, "score-donuts", n: table.cards(seat));
                ScoreLine::new(say!(WORDS, "score-tie"), detail, 0)
            });
            let kinds = donuts(kinds_of(&view.owned[seat.index()]));
            kinds.map(|donut| line(seat, donut)).chain(tie).collect()
        };
        ScoreSheet { seats: view.book.seats.seats().map(sheet).collect() }
    }
}

/// How a type scores at this table, if options make it differ from what its card says.
pub(super) fn changed_score(book: Book<GoNuts>, donut: Donut) -> Option<Phrase> {
    let changed = book.changed_options();
    let touches: &[&str] = match book.rules.scores[donut.index()] {
        Score::Each { .. } if book.edition.parts.types[donut.index()].points_by_option => {
            &["bear_claw_points"]
        }
        Score::Majority { .. } => &["plain_bonus", "plain_tie_bonus"],
        Score::EachIfFewestCards { .. } => &["fewest_ties"],
        _ => &[],
    };
    touches.iter().any(|option| changed.contains_key(*option)).then(|| explain(&book.rules, donut))
}

/// How the points of a type come about.
pub(super) fn explain(rules: &Rules, donut: Donut) -> Phrase {
    match rules.scores[donut.index()] {
        Score::Each { points } => say!(WORDS, "score-each", points: points),
        Score::ByCount { table, len } => {
            let table = Arg::list(table[..usize::from(len)].iter().copied());
            say!(WORDS, "score-by-count", table: table, len: len)
        }
        Score::PerSet { size, points } => say!(WORDS, "score-per-set", points: points, size: size),
        Score::Majority { each, bonus } if rules.plain_bonus_per_card => {
            say!(WORDS, "score-majority-each", each: each, bonus: bonus)
        }
        Score::Majority { each, bonus } => match rules.plain_tie_bonus {
            0 => say!(WORDS, "score-majority", each: each, bonus: bonus),
            tie => say!(WORDS, "score-majority-tie", each: each, bonus: bonus, tie: tie),
        },
        Score::EachIfTypesAtMost { limit, points } => {
            say!(WORDS, "score-types-at-most", points: points, limit: limit)
        }
        Score::EachIfTypesAtLeast { limit, points } => {
            say!(WORDS, "score-types-at-least", points: points, limit: limit)
        }
        Score::EachIfCardsAtMost { limit, points } => {
            say!(WORDS, "score-cards-at-most", points: points, limit: limit)
        }
        Score::EachIfFewestCards { points } if rules.fewest_strict => {
            say!(WORDS, "score-fewest-strict", points: points)
        }
        Score::EachIfFewestCards { points } => say!(WORDS, "score-fewest", points: points),
        Score::EachPerNegative { points } => say!(WORDS, "score-per-negative", points: points),
    }
}
