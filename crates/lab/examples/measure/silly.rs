//! Counts silly moves: what a person at the table would shake their head at.
//!
//! The named bot sits on one seat after the other and the same bot, or `--against` another one, on the others. It counts what
//! the games themselves call dominated, late or in need of a reason, and finds the same again by checks of its own, which read
//! nothing but views and tokens. A gift counts only where ten times the search finds that it costs three points of a hundred
//! of the win; taking one of two only where that search does not find it better. `--show` writes down each of them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use bots::{Bot, Budget, Effort, Known, Leeway, Mind, Recipe};
use catalog::{Listed, Visitor};
use clap::Args;
use rayon::prelude::*;
use serde_json::Value;
use tabletop::{Book, FastRng, Seat, SeatCount, Step, Token, Viewer, fast_rng};

use crate::play::play;

/// How much worse than the best a gift must be, in shares of the win.
const COSTS: f32 = 0.03;
/// How much longer the search thinks that judges.
const LONGER: u32 = 10;
/// How often it tries everything, in at most half of its iterations.
const WELL_KNOWN: u32 = 100;

/// Counts silly moves, and who wins.
#[derive(Args, Clone)]
pub(crate) struct Silly {
    /// The id of the game
    game: String,
    /// Who is watched: a bot, or a search by the number of its short looks and its leeway: `2/0.06/4`; with `/even` at the
    /// end it tries everything, and all that is near enough is alike to it
    #[arg(value_parser = player)]
    bot: (String, Recipe),
    /// Games to play
    games: u64,
    /// Who sits on the other seats; the same as the one watched if not said
    #[arg(long, value_parser = player)]
    against: Option<(String, Recipe)>,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Fixes every chance outcome and every choice
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Writes down everything that is silly, with the position
    #[arg(long)]
    show: bool,
    /// Judges every decision by ten times the search, and says how much they cost
    #[arg(long)]
    costs: bool,
}

impl Silly {
    /// What was counted.
    pub(crate) fn answer(&self) -> Result<String, String> {
        catalog::visit(&self.game, Watch(self)).map_err(|unknown| unknown.to_string())?
    }
}

/// A bot by its name, or a search by what it is like.
fn player(text: &str) -> Result<(String, Recipe), String> {
    let search = || {
        let (plain, evenly) = text.strip_suffix("/even").map_or((text, false), |plain| (plain, true));
        let [looks, share, tries] = plain.split('/').collect::<Vec<_>>()[..] else { return None };
        let leeway = Leeway { share: share.parse().ok()?, tries: tries.parse().ok()?, evenly };
        Some(Recipe::Search { effort: Effort::Looks(looks.parse().ok()?), leeway })
    };
    let recipe = text.parse::<Bot>().ok().map(Bot::recipe).or_else(search);
    recipe
        .map(|recipe| (text.to_string(), recipe))
        .ok_or_else(|| "neither a bot nor LOOKS/SHARE/TRIES or LOOKS/SHARE/TRIES/even".into())
}

struct Watch<'a>(&'a Silly);

impl Visitor for Watch<'_> {
    type Answer = Result<String, String>;

    fn visit<G: Listed>(self) -> Self::Answer {
        let asked = self.0;
        let seats = SeatCount::new(asked.seats).ok_or("no game has so many seats")?;
        let book = Book::<G>::standard(seats).map_err(|refused| refused.to_string())?;
        let games: Vec<Seen> =
            (0..asked.games).into_par_iter().map(|game| watch(book, asked, game)).collect();
        let mut all = Seen::default();
        for game in games {
            all.add(game);
        }
        let n = asked.games.max(1) as f64;
        let won = all.won / n;
        let doubt = 1.96 * (won * (1.0 - won) / n).sqrt();
        let mut text = format!(
            "{} {} against {}: {} seats, {} games, seed {}, {} decisions, {:.1} % (±{:.1}) won\n{}",
            G::META.id,
            asked.bot.0,
            asked.against.as_ref().unwrap_or(&asked.bot).0,
            seats,
            asked.games,
            asked.seed,
            all.decisions,
            100.0 * won,
            100.0 * doubt,
            all.shown
        );
        for (what, count) in &all.counts {
            let _ = writeln!(text, "  {count:6}  {what}");
        }
        if asked.costs {
            text += &spread(&all.costs);
        }
        Ok(text)
    }
}

