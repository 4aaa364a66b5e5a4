//! Why the best choice is better than the next: one sentence that is true of the table, or of the games that were compared.

use tabletop::{Comparison, Phrase, Reasons, Seat, say};

use super::judgement::faces_with_help;
use super::{Action, Attempt, DriveThru, Few, Kitchen, Phase, Recipe, Stage, WORDS};

impl Reasons for DriveThru {
    fn say_why(&self, seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
        say_at_once(self, found.best, found.other).or_else(|| say_in_the_end(seat, found))
    }
}

/// What the games show that followed both choices.
fn say_in_the_end(seat: Seat, found: &Comparison<Action>) -> Option<Phrase> {
    if let Some(tips) = found.points[seat].surely_more() {
        return Some(say!(WORDS, "why-ahead", tips: tips));
    }
    let (who, tips) = found.hurt_most(seat)?;
    Some(say!(WORDS, "why-hurts", who: who, tips: tips))
}

fn say_at_once(game: &DriveThru, best: Action, other: Option<Action>) -> Option<Phrase> {
    match best {
        Action::Attempt(attempt) => {
            let other = match other {
                Some(Action::Attempt(other)) => Some(other),
                _ => None,
            };
            say_attempt(game, attempt, other)
        }
        Action::Learn(pieces) => say_learn(game, pieces, other),
        Action::Coffee => {
            let used = game.used(game.current);
            (used > 0).then(|| say!(WORDS, "why-coffee", n: used))
        }
        Action::Take(pieces, kitchen) => say_take(game, pieces, kitchen, other),
        Action::Keep { kept, replaced } => say_keep(game, kept, replaced, other?),
        Action::Spend(n) => say_spend(game, n),
        Action::Fail => {
            let ready = game.ready[game.current.index()];
            matches!(other, Some(Action::Spend(_))).then(|| say!(WORDS, "why-fail", n: ready))
        }
        Action::Pick(_) => None,
    }
}

fn tip(game: &DriveThru, recipe: Recipe) -> u8 {
    game.book.rules.tips[recipe.index()]
}

/// Whether a seat has something to do at a Kitchen card.
fn needs(game: &DriveThru, seat: Seat, kitchen: Kitchen) -> bool {
    match kitchen {
        Kitchen::Learn => game.unprepared[seat.index()].is_empty(),
        Kitchen::Prepare => !game.unprepared[seat.index()].is_empty(),
        Kitchen::Serve => !game.prepared[seat.index()].is_empty(),
        Kitchen::Coffee => false,
    }
}

fn say_attempt(game: &DriveThru, attempt: Attempt, other: Option<Attempt>) -> Option<Phrase> {
    let faces = game.book.rules.constants.die_faces;
    let good = faces_with_help(game, attempt);
    let Attempt { stage, pieces, recipe } = attempt;
    let other_good = other.map_or(0, |other| faces_with_help(game, other));
    if let Some(other) = other.filter(|other| (other.stage, other.recipe) == (stage, recipe)) {
        return if pieces > other.pieces && good > other_good {
            Some(say!(WORDS, "why-second", from: other_good, good: good, faces: faces))
        } else if pieces < other.pieces && good == other_good {
            Some(say!(WORDS, "why-one-enough", good: good, faces: faces))
        } else {
            say_fills(game, attempt, Some(other))
        };
    }
    // A roll is no reason if the next best choice has a better one for as much.
    let as_good = other.is_none_or(|other| good >= other_good || tip(game, recipe) > tip(game, other.recipe));
    if good * 2 < faces || !as_good {
        return say_fills(game, attempt, other);
    }
    let tip = tip(game, recipe);
    Some(match stage {
        Stage::Serve if begins_last_round_ahead(game, recipe) => {
            say!(WORDS, "why-ends", good: good, faces: faces, tip: tip)
        }
        Stage::Serve => say!(WORDS, "why-serve", good: good, faces: faces, tip: tip),
        Stage::Prepare if game.last_round => return None,
        Stage::Prepare => say!(WORDS, "why-prepare", good: good, faces: faces, tip: tip),
    })
}

/// Whether serving this recipe starts the last round while nobody else has as many tips.
fn begins_last_round_ahead(game: &DriveThru, recipe: Recipe) -> bool {
    let (seat, rules) = (game.current, &game.book.rules);
    let after = game.tips(seat) + i32::from(tip(game, recipe));
    !game.last_round
        && game.served[seat.index()].len() + 1 >= rules.constants.served_to_end.into()
        && game.book.seats.seats().all(|other| other == seat || game.tips(other) < after)
}

