//! A game in progress.

use catalog::Player;
use lab::Position;
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use tabletop::{Seat, SeatCount, Turn, Viewer, fast_rng};

use crate::errors::{seat, value, viewer};
use crate::game::{Game, json};

/// A game in progress, made by `Game.start`. A plain value: `clone` it, compare it, pickle it, look ahead in it.
///
/// Where several seats choose at once they are asked one after the other, and none sees another's answer. Methods that
/// take a `seat` mean the one that is asked if you leave it out.
#[pyclass(module = "dozen")]
pub(crate) struct State {
    game: Game,
    position: Box<dyn Position>,
    /// What chance is dealt from, if the game deals by itself.
    seed: Option<u64>,
}

impl State {
    pub(crate) fn new(game: Game, position: Box<dyn Position>, seed: Option<u64>) -> Self {
        State { game, position, seed }
    }

    fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    fn asked(&self) -> Option<Seat> {
        match self.position.turn() {
            Turn::Act(due) => due.first(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The seat that is meant: the one that is asked, unless another is named.
    fn meant(&self, number: Option<i64>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.seats()),
            None => self.asked().ok_or_else(|| value("nobody is asked now: name a seat")),
        }
    }

    /// Who looks: the seat that is asked if none is named, a spectator if nobody is asked.
    fn looks(&self, number: Option<i64>) -> PyResult<Viewer> {
        match number {
            Some(-1) => Ok(Viewer::Spectator),
            Some(_) => viewer(number, self.seats()),
            None => Ok(self.asked().map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }
}

#[pymethods]
impl State {
    /// The table this game is played at.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat that is asked, counted from 0; None if chance is due or the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.asked().map(Seat::index)
    }

    /// All seats that still owe an answer; several where they choose at once.
    #[getter]
    fn due(&self) -> Vec<usize> {
        match self.position.turn() {
            Turn::Act(due) => due.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// Whether chance is due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.turn() == Turn::Chance
    }

    /// The action ids the seat may choose from; none if it is not asked.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<u16>> {
        match (seat, self.asked()) {
            (None, None) => Ok(Vec::new()),
            _ => Ok(self.position.legal(self.meant(seat)?)),
        }
    }

    /// The same as a mask: True for every id that is legal.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.game.table.layout.menu.len()];
        if seat.is_some() || self.asked().is_some() {
            self.position.mask(self.meant(seat)?, &mut mask);
        }
        Ok(mask.into_pyarray(py))
    }

    /// What a seat may know, as small integers. Seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut numbers = vec![0; self.game.table.layout.observation_len()];
        self.position.observe(self.looks(seat)?, &mut numbers);
        Ok(numbers.into_pyarray(py))
    }

