//! Positions by hand and facts of a position, in the words of scenario files.
//!
//! Settings, beside a board without donuts, all other cards in the bag and seat 1 before its roll:
//! `1/3 d28 2.2 c7` (seat/disc, card, space, cubes), `points 0 11 0 0`, `scored:2 d01 d02` (without points),
//! `special:1 s05 s06*1` (cards with counters; all of them if no number is given), `discard`, `removed`, `hand` (cards),
//! `bag` (cards; all cards not named elsewhere count as out of the game then, and the position is not whole),
//! `supply 4`, `active 2`, `idle 3`, `pending 2.2 3.2` (in this order; the fights begin), and
//! `phase turn|before_roll|pick|over` (`turn` is the start of the active seat's turn).
//!
//! Facts have the same names, and `phase`, `pool`, `shown`, `set_aside`, `damage`, `spaces`, `kitchens`, `locked`,
//! `entering`, `resident` (`seat/disc`), `dice` (how many the next side rolls), `destinations:3` (spaces of a disc, with
//! costs).

use tabletop::{Arrange, Book, Game, Seat, Silent};

use super::board::{Space, ones};
use super::notation::{CardNames, parse_card, parse_disc, parse_space, parse_special};
use super::{BadDay, Card, CardSet, ENTERING, Fighter, Phase, RESIDENT};

impl Arrange for BadDay {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let mut game =
            BadDay { book, table: super::Table::new(&book.rules), bag: book.rules.all_cards, hand: 0 };
        game.table.phase = Phase::BeforeRoll;
        game.table.turn = 1;
        let mut start = false;
        let mut supply = None;
        for (name, value) in settings {
            match (name.as_str(), value.as_str()) {
                ("phase", "turn") => start = true,
                ("supply", value) => supply = Some(number(value).map_err(|e| format!("supply: {e}"))?),
                _ => game.set(name, value).map_err(|e| format!("{name}: {e}"))?,
            }
        }
        let used: u16 =
            game.table.cubes.iter().flatten().chain(&game.table.counters).map(|n| u16::from(*n)).sum();
        game.table.supply = match supply {
            Some(supply) => supply,
            None => book.rules.cubes.checked_sub(used).ok_or("there are not so many cubes")?,
        };
        if start {
            game.table.turn = 0;
            game.start_turn(&mut Silent);
        } else if game.table.pending.len > 0 {
            game.next_fight(&mut Silent);
        }
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let table = &self.table;
        let board = &self.book.rules.board;
        let ids = |cards: CardSet| join(ones(cards).map(|card| self.book.card_id(Card(card)).to_string()));
        let spaces =
            |spaces: &mut dyn Iterator<Item = Space>| join(spaces.map(|space| board.name(space).to_string()));
        let side = |i: usize| table.fight.map_or(String::new(), |fight| written(fight.sides[i]));
        if let Some((name, rest)) = name.split_once(':') {
            return self.fact_of(name, rest);
        }
        if name.contains('/') {
            let fighter = self.fighter(name)?;
            if table.discs[fighter.seat.index()] & 1 << fighter.disc.0 == 0 {
                return Ok(String::new());
            }
            let card = self.book.card_id(table.card_of(fighter));
            let space = board.name(table.space_of(fighter));
            let stale = if table.is_stale(&self.book.rules, fighter) { " stale" } else { "" };
            return Ok(format!("{card} {space} c{}{stale}", table.cubes_of(fighter)));
        }
        Ok(match name {
            "phase" => phase_name(table.phase).to_string(),
            "active" => table.active.to_string(),
            "turn" => table.turn.to_string(),
            "idle" => table.idle.to_string(),
            "supply" => table.supply.to_string(),
            "points" => join(self.book.seats.seats().map(|seat| table.points[seat.index()].to_string())),
            "bag" => ids(self.bag),
            "bag_cards" => self.bag.count_ones().to_string(),
            "discard" => ids(table.discard),
            "removed" => ids(table.removed),
            "set_aside" => ids(table.set_aside),
            "hand" => ids(self.hand),
            "shown" => ids(table.shown),
            "pool" => table.pool.to_string(),
            "locked" => join(ones(table.locked.into()).map(|disc| (disc + 1).to_string())),
            "pending" => spaces(&mut table.pending.iter()),
            "spaces" => board.spaces().to_string(),
            "kitchens" => spaces(&mut self.book.seats.seats().map(|seat| board.kitchen[seat.index()])),
            "entering" => side(ENTERING),
            "resident" => side(RESIDENT),
            "damage" => table.fight.map_or(String::new(), |fight| fight.damage.to_string()),
            "dice" if table.phase == Phase::FightRoll => self.dice_to_roll().to_string(),
            "dice" => String::new(),
            _ => return Err(format!("there is no fact '{name}'")),
        })
    }
}

