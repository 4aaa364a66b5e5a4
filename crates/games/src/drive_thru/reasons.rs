//! Why an action looks good or bad: the largest terms of the heuristic in words.

use super::heuristic::{ends_behind, faces_with_help, recipe_worth, turns, wanted};
use super::words::{done, say_power, say_recognitions, verb};
use super::{Action, Attempt, DriveThru, Few, Kitchen, Phase, Recipe, Stage};

/// One sentence on what counts most in `action` for the current seat.
pub(super) fn say_why(game: &DriveThru, action: Action) -> String {
    let rules = &game.book.rules;
    let seat = game.current.index();
    let kitchen_name = |kitchen: Kitchen| &game.book.edition.parts.kitchen[kitchen.index()].name;
    match action {
        Action::Attempt(attempt) if game.last_round => last_round(game, attempt),
        Action::Learn(_) | Action::Coffee | Action::Take(..) if game.last_round => {
            "This is the last round: only a recipe served now still counts.".to_string()
        }
        Action::Attempt(attempt) => attempted(game, attempt),
        Action::Learn(pieces) => learnt(game, pieces),
        Action::Coffee => match game.used(game.current) {
            0 => "No Recognition is used, so a Coffee Break brings nothing.".to_string(),
            1 => "Only 1 Recognition becomes ready again for a whole turn.".to_string(),
            used => format!("{} become ready again, +1 for a roll each.", say_recognitions(used)),
        },
        Action::Take(pieces, kitchen) => {
            let name = kitchen_name(kitchen);
            let full = game.free(kitchen) == 0;
            let more = rules.constants.take_max.min(rules.size.hand_limit - game.hand[seat]);
            if full && kitchen == wanted(game, game.current) {
                format!("{name} is full and you want to use it next: this makes room.")
            } else if pieces < more && pieces < game.kitchen.into_iter().max().unwrap_or(0).min(more) {
                "A turn for 1 piece, where 2 could be taken at once.".to_string()
            } else if full && kitchen == wanted(game, game.book.seats.next(game.current)) {
                format!("New pieces for work, but it frees {name} for the next seat.")
            } else if game.hand[seat] == 0 {
                "Without pieces in hand there is no work: fetch some.".to_string()
            } else {
                "More pieces for later work, but nothing is done with them this turn.".to_string()
            }
        }
        Action::Keep { kept, replaced } => kept_why(game, kept, replaced),
        Action::Spend(n) => match game.phase {
            Phase::Spend { attempt, .. } => format!(
                "{} for a sure success: the {} is {}{}.",
                say_recognitions(n),
                name(game, attempt.recipe),
                done(attempt.stage),
                if attempt.stage == Stage::Serve { tip_words(game, attempt.recipe) } else { String::new() }
            ),
            _ => String::new(),
        },
        Action::Fail => "Saves Recognitions, but a turn of work is lost.".to_string(),
        Action::Pick(baker) => {
            let card = &game.book.edition.parts.bakers[baker.index()];
            format!("{}: {}.", card.name, say_power(game, baker))
        }
    }
}

fn name(game: &DriveThru, recipe: Recipe) -> &'static str {
    &game.book.edition.parts.recipes[recipe.index()].name
}

fn tip_words(game: &DriveThru, recipe: Recipe) -> String {
    format!(" for ${}", game.book.rules.tips[recipe.index()])
}

fn last_round(game: &DriveThru, attempt: Attempt) -> String {
    let faces = game.book.rules.constants.die_faces;
    match attempt.stage {
        Stage::Prepare => "This is the last round: what is only prepared counts nothing.".to_string(),
        Stage::Serve => {
            let good = faces_with_help(game, attempt);
            format!(
                "The last round: {good} in {faces} for ${} more.",
                game.book.rules.tips[attempt.recipe.index()]
            )
        }
    }
}