    /// The seat that is asked, or another that owes an answer, chooses the action with this id.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: usize, seat: Option<i64>) -> PyResult<()> {
        let meant = match (seat, self.asked()) {
            (None, None) if self.is_over() => return Err(value("the game is over: start another")),
            (None, None) => return Err(value("chance is due: deal before anybody chooses")),
            _ => self.meant(seat)?,
        };
        self.position.apply(meant, action).map_err(value)?;
        if let Some(seed) = self.seed {
            self.position.deal(seed);
        }
        Ok(())
    }

    /// Makes a step as `steps` has them: "1.pick:2" (here seats count from 1), "x.draw:glazed".
    fn apply_step(&mut self, step: &str) -> PyResult<()> {
        self.position.apply_step(step).map_err(value)
    }

    /// Chance answers, as often as it is due. The same seed deals the same at the same place in the game.
    fn deal(&mut self, seed: u64) {
        self.position.deal(seed);
    }

    /// What chance may answer now: (step for apply_step, weight) for each.
    fn chances(&self) -> Vec<(String, u32)> {
        self.position.chances()
    }

    /// How a record writes the action with this id: "pick:2".
    #[pyo3(signature = (action, seat=None))]
    fn action_text(&self, action: usize, seat: Option<i64>) -> PyResult<String> {
        let text = self.position.token(self.meant(seat)?, action);
        text.ok_or_else(|| {
            value(format!("the action id {action} is not legal here: choose one that legal() lists"))
        })
    }

    /// The steps so far. A sampled state has none: it raises ValueError.
    #[getter]
    fn steps(&self) -> PyResult<Vec<String>> {
        let unknown = || value("this state was sampled, so nobody knows how it came about");
        self.position.steps().ok_or_else(unknown)
    }

    /// The record of the game as a dict, as `dozen replay` and `dozen verify` read it.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let table = &self.game.table;
        let mut replayed = table.entry.open(&table.setup).map_err(value)?;
        for step in self.steps()? {
            replayed.apply(&step).map_err(value)?;
        }
        json(py, &replayed.record(None).to_json())
    }

    /// All that a seat may know, as a dict. Seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        json(py, &self.position.view_json(self.looks(seat)?))
    }

    /// The board as a seat sees it, drawn with letters. Seat -1 is a spectator.
    #[pyo3(signature = (seat=None))]
    fn text(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.position.view_text(self.looks(seat)?))
    }

    /// All that a seat has seen and knows: games it cannot tell apart have the same.
    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<i64>) -> PyResult<String> {
        Ok(self.position.information(self.looks(seat)?))
    }

    /// A guess at each seat's share of the win. It looks at everything, hidden things included.
    fn win_shares(&self) -> Vec<f32> {
        self.position.win_shares()
    }

    /// Points of each seat, once the game is over; None before.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        self.position.outcome().map(|outcome| outcome.scores.as_slice().to_vec())
    }

    /// Rank of each seat from 1, once the game is over; None before.
    #[getter]
    fn ranks(&self) -> Option<Vec<u8>> {
        self.position.outcome().map(|outcome| outcome.ranks.as_slice().to_vec())
    }

    /// What each seat has won: its share of the win once the game is over, 0 before.
    fn returns(&self) -> Vec<f64> {
        let outcome = self.position.outcome();
        let share = |seat| outcome.as_ref().map_or(0.0, |outcome| outcome.win_share(seat));
        self.seats().seats().map(share).collect()
    }

    /// A state drawn from those that look like this one to the seat. It deals by itself if this one does.
    #[pyo3(signature = (seat=None, *, seed))]
    fn sample(&self, seat: Option<i64>, seed: u64) -> PyResult<State> {
        let position = self.position.sample(self.looks(seat)?, &mut fast_rng(seed, 0));
        let seed = self.seed.map(|_| seed);
        Ok(State { game: self.game.clone(), position, seed })
    }

    /// What a bot ("hard", "hard:5000" with so many iterations) chooses for the seat that is asked. It sees the view of
    /// that seat and nothing else.
    #[pyo3(signature = (bot, *, seed=0, seat=None))]
    fn bot_action(&self, py: Python<'_>, bot: &str, seed: u64, seat: Option<i64>) -> PyResult<u16> {
        let (player, meant): (Player, _) = (bot.parse().map_err(value)?, self.meant(seat)?);
        py.detach(|| self.position.choose(meant, player, &mut fast_rng(seed, 0))).map_err(value)
    }

    /// The same state once more; changing one leaves the other as it is.
    fn clone(&self) -> State {
        State { game: self.game.clone(), position: self.position.boxed_clone(), seed: self.seed }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> State {
        self.clone()
    }

    fn __eq__(&self, other: &State) -> bool {
        self.game.table.entry.meta().id == other.game.table.entry.meta().id
            && self.position.hash() == other.position.hash()
    }

    fn __hash__(&self) -> u64 {
        self.position.hash()
    }

    fn __str__(&self) -> PyResult<String> {
        self.text(None)
    }

    fn __repr__(&self) -> String {
        let turn = match self.position.turn() {
            Turn::Over => "over".to_string(),
            Turn::Chance => "chance is due".to_string(),
            Turn::Act(due) => {
                format!("seats {:?} are asked", due.iter().map(Seat::index).collect::<Vec<_>>())
            }
        };
        format!("<State of {}: {turn}>", self.game.table.entry.meta().id)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let make = self.game.clone().into_pyobject(py)?.into_any().getattr("replay")?;
        Ok((make, (self.steps()?, self.seed).into_pyobject(py)?))
    }
}
