//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Names, ScoreLine, ScoreSheet, Seat, Step, StepView, StepViewOf, Words, fast_rng};

use super::board::{NOWHERE, Space, ones};
use super::notation::CardNames;
use super::rules::{Event, Stay, Subject};
use super::text::count;
use super::view::View;
use super::{Action, BadDay, Card, CardSet, Chance, Disc, Fighter, Hook, Phase, reasons};

tabletop::legacy_words!(BadDay, super::WORDS);

impl tabletop::LegacyWords for BadDay {
    fn say_action(view: &View, action: Action, names: &Names) -> String {
        let table = &view.table;
        let rules = &view.book.rules;
        let name = |card: Card| view.book.card_name(card);
        let space = |space: Space| rules.board.name(space);
        let asked = view.due().first().unwrap_or(table.active);
        let donut =
            |fighter: Fighter| format!("{} (disc {})", name(table.card_of(fighter)), fighter.disc.0 + 1);
        match action {
            Action::Bake(card) => {
                let i = card.index();
                format!(
                    "bake the {}: {} cubes, stale at {}, worth {}",
                    name(card),
                    rules.freshness[i],
                    rules.staleness[i],
                    count(rules.points[i].into(), "point")
                )
            }
            Action::BakeNone => "bake nothing".into(),
            Action::Roll => "roll the movement dice".into(),
            Action::Skip => "do not move this turn".into(),
            Action::Move(disc, to) => {
                let fighter = Fighter { seat: asked, disc };
                let (closed, halting) = table.barriers(rules, asked);
                let from = table.space_of(fighter);
                // What is asked about a disc that is not on the board costs nothing.
                let cost = if from.0 == NOWHERE { 0 } else { rules.board.cost(from, to, closed, halting) };
                let moves =
                    format!("move the {} to {}, {}", donut(fighter), space(to), count(cost.into(), "point"));
                match table.enemy_at(asked, to) {
                    Some(enemy) => {
                        let cubes = count(table.cubes_of(enemy).into(), "cube");
                        let (other, owner) = (name(table.card_of(enemy)), names.of(enemy.seat));
                        format!("{moves}, and fight the {other} of {owner}, {cubes}")
                    }
                    None => moves,
                }
            }
            Action::Stop => "stop moving".into(),
            Action::Fight(at) => {
                let pair = table.donut_at(asked, at).zip(table.enemy_at(asked, at));
                pair.map_or_else(
                    || format!("fight on {}", space(at)),
                    |(own, enemy)| {
                        let (own, other) = (name(table.card_of(own)), name(table.card_of(enemy)));
                        format!("fight on {}: {own} against {other} of {}", space(at), names.of(enemy.seat))
                    },
                )
            }
            Action::Use(card) => format!("spend a counter of {}: {}", name(card), view.card_text(card)),
            Action::Heal(card, disc) => {
                let fighter = Fighter { seat: asked, disc };
                let freshness = rules.freshness[table.card_of(fighter).index()];
                let cubes = format!("{} of {freshness} cubes", table.cubes_of(fighter));
                format!("spend a counter of {} on the {}, {cubes}", name(card), donut(fighter))
            }
            Action::Steer(card, dir) => {
                format!("spend a counter of {}: {}", name(card), view.way(dir, names))
            }
            Action::Pass => "spend nothing".into(),
            Action::Go(dir) => view.way(dir, names),
        }
    }

