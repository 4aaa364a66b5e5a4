//! What a designer asks of a game: is it fair, how long, how tense, what is each component worth, luck or skill?
//!
//! [`study()`] plays bots at every table size and watches them: each metric has a file of its own and counts whole numbers,
//! which are added up in the order of the games. What has to be compared is compared on the same deals: options, another
//! edition, a copy of a component less. [`Study`] has the figures and the answers that stand first; `html` makes a page of
//! them.

mod answers;
mod budget;
mod choice;
mod figures;
mod html;
mod length;
mod order;
mod pieces;
mod plan;
mod points;
mod removed;
mod skill;
pub(crate) mod tallies;
mod tension;
mod watch;

#[cfg(test)]
mod tests;

use std::io;
use std::time::Duration;

use bots::{Bot, Player};
use catalog::{CatalogError, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;
use serde::Serialize;
use tabletop::{
    Book, Components, Config, Judgement, Notation, OptionKind, OptionValue, Parts, PartsOf, SeatCount,
};

pub use answers::{Answer, Light, Question, Subject};
pub use figures::{
    ChoiceFigures, ComponentFigures, Flag, Opening, Place, RemovedFigures, Share, Spread, TableFigures,
    TensionFigures,
};
pub use html::page;
pub use plan::{AXIS, StudyPlan};
pub use skill::{Pairing, Split};

use crate::compare::{ComparePlan, CompareReport, Playing, pairs};
use crate::in_order::pool;
use crate::stats::widened;
use crate::table::book;
use crate::{Origin, Provenance};
use plan::{DOUBLINGS, MOST_REMOVED};
use tallies::ENOUGH_ENDLESS;

/// In games with more decisions nobody thinks ahead.
const TOO_LONG_TO_THINK: f64 = 1500.0;

/// What a study found. All of it depends on the plan alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// Where the figures come from.
    pub provenance: Provenance,
    /// What comes first.
    pub answers: Vec<Answer>,
    /// The main bot at every table size, smallest first.
    pub tables: Vec<TableFigures>,
    /// Which of them most figures are from.
    pub main_table: usize,
    /// Every bot at that table size, weakest first.
    pub axis: Vec<TableFigures>,
    /// The components at that table size.
    pub components: Vec<ComponentFigures>,
    /// Each bot against each weaker one.
    pub matrix: Vec<Pairing>,
    /// Each thinker against one that thinks half as long.
    pub thinking: Vec<Pairing>,
    /// Who sees everything against one who does not and thinks as long.
    pub oracle: Option<Pairing>,
    /// Whether bots that think were left out, since the games are too long for them.
    pub is_too_long_to_think: bool,
    /// Whether nothing was compared, since the games hardly end.
    pub is_endless: bool,
    /// How many seats the tables of these contests have.
    pub contest_seats: Option<SeatCount>,
    /// Where results come from, at a table of two.
    pub split: Option<Split>,
    /// What each option changes.
    pub options: Vec<OptionFigures>,
    /// What another edition changes.
    pub against: Option<CompareReport>,
}

/// What changes if an option has another value, on the same deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionFigures {
    /// The option.
    pub name: String,
    /// Its value in these figures.
    pub usual: OptionValue,
    /// The other one.
    pub other: OptionValue,
    /// What changes; `None` if the table cannot be played so.
    pub change: Option<CompareReport>,
    /// Why not.
    pub refused: Option<String>,
}

/// A table as it is asked for, without its number of seats.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Edition and options.
    pub setup: Setup,
    /// How it was asked for.
    pub origin: Origin,
}

/// Studies a game of the catalogue, if asked beside another edition of it. `progress` counts games.
pub fn study(
    game: &str,
    asked: &Asked,
    against: Option<&Asked>,
    plan: &StudyPlan,
    progress: &ProgressBar,
) -> Result<io::Result<Study>, CatalogError> {
    struct Visit<'a>(&'a Asked, Option<&'a Asked>, &'a StudyPlan, &'a ProgressBar);
    impl Visitor for Visit<'_> {
        type Answer = Result<io::Result<Study>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            let Visit(asked, against, plan, progress) = self;
            let at = |asked: &Asked, seats: SeatCount| {
                book::<G>(&Setup { seats: Some(seats), ..asked.setup.clone() }, &asked.origin)
            };
            let books = plan.seats.iter().map(|seats| at(asked, *seats)).collect::<Result<Vec<_>, _>>()?;
            let other = match (against, plan.seats.is_empty()) {
                (Some(against), false) => Some(at(against, plan.main_seats())?),
                _ => None,
            };
            Ok(study_books(&books, other, plan, progress).map(|mut study| {
                study.provenance.comes_from(&asked.origin);
                if let (Some(report), Some(against)) = (&mut study.against, against) {
                    report.a.comes_from(&asked.origin);
                    report.b.comes_from(&against.origin);
                }
                study
            }))
        }
    }
    visit(game, Visit(asked, against, plan, progress))?
}

