//! What a viewer may know, which is everything; its JSON; the board as text.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, paint};
use tabletop::{Book, Game as _, Seat, SeatSet, Turn, Viewer};

use super::blocked::{NoPlace, NoTake};
use super::cards::Heap;
use super::{Attempt, Baker, DriveThru, Kitchen, Phase, Recipe, SEATS, Stage};

/// All that one viewer is entitled to know: all there is. Only the order of the deck and the rolls to come are
/// unknown, and no state holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Shape", into = "Shape")]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) game: DriveThru,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(super) enum Asks {
    Start,
    Draft,
    Deal,
    Turn,
    Draw,
    Keep,
    Roll,
    Spend,
    Over,
}

impl Asks {
    pub(super) fn of(game: &DriveThru) -> Self {
        match game.phase {
            Phase::Start => Asks::Start,
            Phase::Draft => Asks::Draft,
            Phase::Deal => Asks::Deal,
            Phase::Turn => Asks::Turn,
            Phase::Draw { .. } => Asks::Draw,
            Phase::Keep => Asks::Keep,
            Phase::Roll { .. } => Asks::Roll,
            Phase::Spend { .. } => Asks::Spend,
            Phase::Over => Asks::Over,
        }
    }

    /// One word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Asks::Start => "start",
            Asks::Draft => "draft",
            Asks::Deal => "deal",
            Asks::Turn => "turn",
            Asks::Draw => "draw",
            Asks::Keep => "keep",
            Asks::Roll => "roll",
            Asks::Spend => "spend",
            Asks::Over => "over",
        }
    }
}

/// The view as JSON has it. Recipes and bakers are numbers, in the order of the edition.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
struct Shape {
    /// The rules of the table.
    book: Book<DriveThru>,
    /// Whose view this is.
    viewer: Viewer,
    /// What the game waits for.
    asks: Asks,
    /// Who must choose now.
    due: SeatSet,
    /// Rounds begun.
    round: u32,
    /// Whether this round is the last.
    last_round: bool,
    /// Who began.
    first: Seat,
    /// Whose turn it is.
    current: Seat,
    /// Pieces on Learn, Prepare, Serve, Coffee Break.
    kitchen: Vec<u8>,
    /// Pieces a Kitchen card can hold.
    plates: u8,
    /// Pieces in each seat's hand.
    hands: Vec<u8>,
    /// How many pieces a hand can hold.
    hand_limit: u8,
    /// Each seat's unprepared recipes.
    unprepared: Vec<Vec<Recipe>>,
    /// Each seat's prepared recipes.
    prepared: Vec<Vec<Recipe>>,
    /// Each seat's served recipes, which are its Recognitions.
    served: Vec<Vec<Recipe>>,
    /// How many of them are ready.
    ready: Vec<u8>,
    /// How many of them are used.
    used: Vec<u8>,
    /// Each seat's baker.
    bakers: Vec<Option<Baker>>,
    /// While they are given out: those nobody has yet.
    bakers_left: Vec<Baker>,
    /// Each seat's tips.
    tips: Vec<i32>,
    /// How many types of treat each seat has served.
    types: Vec<u32>,
    /// The recipes left in the deck, in no order.
    deck: Vec<Recipe>,
    /// The discards.
    discard: Vec<Recipe>,
    /// Recipes out of the game.
    removed: Vec<Recipe>,
    /// The recipes drawn, while the seat chooses.
    drawn: Vec<Recipe>,
    /// How many are still to be drawn.
    to_draw: u8,
    /// While a seat chooses what to do: for each Kitchen card, why it cannot place a piece there; `null` if it can.
    no_place: Vec<Option<NoPlace>>,
    /// While a seat chooses what to do: for each Kitchen card, why it cannot take a piece from there; `null` if it can.
    no_take: Vec<Option<NoTake>>,
    /// What the roll is for.
    attempt: Option<Attempt>,
    /// What the roll must reach, with all that is added to the die.
    needed: Option<u8>,
    /// What is added to the die for pieces and baker.
    bonus: Option<u8>,
    /// What was rolled.
    die: Option<u8>,
    /// What the roll is short of.
    short: Option<i16>,
}

