//! Whether a state can be: every card and every cube in exactly one place, every number in range.

use tabletop::{Corrupt, Seat};

use super::board::{NOWHERE, ones};
use super::dice::MAX_DICE;
use super::notation::CardNames;
use super::{BadDay, Card, CardSet, Fighter, MAX_DISCS, MAX_SPECIALS, Phase, SEATS};

/// More damage or movement than any edition can give.
const MOST: u16 = 9999;

impl BadDay {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        self.check_board()?;
        self.check_cards()?;
        self.check_cubes()?;
        self.check_turn()
    }

    fn check_board(&self) -> Result<(), Corrupt> {
        let (rules, table) = (&self.book.rules, &self.table);
        let spaces = rules.board.spaces();
        for seat in 0..SEATS {
            let who = seat + 1;
            let (mut discs, mut on) = (0u16, 0);
            for disc in 0..MAX_DISCS {
                let (space, card, cubes) =
                    (table.space[seat][disc], table.card[seat][disc], table.cubes[seat][disc]);
                if space == NOWHERE {
                    Corrupt::unless(card == 0 && cubes == 0, || {
                        format!("the free disc {} of seat {who} has a card or cubes", disc + 1)
                    })?;
                    continue;
                }
                let exists = seat < self.book.seats.get() && rules.all_discs & 1 << disc != 0;
                Corrupt::unless(exists && space < spaces && card < rules.donuts, || {
                    format!("the disc {} of seat {who} is not possible", disc + 1)
                })?;
                let freshness = rules.freshness[usize::from(card)];
                Corrupt::unless((1..=freshness).contains(&cubes), || {
                    format!("the donut {} of seat {who} has {cubes} of {freshness} cubes", disc + 1)
                })?;
                Corrupt::unless(on & 1u64 << space == 0, || {
                    format!("seat {who} has two donuts on {}", rules.board.name(super::Space(space)))
                })?;
                discs |= 1 << disc;
                on |= 1 << space;
            }
            Corrupt::unless(table.discs[seat] == discs && table.on[seat] == on, || {
                format!("the donuts of seat {who} are miscounted")
            })?;
            let own = rules.board.kitchen[seat];
            let foreign =
                if own.0 == NOWHERE { rules.board.kitchens } else { rules.board.kitchens & !own.bit() };
            Corrupt::unless(on & foreign == 0, || format!("a donut of seat {who} is on another's kitchen"))?;
        }
        self.check_pairs()
    }

    /// Two donuts share a space exactly where a fight waits or is being fought.
    fn check_pairs(&self) -> Result<(), Corrupt> {
        let (rules, table) = (&self.book.rules, &self.table);
        let (mut once, mut twice, mut more) = (0, 0, 0);
        for on in table.on {
            more |= twice & on;
            twice |= once & on;
            once |= on;
        }
        let pending = &table.pending;
        let listed = usize::from(pending.len) <= MAX_DISCS
            && pending.iter().all(|space| space.0 < rules.board.spaces())
            && pending.iter().fold(0, |set, space| set | space.bit()) == pending.set
            && pending.set.count_ones() == u32::from(pending.len)
            && pending.spaces[usize::from(pending.len)..].iter().all(|space| *space == NOWHERE);
        Corrupt::unless(listed, || "the list of fights that wait is not possible".into())?;
        let mut fought = pending.set;
        if let Some(fight) = table.fight {
            let exists = |fighter: Fighter| {
                fighter.seat.index() < SEATS
                    && fighter.disc.index() < MAX_DISCS
                    && table.discs[fighter.seat.index()] & 1 << fighter.disc.0 != 0
            };
            Corrupt::unless(fight.sides.into_iter().all(exists), || "a fighter is not on the board".into())?;
            // No bag of specials and no run of luck comes near these.
            let dice = |side: usize| fight.extra[side] <= MAX_DICE && fight.dice[side].count() <= MAX_DICE;
            let sane = dice(0) && dice(1) && fight.loser <= 1 && fight.damage <= MOST;
            Corrupt::unless(sane, || "the numbers of the fight are not possible".into())?;
            let [a, b] = fight.sides;
            Corrupt::unless(a.seat != b.seat && table.space_of(a) == table.space_of(b), || {
                "the fighters are not enemies on one space".into()
            })?;
            fought |= table.space_of(a).bit();
        }
        Corrupt::unless(more == 0 && twice == fought, || "donuts share a space without a fight".into())?;
        let mover = table.on[table.active.index().min(SEATS - 1)];
        Corrupt::unless(pending.set & !mover == 0, || "a fight waits that the active seat is not in".into())
    }

    fn check_cards(&self) -> Result<(), Corrupt> {
        let (rules, table) = (&self.book.rules, &self.table);
        let id = |card: u8| self.book.card_id(Card(card));
        let mut found: CardSet = 0;
        let mut add = |cards: CardSet| {
            let again = found & cards;
            found |= cards;
            Corrupt::unless(again == 0, || {
                format!("the card {} is in two places", id(again.trailing_zeros() as u8))
            })
        };
        for cards in [self.bag, self.hand, table.discard, table.removed, table.set_aside] {
            add(cards)?;
        }
        for seat in 0..SEATS {
            add(table.scored[seat])?;
            for fighter in table.donuts(Seat::new(seat)) {
                add(table.card_of(fighter).bit())?;
            }
            for special in ones(table.held[seat].into()) {
                Corrupt::unless(u32::from(rules.donuts) + u32::from(special) < 64, || {
                    format!("there is no special {}", special + 1)
                })?;
                add(rules.special_card(special).bit())?;
            }
            let points: u32 =
                ones(table.scored[seat]).map(|card| u32::from(rules.points[usize::from(card)])).sum();
            Corrupt::unless(u32::from(table.points[seat]) == points, || {
                format!("seat {} has {} points instead of {points}", seat + 1, table.points[seat])
            })?;
        }
        let (missing, extra) = (rules.all_cards & !found, found & !rules.all_cards);
        Corrupt::unless(missing == 0, || {
            format!("the card {} is nowhere", id(missing.trailing_zeros() as u8))
        })?;
        Corrupt::unless(extra == 0, || "there is a card that is not in the game".into())?;
        let donuts_only = self.hand | table.scored.iter().fold(0, |set, cards| set | cards);
        Corrupt::unless(
            donuts_only & !rules.donut_cards == 0 && table.set_aside & rules.donut_cards == 0,
            || "a card is where its kind cannot be".into(),
        )?;
        Corrupt::unless(table.shown & !self.hand == 0, || "a card is shown that is not in hand".into())
    }

    fn check_cubes(&self) -> Result<(), Corrupt> {
        let (rules, table) = (&self.book.rules, &self.table);
        let held = table.held.iter().fold(0, |set, held| set | held);
        for special in 0..MAX_SPECIALS {
            let counters = table.counters[special];
            let right = if held & 1 << special == 0 {
                counters == 0
            } else {
                (1..=rules.counters[special]).contains(&counters)
            };
            Corrupt::unless(right, || format!("special {} has {counters} counters", special + 1))?;
        }
        let on_donuts: u32 = table.cubes.iter().flatten().map(|cubes| u32::from(*cubes)).sum();
        let on_specials: u32 = table.counters.iter().map(|counters| u32::from(*counters)).sum();
        let cubes = u32::from(table.supply) + on_donuts + on_specials;
        Corrupt::unless(cubes == u32::from(rules.cubes), || {
            format!("there are {cubes} cubes instead of {}", rules.cubes)
        })
    }

    fn check_turn(&self) -> Result<(), Corrupt> {
        let (rules, table) = (&self.book.rules, &self.table);
        Corrupt::unless(self.book.seats.contains(table.active), || "the active seat does not exist".into())?;
        Corrupt::unless(table.pool <= MOST, || format!("{} movement points are not possible", table.pool))?;
        let active = table.active.index();
        let phase = table.phase;
        let hand = self.hand.count_ones();
        let baking = matches!(phase, Phase::Draw | Phase::Choose);
        Corrupt::unless(baking || (hand == 0 && table.set_aside == 0), || "cards are left in hand".into())?;
        let moved = table.moved.0 | table.locked;
        Corrupt::unless(phase == Phase::Moving || (table.pool == 0 && moved == 0), || {
            "movement points are left".into()
        })?;
        let fighting = matches!(
            phase,
            Phase::DieEntering
                | Phase::DieResident
                | Phase::FightRoll
                | Phase::Answer
                | Phase::Extra
                | Phase::Prevent
                | Phase::SteerOwn
                | Phase::SteerOpp
                | Phase::EvacRoll
                | Phase::Direction
        );
        Corrupt::unless(fighting == table.fight.is_some(), || "the fight and the phase disagree".into())?;
        let waiting = fighting || matches!(phase, Phase::Moving | Phase::Pick | Phase::Over);
        Corrupt::unless(waiting || table.pending.len == 0, || "fights wait outside their phase".into())?;
        let reached = table.points.iter().filter(|points| **points >= rules.goal).count();
        Corrupt::unless(reached == 0 || (reached == 1 && phase == Phase::Over), || {
            "the goal was reached and the game goes on".into()
        })?;
        match phase {
            Phase::Draw => Corrupt::unless(self.bag != 0 && hand < rules.draw.into(), || {
                "a card is due that cannot be drawn".into()
            }),
            Phase::Choose => {
                let least = if rules.bake_optional { 1 } else { 2 };
                let asked = hand <= rules.draw.into() && self.affordable().count_ones() >= least;
                Corrupt::unless(asked && table.set_aside == 0, || "there is nothing to choose".into())
            }
            Phase::Moving => {
                let moved_in =
                    table.donuts(table.active).filter(|fighter| table.locked & 1 << fighter.disc.0 != 0);
                let spaces = moved_in.fold(0, |set, fighter| set | table.space_of(fighter).bit());
                let known = moved & !table.discs[active] == 0;
                Corrupt::unless(known && spaces == table.pending.set, || {
                    "the locked discs and the fights that wait disagree".into()
                })
            }
            Phase::Pick => Corrupt::unless(table.pending.len > 1, || "there is no fight to pick".into()),
            Phase::FightRoll => {
                Corrupt::unless((1..=3).contains(&table.fight().to_roll), || "nobody has to roll".into())
            }
            Phase::Over => {
                let stalled = rules.idle_limit > 0 && table.idle >= rules.idle_limit;
                Corrupt::unless(stalled || reached == 1, || "the game is over too early".into())
            }
            _ => Corrupt::unless(
                table.fight.is_none_or(|fight| fight.loser <= 1 && fight.to_roll == 0),
                || "the fight is not possible".into(),
            ),
        }
    }
}
