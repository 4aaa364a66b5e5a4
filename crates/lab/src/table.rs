//! Tables at which the lab plays, whatever the game.
//!
//! Each call is a whole batch of games: inside it everything is compiled for the game, so nothing is paid for the missing
//! type.

use std::io;

use catalog::{CatalogError, Listed, Setup, Visitor, visit};
use indicatif::ProgressBar;
use tabletop::Book;

use crate::{
    BenchRow, MatchPlan, MatchReport, Plan, Records, Report, SearchRow, TunePlan, TuneReport, bench,
    bench_search, contest, simulate, tune,
};

/// A table of any game of the catalogue.
pub trait LabTable {
    /// See [`simulate`](crate::simulate).
    fn simulate(&self, plan: &Plan, bar: &ProgressBar, records: Option<Records<'_>>) -> io::Result<Report>;

    /// See [`contest`](crate::contest()).
    fn contest(&self, plan: &MatchPlan, bar: &ProgressBar) -> io::Result<MatchReport>;

    /// See [`tune`](crate::tune()).
    fn tune(&self, plan: &TunePlan, bar: &ProgressBar) -> io::Result<TuneReport>;

    /// See [`bench`](crate::bench()).
    fn bench(&self, quick: bool) -> BenchRow;

    /// See [`bench_search`](crate::bench_search()).
    fn bench_search(&self, quick: bool) -> SearchRow;
}

impl<G: Listed> LabTable for Book<G> {
    fn simulate(&self, plan: &Plan, bar: &ProgressBar, records: Option<Records<'_>>) -> io::Result<Report> {
        simulate(*self, plan, bar, records)
    }

    fn contest(&self, plan: &MatchPlan, bar: &ProgressBar) -> io::Result<MatchReport> {
        contest(*self, plan, bar)
    }

    fn tune(&self, plan: &TunePlan, bar: &ProgressBar) -> io::Result<TuneReport> {
        tune(*self, plan, bar)
    }

    fn bench(&self, quick: bool) -> BenchRow {
        bench(*self, quick)
    }

    fn bench_search(&self, quick: bool) -> SearchRow {
        bench_search(*self, quick)
    }
}

/// A table of the game with this id.
pub fn open(game: &str, setup: &Setup) -> Result<Box<dyn LabTable>, CatalogError> {
    struct Open<'a>(&'a Setup);
    impl Visitor for Open<'_> {
        type Answer = Result<Box<dyn LabTable>, CatalogError>;

        fn visit<G: Listed>(self) -> Self::Answer {
            Ok(Box::new(self.0.book::<G>()?))
        }
    }
    visit(game, Open(setup))?
}
