//! Refusals as exceptions.

use pyo3::PyErr;
use pyo3::exceptions::{PyIndexError, PyValueError};
use tabletop::{Seat, SeatCount, Viewer};

/// A value that cannot be used.
pub(crate) fn value(message: impl ToString) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// A seat of this table, counted from 0.
pub(crate) fn seat(number: i64, seats: SeatCount) -> Result<Seat, PyErr> {
    let known = usize::try_from(number).ok().filter(|index| *index < seats.get());
    let unknown = || {
        let last = seats.get() - 1;
        PyIndexError::new_err(format!("there is no seat {number}: seats go from 0 to {last} at this table"))
    };
    known.map(Seat::new).ok_or_else(unknown)
}

/// Who looks: a seat, or a spectator.
pub(crate) fn viewer(number: Option<i64>, seats: SeatCount) -> Result<Viewer, PyErr> {
    number.map_or(Ok(Viewer::Spectator), |number| seat(number, seats).map(Viewer::Seat))
}
