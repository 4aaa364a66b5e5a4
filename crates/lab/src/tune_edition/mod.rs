//! Finds numbers of an edition with which it is as it should be.
//!
//! [`tune_edition()`] begins with the numbers that the edition has and takes steps: of all tables that differ in one number it goes on
//! with the one that misses the targets least, first in large steps, then in small ones. **All of them play the same deals**, so that
//! they differ by their numbers and not by luck. Whoever chooses the best of many is flattered by chance; so the figures at the end are of
//! other deals, which no table of the search has met.

mod aims;
mod text;

use std::collections::BTreeMap;
use std::io;

use bots::Player;
use catalog::{CatalogError, EditionChoice, Listed, Setup, Visitor};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use serde::Serialize;
use tabletop::{Book, PartsOf};

pub use aims::{Aim, Met, Wanted};

use crate::compare::{ComparePlan, CompareReport, Playing, pairs};
use crate::dice::SameDice;
use crate::in_order::pool;
use crate::study::tallies::watched_with;
use crate::study::{ComponentFigures, TableFigures};
use crate::sweep::{ReadEdition, SweepPlan, Targets};
use crate::{Numbers, PROGRAM};
use aims::{Figures, aims, loss};

/// So many editions are tried at most.
const MOST_TRIED: usize = 200;
/// The last figures are of so many times the games.
const LAST_GAMES: u64 = 4;

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TunedEdition {
    /// The program with its version.
    pub program: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game for people.
    #[serde(skip)]
    pub title: String,
    /// Id of the edition it began with, and its hash.
    pub edition: [String; 2],
    /// The hash of the edition that was found.
    pub found_hash: String,
    /// Who played every seat.
    pub bot: Player,
    /// Games of each edition at each table size during the search.
    pub games: u64,
    /// What the deals of the search came from.
    pub seed: u64,
    /// Games that the last figures are of.
    pub last_games: u64,
    /// What their deals came from.
    pub last_seed: u64,
    /// Editions tried.
    pub tried: usize,
    /// Editions that cannot be: their numbers contradict each other.
    pub refused: usize,
    /// Whether there was more to try.
    pub is_cut_short: bool,
    /// The numbers that were searched.
    pub numbers: Vec<ChangedNumber>,
    /// What was wanted, before and after, on deals that the search has not met.
    pub aims: Vec<Aim>,
    /// What else changes, for each table size, on the same deals.
    pub changes: Vec<CompareReport>,
    /// The edition that was found, as the text of its file.
    #[serde(skip)]
    pub file: String,
}

/// A number of an edition, before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangedNumber {
    /// The fact, or several joined by ` + `.
    pub number: String,
    /// What it was; `None` if several facts differed.
    pub before: Option<i64>,
    /// What it is.
    pub after: i64,
}

/// How many games a search plays at most.
pub fn most_games(plan: &SweepPlan) -> u64 {
    let sizes = plan.seats.len() as u64;
    plan.games * sizes * (MOST_TRIED as u64 + 3 * LAST_GAMES)
}

/// Searches the numbers of a plan towards its targets. `progress` counts games. Refused are plans without targets or numbers, and
/// those of several editions, options or bots.
pub fn tune_edition(
    plan: &SweepPlan,
    threads: Option<usize>,
    read: ReadEdition<'_>,
    progress: &ProgressBar,
) -> Result<io::Result<TunedEdition>, CatalogError> {
    struct Visit<'a>(&'a SweepPlan, Option<usize>, EditionChoice, &'a ProgressBar);
    impl Visitor for Visit<'_> {
        type Answer = Result<io::Result<TunedEdition>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            let Visit(plan, threads, edition, progress) = self;
            Search::<G>::new(plan, threads, &edition, progress).and_then(|search| match search {
                Ok(search) => search.run(),
                Err(refused) => Ok(Err(refused)),
            })
        }
    }
    let edition = match plan.edition(&plan.editions[0], read) {
        Ok(edition) => edition,
        Err(unread) => return Ok(Err(unread)),
    };
    catalog::visit(&plan.game, Visit(plan, threads, edition, progress))?
}