impl From<View> for Shape {
    fn from(View { viewer, game }: View) -> Shape {
        let rules = &game.book.rules;
        let n = game.book.seats.get();
        let list = |heap: Heap| rules.layout.cards(heap).collect::<Vec<_>>();
        let lists = |heaps: &[Heap; SEATS]| heaps[..n].iter().map(|heap| list(*heap)).collect();
        let seats = || game.book.seats.seats();
        let (attempt, die) = match game.phase {
            Phase::Roll { attempt } => (Some(attempt), None),
            Phase::Spend { attempt, die } => (Some(attempt), Some(die)),
            _ => (None, None),
        };
        let choosing = game.phase == Phase::Turn;
        Shape {
            book: game.book,
            viewer,
            asks: Asks::of(&game),
            due: match game.turn() {
                Turn::Act(due) => due,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            },
            round: game.round,
            last_round: game.last_round,
            first: game.first,
            current: game.current,
            kitchen: game.kitchen.to_vec(),
            plates: rules.size.plates,
            hands: game.hand[..n].to_vec(),
            hand_limit: rules.size.hand_limit,
            unprepared: lists(&game.unprepared),
            prepared: lists(&game.prepared),
            served: lists(&game.served),
            ready: game.ready[..n].to_vec(),
            used: seats().map(|seat| game.used(seat)).collect(),
            bakers: game.bakers[..n].to_vec(),
            bakers_left: match game.phase {
                Phase::Draft | Phase::Deal => game.bakers_left().collect(),
                _ => Vec::new(),
            },
            tips: seats().map(|seat| game.tips(seat)).collect(),
            types: seats().map(|seat| game.types(seat)).collect(),
            deck: list(game.bag),
            discard: list(game.discard),
            removed: list(game.removed),
            drawn: list(game.drawn),
            to_draw: if let Phase::Draw { left } = game.phase { left } else { 0 },
            no_place: if choosing { game.no_place().to_vec() } else { Vec::new() },
            no_take: if choosing { game.no_take().to_vec() } else { Vec::new() },
            attempt,
            needed: attempt.map(|attempt| game.needed(attempt)),
            bonus: attempt.map(|attempt| game.bonus(attempt.stage, attempt.pieces)),
            die,
            short: attempt.zip(die).map(|(attempt, die)| game.short(attempt, die)),
        }
    }
}

impl TryFrom<Shape> for View {
    type Error = String;

    /// Refuses what no game can have shown, so that a view from outside cannot make a bot stumble. What follows from
    /// the rest (tips, types, who is due, what cannot be done) is worked out again.
    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let n = book.seats.get();
        let lengths = [
            shape.hands.len(),
            shape.unprepared.len(),
            shape.prepared.len(),
            shape.served.len(),
            shape.ready.len(),
            shape.bakers.len(),
        ];
        let viewer_sits = shape.viewer.seat().is_none_or(|seat| book.seats.contains(seat));
        if lengths.iter().any(|len| *len != n) || shape.kitchen.len() != 4 || !viewer_sits {
            return Err("its lists do not fit the rule book it names".into());
        }
        let heap = |cards: &[Recipe]| {
            let too_many =
                |recipe: Recipe| format!("there are too many cards of recipe {}", u8::from(recipe));
            book.rules.layout.heap(cards.iter().copied()).map_err(too_many)
        };
        let mut game = DriveThru {
            bag: heap(&shape.deck)?,
            discard: heap(&shape.discard)?,
            removed: heap(&shape.removed)?,
            drawn: heap(&shape.drawn)?,
            first: shape.first,
            current: shape.current,
            last_round: shape.last_round,
            round: shape.round,
            phase: phase(&shape)?,
            ..DriveThru::new(book)
        };
        game.kitchen.copy_from_slice(&shape.kitchen);
        game.hand[..n].copy_from_slice(&shape.hands);
        game.ready[..n].copy_from_slice(&shape.ready);
        game.bakers[..n].copy_from_slice(&shape.bakers);
        for seat in 0..n {
            game.unprepared[seat] = heap(&shape.unprepared[seat])?;
            game.prepared[seat] = heap(&shape.prepared[seat])?;
            game.served[seat] = heap(&shape.served[seat])?;
        }
        game.validate().map_err(|e| e.to_string())?;
        Ok(View { viewer: shape.viewer, game })
    }
}