/// The pieces fill a card that the next seat wants to use, and the other choice would not.
fn say_fills(game: &DriveThru, attempt: Attempt, other: Option<Attempt>) -> Option<Phrase> {
    let fills = |attempt: Attempt| game.free(attempt.stage.kitchen()) == attempt.pieces;
    let kitchen = attempt.stage.kitchen();
    let next = game.book.seats.next(game.current);
    let same = other.is_some_and(|other| other.stage == attempt.stage && fills(other));
    (fills(attempt) && !same && next != game.current && needs(game, next, kitchen)).then(|| {
        say!(WORDS, "why-fills", kitchen: game.parts().kitchen_name(kitchen), who: next, stage: attempt.stage.key())
    })
}

fn say_learn(game: &DriveThru, pieces: u8, other: Option<Action>) -> Option<Phrase> {
    let (rules, seat) = (&game.book.rules, game.current.index());
    if let Some(Action::Learn(fewer)) = other {
        let draw = rules.skill(game.bakers[seat]).draw;
        let there = (game.bag.len() + game.discard.len()) as u8;
        let [cards, others] = [pieces, fewer].map(|pieces| draw[usize::from(pieces)].min(there));
        return (cards > others).then(|| say!(WORDS, "why-learn-choice", n: cards, others: others));
    }
    if game.last_round {
        return None;
    }
    if game.unprepared[seat].is_empty() {
        return Some(say!(WORDS, "why-learn-first"));
    }
    let at_hand = game.unprepared[seat].len() + game.prepared[seat].len() + game.served[seat].len();
    let missing = u32::from(rules.constants.served_to_end).saturating_sub(at_hand);
    (missing > 0).then(|| say!(WORDS, "why-learn-more", n: missing))
}

fn say_take(game: &DriveThru, pieces: u8, kitchen: Kitchen, other: Option<Action>) -> Option<Phrase> {
    let seat = game.current;
    let name = |kitchen| game.parts().kitchen_name(kitchen);
    if game.free(kitchen) == 0 && needs(game, seat, kitchen) && !game.last_round {
        return Some(say!(WORDS, "why-take-room", kitchen: name(kitchen), what: kitchen.id()));
    }
    if let Some(Action::Take(fewer, elsewhere)) = other {
        let next = game.book.seats.next(seat);
        if pieces > fewer {
            return Some(say!(WORDS, "why-take-two", n: pieces, others: fewer));
        }
        let blocks = elsewhere != kitchen && game.free(elsewhere) == 0 && next != seat;
        if blocks && matches!(elsewhere, Kitchen::Prepare | Kitchen::Serve) && needs(game, next, elsewhere) {
            return Some(
                say!(WORDS, "why-take-blocks", kitchen: name(elsewhere), who: next, stage: elsewhere.id()),
            );
        }
        return None;
    }
    (game.hand[seat.index()] == 0).then(|| say!(WORDS, "why-take-empty"))
}

/// More tips for what is kept and given up, or the same for less.
fn say_keep(game: &DriveThru, kept: Few, replaced: Few, other: Action) -> Option<Phrase> {
    let Action::Keep { kept: other_kept, replaced: other_replaced } = other else { return None };
    let tips = |few: Few| few.iter().map(|recipe| i32::from(tip(game, recipe))).sum::<i32>();
    let (more, others) = (tips(kept) - tips(replaced), tips(other_kept) - tips(other_replaced));
    if more > others && more > 0 {
        return Some(say!(WORDS, "why-keep", tips: more, others: others));
    }
    let only = |few: Few| few.iter().next().filter(|_| few.len() == 1);
    let (mine, theirs) = (only(kept)?, only(other_kept)?);
    let needed = |recipe| Stage::ALL.map(|stage| game.needed(Attempt { stage, pieces: 1, recipe }));
    let ([a, b], [c, d]) = (needed(mine), needed(theirs));
    let easier = a <= c && b <= d && (a, b) != (c, d) && replaced == other_replaced;
    let name = |recipe| game.parts().recipe_name(recipe);
    easier.then(|| say!(WORDS, "why-keep-easier", recipe: name(mine), other: name(theirs)))
}