/// The places that the numbers have among their values.
type Places = Vec<u64>;

struct Search<'a, G: Listed> {
    plan: &'a SweepPlan,
    targets: &'a Targets,
    edition: &'static tabletop::Edition<PartsOf<G>>,
    bot: Player,
    pool: ThreadPool,
    progress: &'a ProgressBar,
    /// How far each edition is from the targets; `None` if it cannot be.
    tried: BTreeMap<Places, Option<f64>>,
}

impl<'a, G: Listed> Search<'a, G> {
    fn new(
        plan: &'a SweepPlan,
        threads: Option<usize>,
        edition: &EditionChoice,
        progress: &'a ProgressBar,
    ) -> Result<io::Result<Self>, CatalogError> {
        let refuse =
            |message: &str| Ok(Err(io::Error::new(io::ErrorKind::InvalidInput, message.to_string())));
        let Some(targets) = &plan.targets else {
            return refuse("the plan has no [targets]: say what the edition should be like");
        };
        let is_one = plan.editions.len() == 1 && plan.options.iter().all(|(_, values)| values.len() == 1);
        let ([bot], true) = (&plan.bots.concat()[..], is_one) else {
            return refuse(
                "a search is for one edition, one value of each option and one bot for all seats: name one of each",
            );
        };
        if plan.numbers.iter().all(|(_, numbers)| numbers.count() < 2) {
            return refuse("the plan has no [numbers] to search: name some with several values");
        }
        let bot = *bot;
        let pool = match pool(threads, u64::MAX) {
            Ok(pool) => pool,
            Err(failed) => return Ok(Err(failed)),
        };
        let edition = edition.find::<PartsOf<G>>()?;
        Ok(Ok(Search { plan, targets, edition, bot, pool, progress, tried: BTreeMap::new() }))
    }

    fn run(mut self) -> Result<io::Result<TunedEdition>, CatalogError> {
        let mut best = self.first()?;
        let Some(mut least) = self.loss(&best)? else {
            // Now it is told why.
            self.books(&self.text(&best)?)?;
            return Ok(Err(io::Error::other(
                "the numbers that are nearest to the edition's own cannot be played",
            )));
        };
        let longest = self.counts().into_iter().max().unwrap_or(1);
        let mut step = (longest / 4).max(1);
        let mut is_cut_short = false;
        while least > 0.0 {
            let mut found = None;
            for next in self.neighbours(&best, step) {
                if self.tried.len() >= MOST_TRIED && !self.tried.contains_key(&next) {
                    is_cut_short = true;
                    break;
                }
                if let Some(loss) = self.loss(&next)?
                    && loss < least
                {
                    (least, found) = (loss, Some(next));
                }
            }
            match found {
                Some(next) => best = next,
                None if step > 1 && !is_cut_short => step = (step / 2).max(1),
                None => break,
            }
        }
        self.report(&best, is_cut_short)
    }

    fn counts(&self) -> Vec<u64> {
        self.plan.numbers.iter().map(|(_, numbers)| numbers.count()).collect()
    }

    /// The places nearest to the edition's own numbers.
    fn first(&self) -> Result<Places, CatalogError> {
        let mut places = Vec::new();
        for (name, numbers) in &self.plan.numbers {
            let own = self.edition.number(name)?;
            let far = |place: &u64| own.map_or(0, |own| numbers.at(*place).abs_diff(own));
            places.push((0..numbers.count()).min_by_key(far).unwrap_or(0));
        }
        Ok(places)
    }

    /// The same but for one number, which is so many values away.
    fn neighbours(&self, places: &Places, step: u64) -> Vec<Places> {
        let mut all = Vec::new();
        for (i, count) in self.counts().into_iter().enumerate() {
            let down = places[i].checked_sub(step);
            let up = places[i].checked_add(step).filter(|place| *place < count);
            for place in [down, up].into_iter().flatten() {
                let mut other = places.clone();
                other[i] = place;
                all.push(other);
            }
        }
        all
    }

