//! Positions by hand and facts of a position, in the words of scenario files.
//!
//! Settings: `hands 2 2 1`, `kitchen 0 1 0 2` (pieces on Learn, Prepare, Serve, Coffee Break), `u1`, `p1`, `s1` (a
//! seat's unprepared, prepared and served recipes, `bun*2 matcha`), `r1 1/2` (ready and used Recognitions; all are
//! ready unless set), `baker1 tommy`, `bag`, `discard`, `removed`, `first 2`, `current 3`, `round 4`,
//! `phase turn|over`. What is not set is as after the setup with seat 1 as the first player, whose turn has started.
//! Recipes not named anywhere are in the bag, spare starters out of the game; if the bag is set, all of them are out.
//!
//! Facts have the same names; also `drawn`, `deck` and `pile` (cards in the deck, in the discard pile), `tips`,
//! `types`, `turns` (turns finished), `last_round`.

use tabletop::{Arrange, Book, Game as _, Seat};

use super::cards::Heap;
use super::notation::{parse_baker, parse_recipe, parse_seat};
use super::view::Asks;
use super::{DriveThru, Phase, Recipe, SEATS};

impl Arrange for DriveThru {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let mut game = DriveThru::new(book);
        game.phase = Phase::Turn;
        game.round = 1;
        (game.bag, game.removed) = (Heap::EMPTY, Heap::EMPTY);
        game.current = game.first;
        let mut named = Named::default();
        for (name, value) in settings {
            game.set(name, value, &mut named).map_err(|e| format!("{name}: {e}"))?;
        }
        if !named.current {
            game.current = game.first;
        }
        for seat in book.seats.seats().filter(|seat| !named.ready[seat.index()]) {
            game.ready[seat.index()] = game.served[seat.index()].len() as u8;
        }
        game.put_the_rest(named.bag)?;
        let goal = book.rules.constants.served_to_end;
        game.last_round = game.served.iter().any(|served| served.len() >= goal.into());
        game.check_seats().and_then(|()| game.check_components()).map_err(|e| e.to_string())?;
        if game.phase == Phase::Turn && !game.can_act() {
            return Err(format!("seat {} has no possible action, so it cannot be its turn", game.current));
        }
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let seats = || self.book.seats.seats();
        Ok(match name {
            "phase" => Asks::of(self).name().to_string(),
            "round" => self.round.to_string(),
            "first" => self.first.to_string(),
            "current" => self.current.to_string(),
            "last_round" => self.last_round.to_string(),
            "hands" => join(seats().map(|seat| self.hand[seat.index()])),
            "kitchen" => join(self.kitchen),
            "bag" => self.cards(self.bag),
            "deck" => self.bag.len().to_string(),
            "discard" => self.cards(self.discard),
            "pile" => self.discard.len().to_string(),
            "removed" => self.cards(self.removed),
            "drawn" => self.cards(self.drawn),
            "tips" => join(seats().map(|seat| self.tips(seat))),
            "types" => join(seats().map(|seat| self.types(seat))),
            "turns" => join(seats().map(|seat| self.turns_of(seat))),
            _ => {
                let unknown = || format!("there is no fact '{name}'");
                let (what, seat) = split_seat(self.book, name).ok_or_else(unknown)?;
                let i = seat.index();
                match what {
                    "u" => self.cards(self.unprepared[i]),
                    "p" => self.cards(self.prepared[i]),
                    "s" => self.cards(self.served[i]),
                    "r" => format!("{}/{}", self.ready[i], self.used(seat)),
                    "baker" => self.bakers[i].map_or(String::new(), |baker| {
                        self.book.edition.parts.bakers[baker.index()].id.clone()
                    }),
                    _ => return Err(unknown()),
                }
            }
        })
    }
}

/// What the settings named.
#[derive(Default)]
struct Named {
    bag: bool,
    current: bool,
    ready: [bool; SEATS],
}

