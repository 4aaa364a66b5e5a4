//! A second opinion on Go Nuts: the same rules once more, as slowly and plainly as they can be written, from the
//! words of the rules alone. A card is a word, a collection is a list of words, and what a seat may answer is a list
//! of tokens. Random games are played by both engines side by side, and at every step they must agree on who is
//! asked, on what is legal, on the weights of chance, and at the end on points and ranks.

use std::collections::BTreeMap;

use games::GoNuts;
use tabletop::{Book, Seat};
use testkit::SecondOpinion;

/// A row of the edition file.
struct Kind {
    id: String,
    /// For each copy, the number of seats it needs.
    min_players: Vec<i32>,
    score: toml::Table,
    power: String,
    power_count: usize,
}

/// What the game waits for.
#[derive(PartialEq)]
enum Waiting {
    /// For nothing: the next number of the row can be checked.
    Nothing,
    /// For the card of the lowest empty place.
    Refill,
    /// For the picks of the seats that have none yet.
    Picks,
    /// For a card that goes to the taker.
    Draw,
    /// For a card that the taker looks at.
    Look,
    /// For the taker to choose one of these tokens.
    Choice(Vec<String>),
    /// For the seats without an answer to choose what they pass.
    Passes,
    /// For nothing any more.
    Over,
}

struct Plain {
    kinds: Vec<Kind>,
    options: BTreeMap<String, String>,
    row: Vec<Option<String>>,
    owned: Vec<Vec<String>>,
    /// Bottom to top.
    pile: Vec<String>,
    /// The deck below `top`.
    bag: Vec<String>,
    /// The card somebody put back on the deck.
    top: Option<String>,
    picks: Vec<Option<usize>>,
    /// The number being checked; the row's length when the round is done.
    number: usize,
    waiting: Waiting,
    taker: usize,
    /// What the taker took from the row.
    taken: String,
    /// The cards the taker looks at.
    hand: Vec<String>,
    /// Answers still due from a power that asks several times.
    left: usize,
    /// What each seat may pass to the left, and what it passes.
    offers: Vec<Vec<String>>,
    passes: Vec<Option<String>>,
}

fn read_kind(row: &toml::Value) -> Kind {
    let word = |key: &str| row[key].as_str().expect("a word").to_string();
    let needs = row["min_players"].as_array().expect("a list");
    Kind {
        id: word("id"),
        min_players: needs.iter().map(|n| n.as_integer().expect("a number") as i32).collect(),
        score: row["score"].as_table().expect("a table").clone(),
        power: word("power"),
        power_count: row.get("power_count").and_then(toml::Value::as_integer).unwrap_or(0) as usize,
    }
}

/// The last one goes, which in the pile is the topmost.
fn remove_one(cards: &mut Vec<String>, card: &str) {
    let at = cards.iter().rposition(|c| c == card).unwrap_or_else(|| panic!("no {card} in {cards:?}"));
    cards.remove(at);
}

fn count(cards: &[String], card: &str) -> i32 {
    cards.iter().filter(|c| *c == card).count() as i32
}

/// `p3` is the seat with index 2.
fn seat_index(word: &str) -> usize {
    word[1..].parse::<usize>().expect("a seat like p3") - 1
}

impl Plain {
    fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    fn deck_size(&self) -> usize {
        self.bag.len() + usize::from(self.top.is_some())
    }

    /// The types among these cards, in the order of the edition file.
    fn types_in(&self, cards: &[String]) -> Vec<String> {
        self.kinds.iter().map(|k| &k.id).filter(|id| cards.contains(id)).cloned().collect()
    }

    fn power(&self) -> (&str, usize) {
        let kind = self.kinds.iter().find(|k| k.id == self.taken).expect("a type of the edition");
        (&kind.power, kind.power_count)
    }

    fn go_on(&mut self) {
        while self.waiting == Waiting::Nothing {
            if self.number == self.row.len() {
                self.start_round();
            } else {
                self.number += 1;
                self.check_number();
            }
        }
    }

