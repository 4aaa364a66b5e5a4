//! The words of the game: menus, what happened, where the points come from.

use tabletop::{Arg, Book, Game, Messages, Phrase, ScoreLine, ScoreSheet, Seat, Words, say};

use super::view::View;
use super::{
    Action, Attempt, Baker, Bakery, DriveThru, Event, Failure, Few, Kitchen, Odds, Phase, Recipe,
    RefreshedBy, Roll, Stage, WORDS,
};

impl Words for DriveThru {
    fn messages() -> &'static Messages {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let game = &view.game;
        let parts = game.parts();
        match action {
            Action::Pick(baker) => {
                say!(WORDS, "do-pick", baker: parts.baker_name(baker), power: say_power(game.book, baker))
            }
            Action::Learn(pieces) => {
                let skill = game.book.rules.skill(game.bakers[game.current.index()]);
                let cards = skill.draw[usize::from(pieces)];
                say!(WORDS, "do-learn", pieces: pieces, cards: cards, keep: skill.keep)
            }
            Action::Attempt(attempt) => say_attempt(game, attempt),
            Action::Coffee => say!(WORDS, "do-coffee", used: game.used(game.current)),
            Action::Take(pieces, kitchen) => {
                say!(WORDS, "do-take", pieces: pieces, kitchen: parts.kitchen_name(kitchen))
            }
            Action::Keep { kept, replaced } => match (kept.is_empty(), replaced.is_empty()) {
                (true, _) => say!(WORDS, "do-keep-none"),
                (false, true) => say!(WORDS, "do-keep", kept: parts.names_of(kept)),
                (false, false) => {
                    let (kept, replaced) = (parts.names_of(kept), parts.names_of(replaced));
                    say!(WORDS, "do-keep-instead", kept: kept, replaced: replaced)
                }
            },
            Action::Spend(n) => match game.phase {
                Phase::Spend { attempt, .. } => {
                    let recipe = parts.recipe_name(attempt.recipe);
                    say!(WORDS, "do-spend", n: n, stage: attempt.stage.key(), recipe: recipe)
                }
                _ => say!(WORDS, "do-spend-only", n: n),
            },
            Action::Fail => say!(WORDS, "do-fail"),
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        say_event(book, event)
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let game = &view.game;
        let parts = game.parts();
        let over = game.outcome();
        let line = |recipe: Recipe| {
            let card = &parts.recipes[recipe.index()];
            let detail = match card.treat {
                Some(treat) => say!(WORDS, "score-type", treat: parts.types[treat].as_str()),
                None => say!(WORDS, "score-no-type"),
            };
            let label = Phrase::text(&WORDS, parts.recipe_name(recipe));
            ScoreLine::new(label, detail, card.tip.into()).of([card.id.as_str()])
        };
        let sheet = |seat: Seat| {
            let mut lines: Vec<_> =
                game.book.rules.layout.cards(game.served[seat.index()]).map(line).collect();
            if over.is_some_and(|over| over.is_tied(seat)) {
                let detail = say!(WORDS, "score-types", n: game.types(seat));
                lines.push(ScoreLine::new(say!(WORDS, "score-tie"), detail, 0));
            }
            lines
        };
        ScoreSheet { seats: game.book.seats.seats().map(sheet).collect() }
    }
}

impl Stage {
    /// How messages tell one from the other.
    pub(super) const fn key(self) -> &'static str {
        self.kitchen().id()
    }
}

impl DriveThru {
    /// The components it is played with.
    pub(super) fn parts(&self) -> &'static Bakery {
        &self.book.edition.parts
    }
}

/// Names inside a phrase.
impl Bakery {
    pub(super) fn recipe_name(&'static self, recipe: Recipe) -> Arg {
        Arg::data(self.recipes[recipe.index()].name.as_str())
    }

    pub(super) fn kitchen_name(&'static self, kitchen: Kitchen) -> Arg {
        Arg::data(self.kitchen[kitchen.index()].name.as_str())
    }

    pub(super) fn baker_name(&'static self, baker: Baker) -> Arg {
        Arg::data(self.bakers[baker.index()].name.as_str())
    }

    /// `honey matcha and lemon curd sunrise`.
    pub(super) fn names_of(&'static self, few: Few) -> Arg {
        Arg::all(few.iter().map(|recipe| self.recipe_name(recipe)))
    }
}

