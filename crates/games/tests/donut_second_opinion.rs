//! A second opinion on Donut!: the same rules once more, as slowly and plainly as they can be written, from the words of
//! the rules alone. A card is a word, a hand is a list of words, and what a seat may answer is a list of tokens. Random
//! games are played by both engines side by side, and at every step they must agree on who is asked, on what is legal,
//! on the weights of chance, and at the end on points and ranks.

use std::collections::{BTreeMap, BTreeSet};

use games::Donut;
use tabletop::{Book, Seat};
use testkit::SecondOpinion;

/// What the game waits for.
#[derive(Clone, PartialEq)]
enum Waiting {
    /// The first First Player.
    First,
    /// The flipped card.
    Flip,
    /// The First Player to name a flavour.
    Name,
    /// Another card after a plain.
    Reveal,
    /// The next card for the first of these; each stands here once for every card it is to get.
    Deal(Vec<usize>),
    /// The first of these to play or sit out.
    Sit(Vec<usize>),
    /// The first of these to exchange.
    Exchange(Vec<usize>),
    /// So many cards for the first of these, who has discarded already.
    Draw(usize, Vec<usize>),
    /// The first of these to take or leave the flip.
    Pick(Vec<usize>),
    /// The first of these to play a card.
    Sale(Vec<usize>),
    /// The winner of the sale to choose a bonus, so many times.
    Lucky(usize, usize),
    Over,
}

struct Plain {
    numbers: BTreeMap<String, i64>,
    options: BTreeMap<String, String>,
    seats: usize,
    fame: Vec<i64>,
    reviews: Vec<i64>,
    tokens: Vec<i64>,
    round: i64,
    first_player: usize,
    bag: Vec<String>,
    hands: Vec<Vec<String>>,
    flip: String,
    trending: char,
    rush: bool,
    out: BTreeSet<usize>,
    exchanged: Vec<i64>,
    /// Sales of this round, by winner.
    sold: Vec<usize>,
    /// The sale under way: who played what.
    laid: Vec<(usize, String)>,
    first_leader: usize,
    waiting: Waiting,
}

const FLAVOURS: [char; 4] = ['c', 'm', 'v', 's'];

fn whole_box() -> Vec<String> {
    let naturals = FLAVOURS.iter().flat_map(|f| (1..=13).map(move |v| format!("{f}{v}")));
    naturals.chain(["p".to_string(), "p".to_string()]).collect()
}

/// The flavour a card on the table counts as: `c7` is chocolate, `p@m` is maple.
fn counts_as(play: &str) -> char {
    play.strip_prefix("p@").unwrap_or(play).chars().next().expect("a card has a flavour")
}

/// Its value; a plain is four and a half.
fn value(play: &str) -> f64 {
    if play.starts_with('p') { 4.5 } else { play[1..].parse().expect("a value") }
}

fn remove_one(cards: &mut Vec<String>, card: &str) {
    let at = cards.iter().position(|c| c == card).unwrap_or_else(|| panic!("no {card} in {cards:?}"));
    cards.remove(at);
}

/// Every way to take 1 to `most` of these cards; ways that look alike count once. In the sequence of notation.
fn handfuls(cards: &[String], most: usize) -> BTreeSet<String> {
    let order = whole_box();
    let mut found = BTreeSet::new();
    for chosen in 1u32..1 << cards.len() {
        if chosen.count_ones() as usize <= most {
            let mut taken: Vec<&String> =
                (0..cards.len()).filter(|i| chosen >> i & 1 == 1).map(|i| &cards[i]).collect();
            taken.sort_by_key(|card| order.iter().position(|c| c == *card));
            found.insert(taken.iter().map(|c| c.as_str()).collect::<Vec<_>>().join(","));
        }
    }
    found
}

impl Plain {
    fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    fn option(&self, name: &str) -> i64 {
        self.options[name].parse().expect("a number")
    }

    fn number(&self, name: &str) -> i64 {
        self.numbers[name]
    }

    /// All seats from the one left of the First Player round to the First Player.
    fn order(&self) -> Vec<usize> {
        self.clockwise((self.first_player + 1) % self.seats)
    }

