//! What a board shows of a choice before it is made.

use serde::Serialize;
use tabletop::{Offers, Seat};

use super::board::{Dir, Space, SpaceName};
use super::odds::{Corner, Endings, Odds};
use super::pieces::CardId;
use super::view::View;
use super::{Action, BadDay, Card, CardSet, ENTERING, Fight, Fighter, Hook, Phase, RESIDENT, Table};

/// A choice as a board shows it. Chances are thousandths; flags that are not set are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Bake a donut.
    Bake {
        /// Its card.
        card: CardId,
        /// The disc it gets.
        disc: u8,
        /// The kitchen it is put onto.
        space: SpaceName,
        /// Its cubes.
        cubes: u8,
        /// It is stale with so many cubes or fewer.
        stale_at: u8,
        /// The points for whoever eliminates it.
        points: u8,
        /// Cubes the supply has then.
        supply: u16,
        /// The cards that are discarded instead.
        discards: Vec<CardId>,
    },
    /// Bake nothing.
    BakeNothing {
        /// The cards that are discarded.
        discards: Vec<CardId>,
    },
    /// Roll for movement.
    Roll {
        /// How many dice.
        dice: u8,
    },
    /// Do without movement.
    Skip {
        /// A donut stays on the seat's kitchen, so that it cannot bake in its next turn.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        no_bake: bool,
    },
    /// Move a donut.
    Move {
        /// Its disc.
        disc: u8,
        /// Where it goes.
        to: SpaceName,
        /// Steps it takes.
        cost: u16,
        /// Steps left then.
        steps: u16,
        /// The end of its way, without `to`. It begins with the last space that is offered as a move of this donut itself,
        /// or with the first space of the way if there is none. The whole way is the way to that space, the rest of these,
        /// and `to`. Left out if the move is a single step.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<SpaceName>>"))]
        via: Vec<SpaceName>,
        /// Nothing is left to do then: the movement is over at once, and fights that wait begin.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        ends: bool,
        /// The steps that are left cannot bring a donut off the seat's kitchen, so that it cannot bake in its next turn.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        no_bake: bool,
        /// The fight it moves into.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        fight: Option<Clash>,
    },
    /// End the movement.
    Stop {
        /// Steps that lapse.
        lapses: u16,
        /// The spaces where fights wait, which begin then.
        fights: Vec<SpaceName>,
        /// A donut stays on the seat's kitchen, so that it cannot bake in its next turn.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        no_bake: bool,
    },
    /// Fight this fight next.
    Fight {
        /// Where it waits.
        space: SpaceName,
        /// The disc of the donut that moved in.
        disc: u8,
        /// The fight.
        fight: Clash,
    },
    /// Spend a counter for more steps.
    MoreSteps {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// How many steps more.
        gained: u16,
        /// Steps the seat has then.
        steps: u16,
    },
    /// Spend a counter to give a donut cubes back.
    Heal {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// The disc of the donut.
        disc: u8,
        /// How many cubes it gets.
        gained: u8,
        /// The cubes it has then.
        cubes: u8,
        /// It is stale and becomes fresh again.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        now_fresh: bool,
        /// Nothing is left to do then: the movement is over at once, and fights that wait begin.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        ends: bool,
    },
    /// Spend a counter for more dice in this round.
    MoreDice {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// How many dice the seat rolls then.
        dice: u8,
        /// The seat's chances in this round as they are.
        now: Odds,
        /// Its chances then.
        then: Odds,
    },
    /// Spend a counter to have dice rolled again.
    Reroll {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// Whose dice are rolled again.
        seat: Seat,
        /// How many dice.
        dice: u8,
        /// The chances of the seat that spends the counter then.
        then: Odds,
    },
    /// Spend a counter so that the loser of the round loses more cubes.
    MoreDamage {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// What the loser is to lose then.
        loss: Loss,
    },
    /// Spend a counter to lose fewer cubes.
    LessDamage {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// What the seat is to lose then.
        loss: Loss,
    },
    /// Spend a counter to choose where the loser of the round goes.
    Steer {
        /// The special.
        card: CardId,
        /// Counters left on it then.
        counters: u8,
        /// The direction.
        dir: Dir,
        /// Where that leads.
        to: SpaceName,
        /// The fight the loser runs into.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        fight: Option<Clash>,
    },
    /// Choose where the loser of the round goes, after a six.
    Go {
        /// The direction.
        dir: Dir,
        /// Where that leads.
        to: SpaceName,
        /// The fight the loser runs into.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        fight: Option<Clash>,
    },
    /// Spend nothing.
    Pass {
        /// What the loser of the round is to lose, if it is about that.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        loss: Option<Loss>,
    },
}

