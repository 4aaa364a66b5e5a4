//! Everything in words: the board, the notation, sentences for people, positions of scenarios.

use std::fmt;
use std::sync::LazyLock;

use tabletop::paint::{AnsiColor, FAINT, STRONG, colour, paint};
use tabletop::{
    Actor, Arrange, Book, Catalogue, Game, Notation, NotationError, PerSeat, Phrase, ScoreLine, ScoreSheet,
    Seat, Step, StepView, StepViewOf, Words,
};

use super::view::{Answers, View};
use super::{Action, Components, Counts, CrullerClash, Draw, Kind, Phase, points, present};

impl Components {
    fn id(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].id
    }

    fn name(&self, kind: Kind) -> &str {
        &self.kinds[kind.0 as usize].name
    }

    fn find(&self, id: &str) -> Result<Kind, NotationError> {
        let found = self.kinds.iter().position(|row| row.id == id);
        let ids = || self.kinds.iter().map(|row| row.id.as_str()).collect::<Vec<_>>().join(", ");
        let message = || format!("there is no donut '{id}'; this edition has {}", ids());
        found.map(|i| Kind(i as u8)).ok_or_else(|| NotationError(Phrase::verbatim(message())))
    }

    /// Several donuts on one line: `plain*2 cruller`.
    fn write(&self, counts: Counts) -> String {
        let each = present(counts).map(|(kind, n)| match n {
            1 => self.id(kind).to_string(),
            _ => format!("{}*{n}", self.id(kind)),
        });
        each.collect::<Vec<_>>().join(" ")
    }

    fn read_counts(&self, text: &str) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for word in text.split_whitespace() {
            let (name, n) = match word.split_once('*') {
                Some((name, n)) => (name, n.parse().map_err(|_| format!("'{n}' is no number of donuts"))?),
                None => (word, 1),
            };
            let count = &mut counts[self.find(name).map_err(|e| e.to_string())?.0 as usize];
            *count = count.checked_add(n).ok_or_else(|| format!("more than 255 of {name}"))?;
        }
        Ok(counts)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = &self.book.edition.parts;
        let or_none = |text: String| if text.is_empty() { "none".to_string() } else { text };
        paint(format!("Cruller Clash, round {}", self.round), STRONG).fmt(f)?;
        writeln!(f, ", {} cards in the deck", self.deck_size())?;
        write!(f, "row:")?;
        for (i, place) in self.row.iter().enumerate() {
            write!(f, "  {}=", i + 1)?;
            match place {
                Some(kind) => paint(parts.name(*kind), colour(AnsiColor::Yellow)).fmt(f)?,
                None => paint("empty", FAINT).fmt(f)?,
            }
        }
        writeln!(f, "\npile: {}", or_none(parts.write(self.pile)))?;
        for (seat, points) in self.scores().iter() {
            let chosen = matches!(self.phase, Phase::Pick(answers) if answers.answered.contains(seat));
            let table = or_none(parts.write(self.tables[seat]));
            write!(f, "seat {seat}: {points} points, table: {table}, hand: {} cards", self.hand_sizes[seat])?;
            writeln!(f, "{}", if chosen { ", has chosen" } else { "" })?;
        }
        if self.viewer.seat().is_some() {
            write!(f, "your hand: {}", or_none(parts.write(self.hand)))?;
            if let Phase::Pick(Answers { mine: Some(place), .. }) = self.phase {
                write!(f, "; your pick: place {}", place + 1)?;
            }
            writeln!(f)?;
        }
        if self.phase == Phase::Over { writeln!(f, "the game is over") } else { Ok(()) }
    }
}

impl Notation for CrullerClash {
    fn write_action(book: Book<Self>, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Action::Pick(place) => write!(f, "pick:{}", place + 1),
            Action::Serve(kind) => write!(f, "serve:{}", book.edition.parts.id(kind)),
            Action::Keep => f.write_str("keep"),
        }
    }

    fn parse_action(book: Book<Self>, text: &str) -> Result<Action, NotationError> {
        match text.split_once(':') {
            None if text == "keep" => Ok(Action::Keep),
            Some(("serve", id)) => book.edition.parts.find(id).map(Action::Serve),
            Some(("pick", place)) => {
                let row = book.rules.row as u8;
                let found = (1..=row).find(|n| n.to_string() == place);
                let message = || format!("there is no place {place} in a row of {row}");
                found.map(|n| Action::Pick(n - 1)).ok_or_else(|| NotationError(Phrase::verbatim(message())))
            }
            _ => Err(NotationError(Phrase::verbatim(format!(
                "'{text}' is no action: there are pick:<place>, serve:<type> and keep"
            )))),
        }
    }

    fn write_chance(book: Book<Self>, Draw(kind): Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw:{}", book.edition.parts.id(kind))
    }

    fn parse_chance(book: Book<Self>, text: &str) -> Result<Draw, NotationError> {
        let message = || format!("'{text}' is no chance outcome: there is draw:<type>");
        let id = text.strip_prefix("draw:").ok_or_else(|| NotationError(Phrase::verbatim(message())))?;
        book.edition.parts.find(id).map(Draw)
    }
}

/// How a seat is called.
fn p(seat: Seat) -> String {
    format!("p{seat}")
}

/// This game speaks English only: its words are not in a catalogue.
static WORDS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(["", ""]));

