//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Names, ScoreLine, ScoreSheet, Seat, StepView, StepViewOf, Words};

use super::rules::Event;
use super::view::View;
use super::{Action, Attempt, Baker, DriveThru, Few, Kitchen, Phase, Recipe, Stage, reasons};

tabletop::legacy_words!(DriveThru, super::WORDS);

impl tabletop::LegacyWords for DriveThru {
    fn say_action(view: &View, action: Action, _: &Names) -> String {
        let game = &view.game;
        match action {
            Action::Pick(baker) => {
                let card = &game.book.edition.parts.bakers[baker.index()];
                format!("be {}: {}", card.name, say_power(game, baker))
            }
            Action::Learn(pieces) => {
                let skill = game.book.rules.skill(game.bakers[game.current.index()]);
                let cards = skill.draw[usize::from(pieces)];
                let keep = if skill.keep == 1 { "one".to_string() } else { format!("up to {}", skill.keep) };
                format!("learn with {}: draw {cards}, keep {keep}", say_pieces(pieces))
            }
            Action::Attempt(attempt) => {
                let Attempt { stage, pieces, recipe } = attempt;
                let verb = verb(stage);
                let chance = say_chance(game, attempt);
                format!("{verb} the {} with {}: {chance}", view.name(recipe), say_pieces(pieces))
            }
            Action::Coffee => match game.used(game.current) {
                0 => "take a Coffee Break, although no Recognition is used".to_string(),
                used => format!("take a Coffee Break: {} ready again", say_recognitions(used)),
            },
            Action::Take(pieces, kitchen) => {
                format!("take {} from {}", say_pieces(pieces), view.kitchen_name(kitchen))
            }
            Action::Keep { kept, replaced } => match (kept.is_empty(), replaced.is_empty()) {
                (true, _) => "keep none of them".to_string(),
                (false, true) => format!("keep the {}", say_few(view, kept)),
                (false, false) => {
                    format!("keep the {} instead of your {}", say_few(view, kept), say_few(view, replaced))
                }
            },
            Action::Spend(n) => {
                let done = match game.phase {
                    Phase::Spend { attempt, .. } => {
                        format!(": the {} is {}", view.name(attempt.recipe), done(attempt.stage))
                    }
                    _ => String::new(),
                };
                format!("spend {}{done}", say_recognitions(n))
            }
            Action::Fail => "spend nothing and let it fail".to_string(),
        }
    }

    /// The step is acted out once more on the state before it, and every consequence is told.
    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        _: &[(Seat, Action)],
        after: &View,
        names: &Names,
        out: &mut Vec<String>,
    ) {
        if let StepView::Open(step) = step {
            let mut game = before.game;
            game.apply_and_tell(*step, &mut |event| out.extend(say_event(after, event, names)));
        }
    }

    fn say_why(&self, _: Seat, action: Action, _: &Names) -> String {
        reasons::say_why(self, action)
    }

    fn score_sheet(view: &View) -> ScoreSheet {
        let game = &view.game;
        let parts = &game.book.edition.parts;
        let line = |recipe: Recipe| {
            let card = &parts.recipes[recipe.index()];
            let detail = match card.treat {
                Some(treat) => format!("type {}", parts.types[treat]),
                None => "no type".to_string(),
            };
            ScoreLine { label: card.name.clone(), detail, points: card.tip.into() }
        };
        let sheet = |seat: Seat| {
            let mut lines: Vec<_> =
                game.book.rules.layout.cards(game.served[seat.index()]).map(line).collect();
            let label = match game.types(seat) {
                1 => "1 type".to_string(),
                types => format!("{types} types"),
            };
            lines.push(ScoreLine { label, detail: "breaks a tie".into(), points: 0 });
            lines
        };
        ScoreSheet { seats: game.book.seats.seats().map(sheet).collect() }
    }
}

pub(super) fn verb(stage: Stage) -> &'static str {
    match stage {
        Stage::Prepare => "prepare",
        Stage::Serve => "serve",
    }
}

pub(super) fn done(stage: Stage) -> &'static str {
    match stage {
        Stage::Prepare => "prepared",
        Stage::Serve => "served",
    }
}

