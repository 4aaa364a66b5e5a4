//! Whether a state can be: every card once, every counter in range, every phase as it should be.

use tabletop::{Corrupt, Game, MAX_SEATS, Seat, Turn};

use super::Donut;
use super::card_set::Cards;
use super::cards::{CARDS, Card, Flavour};
use super::table::{FlipAt, NO_PLAIN, Phase, Table};

impl Donut {
    pub(super) fn check_state(&self) -> Result<(), Corrupt> {
        self.check_seats()?;
        self.check_counters()?;
        // From here on the seats named are real and the numbers small.
        self.check_phase()?;
        self.check_cards()?;
        self.check_hands()?;
        self.check_flip()?;
        let replayed = self.table.replayed(&self.book.rules);
        Corrupt::unless(replayed == self.table, || "the sales do not follow from the cards played".into())
    }

    fn check_seats(&self) -> Result<(), Corrupt> {
        let Table { fame, reviews, tokens, exchanged, sales, voids, .. } = &self.table;
        let n = self.book.seats.get();
        let nobody = (n..MAX_SEATS).all(|i| {
            fame[i] == 0
                && [reviews[i], tokens[i], exchanged[i], sales[i], voids[i]] == [0; 5]
                && self.hands[i].is_empty()
                && self.discards[i].is_empty()
        });
        Corrupt::unless(nobody, || "a seat that does not exist has something".into())?;
        let table = &self.table;
        let named = [table.first_player, table.actor, table.sale.leader, table.sale.winner];
        let sets = [table.ins, table.answered, table.changed];
        let real = |seat: Seat| self.book.seats.contains(seat);
        let all_real = named.into_iter().all(real) && sets.iter().all(|set| set.iter().all(real));
        Corrupt::unless(all_real && !table.ins.is_empty(), || "it names a seat that does not exist".into())
    }

    fn check_counters(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let table = &self.table;
        for seat in self.book.seats.seats() {
            let i = seat.index();
            let most =
                if rules.immediate && table.phase != Phase::Over { rules.target - 1 } else { i16::MAX };
            Corrupt::unless((rules.floor..=most).contains(&table.fame[i]), || {
                format!("seat {seat} has {} fame", table.fame[i])
            })?;
            Corrupt::unless(table.reviews[i] <= rules.numbers.reviews_max, || {
                format!("seat {seat} has {} Bad Reviews", table.reviews[i])
            })?;
            Corrupt::unless(table.tokens[i] <= rules.numbers.tokens_max, || {
                format!("seat {seat} has {} tokens", table.tokens[i])
            })?;
            let changed = table.changed.contains(seat);
            let exchanged = table.exchanged[i];
            let fits = exchanged <= rules.numbers.exchange_max
                && (changed || exchanged == 0)
                && (!changed || table.ins.contains(seat))
                && self.discards[i].len() == usize::from(exchanged);
            Corrupt::unless(fits, || format!("the exchange of seat {seat} does not add up"))?;
        }
        let limited = rules.round_limit > 0 && table.round > rules.round_limit;
        let begun = (table.round == 0) == (table.phase == Phase::First);
        Corrupt::unless(begun && !limited, || format!("round {} is impossible", table.round))
    }

