//! Is the box fair? The cards are known by the name of their list in the box.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;

use bots::{Bot, Mind};
use catalog::{EditionChoice, Listed, Setup, Visitor};
use clap::{Args, Subcommand};
use rayon::prelude::*;
use serde_json::Value;
use tabletop::{Book, FastRng, Game, OptionValue, Outcome, Seat, SeatCount, Step, Token, Turn};
use tabletop::{Viewer, fast_rng};

/// Games that one thread plays in a row.
const CHUNK: u64 = 16;
/// Parts of a win; it can be shared by up to six seats without a rest.
const WIN: u64 = 60;
/// Half-width of a 95 % interval, in standard errors.
const Z: f64 = 1.96;

/// Asks how fair a game is.
#[derive(Args)]
pub(crate) struct Balance {
    /// The id of the game
    game: String,
    #[command(subcommand)]
    question: Question,
    /// An edition: a file, or the id of one that is built in
    #[arg(long, global = true)]
    edition: Option<String>,
    /// Table sizes
    #[arg(long, global = true, value_delimiter = ',', default_values_t = [2, 3, 4])]
    seats: Vec<usize>,
    /// Games for each figure
    #[arg(long, global = true, default_value_t = 1000)]
    games: u64,
    /// Fixes every chance outcome and every choice
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    /// Who plays, on every seat
    #[arg(long, global = true, default_value = "greedy")]
    bot: Bot,
}

#[derive(Subcommand)]
enum Question {
    /// How often the first player wins if its first draw is a given card
    FirstDraw {
        /// The list of the box that has the cards to try
        #[arg(long)]
        list: String,
    },
    /// How often a card is kept of the times it is offered to be kept
    Kept {
        /// The list of the box that has the cards; those that differ only by name are counted together
        #[arg(long)]
        list: String,
    },
}

impl Balance {
    /// A table for each table size.
    pub(crate) fn answer(&self) -> Result<String, String> {
        let edition = match &self.edition {
            None => EditionChoice::Default,
            Some(name) if Path::new(name).extension().is_some_and(|end| end == "toml") => {
                EditionChoice::Text(fs::read_to_string(name).map_err(|e| format!("cannot read {name}: {e}"))?)
            }
            Some(id) => EditionChoice::BuiltIn(id.clone()),
        };
        let mut text = String::new();
        for seats in &self.seats {
            let setup = Setup {
                seats: Some(SeatCount::new(*seats).ok_or("no game has so many seats")?),
                edition: edition.clone(),
                // Then seat 1 is the first in turn order, and the first chance step belongs to it.
                options: vec![("first_player".to_string(), OptionValue::from("seat1"))],
                ..Setup::default()
            };
            let answer = catalog::visit(&self.game, Ask { args: self, setup: &setup });
            text += &answer.map_err(|e| e.to_string())??;
        }
        Ok(text)
    }
}

/// One question about one table.
struct Ask<'a> {
    args: &'a Balance,
    setup: &'a Setup,
}

impl Visitor for Ask<'_> {
    type Answer = Result<String, String>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let book = self.setup.book::<G>().map_err(|e| e.to_string())?;
        let parts = serde_json::to_value(&book.edition.parts).map_err(|e| e.to_string())?;
        let lab = Lab { book, args: self.args };
        let Balance { game, bot, games, seed, .. } = self.args;
        let (edition, seats) = (&book.edition.header.id, book.seats.get());
        let head = format!("{game} {edition}, {seats} seats, {bot}, {games} games a figure, seed {seed}\n");
        let body = match &self.args.question {
            Question::FirstDraw { list } => lab.first_draw(cards_of(&parts, list)?)?,
            Question::Kept { list } => lab.kept(cards_of(&parts, list)?),
        };
        Ok(head + &body)
    }
}

/// The rows of a list of the box.
fn cards_of<'a>(parts: &'a Value, list: &str) -> Result<&'a [Value], String> {
    let rows = parts.get(list).and_then(Value::as_array);
    rows.map(Vec::as_slice).ok_or_else(|| format!("the box has no list '{list}'"))
}

/// A table at which many games are played.
struct Lab<'a, G: Game> {
    book: Book<G>,
    args: &'a Balance,
}