/// What was seen in a game, or in all of them.
#[derive(Default)]
struct Seen {
    won: f64,
    decisions: u32,
    counts: BTreeMap<&'static str, u32>,
    costs: Vec<f32>,
    shown: String,
}

impl Seen {
    fn add(&mut self, other: Seen) {
        self.won += other.won;
        self.decisions += other.decisions;
        for (what, count) in other.counts {
            *self.counts.entry(what).or_default() += count;
        }
        self.costs.extend(other.costs);
        self.shown += &other.shown;
    }
}

/// Plays a game and watches one of the seats. It has its own random numbers, so threads change nothing.
fn watch<G: Listed>(book: Book<G>, asked: &Silly, game: u64) -> Seen {
    let own = Seat::new(game as usize % book.seats.get());
    let (own_recipe, other_recipe) = (asked.bot.1, asked.against.as_ref().unwrap_or(&asked.bot).1);
    let (mut seen, mut watched) = (Seen::default(), Watched::<G>::new(own));
    let (mut mind, mut state) = (Mind::<G>::new(), G::new(book));
    // Who judges has other random numbers, so that the game is the same however much is judged.
    let (mut rng, mut judging) = (fast_rng(asked.seed, game), fast_rng(!asked.seed, game));
    play(&mut state, &mut rng, |state: &G, seat, rng| {
        let recipe = if seat == own { own_recipe } else { other_recipe };
        let action = mind.follow(recipe, Known::View(&state.view(Viewer::Seat(seat))), seat, rng);
        if seat == own {
            seen.decisions += 1;
            watched.look(recipe, state, action, asked.show, &mut seen, &mut judging);
            if asked.costs {
                seen.costs.extend(watched.cost(recipe, state, action, &mut judging));
            }
        }
        action
    });
    seen.won = state.outcome().map_or(0.0, |outcome| outcome.win_share(own));
    seen
}

/// How much the decisions cost: on average, and how many of them more than so many points of a hundred.
fn spread(costs: &[f32]) -> String {
    let part = |points: f32| {
        let dear = costs.iter().filter(|cost| **cost >= points / 100.0).count();
        format!("{:.1} % {points} or more", 100.0 * dear as f64 / costs.len().max(1) as f64)
    };
    let mean = costs.iter().map(|cost| f64::from(*cost)).sum::<f64>() / costs.len().max(1) as f64;
    let parts: Vec<String> = [1.0, 3.0, 6.0, 10.0, 20.0, 35.0].map(part).into();
    format!(
        "  {} choices cost {:.2} points each on average: {}\n",
        costs.len(),
        100.0 * mean,
        parts.join(", ")
    )
}

/// What is remembered of a seat while a game is watched.
struct Watched<G: Listed> {
    seat: Seat,
    judge: Mind<G>,
    /// The turn at hand, and where each piece has been in it.
    turn: u64,
    been: BTreeMap<String, Vec<String>>,
}

impl<G: Listed> Watched<G> {
    fn new(seat: Seat) -> Self {
        Watched { seat, judge: Mind::new(), turn: 0, been: BTreeMap::new() }
    }