fn say_spend(game: &DriveThru, n: u8) -> Option<Phrase> {
    let Phase::Spend { attempt: Attempt { stage, recipe, .. }, .. } = game.phase else { return None };
    let (name, tip) = (game.parts().recipe_name(recipe), tip(game, recipe));
    Some(say!(WORDS, "why-spend", n: n, stage: stage.key(), recipe: name, tip: tip))
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Difference, Game, PerSeat, SeatCount, Step, parse_step};

    use super::*;

    type Position<'a> = &'a [(&'a str, &'a str)];

    /// Why the first of the last two steps and not the second.
    fn why(settings: Position, steps: &str, hurt: f32) -> String {
        let book =
            Book::open(&Config::<DriveThru>::default(), SeatCount::new(2).expect("a table")).expect("a book");
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DriveThru::arrange(book, &settings).expect("a position");
        let steps: Vec<_> = steps.split_whitespace().collect();
        let (before, pair) = steps.split_at(steps.len() - 2);
        for text in before {
            game.apply(parse_step::<DriveThru>(book, text).expect("a step")).expect("a legal step");
        }
        let action = |text: &str| match parse_step::<DriveThru>(book, text) {
            Ok(Step::Act(seat, action)) if game.is_legal(seat, action) => (seat, action),
            _ => panic!("{text}"),
        };
        let ((seat, best), (_, other)) = (action(pair[0]), action(pair[1]));
        let mut points = PerSeat::new(book.seats);
        points[book.seats.next(seat)] = Difference { mean: -hurt, error: 0.1 };
        let found = Comparison { best, other: Some(other), points };
        game.say_why(seat, &found).map_or_else(String::new, |why| why.to_string())
    }

    #[test]
    fn reasons_tell_what_sets_a_choice_apart() {
        let ready = [("u1", "bun bacon"), ("p1", "custard"), ("s1", "matcha lemon")];
        let cases: [(Position, &str, &str); 14] = [
            (&[("p1", "custard")], "1.serve1:custard 1.learn1", "4 in 6 to serve it for $2."),
            (&ready, "1.serve1:custard 1.serve2:custard", "One piece does as well as two: 5 in 6."),
            (&ready, "1.serve2:custard 1.serve1:custard", ""),
            (&ready, "1.prepare1:bun 1.learn1", "5 in 6 to prepare it."),
            (
                &[("u1", "pistachio")],
                "1.prepare2:pistachio 1.prepare1:pistachio",
                "The second piece raises the chance from 2 to 3 in 6.",
            ),
            (&[("u1", "pistachio")], "1.prepare1:pistachio 1.learn1", ""),
            (&[("u1", "")], "1.learn1 1.coffee", "You have no recipe to prepare."),
            (&ready, "1.coffee 1.learn1", ""),
            (&[("u1", "bacon")], "1.learn2 1.learn1", "You draw 3 recipes instead of 2."),
            (
                &[("u1", "bacon"), ("kitchen", "1 2 0 0"), ("hands", "0 3")],
                "1.take2:prepare 1.take1:learn",
                "Prepare an order is full, and you have a recipe to prepare: this makes room.",
            ),
            (
                &[("u1", ""), ("p2", "custard"), ("kitchen", "0 0 2 1"), ("hands", "0 3")],
                "1.take1:coffee 1.take1:serve",
                "Serve a customer stays full, and p2 has a recipe to serve.",
            ),
            (
                &[("u1", "bun custard")],
                "1.learn1 x.draw:lemon x.draw:hazel 1.keep:hazel/bun 1.keep:lemon/bun",
                "It brings $3 in tips, the next best choice $2.",
            ),
            (
                &[("u1", "lemon"), ("s1", "matcha")],
                "1.prepare1:lemon x.die:2 1.spend:1 1.fail",
                "1 Recognition makes sure: lemon curd sunrise is prepared.",
            ),
            (
                &[("u1", "lemon"), ("s1", "matcha")],
                "1.prepare1:lemon x.die:2 1.fail 1.spend:1",
                "You keep your Recognition.",
            ),
        ];
        for (settings, steps, expected) in cases {
            assert_eq!(why(settings, steps, 0.0), expected, "{settings:?} {steps}");
        }
    }

    #[test]
    fn blocking_and_hurting_are_reasons() {
        let full = [("p1", "shards"), ("p2", "custard"), ("kitchen", "0 0 1 0"), ("hands", "2 3")];
        let fills = "It fills Serve a customer, and p2 has a recipe to serve.";
        assert_eq!(why(&full, "1.serve1:shards 1.learn1", 0.0), fills);
        assert_eq!(
            why(&[("u1", "pistachio")], "1.prepare1:pistachio 1.learn1", 3.0),
            "p2 ends with about $3 less this way."
        );
    }
}
