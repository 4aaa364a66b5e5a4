//! What each feature counts for, with two seats and with more.

pub(super) const TWO: [f32; 9] = [0.59, 0.30, 1.02, 0.67, -0.09, 0.0, 0.0, 0.66, 0.0];

pub(super) const MORE: [f32; 9] = [1.38, 0.13, 3.72, -1.61, -0.24, 0.18, -0.12, 0.51, -0.23];