    fn clockwise(&self, from: usize) -> Vec<usize> {
        (0..self.seats).map(|i| (from + i) % self.seats).collect()
    }

    fn in_seats(&self, order: Vec<usize>) -> Vec<usize> {
        order.into_iter().filter(|seat| !self.out.contains(seat)).collect()
    }

    fn new_round(&mut self) {
        self.round += 1;
        self.bag = whole_box();
        self.hands = vec![Vec::new(); self.seats];
        self.flip.clear();
        self.rush = false;
        self.out.clear();
        self.exchanged = vec![0; self.seats];
        self.sold.clear();
        self.laid.clear();
        self.waiting = Waiting::Flip;
    }

    fn deal(&mut self) {
        let cards = self.number("hand_size") as usize;
        let each = |seat| std::iter::repeat_n(seat, cards);
        self.waiting = Waiting::Deal(self.order().into_iter().flat_map(each).collect());
    }

    fn after_deal(&mut self) {
        if self.rush {
            self.start_exchange();
        } else {
            self.waiting = Waiting::Sit(self.order());
        }
    }

    fn start_exchange(&mut self) {
        let order = if self.is("exchange_order", "first_player_first") {
            self.clockwise(self.first_player)
        } else {
            self.order()
        };
        self.waiting = Waiting::Exchange(self.in_seats(order));
    }

    fn flip_can_be_taken(&self) -> bool {
        self.flip != "p" || self.is("plain_flip_takeable", "true")
    }

    /// The first of these has all its new cards.
    fn after_draws(&mut self, exchangers: Vec<usize>) {
        let seat = exchangers[0];
        let asks = self.is("flip_after_draw", "true")
            && seat == self.first_player
            && self.exchanged[seat] < self.number("exchange_max")
            && self.flip_can_be_taken();
        if asks {
            self.waiting = Waiting::Pick(exchangers);
        } else {
            self.after_exchange(&exchangers);
        }
    }

    fn after_exchange(&mut self, exchangers: &[usize]) {
        if exchangers.len() > 1 {
            self.waiting = Waiting::Exchange(exchangers[1..].to_vec());
        } else {
            self.first_leader = self.in_seats(self.clockwise(self.first_player))[0];
            self.start_sale(self.first_leader);
        }
    }

    fn start_sale(&mut self, leader: usize) {
        self.laid.clear();
        self.waiting = Waiting::Sale(self.in_seats(self.clockwise(leader)));
    }

    fn legal_plays(&self, seat: usize) -> Vec<String> {
        let hand = &self.hands[seat];
        let naturals: Vec<String> = hand.iter().filter(|card| *card != "p").cloned().collect();
        let has_plain = hand.iter().any(|card| card == "p");
        let every_plain: Vec<String> =
            if has_plain { FLAVOURS.iter().map(|f| format!("p@{f}")).collect() } else { Vec::new() };
        let Some((_, first)) = self.laid.first() else { return [naturals, every_plain].concat() };
        let lead = counts_as(first);
        let as_lead: Vec<String> = if has_plain { vec![format!("p@{lead}")] } else { Vec::new() };
        let following: Vec<String> = naturals.iter().filter(|card| card.starts_with(lead)).cloned().collect();
        if following.is_empty() {
            if has_plain && self.is("plain_forced", "true") {
                return as_lead;
            }
            return [naturals, every_plain].concat();
        }
        let plains = if self.is("plain_declare", "free") { every_plain } else { as_lead };
        [following, plains].concat()
    }

    /// The position in the sale of the card that wins it.
    fn winning_position(&self) -> usize {
        let lead = counts_as(&self.laid[0].1);
        let contest = |flavour: char| {
            let cards = self.laid.iter().enumerate().filter(move |(_, (_, card))| counts_as(card) == flavour);
            let mut best: Option<usize> = None;
            for (i, (_, card)) in cards {
                if best.is_none_or(|b| value(card) > value(&self.laid[b].1)) {
                    best = Some(i);
                }
            }
            best
        };
        contest(self.trending).or_else(|| contest(lead)).expect("the lead card at least")
    }

