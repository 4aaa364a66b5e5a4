//! A second opinion on Dollars to Donuts: the same rules once more, as slowly and plainly as they can be written, from
//! the words of the rules alone. A mat is a map from squares to four letters, a hand is a list of words, and what a
//! seat may choose is a list of tokens. Random games are played by both engines side by side, and at every step they
//! must agree on who is asked, on what is legal, on the weights of chance, and at the end on points and ranks.

use std::collections::BTreeMap;

use games::DollarsToDonuts;
use tabletop::{Book, Seat};
use testkit::SecondOpinion;

/// Column and row, counted from 0.
type Spot = (i64, i64);
/// Halves to the north, east, south and west; '.' is none.
type Letters = [char; 4];

const WAYS: [(char, Spot); 4] = [('n', (0, -1)), ('e', (1, 0)), ('s', (0, 1)), ('w', (-1, 0))];

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    First,
    Starter,
    Stock,
    Line,
    Buy,
    Pay,
    Place,
    Draw,
    Dollar,
    Serve,
    Refill,
    Welcome,
    SoloTile,
    SoloCustomer,
    Over,
}

/// What one seat has.
#[derive(Default)]
struct Shop {
    mat: BTreeMap<Spot, Letters>,
    /// Starters laid, with their squares.
    starters: Vec<(String, Spot)>,
    /// Hole tiles on the mat: the letter of each.
    holes: Vec<char>,
    hand: Vec<String>,
    tokens: Vec<char>,
    /// Customers with their levels.
    served: Vec<(String, usize)>,
}

struct Plain {
    file: toml::Table,
    grid: i64,
    balanced: bool,
    limited: bool,
    shops: Vec<Shop>,
    bag: Vec<String>,
    /// Tokens nobody has taken yet.
    piles: Vec<char>,
    slots: Vec<Option<String>>,
    supply: Vec<String>,
    line: Vec<String>,
    deck: Vec<String>,
    first: usize,
    mover: usize,
    phase: Phase,
    tile: String,
    price: i64,
    owed: i64,
    after_put: bool,
    acted: bool,
    served: bool,
    round_acted: bool,
    final_round: bool,
    idle: i64,
}

fn text(row: &toml::Value, key: &str) -> String {
    row[key].as_str().expect("a text").to_string()
}

fn letter(row: &toml::Value, key: &str) -> char {
    text(row, key).chars().next().expect("a letter")
}

fn turned(printed: Letters, way: usize) -> Letters {
    std::array::from_fn(|direction| printed[(direction + 4 - way) % 4])
}

/// The orientations that look different, by their number.
fn different(printed: Letters) -> Vec<usize> {
    let mut ways: Vec<usize> = Vec::new();
    for way in 0..4 {
        if ways.iter().all(|earlier| turned(printed, *earlier) != turned(printed, way)) {
            ways.push(way);
        }
    }
    ways
}

fn name((column, row): Spot) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn spot(name: &str) -> Spot {
    let bytes = name.as_bytes();
    (i64::from(bytes[0] - b'a'), i64::from(bytes[1] - b'1'))
}

fn way_number(letter: char) -> usize {
    WAYS.iter().position(|(way, _)| *way == letter).expect("a direction")
}

fn remove<T: PartialEq + std::fmt::Debug>(list: &mut Vec<T>, item: &T) {
    let at = list.iter().position(|other| other == item);
    list.remove(at.unwrap_or_else(|| panic!("{item:?} is not in {list:?}")));
}

impl Plain {
    fn rows(&self, table: &str) -> &Vec<toml::Value> {
        self.file[table]["rows"].as_array().expect("rows")
    }

    fn row(&self, table: &str, id: &str) -> &toml::Value {
        self.rows(table).iter().find(|row| text(row, "id") == id).expect("a row of this id")
    }

    fn number(&self, table: &str, key: &str) -> i64 {
        self.file[table][key].as_integer().expect("a number")
    }

    fn solo_rule(&self, key: &str) -> bool {
        self.shops.len() == 1 && self.file["solo"][key].as_bool().expect("yes or no")
    }

    fn donut(&self, code: char) -> &toml::Value {
        self.rows("donut_types").iter().find(|row| letter(row, "code") == code).expect("a type")
    }

    fn all_spots(&self) -> Vec<Spot> {
        (0..self.grid).flat_map(|row| (0..self.grid).map(move |column| (column, row))).collect()
    }