    fn start_round(&mut self) {
        let need = self.row.iter().filter(|place| place.is_none()).count();
        if self.deck_size() < need {
            self.waiting = Waiting::Over;
            return;
        }
        if self.is("row_refill", "shift") {
            let places = self.row.len();
            self.row.retain(Option::is_some);
            self.row.resize(places, None);
        }
        self.picks = vec![None; self.owned.len()];
        self.number = 0;
        self.waiting = Waiting::Refill;
    }

    fn check_number(&mut self) {
        let pickers: Vec<usize> =
            (0..self.owned.len()).filter(|&seat| self.picks[seat] == Some(self.number)).collect();
        if pickers.is_empty() {
            return;
        }
        let card = self.row[self.number - 1].take().expect("a picked place holds a card");
        if let [taker] = pickers[..] {
            self.owned[taker].push(card.clone());
            self.taker = taker;
            self.taken = card;
            self.use_power();
        } else {
            self.pile.push(card);
        }
    }

    fn use_power(&mut self) {
        let (power, power_count) = self.power();
        match power {
            "none" => {}
            "draw_one" => {
                if self.deck_size() > 0 {
                    self.waiting = Waiting::Draw;
                }
            }
            "peek_two_keep_one" => match self.deck_size() {
                0 => {}
                1 => self.waiting = Waiting::Draw,
                _ => self.waiting = Waiting::Look,
            },
            "take_top_discard" => self.owned[self.taker].extend(self.pile.pop()),
            "take_any_discard" => {
                let tokens = self.types_in(&self.pile).iter().map(|t| format!("salvage:{t}")).collect();
                self.ask(tokens);
            }
            "steal" => self.ask(self.against_opponents("steal")),
            "discard_other" => self.ask(self.against_opponents("trash")),
            "give" => {
                let types = self.types_in(&self.spare());
                let gifts = |seat: usize| types.iter().map(move |t| format!("give:p{}:{t}", seat + 1));
                self.ask(self.opponents().into_iter().flat_map(gifts).collect());
            }
            "discard_own" => {
                self.left = 1;
                self.ask_toss();
            }
            "pass_left" => self.start_pass(),
            "clear_unselected" => self.ask_clear(),
            "scoop_discard" => {
                self.left = power_count;
                self.ask_scoop();
            }
            "pay_or_drop" => {
                if self.others().len() < power_count {
                    self.discard_own(&self.taken.clone());
                } else {
                    self.ask(vec!["milk:drop".into(), "milk:pay".into()]);
                }
            }
            unknown => panic!("no power {unknown}"),
        }
    }

    /// Nothing to choose: nothing happens. One thing to choose: it happens. Otherwise the taker is asked.
    fn ask(&mut self, tokens: Vec<String>) {
        match &tokens[..] {
            [] => {}
            [only] => self.carry_out(only),
            _ => self.waiting = Waiting::Choice(tokens),
        }
    }

    fn opponents(&self) -> Vec<usize> {
        (0..self.owned.len()).filter(|&seat| seat != self.taker).collect()
    }

    fn against_opponents(&self, verb: &str) -> Vec<String> {
        let mut tokens = Vec::new();
        for seat in self.opponents() {
            for id in self.types_in(&self.owned[seat]) {
                tokens.push(format!("{verb}:p{}:{id}", seat + 1));
            }
        }
        tokens
    }

    /// The taker's collection without the one copy just taken.
    fn others(&self) -> Vec<String> {
        let mut cards = self.owned[self.taker].clone();
        remove_one(&mut cards, &self.taken);
        cards
    }

    /// What may be given away or discarded.
    fn spare(&self) -> Vec<String> {
        let others = self.others();
        if others.is_empty() || self.is("give_or_discard_just_taken", "always_allowed") {
            self.owned[self.taker].clone()
        } else {
            others
        }
    }

    fn ask_toss(&mut self) {
        if self.left > 0 {
            let paying = self.power().0 == "pay_or_drop";
            let cards = if paying { self.others() } else { self.spare() };
            self.ask(self.types_in(&cards).iter().map(|t| format!("toss:{t}")).collect());
        }
    }

