//! Positions by hand and facts of a position, in the words of scenario files.
//!
//! Settings: `p1 4/1/0` (fame, Bad Reviews, tokens), `fp 3`, `round 2`, `flip s5` (also sets the trending flavour and
//! a Rush), `trending c`, `hand:1 c3 s7`, `discards:1 m2`, `won 0 2 0` (sales made in this round), `leader 2`, `out 1 3`,
//! and `phase flip|deal|sit|exchange|sale|over`. Cards that are not mentioned are in the bag. Defaults: phase `flip`, round
//! 1, First Player 1, who leads, all seats in with what the edition gives them.
//!
//! Facts have the same names, and `bag` (its size), `actor` (who acts or gets a card), `left`, `rush`, `flip_at`, `known`
//! (the card known to be in the First Player's hand), `revealed`, `exchanged:1`, `status:1`, `voids:1`.

use tabletop::{Arrange, Book, Game, Seat, SeatSet, Silent};

use super::Donut;
use super::card_set::Cards;
use super::notation::{card_text, flavour_code, parse_card, parse_flavour, void_texts};
use super::table::{FlipAt, Phase, Sale, Status};

impl Arrange for Donut {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let mut game = Donut::new(book);
        if game.table.phase == Phase::First {
            game.start_round(Seat::new(0), &mut Silent);
        }
        let mut leader = None;
        for (name, value) in settings {
            let fault = |e: String| format!("{name}: {e}");
            match name.as_str() {
                "leader" => leader = Some(game.parse_seat(value).map_err(fault)?),
                _ => game.set(name, value).map_err(fault)?,
            }
        }
        game.settle(leader);
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let book = self.book;
        let table = &self.table;
        let cards = |cards: Cards| join(cards.iter().map(|card| card_text(book, card)));
        let yes_or_no = |yes: bool| if yes { "yes" } else { "no" }.to_string();
        let due = self.turn() != tabletop::Turn::Over && table.phase != Phase::First;
        let fact = match name {
            "fp" => table.first_player.to_string(),
            "round" => table.round.to_string(),
            "phase" => table.phase.name().to_string(),
            "actor" => {
                if due {
                    table.actor.to_string()
                } else {
                    String::new()
                }
            }
            "left" => table.left.to_string(),
            "flip" => table.flip.map_or(String::new(), |card| card_text(book, card)),
            "flip_at" => match table.flip_at {
                FlipAt::Table => "table".to_string(),
                FlipAt::Hand => "hand".to_string(),
                FlipAt::Played => "played".to_string(),
            },
            "known" => {
                let known = table.flip.filter(|_| table.flip_at == FlipAt::Hand);
                known.map_or(String::new(), |card| card_text(book, card))
            }
            "trending" => table.trending.map_or(String::new(), |f| flavour_code(book, f).to_string()),
            "revealed" => cards(table.revealed),
            "rush" => yes_or_no(table.rush),
            "bag" => self.bag.len().to_string(),
            "leader" => table.sale.leader.to_string(),
            "won" => join(book.seats.seats().map(|seat| table.sales[seat.index()].to_string())),
            "out" => {
                let out = book.seats.seats().filter(|seat| !table.ins.contains(*seat));
                join(out.map(|seat| seat.to_string()))
            }
            _ => return self.seat_fact(name).ok_or_else(|| format!("there is no fact '{name}'")),
        };
        Ok(fact)
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

impl Donut {
    /// A fact about one seat: `p1`, `hand:1`.
    fn seat_fact(&self, name: &str) -> Option<String> {
        let book = self.book;
        let table = &self.table;
        let cards = |cards: Cards| join(cards.iter().map(|card| card_text(book, card)));
        let (what, number) = name.split_once(':').or_else(|| name.split_at_checked(1))?;
        let seat = self.parse_seat(number).ok()?;
        let i = seat.index();
        Some(match what {
            "p" => format!("{}/{}/{}", table.fame[i], table.reviews[i], table.tokens[i]),
            "hand" => cards(self.hands[i]),
            "discards" => cards(self.discards[i]),
            "exchanged" if table.changed.contains(seat) => table.exchanged[i].to_string(),
            "exchanged" => String::new(),
            "status" => match table.status(seat) {
                Status::NotAsked => "not-asked".to_string(),
                Status::In => "in".to_string(),
                Status::Out => "out".to_string(),
            },
            "voids" => void_texts(book, table.voids[i]).join(" "),
            _ => return None,
        })
    }