    fn empty_spots(&self, seat: usize) -> Vec<Spot> {
        self.all_spots().into_iter().filter(|spot| !self.shops[seat].mat.contains_key(spot)).collect()
    }

    fn starter_face(&self, id: &str) -> Letters {
        let row = self.row("starters", id);
        ["north", "east", "south", "west"].map(|edge| letter(row, edge))
    }

    fn kind_face(&self, id: &str) -> Letters {
        [letter(self.row("dollar_kinds", id), "half"), '.', '.', '.']
    }

    fn is_holes(&self, id: &str) -> bool {
        text(self.row("dollar_kinds", id), "back") == "holes"
    }

    /// The four squares of a strip in reading order, by the table of `docs/rules/dollars-to-donuts.md`, section 4.2.
    fn strip_faces(&self, tile: &str, way: char) -> [Letters; 4] {
        let row = self.row("donut_tiles", tile);
        let top: Vec<char> = text(row, "top").chars().collect();
        let bottom: Vec<char> = text(row, "bottom").chars().collect();
        let (left, right) = (letter(row, "left"), letter(row, "right"));
        let only = |here: bool, half: char| if here { half } else { '.' };
        std::array::from_fn(|p| match way {
            'n' => [top[p], only(p == 3, right), bottom[p], only(p == 0, left)],
            'e' => [only(p == 0, left), top[p], only(p == 3, right), bottom[p]],
            's' => [bottom[3 - p], only(p == 3, left), top[3 - p], only(p == 0, right)],
            _ => [only(p == 0, right), bottom[3 - p], only(p == 3, left), top[3 - p]],
        })
    }

    /// The squares on the mat with their reading positions, if such a placement exists at all.
    fn strip_spots(&self, at: Spot, way: char, on_mat: i64) -> Option<Vec<(Spot, usize)>> {
        let across = way == 'n' || way == 's';
        let place = if across { at.0 } else { at.1 };
        let first = if on_mat == 4 && place + 4 <= self.grid {
            0
        } else if on_mat < 4 && place == 0 {
            4 - on_mat
        } else if on_mat < 4 && place + on_mat == self.grid {
            0
        } else {
            return None;
        };
        if 4 - on_mat > self.number("strip", "max_overhang") {
            return None;
        }
        let step = |n: i64| if across { (at.0 + n, at.1) } else { (at.0, at.1 + n) };
        Some((0..on_mat).map(|n| (step(n), (first + n) as usize)).collect())
    }

    fn placements(&self) -> Vec<String> {
        let mat = &self.shops[self.mover].mat;
        let mut tokens = Vec::new();
        for way in ['n', 'e', 's', 'w'] {
            let back = match way {
                's' => Some('n'),
                'w' => Some('e'),
                _ => None,
            };
            if back
                .is_some_and(|other| self.strip_faces(&self.tile, other) == self.strip_faces(&self.tile, way))
            {
                continue;
            }
            for at in self.all_spots() {
                for on_mat in 1..=4 {
                    let Some(spots) = self.strip_spots(at, way, on_mat) else { continue };
                    if spots.iter().all(|(spot, _)| !mat.contains_key(spot)) {
                        tokens.push(format!("lay:{}{way}{on_mat}", name(at)));
                    }
                }
            }
        }
        tokens
    }

    fn starter_tokens(&self) -> Vec<String> {
        let laid = &self.shops[self.mover].starters;
        let ids: Vec<String> = self.rows("starters").iter().map(|row| text(row, "id")).collect();
        let left: Vec<String> =
            ids.into_iter().filter(|id| laid.iter().all(|(other, _)| other != id)).collect();
        let offered = if self.balanced { left.len() } else { 1 };
        let free = |spot: &Spot| laid.iter().all(|(_, other)| other.0 != spot.0 && other.1 != spot.1);
        let mut tokens = Vec::new();
        for id in left.iter().take(offered) {
            for at in self.all_spots().into_iter().filter(free) {
                for way in different(self.starter_face(id)) {
                    tokens.push(format!("start:{id}@{}{}", name(at), WAYS[way].0));
                }
            }
        }
        tokens
    }

    fn kind_ids(&self) -> Vec<String> {
        self.rows("dollar_kinds").iter().map(|row| text(row, "id")).collect()
    }

