//! A second opinion on A Bad Day for Donuts: the same rules once more, as slowly and plainly as they can be written,
//! from the words of the rules alone. A card is a word, a space is a ring and a spoke, ways are found by a queue of
//! spaces, and chance is counted by writing down every way the dice can fall. Random games are played by both engines
//! side by side, and at every step they must agree on who is asked, on what is legal, on the weights of chance, and at
//! the end on points and ranks.

use std::collections::{BTreeMap, VecDeque};

use games::BadDay;
use tabletop::{Arrange, Book, Chances, Game, Notation, Seat, SeatCount, Step, Token, parse_step};
use testkit::SecondOpinion;

type Space = (i64, i64);
/// Seat and disc, both counted from 1.
type Disc = (usize, i64);

#[derive(Clone)]
struct Donut {
    card: String,
    cubes: i64,
    at: Space,
}

struct Fight {
    entering: Disc,
    resident: Disc,
    extra: [i64; 2],
    used: Vec<String>,
    dice: [Vec<i64>; 2],
    to_roll: Vec<usize>,
    /// 0 if the entering donut is losing, 1 if the resident one is.
    loser: usize,
    damage: i64,
}

impl Fight {
    fn side(&self, i: usize) -> Disc {
        if i == 0 { self.entering } else { self.resident }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Start,
    Draw,
    Choose,
    BeforeRoll,
    MoveRoll,
    Moving,
    Pick,
    /// The side that may add dice.
    Die(usize),
    FightRoll,
    Answer,
    Extra,
    Prevent,
    SteerOwn,
    SteerOpp,
    EvacRoll,
    Direction,
    Over,
}

struct Plain {
    seats: usize,
    file: toml::Table,
    options: BTreeMap<String, String>,
    rings: i64,
    kitchens: Vec<Space>,
    bag: Vec<String>,
    discard: Vec<String>,
    hand: Vec<String>,
    aside: Vec<String>,
    supply: i64,
    points: Vec<i64>,
    donuts: BTreeMap<Disc, Donut>,
    /// Owner and counters of each special in play.
    specials: BTreeMap<String, (usize, i64)>,
    active: usize,
    phase: Phase,
    idle: i64,
    eliminated: bool,
    pool: i64,
    locked: Vec<i64>,
    pending: Vec<Space>,
    fight: Option<Fight>,
}

fn written(space: Space) -> String {
    format!("{}.{}", space.0, space.1)
}

fn read_space(text: &str) -> Space {
    let (ring, spoke) = text.split_once('.').expect("a point");
    (ring.parse().expect("a ring"), spoke.parse().expect("a spoke"))
}

/// Every way `count` dice can fall, as tokens with the number of ways.
fn falls(count: i64, prefix: &str) -> Vec<(String, u32)> {
    let mut all: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..count {
        all = all.iter().flat_map(|dice| (1..=6).map(|die| [dice.clone(), vec![die]].concat())).collect();
    }
    let mut ways: BTreeMap<String, u32> = BTreeMap::new();
    for mut dice in all {
        dice.sort_unstable();
        let text: String = dice.iter().rev().map(ToString::to_string).collect();
        *ways.entry(format!("{prefix}:{text}")).or_default() += 1;
    }
    ways.into_iter().collect()
}

impl Plain {
    fn row(&self, table: &str, id: &str) -> &toml::Table {
        let rows = self.file[table]["rows"].as_array().expect("rows");
        let found = rows.iter().find(|row| row["id"].as_str() == Some(id));
        found.and_then(toml::Value::as_table).expect("a card")
    }

    fn donut_number(&self, card: &str, name: &str) -> i64 {
        self.row("donuts", card)[name].as_integer().expect("a number")
    }

    fn special_number(&self, card: &str, name: &str) -> i64 {
        self.row("specials", card)[name].as_integer().expect("a number")
    }

    /// Cubes that a card leaves the loser; few rows say so.
    fn spares(&self, card: &str) -> i64 {
        self.row("specials", card).get("spares").map_or(0, |cubes| cubes.as_integer().expect("a number"))
    }

    fn hook(&self, card: &str) -> &str {
        self.row("specials", card)["hook"].as_str().expect("a hook")
    }

    fn constant(&self, name: &str) -> i64 {
        self.file["constants"][name].as_integer().expect("a number")
    }