fn phase(shape: &Shape) -> Result<Phase, String> {
    Ok(match (shape.asks, shape.attempt, shape.die) {
        (Asks::Start, ..) => Phase::Start,
        (Asks::Draft, ..) => Phase::Draft,
        (Asks::Deal, ..) => Phase::Deal,
        (Asks::Turn, ..) => Phase::Turn,
        (Asks::Draw, ..) => Phase::Draw { left: shape.to_draw },
        (Asks::Keep, ..) => Phase::Keep,
        (Asks::Roll, Some(attempt), None) => Phase::Roll { attempt },
        (Asks::Spend, Some(attempt), Some(die)) => Phase::Spend { attempt, die },
        (Asks::Over, ..) => Phase::Over,
        (Asks::Roll | Asks::Spend, ..) => return Err("it does not say what the roll is for".into()),
    })
}

impl View {
    pub(super) fn name(&self, recipe: Recipe) -> &'static str {
        &self.game.book.edition.parts.recipes[recipe.index()].name
    }

    pub(super) fn kitchen_name(&self, kitchen: Kitchen) -> &'static str {
        &self.game.book.edition.parts.kitchen[kitchen.index()].name
    }

    /// `honey matcha $1 B 2/4`.
    fn card(&self, recipe: Recipe) -> String {
        let parts = &self.game.book.edition.parts;
        let card = &parts.recipes[recipe.index()];
        let treat = card.treat.map_or("-", |treat| &parts.types[treat]);
        format!("{} ${} {treat} {}/{}", card.name, card.tip, card.prepare, card.serve)
    }
}

/// Widest line of a board.
const WIDTH: usize = 98;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.write_kitchen(f)?;
        self.write_cards(f)?;
        writeln!(f)?;
        for seat in self.game.book.seats.seats() {
            self.write_seat(f, seat)?;
        }
        Ok(())
    }
}

