//! A second opinion on Doughnut Drive-Thru: the same rules once more, as slowly and plainly as they can be written, from
//! the words of the rules alone. A card is a word, a heap is a list of words, and what a seat may answer is a list of
//! tokens. Random games are played by both engines side by side, and at every step they must agree on who is asked, on
//! what is legal, on the weights of chance, and at the end on tips and ranks. A second test tries every roll there is and
//! compares the chance of success with the table of `docs/rules/drive-thru.md`, section 4.5.

use std::collections::{BTreeMap, BTreeSet};

use games::DriveThru;
use tabletop::{Arrange, Book, Config, Edition, Game, Seat, SeatCount, Step, Token, Turn, parse_step};
use testkit::SecondOpinion;

const KITCHEN: [&str; 4] = ["learn", "prepare", "serve", "coffee"];

/// One person at the table.
#[derive(Default)]
struct Cook {
    hand: i64,
    unprepared: Vec<String>,
    prepared: Vec<String>,
    served: Vec<String>,
    ready: i64,
    used: i64,
    baker: String,
}

/// What the game waits for.
enum Waiting {
    Start,
    /// For the seat to pick a baker.
    Draft,
    /// For the seat to be dealt one.
    Deal,
    /// For one of these tokens.
    Turn(Vec<String>),
    /// For a card of the deck.
    Card,
    Keep,
    /// For the die: prepare or serve, pieces, card.
    Die(String, i64, String),
    /// For a decision about this attempt, which misses so much.
    Spend(String, String, i64),
    Over,
}

struct Plain {
    file: toml::Table,
    options: BTreeMap<String, String>,
    cooks: Vec<Cook>,
    kitchen: BTreeMap<String, i64>,
    plates: i64,
    limit: i64,
    deck: Vec<String>,
    pile: Vec<String>,
    drawn: Vec<String>,
    to_draw: i64,
    bakers_left: Vec<String>,
    first: usize,
    current: usize,
    round: i64,
    last_round: bool,
    waiting: Waiting,
}

fn number(row: &toml::Value, key: &str) -> i64 {
    row[key].as_integer().expect("a number")
}

/// Takes one card with this name out of the heap.
fn take_out(heap: &mut Vec<String>, card: &str) {
    let at = heap.iter().position(|other| other == card).expect("the card is there");
    heap.remove(at);
}

/// Every way to pick so many of these cards, as positions.
fn picks(cards: &[String], so_many: usize) -> Vec<Vec<usize>> {
    (0..1u32 << cards.len())
        .map(|set| (0..cards.len()).filter(|i| set & 1 << i != 0).collect::<Vec<_>>())
        .filter(|positions| positions.len() == so_many)
        .collect()
}

impl Plain {
    fn rows(&self, table: &str) -> &Vec<toml::Value> {
        self.file[table].as_array().expect("rows")
    }

    fn row(&self, table: &str, id: &str) -> &toml::Value {
        self.rows(table).iter().find(|row| row["id"].as_str() == Some(id)).expect("a row with this id")
    }

    fn constant(&self, key: &str) -> i64 {
        number(&self.file["constants"], key)
    }

    fn option(&self, name: &str) -> &str {
        &self.options[name]
    }

    /// A number of the current seat's baker, if the baker has one.
    fn baker_number(&self, key: &str) -> Option<i64> {
        let baker = &self.cooks[self.current].baker;
        if baker.is_empty() {
            return None;
        }
        self.row("baker", baker).get(key).and_then(toml::Value::as_integer)
    }

    /// Place of a card in the data file.
    fn place(&self, card: &str) -> usize {
        self.rows("recipe").iter().position(|row| row["id"].as_str() == Some(card)).expect("a recipe")
    }

    fn joined(&self, mut cards: Vec<String>) -> String {
        cards.sort_by_key(|card| self.place(card));
        cards.join("+")
    }