    fn option(&self, name: &str, value: &str) -> bool {
        self.options[name] == value
    }

    fn is_special(card: &str) -> bool {
        card.starts_with('s')
    }

    fn spokes(&self) -> i64 {
        self.file["board"]["spokes"].as_integer().expect("a number")
    }

    // The board.

    fn step(&self, from: Space, dir: &str) -> Option<Space> {
        let rows = self.file["direction"].as_array().expect("rows");
        let row = rows.iter().find(|row| row["id"].as_str() == Some(dir)).expect("a direction");
        let number = |name: &str| row[name].as_integer().expect("a number");
        let ring = from.0 + number("ring");
        let spoke = (from.1 + number("spoke") + self.spokes()) % self.spokes();
        (1..=self.rings).contains(&ring).then_some((ring, spoke))
    }

    fn on(&self, space: Space) -> Vec<Disc> {
        self.donuts.iter().filter(|(_, donut)| donut.at == space).map(|(disc, _)| *disc).collect()
    }

    /// Breadth first: destinations of an own donut with their costs.
    fn ways(&self, disc: Disc) -> BTreeMap<Space, i64> {
        let start = self.donuts[&disc].at;
        let mut seen = BTreeMap::from([(start, 0)]);
        let mut destinations = BTreeMap::new();
        let mut queue = VecDeque::from([start]);
        while let Some(here) = queue.pop_front() {
            let cost = seen[&here] + 1;
            for next in ["cw", "ccw", "in", "out"].iter().filter_map(|dir| self.step(here, dir)) {
                if cost > self.pool || seen.contains_key(&next) || self.kitchens.contains(&next) {
                    continue;
                }
                match self.on(next)[..] {
                    [] => {
                        destinations.insert(next, cost);
                        queue.push_back(next);
                    }
                    [one] if one.0 == disc.0 => queue.push_back(next),
                    [_] => {
                        destinations.insert(next, cost);
                    }
                    _ => continue,
                }
                seen.insert(next, cost);
            }
        }
        destinations.remove(&start);
        destinations
    }

    fn open(&self, disc: Disc) -> Vec<String> {
        let free = |dir: &&&str| {
            let Some(to) = self.step(self.donuts[&disc].at, dir) else { return false };
            !self.kitchens.contains(&to)
                && !self.on(to).iter().any(|other| other.0 == disc.0)
                && !self.pending.contains(&to)
        };
        ["cw", "ccw", "in", "out"].iter().filter(free).map(ToString::to_string).collect()
    }

    // The turn.

    fn own_discs(&self, seat: usize) -> Vec<i64> {
        self.donuts.keys().filter(|disc| disc.0 == seat).map(|disc| disc.1).collect()
    }

    fn begin_turn(&mut self) {
        self.hand.clear();
        self.pool = 0;
        self.locked.clear();
        self.eliminated = false;
        let kitchen = self.kitchens[self.active - 1];
        let all_out = self.own_discs(self.active).len() as i64 == self.constant("discs_per_seat");
        if !self.on(kitchen).is_empty() || all_out {
            self.begin_move();
        } else {
            self.draw_more();
        }
    }

    fn draw_more(&mut self) {
        if (self.hand.len() as i64) < self.constant("draw") {
            if self.bag.is_empty() && self.option("on_empty_deck", "reshuffle") {
                self.bag.append(&mut self.discard);
            }
            if !self.bag.is_empty() {
                self.phase = Phase::Draw;
                return;
            }
        }
        self.discard.append(&mut self.aside);
        let affordable = self.affordable();
        if affordable.is_empty() {
            self.discard.append(&mut self.hand);
            self.begin_move();
        } else if affordable.len() == 1 && self.option("bake_optional", "false") {
            self.bake(&affordable[0]);
        } else {
            self.phase = Phase::Choose;
        }
    }

    fn affordable(&self) -> Vec<String> {
        let payable = |card: &&String| self.donut_number(card, "freshness") <= self.supply;
        self.hand.iter().filter(payable).cloned().collect()
    }

