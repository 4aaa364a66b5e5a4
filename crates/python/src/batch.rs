//! Many games side by side, in arrays that the caller owns.

use catalog::Player;
use lab::{Autoreset, BatchPlan, Frame, Reward, SavedBatch};
use numpy::{PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use serde_json::json;
use tabletop::MAX_SEATS;

use crate::arrays::slice;
use crate::errors::value;
use crate::game::Game;

/// Games side by side; `dozen.Batch` is made of it.
#[pyclass(module = "dozen._dozen", name = "Batch")]
pub(crate) struct Batch {
    game: Game,
    rows: usize,
    batch: Option<Box<dyn lab::Batch>>,
}

type Array<'py, T> = PyReadwriteArrayDyn<'py, T>;

impl Batch {
    fn open(&mut self) -> PyResult<&mut Box<dyn lab::Batch>> {
        self.batch.as_mut().ok_or_else(|| value("this batch is closed: make another"))
    }

    /// What identifies the table, so that nothing is loaded into another.
    fn table(&self) -> serde_json::Value {
        let table = &self.game.table;
        let options: Vec<String> =
            table.setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        json!({
            "game": table.entry.meta().id,
            "seats": table.seats.get(),
            "edition": table.edition_hash(),
            "options": options,
            "numbers": table.layout.version,
            "rules": table.entry.meta().rules_version,
        })
    }
}

/// Checks the arrays, and hands them on as one.
macro_rules! frame {
    ($self:ident, $observations:ident, $masks:ident, $seats:ident, $rewards:ident, $done:ident) => {{
        let (layout, rows) = (&$self.game.table.layout, $self.rows);
        Frame {
            observations: slice(&mut $observations, "observations", &[rows, layout.observation_len()])?,
            masks: slice(&mut $masks, "masks", &[rows, layout.menu.len()])?,
            seats: slice(&mut $seats, "seats", &[rows])?,
            rewards: slice(&mut $rewards, "rewards", &[rows, $self.game.table.seats.get()])?,
            done: slice(&mut $done, "done", &[rows])?,
        }
    }};
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, rows, seed, opponents, reward, autoreset, threads))]
    fn new(
        game: &Bound<'_, Game>,
        rows: usize,
        seed: u64,
        opponents: Vec<Option<String>>,
        reward: &str,
        autoreset: &str,
        threads: usize,
    ) -> PyResult<Self> {
        let reward = match reward {
            "win_share" => Reward::WinShare,
            "score" => Reward::Score,
            "margin" => Reward::Margin,
            other => {
                return Err(value(format!("there is no reward '{other}': use win_share, score or margin")));
            }
        };
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "off" => Autoreset::Off,
            other => {
                return Err(value(format!(
                    "there is no autoreset '{other}': use next_step, same_step or off"
                )));
            }
        };
        let mut players = [None; MAX_SEATS];
        for (player, name) in players.iter_mut().zip(opponents) {
            *player = name.map(|name| name.parse::<Player>().map_err(value)).transpose()?;
        }
        let plan = BatchPlan { games: rows, seed, players, reward, autoreset, threads };
        let game = game.get().clone();
        let batch = Some(game.table.lab.batch(plan).map_err(value)?);
        Ok(Batch { game, rows, batch })
    }

    /// Begins the marked games anew, or all.
    fn reset(
        &mut self,
        py: Python<'_>,
        rows: Option<PyReadonlyArray1<'_, bool>>,
        mut observations: Array<'_, i16>,
        mut masks: Array<'_, bool>,
        mut seats: Array<'_, i8>,
        mut rewards: Array<'_, f32>,
        mut done: Array<'_, bool>,
    ) -> PyResult<()> {
        self.open()?;
        let frame = frame!(self, observations, masks, seats, rewards, done);
        let rows = rows.as_ref().map(PyReadonlyArray1::as_slice).transpose().map_err(value)?;
        if let Some(marked) = rows.filter(|marked| marked.len() != self.rows) {
            let (there, needed) = (marked.len(), self.rows);
            return Err(value(format!("rows has {there} marks, but {needed} are needed: one for each game")));
        }
        let batch = self.open()?;
        py.detach(|| batch.reset(rows, frame));
        Ok(())
    }

    /// Chooses one id in each game and plays on.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observations: Array<'_, i16>,
        mut masks: Array<'_, bool>,
        mut seats: Array<'_, i8>,
        mut rewards: Array<'_, f32>,
        mut done: Array<'_, bool>,
    ) -> PyResult<()> {
        self.open()?;
        let frame = frame!(self, observations, masks, seats, rewards, done);
        let actions = actions.as_slice().map_err(value)?;
        if actions.len() != self.rows {
            let (there, needed) = (actions.len(), self.rows);
            return Err(value(format!(
                "there are {there} actions, but {needed} are needed: one for each game"
            )));
        }
        let batch = self.open()?;
        py.detach(|| batch.step(actions, frame)).map_err(value)
    }

    /// Where all games stand, as text.
    fn save(&mut self) -> PyResult<String> {
        let table = self.table();
        let saved = self.open()?.save();
        serde_json::to_string(&json!({ "table": table, "batch": saved })).map_err(value)
    }

    /// Puts all games where they were.
    fn load(
        &mut self,
        py: Python<'_>,
        saved: &str,
        mut observations: Array<'_, i16>,
        mut masks: Array<'_, bool>,
        mut seats: Array<'_, i8>,
        mut rewards: Array<'_, f32>,
        mut done: Array<'_, bool>,
    ) -> PyResult<()> {
        self.open()?;
        let unreadable = |why: String| value(format!("this was not saved by a batch: {why}"));
        let saved: serde_json::Value = serde_json::from_str(saved).map_err(|e| unreadable(e.to_string()))?;
        if saved["table"] != self.table() {
            let (there, here) = (&saved["table"], self.table());
            return Err(value(format!("this was saved at another table: {there}, and here is {here}")));
        }
        let saved: SavedBatch =
            serde_json::from_value(saved["batch"].clone()).map_err(|e| unreadable(e.to_string()))?;
        let frame = frame!(self, observations, masks, seats, rewards, done);
        let batch = self.open()?;
        py.detach(|| batch.load(&saved, frame)).map_err(value)
    }

    /// Ends the batch and gives its memory back.
    fn close(&mut self) {
        self.batch = None;
    }
}