    fn ask_scoop(&mut self) {
        if self.left > 0 && !self.pile.is_empty() {
            let mut tokens = vec!["scoop:stop".to_string()];
            tokens.extend(self.types_in(&self.pile).iter().map(|t| format!("scoop:{t}")));
            self.ask(tokens);
        }
    }

    fn ask_clear(&mut self) {
        let mut subsets = vec![Vec::new()];
        for place in 1..=self.row.len() {
            if self.row[place - 1].is_some() && !self.picks.contains(&Some(place)) {
                let with: Vec<Vec<usize>> = subsets.iter().map(|s| [&s[..], &[place]].concat()).collect();
                subsets.extend(with);
            }
        }
        if subsets.len() == 1 {
            return;
        }
        let token = |places: &Vec<usize>| match &places[..] {
            [] => "clear:none".to_string(),
            _ => format!("clear:{}", places.iter().map(usize::to_string).collect::<Vec<_>>().join("+")),
        };
        self.ask(subsets.iter().map(token).collect());
    }

    fn start_pass(&mut self) {
        let mut offers: Vec<Vec<String>> = self.owned.iter().map(|cards| self.types_in(cards)).collect();
        let others = self.types_in(&self.others());
        let sole = others.is_empty();
        if self.is("twist_taker", "other") || (self.is("twist_taker", "only_if_sole") && !sole) {
            offers[self.taker] = others;
        }
        if offers.iter().any(Vec::is_empty) {
            self.discard_own(&self.taken.clone());
            return;
        }
        let forced = |offer: &Vec<String>| if offer.len() == 1 { offer.first().cloned() } else { None };
        self.passes = offers.iter().map(forced).collect();
        self.offers = offers;
        self.waiting = Waiting::Passes;
        self.pass_when_all_have_answered();
    }

    fn pass_when_all_have_answered(&mut self) {
        if self.passes.iter().any(Option::is_none) {
            return;
        }
        let cards: Vec<String> = self.passes.drain(..).flatten().collect();
        for (seat, card) in cards.iter().enumerate() {
            remove_one(&mut self.owned[seat], card);
        }
        for (seat, card) in cards.into_iter().enumerate() {
            let left_neighbour = (seat + 1) % self.owned.len();
            self.owned[left_neighbour].push(card);
        }
        self.waiting = Waiting::Nothing;
    }

    fn discard_own(&mut self, card: &str) {
        remove_one(&mut self.owned[self.taker], card);
        self.pile.push(card.to_string());
    }

    /// The topmost card of this type moves from the pile to the taker.
    fn salvage(&mut self, card: &str) {
        remove_one(&mut self.pile, card);
        self.owned[self.taker].push(card.to_string());
    }

    fn carry_out(&mut self, token: &str) {
        let words: Vec<&str> = token.split(':').collect();
        match words[..] {
            ["keep", card] => {
                remove_one(&mut self.hand, card);
                self.owned[self.taker].push(card.to_string());
                self.top = self.hand.pop();
            }
            ["salvage", card] => self.salvage(card),
            ["steal", seat, card] => {
                remove_one(&mut self.owned[seat_index(seat)], card);
                self.owned[self.taker].push(card.to_string());
            }
            ["trash", seat, card] => {
                remove_one(&mut self.owned[seat_index(seat)], card);
                self.pile.push(card.to_string());
            }
            ["give", seat, card] => {
                remove_one(&mut self.owned[self.taker], card);
                self.owned[seat_index(seat)].push(card.to_string());
            }
            ["toss", card] => {
                self.discard_own(card);
                self.left -= 1;
                self.ask_toss();
            }
            ["clear", "none"] | ["scoop", "stop"] => {}
            ["clear", places] => {
                for place in places.split('+') {
                    let place: usize = place.parse().expect("a place");
                    self.pile.extend(self.row[place - 1].take());
                }
            }
            ["scoop", card] => {
                self.salvage(card);
                self.left -= 1;
                self.ask_scoop();
            }
            ["milk", "drop"] => self.discard_own(&self.taken.clone()),
            ["milk", "pay"] => {
                self.left = self.power().1;
                self.ask_toss();
            }
            _ => panic!("no action {token}"),
        }
    }