/// How many games the main bot can play at each table size within about this time on this machine.
pub fn games_within(
    game: &str,
    asked: &Asked,
    plan: &StudyPlan,
    budget: Duration,
) -> Result<io::Result<u64>, CatalogError> {
    struct Visit<'a>(&'a Asked, &'a StudyPlan, Duration);
    impl Visitor for Visit<'_> {
        type Answer = Result<io::Result<u64>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            let Visit(asked, plan, budget) = self;
            let seats = plan.seats.last().copied();
            let book = book::<G>(&Setup { seats, ..asked.setup.clone() }, &asked.origin)?;
            Ok(budget::games_in(book, other_values(book).len() as u64, true, plan, budget))
        }
    }
    visit(game, Visit(asked, plan, budget))?
}

/// Studies a game by its rules at each table size of the plan, if asked beside another edition at the main one.
pub fn study_books<G: Components + Judgement + Notation>(
    books: &[Book<G>],
    other: Option<Book<G>>,
    plan: &StudyPlan,
    progress: &ProgressBar,
) -> io::Result<Study> {
    plan.check()?;
    let pool = pool(plan.threads, u64::MAX)?;
    let main = plan.main_bot();
    let main_table = plan.seats.iter().position(|seats| *seats == plan.main_seats()).unwrap_or(0);
    let book = books[main_table];
    let others = other_values(book);
    progress.set_length(plan.total::<G>(others.len() as u64, other.is_some()));
    let watch = |book: Book<G>, bot: Player, games: u64| {
        tallies::watched(book, &vec![bot; book.seats.get()], (games, plan.seed), &pool, progress)
    };

    let mut tables = Vec::new();
    let mut pieces = Vec::new();
    for (i, book) in books.iter().enumerate() {
        let tallies = watch(*book, main, plan.games)?;
        tables.push(TableFigures::of(*book, main, &tallies));
        if i == main_table {
            pieces = tallies.pieces.0;
        }
    }
    let is_endless = tables.iter().any(|table| table.unfinished >= ENOUGH_ENDLESS);
    // Whoever thinks plays such games to their end in the mind, again and again.
    let is_too_long =
        tables[main_table].unfinished > 0 || tables[main_table].decisions.mean > TOO_LONG_TO_THINK;
    let thinks = |bot: &Player| bot.iterations_in::<G>().is_some();
    let players: Vec<Player> =
        plan.bots.iter().copied().filter(|bot| *bot == main || !(is_too_long && thinks(bot))).collect();
    let mut axis = Vec::new();
    for bot in &players {
        axis.push(if *bot == main {
            tables[main_table].clone()
        } else {
            TableFigures::of(book, *bot, &watch(book, *bot, plan.games_of::<G>(*bot))?)
        });
    }
    let mut components = ComponentFigures::all(book, &pieces, plan.games);
    if !is_endless {
        try_without(book, &mut components, plan, &pool, progress)?;
    }

    // A seat of two tells most about two players; nobody wins games that do not end.
    let contest_book = books.iter().copied().find(|book| book.seats.get() > 1 && !is_endless);
    let (mut matrix, mut thinking, mut oracle, mut split) = (Vec::new(), Vec::new(), None, None);
    if let Some(book) = contest_book {
        let threads = pool.current_num_threads();
        let contest = |bots: [Player; 2]| {
            let games = plan.games_between::<G>(bots[0], bots[1]);
            skill::pairing(book, bots, (games, plan.seed), threads, progress)
        };
        for (i, one) in players.iter().enumerate() {
            for other in &players[..i] {
                matrix.push(contest([*one, *other])?);
            }
        }
        if !is_too_long {
            let thinkers = skill::doubling::<G>(DOUBLINGS);
            for neighbours in thinkers.windows(2) {
                thinking.push(contest([neighbours[1], neighbours[0]])?);
            }
            let sight = Player { bot: Bot::Oracle, iterations: thinkers[1].iterations };
            oracle = Some(contest([sight, thinkers[1]])?);
        }
        if book.seats.get() == 2
            && let Some(worst) = players.iter().copied().find(|bot| *bot != main)
        {
            split = Some(skill::split(book, [main, worst], (plan.deals(), plan.seed), &pool, progress)?);
        }
    }

    let compared = |other: Book<G>, games: u64| {
        let sides = [book, other].map(|book| Playing { book, bots: vec![main; book.seats.get()] });
        let plan = ComparePlan { games, seed: plan.seed, threads: Some(pool.current_num_threads()) };
        let report = pairs(&sides, &plan, &ProgressBar::hidden())?;
        progress.inc(games);
        // How long it took depends on the machine.
        io::Result::Ok(CompareReport { threads: 0, seconds: 0.0, ..report })
    };
    let mut options = Vec::new();
    for (name, usual, other) in others.into_iter().filter(|_| !is_endless) {
        let mut config = Config { edition: book.edition, options: book.options.clone() };
        let opened = config
            .set(&name, &other)
            .map_err(|e| e.to_string())
            .and_then(|()| Book::open(&config, book.seats).map_err(|e| e.to_string()));
        let (change, refused) = match opened {
            Ok(other) => (Some(compared(reweighed(book, other)?, plan.option_pairs())?), None),
            Err(reason) => (None, Some(reason)),
        };
        options.push(OptionFigures { name, usual, other, change, refused });
    }
    let against =
        other.filter(|_| !is_endless).map(|other| compared(other, plan.removal_pairs())).transpose()?;
    progress.finish_and_clear();

    let table = &tables[main_table];
    let answers = [
        answers::order(&tables.iter().collect::<Vec<_>>()),
        Some(answers::length(
            tables.iter().find(|table| is_endless && table.unfinished > 0).unwrap_or(table),
        )),
        answers::ties(table),
        contest_book.and_then(|book| answers::skill(&matrix, book.seats)),
        Some(answers::components(table, &components)),
        answers::change(&axis),
    ];
    Ok(Study {
        provenance: Provenance::new(book, &plan.bots, plan.games, plan.seed),
        // What can be said of games that hardly end is that.
        answers: answers
            .into_iter()
            .flatten()
            .filter(|answer| !is_endless || answer.question == Question::Length)
            .collect(),
        main_table,
        tables,
        axis,
        components,
        matrix,
        thinking,
        oracle,
        is_too_long_to_think: is_too_long,
        is_endless,
        contest_seats: contest_book.map(|book| book.seats),
        split,
        options,
        against,
    })
}