fn written(fighter: Fighter) -> String {
    format!("{}/{}", fighter.seat, fighter.disc.0 + 1)
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number here"))
}

/// The name of the phase in `docs/rules/bad-day.md`, section 4.1.
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Draw => "draw",
        Phase::Choose => "choose",
        Phase::BeforeRoll => "before_roll",
        Phase::MoveRoll => "move_roll",
        Phase::Moving => "moving",
        Phase::Pick => "pick",
        Phase::DieEntering | Phase::DieResident => "die",
        Phase::FightRoll => "fight_roll",
        Phase::Answer => "answer",
        Phase::Extra => "extra",
        Phase::Prevent => "prevent",
        Phase::SteerOwn => "steer_own",
        Phase::SteerOpp => "steer_opp",
        Phase::EvacRoll => "evac_roll",
        Phase::Direction => "direction",
        Phase::Over => "over",
    }
}

impl BadDay {
    fn seat(&self, text: &str) -> Result<Seat, String> {
        let found = text.parse::<Seat>().ok().filter(|seat| self.book.seats.contains(*seat));
        found.ok_or_else(|| format!("'{text}' is not a seat from 1 to {}", self.book.seats))
    }

    /// `1/3`.
    fn fighter(&self, text: &str) -> Result<Fighter, String> {
        let (seat, disc) = text.split_once('/').ok_or_else(|| format!("'{text}' is not a seat/disc"))?;
        let disc = parse_disc(self.book, disc).map_err(|e| e.to_string())?;
        Ok(Fighter { seat: self.seat(seat)?, disc })
    }

    /// Takes cards out of the bag.
    fn take_cards(&mut self, ids: &str) -> Result<CardSet, String> {
        let mut cards = 0;
        for id in ids.split_whitespace() {
            let card = parse_card(self.book, id).map_err(|e| e.to_string())?;
            if self.bag & card.bit() == 0 {
                return Err(format!("{id} is in two places"));
            }
            self.bag &= !card.bit();
            cards |= card.bit();
        }
        Ok(cards)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if let Some((name, seat)) = name.split_once(':') {
            let seat = self.seat(seat)?.index();
            match name {
                "scored" => self.table.scored[seat] |= self.take_cards(value)?,
                "special" => {
                    for word in value.split_whitespace() {
                        self.set_special(seat, word)?;
                    }
                }
                _ => return Err("there is no such setting".into()),
            }
            return Ok(());
        }
        if name.contains('/') {
            return self.set_donut(name, value);
        }
        match name {
            "points" => {
                let points = value.split_whitespace().map(number).collect::<Result<Vec<u8>, _>>()?;
                if points.len() != self.book.seats.get() {
                    return Err(format!("there are {} seats", self.book.seats));
                }
                self.table.points[..points.len()].copy_from_slice(&points);
            }
            "discard" => self.table.discard |= self.take_cards(value)?,
            "removed" => self.table.removed |= self.take_cards(value)?,
            "hand" => self.hand |= self.take_cards(value)?,
            "bag" => {
                let kept = self.take_cards(value)?;
                self.bag = kept;
            }
            "active" => self.table.active = self.seat(value)?,
            "idle" => self.table.idle = number(value)?,
            "pending" => {
                for word in value.split_whitespace() {
                    let space = parse_space(self.book, word).map_err(|e| e.to_string())?;
                    let active = self.table.active;
                    if self.table.donut_at(active, space).is_none()
                        || self.table.enemy_at(active, space).is_none()
                    {
                        return Err(format!("there are no two enemies on {word}: name the donuts before"));
                    }
                    self.table.pending.push(space);
                }
            }
            "phase" => match value {
                "before_roll" => self.table.phase = Phase::BeforeRoll,
                "over" => self.table.phase = Phase::Over,
                other => return Err(format!("only turn, before_roll and over can be set, not '{other}'")),
            },
            _ => return Err("there is no such setting".into()),
        }
        Ok(())
    }