    fn text(&self, places: &Places) -> Result<String, CatalogError> {
        let numbers = self.plan.numbers.iter().zip(places);
        let numbers = numbers.map(|((name, numbers), place)| (name.as_str(), Numbers::at(numbers, *place)));
        Ok(self.edition.with_numbers(numbers)?)
    }

    /// The rules at each table size.
    fn books(&self, text: &str) -> Result<Vec<Book<G>>, CatalogError> {
        let options: Vec<_> =
            self.plan.options.iter().map(|(name, values)| (name.clone(), values[0].clone())).collect();
        let setup = |seats| Setup {
            seats: Some(seats),
            edition: EditionChoice::Text(text.to_string()),
            options: options.clone(),
            ..Setup::default()
        };
        self.plan.seats.iter().map(|seats| setup(*seats).book::<G>()).collect()
    }

    /// How far an edition is from the targets; `None` if it cannot be.
    fn loss(&mut self, places: &Places) -> Result<Option<f64>, CatalogError> {
        if let Some(known) = self.tried.get(places) {
            return Ok(*known);
        }
        let found = match self.books(&self.text(places)?) {
            Ok(books) => {
                let figures = self.figures(&books, self.plan.games, self.plan.seed);
                Some(loss(self.targets, &figures))
            }
            Err(_) => None,
        };
        self.tried.insert(places.clone(), found);
        Ok(found)
    }

    /// What is known of the tables after so many games.
    fn figures(&self, books: &[Book<G>], games: u64, seed: u64) -> Vec<Figures> {
        let watch = |book: &Book<G>| {
            let bots = vec![self.bot; book.seats.get()];
            let dice = |game| SameDice::new(seed, game);
            let tallies = watched_with(*book, &bots, games, dice, &self.pool, self.progress)
                .expect("nothing is written while games are watched");
            let table = TableFigures::of(*book, self.bot, &tallies);
            let components = ComponentFigures::all(*book, &tallies.pieces.0, games);
            Figures { table, components }
        };
        books.iter().map(watch).collect()
    }

    fn report(&self, best: &Places, is_cut_short: bool) -> Result<io::Result<TunedEdition>, CatalogError> {
        let (before, text) = (&self.edition.source, self.text(best)?);
        let found_hash = tabletop::Edition::<PartsOf<G>>::load(&text)?.hash.clone();
        let books = [self.books(before)?, self.books(&text)?];
        let (games, seed) = (self.plan.games * LAST_GAMES, self.plan.seed.wrapping_add(1));
        let figures = books.each_ref().map(|books| self.figures(books, games, seed));
        let mut changes = Vec::new();
        let is_endless = |figures: &Figures| figures.table.unfinished > 0;
        if found_hash != self.edition.hash && !figures.iter().flatten().any(is_endless) {
            let threads = Some(self.pool.current_num_threads());
            let plan = ComparePlan { games, seed, threads };
            for (one, other) in books[0].iter().zip(&books[1]) {
                let sides =
                    [one, other].map(|book| Playing { book: *book, bots: vec![self.bot; book.seats.get()] });
                let report = match pairs(&sides, &plan, &ProgressBar::hidden()) {
                    Ok(report) => report,
                    Err(failed) => return Ok(Err(failed)),
                };
                self.progress.inc(games);
                changes.push(CompareReport { threads: 0, seconds: 0.0, ..report });
            }
        }
        let mut numbers = Vec::new();
        for ((name, values), place) in self.plan.numbers.iter().zip(best) {
            numbers.push(ChangedNumber {
                number: name.clone(),
                before: self.edition.number(name)?,
                after: values.at(*place),
            });
        }
        Ok(Ok(TunedEdition {
            program: PROGRAM.to_string(),
            game: G::META.id.to_string(),
            title: G::META.title.to_string(),
            edition: [self.edition.header.id.clone(), self.edition.hash.clone()],
            found_hash,
            bot: self.bot,
            games: self.plan.games,
            seed: self.plan.seed,
            last_games: games,
            last_seed: seed,
            tried: self.tried.len(),
            refused: self.tried.values().filter(|loss| loss.is_none()).count(),
            is_cut_short,
            numbers,
            aims: aims(self.targets, &figures),
            changes,
            file: text,
        }))
    }
}