impl DriveThru {
    fn set(&mut self, name: &str, value: &str, named: &mut Named) -> Result<(), String> {
        let book = self.book;
        let n = book.seats.get();
        let seat = |text: &str| parse_seat(book, text).map_err(|e| e.to_string());
        match name {
            "hands" => self.hand[..n].copy_from_slice(&numbers(value, n)?),
            "kitchen" => self.kitchen.copy_from_slice(&numbers(value, 4)?),
            "bag" => {
                self.bag = heap(book, value)?;
                named.bag = true;
            }
            "discard" => self.discard = heap(book, value)?,
            "removed" => self.removed = heap(book, value)?,
            "first" => self.first = seat(value)?,
            "current" => {
                self.current = seat(value)?;
                named.current = true;
            }
            "round" => self.round = value.parse().map_err(|_| format!("'{value}' is not a number"))?,
            "phase" => match value {
                "turn" => self.phase = Phase::Turn,
                "over" => self.phase = Phase::Over,
                other => return Err(format!("only turn and over can be set, not '{other}'")),
            },
            _ => {
                let unknown = || "there is no such setting".to_string();
                let (what, seat) = split_seat(book, name).ok_or_else(unknown)?;
                let i = seat.index();
                match what {
                    "u" => self.unprepared[i] = heap(book, value)?,
                    "p" => self.prepared[i] = heap(book, value)?,
                    "s" => self.served[i] = heap(book, value)?,
                    "r" => {
                        let parts = value.split_once('/').and_then(|(ready, used)| {
                            Some((ready.parse::<u8>().ok()?, used.parse::<u8>().ok()?))
                        });
                        let (ready, used) = parts.ok_or("write ready/used, like 1/2")?;
                        if u32::from(ready) + u32::from(used) != self.served[i].len() {
                            return Err("ready and used must add up to the served recipes, set before".into());
                        }
                        self.ready[i] = ready;
                        named.ready[i] = true;
                    }
                    "baker" => {
                        self.bakers[i] = Some(parse_baker(book, value).map_err(|e| e.to_string())?);
                    }
                    _ => return Err(unknown()),
                }
            }
        }
        Ok(())
    }

    /// Recipes not named anywhere: into the bag, or out of the game.
    fn put_the_rest(&mut self, bag_is_set: bool) -> Result<(), String> {
        let rules = &self.book.rules;
        for (i, card) in self.book.edition.parts.recipes.iter().enumerate() {
            let recipe = Recipe::new(i).expect("an edition has at most MAX_CARDS recipes");
            let own = self.unprepared.iter().chain(&self.prepared).chain(&self.served);
            let named: u32 = own
                .chain([&self.bag, &self.discard, &self.removed])
                .map(|heap| rules.layout.copies(*heap, recipe))
                .sum();
            let Some(rest) = card.copies.checked_sub(named as usize) else {
                return Err(format!("{named} of {} are set, but the box has {}", card.id, card.copies));
            };
            let heap = if bag_is_set || card.starter { &mut self.removed } else { &mut self.bag };
            for _ in 0..rest {
                rules.layout.add(heap, recipe);
            }
        }
        Ok(())
    }

    /// `bun*2 matcha`.
    fn cards(&self, heap: Heap) -> String {
        let layout = &self.book.rules.layout;
        let entry = |recipe: Recipe| {
            let id = &self.book.edition.parts.recipes[recipe.index()].id;
            match layout.copies(heap, recipe) {
                1 => id.clone(),
                n => format!("{id}*{n}"),
            }
        };
        join(layout.kinds(heap).map(entry))
    }

    /// Turns a seat has finished, passes included.
    fn turns_of(&self, seat: Seat) -> u32 {
        let n = self.book.seats.get();
        let place = |seat: Seat| (seat.index() + n - self.first.index()) % n;
        match self.phase {
            Phase::Over => self.round,
            _ if self.round == 0 => 0,
            _ => self.round - u32::from(place(seat) >= place(self.current)),
        }
    }
}

fn join<T: ToString>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// `baker2` is the baker of seat 2.
fn split_seat(book: Book<DriveThru>, name: &str) -> Option<(&str, Seat)> {
    let at = name.len().checked_sub(1).filter(|at| name.is_char_boundary(*at))?;
    let (what, seat) = name.split_at(at);
    Some((what, parse_seat(book, seat).ok()?))
}

fn numbers(text: &str, wanted: usize) -> Result<Vec<u8>, String> {
    let number = |word: &str| word.parse::<u8>().map_err(|_| format!("'{word}' is not a number"));
    let numbers = text.split_whitespace().map(number).collect::<Result<Vec<_>, _>>()?;
    if numbers.len() == wanted { Ok(numbers) } else { Err(format!("{wanted} numbers are needed")) }
}

fn heap(book: Book<DriveThru>, text: &str) -> Result<Heap, String> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let (id, copies) = match word.split_once('*') {
            Some((id, n)) => (id, n.parse::<u8>().map_err(|_| format!("'{word}': '{n}' is not a number"))?),
            None => (word, 1),
        };
        let recipe = parse_recipe(book, id).map_err(|e| e.to_string())?;
        cards.extend(std::iter::repeat_n(recipe, copies.into()));
    }
    let too_many = |recipe: Recipe| {
        let card = &book.edition.parts.recipes[recipe.index()];
        format!("the box has only {} of {}", card.copies, card.id)
    };
    book.rules.layout.heap(cards).map_err(too_many)
}
