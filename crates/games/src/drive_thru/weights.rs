//! What each feature counts for, in the order of `features::NAMES`; found by `cargo xtask tune drive-thru`.

/// Two seats.
pub(super) const TWO: [f32; 15] = [
    0.112, -0.277, -0.233, 1.938, 0.296, -0.111, 1.905, 3.476, 2.501, 1.233, 0.373, -0.063, 0.599, 1.613,
    -0.740,
];

/// More seats.
pub(super) const MORE: [f32; 15] = [
    -0.131, -0.088, 0.277, 1.928, 0.559, -0.314, 2.494, 3.245, 2.457, 1.548, 0.459, -0.070, 0.441, 2.624,
    -0.117,
];