    fn turn_tokens(&self) -> Vec<String> {
        let cook = &self.cooks[self.current];
        let mut tokens = BTreeSet::new();
        for card in KITCHEN {
            let allowed = self.row("kitchen", card)["pieces"].as_array().expect("a list");
            for pieces in allowed.iter().map(|n| n.as_integer().expect("a number")) {
                let fits = cook.hand >= pieces && self.plates - self.kitchen[card] >= pieces;
                if !fits {
                    continue;
                }
                match card {
                    "learn" => {
                        tokens.insert(format!("learn{pieces}"));
                    }
                    "coffee" => {
                        tokens.insert("coffee".to_string());
                    }
                    "prepare" => {
                        tokens.extend(cook.unprepared.iter().map(|r| format!("prepare{pieces}:{r}")));
                    }
                    _ => tokens.extend(cook.prepared.iter().map(|r| format!("serve{pieces}:{r}"))),
                }
            }
            for pieces in 1..=self.constant("take_max") {
                if self.kitchen[card] >= pieces && cook.hand + pieces <= self.limit {
                    tokens.insert(format!("take{pieces}:{card}"));
                }
            }
        }
        tokens.into_iter().collect()
    }

    fn keep_tokens(&self) -> Vec<String> {
        let own = &self.cooks[self.current].unprepared;
        let most = self
            .baker_number("learn_keep_max")
            .unwrap_or_else(|| number(self.row("kitchen", "learn"), "keep_max"));
        let mut tokens = BTreeSet::from(["keep:none".to_string()]);
        for kept in 1..=(most as usize).min(self.drawn.len()) {
            let over = (own.len() + kept).saturating_sub(self.constant("unprepared_limit") as usize);
            for k in picks(&self.drawn, kept) {
                for r in picks(own, over) {
                    let kept = self.joined(k.iter().map(|i| self.drawn[*i].clone()).collect());
                    let gone = self.joined(r.iter().map(|i| own[*i].clone()).collect());
                    let slash = if gone.is_empty() { "" } else { "/" };
                    tokens.insert(format!("keep:{kept}{slash}{gone}"));
                }
            }
        }
        tokens.into_iter().collect()
    }

    /// The first player is known.
    fn begin(&mut self, first: usize) {
        self.first = first;
        self.current = first;
        match self.option("bakers") {
            "draft" => {
                self.current = (first + self.cooks.len() - 1) % self.cooks.len();
                self.waiting = Waiting::Draft;
            }
            "random" => self.waiting = Waiting::Deal,
            _ => self.first_round(),
        }
    }

    fn first_round(&mut self) {
        self.round = 1;
        self.current = self.first;
        self.start_turn();
    }

    /// A baker goes to the current seat; then the next in the order, or the first round.
    fn hand_baker(&mut self, baker: &str, draft: bool) {
        let seats = self.cooks.len();
        take_out(&mut self.bakers_left, baker);
        self.cooks[self.current].baker = baker.to_string();
        if self.cooks.iter().all(|cook| !cook.baker.is_empty()) {
            return self.first_round();
        }
        self.current = if draft { (self.current + seats - 1) % seats } else { (self.current + 1) % seats };
        if draft && self.bakers_left.len() == 1 {
            let only = self.bakers_left[0].clone();
            self.hand_baker(&only, draft);
        }
    }

    fn start_turn(&mut self) {
        for _ in 0..self.baker_number("refresh_at_turn_start").unwrap_or(0) {
            let cook = &mut self.cooks[self.current];
            if cook.used > 0 {
                cook.used -= 1;
                cook.ready += 1;
            }
        }
        let tokens = self.turn_tokens();
        if tokens.is_empty() {
            return self.end_turn();
        }
        self.waiting = Waiting::Turn(tokens);
    }

    fn end_turn(&mut self) {
        let next = (self.current + 1) % self.cooks.len();
        if next == self.first {
            let limit: i64 = self.option("max_rounds").parse().expect("a number");
            if self.last_round || (limit > 0 && self.round == limit) {
                self.waiting = Waiting::Over;
                return;
            }
            self.round += 1;
        }
        self.current = next;
        self.start_turn();
    }

    fn draw_on(&mut self) {
        if self.to_draw > 0 {
            if self.deck.is_empty() {
                self.deck.append(&mut self.pile);
            }
            if !self.deck.is_empty() {
                self.waiting = Waiting::Card;
                return;
            }
        }
        if self.drawn.is_empty() { self.end_turn() } else { self.waiting = Waiting::Keep }
    }

