//! A second Cruller Clash, written from RULES.md alone: plain lists of words, no tables, no hurry.

use std::collections::BTreeMap;

use tabletop::{Book, Seat};
use testkit::SecondOpinion;

use super::cruller_clash::CrullerClash;

/// What the edition says of a donut.
#[derive(Clone, Debug)]
struct Donut {
    id: String,
    points: i32,
    pair_bonus: i32,
    serves: bool,
}

#[derive(Debug)]
pub struct PlainCrullerClash {
    donuts: Vec<Donut>,
    max_rounds: i64,
    hand_points: i32,
    contested_stay: bool,
    consolation: bool,
    deck: Vec<String>,
    row: Vec<Option<String>>,
    tables: Vec<Vec<String>>,
    hands: Vec<Vec<String>>,
    rounds: i64,
    picks: BTreeMap<usize, usize>,
    servers: Vec<usize>,
    drawers: Vec<usize>,
    over: bool,
}

impl PlainCrullerClash {
    fn filling(&self) -> bool {
        self.servers.is_empty() && self.drawers.is_empty() && self.row.contains(&None) && !self.over
    }

    fn picking(&self) -> bool {
        !self.over && self.servers.is_empty() && self.drawers.is_empty() && !self.row.contains(&None)
    }

    /// Ends the round if nobody has anything left to do in it.
    fn go_on(&mut self) {
        if self.deck.is_empty() {
            self.drawers.clear();
        }
        if self.servers.is_empty() && self.drawers.is_empty() {
            let empty = self.row.iter().filter(|place| place.is_none()).count();
            self.over = self.deck.len() < empty || self.rounds == self.max_rounds;
            self.rounds += 1;
        }
    }

    fn compare_picks(&mut self) {
        for place in 0..self.row.len() {
            let here: Vec<usize> =
                self.picks.iter().filter(|(_, at)| **at == place).map(|(seat, _)| *seat).collect();
            if let [seat] = here[..] {
                let id = self.row[place].take().expect("the row is full");
                if self.donuts.iter().any(|d| d.id == id && d.serves) && !self.hands[seat].is_empty() {
                    self.servers.push(seat);
                }
                self.tables[seat].push(id);
            } else if here.len() > 1 {
                if self.consolation {
                    self.drawers.extend(here);
                }
                if !self.contested_stay {
                    self.row[place] = None;
                }
            }
        }
        self.picks.clear();
        self.servers.sort_unstable();
        self.drawers.sort_unstable();
        self.go_on();
    }

    fn score(&self, seat: usize) -> i32 {
        let mut score = self.hands[seat].len() as i32 * self.hand_points;
        for donut in &self.donuts {
            let n = self.tables[seat].iter().filter(|id| **id == donut.id).count() as i32;
            score += n * donut.points + n / 2 * donut.pair_bonus;
        }
        score
    }
}

impl SecondOpinion<CrullerClash> for PlainCrullerClash {
    fn new(book: Book<CrullerClash>) -> Self {
        let file: toml::Table = book.edition.source.parse().expect("an edition is TOML");
        let rows = file["types"].as_array().expect("a list of types");
        let number =
            |row: &toml::Value, key: &str| row.get(key).and_then(toml::Value::as_integer).unwrap_or(0);
        let (mut donuts, mut deck) = (Vec::new(), Vec::new());
        for row in rows {
            let id = row["id"].as_str().expect("an id").to_string();
            deck.extend((0..number(row, "copies")).map(|_| id.clone()));
            donuts.push(Donut {
                id,
                points: number(row, "points") as i32,
                pair_bonus: number(row, "pair_bonus") as i32,
                serves: row.get("serves").is_some_and(|serves| serves.as_bool() == Some(true)),
            });
        }
        let seats = book.seats.get();
        PlainCrullerClash {
            donuts,
            max_rounds: number(&file["constants"], "max_rounds"),
            hand_points: book.options.int("hand_points"),
            contested_stay: book.options.is_word("contested", "stay"),
            consolation: book.options.is("consolation"),
            deck,
            row: vec![None; seats + book.options.int("row_extra") as usize],
            tables: vec![Vec::new(); seats],
            hands: vec![Vec::new(); seats],
            rounds: 1,
            picks: BTreeMap::new(),
            servers: Vec::new(),
            drawers: Vec::new(),
            over: false,
        }
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        if let Some(&seat) = self.servers.first() {
            let mut tokens: Vec<String> = self.hands[seat].iter().map(|id| format!("serve:{id}")).collect();
            tokens.sort_unstable();
            tokens.dedup();
            tokens.push("keep".into());
            return vec![(Seat::new(seat), tokens)];
        }
        let waiting = (0..self.tables.len()).filter(|seat| self.picking() && !self.picks.contains_key(seat));
        let places = || (1..=self.row.len()).map(|place| format!("pick:{place}")).collect();
        waiting.map(|seat| (Seat::new(seat), places())).collect()
    }

    fn chance(&self) -> Vec<(String, u32)> {
        let mut counts = BTreeMap::new();
        if self.filling() || (self.servers.is_empty() && !self.drawers.is_empty()) {
            for id in &self.deck {
                *counts.entry(format!("draw:{id}")).or_insert(0) += 1;
            }
        }
        counts.into_iter().collect()
    }

    fn apply(&mut self, step: &str) {
        let (actor, token) = step.split_once('.').expect("an actor and a token");
        let (verb, what) = token.split_once(':').unwrap_or((token, ""));
        let take = |from: &mut Vec<String>| {
            let at = from.iter().position(|id| id == what).expect("it is there");
            from.remove(at)
        };
        let seat = actor.parse::<usize>().map_or(0, |number| number - 1);
        match verb {
            "draw" => {
                let id = take(&mut self.deck);
                if self.drawers.is_empty() {
                    *self.row.iter_mut().find(|place| place.is_none()).expect("an empty place") = Some(id);
                } else {
                    self.hands[self.drawers.remove(0)].push(id);
                    self.go_on();
                }
            }
            "pick" => {
                self.picks.insert(seat, what.parse::<usize>().expect("a number") - 1);
                if self.picks.len() == self.tables.len() {
                    self.compare_picks();
                }
            }
            _ => {
                if verb == "serve" {
                    let id = take(&mut self.hands[seat]);
                    self.tables[seat].push(id);
                }
                self.servers.remove(0);
                self.go_on();
            }
        }
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        let keys: Vec<_> = (0..self.tables.len()).map(|s| (self.score(s), self.tables[s].len())).collect();
        let rank = |key| 1 + keys.iter().filter(|other| *other > key).count() as u8;
        self.over.then(|| (keys.iter().map(|key| key.0).collect(), keys.iter().map(rank).collect()))
    }
}
