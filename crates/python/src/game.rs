//! A table: a game with an edition, options and a number of seats.

use std::sync::Arc;

use catalog::{AnyGame, EditionChoice, GAMES, Player, Setup, find};
use indicatif::ProgressBar;
use lab::{AXIS, Asked, ComparePlan, LabTable, MatchPlan, Origin, Plan, Side, StudyPlan, open};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};
use tabletop::{Language, Layout, OptionValue, SeatCount};

use crate::errors::value;
use crate::state::State;

/// The ids of all games.
#[pyfunction]
pub(crate) fn game_ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.meta().id).collect()
}

/// What a table is, kept by everything that belongs to it.
pub(crate) struct Table {
    pub(crate) entry: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    pub(crate) lab: Box<dyn LabTable>,
    pub(crate) layout: Layout,
    pub(crate) seats: SeatCount,
    edition_id: String,
    edition_hash: String,
    edition_text: Option<String>,
}

impl Table {
    pub(crate) fn edition_hash(&self) -> &str {
        &self.edition_hash
    }
}

/// A game, ready to be played: dozen.Game("go-nuts", seats=4).
///
/// `edition` is the id of a built-in edition or the text of an edition file; `options` change the rules of the edition.
/// Seats count from 0. What a seat may choose are action ids, what it may know is an observation; `action_groups` and
/// `observation_parts` say what the numbers mean.
#[pyclass(frozen, module = "dozen")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) table: Arc<Table>,
}

/// A value of an option: True, 3 or "word".
fn option(name: &str, given: &Bound<'_, PyAny>) -> PyResult<OptionValue> {
    if given.is_instance_of::<PyBool>() {
        return given.extract().map(OptionValue::Bool);
    }
    if let Ok(number) = given.extract() {
        return Ok(OptionValue::Int(number));
    }
    if let Ok(word) = given.extract() {
        return Ok(OptionValue::Word(word));
    }
    let kind = given.get_type().name()?;
    Err(pyo3::exceptions::PyTypeError::new_err(format!(
        "the option {name} is a {kind}: options are True or False, whole numbers or words"
    )))
}