    /// Moves by donut, then by ring; attacks stand out by being offered at once.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<String> {
        let Action::Move(disc, to) = action else { return None };
        let table = &view.table;
        let fighter = Fighter { seat: table.active, disc };
        if table.enemy_at(fighter.seat, to).is_some() {
            return None;
        }
        let board = &view.book.rules.board;
        let donut = view.book.card_name(table.card_of(fighter));
        match depth {
            0 => Some(format!("move the {donut} (disc {})", disc.0 + 1)),
            1 => Some(format!("move the {donut} (disc {}) to ring {}", disc.0 + 1, board.name(to).ring)),
            _ => None,
        }
    }

    /// The step is acted out on a state drawn from the view before it, so nothing can be told that the viewer could
    /// not work out.
    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        _: &[(Seat, Action)],
        after: &View,
        names: &Names,
        out: &mut Vec<String>,
    ) {
        let mut game = before.sample(&mut fast_rng(0, 0));
        let who = names.of(before.table.active);
        let name = |card: Card| before.book.card_name(card);
        let known = match step {
            StepView::Open(step) => *step,
            StepView::Hidden(..) | StepView::Sealed(..) => {
                out.push(format!("{who} draws a donut."));
                if after.hidden > before.hidden {
                    return;
                }
                // All that was hidden has come to light: act it out with one of these cards as the last.
                let revealed = before.unseen & before.book.rules.donut_cards & !after.unseen;
                let candidates =
                    if revealed == 0 { game.bag & game.book.rules.donut_cards } else { revealed };
                if candidates == 0 {
                    return;
                }
                Step::Chance(Chance::Draw(Card(candidates.trailing_zeros() as u8)))
            }
        };
        if before.hidden > 0 && after.hidden == 0 {
            let last = match known {
                Step::Chance(Chance::Draw(card)) => card.bit(),
                _ => 0,
            };
            game.reveal(before, after, last);
        }
        match known {
            Step::Chance(Chance::Start(seat)) => out.push(format!("{} begins.", names.of(seat))),
            Step::Chance(Chance::Draw(card))
                if before.book.rules.special(card).is_none() && matches!(step, StepView::Open(_)) =>
            {
                out.push(format!("{who} draws the {}.", name(card)));
            }
            Step::Chance(Chance::Pool(dice)) => {
                let dice: Vec<String> = dice.falling().map(|die| die.to_string()).collect();
                out.push(format!("{who} rolls {}.", dice.join(" and ")));
            }
            Step::Chance(Chance::Evac(die)) => out.push(format!("The evacuation die shows {die}.")),
            Step::Act(seat, Action::Skip) => out.push(format!("{} does not move.", names.of(seat))),
            Step::Act(seat, Action::Stop) => out.push(format!("{} stops moving.", names.of(seat))),
            Step::Act(seat, Action::BakeNone) => out.push(format!("{} bakes nothing.", names.of(seat))),
            Step::Act(seat, Action::Pass) => {
                out.push(format!("{} spends nothing.", names.of(seat)));
            }
            _ => {}
        }
        let teller = Teller { view: before, names };
        game.apply_and_tell(known, &mut |event| out.push(teller.say(event)));
    }

    fn say_why(&self, seat: Seat, action: Action, names: &Names) -> String {
        reasons::say_why(self, seat, action, names)
    }

    fn score_sheet(view: &View) -> ScoreSheet {
        let line = |card: Card| ScoreLine {
            label: view.book.card_name(card).to_string(),
            detail: "eliminated".into(),
            points: view.book.rules.points[card.index()].into(),
        };
        let sheet = |seat: Seat| ones(view.table.scored[seat.index()]).map(|card| line(Card(card))).collect();
        ScoreSheet { seats: view.book.seats.seats().map(sheet).collect() }
    }
}

impl BadDay {
    /// Replaces the hidden cards of a sample by those that the view after the step shows them to have been; `last` is
    /// the card that is still to be drawn.
    fn reveal(&mut self, before: &View, after: &View, last: CardSet) {
        let candidates = before.unseen & self.book.rules.donut_cards & !last;
        let revealed = candidates & !after.unseen;
        let mut hidden: CardSet = 0;
        for card in ones(revealed).chain(ones(candidates & !revealed)).take(before.hidden.into()) {
            hidden |= Card(card).bit();
        }
        self.hand = before.hand | hidden;
        self.bag = before.unseen & !hidden;
    }
}

impl View {
    fn card_text(&self, card: Card) -> &str {
        let special = self.book.rules.special(card);
        special.and_then(|i| self.book.edition.parts.specials.get(i)).map_or("", |card| card.text.as_str())
    }

    /// Where the loser of the fight would go.
    fn way(&self, dir: super::Dir, names: &Names) -> String {
        let table = &self.table;
        let Some(fight) = table.fight else { return format!("go {}", dir.name()) };
        let loser = fight.loser();
        let board = &self.book.rules.board;
        let goes = format!("the {} goes {}", self.book.card_name(table.card_of(loser)), dir.name());
        let Some(to) = board.neighbour(table.space_of(loser), dir) else { return goes };
        let space = board.name(to);
        match table.enemy_at(loser.seat, to) {
            None => format!("{goes} to {space}"),
            Some(enemy) => {
                let name = self.book.card_name(table.card_of(enemy));
                format!("{goes} to {space} and fights the {name} of {}", names.of(enemy.seat))
            }
        }
    }
}