    fn finish_sale(&mut self) {
        let position = self.winning_position();
        let (winner, card) = self.laid[position].clone();
        self.sold.push(winner);
        let is_seven = |card: &String| FLAVOURS.iter().any(|f| *card == format!("{f}7"));
        let sevens = if self.is("lucky_trigger", "winning_card") {
            usize::from(is_seven(&card))
        } else {
            let there = self.laid.iter().filter(|(_, card)| is_seven(card)).count();
            if self.is("lucky_per_seven", "true") { there } else { there.min(1) }
        };
        if self.is("lucky_order", "sale_first") {
            self.make_sale(winner);
            if self.waiting == Waiting::Over {
                return;
            }
        }
        self.hand_out(winner, sevens);
    }

    fn hand_out(&mut self, winner: usize, mut bonuses: usize) {
        while bonuses > 0 {
            let review = self.reviews[winner] > 0;
            let token = self.tokens[winner] < self.number("back_in_5_max");
            if self.is("lucky_needs", "both") && (!review || !token) {
                break;
            }
            if review && token {
                self.waiting = Waiting::Lucky(winner, bonuses);
                return;
            }
            if review {
                self.reviews[winner] -= 1;
            } else if token {
                self.tokens[winner] += 1;
            }
            bonuses -= 1;
        }
        if self.is("lucky_order", "bonus_first") {
            self.make_sale(winner);
            if self.waiting == Waiting::Over {
                return;
            }
        }
        if (self.sold.len() as i64) < self.number("sales") {
            let leader = match self.options["lead_after_first"].as_str() {
                "winner" => winner,
                "first_player" => self.first_leader,
                _ => self.in_seats(self.clockwise(self.laid[0].0))[1],
            };
            self.start_sale(leader);
            return;
        }
        for seat in self.in_seats(self.order()) {
            if !self.sold.contains(&seat) {
                self.bad_review(seat);
            }
        }
        self.end_round();
    }

    fn make_sale(&mut self, seat: usize) {
        if self.reviews[seat] > 0 {
            self.reviews[seat] -= 1;
        } else {
            self.add_fame(seat);
        }
    }

    fn add_fame(&mut self, seat: usize) {
        self.fame[seat] += self.number("fame_per_sale");
        if self.fame[seat] >= self.option("target_fame") && self.is("end_timing", "immediate") {
            self.waiting = Waiting::Over;
        }
    }

    fn bad_review(&mut self, seat: usize) {
        let floor = self.option("fame_floor");
        let lower = (self.fame[seat] - self.number("bad_review_loss")).max(floor);
        if self.reviews[seat] >= self.number("bad_reviews_max") {
            self.fame[seat] = lower;
            return;
        }
        let exhausted = self.reviews.iter().sum::<i64>() >= self.number("bad_review_tokens");
        match (exhausted, self.options["review_supply"].as_str()) {
            (true, "limited_lose_fame") => self.fame[seat] = lower,
            (true, "limited_nothing") => {}
            _ => self.reviews[seat] += 1,
        }
    }

    fn sit(&mut self, seat: usize, token: &str, order: &[usize]) {
        if token == "out" {
            if self.tokens[seat] > 0 {
                self.tokens[seat] -= 1;
            } else {
                self.bad_review(seat);
            }
            self.out.insert(seat);
            if let [alone] = self.in_seats(self.order())[..] {
                for _ in 0..self.number("walkover_sales") {
                    if self.waiting != Waiting::Over {
                        if self.is("walkover_pay", "raw_fame") {
                            self.add_fame(alone);
                        } else {
                            self.make_sale(alone);
                        }
                    }
                }
                if self.waiting != Waiting::Over {
                    self.end_round();
                }
                return;
            }
        }
        if order.len() > 1 {
            self.waiting = Waiting::Sit(order[1..].to_vec());
        } else {
            self.start_exchange();
        }
    }

    fn end_round(&mut self) {
        let reached = self.fame.iter().any(|fame| *fame >= self.option("target_fame"));
        let limit = self.option("round_limit");
        if reached || (limit > 0 && self.round >= limit) {
            self.waiting = Waiting::Over;
            return;
        }
        self.first_player = (self.first_player + 1) % self.seats;
        self.new_round();
    }