    fn work(&mut self, token: &str) {
        let (verb, card) = token.split_once(':').unwrap_or((token, ""));
        let (place, pieces) = match verb.strip_suffix(['1', '2']) {
            Some(place) => (place, verb[place.len()..].parse::<i64>().expect("one or two")),
            None => (verb, 1),
        };
        if place == "take" {
            *self.kitchen.get_mut(card).expect("a Kitchen card") -= pieces;
            self.cooks[self.current].hand += pieces;
            return self.end_turn();
        }
        *self.kitchen.get_mut(place).expect("a Kitchen card") += pieces;
        let cook = &mut self.cooks[self.current];
        cook.hand -= pieces;
        match place {
            "coffee" => {
                cook.ready += cook.used;
                cook.used = 0;
                self.end_turn();
            }
            "learn" => {
                let baker = cook.baker.clone();
                let usual = &self.row("kitchen", "learn")["draw"];
                let special = self.rows("baker").iter().find(|row| row["id"].as_str() == Some(&baker));
                let draw = special.and_then(|row| row.get("learn_draw")).unwrap_or(usual);
                self.to_draw = draw[pieces as usize - 1].as_integer().expect("a number");
                self.draw_on();
            }
            _ => self.waiting = Waiting::Die(place.to_string(), pieces, card.to_string()),
        }
    }

    fn keep(&mut self, token: &str) {
        let cards = token.strip_prefix("keep:").expect("a keep");
        let (kept, gone) = cards.split_once('/').unwrap_or((cards, ""));
        let list = |text: &str| -> Vec<String> {
            text.split('+').filter(|card| !card.is_empty() && *card != "none").map(str::to_string).collect()
        };
        let starters_stay = self.option("starter_recycles") == "true";
        for card in list(gone) {
            take_out(&mut self.cooks[self.current].unprepared, &card);
            let starter = self.row("recipe", &card)["starter"].as_bool() == Some(true);
            if !starter || starters_stay {
                self.pile.push(card);
            }
        }
        for card in list(kept) {
            take_out(&mut self.drawn, &card);
            self.cooks[self.current].unprepared.push(card);
        }
        self.pile.append(&mut self.drawn);
        self.end_turn();
    }

    fn roll(&mut self, face: i64, stage: &str, pieces: i64, card: &str) {
        let mut sum = face;
        if pieces == 2 {
            sum += self.constant("two_piece_bonus");
        }
        sum += self.baker_number(&format!("{stage}_bonus")).unwrap_or(0);
        let short = number(self.row("recipe", card), stage) - sum;
        if face == self.constant("natural_fail") {
            self.end_turn();
        } else if short <= 0 {
            self.succeed(stage, card);
        } else if short > self.cooks[self.current].ready {
            self.end_turn();
        } else {
            self.waiting = Waiting::Spend(stage.to_string(), card.to_string(), short);
        }
    }

    fn succeed(&mut self, stage: &str, card: &str) {
        let fresh = self.option("fresh_recognition_ready") == "true";
        let enough = self.constant("served_to_end") as usize;
        let cook = &mut self.cooks[self.current];
        if stage == "prepare" {
            take_out(&mut cook.unprepared, card);
            cook.prepared.push(card.to_string());
        } else {
            take_out(&mut cook.prepared, card);
            cook.served.push(card.to_string());
            if fresh {
                cook.ready += 1;
            } else {
                cook.used += 1;
            }
            self.last_round |= cook.served.len() == enough;
        }
        self.end_turn();
    }

    fn tips_and_types(&self, cook: &Cook) -> (i32, usize) {
        let rows = || cook.served.iter().map(|card| self.row("recipe", card));
        let tips = rows().map(|row| number(row, "tip") as i32).sum();
        let mut types: BTreeSet<&str> = rows().map(|row| row["type"].as_str().expect("a word")).collect();
        types.remove("");
        let starter = rows().any(|row| row["starter"].as_bool() == Some(true));
        let extra = starter && self.option("starter_counts_as_type") == "true";
        (tips, types.len() + usize::from(extra))
    }
}