pub(super) fn say_pieces(pieces: u8) -> String {
    if pieces == 1 { "1 piece".into() } else { format!("{pieces} pieces") }
}

pub(super) fn say_recognitions(n: u8) -> String {
    if n == 1 { "1 Recognition".into() } else { format!("{n} Recognitions") }
}

/// `honey matcha and lemon curd sunrise`.
fn say_few(view: &View, few: Few) -> String {
    few.iter().map(|recipe| view.name(recipe)).collect::<Vec<_>>().join(" and ")
}

/// `3 in 6, or 5 in 6 with Recognition`.
fn say_chance(game: &DriveThru, attempt: Attempt) -> String {
    let rules = &game.book.rules;
    let faces = rules.constants.die_faces;
    let needed = game.short(attempt, 0);
    let plain = rules.faces_for(needed);
    let ready = i16::from(game.ready[game.current.index()]);
    let helped = rules.faces_for(needed - ready);
    match (plain, helped) {
        (0, 0) => "it cannot succeed".to_string(),
        (plain, helped) if plain == helped => format!("{plain} in {faces}"),
        (plain, helped) => format!("{plain} in {faces}, or {helped} in {faces} with Recognition"),
    }
}

pub(super) fn say_power(game: &DriveThru, baker: Baker) -> String {
    let rules = &game.book.rules;
    let (card, skill) = (&game.book.edition.parts.bakers[baker.index()], rules.skill(Some(baker)));
    let mut powers = Vec::new();
    if card.learn_draw.is_some() {
        let draw: Vec<String> = skill.draw[1..].iter().filter(|n| **n > 0).map(ToString::to_string).collect();
        powers.push(format!("draws {} at Learn", draw.join(" or ")));
    }
    if card.learn_keep_max.is_some() {
        powers.push(format!("keeps up to {} at Learn", skill.keep));
    }
    for (stage, bonus) in Stage::ALL.into_iter().zip(skill.bonus) {
        if bonus > 0 {
            powers.push(format!("+{bonus} to {}", verb(stage)));
        }
    }
    if card.refresh_at_turn_start > 0 {
        let what = say_recognitions(card.refresh_at_turn_start);
        powers.push(format!("{what} ready again at the start of every turn"));
    }
    if powers.is_empty() { "no power".into() } else { powers.join(", ") }
}

fn say_event(view: &View, event: Event, names: &Names) -> Option<String> {
    let who = |seat: Seat| names.of(seat);
    let place = |kitchen: Kitchen| view.kitchen_name(kitchen);
    Some(match event {
        Event::Round(_) => return None,
        Event::First(seat) => format!("{} begins.", who(seat)),
        Event::Has(seat, baker) => {
            let card = &view.game.book.edition.parts.bakers[baker.index()];
            format!("{} is {}: {}.", who(seat), card.name, say_power(&view.game, baker))
        }
        Event::Refreshed(seat, n) => {
            format!("{} has {} ready again at the start of the turn.", who(seat), say_recognitions(n))
        }
        Event::Passed(seat) => format!("{} has nothing to do and passes.", who(seat)),
        Event::Placed(seat, pieces, kitchen, None) => {
            format!("{} places {} on {}.", who(seat), say_pieces(pieces), place(kitchen))
        }
        Event::Placed(seat, pieces, kitchen, Some(recipe)) => format!(
            "{} places {} on {} for the {}.",
            who(seat),
            say_pieces(pieces),
            place(kitchen),
            view.name(recipe)
        ),
        Event::Reshuffled(cards) => {
            format!("The deck is empty: the discard pile, {cards} recipes, becomes the deck.")
        }
        Event::NothingDrawn => "There is no recipe left to draw.".to_string(),
        Event::Drew(recipe) => format!("Drawn: {}.", view.name(recipe)),
        Event::Kept(seat, kept, _) if kept.is_empty() => format!("{} keeps none of them.", who(seat)),
        Event::Kept(seat, kept, replaced) if replaced.is_empty() => {
            format!("{} keeps the {}.", who(seat), say_few(view, kept))
        }
        Event::Kept(seat, kept, replaced) => format!(
            "{} keeps the {} and puts the {} away.",
            who(seat),
            say_few(view, kept),
            say_few(view, replaced)
        ),
        Event::Rolled { die, bonus: 0, threshold } => format!("The die shows {die}, {threshold} is needed."),
        Event::Rolled { die, bonus, threshold } => {
            format!("The die shows {die}, +{bonus} makes {}, {threshold} is needed.", die + bonus)
        }
        Event::Spent(seat, n) => format!("{} spends {}.", who(seat), say_recognitions(n)),
        Event::Succeeded(seat, Stage::Prepare, recipe) => {
            format!("{} has prepared the {}.", who(seat), view.name(recipe))
        }
        Event::Succeeded(seat, Stage::Serve, recipe) => {
            let tip = view.game.book.rules.tips[recipe.index()];
            format!("{} has served the {} for ${tip}.", who(seat), view.name(recipe))
        }
        Event::Failed(seat, stage, recipe, natural) => {
            let why = if natural { "That face always fails: " } else { "" };
            format!("{why}{} does not {} the {}.", who(seat), verb(stage), view.name(recipe))
        }
        Event::LastRound(seat) => format!("{} has served enough: this is the last round.", who(seat)),
        Event::Rested(_, 0) => "No Recognition was used.".to_string(),
        Event::Rested(seat, n) => format!("{} has {} ready again.", who(seat), say_recognitions(n)),
        Event::Took(seat, pieces, kitchen) => {
            format!("{} takes {} from {}.", who(seat), say_pieces(pieces), place(kitchen))
        }
        Event::Over => "The game is over.".to_string(),
    })
}

