//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Book, Names, ScoreLine, ScoreSheet, Seat, Step, StepView, StepViewOf, Words, fast_rng};

use super::rules::{Event, Rules, donuts, kinds_of};
use super::view::{Asks, View};
use super::{Action, Donut, Draw, GoNuts, Phase, Power, Score, reasons};

tabletop::legacy_words!(GoNuts, super::WORDS);

impl tabletop::LegacyWords for GoNuts {
    fn say_action(view: &View, action: Action, names: &Names) -> String {
        let name = |donut: Donut| view.name(donut);
        match action {
            Action::Pick(place) => match view.row[usize::from(place) - 1] {
                Some(donut) => format!("reach for place {place}: {}", name(donut)),
                None => format!("reach for place {place}, which is empty"),
            },
            Action::Keep(donut) => {
                let other = view.peeked.iter().flatten().find(|other| **other != donut);
                let back = name(*other.unwrap_or(&donut));
                format!("keep the {}, put the {back} back on top of the deck", name(donut))
            }
            Action::Salvage(donut) => format!("take the {} from the discard pile", name(donut)),
            Action::Steal(seat, donut) => format!("take the {} from {}", name(donut), names.of(seat)),
            Action::Trash(seat, donut) => format!("discard the {} of {}", name(donut), names.of(seat)),
            Action::Give(seat, donut) => format!("give your {} to {}", name(donut), names.of(seat)),
            Action::Toss(donut) => format!("discard your {}", name(donut)),
            Action::Pass(donut) => format!("pass your {} to the left", name(donut)),
            Action::Clear(0) => "leave the row as it is".to_string(),
            Action::Clear(places) => {
                let cleared: Vec<String> = (1..=view.book.rules.row)
                    .filter(|place| places & 1 << (place - 1) != 0)
                    .filter_map(|place| {
                        view.row[usize::from(place) - 1].map(|donut| format!("{place} ({})", name(donut)))
                    })
                    .collect();
                format!("discard from the row: {}", cleared.join(", "))
            }
            Action::ScoopStop => "take no more from the discard pile".to_string(),
            Action::Scoop(donut) => format!("take a {} from the discard pile", name(donut)),
            Action::MilkDrop => format!("discard the {}", taken_name(view)),
            Action::MilkPay => {
                let price =
                    view.taking.map_or(0, |taking| view.book.rules.power_counts[taking.donut.index()]);
                format!("keep the {} and discard {price} others", taken_name(view))
            }
        }
    }

    /// The step is acted out on a state drawn from the view before it, so nothing can be told that the viewer could
    /// not work out.
    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        revealed: &[(Seat, Action)],
        after: &View,
        names: &Names,
        out: &mut Vec<String>,
    ) {
        let say = |event: Event| say_event(after, event, names);
        let mut game = before.sample(&mut fast_rng(0, 0));
        for &(seat, action) in revealed {
            match action {
                Action::Pick(place) => game.picks[seat.index()] = place,
                Action::Pass(donut) => game.passing[seat.index()] = Some(donut),
                _ => {}
            }
        }
        match step {
            StepView::Sealed(seat, _) if revealed.is_empty() => {
                let what = if before.asks == Asks::Pass { "has chosen what to pass" } else { "has picked" };
                out.push(format!("{} {what}.", names.of(*seat)));
            }
            StepView::Open(Step::Act(seat, Action::Pick(place))) if revealed.is_empty() => {
                out.push(format!("{} picks place {place}.", names.of(*seat)));
            }
            StepView::Open(Step::Act(seat, Action::Pass(donut))) if revealed.is_empty() => {
                out.push(format!("{} chooses to pass the {}.", names.of(*seat), before.name(*donut)));
            }
            StepView::Hidden(..) => {
                let taker = before.taking.map_or_else(|| "Somebody".into(), |taking| names.of(taking.taker));
                out.push(format!("{taker} looks at a card of the deck."));
            }
            StepView::Open(Step::Chance(Draw(donut))) if before.asks == Asks::Peek => {
                let taker = before.taking.map_or_else(|| "Somebody".into(), |taking| names.of(taking.taker));
                out.push(format!("{taker} looks at a card of the deck: {}.", before.name(*donut)));
            }
            StepView::Sealed(..) | StepView::Open(_) => {
                if let Some((picks, Action::Pick(_))) = revealed.first().map(|first| (revealed, first.1)) {
                    out.push(say_picks(picks, names));
                }
                let mut tell = |event: Event| out.extend(say(event));
                if let StepView::Open(step) = step {
                    make_possible(&mut game, *step);
                    game.apply_and_tell(*step, &mut tell);
                } else {
                    // The last answer was not this viewer's: take it from what was revealed.
                    let last = revealed.iter().find(|(seat, _)| tabletop::Actor::Seat(*seat) == step.actor());
                    if let Some(&(seat, action)) = last {
                        game.apply_and_tell(Step::Act(seat, action), &mut tell);
                    }
                }
            }
        }
    }

    fn say_why(&self, seat: Seat, action: Action, names: &Names) -> String {
        reasons::say(self, seat, action, names)
    }

    fn score_sheet(view: &View) -> ScoreSheet {
        let table = view.table();
        let line = |seat: Seat, donut: Donut| {
            let copies = view.owned[seat.index()][donut.index()];
            let label = match copies {
                1 => view.name(donut).to_string(),
                n => format!("{} ×{n}", view.name(donut)),
            };
            ScoreLine {
                label,
                detail: explain(&view.book.rules, donut),
                points: table.points_of(seat, donut),
            }
        };
        let sheet =
            |seat: Seat| donuts(kinds_of(&view.owned[seat.index()])).map(|donut| line(seat, donut)).collect();
        ScoreSheet { seats: view.book.seats.seats().map(sheet).collect() }
    }
}