/// A fight that a choice leads to. The chances are those of the dice as the board stands, if nobody spends a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clash {
    /// Whose donut is there.
    pub seat: Seat,
    /// Its disc.
    pub disc: u8,
    /// Its points, for the seat of the donut that moves in.
    pub points: u8,
    /// The points of the donut that moves in, for the other seat.
    pub stake: u8,
    /// Dice of the donut that moves in.
    pub dice: u8,
    /// Dice of the donut that is there.
    pub against: u8,
    /// The chance that the donut that moves in wins the first round.
    pub win: u16,
    /// How the whole fight may end for the donut that moves in.
    #[serde(flatten)]
    pub ends: Endings,
}

/// What the loser of a round is to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Loss {
    /// How many cubes.
    pub damage: u16,
    /// The cubes its donut has left then; without any it is eliminated.
    pub left: u8,
    /// The points the winner gets then.
    pub points: u8,
}

impl Offers for BadDay {
    type Offer = Offer;

    fn offer(view: &View, action: Action) -> Offer {
        let (book, table) = (view.book, &view.table);
        let (rules, board) = (&book.rules, &book.rules.board);
        let asked = view.due().first().unwrap_or(table.active);
        let cards = |cards: CardSet| CardId::all(book, cards);
        match action {
            Action::Bake(card) => Offer::Bake {
                card: CardId::of(book, card),
                disc: table.free_disc(asked).0 + 1,
                space: board.name(board.kitchen[asked.index()]),
                cubes: rules.freshness[card.index()],
                stale_at: rules.staleness[card.index()],
                points: rules.points[card.index()],
                supply: table.supply - u16::from(rules.freshness[card.index()]),
                discards: cards(view.hand & !card.bit()),
            },
            Action::BakeNone => Offer::BakeNothing { discards: cards(view.hand) },
            Action::Roll => Offer::Roll { dice: rules.movement_dice },
            Action::Skip => Offer::Skip { no_bake: view.at_home(table, asked).is_some() },
            Action::Move(disc, to) => view.offer_move(Fighter { seat: asked, disc }, to),
            Action::Stop => Offer::Stop {
                lapses: table.pool,
                fights: table.pending.iter().map(|space| board.name(space)).collect(),
                no_bake: view.at_home(table, asked).is_some(),
            },
            Action::Fight(space) => {
                let own = table.donut_at(asked, space).expect("the active seat has moved in");
                let fight = view.clash(table, own).expect("an enemy was there");
                Offer::Fight { space: board.name(space), disc: own.disc.0 + 1, fight }
            }
            Action::Use(card) => view.offer_use(asked, card),
            Action::Heal(card, disc) => view.offer_heal(card, Fighter { seat: asked, disc }),
            Action::Steer(special, dir) => {
                let (to, fight) = view.runs(dir);
                let Spending { card, counters, .. } = view.spending(special);
                Offer::Steer { card, counters, dir, to, fight }
            }
            Action::Pass => Offer::Pass {
                loss: match table.phase {
                    Phase::Answer => Some(view.loss(table.fight().difference())),
                    Phase::Extra | Phase::Prevent => Some(view.loss(table.fight().damage)),
                    _ => None,
                },
            },
            Action::Go(dir) => {
                let (to, fight) = view.runs(dir);
                Offer::Go { dir, to, fight }
            }
        }
    }
}

/// A counter that is spent.
struct Spending {
    card: CardId,
    /// The number of the special.
    special: usize,
    /// Counters left then.
    counters: u8,
    /// How much it buys.
    magnitude: u8,
}

impl View {
    /// The seat's donut on its own kitchen.
    fn at_home(&self, table: &Table, seat: Seat) -> Option<Fighter> {
        table.donut_at(seat, self.book.rules.board.kitchen[seat.index()])
    }

    /// Whether the donut on the active seat's own kitchen can leave it with the steps that are left.
    pub(super) fn can_leave_kitchen(&self) -> bool {
        let home = self.at_home(&self.table, self.table.active);
        home.is_some_and(|home| self.table.destinations(&self.book.rules, home.disc) != 0)
    }

    fn spending(&self, card: Card) -> Spending {
        let special = self.book.rules.special(card).expect("only specials have counters");
        Spending {
            card: CardId::of(self.book, card),
            special,
            counters: self.table.counters[special] - 1,
            magnitude: self.book.rules.magnitudes[special],
        }
    }