    /// Every way to pay: all choices of counts that add up.
    fn payment_tokens(&self) -> Vec<String> {
        let hand = &self.shops[self.mover].hand;
        let mut ways: Vec<(String, i64)> = vec![(String::new(), 0)];
        for id in self.kind_ids() {
            let held = hand.iter().filter(|kind| **kind == id).count() as i64;
            let mut longer = Vec::new();
            for (said, sum) in &ways {
                longer.push((said.clone(), *sum));
                for count in 1..=held {
                    let plus = if said.is_empty() { "" } else { "+" };
                    longer.push((format!("{said}{plus}{id}{count}"), sum + count));
                }
            }
            ways = longer;
        }
        ways.into_iter()
            .filter(|(_, sum)| *sum == self.price)
            .map(|(said, _)| format!("pay:{said}"))
            .collect()
    }

    fn order(&self, customer: &str, level: usize) -> Vec<char> {
        let row = self.row("customers", customer);
        let lines = ["top", "middle", "bottom"].map(|line| text(row, line));
        lines[..level].concat().chars().collect()
    }

    fn tokens(&self) -> Vec<String> {
        let shop = &self.shops[self.mover];
        match self.phase {
            Phase::Starter => self.starter_tokens(),
            Phase::Buy => {
                let costs = self.file["specials_board"]["slot_costs"].as_array().expect("prices");
                let prices = costs.iter().filter_map(toml::Value::as_integer);
                let payable = prices.filter(|price| *price <= shop.hand.len() as i64);
                let mut tokens: Vec<String> = payable.map(|price| format!("buy:{price}")).collect();
                if !self.solo_rule("must_buy") {
                    tokens.push("nobuy".into());
                }
                tokens
            }
            Phase::Pay => self.payment_tokens(),
            Phase::Place => self.placements(),
            Phase::Dollar => {
                let mut tokens = vec!["noput".to_string()];
                for id in self.kind_ids().into_iter().filter(|id| shop.hand.contains(id)) {
                    for at in self.empty_spots(self.mover) {
                        if self.is_holes(&id) {
                            tokens.push(format!("put:{id}@{}", name(at)));
                        } else {
                            let ways = WAYS.iter().map(|(way, _)| format!("put:{id}@{}{way}", name(at)));
                            tokens.extend(ways);
                        }
                    }
                }
                tokens
            }
            Phase::Serve => {
                let mut tokens = vec!["noserve".to_string()];
                for customer in &self.line {
                    for level in 1..=3 {
                        let mut left = shop.tokens.clone();
                        let can = self.order(customer, level).iter().all(|donut| {
                            let at = left.iter().position(|token| token == donut);
                            at.map(|at| left.remove(at)).is_some()
                        });
                        if can {
                            tokens.push(format!("serve:{customer}-{level}"));
                        }
                    }
                }
                tokens
            }
            _ => Vec::new(),
        }
    }

    /// Lays squares on the mat of the mover and resolves all donuts that are completed.
    fn lay(&mut self, squares: &[(Spot, Letters)]) {
        let before = self.shops[self.mover].mat.clone();
        for (at, face) in squares {
            let old = self.shops[self.mover].mat.insert(*at, *face);
            assert!(old.is_none(), "{at:?} was filled");
        }
        self.owed = 0;
        for (at, face) in squares {
            for (direction, (_, step)) in WAYS.iter().enumerate() {
                let Some(other) = before.get(&(at.0 + step.0, at.1 + step.1)) else { continue };
                let (a, b) = (face[direction], other[(direction + 2) % 4]);
                if a == '.' || b == '.' {
                    continue;
                }
                if a == b {
                    if self.limited {
                        if !self.piles.contains(&a) {
                            continue;
                        }
                        remove(&mut self.piles, &a);
                    }
                    self.shops[self.mover].tokens.push(a);
                } else {
                    let void = |code| self.donut(code)["voids_mismatch"].as_bool() == Some(true);
                    let signs = |code| self.donut(code)["dollar_signs"].as_integer().expect("a number");
                    self.owed += if void(a) || void(b) { 0 } else { signs(a).max(signs(b)) };
                }
            }
        }
        self.phase = Phase::Draw;
    }