    fn check_phase(&self) -> Result<(), Corrupt> {
        let rules = &self.book.rules;
        let table = &self.table;
        let actor = table.actor;
        let (is_in, asked) = (table.ins.contains(actor), table.answered.contains(actor));
        let all = self.book.seats.all();
        let untouched = table.ins == all && table.answered.is_empty() && table.changed.is_empty();
        let playing = table.answered == all && table.ins.len() >= 2;
        let idle = table.left == 0 && actor == table.first_player;
        let by_fp = actor == table.first_player;
        let hand = rules.numbers.hand;
        let exchanged = table.exchanged[actor.index()];
        let changed = table.changed.contains(actor);
        let plays = table.plays.len();
        let full = usize::from(hand) * table.ins.len();
        let fits = match table.phase {
            Phase::First => {
                untouched && idle && table.first_player == Seat::new(0) && rules.first_seat.is_none()
            }
            Phase::Flip => untouched && idle,
            Phase::Name => untouched && idle && !rules.reveal,
            Phase::Reveal => untouched && idle && rules.reveal,
            Phase::Deal => untouched && (1..=hand).contains(&table.left),
            Phase::Sit => table.left == 0 && !table.rush && is_in && !asked && table.ins.len() >= 2,
            Phase::Exchange => table.left == 0 && playing && is_in && !changed,
            Phase::Draw => playing && changed && (1..=exchanged).contains(&table.left),
            Phase::Pick => {
                let open = rules.flip_after_draw && exchanged < rules.numbers.exchange_max;
                table.left == 0 && playing && by_fp && changed && open && table.flip_at == FlipAt::Table
            }
            Phase::Sale => {
                let turn = {
                    let seats = std::iter::successors(Some(table.sale.leader), |seat| table.ins.after(*seat));
                    seats.take(usize::from(table.sale.played) + 1).last()
                };
                table.left == 0
                    && playing
                    && table.changed == table.ins
                    && turn == Some(actor)
                    && plays < full
            }
            Phase::Lucky => {
                let both = table.lucky_choices(rules, actor) == (true, true);
                let won = actor == table.sale.winner && plays > 0 && plays.is_multiple_of(table.ins.len());
                table.left > 0 && playing && both && won && plays <= full
            }
            Phase::Over => idle && plays <= full,
        };
        Corrupt::unless(fits, || format!("the phase {} is not possible here", table.phase.name()))?;
        let before_sales = !matches!(table.phase, Phase::Sale | Phase::Lucky | Phase::Over);
        Corrupt::unless(!before_sales || plays == 0, || "cards were played before the first sale".into())?;
        Corrupt::unless(!table.rush || table.ins == all, || "a seat sits out in a Rush".into())?;
        let due = self.turn() == Turn::Chance && table.phase != Phase::First;
        Corrupt::unless(!due || !self.bag.is_empty(), || "a card is due from an empty bag".into())
    }

    fn check_cards(&self) -> Result<(), Corrupt> {
        let table = &self.table;
        let on_table = table.flip.filter(|_| table.flip_at == FlipAt::Table);
        let plays = table.cards_played();
        let zones = [self.bag, table.revealed, plays, on_table.into_iter().collect()];
        let all = zones.iter().chain(&self.hands).chain(&self.discards);
        let (mut sum, mut count) = (Cards::EMPTY, table.plays.len() - plays.len());
        for zone in all {
            sum = sum.plus(*zone);
            count += zone.len();
        }
        Corrupt::unless(sum == Cards::BOX && count == CARDS, || {
            let missing: Vec<usize> = Cards::BOX.minus(sum).iter().map(Card::index).collect();
            format!("there are {count} cards instead of {CARDS}; missing are {missing:?}")
        })
    }

    fn check_hands(&self) -> Result<(), Corrupt> {
        let table = &self.table;
        let full = usize::from(self.book.rules.numbers.hand);
        let left = usize::from(table.left);
        let mut dealt = table.phase == Phase::Deal;
        let mut seat = table.first_player;
        for _ in self.book.seats.seats() {
            seat = self.book.seats.next(seat);
            let receives = seat == table.actor;
            let expected = match table.phase {
                Phase::First | Phase::Flip | Phase::Name | Phase::Reveal => 0,
                Phase::Deal if receives => {
                    dealt = false;
                    full - left
                }
                Phase::Deal if dealt => full,
                Phase::Deal => 0,
                Phase::Draw if receives => full - left,
                Phase::Sit | Phase::Exchange | Phase::Draw | Phase::Pick => full,
                Phase::Sale | Phase::Lucky | Phase::Over => full - table.played_by(seat).min(full),
            };
            let hand = self.hands[seat.index()];
            Corrupt::unless(hand.len() == expected, || {
                format!("seat {seat} holds {} cards instead of {expected}", hand.len())
            })?;
            let voids = table.voids[seat.index()];
            let lacks =
                |flavour: Flavour| voids & flavour.bit() == 0 || hand.naturals() & flavour.cards() == 0;
            let holds_none =
                Flavour::ALL.into_iter().all(lacks) && (voids & NO_PLAIN == 0 || hand.plains() == 0);
            Corrupt::unless(holds_none, || format!("seat {seat} holds what it has shown to lack"))?;
        }
        Ok(())
    }