    fn offer_move(&self, own: Fighter, to: Space) -> Offer {
        let (rules, board) = (&self.book.rules, &self.book.rules.board);
        let (closed, halting) = self.table.barriers(rules, own.seat);
        let way = board.way(self.table.space_of(own), to, closed, halting);
        let cost = way.len() as u16;
        let (_, passed) = way.split_last().expect("a move has a step");
        let offered = self.table.destinations(rules, own.disc);
        let last = passed.iter().rposition(|space| offered & space.bit() != 0).unwrap_or(0);
        let mut after = self.table;
        after.walk(own, to, cost, halting & to.bit() != 0);
        let stays = |home: Fighter| after.destinations(rules, home.disc) == 0;
        Offer::Move {
            disc: own.disc.0 + 1,
            to: board.name(to),
            cost,
            steps: after.pool,
            via: passed[last..].iter().map(|space| board.name(*space)).collect(),
            ends: !after.can_go_on_moving(rules),
            no_bake: self.at_home(&after, own.seat).is_some_and(stays),
            fight: self.clash(&after, own),
        }
    }

    fn offer_heal(&self, card: Card, own: Fighter) -> Offer {
        let rules = &self.book.rules;
        let Spending { card, special, counters, .. } = self.spending(card);
        let mut after = self.table;
        after.spend(rules, own.seat, special);
        let gained = after.heal(rules, special, own);
        Offer::Heal {
            card,
            counters,
            disc: own.disc.0 + 1,
            gained,
            cubes: after.cubes_of(own),
            now_fresh: self.table.is_stale(rules, own) && !after.is_stale(rules, own),
            ends: after.phase == Phase::Moving && !after.can_go_on_moving(rules),
        }
    }

    fn offer_use(&self, seat: Seat, card: Card) -> Offer {
        let (rules, table) = (&self.book.rules, &self.table);
        let Spending { card, special, counters, magnitude } = self.spending(card);
        let hook = rules.hooks[special];
        if hook == Hook::Move {
            let gained = u16::from(magnitude);
            return Offer::MoreSteps { card, counters, gained, steps: table.pool + gained };
        }
        let fight = table.fight();
        let side = fight.side_of(seat);
        let [own, other] = [side, 1 - side].map(|side| table.corner(rules, fight, side));
        match hook {
            Hook::Die => {
                let dice = own.dice + magnitude;
                let [now, then] = [own, Corner { dice, ..own }].map(|own| Odds::of_round([own, other])[0]);
                Offer::MoreDice { card, counters, dice, now, then }
            }
            Hook::RerollOwn => {
                let then = Odds::of_reroll(own, other, [None, Some(fight.dice[1 - side])]);
                Offer::Reroll { card, counters, seat, dice: own.dice, then }
            }
            Hook::RerollOpp => {
                let then = Odds::of_reroll(own, other, [Some(fight.dice[side]), None]);
                let enemy = fight.sides[1 - side].seat;
                Offer::Reroll { card, counters, seat: enemy, dice: other.dice, then }
            }
            Hook::Extra => {
                let loss = self.loss(fight.damage + table.more_damage(rules, special));
                Offer::MoreDamage { card, counters, loss }
            }
            Hook::Prevent => {
                let loss = self.loss(fight.damage.saturating_sub(magnitude.into()));
                Offer::LessDamage { card, counters, loss }
            }
            Hook::Heal | Hook::Move | Hook::SteerOwn | Hook::SteerOpp => {
                unreachable!("other specials are used elsewhere")
            }
        }
    }

    /// What so much damage does to the loser of the round.
    fn loss(&self, damage: u16) -> Loss {
        let loser = self.table.fight().loser();
        let left = u16::from(self.table.cubes_of(loser)).saturating_sub(damage) as u8;
        let worth = self.book.rules.points[self.table.card_of(loser).index()];
        Loss { damage, left, points: if left == 0 { worth } else { 0 } }
    }

    /// Where the loser of the round would go, and whom it would fight there.
    fn runs(&self, dir: Dir) -> (SpaceName, Option<Clash>) {
        let board = &self.book.rules.board;
        let mut after = self.table;
        let loser = after.fight().loser();
        let to = board.neighbour(after.space_of(loser), dir).expect("the direction is open");
        after.put(loser, to);
        (board.name(to), self.clash(&after, loser))
    }

    /// The fight of a donut with an enemy on its space.
    fn clash(&self, table: &Table, own: Fighter) -> Option<Clash> {
        let rules = &self.book.rules;
        let enemy = table.enemy_at(own.seat, table.space_of(own))?;
        let fight = Fight::between(own, enemy);
        let corners = [ENTERING, RESIDENT].map(|side| table.corner(rules, &fight, side));
        let points = |fighter| rules.points[table.card_of(fighter).index()];
        Some(Clash {
            seat: enemy.seat,
            disc: enemy.disc.0 + 1,
            points: points(enemy),
            stake: points(own),
            dice: corners[ENTERING].dice,
            against: corners[RESIDENT].dice,
            win: Odds::of_round(corners)[ENTERING].win,
            ends: Endings::of(rules, table, [own, enemy]),
        })
    }
}
