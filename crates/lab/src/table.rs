//! Tables at which the lab plays, whatever the game.
//!
//! Each call is a whole batch of games: inside it everything is compiled for the game, so nothing is paid for the missing
//! type.

use std::io;

use catalog::{CatalogError, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;
use tabletop::{Book, Layout, SetupError};

use crate::position::position;
use crate::simulate::write_data;
use crate::{
    Batch, BatchError, BatchPlan, BenchRow, DataSet, MatchPlan, MatchReport, Origin, Plan, Position, Records,
    Report, SearchRow, TunePlan, TuneReport, batch, bench, bench_search, contest, simulate, tune,
};

/// A table of any game of the catalogue.
pub trait LabTable: Send + Sync {
    /// See [`simulate`](crate::simulate).
    fn simulate(&self, plan: &Plan, bar: &ProgressBar, records: Option<Records<'_>>) -> io::Result<Report>;

    /// Plays the same and writes the games as rows.
    fn write_data(&self, plan: &Plan, bar: &ProgressBar, data: &mut DataSet<'_>) -> io::Result<Report>;

    /// See [`contest`](crate::contest()).
    fn contest(&self, plan: &MatchPlan, bar: &ProgressBar) -> io::Result<MatchReport>;

    /// See [`tune`](crate::tune()).
    fn tune(&self, plan: &TunePlan, bar: &ProgressBar) -> io::Result<TuneReport>;

    /// See [`bench`](crate::bench()).
    fn bench(&self, quick: bool) -> BenchRow;

    /// See [`bench_search`](crate::bench_search()).
    fn bench_search(&self, quick: bool) -> SearchRow;

    /// The action ids and the parts of an observation.
    fn layout(&self) -> Result<Layout, SetupError>;

    /// See [`batch`](crate::batch()).
    fn batch(&self, plan: BatchPlan) -> Result<Box<dyn Batch>, BatchError>;

    /// A new game before its first step.
    fn position(&self) -> Result<Box<dyn Position>, SetupError>;
}

/// The rules of a table, and how it was asked for.
struct Opened<G: Listed> {
    book: Book<G>,
    origin: Origin,
}

impl<G: Listed> LabTable for Opened<G> {
    fn simulate(&self, plan: &Plan, bar: &ProgressBar, records: Option<Records<'_>>) -> io::Result<Report> {
        let mut report = simulate(self.book, plan, bar, records)?;
        report.provenance.comes_from(&self.origin);
        Ok(report)
    }

    fn write_data(&self, plan: &Plan, bar: &ProgressBar, data: &mut DataSet<'_>) -> io::Result<Report> {
        let mut report = write_data(self.book, plan, bar, data)?;
        report.provenance.comes_from(&self.origin);
        Ok(report)
    }

    fn contest(&self, plan: &MatchPlan, bar: &ProgressBar) -> io::Result<MatchReport> {
        let mut report = contest(self.book, plan, bar)?;
        report.provenance.comes_from(&self.origin);
        Ok(report)
    }

    fn tune(&self, plan: &TunePlan, bar: &ProgressBar) -> io::Result<TuneReport> {
        let mut report = tune(self.book, plan, bar)?;
        report.provenance.comes_from(&self.origin);
        Ok(report)
    }

    fn bench(&self, quick: bool) -> BenchRow {
        bench(self.book, quick)
    }

    fn bench_search(&self, quick: bool) -> SearchRow {
        bench_search(self.book, quick)
    }

    fn layout(&self) -> Result<Layout, SetupError> {
        Layout::of(self.book)
    }

    fn batch(&self, plan: BatchPlan) -> Result<Box<dyn Batch>, BatchError> {
        batch(self.book, plan)
    }

    fn position(&self) -> Result<Box<dyn Position>, SetupError> {
        Ok(position(self.book, self.layout()?.into()))
    }
}

/// The rules of a table, with the weights that were read for it.
pub(crate) fn book<G: Listed>(setup: &Setup, origin: &Origin) -> Result<Book<G>, CatalogError> {
    let book = setup.book::<G>()?;
    let Some((file, weights)) = &origin.weights else { return Ok(book) };
    let refused = |e: String| CatalogError::Setup(SetupError(format!("{file}: {e}").into()));
    weights.weigh(book).map_err(refused)
}

/// A table of the game with this id.
pub fn open(game: &str, setup: &Setup) -> Result<Box<dyn LabTable>, CatalogError> {
    open_from(game, setup, Origin::default())
}

/// A table of the game with this id, whose reports tell where it comes from. Weights that are not for it are refused.
pub fn open_from(game: &str, setup: &Setup, origin: Origin) -> Result<Box<dyn LabTable>, CatalogError> {
    struct Open<'a>(&'a Setup, Origin);
    impl Visitor for Open<'_> {
        type Answer = Result<Box<dyn LabTable>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            let Open(setup, origin) = self;
            Ok(Box::new(Opened { book: book::<G>(setup, &origin)?, origin }))
        }
    }
    visit(game, Open(setup, origin))?
}