impl SecondOpinion<DriveThru> for Plain {
    fn new(book: Book<DriveThru>) -> Self {
        let file: toml::Table = book.edition.source.parse().expect("an edition");
        let seats = book.seats.get();
        let rows = |table: &str| file[table].as_array().expect("rows").clone();
        let setup =
            rows("setup").into_iter().find(|row| number(row, "seats") == seats as i64).expect("a setup");
        let word = |row: &toml::Value, key: &str| row[key].as_str().expect("a word").to_string();
        let is_starter = |row: &toml::Value| row["starter"].as_bool() == Some(true);
        let recipes = rows("recipe");
        let starter =
            recipes.iter().find(|row| is_starter(row)).map(|row| word(row, "id")).expect("a starter");
        let deck = recipes
            .iter()
            .filter(|row| !is_starter(row))
            .flat_map(|row| vec![word(row, "id"); number(row, "copies") as usize])
            .collect();
        let names = [
            "bakers",
            "first_player",
            "fresh_recognition_ready",
            "starter_counts_as_type",
            "starter_recycles",
            "max_rounds",
        ];
        let options = names.map(|name| (name.to_string(), book.options.value(name).to_string()));
        let cook = || Cook {
            hand: number(&setup, "pieces_each"),
            unprepared: vec![starter.clone()],
            ..Cook::default()
        };
        let mut game = Plain {
            options: options.into_iter().collect(),
            cooks: (0..seats).map(|_| cook()).collect(),
            kitchen: KITCHEN.map(|card| (card.to_string(), 0)).into_iter().collect(),
            plates: number(&setup, "plates"),
            limit: number(&setup, "hand_limit"),
            deck,
            pile: Vec::new(),
            drawn: Vec::new(),
            to_draw: 0,
            bakers_left: rows("baker").iter().map(|row| word(row, "id")).collect(),
            first: 0,
            current: 0,
            round: 0,
            last_round: false,
            waiting: Waiting::Start,
            file,
        };
        if game.option("first_player") == "seat1" {
            game.begin(0);
        }
        game
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        let tokens = match &self.waiting {
            Waiting::Draft => self.bakers_left.iter().map(|baker| format!("pick:{baker}")).collect(),
            Waiting::Turn(tokens) => tokens.clone(),
            Waiting::Keep => self.keep_tokens(),
            Waiting::Spend(_, _, short) => vec![format!("spend:{short}"), "fail".to_string()],
            Waiting::Start | Waiting::Deal | Waiting::Card | Waiting::Die(..) | Waiting::Over => {
                return Vec::new();
            }
        };
        vec![(Seat::new(self.current), tokens)]
    }