impl DriveThru {
    /// Why an action is refused to the current seat.
    pub(super) fn explain_refusal(&self, action: Action) -> String {
        let rules = &self.book.rules;
        let name = |recipe: Recipe| &self.book.edition.parts.recipes[recipe.index()].name;
        match (self.phase, action) {
            (Phase::Draft, Action::Pick(baker)) => {
                let card = &self.book.edition.parts.bakers[baker.index()];
                format!("somebody else is {} already", card.name)
            }
            (Phase::Turn, Action::Learn(pieces)) => self.why_not_place(pieces, Kitchen::Learn),
            (Phase::Turn, Action::Coffee) => self.why_not_place(1, Kitchen::Coffee),
            (Phase::Turn, Action::Attempt(Attempt { stage, pieces, recipe })) => {
                if rules.layout.has(self.candidates(stage), recipe) {
                    self.why_not_place(pieces, stage.kitchen())
                } else if stage == Stage::Prepare {
                    format!("you have no unprepared {}", name(recipe))
                } else {
                    format!("you have no prepared {}", name(recipe))
                }
            }
            (Phase::Turn, Action::Take(pieces, kitchen)) => {
                let (there, hand) = (self.kitchen[kitchen.index()], self.hand[self.current.index()]);
                let card = &self.book.edition.parts.kitchen[kitchen.index()].name;
                if there < pieces {
                    format!("there are not so many pieces on {card}: {there}")
                } else if hand + pieces > rules.size.hand_limit {
                    format!("your hand holds at most {} pieces", rules.size.hand_limit)
                } else {
                    format!("at most {} may be taken in a turn", say_pieces(rules.constants.take_max))
                }
            }
            (Phase::Keep, Action::Keep { kept, replaced }) => {
                let most = usize::from(rules.skill(self.bakers[self.current.index()]).keep);
                let needed = (self.unprepared[self.current.index()].len() as usize + kept.len())
                    .saturating_sub(rules.constants.unprepared_limit.into());
                if kept.len() > most {
                    format!("you may keep at most {most} of the recipes drawn")
                } else if replaced.len() != needed {
                    format!(
                        "{needed} of your own unprepared recipes must be replaced, not {}",
                        replaced.len()
                    )
                } else if let Some(missing) =
                    kept.iter().find(|recipe| !rules.layout.has(self.drawn, *recipe))
                {
                    format!("the {} was not drawn", name(missing))
                } else {
                    "you can only replace unprepared recipes of your own".to_string()
                }
            }
            (Phase::Spend { attempt, die }, Action::Spend(_)) => {
                format!("exactly {} can be spent", self.short(attempt, die))
            }
            _ => {
                let question = match self.phase {
                    Phase::Draft => "pick a baker",
                    Phase::Turn => "work with your pieces, like learn1, or take pieces, like take1:learn",
                    Phase::Keep => "keep one of the recipes drawn, or none",
                    Phase::Spend { .. } => "spend Recognitions, or fail",
                    Phase::Start | Phase::Deal | Phase::Draw { .. } | Phase::Roll { .. } | Phase::Over => {
                        "wait"
                    }
                };
                format!("that is not the question now: {question}")
            }
        }
    }