    fn exchange(&mut self, token: &str, exchangers: Vec<usize>) {
        let seat = exchangers[0];
        let Some(list) = token.strip_prefix("swap:") else { return self.after_draws(exchangers) };
        let cards = list.trim_end_matches("+flip");
        let mut to_draw = 0;
        for card in cards.split(',') {
            remove_one(&mut self.hands[seat], card);
            to_draw += 1;
        }
        self.exchanged[seat] = to_draw as i64;
        if list.ends_with("+flip") {
            self.hands[seat].push(self.flip.clone());
            to_draw -= 1;
        }
        if to_draw > 0 {
            self.waiting = Waiting::Draw(to_draw, exchangers);
        } else {
            self.after_draws(exchangers);
        }
    }

    fn chance_step(&mut self, what: &str) {
        if self.waiting == Waiting::First {
            self.first_player = what.parse::<usize>().expect("a seat") - 1;
            return self.new_round();
        }
        let card = what.to_string();
        let natural = card != "p";
        let rushes = natural && [2.0, 12.0].contains(&value(&card));
        remove_one(&mut self.bag, &card);
        match self.waiting.clone() {
            Waiting::Flip => {
                self.flip = card;
                self.rush = rushes;
                if natural {
                    self.trending = counts_as(what);
                    self.deal();
                } else {
                    let reveals = self.is("plain_flip", "reveal");
                    self.waiting = if reveals { Waiting::Reveal } else { Waiting::Name };
                }
            }
            Waiting::Reveal => {
                if natural {
                    self.trending = counts_as(what);
                    self.rush = rushes && self.is("reveal_rush", "true");
                    self.deal();
                }
            }
            Waiting::Deal(receivers) => {
                self.hands[receivers[0]].push(card);
                if receivers.len() > 1 {
                    self.waiting = Waiting::Deal(receivers[1..].to_vec());
                } else {
                    self.after_deal();
                }
            }
            Waiting::Draw(n, exchangers) => {
                self.hands[exchangers[0]].push(card);
                if n > 1 {
                    self.waiting = Waiting::Draw(n - 1, exchangers);
                } else {
                    self.after_draws(exchangers);
                }
            }
            _ => panic!("no card is due"),
        }
    }

    fn act(&mut self, token: &str) {
        match self.waiting.clone() {
            Waiting::Name => {
                self.trending = token.chars().last().expect("a flavour");
                self.deal();
            }
            Waiting::Sit(order) => self.sit(order[0], token, &order),
            Waiting::Exchange(exchangers) => self.exchange(token, exchangers),
            Waiting::Pick(exchangers) => {
                if let Some(card) = token.strip_prefix("pick:") {
                    remove_one(&mut self.hands[exchangers[0]], card);
                    self.hands[exchangers[0]].push(self.flip.clone());
                }
                self.after_exchange(&exchangers);
            }
            Waiting::Sale(players) => {
                let card = if token.starts_with('p') { "p" } else { token };
                remove_one(&mut self.hands[players[0]], card);
                self.laid.push((players[0], token.to_string()));
                if players.len() > 1 {
                    self.waiting = Waiting::Sale(players[1..].to_vec());
                } else {
                    self.finish_sale();
                }
            }
            Waiting::Lucky(winner, bonuses) => {
                if token == "lucky:review" {
                    self.reviews[winner] -= 1;
                } else {
                    self.tokens[winner] += 1;
                }
                self.hand_out(winner, bonuses - 1);
            }
            _ => panic!("nobody is asked"),
        }
    }
}