impl View {
    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let round = game.round;
        let heading = match Asks::of(game) {
            Asks::Start => "Before the first round · who begins?".to_string(),
            Asks::Draft | Asks::Deal => "Before the first round · bakers are given out".to_string(),
            Asks::Over => format!("Over after {}", count(round, "round")),
            _ if game.last_round => format!("Round {round} · the last round"),
            _ => format!("Round {round}"),
        };
        write_painted(f, &heading, STRONG)?;
        write!(f, " · {} in the deck", count(game.bag.len(), "recipe"))?;
        match game.discard.len() {
            0 => writeln!(f),
            n => writeln!(f, " · {n} discarded"),
        }
    }

    fn write_kitchen(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widest = Kitchen::ALL.map(|kitchen| self.kitchen_name(kitchen).chars().count());
        let widest = widest.into_iter().max().unwrap_or(0);
        for kitchen in Kitchen::ALL {
            let pieces = self.game.kitchen[kitchen.index()];
            write!(f, "  {:widest$}  ", self.kitchen_name(kitchen))?;
            write_painted(f, &dots(pieces, self.game.book.rules.size.plates), colour(AnsiColor::Yellow))?;
            write!(f, "  ")?;
            write_painted(f, &self.does(kitchen), FAINT)?;
            writeln!(f)?;
        }
        Ok(())
    }

    /// What a Kitchen card does, for the viewer's baker if it has one.
    fn does(&self, kitchen: Kitchen) -> String {
        match kitchen {
            Kitchen::Learn => {
                let rules = &self.game.book.rules;
                let skill = rules.skill(self.viewer.seat().and_then(|seat| self.game.bakers[seat.index()]));
                let draw = &skill.draw[1..=usize::from(rules.pieces_max[kitchen.index()])];
                let draw: Vec<String> = draw.iter().map(ToString::to_string).collect();
                let most = if skill.keep == 1 { "one".into() } else { format!("up to {}", skill.keep) };
                format!("draw {} recipes, keep {most}", draw.join(" or "))
            }
            Kitchen::Prepare => "reach the first number of an unprepared recipe".into(),
            Kitchen::Serve => "reach the second number of a prepared recipe".into(),
            Kitchen::Coffee => "all your Recognitions are ready again".into(),
        }
    }

    /// The recipes on the table that belong to nobody, and the attempt under way.
    fn write_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let layout = &game.book.rules.layout;
        let ids = |heap: Heap| {
            let parts = &game.book.edition.parts;
            layout.cards(heap).map(|recipe| parts.recipes[recipe.index()].id.clone()).collect::<Vec<_>>()
        };
        write_list(f, "  Deck      ", &ids(game.bag), " ", FAINT)?;
        write_list(f, "  Discards  ", &ids(game.discard), " ", FAINT)?;
        if matches!(game.phase, Phase::Draft | Phase::Deal) {
            let bakers = &game.book.edition.parts.bakers;
            let left: Vec<String> =
                game.bakers_left().map(|baker| bakers[baker.index()].name.clone()).collect();
            write_list(f, "  Bakers    ", &left, " · ", colour(AnsiColor::Green))?;
        }
        let drawn: Vec<String> = layout.cards(game.drawn).map(|recipe| self.card(recipe)).collect();
        write_list(f, "  Drawn     ", &drawn, " · ", colour(AnsiColor::Yellow))?;
        match game.phase {
            Phase::Roll { attempt } | Phase::Spend { attempt, .. } => {
                let verb = match attempt.stage {
                    Stage::Prepare => "prepare",
                    Stage::Serve => "serve",
                };
                let needed = game.needed(attempt);
                let bonus = game.bonus(attempt.stage, attempt.pieces);
                write!(f, "  Roll      {verb} the {}: {needed} needed", self.name(attempt.recipe))?;
                if bonus > 0 {
                    write!(f, ", +{bonus} to the die")?;
                }
                if let Phase::Spend { die, .. } = game.phase {
                    write!(f, " · {die} is {} short", game.short(attempt, die))?;
                }
                writeln!(f)
            }
            _ => Ok(()),
        }
    }

    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let game = &self.game;
        let rules = &game.book.rules;
        let i = seat.index();
        let you = self.viewer.is(seat);
        let due = !matches!(game.phase, Phase::Over | Phase::Start) && game.current == seat;
        write!(f, "{} ", if due { "▸" } else { " " })?;
        let label = if you { format!("p{seat} (you)") } else { format!("p{seat}") };
        write_painted(f, &format!("{label:8}"), if you { STRONG } else { colour(AnsiColor::Cyan) })?;
        write!(f, "  hand ")?;
        write_painted(f, &dots(game.hand[i], rules.size.hand_limit), colour(AnsiColor::Yellow))?;
        let (tips, types) = (game.tips(seat), game.types(seat));
        write!(f, "  ${tips} · {}", count(types, "type"))?;
        let served = game.served[i].len();
        write!(f, " · {served} of {} served", rules.constants.served_to_end)?;
        if served > 0 {
            let (ready, used) = (usize::from(game.ready[i]), usize::from(game.used(seat)));
            write!(f, "  Recognition {}{}", "★".repeat(ready), "☆".repeat(used))?;
        }
        if let Some(baker) = game.bakers[i] {
            write!(f, "  {}", game.book.edition.parts.bakers[baker.index()].name)?;
        }
        if game.round > 0 && game.first == seat {
            write!(f, "  (first)")?;
        }
        writeln!(f)?;
        let cards = |heap: Heap| rules.layout.cards(heap).map(|recipe| self.card(recipe)).collect::<Vec<_>>();
        let names = |heap: Heap| {
            rules.layout.cards(heap).map(|recipe| self.name(recipe).to_string()).collect::<Vec<_>>()
        };
        write_list(f, "      to prepare  ", &cards(game.unprepared[i]), " · ", Style::new())?;
        write_list(f, "      to serve    ", &cards(game.prepared[i]), " · ", colour(AnsiColor::Green))?;
        write_list(f, "      served      ", &names(game.served[i]), " · ", FAINT)
    }
}