impl Words for CrullerClash {
    fn catalogue() -> &'static Catalogue {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let parts = &view.book.edition.parts;
        let words = match action {
            Action::Pick(place) => match view.row.get(place as usize).copied().flatten() {
                Some(kind) => format!("reach for the {} at place {}", parts.name(kind), place + 1),
                None => format!("reach for place {}", place + 1),
            },
            Action::Serve(kind) => format!("serve a {} from your hand", parts.name(kind)),
            Action::Keep => "keep your hand".into(),
        };
        Phrase::verbatim(words)
    }

    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        revealed: &[(Seat, Action)],
        after: &View,
        out: &mut Vec<Phrase>,
    ) {
        let mut tell = |words: String| out.push(Phrase::verbatim(words));
        let parts = &before.book.edition.parts;
        let drawer = match before.phase {
            Phase::Draw { drawers } => drawers.first(),
            _ => None,
        };
        match (step, step.actor()) {
            (StepView::Open(Step::Chance(Draw(kind))), _) => tell(match drawer {
                Some(seat) => {
                    format!("{} draws a {}, which nobody else sees", p(seat), parts.name(*kind))
                }
                None => format!("a {} comes into the row", parts.name(*kind)),
            }),
            (StepView::Open(Step::Act(seat, Action::Serve(kind))), _) => {
                tell(format!("{} serves a {}", p(*seat), parts.name(*kind)));
            }
            (StepView::Open(Step::Act(seat, Action::Keep)), _) => {
                tell(format!("{} keeps the hand", p(*seat)));
            }
            (_, Actor::Seat(seat)) => tell(format!("{} has chosen", p(seat))),
            (_, Actor::Chance) => {
                tell(format!("{} draws a card in secret", drawer.map_or_else(String::new, p)))
            }
        }
        for (seat, action) in revealed {
            let Action::Pick(place) = action else { continue };
            let alone = revealed.iter().filter(|(_, other)| other == action).count() == 1;
            let result = if alone { "takes it" } else { "is not alone" };
            tell(format!("{} reached for place {} and {result}", p(*seat), place + 1));
        }
        if after.phase == Phase::Over && before.phase != Phase::Over {
            tell("the game is over".into());
        }
    }

    fn say_why(&self, _: Seat, action: Action) -> Phrase {
        Phrase::verbatim(format!("{action:?} is as good as any."))
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let lines = |seat: Seat| {
            let table = present(view.tables[seat]).map(|(kind, n)| ScoreLine {
                label: Phrase::verbatim(view.book.edition.parts.name(kind).to_string()),
                detail: Phrase::verbatim(format!("{n} on the table")),
                points: points(view.book, kind, n),
            });
            let hand = view.hand_sizes[seat];
            table.chain([ScoreLine {
                label: Phrase::verbatim("Hand"),
                detail: Phrase::verbatim(format!("{hand} cards")),
                points: i32::from(hand) * view.book.rules.hand_points,
            }])
        };
        ScoreSheet { seats: view.book.seats.seats().map(|seat| lines(seat).collect()).collect() }
    }
}

/// Settings and facts: `row`, `pile`, `deck`, and for each seat its table (`p1`) and its hand (`hand1`). A row that is
/// not named holds a `plain`, or whatever comes first, at every place; everything else is empty.
impl Arrange for CrullerClash {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let parts = &book.edition.parts;
        let mut game = CrullerClash::new(book);
        game.deck = Counts::default();
        game.row[..book.rules.row].fill(Some(Kind(0)));
        game.phase = Phase::Pick(PerSeat::new(book.seats));
        for (name, value) in settings {
            if name == "row" {
                let kinds: Result<Vec<Kind>, _> = value.split_whitespace().map(|id| parts.find(id)).collect();
                let kinds = kinds.map_err(|e| e.to_string())?;
                if kinds.len() != book.rules.row {
                    return Err(format!("row: there are {} places, not {}", book.rules.row, kinds.len()));
                }
                for (place, kind) in game.row.iter_mut().zip(kinds) {
                    *place = Some(kind);
                }
                continue;
            }
            let counts = parts.read_counts(value).map_err(|e| format!("{name}: {e}"))?;
            *game.place_of(name).ok_or_else(|| format!("there is no setting '{name}'"))? = counts;
        }
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let parts = &self.book.edition.parts;
        if name == "row" {
            let place = |place: &Option<Kind>| place.map_or("-", |kind| parts.id(kind));
            return Ok(self.row[..self.book.rules.row].iter().map(place).collect::<Vec<_>>().join(" "));
        }
        let mut copy = self.clone();
        let counts = copy.place_of(name).ok_or_else(|| format!("there is no fact '{name}'"))?;
        Ok(parts.write(*counts))
    }
}

impl CrullerClash {
    /// The cards that a setting or fact is about.
    fn place_of(&mut self, name: &str) -> Option<&mut Counts> {
        let seats = self.book.seats;
        let seat = |text: &str| text.parse().ok().filter(|seat| seats.contains(*seat));
        match name {
            "pile" => Some(&mut self.pile),
            "deck" => Some(&mut self.deck),
            _ if let Some(seat) = name.strip_prefix('p').and_then(seat) => Some(&mut self.tables[seat]),
            _ => name.strip_prefix("hand").and_then(seat).map(|seat| &mut self.hands[seat]),
        }
    }
}