    /// Carries out an action of the mover.
    fn act(&mut self, token: &str) {
        let mover = self.mover;
        let (verb, rest) = token.split_once(':').unwrap_or((token, ""));
        match verb {
            "start" => {
                let (id, place) = rest.split_once('@').expect("a starter");
                let at = spot(&place[..2]);
                let face =
                    turned(self.starter_face(id), way_number(place[2..].chars().next().expect("a way")));
                let mats = if self.balanced { 0..self.shops.len() } else { mover..mover + 1 };
                for seat in mats {
                    self.shops[seat].mat.insert(at, face);
                    self.shops[seat].starters.push((id.to_string(), at));
                }
                let done = self.shops[mover].starters.len() == self.rows("starters").len();
                if self.balanced || done {
                    self.mover = (mover + 1) % self.shops.len();
                }
                if done && (self.balanced || self.mover == self.first) {
                    self.mover = self.first;
                    self.phase = Phase::Stock;
                }
            }
            "nobuy" => self.phase = Phase::Dollar,
            "buy" => {
                self.price = rest.parse().expect("a price");
                let costs = self.file["specials_board"]["slot_costs"].as_array().expect("prices");
                let slot =
                    costs.iter().position(|cost| cost.as_integer() == Some(self.price)).expect("a slot");
                self.tile = self.slots[slot].take().expect("a tile");
                self.acted = true;
                self.phase = Phase::Pay;
            }
            "pay" => {
                for part in rest.split('+').filter(|part| !part.is_empty()) {
                    let (id, count) = part.split_at(part.len() - 1);
                    for _ in 0..count.parse::<usize>().expect("a count") {
                        remove(&mut self.shops[mover].hand, &id.to_string());
                        self.bag.push(id.to_string());
                    }
                }
                self.phase = Phase::Place;
            }
            "lay" => {
                let letters: Vec<char> = rest.chars().collect();
                let on_mat = i64::from(letters[3].to_digit(10).expect("a number"));
                let spots = self.strip_spots(spot(&rest[..2]), letters[2], on_mat).expect("a placement");
                let faces = self.strip_faces(&self.tile, letters[2]);
                let squares: Vec<(Spot, Letters)> = spots.iter().map(|(at, p)| (*at, faces[*p])).collect();
                self.after_put = false;
                self.lay(&squares);
            }
            "noput" => self.phase = Phase::Serve,
            "put" => {
                let (id, place) = rest.split_once('@').expect("a tile");
                remove(&mut self.shops[mover].hand, &id.to_string());
                let way = place[2..].chars().next().map_or(0, way_number);
                let face = turned(self.kind_face(id), way);
                if self.is_holes(id) {
                    let code = letter(self.row("dollar_kinds", id), "type");
                    self.shops[mover].holes.push(code);
                }
                self.acted = true;
                self.after_put = true;
                self.lay(&[(spot(&place[..2]), face)]);
            }
            "noserve" => self.phase = Phase::Refill,
            "serve" => {
                let (customer, level) = rest.split_once('-').expect("a level");
                let level = level.parse().expect("a level");
                for donut in self.order(customer, level) {
                    remove(&mut self.shops[mover].tokens, &donut);
                }
                remove(&mut self.line, &customer.to_string());
                self.shops[mover].served.push((customer.to_string(), level));
                self.acted = true;
                self.served = true;
                self.phase = Phase::Refill;
            }
            other => panic!("{other} is not an action"),
        }
    }

    fn start_turn(&mut self, seat: usize) {
        self.mover = seat;
        self.acted = false;
        self.served = false;
        self.phase = Phase::Buy;
    }

    fn end_turn(&mut self) {
        let seats = self.shops.len();
        self.round_acted |= self.acted;
        self.final_round |= self.empty_spots(self.mover).is_empty();
        if (self.mover + 1) % seats != self.first {
            return self.start_turn((self.mover + 1) % seats);
        }
        if self.final_round {
            self.phase = Phase::Over;
            return;
        }
        if seats > 1 || !(self.solo_rule("must_buy") || self.solo_rule("discard_free_tile")) {
            self.idle = if self.round_acted { 0 } else { self.idle + 1 };
            if self.idle == self.number("guard", "idle_rounds") {
                self.phase = Phase::Over;
                return;
            }
        }
        self.round_acted = false;
        if self.solo_rule("discard_free_tile") {
            *self.slots.last_mut().expect("slots") = None;
            self.phase = if self.supply.is_empty() { Phase::Over } else { Phase::SoloTile };
        } else {
            self.send_home();
        }
    }

    fn send_home(&mut self) {
        if self.solo_rule("discard_customer_if_none_served") && !self.served && !self.line.is_empty() {
            self.line.remove(0);
            if !self.deck.is_empty() {
                self.phase = Phase::SoloCustomer;
                return;
            }
        }
        self.start_turn(self.first);
    }