    fn chance(&self) -> Vec<(String, u32)> {
        match &self.waiting {
            Waiting::Start => (1..=self.cooks.len()).map(|seat| (format!("start:{seat}"), 1)).collect(),
            Waiting::Deal => self.bakers_left.iter().map(|baker| (format!("baker:{baker}"), 1)).collect(),
            Waiting::Die(..) => {
                (1..=self.constant("die_faces")).map(|face| (format!("die:{face}"), 1)).collect()
            }
            Waiting::Card => {
                let mut weights = BTreeMap::new();
                for card in &self.deck {
                    *weights.entry(format!("draw:{card}")).or_insert(0) += 1;
                }
                weights.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn apply(&mut self, step: &str) {
        let (_, token) = step.split_once('.').expect("a step");
        let (verb, rest) = token.split_once(':').unwrap_or((token, ""));
        match std::mem::replace(&mut self.waiting, Waiting::Over) {
            Waiting::Start => self.begin(rest.parse::<usize>().expect("a seat") - 1),
            Waiting::Draft => {
                self.waiting = Waiting::Draft;
                self.hand_baker(rest, true);
            }
            Waiting::Deal => {
                self.waiting = Waiting::Deal;
                self.hand_baker(rest, false);
            }
            Waiting::Turn(_) => self.work(token),
            Waiting::Card => {
                take_out(&mut self.deck, rest);
                self.drawn.push(rest.to_string());
                self.to_draw -= 1;
                self.draw_on();
            }
            Waiting::Keep => self.keep(token),
            Waiting::Die(stage, pieces, card) => {
                self.roll(rest.parse().expect("a face"), &stage, pieces, &card);
            }
            Waiting::Spend(stage, card, short) => {
                if verb == "fail" {
                    return self.end_turn();
                }
                let cook = &mut self.cooks[self.current];
                cook.ready -= short;
                cook.used += short;
                self.succeed(&stage, &card);
            }
            Waiting::Over => panic!("the game is over"),
        }
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        if !matches!(self.waiting, Waiting::Over) {
            return None;
        }
        let results: Vec<(i32, usize)> = self.cooks.iter().map(|cook| self.tips_and_types(cook)).collect();
        let rank = |mine: &(i32, usize)| 1 + results.iter().filter(|other| *other > mine).count() as u8;
        Some((results.iter().map(|(tips, _)| *tips).collect(), results.iter().map(rank).collect()))
    }
}

#[test]
fn both_engines_agree() {
    testkit::check_second_opinion::<DriveThru, Plain>(60);
}

/// The faces of a die that bring success, for what must still be reached after bonuses and Recognitions.
fn faces_by_the_table(missing: i64) -> usize {
    match missing {
        ..=2 => 5,
        3 => 4,
        4 => 3,
        5 => 2,
        6 => 1,
        7.. => 0,
    }
}

/// Whether the attempt of seat 1 with this die succeeds, spending what it takes.
fn succeeds(mut game: DriveThru, attempt: &str, face: usize, goal: &str, card: &str) -> bool {
    let book = game.book();
    let mut apply = |text: &str| {
        let step = parse_step::<DriveThru>(book, text).expect("a step");
        game.apply(step).expect("a legal step");
    };
    apply(&format!("1.{attempt}"));
    apply(&format!("x.die:{face}"));
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0), &mut legal);
    if let (Turn::Act(_), Some(action)) = (game.turn(), legal.first()) {
        let token = Token::<DriveThru>::Action(book, *action).to_string();
        assert!(token.starts_with("spend:"), "{token}");
        game.apply(Step::Act(Seat::new(0), *action)).expect("a legal step");
    }
    game.fact(goal).expect("a fact").split(' ').any(|found| found == card)
}

#[test]
fn the_chance_of_every_roll_is_that_of_the_table() {
    let mut tried = 0;
    for edition in Edition::built_in() {
        let mut config = Config::<DriveThru>::of(edition);
        config.set("bakers", &"random".into()).expect("an option");
        let book = Book::open(&config, SeatCount::new(2).expect("a table")).expect("a book");
        let file: toml::Table = edition.source.parse().expect("an edition");
        for row in file["recipe"].as_array().expect("rows") {
            let card = row["id"].as_str().expect("a word");
            for (stage, from, goal) in [("prepare", "u1", "p1"), ("serve", "p1", "s1")] {
                for (baker, helps) in [("tommy", ""), ("sally", "prepare"), ("tina", "serve")] {
                    for recognitions in 0..5 {
                        // Any other recipes will do as Recognitions; four served ones do not end the game.
                        let others = ["matcha", "lemon", "shards", "mocha", "maple", "baby"];
                        let others = others.iter().filter(|other| **other != card).take(recognitions);
                        let served = others.copied().collect::<Vec<_>>().join(" ");
                        let settings =
                            [("u1", ""), ("u2", ""), ("s1", &served), ("baker1", baker), (from, card)];
                        let settings = settings.map(|(name, value)| (name.to_string(), value.to_string()));
                        let game = DriveThru::arrange(book, &settings).expect("a position");
                        for pieces in 1..=2 {
                            let bonus = i64::from(pieces == 2) + i64::from(helps == stage);
                            let missing = number(row, stage) - bonus - recognitions as i64;
                            let attempt = format!("{stage}{pieces}:{card}");
                            let wins = |face: &usize| succeeds(game, &attempt, *face, goal, card);
                            let faces = (1..=6).filter(wins).count();
                            let place = format!("{attempt} by {baker} with {recognitions}");
                            assert_eq!(faces, faces_by_the_table(missing), "{place}");
                            tried += 1;
                        }
                    }
                }
            }
        }
    }
    assert_eq!(tried, 3 * 21 * 2 * 3 * 5 * 2);
}
