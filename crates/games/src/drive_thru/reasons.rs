//! Why an action looks good or bad: the largest terms of the heuristic in words.

use tabletop::{Phrase, say};

use super::judgement::{ends_behind, faces_with_help, recipe_worth, turns, wanted};
use super::words::say_power;
use super::{Action, Attempt, DriveThru, Few, Kitchen, Phase, Recipe, Stage, WORDS};

/// One sentence on what counts most in `action` for the current seat.
pub(super) fn say_why(game: &DriveThru, action: Action) -> Phrase {
    match action {
        Action::Attempt(attempt) if game.last_round => last_round(game, attempt),
        Action::Learn(_) | Action::Coffee | Action::Take(..) if game.last_round => {
            say!(WORDS, "why-last-round")
        }
        Action::Attempt(attempt) => attempted(game, attempt),
        Action::Learn(pieces) => learnt(game, pieces),
        Action::Coffee => say!(WORDS, "why-coffee", used: game.used(game.current)),
        Action::Take(pieces, kitchen) => taken(game, pieces, kitchen),
        Action::Keep { kept, replaced } => kept_why(game, kept, replaced),
        Action::Spend(n) => match game.phase {
            Phase::Spend { attempt: Attempt { stage, recipe, .. }, .. } => say!(
                WORDS,
                "why-spend",
                n: n,
                stage: stage.key(),
                recipe: game.parts().recipe_name(recipe),
                tip: tip(game, recipe)
            ),
            _ => say!(WORDS, "why-spend-only", n: n),
        },
        Action::Fail => say!(WORDS, "why-fail"),
        Action::Pick(baker) => {
            say!(WORDS, "why-pick", baker: game.parts().baker_name(baker), power: say_power(game.book, baker))
        }
    }
}

fn tip(game: &DriveThru, recipe: Recipe) -> u8 {
    game.book.rules.tips[recipe.index()]
}

fn last_round(game: &DriveThru, attempt: Attempt) -> Phrase {
    match attempt.stage {
        Stage::Prepare => say!(WORDS, "why-last-prepare"),
        Stage::Serve => {
            let faces = game.book.rules.constants.die_faces;
            let good = faces_with_help(game, attempt);
            say!(WORDS, "why-last-serve", good: good, faces: faces, tip: tip(game, attempt.recipe))
        }
    }
}

fn attempted(game: &DriveThru, attempt: Attempt) -> Phrase {
    let Attempt { stage, pieces, recipe } = attempt;
    let (rules, seat) = (&game.book.rules, game.current.index());
    let (faces, good) = (rules.constants.die_faces, faces_with_help(game, attempt));
    let plain = rules.faces_for(game.short(attempt, 0));
    if good == 0 {
        return say!(WORDS, "why-impossible");
    }
    if stage == Stage::Serve && ends_behind(game, recipe) {
        return say!(WORDS, "why-ends-behind");
    }
    let with_one = faces_with_help(game, Attempt { pieces: 1, ..attempt });
    if pieces == 2 && with_one == good {
        return say!(WORDS, "why-second-useless", good: good, faces: faces);
    }
    if pieces == 2 {
        return say!(WORDS, "why-second-helps", with_one: with_one, good: good, faces: faces);
    }
    if u16::from(good) * 3 <= u16::from(faces) {
        let help = match (game.ready[seat], good == plain) {
            (0, _) => "none",
            (_, true) => "useless",
            (_, false) => "counted",
        };
        return say!(WORDS, "why-unlikely", good: good, faces: faces, help: help);
    }
    let served = game.served[seat].len() + 1;
    let then = match stage {
        Stage::Serve if served >= rules.constants.served_to_end.into() => "ends",
        Stage::Serve => "served",
        Stage::Prepare => "prepared",
    };
    let help = if good == plain { "useless" } else { "counted" };
    let tip = tip(game, recipe);
    say!(WORDS, "why-attempt", good: good, faces: faces, help: help, then: then, tip: tip)
}

fn learnt(game: &DriveThru, pieces: u8) -> Phrase {
    let (rules, seat) = (&game.book.rules, game.current.index());
    let unprepared = game.unprepared[seat].len();
    let at_hand = unprepared + game.prepared[seat].len();
    let needed = u32::from(rules.constants.served_to_end) - game.served[seat].len();
    if at_hand >= needed {
        say!(WORDS, "why-learn-enough")
    } else if unprepared >= rules.constants.unprepared_limit.into() {
        say!(WORDS, "why-learn-full", n: unprepared)
    } else if pieces > 1 {
        say!(WORDS, "why-learn-two")
    } else if unprepared == 0 {
        say!(WORDS, "why-learn-first")
    } else {
        say!(WORDS, "why-learn-more", n: needed - at_hand)
    }
}

fn taken(game: &DriveThru, pieces: u8, kitchen: Kitchen) -> Phrase {
    let (rules, seat) = (&game.book.rules, game.current.index());
    let full = game.free(kitchen) == 0;
    let more = rules.constants.take_max.min(rules.size.hand_limit - game.hand[seat]);
    if full && kitchen == wanted(game, game.current) {
        say!(WORDS, "why-take-room", kitchen: game.parts().kitchen_name(kitchen))
    } else if pieces < more && pieces < game.kitchen.into_iter().max().unwrap_or(0).min(more) {
        say!(WORDS, "why-take-one")
    } else if full && kitchen == wanted(game, game.book.seats.next(game.current)) {
        say!(WORDS, "why-take-frees", kitchen: game.parts().kitchen_name(kitchen))
    } else if game.hand[seat] == 0 {
        say!(WORDS, "why-take-empty")
    } else {
        say!(WORDS, "why-take-later")
    }
}