/// Turns events into sentences.
struct Teller<'a> {
    view: &'a View,
    names: &'a Names,
}

impl Teller<'_> {
    fn name(&self, card: Card) -> &str {
        self.view.book.card_name(card)
    }

    fn space(&self, space: Space) -> String {
        self.view.book.rules.board.name(space).to_string()
    }

    /// `Ann's Boston Bruiser`.
    fn donut(&self, donut: Subject) -> String {
        format!("{}'s {}", self.names.of(donut.seat), self.name(donut.card))
    }

    fn cards(&self, cards: CardSet) -> String {
        let names: Vec<&str> = ones(cards).map(|card| self.name(Card(card))).collect();
        names.join(" and the ")
    }

    fn say(&self, event: Event) -> String {
        let who = |seat: Seat| self.names.of(seat);
        match event {
            Event::Turn(seat) => format!("Turn of {}.", who(seat)),
            Event::KitchenFull(seat) => format!("{} cannot bake: the kitchen is occupied.", who(seat)),
            Event::NoDisc(seat) => format!("{} cannot bake: all discs are in play.", who(seat)),
            Event::Refilled(n) => {
                let cards = count(n as usize, "card");
                format!("The bag is empty: the discards become the new bag, {cards}.")
            }
            Event::Special(seat, card, counters) => {
                let counters = count(counters.into(), "counter");
                format!("{} gets the special {} with {counters}.", who(seat), self.name(card))
            }
            Event::SetAside(card) => format!("No cube is left for the special {}.", self.name(card)),
            Event::Baked(donut) => {
                format!(
                    "{} bakes the {} on disc {}.",
                    who(donut.seat),
                    self.name(donut.card),
                    donut.disc.0 + 1
                )
            }
            Event::Discarded(cards) => {
                let verb = if cards.is_power_of_two() { "is" } else { "are" };
                format!("The {} {verb} discarded.", self.cards(cards))
            }
            Event::NothingToMove(seat) => format!("{} has no donut to move.", who(seat)),
            Event::Pool(seat, pool) => {
                format!("{} has {} of movement.", who(seat), count(pool.into(), "point"))
            }
            Event::Moved { donut, to, cost } => {
                let points = count(cost.into(), "point");
                format!("{} moves to {} for {points}.", self.donut(donut), self.space(to))
            }
            Event::Spent(seat, card, left) => {
                format!("{} spends a counter of {}, {left} left.", who(seat), self.name(card))
            }
            Event::Healed(donut, cubes) => {
                format!("{} gets {} back.", self.donut(donut), count(cubes.into(), "cube"))
            }
            Event::Fight { entering, resident, space, chain } => {
                let (own, other) = (self.donut(entering), self.donut(resident));
                let verb = if chain { "runs into" } else { "fights" };
                format!("{own} {verb} {other} on {}.", self.space(space))
            }
            Event::Rolled(donut, dice) => {
                let dice: Vec<String> = dice.falling().map(|die| die.to_string()).collect();
                format!("{} rolls {}.", self.donut(donut), dice.join(" "))
            }
            Event::Tie => "A tie: both roll again.".into(),
            Event::Lost { donut, cubes: 0, .. } => {
                format!("{} loses the round, but no cube.", self.donut(donut))
            }
            Event::Lost { donut, cubes, left, now_stale } => {
                let lost = count(cubes.into(), "cube");
                let stale = if now_stale { " and is stale now" } else { "" };
                format!("{} loses {lost}, has {left} left{stale}.", self.donut(donut))
            }
            Event::Eliminated { donut, by, points } => {
                let points = count(points.into(), "point");
                format!("{} is eliminated: {points} for {}.", self.donut(donut), who(by))
            }
            Event::Stays(donut, why) => {
                let why = match why {
                    Stay::NoWay => "has no way out".to_string(),
                    Stay::Closed(dir) => format!("cannot go {}", dir.name()),
                    Stay::Die => "must stay".to_string(),
                };
                format!("{} {why}: another round.", self.donut(donut))
            }
            Event::Leaves(donut, dir, to) => {
                format!("{} leaves {}, to {}.", self.donut(donut), dir.name(), self.space(to))
            }
            Event::SeatChooses(seat) => format!("{} chooses the direction.", who(seat)),
            Event::RollAgain => "It is rolled again.".into(),
            Event::Won(seat) => format!("{} has reached the goal and wins!", who(seat)),
            Event::Stalled => "Too long without an elimination: the game is over.".into(),
        }
    }
}