    /// Goes on until somebody has a choice or chance is due.
    fn go_on(&mut self) {
        loop {
            match self.phase {
                Phase::Starter | Phase::Buy | Phase::Pay | Phase::Place => {
                    let tokens = self.tokens();
                    match tokens.as_slice() {
                        [] => self.phase = Phase::Dollar,
                        [only] => self.act(only),
                        _ => return,
                    }
                }
                Phase::Draw if self.owed == 0 || self.bag.is_empty() => {
                    self.phase = if self.after_put { Phase::Serve } else { Phase::Dollar };
                }
                Phase::Dollar => {
                    if !self.shops[self.mover].hand.is_empty() && !self.empty_spots(self.mover).is_empty() {
                        return;
                    }
                    self.phase = Phase::Serve;
                }
                Phase::Serve => {
                    if self.tokens().len() > 1 {
                        return;
                    }
                    self.phase = Phase::Refill;
                }
                Phase::Refill if self.slots.iter().all(Option::is_some) => self.phase = Phase::Welcome,
                Phase::Refill if self.supply.is_empty() => self.phase = Phase::Over,
                Phase::Welcome if !self.served || self.deck.is_empty() => self.end_turn(),
                Phase::Stock if self.slots.iter().all(Option::is_some) => self.phase = Phase::Line,
                Phase::Line if self.line.len() as i64 == self.number("customer_line", "size") => {
                    self.start_turn(self.first);
                }
                _ => return,
            }
        }
    }

    fn points(&self, seat: usize) -> i64 {
        let shop = &self.shops[seat];
        let places: Vec<String> = self.rows("neighborhoods").iter().map(|row| text(row, "id")).collect();
        // Customers and donuts served, for a seat and a neighborhood.
        let custom = |seat: usize, place: &str| {
            let from =
                |served: &&(String, usize)| text(self.row("customers", &served.0), "neighborhood") == place;
            let served: Vec<_> = self.shops[seat].served.iter().filter(from).collect();
            let donuts: usize = served.iter().map(|(_, level)| level + 1).sum();
            (served.len() as i64, donuts as i64)
        };
        let customers: i64 = shop
            .served
            .iter()
            .map(|(id, level)| self.row("customers", id)["points"][level - 1].as_integer().expect("points"))
            .sum();
        let sets = places.iter().map(|place| custom(seat, place).0).min().unwrap_or(0);
        let minimum = if self.shops.len() == 1 {
            self.number("solo", "majority_minimum")
        } else {
            self.number("majority", "minimum")
        };
        let leads = |place: &&String| {
            let own = custom(seat, place);
            own.0 >= minimum
                && (0..self.shops.len()).all(|other| {
                    let theirs = custom(other, place);
                    own.0 > theirs.0 || (own.0 == theirs.0 && own.1 >= theirs.1)
                })
        };
        let led = places.iter().filter(leads).count() as i64;
        let mut holes = 0;
        for row in self.rows("donut_types") {
            let code = letter(row, "code");
            let lying = shop.holes.iter().filter(|hole| **hole == code).count() as i64;
            holes += lying / 2 * row["hole_pair_points"].as_integer().expect("points");
        }
        let worth = |code: &char| self.donut(*code)["token_points"].as_integer().expect("points");
        let tokens: i64 = shop.tokens.iter().map(worth).sum();
        customers
            + sets * self.number("scoring", "set_bonus")
            + led * self.number("scoring", "majority_bonus")
            + holes
            + tokens
            + self.empty_spots(seat).len() as i64 * self.number("scoring", "empty_square")
    }
}

