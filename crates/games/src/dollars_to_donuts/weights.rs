//! What each feature counts for, in the order of `features::NAMES`; found by `cargo xtask tune dollars-to-donuts`.

/// Two seats.
pub(super) const TWO: [f32; 12] =
    [2.708, 11.975, 7.357, 9.160, 0.467, 1.689, 1.684, 0.473, 3.283, -0.441, 0.117, 0.005];

/// More seats.
pub(super) const MORE: [f32; 12] =
    [4.302, 13.214, 12.136, 1.941, 1.099, 0.806, 3.455, -1.530, 4.185, -0.540, -0.236, -0.225];