impl BadDay {
    /// Why an action is refused to a seat that is asked.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> String {
        let (rules, table) = (&self.book.rules, &self.table);
        let name = |card: Card| self.book.card_name(card);
        let in_play = |disc: Disc| table.discs[seat.index()] & 1 << disc.0 != 0;
        let holds = |card: Card| {
            rules.special(card).is_some_and(|special| table.held[seat.index()] & 1 << special != 0)
        };
        match action {
            Action::Bake(card) if table.phase == Phase::Choose && self.hand & card.bit() == 0 => {
                format!("the {} is not in your hand", name(card))
            }
            Action::Bake(card) if table.phase == Phase::Choose => {
                let (cost, supply) = (rules.freshness[card.index()], count(table.supply.into(), "cube"));
                format!("the {} needs {cost} cubes, and the supply has {supply}", name(card))
            }
            Action::BakeNone if table.phase == Phase::Choose => "you must bake one of your donuts".into(),
            Action::Move(disc, _) if table.phase == Phase::Moving && !in_play(disc) => {
                format!("your disc {} is not on the board", disc.0 + 1)
            }
            Action::Move(disc, to) if table.phase == Phase::Moving => self.explain_move(seat, disc, to),
            Action::Use(card) | Action::Heal(card, _) | Action::Steer(card, _) if !holds(card) => {
                format!("you do not have the special {}", name(card))
            }
            Action::Heal(card, disc)
                if matches!(table.phase, Phase::BeforeRoll | Phase::Moving)
                    && self.usable(seat, Hook::Heal) & 1 << rules.special(card).unwrap_or(0) != 0 =>
            {
                if in_play(disc) {
                    format!("your disc {} has all its cubes", disc.0 + 1)
                } else {
                    format!("your disc {} is not on the board", disc.0 + 1)
                }
            }
            Action::Use(card) | Action::Heal(card, _) | Action::Steer(card, _)
                if matches!(table.phase, Phase::BeforeRoll | Phase::Moving | Phase::Pick)
                    || !self.offers(seat, card) =>
            {
                format!("{} cannot be used so now: {}", name(card), self.question())
            }
            Action::Steer(_, dir) | Action::Go(dir) if table.fight.is_some() => {
                format!("the way {} is not open: {}", dir.name(), self.question())
            }
            Action::Fight(space) if table.phase == Phase::Pick => {
                format!("no fight waits on {}", rules.board.name(space))
            }
            _ => format!("that is not the question now: {}", self.question()),
        }
    }

    fn offers(&self, seat: Seat, card: Card) -> bool {
        self.book.rules.special(card).is_some_and(|special| self.offered(seat) & 1 << special != 0)
    }

    fn explain_move(&self, seat: Seat, disc: Disc, to: Space) -> String {
        let (board, table) = (&self.book.rules.board, &self.table);
        let name = board.name(to);
        if table.locked & 1 << disc.0 != 0 {
            return format!("your disc {} has moved into a fight and stays there", disc.0 + 1);
        }
        if board.kitchens & to.bit() != 0 {
            return format!("{name} is a kitchen: nobody enters one");
        }
        if table.pending.set & to.bit() != 0 {
            return format!("a fight already waits on {name}");
        }
        if table.on[seat.index()] & to.bit() != 0 {
            return format!("your own donut is on {name}");
        }
        let left = count(table.pool.into(), "movement point");
        format!("your disc {} cannot reach {name} with {left}", disc.0 + 1)
    }

    fn question(&self) -> &'static str {
        match self.table.phase {
            Phase::Choose => "bake one of the donuts in your hand",
            Phase::BeforeRoll => "roll for movement, or skip it",
            Phase::Moving => "move your donuts, or stop",
            Phase::Pick => "choose the fight that comes next",
            Phase::DieEntering | Phase::DieResident => "add dice for this round, or pass",
            Phase::Answer => "have dice rolled again, or pass",
            Phase::Extra => "take more cubes, or pass",
            Phase::Prevent => "lose fewer cubes, or pass",
            Phase::SteerOwn | Phase::SteerOpp => "choose where the loser goes, or pass",
            Phase::Direction => "choose where the loser goes",
            Phase::Start
            | Phase::Draw
            | Phase::MoveRoll
            | Phase::FightRoll
            | Phase::EvacRoll
            | Phase::Over => "wait",
        }
    }
}