    /// Counts what is silly about this choice.
    fn look(
        &mut self,
        recipe: Recipe,
        state: &G,
        action: G::Action,
        show: bool,
        seen: &mut Seen,
        rng: &mut FastRng,
    ) {
        let mut legal = Vec::new();
        state.legal_actions(self.seat, &mut legal);
        let token = |action: G::Action| Token::<G>::Action(state.book(), action).to_string();
        let tokens: Vec<String> = legal.iter().map(|action| token(*action)).collect();
        let chosen = token(action);
        let view = serde_json::to_value(state.view(Viewer::Seat(self.seat))).expect("a view is JSON");
        let mut count = |what: &'static str| {
            *seen.counts.entry(what).or_default() += 1;
            if show {
                let _ = writeln!(seen.shown, "{what}: {chosen} of {}\n  {view}", tokens.join(" "));
            }
        };
        self.note_moves(&view, &chosen, &mut count);
        if legal.len() < 2 {
            return;
        }
        if state.is_dominated(self.seat, action) {
            count("the game says: dominated");
        }
        if state.is_afterthought(self.seat, action) {
            count("the game says: an afterthought");
        }
        if let Some(what) = dominated(&view, self.seat, &chosen) {
            count(what);
        }
        let half = chosen.strip_prefix("take1:").map(|card| format!("take2:{card}"));
        let whole = half.and_then(|whole| tokens.iter().position(|token| *token == whole));
        if let Some(whole) = whole {
            count("took 1 of 2");
            let lost = self.lost(recipe, state, action, Some(legal[whole]), rng);
            if lost > 0.0 {
                count("dominated: took 1 of 2 for nothing");
            }
        }
        let own_points = |action: G::Action| points_after(state, self.seat, action);
        let asked = state.needs_reason(self.seat, action) && whole.is_none();
        let gift = gift(&view, &chosen, &tokens)
            .or_else(|| gave_points(&chosen, &tokens, action, &legal, own_points));
        if asked || gift.is_some() {
            let what = gift.unwrap_or("needs a reason, says the game");
            count(what);
            if self.lost(recipe, state, action, None, rng) >= COSTS {
                count("a gift that costs 3 points of a hundred");
            }
        }
    }

    /// A piece that is moved twice in a turn, and one that comes back to where it has been.
    fn note_moves(&mut self, view: &Value, chosen: &str, count: &mut impl FnMut(&'static str)) {
        let turn = view["turn"].as_u64().unwrap_or(0);
        if turn != self.turn {
            self.turn = turn;
            self.been.clear();
        }
        let Some((disc, to)) = chosen.strip_prefix("move:").and_then(|rest| rest.split_once('@')) else {
            return;
        };
        let donuts = view["seats"][self.seat.index()]["donuts"].as_array();
        let number = disc.parse::<u64>().ok();
        let here = donuts.into_iter().flatten().find(|donut| donut["disc"].as_u64() == number);
        let here = here.and_then(|donut| donut["space"].as_str()).unwrap_or_default();
        let been = self.been.entry(disc.to_string()).or_default();
        if !been.is_empty() {
            count(if been.iter().any(|space| space == to) {
                "dominated: moved to and fro"
            } else {
                "dominated: moved in pieces"
            });
        }
        been.push(here.to_string());
    }

    /// How much a choice cost, if there was one.
    fn cost(&mut self, recipe: Recipe, state: &G, action: G::Action, rng: &mut FastRng) -> Option<f32> {
        let mut legal = Vec::new();
        state.legal_actions(self.seat, &mut legal);
        (legal.len() > 1).then(|| self.lost(recipe, state, action, None, rng).max(0.0))
    }

    /// How much worse an action is than the best one, or than another, by ten times the search.
    fn lost(
        &mut self,
        recipe: Recipe,
        state: &G,
        action: G::Action,
        than: Option<G::Action>,
        rng: &mut FastRng,
    ) -> f32 {
        let effort = match recipe {
            Recipe::Search { effort, .. } => effort,
            _ => Effort::Looks(1),
        };
        let iterations = LONGER * effort.budget::<G>().iterations;
        let view = state.view(Viewer::Seat(self.seat));
        // What looks bad at first is looked at as well: how bad it is, is the question.
        let budget = Budget { each: WELL_KNOWN, ..Budget::iterations(iterations) };
        let found = self.judge.think(Known::View(&view), self.seat, budget, 1, rng);
        let win = |wanted: G::Action| found.iter().find(|one| one.action == wanted).map(|one| one.win);
        let best = than.and_then(win).or(found.first().map(|one| one.win)).unwrap_or(0.0);
        // What a search never tries it thinks little of.
        win(action).map_or(1.0, |win| best - win)
    }
}