    fn bake(&mut self, card: &str) {
        let cubes = self.donut_number(card, "freshness");
        let mine = self.own_discs(self.active);
        let number = (1..=13).find(|number| !mine.contains(number)).expect("a free disc");
        self.supply -= cubes;
        let at = self.kitchens[self.active - 1];
        self.donuts.insert((self.active, number), Donut { card: card.into(), cubes, at });
        self.hand.retain(|other| other != card);
        self.discard.append(&mut self.hand);
        self.begin_move();
    }

    fn begin_move(&mut self) {
        if self.own_discs(self.active).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::BeforeRoll;
        }
    }

    fn end_turn(&mut self) {
        self.idle = if self.eliminated { 0 } else { self.idle + 1 };
        let limit: i64 = self.options["no_progress_limit"].parse().expect("a number");
        if limit > 0 && self.idle >= limit * self.seats as i64 {
            self.phase = Phase::Over;
            return;
        }
        self.active = self.active % self.seats + 1;
        self.begin_turn();
    }

    fn stop(&mut self) {
        self.pool = 0;
        self.next_fight();
    }

    /// Stops by itself if there is nothing else to do.
    fn keep_moving(&mut self) {
        self.phase = Phase::Moving;
        if self.tokens() == ["stop"] {
            self.stop();
        }
    }

    // Fights.

    fn next_fight(&mut self) {
        match self.pending.len() {
            0 => self.end_turn(),
            1 => self.fight_on(self.pending[0]),
            _ if self.option("pending_order", "as_created") => self.fight_on(self.pending[0]),
            _ => self.phase = Phase::Pick,
        }
    }

    fn fight_on(&mut self, space: Space) {
        self.pending.retain(|other| *other != space);
        let both = self.on(space);
        let entering = *both.iter().find(|disc| disc.0 == self.active).expect("the attacker");
        let resident = *both.iter().find(|disc| disc.0 != self.active).expect("the other");
        self.round(entering, resident);
    }

    fn round(&mut self, entering: Disc, resident: Disc) {
        self.fight = Some(Fight {
            entering,
            resident,
            extra: [0, 0],
            used: Vec::new(),
            dice: [Vec::new(), Vec::new()],
            to_roll: Vec::new(),
            loser: 0,
            damage: 0,
        });
        self.window(Phase::Die(0));
    }

    fn fight(&self) -> &Fight {
        self.fight.as_ref().expect("a fight")
    }

    fn fight_mut(&mut self) -> &mut Fight {
        self.fight.as_mut().expect("a fight")
    }

    fn loser(&self) -> Disc {
        self.fight().side(self.fight().loser)
    }

    fn winner(&self) -> Disc {
        self.fight().side(1 - self.fight().loser)
    }

    /// Who is asked in this phase.
    fn asked(&self) -> usize {
        match self.phase {
            Phase::Die(side) => self.fight().side(side).0,
            Phase::Answer | Phase::Prevent | Phase::SteerOwn => self.loser().0,
            Phase::Extra | Phase::SteerOpp => self.winner().0,
            Phase::Direction if self.option("six", "winner_chooses") => self.winner().0,
            Phase::Direction => self.loser().0,
            _ => self.active,
        }
    }

    /// The specials this window offers.
    fn offered(&self) -> Vec<String> {
        let (hooks, once): (&[&str], bool) = match self.phase {
            Phase::Die(_) => (&["die"], true),
            Phase::Answer => (&["reroll_own", "reroll_opp"], false),
            Phase::Extra => (&["extra"], true),
            Phase::Prevent => (&["prevent"], true),
            Phase::SteerOwn => (&["steer_own"], false),
            Phase::SteerOpp => (&["steer_opp"], false),
            _ => (&[], false),
        };
        let seat = self.asked();
        let usable =
            |card: &String| hooks.contains(&self.hook(card)) && !(once && self.fight().used.contains(card));
        self.held(seat).into_iter().filter(usable).collect()
    }

    fn held(&self, seat: usize) -> Vec<String> {
        self.specials.iter().filter(|(_, (owner, _))| *owner == seat).map(|(card, _)| card.clone()).collect()
    }

    /// Opens a window; one that offers nothing is closed at once.
    fn window(&mut self, phase: Phase) {
        self.phase = phase;
        if self.offered().is_empty() {
            self.close_window();
        }
    }