impl SecondOpinion<Donut> for Plain {
    fn new(book: Book<Donut>) -> Self {
        let file: toml::Table = book.edition.source.parse().expect("an edition is TOML");
        let mut numbers = BTreeMap::new();
        for table in ["round", "start", "limits", "rewards", "components"] {
            for (name, value) in file[table].as_table().expect("a table") {
                if let Some(number) = value.as_integer() {
                    numbers.insert(name.clone(), number);
                }
            }
        }
        let options = book.options.specs().iter();
        let options = options.map(|o| (o.name.to_string(), book.options.value(o.name).to_string())).collect();
        let seats = book.seats.get();
        let mut plain = Plain {
            fame: vec![numbers["fame"]; seats],
            reviews: vec![numbers["bad_reviews"]; seats],
            tokens: vec![numbers["back_in_5"]; seats],
            numbers,
            options,
            seats,
            round: 0,
            first_player: 0,
            bag: Vec::new(),
            hands: Vec::new(),
            flip: String::new(),
            trending: ' ',
            rush: false,
            out: BTreeSet::new(),
            exchanged: Vec::new(),
            sold: Vec::new(),
            laid: Vec::new(),
            first_leader: 0,
            waiting: Waiting::First,
        };
        if plain.option("first_seat") > 0 {
            plain.first_player = plain.option("first_seat") as usize - 1;
            plain.new_round();
        }
        let newcomer = plain.option("newcomer_seat") as usize;
        if newcomer > 0 {
            // Numbers of seats begin with 1 and places in a list with 0, so this is the seat left of the newcomer.
            plain.first_player = newcomer % seats;
            plain.new_round();
        }
        plain
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let (seat, tokens) = match &self.waiting {
            Waiting::Name => (self.first_player, words(&["name:c", "name:m", "name:v", "name:s"])),
            Waiting::Sit(order) => (order[0], words(&["in", "out"])),
            Waiting::Exchange(exchangers) => {
                let seat = exchangers[0];
                let ways = handfuls(&self.hands[seat], self.number("exchange_max") as usize);
                let mut tokens = vec!["keep".to_string()];
                tokens.extend(ways.iter().map(|way| format!("swap:{way}")));
                let now = self.is("flip_after_draw", "false");
                if seat == self.first_player && now && self.flip_can_be_taken() {
                    tokens.extend(ways.iter().map(|way| format!("swap:{way}+flip")));
                }
                (seat, tokens)
            }
            Waiting::Pick(exchangers) => {
                let kinds: BTreeSet<&String> = self.hands[exchangers[0]].iter().collect();
                let mut tokens = vec!["leave".to_string()];
                tokens.extend(kinds.iter().map(|card| format!("pick:{card}")));
                (exchangers[0], tokens)
            }
            Waiting::Sale(players) => (players[0], self.legal_plays(players[0])),
            Waiting::Lucky(winner, _) => (*winner, words(&["lucky:review", "lucky:token"])),
            _ => return Vec::new(),
        };
        vec![(Seat::new(seat), tokens)]
    }

    fn chance(&self) -> Vec<(String, u32)> {
        let verb = match self.waiting {
            Waiting::First => return (1..=self.seats).map(|seat| (format!("first:{seat}"), 1)).collect(),
            Waiting::Flip => "flip",
            Waiting::Reveal => "reveal",
            Waiting::Deal(_) => "deal",
            Waiting::Draw(..) => "draw",
            _ => return Vec::new(),
        };
        let mut weights = BTreeMap::new();
        for card in &self.bag {
            *weights.entry(format!("{verb}:{card}")).or_insert(0) += 1;
        }
        weights.into_iter().collect()
    }

    fn apply(&mut self, step: &str) {
        let (actor, token) = step.split_once('.').expect("a step has an actor");
        if actor == "x" {
            let (_, what) = token.split_once(':').expect("a chance outcome has a colon");
            self.chance_step(what);
        } else {
            self.act(token);
        }
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        if self.waiting != Waiting::Over {
            return None;
        }
        let place = |seat: usize| (-self.fame[seat], self.reviews[seat], -self.tokens[seat]);
        let rank = |seat| 1 + (0..self.seats).filter(|&other| place(other) < place(seat)).count() as u8;
        Some((self.fame.iter().map(|fame| *fame as i32).collect(), (0..self.seats).map(rank).collect()))
    }
}

#[test]
fn both_engines_agree() {
    testkit::check_second_opinion::<Donut, Plain>(40);
}