    fn check_flip(&self) -> Result<(), Corrupt> {
        let table = &self.table;
        let rules = &self.book.rules;
        let turned = !matches!(table.phase, Phase::First | Phase::Flip);
        Corrupt::unless(table.flip.is_some() == turned, || "the flipped card and the phase disagree".into())?;
        let named = turned && !matches!(table.phase, Phase::Name | Phase::Reveal);
        Corrupt::unless(table.trending.is_some() == named, || {
            "the trending flavour and the phase disagree".into()
        })?;
        let Some(flip) = table.flip else { return Ok(()) };
        let revealed = table.revealed.iter().find_map(Card::flavour);
        let sets = flip.flavour().or(revealed).or(table.trending.filter(|_| !rules.reveal));
        let naturals = table.revealed.naturals().count_ones();
        let right = table.trending == sets
            && naturals == u32::from(flip.is_plain() && rules.reveal && named)
            && (flip.is_plain() && rules.reveal || table.revealed.is_empty());
        Corrupt::unless(right, || "the flipped card sets another flavour".into())?;
        let by_flip = rules.starts_rush(flip);
        let by_reveal = rules.reveal_rush
            && table.revealed.iter().any(|card| !card.is_plain() && rules.starts_rush(card));
        Corrupt::unless(table.rush == (by_flip || by_reveal), || {
            "the Rush does not fit the flipped card".into()
        })?;
        let fp = table.first_player;
        let taken = table.flip_at != FlipAt::Table;
        let fits =
            !taken || table.exchanged[fp.index()] > 0 && (rules.plain_flip_takeable || !flip.is_plain());
        let held = table.flip_at != FlipAt::Hand || self.hands[fp.index()].contains(flip);
        Corrupt::unless(fits && held, || "the flipped card is not where it should be".into())
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, SeatCount, fast_rng};

    use super::*;

    /// A three-seat game after `steps` random steps.
    fn somewhere(steps: usize) -> Donut {
        let mut game = Donut::new(Book::standard(SeatCount::new(3).unwrap()).unwrap());
        let mut rng = fast_rng(4, 0);
        for _ in 0..steps {
            let Some(step) = game.random_step(&mut rng) else { break };
            game.apply_unchecked(step);
        }
        game
    }

    #[test]
    fn faults_are_found() {
        type Damage = fn(&mut Donut);
        let damages: [(Damage, &str); 8] = [
            (|game| game.bag.remove(game.bag.iter().next().unwrap()), "53 cards"),
            (|game| game.bag.add(game.hands[0].iter().next().unwrap()), "55 cards"),
            (|game| std::mem::swap(&mut game.bag, &mut game.hands[1]), "seat 2 holds"),
            (|game| game.table.fame[2] = 16, "16 fame"),
            (|game| game.table.reviews[1] = 5, "5 Bad Reviews"),
            (|game| game.table.tokens[0] = 3, "3 tokens"),
            (|game| game.table.fame[5] = 1, "a seat that does not exist"),
            (|game| game.table.left = 2, "the phase"),
        ];
        let sound = somewhere(18);
        assert_eq!((sound.table.phase, sound.check_state()), (Phase::Sit, Ok(())));
        for (damage, fault) in damages {
            let mut game = sound;
            damage(&mut game);
            let found = game.check_state().expect_err(fault).to_string();
            assert!(found.contains(fault), "{found} is not {fault}");
        }
    }
}