impl<G: Listed> Lab<'_, G> {
    fn first_draw(&self, cards: &[Value]) -> Result<String, String> {
        let base = self.wins(None);
        let mut text = format!("  {:24} {}\n", "any card", base[0]);
        let mut outcomes = Vec::new();
        G::new(self.book).chance_outcomes(&mut outcomes);
        for card in cards {
            let id = text_of(card, "id");
            let is_it = |outcome: &G::Chance| {
                let token = Token::<G>::Chance(self.book, *outcome).to_string();
                token.split_once(':').is_some_and(|(_, drawn)| drawn == id)
            };
            let found = outcomes.iter().map(|(outcome, _)| *outcome).find(is_it);
            let drawn = found.ok_or_else(|| format!("{id} cannot be the first draw"))?;
            let share = self.wins(Some(drawn))[0];
            let more = 100.0 * (share.mean() - base[0].mean());
            _ = writeln!(text, "  {id:4} {:19} {share}  {more:+.1}", text_of(card, "name"));
        }
        Ok(text)
    }

    /// What each seat wins, the first draw given or not.
    fn wins(&self, first: Option<G::Chance>) -> Vec<Share> {
        let seats = self.book.seats.seats();
        let of_chunk = |games: Range<u64>| {
            let mut wins = vec![Share::default(); self.book.seats.get()];
            self.play(
                games,
                first,
                |_, _, _| (),
                |outcome| {
                    let winners = outcome.winners().count() as u64;
                    for seat in outcome.winners() {
                        wins[seat.index()].add(WIN / winners);
                    }
                },
            );
            wins
        };
        let mut all = vec![Share::default(); seats.count()];
        for wins in self.chunks(of_chunk) {
            for (sum, share) in all.iter_mut().zip(wins) {
                sum.parts += share.parts;
                sum.squares += share.squares;
            }
        }
        for share in &mut all {
            share.games = self.args.games;
        }
        all
    }

    fn kept(&self, cards: &[Value]) -> String {
        let of_chunk = |games: Range<u64>| {
            let mut seen: BTreeMap<String, [u64; 2]> = BTreeMap::new();
            let mut legal = Vec::new();
            let count = |state: &G, seat: Seat, action: G::Action| {
                let Some(chosen) = self.cards_kept(action) else { return };
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let mut offered: Vec<String> =
                    legal.iter().filter_map(|a| self.cards_kept(*a)).flatten().collect();
                offered.sort();
                offered.dedup();
                for card in offered {
                    let kept = u64::from(chosen.contains(&card));
                    let counts = seen.entry(card).or_default();
                    counts[0] += kept;
                    counts[1] += 1;
                }
            };
            self.play(games, None, count, |_| ());
            seen
        };
        let mut all: BTreeMap<String, [u64; 2]> = BTreeMap::new();
        for (card, counts) in self.chunks(of_chunk).into_iter().flatten() {
            let sum = all.entry(card).or_default();
            sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        let mut text = String::new();
        for alike in cards.chunk_by(|a, b| face_of(a) == face_of(b)) {
            let counts = alike.iter().filter_map(|card| all.get(text_of(card, "id")));
            let [kept, seen] = counts.fold([0, 0], |sum, more| [sum[0] + more[0], sum[1] + more[1]]);
            let share = Share { parts: kept * WIN, squares: kept * WIN * WIN, games: seen };
            _ = writeln!(text, "  {share} of {seen:5}  {}", face_of(&alike[0]));
        }
        text
    }

    /// The cards that an action keeps: `keep:glazed+plain/eclair` keeps two and gives one up for them.
    fn cards_kept(&self, action: G::Action) -> Option<Vec<String>> {
        let token = Token::<G>::Action(self.book, action).to_string();
        let kept = token.strip_prefix("keep:")?.split('/').next()?;
        Some(kept.split('+').filter(|card| *card != "none").map(ToString::to_string).collect())
    }

    /// What comes of all games, in their order.
    fn chunks<T: Send>(&self, of_chunk: impl Fn(Range<u64>) -> T + Sync) -> Vec<T> {
        let games = self.args.games;
        let chunks = 0..games.div_ceil(CHUNK);
        let range = |chunk: u64| chunk * CHUNK..((chunk + 1) * CHUNK).min(games);
        chunks.into_par_iter().map(|chunk| of_chunk(range(chunk))).collect()
    }

    /// Plays some games. `first` is the first chance outcome, if it is given; `chosen` meets every choice before it is
    /// applied, `over` the end of every game.
    fn play(
        &self,
        games: Range<u64>,
        first: Option<G::Chance>,
        mut chosen: impl FnMut(&G, Seat, G::Action),
        mut over: impl FnMut(&Outcome),
    ) {
        let mut minds: Vec<Mind<G>> = self.book.seats.seats().map(|_| Mind::new()).collect();
        let mut outcomes = Vec::new();
        for game in games {
            let mut rng: FastRng = fast_rng(self.args.seed, game);
            let mut state = G::new(self.book);
            let mut first = first;
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let drawn = state.sample_chance(&mut outcomes, &mut rng);
                        let step = Step::Chance(first.take().unwrap_or(drawn));
                        state.apply(step).expect("it is one of the outcomes");
                    }
                    Turn::Act(due) => {
                        let view = |seat| state.view(Viewer::Seat(seat));
                        let choose = |seat: Seat| {
                            (seat, minds[seat.index()].choose(self.args.bot, &view(seat), seat, &mut rng))
                        };
                        let answers: Vec<(Seat, G::Action)> = due.iter().map(choose).collect();
                        for (seat, action) in answers {
                            chosen(&state, seat, action);
                            state.apply(Step::Act(seat, action)).expect("bots choose what is legal");
                        }
                    }
                }
            }
            over(&state.outcome().expect("a game that is over has an outcome"));
        }
    }
}

/// A word of a card.
fn text_of<'a>(card: &'a Value, key: &str) -> &'a str {
    card.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// All that a card says but its name.
fn face_of(card: &Value) -> String {
    let facts = card.as_object().into_iter().flatten();
    let plain = facts.filter(|(key, _)| !matches!(key.as_str(), "id" | "name" | "status"));
    plain.map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ")
}

/// A share of wins or of choices, counted in whole numbers.
#[derive(Clone, Copy, Default)]
struct Share {
    parts: u64,
    squares: u64,
    games: u64,
}

impl Share {
    fn add(&mut self, parts: u64) {
        self.parts += parts;
        self.squares += parts * parts;
    }

    fn mean(self) -> f64 {
        self.parts as f64 / (self.games.max(1) * WIN) as f64
    }

    /// Half of the 95 % interval.
    fn doubt(self) -> f64 {
        let n = self.games.max(1) as f64;
        let squares = self.squares as f64 / (n * (WIN * WIN) as f64);
        Z * ((squares - self.mean() * self.mean()).max(0.0) / n).sqrt()
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:5.1} % ±{:.1}", 100.0 * self.mean(), 100.0 * self.doubt())
    }
}