    fn close_window(&mut self) {
        match self.phase {
            Phase::Die(0) => self.window(Phase::Die(1)),
            Phase::Die(_) => self.roll(&[0, 1]),
            Phase::Answer => {
                let best = |dice: &[i64]| *dice.iter().max().expect("dice");
                let fight = self.fight_mut();
                fight.damage = (best(&fight.dice[0]) - best(&fight.dice[1])).abs();
                self.window(Phase::Extra);
            }
            Phase::Extra => self.window(Phase::Prevent),
            Phase::Prevent => self.damage(),
            Phase::SteerOwn => self.window(Phase::SteerOpp),
            Phase::SteerOpp => self.phase = Phase::EvacRoll,
            _ => unreachable!("no window"),
        }
    }

    fn roll(&mut self, sides: &[usize]) {
        self.fight_mut().to_roll = sides.to_vec();
        self.phase = Phase::FightRoll;
    }

    fn dice_of(&self, side: usize) -> i64 {
        let donut = &self.donuts[&self.fight().side(side)];
        let stale = donut.cubes <= self.donut_number(&donut.card, "staleness");
        self.constant(if stale { "stale_dice" } else { "fresh_dice" }) + self.fight().extra[side]
    }

    fn damage(&mut self) {
        let (loser, winner) = (self.loser(), self.winner());
        let donut = self.donuts.get_mut(&loser).expect("the loser");
        let lost = donut.cubes.min(self.fight.as_ref().expect("a fight").damage);
        donut.cubes -= lost;
        let donut = donut.clone();
        self.supply += lost;
        if donut.cubes > 0 {
            if self.open(loser).is_empty() {
                self.round(self.fight().entering, self.fight().resident);
            } else {
                self.window(Phase::SteerOwn);
            }
            return;
        }
        self.donuts.remove(&loser);
        self.points[winner.0 - 1] += self.donut_number(&donut.card, "points");
        self.eliminated = true;
        self.fight = None;
        let goal: i64 = self.options["goal"].parse().expect("a number");
        if self.points[winner.0 - 1] >= goal {
            self.phase = Phase::Over;
        } else {
            self.next_fight();
        }
    }

    fn evacuate(&mut self, die: i64) {
        let rows = self.file["chart"].as_array().expect("rows");
        let row = rows.iter().find(|row| row["die"].as_integer() == Some(die)).expect("a face");
        let result = row["result"].as_str().expect("a result").to_string();
        let open = self.open(self.loser());
        if open.contains(&result) {
            self.leave(&result);
        } else if result == "six" && self.option("six", "reroll") {
            self.phase = Phase::EvacRoll;
        } else if result == "six" && !self.option("six", "stay") {
            if open.len() == 1 {
                self.leave(&open[0]);
            } else {
                self.phase = Phase::Direction;
            }
        } else {
            self.round(self.fight().entering, self.fight().resident);
        }
    }

    fn leave(&mut self, dir: &str) {
        let loser = self.loser();
        let to = self.step(self.donuts[&loser].at, dir).expect("an open direction");
        let there = self.on(to);
        self.donuts.get_mut(&loser).expect("the loser").at = to;
        self.fight = None;
        match there.first() {
            Some(resident) => self.round(loser, *resident),
            None => self.next_fight(),
        }
    }

    fn spend(&mut self, card: &str) {
        let counters = &mut self.specials.get_mut(card).expect("a special in play").1;
        *counters -= 1;
        let gone = *counters == 0;
        self.supply += 1;
        if gone {
            self.specials.remove(card);
            if self.option("spent_special", "discard") {
                self.discard.push(card.into());
            }
        }
    }

    // Tokens.

    fn heals(&self) -> Vec<String> {
        let seat = self.active;
        let damaged = |number: &&i64| {
            let donut = &self.donuts[&(seat, **number)];
            donut.cubes < self.donut_number(&donut.card, "freshness")
        };
        let mut tokens = Vec::new();
        for card in self.held(seat).iter().filter(|card| self.hook(card) == "heal") {
            tokens
                .extend(self.own_discs(seat).iter().filter(damaged).map(|disc| format!("use:{card}@{disc}")));
        }
        tokens
    }

