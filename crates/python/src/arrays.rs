//! Arrays that the caller owns.

use numpy::{Element, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::PyErr;

use crate::errors::value;

/// The numbers of an array, which must have this shape and lie in one piece.
pub(crate) fn slice<'a, T: Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    name: &str,
    shape: &[usize],
) -> Result<&'a mut [T], PyErr> {
    if array.shape() != shape {
        return Err(value(format!("{name} has the shape {:?}, but {shape:?} is needed", array.shape())));
    }
    array
        .as_slice_mut()
        .map_err(|_| value(format!("{name} does not lie in one piece: make it with numpy.ascontiguousarray")))
}
