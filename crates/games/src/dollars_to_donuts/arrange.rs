//! Positions by hand and facts of a position, in the words of scenario files.
//!
//! What is not set is the base position of `docs/rules/dollars-to-donuts.md`, section 10: the same four starters on
//! every mat, six tiles on the board, four customers in line, opening hands, the first seat to buy.
//!
//! Settings: `first 2` (the starting seat, which is to move), `mat1 s1@b2n uc@g5s` (replaces the pieces), `fill1 a4
//! b4` (all empty squares but these become filled without halves; `-` fills all), `hand1 op4 oc1`, `tokens1 P2 J1`,
//! `served1 c14-3`, `slots d01 ..`, `supply d60`, `line c14 ..`, `deck c39`, `bag up2`, `piles P0 C9`, `idle 2`,
//! `final true`, `phase buy|full|supply|idle`. `-` stands for nothing. Supply, deck and bag hold what is nowhere
//! else unless they are set.
//!
//! Facts have the same names, and `face1:a4`, `holes1`, `dollars1`, `empty1`, `aside1`, `score1` (item by item),
//! `points`, `turns`, `round`, `tile`, `owed`, `options` (how many actions there are), `rating`, `gone`.

use tabletop::{Arrange, Book, Game, Seat, Silent};

use super::board::{Square, customers, squares, tiles};
use super::draw::{kinds, tokens};
use super::mat::{Cover, Mat, Piece};
use super::notation::{
    customer_id, parse_customer, parse_donut, parse_kind, parse_piece, parse_seat, parse_served,
    parse_square, parse_tile, tile_id, write_piece,
};
use super::{
    Customer, DollarsToDonuts, End, Kind, MAX_KINDS, MAX_LINE, MAX_SLOTS, MAX_TYPES, Phase, Placement, Tile,
    View,
};

type ThisBook = Book<DollarsToDonuts>;

/// The base position of the worked examples, as far as the edition has its pieces.
const STARTERS: &str = "s1@b2n s2@g6n s3@f3e s4@d4n";
/// The same moved inwards where the small mat is too narrow.
const STARTERS_ON_SMALL_MAT: &str = "s1@b2n s2@f6n s3@e3e s4@d4n";
const SLOTS: &str = "d01 d02 d03 d04 d05 d06";
const LINE: &str = "c14 c01 c27 c05";

fn text<T>(result: Result<T, tabletop::NotationError>) -> Result<T, String> {
    result.map_err(|e| e.to_string())
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_whitespace().filter(|word| *word != "-")
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// `op4 oc1`: a name and a count.
fn counts<const N: usize>(
    value: &str,
    index: impl Fn(&str) -> Result<usize, String>,
) -> Result<[u8; N], String> {
    let mut counts = [0u8; N];
    for word in words(value) {
        let split =
            word.find(|c: char| c.is_ascii_digit()).ok_or_else(|| format!("'{word}' has no number"))?;
        let (id, n) = word.split_at(split);
        let n: u8 =
            n.parse().ok().filter(|n| *n < 100).ok_or_else(|| format!("'{word}' has a bad number"))?;
        counts[index(id)?] = n;
    }
    Ok(counts)
}

fn by_kind(book: ThisBook, value: &str) -> Result<[u8; MAX_KINDS], String> {
    counts(value, |id| text(parse_kind(book, id)).map(Kind::index))
}

fn by_type(book: ThisBook, value: &str) -> Result<[u8; MAX_TYPES], String> {
    counts(value, |id| text(parse_donut(book, id)).map(super::Donut::index))
}

fn tile_set(book: ThisBook, value: &str) -> Result<u64, String> {
    words(value).try_fold(0, |set, id| text(parse_tile(book, id)).map(|tile| set | tile.bit()))
}

fn customer_set(book: ThisBook, value: &str) -> Result<u64, String> {
    words(value).try_fold(0, |set, id| text(parse_customer(book, id)).map(|customer| set | customer.bit()))
}

impl Arrange for DollarsToDonuts {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let mut game = DollarsToDonuts::new(book);
        game.phase = Phase::Buy;
        game.turns = 1;
        game.set("slots", SLOTS)?;
        game.set("line", LINE)?;
        let starters = if book.rules.grid == 7 { STARTERS } else { STARTERS_ON_SMALL_MAT };
        for seat in book.seats.seats() {
            game.set(&format!("mat{seat}"), starters)?;
        }
        for (name, value) in settings {
            game.set(name, value).map_err(|e| format!("{name}: {e}"))?;
        }
        let is_set = |name: &str| settings.iter().any(|(other, _)| other == name);
        game.complete(is_set("supply"), is_set("deck"), is_set("bag"));
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let book = self.book;
        let tile_name = |tile: Tile| tile_id(book, tile).to_string();
        let customer_name = |customer: Customer| customer_id(book, customer).to_string();
        let per_seat = |fact: &dyn Fn(Seat) -> String| join(book.seats.seats().map(fact));
        Ok(match name {
            "slots" => join(
                self.slots[..book.rules.slots].iter().map(|slot| slot.map_or("-".to_string(), tile_name)),
            ),
            "line" => join(self.line().iter().map(|customer| customer_name(*customer))),
            "supply" => join(tiles(self.supply).map(tile_name)),
            "deck" => join(customers(self.deck).map(customer_name)),
            "gone" => join(
                tiles(self.gone_tiles)
                    .map(tile_name)
                    .chain(customers(self.gone_customers).map(customer_name)),
            ),
            "bag" => kinds(self, &self.bag),
            "piles" => tokens(self, &self.piles),
            "first" => self.first.to_string(),
            "idle" => self.idle_rounds.to_string(),
            "final" => self.final_round.to_string(),
            "round" => self.round().to_string(),
            "tile" => self.tile.map_or(String::new(), tile_name),
            "owed" => match self.phase {
                Phase::Draw { owed, .. } => owed.to_string(),
                _ => "0".to_string(),
            },
            "options" => self.count_actions().to_string(),
            "rating" => self.rating().unwrap_or_default().to_string(),
            "points" => per_seat(&|seat| self.points(seat).total().to_string()),
            "turns" => per_seat(&|seat| self.turns_of(seat).to_string()),
            "phase" => self.phase_name().to_string(),
            _ => return self.seat_fact(name),
        })
    }
}