    fn tokens(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        match self.phase {
            Phase::Choose => {
                tokens.extend(self.affordable().iter().map(|card| format!("bake:{card}")));
                if self.option("bake_optional", "true") {
                    tokens.push("bake:none".into());
                }
            }
            Phase::BeforeRoll => {
                tokens.extend(["roll".to_string(), "skip".to_string()]);
                tokens.extend(self.heals());
            }
            Phase::Moving => {
                let seat = self.active;
                let free: Vec<i64> =
                    self.own_discs(seat).into_iter().filter(|disc| !self.locked.contains(disc)).collect();
                for disc in &free {
                    let ways = self.ways((seat, *disc));
                    tokens.extend(ways.keys().map(|space| format!("move:{disc}@{}", written(*space))));
                }
                tokens.extend(self.heals());
                if !free.is_empty() {
                    let moves = self.held(seat).into_iter().filter(|card| self.hook(card) == "move");
                    tokens.extend(moves.map(|card| format!("use:{card}")));
                }
                tokens.push("stop".into());
            }
            Phase::Pick => {
                tokens.extend(self.pending.iter().map(|space| format!("fight:{}", written(*space))));
            }
            Phase::Direction => {
                tokens.extend(self.open(self.loser()).iter().map(|dir| format!("go:{dir}")));
            }
            Phase::SteerOwn | Phase::SteerOpp => {
                for card in self.offered() {
                    tokens.extend(self.open(self.loser()).iter().map(|dir| format!("use:{card}@{dir}")));
                }
                tokens.push("pass".into());
            }
            Phase::Die(_) | Phase::Answer | Phase::Extra | Phase::Prevent => {
                tokens.extend(self.offered().iter().map(|card| format!("use:{card}")));
                tokens.push("pass".into());
            }
            _ => {}
        }
        tokens
    }

    fn is_chance(&self) -> bool {
        use Phase::{Draw, EvacRoll, FightRoll, MoveRoll, Start};
        matches!(self.phase, Start | Draw | MoveRoll | FightRoll | EvacRoll)
    }

    fn chance_step(&mut self, verb: &str, rest: &str) {
        match verb {
            "start" => {
                self.active = rest.parse().expect("a seat");
                self.begin_turn();
            }
            "draw" => {
                self.bag.retain(|card| card != rest);
                if Self::is_special(rest) {
                    let counters = self.special_number(rest, "counters").min(self.supply);
                    if counters == 0 {
                        self.aside.push(rest.into());
                    } else {
                        self.supply -= counters;
                        self.specials.insert(rest.into(), (self.active, counters));
                    }
                } else {
                    self.hand.push(rest.into());
                }
                self.draw_more();
            }
            "pool" => {
                self.pool = rest.bytes().map(|b| i64::from(b - b'0')).sum();
                self.keep_moving();
            }
            "dice" => {
                let fight = self.fight_mut();
                let side = fight.to_roll.remove(0);
                fight.dice[side] = rest.bytes().map(|b| i64::from(b - b'0')).collect();
                if !fight.to_roll.is_empty() {
                    return;
                }
                let [entering, resident] = [0, 1].map(|i| *fight.dice[i].iter().max().expect("dice"));
                if entering == resident {
                    self.roll(&[0, 1]);
                } else {
                    fight.loser = usize::from(resident < entering);
                    self.window(Phase::Answer);
                }
            }
            "evac" => self.evacuate(rest.parse().expect("a die")),
            _ => panic!("no chance outcome: {verb}"),
        }
    }