/// `serve the honey matcha with 1 piece: 3 in 6, or 5 in 6 with Recognition`.
fn say_attempt(game: &DriveThru, attempt: Attempt) -> Phrase {
    let Odds { plain, helped, faces, .. } = Odds::of(game, attempt);
    let chance = match (plain, helped) {
        (0, 0) => "none",
        (plain, helped) if plain == helped => "plain",
        _ => "helped",
    };
    say!(
        WORDS,
        "do-attempt",
        stage: attempt.stage.key(),
        recipe: game.parts().recipe_name(attempt.recipe),
        pieces: attempt.pieces,
        chance: chance,
        plain: plain,
        helped: helped,
        faces: faces
    )
}

/// `draws 3 or 4 at Learn, keeps up to 2 at Learn`.
pub(super) fn say_power(book: Book<DriveThru>, baker: Baker) -> Phrase {
    let (card, skill) = (&book.edition.parts.bakers[baker.index()], book.rules.skill(Some(baker)));
    let mut powers = Vec::new();
    if card.learn_draw.is_some() {
        let [_, one, two] = skill.draw;
        powers.push(say!(WORDS, "power-draw", one: one, two: two));
    }
    if card.learn_keep_max.is_some() {
        powers.push(say!(WORDS, "power-keep", n: skill.keep));
    }
    for (stage, bonus) in Stage::ALL.into_iter().zip(skill.bonus).filter(|(_, bonus)| *bonus > 0) {
        powers.push(say!(WORDS, "power-bonus", bonus: bonus, stage: stage.key()));
    }
    if card.refresh_at_turn_start > 0 {
        powers.push(say!(WORDS, "power-refresh", n: card.refresh_at_turn_start));
    }
    if powers.is_empty() { say!(WORDS, "power-none") } else { Phrase::text(&WORDS, Arg::list(powers)) }
}

