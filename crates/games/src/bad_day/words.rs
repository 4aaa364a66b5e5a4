//! The words of the game: menus, what happened, where the points come from.

use tabletop::{Arg, Book, Messages, Phrase, ScoreLine, ScoreSheet, Seat, Words, say};

use super::board::{Dir, NOWHERE, Space, SpaceName, ones};
use super::notation::CardNames;
use super::pieces::{CardId, Piece, Stay};
use super::view::View;
use super::{Action, BadDay, Card, Event, Fighter, WORDS};

impl Words for BadDay {
    fn messages() -> &'static Messages {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let table = &view.table;
        let rules = &view.book.rules;
        let asked = view.due().first().unwrap_or(table.active);
        let donut = |fighter: Fighter| view.name(table.card_of(fighter));
        match action {
            Action::Bake(card) => {
                let i = card.index();
                let (cubes, stale, points) = (rules.freshness[i], rules.staleness[i], rules.points[i]);
                say!(WORDS, "bake", donut: view.name(card), cubes: cubes, stale: stale, points: points)
            }
            Action::BakeNone => say!(WORDS, "bake-nothing"),
            Action::Roll => say!(WORDS, "roll"),
            Action::Skip => say!(WORDS, "skip"),
            Action::Move(disc, to) => {
                let own = Fighter { seat: asked, disc };
                let (closed, halting) = table.barriers(rules, asked);
                let from = table.space_of(own);
                // What is asked about a disc that is not on the board costs nothing.
                let cost = if from.0 == NOWHERE { 0 } else { rules.board.cost(from, to, closed, halting) };
                let (name, space) = (donut(own), view.space(to));
                match table.enemy_at(asked, to) {
                    None => say!(WORDS, "move", donut: name, space: space, cost: cost),
                    Some(enemy) => say!(
                        WORDS, "move-and-fight", donut: name, space: space, cost: cost,
                        enemy: donut(enemy), owner: enemy.seat, cubes: table.cubes_of(enemy)
                    ),
                }
            }
            Action::Stop => say!(WORDS, "stop"),
            Action::Fight(at) => {
                let pair = table.donut_at(asked, at).zip(table.enemy_at(asked, at));
                let space = view.space(at);
                match pair {
                    None => say!(WORDS, "fight", space: space),
                    Some((own, enemy)) => say!(
                        WORDS, "fight-between", space: space, donut: donut(own), enemy: donut(enemy),
                        owner: enemy.seat
                    ),
                }
            }
            Action::Use(card) => {
                say!(WORDS, "spend", special: view.name(card), text: Arg::data(view.card_text(card)))
            }
            Action::Heal(card, disc) => {
                let fighter = Fighter { seat: asked, disc };
                let full = rules.freshness[table.card_of(fighter).index()];
                say!(
                    WORDS, "spend-on-donut", special: view.name(card), donut: donut(fighter),
                    cubes: table.cubes_of(fighter), full: full
                )
            }
            Action::Steer(card, dir) => {
                say!(WORDS, "spend-to-steer", special: view.name(card), way: view.way(dir))
            }
            Action::Pass => say!(WORDS, "pass"),
            Action::Go(dir) => view.way(dir),
        }
    }

    /// Moves by donut, then by ring; attacks stand out by being offered at once.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<Phrase> {
        let Action::Move(disc, to) = action else { return None };
        let table = &view.table;
        let fighter = Fighter { seat: table.active, disc };
        if table.enemy_at(fighter.seat, to).is_some() {
            return None;
        }
        let donut = view.name(table.card_of(fighter));
        match depth {
            0 => Some(say!(WORDS, "group-donut", donut: donut)),
            1 => {
                let ring = view.book.rules.board.name(to).ring;
                Some(say!(WORDS, "group-ring", donut: donut, ring: ring))
            }
            _ => None,
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        let name = |card: CardId| Arg::data(book.card_name(card.card));
        let donut = |piece: &Piece| name(piece.card);
        Some(match event {
            Event::Begins { seat } => say!(WORDS, "begins", who: *seat),
            Event::Turn { seat, .. } => say!(WORDS, "turn", who: *seat),
            Event::KitchenFull { donut } => say!(WORDS, "kitchen-full", who: donut.seat),
            Event::NoDisc { seat } => say!(WORDS, "no-disc", who: *seat),
            Event::Drew { seat, card: Some(card), .. } => {
                say!(WORDS, "draws", who: *seat, donut: name(*card))
            }
            Event::Drew { seat, card: None, .. } => say!(WORDS, "draws-hidden", who: *seat),
            Event::Special { seat, card, counters, .. } => {
                say!(WORDS, "gets-special", who: *seat, special: name(*card), n: *counters)
            }
            Event::SetAside { card, .. } => say!(WORDS, "no-cube-for-special", special: name(*card)),
            Event::Refilled { bag, .. } => say!(WORDS, "bag-refilled", n: *bag),
            Event::Baked { donut: piece, .. } => {
                say!(WORDS, "bakes", who: piece.seat, donut: donut(piece))
            }
            Event::BakesNothing { seat } => say!(WORDS, "bakes-nothing", who: *seat),
            Event::Discarded { cards, .. } => {
                let (last, others) = cards.split_last()?;
                if others.is_empty() {
                    say!(WORDS, "discarded", donut: name(*last))
                } else {
                    let others = others.iter().map(|card| name(*card)).collect();
                    say!(WORDS, "discarded-several", donuts: Arg::List(others), last: name(*last))
                }
            }

            Event::NothingToMove { seat } => say!(WORDS, "no-donut", who: *seat),
            Event::Skips { seat } => say!(WORDS, "skips", who: *seat),
            Event::MovementRolled { seat, dice } => {
                say!(WORDS, "rolls", who: *seat, dice: Arg::all(dice.falling()))
            }
            Event::Steps { seat, steps, .. } => say!(WORDS, "movement", who: *seat, n: *steps),
            Event::Moved { donut: piece, cost, .. } => {
                say!(WORDS, "moves", who: piece.seat, donut: donut(piece), n: *cost)
            }
            Event::Stopped { seat, forced: false, .. } => say!(WORDS, "stops", who: *seat),

            Event::Spent { seat, card, counters, .. } => {
                say!(WORDS, "spends", who: *seat, special: name(*card), left: *counters)
            }
            Event::SpendsNothing { seat } => say!(WORDS, "spends-nothing", who: *seat),
            Event::Healed { donut: piece, cubes, .. } => {
                say!(WORDS, "healed", who: piece.seat, donut: donut(piece), n: *cubes)
            }

            Event::Fight { entering, resident, chain, .. } => {
                let (who, owner) = (entering.seat, resident.seat);
                let (own, enemy) = (donut(entering), donut(resident));
                if *chain {
                    say!(WORDS, "runs-into", who: who, donut: own, owner: owner, enemy: enemy)
                } else {
                    say!(WORDS, "fights", who: who, donut: own, owner: owner, enemy: enemy)
                }
            }
            Event::Rolled { donut: piece, dice, .. } => {
                let dice: Vec<String> = dice.falling().map(|die| die.to_string()).collect();
                say!(WORDS, "donut-rolls", who: piece.seat, donut: donut(piece), dice: dice.join(" "))
            }
            Event::Tie { .. } => say!(WORDS, "tie"),
            Event::Lost { donut: piece, cubes: 0, .. } => {
                say!(WORDS, "loses-nothing", who: piece.seat, donut: donut(piece))
            }
            Event::Lost { donut: piece, cubes, now_stale, .. } => {
                let (who, own, n, left) = (piece.seat, donut(piece), *cubes, piece.cubes);
                if *now_stale {
                    say!(WORDS, "loses-and-stale", who: who, donut: own, n: n, left: left)
                } else {
                    say!(WORDS, "loses", who: who, donut: own, n: n, left: left)
                }
            }
            Event::Eliminated { donut: piece, by, points, .. } => {
                say!(WORDS, "eliminated", who: piece.seat, donut: donut(piece), n: *points, winner: *by)
            }

            Event::EvacuationDie { die, .. } => say!(WORDS, "evacuation-die", die: *die),
            Event::EvacuationAgain => say!(WORDS, "rolled-again"),
            Event::ChoosesWay { seat, .. } => say!(WORDS, "chooses-direction", who: *seat),
            Event::Stays { donut: piece, why, dir } => {
                let (who, own) = (piece.seat, donut(piece));
                match (why, dir) {
                    (Stay::Closed, Some(dir)) => {
                        say!(WORDS, "stays-closed", who: who, donut: own, dir: say_dir(*dir))
                    }
                    (Stay::NoWay, _) => say!(WORDS, "stays-no-way", who: who, donut: own),
                    (Stay::Closed | Stay::Die, _) => say!(WORDS, "stays-die", who: who, donut: own),
                }
            }
            Event::Leaves { donut: piece, dir, .. } => {
                say!(WORDS, "leaves", who: piece.seat, donut: donut(piece), dir: say_dir(*dir))
            }

            Event::Won { seat, .. } => say!(WORDS, "won", who: *seat),
            Event::Stalled { .. } => say!(WORDS, "stalled"),
            // Seen on the board, or told by the events around them.
            Event::AsideDiscarded { .. }
            | Event::Stopped { forced: true, .. }
            | Event::Round { .. }
            | Event::MoreDice { .. }
            | Event::Leads { .. }
            | Event::Reroll { .. }
            | Event::RoundWon { .. }
            | Event::MoreDamage { .. }
            | Event::LessDamage { .. }
            | Event::MustLeave { .. } => return None,
        })
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let line = |card: Card| {
            let label = Phrase::text(&WORDS, view.name(card));
            let points = view.book.rules.points[card.index()].into();
            ScoreLine::new(label, say!(WORDS, "points-eliminated"), points).of([view.book.card_id(card)])
        };
        let sheet = |seat: Seat| ones(view.table.scored[seat.index()]).map(|card| line(Card(card))).collect();
        ScoreSheet { seats: view.book.seats.seats().map(sheet).collect() }
    }
}

