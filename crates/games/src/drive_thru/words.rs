//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Names, ScoreLine, ScoreSheet, Seat, StepView, StepViewOf, Words};

use super::rules::Event;
use super::view::View;
use super::{Action, Attempt, Baker, DriveThru, Few, Kitchen, Phase, Recipe, Stage};

impl Words for DriveThru {
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

fn verb(stage: Stage) -> &'static str {
    match stage {
        Stage::Prepare => "prepare",
        Stage::Serve => "serve",
    }
}

fn done(stage: Stage) -> &'static str {
    match stage {
        Stage::Prepare => "prepared",
        Stage::Serve => "served",
    }
}

fn say_pieces(pieces: u8) -> String {
    if pieces == 1 { "1 piece".into() } else { format!("{pieces} pieces") }
}

fn say_recognitions(n: u8) -> String {
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

fn say_power(game: &DriveThru, baker: Baker) -> String {
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