fn say_event(book: Book<DriveThru>, event: &Event) -> Option<Phrase> {
    let parts = &book.edition.parts;
    Some(match *event {
        Event::Round { .. } | Event::Turn { .. } => return None,
        Event::First { seat } => say!(WORDS, "begins", who: seat),
        Event::GotBaker { seat, baker, .. } => {
            let power = say_power(book, baker);
            say!(WORDS, "has-baker", who: seat, baker: parts.baker_name(baker), power: power)
        }
        Event::Refreshed { by: RefreshedBy::Coffee, recognitions: 0, .. } => {
            say!(WORDS, "rested-for-nothing")
        }
        Event::Refreshed { seat, by: RefreshedBy::Coffee, recognitions, .. } => {
            say!(WORDS, "rested", who: seat, n: recognitions)
        }
        Event::Refreshed { seat, by: RefreshedBy::Baker, recognitions, .. } => {
            say!(WORDS, "refreshed", who: seat, n: recognitions)
        }
        Event::Passed { seat, .. } => say!(WORDS, "passes", who: seat),
        Event::Placed { seat, pieces, kitchen, recipe: None, .. } => {
            say!(WORDS, "places", who: seat, pieces: pieces, kitchen: parts.kitchen_name(kitchen))
        }
        Event::Placed { seat, pieces, kitchen, recipe: Some(recipe), .. } => {
            let (kitchen, recipe) = (parts.kitchen_name(kitchen), parts.recipe_name(recipe));
            say!(WORDS, "places-for", who: seat, pieces: pieces, kitchen: kitchen, recipe: recipe)
        }
        Event::Took { seat, pieces, kitchen, .. } => {
            say!(WORDS, "takes", who: seat, pieces: pieces, kitchen: parts.kitchen_name(kitchen))
        }
        Event::Reshuffled { deck } => say!(WORDS, "reshuffled", cards: deck),
        Event::Drew { recipe, .. } => say!(WORDS, "drawn", recipe: parts.recipe_name(recipe)),
        Event::OutOfCards { drawn: 0, .. } => say!(WORDS, "nothing-drawn"),
        // The seat chooses among what was drawn, which has been told.
        Event::OutOfCards { .. } => return None,
        Event::Kept { seat, kept, .. } if kept.is_empty() => say!(WORDS, "keeps-none", who: seat),
        Event::Kept { seat, kept, replaced, removed, .. } => {
            let (kept, away) = (parts.names_of(kept), replaced.and(removed));
            if away.is_empty() {
                say!(WORDS, "keeps", who: seat, kept: kept)
            } else {
                say!(WORDS, "keeps-instead", who: seat, kept: kept, replaced: parts.names_of(away))
            }
        }
        Event::Rolled { roll: Roll { die, piece_bonus, baker_bonus, needed, .. }, sum, .. } => {
            say!(WORDS, "rolled", die: die, bonus: piece_bonus + baker_bonus, sum: sum, threshold: needed)
        }
        Event::Spent { seat, recognitions, .. } => say!(WORDS, "spends", who: seat, n: recognitions),
        Event::Prepared { seat, recipe, .. } => {
            say!(WORDS, "prepared", who: seat, recipe: parts.recipe_name(recipe))
        }
        Event::Served { seat, recipe, tip, .. } => {
            say!(WORDS, "served", who: seat, recipe: parts.recipe_name(recipe), tip: tip)
        }
        Event::Failed { seat, roll: Roll { stage, recipe, .. }, why, .. } => {
            let why = match why {
                Failure::AlwaysFails => "natural",
                Failure::TooLow | Failure::Declined => "short",
            };
            say!(WORDS, "failed", why: why, who: seat, stage: stage.key(), recipe: parts.recipe_name(recipe))
        }
        Event::LastRound { seat, .. } => say!(WORDS, "last-round", who: seat),
        Event::Over { .. } => say!(WORDS, "over"),
    })
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, Language, SeatCount, Speech, Viewer, fast_rng, parse_step};

    use super::*;

    /// What p1 is told during the last of these steps.
    fn told(seats: usize, options: &[(&str, &str)], settings: &[(&str, &str)], steps: &str) -> Vec<String> {
        told_in(Language::English, seats, options, settings, steps)
    }

    fn told_in(
        language: Language,
        seats: usize,
        options: &[(&str, &str)],
        settings: &[(&str, &str)],
        steps: &str,
    ) -> Vec<String> {
        let mut game: DriveThru = testkit::position(seats, options, settings);
        let book = game.book;
        let viewer = Viewer::Seat(Seat::new(0));
        let mut out = Vec::new();
        for text in steps.split_whitespace() {
            out.clear();
            let step = parse_step::<DriveThru>(book, text).expect("a step");
            game.check(step).expect("a legal step");
            game.apply_telling(step, &mut out);
        }
        let speech = Speech { language, ..Speech::default() };
        let seen = out.iter().filter_map(|event| DriveThru::view_event(event, viewer));
        seen.filter_map(|event| Some(DriveThru::say_event(book, &event)?.say(&speech))).collect()
    }

    #[test]
    fn what_happens_by_itself_is_told() {
        let cases: [(Vec<String>, &[&str]); 6] = [
            (
                told(4, &[("bakers", "draft")], &[], "x.start:1 4.pick:dwight 3.pick:tommy 2.pick:tina"),
                &["p2 is Tina: +1 to serve.", "p1 is Sally: +1 to prepare."],
            ),
            (
                told(2, &[], &[("u1", "bacon")], "1.prepare2:bacon x.die:1"),
                &[
                    "The die shows 1, +1 makes 2, 6 is needed.",
                    "That face always fails: p1 does not prepare the peanut butter & bacon crunch.",
                ],
            ),
            (
                told(2, &[], &[("bag", "lemon"), ("discard", "matcha shards")], "1.learn1 x.draw:lemon"),
                &[
                    "Drawn: lemon curd sunrise.",
                    "The deck is empty: the discard pile, 2 recipes, becomes the deck.",
                ],
            ),
            (
                told(2, &[], &[("u1", "bun custard")], "1.learn1 x.draw:lemon x.draw:hazel 1.keep:hazel/bun"),
                &["p1 keeps the salted ginger hazel cream and puts the fluffy bun away."],
            ),
            (
                told(
                    3,
                    &[],
                    &[("current", "3"), ("kitchen", "2 0 0 1"), ("hands", "2 0 1"), ("u1", "")],
                    "3.coffee",
                ),
                &[
                    "p3 places 1 piece on Coffee Break.",
                    "No Recognition was used.",
                    "p1 has nothing to do and passes.",
                ],
            ),
            (
                told(
                    2,
                    &[("bakers", "random")],
                    &[
                        ("first", "2"),
                        ("baker2", "dwight"),
                        ("current", "1"),
                        ("s2", "bun lemon"),
                        ("r2", "0/2"),
                        ("p1", "custard"),
                    ],
                    "1.serve1:custard x.die:4",
                ),
                &[
                    "The die shows 4, 3 is needed.",
                    "p1 has served the general custard for $2.",
                    "p2 has 1 Recognition ready again at the start of the turn.",
                ],
            ),
        ];
        for (told, expected) in cases {
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn what_happens_is_told_in_german() {
        let serve = [("p1", "custard"), ("s1", "matcha")];
        let keep = "1.learn1 x.draw:lemon x.draw:hazel 1.keep:hazel/bun";
        let cases: [(Vec<String>, &[&str]); 4] = [
            (
                told_in(Language::German, 2, &[], &serve, "1.serve2:custard"),
                &["p1 legt 2 Stücke auf „Kunden bedienen“, für General Pudding."],
            ),
            (
                told_in(Language::German, 2, &[], &serve, "1.serve2:custard x.die:2"),
                &[
                    "Der Würfel zeigt 2, mit +1 macht das 3, nötig ist 3.",
                    "p1 hat General Pudding für 2\u{a0}$ serviert.",
                ],
            ),
            (
                told_in(Language::German, 2, &[], &[("u1", "bun custard")], keep),
                &["p1 behält Ingwer-Haselcreme mit Salz und legt Fluffbrötchen ab."],
            ),
            (
                told_in(Language::German, 2, &[("bakers", "draft")], &[], "x.start:1 2.pick:tommy"),
                &["p2 ist Tommy: zieht beim Lernen 3 oder 4, behält beim Lernen bis zu 2."],
            ),
        ];
        for (told, expected) in cases {
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn menus_tell_the_chances() {
        let book = Book::standard(SeatCount::new(2).expect("a table")).expect("a book");
        let settings = [("u1", "bacon"), ("p1", "custard"), ("s1", "matcha")];
        let settings = settings.map(|(name, value)| (name.to_string(), value.to_string()));
        let game = DriveThru::arrange(book, &settings).expect("a position");
        let view = game.view(Viewer::Spectator);
        let mut legal = Vec::new();
        game.legal_actions(Seat::new(0), &mut legal);
        let menu = |language| -> Vec<String> {
            let speech = Speech { language, ..Speech::default() };
            legal.iter().map(|action| DriveThru::say_action(&view, *action).say(&speech)).collect()
        };
        assert_eq!(
            menu(Language::German)[1..5],
            [
                "mit 2 Stücken lernen: 3 ziehen, eins behalten",
                "Erdnussbutter-Speck-Crunch mit 1 Stück zubereiten: 1 von 6, mit Anerkennung 2 von 6",
                "Erdnussbutter-Speck-Crunch mit 2 Stücken zubereiten: 2 von 6, mit Anerkennung 3 von 6",
                "General Pudding mit 1 Stück servieren: 4 von 6, mit Anerkennung 5 von 6",
            ]
        );
        assert_eq!(
            menu(Language::English),
            [
                "learn with 1 piece: draw 2, keep one",
                "learn with 2 pieces: draw 3, keep one",
                "prepare the peanut butter & bacon crunch with 1 piece: 1 in 6, or 2 in 6 with Recognition",
                "prepare the peanut butter & bacon crunch with 2 pieces: 2 in 6, or 3 in 6 with Recognition",
                "serve the general custard with 1 piece: 4 in 6, or 5 in 6 with Recognition",
                "serve the general custard with 2 pieces: 5 in 6",
                "take a Coffee Break, although no Recognition is used",
            ]
        );
    }

    #[test]
    fn boards_fit_into_100_columns() {
        for seats in 2..=4 {
            let book = Book::standard(SeatCount::new(seats).expect("a table")).expect("a book");
            let mut game = DriveThru::new(book);
            let mut rng = fast_rng(1, 0);
            loop {
                let board = game.view(Viewer::Seat(Seat::new(0))).to_string();
                let widest = board.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= 100, "{widest} columns:\n{board}");
                let Some(step) = game.random_step(&mut rng) else { break };
                game.apply_unchecked(step);
            }
        }
    }
}
