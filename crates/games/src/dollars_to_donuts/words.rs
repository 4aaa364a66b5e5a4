//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Names, ScoreLine, ScoreSheet, Seat, StepView, StepViewOf, Words};

use super::board::{Cover, Facing};
use super::draw::{kinds, tokens};
use super::edition::DonutTile;
use super::notation::{customer_id, starter_id, tile_id};
use super::rules::{Event, meet};
use super::{
    Action, Customer, DollarsToDonuts, Donut, End, Kind, MAX_KINDS, Payment, Phase, Placement, Square,
    Starter, Tile, View, reasons,
};

tabletop::legacy_words!(DollarsToDonuts, super::WORDS);

impl tabletop::LegacyWords for DollarsToDonuts {
    fn say_action(view: &View, action: Action, _: &Names) -> String {
        let game = &view.game;
        match action {
            Action::Start { starter, at, facing } => {
                format!(
                    "lay the starter {} on {at}, halves {}",
                    game.starter_text(starter),
                    game.directions(starter, facing)
                )
            }
            Action::NoBuy => "buy nothing".to_string(),
            Action::Buy(price) => {
                let tile = game.slot_at(price).and_then(|slot| game.slots[slot]);
                let what = tile.map_or("nothing".to_string(), |tile| game.tile_text(tile));
                match price {
                    0 => format!("take {what} for free"),
                    _ => format!("buy {what} for {}", dollars(price)),
                }
            }
            Action::Pay(payment) => format!("pay {}", game.payment_text(payment)),
            Action::Lay(placement) => {
                let covers = game.tile.map(|tile| Self::strip_covers(tile, placement)).unwrap_or_default();
                format!("lay it on {}{}", placement_text(placement), game.forecast(&covers))
            }
            Action::NoPut => "put no dollar tile".to_string(),
            Action::Put { kind, at, facing } => {
                let turned = if game.is_holes(kind) {
                    String::new()
                } else {
                    format!(", half to the {}", facing.word())
                };
                let forecast = game.forecast(&[(at, Cover::dollar(kind, facing))]);
                format!("put {} on {at}{turned}{forecast}", game.kind_text(kind))
            }
            Action::NoServe => "serve nobody".to_string(),
            Action::Serve { customer, level } => {
                let card = &game.book.edition.parts.customers[customer.index()];
                let points = card.points[usize::from(level) - 1];
                format!("serve {}: {points} points", game.order_text(customer, level))
            }
        }
    }

    /// Wide choices in stages: a strip by its line, a dollar tile by its kind and then its row, a starter by its row.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<String> {
        let game = &view.game;
        match (action, depth) {
            (Action::Lay(placement), 0) => Some(line_text(placement)),
            (Action::Put { kind, .. }, 0) => Some(format!("put {}", game.kind_text(kind))),
            (Action::Put { at, .. }, 1) => Some(format!("in row {}", at.row() + 1)),
            (Action::Start { starter, .. }, 0) => {
                Some(format!("lay the starter {}", game.starter_text(starter)))
            }
            (Action::Start { at, .. }, 1) => Some(format!("in row {}", at.row() + 1)),
            _ => None,
        }
    }

    /// The step is acted out again on the state before it.
    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        _: &[(Seat, Action)],
        _: &View,
        names: &Names,
        out: &mut Vec<String>,
    ) {
        let StepView::Open(step) = *step else { return };
        let mut game = before.game;
        let told = before.game;
        game.apply_and_tell(step, &mut |event| out.extend(told.say_event(event, names)));
        if matches!(game.phase, Phase::Over(_))
            && let Some(rating) = game.rating()
        {
            out.push(format!("{} points: {rating}.", game.points(Seat::new(0)).total()));
        }
    }

    fn say_why(&self, _: Seat, action: Action, _: &Names) -> String {
        reasons::say_why(self, action)
    }

    fn score_sheet(view: &View) -> ScoreSheet {
        let game = &view.game;
        let sheet = |seat: Seat| game.score_lines(seat);
        ScoreSheet { seats: game.book.seats.seats().map(sheet).collect() }
    }
}

fn dollars(n: u8) -> String {
    if n == 1 { "1 dollar".to_string() } else { format!("{n} dollars") }
}

/// `b3 to e3, top north`, and how much hangs over.
fn placement_text(placement: Placement) -> String {
    let Placement { at, facing, on_mat } = placement;
    let last = at.along(facing.axis(), on_mat - 1);
    let squares = if on_mat == 1 { at.to_string() } else { format!("{at} to {last}") };
    let over = match (on_mat, placement.first_position() > 0, facing.axis()) {
        (4, ..) => "",
        (_, true, 0) => ", over the west border",
        (_, false, 0) => ", over the east border",
        (_, true, _) => ", over the north border",
        (_, false, _) => ", over the south border",
    };
    format!("{squares}{over}, top to the {}", facing.word())
}