    fn parse_seat(&self, text: &str) -> Result<Seat, String> {
        let seat = text.parse::<Seat>().ok().filter(|seat| self.book.seats.contains(*seat));
        seat.ok_or_else(|| format!("'{text}' is not a seat from 1 to {}", self.book.seats))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let book = self.book;
        let table = &mut self.table;
        match name {
            "fp" => {
                let seat = self.parse_seat(value)?;
                self.table.first_player = seat;
            }
            "round" => table.round = value.parse().map_err(|_| format!("'{value}' is not a number"))?,
            "flip" => {
                let card = parse_card(book, value).map_err(|e| e.to_string())?;
                table.flip = Some(card);
                table.trending = card.flavour();
                table.rush = book.rules.starts_rush(card);
            }
            "trending" => table.trending = Some(parse_flavour(book, value).map_err(|e| e.to_string())?),
            "won" => {
                let won = value.split_whitespace().map(str::parse::<u8>).collect::<Result<Vec<_>, _>>();
                let won = won.map_err(|_| format!("'{value}' are not numbers"))?;
                let most = usize::from(book.rules.numbers.hand);
                if won.len() != book.seats.get() || won.iter().map(|n| usize::from(*n)).sum::<usize>() >= most
                {
                    return Err(format!("give {} numbers, fewer than {most} in all", book.seats));
                }
                table.sales[..won.len()].copy_from_slice(&won);
                table.sales_played = won.iter().sum();
            }
            "out" => {
                let out = value.split_whitespace().map(|text| self.parse_seat(text));
                let out = out.collect::<Result<SeatSet, String>>()?;
                self.table.ins = book.seats.seats().filter(|seat| !out.contains(*seat)).collect();
                if self.table.ins.len() < 2 {
                    return Err("at least two seats must be in".into());
                }
            }
            "phase" => {
                table.phase = match value {
                    "flip" => Phase::Flip,
                    "deal" => Phase::Deal,
                    "sit" => Phase::Sit,
                    "exchange" => Phase::Exchange,
                    "sale" => Phase::Sale,
                    "over" => Phase::Over,
                    other => return Err(format!("'{other}' cannot be set")),
                }
            }
            _ => return self.set_seat(name, value),
        }
        Ok(())
    }

    fn set_seat(&mut self, name: &str, value: &str) -> Result<(), String> {
        let unknown = || "there is no such setting".to_string();
        let split = name.split_once(':').or_else(|| name.split_at_checked(1));
        let (what, number) = split.ok_or_else(unknown)?;
        let i = self.parse_seat(number).map_err(|_| unknown())?.index();
        match what {
            "p" => {
                let bad = || format!("'{value}' is not fame/reviews/tokens, like 4/1/0");
                let [fame, reviews, tokens] = value.split('/').collect::<Vec<_>>()[..] else {
                    return Err(bad());
                };
                self.table.fame[i] = fame.parse().map_err(|_| bad())?;
                self.table.reviews[i] = reviews.parse().map_err(|_| bad())?;
                self.table.tokens[i] = tokens.parse().map_err(|_| bad())?;
            }
            "hand" | "discards" => {
                let list = value.split_whitespace().map(|text| parse_card(self.book, text));
                let list = list.collect::<Result<Vec<_>, _>>().map_err(|e| e.to_string())?;
                let set: Cards = list.iter().copied().collect();
                if set.len() != list.len() {
                    return Err(format!("'{value}' has a card too often"));
                }
                let zone = if what == "hand" { &mut self.hands } else { &mut self.discards };
                zone[i] = set;
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Works out what follows from the settings.
    fn settle(&mut self, leader: Option<Seat>) {
        let book = self.book;
        let used = self.hands.iter().chain(&self.discards).copied().fold(Cards::EMPTY, Cards::plus);
        self.bag = Cards::BOX.minus(used).minus(self.table.flip.into_iter().collect());
        let table = &mut self.table;
        let fp = table.first_player;
        table.actor = fp;
        table.sale = Sale::led_by(fp);
        match table.phase {
            Phase::Sit => table.actor = book.seats.next(fp),
            Phase::Deal => {
                table.actor = book.seats.next(fp);
                table.left = book.rules.numbers.hand;
            }
            Phase::Exchange => {
                table.answered = book.seats.all();
                self.start_exchange();
            }
            Phase::Sale => {
                table.answered = book.seats.all();
                table.changed = table.ins;
                let leader = leader.unwrap_or(table.first_leader());
                self.lead_sale(leader, &mut Silent);
            }
            _ => {}
        }
    }
}

/// A position set up by hand, with settings between semicolons, after some steps.
#[cfg(test)]
pub(super) fn position(seats: usize, settings: &str, steps: &str) -> Donut {
    let book = Book::<Donut>::standard(tabletop::SeatCount::new(seats).unwrap()).unwrap();
    let settings: Vec<(String, String)> = settings
        .split(';')
        .filter_map(|setting| setting.trim().split_once(' '))
        .map(|(name, value)| (name.to_string(), value.to_string()))
        .collect();
    let mut game = Donut::arrange(book, &settings).unwrap();
    for step in steps.split_whitespace() {
        tabletop::Game::apply(&mut game, tabletop::parse_step::<Donut>(book, step).unwrap()).unwrap();
    }
    game
}