/// The same rules with the weights that the bots of `like` judge by.
fn reweighed<G: Components>(like: Book<G>, book: Book<G>) -> io::Result<Book<G>> {
    like.weights().map_or(Ok(book), |weights| book.weighed(weights).map_err(io::Error::other))
}

/// Every option with what it is and something else that it could be.
fn other_values<G: Components>(book: Book<G>) -> Vec<(String, OptionValue, OptionValue)> {
    let mut all = Vec::new();
    for spec in PartsOf::<G>::OPTIONS {
        let usual = book.options.value(spec.name);
        let others: Vec<OptionValue> = match (spec.kind, &usual) {
            (OptionKind::Bool, OptionValue::Bool(is)) => vec![OptionValue::Bool(!is)],
            (OptionKind::Choice(words), OptionValue::Word(is)) => {
                let words = words.iter().filter(|word| *word != is);
                words.map(|word| OptionValue::Word((*word).to_string())).collect()
            }
            (OptionKind::Int { min, max }, OptionValue::Int(is)) => {
                let near = [is - 1, is + 1].into_iter().filter(|n| (min.into()..=max.into()).contains(n));
                near.map(OptionValue::Int).collect()
            }
            _ => Vec::new(),
        };
        all.extend(others.into_iter().map(|other| (spec.name.to_string(), usual.clone(), other)));
    }
    all
}

/// Takes a copy of the components that stand out most out of the box, one after the other, and plays the same deals.
fn try_without<G: Components + Judgement>(
    book: Book<G>,
    components: &mut [ComponentFigures],
    plan: &StudyPlan,
    pool: &rayon::ThreadPool,
    progress: &ProgressBar,
) -> io::Result<()> {
    let usual = |one: &ComponentFigures| one.win_difference.unwrap_or(0.0);
    let mut ranked: Vec<usize> =
        (0..components.len()).filter(|i| components[*i].win_difference_ci.is_some()).collect();
    ranked.sort_by(|one, other| usual(&components[*other]).total_cmp(&usual(&components[*one])));
    let flagged = |i: &usize| components[*i].flag == Some(Flag::Dominant);
    let mut tried: Vec<usize> = ranked.iter().copied().filter(flagged).take(MOST_REMOVED).collect();
    let ends = ranked.iter().take(3).chain(ranked.iter().rev().take(2));
    for i in ends {
        if tried.len() < MOST_REMOVED && !tried.contains(i) {
            tried.push(*i);
        }
    }
    let n_tried = tried.len();
    let numbers = G::components(book);
    for i in tried {
        let one = &mut components[i];
        let without = removed::without_copy(book, &one.id)
            .and_then(|less| reweighed(book, less).map_err(|e| e.to_string()));
        let number = numbers.iter().position(|known| known.id == one.id).unwrap_or(i);
        one.removed = Some(match without {
            Err(reason) => RemovedFigures { games: 0, loss: None, loss_ci: None, refused: Some(reason) },
            Ok(less) => {
                let bots = vec![plan.main_bot(); book.seats.get()];
                let pairs = (plan.removal_pairs(), plan.seed);
                let sums = removed::removal([book, less], number, &bots, pairs, pool, progress)?;
                let mean = sums.loss as f64 / sums.pairs.max(1) as f64 / removed::WHOLE_LOSS;
                let ci = crate::stats::mean_interval(sums.pairs, sums.loss, sums.loss_squares);
                RemovedFigures {
                    games: sums.pairs,
                    loss: (sums.pairs > 0).then_some(mean),
                    loss_ci: ci.map(|ci| widened(ci.map(|end| end / removed::WHOLE_LOSS), n_tried)),
                    refused: None,
                }
            }
        });
    }
    Ok(())
}