/// The line a strip lies in.
fn line_text(placement: Placement) -> String {
    if placement.facing.axis() == 0 {
        format!("lay it in row {}", placement.at.row() + 1)
    } else {
        format!("lay it in column {}", (b'a' + placement.at.column()) as char)
    }
}

impl DollarsToDonuts {
    fn donut_name(&self, donut: Donut) -> String {
        self.book.edition.parts.types[donut.index()].name.to_lowercase()
    }

    fn is_holes(&self, kind: Kind) -> bool {
        self.book.edition.parts.kinds[kind.index()].holes
    }

    /// `s1 (plain)`.
    fn starter_text(&self, starter: Starter) -> String {
        let edges = self.book.edition.parts.starters[starter.index()].edges;
        let mut names: Vec<String> =
            edges.iter().flatten().map(|half| self.donut_name(Donut(*half))).collect();
        names.dedup();
        format!("{} ({})", starter_id(self.book, starter), names.join(", "))
    }

    /// Where the halves of a starter point.
    fn directions(&self, starter: Starter, facing: Facing) -> String {
        let faces = self.book.rules.faces_of(Cover::starter(starter, facing));
        let words: Vec<&str> = faces.halves().map(|(facing, _)| facing.word()).collect();
        words.join(" and ")
    }

    /// `d03 (top .S.P, bottom .P.., left C, right P)`.
    fn tile_text(&self, tile: Tile) -> String {
        let DonutTile { top, bottom, left, right, .. } = &self.book.edition.parts.tiles[tile.index()];
        let letters = |halves: &[Option<u8>]| {
            let code = |half: &Option<u8>| {
                half.map_or('.', |half| super::notation::donut_code(self.book, Donut(half)))
            };
            halves.iter().map(code).collect::<String>()
        };
        format!(
            "{} (top {}, bottom {}, left {}, right {})",
            tile_id(self.book, tile),
            letters(top),
            letters(bottom),
            letters(&[*left]),
            letters(&[*right])
        )
    }

    /// `a plain half donut`.
    fn kind_text(&self, kind: Kind) -> String {
        let kind = &self.book.edition.parts.kinds[kind.index()];
        if kind.holes { kind.name.clone() } else { format!("a {}", kind.name) }
    }

    fn payment_text(&self, payment: Payment) -> String {
        let mut counts = [0; MAX_KINDS];
        for (kind, count) in payment.counts() {
            counts[kind.index()] = count;
        }
        kinds(self, &counts)
    }

    /// `Sanjay (c14) at level 2, delighted, with PCP`.
    fn order_text(&self, customer: Customer, level: u8) -> String {
        let parts = &self.book.edition.parts;
        let card = &parts.customers[customer.index()];
        let needed = self.book.rules.orders[customer.index()][usize::from(level) - 1].to_le_bytes();
        let mood = &parts.levels[usize::from(level) - 1].name;
        let id = customer_id(self.book, customer);
        format!("{} ({id}) at level {level}, {mood}, with {}", card.name, tokens(self, &needed))
    }

    fn customer_text(&self, customer: Customer) -> String {
        let parts = &self.book.edition.parts;
        let card = &parts.customers[customer.index()];
        let place = &parts.neighborhoods[usize::from(card.neighborhood)].name;
        format!("{} from {place} ({})", card.name, card.id)
    }

    fn strip_covers(tile: Tile, placement: Placement) -> Vec<(Square, Cover)> {
        let positions = placement.first_position()..;
        let cover = |(square, position)| (square, Cover::strip(tile, placement.facing, position));
        placement.squares().zip(positions).map(cover).collect()
    }

