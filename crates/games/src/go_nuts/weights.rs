//! What each feature counts for, with two seats and with more.

pub(super) const TWO: [f32; 7] = [1.02, 1.28, 0.64, 0.40, 0.25, 1.44, 0.0];

pub(super) const MORE: [f32; 7] = [0.48, 0.45, 0.36, -0.23, 3.31, -1.61, 0.33];
