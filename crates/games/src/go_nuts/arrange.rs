//! Positions by hand and facts of a position, in the words of scenario files.
//!
//! Settings: `row a - b` (`-` is an empty place), `p1 glazed*2 plain`, `pile bottom .. top`, `bag plain*9`,
//! `top plain p1 p2` (a known top card, who put it back, who else knows it), `round 3`, `phase pick` or `over`. Facts
//! have the same names, and `deck` (its size), `taker`, `points`.

use tabletop::{Arrange, Book, Seat, SeatSet};

use super::counts::{donuts, kinds_of};
use super::notation::{parse_donut, parse_seat};
use super::view::Asks;
use super::{Donut, GoNuts, MAX_CARDS, MAX_TYPES, Phase, Top};

impl Arrange for GoNuts {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let mut game = tabletop::Game::new(book);
        let GoNuts { bag, row, .. } = &mut game;
        *bag = [0; MAX_TYPES];
        // The worked examples leave the row open where it does not matter.
        let plain = parse_donut(book, "plain").unwrap_or(Donut(0));
        bag[plain.index()] = 9;
        row[..usize::from(book.rules.row)].fill(Some(plain));
        game.phase = Phase::Pick { due: book.seats.all() };
        for (name, value) in settings {
            game.set(name, value).map_err(|e| format!("{name}: {e}"))?;
        }
        game.bag_cards = game.bag.iter().sum();
        game.kinds = game.owned.map(|owned| kinds_of(&owned));
        game.cards = game.owned.map(|owned| owned.iter().sum());
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let id = |donut: Donut| self.book.edition.parts.types[donut.index()].id.clone();
        let counted = |copies: &[u8; MAX_TYPES]| {
            let entry = |donut: Donut| match copies[donut.index()] {
                1 => id(donut),
                n => format!("{}*{n}", id(donut)),
            };
            join(donuts(kinds_of(copies)).map(entry))
        };
        Ok(match name {
            "row" => join(self.row_places().map(|place| self.at(place).map_or("-".into(), id))),
            "pile" => join(self.pile.iter().copied().map(id)),
            "bag" => counted(&self.bag),
            "deck" => self.deck_cards().to_string(),
            "top" => self.top.map_or(String::new(), |top| {
                join([id(top.donut)].into_iter().chain(top.known_by.iter().map(|seat| format!("p{seat}"))))
            }),
            "round" => self.round.to_string(),
            "phase" => Asks::of(self.phase).name().to_string(),
            "taker" => self.taking.map_or(String::new(), |taking| format!("p{}", taking.taker)),
            "points" => join(self.book.seats.seats().map(|seat| self.table().points(seat).to_string())),
            seat => {
                let seat = parse_seat(self.book, seat).map_err(|_| format!("there is no fact '{name}'"))?;
                counted(&self.owned[seat.index()])
            }
        })
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

impl GoNuts {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let book = self.book;
        let words = || value.split_whitespace();
        let donut = |id: &str| parse_donut(book, id).map_err(|e| e.to_string());
        let seat = |text: &str| parse_seat(book, text).map_err(|e| e.to_string());
        match name {
            "row" => {
                let row = words().map(|id| if id == "-" { Ok(None) } else { donut(id).map(Some) });
                let row = row.collect::<Result<Vec<_>, _>>()?;
                if row.len() != usize::from(book.rules.row) {
                    return Err(format!("the row has {} places, not {}", book.rules.row, row.len()));
                }
                self.row[..row.len()].copy_from_slice(&row);
            }
            "pile" => {
                for id in words() {
                    if self.pile.len() == MAX_CARDS {
                        return Err("the pile is too high".into());
                    }
                    self.pile.push(donut(id)?);
                }
            }
            "bag" => self.bag = counts(book, value)?,
            "top" => {
                let mut words = words();
                let card = donut(words.next().ok_or("name a donut and the seat that put it back")?)?;
                let knowers = words.map(seat).collect::<Result<Vec<Seat>, _>>()?;
                let put_back_by = *knowers.first().ok_or("name the seat that put it back")?;
                self.top = Some(Top {
                    donut: card,
                    put_back_by,
                    known_by: knowers.into_iter().collect::<SeatSet>(),
                });
            }
            "round" => self.round = value.parse().map_err(|_| format!("'{value}' is not a number"))?,
            "phase" => match value {
                "pick" => self.phase = Phase::Pick { due: book.seats.all() },
                "over" => self.phase = Phase::Over,
                other => return Err(format!("only pick and over can be set, not '{other}'")),
            },
            other => {
                let seat = seat(other).map_err(|_| "there is no such setting".to_string())?;
                self.owned[seat.index()] = counts(book, value)?;
            }
        }
        Ok(())
    }
}

/// `glazed*2 plain`.
fn counts(book: Book<GoNuts>, text: &str) -> Result<[u8; MAX_TYPES], String> {
    let mut counts = [0u8; MAX_TYPES];
    let mut total = 0;
    for word in text.split_whitespace() {
        let (id, n) = match word.split_once('*') {
            Some((id, n)) => (id, n.parse().map_err(|_| format!("'{word}': '{n}' is not a number"))?),
            None => (word, 1u8),
        };
        total += usize::from(n);
        if total > MAX_CARDS {
            return Err("too many cards".into());
        }
        counts[parse_donut(book, id).map_err(|e| e.to_string())?.index()] += n;
    }
    Ok(counts)
}