/// The bots of these names.
pub(crate) fn players(names: &[String]) -> PyResult<Vec<Player>> {
    names.iter().map(|name| Player::in_lab(name).map_err(value)).collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats=None, edition=None, options=None))]
    fn new(
        name: &str,
        seats: Option<usize>,
        edition: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let entry = find(name).map_err(value)?;
        let meta = entry.meta();
        let seats = seats.map_or_else(|| Ok(meta.default_seats()), |n| meta.seat_count(n)).map_err(value)?;
        // An edition file has several lines, an id has one word.
        let edition_text = edition.as_ref().filter(|text| text.contains('\n')).cloned();
        let choice = match edition {
            None => EditionChoice::Default,
            Some(text) if edition_text.is_some() => EditionChoice::Text(text),
            Some(id) => EditionChoice::BuiltIn(id),
        };
        let mut setup = Setup { seats: Some(seats), edition: choice, ..Setup::default() };
        for (name, given) in options.into_iter().flatten() {
            let name: String = name.extract()?;
            setup.options.push((name.clone(), option(&name, &given)?));
        }
        let lab = open(meta.id, &setup).map_err(value)?;
        let layout = lab.layout().map_err(value)?;
        let card = entry.open(&setup).map_err(value)?.edition(Language::English);
        let table = Table {
            entry,
            setup,
            lab,
            layout,
            seats,
            edition_id: card.id,
            edition_hash: card.hash,
            edition_text,
        };
        Ok(Game { table: Arc::new(table) })
    }

    /// The id of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.table.entry.meta().id
    }

    /// The name for people.
    #[getter]
    fn title(&self) -> &'static str {
        self.table.entry.meta().title
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.table.seats.get()
    }

    /// The id of the edition.
    #[getter]
    fn edition(&self) -> &str {
        &self.table.edition_id
    }

    /// Names the content of the edition; keep it with what you have learned.
    #[getter]
    fn edition_hash(&self) -> &str {
        &self.table.edition_hash
    }

    /// The options that differ from the edition's defaults.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in &self.table.setup.options {
            match value {
                OptionValue::Bool(yes) => options.set_item(name, yes)?,
                OptionValue::Int(number) => options.set_item(name, number)?,
                OptionValue::Word(word) => options.set_item(name, word)?,
            }
        }
        Ok(options)
    }

    /// The version of ids and observations; keep it with what you have learned.
    #[getter]
    fn numbers_version(&self) -> u32 {
        self.table.layout.version
    }

    /// How many action ids there are.
    #[getter]
    fn n_actions(&self) -> usize {
        self.table.layout.menu.len()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.table.layout.observation_len()
    }

    /// What the action ids mean: (name, first id, shape) for each group.
    #[getter]
    fn action_groups(&self) -> Vec<(&'static str, usize, [usize; 3])> {
        let groups = self.table.layout.menu.groups().iter();
        groups.map(|group| (group.name, group.first, group.shape)).collect()
    }

    /// What the numbers of an observation mean: (name, first index, shape, lowest, highest) for each part.
    #[getter]
    fn observation_parts(&self) -> Vec<(&'static str, usize, Vec<usize>, i16, i16)> {
        let mut first = 0;
        let mut parts = Vec::new();
        for part in &self.table.layout.parts {
            parts.push((part.name, first, part.shape.clone(), part.bounds.0, part.bounds.1));
            first += part.shape.iter().product::<usize>();
        }
        parts
    }

    /// A new game. With a seed it deals by itself whenever chance is due; without one you do, with `deal` or `apply_step`.
    #[pyo3(signature = (seed=None))]
    fn start(&self, seed: Option<u64>) -> PyResult<State> {
        let mut position = self.table.lab.position().map_err(value)?;
        if let Some(seed) = seed {
            position.deal(seed);
        }
        Ok(State::new(self.clone(), position, seed))
    }

    /// The game after these steps, written as `State.steps` has them.
    #[pyo3(signature = (steps, seed=None))]
    fn replay(&self, steps: Vec<String>, seed: Option<u64>) -> PyResult<State> {
        let mut position = self.table.lab.position().map_err(value)?;
        for (i, step) in steps.iter().enumerate() {
            position.apply_step(step).map_err(|e| value(format!("step {i}, {step}: {e}")))?;
        }
        Ok(State::new(self.clone(), position, seed))
    }

    /// Plays many games between bots and reports who wins and how long it takes; the same figures as `dozen sim --json`.
    #[pyo3(signature = (games, bots=None, *, seed=1, threads=0, rotate=false))]
    fn simulate<'py>(
        &self,
        py: Python<'py>,
        games: u64,
        bots: Option<Vec<String>>,
        seed: u64,
        threads: usize,
        rotate: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let bots = self.one_per_seat(bots, "random")?;
        let plan = Plan { games, seed, threads: Some(threads), bots, rotate };
        let report =
            py.detach(|| self.table.lab.simulate(&plan, &ProgressBar::hidden(), None)).map_err(value)?;
        json(py, &serde_json::to_string(&report).map_err(value)?)
    }

    /// A contest of bots, judged by blocks in which everybody sits everywhere; the same figures as `dozen match --json`.
    #[pyo3(signature = (bots, games=1000, *, duplicate=true, play_all=false, seed=1, threads=0))]
    fn contest<'py>(
        &self,
        py: Python<'py>,
        bots: Vec<String>,
        games: u64,
        duplicate: bool,
        play_all: bool,
        seed: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let bots = players(&bots)?;
        let plan = MatchPlan { bots, games, duplicate, all: play_all, seed, threads: Some(threads) };
        let report = py.detach(|| self.table.lab.contest(&plan, &ProgressBar::hidden())).map_err(value)?;
        json(py, &serde_json::to_string(&report).map_err(value)?)
    }

    /// What changes on another table of the game: the same games are played on both, and the differences come with intervals.
    /// The same figures as `dozen compare --json`. `bots` names one bot for all seats or one for each.
    #[pyo3(signature = (other, games=1000, bots=None, *, seed=1, threads=0))]
    fn compare<'py>(
        &self,
        py: Python<'py>,
        other: &Game,
        games: u64,
        bots: Option<Vec<String>>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        if self.id() != other.id() {
            return Err(value(format!(
                "{} and {} are different games: compare tables of one",
                self.id(),
                other.id()
            )));
        }
        let bots = self.one_per_seat(bots, "greedy")?;
        let side = |game: &Game| Side {
            setup: game.table.setup.clone(),
            bots: bots.clone(),
            origin: Origin::default(),
        };
        let plan = ComparePlan { games, seed, threads: Some(threads) };
        let sides = [side(self), side(other)];
        let report = py.detach(|| lab::compare(self.id(), sides, &plan, &ProgressBar::hidden()));
        let report = report.map_err(value)?.map_err(value)?;
        json(py, &serde_json::to_string(&report).map_err(value)?)
    }

    /// Is it fair, how long, how tense, what is a card worth, luck or skill: the figures of `dozen report --json` and its page
    /// as HTML. `bots` go from weak to strong; the table has as many seats as this game.
    #[pyo3(signature = (games=2000, bots=None, *, seed=1, threads=0))]
    fn report<'py>(
        &self,
        py: Python<'py>,
        games: u64,
        bots: Option<Vec<String>>,
        seed: u64,
        threads: usize,
    ) -> PyResult<(Bound<'py, PyAny>, String)> {
        let bots = match bots {
            None => AXIS.map(Player::from).to_vec(),
            Some(names) => players(&names)?,
        };
        let plan = StudyPlan { games, seed, threads: Some(threads), seats: vec![self.table.seats], bots };
        let asked = Asked { setup: self.table.setup.clone(), origin: Origin::default() };
        let study = py.detach(|| lab::study(self.id(), &asked, None, &plan, &ProgressBar::hidden()));
        let study = study.map_err(value)?.map_err(value)?;
        let figures = json(py, &serde_json::to_string(&study).map_err(value)?)?;
        Ok((figures, lab::page(&study, Language::English)))
    }

    fn __repr__(&self) -> String {
        let (meta, options) = (self.table.entry.meta(), &self.table.setup.options);
        let mut text =
            format!("dozen.Game({:?}, seats={}, edition={:?}", meta.id, self.seats(), self.edition());
        if !options.is_empty() {
            let options: Vec<String> = options
                .iter()
                .map(|(name, value)| match value {
                    OptionValue::Bool(yes) => format!("{name:?}: {}", if *yes { "True" } else { "False" }),
                    OptionValue::Int(number) => format!("{name:?}: {number}"),
                    OptionValue::Word(word) => format!("{name:?}: {word:?}"),
                })
                .collect();
            text.push_str(&format!(", options={{{}}}", options.join(", ")));
        }
        text + ")"
    }

    fn __eq__(&self, other: &Game) -> bool {
        let (one, other) = (&self.table, &other.table);
        let mut options = [one.setup.options.clone(), other.setup.options.clone()];
        options.iter_mut().for_each(|options| options.sort_by(|a, b| a.0.cmp(&b.0)));
        one.entry.meta().id == other.entry.meta().id
            && (one.seats, &one.edition_hash) == (other.seats, &other.edition_hash)
            && options[0] == options[1]
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.table.entry.meta().id, self.table.seats, &self.table.edition_hash).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let edition = self.table.edition_text.as_ref().unwrap_or(&self.table.edition_id);
        let arguments = (self.id(), self.seats(), edition, self.options(py)?).into_pyobject(py)?;
        Ok((py.get_type::<Game>().into_any(), arguments))
    }
}

impl Game {
    /// One bot for each seat: those named, or one on all seats.
    fn one_per_seat(&self, names: Option<Vec<String>>, usual: &str) -> PyResult<Vec<Player>> {
        let names = names.unwrap_or_else(|| vec![usual.to_string()]);
        match players(&names)?.as_slice() {
            [one] => Ok(vec![*one; self.table.seats.get()]),
            all => Ok(all.to_vec()),
        }
    }
}

/// JSON as Python has it.
pub(crate) fn json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}
