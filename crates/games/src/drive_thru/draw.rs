//! The board as text, for a terminal.

use std::fmt;

use tabletop::Seat;
use tabletop::paint::{AnsiColor, FAINT, STRONG, Style, colour, count, write_painted};

use super::cards::Heap;
use super::view::{Asks, View};
use super::{Kitchen, Phase, Recipe, Stage};

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
    /// `honey matcha $1 B 2/4`.
    fn card(&self, recipe: Recipe) -> String {
        let parts = &self.game.book.edition.parts;
        let card = &parts.recipes[recipe.index()];
        let treat = card.treat.map_or("-", |treat| &parts.types[treat]);
        format!("{} ${} {treat} {}/{}", card.name, card.tip, card.prepare, card.serve)
    }

    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let round = game.round;
        let heading = match Asks::of(game) {
            Asks::Start => "Before the first round · who begins?".to_string(),
            Asks::Draft | Asks::Deal => "Before the first round · bakers are given out".to_string(),
            Asks::Over => format!("Over after {}", count(round as usize, "round")),
            _ if game.last_round => format!("Round {round} · the last round"),
            _ => format!("Round {round}"),
        };
        write_painted(f, &heading, STRONG)?;
        write!(f, " · {} in the deck", count(game.bag.len() as usize, "recipe"))?;
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
        write!(f, "  ${tips} · {}", count(types as usize, "type"))?;
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