impl SecondOpinion<DollarsToDonuts> for Plain {
    fn new(book: Book<DollarsToDonuts>) -> Self {
        let file: toml::Table = book.edition.source.parse().expect("the edition was read before");
        let option = |name: &str| book.options.value(name).to_string();
        let seats = book.seats.get();
        let first: usize = option("first_seat").parse().expect("a number");
        let mut game = Plain {
            file,
            grid: option("grid").parse().expect("a number"),
            balanced: option("starter_setup") == "balanced",
            limited: option("limited_tokens") == "true",
            shops: (0..seats).map(|_| Shop::default()).collect(),
            bag: Vec::new(),
            piles: Vec::new(),
            slots: Vec::new(),
            supply: Vec::new(),
            line: Vec::new(),
            deck: Vec::new(),
            first: first.saturating_sub(1),
            mover: first.saturating_sub(1),
            phase: if first == 0 && seats > 1 { Phase::First } else { Phase::Starter },
            tile: String::new(),
            price: 0,
            owed: 0,
            after_put: false,
            acted: false,
            served: false,
            round_acted: false,
            final_round: false,
            idle: 0,
        };
        game.slots = vec![None; game.number("specials_board", "slots") as usize];
        game.supply = game.rows("donut_tiles").iter().map(|row| text(row, "id")).collect();
        game.deck = game.rows("customers").iter().map(|row| text(row, "id")).collect();
        let copies = |row: &toml::Value, what: &str| row[what].as_integer().expect("a count") as usize;
        let bag = game.rows("dollar_kinds").iter();
        game.bag = bag.flat_map(|row| vec![text(row, "id"); copies(row, "count")]).collect();
        let piles = game.rows("donut_types").iter();
        game.piles = piles.flat_map(|row| vec![letter(row, "code"); copies(row, "tokens")]).collect();
        let hand = game.file["start_dollars"]["counts"].as_table().expect("counts").clone();
        for seat in 0..seats {
            for (id, count) in &hand {
                for _ in 0..count.as_integer().expect("a count") {
                    remove(&mut game.bag, id);
                    game.shops[seat].hand.push(id.clone());
                }
            }
        }
        game.go_on();
        game
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        let tokens = self.tokens();
        if tokens.is_empty() { Vec::new() } else { vec![(Seat::new(self.mover), tokens)] }
    }

    fn chance(&self) -> Vec<(String, u32)> {
        let each = |verb: &str, ids: &[String]| ids.iter().map(|id| (format!("{verb}:{id}"), 1)).collect();
        match self.phase {
            Phase::First => (1..=self.shops.len()).map(|seat| (format!("first:{seat}"), 1)).collect(),
            Phase::Stock | Phase::Refill | Phase::SoloTile => each("tile", &self.supply),
            Phase::Line | Phase::Welcome | Phase::SoloCustomer => each("cust", &self.deck),
            Phase::Draw => {
                let mut weights = BTreeMap::new();
                for id in &self.bag {
                    *weights.entry(format!("cash:{id}")).or_insert(0) += 1;
                }
                weights.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn apply(&mut self, step: &str) {
        let (actor, token) = step.split_once('.').expect("a step");
        if actor != "x" {
            assert_eq!(actor, (self.mover + 1).to_string());
            self.act(token);
            return self.go_on();
        }
        let (verb, id) = token.split_once(':').expect("an outcome");
        match verb {
            "first" => {
                self.first = id.parse::<usize>().expect("a seat") - 1;
                self.mover = self.first;
                self.phase = Phase::Starter;
            }
            "tile" => {
                remove(&mut self.supply, &id.to_string());
                let gap = self.slots.iter().position(Option::is_none).expect("a gap");
                if self.phase == Phase::Stock {
                    self.slots[gap] = Some(id.to_string());
                } else {
                    self.slots.remove(gap);
                    self.slots.insert(0, Some(id.to_string()));
                }
                match self.phase {
                    Phase::Refill => self.phase = Phase::Welcome,
                    Phase::SoloTile => self.send_home(),
                    _ => {}
                }
            }
            "cust" => {
                remove(&mut self.deck, &id.to_string());
                self.line.push(id.to_string());
                match self.phase {
                    Phase::Welcome => self.end_turn(),
                    Phase::SoloCustomer => self.start_turn(self.first),
                    _ => {}
                }
            }
            _ => {
                remove(&mut self.bag, &id.to_string());
                self.shops[self.mover].hand.push(id.to_string());
                self.owed -= 1;
            }
        }
        self.go_on();
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        if self.phase != Phase::Over {
            return None;
        }
        let seats = 0..self.shops.len();
        let points: Vec<i64> = seats.clone().map(|seat| self.points(seat)).collect();
        let better = |a: usize, b: usize| {
            let (hand_a, hand_b) = (self.shops[a].hand.len(), self.shops[b].hand.len());
            let (empty_a, empty_b) = (self.empty_spots(a).len(), self.empty_spots(b).len());
            points[a] > points[b]
                || (points[a] == points[b] && hand_a > hand_b)
                || (points[a] == points[b] && hand_a == hand_b && empty_a < empty_b)
        };
        let rank = |seat| 1 + seats.clone().filter(|&other| better(other, seat)).count() as u8;
        let ranks = seats.clone().map(rank).collect();
        Some((points.iter().map(|points| *points as i32).collect(), ranks))
    }
}

#[test]
fn both_engines_agree() {
    testkit::check_second_opinion::<DollarsToDonuts, Plain>(40);
}