fn kept_why(game: &DriveThru, kept: Few, replaced: Few) -> Phrase {
    let rules = &game.book.rules;
    if kept.is_empty() {
        let own = game.unprepared[game.current.index()];
        let best =
            rules.layout.kinds(game.drawn).map(|recipe| recipe_worth(game, recipe)).fold(f32::MIN, f32::max);
        let worst = rules.layout.kinds(own).map(|recipe| recipe_worth(game, recipe)).fold(f32::MAX, f32::min);
        let full = own.len() >= rules.constants.unprepared_limit.into();
        return if full && worst >= best {
            say!(WORDS, "why-keep-none")
        } else {
            say!(WORDS, "why-keep-wasted")
        };
    }
    let tips: u32 = kept.iter().map(|recipe| u32::from(tip(game, recipe))).sum();
    let work = |few: Few| {
        let each = |recipe| {
            Stage::ALL.map(|stage| turns(game, game.current, stage, recipe, 0.0)).iter().sum::<f32>()
        };
        few.iter().map(each).sum::<f32>().round_ties_even() as u32
    };
    match replaced.iter().next() {
        None => say!(WORDS, "why-keep", tips: tips, turns: work(kept)),
        Some(lost) => say!(
            WORDS,
            "why-keep-instead",
            tips: tips,
            turns: work(kept),
            recipe: game.parts().recipe_name(lost),
            tip: tip(game, lost),
            others: work(Few::one(lost))
        ),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Edition, Game, SeatCount, Step, Words, parse_step};

    use super::*;

    type Position<'a> = &'a [(&'a str, &'a str)];

    /// What is said of the last step, with the deck that has recipes nobody can prepare without help.
    fn why(settings: Position, steps: &str) -> String {
        let deck = Edition::built_in().iter().find(|edition| edition.header.id == "standard");
        let config = Config::<DriveThru>::of(deck.expect("it is built in"));
        let book = Book::open(&config, SeatCount::new(2).expect("a table")).expect("a book");
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DriveThru::arrange(book, &settings).expect("a position");
        let mut said = String::new();
        for text in steps.split_whitespace() {
            let step = parse_step::<DriveThru>(book, text).expect("a step");
            if let Step::Act(seat, action) = step {
                said = game.say_why(seat, action).to_string();
            }
            game.apply(step).expect("a legal step");
        }
        said
    }

    #[test]
    fn reasons_name_the_largest_terms() {
        let ready = [("u1", "bun bacon"), ("p1", "custard"), ("s1", "matcha lemon")];
        let cases: [(Position, &str, &str); 12] = [
            (&[("p1", "custard")], "1.serve1:custard", "4 in 6 to serve it: $2, and a Recognition."),
            (&ready, "1.serve1:custard", "5 in 6 with Recognition to serve it: $2, and a Recognition."),
            (&ready, "1.serve2:custard", "A second piece does not help here: 5 in 6 with one as well."),
            (&ready, "1.prepare1:bun", "5 in 6 to prepare it: $0 once it is served."),
            (
                &[("u1", "pistachio")],
                "1.prepare1:pistachio",
                "Only 1 in 6 to succeed, and no Recognition to help.",
            ),
            (
                &[("u1", "pistachio")],
                "1.prepare2:pistachio",
                "The second piece raises the chance from 1 to 2 in 6, but must be fetched again.",
            ),
            (&[("u1", "bacon")], "1.prepare1:bacon", "It cannot succeed: no face of the die is enough."),
            (&[("u1", "")], "1.learn1", "You have nothing to prepare: a new recipe comes first."),
            (&ready, "1.coffee", "No Recognition is used, so a Coffee Break brings nothing."),
            (
                &[("u1", "bacon"), ("kitchen", "1 2 0 0"), ("hands", "0 3")],
                "1.take2:prepare",
                "Prepare an order is full and you want to use it next: this makes room.",
            ),
            (
                &[("u1", "bun custard")],
                "1.learn1 x.draw:lemon x.draw:hazel 1.keep:hazel/bun",
                "$3 for about 9 turns of work; the fluffy bun gives $0 for 4.",
            ),
            (
                &[("u1", "lemon"), ("s1", "matcha")],
                "1.prepare1:lemon x.die:2 1.spend:1",
                "1 Recognition for a sure success: the lemon curd sunrise is prepared.",
            ),
        ];
        for (settings, steps, expected) in cases {
            assert_eq!(why(settings, steps), expected, "{settings:?} {steps}");
        }
    }

    #[test]
    fn the_last_round_has_its_own_reasons() {
        let settings = [
            ("s2", "bun matcha caramel cinnamoan cherryberry"),
            ("first", "2"),
            ("current", "1"),
            ("p1", "shards"),
            ("u1", "bacon"),
        ];
        assert_eq!(why(&settings, "1.serve2:shards"), "The last round: 3 in 6 for $3 more.");
        assert_eq!(
            why(&settings, "1.learn1"),
            "This is the last round: only a recipe served now still counts."
        );
    }
}