    fn card_drawn(&mut self, card: String) {
        if self.top.is_some() {
            assert_eq!(self.top.take().as_ref(), Some(&card), "the known card comes first");
        } else {
            remove_one(&mut self.bag, &card);
        }
        match self.waiting {
            Waiting::Refill => {
                let gap = self.row.iter_mut().find(|place| place.is_none()).expect("a gap");
                *gap = Some(card);
                if self.row.iter().all(Option::is_some) {
                    self.waiting = Waiting::Picks;
                }
            }
            Waiting::Draw => {
                self.owned[self.taker].push(card);
                self.waiting = Waiting::Nothing;
            }
            Waiting::Look => {
                self.hand.push(card);
                if self.hand.len() == 2 {
                    // Asked even about equal cards: otherwise the others would learn what goes back.
                    let tokens = self.types_in(&self.hand).iter().map(|t| format!("keep:{t}")).collect();
                    self.waiting = Waiting::Choice(tokens);
                }
            }
            _ => panic!("no card is due"),
        }
    }
}

/// Points and ranks.
impl Plain {
    /// The fixed worth of a card that is worth the same whatever else is owned.
    fn fixed_worth(&self, kind: &Kind) -> Option<i32> {
        let fixed = kind.score["kind"].as_str() == Some("each");
        let worth = || match kind.score.get("option").and_then(toml::Value::as_str) {
            Some(option) => self.options[option].parse().expect("a number"),
            None => score_number(kind, "points"),
        };
        fixed.then(worth)
    }

    fn points_of_type(&self, seat: usize, kind: &Kind) -> i32 {
        let cards = &self.owned[seat];
        let copies = count(cards, &kind.id);
        if copies == 0 {
            return 0;
        }
        let types = self.types_in(cards).len() as i32;
        let number = |key: &str| score_number(kind, key);
        let each_if = |holds: bool| if holds { copies * number("points") } else { 0 };
        match kind.score["kind"].as_str().expect("a word") {
            "each" => copies * self.fixed_worth(kind).expect("a card of fixed worth"),
            "by_count" => {
                let table = kind.score["table"].as_array().expect("a list");
                let entry = table.get(copies as usize - 1).or(table.last()).expect("a table with entries");
                entry.as_integer().expect("a number") as i32
            }
            "per_set" => copies / number("size") * number("points"),
            "majority" => copies * number("each") + self.majority_bonus(seat, kind),
            "each_if_types_at_most" => each_if(types <= number("limit")),
            "each_if_types_at_least" => each_if(types >= number("limit")),
            "each_if_cards_at_most" => each_if(cards.len() as i32 <= number("limit")),
            "each_if_fewest_cards" => {
                let rivals = (0..self.owned.len()).filter(|&s| s != seat).map(|s| self.owned[s].len());
                let strict = self.is("fewest_ties", "strict");
                let mut ahead = rivals.map(|n| if strict { cards.len() < n } else { cards.len() <= n });
                each_if(ahead.all(|ahead| ahead))
            }
            "each_per_negative" => {
                let negative = |k: &&Kind| self.fixed_worth(k).is_some_and(|worth| worth < 0);
                let cards: i32 = self.kinds.iter().filter(negative).map(|k| count(cards, &k.id)).sum();
                each_if(true) * cards
            }
            unknown => panic!("no score {unknown}"),
        }
    }

    fn majority_bonus(&self, seat: usize, kind: &Kind) -> i32 {
        let counts: Vec<i32> = self.owned.iter().map(|cards| count(cards, &kind.id)).collect();
        let most = counts.iter().max().expect("there are seats");
        let leaders = counts.iter().filter(|n| *n == most).count();
        if counts[seat] < *most {
            0
        } else if leaders > 1 {
            self.options["plain_tie_bonus"].parse().expect("a number")
        } else if self.is("plain_bonus", "per_card") {
            counts[seat] * (score_number(kind, "bonus") - score_number(kind, "each"))
        } else {
            score_number(kind, "bonus")
        }
    }
}

fn score_number(kind: &Kind, key: &str) -> i32 {
    kind.score[key].as_integer().expect("a number") as i32
}