    fn action(&mut self, seat: usize, verb: &str, rest: &str) {
        match (verb, rest.split_once('@')) {
            ("bake", None) if rest == "none" => {
                self.discard.append(&mut self.hand);
                self.begin_move();
            }
            ("bake", None) => self.bake(rest),
            ("roll", None) => self.phase = Phase::MoveRoll,
            ("skip", None) => self.next_fight(),
            ("stop", None) => self.stop(),
            ("move", Some((number, space))) => {
                let disc = (seat, number.parse().expect("a disc"));
                let to = read_space(space);
                self.pool -= self.ways(disc)[&to];
                if !self.on(to).is_empty() {
                    self.locked.push(disc.1);
                    self.pending.push(to);
                }
                self.donuts.get_mut(&disc).expect("a donut").at = to;
                self.keep_moving();
            }
            ("fight", None) => self.fight_on(read_space(rest)),
            ("pass", None) => self.close_window(),
            ("go", None) => self.leave(rest),
            ("use", Some((card, dir))) if matches!(self.phase, Phase::SteerOwn | Phase::SteerOpp) => {
                self.spend(card);
                self.leave(dir);
            }
            ("use", Some((card, number))) => {
                self.spend(card);
                let disc = (seat, number.parse().expect("a disc"));
                let donut = self.donuts[&disc].clone();
                let missing = self.donut_number(&donut.card, "freshness") - donut.cubes;
                let cubes = missing.min(self.special_number(card, "magnitude")).min(self.supply);
                self.supply -= cubes;
                self.donuts.get_mut(&disc).expect("a donut").cubes += cubes;
                if self.phase == Phase::Moving {
                    self.keep_moving();
                }
            }
            ("use", None) => {
                self.spend(rest);
                let magnitude = self.special_number(rest, "magnitude");
                match (self.phase, self.hook(rest).to_string().as_str()) {
                    (Phase::Moving, _) => {
                        self.pool += magnitude;
                        self.keep_moving();
                    }
                    (Phase::Die(side), _) => {
                        self.fight_mut().extra[side] += magnitude;
                        self.fight_mut().used.push(rest.into());
                        self.window(Phase::Die(side));
                    }
                    (Phase::Answer, "reroll_own") => self.roll(&[self.fight().loser]),
                    (Phase::Answer, _) => self.roll(&[1 - self.fight().loser]),
                    (phase @ (Phase::Extra | Phase::Prevent), hook) => {
                        let mut change = if hook == "extra" { magnitude } else { -magnitude };
                        let spares = self.spares(rest);
                        if spares > 0 {
                            // It never takes what the card spares.
                            let left = self.donuts[&self.loser()].cubes - self.fight().damage - spares;
                            change = change.min(left.max(0));
                        }
                        let fight = self.fight_mut();
                        fight.damage = (fight.damage + change).max(0);
                        fight.used.push(rest.into());
                        self.window(phase);
                    }
                    _ => panic!("no window for {rest}"),
                }
            }
            _ => panic!("no action: {verb}:{rest}"),
        }
    }
}

impl SecondOpinion<BadDay> for Plain {
    fn new(book: Book<BadDay>) -> Self {
        let file: toml::Table = toml::from_str(&book.edition.source).expect("an edition");
        let seats = book.seats.get();
        let options: BTreeMap<String, String> = book
            .options
            .specs()
            .iter()
            .map(|spec| (spec.name.to_string(), book.options.value(spec.name).to_string()))
            .collect();
        let ids = |table: &str| {
            let rows = file[table]["rows"].as_array().expect("rows");
            rows.iter().map(|row| row["id"].as_str().expect("an id").to_string()).collect::<Vec<_>>()
        };
        let mut bag = ids("donuts");
        if options["specials"] == "true" {
            bag.extend(ids("specials"));
        }
        let rings = options["inner_rings"].parse::<i64>().expect("a number") + seats as i64 - 2;
        let setups = file["board_setup"].as_array().expect("rows");
        let setup = setups.iter().find(|row| row["seats"].as_integer() == Some(seats as i64)).expect("a row");
        let spokes = setup["kitchen_spokes"].as_array().expect("a list");
        let mut plain = Plain {
            kitchens: spokes.iter().map(|spoke| (rings, spoke.as_integer().expect("a spoke"))).collect(),
            seats,
            options,
            rings,
            bag,
            discard: Vec::new(),
            hand: Vec::new(),
            aside: Vec::new(),
            supply: file["constants"]["freshness_cubes"].as_integer().expect("a number"),
            points: vec![0; seats],
            donuts: BTreeMap::new(),
            specials: BTreeMap::new(),
            active: 1,
            phase: Phase::Start,
            idle: 0,
            eliminated: false,
            pool: 0,
            locked: Vec::new(),
            pending: Vec::new(),
            fight: None,
            file,
        };
        if plain.option("first_player", "seat1") {
            plain.begin_turn();
        }
        plain
    }

    fn legal(&self) -> Vec<(Seat, Vec<String>)> {
        if self.is_chance() || self.phase == Phase::Over {
            return Vec::new();
        }
        vec![(Seat::new(self.asked() - 1), self.tokens())]
    }