/// Hidden cards of the sample give way to what the step shows them to be.
fn make_possible(game: &mut GoNuts, step: Step<Action, Draw>) {
    match (step, &mut game.phase) {
        (Step::Chance(Draw(donut)), _) => {
            if let Some(top) = &mut game.top {
                top.donut = donut;
            }
        }
        (Step::Act(_, Action::Keep(donut)), Phase::Keep { first, second }) if first.donut != donut => {
            *second = donut;
        }
        _ => {}
    }
}

fn taken_name(view: &View) -> &'static str {
    view.taking.map_or("donut", |taking| view.name(taking.donut))
}

fn say_picks(picks: &[(Seat, Action)], names: &Names) -> String {
    let each: Vec<String> = picks
        .iter()
        .filter_map(|(seat, action)| match action {
            Action::Pick(place) => Some(format!("{} {place}", names.of(*seat))),
            _ => None,
        })
        .collect();
    format!("Picks: {}.", each.join(", "))
}

fn say_event(view: &View, event: Event, names: &Names) -> Option<String> {
    let name = |donut: Donut| view.name(donut);
    Some(match event {
        Event::Round(_) => return None,
        Event::Filled(place, donut) => format!("Place {place}: {}.", name(donut)),
        Event::Contested(place, donut) => {
            format!("The {} at place {place} is contested and discarded.", name(donut))
        }
        Event::Taken(_, seat, donut) => format!("{} takes the {}.", names.of(seat), name(donut)),
        Event::Fizzled(_, donut) => format!("The power of the {} has nothing to act on.", name(donut)),
        Event::Drew(seat, donut) => format!("{} gets the {} from the deck.", names.of(seat), name(donut)),
        Event::Kept(seat, donut) => {
            format!("{} keeps the {} and puts the other card back on top.", names.of(seat), name(donut))
        }
        Event::Salvaged(seat, donut) => {
            format!("{} gets the {} from the discard pile.", names.of(seat), name(donut))
        }
        Event::Moved { from, to, donut } => {
            format!("The {} goes from {} to {}.", name(donut), names.of(from), names.of(to))
        }
        Event::Discarded(seat, donut) => format!("The {} of {} is discarded.", name(donut), names.of(seat)),
        Event::Cleared(place, donut) => format!("The {} at place {place} is discarded.", name(donut)),
        Event::Over => "The deck cannot fill the row: the game is over.".to_string(),
    })
}