impl DollarsToDonuts {
    /// Turns a seat has begun.
    fn turns_of(&self, seat: Seat) -> u16 {
        let seats = self.book.seats.get();
        let order = (seat.index() + seats - self.first.index()) % seats;
        (self.turns + (seats - 1 - order) as u16) / seats as u16
    }

    fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::First => "first",
            Phase::Starter { .. } => "starter",
            Phase::Stock => "stock",
            Phase::Queue => "line",
            Phase::Buy => "buy",
            Phase::Pay => "pay",
            Phase::Place => "place",
            Phase::Draw { .. } => "draw",
            Phase::Dollar => "dollar",
            Phase::Serve => "serve",
            Phase::Refill => "refill",
            Phase::Welcome => "welcome",
            Phase::ClearedTile => "solo_tile",
            Phase::ClearedCustomer => "solo_customer",
            Phase::Over(End::Full) => "full",
            Phase::Over(End::Supply) => "supply",
            Phase::Over(End::Idle) => "idle",
        }
    }

    /// A fact of one seat: its name ends with the seat.
    fn seat_fact(&self, name: &str) -> Result<String, String> {
        let book = self.book;
        let unknown = || format!("there is no fact '{name}'");
        let (fact, square) = match name.split_once(':') {
            Some((fact, square)) => (fact, Some(text(parse_square(book, square))?)),
            None => (name, None),
        };
        let (fact, seat) = seat_name(book, fact).ok_or_else(unknown)?;
        let i = seat.index();
        Ok(match (fact, square) {
            ("face", Some(square)) => View::face_text(self, seat, square).unwrap_or_default(),
            ("mat", None) => join(self.mats[i].pieces().map(|piece| write_piece(book, piece))),
            ("hand", None) => kinds(self, self.hand(seat)),
            ("tokens", None) => tokens(self, &self.tokens[i]),
            ("holes", None) => tokens(self, &self.holes(seat)),
            ("dollars", None) => self.dollars(seat).to_string(),
            ("empty", None) => self.empty(seat).count_ones().to_string(),
            ("aside", None) => join(tiles(self.aside[i]).map(|tile| tile_id(book, tile).to_string())),
            ("served", None) => join(
                self.served(seat).map(|(customer, level)| format!("{}-{level}", customer_id(book, customer))),
            ),
            ("score", None) => {
                let points = self.points(seat);
                format!(
                    "customers {} sets {} majorities {} holes {} tokens {} empty {}",
                    points.customers,
                    points.sets,
                    points.majorities,
                    points.holes,
                    points.tokens,
                    points.empty
                )
            }
            _ => return Err(unknown()),
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let book = self.book;
        match name {
            "first" => {
                self.first = text(parse_seat(book, value))?;
                self.to_move = self.first;
            }
            "slots" => {
                self.slots = [None; MAX_SLOTS];
                let found =
                    words(value).map(|id| text(parse_tile(book, id))).collect::<Result<Vec<_>, _>>()?;
                if found.len() != book.rules.slots {
                    return Err(format!("the board has {} slots, not {}", book.rules.slots, found.len()));
                }
                for (slot, tile) in self.slots.iter_mut().zip(found) {
                    *slot = Some(tile);
                }
            }
            "line" => {
                let found =
                    words(value).map(|id| text(parse_customer(book, id))).collect::<Result<Vec<_>, _>>()?;
                if found.len() > book.rules.line {
                    return Err(format!("at most {} customers stand in line", book.rules.line));
                }
                self.line = [Customer(0); MAX_LINE];
                self.line[..found.len()].copy_from_slice(&found);
                self.line_len = found.len() as u8;
            }
            "supply" => self.supply = tile_set(book, value)?,
            "deck" => self.deck = customer_set(book, value)?,
            "bag" => self.bag = by_kind(book, value)?,
            "piles" => {
                let piles = by_type(book, value)?;
                if book.rules.limited_tokens {
                    self.piles = piles;
                }
            }
            "idle" => self.idle_rounds = value.parse().map_err(|_| format!("'{value}' is not a number"))?,
            "final" => self.final_round = value == "true",
            "phase" => {
                self.phase = match value {
                    "buy" => Phase::Buy,
                    "full" => Phase::Over(End::Full),
                    "supply" => Phase::Over(End::Supply),
                    "idle" => Phase::Over(End::Idle),
                    other => {
                        return Err(format!("only buy, full, supply and idle can be set, not '{other}'"));
                    }
                }
            }
            _ => {
                let (what, seat) = seat_name(book, name).ok_or("there is no such setting")?;
                self.set_seat(what, seat, value)?;
            }
        }
        Ok(())
    }

    fn set_seat(&mut self, what: &str, seat: Seat, value: &str) -> Result<(), String> {
        let (book, i) = (self.book, seat.index());
        match what {
            "mat" => {
                self.mats[i] = Mat::EMPTY;
                for word in words(value) {
                    for (square, cover) in covers_of(text(parse_piece(book, word))?) {
                        if self.empty(seat) & square.bit() == 0 {
                            return Err(format!("{word} does not fit"));
                        }
                        self.mats[i].lay(square, cover);
                    }
                }
            }
            "fill" => {
                let but = words(value).try_fold(0, |set, word| {
                    text(parse_square(book, word)).map(|square| set | square.bit())
                })?;
                for square in squares(self.empty(seat) & !but) {
                    self.mats[i].lay(square, Cover::BLANK);
                }
            }
            "hand" => self.hands[i] = by_kind(book, value)?,
            "tokens" => self.tokens[i] = by_type(book, value)?,
            "served" => {
                self.served[i] = Default::default();
                for word in words(value) {
                    let (customer, level) = text(parse_served(book, word))?;
                    self.served[i][usize::from(level) - 1] |= customer.bit();
                }
            }
            _ => return Err("there is no such setting".into()),
        }
        Ok(())
    }

    /// What is nowhere else is in the supply, the deck and the bag, unless they were set; and in solo play a forced
    /// first choice is carried out.
    fn complete(&mut self, supply_set: bool, deck_set: bool, bag_set: bool) {
        let rules = &self.book.rules;
        if !supply_set {
            let lying = self.slots.iter().flatten().fold(0, |set, tile| set | tile.bit());
            let laid = (0..self.book.seats.get()).fold(0, |set, seat| set | self.tiles_on(seat));
            self.supply = rules.all_tiles & !lying & !laid;
        }
        if !deck_set {
            let waiting = self.line().iter().fold(0, |set, customer| set | customer.bit());
            let served = self.served.iter().flatten().fold(0, |set, customers| set | customers);
            self.deck = rules.all_customers & !waiting & !served;
        }
        if !bag_set {
            for kind in 0..MAX_KINDS {
                let held: u32 = self.hands.iter().map(|hand| u32::from(hand[kind])).sum();
                let on_mats = self.dollars_on_mats(Kind(kind as u8)) as u32;
                self.bag[kind] = u32::from(rules.dollars[kind]).saturating_sub(held + on_mats) as u8;
            }
        }
        if self.phase == Phase::Buy {
            self.begin_turn(&mut Silent);
        }
    }
}

/// `hand2` is the name `hand` and seat 2.
fn seat_name(book: ThisBook, name: &str) -> Option<(&str, Seat)> {
    let (end, _) = name.char_indices().next_back()?;
    let (what, seat) = name.split_at(end);
    parse_seat(book, seat).ok().map(|seat| (what, seat))
}

/// The covers of a piece read by [`parse_piece`], square by square.
pub(super) fn covers_of((piece, at, length): (Piece, Square, u8)) -> Vec<(Square, Cover)> {
    match piece {
        Piece::Blank => vec![(at, Cover::BLANK)],
        Piece::Starter(starter, facing) => vec![(at, Cover::starter(starter, facing))],
        Piece::Dollar(kind, facing) => vec![(at, Cover::dollar(kind, facing))],
        Piece::Strip(tile, facing, _) => Placement { at, facing, on_mat: length }.covers(tile).collect(),
    }
}