fn attempted(game: &DriveThru, attempt: Attempt) -> String {
    let Attempt { stage, pieces, recipe } = attempt;
    let (rules, seat) = (&game.book.rules, game.current.index());
    let (faces, good) = (rules.constants.die_faces, faces_with_help(game, attempt));
    let plain = rules.faces_for(game.short(attempt, 0));
    if good == 0 {
        return "It cannot succeed: no face of the die is enough.".to_string();
    }
    if stage == Stage::Serve && ends_behind(game, recipe) {
        return "It would end the game while somebody else has more tips.".to_string();
    }
    let with_one = faces_with_help(game, Attempt { pieces: 1, ..attempt });
    if pieces == 2 && with_one == good {
        return format!("A second piece does not help here: {good} in {faces} with one as well.");
    }
    if pieces == 2 {
        return format!(
            "The second piece raises the chance from {with_one} to {good} in {faces}, but must be fetched again."
        );
    }
    let helped = if good == plain { "" } else { " with Recognition" };
    if u16::from(good) * 3 <= u16::from(faces) {
        let alone = if game.ready[seat] == 0 { ", and no Recognition to help" } else { helped };
        return format!("Only {good} in {faces} to succeed{alone}.");
    }
    let served = game.served[seat].len() + 1;
    let then = match stage {
        Stage::Serve if served >= rules.constants.served_to_end.into() => ", and it ends the game",
        Stage::Serve => ", and a Recognition",
        Stage::Prepare => " once it is served",
    };
    format!("{good} in {faces}{helped} to {} it: ${}{then}.", verb(stage), rules.tips[recipe.index()])
}

fn learnt(game: &DriveThru, pieces: u8) -> String {
    let (rules, seat) = (&game.book.rules, game.current.index());
    let unprepared = game.unprepared[seat].len();
    let at_hand = unprepared + game.prepared[seat].len();
    let needed = u32::from(rules.constants.served_to_end) - game.served[seat].len();
    if at_hand >= needed {
        "You have recipes enough to end the game.".to_string()
    } else if unprepared >= rules.constants.unprepared_limit.into() {
        format!("You have {unprepared} unprepared recipes already: a new one would push one out.")
    } else if pieces > 1 {
        "One more card to choose from, for a piece that must be fetched again.".to_string()
    } else if unprepared == 0 {
        "You have nothing to prepare: a new recipe comes first.".to_string()
    } else {
        format!("You still need {} more recipes, but have one to prepare already.", needed - at_hand)
    }
}

fn kept_why(game: &DriveThru, kept: Few, replaced: Few) -> String {
    let rules = &game.book.rules;
    if kept.is_empty() {
        let own = game.unprepared[game.current.index()];
        let best =
            rules.layout.kinds(game.drawn).map(|recipe| recipe_worth(game, recipe)).fold(f32::MIN, f32::max);
        let worst = rules.layout.kinds(own).map(|recipe| recipe_worth(game, recipe)).fold(f32::MAX, f32::min);
        let full = own.len() >= rules.constants.unprepared_limit.into();
        return if full && worst >= best {
            "None of them is worth more than what you have.".to_string()
        } else {
            "The Learn would be wasted: one of them is worth keeping.".to_string()
        };
    }
    let tips: u32 = kept.iter().map(|recipe| u32::from(rules.tips[recipe.index()])).sum();
    let work = |few: Few| -> f32 {
        let each = |recipe| {
            Stage::ALL.map(|stage| turns(game, game.current, stage, recipe, 0.0)).iter().sum::<f32>()
        };
        few.iter().map(each).sum()
    };
    let mut sentence = format!("${tips} for about {:.0} turns of work", work(kept));
    if let Some(lost) = replaced.iter().next() {
        let lost_tip = rules.tips[lost.index()];
        sentence += &format!("; the {} gives ${lost_tip} for {:.0}", name(game, lost), work(Few::one(lost)));
    }
    sentence + "."
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Game, Names, SeatCount, Step, Words, parse_step};

    use super::*;

    /// What is said of the last step.
    fn why(settings: &[(&str, &str)], steps: &str) -> String {
        let book =
            Book::open(&Config::<DriveThru>::default(), SeatCount::new(2).expect("a table")).expect("a book");
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DriveThru::arrange(book, &settings).expect("a position");
        let mut said = String::new();
        for text in steps.split_whitespace() {
            let step = parse_step::<DriveThru>(book, text).expect("a step");
            if let Step::Act(seat, action) = step {
                said = game.say_why(seat, action, &Names::new(Vec::new()));
            }
            game.apply(step).expect("a legal step");
        }
        said
    }

    #[test]
    fn reasons_name_the_largest_terms() {
        let ready = [("u1", "bun bacon"), ("p1", "custard"), ("s1", "matcha lemon")];
        let cases: [(&[(&str, &str)], &str, &str); 12] = [
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