/// How a type scores at this table, if options make it differ from what its card says.
pub(super) fn changed_score(book: Book<GoNuts>, donut: Donut) -> Option<String> {
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
fn explain(rules: &Rules, donut: Donut) -> String {
    match rules.scores[donut.index()] {
        Score::Each { points } => format!("{points} each"),
        Score::ByCount { table, len } => {
            let table: Vec<String> = table[..usize::from(len)].iter().map(ToString::to_string).collect();
            format!("{} for 1 to {len} copies", table.join(", "))
        }
        Score::PerSet { size, points } => format!("{points} for every {size}"),
        Score::Majority { each, bonus } if rules.plain_bonus_per_card => {
            format!("{each} each, {bonus} each with the most")
        }
        Score::Majority { each, bonus } => match rules.plain_tie_bonus {
            0 => format!("{each} each, {bonus} more for the most"),
            tie => format!("{each} each, {bonus} more for the most, {tie} if tied"),
        },
        Score::EachIfTypesAtMost { limit, points } => format!("{points} each with at most {limit} types"),
        Score::EachIfTypesAtLeast { limit, points } => format!("{points} each with at least {limit} types"),
        Score::EachIfCardsAtMost { limit, points } => format!("{points} each with at most {limit} donuts"),
        Score::EachIfFewestCards { points } if rules.fewest_strict => {
            format!("{points} each if everybody else has more donuts")
        }
        Score::EachIfFewestCards { points } => format!("{points} each if nobody has fewer donuts"),
        Score::EachPerNegative { points } => format!("{points} each per donut with negative points"),
    }
}

impl GoNuts {
    /// Why an action is refused to a seat that is asked.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> String {
        let name = |donut: Donut| &self.book.edition.parts.types[donut.index()].name;
        let question = match self.phase {
            Phase::Pick { .. } => "pick a place of the row, like pick:2",
            Phase::Keep { .. } => "keep one of the two cards",
            Phase::Salvage => "take a card of the discard pile",
            Phase::Steal => "take a donut from an opponent",
            Phase::Trash => "discard a donut of an opponent",
            Phase::Give => "give a donut to an opponent",
            Phase::Toss | Phase::MilkToss { .. } => "discard one of your donuts",
            Phase::Pass { .. } => "pass a donut to the left",
            Phase::Clear => "discard donuts of the row that nobody picked, or none",
            Phase::Scoop { .. } => "take another card of the discard pile, or stop",
            Phase::Milk => "discard it, or pay for it",
            Phase::Fill | Phase::Draw | Phase::Peek { .. } | Phase::Over => "wait",
        };
        let just_taken = |donut: Donut| self.taking.is_some_and(|taking| taking.donut == donut);
        match (self.phase, action) {
            (Phase::Keep { .. }, Action::Keep(donut)) => {
                format!("the {} is not one of the two cards", name(donut))
            }
            (Phase::Salvage, Action::Salvage(donut)) | (Phase::Scoop { .. }, Action::Scoop(donut)) => {
                format!("there is no {} in the discard pile", name(donut))
            }
            (Phase::Steal, Action::Steal(victim, donut)) | (Phase::Trash, Action::Trash(victim, donut)) => {
                if victim == seat {
                    "choose an opponent, not yourself".to_string()
                } else {
                    format!("p{victim} has no {}", name(donut))
                }
            }
            (Phase::Give, Action::Give(to, _)) if to == seat => {
                "choose an opponent, not yourself".to_string()
            }
            (Phase::Give, Action::Give(_, donut))
            | (Phase::Toss | Phase::MilkToss { .. }, Action::Toss(donut))
            | (Phase::Pass { .. }, Action::Pass(donut)) => {
                if just_taken(donut) {
                    format!("the {} you have just taken is not among the donuts you may choose", name(donut))
                } else {
                    format!("you have no {}", name(donut))
                }
            }
            (Phase::Clear, Action::Clear(_)) => "only places that nobody picked can be cleared".to_string(),
            _ => {
                let why = self
                    .taking
                    .filter(|taking| self.book.rules.powers[taking.donut.index()] != Power::None)
                    .map_or(String::new(), |taking| format!(" because of the {}", name(taking.donut)));
                format!("that is not the question now: {question}{why}")
            }
        }
    }
}