impl SecondOpinion<GoNuts> for Plain {
    fn new(book: Book<GoNuts>) -> Self {
        let file: toml::Table = book.edition.source.parse().expect("an edition is TOML");
        let kinds: Vec<Kind> = file["types"].as_array().expect("a list").iter().map(read_kind).collect();
        let names = file["options"].as_table().expect("a table").keys();
        let options: BTreeMap<String, String> =
            names.map(|name| (name.clone(), book.options.value(name).to_string())).collect();
        let n = book.seats.get();
        let places = n + file["constants"]["row_extra"].as_integer().expect("a number") as usize;
        let all_copies = options["deck_filter"] == "none";
        let mut bag = Vec::new();
        for kind in &kinds {
            let used = kind.min_players.iter().filter(|needed| all_copies || **needed <= n as i32);
            bag.extend(used.map(|_| kind.id.clone()));
        }
        let mut game = Plain {
            kinds,
            options,
            row: vec![None; places],
            owned: vec![Vec::new(); n],
            pile: Vec::new(),
            bag,
            top: None,
            picks: vec![None; n],
            number: places,
            waiting: Waiting::Nothing,
            taker: 0,
            taken: String::new(),
            hand: Vec::new(),
            left: 0,
            offers: Vec::new(),
            passes: Vec::new(),
        };
        game.go_on();
        game
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        let seats = 0..self.owned.len();
        match &self.waiting {
            Waiting::Picks => {
                let tokens: Vec<String> = (1..=self.row.len()).map(|k| format!("pick:{k}")).collect();
                let open = seats.filter(|&seat| self.picks[seat].is_none());
                open.map(|seat| (Seat::new(seat), tokens.clone())).collect()
            }
            Waiting::Passes => {
                let tokens = |seat: usize| self.offers[seat].iter().map(|t| format!("pass:{t}")).collect();
                let open = seats.filter(|&seat| self.passes[seat].is_none());
                open.map(|seat| (Seat::new(seat), tokens(seat))).collect()
            }
            Waiting::Choice(tokens) => vec![(Seat::new(self.taker), tokens.clone())],
            _ => Vec::new(),
        }
    }

    fn chance(&self) -> Vec<(String, u32)> {
        if !matches!(self.waiting, Waiting::Refill | Waiting::Draw | Waiting::Look) {
            return Vec::new();
        }
        if let Some(card) = &self.top {
            return vec![(format!("draw:{card}"), 1)];
        }
        let weight = |id: &String| (format!("draw:{id}"), count(&self.bag, id) as u32);
        self.types_in(&self.bag).iter().map(weight).collect()
    }

    fn apply(&mut self, step: &str) {
        let (actor, token) = step.split_once('.').expect("actor and token");
        let (verb, what) = token.split_once(':').expect("a verb and the rest");
        if verb == "draw" {
            self.card_drawn(what.to_string());
        } else {
            let seat = actor.parse::<usize>().expect("a seat") - 1;
            match verb {
                "pick" => {
                    self.picks[seat] = Some(what.parse().expect("a place"));
                    if self.picks.iter().all(Option::is_some) {
                        self.waiting = Waiting::Nothing;
                    }
                }
                "pass" => {
                    self.passes[seat] = Some(what.to_string());
                    self.pass_when_all_have_answered();
                }
                _ => {
                    self.waiting = Waiting::Nothing;
                    self.carry_out(token);
                }
            }
        }
        self.go_on();
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        if self.waiting != Waiting::Over {
            return None;
        }
        let seats = 0..self.owned.len();
        let points_of = |seat| self.kinds.iter().map(|kind| self.points_of_type(seat, kind)).sum::<i32>();
        let points: Vec<i32> = seats.clone().map(points_of).collect();
        let better = |a: usize, b: usize| {
            points[a] > points[b] || (points[a] == points[b] && self.owned[a].len() > self.owned[b].len())
        };
        let rank = |seat| 1 + seats.clone().filter(|&other| better(other, seat)).count() as u8;
        let ranks = seats.clone().map(rank).collect();
        Some((points, ranks))
    }
}

#[test]
fn both_engines_agree() {
    testkit::check_second_opinion::<GoNuts, Plain>(350);
}