/// The name of a direction, to be put into a sentence.
pub(super) fn say_dir(dir: Dir) -> Phrase {
    say!(WORDS, "dir", dir: dir.id())
}

impl View {
    fn name(&self, card: Card) -> Arg {
        Arg::data(self.book.card_name(card))
    }

    fn space(&self, space: Space) -> Phrase {
        let SpaceName { ring, spoke } = self.book.rules.board.name(space);
        say!(WORDS, "space", ring: ring, spoke: spoke)
    }

    fn card_text(&self, card: Card) -> &'static str {
        let special = self.book.rules.special(card);
        let specials = &self.book.edition.parts.specials;
        special.and_then(|i| specials.get(i)).map_or("", |card| card.text.as_str())
    }

    /// Where the loser of the fight would go.
    fn way(&self, dir: Dir) -> Phrase {
        let table = &self.table;
        let Some(fight) = table.fight else { return say!(WORDS, "way", dir: say_dir(dir)) };
        let loser = fight.loser();
        let donut = self.name(table.card_of(loser));
        let Some(to) = self.book.rules.board.neighbour(table.space_of(loser), dir) else {
            return say!(WORDS, "way-off", donut: donut, dir: say_dir(dir));
        };
        match table.enemy_at(loser.seat, to) {
            None => say!(WORDS, "way-to", donut: donut, dir: say_dir(dir), space: self.space(to)),
            Some(enemy) => say!(
                WORDS, "way-into-fight", donut: donut, dir: say_dir(dir), space: self.space(to),
                enemy: self.name(table.card_of(enemy)), owner: enemy.seat
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Game, Language, Names, SeatCount, Speech, Step, Viewer};

    use super::super::{Disc, Discard, Phase};
    use super::*;

    fn moving() -> BadDay {
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings = [("1/1", "d28 2.2 c7"), ("2/1", "d35 2.3 c1")];
        let settings: Vec<_> = settings.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let mut game = BadDay::arrange(book, &settings).unwrap();
        game.table.pool = 2;
        game.table.phase = Phase::Moving;
        game
    }

    fn said(phrase: &Phrase) -> [String; 2] {
        let names = Names::new(vec!["Ann".into(), "Bo".into()]);
        Language::ALL.map(|language| phrase.try_say(&Speech::new(language, names.clone())).unwrap())
    }

    #[test]
    fn a_move_is_offered_and_told_in_both_languages() {
        let mut game = moving();
        let seat = Seat::new(0);
        let before = game.view(Viewer::Seat(seat));
        let to = game.book.rules.board.space(2, 3).unwrap();
        let attack = Action::Move(Disc(0), to);
        let expected = [
            "move Boston Bruiser to ring 2, spoke 3, 1 step, and fight Long John Slam of Bo, 1 cube",
            "Boston-Brecher auf Ring 2, Speiche 3 ziehen, 1 Schritt, und gegen Long-John-Wumms von Bo kämpfen, 1 Klötzchen",
        ];
        assert_eq!(said(&BadDay::say_action(&before, attack)), expected);
        let mut events = Vec::new();
        game.apply_telling(Step::Act(seat, attack), &mut events);
        let expected = ["Ann's Boston Bruiser moves 1 step.", "Boston-Brecher von Ann zieht 1 Schritt weit."];
        assert_eq!(said(&BadDay::say_event(game.book, &events[0]).unwrap()), expected);
    }

    #[test]
    fn discards_are_told_one_by_one() {
        let book = moving().book;
        let told = |cards: &[u8]| {
            let cards = cards.iter().map(|card| CardId::of(book, Card(*card))).collect();
            let event = Event::Discarded { seat: Seat::new(0), cards, why: Discard::TooDear, open: true };
            said(&BadDay::say_event(book, &event).unwrap())
        };
        assert_eq!(told(&[0]), ["Plain Punch is discarded.", "Naturpranke wird abgelegt."]);
        let two = "Plain Punch and Powder Puff are discarded.";
        assert_eq!(told(&[0, 1]), [two, "Naturpranke und Puderpuff werden abgelegt."]);
        assert_eq!(told(&[0, 1, 2])[0], "Plain Punch, Powder Puff and Mini Menace are discarded.");
        assert_eq!(told(&[47])[0], "The Baker's Dozen is discarded.");
    }
}
