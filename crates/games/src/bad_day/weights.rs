//! What each feature counts for, in the order of `features::NAMES`; found by `cargo xtask tune bad-day`.

/// Two seats.
pub(super) const TWO: [f32; 13] =
    [1.092, 1.426, 0.146, 0.596, 0.187, -0.161, -0.363, -1.205, -1.128, 1.205, 1.128, 0.552, -0.267];

/// More seats.
pub(super) const MORE: [f32; 13] =
    [1.571, 0.716, 0.247, 0.390, 0.043, -0.117, 1.728, -0.795, -0.149, 0.452, 0.077, 0.615, -0.463];