    /// What laying these covers on the mat of the seat to move would complete: `: collects P2, draws 3`.
    fn forecast(&self, covers: &[(Square, Cover)]) -> String {
        let (mut found, mut draws) = ([0u8; super::MAX_TYPES], 0);
        let mut voids = 0;
        for (square, cover) in covers {
            meet(&self.book.rules, &self.mats[self.to_move.index()], *square, *cover, &mut |half, other| {
                let pays = self.book.rules.pays[usize::from(half)][usize::from(other)];
                if half == other {
                    found[usize::from(half)] += 1;
                } else if pays > 0 {
                    draws += pays;
                } else {
                    voids += 1;
                }
            });
        }
        let mut parts = Vec::new();
        if found.iter().any(|count| *count > 0) {
            parts.push(format!("collects {}", tokens(self, &found)));
        }
        if draws > 0 {
            parts.push(format!("draws {draws}"));
        }
        if voids > 0 {
            parts.push(format!("{voids} void"));
        }
        if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) }
    }

    fn say_event(&self, event: Event, names: &Names) -> Option<String> {
        Some(match event {
            Event::Starts(seat) => format!("{} begins.", names.of(seat)),
            Event::Started { seat, starter, at, facing } => {
                let who = if self.book.rules.balanced && !self.book.rules.solo {
                    format!("{} lays on every mat", names.of(seat))
                } else {
                    format!("{} lays", names.of(seat))
                };
                let halves = self.directions(starter, facing);
                format!("{who} the starter {} on {at}, halves {halves}.", self.starter_text(starter))
            }
            Event::Stocked(tile) => format!("The board gets {}.", self.tile_text(tile)),
            Event::Queued(customer) => format!("{} joins the line.", self.customer_text(customer)),
            Event::BoughtNothing(seat) => format!("{} buys nothing.", names.of(seat)),
            Event::Bought(seat, tile, 0) => {
                format!("{} takes {} for free.", names.of(seat), tile_id(self.book, tile))
            }
            Event::Bought(seat, tile, price) => {
                format!("{} buys {} for {}.", names.of(seat), tile_id(self.book, tile), dollars(price))
            }
            Event::Paid(seat, payment) => {
                format!("{} pays {}.", names.of(seat), self.payment_text(payment))
            }
            Event::Laid(seat, tile, placement) => {
                let tile = tile_id(self.book, tile);
                format!("{} lays {tile} on {}.", names.of(seat), placement_text(placement))
            }
            Event::LaidAside(seat, tile) => {
                format!(
                    "The mat of {} cannot take {}; it is laid aside.",
                    names.of(seat),
                    tile_id(self.book, tile)
                )
            }
            Event::Perfect(seat, donut, true) => {
                format!("A perfect {} donut: {} takes a token.", self.donut_name(donut), names.of(seat))
            }
            Event::Perfect(_, donut, false) => {
                format!("A perfect {} donut, but no token is left.", self.donut_name(donut))
            }
            Event::Mismatched(_, one, other, 0) => {
                format!(
                    "A {} half meets a {} half: worth nothing.",
                    self.donut_name(one),
                    self.donut_name(other)
                )
            }
            Event::Mismatched(_, one, other, pays) => {
                let (one, other) = (self.donut_name(one), self.donut_name(other));
                format!("A {one} half meets a {other} half: it sells for {}.", dollars(pays))
            }
            Event::Short(missing) => {
                format!("The bag runs short: {} cannot be paid.", dollars(missing))
            }
            Event::Drew(seat, kind) => {
                format!(
                    "{} draws a dollar tile: {}.",
                    names.of(seat),
                    self.book.edition.parts.kinds[kind.index()].name
                )
            }
            Event::PutNothing(seat) => format!("{} puts no dollar tile.", names.of(seat)),
            Event::Put(seat, kind, at, facing) => {
                let turned = if self.is_holes(kind) {
                    String::new()
                } else {
                    format!(", half to the {}", facing.word())
                };
                format!("{} puts {} on {at}{turned}.", names.of(seat), self.kind_text(kind))
            }
            Event::ServedNobody(seat) => format!("{} serves nobody.", names.of(seat)),
            Event::Served(seat, customer, level) => {
                let points =
                    self.book.edition.parts.customers[customer.index()].points[usize::from(level) - 1];
                format!("{} serves {}: {points} points.", names.of(seat), self.order_text(customer, level))
            }
            Event::Cleared(tile) => format!("The free tile {} leaves the game.", tile_id(self.book, tile)),
            Event::WentHome(customer) => format!("{} goes home unserved.", self.customer_text(customer)),
            Event::LastRound(seat) if self.book.rules.solo => {
                format!("The mat of {} is full.", names.of(seat))
            }
            Event::LastRound(seat) => {
                format!("The mat of {} is full: this is the last round.", names.of(seat))
            }
            Event::Turn(..) => return None,
            Event::Over(End::Full) => "The game is over.".to_string(),
            Event::Over(End::Supply) => {
                "No tile is left to refill the board: the game is over at once.".to_string()
            }
            Event::Over(End::Idle) => {
                format!("Nobody did anything for {} rounds: the game is over.", self.book.rules.idle_rounds)
            }
        })
    }

    fn score_lines(&self, seat: Seat) -> Vec<ScoreLine> {
        let parts = &self.book.edition.parts;
        let customs = self.customs();
        let points = self.points_among(&customs, seat);
        let line =
            |label: &str, detail: String, points: i32| ScoreLine { label: label.to_string(), detail, points };
        let served: Vec<String> = self
            .served(seat)
            .map(|(customer, level)| {
                let worth = parts.customers[customer.index()].points[usize::from(level) - 1];
                format!("{}-{level} {worth}", customer_id(self.book, customer))
            })
            .collect();
        let by_place: Vec<String> = parts
            .neighborhoods
            .iter()
            .zip(customs[seat])
            .map(|(place, (count, _))| format!("{} {count}", place.name))
            .collect();
        let led: Vec<&str> = parts
            .neighborhoods
            .iter()
            .enumerate()
            .filter(|(place, _)| self.leads(&customs, seat, *place))
            .map(|(_, place)| place.name.as_str())
            .collect();
        vec![
            line("Customers", served.join(", "), points.customers),
            line("Sets", format!("{} for each set of {}", parts.set_bonus, by_place.join(", ")), points.sets),
            line("Majorities", led.join(", "), points.majorities),
            line("Hole pairs", tokens(self, &self.holes(seat)), points.holes),
            line("Tokens left", tokens(self, &self.tokens[seat.index()]), points.tokens),
            line("Empty squares", self.empty(seat).count_ones().to_string(), points.empty),
        ]
    }

    /// Why an action is refused to the seat that is asked.
    pub(super) fn explain_refusal(&self, action: Action) -> String {
        let (rules, seat) = (&self.book.rules, self.to_move);
        let question = match self.phase {
            Phase::Starter { .. } => "lay a starter, like start:s1@b2n",
            Phase::Buy => "buy a tile, like buy:0, or decline with nobuy",
            Phase::Pay => "choose which dollar tiles to pay, like pay:op1",
            Phase::Place => "lay the strip, like lay:b3n4",
            Phase::Dollar => "put a dollar tile, like put:op@c4, or decline with noput",
            Phase::Serve => "serve a customer, or decline with noserve",
            _ => "wait",
        };
        let filled = |at: Square| self.empty(seat) & at.bit() == 0;
        match (self.phase, action) {
            (Phase::Starter { left }, Action::Start { starter, at, facing }) => {
                if left & 1 << starter.0 == 0 {
                    format!("the starter {} lies already", starter_id(self.book, starter))
                } else if !rules.balanced && left.trailing_zeros() != u32::from(starter.0) {
                    let next = starter_id(self.book, Starter(left.trailing_zeros() as u8));
                    format!("starters are laid in their order: {next} is next")
                } else if rules.starter_turns[starter.index()] & 1 << facing.index() == 0 {
                    "that looks the same as another direction: use the first of n, e, s, w that does"
                        .to_string()
                } else {
                    format!("a starter lies in the row or the column of {at}")
                }
            }
            (Phase::Buy, Action::NoBuy) => "alone you must buy; the last tile is free".to_string(),
            (Phase::Buy, Action::Buy(price)) => {
                format!("that costs {}, and you have {}", dollars(price), self.dollars(seat))
            }
            (Phase::Pay, Action::Pay(payment)) => {
                if payment.total() == self.price() {
                    format!("you do not have {}", self.payment_text(payment))
                } else {
                    format!("the price is exactly {}", dollars(self.price()))
                }
            }
            (Phase::Place, Action::Lay(placement)) => {
                if rules.starts[placement.facing.axis()][usize::from(placement.on_mat) - 1]
                    & placement.at.bit()
                    == 0
                {
                    "a strip cannot lie so: it has 4 squares in a line, and only its ends may hang over a border"
                        .to_string()
                } else if let Some(square) = placement.squares().find(|square| filled(*square)) {
                    format!("{square} is filled")
                } else {
                    "that looks the same as another direction: use n or e".to_string()
                }
            }
            (Phase::Dollar, Action::Put { kind, at, .. }) => {
                if self.hand(seat)[kind.index()] == 0 {
                    format!("you have no {}", self.book.edition.parts.kinds[kind.index()].name)
                } else {
                    format!("{at} is filled")
                }
            }
            (Phase::Serve, Action::Serve { customer, level }) => {
                if self.line().contains(&customer) {
                    format!("you do not have the tokens for {}", self.order_text(customer, level))
                } else {
                    format!("{} is not in line", customer_id(self.book, customer))
                }
            }
            _ => format!("that is not the question now: {question}"),
        }
    }
}