    /// `d28 2.2 c7`.
    fn set_donut(&mut self, name: &str, value: &str) -> Result<(), String> {
        let fighter = self.fighter(name)?;
        let words: Vec<&str> = value.split_whitespace().collect();
        let [id, space, cubes] = words[..] else {
            return Err("a donut is a card, a space and cubes, like d28 2.2 c7".into());
        };
        let cubes = number(cubes.strip_prefix('c').unwrap_or(cubes))?;
        let space = parse_space(self.book, space).map_err(|e| e.to_string())?;
        let cards = self.take_cards(id)? & self.book.rules.donut_cards;
        if cards == 0 {
            return Err(format!("{id} is not a donut"));
        }
        let card = Card(cards.trailing_zeros() as u8);
        if !(1..=self.book.rules.freshness[card.index()]).contains(&cubes) {
            return Err(format!("{id} cannot have {cubes} cubes"));
        }
        self.table.set_donut(fighter, card, cubes, space);
        Ok(())
    }

    /// `s05*2`.
    fn set_special(&mut self, seat: usize, word: &str) -> Result<(), String> {
        let (id, counters) = match word.split_once('*') {
            Some((id, counters)) => (id, Some(number(counters)?)),
            None => (word, None),
        };
        let card = parse_special(self.book, id).map_err(|e| e.to_string())?;
        self.take_cards(id)?;
        let special = self.book.rules.special(card).ok_or("no special")?;
        self.table.held[seat] |= 1 << special;
        self.table.counters[special] = counters.unwrap_or(self.book.rules.counters[special]);
        Ok(())
    }

    fn fact_of(&self, name: &str, rest: &str) -> Result<String, String> {
        let table = &self.table;
        match name {
            "scored" => {
                let cards = table.scored[self.seat(rest)?.index()];
                Ok(join(ones(cards).map(|card| self.book.card_id(Card(card)).to_string())))
            }
            "special" => {
                let held = table.held[self.seat(rest)?.index()];
                Ok(join(ones(held.into()).map(|special| {
                    let id = self.book.card_id(self.book.rules.special_card(special));
                    format!("{id}*{}", table.counters[usize::from(special)])
                })))
            }
            "destinations" => {
                let disc = parse_disc(self.book, rest).map_err(|e| e.to_string())?;
                let fighter = Fighter { seat: table.active, disc };
                let (closed, halting) = self.barriers(fighter.seat);
                let board = &self.book.rules.board;
                let cost = |to: Space| board.cost(table.space_of(fighter), to, closed, halting);
                let named = |to: Space| format!("{}={}", board.name(to), cost(to));
                Ok(join(ones(self.destinations(disc)).map(|space| named(Space(space)))))
            }
            "destination_count" => {
                let disc = parse_disc(self.book, rest).map_err(|e| e.to_string())?;
                Ok(self.destinations(disc).count_ones().to_string())
            }
            "legal_count" => {
                let mut legal = Vec::new();
                self.legal_actions(self.seat(rest)?, &mut legal);
                Ok(legal.len().to_string())
            }
            _ => Err(format!("there is no fact '{name}:{rest}'")),
        }
    }
}