/// `●●○`: pieces, and places left for more.
fn dots(pieces: u8, places: u8) -> String {
    "●".repeat(pieces.into()) + &"○".repeat(usize::from(places.saturating_sub(pieces)))
}

fn count(n: u32, thing: &str) -> String {
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

/// A label and items, broken into lines; nothing if there is no item.
fn write_list(
    f: &mut fmt::Formatter<'_>,
    label: &str,
    items: &[String],
    separator: &str,
    style: Style,
) -> fmt::Result {
    let indent = label.chars().count();
    let mut column = 0;
    for (i, item) in items.iter().enumerate() {
        let width = item.chars().count();
        if i == 0 {
            f.write_str(label)?;
            column = indent;
        } else if column + separator.chars().count() + width > WIDTH {
            write!(f, "\n{:indent$}", "")?;
            column = indent;
        } else {
            f.write_str(separator)?;
            column += separator.chars().count();
        }
        write_painted(f, item, style)?;
        column += width;
    }
    if items.is_empty() { Ok(()) } else { writeln!(f) }
}

fn write_painted(f: &mut fmt::Formatter<'_>, text: &str, style: Style) -> fmt::Result {
    if f.alternate() { write!(f, "{:#}", paint(text, style)) } else { write!(f, "{}", paint(text, style)) }
}

#[cfg(test)]
mod tests {
    use tabletop::SeatCount;

    use super::super::{Bakery, Event, Offer};
    use super::*;

    #[test]
    fn a_view_that_no_game_shows_is_refused() {
        let book = Book::standard(SeatCount::new(3).expect("a table")).expect("a book");
        let view = DriveThru::new(book).view(Viewer::Spectator);
        let json = serde_json::to_value(&view).expect("a view is plain values");
        assert_eq!(serde_json::from_value::<View>(json.clone()).expect("its own view"), view);
        let faults = [
            ("/hands", serde_json::json!([2, 2]), "its lists do not fit the rule book it names"),
            ("/hands", serde_json::json!([2, 2, 3]), "there are 7 pieces instead of 6"),
            ("/removed", serde_json::json!([0, 0, 0, 0, 0]), "there are too many cards of recipe 0"),
            ("/removed", serde_json::json!([]), "there are 3 of bun instead of 4"),
            ("/deck", serde_json::json!([64]), "there is no recipe 64"),
            ("/asks", serde_json::json!("spend"), "it does not say what the roll is for"),
            ("/asks", serde_json::json!("over"), "the round and the phase disagree"),
            ("/first", serde_json::json!(4), "the first or the current seat does not exist"),
            ("/ready", serde_json::json!([1, 0, 0]), "the served recipes of seat 1 are miscounted"),
            ("/bakers", serde_json::json!([1, 1, null]), "the bakers are miscounted"),
        ];
        for (pointer, value, expected) in faults {
            let mut changed = json.clone();
            *changed.pointer_mut(pointer).expect("a part of the view") = value;
            let refused = serde_json::from_value::<View>(changed).expect_err(pointer).to_string();
            assert!(refused.contains(expected), "{pointer}: {refused}");
        }
    }

    #[test]
    fn the_typescript_of_the_view_is_fresh() {
        crate::typescript::check::<DriveThru, Shape, Bakery, Event, Offer>();
    }
}