/// What is never better than something else on offer.
fn dominated(view: &Value, seat: Seat, chosen: &str) -> Option<&'static str> {
    match chosen {
        "skip" => Some("dominated: skipped the roll"),
        "coffee" if view["used"][seat.index()] == 0 => Some("dominated: a Coffee Break for nothing"),
        _ => None,
    }
}

/// What looks like a gift.
fn gift(view: &Value, chosen: &str, tokens: &[String]) -> Option<&'static str> {
    if let Some(placement) = chosen.strip_prefix("lay:")
        && placement.ends_with('1')
        && view["round"].as_u64().or(view["turns"].as_u64()).is_some_and(|round| round <= 4)
    {
        return Some("gift: a strip with three squares off the mat, early");
    }
    let trending = view["trending"].as_str()?;
    let is_trump = |card: &str| card.starts_with(trending) || card.starts_with('p');
    let rank = |card: &str| card[1..].parse::<u32>().unwrap_or(0);
    let is_high = |card: &str| card.starts_with('p') || card.starts_with(trending) && rank(card) >= 10;
    let hand: Vec<&str> = view["hand"].as_array()?.iter().filter_map(Value::as_str).collect();
    if chosen == "out" && hand.iter().filter(|card| is_trump(card)).count() >= 3 {
        return Some("gift: sat out with three trumps");
    }
    if let Some(cards) = chosen.strip_prefix("swap:") {
        let thrown: Vec<&str> = cards.trim_end_matches("+flip").split(',').collect();
        let keeps_low = hand.iter().any(|card| !is_trump(card) && !thrown.contains(card));
        return (thrown.iter().any(|card| is_high(card)) && keeps_low)
            .then_some("gift: exchanged a high trump or a plain");
    }
    let plays = view["sales"].as_array()?.last()?["plays"].as_array()?;
    let is_open =
        view["phase"] == "sale" && !plays.is_empty() && plays.len() < view["seats"].as_array()?.len();
    if !is_open {
        return None;
    }
    let lead = plays[0]["as"].as_str()?;
    let strength = |card: &str, flavour: &str| {
        let rank = if card.starts_with('p') { 9 } else { 2 * rank(card) };
        if flavour == trending {
            64 + rank
        } else if flavour == lead {
            rank
        } else {
            0
        }
    };
    let best = plays.iter().map(|play| {
        strength(play["card"].as_str().unwrap_or_default(), play["as"].as_str().unwrap_or_default())
    });
    let best = best.max().unwrap_or(0);
    let split = |token: &str| {
        let (card, flavour) = token.split_once('@').unwrap_or((token, &token[..1]));
        (card.to_string(), flavour.to_string())
    };
    let wins = |token: &str| {
        let (card, flavour) = split(token);
        strength(&card, &flavour) > best
    };
    if wins(chosen) {
        return None;
    }
    if hand.len() == 1 && tokens.iter().any(|token| wins(token)) {
        return Some("gift: the last sale");
    }
    let (card, _) = split(chosen);
    let low = |token: &String| !wins(token) && !is_trump(&split(token).0);
    (is_high(&card) && tokens.iter().any(low)).then_some("gift: discarded a high trump or a plain")
}

/// Donuts given away that cost three points more than another would have.
fn gave_points<A: Copy>(
    chosen: &str,
    tokens: &[String],
    action: A,
    legal: &[A],
    points_after: impl Fn(A) -> Option<i64>,
) -> Option<&'static str> {
    let kind = ["pass:", "give:", "toss:"].into_iter().find(|kind| chosen.starts_with(kind))?;
    let alike = tokens.iter().zip(legal).filter(|(token, _)| token.starts_with(kind));
    let best = alike.filter_map(|(_, action)| points_after(*action)).max()?;
    (best - points_after(action)? >= 3).then_some("gift: passed away points")
}

/// The seat's points right after an action.
fn points_after<G: Listed>(state: &G, seat: Seat, action: G::Action) -> Option<i64> {
    let mut after = state.clone();
    after.apply_unchecked(Step::Act(seat, action));
    let view = serde_json::to_value(after.view(Viewer::Seat(seat))).ok()?;
    view["points"][seat.index()].as_i64()
}