    fn chance(&self) -> Vec<(String, u32)> {
        match self.phase {
            Phase::Start => (1..=self.seats).map(|seat| (format!("start:{seat}"), 1)).collect(),
            Phase::Draw => self.bag.iter().map(|card| (format!("draw:{card}"), 1)).collect(),
            Phase::MoveRoll => falls(self.constant("movement_dice"), "pool"),
            Phase::FightRoll => falls(self.dice_of(self.fight().to_roll[0]), "dice"),
            Phase::EvacRoll => (1..=6).map(|die| (format!("evac:{die}"), 1)).collect(),
            _ => Vec::new(),
        }
    }

    fn apply(&mut self, step: &str) {
        let (actor, token) = step.split_once('.').expect("an actor");
        let (verb, rest) = token.split_once(':').unwrap_or((token, ""));
        match actor.parse() {
            Ok(seat) => self.action(seat, verb, rest),
            Err(_) => self.chance_step(verb, rest),
        }
    }

    fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        let rank = |mine: &i64| 1 + self.points.iter().filter(|other| *other > mine).count() as u8;
        let scores = self.points.iter().map(|points| *points as i32).collect();
        (self.phase == Phase::Over).then(|| (scores, self.points.iter().map(rank).collect()))
    }
}

#[test]
fn both_engines_agree() {
    testkit::check_second_opinion::<BadDay, Plain>(4);
}

/// A fight of two seats on 2.2 in which the entering donut is stale or not and has used these specials.
fn fight(entering_cubes: u8, resident_cubes: u8, specials: &[&str]) -> BadDay {
    let book = Book::standard(SeatCount::new(2).expect("two seats")).expect("a book");
    let mut settings = vec![
        ("1/1".to_string(), format!("d35 2.2 c{entering_cubes}")),
        ("2/1".to_string(), format!("d36 2.2 c{resident_cubes}")),
    ];
    if !specials.is_empty() {
        settings.push(("special:1".into(), specials.join(" ")));
    }
    settings.push(("pending".into(), "2.2".into()));
    let mut game = BadDay::arrange(book, &settings).expect("a position");
    for card in specials {
        let step = parse_step::<BadDay>(book, &format!("1.use:{card}")).expect("a step");
        game.apply(step).expect("a legal step");
    }
    game
}

/// Example 27 of `docs/rules/bad-day.md`, section 10: how often which side wins by how much, counted from the engine's
/// chance outcomes of both rolls.
#[test]
fn the_odds_of_a_round_are_exact() {
    let table: [(BadDay, [u32; 11]); 5] = [
        (fight(8, 8, &[]), [11, 42, 89, 148, 215, 286, 215, 148, 89, 42, 11]),
        (fight(8, 3, &[]), [1, 4, 9, 16, 25, 36, 35, 32, 27, 20, 11]),
        (fight(3, 3, &[]), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]),
        (fight(8, 8, &["s05"]), [11, 86, 279, 632, 1175, 1926, 1495, 1072, 675, 334, 91]),
        (fight(8, 3, &["s05"]), [1, 8, 27, 64, 125, 216, 215, 208, 189, 152, 91]),
    ];
    for (game, expected) in table {
        let best = |outcome| {
            let token = Token::<BadDay>::Chance(game.book(), outcome).to_string();
            usize::from(token.as_bytes()[5] - b'0')
        };
        let mut counted = [0; 11];
        let mut first = Vec::new();
        game.chance_outcomes(&mut first);
        for (outcome, weight) in first {
            let mut after = game;
            after.apply(Step::Chance(outcome)).expect("a possible roll");
            let mut second = Vec::new();
            after.chance_outcomes(&mut second);
            for (answer, other) in second {
                counted[5 + best(outcome) - best(answer)] += weight * other;
            }
        }
        assert_eq!(counted, expected);
    }
}

/// The engine's own text of a step is what the second engine reads: a guard against comparing nothing.
#[test]
fn the_notation_is_shared() {
    let book = Book::standard(SeatCount::new(2).expect("two seats")).expect("a book");
    for token in ["move:3@3.11", "use:s01@13", "use:s11@ccw", "bake:none", "go:in"] {
        let action = BadDay::parse_action(book, token).expect("an action");
        assert_eq!(Token::<BadDay>::Action(book, action).to_string(), token);
    }
}