    fn why_not_place(&self, pieces: u8, kitchen: Kitchen) -> String {
        let card = &self.book.edition.parts.kitchen[kitchen.index()].name;
        let (hand, free) = (self.hand[self.current.index()], self.free(kitchen));
        let most = self.book.rules.pieces_max[kitchen.index()];
        if hand < pieces {
            format!("you have not so many pieces in hand: {hand}")
        } else if free == 0 {
            format!("{card} has no free plate")
        } else if free < pieces {
            format!("{card} has only {free} free plate{}", if free == 1 { "" } else { "s" })
        } else {
            format!("at most {} may be placed on {card} in a turn", say_pieces(most))
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Config, Game, SeatCount, Step, Turn, Viewer, fast_rng, parse_step};

    use super::*;

    /// What p1 is told during the last of these steps.
    fn told(seats: usize, options: &[(&str, &str)], settings: &[(&str, &str)], steps: &str) -> Vec<String> {
        let mut config = Config::<DriveThru>::default();
        for (name, value) in options {
            config.set(name, &(*value).into()).expect("an option");
        }
        let book = Book::open(&config, SeatCount::new(seats).expect("a table")).expect("a book");
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = if settings.is_empty() {
            DriveThru::new(book)
        } else {
            DriveThru::arrange(book, &settings).expect("a position")
        };
        let (names, viewer) = (Names::new(Vec::new()), Viewer::Seat(Seat::new(0)));
        let mut out = Vec::new();
        for text in steps.split_whitespace() {
            out.clear();
            let step = parse_step::<DriveThru>(book, text).expect("a step");
            let before = game.view(viewer);
            let seen = game.view_step(step, viewer);
            game.apply(step).expect("a legal step");
            DriveThru::say_step(&before, &seen, &[], &game.view(viewer), &names, &mut out);
        }
        out
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
                    "The die shows 1, +1 makes 2, 7 is needed.",
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
    fn menus_tell_the_chances() {
        let book = Book::standard(SeatCount::new(2).expect("a table")).expect("a book");
        let settings = [("u1", "bacon"), ("p1", "custard"), ("s1", "matcha")];
        let settings = settings.map(|(name, value)| (name.to_string(), value.to_string()));
        let game = DriveThru::arrange(book, &settings).expect("a position");
        let view = game.view(Viewer::Spectator);
        let mut legal = Vec::new();
        game.legal_actions(Seat::new(0), &mut legal);
        let menu: Vec<String> = legal
            .iter()
            .map(|action| DriveThru::say_action(&view, *action, &Names::new(Vec::new())))
            .collect();
        assert_eq!(
            menu,
            [
                "learn with 1 piece: draw 2, keep one",
                "learn with 2 pieces: draw 3, keep one",
                "prepare the peanut butter & bacon crunch with 1 piece: 0 in 6, or 1 in 6 with Recognition",
                "prepare the peanut butter & bacon crunch with 2 pieces: 1 in 6, or 2 in 6 with Recognition",
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
            let (mut actions, mut outcomes, mut rng) = (Vec::new(), Vec::new(), fast_rng(1, 0));
            loop {
                let board = game.view(Viewer::Seat(Seat::new(0))).to_string();
                let widest = board.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= 100, "{widest} columns:\n{board}");
                game.apply_unchecked(match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample_chance(&mut outcomes, &mut rng)),
                    Turn::Act(due) => {
                        let seat = due.first().expect("somebody is due");
                        Step::Act(seat, game.sample_action(seat, &mut actions, &mut rng))
                    }
                });
            }
        }
    }
}
